"""The other Allies."""
from throneroom.testing import Scene, cards, in_order


def test_architects_guild() -> None:
    """allies/architects_guild/1"""
    scene = Scene(landscapes="Architects' Guild", kingdom="Laboratory", p1={"coins": 8, "favors": 4}, phase="buy")
    scene.p1.buys("Province", "yes", "Gold", "yes", "Laboratory")
    assert not scene.asked[1].offers("Duchy")
    assert scene.p1.favors == 0
    assert scene.p1.discard == cards("Province, Gold, Laboratory")


def test_band_of_nomads() -> None:
    """allies/band_of_nomads/1"""
    scene = Scene(landscapes="Band of Nomads", p1={"favors": 1}, phase="buy")
    scene.p1.gains("Silver", "yes", "buys")
    assert (scene.p1.favors, scene.p1.me.buys) == (0, 2)
    scene.p1.gains("Silver")
    scene = Scene(landscapes="Band of Nomads", p1={"hand": "Bridge", "favors": 1})
    scene.p1.plays("Bridge")
    scene.p1.gains("Silver")
    assert scene.asked == []


def test_circle_of_witches() -> None:
    """allies/circle_of_witches/1"""
    scene = Scene(landscapes="Circle of Witches", p1={"hand": "Underling", "favors": 2}, p2={}, p3={})
    scene.p1.plays("Underling", "yes")
    assert scene.p1.favors == 0
    assert (scene.p1.discard, scene.p2.discard, scene.p3.discard) == ([], ["curse"], ["curse"])


def test_circle_of_witches_is_no_attack() -> None:
    """allies/circle_of_witches/2"""
    scene = Scene(landscapes="Circle of Witches", p1={"hand": "Underling", "favors": 2}, p2={"hand": "Moat"})
    scene.p1.plays("Underling", "yes")
    assert len(scene.asked) == 1
    assert scene.p2.discard == cards("Curse")


def test_coastal_haven() -> None:
    """allies/coastal_haven/1"""
    scene = Scene(landscapes="Coastal Haven", p1={"hand": "Copper, Silver, Estate", "deck": "10 Gold", "favors": 2})
    scene.p1.ends_turn("Copper, Silver")
    assert scene.p1.hand == cards("Copper, Silver, 5 Gold")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.favors == 0


def test_coastal_haven_and_a_smaller_hand() -> None:
    """allies/coastal_haven/2"""
    scene = Scene(landscapes="Coastal Haven", p1={"hand": "Outpost, Copper, Silver", "deck": "10 Gold", "favors": 1})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn("Silver")
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("Silver, 3 Gold")


def test_family_of_inventors() -> None:
    """allies/family_of_inventors/1"""
    scene = Scene(landscapes="Family of Inventors", kingdom="Laboratory", p1={"deck": "9 Copper", "favors": 2},
                  p2={"deck": "9 Copper", "favors": 0})
    scene.run("Laboratory")
    assert scene.cost("Laboratory") == (4, 0, 0)
    scene.p1.ends_turn()
    scene.p2.ends_turn("Laboratory")
    assert scene.p1.favors == 0
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.cost("Laboratory") == (3, 0, 0)
    scene.p2.plays("3 Copper")
    assert scene.p2.can_buy("Laboratory")


def test_family_of_inventors_and_victory_piles() -> None:
    """allies/family_of_inventors/2"""
    scene = Scene(landscapes="Family of Inventors", kingdom="Castles, Augurs", p1={"favors": 1})
    scene.run("Augurs")
    assert scene.asked[0].offers("Augurs", "Copper", "Curse")
    assert not scene.asked[0].offers("Castles") and not scene.asked[0].offers("Estate")
    assert scene.cost("Herb Gatherer") == (2, 0, 0)
    assert scene.cost("Sibyl") == (5, 0, 0)


def test_forest_dwellers() -> None:
    """allies/forest_dwellers/1"""
    scene = Scene(landscapes="Forest Dwellers", phase="start", p1={"deck": "Curse, Gold, Estate", "favors": 2})
    scene.run("yes", "Curse, Estate")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.favors == 1


def test_gang_of_pickpockets() -> None:
    """allies/gang_of_pickpockets/1"""
    scene = Scene(landscapes="Gang of Pickpockets", phase="start", p1={"hand": "4 Copper, Estate", "favors": 1})
    scene.run("no", "Estate")
    assert (scene.p1.hand, scene.p1.favors) == (cards("4 Copper"), 1)
    scene = Scene(landscapes="Gang of Pickpockets", phase="start", p1={"hand": "4 Copper, Estate", "favors": 1})
    scene.run("yes")
    assert (scene.p1.hand, scene.p1.favors) == (cards("4 Copper, Estate"), 0)
    scene = Scene(landscapes="Gang of Pickpockets", phase="start", p1={"hand": "4 Copper", "favors": 1})
    scene.run()
    assert (len(scene.p1.hand), scene.p1.favors) == (4, 1)


def test_gang_of_pickpockets_is_no_attack() -> None:
    """allies/gang_of_pickpockets/2"""
    scene = Scene(landscapes="Gang of Pickpockets", phase="start", p1={"hand": "4 Copper, Moat", "favors": 0})
    scene.run("Copper")
    assert [asked.purpose for asked in scene.asked] == ["discard"]
    assert len(scene.p1.hand) == 4


def test_league_of_shopkeepers() -> None:
    """allies/league_of_shopkeepers/1"""
    scene = Scene(landscapes="League of Shopkeepers", p1={"hand": "Underling", "favors": 4})
    scene.p1.plays("Underling")
    assert (scene.p1.favors, scene.p1.coins, scene.p1.actions, scene.p1.me.buys) == (5, 1, 1, 1)
    scene = Scene(landscapes="League of Shopkeepers", p1={"hand": "Underling", "favors": 9})
    scene.p1.plays("Underling")
    assert (scene.p1.favors, scene.p1.coins, scene.p1.actions, scene.p1.me.buys) == (10, 1, 2, 2)


def test_league_of_shopkeepers_with_any_liaison() -> None:
    """allies/league_of_shopkeepers/2"""
    scene = Scene(landscapes="League of Shopkeepers", p1={"hand": "Contract", "favors": 8}, phase="buy")
    scene.p1.plays("Contract")
    assert scene.p1.coins == 2 + 1
    assert scene.p1.favors == 9


def test_market_towns() -> None:
    """allies/market_towns/1"""
    scene = Scene(landscapes="Market Towns", phase="buy",
                  p1={"hand": "Smithy, Village", "deck": "9 Copper", "favors": 2, "actions": 1})
    scene.run("Village", "Smithy")
    assert scene.p1.in_play == cards("Smithy, Village")
    assert (scene.p1.favors, scene.p1.actions) == (0, 3)
    assert scene.p1.hand == cards("4 Copper")


def test_peaceful_cult() -> None:
    """allies/peaceful_cult/1"""
    scene = Scene(landscapes="Peaceful Cult", phase="buy", p1={"hand": "Estate, Sycophant, Copper", "favors": 3})
    scene.run("Estate, Sycophant, Copper")
    assert scene.trash == cards("Estate, Sycophant, Copper")
    assert scene.p1.favors == 2


def test_trappers_lodge() -> None:
    """allies/trappers_lodge/1"""
    scene = Scene(landscapes="Trappers' Lodge", phase="buy", p1={"coins": 6, "favors": 2})
    scene.p1.buys("Gold", "yes")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.favors == 1


def test_woodworkers_guild() -> None:
    """allies/woodworkers_guild/1"""
    scene = Scene(landscapes="Woodworkers' Guild", phase="buy", p1={"hand": "2 Village", "favors": 2},
                  kingdom="Laboratory")
    scene.run("Village", "Laboratory")
    assert scene.trash == cards("Village")
    assert scene.p1.discard == cards("Laboratory")
    assert scene.p1.favors == 1
    scene = Scene(landscapes="Woodworkers' Guild", phase="buy", p1={"hand": "Copper", "favors": 2},
                  kingdom="Laboratory")
    scene.run()
    assert scene.p1.discard == []
