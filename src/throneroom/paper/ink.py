"""What is drawn on a page, whatever draws it.  Lengths are points (1/72 inch), x goes to the right, y down."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

MM = 72 / 25.4

BLACK = "#000000"
WHITE = "#ffffff"

Matrix = tuple[float, float, float, float, float, float]
UNMOVED: Matrix = (1, 0, 0, 1, 0, 0)

@dataclass(frozen=True, slots=True)
class Letters:
    """A run of text that begins at x on a baseline."""

    x: float
    y: float
    text: str
    font: str           # one of fonts.FONTS
    size: float
    colour: str = BLACK

@dataclass(frozen=True, slots=True)
class Shape:
    """An outline in the language of SVG paths, filled, drawn, or both."""

    path: str
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.5
    dash: tuple[float, ...] = ()
    round: bool = False             # ends and corners of the line
    even_odd: bool = False
    opacity: float = 1

@dataclass(frozen=True, slots=True)
class Group:
    """Items that are moved together, and seen only within an outline if there is one (in the items' own lengths).

    One with a name is the same wherever it is used, and kept once in the file; there are no others inside it."""

    items: tuple[Item, ...]
    matrix: Matrix = UNMOVED
    clip: str | None = None
    name: str | None = None

Item = Letters | Shape | Group

@dataclass(frozen=True, slots=True)
class Page:
    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""                 # in the list of contents of a PDF

def moved(x: float, y: float, *items: Item, scale: float = 1, turned: int = 0) -> Group:
    """The items with their origin at x, y, turned clockwise by quarter turns."""
    a, b = ((scale, 0.0), (0.0, scale), (-scale, 0.0), (0.0, -scale))[turned % 4]
    return Group(items, (a, b, -b, a, x, y))

def multiplied(outer: Matrix, inner: Matrix) -> Matrix:
    """First the inner, then the outer."""
    a, b, c, d, e, f = outer
    p, q, r, s, t, u = inner
    return (a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f)

def rectangle(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """The path of one; its corners may be round."""
    if not corner:
        return f"M{x:.3f} {y:.3f}h{width:.3f}v{height:.3f}h{-width:.3f}Z"
    c = min(corner, width / 2, height / 2)
    across, down = width - 2 * c, height - 2 * c
    return (f"M{x + c:.3f} {y:.3f}h{across:.3f}a{c:.3f} {c:.3f} 0 0 1 {c:.3f} {c:.3f}v{down:.3f}"
            f"a{c:.3f} {c:.3f} 0 0 1 {-c:.3f} {c:.3f}h{-across:.3f}a{c:.3f} {c:.3f} 0 0 1 {-c:.3f} {-c:.3f}"
            f"v{-down:.3f}a{c:.3f} {c:.3f} 0 0 1 {c:.3f} {-c:.3f}Z")

def line(x: float, y: float, to_x: float, to_y: float) -> str:
    return f"M{x:.3f} {y:.3f}L{to_x:.3f} {to_y:.3f}"

def letters_of(page: Page) -> Iterator[tuple[Letters, Matrix]]:
    """All runs of text, with what moves them."""
    def within(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[Letters, Matrix]]:
        for item in items:
            if isinstance(item, Letters):
                yield item, matrix
            elif isinstance(item, Group):
                yield from within(item.items, multiplied(matrix, item.matrix))
    return within(page.items, UNMOVED)
