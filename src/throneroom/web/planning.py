"""The plans of the bots at all tables are searched for in a process of their own, step by step, while people look at
their kingdom.  A plan hangs on the kingdom and the budget only: tables with the same kingdom share it, and it is kept
on disk (bots/kept_plans.py).  Of all that are waited for, the one that is nearest to its end goes first.

A worker that dies costs the step it was at.
"""
from __future__ import annotations

import asyncio
import logging
import sys
from asyncio import Future

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import KeptPlan, Order, Rate, Shelf, gone_on
from throneroom.bots.plans import Plan
from throneroom.web.workers import NoAnswer, Workers, serve_politely

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "throneroom.web.planning")
STEP_WITHIN = 60.0                      # seconds; a step takes one or two, on a machine that is very busy more
REMEMBERED = 256                        # plans


class Found(Struct, frozen=True):
    """How far a search has come."""

    games: int = 0
    plans: list[Plan] = []              # the best first; none: the search goes on
    rates: dict[str, Rate] = {}         # as far as they are compared
    is_complete: bool = False


decode_found = msgspec.json.Decoder(Found).decode
NONE = Found()


class Planner:
    def __init__(self, workers: Workers | None = None) -> None:
        self.workers = workers or Workers(count=1, seconds=STEP_WITHIN, command=COMMAND)
        self.found: dict[Order, Found] = {}             # what is known, the oldest first
        self.wanted: dict[Order, Future[None]] = {}     # done when there is a plan, or no hope of one
        self.task: asyncio.Task[None] | None = None

    def want(self, order: Order) -> None:
        """It is searched for from now on, as soon as it has its turn."""
        if order in self.wanted or self.found.get(order, NONE).is_complete:
            return
        self.wanted[order] = asyncio.get_running_loop().create_future()
        if self.task is None:
            self.task = asyncio.create_task(self.search())

    async def plan(self, order: Order, seconds: float | None = None) -> Found:
        """The plan; without any plans in it if there is none within so many seconds."""
        self.want(order)
        known = self.found.get(order, NONE)
        if not known.plans and order in self.wanted:
            await asyncio.wait([self.wanted[order]], timeout=seconds)
        return self.found.get(order, NONE)

    async def search(self) -> None:
        try:
            while self.wanted:
                order = min(self.wanted, key=self.games_left)
                try:
                    found = await self.workers.ask(msgspec.json.encode(order), decode_found)
                except NoAnswer as error:
                    log.error("no plan is found: %s", error)
                    self.end(order)
                    continue
                self.note(order, found)
                if found.is_complete:
                    self.end(order)
        finally:
            self.task = None

    def games_left(self, order: Order) -> tuple[bool, int]:
        """Plans before comparisons, which nobody waits for."""
        found = self.found.get(order, NONE)
        return bool(found.plans), order.games - found.games

    def note(self, order: Order, found: Found) -> None:
        self.found.pop(order, None)
        self.found[order] = found
        if found.plans and not self.wanted[order].done():
            self.wanted[order].set_result(None)
        while len(self.found) > REMEMBERED:
            del self.found[next(iter(self.found))]

    def end(self, order: Order) -> None:
        future = self.wanted.pop(order)
        if not future.done():
            future.set_result(None)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
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
