"""How the server bears one address that does its worst, while others play.

    python benchmarks/hostile.py [--tables 50] [--seconds 6] [--only WORD] [--check]

The server is `throneroom table` with its own limits, bound to one core. Fifty tables of two scripted people each play
from addresses of their own, somebody else asks for pages and kingdoms all the time, and one hostile address attacks in
every way in turn, from a process of its own that gives way to the others on the second core. Measured are the time from
an answer to its update at the seat that answered, and the longest time any request of others took. While the plans of
many bots are wanted, somebody begins the game of the day: measured is how long its bot takes, which waits for its plan.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import math
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import load
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from throneroom.bots.kept_plans import FOLDER
from throneroom.engine.rng import FORMAT
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.record import record, record_of, write
from throneroom.web.journal import Answered, AnyDeed, Begun, SatDown, TookBack, entry_of
from throneroom.web.protocol import SPECTATOR, Rules
from throneroom.web.storage import SeatRow, Storage, TableRow, new_id

HOSTILE, EARLY = "127.0.0.66", "127.0.1.250"
THINK = (0.5, 1.0)                      # seconds
WARM_UP = 5.0                           # seconds
MOST_MEDIAN = 0.050                     # seconds
MOST_WAITING = 1.0
MOST_FOR_A_PLAN = 120.0
BOMBS, UNDOS = 40, 200                  # tables where so often was taken back, all to be loaded
HARD_WISH = json.dumps({"wish": {
    "seed": 1, "sets": ["intrigue", "alchemy", "plunder"], "answered": True, "spread": True, "wanted": [
        "1 tag:gainer", "4 tag:village", "4 tag:trasher", "1 tag:answer", "4 tag:buy", "2 cost:2", "1 cost:4",
        "2 type:Victory"]}}).encode()
KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")


# --- attacks ----------------------------------------------------------------------------------------------------------
@dataclass
class Attack:
    """What the hostile process knows: the server, a table of its own, and tables that were filled with undos."""

    port: int
    table: str
    token: str
    person: str
    bombs: list[str]

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(HOSTILE, 0))

    def head(self, line: str, *headers: str, body: bytes = b"") -> bytes:
        length = [f"Content-Length: {len(body)}"] if body else []
        lines = [f"{line} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *headers, *length, "", ""]
        return "\r\n".join(lines).encode() + body

    async def pour(self, data: bytes, first: bytes = b"", reads: bool = True) -> None:
        """Sends the same until the server ends the connection."""
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await self.open()
            await self.begin(reader, writer, first)
            reading = asyncio.create_task(drained(reader)) if reads else None
            try:
                while not writer.is_closing():
                    writer.write(data)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                writer.transport.abort()
                if reading is not None:
                    await reading

    def upgrade(self) -> bytes:
        return self.head(f"GET /api/tables/{self.table}/socket", "Upgrade: websocket", "Connection: Upgrade",
                         "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")

    def message(self, **fields: Any) -> bytes:
        data = json.dumps(fields).encode()
        return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data

    def said_hello(self) -> bytes:
        return self.message(type="hello", token=self.token)

    async def begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes) -> None:
        """What a websocket says comes when it is open: what is sent with the request for it is lost."""
        if first.startswith(b"\x81"):
            writer.write(self.upgrade())
            await reader.readuntil(b"\r\n\r\n")
        writer.write(first)

    # Each of these is done again and again, by many at once.
    async def pings(self) -> None:
        await self.pour(bytes([0x89, 0x80, 0, 0, 0, 0]) * 5000, self.said_hello())

    async def empty_fragments(self) -> None:
        await self.pour(bytes([0x00, 0x80, 0, 0, 0, 0]) * 5000, self.said_hello() + bytes([0x01, 0x80, 0, 0, 0, 0]))

    async def chats_and_reconnects(self) -> None:
        await self.pour(self.message(type="chat", text="!" * 80) * 20, self.said_hello())

    async def hellos(self) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await self.open()
            try:
                await self.begin(reader, writer, self.said_hello())
                await reader.read(100)
            finally:
                writer.transport.abort()

    async def connections(self) -> None:
        with suppress(OSError):
            _, writer = await self.open()
            writer.transport.abort()

    async def requests(self) -> None:
        await self.pour(self.head("GET /api/health") * 500)

    async def lobby(self) -> None:
        await self.ask(self.head("GET /api/tables"))

    async def page(self) -> None:
        await self.ask(self.head("GET /api/words"))

    async def kingdoms(self) -> None:
        await self.ask(self.head("POST /api/kingdom", body=b"{}"))

    async def logins(self) -> None:
        await self.ask(self.head("POST /api/login", body=b'{"name": "Anna", "password": "wrong password"}'))

    async def tables(self) -> None:
        token = f"Authorization: Bearer {self.person}"
        await self.ask(self.head("POST /api/tables", token, body=b'{"bots": ["hard"]}'))

    async def plans(self) -> None:
        token = f"Authorization: Bearer {self.person}"
        await self.ask(self.head("POST /api/tables", token, body=b'{"seats": 3, "bots": ["hard", "master"]}'))

    async def records(self) -> None:
        await self.ask(self.head("POST /api/records", body=long_record(random.randrange(20))))

    async def big_records(self) -> None:
        await self.ask(self.head("POST /api/records", body=big_record()))

    async def hard_wishes(self) -> None:
        await self.ask(self.head("POST /api/kingdom", body=HARD_WISH))

    async def long_names(self) -> None:
        await self.ask(self.head("POST /api/session", body=b'{" - at `$.' + b"[" * 60_000 + b'": 1}'))

    async def branches(self) -> None:
        token, data = f"Authorization: Bearer {self.person}", long_record(0)
        await self.ask(self.head("POST /api/records", body=data))
        await self.ask(self.head(f"POST /api/records/{hashlib.sha256(data).hexdigest()[:32]}/branch", token,
                                 body=b'{"at": 1000, "seat": 0}'))

    async def unreadable_upgrades(self) -> None:
        await self.ask(self.head("GET /", "Upgrade: websocket", "Connection: Upgrade", *["X: y"] * 200))

    async def garbage(self) -> None:
        await self.ask(os.urandom(2000))

    async def long_bodies(self) -> None:
        await self.pour(b"x" * 60_000, self.head("POST /api/records", "Content-Length: 900000000"))

    async def crumbs(self) -> None:
        await self.pour(b"1\r\nx\r\n" * 40_000, self.head("POST /api/records", "Transfer-Encoding: chunked"))

    async def trailers(self) -> None:
        first = self.head("POST /api/records", "Transfer-Encoding: chunked") + b"0\r\n"
        await self.pour(b"a:\r\n" * 60_000, first)

    async def many_headers(self) -> None:
        await self.pour(self.head("GET /api/health", *["a:"] * 15_000))

    async def long_queries(self) -> None:
        await self.pour(self.head(f"GET /api/sheet?{'a=&' * 20_000}"))

    async def deaf_readers(self) -> None:
        await self.pour(b"", self.head("GET /api/words") * 8 + b" ", reads=False)

    async def slow_requests(self) -> None:
        with suppress(OSError):
            _, writer = await self.open()
            for byte in self.head("GET /api/health"):
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.5)

    async def abandoned_requests(self) -> None:
        line, body = random.choice((("POST /api/kingdom", b"{}"), ("POST /api/records", long_record(0)),
                                    ("POST /api/login", b'{"name": "Anna", "password": "wrong password"}')))
        with suppress(OSError):
            _, writer = await self.open()
            writer.write(self.head(line, body=body))
            await writer.drain()
            await asyncio.sleep(0.01)
            writer.transport.abort()

    async def undo_bombs(self) -> None:
        if self.bombs:
            await self.ask(self.head(f"GET /api/tables/{self.bombs.pop()}"))
        else:
            await asyncio.sleep(1)

    async def ask(self, request: bytes) -> None:
        """Once, and waits for the answer."""
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await self.open()
            try:
                writer.write(request)
                await reader.readuntil(b"\r\n\r\n")
            finally:
                writer.transport.abort()


ATTACKS = [name for name in vars(Attack) if not name.startswith("_") and name not in (
    "open", "head", "pour", "upgrade", "message", "said_hello", "begin", "ask")]
AT_ONCE = {"slow_requests": 500, "connections": 20, "hellos": 20}


async def drained(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


async def attack(name: str, hostile: Attack, seconds: float) -> None:
    does: Callable[[], Awaitable[None]] = getattr(hostile, name)

    async def again_and_again() -> None:
        while True:
            await does()
            await asyncio.sleep(0.001)

    raging = [asyncio.create_task(again_and_again()) for _ in range(AT_ONCE.get(name, 60))]
    await asyncio.sleep(seconds)
    for task in raging:
        task.cancel()
    await asyncio.gather(*raging, return_exceptions=True)


def long_record(seed: int) -> bytes:
    """Of a random game."""
    if seed not in RECORDS:
        driver, chance = Driver(random_setup(random.Random(seed), 4), seed), random.Random(seed)
        while driver.decision is not None and len(driver.answers) < 1500:
            driver.answer(any_answer(driver, chance))
        RECORDS[seed] = write(record_of(driver))
    return RECORDS[seed]


@cache
def big_record() -> bytes:
    """With as many answers as there is room for, and the marks that belong to them."""
    return write(record(Setup(KINGDOM, players=2), 1, [[]] * ((2 * 1024 * 1024 - 1000) // 5)))


RECORDS: dict[int, bytes] = {}


def any_answer(driver: Driver, chance: random.Random) -> list[int]:
    decision = driver.decision
    assert decision is not None
    each = [index for index, times in enumerate(decision.counts) for _ in range(times)]
    return chance.sample(each, chance.choice((decision.least, min(decision.most, len(each)))))


# --- those who play ---------------------------------------------------------------------------------------------------
async def drop_bombs(database: str) -> list[str]:
    """Tables where an answer was taken back again and again, as they would stand after days of patient work."""
    storage = Storage(database)
    await storage.open()
    tables = []
    for number in range(BOMBS):
        setup = Setup(KINGDOM, players=2)
        seats = [SeatRow("Mallory", "m", None, "x"), SeatRow("Malice", "n", None, "y")]
        row = TableRow(new_id(), setup, number, seats, Rules(public=False), False, "playing", time.time(),
                       format=FORMAT)
        driver, chance = Driver(setup, number), random.Random(number)
        deeds: list[AnyDeed] = [SatDown(0, "Mallory"), SatDown(1, "Malice"), Begun(SPECTATOR)]
        for _ in range(60):
            assert driver.decision is not None
            deeds.append(Answered(int(driver.decision.seat), any_answer(driver, chance)))
            driver.answer(deeds[-1].choice)             # type: ignore[union-attr]
        last = deeds[-1]
        for _ in range(UNDOS):
            deeds += [TookBack(last.seat, 59), last]
        await storage.add_table(row)
        for place, deed in enumerate(deeds, 1):
            await storage.append(row.id, entry_of(place, deed, time.time()))
        tables.append(row.id)
    await storage.close()
    return tables


@dataclass
class Others:
    """Everybody but the hostile one."""

    port: int
    times: load.Times = field(default_factory=load.Times)
    waited: list[tuple[float, str]] = field(default_factory=list)         # (seconds, for what)
    waits: tuple[float, str] | None = None      # since when, for what: who never gets an answer waits longest

    def client(self, address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=address), timeout=60,
                                 base_url=f"http://127.0.0.1:{self.port}/api")

    async def sit_down(self, address: str, seats: int = 2) -> list[tuple[str, str]]:
        """(table, token) for every seat of a new table; all are taken."""
        async with self.client(address) as client:
            places: list[tuple[str, str]] = []
            for seat in range(seats):
                person = (await client.post("/session", json={"name": f"Person {seat}"})).raise_for_status().json()
                path = f"/tables/{places[0][0]}/join" if places else "/tables"
                body = None if places else {"seats": seats, "kingdom": {"text": "First Game"}}
                place = await client.post(path, json=body, headers={"Authorization": f"Bearer {person['token']}"})
                place.raise_for_status()
                places.append((place.json()["table"], place.json()["token"]))
            return places

    async def play(self, number: int) -> None:
        address = f"127.0.1.{number + 1}"
        table, chance = load.Table(), random.Random(number)
        for seat, (table_id, token) in enumerate(await self.sit_down(address)):
            connection = await connect(f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket", compression=None,
                                       local_addr=(address, 0))
            await connection.send(json.dumps({"type": "hello", "token": token}))
            talk = asyncio.create_task(load.person(connection, seat, table, self.times, chance))
            TASKS.add(talk)

    async def play_the_day(self, after: float) -> float:
        """Seconds until the bot of the daily game has answered its first question."""
        await asyncio.sleep(after)
        async with self.client(EARLY) as client:
            person = (await client.post("/session", json={"name": "Early"})).raise_for_status().json()
            place = (await client.post("/daily", headers={"Authorization": f"Bearer {person['token']}"})).json()
        begun, asked, answered = time.perf_counter(), -1, -1       # the bot, and by us
        with suppress(TimeoutError):
            async with asyncio.timeout(2 * MOST_FOR_A_PLAN), connect(
                    f"ws://127.0.0.1:{self.port}/api/tables/{place['table']}/socket", local_addr=(EARLY, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "token": place["token"]}))
                async for text in socket:
                    question = json.loads(text).get("question")
                    if question is None or question["number"] in (asked, answered):
                        continue
                    if asked >= 0:
                        return time.perf_counter() - begun
                    if question["options"] is None:
                        asked = question["number"]
                        continue
                    answered = question["number"]
                    each = [index for index, option in enumerate(question["options"])
                            for _ in range(option.get("count", 1))]
                    await socket.send(json.dumps(
                        {"type": "answer", "number": answered, "choice": each[:question["least"]]}))
        return math.inf

    async def ask_all_the_time(self) -> None:
        """Whoever comes along, each from an address of its own."""
        wishes = [("GET", "/health", None), ("GET", "/tables", None), ("POST", "/kingdom", {}),
                  ("POST", "/session", {"name": "Anna"}), ("GET", "/words", None),
                  ("POST", "/login", {"name": "Nobody", "password": "long enough"})]
        for number in count():
            method, path, body = wishes[number % len(wishes)]
            begun = time.perf_counter()
            self.waits = begun, path
            async with self.client(f"127.0.{2 + number // 250 % 250}.{1 + number % 250}") as client:
                (await client.request(method, path, json=body)).read()
            self.waits = None
            self.waited.append((time.perf_counter() - begun, path))
            await asyncio.sleep(0.1)


@dataclass
class Found:
    attack: str
    answers: list[float]                # seconds until the update
    requests: list[tuple[float, str]]   # seconds, for what
    use: float                          # of the server's core, without its bots
    plan: float                         # seconds that the daily game waited for its plan, if one was wanted


TASKS: set[asyncio.Task[None]] = set()


def give_way(core: set[int]) -> None:
    os.sched_setaffinity(0, core)
    os.nice(15)


async def measure(port: int, server: subprocess.Popen[str], options: argparse.Namespace, bombs: list[str],
                  core: set[int]) -> list[Found]:
    others = Others(port)
    load.THINK = THINK
    for number in range(options.tables):
        await others.play(number)
    own = Others(port)
    [(table, token), _] = await own.sit_down(HOSTILE)
    async with own.client(HOSTILE) as client:
        person = (await client.post("/session", json={"name": "Mallory"})).json()["token"]
    hostile = json.dumps([port, table, token, person, bombs])
    asking = asyncio.create_task(others.ask_all_the_time())
    TASKS.add(asking)
    others.times.measuring = True
    await asyncio.sleep(WARM_UP)
    found = []
    for name in ["nothing", *ATTACKS]:
        if options.only and options.only not in name:
            continue
        others.times.own.clear()
        others.waited.clear()
        begun, used = time.perf_counter(), load.cpu(server)
        day = asyncio.create_task(others.play_the_day(options.seconds / 2)) if name == "plans" else None
        if name == "nothing":
            await asyncio.sleep(options.seconds)
        else:
            process = await asyncio.create_subprocess_exec(
                sys.executable, __file__, "--attack", name, "--seconds", str(options.seconds), "--hostile", hostile,
                preexec_fn=lambda: give_way(core))
            await process.wait()
        assert not asking.done(), asking.exception()
        answers, waited = others.times.own[:], others.waited[:]
        use = (load.cpu(server) - used) / (time.perf_counter() - begun)
        if others.waits is not None:
            since, path = others.waits
            waited.append((time.perf_counter() - since, path))
        found.append(Found(name.replace("_", " "), answers, waited, use, 0.0 if day is None else await day))
        await asyncio.sleep(1)
    return found


def start_server(database: str, core: int, plans: Path) -> tuple[subprocess.Popen[str], int]:
    process = subprocess.Popen(
        [sys.executable, "-m", "throneroom", "table", "--no-browser", "--port", "0", "--database", database],
        stdout=subprocess.PIPE, text=True, env=os.environ | {FOLDER: str(plans)},
        preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    assert process.stdout is not None
    told = re.search(r":(\d+)/", process.stdout.readline())
    assert told, "the server did not start"
    return process, int(told[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each attack")
    parser.add_argument("--only", default="", help="attacks with this in their name")
    parser.add_argument("--check", action="store_true", help="fail if the others are kept waiting")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--hostile", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        asyncio.run(attack(options.attack, Attack(*json.loads(options.hostile)), options.seconds))
        return 0
    cores = sorted(os.sched_getaffinity(0))
    rest = set(cores[1:]) or set(cores)
    os.sched_setaffinity(0, rest)
    with tempfile.TemporaryDirectory() as home:
        database = f"sqlite:///{Path(home) / 'tables.sqlite'}"
        bombs = asyncio.run(drop_bombs(database))
        server, port = start_server(database, cores[0], Path(home) / "plans")
        try:
            found = asyncio.run(measure(port, server, options, bombs, rest))
        finally:
            server.kill()
            server.wait()
    shown = Table("attack", "answers", "median ms", "99% ms", "longest request of others, ms", "server %",
                  "plan s")
    worst = 0.0, 0.0
    for each in found:
        median, (longest, path) = statistics.median(each.answers), max(each.requests)
        worst = max(worst[0], median), max(worst[1], longest)
        late = statistics.quantiles(each.answers, n=100)[98]
        shown.add_row(each.attack, str(len(each.answers)), f"{1000 * median:.1f}", f"{1000 * late:.1f}",
                      f"{1000 * longest:.0f} {path}", f"{100 * each.use:.0f}", f"{each.plan:.0f}" if each.plan else "")
    Console().print(shown)
    plan = max(each.plan for each in found)
    return int(options.check and (worst[0] > MOST_MEDIAN or worst[1] > MOST_WAITING or plan > MOST_FOR_A_PLAN))


if __name__ == "__main__":
    sys.exit(main())
