"""Ratings by Bradley and Terry: everybody has a strength, and one beats another as often as the difference says.  The
strengths are the likeliest ones, with the spread that the games showed."""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

from msgspec import Struct

POINTS = 400 / log(10)                  # of the scale that people see: 400 points are ten wins to one
MIDDLE = 1500.0
SPREAD = 3.0                            # of strengths before the first game: some 500 points
HELD = 1e6
Z = 1.96
NEAR_ENOUGH = 1e-10
MOST_STEPS = 200
FARTHEST = 3.0                          # that one step goes


class Meeting(Struct, frozen=True):
    """Two who played: of so many games the first won so many, on average of many such with so much spread."""

    one: int
    other: int
    games: int
    won: float                          # a draw is half a win
    error: float                        # standard error of the share won


class Rating(Struct, frozen=True):
    rating: float
    low: float
    high: float


Matrix = list[list[float]]


def ratings(count: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """Of all, around 1500.  Before the first game strengths are thought to be spread widely: so who wins all is not
    infinitely strong, and of who has not played nothing is known."""
    strengths = [0.0] * count
    for _ in range(MOST_STEPS):
        slopes = [-strength / SPREAD**2 for strength in strengths]
        bends = beforehand(count, HELD)
        for meeting in meetings:
            expected = chance(strengths, meeting)
            more = meeting.won - meeting.games * expected
            slopes[meeting.one] += more
            slopes[meeting.other] -= more
            add_pair(bends, meeting, meeting.games * expected * (1 - expected))
        step = [sum(a * b for a, b in zip(row, slopes, strict=True)) for row in inverse(bends)]
        longest = max(map(abs, step))
        strengths = [strength + move * min(1.0, FARTHEST / max(longest, NEAR_ENOUGH))
                     for strength, move in zip(strengths, step, strict=True)]
        if longest < NEAR_ENOUGH:
            break
    errors = errors_of(count, meetings, strengths)
    return [Rating(*(MIDDLE + POINTS * (strength + far * error) for far in (0, -Z, Z)))
            for strength, error in zip(strengths, errors, strict=True)]


def errors_of(count: int, meetings: Sequence[Meeting], strengths: Sequence[float]) -> list[float]:
    """Standard errors, by the spread that was seen and not the one that single games would have: games with the same
    luck go together."""
    bends, seen = beforehand(count, HELD), beforehand(count, 0.0)
    for meeting in meetings:
        expected = chance(strengths, meeting)
        add_pair(bends, meeting, meeting.games * expected * (1 - expected))
        add_pair(seen, meeting, (meeting.games * meeting.error) ** 2)
    turned = inverse(bends)
    spread = times(times(turned, seen), turned)
    return [sqrt(max(0.0, spread[place][place])) for place in range(count)]


def chance(strengths: Sequence[float], meeting: Meeting) -> float:
    return 1 / (1 + exp(strengths[meeting.other] - strengths[meeting.one]))


def beforehand(count: int, held: float) -> Matrix:
    """What is known before the first game.  Only differences count: the sum of all strengths is held."""
    return [[held / count + (SPREAD**-2 if row == column else 0.0) for column in range(count)] for row in range(count)]


def add_pair(matrix: Matrix, meeting: Meeting, weight: float) -> None:
    one, other = meeting.one, meeting.other
    matrix[one][one] += weight
    matrix[other][other] += weight
    matrix[one][other] -= weight
    matrix[other][one] -= weight


def times(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are positive."""
    count = len(matrix)
    rows = [[*row, *(1.0 if place == number else 0.0 for place in range(count))] for number, row in enumerate(matrix)]
    for place in range(count):
        pivot = max(range(place, count), key=lambda number: abs(rows[number][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        head = rows[place][place]
        rows[place] = [value / head for value in rows[place]]
        for number in range(count):
            factor = rows[number][place]
            if number != place and factor:
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[place], strict=True)]
    return [row[count:] for row in rows]
