"""Why a bot bought something: a sentence of its own for every kind of reason, and only about purchases."""
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from throneroom.bots.kept_plans import Rate
from throneroom.bots.levels import LEVELS, player
from throneroom.bots.plan import ALL
from throneroom.bots.plans import Plan
from throneroom.bots.reasons import Reason, is_purchase, last_purchase, reason
from throneroom.engine.decision import BUY, Decision
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.words.messages import knows

SETUP = Setup(("witch", "moat", "village", "cellar", "smithy", "workshop", "chapel", "woodcutter", "gardens", "spy"))
PLAN = Plan((("province", ALL, ()), ("witch", 1, ()), ("moat", 1, ()), ("silver", ALL, ())))
RATES = {"without witch": Rate(128, 200), "without moat": Rate(80, 200)}


def bought(level: str, card: str, seed: int = 0, players: int = 2) -> Reason:
    """Why a bot of this level would buy that card, if it could have any."""
    game = replace(SETUP, players=players).table().new_game(None, 1)
    offer = [pile.cards[-1] for pile in game.piles]
    decision = Decision(game.players[0], BUY, None, offer, [1] * len(offer), 0, 1)
    return reason(level, seed, [PLAN], RATES, decision, [[option.id for option in offer].index(card)])


def test_a_plan_names_its_games():
    assert bought("hard", "witch") == Reason("wins", "witch", 64, 36)
    assert bought("master", "moat") == Reason("plan", "moat")           # of no use by itself
    assert bought("hard", "province") == Reason("points", "province")
    assert bought("hard", "smithy") == Reason("judgement", "smithy")


def test_at_larger_tables_games_are_told_against_those_of_one_opponent():
    assert bought("hard", "witch", players=3) == Reason("wins", "witch", 78, 22)        # 128 against 36 and 36
    assert bought("hard", "moat", players=3) == Reason("wins", "moat", 57, 43)          # 80 against 60 and 60


def test_others_have_simpler_reasons():
    assert bought("medium", "gold").why == "money"
    assert bought("medium", "witch").why == "terminal"
    assert bought("medium", "duchy").why == "points"
    assert {bought("beginner", "province", seed).why for seed in range(20)} == {"proud", "points"}


@pytest.mark.parametrize("name", LEVELS)
def test_every_purchase_of_a_game_has_a_reason_in_words(name):
    """The last one is found, whoever has played since."""
    driver = Driver(random_setup(Random(5), players=3, among=BOOKS), 5)
    bots = [player(name, seat, [Plan((("*", ALL, ()),))]) for seat in range(3)]
    last: dict[int, tuple[int, list[int]]] = {}
    while driver.decision is not None and len(driver.answers) < 60:
        seat = int(driver.decision.seat)
        answer = player("medium").answer(driver.decision) if name == "master" else bots[seat].answer(driver.decision)
        if is_purchase(driver.decision) and answer:
            last[seat] = len(driver.answers), answer
        driver.answer(answer)
    assert len(last) == 3
    for seat, (_, answer) in last.items():
        found = last_purchase(driver, seat)
        assert found is not None and found[1] == answer
        told = reason(name, seat, [PLAN], RATES, *found)
        assert knows("why", told.why) and told.card
    assert last_purchase(Driver(SETUP, 1), 0) is None
