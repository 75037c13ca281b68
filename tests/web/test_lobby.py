"""The lobby shows the tables of everybody, and what nobody uses any more is removed; the clock is set by hand."""
from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from throneroom.errors import Refusal, TooMuch
from throneroom.kingdoms.setup import Setup
from throneroom.web import removal, storage
from throneroom.web.accounts import Accounts
from throneroom.web.app import new_app
from throneroom.web.house import House, seats_for
from throneroom.web.journal import Said
from throneroom.web.live import LiveTable, Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import Guest, Level, Rules
from throneroom.web.storage import DAY, ENTRIES, PEOPLE, RECORDS, SESSIONS, TABLES, Person, Storage, TableRow
from throneroom.web.workers import Workers
from throneroom.words.problems import in_german

pytestmark = pytest.mark.anyio

KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")
ANNA = Person("anna", "Anna", True)


class Clock:
    ahead = 0.0                         # seconds

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@asynccontextmanager
async def opened(database: str, clock: Clock) -> AsyncIterator[House]:
    """A house; no bot needs to answer here."""
    storage = Storage(database, clock)
    house = House(storage, Workers(count=0), Settings(idle=-1))
    await storage.open()
    await house.open()
    yield house
    await house.close()
    await storage.close()


@pytest.fixture
async def house(database: str, clock: Clock) -> AsyncIterator[House]:
    """Whose chores the tests do themselves, at their own time."""
    async with opened(database, clock) as house:
        for chore in house.chores:
            chore.cancel()
        await asyncio.gather(*house.chores, return_exceptions=True)
        yield house


async def new_table(house: House, opener: str | None = None, person: Person = ANNA, bots: tuple[Level, ...] = ()
                    ) -> LiveTable:
    table = await house.create(Setup(KINGDOM, players=2), seats_for(person, 2, bots), Rules(), opener=opener)
    await table.join(person)
    return table


async def left(house: House, table: Any) -> int:
    """How many rows a table of the database has."""
    return len(await house.storage.do(lambda connection: connection.execute(table.select()).all()))


def put_away(house: House) -> None:
    house.put_away()
    assert not house.tables


# --- the lobby --------------------------------------------------------------------------------------------------------
async def test_many_tables_of_one_address_do_not_hide_those_of_others(house: House) -> None:
    honest = [await new_table(house, "honest") for _ in range(2)]
    old = await new_table(house, None)                      # of a version that did not ask who opened it
    many = [await new_table(house, "greedy", bots=("easy",)) for _ in range(60)]
    listed = [info.id for info in await house.lobby()]
    assert [table.row.id for table in honest] == [id for id in reversed(listed) if id in {t.row.id for t in honest}]
    assert old.row.id in listed
    assert [table.row.id for table in many[:-6:-1]] == listed[:5]           # the newest of them
    assert len(listed) == 8
    assert not await house.storage.list_tables(("over",), 50, 5)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_list_takes_as_long_however_many_tables_there_are(house: House, monkeypatch: pytest.MonkeyPatch
                                                                    ) -> None:
    monkeypatch.setattr(storage, "LOOKED_AT", 100)
    honest = await new_table(house, "honest", bots=("easy",))
    steps = []

    async def listed(many: int) -> int:
        """How many steps SQLite takes for it, in hundreds, among so many more tables of others."""
        row = {**storage.columns(honest.row), "public": True, "changed": 0.0}

        def add(connection: Connection) -> None:
            connection.execute(TABLES.insert(), [
                {**row, "id": f"{many}-{number}", "opener": f"other{number % 40}", "created": float(number)}
                for number in range(many)])
        await house.storage.do(add)
        steps.clear()
        with house.storage.engine.connect() as connection:
            driver: Any = connection.connection.driver_connection
            driver.set_progress_handler(lambda: steps.append(None), 100)
        found = await house.storage.list_tables(("gathering", "playing"), 50, 5)
        assert found[0].id == honest.row.id and len(found) == 50
        return len(steps)
    few = await listed(300)
    assert 0 < await listed(6000) < 2 * few


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_all_who_ask_at_once_are_shown_one_list(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    async def listed(*wanted: Any) -> list[TableRow]:
        asked.append(await list_tables(*wanted))
        return asked[-1]
    list_tables = house.storage.list_tables
    monkeypatch.setattr(house.storage, "list_tables", listed)
    seen = [asyncio.create_task(house.lobby()) for _ in range(16)]
    table = await new_table(house, "honest", bots=("easy",))        # while they look
    await asyncio.gather(*seen)
    assert len(asked) <= 2
    assert [info.id for info in await house.lobby()] == [table.row.id]


async def test_so_many_tables_of_one_address_wait_for_people(house: House) -> None:
    most = house.settings.waiting
    waiting = [await new_table(house, "greedy") for _ in range(most)]
    with pytest.raises(TooMuch, match="at most 20 tables") as refused:
        await new_table(house, "greedy")
    assert in_german(str(refused.value))
    await new_table(house, "honest")
    await waiting[0].join(Person("ben", "Ben", False))      # it begins, and waits no more
    await new_table(house, "greedy")
    with pytest.raises(TooMuch):
        await new_table(house, "greedy")


async def test_whose_table_it_is_and_that_of_a_rematch(house: House) -> None:
    hall = Hall(house.storage, house, Accounts(house.storage), None, Limits.none())     # type: ignore[arg-type]
    marks = []
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"):
        transport = httpx.ASGITransport(new_app(hall), client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://table/api") as client:
            token = (await client.post("/session", json={"name": "Anna"})).json()["token"]
            place = (await client.post("/tables", json={}, headers={"Authorization": f"Bearer {token}"})).json()
            marks.append(house.tables[place["table"]].row.opener)
            assert address not in str(marks[-1])
    assert marks[0] == marks[1] != marks[2] != marks[3] == marks[4]
    table = await new_table(house, "mark", bots=("easy",))
    table.table.result = type("Result", (), {"winners": [0]})()
    assert house.tables[await house.rematch(table)].row.opener == "mark"


async def test_every_table_has_a_seed_of_128_bits_of_its_own_and_so_has_a_rematch(house: House) -> None:
    tables = [await new_table(house, bots=("easy",)) for _ in range(8)]
    tables[0].table.result = type("Result", (), {"winners": [0]})()
    tables.append(house.tables[await house.rematch(tables[0])])
    seeds = [table.row.seed for table in tables]
    assert len(set(seeds)) == len(seeds)
    assert 120 < max(seeds).bit_length() <= 128             # by chance less once in 2**72 runs
    assert {table.row.format for table in tables} == {2}


async def test_who_has_too_many_tables_for_a_rematch_is_told(house: House) -> None:
    """As everything is that is asked for over a websocket: by a refusal, which does not end the connection."""
    table = await new_table(house, "greedy", bots=("easy",))
    table.table.result = type("Result", (), {"winners": [0]})()
    for _ in range(house.settings.waiting):
        await new_table(house, "greedy")
    with pytest.raises(Refusal, match="at most 20 tables"):
        await house.rematch(table)
    assert table.row.rematch is None


# --- what is removed --------------------------------------------------------------------------------------------------
async def test_tables_that_never_begin(house: House, clock: Clock) -> None:
    table = await new_table(house)
    chatting = await new_table(house)
    clock.ahead = 6 * DAY
    put_away(house)
    await house.remove_old()
    assert await left(house, TABLES) == 2
    chatting = await house.find(chatting.row.id) or chatting
    async with chatting.lock:
        await chatting.commit(Said(0, "still here"))
    put_away(house)
    clock.ahead = 8 * DAY
    await house.storage.do(lambda connection: connection.execute(
        ENTRIES.update().where(ENTRIES.c.kind == "chat").values(at=clock() - 2 * DAY)))
    await house.remove_old()
    assert await house.find(table.row.id) is None
    assert await house.find(chatting.row.id) is not None


async def test_games_that_are_over_or_abandoned(house: House, clock: Clock) -> None:
    over, abandoned, going_on = [await new_table(house, bots=("easy",)) for _ in range(3)]
    await house.storage.do(lambda connection: connection.execute(
        TABLES.update().where(TABLES.c.id == over.row.id).values(state="over")))
    assert abandoned.table.state == "playing"
    put_away(house)
    await house.storage.add_record(b"a record")
    clock.ahead = 364 * DAY
    await house.remove_old()
    assert await left(house, TABLES) == 3 and await left(house, RECORDS) == 1
    clock.ahead = 366 * DAY
    await house.storage.do(lambda connection: connection.execute(
        ENTRIES.update().where(ENTRIES.c.table_id == going_on.row.id).values(at=clock() - 300 * DAY)))
    await house.remove_old()
    assert [row.id for row in await house.storage.list_tables(("playing", "over"), 9)] == [going_on.row.id]
    assert await left(house, RECORDS) == 0
    entries = await house.storage.do(lambda connection: connection.execute(ENTRIES.select()).all())
    assert {entry.table_id for entry in entries} == {going_on.row.id}


async def test_games_against_bots_that_were_left_by_the_hundred(house: House, clock: Clock,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest are kept, and all in which others have a part."""
    monkeypatch.setattr(removal, "MOST_LEFT", 3)
    together = await new_table(house, "greedy")
    await together.join(Person("ben", "Ben", False))
    here, *games = [await new_table(house, "greedy", bots=("easy",)) for _ in range(8)]
    others = [await new_table(house, opener, bots=("easy",)) for opener in ("honest", "honest", None, None, None, None)]
    await house.storage.do(lambda connection: connection.execute(
        TABLES.update().where(TABLES.c.id == games[0].row.id).values(kind="daily")))
    put_away(house)
    clock.ahead = 0.5 * removal.LEFT_LIFE
    await house.remove_old()
    assert await left(house, TABLES) == 15
    assert await house.find(here.row.id) is not None
    clock.ahead = 2 * removal.LEFT_LIFE
    await house.remove_old()
    rows = await house.storage.do(lambda connection: connection.execute(TABLES.select()).all())
    assert {row.id for row in rows} == {
        table.row.id for table in (together, here, games[0], *games[-3:], *others)}


async def test_for_ever_means_for_ever(house: House, clock: Clock) -> None:
    house.settings = Settings(keep=0, idle=-1)
    playing = await new_table(house, bots=("easy",))
    await house.storage.add_record(b"a record")
    put_away(house)
    clock.ahead = 36500 * DAY
    await house.remove_old()
    assert await house.find(playing.row.id) is not None and await left(house, RECORDS) == 1


async def test_a_table_at_hand_is_never_removed(house: House, clock: Clock) -> None:
    here = [await new_table(house) for _ in range(30)]
    away = await new_table(house)
    del house.tables[away.row.id]
    clock.ahead = 1000 * DAY
    await house.remove_old()
    assert await left(house, TABLES) == 30
    assert all([await house.find(table.row.id) is table for table in here])
    assert await house.find(away.row.id) is None


async def test_a_table_that_is_being_removed_is_not_found(house: House, clock: Clock) -> None:
    """Nobody sits down at a table while it goes."""
    table = await new_table(house)
    put_away(house)
    clock.ahead = 10 * DAY
    do, found = house.storage.do, []

    async def slowly(work: Any, *more: Any) -> Any:
        if house.doomed:
            found.append(await house.find(table.row.id))
        return await do(work, *more)

    house.storage.do = slowly               # type: ignore[method-assign]
    await house.remove_old()
    assert found == [None] and await left(house, TABLES) == 0


async def test_guests_who_are_nowhere_any_more(house: House, clock: Clock) -> None:
    accounts = Accounts(house.storage)
    sitting = await accounts.greet(Guest("Sitting"))
    gone = await accounts.greet(Guest("Gone"))
    await house.storage.add_person(Person("registered", "Registered", True, "hash"), "registered")
    playing = await new_table(house, person=Person(sitting.person, "Sitting", False), bots=("easy",))
    put_away(house)
    house.settings = Settings(keep=0, idle=-1)
    await house.remove_old()
    assert await left(house, PEOPLE) == 3 and await left(house, SESSIONS) == 2
    clock.ahead = 366 * DAY
    await house.remove_old()
    people = await house.storage.do(lambda connection: connection.execute(PEOPLE.select()).all())
    assert {person.name for person in people} == {"Sitting", "Registered"} and gone
    assert await left(house, SESSIONS) == 0 and await house.find(playing.row.id) is not None


async def test_many_of_them_in_small_steps(house: House, clock: Clock) -> None:
    tables = [await new_table(house) for _ in range(25)]
    assert len(tables) == 25
    await house.storage.do(lambda connection: connection.execute(
        PEOPLE.insert(), [{"id": f"g{number}", "name": "Guest", "created": 0.0} for number in range(1100)]))
    put_away(house)
    clock.ahead = 8 * DAY
    await house.remove_old()
    assert await left(house, TABLES) == await left(house, PEOPLE) == await left(house, ENTRIES) == 0


async def test_it_is_done_when_the_server_starts(database: str, clock: Clock, house: House) -> None:
    await new_table(house)
    put_away(house)
    clock.ahead = 8 * DAY
    async with opened(database, clock):
        while await left(house, TABLES):
            pass
