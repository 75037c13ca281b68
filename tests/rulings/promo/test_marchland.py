"""Promo cards: Marchland."""
from throneroom.testing import Scene, cards


def test_points_of_marchland() -> None:
    """promo/marchland/1"""
    scene = Scene(p1={"deck": "Marchland, 3 Estate, 7 Duchy"})
    assert scene.p1.score == 3 + 3 + 21
    scene = Scene(p1={"deck": "2 Marchland, Island"})
    assert scene.p1.score == 2 + 2


def test_marchland_gained() -> None:
    """promo/marchland/2"""
    scene = Scene(p1={"coins": 5, "hand": "Copper, 2 Estate"}, kingdom="Marchland", phase="buy")
    scene.p1.buys("Marchland", "2 Estate")
    assert (scene.p1.coins, scene.p1.buys, scene.p1.hand) == (2, 1, ["copper"])


def test_marchland_gained_without_discarding() -> None:
    """promo/marchland/3"""
    scene = Scene(p1={"hand": "Copper, 2 Estate"}, kingdom="Marchland")
    scene.p1.gains("Marchland", None)
    assert (scene.p1.coins, scene.p1.buys, scene.p1.hand) == (0, 2, cards("Copper, 2 Estate"))


def test_the_number_of_marchlands() -> None:
    """promo/marchland/4"""
    assert Scene(kingdom="Marchland").pile("Marchland") == 8
    assert Scene(kingdom="Marchland", players=3).pile("Marchland") == 12
