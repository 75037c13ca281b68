"""Moat, and through it: Attacks, reactions, who is affected."""
from throneroom.testing import Scene, cards, in_order


def test_played_it_only_draws() -> None:
    """base/moat/1"""
    scene = Scene(p1={"hand": "Moat, 2 Copper", "deck": "Silver, Gold, Estate"})
    scene.p1.plays("Moat")
    assert scene.p1.hand == cards("2 Copper, Silver, Gold")
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.actions == 0


def test_revealed_it_protects_and_stays_in_hand() -> None:
    """base/moat/2"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Militia", scene.p2("Moat"))
    assert scene.p2.hand == cards("Moat, 4 Copper")
    assert scene.p1.coins == 2


def test_others_are_attacked_as_usual() -> None:
    """base/moat/3"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Moat"}, p3={})
    scene.p1.plays("Witch", scene.p2("Moat"))
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p2.discard == []
    assert scene.p3.discard == cards("Curse")
    assert scene.pile("Curse") == 19


def test_several_players_may_reveal_one() -> None:
    """base/moat/4"""
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"}, p2={"hand": "Moat"}, p3={"hand": "Moat"})
    scene.p1.plays("Witch", scene.p2("Moat"), scene.p3("Moat"))
    assert scene.p1.hand == cards("2 Copper")
    assert scene.pile("Curse") == 20
    assert scene.p2.hand == scene.p3.hand == cards("Moat")


def test_who_is_protected_reveals_nothing() -> None:
    """base/moat/5"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"hand": "Moat", "deck": "Gold, Silver"})
    scene.p1.plays("Bandit", scene.p2("Moat"))
    assert scene.p1.discard == cards("Gold")
    assert scene.p2.deck == in_order("Gold, Silver")


def test_elsewhere_than_in_hand_it_does_nothing() -> None:
    """base/moat/6"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "4 Copper, Estate", "discard": "Moat"})
    scene.p1.plays("Militia", scene.p2("Copper, Estate"))
    assert [asked.purpose for asked in scene.asked] == ["discard"]
    assert scene.p2.hand == cards("3 Copper")
