"""Horses and what brings them."""
from throneroom.testing import Scene, cards, in_order


# --- the Horse --------------------------------------------------------------------------------------------------------
def test_a_horse_returns_to_its_pile() -> None:
    """menagerie/horse/1"""
    scene = Scene(piles={"Horse": 28}, p1={"hand": "Horse", "deck": "5 Copper"})
    scene.p1.plays("Horse")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 1
    assert scene.pile("Horse") == 29
    assert scene.p1.in_play == []


def test_a_horse_played_several_times_returns_once() -> None:
    """menagerie/horse/2"""
    scene = Scene(phase="start", piles={"Horse": 20},
                  p1={"durations": "Mastermind", "hand": "Horse", "deck": "10 Copper"})
    scene.run("Horse")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 4
    assert scene.pile("Horse") == 21


def test_a_horse_costs_three() -> None:
    """menagerie/horse/6"""
    scene = Scene(p1={"hand": "Remodel, Horse"})
    scene.p1.plays("Remodel", "Duchy")
    assert scene.asked[0].offers("Duchy")
    assert not scene.asked[0].offers("Gold")
    assert not scene.p1.can_buy("Horse")
    assert scene.p1.discard == cards("Duchy")


def test_the_pile_is_beside_the_supply() -> None:
    """menagerie/rules/horses/1"""
    scene = Scene(kingdom="Livery, Village, Smithy")
    assert scene.pile("Horse") == 30
    scene = Scene(kingdom="Livery", piles={"Horse": 0, "Village": 0, "Smithy": 0})
    assert not scene.game.is_finished()
    scene = Scene(kingdom="Livery", piles={"Livery": 0, "Village": 0, "Smithy": 0})
    assert scene.game.is_finished()
    scene = Scene(landscapes="Way of the Mouse", mouse="Sleigh")
    assert scene.pile("Horse") == 30
    assert Scene(landscapes="Way of the Horse").game.pile("horse") is None


# --- Actions and Treasures --------------------------------------------------------------------------------------------
def test_sleigh_brings_horses_and_moves_a_gained_card() -> None:
    """menagerie/sleigh/1"""
    scene = Scene(phase="buy", p1={"hand": "Sleigh", "coins": 6, "deck": "5 Copper"})
    scene.p1.buys("Gold", "Sleigh", "topdeck")
    assert scene.p1.deck == in_order("Gold, 5 Copper")
    assert scene.p1.discard == cards("Sleigh")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("Gold, 4 Copper")
    scene = Scene(p1={"hand": "Sleigh"})
    scene.p1.plays("Sleigh")
    assert scene.p1.discard == cards("2 Horse")


def test_sleigh_finds_the_card_wherever_it_was_gained() -> None:
    """menagerie/sleigh/2"""
    scene = Scene(p1={"hand": "Bureaucrat, Sleigh", "deck": "Copper"})
    scene.p1.plays("Bureaucrat", "Sleigh", "hand")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == cards("Sleigh")
    assert scene.p1.deck == in_order("Copper")
    scene = Scene(phase="buy", p1={"hand": "Sleigh", "coins": 3})
    scene.p1.buys("Silver", "Sleigh", "hand")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == cards("Sleigh")


def test_supplies() -> None:
    """menagerie/supplies/1"""
    scene = Scene(phase="buy", p1={"hand": "Supplies", "deck": "Copper"})
    scene.p1.plays("Supplies")
    assert scene.p1.coins == 1
    assert scene.p1.deck == in_order("Horse, Copper")
    assert scene.pile("Horse") == 29


def test_gained_cards_go_to_the_discard_pile_unless_said_otherwise() -> None:
    """menagerie/rules/terms/7"""
    scene = Scene(kingdom="Village", p1={"hand": "Workshop, Supplies"})
    scene.p1.plays("Workshop", "Village")
    scene.p1.plays("Supplies")
    assert scene.p1.discard == cards("Village")
    assert scene.p1.deck == in_order("Horse")


def test_scrap_gives_a_bonus_per_coin() -> None:
    """menagerie/scrap/1"""
    scene = Scene(p1={"hand": "Scrap, Estate", "deck": "Gold"})
    scene.p1.plays("Scrap", ["horse", "cards"])
    assert (scene.asked[0].least, scene.asked[0].most) == (2, 2)
    assert [event.verb for event in scene.log.events if event.verb in ("draw", "gain")] == ["draw", "gain"]
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Horse")
    assert scene.p1.actions == 0


def test_scrap_gives_every_bonus_once_at_most() -> None:
    """menagerie/scrap/2"""
    for trashed in ("Gold", "Province"):
        scene = Scene(p1={"hand": f"Scrap, {trashed}", "deck": "Copper"})
        scene.p1.plays("Scrap")
        assert scene.p1.hand == cards("Copper")
        assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins) == (1, 2, 1)
        assert scene.p1.discard == cards("Silver, Horse")
    scene = Scene(p1={"hand": "Scrap, Copper", "deck": "Copper"})
    scene.p1.plays("Scrap")
    assert scene.asked == []
    assert (scene.p1.actions, scene.p1.me.buys, scene.p1.coins, scene.p1.hand, scene.p1.discard) == (0, 1, 0, [], [])


def test_cavalry_gained_in_the_buy_phase_returns_to_the_action_phase() -> None:
    """menagerie/cavalry/1"""
    scene = Scene(kingdom="Cavalry", phase="buy", p1={"hand": "Smithy", "coins": 4, "deck": "10 Copper"})
    scene.p1.buys("Cavalry")
    assert scene.p1.hand == cards("Smithy, 2 Copper")
    assert (scene.p1.me.buys, scene.p1.actions) == (1, 1)
    assert scene.p1.discard == cards("Cavalry")
    assert scene.p1.in_play == []
    assert scene.options == ["smithy"]
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("5 Copper")


def test_returning_begins_the_buy_phase_anew_but_gives_no_actions() -> None:
    """menagerie/cavalry/2"""
    scene = Scene(kingdom="Cavalry", phase="buy",
                  p1={"owned": "Treasure Chest", "actions": 0, "coins": 4, "hand": "Smithy", "deck": "5 Copper"})
    scene.p1.buys("Cavalry")
    assert scene.pile("Gold") == 28
    assert scene.gained(1) == in_order("Gold, Cavalry, Gold")
    assert not scene.p1.can_play("Smithy")
    assert scene.p1.actions == 0


def test_cavalry_gained_at_another_time_changes_no_phase() -> None:
    """menagerie/cavalry/3"""
    scene = Scene(kingdom="Cavalry", p1={"hand": "Groom, Village", "actions": 2, "deck": "5 Copper"})
    scene.p1.plays("Groom", "Cavalry")
    assert scene.p1.hand == cards("Village, 2 Copper")
    assert (scene.p1.me.buys, scene.p1.actions) == (2, 1)
    assert scene.options == ["village"]
    scene.p2.gains("Cavalry")
    assert scene.p2.me.buys == 0
    assert scene.options == ["village"]


def test_cavalry_played_gains_two_horses() -> None:
    scene = Scene(p1={"hand": "Cavalry"})
    scene.p1.plays("Cavalry")
    assert scene.p1.discard == cards("2 Horse")


def test_groom_rewards_the_type() -> None:
    """menagerie/groom/1"""
    scene = Scene(p1={"hand": "Groom", "deck": "2 Copper"})
    scene.p1.plays("Groom", "Estate")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1
    assert scene.p1.discard == cards("Estate")
    scene = Scene(p1={"hand": "Groom"})
    scene.p1.plays("Groom", "Silver")
    assert scene.p1.discard == cards("2 Silver")
    scene = Scene(kingdom="Smithy", p1={"hand": "Groom"})
    scene.p1.plays("Groom", "Smithy")
    assert scene.p1.discard == cards("Smithy, Horse")


def test_groom_rewards_every_type_in_order() -> None:
    """menagerie/groom/2: with Dame Josephine, made cheaper by Highway, for Mill"""
    scene = Scene(piles={"Knights": "Dame Josephine"}, p1={"hand": "Groom", "play": "Highway", "deck": "2 Copper"})
    scene.p1.plays("Groom", "Dame Josephine")
    assert [event.verb for event in scene.log.events if event.verb in ("draw", "gain")] == ["gain", "gain", "draw"]
    assert scene.gained(1) == in_order("Dame Josephine, Horse")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1


def test_hostelry_turns_treasures_into_horses() -> None:
    """menagerie/hostelry/1"""
    scene = Scene(kingdom="Hostelry", phase="buy", p1={"coins": 4, "hand": "Copper, Silver, Estate"})
    scene.p1.buys("Hostelry", "Copper, Silver")
    assert not scene.asked[0].offers("Estate")
    assert scene.p1.discard == cards("Hostelry, Copper, Silver, 2 Horse")
    assert scene.p1.hand == cards("Estate")
    assert scene.pile("Horse") == 28


def test_hostelry_may_be_left_alone() -> None:
    """menagerie/hostelry/2"""
    scene = Scene(kingdom="Hostelry", p1={"hand": "Copper"})
    scene.p1.gains("Hostelry", "nothing")
    assert scene.p1.discard == cards("Hostelry")
    assert scene.p1.hand == cards("Copper")


def test_paddock_counts_empty_piles() -> None:
    """menagerie/paddock/1"""
    scene = Scene(piles={"Village": 0, "Smithy": 0}, p1={"hand": "Paddock"})
    scene.p1.plays("Paddock")
    assert (scene.p1.coins, scene.p1.actions) == (2, 2)
    assert scene.p1.discard == cards("2 Horse")


def test_paddock_counts_the_supply_when_played() -> None:
    """menagerie/paddock/2"""
    scene = Scene(piles={"Horse": 2, "Village": 1}, p1={"hand": "Paddock"})
    scene.p1.plays("Paddock")
    assert scene.pile("Horse") == 0
    assert scene.p1.actions == 0
    scene.p1.gains("Village")
    assert scene.pile("Village") == 0
    assert scene.p1.actions == 0


def test_livery() -> None:
    """menagerie/livery/1"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Livery, Gold, Copper", "buys": 2})
    scene.p1.plays("Livery")
    assert scene.p1.coins == 3
    scene.p1.plays("Gold, Copper")
    scene.p1.buys("Smithy")
    assert scene.p1.discard == cards("Smithy, Horse")
    scene.p1.buys("Silver")
    assert scene.p1.discard == cards("Smithy, Horse, Silver")


def test_liveries_add_up() -> None:
    """menagerie/livery/2"""
    scene = Scene(kingdom="Smithy", phase="start", p1={"durations": "Mastermind", "hand": "Livery, Workshop"})
    scene.run("Livery")
    assert scene.p1.coins == 9
    scene.p1.plays("Workshop", "Smithy")
    assert scene.p1.discard == cards("Smithy, 3 Horse")


# --- Events -----------------------------------------------------------------------------------------------------------
def test_ride() -> None:
    """menagerie/ride/1"""
    scene = Scene(landscapes="Ride", phase="buy", p1={"coins": 2})
    scene.p1.buys("Ride")
    assert scene.p1.discard == cards("Horse")
    assert scene.pile("Horse") == 29


def test_bargain_gives_the_others_horses() -> None:
    """menagerie/bargain/1"""
    scene = Scene(kingdom="Market", landscapes="Bargain", phase="buy", piles={"Horse": 1}, p1={"coins": 4}, p3={})
    scene.p1.buys("Bargain", "Market")
    assert not scene.asked[0].offers("Duchy")
    assert not scene.asked[0].offers("Gold")
    assert scene.p1.discard == cards("Market")
    assert scene.p2.discard == cards("Horse")
    assert scene.p3.discard == []


def test_demand_puts_the_horse_beneath() -> None:
    """menagerie/demand/1"""
    scene = Scene(kingdom="Smithy", landscapes="Demand", phase="buy", p1={"coins": 5, "deck": "Copper"})
    scene.p1.buys("Demand", "Smithy")
    assert scene.p1.deck == in_order("Smithy, Horse, Copper")


def test_stampede() -> None:
    """menagerie/stampede/1"""
    scene = Scene(landscapes="Stampede", phase="buy", p1={"coins": 5, "play": "5 Silver", "deck": "Copper"})
    scene.p1.buys("Stampede")
    assert scene.p1.deck == in_order("5 Horse, Copper")
    scene = Scene(landscapes="Stampede", phase="buy", p1={"coins": 5, "play": "6 Silver", "deck": "Copper"})
    scene.p1.buys("Stampede")
    assert scene.p1.deck == in_order("Copper")


def test_set_aside_cards_are_not_in_play() -> None:
    """menagerie/rules/terms/8"""
    scene = Scene(landscapes="Stampede, Delay", phase="buy",
                  p1={"coins": 5, "buys": 2, "play": "5 Silver", "hand": "Smithy"})
    scene.p1.buys("Delay", "Smithy")
    assert scene.p1.aside == cards("Smithy")
    scene.p1.buys("Stampede")
    assert scene.p1.deck == in_order("5 Horse")
