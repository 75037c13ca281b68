"""Simple opponents: chance, Big Money, and Big Money with one kind of terminal Action."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.judgement import Judgement
from throneroom.bots.sight import Sight, kind
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.types import ACTION


class RandomBot(Agent):
    """Any legal answer, by its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)

    def answer(self, decision: Decision) -> list[int]:
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        self.random.shuffle(pool)
        return pool[:self.random.randint(int(decision.least), int(decision.most))]


class MoneyPlayer(GeneralPlayer):
    """Big Money that answers sensibly whatever it is asked."""

    def wants(self, sight: Sight) -> Sequence[str]:
        judge = self.judgement(sight)
        duchies = ["duchy"] if judge.late() else []
        estates = ["estate"] if judge.last_turns() else []
        return ["colony", *(["platinum"] if not judge.late() else []), "province", *duchies, "gold", "silver", *estates]

    def to_buy(self, sight: Sight, judge: Judgement) -> list[int]:
        """Nothing but what it wants."""
        return self.wished(sight)


class MoneyAndTerminal(MoneyPlayer):
    """And a few copies of one terminal Action: the one named, or the best of the kingdom."""

    def __init__(self, terminal: str = "") -> None:
        super().__init__()
        self.terminal = terminal

    def wants(self, sight: Sight) -> Sequence[str]:
        judge = self.judgement(sight)
        terminal = self.terminal or best_terminal(sight, judge)
        if terminal and sight.mine[terminal] + 1 <= judge.room() and not judge.late():
            wishes = list(super().wants(sight))
            wishes.insert(wishes.index("gold" if kind(terminal).cost <= 5 else "province") + 1, terminal)
            return wishes
        return super().wants(sight)


def best_terminal(sight: Sight, judge: Judgement) -> str:
    """The terminal Action of the Supply that beats a Silver by most."""
    found = [pile.id for pile in sight.view.piles if pile.supply and pile.top == pile.id and pile.cost is not None
             and pile.cost[1:] == (0, 0) and kind(pile.id).types & ACTION and kind(pile.id).actions == 0]
    chosen = max(found, key=judge.worth, default="")
    return chosen if chosen and judge.worth(chosen) > 3 else ""


class Beginner(GeneralPlayer):
    """Answers sensibly, but is taken with anything that looks good: one buy in two is a whim.  Whims hang on the seed
    and the moment, not on what was asked before: taken back and asked again, it does the same."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.seed = seed

    def to_buy(self, sight: Sight, judge: Judgement) -> list[int]:
        random = Random(f"{self.seed} {sight.view.turn_number} {sight.me.buys} {sight.deck_size}")
        tempting = [index for index, option in enumerate(sight.options) if judge.worth(option) > 1]
        if tempting and random.random() < 0.5:
            return [random.choice(tempting)]
        return super().to_buy(sight, judge)
