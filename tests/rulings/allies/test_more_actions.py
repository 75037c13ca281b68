"""The other Actions: Barbarian to Swap."""
from throneroom.testing import Scene, cards


def test_merchant_camp() -> None:
    """allies/merchant_camp/1"""
    scene = Scene(p1={"hand": "2 Merchant Camp", "deck": "9 Copper"})
    scene.p1.plays("Merchant Camp")
    assert (scene.p1.actions, scene.p1.coins) == (2, 1)
    scene.p1.plays("Merchant Camp")
    scene.p1.ends_turn("yes", "no")
    assert scene.p1.hand == cards("Merchant Camp, 4 Copper")
    assert scene.p1.discard == cards("Merchant Camp")


def test_courier() -> None:
    """allies/courier/1"""
    scene = Scene(p1={"hand": "Courier", "deck": "Gold", "discard": "Estate"})
    scene.p1.plays("Courier", "Gold")
    assert scene.p1.coins == 4
    assert scene.p1.in_play == cards("Courier, Gold")
    assert scene.p1.discard == cards("Estate")


def test_courier_shuffles_first() -> None:
    """allies/courier/2: two equal cards, so that the shuffle does not matter"""
    scene = Scene(p1={"hand": "Courier", "discard": "2 Gold"})
    scene.p1.plays("Courier", "no")
    assert scene.asked[0].counts == [1]
    assert (scene.p1.discard, scene.p1.deck) == (cards("Gold"), ["gold"])
    scene = Scene(p1={"hand": "Courier", "discard": "2 Estate"})
    scene.p1.plays("Courier")
    assert (scene.p1.discard, scene.p1.deck) == (cards("Estate"), ["estate"])


def test_courier_and_tunnel() -> None:
    """allies/courier/3"""
    scene = Scene(p1={"hand": "Courier", "deck": "Tunnel"})
    scene.p1.plays("Courier", "yes", "Gold")
    assert scene.p1.coins == 4
    assert scene.p1.discard == cards("Tunnel")


def test_carpenter() -> None:
    """allies/carpenter/1"""
    scene = Scene(p1={"hand": "Carpenter, Estate"}, kingdom="Smithy")
    scene.p1.plays("Carpenter", "Smithy")
    assert (scene.p1.actions, scene.p1.discard) == (1, cards("Smithy"))
    scene = Scene(p1={"hand": "Carpenter, Estate"}, kingdom="Smithy", piles={"Village": 0})
    scene.p1.plays("Carpenter", "Smithy")
    assert not scene.asked[0].offers("Duchy")
    assert (scene.p1.actions, scene.p1.discard, scene.trash) == (0, cards("Smithy"), cards("Estate"))


def test_innkeeper() -> None:
    """allies/innkeeper/1"""
    scene = Scene(p1={"hand": "Innkeeper, 4 Estate", "deck": "10 Copper"})
    scene.p1.plays("Innkeeper", "5", "4 Estate, 2 Copper")
    assert (scene.p1.hand, scene.p1.actions) == (cards("3 Copper"), 1)
    scene = Scene(p1={"hand": "Innkeeper, 4 Estate", "deck": "10 Copper"})
    scene.p1.plays("Innkeeper", "3", "3 Estate")
    assert scene.p1.hand == cards("Estate, 3 Copper")
    scene = Scene(p1={"hand": "Innkeeper, 4 Estate", "deck": "10 Copper"})
    scene.p1.plays("Innkeeper", "1")
    assert scene.p1.hand == cards("4 Estate, Copper")


def test_skirmisher() -> None:
    """allies/skirmisher/1"""
    scene = Scene(p1={"hand": "Skirmisher", "deck": "Copper", "coins": 4, "buys": 2}, p2={"hand": "3 Copper, 2 Estate"},
                  kingdom="Witch")
    scene.p1.plays("Skirmisher")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.coins) == (cards("Copper"), 1, 5)
    scene.p1.gains("Gold")
    assert len(scene.p2.hand) == 5
    scene.p1.buys("Witch", scene.p2("2 Estate"))
    assert scene.p2.hand == cards("3 Copper")


def test_skirmisher_and_moat() -> None:
    """allies/skirmisher/2"""
    scene = Scene(p1={"hand": "Skirmisher"}, p2={"hand": "Moat, 4 Copper"}, kingdom="Witch")
    scene.p1.plays("Skirmisher", scene.p2("no"))
    scene.p1.gains("Witch", scene.p2("2 Copper"))
    assert len(scene.p2.hand) == 3
    scene = Scene(p1={"hand": "Skirmisher"}, p2={"hand": "Moat, 4 Copper"}, kingdom="Witch")
    scene.p1.plays("Skirmisher", scene.p2("Moat"))
    scene.p1.gains("Witch")
    assert len(scene.p2.hand) == 5


def test_barbarian() -> None:
    """allies/barbarian/1"""
    scene = Scene(p1={"hand": "Barbarian"}, p2={"deck": "Gold"}, p3={"deck": "Copper"})
    scene.p1.plays("Barbarian", scene.p2("Silver"))
    assert sorted(scene.asked[0].options) == ["copper", "silver"]
    assert scene.p1.coins == 2
    assert (scene.p2.discard, scene.p3.discard) == (cards("Silver"), cards("Curse"))
    assert scene.trash == cards("Gold, Copper")


def test_barbarian_and_shared_types() -> None:
    """allies/barbarian/2"""
    scene = Scene(p1={"hand": "Barbarian"}, p2={"deck": "Contract"}, kingdom="Royal Galley, Sycophant, Smithy, Duke")
    scene.p1.plays("Barbarian", scene.p2("Sycophant"))
    assert scene.asked[0].offers("Royal Galley", "Silver", "Sycophant")
    assert not scene.asked[0].offers("Smithy") and not scene.asked[0].offers("Contract")


def test_barbarian_without_a_replacement() -> None:
    """allies/barbarian/3"""
    scene = Scene(p1={"hand": "Barbarian"}, p2={"deck": "Duchy"}, piles={"Estate": 0})
    scene.p1.plays("Barbarian")
    assert scene.trash == cards("Duchy")
    assert scene.p2.discard == []


def test_capital_city() -> None:
    """allies/capital_city/1"""
    scene = Scene(p1={"hand": "Capital City, 4 Estate", "deck": "10 Copper"})
    scene.p1.plays("Capital City", "yes", "2 Estate", "yes")
    assert (len(scene.p1.hand), scene.p1.coins, scene.p1.actions) == (5, 0, 2)
    assert scene.p1.discard == cards("2 Estate")


def test_capital_city_with_one_card() -> None:
    """allies/capital_city/2"""
    scene = Scene(p1={"hand": "Capital City", "deck": "Copper"})
    scene.p1.plays("Capital City", "yes")
    assert (scene.p1.discard, scene.p1.coins) == (cards("Copper"), 0)


def test_capital_city_paid_with_other_coins() -> None:
    """allies/capital_city/3"""
    scene = Scene(p1={"hand": "Barbarian, Capital City, Gold", "actions": 2, "deck": "10 Copper"}, p2={})
    scene.p1.plays("Barbarian")
    scene.p1.plays("Capital City", "no", "yes")
    assert scene.p1.hand == cards("Gold, 3 Copper")
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Capital City, Gold", "deck": "10 Copper"})
    scene.p1.plays("Capital City", "no")
    assert [asked.purpose for asked in scene.asked] == ["discard"]


def test_hunter() -> None:
    """allies/hunter/1"""
    scene = Scene(p1={"hand": "Hunter", "deck": "Smithy, Silver, Estate"})
    scene.p1.plays("Hunter")
    assert scene.p1.hand == cards("Smithy, Silver, Estate")
    assert scene.p1.actions == 1


def test_hunter_and_cards_of_several_types() -> None:
    """allies/hunter/2"""
    scene = Scene(p1={"hand": "Hunter", "deck": "Stronghold, Bauble, Silver"})
    scene.p1.plays("Hunter", "Bauble")
    assert sorted(scene.asked[0].options) == ["bauble", "silver"]
    assert scene.p1.hand == cards("Stronghold, Bauble")
    assert scene.p1.discard == cards("Silver")


def test_galleria() -> None:
    """allies/galleria/1"""
    scene = Scene(p1={"hand": "Galleria"})
    scene.p1.plays("Galleria")
    scene.p1.buys("Silver")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)


def test_galleria_and_changed_costs() -> None:
    """allies/galleria/2"""
    scene = Scene(p1={"hand": "Bridge, Galleria", "actions": 2, "coins": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Galleria")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 6)
    scene.p1.buys("Silver")
    assert scene.p1.me.buys == 1
    scene.p1.buys("Duchy")
    assert scene.p1.me.buys == 1


def test_swap() -> None:
    """allies/swap/1"""
    scene = Scene(p1={"hand": "Swap, Smithy", "deck": "Copper"}, kingdom="Laboratory", piles={"Smithy": 8})
    scene.p1.plays("Swap", "Smithy", "Laboratory")
    assert not scene.asked[1].offers("Smithy")
    assert scene.pile("Smithy") == 9
    assert scene.p1.hand == cards("Laboratory, Copper")
    assert scene.p1.actions == 1


def test_swap_returns_and_gains() -> None:
    """allies/swap/2"""
    scene = Scene(p1={"hand": "Swap, Sycophant", "favors": 1}, kingdom="Lackeys")
    scene.p1.plays("Swap", "Sycophant", "Lackeys")
    assert (scene.p1.favors, scene.p1.villagers) == (1, 2)
    assert scene.p1.hand == cards("Lackeys")
    assert scene.trash == []


def test_modify() -> None:
    """allies/modify/1"""
    scene = Scene(p1={"hand": "Modify, Estate", "deck": "Copper"}, kingdom="Smithy")
    scene.p1.plays("Modify", "gain", "Smithy")
    assert not scene.asked[1].offers("Duchy")
    assert (scene.p1.discard, scene.p1.actions) == (cards("Smithy"), 0)
    scene = Scene(p1={"hand": "Modify, Estate", "deck": "Copper"}, kingdom="Smithy")
    scene.p1.plays("Modify", "cards")
    assert (scene.p1.hand, scene.p1.actions, scene.trash) == (cards("Copper"), 1, cards("Estate"))


def test_marquis() -> None:
    """allies/marquis/1"""
    scene = Scene(p1={"hand": "Marquis, 4 Estate", "deck": "10 Copper"})
    scene.p1.plays("Marquis")
    assert scene.p1.hand == cards("4 Estate, 4 Copper")
    assert scene.p1.me.buys == 2


def test_marquis_with_a_big_hand() -> None:
    """allies/marquis/2"""
    scene = Scene(p1={"hand": "Marquis, 8 Estate", "deck": "6 Copper"})
    scene.p1.plays("Marquis", "4 Estate")
    assert scene.p1.hand == cards("4 Estate, 6 Copper")
