"""The rule book of Allies, statement by statement: what no other test had carried out."""
import pytest

from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.random import allies
from throneroom.kingdoms.setup import Setup
from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order

PLAIN = "cellar chapel festival laboratory market militia mine moat smithy village".split()


# --- Liaisons and other Kingdom cards -----------------------------------------------------------------------
@pytest.mark.parametrize(("ability", "got"), [("cards", (2, 0, 0, 0)), ("actions", (0, 2, 0, 0)),
                                              ("coins", (0, 0, 2, 0)), ("favors", (0, 0, 0, 2))])
def test_broker_gives_two_of_anything_for_an_estate(ability: str, got: tuple[int, ...]) -> None:
    """003:811"""
    scene = Scene(p1={"hand": "Broker, Estate", "deck": "9 Copper", "favors": 0})
    scene.p1.plays("Broker", ability)
    assert (len(scene.p1.hand), scene.p1.actions, scene.p1.coins, scene.p1.favors) == got


def test_broker_counts_the_cost_of_now() -> None:
    """003:811: with Bridge an Estate costs 1; with no card in hand nothing is chosen"""
    scene = Scene(p1={"hand": "Bridge, Broker, Estate", "actions": 2, "favors": 0})
    scene.p1.plays("Bridge")
    scene.p1.plays("Broker", "favors")
    assert scene.p1.favors == 1
    scene = Scene(p1={"hand": "Broker", "favors": 0})
    scene.p1.plays("Broker")
    assert scene.p1.favors == 0


def test_sycophant_played_twice_discards_twice() -> None:
    """003:769: four cards are three and one; each time three coins"""
    scene = Scene(p1={"hand": "Throne Room, Sycophant, 4 Copper", "favors": 0})
    scene.p1.plays("Throne Room", "Sycophant", "3 Copper")
    assert (scene.p1.coins, scene.p1.hand, scene.p1.favors) == (6, [], 0)


def test_bauble_twice_by_crown_on_the_same_gain() -> None:
    """003:776: the fourth option lets each gain of the turn go onto the deck, or not"""
    scene = Scene(p1={"hand": "Crown, Bauble", "coins": 3}, phase="buy")
    scene.p1.plays("Crown", "Bauble", "buys, topdeck", "buys, coins")
    scene.p1.buys("Copper", "no")
    scene.p1.buys("Silver", "yes")
    assert (scene.p1.discard, scene.p1.deck) == (cards("Copper"), in_order("Silver"))


def test_merchant_camps_as_many_as_you_like() -> None:
    """003:781"""
    scene = Scene(p1={"play": "3 Merchant Camp", "deck": "9 Copper"})
    scene.p1.ends_turn("yes", "no", "yes")
    assert scene.p1.hand == cards("2 Merchant Camp, 3 Copper")


def test_importer_in_the_black_market_brings_five_favors() -> None:
    """003:784, 003:690"""
    game = Setup((*PLAIN[1:], "black_market"), ("city_state",),
                 black_market=("importer", "bazaar")).table().new_game()
    assert [player.favors for player in game.players] == [5, 5]


def test_importer_played_gives_no_favors() -> None:
    """003:785: nor when played twice; the next turn brings two gains"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Throne Room, Importer", "deck": "20 Copper", "favors": 5})
    scene.p1.plays("Throne Room", "Importer")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Duchy", "Smithy")
    assert (scene.p1.favors, scene.gained(1)) == (5, ["duchy", "smithy"])


def test_courier_need_not_play_the_card() -> None:
    """003:797"""
    scene = Scene(p1={"hand": "Courier", "deck": "Gold"})
    scene.p1.plays("Courier", "no")
    assert (scene.p1.coins, scene.p1.discard) == (1, cards("Gold"))


def test_courier_without_any_cards() -> None:
    """003:794"""
    scene = Scene(p1={"hand": "Courier"})
    scene.p1.plays("Courier")
    assert scene.p1.coins == 1


def test_royal_galley_need_not_play_a_card() -> None:
    """003:799: it is discarded in this turn then"""
    scene = Scene(p1={"hand": "Royal Galley, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Royal Galley", "no")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.aside == []


def test_royal_galley_plays_an_action_without_using_one() -> None:
    """003:808: Festival's actions are all there, in both turns"""
    scene = Scene(p1={"hand": "Royal Galley, Festival", "deck": "20 Copper"})
    scene.p1.plays("Royal Galley", "Festival")
    assert scene.p1.actions == 2
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.actions, scene.p1.in_play) == (3, cards("Festival, Royal Galley"))


def test_carpenter_with_an_empty_pile_and_an_empty_hand() -> None:
    """003:821: nothing to trash, nothing to gain, and no action"""
    scene = Scene(kingdom="Village", piles={"Village": 0}, p1={"hand": "Carpenter"})
    scene.p1.plays("Carpenter")
    assert (scene.p1.actions, scene.p1.discard) == (0, [])


def test_carpenter_counts_piles_at_every_play() -> None:
    """003:820: the first play takes the last Village, the second must trash"""
    scene = Scene(kingdom="Village, Smithy", piles={"Village": 1}, p1={"hand": "Throne Room, Carpenter, Estate"})
    scene.p1.plays("Throne Room", "Carpenter", "Village", "Smithy")
    assert (scene.p1.actions, scene.trash) == (1, cards("Estate"))


@pytest.mark.parametrize(("ability", "left"), [("1", 3), ("3", 2), ("5", 1)])
def test_innkeeper(ability: str, left: int) -> None:
    """003:825: two cards in hand before"""
    scene = Scene(p1={"hand": "Innkeeper, 2 Copper", "deck": "9 Copper"})
    scene.p1.plays("Innkeeper", ability)
    assert (len(scene.p1.hand), scene.p1.actions) == (left, 1)


def test_skirmisher_every_time() -> None:
    """003:832: who draws again discards again; in turn order; other cards do nothing"""
    scene = Scene(kingdom="Witch, Village", p1={"hand": "Skirmisher", "deck": "Copper"},
                  p2={"hand": "5 Copper", "deck": "2 Estate"}, p3={"hand": "5 Silver"})
    scene.p1.plays("Skirmisher")
    scene.p1.gains("Village")
    assert (len(scene.p2.hand), len(scene.p3.hand)) == (5, 5)
    scene.p1.gains("Witch")
    assert (len(scene.p2.hand), len(scene.p3.hand)) == (3, 3)
    scene.p2.draws(2)
    scene.p1.gains("Skirmisher", scene.p2("2 Estate"))
    assert scene.p2.hand == cards("3 Copper")


def test_skirmisher_is_over_with_the_turn() -> None:
    """003:831"""
    scene = Scene(kingdom="Witch", p1={"hand": "Skirmisher", "deck": "30 Copper"}, p2={"deck": "30 Copper"})
    scene.p1.plays("Skirmisher")
    scene.p1.ends_turn()
    scene.p1.gains("Witch")
    scene.p2.ends_turn()
    scene.p1.gains("Witch")
    assert len(scene.p2.hand) == 5


@pytest.mark.parametrize("gained", ["Royal Galley", "Silver", "Sycophant"])
def test_barbarian_trashing_contract(gained: str) -> None:
    """003:839: Duration, Treasure or Liaison"""
    scene = Scene(kingdom="Royal Galley, Sycophant", p1={"hand": "Barbarian"}, p2={"deck": "Contract"})
    scene.p1.plays("Barbarian", scene.p2(gained))
    assert scene.p2.discard == cards(gained)


def test_barbarian_and_costs_of_now() -> None:
    """003:843: with Bridge a Silver costs 2, so it brings a Curse; a Potion makes no coins"""
    scene = Scene(p1={"hand": "Bridge, Barbarian", "actions": 2}, p2={"deck": "Silver"}, p3={"deck": "Transmute"})
    scene.p1.plays("Bridge")
    scene.p1.plays("Barbarian")
    assert (scene.p2.discard, scene.p3.discard) == (cards("Curse"), cards("Curse"))


def test_guildmaster_twice() -> None:
    """003:848: each play one Favor for each gain"""
    scene = Scene(p1={"hand": "Throne Room, Guildmaster", "favors": 0})
    scene.p1.plays("Throne Room", "Guildmaster")
    scene.p1.gains("Silver")
    assert (scene.p1.favors, scene.p1.coins) == (2, 6)


def test_capital_city_both_in_a_row() -> None:
    """003:852: the coins of the discarding pay for the cards; twice by Throne Room"""
    scene = Scene(p1={"hand": "Throne Room, Capital City, 3 Estate", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Capital City", "yes", "2 Estate", "yes", "yes", "Estate, Copper", "no")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.hand) == (2, 4, cards("3 Copper"))


def test_capital_city_as_a_chameleon() -> None:
    """003:852, card notes: cards for the discarding, coins for the coins paid"""
    scene = Scene(landscapes="Way of the Chameleon",
                  p1={"hand": "Capital City, 3 Estate", "deck": "9 Copper", "coins": 2})
    scene.p1.plays("Capital City", "Way of the Chameleon", "yes", "2 Estate", "yes")
    assert (scene.p1.coins, scene.p1.hand) == (2 + 1 - 2 + 2, cards("2 Copper, Estate"))


def test_hunter_with_two_cards() -> None:
    """003:862: an Action must be taken as the Action first"""
    scene = Scene(p1={"hand": "Hunter", "deck": "Nobles, Smithy"})
    scene.p1.plays("Hunter", "Nobles")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Nobles"), cards("Smithy"))
    scene = Scene(p1={"hand": "Hunter", "deck": "Nobles, Smithy, Crown"})
    scene.p1.plays("Hunter", "Smithy")
    assert scene.p1.hand == cards("Crown, Nobles, Smithy")


def test_specialist_without_a_card() -> None:
    """003:874: optional; without a play there is no choice"""
    scene = Scene(p1={"hand": "Specialist, Gold"})
    scene.p1.plays("Specialist", "no")
    assert (scene.p1.coins, scene.p1.hand, len(scene.asked)) == (0, cards("Gold"), 1)


def test_specialist_gains_a_copy_of_what_no_longer_lies_there() -> None:
    """003:877: of a covered card of a split pile there is no copy to gain"""
    scene = Scene(kingdom="Townsfolk", p1={"hand": "Specialist, Miller", "deck": "9 Copper"})
    scene.p1.plays("Specialist", "Miller", "gain")
    assert scene.p1.discard == cards("3 Copper")
    scene = Scene(piles={"Gold": 0}, p1={"hand": "Specialist, Gold"})
    scene.p1.plays("Specialist", "Gold", "gain")
    assert (scene.p1.discard, scene.p1.coins) == ([], 3)


def test_swap_is_optional_and_brings_nothing_then() -> None:
    """003:882"""
    scene = Scene(kingdom="Village", p1={"hand": "Swap, Smithy", "deck": "Copper"})
    scene.p1.plays("Swap", "no")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper, Smithy"), 1)


def test_swap_returns_a_horse_to_its_pile() -> None:
    """003:882: a pile beside the Supply is its pile too"""
    scene = Scene(kingdom="Village", p1={"hand": "Swap, Horse", "deck": "Copper"}, piles={"Horse": 3})
    scene.p1.plays("Swap", "Horse", "Village")
    assert (scene.p1.hand, scene.pile("Horse")) == (cards("Copper, Village"), 4)


def test_swap_makes_the_order_of_a_split_pile_change() -> None:
    """003:715, 003:721: rotating then moves the one card only"""
    scene = Scene(kingdom="Augurs, Village", p1={"hand": "Swap, Sibyl, Herb Gatherer", "deck": "Copper"})
    scene.p1.plays("Swap", "Sibyl", "Village")
    assert scene.top("Augurs") == "sibyl"
    scene.p1.plays("Herb Gatherer", "Augurs")
    pile = [card.id for card in reversed(scene.pile_named("Augurs").cards)]
    assert (pile[0], pile[-5:]) == ("herb_gatherer", ["sibyl"] * 5)


def test_modify_with_nothing_to_trash() -> None:
    """003:891: the second option then gains nothing"""
    scene = Scene(p1={"hand": "Modify", "deck": "Copper"})
    scene.p1.plays("Modify", "gain")
    assert (scene.p1.discard, scene.p1.hand) == ([], [])


def test_emissary_played_twice() -> None:
    """003:919: only the play that had to shuffle counts"""
    scene = Scene(p1={"hand": "Throne Room, Emissary", "deck": "3 Copper", "discard": "5 Estate", "favors": 0})
    scene.p1.plays("Throne Room", "Emissary")
    assert (scene.p1.favors, scene.p1.actions, len(scene.p1.hand)) == (2, 1, 6)


def test_highwayman_trashed_meanwhile_still_draws() -> None:
    """003:931: three cards although it cannot be discarded from play"""
    scene = Scene(landscapes="Bonfire", p1={"hand": "Highwayman", "coins": 3, "deck": "30 Copper"})
    scene.p1.plays("Highwayman")
    scene.p1.buys("Bonfire", "Highwayman")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8


def test_highwayman_by_throne_room_robs_one_treasure_only() -> None:
    """003:940"""
    scene = Scene(p1={"hand": "Throne Room, Highwayman"}, p2={"hand": "3 Copper"})
    scene.p1.plays("Throne Room", "Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("3 Copper")
    assert scene.p2.coins == 2


def test_highwayman_in_every_turn_of_everybody_until_then() -> None:
    """003:937: in turn order, and an extra turn of the attacker ends it"""
    scene = Scene(p1={"hand": "Highwayman", "deck": "30 Copper"}, p2={"hand": "2 Gold"}, p3={"hand": "2 Silver"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("2 Gold")
    scene.p2.ends_turn()
    scene.p3.plays("2 Silver")
    assert (scene.p2.coins, scene.p3.coins) == (0, 2)
    scene = Scene(p1={"hand": "Voyage, Highwayman", "deck": "30 Copper"}, p2={"hand": "2 Gold"})
    scene.p1.plays("Voyage")
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    assert (scene.whose_turn, len(scene.p1.hand)) == (1, 8)
    scene.p1.ends_turn()
    scene.p2.plays("2 Gold")
    assert scene.p2.coins == 6


def test_highwayman_and_a_treasure_played_twice() -> None:
    """003:937: the first time it does nothing, the second is no longer the first"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Specialist, Gold"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Specialist", "Gold", "replay")
    assert scene.p2.coins == 3


def test_highwayman_and_an_action_that_is_a_treasure_by_capitalism() -> None:
    """003:944"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Festival, Copper", "owned": "Capitalism"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Festival")
    assert (scene.p2.actions, scene.p2.coins) == (0, 0)
    scene.p2.plays("Copper")
    assert scene.p2.coins == 1


def test_highwayman_and_what_a_treasure_would_have_done() -> None:
    """003:945: Contract gives neither coins nor a Favor and keeps no card; a second Fortune doubles"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Contract, Smithy", "favors": 1})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Contract")
    assert (scene.p2.coins, scene.p2.favors, scene.p2.aside) == (0, 1, [])
    scene.p2.ends_turn()
    assert scene.p2.in_play == []
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "2 Fortune, Copper"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Fortune")
    scene.p2.plays("Copper")
    scene.p2.plays("Fortune")
    assert (scene.p2.coins, scene.p2.me.buys) == (2, 2)


def test_highwayman_and_what_others_make_of_the_treasure() -> None:
    """003:945: it was played all the same: Merchant sees the Silver, the token of its pile works"""
    scene = Scene(p1={"hand": "Highwayman"}, p2={"hand": "Merchant, 2 Silver"})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Merchant")
    scene.p2.plays("2 Silver")
    assert scene.p2.coins == 1 + 2
    scene = Scene(kingdom="Village", p1={"hand": "Highwayman"},
                  p2={"hand": "Sunken Treasure", "tokens": {"+1 coin": "Odysseys"}})
    scene.p1.plays("Highwayman")
    scene.p1.ends_turn()
    scene.p2.plays("Sunken Treasure")
    assert (scene.p2.coins, scene.p2.discard) == (1, [])


def test_swap_with_ruins() -> None:
    """003:885: what was returned lies on top and is the one card that may not be taken"""
    scene = Scene(kingdom="Village", piles={"Ruins": "Survivors, Ruined Library"},
                  p1={"hand": "Swap, Ruined Market", "deck": "Copper"})
    scene.p1.plays("Swap", "Ruined Market", "Village")
    assert scene.top("Ruins") == "ruined_market"
    assert not scene.asked[-1].offers("Ruined Market")


# --- split piles --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("trashed", "itself", "gains"), [("Estate", "no", "Gold"), ("no", "yes", "Herb Gatherer"),
                                                          ("no", "no", ""), ("Estate", "yes", "Gold, Herb Gatherer")])
def test_acolyte_one_or_both_or_none(trashed: str, itself: str, gains: str) -> None:
    """003:964"""
    scene = Scene(p1={"hand": "Acolyte, Estate"})
    scene.p1.plays("Acolyte", trashed, itself)
    assert scene.p1.discard == cards(gains)


def test_acolyte_twice_trashes_itself_once() -> None:
    """003:966: an Augur only if it was really trashed"""
    scene = Scene(p1={"hand": "Throne Room, Acolyte, Copper"})
    scene.p1.plays("Throne Room", "Acolyte", "yes")
    assert scene.p1.discard == cards("Herb Gatherer")


def test_sorceress_with_moat_and_in_turn_order() -> None:
    """003:968: an Attack; the last Curse goes to the left neighbour; without cards nothing is taken"""
    scene = Scene(turn=2, piles={"Curse": 1}, p2={"hand": "Sorceress", "deck": "Copper"}, p3={"hand": "Moat"}, p1={})
    scene.p2.plays("Sorceress", scene.p3("yes"), scene.p2("Copper"))
    assert (scene.p3.discard, scene.p1.discard) == ([], cards("Curse"))
    scene = Scene(p1={"hand": "Sorceress"})
    scene.p1.plays("Sorceress", "Copper")
    assert (scene.p1.hand, scene.p2.discard) == ([], [])


def test_sibyl_with_one_card() -> None:
    """003:975"""
    scene = Scene(p1={"hand": "Sibyl", "deck": "Gold"})
    scene.p1.plays("Sibyl")
    assert (scene.p1.deck, scene.p1.hand) == (in_order("Gold"), [])


def test_garrison_tokens_are_no_favors() -> None:
    """003:987"""
    scene = Scene(kingdom="Underling", p1={"hand": "Garrison", "deck": "20 Copper", "favors": 1})
    scene.p1.plays("Garrison")
    scene.p1.gains("Silver")
    assert scene.p1.favors == 1


def test_garrison_counts_only_gains_after_it() -> None:
    """003:986: two Garrisons, each with its own tokens"""
    scene = Scene(p1={"hand": "2 Garrison", "actions": 2, "deck": "30 Copper"})
    scene.p1.plays("Garrison")
    scene.p1.gains("Silver")
    scene.p1.plays("Garrison")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5 + 3


@pytest.mark.parametrize(("player", "hand"), [("Band of Misfits", 6), ("Throne Room", 7), ("King's Court", 8)])
def test_garrison_played_by_others(player: str, hand: int) -> None:
    """003:990: so many tokens for a gain as it was played; a card that became a Garrison holds them too"""
    garrison = ", Garrison" if player != "Band of Misfits" else ""
    scene = Scene(kingdom="Forts", piles={"Forts": "2 Garrison"}, p1={"hand": player + garrison, "deck": "30 Copper"})
    scene.p1.plays(player, "Garrison")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == hand


def test_garrison_improved() -> None:
    """003:986, card notes: without tokens it may be improved; what is gained then brings it none"""
    scene = Scene(kingdom="Laboratory", p1={"hand": "Garrison, Improve", "actions": 2, "deck": "30 Copper"})
    scene.p1.plays("Garrison")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Garrison", "Laboratory")
    scene.p2.ends_turn()
    assert (scene.trash, len(scene.p1.hand)) == (cards("Garrison"), 5)


def test_forts_and_wizards_by_a_command() -> None:
    """003:986, 003:1116, card notes: played where it lies, Garrison holds no tokens and Conjurer does not come"""
    scene = Scene(editions=["band_of_misfits:command-2019"], kingdom="Forts", piles={"Forts": "2 Garrison"},
                  p1={"hand": "Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Band of Misfits", "Garrison")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(editions=["band_of_misfits:command-2019"], kingdom="Wizards", piles={"Wizards": "2 Conjurer"},
                  p1={"hand": "Band of Misfits", "deck": "30 Copper"})
    scene.p1.plays("Band of Misfits", "Conjurer", "Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.hand, scene.p1.in_play, scene.pile("Wizards")) == (cards("5 Copper"), cards("Band of Misfits"), 2)


def test_hill_fort_takes_a_covered_card() -> None:
    """003:996: Death Cart lies under its Ruins"""
    scene = Scene(kingdom="Death Cart", piles={"Ruins": "2 Survivors"}, p1={"hand": "Hill Fort"})
    scene.p1.plays("Hill Fort", "Death Cart", "hand")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Death Cart"), cards("2 Survivors"))


def test_hill_fort_draws_the_card_it_gained() -> None:
    """003:994: gaining is over, Watchtower included, before the choice"""
    scene = Scene(p1={"hand": "Hill Fort, Watchtower", "deck": "Copper"})
    scene.p1.plays("Hill Fort", "Silver", "no", "yes", "cards")
    assert scene.p1.hand == cards("Silver, Watchtower")


def test_town_crier_rotates_whatever_was_chosen() -> None:
    """003:1016"""
    for ability in ("coins", "silver", "cards"):
        scene = Scene(p1={"hand": "Town Crier", "deck": "Copper"})
        scene.p1.plays("Town Crier", ability, "Townsfolk")
        assert scene.top("Townsfolk") == "blacksmith"


def test_miller_without_cards() -> None:
    """003:1022"""
    scene = Scene(p1={"hand": "Miller"})
    scene.p1.plays("Miller")
    assert (scene.p1.hand, scene.p1.actions) == ([], 1)


def test_elder_and_courtier() -> None:
    """003:1044: one option more, not one for every type"""
    scene = Scene(p1={"hand": "Elder, Courtier, Mill"})
    scene.p1.plays("Elder", "Courtier", "Mill", "actions, coins, gold")
    assert (scene.asked[-1].least, scene.asked[-1].most) == (2, 3)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.discard) == (1, 2 + 3, cards("Gold"))


def test_elder_and_pawn() -> None:
    """003:1029: three different ones of four"""
    scene = Scene(p1={"hand": "Elder, Pawn", "deck": "2 Copper"})
    scene.p1.plays("Elder", "Pawn", "cards, actions, coins")
    assert (len(scene.p1.hand), scene.p1.actions, scene.p1.coins) == (1, 1, 3)


@pytest.mark.parametrize("card", ["Smithy", "Festival", "Market"])
def test_elder_plays_cards_without_options_as_usual(card: str) -> None:
    """003:1025"""
    scene = Scene(p1={"hand": f"Elder, {card}", "deck": "9 Copper"})
    scene.p1.plays("Elder", card)
    assert scene.p1.in_play == cards(f"Elder, {card}")
    assert len(scene.asked) <= 1


def test_elder_helps_the_player_not_the_victims() -> None:
    """003:1028: the options of Torturer are those of the others"""
    scene = Scene(p1={"hand": "Elder, Torturer", "deck": "9 Copper"}, p2={"hand": "3 Copper"})
    scene.p1.plays("Elder", "Torturer", scene.p2("curse"))
    assert scene.asked[-1].most == 1


@pytest.mark.parametrize(("card", "answer"), [("Barge", "now"), ("Navigator", "discard")])
def test_elder_needs_a_list_to_choose_from(card: str, answer: str) -> None:
    """003:1047, card notes: doing one thing or the other is no choice of listed abilities"""
    scene = Scene(p1={"hand": f"Elder, {card}", "deck": "9 Copper"})
    scene.p1.plays("Elder", card, answer)
    assert scene.asked[-1].most == 1


def test_elder_and_both_options() -> None:
    """003:1028: in the card's order: Modify draws first, Hill Fort takes the card first, Innkeeper does all three"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Elder, Modify, Estate", "deck": "Copper"})
    scene.p1.plays("Elder", "Modify", "Estate", "cards, gain", "Smithy")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Copper"), cards("Smithy"))
    scene = Scene(p1={"hand": "Elder, Hill Fort", "deck": "Copper"})
    scene.p1.plays("Elder", "Hill Fort", "Silver", "hand, cards")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper, Silver"), 1)
    scene = Scene(p1={"hand": "Elder, Specialist, Gold"})
    scene.p1.plays("Elder", "Specialist", "Gold", "replay, gain")
    assert (scene.p1.coins, scene.p1.discard) == (2 + 6, cards("Gold"))


def test_elder_and_a_choice_of_the_next_turn() -> None:
    """003:1028: in this turn only: Amulet's second choice is one as usual"""
    scene = Scene(p1={"hand": "Elder, Amulet", "deck": "30 Copper"})
    scene.p1.plays("Elder", "Amulet", "coins, silver")
    assert (scene.p1.coins, scene.p1.discard) == (3, cards("Silver"))
    scene.p1.ends_turn()
    scene.p2.ends_turn("coins")
    assert scene.asked[-1].most == 1


def test_old_map_in_order() -> None:
    """003:1052: the card just drawn may be discarded; then the Odysseys may be rotated"""
    scene = Scene(p1={"hand": "Old Map", "deck": "Estate, Gold"})
    scene.p1.plays("Old Map", "Odysseys")
    assert (scene.p1.hand, scene.p1.discard, scene.top("Odysseys")) == (cards("Gold"), cards("Estate"), "voyage")


def test_a_throne_room_as_the_third_card_of_a_voyage_turn() -> None:
    """003:1057: the card it would play comes from the hand too"""
    scene = Scene(p1={"hand": "Voyage", "deck": "2 Village, Throne Room, Smithy, 30 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    scene.p1.plays("Throne Room")
    assert "smithy" in scene.p1.hand


def test_treasures_played_by_cards_in_a_voyage_turn() -> None:
    """003:1059: Storyteller as the second card plays one Treasure, Crown as the third none"""
    scene = Scene(p1={"hand": "Voyage", "deck": "Village, Storyteller, 12 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Storyteller", "Copper")
    assert scene.asked[0].most == 1
    scene = Scene(p1={"hand": "Voyage", "deck": "2 Village, Crown, 12 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    scene.run()
    scene.p1.plays("Crown")
    assert scene.p1.in_play == cards("Crown, 2 Village, Voyage")


def test_a_voyage_turn_and_cards_from_elsewhere() -> None:
    """003:1055: Courier plays from the discard pile, but nothing more comes out of the hand"""
    scene = Scene(p1={"hand": "Voyage", "deck": "2 Village, Courier, Gold, 3 Copper, Silver"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Village")
    scene.p1.plays("Courier", "Silver")
    assert scene.p1.coins == 3
    assert not scene.p1.can_play("Gold")


def test_voyage_by_kings_court() -> None:
    """003:1055: three extra turns, and both stay for the last of them"""
    scene = Scene(p1={"hand": "King's Court, Voyage", "deck": "60 Copper"})
    scene.p1.plays("King's Court", "Voyage")
    scene.p1.ends_turn()
    for _ in range(3):
        assert (scene.whose_turn, scene.p1.in_play) == (1, cards("King's Court, Voyage"))
        scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.in_play) == (2, [])


def test_voyage_trashed_meanwhile() -> None:
    """003:1055: the extra turn and its three cards remain"""
    scene = Scene(landscapes="Bonfire", p1={"hand": "Voyage", "coins": 3, "deck": "60 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.buys("Bonfire", "Voyage")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("3 Copper")
    assert not scene.p1.can_play("Copper")


def test_sunken_treasure_takes_the_card_of_any_cost() -> None:
    """003:1061: of no copy in play; City Quarter and Golem fit too"""
    scene = Scene(kingdom="City Quarter, Golem, Village", phase="buy",
                  p1={"hand": "Sunken Treasure", "play": "Village"})
    scene.p1.plays("Sunken Treasure", "City Quarter")
    assert scene.asked[0].offers("City Quarter", "Golem", "Old Map")
    assert not scene.asked[0].offers("Village")


def test_battle_plan_in_order() -> None:
    """003:1075: the Attack just drawn may be revealed; both are optional"""
    scene = Scene(p1={"hand": "Battle Plan", "deck": "Witch, Gold"})
    scene.p1.plays("Battle Plan", "Witch", "no")
    assert scene.p1.hand == cards("Gold, Witch")
    scene = Scene(p1={"hand": "Battle Plan", "deck": "Witch, Gold"})
    scene.p1.plays("Battle Plan", "no", "Clashes")
    assert (scene.p1.hand, scene.top("Clashes")) == (cards("Witch"), "archer")


def test_battle_plan_cannot_rotate_what_is_no_supply_pile() -> None:
    """003:1076"""
    scene = Scene(p1={"hand": "Battle Plan"}, also="Horse", kingdom="Village", piles={"Village": 0})
    scene.p1.plays("Battle Plan", "no")
    assert scene.asked[-1].offers("Copper", "Clashes")
    assert not scene.asked[-1].offers("Horse")


def test_two_humble_castles_rotate_together() -> None:
    """003:1079, 003:749: with three players"""
    scene = Scene(players=3, kingdom="Castles", p1={"hand": "Battle Plan"})
    scene.p1.plays("Battle Plan", "Castles")
    pile = [card.id for card in reversed(scene.pile_named("Castles").cards)]
    assert (pile[0], pile[-2:]) == ("crumbling_castle", ["humble_castle"] * 2)


def test_archer_in_turn_order() -> None:
    """003:1081: each in turn; with Moat not; the kept card stays unseen"""
    scene = Scene(p1={"hand": "Archer"}, p2={"hand": "4 Copper, Gold"}, p3={"hand": "5 Silver, Gold"},
                  p4={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Archer", scene.p4("yes"), scene.p2("Gold"), scene.p3("Gold"))
    assert (scene.p2.discard, scene.p3.discard, scene.p4.discard) == (cards("Copper"), cards("Silver"), [])


@pytest.mark.parametrize("player", ["Throne Room", "Elder", "Specialist", "Royal Galley", "Golem"])
def test_warlord_against_cards_that_play_cards(player: str) -> None:
    """003:1085, 003:1089: none of them plays a third Festival from hand; Golem plays it off the deck"""
    scene = Scene(p1={"hand": "Warlord", "deck": "9 Copper"},
                  p2={"hand": f"{player}, 3 Festival", "deck": "Copper, Festival, Moat, 9 Estate"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Festival")
    scene.p2.plays("Festival")
    if player == "Golem":
        scene.p2.plays("Golem", "Moat")
        assert scene.p2.coins == 6
    else:
        scene.p2.plays(player)
        assert "festival" in scene.p2.hand
        assert scene.asked == []


def test_warlord_and_a_card_from_the_discard_pile() -> None:
    """003:1085: not from the hand, so it may be played"""
    scene = Scene(p1={"hand": "Warlord"}, p2={"hand": "2 Festival, Courier", "deck": "Festival"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Festival")
    scene.p2.plays("Festival")
    scene.p2.plays("Courier", "Festival")
    assert scene.p2.in_play == cards("Courier, 3 Festival")


def test_warlord_counts_durations_in_play() -> None:
    """003:1089: two Caravans of the last turn are two copies in play"""
    scene = Scene(p1={"hand": "Warlord"}, p2={"durations": "2 Caravan", "deck": "Caravan, 30 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    assert "caravan" in scene.p2.hand
    assert not scene.p2.can_play("Caravan")


def test_warlord_and_actions_that_are_treasures() -> None:
    """003:1093: Treasures are free, but Crown is an Action as well, also in the Buy phase"""
    scene = Scene(p1={"hand": "Warlord"}, p2={"hand": "3 Crown, 3 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Copper")
    scene.p2.plays("Crown", "Copper")
    scene.p2.plays("Crown", "Copper")
    assert scene.p2.coins == 5
    assert not scene.p2.can_play("Crown")


def test_warlord_lasts_for_everybody_until_then() -> None:
    """003:1085: in the turns of both others, no longer in the next round"""
    scene = Scene(p1={"hand": "Warlord", "deck": "30 Copper"}, p3={"hand": "3 Village", "deck": "30 Copper"},
                  p2={"hand": "3 Village", "deck": "2 Copper, 3 Village, 30 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    for seat in (scene.p2, scene.p3):
        seat.plays("Village")
        seat.plays("Village")
        assert not seat.can_play("Village")
        seat.ends_turn()
    scene.p1.ends_turn()
    scene.p2.plays("Village")
    scene.p2.plays("Village")
    assert scene.p2.can_play("Village")


def test_warlord_forbids_nothing_but_playing() -> None:
    """003:1085: a third Festival may be returned by Swap and set aside by Contract"""
    for card, then in (("Swap", ["Festival", "Village"]), ("Contract", ["Festival"])):
        scene = Scene(kingdom="Village", p1={"hand": "Warlord"}, p2={"hand": f"3 Festival, {card}", "deck": "Copper"})
        scene.p1.plays("Warlord")
        scene.p1.ends_turn()
        scene.p2.plays("Festival")
        scene.p2.plays("Festival")
        scene.p2.plays(card, *then)
        assert "festival" not in scene.p2.hand


def test_territories_are_one_name() -> None:
    """003:1095: but each of them is worth all names"""
    scene = Scene(p1={"deck": "2 Territory, Estate"})
    assert scene.p1.score == 2 + 2 + 1


def test_student_must_trash_and_must_go() -> None:
    """003:1109: not asked whether to trash or to go onto the deck; a card that is not there is not trashed"""
    scene = Scene(p1={"hand": "Student", "favors": 0})
    scene.p1.plays("Student", "no")
    assert (scene.p1.in_play, scene.p1.favors) == (cards("Student"), 0)
    scene = Scene(p1={"hand": "Student, Moat, Copper", "favors": 0})
    scene.p1.plays("Student", "no", "Copper")
    scene.p1.plays("Moat")
    assert scene.p1.hand == cards("Student")


def test_conjurer_played_twice_comes_back_once() -> None:
    """003:1116: two gains"""
    scene = Scene(p1={"hand": "Throne Room, Conjurer", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Conjurer", "Silver", "Estate")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("Conjurer, 5 Copper")


def test_lich_several_skip_several() -> None:
    """003:1136: with three players; the others go on in order"""
    scene = Scene(players=3, p1={"hand": "Throne Room, Lich", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Lich")
    scene.p1.ends_turn()
    for seat in (2, 3, 2, 3, 2, 3):
        assert scene.whose_turn == seat
        scene.seats[seat - 1].ends_turn()
    assert scene.whose_turn == 1


def test_lich_and_what_must_be_gained() -> None:
    """003:1138: any cheaper card, if there is one; Lich itself is not gained"""
    scene = Scene(p1={"hand": "Chapel, Lich"}, trash="Curse, Province")
    scene.p1.plays("Chapel", "Lich")
    assert (scene.p1.discard, scene.gained(1)) == (cards("Curse, Lich"), ["curse"])
    scene = Scene(p1={"hand": "Chapel, Lich"}, trash="Gold, Province")
    scene.p1.plays("Chapel", "Lich")
    assert scene.p1.discard == cards("Lich")


def test_two_liches_trashed_together() -> None:
    """003:1138: a card trashed with it may be gained"""
    scene = Scene(p1={"hand": "Chapel, 2 Lich, Silver, Estate"})
    scene.p1.plays("Chapel", "2 Lich, Silver, Estate", "Silver")
    assert (scene.p1.discard, scene.trash) == (cards("Estate, 2 Lich, Silver"), [])


# --- Allies -------------------------------------------------------------------------------------------------
def test_architects_guild_once_for_a_gain() -> None:
    """003:1146: enough Favors do not make it twice; a Copper leaves nothing cheaper"""
    scene = Scene(landscapes="Architects' Guild", p1={"favors": 6})
    scene.p1.gains("Province", "yes", "Copper")
    assert (scene.p1.favors, len(scene.asked)) == (4, 2)


def test_band_of_nomads_once_for_a_gain() -> None:
    """003:1239"""
    scene = Scene(landscapes="Band of Nomads", p1={"favors": 3})
    scene.p1.gains("Silver", "yes", "actions")
    assert (scene.p1.favors, scene.p1.actions, len(scene.asked)) == (2, 2, 2)


def test_band_of_nomads_and_what_the_card_costs_now() -> None:
    """003:1236: Peddler in the Buy phase with four Actions in play costs 0, in another phase 8"""
    scene = Scene(landscapes="Band of Nomads", kingdom="Peddler", phase="buy", p1={"favors": 3, "play": "4 Market"})
    scene.p1.gains("Peddler")
    assert scene.asked == []
    scene = Scene(landscapes="Band of Nomads", kingdom="Peddler", p1={"favors": 3, "play": "4 Market"})
    scene.p1.gains("Peddler", "yes", "buys")
    assert scene.p1.me.buys == 2


def test_mountain_folk_once_a_turn() -> None:
    """003:1154, 003:707"""
    scene = Scene(landscapes="Mountain Folk", phase="start", p1={"deck": "9 Copper", "favors": 10})
    scene.run("yes")
    assert (scene.p1.favors, len(scene.p1.hand)) == (5, 3)


@pytest.mark.parametrize(("favors", "coins"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_league_of_bankers(favors: int, coins: int) -> None:
    """003:1151: a coin for every four"""
    scene = Scene(landscapes="League of Bankers", p1={"favors": favors})
    scene.run()
    assert (scene.p1.coins, scene.p1.favors) == (coins, favors)


def test_league_of_shopkeepers_after_every_play() -> None:
    """003:1156: also of a Liaison that gives no Favors and of one played twice; the Favors just got count"""
    scene = Scene(landscapes="League of Shopkeepers", p1={"hand": "Throne Room, Importer", "favors": 5})
    scene.p1.plays("Throne Room", "Importer")
    assert scene.p1.coins == 2
    scene = Scene(landscapes="League of Shopkeepers", p1={"hand": "Broker, Gold", "favors": 4})
    scene.p1.plays("Broker", "favors")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.me.buys) == (1, 1, 2)


@pytest.mark.parametrize("pile", ["Augurs", "Clashes", "Forts", "Odysseys", "Townsfolk", "Wizards"])
def test_family_of_inventors_and_all_split_piles(pile: str) -> None:
    """003:1165: whatever lies on top, a Victory card too"""
    scene = Scene(landscapes="Family of Inventors", kingdom=f"{pile}, Clashes", p1={"favors": 1},
                  piles={"Clashes": "4 Territory"})
    scene.run(pile)
    assert scene.tokens(pile, "favor") == 1


def test_family_of_inventors_never_below_nothing() -> None:
    """003:1168: three tokens on a pile of 2"""
    scene = Scene(landscapes="Family of Inventors", kingdom="Moat", tokens={("Moat", "favor"): 3})
    assert scene.cost("Moat") == (0, 0, 0)


def test_family_of_inventors_is_optional_and_once_a_phase() -> None:
    """003:706"""
    scene = Scene(landscapes="Family of Inventors", kingdom="Moat", p1={"favors": 3})
    scene.run("no")
    assert scene.p1.favors == 3
    scene = Scene(landscapes="Family of Inventors", kingdom="Moat", p1={"favors": 3})
    scene.run("Moat")
    assert (scene.p1.favors, scene.cost("Moat")) == (2, (1, 0, 0))


def test_masons_may_leave_one_card_or_none_for_a_favor() -> None:
    """003:1174: up to two; further Favors after having seen the cards"""
    scene = Scene(landscapes="Order of Masons", p1={"hand": "Smithy", "favors": 3, "discard": "4 Gold, 3 Curse"})
    scene.p1.plays("Smithy", "yes", "Curse", "yes", "2 Curse", "no")
    assert (scene.p1.hand, scene.p1.discard, scene.p1.favors) == (cards("3 Gold"), cards("3 Curse"), 1)


def test_astrologers_with_underling_and_emissary() -> None:
    """003:1273: their Favors come too late"""
    for liaison in ("Underling", "Emissary"):
        scene = Scene(landscapes="Order of Astrologers", p1={"hand": liaison, "discard": "5 Copper", "favors": 0})
        scene.p1.plays(liaison)
        assert scene.asked == []


def test_astrologers_in_another_turn() -> None:
    """003:1259: whenever one shuffles: the Copper chosen is the card that Barbarian trashes"""
    scene = Scene(landscapes="Order of Astrologers", p1={"hand": "Barbarian"},
                  p2={"discard": "3 Gold, Copper", "favors": 1})
    scene.p1.plays("Barbarian", scene.p2("yes"), scene.p2("Copper"))
    assert scene.trash == cards("Copper")


def test_peaceful_cult_trashes_all_before_anything_happens() -> None:
    """003:1188: what is trashed with Lich may be gained; the effects come in any order"""
    scene = Scene(landscapes="Peaceful Cult", phase="buy", p1={"hand": "Lich, Sycophant, Silver, Gold", "favors": 3})
    scene.run("Lich, Sycophant, Silver", "Lich", "Silver")
    assert scene.asked[1].offers("Lich", "Sycophant")
    assert (scene.p1.favors, scene.p1.hand, scene.trash) == (2, cards("Gold"), cards("Sycophant"))
    assert scene.p1.discard == cards("Lich, Silver")


def test_fellowship_of_scribes_after_each_play() -> None:
    """003:1192: once a play, so twice for a card played twice, and once for Throne Room"""
    scene = Scene(landscapes="Fellowship of Scribes",
                  p1={"hand": "Throne Room, Festival", "deck": "9 Copper", "favors": 5})
    scene.p1.plays("Throne Room", "Festival", "yes", "yes", "yes")
    assert (scene.p1.favors, len(scene.p1.hand)) == (2, 3)


def test_fellowship_of_scribes_in_another_turn() -> None:
    """003:1192: whenever an Action was played: Black Cat in reaction"""
    scene = Scene(landscapes="Fellowship of Scribes", p1={"coins": 2}, phase="buy",
                  p2={"hand": "Black Cat", "deck": "9 Copper", "favors": 1})
    scene.p1.buys("Estate", scene.p2("yes"), scene.p2("yes"))
    assert (len(scene.p2.hand), scene.p2.favors) == (3, 0)


def test_circle_of_witches_after_a_treasure_and_in_turn_order() -> None:
    """003:1198: Contract is a Liaison too; two Curses for three others"""
    scene = Scene(landscapes="Circle of Witches", turn=2, phase="buy", piles={"Curse": 2},
                  p2={"hand": "Contract", "favors": 2}, p1={}, p3={}, p4={})
    scene.p2.plays("Contract", "yes")
    assert [seat.discard for seat in (scene.p3, scene.p4, scene.p1)] == [["curse"], ["curse"], []]


def test_circle_of_witches_once_a_play() -> None:
    """003:707: also with six Favors; it may be refused"""
    scene = Scene(landscapes="Circle of Witches", p1={"hand": "2 Underling", "favors": 5})
    scene.p1.plays("Underling", "yes")
    assert (scene.p1.favors, scene.p2.discard) == (3, cards("Curse"))
    scene.p1.plays("Underling", "no")
    assert (scene.p1.favors, scene.p2.discard) == (4, cards("Curse"))


def test_cave_dwellers_stop_at_will() -> None:
    """003:1207: each Favor by itself"""
    scene = Scene(landscapes="Cave Dwellers", phase="start", p1={"hand": "Estate", "deck": "Copper, Gold", "favors": 3})
    scene.run("yes", "yes", "no")
    assert (scene.p1.hand, scene.p1.favors) == (cards("Gold"), 1)


def test_desert_guides_with_few_cards() -> None:
    """003:1286: what was discarded is drawn again; stopping at will"""
    scene = Scene(landscapes="Desert Guides", phase="start", p1={"hand": "2 Copper", "deck": "Gold", "favors": 2})
    scene.run("yes", "no")
    assert (scene.p1.hand, scene.p1.favors) == (cards("2 Copper, Gold"), 1)


def test_coastal_haven_not_used() -> None:
    """003:706, 003:1214: nor asked without cards or without Favors"""
    scene = Scene(landscapes="Coastal Haven", p1={"hand": "Copper", "favors": 2, "deck": "9 Gold"})
    scene.p1.ends_turn(None)
    assert (scene.p1.hand, scene.p1.favors) == (cards("5 Gold"), 2)
    for hand, favors in (("", 2), ("Copper", 0)):
        scene = Scene(landscapes="Coastal Haven", p1={"hand": hand, "favors": favors, "deck": "9 Gold"})
        scene.p1.ends_turn()
        assert scene.p1.hand == cards("5 Gold")


def test_coastal_haven_and_a_shuffle() -> None:
    """003:1217: the cards kept are not shuffled in"""
    scene = Scene(landscapes="Coastal Haven", p1={"hand": "Gold, 2 Copper", "favors": 1})
    scene.p1.ends_turn("Gold")
    assert (scene.p1.hand, scene.p1.deck, scene.p1.discard) == (cards("2 Copper, Gold"), [], [])


def test_woodworkers_guild_gains_only_for_a_card_trashed() -> None:
    """003:1224: Fortress was trashed although it comes back; refused, nothing is spent"""
    scene = Scene(landscapes="Woodworkers' Guild", phase="buy", kingdom="Laboratory",
                  p1={"hand": "Fortress", "favors": 1})
    scene.run("Fortress", "Laboratory")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Fortress"), cards("Laboratory"))
    scene = Scene(landscapes="Woodworkers' Guild", phase="buy", kingdom="Laboratory", p1={"hand": "Moat", "favors": 1})
    scene.run("no")
    assert (scene.p1.hand, scene.p1.favors) == (cards("Moat"), 1)


def test_island_folk_after_a_voyage_turn() -> None:
    """003:1231: the turn before was one's own, so not then"""
    scene = Scene(landscapes="Island Folk", p1={"hand": "Voyage", "favors": 5, "deck": "30 Copper"})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn("no")
    assert scene.whose_turn == 1
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.favors) == (2, 5)


def test_market_towns_one_after_the_other() -> None:
    """003:1233: a card drawn by the first may be the next"""
    scene = Scene(landscapes="Market Towns", phase="buy",
                  p1={"hand": "Smithy", "deck": "Festival, 2 Copper", "favors": 3})
    scene.run("Smithy", "Festival")
    assert (scene.p1.favors, scene.p1.coins, scene.p1.in_play) == (1, 2, cards("Festival, Smithy"))


def test_city_state_draws_treasures_before_anything_was_bought() -> None:
    """003:1250: gained by Sunken Treasure, the Laboratory draws a Gold that may still be played"""
    scene = Scene(landscapes="City-state", kingdom="Laboratory", phase="buy",
                  p1={"hand": "Sunken Treasure", "deck": "Gold, Village", "favors": 2})
    scene.p1.plays("Sunken Treasure", "Laboratory", "yes")
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3
    assert not scene.p1.can_play("Village")


def test_city_state_and_black_market_as_a_treasure() -> None:
    """003:1251: what was bought from the Black Market deck does not end the playing of Treasures"""
    scene = Scene(landscapes="City-state", black_market="Laboratory", phase="buy",
                  p1={"hand": "Black Market, 5 Copper", "owned": "Capitalism", "deck": "Gold, Copper", "favors": 2})
    scene.p1.plays("Black Market", "5 Copper", "Laboratory", "yes")
    assert scene.p1.in_play == cards("Black Market, 5 Copper, Laboratory")
    scene.p1.plays("Gold")
    assert scene.p1.coins == 2 + 3


def test_city_state_only_in_the_own_turn() -> None:
    """003:1257: one gained in another's turn is not played"""
    scene = Scene(landscapes="City-state", kingdom="Moat", p1={"hand": "Swindler"}, p2={"deck": "Cellar", "favors": 2})
    scene.p1.plays("Swindler", "Moat")
    assert (scene.p2.discard, scene.p2.favors) == (cards("Moat"), 2)


def test_city_state_and_cards_gained_elsewhere() -> None:
    """003:1253: a card gained to the hand is played from there; one gained in Clean-up as well"""
    scene = Scene(landscapes="City-state", kingdom="Festival", p1={"hand": "Artisan, Estate", "favors": 2})
    scene.p1.plays("Artisan", "Festival", "yes", "Estate")
    assert (scene.p1.in_play, scene.p1.coins) == (cards("Artisan, Festival"), 2)
    scene = Scene(landscapes="City-state", kingdom="Militia", p1={"play": "Village", "hand": "Improve", "favors": 2},
                  p2={"hand": "5 Copper"})
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Village", "yes")
    assert (scene.p1.favors, len(scene.p2.hand)) == (0, 3)


def test_trappers_lodge_once_and_at_will() -> None:
    """003:1226, 003:706"""
    scene = Scene(landscapes="Trappers' Lodge", p1={"favors": 2, "deck": "Copper"})
    scene.p1.gains("Gold", "no")
    scene.p1.gains("Silver", "yes")
    assert (scene.p1.deck, scene.p1.discard, scene.p1.favors) == (in_order("Silver, Copper"), cards("Gold"), 1)


def test_forest_dwellers_with_few_cards() -> None:
    """003:1285: after shuffling as many as there are; put back in any order; not again this turn"""
    scene = Scene(landscapes="Forest Dwellers", phase="start", p1={"deck": "Curse", "discard": "Gold", "favors": 3})
    scene.run("yes", None, "Curse", "Gold")
    assert (scene.p1.deck, scene.p1.favors) == (in_order("Gold, Curse"), 2)


def test_pickpockets_in_every_turn() -> None:
    """003:1277: also in an extra turn"""
    scene = Scene(landscapes="Gang of Pickpockets", p1={"hand": "Voyage", "deck": "30 Copper", "favors": 0})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    assert (scene.whose_turn, len(scene.p1.hand)) == (1, 4)


# --- rules --------------------------------------------------------------------------------------------------
def test_a_liaison_as_the_bane_needs_an_ally() -> None:
    """003:690"""
    setup = Setup(("young_witch", *PLAIN[1:]), ("city_state",), bane="underling")
    assert [player.favors for player in setup.table().new_game().players] == [1, 1]
    assert list(faults(setup)) == []
    assert list(faults(Setup(("young_witch", *PLAIN[1:]), bane="underling"))) != []


def test_the_training_token_on_a_pile_with_a_treasure_on_top() -> None:
    """003:725: the placeholder counts, so it is an Action pile; Sunken Treasure gives a coin"""
    scene = Scene(landscapes="Training", kingdom="Odysseys, Village", piles={"Odysseys": "2 Sunken Treasure"},
                  p1={"coins": 6, "deck": "Sunken Treasure, 9 Copper"})
    scene.p1.buys("Training", "Odysseys")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Sunken Treasure", "Village")
    assert scene.p1.coins == 1


def test_what_looks_at_a_card_looks_at_the_card() -> None:
    """003:726: a Territory on top of the Clashes is no Action to gain"""
    scene = Scene(kingdom="Clashes, Village", piles={"Clashes": "Territory"}, phase="buy",
                  p1={"hand": "Sunken Treasure"})
    scene.p1.plays("Sunken Treasure", "Village")
    assert scene.asked[0].offers("Village", "Old Map") and not scene.asked[0].offers("Territory")


@pytest.mark.parametrize("pile", ["augurs", "clashes", "forts", "odysseys", "townsfolk", "wizards"])
def test_split_piles_may_be_looked_through(pile: str) -> None:
    """003:717: by everybody, in their order"""
    game = Setup((pile,)).table().new_game()
    order = [card.id for card in reversed(game.piles[-1].cards)]
    assert len(order) == 16
    for seat in (0, 1):
        assert view(game, seat).piles[-1].cards == order


def test_how_many_cards_there_are() -> None:
    """003:26: 31 placeholders for 346 Kingdom cards, 96 of them in split piles; 23 Allies"""
    piles = [pile for pile in kingdom_piles() if FACTS[pile].set == "allies"]
    game = Setup(tuple(piles), ("city_state",)).table().new_game()
    sizes = [len(pile.cards) for pile in game.piles if pile.id in piles]
    assert (len(piles), sum(sizes), sizes.count(16) * 16, len(allies())) == (31, 346, 96, 23)


def test_tokens_of_a_pile_stay_when_it_is_rotated() -> None:
    """003:725: the Embargo token is the pile's"""
    scene = Scene(tokens={("Augurs", "embargo"): 1}, p1={"hand": "Herb Gatherer", "coins": 4})
    scene.p1.plays("Herb Gatherer", "Augurs")
    scene.p1.buys("Acolyte")
    assert scene.p1.discard == cards("Acolyte, Curse")


def test_favors_are_spent_one_by_one_or_not_at_all() -> None:
    """003:706: at the start of the turn nobody has to"""
    for ally in ("Cave Dwellers", "Crafters' Guild", "Desert Guides", "Forest Dwellers", "Mountain Folk"):
        scene = Scene(landscapes=ally, phase="start", p1={"hand": "Copper", "deck": "9 Copper", "favors": 5})
        scene.run("no")
        assert (scene.p1.favors, scene.p1.hand) == (5, cards("Copper"))


def test_the_order_of_durations_is_free() -> None:
    """003:739: Warlord's cards before or after Highwayman's"""
    for first in ("Warlord", "Highwayman"):
        scene = Scene(p1={"durations": "Warlord, Highwayman", "deck": "9 Copper"}, phase="start")
        scene.run(first)
        assert scene.asked[0].offers("Warlord", "Highwayman")
        assert len(scene.p1.hand) == 5


# --- under Possession ---------------------------------------------------------------------------------------
def possessed(p1: dict[str, object], p2: dict[str, object], landscapes: str, kingdom: str = "") -> Scene:
    scene = Scene(landscapes=landscapes, kingdom=kingdom, p1={"hand": "Possession", "deck": "9 Copper"} | p1, p2=p2)
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    return scene


def test_possessed_gains_and_favors() -> None:
    """003:773, 003:1226: whoever gains Sycophant gets its Favors and may spend them"""
    scene = possessed({"favors": 0}, {"favors": 0, "coins": 0, "hand": "2 Copper"}, "Trappers' Lodge", "Sycophant")
    scene.p2.plays("2 Copper")
    scene.p2.buys("Sycophant", scene.p1("yes"))
    assert (scene.p1.favors, scene.p2.favors, scene.p1.deck[0]) == (1, 0, "sycophant")


def test_possessed_and_voyage() -> None:
    """003:1055: the possessed turn follows another's, so Voyage works; the extra turn is the own"""
    scene = Scene(p1={"hand": "Possession", "deck": "30 Copper"}, p2={"hand": "Voyage", "deck": "60 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Voyage")
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller, scene.game.turn.source) == (2, -1, "voyage")


def test_possessed_and_city_state() -> None:
    """003:1257: it is not the turn of the player who gains"""
    scene = possessed({"favors": 2}, {"favors": 2, "hand": "3 Copper"}, "City-state", "Village")
    scene.p2.plays("3 Copper")
    scene.p2.buys("Village")
    assert (scene.p1.favors, scene.p2.favors) == (2, 2)


def test_possessed_and_guildmaster() -> None:
    """003:848: the possessed player gains nothing, so no Favors"""
    scene = possessed({"favors": 0}, {"favors": 0, "hand": "Guildmaster"}, "Trappers' Lodge")
    scene.p2.plays("Guildmaster")
    scene.p2.buys("Silver")
    assert (scene.p1.favors, scene.p2.favors) == (0, 0)


def test_possessed_and_coastal_haven() -> None:
    """003:1214: the possessor decides, the Favors and the cards are the possessed player's"""
    scene = possessed({"favors": 0}, {"favors": 1, "hand": "Estate, Gold", "deck": "9 Copper"}, "Coastal Haven")
    scene.p2.ends_turn(scene.p1("Estate"))
    assert (scene.p2.hand, scene.p2.favors) == (cards("5 Copper, Estate"), 0)
