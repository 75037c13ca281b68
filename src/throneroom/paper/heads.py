"""How a card is shown on paper: its emblem, its price, the band with its name, its text."""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby

from throneroom.cards import BY_ID
from throneroom.kingdoms.facts import FACTS, Facts
from throneroom.kingdoms.setup import contents
from throneroom.paper.arms import ARMS
from throneroom.paper.bodies import BONUS, BULLET, DIVIDING, SMALLEST, least, price_of, types_line
from throneroom.paper.emblem import emblem
from throneroom.paper.ink import WHITE, Group, Item, Letters, Shape, moved, rectangle
from throneroom.paper.looks import band as colours
from throneroom.paper.symbols import price_symbols
from throneroom.paper.text import Paragraph, Setter, Word, paragraph, words_of
from throneroom.words.library import words

GREEN = "#14352b"           # of our crown and its ground
GOLD = "#b98a2a"
SLANT = 0.6                 # of the border between two colours, in heights of the band
CROWN = "M6 23 4.500 10.500l6.800 4.800L16 6.500l4.700 8.800 6.800-4.800L26 23zM5.200 24h21.600v2H5.200z"    # 32 by 32


# --- drawings -------------------------------------------------------------------------------------------------------
def crown(x: float, y: float, size: float, colour: str = GOLD) -> Group:
    """With its middle at x, y; so large that it is as wide as the size."""
    scale = size / 23
    return Group((Shape(CROWN, fill=colour),), (scale, 0, 0, scale, x - 16 * scale, y - 16.25 * scale))


def arms(card_id: str, x: float, y: float, height: float, most: float = 1e9) -> Item:
    """A card's emblem with its top middle at x, y; lower, if it were wider than the most."""
    drawing, width = emblem(card_id, FACTS[card_id].types)
    scale = min(height, most * 100 / width) / 100
    return moved(x - width * scale / 2, y, drawing, scale=scale)


def price(facts: Facts, x: float, y: float, height: float, ink: str = ARMS.ink) -> tuple[list[Item], float]:
    """The symbols beside each other from their top left corner, and how wide they are."""
    scale = height / 100
    items: list[Item] = []
    start = x
    for symbol in price_symbols(facts, ink):
        items.append(moved(x, y, symbol.group, scale=scale))
        x += symbol.width * scale + 0.04 * height
    return items, x - start


def band(types: Sequence[str], x: float, y: float, width: float, height: float, corner: float = 0) -> list[Item]:
    """In the colours of the types; two share it."""
    (first, *others), _ = colours(types)
    outline = rectangle(x, y, width, height, corner)
    if not others:
        return [Shape(outline, fill=first)]
    middle, slant = x + width * 0.62, height * SLANT / 2
    second = f"M{middle + slant:.3f} {y:.3f}L{x + width:.3f} {y:.3f}V{y + height:.3f}H{middle - slant:.3f}Z"
    return [Group((Shape(outline, fill=first), Shape(second, fill=others[0])), clip=outline)]


def ink_on(types: Sequence[str]) -> str:
    """The colour of letters on the band of these types."""
    return WHITE if colours(types)[1] else ARMS.ink


# --- words ----------------------------------------------------------------------------------------------------------
def text_of(card_id: str, language: str) -> Iterator[Paragraph]:
    """Its text, in as few lines as can be: what it gives at once stands in one."""
    ruled = False
    for bonus, group in groupby(words(card_id).text(language).splitlines(), key=is_bonus):
        for line in [" · ".join(group)] if bonus else group:
            if line == DIVIDING:
                ruled = True
            elif line:
                found = paragraph(line.removeprefix(BULLET), "bold" if bonus else "regular")
                found = replace(found, indent=0.9, mark=BULLET.strip()) if line.startswith(BULLET) else found
                yield replace(found, before=0.9 if ruled else 0.25, ruled=ruled)
                ruled = False


def is_bonus(line: str) -> bool:
    return BONUS.fullmatch(line) is not None


def parts_of(card_id: str) -> tuple[str, ...]:
    """The cards of a pile that has several."""
    return tuple(dict.fromkeys(part for _, part in contents(BY_ID[card_id](), 2))) if card_id in BY_ID else ()


def part_text(card_id: str, written: Sequence[Paragraph], language: str) -> Iterator[Paragraph]:
    """A card within a pile: name and price before its text, in as few lines as can be."""
    name = words_of([(words(card_id).name(language), "bold")])
    cost = price_of(FACTS[card_id])
    first = written[0].words if written else ()
    yield Paragraph((*name, *([cost] if cost else []), *first), before=0.4)
    yield from written[1:]


@cache
def pile_text(card_id: str, language: str) -> tuple[Paragraph, ...]:
    """All that a pile's cards say; what all of them say, once."""
    parts = {part: list(text_of(part, language)) for part in parts_of(card_id)}
    found = list(text_of(card_id, language))
    said = [{line.words for line in written} for written in parts.values()]
    shared = set[tuple[Word, ...]]().union(*said[:1]).intersection(*said[1:])
    found += [line for written in [*parts.values()][:1] for line in written if line.words in shared]
    for part, written in parts.items():
        found += part_text(part, [line for line in written if line.words not in shared], language)
    return tuple(found)


def legible(written: Iterable[Paragraph], size: float) -> list[Paragraph]:
    """For this size: a paragraph with figures that would be too small is set larger."""
    return [replace(each, scale=each.scale * max(1, least((each,)) / size)) for each in written]


# --- together -------------------------------------------------------------------------------------------------------
def named_band(card_id: str, setter: Setter, width: float, size: float, note: str = "",
               shield: bool = False) -> tuple[list[Item], float]:
    """Price, name and types on the band, for text of this size, and how high it is; if asked for, the emblem before
    them.  Types that have no room beside the name stand below it."""
    facts, language = FACTS[card_id], setter.language
    name = words(card_id).name(language) + (f" ({note})" if note else "")
    types = types_line(facts.types, language)
    small = max(SMALLEST, size * 0.82)
    inset, symbol = size * 0.45, size * 1.3
    start = inset + (1.7 * size if shield else 0)
    ink = ink_on(facts.types)
    symbols, x = price(facts, start, size * 0.2, symbol, ink)
    x += start + (size * 0.25 if symbols else 0)
    if shield:
        symbols.append(arms(card_id, start / 2, size * 0.12, size * 1.46, size * 1.7))
    most = setter.one_line(name, "bold", width - x - inset, size * 1.2, SMALLEST) or SMALLEST
    beside = setter.fonts.width(types, "italic", small)
    high = size * 1.7
    letters: list[Item] = [Letters(x, size * 1.22, name, "bold", most, ink)]
    if x + setter.fonts.width(name, "bold", most) + size + beside + inset <= width:
        letters.append(Letters(width - inset - beside, size * 1.2, types, "italic", small, ink))
    else:
        small = setter.one_line(types, "italic", width - start - inset, small, SMALLEST) or SMALLEST
        high += small * 1.05
        letters.append(Letters(start, size * 1.7 + small * 0.75, types, "italic", small, ink))
    return [*band(facts.types, 0, 0, width, high, size * 0.35), *symbols, *letters], high
