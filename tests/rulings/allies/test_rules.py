"""Favors, Allies, split piles and rotating."""
from random import Random

from throneroom.cards import BY_ID, kind
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.types import ALLY, EVENT, LIAISON
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup, contents
from throneroom.testing import Scene, cards

PLAIN = "cellar chapel festival laboratory market militia mine moat smithy village".split()


def allies(setup: Setup) -> list[str]:
    return [card_id for card_id in setup.landscapes if kind(card_id)().types & ALLY]


def test_a_liaison_brings_an_ally_and_a_favor() -> None:
    """allies/rules/favors/1"""
    game = Setup((*PLAIN[1:], "black_market"), ("city_state",),
                 black_market=("bauble", "bazaar")).table().new_game()
    assert [player.favors for player in game.players] == [1, 1]
    setup = random_setup(Random(2), 3, cards=["underling", *PLAIN[1:]], among=BOOKS)
    assert len(allies(setup)) == 1
    assert [player.favors for player in setup.table().new_game().players] == [1, 1, 1]
    for seed in range(20):
        setup = random_setup(Random(seed), 2, cards=["black_market", *PLAIN[1:]], among=BOOKS)
        others = [*setup.black_market, *filter(None, (setup.bane, setup.mouse))]
        liaisons = [card for card in others if kind(card)().types & LIAISON]
        assert len(allies(setup)) == (1 if liaisons else 0)


def test_favors_come_and_go() -> None:
    """allies/rules/favors/2"""
    scene = Scene(landscapes="City-state", kingdom="Village", p1={"hand": "Underling", "deck": "9 Copper", "coins": 3})
    scene.p1.plays("Underling")
    assert scene.p1.favors == 2
    scene.p1.buys("Village", "yes")
    assert scene.p1.favors == 0


def test_repeated_or_not() -> None:
    """allies/rules/favors/3"""
    scene = Scene(landscapes="Desert Guides", phase="start", p1={"deck": "30 Copper", "favors": 4})
    scene.run("yes", "yes", "yes", "yes")
    assert scene.p1.favors == 0
    scene = Scene(landscapes="Crafters' Guild", phase="start", p1={"deck": "30 Copper", "favors": 4})
    scene.run("yes", "Silver")
    assert scene.p1.favors == 2
    scene = Scene(landscapes="Crafters' Guild", phase="start", p1={"deck": "30 Copper", "favors": 4})
    scene.run("no")
    assert scene.p1.favors == 4


def test_favors_are_no_coffers() -> None:
    """allies/rules/favors/4"""
    scene = Scene(landscapes="City-state", p1={"favors": 3}, phase="buy")
    decision = scene.run()
    assert decision is not None
    assert decision.purpose == "buy"
    assert (scene.p1.coins, scene.p1.coffers, scene.p1.villagers) == (0, 0, 0)


def test_one_ally_for_several_liaisons() -> None:
    """allies/rules/allies/1"""
    setup = random_setup(Random(4), 2, cards=["underling", "emissary", *PLAIN[2:]], among=BOOKS)
    assert len(allies(setup)) == 1
    game = setup.table().new_game()
    assert all(pile.id not in allies(setup) for pile in game.piles)
    assert [player.favors for player in game.players] == [1, 1]


def test_an_ally_comes_besides_other_landscapes() -> None:
    """allies/rules/allies/2"""
    events = [card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & EVENT][:2]
    setup = random_setup(Random(5), 2, cards=["underling", *PLAIN[1:], *events], among=BOOKS)
    assert len(allies(setup)) == 1
    assert set(events) <= set(setup.landscapes)


def test_only_the_top_of_a_split_pile() -> None:
    """allies/rules/split_piles/1"""
    scene = Scene(kingdom="Augurs", p1={"coins": 6}, phase="buy")
    assert not scene.p1.can_buy("Sibyl")
    assert scene.p1.can_buy("Herb Gatherer")
    for pile in ("augurs", "clashes", "forts", "odysseys", "townsfolk", "wizards"):
        parts = contents(kind(pile)(), 2)
        assert [copies for copies, _ in parts] == [4, 4, 4, 4]
        costs = [kind(part)().cost for _, part in parts]
        assert costs == sorted(costs)


def test_rotating() -> None:
    """allies/rules/rotate/1"""
    scene = Scene(p1={"hand": "Herb Gatherer"},
                  piles={"Augurs": "3 Herb Gatherer, 4 Acolyte, 4 Sorceress, 4 Sibyl"})
    scene.p1.plays("Herb Gatherer", "Augurs")
    pile = [card.id for card in reversed(scene.pile_named("Augurs").cards)]
    assert pile == ["acolyte"] * 4 + ["sorceress"] * 4 + ["sibyl"] * 4 + ["herb_gatherer"] * 3


def test_a_token_works_for_every_card_of_the_pile() -> None:
    """allies/rules/split_piles/2"""
    scene = Scene(p1={"hand": "Sunken Treasure", "tokens": {"+1 coin": "Odysseys"}}, kingdom="Village", phase="buy")
    scene.p1.plays("Sunken Treasure", "Village")
    assert scene.p1.coins == 1


def test_durations_and_what_plays_them_twice() -> None:
    """allies/rules/durations/1"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Specialist, Importer", "deck": "20 Copper"}, p2={})
    scene.p1.plays("Specialist", "Importer", "replay")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Specialist, Importer")
    scene.p2.ends_turn("Smithy", "Duchy")
    assert scene.gained(1) == ["smithy", "duchy"]
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


class Unasked(Agent):
    """Nobody must be asked anything."""

    def answer(self, decision: Decision) -> list[int]:
        raise AssertionError(decision)


def test_no_favor_is_spent_before_the_first_turn() -> None:
    """allies/rules/favors/5"""
    setup = Setup(("underling", *PLAIN[1:]), ("order_of_astrologers",), 2)
    game = setup.table().new_game([Unasked(), Unasked()], 7)
    assert [player.favors for player in game.players] == [1, 1]
    assert [len(player.hand) for player in game.players] == [5, 5]


def test_which_cards_are_liaisons() -> None:
    """allies/rules/favors/6"""
    known = {"sycophant", "bauble", "importer", "underling", "student", "broker", "guildmaster", "emissary", "contract"}
    liaisons = {card_id for card_id, cls in BY_ID.items() if cls().types & LIAISON} - {"wizards"}
    assert liaisons == known
    setup = random_setup(Random(6), 2, cards=["augurs", *PLAIN[1:]], among=BOOKS)
    assert allies(setup) == []
    assert [player.favors for player in setup.table().new_game().players] == [0, 0]
    setup = random_setup(Random(6), 2, cards=["wizards", *PLAIN[1:]], among=BOOKS)
    assert len(allies(setup)) == 1
    assert [player.favors for player in setup.table().new_game().players] == [1, 1]


def test_a_split_pile_is_empty_when_all_its_cards_are_gone() -> None:
    """allies/rules/split_piles/3"""
    scene = Scene(p1={"coins": 6}, piles={"Clashes": "Territory", "Village": 0, "Smithy": 0}, phase="buy")
    assert len(scene.table.piles[scene.pile_named("Clashes").index].cards) == 16
    assert scene.game.empty_piles() == 2
    assert not scene.game.is_finished()
    scene.p1.buys("Territory")
    scene.p1.ends_turn()
    assert scene.game.over
