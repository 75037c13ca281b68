"""Does `make test` hold, always?  Runs it again and again, each time in a fresh clone of the last commit.

    python tools/row.py --runs 5                 on a quiet machine
    python tools/row.py --runs 3 --busy 8        with so many busy loops beside it

Every run ends as a line of build/row.jsonl; what the runs printed lies beside it.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
OUT = ROOT / "build"
CLOSING = re.compile(r"^\d+ (?:passed|failed).* in [\d.]+s.*$", re.M)      # pytest's own last line


def commit() -> str:
    return subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()


def run(name: str, busy: int) -> dict[str, object]:
    log = OUT / f"{name}.log"
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(busy)]
    folder = Path(tempfile.mkdtemp(prefix="row"))
    start = time.monotonic()
    try:
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "clone")], check=True)
        with log.open("w") as output:
            done = subprocess.run(["bash", ".ci/run"], cwd=folder / "clone", stdout=output, stderr=subprocess.STDOUT,
                                  stdin=subprocess.DEVNULL, env={**os.environ, "CI": "true"})
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
        shutil.rmtree(folder, ignore_errors=True)
    closing = CLOSING.findall(log.read_text(errors="replace"))
    return {"commit": commit(), "run": name, "busy loops": busy, "minutes": round((time.monotonic() - start) / 60, 1),
            "exit": done.returncode, "closing": closing}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--busy", type=int, default=0, metavar="LOOPS")
    wanted = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    failed = 0
    for number in range(1, wanted.runs + 1):
        result = run(f"row-{commit()}-{'busy' if wanted.busy else 'quiet'}-{number}", wanted.busy)
        with (OUT / "row.jsonl").open("a") as lines:
            lines.write(json.dumps(result) + "\n")
        print(json.dumps(result), flush=True)
        failed += bool(result["exit"])
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
