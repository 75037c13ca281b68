"""What is kept, and that it is kept: the same tests for SQLite and PostgreSQL."""
from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError
from tests.web.copying import copy_of

from throneroom.errors import BadDatabase, DatabaseAway
from throneroom.kingdoms.setup import Setup
from throneroom.web import storage as room
from throneroom.web.protocol import Rules
from throneroom.web.storage import Entry, Person, SeatRow, Storage, TableRow, hash_of, new_id, new_token

pytestmark = pytest.mark.anyio


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    opened = Storage(database)
    await opened.open()
    yield opened
    await opened.close()


def table(**changes: object) -> TableRow:
    row = TableRow(new_id(), Setup(("moat", "village"), ("alms",), 3), 2**53 - 1,
                   [SeatRow("Änne", "p1", None, hash_of("token")), SeatRow("Bot", bot="hard"), SeatRow()],
                   Rules(minutes=20, undo="never"), False, "gathering", 1000.25)
    for name, value in changes.items():
        setattr(row, name, value)
    return row


def entry(number: int, data: bytes = b"[0,1]") -> Entry:
    return Entry(number, "answer", 1, data, 1234.5)


async def test_a_table_comes_back_as_it_was(storage: Storage) -> None:
    row = table()
    await storage.add_table(row)
    for number in (1, 2):
        await storage.append(row.id, entry(number))
    await storage.append(row.id, Entry(3, "chat", 0, '{"text":"Grüße \\u0000 ✓"}'.encode(), 7.125))
    assert await storage.load_table(row.id) == (
        row, [entry(1), entry(2), Entry(3, "chat", 0, '{"text":"Grüße \\u0000 ✓"}'.encode(), 7.125)])
    assert await storage.load_table("nowhere") is None


async def test_what_changes_of_a_table(storage: Storage) -> None:
    row, other = table(), table()
    await storage.add_table(row)
    await storage.add_table(other)
    row.seats[2] = SeatRow("Carl", "p2", None, hash_of("another"))
    row.state = "over"
    row.rematch = other.id
    await storage.save_table(row)
    assert await storage.load_table(row.id) == (row, [])
    assert await storage.load_table(other.id) == (other, [])


async def test_tables_are_listed_by_state_the_newest_first(storage: Storage) -> None:
    rows = [table(created=float(at), state=state) for at, state in enumerate(["gathering", "playing", "over"] * 2)]
    for row in rows:
        await storage.add_table(row)
    assert await storage.list_tables(["gathering", "playing"], 3) == [rows[4], rows[3], rows[1]]
    assert await storage.list_tables(["gathering", "playing"], 9) == [rows[4], rows[3], rows[1], rows[0]]
    assert await storage.list_tables(["over"], 1) == [rows[5]]
    await storage.add_table(table(created=9.0, rules=Rules(public=False)))
    assert await storage.list_tables(["gathering"], 9) == [rows[3], rows[0]]


async def test_entries_that_wait_are_written_together(storage: Storage) -> None:
    rows = [table() for _ in range(5)]
    for row in rows:
        await storage.add_table(row)
    commits = 0

    def committed(_: object) -> None:
        nonlocal commits
        commits += 1

    sql.event.listen(storage.engine, "commit", committed)
    await asyncio.gather(*(storage.append(row.id, entry(number)) for number in range(1, 101) for row in rows))
    assert commits < 50                             # of 500 entries; how many exactly is a matter of threads
    for row in rows:
        assert (await storage.load_table(row.id) or (row, []))[1] == [entry(number) for number in range(1, 101)]


async def test_a_mistake_is_only_its_makers(storage: Storage) -> None:
    row = table()
    await storage.add_table(row)
    await storage.append(row.id, entry(1))
    outcomes = await asyncio.gather(
        storage.append(row.id, entry(2)), storage.append(row.id, entry(1, b"[9]")), storage.append("nowhere", entry(1)),
        storage.append(row.id, entry(3)), storage.add_table(row), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        type(None), IntegrityError, IntegrityError, type(None), IntegrityError]
    assert await storage.load_table(row.id) == (row, [entry(1), entry(2), entry(3)])


async def test_a_journal_with_a_gap_cannot_come_about(storage: Storage) -> None:
    row = table()
    await storage.add_table(row)
    await storage.append(row.id, entry(1))
    for number in (3, 0, -1):
        with pytest.raises(IntegrityError):
            await storage.append(row.id, entry(number))
    outcomes = await asyncio.gather(*(storage.append(row.id, entry(number)) for number in (2, 4, 3)),
                                    return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), IntegrityError, type(None)]
    assert await storage.load_table(row.id) == (row, [entry(1), entry(2), entry(3)])


async def test_what_is_asked_for_first_is_done_first(storage: Storage) -> None:
    """Whoever reads after a line was handed in finds it, though all is one transaction."""
    row = table()
    await storage.add_table(row)
    _, found, _, both = await asyncio.gather(storage.append(row.id, entry(1)), storage.load_table(row.id),
                                             storage.append(row.id, entry(2)), storage.load_table(row.id))
    assert (found, both) == ((row, [entry(1)]), (row, [entry(1), entry(2)]))


async def test_a_journal_of_before_with_a_gap_is_cut_there(storage: Storage, caplog: pytest.LogCaptureFixture) -> None:
    row, other = table(), table()
    for each in (row, other):
        await storage.add_table(each, [entry(number) for number in range(1, 7)])

    def lose(connection: sql.Connection) -> None:
        connection.execute(sql.delete(room.ENTRIES).where(
            room.ENTRIES.c.table_id == row.id, room.ENTRIES.c.number.in_([3, 5])))
    await storage.do(lose)
    assert await storage.load_table(row.id) == (row, [entry(1), entry(2)])
    assert [record.message for record in caplog.records] == [
        f"table {row.id}: entry 3 of its journal is missing; the 2 behind it were dropped"]
    await storage.append(row.id, entry(3, b"[7]"))
    assert await storage.load_table(row.id) == (row, [entry(1), entry(2), entry(3, b"[7]")])
    assert len((await storage.load_table(other.id) or (row, []))[1]) == 6
    assert len(caplog.records) == 1


async def test_a_commit_of_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await storage.open()
    full = 2
    assert await storage.do(lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar()) == full
    await storage.close()


async def test_while_the_database_is_away_all_fail_at_once(tmp_path: Path, caplog: pytest.LogCaptureFixture,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one after the other, each after a wait of its own; nothing of it is done later."""
    monkeypatch.setattr(room, "LOCKED_WITHIN", 0.05)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await storage.open()
    rows = [table() for _ in range(50)]
    for row in rows:
        await storage.add_table(row)
    tries = 0

    def tried(*_: object) -> None:
        nonlocal tries
        tries += 1

    sql.event.listen(storage.engine, "begin", tried)
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    outcomes = await asyncio.gather(*(storage.append(row.id, entry(1)) for row in rows), return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {DatabaseAway}
    assert tries < 25                               # how many exactly is a matter of threads
    other.execute("ROLLBACK")
    await asyncio.gather(*(storage.append(row.id, entry(1, b"[2]")) for row in rows))
    for row in rows:
        assert await storage.load_table(row.id) == (row, [entry(1, b"[2]")])
    away, back = [record.message for record in caplog.records]
    assert "is away, all tables wait for it: database is locked" in away
    assert back.startswith("the database is back after ")
    await storage.close()
    other.close()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[tuple[Storage, Path]]:
    """A SQLite database, and where its file is."""
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    await storage.open()
    yield storage, tmp_path / "tables.sqlite"
    await storage.close()


async def is_away(storage: Storage, row: TableRow) -> None:
    """However often somebody tries."""
    for number in range(3):
        for work in (storage.append(row.id, entry(1000 + number)), storage.load_table(row.id, to_write=True)):
            with pytest.raises(DatabaseAway):
                await work


def is_whole(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_a_file_that_is_moved_away_and_back_has_lost_nothing(file: tuple[Storage, Path]) -> None:
    """Nor is anything written meanwhile where nobody will read it: most of what is known is in its log."""
    storage, path = file
    row, entries = table(), [entry(number) for number in range(1, 12)]
    await storage.add_table(row)
    for each in entries[:10]:
        await storage.append(row.id, each)
    away = path.with_name("away")
    path.rename(away)
    await is_away(storage, row)
    assert not path.exists()
    away.rename(path)
    await storage.append(row.id, entries[10])
    assert await storage.load_table(row.id) == (row, entries)
    path.rename(away)
    await is_away(storage, row)
    await storage.close()
    away.rename(path)
    await storage.open()
    assert await storage.load_table(row.id) == (row, entries)
    assert is_whole(path)


@pytest.mark.parametrize("way", ["exchanged", "deleted", "ended"])
async def test_a_copy_that_is_put_in_its_place_is_read_as_it_is(file: tuple[Storage, Path], way: str) -> None:
    """Not with the log of the other file laid over it, although that is there; also if the server ends at once."""
    storage, path = file
    row, entries = table(), [entry(number, b'["%s"]' % (b"x" * 300)) for number in range(1, 311)]
    await storage.add_table(row)
    await asyncio.gather(*(storage.append(row.id, each) for each in entries[:100]))
    copy = copy_of(path)
    await asyncio.gather(*(storage.append(row.id, each) for each in entries[100:300]))
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
    await asyncio.gather(*(storage.append(row.id, each) for each in entries[300:]))
    if way == "deleted":
        path.unlink()
        await is_away(storage, row)
    copy.rename(path)
    if way == "ended":
        await storage.close()
        await storage.open()
    assert await storage.load_table(row.id, to_write=True) == (row, entries[:100])
    with pytest.raises(IntegrityError):
        await storage.append(row.id, entries[300])
    await storage.append(row.id, entries[100])
    await storage.close()
    assert is_whole(path)
    await storage.open()
    assert await storage.load_table(row.id) == (row, entries[:101])


async def test_a_copy_is_waited_for_until_it_is_whole(file: tuple[Storage, Path]) -> None:
    storage, path = file
    row = table()
    await storage.add_table(row)
    data = copy_of(path).read_bytes()
    path.unlink()
    with path.open("wb", buffering=0) as target:
        for start, end in ((0, 0), (0, 4096), (4096, len(data) // 2)):
            target.write(data[start:end])
            await is_away(storage, row)
            assert path.stat().st_size == end       # nobody else writes there
        target.write(data[end:])
    await storage.append(row.id, entry(1))
    assert await storage.load_table(row.id) == (row, [entry(1)])
    assert is_whole(path)


async def test_no_file_is_made_beside_the_log_of_one_that_is_missing(file: tuple[Storage, Path]) -> None:
    """That would be the end of all that is in it."""
    storage, path = file
    row = table()
    await storage.add_table(row)
    away = path.with_name("away")
    path.rename(away)
    await storage.close()
    with pytest.raises(BadDatabase, match="its file is missing, but not the log that belongs to it"):
        await Storage(f"sqlite:///{path}").open()
    assert not path.exists()
    away.rename(path)
    await storage.open()
    assert await storage.load_table(row.id) == (row, [])


async def test_a_silent_database_stops_nobody(postgres_server: Any, caplog: pytest.LogCaptureFixture,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits too long hears of it; a line that was handed in is written when it goes on, and read by whoever
    asks later."""
    monkeypatch.setattr(room, "WRITE_WITHIN", 0.05)
    monkeypatch.setattr(room, "CLOSE_WITHIN", 0.05)
    url = f"postgresql://postgres@/postgres?host={postgres_server.home}"
    storage, leaving = Storage(url), Storage(url)
    await storage.open()
    await leaving.open()
    row = table()
    await storage.add_table(row)
    postgres_server.freeze()
    try:
        with pytest.raises(DatabaseAway):
            await storage.append(row.id, entry(1))
        reading = asyncio.ensure_future(storage.load_table(row.id, to_write=True, patiently=True))
        with pytest.raises(DatabaseAway):
            await leaving.append(row.id, entry(9))
        await leaving.close()                       # not even the end of the server
    finally:
        postgres_server.thaw()
    assert await reading == (row, [entry(1)])
    assert sorted({record.message.partition(" after")[0].rpartition("?")[2] for record in caplog.records}) == [
        f"host={quote(str(postgres_server.home), '')} is away, all tables wait for it: it does not answer",
        "the database is back"]
    await storage.close()


async def test_whoever_does_not_wait_for_the_commit_disturbs_nobody(storage: Storage) -> None:
    row = table()
    await storage.add_table(row)
    hurried = asyncio.ensure_future(storage.append(row.id, entry(1)))
    await asyncio.sleep(0)
    hurried.cancel()
    await storage.append(row.id, entry(2))
    assert await storage.load_table(row.id) == (row, [entry(1), entry(2)])


async def test_closing_writes_what_waits(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    row = table()
    await storage.add_table(row)
    waiting = [asyncio.ensure_future(storage.append(row.id, entry(number))) for number in range(1, 21)]
    await asyncio.sleep(0)
    await storage.close()
    await asyncio.gather(*waiting)
    with pytest.raises(BadDatabase, match="closed"):
        await storage.append(row.id, entry(21))
    again = Storage(database)
    await again.open()
    assert await again.load_table(row.id) == (row, [entry(number) for number in range(1, 21)])
    await again.close()


async def test_people_and_sessions(storage: Storage) -> None:
    guest, member = Person(new_id(), "Ada", False), Person(new_id(), "Ada", True, "a hash")
    assert await storage.add_person(guest)
    assert await storage.add_person(Person(new_id(), "Ada", False))     # guests may be called alike
    assert await storage.add_person(member, "ada")
    assert not await storage.add_person(Person(new_id(), "ADA", True, "another"), "ada")
    assert await storage.find_person("ada") == member
    assert await storage.find_person("bob") is None
    token = new_token()
    await storage.add_session(token, guest.id)
    assert await storage.session_person(token) == guest
    assert await storage.session_person(new_token()) is None
    assert await storage.session_person(hash_of(token)) is None


async def test_a_session_ends_after_a_year(storage: Storage) -> None:
    guest, token = Person(new_id(), "Ada", False), new_token()
    await storage.add_person(guest)
    await storage.add_session(token, guest.id)
    now = storage.clock() + room.SESSION_LIFE
    storage.clock = lambda: now
    assert await storage.session_person(token) is None
    await storage.forget_old_sessions()
    storage.clock = lambda: now - room.SESSION_LIFE
    assert await storage.session_person(token) is None


async def test_tokens_are_not_in_the_database(storage: Storage) -> None:
    token = new_token()
    await storage.add_person(Person("me", "Ada", False))
    await storage.add_session(token, "me")
    rows = await storage.do(lambda connection: connection.execute(sql.select(room.SESSIONS)).all())
    assert len(rows) == 1 and token not in str(rows)


async def test_the_same_record_is_kept_once(storage: Storage) -> None:
    one, other = await storage.add_record(b"{1}"), await storage.add_record(b"{2}")
    assert one != other
    assert await storage.add_record(b"{1}") == one
    assert await storage.load_record(one) == b"{1}"
    assert await storage.load_record("nothing") is None


async def test_the_migrations_end_at_what_the_code_says(storage: Storage) -> None:
    def differences(connection: sql.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}),
                                     room.metadata))
    assert await storage.do(differences) == []


async def test_a_database_of_the_first_version_is_brought_up_to_date(database: str) -> None:
    storage = Storage(database)
    await storage.open()
    rows = [table(format=1), table(rules=Rules(public=False), format=1)]
    for row in rows:
        await storage.add_table(row)
        await storage.append(row.id, entry(1))
    await storage.do(lambda connection: room.command.downgrade(room.alembic_config(connection), "1"))
    await storage.close()
    await storage.open()
    assert await storage.list_tables(["gathering"], 9) == rows[:1]
    for row in rows:
        assert await storage.load_table(row.id) == (row, [entry(1)])
    await storage.close()


async def test_migrations_can_be_undone_and_done_again(storage: Storage) -> None:
    def there_and_back(connection: sql.Connection) -> list[list[str]]:
        config = room.alembic_config(connection)
        found = []
        for go, where in ((room.command.downgrade, "base"), (room.command.upgrade, "head")):
            go(config, where)
            found.append(sorted(set(sql.inspect(connection).get_table_names()) - {"alembic_version"}))
        return found
    assert await storage.do(there_and_back) == [[], sorted(room.metadata.tables)]


WRITER = """
import asyncio, sys
from throneroom.web import storage
from throneroom.web.storage import Entry, Storage
storage.WRITE_WITHIN = 120

async def main():
    storage = Storage(sys.argv[1])
    await storage.open()
    async def write(first):
        for number in range(first, 100_000, 10):
            await storage.append(sys.argv[2], Entry(number, "answer", 0, b"[]", 0.0))
            print(number, flush=True)
    await asyncio.gather(*(write(first) for first in range(1, 11)))

asyncio.run(main())
"""


async def test_nothing_acknowledged_is_lost_by_kill_9(database: str, tmp_path: Path) -> None:
    storage = Storage(database)
    await storage.open()
    row = table()
    await storage.add_table(row)
    await storage.close()
    script = tmp_path / "writer.py"
    script.write_text(WRITER)
    process = subprocess.Popen([sys.executable, script, database, row.id], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    heard = [int(process.stdout.readline()) for _ in range(200)]
    process.send_signal(signal.SIGKILL)
    heard += [int(line) for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    process.wait()
    await storage.open()
    kept = {line.number for line in (await storage.load_table(row.id) or (row, []))[1]}
    await storage.close()
    assert set(heard) <= kept


async def test_postgresql_may_be_restarted_meanwhile(postgres: Path) -> None:
    storage = Storage(f"postgresql://postgres@/postgres?host={postgres}")
    await storage.open()
    row = table()
    await storage.add_table(row)
    with psycopg.connect(f"host={postgres} user=postgres dbname=postgres", autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "       # waits until they are gone
                      "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()")
    await storage.append(row.id, entry(1))
    assert await storage.load_table(row.id) == (row, [entry(1)])
    await storage.close()


async def test_a_database_that_is_away_at_the_start_is_one_clear_line(
        tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "LOCKED_WITHIN", 0.05)
    other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(BadDatabase, match=r"cannot be used: database is locked$"):
        await Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}").open()
    assert not caplog.records
    other.close()


@pytest.mark.parametrize(("url", "why"), [
    ("tables.sqlite", "sqlite:///FILE or postgresql://"),
    ("mysql://me@here/tables", "not mysql://"),
    ("sqlite:////no/such/directory/tables.sqlite", "unable to open"),
    ("postgresql://me:secret@/tables?host=/no/such/socket", "cannot be used"),
])
async def test_a_database_that_cannot_be_used_is_one_clear_line(url: str, why: str) -> None:
    with pytest.raises(BadDatabase, match=why) as caught:
        await Storage(url).open()
    assert "\n" not in str(caught.value) and "secret" not in str(caught.value)
