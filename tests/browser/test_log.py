"""A long log: the page begins with its end and fetches what happened earlier when somebody wants to read it."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from throneroom.web.live import MOST_TOLD


def test_older_lines_come_when_they_are_wanted(arrive: Any, house: Any, random_games: Any) -> None:
    game = next(game for game in random_games("smithy") if len(game.asked) > 150)
    at = len(game.asked) - 1
    place = house.branch(game, at, game.asked[at][1])
    person = arrive()
    person.sit(place)
    lines = person.log.locator("p.line")
    lines.first.wait_for()
    shown = lines.count()
    assert 10 < shown <= MOST_TOLD
    end = lines.all_inner_texts()[2:]                       # the first may go together with one before it
    person.log.locator("p.earlier button").dispatch_event("click")
    expect(lines.nth(shown)).to_be_attached()               # there are more now
    assert lines.all_inner_texts()[-len(end):] == end
    while person.log.locator("p.earlier").count():          # up to the beginning
        before = lines.count()
        person.log.evaluate("log => { log.scrollTop = 30; log.scrollTop = 0 }")
        expect(lines.nth(before)).to_be_attached()
    expect(person.page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("de", 360)])
def test_whoever_has_read_upwards_comes_back_to_the_end(arrive: Any, house: Any, random_games: Any, language: str,
                                                        width: int) -> None:
    game = next(game for game in random_games("smithy") if len(game.asked) > 150)
    at = len(game.asked) - 1
    person = arrive(language, viewport={"width": width, "height": 740})
    person.sit(house.branch(game, at, game.asked[at][1]))
    if width < 700:
        person.button("board", "tab log").click()
    person.log.locator("p.line").first.wait_for()
    end = person.button("board", "to the end")
    expect(end).to_have_count(0)
    person.log.evaluate("log => { log.scrollTop = log.scrollHeight / 2 }")
    end.click()
    expect(end).to_have_count(0)
    assert person.log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight < 2")
    expect(person.log).to_be_focused()
