"""The list of one's own games, what they come to, and another game after them; over HTTP, on both databases."""
from __future__ import annotations

import dataclasses
from collections.abc import AsyncIterator
from math import comb
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from tests.web.playing import KINGDOM, finish, near_the_end, played
from tests.web.visiting import NOON, Visitor, Visits, visits

from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code
from throneroom.record.record import read
from throneroom.web.house import bot_seat
from throneroom.web.operations import Hall
from throneroom.web.protocol import Resign, Rules
from throneroom.web.statistics import MOST_COUNTED, interval
from throneroom.web.storage import DAY, GAMES, RESULTS, SeatRow

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    async with visits(database) as opened:
        yield opened.hall


@pytest.fixture
async def anna(hall: Hall) -> Visitor:
    return await Visits(hall).guest("Anna")


@pytest.fixture
async def ben(hall: Hall) -> Visitor:
    return await Visits(hall).guest("Ben")


# --- the list ---------------------------------------------------------------------------------------------------------
async def test_the_games_of_a_person(hall: Hall, anna: Visitor, ben: Visitor) -> None:
    over = await near_the_end(hall.house, [anna.person, ben.person])
    await finish(over)
    hall.storage.clock = lambda: NOON + 60
    running = await near_the_end(hall.house, ["easy", anna.person, "hard"], seed=7)
    found = await anna.get("/games")
    assert found["total"] == 2 and found["after"] == ""
    new, old = found["games"]
    assert (new["id"], new["seat"], new["ended"], new["has_record"], new["has_table"]) == (
        running.row.id, 1, None, False, True)
    assert [(seat["bot"], seat["outcome"], seat["score"]) for seat in new["seats"]] == [
        ("easy", None, None), (None, None, None), ("hard", None, None)]
    result = played().result
    assert result is not None
    assert old["id"] == over.row.id and old["has_record"] and old["kingdom"]["kingdom"] == list(KINGDOM)
    assert [(seat["name"], seat["score"], seat["turns"]) for seat in old["seats"]] == [
        ("Anna", result.scores[0], result.turns[0]), ("Ben", result.scores[1], result.turns[1])]
    assert (await ben.get("/games"))["total"] == 1
    assert (await anna.client.get("/api/games")).status_code == 401


async def test_who_resigned_learns_nothing_of_a_game_that_goes_on(hall: Hall, anna: Visitor, ben: Visitor) -> None:
    table = await near_the_end(hall.house, [anna.person, ben.person])
    await table.handle(0, Resign())
    [game] = (await anna.get("/games"))["games"]
    assert game["seats"][0]["outcome"] == "resigned" and not game["has_record"]
    assert {(seat["score"], seat["place"]) for seat in game["seats"]} == {(None, None)}
    await anna.get(f"/games/{table.row.id}/record", 409)


def rows_of(person: str, number: int, outcome: str | None, **more: Any) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What the database keeps of a game."""
    setup = more.get("setup", Setup(KINGDOM, players=2))
    began, opponent, bot = more.get("began", 1e9 + number), more.get("opponent", "Ben"), more.get("bot")
    game = {"id": f"game{number:05}", "kind": more.get("kind", "game"), "rated": False, "players": setup.players,
            "setup": msgspec.json.encode(setup).decode(), "code": code(setup), "began": began,
            "ended": None if outcome is None else began + 60, "record": None}
    cards = msgspec.json.encode(dict.fromkeys(more.get("cards", ()), 1)).decode()
    own = {"game": game["id"], "seat": 0, "person": person, "name": "Anna", "bot": None, "began": began,
           "outcome": outcome, "ended": game["ended"], "score": 30, "turns": 15, "place": 1, "cards": cards}
    other = {**own, "seat": 1, "person": None, "name": opponent, "bot": bot, "outcome": None, "cards": "{}"}
    return game, [own, other]


async def keep(hall: Hall, games: list[tuple[dict[str, Any], list[dict[str, Any]]]]) -> None:
    def add(connection: sql.Connection) -> None:
        connection.execute(sql.insert(GAMES), [game for game, _ in games])
        connection.execute(sql.insert(RESULTS), [row for _, both in games for row in both])
    await hall.storage.do(add, patiently=True)


async def test_thousands_of_games_page_by_page(hall: Hall, anna: Visitor) -> None:
    """Also where many began at the same moment; each comes once, the newest first."""
    await keep(hall, [rows_of(anna.person.id, number, "won", began=1e9 + number // 7) for number in range(3000)])
    seen: list[str] = []
    after = ""
    while True:
        found = await anna.get("/games", most=50, after=after)
        assert found["total"] == 3000
        seen += [game["id"] for game in found["games"]]
        after = found["after"]
        if not after:
            break
    assert seen == sorted(seen, reverse=True) and len(set(seen)) == 3000
    await anna.get("/games", 422, most=51)
    assert (await anna.get("/games", after="nowhere"))["games"][0]["id"] == seen[0]


@pytest.mark.parametrize(("wanted", "expected"), [
    ({}, 7), ({"outcome": "running"}, 1), ({"outcome": "won"}, 2), ({"outcome": "left"}, 2),
    ({"kind": "imported"}, 1), ({"players": 3}, 1), ({"opponent": "cOSI"}, 1), ({"opponent": "100%"}, 0),
    ({"card": "witch"}, 6), ({"card": "village"}, 7), ({"card": "vill"}, 0), ({"outcome": "won", "players": 3}, 0)])
async def test_they_are_found_by_what_they_are(hall: Hall, anna: Visitor, wanted: dict[str, Any], expected: int
                                               ) -> None:
    plain = Setup((*(card for card in KINGDOM if card != "witch"), "market"), players=2)
    await keep(hall, [
        rows_of(anna.person.id, 1, None), rows_of(anna.person.id, 2, "won"), rows_of(anna.person.id, 3, "won"),
        rows_of(anna.person.id, 4, "resigned", setup=plain), rows_of(anna.person.id, 5, "replaced", opponent="Cosima"),
        rows_of(anna.person.id, 6, "lost", setup=Setup(KINGDOM, players=3)),
        rows_of(anna.person.id, 7, "drawn", kind="imported"), rows_of("somebody else", 8, "won")])
    found = await anna.get("/games", **wanted)
    assert found["total"] == len(found["games"]) == expected
    if not wanted:
        assert (await anna.get("/games", kingdom=code(plain)))["total"] == 1


WIND = ("artisan", "bandit", "bureaucrat", "gardens", "harbinger", "merchant", "throne_room", "poacher", "vassal",
        "sentry")


async def test_a_game_that_goes_on_is_not_found_by_what_is_still_to_come(hall: Hall, anna: Visitor) -> None:
    """Divine Wind brings another Kingdom, which nobody knows before: also not who asks for games with a card."""
    later = Setup((*KINGDOM[1:], "tea_house"), ("divine_wind",), wind=WIND)
    await keep(hall, [rows_of(anna.person.id, 1, None, setup=later), rows_of(anna.person.id, 2, "won", setup=later),
                      rows_of(anna.person.id, 3, None)])
    for card, expected in (("throne_room", 1), ("artisan", 1), ("tea_house", 2), ("divine_wind", 2), ("witch", 3)):
        assert (await anna.get("/games", card=card))["total"] == expected, card
    assert (await anna.get("/games", outcome="running", card="sentry"))["total"] == 0


async def test_a_game_is_known_by_what_could_be_seen_of_its_kingdom(hall: Hall, anna: Visitor) -> None:
    """The code that is kept of a game that goes on holds nothing of what is still to come."""
    later = Setup((*KINGDOM[1:], "tea_house"), ("divine_wind",), wind=WIND)
    table = await hall.house.create(later, [SeatRow("Anna", anna.person.id), bot_seat("easy", anna.person)], Rules())
    await table.join(anna.person)
    [game] = (await anna.get("/games"))["games"]
    assert from_code(game["kingdom"]["code"]).wind == ()
    assert (await anna.get("/games", kingdom=game["kingdom"]["code"]))["total"] == 1
    others = dataclasses.replace(later, wind=(*WIND[1:], "laboratory"))
    for guessed in (later, others):             # who guesses what comes is told nothing
        assert (await anna.get("/games", kingdom=code(guessed)))["total"] == 1


async def test_a_kingdom_is_the_same_whatever_texts_it_is_played_by(hall: Hall, anna: Visitor) -> None:
    newest = Setup(KINGDOM, editions=("newest",))
    await keep(hall, [rows_of(anna.person.id, 1, "won")])
    assert (await anna.get("/games", kingdom=code(newest)))["total"] == 1
    assert (await anna.get("/games", kingdom="nonsense"))["total"] == 0


# --- one of them ------------------------------------------------------------------------------------------------------
async def test_the_record_is_for_those_who_played(hall: Hall, anna: Visitor, ben: Visitor) -> None:
    table = await near_the_end(hall.house, [anna.person, "easy"], seed=7)
    await finish(table, seed=7)
    response = await anna.client.get(f"/api/games/{table.row.id}/record", headers=anna.headers)
    assert read(response.content) == replace(played(seed=7), names=[seat.name for seat in table.row.seats])
    handed_in = await anna.ask("POST", "/records", content=response.content)
    assert handed_in["answers"] == len(played(seed=7).answers)
    await ben.get(f"/games/{table.row.id}/record", 404)


async def test_in_another_game_something_else_comes(hall: Hall, anna: Visitor) -> None:
    later = Setup((*KINGDOM[1:], "tea_house"), ("divine_wind",), wind=WIND)
    await keep(hall, [rows_of(anna.person.id, 1, "won", setup=later, bot="easy")])
    again = await anna.ask("POST", "/games/game00001/again", json={"opponents": "bots"})
    setup = hall.house.tables[again["table"]].row.setup
    assert setup.kingdom == later.kingdom and len(setup.wind) >= 10 and setup.wind != later.wind


async def test_again_against_the_same_people(hall: Hall, anna: Visitor, ben: Visitor) -> None:
    """Whoever asks second comes to the table where the first waits; once that is over, there is another one."""
    table = await near_the_end(hall.house, [anna.person, ben.person])
    await anna.ask("POST", f"/games/{table.row.id}/again", 409, json={})        # it is not over
    await finish(table)
    first = await anna.ask("POST", f"/games/{table.row.id}/again", json={})
    second = await ben.ask("POST", f"/games/{table.row.id}/again", json={})
    assert first["table"] == second["table"] != table.row.id and first["seat"] != second["seat"]
    live = hall.house.tables[first["table"]]
    assert live.table.state == "playing" and live.row.setup == table.row.setup
    hall.house.put_away()
    await hall.storage.do(lambda connection: connection.exec_driver_sql(
        "UPDATE tables SET rematch = 'gone' WHERE rematch IS NOT NULL"))
    third = await anna.ask("POST", f"/games/{table.row.id}/again", json={})
    assert third["table"] not in (first["table"], table.row.id)


async def test_again_against_bots(hall: Hall, anna: Visitor, ben: Visitor) -> None:
    table = await near_the_end(hall.house, [anna.person, ben.person, "easy"], seed=9)
    await finish(table, seed=9)
    place = await anna.ask("POST", f"/games/{table.row.id}/again", json={"opponents": "bots", "level": "hard"})
    seats = hall.house.tables[place["table"]].row.seats
    assert sorted(str(seat.bot) for seat in seats) == ["None", "hard", "hard"]
    assert seats[place["seat"]].person == anna.person.id
    with_bots = await near_the_end(hall.house, [anna.person, "medium"], seed=7)
    await finish(with_bots, seed=7)
    place = await anna.ask("POST", f"/games/{with_bots.row.id}/again", json={})
    assert sorted(str(seat.bot) for seat in hall.house.tables[place["table"]].row.seats) == ["None", "medium"]
    await ben.ask("POST", f"/games/{with_bots.row.id}/again", 404, json={})


# --- statistics -------------------------------------------------------------------------------------------------------
async def test_what_they_come_to(hall: Hall, anna: Visitor) -> None:
    mine = anna.person.id
    three = Setup((*KINGDOM[:-1], "market"), players=3)
    await keep(hall, [
        rows_of(mine, 1, "won", cards=("witch", "gold")), rows_of(mine, 2, "won", cards=("witch",)),
        rows_of(mine, 3, "lost", cards=("gold",)), rows_of(mine, 4, "drawn", cards=("witch",), opponent="Cosima"),
        rows_of(mine, 5, "resigned"), rows_of(mine, 6, "replaced", bot="hard", opponent="Falk"),
        rows_of(mine, 7, "lost", setup=three, cards=("market", "horse")),
        rows_of(mine, 8, None), rows_of(mine, 9, "unfinished"), rows_of(mine, 10, "won", kind="what if"),
        rows_of(mine, 11, "won", kind="guided"), rows_of(mine, 12, "won", kind="imported")])
    found = await anna.get("/statistics")
    total = found["total"]
    assert found["counted"] == 7
    assert [total[key] for key in ("played", "won", "drawn", "lost", "left")] == [7, 2, 1, 2, 2]
    assert total["share"] == pytest.approx(2.5 / 7) and total["low"] < total["share"] < total["high"]
    assert [(each["players"], each["tally"]["played"]) for each in found["players"]] == [(2, 6), (3, 1)]
    assert [(each["name"], each["bot"], each["tally"]["played"]) for each in found["opponents"]] == [
        ("Ben", None, 5), ("", "hard", 1), ("Cosima", None, 1)]
    assert [(each["code"] == code(three), each["tally"]["played"]) for each in found["kingdoms"]] == [
        (False, 6), (True, 1)]
    cards = {each["card"]: (each["gained"]["won"], each["gained"]["played"], each["without"]["won"],
                            each["without"]["played"]) for each in found["cards"]}
    assert cards == {"witch": (2, 3, 0, 4), "gold": (1, 2, 1, 5), "market": (0, 1, 0, 0), "horse": (0, 1, 0, 0)}
    assert found["period"] == "day" and [each["first"] for each in found["periods"]] == ["2001-09-09"]
    assert (await anna.get("/statistics", imported=True))["counted"] == 8
    assert (await anna.get("/statistics", players=3))["counted"] == 1
    assert (await anna.get("/statistics", against="bots"))["counted"] == 1
    assert (await anna.get("/statistics", against="people"))["counted"] == 6


async def test_they_are_new_when_another_game_is_over(hall: Hall, anna: Visitor) -> None:
    assert (await anna.get("/statistics"))["total"]["share"] is None
    table = await near_the_end(hall.house, [anna.person, "easy"], seed=7)
    assert (await anna.get("/statistics"))["counted"] == 0
    await finish(table, seed=7)
    assert (await anna.get("/statistics"))["counted"] == 1


async def test_they_are_bounded_and_kept_in_mind(hall: Hall, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = anna.person.id
    await keep(hall, [rows_of(mine, number, "won" if number >= 1000 else "lost", began=1e9 + number * DAY)
                      for number in range(MOST_COUNTED + 1000)])
    found = await anna.get("/statistics")
    assert found["counted"] == found["total"]["won"] == MOST_COUNTED        # the newest
    assert found["period"] == "month" and found["periods"][0]["first"].endswith("-01")

    async def must_not_be_asked(*_: Any) -> None:
        raise AssertionError
    monkeypatch.setattr(hall.sums, "read", must_not_be_asked)
    assert await anna.get("/statistics") == found


def test_the_interval_holds_what_it_promises() -> None:
    """Wilson's interval covers the true share in about 95 of 100 cases, also with few games."""
    for games in (5, 20, 60):
        bounds = [interval(won, games) for won in range(games + 1)]
        covered = []
        for share in [percent / 100 for percent in range(1, 100)]:
            chances = [comb(games, won) * share**won * (1 - share)**(games - won) for won in range(games + 1)]
            covered.append(sum(chance for chance, (_, low, high) in zip(chances, bounds, strict=True)
                               if low is not None and high is not None and low <= share <= high))
        assert 0.93 < sum(covered) / len(covered) < 0.98
        assert min(covered) > 0.8
    assert interval(0, 0) == (None, None, None)
    share, low, high = interval(0, 4)
    assert (share, low) == (0, 0) and high is not None and 0.4 < high < 0.6
