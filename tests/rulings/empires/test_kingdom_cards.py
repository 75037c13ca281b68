"""The other Kingdom cards of Empires."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Chariot Race -------------------------------------------------------------------------------------------
def test_chariot_race_won() -> None:
    """empires/chariot_race/1"""
    scene = Scene(p1={"hand": "Chariot Race", "deck": "Silver"}, p2={"deck": "Estate, Copper"})
    scene.p1.plays("Chariot Race")
    assert scene.p1.hand == cards("Silver")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.points) == (1, 1, 1)
    assert scene.p2.deck == in_order("Estate, Copper")


@pytest.mark.parametrize(("mine", "theirs"), [("Copper", ""), ("Silver", "Silver"), ("Copper", "Gold"), ("", "Gold")])
def test_chariot_race_not_won(mine: str, theirs: str) -> None:
    """empires/chariot_race/2"""
    scene = Scene(p1={"hand": "Chariot Race", "deck": mine}, p2={"deck": theirs})
    scene.p1.plays("Chariot Race")
    assert scene.p1.hand == cards(mine)
    assert (scene.p1.coins, scene.p1.points) == (0, 0)


def test_chariot_race_with_debt() -> None:
    """empires/chariot_race/3"""
    scene = Scene(p1={"hand": "Chariot Race", "deck": "Overlord"}, p2={"deck": "Silver"})
    scene.p1.plays("Chariot Race")
    assert (scene.p1.coins, scene.p1.points) == (0, 0)
    scene = Scene(p1={"hand": "Chariot Race", "deck": "Fortune"}, p2={"deck": "Overlord"})
    scene.p1.plays("Chariot Race")
    assert (scene.p1.coins, scene.p1.points) == (1, 1)


# --- Charm --------------------------------------------------------------------------------------------------
def test_charm_either_way() -> None:
    """empires/charm/1"""
    scene = Scene(kingdom="Forum", phase="buy", p1={"hand": "Charm", "coins": 5})
    scene.p1.plays("Charm", "coins")
    assert (scene.p1.coins, scene.p1.me.buys) == (7, 2)
    scene = Scene(kingdom="Forum", phase="buy", p1={"hand": "Charm", "coins": 5})
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Duchy", "Forum")
    assert scene.p1.discard == cards("Duchy, Forum")
    assert scene.p1.me.buys == 0


def test_charm_comes_before_the_card_bought() -> None:
    """empires/charm/2"""
    scene = Scene(kingdom="Villa", piles={"Catapult / Rocks": "5 Rocks"}, phase="buy", p1={"hand": "Charm", "coins": 4})
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Villa", "Rocks")
    assert scene.gained(1) == in_order("Rocks, Silver, Villa")
    assert scene.p1.deck == in_order("Silver")
    assert scene.options == ["villa"]


def test_two_charms_at_one_buy() -> None:
    """empires/charm/3"""
    scene = Scene(kingdom="Forum", phase="buy", p1={"hand": "2 Charm", "coins": 10})
    scene.p1.plays("Charm", "gain")
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Forum", "Charm", "Duchy", "Charm", "Duchy")
    assert all(not asked.offers("Forum") for asked in scene.asked if asked.purpose == "gain")
    assert scene.p1.discard == cards("Forum, 2 Duchy")
    scene.p1.buys("Duchy")                      # used up
    assert scene.asked == []


def test_charm_compares_all_of_the_cost() -> None:
    """empires/charm/4"""
    scene = Scene(kingdom="Overlord, City Quarter", piles={"Gladiator / Fortune": "5 Fortune"}, phase="buy",
                  p1={"hand": "Charm", "coins": 8})
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Overlord", "City Quarter")
    assert scene.asked[0].options == ["city_quarter"]
    assert scene.asked[0].least == 0
    assert scene.p1.discard == cards("Overlord, City Quarter")


def test_charm_waits_for_a_buy() -> None:
    """empires/charm/5 (2016, which is followed)"""
    scene = Scene(kingdom="Laboratory", landscapes="Delve", phase="buy", p1={"hand": "Charm", "coins": 7, "buys": 2})
    scene.p1.plays("Charm", "gain")
    scene.p1.buys("Delve")
    assert scene.asked == []
    assert scene.p1.discard == cards("Silver")
    scene.p1.buys("Duchy", "Laboratory")
    assert scene.p1.discard == cards("Silver, Duchy, Laboratory")


# --- Forum --------------------------------------------------------------------------------------------------
def test_forum_bought_gives_a_buy() -> None:
    """empires/forum/1"""
    scene = Scene(kingdom="Forum", phase="buy", p1={"coins": 13})
    scene.p1.buys("Forum")
    scene.p1.buys("Province")
    assert scene.p1.discard == cards("Forum, Province")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 0)
    scene = Scene(p1={"hand": "Forum, Estate", "deck": "3 Copper"})
    scene.p1.plays("Forum", "Estate, Copper")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 1


def test_forum_gained_gives_none() -> None:
    """empires/forum/2"""
    scene = Scene(kingdom="Forum", landscapes="Banquet", phase="buy", p1={"coins": 3})
    scene.p1.buys("Banquet", "Forum")
    assert scene.p1.discard == cards("2 Copper, Forum")
    assert scene.p1.me.buys == 0


# --- Groundskeeper ------------------------------------------------------------------------------------------
def test_groundskeepers_in_play() -> None:
    """empires/groundskeeper/1"""
    scene = Scene(p1={"play": "2 Groundskeeper", "hand": "Engineer", "coins": 5})
    scene.p1.plays("Engineer", "Estate", "no")
    scene.p1.buys("Duchy")
    assert scene.p1.points == 4


def test_groundskeeper_played_twice_is_one() -> None:
    """empires/groundskeeper/2"""
    scene = Scene(p1={"hand": "Crown, Groundskeeper", "deck": "3 Copper"})
    scene.p1.plays("Crown", "Groundskeeper")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 2
    scene.p1.gains("Estate")
    assert scene.p1.points == 1
    scene.p1.gains("Silver")
    assert scene.p1.points == 1


# --- Legionary ----------------------------------------------------------------------------------------------
def test_legionary_with_a_gold() -> None:
    """empires/legionary/1"""
    scene = Scene(p1={"hand": "Legionary, Gold"}, p2={"hand": "3 Estate, 2 Copper", "deck": "Silver"})
    scene.p1.plays("Legionary", "Gold", scene.p2("3 Estate"))
    assert scene.p1.coins == 3
    assert scene.p2.hand == cards("2 Copper, Silver")
    assert scene.p2.discard == cards("3 Estate")


def test_legionary_on_a_small_hand() -> None:
    """empires/legionary/2"""
    scene = Scene(p1={"hand": "Legionary, Gold"}, p2={"hand": "Copper", "deck": "Silver"})
    scene.p1.plays("Legionary", "Gold")
    assert scene.p2.hand == cards("Copper, Silver")


def test_legionary_reactions_come_first() -> None:
    """empires/legionary/3"""
    scene = Scene(p1={"hand": "Legionary, Gold"}, p2={"hand": "Moat, 4 Copper", "deck": "Silver"})
    scene.p1.plays("Legionary", scene.p2("Moat"), scene.p1("Gold"))
    assert scene.p2.hand == cards("Moat, 4 Copper")
    scene = Scene(p1={"hand": "Legionary, Gold"}, p2={"hand": "Moat, 4 Copper", "deck": "Silver"})
    scene.p1.plays("Legionary", scene.p2("no"), scene.p1("no"))
    assert scene.p2.hand == cards("Moat, 4 Copper")


# --- Sacrifice ----------------------------------------------------------------------------------------------
def test_sacrifice_a_victory_card() -> None:
    """empires/sacrifice/1"""
    scene = Scene(p1={"hand": "Sacrifice, Estate", "deck": "3 Copper"})
    scene.p1.plays("Sacrifice")
    assert scene.trash == cards("Estate")
    assert (scene.p1.points, scene.p1.actions, scene.p1.coins) == (2, 0, 0)
    assert scene.p1.hand == []


def test_sacrifice_several_types_or_none() -> None:
    """empires/sacrifice/2"""
    scene = Scene(p1={"hand": "Sacrifice, Crown", "deck": "3 Copper"})
    scene.p1.plays("Sacrifice")
    assert scene.p1.hand == cards("2 Copper")
    assert (scene.p1.points, scene.p1.actions, scene.p1.coins) == (0, 2, 2)
    scene = Scene(p1={"hand": "Sacrifice, Curse", "deck": "3 Copper"})
    scene.p1.plays("Sacrifice")
    assert scene.trash == cards("Curse")
    assert scene.p1.hand == []
    assert (scene.p1.points, scene.p1.actions, scene.p1.coins) == (0, 0, 0)
