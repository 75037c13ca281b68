"""All tables of the house: new ones, those that go on from a record, and how many are kept at hand."""
from __future__ import annotations

import asyncio

import pytest

from throneroom.errors import BadKingdom, IllegalAnswer, Refusal
from throneroom.record.driver import Driver
from throneroom.web.house import bot_seat, seats_for
from throneroom.web.protocol import Rules
from throneroom.web.storage import Person, SeatRow

pytestmark = pytest.mark.anyio


def answers_of(setup, seed, count):
    """Everybody answers as little as allowed."""
    driver, answers = Driver(setup, seed), []
    for _ in range(count):
        each = [index for index, copies in enumerate(driver.decision.counts) for _ in range(copies)]
        answers.append(each[:driver.decision.least])
        driver.answer(answers[-1])
    return answers


async def test_a_table_that_goes_on_from_a_record(served):
    setup, _, rules = served.set_up(seats=2)
    answers = answers_of(setup, 11, 9)
    seats = [bot_seat(0, "easy", Person("person0", "Person 0", False)), SeatRow("Person 0", "person0")]
    table = await served.house.create(setup, seats, rules, seed=11, answers=answers)
    served.place[table.row.id, 1] = await table.join(served.person(0))
    client = await served.client(table, 1)
    update = await client.until_asked()
    assert update["question"]["number"] >= 9 and update["question"]["seat"] == 1
    assert table.table.driver.answers[:9] == answers
    assert update["undo"] == "no"       # what the record says is not to be taken back
    await client.answer([])
    await client.until(lambda update: update["undo"] == "free")
    loaded = await served.house.storage.load_table(table.row.id)
    assert [entry.number for entry in loaded[1]] == list(range(1, len(loaded[1]) + 1))


async def test_answers_that_do_not_fit_are_refused_before_anything_is_kept(served):
    setup, seats, rules = served.set_up(seats=2)
    with pytest.raises(IllegalAnswer):
        await served.house.create(setup, seats, rules, seed=11, answers=[[99]])
    assert await served.house.lobby() == []


async def test_the_lobby_shows_public_tables_at_hand_or_not(served):
    table = await served.table(people=1, bots=("easy",))
    await served.table(people=2, bots=(), rules=Rules(public=False))
    over = await served.table(people=1, bots=("easy",))
    over.row.state = "over"
    await served.house.storage.save_table(over.row)
    del served.house.tables[table.row.id]
    shown = await served.house.lobby()
    assert [info.id for info in shown] == [table.row.id]
    assert [(seat.name, seat.bot) for seat in shown[0].seats] == [("Person 0", None), ("Ada", "easy")]


async def test_more_bots_than_seats():
    with pytest.raises(BadKingdom):
        seats_for(None, 2, ("easy", "easy"))


def test_nobody_plays_against_a_bot_of_their_own_name():
    seats = seats_for(Person("person0", "Ada", False), 6, ["easy"] * 5)
    assert len({seat.name for seat in seats}) == 6


async def test_whoever_comes_first_loads_a_table_for_all(served):
    table = await served.table(people=2, bots=())
    del served.house.tables[table.row.id]
    found = await asyncio.gather(*[served.house.find(table.row.id) for _ in range(20)])
    assert len({id(live) for live in found}) == 1
    assert await served.house.find("nothing-here") is None


async def test_a_table_in_use_is_not_put_away(served):
    table = await served.table(people=2, bots=(), rules=Rules(minutes=5))
    served.house.put_away()
    assert served.house.tables          # a clock is running
    await table.handle(0, served.resign)
    await table.handle(1, served.resign)
    await asyncio.gather(*table.tasks)
    assert table.is_idle                # nobody plays any more, and nobody looks on
    with pytest.raises(Refusal):
        await table.handle(0, served.resign)
