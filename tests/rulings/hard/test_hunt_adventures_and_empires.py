"""Adventures and Empires at odd moments and with other sets."""
from throneroom.testing import Scene, cards, in_order


# --- Reserve cards, Travellers, tokens ------------------------------------------------------------------------
def test_swamp_hag_on_a_possessed_player() -> None:
    """seed 000:5197, rules.md POSS-03: what the possessed player would gain the possessor gains, the Curse too"""
    scene = Scene(turn=3, p1={"hand": "Possession", "deck": "9 Copper"}, p2={"hand": "5 Copper"},
                  p3={"hand": "Swamp Hag"})
    scene.p3.plays("Swamp Hag")
    scene.p3.ends_turn()
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("5 Copper")
    scene.p2.buys("Silver")
    assert scene.p2.discard == []
    assert scene.p1.discard == cards("Curse, Possession, Silver")


def test_haunted_woods_and_the_black_market() -> None:
    """seed 000:5147, rules.md PRO-02: a purchase in the Action phase too"""
    scene = Scene(turn=2, black_market="Moat", stacks={"black_market": "Moat"}, p2={"hand": "Haunted Woods"},
                  p1={"hand": "Black Market, Estate"})
    scene.p2.plays("Haunted Woods")
    scene.p2.ends_turn()
    scene.p1.plays("Black Market", "Moat")
    assert scene.p1.hand == []
    assert scene.p1.deck == in_order("Estate")


def test_a_page_put_onto_the_deck_is_not_exchanged() -> None:
    """seed 000:5385, 000:3245: only when it is discarded"""
    scene = Scene(p1={"hand": "Scheme, Page", "deck": "9 Copper"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Page")
    scene.p1.ends_turn("Page")
    assert "page" in scene.p1.hand


def test_a_page_played_twice_is_exchanged_once() -> None:
    """seed 000:5385"""
    scene = Scene(p1={"hand": "Throne Room, Page", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Page")
    scene.p1.ends_turn("yes")
    assert scene.p1.discard == cards("2 Copper, Throne Room, Treasure Hunter")
    assert scene.pile("Page") == 11


def test_treasure_hunter_counts_all_gains() -> None:
    """seed 000:5391: bought and otherwise gained, in the right neighbour's last turn"""
    scene = Scene(turn=3, phase="buy", p1={"hand": "Treasure Hunter"}, p3={"coins": 3, "hand": "2 Copper"})
    scene.p3.gains("Gold")
    scene.p3.buys("Silver")
    scene.p3.ends_turn()
    scene.p1.plays("Treasure Hunter")
    assert scene.p1.discard == cards("2 Silver")


def test_warrior_counts_travellers_in_play() -> None:
    """seed 000:5400: two Travellers, two cards each; exactly 3 or 4, no Potion"""
    scene = Scene(p1={"hand": "Warrior", "play": "Page", "deck": "9 Copper"}, p2={"deck": "Silver, Alchemist"},
                  p3={"deck": "Gold, Smithy"})
    scene.p1.plays("Warrior")
    assert scene.trash == cards("Silver, Smithy")
    assert scene.p2.discard == cards("Alchemist")
    assert scene.p3.discard == cards("Gold")


def test_soldier_counts_other_attacks() -> None:
    """seed 000:5349: Durations of last turn too"""
    scene = Scene(p1={"hand": "Soldier", "durations": "Enchantress", "play": "Militia"}, p2={"hand": "4 Copper"})
    scene.p1.plays("Soldier")
    assert scene.p1.coins == 4
    assert len(scene.p2.hand) == 3


def test_hero_gains_any_treasure() -> None:
    """seed 000:5412: also one with debt or Potion in its cost, as long as it lies on top"""
    scene = Scene(kingdom="Philosopher's Stone, Fortune", piles={"Gladiator/Fortune": "Fortune"}, p1={"hand": "Hero"})
    scene.p1.plays("Hero", "Fortune")
    assert scene.asked[0].offers("Philosopher's Stone", "Gold")
    assert scene.p1.debt == 0


def test_champion_protects_from_then_on() -> None:
    """seed 000:5424: also against own wishes; an action for each Action, not for itself"""
    scene = Scene(p1={"hand": "Champion, Village", "deck": "30 Copper"}, p2={"hand": "Witch", "deck": "2 Copper"})
    scene.p1.plays("Champion")
    assert scene.p1.actions == 1
    scene.p1.plays("Village")
    assert scene.p1.actions == 3
    scene.p1.ends_turn()
    scene.p2.plays("Witch")
    assert "curse" not in scene.p1.discard


def test_teacher_needs_a_pile_without_own_tokens() -> None:
    """seed 000:5375: the trashing and the cost token count too; an empty pile will do"""
    scene = Scene(kingdom="Smithy, Village, Moat", phase="start", piles={"Moat": 0},
                  p1={"tavern": "Teacher", "tokens": {"trashing": "Smithy", "-2 cost": "Village"}})
    scene.run("yes", "+1 card")
    assert scene.p1.me.pile_tokens["+1 card"] == scene.game.table.pile_index["moat"]


def test_coin_of_the_realm_in_the_buy_phase() -> None:
    """seed 000:4986, 000:6835: after an Action played as a Treasure; the actions are of no use"""
    scene = Scene(landscapes="Capitalism", phase="buy",
                  p1={"hand": "Festival", "owned": "Capitalism", "tavern": "Coin of the Realm"})
    scene.p1.plays("Festival", "yes")
    assert scene.p1.in_play == cards("Coin of the Realm, Festival")
    assert scene.p1.coins == 2


def test_wine_merchants_all_come_back() -> None:
    """seed 000:5213: two coins left are enough for all of them"""
    scene = Scene(p1={"tavern": "2 Wine Merchant", "coins": 2}, phase="buy")
    scene.p1.ends_turn("yes", "yes")
    assert scene.p1.tavern == []


def test_messenger_and_a_trader() -> None:
    """seed 000:5086, rules.md GAIN-06: a Silver instead for the buyer, the others gain the chosen card"""
    scene = Scene(kingdom="Messenger, Village", phase="buy", p1={"coins": 4, "hand": "Trader"}, p2={})
    scene.p1.buys("Messenger", "Village", "yes", "no")
    assert scene.p1.discard == cards("Messenger, Silver")
    assert scene.p2.discard == cards("Village")


def test_bonfire_on_a_duration() -> None:
    """seed 000:5255, rules.md DUR-03: its effect of next turn comes all the same"""
    scene = Scene(landscapes="Bonfire", p1={"hand": "Merchant Ship", "coins": 3, "deck": "30 Copper"})
    scene.p1.plays("Merchant Ship")
    scene.p1.buys("Bonfire", "Merchant Ship")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    assert scene.p1.in_play == []


def test_ferry_and_plan_on_a_split_pile() -> None:
    """rules.md ADV-10, ADV-11, PILE-03: all cards of the pile, only in the owner's turn"""
    scene = Scene(landscapes="Ferry, Plan", kingdom="Patrician/Emporium",
                  p1={"tokens": {"-2 cost": "Patrician/Emporium"}})
    assert scene.cost("Emporium") == (3, 0, 0)
    assert scene.cost("Patrician") == (0, 0, 0)
    scene.p1.ends_turn()
    assert scene.cost("Emporium") == (5, 0, 0)


def test_quest_with_too_few_cards() -> None:
    """seed 000:5233: five cards are discarded for nothing"""
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "5 Copper"})
    scene.p1.buys("Quest", "cards")
    assert scene.p1.discard == cards("5 Copper")


def test_save_and_the_last_card() -> None:
    """seed 000:5239: it comes back after the new hand has been drawn"""
    scene = Scene(landscapes="Save", phase="buy", p1={"coins": 1, "hand": "Gold", "deck": "5 Copper"})
    scene.p1.buys("Save")
    assert scene.p1.face_down == cards("Gold")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Gold")


def test_borrow_with_the_token_there() -> None:
    """seed 000:5231: a buy but no coin"""
    scene = Scene(landscapes="Borrow", phase="buy", p1={"card_penalty": True})
    scene.p1.buys("Borrow")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)


def test_seaway_keeps_its_token_when_the_card_gets_dearer() -> None:
    """seed 000:5295: cheap only in this turn; the pile may be empty"""
    scene = Scene(landscapes="Seaway", kingdom="Laboratory", piles={"Laboratory": 1}, phase="buy",
                  p1={"coins": 5, "play": "Bridge Troll"})
    scene.p1.buys("Seaway", "Laboratory")
    assert scene.p1.me.pile_tokens["+1 buy"] == scene.game.table.pile_index["laboratory"]


def test_storyteller_pays_everything() -> None:
    """seed 000:5155: earlier coins too; no Potions"""
    scene = Scene(p1={"hand": "Storyteller, Potion, Silver", "coins": 2, "deck": "9 Copper"})
    scene.p1.plays("Storyteller", "Silver", "Potion")
    assert len(scene.p1.hand) == 5
    assert (scene.p1.coins, scene.p1.potions) == (0, 1)


def test_royal_carriage_after_the_way() -> None:
    """seed 000:5169, 004:222: the second play chooses anew"""
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "Smithy", "tavern": "Royal Carriage", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Ox", "yes", None)
    assert scene.p1.actions == 2
    assert len(scene.p1.hand) == 3


# --- Empires --------------------------------------------------------------------------------------------------
def test_capital_put_onto_the_deck() -> None:
    """seed 000:5651: not discarded, no debt"""
    scene = Scene(kingdom="Mandarin", phase="buy", p1={"coins": 5, "play": "Capital", "deck": "5 Copper"})
    scene.p1.buys("Mandarin")
    scene.p1.ends_turn()
    assert scene.p1.debt == 0
    scene = Scene(p1={"hand": "Herbalist, Capital"})
    scene.p1.plays("Herbalist")
    scene.p1.plays("Capital")
    scene.p1.ends_turn("Herbalist", "Capital")
    assert scene.p1.debt == 0


def test_capital_and_coins_left_over() -> None:
    """seed 000:5649: all debt may be paid then, not only those six"""
    scene = Scene(p1={"hand": "Capital", "debt": 2}, phase="buy")
    scene.p1.plays("Capital")
    scene.p1.ends_turn(6)
    assert scene.p1.debt == 2


def test_encampment_by_overlord() -> None:
    """seed 000:5453, 000:5706: the Overlord is set aside and goes back to its own pile"""
    scene = Scene(kingdom="Overlord, Encampment/Plunder", p1={"hand": "Overlord", "deck": "5 Copper"})
    before = scene.pile("Overlord")
    scene.p1.plays("Overlord")
    assert scene.p1.aside == cards("Overlord")
    scene.p1.ends_turn()
    assert scene.pile("Overlord") == before + 1


def test_encampment_returned_must_be_taken_first() -> None:
    """seed 000:5453: it lies on the Plunder again"""
    scene = Scene(piles={"Encampment/Plunder": "2 Plunder"}, p1={"hand": "Encampment", "deck": "9 Copper"})
    scene.p1.plays("Encampment")
    scene.p1.ends_turn()
    assert scene.top("Encampment/Plunder") == "encampment"


def test_two_charms_for_one_purchase() -> None:
    """seed 000:5679: both gain a card of another name than the bought one, perhaps the same"""
    scene = Scene(kingdom="Laboratory, Market", p1={"hand": "2 Charm", "coins": 5}, phase="buy")
    scene.p1.plays("Charm", "gain")
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Duchy", "Laboratory", "Laboratory")
    assert scene.p1.discard == cards("Duchy, 2 Laboratory")


def test_charm_tax_and_groundskeeper() -> None:
    """seed 000:5815, 000:5599: the card gained beside is not bought: its debt stays; each Victory card gives a point"""
    scene = Scene(landscapes="Tax", kingdom="Market", p1={"hand": "Charm", "play": "Groundskeeper", "coins": 5},
                  phase="buy")
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Market", "Charm", "Duchy")
    assert scene.tokens("Duchy", "debt") == 1
    assert scene.p1.debt == 1
    assert scene.p1.points == 1


def test_crown_by_crown_in_the_buy_phase() -> None:
    """seed 000:5623: two Treasures twice each"""
    scene = Scene(p1={"hand": "2 Crown, Gold, Silver"}, phase="buy")
    scene.p1.plays("Crown", "Crown", "Gold", "Silver")
    assert scene.p1.coins == 10


def test_farmers_market_takes_four() -> None:
    """seed 000:5480: taken, trashed, and it begins anew, also with an empty pile"""
    scene = Scene(piles={"Farmers' Market": 0}, tokens={("Farmers' Market", "points"): 4},
                  p1={"hand": "2 Farmers' Market", "actions": 2})
    scene.p1.plays("Farmers' Market")
    assert scene.p1.points == 4
    assert scene.trash == cards("Farmers' Market")
    scene.p1.plays("Farmers' Market")
    assert scene.p1.coins == 1


def test_gladiator_without_cards() -> None:
    """seed 000:5487: nothing revealed, so nothing is matched"""
    scene = Scene(kingdom="Gladiator/Fortune", p1={"hand": "Gladiator"}, p2={"hand": "Copper"})
    scene.p1.plays("Gladiator")
    assert scene.p1.coins == 3
    assert scene.trash == cards("Gladiator")


def test_fortune_twice() -> None:
    """seed 000:5714: the coins are doubled once per turn; each play gives a buy"""
    scene = Scene(p1={"hand": "Crown, Fortune", "coins": 3}, phase="buy")
    scene.p1.plays("Crown", "Fortune")
    assert scene.p1.coins == 6
    assert scene.p1.me.buys == 3


def test_rocks_in_another_players_turn() -> None:
    """seed 000:5521: to the hand at any other time"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Rocks, Copper"})
    scene.p1.plays("Bandit")
    assert scene.p2.hand == cards("Silver")


def test_temple_takes_what_lies_on_an_empty_pile() -> None:
    """seed 000:5535: points are put on the empty place; who gains one later takes them"""
    scene = Scene(piles={"Temple": 0}, p1={"hand": "Temple, Copper, Estate"})
    scene.p1.plays("Temple", "Copper, Estate")
    assert scene.tokens("Temple", "points") == 1


def test_wild_hunt_without_estates() -> None:
    """seed 000:5666: the option may be chosen, the points stay"""
    scene = Scene(piles={"Estate": 0}, tokens={("Wild Hunt", "points"): 3}, p1={"hand": "Wild Hunt"})
    scene.p1.plays("Wild Hunt", "estate")
    assert scene.p1.points == 0
    assert scene.tokens("Wild Hunt", "points") == 3


def test_patrician_and_debt() -> None:
    """seed 000:5460: Fortune comes to the hand, City Quarter does not"""
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, Fortune"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper, Fortune")
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, City Quarter"})
    scene.p1.plays("Patrician")
    assert scene.p1.deck == in_order("City Quarter")


def test_emporium_outside_the_own_turn() -> None:
    """seed 000:5612: without five Actions in play nothing; Durations and called cards count"""
    scene = Scene(kingdom="Patrician/Emporium", piles={"Patrician/Emporium": "Emporium"},
                  p1={"play": "3 Village, Guide", "durations": "Caravan"})
    scene.p1.gains("Emporium")
    assert scene.p1.points == 2


def test_haunted_castle_outside_the_own_turn() -> None:
    """seed 000:5736: only in the own turn; not an Attack"""
    scene = Scene(piles={"Castles": "Haunted Castle"}, p1={"hand": "5 Copper"}, p2={"hand": "5 Copper"})
    scene.p2.gains("Haunted Castle")
    assert scene.p2.discard == cards("Haunted Castle")
    assert len(scene.p1.hand) == 5


def test_aqueduct_and_a_harem() -> None:
    """seed 000:5859: both things for a Treasure that is a Victory card, in either order"""
    scene = Scene(landscapes="Aqueduct", kingdom="Harem", tokens={("Harem", "points"): 1, ("Aqueduct", "points"): 2})
    scene.p1.gains("Harem", "move")
    assert scene.p1.points == 3
    scene = Scene(landscapes="Aqueduct", kingdom="Harem", tokens={("Harem", "points"): 1, ("Aqueduct", "points"): 2})
    scene.p1.gains("Harem", "take")
    assert scene.p1.points == 2


def test_labyrinth_and_trader() -> None:
    """seed 000:5913, rules.md GAIN-06: a card not gained after all does not count, its Silver does"""
    scene = Scene(landscapes="Labyrinth", p1={"hand": "Trader"})
    scene.p1.gains("Gold", "yes")
    assert scene.p1.points == 0
    scene.p1.gains("Curse", "no")
    assert scene.p1.points == 2


def test_basilica_after_overpaying() -> None:
    """seed 000:5875: the coins that are left then"""
    scene = Scene(landscapes="Basilica", kingdom="Masterpiece", p1={"coins": 6}, phase="buy")
    scene.p1.buys("Masterpiece", 2)
    assert scene.p1.points == 0
    scene = Scene(landscapes="Basilica", kingdom="Masterpiece", p1={"coins": 6}, phase="buy")
    scene.p1.buys("Masterpiece", 1, "Basilica")
    assert scene.p1.points == 2


def test_mountain_pass_forty() -> None:
    """seed 000:5900: nobody can bid more; all may pass"""
    scene = Scene(landscapes="Mountain Pass", phase="buy", p1={"coins": 8}, p2={}, p3={})
    scene.p1.buys("Province")
    scene.p1.ends_turn(scene.p2("40"))
    assert (scene.p2.debt, scene.p2.points) == (40, 8)
    scene = Scene(landscapes="Mountain Pass", phase="buy", p1={"coins": 8}, p2={}, p3={})
    scene.p1.buys("Province")
    scene.p1.ends_turn(scene.p2("0"), scene.p3("0"), scene.p1("0"))
    assert [player.points for player in scene.game.players] == [0, 0, 0]


def test_scoring_landmarks_count_every_place() -> None:
    """seed 000:5857, rules.md ZONE-12: mats, set aside, Exile"""
    scene = Scene(landscapes="Wall, Palace", p1={"deck": "7 Copper", "tavern": "5 Silver", "exile": "2 Gold",
                                                 "mats": {"Island": "2 Estate"}})
    assert scene.p1.score == 2 * 3 - 1 + 2


def test_tower_and_ruins() -> None:
    """seed 000:5954: a whole pile must be gone; Curses count, Victory cards do not"""
    scene = Scene(landscapes="Tower", kingdom="Tunnel", piles={"Ruins": 0, "Tunnel": 0, "Curse": 0},
                  p1={"deck": "2 Ruined Village, Survivors, Tunnel, 2 Curse"})
    assert scene.p1.score == 3 + 2 + 2 - 2
