"""The pile of Castles."""
import pytest

from throneroom.testing import Scene, cards, in_order


def test_the_pile_is_sorted() -> None:
    """empires/castles/1"""
    scene = Scene(kingdom="Castles", players=3)
    pile = scene.pile_named("Castles")
    assert [card.id for card in reversed(pile.cards)] == in_order(
        "2 Humble Castle, Crumbling Castle, 2 Small Castle, Haunted Castle, 2 Opulent Castle, Sprawling Castle, "
        "Grand Castle, 2 King's Castle")
    scene = Scene(kingdom="Castles", players=2)
    pile = scene.pile_named("Castles")
    assert [card.id for card in reversed(pile.cards)] == in_order(
        "Humble Castle, Crumbling Castle, Small Castle, Haunted Castle, Opulent Castle, Sprawling Castle, "
        "Grand Castle, King's Castle")


def test_humble_castle() -> None:
    """empires/humble_castle/1"""
    scene = Scene(players=3, p1={"hand": "2 Humble Castle, Small Castle"})
    assert scene.p1.score == 3 + 3 + 2
    scene.p1.plays("Humble Castle")
    assert scene.p1.coins == 1


def test_kings_castle() -> None:
    """empires/kings_castle/1"""
    scene = Scene(players=3, p1={"discard": "2 King's Castle, Humble Castle"})
    assert scene.p1.score == 6 + 6 + 3


def test_crumbling_castle_gained_and_trashed() -> None:
    """empires/crumbling_castle/1"""
    scene = Scene(piles={"Castles": "Crumbling Castle, Small Castle"}, phase="buy", p1={"coins": 4})
    scene.p1.buys("Crumbling Castle")
    assert scene.p1.points == 1
    assert scene.p1.discard == cards("Crumbling Castle, Silver")
    assert scene.p1.score == 2
    scene.p1.trashes("Crumbling Castle", zone="discard")
    assert scene.p1.points == 2
    assert scene.p1.discard == cards("2 Silver")
    assert scene.p1.score == 2


def test_crumbling_castle_trashed_from_the_supply() -> None:
    """empires/crumbling_castle/2"""
    scene = Scene(landscapes="Salt the Earth", piles={"Castles": "Crumbling Castle, Small Castle"}, phase="buy",
                  p1={"coins": 4})
    scene.p1.buys("Salt the Earth", "Crumbling Castle")
    assert scene.p1.points == 2
    assert scene.p1.discard == cards("Silver")
    assert scene.trash == cards("Crumbling Castle")
    assert scene.top("Castles") == "small_castle"


def test_small_castle_makes_any_castle_of_another() -> None:
    """empires/small_castle/1"""
    scene = Scene(piles={"Castles": "Opulent Castle, King's Castle"}, p1={"hand": "Small Castle, Humble Castle"})
    scene.p1.plays("Small Castle", "Humble Castle")
    assert scene.p1.discard == cards("Opulent Castle")
    assert scene.p1.in_play == cards("Small Castle")
    assert scene.trash == cards("Humble Castle")
    assert scene.p1.score == 2 + 3


def test_small_castle_once_trashed_gains_no_more() -> None:
    """empires/small_castle/2"""
    scene = Scene(piles={"Castles": "Opulent Castle, King's Castle"}, p1={"hand": "Throne Room, Small Castle"})
    scene.p1.plays("Throne Room", "Small Castle")
    assert scene.trash == cards("Small Castle")
    assert scene.p1.discard == cards("Opulent Castle")


def test_haunted_castle_bought() -> None:
    """empires/haunted_castle/1"""
    scene = Scene(piles={"Castles": "Haunted Castle"}, phase="buy", p1={"coins": 6},
                  p2={"hand": "3 Copper, Estate, Duchy"}, p3={"hand": "4 Copper"})
    scene.p1.buys("Haunted Castle", scene.p2("Estate, Duchy"), scene.p2("Estate"))
    assert scene.p1.discard == cards("Haunted Castle, Gold")
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p2.deck == in_order("Duchy, Estate")
    assert scene.p3.hand == cards("4 Copper")
    assert scene.p1.score == 2


def test_haunted_castle_is_no_attack() -> None:
    """empires/haunted_castle/2"""
    scene = Scene(piles={"Castles": "Haunted Castle", "Gold": 0}, phase="buy", p1={"coins": 6},
                  p2={"hand": "4 Copper, Moat"})
    scene.p1.buys("Haunted Castle", scene.p2("2 Copper"))
    assert scene.p1.discard == cards("Haunted Castle")
    assert scene.p2.hand == cards("2 Copper, Moat")
    scene = Scene(piles={"Castles": "Haunted Castle"}, p1={"hand": "5 Copper"}, p2={})
    scene.p2.gains("Haunted Castle")
    assert scene.p2.discard == cards("Haunted Castle")
    assert scene.p1.hand == cards("5 Copper")


def test_opulent_castle() -> None:
    """empires/opulent_castle/1"""
    scene = Scene(p1={"hand": "Opulent Castle, Estate, Province, Humble Castle, Copper"})
    scene.p1.plays("Opulent Castle", "Estate, Province, Humble Castle")
    assert scene.asked[0].options == ["estate", "humble_castle", "province"]
    assert scene.p1.coins == 6
    assert scene.p1.hand == cards("Copper")
    assert Scene(p1={"hand": "Opulent Castle"}).p1.score == 3


def test_sprawling_castle_with_estates() -> None:
    """empires/sprawling_castle/1"""
    scene = Scene(piles={"Castles": "Sprawling Castle"}, phase="buy", p1={"coins": 8})
    duchies = scene.pile("Duchy")
    scene.p1.buys("Sprawling Castle", "estates")
    assert scene.p1.discard == cards("Sprawling Castle, 3 Estate")
    assert scene.pile("Duchy") == duchies
    assert scene.p1.score == 4 + 3


@pytest.mark.parametrize(("choice", "gained"), [("estates", "Estate"), ("duchy", "Duchy")])
def test_sprawling_castle_with_few_estates_left(choice: str, gained: str) -> None:
    """empires/sprawling_castle/2"""
    scene = Scene(piles={"Castles": "Sprawling Castle", "Estate": 1}, phase="buy", p1={"coins": 8})
    scene.p1.buys("Sprawling Castle", choice)
    assert scene.p1.discard == cards(f"Sprawling Castle, {gained}")


def test_grand_castle() -> None:
    """empires/grand_castle/1"""
    scene = Scene(piles={"Castles": "Grand Castle"}, p1={"play": "Opulent Castle", "hand": "2 Estate, Copper"})
    scene.p1.gains("Grand Castle")
    assert scene.p1.points == 3
    assert Scene(p1={"hand": "Grand Castle"}).p1.score == 5
