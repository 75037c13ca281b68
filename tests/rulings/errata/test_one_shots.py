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
