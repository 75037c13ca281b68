"""The websocket of a seat, or of somebody who only looks on."""
from __future__ import annotations

from typing import Any

import msgspec
from starlette.websockets import WebSocket

from throneroom.errors import Refusal
from throneroom.web.connection import Connection
from throneroom.web.doors import Wire
from throneroom.web.house import House
from throneroom.web.live import NO_TABLE, LiveTable, Sitter
from throneroom.web.protocol import (
    SPECTATOR,
    Answer,
    FromSeat,
    Hello,
    LogWanted,
    Ping,
    Rematch,
    Welcome,
    WhyWanted,
    decode_message,
)

LONGEST_MESSAGE = 16 * 1024

# For uvicorn: half-open connections are found by pings; compression would cost more memory than a table.
SERVER_SETTINGS: dict[str, Any] = {"ws": Wire, "ws_max_size": LONGEST_MESSAGE, "ws_ping_interval": 20.0,
                                   "ws_ping_timeout": 20.0, "ws_per_message_deflate": False}


async def serve(websocket: WebSocket, house: House) -> None:
    """One connection to one table."""
    await Visit(websocket, house).serve()


class Visit(Connection[Sitter]):
    decode = staticmethod(decode_message)
    no_wishes = (Ping, Answer)
    table: LiveTable

    async def come(self, hello: Hello) -> Sitter:
        table_id = self.websocket.path_params["id"]
        table = await self.house.find(table_id, self.household)
        if table is None:
            raise Refusal(NO_TABLE.why, NO_TABLE.text)
        sitter = Sitter(table.seat_of(hello.token), hello.after, hello.token, hello.history)
        self.who = f"{table_id} {self.household if sitter.seat == SPECTATOR else sitter.seat}"
        self.take(self.house.hellos, self.who)
        await table.come(sitter)
        self.table = table
        self.replies.append(msgspec.json.encode(Welcome(sitter.seat, table_id, table.history)))
        return sitter

    def leave(self, sitter: Sitter) -> None:
        self.table.leave(sitter)

    async def do(self, sitter: Sitter, message: FromSeat) -> None:
        match message:
            case LogWanted(before):
                self.reply(sitter, await self.table.earlier(sitter.seat, before))
            case WhyWanted(seat):
                self.reply(sitter, await self.table.why(seat))
            case Rematch() if sitter.seat >= 0:
                await self.house.rematch(self.table, self.table.row.seats[sitter.seat].person)
            case _:
                await self.table.handle(sitter.seat, message, sitter)

    async def tell(self, sitter: Sitter) -> None:
        if sitter.behind:
            update = await self.table.fetch(sitter)
            if sitter.ended is None:
                await self.send(update)
