"""Symbols: costs as they are printed, with figures that stay inside, and drawings that are kept once by their names."""
from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from throneroom.kingdoms.facts import FACTS, price_of
from throneroom.paper.arms import ARMS
from throneroom.paper.emblem import emblem, set_emblem
from throneroom.paper.fonts import width
from throneroom.paper.ink import Group, Item, Letters
from throneroom.paper.symbols import (
    FIGURE,
    Symbol,
    coin,
    curse,
    debt,
    plus,
    point_token,
    points,
    potion,
    price_symbols,
    sign,
    star,
)

TEXTS = [*map(str, range(-1, 21)), "?", "X", "2×"]
PLAIN = [coin(), debt(), points(), potion(), point_token(), curse(), star(), plus(), *map(sign, ARMS.bonuses)]


def said(symbol: Symbol) -> str:
    """As price_of says it."""
    drawing, *texts = symbol.group.items
    text = "".join(letters.text for letters in texts if isinstance(letters, Letters))
    assert isinstance(drawing, Group)
    return {"symbol-coin": f"${text}", "symbol-potion": "P", "symbol-debt": f"{text}D", "symbol-star": "*",
            "symbol-plus": "+"}[(drawing.name or "").removesuffix(f"-{ARMS.ink[1:]}")]


def test_every_cost_is_shown_as_it_is_printed() -> None:
    for facts in FACTS.values():
        assert "".join(map(said, price_symbols(facts))) == price_of(facts), facts.id


@pytest.mark.parametrize("of_text", [coin, debt, points])
@pytest.mark.parametrize("text", TEXTS)
def test_figures_are_in_the_middle_and_large_enough(of_text: Callable[[str], Symbol], text: str) -> None:
    symbol = of_text(text)
    letters = symbol.group.items[1]
    assert isinstance(letters, Letters) and letters.text == text
    wide, high = width(text, letters.font, letters.size), FIGURE * letters.size
    assert letters.x + wide / 2 == pytest.approx(symbol.width / 2)
    assert letters.x >= 12 and letters.x + wide <= symbol.width - 12
    assert letters.y < 80 and letters.y - high > 18 and high > 35


def test_what_has_the_same_name_is_the_same() -> None:
    drawn = [symbol.group for symbol in PLAIN]
    drawn += [of_text(text).group for of_text in (coin, debt, points) for text in TEXTS]
    drawn += [emblem(id, facts.types)[0] for id, facts in FACTS.items()]
    drawn += [set_emblem(id) for id in ARMS.badges]
    kept: dict[str, Group] = {}
    for group in named(drawn):
        assert kept.setdefault(group.name or "", group) == group
        assert not list(named(group.items))
    assert len(kept) == len(FACTS) + len(ARMS.badges) + len(PLAIN) + 1      # a shield with and without a number


def named(items: list[Group] | tuple[Item, ...]) -> Iterator[Group]:
    for item in items:
        if isinstance(item, Group):
            if item.name is not None:
                yield item
            else:
                yield from named(item.items)
