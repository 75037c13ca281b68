"""The websocket of a person: on whatever page they are, it tells what is new, and through it they look for opponents.
"""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection as Database
from starlette.websockets import WebSocket

from throneroom.errors import DatabaseAway
from throneroom.web.connection import Connection
from throneroom.web.days import turns_of
from throneroom.web.friends import asking
from throneroom.web.invitations import invitations_of
from throneroom.web.notices import Line
from throneroom.web.protocol import Find, FromPerson, Hello, Invitation, Matched, Notices, Stop, Turn, decode_personal
from throneroom.web.storage import hash_of

if TYPE_CHECKING:
    from throneroom.web.operations import Hall

TRY_AGAIN = 2.0                         # seconds, when the database is away


async def serve(websocket: WebSocket, hall: Hall) -> None:
    """One connection of one person."""
    await Call(websocket, hall).serve()


class Call(Connection[Line]):
    decode = staticmethod(decode_personal)

    def __init__(self, websocket: WebSocket, hall: Hall) -> None:
        super().__init__(websocket, hall.house)
        self.hall = hall

    async def come(self, hello: Hello) -> Line:
        token = hello.token or ""
        person = await self.hall.accounts.person(token)
        self.who = f"person {person.id}"
        self.take(self.house.hellos, self.who)
        line = Line(person, hash_of(token), self.household)
        self.hall.herald.come(line)
        try:
            await self.hall.accounts.person(token)      # it may have ended while this one came
        except BaseException:
            self.hall.herald.leave(line)
            raise
        line.news.set()
        return line

    def leave(self, line: Line) -> None:
        self.hall.matcher.stop(line)
        self.hall.herald.leave(line)

    async def do(self, line: Line, message: FromPerson) -> None:
        match message:
            case Find(wanted):
                await self.hall.matcher.find(line, wanted)
            case Stop():
                self.hall.matcher.stop(line)

    async def tell(self, line: Line) -> None:
        if line.table is not None:
            await self.send(msgspec.json.encode(Matched(line.table)))
            line.table = None
            self.hall.matcher.has_heard(line)
        if not line.behind:
            return
        line.behind, now = False, self.hall.storage.clock()
        try:
            known = await self.hall.storage.do(lambda database: standing(database, line.person.id, now))
        except DatabaseAway:
            asyncio.get_running_loop().call_later(TRY_AGAIN, line.wake)
        else:
            await self.send(msgspec.json.encode(Notices(*known, self.hall.matcher.finding(line))))


def standing(database: Database, person: str, now: float) -> tuple[list[str], list[Invitation], list[Turn]]:
    return ([each.name for each in asking(database, person)], invitations_of(database, person, now),
            turns_of(database, person))
