"""A long log: the page begins with its end and fetches what happened earlier when somebody wants to read it."""
from __future__ import annotations

from typing import Any

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
