"""Small cards to draw a kingdom from: one for every pile and landscape, all with the same back."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from throneroom.cards import SETS
from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.random import allies, landscapes, prophecies
from throneroom.paper.bodies import SMALLEST, least, types_line
from throneroom.paper.choice import collate
from throneroom.paper.emblem import emblem, set_emblem
from throneroom.paper.grey import grey
from throneroom.paper.heads import GOLD, GREEN, arms, band, crown, ink_on, price, text_of
from throneroom.paper.ink import MM, Group, Item, Letters, Shape, line, moved, rectangle
from throneroom.paper.leaf import Leaf
from throneroom.paper.lengths import CardSize, Size
from throneroom.paper.options import Randomizers
from throneroom.paper.text import Column, Paragraph, Piece, Setter, Word, paragraph
from throneroom.words.library import library, words
from throneroom.words.messages import say
from throneroom.words.paper_sheets import write

LEAST = CardSize(38 * MM, 52 * MM)
EVERYWHERE = {"curse"}          # what a card needs and every table has
FRAME = "#cbbf9f"
RED = "#7a1f1f"
SHIELDS = (17, 13, 10, 7)       # heights of the emblem above a text, in units
ELLIPSIS: Word = (Piece("…"),)


def randomizers(wanted: Collection[str], setter: Setter, options: Randomizers) -> Iterator[Leaf]:
    """By sets and names: the piles of a set, then its landscapes.  They always stand on their short side."""
    size = options.size if options.size.width <= options.size.height else options.size.turned()
    if size.width < LEAST.width or size.height < LEAST.height:
        raise BadPaper(f"a randomizer of {options.size} is too small to be read: it needs {LEAST}")
    for card_id in in_order(wanted, setter.language):
        front = tuple(Front(card_id, setter, size, options.emblem).items(options.text))
        leaf = Leaf(size.width, size.height, front, back(size.width, size.height),
                    footer=say("set", FACTS[card_id].set, setter.language))
        yield grey(leaf) if options.black_and_white else leaf


def in_order(wanted: Collection[str], language: str) -> list[str]:
    groups = (kingdom_piles(), landscapes(), allies(), prophecies())
    kinds = {card_id: number for number, group in enumerate(groups) for card_id in group}
    return sorted((card_id for card_id in kinds if card_id in wanted), key=lambda card_id: (
        SETS.index(FACTS[card_id].set), kinds[card_id], collate(words(card_id).name(language))))


def needs(card_id: str, language: str) -> list[str]:
    """What must be on the table for it, in few words."""
    found = []
    for need in FACTS[card_id].setup_needs:
        known = need.rpartition(":")[2]
        if need not in EVERYWHERE:
            found.append(words(known).name(language) if known in library() else write("need", need, language))
    return list(dict.fromkeys(found))


class Front:
    """Measures are in units, some 44 across, so that a card of any size looks the same."""

    def __init__(self, card_id: str, setter: Setter, size: Size, emblem: bool) -> None:
        self.card_id = card_id
        self.facts = FACTS[card_id]
        self.setter = setter
        self.width, self.height = size.width, size.height
        self.shown = emblem
        self.unit = min(size.width / 44, size.height / 60)
        self.margin = 2.2 * self.unit
        self.room = size.width - 2 * self.margin
        self.edge = self.margin + 1.2 * self.unit

    def items(self, text: bool) -> Iterator[Item]:
        unit, margin, room = self.unit, self.margin, self.room
        yield Shape(rectangle(margin, margin, room, self.height - 2 * margin, 2 * unit), stroke=FRAME, width=0.5)
        head = 9.5 * unit
        yield from band(self.facts.types, margin, margin, room, head, 2 * unit)
        yield self.name(head)
        foot = self.height - margin - 5.4 * unit
        yield from self.foot(foot)
        marks = self.marks()
        bottom = foot - unit - marks.height
        yield moved(margin + 1.5 * unit, bottom, *marks.items)
        top, bottom = margin + head + 1.2 * unit, bottom - 0.8 * unit
        yield from (self.with_text if text else self.without_text)(top, bottom)

    def without_text(self, top: float, bottom: float) -> Iterator[Item]:
        shield = min(24 * self.unit, bottom - top - 12 * self.unit) if self.shown else 0
        top += (bottom - top - shield - 12 * self.unit) / 2
        yield from price(self.facts, self.edge, top, 8 * self.unit)[0]
        if self.shown:
            yield arms(self.card_id, self.width / 2, top + 8 * self.unit, shield, self.room - 3 * self.unit)
        yield from self.types(top + 8.6 * self.unit + shield)

    def with_text(self, top: float, bottom: float) -> Iterator[Item]:
        """A long text takes room from the emblem, and ends with … if that is not enough: a randomizer only reminds of
        its card."""
        written = [replace(each, centred=True) for each in text_of(self.card_id, self.setter.language)]
        room, smallest = self.room - 3 * self.unit, least(tuple(written))
        height = self.setter.height(written, room, smallest)
        left = bottom - top - 4 * self.unit                 # for the emblem and the text
        shields = [shield * self.unit for shield in (SHIELDS if self.shown else SHIELDS[-1:])]
        shield = next((shield for shield in shields if height <= left - shield), shields[-1])
        yield from self.arms(top, shield)
        left -= shield
        column = self.setter.fitted(shortened(written, self.setter, room, left, smallest), room, left, 3 * self.unit,
                                    smallest)
        yield moved(self.margin + 1.5 * self.unit, bottom - (left + column.height) / 2, *column.items)

    def arms(self, top: float, height: float) -> Iterator[Item]:
        """The emblem in the middle, or as near to it as the price at the left allows, and the types below it."""
        symbols, wide = price(self.facts, self.edge, top, 7 * self.unit)
        yield from symbols
        if self.shown:
            _, broad = emblem(self.card_id, self.facts.types)
            left = self.edge + wide + (self.unit if symbols else 0)
            shown = min(height, (self.width - self.edge - left) * 100 / broad)
            middle = max(self.width / 2, left + shown * broad / 200)
            yield arms(self.card_id, middle, top + (height - shown) / 2, shown)
        yield from self.types(top + height + 0.6 * self.unit)

    def name(self, head: float) -> Item:
        """On one line, or smaller on two."""
        name = words(self.card_id).name(self.setter.language)
        room, unit = self.room - 2.4 * self.unit, self.unit
        size = self.setter.one_line(name, "display", room, 5.2 * unit, 3.5 * unit) or 3.4 * unit
        written = paragraph(name, "display", centred=True, colour=ink_on(self.facts.types))
        column = self.setter.fitted([written], room + 0.01, head, size, SMALLEST)
        return moved(self.margin + 1.2 * unit, self.margin + (head - column.height) / 2, *column.items)

    def types(self, y: float) -> Iterator[Item]:
        written = types_line(self.facts.types, self.setter.language)
        size = self.setter.one_line(written, "italic", self.room - 2 * self.unit, 3 * self.unit, SMALLEST) or SMALLEST
        wide = self.setter.fonts.width(written, "italic", size)
        yield Letters((self.width - wide) / 2, y + 2.4 * self.unit, written, "italic", size)

    def marks(self) -> Column:
        """What the table needs for it."""
        found = needs(self.card_id, self.setter.language)
        if not found:
            return Column((), 0, SMALLEST)
        written = f"{write('randomizer', 'needs', self.setter.language)}: {', '.join(found)}"
        return self.setter.fitted([paragraph(written, "bold", centred=True, colour=RED)], self.room - 3 * self.unit,
                                  8 * self.unit, max(SMALLEST, 2.6 * self.unit), SMALLEST)

    def foot(self, y: float) -> Iterator[Item]:
        unit, language = self.unit, self.setter.language
        yield Shape(line(self.margin + 2 * unit, y, self.width - self.margin - 2 * unit, y), stroke=FRAME, width=0.4)
        name = say("set", self.facts.set, language)
        size = max(SMALLEST, 2.6 * unit)
        badge = 4.2 * unit
        wide = badge + unit + self.setter.fonts.width(name, "regular", size)
        x = (self.width - wide) / 2
        yield moved(x, y + 0.6 * unit, set_emblem(self.facts.set), scale=badge / 100)
        yield Letters(x + badge + unit, y + 0.6 * unit + badge / 2 + 0.33 * size, name, "regular", size)


def shortened(written: list[Paragraph], setter: Setter, width: float, height: float, size: float) -> list[Paragraph]:
    """Without as many of its last words as find no room in this size."""
    *before, last = written
    while setter.height([*before, last], width, size) > height:
        if len(last.words) <= 2 and before:
            *before, last = before
        last = replace(last, words=(*last.words[:-2], ELLIPSIS))
    return [*before, last]


def back(width: float, height: float) -> tuple[Item, ...]:
    """A field of crowns, the same after half a turn: a card that is drawn tells nothing."""
    step = width / 8
    small = Group((crown(0, 0, step * 0.5, "#3f6355"),), name="small-crown")
    rows = round(height / step)
    down = height / rows
    field = [moved(width / 2 + (column + (row % 2) / 2) * step, (row + 0.5) * down, small)
             for row in range(rows) for column in range(-5, 6)]
    large = width * 0.42
    medal = f"M{width / 2 - large * 0.72} {height / 2}a{large * 0.72} {large * 0.72} 0 1 0 {large * 1.44} 0" \
            f"a{large * 0.72} {large * 0.72} 0 1 0 {-large * 1.44} 0Z"
    inset = width * 0.05
    items: tuple[Item, ...] = (
        Shape(rectangle(0, 0, width, height), fill=GREEN), *field,
        Shape(rectangle(inset, inset, width - 2 * inset, height - 2 * inset, inset), stroke=GOLD, width=0.8),
        Shape(medal, fill=GREEN, stroke=GOLD, width=1), crown(width / 2, height / 2, large, "#e3b95b"))
    return (Group(items, clip=rectangle(0, 0, width, height)),)
