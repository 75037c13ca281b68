"""Bandit, Bureaucrat, Militia, Spy, Thief, Witch."""
from throneroom.testing import Scene, cards, in_order


# --- Bureaucrat -----------------------------------------------------------------------------------------------
def test_bureaucrat() -> None:
    """base/bureaucrat/1"""
    scene = Scene(p1={"hand": "Bureaucrat", "deck": "Copper"}, p2={"hand": "Estate, Duchy, Copper", "deck": "Gold"})
    scene.p1.plays("Bureaucrat", scene.p2("Duchy"))
    assert scene.p1.deck == in_order("Silver, Copper")
    assert scene.p2.hand == cards("Estate, Copper")
    assert scene.p2.deck == in_order("Duchy, Gold")


def test_bureaucrat_against_a_hand_without_victory_cards() -> None:
    """base/bureaucrat/1"""
    scene = Scene(p1={"hand": "Bureaucrat"}, p2={"hand": "2 Copper, Curse", "deck": "Gold"})
    scene.p1.plays("Bureaucrat")
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert [sorted(card.id for card in event.visible_cards(0)) for event in shown] == [cards("2 Copper, Curse")]
    assert scene.p2.deck == in_order("Gold")
    assert scene.p2.hand == cards("2 Copper, Curse")


def test_bureaucrat_with_empty_decks() -> None:
    """base/bureaucrat/2"""
    scene = Scene(p1={"hand": "Bureaucrat", "discard": "Gold, Copper"}, p2={"hand": "Estate", "discard": "Copper"})
    scene.p1.plays("Bureaucrat")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("Gold, Copper")
    assert scene.p2.deck == in_order("Estate")
    assert scene.p2.discard == cards("Copper")


# --- Militia --------------------------------------------------------------------------------------------------
def test_militia() -> None:
    """base/militia/1"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "3 Copper, 2 Estate"}, p3={"hand": "4 Copper, 3 Estate"})
    scene.p1.plays("Militia", scene.p2("Copper, Estate"), scene.p3("4 Copper"))
    assert scene.p1.coins == 2
    assert [(asked.least, asked.most) for asked in scene.asked] == [(2, 2), (4, 4)]
    assert scene.p2.hand == cards("2 Copper, Estate")
    assert scene.p3.hand == cards("3 Estate")


def test_militia_against_small_hands() -> None:
    """base/militia/2"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "2 Copper, Estate"}, p3={"hand": "Gold"})
    scene.p1.plays("Militia")
    assert scene.asked == []
    assert scene.p2.hand == cards("2 Copper, Estate")
    assert scene.p3.hand == cards("Gold")


def test_a_second_militia() -> None:
    """base/militia/3"""
    scene = Scene(p1={"hand": "Village, 2 Militia"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Village")
    scene.p1.plays("Militia", "2 Estate")
    scene.p1.plays("Militia")
    assert scene.asked == []
    assert scene.p1.coins == 4
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p2.discard == cards("2 Estate")


# --- Bandit ---------------------------------------------------------------------------------------------------
def test_bandit() -> None:
    """base/bandit/1"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Silver, Estate, Gold"})
    scene.p1.plays("Bandit")
    assert scene.p1.discard == cards("Gold")
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Estate")
    assert scene.p2.deck == in_order("Gold")


def test_the_victim_of_bandit_chooses() -> None:
    """base/bandit/2"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Gold, Silver"})
    scene.p1.plays("Bandit", scene.p2("Silver"))
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == cards("Gold")
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "2 Copper"})
    scene.p1.plays("Bandit")
    assert scene.trash == []
    assert scene.p2.discard == cards("2 Copper")


def test_bandit_and_treasures_of_two_types() -> None:
    """base/bandit/3"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Harem, Copper"})
    scene.p1.plays("Bandit")
    assert scene.trash == cards("Harem")
    assert scene.p2.discard == cards("Copper")


def test_bandit_goes_round() -> None:
    """base/bandit/4"""
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Silver, Estate"}, p3={"deck": "Gold, Curse"}, piles={"Gold": 1})
    scene.p1.plays("Bandit")
    assert scene.p1.discard == cards("Gold")
    assert scene.pile("Gold") == 0
    told = [(event.verb, int(event.seat)) for event in scene.log.events if event.verb != "play"]
    assert told[0] == ("gain", 0)
    assert [seat for _, seat in told[1:]] == [1] * (len(told[1:]) // 2) + [2] * (len(told[1:]) // 2)
    assert scene.trash == cards("Silver, Gold")
    assert scene.p2.discard == cards("Estate")
    assert scene.p3.discard == cards("Curse")


# --- Witch ----------------------------------------------------------------------------------------------------
def test_witch() -> None:
    """base/witch/1"""
    scene = Scene(p1={"hand": "Witch", "deck": "Copper, Silver"}, p2={}, p3={})
    assert scene.pile("Curse") == 20
    scene.p1.plays("Witch")
    assert scene.p1.hand == cards("Copper, Silver")
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    assert scene.pile("Curse") == 18


def test_too_few_curses() -> None:
    """base/witch/2"""
    scene = Scene(p1={"hand": "2 Witch", "deck": "4 Copper", "actions": 2}, piles={"Curse": 2}, players=4)
    scene.p1.plays("Witch")
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    assert scene.p4.discard == []
    assert scene.p1.hand == cards("Witch, 2 Copper")
    scene.p1.plays("Witch")
    assert scene.p1.hand == cards("4 Copper")
    assert [seat.all_cards.count("curse") for seat in scene.seats] == [0, 1, 1, 0]


# --- Spy ------------------------------------------------------------------------------------------------------
def test_spy() -> None:
    """base/spy/1"""
    scene = Scene(p1={"hand": "Spy", "deck": "Copper, Estate, Gold"}, p2={"deck": "Gold, Copper"})
    scene.p1.plays("Spy", scene.p1("Estate"), scene.p1("Gold"))
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("Estate")
    assert scene.p2.deck == in_order("Copper")
    assert scene.p2.discard == cards("Gold")
    assert scene.p1.actions == 1


def test_spy_may_put_cards_back() -> None:
    """base/spy/1"""
    scene = Scene(p1={"hand": "Spy", "deck": "Copper, Estate, Gold"}, p2={"deck": "Gold, Copper"})
    scene.p1.plays("Spy", "no", "no")
    assert scene.p1.deck == in_order("Estate, Gold")
    assert scene.p2.deck == in_order("Gold, Copper")


def test_spy_begins_with_its_player() -> None:
    """base/spy/2"""
    scene = Scene(p1={"hand": "Spy", "deck": "Silver", "discard": "Estate"}, p2={})
    scene.p1.plays("Spy", scene.p1("Estate"))
    assert len(scene.asked) == 1
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == cards("Estate")
    told = [(event.verb, int(event.seat)) for event in scene.log.events]
    assert told[:4] == [("play", 0), ("draw", 0), ("shuffle", 0), ("reveal", 0)]
    assert ("reveal", 1) not in told


# --- Thief ----------------------------------------------------------------------------------------------------
def test_thief() -> None:
    """base/thief/1"""
    scene = Scene(p1={"hand": "Thief"}, p2={"deck": "Gold, Silver, Gold"}, p3={"deck": "Copper, Estate"})
    scene.p1.plays("Thief", scene.p1("Gold"), scene.p1("Gold"))
    assert scene.asked[1].options == cards("Copper, Gold")
    assert (scene.asked[1].least, scene.asked[1].most) == (0, 2)
    assert scene.p1.discard == cards("Gold")
    assert scene.trash == cards("Copper")
    assert scene.p2.discard == cards("Silver")
    assert scene.p2.deck == in_order("Gold")
    assert scene.p3.discard == cards("Estate")
