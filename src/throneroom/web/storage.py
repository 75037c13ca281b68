"""What must outlive the server: tables with their journals, people, records.  SQLite or PostgreSQL, the same code.

One thread does all the work.  It takes everything that waits and carries it out in one transaction, in the order it was
asked for, so that a thousand answers a second cost a few dozen commits; whoever awaits goes on only after the commit.

A database may be away: stopped, locked, full, or silent.  Then everything that waits fails at once (DatabaseAway), and
whether it was done is not known: a connection may be lost while it commits.  So nothing is ever tried again blindly.
Whoever was refused reads what is written and goes on from there: whatever was handed in before is done, or has failed,
before a later reading.  A line of a journal that was written after all stands in the way of any other of its number; a
table, person or session that was written after all has an id that nobody was told.
"""
from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, takewhile
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar, get_args

import msgspec
import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Boolean, Column, Connection, Float, ForeignKey, Integer, LargeBinary, String, Text
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)

from throneroom.engine.rng import FORMAT
from throneroom.errors import BadDatabase, DatabaseAway, NotFound, NotSignedIn
from throneroom.kingdoms.setup import Setup
from throneroom.web.file import File
from throneroom.web.names import look_of
from throneroom.web.protocol import GameKind, Level, Rules, TableState

T = TypeVar("T")
Work = Callable[[Connection], None]
log = logging.getLogger(__name__)

WRITE_WITHIN = 2.0                      # seconds for a line of a journal; then the table says that it waits
ANSWER_WITHIN = 5.0                     # for everything else
CLOSE_WITHIN = 10.0
LOCKED_WITHIN = 1.0                     # so long another program may have a SQLite file for itself

# PostgreSQL, unless the address says otherwise: a host that is gone is noticed.  Seconds; the last in milliseconds.
NOTICE = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3,
          "tcp_user_timeout": 15_000}

LOOKED_AT = 5000                        # tables of each state, for the list of the newest

DAY = 86400.0
SESSION_LIFE = 365 * DAY                # after which somebody must say anew who they are
UNUSED_LIFE = 30 * DAY                  # the same, if they were not here all the time
SEAT_LIFE = 30 * DAY                    # of the token of a seat; joining again gives another
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}

metadata = sql.MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_N_name)s"})

PEOPLE = sql.Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),             # of those registered: the name however it is written
    Column("password", Text),                       # its argon2 hash
    Column("created", Float, nullable=False),
    Column("look", Text),                           # of those registered: what the name looks like to people
    sql.Index("ix_people_look", "look", unique=True))

SESSIONS = sql.Table(
    "sessions", metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"))

SETTINGS = sql.Table(
    "settings", metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False))           # JSON

TABLES = sql.Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),          # JSON, as seats and rules
    Column("seed", Text, nullable=False, server_default=""),        # hexadecimal
    Column("seats", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("state", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String(32)),
    Column("public", Boolean, nullable=False, server_default=sql.true()),      # as the rules say
    Column("format", Integer, nullable=False, server_default="1"),  # of the game, as in records
    Column("opener", String(64)),                   # whose table it is: a hash of the address it was opened from
    Column("changed", Float, nullable=False, server_default="0"),   # when its seats or its state last did
    Column("kind", String(16), nullable=False, server_default="game"),
    sql.Index(None, "state", "created"),
    sql.Index(None, "state", "changed"),
    sql.Index(None, "opener", "state", "created"))

ENTRIES = sql.Table(
    "entries", metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),           # JSON
    Column("at", Float, nullable=False))

RECORDS = sql.Table(
    "records", metadata,
    Column("id", String(32), primary_key=True),     # by its content: the same record is kept once
    Column("data", LargeBinary, nullable=False),
    Column("created", Float, nullable=False))

# What is known of every game that was begun (results.py); it outlives its table, as long as one of its people is known.
GAMES = sql.Table(
    "games", metadata,
    Column("id", String(32), primary_key=True),     # of its table
    Column("kind", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("setup", Text, nullable=False),          # JSON
    Column("code", Text),                           # of the kingdom; of games of before results were kept: not yet
    Column("began", Float, nullable=False),
    Column("ended", Float),                         # nothing: it goes on
    Column("record", LargeBinary),                  # once it is over, as long as its table is kept
    sql.Index(None, "code"),
    sql.Index(None, "ended"))

RESULTS = sql.Table(
    "results", metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32)),                   # nothing: a bot, or somebody who is not known any more
    Column("name", Text, nullable=False),           # empty: somebody who has deleted their account
    Column("bot", String(16)),                      # its level
    Column("began", Float, nullable=False),
    Column("outcome", String(16)),                  # nothing: still playing
    Column("ended", Float),                         # for this seat: who resigns does so before the game is over
    Column("score", Integer),
    Column("turns", Integer),
    Column("place", Integer),                       # 1: the best
    Column("cards", Text),                          # JSON: how many of which were gained
    Column("rating_before", Float),                 # of the person, if the game has counted for it
    Column("rating_after", Float),
    sql.Index(None, "person", "began"))

# The daily game (daily.py): what is dealt each day, and who has tried it.
DAYS = sql.Table(
    "days", metadata,
    Column("day", String(10), primary_key=True),    # 2026-11-17
    Column("setup", Text, nullable=False),          # JSON
    Column("seed", Text, nullable=False))           # hexadecimal

TRIES = sql.Table(
    "tries", metadata,
    Column("game", String(32), primary_key=True),   # its table, from the moment at which it is opened
    Column("day", String(10), ForeignKey("days.day", ondelete="CASCADE"), nullable=False),
    Column("person", String(32)),                   # nothing: not known any more
    Column("opener", String(64)),                   # of guests: a mark of their address
    sql.Index(None, "day", "person", unique=True))

# How people stand to each other: "asked" (to be friends), "declined" (the same, but the other does not want to),
# "friend" (always both ways), "blocked", "refused" (what the other asked, or will ask).
TIES = sql.Table(
    "ties", metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),
    Column("since", Float, nullable=False))

INVITATIONS = sql.Table(
    "invitations", metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", Float, nullable=False))

RATINGS = sql.Table(
    "ratings", metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),     # when the last game ended; it grows since
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("played", Float, nullable=False),        # when that was
    Column("least", Float, nullable=False, index=True))     # what the rating is at least, for lists

# Who is asked at tables where people have days to answer, and until when.
TURNS = sql.Table(
    "turns", metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), index=True),       # nobody: a bot is asked
    Column("answers", Integer, nullable=False),     # that were given, at most, when the time began
    Column("since", Float, nullable=False),
    Column("due", Float, index=True))


class Entry(Struct, frozen=True):
    """One line of a table's journal."""

    number: int                         # 1, 2, 3 ... within the table
    kind: str
    seat: int
    data: bytes                         # JSON
    at: float                           # seconds since 1970


class SeatRow(Struct):
    name: str = ""                      # empty: free
    person: str | None = None
    bot: Level | None = None
    token_hash: str = ""                # empty: nobody can act for the seat
    issued: float = 0.0                 # when the token was given out


class TableRow(Struct):
    id: str
    setup: Setup
    seed: int
    seats: list[SeatRow]
    rules: Rules
    guided: bool
    state: TableState
    created: float
    rematch: str | None = None
    format: int = FORMAT                # how chance and answers work, as in records
    opener: str | None = None
    kind: GameKind = "game"


class Person(Struct, frozen=True):
    id: str
    name: str
    registered: bool
    password: str | None = None         # its hash


def record_id(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def hash_of(token: str) -> str:
    """All that is kept of a token: who reads the database cannot act for anybody."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass(eq=False)
class Job(Generic[T]):
    done: asyncio.Future[T]                 # cancelled: nobody waits any more
    work: Callable[[Connection], T] | None = None
    entry: dict[str, Any] | None = None     # before it: a line of a journal; all that wait are written at once
    outcome: T | BaseException | None = None


class Storage:
    def __init__(self, url: str, clock: Callable[[], float] = time.time) -> None:
        self.engine = engine_of(url)
        self.clock = clock              # tells how old everything is
        self.waiting: SimpleQueue[Job[Any] | None] = SimpleQueue()      # None: close
        self.thread: Thread | None = None
        self.is_open = False
        self.away_since: float | None = None

    async def open(self) -> None:
        """Ready for use, with all tables of the database as this version wants them."""
        self.loop = asyncio.get_running_loop()
        self.thread = Thread(target=self.work, name="storage", daemon=True)
        self.thread.start()
        try:
            await self.do(migrate, patiently=True)
            await self.do(fill_looks, patiently=True)
            await self.forget_old_sessions()
            self.is_open = True
        except BaseException as caught:
            await self.close()
            error = caught.__cause__ if isinstance(caught, DatabaseAway) else caught
            if isinstance(error, SQLAlchemyError | CommandError):       # CommandError: of a newer version
                raise BadDatabase(f"the database {shown(self.engine.url)} cannot be used: {reason(error)}") from None
            raise

    async def close(self) -> None:
        """Everything that waits is still written, unless the database is silent."""
        thread, self.thread = self.thread, None
        if thread is not None:
            self.waiting.put(None)
            await asyncio.to_thread(thread.join, CLOSE_WITHIN)
        self.engine.dispose()

    # --- tables -------------------------------------------------------------------------------------------------------
    async def append(self, table: str, entry: Entry, also: Work | None = None) -> None:
        """Writes a line of the table's journal, and what follows from it; a number that is there already is refused
        (IntegrityError)."""
        await self.hand_in(Job(self.loop.create_future(), also, line_of(table, entry)), WRITE_WITHIN)

    async def add_table(self, row: TableRow, entries: Sequence[Entry] = (), also: Work | None = None) -> None:
        """A new table, with what was done there before it was opened, and what follows from it."""
        values = {**columns(row), "public": row.rules.public, "changed": row.created}

        def add(connection: Connection) -> None:
            connection.execute(sql.insert(TABLES), values)
            if entries:
                connection.execute(sql.insert(ENTRIES), [line_of(row.id, entry) for entry in entries])
            if also is not None:
                also(connection)
        await self.do(add)

    async def save_table(self, row: TableRow) -> None:
        """What changes of a table: its seats, state and rematch."""
        await self.hand_in(Job(self.loop.create_future(), self.saving(row)), WRITE_WITHIN)

    def saving(self, row: TableRow) -> Work:
        """Writes the row as it is now, whatever becomes of it until then."""
        changed = {**columns(row, "seats", "state", "rematch"), "changed": self.clock()}
        update = sql.update(TABLES).where(TABLES.c.id == row.id)

        def save(connection: Connection) -> None:
            connection.execute(update, changed)
        return save

    async def load_table(self, table: str, to_write: bool = False, patiently: bool = False
                         ) -> tuple[TableRow, list[Entry]] | None:
        """The table with its journal; to write: once the table can be written, too; patiently: however long that takes.

        What stands behind a gap cannot be played: it is deleted, so that the game can go on from there.  (The database
        refuses gaps; a journal of before schema 3 may have one.)"""
        def load(connection: Connection) -> tuple[TableRow, list[Entry]] | None:
            if to_write:
                connection.execute(sql.update(TABLES).where(TABLES.c.id == table).values(state=TABLES.c.state))
            row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            lines = connection.execute(
                sql.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number))
            entries = [Entry(line.number, line.kind, line.seat, line.data.encode(), line.at) for line in lines]
            whole = [entry for entry, _ in takewhile(lambda pair: pair[0].number == pair[1], zip(entries, count(1)))]
            if len(whole) < len(entries):
                connection.execute(sql.delete(ENTRIES).where(
                    ENTRIES.c.table_id == table, ~ENTRIES.c.number.between(1, len(whole))))
                log.error("table %s: entry %d of its journal is missing; the %d behind it were dropped",
                          table, len(whole) + 1, len(entries) - len(whole))
            return table_row(row), whole
        within = None if patiently else WRITE_WITHIN if to_write else ANSWER_WITHIN
        return await self.hand_in(Job(self.loop.create_future(), load), within)

    async def list_tables(self, states: Collection[str], limit: int, each: int = 10**9) -> list[TableRow]:
        """The public ones, the newest first; of those that one address has opened only so many.  Of each state only the
        newest are looked at, however many there are."""
        def find(connection: Connection) -> list[TableRow]:
            looked_at = [row for state in states for row in connection.execute(
                sql.select(TABLES.c.id, TABLES.c.public, TABLES.c.opener, TABLES.c.created)
                .where(TABLES.c.state == state).order_by(TABLES.c.created.desc(), TABLES.c.id).limit(LOOKED_AT))]
            listed: list[str] = []
            of: Counter[str] = Counter()
            for row in sorted(looked_at, key=lambda row: (-row.created, row.id)):
                if len(listed) < limit and row.public and (row.opener is None or of[row.opener] < each):
                    listed.append(row.id)
                    of[row.opener] += 1
            found = connection.execute(sql.select(TABLES).where(TABLES.c.id.in_(listed)))
            return sorted(map(table_row, found), key=lambda row: listed.index(row.id))
        return await self.do(find)

    async def count_waiting(self, opener: str) -> int:
        """How many tables that this address has opened wait for people."""
        query = sql.select(sql.func.count()).where(TABLES.c.state == "gathering", TABLES.c.opener == opener)
        return await self.do(lambda connection: connection.execute(query).scalar_one())

    # --- people -------------------------------------------------------------------------------------------------------
    async def add_person(self, person: Person, login: str | None = None, look: str | None = None) -> bool:
        """False: somebody else is registered by that name, or by one that looks like it."""
        row = {"id": person.id, "name": person.name, "login": login, "look": look, "password": person.password,
               "created": self.clock()}
        try:
            await self.do(lambda connection: connection.execute(sql.insert(PEOPLE), row))
        except IntegrityError:
            return False
        return True

    async def find_person(self, login: str) -> Person | None:
        return await self.do(lambda connection: person_of(
            connection.execute(sql.select(PEOPLE).where(PEOPLE.c.login == login)).first()))

    async def person(self, person_id: str) -> Person | None:
        return await self.do(lambda connection: person_of(
            connection.execute(sql.select(PEOPLE).where(PEOPLE.c.id == person_id)).first()))

    async def is_registered(self, login: str, look: str) -> bool:
        """Is somebody registered by that name, or by one that looks like it?"""
        query = sql.select(PEOPLE.c.id).where((PEOPLE.c.login == login) | (PEOPLE.c.look == look)).limit(1)
        return await self.do(lambda connection: connection.execute(query).first() is not None)

    async def add_session(self, token: str, person: str) -> None:
        now = self.clock()
        row = {"token_hash": hash_of(token), "person": person, "created": now, "used": now}

        def add(connection: Connection) -> None:
            check_known(connection, person)
            connection.execute(sql.insert(SESSIONS), row)
        await self.do(add)

    async def session_person(self, token: str) -> Person | None:
        """Whose token this is; that it was used is noted once a day."""
        now, this = self.clock(), SESSIONS.c.token_hash == hash_of(token)
        query = sql.select(PEOPLE, SESSIONS.c.used).join(SESSIONS).where(this, ~is_old(now), PEOPLE.c.name != "")

        def find(connection: Connection) -> Person | None:
            row = connection.execute(query).first()
            if row is not None and row.used <= now - DAY:
                connection.execute(sql.update(SESSIONS).where(this).values(used=now))
            return person_of(row)
        return await self.do(find)

    async def end_session(self, token: str) -> None:
        await self.do(lambda connection: connection.execute(
            sql.delete(SESSIONS).where(SESSIONS.c.token_hash == hash_of(token))))

    async def end_sessions(self, person: str) -> tuple[int, list[str]]:
        """Makes all tokens of the person and of their seats worthless; how many sessions, and which tables it were.
        (At a table that has not changed for so long the tokens are old anyway.)"""
        query = sql.select(TABLES.c.id, TABLES.c.seats).where(
            TABLES.c.state.in_(get_args(TableState)), TABLES.c.changed > self.clock() - SEAT_LIFE,
            TABLES.c.seats.contains(person, autoescape=True))

        def end(connection: Connection) -> tuple[int, list[str]]:
            ended = []
            for table, text in connection.execute(query).all():
                seats = msgspec.json.decode(text, type=list[SeatRow])
                if end_tokens(seats, person):
                    connection.execute(sql.update(TABLES).where(TABLES.c.id == table).values(
                        seats=written("seats", seats)))
                    ended.append(table)
            return connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == person)).rowcount, ended
        return await self.do(end)

    async def forget_old_sessions(self) -> None:
        query = sql.delete(SESSIONS).where(is_old(self.clock()))
        await self.do(lambda connection: connection.execute(query))

    # --- records ------------------------------------------------------------------------------------------------------
    async def add_record(self, data: bytes) -> str:
        """Its id; the same content has the same."""
        row = {"id": record_id(data), "data": data, "created": self.clock()}

        def add(connection: Connection) -> str:
            if connection.execute(sql.select(RECORDS.c.id).where(RECORDS.c.id == row["id"])).first() is None:
                connection.execute(sql.insert(RECORDS), row)
            return record_id(data)
        return await self.do(add)

    async def load_record(self, id: str) -> bytes | None:
        query = sql.select(RECORDS.c.data).where(RECORDS.c.id == id)
        return await self.do(lambda connection: connection.execute(query).scalar())

    # --- the thread ---------------------------------------------------------------------------------------------------
    async def do(self, work: Callable[[Connection], T], patiently: bool = False) -> T:
        """The result of the work, once it is committed; patiently: however long that takes."""
        return await self.hand_in(Job(self.loop.create_future(), work), None if patiently else ANSWER_WITHIN)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for a table, whose people wait for it as for a line of its journal."""
        return await self.hand_in(Job(self.loop.create_future(), work), WRITE_WITHIN)

    async def hand_in(self, job: Job[T], within: float | None) -> T:
        if self.thread is None:
            raise BadDatabase("the database is closed")
        self.waiting.put(job)
        try:
            async with asyncio.timeout(within):
                return await job.done
        except TimeoutError:
            self.note("it does not answer")
            raise DatabaseAway from None

    def work(self) -> None:
        going = True
        while going:
            taken = [self.waiting.get()]
            try:
                while True:
                    taken.append(self.waiting.get_nowait())
            except Empty:
                pass
            going = None not in taken
            # Work that nobody waits for any more is left undone; lines of journals never are.
            jobs = [job for job in taken if job is not None and (job.entry is not None or not job.done.cancelled())]
            if jobs:
                away = self.carry_out(jobs)
                with suppress(RuntimeError):            # the server has ended meanwhile
                    self.loop.call_soon_threadsafe(self.settle, jobs, "" if away is None else reason(away))

    def carry_out(self, jobs: Sequence[Job[Any]]) -> Exception | None:
        """All in one transaction; if there is a mistake among them one half after the other, so that it is only its
        maker's.  The error, if the database is away."""
        try:
            with self.engine.begin() as connection:
                rows: list[dict[str, Any]] = []
                for job in jobs:
                    if job.entry is not None:
                        rows.append(job.entry)
                    if job.work is not None:
                        write(connection, rows)         # they were asked for before
                        job.outcome = job.work(connection)
                write(connection, rows)
        except Exception as error:
            if is_away(error):
                return give_up(jobs, error)
            if len(jobs) == 1:
                jobs[0].outcome = error
            else:
                half = len(jobs) // 2
                away = self.carry_out(jobs[:half])
                return self.carry_out(jobs[half:]) if away is None else give_up(jobs[half:], away)
        return None

    def settle(self, jobs: Sequence[Job[Any]], problem: str) -> None:
        self.note(problem)
        for job in jobs:
            if job.done.done():             # whoever waited was cancelled
                continue
            if isinstance(job.outcome, BaseException):
                job.done.set_exception(job.outcome)
            else:
                job.done.set_result(job.outcome)

    def note(self, problem: str) -> None:
        """One line in the log when the database goes away, one when it is back."""
        if problem and self.is_open and self.away_since is None:
            self.away_since = time.monotonic()
            log.error("the database %s is away, all tables wait for it: %s", shown(self.engine.url), problem)
        elif not problem and self.away_since is not None:
            log.warning("the database is back after %.1f seconds", time.monotonic() - self.away_since)
            self.away_since = None


def all_of(*works: Work | None) -> Work | None:
    """All that is to be done, one after the other."""
    wanted = [work for work in works if work is not None]

    def do_all(connection: Connection) -> None:
        for work in wanted:
            work(connection)
    return do_all if wanted else None


def write(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Lines of journals, all at once."""
    if rows:
        connection.execute(sql.insert(ENTRIES), rows)
        rows.clear()


def give_up(jobs: Sequence[Job[Any]], error: Exception) -> Exception:
    for job in jobs:
        job.outcome = DatabaseAway()
        job.outcome.__cause__ = error
    return error


def is_away(error: Exception) -> bool:
    """Is it the database, and not what it was asked for?"""
    return isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError | ProgrammingError)


def is_old(now: float) -> sql.ColumnElement[bool]:
    """Is it a session nobody may use any more?"""
    return (SESSIONS.c.created <= now - SESSION_LIFE) | (SESSIONS.c.used <= now - UNUSED_LIFE)


def end_tokens(seats: Iterable[SeatRow], person: str) -> bool:
    """From now on nobody can act for the seats of the person; False: nobody could before."""
    ended = [seat for seat in seats if seat.person == person and seat.token_hash]
    for seat in ended:
        seat.token_hash = ""
    return bool(ended)


def fill_looks(connection: Connection) -> None:
    """Of those who registered when looks were not compared yet; where two look the same, only the first has it."""
    known = set(connection.scalars(sql.select(PEOPLE.c.look).where(PEOPLE.c.look.is_not(None))))
    rows = connection.execute(sql.select(PEOPLE.c.id, PEOPLE.c.name).where(
        PEOPLE.c.login.is_not(None), PEOPLE.c.look.is_(None)).order_by(PEOPLE.c.created, PEOPLE.c.id)).all()
    for person, name in rows:
        look = look_of(name)
        if look not in known:
            known.add(look)
            connection.execute(sql.update(PEOPLE).where(PEOPLE.c.id == person).values(look=look))


def check_known(connection: Connection, me: str, other: str | None = None, name: str = "") -> None:
    """Refuses what is asked for by, or about, somebody who has deleted their account meanwhile; a name is taken away
    first of all."""
    people = {me, me if other is None else other}
    known = set(connection.scalars(sql.select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.name != "")))
    if me not in known:
        raise NotSignedIn("this account was deleted")
    if known != people:
        raise NotFound(f"nobody is registered by the name {name}", field="name")


def line_of(table: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": table, "number": entry.number, "kind": entry.kind, "seat": entry.seat,
            "data": entry.data.decode(), "at": entry.at}


def person_of(row: Any) -> Person | None:
    return None if row is None else Person(row.id, row.name, row.login is not None, row.password)


def table_row(row: Any) -> TableRow:
    return TableRow(
        row.id, msgspec.json.decode(row.setup, type=Setup), int(row.seed, 16),
        msgspec.json.decode(row.seats, type=list[SeatRow]), msgspec.json.decode(row.rules, type=Rules),
        row.guided, row.state, row.created, row.rematch, row.format, row.opener, row.kind)


def columns(row: TableRow, *names: str) -> dict[str, Any]:
    """The row as the database has it; only these columns, or all."""
    values = {name: getattr(row, name) for name in names or TableRow.__struct_fields__}
    return {name: written(name, value) for name, value in values.items()}


def written(name: str, value: Any) -> Any:
    if name in ("setup", "seats", "rules"):
        return msgspec.json.encode(value).decode()
    return f"{value:x}" if name == "seed" else value


# --- the database -----------------------------------------------------------------------------------------------------
def no_database(address: str) -> BadDatabase:
    return BadDatabase(f"a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {address}")


def engine_of(url: str) -> sql.Engine:
    try:
        address = sql.make_url(url)
        if address.drivername not in DRIVERS:
            raise no_database(f"{address.drivername}://")
        address = address.set(drivername=DRIVERS[address.drivername])
        wishes = NOTICE if address.drivername == DRIVERS["postgresql"] else {}
        engine = sql.create_engine(address, pool_pre_ping=True, connect_args={
            name: value for name, value in wishes.items() if name not in address.query})
    except (ArgumentError, ValueError):
        raise no_database(repr(url)) from None
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", make_durable)
        File(engine)
    return engine


def make_durable(connection: sqlite3.Connection, _: object) -> None:
    """A commit survives the end of the process at any moment, and of the power, too.  Transactions are begun by us (in
    Python's own way tables are not part of them, so that a migration could be left half done)."""
    connection.isolation_level = None
    for pragma in (f"busy_timeout = {LOCKED_WITHIN * 1000:.0f}", "journal_mode = WAL", "synchronous = FULL",
                   "fullfsync = ON", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def migrate(connection: Connection) -> None:
    """Brings the tables of the database up to date (migrations/)."""
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def shown(url: sql.URL) -> str:
    return url.set(drivername=url.drivername.partition("+")[0]).render_as_string(hide_password=True)


def reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
