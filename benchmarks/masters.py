"""How long do people wait for bots when many of them think?  Twenty tables with a person and five masters each.

    python benchmarks/masters.py [--tables 20] [--bots 5] [--level master] [--seconds 60] [--check]

Every table has a random kingdom of its own.  Its bots are asked as the server asks them: in as many processes as it
has, one question after another, with its pauses between the answers; the person takes some seconds for a turn's
answers.  Measured is the time from a question until its answer is there, purchases apart.  Plans are not searched for:
they are those a search begins with, for how good they are does not change how long it takes to try them out.  Measure
compiled, on a machine that has nothing else to do (PYTHONPATH=build/native/src).
"""
from __future__ import annotations

import argparse
import asyncio
import os
import time
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random
from statistics import median

from throneroom.bots.plain import MoneyAndTerminal
from throneroom.bots.plans import Plan, Search
from throneroom.bots.reasons import is_purchase
from throneroom.engine.rng import FORMAT
from throneroom.kingdoms.generator import generate
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.web.live import Settings
from throneroom.web.workers import Problem, Workers

PLANS = 4                               # that a master has
THINK = (1.0, 4.0)                      # seconds for an answer of the person: a quick one
MOST = {"hard": 0.2, "master": 2.0}     # seconds for a purchase that people accept


@dataclass
class Times:
    purchases: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    turns: int = 0                      # of people
    unanswered: int = 0


async def table(number: int, bots: int, level: str, plans: list[Plan], workers: Workers, times: Times,
                end: float) -> None:
    """People and bots until the time is up; when a game is over the next one begins."""
    random = Random(number)
    person = MoneyAndTerminal()
    seed = 0
    while time.perf_counter() < end:
        driver = Driver(setup_of(number, bots), seed)
        while driver.decision is not None and time.perf_counter() < end:
            decision = driver.decision
            seat = int(decision.seat)
            if seat == 0:
                await asyncio.sleep(random.uniform(*THINK))
                times.turns += is_purchase(decision)
                driver.answer(person.answer(decision))
                continue
            await asyncio.sleep(random.uniform(*Settings().pause))
            problem = Problem(level, seat, f"{number}", driver.setup, f"{seed:x}", FORMAT, driver.answers, plans)
            begun = time.perf_counter()
            choice = await workers.answer(problem)
            (times.purchases if is_purchase(decision) else times.others).append(time.perf_counter() - begun)
            if choice is None:                  # took longer than a worker may
                times.unanswered += 1
                choice = person.answer(decision)
            driver.answer(choice)
        seed += 1


def setup_of(number: int, bots: int) -> Setup:
    return replace(generate(Random(number)), players=bots + 1)


def told(name: str, seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return (f"{name}: {len(ordered)} answers, median {median(ordered):.2f} s, "
            f"95% {ordered[len(ordered) * 95 // 100]:.2f} s, at most {ordered[-1]:.2f} s")


async def run(tables: int, bots: int, level: str, seconds: float) -> Times:
    plans = [list(islice(Search(setup_of(number, bots).table()).beginnings(), PLANS)) for number in range(tables)]
    workers = Workers(count=min(4, max(2, os.cpu_count() or 1)))        # as the server has
    await workers.open()
    times = Times()
    end = time.perf_counter() + seconds
    try:
        await asyncio.gather(*[table(number, bots, level, plans[number], workers, times, end)
                               for number in range(tables)])
    finally:
        await workers.close()
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--bots", type=int, default=5, choices=range(1, 6))
    parser.add_argument("--level", default="master", choices=sorted(MOST))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--check", action="store_true", help="fail if people wait too long")
    asked = parser.parse_args()
    times = asyncio.run(run(asked.tables, asked.bots, asked.level, asked.seconds))
    print(f"{asked.tables} tables with {asked.bots} bots ({asked.level}) each, {os.cpu_count()} cores, "
          f"{asked.seconds:g} s, {times.turns} turns of people, {times.unanswered} questions not answered")
    print(told("purchases", times.purchases))
    print(told("other answers", times.others))
    late = max(times.purchases)
    if asked.check and (times.unanswered or late > MOST[asked.level]):
        raise SystemExit(f"people wait too long: {late:.2f} s, and should not more than {MOST[asked.level]:g} s")


if __name__ == "__main__":
    main()
