"""Adventures and Empires, statement by statement of the source book: what no other test carries out."""
from typing import Any

import pytest

from throneroom.errors import BadScenario
from throneroom.testing import Scene, cards, in_order


def possessed(p2: dict[str, Any], **more: Any) -> Scene:
    """Player 1 plays the turn of player 2."""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"}, p2=p2, **more)
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    return scene


# --- Adventures: Reserve cards ------------------------------------------------------------------------------
def test_coin_of_the_realm_and_royal_carriage_in_another_players_turn() -> None:
    """000:4986, 000:5169: after an Action played as a reaction; the coin is discarded in that turn's Clean-up"""
    p2 = {"hand": "Caravan Guard, 2 Copper", "deck": "9 Copper"}
    scene = Scene(p1={"hand": "Militia"}, p2={**p2, "tavern": "Coin of the Realm"})
    scene.p1.plays("Militia", scene.p2("Caravan Guard"), scene.p2("yes"))
    scene.p1.ends_turn()
    assert (scene.p2.in_play, scene.p2.discard) == (["caravan_guard"], ["coin_of_the_realm"])
    assert scene.p2.actions == 1
    scene = Scene(p1={"hand": "Militia"}, p2={**p2, "tavern": "Royal Carriage"})
    scene.p1.plays("Militia", scene.p2("Caravan Guard"), scene.p2("yes"), scene.p2("Copper"))
    scene.p1.ends_turn()
    assert scene.p2.in_play == cards("Caravan Guard, Royal Carriage")
    assert scene.p2.coins == 2


def test_coin_of_the_realm_by_a_crown() -> None:
    """000:4984: a coin each time, and one card for the mat"""
    scene = Scene(p1={"hand": "Crown, Coin of the Realm"}, phase="buy")
    scene.p1.plays("Crown", "Coin of the Realm", "no")
    assert (scene.p1.coins, scene.p1.tavern) == (2, ["coin_of_the_realm"])


@pytest.mark.parametrize("card", ["Ratcatcher", "Transmogrify", "Guide"])
def test_called_with_an_empty_hand(card: str) -> None:
    """000:4994, 000:5032, 000:5099: called all the same; Guide draws what there is"""
    scene = Scene(phase="start", p1={"tavern": card, "deck": "2 Gold", "discard": "Copper"})
    scene.run("yes")
    assert scene.p1.in_play == cards(card)
    assert scene.p1.hand == (cards("Copper, 2 Gold") if card == "Guide" else [])


def test_transmogrify_with_a_bridge_troll() -> None:
    """000:5099, 000:5123: costs of this turn: 1 for the Estate, 2 for a Silver"""
    scene = Scene(phase="start", p1={"tavern": "Transmogrify", "hand": "Estate", "durations": "Bridge Troll"})
    scene.run("Transmogrify", "Silver")
    assert not scene.asked[-1].offers("Duchy")
    assert scene.p1.hand == ["silver"]


@pytest.mark.parametrize(("gain", "piles"), [
    ("Duchy", {"Duchy": 1}), ("Dame Anna", {"Knights": "Dame Anna, Sir Martin"}),
    ("Encampment", {"Encampment/Plunder": "Encampment, Plunder"})])
def test_duplicate_without_a_second_copy(gain: str, piles: dict[str, int | str]) -> None:
    """000:5050: called for nothing if no card of that name lies there any more"""
    scene = Scene(p1={"tavern": "Duplicate", "coins": 5}, piles=piles, phase="buy")
    scene.p1.buys(gain, "yes")
    assert scene.p1.discard == cards(gain)
    assert scene.p1.in_play == ["duplicate"]


@pytest.mark.parametrize(("card", "gained"), [("Bandit Camp", "Spoils"), ("Cavalry", "2 Horse")])
def test_duplicate_beside_the_supply(card: str, gained: str) -> None:
    """000:5050: no copy from a pile outside the Supply"""
    scene = Scene(p1={"tavern": "2 Duplicate" if card == "Cavalry" else "Duplicate", "hand": card})
    scene.p1.plays(card, *["yes"] * scene.p1.tavern.count("duplicate"))
    assert scene.p1.discard == cards(gained)


def test_duplicate_for_a_duplicated_card() -> None:
    """000:5050: a card gained by a Duplicate is gained too"""
    scene = Scene(p1={"tavern": "2 Duplicate", "coins": 3}, phase="buy")
    scene.p1.buys("Silver", "yes", "yes")
    assert scene.p1.discard == cards("3 Silver")


def test_duplicate_and_possession() -> None:
    """000:5050: whoever gains the card may call"""
    scene = possessed({"hand": "3 Copper", "tavern": "Duplicate"})
    scene.p2.plays("3 Copper")
    scene.p2.buys("Silver")
    assert scene.p2.tavern == ["duplicate"]


def test_miser_twice() -> None:
    """000:5064: the Copper of the first play is counted by the second; it is not in play"""
    scene = Scene(p1={"hand": "Throne Room, Miser, Copper", "tavern": "2 Copper"})
    scene.p1.plays("Throne Room", "Miser", "copper", "coins")
    assert scene.p1.coins == 3
    assert scene.p1.in_play == cards("Throne Room, Miser")
    assert scene.p1.all_cards == cards("Throne Room, Miser, 3 Copper")


@pytest.mark.parametrize(("coins", "answers", "left"), [(1, (), 2), (2, ("yes", "no"), 1), (2, ("no", "no"), 2)])
def test_wine_merchants_need_not_leave_together(coins: int, answers: tuple[str, ...], left: int) -> None:
    """000:5213: none with one coin, else as many as wanted"""
    scene = Scene(p1={"tavern": "2 Wine Merchant", "coins": coins}, phase="buy")
    scene.p1.ends_turn(*answers)
    assert scene.p1.tavern == cards(f"{left} Wine Merchant")


def test_two_royal_carriages_for_one_card() -> None:
    """000:5169: the play by the first can be followed by the second"""
    scene = Scene(p1={"hand": "Smithy", "tavern": "2 Royal Carriage", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "yes", "yes")
    assert len(scene.p1.hand) == 9
    assert scene.p1.in_play == cards("Smithy, 2 Royal Carriage")


# --- Adventures: other cards --------------------------------------------------------------------------------
def test_raze_with_too_few_cards() -> None:
    """000:5000: the discard pile is shuffled, and what there is looked at"""
    scene = Scene(p1={"hand": "Raze, Gold", "deck": "Silver", "discard": "Copper"})
    scene.p1.plays("Raze", "Gold", "Silver")
    assert (scene.p1.hand, scene.p1.discard) == (["silver"], ["copper"])


def test_overlord_as_a_raze_that_trashes_itself() -> None:
    """000:5000, 000:5706: trashed it is an Overlord again, which costs no coins"""
    scene = Scene(p1={"hand": "Overlord", "deck": "Gold, Silver, Copper"}, kingdom="Raze")
    scene.p1.plays("Overlord", "Raze")
    assert scene.trash == ["overlord"]
    assert scene.p1.hand == [] and len(scene.p1.deck) == 3


def test_treasure_trove_in_either_order() -> None:
    """000:5191: the Copper first, then a Gold for the Duplicate"""
    scene = Scene(p1={"hand": "Treasure Trove", "tavern": "Duplicate"}, phase="buy")
    scene.p1.plays("Treasure Trove", "Copper, Gold", "no", "yes")
    assert scene.p1.discard_order == in_order("2 Gold, Copper")


def test_raze_twice() -> None:
    """000:5000: trashed by its first play, the second has only the hand to choose from; costs are those of now"""
    scene = Scene(p1={"hand": "Throne Room, Raze, Silver", "deck": "Gold, Copper, 3 Estate"})
    scene.p1.plays("Throne Room", "Raze", "Raze", "Gold", "Silver")
    assert scene.trash == cards("Raze, Silver")
    scene = Scene(p1={"hand": "Raze, Silver", "play": "Bridge Troll", "deck": "Gold, Copper, Estate"})
    scene.p1.plays("Raze", "Silver", "Gold")
    assert (scene.p1.discard, scene.p1.deck) == (["copper"], ["estate"])


def test_gear_twice_with_cards_aside_once() -> None:
    """000:5012: the play that set nothing aside keeps nothing in play, the other does"""
    scene = Scene(p1={"hand": "Throne Room, Gear, Gold", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Gear", "Gold", None)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Gear, Throne Room")


def test_caravan_guard_and_the_token_already_there() -> None:
    """000:5177: its card is drawn before the Relic's token comes, but an older token counts"""
    scene = Scene(p1={"hand": "Relic"}, p2={"hand": "Caravan Guard", "deck": "Gold", "card_penalty": True}, phase="buy")
    scene.p1.plays("Relic", scene.p2("Caravan Guard"))
    assert scene.p2.hand == []
    assert scene.p2.card_penalty


def test_relic_is_an_attack() -> None:
    """000:5177: a Moat helps, in the Buy phase too"""
    scene = Scene(p1={"hand": "Relic"}, p2={"hand": "Moat"}, p3={}, phase="buy")
    scene.p1.plays("Relic", scene.p2("Moat"))
    assert (scene.p2.card_penalty, scene.p3.card_penalty) == (False, True)


@pytest.mark.parametrize(("deck", "discarded", "left"), [(4, 3, 1), (3, 3, 0), (2, 2, 0), (0, 0, 0)])
def test_scouting_party_discards_first(deck: int, discarded: int, left: int) -> None:
    """000:5241: with fewer than five cards three are discarded if possible, and only the rest goes back"""
    scene = Scene(landscapes="Scouting Party", phase="buy", p1={"coins": 2, "deck": f"{deck} Copper" if deck else ""})
    scene.p1.buys("Scouting Party")
    assert (len(scene.p1.discard), len(scene.p1.deck)) == (discarded, left)


def test_bridge_troll_enchanted() -> None:
    """000:5123, 000:5511: in play it makes cards cheaper all the same; no token, no staying"""
    scene = Scene(turn=2, p2={"hand": "Enchantress"}, p1={"hand": "Bridge Troll", "deck": "5 Copper"})
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    scene.p1.plays("Bridge Troll")
    assert scene.cost("Gold") == (5, 0, 0)
    assert not scene.p2.coin_penalty
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_bridge_troll_where_costs_matter_without_buying() -> None:
    """000:5123: for all purposes: a Laboratory by a Workshop, a Silver for two cards by an Artificer"""
    scene = Scene(p1={"play": "Bridge Troll", "hand": "Workshop"}, kingdom="Laboratory")
    scene.p1.plays("Workshop", "Laboratory")
    assert scene.p1.discard == ["laboratory"]
    scene = Scene(p1={"play": "Bridge Troll", "hand": "Artificer, 2 Copper", "deck": "Copper"})
    scene.p1.plays("Artificer", "2 Copper", "Silver")
    assert scene.p1.deck == ["silver"]


def test_minus_one_coin_in_any_way() -> None:
    """000:5121: a token on the pile, Coffers; no coins at all do not use it up"""
    scene = Scene(p1={"hand": "Smithy", "tokens": {"+1 coin": "Smithy"}, "coin_penalty": True})
    scene.p1.plays("Smithy")
    assert (scene.p1.coins, scene.p1.coin_penalty) == (0, False)
    scene = Scene(p1={"coffers": 3, "coin_penalty": True}, phase="buy", kingdom="Baker")
    scene.p1.spends(2)
    assert scene.p1.coins == 1
    scene = Scene(p1={"hand": "Miser, Copper", "coin_penalty": True})
    scene.p1.plays("Miser", "coins")
    assert scene.p1.coin_penalty


def test_storyteller_with_the_minus_one_coin_token() -> None:
    """000:5155, 000:5121: what was not received is not paid"""
    scene = Scene(p1={"hand": "Storyteller, Gold", "deck": "9 Copper", "coin_penalty": True})
    scene.p1.plays("Storyteller", "Gold")
    assert (len(scene.p1.hand), scene.p1.coins) == (3, 0)


@pytest.mark.parametrize("answers", [(), ("Copper", "Copper", "Copper")])
def test_storyteller_plays_none_to_three_treasures(answers: tuple[str, ...]) -> None:
    """000:5155: it pays its own coin too"""
    scene = Scene(p1={"hand": "Storyteller, 4 Copper", "deck": "9 Estate"})
    scene.p1.plays("Storyteller", *(answers or (None,)))
    assert scene.p1.hand.count("estate") == 1 + len(answers)


@pytest.mark.parametrize("hags", [1, 2])
def test_several_swamp_hags(hags: int) -> None:
    """000:5197: a Curse for each of them, or for each play"""
    scene = Scene(p1={"hand": "2 Swamp Hag" if hags == 2 else "Throne Room, Swamp Hag", "actions": 2}, p2={})
    if hags == 2:
        scene.p1.plays("Swamp Hag")
        scene.p1.plays("Swamp Hag")
    else:
        scene.p1.plays("Throne Room", "Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.buys("Copper")
    assert scene.p2.discard == cards("Copper, 2 Curse")
    scene.p2.ends_turn()
    assert scene.p1.coins == 6


def test_swamp_hag_and_a_card_gained_beside() -> None:
    """000:5197, 000:5073: one Port is bought, the other only gained"""
    scene = Scene(p1={"hand": "Swamp Hag"}, p2={"hand": "4 Copper"}, kingdom="Port")
    scene.p1.plays("Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.plays("4 Copper")
    scene.p2.buys("Port", "Port")
    assert scene.p2.discard == cards("Curse, 2 Port")


def test_swamp_hag_takes_the_last_curse() -> None:
    """000:5197: at the purchase, so there is none left to be gained for the money"""
    scene = Scene(p1={"hand": "Swamp Hag"}, p2={}, piles={"Curse": 1})
    scene.p1.plays("Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.buys("Curse")
    assert scene.p2.discard == ["curse"]


def test_haunted_woods_in_the_order_the_buyer_likes() -> None:
    """000:5147: only those it affects"""
    scene = Scene(p1={"hand": "Haunted Woods"}, p2={"hand": "Estate, Duchy"}, p3={"hand": "Moat"})
    scene.p1.plays("Haunted Woods", scene.p3("Moat"))
    scene.p1.ends_turn()
    scene.p2.buys("Copper", "Estate, Duchy")
    assert scene.p2.deck == in_order("Duchy, Estate")
    scene.p2.ends_turn()
    scene.p3.buys("Copper")
    assert scene.p3.hand == ["moat"]


def test_giant_with_bridge_troll_debt_and_no_card() -> None:
    """000:5183: 3 to 6 coins as of now; debt is none of it; no card, no Curse"""
    scene = Scene(p1={"hand": "Giant", "counters": {"Journey token": 1}, "play": "Bridge Troll"},
                  p2={"deck": "Silver"}, p3={"deck": "City Quarter"}, p4={}, p5={"deck": "Merchant Ship"})
    scene.p1.plays("Giant")
    assert scene.p2.discard == cards("Silver, Curse")
    assert scene.p3.discard == cards("City Quarter, Curse")
    assert scene.p4.discard == []
    assert scene.trash == ["merchant_ship"]


def test_giant_twice() -> None:
    """000:5183: down for a coin, up for five and the attack"""
    scene = Scene(p1={"hand": "Throne Room, Giant"}, p2={"deck": "Gold, Silver"})
    scene.p1.plays("Throne Room", "Giant")
    assert (scene.p1.coins, scene.trash) == (6, ["gold"])


def test_lost_city_in_another_players_turn() -> None:
    """000:5205: all but the one who gains it draw"""
    scene = Scene(p1={"deck": "Copper"}, p2={"deck": "Copper"}, p3={"deck": "Copper"}, kingdom="Lost City")
    scene.p2.gains("Lost City")
    assert (scene.p1.hand, scene.p2.hand, scene.p3.hand) == (["copper"], [], ["copper"])


def test_port_and_the_last_one() -> None:
    """000:5073: one card is gained in all"""
    scene = Scene(p1={"coins": 4}, piles={"Port": 1}, phase="buy")
    scene.p1.buys("Port")
    assert scene.p1.discard == ["port"]


def test_artificer_gains_only_what_costs_coins_and_nothing_else() -> None:
    """000:5161: no Potion in the cost"""
    scene = Scene(p1={"hand": "Artificer, 3 Copper", "deck": "Copper"}, kingdom="Alchemist, Village")
    scene.p1.plays("Artificer", "3 Copper", "Village")
    assert not scene.asked[-1].offers("Alchemist")


# --- Adventures: Travellers ---------------------------------------------------------------------------------
def test_warrior_and_costs() -> None:
    """000:5402: as they are now; a + or * beside them does not matter, debt and Potion do"""
    scene = Scene(p1={"hand": "Warrior", "deck": "2 Copper"}, p2={"deck": "Masterpiece"}, p3={"deck": "Fugitive"},
                  p4={"deck": "Engineer"})
    scene.p1.plays("Warrior")
    assert scene.trash == cards("Masterpiece, Fugitive")
    scene = Scene(p1={"hand": "Warrior", "deck": "2 Copper", "play": "Bridge Troll"}, p2={"deck": "Laboratory"},
                  p3={"deck": "Silver"})
    scene.p1.plays("Warrior")
    assert scene.trash == ["laboratory"]


def test_warrior_and_too_few_cards() -> None:
    """000:5402: as many as there are, shuffling in between; a Moat spares all of it"""
    scene = Scene(p1={"hand": "Warrior", "deck": "2 Copper", "play": "2 Page"},
                  p2={"deck": "Silver", "discard": "Smithy"}, p3={"hand": "Moat", "deck": "Silver"})
    scene.p1.plays("Warrior", scene.p3("Moat"))
    assert scene.trash == cards("Silver, Smithy")
    assert scene.p3.deck == ["silver"]


def test_soldier_looks_at_each_hand() -> None:
    """000:5343: one card from four or more"""
    scene = Scene(p1={"hand": "Soldier"}, p2={"hand": "3 Copper"}, p3={"hand": "6 Copper"})
    scene.p1.plays("Soldier")
    assert (len(scene.p2.hand), len(scene.p3.hand)) == (3, 5)


def test_treasure_hunter_looks_at_the_very_last_turn() -> None:
    """000:5392: an extra turn, exchanges and gains outside of it do not count"""
    scene = Scene(turn=2, landscapes="Mission", p2={"hand": "Page", "coins": 7, "buys": 2, "deck": "9 Copper"},
                  p1={"hand": "Treasure Hunter"})
    scene.p2.plays("Page")
    scene.p2.buys("Silver")
    scene.p2.buys("Mission")
    scene.p2.ends_turn("yes")
    scene.p2.ends_turn()
    scene.p2.gains("Copper")
    scene.p1.plays("Treasure Hunter")
    assert scene.p1.discard == []


def test_champion_also_against_ones_own_wish() -> None:
    """000:5424: an Attack that would bring a card does not"""
    scene = Scene(p1={"hand": "Champion, Copper", "deck": "9 Copper"}, p2={"hand": "Legionary, Gold"})
    scene.p1.plays("Champion")
    scene.p1.ends_turn()
    scene.p2.plays("Legionary", "yes")
    assert len(scene.p1.hand) == 5


def test_champion_played_twice() -> None:
    """000:5424: for the rest of the game, once for each play; the Throne Room stays too"""
    scene = Scene(p1={"hand": "Throne Room, Champion, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", "Champion")
    assert scene.p1.actions == 3
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 4
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Champion, Throne Room")


def test_two_pages_and_one_treasure_hunter() -> None:
    """000:5385: the second has nothing to be exchanged for"""
    scene = Scene(p1={"hand": "2 Page", "deck": "9 Copper"}, piles={"Treasure Hunter": 1})
    scene.p1.plays("Page")
    scene.p1.plays("Page")
    scene.p1.ends_turn("yes")
    assert (scene.pile("Treasure Hunter"), scene.pile("Page")) == (0, 11)
    assert scene.p1.discard.count("page") == 1


@pytest.mark.parametrize(("pile", "gained"), [(10, ["smithy"]), (0, [])])
def test_disciple_and_an_empty_pile(pile: int, gained: list[str]) -> None:
    """000:5363: played twice all the same; the Action may be left in hand"""
    scene = Scene(p1={"hand": "Disciple, Smithy", "deck": "9 Copper"}, piles={"Smithy": pile})
    scene.p1.plays("Disciple", "Smithy")
    assert (len(scene.p1.hand), scene.p1.discard) == (6, gained)
    scene = Scene(p1={"hand": "Disciple, Smithy"})
    scene.p1.plays("Disciple", None)
    assert scene.p1.hand == ["smithy"]


def test_all_four_bonus_tokens_on_one_pile() -> None:
    """000:5375: each of them, and before the card"""
    scene = Scene(p1={"hand": "Ranger", "deck": "9 Copper",
                      "tokens": {"+1 card": "Ranger", "+1 buy": "Ranger", "+1 coin": "Ranger", "+1 action": "Ranger"}})
    scene.p1.plays("Ranger")
    assert (len(scene.p1.hand), scene.p1.coins, scene.p1.actions, scene.p1.buys) == (1, 1, 1, 3)


# --- Adventures: Events -------------------------------------------------------------------------------------
def test_nothing_can_be_bought_at_the_black_market_in_a_mission_turn() -> None:
    """000:5271: no cards, whatever the way"""
    scene = Scene(black_market="Moat", stacks={"black_market": "Moat"}, landscapes="Mission", phase="buy",
                  p1={"coins": 4, "deck": "Black Market, 4 Gold"})
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    scene.p1.plays("Black Market", "4 Gold")
    assert "moat" not in scene.p1.all_cards


def test_mission_in_an_outpost_turn_and_beside_one() -> None:
    """000:5271: the turn before must be another player's; with an Outpost in the same turn there are two"""
    scene = Scene(p1={"hand": "Outpost", "deck": "3 Gold, 9 Copper"}, landscapes="Mission")
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    scene.p1.plays("3 Gold")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene = Scene(p1={"hand": "Outpost", "coins": 4, "deck": "20 Copper"}, landscapes="Mission")
    scene.p1.plays("Outpost")
    scene.p1.buys("Mission")
    scene.p1.ends_turn("Outpost", "Mission")
    assert len(scene.p1.hand) == 3
    scene.p1.ends_turn()
    assert (scene.whose_turn, len(scene.p1.hand)) == (1, 5)


def test_once_per_turn_means_each_turn() -> None:
    """000:5231, 000:5271: Borrow again in the Mission turn, for the token has been drawn away"""
    scene = Scene(landscapes="Borrow, Mission", p1={"coins": 3, "deck": "20 Copper"}, phase="buy")
    scene.p1.buys("Borrow")
    assert not scene.p1.can_buy("Borrow")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 4
    scene.p1.buys("Borrow")
    assert (scene.p1.coins, scene.p1.card_penalty) == (1, True)


def test_plan_bought_again_moves_the_token() -> None:
    """000:5259: and only then the new pile counts"""
    scene = Scene(landscapes="Plan", kingdom="Village, Smithy", phase="buy",
                  p1={"coins": 13, "buys": 4, "hand": "Estate, Curse"})
    scene.p1.buys("Plan", "Village")
    scene.p1.buys("Plan", "Smithy")
    scene.p1.buys("Village")
    scene.p1.buys("Smithy", "Curse")
    assert (scene.p1.tokens, scene.p1.hand) == ({"trashing": "smithy"}, ["estate"])


def test_tokens_may_be_put_onto_an_empty_pile() -> None:
    """000:5307: an Action pile of the Supply, cards or not"""
    scene = Scene(landscapes="Training", kingdom="Village, Smithy", piles={"Village": 0}, phase="buy",
                  p1={"coins": 6, "tokens": {"+1 coin": "Smithy"}})
    scene.p1.buys("Training", "Village")
    assert scene.p1.tokens == {"+1 coin": "village"}


def test_seaway_without_a_card() -> None:
    """000:5295: nothing gained, or a Silver instead: the token stays where it is"""
    scene = Scene(landscapes="Seaway", phase="buy", kingdom="Laboratory",
                  p1={"coins": 5, "tokens": {"+1 buy": "Laboratory"}})
    scene.p1.buys("Seaway")
    assert scene.p1.tokens == {"+1 buy": "laboratory"}
    scene = Scene(landscapes="Seaway", kingdom="Village", phase="buy", p1={"coins": 5, "hand": "Trader"})
    scene.p1.buys("Seaway", "Village", "yes")
    assert (scene.p1.tokens, scene.p1.discard) == ({}, ["silver"])


def test_raid_is_no_attack() -> None:
    """000:5305: no reaction; as many Silvers as are left"""
    scene = Scene(landscapes="Raid", phase="buy", p1={"coins": 5, "play": "3 Silver"}, p2={"hand": "Moat"}, p3={},
                  piles={"Silver": 2})
    scene.p1.buys("Raid")
    assert scene.p2.card_penalty and scene.p3.card_penalty
    assert scene.p1.discard == cards("2 Silver")


def test_pilgrimage_up_to_three_of_those_left() -> None:
    """000:5279: fewer, or none; an empty pile gives nothing"""
    for chosen, gained in (("Gold, Silver", ["silver"]), (None, [])):
        scene = Scene(landscapes="Pilgrimage", phase="buy", piles={"Gold": 0},
                      p1={"coins": 4, "play": "Gold, 2 Silver, Copper", "counters": {"Journey token": 1}})
        scene.p1.buys("Pilgrimage", chosen)
        assert scene.p1.discard == gained


def test_trade_with_few_silvers() -> None:
    """000:5287: trashed all the same"""
    scene = Scene(landscapes="Trade", phase="buy", p1={"coins": 5, "hand": "2 Curse"}, piles={"Silver": 1})
    scene.p1.buys("Trade", "2 Curse")
    assert (scene.p1.discard, scene.trash) == (["silver"], cards("2 Curse"))


def test_expedition_and_the_minus_one_card_token() -> None:
    """000:5253, 000:5231: seven less one"""
    scene = Scene(landscapes="Expedition, Borrow", phase="buy", p1={"coins": 3, "deck": "12 Copper"})
    scene.p1.buys("Borrow")
    scene.p1.buys("Expedition")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 6


def test_travelling_fair_moves_a_card_gained_to_hand() -> None:
    """000:5245: Villa first goes to the hand or first onto the deck, as its gainer likes"""
    scene = Scene(landscapes="Travelling Fair", p1={"coins": 6}, phase="buy", kingdom="Villa")
    scene.p1.buys("Travelling Fair")
    scene.p1.buys("Villa", "Travelling Fair", "yes")
    assert (scene.p1.deck, scene.p1.hand, scene.p1.actions) == (["villa"], [], 2)


# --- Empires: split piles and Gathering ---------------------------------------------------------------------
def test_encampment_twice_and_a_late_gold() -> None:
    """000:5453: set aside by the first play, it goes back although the second one could show a Gold"""
    scene = Scene(p1={"hand": "Throne Room, Encampment", "deck": "2 Copper, Gold, Copper, 9 Estate"},
                  piles={"Encampment/Plunder": "Plunder"})
    scene.p1.plays("Throne Room", "Encampment", "Gold")
    assert (scene.p1.aside, scene.p1.actions) == (["encampment"], 4)
    scene.p1.ends_turn()
    assert scene.top("Encampment/Plunder") == "encampment"


def test_patrician_shuffles_and_looks_at_costs_of_now() -> None:
    """000:5460, 000:5462: a Laboratory for 4 stays where it is"""
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Patrician")
    assert scene.p1.hand == cards("Copper, Gold")
    scene = Scene(p1={"hand": "Patrician", "deck": "Copper, Laboratory", "play": "Bridge Troll"})
    scene.p1.plays("Patrician")
    assert (scene.p1.hand, scene.p1.deck) == (["copper"], ["laboratory"])


def test_farmers_market_three_times_over_the_limit() -> None:
    """000:5478, 000:5480: four coins, then four points and the trash, then it begins anew"""
    scene = Scene(tokens={("Farmers' Market", "points"): 3}, p1={"hand": "King's Court, Farmers' Market"})
    scene.p1.plays("King's Court", "Farmers' Market")
    assert (scene.p1.coins, scene.p1.points, scene.p1.buys) == (5, 4, 4)
    assert scene.tokens("Farmers' Market", "points") == 1
    assert scene.trash == ["farmers_market"]


def test_gladiator_asks_the_left_neighbour_only() -> None:
    """000:5487: others may have the card; left of the last is the first"""
    scene = Scene(kingdom="Gladiator/Fortune", p1={"hand": "Gladiator, Gold"}, p2={"hand": "Copper"},
                  p3={"hand": "Gold"})
    scene.p1.plays("Gladiator")
    assert (scene.p1.coins, scene.trash) == (3, ["gladiator"])
    scene = Scene(turn=3, p3={"hand": "Gladiator, Gold"}, p1={"hand": "Gold"}, kingdom="Gladiator/Fortune")
    scene.p3.plays("Gladiator", scene.p1("yes"))
    assert (scene.p3.coins, scene.trash) == (2, [])


def test_catapult_in_turn_order() -> None:
    """000:5494: the Curses first, from the left; then whoever has more than three cards"""
    scene = Scene(p1={"hand": "Catapult, Gold"}, p2={"hand": "5 Copper"}, p3={"hand": "3 Copper"},
                  p4={"hand": "4 Estate"}, piles={"Curse": 2})
    scene.p1.plays("Catapult")
    assert (scene.p2.discard, scene.p3.discard) == (cards("2 Copper, Curse"), ["curse"])
    assert scene.p4.discard == ["estate"]


@pytest.mark.parametrize(("trashed", "play", "discarded"), [
    ("Alchemist", "", "Curse"), ("Silver", "Bridge Troll", "Copper"), ("Humble Castle", "", "Copper, Curse")])
def test_catapult_and_what_the_card_costs_and_is(trashed: str, play: str, discarded: str) -> None:
    """000:5494: three coins or more beside a Potion; as of now; a Treasure of two types"""
    scene = Scene(p1={"hand": f"Catapult, {trashed}", "play": play}, p2={"hand": "4 Copper"})
    scene.p1.plays("Catapult")
    assert scene.p2.discard == cards(discarded)


def test_rocks_in_the_buy_phase() -> None:
    """000:5520: trashed there too onto the deck; who gains one in another's Buy phase gets it to hand"""
    scene = Scene(p1={"coins": 3, "play": "Rocks"}, landscapes="Bonfire", phase="buy")
    scene.p1.buys("Bonfire", "Rocks")
    assert scene.p1.deck == ["silver"]
    scene = Scene(p1={"coins": 4}, piles={"Catapult/Rocks": "3 Rocks"}, kingdom="Messenger", p2={}, phase="buy")
    scene.p1.buys("Messenger", "Rocks")
    assert (scene.p1.deck, scene.p2.hand) == (["silver"], ["silver"])


@pytest.mark.parametrize(("hand", "chosen", "left"), [("Temple", None, ""), (
    "Temple, Copper, Estate, Silver, Curse", "Copper, Estate, Curse", "Silver")])
def test_temple_with_no_card_and_with_more_than_three(hand: str, chosen: str | None, left: str) -> None:
    """000:5534: the points come in any case"""
    scene = Scene(p1={"hand": hand})
    scene.p1.plays("Temple", *([chosen] if chosen else []))
    assert scene.p1.hand == cards(left)
    assert (scene.p1.points, scene.tokens("Temple", "points")) == (1, 1)


def test_temple_back_by_an_ambassador() -> None:
    """000:5535: the example of the book: who then gains it takes what lies on the empty place"""
    scene = Scene(p1={"hand": "Ambassador, Temple"}, p2={}, piles={"Temple": 0}, tokens={("Temple", "points"): 2})
    scene.p1.plays("Ambassador", "Temple", 1)
    assert (scene.p2.discard, scene.p2.points) == (["temple"], 2)


def test_wild_hunt_both_ways() -> None:
    """000:5662: the point of the first play is taken by the second"""
    scene = Scene(p1={"hand": "Throne Room, Wild Hunt", "deck": "9 Copper"}, tokens={("Wild Hunt", "points"): 1})
    scene.p1.plays("Throne Room", "Wild Hunt", "cards", "estate")
    assert (scene.p1.points, len(scene.p1.hand)) == (2, 3)


@pytest.mark.parametrize(("reaction", "points"), [("Trader", 0), ("Watchtower", 2)])
def test_wild_hunt_and_an_estate_that_does_not_stay(reaction: str, points: int) -> None:
    """000:5664: a Silver instead is no Estate; one trashed at once was gained"""
    scene = Scene(p1={"hand": f"Wild Hunt, {reaction}"}, tokens={("Wild Hunt", "points"): 2})
    scene.p1.plays("Wild Hunt", "estate", "yes")
    assert scene.p1.points == points


# --- Empires: other cards -----------------------------------------------------------------------------------
def test_chariot_race_with_shuffled_cards() -> None:
    """000:5501, 000:5502: against the left neighbour; nothing without an own card"""
    scene = Scene(p1={"hand": "Chariot Race", "discard": "Gold"}, p2={"discard": "Silver"}, p3={"deck": "Province"})
    scene.p1.plays("Chariot Race")
    assert (scene.p1.coins, scene.p1.points, scene.p1.hand, scene.p2.deck) == (1, 1, ["gold"], ["silver"])
    scene = Scene(p1={"hand": "Chariot Race"}, p2={"deck": "Copper"})
    scene.p1.plays("Chariot Race")
    assert (scene.p1.coins, scene.p1.points) == (0, 0)


def test_enchantress_leaves_durations_alone() -> None:
    """000:5513: the Archive of last turn is no card played now"""
    scene = Scene(turn=2, p2={"hand": "Enchantress"},
                  p1={"durations": {"Archive": "Gold, Silver"}, "hand": "Smithy", "deck": "9 Copper"})
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn("Gold")
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Copper, Gold")


def test_enchantress_each_of_the_others_and_only_until_her_next_turn() -> None:
    """000:5511: player 3 plays none and is free afterwards; an Action in another's turn is not the first"""
    scene = Scene(p1={"hand": "Enchantress, Militia", "deck": "20 Copper", "actions": 2},
                  p2={"hand": "Caravan Guard, 2 Smithy", "deck": "9 Copper"}, p3={"deck": "20 Smithy"})
    scene.p1.plays("Enchantress", scene.p2("no"))
    scene.p1.plays("Militia", scene.p2("Caravan Guard"))
    assert len(scene.p2.hand) == 3
    scene.p1.ends_turn()
    assert scene.p2.coins == 1
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("Smithy, 2 Copper")
    scene.p2.ends_turn()
    scene.p3.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p3.plays("Smithy")
    assert len(scene.p3.hand) == 7


def test_enchantress_leaves_tokens_alone() -> None:
    """000:5511: they are not the card's effect"""
    scene = Scene(turn=2, p2={"hand": "Enchantress"}, p1={"hand": "Smithy", "tokens": {"+1 action": "Smithy"}})
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 2


def test_villa_gained_in_the_action_phase() -> None:
    """000:5544: to the hand, and the Action is there to play it"""
    scene = Scene(p1={"hand": "Engineer"}, kingdom="Villa")
    scene.p1.plays("Engineer", "Villa", "no")
    assert (scene.p1.hand, scene.p1.actions) == (["villa"], 1)
    scene.p1.plays("Villa")
    assert scene.p1.actions == 2


def test_two_villas_in_one_turn() -> None:
    """000:5544: back twice; unused Actions are kept, Treasures may be played in between"""
    scene = Scene(p1={"coins": 7, "actions": 0, "hand": "Copper"}, kingdom="Villa", phase="buy")
    scene.p1.buys("Villa")
    scene.p1.plays("Villa")
    scene.p1.plays("Copper")
    scene.p1.buys("Villa")
    scene.p1.plays("Villa")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.buys) == (2, 4, 1)


def test_two_archives_and_one_card() -> None:
    """000:5555: each has its own cards; with one card there is nothing left for later"""
    scene = Scene(p1={"hand": "2 Archive", "deck": "Gold, Silver, Copper, Duchy, Estate, Province, 20 Curse"})
    scene.p1.plays("Archive", "Gold")
    scene.p1.plays("Archive", "Duchy")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Silver", "Estate")
    assert scene.p1.hand == cards("5 Curse, Silver, Estate")
    scene = Scene(p1={"hand": "Archive", "deck": "Gold"})
    scene.p1.plays("Archive")
    assert scene.p1.hand == ["gold"]
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_crown_on_crown_in_the_action_phase() -> None:
    """000:5621: two further Actions twice each, for the one Action of the first; none need be chosen"""
    scene = Scene(p1={"hand": "2 Crown, Smithy, Village", "deck": "20 Copper"})
    scene.p1.plays("Crown", "Crown", "Village", "Smithy")
    assert (scene.p1.actions, len(scene.p1.hand)) == (4, 8)
    scene = Scene(p1={"hand": "Crown, Smithy"})
    scene.p1.plays("Crown", None)
    assert scene.p1.hand == ["smithy"]


def test_crown_on_other_treasures() -> None:
    """000:5623, 000:5566, 000:5191, 000:5175: all of what they do, twice"""
    scene = Scene(p1={"hand": "Crown, Plunder"}, phase="buy")
    scene.p1.plays("Crown", "Plunder")
    assert (scene.p1.coins, scene.p1.points) == (4, 2)
    scene = Scene(p1={"hand": "Crown, Treasure Trove"}, phase="buy")
    scene.p1.plays("Crown", "Treasure Trove")
    assert scene.p1.discard == cards("2 Gold, 2 Copper")
    scene = Scene(p1={"hand": "Crown, Relic"}, p2={}, phase="buy")
    scene.p1.plays("Crown", "Relic")
    assert (scene.p1.coins, scene.p2.card_penalty) == (4, True)


def test_capital_only_discarded_from_play() -> None:
    """000:5651: trashed from play, or discarded from hand: no debt; two bring twelve"""
    scene = Scene(p1={"hand": "Capital"}, landscapes="Bonfire", phase="buy")
    scene.p1.plays("Capital")
    scene.p1.buys("Bonfire", "Capital")
    scene.p1.ends_turn()
    assert scene.p1.debt == 0
    scene = Scene(p1={"hand": "Capital"})
    scene.p1.discards("Capital")
    assert scene.p1.debt == 0
    scene = Scene(p1={"hand": "2 Capital"}, phase="buy")
    scene.p1.plays("2 Capital")
    scene.p1.buys("Province")
    scene.p1.ends_turn(4)
    assert scene.p1.debt == 8


def test_legionary_each_in_turn() -> None:
    """000:5636: who has two cards or fewer draws all the same; without the Gold nothing happens"""
    others: dict[str, Any] = {"p2": {"hand": "5 Copper", "deck": "Silver"}, "p3": {"deck": "Gold"},
                              "p4": {"hand": "2 Copper", "deck": "Gold"}}
    scene = Scene(p1={"hand": "Legionary, Gold"}, **others)
    scene.p1.plays("Legionary", "yes")
    assert scene.p2.hand == cards("2 Copper, Silver")
    assert (scene.p3.hand, scene.p4.hand) == (["gold"], cards("2 Copper, Gold"))
    scene = Scene(p1={"hand": "Legionary, Gold"}, **others)
    scene.p1.plays("Legionary", "no")
    assert (scene.p1.coins, len(scene.p2.hand)) == (3, 5)


def test_charm_is_used_up_by_the_next_purchase() -> None:
    """000:5677: also if nothing is taken or nothing costs the same"""
    scene = Scene(p1={"hand": "Charm", "coins": 5, "buys": 2}, phase="buy")
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Copper", None)
    scene.p1.buys("Duchy")
    assert scene.p1.discard == cards("Copper, Duchy")
    scene = Scene(p1={"hand": "Charm", "coins": 11, "buys": 2}, phase="buy")
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Gold")
    scene.p1.buys("Duchy")
    assert scene.p1.discard == cards("Duchy, Gold")


def test_charm_at_the_black_market() -> None:
    """000:5677: a card bought there is bought"""
    scene = Scene(black_market="Market", stacks={"black_market": "Market"}, p1={"hand": "Black Market, Charm, Gold"})
    scene.p1.plays("Black Market", "Charm, Gold", "gain", "Market", "Duchy")
    assert scene.p1.discard == cards("Duchy, Market")


def test_overlord_trashed_or_counted_as_what_it_is() -> None:
    """000:5706: a Farmers' Market that is trashed; a Small Castle; an Attack in play"""
    scene = Scene(p1={"hand": "Overlord"}, kingdom="Farmers' Market", tokens={("Farmers' Market", "points"): 4})
    scene.p1.plays("Overlord")
    assert (scene.trash, scene.p1.points) == (["overlord"], 4)
    scene = Scene(p1={"hand": "Overlord"}, piles={"Castles": "Small Castle, Opulent Castle"})
    scene.p1.plays("Overlord")
    assert (scene.trash, scene.p1.discard) == (["overlord"], ["small_castle"])
    scene = Scene(p1={"hand": "Overlord, Soldier", "actions": 2}, kingdom="Militia", p2={"hand": "3 Copper"})
    scene.p1.plays("Overlord")
    scene.p1.plays("Soldier")
    assert scene.p1.coins == 2 + 2 + 1


def test_overlord_as_a_duration_and_as_a_reserve_card() -> None:
    """000:5706: it stays in play as that Duration; on the mat it is an Overlord"""
    scene = Scene(p1={"hand": "Overlord", "deck": "15 Copper"}, kingdom="Dungeon")
    scene.p1.plays("Overlord", "Dungeon", "2 Copper")
    scene.p1.ends_turn()
    scene.p2.ends_turn("2 Copper")
    assert scene.p1.in_play == ["dungeon"]
    scene.p1.ends_turn()
    assert "overlord" in scene.p1.all_cards
    scene = Scene(p1={"hand": "Overlord", "deck": "15 Copper"}, kingdom="Guide")
    scene.p1.plays("Overlord", "Guide")
    assert scene.p1.tavern == ["overlord"]


def test_overlord_with_nothing_to_be() -> None:
    """000:5704: all Action piles empty or too dear"""
    scene = Scene(p1={"hand": "Overlord"}, piles={"Village": 0}, kingdom="Goons")
    scene.p1.plays("Overlord")
    assert scene.p1.in_play == ["overlord"]
    scene = Scene(p1={"hand": "Overlord", "play": "Bridge Troll"}, piles={"Village": 0}, kingdom="Goons")
    scene.p1.plays("Overlord", "Goons")
    assert scene.p1.coins == 2


def test_fortune_doubles_what_was_there_before() -> None:
    """000:5718: not what comes later; a second one does not double"""
    scene = Scene(p1={"hand": "2 Fortune, Gold", "coins": 3}, phase="buy")
    scene.p1.plays("Fortune")
    scene.p1.plays("Gold")
    scene.p1.plays("Fortune")
    assert (scene.p1.coins, scene.p1.buys) == (9, 3)


# --- Empires: Castles ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("left", "gained"), [("King's Castle", ["kings_castle"]), (0, [])])
def test_small_castle_trashes_itself(left: str | int, gained: list[str]) -> None:
    """000:5730: for the Castle on top, if there is one"""
    scene = Scene(p1={"hand": "Small Castle"}, piles={"Castles": left})
    scene.p1.plays("Small Castle")
    assert (scene.trash, scene.p1.discard) == (["small_castle"], gained)


def test_small_castle_crumbling_castle_haunted_castle() -> None:
    """000:5728, 000:5730, 000:5736: trashing and gaining do what they do, the gain in the own turn"""
    scene = Scene(p1={"hand": "Small Castle, Crumbling Castle"}, piles={"Castles": "Haunted Castle"},
                  p2={"hand": "3 Copper, Estate, Duchy"})
    scene.p1.plays("Small Castle", "Crumbling Castle", scene.p2("Estate, Duchy"), scene.p2("Estate, Duchy"))
    assert scene.p1.points == 1
    assert scene.p1.discard == cards("Silver, Haunted Castle, Gold")
    assert scene.p2.deck == in_order("Duchy, Estate")


def test_crumbling_castle_without_silver_and_sprawling_castle_without_duchy() -> None:
    """000:5728, 000:5740: the point comes; an empty pile may be chosen"""
    scene = Scene(p1={"coins": 4}, phase="buy", piles={"Castles": "Crumbling Castle", "Silver": 0})
    scene.p1.buys("Crumbling Castle")
    assert scene.p1.points == 1
    scene = Scene(p1={"coins": 8}, phase="buy", piles={"Castles": "Sprawling Castle", "Duchy": 0})
    scene.p1.buys("Sprawling Castle", "duchy")
    assert scene.p1.discard == ["sprawling_castle"]


def test_grand_castle_counts_cards_of_two_types() -> None:
    """000:5742: in hand and in play"""
    scene = Scene(players=3, p1={"coins": 9, "hand": "Estate, Humble Castle, Copper", "play": "Humble Castle, Harem"},
                  phase="buy", piles={"Castles": "Grand Castle"})
    scene.p1.buys("Grand Castle")
    assert scene.p1.points == 4


# --- Empires: Events ----------------------------------------------------------------------------------------
def test_advance() -> None:
    """000:5805: any Action up to 6 coins, no debt; nothing without trashing"""
    scene = Scene(p1={"hand": "Village"}, phase="buy", landscapes="Advance", kingdom="Goons, City Quarter, Familiar")
    scene.p1.buys("Advance", "Village", "Goons")
    for name in ("City Quarter", "Familiar", "Gold"):
        assert not scene.asked[-1].offers(name)
    scene = Scene(p1={"hand": "Village"}, phase="buy", landscapes="Advance", kingdom="Goons")
    scene.p1.buys("Advance", None)
    assert (scene.p1.hand, scene.p1.discard) == (["village"], [])


def test_delve_twice_and_an_event() -> None:
    """000:5807: with 7 coins and one buy"""
    scene = Scene(landscapes="Delve, Banquet", p1={"coins": 7}, phase="buy")
    scene.p1.buys("Delve")
    scene.p1.buys("Delve")
    scene.p1.buys("Banquet", "Silver")
    assert scene.p1.discard == cards("2 Copper, 3 Silver")
    assert (scene.p1.coins, scene.p1.buys) == (0, 0)


def test_tax_lies_on_every_supply_pile() -> None:
    """000:5815: Kingdom, Curse and basic piles, no others"""
    scene = Scene(landscapes="Tax, Wall", kingdom="Village, Cultist, Page, Gladiator/Fortune, Alchemist", platinum=True)
    for pile in ("Copper", "Curse", "Province", "Village", "Ruins", "Page", "Gladiator/Fortune", "Potion", "Colony"):
        assert scene.tokens(pile, "debt") == 1
    for pile in ("Treasure Hunter", "Wall", "Tax"):
        assert scene.tokens(pile, "debt") == 0


def test_tax_waits_for_the_next_buyer() -> None:
    """000:5815: who gains a card without buying leaves the debt for the next; two more each time"""
    scene = Scene(landscapes="Tax", kingdom="Village", p1={"hand": "Workshop", "coins": 7, "buys": 3})
    scene.p1.plays("Workshop", "Village")
    assert scene.tokens("Village", "debt") == 1
    scene.p1.buys("Tax", "Village")
    scene.p1.buys("Tax", "Village")
    scene.p1.buys("Village")
    assert (scene.p1.debt, scene.tokens("Village", "debt")) == (5, 0)


def test_banquet_without_coppers() -> None:
    """000:5817: it can be bought all the same; no Victory card, of two types either"""
    scene = Scene(landscapes="Banquet", p1={"coins": 3}, phase="buy", kingdom="Duke, Market, Distant Lands",
                  piles={"Copper": 0})
    scene.p1.buys("Banquet", "Market")
    for name in ("Duchy", "Duke", "Distant Lands"):
        assert not scene.asked[0].offers(name)


@pytest.mark.parametrize(("card", "points"), [("Alchemist", 3), ("City Quarter", 0), ("Fortune", 8), ("Copper", 0)])
def test_ritual_counts_coins(card: str, points: int) -> None:
    """000:5821: neither Potion nor debt"""
    scene = Scene(landscapes="Ritual", p1={"coins": 4, "hand": card}, phase="buy")
    scene.p1.buys("Ritual")
    assert scene.p1.points == points


def test_ritual_without_a_curse() -> None:
    """000:5821: none left, or a Silver instead: nothing is trashed; one trashed at once was gained"""
    scene = Scene(landscapes="Ritual", p1={"coins": 4, "hand": "Gold"}, phase="buy", piles={"Curse": 0})
    scene.p1.buys("Ritual")
    assert (scene.p1.hand, scene.p1.points) == (["gold"], 0)
    scene = Scene(landscapes="Ritual", p1={"coins": 4, "hand": "Gold, Trader"}, phase="buy")
    scene.p1.buys("Ritual", "yes")
    assert (scene.p1.discard, scene.p1.points) == (["silver"], 0)
    scene = Scene(landscapes="Ritual", p1={"coins": 4, "hand": "Gold, Watchtower"}, phase="buy")
    scene.p1.buys("Ritual", "yes", "Gold")
    assert (scene.trash, scene.p1.points) == (cards("Curse, Gold"), 6)


@pytest.mark.parametrize(("event", "coins"), [("Dominate", 14), ("Triumph", 0)])
def test_possessed_one_gains_nothing_and_gets_nothing_for_it(event: str, coins: int) -> None:
    """000:5833, 000:5843: the possessor gains the card, so it was not gained by who bought the Event"""
    scene = possessed({"hand": f"{coins} Copper" if coins else ""}, landscapes=event)
    if coins:
        scene.p2.plays(f"{coins} Copper")
    scene.p2.buys(event)
    assert (scene.p1.points, scene.p2.points) == (0, 0)
    assert ("province" if coins else "estate") in scene.p1.discard


def test_salt_the_earth_ends_the_game() -> None:
    """000:5819, 000:5909: the last Province trashed from the Supply; a Tomb counts it"""
    scene = Scene(landscapes="Salt the Earth, Tomb", p1={"coins": 4}, phase="buy", piles={"Province": 1})
    scene.p1.buys("Salt the Earth", "Province")
    assert (scene.p1.points, scene.trash) == (2, ["province"])
    scene.p1.ends_turn()
    assert scene.over


def test_annex_leaves_what_is_chosen() -> None:
    """000:5845: up to five; the others are shuffled into the deck; none there, just a Duchy"""
    scene = Scene(landscapes="Annex", p1={"discard": "3 Copper, Gold", "deck": "Estate"}, phase="buy")
    scene.p1.buys("Annex", "Gold")
    assert scene.p1.discard == cards("Duchy, Gold")
    assert sorted(scene.p1.deck) == cards("3 Copper, Estate")
    scene = Scene(landscapes="Annex", p1={"deck": "Estate"}, phase="buy")
    scene.p1.buys("Annex")
    assert scene.p1.discard == ["duchy"]


def test_donate_all_none_and_twice() -> None:
    """000:5847: after the turn, so five cards also after an Expedition; once for each purchase"""
    scene = Scene(landscapes="Donate", p1={"deck": "3 Copper", "hand": "2 Estate", "discard": "Curse"}, phase="buy")
    scene.p1.buys("Donate")
    scene.p1.ends_turn("3 Copper, 2 Estate, Curse")
    assert scene.p1.all_cards == []
    scene = Scene(landscapes="Donate, Expedition", p1={"deck": "9 Copper", "coins": 3, "buys": 2}, phase="buy")
    scene.p1.buys("Expedition")
    scene.p1.buys("Donate")
    scene.p1.ends_turn(None)
    assert (len(scene.p1.hand), len(scene.p1.deck)) == (5, 4)
    scene = Scene(landscapes="Donate", p1={"buys": 2, "coins": 8, "deck": "10 Copper"}, phase="buy")
    scene.p1.buys("Donate")
    scene.p1.pays_debt(8)
    scene.p1.buys("Donate")
    scene.p1.ends_turn("5 Copper", "3 Copper")
    assert scene.p1.all_cards == cards("2 Copper")


# --- Empires: Landmarks -------------------------------------------------------------------------------------
def test_aqueduct_takes_from_any_treasures_pile() -> None:
    """000:5859: points of a Defiled Shrine on the pile of a Treasure; points on Copper; none where none are"""
    scene = Scene(landscapes="Aqueduct, Defiled Shrine", p1={}, piles={"Catapult/Rocks": "2 Rocks"})
    assert scene.tokens("Catapult/Rocks", "points") == 2
    scene.p1.gains("Rocks", "Aqueduct")
    assert scene.tokens("Catapult/Rocks", "points") == 1
    assert scene.tokens("Aqueduct", "points") == 2          # that of the Silver too
    assert scene.tokens("Defiled Shrine", "points") == 0
    scene = Scene(landscapes="Aqueduct", tokens={("Copper", "points"): 1})
    scene.p1.gains("Copper")
    scene.p1.gains("Copper")
    assert scene.tokens("Aqueduct", "points") == 1
    scene.p2.gains("Estate")
    assert scene.p2.points == 1


def test_arena_takes_what_is_left_for_any_action() -> None:
    """000:5857, 000:5871: a card of two types will do; nothing must be discarded"""
    scene = Scene(landscapes="Arena", tokens={("Arena", "points"): 1}, p1={"hand": "Crown", "actions": 0})
    scene.run("Crown")
    assert (scene.p1.points, scene.p1.discard) == (1, ["crown"])
    scene = Scene(landscapes="Arena", p1={"hand": "Village", "actions": 0})
    scene.run(None)
    assert (scene.p1.points, scene.p1.hand) == (0, ["village"])


def test_baths_and_what_is_no_gain_of_ones_turn() -> None:
    """000:5873: an exchange, an Event, a gain of somebody else"""
    scene = Scene(landscapes="Baths, Quest", p1={"hand": "Page", "deck": "6 Copper"})
    scene.p1.plays("Page")
    scene.p1.buys("Quest", "nothing")
    scene.p2.gains("Curse")
    scene.p1.ends_turn("yes")
    assert (scene.p1.points, scene.p2.points) == (2, 0)


def test_baths_in_a_possessed_turn() -> None:
    """000:5873: the possessor gained the card, not the player whose turn it was"""
    scene = possessed({"hand": "3 Copper"}, landscapes="Baths")
    scene.p2.plays("3 Copper")
    scene.p2.buys("Silver")
    scene.p2.ends_turn()
    assert (scene.p1.points, scene.p2.points) == (2, 2)     # player 1 for the turn before


def test_basilica_only_for_cards_bought() -> None:
    """000:5875: no Event, no other gain"""
    scene = Scene(landscapes="Basilica, Delve", p1={"coins": 6, "hand": "Workshop"})
    scene.p1.plays("Workshop", "Silver")
    scene.p1.buys("Delve")
    assert scene.p1.points == 0


def test_keep_counts_treasures_one_has() -> None:
    """000:5883: nobody has most of what nobody has; cards of two types count"""
    scene = Scene(landscapes="Keep", p1={"deck": "Humble Castle, Copper"}, p2={"deck": "Copper, 2 Crown"})
    assert (scene.p1.score, scene.p2.score) == (5 + 5 + 1, 10)


def test_defiled_shrine_set_up() -> None:
    """000:5889: piles with the type Action in the Supply, but for the three of the type Gathering"""
    scene = Scene(landscapes="Defiled Shrine", kingdom="Village, Temple, Wild Hunt, Farmers' Market, Crown, Castles, "
                  "Distant Lands, Catapult/Rocks, Cultist, Capital, Page")
    with_points = ["Village", "Crown", "Distant Lands", "Catapult/Rocks", "Ruins", "Page"]
    without = ["Temple", "Wild Hunt", "Farmers' Market", "Castles", "Capital", "Warrior", "Silver"]
    assert [scene.tokens(pile, "points") for pile in with_points] == [2] * 6
    assert [scene.tokens(pile, "points") for pile in without] == [0] * 7


def test_defiled_shrine_runs_out_and_pays_for_a_bought_curse() -> None:
    """000:5857, 000:5889: two of three Villages; a Curse gained takes nothing"""
    scene = Scene(landscapes="Defiled Shrine", kingdom="Village", phase="buy")
    for _ in range(3):
        scene.p1.gains("Village")
    scene.p1.gains("Curse")
    assert (scene.tokens("Defiled Shrine", "points"), scene.p1.points) == (2, 0)
    scene.p1.buys("Curse")
    assert scene.p1.points == 2


def test_mountain_pass_bids() -> None:
    """000:5900: each higher than the last; who gained it in another's turn bids last; once for two Provinces"""
    scene = Scene(landscapes="Mountain Pass", p1={"coins": 8}, players=3, phase="buy")
    scene.p1.buys("Province")
    with pytest.raises(BadScenario):
        scene.p1.ends_turn(scene.p2("5"), scene.p3("5"), scene.p1("0"))
    scene = Scene(landscapes="Mountain Pass", players=3, phase="buy")
    scene.p2.gains("Province")
    scene.p2.gains("Province")
    scene.p1.ends_turn(scene.p3("0"), scene.p1("3"), scene.p2("4"))
    assert (scene.p2.points, scene.p2.debt, scene.p1.debt) == (8, 4, 0)


def test_between_turns_comes_before_the_end() -> None:
    """000:5847, 000:5898: after the last turn too"""
    scene = Scene(landscapes="Mountain Pass", p1={"coins": 8}, phase="buy", piles={"Province": 1})
    scene.p1.buys("Province")
    scene.p1.ends_turn(scene.p2("0"), scene.p1("1"))
    assert (scene.over, scene.p1.points) == (True, 8)


def test_tomb_pays_who_trashes() -> None:
    """000:5909: the book's Swindler; a Gladiator of the Supply; a possessed player"""
    scene = Scene(landscapes="Tomb", kingdom="Village", p1={"hand": "Swindler"}, p2={"deck": "Copper"},
                  p3={"deck": "Silver"})
    scene.p1.plays("Swindler", "Copper", "Village")
    assert (scene.p1.points, scene.p2.points, scene.p3.points) == (0, 1, 1)
    scene = Scene(landscapes="Tomb", p1={"hand": "Gladiator"}, kingdom="Gladiator/Fortune")
    scene.p1.plays("Gladiator")
    assert scene.p1.points == 1
    scene = possessed({"hand": "Chapel, Copper"}, landscapes="Tomb")
    scene.p2.plays("Chapel", "Copper")
    assert (scene.p1.points, scene.p2.points) == (0, 1)


def test_colonnade_for_each_purchase_until_it_is_empty() -> None:
    """000:5857, 000:5911: two copies in play are not more; Treasures do not count"""
    scene = Scene(landscapes="Colonnade", phase="buy", kingdom="Village", tokens={("Colonnade", "points"): 3},
                  p1={"coins": 12, "buys": 4, "play": "2 Village, Silver"})
    for name, points in (("Silver", 0), ("Village", 2), ("Village", 3), ("Village", 3)):
        scene.p1.buys(name)
        assert scene.p1.points == points


def test_labyrinth_counts_the_second_card_of_any_kind() -> None:
    """000:5913: the two Ports of one purchase; a third card gives nothing"""
    scene = Scene(landscapes="Labyrinth", p1={"coins": 4, "buys": 2}, kingdom="Port", phase="buy")
    scene.p1.buys("Port")
    assert scene.p1.points == 2
    scene.p1.buys("Copper")
    assert scene.p1.points == 2


def test_battlefield_in_turn_order() -> None:
    """000:5943: from the player whose turn it is; the last takes what is left"""
    scene = Scene(landscapes="Battlefield", kingdom="Messenger", phase="buy", turn=2, p2={"coins": 4}, players=3,
                  tokens={("Battlefield", "points"): 5})
    scene.p2.buys("Messenger", "Estate")
    assert (scene.p2.points, scene.p3.points, scene.p1.points) == (2, 2, 1)


@pytest.mark.parametrize(("landmark", "owned", "score"), [
    ("Fountain", "10 Copper", 15), ("Fountain", "9 Copper", 0),
    ("Wall", "15 Copper", 0), ("Wall", "16 Copper", -1),
    ("Museum", "Ruined Village, Survivors, Dame Anna, Sir Martin", 8),
    ("Orchard", "3 Crown, 2 Village, 7 Smithy, 3 Silver", 8),
    ("Triumphal Arch", "4 Crown, 7 Villa, 9 Silver", 12), ("Triumphal Arch", "7 Villa", 0),
    ("Triumphal Arch", "7 Villa, 4 Smithy, 4 Village", 12),
    ("Wolf Den", "2 Curse, 2 Copper, Gold", -5)])
def test_scoring(landmark: str, owned: str, score: int) -> None:
    """000:5885, 000:5915, 000:5924, 000:5930, 000:5945, 000:5956: at and beyond the limits, cards of two types"""
    assert Scene(landscapes=landmark, p1={"deck": owned}).p1.score == score


def test_tower_leaves_out_victory_cards_and_piles_beside_the_supply() -> None:
    """000:5954: a Castle is a Victory card even as a Treasure; a Traveller has no Supply pile"""
    scene = Scene(landscapes="Tower", piles={"Castles": 0, "Estate": 0, "Treasure Hunter": 0},
                  p1={"deck": "Humble Castle, Estate, Treasure Hunter"})
    assert scene.p1.score == 1 + 1


def test_obelisk_on_the_ruins() -> None:
    """000:5926, 000:5928: cards of different names from that pile"""
    scene = Scene(landscapes="Obelisk", kingdom="Cultist", p1={"deck": "Ruined Village, Survivors, Cultist"},
                  tokens={("Ruins", "obelisk"): 1})
    assert scene.p1.score == 4


# --- Crossing the two sets ----------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["Hireling", "Champion"])
def test_for_the_rest_of_the_game_even_when_it_has_left_play(card: str) -> None:
    """000:5221, 000:5424, 000:5255: trashed by a Bonfire"""
    scene = Scene(landscapes="Bonfire", p1={"hand": card, "coins": 3, "deck": "10 Village, 20 Copper"})
    scene.p1.plays(card)
    scene.p1.buys("Bonfire", card)
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
    assert len(scene.p1.hand) == (6 if card == "Hireling" else 5)
    scene.p1.plays("Village")
    assert scene.p1.actions == (2 if card == "Hireling" else 3)


def test_debt_in_a_cost_where_adventures_ask_for_one() -> None:
    """000:5099, 000:5050, 000:5161: 8 debt and a coin for Transmogrify; never up to or exactly so many coins"""
    scene = Scene(phase="start", p1={"tavern": "Transmogrify", "hand": "City Quarter"}, kingdom="Engineer, Overlord")
    scene.run("yes", "Overlord")
    assert scene.asked[-1].offers("Engineer", "City Quarter", "Copper")
    assert not scene.asked[-1].offers("Estate")
    scene = Scene(p1={"tavern": "Duplicate"}, kingdom="Engineer", phase="buy")
    scene.p1.gains("Engineer")
    assert scene.p1.tavern == ["duplicate"]
    scene = Scene(p1={"hand": "Artificer"}, kingdom="Engineer")
    scene.p1.plays("Artificer", "Copper")
    assert not scene.asked[-1].offers("Engineer")


def test_enchantress_and_an_action_played_as_the_turn_starts() -> None:
    """000:5511: played in that turn it is the first one"""
    scene = Scene(p1={"coins": 5, "deck": "20 Copper"}, p2={"hand": "Enchantress"}, landscapes="Summon",
                  kingdom="Smithy, Village", phase="buy")
    scene.p1.buys("Summon", "Smithy")
    scene.p1.ends_turn()
    scene.p2.plays("Enchantress")
    scene.p2.ends_turn()
    assert (len(scene.p1.hand), scene.p1.actions) == (6, 2)


def test_royal_carriages_stay_with_a_duration() -> None:
    """000:5169: all of them, until it is discarded"""
    scene = Scene(p1={"hand": "Merchant Ship", "tavern": "2 Royal Carriage", "deck": "9 Copper"})
    scene.p1.plays("Merchant Ship", "yes", "yes")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Merchant Ship, 2 Royal Carriage")
    scene.p2.ends_turn()
    assert scene.p1.coins == 6
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_coin_of_the_realm_inside_a_throne_room() -> None:
    """000:4986: after each play of the card, and after the Throne Room"""
    scene = Scene(p1={"hand": "Throne Room, Smithy", "tavern": "Coin of the Realm", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Smithy", "no", "no", "yes")
    assert scene.p1.actions == 2


def test_plan_is_for_cards_bought() -> None:
    """000:5257: not for what a Charm brings, nor for others who buy there"""
    scene = Scene(landscapes="Plan", kingdom="Village", phase="buy", p2={"hand": "3 Copper, Estate"},
                  p1={"hand": "Charm, Estate", "coins": 3, "tokens": {"trashing": "Village"}})
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Silver", "Village")
    assert scene.p1.hand == ["estate"]
    scene.p1.ends_turn()
    scene.p2.plays("3 Copper")
    scene.p2.buys("Village")
    assert scene.p2.hand == ["estate"]


def test_haunted_woods_and_a_villa() -> None:
    """000:5147, 000:5544: the hand goes onto the deck at the purchase, the Villa comes to hand after it"""
    scene = Scene(p1={"hand": "Haunted Woods"}, p2={"hand": "4 Copper, Estate"}, kingdom="Villa")
    scene.p1.plays("Haunted Woods")
    scene.p1.ends_turn()
    scene.p2.plays("4 Copper")
    scene.p2.buys("Villa")
    assert (scene.p2.hand, scene.p2.deck) == (["villa"], ["estate"])


@pytest.mark.parametrize(("hand", "answers", "discard"), [
    ("3 Curse", ("curses",), "2 Curse, Gold"), ("Relic, Militia", ("attack", "Relic"), "Relic, Gold"),
    ("7 Estate", ("cards",), "6 Estate, Gold"), ("Copper", ("attack",), "")])
def test_quest(hand: str, answers: tuple[str, ...], discard: str) -> None:
    """000:5233: just so many; a Treasure that is an Attack; a way that cannot be gone"""
    scene = Scene(landscapes="Quest", p1={"hand": hand}, phase="buy")
    scene.p1.buys("Quest", *answers)
    assert scene.p1.discard == cards(discard)


@pytest.mark.parametrize(("mine", "theirs", "points"), [
    ("Alchemist", "Silver", 1), ("Gold", "Alchemist", 0), ("Fortune", "Province", 1)])
def test_chariot_race_and_costs_of_several_parts(mine: str, theirs: str, points: int) -> None:
    """000:5502: more in no part less"""
    scene = Scene(p1={"hand": "Chariot Race", "deck": mine}, p2={"deck": theirs})
    scene.p1.plays("Chariot Race")
    assert scene.p1.points == points


@pytest.mark.parametrize(("card", "kept"), [
    ("Archive", True), ("Chariot Race", True), ("Ranger", True), ("Smithy", False), ("Patrician", False)])
def test_the_minus_one_card_token_waits_for_a_draw(card: str, kept: bool) -> None:
    """000:5000, 000:5175, 000:5243: neither for setting aside or revealing, nor for a draw that does not come"""
    scene = Scene(p1={"hand": card, "deck": "4 Copper", "card_penalty": True})
    scene.p1.plays(card)
    assert scene.p1.card_penalty == kept


def test_the_minus_one_card_token_in_another_players_turn() -> None:
    """000:5175, 000:5402, 000:5636: a Warrior's discard is no draw, what a Legionary gives is one"""
    scene = Scene(p1={"hand": "Warrior, Legionary, Gold", "actions": 2},
                  p2={"hand": "3 Copper", "deck": "4 Estate", "card_penalty": True})
    scene.p1.plays("Warrior")
    assert (scene.p2.card_penalty, scene.p2.discard) == (True, ["estate"])
    scene.p1.plays("Legionary", "yes")
    assert (scene.p2.card_penalty, scene.p2.hand) == (False, cards("2 Copper"))


def test_pile_tokens_and_cards_that_are_played_otherwise() -> None:
    """000:5307, 000:5325: a Treasure of a split pile, a Crown in the Buy phase, a reaction in another's turn"""
    scene = Scene(p1={"hand": "Rocks", "tokens": {"+1 coin": "Catapult/Rocks"}}, phase="buy")
    scene.p1.plays("Rocks")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Crown, Gold", "tokens": {"+1 coin": "Crown"}}, phase="buy")
    scene.p1.plays("Crown", "Gold")
    assert scene.p1.coins == 7
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Caravan Guard, Copper", "deck": "9 Copper",
                                              "tokens": {"+1 card": "Caravan Guard", "+1 coin": "Caravan Guard"}})
    scene.p1.plays("Militia", scene.p2("Caravan Guard"))
    assert len(scene.p2.hand) == 3
    scene.p1.ends_turn()
    assert scene.p2.coins == 1          # that of the Guard; the token's came in a turn that was not theirs


def test_tokens_go_onto_action_piles_of_any_kind() -> None:
    """000:5375: cards of two types, Ruins; no Treasures, no Travellers beside the Supply"""
    scene = Scene(phase="start", p1={"tavern": "Teacher"},
                  kingdom="Crown, Distant Lands, Capital, Cultist, Castles, Page")
    scene.run("yes", "+1 buy", "Ruins")
    assert scene.asked[-1].offers("Crown", "Distant Lands", "Ruins", "Page")
    for pile in ("Capital", "Castles", "Warrior"):
        assert not scene.asked[-1].offers(pile)


def test_inherited_estates_are_actions_and_victory_cards() -> None:
    """000:5321: a Sacrifice pays for both, a City Quarter draws for them"""
    for card, points, actions, hand in (("Sacrifice", 2, 2, 5), ("City Quarter", 0, 2, 8)):
        scene = Scene(landscapes="Inheritance", kingdom="Village", phase="buy",
                      p1={"coins": 7, "deck": f"4 Estate, {card}, 20 Copper"})
        scene.p1.buys("Inheritance", "Village")
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        scene.p1.plays(card)
        assert (scene.p1.points, scene.p1.actions, len(scene.p1.hand)) == (points, actions, hand)
