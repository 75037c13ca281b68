"""The pace of the table: nothing is answered by accident, an undo says what it does, and others can be followed."""
from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

ARRIVING = 300                          # milliseconds: a little more than the page gives a new question (clicks.ts)


def click_again(page: Page, x: float, y: float) -> None:
    """The second half of a double click."""
    page.mouse.move(x, y)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)


def choose(person: Any, **settings: Any) -> None:
    """Settings as this person likes them; others are as at first."""
    person.page.evaluate("kept => localStorage.setItem('throneroom.settings', JSON.stringify(kept))", settings)
    person.page.reload()


def stop(page: Page) -> None:
    """The page's clock, which runs on until that is done: a busy machine takes seconds for it."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 15"))


def middle_of(target: Any) -> tuple[float, float]:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_double_click_answers_one_question_and_enter_does_what_the_gold_button_says(two_people: Any) -> None:
    ada, berta = two_people
    ada.answer()                        # plays all Treasures: the first click
    ending = ada.button("board", "end turn")
    ending.wait_for()
    click_again(ada.page, *middle_of(ending))
    expect(ending).to_be_visible()
    assert ada.question.get_attribute("data-purpose") == "buy"

    ada.page.locator('[data-place="pile:province"] button.press').click()       # too dear: it is looked up
    ada.page.get_by_role("dialog").wait_for()
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.page.keyboard.press("Enter")
    berta.question.wait_for()
    expect(ada.question).to_have_count(0)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_a_key_that_is_kept_down_answers_once_and_presses_nothing_that_was_clicked_before(two_people: Any) -> None:
    ada, berta = two_people
    ada.button("board", "play all").wait_for()
    silver = ada.page.locator('[data-place="pile:silver"] button.press')
    silver.click()                      # only looked up: it has the focus from now on
    ada.page.get_by_role("dialog").wait_for()
    ada.page.keyboard.press("Escape")
    expect(silver).to_be_focused()
    with ada.answering():
        ada.page.keyboard.down("Enter")
    expect(ada.button("board", "end turn")).to_be_visible()
    for _ in range(3):
        ada.page.keyboard.down("Enter")
    ada.page.keyboard.up("Enter")
    ada.page.keyboard.press("Space")    # to skip on, where there is nothing left to skip
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    with ada.answering():
        ada.page.keyboard.press("Enter")
    berta.question.wait_for()
    expect(ada.log).to_contain_text("You clean up")
    expect(ada.log).not_to_contain_text("You buy")


def test_what_told_nobody_anything_is_taken_back_by_the_button_whatever_was_agreed(arrive: Any, house: Any) -> None:
    ada, berta = arrive("en"), arrive("de")
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2, "rules": {"undo": "never"}})
    ada.sit(place)
    berta.go(f"join/{place['table']}")
    berta.page.get_by_label(berta.say("lobby", "name")).fill("Berta")
    berta.button("join", "sit").click()
    ada.question.wait_for()
    undo = ada.button("board", "undo")
    expect(undo).to_be_disabled()
    ada.answer()                        # plays all Treasures
    ada.button("board", "end turn").wait_for()
    undo.click()
    ada.button("board", "play all").wait_for()


# As of a browser that does not count taps: nothing but the page itself tells the second half of a double tap.
UNCOUNTED = """(button, [x, y]) => button.dispatchEvent(new PointerEvent("click", {
    bubbles: true, cancelable: true, detail: 1, pointerType: "touch", clientX: x, clientY: y}))"""


def test_a_double_tap_answers_one_question(arrive: Any, tapper: Any, house: Any) -> None:
    person = arrive("de", tapper, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sent: list[str] = []
    person.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    person.page.clock.install()
    person.sit(house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["easy"]}))
    nothing = person.button("board", "no more treasures")
    nothing.wait_for()
    expect(person.page.locator("[data-arriving]")).to_have_count(0)
    stop(person.page)                   # quicker than any machine
    spot = middle_of(nothing)
    person.page.touchscreen.tap(*spot)
    ending = person.button("board", "end turn")
    ending.wait_for()
    box = ending.bounding_box()
    assert box["x"] < spot[0] < box["x"] + box["width"] and box["y"] < spot[1] < box["y"] + box["height"]
    for _ in range(3):
        person.page.touchscreen.tap(*spot)
        ending.evaluate(UNCOUNTED, spot)
    expect(ending).to_be_visible()
    expect(person.page.locator(".second-look")).to_have_count(0)
    person.page.clock.run_for(ARRIVING)
    ending.evaluate(UNCOUNTED, spot)            # this is meant
    expect(ending).to_have_count(0)
    assert len([each for each in sent if '"answer"' in each]) == 2


def test_a_key_stays_with_its_card(two_people: Any) -> None:
    ada, _ = two_people
    ada.question.wait_for()
    copper = ada.page.locator('.own [data-card="copper"] kbd').first
    key = copper.text_content()
    coppers = ada.hand.count("copper")
    for left in range(coppers - 1, 0, -1):
        ada.page.keyboard.press(key)
        expect(ada.page.locator('.own section.hand [data-card="copper"]')).to_have_count(left)
        expect(copper).to_have_text(key)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_copper_is_looked_at_twice_and_an_undo_says_what_it_does(arrive: Any, house: Any, language: str) -> None:
    person = arrive(language)
    person.sit(house.post("/tables", {"seats": 2, "bots": ["easy"]}))
    person.answer()                     # plays all Treasures
    coppers = person.page.locator('[data-place="play"] [data-card="copper"]')
    coppers.wait_for()
    undo = person.button("board", "undo")
    told = {"en": r"^play \d Copper$", "de": r"^\d Kupfer spielen$"}[language]
    expect(person.page.locator("#taken-back")).to_have_text(re.compile(told))
    step = person.page.locator("#taken-back").inner_text()
    expect(undo).to_have_attribute("title", person.say("step back", "title", what=step))
    expect(undo).to_have_accessible_description(step)

    look = person.page.get_by_role("region", name=person.say("look", "name"))
    person.option("copper").click()
    expect(look).to_contain_text(person.say("look", "copper"))
    person.shot(f"second-look-{language}")
    click_again(person.page, *middle_of(look.get_by_role("button", name=person.say("look", "buy"))))
    expect(look).to_be_visible()        # the second half of a double click means nothing
    person.page.keyboard.press("Enter") # the gold button
    expect(look).to_have_count(0)
    person.option("copper").click()
    look.get_by_role("button", name=person.say("look", "buy")).click()
    name = {"en": "You buy Copper", "de": "Du kaufst Kupfer"}[language]
    expect(person.log).to_contain_text(name)

    choose(person, secondLook=False)
    person.turn("copper")
    expect(person.log.get_by_text(name)).to_have_count(2)


def test_a_link_is_copied_where_the_clipboard_is_kept_from_pages(arrive: Any, house: Any) -> None:
    person = arrive()
    person.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    person.page.reload()
    person.sit(house.post("/tables", {"seats": 2}))
    link = person.page.get_by_label(person.say("board", "invite")).input_value()
    person.button("board", "copy").click()
    expect(person.button("board", "copied")).to_be_visible()
    chat = person.page.locator("[data-chat]")
    chat.focus()
    person.page.keyboard.press("Control+v")
    expect(chat).to_have_value(link)


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_address_that_leads_nowhere_leads_to_the_page(arrive: Any, house: Any, language: str) -> None:
    person = arrive(language)
    for address in ("nonsense", "some/where", "#/nonsense"):
        person.page.goto(f"{house.url}/{address}")
        expect(person.page.get_by_role("heading", name=person.say("lost", "title"))).to_be_visible()
        expect(person.page.get_by_role("main")).to_contain_text(address.removeprefix("#/"))
    person.page.get_by_role("main").get_by_role("link", name=person.say("board", "to the lobby")).click()
    expect(person.button("lobby", "play")).to_be_visible()
    answer = person.page.request.get(f"{house.url}/api/nonsense", headers={"Accept": "text/html"})
    assert answer.status == 404 and json.loads(answer.text())["error"] == "Not Found"


@pytest.mark.parametrize("language", ["en", "de"])
def test_enter_does_not_resign(arrive: Any, house: Any, language: str) -> None:
    person = arrive(language)
    person.sit(house.post("/tables", {"seats": 2, "bots": ["easy"]}))
    assert person.is_asked()
    asked = person.question.inner_text()
    for keys in (["Enter"], ["Escape"]):
        person.button("board", "menu").click()
        person.page.get_by_role("dialog").get_by_role("button", name=person.say("board", "resign"), exact=True).click()
        dialog = person.page.get_by_role("dialog", name=person.say("board", "resign"))
        expect(dialog.locator(".primary")).to_have_text(person.say("board", "play on"))
        expect(dialog.locator(".primary")).to_be_focused()
        person.page.keyboard.press(*keys)
        expect(dialog).to_have_count(0)
        assert person.question.inner_text() == asked
    person.button("board", "menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("board", "resign"), exact=True).click()
    dialog.locator(".danger").click()
    expect(person.log).to_contain_text({"en": "You resign", "de": "Du gibst auf"}[language])


# --- following others -------------------------------------------------------------------------------------------------
LISTENING = """window.WebSocket = class extends WebSocket {
  constructor(...line) {
    super(...line)
    this.addEventListener("message", ({ data }) => {
      const told = JSON.parse(data)
      if (told.type === "update") window.told = told
    })
  }
}"""


def opponents(arrive: Any, house: Any, **settings: Any) -> tuple[Any, Any]:
    """Ada, whose page shows what Berta does (its clock stands still), and Berta."""
    ada, berta = arrive("en", reduced_motion="no-preference"), arrive("de")
    ada.page.clock.install()
    ada.page.add_init_script(LISTENING)
    choose(ada, **settings)
    place = house.post("/tables", {"kingdom": {"text": "First Game"}, "seats": 2})
    ada.sit(place)
    berta.go(f"join/{place['table']}")
    berta.page.get_by_label(berta.say("lobby", "name")).fill("Berta")
    berta.button("join", "sit").click()
    ada.question.wait_for()
    stop(ada.page)
    return ada, berta


def turn_of(berta: Any, ada: Any, *wishes: str) -> None:
    """Until Ada's page has heard all of it: whatever comes after she skipped on is shown step by step again."""
    before = ada.page.evaluate("told.question.number")
    berta.turn(*wishes)
    while not ada.page.evaluate("before => told.question.seat === 0 && told.question.number > before", before):
        ada.page.wait_for_timeout(20)


def test_what_others_do_is_shown_step_by_step_and_stays_marked(arrive: Any, house: Any) -> None:
    ada, berta = opponents(arrive, house, speed="calm")
    skip = ada.button("pace", "skip")
    in_play = ada.page.locator('[data-place="play"] [data-card="copper"]')
    ada.turn("silver")
    turn_of(berta, ada, "silver", "copper")
    expect(skip).to_be_visible()        # Berta's turn is over, but its first Copper is what is shown
    expect(in_play).to_have_attribute("data-fresh", "")
    expect(ada.log).not_to_contain_text("Berta buys")
    expect(ada.question).to_have_count(0)
    for _ in range(40):                 # one after the other
        expect(ada.question).to_have_count(0)
        if "Berta buys" in ada.log.inner_text():
            break
        ada.page.clock.run_for(240)
    expect(ada.log).to_contain_text("Berta buys")
    expect(ada.log).not_to_contain_text("Berta cleans up")
    expect(in_play).to_be_visible()     # what she bought is shown before it is cleaned up
    ada.shot("show")
    ada.page.clock.run_for(1200)
    ada.question.wait_for()             # it has caught up
    expect(skip).to_have_count(0)
    expect(ada.log).to_contain_text("Berta cleans up and draws 5 cards")
    taken = ada.page.locator('[data-taken="Berta"]')
    expect(taken).to_have_count(1)
    recap = re.compile("^Berta played .*Copper and took ")
    expect(ada.page.locator('[data-place="play"]')).to_have_attribute("data-recap", recap)
    ada.shot("marks")
    ada.turn("silver", "copper")
    expect(taken).to_have_count(0)      # a new round


def test_a_key_that_is_kept_down_does_not_skip_the_show(arrive: Any, house: Any) -> None:
    ada, berta = opponents(arrive, house, speed="calm")
    ada.turn("silver", "copper")
    ada.page.keyboard.down("Enter")     # as if the turn had been ended by it; nor does it press what was bought
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    turn_of(berta, ada, "silver", "copper")
    skip = ada.button("pace", "skip")
    skip.wait_for()
    ada.page.keyboard.down("Enter")
    expect(skip).to_be_visible()
    expect(ada.question).to_have_count(0)
    ada.page.keyboard.up("Enter")
    ada.page.keyboard.press("Enter")
    ada.question.wait_for()


def test_the_show_is_skipped_and_nothing_is_answered_by_that(arrive: Any, house: Any) -> None:
    ada, berta = opponents(arrive, house, speed="quick")
    skip = ada.button("pace", "skip")

    def round_of_berta() -> None:
        ada.turn("silver", "copper")
        turn_of(berta, ada, "silver", "copper")
        expect(skip).to_be_visible()

    round_of_berta()
    ada.page.locator('[data-place="pile:copper"] button.press').click()     # anywhere
    ada.question.wait_for()
    assert ada.question.get_attribute("data-purpose") == "play"
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    round_of_berta()
    ada.page.keyboard.press("Enter")
    expect(ada.button("board", "play all")).to_be_visible()     # not pressed by that
    round_of_berta()
    ada.page.reload()
    ada.question.wait_for()             # who comes back sees the present
    expect(skip).to_have_count(0)
    choose(ada, speed="instant")
    ada.turn("silver", "copper")
    turn_of(berta, ada, "silver", "copper")
    ada.question.wait_for()
    expect(skip).to_have_count(0)
    expect(ada.page.locator('[data-taken="Berta"]')).to_have_count(1)       # but it is marked


# --- the guided game --------------------------------------------------------------------------------------------------
IN_SIGHT = """pointed => {
  const box = pointed.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return pointed.contains(top) || top?.contains(pointed)
}"""
FITS = """hint => {
  const box = hint.getBoundingClientRect()
  return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
    && hint.scrollWidth <= hint.clientWidth && document.documentElement.scrollWidth <= innerWidth
}"""


@pytest.mark.parametrize(("language", "width", "height"), [("de", 360, 740), ("en", 320, 568), ("de", 1366, 640)])
def test_what_the_guide_speaks_of_is_in_sight(arrive: Any, language: str, width: int, height: int) -> None:
    person = arrive(language, viewport={"width": width, "height": height})
    person.page.get_by_role("button", name=person.say("lobby", "learn")).click()
    hint = person.page.get_by_role("complementary", name=person.say("guide", "name"))
    pointed = person.page.locator("[data-pointed]")
    for step in ("welcome", "goal", "look up"):
        expect(hint).to_contain_text(person.say("step", step))
        assert hint.evaluate(FITS), step
        assert pointed.evaluate(IN_SIGHT), step
        person.shot(f"guide-{step}-{width}x{height}")
        person.button("guide", "next").click()
    person.button("guide", "next").click()
    person.answer()
    expect(hint).to_contain_text(person.say("step", "militia"))
    expect(pointed).to_have_attribute("data-place", "pile:militia")
    assert hint.evaluate(FITS) and pointed.evaluate(IN_SIGHT)
    person.shot(f"guide-militia-{width}x{height}")
