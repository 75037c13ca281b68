"""The server is killed without any warning while people do everything that can be done at tables, and started again: on
SQLite and on PostgreSQL.  Nothing that anybody was told is lost, no table is dead, and none exists twice."""
from __future__ import annotations

import asyncio
from random import Random

import pytest
from tests.attack import LONG, counts, progress, rounds
from tests.web.table.crowd import KINDS, Crowd

pytestmark = pytest.mark.anyio

KILLS = rounds(2, 100)                  # on each database


async def test_killed_at_any_moment_nothing_acknowledged_is_lost(start_process, database):
    process = await asyncio.to_thread(start_process, database, quick=True)
    crowd = await asyncio.to_thread(Crowd, process)
    random = Random(4)

    async def kill() -> None:
        """Once everybody who can go on has gone on, and a little more has happened, at any moment."""
        enough = counts["answers given"] + random.randint(10, 100)
        await crowd.going_on()
        await crowd.until(lambda: counts["answers given"] >= enough)
        await asyncio.sleep(random.uniform(0, 0.01))
        process.kill()

    with progress(f"kills, {database.partition(':')[0]}", KILLS) as step:
        for _ in range(KILLS):
            await crowd.about(kill())
            await crowd.check()
            counts["kills"] += 1
            await asyncio.to_thread(process.start)
            step()
    for person in crowd.people:         # and who they are is known, too
        assert (await asyncio.to_thread(person.ask, "GET", "me"))["person"] == person.session["person"]
    assert "is missing" not in process.log()
    assert crowd.kinds >= KINDS or not LONG
