"""Is the engine as fast as it was at an earlier commit?

    python benchmarks/before.py 9fbd945                 # fails if anything takes more than 3% longer
    python benchmarks/before.py HEAD~20 --most 1.05

The commit is unpacked and compiled in build/before (minutes, once); now and then take turns on one core in many
short rounds, and the median of the rounds counts (`run.py`). Now is `build/native/src`: `python tools/native.py`
brings that up to date.
"""

from __future__ import annotations

import argparse
import io
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

import rules
from rich.console import Console
from rich.progress import track
from rich.table import Table
from run import KIND_NAMES, NATIVE, ROOT, SEED, Side, pin

TIMED = {"watched": "five sets, landscapes, watchers", "copy": "copy a state in mid-game"}


def compiled(revision: str) -> Path:
    """The compiled sources of that commit."""
    commit = subprocess.check_output(["git", "rev-parse", "--verify", f"{revision}^{{commit}}"], cwd=ROOT, text=True)
    place = ROOT / "build" / "before" / commit[:12]
    if not place.is_dir():
        files = subprocess.check_output(["git", "archive", commit.strip()], cwd=ROOT)
        with tarfile.open(fileobj=io.BytesIO(files)) as archive:
            archive.extractall(place, filter="data")
    subprocess.run([sys.executable, "tools/native.py"], cwd=place, check=True)
    return place / "build" / "native" / "src"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision")
    parser.add_argument("--most", type=float, default=1.03, help="of the time it took then (1.03)")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=0.15)
    chosen = parser.parse_args()
    sides = [Side("native then", compiled(chosen.revision)), Side("native now", NATIVE)]
    pin()
    shares: dict[str, list[float]] = {}
    for number in track(range(chosen.rounds), "rounds of both"):
        turns = sides if number % 2 == 0 else sides[::-1]
        for kind in rules.KINDS:
            for side in turns:
                side.play(kind, number, chosen.seconds)
        for what in TIMED:
            taken = {side.name: 1 / side.measure(what) if what == "watched" else side.measure(what) for side in turns}
            shares.setdefault(TIMED[what], []).append(taken["native now"] / taken["native then"])
    then, now = sides
    for side in sides:
        side.stop()
        if side.failed is not None:
            sys.exit(side.failed)
    for kind in rules.KINDS:
        rounds = zip(then.rates[kind], now.rates[kind], strict=True)
        shares[KIND_NAMES[kind]] = [before / after for before, after in rounds]
    table = Table(title=f"Time taken now, of that at {chosen.revision} (seed {SEED}, {chosen.rounds} rounds)")
    for heading in ("what", "of then", "required"):
        table.add_column(heading)
    worst = 0.0
    for what, found in shares.items():
        worst = max(worst, statistics.median(found))
        table.add_row(what, f"{statistics.median(found):.3f}", f"<= {chosen.most:g}")
    Console().print(table)
    return int(worst > chosen.most)


if __name__ == "__main__":
    sys.exit(main())
