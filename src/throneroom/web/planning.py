"""The plans of the bots at all tables are searched for in a process of their own, step by step, while people look at
their kingdom.  A plan hangs on the kingdom and the budget only: tables with the same kingdom share it, and it is kept
on disk (bots/kept_plans.py).

Those who open tables take turns, step by step, and in each the one of their plans goes on that is nearest to its end:
whoever opens tables without end makes only themselves wait.  The plan of the daily game, at which everybody plays, goes
before all others.  What no table waits for any more is left as it is.  None of this changes what is found.

A worker that dies costs the step it was at.
"""
from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from functools import partial

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import KeptPlan, Order, Rate, Shelf, gone_on
from throneroom.bots.plans import Plan
from throneroom.web.shares import Shares
from throneroom.web.workers import NoAnswer, Workers, serve_politely

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "throneroom.web.planning")
STEP_WITHIN = 60.0                      # seconds; a step takes one or two, on a machine that is very busy more
REMEMBERED = 256                        # plans, besides those that are wanted
MOST, MOST_OF_ONE = 1000, 40            # that are wanted at once: by all tables, and by those that one address opened


class Found(Struct, frozen=True):
    """How far a search has come."""

    games: int = 0
    plans: list[Plan] = []              # the best first; none: the search goes on
    rates: dict[str, Rate] = {}         # as far as they are compared
    is_complete: bool = False


decode_found = msgspec.json.Decoder(Found).decode
NONE = Found()


class Asker(Struct, frozen=True):
    """A table that waits for plans."""

    table: str
    opener: str                         # whose turn it is
    is_daily: bool = False


class Wish:
    def __init__(self) -> None:
        self.askers: set[Asker] = set()
        self.settled = asyncio.Event()  # there is a plan, or no hope of one

    def is_of(self, opener: str) -> bool:
        return any(asker.opener == opener for asker in self.askers)

    @property
    def is_daily(self) -> bool:
        return any(asker.is_daily for asker in self.askers)


class Planner:
    def __init__(self, workers: Workers | None = None) -> None:
        self.workers = workers or Workers(count=1, seconds=STEP_WITHIN, command=COMMAND)
        self.turns = Shares(1)
        self.found: dict[Order, Found] = {}             # what is known, the oldest first
        self.wanted: dict[Order, Wish] = {}
        self.searching: dict[str, asyncio.Task[None]] = {}      # for those who have opened tables

    def want(self, order: Order, asker: Asker) -> None:
        """It is searched for from now on, as soon as it has its turn, unless too many are wanted already."""
        if self.found.get(order, NONE).is_complete:
            return
        if order not in self.wanted:
            if not self.has_room_for(asker):
                return
            self.wanted[order] = Wish()
        self.wanted[order].askers.add(asker)
        if asker.opener not in self.searching:
            self.searching[asker.opener] = asyncio.create_task(self.search(asker.opener))

    def has_room_for(self, asker: Asker) -> bool:
        """There is one daily game a day."""
        return asker.is_daily or (len(self.wanted) < MOST and self.wishes_of(asker.opener) < MOST_OF_ONE)

    def wishes_of(self, opener: str) -> int:
        return sum(wish.is_of(opener) for wish in self.wanted.values())

    def leave(self, asker: Asker) -> None:
        """It waits for nothing any more."""
        for order, wish in list(self.wanted.items()):
            wish.askers.discard(asker)
            if not wish.askers:
                self.end(order)

    async def plan(self, order: Order, asker: Asker, seconds: float | None = None) -> Found:
        """The plan; without any plans in it if there is none within so many seconds."""
        self.want(order, asker)
        wish = self.wanted.get(order)
        if wish is not None and not self.found.get(order, NONE).plans:
            with suppress(TimeoutError):
                await asyncio.wait_for(wish.settled.wait(), seconds)
        return self.found.get(order, NONE)

    async def search(self, opener: str) -> None:
        try:
            while self.wishes_of(opener):
                async with self.turns.place(opener):
                    order = min(self.wanted, key=partial(self.urgency, opener=opener), default=None)
                    if order is not None:       # while this one waited for the turn much may have ended
                        await self.step(order)
        finally:
            del self.searching[opener]

    def urgency(self, order: Order, opener: str) -> tuple[bool, bool, bool, int]:
        """The least goes first when it is their turn.  Plans before comparisons, which nobody waits for."""
        found, wish = self.found.get(order, NONE), self.wanted[order]
        return bool(found.plans), not wish.is_daily, not wish.is_of(opener), order.games - found.games

    async def step(self, order: Order) -> None:
        try:
            found = await self.workers.ask(msgspec.json.encode(order), decode_found)
        except NoAnswer as error:
            log.error("no plan is found: %s", error)
            self.end(order)
        else:
            self.note(order, found)

    def note(self, order: Order, found: Found) -> None:
        self.found.pop(order, None)
        self.found[order] = found
        if found.is_complete:
            self.end(order)
        elif found.plans and order in self.wanted:
            self.wanted[order].settled.set()
        others = [other for other in self.found if other not in self.wanted]
        for other in others[:max(0, len(others) - REMEMBERED)]:
            del self.found[other]

    def end(self, order: Order) -> None:
        wish = self.wanted.pop(order, None)     # none: all who waited have left meanwhile
        if wish is not None:
            wish.settled.set()

    async def close(self) -> None:
        searching = list(self.searching.values())
        for task in searching:
            task.cancel()
        await asyncio.gather(*searching, return_exceptions=True)
        await self.workers.close()


# --- in the worker ----------------------------------------------------------------------------------------------------
class Searcher:
    """Goes on with a search by a step each time it is asked; knows the last few even if they cannot be kept."""

    def __init__(self) -> None:
        self.shelf = Shelf()
        self.known: dict[Order, KeptPlan] = {}

    def step(self, order: Order) -> Found:
        kept = self.known.pop(order, None)
        if kept is None:
            kept = self.shelf.read(order)
        if not kept.is_complete:
            kept = gone_on(kept)
            self.shelf.write(kept)
        self.known[order] = kept
        while len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        return Found(kept.games, kept.plans, kept.rates, kept.is_complete)


if __name__ == "__main__":
    serve_politely(msgspec.json.Decoder(Order).decode, Searcher().step)
