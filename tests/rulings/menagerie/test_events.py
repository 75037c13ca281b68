"""Events (those about Exile and Horses stand with these)."""
from throneroom.engine.types import ACTION
from throneroom.testing import Scene, cards, in_order


# --- the rules --------------------------------------------------------------------------------------------------------
def test_an_event_is_bought_instead_of_a_card() -> None:
    """menagerie/rules/events/1"""
    scene = Scene(landscapes="Ride", phase="buy", p1={"coins": 4, "buys": 2})
    scene.p1.buys("Ride")
    scene.p1.buys("Estate")
    assert scene.gained(1) == in_order("Horse, Estate")
    assert (scene.p1.me.buys, scene.p1.coins) == (0, 0)
    scene = Scene(landscapes="Ride", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Ride")


def test_no_treasures_after_an_event() -> None:
    """menagerie/rules/events/2"""
    scene = Scene(landscapes="Ride", phase="buy", p1={"hand": "Gold", "coins": 2, "buys": 2})
    assert scene.p1.can_play("Gold")
    scene.p1.buys("Ride")
    assert not scene.p1.can_play("Gold")


def test_events_do_not_become_cheaper() -> None:
    """menagerie/rules/events/3: with Highway for Bridge"""
    scene = Scene(landscapes="Ride", phase="buy", p1={"play": "Highway", "coins": 1})
    assert scene.p1.can_buy("Estate")
    assert not scene.p1.can_buy("Ride")
    scene = Scene(landscapes="Ride", phase="buy", p1={"play": "Highway", "coins": 2})
    scene.p1.buys("Ride")
    assert scene.p1.coins == 0


def test_an_event_may_be_bought_several_times() -> None:
    """menagerie/rules/events/5"""
    scene = Scene(landscapes="Toil, Desperation", phase="buy", p1={"coins": 4, "buys": 2})
    scene.p1.buys("Toil")
    scene.p1.buys("Toil")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 2)
    scene.p1.buys("Desperation", "no")
    assert scene.p1.me.buys == 1
    assert not scene.p1.can_buy("Desperation")
    assert scene.p1.can_buy("Copper")


# --- cheap ones -------------------------------------------------------------------------------------------------------
def test_delay() -> None:
    """menagerie/delay/1"""
    scene = Scene(landscapes="Delay", phase="buy", p1={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.buys("Delay", "Smithy")
    assert scene.asked[0].least == 0
    assert scene.p1.aside == cards("Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.asked == []
    assert (scene.p1.hand, scene.p1.actions, scene.p1.in_play) == (cards("8 Copper"), 1, cards("Smithy"))


def test_desperation() -> None:
    """menagerie/desperation/1"""
    scene = Scene(landscapes="Desperation", phase="buy")
    scene.p1.buys("Desperation", "yes")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.discard) == (2, 1, cards("Curse"))
    assert not scene.p1.can_buy("Desperation")


def test_gamble() -> None:
    """menagerie/gamble/1"""
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "deck": "Gold"})
    scene.p1.buys("Gamble", "yes")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.in_play) == (3, 1, cards("Gold"))
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "deck": "Gold"})
    scene.p1.buys("Gamble", "no")
    assert (scene.p1.coins, scene.p1.discard) == (0, cards("Gold"))


def test_gamble_with_a_card_that_cannot_be_played() -> None:
    """menagerie/gamble/2"""
    for card in ("Estate", "Curse"):
        scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "actions": 0, "deck": card})
        scene.p1.buys("Gamble")
        assert scene.asked == []
        assert scene.p1.discard == cards(card)
    scene = Scene(landscapes="Gamble", phase="buy", p1={"coins": 2, "actions": 0, "deck": "Smithy, 3 Copper"})
    scene.p1.buys("Gamble", "yes")
    assert scene.p1.hand == cards("3 Copper")


def test_pursue() -> None:
    """menagerie/pursue/1"""
    scene = Scene(landscapes="Pursue", phase="buy", p1={"coins": 2, "deck": "Copper, Gold, Copper, Estate, Silver"})
    scene.p1.buys("Pursue", "Copper")
    assert scene.p1.deck == in_order("Copper, Copper, Silver")
    assert scene.p1.discard == cards("Gold, Estate")
    assert scene.p1.me.buys == 1


def test_pursue_for_a_card_that_is_not_there() -> None:
    """menagerie/pursue/2"""
    scene = Scene(landscapes="Pursue", phase="buy", p1={"coins": 2, "deck": "4 Copper, Silver"})
    scene.p1.buys("Pursue", "Adventurer")
    assert scene.p1.discard == cards("4 Copper")
    assert scene.p1.deck == in_order("Silver")


def test_toil() -> None:
    """menagerie/toil/1"""
    scene = Scene(landscapes="Toil", phase="buy", p1={"coins": 2, "actions": 0, "hand": "Smithy", "deck": "5 Copper"})
    scene.p1.buys("Toil", "Smithy")
    assert scene.asked[0].least == 0
    assert (scene.p1.hand, scene.p1.me.buys, scene.p1.coins) == (cards("3 Copper"), 1, 0)
    assert not scene.p1.can_play("Copper")


def test_enhance() -> None:
    """menagerie/enhance/1"""
    scene = Scene(landscapes="Enhance", kingdom="Moat", phase="buy", p1={"coins": 3, "hand": "Copper, Estate"})
    scene.p1.buys("Enhance", "Copper", "Moat")
    assert (scene.asked[0].options, scene.asked[0].least) == (["copper"], 0)
    assert {*scene.asked[1].options} == {"copper", "curse", "estate", "moat"}
    assert scene.asked[1].least == 1
    assert (scene.trash, scene.p1.discard) == (cards("Copper"), cards("Moat"))


def test_march() -> None:
    """menagerie/march/1"""
    scene = Scene(landscapes="March", phase="buy", p1={"coins": 3, "discard": "Smithy, Copper", "deck": "5 Silver"})
    scene.p1.buys("March", "Smithy")
    assert scene.asked[0].options == ["smithy"]
    assert (scene.p1.hand, scene.p1.in_play, scene.p1.discard) == (cards("3 Silver"), cards("Smithy"), cards("Copper"))


def test_march_does_not_show_the_discard_pile_before() -> None:
    """menagerie/march/2: it is offered whatever lies there, and nothing of it is among the options"""
    scene = Scene(landscapes="March", phase="buy", p1={"coins": 3, "discard": "2 Copper, Estate"})
    assert scene.p1.can_buy("March")
    scene.p1.buys("March")
    assert scene.asked == []
    assert scene.p1.discard == cards("2 Copper, Estate")


# --- dear ones --------------------------------------------------------------------------------------------------------
def test_commerce() -> None:
    """menagerie/commerce/1"""
    scene = Scene(landscapes="Commerce, Ride", phase="buy", p1={"coins": 5})
    for card in ("Province", "Province", "Silver", "Horse"):
        scene.p1.gains(card)
    scene.p1.buys("Commerce")
    assert scene.pile("Gold") == 27


def test_commerce_twice() -> None:
    """menagerie/commerce/2"""
    scene = Scene(landscapes="Commerce", phase="buy", p1={"coins": 10, "buys": 2})
    scene.p1.gains("Silver")
    scene.p1.buys("Commerce")
    assert scene.pile("Gold") == 29
    scene.p1.buys("Commerce")
    assert scene.pile("Gold") == 27


def test_seize_the_day() -> None:
    """menagerie/seize_the_day/1"""
    scene = Scene(landscapes="Seize the Day", phase="buy", piles={"Province": 1},
                  p1={"coins": 4, "turns": 20, "deck": "2 Gold, 15 Copper, Province"},
                  p2={"turns": 19, "hand": "3 Gold"})
    scene.p1.buys("Seize the Day")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    scene.p1.plays("2 Gold")
    assert scene.p1.can_buy("Gold")
    assert not scene.p1.can_buy("Seize the Day")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.plays("3 Gold")
    scene.p2.buys("Province")
    scene.p2.ends_turn()
    assert scene.game.over
    assert scene.scores == [6, 6]
    assert (scene.p1.turns, scene.p2.turns) == (20, 20)
    assert scene.game.winners() == [0, 1]


def test_reap() -> None:
    """menagerie/reap/1"""
    scene = Scene(landscapes="Reap", phase="buy", p1={"coins": 7, "deck": "Village, 9 Copper"})
    scene.p1.buys("Reap")
    assert scene.p1.aside == cards("Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.coins, scene.p1.in_play) == (3, cards("Gold"))
    assert scene.options == ["village"]
    scene.p1.ends_turn()
    assert "gold" in scene.p1.discard


def test_alliance() -> None:
    """menagerie/alliance/1"""
    scene = Scene(landscapes="Alliance", phase="buy", piles={"Duchy": 0}, p1={"coins": 10})
    scene.p1.buys("Alliance")
    assert scene.asked == []
    assert scene.gained(1) == in_order("Province, Estate, Gold, Silver, Copper")
    assert scene.p1.discard_top == "copper"


def test_populate() -> None:
    """menagerie/populate/1: with 4 Action piles, one of them empty"""
    scene = Scene(landscapes="Populate", kingdom="Village, Smithy, Market, Stockpile, Gardens, Livery",
                  piles={"Smithy": 0}, phase="buy", p1={"coins": 10})
    scene.p1.buys("Populate", "Market", "Village")
    assert scene.gained(1) == in_order("Market, Village, Livery")
    assert scene.pile("Stockpile") == scene.pile("Market") + 1 == 10


def test_populate_and_mixed_piles() -> None:
    """menagerie/populate/2"""
    scene = Scene(landscapes="Populate", kingdom="Castles, Knights", phase="buy", p1={"coins": 10})
    top = scene.top("Knights")
    scene.p1.buys("Populate")
    assert scene.gained(1) == [top]


def test_an_action_pile_is_one_by_its_placeholder() -> None:
    """menagerie/rules/terms/2"""
    scene = Scene(kingdom="Castles, Knights", piles={"Castles": "Small Castle"})

    assert [pile.id for pile in scene.game.supply_piles(ACTION)] == ["knights"]


def test_populate_is_finished_before_the_action_phase_goes_on() -> None:
    """menagerie/populate/3: with 3 other piles rather than 9"""
    scene = Scene(landscapes="Populate", kingdom="Cavalry, Village, Smithy, Market", phase="buy",
                  p1={"coins": 10, "hand": "Moat", "deck": "5 Copper"})
    scene.p1.buys("Populate", "Cavalry", "Village", "Smithy", "Market")
    assert scene.gained(1) == in_order("Cavalry, Village, Smithy, Market, Moat")
    assert scene.p1.hand == cards("Moat, 2 Copper")
    assert scene.p1.me.buys == 1
    assert scene.options == ["moat"]
