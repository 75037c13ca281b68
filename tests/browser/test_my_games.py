"""My games, what they come to, the daily game, and one's own data, in a real browser, in both languages."""
from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PASSWORD = "a good password"


@pytest.fixture(params=["en", "de"])
def reader(request: pytest.FixtureRequest, arrive):
    return arrive(request.param, bypass_csp=True)


def sign_in(person, name: str, registered: bool = True) -> dict[str, str]:
    """Somebody known to the server and to this browser; the headers by which they ask it something themselves."""
    name = f"{name} {person.language}"
    known = person.house.client
    session = known.post("/register", json={"name": name, "password": PASSWORD}).json() if registered else (
        known.post("/session", json={"name": name}).json())
    person.page.evaluate("session => localStorage.setItem('throneroom.session', JSON.stringify(session))", session)
    person.page.reload()
    return {"Authorization": f"Bearer {session['token']}"}


def brought(whole_game, seats: int, number: int = 0) -> dict:
    record = json.loads(whole_game.record)
    return {"id": f"elsewhere{number}", "kind": "game", "rated": False, "seat": 0, "began": 1.7e9 + number,
            "ended": 1.7e9 + 600, "seats": [{"name": f"Friend {each}"} for each in range(seats)],
            "record": json.dumps(record, separators=(",", ":"))}


def serious(page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(found => found.violations)")
    return [f"{each['id']}: {each['nodes'][0]['html']}" for each in found if each["impact"] in ("serious", "critical")]


def test_my_games_and_what_can_be_done_with_them(reader, whole_game) -> None:
    person, page = reader, reader.page
    person.go("games")
    expect(page.get_by_text(person.say("games", "nobody"))).to_be_visible()
    headers = sign_in(person, "Player")
    client = person.house.client
    players = json.loads(whole_game.record)["setup"]["players"]
    place = client.post("/tables", json={"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["easy"]},
                        headers=headers).json()
    taken = client.post("/me/data", json={"games": [brought(whole_game, players)]}, headers=headers)
    assert taken.json()["taken"] == 1, taken.text

    page.reload()
    items = page.get_by_role("listitem").filter(has=page.get_by_role("heading", level=3))
    expect(items).to_have_count(2)
    running, old = items.nth(0), items.nth(1)
    expect(running).to_contain_text(person.say("games", "running"))
    expect(running).to_contain_text(person.say("bot", "bot"))
    expect(old).to_contain_text(person.say("games", "kind imported"))
    expect(old).to_contain_text("Friend 1")
    assert serious(page) == []
    person.shot(f"my-games-{person.language}")

    # Only some of them, by the address.
    page.get_by_role("combobox", name=person.say("games", "outcome"), exact=True).select_option("running")
    expect(items).to_have_count(1)
    assert "outcome=running" in page.url
    page.get_by_role("textbox", name=person.say("games", "opponent"), exact=True).fill("nobody at all")
    page.keyboard.press("Enter")
    expect(page.get_by_text(person.say("games", "none"))).to_be_visible()
    person.go("games")
    expect(items).to_have_count(2)

    # See it again; play the same cards; the same kingdom against bots.
    old.get_by_role("button", name=person.say("games", "replay"), exact=True).click()
    page.wait_for_url(re.compile("#/replay/"))
    person.go("games")
    old.get_by_role("button", name=person.say("games", "what if"), exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    assert person.is_asked()            # the page has really gone there
    person.go("games")
    expect(items).to_have_count(3)
    items.nth(2).get_by_role("button", name=person.say("games", "again bots"), exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    assert person.is_asked()            # the page has really gone there
    person.go("games")
    expect(items).to_have_count(4)

    # Back to the game that is running.
    page.locator("li", has_text=person.say("games", "running")).last.get_by_role(
        "button", name=person.say("games", "resume"), exact=True).click()
    page.wait_for_url(re.compile(f"#/table/{place['table']}"))
    assert person.is_asked()


def test_statistics(reader, whole_game) -> None:
    person, page = reader, reader.page
    headers = sign_in(person, "Counter")
    players = json.loads(whole_game.record)["setup"]["players"]
    person.house.client.post("/me/data", json={"games": [brought(whole_game, players)]}, headers=headers)
    person.go("games/statistics")
    expect(page.get_by_text(person.say("statistics", "nothing"))).to_be_visible()
    page.get_by_label(person.say("statistics", "imported")).check()
    tables = page.get_by_role("table")
    for title in ("all", "by players", "by opponent", "by kingdom", "by card"):
        expect(page.get_by_role("heading", name=person.say("statistics", title), exact=True)).to_be_visible()
    expect(tables.first.get_by_role("row").nth(1)).to_contain_text("1")
    expect(page.get_by_text("Friend 1")).to_be_visible()
    assert serious(page) == []
    for width, height in ((360, 740), (320, 568), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wide = page.locator(".scroll").evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth + 1)"
                                                    ".map(each => each.innerText)")
        assert wide == [] and page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        name = tables.first.get_by_role("rowheader").first              # in one line, and told as what it is
        assert name.evaluate("each => each.getBoundingClientRect().height") < 40
        person.shot(f"statistics-{width}x{height}-{person.language}", full_page=True)
    person.shot(f"statistics-{person.language}")


def test_the_daily_game(reader) -> None:
    person, page = reader, reader.page
    sign_in(person, "Daily")
    person.go("daily")
    expect(page.get_by_text(person.say("daily", "open"))).to_be_visible()
    assert serious(page) == []
    person.button("daily", "play").click()
    page.wait_for_url(re.compile("#/table/"))
    assert person.is_asked()
    day = {"en": r"\w+ \d+, \d{4}", "de": r"\d\d\.\d\d\.\d{4}"}[person.language]
    named = re.compile(f"^{person.say('daily', 'of', day=day)}$")
    expect(page.get_by_role("heading", level=1)).to_have_text(named)
    person.go("games")
    expect(page.get_by_role("heading", level=3, name=re.compile(person.say("daily", "of", day=day)))).to_be_visible()
    person.go("daily")
    expect(page.get_by_text(person.say("daily", "playing"))).to_be_visible()
    table = page.evaluate("Object.keys(localStorage).find(key => key.startsWith('throneroom.place.'))").split(".")[-1]
    person.button("daily", "resume").click()
    page.wait_for_url(re.compile(table))
    assert person.is_asked()
    note_result(person, table)
    person.go("daily")
    expect(page.get_by_text(person.say("daily", "won", count=5, turns=14))).to_be_visible()
    expect(page.get_by_text(re.compile(person.say("daily", "place", place=1, count=r"\d+")))).to_be_visible()
    expect(page.locator("figure rect.own")).to_have_count(2)
    page.locator("figure details summary").first.click()
    expect(page.get_by_role("row", name=re.compile(r"5 \("))).to_be_visible()
    assert serious(page) == []
    person.shot(f"daily-{person.language}")


def note_result(person, table: str) -> None:
    """As if the game had been played to its end: that takes a hard bot minutes."""
    file = person.house.database.removeprefix("sqlite:///")
    with sqlite3.connect(file, timeout=60) as connection:
        for seat, score, outcome in ((0, 35, "won"), (1, 30, "lost")):
            connection.execute("UPDATE results SET outcome = ?, score = ?, turns = 14, place = ?, ended = began "
                               "WHERE game = ? AND seat = ?", (outcome, score, seat + 1, table, seat))
    connection.close()


def test_own_data(reader, whole_game, tmp_path: Path) -> None:
    person, page = reader, reader.page
    headers = sign_in(person, "Leaver")
    players = json.loads(whole_game.record)["setup"]["players"]
    client = person.house.client
    client.post("/me/data", json={"games": [brought(whole_game, players)]}, headers=headers)
    person.go("account")
    with page.expect_download() as download:
        person.button("data", "export").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["account"]["name"] == f"Leaver {person.language}" and len(data["games"]) == 1
    assert json.loads(data["games"][0]["record"])["answers"] == json.loads(whole_game.record)["answers"]

    bring = page.locator("input[type=file]")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", encoding="utf-8")
    bring.set_input_files(wrong)
    expect(page.get_by_text(person.say("data", "not such a file"))).to_be_visible()
    bring.set_input_files(file)
    expect(page.get_by_text(person.say("data", "imported", taken=0, known=1, refused=0))).to_be_visible()
    games = data["games"]               # what is damaged keeps nothing else from being taken
    damaged = [None, {**games[0], "began": "yesterday"}, {**games[0], "id": "elsewhere", "record": "{}"}, *games]
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({**data, "settings": "none", "games": damaged}), encoding="utf-8")
    bring.set_input_files(broken)
    expect(page.get_by_text(person.say("data", "imported", taken=0, known=1, refused=3))).to_be_visible()
    expect(bring).not_to_have_attribute("aria-invalid", "true")
    person.troubles.clear()             # the browser notes the refusals by itself
    assert serious(page) == []
    person.shot(f"own-data-{person.language}")

    person.button("data", "delete").click()
    password = page.get_by_label(person.say("data", "password"), exact=True)
    password.fill("not the right one")
    person.button("data", "for ever").click()
    expect(page.get_by_role("dialog")).to_contain_text(
        {"en": "the password is wrong", "de": "Das Passwort ist falsch."}[person.language])
    person.troubles.clear()             # the browser notes the refusal by itself
    password.fill(PASSWORD)
    person.button("data", "for ever").click()
    expect(page.get_by_text(person.say("data", "gone"))).to_be_visible()
    assert client.get("/me", headers=headers).status_code == 401
    assert page.evaluate("localStorage.getItem('throneroom.session')") is None
