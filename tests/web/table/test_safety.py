"""Clients that mean no good: they hurt nobody but themselves."""
from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from throneroom.web import connection as connections
from throneroom.web import socket as sockets
from throneroom.web.live import CONNECTIONS_PER_SEAT, Settings
from throneroom.web.protocol import SPECTATOR

anyio = pytest.mark.anyio
PATIENCE = 120                          # seconds; only ever waited for on a very busy machine, or for what is broken
LINE: Any = {"open_timeout": PATIENCE, "close_timeout": 1, "ping_interval": None, "compression": None}

# --- anything may come -----------------------------------------------------------------------------------------------
numbers = st.integers(-2**70, 2**70) | st.integers(-2, 12)
anything = st.recursive(st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=20),
                        lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside,
                                                                                      max_size=4), max_leaves=8)
kinds = st.sampled_from(["hello", "answer", "undo", "agree", "replace", "rematch", "ping", "update", "chat ", ""])
almost = st.fixed_dictionaries({"type": kinds | anything}, optional={
    "number": numbers | anything, "choice": st.lists(numbers, max_size=6) | anything, "yes": st.booleans() | anything,
    "seat": numbers, "token": st.text(min_size=18, max_size=66), "after": numbers, "text": anything})
wrong_seat = st.fixed_dictionaries({"type": st.just("answer"), "number": st.just(0),
                                    "choice": st.lists(st.integers(0, 9), max_size=7)})
texts = st.text(max_size=40) | st.builds(json.dumps, almost | wrong_seat | anything)
messages = st.lists(texts | st.binary(max_size=40) | texts.map(str.encode), min_size=1, max_size=12)


class Background:
    """The server in a thread of its own: hypothesis runs no coroutines."""

    def __init__(self, served: Any, loop: asyncio.AbstractEventLoop) -> None:
        self.served = served
        self.loop = loop

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@pytest.fixture
def background(start_serving: Any, tmp_path: Any) -> Iterator[Background]:
    ready: Any = {}
    up, down = threading.Event(), asyncio.Event()

    async def run() -> None:
        async with start_serving(tmp_path) as start:
            ready["served"], ready["loop"] = await start(), asyncio.get_running_loop()
            up.set()
            await down.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert up.wait(PATIENCE)
    yield Background(ready["served"], ready["loop"])
    ready["loop"].call_soon_threadsafe(down.set)
    thread.join()


def test_whatever_is_sent_nothing_breaks_and_nothing_changes(background, caplog, monkeypatch):
    monkeypatch.setattr(connections, "CLOSE_WITHIN", PATIENCE)      # who is sent away has the time to read why
    served = background.served
    table = background.do(served.table(people=2, bots=()))
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table.row.id}/socket"
    token = served.place[table.row.id, 1].token             # seat 0 is asked
    before = table.table.deeds
    ends: set[int] = set()

    @settings(max_examples=150, suppress_health_check=list(HealthCheck))
    @given(messages, st.booleans())
    def send(parts: list[str | bytes], polite: bool) -> None:
        with connect(address, **LINE) as connection:
            if polite:
                connection.send(json.dumps({"type": "hello", "token": token}))
                assert json.loads(connection.recv(PATIENCE))["type"] == "welcome"
            try:
                for part in parts:
                    connection.send(part)
                connection.send(json.dumps({"type": "ping"}))
                while json.loads(answer := connection.recv(PATIENCE))["type"] != "pong":
                    assert json.loads(answer)["type"] in ("update", "refused", "welcome", "pong")
            except ConnectionClosed as closed:      # who says no hello, or sends broken text, is sent away
                ends.add(closed.rcvd.code if closed.rcvd else 0)
        assert table.table.deeds == before

    send()
    assert ends <= {1007, 1008}
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def eventually(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def healthy(served: Any, table: Any = None) -> None:
    """Another table goes on as if nothing were wrong."""
    table = table or await served.table(people=2, bots=())
    clients = [await served.client(table, seat) for seat in (0, 1)]
    upto = table.table.questions + 10
    await asyncio.gather(*[client.play(Random(number), upto) for number, client in enumerate(clients)])


@anyio
@pytest.mark.parametrize("first", [
    '{"type": "ping"}', "{}", "[]", "\\", '{"type": "hello", "token": "short"}', '{"type": "hello", "after": -1}',
    '{"type": "hello", "token": "AAAAAAAAAAAAAAAAAAAAAAAA"}', '{"type": "hello", "more": 1}', "[" * 10_000,
    '{"type": "answer", "number": 0, "choice": [0]}'])
async def test_a_bad_beginning_ends_the_connection(served, first):
    table = await served.table(people=2, bots=())
    connection = await served.connect(table.row.id)
    await connection.send(first)
    assert json.loads(await connection.recv())["type"] == "refused"
    with pytest.raises(ConnectionClosed):
        await connection.recv()
    assert not table.sitters


@anyio
async def test_no_table_of_that_name(served):
    for name in ("nothing-here", "%2e%2e", "%00", "x" * 500):
        connection = await served.connect(name)
        await connection.send('{"type": "hello"}')
        assert json.loads(await connection.recv())["why"] == "no table"


@anyio
async def test_a_token_is_good_for_its_own_seat_and_table_only(served):
    one, other = await served.table(people=2, bots=()), await served.table(people=2, bots=())
    connection = await served.connect(one.row.id)
    await connection.send(json.dumps({"type": "hello", "token": served.place[other.row.id, 0].token}))
    assert json.loads(await connection.recv())["why"] == "bad token"
    client = await served.client(one, 1)
    await client.until(lambda update: True)
    await client.send("answer", number=0, choice=[0])
    assert (await client.refused())["why"] == "not your turn"


@anyio
async def test_a_flood_ends_with_its_connection(serving):
    served = await serving(Settings(ready=False, pause=(0, 0)))
    table = await served.table(people=2, bots=())
    flood = await served.client(table, 0)

    async def rage() -> None:
        while True:
            await flood.send("chat", text="!")
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(rage(), PATIENCE)
    said = sum(event.verb == "chat" for event in table.table.log.happened)
    assert said < 200
    await healthy(served)


@anyio
async def test_a_message_too_long_ends_the_connection(served):
    table = await served.table(people=2, bots=())
    client = await served.client(table, 0)
    await client.until(lambda update: True)
    await client.socket.send("x" * (sockets.LONGEST_MESSAGE + 1))
    with pytest.raises(ConnectionClosed) as closed:
        await client.receive()
    assert closed.value.rcvd.code == 1009
    await healthy(served, table)


@anyio
async def test_who_does_not_say_hello_is_sent_away(served, monkeypatch):
    monkeypatch.setattr(connections, "HELLO_WITHIN", 0.05)
    table = await served.table(people=2, bots=())
    connection = await served.connect(table.row.id)
    with pytest.raises(ConnectionClosed) as closed:
        await connection.recv()
    assert closed.value.rcvd.code == 1013       # a page that was asleep comes again


@anyio
async def test_other_sites_may_not_connect(served):
    table = await served.table(people=2, bots=())
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            await served.connect(table.row.id, origin=origin)
        assert refused.value.response.status_code == 403
    await served.connect(table.row.id, origin=f"http://127.0.0.1:{served.port}")


@anyio
async def test_a_seat_has_room_for_a_few_connections(served):
    table = await served.table(people=2, bots=())
    clients = [await served.client(table, 0) for _ in range(CONNECTIONS_PER_SEAT)]
    for client in clients:
        await client.until(lambda update: True)
    late = await served.client(table, 0)
    assert (await late.refused())["why"] == "full"
    await late.socket.wait_closed()
    assert late.socket.close_code == connections.LATER      # some may be dead: pings find them, and there is room again
    await clients[0].close()
    await eventually(lambda: len(table.sitters) < CONNECTIONS_PER_SEAT)
    await (await served.client(table, 0)).until(lambda update: True)


class Deaf:
    """A client that takes part in the handshake and then never reads again."""

    def __init__(self, port: int, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect(("127.0.0.1", port))
        self.socket.sendall((f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
                             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode())
        assert b" 101 " in self.socket.recv(2048)
        hello = b'{"type": "hello"}'
        self.socket.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)


@anyio
async def test_slow_readers_cost_one_update(served):
    table = await served.table(people=2, bots=(), seed=3)
    deaf = await asyncio.to_thread(Deaf, served.port, table.row.id)
    await eventually(lambda: table.sitters)
    await healthy(served, table)
    assert any(sitter.seat < 0 for sitter in table.sitters)
    deaf.socket.close()


@anyio
async def test_slow_readers_are_found_out(serving):
    """Alone at the table, for a machine that is busy could let others answer too late as well."""
    served = await serving(ws_ping_interval=1.0, ws_ping_timeout=1.0)
    table = await served.table(people=2, bots=(), seed=3)
    deaf = await asyncio.to_thread(Deaf, served.port, table.row.id)
    await eventually(lambda: SPECTATOR in table.left)       # nobody answers its pings
    assert not table.sitters
    deaf.socket.close()


@anyio
async def test_half_open_connections_hurt_nobody(served):
    sleepers = []
    for data in (b"", b"GET /api/tables/x/socket HTTP/1.1\r\n", b"\x16\x03\x01", b"GET / HTTP/1.1\r\nUpgrade: web"):
        for _ in range(20):
            sleeper = socket.create_connection(("127.0.0.1", served.port))
            sleeper.sendall(data)
            sleepers.append(sleeper)
    await healthy(served)
    for sleeper in sleepers:
        sleeper.close()
    await healthy(served)


@anyio
async def test_a_table_whose_game_fails_stands_as_before(served, monkeypatch, caplog):
    """Should the engine ever break over an answer, it is refused, and any other can be given."""
    table = await served.table(people=2, bots=())
    client = await served.client(table, 0)
    before = (await client.until_asked())["question"]

    def broken(choice: list[int]) -> None:
        table.table.driver.game.players.clear()
        raise ZeroDivisionError

    monkeypatch.setattr(table.table.driver, "answer", broken)
    await client.send("answer", number=0, choice=[0])
    assert (await client.refused())["why"] == "failed"
    assert "ZeroDivisionError" in caplog.text
    assert (await client.answer([0]))["question"]["number"] == 1
    assert before["number"] == 0


@anyio
async def test_a_journal_that_cannot_be_written_changes_nothing(served, monkeypatch):
    table = await served.table(people=2, bots=())
    client = await served.client(table, 0)
    await client.until_asked()

    async def full(*_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(served.house.storage, "append", full)
        await client.send("answer", number=0, choice=[0])
        assert (await client.refused())["why"] == "failed"
        assert table.table.answers == 0
    assert (await client.answer([0]))["question"]["number"] == 1

