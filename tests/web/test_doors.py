"""Connections that say nothing, too much, or come in crowds: real sockets at a real server."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import ClassVar

import pytest
import uvicorn
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from throneroom.web.doors import Door, Wire
from throneroom.web.limits import Crowd, Limit, Turns
from throneroom.web.table_command import listen

pytestmark = pytest.mark.anyio

LONG_ANSWER = "x" * 20_000_000
PATIENCE = 60                           # seconds; only ever waited for when something is broken


@pytest.fixture(scope="module", params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    """The server runs in the second, if it is there; they take it differently that a connection is cut."""
    return "asyncio", {"use_uvloop": request.param}


class Hasty(Door):
    patience = 1000.0
    longest_head = 10_000
    crowd = Crowd(3)
    requests = Limit(1e9, 1e9)
    pieces = Limit(1e9, 1e9)
    turns = Turns(16, 200)
    last: ClassVar[Hasty]               # through which somebody came

    def connection_made(self, transport: asyncio.Transport) -> None:    # type: ignore[override]  # as uvicorn has it
        Hasty.last = self
        super().connection_made(transport)


class HastyWire(Wire):
    close_within = 0.1
    frames_of = Limit(1e9, 1e9)
    bytes_of = Limit(1e9, 1e9)
    last: ClassVar[HastyWire]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        HastyWire.last = self
        super().connection_made(transport)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": LONG_ANSWER if scope["path"] == "/long" else "welcome"})
        await send({"type": "websocket.send", "text": "and more"})      # when the first has been taken
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    if scope["path"] == "/cut":
        Hasty.last.show_out()
        with suppress(asyncio.CancelledError):          # as a file does that is just being read
            await asyncio.Event().wait()
    if scope["path"] == "/wait":
        while (await receive())["type"] != "http.disconnect":
            pass
    text = LONG_ANSWER if scope["path"] == "/long" else f"{len(await Request(scope, receive).body())} bytes"
    await PlainTextResponse(text)(scope, receive, send)


@pytest.fixture
async def port() -> AsyncIterator[int]:
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, http=Hasty, ws=HastyWire, ws_ping_interval=None, log_level="error",
                                           lifespan="off", timeout_graceful_shutdown=PATIENCE))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    yield listening.getsockname()[1]
    server.should_exit = True
    await running
    await eventually(lambda: not Hasty.crowd.here and not Hasty.turns.line.here)    # everybody who came has left


async def eventually(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the connection, as it must."""
    came = bytearray()
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while part := await reader.read(1_000_000):
                came += part
    return bytes(came)


async def ask(port: int, body: bytes = b"") -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
    answer = await rest(reader)
    writer.close()
    return answer


async def test_requests_pass(port: int) -> None:
    assert b"0 bytes" in await ask(port)
    assert b"200000 bytes" in await ask(port, b"x" * 200_000)      # a long body is no long head


@pytest.mark.parametrize("said", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\n",
                                  b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"])
async def test_who_says_nothing_or_stops_halfway_is_shown_out(
        port: int, said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hasty, "patience", 0.1)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    assert await rest(reader) == b""
    writer.close()
    monkeypatch.undo()
    assert b"0 bytes" in await ask(port)


async def test_a_head_without_end_is_cut_off(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\n" + b"X-More: and more\r\n" * 2000)
    assert await rest(reader) == b""
    writer.close()


HEAD = b"POST / HTTP/1.1\r\nHost: x\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize("said", [
    HEAD + b"a:\r\n" * 200, CHUNKED + b"1\r\nx\r\n0\r\n" + b"a:\r\n" * 200,
    HEAD + b"a: " + b"x" * 10_000 + b"\r\n\r\n", b"POST /?" + b"a=&" * 101 + b" HTTP/1.1\r\n\r\n"],
    ids=["headers", "trailers", "a long header", "a query of many parts"])
async def test_a_head_that_costs_much_is_not_read(port: int, said: bytes) -> None:
    """Though it came at once, and might be complete."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)
    assert await rest(reader) == b""
    writer.close()


@pytest.mark.parametrize("begun", [
    CHUNKED + b"0\r\na: ", CHUNKED + b"1;", b"GET /wait HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\na: "],
    ids=["a trailer", "an extension", "the next request"])
async def test_a_line_without_end_is_cut_off_wherever_it_stands(port: int, begun: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(begun)
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            while True:                                 # until it is cut off
                writer.write(b"1" * 1000)
                await writer.drain()
                await asyncio.sleep(0)
    assert await rest(reader) == b""
    writer.close()


async def test_what_comes_too_late_to_be_written_is_not_told_to_the_log(
        port: int, caplog: pytest.LogCaptureFixture) -> None:
    """Else whoever goes away fills it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /cut HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
    assert await rest(reader) == b""
    writer.close()
    await eventually(lambda: Hasty.last.work is not None and Hasty.last.work.done())
    assert caplog.records == []


async def test_an_answer_that_is_not_taken_is_given_up(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
    writer.write(b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        await reader.readexactly(1)
    door = Hasty.last
    assert door.watch is not None
    door.watch.cancel()
    monkeypatch.setattr(Hasty, "patience", 0.1)     # from now on, however long the machine took to come so far
    door.look(None)
    await eventually(lambda: not Hasty.crowd.here)  # it is shown out
    assert len(await rest(reader)) < len(LONG_ANSWER)
    writer.close()


async def test_one_visitor_does_not_fill_the_house(port: int) -> None:
    guests = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
    await eventually(lambda: Hasty.crowd.here["127.0.0.1"] == 3)
    assert await ask(port) == b""
    for _, writer in guests:
        writer.close()
    await eventually(lambda: not Hasty.crowd.here)
    assert b"0 bytes" in await ask(port)


# --- those who become websockets --------------------------------------------------------------------------------------
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
GET_LONG = b"GET /long HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
WEBSOCKET = b"GET / HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n"
LONG_WEBSOCKET = b"GET /long HTTP/1.1\r\n" + UPGRADE + KEY + b"\r\n"
NO_WEBSOCKET = b"GET / HTTP/1.1\r\n" + UPGRADE + b"\r\n"


def is_held_up(connection: Hasty | HastyWire) -> bool:
    return connection.transport.get_write_buffer_size() > 0


async def deaf(port: int, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Who asks for more than they take: just the first byte of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
    writer.write(said)
    async with asyncio.timeout(PATIENCE):
        await reader.readexactly(1)
    return reader, writer


@pytest.mark.parametrize("upgrade", [WEBSOCKET, NO_WEBSOCKET], ids=["proper", "refused"])
async def test_who_does_not_take_the_answer_opens_no_websocket(port: int, upgrade: bytes) -> None:
    """Nobody would look after the connection any more, and nobody would count it."""
    _, writer = await deaf(port, GET_LONG)
    door = Hasty.last
    await eventually(lambda: door.cycle.response_complete and is_held_up(door))
    writer.write(upgrade)
    await eventually(lambda: door.transport.is_closing() and not door.server_state.connections)
    writer.transport.abort()


@pytest.mark.parametrize("said", [b"GET /wait HTTP/1.1\r\n\r\n", GET_LONG + GET],
                         ids=["not done yet", "waits for the one before"])
async def test_work_that_is_under_way_hears_of_the_end_whatever_is_asked_for_behind_it(port: int, said: bytes) -> None:
    """Else it would keep its turn for ever, and after a few of them the whole household would have none."""
    _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
    writer.write(said)
    await eventually(lambda: Hasty.turns.line.here)
    door = Hasty.last
    await eventually(lambda: door.cycle is not None and not door.cycle.response_complete)
    writer.write(WEBSOCKET)
    await eventually(lambda: door not in door.connections)      # it is cut off, or has become a websocket
    writer.transport.abort()
    await eventually(lambda: not Hasty.turns.line.here)
    assert b"0 bytes" in await ask(port)


async def test_who_has_taken_the_answer_may_open_a_websocket(port: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    async with asyncio.timeout(PATIENCE):
        for _ in range(2):
            writer.write(GET)
            await reader.readuntil(b"0 bytes")
        writer.write(GET_LONG)
        await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(len(LONG_ANSWER))
        writer.write(WEBSOCKET)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        await reader.readuntil(b"welcome")
    writer.transport.abort()


@pytest.mark.parametrize("last", [b"", b"\x88\x80" + bytes(4), b"\x83\x80" + bytes(4)],
                         ids=["half a connection", "a goodbye", "nonsense"])
async def test_a_websocket_whose_peer_takes_nothing_ends_however_it_is_closed(port: int, last: bytes) -> None:
    _, writer = await deaf(port, LONG_WEBSOCKET)
    wire = HastyWire.last
    await eventually(lambda: is_held_up(wire))
    if last:
        writer.write(last)
    else:
        writer.write_eof()
    await eventually(lambda: wire not in wire.connections and not wire.tasks)
    writer.transport.abort()


async def test_who_closes_a_websocket_is_still_given_what_was_sent(
        port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HastyWire, "close_within", 1000.0)
    reader, writer = await deaf(port, LONG_WEBSOCKET)
    wire = HastyWire.last
    writer.write_eof()
    await eventually(lambda: wire.ending is not None and is_held_up(wire))
    assert LONG_ANSWER.encode() in await rest(reader)
    await eventually(lambda: wire not in wire.connections)
    assert wire.ending is not None
    assert wire.ending.cancelled()      # asyncio cannot abort what has been closed
    writer.close()
