"""The daily game: the same for everybody, one try each, and nothing told before one's own is over."""
from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from tests.web.playing import played
from tests.web.visiting import NOON, Visitor, Visits, play_on, visits

from throneroom.kingdoms.generator import with_wind
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import read, write
from throneroom.web import daily
from throneroom.web.daily import GUESTS, Day, keep_day, kingdom_of
from throneroom.web.journal import Begun
from throneroom.web.kingdoms import as_shown
from throneroom.web.live import LiveTable
from throneroom.web.protocol import SPECTATOR, Resign
from throneroom.web.storage import DAY, DAYS, RESULTS, TRIES, TableRow
from throneroom.web.table import Table
from throneroom.words.problems import in_german

pytestmark = pytest.mark.anyio

TODAY, TOMORROW = "2026-11-17", "2026-11-18"
HOUR = 3600.0


@pytest.fixture
async def at(database: str) -> AsyncIterator[Visits]:
    async with visits(database) as opened:
        yield opened


async def begin(at: Visits, visitor: Visitor) -> LiveTable:
    return at.hall.house.tables[(await visitor.post("/daily"))["table"]]


async def a_known_game(at: Visits) -> None:
    """Today a game is dealt whose answers are known; its last is the person's."""
    record = played(seed=7)
    day = Day(TODAY, record.setup, record.dealt_by)
    await at.hall.storage.do(lambda connection: keep_day(connection, day))


async def finished(at: Visits, visitor: Visitor) -> LiveTable:
    table = await begin(at, visitor)
    await play_on(table, played(seed=7).answers)
    assert table.table.state == "over"
    return table


async def note(at: Visits, table: LiveTable, ahead: int, turns: int, **more: Any) -> None:
    """As if it had ended so."""
    def write(connection: sql.Connection) -> None:
        for seat, score in enumerate((ahead, 0)):
            connection.execute(sql.update(RESULTS).where(
                RESULTS.c.game == table.row.id, RESULTS.c.seat == seat).values(**{
                    "score": score, "turns": turns, "outcome": "won" if (ahead > 0) == (seat == 0) else "lost",
                    "ended": at.clock.now, **more}))
    await at.hall.storage.do(write)


# --- the same for everybody -------------------------------------------------------------------------------------------
async def test_everybody_is_dealt_the_same_against_the_hard_bot(at: Visits) -> None:
    anna, ben = await at.guest("Anna"), await at.guest("Ben")
    first, second = await begin(at, anna), await begin(at, ben)
    assert first is not second and first.row.seed == second.row.seed and first.row.setup == second.row.setup
    for table in (first, second):
        assert table.table.state == "playing" and table.row.kind == "daily"
        assert [seat.bot for seat in table.row.seats] == [None, "hard"]
        assert (table.row.rules.undo, table.row.rules.spectators, table.row.rules.public) == ("never", False, False)
    shown = await anna.get("/daily")
    assert shown["kingdom"]["kingdom"] == list(first.row.setup.kingdom)
    assert (shown["day"], shown["state"], shown["table"]) == (TODAY, "playing", first.row.id)
    await play_on(first, [[]])          # and the bot is the same, too
    problems = []
    for table in (first, second):
        async with table.lock:
            table.table.chairs[0].bot = "hard"
            decision = table.table.decision
            problems.append(table.problem(0, decision))
            table.table.chairs[0].bot = None
    assert problems[0] is not None and problems[1] is not None and problems[0].whims == problems[1].whims


async def test_the_kingdom_follows_from_the_date_and_the_shuffle_does_not(at: Visits, tmp_path: Any) -> None:
    assert kingdom_of(TODAY) == kingdom_of(TODAY) != kingdom_of(TOMORROW)
    anna = await at.guest("Anna")
    here = (await begin(at, anna)).row
    assert here.setup == kingdom_of(TODAY) and here.seed.bit_length() > 100
    async with visits(f"sqlite:///{tmp_path / 'other.sqlite'}") as elsewhere:
        there = (await begin(elsewhere, await elsewhere.guest("Anna"))).row
    assert there.setup == here.setup and there.seed != here.seed


async def test_an_older_copy_of_the_database_that_does_not_know_the_day_is_told_it(at: Visits) -> None:
    first = (await begin(at, await at.guest("Anna"))).row

    def forget(connection: sql.Connection) -> None:
        connection.execute(sql.delete(TRIES))
        connection.execute(sql.delete(DAYS))
    await at.hall.storage.do(forget)
    again = (await begin(at, await at.guest("Ben"))).row
    assert (again.setup, again.seed) == (first.setup, first.seed) and again.id != first.id
    at.hall.daily.days.clear()
    assert (await at.hall.daily.day()).seed == first.seed


async def test_what_comes_later_does_not_follow_from_the_date(at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    """All but that does."""
    windy = with_wind(Random(1), Setup(("poet", "cellar", "festival", "library", "militia", "moat", "remodel", "smithy",
                                        "village", "witch"), ("divine_wind",), 2))
    monkeypatch.setattr(daily, "kingdom_of", lambda day: windy)
    here = (await begin(at, await at.guest("Anna"))).row.setup
    assert as_shown(here) == as_shown(windy) and here.wind and here.wind != windy.wind


async def test_it_is_kept_over_a_restart_and_another_the_next_day(at: Visits) -> None:
    anna, ben = await at.guest("Anna"), await at.guest("Ben")
    today = (await begin(at, anna)).row
    at.hall.daily.days.clear()          # as after a restart
    assert (await begin(at, ben)).row.seed == today.seed
    at.clock.now = NOON + DAY
    tomorrow = (await begin(at, anna)).row
    assert tomorrow.seed != today.seed and tomorrow.setup == kingdom_of(TOMORROW)
    shown = await anna.get("/daily")
    assert (shown["day"], shown["earlier"], shown["later"]) == (TOMORROW, TODAY, None)
    before = await anna.get("/daily", day=TODAY)
    assert (before["today"], before["state"], before["later"]) == (TOMORROW, "playing", TOMORROW)
    assert (await (await at.guest("Cosima")).get("/daily", day=TODAY))["state"] == "missed"
    assert [row.day for row in await at.hall.storage.do(
        lambda connection: connection.execute(DAYS.select().order_by(DAYS.c.day)).all())] == [TODAY, TOMORROW]


@pytest.mark.parametrize(("day", "status"), [("2026-11-19", 404), ("2026-11-16", 404), ("tomorrow", 422)])
async def test_days_without_a_game(at: Visits, day: str, status: int) -> None:
    """The coming ones are nobody's business."""
    await (await at.guest("Anna")).get("/daily", status, day=day)


# --- one try ----------------------------------------------------------------------------------------------------------
async def test_one_try_for_a_person_however_many_sessions(at: Visits) -> None:
    anna = await at.member("Anna")
    elsewhere = await at.log_in("Anna")
    first = await anna.post("/daily")
    assert (await elsewhere.post("/daily"))["table"] == first["table"]
    at.hall.house.put_away()
    assert (await anna.post("/daily"))["table"] == first["table"]
    await (await begin(at, anna)).handle(0, Resign())
    again = await elsewhere.post("/daily")
    assert again["table"] == first["table"]
    shown = await anna.get("/daily")
    assert (shown["state"], shown["left"]) == ("over", 1)
    assert (shown["own"]["outcome"], shown["own"]["place"]) == ("resigned", None)


async def test_a_try_that_was_only_reserved_gets_its_table(at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ended between the two."""
    anna = await at.guest("Anna")

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("the end")
    with monkeypatch.context() as patch:
        patch.setattr(at.hall.house, "create", broken)
        with pytest.raises(RuntimeError):
            await anna.post("/daily")
    shown = await anna.get("/daily")
    assert shown["state"] == "playing"
    assert (await anna.post("/daily"))["table"] == shown["table"]


async def test_guests_of_one_address_have_a_few_tries_and_members_each_their_own(at: Visits) -> None:
    for number in range(GUESTS):
        await (await at.guest(f"Guest {number}x")).post("/daily")
    late = await at.guest("Late")
    refused = await late.post("/daily", status=429)
    assert in_german(refused["error"])
    await (await at.guest("Elsewhere", "192.0.2.2")).post("/daily")
    await (await at.member("Member")).post("/daily")
    at.clock.now += DAY
    await late.post("/daily")


async def test_a_guest_who_deletes_themselves_has_tried_all_the_same(at: Visits) -> None:
    for number in range(GUESTS):
        guest = await at.guest(f"Guest {number}x")
        await guest.post("/daily")
        await guest.post("/me/deletion")
    await (await at.guest("Late")).post("/daily", status=429)


async def test_nothing_that_told_something_can_be_taken_back(at: Visits) -> None:
    """Although nobody else plays; what told nothing can."""
    anna = await at.guest("Anna")
    await a_known_game(at)
    table = (await begin(at, anna)).table
    row = table.row
    ordinary = Table(TableRow("plain", row.setup, row.seed, row.seats, row.rules, False, "gathering", 0.0),
                     [Begun(SPECTATOR)])
    for each in (table, ordinary):
        decision = each.decision
        assert decision is not None and decision.purpose == "play"
        each.apply(each.answering(0, 0, list(range(1))))
        assert each.undo_offer(0) == "free"             # Treasures lie open before whoever plays them
        while each.decision is not None and each.decision.seat == 0:
            each.apply(each.answering(0, each.questions, []))
    assert table.undo_offer(0) == "no" and ordinary.undo_offer(0) == "free"


# --- how all did ------------------------------------------------------------------------------------------------------
async def test_a_game_that_is_played_to_its_end(at: Visits) -> None:
    anna = await at.guest("Anna")
    await a_known_game(at)
    assert (await anna.get("/daily"))["state"] == "open"
    table = await finished(at, anna)
    result = played(seed=7).result
    assert result is not None
    shown = await anna.get("/daily")
    ahead = result.scores[0] - result.scores[1]
    assert shown["own"] == {"outcome": "lost", "ahead": ahead, "turns": result.turns[0], "place": 1}
    assert (shown["played"], shown["by_ahead"], shown["by_turns"]) == (
        1, [{"value": ahead, "count": 1}], [{"value": result.turns[0], "count": 1}])
    record = read((await anna.client.get(f"/api/games/{table.row.id}/record", headers=anna.headers)).content)
    assert record == replace(played(seed=7), names=["Anna", table.row.seats[1].name])
    assert "Anna" not in (await anna.client.get(f"/api/daily/{TODAY}/record", headers=anna.headers)).text
    [game] = (await anna.get("/games"))["games"]
    assert game["kind"] == "daily"


async def test_the_histogram_and_the_own_place_in_it(at: Visits) -> None:
    people = [await at.guest(f"Person {letter}", f"192.0.2.{number}") for number, letter in enumerate("abcdefg")]
    tables = [await begin(at, person) for person in people]
    for table, (ahead, turns) in zip(tables, [(12, 15), (12, 14), (-3, 20), (12, 15), (30, 18)], strict=False):
        await note(at, table, ahead, turns)
    await note(at, tables[5], 99, 9, outcome="resigned")
    at.clock.now = NOON + DAY           # too late
    await note(at, tables[6], 50, 10)
    places = []
    for person in people:
        shown = await person.get("/daily", day=TODAY)
        places.append(shown["own"]["place"])
    assert places == [3, 2, 5, 3, 1, None, None]
    assert (shown["played"], shown["left"]) == (5, 1)
    assert shown["by_ahead"] == [{"value": -3, "count": 1}, {"value": 12, "count": 3}, {"value": 30, "count": 1}]
    assert [each["value"] for each in shown["by_turns"]] == [14, 15, 18, 20]
    nobody = at.client()
    assert (await nobody.get("/api/daily", params={"day": TODAY})).json()["own"] is None


# --- what is held back ------------------------------------------------------------------------------------------------
async def test_records_are_shown_when_the_own_try_is_over(at: Visits) -> None:
    anna, ben, late = [await at.guest(name) for name in ("Anna", "Ben", "Late")]
    await a_known_game(at)
    table = await finished(at, anna)
    record = (await anna.client.get(f"/api/tables/{table.row.id}/record", headers=anna.headers)).content
    kept = (await anna.client.post("/api/records", content=record)).json()["id"]
    paths = [f"/tables/{table.row.id}/record", f"/records/{kept}", f"/records/{kept}/frames", f"/daily/{TODAY}/record"]
    branch = {"at": 0, "seat": 0}

    async def check(visitor: Visitor, status: int) -> None:
        for path in paths:
            await visitor.get(path, status)
        await visitor.post(f"/records/{kept}/branch", branch, status)

    await check(anna, 200)
    await check(ben, 409)               # has not tried
    await begin(at, ben)
    await check(ben, 409)               # is trying
    assert (await at.client().get(f"/api{paths[1]}")).status_code == 409
    assert not (await ben.get("/daily"))["has_best"] and (await anna.get("/daily"))["has_best"]
    await finished(at, ben)
    await check(ben, 200)
    at.clock.now = NOON + 12 * HOUR + 30 * 60           # the day is over, but who began late is still playing
    await check(late, 409)
    at.clock.now = NOON + 13 * HOUR + 1
    await check(late, 200)
    assert (await at.client().get(f"/api{paths[1]}")).status_code == 200


async def test_other_records_are_for_everybody(at: Visits) -> None:
    anna = await at.guest("Anna")
    await begin(at, anna)
    kept = (await anna.client.post("/api/records", content=write(played(seed=5)))).json()["id"]
    assert (await at.client().get(f"/api/records/{kept}")).status_code == 200


async def test_nobody_can_look_on(at: Visits) -> None:
    anna = await at.guest("Anna")
    table = await begin(at, anna)
    assert not table.row.rules.spectators
    assert table.row.id not in [each["id"] for each in (await anna.get("/tables"))]
