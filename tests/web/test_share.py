"""Links that are passed on: what is seen of them before anybody follows, and what makes the page installable."""
from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from throneroom.web import front
from throneroom.web.app import PAGE, new_app
from throneroom.web.limits import Limit
from throneroom.web.operations import Hall, Limits

pytestmark = pytest.mark.anyio

GERMAN = {"Accept-Language": "de-CH,de;q=0.9,en;q=0.5"}


def tags(page: httpx.Response) -> dict[str, str]:
    assert page.status_code == 200, page.text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page.text)
    return {name: unescape(content) for name, content in found}


def destination(page: httpx.Response) -> str:
    found = re.search(r'http-equiv="refresh" content="0; url=([^"]+)"', page.text)
    assert found is not None
    return unescape(found[1])


async def first_game(client: httpx.AsyncClient) -> str:
    code: str = (await client.post("/api/kingdom", json={"text": "First Game"})).json()["code"]
    return code


async def table(client: httpx.AsyncClient, **rules: Any) -> str:
    session = (await client.post("/api/session", json={"name": "Ada Lovelace"})).json()
    place = await client.post("/api/tables", json={"kingdom": {"text": "First Game"}, "seats": 3, "rules": rules},
                              headers={"Authorization": f"Bearer {session['token']}"})
    assert place.status_code == 200, place.text
    found: str = place.json()["table"]
    return found


async def test_a_kingdom_says_its_cards(client: httpx.AsyncClient) -> None:
    code = await first_game(client)
    page = await client.get(f"/k/{code}")
    seen = tags(page)
    assert "First Game" in seen["og:title"] and "Moat, Remodel" in seen["og:description"]
    assert destination(page) == f"/#/kingdom/{code}" and "<script" not in page.text
    assert seen["og:url"] == f"http://table/k/{code}" and seen["og:image"].startswith("http://table/")
    german = tags(await client.get(f"/k/{code}", headers=GERMAN))
    assert "Erstes Spiel" in german["og:title"] and "Burggraben" in german["og:description"]
    assert "Erstes Spiel" in tags(await client.get(f"/k/{code}?language=de"))["og:title"]
    secure = tags(await client.get(f"/k/{code}", headers={"X-Forwarded-Proto": "https"}))
    assert secure["og:image"].startswith("https://table/")


async def test_a_wrong_code_leads_to_where_that_is_said(client: httpx.AsyncClient) -> None:
    evil = '"><script>alert(1)<'
    page = await client.get("/k/" + evil.replace("<", "%3C").replace(">", "%3E"))
    assert tags(page)["og:title"] == "Throneroom" and "<script" not in page.text
    assert destination(page).startswith("/#/kingdom/%22%3E")
    assert len(destination(await client.get("/k/" + "x" * 5000))) < 300


async def test_an_invitation_tells_nothing_of_private_tables(client: httpx.AsyncClient) -> None:
    public = await table(client)
    seen = await client.get(f"/join/{public}")
    assert "Ada Lovelace" in tags(seen)["og:description"] and "Moat" in tags(seen)["og:description"]
    assert destination(seen) == f"/#/join/{public}"
    private = await table(client, public=False)
    told, nothing = [await client.get(f"/join/{each}") for each in (private, "nowhere-at-all")]
    assert destination(told) == f"/#/join/{private}"
    assert "Ada" not in told.text and "Moat" not in told.text
    assert told.text.replace(private, "nowhere-at-all") == nothing.text         # not even that it exists


async def test_short_addresses_have_the_limits_of_all_reading(tmp_path: Path, hall: Hall) -> None:
    busy = Hall(hall.storage, hall.house, hall.accounts, hall.records, Limits(reads=Limit(rate=0, burst=2)))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(new_app(busy)), base_url="http://table") as client:
        assert [(await client.get("/k/K2-1")).status_code for _ in range(3)] == [200, 200, 429]


async def test_the_page_itself_has_a_preview(client: httpx.AsyncClient) -> None:
    page = await client.get("/")
    assert tags(page)["og:title"] == "Throneroom" and "Dominion" in tags(page)["og:description"]
    german = await client.get("/", headers=GERMAN)
    assert "Kartenspiel" in tags(german)["og:description"] and '<html lang="de"' in german.text
    assert page.headers["cache-control"] == "no-cache" and "Content-Security-Policy" in page.headers


async def test_it_can_be_installed(client: httpx.AsyncClient) -> None:
    english, german = [(await client.get("/manifest.webmanifest", headers=each)).json() for each in ({}, GERMAN)]
    assert (english["lang"], german["lang"]) == ("en", "de") and english["description"] != german["description"]
    assert english["id"] == german["id"] and english["display"] == "standalone"
    purposes = set()
    for icon in english["icons"]:
        file = PAGE / icon["src"].removeprefix("/")
        assert (await client.get(icon["src"])).status_code == 200
        purposes.add(icon["purpose"])
        if file.suffix == ".png":
            with Image.open(file) as picture:
                assert "x".join(map(str, picture.size)) == icon["sizes"]
    assert purposes == {"any", "maskable"}
    for shortcut in english["shortcuts"]:
        assert shortcut["url"].startswith("/#/") and shortcut["name"]
    with Image.open(PAGE / front.PICTURE.removeprefix("/")) as picture:
        assert picture.size == (1200, 630)


async def test_the_worker_is_another_when_page_or_words_are(
        client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def name(worker: httpx.Response) -> str:
        assert worker.status_code == 200 and worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        found = re.search(r'CACHE = "throneroom (\w+) (\w+)"', worker.text)
        assert found is not None
        return found[2]

    before = await client.get("/sw.js")
    shell = re.search(r"SHELL = (\[.*\])", before.text)
    assert shell is not None
    for file in re.findall(r'"([^"]+)"', shell[1]):
        assert (await client.get("/" + file)).status_code == 200, file
    monkeypatch.setattr(front, "data_version", lambda: "other")
    assert name(before) != name(await client.get("/sw.js"))


async def test_without_a_page_there_is_nothing_to_install(hall: Hall, tmp_path: Path) -> None:
    transport = httpx.ASGITransport(new_app(hall, tmp_path / "page"))
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        answers = [await client.get(path) for path in ("/", "/sw.js")]
    assert [answer.status_code for answer in answers] == [503, 404]
