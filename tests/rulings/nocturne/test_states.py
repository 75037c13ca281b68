"""Deluded, Envious, Miserable, Twice Miserable, Lost in the Woods."""
from typing import Any

from throneroom.cards.nocturne.receiving import receive_a_hex
from throneroom.testing import Scene, cards


def receive(scene: Scene, name: str, *answers: Any) -> None:
    """Player 1 receives this Hex, wherever it was."""
    stack, discards = scene.game.stacks["hexes"], scene.game.stacks["hexes discarded"]
    stack.extend(discards)
    discards.clear()
    scene.arrange("hexes", name)
    scene.directly(0, receive_a_hex, answers)


def test_envious() -> None:
    """nocturne/envious_deluded/1"""
    scene = Scene(p1={"hand": "Silver, Gold, Copper", "deck": "Silver, Gold, 3 Copper", "owned": "Envious"})
    scene.p1.plays("Silver, Gold, Copper")
    assert scene.p1.owned == []
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Silver, Gold")
    assert scene.p1.coins == 5


def test_envious_before_the_buy_phase() -> None:
    """nocturne/envious_deluded/2"""
    scene = Scene(p1={"hand": "Storyteller, Silver, Gold", "deck": "5 Copper", "owned": "Envious"})
    scene.p1.plays("Storyteller", "Silver", None)
    assert scene.p1.coins == 0
    assert scene.p1.hand == cards("Gold, 3 Copper")         # one card, and two more for the coins of the Silver
    scene.p1.plays("Gold")
    assert scene.p1.coins == 1


def test_deluded() -> None:
    """nocturne/envious_deluded/3"""
    scene = Scene(kingdom="Smithy, Village", landscapes="Delve", p1={"coins": 6, "buys": 2, "owned": "Deluded"})
    assert not scene.p1.can_buy("Smithy")
    assert not scene.p1.can_buy("Village")
    assert scene.p1.can_buy("Silver")
    assert scene.p1.can_buy("Duchy")
    assert scene.p1.can_buy("Delve")
    scene.p1.buys("Silver")
    assert scene.p1.owned == []
    assert not scene.p1.can_buy("Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.me.coins = 4
    assert scene.p1.can_buy("Smithy")


def test_deluded_in_the_same_turn() -> None:
    """nocturne/envious_deluded/4"""
    scene = Scene(kingdom="Smithy", stacks={"hexes": "Delusion"}, p1={"hand": "Leprechaun", "coins": 5})
    scene.p1.plays("Leprechaun")
    assert not scene.p1.can_buy("Smithy")
    assert scene.p1.can_buy("Duchy")
    assert scene.p1.owned == []


def test_deluded_in_another_turn() -> None:
    """nocturne/envious_deluded/4"""
    scene = Scene(kingdom="Smithy", stacks={"hexes": "Delusion"}, p1={"hand": "Skulk"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Skulk")
    scene.p1.ends_turn()
    assert not scene.p2.can_buy("Smithy")
    scene.p2.plays("4 Copper")
    assert not scene.p2.can_buy("Smithy")
    assert scene.p2.can_buy("Silver")


def test_deluded_taken_in_the_buy_phase_waits_for_the_next_turn() -> None:
    """nocturne/rules/states/1"""
    scene = Scene(kingdom="Smithy", stacks={"hexes": "Delusion"}, also="Cursed Village", phase="buy",
                  p1={"coins": 9, "buys": 2})
    scene.p1.buys("Cursed Village")
    assert scene.p1.owned == ["deluded"]
    assert scene.p1.can_buy("Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.me.coins = 4
    assert not scene.p1.can_buy("Smithy")


def test_miserable_scores() -> None:
    """nocturne/miserable_twice_miserable/1"""
    scene = Scene(p1={"owned": "Miserable", "discard": "Province, Duchy, Estate"},
                  p2={"owned": "Twice Miserable", "discard": "2 Province"})
    assert scene.scores == [8, 8]


def test_miserable_is_turned_over() -> None:
    """nocturne/miserable_twice_miserable/2"""
    scene = Scene(kingdom="Leprechaun", p1={"discard": "3 Province, 2 Estate"})
    receive(scene, "Misery")
    assert scene.p1.owned == ["miserable"]
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.owned == ["miserable"]
    receive(scene, "Misery")
    assert scene.p1.owned == ["twice_miserable"]
    scene.p1.ends_turn()
    assert scene.p1.owned == ["twice_miserable"]
    assert scene.scores == [16, 0]


def test_lost_in_the_woods() -> None:
    """nocturne/lost_in_the_woods/1"""
    scene = Scene(phase="start", stacks={"boons": "The Mountain's Gift, The Sea's Gift"},
                  p1={"hand": "Estate, Copper", "deck": "5 Estate", "owned": "Lost in the Woods"})
    scene.run("Estate")
    assert scene.p1.discard == cards("Estate, Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1(None))
    assert scene.p1.hand == cards("5 Estate")
    assert scene.asked[0].least == 0
    assert scene.p1.owned == ["lost_in_the_woods"]
    assert scene.game.stacks["boons"][-1].id == "the_seas_gift"


def test_lost_in_the_woods_each_turn() -> None:
    """nocturne/lost_in_the_woods/1"""
    scene = Scene(phase="start", stacks={"boons": "The Mountain's Gift, The Sea's Gift"},
                  p1={"hand": "Estate, Copper", "deck": "4 Estate, Copper, Gold", "owned": "Lost in the Woods"})
    scene.run("Estate")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1("Estate"))
    assert scene.p1.hand == cards("3 Estate, Copper, Gold")


def test_states_work_while_they_lie_there() -> None:
    """nocturne/rules/states/1"""
    scene = Scene(phase="start", kingdom="Smithy", stacks={"boons": "The Mountain's Gift"},
                  p1={"hand": "Estate, Village, 4 Copper", "owned": "Deluded, Lost in the Woods"})
    scene.run("Estate")
    assert scene.p1.owned == ["deluded", "lost_in_the_woods"]
    scene.p1.plays("4 Copper")
    assert scene.p1.owned == ["lost_in_the_woods"]
    assert not scene.p1.can_buy("Smithy")


def test_only_one_player_is_lost_in_the_woods() -> None:
    """nocturne/rules/states/2"""
    scene = Scene(stacks={"boons": "The Mountain's Gift, The Sea's Gift, The Forest's Gift, The Swamp's Gift, "
                                   "The Field's Gift, The River's Gift"},
                  p1={"hand": "Fool"}, p2={"hand": "Fool"})
    scene.p1.plays("Fool", "The Mountain's Gift", "The Sea's Gift")
    assert scene.p1.owned == ["lost_in_the_woods", "the_forests_gift"]
    scene.p1.ends_turn()
    assert scene.p1.owned == ["lost_in_the_woods"]
    scene.p2.plays("Fool", "The Swamp's Gift", "The Field's Gift")
    assert scene.p1.owned == []
    assert "lost_in_the_woods" in scene.p2.owned


def test_deluded_and_envious_are_one_card() -> None:
    """nocturne/rules/states/3"""
    scene = Scene(kingdom="Leprechaun", p1={"owned": "Envious", "hand": "Copper", "deck": "5 Copper"})
    receive(scene, "Delusion")
    assert scene.p1.owned == ["envious"]
    scene.p1.plays("Copper")
    assert scene.p1.owned == []
    scene.p1.ends_turn()
    receive(scene, "Delusion")
    assert scene.p1.owned == ["deluded"]
