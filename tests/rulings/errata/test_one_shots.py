"""Newer texts: what a card that trashes itself brings, it brings only if it was trashed."""
from __future__ import annotations

from throneroom.testing import Scene


def test_embargo() -> None:
    """seaside/errata/embargo/1"""
    scene = Scene(editions="newest", p1={"hand": "Throne Room, Embargo"})
    scene.p1.plays("Throne Room", "Embargo", "Silver")
    assert (scene.p1.coins, scene.tokens("Silver", "embargo")) == (4, 1)
    scene = Scene(p1={"hand": "Throne Room, Embargo"})
    scene.p1.plays("Throne Room", "Embargo", "Silver", "Silver")
    assert scene.tokens("Silver", "embargo") == 2


def test_pillage() -> None:
    """dark_ages/errata/pillage/1"""
    scene = Scene(editions="newest", p1={"hand": "Throne Room, Pillage"}, p2={"hand": "4 Copper, Silver, Gold"})
    scene.p1.plays("Throne Room", "Pillage", "Silver")
    assert scene.p2.discard == ["silver"] and scene.p1.discard == ["spoils", "spoils"]
    scene = Scene(p1={"hand": "Throne Room, Pillage"}, p2={"hand": "4 Copper, Silver, Gold"})
    scene.p1.plays("Throne Room", "Pillage", "Silver", "Gold")
    assert scene.p2.discard == ["gold", "silver"] and scene.p1.discard == ["spoils"] * 4


def test_death_cart() -> None:
    """dark_ages/errata/death_cart/1"""
    scene = Scene(editions="newest", p1={"hand": "Death Cart, Village"})
    scene.p1.plays("Death Cart", None)
    assert (scene.p1.coins, scene.p1.in_play, scene.p1.hand) == (0, ["death_cart"], ["village"])
    scene = Scene(editions="newest", p1={"hand": "Death Cart, Village"})
    scene.p1.plays("Death Cart", "Village")
    assert (scene.p1.coins, scene.p1.in_play, scene.trash) == (5, ["death_cart"], ["village"])
    scene = Scene(editions="newest", p1={"hand": "Throne Room, Death Cart"})
    scene.p1.plays("Throne Room", "Death Cart", "Death Cart")
    assert (scene.p1.coins, scene.trash) == (5, ["death_cart"])


def test_trader() -> None:
    """hinterlands/errata/trader/1"""
    scene = Scene(editions="newest", kingdom="Cache", p1={"hand": "Trader"})
    cache = scene.pile("Cache")
    scene.p1.gains("Cache", "Trader", "yes", "no", "no")
    assert (scene.p1.discard, scene.pile("Cache")) == (["copper", "copper", "silver"], cache)
    assert "silver" not in scene.gained(1)
    scene = Scene(kingdom="Cache", p1={"hand": "Trader"})
    scene.p1.gains("Cache", "yes")
    assert scene.p1.discard == ["silver"]
