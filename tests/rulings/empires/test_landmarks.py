"""The Landmarks of Empires."""
import pytest

from throneroom.engine.types import ACTION
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


# --- points that change hands -------------------------------------------------------------------------------
def test_aqueduct_collects_and_pays() -> None:
    """empires/aqueduct/1"""
    scene = Scene(landscapes="Aqueduct")
    assert scene.tokens("Silver", "points") == scene.tokens("Gold", "points") == 8
    scene.p1.gains("Silver")
    scene.p1.gains("Gold")
    assert scene.tokens("Aqueduct", "points") == 2
    scene.p2.gains("Estate")
    assert scene.p2.points == 2
    assert scene.tokens("Aqueduct", "points") == 0
    assert scene.tokens("Silver", "points") == scene.tokens("Gold", "points") == 7


@pytest.mark.parametrize(("first", "points", "left"), [("move", 4, 0), ("take", 3, 1)])
def test_aqueduct_with_a_treasure_that_is_a_victory_card(first: str, points: int, left: int) -> None:
    """empires/aqueduct/2"""
    scene = Scene(landscapes="Aqueduct", kingdom="Castles",
                  tokens={("Aqueduct", "points"): 3, ("Castles", "points"): 1})
    scene.p1.gains("Humble Castle", first)
    assert scene.p1.points == points
    assert scene.tokens("Aqueduct", "points") == left


def test_aqueduct_and_piles_without_points() -> None:
    """empires/aqueduct/3"""
    scene = Scene(landscapes="Aqueduct", kingdom="Crown", tokens={("Crown", "points"): 1})
    scene.p1.gains("Copper")
    assert scene.tokens("Aqueduct", "points") == 0
    scene.p1.gains("Crown")
    assert scene.tokens("Aqueduct", "points") == 1
    assert scene.tokens("Crown", "points") == 0


def test_arena() -> None:
    """empires/arena/1"""
    scene = Scene(landscapes="Arena", kingdom="Villa", p1={"hand": "2 Village, Gold, Silver"})
    assert scene.tokens("Arena", "points") == 12
    scene.p1.plays("Gold, Silver", scene.p1("Village"))
    assert scene.p1.points == 2
    assert scene.p1.discard == cards("Village")
    assert scene.tokens("Arena", "points") == 10
    scene.p1.buys("Villa")
    scene.p1.ends_turn("Village")
    assert scene.p1.points == 4
    scene = Scene(landscapes="Arena", p1={"hand": "Village, Gold"})
    scene.p1.plays("Gold", "nothing")
    assert scene.p1.points == 0


def test_baths() -> None:
    """empires/baths/1"""
    scene = Scene(landscapes="Baths", p1={"hand": "Silver"})
    scene.p1.plays("Silver")
    scene.p1.ends_turn()
    assert scene.p1.points == 2
    assert scene.p2.points == 0
    assert scene.tokens("Baths", "points") == 10


@pytest.mark.parametrize(("curses", "points"), [(0, 2), (1, 0)])
def test_baths_any_gain_counts_and_events_do_not(curses: int, points: int) -> None:
    """empires/baths/2"""
    scene = Scene(landscapes="Baths, Ritual", phase="buy", piles={"Curse": curses}, p1={"coins": 4})
    scene.p1.buys("Ritual")
    scene.p1.ends_turn()
    assert scene.p1.points == points


def test_basilica() -> None:
    """empires/basilica/1"""
    scene = Scene(landscapes="Basilica", phase="buy", p1={"coins": 4, "buys": 3})
    scene.p1.buys("Copper")
    assert scene.p1.points == 2
    scene.p1.buys("Estate")
    assert scene.p1.points == 4
    scene.p1.buys("Estate")
    assert scene.p1.points == 4


def test_battlefield() -> None:
    """empires/battlefield/1"""
    scene = Scene(landscapes="Battlefield", kingdom="Messenger", players=3, phase="buy", p1={"coins": 4},
                  tokens={("Battlefield", "points"): 5})
    scene.p1.buys("Messenger", "Estate")
    assert [scene.p1.points, scene.p2.points, scene.p3.points] == [2, 2, 1]
    assert Scene(landscapes="Battlefield", players=3).tokens("Battlefield", "points") == 18


def test_colonnade() -> None:
    """empires/colonnade/1"""
    scene = Scene(landscapes="Colonnade", phase="buy",
                  piles={"Settlers / Bustling Village": "Settlers, 5 Bustling Village"},
                  p1={"play": "Settlers", "coins": 7, "buys": 2})
    scene.p1.buys("Settlers")
    assert scene.p1.points == 2
    scene.p1.buys("Bustling Village")
    assert scene.p1.points == 2


def test_colonnade_needs_a_buy() -> None:
    """empires/colonnade/2"""
    scene = Scene(landscapes="Colonnade", p1={"play": "Workshop", "hand": "Workshop"})
    scene.p1.plays("Workshop", "Workshop")
    assert scene.p1.discard == cards("Workshop")
    assert scene.p1.points == 0
    assert scene.tokens("Colonnade", "points") == 12


def test_defiled_shrine() -> None:
    """empires/defiled_shrine/1"""
    scene = Scene(landscapes="Defiled Shrine", kingdom="Village, Smithy", phase="buy", turn=2)
    assert scene.tokens("Village", "points") == scene.tokens("Smithy", "points") == 2
    scene.p1.gains("Village")
    scene.p1.gains("Village")
    scene.p2.gains("Smithy")
    assert scene.tokens("Defiled Shrine", "points") == 3
    assert scene.tokens("Village", "points") == 0
    scene.p2.buys("Curse")
    assert scene.p2.points == 3
    assert scene.tokens("Defiled Shrine", "points") == 0


def test_defiled_shrine_and_gathering() -> None:
    """empires/defiled_shrine/2"""
    scene = Scene(landscapes="Defiled Shrine", kingdom="Farmers' Market, Temple, Wild Hunt, Castles, Witch")
    for pile in ("Farmers' Market", "Temple", "Wild Hunt", "Castles", "Gold"):
        assert scene.tokens(pile, "points") == 0
    assert scene.tokens("Witch", "points") == 2
    scene = Scene(landscapes="Defiled Shrine", tokens={("Wild Hunt", "points"): 2}, kingdom="Wild Hunt",
                  p2={"hand": "Witch"}, turn=2)
    scene.p1.gains("Wild Hunt")
    assert scene.tokens("Wild Hunt", "points") == 1
    assert scene.tokens("Defiled Shrine", "points") == 1
    scene.p2.plays("Witch")
    assert scene.p1.discard == cards("Wild Hunt, Curse")
    assert scene.p1.points == 0
    assert scene.tokens("Defiled Shrine", "points") == 1


def test_labyrinth() -> None:
    """empires/labyrinth/1"""
    scene = Scene(landscapes="Labyrinth")
    scene.p1.gains("Copper")
    assert scene.p1.points == 0
    scene.p1.gains("Copper")
    assert scene.p1.points == 2
    scene.p1.gains("Copper")
    scene.p1.gains("Copper")
    assert scene.p1.points == 2
    scene.p2.gains("Copper")
    scene.p2.gains("Copper")
    assert scene.p2.points == 0


def test_mountain_pass() -> None:
    """empires/mountain_pass/1"""
    scene = Scene(landscapes="Mountain Pass", players=3, phase="buy", p1={"coins": 8})
    scene.p1.buys("Province")
    scene.p1.ends_turn(scene.p2("5"), scene.p3("0"), scene.p1("7"))
    assert scene.asked[0].options == [str(bid) for bid in range(41)]
    assert scene.asked[1].options[:3] == ["0", "6", "7"]
    assert (scene.p1.points, scene.p1.debt) == (8, 7)
    assert scene.p2.debt == scene.p3.debt == 0
    assert scene.whose_turn == 2


def test_mountain_pass_happens_once() -> None:
    """empires/mountain_pass/2"""
    scene = Scene(landscapes="Mountain Pass", phase="buy", p1={"coins": 8}, p2={"hand": "3 Gold"})
    scene.p1.buys("Province")
    scene.p1.ends_turn(scene.p2("0"), scene.p1("0"))
    assert (scene.p1.points, scene.p2.points) == (0, 0)
    scene.p2.plays("3 Gold")
    scene.p2.buys("Province")
    scene.p2.ends_turn()
    assert scene.asked == []


def test_mountain_pass_is_between_turns() -> None:
    """empires/mountain_pass/3 (it is the possessor who gains the Province and would bid last)"""
    scene = Scene(landscapes="Mountain Pass", players=3, p1={"hand": "Possession"}, p2={"hand": "3 Gold"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("3 Gold")
    scene.p2.buys("Province")
    assert scene.p1.discard == cards("Province")
    scene.p2.ends_turn(scene.p2("3"), scene.p3("40"))
    assert [asked.seat for asked in scene.asked] == [1, 2]
    assert (scene.p3.points, scene.p3.debt) == (8, 40)
    assert scene.p1.points == scene.p2.points == 0


def test_tomb() -> None:
    """empires/tomb/1"""
    scene = Scene(landscapes="Tomb", p1={"hand": "Chapel, 3 Copper, Estate, Gold"})
    scene.p1.plays("Chapel", "3 Copper, Estate")
    assert scene.p1.points == 4


def test_tomb_on_other_turns_and_other_cards() -> None:
    """empires/tomb/2 (Bandit for Swindler)"""
    scene = Scene(landscapes="Tomb, Salt the Earth", p1={"hand": "Bandit", "coins": 4}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Bandit")
    assert scene.trash == cards("Silver")
    assert scene.p2.points == 1
    assert scene.p1.points == 0
    scene.p1.buys("Salt the Earth", "Estate")
    assert scene.p1.points == 2


# --- points at the end --------------------------------------------------------------------------------------
def test_bandit_fort() -> None:
    """empires/bandit_fort/1"""
    assert Scene(landscapes="Bandit Fort", p1={"discard": "3 Silver, Gold, Copper"}).p1.score == -8


def test_fountain() -> None:
    """empires/fountain/1"""
    scene = Scene(landscapes="Fountain", p1={"discard": "20 Copper"}, p2={"discard": "9 Copper"})
    assert scene.scores == [15, 0]
    assert Scene(landscapes="Fountain", p1={"discard": "10 Copper"}).p1.score == 15


def test_keep() -> None:
    """empires/keep/1"""
    scene = Scene(landscapes="Keep", p1={"discard": "7 Copper, 4 Silver, 2 Gold"},
                  p2={"discard": "7 Copper, 4 Silver, 5 Gold"}, p3={"discard": "7 Copper, 3 Silver"})
    assert scene.scores == [10, 15, 5]


def test_keep_counts_all_treasures() -> None:
    """empires/keep/2"""
    scene = Scene(landscapes="Keep", black_market="Crown", p1={"discard": "Crown"})
    assert scene.scores == [5, 0]


def test_museum() -> None:
    """empires/museum/1"""
    scene = Scene(landscapes="Museum", p1={"discard": "7 Copper, Estate, Settlers, Bustling Village, Silver"})
    assert scene.p1.score == 11


def test_obelisk() -> None:
    """empires/obelisk/1"""
    scene = Scene(landscapes="Obelisk", p1={"discard": "3 Gladiator, Fortune, Copper"})
    assert scene.tokens("Gladiator / Fortune", "obelisk") == 1
    assert scene.p1.score == 8


def test_obelisk_takes_action_piles_of_the_supply() -> None:
    """empires/obelisk/2"""
    setup = Setup(("cultist", "peasant", "castles", "gardens", "capital"), ("obelisk",))
    chosen: set[str] = set()
    for seed in range(60):
        game = setup.table().new_game(seed=seed)
        chosen.update([pile.id for pile in game.piles if game.tokens_on(pile, "obelisk")])
        assert sum(game.tokens_on(pile, "obelisk") for pile in game.piles) == 1
    assert chosen == {"cultist", "peasant", "ruins"}
    assert any(pile.id == "soldier" and pile.types & ACTION for pile in game.piles)
    setup = Setup(("village", "young_witch"), ("obelisk",), bane="moat")
    chosen = set()
    for seed in range(60):
        game = setup.table().new_game(seed=seed)
        chosen.update([pile.id for pile in game.piles if game.tokens_on(pile, "obelisk")])
    assert chosen == {"village", "young_witch", "moat"}


def test_orchard() -> None:
    """empires/orchard/1"""
    assert Scene(landscapes="Orchard", p1={"discard": "3 Village, 7 Smithy, 2 Market, 4 Copper"}).p1.score == 8


@pytest.mark.parametrize(("golds", "points"), [(2, 6), (3, 9)])
def test_palace(golds: int, points: int) -> None:
    """empires/palace/1"""
    assert Scene(landscapes="Palace", p1={"discard": f"7 Copper, 5 Silver, {golds} Gold"}).p1.score == points


def test_tower() -> None:
    """empires/tower/1"""
    scene = Scene(landscapes="Tower", piles={"Village": 0, "Curse": 0, "Duchy": 0},
                  p1={"discard": "4 Village, 2 Curse, 3 Duchy, 5 Copper"})
    assert scene.p1.score == 6 - 2 + 9


def test_tower_and_split_piles() -> None:
    """empires/tower/2"""
    scene = Scene(landscapes="Tower", piles={"Settlers / Bustling Village": "3 Bustling Village"},
                  p1={"discard": "5 Settlers"})
    assert scene.p1.score == 0
    scene = Scene(landscapes="Tower", piles={"Settlers / Bustling Village": 0}, p1={"discard": "5 Settlers"})
    assert scene.p1.score == 5


@pytest.mark.parametrize(("owned", "points"), [("7 Villa, 4 Wild Hunt, 3 Forum", 12), ("7 Villa, 7 Wild Hunt", 21),
                                               ("7 Villa", 0)])
def test_triumphal_arch(owned: str, points: int) -> None:
    """empires/triumphal_arch/1, empires/triumphal_arch/2"""
    assert Scene(landscapes="Triumphal Arch", p1={"discard": owned}).p1.score == points


def test_wall() -> None:
    """empires/wall/1"""
    scene = Scene(landscapes="Wall", p1={"discard": "27 Copper"}, p2={"discard": "14 Copper"})
    assert scene.scores == [-12, 0]


def test_wolf_den() -> None:
    """empires/wolf_den/1"""
    scene = Scene(landscapes="Wolf Den", p1={"hand": "Village, Gold, Curse", "discard": "Curse, 5 Copper"})
    assert scene.p1.score == -8
