"""Debt that is paid in the Action phase, as games with some cards of Rising Sun allow: what is asked says why."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.test_sight import LANGUAGES, problems, resize, shoot
from tests.browser.worst import Collector, until_enough

from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE
from throneroom.kingdoms.setup import Setup
from throneroom.words.messages import messages

WINDOWS = [(1366, 768), (360, 740)]
COMMON = ("craftsman", "festival", "cellar", "market", "merchant", "militia", "mine", "moat", "smithy")
WISHES = {"festival": 3, "craftsman": 2, "silver": 3}


def has(card: str) -> Callable[[Player], bool]:
    """May play that card, with debt and coins to pay it."""
    return lambda me: (me.game.phase == ACTION_PHASE and me.actions > 0 and 0 < me.debt <= me.coins
                       and any(each.id == card for each in me.hand))


def played(card: str) -> tuple[bytes, int]:
    wishes = {card: 2, **WISHES}
    agents = [Collector(wishes, ("festival", "craftsman"), has(card)), Collector(wishes, ("festival", "craftsman"))]
    return until_enough(Setup(tuple(sorted((card, *COMMON)))), 1, agents)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", ["change", "storyteller"])
def test_debt_in_the_action_phase_is_asked_for_in_full(arrive, house, card: str, language: str) -> None:
    person: Any = arrive(language)
    game, at = played(card)
    kept = house.post("/records", game)["id"]
    person.sit(house.post(f"/records/{kept}/branch", {"at": at, "seat": 0, "bots": "easy"}))
    person.question.wait_for()
    with person.answering():
        person.press(person.page.locator(f'.own .hand [data-card="{card}"] button.press').first)
    person.question.wait_for()
    while person.question.get_attribute("data-purpose") != "pay debt":
        person.answer()
    words = messages()["asks"][card]["pay debt"][LANGUAGES.index(language)]
    expect(person.question.locator(".prompt")).to_contain_text(words.split("$")[0])         # coins are drawn
    for width, height in WINDOWS:
        resize(person, width, height)
        shoot(person, f"debt-{card}-{width}x{height}-{language}")
        found = problems(person, width < 400, hand=1, question=1)
        # A long one grows over the board, but no word of it is cut or leaves the window.
        mine = [each for each in found if each.startswith(("question", "words of", "hand"))]
        assert [each for each in mine if "overlap" not in each] == []
