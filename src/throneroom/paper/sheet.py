"""Leaves on sheets of paper: as many as fit, with marks to cut along, and their backs behind them."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from throneroom.errors import BadPaper
from throneroom.paper.cuts import Edge, crop_marks, dots, edges, lines, snapped
from throneroom.paper.fonts import Fonts, built_in
from throneroom.paper.ink import BLACK, MM, Group, Item, Letters, Matrix, Page, Shape, moved, multiplied, rectangle
from throneroom.paper.leaf import Leaf
from throneroom.paper.lengths import Size
from throneroom.paper.options import Sheet

TOLERANCE = 0.01            # points
FOOTER = 7.0                # points, the size of its letters
FOOTER_ROOM = 5 * MM        # below the leaves, of which margins are a part
BETWEEN = " · "             # its words
DASHES = (2.0, 2.0)


@dataclass(frozen=True, slots=True)
class Placed:
    """A leaf, and what moves it to its place on the front of a sheet."""

    leaf: Leaf
    matrix: Matrix

    def outline(self) -> list[Edge]:
        return list(edges(self.leaf.outline or rectangle(0, 0, self.leaf.width, self.leaf.height), self.matrix))


def impose(leaves: Iterable[Leaf], sheet: Sheet, fonts: Fonts | None = None) -> Iterator[Page]:
    """Pages of fronts, each with a page of backs after it if there are any.  A page is drawn when it is asked for; that
    all leaves fit is known before the first."""
    everything = list(leaves)
    sheets = arranged(everything, sheet)[:sheet.pages or None]
    backs = sheet.duplex != "none" and any(leaf.back for leaf in everything)
    return pages(sheets, sheet, backs, fonts or built_in())


def pages(sheets: list[list[Placed]], sheet: Sheet, backs: bool, fonts: Fonts) -> Iterator[Page]:
    titles: set[str] = set()
    for number, placed in enumerate(sheets, 1):
        words = list(dict.fromkeys(each.leaf.footer for each in placed if each.leaf.footer))
        title = next((word for word in words if word not in titles), "")
        titles.update(words)
        footer = footer_of(words, number, sheet, fonts) if sheet.footer else ()
        yield page(front(placed, sheet), sheet, sheet.front_offset, footer, title)
        if backs:
            yield page(back(placed, sheet), sheet, sheet.back_offset)


def page(items: Iterable[Item], sheet: Sheet, offset: Size, footer: tuple[Item, ...] = (), title: str = "") -> Page:
    return Page(sheet.page.width, sheet.page.height, (moved(offset.width, offset.height, *items, *footer),), title)


def front(placed: list[Placed], sheet: Sheet) -> Iterator[Item]:
    for each in placed:
        yield Group(each.leaf.front, each.matrix)
        for fold in each.leaf.folds:
            yield Group((Shape(fold, stroke=BLACK, width=sheet.line_width, dash=DASHES),), each.matrix)
    outlines = snapped([each.outline() for each in placed])
    if "lines" in sheet.marks:
        yield lines(outlines, sheet)
    if "dots" in sheet.marks:
        yield dots(outlines, sheet)
    if "crop" in sheet.marks:
        yield crop_marks(outlines, sheet)


def back(placed: list[Placed], sheet: Sheet) -> Iterator[Item]:
    """The paper is turned over one of its edges: what was left is right, or what was at the top is at the bottom."""
    over = mirror(sheet)
    for each in placed:
        around = (-1.0, 0.0, 0.0, 1.0, each.leaf.width, 0.0)        # the leaf itself, seen from behind
        yield Group(each.leaf.back, multiplied(over, multiplied(each.matrix, around)))
    if "crop" in sheet.marks:
        yield Group((crop_marks(snapped([each.outline() for each in placed]), sheet),), over)


def mirror(sheet: Sheet) -> Matrix:
    upright = sheet.page.height >= sheet.page.width
    if (sheet.duplex == "long") == upright:                         # over its left or right edge
        return -1, 0, 0, 1, sheet.page.width, 0
    return 1, 0, 0, -1, 0, sheet.page.height


def footer_of(words: list[str], number: int, sheet: Sheet, fonts: Fonts) -> tuple[Item, ...]:
    """As many of the words as there is room for, and the number of the sheet."""
    text = BETWEEN.join([*words, str(number)])
    for left in range(len(words) - 1, -1, -1):
        if fonts.width(text, "regular", FOOTER) > sheet.page.width - 2 * sheet.margin.width:
            text = BETWEEN.join([*words[:left], "…", str(number)])
    width = fonts.width(text, "regular", FOOTER)
    y = sheet.page.height - max(sheet.margin.height, FOOTER_ROOM) / 2 + FOOTER / 2
    return (Letters((sheet.page.width - width) / 2, y, text, "regular", FOOTER),)


# --- which leaf lies where -------------------------------------------------------------------------------------------
def arranged(leaves: list[Leaf], sheet: Sheet) -> list[list[Placed]]:
    """Row by row, in their order; the whole lies in the middle of the sheet."""
    room = room_of(sheet)
    sheets: list[list[Placed]] = []
    rows: list[list[Leaf]] = []
    for leaf in leaves:
        size = turned(leaf, sheet)
        if size.width > room.width + TOLERANCE or size.height > room.height + TOLERANCE:
            raise BadPaper(f"a piece of {size} does not fit: paper of {sheet.page} has {room} between its margins")
        if rows and width([*rows[-1], leaf], sheet) <= room.width + TOLERANCE \
                and height([*rows[:-1], [*rows[-1], leaf]], sheet) <= room.height + TOLERANCE:
            rows[-1].append(leaf)
        elif height([*rows, [leaf]], sheet) <= room.height + TOLERANCE:
            rows.append([leaf])
        else:
            sheets.append(list(placed(rows, room, sheet)))
            rows = [[leaf]]
    return [*sheets, list(placed(rows, room, sheet))] if rows else sheets


def placed(rows: list[list[Leaf]], room: Size, sheet: Sheet) -> Iterator[Placed]:
    """As if the sheet were full, so that leaves of one size lie in the same places on all sheets."""
    first = turned(rows[0][0], sheet)
    across = max(full(first.width, sheet.gap.width, room.width), *(width(row, sheet) for row in rows))
    down = max(full(first.height, sheet.gap.height, room.height), height(rows, sheet))
    down = down if down <= room.height + TOLERANCE else height(rows, sheet)
    y = sheet.margin.height + (room.height - down) / 2
    for row in rows:
        x = (sheet.page.width - across) / 2
        for leaf in row:
            size = turned(leaf, sheet)
            yield Placed(leaf, quarter_turns(x, y, leaf, sheet.rotate // 90))
            x += size.width + sheet.gap.width
        y += max(turned(leaf, sheet).height for leaf in row) + sheet.gap.height


def quarter_turns(x: float, y: float, leaf: Leaf, turns: int) -> Matrix:
    """Clockwise, with the top left corner of what it then covers at x, y."""
    shift = ((0.0, 0.0), (leaf.height, 0.0), (leaf.width, leaf.height), (0.0, leaf.width))[turns]
    return moved(x + shift[0], y + shift[1], turned=turns).matrix


def full(length: float, gap: float, room: float) -> float:
    """What as many as fit take up."""
    count = int((room + gap + TOLERANCE) / (length + gap))
    return count * (length + gap) - gap


def turned(leaf: Leaf, sheet: Sheet) -> Size:
    size = Size(leaf.width, leaf.height)
    return size.turned() if sheet.rotate % 180 else size


def width(row: list[Leaf], sheet: Sheet) -> float:
    return sum(turned(leaf, sheet).width for leaf in row) + sheet.gap.width * (len(row) - 1)


def height(rows: list[list[Leaf]], sheet: Sheet) -> float:
    return sum(max(turned(leaf, sheet).height for leaf in row) for row in rows) + sheet.gap.height * (len(rows) - 1)


def room_of(sheet: Sheet) -> Size:
    """Between the margins; a footer needs some of it if they are small."""
    page, margin = sheet.page, sheet.margin
    below = max(margin.height, FOOTER_ROOM) if sheet.footer else margin.height
    room = Size(page.width - 2 * margin.width, page.height - margin.height - below)
    if room.width <= 0 or room.height <= 0:
        raise BadPaper(f"margins of {margin} leave nothing of paper of {page}")
    return room
