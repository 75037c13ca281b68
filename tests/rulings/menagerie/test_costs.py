"""Cards whose cost changes, and the one that may be paid otherwise."""
from throneroom.testing import Scene, cards, in_order


# --- Fisherman --------------------------------------------------------------------------------------------------------
def test_fisherman_is_cheap_with_an_empty_discard_pile() -> None:
    """menagerie/fisherman/1"""
    scene = Scene(kingdom="Fisherman", phase="buy", p1={"coins": 2})
    assert scene.p1.can_buy("Fisherman")
    scene.p1.buys("Fisherman")
    assert (scene.p1.coins, scene.p1.discard) == (0, cards("Fisherman"))
    scene = Scene(kingdom="Fisherman", phase="buy", p1={"coins": 4, "discard": "Copper"}, p2={})
    assert scene.cost("Fisherman") == (5, 0, 0)
    assert not scene.p1.can_buy("Fisherman")
    scene = Scene(p1={"hand": "Fisherman", "deck": "Copper"})
    scene.p1.plays("Fisherman")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("Copper"), 1, 1)


def test_fisherman_is_dear_after_a_purchase() -> None:
    """menagerie/fisherman/2"""
    scene = Scene(kingdom="Fisherman", phase="buy", p1={"coins": 4, "buys": 2})
    scene.p1.buys("Fisherman")
    assert scene.p1.coins == 2
    assert not scene.p1.can_buy("Fisherman")


# --- Destrier ---------------------------------------------------------------------------------------------------------
def test_destrier_is_cheaper_by_every_card_gained() -> None:
    """menagerie/destrier/1"""
    scene = Scene(kingdom="Destrier", p1={"hand": "Sleigh, Workshop", "actions": 2})
    assert scene.cost("Destrier") == (6, 0, 0)
    scene.p1.plays("Sleigh")
    assert scene.cost("Destrier") == (4, 0, 0)
    scene.p1.plays("Workshop", "Destrier")
    assert scene.p1.discard == cards("2 Horse, Destrier")
    scene = Scene(p1={"hand": "Destrier", "deck": "3 Copper"})
    scene.p1.plays("Destrier")
    assert (scene.p1.hand, scene.p1.actions) == (cards("2 Copper"), 1)


def test_destrier_counts_only_your_own_gains() -> None:
    """menagerie/destrier/2"""
    scene = Scene(kingdom="Destrier", p1={"hand": "Witch", "deck": "2 Copper"}, p3={})
    scene.p1.plays("Witch")
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    assert scene.cost("Destrier") == (6, 0, 0)


def test_destrier_becomes_cheaper_by_other_means_too() -> None:
    """menagerie/destrier/3: with Highway for Bridge"""
    scene = Scene(kingdom="Destrier", p1={"play": "Highway"})
    assert scene.cost("Destrier") == (5, 0, 0)
    for _ in range(6):
        scene.p1.gains("Copper")
    assert scene.cost("Destrier") == (0, 0, 0)


# --- Wayfarer ---------------------------------------------------------------------------------------------------------
def test_wayfarer_takes_over_the_cost_of_the_last_card() -> None:
    """menagerie/wayfarer/1"""
    scene = Scene(kingdom="Wayfarer", p1={"hand": "Wayfarer", "deck": "3 Copper"})
    assert scene.cost("Wayfarer") == (6, 0, 0)
    scene.p1.plays("Wayfarer", "yes")
    assert scene.asked[0].least == 0
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.discard == cards("Silver")
    assert scene.cost("Wayfarer") == (3, 0, 0)
    scene.p2.gains("Curse")
    assert scene.cost("Wayfarer") == (0, 0, 0)


def test_wayfarer_is_not_reduced_twice() -> None:
    """menagerie/wayfarer/3: with Highway for Bridge"""
    scene = Scene(kingdom="Wayfarer", phase="buy", p1={"play": "Highway", "coins": 2})
    assert scene.cost("Wayfarer") == (5, 0, 0)
    scene.p1.buys("Silver")
    assert scene.cost("Wayfarer") == (2, 0, 0)


def test_wayfarer_takes_over_debt_and_the_cost_of_animal_fair() -> None:
    """menagerie/wayfarer/4"""
    scene = Scene(kingdom="Wayfarer, Animal Fair", phase="buy", p1={"hand": "2 Village", "buys": 2})
    scene.p1.buys("Animal Fair")
    assert scene.trash == cards("Village")
    assert scene.cost("Wayfarer") == (7, 0, 0)
    assert not scene.p1.can_buy("Wayfarer")
    scene = Scene(kingdom="Wayfarer, City Quarter, Familiar")
    scene.p1.gains("City Quarter")
    assert scene.cost("Wayfarer") == (0, 0, 8)
    scene.p1.gains("Familiar")
    assert scene.cost("Wayfarer") == (3, 1, 0)


def test_a_wayfarer_does_not_change_its_own_price() -> None:
    """menagerie/wayfarer/5"""
    scene = Scene(kingdom="Wayfarer")
    scene.p1.gains("Silver")
    scene.p1.gains("Wayfarer")
    assert scene.cost("Wayfarer") == (3, 0, 0)


# --- Animal Fair ------------------------------------------------------------------------------------------------------
def test_animal_fair_counts_empty_piles() -> None:
    """menagerie/animal_fair/1"""
    scene = Scene(piles={"Village": 0}, p1={"hand": "Animal Fair"})
    scene.p1.plays("Animal Fair")
    assert (scene.p1.coins, scene.p1.me.buys) == (4, 2)


def test_animal_fair_counts_the_supply_when_played() -> None:
    """menagerie/animal_fair/2"""
    scene = Scene(piles={"Horse": 0, "Village": 1}, p1={"hand": "Animal Fair"})
    scene.p1.plays("Animal Fair")
    assert scene.p1.me.buys == 1
    scene.p1.gains("Village")
    assert scene.pile("Village") == 0
    assert scene.p1.me.buys == 1


def test_animal_fair_may_be_paid_with_an_action() -> None:
    """menagerie/animal_fair/3"""
    scene = Scene(kingdom="Animal Fair", phase="buy", p1={"hand": "Village"})
    scene.p1.buys("Animal Fair")
    assert scene.p1.discard == cards("Animal Fair")
    assert scene.trash == cards("Village")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 0)
    scene = Scene(kingdom="Animal Fair", phase="buy", p1={"hand": "Estate"})
    assert not scene.p1.can_buy("Animal Fair")
    scene = Scene(kingdom="Animal Fair", p1={"hand": "Workshop, Village"})
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Animal Fair")


def test_animal_fair_may_still_be_paid_with_coins() -> None:
    scene = Scene(kingdom="Animal Fair", phase="buy", p1={"coins": 7, "hand": "Village"})
    scene.p1.buys("Animal Fair", "no")
    assert (scene.p1.coins, scene.p1.hand, scene.trash) == (0, cards("Village"), [])


# --- all together -----------------------------------------------------------------------------------------------------
def test_a_changed_cost_holds_for_everybody() -> None:
    """menagerie/rules/costs/1"""
    scene = Scene(kingdom="Market, Smithy", p1={"hand": "Governor, Estate"}, p2={"hand": "Destrier"})
    scene.p1.gains("Copper")
    scene.p1.gains("Copper")
    assert scene.cost("Destrier") == (4, 0, 0)
    scene.p1.plays("Governor", "trash", "no", scene.p2("Destrier"), scene.p2("Market"))
    assert {*scene.asked[-1].options} == {"duchy", "governor", "market"}
    assert scene.p2.discard == cards("Market")


def test_costs_change_between_the_steps_of_an_effect() -> None:
    """menagerie/rules/costs/2"""
    scene = Scene(kingdom="Stonemason, Fisherman, Moat", phase="buy", p1={"coins": 4})
    scene.p1.buys("Stonemason", 2, "Fisherman", "Moat")
    assert scene.asked[1].offers("Fisherman", "Moat")
    assert scene.asked[2].offers("Moat")
    assert not scene.asked[2].offers("Fisherman")
    assert scene.gained(1) == in_order("Fisherman, Moat, Stonemason")


def test_wayfarer_follows_the_gains_inside_the_effect() -> None:
    """menagerie/rules/costs/3"""
    scene = Scene(kingdom="Stonemason, Sleigh, Wayfarer", phase="buy", p1={"coins": 4})
    scene.p1.buys("Stonemason", 2, "Sleigh", "Wayfarer")
    assert not scene.asked[1].offers("Wayfarer")
    assert scene.asked[2].offers("Wayfarer")
    assert scene.gained(1) == in_order("Sleigh, Wayfarer, Stonemason")


def test_one_destrier_for_six_not_two() -> None:
    """menagerie/rules/costs/4"""
    scene = Scene(kingdom="Stonemason, Destrier, Goons", phase="buy", p1={"coins": 8})
    scene.p1.buys("Stonemason", 6, "Destrier")
    assert scene.asked[1].offers("Destrier", "Goons")
    assert len(scene.asked) == 2            # only Goons is left for the second one
    assert scene.gained(1) == in_order("Destrier, Goons, Stonemason")


def test_a_number_taken_from_a_cost_is_fixed() -> None:
    """menagerie/rules/costs/6"""
    for hand, discard, silvers in (("Destrier", "", 6), ("Fisherman", "", 2), ("Fisherman", "Copper", 5),
                                   ("Wayfarer", "", 6)):
        scene = Scene(p1={"hand": f"Trader, {hand}", "discard": discard})
        scene.p1.plays("Trader")
        assert scene.gained(1) == ["silver"] * silvers


def test_destriers_after_many_gains() -> None:
    """menagerie/rules/costs/7"""
    scene = Scene(kingdom="Destrier", p1={"hand": "Stonemason, Estate"})
    for _ in range(5):
        scene.p1.gains("Copper")
    assert scene.cost("Destrier") == (1, 0, 0)
    scene.p1.plays("Stonemason", "Destrier", "Destrier")
    assert scene.cost("Destrier") == (0, 0, 0)
    assert scene.p1.discard == cards("5 Copper, 2 Destrier")
