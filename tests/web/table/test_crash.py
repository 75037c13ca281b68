"""The server is killed in the middle of a game, without any warning, and started again: on SQLite and on PostgreSQL."""
from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.anyio


async def test_killed_at_any_moment_nothing_acknowledged_is_lost(start_process, database, new_client, random_choice):
    process = start_process(database)
    session = process.ask("POST", "session", {"name": "Ada"})
    place = process.ask("POST", "tables", {"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["easy"]},
                        session["token"])
    random = Random(4)
    events: list[Any] = []
    acknowledged = 0
    for _ in range(3):
        async with process.socket(place["table"]) as connection:
            client = new_client(connection)
            await client.send("hello", token=place["token"])
            await client.until_asked()
            assert client.events[:len(events)] == events            # the same events by the same numbers
            assert client.last["question"]["number"] >= acknowledged
            for _ in range(random.randint(4, 8)):
                update = await client.answer(random_choice(random, (await client.until_asked())["question"]))
                acknowledged = update["question"]["number"]
            question = (await client.until_asked())["question"]
            await client.send("answer", number=question["number"], choice=random_choice(random, question))
            await asyncio.sleep(random.uniform(0, 0.01))            # perhaps it is written by now, perhaps not
            process.kill()
            with suppress(ConnectionClosed):
                while True:
                    await client.receive()
            events = client.events
        process.start()
    assert acknowledged > 10
    async with process.socket(place["table"]) as connection:        # and the game goes on
        client = new_client(connection)
        await client.send("hello", token=place["token"], after=0)
        number = (await client.until_asked())["question"]["number"]
        assert client.events[:len(events)] == events
        assert (await client.answer(random_choice(random, client.last["question"])))["question"]["number"] > number
