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


def test_sauna() -> None:
    """promo/errata/sauna/1"""
    for edition, left in ((), ["curse"]), ("newest", []):
        scene = Scene(editions=edition, kingdom="Sauna", p1={"hand": "Sauna, Silver, Curse", "deck": "Copper"},
                      phase="action")
        scene.p1.plays("Sauna")
        scene.game.players[0].trash(scene.game.players[0].in_play[0], scene.game.players[0].in_play)
        scene.p1.plays("Silver", *(["Curse"] if edition else []))
        assert [card for card in scene.p1.hand if card == "curse"] == left


def test_tracker() -> None:
    """nocturne/errata/tracker/1"""
    scene = Scene(editions="newest", p1={"hand": "Tracker"}, stacks={"boons": "The Field's Gift"})
    scene.p1.plays("Tracker")
    scene.game.players[0].trash(scene.game.players[0].in_play[0], scene.game.players[0].in_play)
    scene.p1.gains("Silver", "yes")
    assert scene.p1.deck == ["silver"]
    scene = Scene(p1={"hand": "Tracker"}, stacks={"boons": "The Field's Gift"})
    scene.p1.plays("Tracker")
    scene.game.players[0].trash(scene.game.players[0].in_play[0], scene.game.players[0].in_play)
    scene.p1.gains("Silver")
    assert scene.p1.discard == ["silver"]


def test_tracker_stands_before_the_boon() -> None:
    """nocturne/errata/tracker/1 (what the Boon brings may go onto the deck as well)"""
    scene = Scene(editions="tracker:newest", p1={"hand": "Tracker"}, stacks={"boons": "The Mountain's Gift"})
    scene.p1.plays("Tracker", "yes")
    assert scene.p1.deck == ["silver"]


def test_lighthouse() -> None:
    """seaside/errata/lighthouse/1"""
    for edition, hit in ((), []), ("newest", ["curse"]):
        scene = Scene(editions=edition, kingdom="Black Cat", phase="start", p1={"durations": "Lighthouse"},
                      p2={"hand": "Black Cat", "deck": "2 Copper"})
        scene.run()
        assert scene.p1.coins == 1
        scene.p1.gains("Estate", scene.p2("yes"))
        assert [card for card in scene.p1.discard if card == "curse"] == hit


def test_lighthouse_protects_until_then() -> None:
    """seaside/errata/lighthouse/1 (also once it has left play)"""
    scene = Scene(editions="newest", kingdom="Militia", p1={"hand": "Lighthouse, 5 Copper"},
                  p2={"hand": "Militia"}, phase="action")
    scene.p1.plays("Lighthouse")
    me = scene.game.players[0]
    me.trash(me.in_play[0], me.in_play)
    scene.p1.ends_turn()
    me.hand.extend(me.discard_pile)
    me.discard_pile.clear()
    scene.p2.plays("Militia")
    assert len(scene.p1.hand) == 5
