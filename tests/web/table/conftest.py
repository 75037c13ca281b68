"""A real server on a real port, and clients that talk to it over real websockets."""
from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from tests import attack
from websockets.asyncio.client import ClientConnection, connect

from throneroom.kingdoms.setup import Setup
from throneroom.web.doors import Wire
from throneroom.web.house import House, seats_for
from throneroom.web.limits import Limit
from throneroom.web.live import MOST_TOLD, LiveTable, Settings
from throneroom.web.protocol import Level, Place, Resign, Rules
from throneroom.web.socket import SERVER_SETTINGS, serve
from throneroom.web.storage import Person, SeatRow, Storage
from throneroom.web.workers import Workers

KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")
FREE = (10_000.0, 10_000.0)
QUICK = Settings(ready=False, pause=(0, 0), absent=0, idle=0, messages=FREE, wishes=FREE, household_wishes=FREE,
                 mistakes=FREE, hellos=FREE)
ROOT = Path(__file__).parents[3]
QUICK_SERVER = Path(__file__).with_name("quick_server.py")
PATIENCE = 120.0                        # seconds; only ever waited for on a very busy machine, or for what is broken
LINE: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": 0.2, "ping_interval": None}      # of a client

Json = dict[str, Any]


class Untiring(Wire):
    """Puts up with games that are played in no time."""

    own_frames = own_bytes = (1e9, 1e9)
    frames_of = bytes_of = Limit(1e9, 1e9)


class Client:
    """Somebody at a seat (or a spectator), far away."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.events: list[Json] = []
        self.last: Json = {}            # the last update
        self.messages: list[str] = []   # everything that came
        self.seat = -2
        self.history = ""

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        self.messages.append(str(text))
        message: Json = json.loads(text)
        if message["type"] == "update":
            self.last = message
            assert [event["number"] for event in message["events"]] == list(
                range(message["first"], message["number"] + 1))
            if self.may_be_told_anew and message["first"] <= self.known:
                self.events, self.after = [], message["first"] - 1
            if message["first"] == message["number"] - MOST_TOLD + 1 > self.known + 1:
                self.events = []        # it was away for long: what is older can be asked for
            else:
                assert message["first"] == self.known + 1
            self.events += message["events"]
        elif message["type"] == "welcome":
            self.seat, self.history = message["seat"], message["history"]
        return message

    @property
    def known(self) -> int:
        return self.events[-1]["number"] if self.events else self.after

    after = 0
    may_be_told_anew = False            # only if the database has lost something

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next update that is so; the last one, if it is."""
        while not (self.last and wanted(self.last)):
            assert (message := await self.receive())["type"] != "refused", message
        return self.last

    async def until_asked(self) -> Json:
        await self.until(lambda update: update["final"] is not None or self.is_asked(update))
        return self.last

    def is_asked(self, update: Json) -> bool:
        return update["question"] is not None and update["question"]["options"] is not None

    async def refused(self) -> Json:
        while (message := await self.receive())["type"] != "refused":
            pass
        return message

    async def answer(self, choice: list[int]) -> Json:
        """Gives an answer and waits for what becomes of it."""
        question = (await self.until_asked())["question"]
        await self.send("answer", number=question["number"], choice=choice)
        return await self.until(lambda update: (update["question"] or {}).get("number", -1) != question["number"])

    async def play(self, random: Random, upto: int = 10_000) -> None:
        """Answers by chance until the game is over, or so many questions are answered at the table."""
        while True:
            update = await self.until(lambda update: update["final"] is not None or self.is_asked(update)
                                      or update["question"]["number"] >= upto)
            if update["final"] is not None or update["question"]["number"] >= upto:
                return
            await self.answer(random_choice(random, update["question"]))

    async def close(self) -> None:
        await self.socket.close()


def random_choice(random: Random, question: Json) -> list[int]:
    """Any legal answer, rather more than less."""
    each = [index for index, option in enumerate(question["options"]) for _ in range(option.get("count", 1))]
    least, most = question["least"], min(question["most"], len(each))
    return random.sample(each, random.choice((least, most, most)))


class Served:
    """A house with its server."""

    def __init__(self, house: House, port: int, stack: AsyncExitStack) -> None:
        self.house = house
        self.port = port
        self.stack = stack
        self.place: dict[tuple[str, int], Place] = {}

    resign = Resign()

    async def table(self, people: int = 1, bots: tuple[Level, ...] = ("easy",), rules: Rules | None = None,
                    setup: Setup | None = None, seed: int = 7) -> LiveTable:
        seats = people + len(bots)
        table = await self.house.create(
            setup or Setup(KINGDOM, players=seats), seats_for(person(0), seats, bots), rules or Rules(), seed=seed)
        for number in range(people):
            place = await table.join(person(number))
            self.place[table.row.id, place.seat] = place
        return table

    @staticmethod
    def set_up(seats: int) -> tuple[Setup, list[SeatRow], Rules]:
        """What a new table is made of."""
        return Setup(KINGDOM, players=seats), seats_for(person(0), seats, ()), Rules()

    @staticmethod
    def person(number: int) -> Person:
        return person(number)

    async def connect(self, table_id: str, **options: Any) -> ClientConnection:
        return await self.stack.enter_async_context(
            connect(f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket", **{**LINE, **options}))

    async def client(self, table: LiveTable, seat: int, after: int = 0, history: str | None = None) -> Client:
        client = Client(await self.connect(table.row.id))
        client.after = after
        token = None if seat < 0 else self.place[table.row.id, seat].token
        await client.send("hello", token=token, after=after, history=history)
        return client


def person(number: int) -> Person:
    return Person(f"person{number}", f"Person {number}", False)


def app(house: House) -> Starlette:
    async def socket(websocket: WebSocket) -> None:
        await serve(websocket, house)
    return Starlette(routes=[WebSocketRoute("/api/tables/{id}/socket", socket)])


@asynccontextmanager
async def running(home: Path) -> AsyncIterator[Callable[..., Awaitable[Served]]]:
    """Starts servers, all on the same database."""
    async with AsyncExitStack() as stack:

        async def start(settings: Settings = QUICK, **server_settings: Any) -> Served:
            storage = Storage(f"sqlite:///{home / 'tables.sqlite'}")
            await storage.open()
            stack.push_async_callback(storage.close)
            house = House(storage, Workers(count=1), settings)
            await house.open()
            stack.push_async_callback(house.close)
            config = uvicorn.Config(app(house), port=0, log_level="warning", lifespan="off",
                                    timeout_graceful_shutdown=1,
                                    **{**SERVER_SETTINGS, "ws": Untiring, **server_settings})
            server = uvicorn.Server(config)
            task = asyncio.get_running_loop().create_task(server._serve())      # leaves signals alone
            while not server.started:
                await asyncio.sleep(0.01)

            async def stop() -> None:
                server.should_exit = True
                await task
            stack.push_async_callback(stop)
            return Served(house, server.servers[0].sockets[0].getsockname()[1], stack)
        yield start


@pytest.fixture
async def serving(tmp_path: Path) -> AsyncIterator[Callable[..., Awaitable[Served]]]:
    async with running(tmp_path) as start:
        yield start


@pytest.fixture
def start_serving() -> Callable[[Path], Any]:
    return running


@pytest.fixture
async def served(serving: Callable[..., Awaitable[Served]]) -> Served:
    return await serving()


@pytest.fixture(name="new_client")
def new_client_fixture() -> type[Client]:
    return Client


@pytest.fixture(name="random_choice")
def random_choice_fixture() -> Callable[[Random, Json], list[int]]:
    return random_choice


# --- the command line ------------------------------------------------------------------------------------------------
class Process:
    """`throneroom table`, as people run it."""

    def __init__(self, database: str, quick: bool = False) -> None:
        self.database = database
        self.command = [str(QUICK_SERVER)] if quick else ["-m", "tests.easy_server"]
        descriptor, name = tempfile.mkstemp(prefix="throneroom-log-")
        os.close(descriptor)
        self.errors = Path(name)
        self.start()

    def start(self) -> None:
        """At any port that is free; it says so when it is there."""
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen([
                sys.executable, *self.command, "table", "--port", "0", "--no-browser", "--database", self.database],
                stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def log(self) -> str:
        return self.errors.read_text()

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/{path}", json.dumps(body).encode() if body is not None else None,
            {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return json.load(response)

    def socket(self, table: str) -> connect:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", **LINE)


@pytest.fixture
def start_process() -> Iterator[Callable[..., Process]]:
    """Starts servers on databases."""
    started: list[Process] = []

    def start(database: str, quick: bool = False) -> Process:
        started.append(Process(database, quick))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        if not attack.LONG:
            sys.stderr.write(process.log())     # shown if the test fails
        process.errors.unlink()


@pytest.fixture
def process(start_process: Callable[..., Process], tmp_path: Path) -> Process:
    return start_process(f"sqlite:///{tmp_path / 'tables.sqlite'}")
