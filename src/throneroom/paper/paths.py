"""Outlines in the language of SVG paths, as the lines and curves that every printer knows."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from math import acos, ceil, cos, hypot, pi, radians, sin, sqrt, tan

WORD = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
Segment = tuple[str, tuple[float, ...]]         # M x y, L x y, C x y x y x y, Z
Point = tuple[float, float]


@cache
def segments(path: str) -> tuple[Segment, ...]:
    """The path in absolute lengths, with nothing but moves, lines, cubic curves and closings."""
    return tuple(_segments(path))


def _segments(path: str) -> Iterator[Segment]:
    x = y = start_x = start_y = 0.0
    handle: Point | None = None             # of the last curve, which a smooth one mirrors
    last = ""
    for letter, values in _commands(path):
        kind = letter.upper()
        shift_x, shift_y = (x, y) if letter.islower() else (0.0, 0.0)
        here = (x, y)
        if kind == "Z":
            x, y = start_x, start_y
            yield "Z", ()
        elif kind == "A":
            end = (values[5] + shift_x, values[6] + shift_y)
            yield from _arc(here, end, values)
            x, y = end
        else:
            if kind == "H":
                points = [(values[0] + shift_x, y)]
            elif kind == "V":
                points = [(x, values[0] + shift_y)]
            else:
                points = [(values[at] + shift_x, values[at + 1] + shift_y) for at in range(0, len(values), 2)]
            x, y = points[-1]
            if kind in "ST":
                family = "CS" if kind == "S" else "QT"
                mirrored = (2 * here[0] - handle[0], 2 * here[1] - handle[1]) if handle and last in family else here
                points = [mirrored, *points]
            if kind == "M":
                start_x, start_y = x, y
                yield "M", (x, y)
            elif kind in "LHV":
                yield "L", (x, y)
            else:
                handle = points[-2]
                if kind in "QT":
                    one, two = (_between(end, points[0]) for end in (here, points[1]))
                    points = [one, two, points[1]]
                yield "C", tuple(value for point in points for value in point)
        last = kind


def _commands(path: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    words = WORD.findall(_arcs_apart(path))
    at = 0
    letter = ""
    while at < len(words):
        if words[at].isalpha():
            letter = words[at]
            at += 1
        count = NUMBERS[letter.upper()]
        yield letter, tuple(map(float, words[at:at + count]))
        at += count
        letter = {"M": "L", "m": "l"}.get(letter, letter)       # more points after a move are lines


def _arcs_apart(path: str) -> str:
    """The two flags of an arc may be written without a space after them."""
    return re.sub(r"([Aa][^A-Za-z]*)", lambda found: re.sub(
        r"(\S+?[ ,]+\S+?[ ,]+\S+?[ ,]+)([01])[ ,]*([01])[ ,]*", r"\1\2 \3 ", found[1]), path)


def _between(end: Point, middle: Point) -> Point:
    """Where a cubic curve that equals a quadratic one has its handle."""
    return end[0] + (middle[0] - end[0]) * 2 / 3, end[1] + (middle[1] - end[1]) * 2 / 3


def _arc(start: Point, end: Point, values: tuple[float, ...]) -> Iterator[Segment]:
    """An arc of an ellipse, in curves of at most a quarter."""
    wide, high, slant, large, sweep = abs(values[0]), abs(values[1]), radians(values[2]), values[3] != 0, values[4] != 0
    if start == end:
        return
    if not wide or not high:
        yield "L", end
        return
    turn, tilt = cos(slant), sin(slant)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = turn * dx + tilt * dy, -tilt * dx + turn * dy
    stretch = max(1, hypot(x / wide, y / high))         # an ellipse that is too small for its ends grows
    wide, high = wide * stretch, high * stretch
    part = (wide * high) ** 2 - (wide * y) ** 2 - (high * x) ** 2
    factor = sqrt(max(0, part) / ((wide * y) ** 2 + (high * x) ** 2)) * (-1 if large == sweep else 1)
    middle_x, middle_y = factor * wide * y / high, -factor * high * x / wide
    first = _angle(1, 0, (x - middle_x) / wide, (y - middle_y) / high)
    angle = _angle((x - middle_x) / wide, (y - middle_y) / high, (-x - middle_x) / wide, (-y - middle_y) / high)
    angle = angle - 2 * pi if not sweep and angle > 0 else angle + 2 * pi if sweep and angle < 0 else angle
    centre_x = turn * middle_x - tilt * middle_y + (start[0] + end[0]) / 2
    centre_y = tilt * middle_x + turn * middle_y + (start[1] + end[1]) / 2

    def place(p: float, q: float) -> Point:
        return centre_x + turn * p * wide - tilt * q * high, centre_y + tilt * p * wide + turn * q * high

    pieces = ceil(abs(angle) / (pi / 2) - 1e-9)
    step = angle / pieces
    bow = 4 / 3 * tan(step / 4)
    for piece in range(pieces):
        one, two = first + piece * step, first + (piece + 1) * step
        handles = place(cos(one) - bow * sin(one), sin(one) + bow * cos(one)), \
            place(cos(two) + bow * sin(two), sin(two) - bow * cos(two))
        corner = end if piece == pieces - 1 else place(cos(two), sin(two))
        yield "C", (*handles[0], *handles[1], *corner)


def _angle(x: float, y: float, to_x: float, to_y: float) -> float:
    size = acos(max(-1, min(1, (x * to_x + y * to_y) / (hypot(x, y) * hypot(to_x, to_y)))))
    return -size if x * to_y - y * to_x < 0 else size
