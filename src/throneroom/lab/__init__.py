"""Many games: the fuzzer; contests and their statistics (docs/lab.md).

    from throneroom import lab
    lab.sim("Big Money", "Big Money + Smithy", games=10_000)
"""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from throneroom.lab.result import Result
    from throneroom.strategies import Strategy

__all__ = ["sim"]


def sim(*players: str | Strategy, games: int = 1000, kingdom: str = "", seed: int = 1, until: str = "",
        jobs: int | None = None, on: str = "") -> Result:
    """So many games of these players: strategies, their names or files; `throneroom sim` says what the rest means."""
    from throneroom.lab import running
    from throneroom.lab.contest import Contest
    from throneroom.lab.entrants import entrant, table_for

    entrants = tuple(map(entrant, players))
    contest = Contest.of(entrants, table_for(entrants, kingdom, seed), games, seed)
    return running.simulate(contest, running.place(on, jobs), running.until(until))
