"""How long the tests of a bad night last: a moment in `make test`, an hour's worth of trouble in `make attack`."""
from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

LONG = os.environ.get("THRONEROOM_ATTACK", "") == "1"
counts: Counter[str] = Counter()        # what was done and what came of it
TOLD = ("kills", "outages", "answers given", "told and lost", "tables dead", "tables forked")


def rounds(few: int, many: int) -> int:
    """How often something is done: few times in the suite, many times in an attack."""
    return many if LONG else few


def closing_line() -> str:
    """What is told at the end of `make attack`."""
    return ", ".join(f"{counts[name]} {name}" for name in TOLD)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A line that tells how far an attack is; call what it gives after every step."""
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                  disable=not LONG) as shown:
        task = shown.add_task(what, total=total)
        yield lambda: shown.advance(task)
