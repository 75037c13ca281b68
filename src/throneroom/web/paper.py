"""Paper at the server: all that can be asked of it, a page to look at, and the whole to be printed.

Drawing takes its time, and what is asked comes from outside: to read and to draw it is left to a process of its own
(printing.py).  Nothing is written to the disk.
"""
from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from throneroom.errors import BadPaper, NotFound
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.lengths import NAMED, Length, Size, millimetres
from throneroom.paper.options import (
    JOBS,
    LONGEST,
    MANNERS,
    PARTS,
    Cards,
    Editions,
    Sets,
    SetsAndCards,
    Types,
    places_of,
)
from throneroom.web.limits import to_the_end
from throneroom.web.protocol import In, PaperChoice, PaperForm, PaperJob, PaperOption, PaperPart
from throneroom.web.workers import NoAnswer, OutOfTime, Workers
from throneroom.words.messages import messages
from throneroom.words.paper_options import paper_options

COMMAND = (sys.executable, "-m", "throneroom.web.printing")
PAGES, PRINTS = 1, 2                    # that are made at the same time
PATIENCE = 120.0                        # seconds until a worker is given up, however busy the machine is
KEPT_BYTES = 64 * 1024 * 1024           # of all that was made last
MOST_PAGES = 2000
FILES = {"fonts"}                       # options that name files: those of the server are nobody's business
SVG, PDF = "image/svg+xml", "application/pdf"
TOO_LONG = "this takes too long to print: choose less"
FAILED = "this cannot be printed"

# A page that is opened by itself, besides what all answers forbid.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"

# All options of all jobs as they come in a query; which of them a job has, and what they mean, is found in the worker.
Text = Annotated[str, Meta(max_length=LONGEST)]
List = Annotated[str, Meta(max_length=5000)]            # whatever is in it, a head of 64 kB has room for it
LISTS = {name for job in JOBS for name, (_, kind) in places_of(job).items() if kind in (Cards, SetsAndCards)}
OPTIONS = [(name, List if name in LISTS else Text, "")
           for name in sorted({name for job in JOBS for name in places_of(job)} - FILES)]
DocumentQuery = msgspec.defstruct("DocumentQuery", OPTIONS, bases=(In,), frozen=True)
PageQuery = msgspec.defstruct(
    "PageQuery", [("page", Annotated[int, Meta(ge=1, le=MOST_PAGES)], 1)], bases=(DocumentQuery,), frozen=True)


class Wanted(Struct, frozen=True):
    """What a worker is to do."""

    job: str
    options: tuple[tuple[str, str], ...]
    page: int = 0                       # 0: the whole


class Found(Struct, frozen=True):
    """What a worker answers."""

    error: str = ""
    field: str = ""                     # the option it is about, if it is one
    data: bytes = b""
    pages: int = 0                      # how many there are


class Papers:
    """What is printed for visitors; the last of it is kept, since people ask for the same again."""

    def __init__(self, workers: Workers | None = None, kept_bytes: int = KEPT_BYTES) -> None:
        self.workers = workers or Workers(PAGES + PRINTS, PATIENCE, COMMAND, are_limited=True)
        self.kept: OrderedDict[Wanted, Found] = OrderedDict()
        self.free = kept_bytes

    async def close(self) -> None:
        await self.workers.close()

    async def page(self, job: str, query: Any, turn: AbstractAsyncContextManager[None]) -> Response:
        found = await self.find(wanted(job, query, query.page), turn)
        headers = {"Cache-Control": "no-store", "Content-Security-Policy": POLICY,
                   "Throneroom-Pages": str(found.pages)}
        return Response(found.data, headers=headers, media_type=SVG)

    async def document(self, job: str, query: Any, turn: AbstractAsyncContextManager[None]) -> Response:
        found = await self.find(wanted(job, query), turn)
        name = f"throneroom-{job}-{query.language or 'en'}.pdf"     # what was printed is in a language that we know
        headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
        return Response(found.data, headers=headers, media_type=PDF)

    async def find(self, wanted: Wanted, turn: AbstractAsyncContextManager[None]) -> Found:
        if wanted in self.kept:
            self.kept.move_to_end(wanted)
            return self.kept[wanted]
        async with turn:
            # A page is finished even if nobody waits for it: to start another worker would cost more.
            found = await (to_the_end(self.ask(wanted)) if wanted.page else self.ask(wanted))
        self.keep(wanted, found)
        return found

    async def ask(self, wanted: Wanted) -> Found:
        try:
            found = await self.workers.ask(msgspec.json.encode(wanted), decode_found)
        except OutOfTime:
            raise BadPaper(TOO_LONG) from None
        except NoAnswer:
            raise BadPaper(FAILED) from None
        if found.error:
            raise BadPaper(found.error, field=found.field)
        return found

    def keep(self, wanted: Wanted, found: Found) -> None:
        """Instead of what was not asked for the longest time."""
        if wanted not in self.kept:
            self.kept[wanted] = found
            self.free -= weight(wanted, found)
            while self.free < 0:
                self.free += weight(*self.kept.popitem(last=False))


def weight(wanted: Wanted, found: Found) -> int:
    return len(found.data) + sum(len(value) for _, value in wanted.options)


def wanted(job: str, query: Any, page: int = 0) -> Wanted:
    if job not in JOBS:
        raise NotFound(f"nothing called {job!r} can be printed")
    given = ((name, getattr(query, name)) for name, _, _ in OPTIONS)
    return Wanted(job, tuple((name, value) for name, value in given if value), page)


decode_found = msgspec.json.Decoder(Found).decode


# --- what can be asked ------------------------------------------------------------------------------------------------
@cache
def paper_form() -> PaperForm:
    said = paper_options()
    return PaperForm({job: PaperJob(**said["jobs"][job], parts=names_of(job)) for job in JOBS},
                     {part: PaperPart(said["parts"][part], list(options_of(part))) for part in PARTS})


def names_of(job: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, (part, _) in places_of(job).items():
        if name not in FILES:
            found.setdefault(part, []).append(name)
    return found


def options_of(part: str) -> Iterator[PaperOption]:
    defaults = PARTS[part]()
    for name, kind in get_type_hints(PARTS[part], include_extras=True).items():
        if name in FILES:
            continue
        words = paper_options()[part][name]
        choices = [PaperChoice(value, words.get("values", {}).get(value) or in_words)
                   for value, in_words in choices_of(kind)]
        least, most = bounds(kind)
        yield PaperOption(name, kind_of(kind), shown(getattr(defaults, name), kind), words["label"], words["help"],
                          choices, least, most)


KINDS: dict[Any, Any] = {bool: "yes or no", str: "text", Length: "length", Sets: "choices", Types: "choices",
                         Editions: "choices", Cards: "list", SetsAndCards: "list"}


def kind_of(kind: Any) -> Any:
    if get_origin(kind) is Literal:
        return "choice"
    if get_origin(kind) is Annotated:
        return "number"
    return KINDS.get(kind, "size")


def choices_of(kind: Any) -> Iterator[tuple[str, list[str]]]:
    """Values that have a name, and what they are called."""
    if get_origin(kind) is Literal:
        values = [str(value) for value in get_args(kind)]
    elif kind is Editions:
        values = [*MANNERS, *sorted({edition for facts in FACTS.values() for edition in facts.editions})]
    elif kind in (Sets, Types):
        of_cards = [(facts.set,) if kind is Sets else facts.types for facts in FACTS.values()]
        room = messages()["set" if kind is Sets else "type"]
        yield from ((value, list(room[value])) for value in dict.fromkeys(each for some in of_cards for each in some))
        return
    else:
        values = list(NAMED.get(kind, ()))
    yield from ((value, [value, value]) for value in values)


def bounds(kind: Any) -> tuple[int | None, int | None]:
    if get_origin(kind) is not Annotated:
        return None, None
    meta = get_args(kind)[1]
    return meta.ge, meta.le


def shown(value: Any, kind: Any) -> str:
    """As it would be asked for."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Size):
        return next((name for name, size in NAMED.get(kind, {}).items() if size == value), str(value))
    if kind is Length:
        return f"{millimetres(value)} mm"
    return ", ".join(value) if isinstance(value, tuple) else str(value)
