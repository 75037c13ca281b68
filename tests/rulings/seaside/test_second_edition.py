"""Seaside: the cards of the second edition."""
import pytest

from throneroom.testing import Scene, cards


# --- Astrolabe ---------------------------------------------------------------------------------------------------
def test_astrolabe_gives_now_and_next_turn() -> None:
    """seaside/astrolabe/1"""
    scene = Scene(p1={"hand": "Astrolabe", "deck": "20 Estate"})
    scene.p1.plays("Astrolabe")
    assert (scene.p1.coins, scene.p1.buys) == (1, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Astrolabe")
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.buys) == (1, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "astrolabe" in scene.p1.discard


def test_astrolabe_is_there_before_the_action_phase() -> None:
    """seaside/astrolabe/2"""
    scene = Scene(p1={"durations": "Astrolabe", "hand": "Village", "deck": "5 Copper"}, phase="start")
    scene.run()
    assert (scene.p1.coins, scene.p1.actions, scene.p1.buys) == (1, 1, 2)


def test_astrolabe_twice_by_tiara() -> None:
    """seaside/astrolabe/3"""
    scene = Scene(p1={"hand": "Tiara, Astrolabe", "deck": "20 Estate"})
    scene.p1.plays("Tiara", "Astrolabe")
    assert (scene.p1.coins, scene.p1.buys) == (2, 4)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Astrolabe, Tiara")
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.buys) == (2, 3)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_mint_of_2022_leaves_astrolabe() -> None:
    """seaside/astrolabe/4"""
    scene = Scene(p1={"durations": "Astrolabe", "play": "2 Copper", "coins": 5, "deck": "20 Estate"}, phase="buy",
                  editions="prosperity-2022", kingdom="Mint")
    scene.p1.buys("Mint")
    assert scene.trash == cards("2 Copper")
    assert scene.p1.in_play == cards("Astrolabe")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.buys) == (1, 2)


# --- Blockade ----------------------------------------------------------------------------------------------------
def test_blockade_holds_the_card_and_curses_who_gains_a_copy() -> None:
    """seaside/blockade/1"""
    scene = Scene(p1={"hand": "Blockade", "deck": "20 Copper"}, p2={"hand": "3 Copper", "deck": "20 Estate"})
    scene.p1.plays("Blockade", "Silver")
    assert scene.p1.aside == cards("Silver")
    assert scene.view(2).players[0].set_aside == ["silver"]
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Blockade")
    scene.p2.plays("3 Copper")
    scene.p2.buys("Silver")
    assert scene.p2.discard == cards("Silver, Curse")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Silver")
    assert scene.p1.aside == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "blockade" in scene.p1.discard
    scene.p2.gains("Silver")
    assert scene.p2.all_cards.count("curse") == 1          # it is over


def test_blockade_is_only_about_the_turn_of_who_gains() -> None:
    scene = Scene(p1={"durations": {"Blockade": "Silver"}, "deck": "9 Copper"}, p2={"deck": "9 Copper"})
    scene.p2.gains("Silver")
    scene.p1.gains("Silver")
    assert (scene.p1.discard, scene.p2.discard) == (["silver"], ["silver"])
    scene.p1.ends_turn()
    scene.p2.gains("Gold")
    assert "curse" not in scene.p2.discard
    scene.p2.gains("Silver")
    assert "curse" in scene.p2.discard


def test_blockade_played_twice_watches_two_cards() -> None:
    scene = Scene(p1={"hand": "Throne Room, Blockade", "deck": "9 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Blockade", "Silver", "Estate")
    assert scene.p1.aside == cards("Silver, Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Blockade, Throne Room")
    scene.p2.gains("Silver")
    assert scene.p2.discard == cards("Silver, Curse")
    scene.p2.gains("Estate")
    assert scene.p2.discard == cards("Silver, Estate, 2 Curse")
    scene.p2.ends_turn()
    assert {"silver", "estate"} <= set(scene.p1.hand)


def test_blockade_with_nothing_set_aside_is_over() -> None:
    """seaside/blockade/3"""
    scene = Scene(p1={"hand": "Blockade, Watchtower", "deck": "9 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Blockade", "Silver", "trash")
    assert (scene.trash, scene.p1.aside) == (["silver"], [])
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.gains("Silver")
    assert scene.p2.discard == cards("Silver")


def test_blockade_again_for_nothing_does_not_count_the_first_card_twice() -> None:
    scene = Scene(p1={"hand": "Throne Room, Blockade, Watchtower", "deck": "9 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Blockade", "Silver", "no", "no", "Silver", "trash")
    scene.p1.ends_turn()
    scene.p2.gains("Silver")
    assert scene.p2.discard == cards("Silver, Curse")


def test_blockade_gains_straight_to_its_place() -> None:
    """seaside/blockade/4"""
    scene = Scene(p1={"hand": "Blockade", "deck": "20 Copper"}, kingdom="Ghost Town")
    scene.p1.plays("Blockade", "Ghost Town")
    assert (scene.p1.aside, scene.p1.hand) == (["ghost_town"], [])
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Ghost Town")


def test_blockade_of_curses_feeds_itself() -> None:
    """seaside/blockade/5"""
    scene = Scene(p1={}, p2={"durations": {"Blockade": "Curse"}}, piles={"Curse": 3}, phase="buy")
    scene.p1.buys("Curse")
    assert scene.p1.discard == cards("3 Curse")
    assert scene.pile("Curse") == 0


def test_moat_against_blockade() -> None:
    """seaside/blockade/6"""
    for reveals, gained in (("yes", "Silver"), ("no", "Silver, Curse")):
        scene = Scene(p1={"hand": "Blockade", "deck": "9 Copper"}, p2={"hand": "Moat", "coins": 3, "deck": "9 Copper"})
        scene.p1.plays("Blockade", scene.p2(reveals), "Silver")
        scene.p1.ends_turn()
        scene.p2.gains("Silver")
        assert scene.p2.discard == cards(gained)


def test_nobody_is_cursed_in_a_possessed_turn() -> None:
    """seaside/blockade/7"""
    scene = Scene(p1={"hand": "Possession", "durations": {"Blockade": "Silver"}, "deck": "9 Copper"},
                  p2={"hand": "3 Copper", "deck": "9 Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("3 Copper")
    scene.p2.buys("Silver")
    assert "silver" in scene.p1.discard
    assert "curse" not in scene.p1.all_cards + scene.p2.all_cards


def test_a_reckless_blockade_attacks_by_what_lies_there() -> None:
    scene = Scene(p1={"hand": "Blockade, Watchtower", "deck": "9 Copper"}, p2={"deck": "9 Copper"},
                  traits={"Reckless": "Blockade"})
    scene.p1.plays("Blockade", "Estate", "trash", "Silver", "no", "no")
    assert (scene.trash, scene.p1.aside) == (cards("Estate"), cards("Silver"))
    scene.p1.ends_turn()
    scene.p2.gains("Silver")
    assert scene.p2.discard == cards("Curse, Silver")


# --- Corsair -----------------------------------------------------------------------------------------------------
def test_corsair_takes_the_first_silver_or_gold() -> None:
    """seaside/corsair/1"""
    scene = Scene(p1={"hand": "Corsair", "deck": "20 Copper"},
                  p2={"hand": "Copper, Silver, Gold", "deck": "5 Estate, 3 Gold, 9 Copper"})
    scene.p1.plays("Corsair")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    for name in ("Copper", "Silver", "Gold"):
        scene.p2.plays(name)
    assert (scene.trash, scene.p2.coins) == (["silver"], 6)
    assert scene.p2.in_play == cards("Copper, Gold")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 6
    scene.p1.ends_turn()
    scene.p2.draws(1)
    scene.p2.plays("Gold")
    assert scene.trash == ["silver"]                       # it is over


def test_what_corsair_takes_still_pays() -> None:
    """seaside/corsair/2"""
    scene = Scene(p1={"hand": "Gold"}, p2={"durations": "Corsair"})
    scene.p1.plays("Gold")
    assert (scene.trash, scene.p1.coins, scene.p1.in_play) == (["gold"], 3, [])


def test_two_corsairs_take_one_card() -> None:
    """seaside/corsair/3"""
    scene = Scene(p1={"durations": "Corsair"}, p2={"durations": "Corsair"}, p3={"hand": "2 Gold"}, turn=3)
    scene.p3.plays("2 Gold")
    assert (scene.trash, scene.p3.coins) == (["gold"], 6)


# --- Monkey ------------------------------------------------------------------------------------------------------
def test_monkey_watches_the_player_to_the_right() -> None:
    """seaside/monkey/1"""
    scene = Scene(players=3, p1={"hand": "Monkey", "deck": "20 Copper"},
                  p2={"hand": "3 Copper", "deck": "9 Estate"}, p3={"hand": "3 Copper", "deck": "9 Estate"})
    scene.p1.plays("Monkey")
    scene.p1.ends_turn()
    scene.p2.plays("3 Copper")
    scene.p2.buys("Silver")
    assert len(scene.p1.hand) == 5
    scene.p2.ends_turn()
    scene.p3.plays("3 Copper")
    scene.p3.buys("Silver")
    assert len(scene.p1.hand) == 6
    scene.p3.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p3.gains("Silver")
    assert len(scene.p1.hand) == 7                         # not any more


def test_what_happens_to_who_gains_comes_before_monkey() -> None:
    """seaside/monkey/3"""
    scene = Scene(p1={"hand": "Skirmisher", "deck": "Copper"}, kingdom="Militia",
                  p2={"durations": "Monkey", "hand": "3 Copper, 2 Estate", "deck": "5 Gold"})
    scene.p1.plays("Skirmisher")
    scene.p1.gains("Militia", scene.p2("2 Estate"))
    assert scene.p2.hand == cards("3 Copper, Gold")


def test_what_monkey_draws_may_react_to_the_same_gain() -> None:
    """seaside/monkey/4"""
    scene = Scene(p1={}, p2={"durations": "Monkey", "deck": "Falconer, Copper"}, kingdom="Mill")
    scene.p1.gains("Mill", scene.p2("Falconer"), scene.p2("Silver"))
    assert scene.p2.in_play == cards("Falconer, Monkey")
    assert scene.p2.hand == cards("Silver")


def test_monkey_in_the_way_of_the_chameleon() -> None:
    """(What the publisher says of it.)"""
    scene = Scene(p1={"hand": "Monkey", "deck": "9 Copper"}, p2={"deck": "9 Copper"}, landscapes="Way of the Chameleon")
    scene.p1.plays("Monkey", "Way of the Chameleon")
    scene.p2.gains("Curse")
    assert (scene.p1.coins, scene.p1.hand) == (1, [])   # this turn a coin
    scene.p1.ends_turn()
    scene.p2.gains("Curse")
    assert scene.p1.hand == cards("6 Copper")           # later cards
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("7 Copper"))


# --- Pirate ------------------------------------------------------------------------------------------------------
def test_pirate_gains_a_treasure_next_turn() -> None:
    """seaside/pirate/1"""
    scene = Scene(p1={"hand": "Pirate", "deck": "20 Copper"}, kingdom="Moat")
    scene.p1.plays("Pirate")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Gold")
    assert scene.asked[-1].options == ["copper", "gold", "silver"]
    assert scene.p1.hand == cards("5 Copper, Gold")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "pirate" in scene.p1.discard


def test_pirate_played_when_another_gains_a_treasure() -> None:
    """seaside/pirate/2"""
    scene = Scene(turn=2, phase="buy", p1={"hand": "Pirate", "deck": "9 Copper"}, p2={"coins": 3, "deck": "9 Estate"})
    scene.p2.buys("Silver", scene.p1("yes"))
    assert scene.p1.in_play == cards("Pirate")
    scene.p2.ends_turn("Gold")
    assert scene.p1.in_play == cards("Pirate")
    assert scene.p1.hand == cards("Gold")


def test_pirate_is_not_asked_for_other_cards() -> None:
    scene = Scene(turn=2, phase="buy", p1={"hand": "Pirate"}, p2={"coins": 5})
    scene.p2.buys("Duchy")
    assert scene.p1.in_play == []


def test_pirate_played_at_an_own_gain() -> None:
    """seaside/pirate/3"""
    scene = Scene(phase="buy", p1={"hand": "Pirate", "deck": "20 Estate"}, p2={"deck": "9 Estate"})
    scene.p1.buys("Copper", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Silver")
    assert scene.p1.hand == cards("5 Estate, Silver")


def test_pirate_and_capitalism() -> None:
    """seaside/pirate/4"""
    scene = Scene(p1={"owned": "Capitalism"}, p2={"hand": "Pirate"}, kingdom="Militia, Smithy")
    scene.p1.gains("Smithy")
    scene.p1.gains("Militia", scene.p2("yes"))
    assert scene.p2.in_play == cards("Pirate")


def test_two_pirates_for_one_gain() -> None:
    """seaside/pirate/5"""
    scene = Scene(turn=2, p1={"hand": "2 Pirate", "deck": "9 Copper"}, p2={"deck": "9 Estate"})
    scene.p2.gains("Silver", scene.p1("yes"), scene.p1("yes"))
    assert scene.p1.in_play == cards("2 Pirate")
    scene.p2.ends_turn("Gold", "Silver")
    assert scene.p1.hand == cards("Gold, Silver")


# --- Sailor ------------------------------------------------------------------------------------------------------
def test_sailor_plays_a_duration_that_is_gained() -> None:
    """seaside/sailor/1"""
    scene = Scene(p1={"hand": "Sailor, 4 Copper", "deck": "20 Estate"}, kingdom="Caravan")
    scene.p1.plays("Sailor")
    assert scene.p1.actions == 1
    scene.p1.plays("4 Copper")
    scene.p1.buys("Caravan", "yes")
    assert scene.p1.in_play == cards("Sailor, Caravan, 4 Copper")
    assert scene.p1.hand == cards("Estate")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Sailor, Caravan")
    scene.p2.ends_turn("Caravan", "Estate")
    assert scene.p1.coins == 2
    assert scene.trash == cards("Estate")
    assert scene.p1.hand == cards("5 Estate")


def test_sailor_in_the_buy_phase() -> None:
    """seaside/sailor/2"""
    scene = Scene(p1={"hand": "Sailor, Smithy, 3 Copper", "deck": "20 Estate"}, kingdom="Fishing Village")
    scene.p1.plays("Sailor")
    scene.p1.plays("3 Copper")
    scene.p1.buys("Fishing Village", "yes")
    assert scene.p1.coins == 1
    assert not scene.p1.can_play("Smithy")


def test_two_sailors_do_not_play_one_card_twice() -> None:
    """seaside/sailor/3"""
    scene = Scene(p1={"hand": "2 Sailor", "deck": "20 Estate"}, kingdom="Caravan")
    scene.p1.plays("Sailor")
    scene.p1.plays("Sailor")
    scene.p1.gains("Caravan", "yes")
    assert scene.p1.hand == cards("Estate")
    scene.p1.gains("Caravan", "yes")
    assert scene.p1.hand == cards("2 Estate")
    scene.p1.gains("Caravan")
    assert scene.p1.discard == cards("Caravan")


def test_sailor_keeps_its_offer_if_it_is_declined() -> None:
    scene = Scene(p1={"hand": "Sailor", "deck": "20 Estate"}, kingdom="Caravan")
    scene.p1.plays("Sailor")
    scene.p1.gains("Caravan", "no")
    assert scene.p1.discard == cards("Caravan")
    scene.p1.gains("Caravan", "yes")
    assert scene.p1.in_play == cards("Caravan, Sailor")


def test_sailor_plays_from_where_the_card_was_gained_to() -> None:
    """seaside/sailor/4"""
    scene = Scene(p1={"hand": "Sailor, Blockade", "deck": "20 Estate"}, kingdom="Caravan")
    scene.p1.plays("Sailor")
    scene.p1.plays("Blockade", "Caravan", "yes")
    assert scene.p1.in_play == cards("Sailor, Blockade, Caravan")
    assert scene.p1.aside == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Sailor, Caravan")


def test_sailor_plays_a_night_card() -> None:
    """seaside/sailor/5"""
    scene = Scene(p1={"hand": "Sailor, 5 Copper", "deck": "20 Estate"}, kingdom="Cobbler")
    scene.p1.plays("Sailor")
    scene.p1.plays("5 Copper")
    scene.p1.buys("Cobbler", "yes")
    assert "cobbler" in scene.p1.in_play
    scene.p1.ends_turn()
    scene.p2.ends_turn("Cobbler", "Silver", "no")
    assert scene.p1.hand == cards("5 Estate, Silver")


def test_sailor_only_offers_in_its_own_turn() -> None:
    """seaside/sailor/6"""
    scene = Scene(p1={"durations": "Sailor", "hand": "Copper", "deck": "20 Estate"}, kingdom="Caravan", phase="start")
    scene.run("Copper")
    assert (scene.p1.coins, scene.trash) == (2, ["copper"])
    scene.p1.gains("Caravan")
    assert scene.p1.discard == cards("Caravan")


# --- Sea Chart ---------------------------------------------------------------------------------------------------
def test_sea_chart_counts_itself() -> None:
    """seaside/sea_chart/1"""
    scene = Scene(p1={"hand": "Sea Chart", "deck": "Copper, Sea Chart, Gold"})
    scene.p1.plays("Sea Chart")
    assert scene.p1.hand == cards("Copper, Sea Chart")
    assert (scene.p1.deck, scene.p1.actions) == (["gold"], 1)


def test_sea_chart_leaves_other_cards() -> None:
    """seaside/sea_chart/2"""
    scene = Scene(p1={"hand": "Sea Chart", "deck": "Copper, Gold"})
    scene.p1.plays("Sea Chart")
    assert (scene.p1.hand, scene.p1.deck) == (["copper"], ["gold"])
    assert any(event.verb == "reveal" for event in scene.log.events)


def test_sea_chart_and_a_duration_of_last_turn() -> None:
    """seaside/sea_chart/3"""
    scene = Scene(p1={"hand": "Sea Chart", "play": "Caravan", "deck": "Copper, Caravan"})
    scene.p1.plays("Sea Chart")
    assert scene.p1.hand == cards("Copper, Caravan")


# --- Sea Witch ---------------------------------------------------------------------------------------------------
def test_sea_witch() -> None:
    """seaside/sea_witch/1"""
    scene = Scene(p1={"hand": "Sea Witch", "deck": "2 Silver, 5 Copper, 9 Gold"}, p2={"deck": "9 Estate"})
    scene.p1.plays("Sea Witch")
    assert scene.p1.hand == cards("2 Silver")
    assert scene.p2.discard == cards("Curse")
    scene.p1.ends_turn()
    scene.p2.ends_turn("2 Copper")
    assert scene.p1.hand == cards("3 Copper, 2 Gold")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_sea_witch_and_the_last_curse() -> None:
    """seaside/sea_witch/2"""
    scene = Scene(p1={"hand": "Sea Witch"}, players=3, piles={"Curse": 1})
    scene.p1.plays("Sea Witch")
    assert (scene.p2.discard, scene.p3.discard) == (["curse"], [])


def test_sea_witch_with_an_empty_hand() -> None:
    """seaside/sea_witch/3"""
    scene = Scene(p1={"durations": "Sea Witch", "deck": "Gold, Silver, 5 Copper"}, phase="start")
    scene.run()
    assert (scene.p1.hand, scene.p1.discard) == ([], cards("Gold, Silver"))


# --- Tide Pools --------------------------------------------------------------------------------------------------
def test_tide_pools() -> None:
    """seaside/tide_pools/1"""
    scene = Scene(p1={"hand": "Tide Pools", "deck": "3 Silver, 5 Copper, 9 Gold"}, p2={"deck": "9 Estate"})
    scene.p1.plays("Tide Pools")
    assert (scene.p1.hand, scene.p1.actions) == (cards("3 Silver"), 1)
    scene.p1.ends_turn()
    scene.p2.ends_turn("2 Copper")
    assert scene.p1.hand == cards("3 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


@pytest.mark.parametrize("hand", ["", "Copper"])
def test_tide_pools_with_too_few_cards(hand: str) -> None:
    """seaside/tide_pools/2"""
    scene = Scene(p1={"durations": "Tide Pools", "hand": hand, "deck": "5 Copper"}, phase="start")
    scene.run()
    assert (scene.p1.hand, scene.p1.discard) == ([], cards(hand))


def test_tide_pools_before_wharf() -> None:
    """seaside/tide_pools/3"""
    scene = Scene(p1={"durations": "4 Tide Pools, Wharf", "hand": "5 Copper", "deck": "5 Gold"}, phase="start")
    scene.run("Tide Pools", "2 Copper", "Tide Pools", "2 Copper", "Tide Pools", "Copper", "Tide Pools", "Wharf")
    assert (scene.p1.hand, scene.p1.discard) == (cards("2 Gold"), cards("5 Copper"))
