"""Does `make test` hold, always?  Runs it again and again, each time in a fresh clone of the last commit.

    python tools/row.py --runs 5                 on a quiet machine
    python tools/row.py --runs 3 --busy 8        with so many busy loops beside it
    python tools/row.py --runs 3 --busy 8 --at-once     the same, but the runs are also beside each other

Every run ends as a line of build/row.jsonl; what the runs printed lies beside it.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build"
CLOSING = re.compile(r"^\d+ (?:passed|failed).* in [\d.]+s.*$", re.M)      # pytest's own last line


def commit() -> str:
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def run(name: str, busy: int) -> bool:
    """Did it hold?"""
    log = OUT / f"{name}.log"
    tested = commit()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="row", ignore_cleanup_errors=True) as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        with log.open("w") as output:
            done = subprocess.run(["bash", ".ci/run"], cwd=clone, stdout=output, stderr=subprocess.STDOUT,
                                  stdin=subprocess.DEVNULL, env={**os.environ, "CI": "true"})
    result = json.dumps({
        "commit": tested, "run": name, "busy loops": busy, "minutes": round((time.monotonic() - start) / 60, 1),
        "exit": done.returncode, "closing": CLOSING.findall(log.read_text(errors="replace"))})
    with (OUT / "row.jsonl").open("a") as lines:
        lines.write(result + "\n")
    print(result, flush=True)
    return done.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--busy", type=int, default=0, metavar="LOOPS")
    parser.add_argument("--at-once", action="store_true")
    wanted = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    kind = "busy" if wanted.busy else "quiet"
    names = [f"row-{commit()}-{kind}-{number}" for number in range(1, wanted.runs + 1)]
    with busy_loops(wanted.busy), ThreadPoolExecutor(wanted.runs if wanted.at_once else 1) as pool:
        held = list(pool.map(lambda name: run(name, wanted.busy), names))
    sys.exit(not all(held))


if __name__ == "__main__":
    main()
