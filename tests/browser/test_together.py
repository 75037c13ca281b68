"""People and each other, in two browsers at once: one in English, one in German."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_access import findings


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_over_days_calls_whose_turn_it_is(arrive, language: str) -> None:
    """On any page, in the list of turns, and the table says until when; a rated one that is resigned counts at once."""
    ada, berta = arrive(language), arrive(language)
    mine, hers = member(ada, f"Ada Days {language}"), member(berta, f"Berta Days {language}")
    place = table_of(ada, mine, seats=2, rules={"days": 3, "rated": True, "undo": "never"})
    ada.go("people")
    assert ada.house.client.post(f"/tables/{place['table']}/join", headers=hers).status_code == 200
    expect(notice(ada)).to_contain_text(ada.say("notice", "turn", names=f"Berta Days {language}"))
    expect(ada.page.locator("section", has=ada.page.locator("#turns"))).to_contain_text(f"Berta Days {language}")
    ada.shot(f"together-turn-{language}")
    ada.go("games")
    expect(ada.page.locator("section", has=ada.page.locator("#turns"))).to_contain_text(f"Berta Days {language}")
    notice(ada).get_by_role("link", name=ada.say("notice", "play"), exact=True).click()
    ada.button("join", "return").click()        # the seat was given out elsewhere
    assert ada.is_asked()
    expect(ada.page.locator(".clock")).to_contain_text(ada.say("days", "left", days=2, hours=23))
    ada.shot(f"together-days-{language}")
    ada.turn("silver")
    expect(notice(berta)).to_contain_text(berta.say("notice", "turn", names=f"Ada Days {language}"))
    ada.button("board", "menu").click()
    ada.button("board", "resign").click()
    ada.page.locator("dialog").get_by_role("button", name=ada.say("board", "resign"), exact=True).last.click()
    berta.page.wait_for_function(
        "name => fetch('/api/ratings').then(r => r.json()).then(found => found.best.some(row => row.name === name))",
        arg=f"Berta Days {language}")
    berta.go("people")
    row = berta.page.locator("tr", has_text=f"Berta Days {language}")
    expect(row).to_contain_text(berta.say("rating", "provisional"))
    berta.shot(f"together-ratings-{language}")
