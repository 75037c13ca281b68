"""A database of an older version: its tables are found as they were left, and go on."""
from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from throneroom.record.record import read, replay
from throneroom.web.app import new_app, new_hall
from throneroom.web.live import LiveTable, Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import Answer
from throneroom.web.storage import Person

pytestmark = pytest.mark.anyio

# Made once by the server of that time (schema 2, games of format 1), and never again: the tables, and how they stood.
KEPT = Path(__file__).parent / "kept"
STOOD: dict[str, dict[str, Any]] = json.loads((KEPT / "schema2.json").read_text(encoding="utf-8"))


@pytest.fixture
async def old_hall(tmp_path: Path) -> AsyncIterator[Hall]:
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((KEPT / "schema2.sql").read_text(encoding="utf-8"))
        [then] = connection.execute("SELECT max(created) FROM tables").fetchone()
    connection.close()
    hall = new_hall(f"sqlite:///{file}", Settings(ready=False, pause=(0, 0)), Limits.none())
    hall.storage.clock = lambda: then   # today some of it would be old enough to be removed
    await hall.open()
    yield hall
    await hall.close()


def standing(live: LiveTable) -> dict[str, Any]:
    table, decision = live.table, live.table.decision
    options = [] if decision is None else [option.id for option in decision.options]
    return {
        "id": table.row.id, "state": table.state, "deeds": table.deeds, "events": table.number,
        "answers": table.answers, "vote": None if table.poll is None else table.poll.about,
        "question": None if decision is None else [int(decision.seat), decision.purpose, len(options), options[0],
                                                   options[-1]],
        "scores": None if table.game is None else table.game.scores(),
        "hands": None if table.game is None else [[card.id for card in player.hand] for player in table.game.players],
        "verbs": sorted({event.verb for event in table.log.happened})}


@pytest.mark.parametrize("name", STOOD)
async def test_a_table_of_an_older_version_stands_as_it_was_left(old_hall: Hall, name: str) -> None:
    live = await old_hall.house.find(STOOD[name]["id"])
    assert live is not None
    assert live.row.format == 1
    assert standing(live) == STOOD[name]


@pytest.mark.parametrize("name", [name for name, stood in STOOD.items() if stood["state"] == "playing"])
async def test_it_goes_on_and_is_found_again(old_hall: Hall, name: str) -> None:
    """People answer anything; bots that sit there, too, are asked.  Loaded again it is the same."""
    table_id, random = STOOD[name]["id"], Random(name)
    live = await old_hall.house.find(table_id)
    assert live is not None
    played = 0
    while played < 30 and (decision := live.table.decision) is not None:
        if live.table.chairs[int(decision.seat)].bot is not None:
            assert live.bots is not None
            await live.bots
            continue
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        random.shuffle(pool)
        choice = pool[:random.randint(int(decision.least), int(decision.most))]
        await live.handle(int(decision.seat), Answer(live.table.questions, choice))
        played += 1
    assert played == 30
    if live.bots is not None:
        await live.bots
    before = standing(live)
    await live.close()
    old_hall.house.tables.clear()
    again = await old_hall.house.find(table_id)
    assert again is not None and again is not live
    assert standing(again) == before


async def test_one_that_waits_for_people_begins(old_hall: Hall) -> None:
    live = await old_hall.house.find(STOOD["gathering"]["id"])
    assert live is not None
    await live.join(Person("person1", "Bert", False))
    assert live.table.state == "playing"
    assert live.table.driver is not None and live.table.driver.format == 1


async def test_the_record_of_one_that_is_over_is_of_that_version(old_hall: Hall) -> None:
    live = await old_hall.house.find(STOOD["over"]["id"])
    assert live is not None
    record = live.table.record()
    assert record is not None and record.throneroom == 1
    assert replay(record).game.scores() == STOOD["over"]["scores"]


async def test_a_record_that_was_handed_in_is_read(old_hall: Hall) -> None:
    (data,) = await old_hall.storage.do(lambda connection: connection.exec_driver_sql("SELECT data FROM records").one())
    kept = read(data)
    assert kept.throneroom == 1
    replay(kept)


@pytest.mark.parametrize("version", [1, 2])
async def test_what_branches_off_goes_on_in_the_version_of_the_record(old_hall: Hall, version: int) -> None:
    """Here in the middle of a game in which cards are named."""
    data = (KEPT.parents[1] / f"record/kept/version{version}/wishing_well.json").read_bytes()
    transport = httpx.ASGITransport(new_app(old_hall), raise_app_exceptions=True)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        token = (await client.post("/api/session", json={"name": "What If"})).json()["token"]
        handed_in = (await client.post("/api/records", content=data)).json()
        assert (await client.get(f"/api/records/{handed_in['id']}")).content == data
        at = len(read(data).answers) - 3
        place = (await client.post(f"/api/records/{handed_in['id']}/branch", json={"at": at, "seat": 0},
                                   headers={"Authorization": f"Bearer {token}"})).json()
    live = await old_hall.house.find(place["table"])
    assert live is not None and live.table.driver is not None
    assert live.row.format == live.table.driver.format == version
    assert live.table.driver.answers[:at] == read(data).answers[:at]
