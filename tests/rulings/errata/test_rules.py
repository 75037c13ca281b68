"""Newer rules: Coffers may be spent, and debt paid, at any time in one's turn."""
from __future__ import annotations

import pytest

from throneroom.testing import Scene


@pytest.mark.parametrize("edition", ["rules:guilds-2024", "newest"])
def test_coffers_before_storyteller(edition: str) -> None:
    """cornucopia/rules/coffers/1; the older rule: rules.md COF-01"""
    scene = Scene(editions=[edition, "storyteller:books"], p1={"hand": "Storyteller", "coffers": 2, "deck": "4 Copper"})
    scene.p1.plays("Storyteller", 2)
    assert (scene.p1.coffers, len(scene.p1.hand)) == (0, 3)
    scene = Scene(p1={"hand": "Storyteller", "coffers": 2, "deck": "4 Copper"})
    scene.p1.plays("Storyteller")
    assert (scene.p1.coffers, len(scene.p1.hand)) == (2, 1)


def test_coffers_at_the_black_market() -> None:
    """cornucopia/rules/coffers/1; the older rule: rules.md COF-01"""
    scene = Scene(editions="newest", black_market="Smithy, Village, Moat", p1={"hand": "Black Market", "coffers": 2})
    scene.p1.plays("Black Market", 2, "Smithy", "Village", "Moat")
    assert (scene.p1.discard, scene.p1.coffers, scene.p1.coins) == (["smithy"], 0, 0)


def test_coffers_between_purchases() -> None:
    """cornucopia/rules/coffers/1; the older rule: rules.md COF-01"""
    for editions, spent in ((), False), ("newest", True):
        scene = Scene(editions=editions, phase="buy", p1={"coins": 2, "buys": 2, "coffers": 3}, kingdom="Baker")
        scene.p1.spends(0)
        scene.p1.buys("Estate")
        if spent:
            scene.p1.spends(3)
            scene.p1.buys("Silver")
        assert (scene.p1.coffers == 0) == spent and ("silver" in scene.p1.discard) == spent


def test_debt_before_storyteller() -> None:
    """rules.md DBT-01"""
    scene = Scene(editions="newest", p1={"hand": "Storyteller, Silver", "debt": 2, "deck": "4 Copper"})
    scene.p1.plays("Storyteller", "Silver", 2)
    assert (scene.p1.debt, len(scene.p1.hand)) == (0, 1)
