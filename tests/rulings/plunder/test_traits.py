"""Traits: landscapes that lie on a pile."""
from random import Random

import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.furnishing import cheap_singles
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order

EIGHT = ("cellar", "chapel", "market", "militia", "moat", "remodel", "smithy", "village")


def places(traits: tuple[str, ...], piles: tuple[str, ...], tables: int = 60) -> list[dict[str, str]]:
    return [dict(random_setup(Random(seed), cards=(*traits, *piles)).traits) for seed in range(tables)]


# --- all of them ------------------------------------------------------------------------------------------------
def test_a_trait_lies_on_a_pile_of_actions_or_treasures() -> None:
    """plunder/rules/traits/1  (Rich stands in for Pious.)"""
    found = {laid["rich"] for laid in places(("rich",), (*EIGHT, "gardens", "duke"), 100)}
    assert found == set(EIGHT)
    for pile in ("silver", "gardens", "ruins", "library"):
        with pytest.raises(BadKingdom):
            Setup((*EIGHT, "gardens", "duke"), traits=(("rich", pile),)).table()


def test_two_traits_never_share_a_pile() -> None:
    """plunder/rules/traits/2  (Nearby stands in for Pious.)"""
    for laid in places(("nearby", "rich"), EIGHT):
        assert laid["nearby"] != laid["rich"]
    with pytest.raises(BadKingdom, match="two Traits on village"):
        Setup(EIGHT, traits=(("nearby", "village"), ("rich", "village"))).table()


def test_all_cards_of_a_split_pile_have_it() -> None:
    """plunder/rules/traits/3"""
    scene = Scene(traits={"Rich": "Bustling Village"}, p1={"coins": 5}, phase="buy",
                  piles={"Settlers/Bustling Village": "Bustling Village, Settlers"})
    scene.p1.buys("Bustling Village")
    assert scene.p1.discard == cards("Bustling Village, Silver")
    scene.p1.gains("Settlers")
    assert scene.p1.discard == cards("Bustling Village, Settlers, 2 Silver")


def test_it_holds_while_the_pile_is_empty() -> None:
    """plunder/rules/traits/4"""
    scene = Scene(traits={"Rich": "Village"}, piles={"Village": 0}, trash="Village", p1={"hand": "Graverobber"})
    scene.p1.plays("Graverobber", "gain", "Village")
    assert scene.p1.deck == in_order("Village")
    assert scene.p1.discard == cards("Silver")


def test_a_trait_is_not_for_sale() -> None:
    """plunder/rules/traits/5  (Rich stands in for Pious.)"""
    scene = Scene(traits={"Rich": "Village"}, p1={"coins": 20}, phase="buy")
    assert scene.landscapes == ["rich"]
    assert "village" in scene.options
    assert "rich" not in scene.options


def test_a_trait_is_no_type() -> None:
    """plunder/rules/traits/6  (Rich stands in for Pious.)"""
    scene = Scene(traits={"Rich": "Village"}, p1={"hand": "Courtier, Village"})
    scene.p1.plays("Courtier", "Village", "coins")
    asked = scene.asked[-1]
    assert (asked.least, asked.most) == (1, 1)


def test_the_placeholder_says_what_a_pile_is() -> None:
    """plunder/rules/traits/7"""
    found = {laid["rich"] for laid in places(("rich",), ("castles", "knights", *EIGHT), 150)}
    assert found == {"knights", *EIGHT}


# --- Cheap ------------------------------------------------------------------------------------------------------
def test_cheap_cards_cost_less() -> None:
    """plunder/cheap/1"""
    scene = Scene(traits={"Cheap": "Smithy"}, p1={"coins": 3}, phase="buy", kingdom="Militia")
    assert scene.p1.can_buy("Smithy")
    assert not scene.p1.can_buy("Militia")
    scene.p1.buys("Smithy")
    assert (scene.p1.coins, scene.p1.discard) == (0, cards("Smithy"))


def test_cheap_also_when_scoring() -> None:
    """plunder/cheap/2"""
    scene = Scene(traits={"Cheap": "Village"}, landscapes="Plateau Shepherds", p1={"discard": "3 Village", "favors": 2},
                  piles={"Province": 0})
    assert scene.p1.score == 4
    scene.p1.ends_turn()
    assert scene.over
    assert scene.p1.score == 4
    assert scene.cost("Village") == (2, 0, 0)


def test_cheap_changes_neither_debt_nor_potions() -> None:
    """plunder/cheap/3"""
    scene = Scene(traits={"Cheap": "Engineer"}, p1={"coins": 0}, phase="buy")
    scene.p1.buys("Engineer")
    assert scene.p1.debt == 4
    assert Scene(traits={"Cheap": "University"}).cost("University") == (1, 1, 0)


def test_cheap_never_below_nothing() -> None:
    """plunder/cheap/3"""
    scene = Scene(traits={"Cheap": "Pawn"}, p1={"hand": "2 Bridge", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Bridge")
    assert scene.cost("Pawn") == (0, 0, 0)


def test_cheap_makes_no_bane() -> None:
    """plunder/cheap/4"""
    assert "smithy" not in cheap_singles()
    for seed in range(40):
        setup = random_setup(Random(seed), cards=("young_witch", "cheap"))
        assert setup.bane in cheap_singles()
        assert list(faults(setup)) == []
    with pytest.raises(BadKingdom, match="cannot be the Bane"):
        Setup(("young_witch",), bane="smithy", traits=(("cheap", "smithy"),)).table()


# --- Nearby, Rich -----------------------------------------------------------------------------------------------
def test_nearby_gives_a_buy() -> None:
    """plunder/nearby/1"""
    scene = Scene(traits={"Nearby": "Village"}, p1={"coins": 6}, phase="buy")
    scene.p1.buys("Village")
    assert scene.p1.buys == 1
    scene.p1.buys("Village")
    assert scene.p1.buys == 1
    assert scene.p1.discard == cards("2 Village")
    scene = Scene(traits={"Nearby": "Village"}, p1={"coins": 6}, phase="buy")
    scene.p1.buys("Silver")
    assert scene.p1.buys == 0


def test_rich_gains_a_silver() -> None:
    """plunder/rich/1"""
    scene = Scene(traits={"Rich": "Village"}, p1={"coins": 3}, phase="buy")
    scene.p1.buys("Village")
    assert scene.gained(1) == ["village", "silver"]


def test_rich_without_silvers() -> None:
    """plunder/rich/2"""
    scene = Scene(traits={"Rich": "Village"}, p1={"coins": 3}, phase="buy", piles={"Silver": 0})
    scene.p1.buys("Village")
    assert scene.gained(1) == ["village"]
    assert scene.asked == []
