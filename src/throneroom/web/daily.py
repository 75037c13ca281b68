"""The daily game: each day (UTC) one kingdom and one shuffle for everybody, against the hard bot, one try each.

The kingdom follows from the date.  What is dealt does not: its seed is drawn when the first looks at the day, and kept
in the database.  Until the day is closed, an hour after its end, records with that seed are shown only to those whose
own try is over."""
from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sql
from msgspec import UNSET, Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from throneroom.errors import NotFound, TooLate, TooMuch
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import reread, write
from throneroom.web.house import SEED_BITS, House, bot_seat
from throneroom.web.kingdoms import set_name, shown_kingdom, with_unknown_wind
from throneroom.web.live import LiveTable
from throneroom.web.protocol import DailyCount, DailyGame, DailyResult, DailyState, Rules
from throneroom.web.storage import DAY, DAYS, GAMES, RESULTS, TRIES, Person, SeatRow, check_known, new_id, written

GRACE = 3600.0                          # seconds: who has begun late may still finish
GUESTS = 3                              # tries of guests from one address
SHOWN_FOR = 3.0                         # seconds that what others have done is not counted anew
RULES = Rules(undo="never", spectators=False, public=False)
FINISHED, LEFT = ("won", "drawn", "lost"), ("resigned", "replaced")


class Day(Struct, frozen=True):
    name: str                           # 2026-11-17
    setup: Setup
    seed: int

    @property
    def ends(self) -> float:
        return datetime.fromisoformat(self.name).replace(tzinfo=UTC).timestamp() + DAY


class Tally(Struct, frozen=True):
    """What came of all tries of a day."""

    counts: dict[tuple[int, int], int]  # points ahead and turns: how many
    left: int
    best: str | None                    # the game


class Daily:
    def __init__(self, house: House) -> None:
        self.house = house
        self.storage = house.storage
        self.days: dict[str, Day] = {}
        self.tallies: dict[str, tuple[float, Tally]] = {}
        self.beginning = asyncio.Lock()

    # --- days --------------------------------------------------------------------------------------------------------
    def today(self) -> str:
        return datetime.fromtimestamp(self.storage.clock(), UTC).date().isoformat()

    async def day(self, name: str = "") -> Day:
        """The day of that name, or this one; one on which nobody was here has no game."""
        name = name or self.today()
        found = self.days.get(name) or await self.storage.do(partial(load_day, name=name))
        if found is None and name == self.today():
            async with self.beginning:
                drawn = Day(name, await asyncio.to_thread(lambda: with_unknown_wind(kingdom_of(name))),
                            secrets.randbits(SEED_BITS))
                found = await self.storage.do(partial(keep_day, day=drawn))
        if found is None:
            raise NotFound("there is no daily game of that day")
        if len(self.days) > 100:
            self.days.clear()
        self.days[name] = found
        return found

    def is_closed(self, day: Day) -> bool:
        return self.storage.clock() >= day.ends + GRACE

    async def check(self, seed: int, person: str | None) -> None:
        """Refuses what would tell how the cards of a day lie to somebody who may still play it."""
        for name in (self.today(), before(self.today())):
            day = self.days.get(name) or await self.storage.do(partial(load_day, name=name))
            if day is not None and day.seed == seed and not self.is_closed(day):
                own = await self.storage.do(partial(own_try, person=person, day=name)) if person else None
                if own is None or own.outcome is None:
                    raise TooLate("the game of a day can be seen when your own try is over")

    # --- one's own try -----------------------------------------------------------------------------------------------
    async def begin(self, person: Person, opener: str) -> LiveTable:
        """The table of the person's try of today; the same one, however often they ask."""
        day = await self.day()
        game = await self.storage.do(partial(reserve, day=day, person=person, opener=opener))
        async with self.beginning:
            table = await self.house.find(game)
            if table is None:
                seats = [SeatRow(person.name, person.id), bot_seat("hard", person)]
                table = await self.house.create(day.setup, seats, RULES, seed=day.seed, opener=opener, kind="daily",
                                                id=game)
        return table

    # --- what came of it ---------------------------------------------------------------------------------------------
    async def shown(self, name: str, person: str | None) -> DailyGame:
        day = await self.day(name)
        own = await self.storage.do(partial(own_try, person=person, day=day.name)) if person else None
        tally = await self.tally(day)
        if own is not None and own.outcome in FINISHED and (own.ahead, own.turns) not in tally.counts:
            tally = await self.tally(day, anew=True)        # it is over since others were counted
        is_today, is_over = day.name == self.today(), own is not None and own.outcome is not None
        state: DailyState = "over" if is_over else "playing" if own is not None else "open" if is_today else "missed"
        earlier, later = await self.storage.do(partial(neighbours, day=day.name))
        return DailyGame(
            day.name, self.today(), shown_kingdom(day.setup), set_name(day.setup), state,
            None if own is None else own.game, result(own, tally, day) if is_over else None,
            sum(tally.counts.values()), tally.left, added_up(tally, 0), added_up(tally, 1),
            tally.best is not None and (is_over or self.is_closed(day)), earlier, later, day.ends)

    async def tally(self, day: Day, anew: bool = False) -> Tally:
        until, known = self.tallies.get(day.name, (0.0, None))
        if known is None or anew or time.monotonic() > until:
            known = await self.storage.do(partial(tally_of, day=day))
            if len(self.tallies) > 100:
                self.tallies.clear()
            self.tallies[day.name] = time.monotonic() + SHOWN_FOR, known
        return known

    async def best_record(self, name: str, person: str | None) -> bytes:
        day = await self.day(name)
        await self.check(day.seed, person)
        best = (await self.tally(day)).best
        query = sql.select(GAMES.c.record).where(GAMES.c.id == best)
        record = await self.storage.do(lambda connection: connection.execute(query).scalar()) if best else None
        if record is None:
            raise TooLate("nobody has finished this game yet, or it was removed because it is old")
        return write(replace(reread(bytes(record)), names=UNSET))      # whose it is, is told to nobody


def kingdom_of(day: str) -> Setup:
    """The same on every server of this version, but for what Divine Wind brings: that nobody may know."""
    return generate(Random(f"Throneroom, daily game of {day}"), Wishes(players=2))


def before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def result(own: Any, tally: Tally, day: Day) -> DailyResult:
    """Who gave up, or was too late, has no place."""
    counts = own.outcome in FINISHED and own.ended < day.ends + GRACE
    place = None
    if counts:
        place = 1 + sum(count for (ahead, turns), count in tally.counts.items()
                        if (ahead, -turns) > (own.ahead, -own.turns))
    return DailyResult(own.outcome, own.ahead, own.turns, place)


def added_up(tally: Tally, which: int) -> list[DailyCount]:
    found: Counter[int] = Counter()
    for key, count in tally.counts.items():
        found[key[which]] += count
    return [DailyCount(value, count) for value, count in sorted(found.items())]


# --- in the database --------------------------------------------------------------------------------------------------
def load_day(connection: Connection, name: str) -> Day | None:
    row = connection.execute(sql.select(DAYS).where(DAYS.c.day == name)).first()
    return None if row is None else Day(row.day, msgspec.json.decode(row.setup, type=Setup), int(row.seed, 16))


def keep_day(connection: Connection, day: Day) -> Day:
    """The day as it is kept: as the first saw it."""
    known = load_day(connection, day.name)
    if known is None:
        connection.execute(sql.insert(DAYS), {
            "day": day.name, "setup": written("setup", day.setup), "seed": written("seed", day.seed)})
    return known or day


def neighbours(connection: Connection, day: str) -> tuple[str | None, str | None]:
    """The days before and after it that have a game."""
    earlier = sql.select(sql.func.max(DAYS.c.day)).where(DAYS.c.day < day)
    later = sql.select(sql.func.min(DAYS.c.day)).where(DAYS.c.day > day)
    return connection.execute(earlier).scalar(), connection.execute(later).scalar()


def reserve(connection: Connection, day: Day, person: Person, opener: str) -> str:
    """The id of the table for the person's try: written down before there is a table, so there is never another."""
    check_known(connection, person.id)
    keep_day(connection, day)           # an older copy of the database that was put back does not know it
    known = connection.execute(sql.select(TRIES.c.game).where(
        TRIES.c.day == day.name, TRIES.c.person == person.id)).scalar()
    if known is not None:
        return str(known)
    if not person.registered:
        tried = connection.execute(sql.select(sql.func.count()).where(
            TRIES.c.day == day.name, TRIES.c.opener == opener)).scalar_one()
        if tried >= GUESTS:
            raise TooMuch(f"{GUESTS} guests have tried the daily game from your address today: an account has a try "
                          "of its own")
    game = new_id()
    connection.execute(sql.insert(TRIES), {
        "game": game, "day": day.name, "person": person.id, "opener": None if person.registered else opener})
    return game


OWN, BOT = RESULTS.alias("own"), RESULTS.alias("bot")
AHEAD = (OWN.c.score - BOT.c.score).label("ahead")
PLAYED = TRIES.join(OWN, (OWN.c.game == TRIES.c.game) & (OWN.c.seat == 0)).join(
    BOT, (BOT.c.game == TRIES.c.game) & (BOT.c.seat == 1))


def own_try(connection: Connection, person: str, day: str) -> Any:
    """None: the person has not tried it.  One that was only reserved has no result either."""
    whole = TRIES.outerjoin(OWN, (OWN.c.game == TRIES.c.game) & (OWN.c.seat == 0)).outerjoin(
        BOT, (BOT.c.game == TRIES.c.game) & (BOT.c.seat == 1))
    return connection.execute(sql.select(TRIES.c.game, OWN.c.outcome, OWN.c.turns, OWN.c.ended, AHEAD).select_from(
        whole).where(TRIES.c.day == day, TRIES.c.person == person)).first()


def tally_of(connection: Connection, day: Day) -> Tally:
    those: Sequence[sql.ColumnElement[bool]] = (TRIES.c.day == day.name, OWN.c.outcome.in_(FINISHED),
                                                OWN.c.ended < day.ends + GRACE)
    counts = connection.execute(sql.select(AHEAD, OWN.c.turns, sql.func.count()).select_from(PLAYED).where(
        *those).group_by(AHEAD, OWN.c.turns)).all()
    best = connection.execute(sql.select(TRIES.c.game).select_from(PLAYED).where(*those).order_by(
        AHEAD.desc(), OWN.c.turns, OWN.c.ended).limit(1)).scalar()
    left = connection.execute(sql.select(sql.func.count()).select_from(PLAYED).where(
        TRIES.c.day == day.name, OWN.c.outcome.in_(LEFT))).scalar_one()
    return Tally({(row[0], row[1]): row[2] for row in counts}, left, best)
