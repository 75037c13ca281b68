"""What holds for Plunder's Duration Treasures and Events as such."""
from throneroom.testing import Scene, cards


def test_duration_treasures_stay_while_they_have_something_to_do() -> None:
    """plunder/rules/treasure_durations/1"""
    scene = Scene(p1={"hand": "Rope, Silver", "deck": "12 Estate"}, phase="buy")
    scene.p1.plays("Rope")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Rope")
    scene.p2.ends_turn(scene.p1(None))                  # what it does as the next turn starts
    assert len(scene.p1.hand) == 6
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_no_treasures_after_an_event() -> None:
    """plunder/rules/events/1"""
    scene = Scene(p1={"hand": "Silver", "coins": 6, "buys": 2}, landscapes="Looting", phase="buy")
    assert scene.p1.can_play("Silver")
    scene.p1.buys("Looting")
    assert not scene.p1.can_play("Silver")
    assert scene.p1.buys == 1
    assert scene.game.turn.bought == []                 # no card was bought


def test_events_do_not_become_cheaper() -> None:
    """plunder/rules/events/2"""
    scene = Scene(p1={"hand": "Bridge", "coins": 4}, landscapes="Looting")
    scene.p1.plays("Bridge")
    assert scene.p1.coins == 5
    assert scene.p1.can_buy("Gold") and not scene.p1.can_buy("Looting")
