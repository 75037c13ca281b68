"""Records over HTTP: kept, looked at frame by frame, and branched off from."""
from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from throneroom.bots.levels import player
from throneroom.errors import BadRecord
from throneroom.kingdoms.setup import Setup
from throneroom.record import record as record_module
from throneroom.record.driver import Driver
from throneroom.record.record import Record, driver_of, record, record_of, write
from throneroom.record.view import view
from throneroom.web import records
from throneroom.web.operations import Hall
from throneroom.web.protocol import Frame, KeptRecord, Place, Problem, TableInfo
from throneroom.web.records import Records, Replay, Wanted, cut
from throneroom.web.storage import Storage
from throneroom.web.telling import question
from throneroom.web.workers import Workers

pytestmark = pytest.mark.anyio

SETUP = Setup(("militia", "moat", "cellar", "witch", "village", "smithy", "market", "mine", "remodel", "workshop"))


@pytest.fixture(scope="module")
def game() -> Record:
    driver = Driver(SETUP, 11, bots={seat: player("easy", seat) for seat in range(2)})
    assert driver.over
    return record_of(driver)


async def keep(client: httpx.AsyncClient, game: Record) -> KeptRecord:
    response = await client.post("/api/records", content=write(game))
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=KeptRecord)


async def frames(client: httpx.AsyncClient, kept: KeptRecord, query: str) -> list[Frame]:
    response = await client.get(f"/api/records/{kept.id}/frames?{query}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=list[Frame])


async def all_frames(client: httpx.AsyncClient, kept: KeptRecord, seat: int) -> list[Frame]:
    return [frame for first in range(0, kept.answers + 1, 50)
            for frame in await frames(client, kept, f"seat={seat}&first={first}")]


async def test_a_record_is_kept_once_and_comes_back(client: httpx.AsyncClient, game: Record) -> None:
    kept = await keep(client, game)
    assert (kept.answers, kept.players) == (len(game.answers), 2)
    spaced = msgspec.json.format(write(game), indent=2)
    again = await client.post("/api/records", content=spaced)
    assert again.json()["id"] == kept.id
    assert (await client.get(f"/api/records/{kept.id}")).content == write(game)


async def test_frames_are_the_game_as_it_was_played(client: httpx.AsyncClient, game: Record) -> None:
    kept = await keep(client, game)
    shown = await all_frames(client, kept, 1)
    assert [frame.at for frame in shown] == list(range(len(game.answers) + 1))
    driver = driver_of(game)
    for frame in shown:
        assert frame.views == [view(driver.game, 1)]
        assert frame.points is None     # it did not count them
        assert frame.question == (None if driver.decision is None else question(driver.decision, frame.at, 1))
        if driver.decision is not None:
            assert frame.answer == game.answers[frame.at]
            driver.answer(game.answers[frame.at])
    assert shown[-1].answer is None
    assert [frame.at for frame in shown if frame.final is not None] == [len(game.answers)]
    assert shown[-1].final is not None and game.result is not None
    assert shown[-1].final.scores == game.result.scores
    numbers = [event.number for frame in shown for event in frame.events]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_seat_sees_its_own_cards_and_open_everybodys(client: httpx.AsyncClient, game: Record) -> None:
    kept = await keep(client, game)
    own, opened = await all_frames(client, kept, 0), await all_frames(client, kept, -1)
    for mine, all in zip(own, opened, strict=True):
        assert mine.views[0].players[1].hand is None
        assert [all.views[seat].players[seat].hand is not None for seat in range(2)] == [True, True]
        assert all.question is None or all.question.options is not None
        assert mine.question is None or (mine.question.options is None) == (mine.question.seat != 0)
        for seen, told in zip(mine.events, all.events, strict=True):
            assert told.hidden == 0 and len(seen.cards) + seen.hidden == len(told.cards)
            assert not (seen.verb == "draw" and seen.seat == 1 and seen.cards)
    assert game.result is not None and opened[-1].points == game.result.scores


async def test_any_frames_can_be_cut_out(client: httpx.AsyncClient, game: Record) -> None:
    kept = await keep(client, game)
    shown = await all_frames(client, kept, 0)
    assert await frames(client, kept, "seat=0&first=60&last=62") == shown[60:63]
    assert await frames(client, kept, "seat=0&first=49&last=51") == shown[49:52]
    assert await frames(client, kept, "seat=0&first=7&last=900") == shown[7:57]
    assert await frames(client, kept, f"seat=0&first={kept.answers}") == shown[-1:]
    assert await frames(client, kept, f"seat=0&first={kept.answers + 1}") == []
    assert await frames(client, kept, "seat=0&first=9&last=3") == []


async def test_a_game_that_is_not_over_has_frames_too(client: httpx.AsyncClient, game: Record) -> None:
    half = record(game.setup, game.dealt_by, game.answers[:40])
    kept = await keep(client, half)
    last = (await frames(client, kept, "seat=0&first=40"))[0]
    assert last.final is None and last.question is not None and last.answer is None


async def test_bad_records(client: httpx.AsyncClient, game: Record) -> None:
    def changed(**fields: Any) -> bytes:
        return msgspec.json.encode({**msgspec.to_builtins(game), **fields})

    wrong = [list(answer) for answer in game.answers]
    wrong[3] = [77]
    cards = Setup(("militia", "nosuchcard"))
    seats = msgspec.to_builtins(record(Setup(SETUP.kingdom, players=6), 1, []))
    for body, why in (
        (b"[]", "it is something else"), (b'{"throneroom": 2, "x": 1}', "`x` does not belong in it"),
        (b"{}", "`throneroom` is missing"), (b"\x89PNG", "broken or cut off"),
        (changed(answers=[["x"]]), "`answers[0][0]` is something else"),
        (changed(setup={"kingdom": ["moat"], "unknown": 1}), "`setup.unknown` does not belong"),
        (changed(answers=wrong), "answer 4 is not what was written"),
        (changed(throneroom=9), "version 9"), (write(record(SETUP, game.dealt_by, wrong)), "answer 4"),
        (write(record(cards, 1, [])), "cannot be laid out"), (changed(result=None, seed=f"{2**64:x}"), "mark"),
        *[(write(record(SETUP, seed, [], version=1)), "between 0 and 2**63") for seed in (-1, 2**63, 2**70)],
        *[(write(record(SETUP, seed, [])), "seed") for seed in (-1, 2**256)],
        (changed(seed=11), "hexadecimal"), (changed(throneroom=1), "a number in records of version 1"),
        (write(record(SETUP, 1, [[]] * 10_001)), "at most 10000"),
        (msgspec.json.encode({**seats, "setup": {**seats["setup"], "players": 7}}), "2 to 6 players"),
        (write(record(Setup(SETUP.kingdom, also=("boons",) * 200), 1, [])), "more than 100 cards"),
    ):
        response = await client.post("/api/records", content=body)
        assert response.status_code == 422, (why, response.text)
        problem = msgspec.json.decode(response.content, type=Problem)
        assert why in problem.error and problem.german != problem.error


async def test_long_records_are_read_where_they_are_played(client: httpx.AsyncClient, game: Record,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    """To walk through all that fits into one takes longer than others may wait."""
    kept = await keep(client, game)
    session = (await client.post("/api/session", json={"name": "Ada"})).json()

    def here(*words: object) -> str:
        raise AssertionError("this takes too long for everybody")
    monkeypatch.setattr(record_module, "marks", here)
    count = 400_000
    long = {**msgspec.to_builtins(game), "answers": [[]] * count, "marks": "00" * count, "result": None}
    response = await client.post("/api/records", content=msgspec.json.encode(long))
    assert response.status_code == 422 and "its mark does not fit" in response.json()["error"]
    assert await keep(client, game) == kept
    branch = {"at": 30, "seat": 0, "bots": "easy"}
    headers = {"Authorization": f"Bearer {session['token']}"}
    assert (await client.post(f"/api/records/{kept.id}/branch", json=branch, headers=headers)).status_code == 200


async def test_long_names_of_fields_are_told_in_short(client: httpx.AsyncClient) -> None:
    for path, name in (("/session", " - at `$." + "[" * 60_000), ("/session", "x" * 60_000), ("/records", "y" * 10**6)):
        response = await client.post(f"/api{path}", json={name: 1})
        assert response.status_code == 422 and len(response.content) < 3000, path


async def test_unknown_records_and_seats(client: httpx.AsyncClient, game: Record) -> None:
    kept = await keep(client, game)
    for path in ("", "/frames"):
        assert (await client.get(f"/api/records/nothing{path}")).status_code == 404
    assert (await client.get(f"/api/records/{kept.id}/frames?seat=2")).status_code == 422
    for query in ("seat=-2", "seat=x", "first=-1", "frist=1"):
        assert (await client.get(f"/api/records/{kept.id}/frames?{query}")).status_code == 422


async def test_branching_off(client: httpx.AsyncClient, hall: Hall, game: Record) -> None:
    kept = await keep(client, game)
    session = (await client.post("/api/session", json={"name": "Ada"})).json()
    headers = {"Authorization": f"Bearer {session['token']}"}
    driver = driver_of(game, game.answers[:30])
    assert driver.decision is not None
    seat = int(driver.decision.seat)
    branch = {"at": 30, "seat": seat, "bots": "easy"}
    assert (await client.post(f"/api/records/{kept.id}/branch", json=branch)).status_code == 401
    response = await client.post(f"/api/records/{kept.id}/branch", json=branch, headers=headers)
    place = msgspec.json.decode(response.content, type=Place)
    assert place.seat == seat
    info = msgspec.json.decode((await client.get(f"/api/tables/{place.table}")).content, type=TableInfo)
    assert info.state == "playing" and not info.rules.public
    assert [chair.bot for chair in info.seats] == [None if each == seat else "easy" for each in range(2)]
    table = (await hall.table(place.table)).table
    assert table.game is not None and view(table.game, seat) == view(driver.game, seat)


async def test_branches_that_cannot_be(client: httpx.AsyncClient, game: Record) -> None:
    kept = await keep(client, game)
    session = (await client.post("/api/session", json={"name": "Ada"})).json()
    headers = {"Authorization": f"Bearer {session['token']}"}
    for branch in ({"at": kept.answers, "seat": 0}, {"at": 9999, "seat": 0}, {"at": 3, "seat": 2},
                   {"at": -1, "seat": 0}, {"at": 3}, {"at": 3, "seat": 0, "bots": "brilliant"}):
        answer = await client.post(f"/api/records/{kept.id}/branch", json=branch, headers=headers)
        assert answer.status_code == 422, branch


# --- the worker -------------------------------------------------------------------------------------------------------
def test_a_game_is_played_once_for_all_its_frames(game: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    original = Replay.__init__

    def counted(self: Replay, kept: Record) -> None:
        nonlocal played
        played += 1
        original(self, kept)

    monkeypatch.setattr(Replay, "__init__", counted)
    records.played.cache_clear()
    for first in range(0, 60, 10):
        assert cut(Wanted(write(game), 0, first, first + 9)).error == ""
    assert played == 1


# In place of a worker that plays: some records never come to an end, each time in a place where no exception helps.
SLOW = {
    "in a callback of the collector": "gc.callbacks.append(spin); gc.collect()",
    "in a destructor": "type('Slow', (), {'__del__': spin})()",
    "where everything is caught": "while True:\n  with contextlib.suppress(BaseException): spin()",
    "in compiled code": "sum(itertools.repeat(1))",
    "with the signal ignored and blocked": "spin()",
}
WORKER = """
import contextlib, gc, itertools
from throneroom.web import records
def spin(*_):
    while True: pass
def find(wanted):
    records.SECONDS = 0.05 if wanted.record == b"slow" else 1000
    return original(wanted)
def played(data):
    if data == b"slow":
        exec(SLOW)
    return play(data)
play, records.played = records.played, played
original, records.find = records.find, find
records.main()
"""
DEAF = """
import os, signal, sys
signal.signal(signal.SIGPROF, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGPROF})
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
BUSY = """
import time
from throneroom.web import records
def cut(wanted):
    begin = time.process_time()
    while time.process_time() < begin + 0.2: pass
    return records.Found(answers=1)
records.cut, records.SECONDS = cut, 0.5
records.main()
"""


@asynccontextmanager
async def opened(*command: str, **settings: Any) -> AsyncIterator[Records]:
    storage = Storage("sqlite:///:memory:")
    await storage.open()
    room = Records(storage, Workers(count=1, seconds=1000, command=command, are_limited=True, **settings))
    yield room
    await room.close()
    await storage.close()


@pytest.mark.parametrize("where", SLOW)
async def test_a_record_that_takes_too_long_is_refused(game: Record, where: str) -> None:
    """Wherever the limit strikes; and the next one is played."""
    deaf = ["-c", DEAF] if "ignored" in where else []
    async with opened(sys.executable, *deaf, "-c", f"SLOW = {SLOW[where]!r}{WORKER}") as room:
        with pytest.raises(BadRecord, match=records.TOO_LONG):
            await room.keep(b"slow")
        assert (await room.keep(write(game))).answers == len(game.answers)


async def test_every_record_has_all_the_time() -> None:
    async with opened(sys.executable, "-c", BUSY) as room:
        for _ in range(4):              # together they need more
            assert (await room.ask(Wanted(b""))).answers == 1


async def test_a_record_is_refused_if_there_is_nobody_to_play_it(game: Record) -> None:
    async with opened("/nowhere/worker", pauses=()) as room:
        with pytest.raises(BadRecord, match=records.FAILED):
            await room.keep(write(game))


async def test_nobody_gets_the_frames_of_another(game: Record) -> None:
    """Who asked first has gone before the answer comes."""
    half = record(game.setup, game.dealt_by, game.answers[:40])
    async with opened(*records.COMMAND) as room:
        for _ in range(3):
            gone = asyncio.ensure_future(room.ask(Wanted(write(half))))
            while not room.workers.all or room.workers.idle:        # until it is asked, or nearly
                await asyncio.sleep(0)
            gone.cancel()
            assert (await room.ask(Wanted(write(game)))).answers == len(game.answers)
        with pytest.raises(asyncio.CancelledError):
            await gone
