"""Journeyman, Soothsayer."""
from throneroom.testing import Scene, cards, in_order


# --- Journeyman ---------------------------------------------------------------------------------------------
def test_journeyman() -> None:
    """guilds/journeyman/1"""
    scene = Scene(p1={"hand": "Journeyman", "deck": "Copper, Silver, Copper, Gold, Estate, Duchy"})
    scene.p1.plays("Journeyman", "Copper")
    assert scene.p1.hand == cards("Silver, Gold, Estate")
    assert scene.p1.discard == cards("2 Copper")
    assert scene.p1.deck == in_order("Duchy")
    assert scene.cost("Journeyman") == (5, 0, 0)


def test_journeyman_with_too_few_cards() -> None:
    """guilds/journeyman/2"""
    scene = Scene(p1={"hand": "Journeyman", "deck": "Copper", "discard": "Silver, Copper"})
    scene.p1.plays("Journeyman", "Copper")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == cards("2 Copper")
    assert scene.p1.deck == []


# --- Soothsayer ---------------------------------------------------------------------------------------------
def test_soothsayer() -> None:
    """guilds/soothsayer/1"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Soothsayer")
    assert scene.p1.discard == cards("Gold")
    assert scene.p2.discard == cards("Curse")
    assert scene.p2.hand == cards("Silver")


def test_soothsayer_with_one_curse_left() -> None:
    """guilds/soothsayer/2"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"deck": "Silver"}, p3={"deck": "Silver"}, piles={"Curse": 1})
    scene.p1.plays("Soothsayer")
    assert (scene.p2.discard, scene.p2.hand) == (cards("Curse"), cards("Silver"))
    assert (scene.p3.discard, scene.p3.hand) == ([], [])


def test_soothsayer_and_cards_that_change_the_gain() -> None:
    """guilds/soothsayer/3"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"hand": "Watchtower", "deck": "2 Copper"},
                  p3={"hand": "Trader", "deck": "2 Copper"})
    scene.p1.plays("Soothsayer", scene.p2("Curse"), scene.p3("yes"))
    assert scene.trash == cards("Curse")
    assert scene.p2.hand == cards("Watchtower, Copper")
    assert scene.p3.hand == cards("Trader")
    assert scene.p3.discard == cards("Silver")


def test_curses_are_given_out_in_turn_order() -> None:
    """guilds/rules/simultaneous/1"""
    scene = Scene(p1={"hand": "Soothsayer"}, p2={"deck": "Copper"}, p3={"deck": "Copper"})
    scene.p1.plays("Soothsayer")
    takers = [int(event.seat) for event in scene.log.events if event.verb == "gain" and event.cards[0].id == "curse"]
    assert takers == [1, 2]
