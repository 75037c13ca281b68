"""Cards since the source books together with those that play, follow or own others: what no ruling says by itself."""
from __future__ import annotations

from throneroom.testing import Scene, cards


# --- waiting Durations and who plays them -----------------------------------------------------------------------------
def test_way_of_the_mouse_waits_with_what_it_plays() -> None:
    """The Village stands for the Shrine, which is not in play: it stays until a Treasure is gained, and no longer."""
    scene = Scene(p1={"hand": "Village, Estate, Copper", "deck": "9 Copper"}, landscapes="Way of the Mouse",
                  mouse="Secluded Shrine", kingdom="Smithy")
    scene.p1.plays("Village", "Way of the Mouse")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Village")
    scene.p2.ends_turn()
    scene.p1.gains("Silver", "2 Copper")
    assert scene.trash == cards("2 Copper") and scene.p1.in_play == cards("Village")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_search_beside_a_way_is_not_trashed_but_finds_loot() -> None:
    scene = Scene(p1={"hand": "Village", "deck": "9 Copper"}, landscapes="Way of the Mouse", mouse="Search",
                  kingdom="Smithy, Moat", piles={"Moat": 1, "Loot": "Hammer, Sword"})
    scene.p1.plays("Village", "Way of the Mouse")
    scene.p1.gains("Moat")
    assert (scene.p1.discard, scene.trash, scene.p1.in_play) == (cards("Hammer, Moat"), [], cards("Village"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_taskmaster_beside_a_way_is_repeated() -> None:
    scene = Scene(p1={"hand": "Village", "deck": "9 Copper"}, landscapes="Way of the Mouse", mouse="Taskmaster",
                  kingdom="Market")
    scene.p1.plays("Village", "Way of the Mouse")
    scene.p1.gains("Market")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.coins, scene.p1.in_play) == (2, 1, cards("Village"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_a_command_waits_for_landing_party() -> None:
    """Landing Party lies in the Supply and stays there: only what plays it waits in play."""
    scene = Scene(p1={"hand": "Band of Misfits, Copper", "deck": "9 Copper"}, kingdom="Landing Party",
                  editions="command-2019")
    scene.p1.plays("Band of Misfits", "Landing Party")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Band of Misfits")
    scene.p2.ends_turn()
    scene.p1.plays("Copper")
    assert scene.top("Landing Party") == "landing_party" and "landing_party" not in scene.p1.deck
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_two_shrines_see_the_same_treasure() -> None:
    scene = Scene(p1={"durations": "2 Secluded Shrine", "hand": "5 Copper"})
    scene.p1.gains("Silver", "2 Copper", "2 Copper")
    scene.p1.ends_turn()
    assert scene.trash == cards("4 Copper") and scene.p1.in_play == []


def test_a_possessed_cage_waits_for_what_its_owner_gains() -> None:
    """The Estate goes to the possessor, so nothing has happened yet."""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, kingdom="Moat",
                  p2={"hand": "Cage, Estate, 5 Copper", "deck": "9 Silver"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Cage", "Estate")
    scene.p2.plays("2 Copper")
    scene.p2.buys("Estate")
    scene.p2.ends_turn()
    assert scene.p2.in_play == cards("Cage") and scene.p2.face_down == cards("Estate")


def test_flagship_plays_a_throne_room_again() -> None:
    scene = Scene(p1={"hand": "Flagship, Throne Room, Smithy, Village", "deck": "20 Copper", "actions": 3})
    scene.p1.plays("Flagship")
    scene.p1.plays("Throne Room", "Smithy", "Village")
    assert scene.p1.hand == cards("8 Copper") and scene.p1.actions == 5


def test_flagship_stays_with_the_duration_it_plays_again() -> None:
    scene = Scene(p1={"hand": "Flagship, Longship", "deck": "20 Copper", "actions": 3})
    scene.p1.plays("Flagship")
    scene.p1.plays("Longship")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Flagship, Longship")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 9
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- what is followed otherwise ---------------------------------------------------------------------------------------
def test_an_omen_that_is_not_followed_takes_no_sun() -> None:
    given = {"hand": "Tea House", "deck": "20 Copper"}
    scene = Scene(p1=given, p2={"durations": "Enchantress"}, tokens={("Growth", "sun"): 3})
    scene.p1.plays("Tea House")
    assert (scene.tokens("Growth", "sun"), scene.p1.hand, scene.p1.coins) == (3, cards("Copper"), 0)
    scene = Scene(p1=given, landscapes="Way of the Chameleon", tokens={("Growth", "sun"): 3})
    scene.p1.plays("Tea House", "Way of the Chameleon")
    assert (scene.tokens("Growth", "sun"), scene.p1.hand, scene.p1.coins) == (2, cards("2 Copper"), 1)


def test_a_reckless_omen_takes_two_suns() -> None:
    scene = Scene(p1={"hand": "Tea House", "deck": "20 Copper"}, traits={"Reckless": "Tea House"},
                  tokens={("Growth", "sun"): 3})
    scene.p1.plays("Tea House")
    assert (scene.tokens("Growth", "sun"), scene.p1.hand, scene.p1.coins) == (1, cards("2 Copper"), 4)


def test_a_reckless_blockade_holds_two_cards() -> None:
    scene = Scene(p1={"hand": "Blockade", "deck": "20 Copper"}, traits={"Reckless": "Blockade"}, kingdom="Moat")
    scene.p1.plays("Blockade", "Moat", "Silver")
    scene.p1.ends_turn()
    scene.p2.gains("Moat")
    scene.p2.gains("Silver")
    assert scene.p2.discard == cards("2 Curse, Moat, Silver")
    scene.p2.ends_turn()
    assert {"moat", "silver"} <= set(scene.p1.hand)


def test_a_duration_treasure_that_does_nothing_does_not_stay() -> None:
    scene = Scene(p1={"hand": "Astrolabe", "deck": "9 Copper"}, p2={"durations": "Highwayman"}, phase="buy")
    scene.p1.plays("Astrolabe")
    scene.p1.ends_turn()
    assert scene.p1.coins == 0 and scene.p1.in_play == []


def test_panic_returns_an_action_that_is_a_treasure() -> None:
    scene = Scene(p1={"owned": "Capitalism", "hand": "Militia", "deck": "9 Copper"}, tokens={("Panic", "sun"): 0},
                  phase="buy")
    scene.p1.plays("Militia")
    assert scene.p1.buys == 3
    scene.p1.ends_turn()
    assert scene.pile("Militia") == 11 and scene.p1.discard == []


def test_a_possessor_who_gains_is_not_in_their_own_turn() -> None:
    """Harsh Winter looks at gains in one's own turn."""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "5 Silver", "deck": "9 Silver"},
                  tokens={("Harsh Winter", "sun"): 0})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("5 Silver")
    scene.p2.buys("Gold")
    assert (scene.tokens("Gold", "debt"), scene.p1.debt, scene.p2.debt) == (0, 0, 0)


def test_a_covered_loot_is_played() -> None:
    """Invasion: the Gold that comes with Doubloons lies on them, but texts since 2022 find them there."""
    scene = Scene(p1={"coins": 10}, phase="buy", landscapes="Invasion", kingdom="Moat",
                  piles={"Loot": "Doubloons, Sword"})
    scene.p1.buys("Invasion", "Moat")
    assert (scene.p1.in_play, scene.p1.discard) == (["doubloons"], ["duchy", "gold"])
