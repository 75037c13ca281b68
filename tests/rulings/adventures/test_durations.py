"""Duration cards."""
from throneroom.testing import Scene, cards, in_order


# --- Amulet -------------------------------------------------------------------------------------------------
def test_amulet() -> None:
    """adventures/amulet/1"""
    scene = Scene(p1={"hand": "Amulet, Curse", "deck": "10 Copper"})
    scene.p1.plays("Amulet", "trash")
    assert scene.trash == cards("Curse")
    assert scene.p1.coins == 0
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Amulet")
    scene.p2.ends_turn("silver")
    assert scene.p1.discard == cards("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "amulet" in scene.p1.discard


def test_amulet_chooses_anew() -> None:
    """adventures/amulet/2"""
    scene = Scene(p1={"hand": "Amulet"})
    scene.p1.plays("Amulet", "coins")
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    scene.p2.ends_turn("coins")
    assert scene.p1.coins == 1


# --- Bridge Troll -------------------------------------------------------------------------------------------
def test_bridge_troll() -> None:
    """adventures/bridge_troll/1"""
    scene = Scene(p1={"hand": "Bridge Troll, 4 Copper"})
    scene.p1.plays("Bridge Troll")
    assert scene.p2.coin_penalty
    scene.p1.plays("4 Copper")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 4)
    scene.p1.buys("Silver")
    scene.p1.buys("Silver")
    assert scene.p1.coins == 0
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.me.buys == 2
    assert scene.cost("Silver") == (2, 0, 0)


def test_bridge_troll_only_on_its_owners_turns() -> None:
    """adventures/bridge_troll/2"""
    scene = Scene(turn=2, p1={"durations": "Bridge Troll"})
    assert scene.cost("Silver") == (3, 0, 0)
    scene.p2.ends_turn()
    assert scene.cost("Silver") == (2, 0, 0)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn()
    assert scene.cost("Silver") == (3, 0, 0)


def test_bridge_troll_counts_cards_not_plays() -> None:
    """adventures/bridge_troll/4"""
    scene = Scene(p1={"hand": "Throne Room, 2 Bridge Troll", "actions": 2})
    scene.p1.plays("Throne Room", "Bridge Troll")
    scene.p1.plays("Bridge Troll")
    assert scene.cost("Gold") == (4, 0, 0)
    assert scene.p1.me.buys == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, 2 Bridge Troll")
    scene.p2.ends_turn()
    assert scene.p1.me.buys == 4


def test_bridge_troll_not_below_zero() -> None:
    """adventures/bridge_troll/5"""
    scene = Scene(p1={"play": "3 Bridge Troll"})
    assert scene.cost("Estate") == (0, 0, 0)
    assert scene.cost("Copper") == (0, 0, 0)


def test_bridge_troll_the_token() -> None:
    """adventures/bridge_troll/6"""
    scene = Scene(p1={"hand": "2 Bridge Troll", "actions": 2}, p2={"hand": "Copper, Silver"})
    scene.p1.plays("Bridge Troll")
    scene.p1.plays("Bridge Troll")
    scene.p1.ends_turn()
    scene.p2.plays("Copper")
    assert scene.p2.coins == 0
    assert not scene.p2.coin_penalty
    scene.p2.plays("Silver")
    assert scene.p2.coins == 2


# --- Caravan Guard ------------------------------------------------------------------------------------------
def test_caravan_guard() -> None:
    """adventures/caravan_guard/1"""
    scene = Scene(p1={"hand": "Caravan Guard", "deck": "6 Copper"})
    scene.p1.plays("Caravan Guard")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("Copper"), 1, 0)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan Guard")
    scene.p2.ends_turn()
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_caravan_guard_as_a_reaction() -> None:
    """adventures/caravan_guard/2"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard, 4 Copper", "deck": "Gold, 5 Estate"})
    scene.p1.plays("Militia", scene.p2("yes"), scene.p2("2 Copper"))
    assert scene.asked[1].offers("Gold")
    assert scene.p2.hand == cards("2 Copper, Gold")
    assert scene.p1.actions == 0
    scene.p1.ends_turn()
    assert (scene.p2.actions, scene.p2.coins) == (1, 1)


def test_caravan_guard_stays_until_its_owners_clean_up() -> None:
    """adventures/caravan_guard/3"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard", "deck": "10 Estate"})
    scene.p1.plays("Militia", scene.p2("yes"))
    scene.p1.ends_turn()
    assert scene.p2.in_play == cards("Caravan Guard")
    scene.p2.ends_turn()
    assert scene.p2.in_play == []
    assert "caravan_guard" in scene.p2.discard


def test_caravan_guard_again_and_again() -> None:
    """adventures/caravan_guard/4"""
    scene = Scene(p1={"hand": "Bridge Troll"}, p2={"hand": "Caravan Guard", "deck": "Caravan Guard, Estate"})
    scene.p1.plays("Bridge Troll", scene.p2("yes"), scene.p2("yes"))
    assert scene.p2.in_play == cards("2 Caravan Guard")
    assert scene.p2.hand == cards("Estate")
    assert scene.p2.coin_penalty
    scene.p1.ends_turn()
    assert scene.p2.coins == 1


# --- Dungeon ------------------------------------------------------------------------------------------------
def test_dungeon() -> None:
    """adventures/dungeon/1, adventures/rules/duration/1"""
    scene = Scene(p1={"hand": "Dungeon, 2 Estate, Copper", "deck": "Gold, Silver, 7 Copper"})
    scene.p1.plays("Dungeon", "2 Estate")
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("Copper, Gold, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Dungeon")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.discard == cards("2 Estate, 3 Copper, Gold, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- Gear ---------------------------------------------------------------------------------------------------
def test_gear() -> None:
    """adventures/gear/1"""
    scene = Scene(p1={"hand": "Gear, Gold, Estate", "deck": "Silver, Copper, 5 Curse"})
    scene.p1.plays("Gear", "Gold, Silver")
    assert scene.p1.face_down == cards("Gold, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Gear")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Curse, Gold, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_gear_with_nothing_set_aside() -> None:
    """adventures/gear/2"""
    scene = Scene(p1={"hand": "Gear", "deck": "7 Copper"})
    scene.p1.plays("Gear", "nothing")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.discard == cards("Gear, 2 Copper")


def test_gear_with_a_card_just_drawn() -> None:
    """adventures/gear/3"""
    scene = Scene(p1={"hand": "Gear", "deck": "Gold, Copper"})
    scene.p1.plays("Gear", "Gold")
    assert scene.p1.hand == cards("Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Gear")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("Copper, Gold")


# --- Haunted Woods ------------------------------------------------------------------------------------------
def test_haunted_woods() -> None:
    """adventures/haunted_woods/1"""
    scene = Scene(p1={"hand": "Haunted Woods", "deck": "8 Copper"}, p2={"hand": "Silver, Estate, Duchy, Copper"})
    scene.p1.plays("Haunted Woods")
    scene.p1.ends_turn()
    scene.p2.plays("Silver")
    scene.p2.me.coins = 3
    scene.p2.buys("Silver", "Duchy", "Copper")
    assert scene.p2.hand == []
    assert scene.p2.deck == in_order("Estate, Copper, Duchy")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("8 Copper")
    scene.p1.ends_turn()
    assert "haunted_woods" not in scene.p1.in_play


def test_haunted_woods_not_for_events() -> None:
    """adventures/haunted_woods/2"""
    scene = Scene(landscapes="Alms", p1={"hand": "Haunted Woods"}, p2={"hand": "3 Estate", "deck": "5 Copper"})
    scene.p1.plays("Haunted Woods")
    scene.p1.ends_turn()
    scene.p2.buys("Alms", "Silver")
    assert scene.p2.hand == cards("3 Estate")
    scene.p2.ends_turn()
    assert scene.p2.discard == cards("3 Estate, Silver")


def test_haunted_woods_reactions_only_at_once() -> None:
    """adventures/haunted_woods/3"""
    scene = Scene(p1={"hand": "Haunted Woods"}, p2={"deck": "Moat, Estate", "coins": 0})
    scene.p1.plays("Haunted Woods")
    assert scene.asked == []
    scene.p1.ends_turn()
    scene.p2.draws(2)
    scene.p2.buys("Copper", "Moat")
    assert scene.p2.deck == in_order("Estate, Moat")
    scene = Scene(p1={"hand": "Haunted Woods"}, p2={"hand": "Moat, Estate"})
    scene.p1.plays("Haunted Woods", scene.p2("Moat"))
    scene.p1.ends_turn()
    scene.p2.buys("Copper")
    assert scene.p2.hand == cards("Moat, Estate")


def test_haunted_woods_and_an_extra_turn() -> None:
    """adventures/haunted_woods/4"""
    scene = Scene(landscapes="Mission", p1={"hand": "Haunted Woods", "deck": "10 Copper", "coins": 4},
                  p2={"hand": "2 Estate"})
    scene.p1.plays("Haunted Woods")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("8 Copper")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.buys("Copper")
    assert scene.p2.hand == cards("2 Estate")


# --- Hireling -----------------------------------------------------------------------------------------------
def test_hireling() -> None:
    """adventures/hireling/1"""
    scene = Scene(p1={"hand": "Hireling", "deck": "20 Copper"})
    scene.p1.plays("Hireling")
    assert scene.p1.hand == []
    for _ in range(3):
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards("Hireling")
        scene.p2.ends_turn()
        assert scene.p1.hand == cards("6 Copper")


def test_hireling_played_twice() -> None:
    """adventures/hireling/2"""
    scene = Scene(p1={"hand": "Throne Room, Hireling", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Hireling")
    for _ in range(3):
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards("Throne Room, Hireling")
        scene.p2.ends_turn()
        assert scene.p1.hand == cards("7 Copper")


# --- Swamp Hag ----------------------------------------------------------------------------------------------
def test_swamp_hag() -> None:
    """adventures/swamp_hag/1"""
    scene = Scene(p1={"hand": "Swamp Hag"}, p2={"hand": "Festival, 2 Silver"})
    scene.p1.plays("Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.plays("Festival")
    scene.p2.plays("2 Silver")
    assert (scene.p2.me.buys, scene.p2.coins) == (2, 6)
    scene.p2.buys("Silver")
    scene.p2.buys("Silver")
    assert scene.p2.discard == cards("2 Silver, 2 Curse")
    scene.p2.ends_turn()
    assert scene.p1.coins == 3


def test_swamp_hag_not_for_events_and_other_gains() -> None:
    """adventures/swamp_hag/2"""
    scene = Scene(landscapes="Alms", p1={"hand": "Swamp Hag"})
    scene.p1.plays("Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.buys("Alms", "Silver")
    assert scene.p2.discard == cards("Silver")


def test_swamp_hag_reactions_only_at_once() -> None:
    """adventures/swamp_hag/4"""
    scene = Scene(p1={"hand": "Swamp Hag"}, p2={"hand": "Moat, Woodcutter"})
    scene.p1.plays("Swamp Hag", scene.p2("Moat"))
    scene.p1.ends_turn()
    scene.p2.plays("Woodcutter")
    scene.p2.buys("Copper")
    scene.p2.buys("Copper")
    assert scene.p2.discard == cards("2 Copper")
    scene = Scene(p1={"hand": "Swamp Hag"}, p2={"hand": "Moat"})
    scene.p1.plays("Swamp Hag", scene.p2("no"))
    scene.p1.ends_turn()
    scene.p2.buys("Copper")
    assert scene.asked == []
    assert scene.p2.discard == cards("Copper, Curse")
