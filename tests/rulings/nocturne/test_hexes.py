"""The twelve Hexes, and how they are received."""
from typing import Any

from throneroom.cards.nocturne.receiving import receive_a_hex
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


def receive(scene: Scene, name: str, *answers: Any) -> None:
    """Player 1 receives this Hex, wherever it was."""
    stack, discards = scene.game.stacks["hexes"], scene.game.stacks["hexes discarded"]
    stack.extend(discards)
    discards.clear()
    scene.arrange("hexes", name)
    scene.directly(0, receive_a_hex, answers)


def hexed(name: str, *answers: Any, **more: Any) -> Scene:
    """A scene in which player 1 has just received this Hex."""
    more["kingdom"] = "Leprechaun, " + more.get("kingdom", "")
    scene = Scene(**more)
    receive(scene, name, *answers)
    return scene


def discarded(scene: Scene) -> list[str]:
    return [hex.id for hex in scene.game.stacks["hexes discarded"]]


def test_bad_omens() -> None:
    """nocturne/bad_omens/1"""
    scene = hexed("Bad Omens", p1={"deck": "Gold, Estate, Silver", "discard": "5 Copper"})
    assert scene.p1.deck == in_order("2 Copper")
    assert scene.p1.discard == cards("3 Copper, Gold, Estate, Silver")
    scene = hexed("Bad Omens", p1={"deck": "Gold, Copper", "discard": "Estate"})
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == cards("Gold, Estate")
    assert "reveal" in [event.verb for event in scene.log.events]
    scene = hexed("Bad Omens", p1={"deck": "Gold", "discard": "Estate"})
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Gold, Estate")


def test_bad_omens_discards_nothing() -> None:
    """nocturne/bad_omens/2"""
    scene = hexed("Bad Omens", p1={"deck": "Faithful Hound, 2 Copper"})
    assert scene.asked == []
    assert scene.p1.discard == cards("Faithful Hound")
    assert scene.p1.deck == in_order("2 Copper")


def test_delusion() -> None:
    """nocturne/delusion/1"""
    scene = hexed("Delusion", p1={"owned": "Envious"})
    assert scene.p1.owned == ["envious"]
    scene = hexed("Delusion")
    assert scene.p1.owned == ["deluded"]
    assert discarded(scene) == ["delusion"]


def test_envy() -> None:
    """nocturne/envy/1"""
    scene = hexed("Envy", p1={"owned": "Deluded"})
    assert scene.p1.owned == ["deluded"]
    scene = hexed("Envy")
    assert scene.p1.owned == ["envious"]


def test_famine() -> None:
    """nocturne/famine/1"""
    scene = hexed("Famine", p1={"deck": "Village, Gold, Estate, 3 Copper"})
    assert scene.p1.discard == cards("Village")
    assert sorted(scene.p1.deck) == cards("Gold, Estate, 3 Copper")
    orders = {tuple(hexed("Famine", p1={"deck": "Village, Gold, Estate, 3 Copper"}, seed=seed).p1.deck)
              for seed in range(10)}
    assert len(orders) > 1


def test_fear() -> None:
    """nocturne/fear/1"""
    scene = hexed("Fear", "Gold", p1={"hand": "Estate, Duchy, Province, Gold, Copper"})
    assert scene.asked[0].options == ["copper", "gold"]
    assert scene.asked[0].least == 1
    assert scene.p1.discard == cards("Gold")
    scene = hexed("Fear", p1={"hand": "Estate, Duchy, Gold, Copper"})
    assert len(scene.p1.hand) == 4
    scene = hexed("Fear", p1={"hand": "3 Estate, 2 Duchy"})
    assert len(scene.p1.hand) == 5
    assert [len(event.cards) for event in scene.log.events if event.verb == "reveal"] == [5]


def test_greed() -> None:
    """nocturne/greed/1"""
    scene = hexed("Greed", p1={"deck": "Gold"})
    assert scene.p1.deck == in_order("Copper, Gold")
    assert scene.gained(1) == ["copper"]
    scene = hexed("Greed", p1={"deck": "Gold"}, piles={"Copper": 0})
    assert scene.p1.deck == in_order("Gold")


def test_haunting() -> None:
    """nocturne/haunting/1"""
    scene = hexed("Haunting", "Gold", p1={"hand": "3 Copper, Gold", "deck": "Estate"})
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.deck == in_order("Gold, Estate")
    scene = hexed("Haunting", p1={"hand": "2 Copper, Gold", "deck": "Estate"})
    assert scene.p1.hand == cards("2 Copper, Gold")


def test_locusts() -> None:
    """nocturne/locusts/1"""
    scene = hexed("Locusts", "Silver", p1={"deck": "Gold, Copper"})
    assert scene.trash == cards("Gold")
    assert scene.asked[0].options == ["copper", "silver"]
    assert scene.asked[0].least == 1
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.deck == in_order("Copper")
    for poor in ("Copper", "Estate"):
        scene = hexed("Locusts", p1={"deck": poor})
        assert scene.trash == cards(poor)
        assert scene.p1.discard == cards("Curse")


def test_locusts_one_common_type_is_enough() -> None:
    """nocturne/locusts/2"""
    scene = hexed("Locusts", "Secret Cave", kingdom="Secret Cave, Cobbler, Den of Sin, Smithy, Monastery",
                  p1={"deck": "Cobbler"})
    assert scene.asked[0].options == ["monastery", "secret_cave"]
    assert scene.p1.discard == cards("Secret Cave")
    scene = hexed("Locusts", p1={"deck": "Curse"})
    assert scene.trash == cards("Curse")
    assert scene.p1.discard == []


def test_misery() -> None:
    """nocturne/misery/1"""
    scene = Scene(kingdom="Leprechaun")
    receive(scene, "Misery")
    assert scene.p1.score == -2
    receive(scene, "Misery")
    receive(scene, "Misery")
    assert scene.p1.owned == ["twice_miserable"]
    assert scene.p1.score == -4


def test_plague() -> None:
    """nocturne/plague/1"""
    scene = hexed("Plague", p1={"hand": "5 Copper"})
    assert scene.p1.hand == cards("5 Copper, Curse")
    scene = hexed("Plague", p1={"hand": "5 Copper"}, piles={"Curse": 0})
    assert scene.p1.hand == cards("5 Copper")


def test_poverty() -> None:
    """nocturne/poverty/1"""
    scene = hexed("Poverty", "2 Estate", p1={"hand": "3 Copper, 2 Estate"})
    assert scene.p1.hand == cards("3 Copper")
    scene = hexed("Poverty", p1={"hand": "2 Copper, Estate"})
    assert scene.p1.hand == cards("2 Copper, Estate")


def test_war() -> None:
    """nocturne/war/1"""
    scene = hexed("War", p1={"deck": "Gold, Estate, Village, Copper"})
    assert scene.trash == cards("Village")
    assert scene.p1.discard == cards("Gold, Estate")
    assert scene.p1.deck == in_order("Copper")
    scene = hexed("War", p1={"deck": "Smithy, Copper"})
    assert scene.trash == cards("Smithy")


def test_war_finds_nothing() -> None:
    """nocturne/war/2"""
    scene = hexed("War", p1={"deck": "Gold, Estate", "discard": "Copper"})
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Gold, Estate, Copper")
    assert scene.trash == []


def test_one_hex_for_all_others() -> None:
    """nocturne/rules/hexes/1"""
    scene = Scene(players=4, stacks={"hexes": "Greed, Plague"}, p1={"hand": "Skulk"})
    scene.p1.plays("Skulk")
    for seat in (scene.p2, scene.p3, scene.p4):
        assert seat.deck == in_order("Copper")
        assert seat.hand == []
    assert scene.game.stacks["hexes"][-1].id == "plague"
    assert discarded(scene) == ["greed"]
    takers = [event.seat for event in scene.log.events if event.verb == "gain"]
    assert takers == [1, 2, 3]


def test_an_empty_deck_of_hexes_is_made_anew() -> None:
    """nocturne/rules/hexes/2"""
    game = Setup(("leprechaun",)).table().new_game(seed=3)
    deck, pile = game.stacks["hexes"], game.stacks["hexes discarded"]
    for _ in range(12):
        receive_a_hex(game.players[0])
    assert deck == []
    assert len(pile) == 12
    receive_a_hex(game.players[0])
    assert len(deck) == 11
    assert len(pile) == 1


def test_a_doom_card_brings_hexes_and_states() -> None:
    """nocturne/rules/hexes/3"""
    game = Setup(("leprechaun",)).table().new_game()
    assert len({hex.id for hex in game.stacks["hexes"]}) == 12
    scene = Scene(kingdom="Leprechaun")
    for name in ("Envy", "Delusion", "Envy", "Misery", "Misery", "Misery"):
        receive(scene, name)
    assert scene.p1.owned == ["envious", "twice_miserable"]
    assert scene.p2.owned == []
    for hex in ("envy", "misery"):
        scene.directly(1, game_hex(scene, hex).play, ())
    assert scene.p2.owned == ["envious", "miserable"]
    assert scene.p1.owned == ["envious", "twice_miserable"]


def game_hex(scene: Scene, id: str) -> Any:
    return scene.game.landscape(id)


def test_skulk() -> None:
    """nocturne/skulk/1"""
    scene = Scene(players=3, stacks={"hexes": "Greed"}, p1={"hand": "Skulk"}, p2={"deck": "Gold"},
                  p3={"deck": "Estate"})
    scene.p1.plays("Skulk")
    assert scene.p1.me.buys == 2
    assert scene.p2.deck == in_order("Copper, Gold")
    assert scene.p3.deck == in_order("Copper, Estate")
    assert discarded(scene) == ["greed"]
    scene.p1.gains("Skulk")
    assert scene.p1.discard == cards("Skulk, Gold")


def test_skulk_in_turn_order() -> None:
    """nocturne/skulk/2"""
    scene = Scene(players=4, stacks={"hexes": "Plague"}, piles={"Curse": 1}, p1={"hand": "Skulk"}, p2={"hand": "Moat"})
    scene.p1.plays("Skulk", scene.p2("Moat"))
    assert scene.p2.hand == cards("Moat")
    assert scene.p3.hand == cards("Curse")
    assert scene.p4.hand == []
    assert discarded(scene) == ["plague"]
