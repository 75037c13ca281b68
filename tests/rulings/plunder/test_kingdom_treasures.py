"""Plunder: Treasures of the Kingdom, those that last too, and Mining Road."""
import pytest

from throneroom.engine.player import Player
from throneroom.testing import Scene, cards


def ends_round(scene: Scene) -> None:
    """On to player 1's next turn, of two."""
    scene.p1.ends_turn()
    scene.p2.ends_turn()


# --- Crucible -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "coins"), [("Estate", 2), ("Golem", 4), ("Copper", 0)])
def test_crucible(card: str, coins: int) -> None:
    """plunder/crucible/1, plunder/crucible/2, plunder/crucible/3"""
    scene = Scene(p1={"hand": f"Crucible, {card}"})
    scene.p1.plays("Crucible")
    assert (scene.p1.coins, scene.trash, scene.p1.hand) == (coins, cards(card), [])


def test_crucible_gives_what_the_card_costs_now() -> None:
    """plunder/crucible/4"""
    scene = Scene(p1={"hand": "Bridge, Crucible, Estate"})
    scene.p1.plays("Bridge")
    scene.p1.plays("Crucible")
    assert (scene.p1.coins, scene.trash) == (2, cards("Estate"))


def test_crucible_with_nothing_in_hand() -> None:
    scene = Scene(p1={"hand": "Crucible"})
    scene.p1.plays("Crucible")
    assert (scene.p1.coins, scene.trash) == (0, [])


# --- Figurine -----------------------------------------------------------------------------------------------
def test_figurine() -> None:
    """plunder/figurine/1"""
    scene = Scene(p1={"hand": "Figurine, Village", "deck": "2 Estate"}, phase="buy")
    scene.p1.plays("Figurine", "Village")
    assert (scene.p1.hand, scene.p1.discard) == (cards("2 Estate"), cards("Village"))
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)


def test_figurine_may_discard_what_it_draws() -> None:
    """plunder/figurine/2"""
    scene = Scene(p1={"hand": "Figurine", "deck": "Smithy, Copper"}, phase="buy")
    scene.p1.plays("Figurine", "Smithy")
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)
    assert scene.p1.can_play("Copper")
    scene.p1.plays("Copper")
    assert scene.p1.coins == 2


def test_figurine_need_not_discard() -> None:
    """plunder/figurine/3"""
    scene = Scene(p1={"hand": "Figurine, Village", "deck": "2 Estate"}, phase="buy")
    scene.p1.plays("Figurine", None)
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.hand) == (0, 1, cards("Village, 2 Estate"))


# --- Gondola ------------------------------------------------------------------------------------------------
def test_gondola_now_or_next_turn() -> None:
    """plunder/gondola/1"""
    scene = Scene(p1={"hand": "2 Gondola", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Gondola", "now")
    assert scene.p1.coins == 2
    scene.p1.plays("Gondola", "next turn")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p1.discard) == (cards("Gondola"), cards("Gondola"))
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_gondola_gained_lets_play_an_action() -> None:
    """plunder/gondola/2: (ours) in the Buy phase, and without using up an Action."""
    scene = Scene(kingdom="Gondola", p1={"hand": "Smithy", "coins": 4, "actions": 0, "deck": "3 Silver"}, phase="buy")
    scene.p1.buys("Gondola", "Smithy")
    assert (scene.p1.hand, scene.p1.in_play) == (cards("3 Silver"), cards("Smithy"))
    assert scene.p1.discard == cards("Gondola")


def test_gondola_chooses_for_every_play() -> None:
    """plunder/gondola/3"""
    scene = Scene(p1={"hand": "King's Cache, Gondola", "deck": "20 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("King's Cache", "Gondola", "now", "now", "next turn")
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("King's Cache, Gondola")
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_gondola_taken_now_keeps_nothing() -> None:
    """plunder/gondola/3, the other way: all for now."""
    scene = Scene(p1={"hand": "King's Cache, Gondola", "deck": "20 Copper"})
    scene.p1.plays("King's Cache", "Gondola", "now", "now", "now")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_what_gondola_has_played_may_see_its_gain() -> None:
    """plunder/gondola/4"""
    scene = Scene(kingdom="Gondola", p1={"hand": "Sailor", "coins": 4}, phase="buy")
    scene.p1.buys("Gondola", "Sailor", "yes", "now")
    assert scene.p1.in_play == cards("Sailor, Gondola")
    assert scene.p1.coins == 2


def test_mining_road_played_for_a_gondola_may_play_it() -> None:
    """plunder/gondola/4, with another card that looks at gains of this turn."""
    scene = Scene(kingdom="Gondola", p1={"hand": "Mining Road", "coins": 4}, phase="buy")
    scene.p1.buys("Gondola", "Mining Road", "yes", "now")
    assert scene.p1.in_play == cards("Mining Road, Gondola")
    assert scene.p1.coins == 4


# --- King's Cache -------------------------------------------------------------------------------------------
def test_kings_cache() -> None:
    """plunder/kings_cache/1"""
    scene = Scene(p1={"hand": "King's Cache, Gold"})
    scene.p1.plays("King's Cache", "Gold")
    assert scene.p1.coins == 9


def test_kings_cache_may_play_nothing() -> None:
    scene = Scene(p1={"hand": "King's Cache, Gold"})
    scene.p1.plays("King's Cache", None)
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("Gold"))


def test_kings_cache_on_kings_cache() -> None:
    """plunder/kings_cache/2"""
    scene = Scene(p1={"hand": "2 King's Cache, Gold, Silver, Copper"})
    scene.p1.plays("King's Cache", "King's Cache", "Gold", "Silver", "Copper")
    assert scene.p1.coins == 18


def test_kings_cache_stays_with_a_duration() -> None:
    """plunder/kings_cache/3"""
    scene = Scene(p1={"hand": "King's Cache, Rope", "deck": "5 Estate, 9 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("King's Cache", "Rope")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 4)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("King's Cache, Rope")
    scene.p2.ends_turn("Estate", "Estate", "Estate")
    assert scene.trash == cards("3 Estate")
    assert scene.p1.hand == cards("2 Estate, 3 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_a_card_played_thrice_leaves_play_once() -> None:
    """plunder/kings_cache/4"""
    scene = Scene(p1={"hand": "King's Cache, Capital", "deck": "9 Copper"})
    scene.p1.plays("King's Cache", "Capital")
    assert scene.p1.coins == 18
    scene.p1.me.coins = 0
    scene.p1.ends_turn()
    assert scene.p1.debt == 6


# --- Mining Road --------------------------------------------------------------------------------------------
def test_mining_road() -> None:
    """plunder/mining_road/1"""
    scene = Scene(p1={"hand": "Mining Road"})
    scene.p1.plays("Mining Road")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 2, 2)
    scene.p1.buys("Copper", "yes")
    assert (scene.p1.coins, scene.p1.in_play) == (3, cards("Mining Road, Copper"))
    scene.p1.buys("Copper")                                 # once: it is not offered again
    assert scene.p1.discard == cards("Copper")


def test_two_mining_roads_play_two_treasures() -> None:
    """plunder/mining_road/2"""
    scene = Scene(p1={"hand": "2 Mining Road, Workshop, Ironworks", "actions": 4})
    scene.p1.plays("Mining Road")
    scene.p1.plays("Mining Road")
    scene.p1.plays("Workshop", "Silver", "yes")
    assert (scene.p1.coins, len(scene.asked)) == (4 + 2, 2)
    scene.p1.plays("Ironworks", "Silver", "yes")
    assert scene.p1.coins == 6 + 2 + 1
    assert scene.p1.in_play == cards("2 Mining Road, Workshop, Ironworks, 2 Silver")
    scene.p1.gains("Silver")
    assert scene.p1.discard == cards("Silver")


def test_mining_road_declined_keeps_its_offer() -> None:
    scene = Scene(p1={"hand": "2 Mining Road", "actions": 2})
    scene.p1.plays("Mining Road")
    scene.p1.plays("Mining Road")
    scene.p1.buys("Copper", "no")                           # asked once, not for every Mining Road
    scene.p1.buys("Copper", "yes")
    assert (scene.p1.discard, scene.p1.coins) == (cards("Copper"), 5)


def test_mining_road_in_the_action_phase() -> None:
    """plunder/mining_road/3"""
    scene = Scene(p1={"hand": "Mining Road, Workshop, Village", "deck": "Copper"})
    scene.p1.plays("Mining Road")
    scene.p1.plays("Workshop", "Silver", "yes")
    assert (scene.p1.coins, scene.p1.in_play) == (4, cards("Mining Road, Workshop, Silver"))


def test_mining_road_cannot_play_what_was_moved() -> None:
    """plunder/mining_road/4"""
    scene = Scene(p1={"hand": "Mining Road, Watchtower", "coins": 4})
    scene.p1.plays("Mining Road")
    scene.p1.buys("Gold", "Watchtower", "topdeck")
    assert (scene.p1.deck, scene.p1.in_play) == (["gold"], cards("Mining Road"))


def test_mining_road_only_plays_treasures_of_this_turn() -> None:
    scene = Scene(p1={"hand": "Mining Road", "deck": "9 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Mining Road")
    scene.p1.gains("Estate")
    ends_round(scene)
    scene.p1.gains("Silver")
    assert scene.p1.discard == cards("Mining Road, Estate, Silver")


# --- Pendant ------------------------------------------------------------------------------------------------
def test_pendant_counts_names() -> None:
    """plunder/pendant/1"""
    scene = Scene(p1={"hand": "3 Copper, Pendant", "durations": "Gondola"}, phase="start")
    scene.run()
    scene.p1.me.coins = 0
    scene.p1.plays("3 Copper")
    scene.p1.plays("Pendant")
    assert scene.p1.coins == 3 + 3


def test_pendant_counts_when_it_is_played() -> None:
    """plunder/pendant/2"""
    scene = Scene(p1={"hand": "Pendant, Silver"})
    scene.p1.plays("Pendant")
    assert scene.p1.coins == 1
    scene.p1.plays("Silver")
    assert scene.p1.coins == 3


# --- Rope ---------------------------------------------------------------------------------------------------
def test_rope_draws_and_then_trashes() -> None:
    """plunder/rope/1"""
    scene = Scene(p1={"hand": "Rope", "deck": "5 Copper, Estate, 9 Silver"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Rope")
    assert (scene.p1.coins, scene.p1.me.buys) == (1, 2)
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p1.hand) == (cards("Rope"), cards("5 Copper"))
    scene.p2.ends_turn("Estate")
    assert (scene.trash, scene.p1.hand) == (cards("Estate"), cards("5 Copper"))


def test_rope_need_not_trash() -> None:
    """plunder/rope/2"""
    scene = Scene(p1={"durations": "Rope", "deck": "9 Copper"}, phase="start")
    scene.run(None)
    assert (scene.p1.hand, scene.trash) == (cards("Copper"), [])
    scene.p1.ends_turn()
    assert "rope" in scene.p1.discard


# --- Silver Mine --------------------------------------------------------------------------------------------
def test_silver_mine() -> None:
    """plunder/silver_mine/1"""
    scene = Scene(p1={"hand": "Silver Mine"})
    scene.p1.plays("Silver Mine", "Silver")
    assert (scene.p1.hand, scene.p1.can_play("Silver")) == (cards("Silver"), True)


def test_silver_mine_takes_other_treasures() -> None:
    """plunder/silver_mine/2"""
    scene = Scene(kingdom="Gondola, Pendant, Village", p1={"hand": "Silver Mine"})
    scene.p1.plays("Silver Mine", "Gondola")
    assert scene.asked[0].options == ["copper", "gondola", "silver"]
    assert scene.p1.hand == cards("Gondola")


def test_silver_mine_must_gain() -> None:
    """plunder/silver_mine/3"""
    scene = Scene(p1={"hand": "Silver Mine"}, piles={"Silver": 0})
    scene.p1.plays("Silver Mine")
    assert scene.p1.hand == cards("Copper")


# --- several together, and by itself -------------------------------------------------------------------------
def test_treasures_that_last_are_played_with_others() -> None:
    """In one answer, in that order; each does what it does now, and the rest next turn."""
    scene = Scene(p1={"hand": "Copper, Rope, Gondola, Buried Treasure, Pendant", "deck": "20 Estate"},
                  p2={"deck": "9 Copper"})
    scene.p1.plays("Copper, Rope, Gondola, Buried Treasure, Pendant", "next turn")
    assert (scene.p1.coins, scene.p1.me.buys) == (1 + 1 + 5, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Rope, Gondola, Buried Treasure")
    assert scene.p1.discard == cards("Copper, Pendant")
    scene.p2.ends_turn("Rope", None)
    assert (scene.p1.coins, scene.p1.me.buys, len(scene.p1.hand)) == (5, 2, 6)


@pytest.mark.parametrize(("hand", "by_itself"), [
    ("2 Copper, Rope", True), ("Buried Treasure, Silver", True), ("Copper, Gondola", False),
    ("Copper, Pendant", False), ("Crucible, Copper", False), ("King's Cache, Gold", False),
    ("Figurine, Gold", False), ("Silver Mine, Gold", False), ("Rope, Pendant", False)])
def test_which_treasures_may_be_played_by_themselves(hand: str, by_itself: bool) -> None:
    """Those that only give, now or next turn: nothing is chosen, and no order matters."""
    scene = Scene(p1={"hand": hand}, phase="buy")
    me: Player = scene.p1.me
    assert scene.game.is_matter_of_course(me, me.treasures_in_hand()) == by_itself


# --- Tools --------------------------------------------------------------------------------------------------
def test_tools_copies_what_others_have_in_play() -> None:
    """plunder/tools/1"""
    scene = Scene(kingdom="Tools, Village", p1={"hand": "Tools"}, p2={"durations": "Caravan"})
    scene.p1.plays("Tools", "Caravan")
    assert scene.asked[0].options == ["caravan", "tools"]
    assert (scene.p1.discard, scene.pile("Caravan")) == (cards("Caravan"), 9)


def test_tools_copies_itself() -> None:
    """plunder/tools/2"""
    scene = Scene(p1={"hand": "Tools"})
    scene.p1.plays("Tools")
    assert scene.p1.discard == cards("Tools")


# --- Trickster ----------------------------------------------------------------------------------------------
def test_trickster_saves_a_treasure() -> None:
    """plunder/trickster/1"""
    scene = Scene(p1={"hand": "Trickster, Gold, Copper", "deck": "9 Estate"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Trickster")
    assert scene.p2.discard == cards("Curse")
    scene.p1.plays("Gold, Copper")
    scene.p1.ends_turn("Gold")
    assert scene.p1.hand == cards("5 Estate, Gold")
    assert (scene.p1.discard, scene.p1.aside) == (cards("Trickster, Copper"), [])


def test_trickster_may_save_nothing() -> None:
    scene = Scene(p1={"hand": "Trickster, Gold", "deck": "9 Estate"})
    scene.p1.plays("Trickster")
    scene.p1.plays("Gold")
    scene.p1.ends_turn(None)
    assert (scene.p1.hand, scene.p1.discard) == (cards("5 Estate"), cards("Trickster, Gold"))


def test_trickster_saves_no_treasure_that_stays_in_play() -> None:
    scene = Scene(p1={"hand": "Trickster, Rope, Copper", "deck": "9 Estate"})
    scene.p1.plays("Trickster")
    scene.p1.plays("Rope, Copper")
    scene.p1.ends_turn("Copper")
    assert scene.asked[-1].options == ["copper"]
    assert (scene.p1.hand, scene.p1.in_play) == (cards("5 Estate, Copper"), cards("Rope"))


def test_two_tricksters_save_two() -> None:
    """plunder/trickster/2"""
    scene = Scene(p1={"hand": "2 Trickster, Gold, Silver, Copper", "actions": 2, "deck": "9 Estate"})
    scene.p1.plays("Trickster")
    scene.p1.plays("Trickster")
    scene.p1.plays("Gold, Silver, Copper")
    scene.p1.ends_turn("Gold, Silver")
    assert scene.p1.hand == cards("5 Estate, Gold, Silver")
    assert scene.p1.discard == cards("2 Trickster, Copper")


@pytest.mark.parametrize("first", ["Capital", "Trickster"])
def test_what_trickster_saves_was_discarded(first: str) -> None:
    """plunder/trickster/3"""
    scene = Scene(p1={"hand": "Trickster, Capital", "deck": "9 Estate"})
    scene.p1.plays("Trickster")
    scene.p1.plays("Capital")
    scene.p1.me.coins = 0
    scene.p1.ends_turn("Capital", first)
    assert (scene.p1.debt, scene.p1.hand) == (6, cards("5 Estate, Capital"))


def test_trickster_played_in_an_earlier_turn_is_over() -> None:
    scene = Scene(p1={"hand": "Trickster, Gold", "deck": "5 Copper, 9 Estate"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Trickster")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("5 Copper")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Estate")
