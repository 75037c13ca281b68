"""Seaside: cards that are done when played, and Treasury."""
from throneroom.testing import Scene, cards, in_order


# --- Ambassador ---------------------------------------------------------------------------------------------
def test_ambassador_returns_and_gives() -> None:
    """seaside/ambassador/1"""
    scene = Scene(p1={"hand": "Ambassador, 2 Estate, Copper"}, p2={}, p3={})
    assert scene.pile("Estate") == 12
    scene.p1.plays("Ambassador", "Estate", "2 Estate")
    assert [event.verb for event in scene.log.events].count("return") == 2
    assert scene.p2.discard == scene.p3.discard == cards("Estate")
    assert scene.pile("Estate") == 12
    assert scene.p1.hand == cards("Copper")


def test_ambassador_may_return_nothing() -> None:
    """seaside/ambassador/2"""
    scene = Scene(p1={"hand": "Ambassador, Curse"}, piles={"Curse": 9})
    scene.p1.plays("Ambassador", "no")
    assert scene.p2.discard == cards("Curse")
    assert scene.pile("Curse") == 8
    assert scene.p1.hand == cards("Curse")
    scene = Scene(p1={"hand": "Ambassador"})
    scene.p1.plays("Ambassador")
    assert scene.asked == []
    assert scene.p2.all_cards == []


def test_ambassador_gives_in_turn_order() -> None:
    """seaside/ambassador/3"""
    scene = Scene(players=4, p1={"hand": "Ambassador, Curse"}, piles={"Curse": 0})
    scene.p1.plays("Ambassador", "Curse")
    assert scene.p1.hand == []
    assert scene.p2.discard == cards("Curse")
    assert scene.p3.discard == scene.p4.discard == []
    assert scene.pile("Curse") == 0


def test_ambassador_does_not_return_itself() -> None:
    """seaside/ambassador/4"""
    scene = Scene(p1={"hand": "2 Ambassador"})
    scene.p1.plays("Ambassador", "Ambassador")
    assert scene.asked[0].counts == [1]
    assert [event.verb for event in scene.log.events].count("return") == 1
    assert scene.p1.in_play == cards("Ambassador")
    assert scene.p1.hand == []
    assert scene.p2.discard == cards("Ambassador")
    assert scene.pile("Ambassador") == 10


def test_ambassador_cannot_undo_the_end_of_the_game() -> None:
    """seaside/ambassador/6"""
    scene = Scene(p1={"hand": "Village, Remodel, Ambassador, Gold, 2 Province", "deck": "Copper"},
                  piles={"Province": 1})
    scene.p1.plays("Village")
    scene.p1.plays("Remodel", "Gold", "Province")
    assert scene.pile("Province") == 0
    scene.p1.plays("Ambassador", "Province", "2 Province")
    assert scene.pile("Province") == 1
    assert not scene.game.over
    scene.p1.ends_turn()
    assert scene.game.over


def test_ambassador_and_cards_that_are_not_of_the_supply() -> None:
    """PILE-16: Spoils and Shelters cannot be returned."""
    for name in ("Spoils", "Hovel"):
        scene = Scene(p1={"hand": f"Ambassador, {name}"}, kingdom="Bandit Camp", shelters=True)
        scene.p1.plays("Ambassador")
        assert scene.p1.hand == cards(name)
        assert scene.p2.all_cards == []


# --- Bazaar -------------------------------------------------------------------------------------------------
def test_bazaar() -> None:
    """seaside/bazaar/1"""
    scene = Scene(p1={"hand": "Bazaar", "deck": "Copper"})
    scene.p1.plays("Bazaar")
    assert scene.p1.hand == cards("Copper")
    assert (scene.p1.actions, scene.p1.coins) == (2, 1)


def test_two_bazaars() -> None:
    """seaside/bazaar/2"""
    scene = Scene(p1={"hand": "2 Bazaar", "deck": "2 Copper"})
    scene.p1.plays("Bazaar")
    scene.p1.plays("Bazaar")
    assert scene.p1.coins == 2


# --- Cutpurse -----------------------------------------------------------------------------------------------
def test_cutpurse() -> None:
    """seaside/cutpurse/1"""
    scene = Scene(p1={"hand": "Cutpurse"}, p2={"hand": "3 Copper, 2 Estate"}, p3={"hand": "Silver, Estate"})
    scene.p1.plays("Cutpurse")
    assert scene.p1.coins == 2
    assert scene.p2.discard == cards("Copper")
    assert scene.p3.hand == cards("Silver, Estate")
    revealed = [event for event in scene.log.events if event.verb == "reveal"]
    assert [(int(event.seat), sorted(card.id for card in event.cards)) for event in revealed] == [
        (2, cards("Silver, Estate"))]


# --- Explorer -----------------------------------------------------------------------------------------------
def test_explorer() -> None:
    """seaside/explorer/1"""
    scene = Scene(p1={"hand": "Explorer, Province"})
    scene.p1.plays("Explorer", "Province")
    assert scene.p1.hand == cards("Province, Gold")
    scene = Scene(p1={"hand": "Explorer, Province"})
    scene.p1.plays("Explorer", "no")
    assert scene.p1.hand == cards("Province, Silver")
    scene = Scene(p1={"hand": "Explorer"})
    scene.p1.plays("Explorer")
    assert scene.p1.hand == cards("Silver")


# --- Ghost Ship ---------------------------------------------------------------------------------------------
def test_ghost_ship() -> None:
    """seaside/ghost_ship/1"""
    scene = Scene(p1={"hand": "Ghost Ship", "deck": "2 Copper"},
                  p2={"hand": "2 Copper, Silver, Estate, Gold", "deck": "Curse"}, p3={"hand": "3 Copper"})
    scene.p1.plays("Ghost Ship", scene.p2("Copper, Estate"), scene.p2("Copper"))
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p2.hand == cards("Copper, Silver, Gold")
    assert scene.p2.deck == in_order("Estate, Copper, Curse")
    assert scene.p3.hand == cards("3 Copper")


# --- Lookout ------------------------------------------------------------------------------------------------
def test_lookout() -> None:
    """seaside/lookout/1"""
    scene = Scene(p1={"hand": "Lookout", "deck": "Curse, Estate, Gold, Silver"})
    scene.p1.plays("Lookout", "Curse", "Estate")
    assert [asked.least for asked in scene.asked] == [1, 1]
    assert scene.trash == cards("Curse")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.deck == in_order("Gold, Silver")
    assert scene.p1.actions == 1


def test_lookout_with_fewer_cards() -> None:
    """seaside/lookout/2"""
    scene = Scene(p1={"hand": "Lookout", "deck": "Gold"})
    scene.p1.plays("Lookout")
    assert scene.trash == cards("Gold")
    scene = Scene(p1={"hand": "Lookout", "deck": "Gold, Copper"})
    scene.p1.plays("Lookout", "Copper")
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.deck == []


# --- Navigator ----------------------------------------------------------------------------------------------
def test_navigator() -> None:
    """seaside/navigator/1"""
    deck = "Estate, Curse, Copper, Copper, Gold, Silver"
    scene = Scene(p1={"hand": "Navigator", "deck": deck})
    scene.p1.plays("Navigator", "discard")
    assert scene.asked[0].options == ["discard", "topdeck"]
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("Estate, Curse, 2 Copper, Gold")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Navigator", "deck": deck})
    scene.p1.plays("Navigator", "topdeck", "Estate", "Curse", "Copper", "Copper")
    assert scene.p1.deck == in_order("Gold, Copper, Copper, Curse, Estate, Silver")


def test_navigator_with_fewer_cards() -> None:
    """seaside/navigator/2"""
    described = {"hand": "Navigator", "deck": "Gold", "discard": "Copper, Estate"}
    scene = Scene(p1=described)
    scene.p1.plays("Navigator", "discard")
    assert scene.p1.discard == cards("Gold, Copper, Estate")
    scene = Scene(p1=described)
    scene.p1.plays("Navigator", "topdeck", "Copper", "Estate")
    assert scene.p1.deck == in_order("Gold, Estate, Copper")
    assert scene.p1.discard == []


# --- Pearl Diver --------------------------------------------------------------------------------------------
def test_pearl_diver() -> None:
    """seaside/pearl_diver/1"""
    scene = Scene(p1={"hand": "Pearl Diver", "deck": "Copper, Estate, Silver, Gold"})
    scene.p1.plays("Pearl Diver", "Gold")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold, Estate, Silver")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Pearl Diver", "deck": "Copper, Estate, Silver, Gold"})
    scene.p1.plays("Pearl Diver", "no")
    assert scene.p1.deck == in_order("Estate, Silver, Gold")


def test_pearl_diver_draws_first() -> None:
    """seaside/pearl_diver/2"""
    for answer in ("yes", "no"):
        scene = Scene(p1={"hand": "Pearl Diver", "deck": "Copper, Gold"})
        scene.p1.plays("Pearl Diver", answer)
        assert scene.asked[0].options == ["gold"]
        assert scene.p1.hand == cards("Copper")
        assert scene.p1.deck == in_order("Gold")


# --- Salvager -----------------------------------------------------------------------------------------------
def test_salvager() -> None:
    """seaside/salvager/1"""
    scene = Scene(p1={"hand": "Salvager, Gold"})
    scene.p1.plays("Salvager")
    assert scene.trash == cards("Gold")
    assert scene.p1.coins == 6
    assert scene.p1.me.buys == 2
    scene = Scene(p1={"hand": "Salvager, Copper"})
    scene.p1.plays("Salvager")
    assert scene.trash == cards("Copper")
    assert scene.p1.coins == 0


def test_salvager_with_an_empty_hand() -> None:
    """seaside/salvager/2"""
    scene = Scene(p1={"hand": "Salvager"})
    scene.p1.plays("Salvager")
    assert scene.p1.me.buys == 2
    assert scene.p1.coins == 0


# --- Sea Hag ------------------------------------------------------------------------------------------------
def test_sea_hag() -> None:
    """seaside/sea_hag/1"""
    scene = Scene(p1={"hand": "Sea Hag"}, p2={"deck": "Gold, Silver"})
    scene.p1.plays("Sea Hag")
    assert scene.p2.discard == cards("Gold")
    assert scene.p2.deck == in_order("Curse, Silver")


def test_sea_hag_and_empty_decks_and_few_curses() -> None:
    """seaside/sea_hag/2"""
    scene = Scene(p1={"hand": "Sea Hag"}, p2={}, p3={"deck": "Gold, Silver"}, piles={"Curse": 1})
    scene.p1.plays("Sea Hag")
    assert scene.p2.deck == in_order("Curse")
    assert scene.p3.discard == cards("Gold")
    assert scene.p3.deck == in_order("Silver")
    scene = Scene(p1={"hand": "Sea Hag"}, p2={"discard": "Gold"})
    scene.p1.plays("Sea Hag")
    assert scene.p2.discard == cards("Gold")
    assert scene.p2.deck == in_order("Curse")


# --- Smugglers ----------------------------------------------------------------------------------------------
def test_smugglers() -> None:
    """seaside/smugglers/1"""
    for coins, bought, gained in ((6, "Gold", ["gold"]), (8, "Province", [])):
        scene = Scene(turn=2, p1={"hand": "Smugglers"}, p2={"coins": coins, "deck": "10 Copper"})
        scene.p2.buys(bought)
        scene.p2.ends_turn()
        scene.p1.plays("Smugglers")
        assert scene.p1.discard == gained


def test_smugglers_choose_among_all_gains() -> None:
    """seaside/smugglers/2"""
    for duchies in (8, 1):
        scene = Scene(p1={"coins": 3, "deck": "Smugglers, 9 Copper"},
                      p2={"hand": "Smugglers", "coins": 5, "deck": "10 Copper"}, piles={"Duchy": duchies})
        scene.p1.buys("Silver")
        scene.p1.ends_turn()
        scene.p2.plays("Smugglers")
        assert scene.p2.discard == cards("Silver")
        scene.p2.me.coins = 5
        scene.p2.buys("Duchy")
        scene.p2.ends_turn()
        if duchies == 8:
            scene.p1.plays("Smugglers", "Duchy")
            assert scene.asked[0].options == ["duchy", "silver"]
            assert scene.gained(1) == ["duchy"]
        else:
            scene.p1.plays("Smugglers")
            assert scene.asked == []
            assert scene.gained(1) == ["silver"]


def test_smugglers_are_no_attack() -> None:
    """seaside/smugglers/3"""
    scene = Scene(turn=2, p1={"hand": "Smugglers"}, p2={"hand": "Lighthouse, 2 Silver", "deck": "Moat, 10 Copper"},
                  kingdom="Market")
    scene.p2.plays("Lighthouse")
    scene.p2.plays("2 Silver")
    scene.p2.buys("Market")
    scene.p2.ends_turn()
    scene.p1.plays("Smugglers")
    assert scene.asked == []
    assert scene.p1.discard == cards("Market")
    scene = Scene(p1={"coins": 6, "deck": "5 Smugglers"}, players=2)
    scene.p1.buys("Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Smugglers")
    assert scene.gained(1) == []


# --- Treasure Map -------------------------------------------------------------------------------------------
def test_treasure_map() -> None:
    """seaside/treasure_map/1"""
    scene = Scene(p1={"hand": "2 Treasure Map", "deck": "Copper"})
    assert scene.pile("Gold") == 30
    scene.p1.plays("Treasure Map")
    assert scene.trash == cards("2 Treasure Map")
    assert scene.p1.deck == in_order("4 Gold, Copper")
    assert scene.pile("Gold") == 26


def test_treasure_map_alone_and_few_golds() -> None:
    """seaside/treasure_map/2"""
    scene = Scene(p1={"hand": "Treasure Map, Copper"})
    scene.p1.plays("Treasure Map")
    assert scene.trash == cards("Treasure Map")
    assert scene.p1.deck == []
    scene = Scene(p1={"hand": "2 Treasure Map"}, piles={"Gold": 3})
    scene.p1.plays("Treasure Map")
    assert scene.p1.deck == in_order("3 Gold")


def test_treasure_map_played_twice() -> None:
    """seaside/treasure_map/3"""
    scene = Scene(p1={"hand": "Throne Room, 3 Treasure Map"})
    scene.p1.plays("Throne Room", "Treasure Map")
    assert scene.trash == cards("3 Treasure Map")
    assert scene.p1.deck == in_order("4 Gold")


# --- Treasury -----------------------------------------------------------------------------------------------
def test_treasury_goes_back_onto_the_deck() -> None:
    """seaside/treasury/1"""
    scene = Scene(p1={"hand": "Treasury, Copper", "deck": "Copper, 10 Estate"})
    scene.p1.plays("Treasury")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)
    scene.p1.plays("2 Copper")
    scene.p1.buys("Silver")
    scene.p1.ends_turn("Treasury")
    assert scene.p1.hand == cards("Treasury, 4 Estate")


def test_treasury_and_bought_victory_cards() -> None:
    """seaside/treasury/2"""
    for wanted in range(4):
        scene = Scene(p1={"hand": "3 Treasury", "deck": "13 Copper"})
        for _ in range(3):
            scene.p1.plays("Treasury")
        scene.p1.buys("Silver")
        answers = ["yes"] * wanted + ["no"] * (3 - wanted)
        scene.p1.ends_turn(*answers)
        assert scene.p1.hand.count("treasury") == wanted
    for bought in ("Estate", "Great Hall"):
        scene = Scene(p1={"hand": "3 Treasury", "deck": "13 Copper", "coins": 5, "buys": 2}, kingdom="Great Hall")
        for _ in range(3):
            scene.p1.plays("Treasury")
        scene.p1.buys("Silver")
        scene.p1.buys(bought)
        scene.p1.ends_turn()
        assert scene.asked == []
        assert scene.p1.discard.count("treasury") == 3


def test_treasury_and_gained_victory_cards() -> None:
    """seaside/treasury/3"""
    scene = Scene(turn=2, p1={"hand": "Treasury, Smugglers", "deck": "10 Copper"}, p2={"coins": 5, "deck": "10 Copper"})
    scene.p2.buys("Duchy")
    scene.p2.ends_turn()
    scene.p1.plays("Treasury")
    scene.p1.plays("Smugglers")
    assert scene.p1.discard == cards("Duchy")
    scene.p1.ends_turn("Treasury")
    assert "treasury" in scene.p1.hand


def test_treasury_only_at_the_moment_of_discarding() -> None:
    """seaside/treasury/4"""
    scene = Scene(p1={"hand": "Treasury", "deck": "10 Copper"})
    scene.p1.plays("Treasury")
    scene.p1.ends_turn("no")
    assert [asked.purpose for asked in scene.asked] == ["topdeck"]
    assert "treasury" in scene.p1.discard
    assert scene.p1.hand == cards("5 Copper")


# --- Warehouse ----------------------------------------------------------------------------------------------
def test_warehouse() -> None:
    """seaside/warehouse/1"""
    scene = Scene(p1={"hand": "Warehouse, 2 Estate", "deck": "Gold, Silver, Copper"})
    scene.p1.plays("Warehouse", "2 Estate, Copper")
    assert scene.p1.hand == cards("Gold, Silver")
    assert scene.p1.actions == 1


def test_warehouse_with_fewer_cards() -> None:
    """seaside/warehouse/2"""
    scene = Scene(p1={"hand": "Warehouse, Gold", "deck": "Copper"})
    scene.p1.plays("Warehouse")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Copper, Gold")
    assert scene.p1.actions == 1


def test_warehouse_discards_before_anything_else() -> None:
    """seaside/warehouse/3"""
    scene = Scene(p1={"hand": "Warehouse, Village", "deck": "Smithy, 2 Copper, Estate"})
    scene.p1.plays("Warehouse", "2 Copper, Smithy")
    assert [asked.purpose for asked in scene.asked] == ["discard"]
    assert (scene.asked[0].least, scene.asked[0].most) == (3, 3)
    assert scene.p1.hand == cards("Village")
    assert scene.options == ["village"]
