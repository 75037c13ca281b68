"""One address that sends all it can, at a real server: it is cut off, and everybody else goes on."""
from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from throneroom.kingdoms.setup import Setup
from throneroom.web import table as tables
from throneroom.web.app import new_app
from throneroom.web.doors import Door, Wire
from throneroom.web.house import seats_for
from throneroom.web.journal import Said
from throneroom.web.limits import Crowd, Limit, Turns
from throneroom.web.live import MOST_TOLD
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import Rules
from throneroom.web.storage import Person

pytestmark = pytest.mark.anyio

PATIENCE = 120                          # seconds; only ever waited for on a very busy machine, or for what is broken
HOSTILE, HONEST = "127.0.0.66", "127.0.0.2"
KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")
TEXT, BINARY, PING, PONG, FIN = 0x1, 0x2, 0x9, 0xA, 0x80
ZERO_MASK = bytes(4)

Serve = Callable[..., Awaitable[int]]


def frame(kind: int, data: bytes = b"") -> bytes:
    """As a client sends it."""
    assert len(data) < 126
    return bytes([kind, 0x80 | len(data)]) + ZERO_MASK + data


def settings(**changed: Any) -> dict[str, Any]:
    """The server's own limits, counted for this test alone."""
    door = {"crowd": Crowd(200), "connects": Limit(20, 300), "requests": Limit(60, 1000),
            "traffic": Limit(512 * 1024, 32 * 1024 * 1024), "pieces": Limit(1000, 20_000), "turns": Turns(16, 200)}
    wire = {"frames_of": Limit(300, 4000), "bytes_of": Limit(128 * 1024, 1024 * 1024)}
    return {"http": type("OwnDoor", (Door,), door | {name: changed[name] for name in changed if hasattr(Door, name)}),
            "ws": type("OwnWire", (Wire,), wire | {name: changed[name] for name in changed if hasattr(Wire, name)})}


class Raw:
    """A connection from some address, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connect(cls, port: int, address: str) -> Raw:
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))

    @classmethod
    async def websocket(cls, port: int, address: str, table: str) -> Raw:
        raw = await cls.connect(port, address)
        raw.writer.write((f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
        raw.status = (await raw.reader.readuntil(b"\r\n\r\n")).split()[1]
        return raw

    status = b""

    def send(self, **message: Any) -> None:
        self.writer.write(frame(FIN | TEXT, json.dumps(message).encode()))

    async def message(self) -> dict[str, Any]:
        """The next message of the server."""
        while True:
            kind, length = await self.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
            data = await self.reader.readexactly(length)
            if kind == FIN | TEXT:
                found: dict[str, Any] = json.loads(data)
                return found

    async def flood(self, data: bytes) -> bytes:
        """Sends and reads until the server cuts the connection, as it must; what was read."""
        async def pour() -> None:
            try:
                while True:
                    self.writer.write(data)
                    await self.writer.drain()
            except ConnectionError:
                pass
        pouring = asyncio.create_task(pour())
        try:
            return await rest(self.reader)
        finally:
            pouring.cancel()
            self.writer.transport.abort()


async def rest(reader: asyncio.StreamReader) -> bytes:
    found = bytearray()
    async with asyncio.timeout(PATIENCE):
        try:
            while part := await reader.read(65536):
                found += part
        except ConnectionError:
            pass
    return bytes(found)


async def get(port: int, address: str, path: str = "/api/health") -> bytes:
    """The answer to a request; nothing, if the server cuts it off."""
    raw = await Raw.connect(port, address)
    raw.writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await rest(raw.reader)
    raw.writer.transport.abort()
    return answer


async def new_table(hall: Hall) -> tuple[str, list[str]]:
    """A table where two people play, and the tokens of their seats."""
    people = [Person(f"p{number}", f"Person {number}", False) for number in range(2)]
    table = await hall.house.create(Setup(KINGDOM, players=2), seats_for(people[0], 2, ()), Rules())
    return table.row.id, [(await table.join(person)).token for person in people]


async def is_played(hall: Hall, port: int) -> None:
    """Somebody else's table goes on."""
    table, tokens = await new_table(hall)
    raw = await Raw.websocket(port, HONEST, table)
    raw.send(type="hello", token=tokens[0])
    assert (await raw.message())["type"] == "welcome"
    assert (await raw.message())["question"]["number"] == 0
    raw.send(type="answer", number=0, choice=[])
    assert (await raw.message())["question"]["number"] == 1
    raw.writer.transport.abort()


@pytest.mark.parametrize("flood", [
    frame(FIN | PING), frame(FIN | PING, b"x" * 125), frame(FIN | PONG), frame(0), frame(0, b"x"), frame(FIN | TEXT),
    frame(FIN | BINARY, b"{}"), frame(FIN | TEXT, b'{"type": "ping"}')],
    ids=["pings", "long pings", "pongs", "empty fragments", "fragments", "empty texts", "binary", "messages"])
async def test_frames_of_every_kind_are_counted(hall: Hall, serve: Serve, flood: bytes) -> None:
    port = await serve(new_app(hall), **settings())
    table, tokens = await new_table(hall)
    raw = await Raw.websocket(port, HOSTILE, table)
    raw.send(type="hello", token=tokens[0])
    if not flood[0] & 0x0F:
        raw.writer.write(frame(TEXT))           # a message that never ends
    answered = await raw.flood(flood * 2000)
    assert len(answered) < 100_000              # most of it was not even looked at
    await is_played(hall, port)


async def test_the_limit_strikes_in_the_middle_of_what_came_at_once(hall: Hall, serve: Serve) -> None:
    parsed = 0

    class Counting(Wire):
        own_bytes = (1e9, 1e9)
        bytes_of = Limit(1e9, 1e9)
        own_frames = (0, 400)
        frames_of = Limit(0, 4000)

        def handle_ping(self) -> None:
            nonlocal parsed
            parsed += 1
            super().handle_ping()

    port = await serve(new_app(hall), **settings() | {"ws": Counting})
    table, _ = await new_table(hall)
    raw = await Raw.websocket(port, HOSTILE, table)
    await raw.flood(frame(FIN | PING) * 10_000)
    assert parsed <= 400


async def test_many_connections_of_one_address_share_a_limit(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings(frames_of=Limit(0, 500)))
    table, _ = await new_table(hall)
    ends = 0
    for _ in range(10):
        raw = await Raw.websocket(port, HOSTILE, table)
        raw.writer.write(frame(FIN | PONG) * 100 + frame(FIN | PING))
        try:
            await raw.reader.readexactly(2)
        except (asyncio.IncompleteReadError, ConnectionError):
            ends += 1
        raw.writer.transport.abort()
    assert ends == 6                            # 4 * 101 frames, then no more
    await is_played(hall, port)


@pytest.mark.parametrize("begun", [
    frame(TEXT), frame(TEXT, b"x") + frame(0), frame(FIN | TEXT, b"x" * 9)[:-1], b"\x81"])
async def test_a_message_that_never_ends_is_cut_off(hall: Hall, serve: Serve, begun: bytes) -> None:
    port = await serve(new_app(hall), **settings(finish_within=0.1))
    table, tokens = await new_table(hall)
    raw = await Raw.websocket(port, HOSTILE, table)
    raw.send(type="hello", token=tokens[0])
    raw.writer.write(begun)
    await rest(raw.reader)                      # ends


async def test_a_message_in_a_few_pieces_is_understood(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings())
    table, tokens = await new_table(hall)
    raw = await Raw.websocket(port, HONEST, table)
    raw.writer.write(frame(TEXT, b'{"type": "hello", "token":') + frame(FIN | PING) + frame(0)
                     + frame(FIN, b'"%s"}' % tokens[0].encode()))
    assert (await raw.message())["type"] == "welcome"
    raw.writer.transport.abort()


# --- before it becomes a websocket ------------------------------------------------------------------------------------
@pytest.mark.parametrize("more", [b"X: y\r\n" * 200, b"X: " + b"y" * 9000 + b"\r\n"])
async def test_a_websocket_that_cannot_be_opened_is_not_kept(hall: Hall, serve: Serve, more: bytes) -> None:
    """More headers than are read: nobody looks after the connection any more, and nobody counts it."""
    port = await serve(new_app(hall), **settings())
    raw = await Raw.connect(port, HOSTILE)
    raw.writer.write(b"GET /api/tables/any/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                     b"Connection: Upgrade\r\n" + more + b"\r\n")
    assert await rest(raw.reader) == b""
    raw.writer.close()


async def test_requests_without_waiting_for_answers_are_cut_off(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings())
    raw = await Raw.connect(port, HOSTILE)
    answered = await raw.flood(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000)
    assert answered.count(b"HTTP/1.1 200") <= 2 * Door.longest_line
    assert b" 200 " in await get(port, HONEST)


async def test_too_many_requests_are_cut_off_and_those_of_others_are_not(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings(requests=Limit(0, 5)))
    answers = [await get(port, HOSTILE) for _ in range(7)]
    assert [b" 200 " in answer for answer in answers] == [True] * 5 + [False] * 2
    assert answers[-1] == b""
    assert b" 200 " in await get(port, HONEST)


async def test_a_long_request_counts_like_many(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings(requests=Limit(0, 25)))
    long = f"/api/health?x={'x' * 10 * Door.weight}"
    assert [b" 200 " in await get(port, HOSTILE, long) for _ in range(3)] == [True, True, False]
    assert b" 200 " in await get(port, HONEST, long)


async def test_a_body_in_crumbs_is_cut_off(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings(pieces=Limit(0, 1000)))
    for _ in range(2):
        raw = await Raw.connect(port, HOSTILE)
        raw.writer.write(b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n")
        assert await raw.flood(b"1\r\n \r\n" * 600) == b""
    assert b" 200 " in await get(port, HONEST)


async def test_too_many_connections_are_cut_off_and_those_of_others_are_not(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings(connects=Limit(0, 5)))
    assert [b" 200 " in await get(port, HOSTILE) for _ in range(7)] == [True] * 5 + [False] * 2
    assert b" 200 " in await get(port, HONEST)


async def test_a_body_without_end_is_cut_off(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings(traffic=Limit(0, 100_000)))
    raw = await Raw.connect(port, HOSTILE)
    raw.writer.write(b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n\r\n")
    assert await raw.flood(b"x" * 10_000) == b""
    assert b" 200 " in await get(port, HONEST)


async def test_the_requests_of_one_address_wait_for_each_other(serve: Serve) -> None:
    """Whatever they wait for, those of others do not."""
    going, most = 0, 0
    goes_on = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal going, most
        going += 1
        most = max(most, going)
        if scope["client"][0] == HOSTILE:
            await goes_on.wait()
        going -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    port = await serve(app, **settings(turns=Turns(3, 50)))
    asking = [asyncio.create_task(get(port, HOSTILE)) for _ in range(20)]
    while going < 3:
        await asyncio.sleep(0.01)
    assert b"done" in await get(port, HONEST)
    assert most <= 4
    goes_on.set()
    assert all(b"done" in answer for answer in await asyncio.gather(*asking))


# --- limits that outlive the connection -------------------------------------------------------------------------------
async def seated(port: int, address: str, table: str, token: str | None = None, after: int = 0) -> Raw:
    raw = await Raw.websocket(port, address, table)
    raw.send(type="hello", token=token, after=after)
    return raw


async def test_who_reconnects_is_not_given_new_patience(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **settings())
    table, tokens = await new_table(hall)
    begun = time.monotonic()
    for _ in range(5):
        raw = await seated(port, HOSTILE, table, tokens[0])
        for _ in range(10):
            raw.send(type="chat", text="!")
        raw.send(type="ping")
        while (await raw.message())["type"] != "pong":
            pass
        raw.writer.transport.abort()
    live = await hall.table(table)
    rate, at_once = live.settings.wishes
    assert live.table.said[0] <= at_once + rate * (time.monotonic() - begun)
    await is_played(hall, port)


async def test_the_chats_of_all_seats_of_an_address_are_counted_together(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.house, "household_wishes", Limit(0, 5))
    port = await serve(new_app(hall), **settings())
    said = 0
    for _ in range(3):
        table, tokens = await new_table(hall)
        raw = await seated(port, HOSTILE, table, tokens[0])
        for _ in range(4):
            raw.send(type="chat", text="!")
        raw.send(type="ping")
        while (await raw.message())["type"] != "pong":
            pass
        said += (await hall.table(table)).table.said[0]
        raw.writer.transport.abort()
    assert said == 5
    await is_played(hall, port)


async def test_a_seat_is_not_taken_again_and_again(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.house, "hellos", Limit(0, 3))
    port = await serve(new_app(hall), **settings())
    table, tokens = await new_table(hall)
    answers = []
    for token in [tokens[0]] * 5 + [None] * 5:
        raw = await seated(port, HOSTILE, table, token)
        answers.append((await raw.message())["type"])
        if answers[-1] == "refused":
            assert await raw.reader.readexactly(4) == bytes([0x88, 2]) + (1013).to_bytes(2)    # try again later
        raw.writer.transport.abort()
    assert answers == 2 * (["welcome"] * 3 + ["refused"] * 2)
    raw = await seated(port, HONEST, table)             # somebody else looks on
    assert (await raw.message())["type"] == "welcome"
    raw.writer.transport.abort()


async def test_websockets_of_one_address_have_a_rate(hall: Hall, serve: Serve) -> None:
    own = Hall(hall.storage, hall.house, hall.accounts, hall.records, Limits(connects=Limit(0, 3)))
    port = await serve(new_app(own), **settings())
    table, _ = await new_table(hall)
    assert [(await Raw.websocket(port, HOSTILE, table)).status for _ in range(5)] == [b"101"] * 3 + [b"403"] * 2
    assert (await Raw.websocket(port, HONEST, table)).status == b"101"


async def test_whoever_comes_is_told_the_newest_and_the_rest_on_request(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.house, "wishes", Limit(0, 15))
    port = await serve(new_app(hall), **settings())
    table, tokens = await new_table(hall)
    live = await hall.table(table)
    async with live.lock:
        for number in range(1000):
            await live.commit(Said(1, f"{number} " + "x" * 290))
    for token in (tokens[0], None):
        raw = await seated(port, HONEST, table, token, after=7)
        assert (await raw.message())["type"] == "welcome"
        update = await raw.message()
        events = update["events"]
        assert len(events) == MOST_TOLD and update["first"] == events[0]["number"] == update["number"] - MOST_TOLD + 1
        while events[0]["number"] > 1:
            raw.send(type="log", before=events[0]["number"])
            earlier = await raw.message()
            assert earlier["type"] == "log" and earlier["first"] == earlier["events"][0]["number"]
            assert len(earlier["events"]) <= MOST_TOLD
            events = earlier["events"] + events
        assert [event["number"] for event in events] == list(range(1, live.table.number + 1))
        seat = -1 if token is None else 0
        assert [event.get("cards", []) for event in events] == [event.cards for event in live.table.log.told(seat)]
        raw.send(type="log", before=1)
        assert await raw.message() == {"type": "log", "first": 1, "events": []}
        for _ in range(20):
            raw.send(type="log", before=2)
        assert "refused" in [(await raw.message())["type"] for _ in range(20)]      # a wish like others
        raw.writer.transport.abort()


async def test_nobody_fills_a_table(hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    port = await serve(new_app(hall), **settings())
    table, tokens = await new_table(hall)
    live = await hall.table(table)
    monkeypatch.setattr(tables, "MOST_CHATS", 2)
    raw = await seated(port, HOSTILE, table, tokens[0])
    assert (await raw.message())["type"] == "welcome"
    for _ in range(3):
        raw.send(type="chat", text="!")
    while (message := await raw.message())["type"] == "update":
        pass
    assert message["why"] == "enough said" and "2 things" in message["text"]
    monkeypatch.setattr(tables, "MOST_DEEDS", live.table.deeds + 1)
    raw.send(type="answer", number=0, choice=[])
    raw.send(type="answer", number=1, choice=[])
    while (message := await raw.message())["type"] == "update":
        pass
    assert message["why"] == "too long" and live.table.answers == 1
    raw.writer.transport.abort()
