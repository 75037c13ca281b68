"""What a strategy is claimed to beat, put to the test."""
from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from throneroom.bots.rollout import match
from throneroom.strategies.library import find
from throneroom.strategies.spoken import Claim, Strategy

NINETY_NINE = 2.576                     # standard deviations on both sides that hold 99 of 100
FIRST = 20_000                          # claims are tried in other games than those they were taken from


@dataclass(frozen=True)
class Result:
    won: float                          # a draw is half a game
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    def interval(self, deviations: float = NINETY_NINE) -> tuple[float, float]:
        """Wilson's: where the true share of games won is, in 99 of 100 cases."""
        games, share, square = self.games, self.share, deviations * deviations
        middle = (share + square / (2 * games)) / (1 + square / games)
        half = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
        return middle - half, middle + half

    def shows(self, claim: Claim) -> bool:
        """Is all of the interval above what is claimed?"""
        return self.interval()[0] >= claim.percent / 100


def duel(one: Strategy, other: Strategy, games: int, first: int = 0) -> Result:
    """So many games of two at the table for both; the seats change with every game."""
    return Result(match(one.setup(other).table(), one.player(), other.player(), first, first + games), games)


def tried(strategy: Strategy, claim: Claim, games: int, first: int = FIRST) -> Result:
    return duel(strategy, find(claim.rival), games, first)
