"""People who do everything that can be done at tables, by chance, and remember what they were told.

What a person was told is acknowledged: whatever happens to the server or to its database, it must stay so.
"""
from __future__ import annotations

import asyncio
import json
import time
import urllib.error
from collections.abc import Awaitable, Callable, Iterator
from http.client import HTTPException
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sql
from tests.attack import counts
from websockets.exceptions import ConnectionClosed, WebSocketException

from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.record import record_of, write
from throneroom.record.view import view
from throneroom.web.journal import deed_of
from throneroom.web.live import MOST_TOLD
from throneroom.web.storage import ENTRIES, Storage
from throneroom.web.table import Table

Json = dict[str, Any]
PATIENCE = 120.0                        # seconds; only ever waited for when a table is dead
KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")
AWAY = 503
# What they do, sooner or later.
KINDS = {"sits down", "stands up", "begins", "answer", "undo", "undo asked", "replace asked", "votes", "vote dropped",
         "chat", "resigns", "returns"}


def finished_game() -> bytes:
    """A record of a short game, at whose end one can sit down."""
    random, driver = Random(5), Driver(Setup(KINGDOM, players=2), 5)
    while driver.decision is not None:
        decision = driver.decision
        each = [index for index, copies in enumerate(decision.counts) for _ in range(copies)]
        driver.answer(random.sample(each, random.choice((decision.least, min(decision.most, len(each))))))
    return write(record_of(driver))


def patiently(process: Any, method: str, path: str, body: Any = None, token: str = "") -> Json:
    """Also while the database is away."""
    while True:
        try:
            found: Json = process.ask(method, path, body, token)
            return found
        except urllib.error.HTTPError as error:
            if error.code != AWAY:
                raise AssertionError(error.read()) from error
        time.sleep(0.1)


class Person:
    """Somebody who goes from table to table."""

    def __init__(self, crowd: Crowd, name: str, number: int) -> None:
        self.crowd = crowd
        self.random = Random(number)
        self.session: Json = patiently(crowd.process, "POST", "session", {"name": name})
        self.table = ""
        self.seat = -1
        self.token: str | None = None       # of the seat; None: it must be asked for, or a spectator has none
        self.told: dict[str, dict[int, Json]] = {}  # table: events by number
        self.seats: dict[str, int] = {}
        self.last: Json = {}                # the last update
        self.is_here = False
        self.is_paused = False
        self.heard = 0                      # updates

    def __str__(self) -> str:
        return (f"{self.session['name']} at {self.table}, seat {self.seat}: {'here' if self.is_here else 'out'}, "
                f"{'paused, ' if self.is_paused else ''}{self.heard} updates, the last one "
                f"{ {**self.last, 'events': '', 'view': ''} }")

    # --- going to tables ---------------------------------------------------------------------------------------------
    def ask(self, method: str, path: str, body: Any = None) -> Json:
        return patiently(self.crowd.process, method, path, body, self.session["token"])

    def sit(self, place: Json) -> None:
        self.table, self.seat, self.token = place["table"], place["seat"], place["token"]
        self.told.setdefault(self.table, {})
        self.seats[self.table] = self.seat

    async def join(self, table: str) -> None:
        """Takes a seat there, or one's own again."""
        self.token = None               # until it is told another: the old one may be worth nothing any more
        self.is_here = self.is_paused = False
        self.crowd.stir()
        self.sit(await asyncio.to_thread(self.ask, "POST", f"tables/{table}/join"))

    def watch(self, table: str) -> None:
        self.table = table
        self.told.setdefault(table, {})
        self.seats[table] = -1

    # --- being there -------------------------------------------------------------------------------------------------
    async def stay(self) -> None:
        """Does this and that until the server ends."""
        try:
            while True:
                if self.token is None and self.seats[self.table] >= 0:
                    await self.join(self.table)
                async with self.crowd.process.socket(self.table) as connection:
                    after = last_of(self.told[self.table])
                    await connection.send(json.dumps({"type": "hello", "token": self.token, "after": after}))
                    try:
                        self.is_here = True
                        await self.take_part(connection)
                    except ConnectionClosed as closed:
                        if closed.rcvd is None:
                            raise
                    finally:
                        self.is_here = self.is_paused = False
                        self.crowd.stir()
        except (OSError, WebSocketException, HTTPException):
            return                      # the server is gone

    async def take_part(self, connection: Any) -> None:
        """Until one wants to go, for a while or to another table."""
        here = self.table
        while True:
            async with asyncio.timeout(PATIENCE):
                message: Json = json.loads(await connection.recv())
            if message["type"] == "update":
                self.hear(message)
            elif message["type"] == "paused":
                self.is_paused = True
                self.crowd.stir()
                continue
            elif message["type"] == "refused":
                assert message["why"] != "failed", message
                if message["why"] == "bad token":
                    self.token = None
                elif message["why"] == "away":
                    await asyncio.sleep(0.1)
                if self.token is None or self.is_paused:
                    continue
            else:
                continue
            act = self.wish(was_refused=message["type"] == "refused" and message["why"] != "away")
            if act == "again":
                await self.join(here)
                return
            if act == "leave":
                await connection.close()
                await asyncio.sleep(self.random.uniform(0, 0.2))
                return
            if act == "go on":
                there, self.last = self.last["table"]["rematch"], {}
                if self.seat < 0:
                    self.watch(there)
                else:
                    await self.join(there)
                return
            if isinstance(act, dict):
                counts["answers given"] += act["type"] == "answer"
                await connection.send(json.dumps(act))

    def hear(self, update: Json) -> None:
        known = self.told[self.table]
        numbers = [event["number"] for event in update["events"]]
        assert numbers == list(range(update["first"], update["number"] + 1))
        assert update["first"] == max(last_of(known) + 1, update["number"] - MOST_TOLD + 1)
        known.update(zip(numbers, update["events"], strict=True))
        self.last = update
        self.heard += 1
        self.is_paused = False
        self.crowd.stir()

    def wish(self, was_refused: bool) -> Json | str | None:
        """What to do now."""
        update, random = self.last, self.random
        if not update:
            return None
        if update["table"]["rematch"]:
            return "go on"
        if self.seat < 0:
            return None
        if update["final"] is not None:
            return None if was_refused else {"type": "rematch"}
        if update["table"]["state"] == "gathering":
            return random.choice([{"type": "kick", "seat": self.seat}, "leave"])
        vote = update["vote"]
        if vote is not None and self.seat in vote["waiting"] and not was_refused:
            return {"type": "agree", "yes": random.random() < 0.7}
        chance = random.random()
        for part, act in self.sometimes():
            if chance < part and not was_refused:
                return act
            chance -= part
        question = update["question"]
        if question is None or question["options"] is None or update["table"]["seats"][self.seat]["bot"]:
            return None
        each = [index for index, option in enumerate(question["options"]) for _ in range(option.get("count", 1))]
        choice = random.sample(each, random.choice((question["least"], min(question["most"], len(each)))))
        return {"type": "answer", "number": question["number"], "choice": choice}

    def sometimes(self) -> Iterator[tuple[float, Json | str]]:
        """How likely one does what, whether asked or not."""
        update = self.last
        is_asked = update["question"] is not None and update["question"]["options"] is not None
        yield 0.02 if is_asked else 0.005, {"type": "chat", "text": f"Hm {len(self.told[self.table])}"}
        yield 0.02, "leave"
        yield 0.01, "again"
        if update["table"]["state"] == "playing" and not update["table"]["seats"][self.seat]["bot"]:
            yield 0.003, {"type": "resign"}
            if update["vote"] is not None and update["vote"]["by"] == self.seat:
                yield 0.3, {"type": "withdraw"}
            if update["undo"] != "no":
                yield 0.06, {"type": "undo"}
            for seat in update["table"]["seats"]:
                if not seat["connected"] and seat["bot"] is None and seat["seat"] != self.seat:
                    yield 0.1, {"type": "replace", "seat": seat["seat"]}

    def compare(self, table: str, truth: Table) -> None:
        """What one was told there with what is written."""
        written = msgspec.json.decode(msgspec.json.encode(truth.log.told(self.seats[table])))
        lost = sum(number > len(written) or event != written[number - 1]
                   for number, event in self.told[table].items())
        counts["told and lost"] += lost
        question = self.last["question"] if self.last and table == self.table else None
        if question and (self.last["number"], question["number"]) == (truth.number, truth.questions):
            assert truth.game is not None       # nothing was done since: a deed need not tell anything
            seen = msgspec.json.decode(msgspec.json.encode(view(truth.game, self.seats[table])))
            counts["tables forked"] += self.last["view"] != seen
            assert self.last["view"] == seen, f"{self.session['name']} saw another table {table} than the written one"
        assert not lost, f"{self.session['name']} was told what table {table} does not know"


def last_of(told: dict[int, Json]) -> int:
    return next(reversed(told), 0)


class Crowd:
    """People at several tables of one server, with all that can be agreed on."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.people: list[Person] = []
        self.stirred = asyncio.Event()
        self.kinds: set[str] = set()        # of deeds in all journals
        ada = self.person("Ada")
        self.gather(ada, {"seats": 3, "bots": ["easy"], "rules": {"minutes": 240}}, ["Berta"])
        self.gather(self.person("Carl"), {"seats": 2, "rules": {"undo": "free"}}, ["Dora"])
        self.gather(self.person("Jule"), {"seats": 3}, ["Karl"])      # who stand up and sit down again, for ever
        self.gather(self.person("Emil"), {"seats": 3, "rules": {"undo": "never"}}, ["Frida", "Gustav"])
        hedwig = self.person("Hedwig")
        record = json.loads(finished_game())
        kept = hedwig.ask("POST", "records", record)
        hedwig.sit(hedwig.ask("POST", f"records/{kept['id']}/branch", {
            "at": kept["answers"] - 6, "seat": 0, "bots": "easy"}))
        self.person("Ida").watch(ada.table)

    def person(self, name: str) -> Person:
        self.people.append(Person(self, name, len(self.people)))
        return self.people[-1]

    def gather(self, host: Person, wanted: Json, guests: list[str]) -> None:
        host.sit(host.ask("POST", "tables", {"kingdom": {"text": "First Game"}, **wanted}))
        for name in guests:
            guest = self.person(name)
            guest.sit(guest.ask("POST", f"tables/{host.table}/join"))

    def stir(self) -> None:
        self.stirred.set()

    async def going_on(self) -> None:
        """Everybody hears of something new."""
        heard = {person: person.heard for person in self.people}
        await self.until(lambda: all(person.heard > heard[person] for person in self.people))

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Waits for what people are told."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not wanted():
                    self.stirred.clear()
                    await self.stirred.wait()
        except TimeoutError:
            counts["tables dead"] += 1
            raise AssertionError([str(person) for person in self.people]) from None

    async def about(self, work: Awaitable[None]) -> None:
        """Everybody does something until the work is done, and the server has ended or they are called off."""
        stays = [asyncio.ensure_future(person.stay()) for person in self.people]
        doing = asyncio.ensure_future(work)
        await asyncio.wait([doing, *stays], return_when=asyncio.FIRST_EXCEPTION)
        if doing.done() and doing.exception() is None:
            await asyncio.wait(stays, timeout=1.0)
        for task in (doing, *stays):
            task.cancel()
        for outcome in await asyncio.gather(doing, *stays, return_exceptions=True):
            if isinstance(outcome, BaseException) and not isinstance(outcome, asyncio.CancelledError):
                raise outcome

    # --- what is really written --------------------------------------------------------------------------------------
    async def check(self) -> None:
        """Everybody was told what the journals say, and nothing else."""
        storage = Storage(self.process.database)
        await storage.open()
        try:
            for table in {table for person in self.people for table in person.told}:
                numbers = await storage.do(lambda connection, table=table: connection.execute(
                    sql.select(ENTRIES.c.number).where(ENTRIES.c.table_id == table)
                    .order_by(ENTRIES.c.number)).scalars().all())
                loaded = await storage.load_table(table)
                counts["tables dead"] += loaded is None
                assert loaded is not None, f"table {table} is gone"
                row, entries = loaded
                self.kinds.update(entry.kind for entry in entries)
                counts["tables dead"] += len(numbers) != len(entries)
                assert len(numbers) == len(entries), f"table {table} has a gap"
                truth = Table(row, map(deed_of, entries))
                for person in self.people:
                    if table in person.told:
                        person.compare(table, truth)
        finally:
            await storage.close()
        for person in self.people:      # tables that were left need not be looked at again
            person.told = {person.table: person.told[person.table]}

