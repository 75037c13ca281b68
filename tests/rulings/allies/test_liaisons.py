"""Liaisons: Bauble, Contract, Emissary, Importer, Underling."""
from random import Random

from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.testing import Scene, cards


def test_importer_gains_a_card_next_turn() -> None:
    """allies/importer/1"""
    scene = Scene(kingdom="Smithy, Laboratory", p1={"hand": "Importer", "deck": "10 Copper", "favors": 2},
                  p2={"deck": "10 Copper"})
    assert scene.cost("Importer") == (3, 0, 0)
    scene.p1.plays("Importer")
    assert scene.p1.favors == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Importer")
    scene.p2.ends_turn("Laboratory")
    assert scene.asked[0].offers("Laboratory", "Duchy") and not scene.asked[0].offers("Gold")
    assert scene.p1.discard == cards("Laboratory")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert "importer" in scene.p1.discard


def test_importer_everybody_begins_with_five_favors() -> None:
    """allies/importer/2"""
    setup = random_setup(Random(1), 2, cards=["importer", "underling"], among=BOOKS)
    game = setup.table().new_game()
    assert [player.favors for player in game.players] == [5, 5]


def test_underling() -> None:
    """allies/underling/1"""
    scene = Scene(p1={"hand": "Underling", "deck": "5 Copper"})
    assert scene.p1.favors == 1
    scene.p1.plays("Underling")
    assert (len(scene.p1.hand), scene.p1.actions, scene.p1.favors) == (1, 1, 2)


def test_emissary_rewards_a_shuffle() -> None:
    """allies/emissary/1"""
    scene = Scene(p1={"hand": "Emissary", "deck": "Copper", "discard": "4 Silver"})
    scene.p1.plays("Emissary")
    assert scene.p1.hand == cards("Copper, 2 Silver")
    assert (scene.p1.actions, scene.p1.favors) == (1, 3)
    scene = Scene(p1={"hand": "Emissary", "deck": "3 Copper", "discard": "4 Silver"})
    scene.p1.plays("Emissary")
    assert scene.p1.hand == cards("3 Copper")
    assert (scene.p1.actions, scene.p1.favors) == (0, 1)


def test_emissary_an_empty_discard_pile_is_no_shuffle() -> None:
    """allies/emissary/2"""
    scene = Scene(p1={"hand": "Emissary", "deck": "Copper"})
    scene.p1.plays("Emissary")
    assert scene.p1.hand == cards("Copper")
    assert (scene.p1.actions, scene.p1.favors) == (0, 1)


def test_contract_holds_an_action() -> None:
    """allies/contract/1"""
    scene = Scene(p1={"hand": "Contract, Smithy", "deck": "20 Copper"}, p2={"deck": "10 Copper"}, phase="buy")
    scene.p1.plays("Contract", "Smithy")
    assert (scene.p1.coins, scene.p1.favors) == (2, 2)
    assert scene.p1.aside == cards("Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Contract")
    scene.p2.ends_turn()
    assert scene.asked == []
    assert len(scene.p1.hand) == 8
    assert scene.p1.actions == 1
    assert scene.p1.in_play == cards("Contract, Smithy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_contract_without_an_action_is_discarded_at_once() -> None:
    """allies/contract/1: the Action is optional; without it nothing is left to do (DUR-04)"""
    scene = Scene(p1={"hand": "Contract, Smithy", "deck": "20 Copper"}, phase="buy")
    scene.p1.plays("Contract", "no")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_bauble() -> None:
    """allies/bauble/1"""
    scene = Scene(p1={"hand": "Bauble", "coins": 3, "deck": "5 Copper"}, phase="buy")
    scene.p1.plays("Bauble", "buys, topdeck")
    assert (scene.asked[0].least, scene.asked[0].most) == (2, 2)
    assert scene.asked[0].counts == [1, 1, 1, 1]
    assert (scene.p1.me.buys, scene.p1.coins, scene.p1.favors) == (2, 3, 1)
    scene.p1.buys("Silver", "yes")
    assert scene.p1.deck[0] == "silver"
    assert scene.p1.me.buys == 1
