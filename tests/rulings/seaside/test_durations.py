"""Seaside: Durations, and the extra turn of Outpost."""
from throneroom.record.view import view
from throneroom.testing import Scene, cards


# --- Caravan, Fishing Village, Merchant Ship, Wharf ---------------------------------------------------------
def test_caravan_draws_now_and_next_turn() -> None:
    """seaside/caravan/1"""
    scene = Scene(p1={"hand": "Caravan", "deck": "Copper, 5 Silver, Gold, 6 Estate"})
    scene.p1.plays("Caravan")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")
    assert scene.p1.hand == cards("5 Silver")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Silver, Gold")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "caravan" in scene.p1.discard


def test_fishing_village() -> None:
    """seaside/fishing_village/1"""
    scene = Scene(p1={"hand": "Fishing Village", "deck": "20 Copper"})
    scene.p1.plays("Fishing Village")
    assert (scene.p1.actions, scene.p1.coins) == (2, 1)
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.coins) == (2, 1)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "fishing_village" in scene.p1.discard


def test_merchant_ship() -> None:
    """seaside/merchant_ship/1"""
    scene = Scene(p1={"hand": "Merchant Ship", "deck": "20 Copper"})
    scene.p1.plays("Merchant Ship")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Merchant Ship")
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "merchant_ship" in scene.p1.discard


def test_wharf_draws_now_and_next_turn() -> None:
    """seaside/wharf/1"""
    scene = Scene(p1={"hand": "Wharf", "deck": "20 Copper"})
    scene.p1.plays("Wharf")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.me.buys == 2
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    assert scene.p1.me.buys == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "wharf" in scene.p1.discard


def test_wharf_waits_for_the_turn() -> None:
    """seaside/wharf/2"""
    scene = Scene(turn=2, p1={"hand": "5 Copper", "durations": "Wharf", "deck": "10 Copper"},
                  p2={"hand": "Council Room", "deck": "10 Copper"})
    scene.p2.plays("Council Room")
    assert len(scene.p1.hand) == 6
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8


# --- Haven --------------------------------------------------------------------------------------------------
def test_haven_keeps_a_card_for_next_turn() -> None:
    """seaside/haven/1"""
    scene = Scene(p1={"hand": "Haven, Gold, Estate", "deck": "12 Copper"})
    scene.p1.plays("Haven", "Gold")
    assert scene.p1.hand == cards("Estate, Copper")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Haven")
    assert scene.p1.face_down == cards("Gold")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Gold")
    assert scene.p1.in_play == cards("Haven")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "haven" in scene.p1.discard


def test_haven_must_set_a_card_aside_secretly() -> None:
    """seaside/haven/2"""
    scene = Scene(p1={"hand": "Haven", "deck": "Curse"})
    scene.p1.plays("Haven")
    assert scene.asked == []
    assert scene.p1.hand == []
    assert scene.p1.face_down == cards("Curse")
    seen = view(scene.game, 1).players[0]
    assert seen.face_down_size == 1
    assert seen.face_down is None
    assert view(scene.game, 0).players[0].face_down == ["curse"]


# --- Lighthouse ---------------------------------------------------------------------------------------------
def test_lighthouse_protects_until_next_turn() -> None:
    """seaside/lighthouse/1"""
    scene = Scene(p1={"hand": "Lighthouse", "deck": "20 Copper"}, p2={"hand": "Militia", "deck": "10 Copper"})
    scene.p1.plays("Lighthouse")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    scene.p1.ends_turn()
    scene.p2.plays("Militia")
    assert scene.p2.coins == 2
    assert scene.p1.hand == cards("5 Copper")
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "lighthouse" in scene.p1.discard


def test_lighthouse_does_not_hinder_reactions() -> None:
    """seaside/lighthouse/2"""
    for reaction in (True, False):
        scene = Scene(turn=2, p1={"hand": "Secret Chamber", "durations": "Lighthouse", "deck": "Gold, Silver"},
                      p2={"hand": "Witch", "deck": "2 Copper"})
        if reaction:
            scene.p2.plays("Witch", scene.p1("Secret Chamber"), scene.p1("Gold, Secret Chamber"), scene.p1("Gold"))
            assert scene.p1.hand == cards("Silver")
            assert scene.p1.deck == ["secret_chamber", "gold"]
        else:
            scene.p2.plays("Witch", scene.p1("no"))
        assert scene.p1.discard == []
        assert scene.pile("Curse") == 10


def test_lighthouse_protects_while_it_is_in_play() -> None:
    """seaside/lighthouse/4"""
    scene = Scene(phase="start", p1={"hand": "2 Copper", "durations": "Lighthouse", "deck": "10 Copper"},
                  p2={"hand": "Black Cat", "deck": "2 Gold"})
    scene.run()
    assert scene.p1.coins == 1
    scene.p1.plays("2 Copper")
    scene.p1.buys("Estate", scene.p2("Black Cat"))
    assert scene.p2.hand == cards("2 Gold")
    assert scene.p1.discard == cards("Estate")
    assert scene.pile("Curse") == 10


# --- Tactician ----------------------------------------------------------------------------------------------
def test_tactician_saves_the_turn() -> None:
    """seaside/tactician/1"""
    scene = Scene(p1={"hand": "Tactician, 4 Copper", "deck": "20 Silver"})
    scene.p1.plays("Tactician")
    assert scene.p1.discard == cards("4 Copper")
    assert scene.p1.hand == []
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("10 Silver")
    assert scene.p1.actions == 2
    assert scene.p1.me.buys == 2


def test_tactician_with_an_empty_hand() -> None:
    """seaside/tactician/2"""
    scene = Scene(p1={"hand": "Tactician", "deck": "20 Silver"})
    scene.p1.plays("Tactician")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Silver")
    assert scene.p1.actions == 1
    assert scene.p1.me.buys == 1


def test_tactician_draws_at_the_start_of_the_turn() -> None:
    """seaside/tactician/4"""
    scene = Scene(p1={"hand": "Tactician, Copper", "deck": "20 Silver"}, p2={"hand": "Militia", "deck": "10 Copper"})
    scene.p1.plays("Tactician")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5
    scene.p2.plays("Militia")
    assert len(scene.p1.hand) == 3
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8


# --- Outpost ------------------------------------------------------------------------------------------------
def test_outpost_gives_a_small_extra_turn() -> None:
    """seaside/outpost/1"""
    scene = Scene(p1={"hand": "Outpost", "deck": "20 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.in_play == cards("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert len(scene.p1.hand) == 5
    assert scene.p1.in_play == []
    assert "outpost" in scene.p1.discard


def test_outposts_do_not_chain() -> None:
    """seaside/outpost/2"""
    scene = Scene(p1={"hand": "2 Outpost", "deck": "20 Copper", "actions": 2})
    scene.p1.plays("Outpost")
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("3 Copper")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene = Scene(p1={"hand": "Outpost", "deck": "Outpost, 20 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert len(scene.p1.hand) == 5


def test_outpost_turn_is_the_next_turn_of_other_durations() -> None:
    """seaside/outpost/3"""
    scene = Scene(p1={"hand": "Merchant Ship, Outpost", "deck": "20 Copper", "actions": 2})
    scene.p1.plays("Merchant Ship")
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("3 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert {"merchant_ship", "outpost"} <= set(scene.p1.discard)
