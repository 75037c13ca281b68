"""The player of a strategy: buys, plays and trashes as it is told, and answers everything else like the general player.
Compiled with the players."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.bots.facts import Facts, TableFacts
from throneroom.bots.general import BY_JUDGEMENT, NOTHING, GeneralPlayer, best_gain
from throneroom.bots.judgement import Judgement
from throneroom.bots.plan import by_slot, with_an_eye_on_the_end
from throneroom.engine.player import Player
from throneroom.strategies.meaning import Truth, Which

ANY_NUMBER: Final = 9999

# How a card is played.
FIRST: Final[i64] = 0
LAST: Final[i64] = 1
NEVER: Final[i64] = 2
BEFORE: Final[i64] = 3
FOREMOST: Final = 1000.0                # above every judgement
KEPT: Final = 99.0


class Rule:
    """Some cards, and when it is said of them."""

    def __init__(self, which: Which, when: Truth | None) -> None:
        self.which = which
        self.when = when

    def meet(self, facts: TableFacts) -> None:
        self.which.meet(facts)
        if self.when is not None:
            self.when.meet(facts)

    def holds(self, judge: Judgement) -> bool:
        when = self.when
        return when is None or when.holds(judge)


class Wish(Rule):
    """A line of what to buy; without a name it is whatever the judgement says."""

    def __init__(self, which: Which, up_to: i64, when: Truth | None) -> None:
        super().__init__(which, when)
        self.up_to: i64 = up_to
        self.is_judgement = which.id == ""

    def is_open(self, judge: Judgement) -> bool:
        if self.up_to < ANY_NUMBER and self.which.owned(judge) >= self.up_to:
            return False
        return self.holds(judge)


class PlayRule(Rule):
    def __init__(self, how: i64, which: Which, other: Which | None, when: Truth | None) -> None:
        super().__init__(which, when)
        self.how: i64 = how
        self.other = other                      # what it is played before

    def meet(self, facts: TableFacts) -> None:
        super().meet(facts)
        if self.other is not None:
            self.other.meet(facts)


class TrashRule(Rule):
    def __init__(self, keeps: bool, which: Which, when: Truth | None) -> None:
        super().__init__(which, when)
        self.keeps = keeps


class Advised(Judgement):
    """A judgement that is told what to play and to trash."""

    def __init__(self, facts: TableFacts, me: Player, own: bool, plays: list[PlayRule],
                 trashes: list[TrashRule]) -> None:
        super().__init__(facts, me, own)
        self.plays = plays
        self.trashes = trashes

    def play(self, kind: Facts) -> float:
        if kind.is_treasure and not kind.is_action and self.facts.table.unwatched_turns:
            return super().play(kind)           # nothing at this table minds Treasures: all are played
        place = 0.0
        for rule in self.plays:
            place += 1.0
            if rule.how != BEFORE and rule.which.fits(kind) and rule.holds(self):
                if rule.how == NEVER:
                    return 0.0
                if rule.how == FIRST:
                    return FOREMOST - place
                return 0.001 * place if super().play(kind) > 0.0 else 0.0
        return super().play(kind)

    def keep(self, kind: Facts) -> float:
        place = 0.0
        for rule in self.trashes:
            place += 1.0
            if rule.which.fits(kind) and rule.holds(self):
                return KEPT if rule.keeps else place - FOREMOST
        return super().keep(kind)


class StrategyPlayer(GeneralPlayer):
    """`careful`: does not end a game that it would lose, and ends one that it wins; `enough`: as the player of a
    plan has it (bots/plan.py), so that a plan that is written down plays the same."""

    def __init__(self, wishes: list[Wish], plays: list[PlayRule], trashes: list[TrashRule], careful: bool,
                 enough: i64) -> None:
        super().__init__()
        self.wishes = wishes
        self.plays = plays
        self.trashes = trashes
        self.careful = careful
        self.enough: i64 = enough
        self.orders = any([rule.how == BEFORE for rule in plays])
        self.advises = len(plays) + len(trashes) > 0

    def new_table(self, facts: TableFacts) -> None:
        for wish in self.wishes:
            wish.meet(facts)
        for play in self.plays:
            play.meet(facts)
        for trash in self.trashes:
            trash.meet(facts)

    def judge(self, facts: TableFacts, me: Player, own: bool) -> Judgement:
        return Advised(facts, me, own, self.plays, self.trashes) if self.advises else Judgement(facts, me, own)

    def judgement_of(self, me: Player) -> Judgement:
        judge = super().judgement_of(me)
        judge.enough = self.enough
        return judge

    def wished(self, judge: Judgement, offer: list[Facts], buying: bool) -> int:
        """The first line that holds and can be had; with none of them nothing is bought."""
        chosen = self.by_wishes(judge, offer)
        if chosen < 0 and not buying:
            return BY_JUDGEMENT
        return with_an_eye_on_the_end(judge, offer, chosen) if buying and self.careful else chosen

    def by_wishes(self, judge: Judgement, offer: list[Facts]) -> int:
        positions = by_slot(judge.facts, offer)
        barred: list[int] = []
        for wish in self.wishes:
            if wish.is_judgement:
                if wish.is_open(judge):
                    found = best_but(judge, offer, barred)
                    if found >= 0:
                        return found
                continue
            which = wish.which
            if which.slot >= 0:
                position = positions[which.slot]
                if position >= 0 and which.fits(offer[position]):
                    if wish.up_to == 0:
                        if wish.holds(judge):
                            barred.append(position)
                    elif wish.is_open(judge):
                        return position
        return NOTHING

    def action(self, judge: Judgement, kinds: list[Facts]) -> int:
        chosen = super().action(judge, kinds)
        if chosen < 0 or not self.orders:
            return chosen
        for rule in self.plays:                 # whatever must come before what was chosen
            other = rule.other
            if other is not None and other.fits(kinds[chosen]) and rule.holds(judge):
                for position in range(len(kinds)):
                    if position != chosen and rule.which.fits(kinds[position]) and judge.play(kinds[position]) > 0.0:
                        chosen = position
                        break
        return chosen

    def worth_of_coins(self, judge: Judgement, coins: i64) -> float:
        """Coffers are spent for what stands higher in the list."""
        value = 3.0 * float(len(self.wishes))
        for wish in self.wishes:
            if wish.is_judgement:
                break
            slot = wish.which.slot
            if slot >= 0 and judge.costs_at_most(slot, coins) and wish.is_open(judge):
                return value
            value -= 3.0
        return value + judge.best_for(coins) / 10.0


def best_but(judge: Judgement, offer: list[Facts], barred: list[int]) -> int:
    """What is liked best of all that is not barred."""
    if not barred:
        return best_gain(judge, offer)
    allowed = [position for position in range(len(offer)) if position not in barred]
    found = best_gain(judge, [offer[position] for position in allowed])
    return NOTHING if found < 0 else allowed[found]
