"""Whose bot thinks next: workers are few, and one address may have many tables.

Addresses take turns, and none has all places at once as long as there are several: whoever opens tables without end
makes nobody else's bots wait."""
from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Shares:
    def __init__(self, places: int) -> None:
        self.free = places
        self.each = max(1, places - 1)
        self.taken: Counter[str] = Counter()
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """As soon as there is one for them."""
        ticket = asyncio.get_running_loop().create_future()
        self.lines.setdefault(who, deque()).append(ticket)
        self.call()
        try:
            await ticket
            yield
        finally:
            if not ticket.cancelled():  # while it waited: it is left in the line, and passed over there
                self.free += 1
                self.taken[who] -= 1
            self.call()

    def call(self) -> None:
        """Gives away what is free."""
        self.taken = +self.taken        # none is kept in mind who has nothing
        while self.free and (who := self.next()) is not None:
            ticket = self.lines[who].popleft()
            self.lines.move_to_end(who)
            if not ticket.cancelled():
                self.free -= 1
                self.taken[who] += 1
                ticket.set_result(None)

    def next(self) -> str | None:
        """Who has the least, and of these the one whose turn was longest ago."""
        for who in [who for who, line in self.lines.items() if all(ticket.cancelled() for ticket in line)]:
            del self.lines[who]
        waiting = [who for who in self.lines if self.taken[who] < self.each]
        return min(waiting, key=lambda who: self.taken[who], default=None)
