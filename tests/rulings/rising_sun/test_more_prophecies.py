"""Prophecies that change what cards are and cost; Riverboat."""
from __future__ import annotations

from random import Random

import pytest

from throneroom.engine.playing import DEEPEST
from throneroom.engine.types import ACTION, DURATION
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import checked, faults
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.random import has_type, prophecies, random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code
from throneroom.kingdoms.sheet import sheet
from throneroom.testing import Scene, cards

NINE = ("cellar", "chapel", "festival", "laboratory", "library", "market", "mine", "moat", "smithy")


def true(prophecy: str) -> dict[tuple[str, str], int]:
    return {(prophecy, "sun"): 0}


# --- Enlightenment ----------------------------------------------------------------------------------
def test_a_treasure_in_the_action_phase() -> None:
    """rising_sun/enlightenment/1"""
    scene = Scene(p1={"hand": "Gold", "deck": "Estate, Copper"}, tokens=true("Enlightenment"))
    scene.p1.plays("Gold")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins, scene.p1.in_play) == (["estate"], 1, 0, ["gold"])


def test_not_before_it_comes_true() -> None:
    scene = Scene(p1={"hand": "Gold", "deck": "Estate, Copper"}, tokens={("Enlightenment", "sun"): 1})
    assert scene.game.playable(scene.game.players[0], ACTION) == []
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3


def test_a_treasure_in_the_buy_phase() -> None:
    """rising_sun/enlightenment/2"""
    scene = Scene(p1={"hand": "Gold", "deck": "Estate"}, phase="buy", tokens=true("Enlightenment"))
    scene.p1.plays("Gold")
    assert (scene.p1.coins, scene.p1.hand) == (3, [])


def test_a_scepter_that_plays_itself_comes_to_an_end() -> None:
    """It is an Action in play that was played this turn.  Nothing forbids it, but there is a deepest play."""
    scene = Scene(p1={"hand": "Scepter"}, phase="buy", tokens=true("Enlightenment"))
    scene.p1.plays("Scepter", *["replay"] * DEEPEST)
    assert len(scene.game.turn.plays) == DEEPEST + 1
    assert (scene.p1.coins, scene.p1.in_play) == (0, ["scepter"])
    scene = Scene(p1={"hand": "Scepter"}, phase="buy", tokens=true("Enlightenment"))
    scene.p1.plays("Scepter", *["replay"] * (DEEPEST - 1), "coins")
    assert scene.p1.coins == 2


def test_a_treasure_as_a_way() -> None:
    """rising_sun/enlightenment/4"""
    scene = Scene(p1={"hand": "Copper", "deck": "Estate"}, landscapes="Way of the Sheep", tokens=true("Enlightenment"))
    scene.p1.plays("Copper", "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.hand) == (2, [])


def test_highwayman_cannot_stop_it() -> None:
    """rising_sun/enlightenment/5: both are instead of the card, and who plays it chooses."""
    scene = Scene(p1={"hand": "Gold", "deck": "Estate"}, p2={"durations": "Highwayman"}, tokens=true("Enlightenment"))
    scene.p1.plays("Gold", "Enlightenment")
    assert (scene.p1.hand, scene.p1.actions) == (["estate"], 1)


def test_treasures_are_actions_for_all_purposes() -> None:
    """rising_sun/enlightenment/1: also for Rice Broker, and Throne Room."""
    scene = Scene(p1={"hand": "Rice Broker, Copper", "deck": "8 Estate"}, tokens=true("Enlightenment"))
    scene.p1.plays("Rice Broker", "Copper")
    assert scene.p1.hand == cards("7 Estate")
    scene = Scene(p1={"hand": "Throne Room, Copper", "deck": "8 Estate"}, tokens=true("Enlightenment"))
    scene.p1.plays("Throne Room", "Copper")
    assert (scene.p1.hand, scene.p1.actions) == (cards("2 Estate"), 2)


# --- Flourishing Trade --------------------------------------------------------------------------------
def test_cards_are_cheaper() -> None:
    """rising_sun/flourishing_trade/1"""
    scene = Scene(p1={"coins": 2}, phase="buy", tokens=true("Flourishing Trade"))
    scene.p1.buys("Silver")
    assert scene.p1.discard == ["silver"]


def test_actions_are_buys() -> None:
    """rising_sun/flourishing_trade/2"""
    scene = Scene(p1={"coins": 9}, phase="buy", tokens=true("Flourishing Trade"))
    scene.p1.buys("Silver")
    assert (scene.p1.buys, scene.p1.actions) == (0, 1)
    scene.p1.buys("Silver")
    assert (scene.p1.buys, scene.p1.actions) == (0, 0)
    assert not scene.p1.can_buy("Silver")
    scene = Scene(p1={"coins": 9}, phase="buy", tokens={("Flourishing Trade", "sun"): 1})
    scene.p1.buys("Silver")
    assert not scene.p1.can_buy("Silver")


def test_villagers_are_buys_if_they_become_actions() -> None:
    """rising_sun/flourishing_trade/2: spent in the Action phase, which is asked for though nothing can be played."""
    scene = Scene(p1={"coins": 9, "villagers": 1}, tokens=true("Flourishing Trade"))
    scene.p1.spends(1)
    for _ in range(3):
        scene.p1.buys("Copper")
    assert not scene.p1.can_buy("Copper")


def test_debt_and_events_are_not_cheaper() -> None:
    """rising_sun/flourishing_trade/3"""
    scene = Scene(p1={"coins": 2}, kingdom="Daimyo", landscapes="Expedition", phase="buy",
                  tokens=true("Flourishing Trade"))
    assert not scene.p1.can_buy("Expedition")
    scene.p1.buys("Daimyo")
    assert scene.p1.debt == 6


def test_it_holds_when_points_are_counted() -> None:
    """rising_sun/flourishing_trade/4"""
    for suns, points in ((0, 4), (1, 0)):
        scene = Scene(p1={"discard": "2 Silver", "favors": 2}, landscapes="Plateau Shepherds",
                      tokens={("Flourishing Trade", "sun"): suns})
        scene.game.over = True
        assert scene.p1.score == points


# --- Riverboat ------------------------------------------------------------------------------------------
def test_riverboat() -> None:
    """rising_sun/riverboat/1"""
    scene = Scene(p1={"durations": "Riverboat", "deck": "Gold"}, riverboat="Market", phase="start")
    scene.run()
    assert (scene.p1.hand, scene.p1.actions, scene.p1.buys, scene.p1.coins) == (["gold"], 2, 2, 1)
    assert scene.p1.in_play == ["riverboat"]


def test_the_card_of_the_riverboat() -> None:
    """rising_sun/riverboat/2"""
    for seed in range(20):
        setup = random_setup(Random(seed), 2, cards=("riverboat",))
        assert setup.riverboat not in setup.kingdom
        assert has_type(setup.riverboat, ACTION) and not has_type(setup.riverboat, DURATION)
        assert not list(faults(setup))
        assert from_code(code(setup)).riverboat == setup.riverboat
    setup = generate(Random(1), Wishes(wanted=("Riverboat",)))
    assert not list(faults(setup))
    setup = Setup(tuple(sorted((*NINE, "riverboat"))), riverboat="witch")
    table = checked(setup).table()
    assert "witch" not in table.pile_index
    assert "witch" in table.named
    assert any("Witch" in row for step in sheet(setup) for row in step.rows)
    for wrong, what in ((Setup((*NINE, "riverboat")), "needs an Action set aside"),
                        (Setup((*NINE, "village"), riverboat="witch"), "there is no Riverboat"),
                        (Setup((*NINE, "riverboat"), riverboat="market"), "used already"),
                        (Setup((*NINE, "riverboat"), riverboat="wharf"), "no Duration")):
        with pytest.raises(BadKingdom, match=what):
            checked(wrong)


def test_what_the_card_of_the_riverboat_needs_is_there() -> None:
    """rising_sun/riverboat/2: its set-up is done.  So an Omen set aside brings a Prophecy, which is not said."""
    setup = Setup((*NINE, "riverboat"), ("growth",), riverboat="tea_house")
    assert not list(faults(setup))
    assert "Tea House needs exactly one Prophecy, not 0" in list(faults(Setup((*NINE, "riverboat"),
                                                                              riverboat="tea_house")))
    for seed in range(60):
        dealt = random_setup(Random(seed), 2, sets=("rising_sun",), cards=("riverboat",))
        assert not list(faults(dealt))
        assert any(card_id in prophecies() for card_id in dealt.landscapes) == bool(
            {"kitsune", "mountain_shrine", "poet", "river_shrine", "rustic_village", "tea_house"}
            & {*dealt.kingdom, dealt.riverboat})


def test_the_card_of_the_riverboat_does_not_move() -> None:
    """rising_sun/riverboat/3: with Pillage, and with Distant Lands"""
    scene = Scene(p1={"durations": "Riverboat"}, p2={"hand": "5 Gold"}, riverboat="Pillage",
                  editions="pillage:dark_ages-2019e", phase="start")
    scene.run()
    assert (scene.trash, scene.p2.hand, scene.p1.discard) == ([], cards("5 Gold"), [])
    scene = Scene(p1={"durations": "Riverboat"}, riverboat="Distant Lands", phase="start")
    scene.run()
    assert (scene.p1.tavern, scene.p1.in_play) == ([], ["riverboat"])


def test_riverboat_twice() -> None:
    """rising_sun/riverboat/4"""
    scene = Scene(p1={"hand": "Throne Room, Riverboat", "deck": "12 Copper"}, p2={}, riverboat="Laboratory")
    scene.p1.plays("Throne Room", "Riverboat")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Riverboat, Throne Room")
    scene.p2.ends_turn()
    assert (len(scene.p1.hand), scene.p1.actions) == (9, 3)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_riverboat_is_no_command() -> None:
    """rising_sun/riverboat/5"""
    scene = Scene(p1={"hand": "Flagship, Riverboat", "deck": "9 Copper", "actions": 2}, p2={}, riverboat="Laboratory")
    scene.p1.plays("Flagship")
    scene.p1.plays("Riverboat")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.actions == 3


def test_the_start_of_a_turn_is_not_yet_an_action_phase() -> None:
    """Enlightenment: what Piazza plays then works as usual (rule TURN-03)."""
    scene = Scene(p1={"owned": "Piazza", "deck": "Gold, Estate"}, phase="start", tokens=true("Enlightenment"))
    scene.run()
    assert (scene.p1.coins, scene.p1.hand, scene.p1.in_play) == (3, [], cards("Gold"))
