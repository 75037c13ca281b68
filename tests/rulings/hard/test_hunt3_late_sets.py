"""Renaissance, Menagerie, Allies and promo cards: rulings nobody listed, third hunt."""
from throneroom.testing import Scene, cards, in_order


# --- the start of the turn ----------------------------------------------------------------------------------
def test_gang_of_pickpockets_before_a_draw() -> None:
    """seed 003:1277, rules.md TURN-03: with few cards it may come first, and then what is drawn is kept"""
    hand = {"hand": "3 Copper", "durations": "Wharf", "deck": "5 Estate", "favors": 0}
    scene = Scene(landscapes="Gang of Pickpockets", p1=hand, phase="start")
    scene.run("Gang of Pickpockets")
    assert scene.p1.hand == cards("3 Copper, 2 Estate")
    scene = Scene(landscapes="Gang of Pickpockets", p1=hand, phase="start")
    scene.run("Wharf", "Estate")
    assert scene.p1.hand == cards("3 Copper, Estate")


# --- cards that stay in play --------------------------------------------------------------------------------
def test_throne_room_stays_as_long_as_its_mastermind() -> None:
    """rules.md DUR-02, seed 004:393: Mastermind stays for the Caravan it plays, so its Throne Room stays with it"""
    scene = Scene(p1={"hand": "Throne Room, Mastermind", "deck": "Caravan, Festival, 30 Copper"})
    scene.p1.plays("Throne Room", "Mastermind")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Caravan", "Festival")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan, Mastermind, Throne Room")
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_masterminds_in_a_row() -> None:
    """seed 004:393: the first one stays as long as the second, which stays for a Caravan"""
    scene = Scene(p1={"hand": "Mastermind", "deck": "Mastermind, 4 Copper, Caravan, 60 Copper"})
    scene.p1.plays("Mastermind")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Mastermind")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan, 2 Mastermind")


def test_voyage_stays_for_its_second_turn() -> None:
    """rules.md DUR-01, seed 003:1055: played twice, it works in both extra turns"""
    scene = Scene(p1={"hand": "Throne Room, Voyage", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Voyage")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("3 Copper")
    assert not scene.p1.can_play("Copper")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.in_play == cards("Throne Room, Voyage")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p1.in_play == []


def test_one_of_two_voyages_goes_after_the_first_turn() -> None:
    """rules.md DUR-01: each extra turn needs just one of them"""
    scene = Scene(p1={"hand": "2 Voyage", "deck": "30 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.in_play == cards("Voyage")


# --- in other players' turns --------------------------------------------------------------------------------
def test_snowy_village_in_another_turn_ends_with_it() -> None:
    """seed 004:345, 004:551: played by the Mouse in reaction, it is over before the own turn"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Snowy Village", p1={"coins": 2}, phase="buy",
                  p2={"hand": "Black Cat, Festival", "deck": "20 Copper"})
    scene.p1.buys("Estate", scene.p2("yes"), scene.p2("Way of the Mouse"))
    scene.p1.ends_turn()
    scene.p2.plays("Festival", "no")
    assert scene.p2.actions == 2


# --- cards that must not be played from hand ----------------------------------------------------------------
def test_reactions_that_may_not_be_played_are_not_offered() -> None:
    """seed 003:1085, 003:1059: neither against Warlord nor as the fourth card of a Voyage turn"""
    scene = Scene(p1={"hand": "Warlord"}, p2={"hand": "3 Sheepdog", "deck": "9 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Sheepdog")
    scene.p2.gains("Copper", "yes")
    assert scene.p2.in_play == cards("2 Sheepdog")
    scene = Scene(p1={"hand": "Voyage", "deck": "3 Copper, Sheepdog, Estate, 10 Gold"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("3 Copper")
    scene.p1.buys("Silver")
    assert scene.p1.in_play == cards("3 Copper, Voyage")


def test_a_third_sauna_against_warlord() -> None:
    """seed 003:1085, 000:7188: what may not be played is not offered"""
    scene = Scene(p1={"hand": "Warlord"}, p2={"hand": "3 Sauna, Avanto", "deck": "9 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Sauna", "no")
    scene.p2.plays("Sauna", "no")
    scene.p2.plays("Avanto")
    assert scene.p2.in_play == cards("Avanto, 2 Sauna")


# --- choosing abilities -------------------------------------------------------------------------------------
def test_elder_at_each_of_two_choices() -> None:
    """seed 003:1032: one more option whenever the card offers some; Count does it twice"""
    scene = Scene(p1={"hand": "Elder, Count, Copper, 2 Estate"})
    scene.p1.plays("Elder", "Count", "discard, copper", "2 Estate", "coins, duchy")
    assert scene.p1.coins == 5
    assert scene.p1.discard == cards("Copper, Duchy, 2 Estate")


def test_elder_on_a_card_played_twice_this_turn() -> None:
    """seed 003:1025: every choice of that card in this turn, also when Scepter plays it again"""
    scene = Scene(p1={"hand": "Elder, Town, Scepter", "deck": "9 Copper"})
    scene.p1.plays("Elder", "Town", "coins")
    scene.p1.plays("Scepter", "replay", "Town", "cards, coins")
    assert scene.p1.coins == 2 + 2 + 2


# --- shuffling ----------------------------------------------------------------------------------------------
def test_cards_left_out_by_masons_are_shuffled_when_more_are_needed() -> None:
    """seed 003:1173: they lie in the discard pile, so a draw that is not finished shuffles them after all"""
    scene = Scene(landscapes="Order of Masons",
                  p1={"hand": "Smithy", "favors": 1, "discard": "2 Estate, 2 Copper"})
    scene.p1.plays("Smithy", "yes", "2 Estate")
    assert scene.p1.hand == cards("2 Copper, Estate")
    assert scene.p1.deck == in_order("Estate")
    scene = Scene(landscapes="Order of Masons",
                  p1={"hand": "Hunter", "favors": 1, "discard": "2 Estate, 2 Copper"})
    scene.p1.plays("Hunter", "yes", "2 Estate")
    assert scene.p1.hand == cards("Copper, Estate")


def test_masons_may_be_paid_again_in_the_same_draw() -> None:
    """seed 003:1173: every shuffle anew; without Favors the rest is shuffled"""
    scene = Scene(landscapes="Order of Masons",
                  p1={"hand": "Smithy", "favors": 2, "discard": "2 Estate, Copper"})
    scene.p1.plays("Smithy", "yes", "2 Estate", "no", "yes", "2 Estate")
    assert scene.p1.hand == cards("Copper, 2 Estate")
    assert scene.p1.favors == 0


# --- what was right, but nobody had tried -------------------------------------------------------------------
def test_lich_trashed_from_the_supply() -> None:
    """seed 003:1138, rules.md TRSH-08: who trashes it discards it to the own pile and gains from the trash"""
    scene = Scene(p1={"hand": "Lurker"}, kingdom="Wizards", piles={"Wizards": "Lich"}, trash="Silver")
    scene.p1.plays("Lurker", "trash", "Lich")
    assert scene.p1.discard == cards("Lich, Silver")
    assert scene.trash == []


def test_warlord_lasts_over_a_skipped_turn() -> None:
    """rules.md DUR-12, seed 003:1123: a skipped turn is no turn"""
    scene = Scene(p1={"hand": "Lich, Warlord", "deck": "30 Copper"}, p2={"deck": "5 Village, 20 Copper"})
    scene.p1.plays("Lich")
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.plays("Village")
    scene.p2.plays("Village")
    assert not scene.p2.can_play("Village")


def test_a_card_promised_for_the_next_turn_waits_over_a_skipped_one() -> None:
    """seed 003:1123: no start of turn in the one that is skipped"""
    scene = Scene(p1={"hand": "Lich, Contract, Village", "deck": "30 Copper"})
    scene.p1.plays("Lich")
    scene.p1.plays("Contract", "Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p2.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.in_play == cards("Contract, Village")


def test_black_market_in_the_buy_phase_leads_back_by_cavalry() -> None:
    """seed 004:369, 000:6835: by Capitalism it is played in the Buy phase, so Cavalry returns to the Action phase"""
    scene = Scene(p1={"hand": "Black Market, 3 Silver, Village", "deck": "5 Estate", "owned": "Capitalism"},
                  black_market="Experiment, Cavalry, Sheepdog", phase="buy")
    scene.p1.plays("Black Market", "3 Silver", "Cavalry", "Sheepdog")
    assert scene.p1.can_play("Village")
    scene = Scene(p1={"hand": "Black Market, 3 Silver", "deck": "5 Estate"},
                  black_market="Experiment, Cavalry, Sheepdog")
    scene.p1.plays("Black Market", "3 Silver", "Cavalry", "Sheepdog")
    assert scene.p1.hand == cards("2 Estate")
    assert scene.p1.me.buys == 2


def test_an_experiment_of_the_black_market_comes_alone() -> None:
    """seed 000:6629, 000:7124: there is no other one in the Supply, and no pile to return to"""
    scene = Scene(p1={"hand": "Black Market, 3 Silver"}, black_market="Experiment, Cavalry, Sheepdog")
    scene.p1.plays("Black Market", "3 Silver", "Experiment", "Cavalry")
    assert scene.p1.discard == cards("Experiment")


def test_animal_fair_of_the_black_market_by_trashing() -> None:
    """seed 004:449: also there an Action may be trashed instead of paying"""
    scene = Scene(p1={"hand": "Black Market, Village"}, black_market="Animal Fair, Cavalry, Sheepdog")
    scene.p1.plays("Black Market", "Animal Fair", "Cavalry")
    assert scene.p1.discard == cards("Animal Fair")
    assert scene.trash == cards("Village")
    assert scene.p1.coins == 2


def test_citadel_and_what_is_played_at_the_start_of_the_turn() -> None:
    """seed 000:6861: the first Action of the turn, wherever it is played"""
    scene = Scene(p1={"owned": "Citadel, Piazza", "deck": "Festival, 5 Copper"}, phase="start")
    scene.run()
    assert scene.p1.coins == 4
    scene = Scene(p1={"owned": "Citadel", "hand": "Throne Room, Festival, Market", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Festival", "Market")
    assert scene.p1.coins == 2 * 2 + 2 * 1


def test_royal_galley_on_a_card_that_the_turtle_takes() -> None:
    """seed 003:799, 004:559: it is set aside already, so Royal Galley cannot, and is discarded this turn"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Royal Galley, Festival", "deck": "30 Copper"})
    scene.p1.plays("Royal Galley", "no", "Festival", "Way of the Turtle")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn("no")
    assert scene.p1.coins == 2


def test_durations_of_the_mouse_keep_the_card_played() -> None:
    """seed 004:551, rules.md DUR-01: the set-aside Cargo Ship works next turn, so the Village stays"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Cargo Ship",
                  p1={"hand": "Village", "deck": "30 Copper", "coins": 1})
    scene.p1.plays("Village", "Way of the Mouse")
    scene.p1.buys("Silver", "yes")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Village")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Silver")


def test_chameleon_changes_what_a_card_gives_later_in_the_turn() -> None:
    """seed 004:541, 000:6694: cards instead of Priest's coins, also for later trashing"""
    scene = Scene(p1={"hand": "Priest, Chapel, 3 Estate", "deck": "30 Copper", "actions": 2},
                  landscapes="Way of the Chameleon")
    scene.p1.plays("Priest", "Way of the Chameleon", "Estate")
    assert scene.p1.hand == cards("Chapel, 2 Copper, 2 Estate")
    scene.p1.plays("Chapel", "no", "2 Estate")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.coins == 0


def test_chameleon_and_coppersmith() -> None:
    """seed 004:543: a Copper that is worth more is no + coins of Coppersmith"""
    scene = Scene(p1={"hand": "Coppersmith, 2 Copper", "deck": "9 Estate"}, landscapes="Way of the Chameleon")
    scene.p1.plays("Coppersmith", "Way of the Chameleon")
    scene.p1.plays("2 Copper")
    assert scene.p1.coins == 4
    assert scene.p1.hand == []


def test_citadel_under_enchantress() -> None:
    """seed 000:6861, 000:5511: the first play is changed, the second is another one"""
    scene = Scene(p1={"hand": "Enchantress", "deck": "9 Copper"},
                  p2={"hand": "Festival", "owned": "Citadel", "deck": "9 Copper"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Festival")
    assert scene.p2.coins == 2
    assert scene.p2.hand == cards("Copper")


def test_citadel_bought_before_the_first_action() -> None:
    """seed 000:6861, 000:5544: back in the Action phase by Villa, that Villa is the first Action of the turn"""
    scene = Scene(p1={"coins": 13, "buys": 2}, landscapes="Citadel", kingdom="Villa", phase="buy")
    scene.p1.buys("Citadel")
    scene.p1.buys("Villa")
    scene.p1.plays("Villa")
    assert scene.p1.coins == 1 + 2


def test_commands_and_cards_that_need_to_be_in_play() -> None:
    """rules.md MULT-16, seed 003:986, 003:1116: no tokens on a Garrison of the Supply, no Conjurer to take up"""
    scene = Scene(editions=["command-2019"], piles={"Forts": "2 Garrison"}, kingdom="Forts",
                  p1={"hand": "Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Band of Misfits")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(editions=["command-2019"], piles={"Wizards": "2 Conjurer"}, kingdom="Wizards",
                  p1={"hand": "Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Band of Misfits", "Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Band of Misfits")
    assert scene.p1.hand == cards("5 Copper")


def test_prince_and_costs() -> None:
    """seed 000:7167: Prizes and cards that can be overpaid, but no Potion or debt; costs as they are now"""
    scene = Scene(p1={"hand": "Prince, Trusty Steed, Stonemason, Golem, City Quarter, Market"})
    scene.p1.plays("Prince", "yes", "Trusty Steed")
    assert scene.asked[-1].offers("Stonemason", "Trusty Steed")
    assert not scene.asked[-1].offers("Golem")
    assert not scene.asked[-1].offers("City Quarter")
    assert not scene.asked[-1].offers("Market")
    scene = Scene(p1={"hand": "Prince, Bridge, Market", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Prince", "yes")
    assert scene.p1.aside == cards("Market, Prince")


def test_prince_against_frog_and_scheme() -> None:
    """seed 000:7169, rules.md TURN-17: at the discard the player chooses; Scheme takes the card away before it"""
    scene = Scene(p1={"hand": "Prince, Village", "deck": "60 Copper"}, landscapes="Way of the Frog")
    scene.p1.plays("Prince", "no", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Way of the Frog")
    scene.p1.ends_turn("Prince")
    assert scene.p1.aside == cards("Prince, Village")
    scene = Scene(p1={"hand": "Prince, Village", "deck": "Scheme, 60 Copper"})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Scheme")
    scene.p1.ends_turn("Village")
    assert scene.p1.aside == cards("Prince")


def test_possession_of_cards_that_keep_something() -> None:
    """seed 000:2085, 000:6647, 003:1123: gained cards are out of Cargo Ship's reach; the possessed player skips"""
    scene = Scene(p1={"hand": "Possession", "deck": "30 Copper"},
                  p2={"hand": "Cargo Ship, Copper", "deck": "30 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Cargo Ship")
    scene.p2.plays("Copper")
    scene.p2.buys("Silver")
    assert scene.p1.discard_top == "silver"
    scene.p2.ends_turn()
    assert scene.p2.in_play == []
    scene = Scene(p1={"hand": "Possession", "deck": "30 Copper"}, p2={"hand": "Lich", "deck": "30 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Lich")
    scene.p2.ends_turn()
    assert scene.whose_turn == 1


def test_extra_turns_bought_while_possessed_are_ones_own() -> None:
    """seed 000:2091, 004:495: after the possessed turn the player takes the extra turn freely"""
    scene = Scene(p1={"hand": "Possession", "deck": "30 Copper"}, p2={"hand": "4 Copper", "deck": "30 Copper"},
                  landscapes="Seize the Day")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("4 Copper")
    scene.p2.buys("Seize the Day")
    scene.p2.ends_turn()
    assert scene.whose_turn == 2
    assert scene.game.turn.controller == -1
    assert scene.game.turn.source == "seize_the_day"


def test_who_plays_a_duration_again_stays_with_it() -> None:
    """rules.md DUR-02, seed 004:417, 000:6785: also if just the first of the plays is for the next turn"""
    scene = Scene(p1={"hand": "Specialist, Barge", "deck": "30 Copper"})
    scene.p1.plays("Specialist", "Barge", "next turn", "replay", "now")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Barge, Specialist")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Barge, Scepter", "deck": "30 Copper"})
    scene.p1.plays("Barge", "next turn")
    scene.p1.plays("Scepter", "replay", "now")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Barge, Scepter")
    scene = Scene(p1={"hand": "Barge", "tavern": "Royal Carriage", "deck": "30 Copper"})
    scene.p1.plays("Barge", "next turn", "yes", "now")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Barge, Royal Carriage")
    scene = Scene(p1={"hand": "Specialist, Barge", "deck": "30 Copper"})
    scene.p1.plays("Specialist", "Barge", "now", "replay", "now")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_garrison_played_again_by_specialist() -> None:
    """seed 003:990, 003:737: two tokens for a gain, whatever played it stays too"""
    scene = Scene(p1={"hand": "Specialist, Garrison", "deck": "30 Copper"})
    scene.p1.plays("Specialist", "Garrison", "replay")
    scene.p1.gains("Silver")
    assert scene.asked == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Garrison, Specialist")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7


def test_cargo_ship_played_again_by_scepter() -> None:
    """seed 000:6647, 000:6785: a card for each play; Scepter stays, whichever of them was used"""
    scene = Scene(p1={"hand": "Cargo Ship, Scepter", "deck": "30 Copper"})
    scene.p1.plays("Cargo Ship")
    scene.p1.gains("Silver", "yes")
    scene.p1.gains("Gold")
    scene.p1.plays("Scepter", "replay")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Cargo Ship, Scepter")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Silver")
    scene = Scene(p1={"hand": "Cargo Ship, Scepter", "deck": "30 Copper"})
    scene.p1.plays("Cargo Ship")
    scene.p1.plays("Scepter", "replay")
    scene.p1.gains("Silver", "yes")
    scene.p1.gains("Gold", "yes")
    scene.p1.gains("Duchy")
    scene.p1.ends_turn()
    assert scene.p1.aside == cards("Gold, Silver")
    assert scene.p1.in_play == cards("Cargo Ship, Scepter")


def test_nothing_stays_for_an_extra_turn_that_is_skipped() -> None:
    """rules.md DUR-01, seed 003:1132: Lich takes the Voyage turn away, so Voyage goes in the next Clean-up"""
    scene = Scene(p1={"hand": "Lich, Voyage", "deck": "60 Copper"})
    scene.p1.plays("Lich")
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p1.in_play == cards("Voyage")
    scene.p2.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.in_play == []


def test_merchant_after_a_card_played_in_between() -> None:
    """seed 004:385, 000:635: Kiln's copy brings a Sheepdog into play first; it is the first Silver all the same"""
    scene = Scene(p1={"hand": "Merchant, Kiln, Silver, Sheepdog", "actions": 2, "deck": "9 Estate"})
    scene.p1.plays("Merchant")
    scene.p1.plays("Kiln")
    scene.p1.plays("Silver", "Kiln", "Silver", "yes")
    assert scene.p1.in_play == cards("Kiln, Merchant, Sheepdog, Silver")
    assert scene.p1.coins == 2 + 2 + 1
