"""Where paper is cut: outlines as lines, dots or crop marks.  What neighbours share is drawn once."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf

from throneroom.paper.ink import BLACK, Item, Matrix, Shape, line
from throneroom.paper.lengths import Size
from throneroom.paper.options import Sheet
from throneroom.paper.paths import Point, segments

NEAR = 0.05             # points: closer than that is the same place
DOT = 0.6               # points across, at least

Edge = tuple[Point, ...]                        # a line from one point to another, or a curve with its two handles
Box = tuple[float, float, float, float]         # left, top, right, bottom


def at(matrix: Matrix, x: float, y: float) -> Point:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f


def edges(outline: str, matrix: Matrix) -> Iterator[Edge]:
    """The lines and curves of an outline, where it lies on the page."""
    here = start = (0.0, 0.0)
    for kind, values in segments(outline):
        points = tuple(at(matrix, *values[number:number + 2]) for number in range(0, len(values), 2)) or (start,)
        if kind == "M":
            start = points[-1]
        elif points[-1] != here:
            yield here, *points
        here = points[-1]


def snapped(outlines: list[list[Edge]]) -> list[list[Edge]]:
    """The same with places that are near each other made equal, so that neighbours have the same lines."""
    across, down = (snaps({point[axis] for outline in outlines for edge in outline for point in edge})
                    for axis in (0, 1))
    return [[tuple((across[x], down[y]) for x, y in edge) for edge in outline] for outline in outlines]


def snaps(places: set[float]) -> dict[float, float]:
    found: dict[float, float] = {}
    last = -inf
    for place in sorted(places):
        last = place if place - last > NEAR else last
        found[place] = last
    return found


def joined(all_edges: Iterable[Edge]) -> Iterator[Edge]:
    """Each place once: lines that meet on one course become one, curves are not repeated."""
    courses: dict[tuple[bool, float], list[tuple[float, float]]] = {}
    others: dict[frozenset[Edge], Edge] = {}
    for edge in all_edges:
        (x, y), (to_x, to_y) = edge[0], edge[-1]
        if len(edge) == 2 and x == to_x:
            courses.setdefault((True, x), []).append((y, to_y))
        elif len(edge) == 2 and y == to_y:
            courses.setdefault((False, y), []).append((x, to_x))
        else:
            others.setdefault(frozenset((edge, edge[::-1])), edge)
    for (upright, place), parts in courses.items():
        for low, high in merged(parts):
            yield ((place, low), (place, high)) if upright else ((low, place), (high, place))
    yield from others.values()


def merged(parts: list[tuple[float, float]]) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for low, high in sorted((min(part), max(part)) for part in parts):
        if found and low <= found[-1][1]:
            found[-1] = found[-1][0], max(high, found[-1][1])
        else:
            found.append((low, high))
    return found


# --- what is drawn ---------------------------------------------------------------------------------------------------
def lines(outlines: Iterable[list[Edge]], sheet: Sheet) -> Item:
    """All outlines as one shape."""
    path = "".join(drawn(edge) for edge in joined(edge for outline in outlines for edge in outline))
    return Shape(path, stroke=BLACK, width=sheet.line_width)


def drawn(edge: Edge) -> str:
    (x, y), *others = edge
    kind = "L" if len(others) == 1 else "C"
    return f"M{x:.3f} {y:.3f}{kind}" + " ".join(f"{x:.3f} {y:.3f}" for x, y in others)


def dots(outlines: Iterable[list[Edge]], sheet: Sheet) -> Item:
    """At every corner."""
    radius = max(DOT, 3 * sheet.line_width) / 2
    corners = dict.fromkeys(edge[0] for outline in outlines for edge in outline)
    return Shape("".join(f"M{x - radius:.3f} {y:.3f}a{radius:.3f} {radius:.3f} 0 1 0 {2 * radius:.3f} 0"
                         f"a{radius:.3f} {radius:.3f} 0 1 0 {-2 * radius:.3f} 0Z" for x, y in corners), fill=BLACK)


def crop_marks(outlines: list[list[Edge]], sheet: Sheet) -> Item:
    """Beyond each leaf, on the courses of its straight edges; none lies on a neighbour or beyond the paper."""
    boxes = [box(outline) for outline in outlines]
    found: dict[Edge, None] = {}
    for outline, own in zip(outlines, boxes, strict=True):
        for mark in marks(outline, own, sheet):
            if not any(other is not own and touches(mark, other) for other in boxes):
                found[inside(mark, sheet.page)] = None
    return Shape("".join(line(*start, *end) for start, end in found), stroke=BLACK, width=sheet.line_width)


def marks(outline: list[Edge], own: Box, sheet: Sheet) -> Iterator[tuple[Point, Point]]:
    left, top, right, bottom = own
    near, far = sheet.crop_distance, sheet.crop_distance + sheet.crop_length
    straight = [edge for edge in outline if len(edge) == 2]
    for x in sorted({start[0] for start, end in straight if start[0] == end[0]}):
        yield (x, top - near), (x, top - far)
        yield (x, bottom + near), (x, bottom + far)
    for y in sorted({start[1] for start, end in straight if start[1] == end[1]}):
        yield (left - near, y), (left - far, y)
        yield (right + near, y), (right + far, y)


def box(outline: list[Edge]) -> Box:
    """Around what is cut; handles of curves do not count."""
    points = [point for edge in outline for point in (edge[0], edge[-1])]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def touches(mark: Edge, other: Box) -> bool:
    """Does its outer half lie on another leaf, or on its edge?"""
    (x, y), (to_x, to_y) = mark
    left, top, right, bottom = other
    return any(left - NEAR <= across <= right + NEAR and top - NEAR <= down <= bottom + NEAR
               for across, down in (((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y)))


def inside(mark: Edge, page: Size) -> Edge:
    return tuple((min(max(x, 0.0), page.width), min(max(y, 0.0), page.height)) for x, y in mark)
