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


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner(GeneralPlayer):
    """Plays its cards sensibly and errs in what it buys, as people do who learn the game: has favourites and buys them
    whatever else is in the deck, and takes Duchies long before the end.  So many of ten buys are such `whims`.  They
    hang on the seed and the moment, not on what was asked before: taken back and asked again, it does the same."""

    def __init__(self, seed: int = 0, whims: int = 5) -> None:
        super().__init__()
        self.seed = seed
        self.whims = whims

    def purchase(self, judge: Judgement, offer: list[Facts]) -> int:
        whim = self.whim(judge, offer)
        return super().purchase(judge, offer) if whim == BY_JUDGEMENT else whim

    def whim(self, judge: Judgement, offer: list[Facts]) -> int:
        """What is bought on a whim; BY_JUDGEMENT: this is none."""
        judge.count_own()
        random = Random(f"{self.seed} {judge.turn_number} {judge.buys} {judge.deck_size}")
        if random.randrange(10) >= self.whims:
            return BY_JUDGEMENT
        green = random.randrange(4) == 0 and judge.turns >= 6
        found = BY_JUDGEMENT
        highest = 0.0
        for position in range(len(offer)):
            kind = offer[position]
            if kind.is_landscape or kind.points >= 6.0:
                value = 2.0 * judge.gain(kind)      # nobody overlooks a Province
            elif kind.is_victory and kind.points >= 2.0 and green:
                value = 12.0
            elif judge.worth(kind) > 1.0:
                value = float(judge.cost(kind)) + 4.0 * self.liking(kind)
            else:
                value = 0.0
            if value > highest:
                highest = value
                found = position
        return found

    def liking(self, kind: Facts) -> float:
        """From 0 to 1: there is no accounting for taste.  Money nobody loves."""
        return 0.0 if kind.is_treasure else Random(f"{self.seed} {kind.id}").random()
