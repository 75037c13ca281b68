"""What a seat may know of a game: the one place that says so."""
from __future__ import annotations

import msgspec

from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
from throneroom.engine.game import PHASE_NAMES, Game
from throneroom.engine.player import Player


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand_size: int
    hand: list[str] | None              # None: not to be known
    deck_size: int | None               # only one's own may be counted
    discard_top: str | None
    in_play: list[str]
    set_aside: list[str]
    face_down_size: int
    face_down: list[str] | None
    handled: list[str] | None           # cards looked at or revealed by the effect being carried out
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
    top: str | None
    cost: tuple[int, int, int] | None
    supply: bool
    cards: list[str] | None             # top first; None: may not be looked through


class DecisionView(msgspec.Struct, frozen=True):
    player: int
    seat: int
    purpose: str
    source: str | None
    options: list[str] | None           # None: not this seat's to see
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
    stacks: dict[str, int]
    over: bool


def ids(cards: list[Card]) -> list[str]:
    return sorted(card.id for card in cards)


def view(game: Game, seat: int) -> View:
    """What the seat may know: its own cards, those of a player it decides for, and everything that lies open."""
    turn = game.turn
    return View(
        seat=seat, turn_seat=int(turn.seat), turn_number=int(game.turn_number), turn_source=turn.source,
        controller=int(turn.controller), phase=PHASE_NAMES[game.phase],
        players=[player_view(game, player, seat) for player in game.players],
        piles=[PileView(
            id=pile.id, count=len(pile.cards), top=pile.top().id if pile.cards else None,
            cost=cost_of(game, pile.top()) if pile.cards else None, supply=pile.supply,
            cards=[card.id for card in reversed(pile.cards)] if pile.ordered else None) for pile in game.piles],
        trash=ids(game.trash), tokens={key: count for key, count in sorted(game.tokens.items()) if count},
        stacks={name: len(stack) for name, stack in sorted(game.stacks.items())}, over=game.over)


def cost_of(game: Game, card: Card) -> tuple[int, int, int]:
    cost = game.cost(card)
    return int(cost.coins), int(cost.potions), int(cost.debt)


def player_view(game: Game, player: Player, seat: int) -> PlayerView:
    own = player.seat == seat or player.answered_by == seat
    piles = game.piles
    return PlayerView(
        seat=int(player.seat), hand_size=len(player.hand), hand=ids(player.hand) if own else None,
        deck_size=len(player.deck) if own else None,
        discard_top=player.discard_pile[-1].id if player.discard_pile else None,
        in_play=ids(player.in_play), set_aside=ids(player.set_aside), face_down_size=len(player.face_down),
        face_down=ids(player.face_down) if own else None, handled=ids(player.limbo) if own else None,
        tavern=ids(player.tavern), exile=ids(player.exiled),
        mats={name: ids(mat) if own or not game.table.named[name].secret_mat else len(mat)
              for name, mat in sorted(player.mats.items())},
        owned=ids(player.owned), actions=int(player.actions), buys=int(player.buys), coins=int(player.coins),
        potions=int(player.potions), debt=int(player.debt), points=int(player.points), coffers=int(player.coffers),
        villagers=int(player.villagers), favors=int(player.favors), counters=dict(sorted(player.counters.items())),
        pile_tokens={token: piles[index].id for token, index in sorted(player.pile_tokens.items())},
        turns=int(player.turns))


def decision_view(decision: Decision, seat: int) -> DecisionView:
    """A decision as a seat may see it: everybody may know that somebody is asked, only who answers sees the options."""
    own = decision.seat == seat
    return DecisionView(
        player=int(decision.player.seat), seat=int(decision.seat), purpose=decision.purpose,
        source=None if decision.source is None else decision.source.id,
        options=[option.id for option in decision.options] if own else None,
        counts=decision.counts[:] if own else None, least=int(decision.least), most=int(decision.most))
