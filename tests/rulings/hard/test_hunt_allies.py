"""Allies: what its book says in passing, and what its cards do with those of other sets."""
from throneroom.testing import Scene, cards, in_order


# --- Kingdom cards ------------------------------------------------------------------------------------------
def test_barbarian_and_the_types_a_card_has_now() -> None:
    """seed 003:839: any shared type will do; nothing if no cheaper card shares one"""
    scene = Scene(kingdom="Royal Galley, Sycophant, Moat", p1={"hand": "Barbarian"}, p2={"deck": "Contract"})
    scene.p1.plays("Barbarian", scene.p2("Royal Galley"))
    assert scene.asked[0].offers("Royal Galley", "Sycophant", "Silver", "Copper")
    assert not scene.asked[0].offers("Moat")
    scene = Scene(p1={"hand": "Barbarian"}, p2={"deck": "Province"}, piles={"Estate": 0, "Duchy": 0})
    scene.p1.plays("Barbarian")
    assert scene.p2.discard == []
    assert scene.trash == cards("Province")


def test_barbarian_trashing_fortress_and_lich() -> None:
    """seed 003:839, 003:1138, rules.md TRSH-07: a card that does not stay in the trash was trashed all the same"""
    scene = Scene(kingdom="Moat, Village", p1={"hand": "Barbarian"}, p2={"deck": "Fortress"})
    scene.p1.plays("Barbarian", scene.p2("Moat"))
    assert scene.p2.hand == cards("Fortress")
    scene = Scene(kingdom="Moat, Village", trash="Silver", p1={"hand": "Barbarian"}, p2={"deck": "Lich"})
    scene.p1.plays("Barbarian", scene.p2("Moat"))
    assert scene.p2.discard == cards("Lich, Moat, Silver")


def test_barbarian_in_turn_order() -> None:
    """seed 003:843: the last Curse goes to the left neighbour"""
    scene = Scene(turn=2, piles={"Curse": 1}, p1={"deck": "Copper"}, p2={"hand": "Barbarian"}, p3={"deck": "Copper"})
    scene.p2.plays("Barbarian")
    assert scene.p3.discard == cards("Curse")
    assert scene.p1.discard == []


def test_bauble_twice() -> None:
    """seed 003:776: the fourth option is a whole; each Bauble chooses anew"""
    scene = Scene(p1={"hand": "2 Bauble"}, phase="buy")
    scene.p1.plays("Bauble", "buys, topdeck")
    scene.p1.plays("Bauble", "coins, favors")
    assert (scene.p1.me.buys, scene.p1.coins, scene.p1.favors) == (2, 1, 2)
    scene.p1.buys("Copper", "yes")
    assert scene.p1.deck == in_order("Copper")


def test_broker_ignores_potion_and_debt() -> None:
    """seed 003:814: nothing for these symbols"""
    scene = Scene(kingdom="Golem, City Quarter", p1={"hand": "Broker, Golem"})
    scene.p1.plays("Broker", "favors")
    assert scene.p1.favors == 5
    scene = Scene(p1={"hand": "Broker, City Quarter"})
    scene.p1.plays("Broker", "coins")
    assert scene.p1.coins == 0


def test_capital_city_pays_with_any_coins_but_not_with_treasures() -> None:
    """seed 003:852: also coins of an earlier card"""
    scene = Scene(p1={"hand": "Capital City, Copper", "coins": 2, "deck": "3 Silver"})
    scene.p1.plays("Capital City", "no", "yes")
    assert scene.p1.hand == cards("Copper, 3 Silver")
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Capital City, 2 Gold", "deck": "Estate"})
    scene.p1.plays("Capital City", "no")
    assert len(scene.asked) == 1


def test_capital_city_and_the_minus_coin_token() -> None:
    """seed 003:852, rules.md ADV-13: one coin of two is not enough to pay"""
    scene = Scene(p1={"hand": "Capital City, 2 Estate", "coin_penalty": True, "deck": "Copper"})
    scene.p1.plays("Capital City", "yes", "2 Estate")
    assert scene.p1.coins == 1


def test_carpenter_looks_at_the_piles_first() -> None:
    """seed 003:820: an empty pile beside the Supply does not count; the pile emptied by the gain is too late"""
    scene = Scene(kingdom="Village", piles={"Village": 1, "Horse": 0}, p1={"hand": "Carpenter, Horse"})
    scene.p1.plays("Carpenter", "Village")
    assert scene.p1.actions == 1
    assert scene.p1.discard == cards("Village")


def test_contract_keeps_a_card_whatever_it_is() -> None:
    """seed 003:924: the card must be played, also a Duration, which then stays while Contract goes"""
    scene = Scene(p1={"hand": "Contract, Caravan", "deck": "20 Copper"}, phase="buy")
    scene.p1.plays("Contract", "Caravan")
    assert scene.p1.aside == cards("Caravan")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Caravan, Contract")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")


def test_contract_by_crown() -> None:
    """seed 003:924, rules.md DUR-02: two cards, and Crown stays; without a card nothing does"""
    scene = Scene(p1={"hand": "Crown, Contract, Smithy, Moat", "deck": "30 Copper"}, phase="buy")
    scene.p1.plays("Crown", "Contract", "Smithy", "Moat")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Contract, Crown")
    scene.p2.ends_turn("Contract")
    assert [[card.id for card in held] for held in scene.asked[-1].holding] == [["smithy"], ["moat"]]
    assert len(scene.p1.hand) == 10
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_courier_finds_the_card_it_discarded() -> None:
    """seed 003:794: shuffling first if needed; a Treasure may be played in the Action phase"""
    scene = Scene(p1={"hand": "Courier", "discard": "Gold"})
    scene.p1.plays("Courier", "Gold")
    assert scene.p1.coins == 4
    assert scene.p1.in_play == cards("Courier, Gold")
    scene = Scene(p1={"hand": "Courier", "deck": "Estate"})
    scene.p1.plays("Courier")
    assert scene.p1.discard == cards("Estate")


def test_courier_and_village_green() -> None:
    """seed 003:794, 004:361: the discarded Village Green may play itself first; Courier then looks for others"""
    scene = Scene(p1={"hand": "Courier", "deck": "Village Green, 3 Copper", "discard": "Silver"})
    scene.p1.plays("Courier", "yes", "now", "Silver")
    assert scene.p1.actions == 2
    assert scene.p1.coins == 3


def test_emissary_with_masons() -> None:
    """seed 003:919, 003:1184: Favors of this Emissary come too late for the shuffle"""
    scene = Scene(landscapes="Order of Masons", p1={"hand": "Emissary", "favors": 0, "discard": "5 Copper"})
    scene.p1.plays("Emissary")
    assert scene.p1.favors == 2
    assert scene.p1.actions == 1


def test_galleria_counts_real_costs() -> None:
    """seed 003:869: Bridge makes a Duchy one of 4 and a Silver one of 2; cards with a Potion never fit"""
    scene = Scene(kingdom="Familiar", p1={"hand": "Galleria, Bridge", "actions": 2})
    scene.p1.plays("Galleria")
    scene.p1.plays("Bridge")
    buys = scene.p1.me.buys
    scene.p1.gains("Silver")
    assert scene.p1.me.buys == buys
    scene.p1.gains("Duchy")
    assert scene.p1.me.buys == buys + 1
    scene.p1.gains("Familiar")
    assert scene.p1.me.buys == buys + 1


def test_guildmaster_pays_for_what_its_favor_allows() -> None:
    """seed 003:848: the Favor just got may be spent on the same gain"""
    scene = Scene(landscapes="Band of Nomads", p1={"hand": "Guildmaster", "favors": 0, "deck": "Copper"})
    scene.p1.plays("Guildmaster")
    scene.p1.gains("Silver", "yes", "cards")
    assert scene.p1.favors == 0
    assert scene.p1.hand == cards("Copper")


def test_highwayman_lets_what_is_below_the_line_work() -> None:
    """seed 003:944: Capital's debt is due even though it made nothing"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Capital"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Capital")
    assert (scene.p2.coins, scene.p2.me.buys) == (0, 1)
    scene.p2.ends_turn()
    assert scene.p2.debt == 6


def test_highwayman_and_a_treasure_played_by_an_action() -> None:
    """seed 003:937: the first Treasure of the turn, wherever and whenever it is played"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Storyteller, Gold, 2 Silver", "deck": "9 Copper"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Storyteller", "Gold", "Silver", "Silver")
    assert len(scene.p2.hand) == 1 + 4


def test_highwayman_discarded_from_play_by_its_own_text() -> None:
    """seed 003:931: a card played at the start of the turn before it still sees it in play"""
    scene = Scene(p1={"hand": "Highwayman", "deck": "30 Copper"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Highwayman")
    scene.p2.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.discard_top == "highwayman"
    assert len(scene.p1.hand) == 8


def test_hunter_takes_cards_of_several_types() -> None:
    """seed 003:862: Stronghold as the Action, so no Victory card is left"""
    scene = Scene(p1={"hand": "Hunter", "deck": "Stronghold, Bauble, Silver"})
    scene.p1.plays("Hunter", "Bauble")
    assert scene.p1.hand == cards("Stronghold, Bauble")
    assert scene.p1.discard == cards("Silver")


def test_innkeeper_with_few_cards() -> None:
    """seed 003:825: as many as there are"""
    scene = Scene(p1={"hand": "Innkeeper", "deck": "2 Copper"})
    scene.p1.plays("Innkeeper", "5")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("2 Copper")


def test_marquis_discards_although_it_could_not_draw() -> None:
    """seed 003:953"""
    scene = Scene(p1={"hand": "Marquis, 12 Copper"})
    scene.p1.plays("Marquis")
    assert len(scene.p1.hand) == 10
    assert scene.p1.me.buys == 2


def test_modify_may_take_an_option_without_a_card() -> None:
    """seed 003:891: the choice comes after the trashing"""
    scene = Scene(p1={"hand": "Modify", "deck": "Copper"})
    scene.p1.plays("Modify", "cards")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1


def test_royal_galley_on_a_card_that_goes_away() -> None:
    """seed 003:799: it is discarded in this turn if it cannot set the card aside"""
    scene = Scene(p1={"hand": "Royal Galley, Horse", "deck": "9 Copper"})
    scene.p1.plays("Royal Galley", "Horse")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_royal_galley_by_throne_room() -> None:
    """seed 003:799, rules.md DUR-02: two cards, each set aside and played again; Throne Room stays"""
    scene = Scene(p1={"hand": "Throne Room, Royal Galley, Smithy, Festival", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Royal Galley", "Smithy", "Festival")
    assert scene.p1.aside == cards("Festival, Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Royal Galley, Throne Room")
    scene.p2.ends_turn("Royal Galley")
    assert scene.p1.coins == 2
    assert len(scene.p1.hand) == 8
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_sentinel_and_a_card_that_acts_when_trashed() -> None:
    """rules.md TRSH-02, seed 003:791: Rats draw the next card of the deck, not one being looked at"""
    scene = Scene(p1={"hand": "Sentinel", "deck": "Rats, 4 Copper, Gold"})
    scene.p1.plays("Sentinel", "Rats")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.deck == in_order("4 Copper")


def test_skirmisher_counts_each_play() -> None:
    """seed 003:831: also an Attack gained in another way; who revealed Moat then is spared the whole turn"""
    scene = Scene(kingdom="Witch", p1={"hand": "Skirmisher, Workshop", "actions": 2, "deck": "9 Copper"},
                  p2={"hand": "Moat, 4 Copper"}, p3={"hand": "5 Copper"})
    scene.p1.plays("Skirmisher", scene.p2("yes"))
    scene.p1.gains("Witch")
    assert len(scene.p2.hand) == 5
    assert len(scene.p3.hand) == 3


def test_specialist_may_choose_a_copy_that_is_not_there() -> None:
    """seed 003:874: from the Supply only"""
    scene = Scene(p1={"hand": "Specialist, Horse", "deck": "9 Copper"})
    scene.p1.plays("Specialist", "Horse", "gain")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Specialist, Horse", "deck": "9 Copper"})
    scene.p1.plays("Specialist", "Horse", "replay")
    assert len(scene.p1.hand) == 4


def test_swap_and_cards_that_do_something_when_gained() -> None:
    """seed 003:882: returning is no trashing, gaining is gaining; a card without a pile cannot be returned"""
    scene = Scene(kingdom="Lackeys", p1={"hand": "Swap, Fortress", "deck": "Copper"})
    scene.p1.plays("Swap", "Fortress", "Lackeys")
    assert scene.p1.villagers == 2
    assert scene.p1.hand == cards("Copper, Lackeys")
    scene = Scene(kingdom="Village", p1={"hand": "Swap, Necropolis", "deck": "Copper"})
    scene.p1.plays("Swap")
    assert scene.p1.hand == cards("Copper, Necropolis")


def test_swap_returns_to_the_top_of_a_split_pile() -> None:
    """seed 003:712, 003:882: the order of the pile changes; the very same card must not be taken"""
    scene = Scene(kingdom="Townsfolk, Village", p1={"hand": "Swap, Elder", "deck": "Copper"})
    scene.p1.plays("Swap", "Elder", "Village")
    assert not scene.asked[-1].offers("Elder")
    assert scene.top("Townsfolk") == "elder"


def test_sycophant_trashed_in_another_turn_or_from_the_supply() -> None:
    """seed 003:773, rules.md TRSH-08: two Favors for whoever trashes it"""
    scene = Scene(p1={"hand": "Swindler", "favors": 0}, p2={"deck": "Sycophant", "favors": 0})
    scene.p1.plays("Swindler", "Estate")
    assert scene.p2.favors == 2
    scene = Scene(kingdom="Sycophant", p1={"hand": "Lurker", "favors": 0})
    scene.p1.plays("Lurker", "trash", "Sycophant")
    assert scene.p1.favors == 2


# --- split piles --------------------------------------------------------------------------------------------
def test_herb_gatherer_is_no_discarding() -> None:
    """seed 003:960: no Tunnel; the Treasure may be any of the discard pile"""
    scene = Scene(p1={"hand": "Herb Gatherer", "deck": "Tunnel, Gold", "discard": "Silver"})
    scene.p1.plays("Herb Gatherer", "Silver", "no")
    assert scene.p1.discard == cards("Gold, Tunnel")
    assert scene.p1.coins == 2


def test_acolyte_both_ways() -> None:
    """seed 003:964: the top Augur, even another Acolyte"""
    scene = Scene(kingdom="Augurs", piles={"Augurs": "Acolyte, Sibyl"}, p1={"hand": "Acolyte, Estate"})
    scene.p1.plays("Acolyte", "Estate", "yes")
    assert scene.p1.discard == cards("Acolyte, Gold")
    assert scene.trash == cards("Acolyte, Estate")


def test_sibyl_with_an_empty_deck() -> None:
    """seed 003:975: the first card put back is the top card, the second comes under it"""
    scene = Scene(p1={"hand": "Sibyl", "deck": "Gold, Silver, Copper, Estate"})
    scene.p1.plays("Sibyl", "Gold", "Estate")
    assert scene.p1.deck == in_order("Gold, Estate")


def test_garrison_tokens_only_while_in_play() -> None:
    """seed 003:986: out of play there are none"""
    scene = Scene(landscapes="Bonfire", p1={"hand": "Garrison", "coins": 3, "deck": "30 Copper"})
    scene.p1.plays("Garrison")
    scene.p1.gains("Silver")
    scene.p1.buys("Bonfire", "Garrison")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5


def test_garrison_and_a_card_gained_in_clean_up() -> None:
    """seed 003:986, 000:6638: the token of a late gain keeps it in play too; without tokens it may be improved"""
    scene = Scene(kingdom="Militia", p1={"hand": "Garrison, Improve, Village", "actions": 3, "deck": "30 Copper"})
    scene.p1.plays("Garrison")
    scene.p1.plays("Improve")
    scene.p1.plays("Village")
    scene.p1.ends_turn("Village")
    assert scene.asked[0].offers("Garrison", "Improve", "Village")
    assert scene.p1.in_play == cards("Garrison")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 6


def test_hill_fort_and_a_card_that_was_moved() -> None:
    """seed 003:993: it is not found on the deck"""
    scene = Scene(kingdom="Village", p1={"hand": "Hill Fort, Watchtower"})
    scene.p1.plays("Hill Fort", "Village", "no", "yes", "hand")
    assert scene.p1.hand == cards("Watchtower")
    assert scene.p1.deck == in_order("Village")


def test_stronghold_both_by_elder() -> None:
    """seed 003:998, 003:1047: coins now, cards next turn, and it stays"""
    scene = Scene(p1={"hand": "Elder, Stronghold", "deck": "30 Copper"})
    scene.p1.plays("Elder", "Stronghold", "coins, cards")
    assert scene.p1.coins == 5
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Stronghold")


def test_elder_gives_one_more_option_of_count() -> None:
    """seed 003:1029: on either of the two choices, in the card's order"""
    scene = Scene(p1={"hand": "Elder, Count, Copper, 2 Estate"})
    scene.p1.plays("Elder", "Count", "copper", "coins, duchy")
    assert scene.p1.coins == 5
    assert scene.p1.discard == cards("Copper, Duchy")
    scene = Scene(p1={"hand": "Elder, Count, Copper, 2 Estate"})
    scene.p1.plays("Elder", "Count", "discard, copper", "2 Estate", "coins")
    assert scene.p1.discard == cards("Copper, 2 Estate")


def test_elder_on_a_throned_card() -> None:
    """seed 003:1025: each choice of abilities of the card it plays; Throne Room's card is not that card"""
    scene = Scene(p1={"hand": "Elder, Throne Room, Town", "deck": "9 Copper"})
    scene.p1.plays("Elder", "Throne Room", "Town", "coins", "coins")
    assert scene.p1.coins == 6


def test_voyage_and_golem() -> None:
    """seed 003:1055: the third card played is Golem; what it plays does not come from the hand"""
    scene = Scene(p1={"hand": "Voyage", "deck": "2 Village, Golem, 2 Copper, 2 Estate, Market, Festival"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    scene.p1.plays("Golem", "Market")
    assert scene.p1.coins == 3
    assert not scene.p1.can_play("Copper")


def test_sunken_treasure_without_a_fitting_card() -> None:
    """seed 003:1061: Durations in play count"""
    scene = Scene(kingdom="Caravan", p1={"hand": "Sunken Treasure", "durations": "Caravan"}, phase="buy",
                  piles={"Sunken Treasure": 0})
    scene.p1.plays("Sunken Treasure")
    assert scene.p1.discard == []


def test_distant_shore_without_estates() -> None:
    """seed 003:1064"""
    scene = Scene(p1={"hand": "Distant Shore", "deck": "3 Copper"}, piles={"Estate": 0})
    scene.p1.plays("Distant Shore")
    assert len(scene.p1.hand) == 2
    assert scene.p1.actions == 1


def test_battle_plan_on_knights_and_castles() -> None:
    """seed 003:1078: any Supply pile"""
    scene = Scene(kingdom="Castles, Village", p1={"hand": "Battle Plan", "deck": "Copper"})
    scene.p1.plays("Battle Plan", "Castles")
    assert scene.top("Castles") == "crumbling_castle"
    assert scene.pile("Castles") == 8


def test_warlord_and_throne_room() -> None:
    """seed 003:1089: with one copy in play it may be played and played again, although there are two then"""
    scene = Scene(p1={"hand": "Warlord"}, p2={"hand": "Throne Room, Festival, 2 Copper", "play": "Festival"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Throne Room", "Festival")
    assert scene.p2.coins == 4


def test_territory_counts_the_pile_it_emptied() -> None:
    """seed 003:1100"""
    scene = Scene(kingdom="Clashes", piles={"Clashes": "Territory"})
    scene.p1.gains("Territory")
    assert scene.p1.discard == cards("Gold, Territory")


def test_student_drawn_again_in_the_same_turn() -> None:
    """seed 003:1109: onto the deck for a Treasure; a Curse leaves it in play"""
    scene = Scene(p1={"hand": "Student, Copper, Moat", "favors": 0, "actions": 2, "deck": "Estate"})
    scene.p1.plays("Student", "no", "Copper")
    assert scene.p1.favors == 1
    assert scene.p1.deck == in_order("Student, Estate")


def test_student_by_throne_room() -> None:
    """seed 003:1109, rules.md LOST-01: it goes onto the deck once; both Treasures give a Favor"""
    scene = Scene(p1={"hand": "Throne Room, Student, 2 Copper", "favors": 0})
    scene.p1.plays("Throne Room", "Student", "no", "no")
    assert scene.p1.favors == 2
    assert scene.p1.deck == in_order("Student")


def test_conjurer_comes_back_every_turn() -> None:
    """seed 003:1116"""
    scene = Scene(p1={"hand": "Conjurer", "deck": "30 Copper"})
    scene.p1.plays("Conjurer", "Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Conjurer")
    assert scene.p1.in_play == []


def test_sorcerer_with_an_empty_deck() -> None:
    """seed 003:1118: who cannot show the named card gains a Curse"""
    scene = Scene(p1={"hand": "Sorcerer", "deck": "Copper"}, p2={}, p3={"deck": "Gold"})
    scene.p1.plays("Sorcerer", scene.p2("Copper"), scene.p3("Gold"))
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == []
    assert scene.p3.deck == in_order("Gold")


def test_lich_trashed_by_another_player() -> None:
    """seed 003:1138: its owner gets the cheaper card from the trash, which is a gain"""
    scene = Scene(trash="Lackeys", p1={"hand": "Swindler"}, p2={"deck": "Lich"})
    scene.p1.plays("Swindler")
    assert scene.p2.villagers == 2
    assert scene.p2.discard == cards("Gold, Lackeys, Lich")


# --- Allies -------------------------------------------------------------------------------------------------
def test_architects_guild_feeds_itself() -> None:
    """seed 003:1146: once per gain; the gained card is a gain again"""
    scene = Scene(landscapes="Architects' Guild", kingdom="Laboratory", p1={"favors": 4})
    scene.p1.gains("Province", "yes", "Gold", "yes", "Laboratory")
    assert scene.p1.favors == 0
    assert scene.p1.discard == cards("Gold, Laboratory, Province")


def test_allies_of_other_players_work_in_my_turn() -> None:
    """seed 003:548: an Ally is everybody's: a Curse gained in another's turn may go onto the deck"""
    scene = Scene(landscapes="Trappers' Lodge", p1={"hand": "Witch", "deck": "2 Copper"}, p2={"favors": 1})
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.deck == in_order("Curse")


def test_band_of_nomads_outside_the_own_turn() -> None:
    """seed 003:1236, rules.md ATT-12: a card, but no use of the others"""
    scene = Scene(landscapes="Band of Nomads", p1={"hand": "Barbarian"},
                  p2={"deck": "Gold, Estate", "favors": 1})
    scene.p1.plays("Barbarian", scene.p2("Silver"), "yes", "cards")
    assert scene.p2.hand == cards("Estate")


def test_city_state_and_a_card_covered() -> None:
    """seed 003:1253: Death Cart lies under its Ruins and is played all the same"""
    scene = Scene(landscapes="City-state", kingdom="Death Cart", piles={"Ruins": "2 Survivors"},
                  p1={"favors": 2, "hand": "Copper"})
    scene.p1.gains("Death Cart", "Death Cart", "no", "no", "yes")
    assert scene.p1.coins == 5


def test_coastal_haven_and_cards_kept() -> None:
    """seed 003:1214: kept cards are not drawn; they do not count for the new hand"""
    scene = Scene(landscapes="Coastal Haven", p1={"hand": "Gold, Estate", "favors": 3, "deck": "3 Copper"})
    scene.p1.ends_turn("Gold")
    assert scene.p1.hand == cards("3 Copper, Estate, Gold")
    assert scene.p1.favors == 2


def test_family_of_inventors_works_for_all_cards_of_the_pile() -> None:
    """seed 003:1163, 003:1171: in everybody's turn, wherever the cards are"""
    scene = Scene(landscapes="Family of Inventors", kingdom="Wizards", tokens={("Wizards", "favor"): 2},
                  p2={"hand": "Lich"})
    assert scene.cost("Lich") == (4, 0, 0)
    assert scene.cost("Student") == (1, 0, 0)


def test_island_folk_not_twice_in_a_row() -> None:
    """seed 003:1231: nor after another extra turn"""
    scene = Scene(landscapes="Island Folk", p1={"favors": 10, "deck": "30 Copper"}, phase="buy")
    scene.p1.ends_turn("yes")
    assert scene.whose_turn == 1
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p1.favors == 5


def test_market_towns_and_snowy_village() -> None:
    """seed 003:1233: playing by it needs no actions"""
    scene = Scene(landscapes="Market Towns", p1={"hand": "Smithy, Moat", "actions": 0, "favors": 2, "deck": "9 Copper"})
    scene.run("Smithy", "Moat")
    assert len(scene.p1.hand) == 5
    assert scene.p1.favors == 0


def test_woodworkers_guild_gains_anything_that_is_an_action() -> None:
    """seed 003:1222: Potion and debt do not matter"""
    scene = Scene(landscapes="Woodworkers' Guild", kingdom="Golem, City Quarter",
                  p1={"hand": "Moat", "favors": 1, "actions": 0})
    scene.run("Moat", "City Quarter")
    assert scene.asked[-1].offers("Golem")
    assert scene.p1.discard == cards("City Quarter")
    assert scene.p1.debt == 0


def test_the_rest_of_the_deck_may_be_seen_before_spending() -> None:
    """seed 003:1173, 003:1184, 003:1259: the cards that will be drawn before the shuffle, and only by their owner"""
    for ally in ("Order of Astrologers", "Order of Masons"):
        scene = Scene(landscapes=ally,
                      p1={"hand": "Smithy", "favors": 1, "deck": "Gold, Silver", "discard": "2 Estate"})
        scene.p1.plays("Smithy", "no")
        looks = [event for event in scene.log.events if event.verb == "look"]
        assert [card.id for card in looks[0].visible_cards(0)] == in_order("Gold, Silver")
        assert looks[0].visible_cards(1) == []
