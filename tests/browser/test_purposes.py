"""Everything a player can be asked is asked through the page, and answered by clicking."""
from __future__ import annotations

import pytest
from playwright.sync_api import expect

from throneroom.engine.decision import PURPOSES

# A card with which each of them comes up.
ASKERS = {
    "play": "village", "buy": "market", "gain": "workshop", "trash": "chapel", "discard": "cellar",
    "topdeck": "harbinger", "reveal": "moat", "hand": "settlers", "set aside": "cargo_ship", "exile": "sanctuary",
    "return": "ambassador", "pass": "masquerade", "exchange": "page", "call": "ratcatcher", "name": "wishing_well",
    "order": "sentry", "option": "pawn", "spend": "baker", "overpay": "stonemason", "pay debt": "engineer",
    "bid": "mountain_pass", "way": "way_of_the_otter", "pile": "embargo", "place": "secret_passage",
    "copy": "band_of_misfits", "receive": "druid", "keep": "archer",
}


@pytest.mark.parametrize("purpose", PURPOSES)
def test_a_question_for_every_purpose(purpose: str, person, house, random_games) -> None:
    games = (game for game in random_games(ASKERS[purpose]) if any(asked == purpose for asked, _ in game.asked))
    game = next(games)
    at = [asked for asked, _ in game.asked].index(purpose)
    person.sit(house.branch(game, at, seat=game.asked[at][1]))
    expect(person.question).to_have_attribute("data-purpose", purpose)
    assert person.question.locator(".prompt").inner_text().strip()
    person.answer()
