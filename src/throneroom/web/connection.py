"""The life of a websocket, of a seat (socket.py) or of a person (channel.py): reads what comes, sends what is new, and
puts up with everything.

Whatever a client does, it can only hurt itself: messages are read through the protocol's structs, too many or bad ones
end the connection, and to a client that does not read, at most one update is on its way.
"""
from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from throneroom.errors import DatabaseAway, NotSignedIn, Refusal, TooMuch
from throneroom.web.guard import is_from_elsewhere, visitor
from throneroom.web.house import House
from throneroom.web.limits import Limit
from throneroom.web.notices import ENDED as SESSION_ENDED
from throneroom.web.protocol import Hello, Ping, Pong, Refused

log = logging.getLogger(__name__)

HELLO_WITHIN = 10.0                     # seconds
CLOSE_WITHIN = 1.0
MOST_REPLIES = 64                       # that wait for a slow reader
TOO_FAST = "too fast"

# Why the server ends a connection (RFC 6455).
POLICY, FAILED, LATER = 1008, 1011, 1013
ENDED = 4001                            # our own: the token is worth nothing any more


class Listener(Protocol):
    """Who is at the other end."""

    news: asyncio.Event
    ended: Refused | None               # why the token is worth nothing any more: the last it hears


L = TypeVar("L", bound=Listener)


async def close(websocket: WebSocket, code: int) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):    # it may be closed already, or deaf
            async with asyncio.timeout(CLOSE_WITHIN):
                await websocket.close(code)


class Connection(ABC, Generic[L]):
    decode: Callable[[str | bytes], Any]        # what may come
    no_wishes: tuple[type, ...] = (Ping,)       # of these: what is not limited as wishes are

    def __init__(self, websocket: WebSocket, house: House) -> None:
        self.websocket = websocket
        self.house = house
        self.replies: deque[bytes] = deque()
        self.household = visitor(websocket)
        self.who = ""                   # whose limits hold, besides those of the household

    async def serve(self) -> None:
        """From its beginning to its end."""
        if is_from_elsewhere(self.websocket):
            await self.websocket.close(POLICY)      # before it is accepted: refused with 403
            return
        await self.websocket.accept()
        try:
            await self.stay()
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection failed")
            await close(self.websocket, FAILED)

    async def stay(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = self.understand(await self.receive())
            if not isinstance(hello, Hello):
                raise Refusal("bad message", "the first message must be a hello")
            listener = await self.come(hello)
        except TimeoutError:            # perhaps a page that was asleep
            await close(self.websocket, LATER)
            return
        except NotSignedIn:
            await self.end(SESSION_ENDED, ENDED)
            return
        except Refusal as refusal:
            is_passing = isinstance(refusal, DatabaseAway) or refusal.why in (TOO_FAST, "full")
            await self.end(Refused(refusal.why, str(refusal)), LATER if is_passing else POLICY)
            return
        writer = asyncio.create_task(self.write(listener))
        try:
            await self.read(listener)
        finally:
            self.leave(listener)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        await close(self.websocket, POLICY)

    @abstractmethod
    async def come(self, hello: Hello) -> L:
        """Who said hello; a Refusal if they cannot stay."""

    @abstractmethod
    def leave(self, listener: L) -> None:
        """They are gone."""

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

    async def read(self, listener: L) -> None:
        """Does what is asked for, until it is too much."""
        house = self.house
        while len(self.replies) < MOST_REPLIES:
            data = await self.receive()
            try:
                self.take(house.messages, self.who)
                message = self.understand(data)
                if not isinstance(message, self.no_wishes):
                    self.take(house.wishes, self.who)
                    self.take(house.household_wishes, self.household)
                if listener.ended is not None:
                    raise Refusal(listener.ended.why, listener.ended.text)
                if isinstance(message, Hello):
                    raise Refusal("bad message", "only the first message is a hello")
                if isinstance(message, Ping):
                    self.reply(listener, Pong())
                else:
                    await self.do(listener, message)
            except Refusal as refusal:
                self.reply(listener, Refused(refusal.why, str(refusal)))
                try:
                    house.mistakes.take(self.who)
                except TooMuch:
                    return

    def take(self, limit: Limit, who: str) -> None:
        """Limits belong to the seat or person and to the address: they do not end with the connection."""
        try:
            limit.take(who)
        except TooMuch:
            raise Refusal(TOO_FAST, "too much at once: wait a little") from None

    def understand(self, data: str | bytes) -> Any:
        try:
            return self.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("bad message", f"not a message of the protocol: {error}") from None

    @abstractmethod
    async def do(self, listener: L, message: Any) -> None:
        """What is asked for; a Refusal if that cannot be."""

    # --- out ---------------------------------------------------------------------------------------------------------
    def reply(self, listener: L, reply: msgspec.Struct) -> None:
        self.replies.append(msgspec.json.encode(reply))
        listener.news.set()

    async def write(self, listener: L) -> None:
        """Sends what is new, again and again."""
        try:
            while listener.ended is None:
                await listener.news.wait()
                listener.news.clear()
                while self.replies and listener.ended is None:
                    await self.send(self.replies.popleft())
                if listener.ended is None:
                    await self.tell(listener)
            await self.end(listener.ended, ENDED)       # the reader notices
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass                        # it is closed: the reader notices, too
        except Exception:               # whoever would hear nothing more comes again
            log.exception("a connection failed")
            await close(self.websocket, FAILED)

    @abstractmethod
    async def tell(self, listener: L) -> None:
        """Sends how things stand, if that has changed."""

    async def send(self, data: bytes) -> None:
        await self.websocket.send({"type": "websocket.send", "text": data.decode()})
