"""Debt: the cards that cost it or bring it."""
from throneroom.testing import Scene, cards


def test_capital_brings_debt_when_discarded() -> None:
    """empires/capital/1"""
    scene = Scene(p1={"hand": "Capital"})
    scene.p1.plays("Capital")
    assert (scene.p1.coins, scene.p1.me.buys) == (6, 2)
    scene.p1.buys("Gold")
    scene.p1.ends_turn()
    assert scene.p1.debt == 6
    scene = Scene(p1={"hand": "Capital, 2 Silver"})
    scene.p1.plays("Capital, 2 Silver")
    scene.p1.buys("Gold")
    scene.p1.ends_turn("4")
    assert scene.asked[0].options == ["0", "1", "2", "3", "4"]
    assert scene.p1.debt == 2


def test_capital_played_twice_brings_debt_once() -> None:
    """empires/capital/2"""
    scene = Scene(phase="buy", p1={"hand": "Crown, Capital"})
    scene.p1.plays("Crown", "Capital")
    assert (scene.p1.coins, scene.p1.me.buys) == (12, 3)
    scene.p1.buys("Gold")
    scene.p1.buys("Gold")
    scene.p1.ends_turn()
    assert scene.p1.debt == 6
    scene = Scene(phase="buy", p1={"hand": "Crown, Capital"})
    scene.p1.plays("Crown", "Capital")
    scene.p1.trashes("Capital", zone="play")
    scene.p1.ends_turn()
    assert scene.p1.debt == 0


def test_capital_lets_older_debt_be_paid_too() -> None:
    """empires/capital/3"""
    scene = Scene(phase="buy", p1={"play": "Capital", "coins": 8, "debt": 2})
    scene.p1.ends_turn("8")
    assert scene.asked[0].options[-1] == "8"
    assert scene.p1.debt == 0


def test_city_quarter_draws_per_action() -> None:
    """empires/city_quarter/1"""
    scene = Scene(p1={"hand": "City Quarter, Crown, Village, Copper", "deck": "3 Estate"})
    assert scene.cost("City Quarter") == (0, 0, 8)
    scene.p1.plays("City Quarter")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Crown, Village, Copper, 2 Estate")


def test_engineer_trashed_for_a_second_card() -> None:
    """empires/engineer/1"""
    scene = Scene(p1={"hand": "Engineer"})
    scene.p1.plays("Engineer", "Silver", "yes", "Silver")
    assert scene.p1.discard == cards("2 Silver")
    assert scene.trash == cards("Engineer")


def test_engineer_gains_nothing_with_debt() -> None:
    """empires/engineer/2"""
    scene = Scene(kingdom="City Quarter, Engineer, Village", p1={"hand": "Engineer"})
    scene.p1.plays("Engineer", "Village", "no")
    assert not scene.asked[0].offers("Engineer")
    assert not scene.asked[0].offers("City Quarter")
    assert scene.p1.in_play == cards("Engineer")


def test_engineer_once_trashed_is_not_trashed_again() -> None:
    """empires/engineer/3"""
    scene = Scene(p1={"hand": "Throne Room, Engineer"})
    scene.p1.plays("Throne Room", "Engineer", "Silver", "yes", "Estate", "Copper")
    assert scene.p1.discard == cards("Silver, Estate, Copper")
    assert scene.trash == cards("Engineer")


def test_royal_blacksmith_discards_coppers() -> None:
    """empires/royal_blacksmith/1"""
    scene = Scene(p1={"hand": "Royal Blacksmith, Copper", "deck": "Copper, Silver, Gold, Estate, Copper"})
    scene.p1.plays("Royal Blacksmith")
    assert scene.p1.hand == cards("Silver, Gold, Estate")
    assert scene.p1.discard == cards("3 Copper")
    assert scene.cost("Royal Blacksmith") == (0, 0, 8)
