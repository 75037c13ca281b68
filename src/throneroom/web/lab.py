"""The laboratory at the server: strategies of visitors play each other, a stretch at a time, in processes of their own
(simulating.py).  Addresses take turns, none has all processes at once, and people who play go first.

What a contest comes to is what `throneroom sim` would say: the same batches, added up in the same order.  A run belongs
to the connection that asked for it (lab_socket.py) and ends with it.
"""
from __future__ import annotations

import asyncio
import hashlib
import sys
import time
from collections import OrderedDict
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from throneroom.errors import BadContest, NotFound, TooMuch
from throneroom.lab.contest import Contest
from throneroom.lab.tally import Tally
from throneroom.strategies.library import library, told
from throneroom.web.kingdoms import shown_kingdom
from throneroom.web.limits import Crowd, to_the_end
from throneroom.web.problems import problem
from throneroom.web.protocol import LabContest, LabNews, LabOver, LabStock, LabStrategy, LabWanted, Refused
from throneroom.web.shares import Shares
from throneroom.web.workers import NoAnswer, OutOfTime, Workers
from throneroom.words.library import LANGUAGES

COMMAND = (sys.executable, "-m", "throneroom.web.simulating")
WORKERS = 2
PATIENCE = 120.0                        # seconds until a worker is given up, however busy the machine is
BOTS = ("general", "beginner", "easy", "medium", "hard")       # the master thinks too long for many games
MOST_GAMES = 100_000
LONGEST = 900.0                         # seconds of playing for one run
MOST_RUNS = 64                          # at once, of everybody
KEPT = 500                              # contests that are known, the last ones asked for
TOO_LONG = "a game of these takes too long: choose others, or play them by throneroom sim"
FAILED = "these games cannot be played"
UNKNOWN = "this contest is not known any more: start it again"


# --- what a worker is asked -------------------------------------------------------------------------------------------
class Reading(Struct, frozen=True, tag=True):
    text: str


class Laying(Struct, frozen=True, tag=True):
    wanted: LabWanted
    most: int = MOST_GAMES


class Stretch(Struct, frozen=True, tag=True):
    """As many rounds as there is time for, from this one."""

    contest: Contest
    until: str
    round: int
    total: Tally                        # of all before


class Writing(Struct, frozen=True, tag=True):
    contest: Contest
    total: Tally
    ended: str


class Game(Struct, frozen=True, tag=True):
    contest: Contest
    number: int


Ended = Literal["", "all", "enough"]
Task = Reading | Laying | Stretch | Writing | Game


class Found(Struct, frozen=True):
    """What a worker answers."""

    error: str = ""
    field: str = ""
    name: str = ""                      # of a strategy
    problems: list[str] = []            # with it
    contest: Contest | None = None
    round: int = 0                      # that comes next
    total: Raw = Raw(b"{}")             # a tally; the server only passes it on
    news: Raw = Raw(b"{}")
    ended: Ended = ""
    files: dict[str, str] = {}
    record: bytes = b""


decode_found = msgspec.json.Decoder(Found).decode
encode = msgspec.json.encode
NOTHING = Raw(encode(Tally()))


class Laid(Struct, frozen=True):
    """A contest that can be played."""

    contest: Contest
    until: str


# --- here -------------------------------------------------------------------------------------------------------------
class Lab:
    def __init__(self, workers: Workers | None = None, at_once: int = MOST_RUNS) -> None:
        self.workers = workers or Workers(WORKERS, PATIENCE, COMMAND, are_limited=True)
        self.shares = Shares(self.workers.count)
        self.contests: OrderedDict[str, Laid] = OrderedDict()
        self.runs: set[Run] = set()
        self.at_once = at_once

    async def close(self) -> None:
        for run in list(self.runs):
            run.leave()
        await self.workers.close()
        await asyncio.gather(*(run.task for run in list(self.runs)), return_exceptions=True)

    async def ask(self, who: str, task: bytes) -> Found:
        """When it is their turn.  A stretch is short: it is finished even if nobody waits for it any more."""
        async with self.shares.place(who):
            try:
                found = await to_the_end(self.workers.ask(task, decode_found))
            except OutOfTime:
                raise BadContest(TOO_LONG) from None
            except NoAnswer:
                raise BadContest(FAILED) from None
        if found.error:
            raise BadContest(found.error, field=found.field)
        return found

    async def read(self, who: str, text: str) -> Found:
        return await self.ask(who, encode(Reading(text)))

    async def lay(self, who: str, wanted: LabWanted) -> LabContest:
        """The same wish is the same contest."""
        found = await self.ask(who, encode(Laying(wanted)))
        assert found.contest is not None
        laid = Laid(found.contest, wanted.until)
        name = hashlib.sha256(encode(laid)).hexdigest()[:20]
        self.contests[name] = laid
        self.contests.move_to_end(name)
        while len(self.contests) > KEPT:
            self.contests.popitem(last=False)
        contest = laid.contest
        return LabContest(name, [entrant.name for entrant in contest.entrants], contest.games, contest.seed,
                          shown_kingdom(contest.setup))

    def known(self, name: str) -> Laid:
        if name not in self.contests:
            raise NotFound(UNKNOWN)
        return self.contests[name]

    async def game(self, who: str, name: str, number: int) -> bytes:
        """The record of one of the games."""
        return (await self.ask(who, encode(Game(self.known(name).contest, number)))).record

    def begin(self, laid: Laid, who: str, crowd: Crowd) -> Run:
        if len(self.runs) >= self.at_once:
            raise TooMuch("too many connections")
        crowd.enter(who)
        run = Run(self, laid, who)
        self.runs.add(run)

        def ended(task: asyncio.Task[None]) -> None:
            self.runs.discard(run)
            crowd.leave(who)

        run.task.add_done_callback(ended)
        return run


class Run:
    """A contest that is played for somebody; who listens hears how it stands, whenever they are ready to."""

    def __init__(self, lab: Lab, laid: Laid, who: str) -> None:
        self.lab, self.laid, self.who = lab, laid, who
        self.news = asyncio.Event()
        self.news.set()
        self.ended: Refused | None = None
        self.total = NOTHING
        self.standing = encode(LabNews(0, laid.contest.games))
        self.told = b""
        self.over: LabOver | None = None
        self.waits = False              # for a stretch
        self.is_stopped = self.is_left = False
        self.task = asyncio.create_task(self.play())

    def stop(self) -> None:
        """Plays no further than it has come."""
        self.is_stopped = True
        if self.waits:
            self.task.cancel()

    def leave(self) -> None:
        """Nobody listens any more."""
        self.is_left = True
        self.task.cancel()

    async def play(self) -> None:
        try:
            self.over = await self.outcome()
        except BadContest as error:
            self.over = LabOver("failed", problem=problem(str(error)))
        self.news.set()

    async def outcome(self) -> LabOver:
        ended = await self.stretches()
        if self.total is NOTHING:
            return LabOver(ended)
        shown: Any = {"type": "Writing", "contest": self.laid.contest, "total": self.total,
                      "ended": "interrupted" if ended == "too long" else ended}
        return LabOver(ended, (await self.lab.ask(self.who, encode(shown))).files)

    async def stretches(self) -> Literal["all", "enough", "interrupted", "too long"]:
        round, spent = 0, 0.0
        while spent < LONGEST:
            if self.is_stopped:
                return "interrupted"
            task = {"type": "Stretch", **msgspec.structs.asdict(self.laid), "round": round, "total": self.total}
            began = time.monotonic()
            self.waits = True
            try:
                found = await self.lab.ask(self.who, encode(task))
            except asyncio.CancelledError:
                if self.is_left:
                    raise
                return "interrupted"
            finally:
                self.waits = False
            spent += time.monotonic() - began
            round, self.total, self.standing = found.round, found.total, bytes(found.news)
            self.news.set()
            if found.ended:
                return found.ended
        return "too long"


@cache
def stock() -> LabStock:
    return LabStock(list(BOTS), [
        LabStrategy(each.name, each.source, [told(each, language).about for language in LANGUAGES],
                    [told(each, language).text(language) for language in LANGUAGES])
        for each in library().values()])
