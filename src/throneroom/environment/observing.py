"""What a seat may know, as numbers and as structs (docs/environment.md has the layout).

Numbers are counted from the game itself, for speed, but from nothing that record/view.py does not tell the seat;
besides, everybody can count everybody's cards and points (bots/seat.py).  That it is fair is checked, not promised
(tests/environment/test_fair.py).
"""
from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from throneroom.engine.card import Card
from throneroom.engine.dealing import lies_open
from throneroom.engine.decision import PURPOSES
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.situation import PHASE_NAMES
from throneroom.environment.answering import Asked
from throneroom.environment.naming import OTHER_WORD, WORD_ACTIONS, WORDS, Naming
from throneroom.record.view import DecisionView, View, decision_view, view

Array = np.ndarray[Any, np.dtype[np.int16]]
Mask = np.ndarray[Any, np.dtype[np.int8]]

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1     # whatever is more counts as this much

# Numbers about the question and the turn, then about each player: first oneself, then to the left.
QUESTION = ("asked", "telling apart", "least", "most", "about", *(f"purpose {purpose}" for purpose in PURPOSES),
            *(f"phase {phase}" for phase in PHASE_NAMES), "turn of", "extra turn", "turn number", "empty piles",
            "piles to end", "actions", "buys", "coins", "potions", "deck size")
PERSON = ("turns", "score", "hand size", "face down", "debt", "points", "coffers", "villagers", "favors",
          "minus card token", "minus coin token", "journey token")
# Cards by their kinds: what I have, what lies on the table, what each of the others has.
MINE = ("hand", "handled", "cards", "in play", "discarded", "set aside", "tavern", "exile", "mats", "owned", "counters",
        "tokens")
TABLE = ("piles", "tops", "coins", "potions", "debts", "trash", "lying tokens", "landscapes", "open", "source")
THEIRS = ("cards", "in play", "discarded", "aside", "owned")
TOKENS = ("+1 card", "+1 action", "+1 buy", "+1 coin", "-2 cost", "trashing")     # of one's own, on piles: 1, 2, 4 ...


class Told(msgspec.Struct, frozen=True):
    """What a seat is told, as structs: what it may know, and its question."""

    view: View
    question: DecisionView | None               # None: nobody is asked anything, or somebody else is
    topic: str                                  # tells questions of one card for one purpose apart
    answer: list[int]                           # what was chosen so far, by places in the options
    apart: list[int]                            # the options that the next step tells apart, if it does


class Observing:
    """The layout of observations at a table for so many players, and who writes them."""

    def __init__(self, naming: Naming, players: int) -> None:
        self.naming = naming
        self.players = players
        self.width = len(naming.kinds) + 1      # of a row of cards; the first column is for all other kinds
        numbers = [*QUESTION, *(f"my {name}" for name in PERSON)]
        rows = [f"my {name}" for name in MINE] + [f"table {name}" for name in TABLE]
        for other in range(1, players):
            numbers += [f"player {other} {name}" for name in PERSON]
            rows += [f"player {other} {name}" for name in THEIRS]
        self.parts: dict[str, slice] = {}       # where everything is, by name
        self.size = 0
        for name in numbers:
            self.add(name, 1)
        self.add("topic", len(WORDS) + 1)
        self.add("chosen", naming.size)
        self.first_row = self.size
        for name in rows:
            self.add(name, self.width)
        self.purposes = {purpose: self.parts[f"purpose {purpose}"].start for purpose in PURPOSES}
        self.rows = len(rows)
        self.question = [self.parts[name].start for name in ("asked", "topic", "chosen", "table source")]

    def add(self, name: str, size: int) -> None:
        self.parts[name] = slice(self.size, self.size + size)
        self.size += size

    def cards(self, observation: Array) -> Array:
        """The part of an observation that counts cards: rows by columns of kinds."""
        return observation[..., self.first_row:].reshape(*observation.shape[:-1], self.rows, self.width)

    # --- writing -------------------------------------------------------------------------------------------------
    def write(self, game: Game, seat: int, asked: Asked | None, into: Array) -> None:
        """Into zeros."""
        about = game.players[seat]
        if asked is not None:
            about = asked.decision.player
            self.write_question(asked, into, (about.seat - seat) % self.players)
        self.write_turn(game, seat, about, into)
        room = memoryview(into)  # type: ignore[arg-type]
        columns = self.naming.columns
        place = self.first_row
        width = self.width
        me = game.players[seat]
        mats: list[Card] = []
        for mat in me.mats.values():
            mats += mat
        for zone in (about.hand, about.limbo, me.all_cards(), me.in_play,
                     me.discard_pile[-1:], me.set_aside + me.face_down, me.tavern, me.exiled, mats, me.owned):
            for card in zone:
                room[place + columns.get(card.id, 0)] += 1
            place += width
        for name, count in me.counters.items():
            add(room, place + columns.get(name, 0), count)
        place += width
        for token, pile in me.pile_tokens.items():
            if token in TOKENS:
                room[place + columns.get(game.piles[pile].id, 0)] |= 1 << TOKENS.index(token)
        place += width
        self.write_table(game, room, place)
        place += len(TABLE) * width
        for other in range(1, self.players):
            place = self.write_cards_of(game.players[(seat + other) % self.players], room, place)

    def write_question(self, asked: Asked, into: Array, about: int) -> None:
        decision = asked.decision
        first, topic, chosen, source = self.question
        taken = len(asked.answer)
        into[first:first + 5] = 1, bool(asked.alike), max(0, decision.least - taken), decision.most - taken, about
        into[self.purposes[decision.purpose]] = 1
        if decision.topic:
            into[topic + WORD_ACTIONS.get(decision.topic, OTHER_WORD) - OTHER_WORD] = 1
        for action in asked.steps:
            into[chosen + action] += 1
        if decision.source is not None:
            into[source + self.naming.columns.get(decision.source.id, 0)] = 1

    def write_turn(self, game: Game, seat: int, about: Player, into: Array) -> None:
        turn = game.turn
        place = self.parts["phase start"].start
        into[place + game.phase] = 1
        place += len(PHASE_NAMES)
        numbers = [(turn.seat - seat) % self.players, turn.source != "", game.turn_number, game.empty_piles(),
                   game.table.piles_to_end, about.actions, about.buys, about.coins, about.potions,
                   len(game.players[seat].deck)]
        for other in range(self.players):
            player = game.players[(seat + other) % self.players]
            numbers += (player.turns, player.score(), len(player.hand), len(player.face_down), player.debt,
                        player.points, player.coffers, player.villagers, player.favors, player.card_penalty,
                        player.coin_penalty, player.counters.get("journey_token", 0))
        room = into[place:place + len(numbers)]
        try:
            room[:] = numbers
        except OverflowError:
            room[:] = [min(max(int(number), LOWEST), HIGHEST) for number in numbers]

    def write_table(self, game: Game, room: memoryview, place: int) -> None:
        columns, width = self.naming.columns, self.width
        tops = place + width
        for pile in game.piles:
            cards = pile.cards
            if cards:
                room[place + columns.get(pile.id, 0)] += len(cards)
                if pile.covered:
                    continue
                top = cards[-1]
                cost = game.cost(top)
                at = tops + columns.get(top.id, 0)
                room[at] += 1
                room[at + width] = cost.coins
                if cost.potions:
                    room[at + 2 * width] = cost.potions
                if cost.debt:
                    room[at + 3 * width] = cost.debt
        place += 5 * width
        for card in game.trash:
            room[place + columns.get(card.id, 0)] += 1
        place += width
        for name, count in game.tokens.items():
            add(room, place + columns.get(name.partition(" ")[0], 0), count)
        place += width
        for card in (*game.around_all, *game.table.for_sale, *game.table.ways):
            room[place + columns.get(card.id, 0)] = 1
        place += width
        for name, stack in game.stacks.items():
            if lies_open(name):
                for card in stack:
                    room[place + columns.get(card.id, 0)] += 1

    def write_cards_of(self, other: Player, room: memoryview, place: int) -> int:
        columns, width = self.naming.columns, self.width
        aside = other.set_aside + other.tavern + other.exiled
        for name, mat in other.mats.items():
            if not other.game.table.named[name].secret_mat:
                aside += mat
        for zone in (other.all_cards(), other.in_play, other.discard_pile[-1:], aside, other.owned):
            for card in zone:
                room[place + columns.get(card.id, 0)] += 1
            place += width
        return place

    # --- structs ---------------------------------------------------------------------------------------------------
    def tell(self, game: Game, seat: int, asked: Asked | None) -> Told:
        known = view(game, seat)
        if asked is None:
            return Told(known, None, "", [], [])
        return Told(known, decision_view(asked.decision, seat), asked.decision.topic, asked.answer[:], asked.alike[:])


def add(room: memoryview, place: int, count: int) -> None:
    room[place] = min(max(room[place] + count, LOWEST), HIGHEST)

