"""Steps per second of the environment for those who learn (docs/environment.md), compiled and pure.

    python benchmarks/environment.py [--seconds 5] [--write]      # build/native must be there (tools/native.py)
    python benchmarks/environment.py --pure

A step is an action that is drawn from the mask, with the observation that follows; games begin anew when they are over.
Process time counts, so that it matters little what else runs.  The last rows say what the driver would take, which
copies the game and plays it again (docs/record.md), for questions answered without any observation.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
NATIVE = ROOT / "build" / "native" / "src"
DOCS = ROOT / "docs" / "environment.md"
BEGIN, END = "<!-- steps -->", "<!-- end of steps -->"
MANY = 64


def chosen(random: Random, mask) -> int:
    return random.choice(mask.nonzero()[0].tolist())


def single(**terms) -> Iterator[int]:
    from throneroom.environment import throneroom_v0

    seat, random = throneroom_v0.single(**terms), Random(1)
    found, _ = seat.reset(seed=1)
    while True:
        found, _, over, broken_off, _ = seat.step(chosen(random, found["action_mask"]))
        if over or broken_off:
            found, _ = seat.reset()
        yield 1


def many(**terms) -> Iterator[int]:
    from throneroom.environment import throneroom_v0

    games, random = throneroom_v0.vector(MANY, **terms), Random(1)
    found, _ = games.reset(seed=1)
    while True:
        found, *_ = games.step([chosen(random, mask) for mask in found["action_mask"]])
        yield MANY


def everybody(**terms) -> Iterator[int]:
    from throneroom.environment import throneroom_v0

    table, random = throneroom_v0.raw_env(**terms), Random(1)
    for seed in range(1_000_000):
        table.reset(seed=seed)
        while not (table.terminations[table.agent_selection] or table.truncations[table.agent_selection]):
            observation, *_ = table.last()
            table.step(chosen(random, observation["action_mask"]))
            yield 1


def questions(driven: bool) -> Iterator[int]:
    """Games against Big Money without observations: by the driver, or waiting where they are."""
    from throneroom.bots.money import BigMoney
    from throneroom.bots.plain import RandomBot
    from throneroom.environment.suspended import Suspended
    from throneroom.kingdoms.sharing import kingdom_of
    from throneroom.record.driver import Driver

    setup, me = kingdom_of("First Game"), RandomBot(1)
    for seed in range(1_000_000):
        bots = {1: BigMoney()}
        game = Driver(setup, seed, bots=bots) if driven else Suspended(setup, seed, bots)
        while game.decision is not None:
            game.answer(me.answer(game.decision))
            yield 1


ROWS: list[tuple[str, Callable[[], Iterator[int]]]] = [
    ("one seat, First Game", single),
    ("one seat, First Game, kinds of the table", lambda: single(kinds="table")),
    (f"{MANY} games at once, kinds of the table", lambda: many(kinds="table")),
    (f"{MANY} games at once", many),
    ("one seat of four, random kingdoms", lambda: single(kingdom="random", players=4, opponents="money")),
    ("everybody (PettingZoo), three players", lambda: everybody(players=3)),
    ("questions alone, waiting", lambda: questions(False)),
    ("questions alone, by the driver", lambda: questions(True))]


def rate(steps: Iterator[int], seconds: float) -> float:
    for _ in range(20):                     # what is worked out once
        next(steps)
    done, start = 0, time.process_time()
    while (taken := time.process_time() - start) < seconds:
        done += next(steps)
    return done / taken


def measured(pure: bool, seconds: float) -> list[float]:
    """In a process of its own, for the engine is compiled or not from the start."""
    path = str(ROOT / "src" if pure else NATIVE)
    command = [sys.executable, __file__, "--here", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [float(line) for line in done.stdout.splitlines()]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=5, help="for each row")
    options.add_argument("--pure", action="store_true", help="only the pure engine")
    options.add_argument("--write", action="store_true", help="into docs/environment.md")
    options.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wanted = options.parse_args()
    if wanted.here:
        for _, make in ROWS:
            print(rate(make(), wanted.seconds), flush=True)
        return
    columns = [measured(True, wanted.seconds)] if wanted.pure else [
        measured(False, wanted.seconds), measured(True, wanted.seconds)]
    names = ["pure"] if wanted.pure else ["compiled", "pure"]
    lines = [f"| steps per second and core | {' | '.join(names)} |", "|---|" + "---|" * len(names)]
    for (name, _), *rates in zip(ROWS, *columns, strict=True):
        lines.append(f"| {name} | {' | '.join(f'{number:,.0f}' for number in rates)} |")
    print("\n".join(lines))
    if wanted.write:
        text = DOCS.read_text(encoding="utf-8")
        before, after = text.split(BEGIN)[0], text.split(END)[1]
        DOCS.write_text(before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
