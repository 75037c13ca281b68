"""The end of the game and who has won."""
from throneroom.testing import Scene


def test_three_empty_piles() -> None:
    """base/rules/game_end/1"""
    for players, over in ((3, True), (5, False)):
        scene = Scene(kingdom="Moat, Cellar", players=players, phase="buy", piles={"Moat": 0, "Cellar": 0, "Duchy": 1},
                      p1={"coins": 5, "buys": 2})
        scene.p1.buys("Duchy")
        assert not scene.game.over
        assert scene.p1.me.buys == 1
        scene.p1.buys("Copper")
        scene.p1.ends_turn()
        assert scene.game.over == over


def test_four_empty_piles_for_five() -> None:
    """base/rules/game_end/1"""
    scene = Scene(players=5, phase="buy", piles={"Moat": 0, "Cellar": 0, "Smithy": 0, "Duchy": 1}, p1={"coins": 5})
    scene.p1.buys("Duchy")
    scene.p1.ends_turn()
    assert scene.game.over


def test_the_last_province() -> None:
    """base/rules/game_end/1"""
    scene = Scene(phase="buy", piles={"Province": 1}, p1={"coins": 8})
    scene.p1.buys("Province")
    scene.p1.ends_turn()
    assert scene.game.over


def test_every_supply_pile_counts() -> None:
    """base/rules/game_end/2"""
    scene = Scene(phase="buy", piles={"Curse": 1, "Copper": 0, "Moat": 0})
    scene.p1.buys("Curse")
    scene.p1.ends_turn()
    assert scene.game.over
    scene = Scene(platinum=True, phase="buy", piles={"Colony": 1}, p1={"coins": 11})
    scene.p1.buys("Colony")
    scene.p1.ends_turn()
    assert scene.game.over


def test_potions_and_the_bane_count() -> None:
    """base/rules/game_end/2"""
    scene = Scene(kingdom="Familiar, Young Witch", bane="Moat", also="Potion", phase="buy",
                  piles={"Potion": 0, "Moat": 0, "Curse": 1})
    scene.p1.buys("Curse")
    scene.p1.ends_turn()
    assert scene.game.over


def test_other_piles_do_not_count() -> None:
    """base/rules/game_end/2"""
    scene = Scene(kingdom="Tournament, Black Market", black_market="Chapel", phase="buy", trash="Gold",
                  piles={"Diadem": 0, "Followers": 0, "Princess": 0, "Curse": 1})
    scene.game.stacks["black_market"].clear()
    scene.p1.buys("Curse")
    scene.p1.ends_turn()
    assert not scene.game.over


def test_all_cards_score() -> None:
    """base/rules/scoring/1"""
    scene = Scene(p1={"hand": "Estate", "deck": "Duchy", "discard": "Province", "play": "Great Hall", "aside": "Estate",
                      "mats": {"Island": "Duchy"}})
    assert scene.p1.score == 1 + 3 + 6 + 1 + 1 + 3


def test_ties() -> None:
    """base/rules/scoring/1"""
    same = {"deck": "5 Province"}
    scene = Scene(p1={**same, "turns": 12}, p2={**same, "turns": 11})
    assert scene.scores == [30, 30]
    assert scene.game.winners() == [1]
    scene = Scene(p1={**same, "turns": 12}, p2={**same, "turns": 12})
    assert scene.game.winners() == [0, 1]
    scene = Scene(p1={"deck": "5 Province, Estate", "turns": 12}, p2={**same, "turns": 11})
    assert scene.game.winners() == [0]


def test_turns_are_counted() -> None:
    """base/rules/scoring/1"""
    for ends_with, winners in ((1, [1]), (2, [0, 1])):
        scene = Scene(phase="start", piles={"Province": 1}, p1={"hand": "3 Gold", "deck": "5 Copper"},
                      p2={"hand": "3 Gold", "deck": "5 Copper"})
        scene.p1.me.turns = scene.p2.me.turns = 11
        scene.game.players[2 - ends_with].points = 6            # against the Province bought last
        if ends_with == 2:
            scene.p1.ends_turn()
        player = scene.seats[ends_with - 1]
        player.plays("3 Gold")
        player.buys("Province")
        player.ends_turn()
        assert scene.game.over
        assert scene.scores == [6, 6]
        assert scene.game.winners() == winners
