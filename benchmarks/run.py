"""Measure Throneroom beside pyminion, and fail if it is slower than it should be.

    python benchmarks/run.py            # all of it (`make bench`)
    python benchmarks/run.py --pure     # without the native build

Each side is a process of its own on one and the same core, and counts process time.
The machine is not equally fast all the time, so the sides take turns in many short
rounds (pyminion, pure, native, then the other way round); they are compared round by
round, and the median of the rounds counts. Throneroom is imported from a copy of
`src` without compiled modules (pure) and from `build/native/src` (native).

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
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import rules
from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
NATIVE = ROOT / "build" / "native" / "src"

KIND_NAMES = {"money": "Big Money + Smithy mirror", "engine": "engine mirror"}
NEEDED_RATIO = {"pure": 6.3, "native": 50.0}
NEEDED_PLAYERS_RATIO = 2.05
"""Of games a second of compiled players to pyminion's of Big Money + Smithy, which were 730 on one core of the machine
on which 1,500 were asked for."""

KINGDOMS, GAMES_EACH = 100, 20
MOST_COPY_MICROSECONDS = 6.0
NEEDED_WATCHED_RATIO = {"pure": 3.0, "native": 20.0}
"""Of games where much watches to pyminion's of the same strategy without."""

MOST_ERRORS_APART = 4.5
"""Standard errors that the sides' averages may be apart (they shuffle differently)."""

SEED = 20
LONGEST_MEASUREMENT = 150.0
"""Seconds after which a side is given up."""


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
        if ours.is_native() != side.startswith("native"):
            raise MeasureError(f"is_native() says {ours.is_native()} for the {side} build")
        if what == "averages":
            return ours.averages(arguments["kind"], arguments["games"], arguments["seed"])
        if what == "copy":
            return ours.copy_microseconds()
        if what == "watched":
            return 150 / ours.watched_games(150, SEED)
        if what == "players":
            return ours.players(arguments["kind"], KINGDOMS, GAMES_EACH)
        play = ours.games
    kind, seed = arguments["kind"], arguments["seed"]
    if what == "count":
        return _count_for(lambda games: play(kind, games, seed), arguments["seconds"])
    return play(kind, arguments["count"], seed)


def _count_for(play: Any, seconds: float) -> int:
    """How many games take about so long."""
    games = 5
    while True:
        taken: float = play(games)
        if taken >= seconds:
            return max(5, round(games * seconds / taken))
        games *= 2


def _serve(side: str) -> None:
    """Make the measurements that are asked for, a line each."""
    for line in sys.stdin:
        what, arguments = json.loads(line)
        print(json.dumps(_answer(side, what, arguments)), flush=True)


# --- in the process that was started -----------------------------------------


@dataclass
class Side:
    """One of the programs that are measured."""

    name: str
    path: Path | None = None
    rates: dict[str, list[float]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    failed: str | None = None
    worker: subprocess.Popen[str] | None = None

    def measure(self, what: str, **arguments: Any) -> Any:
        """Measure in the process of this side, which is started if need be."""
        worker = self.worker or self.start()
        assert worker.stdin
        assert worker.stdout
        assert worker.stderr
        # Whatever hangs is ended, and then there is no answer.
        watchdog = threading.Timer(LONGEST_MEASUREMENT, worker.kill)
        watchdog.start()
        try:
            worker.stdin.write(json.dumps([what, arguments]) + "\n")
            worker.stdin.flush()
            answer = worker.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            watchdog.cancel()
        if not answer:
            lines = worker.stderr.read().strip().splitlines() or ["no answer"]
            self.stop()
            raise MeasureError(f"{self.name}, {what}: {lines[-1]}")
        return json.loads(answer)

    def start(self) -> subprocess.Popen[str]:
        environment = dict(os.environ)
        environment["PYTHONHASHSEED"] = "0"
        if self.path is not None:
            environment["PYTHONPATH"] = str(self.path)
            environment["BENCH_FROM"] = str(self.path)
        command = [sys.executable, str(Path(__file__).resolve()), "--serve", self.name]
        pipe = subprocess.PIPE
        self.worker = subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=pipe)
        return self.worker

    def stop(self) -> None:
        """The next measurement is made in a new process."""
        if self.worker is not None:
            self.worker.kill()
            self.worker.communicate()
            self.worker = None

    def play(self, kind: str, number: int, seconds: float) -> None:
        """Play one round; the first finds out how many games a round has."""
        if self.failed is not None:
            return
        try:
            if kind not in self.counts:
                self.counts[kind] = self.measure("count", kind=kind, seed=SEED, seconds=seconds)
            count = self.counts[kind]
            taken = self.measure("games", kind=kind, seed=SEED + 1 + number, count=count)
        except MeasureError as problem:
            self.failed = str(problem)
            return
        self.rates.setdefault(kind, []).append(count / taken)

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
        """The same measurement some times over, each in a new process; nothing if it fails."""
        found: list[float] = []
        try:
            for _ in range(rounds):
                self.stop()
                found.append(float(self.measure(what)))
        except MeasureError as problem:
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


def pin() -> None:
    """Stay on one core (so do the processes started from here)."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _copy_without_native(to: Path) -> Path:
    """A copy of the sources in which nothing is compiled."""
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.c", "*.egg-info")
    return Path(shutil.copytree(ROOT / "src", to / "src", ignore=ignore))


def _speed(report: Report, pyminion: Side, builds: list[Side], rounds: int, secs: float) -> None:
    sides = [pyminion, *builds]
    for number in track(range(rounds), "rounds of all sides", console=report.console):
        for kind in rules.KINDS:
            for side in sides if number % 2 == 0 else reversed(sides):
                side.play(kind, number, secs)
    table = Table(title="Games a second on one core, two players, ten base cards")
    table.add_column("game")
    table.add_column("side")
    for heading in ("games/s", "ratio", "required"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for kind in rules.KINDS:
        base = pyminion.rate(kind)
        table.add_row(KIND_NAMES[kind], "pyminion, logging off", _text(base, ",.0f"), "1.0", "", "")
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


def _players(report: Report, pyminion: Side, native: Side) -> None:
    """Compiled players on random kingdoms, beside what pyminion did in the same run."""
    table = Table(title=f"Compiled players against their like, {KINGDOMS} random kingdoms of all sets")
    table.add_column("player")
    for heading in ("games/s, median", "times pyminion's Big Money", "required"):
        table.add_column(heading, justify="right")
    table.add_column("")
    base = pyminion.rate("money")
    for kind in ("general", "plan"):
        try:
            rate = None if native.failed else float(native.measure("players", kind=kind))
        except MeasureError as problem:
            native.failed, rate = str(problem), None
        ratio = None if rate is None or base is None else rate / base
        word = report.verdict(
            None if ratio is None else ratio >= NEEDED_PLAYERS_RATIO,
            what=f"{kind} players against pyminion's Big Money",
            games_a_second=rate,
            ratio=ratio,
            required=NEEDED_PLAYERS_RATIO,
        )
        table.add_row(kind, _text(rate, ",.0f"), _text(ratio, ".2f"), f">= {NEEDED_PLAYERS_RATIO:g}", word)
    report.console.print(table)


def _others(report: Report, pyminion: Side, builds: list[Side], rounds: int) -> None:
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
        rates = side.number("watched", rounds)
        base = pyminion.rate("engine")
        found = statistics.median(rates) / base if rates and base else None
        needed = NEEDED_WATCHED_RATIO[side.name]
        word = report.verdict(
            None if found is None else found >= needed,
            what="five sets, landscapes and watchers against pyminion's engine mirror",
            side=side.name,
            found=found,
            required=needed,
        )
        table.add_row(
            "five sets, landscapes, watchers: times pyminion's engine mirror",
            side.name,
            _text(found, ".2f"),
            f">= {needed:g}",
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
        except MeasureError as problem:
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
    pin()
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
        if not chosen.pure:
            _players(report, pyminion, builds[-1])
        _others(report, pyminion, builds, chosen.times)
        working = [side for side in reversed(builds) if side.failed is None]
        if working:
            _same_games(report, pyminion, working[0], chosen.compare)
        for side in (pyminion, *builds):
            side.stop()
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
    parser.add_argument("--rounds", type=int, default=80, help="rounds of games (80)")
    parser.add_argument("--seconds", type=float, default=0.15, help="of each side in a round (0.15)")
    parser.add_argument("--times", type=int, default=9, help="times of each other measure (9)")
    parser.add_argument("--compare", type=int, default=1000, help="games for averages (1000)")
    parser.add_argument("--json", type=Path, help="also write the results to this file")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve is None:
        return _measure(chosen)
    _serve(chosen.serve)
    return 0


if __name__ == "__main__":
    sys.exit(main())
