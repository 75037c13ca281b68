"""Gathering: points on the piles of Farmers' Market, Temple and Wild Hunt."""
from throneroom.testing import Scene, cards


def test_farmers_market_pays_per_point() -> None:
    """empires/farmers_market/1"""
    scene = Scene(tokens={("Farmers' Market", "points"): 2}, p1={"hand": "Farmers' Market"})
    scene.p1.plays("Farmers' Market")
    assert scene.tokens("Farmers' Market", "points") == 3
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)


def test_farmers_market_every_fifth_takes_them() -> None:
    """empires/farmers_market/2"""
    scene = Scene(tokens={("Farmers' Market", "points"): 3}, p1={"hand": "Farmers' Market", "deck": "5 Copper"},
                  p2={"hand": "Village, 2 Farmers' Market", "deck": "Copper"})
    scene.p1.plays("Farmers' Market")
    assert scene.tokens("Farmers' Market", "points") == 4
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    scene.p2.plays("Village")
    scene.p2.plays("Farmers' Market")
    assert scene.p2.points == 4
    assert scene.trash == cards("Farmers' Market")
    assert (scene.p2.coins, scene.p2.me.buys) == (0, 2)
    scene.p2.plays("Farmers' Market")
    assert scene.tokens("Farmers' Market", "points") == 1
    assert (scene.p2.coins, scene.p2.me.buys) == (1, 3)


def test_farmers_market_works_with_an_empty_pile() -> None:
    """empires/farmers_market/3"""
    scene = Scene(tokens={("Farmers' Market", "points"): 1}, piles={"Farmers' Market": 0},
                  p1={"hand": "Farmers' Market"})
    scene.p1.plays("Farmers' Market")
    assert scene.tokens("Farmers' Market", "points") == 2
    assert scene.p1.coins == 2


def test_temple_collects_points_for_the_next_buyer() -> None:
    """empires/temple/1"""
    scene = Scene(tokens={("Temple", "points"): 3}, p1={"hand": "Temple, 2 Copper, Estate, Gold"})
    scene.p1.plays("Temple", "Copper, Estate")
    assert scene.p1.points == 1
    assert scene.trash == cards("Copper, Estate")
    assert scene.tokens("Temple", "points") == 4
    scene.p1.plays("Gold, Copper")
    scene.p1.buys("Temple")
    assert scene.p1.points == 5
    assert scene.tokens("Temple", "points") == 0


def test_temple_trashes_different_cards_and_at_least_one() -> None:
    """empires/temple/2"""
    scene = Scene(p1={"hand": "Temple, 2 Copper"})
    scene.p1.plays("Temple")
    assert scene.trash == cards("Copper")
    assert scene.p1.hand == cards("Copper")
    scene = Scene(p1={"hand": "Temple, Copper, Estate"})
    scene.p1.plays("Temple", "Copper")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 2)


def test_temple_with_an_empty_pile() -> None:
    """empires/temple/3"""
    scene = Scene(tokens={("Temple", "points"): 2}, piles={"Temple": 0}, p1={"hand": "Temple"})
    scene.p1.plays("Temple")
    assert scene.tokens("Temple", "points") == 3
    scene.directly(0, lambda me: me.return_to_pile(scene.p1.card("Temple", "play"), me.in_play), ())
    scene.p2.gains("Temple")
    assert scene.p2.points == 3
    assert scene.tokens("Temple", "points") == 0


def test_temple_gained_by_any_means() -> None:
    """empires/temple/4"""
    scene = Scene(tokens={("Temple", "points"): 4}, kingdom="Temple", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Temple")
    assert scene.p1.points == 4
    assert scene.tokens("Temple", "points") == 0


def test_wild_hunt_for_the_estate() -> None:
    """empires/wild_hunt/1"""
    scene = Scene(tokens={("Wild Hunt", "points"): 4}, p1={"hand": "Wild Hunt", "deck": "4 Copper"})
    scene.p1.plays("Wild Hunt", "estate")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.points == 4
    assert scene.tokens("Wild Hunt", "points") == 0
    assert scene.p1.hand == []


def test_wild_hunt_without_estates() -> None:
    """empires/wild_hunt/2"""
    scene = Scene(tokens={("Wild Hunt", "points"): 5}, piles={"Estate": 0}, p1={"hand": "Wild Hunt"})
    scene.p1.plays("Wild Hunt", "estate")
    assert scene.p1.points == 0
    assert scene.tokens("Wild Hunt", "points") == 5


def test_wild_hunt_with_an_empty_pile() -> None:
    """empires/wild_hunt/3"""
    scene = Scene(tokens={("Wild Hunt", "points"): 2}, piles={"Wild Hunt": 0},
                  p1={"hand": "Wild Hunt", "deck": "4 Copper"})
    scene.p1.plays("Wild Hunt", "cards")
    assert scene.p1.hand == cards("3 Copper")
    assert scene.tokens("Wild Hunt", "points") == 3
