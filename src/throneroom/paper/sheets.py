"""Pages of one sheet: a head, and below it cards and words in columns, as large as there is room for."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from throneroom.paper.bodies import SMALLEST
from throneroom.paper.flow import Block, lines
from throneroom.paper.heads import GOLD, GREEN, arms, named_band
from throneroom.paper.ink import MM, Item, Letters, Shape, line, moved
from throneroom.paper.text import Paragraph, Setter, paragraph

MARGIN = 10 * MM
GAP = 4 * MM                # between columns
INDENT = 4.6                # of the text beside an emblem, in sizes


def card_block(card_id: str, written: Sequence[Paragraph], setter: Setter, width: float, size: float,
               note: str = "") -> Block:
    """A card with its band, and its emblem beside the text."""
    items, high = named_band(card_id, setter, width, size, note)
    indent = INDENT * size
    column = setter.column(written, width - indent, size)
    below = high + 0.25 * size
    items += [moved(indent, below, *column.items),
              arms(card_id, indent * 0.47, below + 0.1 * size, 3.8 * size, indent * 0.86)]
    return Block(tuple(items), below + max(column.height, 4 * size), before=0.7 * size)


def small_block(card_id: str, written: Sequence[Paragraph], setter: Setter, width: float, size: float) -> Block:
    """A card with its emblem on the band, and its text below, if there is any."""
    items, high = named_band(card_id, setter, width, size, shield=True)
    if not written:
        return Block(tuple(items), high, before=0.35 * size)
    column = setter.column(written, width - 0.8 * size, size)
    return Block((*items, moved(0.4 * size, high + 0.1 * size, *column.items)), high + 0.1 * size + column.height,
                 before=0.35 * size)


def heading(text: str, setter: Setter, width: float, size: float) -> Block:
    """Over a golden line; it stays with what is below it."""
    column = setter.column([paragraph(text, "display", colour=GREEN)], width, size * 1.35)
    rule = Shape(line(0, column.height + 0.1 * size, width, column.height + 0.1 * size), stroke=GOLD, width=0.7)
    return Block((*column.items, rule), column.height + 0.3 * size, before=1.1 * size, keep=True)


def text_blocks(written: Sequence[Paragraph], setter: Setter, width: float, size: float) -> Iterator[Block]:
    for each in written:
        yield from lines(setter, each, width, size)


def kept(blocks: Sequence[Block]) -> list[Block]:
    """All in one column."""
    return [*(replace(block, keep=True) for block in blocks[:-1]), *blocks[-1:]]


def head(title: str, below: str, badge: Item, setter: Setter, width: float) -> tuple[list[Item], float]:
    """What stands above all columns, and how high it is: a badge of 100 by 100, the title, a line of small words."""
    tall = 34.0
    left = tall + 8
    size = setter.one_line(title, "display", width - left, 24, 10) or 10
    small = setter.one_line(below, "regular", width - left, 9, SMALLEST) or SMALLEST
    items: list[Item] = [
        moved(0, 0, badge, scale=tall / 100), Letters(left, 20, title, "display", size, GREEN),
        Letters(left, 32, below, "regular", small), Shape(line(0, tall + 5, width, tall + 5), stroke=GOLD, width=1.2)]
    return items, tall + 11
