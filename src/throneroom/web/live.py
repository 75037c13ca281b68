"""A table with people at it: deeds are written down before anybody hears of them, bots think, clocks run.

Whoever looks on is a Sitter.  After every change each sitter is woken and fetches what is new for its seat: a slow
reader gets several changes at once, and nothing piles up for it.
"""
from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import takewhile
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from throneroom.bots.kept_plans import Order
from throneroom.bots.levels import IN_A_HURRY, order_of
from throneroom.engine.decision import Agent, Decision
from throneroom.errors import DatabaseAway, NotAllowed, NotSignedIn, Refusal
from throneroom.record.view import View, views
from throneroom.web import days, ratings, results
from throneroom.web.days import Deadline, next_deadline
from throneroom.web.friends import blocks_among
from throneroom.web.journal import (
    Answered,
    AnyDeed,
    Begun,
    Hurried,
    Resigned,
    Returned,
    SatDown,
    StoodUp,
    TakenOver,
    TookBack,
    Voted,
    VoteDropped,
    deed_of,
    entry_of,
)
from throneroom.web.kingdoms import shown_kingdom
from throneroom.web.names import distinct
from throneroom.web.planning import Asker, Found, Planner
from throneroom.web.protocol import (
    SPECTATOR,
    Agree,
    Answer,
    Because,
    Chat,
    Earlier,
    Final,
    FromSeat,
    Heaps,
    Kick,
    Level,
    Paused,
    Place,
    RatingChange,
    Refused,
    Replace,
    Resign,
    SeatInfo,
    TableInfo,
    Told,
    Undo,
    Update,
    Vote,
    Withdraw,
)
from throneroom.web.shares import Shares
from throneroom.web.storage import (
    DAY,
    SEAT_LIFE,
    Entry,
    Person,
    SeatRow,
    Storage,
    TableRow,
    Work,
    all_of,
    end_tokens,
    hash_of,
    new_id,
    new_token,
)
from throneroom.web.table import Poll, Table, check
from throneroom.web.workers import Problem, Workers

T = TypeVar("T")
log = logging.getLogger(__name__)

CONNECTIONS_PER_SEAT = 6
MOST_TOLD = 400                         # events in one message; older ones are told to who asks for them
BOT_PAUSES: tuple[float, ...] = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2)      # seconds before a bot that failed tries again
REPLAYS = ThreadPoolExecutor(2, "replay")        # so many games are played again at the same time
TRY_AGAIN = (0.1, 2.0)                  # seconds until a journal is read again: at first, and at most
encode = msgspec.json.Encoder().encode
PAUSED = encode(Paused())
ELSEWHERE = Refused("elsewhere", "this seat was taken up elsewhere, with a new token")
ENDED = Refused("ended", "all sessions of this person were ended")
KICKED = Refused("kicked", "you were removed from this table")
NO_TABLE = Refused("no table", "there is no such table")
STOOD_UP = Refused("stood up", "you have left this table")


class Settings(Struct, frozen=True):
    pause: tuple[float, float] = (0.15, 0.4)    # seconds before a bot answers, for people's eyes
    ready: bool = True                  # bots' processes start with the server, not when the first of them is asked
    absent: float = 60.0                # seconds after which somebody who has left may be replaced
    vote: float = 30.0                  # seconds after which a vote is over, whoever has not said anything
    patience: float = 8.0               # seconds for which a bot waits for its plan, and once more for a lesser one
    idle: float = 60.0                  # seconds after which a table nobody looks at is put away
    spectators: int = 30                # at one table
    waiting: int = 20                   # tables of one address that wait for people
    listed: int = 5                     # of these in the lobby
    keep: float = 365 * DAY             # seconds; what nobody has used for so long is removed.  0: nothing is
    # How often, a second and at once; whatever connections come and go.
    messages: tuple[float, float] = (20, 60)    # of one seat
    wishes: tuple[float, float] = (1, 15)       # of these: chat, undo, votes and the like
    household_wishes: tuple[float, float] = (5, 60)     # of all seats that one address plays at
    mistakes: tuple[float, float] = (1, 50)     # of one seat; who makes more is sent away
    hellos: tuple[float, float] = (0.5, 20)     # of one seat


class Standing(Struct, frozen=True):
    """How things stand, as far as it does not hang on who looks; and the views of all who are there."""

    table: TableInfo
    views: dict[int, View]
    vote: Vote | None
    points: list[int] | None
    heaps: list[Heaps] | None
    final: Final | None


class Sitter:
    """One connection to the table."""

    def __init__(self, seat: int, told: int, token: str | None = None, history: str | None = None) -> None:
        self.seat = seat
        self.token = token
        self.told = told                # the number of the last event it knows
        self.history = history          # in which it was told
        self.behind = True              # something has changed since its last update
        self.news = asyncio.Event()
        self.ended: Refused | None = None   # why its token is worth nothing any more: the last it hears


class LiveTable:
    def __init__(self, table: Table, storage: Storage, workers: Workers, shares: Shares, settings: Settings,
                 planner: Planner) -> None:
        self.table = table
        self.storage = storage
        self.workers = workers
        self.shares = shares            # of the workers
        self.planner = planner
        self.settings = settings
        self.lock = asyncio.Lock()      # held from looking at the table until what follows is written
        self.sitters: set[Sitter] = set()
        self.updates: dict[tuple[int, int], bytes] = {}     # as long as nothing changes, like the next
        self.now: Standing | None = None
        self.kingdom = shown_kingdom(table.row.setup)
        self.set_name = self.kingdom.name
        self.left = dict.fromkeys(range(len(table.chairs)), time.monotonic())   # when each was last here
        self.last_used = time.monotonic()
        self.asked = SPECTATOR          # the seat whose clock runs
        self.asked_since = 0.0
        self.asked_at = 0               # after so many answers
        self.writing_since = 0.0
        self.recovery: asyncio.Task[None] | None = None     # as long as it is not known what is written
        self.trouble = ""               # with the journal
        self.is_gone = False            # a database came back that does not know this table
        self.history = new_id()         # another one if something that was told has never happened any more
        self.sure = table.number        # so many events are written
        self.deadline: Deadline | None = None       # if there are days for every answer
        self.blocks: set[tuple[str, str]] = set()   # who of the people here has blocked whom
        self.rating_changes: list[RatingChange | None] = []     # once the game has counted
        self.wake: Callable[[Iterable[str]], None] = lambda people: None    # tells people elsewhere
        self.drop: Callable[[], None] = lambda: None    # nobody finds it any more
        self.forgotten: Collection[str] = ()        # who is not to be written down any more
        self.ended: set[str] = set()    # people whose tokens have ended; what is written may not know it yet
        self.timer: asyncio.TimerHandle | None = None
        self.poll: Poll | None = None   # the vote whose time runs
        self.poll_timer: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots: asyncio.Task[None] | None = None
        self.last_info = self.info()
        self.changed()

    @property
    def row(self) -> TableRow:
        return self.table.row

    # --- how things stand --------------------------------------------------------------------------------------------
    def present(self) -> set[int]:
        return {sitter.seat for sitter in self.sitters}

    def info(self) -> TableInfo:
        table, row = self.table, self.row
        present = self.present()
        decision = table.decision
        thinking = SPECTATOR if decision is None else int(decision.seat)
        seats = [SeatInfo(seat, who.name, chair.bot, seat in present, chair.resigned, self.seconds_left(seat),
                          seat == thinking, chair.bot is not None and who.bot is None)
                 for seat, (who, chair) in enumerate(zip(row.seats, table.chairs, strict=True))]
        spectators = sum(sitter.seat == SPECTATOR for sitter in self.sitters)
        return TableInfo(row.id, table.state, seats, self.kingdom, row.rules, row.guided, spectators, row.created,
                         row.rematch, self.set_name, row.kind)

    def info_as_written(self) -> TableInfo:
        """For those who wait for nobody: while something is being written, how things stood before."""
        if not self.lock.locked():
            self.last_info = self.info()
        return self.last_info

    def seconds_left(self, seat: int) -> float | None:
        if self.row.rules.days is not None:
            due = self.deadline.due if self.deadline is not None and self.deadline.seat == seat else None
            return None if due is None else max(0.0, due - self.storage.clock())
        left = self.table.seconds_left(seat)
        if left is None or seat != self.asked:
            return left
        return max(0.0, left - (time.monotonic() - self.asked_since))

    def standing(self) -> Standing:
        """What all seats are told alike; made once after every change."""
        if self.now is None:
            table, game = self.table, self.table.game
            seats = sorted(self.present())
            self.now = Standing(self.info(), {} if game is None else dict(zip(seats, views(game, seats), strict=True)),
                                table.vote(), table.points(), table.heaps(), self.final())
        return self.now

    def final(self) -> Final | None:
        final = self.table.final()
        return None if final is None else msgspec.structs.replace(final, ratings=self.rating_changes)

    def update(self, seat: int, told: int) -> bytes:
        """What is new to a present seat that knows so many events, and how things stand for it."""
        found = self.updates.get((seat, told))
        if found is None:
            table, now = self.table, self.standing()
            after = max(told, table.number - MOST_TOLD)
            found = encode(Update(
                table.number, after + 1, self.told(seat, after), now.table, now.views.get(seat),
                table.question(seat), now.vote, table.undo_offer(seat), table.undo_step(seat), now.points, now.heaps,
                now.final))
            self.updates[seat, told] = found
        return found

    async def fetch(self, sitter: Sitter) -> bytes:
        """The next update for a sitter; nothing of it can still be lost."""
        async with self.lock:
            if self.in_doubt:
                sitter.behind = False   # until the journal can be read again
                return PAUSED
            told, sitter.told, sitter.behind = sitter.told, self.table.number, False
            update = self.update(sitter.seat, told)
            if not any(other.behind for other in self.sitters):
                self.forget_updates()
            return update

    async def earlier(self, seat: int, before: int) -> Earlier:
        """What happened before that event, as far as it is told at once."""
        async with self.at_rest():
            events = self.told(seat, max(0, before - 1 - MOST_TOLD), before - 1)
            return Earlier(events[0].number if events else 1, events)

    def told(self, seat: int, after: int, upto: int | None = None) -> list[Told]:
        """What happened, without what was said by people whom the one at the seat has blocked."""
        events = self.table.log.told(seat, after, upto)
        person = None if seat == SPECTATOR else self.row.seats[seat].person
        deaf = [other for other, row in enumerate(self.row.seats) if (person, row.person) in self.blocks]
        return [msgspec.structs.replace(event, text="") if event.verb == "chat" and event.seat in deaf else event
                for event in events] if deaf else events

    def forget_updates(self) -> None:
        self.updates.clear()
        self.now = None

    def seat_of(self, token: str | None) -> int:
        """Whose token it is; -1 for spectators, who have none."""
        if token is None:
            return SPECTATOR
        wanted = hash_of(token)
        for seat, row in enumerate(self.row.seats):
            if row.token_hash == wanted:
                if self.storage.clock() - (row.issued or self.row.created) >= SEAT_LIFE:
                    raise Refusal("expired", "this token of the seat is too old: join the table again")
                return seat
        if self.in_doubt:
            raise DatabaseAway          # the token that is written may be another one
        raise Refusal("bad token", "this is no token of a seat of this table")

    @property
    def is_idle(self) -> bool:
        """May it be put away? (Everything is in the storage.)"""
        return (not self.sitters and not self.tasks and self.timer is None and self.poll is None
                and not self.lock.locked() and time.monotonic() - self.last_used > self.settings.idle)

    # --- coming and going --------------------------------------------------------------------------------------------
    async def come(self, sitter: Sitter) -> None:
        seat = sitter.seat
        limit = self.settings.spectators if seat == SPECTATOR else CONNECTIONS_PER_SEAT
        if seat == SPECTATOR and not self.row.rules.spectators:
            raise Refusal("no spectators", "the people of this table play without spectators")
        async with self.lock:
            if self.is_gone:
                raise Refusal(NO_TABLE.why, NO_TABLE.text)
            self.seat_of(sitter.token)          # it may have ended while this one waited
            if sum(other.seat == seat for other in self.sitters) >= limit:
                raise Refusal("full", "too many connections to this seat")
            if sitter.told > self.table.number or sitter.history not in (None, self.history):
                sitter.told = 0
            with suppress(DatabaseAway):    # whoever comes hears that the table waits
                await self.welcome_back(seat)
            self.sitters.add(sitter)
            self.changed()
            if seat != SPECTATOR:
                self.want_plans()

    async def welcome_back(self, seat: int) -> None:
        """Somebody who was absent plays again, unless they resigned or have no time left."""
        if seat == SPECTATOR or self.in_doubt:
            return
        chair, poll = self.table.chairs[seat], self.table.poll
        if chair.bot is not None and not chair.resigned and not chair.out_of_time and self.table.state == "playing":
            await self.commit(Returned(seat))
        elif poll is not None and poll.about == "absent" and poll.seat == seat:
            await self.commit(VoteDropped(seat))

    def leave(self, sitter: Sitter) -> None:
        if sitter in self.sitters:
            self.sitters.remove(sitter)
            self.left[sitter.seat] = time.monotonic()
            self.changed()

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, row in enumerate(self.row.seats) if row.person == person]

    def seated(self) -> set[str]:
        return {row.person for row in self.row.seats if row.person is not None}

    async def join(self, person: Person) -> Place:
        """A seat for the person: their own one if they have one, with a new token, or a free one."""
        async with self.at_rest():
            seats = self.row.seats
            own, free = self.seats_of(person.id), self.free_seats()
            if not own and not free:
                raise Refusal("full", "all seats of this table are taken")
            if not own:
                await self.check_newcomer(person)
            if person.id in self.forgotten:
                raise NotSignedIn("this account was deleted")
            seat = (own or free)[0]
            row, token = seats[seat], new_token()
            new = not row.token_hash and not row.issued
            others = [other.name for other in seats if other is not row and other.name]
            row.name, row.person = row.name or distinct(person.name, others), person.id
            row.token_hash, row.issued = hash_of(token), self.storage.clock()
            await (self.commit(SatDown(seat, row.name)) if new else self.save())
            self.send_away(self.sitters_at([seat]), ELSEWHERE)
            self.want_plans()
            await self.begin()
            return Place(self.row.id, seat, token)

    def free_seats(self) -> list[int]:
        return [seat for seat, row in enumerate(self.row.seats) if not row.name and row.bot is None]

    async def check_newcomer(self, person: Person) -> None:
        """May they sit down here?  Whoever may not does not learn who is against it."""
        if self.row.rules.rated and not person.registered:
            raise NotAllowed("only registered people play rated games: register first, in your account")
        people = self.seated()
        self.blocks = await self.storage.do(partial(blocks_among, people=people | {person.id}))
        if person.id in self.table.kicked or any((other, person.id) in self.blocks for other in people):
            raise NotAllowed("you cannot sit down at this table")

    async def free(self, deed: StoodUp) -> None:
        """Whoever sat there can do nothing here any more."""
        self.row.seats[deed.seat] = SeatRow()
        await self.commit(deed)
        self.send_away(self.sitters_at([deed.seat]), KICKED if deed.kicked else STOOD_UP)

    async def end_sessions(self, person: str) -> None:
        """Nobody can act for the seats of the person until they join again."""
        async with self.lock:
            self.send_away(self.sitters_at(self.seats_of(person)), ENDED)
            self.ended.add(person)
            if end_tokens(self.row.seats, person) and not self.in_doubt:
                with suppress(DatabaseAway):    # it is written when the table goes on
                    await self.save()

    def sitters_at(self, seats: Collection[int]) -> list[Sitter]:
        return [sitter for sitter in self.sitters if sitter.seat in seats]

    def send_away(self, sitters: Iterable[Sitter], why: Refused) -> None:
        for sitter in sitters:
            sitter.ended = why
            self.leave(sitter)
            sitter.news.set()

    async def begin(self) -> None:
        """Deals the cards, if everybody is there."""
        if self.table.state == "gathering" and all(row.bot or row.token_hash for row in self.row.seats):
            await self.commit(Begun(SPECTATOR))
        else:
            await self.pass_over()

    async def pass_over(self) -> None:
        """Gives the answer that cannot matter, if such a one is awaited: nobody sees the question."""
        decision, choice = self.table.decision, self.table.needless
        if decision is not None and choice is not None and not self.table.is_full:
            await self.commit(Answered(int(decision.seat), choice, bot=True))

    async def save(self) -> None:
        """Writes down who sits where, and where the table goes on; as it was before, if that fails."""
        self.writing_since = time.monotonic()
        try:
            await self.storage.save_table(self.row)
            self.ended.clear()
        except BaseException:
            self.doubt()
            raise

    # --- what is written ---------------------------------------------------------------------------------------------
    @property
    def in_doubt(self) -> bool:
        """The table at hand may not be the one that is written: nobody is told of it, and nothing is done there."""
        return self.recovery is not None

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Alone with the table as it is written; DatabaseAway if that cannot be known now."""
        async with self.lock:
            if self.in_doubt:
                raise DatabaseAway
            yield

    def doubt(self) -> None:
        """Something was to be written, and it is not known whether it is: only the journal can tell."""
        if self.recovery is None:
            self.recovery = self.start(self.recover())
            self.changed()

    async def recover(self) -> None:
        """Reads the journal, as soon as that can be done; then everything goes on by itself."""
        since, (pause, longest) = self.writing_since, TRY_AGAIN
        while not await self.is_reloaded(patiently=True):
            if self.is_gone:            # for good: whoever comes later finds it, if it is there again
                self.send_away([*self.sitters], NO_TABLE)
                self.drop()
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)
        self.recovery = None
        if self.table.answers == self.asked_at:
            self.asked_since += time.monotonic() - since    # nobody's time runs meanwhile
        else:
            self.asked = SPECTATOR
        self.changed()
        with suppress(Refusal):         # it is away again: the next one goes on
            async with self.at_rest():
                for seat in self.present():
                    await self.welcome_back(seat)
                await self.begin()      # who sat down last may be written, and that all are there not yet
                await self.note_state()
                if self.ended:
                    await self.save()

    async def is_reloaded(self, patiently: bool = False) -> bool:
        try:
            await self.reload(patiently)
        except DatabaseAway:
            return False
        except Exception as error:
            if repr(error) != self.trouble:
                self.trouble = repr(error)
                log.error("table %s waits: its journal cannot be read again: %s", self.row.id, self.trouble)
            return False
        return True

    # --- doing something ---------------------------------------------------------------------------------------------
    async def handle(self, seat: int, message: FromSeat, by: Sitter | None = None) -> None:
        """What somebody at a seat wants; a Refusal if that cannot be."""
        if seat == SPECTATOR:
            raise Refusal("spectator", "spectators only look on")
        async with self.at_rest():
            self.last_used = time.monotonic()
            if by is not None and by.ended is not None:     # while this one waited
                raise Refusal(by.ended.why, by.ended.text)
            if self.table.is_full:
                raise Refusal("too long", "nothing more can be done here: the journal of this table is full")
            deed = self.deed(seat, message)
            with suppress(DatabaseAway):    # everybody hears that the table waits; the next update tells what was done
                await (self.free(deed) if isinstance(deed, StoodUp) else self.commit(deed))

    def deed(self, seat: int, message: FromSeat) -> AnyDeed:
        table = self.table
        match message:
            case Answer(number, choice):
                return table.answering(seat, number, choice, self.thought(seat))
            case Undo():
                return table.undoing(seat, self.present())
            case Agree(yes):
                return table.voting(seat, yes)
            case Withdraw():
                return table.withdrawing(seat)
            case Chat(text):
                return table.saying(seat, text)
            case Resign():
                return table.resigning(seat)
            case Kick(other):
                return table.standing_up(seat, other)
            case Replace(absent):
                return table.replacing(seat, self.missing(absent), self.present())
        raise Refusal("bad message", "this cannot be asked for here")

    def thought(self, seat: int) -> float:
        """Seconds the seat has used for this question."""
        most, deadline = self.row.rules.days, self.deadline
        if most is not None and deadline is not None and deadline.seat == seat and deadline.due is not None:
            return max(0.0, round(self.storage.clock() - (deadline.due - most * DAY)))
        if self.row.rules.minutes is None or seat != self.asked:
            return 0.0
        return round(time.monotonic() - self.asked_since, 2)

    def missing(self, seat: int) -> int:
        if self.row.rules.days is not None:
            raise Refusal("not absent", "everybody has days to answer here")
        if seat in self.present() or time.monotonic() - self.left.get(seat, 0.0) < self.settings.absent:
            raise Refusal("not absent", "that player is here, or was a moment ago")
        return seat

    async def commit(self, deed: AnyDeed) -> None:
        """Carries a deed out and writes it down; whatever goes wrong, the table is as if nothing had been asked.
        (The lock is held: nobody sees the table before it is written.)"""
        self.writing_since = time.monotonic()
        try:
            if isinstance(deed, TookBack | Voted | TakenOver):     # may play the game again: others go on meanwhile
                await asyncio.to_thread(self.table.apply, deed)
            else:
                self.table.apply(deed)
            await self.write(deed)
            if isinstance(deed, Answered):
                self.asked = SPECTATOR  # the time for the next question begins now
        except (DatabaseAway, asyncio.CancelledError):
            self.doubt()                # it may have been written, or not
            raise
        except Exception as error:
            log.exception("table %s: %r failed", self.row.id, deed)
            sure, history, stands = self.sure, self.history, False
            try:
                stands = await self.is_reloaded() and (self.sure, self.history) == (sure, history)
            finally:
                if not stands:          # who is here, and what goes on, may be another thing in what is written
                    self.doubt()
            raise Refusal("failed", "this could not be done; the table stands as before") from error
        finally:
            self.changed()
        await self.pass_over()

    async def write(self, deed: AnyDeed) -> None:
        """The deed, and all that follows from it, in one transaction."""
        now, before = self.storage.clock(), self.deadline
        deadline, counting = next_deadline(before, self.table, now), ratings.follow(self.table, now)
        is_row_other = isinstance(deed, SatDown | StoodUp) or self.table.state != self.row.state
        self.row.state = self.table.state
        await self.storage.append(self.row.id, entry_of(self.table.deeds, deed, now), all_of(
            results.after(self.table, deed, now), counting, None if deadline is before else self.noting(deadline),
            self.storage.saving(self.row) if is_row_other else None))
        self.sure = self.table.number
        if is_row_other:
            self.ended.clear()
        if counting is not None:
            await self.read_besides()
        if deadline is not before:
            self.deadline = deadline
            self.wake({person for each in (before, deadline) if (person := self.person_asked(each)) is not None})

    def noting(self, deadline: Deadline | None) -> Work:
        return partial(days.write, table=self.row.id, person=self.person_asked(deadline), deadline=deadline)

    def person_asked(self, deadline: Deadline | None) -> str | None:
        return None if deadline is None or deadline.seat == SPECTATOR else self.row.seats[deadline.seat].person

    async def note_state(self) -> None:
        """Keeps the state where lists of tables find it, if a journal that was cut says another."""
        if self.table.state != self.row.state:
            self.row.state = self.table.state
            with suppress(DatabaseAway):    # it is noted when the table goes on
                await self.save()

    async def reload(self, patiently: bool = False) -> None:
        """The table as it is written; patiently: however long that takes, if nobody waits for the lock meanwhile."""
        loaded = await self.storage.load_table(self.row.id, to_write=True, patiently=patiently)
        self.is_gone = loaded is None
        if loaded is None:
            raise DatabaseAway          # the one that is there does not know this table
        before, self.table = self.table, await played_again(*loaded)
        alike = agreeing(before.log.happened, self.table.log.happened)
        if alike < self.sure:           # as that database has it, some of it never happened: all is told anew
            self.history = new_id()
        for sitter in self.sitters:
            if sitter.told > alike:
                sitter.told = 0
        self.sure = self.table.number
        await self.read_besides()
        for person in self.ended:       # perhaps while it was read
            end_tokens(self.row.seats, person)
        for sitter in [*self.sitters]:
            if sitter.token and hash_of(sitter.token) != (written := self.row.seats[sitter.seat].token_hash):
                self.send_away([sitter], ELSEWHERE if written else ENDED)

    async def unwrite(self, person: str, work: Work) -> None:
        """The person has resigned, and is not to be known here any more: what is written is changed by that work."""
        async with self.at_rest():
            for seat in self.seats_of(person):
                if self.table.state == "playing" and not self.table.chairs[seat].resigned:
                    await self.commit(Resigned(seat))
            self.writing_since = time.monotonic()
            try:
                await self.storage.do(work)
                await self.reload()
            except (DatabaseAway, asyncio.CancelledError):
                self.doubt()            # as with a deed; what fails in any other way is not written
                raise
            self.changed()

    async def read_besides(self) -> None:
        """What the journal does not know."""
        self.blocks, self.deadline, self.rating_changes = await self.storage.look(
            partial(besides, row=self.row, people=self.seated()))

    def changed(self) -> None:
        """Everybody hears of it; clocks and bots go on."""
        self.forget_updates()
        self.last_used = time.monotonic()
        for sitter in self.sitters:
            sitter.behind = True
            sitter.news.set()
        self.set_clock()
        self.set_poll_clock()
        if self.table.state == "over":
            self.want_no_plans()
        if self.bots is None and self.bot_to_answer() is not None:
            self.bots = self.start(self.let_bots_play())

    # --- clocks ------------------------------------------------------------------------------------------------------
    def set_clock(self) -> None:
        """Lets the time of the person who is asked run, and no other."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.in_doubt:
            return
        decision = self.table.decision
        asked = SPECTATOR if decision is None or self.table.chairs[decision.seat].bot else int(decision.seat)
        if asked != self.asked:
            self.asked, self.asked_since = asked, time.monotonic()
        self.asked_at = self.table.answers
        is_watched = asked != SPECTATOR and self.row.rules.days is None     # the house watches the days
        left = self.seconds_left(asked) if is_watched else None
        if left is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(left, lambda: self.start(self.time_is_up(asked)))

    async def time_is_up(self, seat: int) -> None:
        with suppress(Refusal):         # told to the log already; the clock is set again when the table goes on
            async with self.at_rest():
                if seat == self.asked and self.seconds_left(seat) == 0:
                    await self.commit(TakenOver(seat, "time"))
                else:
                    self.set_clock()

    async def days_are_up(self) -> None:
        """A bot takes over for somebody who has not answered for days."""
        async with self.at_rest():
            deadline = self.deadline
            if deadline is not None and deadline.due is not None and deadline.due <= self.storage.clock():
                await self.commit(TakenOver(deadline.seat, "time"))

    def set_poll_clock(self) -> None:
        """A vote ends by itself, or somebody who says nothing would keep the others waiting."""
        poll = self.table.poll
        if poll is self.poll:
            return
        if self.poll_timer is not None:
            self.poll_timer.cancel()
        self.poll, self.poll_timer = poll, None
        if poll is not None:
            self.poll_timer = asyncio.get_running_loop().call_later(
                self.settings.vote, lambda: self.start(self.poll_is_over(poll)))

    async def poll_is_over(self, poll: Poll) -> None:
        with suppress(Refusal):         # as with the clock
            async with self.at_rest():
                if poll is self.table.poll:
                    self.poll = None    # if it cannot be written down now, the time begins anew
                    await self.commit(VoteDropped(poll.seat, "expired"))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- bots --------------------------------------------------------------------------------------------------------
    def bot_to_answer(self) -> int | None:
        """The seat of a bot that is asked.  While somebody wants to take something back bots wait, and they do not play
        for an empty room."""
        decision, poll = self.table.decision, self.table.poll
        if self.in_doubt:
            return None
        if decision is None or self.table.chairs[decision.seat].bot is None or self.table.is_full:
            return None
        if (poll is not None and poll.about == "undo") or not (self.table.people() or self.sitters):
            return None
        return int(decision.seat)

    async def let_bots_play(self) -> None:
        """As long as one is asked.  Whatever goes wrong, they try again by themselves, ever more patiently."""
        pauses = BOT_PAUSES
        try:
            while (seat := self.bot_to_answer()) is not None:
                try:
                    await self.let_bot_play(seat)
                    pauses = BOT_PAUSES
                except Exception as error:
                    if not isinstance(error, Refusal):      # which is told to the log already
                        log.exception("table %s: bot %s failed", self.row.id, seat)
                    await asyncio.sleep(pauses[0])
                    pauses = pauses[1:] or pauses
        finally:
            self.bots = None

    async def let_bot_play(self, seat: int) -> None:
        await asyncio.sleep(random.uniform(*self.settings.pause) if self.sitters else 0)
        async with self.lock:
            decision = self.table.decision
            problem = self.problem(seat, decision)
        if decision is None or problem is None or self.bot_to_answer() != seat:
            return
        found = await self.plan(problem.level)
        if found is None:
            return
        async with self.shares.place(self.opener):
            choice = await self.workers.answer(replace(problem, plans=found.plans))
        async with self.lock:
            if self.table.decision is decision and self.bot_to_answer() == seat:
                await self.commit(Answered(seat, legal(decision, choice), bot=True))

    @property
    def opener(self) -> str:
        """Whose turn it is when a bot of this table thinks, or its plan is searched for."""
        return self.row.opener or self.row.id

    @property
    def asker(self) -> Asker:
        return Asker(self.row.id, self.opener, self.row.kind == "daily")

    def want_plans(self) -> None:
        """They are searched for while those who will play look at the kingdom: not for a table that is only loaded."""
        if self.table.state != "over":
            for level in {chair.bot for chair in self.table.chairs if chair.bot is not None}:
                if (order := self.order(level)) is not None:
                    self.planner.want(order, self.asker)

    def want_no_plans(self) -> None:
        self.planner.leave(self.asker)

    def order(self, level: Level) -> Order | None:
        """The plan that bots of this level play by here."""
        return order_of(level, self.row.setup, self.table.hurried.get(level))

    async def plan(self, level: Level) -> Found | None:
        """What bots of this level go by; it is waited for, but not for ever.  Who has no time for it does with less
        from then on, so that the same question always gets the same answer: that is written down (None).  A daily game
        is the same for everybody, however long it takes."""
        order = self.order(level)
        if order is None:
            return Found()
        patience = None if self.row.kind == "daily" else self.settings.patience
        plan = partial(self.planner.plan, asker=self.asker, seconds=patience)
        found = await plan(order)
        if found.plans:
            return found
        if self.table.state == "over" or self.in_doubt:     # while it was searched for
            return None
        less = order_of(level, self.row.setup, IN_A_HURRY)
        assert less is not None
        hurried = IN_A_HURRY if order.games > less.games and (await plan(less)).plans else 0
        async with self.lock:
            if not self.in_doubt and self.order(level) == order:
                await self.commit(Hurried(SPECTATOR, level, hurried))
        return None

    async def why(self, seat: int) -> Because:
        """Why the bot at that seat bought what it bought last."""
        async with self.at_rest():
            level = self.table.chairs[seat].bot if seat < len(self.table.chairs) else None
            problem = None if level is None else self.thought_about(seat, level)
        if level is None or problem is None:
            raise Refusal("no bot", "no bot plays there")
        order = self.order(level)
        found = self.planner.found.get(order, Found()) if order is not None else Found()
        async with self.shares.place(self.opener):
            reason = await self.workers.why(replace(problem, plans=found.plans, rates=found.rates, why=seat))
        if reason is None:
            raise Refusal("nothing bought", "this bot has not bought anything yet")
        return Because(seat, reason.why, reason.card, reason.won, reason.lost)

    def problem(self, seat: int, decision: Decision | None) -> Problem | None:
        level = self.table.chairs[seat].bot
        if decision is None or level is None or decision.seat != seat:
            return None
        return self.thought_about(seat, level)

    def thought_about(self, seat: int, level: Level) -> Problem | None:
        driver = self.table.driver
        if driver is None:
            return None
        # In a daily game the bot is the same to everybody: whoever plays alike sees the same game.
        chance = f"{self.row.seed:x}" if self.row.kind == "daily" else self.row.id
        return Problem(level, crc32(f"{chance} {seat}".encode()), self.row.id, driver.setup, f"{driver.seed:x}",
                       driver.format, driver.answers[:])

    # --- the end -----------------------------------------------------------------------------------------------------
    async def close(self) -> None:
        """Stops everything that goes on here."""
        for timer in (self.timer, self.poll_timer):
            if timer is not None:
                timer.cancel()
        while self.tasks:               # one that is stopped while it writes leaves a doubt, and another task
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.want_no_plans()


def besides(connection: Connection, row: TableRow, people: Collection[str]) -> tuple[
        set[tuple[str, str]], Deadline | None, list[RatingChange | None]]:
    """Who of the people has blocked whom, until when somebody has days to answer, and what became of ratings."""
    return (blocks_among(connection, people), days.read(connection, row.id) if row.rules.days is not None else None,
            ratings.changes(connection, row.id) if row.rules.rated else [])


async def played_again(row: TableRow, entries: Sequence[Entry]) -> Table:
    """The table as its journal tells it."""
    return await replayed(lambda: Table(row, [deed_of(entry) for entry in entries]))


def agreeing(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many of the first ones are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


async def replayed(work: Callable[[], T]) -> T:
    """What playing a game again comes to; others go on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(REPLAYS, work)


def legal(decision: Decision, choice: list[int] | None) -> list[int]:
    """The answer of a bot, or the least one if that is none."""
    if choice is not None:
        try:
            check(decision, choice)
            return choice
        except Refusal as refusal:
            log.error("a bot answered what is not allowed: %s", refusal)
    return Agent().answer(decision)
