"""Workers are few: who has many tables does not make the bots of others wait."""
from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.web.people import PATIENCE
from tests.web.visiting import Visitor, Visits

from throneroom.web.app import new_hall
from throneroom.web.live import LiveTable, Settings, legal
from throneroom.web.operations import Limits
from throneroom.web.protocol import Answer
from throneroom.web.shares import Shares
from throneroom.web.workers import Workers

pytestmark = pytest.mark.anyio

# In place of a worker: hard questions it answers when a file is there, all others at once.
SERVANT = """
import os, sys, time
print("ready", flush=True)
for line in sys.stdin:
    while '"hard"' in line and not os.path.exists({permit!r}):
        time.sleep(0.01)
    print(line.split()[0], "null", flush=True)
"""


class Thinking:
    """Those who think, in the order in which they began; each until told to end."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, *names: str) -> list[str]:
        """By the first letter it is known whose it is."""
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self.think(name))
        return await self.so_far()

    async def think(self, name: str) -> None:
        async with self.shares.place(name[0]):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> list[str]:
        self.ends[name].set()
        await self.tasks[name]
        return await self.so_far()

    async def cancel(self, name: str) -> list[str]:
        self.tasks[name].cancel()
        await asyncio.gather(self.tasks[name], return_exceptions=True)
        return await self.so_far()

    async def so_far(self) -> list[str]:
        for _ in range(10):
            await asyncio.sleep(0)
        return self.begun


async def test_nobody_has_all_places_and_everybody_takes_turns() -> None:
    thinking = Thinking(Shares(3))
    assert await thinking.ask("a1", "a2", "a3", "a4") == ["a1", "a2"]
    assert await thinking.ask("b1", "c1", "c2") == ["a1", "a2", "b1"]
    assert (await thinking.end("a1"))[3:] == ["c1"]         # a had its turn, and b's is under way
    assert (await thinking.end("b1"))[4:] == ["a3"]
    assert (await thinking.end("c1"))[5:] == ["c2"]
    assert (await thinking.end("c2"))[6:] == []             # a has two already
    assert (await thinking.end("a2"))[6:] == ["a4"]
    for name in ("a3", "a4"):
        await thinking.end(name)
    assert (thinking.shares.free, dict(thinking.shares.taken), dict(thinking.shares.lines)) == (3, {}, {})


async def test_who_gives_up_leaves_nothing_behind() -> None:
    thinking = Thinking(Shares(1))
    assert await thinking.ask("a1", "a2", "b1", "b2") == ["a1"]
    await thinking.cancel("a2")
    assert await thinking.cancel("a1") == ["a1", "b1"]
    thinking.ends["b1"].set()
    thinking.tasks["b1"].cancel()       # just when it would have ended
    thinking.tasks["b2"].cancel()       # and just when its turn comes
    await asyncio.gather(*thinking.tasks.values(), return_exceptions=True)
    assert (thinking.shares.free, dict(thinking.shares.taken), dict(thinking.shares.lines)) == (1, {}, {})
    assert (await thinking.ask("c1"))[-1] == "c1"
    await thinking.end("c1")


async def test_many_tables_of_one_address_do_not_keep_the_bots_of_others_waiting(tmp_path: Path) -> None:
    permit = tmp_path / "permitted"
    file = tmp_path / "tables.sqlite"
    hall = new_hall(f"sqlite:///{file}", Settings(ready=False, pause=(0, 0)), Limits.none())
    hall.house.workers = Workers(2, PATIENCE, (sys.executable, "-c", SERVANT.format(permit=str(permit))))
    await hall.open()
    at = Visits(hall)
    one, other = await at.guest("One", "192.0.2.1"), await at.guest("Other", "192.0.2.2")
    game = {"kingdom": {"text": "First Game"}, "seats": 2}

    async def play(visitor: Visitor, level: str) -> LiveTable:
        """A table where the bot is asked now."""
        live = hall.house.tables[(await visitor.post("/tables", {**game, "bots": [level]}))["table"]]
        while (decision := live.table.decision) is not None and decision.seat == 0:
            await live.handle(0, Answer(live.table.questions, legal(decision, None)))
        return live

    many = [await play(one, "hard") for _ in range(4)]
    answered = [live.table.answers for live in many]
    free = await play(other, "easy")
    async with asyncio.timeout(PATIENCE):
        while free.bot_to_answer() is not None:
            await asyncio.sleep(0.01)
    assert [live.table.answers for live in many] == answered and all(live.bot_to_answer() == 1 for live in many)
    permit.touch()
    await hall.close()
