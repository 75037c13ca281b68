"""A hall on either database whose clock is set by hand, and people who speak HTTP with it."""
from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import httpx

from throneroom.web.app import new_app, new_hall
from throneroom.web.journal import Answered
from throneroom.web.live import LiveTable, Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import Credentials, Guest, Session
from throneroom.web.storage import Person
from throneroom.web.workers import Workers

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()


class Clock:
    now = NOON

    def __call__(self) -> float:
        return self.now


class Visitor:
    """Somebody with a session."""

    def __init__(self, client: httpx.AsyncClient, session: Session) -> None:
        self.client = client
        self.session = session
        self.person = Person(session.person, session.name, session.registered)
        self.headers = {"Authorization": f"Bearer {session.token}"}

    async def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        response = await self.client.request(method, f"/api{path}", headers=self.headers, **more)
        assert response.status_code == status, response.text
        return response.json()

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return await self.ask("GET", path, status, params=query)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.ask("POST", path, status, json={} if body is None else body)


class Visits:
    """Everybody who comes to a hall, each from an address of their own."""

    def __init__(self, hall: Hall, clock: Clock | None = None) -> None:
        self.hall = hall
        self.clock = clock or Clock()
        self.app = new_app(hall)

    def client(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app, True, client=(address, 1)),
                                 base_url="http://table")

    async def guest(self, name: str, address: str = "192.0.2.1") -> Visitor:
        return Visitor(self.client(address), await self.hall.accounts.greet(Guest(name)))

    async def member(self, name: str, password: str = "a good password") -> Visitor:
        return Visitor(self.client(), await self.hall.accounts.register(Credentials(name, password)))

    async def log_in(self, name: str, password: str = "a good password") -> Visitor:
        return Visitor(self.client(), await self.hall.accounts.log_in(Credentials(name, password)))


@asynccontextmanager
async def visits(database: str) -> AsyncIterator[Visits]:
    """No bot answers by itself there."""
    clock = Clock()
    hall = new_hall(database, Settings(ready=False, pause=(0, 0), idle=-1), Limits.none())
    hall.house.workers = Workers(count=0)
    hall.storage.clock = clock
    await hall.open()
    yield Visits(hall, clock)
    await hall.close()


async def play_on(table: LiveTable, answers: list[list[int]]) -> None:
    """These answers, whoever is asked."""
    for answer in answers:
        async with table.lock:
            decision = table.table.decision
            assert decision is not None
            seat = int(decision.seat)
            await table.commit(Answered(seat, answer, bot=table.table.chairs[seat].bot is not None))
