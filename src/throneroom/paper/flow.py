"""Blocks that follow each other through columns and pages: lines of text, rows of tables, cards."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from throneroom.paper.ink import Item, moved
from throneroom.paper.text import LEADING, STEP, Paragraph, Setter


@dataclass(frozen=True, slots=True)
class Block:
    """What is never parted: its items from the top left corner."""

    items: tuple[Item, ...]
    height: float
    before: float = 0           # room above it, unless it is the first of a column
    keep: bool = False          # stands in one column with what follows
    room: float = 0             # begins a new column unless so much is left
    mark: str = ""              # by which it is found again


@dataclass(frozen=True, slots=True)
class Placed:
    y: float
    block: Block


Filled = list[Placed]           # a column from its top
Maker = Callable[[float, float], list[Block]]       # blocks for a width and a size of letters


def lines(setter: Setter, paragraph: Paragraph, width: float, size: float) -> Iterator[Block]:
    """A paragraph as blocks of one line each; its first two and its last two stay together."""
    own = size * paragraph.scale
    rest: tuple[Paragraph, ...] = (paragraph,)
    found = []
    while rest:
        line = setter.column(rest, width, size, LEADING * own)
        found.append(Block(line.items, line.height))
        rest = line.rest
    for number, block in enumerate(found):
        yield replace(block, before=0 if number else paragraph.before * own,
                      keep=number in (0, len(found) - 2) and number < len(found) - 1)


def runs(blocks: Iterable[Block]) -> Iterator[list[Block]]:
    """Blocks that stand in one column."""
    run: list[Block] = []
    for block in blocks:
        run.append(block)
        if not block.keep:
            yield run
            run = []
    if run:
        yield run


def columns(blocks: Sequence[Block], height: float) -> list[Filled]:
    """Column after column, each as full as it can be.  A run that is higher than a column is parted between blocks;
    a single block that is higher stands in a column of its own."""
    found: list[Filled] = [[]]
    y = 0.0
    for run in runs(blocks):
        whole = sum(block.before + block.height for block in run)
        parts = [run] if whole - run[0].before <= height else [[block] for block in run]
        for part in parts:
            needed = max(part[0].room, sum(block.before + block.height for block in part))
            if found[-1] and y + needed > height + 0.01:
                found.append([])
            if not found[-1]:
                y = -part[0].before
            for block in part:
                found[-1].append(Placed(y + block.before, block))
                y += block.before + block.height
    return found


def depth(filled: Iterable[Filled]) -> float:
    """How far down the lowest column reaches."""
    return max((column[-1].y + column[-1].block.height for column in filled if column), default=0)


def balanced(blocks: Sequence[Block], count: int) -> list[Filled]:
    """As many columns as asked for, or fewer, all of them as low as can be."""
    low = sum(block.height for block in blocks) / count
    high = sum(block.before + block.height for block in blocks)
    while high - low > 1:
        middle = (low + high) / 2
        filled = columns(blocks, middle)
        if len(filled) <= count and depth(filled) <= middle + 0.01:
            high = middle
        else:
            low = middle
    return columns(blocks, high)


def drawn(filled: Iterable[Filled], x: float, y: float, step: float) -> Iterator[Item]:
    """Columns beside each other, so far apart."""
    for number, column in enumerate(filled):
        for placed in column:
            if placed.block.items:
                yield moved(x + number * step, y + placed.y, *placed.block.items)


def largest(fits: Callable[[float], bool], most: float, least: float) -> float | None:
    """The largest size that fits; none if even the least does not."""
    if most < least or not fits(least):
        return None
    low, high = 0, int((most - least) / STEP) + 1       # steps above the least: the low one fits
    while high - low > 1:
        middle = (low + high) // 2
        if fits(least + middle * STEP):
            low = middle
        else:
            high = middle
    return least + low * STEP
