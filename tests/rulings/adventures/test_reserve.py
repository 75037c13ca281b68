"""Reserve cards: onto the Tavern mat when played, called from there."""
from throneroom.testing import Scene, cards, in_order


# --- Coin of the Realm --------------------------------------------------------------------------------------
def test_coin_of_the_realm_stays_on_the_mat() -> None:
    """adventures/coin_of_the_realm/1"""
    scene = Scene(phase="buy", p1={"hand": "Coin of the Realm, Copper", "deck": "5 Estate"})
    scene.p1.plays("Coin of the Realm, Copper")
    assert scene.p1.coins == 2
    assert scene.p1.in_play == cards("Copper")
    assert scene.p1.tavern == cards("Coin of the Realm")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.tavern == cards("Coin of the Realm")
    assert scene.p1.discard == cards("Copper")


def test_coin_of_the_realm_called_gives_only_actions() -> None:
    """adventures/coin_of_the_realm/2"""
    scene = Scene(p1={"hand": "Smithy, Militia", "deck": "3 Estate", "tavern": "Coin of the Realm"})
    scene.p1.plays("Smithy", "yes")
    assert [asked.purpose for asked in scene.asked] == ["call"]
    assert (scene.p1.actions, scene.p1.coins) == (2, 0)
    scene.p1.plays("Militia")
    assert (scene.p1.actions, scene.p1.coins) == (1, 2)
    assert scene.p1.in_play == cards("Smithy, Coin of the Realm, Militia")
    assert scene.p1.tavern == []


def test_coin_of_the_realm_is_discarded_after_the_call() -> None:
    """adventures/coin_of_the_realm/3"""
    scene = Scene(p1={"hand": "Village", "deck": "10 Copper", "tavern": "Coin of the Realm"})
    scene.p1.plays("Village", "yes")
    assert scene.p1.actions == 4
    assert scene.p1.in_play == cards("Village, Coin of the Realm")
    scene.p1.ends_turn()
    assert scene.p1.tavern == []
    assert scene.p1.discard == cards("Village, Coin of the Realm, Copper")


def test_coin_of_the_realm_only_after_actions_and_all_of_them() -> None:
    """adventures/coin_of_the_realm/4"""
    scene = Scene(p1={"hand": "Smithy, Silver", "deck": "3 Estate", "tavern": "2 Coin of the Realm"})
    assert scene.options == ["smithy"]
    assert scene.asked == []
    scene.p1.plays("Smithy", "yes", "yes")
    assert scene.p1.actions == 4
    scene = Scene(p1={"hand": "Smithy, Silver", "deck": "3 Estate", "tavern": "2 Coin of the Realm"})
    scene.p1.plays("Smithy", "no", "no")
    scene.p1.plays("Silver")
    assert scene.asked == []
    assert scene.p1.tavern == cards("2 Coin of the Realm")


def test_coin_of_the_realm_played_is_no_treasure_in_play() -> None:
    """adventures/coin_of_the_realm/5"""
    scene = Scene(landscapes="Alms", phase="buy", p1={"hand": "Coin of the Realm"})
    scene.p1.plays("Coin of the Realm")
    assert scene.p1.coins == 1
    scene.p1.buys("Alms", "Silver")
    assert scene.p1.discard == cards("Silver")
    scene = Scene(landscapes="Alms", p1={"hand": "Smithy", "tavern": "Coin of the Realm"})
    scene.p1.plays("Smithy", "yes")
    scene.p1.buys("Alms")
    assert scene.p1.discard == []


# --- Distant Lands ------------------------------------------------------------------------------------------
def test_distant_lands_score_on_the_mat_only() -> None:
    """adventures/distant_lands/1"""
    scene = Scene(p1={"hand": "Distant Lands", "deck": "Distant Lands", "tavern": "Distant Lands"})
    assert scene.p1.score == 4
    scene.p1.plays("Distant Lands")
    assert scene.p1.tavern == cards("2 Distant Lands")
    assert scene.p1.score == 8
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.asked == []
    assert scene.p1.tavern == cards("2 Distant Lands")


def test_distant_lands_count_among_the_cards() -> None:
    """adventures/distant_lands/2"""
    scene = Scene(p1={"hand": "Gardens, 4 Copper", "deck": "8 Copper", "discard": "5 Silver",
                      "tavern": "2 Distant Lands"})
    assert scene.p1.score == 2 + 8


def test_distant_lands_pile() -> None:
    """adventures/distant_lands/3"""
    assert Scene(kingdom="Distant Lands", players=3).pile("Distant Lands") == 12
    assert Scene(kingdom="Distant Lands", players=2).pile("Distant Lands") == 8


# --- Duplicate ----------------------------------------------------------------------------------------------
def test_duplicate_gains_a_copy() -> None:
    """adventures/duplicate/1"""
    scene = Scene(p1={"hand": "Duplicate", "coins": 6, "tavern": "Duplicate"})
    scene.p1.plays("Duplicate")
    assert scene.p1.tavern == cards("2 Duplicate")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins, scene.p1.hand) == (0, 1, 6, [])
    scene = Scene(phase="buy", p1={"coins": 6, "tavern": "Duplicate"})
    scene.p1.buys("Gold", "yes")
    assert scene.p1.discard == cards("2 Gold")
    assert scene.p1.in_play == cards("Duplicate")
    assert scene.pile("Gold") == 28


def test_duplicate_only_up_to_six() -> None:
    """adventures/duplicate/2"""
    scene = Scene(phase="buy", p1={"coins": 8, "tavern": "Duplicate"})
    scene.p1.buys("Province")
    assert scene.asked == []
    scene = Scene(phase="buy", p1={"coins": 8, "tavern": "Duplicate", "play": "2 Bridge Troll"})
    scene.p1.buys("Province", "yes")
    assert scene.p1.discard == cards("2 Province")


def test_duplicate_in_another_players_turn() -> None:
    """adventures/duplicate/3, adventures/rules/reserve/3"""
    scene = Scene(kingdom="Messenger", phase="buy", p1={"coins": 4}, p2={"tavern": "Duplicate", "hand": "Copper"})
    scene.p1.buys("Messenger", scene.p1("Silver"), scene.p2("yes"))
    assert scene.p2.discard == cards("2 Silver")
    assert scene.p2.in_play == cards("Duplicate")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p2.in_play == []
    assert scene.p2.discard == cards("2 Silver, Duplicate")


def test_duplicate_several_for_one_gain() -> None:
    """adventures/duplicate/5"""
    scene = Scene(phase="buy", p1={"coins": 5, "tavern": "3 Duplicate"})
    scene.p1.buys("Duchy", "yes", "yes", "yes")
    assert scene.p1.discard == cards("4 Duchy")
    assert scene.pile("Duchy") == 4


# --- Guide --------------------------------------------------------------------------------------------------
def test_guide_renews_the_hand() -> None:
    """adventures/guide/1"""
    scene = Scene(p1={"hand": "Guide", "deck": "Copper"})
    scene.p1.plays("Guide")
    assert (scene.p1.hand, scene.p1.tavern, scene.p1.actions) == (cards("Copper"), cards("Guide"), 1)
    scene = Scene(phase="start", p1={"hand": "5 Estate", "deck": "5 Gold", "tavern": "Guide"})
    scene.run("yes")
    assert scene.p1.discard == cards("5 Estate")
    assert scene.p1.hand == cards("5 Gold")
    assert scene.p1.in_play == cards("Guide")
    assert scene.p1.actions == 1


def test_guide_always_draws_five() -> None:
    """adventures/guide/2"""
    scene = Scene(phase="start", p1={"hand": "7 Estate", "deck": "6 Copper", "tavern": "Guide"})
    scene.run("yes")
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.discard == cards("7 Estate")
    scene.p1.ends_turn()
    assert "guide" in scene.p1.all_cards
    assert scene.p1.tavern == scene.p1.in_play == []


# --- Miser --------------------------------------------------------------------------------------------------
def test_miser() -> None:
    """adventures/miser/1"""
    scene = Scene(p1={"hand": "Miser, Copper", "tavern": "3 Copper"})
    scene.p1.plays("Miser", "coins")
    assert (scene.p1.coins, scene.p1.hand, scene.p1.tavern) == (3, cards("Copper"), cards("3 Copper"))
    scene = Scene(p1={"hand": "Miser, Copper", "tavern": "3 Copper"})
    scene.p1.plays("Miser", "copper")
    assert (scene.p1.coins, scene.p1.hand, scene.p1.tavern) == (0, [], cards("4 Copper"))


def test_miser_may_choose_what_does_nothing() -> None:
    """adventures/miser/3"""
    scene = Scene(p1={"hand": "Miser"})
    scene.p1.plays("Miser", "copper")
    assert (scene.p1.coins, scene.p1.tavern) == (0, [])
    scene = Scene(p1={"hand": "Miser, Copper"})
    scene.p1.plays("Miser", "coins")
    assert (scene.p1.coins, scene.p1.tavern) == (0, [])


# --- Ratcatcher ---------------------------------------------------------------------------------------------
def test_ratcatcher_called_at_the_start_of_a_turn() -> None:
    """adventures/ratcatcher/1"""
    scene = Scene(p1={"hand": "Ratcatcher, 4 Copper", "deck": "Estate, 4 Copper, Estate"})
    scene.p1.plays("Ratcatcher")
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("4 Copper, Estate")
    assert scene.p1.tavern == cards("Ratcatcher")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("yes"), scene.p1("Estate"))
    assert scene.p1.in_play == cards("Ratcatcher")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.trash == cards("Estate")
    assert scene.p1.actions == 1


def test_ratcatcher_called_must_trash() -> None:
    """adventures/ratcatcher/2"""
    scene = Scene(phase="start", p1={"hand": "5 Gold", "deck": "5 Copper", "tavern": "Ratcatcher"})
    scene.run("yes")
    assert scene.trash == cards("Gold")
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("4 Gold, Ratcatcher")
    scene = Scene(phase="start", p1={"hand": "5 Gold", "tavern": "Ratcatcher"})
    scene.run("no")
    assert scene.trash == []
    assert scene.p1.tavern == cards("Ratcatcher")
    scene.p1.plays("Gold")
    assert scene.asked == []


# --- Royal Carriage -----------------------------------------------------------------------------------------
def test_royal_carriage_replays() -> None:
    """adventures/royal_carriage/1"""
    scene = Scene(p1={"hand": "Smithy", "deck": "8 Copper", "tavern": "Royal Carriage"})
    scene.p1.plays("Smithy", "yes")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 0
    assert scene.p1.in_play == cards("Royal Carriage, Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == scene.p1.tavern == []


def test_royal_carriage_not_for_a_card_that_left_play() -> None:
    """adventures/royal_carriage/2"""
    scene = Scene(p1={"hand": "Raze", "deck": "Gold, Copper", "tavern": "Royal Carriage"})
    scene.p1.plays("Raze", "Gold")
    assert scene.trash == cards("Raze")
    assert [asked.purpose for asked in scene.asked] == ["hand"]
    assert scene.p1.tavern == cards("Royal Carriage")


def test_royal_carriage_not_for_reserve_cards_on_the_mat() -> None:
    """adventures/royal_carriage/3"""
    scene = Scene(p1={"hand": "Ratcatcher, Royal Carriage", "deck": "2 Copper", "tavern": "Royal Carriage"})
    scene.p1.plays("Ratcatcher")
    assert scene.asked == []
    scene.p1.plays("Royal Carriage")
    assert scene.asked == []
    assert scene.p1.tavern == cards("2 Royal Carriage, Ratcatcher")
    assert scene.p1.hand == cards("Copper")


def test_royal_carriage_stays_with_a_duration() -> None:
    """adventures/royal_carriage/4"""
    scene = Scene(p1={"hand": "Amulet", "deck": "10 Copper", "tavern": "Royal Carriage"})
    scene.p1.plays("Amulet", "coins", "yes", "coins")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Amulet, Royal Carriage")
    scene.p2.ends_turn("coins", "silver")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- Transmogrify -------------------------------------------------------------------------------------------
def test_transmogrify() -> None:
    """adventures/transmogrify/1"""
    scene = Scene(p1={"hand": "Transmogrify"})
    scene.p1.plays("Transmogrify")
    assert (scene.p1.actions, scene.p1.tavern) == (1, cards("Transmogrify"))
    scene = Scene(phase="start", p1={"hand": "Estate, 4 Copper", "deck": "5 Copper", "tavern": "Transmogrify"})
    scene.run("yes", "Estate", "Silver")
    assert scene.p1.hand == cards("4 Copper, Silver")
    assert scene.trash == cards("Estate")
    assert scene.p1.in_play == cards("Transmogrify")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == scene.p1.tavern == []


def test_transmogrify_limits() -> None:
    """adventures/transmogrify/2"""
    scene = Scene(phase="start", p1={"tavern": "Transmogrify"})
    scene.run("yes")
    assert scene.trash == scene.p1.discard == scene.p1.hand == []
    scene = Scene(kingdom="Page, Poor House", phase="start", p1={"hand": "Curse", "tavern": "Transmogrify"})
    scene.run("yes", "Copper")
    assert set(scene.asked[-1].options) == {"copper", "curse", "poor_house"}
    scene = Scene(kingdom="Page", phase="start", p1={"hand": "Estate", "tavern": "Transmogrify"})
    scene.run("yes", "Copper")
    assert scene.asked[-1].offers("Estate", "Silver", "Page", "Copper")
    assert not scene.asked[-1].offers("Treasure Hunter")


# --- Wine Merchant ------------------------------------------------------------------------------------------
def test_wine_merchant_is_discarded_from_the_mat() -> None:
    """adventures/wine_merchant/1"""
    scene = Scene(p1={"hand": "Wine Merchant, Copper", "deck": "5 Estate"})
    scene.p1.plays("Wine Merchant")
    scene.p1.plays("Copper")
    assert (scene.p1.coins, scene.p1.me.buys) == (5, 2)
    assert scene.p1.tavern == cards("Wine Merchant")
    scene.p1.buys("Silver")
    scene.p1.ends_turn("yes")
    assert scene.p1.tavern == []
    assert scene.p1.discard == cards("Wine Merchant, Copper, Silver")


def test_wine_merchant_two_coins_for_all() -> None:
    """adventures/wine_merchant/2"""
    scene = Scene(phase="buy", p1={"tavern": "3 Wine Merchant", "coins": 2, "deck": "5 Copper"})
    scene.p1.ends_turn("yes", "yes", "yes")
    assert scene.p1.discard == cards("3 Wine Merchant")
    scene = Scene(phase="buy", p1={"tavern": "3 Wine Merchant", "coins": 1, "deck": "5 Copper"})
    scene.p1.ends_turn()
    assert scene.p1.tavern == cards("3 Wine Merchant")


# --- the rules ----------------------------------------------------------------------------------------------
def test_the_mat_is_none_of_the_other_places() -> None:
    """adventures/rules/tavern_mat/1"""
    scene = Scene(p1={"tavern": "Coin of the Realm, 2 Copper, Distant Lands", "hand": "5 Silver", "deck": "5 Silver"})
    scene.p1.ends_turn()
    assert scene.p1.tavern == cards("Coin of the Realm, 2 Copper, Distant Lands")
    assert len(scene.p1.all_cards) == 14
    assert scene.p1.score == 4


def test_calling_is_not_playing() -> None:
    """adventures/rules/reserve/1"""
    scene = Scene(phase="start", p1={"hand": "5 Estate", "deck": "8 Copper", "tavern": "Guide",
                                     "tokens": {"+1 card": "Guide"}})
    scene.run("yes")
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.actions == 1


def test_calls_in_any_order() -> None:
    """adventures/rules/reserve/2"""
    scene = Scene(phase="start", p1={"hand": "Curse, 4 Estate", "deck": "5 Gold", "tavern": "Ratcatcher, Guide"})
    scene.run("Ratcatcher", "yes", "Curse", "yes")
    assert scene.p1.hand == cards("5 Gold")
    assert scene.trash == cards("Curse")
    scene = Scene(phase="start", p1={"hand": "Curse, 4 Estate", "deck": "5 Gold", "tavern": "Ratcatcher, Guide"})
    scene.run("Guide", "yes", "yes")
    assert scene.p1.hand == cards("4 Gold")
    assert scene.trash == cards("Gold")


def test_a_reserve_card_played_twice() -> None:
    """adventures/rules/reserve/4"""
    scene = Scene(p1={"hand": "Throne Room, Guide", "deck": "3 Copper, Gold, 6 Estate"})
    scene.p1.plays("Throne Room", "Guide")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 2
    assert scene.p1.tavern == cards("Guide")
    assert scene.p1.in_play == cards("Throne Room")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.deck == in_order("3 Estate")
