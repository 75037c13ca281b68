"""What can be done over HTTP: one list, from which the routes (app.py) and their description (openapi.py) are made."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from msgspec import Raw, Struct
from starlette.responses import Response

from throneroom import __version__
from throneroom.errors import BadKingdom, BadRecord, NotFound, Refusal
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import Record, read, write
from throneroom.web.accounts import Accounts, session
from throneroom.web.house import GUIDED_SEED, House, are_for_one_person, bot_seat, seats_for
from throneroom.web.kingdoms import recommended_sets, shown_kingdom, wanted_setup
from throneroom.web.limits import Crowd, Limit, Turns, to_the_end
from throneroom.web.live import LiveTable
from throneroom.web.paper import PAGES, PDF, PRINTS, SVG, DocumentQuery, PageQuery, Papers, paper_form
from throneroom.web.protocol import (
    AllWords,
    Branch,
    Credentials,
    Ended,
    Frame,
    FramesWanted,
    Guest,
    Health,
    KeptRecord,
    Kingdom,
    KingdomQuery,
    KingdomWanted,
    NewTable,
    PaperForm,
    Place,
    RecommendedSet,
    Rules,
    RulingText,
    Session,
    TableInfo,
)
from throneroom.web.records import Records
from throneroom.web.storage import Person, SeatRow, Storage
from throneroom.web.words import all_words, rulings_of

T = TypeVar("T")

REPLAYS = 2                                     # records that are played at the same time
SMALL, LARGE = 64 * 1024, 2 * 1024 * 1024       # bytes of a body


@dataclass
class Limits:
    """How often an address may do what."""

    reads: Limit = field(default_factory=lambda: Limit(rate=30, burst=300))
    changes: Limit = field(default_factory=lambda: Limit(rate=5, burst=100))
    guests: Limit = field(default_factory=lambda: Limit(rate=1 / 5, burst=60))
    passwords: Limit = field(default_factory=lambda: Limit(rate=1 / 6, burst=10))
    tables: Limit = field(default_factory=lambda: Limit(rate=1 / 2, burst=40))
    records: Limit = field(default_factory=lambda: Limit(rate=1 / 2, burst=20))
    prints: Limit = field(default_factory=lambda: Limit(rate=1 / 20, burst=12))
    connects: Limit = field(default_factory=lambda: Limit(rate=2, burst=60))
    sockets: Crowd = field(default_factory=lambda: Crowd(300))

    # What keeps a core busy: one thing for each address, and never all that the server can do.
    hashes: Turns = field(default_factory=lambda: Turns(each=1, line=8))        # of passwords
    kingdoms: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=1))
    replays: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=REPLAYS))
    pages: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=PAGES))     # of paper, to look at
    printing: Turns = field(default_factory=lambda: Turns(each=1, line=3, together=PRINTS))

    @classmethod
    def none(cls) -> Limits:
        free = Limit(rate=1e9, burst=1e9)
        turns = Turns(each=10**9, line=10**9)
        return cls(free, free, free, free, free, free, free, free, Crowd(10**9), turns, turns, turns, turns, turns)


@dataclass
class Hall:
    """Everything the server consists of."""

    storage: Storage
    house: House
    accounts: Accounts
    records: Records
    limits: Limits
    papers: Papers = field(default_factory=Papers)

    async def open(self) -> None:
        await self.storage.open()
        await self.house.open()

    async def close(self) -> None:
        await self.house.close()
        await self.records.close()
        await self.papers.close()
        await self.storage.close()

    async def table(self, table_id: str, visitor: str = "") -> LiveTable:
        table = await to_the_end(self.house.find(table_id, visitor))
        if table is None:
            raise NotFound("there is no such table")
        return table


@dataclass
class Call:
    """One request, understood."""

    hall: Hall
    id: str                             # the part of the path that names something
    body: Any                           # of the type that the operation takes
    query: Any
    visitor: str
    token: str

    async def person(self) -> Person:
        return await self.hall.accounts.person(self.token)

    async def newcomer(self) -> Person:
        """Somebody who wants a seat they do not have yet."""
        person = await self.person()
        await self.hall.accounts.check_name(person)
        return person

    async def table(self) -> LiveTable:
        return await self.hall.table(self.id, self.visitor)

    async def seat_at(self, table: LiveTable, person: Person) -> Place:
        """Its token is told only to who may still act for the person: all sessions may have been ended meanwhile."""
        place = await table.join(person)
        await self.person()
        return place

    async def setup(self, wanted: KingdomWanted, players: int) -> Setup:
        """The table that is meant, thought out beside everything else."""
        async with self.hall.limits.kingdoms.turn(self.visitor):
            return await to_the_end(asyncio.to_thread(wanted_setup, wanted, players))

    async def replayed(self, work: Coroutine[Any, Any, T]) -> T:
        """What is found out by playing a record again."""
        try:
            async with self.hall.limits.replays.turn(self.visitor):
                return await to_the_end(work)
        finally:
            work.close()                # if it was never its turn


@dataclass(frozen=True)
class Operation:
    method: str
    path: str                           # below /api
    does: Callable[[Call], Awaitable[Any]]
    gives: Any
    takes: Any = None
    query: type[Struct] | None = None
    signed_in: bool = False             # needs the token of a person
    constant: bool = False              # the answer is always the same
    limit: str = ""                     # of `Limits`, for this besides the reads and changes
    keeps: bool | None = None           # something is other afterwards; None: by its method
    longest: int = SMALL
    media: str = "application/json"     # of the answer

    @property
    def is_done_in_full(self) -> bool:
        """Even if nobody waits for the answer any more."""
        return self.method != "GET" if self.keeps is None else self.keeps


# --- people -----------------------------------------------------------------------------------------------------------
async def health(call: Call) -> Health:
    """Is the server there, and which version is it?"""
    return Health(__version__)


async def greet(call: Call) -> Session:
    """Come in as a guest, by a name."""
    return await call.hall.accounts.greet(call.body)


async def register(call: Call) -> Session:
    """Come in and have the name kept by a password."""
    async with call.hall.limits.hashes.turn(call.visitor):
        return await call.hall.accounts.register(call.body)


async def log_in(call: Call) -> Session:
    """Come in by name and password."""
    async with call.hall.limits.hashes.turn(call.visitor):
        return await call.hall.accounts.log_in(call.body)


async def me(call: Call) -> Session:
    """Who the token belongs to."""
    return session(await call.person(), call.token)


async def end_session(call: Call) -> Ended:
    """Go: the token is worth nothing any more."""
    return await call.hall.accounts.end(call.token)


async def end_sessions(call: Call) -> Ended:
    """End all sessions of the person, here and elsewhere, and all tokens and connections of their seats."""
    return await call.hall.house.end_sessions((await call.person()).id)


# --- words and kingdoms -----------------------------------------------------------------------------------------------
async def words(call: Call) -> AllWords:
    """All cards and messages, English and German."""
    return all_words()


async def rulings(call: Call) -> list[RulingText]:
    """How a card works out in cases, English and German."""
    return rulings_of(call.id)


async def recommended(call: Call) -> tuple[RecommendedSet, ...]:
    """The sets of cards that the rule books recommend."""
    return recommended_sets()


async def kingdom(call: Call) -> Kingdom:
    """The kingdom that is meant, or a random one by wishes."""
    return shown_kingdom(await call.setup(call.body, call.query.players))


# --- tables -----------------------------------------------------------------------------------------------------------
async def lobby(call: Call) -> list[TableInfo]:
    """The public tables that wait for players or are being played."""
    return await call.hall.house.lobby()


async def new_table(call: Call) -> Place:
    """Open a table and take its first seat."""
    person = await call.newcomer()
    wanted: NewTable = call.body
    seats = seats_for(person, wanted.seats, wanted.bots)
    if wanted.guided and not are_for_one_person(seats):     # for its cards are known
        raise BadKingdom("a guided game is for one person and bots: give all other seats to bots")
    setup = await call.setup(wanted.kingdom, wanted.seats)
    table = await call.hall.house.create(setup, seats, wanted.rules, wanted.guided,
                                         seed=GUIDED_SEED if wanted.guided else None,
                                         opener=call.hall.house.opened_by(call.visitor))
    return await call.seat_at(table, person)


async def table_info(call: Call) -> TableInfo:
    """How a table stands, as everybody may know it."""
    table = await call.table()
    async with table.at_rest():
        return table.info()


async def join(call: Call) -> Place:
    """Take a free seat, or come back to one's own: older tokens and connections of the seat end."""
    person = await call.person()
    table = await call.table()
    if not table.seats_of(person.id):
        await call.hall.accounts.check_name(person)
    return await call.seat_at(table, person)


async def table_record(call: Call) -> Record:
    """The record of a game that is over (it tells the seed)."""
    table = await call.table()
    async with table.at_rest():
        record = table.table.record()
    if record is None:
        raise Refusal("not over", "the game is not over: its record can be had afterwards")
    return record


# --- records ----------------------------------------------------------------------------------------------------------
async def keep_record(call: Call) -> KeptRecord:
    """Hand in a record, to look at it or to branch off from it."""
    return await call.replayed(call.hall.records.keep(write(call.body)))


async def record(call: Call) -> Raw:
    """A record that was handed in."""
    return Raw(await call.hall.records.load(call.id))


async def frames(call: Call) -> Raw:
    """How the recorded game stood, answer by answer."""
    return await call.replayed(call.hall.records.frames(call.id, call.query))


async def branch(call: Call) -> Place:
    """Open a table that goes on from an answer of a record, against bots: what if?"""
    person = await call.newcomer()
    kept, wanted = read(await call.hall.records.load(call.id)), call.body
    players = kept.setup.players
    if wanted.seat >= players:
        raise BadRecord(f"the game has {players} seats, counted from 0: there is no seat {wanted.seat}")
    if wanted.at > len(kept.answers) or (wanted.at == len(kept.answers) and kept.result is not None):
        raise BadRecord(f"nothing is asked after answer {wanted.at} of {len(kept.answers)}")
    seats = [SeatRow(person.name, person.id) if seat == wanted.seat else bot_seat(seat, wanted.bots, person)
             for seat in range(players)]
    rules = Rules(public=False, undo="free")
    table = await call.replayed(call.hall.house.create(
        kept.setup, seats, rules, False, kept.dealt_by, kept.answers[:wanted.at], kept.throneroom))
    return await call.seat_at(table, person)


# --- paper ------------------------------------------------------------------------------------------------------------
async def paper(call: Call) -> PaperForm:
    """Everything that can be asked of paper."""
    return paper_form()


async def paper_page(call: Call) -> Response:
    """One page of what would be printed, to look at; the header Throneroom-Pages says how many there are."""
    return await call.hall.papers.page(call.id, call.query, call.hall.limits.pages.turn(call.visitor))


async def paper_document(call: Call) -> Response:
    """The whole, to be printed."""
    return await call.hall.papers.document(call.id, call.query, call.hall.limits.printing.turn(call.visitor))


OPERATIONS = (
    Operation("GET", "/health", health, Health),
    Operation("POST", "/session", greet, Session, Guest, limit="guests"),
    Operation("POST", "/register", register, Session, Credentials, limit="passwords", keeps=False),
    Operation("POST", "/login", log_in, Session, Credentials, limit="passwords", keeps=False),
    Operation("DELETE", "/session", end_session, Ended, signed_in=True),
    Operation("DELETE", "/sessions", end_sessions, Ended, signed_in=True, limit="passwords"),
    Operation("GET", "/me", me, Session, signed_in=True),
    Operation("GET", "/words", words, AllWords, constant=True),
    Operation("GET", "/cards/{id}/rulings", rulings, list[RulingText]),
    Operation("GET", "/recommended", recommended, list[RecommendedSet], constant=True),
    Operation("POST", "/kingdom", kingdom, Kingdom, KingdomWanted, KingdomQuery, keeps=False),
    Operation("GET", "/tables", lobby, list[TableInfo]),
    Operation("POST", "/tables", new_table, Place, NewTable, signed_in=True, limit="tables"),
    Operation("GET", "/tables/{id}", table_info, TableInfo),
    Operation("POST", "/tables/{id}/join", join, Place, signed_in=True),
    Operation("GET", "/tables/{id}/record", table_record, Record),
    Operation("POST", "/records", keep_record, KeptRecord, Record, longest=LARGE, limit="records"),
    Operation("GET", "/records/{id}", record, Record),
    Operation("GET", "/records/{id}/frames", frames, list[Frame], query=FramesWanted),
    Operation("POST", "/records/{id}/branch", branch, Place, Branch, signed_in=True, limit="tables"),
    Operation("GET", "/paper", paper, PaperForm, constant=True),
    Operation("GET", "/paper/{id}/page.svg", paper_page, bytes, query=PageQuery, media=SVG),
    Operation("GET", "/paper/{id}/document.pdf", paper_document, bytes, query=DocumentQuery, media=PDF, limit="prints"),
)
