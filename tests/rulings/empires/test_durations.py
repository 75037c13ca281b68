"""Archive and Enchantress."""
from throneroom.testing import Scene, cards


# --- Archive ------------------------------------------------------------------------------------------------
def test_archive_gives_one_card_a_turn() -> None:
    """empires/archive/1"""
    scene = Scene(p1={"hand": "Archive", "deck": "Gold, Estate, Silver, 10 Copper"})
    scene.p1.plays("Archive", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.actions == 1
    assert scene.p1.face_down == cards("Estate, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Archive")
    scene.p2.ends_turn(scene.p1("Silver"))
    assert scene.p1.hand == cards("5 Copper, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Archive")
    scene.p2.ends_turn()
    assert "estate" in scene.p1.hand
    assert scene.p1.face_down == []
    assert scene.p1.in_play == cards("Archive")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_archive_with_two_cards_left() -> None:
    """empires/archive/2"""
    scene = Scene(p1={"hand": "Archive", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Archive", "Gold")
    assert scene.p1.face_down == cards("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Archive")
    scene.p2.ends_turn()
    assert "silver" in scene.p1.hand
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_each_play_of_archive_has_its_own_cards() -> None:
    """empires/archive/3"""
    scene = Scene(p1={"hand": "Throne Room, Archive", "deck": "Gold, Estate, Silver, Duchy, Province, Curse, 9 Copper"})
    scene.p1.plays("Throne Room", "Archive", "Gold", "Duchy")
    assert scene.asked[1].options == ["estate", "gold", "silver"]
    assert scene.asked[2].options == ["curse", "duchy", "province"]
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Archive")
    scene.p2.ends_turn("Estate", "Curse")
    assert scene.asked[0].options == ["estate", "silver"]
    assert scene.asked[1].options == ["curse", "province"]
    assert scene.p1.face_down == cards("Silver, Province")
    assert scene.p1.hand == cards("5 Copper, Estate, Curse")


# --- Enchantress --------------------------------------------------------------------------------------------
def test_enchantress_replaces_the_first_action() -> None:
    """empires/enchantress/1"""
    scene = Scene(p1={"hand": "Enchantress", "deck": "7 Copper"}, p2={"hand": "2 Smithy", "deck": "12 Copper"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("Smithy, Copper")
    assert scene.p2.actions == 1
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("4 Copper")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7


def test_enchantress_is_answered_when_played() -> None:
    """empires/enchantress/2"""
    scene = Scene(p1={"hand": "Enchantress", "deck": "5 Copper"}, p2={"hand": "Moat, Smithy", "deck": "12 Copper"})
    scene.p1.plays("Enchantress", scene.p2("Moat"))
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("Moat, 3 Copper")
    scene = Scene(p1={"hand": "Enchantress", "deck": "5 Copper"}, p2={"hand": "Moat, Smithy", "deck": "12 Copper"})
    scene.p1.plays("Enchantress", scene.p2("no"))
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert scene.asked == []
    assert scene.p2.hand == cards("Moat, Copper")


def test_enchantress_leaves_other_abilities_alone() -> None:
    """empires/enchantress/3"""
    scene = Scene(p1={"hand": "Enchantress", "deck": "5 Copper"}, p2={"hand": "Groundskeeper", "deck": "5 Copper"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Groundskeeper")
    assert scene.p2.hand == cards("Copper")
    assert scene.p2.actions == 1
    scene.p2.gains("Estate")
    assert scene.p2.points == 1


def test_enchantress_and_a_crown_in_the_buy_phase() -> None:
    """empires/enchantress/5"""
    scene = Scene(kingdom="Villa", p1={"hand": "Enchantress", "deck": "5 Copper"},
                  p2={"hand": "Crown, Gold, Silver", "deck": "Copper, 5 Estate"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Silver")                    # the Buy phase has begun; one Action is left
    scene.p2.plays("Crown")
    assert scene.asked == []
    assert scene.p2.hand == cards("Copper, Gold")
    assert scene.p2.actions == 2
    assert scene.p2.coins == 2
    scene.p2.plays("Gold")
    assert scene.p2.coins == 5
    scene.p2.buys("Villa")
    assert scene.p2.actions == 3
    scene.p2.plays("Villa")
    assert scene.p2.actions == 4


def test_enchantress_replaces_a_throne_room_as_a_whole() -> None:
    """empires/enchantress/6"""
    scene = Scene(p1={"hand": "Enchantress", "deck": "5 Copper"},
                  p2={"hand": "Throne Room, Smithy", "deck": "5 Copper"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Throne Room")
    assert scene.asked == []
    assert scene.p2.hand == cards("Smithy, Copper")
    assert scene.p2.actions == 1
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("4 Copper")


def test_two_enchantresses_are_like_one() -> None:
    """empires/enchantress/7"""
    scene = Scene(p1={"hand": "2 Enchantress", "actions": 2, "deck": "5 Copper"},
                  p2={"hand": "2 Smithy", "deck": "8 Copper"})
    scene.p1.plays("Enchantress")
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("4 Copper")
