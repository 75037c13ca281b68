"""Menagerie: Exile, Ways, Horses and Events at odd moments."""
from throneroom.testing import Scene, cards, in_order


# --- Exile --------------------------------------------------------------------------------------------------
def test_discarding_from_exile_is_all_or_nothing_and_a_discard() -> None:
    """seed 004:199: both Silvers or none; a Tunnel or Village Green among them reacts"""
    scene = Scene(kingdom="Tunnel, Cardinal", p1={"exile": "2 Tunnel, Silver"})
    scene.p1.gains("Tunnel", "yes", "yes", "yes")
    assert scene.p1.exile == cards("Silver")
    assert scene.p1.discard == cards("3 Tunnel, 2 Gold")
    scene = Scene(kingdom="Village Green, Cardinal", p1={"exile": "Village Green", "deck": "3 Copper"})
    scene.p1.gains("Village Green", "yes", "yes", "now")
    assert scene.p1.in_play == cards("Village Green")


def test_exile_and_the_discard_in_another_turn() -> None:
    """seed 004:199: a Curse gained in an opponent's turn frees the Curses in Exile"""
    scene = Scene(kingdom="Coven", p1={"hand": "Witch", "deck": "2 Copper"}, p2={"exile": "2 Curse"})
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.discard == cards("3 Curse")


def test_exiled_cards_count_at_the_end() -> None:
    """seed 004:201: also for Gardens and for Landmarks"""
    scene = Scene(landscapes="Museum", p1={"exile": "Province, Gardens, 8 Copper"})
    assert scene.p1.score == 6 + 1 + 2 * 3


def test_exiling_from_the_supply_is_no_gain() -> None:
    """seed 004:197: neither Sheepdog nor the discard of copies; but a pile may get empty by it"""
    scene = Scene(kingdom="Camel Train", piles={"Silver": 1}, p1={"hand": "Camel Train, Sheepdog", "exile": "Silver"})
    scene.p1.plays("Camel Train", "Silver")
    assert scene.p1.exile == cards("2 Silver")
    assert scene.game.empty_piles() == 1


def test_coven_when_the_curses_run_out() -> None:
    """seed 004:409: the next one discards the Exiled Curses, the others exile what is left"""
    scene = Scene(piles={"Curse": 1}, p1={"hand": "Coven"}, p2={"exile": "Curse"}, p3={"exile": "2 Curse"})
    scene.p1.plays("Coven")
    assert scene.p2.exile == cards("2 Curse")
    assert scene.p3.exile == []
    assert scene.p3.discard == cards("2 Curse")


def test_bounty_hunter_without_cards_and_with_a_copy() -> None:
    """seed 004:377: three coins only for a card that is the only one of its name there"""
    scene = Scene(p1={"hand": "Bounty Hunter"})
    scene.p1.plays("Bounty Hunter")
    assert (scene.p1.coins, scene.p1.actions) == (0, 1)
    scene = Scene(p1={"hand": "Throne Room, Bounty Hunter, 2 Copper"})
    scene.p1.plays("Throne Room", "Bounty Hunter")
    assert scene.p1.coins == 3


def test_stockpile_by_crown() -> None:
    """seed 004:347: twice the coins and buys, Exiled once"""
    scene = Scene(p1={"hand": "Crown, Stockpile"}, phase="buy")
    scene.p1.plays("Crown", "Stockpile")
    assert (scene.p1.coins, scene.p1.me.buys) == (6, 3)
    assert scene.p1.exile == cards("Stockpile")


def test_cardinal_and_village_green() -> None:
    """seed 004:361: discarded from the deck in another's turn; its actions are of no use"""
    scene = Scene(p1={"hand": "Cardinal"}, p2={"deck": "Silver, Village Green, 2 Copper"})
    scene.p1.plays("Cardinal", scene.p2("Silver"), scene.p2("yes"), scene.p2("now"))
    assert scene.p2.exile == cards("Silver")
    assert scene.p2.hand == cards("Copper")
    scene.p1.ends_turn()
    assert scene.p2.in_play == []


def test_gatekeeper_and_horses_and_night() -> None:
    """seed 004:423: any Action or Treasure, also from beside the Supply; not a Province"""
    scene = Scene(kingdom="Sleigh", p1={"hand": "Gatekeeper"}, p2={"hand": "Sleigh"})
    scene.p1.plays("Gatekeeper")
    scene.p1.ends_turn()
    scene.p2.plays("Sleigh", "no")
    assert scene.p2.exile == cards("Horse")
    assert scene.p2.discard == cards("Horse")
    scene.p2.gains("Province")
    assert "province" in scene.p2.discard


def test_two_gatekeepers() -> None:
    """seed 004:423: the card is Exiled once; the second finds it gone"""
    scene = Scene(p1={"hand": "2 Gatekeeper", "actions": 2})
    scene.p1.plays("Gatekeeper")
    scene.p1.plays("Gatekeeper")
    scene.p1.ends_turn()
    scene.p2.gains("Silver")
    assert scene.p2.exile == cards("Silver")


def test_displace_with_the_card_just_exiled() -> None:
    """seed 004:383: another name; dearer or cheaper"""
    scene = Scene(p1={"hand": "Displace, Province"})
    scene.p1.plays("Displace", "Gold")
    assert not scene.asked[0].offers("Province")
    assert scene.p1.exile == cards("Province")


# --- Horses -------------------------------------------------------------------------------------------------
def test_no_horses_left() -> None:
    """seed 004:230, 004:413: none is gained; the empty pile counts for nothing"""
    scene = Scene(piles={"Horse": 1}, p1={"hand": "Paddock"})
    scene.p1.plays("Paddock")
    assert scene.p1.discard == cards("Horse")
    assert scene.p1.actions == 0
    assert scene.p1.coins == 2


def test_a_horse_costs_three() -> None:
    """seed 004:267: the star changes nothing"""
    scene = Scene(p1={"hand": "Remodel, Horse"})
    scene.p1.plays("Remodel", "Duchy")
    assert scene.p1.discard == cards("Duchy")


def test_horses_by_a_way() -> None:
    """seed 004:209: a Horse that follows a Way stays in play"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Horse", "deck": "9 Copper"})
    scene.p1.plays("Horse", "Way of the Sheep")
    assert scene.p1.in_play == cards("Horse")
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Horse")


def test_bargain_in_turn_order() -> None:
    """seed 004:479: the Horses from the left; nobody can decline"""
    scene = Scene(landscapes="Bargain", kingdom="Laboratory", piles={"Horse": 1}, turn=2, phase="buy",
                  p1={}, p2={"coins": 4}, p3={})
    scene.p2.buys("Bargain", "Laboratory")
    assert scene.p3.discard == cards("Horse")
    assert scene.p1.discard == []


def test_stampede_counts_cards_in_play_at_that_moment() -> None:
    """seed 004:513: Horses gone back to their pile do not count"""
    scene = Scene(landscapes="Stampede", phase="buy", piles={"Horse": 3}, p1={"coins": 5, "play": "5 Copper"})
    scene.p1.buys("Stampede")
    assert scene.p1.deck == in_order("3 Horse")
    scene = Scene(landscapes="Stampede", phase="buy", p1={"coins": 5, "play": "6 Copper"})
    scene.p1.buys("Stampede")
    assert scene.p1.deck == []


def test_livery_three_times() -> None:
    """seed 004:419: three Horses for each card of 4 or more"""
    scene = Scene(p1={"hand": "King's Court, Livery", "coins": 0})
    scene.p1.plays("King's Court", "Livery")
    scene.p1.gains("Duchy")
    assert scene.p1.discard == cards("Duchy, 3 Horse")


# --- Ways ---------------------------------------------------------------------------------------------------
def test_ways_for_reactions_played_in_another_turn() -> None:
    """seed 004:219, 004:545: Black Cat as a Squirrel draws at the end of that turn, and gives no Curses"""
    scene = Scene(landscapes="Way of the Squirrel", p2={"hand": "Black Cat", "deck": "9 Copper"})
    scene.p1.gains("Estate", scene.p2("yes"), scene.p2("Way of the Squirrel"))
    assert scene.p1.discard == cards("Estate")
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("2 Copper")


def test_way_of_the_seal_and_watchtower() -> None:
    """seed 004:557: a card moved meanwhile is out of reach"""
    scene = Scene(landscapes="Way of the Seal", kingdom="Village", p1={"hand": "Moat, Watchtower"})
    scene.p1.plays("Moat", "Way of the Seal")
    scene.p1.gains("Village", "Watchtower", "yes")
    assert scene.trash == cards("Village")


def test_way_of_the_turtle_again_and_again() -> None:
    """seed 004:559: the card may be put off by the Way each turn; no action is used"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Smithy", "deck": "30 Copper"})
    scene.p1.plays("Smithy", "Way of the Turtle")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Way of the Turtle")
    assert scene.p1.aside == cards("Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn(None)
    assert len(scene.p1.hand) == 8
    assert scene.p1.actions == 1


def test_turtle_on_a_throned_card() -> None:
    """seed 004:559: set aside once, played again all the same, Throne Room does not stay"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Throne Room, Festival", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", None, "Festival", "Way of the Turtle", None)
    assert scene.p1.coins == 2
    assert scene.p1.aside == cards("Festival")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_butterfly_needs_a_pile() -> None:
    """seed 004:561: Necropolis has none; a Horse has one, beside the Supply"""
    scene = Scene(landscapes="Way of the Butterfly", p1={"hand": "Necropolis"})
    scene.p1.plays("Necropolis", "Way of the Butterfly")
    assert scene.p1.in_play == cards("Necropolis")
    scene = Scene(landscapes="Way of the Butterfly", kingdom="Militia", p1={"hand": "Horse"})
    scene.p1.plays("Horse", "Way of the Butterfly", "yes")
    assert scene.p1.discard == cards("Militia")


def test_way_of_the_horse_with_a_card_without_pile() -> None:
    """seed 004:553"""
    scene = Scene(landscapes="Way of the Horse", p1={"hand": "Necropolis", "deck": "3 Copper"})
    scene.p1.plays("Necropolis", "Way of the Horse")
    assert scene.p1.in_play == cards("Necropolis")
    assert len(scene.p1.hand) == 2


def test_way_of_the_rat_only_from_the_supply() -> None:
    """seed 004:555: the card played is what is copied"""
    scene = Scene(landscapes="Way of the Rat", p1={"hand": "Horse, Copper"})
    scene.p1.plays("Horse", "Way of the Rat", "Copper")
    assert scene.p1.discard == cards("Copper")


def test_mouse_with_a_card_that_trashes_itself() -> None:
    """seed 004:551: it stays there; it is never in play, what is below its line has no effect"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Embargo", p1={"hand": "Smithy"})
    scene.p1.plays("Smithy", "Way of the Mouse", "Gold")
    assert scene.p1.coins == 2
    assert scene.trash == []
    assert scene.tokens("Gold", "embargo") == 1


def test_the_first_action_of_a_turn_may_follow_a_way_instead_of_enchantress() -> None:
    """seed 004:218: then there is no card and action from Enchantress"""
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "Enchantress"}, p2={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Enchantress", None)
    scene.p1.ends_turn()
    scene.p2.plays("Smithy", "Way of the Ox")
    assert scene.p2.actions == 2
    assert scene.p2.hand == []


def test_kiln_and_an_attack_before_the_reactions() -> None:
    """seed 004:387: the copy is gained first, then Moat is revealed, then the Way is chosen"""
    scene = Scene(landscapes="Way of the Ox", kingdom="Militia", p1={"hand": "Kiln, Militia", "actions": 2},
                  p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Kiln", None)
    scene.p1.plays("Militia", "yes", scene.p2("yes"), "Way of the Ox")
    assert [asked.purpose for asked in scene.asked] == ["gain", "reveal", "way"]
    assert scene.p1.discard == cards("Militia")


def test_throne_room_on_kiln() -> None:
    """seed 004:391: the second play is the next card; then one more"""
    scene = Scene(kingdom="Kiln, Moat", p1={"hand": "Throne Room, Kiln, Moat", "actions": 3, "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Kiln", "yes")
    scene.p1.plays("Moat", "yes")
    assert scene.p1.discard == cards("Kiln, Moat")


def test_chameleon_and_a_merchant_ship() -> None:
    """seed 004:541: cards now, coins next turn"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Merchant Ship", "deck": "30 Copper"})
    scene.p1.plays("Merchant Ship", "Way of the Chameleon")
    assert (len(scene.p1.hand), scene.p1.coins) == (2, 0)
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coins == 2


def test_chameleon_leaves_other_drawing_alone() -> None:
    """seed 004:543: drawing until so many are in hand is no + cards"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Watchtower", "deck": "9 Copper"})
    scene.p1.plays("Watchtower", "Way of the Chameleon")
    assert len(scene.p1.hand) == 6


def test_tokens_with_a_way() -> None:
    """seed 004:224: the bonus of the pile comes although the text is not followed"""
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "Smithy", "tokens": {"+1 coin": "Smithy"}})
    scene.p1.plays("Smithy", "Way of the Ox")
    assert (scene.p1.coins, scene.p1.actions) == (1, 2)


# --- reactions and costs ------------------------------------------------------------------------------------
def test_sheepdog_gained_to_the_hand() -> None:
    """seed 004:353: it may react to its own gain"""
    scene = Scene(kingdom="Sheepdog", p1={"hand": "Artisan", "deck": "9 Copper"})
    scene.p1.plays("Artisan", "Sheepdog", "yes")
    assert scene.p1.in_play == cards("Artisan, Sheepdog")


def test_falconer_sees_the_gains_of_all() -> None:
    """seed 004:401: an opponent's card of two types; cheaper than this"""
    scene = Scene(kingdom="Mill", p2={"hand": "Falconer"})
    scene.p1.gains("Mill", scene.p2("yes"), scene.p2("Silver"))
    assert scene.p2.hand == cards("Silver")
    assert scene.p2.in_play == cards("Falconer")


def test_black_cat_in_the_own_turn_of_its_owner() -> None:
    """seed 004:333, 004:339: an opponent gains a Victory card in my turn: two cards, but no Curses"""
    scene = Scene(p1={"hand": "Black Cat", "deck": "9 Copper"})
    scene.p2.gains("Estate", scene.p1("yes"))
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p2.discard == cards("Estate")


def test_black_cat_curses_from_the_player_whose_turn_it_is() -> None:
    """seed 004:333: player 2 reacts in the turn of player 1; the last Curse is for player 1"""
    scene = Scene(piles={"Curse": 1}, p1={}, p2={"hand": "Black Cat"}, p3={})
    scene.p1.gains("Estate", scene.p2("yes"))
    assert scene.p1.discard == cards("Curse, Estate")
    assert scene.p3.discard == []


def test_animal_fair_by_trashing_costs_seven() -> None:
    """seed 004:435, 004:449: Wayfarer takes over 7, and no coins are spent"""
    scene = Scene(kingdom="Animal Fair, Wayfarer", phase="buy", p1={"hand": "Moat", "coins": 2})
    scene.p1.buys("Animal Fair")
    assert scene.p1.coins == 2
    assert scene.trash == cards("Moat")
    assert scene.cost("Wayfarer") == (7, 0, 0)
    assert scene.p1.me.buys == 0


def test_fisherman_is_cheap_for_everybody_in_my_turn() -> None:
    """seed 004:275: also for an opponent's Governor-like effect; it looks at the discard pile of the turn's player"""
    scene = Scene(kingdom="Fisherman, Village", p1={"hand": "Governor"}, p2={"hand": "Fisherman", "discard": "Copper"})
    assert scene.cost("Fisherman") == (2, 0, 0)
    scene.p1.plays("Governor", "trash", scene.p2("Fisherman"), scene.p2("Village"))
    assert scene.p2.discard == cards("Copper, Village")


def test_trader_and_destrier() -> None:
    """seed 004:291: the cost is looked at before the Silvers come"""
    scene = Scene(kingdom="Destrier, Wayfarer", p1={"hand": "Trader, Destrier"})
    scene.p1.plays("Trader")
    assert scene.p1.discard == cards("6 Silver")
    scene = Scene(kingdom="Wayfarer, Smithy", p1={"hand": "Trader, Wayfarer"})
    scene.p1.gains("Smithy", "no")
    scene.p1.plays("Trader")
    assert scene.p1.discard == cards("4 Silver, Smithy")


def test_cavalry_in_another_phase() -> None:
    """seed 004:369: cards and a buy, no change of phase; in another's turn the buy is lost"""
    scene = Scene(kingdom="Cavalry", p1={"hand": "Workshop", "deck": "9 Copper"})
    scene.p1.plays("Workshop", "Cavalry")
    assert len(scene.p1.hand) == 2
    assert scene.p1.me.buys == 2
    scene = Scene(kingdom="Cavalry", p2={"deck": "9 Copper"})
    scene.p2.gains("Cavalry")
    assert len(scene.p2.hand) == 2


def test_snowy_village_and_actions_before_it() -> None:
    """seed 004:345: what was there stays; a second one gives no actions"""
    scene = Scene(p1={"hand": "Village, 2 Snowy Village", "deck": "9 Copper"})
    scene.p1.plays("Village")
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 5
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 4
    assert scene.p1.me.buys == 3


# --- Events -------------------------------------------------------------------------------------------------
def test_delay_with_a_duration_and_another_start_of_turn() -> None:
    """seed 004:455: in any order with other things; the card must be played"""
    scene = Scene(landscapes="Delay", phase="buy", p1={"hand": "Caravan", "durations": "Wharf", "deck": "30 Copper"})
    scene.p1.buys("Delay", "Caravan")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Delay")
    assert scene.p1.in_play == cards("Caravan, Wharf")


def test_desperation_without_curses() -> None:
    """seed 004:457"""
    scene = Scene(landscapes="Desperation", phase="buy", piles={"Curse": 0}, p1={})
    scene.p1.buys("Desperation")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 0)


def test_gamble_with_a_treasure_after_a_purchase() -> None:
    """seed 004:465: it may be played although Treasures may no more be played from hand"""
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "deck": "Gold, Copper"})
    scene.p1.buys("Gamble", "yes")
    assert scene.p1.coins == 3
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "deck": "Gold"})
    scene.p1.buys("Gamble", "no")
    assert scene.p1.discard == cards("Gold")


def test_invest_pays_until_the_card_leaves_exile() -> None:
    """seed 004:485, 004:491: also for an opponent's Invest in the same card; two investments pay twice"""
    scene = Scene(landscapes="Invest", kingdom="Village, Moat", phase="buy",
                  p1={"coins": 8, "buys": 2, "deck": "9 Copper"}, p2={"coins": 4, "deck": "9 Copper"})
    scene.p1.buys("Invest", "Village")
    scene.p1.buys("Invest", "Village")
    scene.p2.gains("Village")
    assert len(scene.p1.hand) == 4
    scene.p1.gains("Village", "yes")
    assert scene.p1.exile == []
    scene.p2.gains("Village")
    assert len(scene.p1.hand) == 4


def test_invest_and_other_exiled_cards() -> None:
    """seed 004:489: only cards that Invest put there count"""
    scene = Scene(landscapes="Invest", kingdom="Village", p1={"exile": "Village", "deck": "9 Copper"})
    scene.p2.gains("Village")
    assert scene.p1.hand == []


def test_commerce_counts_names_so_far() -> None:
    """seed 004:507"""
    scene = Scene(landscapes="Commerce", phase="buy", p1={"coins": 10, "buys": 2})
    scene.p1.gains("Province")
    scene.p1.gains("Province")
    scene.p1.gains("Silver")
    scene.p1.buys("Commerce")
    assert scene.p1.discard == cards("2 Gold, 2 Province, Silver")
    scene.p1.buys("Commerce")
    assert scene.p1.discard == cards("5 Gold, 2 Province, Silver")


def test_enhance_may_take_the_same_or_less() -> None:
    """seed 004:475"""
    scene = Scene(landscapes="Enhance", phase="buy", p1={"coins": 3, "hand": "Silver, Estate"})
    scene.p1.buys("Enhance", "Silver", "Copper")
    assert not scene.asked[0].offers("Estate")
    assert scene.p1.discard == cards("Copper")


def test_populate_and_villa() -> None:
    """seed 004:523: back in the Action phase at once, but all the cards are gained first"""
    scene = Scene(landscapes="Populate", kingdom="Villa, Village", phase="buy", p1={"coins": 10})
    scene.p1.buys("Populate", "Villa")
    assert scene.game.phase == 1
    assert scene.p1.hand == cards("Villa")
    assert scene.p1.discard == cards("Village")


def test_populate_and_split_piles() -> None:
    """seed 004:523: Castles are no Action pile, Knights give their top card"""
    scene = Scene(landscapes="Populate", kingdom="Castles, Encampment/Plunder", phase="buy", p1={"coins": 10},
                  piles={"Encampment/Plunder": "Plunder"})
    scene.p1.buys("Populate")
    assert scene.p1.discard == cards("Plunder")


def test_transport_fetches_any_exiled_action() -> None:
    """seed 004:473: whatever put it there; not a Treasure"""
    scene = Scene(landscapes="Transport", kingdom="Village", phase="buy", p1={"coins": 3, "exile": "Moat, Gold"})
    scene.p1.buys("Transport", "topdeck")
    assert scene.p1.deck == in_order("Moat")
    assert scene.p1.exile == cards("Gold")


def test_seize_the_day_after_the_game_has_ended() -> None:
    """seed 004:495, rules.md END-01: no extra turn then; once per game"""
    scene = Scene(landscapes="Seize the Day", phase="buy", piles={"Province": 1}, p1={"coins": 12, "buys": 2})
    scene.p1.buys("Province")
    scene.p1.buys("Seize the Day")
    scene.p1.ends_turn()
    assert scene.game.over
