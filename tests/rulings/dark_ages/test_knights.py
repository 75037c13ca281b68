"""The Knights, and Rogue, who robs in the same way."""
from random import Random

import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.furnishing import one_card_of
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order

KNIGHTS = cards("Dame Anna, Dame Josephine, Dame Molly, Dame Natalie, Dame Sylvia, Sir Bailey, Sir Destry, Sir Martin, "
                "Sir Michael, Sir Vander")


# --- the common attack --------------------------------------------------------------------------------------------
def test_a_card_costing_3_to_6_is_trashed() -> None:
    """dark_ages/knights/1"""
    scene = Scene(p1={"hand": "Sir Destry", "deck": "2 Estate"}, p2={"deck": "Silver, Copper, Gold"})
    scene.p1.plays("Sir Destry")
    assert scene.p1.hand == cards("2 Estate")
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Copper")
    assert scene.p2.deck == in_order("Gold")
    assert scene.p1.in_play == cards("Sir Destry")


def test_the_attacked_player_chooses() -> None:
    """dark_ages/knights/2"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Gold, Silver"})
    scene.p1.plays("Dame Molly", scene.p2("Silver"))
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Gold")
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Province, Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.trash == []
    assert scene.p2.discard == cards("Province, Copper")


def test_a_knight_for_a_knight() -> None:
    """dark_ages/knights/3"""
    scene = Scene(p1={"hand": "Sir Bailey"}, p2={"deck": "Dame Anna, Copper"}, p3={"deck": "Gold, Copper"})
    scene.p1.plays("Sir Bailey")
    assert [card.id for card in scene.game.trash] == in_order("Dame Anna, Gold, Sir Bailey")
    assert scene.p1.in_play == []
    scene = Scene(p1={"hand": "Sir Bailey"}, p2={"deck": "Dame Anna, Silver"})
    scene.p1.plays("Sir Bailey", scene.p2("Silver"))
    assert scene.trash == cards("Silver")
    assert scene.p1.in_play == cards("Sir Bailey")


def test_potions_and_reduced_costs() -> None:
    """dark_ages/knights/4"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Golem, Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.trash == []
    assert scene.p2.discard == cards("Golem, Copper")
    scene = Scene(p1={"hand": "Dame Molly", "play": "Highway"}, p2={"deck": "Silver, Bank"})
    scene.p1.plays("Dame Molly")
    assert scene.trash == cards("Bank")
    assert scene.p2.discard == cards("Silver")


# --- the pile -----------------------------------------------------------------------------------------------------
def test_ten_different_knights_one_visible() -> None:
    """dark_ages/knights/5"""
    scene = Scene(kingdom="Knights", phase="buy", p1={"coins": 50, "buys": 10})
    pile = scene.pile_named("Knights")
    assert sorted(card.id for card in pile.cards) == KNIGHTS
    assert pile.supply
    assert not pile.ordered
    for left in range(9, -1, -1):
        top = scene.top("Knights")
        assert [id for id in scene.options if id in KNIGHTS] == [top]
        scene.p1.buys(top)
        assert scene.pile("Knights") == left
    assert scene.p1.discard == KNIGHTS
    assert scene.game.empty_piles() == 1


def test_one_knight_in_the_black_market() -> None:
    """dark_ages/knights/6"""
    knight = one_card_of(Random(1), "knights", 2)
    assert knight in KNIGHTS
    table = Setup(("chapel",), black_market=(knight, "smithy")).table()
    assert sorted(card.id for card in table.stacks["black_market"]) == sorted([knight, "smithy"])
    assert table.new_game(None, 1).pile("knights") is None
    with pytest.raises(BadKingdom):
        Setup(("chapel",), black_market=("knights",)).table()


# --- each of them -------------------------------------------------------------------------------------------------
def test_dame_anna() -> None:
    """dark_ages/dame_anna/1"""
    scene = Scene(p1={"hand": "Dame Anna, Curse, Estate, Gold"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Dame Anna", "Curse")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 2)
    assert scene.trash == cards("Curse, Silver")
    assert scene.p1.hand == cards("Estate, Gold")
    assert scene.p2.discard == cards("Copper")


def test_dame_josephine() -> None:
    """dark_ages/dame_josephine/1"""
    scene = Scene(kingdom="Trade Route", p1={"deck": "Dame Josephine"})
    assert scene.p1.score == 2
    assert scene.tokens("Knights", "trade_route") == 0
    assert scene.tokens("Estate", "trade_route") == 1
    scene = Scene(p1={"deck": "Dame Josephine, 3 Silk Road"})
    assert scene.p1.score == 2 + 3
    scene = Scene(p1={"hand": "Dame Josephine"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Dame Josephine")
    assert scene.trash == cards("Silver")


def test_dame_molly() -> None:
    """dark_ages/dame_molly/1"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "2 Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.p1.actions == 2
    assert scene.p2.discard == cards("2 Copper")


def test_dame_natalie() -> None:
    """dark_ages/dame_natalie/1"""
    scene = Scene(kingdom="Bandit Camp, Hermit", p1={"hand": "Dame Natalie"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Dame Natalie", "Silver")
    assert scene.p1.discard == cards("Silver")
    assert scene.trash == cards("Silver")
    assert not scene.asked[0].offers("Spoils")
    assert not scene.asked[0].offers("Madman")
    assert not scene.asked[0].offers("Smithy")


def test_dame_natalie_is_optional() -> None:
    """dark_ages/dame_natalie/2"""
    scene = Scene(p1={"hand": "Dame Natalie"})
    scene.p1.plays("Dame Natalie", None)
    assert scene.gained(1) == []
    scene = Scene(editions=["dame_natalie:dark_ages-2012"], p1={"hand": "Dame Natalie"})
    scene.p1.plays("Dame Natalie", "Estate")
    assert scene.asked[0].least == 1


def test_dame_sylvia() -> None:
    """dark_ages/dame_sylvia/1"""
    scene = Scene(p1={"hand": "Dame Sylvia"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Dame Sylvia")
    assert scene.p1.coins == 2
    assert scene.trash == cards("Silver")


def test_sir_bailey() -> None:
    """dark_ages/sir_bailey/1"""
    scene = Scene(p1={"hand": "Sir Bailey", "deck": "Copper"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Sir Bailey")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1
    assert scene.trash == cards("Silver")


def test_sir_destry() -> None:
    """dark_ages/sir_destry/1"""
    scene = Scene(p1={"hand": "Sir Destry", "deck": "2 Copper"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Sir Destry")
    assert scene.p1.hand == cards("2 Copper")
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("draw") < verbs.index("reveal")


def test_sir_martin() -> None:
    """dark_ages/sir_martin/1"""
    scene = Scene(p1={"hand": "Sir Martin"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Sir Martin")
    assert scene.p1.me.buys == 3
    assert scene.trash == cards("Silver")
    assert scene.cost("Sir Martin") == (4, 0, 0)
    scene = Scene(piles={"Knights": "Sir Martin, Dame Anna"}, p1={"hand": "Armory"})
    scene.p1.plays("Armory", "Sir Martin")
    assert scene.p1.deck == in_order("Sir Martin")


def test_sir_michael() -> None:
    """dark_ages/sir_michael/1"""
    scene = Scene(p1={"hand": "Sir Michael"}, p2={"hand": "3 Gold, 2 Estate", "deck": "Silver, Copper"})
    scene.p1.plays("Sir Michael", scene.p2("2 Estate"))
    assert scene.p2.hand == cards("3 Gold")
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("2 Estate, Copper")


def test_sir_vander() -> None:
    """dark_ages/sir_vander/1"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Sir Vander, Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.p2.discard == cards("Gold, Copper")
    assert scene.trash == cards("Sir Vander, Dame Molly")
    assert scene.gained(1) == []
    scene = Scene(p1={"hand": "Sir Vander"}, p2={"deck": "Dame Molly, Copper"})
    scene.p1.plays("Sir Vander")
    assert scene.p1.discard == cards("Gold")
    assert scene.trash == cards("Dame Molly, Sir Vander")


# --- Rogue --------------------------------------------------------------------------------------------------------
def test_rogue_robs_decks_or_the_trash() -> None:
    """dark_ages/rogue/1"""
    scene = Scene(p1={"hand": "2 Rogue", "actions": 2}, p2={"deck": "Silver, Copper, Gold, Gold"})
    scene.p1.plays("Rogue")
    assert scene.p1.coins == 2
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Copper")
    scene.p1.plays("Rogue")
    assert scene.p1.coins == 4
    assert scene.trash == []
    assert scene.p1.discard == cards("Silver")
    assert scene.p2.deck == in_order("2 Gold")


def test_rogue_takes_no_potion_cards() -> None:
    """dark_ages/rogue/2"""
    scene = Scene(trash="Golem", p1={"hand": "Rogue"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Rogue")
    assert scene.p1.discard == []
    assert scene.trash == cards("Golem, Silver")


def test_rogue_must_take_what_there_is() -> None:
    """dark_ages/rogue/3"""
    scene = Scene(trash="Gold, Silver, Copper", p1={"hand": "Rogue"}, p2={"deck": "2 Silver"})
    scene.p1.plays("Rogue", "Silver")
    assert scene.asked[0].options == ["gold", "silver"]
    assert scene.asked[0].least == 1
    assert scene.p1.discard == cards("Silver")
    assert scene.p2.deck == in_order("2 Silver")
    assert [event.verb for event in scene.log.events if event.visible_cards(1) and event.verb == "gain"] == ["gain"]
