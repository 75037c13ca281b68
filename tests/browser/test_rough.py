"""A rough ride: people who go back and forth, sit before two windows, read at twice the size, and whose line is slow or
breaks in the middle of an answer.  Nothing is lost, nothing is answered twice."""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect
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


def along(person: Any, between: Callable[[WebSocketRoute, int], None]) -> list[WebSocketRoute]:
    """All that is said between this person's page and the tables goes through here from the next line on, which is
    number 0."""
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        lines.append(line)
        between(line, len(lines) - 1)

    person.page.route_web_socket(re.compile("/tables/"), opened)
    return lines


@pytest.mark.parametrize("arrives", [True, False])
def test_a_line_that_breaks_in_the_middle_of_an_answer(arrive, house, arrives: bool) -> None:
    """On the way there, or on the way back."""
    def between(line: WebSocketRoute, number: int) -> None:
        server = line.connect_to_server()

        def asked(said: str | bytes) -> None:
            if number == 0 and not arrives and json.loads(said)["type"] == "answer":
                server.close()
                line.close()
            else:
                server.send(said)

        def told(said: str | bytes) -> None:
            question = json.loads(said).get("question")
            if number == 0 and question and question["purpose"] == "buy":
                line.close()
            else:
                line.send(said)

        line.on_message(asked)
        server.on_message(told)

    person = arrive()
    lines = along(person, between)
    person.sit(house.post("/tables", TABLE))
    play_all = person.button("board", "play all")
    play_all.click()
    while len(lines) < 2:
        person.page.wait_for_timeout(50)
    if not arrives:
        play_all.wait_for()
        person.answer()
    expect(person.question).to_have_attribute("data-purpose", "buy")
    person.buy("silver", "copper")
    person.question.wait_for()


def test_what_is_answered_by_itself_is_answered_again_if_that_was_lost(arrive, house) -> None:
    """After the turn of somebody else was shown at its pace: nobody would be asked any more."""
    purposes: dict[int, str] = {}
    played: list[int] = []              # questions which Treasures are played

    def between(line: WebSocketRoute, number: int) -> None:
        server = line.connect_to_server()

        def asked(said: str | bytes) -> None:
            answer = json.loads(said)
            if answer["type"] == "answer" and purposes[answer["number"]] == "play":
                played.append(answer["number"])
                if len(played) == 2:
                    server.close()
                    line.close()
                    return
            server.send(said)

        def told(said: str | bytes) -> None:
            if question := json.loads(said).get("question"):
                purposes[question["number"]] = question["purpose"]
            line.send(said)

        line.on_message(asked)
        server.on_message(told)

    person = arrive(reduced_motion="no-preference")
    person.page.evaluate("localStorage.setItem('throneroom.settings', JSON.stringify({ playTreasures: true }))")
    person.page.reload()
    along(person, between)
    person.sit(house.post("/tables", TABLE))
    for turn in (1, 2):
        expect(person.question).to_have_attribute("data-purpose", "buy")
        assert len(played) == (1, 3)[turn - 1]
        person.buy("silver", "copper")
    assert played[1] == played[2]


def test_nobody_answers_before_the_page_knows_how_things_stand(arrive, house) -> None:
    """On a line that came back: what is still shown may have been answered already."""
    held: list[str | bytes] = []

    def between(line: WebSocketRoute, number: int) -> None:
        def told(said: str | bytes) -> None:
            if number > 0 and not held and json.loads(said)["type"] == "update":
                held.append(said)
            else:
                line.send(said)

        line.connect_to_server().on_message(told)

    person = arrive()
    lines = along(person, between)
    person.sit(house.post("/tables", TABLE))
    play_all = person.button("board", "play all")
    play_all.wait_for()
    lines[0].close()
    while not held:                     # the second line was greeted just before
        person.page.wait_for_timeout(50)
    expect(person.page.get_by_text(person.say("connection", "lost"))).to_be_visible()
    expect(play_all).to_have_count(0)
    lines[1].send(held[0])
    expect(person.page.get_by_text(person.say("connection", "lost"))).to_have_count(0)
    person.answer()


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
