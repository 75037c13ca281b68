"""What a strategy says, ready to be asked: numbers and truths that read a seat.  Compiled with the players."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.bots.facts import Facts, TableFacts
from throneroom.bots.judgement import Judgement
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE, NIGHT_PHASE

# Cards of a class, besides those of a type.
ANY_CARD: Final = "card"
ANY_TERMINAL: Final = "terminal"        # an Action that gives no Actions
ANY_VILLAGE: Final = "village"          # gives two Actions or more
ANY_TRASHER: Final = "trasher"

# Numbers without anything in brackets.
COINS: Final[i64] = 0
BUYS: Final[i64] = 1
ACTIONS: Final[i64] = 2
TURN: Final[i64] = 3
TOTAL_MONEY: Final[i64] = 4
POINTS: Final[i64] = 5
OPPONENT_POINTS: Final[i64] = 6
LEAD: Final[i64] = 7
GAINS_TO_END: Final[i64] = 8
EMPTY_PILES: Final[i64] = 9
SMALLEST_PILE: Final[i64] = 10
PLAYERS: Final[i64] = 11
TREASURE_MONEY: Final[i64] = 12
STOCK: Final[i64] = 20                  # and what of it


class Which:
    """The cards that are meant: of a name, of a pile (which may hold several kinds), or of a class."""

    def __init__(self, id: str, types: i64, any: str) -> None:
        self.id = id                            # "" if a class is meant
        self.types: i64 = types
        self.any = any
        self.kind: Facts | None = None          # at this table
        self.slot: i64 = -1                     # its pile, or place among what is for sale

    def meet(self, facts: TableFacts) -> None:
        self.kind = facts.by_id.get(self.id)
        self.slot = facts.slot_of.get(self.id, -1)
        if self.slot < 0 and self.kind is not None:
            self.slot = self.kind.home

    def fits(self, kind: Facts) -> bool:
        if self.id:
            return kind.id == self.id or (self.kind is None and self.slot >= 0 and kind.home == self.slot)
        if self.types:
            return kind.types & self.types != 0
        if self.any == ANY_TERMINAL:
            return kind.is_terminal
        if self.any == ANY_VILLAGE:
            return kind.villages > 0
        return kind.is_trasher if self.any == ANY_TRASHER else True

    def owned(self, judge: Judgement) -> i64:
        """How many of them I own; an Event counts as often as I bought it this turn."""
        judge.count_own()
        kind = self.kind
        if kind is not None:
            if kind.is_landscape:
                return judge.bought_already(kind.id)
            return judge.own_count(kind)
        if self.id:
            return judge.homes[self.slot] if self.slot >= 0 else self.strangers(judge)
        found: i64 = 0
        for kind in judge.facts.kinds:
            count: i64 = judge.mine[kind.rank]
            if count and self.fits(kind):
                found += count
        return found + self.strangers(judge)

    def strangers(self, judge: Judgement) -> i64:
        found: i64 = 0
        for kind in judge.strangers:
            if self.fits(kind):
                found += 1
        return found


# --- numbers ------------------------------------------------------------------------------------------------------
class Number:
    def meet(self, facts: TableFacts) -> None:
        """A table: where is what is spoken of?"""

    def value(self, judge: Judgement) -> float:
        return 0.0


class Constant(Number):
    def __init__(self, number: float) -> None:
        self.number = number

    def value(self, judge: Judgement) -> float:
        return self.number


class Plain(Number):
    """A number that is asked for without brackets."""

    def __init__(self, about: i64, stock: i64 = 0) -> None:
        self.about: i64 = about
        self.stock: i64 = stock

    def value(self, judge: Judgement) -> float:
        return float(self.count(judge))

    def count(self, judge: Judgement) -> i64:
        about = self.about
        if about == COINS:
            return judge.coins
        if about == TURN:
            return judge.turns
        if about == TOTAL_MONEY:
            return judge.printed_coins()
        if about == TREASURE_MONEY:
            judge.count_own()
            return judge.money
        if about == BUYS:
            return judge.buys
        if about == ACTIONS:
            return judge.actions
        if about == POINTS:
            return judge.score()
        if about == OPPONENT_POINTS:
            return judge.best_of_others()
        if about == LEAD:
            return judge.score() - judge.best_of_others()
        if about == GAINS_TO_END:
            return judge.gains_to_end()
        if about == EMPTY_PILES:
            return judge.empty_piles()
        if about == SMALLEST_PILE:
            return judge.smallest_pile()
        return judge.players if about == PLAYERS else judge.stock(self.stock)


class About(Number):
    """A number about some cards."""

    def __init__(self, which: Which) -> None:
        self.which = which

    def meet(self, facts: TableFacts) -> None:
        self.which.meet(facts)


class Own(About):
    def value(self, judge: Judgement) -> float:
        return float(self.which.owned(judge))


class In(About):
    """In one place: in hand, in play, on a mat ..."""

    def __init__(self, which: Which, place: i64) -> None:
        super().__init__(which)
        self.place: i64 = place

    def value(self, judge: Judgement) -> float:
        found = 0.0
        which = self.which
        for kind in judge.cards_in(self.place):
            if which.fits(kind):
                found += 1.0
        return found


class Left(About):
    """In the pile; of a pile that holds several kinds all that are left."""

    def value(self, judge: Judgement) -> float:
        return float(judge.left(self.which.slot))


class Costs(About):
    def value(self, judge: Judgement) -> float:
        kind = self.which.kind
        return 0.0 if kind is None else float(judge.cost(kind))


class OnMat(About):
    """Cards on the mat that belongs to that kind of card."""

    def value(self, judge: Judgement) -> float:
        return float(judge.on_mat(self.which.id))


class TokensOn(About):
    def value(self, judge: Judgement) -> float:
        return float(judge.tokens_on(self.which.id))


class Token(Number):
    """1 if that token of mine lies on the pile (or on any), else 0."""

    def __init__(self, token: str, pile: Which | None) -> None:
        self.token = token
        self.pile = pile

    def meet(self, facts: TableFacts) -> None:
        if self.pile is not None:
            self.pile.meet(facts)

    def value(self, judge: Judgement) -> float:
        pile = self.pile
        anywhere: i64 = -1
        if pile is None:
            return 1.0 if judge.has_token(self.token, anywhere) else 0.0
        return 1.0 if pile.slot >= 0 and judge.has_token(self.token, pile.slot) else 0.0


class PointsOf(Number):
    def __init__(self, places: i64) -> None:
        self.places: i64 = places

    def value(self, judge: Judgement) -> float:
        return float(judge.points_of(self.places))


class Sum(Number):
    """Two numbers with + - * or / between them; what is divided by 0 is 0."""

    def __init__(self, sign: str, left: Number, right: Number) -> None:
        self.sign = sign
        self.left = left
        self.right = right

    def meet(self, facts: TableFacts) -> None:
        self.left.meet(facts)
        self.right.meet(facts)

    def value(self, judge: Judgement) -> float:
        left = self.left.value(judge)
        right = self.right.value(judge)
        if self.sign == "+":
            return left + right
        if self.sign == "-":
            return left - right
        if self.sign == "*":
            return left * right
        return 0.0 if right == 0.0 else left / right


# --- truths -------------------------------------------------------------------------------------------------------
class Truth:
    def meet(self, facts: TableFacts) -> None:
        """A table: where is what is spoken of?"""

    def holds(self, judge: Judgement) -> bool:
        return True


LESS: Final[i64] = 0
AT_MOST: Final[i64] = 1
MORE: Final[i64] = 2
AT_LEAST: Final[i64] = 3
EQUAL: Final[i64] = 4
UNEQUAL: Final[i64] = 5


class Comparison(Truth):
    def __init__(self, left: Number, how: i64, right: Number) -> None:
        self.left = left
        self.how: i64 = how
        self.right = right

    def meet(self, facts: TableFacts) -> None:
        self.left.meet(facts)
        self.right.meet(facts)

    def holds(self, judge: Judgement) -> bool:
        left = self.left.value(judge)
        right = self.right.value(judge)
        how = self.how
        if how == LESS:
            return left < right
        if how == AT_MOST:
            return left <= right
        if how == MORE:
            return left > right
        if how == AT_LEAST:
            return left >= right
        return left == right if how == EQUAL else left != right


class Both(Truth):
    def __init__(self, left: Truth, right: Truth) -> None:
        self.left = left
        self.right = right

    def meet(self, facts: TableFacts) -> None:
        self.left.meet(facts)
        self.right.meet(facts)

    def holds(self, judge: Judgement) -> bool:
        return self.left.holds(judge) and self.right.holds(judge)


class Either(Both):
    def holds(self, judge: Judgement) -> bool:
        return self.left.holds(judge) or self.right.holds(judge)


class Not(Truth):
    def __init__(self, truth: Truth) -> None:
        self.truth = truth

    def meet(self, facts: TableFacts) -> None:
        self.truth.meet(facts)

    def holds(self, judge: Judgement) -> bool:
        return not self.truth.holds(judge)


class MyTurn(Truth):
    def holds(self, judge: Judgement) -> bool:
        return judge.my_turn


class InPhase(Truth):
    def __init__(self, phase: str) -> None:
        self.phase: i64 = {"action": ACTION_PHASE, "buy": BUY_PHASE, "night": NIGHT_PHASE}[phase]

    def holds(self, judge: Judgement) -> bool:
        return judge.phase == self.phase
