"""Games over days: the table sleeps, whose turn it is hears of it, and time runs by a clock that the tests set."""
from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from tests.web.people import Somebody, hall_on, line, member, speaking_with

from throneroom.errors import Refusal
from throneroom.web import days, house
from throneroom.web.app import new_app, new_hall
from throneroom.web.live import LiveTable, Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import Answer, Chat, Replace, Turn, Undo
from throneroom.web.storage import DAY

pytestmark = pytest.mark.anyio

SLOW = {"kingdom": {"text": "First Game"}, "seats": 2, "rules": {"days": 3, "undo": "free"}}


class Days:
    def __init__(self, hall: Hall, people: list[Somebody]) -> None:
        self.hall = hall
        self.people = people
        self.now = hall.storage.clock()
        hall.storage.clock = lambda: self.now

    async def table(self, **rules: Any) -> LiveTable:
        wanted = {**SLOW, "rules": {**SLOW["rules"], **rules}}      # type: ignore[dict-item]
        place = await self.people[0].do("POST", "/tables", wanted)
        await self.people[1].do("POST", f"/tables/{place['table']}/join")
        return self.hall.house.tables[place["table"]]

    async def turns(self, seat: int) -> list[Turn]:
        return await self.hall.storage.do(
            lambda connection: days.turns_of(connection, self.people[seat].id))


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    async with hall_on(database, absent=0, idle=0) as opened:
        yield opened


@pytest.fixture
async def slow(hall: Hall) -> AsyncIterator[Days]:
    async with speaking_with(hall) as client:
        yield Days(hall, [await member(hall, client, name) for name in ("Ada", "Berta", "Cleo")])


async def play(table: LiveTable) -> int:
    """Answers the least; who did."""
    decision = table.table.decision
    assert decision is not None
    seat = int(decision.seat)
    each = [index for index, copies in enumerate(decision.counts) for _ in range(copies)]
    await table.handle(seat, Answer(table.table.questions, each[:int(decision.least)]))
    return seat


async def to_the_other(table: LiveTable) -> None:
    """Plays until the other is asked."""
    first = await play(table)
    while table.deadline is not None and table.deadline.seat == first:
        await play(table)


async def test_the_time_begins_anew_with_every_answer(slow: Days) -> None:
    table = await slow.table()
    assert await slow.turns(0) == [Turn(table.row.id, ["Berta"], slow.now, slow.now + 3 * DAY)]
    assert await slow.turns(1) == []
    assert table.info().seats[0].seconds_left == 3 * DAY and table.info().seats[1].seconds_left is None
    slow.now += DAY
    assert table.info().seats[0].seconds_left == 2 * DAY
    await table.handle(0, Chat("a moment please"))
    assert table.info().seats[0].seconds_left == 2 * DAY
    await to_the_other(table)
    assert await slow.turns(0) == []
    assert await slow.turns(1) == [Turn(table.row.id, ["Ada"], slow.now, slow.now + 3 * DAY)]


async def test_nobody_wins_time_by_taking_back(slow: Days) -> None:
    table = await slow.table()
    await play(table)
    due = table.deadline
    assert due is not None and due.seat == 0
    slow.now += DAY
    await table.handle(0, Undo())
    assert table.deadline == due
    await play(table)
    assert table.deadline == due
    await play(table)
    assert table.deadline is not None and table.deadline.due == slow.now + 3 * DAY


async def test_nor_by_taking_back_again_and_again_what_the_other_was_asked_after(slow: Days) -> None:
    """Every time the other has all days, and what is left of the own ones does not grow, also after a restart."""
    table = await slow.table(undo="free")
    await to_the_other(table)
    begun = slow.now
    for spent in (1, 2):
        assert table.deadline is not None and (table.deadline.seat, table.deadline.due) == (1, slow.now + 3 * DAY)
        await table.handle(0, Undo())
        assert (table.deadline.seat, table.deadline.due) == (0, slow.now + (4 - spent) * DAY)
        slow.now += DAY
        await play(table)
    slow.hall.house.tables.clear()
    table = await slow.hall.house.find(table.row.id)
    assert table is not None
    await table.handle(0, Undo())
    assert table.deadline is not None and table.deadline.due == begun + 3 * DAY
    slow.now += DAY
    await slow.hall.house.end_days()
    assert table.table.chairs[0].out_of_time


async def test_what_others_spent_on_what_is_taken_back_is_forgotten(slow: Days) -> None:
    table = await slow.table(undo="free")
    await to_the_other(table)
    slow.now += DAY
    assert await play(table) == 1
    assert DAY in [seconds for spent in table.table.spent.values() for seat, seconds in spent.items() if seat == 1]
    await table.handle(0, Undo())
    assert not any(1 in spent for spent in table.table.spent.values())


async def test_no_time_is_counted_twice_when_something_is_taken_back(slow: Days) -> None:
    table = await slow.table(undo="free")
    slow.now += DAY
    assert await play(table) == 0 and table.deadline is not None and table.deadline.seat == 0   # asked once more
    slow.now += 2 * DAY
    left = slow.now + DAY
    await table.handle(0, Undo())
    assert (table.deadline.seat, table.deadline.due) == (0, left)
    await play(table)
    assert table.table.spent == {0: {0: 2 * DAY}}
    await to_the_other(table)
    while table.table.answers > 0:
        await table.handle(0, Undo())
        assert (table.deadline.seat, table.deadline.due) == (0, left)


async def test_the_table_sleeps_and_its_clock_survives_a_restart(database: str, slow: Days) -> None:
    table = await slow.table()
    await to_the_other(table)
    due = table.deadline
    assert table.timer is None
    slow.hall.house.put_away()
    assert table.row.id not in slow.hall.house.tables
    slow.now += DAY
    again = new_hall(database, Settings(ready=False, pause=(0, 0), idle=0), Limits.none())
    again.storage.clock = lambda: slow.now
    await again.open()
    assert again.house.tables == {}
    found = await again.house.find(table.row.id)
    assert found is not None and found.deadline == due
    assert found.info().seats[1].seconds_left == pytest.approx(2 * DAY)
    await to_the_other(found)
    assert found.deadline is not None and found.deadline.seat == 0
    await again.close()


async def test_when_the_days_are_up_a_bot_takes_over(slow: Days) -> None:
    """The table is woken for it; and once is enough."""
    table = await slow.table()
    other = await slow.table()
    slow.hall.house.put_away()
    slow.now += 2 * DAY
    loaded = await slow.hall.house.find(other.row.id)
    assert loaded is not None
    await play(loaded)
    slow.now += DAY
    for _ in range(2):
        await slow.hall.house.end_days()
    woken = slow.hall.house.tables[table.row.id]
    assert woken.table.chairs[0].out_of_time and woken.table.chairs[0].bot is not None
    assert [event.verb for event in woken.table.log.happened].count("bot takes over") == 1
    while woken.bots is not None:
        await woken.bots
    assert woken.deadline is not None and woken.deadline.seat == 1      # the bot has played, Berta is asked
    assert await slow.turns(1) == [Turn(table.row.id, ["Ada"], slow.now, slow.now + 3 * DAY)]
    assert not loaded.table.chairs[0].out_of_time


async def test_a_rated_game_is_lost_with_its_days(slow: Days) -> None:
    await slow.table(rated=True, undo="never")
    slow.now += 3 * DAY
    await slow.hall.house.end_days()
    found = (await slow.people[1].do("GET", "/ratings"))
    assert found["own"]["place"] == 1 and found["own"]["rating"] > 1500
    assert [row["games"] for row in found["best"]] == [1, 1]


async def test_nobody_loses_because_the_server_was_away() -> None:
    """Whoever was asked meanwhile has an hour at least."""
    assert house.BACK_FOR >= 3600


async def test_many_are_looked_at_in_parts(slow: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that cannot be read stands in nobody's way."""
    monkeypatch.setattr(days, "AT_ONCE", 1)
    tables = [await slow.table() for _ in range(3)]
    slow.now += 3 * DAY
    for table in tables:
        await table.close()
    slow.hall.house.tables.clear()
    await slow.hall.storage.do(lambda connection: connection.exec_driver_sql(
        f"UPDATE entries SET data = '{{\"kind\":\"votes\",\"seat\":0,\"yes\":true}}'"
        f" WHERE table_id = '{tables[0].row.id}' AND number = 1"))
    await slow.hall.house.end_days()
    assert {table.row.id for table in tables[1:]} == set(slow.hall.house.tables)
    assert all(table.table.chairs[0].out_of_time for table in slow.hall.house.tables.values())


async def test_nobody_is_absent_who_has_days(slow: Days) -> None:
    table = await slow.table()
    with pytest.raises(Refusal, match="days to answer"):
        await table.handle(1, Replace(0))


async def test_whose_turn_it_is_hears_of_it(slow: Days, serve: Callable[..., Awaitable[int]]) -> None:
    port = await serve(new_app(slow.hall))
    ears = [await line(port, each.token) for each in slow.people]
    for ear in ears:
        await ear.until(lambda told: True)
    table = await slow.table()
    [turn] = (await ears[0].until(lambda told: told["turns"]))["turns"]
    assert turn == {"table": table.row.id, "others": ["Berta"], "since": slow.now, "due": slow.now + 3 * DAY}
    await to_the_other(table)
    await ears[0].until(lambda told: not told["turns"])
    await ears[1].until(lambda told: told["turns"])
    assert ears[2].last["turns"] == []
    for ear in ears:
        await ear.socket.close()


async def test_who_is_asked_is_written_with_the_answer_or_not_at_all(
        slow: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await slow.table()
    await play(table)
    before, answers = table.deadline, table.table.answers

    def fails(*words: Any, **more: Any) -> None:
        raise ValueError("power cut")
    slow.now += 5
    with monkeypatch.context() as patch:
        patch.setattr(days, "write", fails)
        with pytest.raises(Refusal, match="stands as before"):
            await play(table)
    assert table.table.answers == answers and table.deadline == before
    await play(table)
    assert table.table.answers == answers + 1


async def test_a_game_that_is_over_asks_nobody(slow: Days) -> None:
    table = await slow.table()
    for _ in range(2):
        slow.now += 3 * DAY
        await slow.hall.house.end_days()
        while table.bots is not None:
            await table.bots
    assert await slow.turns(0) == await slow.turns(1) == []
