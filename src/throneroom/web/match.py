"""Finds opponents: who waits longest is seated first, with those who want the same and are of about the same strength.

Whoever looks for opponents does so as long as their page is open; after a restart of the server pages ask again.
"""
from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import combinations, product
from random import SystemRandom

from msgspec import structs
from sqlalchemy import Connection

from throneroom.errors import BadKingdom, Refusal, ThroneroomError
from throneroom.kingdoms.generator import set_called
from throneroom.kingdoms.setup import Setup
from throneroom.web.friends import blocks_with
from throneroom.web.house import House
from throneroom.web.kingdoms import wanted_setup, with_unknown_wind
from throneroom.web.limits import KNOWN, to_the_end
from throneroom.web.live import LiveTable
from throneroom.web.names import distinct, login_of, look_of
from throneroom.web.notices import Herald, Line
from throneroom.web.protocol import Finding, KingdomWanted, Pace, Rules, Wanted, Wish
from throneroom.web.ratings import strength_of
from throneroom.web.storage import Person, SeatRow, Storage

log = logging.getLogger(__name__)

MOST = 200                              # who wait at once
MOST_OF_ONE = 10                        # from one address
BAND = 100.0                            # how far the ratings of opponents may be apart at first
WIDENING = 3.0                          # more a second
ANY = 1000.0                            # so wide: anybody
EVERY = 1.0                             # seconds between looks, while somebody waits: no look is for one alone

Sets = frozenset[str] | None            # none: all there are

PACES: dict[Pace, Rules] = {
    "quick": Rules(minutes=10), "calm": Rules(minutes=25), "untimed": Rules(), "days": Rules(days=2)}


@dataclass(eq=False)
class Seeker:
    line: Line
    wanted: Wanted
    rating: float
    blocks: set[str]                    # whom they do not play with, whoever of the two does not want to
    since: float

    def __post_init__(self) -> None:
        wanted = self.wanted
        self.sets = frozenset(wanted.sets) or None      # nothing: any
        self.tables = frozenset(product([wanted.rated], wanted.players, wanted.paces))

    @property
    def person(self) -> Person:
        return self.line.person

    def band(self, now: float) -> float | None:
        """How far the rating of others may be from their own by now; None: any."""
        wide = BAND + WIDENING * max(0.0, now - self.since)
        return wide if self.wanted.near and wide < ANY else None

    def takes(self, other: Seeker, now: float) -> bool:
        band = self.band(now)
        return band is None or abs(self.rating - other.rating) <= band


@dataclass(frozen=True)
class Match:
    seekers: Sequence[Seeker]
    pace: Pace

    @property
    def rules(self) -> Rules:
        is_rated, agreed = self.seekers[0].wanted.rated, PACES[self.pace]
        return Rules(undo="never" if is_rated else "ask", minutes=agreed.minutes, days=agreed.days, rated=is_rated)

    @property
    def sets(self) -> list[str]:
        sets = None
        for seeker in self.seekers:
            sets = common(sets, seeker.sets)
        return sorted(sets or ())


class Matcher:
    def __init__(self, house: House, herald: Herald) -> None:
        self.house = house
        self.storage: Storage = house.storage
        self.herald = herald
        self.random = SystemRandom()
        self.queue: dict[str, Seeker] = {}      # by person: nobody waits twice
        self.seated: OrderedDict[str, str] = OrderedDict()      # people who have not heard yet at which table they sit
        self.asked = asyncio.Event()
        self.work: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.work = asyncio.get_running_loop().create_task(self.look_again_and_again())

    async def close(self) -> None:
        if self.work is not None:
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)

    # --- who waits ---------------------------------------------------------------------------------------------------
    async def find(self, line: Line, wanted: Wanted) -> None:
        """From now on this person waits; what they wanted before, here or elsewhere, no longer holds."""
        if wanted.rated and not line.person.registered:
            raise Refusal("guest", "only registered people play rated games: register first, in your account")
        if not line.person.registered and await self.storage.is_registered(
                login_of(line.person.name), look_of(line.person.name)):
            raise Refusal("name", f"{line.person.name} is the name of somebody registered, or looks like it: choose "
                          "another one")
        wanted = understood(wanted)
        person, now = line.person.id, self.storage.clock()
        rating, blocks = await self.storage.do(partial(known_of, person=person, now=now))
        if line not in self.herald.lines.get(person, ()):
            return                      # gone meanwhile
        if person in self.seated:       # the line was lost just then
            self.call(line, self.seated[person])
            return
        before = self.queue.pop(person, None)
        self.check_room(line.household)
        if before is not None and before.line is not line:
            before.line.wake()
        self.queue[person] = Seeker(line, wanted, rating, blocks, now)
        line.wake()
        self.asked.set()

    def check_room(self, household: str) -> None:
        waiting = Counter(seeker.line.household for seeker in self.queue.values())
        if len(self.queue) >= MOST or waiting[household] >= MOST_OF_ONE:
            raise Refusal("full", "too many people look for opponents just now")

    def stop(self, line: Line) -> None:
        """This page looks no longer, or is gone."""
        seeker = self.queue.get(line.person.id)
        if seeker is not None and seeker.line is line:
            del self.queue[line.person.id]
            line.wake()

    def forget(self, person: str) -> None:
        self.queue.pop(person, None)
        self.seated.pop(person, None)

    def block(self, person: str, other: str) -> None:
        for one, two in ((person, other), (other, person)):
            if one in self.queue:
                self.queue[one].blocks.add(two)

    def finding(self, line: Line) -> Finding | None:
        seeker = self.queue.get(line.person.id)
        if seeker is None or seeker.line is not line:
            return None
        band = seeker.band(self.storage.clock())
        return Finding(seeker.wanted, seeker.since, None if band is None else round(band), len(self.queue))

    # --- who plays ---------------------------------------------------------------------------------------------------
    async def look_again_and_again(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY if self.queue else None):
                    await self.asked.wait()
            self.asked.clear()
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> list[LiveTable]:
        """Seats all who fit together; their tables."""
        matches = self.matches(self.storage.clock())
        return [table for match in matches if (table := await to_the_end(self.seat(match))) is not None]

    def matches(self, now: float) -> list[Match]:
        """Takes those who fit together out of the queue."""
        found = matched(sorted(self.queue.values(), key=lambda seeker: seeker.since), now)
        for match in found:
            for seeker in match.seekers:
                del self.queue[seeker.person.id]
        return found

    async def seat(self, match: Match) -> LiveTable | None:
        """A table for these, at which they sit; who has gone in the meantime is missing, and the others wait on."""
        try:
            if not all(map(self.is_here, match.seekers)):
                raise Refusal("gone", "somebody is gone")
            table = await self.table(match)
        except Exception as error:
            if not isinstance(error, Refusal):
                log.exception("no table could be made for those who look for opponents")
            for seeker in filter(self.is_here, match.seekers):      # in their old place
                self.queue.setdefault(seeker.person.id, seeker)
                seeker.line.wake()
            return None
        for seeker in match.seekers:
            with suppress(ThroneroomError):     # the database is away: their page sits down by itself, if it can
                await table.join(seeker.person)
            if seeker.person.id not in self.house.forgotten:
                self.call(seeker.line, table.row.id)
        return table

    def is_here(self, seeker: Seeker) -> bool:
        person = seeker.person.id
        return seeker.line in self.herald.lines.get(person, ()) and person not in self.house.forgotten

    def call(self, line: Line, table: str) -> None:
        self.seated[line.person.id] = table
        if len(self.seated) > KNOWN:
            self.seated.popitem(last=False)
        line.table = table
        line.wake()

    def has_heard(self, line: Line) -> None:
        self.seated.pop(line.person.id, None)

    async def table(self, match: Match) -> LiveTable:
        people = [seeker.person for seeker in match.seekers]
        self.random.shuffle(people)
        names: list[str] = []
        for person in people:
            names.append(distinct(person.name, names))
        setup = await asyncio.to_thread(kingdom_from, match.sets, len(people))
        seats = [SeatRow(name, person.id) for name, person in zip(names, people, strict=True)]
        return await self.house.create(setup, seats, match.rules)


def matched(seekers: Sequence[Seeker], now: float) -> list[Match]:
    """Who plays with whom; those who come first choose first.  Everybody is compared with everybody once, however many
    tables would suit them."""
    suited: dict[Seeker, dict[Seeker, None]] = {seeker: {} for seeker in seekers}       # in the same order
    for one, two in combinations(seekers, 2):
        if suit(one, two, now):
            suited[one][two] = suited[two][one] = None
    found = []
    for first in seekers:
        if first in suited and (match := match_for(first, suited)) is not None:
            found.append(match)
            for seeker in match.seekers:
                for other in suited.pop(seeker):
                    suited.get(other, {}).pop(seeker, None)
    return found


def match_for(first: Seeker, suited: Mapping[Seeker, Collection[Seeker]]) -> Match | None:
    for players in first.wanted.players:
        for pace in first.wanted.paces:
            group, sets, table = [first], first.sets, (first.wanted.rated, players, pace)
            for other in suited[first]:
                if table in other.tables and suit_sets(sets, other.sets) and all(
                        other in suited[one] for one in group):
                    group.append(other)
                    sets = common(sets, other.sets)
                    if len(group) == players:
                        return Match(group, pace)
    return None


def suit(one: Seeker, two: Seeker, now: float) -> bool:
    """Is there a table that suits both?"""
    return not one.tables.isdisjoint(two.tables) and suit_sets(one.sets, two.sets) and fit(one, two, now)


def suit_sets(one: Sets, two: Sets) -> bool:
    return one is None or two is None or not one.isdisjoint(two)


def common(one: Sets, two: Sets) -> Sets:
    """The sets that both like."""
    return two if one is None else one if two is None else one & two


def fit(one: Seeker, other: Seeker, now: float) -> bool:
    return (one is not other and other.person.id not in one.blocks and one.person.id not in other.blocks
            and one.takes(other, now) and other.takes(one, now))


def understood(wanted: Wanted) -> Wanted:
    try:
        return structs.replace(
            wanted, players=list(dict.fromkeys(wanted.players)), paces=list(dict.fromkeys(wanted.paces)),
            sets=sorted({set_called(name) for name in wanted.sets}))
    except ThroneroomError as error:
        raise Refusal("no set", str(error)) from None


def kingdom_from(sets: list[str], players: int) -> Setup:
    """A random one of these sets; of all, if they have too few cards."""
    try:
        return with_unknown_wind(wanted_setup(KingdomWanted(wish=Wish(sets=sets)), players))
    except BadKingdom:
        return with_unknown_wind(wanted_setup(KingdomWanted(), players))


def known_of(connection: Connection, person: str, now: float) -> tuple[float, set[str]]:
    return strength_of(connection, person, now).rating, blocks_with(connection, person)
