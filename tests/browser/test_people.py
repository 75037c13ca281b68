"""Who is who at the page, and where somebody is signed in."""
from __future__ import annotations

from playwright.sync_api import expect


def test_bots_are_marked_everywhere(arrive, house) -> None:
    """In the lobby, before the game, at the board and in the log (at the end: test_games.py); also one that plays on
    for a person."""
    person, watcher = arrive("en"), arrive("de")
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 3, "bots": ["easy"]})
    watcher.go("")
    listed = watcher.page.locator("li", has=watcher.page.locator(f'a[href$="{place["table"]}"]'))
    expect(listed.locator(".bot")).to_have_text(["Bot · leicht"])
    watcher.go(f"join/{place['table']}")
    expect(watcher.page.locator("form .bot")).to_have_text(["Bot · leicht"])
    person.sit(place)
    expect(person.page.locator(".people .bot")).to_have_text(["Bot · easy"])
    watcher.page.get_by_label(watcher.say("lobby", "name")).fill("Bertram")      # as the bot is called
    watcher.button("join", "sit").click()
    seats = person.page.locator(".others section.seat")
    expect(seats.locator(".name")).to_have_text(["Bertram (2)", "Bertram"])
    expect(seats.locator(".bot")).to_have_text(["Bot · easy"])
    watcher.button("board", "menu").click()
    watcher.button("board", "resign").click()
    watcher.page.locator("dialog").get_by_role("button", name=watcher.say("board", "resign"), exact=True).last.click()
    expect(seats.locator(".bot")).to_have_text(["Bot for Bertram (2)", "Bot · easy"])
    person.turn("silver")
    person.question.wait_for()
    turns = person.log.locator("p.turn", has_text="Bertram")
    expect(turns.locator(".bot")).to_have_count(2)
    expect(person.log.locator("p", has_text="You buy").locator(".bot")).to_have_count(0)


def test_who_goes_on_elsewhere_is_told_so_and_can_come_back(arrive, house) -> None:
    person = arrive("de")
    person.button("lobby", "play").click()
    assert person.is_asked()
    table = person.page.url.rpartition("/")[2]
    session = person.page.evaluate("JSON.parse(localStorage.getItem('throneroom.session'))")
    joined = house.client.post(f"/tables/{table}/join", headers={"Authorization": f"Bearer {session['token']}"})
    assert joined.status_code == 200
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("refused", "elsewhere"))
    person.button("board", "come back").click()
    assert person.is_asked()
    expect(person.page.locator(".message")).to_have_count(0)


def test_all_sessions_are_ended_from_one_page(arrive) -> None:
    """The other page hears of it at once; with the password both come back, also to the seat."""
    here, there = arrive("en"), arrive("de")

    def sign_in(person, way: str) -> None:
        person.go("account")
        person.page.get_by_label(person.say("account", "name")).fill("Konstanze")
        person.page.get_by_label(person.say("account", "password")).fill("correct horse")
        person.button("account", way).click()
        expect(person.page.get_by_role("status").filter(has_text="Konstanze")).to_be_visible()
        person.button("account", "logout").wait_for()

    sign_in(here, "register")
    sign_in(there, "login")
    there.go("")
    there.button("lobby", "play").click()
    assert there.is_asked()
    table = there.page.url.rpartition("/")[2]
    here.button("account", "end all").click()
    here.page.locator("dialog").get_by_role("button", name=here.say("account", "end all"), exact=True).click()
    expect(here.page.get_by_role("status").filter(has_text=here.say("account", "nobody"))).to_be_visible()
    expect(there.page.get_by_role("alert")).to_contain_text(there.say("refused", "ended"))
    there.button("board", "come back").click()              # asks for the password first
    there.page.get_by_label(there.say("account", "password")).wait_for()
    there.troubles.clear()                                  # the browser tells of the 401
    sign_in(there, "login")
    there.go(f"table/{table}")
    there.button("board", "come back").click()
    assert there.is_asked()
    there.go("account")
    there.button("account", "logout").click()
    expect(there.page.get_by_role("status").filter(has_text=there.say("account", "nobody"))).to_be_visible()
    there.go(f"join/{table}")
    expect(there.button("join", "return")).to_have_count(0)
