"""Lengths and sizes as people write them: "62", "6.2 cm", "8.5x11in", "A4".  Kept in points, as all on a page."""
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NewType

from throneroom.errors import BadPaper
from throneroom.paper.ink import MM

UNITS = {"mm": MM, "cm": 10 * MM, "in": 72.0, '"': 72.0, "pt": 1.0}
NUMBER = r"\s*([+-]?\d{1,6}(?:[.,]\d{1,6})?)\s*(mm|cm|in|\"|pt)?\s*"
ONE = re.compile(NUMBER, re.IGNORECASE)
TWO = re.compile(rf"{NUMBER}[x×*]{NUMBER}", re.IGNORECASE)
LARGEST = 2000 * MM

Length = NewType("Length", float)


@dataclass(frozen=True, slots=True)
class Size:
    """Across and down."""

    width: float
    height: float

    def turned(self) -> Size:
        return Size(self.height, self.width)

    def __str__(self) -> str:
        return f"{millimetres(self.width)} x {millimetres(self.height)} mm"


class Paper(Size):
    """Of a sheet."""


class CardSize(Size):
    """Of the cards between the dividers."""


class Shift(Size):
    """To the right and down; or, below 0, to the left and up."""


PAPERS = {"A3": Paper(297 * MM, 420 * MM), "A4": Paper(210 * MM, 297 * MM), "A5": Paper(148 * MM, 210 * MM),
          "Letter": Paper(612, 792), "Legal": Paper(612, 1008), "Tabloid": Paper(792, 1224)}
CARDS = {"unsleeved": CardSize(59 * MM, 91 * MM), "sleeved": CardSize(62 * MM, 94 * MM)}
NAMED: dict[type[Size], dict[str, Size]] = {Paper: {**PAPERS}, CardSize: {**CARDS}}


def millimetres(points: float) -> str:
    return f"{points / MM:.1f}".removesuffix(".0")


def length(text: str) -> Length:
    """In points; a bare number is in millimetres."""
    found = ONE.fullmatch(text)
    if not found:
        raise BadPaper(f"{text!r} is no length: 12, 12mm, 1.2cm, 0.5in and 34pt are")
    return Length(within(points(found[1], found[2]), 0, text))


def size(text: str, kind: type[Size] = Size) -> Size:
    """Two lengths, one that holds for both, or a name that this kind of size has."""
    named = NAMED.get(kind, {})
    for name, known in named.items():
        if name.casefold() == text.strip().casefold():
            return known
    one, two = ONE.fullmatch(text), TWO.fullmatch(text)
    if two and not (two[2] and not two[4]):         # "8.5x11in": one unit for both
        across, down = points(two[1], two[2] or two[4]), points(two[3], two[4])
    elif two:
        across, down = points(two[1], two[2]), points(two[3], two[2])
    elif one and not named:
        across = down = points(one[1], one[2])
    else:
        names = f"{', '.join(named)}, " if named else "10, "
        raise BadPaper(f"{text!r} is no size: {names}62x94, 6.2x9.4cm and 2.5x3.75in are")
    least = -LARGEST if kind is Shift else 1.0 if named else 0.0
    return kind(within(across, least, text), within(down, least, text))


def points(number: str, unit: str | None) -> float:
    return float(number.replace(",", ".")) * UNITS[(unit or "mm").casefold()]


def within(value: float, least: float, text: str) -> float:
    if not least <= value <= LARGEST:
        raise BadPaper(f"{text!r} is out of bounds: at least {millimetres(least)} mm, at most 2000 mm")
    return value
