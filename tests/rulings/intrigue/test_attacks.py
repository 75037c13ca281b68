"""Intrigue: Attacks and Reactions."""
from throneroom.testing import Scene, cards, in_order


# --- Secret Chamber -----------------------------------------------------------------------------------------
def test_secret_chamber_works_before_the_attack() -> None:
    """intrigue/secret_chamber/2"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Secret Chamber, 4 Copper", "deck": "Gold, Silver, Estate"})
    scene.p1.plays("Militia", scene.p2("Secret Chamber"), scene.p2("2 Copper"), scene.p2("no"), scene.p2("2 Copper"))
    assert [asked.purpose for asked in scene.asked] == ["reveal", "topdeck", "reveal", "discard"]
    assert scene.asked[3].options == cards("Copper, Gold, Secret Chamber, Silver")
    assert scene.p2.hand == cards("Secret Chamber, Gold, Silver")
    assert scene.p2.deck == in_order("2 Copper, Estate")


def test_secret_chamber_may_go_onto_the_deck_itself() -> None:
    """intrigue/secret_chamber/3"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Secret Chamber", "deck": "Gold, Silver"})
    scene.p1.plays("Witch", scene.p2("Secret Chamber"), scene.p2("Secret Chamber, Gold"), scene.p2("Gold"))
    assert scene.p2.hand == cards("Silver")
    assert scene.p2.deck == in_order("Secret Chamber, Gold")
    assert scene.p2.discard == cards("Curse")


def test_secret_chamber_and_then_moat() -> None:
    """intrigue/secret_chamber/4"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"},
                  p2={"hand": "Secret Chamber, Copper", "deck": "Moat, Estate"})
    p2 = scene.p2
    scene.p1.plays("Witch", p2("Secret Chamber"), p2("Copper, Estate"), p2("Copper"), p2("Moat"), p2("Moat"), p2("no"))
    assert scene.p2.hand == cards("Moat, Secret Chamber")
    assert scene.p2.deck == in_order("Estate, Copper")
    assert scene.p2.discard == []
    assert scene.pile("Curse") == 10


def test_secret_chamber_may_be_revealed_again() -> None:
    """rules.md ATT-09"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Secret Chamber, 4 Copper", "deck": "Gold, Silver, Estate"})
    p2 = scene.p2
    scene.p1.plays("Militia", p2("Secret Chamber"), p2("2 Copper"), p2("Secret Chamber"), p2("Gold, Silver"),
                   p2("Gold"), p2("no"), p2("2 Copper"))
    assert scene.p2.deck == in_order("Silver, Gold, Estate")


# --- Diplomat -----------------------------------------------------------------------------------------------
def test_diplomat_gives_actions_with_a_small_hand() -> None:
    """intrigue/diplomat/1"""
    scene = Scene(p1={"hand": "Diplomat, 3 Copper", "deck": "3 Silver"})
    scene.p1.plays("Diplomat")
    assert scene.p1.hand == cards("3 Copper, 2 Silver")
    assert scene.p1.actions == 2
    scene = Scene(p1={"hand": "Diplomat, 4 Copper", "deck": "3 Silver"})
    scene.p1.plays("Diplomat")
    assert len(scene.p1.hand) == 6
    assert scene.p1.actions == 0


def test_diplomat_may_be_revealed_again_and_again() -> None:
    """intrigue/diplomat/3"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Diplomat, 6 Copper", "deck": "6 Estate"})
    react = scene.p2("Diplomat")
    scene.p1.plays("Militia", react, "3 Copper", react, "3 Copper", react, "3 Estate", "Estate")
    assert [asked.purpose for asked in scene.asked] == ["reveal", "discard"] * 3 + ["discard"]
    assert [asked.most for asked in scene.asked if asked.purpose == "discard"] == [3, 3, 3, 1]
    assert scene.p2.hand == cards("Diplomat, 2 Estate")
    assert scene.p2.deck == []


def test_diplomat_and_then_moat() -> None:
    """intrigue/diplomat/4"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Diplomat, 4 Copper", "deck": "Moat, Estate"})
    scene.p1.plays("Witch", scene.p2("Diplomat"), scene.p2("3 Copper"), scene.p2("Moat"))
    assert scene.p2.hand == cards("Diplomat, Copper, Moat, Estate")
    assert scene.p2.discard == cards("3 Copper")


# --- Swindler -----------------------------------------------------------------------------------------------
def test_swindler_swaps_the_top_card() -> None:
    """intrigue/swindler/1"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Copper, Gold"})
    scene.p1.plays("Swindler", scene.p1("Curse"))
    assert scene.asked[0].options == ["copper", "curse"]
    assert scene.trash == cards("Copper")
    assert scene.p2.discard == cards("Curse")
    assert scene.p2.deck == in_order("Gold")
    assert scene.p1.coins == 2


def test_swindler_without_a_card_of_the_cost() -> None:
    """intrigue/swindler/2"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Duchy"}, piles={"Duchy": 0})
    scene.p1.plays("Swindler")
    assert scene.trash == cards("Duchy")
    assert scene.p2.all_cards == []
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Duchy"}, kingdom="Laboratory")
    scene.p1.plays("Swindler", scene.p1("Duchy"))
    assert scene.asked[0].options == ["duchy", "laboratory"]
    assert scene.p2.discard == cards("Duchy")
    assert scene.pile("Duchy") == 7


def test_swindler_and_potions() -> None:
    """intrigue/swindler/4"""
    scene = Scene(p1={"hand": "Swindler"}, p2={"deck": "Apothecary"}, kingdom="University, Herbalist, Vineyard")
    scene.p1.plays("Swindler", scene.p1("University"))
    assert scene.asked[0].options == ["apothecary", "university"]
    assert scene.p2.discard == cards("University")


def test_swindler_and_an_empty_deck() -> None:
    """intrigue/swindler/5"""
    scene = Scene(p1={"hand": "Swindler"})
    scene.p1.plays("Swindler")
    assert scene.p1.coins == 2
    assert scene.trash == scene.p2.all_cards == []
    scene = Scene(p1={"hand": "Swindler"}, p2={"discard": "Silver"}, piles={"Silver": 3})
    scene.p1.plays("Swindler", scene.p1("Silver"))
    assert scene.trash == scene.p2.discard == cards("Silver")


# --- Torturer -----------------------------------------------------------------------------------------------
def test_torturer_lets_the_victims_choose() -> None:
    """intrigue/torturer/1"""
    scene = Scene(p1={"hand": "Torturer", "deck": "3 Silver"}, p2={"hand": "5 Copper"}, p3={"hand": "5 Copper"})
    scene.p1.plays("Torturer", scene.p2("discard"), scene.p3("curse"))
    assert scene.p1.hand == cards("3 Silver")
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p3.hand == cards("5 Copper, Curse")
    assert scene.pile("Curse") == 19


def test_torturer_and_what_cannot_be_done() -> None:
    """intrigue/torturer/2"""
    scene = Scene(p1={"hand": "Torturer"}, p2={"hand": "5 Copper"}, p3={"hand": "Copper"}, piles={"Curse": 0})
    scene.p1.plays("Torturer", scene.p2("curse"), scene.p3("discard"))
    assert scene.p2.hand == cards("5 Copper")
    assert scene.p2.discard == []
    assert scene.p3.hand == []
    assert scene.p3.discard == cards("Copper")


def test_torturer_works_in_turn_order() -> None:
    """intrigue/torturer/3"""
    scene = Scene(p1={"hand": "2 Torturer", "actions": 2}, p2={"hand": "Copper"}, p3={"hand": "2 Copper"},
                  piles={"Curse": 1})
    scene.p1.plays("Torturer", scene.p2("curse"), scene.p3("curse"))
    assert scene.p2.hand == cards("Copper, Curse")
    assert scene.p3.hand == cards("2 Copper")
    scene.p1.plays("Torturer", scene.p2("discard"), scene.p3("curse"))
    assert scene.p2.discard == cards("Copper, Curse")


# --- Minion -------------------------------------------------------------------------------------------------
def test_minion_redraws_hands() -> None:
    """intrigue/minion/1"""
    scene = Scene(p1={"hand": "Minion, Copper, Estate", "deck": "4 Silver"},
                  p2={"hand": "5 Copper", "deck": "4 Estate"}, p3={"hand": "4 Copper", "deck": "4 Estate"})
    scene.p1.plays("Minion", scene.p1("discard"))
    assert scene.p1.hand == cards("4 Silver")
    assert scene.p1.discard == cards("Copper, Estate")
    assert scene.p2.hand == cards("4 Estate")
    assert scene.p2.discard == cards("5 Copper")
    assert scene.p3.hand == cards("4 Copper")
    assert scene.p1.actions == 1
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Minion, Copper"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Minion", "coins")
    assert scene.p1.coins == 2
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("Copper")
    assert scene.p2.hand == cards("5 Copper")


def test_minion_and_moat() -> None:
    """intrigue/minion/2"""
    scene = Scene(p1={"hand": "Minion", "deck": "4 Silver"}, p2={"hand": "Moat, 4 Copper", "deck": "4 Estate"})
    scene.p1.plays("Minion", scene.p2("Moat"), scene.p1("discard"))
    assert scene.p1.hand == cards("4 Silver")
    assert scene.p2.hand == cards("Moat, 4 Copper")


# --- Saboteur -----------------------------------------------------------------------------------------------
def test_saboteur_trashes_a_good_card() -> None:
    """intrigue/saboteur/1"""
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Copper, Estate, Gold, Silver"}, kingdom="Smithy, Laboratory")
    scene.p1.plays("Saboteur", scene.p2("Smithy"))
    assert scene.asked[0].least == 0
    assert scene.asked[0].offers("Smithy", "Silver", "Estate", "Copper", "Curse")
    assert not scene.asked[0].offers("Laboratory") and not scene.asked[0].offers("Duchy")
    assert scene.trash == cards("Gold")
    assert scene.p2.discard == cards("Copper, Estate, Smithy")
    assert scene.p2.deck == in_order("Silver")


def test_saboteur_looks_at_current_costs() -> None:
    """intrigue/saboteur/3"""
    scene = Scene(p1={"hand": "Bridge, Saboteur", "actions": 2}, p2={"deck": "Silver, Gold"},
                  kingdom="Smithy, Laboratory")
    scene.p1.plays("Bridge")
    scene.p1.plays("Saboteur", scene.p2("Smithy"))
    assert scene.asked[0].offers("Smithy", "Silver") and not scene.asked[0].offers("Laboratory")
    assert scene.trash == cards("Gold")
    assert scene.p2.discard == cards("Silver, Smithy")


# --- Replace ------------------------------------------------------------------------------------------------
def test_replace_by_type_of_the_gained_card() -> None:
    """intrigue/replace/1"""
    scene = Scene(p1={"hand": "Replace, Estate", "deck": "Copper"}, kingdom="Smithy")
    scene.p1.plays("Replace", "Smithy")
    assert scene.trash == cards("Estate")
    assert scene.p1.deck == in_order("Smithy, Copper")
    assert scene.p2.discard == []
    scene = Scene(p1={"hand": "Replace, Gold", "deck": "Copper"})
    scene.p1.plays("Replace", "Province")
    assert scene.p1.discard == cards("Province")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p2.discard == cards("Curse")
    scene = Scene(p1={"hand": "Replace, Gold"}, kingdom="Harem")
    scene.p1.plays("Replace", "Harem")
    assert scene.p1.deck == in_order("Harem")
    assert scene.p2.discard == cards("Curse")


def test_replace_by_a_curse() -> None:
    """intrigue/replace/3"""
    scene = Scene(p1={"hand": "Replace, Copper"})
    scene.p1.plays("Replace", "Curse")
    assert scene.p1.discard == cards("Curse")
    assert scene.p1.deck == []
    assert scene.p2.all_cards == []


def test_replace_and_other_costs() -> None:
    """intrigue/replace/4"""
    scene = Scene(p1={"hand": "Replace, Silver"}, kingdom="Laboratory, Familiar, Engineer, Golem")
    scene.p1.plays("Replace", "Laboratory")
    assert "laboratory" in scene.asked[0].options
    assert not {"familiar", "engineer", "golem"} & set(scene.asked[0].options)
    scene = Scene(p1={"hand": "Replace, Familiar"}, kingdom="Golem, Engineer")
    scene.p1.plays("Replace", "Golem")
    assert {"golem", "duchy", "familiar"} <= set(scene.asked[0].options)
    assert "engineer" not in scene.asked[0].options
    assert scene.p1.deck == in_order("Golem")


def test_replace_and_moat() -> None:
    """intrigue/replace/5"""
    scene = Scene(p1={"hand": "Replace, Silver"}, p2={"hand": "Moat"}, p3={})
    scene.p1.plays("Replace", scene.p2("Moat"), scene.p1("Duchy"))
    assert scene.p1.discard == cards("Duchy")
    assert scene.p2.discard == []
    assert scene.p3.discard == cards("Curse")
