"""Intrigue: cards that let the player choose between abilities."""
from itertools import combinations

import pytest

from throneroom.errors import IllegalAnswer
from throneroom.testing import Scene, cards, in_order


# --- Pawn ---------------------------------------------------------------------------------------------------
def test_pawn_gives_two_different_things() -> None:
    """intrigue/pawn/1"""
    scene = Scene(p1={"hand": "Pawn", "deck": "Silver, Gold"})
    scene.p1.plays("Pawn", "cards, actions")
    assert scene.p1.hand == cards("Silver")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 1, 0)
    scene = Scene(p1={"hand": "Pawn", "deck": "Silver, Gold"})
    scene.p1.plays("Pawn", "buys, coins")
    assert scene.p1.hand == []
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (0, 2, 1)


def test_pawn_fixes_both_before_doing_either() -> None:
    """intrigue/pawn/2"""
    pairs = list(combinations(["cards", "actions", "buys", "coins"], 2))
    assert len(pairs) == 6
    for pair in pairs:
        scene = Scene(p1={"hand": "Pawn", "deck": "Smithy"})
        scene.p1.plays("Pawn", pair)
        assert len(scene.asked) == 1
        assert scene.asked[0].counts == [1, 1, 1, 1]
        assert scene.asked[0].least == scene.asked[0].most == 2
        assert (scene.p1.hand == cards("Smithy")) == ("cards" in pair)
    scene = Scene(p1={"hand": "Pawn", "deck": "Smithy"})
    with pytest.raises(IllegalAnswer):
        scene.p1.plays("Pawn", "cards, cards")


# --- Steward ------------------------------------------------------------------------------------------------
def test_steward_does_one_of_three_things() -> None:
    """intrigue/steward/1"""
    described = {"hand": "Steward, Curse, Estate, Gold", "deck": "Silver, Silver"}
    scene = Scene(p1=described)
    scene.p1.plays("Steward", "trash", "Curse, Estate")
    assert scene.asked[0].options == ["cards", "coins", "trash"]
    assert scene.asked[0].most == 1
    assert (scene.asked[1].least, scene.asked[1].most) == (2, 2)
    assert scene.p1.hand == cards("Gold")
    assert scene.trash == cards("Curse, Estate")
    assert scene.p1.coins == 0
    scene = Scene(p1=described)
    scene.p1.plays("Steward", "coins")
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("Curse, Estate, Gold")
    scene = Scene(p1=described)
    scene.p1.plays("Steward", "cards")
    assert scene.p1.hand == cards("Curse, Estate, Gold, 2 Silver")
    assert scene.p1.coins == 0


# --- Nobles -------------------------------------------------------------------------------------------------
def test_nobles() -> None:
    """intrigue/nobles/1"""
    scene = Scene(p1={"hand": "Nobles", "deck": "4 Copper"})
    scene.p1.plays("Nobles", "actions")
    assert scene.p1.actions == 2
    assert scene.p1.hand == []
    scene = Scene(p1={"hand": "Nobles", "deck": "4 Copper"})
    scene.p1.plays("Nobles", "cards")
    assert scene.p1.actions == 0
    assert scene.p1.hand == cards("3 Copper")
    assert Scene(p1={"deck": "2 Nobles"}).p1.score == 4
    assert scene.cost("Nobles") == (6, 0, 0)


# --- Courtier -----------------------------------------------------------------------------------------------
def test_courtier_counts_types() -> None:
    """intrigue/courtier/1"""
    scene = Scene(p1={"hand": "Courtier, Patrol"})
    scene.p1.plays("Courtier", "coins")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.p1.coins == 3
    assert scene.p1.hand == cards("Patrol")
    scene = Scene(p1={"hand": "Courtier, Patrol, Mill"})
    scene.p1.plays("Courtier", "Mill", "coins, gold")
    assert (scene.asked[1].least, scene.asked[1].most) == (2, 2)
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("Gold")


def test_courtier_with_three_types() -> None:
    """intrigue/courtier/2"""
    scene = Scene(p1={"hand": "Courtier, Caravan Guard"})
    scene.p1.plays("Courtier", "actions, coins, gold")
    assert scene.p1.actions == 1
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.me.buys == 1


def test_courtier_without_a_card_and_with_a_curse() -> None:
    """intrigue/courtier/3"""
    scene = Scene(p1={"hand": "Courtier"})
    scene.p1.plays("Courtier")
    assert scene.asked == []
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins, scene.p1.discard) == (0, 1, 0, [])
    scene = Scene(p1={"hand": "Courtier, Curse"})
    scene.p1.plays("Courtier", "buys")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.asked[0].counts == [1, 1, 1, 1]
    assert scene.p1.me.buys == 2


# --- Lurker -------------------------------------------------------------------------------------------------
def test_lurker_trashes_and_fetches_actions() -> None:
    """intrigue/lurker/1"""
    scene = Scene(p1={"hand": "2 Lurker"}, trash="Gold", kingdom="Smithy, Village")
    scene.p1.plays("Lurker", "trash", "Smithy")
    assert scene.trash == cards("Gold, Smithy")
    assert scene.pile("Smithy") == 9
    assert scene.p1.actions == 1
    scene.p1.plays("Lurker", "gain")
    assert scene.p1.discard == cards("Smithy")
    assert scene.trash == cards("Gold")
    assert scene.gained(1) == ["smithy"]


def test_lurker_and_dual_types() -> None:
    """intrigue/lurker/2"""
    scene = Scene(p1={"hand": "Lurker"}, kingdom="Mill, Harem")
    scene.p1.plays("Lurker", "trash", "Mill")
    assert scene.asked[1].options == ["lurker", "mill"]
    assert scene.trash == cards("Mill")
    scene = Scene(p1={"hand": "Lurker"}, trash="Nomad Camp, Mill, Harem")
    scene.p1.plays("Lurker", "gain", "Mill")
    assert scene.asked[1].options == ["mill", "nomad_camp"]
    assert scene.p1.discard == cards("Mill")
    scene = Scene(p1={"hand": "Lurker"}, trash="Nomad Camp, Mill, Harem")
    scene.p1.plays("Lurker", "gain", "Nomad Camp")
    assert scene.p1.deck == in_order("Nomad Camp")


def test_lurker_lets_a_card_do_what_it_does_when_trashed() -> None:
    """intrigue/lurker/3"""
    scene = Scene(p1={"hand": "Lurker", "deck": "4 Copper"}, kingdom="Cultist")
    scene.p1.plays("Lurker", "trash", "Cultist")
    assert scene.trash == cards("Cultist")
    assert scene.p1.hand == cards("3 Copper")


# --- Mining Village -----------------------------------------------------------------------------------------
def test_mining_village_may_be_trashed_for_coins() -> None:
    """intrigue/mining_village/1"""
    scene = Scene(p1={"hand": "Mining Village", "deck": "Copper"})
    scene.p1.plays("Mining Village", "yes")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2
    assert scene.p1.coins == 2
    assert scene.trash == cards("Mining Village")


def test_mining_village_is_trashed_only_once() -> None:
    """intrigue/mining_village/2"""
    scene = Scene(p1={"hand": "Throne Room, Mining Village", "deck": "Copper, Silver"})
    scene.p1.plays("Throne Room", "Mining Village", "yes")
    assert scene.p1.hand == cards("Copper, Silver")
    assert scene.p1.actions == 4
    assert scene.p1.coins == 2
    assert scene.trash == cards("Mining Village")


def test_mining_village_is_trashed_at_once_or_never() -> None:
    """intrigue/mining_village/3"""
    scene = Scene(p1={"hand": "Mining Village, Smithy", "deck": "5 Copper"})
    scene.p1.plays("Mining Village", "no")
    scene.p1.plays("Smithy")
    assert scene.asked == []
    assert scene.p1.coins == 0
    scene.p1.ends_turn()
    assert scene.asked == []
    assert scene.trash == []
    assert "mining_village" in scene.p1.all_cards


# --- Mill ---------------------------------------------------------------------------------------------------
def test_mill_discards_two_for_two_coins() -> None:
    """intrigue/mill/1"""
    scene = Scene(p1={"hand": "Mill, 2 Estate", "deck": "Copper"})
    scene.p1.plays("Mill", "yes", "2 Estate")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("2 Estate")
    assert scene.p1.actions == 1
    assert scene.p1.coins == 2
    assert Scene(p1={"deck": "3 Mill"}).p1.score == 3
    assert scene.cost("Mill") == (4, 0, 0)


def test_mill_pays_only_for_two() -> None:
    """intrigue/mill/2"""
    scene = Scene(p1={"hand": "Mill", "deck": "Copper"})
    scene.p1.plays("Mill", "yes")
    assert scene.p1.discard == cards("Copper")
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Mill, 2 Estate", "deck": "Copper"})
    scene.p1.plays("Mill", "yes", "Estate, Copper")
    assert (scene.asked[1].least, scene.asked[1].most) == (2, 2)
    scene = Scene(p1={"hand": "Mill, 2 Estate", "deck": "Copper"})
    scene.p1.plays("Mill", "no")
    assert scene.p1.hand == cards("2 Estate, Copper")
    assert scene.p1.coins == 0


# --- Baron --------------------------------------------------------------------------------------------------
def test_baron_discards_or_gains_an_estate() -> None:
    """intrigue/baron/1"""
    scene = Scene(p1={"hand": "Baron, Estate"})
    scene.p1.plays("Baron", "Estate")
    assert scene.p1.coins == 4
    assert scene.p1.me.buys == 2
    assert scene.p1.discard == cards("Estate")
    assert scene.pile("Estate") == 8
    scene = Scene(p1={"hand": "Baron, Estate"})
    scene.p1.plays("Baron", "no")
    assert scene.p1.coins == 0
    assert scene.p1.me.buys == 2
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == cards("Estate")
    assert scene.pile("Estate") == 7


def test_baron_must_gain_an_estate() -> None:
    """intrigue/baron/2"""
    scene = Scene(p1={"hand": "Baron, Copper"}, piles={"Estate": 1})
    scene.p1.plays("Baron")
    assert scene.asked == []
    assert scene.p1.discard == cards("Estate")
    assert scene.pile("Estate") == 0
    scene = Scene(p1={"hand": "Baron, Copper"}, piles={"Estate": 0})
    scene.p1.plays("Baron")
    assert scene.p1.discard == []
    assert scene.p1.me.buys == 2
