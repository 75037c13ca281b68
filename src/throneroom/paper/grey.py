"""The same without colours, for printers that have none."""
from __future__ import annotations

from dataclasses import replace
from functools import cache

from throneroom.paper.ink import Group, Item, Letters
from throneroom.paper.leaf import Leaf


def grey(leaf: Leaf) -> Leaf:
    return replace(leaf, front=tuple(map(greyed, leaf.front)), back=tuple(map(greyed, leaf.back)))


def greyed(item: Item) -> Item:
    if isinstance(item, Letters):
        return replace(item, colour=shade(item.colour))
    if isinstance(item, Group):
        return kept(item) if item.name else replace(item, items=tuple(map(greyed, item.items)))
    return replace(item, fill=item.fill and shade(item.fill), stroke=item.stroke and shade(item.stroke))


@cache
def kept(group: Group) -> Group:
    """One with a name is another in grey."""
    return replace(group, items=tuple(map(greyed, group.items)), name=f"grey-{group.name}")


@cache
def shade(colour: str) -> str:
    """How light a colour is to the eye."""
    red, green, blue = (int(colour[at:at + 2], 16) for at in (1, 3, 5))
    light = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{light:02x}{light:02x}{light:02x}"
