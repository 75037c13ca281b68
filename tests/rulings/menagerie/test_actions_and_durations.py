"""Mastermind, Barge, Kiln and the other Actions."""
from throneroom.testing import Scene, cards, in_order


# --- Mastermind -------------------------------------------------------------------------------------------------------
def test_mastermind_plays_an_action_three_times() -> None:
    """menagerie/mastermind/1"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Bounty Hunter, Copper, Estate, Silver, Gold"})
    scene.run("Bounty Hunter", "Copper", "Estate", "Silver")
    assert (scene.p1.coins, scene.p1.actions) == (9, 4)
    assert scene.p1.exile == cards("Copper, Estate, Silver")


def test_mastermind_is_optional() -> None:
    """menagerie/mastermind/2"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Copper", "deck": "5 Copper"})
    scene.run()
    assert scene.asked == []
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Village"})
    scene.run("nothing")
    assert scene.p1.hand == cards("Village")


def test_mastermind_stays_with_a_duration() -> None:
    """menagerie/mastermind/3: with Barge for Wharf, so that it is 9 cards rather than 6"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Barge", "deck": "30 Copper"})
    scene.run("Barge", "next turn", "next turn", "next turn")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Mastermind, Barge")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 5 + 9
    assert scene.p1.me.buys == 1 + 3
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_mastermind_plays_mastermind() -> None:
    """menagerie/mastermind/4"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Mastermind",
                                     "deck": "Smithy, Market, Village, 30 Copper"})
    scene.run("Mastermind")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("2 Mastermind")
    scene.p2.ends_turn("Smithy", "Market", "Village")
    assert scene.p1.hand == cards("17 Copper")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.me.buys) == (10, 3, 4)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- Barge ------------------------------------------------------------------------------------------------------------
def test_barge_next_turn() -> None:
    """menagerie/barge/1"""
    scene = Scene(p1={"hand": "Barge", "deck": "20 Copper"})
    scene.p1.plays("Barge", "next turn")
    assert (scene.p1.hand, scene.p1.me.buys) == ([], 1)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Barge")
    scene.p2.ends_turn()
    assert (len(scene.p1.hand), scene.p1.me.buys) == (8, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_every_play_of_a_barge_is_chosen_by_itself() -> None:
    """menagerie/barge/3"""
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Barge", "deck": "30 Copper"})
    scene.run("Barge", "now", "now", "now")
    assert (len(scene.p1.hand), scene.p1.me.buys) == (9, 4)
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(phase="start", p1={"durations": "Mastermind", "hand": "Barge", "deck": "30 Copper"})
    scene.run("Barge", "now", "next turn", "now")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Barge, Mastermind")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 8


def test_start_of_turn_effects_in_any_order() -> None:
    """menagerie/rules/durations/1"""
    for first in ("Barge", "Gatekeeper"):
        scene = Scene(p1={"hand": "Barge, Gatekeeper", "actions": 2, "deck": "20 Copper"})
        scene.p1.plays("Barge", "next turn")
        scene.p1.plays("Gatekeeper")
        scene.p1.ends_turn()
        assert scene.p1.in_play == cards("Barge, Gatekeeper")
        scene.p2.ends_turn(scene.p1(first))
        assert [asked.options for asked in scene.asked] == [["barge", "gatekeeper"]]
        assert (len(scene.p1.hand), scene.p1.coins, scene.p1.me.buys) == (8, 3, 2)
        scene.p1.ends_turn()
        assert scene.p1.in_play == []


# --- Kiln -------------------------------------------------------------------------------------------------------------
def test_kiln_copies_the_next_card() -> None:
    """menagerie/kiln/1"""
    scene = Scene(piles={"Gold": 29}, p1={"hand": "Kiln, Gold"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Gold", "yes")
    assert scene.p1.discard == cards("Gold")
    assert scene.pile("Gold") == 28
    assert scene.p1.coins == 5


def test_kiln_comes_before_reactions() -> None:
    """menagerie/kiln/2"""
    scene = Scene(piles={"Witch": 1}, p1={"hand": "Kiln, Witch", "actions": 2, "deck": "2 Copper"}, p2={"hand": "Moat"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Witch", scene.p1("yes"), scene.p2("Moat"))
    assert [asked.purpose for asked in scene.asked] == ["gain", "reveal"]
    verbs = [event.verb for event in scene.log.events if event.verb in ("gain", "reveal", "draw")]
    assert verbs == ["gain", "reveal", "draw"]
    assert scene.pile("Witch") == 0
    assert scene.p2.discard == []


def test_throne_room_on_kiln() -> None:
    """menagerie/kiln/3"""
    scene = Scene(piles={"Kiln": 9, "Smithy": 9}, p1={"hand": "Throne Room, Kiln, Smithy", "actions": 2})
    scene.p1.plays("Throne Room", "Kiln", "yes")
    scene.p1.plays("Smithy", "yes")
    assert scene.gained(1) == in_order("Kiln, Smithy")
    assert scene.p1.coins == 4


def test_kiln_and_a_way() -> None:
    """menagerie/kiln/4"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Kiln, Smithy", "actions": 2, "deck": "5 Copper"})
    scene.p1.plays("Kiln", None)
    scene.p1.plays("Smithy", "yes", "Way of the Sheep")
    assert scene.p1.discard == cards("Smithy")
    assert (scene.p1.coins, scene.p1.hand) == (4, [])


def test_kiln_takes_copies_from_the_supply_only() -> None:
    """menagerie/kiln/5"""
    scene = Scene(piles={"Horse": 20}, p1={"hand": "Kiln, Horse, Copper", "actions": 2, "deck": "2 Estate"})
    scene.p1.plays("Kiln")
    scene.p1.plays("Horse")
    assert scene.asked == []
    assert scene.gained(1) == []
    assert scene.pile("Horse") == 21
    scene.p1.plays("Copper")
    assert scene.asked == []


# --- others -----------------------------------------------------------------------------------------------------------
def test_snowy_village() -> None:
    """menagerie/snowy_village/1"""
    scene = Scene(p1={"hand": "Snowy Village", "deck": "2 Copper"})
    scene.p1.plays("Snowy Village")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.me.buys) == (cards("Copper"), 4, 2)


def test_snowy_village_lets_no_more_actions_come() -> None:
    """menagerie/snowy_village/2: the Villager is spent when no action is left, since only then it is asked about"""
    scene = Scene(p1={"hand": "Village, 2 Snowy Village, 5 Moat", "villagers": 1})
    scene.p1.plays("Village")
    assert scene.p1.actions == 2
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 5
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 4
    for _ in range(4):
        scene.p1.plays("Moat")
    scene.p1.spends(1)
    assert (scene.p1.villagers, scene.p1.actions) == (0, 0)
    assert not scene.p1.can_play("Moat")


def test_snowy_village_does_not_hinder_throne_room() -> None:
    """menagerie/snowy_village/3"""
    scene = Scene(p1={"hand": "Snowy Village, Throne Room, 3 Moat, Laboratory", "deck": "20 Copper"})
    scene.p1.plays("Snowy Village")
    for _ in range(3):
        scene.p1.plays("Moat")
    assert scene.p1.actions == 1
    before = len(scene.p1.hand)
    scene.p1.plays("Throne Room", "Laboratory")
    assert len(scene.p1.hand) == before - 2 + 4
    assert scene.p1.actions == 0


def test_goatherd_counts_what_the_right_neighbour_trashed() -> None:
    """menagerie/goatherd/1"""
    scene = Scene(turn=2, p1={"hand": "Goatherd", "deck": "5 Copper"}, p2={"hand": "Chapel, 3 Estate"})
    scene.p2.plays("Chapel", "3 Estate")
    scene.p2.ends_turn()
    scene.p1.plays("Goatherd")
    assert scene.asked == []
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.actions == 1


def test_goatherd_counts_nobody_else() -> None:
    """menagerie/goatherd/2"""
    scene = Scene(turn=2, p1={"hand": "Goatherd, Curse", "deck": "5 Copper"}, p2={"hand": "Chapel, 2 Estate"}, p3={})
    scene.p2.plays("Chapel", "2 Estate")
    scene.p2.ends_turn()
    scene.p3.ends_turn()
    scene.p1.plays("Goatherd", "Curse")
    assert scene.trash == cards("2 Estate, Curse")
    assert scene.p1.hand == []


def test_hunting_lodge() -> None:
    """menagerie/hunting_lodge/1"""
    scene = Scene(p1={"hand": "Hunting Lodge, 4 Estate", "deck": "Curse, 5 Gold"})
    scene.p1.plays("Hunting Lodge", "yes")
    assert scene.p1.hand == cards("5 Gold")
    assert scene.p1.discard == cards("4 Estate, Curse")
    assert scene.p1.actions == 2


def test_hunting_lodge_may_shuffle_the_hand_in() -> None:
    """menagerie/hunting_lodge/2"""
    scene = Scene(p1={"hand": "Hunting Lodge, 4 Copper", "deck": "Silver"})
    scene.p1.plays("Hunting Lodge", "yes")
    assert scene.p1.hand == cards("4 Copper, Silver")
    assert scene.p1.discard == scene.p1.deck == []


# --- terms ------------------------------------------------------------------------------------------------------------
def test_of_discarded_cards_only_number_and_top_are_seen() -> None:
    """menagerie/rules/terms/3"""
    scene = Scene(p1={"hand": "Cellar, Estate, Curse, Copper", "deck": "3 Silver"})
    scene.p1.plays("Cellar", "Estate, Curse, Copper")
    event = next(event for event in scene.log.events if event.verb == "discard")
    assert event.amount == 3
    assert [card.id for card in event.visible_cards(1)] == [scene.p1.discard_top]
    assert len(event.visible_cards(0)) == 3


def test_trashed_cards_are_out_of_reach() -> None:
    """menagerie/rules/terms/6"""
    scene = Scene(phase="buy", piles={"Gold": 0}, trash="Gold", p1={"coins": 6})
    assert not scene.p1.can_buy("Gold")
    scene = Scene(piles={"Gold": 0}, trash="Gold", p1={"hand": "Treasurer"})
    scene.p1.plays("Treasurer", "gain")
    assert scene.p1.hand == cards("Gold")
