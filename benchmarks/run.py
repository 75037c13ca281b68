"""Measure Throneroom beside pyminion, and fail if it is slower than it should be.

    python benchmarks/run.py            # all of it (`make bench`)
    python benchmarks/run.py --pure     # without the native build

Each measurement is a process of its own on one and the same core, and counts
process time. The sides take turns (pyminion, pure, native, pyminion, ...), each
playing the same games each round; they are compared round by round, as the machine
is not equally fast all the time, and the median of the rounds counts. Throneroom is
imported from a copy of `src` without compiled modules (pure) and from
`build/native/src` (native).

Exit status: 0 if all is as fast as required, 1 if something is not or could not
be measured.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import rules
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NATIVE = ROOT / "build" / "native" / "src"

KIND_NAMES = {"money": "Big Money + Smithy mirror", "engine": "engine mirror"}
NEEDED_RATIO = {"pure": 12.0, "native": 60.0}
MOST_COPY_MICROSECONDS = 6.0
MOST_WATCHED_RATIO = 2.0
MOST_ERRORS_APART = 4.5
"""Standard errors that the sides' averages may be apart (they shuffle differently)."""

SEED = 20


class MeasureError(Exception):
    """A measurement that could not be made, with the reason."""


# --- in the process that measures -------------------------------------------


def _answer(side: str, what: str, arguments: dict[str, Any]) -> Any:
    """Make one measurement in this process."""
    if side == "pyminion":
        others = importlib.import_module("others")
        if what == "averages":
            return others.averages(arguments["kind"], arguments["games"], arguments["seed"])
        play = others.pyminion_games
    else:
        throneroom = importlib.import_module("throneroom")
        expected = Path(os.environ["BENCH_FROM"]).resolve()
        found = Path(str(throneroom.__file__)).resolve()
        if not found.is_relative_to(expected):
            raise MeasureError(f"throneroom came from {found}, not from {expected}")
        ours = importlib.import_module("ours")
        if ours.is_native() != (side == "native"):
            raise MeasureError(f"is_native() says {ours.is_native()} for the {side} build")
        if what == "averages":
            return ours.averages(arguments["kind"], arguments["games"], arguments["seed"])
        if what == "copy":
            return ours.copy_microseconds()
        if what == "watched":
            return ours.watched_ratio()
        play = ours.games
    kind, seed = arguments["kind"], arguments["seed"]
    count = arguments["count"]
    warm = max(2, (count or 0) // 50)
    play(kind, warm, seed + 1)
    if count is None:
        count = _count_for(lambda games: play(kind, games, seed + 2), arguments["seconds"])
    return {"count": count, "seconds": play(kind, count, seed)}


def _count_for(play: Any, seconds: float) -> int:
    """How many games take about so long."""
    games = 5
    while True:
        taken: float = play(games)
        if taken >= seconds / 20:
            return max(10, round(games * seconds / taken))
        games *= 4


# --- in the process that was started -----------------------------------------


@dataclass
class Side:
    """One of the programs that are measured."""

    name: str
    path: Path | None = None
    rates: dict[str, list[float]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    failed: str | None = None

    def measure(self, what: str, **arguments: Any) -> Any:
        """Measure in a process of its own."""
        environment = dict(os.environ)
        environment["PYTHONHASHSEED"] = "0"
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
            environment["BENCH_FROM"] = str(self.path)
        asked = json.dumps([self.name, what, arguments])
        command = [sys.executable, str(Path(__file__).resolve()), "--measure", asked]
        done = subprocess.run(
            command,
            env=environment,
            capture_output=True,
            text=True,
            timeout=150,
            check=False,
        )
        if done.returncode:
            lines = done.stderr.strip().splitlines() or ["no message"]
            raise MeasureError(f"{self.name}, {what}: {lines[-1]}")
        return json.loads(done.stdout)

    def play(self, kind: str, seconds: float) -> None:
        """Play one round; the first finds out how many games a round has."""
        if self.failed is not None:
            return
        try:
            found = self.measure("games", kind=kind, seed=SEED, count=self.counts.get(kind), seconds=seconds)
        except (MeasureError, subprocess.TimeoutExpired) as problem:
            self.failed = str(problem)
            return
        self.counts[kind] = found["count"]
        self.rates.setdefault(kind, []).append(found["count"] / found["seconds"])

    def rate(self, kind: str) -> float | None:
        """Games a second in the median round, if any was played."""
        if self.failed is not None or not self.rates.get(kind):
            return None
        return statistics.median(self.rates[kind])

    def ratio(self, kind: str, other: Side) -> float | None:
        """How many times as fast as the other side, in the median of the rounds."""
        if self.rate(kind) is None or other.rate(kind) is None:
            return None
        rounds = zip(self.rates[kind], other.rates[kind], strict=True)
        return statistics.median([mine / theirs for mine, theirs in rounds])

    def number(self, what: str, rounds: int) -> list[float]:
        """The same measurement some times over; nothing if it fails."""
        found: list[float] = []
        try:
            for _ in range(rounds):
                found.append(float(self.measure(what)))
        except (MeasureError, subprocess.TimeoutExpired) as problem:
            self.failed = self.failed or str(problem)
            return []
        return found


@dataclass
class Report:
    """The tables, and whether all is well."""

    console: Console
    passed: bool = True
    results: list[dict[str, Any]] = field(default_factory=list)

    def verdict(self, good: bool | None, **facts: Any) -> str:
        """Note a judged number; the word for the table."""
        self.results.append({**facts, "passed": bool(good)})
        if good:
            return "[green]pass[/green]"
        self.passed = False
        return "[red]not measured[/red]" if good is None else "[red]FAIL[/red]"


def _pin() -> None:
    """Stay on one core (so do the processes started from here)."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _copy_without_native(to: Path) -> Path:
    """A copy of the sources in which nothing is compiled."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.c", "*.egg-info")
    return Path(shutil.copytree(ROOT / "src", to / "src", ignore=ignore))


def _speed(report: Report, pyminion: Side, builds: list[Side], rounds: int, secs: float) -> None:
    for number in range(rounds):
        for kind in rules.KINDS:
            for side in (pyminion, *builds):
                report.console.print(f"[dim]round {number + 1}: {kind}, {side.name}[/dim]")
                side.play(kind, secs)
    table = Table(title="Games a second on one core, two players, ten base cards")
    table.add_column("game")
    table.add_column("side")
    for heading in ("games/s", "ratio", "required"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for kind in rules.KINDS:
        base = pyminion.rate(kind)
        table.add_row(KIND_NAMES[kind], "pyminion", _text(base, ",.0f"), "1.0", "", "")
        for side in builds:
            rate = side.rate(kind)
            needed = NEEDED_RATIO[side.name]
            ratio = side.ratio(kind, pyminion)
            word = report.verdict(
                None if ratio is None else ratio >= needed,
                what=f"{kind} games against pyminion",
                side=side.name,
                games_a_second=rate,
                pyminion_games_a_second=base,
                ratio=ratio,
                required=needed,
            )
            table.add_row(
                "",
                f"throneroom, {side.name}",
                _text(rate, ",.0f"),
                _text(ratio, ".1f"),
                f">= {needed:g}",
                word,
            )
        table.add_section()
    report.console.print(table)


def _others(report: Report, builds: list[Side], rounds: int) -> None:
    table = Table(title="Other measures")
    table.add_column("measure")
    table.add_column("side")
    table.add_column("found", justify="right")
    table.add_column("required", justify="right")
    table.add_column("")
    for side in builds:
        copies = side.number("copy", rounds)
        found = min(copies) if copies else None
        row = ("copy a state in mid-game, microseconds", side.name, _text(found, ".2f"))
        if side.name == "native":
            word = report.verdict(
                None if found is None else found < MOST_COPY_MICROSECONDS,
                what="copy microseconds",
                side=side.name,
                found=found,
                required=MOST_COPY_MICROSECONDS,
            )
            table.add_row(*row, f"< {MOST_COPY_MICROSECONDS:g}", word)
        else:
            table.add_row(*row, "", "")
    for side in builds:
        ratios = side.number("watched", rounds)
        found = statistics.median(ratios) if ratios else None
        word = report.verdict(
            None if found is None else found <= MOST_WATCHED_RATIO,
            what="five sets, landscapes and watchers against the same buys without",
            side=side.name,
            found=found,
            required=MOST_WATCHED_RATIO,
        )
        table.add_row(
            "five sets, landscapes, watchers: times the same buys without",
            side.name,
            _text(found, ".2f"),
            f"<= {MOST_WATCHED_RATIO:g}",
            word,
        )
    report.console.print(table)


def _same_games(report: Report, pyminion: Side, ours: Side, games: int) -> None:
    """Hold the averages of the sides against each other."""
    table = Table(title=f"The same games? Averages of {games} games of each side")
    table.add_column("game")
    table.add_column("average")
    for heading in ("pyminion", "throneroom", "errors apart"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for kind in rules.KINDS:
        try:
            mine = ours.measure("averages", kind=kind, games=games, seed=SEED)
            theirs = pyminion.measure("averages", kind=kind, games=games, seed=SEED)
        except (MeasureError, subprocess.TimeoutExpired) as problem:
            word = report.verdict(None, what=f"{kind}: averages", problem=str(problem))
            table.add_row(KIND_NAMES[kind], "", "", "", "", word)
            continue
        for place, name in enumerate(("turns", "winner", "first")):
            error = (theirs[f"{name} error"] ** 2 + mine[f"{name} error"] ** 2) ** 0.5
            apart = abs(theirs[name] - mine[name]) / max(error, 1e-9)
            word = report.verdict(
                apart <= MOST_ERRORS_APART,
                what=f"{kind}: average {name}",
                found=mine[name],
                pyminion=theirs[name],
                errors_apart=apart,
                required=MOST_ERRORS_APART,
            )
            table.add_row(
                KIND_NAMES[kind] if place == 0 else "",
                name,
                f"{theirs[name]:.3f}",
                f"{mine[name]:.3f}",
                f"{apart:.1f}",
                word,
            )
    report.console.print(table)


def _text(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def _measure(chosen: argparse.Namespace) -> int:
    _pin()
    if chosen.silent:
        os.environ["BENCH_SILENT"] = "1"
    started = time.monotonic()
    report = Report(Console())
    with tempfile.TemporaryDirectory() as folder:
        pyminion = Side("pyminion")
        builds = [Side("pure", _copy_without_native(Path(folder)))]
        if not chosen.pure:
            native = Side("native", NATIVE)
            if not NATIVE.is_dir():
                native.failed = f"{NATIVE} is not there: build it, or use --pure"
            builds.append(native)
        _speed(report, pyminion, builds, chosen.rounds, chosen.seconds)
        _others(report, builds, chosen.rounds)
        working = [side for side in reversed(builds) if side.failed is None]
        if working:
            _same_games(report, pyminion, working[0], chosen.compare)
        for side in (pyminion, *builds):
            if side.failed is not None:
                report.console.print(f"[red]{side.name}[/red]: {side.failed}", highlight=False)
    report.console.print(f"[dim]{time.monotonic() - started:.0f} seconds in all[/dim]")
    if chosen.json is not None:
        facts = {"passed": report.passed, "results": report.results}
        chosen.json.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    return 0 if report.passed else 1


def main() -> int:
    """Measure everything and print the tables; return the exit status."""
    parser = argparse.ArgumentParser(description="Throneroom beside pyminion")
    parser.add_argument("--pure", action="store_true", help="leave the native build out")
    parser.add_argument("--silent", action="store_true", help="with all logging switched off for pyminion")
    parser.add_argument("--rounds", type=int, default=9, help="rounds (9)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement (1)")
    parser.add_argument("--compare", type=int, default=1000, help="games for averages (1000)")
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.measure is None:
        return _measure(chosen)
    side, what, arguments = json.loads(chosen.measure)
    print(json.dumps(_answer(side, what, arguments)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
