"""Intrigue: cards that draw, look, and put cards in order."""
from throneroom.testing import Scene, cards, in_order


# --- Courtyard ----------------------------------------------------------------------------------------------
def test_courtyard_draws_three_and_puts_one_back() -> None:
    """intrigue/courtyard/1"""
    scene = Scene(p1={"hand": "Courtyard, Estate", "deck": "Copper, Silver, Gold, Duchy"})
    scene.p1.plays("Courtyard", "Estate")
    assert scene.p1.hand == cards("Copper, Silver, Gold")
    assert scene.p1.deck == in_order("Estate, Duchy")
    assert scene.p1.actions == 0


def test_courtyard_must_put_back_even_the_card_drawn() -> None:
    """intrigue/courtyard/2"""
    scene = Scene(p1={"hand": "Courtyard", "deck": "Gold"})
    scene.p1.plays("Courtyard")
    assert scene.p1.hand == []
    assert scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Courtyard, Estate", "deck": "Copper, Silver, Gold"})
    scene.p1.plays("Courtyard", "Gold")
    assert scene.asked[0].options == cards("Copper, Estate, Gold, Silver")
    assert scene.asked[0].least == scene.asked[0].most == 1
    assert scene.p1.deck == in_order("Gold")


# --- Shanty Town --------------------------------------------------------------------------------------------
def test_shanty_town_without_actions_in_hand() -> None:
    """intrigue/shanty_town/1"""
    scene = Scene(p1={"hand": "Shanty Town, Copper, Estate", "deck": "Smithy, Gold, Silver"})
    scene.p1.plays("Shanty Town")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Copper, Estate, Smithy, Gold")
    scene = Scene(p1={"hand": "Shanty Town, Village", "deck": "Smithy, Gold, Silver"})
    scene.p1.plays("Shanty Town")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Village")
    assert [event.verb for event in scene.log.events].count("reveal") == 1


# --- Wishing Well -------------------------------------------------------------------------------------------
def test_wishing_well_takes_what_was_named() -> None:
    """intrigue/wishing_well/1"""
    scene = Scene(p1={"hand": "Wishing Well", "deck": "Copper, Gold, Silver"})
    scene.p1.plays("Wishing Well", "Gold")
    assert scene.p1.hand == cards("Copper, Gold")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Wishing Well", "deck": "Copper, Gold, Silver"})
    scene.p1.plays("Wishing Well", "Silver")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold, Silver")
    assert scene.p1.actions == 1


def test_wishing_well_names_a_card_after_drawing() -> None:
    """intrigue/wishing_well/2"""
    scene = Scene(p1={"hand": "Wishing Well", "deck": "Copper, Gold"})
    scene.p1.plays("Wishing Well", "Copper")
    assert scene.asked[0].purpose == "name"
    assert scene.asked[0].offers("Copper", "Wishing Well", "Goons")
    assert "Treasure" not in scene.asked[0].options and "treasure" not in scene.asked[0].options
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("draw") < verbs.index("reveal")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold")


# --- Scout and Patrol ---------------------------------------------------------------------------------------
def test_scout_takes_the_victory_cards() -> None:
    """intrigue/scout/1"""
    scene = Scene(p1={"hand": "Scout", "deck": "Estate, Copper, Great Hall, Curse, Gold"})
    scene.p1.plays("Scout", "Curse")
    assert scene.p1.hand == cards("Estate, Great Hall")
    assert scene.p1.deck == in_order("Copper, Curse, Gold")
    assert scene.p1.actions == 1


def test_scout_with_a_short_deck() -> None:
    """intrigue/scout/2"""
    scene = Scene(p1={"hand": "Scout", "deck": "Estate", "discard": "Copper, Curse"})
    scene.p1.plays("Scout", "Curse")
    assert [asked.purpose for asked in scene.asked] == ["order"]
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.deck == in_order("Copper, Curse")
    assert scene.p1.discard == []


def test_patrol_takes_victory_cards_and_curses() -> None:
    """intrigue/patrol/1"""
    scene = Scene(p1={"hand": "Patrol", "deck": "Copper, Copper, Silver, Estate, Gold, Curse, Mill, Village"})
    scene.p1.plays("Patrol")
    assert scene.p1.hand == cards("2 Copper, Silver, Estate, Curse, Mill")
    assert scene.p1.deck == in_order("Gold, Village")
    scene = Scene(p1={"hand": "Patrol", "deck": "3 Copper, Silver, Gold, Village, Estate, Smithy"})
    scene.p1.plays("Patrol", "Silver", "Village")
    assert scene.p1.hand == cards("3 Copper, Estate")
    assert scene.p1.deck == in_order("Gold, Village, Silver, Smithy")


def test_patrol_has_no_choice_of_what_to_take() -> None:
    """intrigue/patrol/2"""
    scene = Scene(p1={"hand": "Patrol", "deck": "3 Silver, Curse, Great Hall, 2 Copper"})
    scene.p1.plays("Patrol")
    assert scene.asked == []
    assert scene.p1.hand == cards("3 Silver, Curse, Great Hall")
    assert scene.p1.deck == in_order("2 Copper")


# --- Secret Passage -----------------------------------------------------------------------------------------
def test_secret_passage_puts_a_card_into_the_deck() -> None:
    """intrigue/secret_passage/1"""
    scene = Scene(p1={"hand": "Secret Passage, Estate", "deck": "Copper, Silver, Gold, Duchy"})
    scene.p1.plays("Secret Passage", "Estate", 1)
    assert scene.p1.hand == cards("Copper, Silver")
    assert scene.p1.deck == in_order("Gold, Estate, Duchy")
    assert scene.p1.actions == 1


def test_secret_passage_may_use_any_place() -> None:
    """intrigue/secret_passage/2"""
    for above, deck in ((0, "Estate, Gold, Duchy"), (1, "Gold, Estate, Duchy"), (2, "Gold, Duchy, Estate")):
        scene = Scene(p1={"hand": "Secret Passage, Estate", "deck": "Copper, Silver, Gold, Duchy"})
        scene.p1.plays("Secret Passage", "Estate", above)
        assert scene.asked[1].options == ["0", "1", "2"]
        assert scene.p1.deck == in_order(deck)
        assert all(event.verb not in ("look", "reveal") for event in scene.log.events)
    scene = Scene(p1={"hand": "Secret Passage, Gold"})
    scene.p1.plays("Secret Passage")
    assert scene.p1.hand == []
    assert scene.p1.deck == in_order("Gold")


# --- Conspirator --------------------------------------------------------------------------------------------
def test_conspirator_as_the_third_action() -> None:
    """intrigue/conspirator/1"""
    scene = Scene(p1={"hand": "2 Village, Conspirator", "deck": "2 Copper, Gold, Silver"})
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    scene.p1.plays("Conspirator")
    assert scene.p1.coins == 2
    assert scene.p1.actions == 3
    assert scene.p1.hand == cards("2 Copper, Gold")
    scene = Scene(p1={"hand": "Conspirator", "deck": "Gold"})
    scene.p1.plays("Conspirator")
    assert scene.p1.coins == 2
    assert scene.p1.actions == 0
    assert scene.p1.hand == []


def test_conspirator_counts_only_when_played() -> None:
    """intrigue/conspirator/2"""
    scene = Scene(p1={"hand": "Village, Conspirator, Smithy", "deck": "Copper, 5 Gold"})
    scene.p1.plays("Village")
    scene.p1.plays("Conspirator")
    assert scene.p1.hand == cards("Smithy, Copper")
    assert scene.p1.actions == 1
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Copper, 3 Gold")
    assert scene.p1.coins == 2
    assert scene.p1.actions == 0


def test_conspirator_counts_plays() -> None:
    """intrigue/conspirator/3"""
    scene = Scene(p1={"hand": "Throne Room, Conspirator", "deck": "Gold, Silver"})
    scene.p1.plays("Throne Room", "Conspirator")
    assert scene.p1.coins == 4
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.actions == 1
