"""The Projects, Scepter, and the rules of Projects."""
import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


# --- Barracks, Fair -----------------------------------------------------------------------------------------
def test_barracks() -> None:
    """renaissance/barracks/1"""
    scene = Scene(p1={"hand": "Smithy", "owned": "Barracks"}, phase="start")
    scene.run()
    assert scene.p1.actions == 2


def test_fair() -> None:
    """renaissance/fair/1"""
    scene = Scene(p1={"owned": "Fair"}, phase="start")
    scene.run()
    assert scene.p1.me.buys == 2


# --- Canal --------------------------------------------------------------------------------------------------
def test_canal() -> None:
    """renaissance/canal/1"""
    scene = Scene(p1={"owned": "Canal"})
    assert scene.cost("Province") == (7, 0, 0)
    assert scene.cost("Copper") == (0, 0, 0)
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.cost("Province") == (8, 0, 0)


def test_canal_reaches_all_cards_but_only_cards() -> None:
    """renaissance/canal/2"""
    scene = Scene(p1={"hand": "Villain", "owned": "Canal"}, p2={"hand": "Estate, 4 Copper"})
    scene.p1.plays("Villain")
    assert scene.p2.hand == cards("Estate, 4 Copper")
    assert [event.verb for event in scene.log.events if event.seat == 1] == ["reveal"]

    scene = Scene(p1={"owned": "Canal", "coins": 3}, phase="buy", landscapes="Fair, Tax", kingdom="Smithy")
    assert scene.p1.can_buy("Smithy")
    assert not scene.p1.can_buy("Fair")
    scene = Scene(p1={"owned": "Canal", "coins": 1}, phase="buy", landscapes="Fair, Tax")
    assert scene.p1.can_buy("Estate")
    assert not scene.p1.can_buy("Tax")                  # an Event that costs 2
    scene = Scene(p1={"owned": "Canal", "coins": 4}, phase="buy", landscapes="Fair, Tax")
    scene.p1.buys("Fair")
    assert scene.p1.coins == 0


# --- Capitalism ---------------------------------------------------------------------------------------------
def test_capitalism() -> None:
    """renaissance/capitalism/1"""
    scene = Scene(p1={"hand": "2 Improve, Inventor", "actions": 0, "owned": "Capitalism"}, phase="buy")
    scene.p1.plays("2 Improve")
    assert scene.p1.coins == 4
    assert not scene.p1.can_play("Inventor")

    scene = Scene(p1={"owned": "Capitalism"}, p2={"hand": "Improve"}, turn=2, phase="buy")
    assert not scene.p2.can_play("Improve")             # only on the turns of those who have it


def test_capitalism_follows_the_whole_card() -> None:
    """renaissance/capitalism/2"""
    scene = Scene(p1={"hand": "Market, Smithy", "deck": "Silver", "actions": 0, "owned": "Capitalism"}, phase="buy")
    scene.p1.plays("Market")
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 2, 1)
    assert scene.p1.can_play("Silver")
    assert not scene.p1.can_play("Smithy")
    scene.p1.plays("Silver")
    assert scene.p1.coins == 3


def test_capitalism_is_seen_by_everything() -> None:
    """renaissance/capitalism/4"""
    scene = Scene(p1={"hand": "Treasurer", "owned": "Capitalism"}, trash="Improve, Smithy")
    scene.p1.plays("Treasurer", "gain")                 # Improve is the only Treasure there
    assert scene.p1.hand == cards("Improve")
    assert scene.trash == cards("Smithy")


def test_capitalism_in_the_action_phase() -> None:
    """renaissance/capitalism/5"""
    scene = Scene(p1={"hand": "2 Improve", "owned": "Capitalism"})
    scene.p1.plays("Improve")
    assert (scene.p1.actions, scene.p1.coins) == (0, 2)
    scene.p1.plays("Improve")
    assert (scene.p1.actions, scene.p1.coins) == (0, 4)


# --- Citadel ------------------------------------------------------------------------------------------------
def test_citadel() -> None:
    """renaissance/citadel/1"""
    scene = Scene(p1={"hand": "Smithy, Village", "deck": "10 Copper", "actions": 2, "owned": "Citadel"})
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Village, 6 Copper")
    scene.p1.plays("Village")
    assert scene.p1.hand == cards("7 Copper")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == cards("Smithy, Village")


def test_citadel_doubles_the_first_action_and_not_what_it_plays() -> None:
    """renaissance/citadel/1 (Throne Room is the first Action, and its cards are not)"""
    scene = Scene(p1={"hand": "Throne Room, Smithy, Village", "deck": "20 Copper", "owned": "Citadel"})
    scene.p1.plays("Throne Room", "Smithy", "Village")
    assert scene.p1.hand == cards("8 Copper")
    assert scene.p1.actions == 4


def test_citadel_in_the_buy_phase() -> None:
    """renaissance/citadel/2"""
    scene = Scene(p1={"hand": "Flag Bearer", "owned": "Citadel, Capitalism"}, phase="buy")
    scene.p1.plays("Flag Bearer")
    assert scene.p1.coins == 4


def test_citadel_and_a_duration() -> None:
    """renaissance/citadel/3"""
    scene = Scene(p1={"hand": "Wharf", "deck": "20 Copper", "owned": "Citadel"})
    scene.p1.plays("Wharf")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.me.buys == 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Wharf")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("9 Copper")
    assert scene.p1.me.buys == 3


# --- Fleet --------------------------------------------------------------------------------------------------
def test_fleet() -> None:
    """renaissance/fleet/1"""
    scene = Scene(p1={"owned": "Fleet"}, p2={"coins": 8}, p3={"owned": "Fleet"}, turn=2, phase="buy",
                  piles={"Province": 1})
    scene.p2.buys("Province")
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.game.over) == (3, False)
    scene.p3.ends_turn()
    assert (scene.whose_turn, scene.game.over) == (1, False)
    scene.p1.ends_turn()
    assert scene.game.over


def test_after_fleet_the_game_is_over_anyway() -> None:
    """renaissance/fleet/2 (two Provinces go back, since Ambassador gives one of them to player 2)"""
    scene = Scene(p1={"hand": "Ambassador, 2 Province", "owned": "Fleet"}, p2={"coins": 8}, turn=2, phase="buy",
                  piles={"Province": 1})
    scene.p2.buys("Province")
    scene.p2.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("Ambassador", "2 Province")
    assert scene.pile("Province") == 1
    scene.p1.ends_turn()
    assert scene.game.over


def test_fleet_and_other_extra_turns() -> None:
    """renaissance/fleet/3"""
    scene = Scene(p1={"hand": "Outpost", "deck": "10 Copper", "owned": "Fleet"}, p2={"coins": 8},
                  p3={"hand": "Outpost", "deck": "10 Copper", "owned": "Fleet"}, turn=2, phase="buy",
                  piles={"Province": 1})
    scene.p2.buys("Province")
    scene.p2.ends_turn()
    assert scene.whose_turn == 3
    scene.p3.plays("Outpost")
    scene.p3.ends_turn()
    assert (scene.whose_turn, scene.game.turn.source) == (3, "outpost")
    scene.p3.ends_turn()
    assert (scene.whose_turn, scene.game.over) == (1, False)
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.game.over


# --- Innovation ---------------------------------------------------------------------------------------------
def test_innovation() -> None:
    """renaissance/innovation/1"""
    scene = Scene(p1={"coins": 4, "deck": "5 Copper", "actions": 0, "owned": "Innovation"}, phase="buy",
                  kingdom="Smithy")
    scene.p1.buys("Smithy", "yes")
    assert scene.p1.in_play == cards("Smithy")
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.actions == 0


def test_innovation_only_the_first_action_of_a_turn() -> None:
    """renaissance/innovation/2"""
    scene = Scene(p1={"coins": 7, "deck": "5 Copper", "buys": 2, "owned": "Innovation"}, phase="buy",
                  kingdom="Village, Smithy")
    scene.p1.buys("Village", "no")
    scene.p1.buys("Smithy")
    assert scene.asked == []
    assert scene.p1.discard == cards("Village, Smithy")

    scene = Scene(p1={"coins": 7, "deck": "5 Copper", "buys": 2, "owned": "Innovation"}, phase="buy",
                  kingdom="Village, Smithy")
    scene.p1.buys("Village", "yes")
    scene.p1.buys("Smithy")
    assert scene.p1.in_play == cards("Village")
    assert scene.p1.discard == cards("Smithy")


def test_innovation_after_a_purchase() -> None:
    """renaissance/innovation/3"""
    scene = Scene(p1={"coins": 5, "deck": "2 Gold", "buys": 2, "owned": "Innovation"}, phase="buy",
                  kingdom="Laboratory")
    scene.p1.buys("Laboratory", "yes")
    assert scene.p1.hand == cards("2 Gold")
    assert not scene.p1.can_play("Gold")
    assert scene.p1.coins == 0

    scene = Scene(p1={"hand": "Workshop", "deck": "Gold, 2 Silver", "owned": "Innovation"}, kingdom="Smithy")
    scene.p1.plays("Workshop", "Smithy", "yes")
    scene.p1.plays("Gold")                              # nothing has been bought yet
    assert scene.p1.coins == 3

    scene = Scene(p1={"hand": "Black Market", "deck": "2 Gold", "actions": 0, "owned": "Innovation, Capitalism"},
                  phase="buy", black_market="Moat")
    scene.p1.plays("Black Market", "Moat", "yes")       # bought with Black Market, which does not count
    assert scene.p1.hand == cards("2 Gold")
    scene.p1.plays("2 Gold")
    assert scene.p1.coins == 6


def test_innovation_and_experiment() -> None:
    """renaissance/innovation/2 (the same copy gained twice in a turn is no second first Action)"""
    scene = Scene(p1={"coins": 3, "deck": "5 Copper", "owned": "Innovation"}, phase="buy", kingdom="Experiment")
    scene.p1.buys("Experiment", "Innovation", "yes")
    assert [asked.purpose for asked in scene.asked] == ["order", "play"]
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.discard == cards("Experiment")
    assert scene.pile("Experiment") == 9


# --- Pageant, Road Network, Silos, Star Chart ---------------------------------------------------------------
def test_pageant() -> None:
    """renaissance/pageant/1"""
    scene = Scene(p1={"coins": 3, "owned": "Pageant"}, phase="buy")
    scene.p1.ends_turn("yes")
    assert len(scene.asked) == 1
    assert scene.p1.coffers == 1

    scene = Scene(p1={"coins": 3, "owned": "Pageant"}, phase="buy")
    scene.p1.ends_turn("no")
    assert scene.p1.coffers == 0
    scene = Scene(p1={"coins": 0, "owned": "Pageant"}, phase="buy")
    scene.p1.ends_turn()
    assert scene.p1.coffers == 0


def test_road_network() -> None:
    """renaissance/road_network/1"""
    scene = Scene(p1={"deck": "3 Copper", "owned": "Road Network"}, p2={"coins": 10, "buys": 2, "deck": "3 Copper"},
                  p3={"deck": "3 Copper", "owned": "Road Network"}, turn=2, phase="buy")
    scene.p2.buys("Estate")
    assert scene.p1.hand == scene.p3.hand == cards("Copper")
    scene.p2.buys("Province")
    assert scene.p1.hand == scene.p3.hand == cards("2 Copper")
    assert scene.p2.hand == []

    scene = Scene(p1={"deck": "3 Copper", "owned": "Road Network"})
    scene.p2.gains("Estate")                            # on the owner's turn, and not bought
    assert scene.p1.hand == cards("Copper")
    scene.p2.gains("Silver")
    scene.p1.gains("Estate")
    assert scene.p1.hand == cards("Copper")


def test_silos() -> None:
    """renaissance/silos/1"""
    scene = Scene(p1={"hand": "3 Copper, 2 Estate", "deck": "Gold, 2 Silver", "owned": "Silos"}, phase="start")
    scene.run("3 Copper")
    assert scene.p1.hand == cards("2 Estate, Gold, 2 Silver")
    assert scene.p1.discard == cards("3 Copper")
    assert [event.amount for event in scene.log.events if event.verb == "reveal"] == [3]


def test_silos_discard_all_before_drawing() -> None:
    """renaissance/silos/2"""
    scene = Scene(p1={"hand": "5 Copper", "deck": "Gold", "owned": "Silos"}, phase="start")
    scene.run("5 Copper")
    assert scene.p1.hand == cards("Gold, 4 Copper")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == []


def test_star_chart() -> None:
    """renaissance/star_chart/1"""
    for seed in range(8):
        scene = Scene(p1={"discard": "Gold, 6 Copper", "owned": "Star Chart"}, phase="buy", seed=seed)
        scene.p1.ends_turn("Gold")
        assert scene.p1.me.hand[0].id == "gold"
        assert scene.p1.hand == cards("Gold, 4 Copper")

    scene = Scene(p1={"deck": "2 Silver", "discard": "Gold, 6 Copper", "owned": "Star Chart"}, phase="buy")
    scene.p1.ends_turn("Gold")                          # on top of the shuffled cards, under the rest of the deck
    assert [card.id for card in scene.p1.me.hand][:3] == in_order("2 Silver, Gold")

    hands = set()
    for seed in range(40):
        scene = Scene(p1={"discard": "Gold, 6 Copper", "owned": "Star Chart"}, phase="buy", seed=seed)
        scene.p1.ends_turn("nothing")
        hands.add(scene.p1.me.hand[0].id)
    assert hands == {"gold", "copper"}


def test_star_chart_is_asked_once_per_shuffle() -> None:
    """renaissance/star_chart/1 (with Stashes among the cards, which are asked on their own)"""
    scene = Scene(p1={"discard": "Gold, 2 Stash, 4 Copper", "owned": "Star Chart"}, phase="buy")
    scene.p1.ends_turn("Gold", "no", "no")
    assert [asked.source for asked in scene.asked] == ["star_chart", "stash", "stash"]
    assert scene.p1.me.hand[0].id == "gold"


# --- Scepter ------------------------------------------------------------------------------------------------
def test_scepter() -> None:
    """renaissance/scepter/1"""
    scene = Scene(p1={"hand": "Market, Scepter", "deck": "4 Copper"})
    scene.p1.plays("Market")
    scene.p1.plays("Scepter", "replay")
    assert scene.asked[0].options == ["coins", "replay"]
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 3)
    assert scene.p1.hand == cards("2 Copper")
    assert scene.cost("Scepter") == (5, 0, 0)

    scene = Scene(p1={"hand": "Market, Scepter", "deck": "4 Copper"})
    scene.p1.plays("Market")
    scene.p1.plays("Scepter", "coins")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)


def test_scepter_and_durations() -> None:
    """renaissance/scepter/2"""
    scene = Scene(p1={"hand": "Wharf, Scepter", "durations": "Wharf", "deck": "40 Copper"}, phase="start")
    scene.run()
    scene.p1.plays("Wharf")
    scene.p1.plays("Scepter", "replay")                 # only one Wharf was played this turn
    assert len(scene.asked) == 1
    assert scene.p1.me.buys == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Scepter, Wharf")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("9 Copper")
    assert scene.p1.me.buys == 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == []

    scene = Scene(p1={"hand": "Scepter", "durations": "Wharf", "deck": "40 Copper"}, phase="start")
    scene.run()
    scene.p1.plays("Scepter", "replay")                 # the Wharf of last turn cannot be played again
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.me.buys == 2


def test_scepter_in_the_buy_phase() -> None:
    """renaissance/scepter/3"""
    scene = Scene(p1={"hand": "Laboratory, Scepter, Village", "deck": "2 Estate, Gold, Silver"})
    scene.p1.plays("Laboratory")
    scene.p1.plays("Scepter", "replay")
    assert scene.p1.hand == cards("Village, 2 Estate, Gold, Silver")
    assert scene.p1.actions == 2
    assert not scene.p1.can_play("Village")
    scene.p1.plays("Gold, Silver")
    assert scene.p1.coins == 5


# --- the rules of Projects ----------------------------------------------------------------------------------
def test_a_project_is_bought_once_and_for_all() -> None:
    """renaissance/rules/projects/1"""
    scene = Scene(p1={"coins": 6, "buys": 2}, phase="buy", landscapes="Fair")
    scene.p1.buys("Fair")
    assert (scene.p1.coins, scene.p1.me.buys) == (2, 1)
    assert scene.p1.owned == cards("Fair")
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        assert scene.p1.me.buys == 2


def test_two_projects_and_not_twice_the_same() -> None:
    """renaissance/rules/projects/2"""
    scene = Scene(p1={"coins": 10, "buys": 2, "owned": "Fair, Sewers"}, phase="buy", landscapes="Barracks")
    assert not scene.p1.can_buy("Barracks")
    assert not scene.p1.can_buy("Fair")

    scene = Scene(p1={"coins": 10, "buys": 2, "owned": "Fair"}, phase="buy", landscapes="Barracks, Sewers")
    assert not scene.p1.can_buy("Fair")
    assert scene.p1.can_buy("Barracks")


def test_no_project_with_debt() -> None:
    """renaissance/rules/projects/5"""
    scene = Scene(p1={"coins": 4, "debt": 2}, phase="buy", landscapes="Fair")
    assert not scene.p1.can_buy("Fair")
    scene.p1.pays_debt(2)
    assert (scene.p1.coins, scene.p1.debt) == (2, 0)
    assert not scene.p1.can_buy("Fair")
    assert scene.p1.can_buy("Estate")


def test_a_project_is_no_pile() -> None:
    """renaissance/rules/projects/6"""
    kingdom = ("young_witch", "market")
    game = Setup(kingdom, landscapes=("fair", "silos"), bane="village").table().new_game()
    assert not {"fair", "silos"} & {pile.id for pile in game.piles}
    assert len(game.supply_piles()) == 7 + 3
    with pytest.raises(BadKingdom):
        Setup(kingdom, landscapes=("silos",), bane="fair").table()
