"""The database goes away in the middle of games and comes back: locked, full, moved, stopped, or silent.  Nobody hears
of a deed that is not written, everybody hears that the table waits, and all goes on by itself."""
from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import threading
import time
import urllib.error
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from tests.attack import counts, progress, rounds
from tests.easy import PATIENCE
from tests.web.copying import copy_of
from tests.web.table.crowd import Crowd
from websockets.exceptions import ConnectionClosed

from throneroom.errors import DatabaseAway, Refusal
from throneroom.web import storage as storage_room
from throneroom.web.live import Sitter
from throneroom.web.protocol import Chat, Kick, Rules
from throneroom.web.storage import ENTRIES

pytestmark = pytest.mark.anyio

OUTAGES = rounds(3, 30)                 # of each database


class Locked:
    """Another program has the file for itself."""

    def __init__(self, database: str) -> None:
        self.file = database.removeprefix("sqlite:///")

    def begin(self) -> None:
        self.connection = sqlite3.connect(self.file, timeout=60, isolation_level=None, check_same_thread=False)
        self.connection.execute("BEGIN EXCLUSIVE")

    def end(self) -> None:
        self.connection.close()


class Full:
    """The server cannot write into any file."""

    def __init__(self, process: Any) -> None:
        self.process = process

    def begin(self) -> None:
        self.limit(0)

    def end(self) -> None:
        self.limit(resource.RLIM_INFINITY)

    def limit(self, size: int) -> None:
        _, most = resource.prlimit(self.process.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.process.pid, resource.RLIMIT_FSIZE, (size, most))


class Moved:
    """The file is somewhere else, and comes back."""

    def __init__(self, database: str) -> None:
        self.file = Path(database.removeprefix("sqlite:///"))
        self.elsewhere = self.file.with_name("elsewhere")

    def begin(self) -> None:
        self.file.rename(self.elsewhere)

    def end(self) -> None:
        assert not self.file.exists()
        self.elsewhere.rename(self.file)


class Stopped:
    def __init__(self, postgres: Any) -> None:
        self.begin: Callable[[], None] = postgres.stop
        self.end: Callable[[], None] = postgres.start


class Silent:
    def __init__(self, postgres: Any) -> None:
        self.begin: Callable[[], None] = postgres.freeze
        self.end: Callable[[], None] = postgres.thaw


@pytest.fixture
def troubles(database: str, request: pytest.FixtureRequest) -> Callable[[Any], list[Any]]:
    """What can happen to the database of a server."""
    if database.startswith("sqlite"):
        return lambda process: [Locked(process.database), Full(process), Moved(process.database)]
    postgres = request.getfixturevalue("postgres_server")
    return lambda process: [Stopped(postgres), Silent(postgres)]


def everybody_waits(crowd: Crowd) -> bool:
    """Every table where somebody could play on has said that it waits."""
    tables = {person.table: [other for other in crowd.people if other.table == person.table]
              for person in crowd.people}
    return any(person.is_paused for person in crowd.people) and all(
        any(person.is_paused or not person.is_here for person in people)
        or any(person.last and person.last["final"] for person in people) for people in tables.values())


async def meanwhile(crowd: Crowd, process: Any) -> None:
    """Whoever comes now is told at once how things are."""
    person = next(person for person in crowd.people if person.is_paused)
    with pytest.raises(urllib.error.HTTPError) as refused:
        await asyncio.to_thread(process.ask, "POST", "session", {"name": "Late"})
    assert refused.value.code == 503
    assert json.load(refused.value) == {
        "error": "the database does not answer just now: wait a moment",
        "german": "Die Datenbank antwortet gerade nicht: Warte einen Moment.", "field": ""}
    async with process.socket(person.table) as connection:
        await connection.send(json.dumps({"type": "hello"}))
        assert [json.loads(await connection.recv())["type"] for _ in range(2)] == ["welcome", "paused"]


async def test_an_outage_of_the_database_costs_nothing_but_time(start_process, database, troubles):
    process = await asyncio.to_thread(start_process, database, quick=True)
    crowd = await asyncio.to_thread(Crowd, process)
    ways = troubles(process)

    async def outages() -> None:
        with progress(f"outages, {database.partition(':')[0]}", OUTAGES) as step:
            for number in range(OUTAGES):
                trouble = ways[number % len(ways)]
                await crowd.going_on()
                await asyncio.to_thread(trouble.begin)
                try:
                    await crowd.until(lambda: everybody_waits(crowd))
                    await meanwhile(crowd, process)
                finally:
                    await asyncio.to_thread(trouble.end)
                await crowd.going_on()
                counts["outages"] += 1
                step()
        process.kill()

    await crowd.about(outages())
    await crowd.check()
    log = process.log()
    assert "Traceback" not in log, log
    assert "is missing" not in log
    for line in ("is away", "is back"):     # not one for every deed; while the disk is full the log is silent, too
        assert 1 <= log.count(line) <= 2 * OUTAGES, log
    await asyncio.to_thread(process.start)
    await crowd.about(go_on(crowd, process))


async def test_no_clock_runs_while_the_database_is_away(served, tmp_path):
    """What the thinking player loses of their time is less than what passes besides the outage."""
    table = await served.table(people=2, bots=(), rules=Rules(minutes=60))
    trouble = Locked(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    begun = time.monotonic()
    asked, other = await served.client(table, 0), await served.client(table, 1)
    before = (await asked.until_asked())["table"]["seats"][0]["seconds_left"]
    await other.until(lambda update: True)
    trouble.begin()
    await other.send("chat", text="Hm")
    for client in (asked, other):
        while (await client.receive())["type"] != "paused":
            pass
    paused = time.monotonic()
    await asked.send("answer", number=0, choice=[0])
    assert (await asked.refused())["why"] == "away"
    await asyncio.sleep(1)              # it is about time
    paused = time.monotonic() - paused
    trouble.end()
    while (await asked.receive())["type"] != "update":
        pass
    after = asked.last["table"]["seats"][0]["seconds_left"]
    assert before - after <= time.monotonic() - begun - paused
    assert (await asked.answer([0]))["question"]["number"] == 1


async def test_a_deed_that_is_not_written_is_not_in_the_log_either(served, tmp_path):
    """Or whoever asks for older events would see what an answer brings, and give another when the database is back."""
    table = await served.table(people=2, bots=())
    trouble = Locked(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    asked, looker = await served.client(table, 0), await served.client(table, -1)
    number = (await asked.until_asked())["number"]
    await looker.until(lambda update: True)
    trouble.begin()
    await asked.send("answer", number=0, choice=[0])
    for client in (asked, looker):
        while (await client.receive())["type"] != "paused":
            pass
        await client.send("log", before=2**31)
        assert (await client.receive()).get("why") == "away"
    trouble.end()
    for client in (asked, looker):
        while (await client.receive())["type"] != "update":
            pass
        await client.send("log", before=number + 1)
        while (message := await client.receive())["type"] != "log":
            pass
        assert message["events"] == client.events[:number]


@pytest.mark.parametrize("deed", ["one that fails", "one that changes what is written"])
async def test_nobody_waits_if_the_database_falls_silent_while_a_table_is_read_again(served, monkeypatch, deed):
    """Everybody hears that the table waits, and when it is back, how it stands: as before."""
    table = await served.table(people=2, bots=())
    clients = [await served.client(table, seat) for seat in (0, 1)]
    for client in clients:
        await client.until(lambda update: all(seat["connected"] for seat in update["table"]["seats"]))
    storage, speaks, before = served.house.storage, threading.Event(), list(table.table.log.happened)
    silence = storage_room.Job(storage.loop.create_future(), lambda _: speaks.wait())

    async def fails(*_):
        storage.waiting.put(silence)
        raise ValueError("odd")

    try:
        with monkeypatch.context() as patch:
            patch.setattr(storage_room, "WRITE_WITHIN", 0.05)
            patch.setattr(storage, "append", fails)
            if deed == "one that fails":
                await clients[0].send("chat", text="Hm")
                assert (await clients[0].refused())["why"] == "failed"
            else:
                with pytest.raises(DatabaseAway):
                    async with asyncio.timeout(PATIENCE):
                        await table.unwrite("nobody", lambda _: storage.waiting.put(silence))
            while (await clients[1].receive())["type"] != "paused":
                pass
    finally:
        speaks.set()
    while (await clients[1].receive())["type"] != "update":
        pass
    assert table.table.log.happened == before
    await clients[0].send("chat", text="Hm")
    await clients[1].until(lambda update: clients[1].events[-1]["verb"] == "chat")


async def test_if_an_older_database_comes_back_all_is_told_anew(served, tmp_path):
    """What pages know has never happened there."""
    table = await served.table(people=2, bots=())
    clients = [await served.client(table, seat) for seat in (0, 1, -1)]
    asked, other = clients[:2]
    await asked.answer([0])
    for client in clients:
        await client.until(lambda update: update["table"]["spectators"] == 1 and update["question"]["number"] == 1)
        client.may_be_told_anew = True
    told, copy = [client.events[:] for client in clients], copy_of(tmp_path / "tables.sqlite")
    await asked.answer([0])
    await other.send("chat", text="Hm")
    for client in clients:
        await client.until(lambda update, client=client: client.events[-1]["verb"] == "chat")
    copy.rename(tmp_path / "tables.sqlite")
    await other.send("chat", text="And now?")
    assert (await other.refused())["why"] == "failed"
    for client, before in zip(clients, told, strict=True):
        await client.until(lambda update, before=before: update["number"] == len(before))
        assert client.last["first"] == 1 and client.events == before
        assert client.last["question"]["number"] == 1
    await other.send("chat", text="Well")
    for client, before in zip(clients, told, strict=True):
        await client.until(lambda update, before=before: update["number"] > len(before))
        assert [event["text"] for event in client.events[len(before):]] == ["Well"]


async def test_who_was_not_there_when_an_older_database_came_back_is_told_anew_too(served, tmp_path):
    """Though as much has happened since as they know: also if the table was loaded again."""
    table = await served.table(people=2, bots=())
    other, asleep = await served.client(table, 1), await served.client(table, -1)
    copy = copy_of(tmp_path / "tables.sqlite")
    await other.send("chat", text="Hm")
    await asleep.until(lambda update: asleep.events[-1]["verb"] == "chat")
    await asleep.close()
    copy.rename(tmp_path / "tables.sqlite")
    await other.send("chat", text="And now?")
    assert (await other.refused())["why"] == "failed"
    other.may_be_told_anew = True
    await other.until(lambda update: update["number"] < asleep.known)
    for _ in range(3):
        await other.send("chat", text="Well")
    await other.until(lambda update: update["number"] == asleep.known + 2)
    for loaded in (table, None):
        if loaded is None:
            await other.close()
            while table.sitters:
                await asyncio.sleep(0)
            served.house.tables.clear()
        back = await served.client(table, -1, asleep.known, asleep.history)
        back.may_be_told_anew = True
        await back.until(lambda update: True)
        assert back.last["first"] == 1 and back.history != asleep.history
        assert [event["text"] for event in back.events if event["verb"] == "chat"] == ["Well"] * 3
        again = await served.client(table, -1, back.known, back.history)
        await again.until(lambda update: True)
        assert again.last["first"] == back.known + 1
        await back.close()
        await again.close()


async def test_who_has_no_seat_in_an_older_database_has_none_at_once(served, tmp_path):
    table = await served.house.create(*served.set_up(3))
    await table.join(served.person(0))
    await table.join(served.person(1))
    copy = copy_of(tmp_path / "tables.sqlite")
    await table.handle(1, Kick(1))
    place = served.place[table.row.id, 1] = await table.join(served.person(2))
    assert place.seat == 1
    client = await served.client(table, 1)
    await client.until(lambda update: True)
    copy.rename(tmp_path / "tables.sqlite")
    with pytest.raises(Refusal, match="could not be done"):
        await table.handle(0, Chat("Hm"))
    assert not any(sitter.seat == 1 for sitter in table.sitters)
    while (await client.refused())["why"] != "elsewhere":
        pass
    await asyncio.gather(*table.tasks)
    await table.join(served.person(1))
    assert [seat.person for seat in table.row.seats] == ["person0", "person1", None]


async def test_so_it_is_if_as_much_has_happened_there_but_something_else(served):
    table = await served.table(people=2, bots=())
    client = await served.client(table, 0)
    for text in ("One", "Two"):
        await client.send("chat", text=text)
    await client.until(lambda update: client.events[-1]["text"] == "Two")
    client.may_be_told_anew = True

    def change(connection: sql.Connection) -> None:
        connection.execute(sql.update(ENTRIES).values(data=sql.func.replace(ENTRIES.c.data, "One", "Uno")))

    await served.house.storage.do(change)
    table.doubt()
    await client.until(lambda update: "Uno" in [event.get("text") for event in client.events])
    assert client.last["first"] == 1 and [event["text"] for event in client.events[-2:]] == ["Uno", "Two"]


async def test_if_a_database_comes_back_that_does_not_know_the_table_everybody_is_sent_away(served, tmp_path):
    await served.table(people=2, bots=())
    copy = copy_of(tmp_path / "tables.sqlite")
    table = await served.table(people=1, bots=("hard",))
    clients = [await served.client(table, seat) for seat in (0, -1)]
    for client in clients:
        await client.until(lambda update: True)
    copy.rename(tmp_path / "tables.sqlite")
    await clients[0].send("chat", text="Hm")
    for client in clients:
        while (await client.refused())["why"] != "no table":
            pass
        with pytest.raises(ConnectionClosed) as closed:
            await client.receive()
        assert closed.value.rcvd.code == 4001
    await asyncio.gather(*table.tasks)
    assert table.row.id not in served.house.tables
    assert not served.house.planner.wanted      # by its bot
    with pytest.raises(Refusal, match="no such table"):         # who had found it just before
        await table.come(Sitter(-1, 0))
    assert (await (await served.client(table, 0)).refused())["why"] == "no table"


async def go_on(crowd: Crowd, process: Any) -> None:
    """No table is dead after a restart."""
    await crowd.going_on()
    process.kill()
