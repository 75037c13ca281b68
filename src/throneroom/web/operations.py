"""What can be done over HTTP: one list, from which the routes (app.py) and their description (openapi.py) are made."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from msgspec import Raw, Struct
from starlette.responses import Response

from throneroom import __version__
from throneroom.errors import BadKingdom, BadRecord, NotFound, Refusal
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import Record, reread
from throneroom.web import invitations, my_games, own_data, settings, together
from throneroom.web.accounts import Accounts, session
from throneroom.web.daily import Daily
from throneroom.web.friends import Circle
from throneroom.web.house import GUIDED_SEED, House, are_for_one_person, bot_seat, seats_for
from throneroom.web.kingdoms import recommended_sets, shown_kingdom, steps, stock, wanted_setup, with_unknown_wind
from throneroom.web.lab import Lab
from throneroom.web.lab import stock as lab_stock
from throneroom.web.limits import Crowd, Limit, Turns, to_the_end
from throneroom.web.live import LiveTable
from throneroom.web.match import Matcher
from throneroom.web.notices import Herald
from throneroom.web.paper import PAGES, PDF, PRINTS, SVG, DocumentQuery, PageQuery, Papers, paper_form
from throneroom.web.problems import problem
from throneroom.web.protocol import (
    Again,
    AllWords,
    Branch,
    Credentials,
    DailyGame,
    DailyWanted,
    DataBrought,
    DataTaken,
    DataWanted,
    Deletion,
    Ended,
    Frame,
    FramesWanted,
    Friends,
    GamesWanted,
    Guest,
    Health,
    Invite,
    Invited,
    KeptRecord,
    KeptSettings,
    Kingdom,
    KingdomQuery,
    KingdomWanted,
    LabContest,
    LabGame,
    LabStock,
    LabWanted,
    Meeting,
    NewTable,
    OwnData,
    OwnGames,
    PaperForm,
    Place,
    Ratings,
    RecommendedSet,
    RuleChapter,
    Rules,
    RulingText,
    SeatMeant,
    Session,
    SheetQuery,
    SheetStep,
    Statistics,
    StatisticsWanted,
    Stock,
    StrategyRead,
    StrategyWanted,
    TableInfo,
    Tie,
)
from throneroom.web.ratings import check_rules
from throneroom.web.records import Records, read_seed
from throneroom.web.statistics import Sums
from throneroom.web.storage import Person, SeatRow, Storage, hash_of
from throneroom.web.words import all_rulings, all_words, rule_chapters, rulings_of

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
    contests: Limit = field(default_factory=lambda: Limit(rate=1 / 3, burst=40))
    runs: Crowd = field(default_factory=lambda: Crowd(3))       # contests that are being played
    meetings: Limit = field(default_factory=lambda: Limit(rate=1 / 3, burst=60))     # friends, blocks, invitations

    # What keeps a core busy: one thing for each address, and never all that the server can do.
    hashes: Turns = field(default_factory=lambda: Turns(each=1, line=8))        # of passwords
    kingdoms: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=1))
    replays: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=REPLAYS))
    pages: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=PAGES))     # of paper, to look at
    printing: Turns = field(default_factory=lambda: Turns(each=1, line=3, together=PRINTS))
    strategies: Turns = field(default_factory=lambda: Turns(each=1, line=8))    # being read
    sums: Turns = field(default_factory=lambda: Turns(each=1, line=8, together=1))      # of games

    @classmethod
    def none(cls) -> Limits:
        free: dict[type, Any] = {
            Limit: Limit(rate=1e9, burst=1e9), Crowd: Crowd(10**9), Turns: Turns(each=10**9, line=10**9)}
        return cls(**{name: free[type(limit)] for name, limit in vars(cls()).items()})


@dataclass
class Hall:
    """Everything the server consists of."""

    storage: Storage
    house: House
    accounts: Accounts
    records: Records
    limits: Limits
    papers: Papers = field(default_factory=Papers)
    lab: Lab = field(default_factory=Lab)

    def __post_init__(self) -> None:
        self.herald = Herald(lambda: self.storage.clock())
        self.circle = Circle(self.storage, self.herald)
        self.matcher = Matcher(self.house, self.herald)
        self.house.wake = self.herald.wake
        self.house.finish_forgetting = partial(own_data.forget_the_rest, self.house)
        self.sums = Sums(self.storage)
        self.daily = Daily(self.house)

    async def open(self) -> None:
        await self.storage.open()
        await self.house.open()
        await own_data.forget_the_rest(self.house)
        self.matcher.open()

    async def close(self) -> None:
        await self.matcher.close()
        await self.house.close()
        await self.records.close()
        await self.papers.close()
        await self.lab.close()
        await self.storage.close()

    async def table(self, table_id: str, visitor: str = "") -> LiveTable:
        table = await to_the_end(self.house.find(table_id, visitor))
        if table is None:
            raise NotFound("there is no such table")
        return table

    async def tie(self, me: Person, other: Person, wish: Tie) -> None:
        """Changes how people stand to each other; where they wait or play it holds at once."""
        await self.circle.change(me, other, wish)
        if wish == "block":
            self.matcher.block(me.id, other.id)
        if wish in ("block", "unblock"):
            for table in [table for table in self.house.tables.values() if {me.id, other.id} <= table.seated()]:
                async with table.at_rest():
                    await table.read_besides()
                    table.changed()

    async def delete(self, person: str) -> Ended:
        """All that is known of somebody; what is written of friends, invitations and ratings goes with them."""
        self.forget(person)
        ended = await own_data.forget(self.house, person)
        self.forget(person)             # what they asked for meanwhile
        self.sums.forget()
        return ended

    def forget(self, person: str) -> None:
        self.matcher.forget(person)
        self.herald.forget(person)


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
        person = await self.hall.accounts.person(self.token)
        self.hall.herald.see(person.id)
        return person

    async def anybody(self) -> str | None:
        """Who asks, if they say so, and are known."""
        person = await self.hall.storage.session_person(self.token) if self.token else None
        return None if person is None else person.id

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
        await self.answer_invitations(table, person)
        await self.person()
        return place

    async def record(self) -> bytes:
        """That was handed in, if it does not tell what the person is still to find out in the game of the day."""
        data = await self.hall.records.load(self.id)
        await self.hall.daily.check(read_seed(data), await self.anybody())
        return data

    async def answer_invitations(self, table: LiveTable, person: Person) -> None:
        """Who sits there is not invited any more; nobody is, if all seats are taken."""
        is_full = table.table.state != "gathering"
        answered = await self.hall.storage.do(partial(
            invitations.answer, table=table.row.id, person=None if is_full else person.id))
        self.hall.herald.wake(answered)

    async def setup(self, wanted: KingdomWanted, players: int) -> Setup:
        """The table that is meant."""
        return await self.thought_out(lambda: wanted_setup(wanted, players))

    async def thought_out(self, work: Callable[[], T]) -> T:
        """Something about kingdoms, worked out beside everything else."""
        async with self.hall.limits.kingdoms.turn(self.visitor):
            return await to_the_end(asyncio.to_thread(work))

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
    person = await call.person()
    ended = await call.hall.accounts.end(call.token)
    call.hall.herald.end(person.id, [hash_of(call.token)])
    return ended


async def end_sessions(call: Call) -> Ended:
    """End all sessions of the person, here and elsewhere, and all tokens and connections of their seats."""
    person = await call.person()
    try:
        return await call.hall.house.end_sessions(person.id)
    finally:
        call.hall.herald.end(person.id)


async def load_settings(call: Call) -> KeptSettings:
    """How somebody with an account likes the page."""
    return await settings.load(call.hall.storage, await call.person())


async def save_settings(call: Call) -> KeptSettings:
    """Keep settings; of each the newest choice counts, and the answer is what holds then."""
    return await settings.save(call.hall.storage, await call.person(), call.body)


# --- words and kingdoms -----------------------------------------------------------------------------------------------
async def words(call: Call) -> AllWords:
    """All cards and messages, English and German."""
    return all_words()


async def rulings(call: Call) -> list[RulingText]:
    """How a card works out in cases, English and German."""
    return rulings_of(call.id)


async def rulings_of_all(call: Call) -> dict[str, list[RulingText]]:
    """How all cards work out in cases."""
    return await asyncio.to_thread(all_rulings)


async def rules(call: Call) -> tuple[RuleChapter, ...]:
    """The rules of the game, chapter by chapter."""
    return await asyncio.to_thread(rule_chapters)


async def kingdom_stock(call: Call) -> Stock:
    """What kingdoms can be made of."""
    return stock()


async def kingdom_sheet(call: Call) -> list[SheetStep]:
    """How a kingdom is laid out with real cards."""
    return await call.thought_out(lambda: steps(call.query))


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
    check_rules(person, wanted)
    seats = seats_for(person, wanted.seats, wanted.bots)
    if wanted.guided and not are_for_one_person(seats):     # for its cards are known
        raise BadKingdom("a guided game is for one person and bots: give all other seats to bots")
    setup = await call.setup(wanted.kingdom, wanted.seats)
    if not are_for_one_person(seats):       # whoever named the kingdom, or its seed, knows no more of it than others
        setup = await call.thought_out(lambda: with_unknown_wind(setup))
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
    await call.hall.daily.check(record.dealt_by, await call.anybody())
    return record


# --- records ----------------------------------------------------------------------------------------------------------
async def keep_record(call: Call) -> KeptRecord:
    """Hand in a record, to look at it or to branch off from it."""
    return await call.replayed(call.hall.records.keep(call.body))


async def record(call: Call) -> Raw:
    """A record that was handed in."""
    return Raw(await call.record())


async def frames(call: Call) -> Raw:
    """How the recorded game stood, answer by answer."""
    return await call.replayed(call.hall.records.frames(await call.record(), call.query))


async def branch(call: Call) -> Place:
    """Open a table that goes on from an answer of a record, against bots: what if?"""
    person = await call.newcomer()
    kept, wanted = reread(await call.record()), call.body
    players = kept.setup.players
    if wanted.seat >= players:
        raise BadRecord(f"the game has {players} seats, counted from 0: there is no seat {wanted.seat}")
    if wanted.at > len(kept.answers) or (wanted.at == len(kept.answers) and kept.result is not None):
        raise BadRecord(f"nothing is asked after answer {wanted.at} of {len(kept.answers)}")
    names = kept.names or [""] * players
    seats = [SeatRow(person.name, person.id) if seat == wanted.seat else
             bot_seat(wanted.bots, person, names[seat]) for seat in range(players)]
    rules = Rules(public=False, undo="free")
    table = await call.replayed(call.hall.house.create(
        kept.setup, seats, rules, False, kept.dealt_by, kept.answers[:wanted.at], kept.throneroom,
        call.hall.house.opened_by(call.visitor), "what if"))
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


# --- the lab ----------------------------------------------------------------------------------------------------------
async def laboratory(call: Call) -> LabStock:
    """Who can play contests: bots, and the strategies of the library."""
    return await asyncio.to_thread(lab_stock)


async def read_strategy(call: Call) -> StrategyRead:
    """Read a strategy, and say what cannot be understood."""
    async with call.hall.limits.strategies.turn(call.visitor):
        found = await call.hall.lab.read(call.visitor, call.body.text)
    return StrategyRead(found.name, [problem(text) for text in found.problems])


async def contest(call: Call) -> LabContest:
    """A contest as it is meant; it is played as long as somebody listens at its websocket."""
    async with call.hall.limits.strategies.turn(call.visitor):
        return await call.hall.lab.lay(call.visitor, call.body)


async def contest_game(call: Call) -> KeptRecord:
    """One of the games of a contest, kept as a record to look at."""
    async with call.hall.limits.strategies.turn(call.visitor):
        record = await call.hall.lab.game(call.visitor, call.id, call.body.number)
    return await call.replayed(call.hall.records.keep(record))


# --- one's own games --------------------------------------------------------------------------------------------------
async def games(call: Call) -> OwnGames:
    """The games of the person, running and over, the newest first."""
    return await call.hall.storage.do(partial(my_games.own_games, person=(await call.person()).id, wanted=call.query))


async def game_record(call: Call) -> Raw:
    """The record of a game of the person that is over."""
    return Raw(await call.hall.storage.do(partial(my_games.own_record, person=(await call.person()).id, game=call.id)))


async def again(call: Call) -> Place:
    """Play a game of the person again: a new table with the same kingdom, where they have a seat."""
    person, opener = await call.newcomer(), call.hall.house.opened_by(call.visitor)
    return await call.seat_at(await my_games.again(call.hall.house, person, call.id, call.body, opener), person)


async def statistics(call: Call) -> Statistics:
    """What the games of the person come to."""
    person = await call.person()
    async with call.hall.limits.sums.turn(call.visitor):
        return await call.hall.sums.of(person.id, call.query)


# --- one's own data ---------------------------------------------------------------------------------------------------
async def my_data(call: Call) -> OwnData:
    """All that is known of the person, a part of their games at a time."""
    return await own_data.taken_along(call.hall.storage, await call.person(), call.query.after)


async def bring_data(call: Call) -> DataTaken:
    """Bring games along, out of one's own data: they are played again, kept, and marked as imported."""
    person = await call.person()
    return await call.replayed(own_data.bring(call.hall.storage, call.hall.records, person, call.body))


async def delete_person(call: Call) -> Ended:
    """Delete the person: their name and words, settings and friends, all sessions, their part in all games."""
    person = await call.person()
    async with call.hall.limits.hashes.turn(call.visitor):
        await own_data.check_password(call.hall.accounts, person, call.body.password)
    return await call.hall.delete(person.id)


# --- the daily game ---------------------------------------------------------------------------------------------------
async def daily_game(call: Call) -> DailyGame:
    """The game of a day: its kingdom, one's own try, and how all others did."""
    return await call.hall.daily.shown(call.query.day, await call.anybody())


async def play_daily_game(call: Call) -> Place:
    """The one try that everybody has of the game of today."""
    person, opener = await call.newcomer(), call.hall.house.opened_by(call.visitor)
    return await call.seat_at(await call.hall.daily.begin(person, opener), person)


async def best_daily_record(call: Call) -> Raw:
    """The record of the best try of a day; as long as the day lasts only for those whose own is over."""
    return Raw(await call.hall.daily.best_record(call.id, await call.anybody()))


OWN_OPERATIONS = (
    Operation("GET", "/games", games, OwnGames, query=GamesWanted, signed_in=True),
    Operation("GET", "/games/{id}/record", game_record, Record, signed_in=True),
    Operation("POST", "/games/{id}/again", again, Place, Again, signed_in=True, limit="tables"),
    Operation("GET", "/me/data", my_data, OwnData, query=DataWanted, signed_in=True),
    Operation("POST", "/me/data", bring_data, DataTaken, DataBrought, signed_in=True, longest=LARGE),
    Operation("POST", "/me/deletion", delete_person, Ended, Deletion, signed_in=True, limit="passwords"),
    Operation("GET", "/daily", daily_game, DailyGame, query=DailyWanted),
    Operation("POST", "/daily", play_daily_game, Place, signed_in=True, limit="tables"),
    Operation("GET", "/daily/{id}/record", best_daily_record, Record),
    Operation("GET", "/statistics", statistics, Statistics, query=StatisticsWanted, signed_in=True),
)

OPERATIONS = (
    Operation("GET", "/health", health, Health),
    Operation("POST", "/session", greet, Session, Guest, limit="guests"),
    Operation("POST", "/register", register, Session, Credentials, limit="passwords", keeps=False),
    Operation("POST", "/login", log_in, Session, Credentials, limit="passwords", keeps=False),
    Operation("DELETE", "/session", end_session, Ended, signed_in=True),
    Operation("DELETE", "/sessions", end_sessions, Ended, signed_in=True, limit="passwords"),
    Operation("GET", "/me", me, Session, signed_in=True),
    Operation("GET", "/settings", load_settings, KeptSettings, signed_in=True),
    Operation("PUT", "/settings", save_settings, KeptSettings, KeptSettings, signed_in=True),
    Operation("GET", "/words", words, AllWords, constant=True),
    Operation("GET", "/cards/{id}/rulings", rulings, list[RulingText]),
    Operation("GET", "/rulings", rulings_of_all, dict[str, list[RulingText]], constant=True),
    Operation("GET", "/rules", rules, list[RuleChapter], constant=True),
    Operation("GET", "/stock", kingdom_stock, Stock, constant=True),
    Operation("GET", "/sheet", kingdom_sheet, list[SheetStep], query=SheetQuery),
    Operation("GET", "/recommended", recommended, list[RecommendedSet], constant=True),
    Operation("POST", "/kingdom", kingdom, Kingdom, KingdomWanted, KingdomQuery, keeps=False),
    Operation("GET", "/tables", lobby, list[TableInfo]),
    Operation("POST", "/tables", new_table, Place, NewTable, signed_in=True, limit="tables"),
    Operation("GET", "/tables/{id}", table_info, TableInfo),
    Operation("POST", "/tables/{id}/join", join, Place, signed_in=True),
    Operation("GET", "/tables/{id}/record", table_record, Record),
    Operation("GET", "/friends", together.friends, Friends, signed_in=True),
    Operation("POST", "/friends", together.meet, Friends, Meeting, signed_in=True, limit="meetings"),
    Operation("POST", "/tables/{id}/block", together.block_seat, Friends, SeatMeant, signed_in=True, limit="meetings"),
    Operation("POST", "/tables/{id}/invite", together.invite, Invited, Invite, signed_in=True, limit="meetings"),
    Operation("DELETE", "/tables/{id}/invitation", together.decline, Invited, signed_in=True),
    Operation("GET", "/ratings", together.leaderboard, Ratings),
    Operation("POST", "/records", keep_record, KeptRecord, Record, longest=LARGE, limit="records"),
    Operation("GET", "/records/{id}", record, Record),
    Operation("GET", "/records/{id}/frames", frames, list[Frame], query=FramesWanted),
    Operation("POST", "/records/{id}/branch", branch, Place, Branch, signed_in=True, limit="tables"),
    Operation("GET", "/paper", paper, PaperForm, constant=True),
    Operation("GET", "/paper/{id}/page.svg", paper_page, bytes, query=PageQuery, media=SVG),
    Operation("GET", "/paper/{id}/document.pdf", paper_document, bytes, query=DocumentQuery, media=PDF, limit="prints"),
    Operation("GET", "/lab", laboratory, LabStock, constant=True),
    Operation("POST", "/lab", contest, LabContest, LabWanted, limit="contests", keeps=False),
    Operation("POST", "/lab/strategy", read_strategy, StrategyRead, StrategyWanted, keeps=False),
    Operation("POST", "/lab/{id}/game", contest_game, KeptRecord, LabGame, limit="records"),
    *OWN_OPERATIONS,
)
