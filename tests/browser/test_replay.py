"""Recorded games at the page."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.test_sight import problems, resize


def test_a_record_is_looked_at_and_branched_off(arrive, whole_game) -> None:
    person = arrive()
    last = len(whole_game.asked)

    def is_at(answer: int) -> None:
        expect(person.page.locator(".where")).to_contain_text(f"Answer {answer} of {last}")
        person.page.locator(".board").wait_for()

    person.go("replay")
    person.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": whole_game.record})
    is_at(0)
    for step, answer in (("on", 1), ("on", 2), ("back", 1), ("last", last), ("first", 0)):
        person.button("watch", step).click()
        is_at(answer)
    person.button("watch", "turn on").click()
    expect(person.page.locator(".where")).to_contain_text("Player 2, turn 1")     # numbered as in the log
    person.page.keyboard.press("End")
    is_at(last)
    expect(person.page.locator(".said")).to_have_text(person.say("watch", "over"))
    middle = last // 2
    jump = person.page.get_by_role("spinbutton", name=person.say("watch", "slider"))
    jump.fill(str(middle))
    jump.press("Enter")
    is_at(middle)

    # From a seat only its own hand is open, and what it would have been asked.
    purpose, seat = whole_game.asked[middle]
    person.page.get_by_label(person.say("watch", "seen by")).select_option(str(seat))
    is_at(middle)
    expect(person.question).to_have_attribute("data-purpose", purpose)
    hand = person.hand
    person.shot("replay")
    person.button("watch", "what if").click()
    person.page.wait_for_url("**/#/table/*")
    assert person.is_asked()
    assert person.question.get_attribute("data-purpose") == purpose
    assert person.hand == hand
    person.answer()


def test_what_is_no_record_is_refused_in_one_line(arrive) -> None:
    person = arrive()
    person.go("replay")
    person.page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": b'{"throneroom": 1}'})
    expect(person.page.get_by_role("alert").filter(has_text="not a record of a game")).to_be_visible()
    person.troubles.clear()             # the browser notes the refusal


@pytest.mark.parametrize(("language", "width", "height"), [("de", 360, 740), ("en", 320, 568), ("de", 740, 360)])
def test_on_a_phone_the_way_on_is_always_in_reach(arrive, tapper, house, whole_game, language, width, height) -> None:
    kept = house.post("/records", whole_game.record)["id"]
    person = arrive(language, tapper, viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    person.go(f"replay/{kept}")
    person.page.locator(".board").wait_for()
    last = len(whole_game.asked)
    means = [*(person.button("watch", step) for step in ("first", "turn back", "back", "run", "on", "turn on", "last")),
             person.page.get_by_role("slider")]
    for each in means:
        expect(each).to_be_in_viewport(ratio=1)
    expect(person.page.locator(".board .middle")).to_be_in_viewport(ratio=1)    # and so is the table itself
    resize(person, width, height)
    person.shot(f"replay-{width}x{height}-{language}")
    assert problems(person, True, pile=20, hand=5, question=1, resources=4, tabs=3, seat=1) == []
    person.press(person.button("watch", "on"))
    where = person.page.locator(".where")
    expect(where).to_contain_text({"en": f"Answer 1 of {last}", "de": f"Antwort 1 von {last}"}[language])
    expect(where).to_be_in_viewport(ratio=1)
    person.page.get_by_label(person.say("watch", "seen by")).select_option("0")     # the rest is below
    expect(person.page.locator(".board")).to_be_visible()
