"""What is known about Dominion holds here, too: as long as another engine says, and who beats whom."""
from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path
from textwrap import dedent

import pytest

from throneroom import lab
from throneroom.lab.counting import Counter
from throneroom.lab.tally import Tally
from throneroom.strategies import read

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from truths import TEXTS

# Turns of a player in mirrors of 20,000 games each by pyminion, and their standard error, as measured by
#   python benchmarks/truths.py --games 20000
PYMINION = {
    "Big Money": (18.4192, 0.0182),
    "Two Smithies": (15.1881, 0.0100),
    "Engine": (16.7163, 0.0105),
}
NEAR = 0.1                              # turns
Z = 1.96                                # 95%


@pytest.mark.parametrize(("name", "games"), [("Big Money", 5000), ("Two Smithies", 2500), ("Engine", 2500)])
def test_games_take_as_long_as_in_another_engine(name: str, games: int) -> None:
    """Every deal once: the players of a mirror would play it again the same from their other seats."""
    strategy = read(dedent(TEXTS[name]).strip())
    counter = Counter(strategy.setup().table())
    players = counter.watched([strategy.player(), strategy.player()])
    for seed in range(games):
        counter.play(players, 0, seed)
    tally = Tally.of(counter)
    assert (tally.games, tally.unfinished) == (games, 0)
    ours = (tally.mean_turns(0) + tally.mean_turns(1)) / 2
    error = sum(spread(line.turns) for line in tally.lines) / 2 / sqrt(games)       # that of the mean is not larger
    theirs, their_error = PYMINION[name]
    assert Z * sqrt(error**2 + their_error**2) < NEAR   # so many games that a difference would be seen
    assert abs(ours - theirs) < NEAR


def spread(games_by_turns: list[int]) -> float:
    """Standard deviation of the turns."""
    games = sum(games_by_turns)
    mean = sum(turn * count for turn, count in enumerate(games_by_turns)) / games
    return sqrt(sum(count * (turn - mean) ** 2 for turn, count in enumerate(games_by_turns)) / (games - 1))


@pytest.mark.parametrize(("better", "other", "least", "games"), [
    ("Big Money + Smithy", "Big Money", 0.5, 200), ("Big Money + Two Smithies", "Big Money", 0.5, 200),
    ("Double Witch", "Big Money Ultimate", 0.85, 400)])
def test_who_beats_whom(better: str, other: str, least: float, games: int) -> None:
    """The whole interval lies above."""
    found = lab.sim(better, other, games=games, seed=13, jobs=1)
    low, _ = found.tally.interval(0)
    assert low > least, found.tally.interval(0)
