"""Newer texts: what comes back from play, and when."""
from __future__ import annotations

from throneroom.testing import Scene


def test_alchemist() -> None:
    """alchemy/errata/alchemist/1"""
    scene = Scene(editions="newest", p1={"hand": "Alchemist, Potion", "deck": "2 Copper"})
    scene.p1.plays("Alchemist")
    scene.p1.plays("Potion")
    scene.p1.ends_turn("yes")
    assert "alchemist" in scene.p1.hand
    moves = [event for event in scene.log.events if event.verb in ("move", "discard")]
    assert [event.verb for event in moves[:2]] == ["move", "discard"]


def test_herbalist() -> None:
    """alchemy/errata/herbalist/1"""
    scene = Scene(editions="newest", p1={"hand": "Throne Room, Herbalist, Gold, Silver", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Herbalist")
    scene.p1.plays("Gold, Silver")
    scene.p1.ends_turn("Gold", "yes", "yes")
    assert {"gold", "silver"} <= set(scene.p1.hand)
    scene = Scene(p1={"hand": "Throne Room, Herbalist, Gold, Silver", "deck": "5 Copper"})
    scene.p1.plays("Throne Room", "Herbalist")
    scene.p1.plays("Gold, Silver")
    scene.p1.ends_turn("Gold")
    assert "gold" in scene.p1.hand and "silver" not in scene.p1.hand


def test_scheme() -> None:
    """hinterlands/errata/scheme/1"""
    scene = Scene(editions="newest", p1={"hand": "Scheme, Smithy", "deck": "9 Copper", "actions": 2})
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy", "yes")
    assert "smithy" in scene.p1.hand and "scheme" in scene.p1.discard
    scene = Scene(p1={"hand": "Scheme, Smithy", "deck": "9 Copper", "actions": 2})
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy")
    assert "smithy" in scene.p1.hand


def test_two_schemes() -> None:
    """hinterlands/errata/scheme/1 (each lets one card come back; about a card one is asked once)"""
    scene = Scene(editions="newest", p1={"hand": "2 Scheme, Smithy", "deck": "9 Copper", "actions": 2})
    scene.p1.plays("Scheme")
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Scheme", "yes", "Smithy", "no", "yes")
    assert scene.p1.hand.count("scheme") == 2 and "smithy" in scene.p1.discard


def test_treasury() -> None:
    """seaside/errata/treasury/1"""
    scene = Scene(editions="newest", p1={"hand": "Treasury, Village", "deck": "9 Copper"})
    scene.p1.plays("Treasury")
    scene.p1.gains("Estate")
    scene.p1.ends_turn("yes")
    assert "treasury" in scene.p1.hand
    scene = Scene(editions="newest", p1={"hand": "Treasury", "deck": "9 Copper", "coins": 2})
    scene.p1.plays("Treasury")
    scene.p1.buys("Estate")
    scene.p1.ends_turn()
    assert "treasury" in scene.p1.discard


def test_hermit() -> None:
    """dark_ages/errata/hermit/1"""
    scene = Scene(editions="newest", p1={"hand": "Hermit"}, piles={"Hermit": 5})
    scene.p1.plays("Hermit", "Silver")
    scene.p1.ends_turn()
    assert "madman" in scene.p1.all_cards and scene.trash == [] and scene.pile("Hermit") == 6
    assert "madman" not in scene.gained(1)
    for edition, madmen in ((), 1), ("newest", 0):
        scene = Scene(editions=edition, p1={"hand": "Hermit"})
        scene.p1.plays("Hermit", "Silver")          # it is the Buy phase now
        scene.p1.gains("Copper")
        scene.p1.ends_turn()
        assert scene.p1.all_cards.count("madman") == madmen


def test_donate() -> None:
    """empires/errata/donate/1"""
    scene = Scene(editions="newest", landscapes="Donate", phase="buy", p1={"deck": "7 Copper", "discard": "Curse"})
    scene.p1.buys("Donate")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2 and scene.asked == []
    scene.p2.ends_turn("Curse, 5 Copper")
    assert scene.whose_turn == 1 and len(scene.trash) == 6
    assert scene.p1.hand == ["copper"] * 2


def test_donate_comes_before_all_else() -> None:
    """empires/errata/donate/1 (also before what a Duration does)"""
    scene = Scene(editions="newest", landscapes="Donate", phase="buy", p1={"deck": "7 Copper", "durations": "Caravan"})
    scene.p1.buys("Donate")
    scene.p1.ends_turn()
    scene.p2.ends_turn("no")
    assert len(scene.p1.hand) == 6


def test_capital() -> None:
    """empires/errata/capital/1 (so it is in all editions here)"""
    for edition in "", "newest":
        scene = Scene(editions=edition, p1={"hand": "Capital", "deck": "5 Copper"}, phase="buy")
        scene.p1.plays("Capital")
        scene.p1.buys("Silver")
        scene.p1.ends_turn(3)
        assert scene.p1.debt == 3


def test_merchant_guild_when_villa_ends_the_buy_phase() -> None:
    """Who returns to the Action phase has ended a Buy phase; the next one counts for itself."""
    scene = Scene(editions="newest", kingdom="Villa", p1={"hand": "Merchant Guild", "coins": 7})
    scene.p1.plays("Merchant Guild")
    scene.p1.buys("Silver")
    scene.p1.buys("Villa")
    assert (scene.p1.coffers, scene.p1.hand) == (2, ["villa"])
    scene.p1.plays("Villa")
    scene.p1.buys("Copper")
    scene.p1.ends_turn()
    assert scene.p1.coffers == 3
