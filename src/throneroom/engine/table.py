"""The table as laid out before a game: everything that is worked out once and shared by all games on it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from throneroom.engine import quick
from throneroom.engine.card import Card
from throneroom.engine.decision import Agent
from throneroom.engine.game import Game
from throneroom.engine.moments import (
    ALSO_TYPES,
    OPENING,
    REWRITES,
    SET_UP,
    SETS_COSTS,
    YOU_SHUFFLE,
)
from throneroom.engine.pile import Pile, PileFacts
from throneroom.engine.player import Player
from throneroom.engine.rng import rng_of
from throneroom.engine.types import (
    ARTIFACT,
    BOON,
    BUYABLE_LANDSCAPE,
    HEX,
    LANDSCAPE,
    NIGHT,
    PROJECT,
    PROPHECY,
    SHADOW,
    SHARED_LANDSCAPE,
    STATE,
    TREASURE,
    WAY,
)

SUNS: Final = {2: 5, 3: 8, 4: 10, 5: 12, 6: 13}         # on the Prophecy, by players
PERSONAL_LANDSCAPE: Final = PROJECT | STATE | ARTIFACT | WAY | BOON | HEX


class Coming:
    """What comes to a table, and goes, when a Prophecy changes the Kingdom in the middle of a game."""

    def __init__(self) -> None:
        self.piles: list[PileFacts] = []        # as they will be; until then they are away
        self.leaving: list[int] = []            # piles
        self.landscapes: list[Card] = []
        self.extras: list[Card] = []
        self.stacks: dict[str, list[Card]] = {}
        self.trash: list[Card] = []
        self.kinds: list[Card] = []             # those that are not there before
        self.own: list[Card] = []               # one of each of these that is somebody's own

    def without_pile(self) -> list[Card]:
        """The cards that come but for those of the piles."""
        return [card for stack in self.stacks.values() for card in stack] + self.trash


class Minded:
    """What the cards on the table mind: people are asked more, or earlier, where it matters to one of them."""

    def __init__(self, kinds: list[Card], powers: int, debt_at_any_time: bool) -> None:
        self.actions = any([card.minds_actions for card in kinds])
        self.coins = any([card.minds_coins and (card.types & TREASURE or powers & ALSO_TYPES) for card in kinds])
        self.debt = debt_at_any_time or any([card.minds_debt for card in kinds])
        self.treasures = any([card.minds_treasures for card in kinds])
        self.in_hand: i64 = 0           # moments
        for card in kinds:
            self.in_hand |= card.hand_watch


class Table:
    def __init__(self, players: int, piles: list[Pile], landscapes: list[Card], decks: list[list[Card]],
                 stacks: dict[str, list[Card]], extras: list[Card], trash: list[Card], nameable: list[Card],
                 editions: frozenset[str], bane: str, mouse: str, format: int,
                 traits: dict[str, str] | None = None,
                 riverboat: str = "", coming: Coming | None = None) -> None:
        self.size = players
        self.piles = piles
        self.landscapes = landscapes            # laid out: Events, Projects, Ways, Allies, Prophecies, Traits ...
        self.decks = decks                      # the starting cards of each player
        self.stacks = stacks
        self.trash = trash
        self.nameable = nameable                # every card of the box, in the order of the answers
        self.nameable_later = nameable if coming is None else coming.own + nameable
        self.editions = editions                # older behaviour chosen: "mine:base-2008", or "base-2008" for all
        self.bane = bane                        # id of the Bane pile, ""
        self.mouse = mouse                      # id of the set-aside card that a Way plays, ""
        self.riverboat = riverboat              # id of the set-aside card that another one plays, ""
        self.ferryman = ""                      # id of the pile beside the Supply that comes with a card of it, ""
        self.format = format                    # how chance and answers work (docs/record.md)
        self.nothing = Card(0)                  # stands where a moment is about no card
        self.coming = Coming() if coming is None else coming
        self.imagine: Callable[[int], Table] | None = None      # the same with other piles for later, by a number
        self.in_minds: dict[int, Table] = {}
        self.kinds = self.examples(landscapes + extras + self.coming.landscapes + self.coming.extras)
        if coming is not None:
            there = {card.id for group in [pile.cards for pile in piles] + decks + list(stacks.values())
                     + [trash, landscapes, extras] for card in group}
            coming.kinds = [card for card in self.kinds if card.id not in there]
        self.rewriting = [card for card in self.kinds if card.powers & REWRITES]
        if self.rewriting:
            self.rewrite_cards(landscapes + extras + self.coming.landscapes + self.coming.extras)
        self.adopted = 0
        self.number_cards()
        # --- who watches what ---
        self.this_watch = 0
        self.hand_watch = 0
        self.play_watch = 0
        self.mat_watch = 0
        self.around_watch = 0
        self.bound_watch = 0
        self.powers = 0
        owned_watch = 0
        for card in self.kinds:
            self.this_watch |= card.this_watch
            self.hand_watch |= card.hand_watch
            self.play_watch |= card.play_watch
            self.mat_watch |= card.mat_watch
            if card.types & PERSONAL_LANDSCAPE:
                owned_watch |= card.around_watch
            else:
                self.around_watch |= card.around_watch
            self.bound_watch |= card.bound_watch
            self.powers |= card.powers
        self.watching = (self.this_watch | self.hand_watch | self.play_watch | self.mat_watch | self.around_watch
                         | self.bound_watch | owned_watch)
        # Shadows can be played from the deck, and have a say in where they go when shuffled.
        self.shadows = any([card.types & SHADOW for card in self.kinds])
        if self.shadows:
            self.watching |= YOU_SHUFFLE
        # --- what is where ---
        self.named: dict[str, Card] = {card.id: card for card in self.kinds}
        self.pile_index: dict[str, int] = {}
        for pile in piles:
            self.pile_index[pile.id] = int(pile.index)
            for card in pile.cards + pile.facts.kept:
                self.pile_index[card.id] = int(pile.index)
        for card in landscapes:
            if traits is not None and card.id in traits:
                card.home = self.pile_index[traits[card.id]]        # a Trait belongs to its pile
        # What works for everybody; a Prophecy only once it has come true.
        around = [card for card in self.kinds
                  if (card.around_watch or card.powers & (SETS_COSTS | ALSO_TYPES))
                  and not card.types & PERSONAL_LANDSCAPE]
        around_all = [card for card in landscapes + self.coming.landscapes if card.types & SHARED_LANDSCAPE]
        self.around_later = tuple([self.spokesman(card) for card in around])
        self.around = tuple([other for card, other in zip(around, self.around_later, strict=True)
                             if self.is_there(card)])
        self.around_all_later = tuple(around_all)
        self.around_all = tuple([card for card in around_all if self.is_there(card)])
        self.prophecy: Card | None = None
        for card in landscapes:
            if card.types & PROPHECY:
                self.prophecy = card
        self.ways = [card for card in landscapes if card.types & WAY]
        self.has_night = any([card.types & NIGHT for card in self.kinds])
        self.actions_buy = any([card.actions_buy for card in self.kinds])
        self.final_piles = [int(pile.index) for pile in piles if pile.id in ("province", "colony")]
        self.piles_to_end = 3 if players <= 4 else 4
        self.late_treasures = bool(editions & {"base-2008", "rules:base-2008"})     # also after the first purchase
        # What is asked must not tell what comes later.
        debt_at_any_time = "rules:rising_sun-2024" in editions      # in one's turn
        self.minded_later = Minded(self.kinds, self.powers, debt_at_any_time)
        self.minded = self.minded_later if coming is None else Minded(
            [card for card in self.kinds if card not in coming.kinds], self.powers, debt_at_any_time)
        self.coffers_at_any_time = "rules:guilds-2024" in editions
        self.minds_gifts = any([card.minds_gifts for card in self.kinds])
        self.minds_memory = any([card.minds_memory for card in self.kinds])
        self.for_sale = [card for card in landscapes if card.types & BUYABLE_LANDSCAPE]
        # --- what can be left out (quick.py) ---
        self.odd_treasures = quick.has_odd_treasures(self)
        self.unwatched_plays = quick.has_unwatched_plays(self)
        self.unwatched_gains = quick.has_unwatched_gains(self)
        self.coins_decide = quick.coins_decide(self)
        self.unwatched_buys = quick.has_unwatched_buys(self)
        self.affordable: dict[int, list[Card]] = {}     # what so many coins can buy, while no pile is empty
        self.unwatched_turns = quick.has_unwatched_turns(self)

    def imagined(self, number: i64) -> Table:
        """As it is in the mind of somebody who does not know what will come: one of a few, and what really comes has no
        say in any of them."""
        imagine = self.imagine
        if imagine is None:
            return self
        found = self.in_minds.get(int(number))
        if found is None:
            found = imagine(int(number))
            self.in_minds[int(number)] = found
        return found

    def is_there(self, card: Card) -> bool:
        """From the beginning on?"""
        return not card.types & PROPHECY and card not in self.coming.kinds

    def groups(self) -> list[list[Card]]:
        """All cards, with those that come later."""
        return ([pile.cards + pile.facts.kept for pile in self.piles] + self.decks + list(self.stacks.values())
                + [self.trash] + list(self.coming.stacks.values()) + [self.coming.trash])

    def groups_there(self) -> list[list[Card]]:
        """All cards but for those that come later."""
        return ([pile.cards for pile in self.piles if not pile.facts.away] + self.decks + list(self.stacks.values())
                + [self.trash])

    def examples(self, others: list[Card]) -> list[Card]:
        """One card of every kind on the table, in the canonical order."""
        found: dict[str, Card] = {}
        for group in [*self.groups(), others]:
            for card in group:
                if card.id not in found:
                    found[card.id] = card
        return [found[id] for id in sorted(found)]

    def rewrite_cards(self, others: list[Card]) -> None:
        """What stands on cards otherwise than usual, because of another card in the game."""
        for group in [*self.groups(), others]:
            for card in group:
                self.rewrite(card)
        for pile in self.piles:
            if pile.cards and pile.cards[0].id == pile.id:
                pile.facts.types = pile.cards[0].types

    def rewrite(self, card: Card) -> None:
        for other in self.rewriting:
            other.rewrites(card)

    def number_cards(self) -> None:
        """Cards get their rank (place of the kind in the canonical order) and a number of their own."""
        ranks = {card.id: rank for rank, card in enumerate(self.kinds)}
        number = 0
        for group in self.groups():
            for card in group:
                number += 1
                card.number = number
                card.rank = ranks[card.id]
        for pile in self.piles:
            for card in pile.cards + pile.facts.kept:
                card.home = pile.index
        homes = {card.id: pile.index for pile in self.piles for card in pile.cards}
        for deck in self.decks:
            for card in deck:
                card.home = homes.get(card.id, -1)
        for card in self.kinds:
            card.rank = ranks[card.id]

    def spokesman(self, card: Card) -> Card:
        """Who asks and is chosen for what a kind does in all games with it: no copy, or it would be seen where that
        one lies."""
        if card.number == 0:            # there is one only, which lies open
            return card
        other = type(card)()
        self.rewrite(other)
        other.rank = card.rank
        other.home = card.home
        return other

    def adopt(self, card: Card) -> Card:
        """Makes a further copy of a kind on this table one of its cards."""
        self.rewrite(card)
        example = self.named.get(card.id)
        if example is not None:
            card.rank = example.rank
            card.home = self.pile_index.get(card.id, -1)
        self.adopted += 1
        card.number = 10000 + self.adopted
        return card

    def new_game(self, agents: list[Agent] | None = None, seed: int = 0) -> Game:
        """A game ready for its first turn."""
        rng = rng_of(seed, self.format)
        game = Game(self, agents if agents is not None else [Agent() for _ in range(self.size)], rng)
        game.piles = [pile.copy() for pile in self.piles]
        for pile in game.piles:
            if not pile.ordered:
                game.rng.shuffle(pile.cards)
                del pile.cards[pile.facts.limit:]
                if pile.facts.away:
                    cards = pile.facts.kept[:]
                    game.rng.shuffle(cards)
                    pile.facts = pile.facts.put_away(cards[:pile.facts.limit])
        game.trash = self.trash[:]
        if self.stacks:
            for name, stack in self.stacks.items():
                cards = stack[:]
                game.rng.shuffle(cards)
                game.stacks[name] = cards
        for seat in range(self.size):
            player = Player(game, seat)
            player.deck.extend(self.decks[seat])
            game.players.append(player)
        if self.prophecy is not None:
            game.put_tokens(self.prophecy, "sun", SUNS[self.size])
        if self.powers & SET_UP:
            for card in self.kinds:
                if card.powers & SET_UP and card not in self.coming.kinds:
                    card.set_up(game)
        if self.powers & OPENING:
            game.opening = list(range(self.size))
        else:
            game.deal()
        return game


def is_landscape(card: Card) -> bool:
    return (card.types & LANDSCAPE) != 0
