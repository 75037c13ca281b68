"""The websocket of a seat: reads what comes, sends what is new, and puts up with everything.

Whatever a client does, it can only hurt itself: messages are read through the protocol's structs, too many or bad ones
end the connection, and to a client that does not read, at most one update is on its way.
"""
from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from throneroom.errors import DatabaseAway, Refusal, TooMuch
from throneroom.web.doors import Wire
from throneroom.web.guard import is_from_elsewhere, visitor
from throneroom.web.house import House
from throneroom.web.limits import Limit
from throneroom.web.live import LiveTable, Sitter
from throneroom.web.protocol import (
    SPECTATOR,
    Answer,
    Earlier,
    FromSeat,
    Hello,
    LogWanted,
    Ping,
    Pong,
    Refused,
    Rematch,
    Welcome,
    decode_message,
)

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0                     # seconds
CLOSE_WITHIN = 1.0
MOST_REPLIES = 64                       # that wait for a slow reader
TOO_FAST = "too fast"
LONGEST_MESSAGE = 16 * 1024

# Why the server ends a connection (RFC 6455).
POLICY, FAILED, LATER = 1008, 1011, 1013
ENDED = 4001                            # our own: the token of the seat is worth nothing any more


# For uvicorn: half-open connections are found by pings; compression would cost more memory than a table.
SERVER_SETTINGS: dict[str, Any] = {"ws": Wire, "ws_max_size": LONGEST_MESSAGE, "ws_ping_interval": 20.0,
                                   "ws_ping_timeout": 20.0, "ws_per_message_deflate": False}


async def serve(websocket: WebSocket, house: House) -> None:
    """One connection to one table, from its beginning to its end."""
    if is_from_elsewhere(websocket):
        await websocket.close(POLICY)   # before it is accepted: refused with 403
        return
    await websocket.accept()
    try:
        await Visit(websocket, house).stay()
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("a connection failed")
        await close(websocket, FAILED)


async def close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):    # it may be closed already, or deaf
            async with asyncio.timeout(CLOSE_WITHIN):
                await websocket.close(code)


class Visit:
    def __init__(self, websocket: WebSocket, house: House) -> None:
        self.websocket = websocket
        self.house = house
        self.replies: deque[bytes] = deque()
        self.household = visitor(websocket)
        self.place = ""                 # the seat; of spectators, the household

    async def stay(self) -> None:
        table_id = self.websocket.path_params["id"]
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = self.understand(await self.receive())
            if not isinstance(hello, Hello):
                raise Refusal("bad message", "the first message must be a hello")
            table = await self.house.find(table_id, self.household)
            if table is None:
                raise Refusal("no table", "there is no such table")
            sitter = Sitter(table.seat_of(hello.token), hello.after, hello.token)
            self.place = f"{table_id} {self.household if sitter.seat == SPECTATOR else sitter.seat}"
            self.take(self.house.hellos, self.place)
            await table.come(sitter)
        except TimeoutError:
            await close(self.websocket, POLICY)
            return
        except Refusal as refusal:
            await self.send(msgspec.json.encode(Refused(refusal.why, str(refusal))))
            is_passing = isinstance(refusal, DatabaseAway) or refusal.why in (TOO_FAST, "full")
            await close(self.websocket, LATER if is_passing else POLICY)
            return
        self.replies.append(msgspec.json.encode(Welcome(sitter.seat, table_id)))
        writer = asyncio.create_task(self.write(table, sitter))
        try:
            await self.read(table, sitter)
        finally:
            table.leave(sitter)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        await close(self.websocket, POLICY)

    # --- in ----------------------------------------------------------------------------------------------------------
    async def receive(self) -> str | bytes:
        event = await self.websocket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    async def read(self, table: LiveTable, sitter: Sitter) -> None:
        """Does what is asked for, until it is too much."""
        while len(self.replies) < MOST_REPLIES:
            data = await self.receive()
            try:
                self.take(self.house.messages, self.place)
                message = self.understand(data)
                if not isinstance(message, Answer | Ping):
                    self.take(self.house.wishes, self.place)
                    self.take(self.house.household_wishes, self.household)
                await self.do(table, sitter, message)
            except Refusal as refusal:
                self.reply(sitter, Refused(refusal.why, str(refusal)))
                try:
                    self.house.mistakes.take(self.place)
                except TooMuch:
                    return

    def take(self, limit: Limit, who: str) -> None:
        """Limits belong to the seat and to the address: they do not end with the connection."""
        try:
            limit.take(who)
        except TooMuch:
            raise Refusal(TOO_FAST, "too much at once: wait a little") from None

    def understand(self, data: str | bytes) -> FromSeat:
        try:
            message: FromSeat = decode_message(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad message", f"not a message of the protocol: {error}") from None
        return message

    async def do(self, table: LiveTable, sitter: Sitter, message: FromSeat) -> None:
        if sitter.ended is not None:
            raise Refusal(sitter.ended.why, sitter.ended.text)
        match message:
            case Ping():
                self.reply(sitter, Pong())
            case LogWanted(before):
                self.reply(sitter, await table.earlier(sitter.seat, before))
            case Hello():
                raise Refusal("bad message", "only the first message is a hello")
            case Rematch() if sitter.seat >= 0:
                await self.house.rematch(table, table.row.seats[sitter.seat].person)
            case _:
                await table.handle(sitter.seat, message, sitter)

    # --- out ---------------------------------------------------------------------------------------------------------
    def reply(self, sitter: Sitter, reply: Refused | Earlier | Pong) -> None:
        self.replies.append(msgspec.json.encode(reply))
        sitter.news.set()

    async def write(self, table: LiveTable, sitter: Sitter) -> None:
        """Sends what is new, again and again."""
        try:
            while True:
                await sitter.news.wait()
                sitter.news.clear()
                while self.replies and sitter.ended is None:
                    await self.send(self.replies.popleft())
                update = await table.fetch(sitter) if sitter.behind else None
                if sitter.ended is not None:
                    await self.send(msgspec.json.encode(sitter.ended))
                    await close(self.websocket, ENDED)      # the reader notices
                    return
                if update is not None:
                    await self.send(update)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass                        # it is closed: the reader notices, too
        except Exception:               # whoever would hear nothing more comes again
            log.exception("a connection failed")
            await close(self.websocket, FAILED)

    async def send(self, data: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": data.decode()})
