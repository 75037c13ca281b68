"""All that is known of a person: taken along, brought elsewhere, and forgotten without a trace."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace
from tests.easy import PATIENCE
from tests.web.playing import finish, near_the_end, played
from tests.web.visiting import Visitor, Visits, visits

from throneroom.errors import DatabaseAway
from throneroom.record.record import read, replay, write
from throneroom.web import own_data
from throneroom.web.journal import Said
from throneroom.web.names import FORMER
from throneroom.web.operations import Call
from throneroom.web.protocol import Chat, Kick, Rules
from throneroom.web.storage import GAMES, PEOPLE, RESULTS, SESSIONS, TABLES, SeatRow, metadata
from throneroom.words.problems import in_german

pytestmark = pytest.mark.anyio

NAME = "Zenobia"


@pytest.fixture
async def at(database: str) -> AsyncIterator[Visits]:
    async with visits(database) as opened:
        yield opened


async def rows(at: Visits, table: sql.Table) -> list[Any]:
    return list(await at.hall.storage.do(lambda connection: connection.execute(table.select()).all()))


async def all_data(visitor: Visitor) -> dict[str, Any]:
    """As the page puts it together."""
    data: dict[str, Any] = await visitor.get("/me/data")
    while data["after"]:
        more = await visitor.get("/me/data", after=data["after"])
        data["games"] += more["games"]
        data["after"] = more["after"]
    return data


# --- to take along ----------------------------------------------------------------------------------------------------
async def test_everything_is_there_and_its_records_can_be_played(at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_data, "AT_ONCE", 2)
    anna, ben = await at.member(NAME), await at.guest("Ben")
    for seed in (1, 2, 3):
        at.clock.now += 60
        await finish(await near_the_end(at.hall.house, [anna.person, ben.person], seed), seed)
    at.clock.now += 60
    running = await near_the_end(at.hall.house, [anna.person, ben.person])
    await anna.ask("PUT", "/settings", json={"settings": {"speed": {"value": "calm", "at": 5.0}}})
    data = await all_data(anna)
    assert data["account"]["name"] == NAME and data["account"]["registered"]
    assert data["settings"]["settings"]["speed"]["value"] == "calm"
    assert len(data["games"]) == 4
    for game, seed in zip(data["games"][1:], (3, 2, 1), strict=True):
        assert read(game["record"]) == replace(played(seed=seed), names=[NAME, "Ben"])
        assert replay(read(game["record"])).over
        assert [seat["name"] for seat in game["seats"]] == [NAME, "Ben"]
        assert game["seats"][0]["score"] == played(seed=seed).result.scores[0]      # type: ignore[union-attr]
    assert (data["games"][0]["id"], data["games"][0]["record"]) == (running.row.id, None)
    assert len((await all_data(ben))["games"]) == 4 and not (await all_data(ben))["account"]["registered"]
    assert (await at.client().get("/api/me/data")).status_code == 401


async def test_friends_and_blocks_go_along_and_settings_come_back(at: Visits, tmp_path: Any) -> None:
    anna, ben, cleo, dora = [await at.member(name) for name in (NAME, "Ben", "Cleo", "Dora")]
    for one, two, wish in ((anna, "Ben", "befriend"), (ben, NAME, "befriend"), (anna, "Cleo", "befriend"),
                           (dora, NAME, "befriend")):
        await one.post("/friends", {"name": two, "wish": wish})
    table = (await dora.post("/tables", {}))["table"]
    await dora.post(f"/tables/{table}/invite", {"name": NAME})
    data = await anna.get("/me/data")
    assert [data[name] for name in ("friends", "asked", "asking", "blocked")] == [["Ben"], ["Cleo"], ["Dora"], []]
    assert [each["table"] for each in data["invitations"]] == [table]
    await anna.post("/friends", {"name": "Cleo", "wish": "block"})
    assert (await anna.get("/me/data"))["blocked"] == ["Cleo"]
    assert (await cleo.get("/me/data"))["asking"] == []
    await anna.ask("PUT", "/settings", json={"settings": {"speed": {"value": "calm", "at": 5.0},
                                                          "theme": {"value": "dark", "at": 5.0}}})
    data = await anna.get("/me/data")
    async with visits(f"sqlite:///{tmp_path / 'elsewhere.sqlite'}") as elsewhere:
        other, visitor = await elsewhere.member(NAME), await elsewhere.guest("Guest of ours")
        await other.ask("PUT", "/settings", json={"settings": {"theme": {"value": "felt", "at": 9.0}}})
        for somebody in (other, visitor):
            assert await somebody.post("/me/data", {"settings": data["settings"]}) == {
                "taken": 0, "known": 0, "refused": []}
        kept = (await other.get("/settings"))["settings"]
        assert {name: setting["value"] for name, setting in kept.items()} == {"speed": "calm", "theme": "felt"}
        assert (await visitor.get("/settings"))["settings"] == {}
        assert (await other.get("/friends"))["asked"] == []


@pytest.mark.parametrize(("path", "field"), [
    ("/games", "opponent"), ("/games", "kingdom"), ("/games", "after"), ("/me/data", "after")])
async def test_what_postgresql_cannot_look_for_is_refused(at: Visits, path: str, field: str) -> None:
    await (await at.guest("Anna")).get(path, 422, **{field: "1 \0"})


# --- to bring ---------------------------------------------------------------------------------------------------------
async def test_what_is_brought_is_marked_counts_for_nothing_and_is_kept_once(at: Visits, tmp_path: Any) -> None:
    async with visits(f"sqlite:///{tmp_path / 'elsewhere.sqlite'}") as elsewhere:
        other, ben = await elsewhere.member(NAME), await elsewhere.guest("Ben")
        for seed in (1, 5):
            elsewhere.clock.now += 60
            await finish(await near_the_end(elsewhere.hall.house, [other.person, ben.person], seed), seed)
        games = (await all_data(other))["games"]
    games = [{**game, "rated": True} for game in games]
    anna = await at.guest("Anna")
    at.clock.now += 3600
    assert await anna.post("/me/data", {"games": games}) == {"taken": 2, "known": 0, "refused": []}
    assert await anna.post("/me/data", {"games": games + games}) == {"taken": 0, "known": 4, "refused": []}
    found = (await anna.get("/games"))["games"]
    assert [(game["kind"], game["rated"], game["has_record"], game["has_table"]) for game in found] == [
        ("imported", False, True, False)] * 2
    assert [[seat["name"] for seat in game["seats"]] for game in found] == [["Anna", "Ben"]] * 2
    assert [game["seats"][0]["outcome"] for game in found] == ["won", "lost"]       # by the records: 5, then 1
    assert (await anna.get("/statistics"))["counted"] == 0
    assert (await anna.get("/statistics", imported=True))["counted"] == 2
    record = await anna.client.get(f"/api/games/{found[1]['id']}/record", headers=anna.headers)
    assert read(record.content) == replace(played(seed=1), names=["Anna", "Ben"])
    assert {row.person for row in await rows(at, RESULTS)} == {anna.person.id, None}
    kept = next(row for row in await rows(at, RESULTS) if row.person == anna.person.id)
    assert kept.cards and kept.cards != "{}"
    await anna.post(f"/games/{found[0]['id']}/again", {"opponents": "bots"})


async def test_own_games_come_home_unchanged(at: Visits) -> None:
    anna, ben = await at.guest("Anna"), await at.guest("Ben")
    await finish(await near_the_end(at.hall.house, [anna.person, ben.person]))
    before = await rows(at, GAMES), await rows(at, RESULTS)
    assert (await anna.post("/me/data", {"games": (await all_data(anna))["games"]}))["known"] == 1
    assert (await rows(at, GAMES), await rows(at, RESULTS)) == before


def game(**changes: Any) -> dict[str, Any]:
    seats = [{"name": "Anna", "outcome": "won"}, {"name": "Ben", "outcome": "lost"}]
    return {"id": "somewhere1", "kind": "game", "rated": False, "seat": 0, "began": 1e9, "ended": 1e9 + 600,
            "seats": seats, "record": write(played()).decode(), **changes}


SPOILED = write(played()).decode().replace('"scores":[', '"scores":[9')


@pytest.mark.parametrize(("changes", "why"), [
    ({"record": None}, "no record"), ({"record": "{}"}, "not a record"), ({"record": SPOILED}, "not"),
    ({"seats": [{"name": "Anna"}, {"name": "Ben"}, {"name": "Cosima"}]}, "3 seats"), ({"seat": 4}, "nobody's own"),
    ({"seats": [{"name": "Anna", "bot": "hard"}, {"name": "Ben"}]}, "nobody's own"),
    ({"record": write(played()).decode().partition(',"result"')[0] + "}"}, "not over")])
async def test_what_cannot_be_believed_is_named_and_the_rest_is_kept(at: Visits, changes: dict[str, Any], why: str
                                                                     ) -> None:
    anna = await at.guest("Anna")
    taken = await anna.post("/me/data", {"games": [game(id="spoiled-one", **changes), game()]})
    assert (taken["taken"], taken["known"], [each["id"] for each in taken["refused"]]) == (1, 0, ["spoiled-one"])
    assert why in taken["refused"][0]["error"] and in_german(taken["refused"][0]["error"])


async def test_what_has_another_form_or_comes_in_masses_is_refused(at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await at.guest("Anna")
    await anna.post("/me/data", {"games": [game(person="somebody else's")]}, 422)
    await anna.post("/me/data", {"games": [game(seats=[{"name": "A\nB"}, {"name": "B"}])]}, 422)
    await anna.post("/me/data", {"games": [game()] * 11}, 422)
    monkeypatch.setattr(own_data, "MOST_IMPORTED", 0)
    refused = await anna.post("/me/data", {"games": [game()]}, 429)
    assert in_german(refused["error"])
    assert await rows(at, GAMES) == []


async def test_times_that_are_to_come_and_claims_to_have_won_are_not_believed(at: Visits) -> None:
    anna = await at.guest("Anna")
    await anna.post("/me/data", {"games": [game(began=9e10, ended=9e10, seat=1)]})
    [kept] = await rows(at, GAMES)
    assert kept.began == kept.ended == at.clock.now
    assert [(row.person == anna.person.id, row.outcome) for row in await rows(at, RESULTS)] == [
        (False, "won"), (True, "lost")]


# --- to be forgotten --------------------------------------------------------------------------------------------------
async def everything(at: Visits) -> str:
    """The whole database as text."""
    found: list[str] = []
    for table in metadata.sorted_tables:
        for row in await rows(at, table):
            found += [value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value) for value in row]
    return "\n".join(found)


async def lived(at: Visits, anna: Visitor, ben: Visitor) -> dict[str, str]:
    """Games of all kinds, with words; their ids."""
    house = at.hall.house
    over, running = [await near_the_end(house, [anna.person, ben.person]) for _ in range(2)]
    for table in (over, running):
        async with table.lock:
            await table.commit(Said(0, f"{NAME} says hello"))
            await table.commit(Said(1, "hello"))
    await finish(over)
    record = await anna.client.get(f"/api/games/{over.row.id}/record", headers=anna.headers)
    await anna.ask("POST", "/records", content=record.content)      # to look at it again
    waiting = await house.create(played().setup, [SeatRow(NAME, anna.person.id), SeatRow()], Rules())
    await waiting.join(anna.person)
    await anna.post("/daily")
    await anna.post("/me/data", {"games": [game()]})
    if anna.person.registered:
        await anna.ask("PUT", "/settings", json={"settings": {"theme": {"value": NAME, "at": 5.0}}})
    return {"over": over.row.id, "running": running.row.id, "waiting": waiting.row.id}


@pytest.mark.parametrize("registered", [True, False])
async def test_nothing_of_the_name_is_left(at: Visits, registered: bool) -> None:
    anna = await (at.member(NAME) if registered else at.guest(NAME))
    ben = await at.guest("Ben")
    ids = await lived(at, anna, ben)
    assert NAME in await everything(at)
    password = "a good password" if registered else ""
    await anna.post("/me/deletion", {"password": password})
    left = await everything(at)
    assert NAME.lower() not in left.lower() and anna.person.id not in left
    assert {row.id for row in await rows(at, PEOPLE)} == {ben.person.id}
    await anna.get("/me", 401)

    # Those who stay keep their games.
    games = {each["id"]: each for each in (await ben.get("/games"))["games"]}
    assert set(games) == {ids["over"], ids["running"]}
    assert [seat["name"] for seat in games[ids["over"]]["seats"]] == ["", "Ben"]
    live = await at.hall.house.find(ids["running"])
    assert live is not None and live.table.state == "playing"
    assert live.table.chairs[0].resigned and live.table.chairs[0].bot is not None
    assert [(seat.name, seat.person) for seat in live.row.seats] == [(FORMER, None), ("Ben", ben.person.id)]
    assert NAME not in str([event.text for event in live.table.log.happened])
    assert "hello" in [event.text for event in live.table.log.happened]     # the others' words stay
    await finish(live)
    assert (await ben.get("/games", outcome="won"))["total"] >= 1
    at.hall.house.put_away()
    again = await at.hall.house.find(ids["over"])
    assert again is not None and again.table.state == "over"
    waiting = await at.hall.house.find(ids["waiting"])
    assert waiting is not None and [seat.name for seat in waiting.row.seats] == ["", ""]
    if registered:                      # the name is anybody's again
        await at.member(NAME)


async def test_somebody_else_may_be_called_like_the_id_of_who_goes(at: Visits) -> None:
    """Everybody knows their own id, and can sit down elsewhere by that name."""
    anna = await at.guest(NAME)
    ben = await at.guest(anna.person.id)
    running = await near_the_end(at.hall.house, [anna.person, ben.person])
    async with asyncio.timeout(PATIENCE):
        await anna.post("/me/deletion")
    assert [seat.name for seat in running.row.seats] == [FORMER, anna.person.id]


async def test_who_stood_up_again_is_not_named_either_and_who_sat_there_besides_keeps_their_words(at: Visits) -> None:
    anna, ben, cleo = await at.guest(NAME), await at.guest("Ben"), await at.guest("Cleo")
    table = await at.hall.house.create(played().setup, [SeatRow("Ben", ben.person.id), SeatRow()], Rules())
    for somebody in (cleo, anna, cleo, anna):
        await table.join(somebody.person)
        await table.handle(1, Chat(f"{somebody.person.name} says hello"))
        await table.handle(1, Kick(1))
    await table.join(cleo.person)
    await anna.post("/me/deletion")
    left = await everything(at)
    assert NAME not in left and anna.person.id not in left
    told = [(event.verb, event.text) for event in table.table.log.happened if event.seat == 1]
    for_cleo, for_anna = ([("sits down", name), ("chat", text), ("stands up", name)]
                          for name, text in (("Cleo", "Cleo says hello"), (FORMER, own_data.UNSAID)))
    assert told[:12] == [*for_cleo, *for_anna, *for_cleo, *for_anna]


async def test_a_table_that_is_still_being_opened_when_its_person_goes_does_not_name_them(
        at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, setup = await at.guest(NAME), Call.setup

    async def slowly(*given: Any) -> Any:
        found = await setup(*given)
        await anna.post("/me/deletion")
        return found
    monkeypatch.setattr(Call, "setup", slowly)
    await anna.post("/tables", {"bots": ["easy"]}, 409)
    left = await everything(at)
    assert NAME not in left and anna.person.id not in left


async def test_what_is_still_being_brought_when_its_person_goes_is_not_kept(
        at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, imported = await at.guest(NAME), own_data.imported

    async def slowly(*given: Any) -> Any:
        found = await imported(*given)
        await anna.post("/me/deletion")
        return found
    monkeypatch.setattr(own_data, "imported", slowly)
    assert (await anna.post("/me/data", {"games": [game()]}))["taken"] == 0
    assert NAME not in await everything(at) and not await rows(at, GAMES) and not await rows(at, RESULTS)


async def test_the_password_is_asked_for_and_a_wrong_one_changes_nothing(at: Visits) -> None:
    anna, ben = await at.member(NAME), await at.guest("Ben")
    await lived(at, anna, ben)
    before = await everything(at)
    for password in ("", "a wrong password"):
        refused = await anna.post("/me/deletion", {"password": password}, 403)
        assert refused["field"] == "password" and in_german(refused["error"])
    assert await everything(at) == before
    await anna.get("/me")


@pytest.mark.parametrize("when", ["within the hour", "after the next start"])
async def test_what_was_interrupted_is_done(at: Visits, monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    anna, ben = await at.member(NAME), await at.guest("Ben")
    await lived(at, anna, ben)

    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("the end")
    with monkeypatch.context() as patch:
        patch.setattr(own_data, "leave_table", broken)
        with pytest.raises(RuntimeError):
            await anna.post("/me/deletion", {"password": "a good password"})
    assert await rows(at, SESSIONS) and NAME in await everything(at)
    await anna.get("/me", 401)
    await (at.hall.house.remove_old() if "hour" in when else own_data.forget_the_rest(at.hall.house))
    assert NAME not in await everything(at) and len(await rows(at, PEOPLE)) == 1


async def test_a_table_at_hand_knows_it_even_if_the_database_went_away_just_then(
        at: Visits, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or it would go on telling what was said, and write the name down again the next time somebody sits down."""
    anna, ben = await at.guest(NAME), await at.guest("Ben")
    table = await near_the_end(at.hall.house, [anna.person, ben.person])
    await table.handle(0, Chat(f"{NAME} says hello"))
    load = at.hall.storage.load_table

    async def away_once(*given: Any, **more: Any) -> Any:
        monkeypatch.setattr(at.hall.storage, "load_table", load)
        raise DatabaseAway
    monkeypatch.setattr(at.hall.storage, "load_table", away_once)
    await anna.post("/me/deletion", None, 503)
    await asyncio.gather(*table.tasks)
    assert [seat.name for seat in table.row.seats] == [FORMER, "Ben"]
    assert NAME not in str(table.table.log.happened)


async def test_nobody_can_be_called_like_those_who_have_gone(at: Visits) -> None:
    refused = await at.client().post("/api/session", json={"name": "former  PLAYER"})
    assert refused.status_code == 422 and in_german(refused.json()["error"])
    assert not any(row.id for row in await rows(at, TABLES))
