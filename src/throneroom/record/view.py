"""What a seat may know of a game: the one place that says so."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from throneroom.engine.card import Card
from throneroom.engine.dealing import lies_open, sees_cards_of
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.situation import PHASE_NAMES
from throneroom.engine.types import SHADOW


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    hand: list[str] | None              # None: not to be known
    deck_size: int | None               # only one's own may be counted
    shadows: list[str] | None           # in one's own deck, from the top: each by its back, "" for all other cards
    discard_top: str | None
    in_play: list[str]
    set_aside: list[str]
    face_down_size: int
    face_down: list[str] | None
    handled: list[str] | None           # cards looked at or revealed by the effect being carried out
    cards: dict[str, int] | None        # all one owns, wherever it is: anybody can remember their own
    tavern: list[str]
    exile: list[str]
    mats: dict[str, list[str] | int]    # a number: how many cards lie there face down
    owned: list[str]
    actions: int
    buys: int
    coins: int
    potions: int
    debt: int
    points: int
    coffers: int
    villagers: int
    favors: int
    counters: dict[str, int]
    pile_tokens: dict[str, str]
    turns: int


class PileView(msgspec.Struct, frozen=True):
    id: str
    count: int
    top: str | None                     # None: there is none, or it lies face down
    cost: tuple[int, int, int] | None   # of the top card
    supply: bool
    cards: list[str] | None             # top first; None: may not be looked through


class DecisionView(msgspec.Struct, frozen=True):
    player: int
    seat: int
    purpose: str
    source: str | None
    options: list[str] | None           # None: not this seat's to see; then nobody is told how many to choose, either
    counts: list[int] | None
    least: int
    most: int


class View(msgspec.Struct, frozen=True):
    seat: int
    turn_seat: int
    turn_number: int
    turn_source: str
    controller: int
    phase: str
    players: list[PlayerView]
    piles: list[PileView]
    trash: list[str]
    tokens: dict[str, int]
    stacks: dict[str, list[str] | int]  # of Boons and Hexes; a number: so many lie face down
    over: bool


def ids(cards: list[Card]) -> list[str]:
    return sorted([card.id for card in cards]) if cards else []


def counts(cards: list[Card]) -> dict[str, int]:
    return dict(Counter(ids(cards)))


def view(game: Game, seat: int) -> View:
    """What the seat may know: its own cards, those of a player it decides for, and everything that lies open."""
    return views(game, (seat,))[0]


def views(game: Game, seats: Iterable[int]) -> list[View]:
    """What each of the seats may know (-1: somebody who looks on).  What lies open is looked at once for all."""
    turn = game.turn
    piles = [pile_view(game, pile) for pile in game.piles if not pile.facts.away]
    trash = ids(game.trash)
    tokens = {key: count for key, count in sorted(game.tokens.items()) if count}
    stacks: dict[str, list[str] | int] = {name: ids(stack) if lies_open(name) else len(stack)
                                          for name, stack in sorted(game.stacks.items())}
    seen_by_others = [player_view(game, player, -1) for player in game.players]
    return [View(
        seat=seat, turn_seat=int(turn.seat), turn_number=int(game.turn_number), turn_source=turn.source,
        controller=int(turn.controller), phase=PHASE_NAMES[game.phase],
        players=[player_view(game, player, seat) if sees_cards_of(seat, player) else seen
                 for player, seen in zip(game.players, seen_by_others, strict=True)],
        piles=piles, trash=trash, tokens=tokens, stacks=stacks, over=game.over) for seat in seats]


def pile_view(game: Game, pile: Pile) -> PileView:
    cards, facts = pile.cards, pile.facts
    top = cards[-1] if cards and not facts.covered else None
    return PileView(
        id=pile.id, count=len(cards), top=None if top is None else top.id,
        cost=None if top is None else cost_of(game, top), supply=facts.supply,
        cards=pile_ids(pile) if facts.ordered else None)


def pile_ids(pile: Pile) -> list[str]:
    """The cards from the top; a pile that has the name of its card holds no others."""
    cards = pile.cards
    if cards and cards[-1].id == pile.id:
        return [pile.id] * len(cards)
    return [card.id for card in reversed(cards)]


def cost_of(game: Game, card: Card) -> tuple[int, int, int]:
    cost = game.cost(card)
    return cost.coins, cost.potions, cost.debt


def player_view(game: Game, player: Player, seat: int) -> PlayerView:
    own = sees_cards_of(seat, player)
    piles = game.piles
    return PlayerView(
        seat=player.seat, hand_size=len(player.hand), hand=ids(player.hand) if own else None,
        deck_size=len(player.deck) if own else None, shadows=shadows_of(player) if own else None,
        discard_top=player.discard_pile[-1].id if player.discard_pile else None,
        in_play=ids(player.in_play), set_aside=ids(player.set_aside), face_down_size=len(player.face_down),
        face_down=ids(player.face_down) if own else None, handled=ids(player.limbo) if own else None,
        cards=counts(player.all_cards()) if player.seat == seat else None,
        tavern=ids(player.tavern), exile=ids(player.exiled),
        mats={name: ids(mat) if own or not game.table.named[name].secret_mat else len(mat)
              for name, mat in sorted(player.mats.items())},
        owned=ids(player.owned), actions=player.actions, buys=player.buys, coins=player.coins,
        potions=player.potions, debt=player.debt, points=player.points, coffers=player.coffers,
        villagers=player.villagers, favors=player.favors, counters=counters_of(player),
        pile_tokens={token: piles[index].id for token, index in sorted(player.pile_tokens.items())},
        turns=player.turns)


def shadows_of(player: Player) -> list[str]:
    """Down to the last Shadow in the deck."""
    if not player.game.table.shadows:
        return []
    backs = [card.id if card.types & SHADOW else "" for card in reversed(player.deck)]
    while backs and not backs[-1]:
        backs.pop()
    return backs


def counters_of(player: Player) -> dict[str, int]:
    """What cards count for a player, and the tokens that will cost a card or a coin."""
    found = dict(player.counters)
    if player.card_penalty:
        found["minus_card_token"] = 1
    if player.coin_penalty:
        found["minus_coin_token"] = 1
    return dict(sorted(found.items()))


def decision_view(decision: Decision, seat: int) -> DecisionView:
    """A decision as a seat may see it: everybody may know that somebody is asked, and by which card if it lies open;
    only who answers sees the options and how many there are to choose, which would tell of the hand."""
    own = decision.seat == seat
    source = decision.source if own or not lies_hidden(decision.source, decision.player) else None
    return DecisionView(
        player=int(decision.player.seat), seat=int(decision.seat), purpose=decision.purpose,
        source=None if source is None else source.id,
        options=[option.id for option in decision.options] if own else None,
        counts=decision.counts[:] if own else None,
        least=int(decision.least) if own else 0, most=int(decision.most) if own else 0)


def lies_hidden(card: Card | None, player: Player) -> bool:
    """Is it among those cards of the player that others may not see?"""
    return card in player.hand or card in player.deck or card in player.face_down or card in player.shuffling
