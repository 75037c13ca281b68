"""Chances: near 1 and 0 where a game is decided, the same for the same position, and seen from a seat."""
from __future__ import annotations

import pytest

from throneroom.bots.chances import Chance, chance, chances
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.models import Models
from throneroom.bots.plain import MoneyPlayer
from throneroom.engine.decision import Agent
from throneroom.engine.game import Game
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.testing import Scene

PLAIN = Setup(("cellar", "moat", "village", "smithy", "militia", "mine", "market", "remodel", "workshop", "merchant"))


def models_of(game: Game) -> Models:
    players: list[Agent] = [GeneralPlayer(), MoneyPlayer()]
    return Models(game.table, players, players[0], 2)


def seen(rollouts: int = 24, seat: int = -1, **state) -> list[Chance]:
    game = Scene(kingdom="Village, Smithy", **state).game
    return chances(game, rollouts, seat, models_of(game))


def test_far_ahead_at_the_end_it_is_as_good_as_won():
    ahead, behind = seen(p1={"hand": "5 Gold", "deck": "6 Province, 5 Gold"}, p2={"deck": "10 Curse"},
                         piles={"Province": 1})
    assert ahead.value == 1 and behind.value == 0
    assert 0.8 < ahead.low < ahead.high == 1 and behind.high < 0.2


def test_among_equals_everybody_has_their_share():
    game = PLAIN.table().new_game([GeneralPlayer()] * 2, 3)
    first, second = chances(game, 32, models=models_of(game))
    assert first.value + second.value == pytest.approx(1)
    assert first.low < 0.5 < first.high


def test_a_game_that_is_over_has_no_chances_left():
    game = PLAIN.table().new_game([GeneralPlayer()] * 2, 3)
    game.run()
    winners = game.winners()
    assert [found.value for found in chances(game)] == [(seat in winners) / len(winners) for seat in (0, 1)]


def test_of_three_and_the_same_again():
    state = {"p1": {"hand": "5 Copper", "deck": "5 Copper"}, "p2": {"deck": "3 Province, 10 Gold"},
             "p3": {"deck": "5 Copper"}, "piles": {"Province": 2}}
    once = seen(**state)
    assert sum(found.value for found in once) == pytest.approx(1)
    assert once[1].value > 0.9 and once == seen(**state)


def test_a_seat_tells_what_it_may_know_and_no_more():
    """Whoever has the last Province in hand knows more than the neighbour."""
    driver = Driver(PLAIN, 8)
    player = GeneralPlayer()
    while driver.decision is not None and len(driver.answers) < 60:
        driver.answer(player.answer(driver.decision))
    models = models_of(driver.settled)
    for seat in (0, 1):
        assert chances(driver.settled, 16, seat, models) == chances(driver.fork(seat, 3).settled, 16, seat, models)


def test_the_interval_holds_the_value_and_shrinks():
    few, many = chance(6, 8), chance(600, 800)
    assert few.low < many.low < 0.75 < many.high < few.high
