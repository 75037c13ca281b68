"""The rules that came with Empires: Events, debt, points, Gathering, split piles, Landmarks, between turns."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Events -------------------------------------------------------------------------------------------------
def test_an_event_is_bought_and_stays() -> None:
    """empires/rules/events/1"""
    scene = Scene(landscapes="Delve", phase="buy", p1={"coins": 2, "deck": "5 Copper"}, p2={"hand": "Silver"})
    scene.p1.buys("Delve")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 1)
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.owned == []
    scene.p1.ends_turn()
    scene.p2.plays("Silver")
    assert scene.p2.can_buy("Delve")


def test_an_event_with_debt() -> None:
    """empires/rules/events/2"""
    scene = Scene(landscapes="Wedding", phase="buy", p1={"coins": 5})
    scene.p1.buys("Wedding")
    assert (scene.p1.coins, scene.p1.debt, scene.p1.points) == (1, 3, 1)
    assert scene.p1.discard == cards("Gold")


def test_no_treasures_after_an_event() -> None:
    """empires/rules/events/3"""
    scene = Scene(landscapes="Delve", kingdom="Villa", phase="buy", p1={"coins": 6, "buys": 2, "hand": "Copper"})
    scene.p1.buys("Delve")
    assert not scene.p1.can_play("Copper")
    scene.p1.buys("Villa")
    assert scene.p1.can_play("Copper")


# --- debt ---------------------------------------------------------------------------------------------------
def test_debt_is_a_cost_without_coins() -> None:
    """empires/rules/debt/1"""
    scene = Scene(kingdom="City Quarter", phase="buy")
    scene.p1.buys("City Quarter")
    assert scene.p1.discard == cards("City Quarter")
    assert scene.p1.debt == 8


def test_debt_forbids_buying() -> None:
    """empires/rules/debt/2"""
    scene = Scene(landscapes="Advance", phase="buy", p1={"coins": 5, "debt": 3})
    assert not scene.p1.can_buy("Copper")
    assert not scene.p1.can_buy("Advance")
    scene.p1.pays_debt(3)
    scene.p1.buys("Estate")
    assert (scene.p1.coins, scene.p1.debt) == (0, 0)
    scene = Scene(phase="buy", p1={"coins": 5, "debt": 3})
    scene.p1.pays_debt(2)
    assert not scene.p1.can_buy("Copper")


def test_debt_can_be_paid_after_buying() -> None:
    """empires/rules/debt/2"""
    scene = Scene(kingdom="City Quarter", phase="buy", p1={"coins": 5})
    scene.p1.buys("City Quarter")
    scene.p1.pays_debt(5)
    assert (scene.p1.coins, scene.p1.debt) == (0, 3)


def test_debt_stays_and_does_not_score() -> None:
    """empires/rules/debt/3"""
    scene = Scene(phase="buy", p1={"coins": 5, "debt": 8, "points": 20})
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.debt) == (0, 8)
    assert scene.p1.score == 20


def test_debt_is_never_up_to_some_coins() -> None:
    """empires/rules/debt/4"""
    scene = Scene(kingdom="Engineer, City Quarter, Village", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Village")
    assert not scene.asked[0].offers("Engineer")
    assert not scene.asked[0].offers("City Quarter")


def test_three_or_more_means_coins() -> None:
    """empires/rules/debt/5"""
    scene = Scene(p1={"hand": "Catapult, Royal Blacksmith"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Catapult")
    assert scene.p2.all_cards == cards("5 Copper")
    scene = Scene(p1={"hand": "Catapult, Fortune"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Catapult")
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p2.discard == cards("2 Copper, Curse")


def test_costs_with_several_parts() -> None:
    """empires/rules/debt/6"""
    scene = Scene(kingdom="Gladiator / Fortune, City Quarter")
    named = scene.game.table.named
    fortune, quarter, silver = [scene.game.cost(named[id]) for id in ("fortune", "city_quarter", "silver")]
    assert quarter.less_than(fortune)
    assert not fortune.less_than(quarter)
    assert not quarter.less_than(silver)
    assert not silver.less_than(quarter)


def test_debt_of_a_tax_blocks_the_next_buy() -> None:
    """empires/rules/debt/7"""
    scene = Scene(landscapes="Tax", phase="buy", p1={"coins": 6, "buys": 2})
    scene.p1.buys("Silver")
    assert (scene.p1.coins, scene.p1.debt) == (3, 1)
    assert not scene.p1.can_buy("Estate")
    scene.p1.pays_debt(1)
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Silver, Estate")


def test_debt_and_the_black_market() -> None:
    """empires/rules/debt/8"""
    scene = Scene(black_market="Village, Smithy, Moat", p1={"hand": "Black Market", "coins": 3, "debt": 1})
    scene.p1.plays("Black Market", "Moat", "Smithy")
    assert {asked.purpose for asked in scene.asked} == {"order"}     # only how the three go under their deck
    assert (scene.p1.coins, scene.p1.debt) == (5, 1)
    scene.p1.pays_debt(1)
    assert (scene.p1.coins, scene.p1.debt) == (4, 0)


# --- points and piles ---------------------------------------------------------------------------------------
def test_points_are_kept() -> None:
    """empires/rules/vp_tokens/1"""
    scene = Scene(p1={"hand": "Plunder", "points": 6, "discard": "2 Province"})
    scene.p1.plays("Plunder")
    assert scene.p1.points == 7
    assert scene.p1.score == 19


def test_points_on_a_pile_are_nobodys() -> None:
    """empires/rules/gathering/1"""
    scene = Scene(p1={"hand": "Farmers' Market", "deck": "Farmers' Market, 9 Copper"},
                  p2={"hand": "Farmers' Market", "deck": "Farmers' Market, 9 Copper"})
    for play, seat in enumerate((scene.p1, scene.p2, scene.p1, scene.p2), start=1):
        seat.plays("Farmers' Market")
        assert seat.coins == play
        seat.ends_turn()
    assert scene.tokens("Farmers' Market", "points") == 4
    assert scene.p1.points == scene.p2.points == 0


@pytest.mark.parametrize(("first", "mine", "shrine"), [("Defiled Shrine", 2, 1), ("Temple", 3, 0)])
def test_points_of_a_pile_go_in_the_order_the_gainer_likes(first: str, mine: int, shrine: int) -> None:
    """empires/rules/gathering/2"""
    scene = Scene(landscapes="Defiled Shrine", kingdom="Temple", tokens={("Temple", "points"): 3})
    scene.p1.gains("Temple", first)
    assert scene.p1.points == mine
    assert scene.tokens("Defiled Shrine", "points") == shrine
    assert scene.tokens("Temple", "points") == 0


def test_a_split_pile_with_one_kind_left_is_not_empty() -> None:
    """empires/rules/split_piles/1"""
    scene = Scene(piles={"Settlers / Bustling Village": "5 Bustling Village"}, kingdom="Village")
    assert scene.game.empty_piles() == 0
    scene = Scene(piles={"Settlers / Bustling Village": 0})
    assert scene.game.empty_piles() == 1


def test_a_returned_card_lies_on_top() -> None:
    """empires/rules/split_piles/2"""
    scene = Scene(piles={"Encampment / Plunder": "3 Plunder"}, phase="buy", p1={"hand": "Encampment", "coins": 5})
    scene.directly(0, lambda me: me.return_to_pile(scene.p1.card("Encampment"), me.hand), ())
    assert not scene.p1.can_buy("Plunder")
    assert scene.p1.can_buy("Encampment")


def test_names_and_piles_differ() -> None:
    """empires/rules/split_piles/3"""
    scene = Scene(landscapes="Museum", p1={"discard": "2 Patrician, Emporium"})
    assert scene.p1.score == 4
    scene = Scene(landscapes="Obelisk", p1={"discard": "2 Patrician, Emporium"})
    assert scene.p1.score == 6


def test_castles_only_the_top_one() -> None:
    """empires/rules/castles/1"""
    scene = Scene(kingdom="Castles", phase="buy", p1={"coins": 10})
    castles = [card.id for card in scene.pile_named("Castles").cards]
    assert castles[-1] == "humble_castle"
    assert scene.p1.can_buy("Humble Castle")
    assert not any(scene.p1.can_buy(castle) for castle in castles[:-1])


# --- Landmarks ----------------------------------------------------------------------------------------------
def test_landmarks_begin_with_six_points_per_player() -> None:
    """empires/rules/landmarks/1"""
    scene = Scene(landscapes="Arena, Basilica", players=4)
    assert scene.tokens("Arena", "points") == scene.tokens("Basilica", "points") == 24
    assert not scene.p1.can_buy("Arena")


def test_points_of_a_landmark_run_out() -> None:
    """empires/rules/landmarks/2"""
    scene = Scene(landscapes="Labyrinth", tokens={("Labyrinth", "points"): 1}, p2={"hand": "2 Copper"})
    scene.p1.gains("Copper")
    scene.p1.gains("Copper")
    assert scene.p1.points == 1
    assert scene.tokens("Labyrinth", "points") == 0
    scene.p1.ends_turn()
    scene.p2.gains("Copper")
    scene.p2.gains("Copper")
    assert scene.p2.points == 0


def test_scores_may_be_negative() -> None:
    """empires/rules/landmarks/3"""
    assert Scene(landscapes="Wall", p1={"discard": "22 Copper, 5 Estate"}).p1.score == -7


# --- between turns ------------------------------------------------------------------------------------------
def test_donate_and_mountain_pass_between_turns() -> None:
    """empires/rules/between_turns/1"""
    scene = Scene(landscapes="Donate, Mountain Pass", phase="buy",
                  p1={"coins": 8, "buys": 2, "deck": "5 Copper", "discard": "Estate"})
    scene.p1.buys("Province")
    scene.p1.buys("Donate")
    scene.p1.ends_turn(scene.p1("Mountain Pass"), scene.p2("0"), scene.p1("4"), scene.p1("Estate, 4 Copper"))
    assert scene.asked[3].options == in_order("Copper, Estate, Province")
    assert (scene.p1.points, scene.p1.debt) == (8, 12)
    assert scene.p1.all_cards == cards("Copper, Province")
    assert scene.whose_turn == 2
