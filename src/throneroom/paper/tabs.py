"""The tabs of dividers: where they are, how they are cut, and what is read on them from above."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.arms import ARMS
from throneroom.paper.bodies import SMALLEST, smallest_letters, types_of
from throneroom.paper.emblem import set_emblem
from throneroom.paper.ink import MM, WHITE, Group, Item, Letters, Shape, line, rectangle
from throneroom.paper.lengths import millimetres
from throneroom.paper.looks import band
from throneroom.paper.options import Dividers
from throneroom.paper.subject import About, Subject
from throneroom.paper.symbols import Symbol, price_symbols
from throneroom.paper.text import Line, Setter, words_of
from throneroom.words.messages import say

INSET = 0.9 * MM            # of colours from the edge, since nobody cuts exactly
CORNER = 1.6 * MM           # how round a tab is
PAPER_COLOUR = ("#ece3cf",)     # of what has no types
LARGEST_NAME = 15.0
NARROW_NAME = 7.0           # on a spine
COMFORTABLE = 9.0           # a name that would be smaller on one line is set on two, if it is larger so
# How large price and set are as long as the name has such a size; at last there is no set, for it stands at the foot.
PARTS = ((1.0, 8.5), (0.8, 8.5), (0.6, SMALLEST), (0.6, 0.0))
LINE = 1.05                 # from line to line of a name, in sizes
LETTERS = 4                 # of a set


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


# --- where they are --------------------------------------------------------------------------------------------------
def tab_boxes(subjects: Sequence[Subject], options: Dividers, width: float) -> Iterator[Box]:
    """The tab of each, seen from the front."""
    order = list(range(options.tab_places))
    if options.tab_start == "right":
        order.reverse()
    if options.tab_serpentine:
        order += order[-2:0:-1]
    turn = 0
    last = ""
    for subject in subjects:
        if options.tab_restart and subject.set != last:
            turn, last = 0, subject.set
        tab = options.tab
        if subject.about is About.SET and options.set_tab != "same":
            tab = options.set_tab
        wide = width if tab == "full" else min(options.tab_width, width)
        part = {"left": 0.0, "right": 1.0, "centre": 0.5, "full": 0.0}.get(tab)
        if part is None:
            part = order[turn % len(order)] / (options.tab_places - 1)
            turn += 1
        yield Box((width - wide) * part, 0, wide, options.tab_height)


def mirrored(tab: Box, width: float) -> Box:
    """Seen from the back."""
    return Box(width - tab.x - tab.width, tab.y, tab.width, tab.height)


def notches(tab: Box, options: Dividers, width: float) -> tuple[float, float]:
    """How much is cut away for the thumb left and right of the tab: on the side with more room, or on both alike."""
    left, right = tab.x, width - tab.x - tab.width
    length = options.notch_length
    return (min(length, left) if left > right - 0.01 else 0.0, min(length, right) if right > left - 0.01 else 0.0)


def edge(tab: Box, options: Dividers, width: float) -> str:
    """The upper edge of a divider, from its left to its right: body, tab, body."""
    left, right = notches(tab, options, width)
    top, deep = tab.height, tab.height + options.notch_height
    c = min(CORNER, tab.width / 2, tab.height / 2)
    up, down = (f"a{c:.3f} {c:.3f} 0 0 1 {c:.3f} {rise:.3f}" for rise in (-c, c))
    return "".join([f"M0 {deep:.3f}H{left:.3f}V{top:.3f}" if left else f"M0 {top:.3f}",
                    f"H{tab.x:.3f}V{c:.3f}{up}H{tab.x + tab.width - c:.3f}{down}V{top:.3f}",
                    f"H{width - right:.3f}V{deep:.3f}H{width:.3f}" if right else f"H{width:.3f}"])


# --- what is read on them --------------------------------------------------------------------------------------------
def colours(subject: Subject) -> tuple[tuple[str, ...], bool]:
    """Of the band, and whether letters on it are light."""
    found, dark = band(types_of(subject))
    return (found, dark) if found else (PAPER_COLOUR, False)


def ink_on(subject: Subject) -> str:
    return WHITE if colours(subject)[1] else ARMS.ink


def plate(box: Box, subject: Subject, corner: float = 0.8 * MM) -> Iterator[Item]:
    """A band in the colours of the types."""
    shades, _ = colours(subject)
    outline = rectangle(box.x, box.y, box.width, box.height, corner)
    if len(shades) == 1:
        yield Shape(outline, fill=shades[0])
    else:
        middle, slant = box.x + box.width / 2, box.height / 2
        half = (f"M{middle + slant:.3f} {box.y:.3f}H{box.x + box.width:.3f}V{box.y + box.height:.3f}"
                f"H{middle - slant:.3f}Z")
        yield Group((Shape(outline, fill=shades[0]), Shape(half, fill=shades[1])), clip=outline)
    yield Shape(outline, stroke="#7d735f", width=0.3)


class Tabs:
    """Draws them, in one language."""

    def __init__(self, options: Dividers, setter: Setter) -> None:
        self.options = options
        self.setter = setter
        self.language = setter.language

    def tab(self, subject: Subject, name: str, box: Box, cost: bool, mark: bool, align: str = "left") -> Iterator[Item]:
        """The band with price, name and set."""
        yield from plate(box, subject)
        if subject.about is About.BLANK:
            y = box.y + box.height - 2 * MM
            yield Shape(rectangle(*outline_of(box.inset(0.7 * MM)), 0.6 * MM), fill=WHITE)
            yield Shape(line(box.x + 4 * MM, y, box.x + box.width - 4 * MM, y), stroke="#9a917c", width=0.4)
            return
        ink = ink_on(subject)
        gap = min(1.2 * MM, box.height * 0.15)
        for part, enough in PARTS:              # a name too long for a small tab gets more of its room
            left, right = box.x + gap, box.x + box.width - gap
            price, wide = self.price(subject, left, box, part) if cost else ([], 0.0)
            left += wide + gap if wide else 0
            emblem, wide = self.mark(subject, right, box, ink, part) if mark and subject.set and enough \
                else ([], 0.0)
            right -= wide + gap if wide else 0
            room = Box(left, box.y, right - left, box.height)
            lines, size = self.fitted(name, room)
            if size >= enough:
                break
        if size < SMALLEST:
            raise BadPaper(f"{millimetres(box.width)} x {millimetres(box.height)} mm are too small for the name "
                           f"{name!r} in letters of {SMALLEST} points: the tab must be larger")
        yield from price
        yield from emblem
        yield from self.name(lines, size, room, ink, align)

    def price(self, subject: Subject, x: float, box: Box, part: float = 1) -> tuple[list[Item], float]:
        if subject.id not in FACTS:
            return [], 0.0
        symbols = price_symbols(FACTS[subject.id], ink_on(subject))
        return drawn(symbols, x, box, part * min(0.78 * box.height, 22), 0.5 * box.width)

    def mark(self, subject: Subject, right: float, box: Box, ink: str, part: float = 1) -> tuple[list[Item], float]:
        """The emblem of the set, or letters for it."""
        if not self.options.set_letters:
            height = part * min(0.72 * box.height, 20, 0.25 * box.width)
            scale = height / 100
            place = (scale, 0.0, 0.0, scale, right - height, box.y + (box.height - height) / 2)
            return [Group((set_emblem(subject.set),), place)], height
        text = letters_of_set(subject.set, self.language)
        size = max(SMALLEST, part * min(8.0, 0.3 * box.height))
        wide = self.setter.fonts.width(text, "bold", size)
        return [Letters(right - wide, box.y + box.height / 2 + 0.33 * size, text, "bold", size, ink)], wide

    def fitted(self, name: str, box: Box) -> tuple[list[str], float]:
        """On one line, or on two where that is easier to read; and how large."""
        largest = min(LARGEST_NAME, max(0.62 * box.height, min(NARROW_NAME, 0.8 * box.height)))
        one = min(largest, max(0.0, box.width) / self.setter.fonts.width(name, "display", 1))
        if one >= min(COMFORTABLE, largest):
            return [name], one
        return max(([name], one), self.on_more_lines(name, box), key=lambda found: found[1])

    def name(self, lines: list[str], size: float, box: Box, ink: str, align: str) -> Iterator[Item]:
        apart = size * LINE
        y = box.y + box.height / 2 + 0.34 * size - apart * (len(lines) - 1) / 2
        for text in lines:
            free = box.width - self.setter.fonts.width(text, "display", size)
            x = box.x + free * {"left": 0.0, "right": 1.0, "centre": 0.5}[align]
            yield Letters(x, y, text, "display", size, ink)
            y += apart

    def on_more_lines(self, name: str, box: Box) -> tuple[list[str], float]:
        """Parted at a space, or, if that is not enough, as text is, in the smallest letters."""
        highest = min(COMFORTABLE, box.height / 2.3)
        sizes = []
        for at in [at for at, letter in enumerate(name) if letter == " "]:
            lines = [name[:at], name[at + 1:]]
            widest = max(self.setter.fonts.width(each, "display", 1) for each in lines)
            sizes.append((lines, min(highest, box.width / widest)))
        best = max(sizes, key=lambda found: found[1], default=([name], 0.0))
        if best[1] >= SMALLEST or box.width < 5 * SMALLEST:
            return best
        parted = [written(each) for each in self.setter.lines(words_of([(name, "display")]), box.width / SMALLEST)]
        return (parted, SMALLEST) if len(parted) * LINE * SMALLEST <= 0.95 * box.height else best


def written(line: Line) -> str:
    return " ".join("".join(piece.text for piece in word) for word in line.words)


def outline_of(box: Box) -> tuple[float, float, float, float]:
    return box.x, box.y, box.width, box.height


def letters_of_set(set_id: str, language: str) -> str:
    return say("set", set_id, language).removeprefix("Die ").replace(" ", "")[:LETTERS]


def drawn(symbols: Sequence[Symbol], x: float, box: Box, height: float, widest: float) -> tuple[list[Item], float]:
    """Symbols in a row in the middle of a box's height, smaller if they would be too wide; and how wide they are."""
    if not symbols:
        return [], 0.0
    total = sum(symbol.width for symbol in symbols) + 6 * (len(symbols) - 1)
    scale = min(height / 100, widest / total)
    scale = max(scale, *(SMALLEST / smallest_letters(symbol.group) for symbol in symbols))
    items: list[Item] = []
    for symbol in symbols:
        items.append(Group((symbol.group,), (scale, 0, 0, scale, x, box.y + (box.height - 100 * scale) / 2)))
        x += (symbol.width + 6) * scale
    return items, total * scale
