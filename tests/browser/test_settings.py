"""Settings hold at once and are kept; sounds, and how one hears that it is one's turn."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

# What is heard, and whether anything could be heard yet.
LISTENING = """
    window.heard = []
    window.contexts = 0
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start
        kind.prototype.start = function (...when) {
            heard.push(kind.name)
            return start.apply(this, when)
        }
    }
    window.AudioContext = class extends AudioContext {
        constructor() {
            super()
            contexts += 1
        }
    }"""
AWAY = """
    window.notices = []
    Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) })
    window.Notification = class {
        static permission = "default"
        static requestPermission() {
            window.asked = (window.asked ?? 0) + 1
            return Promise.resolve(Notification.permission = window.refuses ? "denied" : "granted")
        }
        constructor(title, options) { notices.push([title, options.body]) }
        close() {}
    }"""


def switch(person, name: str) -> Locator:
    return person.page.get_by_role("switch", name=person.say("setting", name), exact=True)


def choose(person, name: str, choice: str) -> None:
    group = person.page.get_by_role("group", name=person.say("setting", name), exact=True)
    group.get_by_role("radio", name=re.compile(person.say("setting", f"{name} {choice}"))).check()


def colour(person, name: str) -> str:
    return person.page.evaluate(f"getComputedStyle(document.querySelector('.panel')).getPropertyValue('{name}').trim()")


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_chosen_holds_at_once_and_is_kept(language: str, arrive) -> None:
    person = arrive(language)
    person.go("settings")
    html = person.page.locator("html")
    for theme in ("dark", "contrast", "felt", "contrast"):
        choose(person, "theme", theme)
        expect(html).to_have_attribute("data-theme", theme)
        person.shot(f"settings-{language}-{theme}")
    choose(person, "colours", "safe")
    switch(person, "playTreasures").check()
    assert colour(person, "--seat-2") == "#1a1a1a"
    person.page.reload()
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(switch(person, "playTreasures")).to_be_checked()
    other = "de" if language == "en" else "en"
    choose(person, "language", other)
    expect(html).to_have_attribute("lang", other)
    person.language = other
    expect(person.page.get_by_role("heading", name=person.say("frame", "settings"), level=1)).to_be_visible()


def test_at_the_table_without_leaving_the_game(arrive) -> None:
    person = arrive()
    person.button("lobby", "play").click()
    assert person.is_asked()
    before = person.question.inner_text()
    person.button("board", "menu").click()
    person.button("frame", "settings").click()
    choose(person, "theme", "dark")
    person.shot("settings-at-the-table")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert person.question.inner_text() == before


def test_an_account_has_them_on_all_devices(arrive) -> None:
    desk, phone = arrive(), arrive("de")

    def enter(person, way: str) -> None:
        person.go("account")
        person.page.get_by_label(person.say("account", "name"), exact=True).fill("Settled Sue")
        person.page.get_by_label(person.say("account", "password"), exact=True).fill("rather secret")
        person.button("account", way).click()
        person.button("account", "logout").wait_for()

    desk.go("settings")
    choose(desk, "theme", "dark")               # as a guest; it comes along
    with desk.page.expect_response("**/api/settings") as answer:
        enter(desk, "register")
    assert answer.value.status == 200
    enter(phone, "login")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone.page.locator("html")).to_have_attribute("lang", "de")          # nobody chose one

    phone.go("settings")
    desk.page.context.set_offline(True)
    choose_offline(desk)
    with phone.page.expect_response("**/api/settings"):
        choose(phone, "theme", "contrast")
    with desk.page.expect_response("**/api/settings"):
        desk.page.context.set_offline(False)
    expect(desk.page.locator("html")).to_have_attribute("data-theme", "contrast")       # the newest
    with phone.page.expect_response("**/api/settings"):
        phone.page.reload()
    expect(switch(phone, "endTurn")).to_be_checked()                                    # and what was chosen offline
    desk.troubles.clear()                       # the browser has noticed that there was no line


def choose_offline(person) -> None:
    person.go("settings")
    switch(person, "endTurn").check()
    expect(switch(person, "endTurn")).to_be_checked()


def test_sound_is_small_and_off_by_one_key(arrive) -> None:
    person = arrive()
    person.page.add_init_script(LISTENING)
    person.page.reload()
    person.button("lobby", "play").wait_for()
    assert person.page.evaluate("contexts") == 0                # nobody has done anything yet
    person.button("lobby", "play").click()
    assert person.is_asked()
    assert person.page.evaluate("contexts") == 1
    person.turn("silver")
    person.page.wait_for_function("() => heard.includes('AudioBufferSourceNode') && heard.includes('OscillatorNode')")
    assert person.is_asked()
    sign = person.page.get_by_role("button", name=person.say("setting", "sound"), exact=True)
    expect(sign).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("m")
    expect(sign).to_have_attribute("aria-pressed", "false")
    before = person.page.evaluate("heard.length")
    person.turn("silver")
    assert person.is_asked()
    assert person.page.evaluate("heard.length") == before
    person.page.keyboard.press("m")
    person.turn("silver")
    person.page.wait_for_function("before => heard.length > before", arg=before)


def test_whose_turn_it_is_is_told_outside_the_page(two_people) -> None:
    ada, berta = two_people
    berta.page.add_init_script(AWAY)
    berta.page.reload()
    berta.page.locator(".board").wait_for()
    expect(ada.page).to_have_title("● Your turn · Throneroom")
    expect(berta.page).to_have_title("Throneroom")
    berta.button("board", "menu").click()
    berta.button("frame", "settings").click()
    berta.page.evaluate("window.refuses = true")
    switch(berta, "alertNotice").click()
    expect(berta.page.get_by_role("alert").filter(has_text=berta.say("setting", "alertNotice refused"))).to_be_visible()
    expect(switch(berta, "alertNotice")).not_to_be_checked()
    berta.page.evaluate("window.refuses = false")
    assert berta.page.evaluate("asked") == 1                    # only when it is switched on
    switch(berta, "alertNotice").click()
    expect(switch(berta, "alertNotice")).to_be_checked()
    berta.page.keyboard.press("Escape")
    berta.page.evaluate("window.away = true")
    ada.turn("silver")
    expect(berta.page).to_have_title("● Du bist dran · Throneroom")
    berta.page.wait_for_function("() => notices.length === 1")
    assert berta.page.evaluate("notices[0]") == ["Du bist dran", "Erstes Spiel"]
    berta.page.evaluate("window.away = false")
    berta.turn("silver")
    ada.turn("silver")
    expect(berta.page).to_have_title("● Du bist dran · Throneroom")
    assert berta.page.evaluate("notices.length") == 1           # whoever looks needs none
