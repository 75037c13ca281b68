"""Everything that can be asked of paper, and how it is read: from a file, the command line, or the address of a page.

All lengths are points (paper/lengths.py reads them in mm, cm, inches)."""
from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from throneroom.errors import BadKingdom, BadPaper, ThroneroomError
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.ink import MM
from throneroom.paper.lengths import CARDS, PAPERS, CardSize, Length, Paper, Shift, Size, length, size
from throneroom.words.library import find
from throneroom.words.messages import called

Sets = NewType("Sets", tuple[str, ...])             # ids of sets; names in either language are read
Cards = NewType("Cards", tuple[str, ...])           # ids of cards
SetsAndCards = NewType("SetsAndCards", tuple[str, ...])
Types = NewType("Types", tuple[str, ...])           # as in Facts.types
Editions = NewType("Editions", tuple[str, ...])
Angle = Literal[0, 90, 180, 270]
Place = Literal["tab", "body", "both", "none"]
Contents = Literal["text", "rulings", "both", "blank"]
Side = Literal["left", "right"]
Few = Annotated[int, Meta(ge=0, le=200)]

NO_SET = "none"
LONGEST = 2000          # letters of one value, such as a kingdom
LARGEST_FILE = 1_000_000        # bytes of options

MANNERS = ("newest", "first", "upgrade", "removed", "all")      # of choosing editions, besides their names


def mm(value: float) -> Length:
    return Length(value * MM)


class Common(Struct, frozen=True, kw_only=True):
    """For everything that is printed."""

    language: Literal["en", "de", "both"] = "en"
    fonts: str = ""                             # a folder with fonts in the place of ours
    title: str = ""                             # of the document; none: what it is


class Sheet(Struct, frozen=True, kw_only=True):
    """The paper, and how leaves lie on it."""

    paper: Paper = PAPERS["A4"]
    turned: bool = False                        # the paper lies on its long side
    margin: Size = Size(10 * MM, 10 * MM)       # left and right, top and bottom; at least so much
    gap: Size = Size(0, 0)                      # between leaves
    marks: Literal["lines", "dots", "crop", "lines+crop", "dots+crop", "none"] = "lines"
    line_width: Length = mm(0.1)
    crop_length: Length = mm(3)
    crop_distance: Length = mm(1)               # from the leaf
    duplex: Literal["none", "long", "short"] = "long"       # the edge the paper is turned over for backs; none: fronts
    front_offset: Shift = Shift(0, 0)           # for printers that shift what they print
    back_offset: Shift = Shift(0, 0)
    footer: bool = True
    pages: Annotated[int, Meta(ge=0, le=10_000)] = 0        # stop after so many sheets of paper; 0: print all
    rotate: Angle = 0                           # of every leaf, clockwise

    @property
    def page(self) -> Size:
        return self.paper.turned() if self.turned else self.paper


class Choice(Struct, frozen=True, kw_only=True):
    """What there is to be printed about."""

    sets: Sets = Sets(())                       # empty: all; NO_SET: only what is in none, such as blanks
    editions: Editions = Editions(("newest",))  # base-2008, ..., or one of MANNERS
    cards: Cards = Cards(())                    # only these, and what shares a divider with them
    without: SetsAndCards = SetsAndCards(())
    types: Types = Types(())                    # only what has one of these types
    every_type: bool = False                    # ... or all of them
    kingdom: str = ""                           # only what this kingdom needs: a name, a code, ten names
    order: Literal["name", "set", "cost", "type"] = "set"
    basics: Literal["own", "apart", "each", "none"] = "own"     # basic cards: in their set, before all, in every set
    landscapes: Literal["set", "kind", "each"] = "set"      # all of a kind: in a set, of all sets; or one divider each
    together: bool = True                       # cards outside the Supply share the divider of the card they come with
    set_dividers: bool = False
    instructions: bool = False
    recommended: bool = False                   # recommended sets of ten, one divider for every expansion
    mats: bool = True                           # mats and tokens
    trash: bool = True
    start_decks: Few = 0
    curses_by_ten: bool = False                 # a divider for every ten Curses
    blanks: Few = 0


class Dividers(Struct, frozen=True, kw_only=True):
    """What a divider looks like."""

    size: CardSize = CARDS["unsleeved"]
    orientation: Literal["landscape", "portrait"] = "landscape"     # the tab is on a long or on a short side
    style: Literal["tab", "tent", "wrapper", "pull-tab"] = "tab"
    thickness: Length = mm(20)                  # of a stack of 60 cards: for what is folded around one
    tab: Literal["left", "right", "centre", "full", "staggered"] = "staggered"
    tab_places: Annotated[int, Meta(ge=2, le=12)] = 2       # of staggered tabs; 2: left and right
    tab_start: Side = "left"
    tab_serpentine: bool = False                # back and forth instead of from the start again
    tab_restart: bool = False                   # with every set
    tab_width: Length = mm(40)
    tab_height: Length = mm(10)
    set_tab: Literal["same", "centre", "full"] = "same"     # of dividers for whole sets
    name_align: Literal["left", "right", "centre", "edge"] = "left"
    cost: Place = "tab"
    set_mark: Place = "tab"
    set_letters: bool = False                   # letters instead of the emblem of the set
    emblem: bool = True                         # of the card
    front: Contents = "text"
    back: Literal["text", "rulings", "both", "blank", "none"] = "rulings"
    spine: Literal["name", "types", "tab", "blank"] = "name"        # of what is folded
    count: bool = True
    types_line: bool = True
    edition: bool = True
    notch_length: Length = Length(0)            # for the thumb, opposite to the tab; 0: none
    notch_height: Length = mm(2.5)
    tabs_only: bool = False                     # for labels
    black_and_white: bool = False


class Randomizers(Struct, frozen=True, kw_only=True):
    """Small cards to draw a kingdom from."""

    size: CardSize = CardSize(44 * MM, 68 * MM)
    text: bool = True
    emblem: bool = True
    black_and_white: bool = False


class KingdomSheet(Struct, frozen=True, kw_only=True):
    """One page for the table."""

    players: Annotated[int, Meta(ge=2, le=6)] = 2
    texts: bool = True


class Rules(Struct, frozen=True, kw_only=True):
    """The booklet."""

    booklet: bool = False                       # two pages side by side, to be folded
    index: bool = True


class Overview(Struct, frozen=True, kw_only=True):
    """One sheet for each set."""

    texts: bool = False


class Asked(Struct, frozen=True, kw_only=True):
    """All that was asked for; each job looks at its own."""

    common: Common = Common()
    sheet: Sheet = Sheet()
    choice: Choice = Choice()
    dividers: Dividers = Dividers()
    randomizers: Randomizers = Randomizers()
    kingdom: KingdomSheet = KingdomSheet()
    rules: Rules = Rules()
    overview: Overview = Overview()


FORMATS = ("pdf", "svg", "png")         # of what is printed

# Which parts of Asked a job reads its options into; an option has one meaning within a job.
JOBS: dict[str, tuple[str, ...]] = {
    "dividers": ("common", "sheet", "choice", "dividers"),
    "randomizers": ("common", "sheet", "choice", "randomizers"),
    "kingdom": ("common", "sheet", "choice", "kingdom"),
    "rules": ("common", "sheet", "choice", "rules"),
    "overview": ("common", "sheet", "choice", "overview"),
}

# What of these parts a job has no use for: there is nothing to cut, no choice, no dividers.
CUTTING = frozenset("margin gap marks line_width crop_length crop_distance duplex front_offset back_offset footer"
                    " rotate".split())
CHOOSING = frozenset("editions cards without types every_type".split())
DIVIDING = frozenset("order basics landscapes together set_dividers instructions recommended mats trash start_decks"
                     " curses_by_ten blanks".split())
UNUSED: dict[str, frozenset[str]] = {
    "dividers": frozenset(),
    "randomizers": DIVIDING,
    "kingdom": CUTTING | CHOOSING | DIVIDING | {"sets"},
    "rules": CUTTING | CHOOSING | DIVIDING | {"kingdom", "turned"},
    "overview": CUTTING | DIVIDING,
}


# --- reading ---------------------------------------------------------------------------------------------------------
def asked(job: str, *given: Mapping[str, object]) -> Asked:
    """The options of a job, as text or as they stand in a file; what is given later wins."""
    places = places_of(job)
    found: dict[str, dict[str, object]] = {part: {} for part in JOBS[job]}
    for mapping in given:
        for written, value in mapping.items():
            key = written.replace("-", "_")
            if key not in places:
                raise BadPaper(unknown(written, job, places))
            part, kind = places[key]
            found[part][key] = read(key, kind, value)
    return Asked(**{part: PARTS[part](**values) for part, values in found.items()})


def load(path: Path, job: str) -> dict[str, object]:
    """What a TOML file says about a job: what stands at its top and in the table of the job, which wins.  At the top
    there may be options of other jobs."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadPaper(f"{path} is too large to hold options")
        document = tomllib.loads(data.decode("utf-8-sig"))
    except OSError as error:
        raise BadPaper(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPaper(f"{path} is no TOML: {error}") from None
    anywhere = {key for each in JOBS for key in places_of(each)}
    found: dict[str, object] = {}
    for key, value in document.items():
        if key in JOBS and isinstance(value, dict):
            continue
        if key.replace("-", "_") not in anywhere:
            raise BadPaper(f"file {path}: {unknown(key, job, anywhere)}")
        if key.replace("-", "_") in places_of(job):
            found[key] = value
    own = document.get(job, {})
    return {**found, **own} if isinstance(own, dict) else found


def read(key: str, kind: Any, value: object) -> object:
    """A value of that type; one clear line if it is none."""
    try:
        if kind in READERS:
            return READERS[kind](value)
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        raise BadPaper(f"option {key}: {shown(value)} is not possible; {allowed(kind)}", field=key) from None
    except ThroneroomError as error:
        raise BadPaper(f"option {key}: {error}", field=key) from None


def unknown(key: str, job: str, known: Iterable[str]) -> str:
    [near] = get_close_matches(key.replace("-", "_")[:60], known, n=1, cutoff=0.0)
    return f"paper {job} has no option {shown(key)}; the nearest is {near!r}"


def allowed(kind: Any) -> str:
    """What the values of a type are, in words."""
    if get_origin(kind) is Literal:
        return f"possible are {', '.join(map(str, get_args(kind)))}"
    if get_origin(kind) is Annotated:
        meta = get_args(kind)[1]
        return f"possible are whole numbers from {meta.ge} to {meta.le}"
    return "possible is text"


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


@cache
def places_of(job: str) -> dict[str, tuple[str, Any]]:
    """Every option of a job: the part it belongs to and its type."""
    if job not in JOBS:
        raise BadPaper(f"there is nothing called {shown(job)} to be printed, but {', '.join(JOBS)}")
    return {key: (part, kind) for part in JOBS[job]
            for key, kind in get_type_hints(PARTS[part], include_extras=True).items() if key not in UNUSED[job]}


def text_of(value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise BadPaper(f"{shown(value)} is not possible; it is one value")
    if len(str(value)) > LONGEST:
        raise BadPaper(f"{shown(value)} is too long")
    if any("\ud800" <= letter <= "\udfff" for letter in str(value)):
        raise BadPaper(f"{shown(value)} is not possible; it is no text")
    return str(value)


def items_of(value: object) -> tuple[str, ...]:
    """A list, or text with commas."""
    written = re.split("[,;]", value) if isinstance(value, str) else value
    parts = written if isinstance(written, list | tuple) else (written,)
    return tuple(text.strip() for text in map(text_of, parts) if text.strip())


def yes_or_no(value: object) -> bool:
    if isinstance(value, bool):
        return value
    word = text_of(value).casefold()
    if word not in WORDS:
        raise BadPaper(f"{shown(value)} is not possible; possible are yes and no")
    return WORDS[word]


WORDS = {"yes": True, "true": True, "on": True, "1": True, "ja": True,
         "no": False, "false": False, "off": False, "0": False, "nein": False}


def set_of(name: str) -> str:
    return NO_SET if name.casefold() == NO_SET else called("set", name)


def set_or_card(name: str) -> str:
    try:
        return set_of(name)
    except BadKingdom:
        return find(name)


def edition_of(name: str) -> str:
    known = sorted({edition for facts in FACTS.values() for edition in facts.editions})
    for each in (*MANNERS, *known):
        if each.casefold() == name.casefold():
            return each
    near = get_close_matches(name, known, n=1, cutoff=0.0)
    raise BadPaper(f"there is no edition {name!r}; possible are {', '.join(MANNERS)}, and by name such as {near[0]!r}")


def type_of(name: str) -> str:
    return called("type", name)


READERS: dict[Any, Callable[[object], object]] = {
    bool: yes_or_no,
    str: text_of,
    Length: lambda value: length(text_of(value)),
    Size: lambda value: size(text_of(value)),
    Paper: lambda value: size(text_of(value), Paper),
    CardSize: lambda value: size(text_of(value), CardSize),
    Shift: lambda value: size(text_of(value), Shift),
    Sets: lambda value: tuple(map(set_of, items_of(value))),
    Cards: lambda value: tuple(map(find, items_of(value))),
    SetsAndCards: lambda value: tuple(map(set_or_card, items_of(value))),
    Types: lambda value: tuple(map(type_of, items_of(value))),
    Editions: lambda value: tuple(map(edition_of, items_of(value))),
}
PARTS: dict[str, Any] = get_type_hints(Asked)
