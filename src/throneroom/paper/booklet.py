"""The rules as a booklet: title, contents, chapters, index; as single pages, or as sheets to fold and staple."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from throneroom.cards import SETS
from throneroom.paper.choice import collate
from throneroom.paper.flow import Block, Filled, balanced, columns, drawn, largest, lines
from throneroom.paper.heads import GOLD, GREEN, crown
from throneroom.paper.ink import BLACK, MM, Item, Letters, Page, Shape, line, moved, rectangle
from throneroom.paper.text import LEADING, Paragraph, Piece, Setter, Word, paragraph, words_of
from throneroom.words import rules
from throneroom.words.messages import say
from throneroom.words.paper_sheets import write
from throneroom.words.rules import Chapter, Runs, Section

WIDTH, HEIGHT = 148 * MM, 210 * MM
SIDE, TOP, BOTTOM = 15 * MM, 19 * MM, 18 * MM       # margins of the text
MEASURE, DEPTH = WIDTH - 2 * SIDE, HEIGHT - TOP - BOTTOM
GUTTER = 6 * MM             # between two columns
HALF = (MEASURE - GUTTER) / 2
SIZE = 9.0
SPREAD = 2                  # pages of the contents, which lie open side by side if they can
SMALL, SMALLER = 8.0, 6.75  # sizes of contents and index
NUMBER = 16.0               # room for a page number
BAR = 2.0                   # beside examples
WHOLE = 14                  # rows of a table that is never parted
CELL = 3.0                  # room around what is in a cell


def chosen(sets: Collection[str]) -> list[Chapter]:
    """The chapters with what readers of these sets need; those with nothing for them are left out."""
    found = [replace(chapter, sections=tuple(section for section in chapter.sections
                                             if not section.sets or set(section.sets) & set(sets)))
             for chapter in rules.chapters()]
    return [chapter for chapter in found if chapter.sections]


def booklet_pages(sets: Collection[str], setter: Setter, index: bool = True) -> list[Page]:
    return Booklet(sets, setter, index).pages()


# --- what is read on the pages ----------------------------------------------------------------------------------------
def runs_of(runs: Runs) -> list[tuple[str, str]]:
    return [(run.text, "bold" if run.bold else "italic" if run.italic else "regular") for run in runs]


class Body:
    """The chapters as blocks.  Their headings are marked with what they are about."""

    def __init__(self, chapters: Sequence[Chapter], setter: Setter) -> None:
        self.chapters = chapters
        self.setter = setter
        self.language = setter.language

    def blocks(self) -> Iterator[Block]:
        for chapter in self.chapters:
            yield self.chapter_head(chapter)
            for section in chapter.sections:
                yield from self.section_head(section)
                yield from self.section_text(section)

    def chapter_head(self, chapter: Chapter) -> Block:
        title = paragraph(chapter.title(self.language), "display", colour=GREEN)
        column = self.setter.column([title], MEASURE, 18)
        rule = Shape(line(0, column.height + 2, MEASURE, column.height + 2), stroke=GOLD, width=1.2)
        return Block((*column.items, rule), column.height + 4, before=24, keep=True, room=DEPTH * 0.3, mark=chapter.id)

    def section_head(self, section: Section) -> Iterator[Block]:
        title = paragraph(section.title(self.language), "display", colour=GREEN, before=0.9, scale=1.3)
        for number, block in enumerate(lines(self.setter, title, MEASURE, SIZE)):
            yield replace(block, keep=True, mark="" if number else section.id)

    def section_text(self, section: Section) -> Iterator[Block]:
        blocks = rules.blocks(section.text(self.language), self.language)
        for at, block in enumerate(blocks):
            if isinstance(block, rules.Table):
                yield from Table(block, self.setter).blocks()
                continue
            following = blocks[at + 1] if at + 1 < len(blocks) else None
            introduces = isinstance(following, rules.ListItem | rules.Table) and isinstance(block, rules.Paragraph)
            found = list(self.text(block))
            yield from found[:-1]
            yield replace(found[-1], keep=introduces)

    def text(self, block: rules.Paragraph | rules.ListItem) -> Iterator[Block]:
        words = words_of(runs_of(block.runs))
        if isinstance(block, rules.ListItem):
            yield from lines(self.setter, Paragraph(words, indent=1.1, mark="•", before=0.2), MEASURE, SIZE)
        elif all(run.italic for run in block.runs):
            for each in lines(self.setter, Paragraph(words, indent=1, before=0.5), MEASURE, SIZE):
                yield replace(each, items=(bar(each.height), *each.items))
        else:
            yield from lines(self.setter, Paragraph(words, before=0.45), MEASURE, SIZE)


def bar(height: float) -> Shape:
    """Beside an example."""
    return Shape(rectangle(0, 0, BAR, height + 0.2), fill="#e3cf9b")


class Table:
    """Columns as wide as their contents, if there is room for them; the first one gives way."""

    def __init__(self, table: rules.Table, setter: Setter) -> None:
        self.setter = setter
        self.rows = [[Paragraph(words_of(bold(cell) if number == 0 else runs_of(cell))) for cell in row]
                     for number, row in enumerate(table.rows)]
        self.widths = self.measured()
        self.short = [all(len(row[at]) == 0 or len("".join(run.text for run in row[at])) <= 5 for row in table.rows)
                      for at in range(len(self.widths))]

    def measured(self) -> list[float]:
        natural = [max(self.natural(row[at]) for row in self.rows) for at in range(len(self.rows[0]))]
        if sum(natural) <= MEASURE:
            return natural
        least = [max(self.longest(row[at]) for row in self.rows) for at in range(len(natural))]
        spare = max(0.0, MEASURE - sum(least))
        wished = sum(natural) - sum(least)
        return [small + (large - small) * spare / wished for small, large in zip(least, natural, strict=True)]

    def natural(self, cell: Paragraph) -> float:
        space = self.setter.fonts.width(" ", "regular", 1)
        return (sum(map(self.setter.width, cell.words)) + space * (len(cell.words) - 1)) * SIZE + 2 * CELL + 0.1

    def longest(self, cell: Paragraph) -> float:
        return max(map(self.setter.width, cell.words), default=0) * SIZE + 2 * CELL + 0.1

    def blocks(self) -> Iterator[Block]:
        whole = len(self.rows) <= WHOLE
        for number, row in enumerate(self.rows):
            block = self.row(row, head=number == 0)
            yield replace(block, before=0 if number else 0.5 * SIZE, keep=number < len(self.rows) - 1 and (
                whole or number in (0, len(self.rows) - 2)))

    def row(self, cells: Sequence[Paragraph], head: bool) -> Block:
        items: list[Item] = []
        x = tallest = 0.0
        for cell, width, short in zip(cells, self.widths, self.short, strict=True):
            column = self.setter.column([replace(cell, centred=short)], width - 2 * CELL, SIZE)
            items.append(moved(x + CELL, CELL * 0.5, *column.items))
            x += width
            tallest = max(tallest, column.height)
        height = tallest + CELL
        if head:
            items.insert(0, Shape(rectangle(0, 0, x, height, 2), fill="#efe6cf"))
        else:
            items.append(Shape(line(0, height, x, height), stroke="#d9ccab", width=0.4))
        return Block(tuple(items), height)


def bold(cell: Runs) -> list[tuple[str, str]]:
    return [(run.text, "bold") for run in cell]


# --- pages ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents or of the index."""

    text: str
    pages: str
    font: str = "regular"
    indent: float = 0
    before: float = 0


class Booklet:
    def __init__(self, sets: Collection[str], setter: Setter, index: bool = True) -> None:
        self.sets = [name for name in SETS if name in sets]
        self.setter, self.language = setter, setter.language
        self.chapters = chosen(sets)
        self.with_index = index

    def say(self, key: str) -> str:
        return write("booklet", key, self.language)

    @cached_property
    def body(self) -> list[Filled]:
        return columns(list(Body(self.chapters, self.setter).blocks()), DEPTH)

    @cached_property
    def lead(self) -> int:
        """Pages before the first chapter: their number is the same whatever numbers stand in the contents."""
        return 1 + len(self.in_columns(self.say("contents"), self.contents({}), self.contents_size))

    @cached_property
    def contents_size(self) -> float:
        title, groups = self.say("contents"), self.contents({})
        return largest(lambda size: len(self.in_columns(title, groups, size)) <= SPREAD, SMALL, SMALLER) or SMALL

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The page of every chapter and section."""
        return {placed.block.mark: number for number, page in enumerate(self.body, self.lead + 1)
                for placed in page if placed.block.mark}

    def pages(self) -> list[Page]:
        pages = [self.title_page()]
        for page in self.in_columns(self.say("contents"), self.contents(self.numbers), self.contents_size):
            pages.append(self.page(page, len(pages) + 1, self.say("contents")))
        chapter = ""
        titles = {each.id: each.title(self.language) for each in self.chapters}
        for filled in self.body:
            begun = [titles[placed.block.mark] for placed in filled if placed.block.mark in titles]
            head = titles.get(filled[0].block.mark, chapter)
            chapter = begun[-1] if begun else chapter
            pages.append(self.page(tuple(drawn([filled], 0, 0, 0)), len(pages) + 1, head, begun[0] if begun else ""))
        if self.with_index:
            for number, page in enumerate(self.in_columns(self.say("index"), self.index(), SMALL)):
                title = "" if number else self.say("index")
                pages.append(self.page(page, len(pages) + 1, self.say("index"), title))
        return pages

    def page(self, items: tuple[Item, ...], number: int, head: str, title: str = "") -> Page:
        """With its number at the outer edge, and above it what it is about: on the left the booklet, on the right the
        chapter."""
        left = number % 2 == 0
        above = self.say("title") if left else head
        wide = self.setter.fonts.width(above, "italic", 8)
        figure = self.setter.fonts.width(str(number), "bold", 9)
        x = SIDE if left else WIDTH - SIDE
        return Page(WIDTH, HEIGHT, (
            Letters(x if left else x - wide, TOP - 18, above, "italic", 8, GREEN),
            Shape(line(SIDE, TOP - 13, WIDTH - SIDE, TOP - 13), stroke=GOLD, width=0.5),
            moved(SIDE, TOP, *items),
            Letters(x if left else x - figure, HEIGHT - BOTTOM + 22, str(number), "bold", 9, GREEN)), title)

    def title_page(self) -> Page:
        middle = WIDTH / 2
        items: list[Item] = [
            Shape(rectangle(8 * MM, 8 * MM, WIDTH - 16 * MM, HEIGHT - 16 * MM, 4 * MM), stroke=GOLD, width=1),
            Shape(rectangle(9.4 * MM, 9.4 * MM, WIDTH - 18.8 * MM, HEIGHT - 18.8 * MM, 3 * MM), stroke=GOLD, width=0.4),
            Shape(rectangle(middle - 48, 46 * MM, 96, 96, 21), fill=GREEN), crown(middle, 46 * MM + 48, 70, "#e3b95b")]
        names = [say("set", name, self.language) for name in self.sets]
        listed: tuple[Word, ...] = tuple((Piece(name), Piece("," if name != names[-1] else "")) for name in names)
        texts = [paragraph(self.say("title"), "display", scale=3.6, centred=True, colour=GREEN),
                 paragraph(self.say("about"), "italic", scale=1.3, centred=True),
                 paragraph(self.say("sets"), "bold", before=5, centred=True, colour=GREEN),
                 Paragraph(listed, before=0.5, centred=True)]
        column = self.setter.fitted(texts, WIDTH - 50 * MM, HEIGHT - 110 * MM, 10, 6)
        items.append(moved(25 * MM, 92 * MM, *column.items))
        wide = self.setter.fonts.width("Throneroom", "display", 10)
        items.append(Letters(middle - wide / 2, HEIGHT - 16 * MM, "Throneroom", "display", 10, GREEN))
        return Page(WIDTH, HEIGHT, tuple(items), self.say("title"))

    # --- contents and index -------------------------------------------------------------------------------------------
    def contents(self, numbers: dict[str, int]) -> list[list[Entry]]:
        """Every chapter and its sections, below each other."""
        def page(mark: str) -> str:
            return str(numbers.get(mark, ""))

        return [[Entry(chapter.title(self.language), page(chapter.id), "bold", before=0.6),
                 *(Entry(section.title(self.language), page(section.id), indent=0.8) for section in chapter.sections)]
                for chapter in self.chapters]

    def index(self) -> list[list[Entry]]:
        """The terms by their letters, each with all pages of its sections."""
        found: dict[str, set[int]] = {}
        for chapter in self.chapters:
            for section in chapter.sections:
                for term in section.terms[self.language]:
                    found.setdefault(term, set()).add(self.numbers[section.id])
        terms = sorted(found, key=collate)
        groups = []
        for letter, alike in groupby(terms, key=initial):
            entries = [Entry(term, ", ".join(map(str, sorted(found[term])))) for term in alike]
            groups.append([Entry(letter, "", "display", before=0.8), *entries])
        return groups

    def in_columns(self, title: str, groups: Iterable[list[Entry]], size: float) -> list[tuple[Item, ...]]:
        """Page by page in two columns, below the title on the first one."""
        heading = self.setter.column([paragraph(title, "display", colour=GREEN)], MEASURE, 18)
        blocks = [block for group in groups for block in self.entries(group, size)]
        items, top = heading.items, heading.height + 6
        pages: list[tuple[Item, ...]] = []
        while blocks:
            filled = columns(blocks, DEPTH - top)[:2]
            count = sum(map(len, filled))
            if count == len(blocks):
                filled = balanced(blocks, 2)
            pages.append((*items, *drawn(filled, 0, top, HALF + GUTTER)))
            blocks, items, top = blocks[count:], (), 0
        return pages

    def entries(self, group: list[Entry], size: float) -> Iterator[Block]:
        for number, entry in enumerate(group):
            yield replace(self.entry(entry, size * (1.2 if entry.font == "display" else 1)),
                          keep=number in (0, len(group) - 2) and number < len(group) - 1)

    def entry(self, entry: Entry, size: float) -> Block:
        """Its text, and after a row of dots its pages.  A second line is indented."""
        colour = BLACK if entry.font == "regular" else GREEN
        left = entry.indent * size
        number = self.setter.fonts.width(entry.pages, entry.font, size)
        room = HALF - left - max(NUMBER, number + 4)
        first, *others = self.setter.lines(words_of([(entry.text, entry.font)]), room / size)
        items = list(self.setter.drawn(first, left, size, size, colour))
        end, baseline = left + self.setter.line_width(first) * size, size
        if others:
            left += 0.8 * size
            for each in self.setter.lines(first.rest, room / size - 0.8):
                baseline += LEADING * size
                items += self.setter.drawn(each, left, baseline, size, colour)
                end = left + self.setter.line_width(each) * size
        if entry.pages:
            items.append(Letters(HALF - number, baseline, entry.pages, entry.font, size, colour))
            if entry.font == "regular":
                items.append(Shape(line(end + 3, baseline - 0.5, HALF - number - 3, baseline - 0.5), stroke="#9a8f78",
                                   width=0.6, dash=(0.1, 2.2), round=True))
        return Block(tuple(items), baseline + (LEADING - 1) * size, before=entry.before * size)


def initial(term: str) -> str:
    """The letter below which a term stands."""
    first = collate(term)[0][:1]
    return first.upper() if first.isalpha() else "0–9"


# --- sheets -----------------------------------------------------------------------------------------------------------
def stapled(pages: Sequence[Page]) -> list[Page]:
    """Two pages beside each other on both sides of sheets that are laid on each other, folded, and stapled in the
    middle.  Blank pages at the end fill the last sheet."""
    blank = Page(pages[0].width, pages[0].height, ())
    whole = [*pages, *[blank] * (-len(pages) % 4)]
    found = []
    for sheet in range(len(whole) // 4):
        first, last = 2 * sheet, len(whole) - 1 - 2 * sheet
        found.append(beside(whole[last], whole[first]))
        found.append(beside(whole[first + 1], whole[last - 1]))
    return found


def beside(left: Page, right: Page) -> Page:
    return Page(left.width + right.width, left.height,
                (moved(0, 0, *left.items), moved(left.width, 0, *right.items)), left.title or right.title)
