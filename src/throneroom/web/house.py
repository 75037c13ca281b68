"""All tables of the server.  They are loaded when somebody wants them and put away when nobody does."""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from random import SystemRandom
from typing import Any

from throneroom.engine.rng import FORMAT
from throneroom.errors import BadKingdom, BadName, DatabaseAway, IllegalAnswer, Refusal, TooMuch
from throneroom.kingdoms.customs import first_player
from throneroom.kingdoms.setup import Setup
from throneroom.web import days, invitations, removal, results
from throneroom.web.filling import Filling
from throneroom.web.friends import blocks_with
from throneroom.web.journal import Answered, AnyDeed, Begun, entry_of
from throneroom.web.kingdoms import shown_kingdom, with_unknown_wind
from throneroom.web.limits import KNOWN, Limit, Turns
from throneroom.web.live import LiveTable, Settings, played_again, replayed
from throneroom.web.names import alike, checked, distinct
from throneroom.web.planning import Planner
from throneroom.web.protocol import SPECTATOR, Ended, GameKind, Level, Rules, SeatInfo, TableInfo
from throneroom.web.shares import Shares
from throneroom.web.storage import Person, SeatRow, Storage, TableRow, new_id
from throneroom.web.table import Table
from throneroom.web.workers import Workers
from throneroom.words.messages import say

log = logging.getLogger(__name__)

BACK_FOR = 3600.0                       # seconds after a start in which nobody's days are up
DAYS_EVERY = 60.0                       # seconds between looks for those whose days are up
LISTED_FOR = 2.0                        # seconds that a list of tables is shown
REMOVE_EVERY = 3600.0                   # seconds
SEED_BITS = 128
SWEEP = 15.0                            # seconds between looks for tables that nobody uses
GUIDED_SEED = 26                        # deals the first hands of the example in the rule book, with its cards


class House:
    def __init__(self, storage: Storage, workers: Workers, settings: Settings | None = None,
                 planner: Planner | None = None) -> None:
        self.storage = storage
        self.workers = workers
        self.shares = Shares(workers.count)
        self.planner = planner or Planner()
        self.settings = settings or Settings()
        self.messages = Limit(*self.settings.messages)
        self.wishes = Limit(*self.settings.wishes)
        self.household_wishes = Limit(*self.settings.household_wishes)
        self.mistakes = Limit(*self.settings.mistakes)
        self.hellos = Limit(*self.settings.hellos)
        self.tables: dict[str, LiveTable] = {}
        self.loads = Turns(each=1, line=10**9)      # who may wait in line is counted at the doors
        self.loading: dict[str, asyncio.Task[bool]] = {}
        self.doomed: set[str] = set()   # tables that are being removed
        self.forgotten: OrderedDict[str, None] = OrderedDict()      # people who have just deleted their account
        self.opening = asyncio.Lock()
        self.key = secrets.token_bytes(32)
        self.listed: list[TableRow] = []
        self.listed_until = 0.0
        self.is_list_old = False
        self.listing = asyncio.Lock()
        self.chores: list[asyncio.Task[None]] = []
        self.finish_forgetting: Callable[[], Coroutine[Any, Any, None]] | None = None   # what was interrupted
        self.wake: Callable[[Iterable[str]], None] = lambda people: None    # tells people what is new (notices.py)

    async def open(self) -> None:
        if self.settings.ready:
            await self.workers.open()
        self.chores = [asyncio.create_task(work) for work in (self.sweep(), self.keep_house(), self.watch_days())]

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for task in self.loading.values():
            task.cancel()
        await asyncio.gather(*self.loading.values(), return_exceptions=True)
        for table in [*self.tables.values()]:
            await table.close()
        self.tables.clear()
        await self.planner.close()
        await self.workers.close()

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()

    def put_away(self) -> None:
        for table in [table for table in self.tables.values() if table.is_idle]:
            del self.tables[table.row.id]
            table.want_no_plans()

    # --- removing what is old ----------------------------------------------------------------------------------------
    async def keep_house(self) -> None:
        filling = Filling(self.storage)

        async def work() -> None:
            await self.remove_old()
            await filling.go()
        await again_and_again(work, REMOVE_EVERY, "what is old could not be removed, or its result not be found out")

    async def remove_old(self) -> None:
        """Tables and records that nobody has used for long, old sessions, and guests who are nowhere any more."""
        if self.finish_forgetting is not None:
            await self.finish_forgetting()
        do, now, keep = self.storage.do, self.storage.clock(), self.settings.keep
        await self.remove_tables(partial(removal.old_tables, now=now, keep=keep))
        for opener in await do(removal.openers_of_many):
            await self.remove_tables(partial(removal.tables_left, opener=opener, now=now))
        while keep and await do(partial(removal.remove_old_records, now=now, keep=keep)):
            pass
        await self.storage.forget_old_sessions()
        await do(partial(invitations.remove_old, now=now))
        seated, last = await do(partial(removal.people_at_tables, after=""))
        while last:
            more, last = await do(partial(removal.people_at_tables, after=last))
            seated |= more
        last = await do(partial(removal.remove_guests, now=now, after="", besides=seated))
        while last:
            last = await do(partial(removal.remove_guests, now=now, after=last, besides=seated))
        while await do(removal.remove_games_of_nobody):
            pass

    async def remove_tables(self, some: Callable[..., list[str]]) -> None:
        """Those that are found, some at a time, unless somebody uses them."""
        do, now = self.storage.do, self.storage.clock()
        in_use: set[str] = set()
        while found := await do(partial(some, besides=in_use)):
            here = {table for table in found if table in self.tables or table in self.loading}
            in_use |= here
            self.doomed = set(found) - here     # from here on nobody finds them
            try:
                await do(partial(removal.remove_tables, ids=self.doomed, now=now))
            finally:
                self.doomed = set()

    # --- games over days ---------------------------------------------------------------------------------------------
    async def watch_days(self) -> None:
        """Nobody loses for the server was away: everybody has some time after it is back."""
        await asyncio.sleep(BACK_FOR)
        await again_and_again(self.end_days, DAYS_EVERY, "who has not answered for days could not be found out")

    async def end_days(self) -> None:
        """Bots take over for all whose days are up; the tables are woken for it, and sleep again by themselves."""
        last, now = (0.0, ""), self.storage.clock()
        while some := await self.storage.do(partial(days.overdue, now=now, after=last)):
            last = some[-1]
            for _, table_id in some:
                with suppress(Refusal):         # told to the log already
                    if (table := await self.find(table_id)) is not None:
                        await table.days_are_up()

    # --- tables ------------------------------------------------------------------------------------------------------
    async def find(self, table_id: str, visitor: str = "") -> LiveTable | None:
        """The table, loaded if it is not at hand; None if there is none of that id.  One at a time for each visitor:
        others do not wait for the games of somebody who wants many long ones."""
        if table_id in self.doomed:
            return None
        while (live := self.tables.get(table_id)) is None:
            async with self.loads.turn(visitor):
                if table_id not in self.tables and not await self.loaded(table_id):
                    return None
        live.last_used = time.monotonic()       # it is not put away now
        return live

    async def loaded(self, table_id: str) -> bool:
        """Is there such a table?  Whoever comes while it is loaded waits for the same one, even if the first leaves."""
        task = self.loading.get(table_id)
        return await asyncio.shield(self.while_loading(table_id, self.load(table_id)) if task is None else task)

    def while_loading(self, table_id: str, work: Coroutine[Any, Any, bool]) -> asyncio.Task[bool]:
        task = self.loading[table_id] = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(lambda done: self.has_loaded(table_id, done))
        return task

    def has_loaded(self, table_id: str, task: asyncio.Task[bool]) -> None:
        if self.loading.get(table_id) is task:      # and not a table that has been opened since
            del self.loading[table_id]
        if not task.cancelled():
            task.exception()            # those who wait hear of it; perhaps nobody does any more

    async def load(self, table_id: str) -> bool:
        loaded = await self.storage.load_table(table_id)
        if loaded is None:
            return False
        try:
            table = await played_again(*loaded)
        except Exception as error:
            log.error("table %s: its journal cannot be played again: %r", table_id, error)
            raise Refusal("broken", "the game of this table cannot be read any more") from error
        await self.lay(table)
        return True

    async def lay(self, table: Table) -> LiveTable:
        """The only live table of that id; none, if it cannot be begun."""
        live = LiveTable(table, self.storage, self.workers, self.shares, self.settings, self.planner)
        live.wake, live.forgotten, live.drop = self.wake, self.forgotten, partial(self.drop, live)
        try:
            async with live.lock:
                await live.read_besides()
                await live.begin()
                await live.note_state()
        except BaseException:
            await live.close()
            raise
        self.tables[table.row.id] = live
        return live

    def drop(self, live: LiveTable) -> None:
        """It is not in the database any more."""
        live.want_no_plans()
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]

    async def create(self, setup: Setup, seats: list[SeatRow], rules: Rules, guided: bool = False,
                     seed: int | None = None, answers: Sequence[Sequence[int]] = (),
                     format: int = FORMAT, opener: str | None = None, kind: GameKind = "game", id: str | None = None
                     ) -> LiveTable:
        """A new table, or one that goes on after these answers; people still have to join.  What cannot be laid out or
        answered is refused before anything is kept.  `opener`: whose table it is (see `opened_by`)."""
        dealt_by = secrets.randbits(SEED_BITS) if seed is None else seed
        row = TableRow(id or new_id(), setup, dealt_by, told_apart(seats), rules, guided, "gathering",
                       self.storage.clock(), format=format, opener=opener, kind=kind)
        setup.table(format)
        table = Table(row)
        deeds = await replayed(partial(go_on_after, table, answers)) if answers else []
        row.state = table.state         # nothing is left to be written when it is laid: nobody finds it before that
        vain = self.loading.get(row.id)

        async def begun() -> bool:
            if vain is not None:        # who looks for it already finds none
                await asyncio.wait([vain])
            async with self.opening:
                if kind == "game":      # the others never wait
                    await self.check_waiting(opener)
                if any(seat.person in self.forgotten for seat in seats):
                    raise Refusal("gone", "somebody who was to sit there has deleted their account")
                await self.storage.add_table(row, [entry_of(number, deed, row.created)
                                                   for number, deed in enumerate(deeds, 1)],
                                             results.so_far(table, self.storage.clock()) if deeds else None)
            self.is_list_old = True
            await self.lay(table)
            return True
        await self.while_loading(row.id, begun())       # whoever finds it as soon as it is written waits for this one
        return self.tables[row.id]

    def opened_by(self, visitor: str) -> str:
        """A mark of the address that tells nobody which it is, and is another after a restart."""
        return blake2b(visitor.encode(), key=self.key, digest_size=16).hexdigest()

    async def check_waiting(self, opener: str | None) -> None:
        most = self.settings.waiting
        if opener is not None and await self.storage.count_waiting(opener) >= most:
            raise TooMuch(f"at most {most} tables that were opened from one address can wait for people")

    async def rematch(self, table: LiveTable, asker: str | None = None) -> str:
        """The table where the same people go on, with the same kingdom; whoever sits to the left of the winner
        begins."""
        async with table.at_rest():
            row = table.row
            final = table.table.final()
            if final is None:
                raise Refusal("not over", "the game is not over yet")
            if row.rematch is None:
                first = first_player(SystemRandom(), len(row.seats), final.winners)
                strangers = await self.strangers_to(asker)
                seats = [seat_again(seat, strangers) for seat in row.seats[first:] + row.seats[:first]]
                guided = row.guided and are_for_one_person(seats)
                try:
                    setup = with_unknown_wind(row.setup)    # they know what came before
                    again = await self.create(setup, seats, row.rules, guided, opener=row.opener)
                except TooMuch as error:
                    raise Refusal("too fast", str(error)) from None
                row.rematch = again.row.id
                await table.save()
                table.changed()
            return row.rematch

    async def strangers_to(self, person: str | None) -> set[str]:
        """Those for whom no seat is kept by this person: one of the two wants nothing to do with the other."""
        return await self.storage.do(partial(blocks_with, person=person)) if person is not None else set()

    async def at_hand(self, table_id: str) -> LiveTable | None:
        """The table, if it is, or is just being loaded; if not, whoever loads it later reads what is written then."""
        with suppress(Refusal):         # then it is not
            if table_id in self.tables or table_id in self.loading:
                return await self.find(table_id)
        return None

    def forget(self, person: str) -> None:
        """Nobody seats them from now on."""
        self.forgotten[person] = None
        if len(self.forgotten) > KNOWN:
            self.forgotten.popitem(last=False)

    async def end_sessions(self, person: str) -> Ended:
        """Makes all tokens of the person and of their seats worthless, and ends their connections.  Tables at hand, or
        just being loaded, would not learn it from the storage."""
        sessions, tables = 0, [*self.loading]
        try:
            sessions, tables = await self.storage.end_sessions(person)
        finally:                        # also if it is not known whether that was done
            here = {table.row.id for table in self.tables.values() if table.seats_of(person)}
            for table_id in here.union(tables):
                if (table := await self.at_hand(table_id)) is not None:
                    await table.end_sessions(person)
        return Ended(sessions, len(tables))

    async def lobby(self, most: int = 50) -> list[TableInfo]:
        """The newest public tables that wait for players or can be looked at; of one address only a few, so that nobody
        hides those of others."""
        async with self.listing:        # one list for all who ask meanwhile
            if self.is_list_old or time.monotonic() > self.listed_until:
                self.is_list_old = False
                self.listed = await self.storage.list_tables(("gathering", "playing"), most, self.settings.listed)
                self.listed_until = time.monotonic() + LISTED_FOR
        return [info for info in map(self.info, self.listed) if info.state != "over"]

    def info(self, row: TableRow) -> TableInfo:
        """Of a table that need not be at hand."""
        live = self.tables.get(row.id)
        if live is not None and not live.in_doubt:
            return live.info_as_written()
        seats = [SeatInfo(number, seat.name, seat.bot) for number, seat in enumerate(row.seats)]
        kingdom = shown_kingdom(row.setup)
        return TableInfo(row.id, row.state, seats, kingdom, row.rules, row.guided, 0, row.created, row.rematch,
                         kingdom.name, row.kind)


async def again_and_again(work: Callable[[], Awaitable[None]], every: float, trouble: str) -> None:
    """So many seconds after it has ended, however it has."""
    while True:
        try:
            await work()
        except DatabaseAway:
            pass                        # told to the log already, and done the next time
        except Exception:
            log.exception(trouble)
        await asyncio.sleep(every)


def seats_for(person: Person, seats: int, bots: Sequence[Level]) -> list[SeatRow]:
    """One for the person, then free ones, then bots."""
    if len(bots) >= seats:
        raise BadKingdom(f"{len(bots)} bots and one person do not fit on {seats} seats")
    free = [SeatRow() for _ in range(seats - 1 - len(bots))]
    return told_apart([SeatRow(person.name, person.id), *free, *[bot_seat(level, person) for level in bots]])


def seat_again(seat: SeatRow, strangers: Collection[str]) -> SeatRow:
    """For another game; it is free, if nobody is known who is to sit there, or it is not kept for them."""
    is_kept = seat.bot is not None or (seat.person is not None and seat.person not in strangers)
    return SeatRow(seat.name, seat.person, seat.bot) if is_kept else SeatRow()


def are_for_one_person(seats: Sequence[SeatRow]) -> bool:
    return sum(seat.bot is None for seat in seats) == 1


def bot_seat(level: Level, person: Person, name: str = "") -> SeatRow:
    """Called otherwise than the person it plays against; those who come later are (LiveTable.join).  Of the name it is
    to have, if that is one, else by that of its character."""
    with suppress(BadName):
        if name and not alike(checked(name), person.name):
            return SeatRow(name, None, level)
    return SeatRow(distinct(say("character", level, "en"), [person.name]), None, level)


def told_apart(seats: list[SeatRow]) -> list[SeatRow]:
    """The same character may sit at a table several times: with numbers."""
    taken = [seat.name for seat in seats if seat.bot is None and seat.name]
    for seat in seats:
        if seat.bot is not None:
            seat.name = distinct(seat.name, taken)
            taken.append(seat.name)
    return seats


def go_on_after(table: Table, answers: Sequence[Sequence[int]]) -> list[AnyDeed]:
    """Begins the game and gives these answers; the deeds for the journal."""
    deeds: list[AnyDeed] = [Begun(SPECTATOR)]
    table.apply(deeds[0])
    for answer in answers:
        if table.decision is None:
            raise IllegalAnswer("the game is over before all answers are given")
        deeds.append(Answered(int(table.decision.seat), list(answer), bot=True))
        table.apply(deeds[-1])
    return deeds
