"""Dismantle, Envoy, Governor; Caravan and Courtier, which appeared as promos too."""
from throneroom.testing import Scene, cards, in_order


def test_dismantle() -> None:
    """promo/dismantle/1"""
    scene = Scene(p1={"hand": "Dismantle, Silver"})
    scene.p1.plays("Dismantle", "Estate")
    assert scene.gained(1) == ["estate", "gold"]
    assert scene.p1.discard_top == "gold"
    assert scene.trash == cards("Silver")


def test_dismantle_and_cards_without_coins() -> None:
    """promo/dismantle/3"""
    for name in ("Transmute", "Engineer", "Copper"):
        scene = Scene(p1={"hand": f"Dismantle, {name}"})
        scene.p1.plays("Dismantle")
        assert scene.p1.discard == []
        assert scene.trash == cards(name)


def test_envoy() -> None:
    """promo/envoy/1"""
    scene = Scene(p1={"hand": "Envoy", "deck": "Gold, Silver, Copper, Estate, Curse, Smithy"}, p3={})
    scene.p1.plays("Envoy", scene.p2("Gold"))
    assert scene.p1.discard == cards("Gold")
    assert scene.p1.hand == cards("Silver, Copper, Estate, Curse")
    assert scene.p1.deck == in_order("Smithy")


def test_envoy_with_too_few_cards() -> None:
    """promo/envoy/2"""
    scene = Scene(p1={"hand": "Envoy", "deck": "Gold", "discard": "Silver"})
    scene.p1.plays("Envoy", scene.p2("Gold"))
    assert (scene.p1.hand, scene.p1.discard, scene.p1.deck) == (cards("Silver"), cards("Gold"), [])


def test_governor_cards() -> None:
    """promo/governor/1"""
    scene = Scene(p1={"hand": "Governor", "deck": "5 Copper"}, p2={"deck": "5 Copper"}, p3={"deck": "5 Copper"})
    scene.p1.plays("Governor", "cards")
    assert [len(seat.hand) for seat in (scene.p1, scene.p2, scene.p3)] == [3, 1, 1]
    assert scene.p1.actions == 1


def test_governor_in_turn_order() -> None:
    """promo/governor/2"""
    scene = Scene(p1={"hand": "Governor"}, p2={}, p3={}, piles={"Silver": 1})
    scene.p1.plays("Governor", "gain")
    assert (scene.p1.discard, scene.p2.discard, scene.p3.discard) == (cards("Gold"), cards("Silver"), [])


def test_governor_trash() -> None:
    """promo/governor/3"""
    scene = Scene(p1={"hand": "2 Governor, Province"}, p2={"hand": "Estate"}, p3={"hand": "Estate"})
    scene.p1.plays("Governor", "trash", scene.p1("Province"), scene.p2("Estate"), scene.p3("no"))
    assert sorted(scene.asked[1].options) == ["governor", "province"]
    assert scene.p1.discard == []
    assert scene.p2.discard == cards("Silver")
    assert scene.trash == cards("Province, Estate")
    assert scene.p1.in_play == cards("Governor")


def test_caravan() -> None:
    """promo_bigbox/caravan/1"""
    scene = Scene(p1={"hand": "2 Caravan", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Caravan")
    assert (len(scene.p1.hand), scene.p1.actions) == (2, 1)
    scene.p1.plays("Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("2 Caravan")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_throne_room_stays_with_caravan() -> None:
    """promo_bigbox/caravan/2"""
    scene = Scene(p1={"hand": "Throne Room, Caravan", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Throne Room", "Caravan")
    assert (len(scene.p1.hand), scene.p1.actions) == (2, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Caravan")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_courtier() -> None:
    """promo/courtier/1"""
    scene = Scene(p1={"hand": "Courtier, Silver"})
    scene.p1.plays("Courtier", "coins")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.hand) == (3, 0, cards("Silver"))


def test_courtier_counts_types() -> None:
    """promo/courtier/2"""
    scene = Scene(p1={"hand": "Courtier, Caravan Guard"})
    scene.p1.plays("Courtier", "actions, coins, gold")
    assert (scene.asked[0].least, scene.asked[0].most) == (3, 3)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.me.buys, scene.p1.discard) == (1, 3, 1, cards("Gold"))
    scene = Scene(p1={"hand": "Courtier"})
    scene.p1.plays("Courtier")
    assert scene.asked == []
    assert scene.p1.coins == 0
