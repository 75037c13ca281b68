"""The guided first game: the server deals the hands of the rule book's example."""
from __future__ import annotations

import httpx
import pytest

from throneroom.bots.money import BigMoney
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.record.view import view
from throneroom.web.house import GUIDED_SEED
from throneroom.web.journal import Answered
from throneroom.web.operations import Hall
from throneroom.web.protocol import Rules
from throneroom.web.storage import Person, SeatRow

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


async def test_a_guided_game_is_for_one_person_and_bots(client: httpx.AsyncClient, hall: Hall) -> None:
    """Its cards are known: whoever has played it once would know the others' hands."""
    session = (await client.post("/api/session", json={"name": "Learner"})).json()
    headers = {"Authorization": f"Bearer {session['token']}"}
    before = set(hall.house.tables)
    for seats, bots in ((2, []), (3, ["easy"])):
        wanted = {"kingdom": {"text": "First Game"}, "seats": seats, "bots": bots, "guided": True}
        refused = await client.post("/api/tables", headers=headers, json=wanted)
        assert refused.status_code == 422 and "one person and bots" in refused.json()["error"]
        assert "Bots" in refused.json()["german"]
    assert set(hall.house.tables) == before
    wanted = {"kingdom": {"text": "First Game"}, "seats": 3, "bots": ["easy", "easy"], "guided": True}
    assert (await client.post("/api/tables", headers=headers, json=wanted)).is_success


@pytest.mark.parametrize(("people", "guided"), [(1, True), (2, False)])
async def test_the_rematch_of_a_guided_game_is_dealt_by_chance(hall: Hall, people: int, guided: bool) -> None:
    """And with people, as older tables may have it, it is not guided any more."""
    seats = [SeatRow(f"P{n}", f"p{n}", None if n < people else "easy") for n in range(2)]
    table = await hall.house.create(kingdom_of("First Game"), seats, Rules(), True, GUIDED_SEED)
    for number in range(people):
        await table.join(Person(f"p{number}", f"P{number}", False))
    async with table.lock:
        while table.table.decision is not None:
            decision = table.table.decision
            table.table.apply(Answered(int(decision.seat), BigMoney().answer(decision), bot=True))
    again = await hall.house.find(await hall.house.rematch(table))
    assert again is not None and again.row.seed != GUIDED_SEED and again.row.guided is guided
