"""The other Kingdom cards."""
from throneroom.testing import Scene, cards, in_order


# --- Armory -------------------------------------------------------------------------------------------------------
def test_armory() -> None:
    """dark_ages/armory/1"""
    scene = Scene(p1={"hand": "Armory", "deck": "Copper"})
    scene.p1.plays("Armory", "Silver")
    assert scene.p1.deck == in_order("Silver, Copper")


# --- Beggar -------------------------------------------------------------------------------------------------------
def test_beggar() -> None:
    """dark_ages/beggar/1"""
    scene = Scene(p1={"hand": "Beggar"})
    scene.p1.plays("Beggar")
    assert scene.p1.hand == cards("3 Copper")
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Beggar, 4 Copper"})
    scene.p1.plays("Militia", scene.p2("Beggar"))
    assert scene.p2.deck == in_order("Silver")
    assert scene.p2.discard == cards("Beggar, Silver, Copper")
    assert scene.p2.hand == cards("3 Copper")


def test_beggar_at_short_piles() -> None:
    """dark_ages/beggar/2"""
    scene = Scene(piles={"Silver": 1}, p1={"hand": "Militia"}, p2={"hand": "Beggar, 3 Copper"})
    scene.p1.plays("Militia", scene.p2("Beggar"))
    assert scene.p2.deck == in_order("Silver")
    assert scene.p2.discard == cards("Beggar")
    scene = Scene(piles={"Copper": 2}, p1={"hand": "Beggar"})
    scene.p1.plays("Beggar")
    assert scene.p1.hand == cards("2 Copper")


# --- Count --------------------------------------------------------------------------------------------------------
def test_count() -> None:
    """dark_ages/count/1"""
    scene = Scene(p1={"hand": "Count, Gold, Copper"})
    scene.p1.plays("Count", "topdeck", "Gold", "trash")
    assert scene.p1.deck == in_order("Gold")
    assert scene.trash == cards("Copper")
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Count, Gold, Copper, Estate"})
    scene.p1.plays("Count", "discard", "Copper, Estate", "coins")
    assert scene.p1.discard == cards("Copper, Estate")
    assert scene.p1.coins == 3


def test_count_with_nothing_to_discard() -> None:
    """dark_ages/count/2"""
    scene = Scene(p1={"hand": "Count"})
    scene.p1.plays("Count", "discard", "duchy")
    assert scene.p1.discard == cards("Duchy")


def test_all_is_trashed_before_anything_happens() -> None:
    """dark_ages/count/3"""
    scene = Scene(p1={"hand": "Count, Rats, Overgrown Estate", "deck": "Silver, Gold, Copper"})
    scene.p1.plays("Count", "copper", "trash", "Rats")
    assert scene.asked[-1].purpose == "order"
    assert sorted(scene.asked[-1].options) == ["overgrown_estate", "rats"]
    assert scene.trash == cards("Rats, Overgrown Estate")
    assert scene.p1.hand == cards("Silver, Gold")


# --- Ironmonger ---------------------------------------------------------------------------------------------------
def test_ironmonger() -> None:
    """dark_ages/ironmonger/1 (with Humble Castle, a Treasure and Victory card too, for Harem)"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Humble Castle, Gold"})
    scene.p1.plays("Ironmonger", "Humble Castle")
    assert scene.p1.hand == cards("Copper, Gold")
    assert scene.p1.discard == cards("Humble Castle")
    assert (scene.p1.coins, scene.p1.actions) == (1, 1)
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Smithy"})
    scene.p1.plays("Ironmonger", None)
    assert scene.p1.deck == in_order("Smithy")
    assert (scene.p1.coins, scene.p1.actions) == (0, 2)


def test_put_back_and_drawn() -> None:
    """dark_ages/ironmonger/2"""
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Estate, Gold"})
    scene.p1.plays("Ironmonger", None)
    assert scene.p1.hand == cards("Copper, Estate")
    assert scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Ironmonger", "deck": "Copper, Estate, Gold"})
    scene.p1.plays("Ironmonger", "Estate")
    assert scene.p1.hand == cards("Copper, Gold")


# --- Mystic -------------------------------------------------------------------------------------------------------
def test_mystic() -> None:
    """dark_ages/mystic/1"""
    scene = Scene(p1={"hand": "Mystic", "deck": "Gold"})
    scene.p1.plays("Mystic", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert (scene.p1.coins, scene.p1.actions) == (2, 1)
    scene = Scene(p1={"hand": "Mystic", "deck": "Gold"})
    scene.p1.plays("Mystic", "Silver")
    assert scene.p1.hand == []
    assert scene.p1.deck == in_order("Gold")


def test_the_name_of_a_card_not_of_a_pile() -> None:
    """dark_ages/mystic/2"""
    scene = Scene(p1={"hand": "Mystic", "deck": "Sir Martin"})
    scene.p1.plays("Mystic", "Sir Destry")
    assert scene.p1.deck == in_order("Sir Martin")
    assert scene.asked[0].offers("Sir Martin", "Survivors", "Witch")        # Witch is not used in this game
    assert not {"knights", "ruins"} & set(scene.asked[0].options)


# --- Poor House ---------------------------------------------------------------------------------------------------
def test_poor_house() -> None:
    """dark_ages/poor_house/1"""
    scene = Scene(p1={"hand": "Poor House, 2 Copper, Estate"})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Poor House, Estate"})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 4


def test_other_coins_may_be_lost_too() -> None:
    """dark_ages/poor_house/2 (with Humble Castle, a Treasure and Victory card too, for Harem)"""
    scene = Scene(p1={"hand": "Poor House, 5 Copper, Humble Castle", "coins": 3})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 1
    scene = Scene(p1={"hand": "Poor House, 8 Copper", "coins": 3})
    scene.p1.plays("Poor House")
    assert scene.p1.coins == 0


# --- Sage ---------------------------------------------------------------------------------------------------------
def test_sage() -> None:
    """dark_ages/sage/1"""
    scene = Scene(p1={"hand": "Sage", "deck": "Copper, Curse, Estate, Province, Gold"})
    scene.p1.plays("Sage")
    assert scene.p1.hand == cards("Province")
    assert scene.p1.discard == cards("Copper, Curse, Estate")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.actions == 1


def test_sage_finds_nothing() -> None:
    """dark_ages/sage/2"""
    scene = Scene(p1={"hand": "Sage", "deck": "Copper", "discard": "Estate"})
    scene.p1.plays("Sage")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Copper, Estate")


# --- Scavenger ----------------------------------------------------------------------------------------------------
def test_scavenger() -> None:
    """dark_ages/scavenger/1"""
    scene = Scene(p1={"hand": "Scavenger", "deck": "Estate, Gold", "discard": "Smithy"})
    scene.p1.plays("Scavenger", "yes", "Gold")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("Estate, Smithy")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Scavenger", "deck": "Estate", "discard": "Smithy"})
    scene.p1.plays("Scavenger", None)                       # the Smithy must be put on the deck
    assert scene.p1.deck == in_order("Smithy, Estate")


def test_scavenger_does_not_discard() -> None:
    """dark_ages/scavenger/2"""
    scene = Scene(p1={"hand": "Scavenger", "deck": "Tunnel, Estate"})
    scene.p1.plays("Scavenger", "yes", "Estate")
    assert [asked.purpose for asked in scene.asked] == ["discard", "topdeck"]
    assert scene.gained(1) == []


# --- Storeroom ----------------------------------------------------------------------------------------------------
def test_storeroom() -> None:
    """dark_ages/storeroom/1"""
    scene = Scene(p1={"hand": "Storeroom, 2 Estate, Copper", "deck": "Curse, Gold"})
    scene.p1.plays("Storeroom", "2 Estate", "Curse, Copper")
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 2)
    assert scene.p1.hand == cards("Gold")


# --- Vagrant ------------------------------------------------------------------------------------------------------
def test_vagrant() -> None:
    """dark_ages/vagrant/1"""
    scene = Scene(p1={"hand": "Vagrant", "deck": "Copper, Curse, Gold"})
    scene.p1.plays("Vagrant")
    assert scene.p1.hand == cards("Copper, Curse")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Vagrant", "deck": "Copper, Gold"})
    scene.p1.plays("Vagrant")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold")


def test_any_matching_type() -> None:
    """dark_ages/vagrant/2 (with Humble Castle, a Treasure and Victory card too, for Harem)"""
    for name in ("Necropolis", "Humble Castle", "Dame Josephine", "Survivors"):
        scene = Scene(p1={"hand": "Vagrant", "deck": "Copper, " + name})
        scene.p1.plays("Vagrant")
        assert scene.p1.hand == cards("Copper, " + name)


# --- Wandering Minstrel -------------------------------------------------------------------------------------------
def test_wandering_minstrel() -> None:
    """dark_ages/wandering_minstrel/1"""
    scene = Scene(p1={"hand": "Wandering Minstrel", "deck": "Estate, Smithy, Copper, Village, Gold"})
    scene.p1.plays("Wandering Minstrel", "Smithy")          # put down first
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.actions == 2
    assert scene.p1.deck == in_order("Village, Smithy, Gold")
    assert scene.p1.discard == cards("Copper")
