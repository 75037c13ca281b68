"""Connections before anything is understood: whoever says nothing, never comes to the point or does not take the answer
is shown out, and one visitor cannot fill the house."""
from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from throneroom.errors import TooMuch
from throneroom.web.limits import Crowd, household


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP.  One that becomes a websocket goes through and is no longer looked after here."""

    patience: ClassVar[float] = 60.0            # seconds for one request, from nothing to its answer
    longest_head: ClassVar[int] = 64 * 1024     # bytes before the body
    crowd: ClassVar[Crowd] = Crowd(200)         # of one household

    def connection_made(self, transport: asyncio.Transport) -> None:    # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.who = household(self.client[0]) if self.client else ""
        self.head = 0
        self.watch: asyncio.TimerHandle | None = None
        try:
            self.crowd.enter(self.who)
        except TooMuch:
            transport.abort()
        else:
            self.watch = self.loop.call_later(self.patience, self.look, None)

    def look(self, before: Any) -> None:
        """Still at the same request as the last time, or none at all?"""
        if self.cycle is before or self.transport.is_closing():
            self.transport.abort()
        else:
            self.watch = self.loop.call_later(self.patience, self.look, self.cycle)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        is_reading_head = self.cycle is None or self.cycle.response_complete
        self.head = self.head + len(data) if is_reading_head else 0
        if self.head > self.longest_head:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
            self.crowd.leave(self.who)
