"""Newer texts: cards that play others again, or move them, leave Durations alone."""
from __future__ import annotations

import pytest

from throneroom.errors import BadKingdom
from throneroom.testing import Scene


def test_procession() -> None:
    """dark_ages/errata/procession/1"""
    scene = Scene(editions="newest", kingdom="Laboratory",
                  p1={"hand": "Procession, Caravan, Smithy", "deck": "7 Copper"})
    scene.p1.plays("Procession", "Smithy", "Laboratory")
    assert not scene.asked[0].offers("Caravan")
    scene = Scene(p1={"hand": "Procession, Caravan, Smithy", "deck": "7 Copper"}, kingdom="Laboratory")
    scene.p1.plays("Procession", "Smithy", "Laboratory")
    assert scene.asked[0].offers("Caravan")


def test_counterfeit() -> None:
    """dark_ages/errata/counterfeit/1"""
    scene = Scene(editions="newest", p1={"hand": "Counterfeit, Astrolabe, Copper"}, phase="buy")
    scene.p1.plays("Counterfeit", "Copper")
    assert not scene.asked[0].offers("Astrolabe") and scene.p1.coins == 3


def test_crypt() -> None:
    """nocturne/errata/crypt/1"""
    scene = Scene(editions="newest", phase="night", p1={"hand": "Crypt", "play": "Astrolabe, Silver"})
    scene.p1.plays("Crypt", "Silver")
    assert scene.p1.face_down == ["silver"] and "astrolabe" in scene.p1.in_play
    scene = Scene(phase="night", p1={"hand": "Crypt", "play": "Astrolabe, Silver"})
    scene.p1.plays("Crypt", "Astrolabe, Silver")
    assert scene.p1.face_down == ["astrolabe", "silver"]


def test_mint() -> None:
    """prosperity/errata/mint/1"""
    for edition, left in ((), ["artisan", "astrolabe", "silver"]), ("newest", ["artisan", "astrolabe"]):
        scene = Scene(editions=edition, kingdom="Mint", p1={"hand": "Artisan", "play": "Astrolabe, Silver"})
        scene.p1.plays("Artisan", "Mint", "Mint")
        assert scene.p1.in_play == left


def test_way_of_the_mouse() -> None:
    """menagerie/errata/way_of_the_mouse/1"""
    with pytest.raises(BadKingdom, match="no Duration"):
        Scene(editions="newest", landscapes="Way of the Mouse", mouse="Caravan Guard", kingdom="Village")
    Scene(editions="newest", landscapes="Way of the Mouse", mouse="Pawn", kingdom="Village")
    Scene(landscapes="Way of the Mouse", mouse="Caravan Guard", kingdom="Village")


def test_royal_galley() -> None:
    """allies/errata/royal_galley/1"""
    for edition, lies in ((), "aside"), ("newest", "in_play"):
        scene = Scene(editions=edition, p1={"hand": "Royal Galley, Village", "deck": "2 Copper, 5 Estate, Gold"})
        scene.p1.plays("Royal Galley", "Village")
        scene.p1.ends_turn()
        assert "village" in getattr(scene.p1, lies)
        assert "royal_galley" in scene.p1.in_play
        scene.p2.ends_turn()
        assert (scene.p1.actions, "gold" in scene.p1.hand) == (3, True)
        assert scene.p1.in_play == ["royal_galley", "village"]
        scene.p1.ends_turn()
        assert scene.p1.in_play == []
