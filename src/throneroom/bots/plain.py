"""Simple opponents: chance, Big Money, and Big Money with one kind of terminal Action."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import Facts
from throneroom.bots.general import BY_JUDGEMENT, NOTHING, GeneralPlayer
from throneroom.bots.judgement import Judgement
from throneroom.engine.decision import Agent, Decision


class RandomBot(Agent):
    """Any legal answer, by its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def answer(self, decision: Decision) -> list[int]:
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        self.random.shuffle(pool)
        return pool[:self.random.randint(int(decision.least), int(decision.most))]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoneyPlayer(GeneralPlayer):
    """Big Money that answers sensibly whatever it is asked."""

    def wants(self, judge: Judgement) -> Sequence[str]:
        late = judge.late()
        wishes = ["colony"]
        if not late:
            wishes.append("platinum")
        wishes.append("province")
        if late:
            wishes.append("duchy")
        wishes.append("gold")
        wishes.append("silver")
        if judge.last_turns():
            wishes.append("estate")
        return wishes

    def wished(self, judge: Judgement, offer: list[Facts], buying: bool) -> int:
        """Nothing but what it wants."""
        position = super().wished(judge, offer, buying)
        return NOTHING if buying and position == BY_JUDGEMENT else position


@mypyc_attr(allow_interpreted_subclasses=True)
class MoneyAndTerminal(MoneyPlayer):
    """And a few copies of one terminal Action: the one named, or the best of the kingdom."""

    def __init__(self, terminal: str = "") -> None:
        super().__init__()
        self.terminal = terminal

    def wants(self, judge: Judgement) -> Sequence[str]:
        wishes = list(super().wants(judge))
        kind = judge.facts.named(self.terminal) if self.terminal else best_terminal(judge)
        if kind is not None and float(judge.own_count(kind)) + 1.0 <= judge.room() and not judge.late():
            wishes.insert(wishes.index("gold" if kind.cost <= 5 else "province") + 1, kind.id)
        return wishes


def best_terminal(judge: Judgement) -> Facts | None:
    """The terminal Action of the Supply that beats a Silver by most."""
    found: Facts | None = None
    highest = 3.0
    most: i64 = 99
    for kind in judge.supply_for(most, False):
        if kind.is_terminal and judge.is_whole_pile(kind) and judge.worth(kind) > highest:
            highest = judge.worth(kind)
            found = kind
    return found


class Beginner(GeneralPlayer):
    """Answers sensibly, but is taken with anything that looks good: one buy in two is a whim.  Whims hang on the seed
    and the moment, not on what was asked before: taken back and asked again, it does the same."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.seed = seed

    def purchase(self, judge: Judgement, offer: list[Facts]) -> int:
        judge.count_own()
        random = Random(f"{self.seed} {judge.turn_number} {judge.buys} {judge.deck_size}")
        tempting = [position for position, kind in enumerate(offer) if judge.worth(kind) > 1]
        if tempting and random.random() < 0.5:
            return random.choice(tempting)
        return super().purchase(judge, offer)
