"""What does trying out gain at one purchase?  Quicker to know, and surer, than who wins duels.

    python benchmarks/purchases.py [--kingdoms 10] [--seed 909] [--rollouts 500]

A plan plays against an opponent; at some purchases three masters are asked: one who takes everybody for that plan, one
who knows the opponent, and one who models the others by what they own.  What each of them chooses instead of the plan's
choice is judged by other rollouts, with the opponent that there is: so many percent of a win more than the plan.
"""
from __future__ import annotations

import argparse
import os
from math import sqrt
from random import Random
from statistics import mean, stdev

from rich.console import Console
from rich.progress import track
from strength import FRESH, plans_for, setup_of, write_down

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.master import Master
from throneroom.bots.plain import MoneyAndTerminal
from throneroom.bots.plan import PlanPlayer
from throneroom.bots.rollout import value_of
from throneroom.engine.card import Card
from throneroom.engine.decision import Agent, QuickAgent
from throneroom.engine.player import Player

JUDGES = 256                    # rollouts by which a choice is judged
SEEN_BY_NOBODY = 1_000_000      # the first of their deals


class Taking(Master):
    """Takes everybody else for this one."""

    def __init__(self, plans: list[PlanPlayer], rollouts: int, other: Agent) -> None:
        super().__init__(plans, rollouts, 1)
        self.others = [other]


class Asked(QuickAgent):
    """Plays on like a plan, and asks the masters at some purchases."""

    def __init__(self, plan: PlanPlayer, opponent: Agent, masters: dict[str, Master], random: Random,
                 rate: float) -> None:
        self.plan, self.opponent, self.masters, self.random, self.rate = plan, opponent, masters, random, rate
        self.gains: dict[str, list[float]] = {name: [] for name in masters}
        self.changed = dict.fromkeys(masters, 0)
        self.rollouts = dict.fromkeys(masters, 0)

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        return self.plan.action_to_play(me, cards)

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        if self.random.random() < self.rate:
            self.ask(me, cards)
        return self.plan.card_to_buy(me, cards)

    def answer(self, decision):                             # type: ignore[no-untyped-def]
        return self.plan.answer(decision)

    def ask(self, me: Player, cards: list[Card]) -> None:
        policies: list[Agent] = [self.opponent, self.opponent]
        policies[me.seat] = self.plan
        judged: dict[str, float] = {}
        for name, master in self.masters.items():
            choices = master.purchases(me, cards)
            if len(choices) == 1:
                return
            trials = master.weighed(me, choices, False)
            chosen = trials[0].choice
            self.rollouts[name] += sum(len(trial.values) for trial in trials)
            for choice in (choices[0], chosen):
                if choice not in judged and chosen != choices[0]:
                    judged[choice] = mean(value_of(me.game, me.seat, choice, False, policies, deal)
                                          for deal in range(SEEN_BY_NOBODY, SEEN_BY_NOBODY + JUDGES))
            self.changed[name] += chosen != choices[0]
            self.gains[name].append(judged[chosen] - judged[choices[0]] if chosen != choices[0] else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kingdoms", type=int, default=10)
    parser.add_argument("--seed", type=int, default=909)
    parser.add_argument("--search", type=int, default=8000)
    parser.add_argument("--rollouts", type=int, default=500)
    parser.add_argument("--rate", type=float, default=0.15, help="of the purchases")
    parser.add_argument("--write", action="store_true", help="the table into docs/bots.md")
    asked = parser.parse_args()
    os.nice(5)
    gains: dict[tuple[str, str], list[float]] = {}
    changed: dict[tuple[str, str], int] = {}
    rollouts: dict[tuple[str, str], int] = {}
    for kingdom in track(range(asked.kingdoms), "kingdoms", console=Console(stderr=True)):
        table = setup_of(asked.seed, kingdom).table()
        plans = [plan.player() for plan in plans_for(asked.seed, kingdom, 2, asked.search)]
        opponents = {"medium": MoneyAndTerminal(), "general": GeneralPlayer(), "plan": plans[0]}
        for against, opponent in opponents.items():
            masters = {"takes all for the plan": Taking(plans, asked.rollouts, plans[0]),
                       "knows them": Taking(plans, asked.rollouts, opponent),
                       "models": Master(plans, asked.rollouts)}
            one = Asked(plans[0], opponent, masters, Random(kingdom), asked.rate)
            for number in range(2):
                agents: list[Agent] = [opponent, opponent]
                agents[number] = one
                table.new_game(agents, FRESH + number).run(100)
            for name in masters:
                gains.setdefault((against, name), []).extend(one.gains[name])
                changed[against, name] = changed.get((against, name), 0) + one.changed[name]
                rollouts[against, name] = rollouts.get((against, name), 0) + one.rollouts[name]
    told = ["| against | master | purchases | rollouts for each | changed | gained by each |", "|---" * 6 + "|"]
    told += [f"| {against} | {name} | {len(found)} | {rollouts[against, name] / len(found):.0f} | "
             f"{changed[against, name] / len(found):.0%} | "
             f"{100 * mean(found):+.2f}% ± {100 * stdev(found) / sqrt(len(found)):.2f} |"
             for (against, name), found in gains.items()]
    print("\n".join(told))
    if asked.write:
        write_down("purchases", "\n".join(told))


if __name__ == "__main__":
    main()
