"""A rough ride: people who go back and forth, sit before two windows, read at twice the size, and whose line is slow or
breaks in the middle of an answer.  Nothing is lost, nothing is answered twice."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_sight import problems, resize, shoot

SLOW = {"offline": False, "latency": 300, "downloadThroughput": 60_000, "uploadThroughput": 30_000}
TABLE = {"kingdom": {"text": "First Game"}, "seats": 2, "bots": ["easy"]}


@pytest.fixture
def seated(arrive, house) -> Any:
    """At a table with a bot, asked for the first time."""
    person = arrive()
    person.sit(house.post("/tables", TABLE))
    person.question.wait_for()
    return person


def test_back_and_forth_comes_to_the_same_question(seated) -> None:
    before = (seated.question.inner_text(), seated.hand)
    seated.go("cards")
    seated.page.get_by_role("heading", level=1).wait_for()
    for _ in range(3):
        seated.page.go_back()
        seated.question.wait_for()
        assert (seated.question.inner_text(), seated.hand) == before
        seated.page.go_forward()
        seated.page.get_by_role("heading", level=1).wait_for()
    seated.page.go_back()
    seated.turn("silver")
    seated.question.wait_for()
    seated.page.go_back()               # to where one came from: the game goes on when one returns
    seated.page.go_forward()
    seated.turn("silver")


def test_two_windows_of_one_seat_show_the_same(seated) -> None:
    other = type(seated)(seated.page.context.new_page(), seated.house, seated.language)
    other.go(seated.page.url.split("#/")[1])
    other.question.wait_for()
    assert other.hand == seated.hand
    other.answer()
    other.question.wait_for()
    assert other.question.get_attribute("data-purpose") == "buy"
    expect(seated.question).to_have_attribute("data-purpose", "buy")        # the first window has followed
    other.buy("silver", "copper")
    other.question.wait_for()
    expect(seated.button("board", "play all")).to_be_visible()
    assert seated.hand == other.hand
    seated.answer()
    expect(other.question).to_have_attribute("data-purpose", "buy")
    other.page.close()
    seated.buy("silver", "copper")
    seated.question.wait_for()


@pytest.mark.parametrize("size", [(683, 384), (640, 360)])        # what is left of 1366x768 and 1280x720 at 200%
def test_twice_the_size(seated, size: tuple[int, int]) -> None:
    seated.page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(2):
        seated.turn("silver")
        seated.question.wait_for()
        box = seated.question.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] + 1
        assert box["y"] >= 0 and box["y"] + box["height"] <= size[1] + 1
        assert seated.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    seated.shot(f"twice-{size[0]}")


def test_a_slow_line_answers_once(seated) -> None:
    line = seated.page.context.new_cdp_session(seated.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    seated.page.reload()
    seated.question.wait_for()
    asked = seated.question.element_handle()
    seated.button("board", "play all").dblclick()
    asked.wait_for_element_state("hidden")
    seated.question.wait_for()
    assert seated.question.get_attribute("data-purpose") == "buy"       # the second click has bought nothing
    seated.buy("silver", "copper")
    seated.question.wait_for()


def test_a_line_that_breaks_in_the_middle_of_an_answer(seated) -> None:
    seated.page.context.set_offline(True)
    seated.button("board", "play all").click()
    expect(seated.page.get_by_text(seated.say("connection", "lost"))).to_be_visible()
    seated.page.context.set_offline(False)
    expect(seated.page.get_by_text(seated.say("connection", "lost"))).to_have_count(0)
    seated.troubles.clear()             # that the server could not be reached
    seated.turn("silver", "copper")
    seated.question.wait_for()


NAMES = ["مريم العذراء الطويلة جدا", "🎉🎲🎯🏰👑🎉🎲🎯🏰👑", "Wolfeschlegelsteinhausen", "W W W W W W W W W W W W",
         "<b>x</b>&amp;"]


def test_strange_names_of_people_who_are_away(arrive, house) -> None:
    """However they are called, everybody keeps to their seat, and on a phone a bot is asked for where one is seen."""
    person = arrive("de")

    def as_guest(name: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        session = house.post("/session", {"name": name})
        answer = house.client.post(path, json=body, headers={"Authorization": f"Bearer {session['token']}"})
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    place = as_guest(NAMES[0], "/tables", {"kingdom": {"text": "First Game"}, "seats": len(NAMES)})
    for name in NAMES[1:]:
        as_guest(name, f"/tables/{place['table']}/join", {})
    person.sit(place)
    person.question.wait_for()
    for name in NAMES[1:]:
        expect(person.log).to_contain_text(name)
    found = {}
    for width, height in [(1366, 768), (1024, 768), (360, 740), (320, 568), (740, 360)]:
        resize(person, width, height)
        shoot(person, f"names-{width}x{height}")
        found[width, height] = problems(person, min(width, height) < 660, seat=4)
    assert not any(found.values()), found
    person.page.locator(".others .seat .open-it").first.click()
    person.page.get_by_role("dialog").get_by_role("button", name=person.say("board", "replace")).click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
