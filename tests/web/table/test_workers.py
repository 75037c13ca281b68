"""Bots that think elsewhere, and what becomes of those who cannot."""
from __future__ import annotations

import asyncio
import sys

import pytest

from throneroom.bots import level
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.view import decision_view, view
from throneroom.web.workers import Problem, Workers

pytestmark = pytest.mark.anyio

# In place of a worker: says so much and then nothing, ends at once, or talks nonsense.
SILENT = "import time; time.sleep(1000)"
GONE = "pass"
SLOW_IF_HARD = """
import sys, time
for line in sys.stdin:
    if '"hard"' in line:
        time.sleep(1000)
    print("[0]", flush=True)
"""
CONFUSED = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"


def problem(name: str = "hard") -> Problem:
    decision = Driver(Setup(("smithy", "village", "witch", "moat"), players=2), 3).decision
    assert decision is not None
    return Problem(name, 1, view(decision.player.game, 0), decision_view(decision, 0))


async def test_a_worker_thinks_like_the_bot_itself() -> None:
    workers = Workers(count=1)
    await workers.open()
    asked = problem()
    try:
        answers = await asyncio.gather(*[workers.answer(asked) for _ in range(5)])
    finally:
        await workers.close()
    assert answers == [level("hard", 1).choose(asked.view, asked.question)] * 5
    assert not workers.all


async def test_a_slow_bot_delays_no_other() -> None:
    workers = Workers(count=2, command=(sys.executable, "-c", SLOW_IF_HARD))
    await workers.open()
    try:
        slow = asyncio.ensure_future(workers.answer(problem("hard")))
        for _ in range(3):
            assert await workers.answer(problem("easy")) == [0]
        assert not slow.done()
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
    finally:
        await workers.close()


@pytest.mark.parametrize("program", [SILENT, GONE, CONFUSED])
async def test_a_worker_that_fails_is_replaced(program: str) -> None:
    workers = Workers(count=1, seconds=0.3, command=(sys.executable, "-c", program))
    await workers.open()
    first = set(workers.all)
    try:
        assert await workers.answer(problem()) is None
        assert len(workers.all) == 1
        assert workers.all != first or program == CONFUSED
        assert await workers.answer(problem()) is None      # and it can be asked again
    finally:
        await workers.close()


async def test_a_table_goes_on_without_an_answer_of_its_bot(served, monkeypatch) -> None:
    async def nothing(_: Problem) -> None:
        return None

    async def illegal(_: Problem) -> list[int]:
        return [99]

    table = await served.table(people=1, bots=("easy",))
    client = await served.client(table, 0)
    for broken in (nothing, illegal):
        monkeypatch.setattr(served.house.workers, "answer", broken)
        seat, number = -1, (await client.until_asked())["question"]["number"]
        while seat != 0 or client.last["question"]["number"] <= number + 3:
            await client.answer([])
            await client.until_asked()
            seat = client.last["question"]["seat"]
    assert any(mark.person < 0 for mark in table.table.marks)
