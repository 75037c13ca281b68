"""The faces of dividers: what is read on one side, from the tab down to the foot."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.bodies import GREY, SMALLEST, Section, body, least, types_line, types_of
from throneroom.paper.emblem import emblem, set_emblem
from throneroom.paper.fonts import Fonts
from throneroom.paper.ink import MM, Group, Item, Letters, Shape, line
from throneroom.paper.lengths import millimetres
from throneroom.paper.options import Dividers
from throneroom.paper.subject import About, Subject
from throneroom.paper.tabs import INSET, Box, Tabs, ink_on, plate
from throneroom.paper.text import LEADING, STEP, Column, Setter, paragraph
from throneroom.words.messages import say
from throneroom.words.paper import printed

LARGEST = 9.0               # points, of text
COMFORTABLE = 7.0           # what it should not be smaller than for the sake of the emblem
NARROWEST = 8               # sizes across that text needs
WIDE_SHARES, TALL_SHARES = (0.31, 0.18), (0.22, 0.13)       # of the emblem beside the text, above it
LEAST_SIDE = 15 * MM
MOST = 6                    # continuations; whoever needs more has asked for too small a divider
STRIP, FOOT, NOTICE = 7.0, 6.2, 6.2         # sizes of the line of types, of the foot, of what says that it goes on
WRITING = 8 * MM            # between lines to write on


@dataclass(frozen=True, slots=True)
class Face:
    """A side of a divider: what it says, and what it is headed with."""

    language: str
    share: float            # of its room that the emblem takes; 0: at most what the text leaves
    column: Column | None   # none: nothing but the emblem
    heading: str
    more: bool = False      # it goes on elsewhere,
    notice: str = ""        # which it says


class Faces:
    """Sets and draws the sides of dividers of one size: a tab and below it a body, from the top left corner on."""

    def __init__(self, options: Dividers, fonts: Fonts, languages: Sequence[str]) -> None:
        self.options = options
        upright = options.orientation == "portrait"
        short, long = sorted((options.size.width, options.size.height))
        self.width, self.height = (short, long) if upright else (long, short)
        if short < LEAST_SIDE:
            raise BadPaper(f"dividers of {millimetres(self.width)} x {millimetres(self.height)} mm are too small: "
                           f"each side must have at least {millimetres(LEAST_SIDE)} mm")
        self.setters = {language: Setter(fonts, language) for language in languages}
        self.tabs = {language: Tabs(options, setter) for language, setter in self.setters.items()}
        folded = options.style != "tab"
        self.per_leaf = 2 if len(languages) == 1 and (options.back != "none" or folded) else 1      # of one language
        self.margin = min(3 * MM, 0.06 * self.width)
        self.wide = self.width >= 1.15 * self.height        # the emblem stands beside the text, not above it

    # --- what stands on them -------------------------------------------------------------------------------------
    def of(self, subject: Subject, language: str, contents: str, opening: bool = True) -> list[Face]:
        """As many as a part of the body needs, in letters of one size.  What opens a divider has a large emblem; rather
        than being hard to read or continued, a small one."""
        section = body(subject, language, contents)
        if not section:
            return [self.bare(subject, language)]
        heading = self.heading(subject, language, contents)
        plain = Face(language, 0.0, None, heading)
        if opening and self.options.emblem:
            shapes = [replace(plain, share=share) for share in (WIDE_SHARES if self.wide else TALL_SHARES)]
        else:
            shapes = [plain]
        frame = self.frame(subject, plain)
        fitting = [(shape, column) for shape in shapes if (column := self.alone(section, shape, frame))]
        if fitting:
            shape, column = next((each for each in fitting if each[1].size >= COMFORTABLE), fitting[-1])
            return [replace(shape, column=column)]
        most = self.per_leaf * max(1 + MOST, len(subject.objects))
        columns = self.spread(subject, section, [shapes[-1], plain], most, frame)
        return [replace(plain if at else shapes[-1], column=column, more=at < len(columns) - 1)
                for at, column in enumerate(columns)]

    def bare(self, subject: Subject, language: str) -> Face:
        """With nothing but the emblem."""
        return Face(language, 0.0, None, self.heading(subject, language, "text"))

    def heading(self, subject: Subject, language: str, contents: str) -> str:
        if contents == "rulings":
            return printed("divider", "rulings", language)
        return types_line(types_of(subject), language)

    def alone(self, section: Section, shape: Face, frame: Box) -> Column | None:
        """As large as it fits on one face, if it does."""
        room = self.room(shape, frame)
        smallest = least(section)
        if room.width < NARROWEST * smallest or room.height < LEADING * smallest:
            return None
        found = self.setters[shape.language].fitted(section, room.width, room.height, max(LARGEST, smallest), smallest)
        return None if found.rest else found

    def spread(self, subject: Subject, section: Section, shapes: list[Face], most: int, frame: Box) -> list[Column]:
        """On the fewest that it needs."""
        setter = self.setters[shapes[0].language]
        size = least(section)
        rooms = [self.room(shape, frame) for shape in shapes]
        rooms = [replace(room, height=room.height - LEADING * NOTICE) for room in rooms]
        found = columns(setter, section, rooms, size, most) if rooms[0].width >= NARROWEST * size else None
        if found is None:
            raise BadPaper(f"dividers of {millimetres(self.width)} x {millimetres(self.height)} mm are too small for "
                           f"the text of {subject.names[setter.language]!r} in letters of {SMALLEST} points")
        while size + STEP <= LARGEST and (again := columns(setter, section, rooms, size + STEP, len(found))):
            found, size = again, size + STEP
        return found

    # --- their parts, from the top ---------------------------------------------------------------------------------
    def body(self) -> Box:
        top = self.options.tab_height + (self.options.notch_height if self.options.notch_length else 0)
        return Box(0, top, self.width, self.options.tab_height + self.height - top)

    def strip(self, subject: Subject, face: Face) -> tuple[list[Item], float]:
        """The line of types in their colours, perhaps with price and set, and how far down it reaches."""
        inside = self.body()
        options = self.options
        price, mark = options.cost in ("body", "both"), options.set_mark in ("body", "both") and bool(subject.set)
        are_types = face.heading == self.heading(subject, face.language, "text")
        heading = "" if are_types and not options.types_line else face.heading
        if not (heading or price or mark):
            return [], inside.y + INSET
        setter, tabs = self.setters[face.language], self.tabs[face.language]
        ink = ink_on(subject)
        high = 6.2 * MM if price or mark else 0.0
        room = self.width - 2 * INSET - 2 * MM - (2 * high if price or mark else 0)
        column = setter.fitted([paragraph(heading, centred=True, colour=ink)], room, LEADING * STRIP, STRIP, SMALLEST)
        if column.rest:
            column = setter.column([paragraph(heading, centred=True, colour=ink)], room, SMALLEST)
        box = Box(INSET, inside.y + INSET, self.width - 2 * INSET, max(high, column.height + 1.2 * MM))
        items = [*plate(box, subject), at((self.width - room) / 2, box.y + (box.height - column.height) / 2 - 0.06 *
                                          column.size, column.items)]
        if price:
            items += tabs.price(subject, box.x + MM, box)[0]
        if mark:
            items += tabs.mark(subject, box.x + box.width - MM, box, ink)[0]
        return items, box.y + box.height

    def foot(self, subject: Subject, face: Face) -> tuple[list[Item], float]:
        """Set, edition and number of cards, and how far up it reaches."""
        bottom = self.options.tab_height + self.height - min(2 * MM, self.margin)
        parts = [say("set", subject.set, face.language)] if subject.set else []
        if self.options.edition and (years := sorted({year for each in subject.editions for year in years_in(each)})):
            parts.append(", ".join(years))
        if self.options.count and subject.count:
            key = "card" if subject.count == "1" else "cards"
            parts.append(printed("divider", key, face.language, count=subject.count))
        if not parts:
            return [], bottom
        wide = self.width - 2 * self.margin
        setter = self.setters[face.language]
        column = setter.column([paragraph(" · ".join(parts), centred=True, colour=GREY)], wide, FOOT)
        return [at(self.margin, bottom - column.height, column.items)], bottom - column.height

    def frame(self, subject: Subject, face: Face) -> Box:
        return self.between(self.strip(subject, face)[1], self.foot(subject, face)[1])

    def between(self, top: float, bottom: float) -> Box:
        """Strip and foot."""
        gap = 1.6 * MM
        return Box(self.margin, top + gap, self.width - 2 * self.margin, bottom - top - 1.4 * gap)

    def room(self, face: Face, frame: Box) -> Box:
        """Where text may stand."""
        if not face.share:
            return frame
        if self.wide:
            beside = face.share * frame.width
            return Box(frame.x + beside + 2 * MM, frame.y, frame.width - beside - 2 * MM, frame.height)
        above = face.share * frame.height + 1.5 * MM
        return Box(frame.x, frame.y + above, frame.width, frame.height - above)

    # --- drawing ---------------------------------------------------------------------------------------------------
    def drawn(self, subject: Subject, face: Face, tab: Box | None, name: str) -> Iterator[Item]:
        """All of it, with the tab where it is seen from this side; without one, its name goes to the spine."""
        if tab:
            outer = "right" if tab.x > self.width - tab.x - tab.width + 0.01 else "left"
            yield from self.tab(subject, face.language, name, inner(tab), outer)
        strip, top = self.strip(subject, face)
        foot, bottom = self.foot(subject, face)
        frame = self.between(top, bottom)
        yield from strip
        yield from foot
        if subject.about is About.BLANK:
            yield from self.lines(frame)
        elif face.column is None:
            yield from self.emblem(subject, frame, 0.62)
        else:
            yield from self.text(subject, face, face.column, frame)

    def tab(self, subject: Subject, language: str, name: str, box: Box, outer: str = "left") -> Iterator[Item]:
        options = self.options
        align = outer if options.name_align == "edge" else options.name_align
        return self.tabs[language].tab(subject, name, box, options.cost in ("tab", "both"),
                                       options.set_mark in ("tab", "both"), align)

    def text(self, subject: Subject, face: Face, column: Column, frame: Box) -> Iterator[Item]:
        room = self.room(face, frame)
        if face.notice:
            room = replace(room, height=room.height - LEADING * NOTICE)
            setter = self.setters[face.language]
            notice = face.notice
            size = setter.one_line(notice, "italic", frame.width, NOTICE, SMALLEST)
            if size is None:                        # its first word has room on the narrowest
                notice, size = re.split(r"\W", notice)[0], SMALLEST
            wide = setter.fonts.width(notice, "italic", size)
            x, y = frame.x + frame.width - wide, frame.y + frame.height - 0.3 * size
            yield Letters(x, y, notice, "italic", size, GREY)
        if not face.share:
            yield at(room.x, room.y, column.items)
            free = room.height - column.height - 4 * MM
            if free > 0.3 * room.height and not face.notice:
                high = min(free, 0.45 * room.height)
                below = Box(room.x, room.y + room.height - (free + high) / 2, room.width, high)
                yield from self.emblem(subject, below, 0.9)
        elif self.wide:
            beside = Box(frame.x, frame.y, room.x - 2 * MM - frame.x, frame.height)
            yield from self.emblem(subject, beside, 0.9)
            yield at(room.x, room.y + middle(room.height, column.height), column.items)
        else:                                       # the emblem takes what the text leaves it, within bounds
            left = frame.height - column.height - 1.5 * MM - (LEADING * NOTICE if face.notice else 0)
            high = max(room.y - frame.y - 1.5 * MM, min(0.85 * left, 0.46 * frame.height))
            rest = max(0.0, left - high)
            yield from self.emblem(subject, Box(frame.x, frame.y + rest * 0.3, frame.width, high), 1)
            yield at(room.x, frame.y + rest * 0.6 + high + 1.5 * MM, column.items)

    def emblem(self, subject: Subject, box: Box, part: float) -> Iterator[Item]:
        """As large as fits, or a part of it, in the middle of a box."""
        if not self.options.emblem:
            return
        own = subject.id if subject.id in FACTS else subject.objects[0] if subject.about is About.LANDSCAPES else ""
        banner = About.RULES if subject.about is About.RULES else subject.set or subject.id
        group, wide = emblem(own, FACTS[own].types) if own else (set_emblem(banner), 100.0)
        scale = min(part * box.height / 100, box.width / (wide + 8))
        yield Group((group,), (scale, 0, 0, scale, box.x + (box.width - wide * scale) / 2,
                               box.y + (box.height - 100 * scale) / 2))

    def lines(self, frame: Box) -> Iterator[Item]:
        for number in range(1, int(frame.height / WRITING) + 1):
            y = frame.y + number * WRITING
            yield Shape(line(frame.x, y, frame.x + frame.width, y), stroke="#9a917c", width=0.4)


def columns(setter: Setter, section: Section, rooms: list[Box], size: float, most: int) -> list[Column] | None:
    """On at most so many faces; the last of the rooms is that of all further ones."""
    found: list[Column] = []
    rest: Section = section
    while rest:
        if len(found) == most:
            return None
        room = rooms[min(len(found), len(rooms) - 1)]
        column = setter.column(rest, room.width, size, room.height)
        if not column.items:
            return None
        found.append(column)
        rest = column.rest
    return found


def inner(tab: Box) -> Box:
    return Box(tab.x + INSET, tab.y + INSET, tab.width - 2 * INSET, tab.height - INSET)


def at(x: float, y: float, items: Sequence[Item]) -> Group:
    return Group(tuple(items), (1, 0, 0, 1, x, y))


def middle(room: float, height: float) -> float:
    return max(0.0, (room - height) / 2)


def years_in(edition: str) -> list[str]:
    return [part for part in edition.split("-") if part.isdigit() and len(part) == 4]
