"""One page for the table: the ten cards and the landscapes with their texts, and how the table is set up."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from throneroom.cards import BY_ID
from throneroom.errors import BadPaper
from throneroom.kingdoms.recommended import all_recommended
from throneroom.kingdoms.setup import BASICS, Setup
from throneroom.kingdoms.sharing import code
from throneroom.kingdoms.sheet import STEPS, Sheet, Step
from throneroom.paper.bodies import SMALLEST
from throneroom.paper.flow import Block, Maker, balanced, depth, drawn, largest
from throneroom.paper.heads import GREEN, crown, legible, pile_text
from throneroom.paper.ink import Group, Item, Page, Shape, rectangle
from throneroom.paper.lengths import Size, millimetres
from throneroom.paper.sheets import GAP, MARGIN, card_block, head, heading, kept, text_blocks
from throneroom.paper.text import Paragraph, Setter, paragraph, words_of
from throneroom.words.library import words
from throneroom.words.paper_sheets import write

LARGEST = 13.0
MOST = 4                    # pages of cards
APART = 6.0                 # between the cards and the steps


def kingdom_pages(setup: Setup, setter: Setter, paper: Size, title: str = "", texts: bool = True) -> list[Page]:
    """One page; more only for what cannot be any smaller: first the cards, then the steps."""
    page = KingdomPage(setup, setter, paper, texts)
    return page.pages(title or name_of(setup, setter.language) or page.say("title"))


def name_of(setup: Setup, language: str) -> str:
    """What the books call it, if it is one of theirs."""
    bare = code(replace(setup, editions=()))
    return next((one.named(language) for one in all_recommended() if code(one.setup()) == bare), "")


class KingdomPage:
    def __init__(self, setup: Setup, setter: Setter, paper: Size, texts: bool) -> None:
        self.setup = setup
        self.setter = setter
        self.texts = texts
        self.width, self.height = paper.width, paper.height
        self.sheet = Sheet(setup, setter.language)
        self.count = 2 if paper.width < paper.height else 3
        self.column = (paper.width - 2 * MARGIN - (self.count - 1) * GAP) / self.count

    def pages(self, title: str) -> list[Page]:
        found = self.page(title, [self.cards, self.steps])
        if found is not None:
            return [found]
        for count in range(1, MOST + 1):
            makers: list[Maker] = [*(partial(self.cards, part=part, of=count) for part in range(count)), self.steps]
            pages = [page for make in makers if (page := self.page(title, [make])) is not None]
            if len(pages) == len(makers):
                return pages
        raise BadPaper(f"{title} finds no room on paper of {millimetres(self.width)} x {millimetres(self.height)} mm: "
                       "it needs larger paper, or no texts")

    def page(self, title: str, makers: list[Maker]) -> Page | None:
        """As large as fits, if anything does."""
        below = f"{self.say('players', count=self.setup.players)} · {code(self.setup)}"
        badge = Group((Shape(rectangle(0, 0, 100, 100, 22), fill=GREEN), crown(50, 50, 72, "#e3b95b")))
        top, high = head(title, below, badge, self.setter, self.width - 2 * MARGIN)
        room = self.height - 2 * MARGIN - high

        def needed(size: float) -> float:
            filled = [balanced(make(self.column, size), self.count) for make in makers]
            return sum(map(depth, filled)) + APART * (len(makers) - 1)

        size = largest(lambda size: needed(size) <= room, LARGEST, SMALLEST)
        if size is None:
            return None
        items: list[Item] = [Group(tuple(top), (1, 0, 0, 1, MARGIN, MARGIN))]
        y = MARGIN + high
        apart = APART + min(20.0, (room - needed(size)) / 2)
        for make in makers:
            filled = balanced(make(self.column, size), self.count)
            items.extend(drawn(filled, MARGIN, y, self.column + GAP))
            y += depth(filled) + apart
        return Page(self.width, self.height, tuple(items), title)

    def say(self, key: str, **values: object) -> str:
        return write("kingdom", key, self.setter.language, **values)

    # --- the cards ------------------------------------------------------------------------------------------------
    def cards(self, width: float, size: float, part: int = 0, of: int = 1) -> list[Block]:
        """All of them, or one of several parts."""
        shown = list(self.shown())
        return [card_block(card_id, self.text(card_id, size), self.setter, width, size, note)
                for card_id, note in shown[len(shown) * part // of:len(shown) * (part + 1) // of]]

    def text(self, card_id: str, size: float) -> list[Paragraph]:
        return legible(pile_text(card_id, self.setter.language), size) if self.texts else []

    def shown(self) -> Iterator[tuple[str, str]]:
        """What has a text on the page, and what is said beside its name."""
        for pile in self.sheet.kingdom_piles():
            yield pile.id, self.say("bane") if pile.id == self.setup.bane else ""
        piles = dict(self.setup.traits)
        for card in self.sheet.table.landscapes:
            yield card.id, words(piles[card.id]).name(self.setter.language) if card.id in piles else ""
        if self.setup.mouse:
            yield self.setup.mouse, words("way_of_the_mouse").name(self.setter.language)
        if self.setup.riverboat:
            yield self.setup.riverboat, words("riverboat").name(self.setter.language)
        for pile in self.sheet.game.piles:
            if not pile.supply and pile.id not in BASICS:
                yield pile.id, ""
        yield from ((card.id, "") for card in self.sheet.table.trash)
        yield from ((heirloom, "") for heirloom in dict.fromkeys(
            BY_ID[card_id]().heirloom for card_id in self.sheet.in_game) if heirloom)

    # --- the steps ------------------------------------------------------------------------------------------------
    def steps(self, width: float, size: float) -> list[Block]:
        """Each below its title, in as few lines as can be."""
        found: list[Block] = []
        number = 0
        for key in STEPS:
            step = self.sheet.step(key)
            if step.rows:
                number += 1
                title = heading(f"{number}. {step.title}", self.setter, width, size * 0.9)
                found += kept([title, *text_blocks(list(told(key, step)), self.setter, width, size)])
        return found


def told(key: str, step: Step) -> Iterator[Paragraph]:
    """The rows of a table as sentences: what has a note gets a line of its own."""
    columns = STEPS[key]
    if columns == ("what",) or key == "player":
        for row in step.rows:
            yield paragraph(row[0], indent=0.9, mark="•", before=0.1)
        return
    plain = []
    for row in step.rows:
        cells = dict(zip(columns, row, strict=True))
        counted = f"{cells['count']}\N{NO-BREAK SPACE}{cells['card']}" if "count" in cells else cells["card"]
        if cells.get("note"):
            yield Paragraph(words_of([(counted, "bold"), (f": {cells['note']}", "regular")]), before=0.1)
        else:
            plain.append(counted)
    if plain:
        yield paragraph(", ".join(plain), before=0.1)
