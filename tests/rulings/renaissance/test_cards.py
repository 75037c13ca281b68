"""Mountain Village, Patron, Scholar, Seer."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Mountain Village ---------------------------------------------------------------------------------------
def test_mountain_village() -> None:
    """renaissance/mountain_village/1"""
    scene = Scene(p1={"hand": "Mountain Village", "deck": "Copper", "discard": "Gold, Estate"})
    scene.p1.plays("Mountain Village", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.actions == 2
    assert scene.cost("Mountain Village") == (4, 0, 0)


def test_mountain_village_must_take_a_card() -> None:
    """renaissance/mountain_village/2"""
    scene = Scene(p1={"hand": "Mountain Village", "deck": "Gold", "discard": "Curse"})
    scene.p1.plays("Mountain Village")                  # nothing to decide
    assert scene.p1.hand == cards("Curse")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == []

    scene = Scene(p1={"hand": "Mountain Village", "deck": "Gold", "discard": "Curse, Estate, Copper"})
    scene.p1.plays("Mountain Village", "Copper")        # the one at the bottom
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.asked[0].offers("Curse", "Estate", "Copper")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Curse, Estate")


def test_mountain_village_with_an_empty_discard_pile() -> None:
    """renaissance/mountain_village/3"""
    scene = Scene(p1={"hand": "Mountain Village", "deck": "Gold, Copper"})
    scene.p1.plays("Mountain Village")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.actions == 2


# --- Patron -------------------------------------------------------------------------------------------------
def test_patron_played() -> None:
    """renaissance/patron/1"""
    scene = Scene(p1={"hand": "Patron"})
    scene.p1.plays("Patron")
    assert (scene.p1.villagers, scene.p1.coins, scene.p1.coffers, scene.p1.actions) == (1, 2, 0, 0)
    assert scene.cost("Patron") == (4, 0, 0)


def test_patron_seen_but_not_revealed() -> None:
    """renaissance/patron/1 (discarded, looked at, trashed, gained: everybody may see it, but nobody reveals it)"""
    scene = Scene(p1={"hand": "Villain"}, p2={"hand": "Patron, 4 Copper"})
    scene.p1.plays("Villain")
    assert scene.p2.discard == cards("Patron")
    assert scene.p2.coffers == 0

    scene = Scene(p1={"hand": "Sentry", "deck": "Copper, 2 Patron"})
    scene.p1.plays("Sentry", "Patron", "Patron")
    assert scene.trash == cards("Patron")
    assert scene.p1.discard == cards("Patron")
    assert scene.p1.coffers == 0
    scene.p1.gains("Patron")
    assert scene.p1.coffers == 0


@pytest.mark.parametrize("taken", ["Horn", "Lantern"])
def test_each_patron_revealed_counts(taken: str) -> None:
    """renaissance/patron/2"""
    scene = Scene(p1={"hand": "Border Guard", "deck": "2 Patron"})
    scene.p1.plays("Border Guard", taken)
    assert scene.p1.coffers == 2
    assert scene.p1.hand == scene.p1.discard == cards("Patron")
    assert scene.p1.owned == cards(taken)


def test_patron_revealed_from_the_deck_one_at_a_time() -> None:
    """renaissance/patron/2 (Hunting Party: the hand, and then cards until one fits; Patrons in hand, deck and discard
    pile of those who reveal nothing do not count)"""
    scene = Scene(p1={"hand": "Hunting Party, Patron", "deck": "Copper, 2 Patron, Silver, Patron"},
                  p2={"hand": "Patron", "deck": "Patron"})
    scene.p1.plays("Hunting Party")
    assert scene.p1.hand == cards("Patron, Copper, Silver")
    assert scene.p1.discard == cards("2 Patron")
    assert scene.p1.coffers == 3
    assert scene.p2.coffers == 0


def test_patron_in_a_hand_that_must_be_shown() -> None:
    """renaissance/patron/4"""
    scene = Scene(p1={"hand": "3 Inventor, Villain", "actions": 4}, p2={"hand": "Patron, 4 Copper"})
    for _ in range(3):
        scene.p1.plays("Inventor", "Copper")
    assert scene.cost("Patron") == (1, 0, 0)
    scene.p1.plays("Villain")
    assert scene.p1.coffers == 2
    assert scene.p2.hand == cards("Patron, 4 Copper")
    assert scene.p2.discard == []
    assert scene.p2.coffers == 1


# --- Scholar ------------------------------------------------------------------------------------------------
def test_scholar() -> None:
    """renaissance/scholar/1"""
    scene = Scene(p1={"hand": "Scholar, 4 Copper", "deck": "7 Silver, 3 Gold"})
    scene.p1.plays("Scholar")
    assert scene.p1.discard == cards("4 Copper")
    assert scene.p1.hand == cards("7 Silver")
    assert scene.p1.deck == in_order("3 Gold")
    assert scene.cost("Scholar") == (5, 0, 0)


def test_scholar_shuffles_what_it_discards() -> None:
    """renaissance/scholar/2"""
    scene = Scene(p1={"hand": "Scholar, 4 Estate", "deck": "4 Copper"})
    scene.p1.plays("Scholar")
    assert scene.p1.hand == cards("4 Copper, 3 Estate")
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.discard == []


# --- Seer ---------------------------------------------------------------------------------------------------
def test_seer() -> None:
    """renaissance/seer/1"""
    scene = Scene(p1={"hand": "Seer", "deck": "Copper, Silver, Gold, Estate, Province"})
    scene.p1.plays("Seer")
    assert scene.p1.hand == cards("Copper, Silver, Estate")
    assert scene.p1.deck == in_order("Gold, Province")
    assert scene.p1.actions == 1
    assert [event.amount for event in scene.log.events if event.verb == "reveal"] == [3]
    assert scene.cost("Seer") == (5, 0, 0)

    scene = Scene(p1={"hand": "Seer", "deck": "Copper, Copper, Gold, Duchy, Province"})
    scene.p1.plays("Seer", "Duchy", "Copper")           # the last one put back is on top
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold, Copper, Duchy, Province")


def test_seer_leaves_cards_that_cost_more_than_coins() -> None:
    """renaissance/seer/1 (with Potions or debt in its cost, a card does not cost 2 to 4; 000:6773)"""
    scene = Scene(p1={"hand": "Seer", "deck": "Copper, Familiar, City Quarter, Smithy"})
    scene.p1.plays("Seer", "City Quarter")
    assert scene.p1.hand == cards("Copper, Smithy")
    assert scene.p1.deck == in_order("Familiar, City Quarter")


def test_seer_with_few_cards() -> None:
    """renaissance/seer/3"""
    scene = Scene(p1={"hand": "Seer", "deck": "Copper, Silver"})
    scene.p1.plays("Seer")
    assert scene.p1.hand == cards("Copper, Silver")
    assert scene.p1.deck == scene.p1.discard == []
