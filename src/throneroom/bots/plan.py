"""Buy plans: what to buy in which order, how many, and when.  A plan is data; the general player answers the rest."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import Facts, TableFacts
from throneroom.bots.general import BY_JUDGEMENT, NOTHING, GeneralPlayer, best_gain
from throneroom.bots.judgement import ENOUGH_MONEY, Judgement
from throneroom.engine.player import Player

JUDGEMENT: Final = "*"                  # a wish: whatever is best by general opinion
ALL: Final = 99
ALWAYS: Final = 10_000                  # no bound
BY_OPINION: Final = 30.0                # no card is worth so much by the judgement

# What a condition may be about; the last two name a pile or landscape: "own gold", "left curse".
PROVINCES: Final = 0                    # of these, or of Colonies, so many are left
TURN: Final = 1                         # mine
COINS: Final = 2
MONEY: Final = 3                        # coins on all my Treasures
CARDS: Final = 4                        # that I own
EMPTY: Final = 5                        # piles
LEAD: Final = 6                         # points before the best of the others
OWN: Final = 7
LEFT: Final = 8
ABOUT: Final = ("provinces", "turn", "coins", "money", "cards", "empty", "lead", "own", "left")

# A wish as data: what, up to how many, and the conditions: about what, from, to.  Of what is wished for up to 0 times
# the judgement buys none either, as long as the conditions hold.
WishData = tuple[str, int, tuple[tuple[str, int, int], ...]]


class Condition:
    def __init__(self, about: str, low: i64, high: i64) -> None:
        what, _, name = about.partition(" ")
        self.about: i64 = ABOUT.index(what)
        self.name = name
        self.low: i64 = low
        self.high: i64 = high
        self.slot: i64 = -1

    def holds(self, judge: Judgement) -> bool:
        value = self.value(judge)
        return self.low <= value <= self.high

    def value(self, judge: Judgement) -> i64:
        about = self.about
        if about == PROVINCES:
            return judge.provinces()
        if about == TURN:
            return judge.turns
        if about == COINS:
            return judge.coins
        if about == OWN:
            return owned(judge, self.slot, self.name)
        if about == LEFT:
            return judge.left(self.slot)
        if about == EMPTY:
            return judge.empty_piles()
        if about == LEAD:
            return judge.score() - judge.best_of_others()
        judge.count_own()
        return judge.money if about == MONEY else judge.deck_size


class Wish:
    """A line of a plan."""

    def __init__(self, data: WishData) -> None:
        self.name, most, conditions = data
        self.most: i64 = most
        self.conditions: list[Condition] = [Condition(about, low, high) for about, low, high in conditions]
        self.is_judgement = self.name == JUDGEMENT
        self.slot: i64 = -1

    def meet(self, facts: TableFacts) -> None:
        """A table: where is what is wished for?"""
        self.slot = facts.slot_of.get(self.name, -1)
        for condition in self.conditions:
            condition.slot = facts.slot_of.get(condition.name, -1)

    def applies(self, judge: Judgement) -> bool:
        for condition in self.conditions:
            if not condition.holds(judge):
                return False
        return True

    def holds(self, judge: Judgement) -> bool:
        return self.applies(judge) and (self.is_judgement or owned(judge, self.slot, self.name) < self.most)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanPlayer(GeneralPlayer):
    """Buys by a plan: of the wishes that hold, the first that can be had.  `enough`: how rich the deck must be before
    Coppers are trashed."""

    def __init__(self, plan: Sequence[WishData], enough: int = ENOUGH_MONEY) -> None:
        super().__init__()
        self.wishes: list[Wish] = [Wish(wish) for wish in plan]
        self.enough: i64 = enough

    def new_table(self, facts: TableFacts) -> None:
        for wish in self.wishes:
            wish.meet(facts)

    def judgement_of(self, me: Player) -> Judgement:
        judge = super().judgement_of(me)
        judge.enough = self.enough              # for every question, those about trashing before all
        return judge

    def wished(self, judge: Judgement, offer: list[Facts], buying: bool) -> int:
        chosen = self.by_plan(judge, offer, buying)
        return with_an_eye_on_the_end(judge, offer, chosen) if buying else chosen

    def by_plan(self, judge: Judgement, offer: list[Facts], buying: bool) -> int:
        positions = by_slot(judge.facts, offer)
        barred: list[int] = []
        for wish in self.wishes:
            if wish.is_judgement:
                if wish.holds(judge):
                    found = best_gain(judge, offer, barred)
                    if found >= 0:
                        return found
            elif wish.most == 0:
                if wish.slot >= 0 and positions[wish.slot] >= 0 and wish.applies(judge):
                    barred.append(positions[wish.slot])
            elif wish.slot >= 0 and positions[wish.slot] >= 0 and wish.holds(judge):
                return positions[wish.slot]
        return NOTHING if buying else BY_JUDGEMENT

    def worth_of_coins(self, judge: Judgement, coins: i64) -> float:
        """Coffers are spent for what stands higher in the plan; where it leaves the rest to the judgement, for what is
        best by that, which is worth less than anything above it."""
        value = BY_OPINION + 3.0 * float(len(self.wishes))
        for wish in self.wishes:
            if wish.is_judgement and wish.applies(judge):
                return judge.best_for(coins)
            if wish.slot >= 0 and wish.most > 0 and judge.costs_at_most(wish.slot, coins) and wish.holds(judge):
                return value
            value -= 3.0
        return judge.best_for(coins) / 10.0


def by_slot(facts: TableFacts, offer: list[Facts]) -> list[int]:
    """Where in the offer each pile or landscape of the table is; -1: nowhere."""
    positions = [-1] * len(facts.slots)
    for position in range(len(offer)):
        kind = offer[position]
        slot: i64 = facts.slot_of[kind.id] if kind.is_for_sale else kind.home
        if slot >= 0:
            positions[slot] = position
    return positions


def owned(judge: Judgement, slot: i64, name: str) -> i64:
    """Cards of a pile that I own; a landscape: how often I bought it."""
    judge.count_own()
    piles: i64 = len(judge.homes) - 1
    if slot < 0:
        return 0
    return judge.homes[slot] if slot < piles else judge.bought_already(name)


def with_an_eye_on_the_end(judge: Judgement, offer: list[Facts], chosen: int) -> int:
    """With one gain the game could end: take it if I win then, leave it if I lose."""
    near = judge.empty_piles() + 1 >= judge.piles_to_end()
    if not near and judge.provinces() > 1:
        return chosen
    facts = judge.facts
    mine = float(judge.score())
    theirs = float(judge.best_of_others())
    winning = -1
    most = 0.0
    loses = False
    for position in range(len(offer)):
        kind = offer[position]
        home = kind.home
        if home < 0 or kind.is_for_sale or judge.left(home) != 1:
            continue
        if near or home == facts.province or home == facts.colony:
            then = mine + judge.points(kind)
            wins = then > theirs or (then == theirs and judge.wins_ties())
            if wins and (winning < 0 or then > most):
                winning = position
                most = then
            if not wins and position == chosen and judge.buys <= 1:
                loses = True
    if winning >= 0:
        return winning
    return best_that_goes_on(judge, offer) if loses else chosen


def best_that_goes_on(judge: Judgement, offer: list[Facts]) -> int:
    """The best gain of those that do not end the game."""
    found = NOTHING
    highest = 0.0
    for position in range(len(offer)):
        kind = offer[position]
        if kind.home >= 0 and judge.left(kind.home) > 1:
            value = judge.gain(kind)
            if value > highest:
                highest = value
                found = position
    return found
