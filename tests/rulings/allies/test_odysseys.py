"""The Odysseys: Old Map, Voyage, Sunken Treasure, Distant Shore."""
from throneroom.testing import Scene, cards


def test_the_pile() -> None:
    """allies/odysseys/1"""
    scene = Scene(kingdom="Odysseys")
    pile = [card.id for card in reversed(scene.pile_named("Odysseys").cards)]
    assert pile == ["old_map"] * 4 + ["voyage"] * 4 + ["sunken_treasure"] * 4 + ["distant_shore"] * 4
    assert scene.cost("Old Map") == (3, 0, 0)


def test_old_map() -> None:
    """allies/old_map/1"""
    scene = Scene(p1={"hand": "Old Map, Copper", "deck": "Gold, Silver"})
    scene.p1.plays("Old Map", "Copper", "no")
    assert scene.p1.hand == cards("Gold, Silver")
    assert scene.p1.discard == cards("Copper")
    assert scene.p1.actions == 1
    assert scene.top("Odysseys") == "old_map"


def test_voyage_gives_an_extra_turn() -> None:
    """allies/voyage/1"""
    scene = Scene(p1={"hand": "Voyage", "deck": "Voyage, 14 Copper"}, p2={"deck": "9 Copper"})
    scene.p1.plays("Voyage")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.asked == []
    assert scene.p1.in_play == cards("Voyage")
    scene.p1.plays("Voyage")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p1.in_play == []
    assert (scene.p1.turns, scene.p2.turns) == (0, 1)


def test_voyage_limits_cards_from_hand_only() -> None:
    """allies/voyage/2"""
    scene = Scene(p1={"hand": "Voyage", "deck": "Golem, 4 Copper, Village, Moat, 9 Estate"}, p2={})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Golem", "Village")
    assert scene.p1.in_play == cards("Voyage, Golem, Village, Moat")
    scene.p1.plays("Copper")
    scene.p1.plays("Copper")
    assert scene.p1.coins == 2
    assert not scene.p1.can_play("Copper")
    assert "copper" in scene.p1.hand


def test_voyage_and_throne_room() -> None:
    """allies/voyage/3"""
    scene = Scene(p1={"hand": "Voyage", "deck": "Throne Room, Smithy, 2 Copper, Estate, 9 Estate"}, p2={})
    scene.p1.plays("Voyage")
    scene.p1.ends_turn()
    scene.p1.plays("Throne Room", "Smithy")
    assert len(scene.p1.hand) == 3 + 6
    scene.p1.plays("Copper")
    assert scene.p1.coins == 1
    assert not scene.p1.can_play("Copper")


def test_sunken_treasure() -> None:
    """allies/sunken_treasure/1"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Sunken Treasure", "play": "Smithy"}, phase="buy")
    scene.p1.plays("Sunken Treasure", "Village")
    assert sorted(scene.asked[0].options) == ["old_map", "village"]
    assert scene.p1.discard == cards("Village")
    assert scene.p1.coins == 0
    scene = Scene(p1={"hand": "Sunken Treasure", "play": "Old Map"}, phase="buy")
    scene.p1.plays("Sunken Treasure")
    assert scene.p1.discard == []


def test_distant_shore() -> None:
    """allies/distant_shore/1"""
    scene = Scene(p1={"hand": "Distant Shore", "deck": "3 Copper"})
    scene.p1.plays("Distant Shore")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.discard) == (cards("2 Copper"), 1, cards("Estate"))
    assert scene.p1.score == 3
    scene = Scene(p1={"hand": "Distant Shore", "deck": "3 Copper"}, piles={"Estate": 0})
    scene.p1.plays("Distant Shore")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.discard) == (cards("2 Copper"), 1, [])
