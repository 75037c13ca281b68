"""Extra turns, skipped turns, effects between turns, and the end of the game."""
from throneroom.engine.game import Game
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


def order_of_turns(scene: Scene, count: int) -> list[int]:
    """Whose turns come next."""
    seats = []
    for _ in range(count):
        getattr(scene, f"p{scene.whose_turn}").ends_turn()
        if scene.game.over:
            break
        seats.append(scene.whose_turn)
    return seats


# --- the end ------------------------------------------------------------------------------------------------
def test_three_or_four_empty_piles() -> None:
    """rules.md END-01, END-02: four with five or six players; piles beside the Supply do not count"""
    for players, empty, over in ((2, 3, True), (4, 3, True), (5, 3, False), (5, 4, True), (6, 3, False), (6, 4, True)):
        piles = dict.fromkeys(("Copper", "Curse", "Village", "Smithy")[:empty], 0)
        scene = Scene(players=players, kingdom="Village, Smithy, Sleigh", piles={**piles, "Horse": 0})
        scene.p1.ends_turn()
        assert scene.game.over == over


def test_a_pile_refilled_in_the_same_turn() -> None:
    """rules.md END-03, PILE-13"""
    scene = Scene(piles={"Province": 1, "Experiment": 3}, p1={"hand": "Experiment", "coins": 8, "deck": "9 Copper"},
                  phase="buy")
    scene.p1.buys("Province")
    scene.game.piles[int(scene.pile_named("Province").index)].cards.append(scene.p1.me.discard_pile.pop())
    scene.p1.ends_turn()
    assert scene.game.over


def test_the_turn_is_finished_completely() -> None:
    """rules.md END-04, TURN-18, EMP-10: Clean-up, end of turn and what is between turns still happen"""
    scene = Scene(piles={"Province": 1}, landscapes="Mountain Pass, Donate", phase="buy",
                  p1={"hand": "Curse", "coins": 8, "buys": 2, "deck": "Curse, Copper"})
    scene.p1.buys("Donate")
    scene.p1.me.debt = 0
    scene.p1.buys("Province")
    scene.p1.ends_turn("Donate", "2 Curse", scene.p2(1), scene.p1(2))
    assert scene.game.over
    assert scene.p1.score == 6 + 8
    assert scene.trash == cards("2 Curse")


def test_no_extra_turn_after_the_end() -> None:
    """rules.md END-01: an extra turn still due is not taken"""
    scene = Scene(piles={"Province": 1}, landscapes="Mission", phase="buy", p1={"coins": 12, "buys": 2})
    scene.p1.buys("Mission")
    scene.p1.buys("Province")
    scene.p1.ends_turn()
    assert scene.game.over


def test_ties() -> None:
    """rules.md END-09, XTRA-08, XTRA-09: fewer turns win; extra ones do not count, skipped ones do; else they share"""
    scene = Scene(p1={"turns": 5}, p2={"turns": 4})
    assert scene.game.winners() == [1]
    scene = Scene(p1={"turns": 5}, p2={"turns": 5}, p3={"turns": 5, "hand": "Curse"})
    assert scene.game.winners() == [0, 1]
    scene = Scene(p1={"turns": 4, "skips": 1}, p2={"turns": 4, "hand": "Curse"}, turn=2, phase="buy", p3={"turns": 4})
    assert order_of_turns(scene, 2) == [3, 2]
    assert [player.turns for player in scene.game.players] == [5, 5, 5]
    scene = Scene(p1={"coins": 4, "turns": 3}, landscapes="Mission", phase="buy")
    scene.p1.buys("Mission")
    assert order_of_turns(scene, 2) == [1, 2]
    assert scene.p1.me.turns == 3


def test_fleet() -> None:
    """rules.md END-05: only its owners, from the left of the last player; extra turns but not after the last one"""
    scene = Scene(piles={"Province": 0}, turn=2, p1={"owned": "Fleet"}, p2={"owned": "Fleet"}, p3={},
                  p4={"owned": "Fleet"})
    assert order_of_turns(scene, 9) == [4, 1, 2]
    assert scene.game.over


def test_fleet_and_extra_turns() -> None:
    """rules.md END-05: a turn still due, and one given in the round; none after the last turn"""
    scene = Scene(piles={"Province": 0}, p1={"owned": "Fleet", "hand": "Possession", "deck": "Possession, 9 Copper"},
                  p2={"deck": "20 Copper"}, p3={"owned": "Fleet", "deck": "Possession, 9 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2                # possessed
    scene.p2.ends_turn()
    assert scene.whose_turn == 3                # no regular turn of player 2
    scene.p3.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.game.over


# --- extra and skipped turns --------------------------------------------------------------------------------
def test_lich_skips_the_next_turn_whatever_it_is() -> None:
    """rules.md XTRA-09: also an extra turn; Durations wait"""
    scene = Scene(landscapes="Mission", p1={"hand": "Lich", "coins": 4, "deck": "30 Copper"})
    scene.p1.plays("Lich")
    scene.p1.buys("Mission")
    assert order_of_turns(scene, 2) == [2, 1]
    scene = Scene(p1={"hand": "Lich, Caravan Guard", "deck": "30 Copper"})
    scene.p1.plays("Lich")
    scene.p1.plays("Caravan Guard")
    assert order_of_turns(scene, 2) == [2, 2]
    assert scene.p1.in_play == cards("Caravan Guard")
    assert order_of_turns(scene, 1) == [1]
    assert scene.p1.coins == 1


def test_several_liches() -> None:
    """rules.md XTRA-09"""
    scene = Scene(p1={"hand": "Throne Room, Lich", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", "Lich")
    assert order_of_turns(scene, 4) == [2, 2, 2, 1]
    assert scene.p1.me.turns == 3


def test_until_your_next_turn_lasts_over_a_skipped_turn() -> None:
    """rules.md DUR-12, XTRA-09"""
    scene = Scene(p1={"hand": "Lich, Enchantress", "deck": "30 Copper"}, p2={"deck": "10 Smithy"})
    scene.p1.plays("Lich")
    scene.p1.plays("Enchantress")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.plays("Smithy")
    assert scene.p2.actions == 1


def test_until_your_next_turn_ends_with_an_extra_turn() -> None:
    """rules.md DUR-12, XTRA-01"""
    scene = Scene(landscapes="Mission", p1={"hand": "Enchantress", "coins": 4, "deck": "30 Copper"},
                  p2={"hand": "Smithy"})
    scene.p1.plays("Enchantress")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.plays("Smithy")
    assert scene.p2.actions == 0


def test_mission_only_if_the_turn_before_was_not_yours() -> None:
    """rules.md XTRA-04"""
    scene = Scene(landscapes="Mission", phase="buy", p1={"coins": 4, "deck": "30 Copper"})
    scene.p1.buys("Mission")
    assert order_of_turns(scene, 1) == [1]
    scene.p1.me.coins = 8
    assert not scene.p1.can_buy("Copper")
    scene.p1.buys("Mission")
    assert order_of_turns(scene, 1) == [2]


def test_seize_the_day_and_mission_in_one_turn() -> None:
    """rules.md XTRA-04, XTRA-05, PRIO-01: one extra turn for each, in the order wanted"""
    scene = Scene(landscapes="Mission, Seize the Day", phase="buy", p1={"coins": 8, "buys": 2, "deck": "30 Copper"})
    scene.p1.buys("Mission")
    scene.p1.buys("Seize the Day")
    scene.p1.ends_turn("Seize the Day")
    assert scene.whose_turn == 1
    assert order_of_turns(scene, 2) == [1, 2]


def test_donate_after_an_extra_turn_is_due() -> None:
    """rules.md EMP-13: between the turn and the extra turn"""
    scene = Scene(landscapes="Donate, Seize the Day", phase="buy",
                  p1={"coins": 4, "buys": 2, "hand": "Curse", "deck": "5 Copper", "discard": "Curse"})
    scene.p1.buys("Seize the Day")
    scene.p1.buys("Donate")
    scene.p1.ends_turn("2 Curse")
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.debt == 8


def test_a_whole_game_with_six_players() -> None:
    """rules.md TURN-23, END-01"""
    game: Game = Setup(("village", "smithy"), (), 6).table().new_game(seed=5)
    assert len(game.players) == 6
    assert len(game.piles[game.table.pile_index["province"]].cards) == 18
    assert len(game.piles[game.table.pile_index["curse"]].cards) == 50
    assert len(game.piles[game.table.pile_index["duchy"]].cards) == 12
