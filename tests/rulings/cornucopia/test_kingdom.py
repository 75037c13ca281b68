"""Cornucopia: the cards that count names, dig, discard and rebuild."""
from throneroom.testing import Scene, cards, in_order


# --- Fairgrounds --------------------------------------------------------------------------------------------------
def test_two_points_for_five_names() -> None:
    """cornucopia/fairgrounds/1"""
    twelve = "2 Fairgrounds, Copper, Silver, Gold, Estate, Duchy, Province, Curse, Smithy, Village, Market, Festival"
    assert Scene(p1={"deck": twelve}).p1.score == 8 + 1 + 3 + 6 - 1
    assert Scene(p1={"deck": "2 Fairgrounds, Copper, Silver, Gold"}).p1.score == 0
    assert Scene(p1={"deck": "2 Fairgrounds, Copper, Silver, 3 Gold, Smithy"}).p1.score == 4


def test_size_of_the_fairgrounds() -> None:
    """cornucopia/fairgrounds/2"""
    assert Scene(kingdom="Fairgrounds").pile("Fairgrounds") == 8
    assert Scene(kingdom="Fairgrounds", players=3).pile("Fairgrounds") == 12


# --- Farming Village ----------------------------------------------------------------------------------------------
def test_the_first_action_or_treasure_is_taken() -> None:
    """cornucopia/farming_village/1"""
    scene = Scene(p1={"hand": "Farming Village", "deck": "Estate, Curse, Copper, Gold"})
    scene.p1.plays("Farming Village")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Estate, Curse")
    assert scene.p1.deck == in_order("Gold")


def test_combined_types_end_the_search() -> None:
    """cornucopia/farming_village/2 (with Humble Castle, a Treasure and Victory card too, for Harem)"""
    scene = Scene(p1={"hand": "Farming Village", "deck": "Humble Castle, Smithy"})
    scene.p1.plays("Farming Village")
    assert scene.p1.hand == cards("Humble Castle")
    scene = Scene(p1={"hand": "Farming Village", "deck": "Estate", "discard": "Curse"})
    scene.p1.plays("Farming Village")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Estate, Curse")


# --- Fortune Teller -----------------------------------------------------------------------------------------------
def test_the_first_green_or_purple_card_goes_on_top() -> None:
    """cornucopia/fortune_teller/1"""
    scene = Scene(p1={"hand": "Fortune Teller"}, p2={"deck": "Copper, Smithy, Curse, Province"})
    scene.p1.plays("Fortune Teller")
    assert scene.p1.coins == 2
    assert scene.p2.deck == in_order("Curse, Province")
    assert scene.p2.discard == cards("Copper, Smithy")


def test_a_combined_victory_card_ends_the_search() -> None:
    """cornucopia/fortune_teller/2 (with Dame Josephine for Nobles)"""
    scene = Scene(p1={"hand": "Fortune Teller"}, p2={"deck": "Dame Josephine, Curse"})
    scene.p1.plays("Fortune Teller")
    assert scene.p2.deck == in_order("Dame Josephine, Curse")
    assert scene.p2.discard == []


def test_nothing_found_all_is_discarded() -> None:
    """cornucopia/fortune_teller/3"""
    scene = Scene(p1={"hand": "Fortune Teller"}, p2={"deck": "Copper", "discard": "Silver"})
    scene.p1.plays("Fortune Teller")
    assert scene.p2.deck == []
    assert scene.p2.discard == cards("Copper, Silver")


# --- Hamlet -------------------------------------------------------------------------------------------------------
def test_discard_for_an_action_and_for_a_buy() -> None:
    """cornucopia/hamlet/1"""
    scene = Scene(p1={"hand": "Hamlet, Estate, Curse", "deck": "Copper"})
    scene.p1.plays("Hamlet", "Estate", "Curse")
    assert (scene.p1.actions, scene.p1.me.buys) == (2, 2)
    assert scene.p1.hand == cards("Copper")


def test_the_two_discards_are_separate() -> None:
    """cornucopia/hamlet/2"""
    scene = Scene(p1={"hand": "Hamlet, 2 Estate", "deck": "Copper"})
    scene.p1.plays("Hamlet", None, "Estate")
    assert (scene.p1.actions, scene.p1.me.buys) == (1, 2)
    assert scene.p1.hand == cards("Estate, Copper")
    assert [asked.most for asked in scene.asked] == [1, 1]


def test_one_discard_for_either() -> None:
    """cornucopia/hamlet/3"""
    scene = Scene(p1={"hand": "Hamlet, 2 Estate", "deck": "Copper"})
    scene.p1.plays("Hamlet", "Estate", None)
    assert (scene.p1.actions, scene.p1.me.buys) == (2, 1)


# --- Harvest ------------------------------------------------------------------------------------------------------
def test_a_coin_for_each_name() -> None:
    """cornucopia/harvest/1"""
    scene = Scene(p1={"hand": "Harvest", "deck": "2 Copper, Silver, Estate, Gold"})
    scene.p1.plays("Harvest")
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("2 Copper, Silver, Estate")
    assert scene.p1.deck == in_order("Gold")


# --- Horn of Plenty -----------------------------------------------------------------------------------------------
def test_up_to_a_coin_for_each_name_in_play() -> None:
    """cornucopia/horn_of_plenty/1"""
    scene = Scene(kingdom="Market", p1={"hand": "Horn of Plenty", "play": "Village, Smithy, 2 Silver"})
    scene.p1.plays("Horn of Plenty", "Smithy")
    assert scene.p1.coins == 0
    assert scene.p1.discard == cards("Smithy")
    assert not scene.asked[0].offers("Market")
    assert not scene.asked[0].offers("Duchy")
    assert scene.p1.in_play == cards("Horn of Plenty, Village, Smithy, 2 Silver")


def test_only_what_is_still_in_play_counts() -> None:
    """cornucopia/horn_of_plenty/2 (Horse Traders lie about as a Duration would, for Wharf)"""
    scene = Scene(kingdom="Smithy, Village", p1={"hand": "Feast, Copper, Horn of Plenty", "durations": "Horse Traders"})
    scene.p1.plays("Feast", "Silver")
    scene.p1.plays("Copper")
    scene.p1.plays("Horn of Plenty", "Village")
    assert scene.asked[0].offers("Silver", "Village")
    assert not scene.asked[0].offers("Smithy")


def test_it_is_trashed_for_a_victory_card_it_gained() -> None:
    """cornucopia/horn_of_plenty/3"""
    in_play = "Village, Smithy, Market, Festival, Copper, Silver, Gold"
    scene = Scene(p1={"hand": "Horn of Plenty", "play": in_play})
    scene.p1.plays("Horn of Plenty", "Province")
    assert scene.trash == cards("Horn of Plenty")
    assert scene.p1.discard == cards("Province")
    scene = Scene(p1={"hand": "Horn of Plenty", "play": in_play, "coins": 5})
    scene.p1.plays("Horn of Plenty", "Gold")
    scene.p1.buys("Duchy")
    assert scene.trash == []
    assert "horn_of_plenty" in scene.p1.in_play


def test_a_card_counts_as_what_it_looks_like() -> None:
    """cornucopia/horn_of_plenty/4"""
    scene = Scene(kingdom="Fortress, Scavenger, Smithy, Village",
                  p1={"hand": "2 Band of Misfits, Horn of Plenty", "deck": "Copper"})
    scene.p1.plays("Band of Misfits", "Fortress")
    scene.p1.plays("Band of Misfits", "Scavenger")
    scene.p1.plays("Horn of Plenty", "Village")
    assert not scene.asked[0].offers("Smithy")
    assert scene.p1.in_play == cards("Fortress, Scavenger, Horn of Plenty")


# --- Horse Traders ------------------------------------------------------------------------------------------------
def test_coins_for_two_discarded_cards() -> None:
    """cornucopia/horse_traders/1"""
    scene = Scene(p1={"hand": "Horse Traders, Copper, Estate, Curse"})
    scene.p1.plays("Horse Traders", "Estate, Curse")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("Estate, Curse")


def test_fewer_cards_same_coins() -> None:
    """cornucopia/horse_traders/2"""
    scene = Scene(p1={"hand": "Horse Traders, Estate"})
    scene.p1.plays("Horse Traders")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)
    assert scene.p1.hand == []


def test_set_aside_before_the_attack() -> None:
    """cornucopia/horse_traders/3, cornucopia/horse_traders/4"""
    scene = Scene(p1={"hand": "2 Militia", "actions": 2},
                  p2={"hand": "2 Horse Traders, 3 Gold", "deck": "Copper, Silver, Estate"})
    scene.p1.plays("Militia", scene.p2("Horse Traders"), scene.p2("Horse Traders"))
    assert scene.p2.hand == cards("3 Gold")
    assert scene.p2.aside == cards("2 Horse Traders")
    scene.p1.plays("Militia")                               # set aside they do not react again
    assert scene.asked == []
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("3 Gold, 2 Horse Traders, Copper, Silver")
    assert scene.p2.aside == []
    assert scene.p2.deck == in_order("Estate")


# --- Hunting Party ------------------------------------------------------------------------------------------------
def test_dig_for_a_new_name() -> None:
    """cornucopia/hunting_party/1"""
    scene = Scene(p1={"hand": "Hunting Party, Copper, Estate", "deck": "Copper, Estate, Copper, Gold, Silver"})
    scene.p1.plays("Hunting Party")
    assert scene.p1.hand == cards("2 Copper, Estate, Gold")
    assert scene.p1.discard == cards("Estate, Copper")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.actions == 1


def test_no_new_name_is_found() -> None:
    """cornucopia/hunting_party/2"""
    scene = Scene(p1={"hand": "Hunting Party", "deck": "2 Copper", "discard": "Copper"})
    scene.p1.plays("Hunting Party")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("2 Copper")


# --- Jester -------------------------------------------------------------------------------------------------------
def test_a_curse_or_a_copy() -> None:
    """cornucopia/jester/1"""
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Estate"}, p3={"deck": "Gold"})
    scene.p1.plays("Jester", scene.p1("me"))
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Gold")
    assert scene.p2.discard == cards("Estate, Curse")
    assert scene.p3.discard == cards("Gold")
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Copper"})
    scene.p1.plays("Jester", "other")
    assert scene.p1.discard == []
    assert scene.p2.discard == cards("2 Copper")


def test_no_copy_in_the_supply() -> None:
    """cornucopia/jester/2 (with Dame Josephine for Nobles)"""
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Princess"}, p3={"deck": "Dame Josephine"})
    scene.p1.plays("Jester")
    assert scene.asked == []
    assert scene.p1.discard == []
    assert scene.p2.discard == cards("Princess")
    assert scene.p3.discard == cards("Dame Josephine, Curse")


def test_the_card_is_discarded() -> None:
    """cornucopia/jester/3"""
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Tunnel"})
    scene.p1.plays("Jester", scene.p2("Tunnel"))
    assert scene.p2.discard == cards("Tunnel, Gold, Curse")


# --- Menagerie ----------------------------------------------------------------------------------------------------
def test_three_cards_if_all_differ() -> None:
    """cornucopia/menagerie/1"""
    scene = Scene(p1={"hand": "Menagerie, Silver, Copper", "deck": "5 Estate"})
    scene.p1.plays("Menagerie")
    assert scene.p1.hand == cards("Silver, Copper, 3 Estate")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Menagerie, 2 Copper", "deck": "5 Estate"})
    scene.p1.plays("Menagerie")
    assert scene.p1.hand == cards("2 Copper, Estate")


def test_the_one_being_played_is_not_in_hand() -> None:
    """cornucopia/menagerie/2"""
    scene = Scene(p1={"hand": "2 Menagerie, Silver, Copper", "deck": "Silver, Province, Fairgrounds, Gold"})
    scene.p1.plays("Menagerie")
    assert scene.p1.hand == cards("Menagerie, 2 Silver, Copper, Province, Fairgrounds")
    scene.p1.plays("Menagerie")
    assert scene.p1.hand == cards("2 Silver, Copper, Province, Fairgrounds, Gold")


def test_an_empty_hand_has_no_duplicates() -> None:
    """cornucopia/menagerie/3"""
    scene = Scene(p1={"hand": "Menagerie", "deck": "4 Copper"})
    scene.p1.plays("Menagerie")
    assert scene.p1.hand == cards("3 Copper")


# --- Remake -------------------------------------------------------------------------------------------------------
def test_twice_one_step_up() -> None:
    """cornucopia/remake/1 (the card costing 4 is Smithy; Remake itself is another one)"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Remake, Estate, Silver"})
    scene.p1.plays("Remake", "Estate", "Smithy")
    assert scene.trash == cards("Estate, Silver")
    assert scene.p1.discard == cards("Silver, Smithy")
    assert scene.asked[-1].options == ["remake", "smithy"]
    assert scene.gained(1) == ["silver", "smithy"]


def test_the_first_gain_cannot_be_trashed() -> None:
    """cornucopia/remake/3"""
    scene = Scene(p1={"hand": "Remake, Estate"})
    scene.p1.plays("Remake")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Silver")


# --- Young Witch --------------------------------------------------------------------------------------------------
def test_a_bane_protects() -> None:
    """cornucopia/young_witch/1"""
    scene = Scene(bane="Cellar", p1={"hand": "Young Witch, 2 Estate", "deck": "2 Copper"}, p2={"hand": "Smithy"},
                  p3={"hand": "Cellar"})
    scene.p1.plays("Young Witch", "2 Estate", scene.p3("Cellar"))
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == []
    assert scene.p3.hand == cards("Cellar")


def test_the_bane_is_a_normal_pile() -> None:
    """cornucopia/young_witch/3"""
    scene = Scene(bane="Cellar", kingdom="Young Witch", phase="buy", piles={"Cellar": 1, "Curse": 0, "Estate": 0},
                  p1={"coins": 2})
    scene.p1.buys("Cellar")
    assert scene.p1.discard == cards("Cellar")
    assert not scene.game.over
    scene.p1.ends_turn()
    assert scene.game.over


def test_reactions_come_before_banes() -> None:
    """cornucopia/young_witch/4"""
    scene = Scene(bane="Beggar", p1={"hand": "Young Witch, 2 Estate", "deck": "2 Copper"},
                  p2={"hand": "Beggar, 4 Copper"})
    scene.p1.plays("Young Witch", scene.p2("Beggar"), scene.p1("2 Estate"))
    assert scene.p2.deck == in_order("Silver")
    assert scene.p2.discard == cards("Beggar, Silver, Curse")
    scene = Scene(bane="Beggar", p1={"hand": "Young Witch, 2 Estate", "deck": "2 Copper"},
                  p2={"hand": "Beggar, 4 Copper"})
    scene.p1.plays("Young Witch", scene.p2(None), scene.p1("2 Estate"), scene.p2("Beggar"))
    assert scene.p2.hand == cards("Beggar, 4 Copper")
    assert scene.p2.discard == []


def test_the_last_curse() -> None:
    """cornucopia/young_witch/5"""
    scene = Scene(bane="Cellar", players=3, piles={"Curse": 1}, p1={"hand": "Young Witch", "deck": "2 Copper"})
    scene.p1.plays("Young Witch")
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == []
