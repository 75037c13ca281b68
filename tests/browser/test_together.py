"""People and each other, in two browsers at once: one in English, one in German."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_access import findings

NEEDS_ALL_OF_THE_BROWSER = True         # notifications


def member(person: Any, name: str) -> dict[str, str]:
    """Registers somebody, and lets their browser know; the header that speaks for them."""
    answer = person.house.client.post("/register", json={"name": name, "password": "correct horse"})
    assert answer.status_code == 200, answer.text
    session = answer.json()
    person.page.evaluate("session => localStorage.setItem('throneroom.session', JSON.stringify(session))", session)
    person.page.reload()
    return {"Authorization": f"Bearer {session['token']}"}


def table_of(person: Any, header: dict[str, str], **wanted: Any) -> dict[str, Any]:
    answer = person.house.client.post("/tables", json={"kingdom": {"text": "First Game"}, **wanted}, headers=header)
    assert answer.status_code == 200, answer.text
    return answer.json()


def notice(person: Any) -> Any:
    return person.page.get_by_role("complementary", name=person.say("notice", "title"))


def named(person: Any, key: str, name: str) -> Any:
    return person.page.get_by_role("button", name=person.say("people", key, name=name), exact=True)


def pressed(person: Any, place: Any, room: str, key: str) -> None:
    place.get_by_role("button", name=person.say(room, key), exact=True).click()


def test_friends_meet_at_a_table(arrive) -> None:
    """Asked, accepted, invited, removed and blocked, each seen by the other without loading the page again."""
    ada, berta = arrive("en"), arrive("de")
    mine = member(ada, "Ada Friend")
    member(berta, "Berta Friend")
    berta.go("settings")
    ada.go("people")
    ada.page.get_by_label(ada.say("people", "name"), exact=True).fill("Nobody There")
    ada.button("people", "ask").click()
    expect(ada.page.get_by_role("alert").filter(has_text="nobody is registered")).to_be_visible()
    ada.troubles.clear()                        # the browser tells of the 404
    ada.page.get_by_label(ada.say("people", "name"), exact=True).fill("berta friend")
    ada.button("people", "ask").click()
    named(ada, "withdraw whom", "Berta Friend").wait_for()
    expect(notice(berta)).to_contain_text("Ada Friend")
    berta.shot("together-notice-de")
    pressed(berta, notice(berta), "people", "accept")
    friends = ada.page.locator(".friends li")
    expect(friends).to_contain_text(["Berta Friend"])
    expect(friends).to_contain_text([ada.say("people", "here")])
    expect(notice(berta).locator(".notice")).to_have_count(0)
    ada.shot("together-people-en")

    ada.sit(table_of(ada, mine, seats=3))
    named(ada, "invite whom", "Berta Friend").click()
    expect(ada.page.get_by_text(ada.say("people", "invited", name="Berta Friend"))).to_be_visible()
    expect(notice(berta)).to_contain_text(berta.say("notice", "invites", name="Ada Friend"))
    pressed(berta, notice(berta), "notice", "accept invitation")
    berta.button("people", "leave").wait_for()
    ada.shot("together-waiting-en")
    named(ada, "kick whom", "Berta Friend").click()
    expect(berta.page.get_by_role("alert").filter(has_text=berta.say("refused", "kicked"))).to_be_visible()
    expect(ada.log).to_contain_text("Berta Friend is removed")

    berta.go("people")
    named(berta, "block whom", "Ada Friend").click()
    named(berta, "unblock whom", "Ada Friend").wait_for()
    ada.go("people")
    expect(ada.page.locator(".friends .none")).to_be_visible()
    berta.shot("together-people-de")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_and_its_notices_are_accessible(arrive, scheme: str) -> None:
    """And whoever has no mouse answers a notice."""
    ada, berta = arrive("en", color_scheme=scheme, bypass_csp=True), arrive("de")
    member(ada, f"Ada {scheme}")
    hers = member(berta, f"Berta {scheme}")
    ada.go("people")
    ada.page.locator("#friends").wait_for()
    asked = berta.house.client.post("/friends", json={"name": f"Ada {scheme}", "wish": "befriend"}, headers=hers)
    assert asked.status_code == 200
    expect(notice(ada)).to_contain_text(f"Berta {scheme}")
    assert findings(ada.page) == []
    accept = notice(ada).get_by_role("button", name=ada.say("people", "accept"), exact=True)
    for _ in range(80):
        if accept.evaluate("button => button === document.activeElement"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".friends li")).to_contain_text([f"Berta {scheme}"])
    ada.page.set_viewport_size({"width": 360, "height": 740})
    ada.shot(f"together-phone-{scheme}")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_who_look_for_opponents_find_each_other(arrive) -> None:
    """Guests, too; whoever stops looking, or closes the page, is not seated."""
    ada, berta, gone = arrive("en"), arrive("de"), arrive("de")
    for person in (ada, gone, berta):
        person.go("people")
        if person is not berta:
            person.button("match", "find").click()
            person.page.locator("#match ~ p[role=status]").filter(has_text="1" if person is ada else "2").wait_for()
        if person is ada:
            ada.page.locator("#match ~ button").click()
            ada.button("match", "find").wait_for()
            ada.page.get_by_label(ada.say("match", "untimed")).check()
            ada.page.get_by_label(ada.say("match", "calm")).uncheck()
            ada.button("match", "find").click()
            expect(notice(ada)).to_contain_text(ada.say("notice", "finding"))
    gone.page.close()
    berta.page.get_by_label(berta.say("match", "untimed")).check()
    ada.go("cards")                             # looks around meanwhile
    berta.button("match", "find").click()
    for person in (ada, berta):
        person.page.wait_for_url("**/#/table/*")
        person.page.locator(".board").wait_for()
    assert ada.page.url.rpartition("/")[2] == berta.page.url.rpartition("/")[2]
    expect(notice(ada).locator(".notice")).to_have_count(0)


BOXES = """() => [...document.querySelectorAll('.board .card, .board .seat, .board .question, .board .resources')]
    .map(part => part.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round))"""
FREE = """() => [...document.querySelectorAll('.board .seat, .board .question, .board .hand .card')]
    .filter(part => part.checkVisibility()).every(part => {
        const box = part.getBoundingClientRect()
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return part.contains(top) || top.contains(part)
    })"""


WINDOWS = pytest.mark.parametrize(("language", "width", "height"), [
    ("en", 1366, 768), ("de", 360, 740), ("en", 320, 568), ("de", 740, 360)])


@WINDOWS
def test_what_is_new_covers_nothing_at_a_table(arrive, language: str, width: int, height: int) -> None:
    """There is a bell, and behind it what is new; everything else stays where it is."""
    ada = arrive(language, viewport={"width": width, "height": height}, bypass_csp=True)
    mine = member(ada, f"Ada Bell {width}")
    berta = ada.house.client.post("/register", json={"name": f"Berta Bell {width}", "password": "correct horse"}).json()
    hers = {"Authorization": f"Bearer {berta['token']}"}
    ada.sit(table_of(ada, mine, seats=2, bots=["easy"]))
    assert ada.is_asked()
    bell = ada.page.get_by_role("button", name=ada.say("notice", "waiting", count=1))
    expect(bell).to_have_count(0)
    before = ada.page.evaluate(BOXES)
    asked = ada.house.client.post("/friends", json={"name": f"Ada Bell {width}", "wish": "befriend"}, headers=hers)
    assert asked.status_code == 200, asked.text
    expect(bell).to_be_visible()
    assert ada.page.evaluate(FREE) and ada.page.evaluate(BOXES) == before
    ada.shot(f"bell-{width}x{height}-{language}")
    bell.click()
    new = ada.page.get_by_role("dialog", name=ada.say("notice", "title"))
    expect(new).to_contain_text(ada.say("notice", "asks", name=f"Berta Bell {width}"))
    ada.shot(f"bell-open-{width}x{height}-{language}")
    assert findings(ada.page) == []
    pressed(ada, new, "people", "accept")
    expect(bell).to_have_count(0)
    expect(new).to_have_count(0)
    friends = ada.house.client.get("/friends", headers=mine).json()["friends"]
    assert [friend["name"] for friend in friends] == [f"Berta Bell {width}"]


@WINDOWS
def test_what_was_told_waits_behind_a_bell(arrive, language: str, width: int, height: int) -> None:
    """However much waits, nothing covers a page that is loaded again, and an invitation is found among turns."""
    ada = arrive(language, viewport={"width": width, "height": height}, bypass_csp=True)
    mine = member(ada, f"Ada Told {width}")
    berta = ada.house.client.post("/register", json={"name": f"Berta Told {width}", "password": "correct horse"}).json()
    hers = {"Authorization": f"Bearer {berta['token']}"}
    for _ in range(3):
        place = table_of(ada, mine, seats=2, rules={"days": 3})
        assert ada.house.client.post(f"/tables/{place['table']}/join", headers=hers).status_code == 200
    place = table_of(ada, hers, seats=2)
    invited = ada.house.client.post(f"/tables/{place['table']}/invite", headers=hers,
                                    json={"name": f"Ada Told {width}"})
    assert invited.status_code == 200, invited.text

    bell = ada.page.get_by_role("button", name=ada.say("notice", "waiting", count=4), exact=True)
    bell.wait_for()
    told = notice(ada).locator(".notice")
    shown = told.filter(visible=True)
    expect(shown.first).to_contain_text(ada.say("notice", "invites", name=f"Berta Told {width}"))
    expect(shown).to_have_count(2 if width > 1000 else 1)
    ada.page.reload()
    bell.wait_for()
    expect(told).to_have_count(0)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    turns = ada.page.locator("section", has=ada.page.locator("#turns"))         # on the first page of all
    expect(turns.get_by_role("listitem")).to_have_count(3)
    assert findings(ada.page) == []
    bell.click()
    new = ada.page.get_by_role("dialog", name=ada.say("notice", "title"))
    expect(new.locator(".notice")).to_have_count(4)
    ada.shot(f"told-{width}x{height}-{language}")
    assert findings(ada.page) == []
    pressed(ada, new, "notice", "accept invitation")
    ada.page.wait_for_url(f"**/#/table/{place['table']}")
    ada.page.locator(".board").wait_for()


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_person_on_two_devices(arrive, language: str) -> None:
    """What was begun on the one is gone on with on the other, and whoever is deleted there is not signed in here."""
    here, there = arrive(language), arrive(language)
    name = f"Ada Twice {language}"
    mine = member(here, name)
    there.page.evaluate("session => localStorage.setItem('throneroom.session', session)",
                        here.page.evaluate("localStorage.getItem('throneroom.session')"))
    place = table_of(here, mine, seats=2, bots=["easy"])
    here.sit(place)
    assert here.is_asked()
    there.page.reload()
    yours = there.page.locator("section", has=there.page.get_by_role("heading", name=there.say("lobby", "yours")))
    pressed(there, yours, "lobby", "return")
    there.page.wait_for_url(f"**/#/table/{place['table']}")
    assert there.is_asked()

    there.go("account")
    there.page.get_by_text(there.say("account", "registered", name=name)).wait_for()
    gone = here.house.client.post("/me/deletion", json={"password": "correct horse"}, headers=mine)
    assert gone.status_code == 200, gone.text
    there.button("account", "login").wait_for()
    assert there.page.evaluate("localStorage.getItem('throneroom.session')") is None
    here.troubles.clear()                       # the browser tells of what it may not any more


NOTED = """
    window.noted = []
    Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) })
    window.Notification = class extends Notification {
        constructor(title, options) {
            super(title, options)
            noted.push([title, options.body])
        }
    }"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_browser_says_that_it_is_one_s_turn_somewhere(arrive, language: str) -> None:
    """In any room, if one asked for it, and only if nobody looks."""
    ada = arrive(language, permissions=["notifications"])
    ada.page.add_init_script(NOTED)
    mine = member(ada, f"Ada Noted {language}")
    berta = ada.house.client.post("/register", json={"name": f"Berta Noted {language}", "password": "correct horse"})
    hers = {"Authorization": f"Bearer {berta.json()['token']}"}
    ada.go("settings")
    notes = ada.page.get_by_role("switch", name=ada.say("setting", "alertNotice"), exact=True)

    def called() -> None:
        place = table_of(ada, mine, seats=2, rules={"days": 3, "undo": "never"})
        assert ada.house.client.post(f"/tables/{place['table']}/join", headers=hers).status_code == 200

    turn = ada.say("notice", "turn", names=f"Berta Noted {language}")
    ada.page.evaluate("window.away = true")
    called()                            # nobody asked for it
    expect(notice(ada).locator(".notice")).to_have_count(1)
    notes.click()
    expect(notes).to_be_checked()
    called()
    ada.page.wait_for_function("() => noted.length === 1")
    assert ada.page.evaluate("noted[0]") == [ada.say("signal", "your turn"), turn]
    ada.page.evaluate("window.away = false")
    called()                            # whoever looks sees it
    expect(notice(ada).locator(".notice")).to_have_count(3)
    assert ada.page.evaluate("noted.length") == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_over_days_calls_whose_turn_it_is(arrive, language: str) -> None:
    """On any page, in the list of turns, and the table says until when; a rated one that is resigned counts at once,
    and in the end everybody reads what it has changed."""
    ada, berta = arrive(language), arrive(language)
    mine, hers = member(ada, f"Ada Days {language}"), member(berta, f"Berta Days {language}")
    place = table_of(ada, mine, seats=2, rules={"days": 3, "rated": True, "undo": "never"})
    ada.go("people")
    joined = ada.house.client.post(f"/tables/{place['table']}/join", headers=hers)
    assert joined.status_code == 200
    expect(notice(ada)).to_contain_text(ada.say("notice", "turn", names=f"Berta Days {language}"))
    expect(ada.page.locator("section", has=ada.page.locator("#turns"))).to_contain_text(f"Berta Days {language}")
    ada.shot(f"together-turn-{language}")
    ada.go("games")
    expect(ada.page.locator("section", has=ada.page.locator("#turns"))).to_contain_text(f"Berta Days {language}")
    pressed(ada, notice(ada), "notice", "play")         # the seat was given out elsewhere
    assert ada.is_asked()
    expect(ada.page.locator(".clock")).to_contain_text(ada.say("days", "left", days=2, hours=23))
    ada.shot(f"together-days-{language}")
    ada.turn("silver")
    expect(notice(berta)).to_contain_text(berta.say("notice", "turn", names=f"Ada Days {language}"))
    resign(ada)
    berta.page.wait_for_function(
        "name => fetch('/api/ratings').then(r => r.json()).then(found => found.best.some(row => row.name === name))",
        arg=f"Berta Days {language}")
    berta.go("people")
    row = berta.page.locator("tr", has_text=f"Berta Days {language}")
    expect(row).to_contain_text(berta.say("rating", "provisional"))
    berta.shot(f"together-ratings-{language}")
    berta.sit(joined.json())
    resign(berta)                       # bots play to the end
    for person in (ada, berta):
        changes = person.page.locator(".score .rating")
        expect(changes).to_have_text([re.compile(person.say("rating", "change", before=1500, after=r"\d{4}"))] * 2)
    berta.shot(f"together-rated-{language}")


def resign(person: Any) -> None:
    person.button("board", "menu").click()
    person.button("board", "resign").click()
    person.page.locator("dialog").get_by_role("button", name=person.say("board", "resign"), exact=True).last.click()
