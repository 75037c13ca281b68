"""The websocket of a person: on whatever page they are, it tells what is new, and through it they look for opponents.

The same limits hold as for the websocket of a seat (socket.py), and outlive connections just so.
"""
from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection
from starlette.websockets import WebSocket, WebSocketDisconnect

from throneroom.errors import DatabaseAway, NotSignedIn, Refusal, TooMuch
from throneroom.web.days import turns_of
from throneroom.web.friends import asking
from throneroom.web.guard import is_from_elsewhere, visitor
from throneroom.web.invitations import invitations_of
from throneroom.web.limits import Limit
from throneroom.web.notices import ENDED as SESSION_ENDED
from throneroom.web.notices import Line
from throneroom.web.protocol import (
    Find,
    FromPerson,
    Hello,
    Invitation,
    Matched,
    Notices,
    Ping,
    Pong,
    Refused,
    Stop,
    Turn,
    decode_personal,
)
from throneroom.web.socket import ENDED, FAILED, HELLO_WITHIN, LATER, MOST_REPLIES, POLICY, TOO_FAST, close
from throneroom.web.storage import hash_of

if TYPE_CHECKING:
    from throneroom.web.operations import Hall

log = logging.getLogger(__name__)

TRY_AGAIN = 2.0                         # seconds, when the database is away


async def serve(websocket: WebSocket, hall: Hall) -> None:
    if is_from_elsewhere(websocket):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    try:
        await Call(websocket, hall).stay()
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a connection failed")
        await close(websocket, FAILED)


class Call:
    def __init__(self, websocket: WebSocket, hall: Hall) -> None:
        self.websocket = websocket
        self.hall = hall
        self.replies: deque[bytes] = deque()
        self.household = visitor(websocket)
        self.who = ""

    async def stay(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                line = await self.greet(self.understand(await self.receive()))
        except TimeoutError:
            await close(self.websocket, POLICY)
            return
        except NotSignedIn:
            await self.end(SESSION_ENDED, ENDED)
            return
        except Refusal as refusal:
            is_passing = isinstance(refusal, DatabaseAway) or refusal.why in (TOO_FAST, "full")
            await self.end(Refused(refusal.why, str(refusal)), LATER if is_passing else POLICY)
            return
        writer = asyncio.create_task(self.write(line))
        try:
            await self.read(line)
        finally:
            self.hall.matcher.stop(line)
            self.hall.herald.leave(line)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        await close(self.websocket, POLICY)

    async def greet(self, hello: FromPerson) -> Line:
        if not isinstance(hello, Hello):
            raise Refusal("bad message", "the first message must be a hello")
        token = hello.token or ""
        person = await self.hall.accounts.person(token)
        self.who = f"person {person.id}"
        self.take(self.hall.house.hellos, self.who)
        line = Line(person, hash_of(token), self.household)
        self.hall.herald.come(line)
        try:
            await self.hall.accounts.person(token)      # it may have ended while this one came
        except BaseException:
            self.hall.herald.leave(line)
            raise
        line.news.set()
        return line

    async def end(self, why: Refused, code: int) -> None:
        await self.send(msgspec.json.encode(why))
        await close(self.websocket, code)

    # --- in ----------------------------------------------------------------------------------------------------------
    async def receive(self) -> str | bytes:
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    async def read(self, line: Line) -> None:
        """Does what is asked for, until it is too much."""
        house = self.hall.house
        while len(self.replies) < MOST_REPLIES:
            data = await self.receive()
            try:
                self.take(house.messages, self.who)
                message = self.understand(data)
                if not isinstance(message, Ping):
                    self.take(house.wishes, self.who)
                    self.take(house.household_wishes, self.household)
                await self.do(line, message)
            except Refusal as refusal:
                self.reply(line, Refused(refusal.why, str(refusal)))
                try:
                    house.mistakes.take(self.who)
                except TooMuch:
                    return

    def take(self, limit: Limit, who: str) -> None:
        try:
            limit.take(who)
        except TooMuch:
            raise Refusal(TOO_FAST, "too much at once: wait a little") from None

    def understand(self, data: str | bytes) -> FromPerson:
        try:
            message: FromPerson = decode_personal(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad message", f"not a message of the protocol: {error}") from None
        return message

    async def do(self, line: Line, message: FromPerson) -> None:
        if line.ended is not None:
            raise Refusal(line.ended.why, line.ended.text)
        match message:
            case Ping():
                self.reply(line, Pong())
            case Find(wanted):
                await self.hall.matcher.find(line, wanted)
            case Stop():
                self.hall.matcher.stop(line)
            case Hello():
                raise Refusal("bad message", "only the first message is a hello")

    # --- out ---------------------------------------------------------------------------------------------------------
    def reply(self, line: Line, reply: Refused | Pong) -> None:
        self.replies.append(msgspec.json.encode(reply))
        line.news.set()

    async def write(self, line: Line) -> None:
        """Sends what is new, again and again."""
        try:
            while line.ended is None:
                await line.news.wait()
                line.news.clear()
                while self.replies:
                    await self.send(self.replies.popleft())
                if line.table is not None:
                    await self.send(msgspec.json.encode(Matched(line.table)))
                    line.table = None
                    self.hall.matcher.has_heard(line)
                if line.behind and line.ended is None:
                    line.behind = False
                    await self.tell(line)
            await self.end(line.ended, ENDED)       # the reader notices
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass                        # it is closed: the reader notices, too
        except Exception:               # whoever would hear nothing more comes again
            log.exception("a connection failed")
            await close(self.websocket, FAILED)

    async def tell(self, line: Line) -> None:
        now = self.hall.storage.clock()
        try:
            known = await self.hall.storage.do(lambda connection: standing(connection, line.person.id, now))
        except DatabaseAway:
            asyncio.get_running_loop().call_later(TRY_AGAIN, line.wake)
            return
        await self.send(msgspec.json.encode(Notices(*known, self.hall.matcher.finding(line))))

    async def send(self, data: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": data.decode()})


def standing(connection: Connection, person: str, now: float) -> tuple[list[str], list[Invitation], list[Turn]]:
    return ([each.name for each in asking(connection, person)], invitations_of(connection, person, now),
            turns_of(connection, person))
