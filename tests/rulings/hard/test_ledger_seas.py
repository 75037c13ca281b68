"""Seaside, Alchemy and Prosperity, sentence by sentence: what the dividers say beyond the rulings of the sets."""
from typing import Any

import pytest

from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order


def possessed(p2: dict[str, object], p1: dict[str, object] | None = None, **more: Any) -> Scene:
    """Player 1 has played Possession and ended the turn: the extra turn of player 2 begins."""
    scene = Scene(p1={"hand": "Possession", "deck": "9 Copper"} | (p1 or {}), p2=p2, **more)
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, 0)
    return scene


def rounds_off(scene: Scene) -> None:
    """The turn ends, the other one passes, the first one is on again."""
    scene.p1.ends_turn()
    scene.p2.ends_turn()


# --- Seaside: mats and tokens -----------------------------------------------------------------------------
def test_native_village_without_a_card_to_set_aside() -> None:
    """000:1484: an option may be chosen that cannot be carried out; the discard pile is shuffled for it"""
    scene = Scene(p1={"hand": "Native Village", "mats": {"Native Village": "Gold"}})
    scene.p1.plays("Native Village", "set aside")
    assert scene.p1.mat("Native Village") == cards("Gold") and scene.p1.hand == []
    scene = Scene(p1={"hand": "Native Village", "discard": "Silver"})
    scene.p1.plays("Native Village", "set aside")
    assert scene.p1.mat("Native Village") == cards("Silver") and scene.p1.discard == []


def test_native_village_twice() -> None:
    """000:1712: exactly one of the two each time it is played"""
    scene = Scene(p1={"hand": "King's Court, Native Village", "deck": "Gold, Silver, Estate"})
    scene.p1.plays("King's Court", "Native Village", "set aside", "set aside", "hand")
    assert scene.p1.hand == cards("Gold, Silver") and scene.p1.deck == in_order("Estate")
    assert scene.p1.actions == 6 and scene.p1.in_play == cards("King's Court, Native Village")


def test_embargo_and_a_card_smuggled() -> None:
    """000:1490, 000:1724: a Curse for buying only, not for a card gained by Smugglers"""
    scene = Scene(p1={"hand": "2 Silver", "deck": "9 Copper"}, p2={"hand": "Smugglers"}, kingdom="Embargo, Village",
                  tokens={("Village", "embargo"): 1})
    scene.p1.plays("2 Silver")
    scene.p1.buys("Village")
    assert scene.p1.discard == cards("Village, Curse")
    scene.p1.ends_turn()
    scene.p2.plays("Smugglers", "Village")
    assert scene.p2.discard == cards("Village")


def test_embargo_without_curses() -> None:
    """000:1490: no Curses, no effect"""
    scene = Scene(p1={"coins": 3}, also="Embargo", tokens={("Silver", "embargo"): 2}, piles={"Curse": 0}, phase="buy")
    scene.p1.buys("Silver")
    assert scene.p1.discard == cards("Silver")


def test_embargo_on_one_pile_again_and_again() -> None:
    """000:1722: by Throne Room both on one pile; as many tokens on a pile as you like"""
    scene = Scene(p1={"hand": "Throne Room, Embargo"}, tokens={("Gold", "embargo"): 9})
    scene.p1.plays("Throne Room", "Embargo", "Gold", "Gold")
    assert scene.tokens("Gold", "embargo") == 11


def test_island_of_a_kings_court() -> None:
    """000:1558: the first time Island and a card, then a card each; with too few cards what there is"""
    scene = Scene(p1={"hand": "King's Court, Island, Province, Curse, Duchy, Gold"})
    scene.p1.plays("King's Court", "Island", "Province", "Curse", "Duchy")
    assert scene.p1.mat("Island") == cards("Island, Province, Curse, Duchy") and scene.p1.hand == cards("Gold")
    scene = Scene(p1={"hand": "Throne Room, Island, Curse"})
    scene.p1.plays("Throne Room", "Island")
    assert scene.p1.mat("Island") == cards("Island, Curse")


def test_pirate_ship_three_times() -> None:
    """000:1586: three successful raids are three tokens: three coins with every later one"""
    scene = Scene(p1={"hand": "King's Court, 3 Pirate Ship", "actions": 3}, p2={"deck": "Copper, Silver, 4 Copper"})
    scene.p1.plays("King's Court", "Pirate Ship", "attack", "Copper", "attack", "attack")
    assert scene.p1.counter("Pirate Ship") == 3 and scene.p1.coins == 0
    for coins in (3, 6):
        scene.p1.plays("Pirate Ship", "coins")
        assert scene.p1.coins == coins and scene.p1.counter("Pirate Ship") == 3


def test_pirate_ship_for_coins_is_an_attack() -> None:
    """000:1586, 000:1832: reactions are possible, and come before the choice"""
    scene = Scene(p1={"hand": "Pirate Ship", "counters": {"Pirate Ship": 2}},
                  p2={"hand": "Secret Chamber, Estate", "deck": "Gold, Copper"})
    scene.p1.plays("Pirate Ship", scene.p2("Secret Chamber"), scene.p2("Gold, Estate"), scene.p2("Gold, Estate"),
                   scene.p2("no"), scene.p1("coins"))
    assert scene.p1.coins == 2 and scene.p2.hand == cards("Secret Chamber, Copper")


def test_pirate_ship_against_few_cards() -> None:
    """000:1830: who reveals no Treasure trashes nothing; the rest is discarded"""
    scene = Scene(players=4, p1={"hand": "Pirate Ship"}, p2={"deck": "Gold"}, p3={"discard": "Estate, Harem"}, p4={})
    scene.p1.plays("Pirate Ship", "attack")
    assert scene.trash == cards("Gold, Harem") and scene.p3.discard == cards("Estate")
    assert scene.p1.counter("Pirate Ship") == 1


# --- Seaside: Durations -----------------------------------------------------------------------------------
def test_haven_of_a_throne_room() -> None:
    """000:1496: one card each time; all come back, and both cards leave play in that Clean-up"""
    scene = Scene(p1={"hand": "Throne Room, Haven, Gold, Silver", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", "Haven", "Gold", "Silver")
    assert scene.p1.face_down == cards("Gold, Silver") and scene.p1.hand == cards("2 Copper")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("Haven"))
    assert scene.p1.hand == cards("5 Copper, Gold, Silver") and scene.p1.in_play == cards("Throne Room, Haven")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_lighthouse_and_own_attacks() -> None:
    """000:1502, 000:1736: it does not hold off what you play yourself"""
    scene = Scene(p1={"play": "Lighthouse", "hand": "Spy", "deck": "Copper, Curse"}, p2={"deck": "Gold"})
    scene.p1.plays("Spy", "yes", "yes")
    assert scene.p1.discard == cards("Curse") and scene.p2.discard == cards("Gold")
    scene = Scene(p1={"durations": "Lighthouse", "hand": "Scrying Pool", "deck": "Estate, Copper"}, p2={"deck": "Gold"})
    scene.p1.plays("Scrying Pool", "yes", "yes")
    assert scene.p1.discard == cards("Estate") and scene.p1.hand == cards("Copper")


@pytest.mark.parametrize("attack", ["Witch", "Sea Hag", "Familiar", "Mountebank", "Ambassador"])
def test_lighthouse_among_three(attack: str) -> None:
    """000:1502: only who has it is spared, whatever the Attack"""
    scene = Scene(players=3, p1={"hand": f"{attack}, Curse", "deck": "9 Estate"}, p2={"durations": "Lighthouse"})
    scene.p1.plays(attack, *(["Curse"] if attack == "Ambassador" else []))
    assert scene.p2.all_cards == cards("Lighthouse") and "curse" in scene.p3.all_cards


@pytest.mark.parametrize(("card", "coins", "actions", "buys", "size"), [
    ("Caravan", 0, 1, 1, 8), ("Fishing Village", 3, 4, 1, 5), ("Lighthouse", 3, 1, 1, 5), ("Merchant Ship", 6, 1, 1, 5),
    ("Wharf", 0, 1, 4, 11), ("Tactician", 0, 2, 2, 10)])
def test_durations_of_a_kings_court(card: str, coins: int, actions: int, buys: int, size: int) -> None:
    """000:1565, 1530, 1502, 1635, 1660, 1651: thrice the next turn, but for Tactician, which finds no hand again"""
    scene = Scene(p1={"hand": f"King's Court, {card}, Estate", "deck": "40 Copper"})
    scene.p1.plays("King's Court", card)
    rounds_off(scene)
    assert (scene.p1.coins, scene.p1.actions, scene.p1.buys, len(scene.p1.hand)) == (coins, actions, buys, size)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_outpost_and_what_it_does_not_change() -> None:
    """000:1607: three cards for the extra turn, five after it; then the left neighbour"""
    scene = Scene(players=3, p1={"hand": "Throne Room, Outpost", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", "Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1 and len(scene.p1.hand) == 3 and "outpost" in scene.p1.in_play
    scene.p1.ends_turn()
    assert scene.whose_turn == 2 and len(scene.p1.hand) == 5 and scene.p1.in_play == []


def test_outpost_with_each_duration() -> None:
    """000:1855: what is promised for the next turn happens in the extra turn, and only there"""
    scene = Scene(p1={"hand": "Caravan, Haven, Wharf, Outpost, Gold", "actions": 4, "deck": "40 Copper"})
    scene.p1.plays("Caravan")
    scene.p1.plays("Haven", "Gold")
    scene.p1.plays("Wharf")
    scene.p1.plays("Outpost")
    scene.p1.ends_turn("Caravan", "Haven")
    assert len(scene.p1.hand) == 3 + 1 + 1 + 2 and "gold" in scene.p1.hand and scene.p1.buys == 2
    rounds_off(scene)
    assert len(scene.p1.hand) == 5 and scene.p1.buys == 1 and scene.p1.in_play == []


def test_a_possession_after_outpost_twice() -> None:
    """000:2097: Outpost keeps away only a second Outpost turn, not a turn by another card"""
    scene = Scene(p1={"hand": "Outpost", "deck": "Possession, Outpost, Village, 30 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    scene.p1.plays("Village")
    scene.p1.plays("Outpost")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.game.turn.controller) == (2, 0) and len(scene.p1.hand) == 5


# --- Seaside: the others ----------------------------------------------------------------------------------
def test_pearl_diver_with_the_last_card_drawn() -> None:
    """000:1508: first a card, then the bottom card of what is left; shuffled if nothing is"""
    scene = Scene(p1={"hand": "Pearl Diver", "deck": "Copper", "discard": "Gold"})
    scene.p1.plays("Pearl Diver", "no")
    assert scene.p1.hand == cards("Copper") and scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "Pearl Diver", "deck": "Copper"})
    scene.p1.plays("Pearl Diver")
    assert scene.asked == [] and scene.p1.hand == cards("Copper")


def test_lookout_shuffles_for_the_third_card() -> None:
    """000:1514: what is left of the deck and the shuffled discard pile make the three"""
    scene = Scene(p1={"hand": "Lookout", "deck": "Curse", "discard": "Gold, Estate"})
    scene.p1.plays("Lookout", "Curse", "Estate")
    assert (scene.trash, scene.p1.discard, scene.p1.deck) == (["curse"], ["estate"], ["gold"])
    scene = Scene(p1={"hand": "Lookout"})
    scene.p1.plays("Lookout")
    assert scene.p1.actions == 1


def test_ambassador_returns_one_of_two() -> None:
    """000:1521: none, one or two of three copies; each other player gains one in turn order until there is none"""
    for returned in (0, 1, 2):
        scene = Scene(players=4, p1={"hand": "Ambassador, 3 Duchy"}, piles={"Duchy": 1})
        scene.p1.plays("Ambassador", "Duchy", f"{returned} Duchy" if returned else None)
        assert scene.p1.hand == cards(f"{3 - returned} Duchy") and scene.pile("Duchy") == 0
        gains = [len(player.discard) for player in (scene.p2, scene.p3, scene.p4)]
        assert gains == [1] * (1 + returned) + [0] * (2 - returned)


def test_ambassador_and_shelters() -> None:
    """000:1523: a Shelter can be revealed, but neither returned nor gained"""
    scene = Scene(p1={"hand": "Ambassador, Hovel"}, p2={})
    scene.p1.plays("Ambassador")
    assert scene.p1.hand == cards("Hovel") and scene.p2.all_cards == []


def test_the_third_pile_was_empty() -> None:
    """000:1521: the game ends after the turn although Ambassador refills the third empty pile"""
    scene = Scene(p1={"hand": "University, Ambassador, Village", "deck": "9 Copper"},
                  piles={"Village": 1, "Estate": 0, "Curse": 0})
    scene.p1.plays("University", "Village")
    scene.p1.plays("Ambassador", "Village", "Village")
    scene.p1.gains("Silver")
    scene.p1.ends_turn()
    assert scene.over


def test_warehouse_reshuffles() -> None:
    """000:1537: as many as possible are drawn, three discarded all the same"""
    scene = Scene(p1={"hand": "Warehouse, 3 Estate", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Warehouse", "3 Estate")
    assert scene.p1.hand == cards("Gold, Silver")


def test_smugglers_look_to_the_right() -> None:
    """000:1544: of three players the one to the right, and never the own last turn"""
    scene = Scene(players=3, p1={"hand": "Gold", "deck": "Smugglers, Copper"}, p2={"hand": "2 Silver, Copper"},
                  p3={"hand": "Smugglers, 3 Copper"})
    scene.p1.plays("Gold")
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    scene.p2.plays("2 Silver, Copper")
    scene.p2.buys("Duchy")
    scene.p2.ends_turn()
    scene.p3.plays("Smugglers")
    assert scene.p3.discard == cards("Duchy")
    scene.p3.ends_turn()
    scene.p1.plays("Smugglers")
    assert "duchy" in scene.p1.discard


def test_smugglers_find_nothing() -> None:
    """000:1544: the right neighbour gained nothing, only dear cards, or one that costs a Potion"""
    for gained in ("", "Province", "Familiar"):
        scene = Scene(p1={"hand": "", "deck": "9 Copper"}, p2={"hand": "Smugglers"}, kingdom="Familiar")
        if gained:
            scene.p1.gains(gained)
        scene.p1.ends_turn()
        scene.p2.plays("Smugglers")
        assert scene.p2.discard == [] and scene.asked == []


def test_smugglers_and_costs_lowered() -> None:
    """000:1778: what counts is the cost now"""
    scene = Scene(p1={"deck": "9 Copper"}, p2={"hand": "Village, 2 Bridge, Smugglers", "deck": "Village"})
    scene.p1.gains("Province")
    scene.p1.ends_turn()
    for card in ("Village", "Village", "Bridge", "Bridge", "Smugglers"):
        scene.p2.plays(card)
    assert scene.p2.discard == cards("Province")


def test_smugglers_by_throne_room() -> None:
    """000:1544: the same or another card each time"""
    scene = Scene(p1={"deck": "9 Copper"}, p2={"hand": "Throne Room, Smugglers"})
    scene.p1.gains("Gold")
    scene.p1.gains("Duchy")
    scene.p1.ends_turn()
    scene.p2.plays("Throne Room", "Smugglers", "Gold", "Gold")
    assert scene.p2.discard == cards("2 Gold")


def test_smugglers_and_a_possessed_turn() -> None:
    """000:1544, 000:2085: what the possessor gained in the other's turn was not gained in the own turn"""
    scene = possessed({"hand": "2 Gold", "deck": "Smugglers, 9 Copper"})
    scene.p2.plays("2 Gold")
    scene.p2.buys("Gold")
    scene.p2.ends_turn()
    scene.p2.plays("Smugglers")
    assert scene.p2.discard == cards("2 Gold")


def test_cutpurse_one_copper_each() -> None:
    """000:1551: one Copper; who has none shows the hand"""
    scene = Scene(players=3, p1={"hand": "Throne Room, Cutpurse"}, p2={"hand": "Copper, Silver"},
                  p3={"hand": "3 Copper"})
    scene.p1.plays("Throne Room", "Cutpurse")
    assert scene.p2.hand == cards("Silver") and scene.p3.hand == cards("Copper") and scene.p1.coins == 4
    assert any(event.verb == "reveal" and event.seat == 1 for event in scene.log.events)


def test_salvager_by_the_cost_now() -> None:
    """000:1810: coins by what the card costs; twice by Throne Room, and nothing without a card"""
    scene = Scene(p1={"hand": "Throne Room, Salvager, Province"})
    scene.p1.plays("Throne Room", "Salvager")
    assert (scene.p1.coins, scene.p1.buys) == (8, 3)
    scene = Scene(p1={"hand": "Bridge, Salvager, Golem", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Salvager")
    assert scene.p1.coins == 1 + 3


def test_navigator_without_cards() -> None:
    """000:1579: nothing to look at"""
    scene = Scene(p1={"hand": "Navigator"})
    scene.p1.plays("Navigator")
    assert scene.p1.coins == 2 and scene.asked == []


def test_treasure_map_and_a_kings_court() -> None:
    """000:1593: four Golds once, with one more Map or with three"""
    for maps in (1, 3):
        scene = Scene(p1={"hand": f"King's Court, Treasure Map, {maps} Treasure Map"})
        scene.p1.plays("King's Court", "Treasure Map")
        assert scene.p1.deck == in_order("4 Gold") and len(scene.trash) == 1 + maps


def test_treasure_map_while_possessed() -> None:
    """000:1593, 000:2085: both count as trashed; the Golds are the possessor's, the Maps come back"""
    scene = possessed({"hand": "2 Treasure Map", "deck": "5 Copper"})
    scene.p2.plays("Treasure Map")
    assert scene.p1.discard == cards("Possession, 4 Gold") and scene.trash == []
    scene.p2.ends_turn()
    assert scene.p2.discard == cards("2 Treasure Map")


def test_sea_hag_shuffles_first() -> None:
    """000:1600: an empty deck is made anew before its top card is discarded; Curses in turn order, onto the decks"""
    scene = Scene(players=4, p1={"hand": "Sea Hag"}, p2={"discard": "Gold"}, p3={"deck": "Silver"},
                  p4={"deck": "Copper"}, piles={"Curse": 2})
    scene.p1.plays("Sea Hag")
    assert (scene.p2.discard, scene.p2.deck) == (["gold"], ["curse"])
    assert (scene.p3.discard, scene.p3.deck) == (["silver"], ["curse"])
    assert (scene.p4.discard, scene.p4.deck) == (["copper"], [])


def test_explorer_without_gold_or_silver() -> None:
    """000:1621: nothing instead of what is not there; with the Province not shown Silver"""
    scene = Scene(p1={"hand": "Explorer, Province"}, piles={"Gold": 0})
    scene.p1.plays("Explorer", "Province")
    assert scene.p1.hand == cards("Province")
    scene = Scene(p1={"hand": "Throne Room, Explorer, Province"})
    scene.p1.plays("Throne Room", "Explorer", "no", "Province")
    assert scene.p1.hand == cards("Province, Silver, Gold")


@pytest.mark.parametrize("hand", ["3 Copper", "Estate", ""])
def test_ghost_ship_and_small_hands(hand: str) -> None:
    """000:1628: who has three cards or fewer is not affected"""
    scene = Scene(p1={"hand": "Ghost Ship", "deck": "2 Copper"}, p2={"hand": hand})
    scene.p1.plays("Ghost Ship")
    assert scene.asked == [] and scene.p2.hand == cards(hand) and scene.p2.deck == []


def test_ghost_ship_twice() -> None:
    """000:1876: the second one finds three cards"""
    scene = Scene(p1={"hand": "Throne Room, Ghost Ship", "deck": "4 Copper"}, p2={"hand": "3 Copper, Gold, Estate"})
    scene.p1.plays("Throne Room", "Ghost Ship", scene.p2("Gold, Estate"), scene.p2("Estate, Gold"))
    assert scene.p2.deck == in_order("Gold, Estate") and scene.p2.hand == cards("3 Copper")


def test_treasury_and_a_combined_victory_card() -> None:
    """000:1642: bought, an Island is a Victory card; gained, it does not matter"""
    for bought in (True, False):
        scene = Scene(p1={"play": "2 Treasury", "coins": 4, "deck": "9 Copper"}, kingdom="Island", phase="buy")
        if bought:
            scene.p1.buys("Island")
            scene.p1.ends_turn()
        else:
            scene.p1.gains("Island")
            scene.p1.ends_turn("yes", "yes")
        assert scene.p1.hand.count("treasury") == (0 if bought else 2)


# --- Alchemy ----------------------------------------------------------------------------------------------
def test_transmute_takes_from_the_supply() -> None:
    """000:1978: for Nobles a Duchy and a Gold; without either pile the other one"""
    scene = Scene(p1={"hand": "Throne Room, Transmute, Nobles, Curse"}, piles={"Gold": 0})
    scene.p1.plays("Throne Room", "Transmute", "Nobles")
    assert scene.p1.discard == cards("Duchy") and scene.trash == cards("Nobles, Curse")


def test_transmute_while_possessed() -> None:
    """000:2085: the possessor gains both cards, the Nobles come back"""
    scene = possessed({"hand": "Transmute, Nobles"})
    scene.p2.plays("Transmute")
    assert scene.p1.discard == cards("Possession, Duchy, Gold")
    scene.p2.ends_turn()
    assert "nobles" in scene.p2.all_cards


def test_herbalist_once_in_play() -> None:
    """000:1988: played twice it is discarded once: one Treasure; it may be declined"""
    scene = Scene(p1={"hand": "Throne Room, Herbalist, Gold, Silver", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Herbalist")
    assert (scene.p1.buys, scene.p1.coins) == (3, 2)
    scene.p1.plays("Gold, Silver")
    scene.p1.ends_turn("Gold")
    assert scene.p1.hand == cards("Gold, 4 Copper")
    scene = Scene(p1={"hand": "Herbalist, Gold", "deck": "9 Copper"})
    scene.p1.plays("Herbalist")
    scene.p1.plays("Gold")
    scene.p1.ends_turn("no")
    assert scene.p1.hand == cards("5 Copper")


def test_herbalist_and_an_empty_deck() -> None:
    """000:1988: the Treasure alone is the deck; the discard pile is shuffled only when cards are missing"""
    scene = Scene(p1={"hand": "Herbalist, Gold", "discard": "9 Estate"})
    scene.p1.plays("Herbalist")
    scene.p1.plays("Gold")
    scene.p1.ends_turn("Gold")
    assert "gold" in scene.p1.hand and len(scene.p1.hand) == 5


def test_apothecary_puts_back_in_any_order() -> None:
    """000:1999: all Coppers and Potions, the rest back as one likes"""
    scene = Scene(p1={"hand": "Apothecary", "deck": "Gold, Estate, Potion, Duchy, Copper, Curse"})
    scene.p1.plays("Apothecary", "Duchy, Estate")
    assert scene.p1.hand == cards("Gold, Potion, Copper") and scene.p1.deck == in_order("Estate, Duchy, Curse")
    scene = Scene(p1={"hand": "Apothecary", "deck": "Gold", "discard": "2 Copper, Curse"})
    scene.p1.plays("Apothecary")
    assert scene.p1.hand == cards("Gold, 2 Copper") and scene.p1.deck == in_order("Curse")


def test_university_and_costs_lowered() -> None:
    """000:2010: up to 5 as it costs now, no Potion; it need not be"""
    scene = Scene(p1={"hand": "Bridge, University", "actions": 2}, kingdom="Nobles, Golem, Artisan")
    scene.p1.plays("Bridge")
    scene.p1.plays("University", "no")
    assert scene.asked[0].offers("Nobles", "Artisan") and not scene.asked[0].offers("Golem")
    assert scene.p1.discard == []


def test_vision_for_each_player_separately() -> None:
    """000:2021: everybody's top card, the own one too, as the player of it decides for each"""
    scene = Scene(players=3, p1={"hand": "Scrying Pool", "deck": "Copper"}, p2={"deck": "Gold"},
                  p3={"discard": "Curse"})
    scene.p1.plays("Scrying Pool", "no", "yes", "no")
    assert all(asked.player == 0 for asked in scene.asked)
    assert scene.p2.discard == cards("Gold") and scene.p3.deck == in_order("Curse")
    assert scene.p1.hand == cards("Copper")


def test_vision_finds_only_actions() -> None:
    """000:2021: only Actions even after shuffling: all of them come to the hand; an own card discarded can come too"""
    scene = Scene(p1={"hand": "Scrying Pool", "deck": "Village, Smithy", "discard": "Market"}, p2={})
    scene.p1.plays("Scrying Pool", "no")
    assert scene.p1.hand == cards("Village, Smithy, Market") and scene.p1.deck == scene.p1.discard == []
    scene = Scene(p1={"hand": "Scrying Pool", "deck": "Curse, Smithy"}, p2={})
    scene.p1.plays("Scrying Pool", "yes")
    assert scene.p1.hand == cards("Smithy, Curse")


def test_alchemists_on_an_empty_deck() -> None:
    """000:2032: put back before the new hand is drawn; the Potion need not have bought anything"""
    scene = Scene(p1={"play": "2 Alchemist", "hand": "Potion", "discard": "3 Copper"})
    scene.p1.plays("Potion")
    scene.p1.ends_turn("yes", "no")
    assert "alchemist" in scene.p1.hand
    scene = Scene(p1={"play": "Alchemist", "hand": "Potion", "deck": "9 Copper"})
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper")


def test_philosophers_stone_anew_in_each_turn() -> None:
    """000:2042: counted again when it is played again; hand, play and what is set aside do not count"""
    scene = Scene(p1={"hand": "Philosopher's Stone", "deck": "14 Copper", "aside": "5 Curse", "play": "3 Village",
                      "mats": {"Island": "5 Island"}}, phase="buy")
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Philosopher's Stone", "discard": "4 Copper"}, phase="buy")
    scene.p1.plays("Philosopher's Stone")
    assert scene.p1.coins == 0


def test_philosophers_stone_while_possessed() -> None:
    """000:2085: it counts the piles of the player whose turn it is"""
    scene = possessed({"hand": "Philosopher's Stone", "deck": "10 Estate"}, {"deck": "30 Copper"})
    scene.p2.plays("Philosopher's Stone")
    assert scene.p2.coins == 2


def test_golem_and_a_card_with_two_types() -> None:
    """000:2064: combined Actions are Actions; all else and Golems are discarded; no action is needed"""
    scene = Scene(p1={"hand": "Golem, Gold", "deck": "Golem, Great Hall, Curse, Monument, Copper"})
    scene.p1.plays("Golem", "Monument, Great Hall")
    assert scene.p1.discard == cards("Golem, Curse") and scene.p1.hand == cards("Gold, Copper")
    assert (scene.p1.coins, scene.p1.points, scene.p1.actions) == (2, 1, 1)


def test_golem_finds_none() -> None:
    """000:2064: nothing is played, everything is discarded"""
    scene = Scene(p1={"hand": "Golem", "deck": "Golem, Gold", "discard": "Estate"})
    scene.p1.plays("Golem")
    assert scene.p1.discard == cards("Golem, Gold, Estate") and scene.p1.in_play == cards("Golem")


def test_golem_and_cards_in_hand() -> None:
    """000:2064, 000:2250: Throne Room found by it plays from the hand; what discards a hand spares the other card"""
    scene = Scene(p1={"hand": "Golem, Monument", "deck": "Throne Room, Smithy, 3 Copper"})
    scene.p1.plays("Golem", "Throne Room, Smithy", "Monument")
    assert scene.p1.points == 2 and scene.p1.hand == cards("3 Copper")
    scene = Scene(p1={"hand": "Golem, Gold", "deck": "Tactician, Monument"})
    scene.p1.plays("Golem", "Tactician, Monument")
    assert scene.p1.points == 1 and scene.p1.discard == cards("Gold")


def test_a_potion_is_spent() -> None:
    """000:2101 (002:2995): one Potion for one card; what is left is lost with the turn"""
    scene = Scene(p1={"hand": "Potion, 3 Silver", "buys": 2, "deck": "9 Copper"}, kingdom="Vineyard, Transmute",
                  phase="buy")
    scene.p1.plays("Potion, 3 Silver")
    scene.p1.buys("Vineyard")
    assert not scene.p1.can_buy("Transmute") and scene.p1.can_buy("Gold")
    scene = Scene(p1={"hand": "Potion", "deck": "9 Copper"}, kingdom="Vineyard", phase="buy")
    scene.p1.plays("Potion")
    rounds_off(scene)
    assert not scene.p1.can_buy("Vineyard")


# --- Possession -------------------------------------------------------------------------------------------
def test_masquerade_while_possessed() -> None:
    """000:2085: what is passed on does not come back, and is not a gain: it goes where it was passed"""
    scene = possessed({"hand": "Masquerade, Gold"}, players=3, p3={"hand": "Curse"})
    scene.p2.plays("Masquerade", scene.p1("Gold"), scene.p1("Copper"), scene.p1("no"))
    assert scene.p3.hand == cards("Gold") and "copper" in scene.p2.hand and "curse" in scene.p1.hand
    scene.p2.ends_turn()
    assert "gold" not in scene.p2.all_cards


def test_no_reactions_of_the_possessed_for_the_possessor() -> None:
    """000:2097: the possessor is hit by the Attack, and cannot use the other's Moat"""
    scene = possessed({"hand": "Witch, Moat", "deck": "9 Copper"})
    scene.p2.plays("Witch")
    assert scene.asked == [] and "curse" in scene.p1.discard


def test_lighthouse_of_the_possessor() -> None:
    """000:2097, 000:1502: an Attack of the possessed player is one of another player"""
    scene = Scene(p1={"hand": "Lighthouse, Possession", "deck": "9 Copper"}, p2={"hand": "Witch", "deck": "9 Copper"})
    scene.p1.plays("Lighthouse")
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Witch")
    assert "curse" not in scene.p1.all_cards


def test_buying_while_possessed() -> None:
    """000:2085: Talisman's and Hoard's cards are the possessor's too; Goons' points stay"""
    scene = possessed({"hand": "Talisman, Hoard, Goons", "deck": "9 Copper"})
    scene.p2.plays("Goons", "2 Copper")
    scene.p2.plays("Talisman, Hoard")
    scene.p2.buys("Silver")
    scene.p2.buys("Estate")
    assert [scene.p1.discard.count(card) for card in ("silver", "estate", "gold")] == [2, 1, 1]
    assert (scene.p1.points, scene.p2.points) == (0, 2) and scene.p2.discard == []


# --- Prosperity: Treasures --------------------------------------------------------------------------------
def test_venture_follows_what_it_finds() -> None:
    """000:2321: the instructions of the Treasure found are followed; the order of Treasures is free"""
    scene = Scene(p1={"hand": "Venture", "deck": "Estate, Loan, Curse, Copper, Gold"}, phase="buy")
    scene.p1.plays("Venture", "yes")
    assert scene.p1.coins == 2 and scene.p1.in_play == cards("Venture, Loan")
    assert scene.trash == cards("Copper") and scene.p1.deck == in_order("Gold")
    scene = Scene(p1={"hand": "2 Copper, Venture", "deck": "Village, Bank"}, phase="buy")
    scene.p1.plays("2 Copper, Venture")
    assert scene.p1.coins == 2 + 1 + 4


def test_venture_finds_a_combined_treasure() -> None:
    """000:2622: a combined Treasure is one; the discard pile is shuffled without what is revealed"""
    scene = Scene(p1={"hand": "Venture", "deck": "Estate", "discard": "Harem"}, phase="buy")
    scene.p1.plays("Venture")
    assert scene.p1.in_play == cards("Venture, Harem") and scene.p1.coins == 3
    assert scene.p1.discard == cards("Estate")


def test_venture_into_a_contraband() -> None:
    """000:2321, 000:2447: also what the left neighbour has to name"""
    scene = Scene(p1={"hand": "Venture", "deck": "Contraband"}, phase="buy")
    scene.p1.plays("Venture", scene.p2("Silver"))
    assert (scene.p1.coins, scene.p1.buys) == (4, 2) and not scene.p1.can_buy("Silver")


def test_contraband_names_what_is_not_there() -> None:
    """000:2447: also a card of the Black Market deck, which then cannot be bought there either"""
    scene = Scene(p1={"hand": "Black Market, Contraband"}, black_market="Mint")
    scene.p1.plays("Black Market", "Contraband", scene.p2("Mint"))
    assert scene.p1.coins == 2 + 3 and scene.p1.discard == []
    scene = Scene(p1={"hand": "Contraband"}, phase="buy")
    scene.p1.plays("Contraband", scene.p2("Possession"))
    assert scene.p1.can_buy("Silver")


def test_contraband_is_for_one_turn() -> None:
    """000:2447: not to be bought in this turn; in the next one it can be"""
    scene = Scene(p1={"hand": "Contraband", "deck": "20 Copper"}, phase="buy")
    scene.p1.plays("Contraband", scene.p2("Silver"))
    assert not scene.p1.can_buy("Silver")
    rounds_off(scene)
    scene.p1.plays("5 Copper")
    assert scene.p1.can_buy("Silver")


def test_contraband_while_possessed() -> None:
    """000:2085, 000:2447: the left neighbour of the player whose turn it is names the card"""
    scene = possessed({"hand": "Contraband"}, players=3)
    scene.p2.plays("Contraband", scene.p3("Silver"))
    assert not scene.p2.can_buy("Silver")


def test_royal_seal_each_card_by_itself() -> None:
    """000:2403: also what is gained without buying; for every card anew"""
    scene = Scene(p1={"play": "Royal Seal, Hoard", "coins": 2, "deck": "Copper"}, phase="buy")
    scene.p1.buys("Estate", scene.p1("yes"), scene.p1("no"))
    assert scene.p1.deck == in_order("Gold, Copper") and scene.p1.discard == cards("Estate")


def test_talisman_example() -> None:
    """000:2471: two Talismans, four Coppers, two Buys: a Silver and a Trade Route bring two more of each"""
    scene = Scene(p1={"hand": "2 Talisman, 4 Copper", "buys": 2}, kingdom="Trade Route", phase="buy")
    scene.p1.plays("2 Talisman, 4 Copper")
    scene.p1.buys("Silver")
    scene.p1.buys("Trade Route")
    assert scene.p1.discard == cards("3 Silver, 3 Trade Route") and scene.p1.coins == 0


def test_talisman_and_the_cost_now() -> None:
    """000:2471: a Peddler for 4 counts, with one Action in play it does not; nor does a Potion in the cost"""
    for actions, gained in ((2, 2), (1, 1)):
        scene = Scene(p1={"play": f"{actions} Village, Talisman", "coins": 8}, kingdom="Peddler", phase="buy")
        scene.p1.buys("Peddler")
        assert scene.p1.discard == cards(f"{gained} Peddler")
    scene = Scene(p1={"play": "Talisman", "coins": 3, "potions": 1}, kingdom="Familiar", phase="buy")
    scene.p1.buys("Familiar")
    assert scene.p1.discard == cards("Familiar")


def test_talisman_and_the_last_cards() -> None:
    """000:2471: two Talismans and two cards in the pile: the second one finds none"""
    scene = Scene(p1={"play": "2 Talisman", "coins": 3}, piles={"Silver": 2}, phase="buy")
    scene.p1.buys("Silver")
    assert scene.p1.discard == cards("2 Silver")


def test_talisman_and_other_gains() -> None:
    """000:2471: what is gained by Expand is not doubled"""
    scene = Scene(p1={"play": "Talisman", "hand": "Expand, Copper"})
    scene.p1.plays("Expand", "Silver")
    assert scene.p1.discard == cards("Silver")


def test_quarry_and_potions() -> None:
    """000:2465: only the coins become fewer"""
    scene = Scene(p1={"play": "2 Quarry"}, kingdom="Familiar, Vineyard", phase="buy")
    assert scene.cost("Familiar") == (0, 1, 0) and scene.cost("Vineyard") == (0, 1, 0)


def test_loan_is_free_to_choose() -> None:
    """000:2429: the Treasure found is trashed or discarded; combined ones are Treasures"""
    for answer, trash in (("yes", "Harem"), ("no", "")):
        scene = Scene(p1={"hand": "Loan", "deck": "Village, Curse, Harem, Gold"}, phase="buy")
        scene.p1.plays("Loan", answer)
        assert scene.trash == cards(trash) and scene.p1.deck == in_order("Gold") and scene.p1.coins == 1
        assert len(scene.p1.discard) == (2 if trash else 3)


def test_bank_and_treasures_that_left() -> None:
    """000:2339: what is in play at that moment counts"""
    scene = Scene(p1={"hand": "2 Bank, Copper, Spoils"}, phase="buy")
    scene.p1.plays("Spoils")
    scene.p1.plays("Copper")
    scene.p1.plays("Bank")
    assert scene.p1.coins == 3 + 1 + 2


# --- Prosperity: Actions ----------------------------------------------------------------------------------
def test_bishop_example() -> None:
    """000:2345, 000:2583: in turn order each other player may trash, without points; twice by Throne Room"""
    scene = Scene(players=3, p1={"hand": "Throne Room, Bishop, Golem, Copper"}, p2={"hand": "Province"},
                  p3={"hand": "Curse, Gold"})
    scene.p1.plays("Throne Room", "Bishop", "Golem", scene.p2("no"), scene.p3("Curse"), scene.p2("no"), scene.p3("no"))
    assert scene.p1.points == 1 + 2 + 1 + 0 and scene.p1.coins == 2
    assert (scene.p2.points, scene.p3.points) == (0, 0) and scene.trash == cards("Golem, Copper, Curse")


def test_bishop_and_costs_lowered() -> None:
    """000:2345: half of what the card costs now"""
    scene = Scene(p1={"hand": "Bridge, Bishop, Gold", "actions": 2}, p2={})
    scene.p1.plays("Bridge")
    scene.p1.plays("Bishop")
    assert scene.p1.points == 1 + 2


def test_bishop_while_possessed() -> None:
    """000:2085: the points are the possessed player's, the card comes back, the possessor may trash an own card"""
    scene = possessed({"hand": "Bishop, Gold", "deck": "9 Estate"})
    scene.p2.plays("Bishop", scene.p1("Copper"))
    assert (scene.p1.points, scene.p2.points) == (0, 4) and scene.trash == cards("Copper")
    scene.p2.ends_turn()
    assert "gold" in scene.p2.discard


def test_rabble_in_turn_order() -> None:
    """000:2357: one after the other from the left; three cards, the discard pile shuffled for it"""
    scene = Scene(players=3, p1={"hand": "Rabble", "deck": "3 Copper"}, p2={"deck": "Estate", "discard": "Curse, Gold"},
                  p3={"deck": "Estate, Duchy, Village"})
    scene.p1.plays("Rabble", scene.p2("Curse, Estate"), scene.p3("Duchy, Estate"))
    assert scene.p2.deck == in_order("Estate, Curse") and scene.p2.discard == cards("Gold")
    assert scene.p3.deck == in_order("Estate, Duchy") and scene.p3.discard == cards("Village")


def test_vault_and_the_others() -> None:
    """000:2363: in turn order; no one must; two discarded, one drawn"""
    scene = Scene(players=4, p1={"hand": "Vault, Estate", "deck": "2 Copper"}, p2={"hand": "2 Curse", "deck": "Gold"},
                  p3={"hand": "Curse", "deck": "Gold"}, p4={"hand": "3 Gold"})
    scene.p1.plays("Vault", "Estate, Copper", scene.p2("yes"), scene.p3("yes"), scene.p4("no"))
    assert scene.p1.coins == 2 and scene.p1.hand == cards("Copper")
    assert (scene.p2.hand, scene.p3.hand, scene.p4.hand) == (["gold"], [], cards("3 Gold"))


def test_grand_market_and_coppers_in_hand() -> None:
    """000:2369: neither a Copper in hand nor a Loan in play forbids it; a Copper in play does, also another's not"""
    scene = Scene(p1={"hand": "Copper", "play": "Loan", "coins": 6}, p2={"play": "Copper"}, kingdom="Grand Market",
                  phase="buy")
    assert scene.p1.can_buy("Grand Market")
    scene.p1.plays("Copper")
    assert not scene.p1.can_buy("Grand Market")


def test_goons_per_card() -> None:
    """000:2375: a point for each Goons and card; those bought at the Black Market too; none for an Event"""
    scene = Scene(p1={"play": "2 Goons", "coins": 6, "buys": 3}, landscapes="Expedition", phase="buy")
    scene.p1.buys("Silver")
    scene.p1.buys("Expedition")
    assert scene.p1.points == 2
    scene = Scene(p1={"play": "Goons", "hand": "Black Market, Gold"}, black_market="Loan")
    scene.p1.plays("Black Market", "Gold", "Loan")
    assert scene.p1.points == 1


def test_trade_route_of_a_throne_room() -> None:
    """000:2381: the tokens on the mat pay each time; a card is trashed each time, if there is one"""
    scene = Scene(p1={"hand": "Throne Room, Trade Route, Curse"}, p2={})
    scene.p2.gains("Estate")
    scene.p1.gains("Province")
    scene.p1.plays("Throne Room", "Trade Route")
    assert (scene.p1.coins, scene.p1.buys) == (4, 3) and scene.trash == cards("Curse")


def test_trade_route_tokens_by_any_gain() -> None:
    """000:2385, 000:2549: bought, gained by Expand or by a possessor: the first card moves the token, once"""
    scene = Scene(p1={"hand": "Expand, Estate, Trade Route", "actions": 2})
    scene.p1.plays("Expand", "Estate", "Duchy")
    scene.p1.plays("Trade Route")
    assert scene.p1.coins == 1 and scene.tokens("Duchy", "trade_route") == 0
    scene = possessed({"hand": "2 Copper", "deck": "Trade Route, 9 Silver"})
    scene.p2.plays("2 Copper")
    scene.p2.buys("Estate")
    scene.p2.ends_turn()
    scene.p2.plays("Trade Route", "Silver")
    assert scene.p2.coins == 1


def test_trade_route_set_up_with_all_kinds_of_victory_piles() -> None:
    """000:2383: basic, Kingdom and combined Victory piles; none for what is only in the Black Market deck"""
    scene = Scene(kingdom="Trade Route, Duke, Harem, Nobles, Gardens, Castles, Black Market", platinum=True,
                  black_market=["island", "silk_road", "smithy"])
    for pile in ("Estate", "Duchy", "Province", "Colony", "Duke", "Harem", "Nobles", "Gardens", "Castles"):
        assert scene.tokens(pile, "trade_route") == 1
    assert scene.tokens("Silver", "trade_route") == scene.tokens("Trade Route", "trade_route") == 0


def test_peddler_and_kings_court() -> None:
    """000:2391: a Worker's Village played thrice is one Action in play, with King's Court two; never below 0"""
    scene = Scene(p1={"hand": "King's Court, Worker's Village, Moat", "deck": "9 Copper"}, kingdom="Peddler")
    scene.p1.plays("King's Court", "Worker's Village")
    assert scene.cost("Peddler") == (8, 0, 0)
    scene.p1.plays("3 Copper")
    assert scene.cost("Peddler") == (4, 0, 0)


def test_peddler_and_the_actions_of_others() -> None:
    """000:2391: only the Actions of the player whose turn it is; outside of the Buy phase it costs 8"""
    scene = Scene(p1={"play": "Village"}, p2={"durations": "3 Caravan"}, kingdom="Peddler", phase="buy")
    assert scene.cost("Peddler") == (6, 0, 0)
    scene = Scene(p1={"play": "4 Village", "hand": "Werewolf"}, kingdom="Peddler", phase="night")
    assert scene.cost("Peddler") == (8, 0, 0)


def test_kings_court_on_itself() -> None:
    """000:2409: three cards, each three times; fewer if there are fewer; none need be chosen"""
    scene = Scene(p1={"hand": "2 King's Court, Monument, Festival, Bazaar, Smithy", "deck": "9 Copper"})
    scene.p1.plays("King's Court", "King's Court", "Monument", "Festival", "Bazaar")
    assert (scene.p1.points, scene.p1.actions, scene.p1.buys) == (3, 12, 4)
    assert scene.p1.coins == 6 + 6 + 3 and scene.p1.can_play("Smithy")
    scene = Scene(p1={"hand": "2 King's Court, Monument"})
    scene.p1.plays("King's Court", "King's Court", "Monument")
    assert scene.p1.points == 3
    scene = Scene(p1={"hand": "King's Court, Monument"})
    scene.p1.plays("King's Court", "no")
    assert scene.p1.hand == cards("Monument") and scene.p1.actions == 0


def test_forge_with_an_empty_hand() -> None:
    """000:2417: no cards are a sum of 0: a card for 0 is gained; with reduced costs one that costs 0 now"""
    scene = Scene(p1={"hand": "Forge"}, kingdom="Vineyard, Engineer")
    scene.p1.plays("Forge", "Copper")
    assert scene.asked[-1].offers("Copper", "Curse") and not scene.asked[-1].offers("Vineyard")
    assert not scene.asked[-1].offers("Engineer")
    scene = Scene(p1={"hand": "Bridge, Forge, 3 Estate", "actions": 2}, kingdom="Moat")
    scene.p1.plays("Bridge")
    scene.p1.plays("Forge", "3 Estate", "Bridge")
    assert scene.p1.discard == cards("Bridge")


def test_counting_house_takes_some() -> None:
    """000:2423: any number of Coppers, shown to all; the others do not see the discard pile"""
    scene = Scene(p1={"hand": "Counting House", "discard": "Gold, 3 Copper, Estate"})
    scene.p1.plays("Counting House", "2 Copper")
    assert scene.p1.hand == cards("2 Copper") and scene.p1.discard == cards("Copper, Gold, Estate")
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert [card.id for card in shown[-1].visible_cards(1)] == ["copper", "copper"]


def test_mint_and_what_is_not_in_the_supply() -> None:
    """000:2435: an identical card from the Supply; of Spoils there is none; nothing need be revealed"""
    scene = Scene(p1={"hand": "Mint, Spoils"})
    scene.p1.plays("Mint", "Spoils")
    assert scene.p1.discard == [] and scene.p1.hand == cards("Spoils")
    scene = Scene(p1={"hand": "Mint, Gold"})
    scene.p1.plays("Mint", "no")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Throne Room, Mint, Gold, Platinum"})
    scene.p1.plays("Throne Room", "Mint", "Platinum", "Gold")
    assert scene.p1.discard == cards("Platinum, Gold")


def test_mint_bought_at_the_black_market() -> None:
    """000:2435: whenever it is bought, the Treasures in play are trashed, and have paid"""
    scene = Scene(p1={"hand": "Black Market, 2 Gold, Silver"}, black_market="Mint")
    scene.p1.plays("Black Market", "Gold", "Gold", "no", "Mint")
    assert scene.trash == cards("2 Gold") and scene.p1.coins == 2 + 6 - 5
    scene.p1.plays("Silver")
    assert scene.p1.coins == 5


def test_mountebank_with_one_pile_empty() -> None:
    """000:2441: a Curse in hand may be kept: then what is there is gained"""
    scene = Scene(players=3, p1={"hand": "Throne Room, Mountebank"}, p2={"hand": "2 Curse"}, p3={"hand": "Curse"},
                  piles={"Copper": 0})
    scene.p1.plays("Throne Room", "Mountebank", scene.p2("yes"), scene.p3("no"), scene.p2("yes"), scene.p3("yes"))
    assert scene.p2.discard == cards("2 Curse") and scene.p3.discard == cards("2 Curse") and scene.p1.coins == 4


def test_watchtower_for_each_card_again() -> None:
    """000:2477, 000:2567: in the own turn too, and for each card as one likes"""
    scene = Scene(p1={"hand": "Watchtower", "play": "Talisman", "coins": 3}, phase="buy")
    scene.p1.buys("Silver", "yes", "no", "yes")
    assert scene.trash == cards("Silver") and scene.p1.deck == in_order("Silver") and scene.pile("Silver") == 38
    assert scene.p1.hand == cards("Watchtower")


def test_watchtower_on_cards_gained_onto_the_deck() -> None:
    """000:2477: a card gained onto the deck (Sea Hag) can be trashed"""
    scene = Scene(turn=2, p1={"hand": "Watchtower", "deck": "Gold"}, p2={"hand": "Sea Hag"})
    scene.p2.plays("Sea Hag", scene.p1("yes"))
    assert scene.trash == cards("Curse") and scene.p1.deck == [] and scene.p1.discard == cards("Gold")


def test_expand_another_expand() -> None:
    """000:2333: another one in hand can be trashed: a card for up to 10; with a Potion only for one with a Potion"""
    scene = Scene(p1={"hand": "2 Expand"}, platinum=True)
    scene.p1.plays("Expand", "Platinum")
    assert scene.p1.discard == cards("Platinum") and not scene.asked[-1].offers("Colony")
    scene = Scene(p1={"hand": "Expand, Familiar"}, kingdom="Possession, Golem, Nobles")
    scene.p1.plays("Expand", "Possession")
    assert scene.p1.discard == cards("Possession") and scene.asked[-1].offers("Golem", "Nobles", "Familiar")


# --- hidden and open --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "answers"), [
    ("Native Village", ["set aside"]), ("Haven", ["Gold"]), ("Pearl Diver", ["yes"]),
    ("Navigator", ["topdeck", "Gold, Silver, Duchy, Curse, Province"])])
def test_looked_at_by_one_player_alone(card: str, answers: list[str]) -> None:
    """000:1484, 1496, 1508, 1817: the others see none of the cards"""
    scene = Scene(p1={"hand": card, "deck": "Gold, Silver, Duchy, Curse, Province"})
    scene.p1.plays(card, *answers)
    seen = {known.id for event in scene.log.events for known in event.visible_cards(1)}
    assert seen == set(cards(card))


def test_hands_are_counted_by_all() -> None:
    """000:2447: everybody sees how many cards a player still holds"""
    scene = Scene(p1={"hand": "Contraband, 3 Gold"}, phase="buy")
    scene.p1.plays("Contraband", scene.p2("Province"))
    assert view(scene.game, 1).players[0].hand_size == 3


# --- with each other --------------------------------------------------------------------------------------
def test_navigator_shuffles_under_the_deck() -> None:
    """000:1817: the discard pile goes beneath what is left of the deck"""
    scene = Scene(p1={"hand": "Navigator", "deck": "Gold, Silver", "discard": "6 Estate"})
    scene.p1.plays("Navigator", "discard")
    assert scene.p1.deck == in_order("3 Estate") and scene.p1.discard == cards("Gold, Silver, 3 Estate")


def test_herbalist_instead_of_discarding() -> None:
    """000:1988: the Treasure is not discarded: nothing happens that happens when it is (Capital)"""
    scene = Scene(p1={"play": "Herbalist", "hand": "Capital", "deck": "9 Copper"})
    scene.p1.plays("Capital")
    scene.p1.ends_turn("Herbalist", "Capital")
    assert scene.p1.debt == 0 and "capital" in scene.p1.hand


def test_embargo_on_a_mixed_pile() -> None:
    """000:1490: the token lies on the pile, whatever is on top of it"""
    scene = Scene(p1={"coins": 10, "buys": 2}, also="Embargo", piles={"Knights": "Dame Anna, Sir Martin"},
                  tokens={("Knights", "embargo"): 1}, phase="buy")
    scene.p1.buys("Dame Anna")
    scene.p1.buys("Sir Martin")
    assert scene.p1.discard == cards("Dame Anna, Sir Martin, 2 Curse")


def test_the_last_colony_came_back() -> None:
    """000:1521, 000:2759: an empty Colony pile ends the game even if it is refilled in the same turn"""
    scene = Scene(p1={"hand": "Expand, Ambassador, Colony, Province", "actions": 2, "deck": "9 Copper"},
                  piles={"Colony": 1})
    scene.p1.plays("Expand", "Province", "Colony")
    scene.p1.plays("Ambassador", "Colony", "Colony")
    scene.p1.ends_turn()
    assert scene.over


def test_ambassador_and_protected_players() -> None:
    """000:1521, 000:1755: who is protected gains none; it goes to the next one"""
    scene = Scene(players=4, p1={"hand": "Ambassador, Curse"}, p2={"hand": "Moat"}, p3={"durations": "Lighthouse"},
                  piles={"Curse": 0})
    scene.p1.plays("Ambassador", scene.p2("Moat"), scene.p1("Curse"))
    assert scene.p2.discard == scene.p3.discard == [] and scene.p4.discard == cards("Curse")


def test_pirate_ship_against_protected_players() -> None:
    """000:1586: nobody trashed a Treasure: no token"""
    scene = Scene(players=3, p1={"hand": "Pirate Ship"}, p2={"durations": "Lighthouse", "deck": "2 Gold"},
                  p3={"hand": "Moat", "deck": "2 Gold"})
    scene.p1.plays("Pirate Ship", scene.p3("Moat"), scene.p1("attack"))
    assert scene.trash == [] and scene.p1.counter("Pirate Ship") == 0


def test_smugglers_and_whose_turn_it_was() -> None:
    """000:1544: neither own gains nor what the right neighbour gained in somebody else's turn"""
    scene = Scene(p1={"hand": "Smugglers"})
    scene.p1.gains("Gold")
    scene.p1.plays("Smugglers")
    assert scene.p1.discard == cards("Gold")
    scene = Scene(p1={"deck": "20 Copper"}, p2={"hand": "Witch", "deck": "2 Copper, Smugglers, 9 Copper"})
    scene.p1.ends_turn()
    scene.p2.plays("Witch")
    assert scene.p1.discard == cards("Curse")
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    scene.p2.plays("Smugglers")
    assert "curse" not in scene.p2.all_cards


def test_talisman_after_a_bridge() -> None:
    """000:2471: a Market costs 4 after a Bridge, and is doubled"""
    scene = Scene(p1={"hand": "Bridge", "play": "Talisman", "coins": 3}, kingdom="Market")
    scene.p1.plays("Bridge")
    scene.p1.buys("Market")
    assert scene.p1.discard == cards("2 Market")


def test_tactician_before_an_outpost_turn() -> None:
    """000:1855: the extra turn begins with three cards and five more"""
    scene = Scene(p1={"hand": "Tactician, Outpost, Copper", "actions": 2, "deck": "30 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.plays("Tactician")
    scene.p1.ends_turn()
    assert (len(scene.p1.hand), scene.p1.actions, scene.p1.buys) == (8, 2, 2)


def test_outpost_between_two_possessions() -> None:
    """000:2097: the own extra turn first, then both possessed ones, then the neighbour's own"""
    scene = Scene(players=3, p1={"hand": "Outpost, 2 Possession", "actions": 3, "deck": "20 Copper"})
    for card in ("Possession", "Outpost", "Possession"):
        scene.p1.plays(card)
    turns = []
    for _ in range(5):
        (scene.p1, scene.p2, scene.p3)[scene.whose_turn - 1].ends_turn()
        turns.append((scene.whose_turn, int(scene.game.turn.controller) + 1))
    assert turns == [(1, 0), (2, 1), (2, 1), (2, 0), (3, 0)]


def test_treasury_while_possessed() -> None:
    """000:1642, 000:2085: the possessed player buys, although another one gains"""
    for card, hand in (("Estate", 0), ("Silver", 1)):
        scene = possessed({"hand": "Treasury, Gold", "deck": "9 Copper"})
        scene.p2.plays("Treasury")
        scene.p2.plays("Gold")
        scene.p2.buys(card)
        scene.p2.ends_turn(*([scene.p1("yes")] if hand else []))
        assert scene.p2.hand.count("treasury") == hand


def test_embargo_while_possessed() -> None:
    """000:1490, 000:2085: the Curse for buying comes to the possessor; an Embargo played comes back"""
    scene = possessed({"hand": "Embargo, Copper", "deck": "9 Copper"})
    scene.p2.plays("Embargo", scene.p1("Silver"))
    scene.p2.plays("Copper")
    scene.p2.buys("Silver")
    assert scene.p1.discard == cards("Possession, Silver, Curse")
    scene.p2.ends_turn()
    assert scene.trash == [] and "embargo" in scene.p2.discard


def test_smugglers_while_possessed() -> None:
    """000:1544, 000:2085: the possessor is the right neighbour, and gains the copy of the own card"""
    scene = Scene(p1={"hand": "Possession", "coins": 3, "deck": "9 Copper"}, p2={"hand": "Smugglers"})
    scene.p1.plays("Possession")
    scene.p1.buys("Silver")
    scene.p1.ends_turn()
    scene.p2.plays("Smugglers")
    assert scene.p1.discard == cards("Possession, 2 Silver")


def test_mint_and_loan_while_possessed() -> None:
    """000:2085, 000:2435, 000:2429: the Treasures count as trashed and come back after Clean-up"""
    scene = possessed({"hand": "Loan, 2 Gold", "deck": "Copper, 9 Estate"}, also="Mint")
    scene.p2.plays("Loan", scene.p1("yes"))
    scene.p2.plays("2 Gold")
    scene.p2.buys("Mint")
    assert scene.p1.discard == cards("Possession, Mint") and scene.p2.in_play == scene.trash == []
    scene.p2.ends_turn()
    assert scene.p2.discard == cards("Loan, 2 Gold, Copper")
