"""How strong are the players?  Duels over random kingdoms of all sets, kept in a file to be gone on with.

    python benchmarks/strength.py duel plan:8000 medium --kingdoms 100 --seed 909       play, and tell
    python benchmarks/strength.py all --kingdoms 100 --seed 4711                        all that docs/bots.md tells
    python benchmarks/strength.py tell --seed 4711                                      what is known already

One seat is taken by the first, all others by the second; every deal is played from each seat, a draw is shared.  A
player is named by its kind, and by games of its search and rollouts for a choice where there are such:

    medium, general, money, big-money, random, a level by its name; plan:8000; master:50000:500
    plan:8000@2: the plan was found at a table for two, whoever sits at this one

With --write the table of docs/bots.md is made anew.  Games are kept by the players' code: another one begins anew.
Measure compiled (PYTHONPATH=build/native/src).
"""
from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from statistics import mean
from time import process_time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from throneroom import bots
from throneroom.bots.arena import APART, contender
from throneroom.bots.master import Master
from throneroom.bots.plan import ALL, WishData
from throneroom.bots.plans import Plan, find_plans
from throneroom.bots.rollout import match
from throneroom.engine.decision import Agent
from throneroom.kingdoms.generator import generate
from throneroom.kingdoms.setup import Setup

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build/strength"
DOCS = ROOT / "docs/bots.md"
FRESH = 1_000_000               # the first number of games that no search has seen
RESAMPLED = 4000
# What docs/bots.md tells: who against whom, how many at the table, games per kingdom, and the part of the kingdoms (one
# of so many) on which it is played: plans for larger tables take long to find.
DUELS: list[tuple[str, str, int, int, int]] = [
    ("plan:8000", "medium", 2, 200, 1), ("plan:8000", "general", 2, 200, 1),
    ("master:50000:500", "medium", 2, 4, 1), ("master:50000:500", "plan:8000", 2, 4, 1),
    ("master:50000:500", "medium", 3, 6, 2), ("master:50000:500", "medium", 4, 8, 4),
    ("plan:50000", "medium", 2, 200, 1), ("plan:50000", "plan:8000", 2, 200, 1),
    ("plan:8000", "medium", 3, 99, 2), ("plan:8000@2", "medium", 3, 99, 2)]


@dataclass(frozen=True)
class Duel:
    """On one kingdom."""

    one: str
    other: str
    players: int
    games: int
    seed: int
    kingdom: int


@dataclass(frozen=True)
class Result:
    duel: Duel
    won: float
    cards: list[str]
    seconds: float


# --- what is kept -----------------------------------------------------------------------------------------------------
# Rooms of the bots on which no answer of a contender depends, and others on which no plan does.
BESIDE = {"arena", "levels", "kept_plans", "reasons", "chances", "__init__"}
OF_MASTERS = {"master", "models"}


def code(left_out: set[str]) -> str:
    """Which players played: a hash of all that their answers depend on."""
    sources = sorted(path for path in Path(bots.__file__).parent.glob("*.py") if path.stem not in left_out)
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:12]


FILES = {"duels": KEPT / f"{code(BESIDE)}-duels.jsonl", "plans": KEPT / f"{code(BESIDE | OF_MASTERS)}-plans.jsonl"}


def keep(name: str, row: dict[str, object]) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    with FILES[name].open("a") as file:
        file.write(json.dumps(row) + "\n")


def kept(name: str) -> Iterator[dict[str, object]]:
    if FILES[name].exists():
        for line in FILES[name].read_text().splitlines():
            yield json.loads(line)


def results(seed: int) -> dict[Duel, Result]:
    found = {}
    for row in kept("duels"):
        duel = Duel(**row["duel"])              # type: ignore[arg-type]
        if duel.seed == seed:
            found[duel] = Result(duel, row["won"], row["cards"], row["seconds"])        # type: ignore[arg-type]
    return found


# --- playing ----------------------------------------------------------------------------------------------------------
def setup_of(seed: int, kingdom: int, players: int = 2) -> Setup:
    return replace(generate(Random(seed * APART + kingdom)), players=players)


def plans_for(seed: int, kingdom: int, players: int, games: int) -> list[Plan]:
    """Searched for once."""
    key = [seed, kingdom, players, games]
    for row in kept("plans"):
        if row["key"] == key:
            return [Plan(tuple(map(wish_of, wishes)), enough) for wishes, enough in row["plans"]]   # type: ignore
    plans = find_plans(setup_of(seed, kingdom, players).table(), games)
    keep("plans", {"key": key, "plans": [[plan.wishes, plan.enough] for plan in plans]})
    return plans


def wish_of(data: list[object]) -> WishData:
    name, most, conditions = data
    return name, most, tuple((about, low, high) for about, low, high in conditions)     # type: ignore


def player(name: str, duel: Duel) -> Agent:
    called, _, found_by = name.partition("@")
    kind, *numbers = called.split(":")
    if kind not in ("plan", "master"):
        return contender(name)(setup_of(duel.seed, duel.kingdom, duel.players), duel.seed)
    plans = plans_for(duel.seed, duel.kingdom, int(found_by or duel.players), int(numbers[0]))
    return plans[0].player() if kind == "plan" else Master([plan.player() for plan in plans], int(numbers[1]))


def played(duel: Duel) -> Result:
    setup = setup_of(duel.seed, duel.kingdom, duel.players)
    one, other = player(duel.one, duel), player(duel.other, duel)
    begun = process_time()
    first = FRESH + duel.kingdom * 10_000 * duel.players
    won = match(setup.table(), one, other, first, first + duel.games)
    return Result(duel, won, [*setup.kingdom, *setup.landscapes], process_time() - begun)


def play(duels: Iterable[Duel], jobs: int) -> None:
    """Those that have not been played yet."""
    wanted = list(duels)
    known = results(wanted[0].seed)
    missing = [duel for duel in wanted if duel not in known]
    console = Console(stderr=True)
    with (Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                   console=console) as progress, ProcessPoolExecutor(jobs) as pool):
        task = progress.add_task("kingdoms", total=len(wanted), completed=len(wanted) - len(missing))
        for done in as_completed([pool.submit(played, duel) for duel in missing]):
            keep("duels", asdict(done.result()))
            progress.advance(task)


# --- telling ----------------------------------------------------------------------------------------------------------
def wilson(won: float, games: int) -> tuple[float, float]:
    z, p = 1.96, won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def over_kingdoms(rates: list[float]) -> tuple[float, float]:
    """The interval that resamples the kingdoms, which differ far more than games do."""
    random = Random(1)
    means = sorted(mean(random.choices(rates, k=len(rates))) for _ in range(RESAMPLED))
    return means[RESAMPLED // 40], means[-RESAMPLED // 40]


def percent(interval: tuple[float, float]) -> str:
    return f"[{100 * interval[0]:.1f}, {100 * interval[1]:.1f}]"


def line(found: list[Result]) -> str:
    """A line of the table: who, kingdoms, games, won, both intervals, how many kingdoms are below a fair share."""
    duel = found[0].duel
    games, won = sum(result.duel.games for result in found), sum(result.won for result in found)
    rates = [result.won / result.duel.games for result in found]
    below = sum(rate < 1 / duel.players for rate in rates)
    others = duel.other if duel.players == 2 else f"{duel.players - 1} x {duel.other}"
    return (f"| {duel.one} - {others} | {len(found)} | {games} | **{won / games:.1%}** {percent(wilson(won, games))} | "
            f"{percent(over_kingdoms(rates))} | {below} | {sum(result.seconds for result in found) / games:.2f} |")


HEAD = ("| | kingdoms | games | won, of games | of kingdoms | below a fair share | s per game |\n"
        "|---|---|---|---|---|---|---|")


def grouped(seed: int) -> dict[tuple[str, str, int], list[Result]]:
    groups: dict[tuple[str, str, int], list[Result]] = {}
    for duel, result in results(seed).items():
        groups.setdefault((duel.one, duel.other, duel.players), []).append(result)
    return groups


def table(seed: int) -> str:
    return "\n".join([HEAD, *map(line, grouped(seed).values())])


def of_each_kingdom(seed: int, every: bool) -> Iterator[str]:
    """The worst first: those below a fair share, or all, with the plan."""
    for (one, other, players), found in grouped(seed).items():
        for result in sorted(found, key=lambda result: result.won / result.duel.games):
            rate = result.won / result.duel.games
            if rate < 1 / players or every:
                yield f"{one} - {other}: {rate:.0%} on {result.duel.kingdom}: {', '.join(result.cards)}"
                kind, *numbers = one.partition("@")[0].split(":")
                if every and kind == "plan":
                    yield "    " + in_short(plans_for(seed, result.duel.kingdom, players, int(numbers[0]))[0])


def write_down(name: str, made: str) -> None:
    """Into docs/bots.md, in the place of what was made before."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->\n"
    before, _, rest = DOCS.read_text().partition(begin)
    _, ended, after = rest.partition(end)
    if not ended:
        raise SystemExit(f"there is no place for {name} in {DOCS}")
    DOCS.write_text(f"{before}{begin}{made}\n{end}{after}")


def in_short(plan: Plan) -> str:
    return "; ".join(f"{name}{'' if most == ALL else f' {most}'}"
                     + "".join(f" ({about} {low}..{high})" for about, low, high in conditions)
                     for name, most, conditions in plan.wishes) + f"; enough {plan.enough}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("duel", "all", "tell"))
    parser.add_argument("contenders", nargs="*", help="two, for a duel")
    parser.add_argument("--kingdoms", type=int, default=30)
    parser.add_argument("--games", type=int, default=200, help="on each kingdom")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=909, help="of the kingdoms")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--every", action="store_true", help="tell of every kingdom, with the plan")
    parser.add_argument("--write", action="store_true", help="the table into docs/bots.md")
    asked = parser.parse_args()
    duels = DUELS
    if asked.what == "duel":
        if len(asked.contenders) != 2:
            parser.error("a duel has two contenders")
        one, other = asked.contenders
        duels = [(one, other, asked.players, asked.games, 1)]
    if asked.what != "tell":
        os.nice(5)
        for one, other, players, games, part in duels:
            kingdoms = range(-(-asked.kingdoms // part))
            play((Duel(one, other, players, games, asked.seed, kingdom) for kingdom in kingdoms), asked.jobs)
    print(table(asked.seed))
    for told in of_each_kingdom(asked.seed, asked.every):
        print(told)
    if asked.write:
        write_down("strength", f"Kingdoms of seed {asked.seed}:\n\n{table(asked.seed)}")


if __name__ == "__main__":
    main()
