"""The quickest kinds of bots: a list of what to play first, and what to buy said by a function or by data."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import TableFacts, facts_of
from throneroom.bots.judgement import Judgement
from throneroom.bots.plan import ALL, COINS, LEFT, Condition, Wish, WishData
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PLAY, Decision, QuickAgent
from throneroom.engine.player import Player
from throneroom.engine.situation import BUY_PHASE
from throneroom.engine.table import Table
from throneroom.engine.types import ACTION

NEVER: Final = 10_000
BY_NAME: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class PriorityBot(QuickAgent):
    """What it wants is said by a function or a subclass: ids of cards in order of preference; the first that can be
    bought is bought.  Actions are played in the order of `plays`, all Treasures are played, everything else gets the
    least answer."""

    def __init__(self, plays: Sequence[str] = (), wishes: Callable[[Player], Sequence[str]] | None = None) -> None:
        self.plays = list(plays)
        self.wishes = wishes
        self.table: Table | None = None         # the last one
        self.places: list[int] = []             # by rank there: in `plays`

    def wants(self, me: Player) -> Sequence[str]:
        return () if self.wishes is None else self.wishes(me)

    def answer(self, decision: Decision) -> list[int]:
        if decision.source is None:
            if decision.purpose == BUY:
                return self.purchase(decision)
            if decision.purpose == PLAY:
                if decision.most > 1 or decision.player.game.phase == BUY_PHASE:
                    return everything(decision)
                return first_of(decision, self.plays)
        return super().answer(decision)

    def purchase(self, decision: Decision) -> list[int]:
        return first_of(decision, self.wants(decision.player))

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        position = self.first_action(me, cards)
        return cards[position] if position >= 0 else None

    def first_action(self, me: Player, cards: list[Card]) -> i64:
        """The position of the Action that comes first in `plays`."""
        table = me.game.table
        if table is not self.table:
            self.table = table
            self.places = [self.place_of(kind) for kind in table.kinds]
            self.places[0] = BY_NAME            # the rank of cards, too, that the table does not name
        places = self.places
        found: i64 = -1
        first: i64 = NEVER
        for position, card in enumerate(cards):
            place: i64 = places[card.rank]
            if place < first:
                if place == BY_NAME:
                    place = self.place_of(card)
                if place < first:
                    first = place
                    found = position
        return found

    def place_of(self, card: Card) -> int:
        return self.plays.index(card.id) if card.types & ACTION and card.id in self.plays else NEVER

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        for id in self.wants(me):
            position = 0
            for card in cards:
                if card.id == id:
                    return position
                position += 1
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class WishBot(PriorityBot):
    """What it wants is data, that of plans (plan.py), which compiled code goes through: the first wish that holds and
    can be had.  Nothing is left to the judgement."""

    def __init__(self, plays: Sequence[str], plan: Sequence[WishData]) -> None:
        super().__init__(plays)
        self.looks_back = False
        self.plan: list[Wish] = [Wish(wish) for wish in plan]
        for wish in self.plan:
            if wish.is_judgement:
                raise ValueError("a plain bot has no judgement")
        self.facts: TableFacts | None = None
        self.wished: list[list[Line]] = []      # by coins: the wishes that so many do not forbid; the last: of all more
        self.lines: list[list[Line]] = []       # and of these the piles that they can pay for

    def at_table(self, me: Player) -> TableFacts:
        """Where is what is wished for?"""
        table = me.game.table
        facts = self.facts
        if facts is None or facts.table is not table:
            facts = facts_of(table)
            self.facts = facts
            lines = [Line(wish, facts) for wish in self.plan]
            most = max([bound for line in lines for bound in line.bounds], default=0)
            self.wished = [[line for line in lines if line.is_wished(coins)] for coins in range(most + 2)]
            self.lines = [[line for line in self.wished[coins] if line.slot >= 0 and line.cost <= coins]
                          for coins in range(most + 2)]
        return facts

    def action_in_hand(self, me: Player) -> i64:
        return self.first_action(me, me.hand)

    def pile_to_buy(self, me: Player) -> i64:
        facts = self.at_table(me)
        lines = self.lines
        coins: i64 = me.coins
        last: i64 = len(lines) - 1
        piles = me.game.piles
        judge: Judgement | None = None
        for line in lines[coins if coins < last else last]:
            slot = line.slot
            if not piles[slot].cards:
                continue
            if line.other == LEFT:
                count: i64 = len(piles[line.pile].cards)
                if line.low <= count <= line.high:
                    return slot
            elif line.other == NONE:
                return slot
            else:
                if judge is None:
                    judge = Judgement(facts, me, me.seat == me.answered_by)
                if line.wish.holds(judge):
                    return slot
        return -1

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        facts = self.at_table(me)
        coins: i64 = me.coins
        last: i64 = len(self.wished) - 1
        judge: Judgement | None = None
        for line in self.wished[coins if coins < last else last]:
            if line.other == LEFT:
                count: i64 = len(me.game.piles[line.pile].cards)
                if not line.low <= count <= line.high:
                    continue
            position = line.position(cards)
            if position < 0:
                continue
            if line.other == SEVERAL:
                if judge is None:
                    judge = Judgement(facts, me, me.seat == me.answered_by)
                if not line.wish.holds(judge):
                    continue
            return position
        return -1

    def purchase(self, decision: Decision) -> list[int]:
        position = self.card_to_buy(decision.player, [card for card in decision.options if isinstance(card, Card)])
        return [position] if position >= 0 else []


NONE: Final = -1
SEVERAL: Final = -2


class Line:
    """A wish at a table, sorted for being asked quickly."""

    def __init__(self, wish: Wish, facts: TableFacts) -> None:
        wish.meet(facts)
        table = facts.table
        self.wish = wish
        self.piles: i64 = len(table.piles)      # landscapes have the slots after these
        in_supply = 0 <= wish.slot < len(table.piles) and table.piles[wish.slot].supply
        self.slot: i64 = wish.slot if in_supply else -1
        self.cost: i64 = table.piles[self.slot].cost if self.slot >= 0 else 0
        self.coins: list[Condition] = [condition for condition in wish.conditions if condition.about == COINS]
        others = [condition for condition in wish.conditions if condition.about != COINS]
        self.other: i64 = NONE                  # what else must hold: about the cards left of one pile, or more
        self.pile: i64 = -1
        self.low: i64 = 0
        self.high: i64 = 0
        if wish.most < ALL or len(others) > 1 or (others and (others[0].about != LEFT or others[0].slot < 0)):
            self.other = SEVERAL
        elif others:
            self.other = LEFT
            self.pile = others[0].slot
            self.low = others[0].low
            self.high = others[0].high

    @property
    def bounds(self) -> list[int]:
        """Amounts of coins from or up to which it counts."""
        bounds = [int(self.cost)]
        for condition in self.coins:
            bounds.append(int(condition.low))
            bounds.append(int(condition.high))
        return [bound for bound in bounds if bound < NEVER]

    def is_wished(self, coins: i64) -> bool:
        if self.wish.slot < 0:
            return False
        for condition in self.coins:
            if not condition.low <= coins <= condition.high:
                return False
        return True

    def position(self, cards: list[Card]) -> int:
        """Of what is wished for among these cards, -1 if it is not there."""
        slot = self.wish.slot
        if slot >= self.piles:
            name = self.wish.name
            for position, card in enumerate(cards):
                if card.home < 0 and card.id == name:
                    return position
            return -1
        for position, card in enumerate(cards):
            if card.home == slot:
                return position
        return -1


def first_of(decision: Decision, ids: Sequence[str]) -> list[int]:
    """The first of these that is among the options, if any."""
    options = decision.options
    for id in ids:
        index = 0
        for option in options:
            if option.id == id:
                return [index]
            index += 1
    return []


def everything(decision: Decision) -> list[int]:
    answer: list[int] = []
    index = 0
    for count in decision.counts:
        for _ in range(count):
            answer.append(index)
        index += 1
    return answer
