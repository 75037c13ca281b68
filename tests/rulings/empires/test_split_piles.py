"""The split piles of Empires and the cards in them."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Settlers / Bustling Village ----------------------------------------------------------------------------
def test_settlers_takes_a_copper_from_the_discard_pile() -> None:
    """empires/settlers/1"""
    scene = Scene(p1={"hand": "Settlers", "deck": "Estate", "discard": "Gold, Copper"})
    scene.p1.plays("Settlers", "Copper")
    assert scene.p1.hand == cards("Estate, Copper")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.actions == 1


def test_settlers_takes_nothing_else_and_need_not_take() -> None:
    """empires/settlers/2"""
    scene = Scene(p1={"hand": "Settlers", "deck": "Estate", "discard": "Silver"})
    scene.p1.plays("Settlers")
    assert scene.asked == []
    assert scene.p1.discard == cards("Silver")
    scene = Scene(p1={"hand": "Settlers", "deck": "Estate", "discard": "Silver, Copper"})
    scene.p1.plays("Settlers", "nothing")
    assert scene.asked[0].options == ["copper"]
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == cards("Silver, Copper")


def test_bustling_village_takes_a_settlers() -> None:
    """empires/bustling_village/1"""
    scene = Scene(p1={"hand": "Bustling Village", "deck": "Copper", "discard": "Settlers, Gold"})
    scene.p1.plays("Bustling Village", "Settlers")
    assert scene.p1.hand == cards("Copper, Settlers")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.actions == 3


def test_looking_through_the_discard_pile_changes_nothing() -> None:
    """empires/bustling_village/2"""
    scene = Scene(p1={"hand": "Bustling Village", "deck": "Copper", "discard": "Gold, Settlers, Estate"})
    scene.p1.plays("Bustling Village", "nothing")
    assert [card.id for card in reversed(scene.p1.me.discard_pile)] == in_order("Gold, Settlers, Estate")


# --- Encampment / Plunder -----------------------------------------------------------------------------------
def test_encampment_without_gold_goes_back_to_its_pile() -> None:
    """empires/encampment/1"""
    scene = Scene(p1={"hand": "Encampment, 2 Copper", "deck": "Silver, Estate, 5 Copper"})
    scene.p1.plays("Encampment")
    assert scene.p1.hand == cards("2 Copper, Silver, Estate")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == []
    assert scene.p1.aside == cards("Encampment")
    before = scene.pile("Encampment")
    scene.p1.ends_turn()
    assert scene.pile("Encampment") == before + 1
    assert scene.top("Encampment") == "encampment"
    assert scene.p1.aside == []
    assert "encampment" not in scene.p1.all_cards


def test_encampment_shown_a_gold_just_drawn_stays() -> None:
    """empires/encampment/2"""
    scene = Scene(p1={"hand": "Encampment", "deck": "Gold, Copper, 5 Copper"})
    scene.p1.plays("Encampment", "Gold")
    assert scene.p1.in_play == cards("Encampment")
    scene.p1.ends_turn()
    assert "encampment" in scene.p1.discard
    scene = Scene(p1={"hand": "Encampment", "deck": "Gold, Copper, 5 Copper"})
    scene.p1.plays("Encampment", "nothing")
    assert scene.p1.aside == cards("Encampment")


def test_a_returned_encampment_covers_plunder() -> None:
    """empires/encampment/3"""
    scene = Scene(piles={"Encampment / Plunder": "5 Plunder"}, p1={"hand": "Encampment", "deck": "7 Copper"},
                  p2={"hand": "Gold, Silver"})
    assert scene.top("Encampment / Plunder") == "plunder"
    scene.p1.plays("Encampment")
    scene.p1.ends_turn()
    assert scene.top("Encampment / Plunder") == "encampment"
    assert scene.cost("Encampment") == (2, 0, 0)
    scene.p2.plays("Gold, Silver")
    assert not scene.p2.can_buy("Plunder")
    assert scene.p2.can_buy("Encampment")


def test_plunder_gives_a_point_each_time() -> None:
    """empires/plunder/1"""
    scene = Scene(p1={"hand": "Plunder"})
    scene.p1.plays("Plunder")
    assert scene.p1.coins == 2
    assert scene.p1.points == 1


# --- the piles ----------------------------------------------------------------------------------------------
SPLIT_PILES = [("Settlers", "Bustling Village"), ("Encampment", "Plunder"), ("Catapult", "Rocks"),
               ("Gladiator", "Fortune"), ("Patrician", "Emporium")]


@pytest.mark.parametrize(("upper", "lower"), SPLIT_PILES)
def test_the_lower_cards_come_after_the_upper_ones(upper: str, lower: str) -> None:
    """empires/settlers_bustling_village/1, empires/encampment_plunder/1, empires/catapult_rocks/1,
    empires/gladiator_fortune/1, empires/patrician_emporium/1"""
    pile = f"{upper} / {lower}"
    assert Scene(kingdom=pile, players=4).pile(pile) == 10
    scene = Scene(players=4, piles={pile: f"{upper}, 5 {lower}"}, phase="buy", p1={"coins": 20, "buys": 2})
    assert not scene.p1.can_buy(lower)
    scene.p1.buys(upper)
    assert scene.p1.can_buy(lower)
    scene.p1.buys(lower)
    assert scene.gained(1)[:2] == in_order(f"{upper}, {lower}")


# --- Patrician / Emporium -----------------------------------------------------------------------------------
def test_patrician_takes_an_expensive_card() -> None:
    """empires/patrician/1"""
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, Gold, Estate"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper, Gold")
    assert scene.p1.actions == 1
    assert scene.p1.deck == in_order("Estate")


def test_patrician_looks_at_coins_only() -> None:
    """empires/patrician/2"""
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, Fortune"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper, Fortune")
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, City Quarter"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("City Quarter")


def test_patrician_with_nothing_to_reveal() -> None:
    """empires/patrician/3"""
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper, Gold")


def test_patrician_five_is_enough() -> None:
    """empires/patrician/4 (the card's text is followed)"""
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, Duchy"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper, Duchy")


@pytest.mark.parametrize(("actions", "points"), [(5, 2), (4, 0)])
def test_emporium_with_five_actions_in_play(actions: int, points: int) -> None:
    """empires/emporium/1"""
    scene = Scene(piles={"Patrician / Emporium": "5 Emporium"}, phase="buy",
                  p1={"play": f"{actions} Village", "coins": 5})
    scene.p1.buys("Emporium")
    assert scene.p1.points == points
    scene = Scene(p1={"hand": "Emporium", "deck": "Copper"})
    scene.p1.plays("Emporium")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("Copper"), 1, 1)


def test_emporium_counts_all_actions_in_play() -> None:
    """empires/emporium/2"""
    scene = Scene(piles={"Patrician / Emporium": "5 Emporium"}, phase="start",
                  p1={"tavern": "Guide", "durations": "Archive", "deck": "3 Village, Silver, Gold, 3 Estate"})
    scene.run("Guide", "Guide")
    for _ in range(3):
        scene.p1.plays("Village")
    scene.p1.plays("Silver, Gold")
    assert scene.p1.in_play == cards("Archive, Guide, 3 Village, Silver, Gold")
    scene.p1.buys("Emporium")
    assert scene.p1.points == 2


def test_emporium_counts_on_other_turns_too() -> None:
    """empires/emporium/3 (the card's text is followed)"""
    scene = Scene(piles={"Patrician / Emporium": "5 Emporium"}, p2={"durations": "5 Hireling"})
    scene.p2.gains("Emporium")
    assert scene.p2.points == 2


# --- Gladiator / Fortune ------------------------------------------------------------------------------------
def test_gladiator_without_an_answer() -> None:
    """empires/gladiator/1"""
    scene = Scene(piles={"Gladiator / Fortune": "4 Gladiator, 5 Fortune"}, p1={"hand": "Gladiator, Estate, Copper"},
                  p2={"hand": "Estate"})
    scene.p1.plays("Gladiator", "Estate", scene.p2("no"))
    assert scene.p1.coins == 3
    assert scene.trash == cards("Gladiator")
    assert scene.pile("Gladiator / Fortune") == 8


def test_gladiator_answered() -> None:
    """empires/gladiator/2"""
    scene = Scene(kingdom="Gladiator / Fortune", p1={"hand": "Gladiator, Estate, Copper"}, p2={"hand": "Copper"})
    scene.p1.plays("Gladiator", "Copper", scene.p2("Copper"))
    assert scene.p1.coins == 2
    assert scene.trash == []
    assert scene.pile("Gladiator / Fortune") == 10


def test_gladiator_with_an_empty_hand_and_none_in_the_supply() -> None:
    """empires/gladiator/3"""
    scene = Scene(piles={"Gladiator / Fortune": "5 Fortune"}, p1={"hand": "Gladiator"}, p2={"hand": "Copper"})
    scene.p1.plays("Gladiator")
    assert scene.p1.coins == 3
    assert scene.trash == []


def test_fortune_doubles_once_a_turn() -> None:
    """empires/fortune/1"""
    scene = Scene(phase="buy", p1={"hand": "2 Fortune", "coins": 5})
    scene.p1.plays("Fortune")
    assert (scene.p1.coins, scene.p1.me.buys) == (10, 2)
    scene.p1.plays("Fortune")
    assert (scene.p1.coins, scene.p1.me.buys) == (10, 3)


def test_fortune_brings_gold_for_gladiators() -> None:
    """empires/fortune/3"""
    scene = Scene(piles={"Gladiator / Fortune": "5 Fortune"}, p1={"play": "2 Gladiator"})
    scene.p1.gains("Fortune")
    assert scene.p1.discard == cards("Fortune, 2 Gold")


# --- Catapult / Rocks ---------------------------------------------------------------------------------------
def test_catapult_with_a_silver_does_both() -> None:
    """empires/catapult/1"""
    scene = Scene(p1={"hand": "Catapult, Silver, Estate"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Catapult", "Silver", scene.p2("2 Estate"))
    assert scene.p1.coins == 1
    assert scene.trash == cards("Silver")
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p2.discard == cards("Curse, 2 Estate")


def test_catapult_conditions_are_independent() -> None:
    """empires/catapult/2"""
    scene = Scene(p1={"hand": "Catapult, Copper, Duchy, Estate"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Catapult", "Copper", scene.p2("2 Estate"))
    assert scene.p2.discard == cards("2 Estate")
    scene = Scene(p1={"hand": "Catapult, Copper, Duchy, Estate"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Catapult", "Duchy")
    assert scene.p2.discard == cards("Curse")
    assert len(scene.p2.hand) == 5
    scene = Scene(p1={"hand": "Catapult, Copper, Duchy, Estate"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Catapult", "Estate")
    assert scene.p2.discard == []
    assert len(scene.p2.hand) == 5


def test_catapult_does_not_count_debt() -> None:
    """empires/catapult/3"""
    scene = Scene(p1={"hand": "Catapult, City Quarter"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Catapult")
    assert scene.trash == cards("City Quarter")
    assert scene.p2.discard == []
    assert scene.p2.hand == cards("5 Copper")


def test_catapult_with_an_empty_hand() -> None:
    """empires/catapult/4"""
    scene = Scene(p1={"hand": "Catapult"}, p2={"hand": "5 Copper"}, p3={"hand": "5 Copper"})
    scene.p1.plays("Catapult")
    assert scene.p1.coins == 1
    assert scene.trash == []
    assert scene.p2.all_cards == scene.p3.all_cards == cards("5 Copper")
    scene = Scene(p1={"hand": "Catapult, Duchy"}, p2={}, p3={}, piles={"Curse": 1})
    scene.p1.plays("Catapult")
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == []


def test_rocks_bought_bring_a_silver_onto_the_deck() -> None:
    """empires/rocks/1"""
    scene = Scene(piles={"Catapult / Rocks": "5 Rocks"}, phase="buy", p1={"coins": 4, "deck": "Copper"})
    scene.p1.buys("Rocks")
    assert scene.p1.discard == cards("Rocks")
    assert scene.p1.deck == in_order("Silver, Copper")
    scene = Scene(p1={"hand": "Rocks"})
    scene.p1.plays("Rocks")
    assert scene.p1.coins == 1


def test_rocks_at_other_times_bring_it_to_hand() -> None:
    """empires/rocks/2"""
    scene = Scene(p1={"hand": "Catapult, Rocks, Estate"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Catapult", "Rocks", scene.p2("2 Estate"))
    assert scene.p1.hand == cards("Estate, Silver")
    assert scene.p2.discard == cards("Curse, 2 Estate")
    scene = Scene(p2={"hand": "Rocks"}, phase="buy")
    scene.p2.trashes("Rocks")
    assert scene.p2.hand == cards("Silver")
