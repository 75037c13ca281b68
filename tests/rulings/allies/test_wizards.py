"""The Wizards: Student, Conjurer, Sorcerer, Lich."""
from random import Random

from throneroom.cards import kind
from throneroom.engine.types import ALLY
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.testing import Scene, cards, in_order

PLAIN = "cellar chapel festival laboratory market militia mine moat smithy".split()


def test_the_pile() -> None:
    """allies/wizards/1"""
    setup = random_setup(Random(3), 2, cards=["wizards", *PLAIN], among=BOOKS)
    assert len([card for card in setup.landscapes if kind(card)().types & ALLY]) == 1
    game = setup.table().new_game()
    assert [player.favors for player in game.players] == [1, 1]
    pile = game.pile("wizards")
    assert pile is not None
    assert [card.id for card in reversed(pile.cards)] == (
        ["student"] * 4 + ["conjurer"] * 4 + ["sorcerer"] * 4 + ["lich"] * 4)


def test_student_trashing_a_treasure() -> None:
    """allies/student/1"""
    scene = Scene(p1={"hand": "Student, Copper, Moat"})
    scene.p1.plays("Student", "no", "Copper")
    assert scene.p1.favors == 2
    assert scene.p1.deck == in_order("Student")
    assert scene.p1.in_play == []
    assert scene.p1.actions == 1
    assert scene.trash == cards("Copper")
    assert scene.top("Wizards") == "student"
    scene.p1.draws(1)
    assert scene.p1.can_play("Student")


def test_student_trashing_something_else() -> None:
    """allies/student/2"""
    scene = Scene(p1={"hand": "Student, Estate"})
    scene.p1.plays("Student", "Wizards")
    assert scene.p1.in_play == cards("Student")
    assert (scene.p1.favors, scene.p1.actions) == (1, 1)
    assert scene.top("Wizards") == "conjurer"
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("Student")


def test_conjurer_comes_back() -> None:
    """allies/conjurer/1"""
    scene = Scene(p1={"hand": "Conjurer", "deck": "30 Copper"}, p2={"deck": "30 Copper"}, kingdom="Smithy")
    scene.p1.plays("Conjurer", "Smithy")
    assert not scene.asked[0].offers("Duchy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Conjurer")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("Conjurer, 5 Copper")
    assert scene.p1.in_play == []
    scene.p1.plays("Conjurer", "Silver")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("Conjurer, 5 Copper")
    assert scene.p1.discard == cards("Smithy, Silver, 5 Copper")


def test_sorcerer_curses_who_guesses_wrong() -> None:
    """allies/sorcerer/1"""
    scene = Scene(p1={"hand": "2 Sorcerer", "deck": "5 Copper"}, p2={"deck": "Gold"})
    scene.p1.plays("Sorcerer", scene.p2("Copper"))
    assert scene.p2.discard == cards("Curse")
    assert scene.p2.deck == in_order("Gold")
    scene.p1.plays("Sorcerer", scene.p2("Gold"))
    assert scene.p2.discard == cards("Curse")
    assert scene.p2.deck == in_order("Gold")
    assert len(scene.p1.hand) == 2
    assert scene.p1.actions == 1


def test_lich_skips_a_turn() -> None:
    """allies/lich/1"""
    scene = Scene(p1={"hand": "Lich", "deck": "20 Copper"}, p2={"deck": "20 Copper"})
    scene.p1.plays("Lich")
    assert len(scene.p1.hand) == 6
    assert scene.p1.actions == 2
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.ends_turn()
    assert scene.whose_turn == 1


def test_a_skipped_extra_turn() -> None:
    """allies/lich/2"""
    scene = Scene(landscapes="Seize the Day", kingdom="Smithy",
                  p1={"hand": "Lich, Importer", "deck": "20 Copper", "coins": 4}, p2={"deck": "20 Copper"})
    scene.p1.plays("Lich")
    scene.p1.plays("Importer")
    scene.p1.buys("Seize the Day")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert "smithy" not in scene.p1.discard
    scene.p2.ends_turn("Smithy")
    assert scene.whose_turn == 1
    assert "smithy" in scene.p1.discard


def test_skipped_turns_count_for_the_tie_break() -> None:
    """allies/lich/3"""
    scene = Scene(p1={"hand": "2 Lich", "deck": "30 Copper", "turns": 5}, p2={"deck": "30 Copper", "turns": 4})
    scene.p1.plays("Lich")
    scene.p1.plays("Lich")
    scene.p1.ends_turn()
    for _ in range(3):
        assert scene.whose_turn == 2
        scene.p2.ends_turn()
    assert scene.whose_turn == 1
    assert (scene.p1.turns, scene.p2.turns) == (5 + 2 + 1, 4 + 3)
    assert scene.scores == [0, 0]
    assert scene.game.winners() == [1]


def test_trashing_lich() -> None:
    """allies/lich/4: Chapel for Sentinel; the turn's gains stand for Guildhall's Coffers"""
    scene = Scene(p1={"hand": "Chapel, Lich"}, trash="Gold, Silver")
    scene.p1.plays("Chapel", "Lich")
    assert scene.p1.discard == cards("Lich, Silver")
    assert scene.trash == cards("Gold")
    assert scene.gained(1) == ["silver"]
