"""Everything at once: three people and a bot who answer, take back, vote, talk, leave and come back."""
from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from throneroom.web.journal import deed_of
from throneroom.web.protocol import Rules
from throneroom.web.table import Table

pytestmark = pytest.mark.anyio

STEPS = 50
EVENTS = 40             # at least so many must have been told, however slow the machine is


async def behave(served: Any, table: Any, seat: int, random: Random, choose: Any) -> dict[int, Any]:
    """What somebody whimsical does; all events they were told, by number."""
    known: dict[int, Any] = {}
    client = await served.client(table, seat)

    async def listen() -> None:
        """Takes what has come, without waiting for more."""
        try:
            async with asyncio.timeout(random.uniform(0.001, 0.02)):
                while True:
                    await client.receive()
        except TimeoutError:
            pass

    steps = 0
    while steps < STEPS or client.known < EVENTS:
        steps += 1
        await listen()
        last = client.last
        question = last.get("question")
        dice = random.random()
        if question and question["options"] is not None and dice < 0.7:
            await client.send("answer", number=question["number"], choice=choose(random, question))
        elif last.get("vote") and seat in last["vote"]["waiting"]:
            await client.send("agree", yes=dice < 0.6)
        elif dice < 0.15:
            await client.send("undo")
        elif dice < 0.2:
            await client.send("chat", text=f"{seat}")
        elif dice < 0.24:
            await client.send("replace", seat=random.randrange(3))
        elif dice < 0.3:
            known |= {event["number"]: event for event in client.events}
            await client.close()
            client = await served.client(table, seat, after=client.known)
    while not client.last:
        await client.receive()          # it may be told first that something was refused
    return known | {event["number"]: event for event in client.events}


@pytest.mark.parametrize("seed", range(3))
async def test_live_and_rebuilt_nothing_contradicts(served, random_choice, seed: int) -> None:
    rules = Rules(undo=("ask", "free", "never")[seed], minutes=30)
    table = await served.table(people=3, bots=("easy",), rules=rules, seed=seed)
    told = await asyncio.gather(*[behave(served, table, seat, Random(10 * seed + seat), random_choice)
                                  for seat in range(3)])
    for known in told:
        assert sorted(known) == list(range(1, len(known) + 1))      # every event once, none missing
    common = set.intersection(*map(set, told))
    for number in common:
        assert len({(known[number]["verb"], known[number]["seat"]) for known in told}) == 1
    assert len(common) >= EVENTS
    async with table.lock:
        row, entries = await served.house.storage.load_table(table.row.id)
        again = Table(row, map(deed_of, entries))
        assert again.log.happened == table.table.log.happened
        assert again.marks == table.table.marks
        assert again.chairs == table.table.chairs
        assert again.poll == table.table.poll
