"""Many games: the fuzzer; contests and their statistics (docs/lab.md).

    from throneroom import lab
    lab.sim("Big Money", "Big Money + Smithy", games=10_000)
    lab.evolve("First Game")
    lab.compare("First Game", "Smithy")
"""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from throneroom.lab.comparison import Comparison
    from throneroom.lab.evolution import Evolution
    from throneroom.lab.result import Result
    from throneroom.strategies import Strategy

__all__ = ["compare", "evolve", "sim"]


def sim(*players: str | Strategy, games: int = 1000, kingdom: str = "", seed: int = 1, until: str = "",
        jobs: int | None = None, on: str = "") -> Result:
    """So many games of these players: strategies, their names or files; `throneroom sim` says what the rest means."""
    from throneroom.lab import running
    from throneroom.lab.contest import Contest
    from throneroom.lab.entrants import entrant, table_for

    entrants = tuple(map(entrant, players))
    contest = Contest.of(entrants, table_for(entrants, kingdom, seed), games, seed)
    return running.simulate(contest, running.place(on, jobs), running.until(until))


def evolve(kingdom: str, games: int | None = None, seed: int = 0, fresh: int | None = None, jobs: int | None = None,
           on: str = "", folder: Path | str | None = None) -> Evolution:
    """A strong plan for a kingdom, and what it is good for; `throneroom evolve` says what the rest means."""
    from throneroom.lab import evolution, running
    from throneroom.lab.entrants import table_named

    return evolution.evolve(table_named(kingdom, seed), running.place(on, jobs),
                            evolution.GAMES if games is None else games, seed,
                            evolution.FRESH if fresh is None else fresh, folder)


def compare(kingdom: str, card: str, games: int | None = None, seed: int = 0, fresh: int | None = None, most: int = 3,
            jobs: int | None = None, on: str = "", folder: Path | str | None = None) -> Comparison:
    """Is the card worth buying there, and how many of it?  `throneroom compare` says what the rest means."""
    from throneroom.lab import comparison, evolution, running
    from throneroom.lab.entrants import table_named

    return comparison.compare(table_named(kingdom, seed), card, running.place(on, jobs),
                              comparison.GAMES if games is None else games, seed,
                              evolution.FRESH if fresh is None else fresh, most, folder)
