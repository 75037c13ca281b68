"""Newer texts: "while this is in play" has become "this turn"."""
from __future__ import annotations

import pytest

from throneroom.testing import Scene


@pytest.mark.parametrize(("edition", "cost"), [("newest", 1), ("hinterlands-2022", 1), ("highway:newest", 1),
                                               ("quarry:newest", 2), ("highway:books, newest", 2)])
def test_highway(edition: str, cost: int) -> None:
    """hinterlands/errata/highway/1"""
    scene = Scene(editions=edition, kingdom="Quarry", p1={"hand": "Throne Room, Highway", "deck": "2 Copper"})
    scene.p1.plays("Throne Room", "Highway")
    assert scene.cost("Silver") == (cost, 0, 0)
    scene.p1.ends_turn()
    assert scene.cost("Silver") == (3, 0, 0)


def test_quarry() -> None:
    """prosperity/errata/quarry/1"""
    for edition, cost in ((), 4), ("quarry:newest", 2):
        scene = Scene(editions=edition, kingdom="Smithy", p1={"hand": "Quarry, 3 Silver", "buys": 2},
                      also="Mint", phase="buy")
        scene.p1.plays("Quarry, 3 Silver")
        scene.p1.buys("Mint")
        assert "quarry" in scene.trash
        assert scene.cost("Smithy") == (cost, 0, 0)
        assert scene.cost("Silver") == (3, 0, 0)


def test_princess() -> None:
    """cornucopia/errata/princess/1"""
    for edition, cost in ((), 6), ("newest", 4):
        scene = Scene(editions=edition, p1={"hand": "Throne Room, Princess"})
        scene.p1.plays("Throne Room", "Princess")
        assert (scene.cost("Province"), scene.p1.buys) == ((cost, 0, 0), 3)


def test_groundskeeper() -> None:
    """empires/errata/groundskeeper/1"""
    for edition, points in ((), 1), ("newest", 2):
        scene = Scene(editions=edition, p1={"hand": "Throne Room, Groundskeeper", "deck": "2 Copper"})
        scene.p1.plays("Throne Room", "Groundskeeper")
        scene.p1.gains("Estate")
        scene.p1.gains("Silver")
        assert scene.p1.points == points


def test_bridge_troll() -> None:
    """adventures/errata/bridge_troll/1"""
    for edition, cost in ((), 2), ("newest", 1):
        scene = Scene(editions=edition, p1={"hand": "Throne Room, Bridge Troll"})
        scene.p1.plays("Throne Room", "Bridge Troll")
        assert scene.cost("Silver") == (cost, 0, 0)
        scene.p1.ends_turn()
        assert scene.cost("Silver") == (3, 0, 0)
        scene.p2.ends_turn()
        assert (scene.cost("Silver"), scene.p1.buys) == ((cost, 0, 0), 3)
