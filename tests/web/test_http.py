"""The server over HTTP: people, kingdoms, tables, words, and everything that is refused."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.types import Message

from throneroom.web.app import NOT_BUILT, new_app
from throneroom.web.guard import HEADERS
from throneroom.web.limits import Crowd, Limit
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import AllWords, Kingdom, Place, Problem, RecommendedSet, RulingText, Session, TableInfo

pytestmark = pytest.mark.anyio

EMPTY_RECORD = {"throneroom": 1, "setup": {"kingdom": []}, "seed": 1, "answers": [[]], "marks": ""}


async def guest(client: httpx.AsyncClient, name: str = "Ada") -> dict[str, str]:
    """The header of somebody new."""
    session = decoded(await client.post("/api/session", json={"name": name}), Session)
    return {"Authorization": f"Bearer {session.token}"}


def decoded(response: httpx.Response, type: Any) -> Any:
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=type)


STARLETTES_OWN = ("Not Found", "Method Not Allowed")     # nobody comes there by clicking


def refused(response: httpx.Response, status: int, why: str, field: str | None = None) -> None:
    assert response.status_code == status, response.text
    problem = msgspec.json.decode(response.content, type=Problem)
    assert field is None or problem.field == field
    assert why in problem.error and "\n" not in problem.error
    assert (problem.german != problem.error) == (problem.error not in STARLETTES_OWN)


# --- people -----------------------------------------------------------------------------------------------------------
async def test_a_guest_is_who_the_token_says(client: httpx.AsyncClient) -> None:
    session = decoded(await client.post("/api/session", json={"name": "Änne von Öhr"}), Session)
    me = decoded(await client.get("/api/me", headers={"Authorization": f"Bearer {session.token}"}), Session)
    assert me == session and me.name == "Änne von Öhr" and not me.registered
    refused(await client.get("/api/me"), 401, "say who you are")
    refused(await client.get("/api/me", headers={"Authorization": "Bearer made-up"}), 401, "say who you are")
    refused(await client.get("/api/me", headers={"Authorization": f"Basic {session.token}"}), 401, "say who you are")


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "a\nb", "a\x00b", "A" * 25, "a\u202eb", "Ada\n", "\u200b"])
async def test_a_name_can_be_read(client: httpx.AsyncClient, name: str) -> None:
    assert (await client.post("/api/session", json={"name": name})).status_code == 422


async def test_an_account_is_kept_by_its_password(client: httpx.AsyncClient) -> None:
    ada = {"name": "Ada L", "password": "correct horse"}
    session = decoded(await client.post("/api/register", json=ada), Session)
    assert session.registered
    again = decoded(await client.post("/api/login", json={**ada, "name": "ADA l"}), Session)
    assert again.person == session.person and again.token != session.token and again.name == "Ada L"
    refused(await client.post("/api/register", json={**ada, "name": "ada L"}), 409, "called ada L already")
    wrong = await client.post("/api/login", json={**ada, "password": "wrong horse"})
    unknown = await client.post("/api/login", json={"name": "Nobody", "password": "correct horse"})
    refused(wrong, 401, "the name or the password is wrong")
    assert wrong.content == unknown.content
    assert (await client.post("/api/register", json={"name": "Bob", "password": "short"})).status_code == 422


async def test_a_guest_of_the_same_name_does_not_become_the_member(client: httpx.AsyncClient) -> None:
    visitor = decoded(await client.post("/api/session", json={"name": "Grace"}), Session)
    member = decoded(await client.post("/api/register", json={"name": "Grace", "password": "12345678"}), Session)
    assert visitor.person != member.person and not visitor.registered


# --- words and kingdoms -----------------------------------------------------------------------------------------------
async def test_all_words_in_both_languages(client: httpx.AsyncClient) -> None:
    words: AllWords = decoded(await client.get("/api/words"), AllWords)
    assert words.cards["moat"].de == "Burggraben" and words.cards["moat"].cost == (2, 0, 0)
    assert words.cards["vineyard"].cost == (0, 1, 0) and words.cards["tomb"].cost is None
    assert words.messages["purpose"]["gain"] == ["What do you gain?", "Was nimmst du dir?"]
    assert words.messages["option"]["any"]
    for types in [card.types for card in words.cards.values()]:
        assert all(type in words.messages["type"] for type in types)


async def test_words_are_sent_once(client: httpx.AsyncClient) -> None:
    first = await client.get("/api/words", headers={"Accept-Encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip" and first.num_bytes_downloaded < 150_000
    assert first.content == (await client.get("/api/words", headers={"Accept-Encoding": ""})).content
    again = await client.get("/api/words", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    assert (await client.get("/api/words", headers={"If-None-Match": '"other"'})).status_code == 200


async def test_rulings(client: httpx.AsyncClient) -> None:
    moat = decoded(await client.get("/api/cards/moat/rulings"), list[RulingText])
    assert moat and all(ruling.id.startswith("base/moat/") for ruling in moat)
    assert all("Moat" in ruling.en.case and "Burggraben" in ruling.de.case for ruling in moat)
    refused(await client.get("/api/cards/moot/rulings"), 404, "no card 'moot'")


async def test_every_recommended_set_can_be_asked_for(client: httpx.AsyncClient) -> None:
    sets: list[RecommendedSet] = decoded(await client.get("/api/recommended"), list[RecommendedSet])
    assert {"First Game", "Decisions, Decisions"} <= {found.en for found in sets}
    assert len({found.en for found in sets}) == len(sets) > 100
    for found in sets:
        kingdom = decoded(await client.post("/api/kingdom", json={"text": found.en}), Kingdom)
        assert (kingdom.kingdom, kingdom.landscapes) == (found.kingdom, found.landscapes)


async def test_kingdoms_by_name_code_list_and_wish(client: httpx.AsyncClient) -> None:
    async def kingdom(wanted: dict[str, Any], players: int = 2) -> Kingdom:
        found: Kingdom = decoded(await client.post(f"/api/kingdom?players={players}", json=wanted), Kingdom)
        return found

    first = await kingdom({"text": "Erstes Spiel"})
    assert "moat" in first.kingdom
    assert sorted((await kingdom({"text": first.code})).kingdom) == sorted(first.kingdom)
    names = "Keller, Markt, Händlerin, Miliz, Mine, Burggraben, Umbau, Schmiede, Dorf, Werkstatt"
    assert "remodel" in (await kingdom({"text": names})).kingdom
    wish = {"wanted": ["type:Attack"], "sets": ["base"], "most_landscapes": 0, "seed": 5}
    random = await kingdom({"wish": wish})
    assert random == await kingdom({"wish": wish}, players=2)
    assert len(random.kingdom) == 10 and not random.landscapes
    assert len((await kingdom({}, players=6)).kingdom) == 10
    assert (await kingdom({})).code != (await kingdom({})).code


@pytest.mark.parametrize(("wanted", "why", "field"), [
    ({"text": "Nosuchset"}, "no recommended set is called", "text"),
    ({"text": "Moat, Village"}, "a kingdom has 10 piles", "text"),
    ({"text": "K1-broken"}, "not a code", "text"),
    ({"text": "x" * 2001}, "2000 or fewer characters", "text"),
    ({"wish": {"sets": ["base"], "wanted": ["Torturer"]}}, "conflict", ""),
    ({"wish": {"unwanted": ["tag:nonsense"]}}, "no tag", "unwanted"),
    ({"wish": {"unwanted": ["Moat"] * 51}}, "50 or fewer", "wish.unwanted"),
    ({"wish": {"wanted": ["Moat", "x" * 201]}}, "200 or fewer characters", "wish.wanted"),
    ({"wish": {"least_landscapes": 3, "most_landscapes": 3}}, "0 to 2 landscapes", ""),
    ({"text": "First Game", "wish": {}}, "not both", ""),
    ({"wish": {"unknown": 1}}, "unknown field", "wish"),
    ({"wish": {"seed": -1}}, "this is 0 or more", "wish.seed"),
    ({"wish": {"seed": 2**53}}, f"this is {2**53 - 1} or less", "wish.seed"),
])
async def test_kingdoms_that_cannot_be(client: httpx.AsyncClient, wanted: dict[str, Any], why: str, field: str) -> None:
    refused(await client.post("/api/kingdom", json=wanted), 422, why, field)


async def test_the_number_of_players_is_checked(client: httpx.AsyncClient) -> None:
    for query in ("players=7", "players=1", "players=x", "players=", "plaiers=3"):
        assert (await client.post(f"/api/kingdom?{query}", json={})).status_code == 422


# --- tables -----------------------------------------------------------------------------------------------------------
async def test_a_table_gathers_people(client: httpx.AsyncClient) -> None:
    ada, bob, cay = await guest(client, "Ada"), await guest(client, "Bob"), await guest(client, "Cay")
    wanted = {"kingdom": {"text": "First Game"}, "seats": 3, "bots": ["easy"], "rules": {"minutes": 10}}
    place: Place = decoded(await client.post("/api/tables", json=wanted, headers=ada), Place)
    assert place.seat == 0
    info: TableInfo = decoded(await client.get(f"/api/tables/{place.table}"), TableInfo)
    assert info.state == "gathering" and info.set_name == ["First Game", "Erstes Spiel"]
    assert [(seat.name != "", seat.bot) for seat in info.seats] == [(True, None), (False, None), (True, "easy")]
    assert info.id in [table.id for table in decoded(await client.get("/api/tables"), list[TableInfo])]
    other: Place = decoded(await client.post(f"/api/tables/{place.table}/join", headers=bob), Place)
    assert other.seat == 1 and other.token != place.token
    assert decoded(await client.get(f"/api/tables/{place.table}"), TableInfo).state == "playing"
    refused(await client.post(f"/api/tables/{place.table}/join", headers=cay), 409, "taken")
    refused(await client.get(f"/api/tables/{place.table}/record"), 409, "not over")


async def test_no_token_is_ever_shown_to_others(client: httpx.AsyncClient) -> None:
    ada = await guest(client)
    place: Place = decoded(await client.post("/api/tables", json={"bots": ["easy"]}, headers=ada), Place)
    for path in ("/api/tables", f"/api/tables/{place.table}"):
        text = (await client.get(path)).text
        assert place.table in text and place.token not in text and "token" not in text


async def test_private_tables_are_not_listed(client: httpx.AsyncClient) -> None:
    wanted = {"bots": ["easy"], "rules": {"public": False}}
    place: Place = decoded(await client.post("/api/tables", json=wanted, headers=await guest(client)), Place)
    assert place.table not in [table.id for table in decoded(await client.get("/api/tables"), list[TableInfo])]
    assert decoded(await client.get(f"/api/tables/{place.table}"), TableInfo).id == place.table


@pytest.mark.parametrize("wanted", [
    {"seats": 7}, {"seats": 1}, {"seats": 2, "bots": ["easy", "easy"]}, {"bots": ["clever"]}, {"rules": {"minutes": 0}},
    {"rules": {"undo": "maybe"}}, {"colour": "red"}, {"kingdom": {"text": "Nosuchset"}}, [], "table"])
async def test_tables_that_cannot_be(client: httpx.AsyncClient, wanted: object) -> None:
    assert (await client.post("/api/tables", json=wanted, headers=await guest(client))).status_code == 422


async def test_only_people_sit_down(client: httpx.AsyncClient) -> None:
    refused(await client.post("/api/tables", json={}), 401, "say who you are")
    refused(await client.post("/api/tables/whatever/join"), 401, "say who you are")
    refused(await client.post("/api/tables/whatever/join", headers=await guest(client)), 404, "no such table")
    refused(await client.get("/api/tables/whatever"), 404, "no such table")
    refused(await client.get("/api/tables/a%00b"), 404, "nothing of that name")


# --- what is refused --------------------------------------------------------------------------------------------------
async def test_bad_bodies(client: httpx.AsyncClient) -> None:
    for body in (b"", b"{", b"\xff\xfe", b'{"name": "\xff"}'):
        refused(await client.post("/api/session", content=body), 400, "not JSON")
    refused(await client.post("/api/session", content=b'{"name": 7}'), 422, "Expected `str`")
    refused(await client.post("/api/session", content=b"[" * 50_000), 422, "Expected `object`")
    refused(await client.post("/api/session", content=b'{"name": "\\ud800"}'), 400, "not JSON")
    refused(await client.post("/api/session", content=b" " * 70_000), 413, "at most")
    refused(await client.post("/api/records", content=b" " * 2_100_000), 413, "at most")


async def test_bodies_that_never_say_how_long_they_are(client: httpx.AsyncClient) -> None:
    async def endless() -> Any:
        while True:
            yield b" " * 10_000

    refused(await client.post("/api/session", content=endless()), 413, "at most")


async def test_unknown_ways(client: httpx.AsyncClient) -> None:
    refused(await client.get("/api/nothing"), 404, "Not Found")
    refused(await client.get("/api/session"), 405, "Method Not Allowed")
    wrong = await client.delete("/api/tables")
    refused(wrong, 405, "Method Not Allowed")
    assert wrong.headers["allow"]


async def test_pages_of_other_sites_are_refused(client: httpx.AsyncClient) -> None:
    body = {"name": "Ada"}
    for origin in ("http://evil.example", "null", "http://[", "http://table.evil.example"):
        refused(await client.post("/api/session", json=body, headers={"Origin": origin}), 403, "another site")
    for origin in ("http://table", "https://table"):
        assert (await client.post("/api/session", json=body, headers={"Origin": origin})).status_code == 200


async def test_every_answer_has_the_secure_headers(client: httpx.AsyncClient) -> None:
    for response in (await client.get("/api/health"), await client.get("/api/nothing"), await client.get("/"),
                     await client.post("/api/session", content=b"{")):
        assert {name: response.headers.get(name) for name in HEADERS} == HEADERS
        assert "unsafe" not in response.headers["Content-Security-Policy"]


def client_at(address: str, hall: Hall, limits: Limits) -> httpx.AsyncClient:
    strict = Hall(hall.storage, hall.house, hall.accounts, hall.records, limits)
    transport = httpx.ASGITransport(new_app(strict), client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://table")


async def test_floods_are_stopped_by_address(hall: Hall) -> None:
    limits = Limits(reads=Limit(rate=0, burst=5), changes=Limit(rate=0, burst=3))
    async with client_at("192.0.2.1", hall, limits) as flooder, client_at("192.0.2.2", hall, limits) as other:
        answers = [await flooder.post("/api/session", content=b"{") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [400, 400, 400, 429]
        refused(answers[-1], 429, "wait a little")
        assert [(await flooder.get("/api/health")).status_code for _ in range(6)] == [200] * 5 + [429]
        assert (await other.post("/api/session", json={"name": "Ada"})).status_code == 200
        assert (await other.get("/api/health")).status_code == 200


@pytest.mark.parametrize(("path", "body", "limits", "status"), [
    ("login", {"name": "Victim", "password": "not this one"}, Limits(passwords=Limit(rate=0, burst=2)), 401),
    ("register", {"name": "Me", "password": "short one"}, Limits(passwords=Limit(rate=0, burst=2)), 409),
    ("session", {"name": "Another"}, Limits(guests=Limit(rate=0, burst=2)), 200),
    ("tables", {"bots": ["easy"]}, Limits(tables=Limit(rate=0, burst=2)), 200),
    ("records", EMPTY_RECORD, Limits(records=Limit(rate=0, burst=2)), 422),
])
async def test_what_is_dear_is_limited_more(client: httpx.AsyncClient, hall: Hall, path: str, body: dict[str, Any],
                                            limits: Limits, status: int) -> None:
    headers = await guest(client)
    await client.post("/api/register", json={"name": "Me", "password": "short one"})
    async with client_at("192.0.2.3", hall, limits) as visitor:
        answers = [(await visitor.post(f"/api/{path}", json=body, headers=headers)).status_code for _ in range(3)]
        assert answers == [status, status, 429]


async def test_sockets_come_in_limited_numbers(hall: Hall) -> None:
    full = new_app(Hall(hall.storage, hall.house, hall.accounts, hall.records, Limits(sockets=Crowd(0))))
    for path in ("/api/tables/anything/socket", "/socket", "/api/health"):      # the others are no sockets at all
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message, sent: list[Message] = sent) -> None:
            sent.append(message)

        await full({"type": "websocket", "path": path, "raw_path": path.encode(), "root_path": "", "headers": [],
                    "query_string": b"", "client": ("192.0.2.4", 1), "subprotocols": []}, receive, send)
        assert [message["type"] for message in sent] == ["websocket.close"]


# --- the page ---------------------------------------------------------------------------------------------------------
async def test_the_page_and_its_caching(hall: Hall, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Throneroom</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("export {}" * 500)
    transport = httpx.ASGITransport(new_app(hall, tmp_path))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        page = await client.get("/")
        assert "Throneroom" in page.text and page.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"})
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert script.headers["content-encoding"] == "gzip"
        for path in ("/assets/missing.js", "/../../protocol.py", "/%2e%2e/%2e%2e/protocol.py", "/nothing"):
            refused(await client.get(path), 404, "Not Found")
        for path, page in (("/nothing", "./#/lost/nothing"), ("/a/b", ".././#/lost/a%2Fb")):   # somebody with a browser
            lost = await client.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
            assert (lost.status_code, lost.headers["location"]) == (303, page)
        refused(await client.get("/api/nothing", headers={"Accept": "text/html"}), 404, "Not Found")
        assert (await client.post("/")).status_code == 405


async def test_a_page_that_was_not_built_says_so(hall: Hall, tmp_path: Path) -> None:
    transport = httpx.ASGITransport(new_app(hall, tmp_path / "page"))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        answer = await client.get("/")
        assert (answer.status_code, answer.text) == (503, NOT_BUILT)
