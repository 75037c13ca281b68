"""People for tests of what is between them: registered or guests, over HTTP, and on lines of their own."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from throneroom.web.app import new_app, new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.storage import Person

PATIENCE = 120.0                        # seconds; only ever waited for on a very busy machine, or for what is broken
PASSWORD = "correct horse"
Json = dict[str, Any]


@asynccontextmanager
async def hall_on(database: str, **settings: Any) -> AsyncIterator[Hall]:
    """A server whose bots do not pause, and which lets everybody ask as often as they like."""
    hall = new_hall(database, Settings(ready=False, pause=(0, 0), **settings), Limits.none())
    await hall.open()
    yield hall
    await hall.close()


def speaking_with(hall: Hall) -> httpx.AsyncClient:
    """By HTTP; what fails in the server fails here."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(new_app(hall), raise_app_exceptions=True),
                             base_url="http://table")


class Somebody:
    """Somebody with a session."""

    def __init__(self, client: httpx.AsyncClient, session: Json) -> None:
        self.client = client
        self.id: str = session["person"]
        self.name: str = session["name"]
        self.token: str = session["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.person = Person(self.id, self.name, session["registered"])

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.client.request(method, f"/api{path}", json=body, headers=self.headers)

    async def do(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.ask(method, path, body)
        assert response.status_code == 200, response.text
        return response.json()

    async def meet(self, other: Somebody | str, wish: str) -> Json:
        name = other if isinstance(other, str) else other.name
        return await self.do("POST", "/friends", {"name": name, "wish": wish})

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        response = await self.ask(method, path, body)
        assert response.status_code >= 400, response.text
        problem = response.json()
        assert problem["german"] != problem["error"]
        return response.status_code, problem["error"]


async def member(hall: Hall, client: httpx.AsyncClient, name: str) -> Somebody:
    """Somebody registered, without the half second a password takes."""
    person = Person(f"id-{name}", name, True, "no password")
    assert await hall.storage.add_person(person, name.casefold(), name.casefold())
    session = await hall.accounts.begin(person)
    return Somebody(client, {"person": person.id, "name": name, "token": session.token, "registered": True})


async def guest(client: httpx.AsyncClient, name: str) -> Somebody:
    return Somebody(client, (await client.post("/api/session", json={"name": name})).json())


class Ear:
    """The line of somebody's page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Json = {}            # the last notices

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await self.socket.recv())
        if message["type"] == "notices":
            self.last = message
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        while not (self.last and wanted(self.last)):
            await self.receive()
        return self.last

    async def hear(self, kind: str) -> Json:
        while (message := await self.receive())["type"] != kind:
            pass
        return message


async def line(port: int, token: str) -> Ear:
    ear = Ear(await connect(f"ws://127.0.0.1:{port}/api/me/socket", open_timeout=PATIENCE, ping_interval=None))
    await ear.send("hello", token=token)
    return ear
