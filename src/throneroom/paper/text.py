"""Text in columns: words and symbols become lines, as large as the room allows; what does not fit is handed back."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

import pyphen

from throneroom.paper.fonts import FIGURES, Fonts
from throneroom.paper.ink import BLACK, Group, Item, Letters, Shape
from throneroom.paper.ink import line as straight
from throneroom.paper.symbols import Symbol, coin, debt, points

LEADING = 1.22              # from line to line, in sizes
STEP = 0.25                 # between sizes that are tried, in points
SYMBOL_HEIGHT = 1.2         # of a symbol among letters, in sizes: its figures are to be read at the smallest size
SYMBOL_DROP = 0.26          # of which so much is below the baseline
SYMBOL_AIR = 0.07           # on either side of it
LONG = 6                    # letters of a word that may be parted
MARKS = ".,;:!?…)]“”\"*"
TAILS = ("stapel", "spiel", "tableau", "streicher")     # German compounds that the dictionary parts a letter too late
DICTIONARIES = {"de": "de_DE", "en": "en_US"}

# What our texts write for a symbol: $3, $; 3 VP; 4 Debt.
SYMBOLS = re.compile(r"\$(?P<coins>\d+|\?|X)?|\b(?P<debt>\d{1,2}) (?:Debt|Schulden)\b|\b(?P<points>VP|SP)\b")


class Piece(NamedTuple):            # what is measured a million times is found faster by a tuple
    """Letters of one font, or a symbol."""

    text: str
    font: str = "regular"
    symbol: Symbol | None = None


Word = tuple[Piece, ...]        # without a space between them


@dataclass(frozen=True, slots=True)
class Paragraph:
    words: tuple[Word, ...]
    before: float = 0.35        # room above it, in sizes
    indent: float = 0           # of all lines, in sizes
    mark: str = ""              # stands in the indent of the first line
    scale: float = 1            # of its size
    centred: bool = False
    colour: str = BLACK
    ruled: bool = False         # a line above parts it from the one before
    whole: bool = False         # goes to the next column rather than being parted
    heads: bool = False         # stands above the next one, and in the same column


@dataclass(frozen=True, slots=True)
class Line:
    words: tuple[Word, ...]
    rest: tuple[Word, ...]      # what comes after it


@dataclass(frozen=True, slots=True)
class Column:
    """What was set: its items from the top left corner, and how high it is."""

    items: tuple[Item, ...]
    height: float
    size: float
    rest: tuple[Paragraph, ...] = ()        # what found no room


# --- from what is written to words ---------------------------------------------------------------------------------
def paragraph(text: str, font: str = "regular", **looks: object) -> Paragraph:
    return replace(Paragraph(words_of([(text, font)])), **looks)     # type: ignore[arg-type]


def words_of(runs: Sequence[tuple[str, str]]) -> tuple[Word, ...]:
    """Runs of text with their fonts, parted at spaces; what stands for a symbol becomes one."""
    words: list[list[Piece]] = [[]]
    for text, font in runs:
        for piece in pieces(text, font):
            if piece.symbol:
                words[-1].append(piece)
                continue
            first, *others = re.split(r"[ \n]+", piece.text)
            if first:
                words[-1].append(piece._replace(text=first))
            for other in others:
                words.append([piece._replace(text=other)] if other else [])
    return tuple(tuple(word) for word in words if word)


def pieces(text: str, font: str) -> Iterator[Piece]:
    at = 0
    for found in SYMBOLS.finditer(text):
        if found.start() > at:
            yield Piece(text[at:found.start()], font)
        if found["points"]:
            symbol = points("")
        elif found["debt"]:
            symbol = debt(found["debt"])
        else:
            symbol = coin(found["coins"] or "")
        yield Piece(found[0], FIGURES, symbol)
        at = found.end()
    if at < len(text):
        yield Piece(text[at:], font)


def rule(width: float, y: float) -> Shape:
    return Shape(straight(width * 0.2, y, width * 0.8, y), stroke="#8a7a5c", width=0.5)


# --- from words to lines --------------------------------------------------------------------------------------------
@cache
def dictionary(language: str) -> pyphen.Pyphen:
    return pyphen.Pyphen(lang=DICTIONARIES[language], left=3, right=3)


@cache
def parts(text: str, language: str) -> tuple[tuple[str, str], ...]:
    """The ways to part a word, the longest beginning first."""
    word = text.rstrip(MARKS)               # which are no letters of its last part
    found = dictionary(language).iterate(word) if len(word) >= LONG else ()
    ends = [len(first) - (first[-1] + rest).startswith(TAILS) for first, rest in found]
    return tuple((text[:end], text[end:]) for end in ends if text[end - 1].isalpha() and text[end].isalpha())


class Setter:
    """Sets text of one language in given fonts."""

    def __init__(self, fonts: Fonts, language: str) -> None:
        self.fonts = fonts
        self.language = language
        self.widths: dict[Piece, float] = {}        # at size 1

    def width(self, word: Word) -> float:
        total = 0.0
        for piece in word:
            found = self.widths.get(piece)
            if found is None:
                if piece.symbol:
                    found = piece.symbol.width / 100 * SYMBOL_HEIGHT + 2 * SYMBOL_AIR
                else:
                    found = self.fonts.width(piece.text, piece.font, 1)
                self.widths[piece] = found
            total += found
        return total

    def lines(self, words: tuple[Word, ...], width: float, parting: bool = True) -> Iterator[Line]:
        """Lines of a width in sizes.  A word that fits nowhere is parted between any two letters."""
        space = self.fonts.width(" ", "regular", 1)
        while words:
            line: list[Word] = []
            room = width
            rest: tuple[Word, ...] = ()
            for at, word in enumerate(words):
                needed = self.width(word) + (space if line else 0)
                if needed > room:
                    last = bool(line) and at == len(words) - 1          # no line for the end of a word alone
                    parted = self.parted(word, room - (space if line else 0)) if parting and not last else None
                    if parted is None and not line:
                        parted = self.broken(word, room)
                    if parted is None and not line:         # not even a letter has room; what it is set in is refused
                        line.append(word)
                        rest = words[at + 1:]
                    elif parted is None:
                        rest = words[at:]
                    else:
                        line.append(parted[0])
                        rest = (parted[1], *words[at + 1:])
                    break
                line.append(word)
                room -= needed
            yield Line(tuple(line), rest)
            words = rest

    def parted(self, word: Word, room: float) -> tuple[Word, Word] | None:
        """With a hyphen, so that its beginning fits."""
        if len(word) > 1 or word[0].symbol:
            return None
        [piece] = word
        for first, rest in parts(piece.text, self.language):
            head = (piece._replace(text=first if first.endswith("-") else first + "-"),)
            if self.width(head) <= room:
                return head, (piece._replace(text=rest),)
        return None

    def broken(self, word: Word, room: float) -> tuple[Word, Word] | None:
        """Anywhere, since it is wider than the column; at least one letter or symbol stays."""
        if len(word) > 1:
            fitting = [count for count in range(1, len(word)) if self.width(word[:count]) <= room]
            count = fitting[-1] if fitting else 1
            return word[:count], word[count:]
        [piece] = word
        if piece.symbol or len(piece.text) == 1:
            return None
        heads = [(piece._replace(text=piece.text[:count]),) for count in range(1, len(piece.text))]
        head = max((head for head in heads if self.width(head) <= room), key=self.width, default=heads[0])
        return head, (piece._replace(text=piece.text[len(head[0].text):]),)

    def lines_of(self, each: Paragraph, width: float) -> list[Line]:
        """Centred ones are of about the same length, and no word is parted in them that fits on a line."""
        width -= each.indent
        found = list(self.lines(each.words, width))
        if not each.centred or len(found) <= 1:
            return found
        longest = max(map(self.width, each.words))
        if longest > width:
            return found
        found = list(self.lines(each.words, width, parting=False))
        low, high = longest, width
        while high - low > 0.5:
            middle = (low + high) / 2
            narrower = list(self.lines(each.words, middle, parting=False))
            if len(narrower) == len(found):
                found, high = narrower, middle
            else:
                low = middle
        return found

    # --- from lines to columns ----------------------------------------------------------------------------------
    def height(self, paragraphs: Sequence[Paragraph], width: float, size: float) -> float:
        total = 0.0
        for number, each in enumerate(paragraphs):
            own = size * each.scale
            count = len(self.lines_of(each, width / own))
            total += (each.before * own if number else 0) + count * LEADING * own
        return total

    def column(self, paragraphs: Sequence[Paragraph], width: float, size: float, height: float = 1e9) -> Column:
        """Set at this size, as far as the height allows."""
        items: list[Item] = []
        y = 0.0
        block = (0, 0, 0.0)         # where it began, with the heads above it: paragraph, items, height
        for number, each in enumerate(paragraphs):
            own = size * each.scale
            if number and not paragraphs[number - 1].heads:
                block = (number, len(items), y)
            if number:
                if each.ruled:
                    items.append(rule(width, y + each.before * own * 0.6))
                y += each.before * own
            first = True
            words = each.words
            for line in self.lines_of(each, width / own):
                if y + LEADING * own > height + 0.01:
                    if block[0] and (first or each.whole):
                        return Column(tuple(items[:block[1]]), block[2], size, tuple(paragraphs[block[0]:]))
                    left = replace(each, words=words, mark=each.mark if first else "")
                    return Column(tuple(items), y, size, (left, *paragraphs[number + 1:]))
                x = each.indent * own
                if each.centred:
                    x += (width - x - self.line_width(line) * own) / 2
                if first and each.mark:
                    mark = self.fonts.width(each.mark, "regular", own)
                    items.append(Letters(max(0, x - mark - 0.3 * own), y + own, each.mark, "regular", own, each.colour))
                items.extend(self.drawn(line, x, y + own, own, each.colour))
                y += LEADING * own
                words, first = line.rest, False
        return Column(tuple(items), y, size)

    def line_width(self, line: Line) -> float:
        return sum(map(self.width, line.words)) + self.fonts.width(" ", "regular", 1) * (len(line.words) - 1)

    def drawn(self, line: Line, x: float, y: float, size: float, colour: str) -> Iterator[Item]:
        """The fewest runs of letters: words of the same font are one."""
        space = self.fonts.width(" ", "regular", 1) * size
        text, font, start = "", "regular", x
        for number, word in enumerate(line.words):
            if number:
                if text and font == "regular" and word[0].font == font:
                    text += " "
                elif text:
                    yield Letters(start, y, text, font, size, colour)
                    text = ""
                x += space
            for piece in word:
                if text and (piece.symbol or piece.font != font):
                    yield Letters(start, y, text, font, size, colour)
                    text = ""
                if piece.symbol:
                    scale = size * SYMBOL_HEIGHT / 100
                    top = y + SYMBOL_DROP * size - SYMBOL_HEIGHT * size
                    yield Group((piece.symbol.group,), (scale, 0, 0, scale, x + SYMBOL_AIR * size, top))
                else:
                    if not text:
                        start, font = x, piece.font
                    text += piece.text
                x += self.width((piece,)) * size
        if text:
            yield Letters(start, y, text, font, size, colour)

    def fitted(self, paragraphs: Sequence[Paragraph], width: float, height: float, largest: float,
               smallest: float) -> Column:
        """As large as fits between two sizes; at the smallest, what finds no room is handed back."""
        if self.height(paragraphs, width, largest) <= height:
            return self.column(paragraphs, width, largest)
        low, high = 0, int((largest - smallest) / STEP)         # steps above the smallest: the low one fits, or nothing
        while high - low > 1:
            middle = (low + high) // 2
            if self.height(paragraphs, width, smallest + middle * STEP) <= height:
                low = middle
            else:
                high = middle
        return self.column(paragraphs, width, smallest + low * STEP, height)

    def one_line(self, text: str, font: str, width: float, largest: float, smallest: float) -> float | None:
        """The size at which it fits on one line; none if it is too long for the smallest."""
        needed = self.fonts.width(text, font, 1)
        size = min(largest, width / needed) if needed else largest
        return size if size >= smallest else None
