"""All tables of the house: new ones, those that go on from a record, and how many are kept at hand."""
from __future__ import annotations

import asyncio

import pytest

from throneroom.errors import BadKingdom, DatabaseAway, IllegalAnswer, Refusal
from throneroom.record.driver import Driver
from throneroom.web import house as house_room
from throneroom.web.house import bot_seat, seats_for
from throneroom.web.live import LiveTable
from throneroom.web.protocol import Rules
from throneroom.web.storage import Entry, Person, SeatRow

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
    seats = [bot_seat("easy", Person("person0", "Person 0", False)), SeatRow("Person 0", "person0")]
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
    assert [(seat.name, seat.bot) for seat in shown[0].seats] == [("Person 0", None), ("Bertram", "easy")]


async def test_more_bots_than_seats():
    with pytest.raises(BadKingdom):
        seats_for(None, 2, ("easy", "easy"))


def test_nobody_plays_against_a_bot_of_their_own_name():
    seats = seats_for(Person("person0", "Bertram", False), 6, ["easy"] * 5)
    assert len({seat.name for seat in seats}) == 6


async def test_whoever_comes_first_loads_a_table_for_all(served):
    table = await served.table(people=2, bots=())
    del served.house.tables[table.row.id]
    found = await asyncio.gather(*[served.house.find(table.row.id) for _ in range(20)])
    assert len({id(live) for live in found}) == 1
    assert await served.house.find("nothing-here") is None


@pytest.fixture
def laid(monkeypatch):
    """All live tables that come into being."""
    tables = []
    first = LiveTable.__init__
    monkeypatch.setattr(LiveTable, "__init__", lambda self, *more: tables.append(self) or first(self, *more))
    return tables


async def test_there_is_one_live_table_whatever_fails_while_it_is_loaded(served, monkeypatch, laid):
    """The first loading fails while others wait, and more come while those try again."""
    table = await served.table(people=2, bots=())
    house, load = served.house, served.house.storage.load_table
    del house.tables[table.row.id]
    laid.clear()
    gates = [asyncio.Event(), asyncio.Event()]
    tried = 0

    async def slow(*arguments):
        nonlocal tried
        tried += 1
        if tried == 1:
            await gates[0].wait()
            raise DatabaseAway
        await gates[1].wait()
        return await load(*arguments)

    monkeypatch.setattr(house.storage, "load_table", slow)

    async def come():
        while True:
            try:
                return await house.find(table.row.id)
            except DatabaseAway:
                await asyncio.sleep(0)

    coming = [asyncio.ensure_future(come()) for _ in range(3)]
    leaving = asyncio.ensure_future(come())
    await asyncio.sleep(0)
    gates[0].set()
    while tried < 2:
        await asyncio.sleep(0)
    coming += [asyncio.ensure_future(come()) for _ in range(3)]
    await asyncio.sleep(0)
    leaving.cancel()
    coming[0].cancel()                  # whoever it is: the others are not sent away with them
    gates[1].set()
    found = await asyncio.gather(*coming[1:])
    assert laid == [house.tables[table.row.id]]
    assert {id(each) for each in found} == {id(laid[0])}
    assert not house.loading


async def test_there_is_one_live_table_if_somebody_finds_it_while_it_is_opened(served, monkeypatch, laid):
    """As soon as it is written the lobby can show it."""
    setup, seats, rules = served.set_up(seats=2)
    add, found = served.house.storage.add_table, []

    async def found_at_once(row, *more):
        await add(row, *more)
        found.append(asyncio.ensure_future(served.house.find(row.id)))

    monkeypatch.setattr(served.house.storage, "add_table", found_at_once)
    table = await served.house.create(setup, seats, rules, seed=11, answers=answers_of(setup, 11, 9))
    assert await found[0] is table
    assert laid == [table]
    assert (await served.house.storage.load_table(table.row.id))[0].state == "playing"


async def test_there_is_one_live_table_if_somebody_looked_for_it_in_vain_just_before(served, monkeypatch, laid):
    """The id of a daily game is reserved before its table is opened: who asked too early has heard of none, who asks
    once it is written waits for the same one."""
    house, storage, vain = served.house, served.house.storage, asyncio.Event()
    add, load, found = storage.add_table, storage.load_table, []

    async def load_slowly(*arguments):
        loaded = await load(*arguments)
        if loaded is None:
            await vain.wait()
        return loaded

    async def found_at_once(row, *more):
        await add(row, *more)
        found.append(asyncio.ensure_future(house.find("reserved", "late")))
        for _ in range(10):             # it has come to wait for something
            await asyncio.sleep(0)

    monkeypatch.setattr(storage, "load_table", load_slowly)
    monkeypatch.setattr(storage, "add_table", found_at_once)
    looking = asyncio.ensure_future(house.find("reserved", "early"))
    while "reserved" not in house.loading:
        await asyncio.sleep(0)
    creating = asyncio.ensure_future(house.create(*served.set_up(seats=2), kind="daily", id="reserved"))
    first = house.loading["reserved"]
    while house.loading["reserved"] is first:
        await asyncio.sleep(0)
    vain.set()
    assert await looking is None
    table = await creating
    assert await found[0] is table
    assert laid == [table]
    assert not house.loading


async def test_a_table_that_cannot_be_begun_leaves_nothing_behind(served, monkeypatch, laid):
    async def away(*_):
        raise DatabaseAway

    setup, _, rules = served.set_up(seats=2)
    bots = [SeatRow(name, None, "easy") for name in ("Ada", "Berta")]
    with monkeypatch.context() as patch:
        patch.setattr(served.house.storage, "append", away)
        with pytest.raises(DatabaseAway):
            await served.house.create(setup, bots, rules)
    assert not served.house.tables
    assert len(laid) == 1 and not laid[0].tasks and laid[0].timer is None
    found = await served.house.find(laid[0].row.id)
    assert found is laid[1] and found.table.state == "playing"


async def test_a_table_begins_by_itself_if_the_last_one_sat_down_while_the_database_went_away(served, monkeypatch):
    """That the seat is taken was written, and what follows from it was not."""
    append = served.house.storage.append

    async def away(table, entry, *more):
        if entry.kind == "begins":
            raise DatabaseAway
        await append(table, entry, *more)

    table = await served.house.create(*served.set_up(seats=2))
    await table.join(served.person(0))
    with monkeypatch.context() as patch:
        patch.setattr(served.house.storage, "append", away)
        with pytest.raises(DatabaseAway):
            await table.join(served.person(1))
    assert table.in_doubt
    with pytest.raises(DatabaseAway):
        await table.join(served.person(1))
    await asyncio.gather(*table.tasks)
    assert not table.in_doubt and table.table.state == table.row.state == "playing"
    assert (await table.join(served.person(1))).seat == 1


async def test_a_journal_that_does_not_fit_is_told_and_left_alone(served, caplog):
    table = await served.table(people=2, bots=())
    storage = served.house.storage
    await storage.append(table.row.id, Entry(4, "answer", 0, b'{"kind":"answer","seat":0,"choice":[99]}', 1.0))
    before = await storage.load_table(table.row.id)
    del served.house.tables[table.row.id]
    client = await served.client(table, 0)
    assert (await client.refused())["why"] == "broken"
    with pytest.raises(Refusal, match="cannot be read any more"):
        await served.house.find(table.row.id)
    assert [record.message.partition(": its")[0] for record in caplog.records] == [f"table {table.row.id}"] * 2
    assert await storage.load_table(table.row.id) == before
    assert len(before[1]) == 4


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


async def test_while_the_database_is_away_the_log_does_not_fill(serving, caplog, monkeypatch):
    """Chores are left out, and done when it is back; anything else that hinders them is told."""
    outcomes, done = [DatabaseAway(), DatabaseAway(), ValueError("odd")], asyncio.Event()

    async def remove(_):
        if outcomes:
            raise outcomes.pop(0)
        done.set()

    monkeypatch.setattr(house_room, "REMOVE_EVERY", 0)
    monkeypatch.setattr(house_room.House, "remove_old", remove)
    await serving()
    await done.wait()
    assert [record.exc_info[0] for record in caplog.records] == [ValueError]
