"""Crown and Villa: cards that care about the phase."""
from throneroom.testing import Scene, cards


def test_crown_in_the_buy_phase_plays_a_treasure_twice() -> None:
    """empires/crown/1"""
    scene = Scene(phase="buy", p1={"hand": "Crown, Gold, Village"})
    scene.p1.plays("Crown", "Gold")
    assert scene.asked[0].options == ["gold"]
    assert scene.p1.coins == 6
    assert scene.p1.in_play == cards("Crown, Gold")
    scene = Scene(p1={"hand": "Crown, Gold, Village", "deck": "2 Copper"})
    scene.p1.plays("Crown", "Village")
    assert scene.asked[0].options == ["village"]
    assert scene.p1.actions == 4


def test_crown_on_crown() -> None:
    """empires/crown/2"""
    scene = Scene(phase="buy", p1={"hand": "2 Crown, Gold, Silver", "actions": 0})
    scene.p1.plays("Crown", "Crown", "Gold", "Silver")
    assert scene.p1.coins == 10
    assert scene.p1.actions == 0
    scene = Scene(p1={"hand": "2 Crown, Village, Smithy", "deck": "8 Copper"})
    scene.p1.plays("Crown", "Crown", "Village", "Smithy")
    assert scene.p1.hand == cards("8 Copper")
    assert scene.p1.actions == 4


def test_crown_goes_by_the_phase() -> None:
    """empires/crown/3"""
    scene = Scene(p1={"hand": "Storyteller, Crown, Smithy", "deck": "10 Estate"})
    scene.p1.plays("Storyteller", "Crown", "Smithy")
    assert scene.asked[1].options == ["smithy"]
    assert scene.p1.hand == cards("7 Estate")
    assert scene.p1.coins == 0


def test_villa_leads_back_to_the_action_phase() -> None:
    """empires/villa/1"""
    scene = Scene(kingdom="Villa", phase="buy", p1={"coins": 4, "actions": 0})
    scene.p1.buys("Villa")
    assert scene.p1.hand == cards("Villa")
    assert scene.options == ["villa"]
    assert scene.p1.actions == 1
    scene.p1.plays("Villa")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (2, 1, 1)
    scene.p1.buys("Copper")
    assert scene.p1.discard == cards("Copper")


def test_a_new_buy_phase_follows() -> None:
    """empires/villa/3"""
    scene = Scene(kingdom="Villa", landscapes="Arena", p1={"hand": "2 Village, Gold, Copper, Silver"})
    scene.p1.plays("Gold, Copper", "Village")
    assert scene.p1.points == 2
    scene.p1.buys("Villa")
    scene.p1.plays("Villa")
    scene.p1.plays("Silver", "Village")         # Treasures may be played again
    assert scene.p1.coins == 3
    assert scene.p1.points == 4
    assert scene.tokens("Arena", "points") == 8


def test_the_turn_does_not_start_again() -> None:
    """empires/villa/4"""
    scene = Scene(kingdom="Villa", phase="buy", p1={"tavern": "Ratcatcher", "coins": 8, "buys": 2})
    scene.p1.buys("Villa")
    assert scene.options == ["villa"]
    scene.p1.plays("Villa")
    scene.p1.buys("Villa")                      # a second return
    assert scene.asked == []
    assert scene.options == ["villa"]
    assert scene.p1.tavern == cards("Ratcatcher")


def test_villa_in_another_players_turn() -> None:
    """empires/villa/5"""
    scene = Scene(kingdom="Villa, Messenger", phase="buy", p1={"coins": 4}, p2={"deck": "5 Copper"})
    scene.p1.buys("Messenger", "Villa")
    assert scene.p2.hand == cards("Villa")
    assert scene.p2.actions == 0
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p2.actions == 1
