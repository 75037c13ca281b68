"""What games came to: whole numbers that add up, and what follows from them.

Tallies of parts of a contest are added to the tally of the whole, exactly: it does not matter who counted which part.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, zip_longest
from math import isqrt, log, sqrt
from typing import Self

from msgspec import Struct

from throneroom.lab.counting import WHOLE, Counter, Counts

Row = list[int]
Z = 1.96                                # of the intervals: 95%
DOUBT = 0.001                           # how often "decided" may be wrong, however often it is asked


class Line(Struct):
    """Of one player (lab/counting.py says what is counted)."""

    won: int = 0
    squares: int = 0
    wins: int = 0
    draws: int = 0
    points: int = 0
    points_squares: int = 0
    by_seat: Row = []
    turns: Row = []
    coins: Row = []
    scored: Row = []
    bought: list[Row] = []
    gained: list[Row] = []
    changed: list[Row] = []
    ended: list[Row] = []

    @classmethod
    def of(cls, counts: Counts) -> Self:
        return cls(counts.won, counts.squares, counts.wins, counts.draws, counts.points, counts.points_squares,
                   counts.by_seat, short(counts.turns), short(counts.coins), short(counts.scored),
                   short_rows(counts.bought), short_rows(counts.gained), short_rows(counts.changed),
                   short_rows(counts.ended))

    def plus(self, other: Line) -> Line:
        return Line(self.won + other.won, self.squares + other.squares, self.wins + other.wins,
                    self.draws + other.draws, self.points + other.points, self.points_squares + other.points_squares,
                    added(self.by_seat, other.by_seat), added(self.turns, other.turns),
                    added(self.coins, other.coins), added(self.scored, other.scored),
                    added_rows(self.bought, other.bought), added_rows(self.gained, other.gained),
                    added_rows(self.changed, other.changed), added_rows(self.ended, other.ended))


class Tally(Struct):
    games: int = 0
    unfinished: int = 0
    lengths: Row = []                   # games, by the turns of who had the most
    lines: list[Line] = []

    @classmethod
    def of(cls, counter: Counter) -> Self:
        counter.finish()
        return cls(counter.games, counter.unfinished, short(counter.lengths), list(map(Line.of, counter.counts)))

    def plus(self, other: Tally) -> Tally:
        if not self.lines:
            return other
        return Tally(self.games + other.games, self.unfinished + other.unfinished, added(self.lengths, other.lengths),
                     [mine.plus(theirs) for mine, theirs in zip(self.lines, other.lines, strict=True)])

    # --- who wins -----------------------------------------------------------------------------------------------
    @property
    def rounds(self) -> int:
        """Games with the same luck, one for each seat."""
        return self.games // len(self.lines) if self.lines else 0

    def rate(self, player: int) -> float:
        """Won of all games; of a shared win everybody has a part."""
        return self.lines[player].won / (WHOLE * self.games)

    def interval(self, player: int) -> tuple[float, float]:
        """Where the rate lies with 95%."""
        middle, error = self.estimate(player)
        return max(0.0, middle - Z * error), min(1.0, middle + Z * error)

    def half(self, player: int) -> float:
        """How far the rate may be off, with 95%."""
        return Z * self.estimate(player)[1]

    def estimate(self, player: int) -> tuple[float, float]:
        """The rate and its standard error, from the rounds: games with the same luck say less, or more, than as many
        games by themselves.  One round more that is won and one that is lost, so that a few rounds that happen to be
        alike do not pass for certainty."""
        line, size, rounds = self.lines[player], len(self.lines), self.rounds + 2
        most = WHOLE * size                             # won in a round at most
        mean = (line.won + most) / rounds
        variance = (line.squares + most * most) / rounds - mean * mean
        return mean / most, sqrt(max(0.0, variance) / rounds) / most

    def is_decided(self) -> bool:
        """Is it clear for everybody whether they win more than their part?  The bound is one for those who look again
        and again until it is (a mixture of sequential tests, with the variance as it is estimated)."""
        rounds = self.rounds
        if rounds < 10:
            return False
        start = 100.0                                   # rounds at which it is sharpest
        bound = sqrt((rounds + start) / rounds * (log((rounds + start) / start) - 2 * log(DOUBT)))
        return all(abs(middle - 1 / len(self.lines)) > bound * error
                   for middle, error in map(self.estimate, range(len(self.lines))))

    # --- averages -----------------------------------------------------------------------------------------------
    def mean_points(self, player: int) -> float:
        return self.lines[player].points / self.games

    def spread_of_points(self, player: int) -> float:
        """Standard deviation."""
        line = self.lines[player]
        return isqrt((line.points_squares * self.games - line.points**2) * 10**12) / (self.games * 10**6)

    def mean_turns(self, player: int) -> float:
        return sum(turn * games for turn, games in enumerate(self.lines[player].turns)) / self.games

    def money_per_turn(self, player: int) -> float:
        line = self.lines[player]
        turns = sum(turn * games for turn, games in enumerate(line.turns))
        return sum(line.coins) / turns if turns else 0.0

    # --- by turn ------------------------------------------------------------------------------------------------
    def reached(self, player: int) -> Row:
        """Games that had this turn; every game had "turn 0"."""
        return list(accumulate(reversed(self.lines[player].turns)))[::-1]

    def points_by_turn(self, player: int) -> list[float]:
        return per(self.lines[player].scored, self.reached(player))

    def money_by_turn(self, player: int) -> list[float]:
        return per(self.lines[player].coins, self.reached(player))

    def owned_by_turn(self, player: int, first: Sequence[int]) -> list[list[float]]:
        """Cards of each kind owned after each turn, in the games that had it; first: those of the starting deck."""
        line, owned = self.lines[player], [count * self.games for count in first]
        found = []
        for turn, games in enumerate(self.reached(player)):
            if turn:
                owned = [count - gone for count, gone in zip(owned, at(line.ended, turn - 1, owned), strict=True)]
            owned = [count + new for count, new in zip(owned, at(line.changed, turn, owned), strict=True)]
            found.append([count / games for count in owned])
        return found

    def owned_at_end(self, player: int) -> list[float]:
        return [count / self.games for count in summed(self.lines[player].ended)]

    def bought(self, player: int) -> list[float]:
        """In a game, by kind."""
        return [count / self.games for count in summed(self.lines[player].bought)]

    def gained(self, player: int) -> list[float]:
        """In a game, by kind, also without buying."""
        line = self.lines[player]
        return [count / self.games for count in summed([*line.bought, *line.gained])]

    def mean_turn_of_gain(self, player: int, kind: int) -> float | None:
        """On average; None: nobody ever did."""
        line = self.lines[player]
        count = weighted = 0
        for rows in (line.bought, line.gained):
            for turn, row in enumerate(rows):
                count += row[kind]
                weighted += turn * row[kind]
        return weighted / count if count else None


def short(row: Row) -> Row:
    """Without zeros at the end."""
    last = next((place for place in range(len(row), 0, -1) if row[place - 1]), 0)
    return row[:last]


def short_rows(rows: list[Row]) -> list[Row]:
    last = next((place for place in range(len(rows), 0, -1) if any(rows[place - 1])), 0)
    return rows[:last]


def added(one: Row, other: Row) -> Row:
    return [a + b for a, b in zip_longest(one, other, fillvalue=0)]


def added_rows(one: list[Row], other: list[Row]) -> list[Row]:
    none: Row = []
    return [added(a, b) for a, b in zip_longest(one, other, fillvalue=none)]


def summed(rows: list[Row]) -> Row:
    return [sum(column) for column in zip(*rows, strict=True)]


def at(rows: list[Row], place: int, like: Row) -> Row:
    return rows[place] if place < len(rows) else [0] * len(like)


def per(sums: Row, games: Row) -> list[float]:
    return [total / count for total, count in zip_longest(sums, games, fillvalue=0) if count]
