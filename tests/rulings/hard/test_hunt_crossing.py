"""Cards of different sets together."""
from throneroom.testing import Scene, cards, in_order


# --- plays ---------------------------------------------------------------------------------------------------
def test_counterfeit_on_spoils_and_capital() -> None:
    """rules.md MULT-07, LOST-01: Spoils go back once and pay twice; a trashed Capital brings no debt"""
    scene = Scene(p1={"hand": "Counterfeit, Spoils"}, phase="buy")
    scene.p1.plays("Counterfeit", "Spoils")
    assert scene.p1.coins == 7
    assert scene.trash == []
    scene = Scene(p1={"hand": "Counterfeit, Capital"}, phase="buy")
    scene.p1.plays("Counterfeit", "Capital")
    assert scene.p1.coins == 13
    scene.p1.ends_turn()
    assert scene.p1.debt == 0


def test_throne_room_on_tactician() -> None:
    """rules.md DUR-06: the second play discards nothing, so five cards once"""
    scene = Scene(p1={"hand": "Throne Room, Tactician, Copper", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Tactician")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Tactician, Throne Room")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 10
    assert scene.p1.actions == 2


def test_golem_plays_a_duration_and_a_throne_room() -> None:
    """rules.md DUR-02, MULT-14: Golem does not stay for it; Throne Room plays from the hand"""
    scene = Scene(p1={"hand": "Golem, Market", "deck": "Caravan, Throne Room, 30 Copper"})
    scene.p1.plays("Golem", "Caravan", "Market")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")


def test_golem_finds_the_only_action_after_shuffling() -> None:
    """rules.md SHUF-03, INST-28: revealed cards are not shuffled in"""
    scene = Scene(p1={"hand": "Golem", "deck": "Copper, Market", "discard": "Estate"})
    scene.p1.plays("Golem")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Copper, Estate") or scene.p1.hand == cards("Copper") or scene.p1.hand == cards(
        "Estate")


def test_royal_carriage_in_another_players_turn() -> None:
    """rules.md MULT-09, ADV-02: after a Caravan Guard played as a reaction; it leaves play in that Clean-up"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard", "tavern": "Royal Carriage", "deck": "9 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"), scene.p2("yes"))
    assert scene.p2.hand == cards("2 Copper")
    scene.p1.ends_turn()
    assert scene.p2.in_play == cards("Caravan Guard, Royal Carriage")
    assert scene.p2.coins == 2


def test_duplicate_in_another_players_turn() -> None:
    """seed 000:5050: called then, it is discarded in that turn's Clean-up"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"tavern": "Duplicate"})
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.discard == cards("2 Curse")
    assert scene.p2.in_play == cards("Duplicate")
    scene.p1.ends_turn()
    assert scene.p2.discard == cards("2 Curse, Duplicate")


def test_prince_and_a_card_that_leaves() -> None:
    """seed 000:7167: trashed or returned, it is not set aside again, and Prince is over"""
    scene = Scene(p1={"hand": "Prince, Feast", "deck": "30 Copper"})
    scene.p1.plays("Prince", "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Silver")
    assert scene.trash == cards("Feast")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.aside == cards("Prince")


def test_prince_and_way_of_the_turtle() -> None:
    """seed 000:7167, 004:559: set aside by the Way it is not the Prince's any more"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Prince, Smithy", "deck": "40 Copper"})
    scene.p1.plays("Prince", None, "yes")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Way of the Turtle")
    scene.p1.ends_turn()
    scene.p2.ends_turn(None)
    assert len(scene.p1.hand) == 8
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5
    assert "smithy" in scene.p1.discard


def test_scheme_on_a_duration_whose_work_is_done() -> None:
    """rules.md TURN-16, seed 000:3245: only what would be discarded now; the Caravan of last turn would"""
    scene = Scene(p1={"hand": "Scheme", "durations": "Caravan", "deck": "30 Copper"}, phase="start")
    scene.run()
    scene.p1.plays("Scheme")
    scene.p1.ends_turn("Caravan")
    assert "caravan" in scene.p1.hand


def test_herald_vassal_piazza_and_a_duration() -> None:
    """seed 000:4870: what plays it once does not stay with it"""
    scene = Scene(p1={"hand": "Herald", "deck": "Copper, Caravan, 30 Copper"})
    scene.p1.plays("Herald")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")


def test_conspirator_after_a_throne_room() -> None:
    """rules.md MULT-04: Throne Room, and twice a Conspirator: the second is the third Action"""
    scene = Scene(p1={"hand": "Throne Room, Conspirator", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Conspirator")
    assert scene.p1.coins == 4
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("Copper")


def test_merchant_counts_the_first_silver_once() -> None:
    """seed 000:4447: a Silver played twice by Counterfeit is first only once"""
    scene = Scene(p1={"hand": "2 Merchant, Counterfeit, Silver", "deck": "9 Estate"})
    scene.p1.plays("Merchant")
    scene.p1.plays("Merchant")
    scene.p1.plays("Counterfeit", "Silver")
    assert scene.p1.coins == 1 + 2 + 2 + 2


def test_mining_village_and_a_way() -> None:
    """rules.md MEN-07: following a Way it cannot be trashed for coins"""
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "Mining Village", "deck": "9 Copper"})
    scene.p1.plays("Mining Village", "Way of the Ox")
    assert len(scene.asked) == 1


# --- gains ---------------------------------------------------------------------------------------------------
def test_trader_and_cards_that_bring_others() -> None:
    """seed 000:4394, 000:6629: nothing that follows the gain of Death Cart or Experiment; Port's second one stays"""
    scene = Scene(kingdom="Death Cart, Port", p1={"hand": "Trader", "coins": 8, "buys": 2}, phase="buy",
                  piles={"Ruins": "2 Survivors"})
    scene.p1.buys("Death Cart", "yes")
    assert scene.p1.discard == cards("Silver")
    scene.p1.buys("Port", "yes", "no")
    assert scene.p1.discard == cards("Port, 2 Silver")


def test_a_bought_province_and_everybody_watching() -> None:
    """rules.md PRIO-02: the buyer first, then the others in turn order"""
    scene = Scene(landscapes="Road Network", phase="buy", p1={"coins": 8},
                  p2={"hand": "Fool's Gold", "deck": "Copper"}, p3={"hand": "Fool's Gold", "owned": "Road Network",
                                                                     "deck": "Estate, Copper"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p3("Road Network"), scene.p3("yes"))
    assert scene.p2.deck == in_order("Gold, Copper")
    assert scene.p3.hand == cards("Estate")
    assert scene.p3.deck == in_order("Gold, Copper")


def test_hoard_and_a_victory_card_from_the_black_market() -> None:
    """rules.md PRO-02, BUY-11: a Hoard in play works in the Action phase too"""
    scene = Scene(black_market="Tunnel", stacks={"black_market": "Tunnel"},
                  p1={"hand": "Black Market, Hoard, Silver"})
    scene.p1.plays("Black Market", "Hoard", None, "Tunnel")
    assert scene.p1.discard == cards("Gold, Tunnel")


def test_grand_market_at_the_black_market() -> None:
    """rules.md COST-16: not with a Copper in play"""
    scene = Scene(black_market="Grand Market", stacks={"black_market": "Grand Market"},
                  p1={"hand": "Black Market, 2 Silver, Copper"})
    scene.p1.plays("Black Market", "2 Silver, Copper")
    assert scene.p1.discard == []
    scene = Scene(black_market="Grand Market", stacks={"black_market": "Grand Market"},
                  p1={"hand": "Black Market, 2 Silver, Copper"})
    scene.p1.plays("Black Market", "2 Silver", None, "Grand Market")
    assert scene.p1.discard == cards("Grand Market")


def test_talisman_and_a_split_pile() -> None:
    """seed 000:4738: only if another one of the name lies beneath"""
    scene = Scene(piles={"Settlers/Bustling Village": "Settlers, Bustling Village"}, phase="buy",
                  p1={"hand": "Talisman", "coins": 2})
    scene.p1.plays("Talisman")
    scene.p1.buys("Settlers")
    assert scene.p1.discard == cards("Settlers")


def test_swindler_and_split_piles() -> None:
    """rules.md PILE-01: only a top card can be given"""
    scene = Scene(kingdom="Encampment/Plunder, Moat", p1={"hand": "Swindler"}, p2={"deck": "Duchy"})
    scene.p1.plays("Swindler")
    assert scene.p2.discard == cards("Duchy")


def test_jester_and_a_card_that_is_not_on_top() -> None:
    """rules.md GAIN-11: nobody gains anything then"""
    scene = Scene(kingdom="Encampment/Plunder", p1={"hand": "Jester"}, p2={"deck": "Plunder"})
    scene.p1.plays("Jester")
    assert scene.p1.discard == []
    assert scene.p2.discard == cards("Plunder")


def test_soothsayer_and_a_curse_trashed_by_watchtower() -> None:
    """rules.md GAIN-05: it was gained, so the card is drawn"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"hand": "Watchtower", "deck": "Copper"})
    scene.p1.plays("Soothsayer", scene.p2("yes"))
    assert scene.p2.hand == cards("Copper, Watchtower")
    assert scene.trash == cards("Curse")


def test_treasure_map_golds_and_watchtower() -> None:
    """rules.md GAIN-04: four gains, each for itself"""
    scene = Scene(p1={"hand": "2 Treasure Map, Watchtower"})
    scene.p1.plays("Treasure Map", "yes", "no", "no", "no")
    assert scene.p1.deck == in_order("3 Gold")


def test_mint_and_what_its_treasures_do_when_trashed() -> None:
    """rules.md BUY-12, TRSH-03: Rocks trashed in the Buy phase bring a Silver onto the deck"""
    scene = Scene(kingdom="Mint", phase="buy", p1={"coins": 5, "play": "Rocks, Royal Seal"})
    scene.p1.buys("Mint")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("Mint")


def test_haggler_and_a_villa() -> None:
    """rules.md TURN-19, BUY-02: Villa of the Haggler leads back, then the bought card is gained"""
    scene = Scene(kingdom="Villa", phase="buy", p1={"coins": 5, "play": "Haggler"})
    scene.p1.buys("Duchy", "Villa")
    assert scene.p1.hand == cards("Villa")
    assert scene.p1.discard == cards("Duchy")
    assert scene.game.phase == 1


# --- discards and trash ---------------------------------------------------------------------------------------
def test_cellar_with_village_green_and_tunnel() -> None:
    """rules.md ATT-17: their reactions come before the draw"""
    scene = Scene(p1={"hand": "Cellar, Village Green, Tunnel", "deck": "3 Copper"})
    scene.p1.plays("Cellar", "Village Green, Tunnel", "Tunnel", "yes", "yes", "now")
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.discard == cards("Gold, Tunnel")


def test_minion_discards_a_faithful_hound() -> None:
    """seed 000:6023: set aside in another's turn, it comes back at that turn's end"""
    scene = Scene(p1={"hand": "Minion"}, p2={"hand": "Faithful Hound, 4 Copper", "deck": "9 Estate"})
    scene.p1.plays("Minion", "discard", scene.p2("yes"))
    assert scene.p2.aside == cards("Faithful Hound")
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("4 Estate, Faithful Hound")


def test_hounds_and_a_new_hand() -> None:
    """seed 000:6023: in the own turn it comes after the new hand"""
    scene = Scene(p1={"hand": "Oasis, Faithful Hound", "deck": "9 Estate"})
    scene.p1.plays("Oasis", "Faithful Hound", "yes")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Estate, Faithful Hound")


def test_donate_and_fortress() -> None:
    """seed 000:5847, rules.md TRSH-07: trashed, it comes to the hand and is shuffled into the deck"""
    scene = Scene(landscapes="Donate", phase="buy", p1={"hand": "Fortress, Estate"})
    scene.p1.buys("Donate")
    scene.p1.ends_turn("Fortress, Estate")
    assert scene.p1.hand == cards("Fortress")
    assert scene.trash == cards("Estate")


def test_possessed_trash_is_not_in_the_trash() -> None:
    """rules.md POSS-06: set aside, it cannot be gained from there"""
    scene = Scene(p1={"hand": "Possession"}, p2={"hand": "Junk Dealer, Treasurer, Copper, Gold", "deck": "30 Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Junk Dealer", "Copper")
    scene.p2.plays("Treasurer", "gain")
    assert scene.trash == []
    assert "copper" not in scene.p2.hand
    scene.p2.ends_turn()
    assert "copper" in scene.p2.discard


def test_salt_the_earth_in_a_possessed_turn() -> None:
    """rules.md POSS-06: a card of the Supply is nobody's; it stays in the trash"""
    scene = Scene(landscapes="Salt the Earth", p1={"hand": "Possession"}, p2={"hand": "4 Copper", "deck": "30 Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("4 Copper")
    scene.p2.buys("Salt the Earth", "Province")
    scene.p2.ends_turn()
    assert scene.trash == cards("Province")
    assert scene.p2.points == 1


def test_a_possessors_watchtower_really_trashes() -> None:
    """rules.md POSS-03, POSS-06: the possessor gained the card, so it is the possessor's that is trashed"""
    scene = Scene(p1={"hand": "Possession", "deck": "Watchtower, 9 Estate"}, p2={"deck": "30 Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.buys("Curse", scene.p1("yes"))
    assert scene.trash == cards("Curse")


def test_tomb_and_priest_and_sewers_for_one_card() -> None:
    """rules.md TRSH-08, TRSH-09, PRIO-01: each sees the trashing; Sewers' own trashing does not start Sewers again"""
    scene = Scene(landscapes="Tomb, Sewers", p1={"hand": "Priest, 3 Copper", "owned": "Sewers", "actions": 1})
    scene.p1.plays("Priest", "Sewers", "yes")
    assert scene.p1.points == 2
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("Copper")


def test_a_knight_trashed_by_a_knight() -> None:
    """seed 000:4515: both go; Sir Vander brings his owner a Gold"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Sir Vander, Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.trash == cards("Dame Molly, Sir Vander")
    assert scene.p2.discard == cards("Copper, Gold")


def test_war_and_cultist() -> None:
    """rules.md TRSH-05, seed 000:6276: the others are discarded first, the cards drawn come after them"""
    scene = Scene(stacks={"hexes": "War"}, p1={"hand": "Skulk"}, p2={"deck": "Copper, Rats, 3 Gold"})
    scene.p1.plays("Skulk")
    assert scene.trash == cards("Rats")
    assert scene.p2.hand == cards("Gold")
    assert scene.p2.discard == cards("Copper")


# --- turns ---------------------------------------------------------------------------------------------------
def test_outpost_expedition_and_flag() -> None:
    """seed 000:6673, 000:5251: three and two and one"""
    scene = Scene(landscapes="Expedition", p1={"hand": "Outpost", "coins": 3, "owned": "Flag", "deck": "30 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.buys("Expedition")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 6


def test_expedition_before_outpost() -> None:
    """seed 000:5251, 000:5544: bought first, then back to the Action phase: the same number of cards"""
    scene = Scene(landscapes="Expedition", kingdom="Villa", phase="buy",
                  p1={"hand": "Outpost", "coins": 7, "buys": 2, "deck": "30 Copper"})
    scene.p1.buys("Expedition")
    scene.p1.buys("Villa")
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5


def test_an_outpost_turn_after_a_mission_turn() -> None:
    """rules.md XTRA-03, XTRA-04: Outpost may be played in a Mission turn, Mission not bought in an Outpost turn"""
    scene = Scene(landscapes="Mission", p1={"hand": "Outpost", "coins": 4, "deck": "30 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.me.coins = 4
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2


def test_smugglers_after_an_extra_turn() -> None:
    """seed 000:1625: the last turn is the extra one, if there was one"""
    scene = Scene(landscapes="Seize the Day", turn=2, phase="buy",
                  p1={"hand": "Smugglers"}, p2={"coins": 10, "buys": 2, "deck": "30 Estate"})
    scene.p2.buys("Gold")
    scene.p2.buys("Seize the Day")
    scene.p2.ends_turn()
    scene.p2.buys("Copper")
    scene.p2.ends_turn()
    scene.p1.plays("Smugglers")
    assert scene.p1.discard == cards("Copper")


def test_a_possessed_turn_can_be_skipped() -> None:
    """rules.md XTRA-09: the next turn one would have is skipped, whatever gave it"""
    scene = Scene(p1={"hand": "Possession", "deck": "30 Copper"}, p2={"skips": 1, "deck": "30 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.game.turn.controller == -1


def test_durations_of_others_leave_in_their_own_turn() -> None:
    """rules.md ATT-11, DUR-01: a Caravan Guard played in my turn stays until the Clean-up of its owner's turn"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Militia", scene.p2("yes"))
    scene.p1.ends_turn()
    assert scene.p2.coins == 1
    assert scene.p2.in_play == cards("Caravan Guard")
    scene.p2.ends_turn()
    assert scene.p2.in_play == []


def test_secret_chamber_again_for_one_attack() -> None:
    """rules.md ATT-09, seed 000:1076: revealed as often as wanted, and Moat drawn by it may be revealed too"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"},
                  p2={"hand": "Secret Chamber, Estate", "deck": "Moat, Gold, 2 Copper"})
    scene.p1.plays("Witch", scene.p2("yes"), scene.p2("Gold, Estate"), scene.p2("Gold"), scene.p2("Moat"),
                   scene.p2("yes"), scene.p2("no"))
    assert scene.p2.discard == []
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"},
                  p2={"hand": "Secret Chamber, Estate", "deck": "2 Gold, 2 Copper"})
    scene.p1.plays("Witch", scene.p2("yes"), scene.p2("2 Gold"), scene.p2("yes"), scene.p2("Estate, Gold"),
                   scene.p2("Gold"), scene.p2("no"))
    assert scene.p2.discard == cards("Curse")


def test_coffers_before_fortune() -> None:
    """seed 000:6911, 000:5714: any time in the Buy phase before buying, so what Fortune doubles may include them"""
    scene = Scene(p1={"hand": "Fortune, Gold", "coffers": 4}, phase="buy")
    scene.p1.plays("Gold")
    scene.p1.spends(3)
    scene.p1.plays("Fortune")
    assert scene.p1.coins == 12
    scene.p1.spends(1)
    assert scene.p1.coins == 13
    scene.p1.buys("Province")
    assert scene.p1.coffers == 0


def test_spy_and_scrying_pool_show_all_cards_before_anything_is_decided() -> None:
    """seed 000:279, 000:495, 000:2021: first everybody reveals, then it is decided player by player"""
    for attack in ("Spy", "Scrying Pool"):
        scene = Scene(p1={"hand": attack, "deck": "Copper, Estate, Gold, Silver"}, p2={"deck": "Gold"},
                      p3={"deck": "Curse"})
        scene.p1.plays(attack, "no", "yes", "no")
        verbs = [event.verb for event in scene.log.events if event.verb in ("reveal", "discard", "move")]
        assert verbs[:3] == ["reveal"] * 3
        assert scene.p2.discard == cards("Gold")
        assert scene.p3.deck == in_order("Curse")


def test_debt_with_an_older_possession() -> None:
    """rules.md SW-13: only the text of 2019 speaks of debt"""
    for editions, debts in (((), (8, 0)), (("possession:alchemy-2010",), (0, 8)), (("alchemy-2015",), (0, 8))):
        scene = Scene(kingdom="City Quarter", editions=editions, p1={"hand": "Possession"}, p2={"deck": "30 Copper"})
        scene.p1.plays("Possession")
        scene.p1.ends_turn()
        scene.p2.buys("City Quarter")
        assert (scene.p1.debt, scene.p2.debt) == debts


def test_picked_up_between_the_plays() -> None:
    """rules.md SW-01: King's Court and Procession of the older editions"""
    scene = Scene(editions=("kings_court:prosperity-2010",), p1={"hand": "King's Court, Cellar, Copper"})
    scene.p1.plays("King's Court", "Cellar", None, None, None)
    assert scene.p1.actions == 3
    assert [event.target for event in scene.log.events if event.verb == "move"].count("hand") == 2
    scene = Scene(editions=("dark_ages-2012",), kingdom="Militia",
                  p1={"hand": "Procession, Village", "deck": "9 Copper"})
    scene.p1.plays("Procession", "Village", "Militia")
    assert scene.trash == cards("Village")
    assert [event.target for event in scene.log.events if event.verb == "move"].count("hand") == 1


def test_tokens_on_piles_are_told() -> None:
    """seed 000:1490: everybody sees where an Embargo token goes, and what is taken off a pile"""
    scene = Scene(kingdom="Temple", tokens={("Temple", "points"): 2}, p1={"hand": "Embargo"})
    scene.p1.plays("Embargo", "Gold")
    scene.p1.gains("Temple")
    told = [(event.verb, event.target, int(event.amount)) for event in scene.log.events if "token" in event.verb]
    assert told == [("token embargo", "gold", 1), ("tokens off points", "temple", 2)]


def test_captain_and_cards_that_take_themselves() -> None:
    """seed 000:7274: Workshop may gain itself, Lurker trash itself"""
    scene = Scene(kingdom="Workshop", piles={"Workshop": 1}, p1={"hand": "Captain"})
    scene.p1.plays("Captain", "Workshop")
    assert scene.p1.discard == cards("Workshop")
    scene = Scene(kingdom="Lurker", piles={"Lurker": 1}, p1={"hand": "Captain"})
    scene.p1.plays("Captain", "trash", "Lurker")
    assert scene.trash == cards("Lurker")


def test_captain_without_a_card_to_play() -> None:
    """seed 000:7266: it stays and tries again"""
    scene = Scene(p1={"hand": "Captain", "deck": "30 Copper"})
    scene.p1.plays("Captain")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Captain")


def test_captain_plays_a_throne_room() -> None:
    """seed 000:7268: a Duration played by it does not change when Captain leaves"""
    scene = Scene(kingdom="Throne Room", p1={"hand": "Captain, Caravan", "deck": "40 Copper"})
    scene.p1.plays("Captain", "Caravan")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Captain")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_an_enchanted_player_with_an_extra_turn() -> None:
    """seed 000:5511: the first Action of the next turn, and no more: an extra turn after it is free"""
    scene = Scene(landscapes="Seize the Day", p1={"hand": "Enchantress"},
                  p2={"hand": "Smithy", "coins": 4, "deck": "Copper, Smithy, 30 Copper"})
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert scene.p2.actions == 1
    scene.p2.me.coins = 4
    scene.p2.buys("Seize the Day")
    scene.p2.ends_turn()
    scene.p2.plays("Smithy")
    assert scene.p2.actions == 0
    assert len(scene.p2.hand) == 7


def test_a_coin_in_another_turn_takes_the_minus_token_away() -> None:
    """seed 000:5121: in whatever way one would get a coin; it is of no other use there"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard", "coin_penalty": True, "deck": "9 Copper",
                                               "tokens": {"+1 coin": "Caravan Guard"}})
    scene.p1.plays("Militia", scene.p2("yes"))
    assert not scene.p2.me.coin_penalty
    scene.p1.ends_turn()
    assert scene.p2.coins == 1


def test_hermit_that_cannot_be_trashed() -> None:
    """seed 000:4302: discarded and put onto the deck by a Way; the Madman comes all the same"""
    scene = Scene(landscapes="Way of the Frog", p1={"hand": "Hermit", "deck": "9 Copper"})
    scene.p1.plays("Hermit", "Way of the Frog")
    scene.p1.ends_turn("Way of the Frog")
    assert scene.trash == []
    assert "hermit" in scene.p1.hand
    assert scene.p1.discard == cards("Madman")


def test_procession_on_a_band_of_misfits_as_fortress() -> None:
    """seed 000:4085, rules.md MULT-15: it is a Fortress when trashed; the gained card costs 1 more than itself"""
    scene = Scene(kingdom="Fortress, Goons, Laboratory", p1={"hand": "Procession, Band of Misfits", "deck": "9 Copper"})
    scene.p1.plays("Procession", "Band of Misfits", "Fortress")
    assert "band_of_misfits" in scene.p1.hand
    assert scene.p1.discard == cards("Goons")


def test_capitalism_and_coppersmith() -> None:
    """seed 000:6835: only an amount of + coins in the text makes an Action a Treasure"""
    scene = Scene(landscapes="Capitalism", p1={"hand": "Coppersmith, Salvager", "owned": "Capitalism"}, phase="buy")
    assert not scene.p1.can_play("Coppersmith")
    assert scene.p1.can_play("Salvager")


def test_an_inherited_port() -> None:
    """seed 000:5319: an Estate bought brings a Port, as a Port does"""
    scene = Scene(landscapes="Inheritance", kingdom="Port", phase="buy", p1={"coins": 9, "buys": 2})
    scene.p1.buys("Inheritance")
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate, Port")


def test_donate_and_rocks() -> None:
    """seed 000:5847: what trashing causes happens before the shuffle; it is not a Buy phase, so to the hand"""
    scene = Scene(landscapes="Donate", phase="buy", p1={"hand": "Rocks, Copper"})
    scene.p1.buys("Donate")
    scene.p1.ends_turn("Rocks")
    assert scene.p1.hand == cards("Copper, Silver")


def test_lighthouse_and_a_reaction() -> None:
    """seed 000:1502: a Reaction may be used for its own sake"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"},
                  p2={"hand": "Horse Traders", "durations": "Lighthouse", "deck": "9 Copper"})
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.aside == cards("Horse Traders")
    assert scene.p2.discard == []


def test_necromancer_and_a_way() -> None:
    """seed 000:6154, 004:553: the card of the trash stays there, the rest of the Way is carried out"""
    scene = Scene(landscapes="Way of the Horse", trash="Smithy", p1={"hand": "Necromancer", "deck": "9 Copper"})
    scene.p1.plays("Necromancer", None, "Smithy", "Way of the Horse")
    assert "smithy" in scene.trash
    assert len(scene.p1.hand) == 2


def test_capital_city_with_the_chameleon() -> None:
    """seed 003:852, 004:539: two cards for two cards, two coins for two coins"""
    scene = Scene(landscapes="Way of the Chameleon",
                  p1={"hand": "Capital City, 2 Estate", "coins": 1, "deck": "9 Copper"})
    scene.p1.plays("Capital City", "Way of the Chameleon", "yes", "yes")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.coins == 2


def test_courier_and_tunnel() -> None:
    """seed 003:794: the Gold of the Tunnel lies in the discard pile when it is looked through"""
    scene = Scene(p1={"hand": "Courier", "deck": "Tunnel"})
    scene.p1.plays("Courier", "yes", "Gold")
    assert scene.p1.coins == 4


def test_vassal_and_a_hound() -> None:
    """seed 000:6025, rules.md LOST-01: its reaction has moved it, so Vassal has lost it, as the publisher says of a
    newer card (hinterlands/weaver/3); it comes back at the end"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Faithful Hound, 9 Copper"})
    scene.p1.plays("Vassal", "yes")
    assert scene.p1.hand == [] and scene.p1.in_play == cards("Vassal")
    assert scene.p1.aside == cards("Faithful Hound")
    scene.p1.ends_turn()
    assert "faithful_hound" in scene.p1.hand


def test_a_band_of_misfits_as_hermit() -> None:
    """seed 000:4085, rules.md MULT-15: it does in Clean-up what a Hermit does; a Band of Misfits is trashed"""
    scene = Scene(kingdom="Hermit", p1={"hand": "Band of Misfits", "deck": "9 Copper"})
    scene.p1.plays("Band of Misfits", "Silver")
    scene.p1.ends_turn()
    assert scene.trash == cards("Band of Misfits")
    assert scene.p1.discard == cards("Madman, Silver")


def test_charm_rocks_and_villa() -> None:
    """seed 000:5677: the Silver of the Rocks goes onto the deck, for Villa has not led back yet"""
    scene = Scene(kingdom="Villa", piles={"Catapult/Rocks": "Rocks"}, phase="buy", p1={"hand": "Charm", "coins": 4})
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Villa", "Rocks")
    assert scene.p1.deck == in_order("Silver")
    assert scene.game.phase == 1


def test_ambassador_and_death_cart() -> None:
    """seed 000:4392: who is given one gains the Ruins"""
    scene = Scene(piles={"Ruins": "4 Survivors"}, kingdom="Death Cart", p1={"hand": "Ambassador, Death Cart"})
    scene.p1.plays("Ambassador", "yes")
    assert scene.p2.discard == cards("Death Cart, 2 Survivors")


def test_the_trade_route_and_cards_that_are_not_gained() -> None:
    """seed 000:2385, 004:197: neither exiling nor trashing from a Victory pile moves its token"""
    scene = Scene(kingdom="Trade Route", landscapes="Enclave, Salt the Earth", phase="buy", p1={"coins": 12, "buys": 2})
    scene.p1.buys("Enclave")
    scene.p1.buys("Salt the Earth", "Province")
    assert scene.tokens("Duchy", "trade_route") == 1
    assert scene.tokens("Province", "trade_route") == 1
