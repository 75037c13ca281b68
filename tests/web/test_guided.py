"""The guided first game: the server deals the hands of the rule book's example."""
from __future__ import annotations

import httpx
import pytest

from throneroom.record.view import view
from throneroom.web.operations import Hall

pytestmark = pytest.mark.anyio


async def opened(client: httpx.AsyncClient, hall: Hall, guided: bool) -> list[str]:
    """A new table against an easy bot; the hand that the person is dealt."""
    session = (await client.post("/api/session", json={"name": "Learner"})).json()
    place = (await client.post("/api/tables", headers={"Authorization": f"Bearer {session['token']}"}, json={
        "kingdom": {"text": "First Game"}, "bots": ["easy"], "guided": guided})).json()
    table = await hall.house.find(place["table"])
    assert table is not None
    info = (await client.get(f"/api/tables/{place['table']}")).json()
    assert info["guided"] is guided
    driver = table.table.driver
    assert driver is not None
    return view(driver.game, place["seat"]).players[place["seat"]].hand or []


async def test_a_guided_game_begins_as_in_the_rule_book(client: httpx.AsyncClient, hall: Hall) -> None:
    assert await opened(client, hall, guided=True) == ["copper"] * 4 + ["estate"]


async def test_other_games_are_dealt_by_chance(client: httpx.AsyncClient, hall: Hall) -> None:
    seeds = set()
    for _ in range(3):
        await opened(client, hall, guided=False)
        seeds |= {table.row.seed for table in hall.house.tables.values() if not table.row.guided}
    assert len(seeds) == 3
