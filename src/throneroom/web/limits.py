"""How often somebody may do something, and how many may be there."""
from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from typing import TypeVar

from throneroom.errors import TooMuch

T = TypeVar("T")
Clock = Callable[[], float]
KNOWN = 10_000          # so many are kept in mind; whoever was longest away is forgotten


class Bucket:
    """Holds `burst` permits and is filled up by `rate` of them a second."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.level = burst
        self.at = clock()

    def take(self, amount: float = 1) -> bool:
        """Takes so many permits, if they are there."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Limit:
    """A bucket for everybody who comes along."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1) -> None:
        """Raises TooMuch if it is too often for them."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst, self.clock)
            if len(self.buckets) > KNOWN:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        if not bucket.take(amount):
            raise TooMuch("too many requests: wait a little")


class Crowd:
    """So many of each may be here at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def enter(self, who: str) -> None:
        if self.here[who] >= self.most:
            raise TooMuch("too many connections")
        self.here[who] += 1

    def leave(self, who: str) -> None:
        self.here[who] -= 1
        if not self.here[who]:
            del self.here[who]


class Turns:
    """Work that takes its time: so much of it for each at once and so much altogether, the rest waits in line, and
    whoever has too much in the line is refused."""

    def __init__(self, each: int, line: int, together: int = 10**9) -> None:
        self.each = each
        self.line = Crowd(line)
        self.own: dict[str, asyncio.Semaphore] = {}
        self.together = asyncio.Semaphore(together)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        self.line.enter(who)
        own = self.own.setdefault(who, asyncio.Semaphore(self.each))
        try:
            async with own, self.together:
                yield
        finally:
            self.line.leave(who)
            if who not in self.line.here:
                del self.own[who]


async def to_the_end(work: Awaitable[T]) -> T:
    """What the work comes to.  It is done in full even if nobody waits for it any more: whoever is called off meanwhile
    leaves only afterwards."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.gather(task, return_exceptions=True)
        raise


def household(address: str) -> str:
    """Whom an address stands for: who has one address of IPv6 has all 2**64 beside it."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return address
