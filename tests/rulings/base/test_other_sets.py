"""General rules that only cards of other sets need: Durations, Coffers, overpaying, Potions."""
from throneroom.testing import Scene, cards


# --- Durations ------------------------------------------------------------------------------------------------
def test_throne_room_stays_with_a_duration() -> None:
    """base/rules/duration/1"""
    scene = Scene(p1={"hand": "Throne Room, Merchant Ship", "deck": "12 Copper"}, p2={"deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Merchant Ship")
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Merchant Ship")
    scene.p2.ends_turn()
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "throne_room" in scene.p1.discard
    assert "merchant_ship" in scene.p1.discard


def test_herald_does_not_stay_with_a_duration() -> None:
    """base/rules/duration/3"""
    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Caravan, 6 Copper"})
    scene.p1.plays("Herald")
    assert scene.p1.in_play == cards("Herald, Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")
    assert scene.p1.discard_top in ("herald", "copper")
    assert "herald" in scene.p1.discard


# --- Coffers --------------------------------------------------------------------------------------------------
def test_coffers() -> None:
    """base/rules/coffers/1"""
    scene = Scene(phase="buy", p1={"coffers": 5, "coins": 3, "buys": 2, "deck": "5 Copper"}, p2={})
    scene.p1.spends(3)
    assert (scene.p1.coins, scene.p1.coffers) == (6, 2)
    scene.p1.buys("Silver")
    assert scene.decision is not None
    assert scene.decision.purpose == "buy"
    assert not scene.p1.can("spend", "1")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coffers == 2


def test_coffers_are_no_other_tokens() -> None:
    """base/rules/coffers/2"""
    scene = Scene(p1={"hand": "Pirate Ship", "coffers": 3, "counters": {"pirate_ship": 1}})
    scene.p1.plays("Pirate Ship", "coins")
    assert scene.p1.coins == 1
    assert scene.p1.coffers == 3


def test_no_coffers_at_the_black_market() -> None:
    """base/rules/coffers/2"""
    scene = Scene(p1={"hand": "Black Market", "coffers": 3}, black_market="Laboratory, Smithy, Market")
    scene.p1.plays("Black Market", "Laboratory", "Market")
    assert {asked.purpose for asked in scene.asked} == {"order"}
    assert scene.p1.coffers == 3
    assert scene.p1.coins == 2


# --- overpaying -----------------------------------------------------------------------------------------------
def test_overpaying() -> None:
    """base/rules/overpay/1"""
    scene = Scene(kingdom="Stonemason, Herald, Smithy", phase="buy", p1={"coins": 6})
    scene.p1.buys("Stonemason", 4, "Herald", "Smithy")
    assert scene.asked[0].purpose == "overpay"
    assert [asked.purpose for asked in scene.asked] == ["overpay", "gain", "gain"]
    assert scene.p1.discard == cards("Herald, Smithy, Stonemason")
    assert scene.p1.coins == 0


def test_overpaying_and_lower_costs() -> None:
    """base/rules/overpay/2"""
    scene = Scene(kingdom="Stonemason, Smithy, Market", p1={"hand": "Bridge", "coins": 4})
    scene.p1.plays("Bridge")
    assert scene.p1.coins == 5
    assert scene.cost("Stonemason") == (1, 0, 0)
    scene.p1.buys("Stonemason", 4)
    assert scene.asked[0].options == ["0", "1", "2", "3", "4"]
    assert scene.p1.discard == cards("Stonemason, 2 Market")
    assert scene.p1.coins == 0


def test_overpaying_with_coffers_and_potions() -> None:
    """base/rules/overpay/2"""
    scene = Scene(kingdom="Stonemason, Familiar", also="Potion", phase="buy",
                  p1={"coffers": 3, "coins": 2, "potions": 1})
    scene.p1.spends(3)
    scene.p1.buys("Stonemason", 3, 1)
    assert [asked.purpose for asked in scene.asked] == ["overpay", "overpay"]
    assert scene.p1.discard == cards("Stonemason, 2 Familiar")
    assert (scene.p1.coins, scene.p1.potions) == (0, 0)


# --- Potions in costs -----------------------------------------------------------------------------------------
def test_up_to_so_many_coins() -> None:
    """base/rules/potion_costs/1"""
    scene = Scene(kingdom="Vineyard, Apothecary, Smithy", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Smithy")
    assert scene.asked[0].options == ["copper", "curse", "estate", "potion", "silver", "smithy", "workshop"]


def test_the_same_cost() -> None:
    """base/rules/potion_costs/2"""
    scene = Scene(kingdom="University, Moat", p1={"hand": "Swindler"}, p2={"deck": "Herbalist"})
    scene.p1.plays("Swindler", "Estate")
    assert scene.asked[0].offers("Estate", "Moat", "Herbalist")
    assert not scene.asked[0].offers("University")
    assert scene.p2.discard == cards("Estate")


def test_lower_costs_are_lower_coins() -> None:
    """base/rules/potion_costs/3"""
    scene = Scene(kingdom="Golem, Vineyard, Herbalist", p1={"hand": "2 Bridge", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Bridge")
    assert scene.cost("Golem") == (2, 1, 0)
    assert scene.cost("Vineyard") == (0, 1, 0)
    assert scene.cost("Herbalist") == (0, 0, 0)


def test_two_coins_more() -> None:
    """base/rules/potion_costs/4"""
    scene = Scene(kingdom="Golem, Familiar, Possession", p1={"hand": "Remodel, Alchemist"})
    scene.p1.plays("Remodel", "Golem")
    assert scene.asked[0].offers("Golem", "Familiar", "Duchy")
    assert not scene.asked[0].offers("Possession")
    assert not scene.asked[0].offers("Gold")
