"""Ratings: the published formula, and games that count exactly once, by the rules that were agreed on."""
from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.web.people import Somebody, guest, hall_on, member, speaking_with
from tests.web.playing import KINGDOM, finish, near_the_end, played

from throneroom.errors import Refusal
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import write
from throneroom.web import ratings
from throneroom.web.glicko import WIDEST, Strength, rated, rested
from throneroom.web.journal import Begun, Resigned, Returned, TakenOver
from throneroom.web.live import LiveTable
from throneroom.web.operations import Hall
from throneroom.web.protocol import Resign, Rules
from throneroom.web.storage import DAY, RATINGS, SeatRow, TableRow
from throneroom.web.table import Table

pytestmark = pytest.mark.anyio

RATED = Rules(rated=True, undo="never")
NEW = Strength()


# --- the formula ------------------------------------------------------------------------------------------------------
async def test_the_worked_example_of_the_paper() -> None:
    found = rated(Strength(1500, 200, 0.06), [(Strength(1400, 30), 1), (Strength(1550, 100), 0),
                                              (Strength(1700, 300), 0)])
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


async def test_without_games_only_certainty_is_lost() -> None:
    found = rated(Strength(1600, 50, 0.06), [])
    assert found == rested(Strength(1600, 50, 0.06), 1)
    assert (found.rating, found.volatility) == (1600, 0.06)
    assert found.deviation == pytest.approx((50 ** 2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert rested(found, 1e9).deviation == WIDEST


strengths = st.builds(Strength, st.floats(0, 4000), st.floats(20, WIDEST), st.floats(0.01, 0.2))


@given(strengths, st.lists(st.tuples(strengths, st.sampled_from((0, 0.5, 1))), min_size=1, max_size=5))
def test_whatever_the_results_numbers_stay_numbers(own: Strength, results: list[tuple[Strength, float]]) -> None:
    found = rated(own, results)
    assert 0 < found.deviation <= WIDEST and 0 < found.volatility < 1 and abs(found.rating - own.rating) < 5000
    if all(score == 1 for _, score in results):
        assert found.rating > own.rating
    if all(score == 0 for _, score in results):
        assert found.rating < own.rating


# --- games ------------------------------------------------------------------------------------------------------------
@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    async with hall_on(database, absent=0) as opened:
        yield opened


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[httpx.AsyncClient]:
    async with speaking_with(hall) as opened:
        yield opened


@pytest.fixture
async def people(hall: Hall, client: httpx.AsyncClient) -> list[Somebody]:
    return [await member(hall, client, name) for name in ("Ada", "Berta", "Cleo")]


async def strengths_of(hall: Hall) -> dict[str, tuple[float, float, int]]:
    """Rating, deviation and games of everybody who has any."""
    rows = await hall.storage.do(lambda connection: connection.execute(RATINGS.select()).all())
    return {row.person: (row.rating, row.deviation, row.games) for row in rows}


async def ended(hall: Hall, people: list[Somebody], seed: int = 5) -> LiveTable:
    table = await near_the_end(hall.house, [each.person for each in people], seed, rules=RATED)
    await finish(table, seed)
    return table


async def fresh(hall: Hall, people: list[Somebody]) -> LiveTable:
    """A rated game that has just begun."""
    seats = [SeatRow(each.name, each.id) for each in people]
    table = await hall.house.create(Setup(KINGDOM, players=len(people)), seats, RATED, seed=7)
    for each in people:
        await table.join(each.person)
    return table


async def test_a_game_counts_once_with_its_end(database: str, hall: Hall, people: list[Somebody]) -> None:
    table = await ended(hall, people[:2])
    final = table.table.final()
    assert final is not None and len(final.winners) == 1
    winner, loser = people[final.winners[0]], people[1 - final.winners[0]]
    found = await strengths_of(hall)
    won, lost = rated(NEW, [(NEW, 1)]), rated(NEW, [(NEW, 0)])
    assert found == {winner.id: (won.rating, won.deviation, 1), loser.id: (lost.rating, lost.deviation, 1)}
    hall.house.tables.clear()           # whoever looks at it again, here or after a restart, changes nothing
    assert await hall.house.find(table.row.id)
    async with hall_on(database) as again:
        reloaded = await again.house.find(table.row.id)
        assert reloaded is not None and reloaded.table.state == "over"
        assert await strengths_of(again) == found


async def test_what_became_of_the_ratings_is_told_with_the_result(hall: Hall, client: httpx.AsyncClient,
                                                                  people: list[Somebody]) -> None:
    """At the table, also when it is looked at again, in the list of games, and in what is taken along."""
    table = await ended(hall, people[:2])
    found = await strengths_of(hall)
    changes = [{"before": 1500, "after": round(found[each.id][0])} for each in people[:2]]
    for _ in range(2):
        assert json.loads(table.update(0, 0))["final"]["ratings"] == changes
        await table.close()
        hall.house.tables.clear()
        again = await hall.house.find(table.row.id)
        assert again is not None
        table = again
    [game] = (await people[0].do("GET", "/games"))["games"]
    data = await people[0].do("GET", "/me/data")
    for seats in (game["seats"], data["games"][0]["seats"]):
        assert [seat["rating"] for seat in seats] == changes
    assert (data["rating"]["rating"], data["rating"]["games"]) == (found["id-Ada"][0], 1)
    assert (await people[2].do("GET", "/me/data"))["rating"] is None
    unrated = await near_the_end(hall.house, [each.person for each in people[:2]])
    await finish(unrated)
    assert json.loads(unrated.update(0, 0))["final"]["ratings"] == []


async def test_the_end_and_the_rating_are_written_together_or_not_at_all(
        hall: Hall, people: list[Somebody], monkeypatch: pytest.MonkeyPatch) -> None:
    table = await near_the_end(hall.house, [each.person for each in people[:2]], rules=RATED)

    def fails(*words: Any, **more: Any) -> None:
        raise ValueError("power cut")
    with monkeypatch.context() as patch:
        patch.setattr(ratings, "count_game", fails)
        with pytest.raises(Refusal, match="stands as before"):
            await finish(table)
    assert table.table.state == "playing" and await strengths_of(hall) == {}
    await finish(table)
    assert [games for *_, games in (await strengths_of(hall)).values()] == [1, 1]


async def test_who_resigns_loses_at_once_whatever_comes_after(hall: Hall, people: list[Somebody]) -> None:
    """Whoever is left need not play on for it; the game may go on all the same."""
    table = await fresh(hall, people[:2])
    await table.handle(1, Resign())
    found = await strengths_of(hall)
    assert found["id-Ada"][0] > 1500 > found["id-Berta"][0]
    await table.handle(0, Resign())
    assert await strengths_of(hall) == found
    last = [game for *_, game in found.values()]
    assert last == [1, 1]


async def test_of_three_everybody_is_compared_with_everybody(hall: Hall, people: list[Somebody]) -> None:
    table = await fresh(hall, people)
    await table.handle(2, Resign())
    assert await strengths_of(hall) == {}       # two are still playing
    await table.handle(0, Resign())
    found = await strengths_of(hall)
    drawn = rated(NEW, [(NEW, 0), (NEW, 0.5)])
    assert found["id-Berta"][0] == pytest.approx(rated(NEW, [(NEW, 1), (NEW, 1)]).rating)
    assert found["id-Ada"][0] == found["id-Cleo"][0] == pytest.approx(drawn.rating)


async def test_a_game_of_three_that_is_played_to_its_end(hall: Hall, people: list[Somebody]) -> None:
    seed = next(seed for seed in range(1, 30) if distinct_places(played(3, seed)))
    table = await ended(hall, people, seed)
    standings = ratings.standings(table.table)
    order = sorted(range(3), key=lambda seat: standings[seat], reverse=True)
    found = await strengths_of(hall)
    by_place = [found[people[seat].id][0] for seat in order]
    assert by_place == [pytest.approx(rated(NEW, [(NEW, one), (NEW, two)]).rating)
                        for one, two in ((1, 1), (1, 0), (0, 0))]


def distinct_places(record: Any) -> bool:
    scores = record.result.scores
    return len(set(scores)) == 3


async def test_whoever_is_missing_at_the_end_has_lost(hall: Hall, people: list[Somebody]) -> None:
    """A bot that plays on wins for nobody; who comes back in time plays for themselves again."""
    for returns in (False, True):
        table = await near_the_end(hall.house, [each.person for each in people[:2]], rules=RATED)
        assert table.table.decision is not None
        absent = 1 - int(table.table.decision.seat)
        before = await strengths_of(hall)
        async with table.lock:
            await table.commit(TakenOver(absent, "absent"))
            if returns:
                await table.commit(Returned(absent))
        standing = ratings.standings(table.table)[absent]
        assert standing[0] is returns
        assert await strengths_of(hall) == before       # not decided: they may still come back
        await finish(table)
        after = await strengths_of(hall)
        if not returns:
            assert after[people[absent].id][0] < after[people[1 - absent].id][0]
    assert [games for *_, games in after.values()] == [2, 2]


async def test_only_games_agreed_as_rated_count(hall: Hall, people: list[Somebody]) -> None:
    table = await near_the_end(hall.house, [each.person for each in people[:2]])
    await finish(table)
    record = table.table.record()
    assert record is not None
    kept = await hall.records.keep(write(record))
    place = await people[0].do("POST", f"/records/{kept.id}/branch", {"at": len(record.answers) - 1, "seat": 0})
    assert not hall.house.tables[place["table"]].row.rules.rated        # what if: never
    assert await strengths_of(hall) == {}


async def test_what_can_be_agreed_on(hall: Hall, client: httpx.AsyncClient, people: list[Somebody]) -> None:
    ada, visitor = people[0], await guest(client, "Visitor")
    game: dict[str, Any] = {"kingdom": {"text": "First Game"}, "rules": {"rated": True, "undo": "never"}}
    for somebody, wanted, status, why in (
            (visitor, game, 403, "only registered people"),
            (ada, {**game, "bots": ["easy"]}, 422, "people only"),
            (ada, {**game, "bots": ["easy"], "guided": True}, 422, "people only"),
            (ada, {**game, "rules": {"rated": True}}, 422, "choose undo never"),
            (ada, {**game, "rules": {"minutes": 5, "days": 2}}, 422, "not both")):
        found = await somebody.refused("POST", "/tables", wanted)
        assert found[0] == status and why in found[1]
    table = (await ada.do("POST", "/tables", game))["table"]
    assert (await visitor.refused("POST", f"/tables/{table}/join", {}))[0] == 403
    assert (await people[1].do("POST", f"/tables/{table}/join"))["seat"] == 1
    live = hall.house.tables[table]
    assert live.table.state == "playing" and live.row.rules.rated


# --- the list ---------------------------------------------------------------------------------------------------------
async def test_the_list_goes_by_what_is_certain(hall: Hall, client: httpx.AsyncClient, people: list[Somebody]) -> None:
    now = hall.storage.clock()
    hall.storage.clock = lambda: now
    for person, strength in (("id-Ada", Strength(1700, 200)), ("id-Berta", Strength(1600, 50)),
                             ("id-Cleo", Strength(1500, 60))):
        await hall.storage.do(lambda connection, person=person, strength=strength:
                              ratings.keep(connection, person, strength, 7, now))
    found = (await client.get("/api/ratings")).json()
    assert found["own"] is None
    assert [(row["place"], row["name"], row["rating"], row["least"], row["most"], row["provisional"])
            for row in found["best"]] == [
        (1, "Berta", 1600, 1500, 1700, False), (2, "Cleo", 1500, 1380, 1620, False), (3, "Ada", 1700, 1300, 2100, True)]
    assert (await people[2].do("GET", "/ratings"))["own"] == found["best"][1]
    now += 3 * 365 * DAY                # nothing was heard of them for long
    found = (await client.get("/api/ratings")).json()
    assert all(row["provisional"] for row in found["best"])
    assert (await client.get("/api/ratings", headers={"Authorization": "Bearer nobody"})).json() == found


async def test_the_list_is_bounded(hall: Hall, client: httpx.AsyncClient, people: list[Somebody],
                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "LISTED", 1)
    await ended(hall, people)
    assert len((await client.get("/api/ratings")).json()["best"]) == 1
    places = [(await each.do("GET", "/ratings"))["own"]["place"] for each in people]
    assert min(places) == 1


async def test_one_who_has_deleted_their_account_is_not_rated(hall: Hall, people: list[Somebody]) -> None:
    table = await near_the_end(hall.house, [each.person for each in people[:2]], rules=RATED)
    await hall.storage.do(lambda connection: connection.exec_driver_sql("DELETE FROM people WHERE id = 'id-Ada'"))
    await finish(table)
    assert list(await strengths_of(hall)) == ["id-Berta"]


async def test_a_table_knows_when_it_was_decided() -> None:
    """The same after a restart: it is worked out from the journal."""
    row = TableRow("table", Setup(KINGDOM, players=2), 7, [SeatRow("A", "a"), SeatRow("B", "b")], RATED, False,
                   "gathering", 0.0)
    table = Table(row, [Begun(-1)])
    assert table.decided is None
    table.apply(Resigned(1))
    assert table.decided == 2
    table.apply(Resigned(0))
    assert table.decided == 2
