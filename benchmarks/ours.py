"""Our side of the benchmark: the mirrors of `rules.py`, played by Throneroom.

`run.py` runs this module in processes of their own, once with the plain Python
sources on the path and once with the native build, and calls:

`is_native() -> bool`
    Whether the `throneroom` that was imported is the native build.

`games(kind: str, count: int, seed: int) -> float`
    Play `count` games of the kind (`rules.KINDS`) in `rules.KINGDOM`, for two
    players, the first seat first, both deciding by `rules.FIRST[kind]`,
    `rules.WANT[kind]` and `rules.PLAY_ORDER` as the docstring of `rules` says. Return the seconds of
    `time.process_time()` that the playing took; making each new game counts,
    imports do not. The same count and seed must play the same games.

`copy_microseconds() -> float`
    Microseconds (process time) that copying a state from the middle of a game
    takes, as an average over many copies.

`watched_ratio() -> float`
    Time of games in a kingdom of ten cards from five sets with landscapes and
    watchers, divided by the time of games with the same buys without them.
    Alternate the two within the call, so that noise hits both.

`averages(kind: str, count: int, seed: int) -> dict[str, float]`
    Optional: the keys of `others.averages` for the games of `games`. If it is
    here, `run.py` holds it against pyminion's, to show that both sides play
    the same games.

None of these may print to standard output.
"""

from __future__ import annotations


def is_native() -> bool:
    """See the module docstring."""
    raise NotImplementedError


def games(kind: str, count: int, seed: int) -> float:
    """See the module docstring."""
    raise NotImplementedError


def copy_microseconds() -> float:
    """See the module docstring."""
    raise NotImplementedError


def watched_ratio() -> float:
    """See the module docstring."""
    raise NotImplementedError
