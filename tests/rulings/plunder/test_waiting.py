"""Durations that wait for the next time of something."""
from throneroom.testing import Scene, cards, in_order


# --- what holds for all of them ----------------------------------------------------------------------------------
def test_it_waits_as_long_as_it_takes() -> None:
    """plunder/rules/next_time/1, plunder/secluded_shrine/1"""
    scene = Scene(p1={"hand": "Secluded Shrine, 2 Curse, Estate", "coins": 3, "deck": "9 Estate"})
    scene.p1.plays("Secluded Shrine")
    assert scene.p1.coins == 4
    scene.p1.buys("Silver", "2 Curse")
    assert scene.trash == cards("2 Curse")
    assert (scene.asked[-1].least, scene.asked[-1].most) == (0, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == [] and "secluded_shrine" in scene.p1.discard
    scene = Scene(p1={"hand": "Secluded Shrine", "deck": "9 Estate"}, p2={"deck": "9 Estate"})
    scene.p1.plays("Secluded Shrine")
    for _ in range(3):
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards("Secluded Shrine")
        scene.p2.ends_turn()
    scene.p1.gains("Gold", None)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_in_the_turn_of_another_player() -> None:
    """plunder/rules/next_time/2, plunder/secluded_shrine/3"""
    scene = Scene(p1={"durations": "Secluded Shrine", "hand": "Curse, 2 Estate"},
                  p2={"hand": "Ambassador, Copper", "deck": "5 Copper"}, turn=2)
    scene.p2.plays("Ambassador", None, scene.p1("Curse, Estate"))
    assert scene.p1.discard == cards("Copper")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.in_play == cards("Secluded Shrine")
    scene.p2.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.discard == cards("Copper, Secluded Shrine")


def test_what_brought_it_into_play_does_not_count() -> None:
    """plunder/rules/next_time/3 (the first half by others: the gain of a Spell Scroll, a Treasure costing 7, brings
    the Cutthroat into play)"""
    scene = Scene(p1={"hand": "Sack of Loot", "owned": "Innovation"}, piles={"Loot": "Spell Scroll, Hammer, Sword"},
                  kingdom="Cutthroat")
    scene.p1.plays("Sack of Loot", "yes", "Cutthroat", "yes")
    assert scene.p1.in_play == cards("Cutthroat, Sack of Loot")
    assert scene.p1.discard == []
    assert scene.pile("Loot") == 2
    scene.p1.gains("Gold")                              # the next one does
    assert scene.p1.discard == cards("Gold, Hammer")
    assert scene.pile("Loot") == 1
    # The older Haggler gains the Cutthroat before the Gold: that is the next one.
    scene = Scene(p1={"play": "Haggler", "coins": 8, "buys": 2}, landscapes="Rush", kingdom="Cutthroat", phase="buy",
                  piles={"Loot": "Hammer, Sword"})
    scene.p1.buys("Rush")
    scene.p1.buys("Gold", "Cutthroat")
    assert scene.p1.in_play == cards("Cutthroat, Haggler")
    assert scene.p1.discard == cards("Gold, Hammer")


def test_it_counts_for_its_owner_at_the_end() -> None:
    """plunder/rules/next_time/4"""
    scene = Scene(p1={"durations": "Secluded Shrine", "deck": "Gardens, 8 Copper"})
    assert scene.p1.score == 1
    scene = Scene(p1={"deck": "Gardens, 8 Copper"})
    assert scene.p1.score == 0


def test_a_scene_may_begin_with_it() -> None:
    """In play of the player whose turn it is, it has done its work, like any Duration; among the durations it waits."""
    scene = Scene(p1={"play": "Secluded Shrine", "hand": "Curse", "deck": "5 Copper"})
    scene.p1.gains("Gold")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Curse"}, p2={"play": "Secluded Shrine", "hand": "Curse"})
    scene.p2.gains("Gold", "Curse")
    assert scene.trash == cards("Curse")


# --- Abundance ---------------------------------------------------------------------------------------------------
def test_abundance_pays_for_an_action() -> None:
    """plunder/abundance/1"""
    scene = Scene(p1={"hand": "Abundance, 4 Copper", "deck": "5 Estate"}, kingdom="Village")
    scene.p1.plays("Abundance")
    scene.p1.plays("4 Copper")
    assert (scene.p1.coins, scene.p1.buys) == (4, 1)
    scene.p1.buys("Village")
    assert (scene.p1.coins, scene.p1.buys) == (4, 1)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_abundance_waits_for_an_action() -> None:
    """plunder/abundance/2"""
    scene = Scene(p1={"hand": "Abundance, 3 Copper", "deck": "9 Copper"}, kingdom="Village")
    scene.p1.plays("Abundance")
    scene.p1.plays("3 Copper")
    scene.p1.buys("Silver")
    assert (scene.p1.coins, scene.p1.buys) == (0, 0)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Abundance")
    scene.p2.ends_turn()
    scene.p1.gains("Village")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)
    scene.p1.gains("Village")
    assert (scene.p1.coins, scene.p1.buys) == (3, 2)


def test_abundance_played_because_of_a_gain() -> None:
    """plunder/abundance/4"""
    scene = Scene(p1={"coins": 6, "buys": 2, "deck": "Abundance, Estate, Copper"}, landscapes="Rush", phase="buy",
                  kingdom="Fortune Hunter, Village")
    scene.p1.buys("Rush")
    before = scene.p1.buys
    scene.p1.buys("Fortune Hunter", "Abundance", "Estate")
    assert scene.p1.in_play == cards("Abundance, Fortune Hunter")
    assert (scene.p1.coins, scene.p1.buys) == (2, before - 1)
    scene.p1.gains("Village")
    assert (scene.p1.coins, scene.p1.buys) == (5, before)


def test_abundance_in_another_players_turn_is_used_up() -> None:
    """The coins and the buy are lost then."""
    scene = Scene(p1={"deck": "5 Copper"}, p2={"durations": "Abundance"}, kingdom="Village")
    scene.p2.gains("Village")
    scene.p1.ends_turn()
    assert scene.p2.in_play == [] and (scene.p2.coins, scene.p2.buys) == (0, 1)


# --- Cage --------------------------------------------------------------------------------------------------------
def test_cage_opens_with_a_victory_card() -> None:
    """plunder/cage/1"""
    scene = Scene(p1={"durations": {"Cage": "2 Estate, 2 Copper"}, "coins": 8, "deck": "9 Silver"}, phase="buy")
    scene.p1.buys("Province")
    assert scene.trash == cards("Cage")
    assert scene.p1.face_down == cards("2 Estate, 2 Copper")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("2 Estate, 2 Copper, 5 Silver")


def test_several_cages_need_no_order() -> None:
    """All open, whatever they hold, and all of it comes at the end of the turn."""
    scene = Scene(p1={"hand": "2 Cage, Estate, Gold", "coins": 8, "deck": "9 Silver"}, phase="buy")
    scene.p1.plays("Cage", "Estate")
    scene.p1.plays("Cage", "Gold")
    scene.p1.buys("Province")                   # nothing is asked
    assert scene.trash == cards("2 Cage")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("Estate, Gold, 5 Silver")


def test_cage_takes_up_to_four_cards() -> None:
    """They lie face down, and it waits even with none."""
    scene = Scene(p1={"hand": "Cage, 5 Copper", "deck": "9 Silver"}, p2={"deck": "9 Silver"})
    scene.p1.plays("Cage", "4 Copper")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 4)
    assert scene.p1.face_down == cards("4 Copper")
    assert scene.view(2).players[0].face_down is None
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Cage")
    scene.p2.gains("Estate")
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Cage")
    assert len(scene.p1.hand) == 5
    scene = Scene(p1={"hand": "Cage, 5 Copper", "deck": "9 Silver"})
    scene.p1.plays("Cage", None)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Cage")


def test_cards_on_cage_belong_to_their_owner() -> None:
    """plunder/cage/4"""
    scene = Scene(p1={"durations": {"Cage": "2 Estate"}})
    assert scene.p1.score == 2


# --- Cutthroat ---------------------------------------------------------------------------------------------------
def test_cutthroat_waits_for_anybody() -> None:
    """plunder/cutthroat/1"""
    scene = Scene(p1={"hand": "Cutthroat", "deck": "9 Copper"}, p2={"hand": "3 Copper, 2 Estate", "deck": "9 Copper"},
                  piles={"Loot": "Hammer, Sword"})
    scene.p1.plays("Cutthroat", "2 Estate")
    assert scene.p2.hand == cards("3 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Cutthroat")
    scene.p2.gains("Gold")
    assert "hammer" in scene.p1.discard
    scene.p2.ends_turn()
    assert scene.p1.in_play == []


def test_a_loot_is_such_a_treasure() -> None:
    """plunder/cutthroat/2"""
    scene = Scene(p1={"durations": "Cutthroat"}, p2={"durations": "Cutthroat"}, p3={"coins": 6}, turn=3, phase="buy",
                  landscapes="Looting", piles={"Loot": "Hammer, Sword, Staff, Orb"})
    scene.p3.buys("Looting")
    assert scene.p3.discard == cards("Hammer")
    assert [scene.p1.discard, scene.p2.discard] == [cards("Sword"), cards("Staff")]
    assert scene.pile("Loot") == 1


def test_cutthroat_waits_after_its_attack() -> None:
    """plunder/cutthroat/3"""
    scene = Scene(p1={"hand": "Cutthroat"}, p2={"hand": "Tunnel, 4 Copper"}, piles={"Loot": "Hammer, Sword"})
    scene.p1.plays("Cutthroat", "Tunnel, Copper", "yes")
    assert "gold" in scene.p2.discard
    assert scene.p1.discard == []
    scene.p2.gains("Gold")
    assert scene.p1.discard == cards("Hammer")


def test_cutthroat_does_not_mind_cheap_treasures() -> None:
    """plunder/cutthroat/4"""
    scene = Scene(p1={"durations": "Cutthroat"}, p2={"deck": "5 Copper"}, turn=2)
    scene.p2.gains("Silver")
    scene.p2.gains("Duchy")
    assert scene.p1.discard == []
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Cutthroat")


def test_cutthroat_goes_by_the_cost_of_the_moment() -> None:
    """plunder/cutthroat/5"""
    scene = Scene(p1={"durations": "Cutthroat"}, p2={"hand": "2 Bridge", "actions": 2, "coins": 2}, turn=2)
    scene.p2.plays("Bridge")
    scene.p2.plays("Bridge")
    scene.p2.buys("Gold")
    assert scene.p2.discard == cards("Gold")
    assert scene.p1.discard == []


# --- Flagship ----------------------------------------------------------------------------------------------------
def test_flagship_plays_the_next_action_again() -> None:
    """plunder/flagship/1"""
    scene = Scene(p1={"hand": "Flagship, Smithy", "actions": 2, "deck": "12 Copper"})
    scene.p1.plays("Flagship")
    assert scene.p1.coins == 2
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("6 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_flagship_waits_over_turns() -> None:
    """plunder/flagship/2"""
    scene = Scene(p1={"hand": "Flagship", "deck": "2 Village, 9 Copper"})
    scene.p1.plays("Flagship")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Flagship")
    scene.p1.plays("Village")
    assert scene.p1.actions == 4
    scene.p1.plays("Village")
    assert scene.p1.actions == 5
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_two_flagships() -> None:
    """plunder/flagship/3"""
    scene = Scene(p1={"durations": "2 Flagship", "hand": "Harbor Village, Village", "deck": "9 Copper"})
    scene.p1.plays("Harbor Village")
    assert scene.p1.actions == 6
    assert len(scene.p1.hand) == 4
    scene.p1.plays("Village")
    assert scene.p1.actions == 7


def test_commands_do_not_use_flagship_up() -> None:
    """plunder/flagship/4"""
    scene = Scene(p1={"durations": "Flagship", "hand": "Flagship, Village", "actions": 2, "deck": "9 Copper"})
    scene.p1.plays("Flagship")
    assert scene.p1.coins == 2
    scene.p1.plays("Village")
    assert scene.p1.actions == 6
    assert len(scene.p1.hand) == 3


def test_flagship_and_a_card_that_has_gone() -> None:
    """plunder/flagship/5"""
    scene = Scene(p1={"durations": "Flagship", "hand": "Mining Village", "deck": "9 Copper"})
    scene.p1.plays("Mining Village", "yes")
    assert scene.trash == cards("Mining Village")
    assert (scene.p1.actions, scene.p1.coins, len(scene.p1.hand)) == (4, 2, 2)


def test_flagship_in_another_players_turn() -> None:
    """plunder/flagship/6"""
    scene = Scene(p1={"hand": "Militia", "deck": "5 Copper"},
                  p2={"durations": "Flagship", "hand": "Caravan Guard, 2 Estate", "deck": "9 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"), "Copper")
    assert scene.p2.hand == cards("2 Estate, Copper")
    scene.p1.ends_turn()
    assert scene.p2.in_play == cards("Caravan Guard, Flagship")         # it stays with the Duration that it played
    assert scene.p2.coins == 2


def test_flagship_stays_with_a_duration() -> None:
    """plunder/flagship/7"""
    scene = Scene(p1={"durations": "Flagship", "hand": "Caravan", "deck": "14 Copper"})
    scene.p1.plays("Caravan")
    assert len(scene.p1.hand) == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan, Flagship")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_flagship_means_the_card_that_is_played_first() -> None:
    """A Throne Room is the next Action, not the one that it plays."""
    scene = Scene(p1={"durations": "Flagship", "hand": "Throne Room, Smithy, Village", "deck": "12 Copper"})
    scene.p1.plays("Throne Room", "Smithy", "Village")
    assert scene.p1.actions == 4
    assert len(scene.p1.hand) == 8


def test_flagship_is_told_when_it_plays() -> None:
    """It takes note of the card without a word, and without a question which of two comes first."""
    scene = Scene(p1={"durations": "Flagship", "hand": "Harbor Village, Militia, Village", "deck": "9 Copper"})
    scene.p1.plays("Harbor Village")
    told = [(event.verb, event.cards[0].id) for event in scene.log.events if event.verb in ("play", "ability")]
    assert told == [("play", "harbor_village"), ("ability", "flagship"), ("play", "harbor_village")]
    scene = Scene(p1={"durations": "Flagship", "hand": "Daimyo, Harbor Village, Militia", "deck": "9 Copper"})
    scene.p1.plays("Daimyo")
    scene.p1.plays("Harbor Village", "Flagship")        # who plays it again first
    scene.p1.plays("Militia")
    assert (scene.p1.actions, scene.p1.coins) == (5, 3)


def test_flagship_stays_with_what_waits() -> None:
    """Search played again by Flagship: both wait, and two Loots are gained."""
    scene = Scene(p1={"durations": "Flagship", "hand": "Search", "deck": "5 Copper"}, p2={"deck": "5 Copper"},
                  piles={"Loot": "Hammer, Sword, Orb", "Estate": 1})
    scene.p1.plays("Search")
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Flagship, Search")
    scene.p2.gains("Estate")
    assert scene.trash == cards("Search")
    assert {"hammer", "sword"} <= set(scene.p1.discard)
    scene.p2.ends_turn()
    assert scene.p1.in_play == []


# --- Landing Party -----------------------------------------------------------------------------------------------
def test_landing_party_comes_back_after_a_treasure() -> None:
    """plunder/landing_party/1"""
    scene = Scene(p1={"durations": "Landing Party", "hand": "2 Copper", "deck": "Estate"}, phase="start")
    scene.run()
    scene.p1.plays("Copper")
    assert scene.p1.in_play == cards("Copper")
    assert scene.p1.deck == in_order("Landing Party, Estate")


def test_landing_party_after_another_card_waits_on() -> None:
    """plunder/landing_party/2"""
    scene = Scene(p1={"durations": "Landing Party", "hand": "Village, Copper", "deck": "9 Estate"})
    scene.p1.plays("Village")
    scene.p1.plays("Copper")
    assert scene.p1.in_play == cards("Copper, Landing Party, Village")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Landing Party")


def test_the_treasure_is_resolved_first() -> None:
    """plunder/landing_party/3"""
    scene = Scene(p1={"durations": "Landing Party", "hand": "Figurine", "deck": "2 Estate, Gold"})
    scene.p1.plays("Figurine")
    assert scene.p1.hand == cards("2 Estate")
    assert scene.p1.deck == in_order("Landing Party, Gold")


def test_landing_party_and_an_action_that_is_a_treasure() -> None:
    """plunder/landing_party/4"""
    scene = Scene(p1={"durations": "Landing Party", "hand": "Spell Scroll", "deck": "Estate"})
    scene.p1.plays("Spell Scroll", "Duchy")
    assert scene.p1.deck == in_order("Landing Party, Estate")


def test_landing_party_in_the_turn_it_is_played() -> None:
    """plunder/landing_party/5"""
    scene = Scene(p1={"hand": "Landing Party, 2 Copper", "deck": "9 Estate"})
    scene.p1.plays("Landing Party")
    assert (scene.p1.actions, len(scene.p1.hand)) == (2, 4)
    scene.p1.plays("2 Copper")
    assert "landing_party" in scene.p1.in_play
    # Nor does a Treasure count that played it.
    scene = Scene(p1={"hand": "Staff, Landing Party", "deck": "9 Estate"}, phase="buy")
    scene.p1.plays("Staff", "Landing Party")
    assert scene.p1.in_play == cards("Landing Party, Staff")


def test_durations_are_not_played_anew() -> None:
    """plunder/landing_party/6"""
    scene = Scene(p1={"durations": "Landing Party, Caravan", "hand": "Copper", "deck": "2 Estate"}, phase="start")
    scene.run()
    assert "estate" in scene.p1.hand
    scene.p1.plays("Copper")
    assert scene.p1.deck == in_order("Landing Party, Estate")


# --- Search ------------------------------------------------------------------------------------------------------
def test_search_finds_a_loot() -> None:
    """plunder/search/1"""
    scene = Scene(p1={"hand": "Search", "deck": "5 Copper"}, p2={"coins": 5, "deck": "5 Copper"},
                  piles={"Duchy": 1, "Loot": "Hammer, Sword"})
    scene.p1.plays("Search")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    scene.p2.gains("Silver")
    assert scene.trash == []
    scene.p2.gains("Duchy")
    assert scene.trash == cards("Search")
    assert "hammer" in scene.p1.discard
    assert scene.pile("Loot") == 1


def test_search_and_a_pile_that_empties_again() -> None:
    """plunder/search/4"""
    scene = Scene(p1={"durations": "Search", "hand": "Swap, Village", "deck": "5 Copper"}, kingdom="Smithy",
                  piles={"Village": 0, "Loot": "Hammer"})
    scene.p1.plays("Swap", "Village", "Smithy")
    assert scene.pile("Village") == 1
    assert scene.trash == []
    scene.p1.gains("Village")
    assert scene.trash == cards("Search")
    assert scene.p1.discard == cards("Hammer, Village")


def test_search_at_the_last_moment() -> None:
    """plunder/search/5"""
    scene = Scene(p1={"durations": "Search", "coins": 8, "deck": "5 Copper"}, piles={"Province": 1, "Loot": "Hammer"},
                  phase="buy")
    scene.p1.buys("Province")
    assert scene.p1.discard == cards("Hammer, Province")
    assert not scene.over
    scene.p1.ends_turn()
    assert scene.over


def test_searches_in_turn_order() -> None:
    """plunder/search/6"""
    scene = Scene(p1={"durations": "Search"}, p3={"durations": "Search"}, players=3, turn=2,
                  piles={"Estate": 1, "Loot": "Hammer, Sword, Orb"})
    scene.p2.gains("Estate")
    assert (scene.p3.discard, scene.p1.discard) == (cards("Hammer"), cards("Sword"))
    assert scene.trash == cards("2 Search")


def test_search_sees_piles_that_empty_otherwise() -> None:
    """A card trashed from the Supply, exiled or set aside from there may be the last one; a pile beside it is none."""
    scene = Scene(p1={"durations": "Search", "hand": "Lurker"}, kingdom="Village",
                  piles={"Village": 1, "Loot": "Hammer, Sword"})
    scene.p1.plays("Lurker", "trash", "Village")
    assert scene.trash == cards("Search, Village")
    assert scene.p1.discard == cards("Hammer")
    scene = Scene(p1={"durations": "Search", "hand": "Sack of Loot"}, piles={"Loot": "Hammer"})
    scene.p1.plays("Sack of Loot")
    assert scene.trash == []


def test_search_and_the_newer_inheritance() -> None:
    scene = Scene(p1={"durations": "Search", "coins": 7}, landscapes="Inheritance", editions="command-2019",
                  piles={"Village": 1, "Loot": "Hammer"}, phase="buy")
    scene.p1.buys("Inheritance", "Village")
    assert (scene.trash, scene.p1.discard) == (cards("Search"), cards("Hammer"))


def test_a_throned_search_trashes_itself_once() -> None:
    """Two Loots, and the Throne Room is discarded in that turn."""
    scene = Scene(p1={"hand": "Throne Room, Search", "deck": "5 Copper"}, p2={"deck": "5 Copper"},
                  piles={"Estate": 1, "Loot": "Hammer, Sword, Orb"})
    scene.p1.plays("Throne Room", "Search")
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Search, Throne Room")
    scene.p2.gains("Estate")
    assert scene.trash == cards("Search")
    assert {"hammer", "sword"} <= set(scene.p1.discard)
    scene.p2.ends_turn()
    assert scene.p1.in_play == []


# --- Secluded Shrine ---------------------------------------------------------------------------------------------
def test_the_shrine_is_used_up_though_nothing_is_trashed() -> None:
    """plunder/secluded_shrine/2"""
    scene = Scene(p1={"durations": "Secluded Shrine", "deck": "9 Copper"})
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_the_shrine_waits_for_a_treasure() -> None:
    """plunder/secluded_shrine/4"""
    scene = Scene(p1={"hand": "Secluded Shrine, Curse", "deck": "9 Copper"}, kingdom="Stowaway")
    scene.p1.plays("Secluded Shrine")
    scene.p1.gains("Stowaway")
    assert scene.trash == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Secluded Shrine")


def test_search_is_ordered_with_what_else_the_trashing_of_the_last_card_does() -> None:
    """The pile empties as the card is trashed: Search and Sewers are due together, and their owner says which first."""
    scene = Scene(p1={"hand": "Lurker, Copper", "durations": "Search", "owned": "Sewers"}, piles={
        "Moat": "Moat", "Loot": "Hammer"}, kingdom="Moat")
    scene.p1.plays("Lurker", "trash", "Moat", "Search", "Copper")
    assert scene.trash == cards("Copper, Moat, Search") and scene.p1.discard == cards("Hammer")
    assert [asked.purpose for asked in scene.asked].count("order") >= 1


def test_others_do_not_trash_what_somebody_trashes_from_the_supply() -> None:
    """Search of the one, Sewers of the other."""
    scene = Scene(p1={"hand": "Lurker, Copper"}, p2={"durations": "Search", "owned": "Sewers", "hand": "Estate"},
                  piles={"Moat": "Moat", "Loot": "Hammer"}, kingdom="Moat")
    scene.p1.plays("Lurker", "trash", "Moat", scene.p2("Estate"))        # for Search, which trashes itself
    assert scene.trash == cards("Estate, Moat, Search") and scene.p2.discard == cards("Hammer")
