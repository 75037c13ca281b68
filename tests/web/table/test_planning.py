"""The bots' plans are searched for in a process of their own, shared by all tables, and waited for within limits."""
from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.web.playing import played
from tests.web.visiting import Visitor, Visits, play_on, visits

from throneroom.bots import levels
from throneroom.bots.kept_plans import COMPARED, Order, Shelf, kept_plan
from throneroom.bots.levels import order_of
from throneroom.bots.plans import Plan
from throneroom.errors import Refusal
from throneroom.kingdoms.setup import Setup
from throneroom.web import planning
from throneroom.web.house import seats_for
from throneroom.web.journal import Hurried, deed_of
from throneroom.web.live import LiveTable, Settings, legal
from throneroom.web.planning import Asker, Found, Planner
from throneroom.web.protocol import Answer, Because, Rules
from throneroom.web.removal import remove_tables
from throneroom.web.workers import Workers

pytestmark = pytest.mark.anyio
SETUP = Setup(("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop"))
ORDER = Order.of(SETUP, 100, compared=2)
ONE, OTHER, DAILY = Asker("t", "one"), Asker("u", "other"), Asker("v", "other", is_daily=True)
DEAF = (sys.executable, "-c", "print('ready', flush=True); input()")     # ends when it is asked
SLOW = (sys.executable, "-c", "import time; print('ready', flush=True); time.sleep(1000)")

# In place of a worker: a hundred games are played in no time, and so is what is found compared.
QUICK = (sys.executable, "-c", """
import json, sys
print("ready", flush=True)
found = {}
for line in sys.stdin:
    word, order = line.split(" ", 1)
    games, plans, rates, is_complete = found.get(order, (0, [], {}, False))
    is_complete, games = bool(plans), min(games + 100, json.loads(order)["games"])
    plans = [{"wishes": []}] if games == json.loads(order)["games"] else []
    found[order] = games, plans, {}, is_complete
    print(word, json.dumps(dict(zip(["games", "plans", "rates", "is_complete"], found[order]))), flush=True)
""")


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
    while planner.searching:
        await asyncio.wait(planner.searching.values())
    return planner.found[order]


async def test_a_plan_is_searched_for_once_and_kept(planner: Planner, shelf: Shelf, wanted: Found) -> None:
    both = await asyncio.gather(planner.plan(ORDER, ONE), planner.plan(ORDER, ONE))
    assert both[0].plans == both[1].plans == wanted.plans
    assert await completed(planner, ORDER) == wanted
    assert len(list(shelf.folder.iterdir())) == 1
    later = Planner()                   # another server, or the same one on another day
    assert await later.plan(ORDER, ONE) == wanted
    await later.close()


async def test_a_worker_that_dies_costs_a_step(planner: Planner, shelf: Shelf, wanted: Found) -> None:
    planner.want(ORDER, ONE)
    while shelf.read(ORDER).games == 0:
        await asyncio.sleep(0.01)
    for worker in list(planner.workers.all):
        os.kill(worker.process.pid, signal.SIGKILL)
    assert (await planner.plan(ORDER, ONE)).plans == wanted.plans


async def test_a_search_that_fails_is_given_up() -> None:
    planner = Planner(Workers(count=1, seconds=1000, command=DEAF, pauses=(0.01,)))
    assert await planner.plan(ORDER, ONE) == Found()
    assert not planner.wanted
    await planner.close()


# --- who goes first ---------------------------------------------------------------------------------------------------
class Noting(Planner):
    """Also of which order each step was."""

    def __init__(self) -> None:
        super().__init__(Workers(count=1, seconds=1000, command=QUICK))
        self.steps: list[int] = []

    async def step(self, order: Order) -> None:
        self.steps.append(order.seed)
        await super().step(order)


@pytest.fixture
async def noting() -> AsyncIterator[Noting]:
    noting = Noting()
    yield noting
    await noting.close()


def order(number: int, games: int = 300) -> Order:
    """Takes a step for every hundred games, and one for its comparison."""
    return Order.of(SETUP, games, seed=number)


async def test_of_ones_own_plans_the_nearest_goes_first_and_comparisons_last(noting: Noting) -> None:
    noting.want(order(0, 800), ONE)
    while len(noting.steps) < 7:        # 200 games are left, or fewer
        await asyncio.sleep(0)
    for number, games in ((1, 500), (2, 300)):
        noting.want(order(number, games), ONE)
    await completed(noting, order(0, 800))
    assert noting.steps == 8 * [0] + 3 * [2] + 5 * [1] + [0, 1, 2]


async def test_those_who_open_tables_take_turns(noting: Noting) -> None:
    """However many plans one of them wants, another waits for one step at a time."""
    for number in range(10):
        noting.want(order(number), Asker(f"table {number}", "one"))
    assert (await noting.plan(order(10), OTHER)).plans
    assert [number == 10 for number in noting.steps[:6]] == 3 * [False, True]


async def test_the_daily_game_goes_before_all_others(noting: Noting) -> None:
    for number in range(10):
        noting.want(order(number), Asker(f"table {number}", str(number)))
    assert (await noting.plan(order(10), DAILY)).plans
    await completed(noting, order(10))
    assert noting.steps[:3] == 3 * [10] and 10 in noting.steps[-11:]        # not so what it is compared with


async def test_what_nobody_waits_for_any_more_is_left(noting: Noting) -> None:
    """Until somebody wants it again: then it goes on from there."""
    noting.want(order(0), ONE)
    noting.want(order(0), OTHER)
    noting.want(order(1), ONE)
    waiting = asyncio.create_task(noting.plan(order(1), ONE))
    await asyncio.sleep(0)
    noting.leave(ONE)
    assert await waiting == Found() and list(noting.wanted) == [order(0)]
    noting.leave(OTHER)
    assert not noting.wanted
    while noting.searching:
        await asyncio.wait(noting.searching.values())
    assert len(noting.steps) <= 1
    assert (await noting.plan(order(1), OTHER)).plans


async def test_so_many_plans_are_wanted_and_no_more(noting: Noting, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(planning.MOST_OF_ONE):
        noting.want(order(number), ONE)
    assert await noting.plan(order(99), ONE) == Found()         # at once
    noting.want(order(99), OTHER)
    noting.want(order(99), ONE)         # it is wanted anyway
    monkeypatch.setattr(planning, "MOST", len(noting.wanted))
    assert await noting.plan(order(100), OTHER) == Found()
    noting.want(order(101), DAILY)
    assert len(noting.wanted) == planning.MOST_OF_ONE + 2 and order(101) in noting.wanted
    noting.leave(ONE)
    assert list(noting.wanted) == [order(99), order(101)]


async def test_what_is_wanted_is_remembered(noting: Noting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else was found meanwhile: else a bot would play without its plan, although it is there."""
    monkeypatch.setattr(planning, "REMEMBERED", 2)
    noting.want(order(0), ONE)
    for number in range(5):
        noting.note(order(number), Found(games=300, plans=[Plan(())]))
    assert list(noting.found) == [order(0), order(3), order(4)]


async def test_the_same_plan_is_found_whatever_is_searched_for_between(planner: Planner, wanted: Found) -> None:
    others = [Order.of(SETUP, 100, seed, compared=2) for seed in (1, 2)]
    for number, other in enumerate(others):
        planner.want(other, Asker(f"table {number}", str(number), is_daily=bool(number)))
    planner.want(ORDER, ONE)
    assert await completed(planner, ORDER) == wanted


# --- at many tables ---------------------------------------------------------------------------------------------------
@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Visits]:
    async with visits(f"sqlite:///{tmp_path / 'tables.sqlite'}") as opened:
        opened.hall.house.planner.workers.command = QUICK
        yield opened


async def opened(at: Visits, visitor: Visitor, path: str = "/tables") -> LiveTable:
    """A table with a hard bot."""
    return at.hall.house.tables[(await visitor.post(path, {"bots": ["hard"]} if path == "/tables" else None))["table"]]


async def test_many_tables_of_one_address_do_not_keep_others_waiting_for_their_plans(at: Visits) -> None:
    planner, found = at.hall.house.planner, list[Order]()
    note = planner.note

    def noted(order: Order, known: Found) -> None:
        note(order, known)
        if known.plans and order not in found:
            found.append(order)

    planner.note = noted                # type: ignore[method-assign]
    one, other, third = [await at.guest(f"Guest {number}", f"192.0.2.{number}") for number in range(3)]
    async with planner.workers.places:  # nothing is searched for yet
        many = [await opened(at, one) for _ in range(10)]
        few, daily = await opened(at, other), await opened(at, third, "/daily")
        orders = [table.order("hard") for table in (*many, few, daily)]
        assert len(set(orders)) == 12
    while len(found) < 12:
        await asyncio.sleep(0.01)
    assert found[0] == daily.order("hard") and few.order("hard") in found[1:3]


async def test_tables_that_are_put_away_or_over_want_no_plans(at: Visits) -> None:
    """Nor do those that are only loaded: whoever does that need not be who opened them."""
    house = at.hall.house
    planner = house.planner
    planner.workers.command = SLOW
    one = await at.guest("One")
    record = played(seed=7)
    ended = await house.create(record.setup, seats_for(one.person, 2, ["hard"]), Rules(), seed=record.dealt_by)
    await ended.join(one.person)
    tables = [await opened(at, one) for _ in range(2)]
    assert list(planner.wanted) == [table.order("hard") for table in (ended, *tables)]
    await play_on(ended, record.answers)
    assert ended.table.state == "over" and list(planner.wanted) == [table.order("hard") for table in tables]
    house.put_away()
    assert not planner.wanted
    for table in tables:
        assert await house.find(table.row.id) is not table
    assert not planner.wanted
    await one.post(f"/tables/{tables[1].row.id}/join")
    assert list(planner.wanted) == [tables[1].order("hard")]


async def test_a_table_that_is_gone_wants_no_plans_though_its_bot_waits_for_one(
        at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.PLANNED, "hard", 10 * levels.IN_A_HURRY)
    house = at.hall.house
    house.planner.workers.command = SLOW
    waits, planned = asyncio.Event(), house.planner.plan

    async def noted(*wanted: Any, **patience: Any) -> Found:
        waits.set()
        return await planned(*wanted, **patience)
    monkeypatch.setattr(house.planner, "plan", noted)
    table = await opened(at, await at.guest("One"))
    while (decision := table.table.decision) is not None and decision.seat == 0:
        await table.handle(0, Answer(table.table.questions, legal(decision, None)))
    await waits.wait()
    assert house.planner.wanted
    await house.storage.do(partial(remove_tables, ids={table.row.id}, now=0.0))
    table.doubt()
    await asyncio.gather(*table.tasks)
    assert table.bots is None and not house.planner.wanted


async def test_who_wants_too_many_plans_plays_without(at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST_OF_ONE", 2, raising=False)
    at.hall.house.planner.workers.command = SLOW
    one = await at.guest("One")
    tables = [await opened(at, one) for _ in range(3)]
    while (decision := tables[2].table.decision) is not None and decision.seat == 0:
        await tables[2].handle(0, Answer(tables[2].table.questions, legal(decision, None)))
    while "hard" not in tables[2].table.hurried:
        await asyncio.sleep(0.01)
    assert tables[2].table.hurried == {"hard": 0} and len(at.hall.house.planner.wanted) == 2


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
