"""Guilds: the cards of the second edition."""
import pytest

from throneroom.testing import Scene, cards


# --- Farrier -----------------------------------------------------------------------------------------------------
def test_farrier() -> None:
    """guilds/farrier/1"""
    scene = Scene(p1={"hand": "Farrier", "deck": "2 Copper"})
    scene.p1.plays("Farrier")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.buys) == (["copper"], 1, 2)


@pytest.mark.parametrize("overpaid", [0, 1, 2])
def test_farrier_overpaid(overpaid: int) -> None:
    """guilds/farrier/2"""
    scene = Scene(p1={"coins": 4, "deck": "20 Copper"}, kingdom="Farrier", phase="buy")
    scene.p1.buys("Farrier", overpaid)
    assert scene.p1.coins == 2 - overpaid
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5 + overpaid
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5


def test_two_farriers_overpaid() -> None:
    scene = Scene(p1={"coins": 7, "buys": 2, "deck": "20 Copper"}, kingdom="Farrier", phase="buy")
    scene.p1.buys("Farrier", 1)
    scene.p1.buys("Farrier", 2)
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 8


def test_farrier_gained_otherwise() -> None:
    """guilds/farrier/3"""
    scene = Scene(p1={"hand": "Workshop", "deck": "20 Copper"}, kingdom="Farrier")
    scene.p1.plays("Workshop", "Farrier")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5


def test_farrier_for_nothing() -> None:
    """guilds/farrier/4"""
    scene = Scene(p1={"hand": "Throne Room, Renown", "coins": 5, "deck": "20 Copper"}, kingdom="Farrier")
    scene.p1.plays("Throne Room", "Renown")
    assert scene.cost("Farrier") == (0, 0, 0)
    scene.p1.buys("Farrier", 5)
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 10


# --- Footpad -----------------------------------------------------------------------------------------------------
def test_footpad() -> None:
    """guilds/footpad/1"""
    scene = Scene(p1={"hand": "Footpad", "coffers": 1}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Footpad", scene.p2("2 Estate"))
    assert (scene.p1.coffers, scene.p2.hand) == (3, cards("3 Copper"))


def test_gains_in_an_action_phase_with_footpad() -> None:
    """guilds/footpad/2"""
    scene = Scene(p1={"hand": "Remake, 2 Estate", "deck": "5 Gold"}, kingdom="Footpad")
    scene.p1.plays("Remake", "Estate", "Silver", "Estate", "Silver")
    assert scene.p1.hand == cards("2 Gold")


def test_gains_in_a_buy_phase_with_footpad() -> None:
    """guilds/footpad/3"""
    scene = Scene(p1={"coins": 3, "deck": "5 Gold"}, kingdom="Footpad", phase="buy")
    scene.p1.buys("Silver")
    assert scene.p1.hand == []


def test_a_gain_that_leads_back_to_the_action_phase_was_not_in_it() -> None:
    scene = Scene(p1={"coins": 4, "deck": "5 Gold"}, kingdom="Footpad, Villa", phase="buy")
    scene.p1.buys("Villa")
    assert scene.p1.hand == cards("Villa")
    assert scene.p1.can_play("Villa")


def test_gains_in_the_action_phase_of_another() -> None:
    """guilds/footpad/4"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper, Estate"}, p2={"deck": "5 Gold"}, kingdom="Footpad")
    scene.p1.plays("Witch")
    assert (scene.p2.discard, scene.p2.hand) == (["curse"], ["gold"])
    assert scene.p1.hand == cards("2 Copper")


def test_gains_at_the_start_of_a_turn_are_before_its_action_phase() -> None:
    scene = Scene(p1={"durations": "Pirate", "hand": "Village", "deck": "5 Estate"}, kingdom="Footpad", phase="start")
    scene.run("Gold")
    assert scene.p1.hand == cards("Gold, Village")
    scene.p1.gains("Silver")
    assert scene.p1.hand == cards("Gold, Village, Estate")


# --- Infirmary ---------------------------------------------------------------------------------------------------
def test_infirmary() -> None:
    """guilds/infirmary/1"""
    scene = Scene(p1={"hand": "Infirmary, Estate", "deck": "Copper"})
    scene.p1.plays("Infirmary", "Estate")
    assert (scene.p1.hand, scene.trash) == (["copper"], ["estate"])


def test_infirmary_overpaid() -> None:
    """guilds/infirmary/2, guilds/infirmary/3"""
    scene = Scene(p1={"coins": 5, "hand": "Estate, Curse", "deck": "9 Copper"}, kingdom="Infirmary", phase="buy")
    scene.p1.buys("Infirmary", 2, "Curse", "Estate")
    assert (scene.p1.hand, scene.trash) == (cards("2 Copper"), cards("Curse, Estate"))
    assert (scene.p1.in_play, scene.p1.discard, scene.p1.actions) == (["infirmary"], [], 1)
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("2 Copper, Infirmary")


def test_infirmary_gained_otherwise() -> None:
    """guilds/infirmary/4"""
    scene = Scene(p1={"hand": "Workshop", "deck": "9 Copper"}, kingdom="Infirmary")
    scene.p1.plays("Workshop", "Infirmary")
    assert (scene.p1.discard, scene.p1.hand) == (["infirmary"], [])


@pytest.mark.parametrize("coins", [3, 5])
def test_infirmary_without_overpaying(coins: int) -> None:
    """guilds/infirmary/5, cornucopia/rules/overpay/2"""
    scene = Scene(p1={"coins": coins, "deck": "9 Copper"}, kingdom="Infirmary", phase="buy")
    assert scene.cost("Infirmary") == (3, 0, 0)
    scene.p1.buys("Infirmary", *([0] if coins > 3 else []))
    assert (scene.p1.discard, scene.p1.hand, scene.p1.coins) == (["infirmary"], [], coins - 3)


def test_infirmary_trashed_as_it_is_gained() -> None:
    """What has been moved is not played."""
    scene = Scene(p1={"coins": 5, "hand": "Watchtower, Estate", "deck": "9 Copper"}, kingdom="Infirmary", phase="buy")
    scene.p1.buys("Infirmary", 2, "Watchtower", "trash")
    assert (scene.trash, scene.p1.in_play) == (["infirmary"], [])
    assert scene.p1.hand == cards("Watchtower, Estate")


# --- overpaying as of 2024 ---------------------------------------------------------------------------------------
def test_overpaying_works_at_the_gain() -> None:
    """cornucopia/rules/overpay/1"""
    for editions, deck in (("", "Copper"), ("herald:guilds-2024", "Herald")):
        scene = Scene(p1={"coins": 5, "discard": "Copper"}, kingdom="Herald", phase="buy", editions=editions)
        scene.p1.buys("Herald", 1, deck)
        assert scene.p1.deck == cards(deck)
