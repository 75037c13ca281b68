"""Tokens end: by joining again, by going, by ending all sessions, and by age.  A whole server with real sockets, and a
clock that can be set."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest
import uvicorn
from tests.easy import PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from throneroom.errors import DatabaseAway, Refusal
from throneroom.web.app import new_app, new_hall
from throneroom.web.connection import ENDED, POLICY
from throneroom.web.live import Settings, Sitter
from throneroom.web.operations import Hall, Limits
from throneroom.web.socket import SERVER_SETTINGS
from throneroom.web.storage import DAY, SEAT_LIFE, SESSION_LIFE, SESSIONS, UNUSED_LIFE, TableRow

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"
ONE_DATABASE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)      # what is kept is the others' matter

Json = dict[str, Any]


class Line:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def hear(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.socket.recv())
        return message

    async def hear_of(self, wanted: Callable[[Json], bool]) -> Json:
        while not wanted(message := await self.hear()):
            pass
        return message

    async def end(self) -> tuple[str, int]:
        """The word of the last message, and the code the server closes with."""
        why = ""
        with suppress(ConnectionClosed):
            while True:
                why = (await self.hear()).get("why", "")
        assert self.socket.close_code is not None
        return why, self.socket.close_code


class Server:
    def __init__(self, hall: Hall, port: int, stack: AsyncExitStack) -> None:
        self.hall = hall
        self.port = port
        self.stack = stack
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE)

    async def ask(self, method: str, path: str, token: str = "", body: Json | None = None, status: int = 200) -> Json:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    async def come(self, name: str, way: str = "session") -> str:
        """The token of a person."""
        body = {"name": name} if way == "session" else {"name": name, "password": PASSWORD}
        return str((await self.ask("POST", f"/{way}", body=body))["token"])

    async def table(self, *people: str) -> list[Json]:
        """The places of these people at a new table."""
        first = await self.ask("POST", "/tables", people[0], {"seats": len(people)})
        return [first, *[await self.join(first["table"], person) for person in people[1:]]]

    async def join(self, table: str, person: str) -> Json:
        return await self.ask("POST", f"/tables/{table}/join", person)

    async def hello(self, place: Json) -> Line:
        socket = await self.stack.enter_async_context(
            connect(f"ws://127.0.0.1:{self.port}/api/tables/{place['table']}/socket", open_timeout=PATIENCE,
                    close_timeout=0.2))
        await socket.send(json.dumps({"type": "hello", "token": place["token"]}))
        return Line(socket)

    async def sit(self, place: Json) -> Line:
        line = await self.hello(place)
        assert (await line.hear())["seat"] == place["seat"]
        await line.hear_of(lambda message: message["type"] == "update")
        return line

    def pass_time(self, seconds: float) -> None:
        now = self.hall.storage.clock() + seconds
        self.hall.storage.clock = lambda: now


Start = Callable[[], Awaitable[Server]]


@pytest.fixture
async def start(database: str) -> AsyncIterator[Start]:
    """Starts servers, all on the same database; each ends the one before."""
    async with AsyncExitStack() as stack:
        running = AsyncExitStack()

        async def started() -> Server:
            nonlocal running
            await running.aclose()
            running = await stack.enter_async_context(AsyncExitStack())
            hall = new_hall(database, Settings(ready=False, pause=(0, 0)), Limits.none())
            await hall.storage.open()           # the processes of bots are not needed
            running.push_async_callback(hall.storage.close)
            config = uvicorn.Config(new_app(hall), port=0, log_level="warning", lifespan="off",
                                    timeout_graceful_shutdown=1, **SERVER_SETTINGS)
            server = uvicorn.Server(config)
            task = asyncio.get_running_loop().create_task(server._serve())      # leaves signals alone
            while not server.started:
                await asyncio.sleep(0.01)

            async def stop() -> None:
                server.should_exit = True
                await task
            running.push_async_callback(stop)
            opened = Server(hall, server.servers[0].sockets[0].getsockname()[1], running)
            running.push_async_callback(opened.http.aclose)
            return opened
        yield started


@pytest.fixture
async def server(start: Start) -> Server:
    return await start()


@ONE_DATABASE
async def test_joining_again_ends_the_old_sockets_of_the_seat(server: Server) -> None:
    ada, bob = await server.come("Ada"), await server.come("Bob")
    places = await server.table(ada, bob)
    pages = [await server.sit(places[0]), await server.sit(places[0])]
    other = await server.sit(places[1])
    again = await server.join(places[0]["table"], ada)
    assert again["seat"] == 0 and again["token"] != places[0]["token"]
    assert [await page.end() for page in pages] == [("elsewhere", ENDED)] * 2
    assert await (await server.hello(places[0])).end() == ("bad token", POLICY)
    here = await server.sit(again)
    await here.socket.send(json.dumps({"type": "chat", "text": "Here I am"}))
    heard = await other.hear_of(lambda message: any(told["verb"] == "chat" for told in message["events"]))
    assert [told["text"] for told in heard["events"] if told["verb"] == "chat"] == ["Here I am"]
    assert heard["table"]["seats"][0]["connected"]


@ONE_DATABASE
async def test_who_waits_to_come_in_while_the_token_ends_stays_outside(server: Server) -> None:
    ada = await server.come("Ada")
    place, _ = await server.table(ada, await server.come("Bob"))
    table = await server.hall.table(place["table"])
    person = await server.hall.accounts.person(ada)
    async with table.lock:
        joining = asyncio.create_task(table.join(person))
        await asyncio.sleep(0)                  # it waits for the lock now, and the next behind it
        late = Sitter(table.seat_of(place["token"]), 0, place["token"])
        coming = asyncio.create_task(table.come(late))
        await asyncio.sleep(0)
    await joining
    with pytest.raises(Refusal, match="no token of a seat"):
        await coming
    assert late not in table.sitters


@pytest.mark.parametrize("put_away", [False, True])
async def test_ending_all_sessions_ends_everything_at_once(start: Start, put_away: bool) -> None:
    """At tables that are at hand as at those in the database alone, and for ever."""
    server = await start()
    ada, bob = await server.come("Ada", "register"), await server.come("Bob")
    phone, others = await server.come("Ada", "login"), await server.come("Cay")
    places = await server.table(ada, bob)
    far = await server.table(others, phone)
    lines = [] if put_away else [await server.sit(places[0]), await server.sit(far[1])]
    if put_away:
        server.hall.house.tables.clear()
    watching = await server.sit(places[1])
    if put_away:                        # one is at hand with nobody of Ada's there, the other is not
        assert list(server.hall.house.tables) == [places[0]["table"]]
    assert await server.ask("DELETE", "/sessions", phone) == {"sessions": 2, "tables": 2}
    assert [await line.end() for line in lines] == [("ended", ENDED)] * len(lines)
    for token in (ada, phone):
        await server.ask("GET", "/me", token, status=401)
        await server.ask("DELETE", "/sessions", token, status=401)
    for restarted in (False, True):
        for place in (places[0], far[1]):
            assert await (await server.hello(place)).end() == ("bad token", POLICY)
        await server.sit(places[1])
        await server.sit(far[0])
        assert (await server.ask("GET", "/me", bob))["name"] == "Bob"
        if not restarted:
            await watching.socket.close()
            server = await start()
    back = await server.join(places[0]["table"], await server.come("Ada", "login"))
    assert back["seat"] == 0
    line = await server.hello(back)
    update = await line.hear_of(lambda message: message["type"] == "update")
    assert [told["verb"] for told in update["events"]].count("sits down") == 2      # nobody sat down twice
    assert update["question"]["options"]


@ONE_DATABASE
async def test_sessions_end_at_all_tables_even_if_the_database_goes_away_meanwhile(
        server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their person cannot ask for it again: the token they did it with has ended, too."""
    ada, bob = await server.come("Ada", "register"), await server.come("Bob")
    places = [(await server.table(ada, bob))[0] for _ in range(3)]
    lines = [await server.sit(place) for place in places]
    tables = [await server.hall.table(place["table"]) for place in places]

    async def away(*_: object) -> None:
        raise DatabaseAway

    with monkeypatch.context() as patch:
        patch.setattr(server.hall.storage, "save_table", away)
        await server.ask("DELETE", "/sessions", ada)
    assert [await line.end() for line in lines] == [("ended", ENDED)] * 3
    for table in tables:
        await asyncio.gather(*table.tasks)
    for place in places:
        assert await (await server.hello(place)).end() == ("bad token", POLICY)


@ONE_DATABASE
async def test_sessions_that_ended_although_the_database_did_not_say_so(
        server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was done, and then the connection was lost: they have ended at the tables, too."""
    ada, bob = await server.come("Ada", "register"), await server.come("Bob")
    places = await server.table(ada, bob)
    line, other = await server.sit(places[0]), await server.sit(places[1])
    end = server.hall.storage.end_sessions

    async def lost(person: str) -> None:
        await end(person)
        raise DatabaseAway

    monkeypatch.setattr(server.hall.storage, "end_sessions", lost)
    await server.ask("DELETE", "/sessions", ada, status=503)
    assert await line.end() == ("ended", ENDED)
    assert await (await server.hello(places[0])).end() == ("bad token", POLICY)
    await other.hear_of(lambda message: message["type"] == "update" and not message["table"]["seats"][0]["connected"])
    await server.sit(places[1])


@ONE_DATABASE
async def test_joining_again_ends_the_old_sockets_although_the_database_did_not_say_so(
        server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await server.come("Ada"), await server.come("Bob")
    places = await server.table(ada, bob)
    line, _ = await server.sit(places[0]), await server.sit(places[1])
    save = server.hall.storage.save_table

    async def lost(row: TableRow) -> None:
        await save(row)
        raise DatabaseAway

    with monkeypatch.context() as patch:
        patch.setattr(server.hall.storage, "save_table", lost)
        await server.ask("POST", f"/tables/{places[0]['table']}/join", ada, status=503)
    assert await line.end() == ("elsewhere", ENDED)
    await server.sit(await server.join(places[0]["table"], ada))


@ONE_DATABASE
async def test_sessions_end_at_a_table_that_is_just_being_read_again(
        server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read from the database before must not bring the tokens back."""
    ada, bob = await server.come("Ada", "register"), await server.come("Bob")
    place, _ = await server.table(ada, bob)
    table, load = await server.hall.table(place["table"]), server.hall.storage.load_table
    is_read, go_on = asyncio.Event(), asyncio.Event()

    async def slow(*arguments: Any, **more: Any) -> Any:
        loaded = await load(*arguments, **more)
        is_read.set()
        await go_on.wait()
        return loaded

    monkeypatch.setattr(server.hall.storage, "load_table", slow)
    table.doubt()
    await is_read.wait()
    await server.ask("DELETE", "/sessions", ada)
    go_on.set()
    await asyncio.gather(*table.tasks)
    assert not table.in_doubt
    assert await (await server.hello(place)).end() == ("bad token", POLICY)
    await table.save()                  # as when anything else changes
    server.hall.house.tables.clear()
    assert await (await server.hello(place)).end() == ("bad token", POLICY)


@ONE_DATABASE
async def test_who_joins_while_all_sessions_are_ended_gets_nothing(
        server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has got hold of a token and is quick cannot save the seat for themselves."""
    ada, bob = await server.come("Ada", "register"), await server.come("Bob")
    stolen = await server.come("Ada", "login")
    place, _ = await server.table(ada, bob)
    house, find = server.hall.house, server.hall.house.find
    is_late, goes_on = asyncio.Event(), asyncio.Event()

    async def slowly(*arguments: Any) -> Any:
        monkeypatch.undo()                      # the next are not held up
        is_late.set()
        await goes_on.wait()
        return await find(*arguments)

    monkeypatch.setattr(house, "find", slowly)
    async with asyncio.timeout(PATIENCE):
        joining = asyncio.create_task(server.ask("POST", f"/tables/{place['table']}/join", stolen, status=401))
        await is_late.wait()
        await server.ask("DELETE", "/sessions", ada)
        goes_on.set()
        assert "token" not in await joining


@ONE_DATABASE
async def test_a_table_waits_for_those_who_ended_their_sessions(server: Server) -> None:
    ada, bob = await server.come("Ada", "register"), await server.come("Bob")
    place = await server.ask("POST", "/tables", ada, {"seats": 2})
    await server.ask("DELETE", "/sessions", ada)
    await server.join(place["table"], bob)
    assert (await server.ask("GET", f"/tables/{place['table']}"))["state"] == "gathering"
    await server.join(place["table"], await server.come("Ada", "login"))
    assert (await server.ask("GET", f"/tables/{place['table']}"))["state"] == "playing"


@ONE_DATABASE
async def test_who_goes_ends_one_session(server: Server) -> None:
    ada = await server.come("Ada", "register")
    phone = await server.come("Ada", "login")
    place, _ = await server.table(ada, await server.come("Bob"))
    line = await server.sit(place)
    await server.ask("DELETE", "/session", ada)
    await server.ask("GET", "/me", ada, status=401)
    await server.ask("DELETE", "/session", ada, status=401)
    assert (await server.ask("GET", "/me", phone))["name"] == "Ada"
    await line.socket.send('{"type": "ping"}')
    assert (await line.hear())["type"] == "pong"


@ONE_DATABASE
async def test_sessions_end_when_they_are_not_used(server: Server) -> None:
    ada, eve = await server.come("Ada"), await server.come("Eve")
    server.pass_time(UNUSED_LIFE - 1)
    await server.ask("GET", "/me", ada)
    server.pass_time(2)
    await server.ask("GET", "/me", ada)
    await server.ask("GET", "/me", eve, status=401)


@ONE_DATABASE
async def test_sessions_end_at_last_however_often_they_are_used(server: Server) -> None:
    ada = await server.come("Ada")
    days = 28
    for _ in range(int(SESSION_LIFE / DAY) // days):
        server.pass_time(days * DAY)
        await server.ask("GET", "/me", ada)
    server.pass_time(2 * DAY)
    await server.ask("GET", "/me", ada, status=401)


async def test_use_is_noted_once_a_day_and_old_sessions_are_forgotten(server: Server) -> None:
    ada = await server.come("Ada")
    storage = server.hall.storage

    async def used() -> list[float]:
        return await storage.do(lambda connection: list(connection.scalars(SESSIONS.select().with_only_columns(
            SESSIONS.c.used))))

    [first] = await used()
    server.pass_time(DAY / 2)
    await server.ask("GET", "/me", ada)
    assert await used() == [first]
    server.pass_time(DAY / 2 + 1)
    await server.ask("GET", "/me", ada)
    assert await used() == [storage.clock()]
    server.pass_time(UNUSED_LIFE)
    await storage.forget_old_sessions()
    assert await used() == []


@ONE_DATABASE
@pytest.mark.parametrize("from_before", [False, True])
async def test_tokens_of_seats_grow_old(server: Server, from_before: bool) -> None:
    """Those given out by an older version count from when the table was opened."""
    ada = await server.come("Ada", "register")
    place, _ = await server.table(ada, await server.come("Bob"))
    if from_before:
        table = await server.hall.table(place["table"])
        table.row.seats[0].issued = 0
        await table.save()
    server.pass_time(SEAT_LIFE - DAY)
    await (await server.sit(place)).socket.close()
    server.pass_time(DAY)
    assert await (await server.hello(place)).end() == ("expired", POLICY)
    again = await server.join(place["table"], await server.come("Ada", "login"))
    assert again["seat"] == place["seat"]
    await server.sit(again)
