"""The bots' plans are searched for in a process of their own, shared by all tables, and waited for within limits."""
from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from throneroom.bots import levels
from throneroom.bots.kept_plans import COMPARED, Order, Shelf, kept_plan
from throneroom.bots.levels import order_of
from throneroom.bots.plans import Plan
from throneroom.errors import Refusal
from throneroom.kingdoms.setup import Setup
from throneroom.web.journal import Hurried, deed_of
from throneroom.web.live import Settings
from throneroom.web.planning import Found, Planner
from throneroom.web.protocol import Because
from throneroom.web.workers import Workers

pytestmark = pytest.mark.anyio
SETUP = Setup(("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop"))
ORDER = Order.of(SETUP, 100, compared=2)
DEAF = (sys.executable, "-c", "print('ready', flush=True); input()")     # ends when it is asked
SLOW = (sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(1000)")


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setenv("THRONEROOM_PLANS", str(tmp_path / "plans"))
    return Shelf()


@pytest.fixture
async def planner() -> AsyncIterator[Planner]:
    planner = Planner()
    yield planner
    await planner.close()


@pytest.fixture(scope="module")
def wanted(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What is found without any server."""
    kept = kept_plan(ORDER, Shelf(tmp_path_factory.mktemp("wanted")), compare=True)
    return Found(kept.games, kept.plans, kept.rates, True)


async def completed(planner: Planner, order: Order) -> Found:
    while planner.task is not None:
        await asyncio.wait([planner.task])
    return planner.found[order]


async def test_a_plan_is_searched_for_once_and_kept(planner: Planner, shelf: Shelf, wanted: Found) -> None:
    both = await asyncio.gather(planner.plan(ORDER), planner.plan(ORDER))
    assert both[0].plans == both[1].plans == wanted.plans
    assert await completed(planner, ORDER) == wanted
    assert len(list(shelf.folder.iterdir())) == 1
    later = Planner()                   # another server, or the same one on another day
    assert await later.plan(ORDER) == wanted
    await later.close()


async def test_a_worker_that_dies_costs_a_step(planner: Planner, shelf: Shelf, wanted: Found) -> None:
    planner.want(ORDER)
    while shelf.read(ORDER).games == 0:
        await asyncio.sleep(0.01)
    for worker in list(planner.workers.all):
        os.kill(worker.process.pid, signal.SIGKILL)
    assert (await planner.plan(ORDER)).plans == wanted.plans


async def test_a_search_that_fails_is_given_up() -> None:
    planner = Planner(Workers(count=1, seconds=1000, command=DEAF, pauses=(0.01,)))
    assert await planner.plan(ORDER) == Found()
    assert not planner.wanted
    await planner.close()


async def test_the_plan_that_is_nearest_goes_first() -> None:
    planner = Planner(Workers(count=0))
    orders = [Order.of(SETUP, games) for games in (8000, 600, 50_000)]
    for order in orders:
        planner.want(order)
    planner.found[orders[2]] = Found(games=49_900)
    planner.found[orders[1]] = Found(games=700, plans=[Plan(())])
    assert sorted(orders, key=planner.games_left) == [orders[2], orders[0], orders[1]]
    await planner.close()


# --- at a table -------------------------------------------------------------------------------------------------------
async def test_a_bot_plays_by_its_plan_and_says_why(serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.PLANNED, "hard", 100)
    served = await serving(Settings(ready=False, pause=(0, 0), patience=1000))
    table = await served.table(people=1, bots=("hard",))
    order = order_of("hard", table.row.setup)
    assert order is not None and order.compared == COMPARED and order in served.house.planner.wanted
    with pytest.raises(Refusal, match="has not bought anything yet"):
        await table.why(1)
    with pytest.raises(Refusal, match="no bot plays there"):
        await table.why(0)
    client = await served.client(table, 0)
    await client.play(Random(1), upto=12)
    assert table.table.hurried == {}
    await completed(served.house.planner, order)
    told = await table.why(1)
    assert isinstance(told, Because) and told.seat == 1
    assert told.why in ("wins", "plan", "points", "judgement", "nothing")
    assert (told.won + told.lost == 100) == (told.why == "wins")
    await client.send("why", seat=1)
    while (message := await client.receive())["type"] != "because":
        assert message["type"] != "refused"
    assert message["why"] == told.why


async def test_who_has_no_time_does_with_less_for_the_whole_game(serving) -> None:
    """And that is written down: after a restart it is the same."""
    served = await serving(Settings(ready=False, pause=(0, 0), patience=0.01))
    served.house.planner.workers.command = SLOW
    table = await served.table(people=1, bots=("hard",))
    client = await served.client(table, 0)
    await client.play(Random(1), upto=6)
    assert table.table.hurried == {"hard": 0} and table.order("hard") is None
    entries = (await served.house.storage.load_table(table.row.id))[1]
    assert [deed for entry in entries if isinstance(deed := deed_of(entry), Hurried)] == [Hurried(-1, "hard", 0)]
    await table.reload()
    assert table.table.hurried == {"hard": 0}
