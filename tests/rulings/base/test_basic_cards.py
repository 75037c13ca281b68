"""Treasures, Victory cards and Curses."""
from throneroom.cards import kind
from throneroom.engine.types import ACTION, CURSE, TREASURE, VICTORY
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


def test_copper() -> None:
    """base/copper/1"""
    scene = Scene(kingdom="Smithy", phase="buy", p1={"hand": "3 Copper"})
    assert scene.cost("Copper") == (0, 0, 0)
    scene.p1.plays("3 Copper")
    assert scene.p1.coins == 3
    assert scene.p1.in_play == cards("3 Copper")
    assert scene.p1.can_buy("Silver")
    assert not scene.p1.can_buy("Smithy")


def test_silver() -> None:
    """base/silver/1"""
    scene = Scene(phase="buy", p1={"hand": "2 Silver, Copper"})
    assert scene.cost("Silver") == (3, 0, 0)
    scene.p1.plays("2 Silver, Copper")
    assert scene.p1.coins == 5


def test_gold() -> None:
    """base/gold/1"""
    scene = Scene(phase="buy", p1={"hand": "2 Gold, Silver"})
    assert scene.cost("Gold") == (6, 0, 0)
    scene.p1.plays("2 Gold, Silver")
    assert scene.p1.coins == 8
    assert scene.p1.can_buy("Province")


def test_estates_score() -> None:
    """base/estate/1"""
    scene = Scene(p1={"deck": "3 Estate, 7 Copper"})
    assert scene.p1.score == 3


def test_estates_cannot_be_played() -> None:
    """base/estate/2"""
    scene = Scene(phase="start", kingdom="Cellar", p1={"hand": "5 Estate"})
    assert scene.cost("Estate") == (2, 0, 0)
    assert not scene.p1.can_play("Estate")
    assert scene.options == cards("Copper, Curse")
    assert scene.decision is not None
    assert scene.decision.purpose == "buy"
    assert scene.p1.coins == 0


def test_duchy() -> None:
    """base/duchy/1"""
    scene = Scene(p1={"deck": "2 Duchy, Curse"})
    assert scene.cost("Duchy") == (5, 0, 0)
    assert scene.p1.score == 5


def test_province() -> None:
    """base/province/1"""
    scene = Scene(p1={"hand": "2 Province", "deck": "2 Province, Duchy", "discard": "2 Estate"})
    assert scene.cost("Province") == (8, 0, 0)
    assert scene.p1.score == 29


def test_curse() -> None:
    """base/curse/1"""
    scene = Scene(p1={"deck": "2 Estate, 3 Curse"})
    assert kind("curse")().types == CURSE
    assert not CURSE & (VICTORY | ACTION | TREASURE)
    assert scene.cost("Curse") == (0, 0, 0)
    assert scene.p1.score == -1


def test_a_curse_can_be_bought() -> None:
    """base/curse/2"""
    scene = Scene(phase="buy", p1={"coins": 0})
    assert scene.pile("Curse") == 10
    scene.p1.buys("Curse")
    assert scene.p1.discard == cards("Curse")
    assert scene.pile("Curse") == 9
    assert scene.p1.me.buys == 0


def test_curses_are_in_every_game() -> None:
    """base/curse/3"""
    game = Setup(("cellar", "smithy", "village")).table().new_game()
    assert game.count_in_pile("curse") == 10
    pile = game.pile("curse")
    assert pile is not None
    assert pile in game.supply_piles()
    scene = Scene(kingdom="Smithy", phase="buy", piles={"Curse": 1, "Copper": 0, "Estate": 0})
    assert not scene.game.ending
    scene.p1.buys("Curse")
    assert scene.game.ending
