"""The twelve Boons, and how they are received."""
from typing import Any

from throneroom.cards.nocturne.receiving import receive_a_boon
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


def scene_with(boons: str, **more: Any) -> Scene:
    return Scene(kingdom="Bard", stacks={"boons": boons}, **more)


def receive(scene: Scene, *answers: Any) -> None:
    scene.directly(0, receive_a_boon, answers)


def discarded(scene: Scene) -> list[str]:
    return [boon.id for boon in scene.game.stacks["boons discarded"]]


def test_the_earths_gift() -> None:
    """nocturne/the_earths_gift/1"""
    scene = scene_with("The Earth's Gift", p1={"hand": "Copper, Estate"})
    receive(scene, "Copper", "Silver")
    assert scene.asked[0].options == ["copper"]
    assert "duchy" not in scene.asked[1].options
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == cards("Copper, Silver")
    assert discarded(scene) == ["the_earths_gift"]


def test_the_earths_gift_declined_or_impossible() -> None:
    """nocturne/the_earths_gift/1"""
    scene = scene_with("The Earth's Gift", p1={"hand": "Copper, Estate"})
    receive(scene, None)
    assert scene.p1.hand == cards("Copper, Estate")
    assert scene.p1.discard == []
    scene = scene_with("The Earth's Gift", p1={"hand": "Estate"})
    receive(scene)
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == []


def test_the_fields_gift() -> None:
    """nocturne/the_fields_gift/1"""
    scene = scene_with("The Field's Gift", p1={"actions": 0})
    receive(scene)
    assert scene.p1.actions == 1
    assert scene.p1.coins == 1
    assert scene.p1.owned == ["the_fields_gift"]
    assert discarded(scene) == []
    scene.p1.ends_turn()
    assert scene.p1.owned == []
    assert discarded(scene) == ["the_fields_gift"]


def test_the_flames_gift() -> None:
    """nocturne/the_flames_gift/1"""
    scene = scene_with("The Flame's Gift", p1={"hand": "Curse"})
    receive(scene, "Curse")
    assert scene.trash == cards("Curse")
    scene = scene_with("The Flame's Gift", p1={"hand": "Curse"})
    receive(scene, None)
    assert scene.trash == []
    assert scene.p1.hand == cards("Curse")


def test_the_forests_gift() -> None:
    """nocturne/the_forests_gift/1"""
    scene = scene_with("The Forest's Gift")
    receive(scene)
    assert scene.p1.me.buys == 2
    assert scene.p1.coins == 1
    assert scene.p1.owned == ["the_forests_gift"]
    scene.p1.ends_turn()
    assert scene.p1.owned == []


def test_the_moons_gift() -> None:
    """nocturne/the_moons_gift/1"""
    scene = scene_with("The Moon's Gift", p1={"discard": "Gold, Estate", "deck": "Copper"})
    receive(scene, "Gold")
    assert scene.p1.deck == in_order("Gold, Copper")
    assert scene.p1.discard == cards("Estate")
    scene = scene_with("The Moon's Gift", p1={"deck": "Copper"})
    receive(scene)
    assert scene.p1.deck == in_order("Copper")
    scene = scene_with("The Moon's Gift", p1={"discard": "Gold"})
    receive(scene, None)
    assert scene.p1.discard == cards("Gold")


def test_the_mountains_gift() -> None:
    """nocturne/the_mountains_gift/1"""
    scene = scene_with("The Mountain's Gift", piles={"Silver": 1})
    receive(scene)
    assert scene.p1.discard == cards("Silver")
    assert scene.pile("Silver") == 0
    scene = scene_with("The Mountain's Gift", piles={"Silver": 0})
    receive(scene)
    assert scene.p1.discard == []


def test_the_rivers_gift() -> None:
    """nocturne/the_rivers_gift/1"""
    scene = scene_with("The River's Gift", p1={"deck": "10 Copper"})
    receive(scene)
    assert scene.p1.hand == []
    assert scene.p1.owned == ["the_rivers_gift"]
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("6 Copper")
    assert discarded(scene) == ["the_rivers_gift"]
    draws = [event.amount for event in scene.log.events if event.verb == "draw"]
    assert draws == [5, 1]


def test_the_seas_gift() -> None:
    """nocturne/the_seas_gift/1"""
    scene = scene_with("The Sea's Gift", p1={"hand": "4 Copper", "deck": "2 Estate"})
    receive(scene)
    assert scene.p1.hand == cards("4 Copper, Estate")


def test_the_skys_gift() -> None:
    """nocturne/the_skys_gift/1"""
    scene = scene_with("The Sky's Gift", p1={"hand": "3 Copper, Estate"})
    receive(scene, "yes", "2 Copper, Estate")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.discard == cards("2 Copper, Estate, Gold")


def test_the_skys_gift_with_few_cards() -> None:
    """nocturne/the_skys_gift/2"""
    scene = scene_with("The Sky's Gift", p1={"hand": "Copper, Estate"})
    receive(scene, "yes")
    assert scene.p1.hand == []
    assert scene.p1.discard == cards("Copper, Estate")
    scene = scene_with("The Sky's Gift", p1={"hand": "3 Copper, Estate"})
    receive(scene, "yes", "3 Copper")
    assert (scene.asked[1].least, scene.asked[1].most) == (3, 3)
    scene = scene_with("The Sky's Gift", p1={"hand": "3 Copper, Estate"})
    receive(scene, "no")
    assert len(scene.p1.hand) == 4


def test_the_suns_gift() -> None:
    """nocturne/the_suns_gift/1"""
    scene = scene_with("The Sun's Gift", p1={"deck": "Curse, Gold, Estate, Silver, Duchy"})
    receive(scene, "Curse, Estate", "Gold")
    assert scene.asked[0].least == 0
    assert scene.p1.discard == cards("Curse, Estate")
    assert scene.p1.deck == in_order("Silver, Gold, Duchy")


def test_the_swamps_gift() -> None:
    """nocturne/the_swamps_gift/1"""
    scene = scene_with("The Swamp's Gift")
    receive(scene)
    assert scene.p1.discard == cards("Will-o'-Wisp")
    assert scene.pile("Will-o'-Wisp") == 11
    scene = scene_with("The Swamp's Gift", piles={"Will-o'-Wisp": 0})
    receive(scene)
    assert scene.p1.discard == []


def test_the_winds_gift() -> None:
    """nocturne/the_winds_gift/1"""
    scene = scene_with("The Wind's Gift", p1={"hand": "Estate", "deck": "Gold, Silver"})
    receive(scene, "Estate, Silver")
    assert (scene.asked[0].least, scene.asked[0].most) == (2, 2)
    assert scene.asked[0].offers("Estate", "Gold", "Silver")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Estate, Silver")


def test_some_boons_lie_before_the_player_until_clean_up() -> None:
    """nocturne/rules/boons/1"""
    scene = Scene(stacks={"boons": "The Forest's Gift"}, p1={"hand": "Bard"})
    scene.p1.plays("Bard")
    assert scene.p1.owned == ["the_forests_gift"]
    assert scene.p1.coins == 3
    assert discarded(scene) == []
    scene.p1.ends_turn()
    assert scene.p1.owned == []
    assert discarded(scene) == ["the_forests_gift"]
    scene = Scene(stacks={"boons": "The Mountain's Gift"}, p1={"hand": "Bard"})
    scene.p1.plays("Bard")
    assert scene.p1.owned == []
    assert discarded(scene) == ["the_mountains_gift"]
    assert len(scene.game.stacks["boons"]) == 11


def test_an_empty_deck_of_boons_is_made_anew() -> None:
    """nocturne/rules/boons/2"""
    for seed in range(5):
        game = Setup(("bard",)).table().new_game(seed=seed)
        deck, pile = game.stacks["boons"], game.stacks["boons discarded"]
        pile.extend(deck)
        deck.clear()
        me = game.players[0]
        bard = me.gain_from("bard", me.hand)
        assert bard is not None
        me.play(bard)
        kept = [card for card in me.owned if card.id.startswith("the_")]
        assert len(deck) == 11
        assert len(pile) + len(kept) == 1
        assert len({boon.id for boon in deck + pile + kept}) == 12


def test_a_fate_card_brings_boons_and_wisps() -> None:
    """nocturne/rules/boons/3"""
    table = Setup(("sacred_grove",)).table()
    game = table.new_game()
    assert len({boon.id for boon in game.stacks["boons"]}) == 12
    assert game.count_in_pile("will_o_wisp") == 12
    supply = [pile.id for pile in game.supply_piles()]
    assert "will_o_wisp" not in supply
    assert not [pile for pile in supply if pile.startswith("the_")]
    without = Setup(("skulk",)).table().new_game()
    assert "boons" not in without.stacks
    assert without.pile("will_o_wisp") is None


def test_boons_are_no_cards() -> None:
    """nocturne/rules/boons/4"""
    scene = Scene(stacks={"boons": "The Field's Gift"}, kingdom="Bard",
                  p1={"hand": "Leprechaun", "play": "6 Copper"})
    receive(scene)
    assert scene.gained(1) == []
    assert scene.p1.owned == ["the_fields_gift"]
    assert scene.p1.all_cards == cards("Leprechaun, 6 Copper")
    scene.p1.plays("Leprechaun")
    assert scene.p1.discard == cards("Gold, Wish")


def test_bard() -> None:
    """nocturne/bard/1"""
    scene = Scene(stacks={"boons": "The Sea's Gift"}, p1={"hand": "Bard", "deck": "2 Copper"})
    scene.p1.plays("Bard")
    assert scene.p1.coins == 2
    assert scene.p1.hand == cards("Copper")
    assert discarded(scene) == ["the_seas_gift"]
