"""The websocket of a contest in the lab: it is played as long as somebody listens."""
from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from throneroom.errors import NotFound, Refusal, TooMuch
from throneroom.web.connection import Connection, close
from throneroom.web.lab import Run
from throneroom.web.protocol import FromLab, Hello, Stop, decode_visit

if TYPE_CHECKING:
    from throneroom.web.operations import Hall

DONE = 1000                             # (RFC 6455)


async def serve(websocket: WebSocket, hall: Hall) -> None:
    await Trial(websocket, hall).serve()


class Trial(Connection[Run]):
    decode = staticmethod(decode_visit)

    def __init__(self, websocket: WebSocket, hall: Hall) -> None:
        super().__init__(websocket, hall.house)
        self.hall = hall

    async def come(self, hello: Hello) -> Run:
        self.who = f"lab {self.household}"
        try:
            return self.hall.lab.begin(self.hall.lab.known(self.websocket.path_params["id"]), self.household,
                                       self.hall.limits.runs)
        except NotFound:
            raise Refusal("no contest", "there is no such contest") from None
        except TooMuch:
            raise Refusal("many contests", "too many contests are being played: wait until one is over") from None

    def leave(self, run: Run) -> None:
        run.leave()

    async def do(self, run: Run, message: FromLab) -> None:
        if isinstance(message, Stop):
            run.stop()

    async def tell(self, run: Run) -> None:
        if run.standing != run.told:
            run.told = run.standing
            await self.send(run.standing)
        if run.over is not None:
            await self.send(msgspec.json.encode(run.over))
            await close(self.websocket, DONE)
