"""Hinterlands: the cards of the second edition."""
import pytest

from throneroom.testing import Scene, cards


# --- Berserker ---------------------------------------------------------------------------------------------------
def test_berserker() -> None:
    """hinterlands/berserker/1"""
    scene = Scene(p1={"hand": "Berserker"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Berserker", "Silver", scene.p2("2 Estate"))
    assert not scene.asked[0].offers("Duchy")
    assert scene.p1.discard == cards("Silver")
    assert scene.p2.hand == cards("3 Copper")


def test_berserker_gained_with_an_action_in_play() -> None:
    """hinterlands/berserker/2"""
    scene = Scene(p1={"play": "Village", "coins": 5}, p2={"hand": "3 Copper, 2 Estate"}, kingdom="Berserker",
                  phase="buy")
    scene.p1.buys("Berserker", "Silver", scene.p2("2 Estate"))
    assert scene.p1.in_play == cards("Village, Berserker")
    assert scene.p1.discard == cards("Silver")
    scene = Scene(p1={"play": "Copper", "coins": 5}, p2={"hand": "5 Copper"}, kingdom="Berserker", phase="buy")
    scene.p1.buys("Berserker")
    assert (scene.p1.discard, len(scene.p2.hand)) == (["berserker"], 5)


def test_berserker_for_nothing() -> None:
    """hinterlands/berserker/4"""
    scene = Scene(p1={"hand": "Berserker", "play": "5 Highway"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Berserker")
    assert (scene.p1.discard, scene.p2.hand) == ([], cards("3 Copper"))


def test_moat_against_a_berserker_that_is_gained() -> None:
    """hinterlands/berserker/5"""
    scene = Scene(p1={"play": "Village", "coins": 5}, p2={"hand": "Moat, 4 Copper"}, kingdom="Berserker", phase="buy")
    scene.p1.buys("Berserker", scene.p2("yes"), "Silver")
    assert len(scene.p2.hand) == 5


def test_berserker_played_by_innovation() -> None:
    """hinterlands/berserker/6"""
    scene = Scene(p1={"play": "Village", "owned": "Innovation"}, p2={"hand": "5 Copper"}, kingdom="Berserker")
    scene.p1.gains("Berserker", "Innovation", "yes", "Silver")
    assert scene.p1.in_play == cards("Village, Berserker")
    assert scene.p1.discard == cards("Silver")


# --- Cauldron ----------------------------------------------------------------------------------------------------
def test_cauldron_curses_with_the_third_action() -> None:
    """hinterlands/cauldron/1"""
    scene = Scene(p1={"hand": "Cauldron"}, kingdom="Village")
    scene.p1.plays("Cauldron")
    assert (scene.p1.coins, scene.p1.buys) == (2, 2)
    curses = []
    for name in ("Village", "Silver", "Village", "Village", "Village"):
        scene.p1.gains(name)
        curses.append(len(scene.p2.discard))
    assert curses == [0, 0, 0, 1, 1]


def test_cauldron_after_the_third_action() -> None:
    """hinterlands/cauldron/2"""
    scene = Scene(p1={"hand": "Cauldron, Copper"}, kingdom="Village")
    for _ in range(3):
        scene.p1.gains("Village")
    scene.p1.plays("Cauldron, Copper")
    scene.p1.buys("Village")
    assert scene.p2.discard == []


def test_actions_gained_before_cauldron_count() -> None:
    """hinterlands/cauldron/3"""
    scene = Scene(p1={"hand": "2 Workshop, Cauldron, Copper", "actions": 2}, kingdom="Village")
    scene.p1.plays("Workshop", "Village")
    scene.p1.plays("Workshop", "Village")
    scene.p1.plays("Cauldron, Copper")
    scene.p1.buys("Village")
    assert scene.p2.discard == cards("Curse")


def test_two_cauldrons() -> None:
    """hinterlands/cauldron/4"""
    scene = Scene(p1={"hand": "2 Cauldron"}, players=3, kingdom="Village")
    scene.p1.plays("2 Cauldron")
    for _ in range(3):
        scene.p1.gains("Village")
    assert scene.p2.discard == scene.p3.discard == cards("2 Curse")


def test_moat_against_cauldron() -> None:
    """hinterlands/cauldron/5"""
    scene = Scene(p1={"hand": "Cauldron"}, p2={"hand": "Moat"}, p3={}, kingdom="Village")
    scene.p1.plays("Cauldron", scene.p2("yes"))
    for _ in range(3):
        scene.p1.gains("Village")
    assert (scene.p2.discard, scene.p3.discard) == ([], ["curse"])


def test_cauldron_works_once_though_one_card_is_gained_again_and_again() -> None:
    """Each Village is exchanged by the newer Trader, and is the next one to be gained."""
    scene = Scene(p1={"hand": "Cauldron, Trader"}, kingdom="Village", editions="hinterlands-2022", phase="buy")
    scene.p1.plays("Cauldron")
    for answers in (["yes"], ["yes"], ["Trader", "yes"], ["yes"]):
        scene.p1.gains("Village", *answers)
    assert (scene.p1.discard, scene.p2.discard) == (cards("4 Silver"), cards("Curse"))


# --- Guard Dog ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("coppers", "size"), [(2, 6), (3, 7), (4, 6)])
def test_guard_dog(coppers: int, size: int) -> None:
    """hinterlands/guard_dog/1, hinterlands/guard_dog/2"""
    scene = Scene(p1={"hand": f"Guard Dog, {coppers} Copper", "deck": "9 Estate"})
    scene.p1.plays("Guard Dog")
    assert len(scene.p1.hand) == size


def test_guard_dog_draws_a_moat() -> None:
    """hinterlands/guard_dog/4"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Guard Dog, 4 Copper", "deck": "Moat, 9 Estate"})
    scene.p1.plays("Militia", scene.p2("yes"), scene.p2("yes"))
    assert scene.p2.hand == cards("4 Copper, Moat, Estate")


def test_guard_dog_in_the_turn_of_another() -> None:
    """hinterlands/guard_dog/5"""
    scene = Scene(p1={"hand": "Militia", "deck": "9 Copper"}, p2={"hand": "Guard Dog, 4 Copper", "deck": "9 Estate"})
    scene.p1.plays("Militia", scene.p2("yes"), scene.p2("3 Copper"))
    assert scene.p2.in_play == cards("Guard Dog")
    scene.p1.ends_turn()
    assert (scene.p2.in_play, scene.p2.discard) == ([], cards("3 Copper, Guard Dog"))


# --- Nomads ------------------------------------------------------------------------------------------------------
def test_nomads() -> None:
    """hinterlands/nomads/1"""
    scene = Scene(p1={"hand": "Nomads"})
    scene.p1.plays("Nomads")
    assert (scene.p1.buys, scene.p1.coins) == (2, 2)


def test_nomads_gained() -> None:
    """hinterlands/nomads/2"""
    scene = Scene(p1={"coins": 4, "buys": 2}, kingdom="Nomads", phase="buy")
    scene.p1.buys("Nomads")
    assert (scene.p1.buys, scene.p1.coins) == (1, 2)
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate, Nomads")


def test_nomads_trashed() -> None:
    """hinterlands/nomads/3"""
    scene = Scene(p1={"hand": "Remodel, Nomads"})
    scene.p1.plays("Remodel", "Nomads", "Gold")
    assert (scene.p1.coins, scene.p1.discard) == (2, ["gold"])


def test_nomads_in_the_turn_of_another() -> None:
    """hinterlands/nomads/4"""
    scene = Scene(p1={"hand": "Swindler", "deck": "9 Copper"}, p2={"deck": "Nomads, 9 Estate"}, kingdom="Smithy")
    scene.p1.plays("Swindler", "Smithy")
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p2.coins == 0


# --- Souk --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "others", "after"), [(0, 3, 4), (1, 9, 0), (0, 0, 7), (2, 8, 1)])
def test_souk(before: int, others: int, after: int) -> None:
    """hinterlands/souk/1, hinterlands/souk/2"""
    scene = Scene(p1={"hand": ["Souk", *["Estate"] * others], "coins": before})
    scene.p1.plays("Souk")
    assert (scene.p1.coins, scene.p1.buys) == (after, 2)


def test_souk_gained() -> None:
    """hinterlands/souk/3"""
    scene = Scene(p1={"hand": "Estate, Copper, Silver", "coins": 5}, kingdom="Souk", phase="buy")
    scene.p1.plays("Silver")
    scene.p1.buys("Souk", "Estate, Copper")
    assert (scene.p1.hand, scene.trash) == ([], cards("Copper, Estate"))
    scene = Scene(p1={"hand": "Estate, Copper"}, kingdom="Souk")
    scene.p1.gains("Souk", None)
    assert scene.p1.hand == cards("Copper, Estate")


# --- Trail -------------------------------------------------------------------------------------------------------
def test_trail() -> None:
    """hinterlands/trail/1"""
    scene = Scene(p1={"hand": "Trail", "deck": "Copper"})
    scene.p1.plays("Trail")
    assert (scene.p1.hand, scene.p1.actions) == (["copper"], 1)


def test_trail_gained() -> None:
    scene = Scene(p1={"deck": "2 Copper"}, kingdom="Trail")
    scene.p1.gains("Trail", "yes")
    assert (scene.p1.in_play, scene.p1.hand, scene.p1.actions) == (["trail"], ["copper"], 2)
    scene.p1.gains("Trail", "no")
    assert scene.p1.discard == cards("Trail")


def test_trail_trashed() -> None:
    """hinterlands/trail/3"""
    scene = Scene(p1={"hand": "Remodel, Trail", "deck": "9 Copper"})
    scene.p1.plays("Remodel", "Trail", "yes", "Gold")
    assert (scene.p1.in_play, scene.trash, scene.p1.hand) == (cards("Remodel, Trail"), [], ["copper"])
    assert (scene.p1.actions, scene.p1.discard) == (1, ["gold"])
    scene.p1.ends_turn()
    assert "trail" in scene.p1.discard


def test_trail_in_clean_up() -> None:
    """hinterlands/trail/5"""
    scene = Scene(p1={"play": "Trail", "hand": "Improve", "deck": "9 Copper"})
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Trail", "Duchy")
    assert scene.trash == cards("Trail")
    assert scene.p1.in_play == []
    assert len(scene.p1.hand) == 5


def test_trail_in_the_turn_of_another() -> None:
    """hinterlands/trail/6"""
    scene = Scene(p1={"hand": "Militia", "deck": "9 Copper"}, p2={"hand": "Trail, 3 Copper", "deck": "9 Estate"})
    scene.p1.plays("Militia", scene.p2("Trail"), scene.p2("yes"))
    assert (scene.p2.in_play, scene.p2.hand) == (["trail"], cards("3 Copper, Estate"))
    assert (scene.p1.actions, scene.p2.actions) == (0, 0)
    scene.p1.ends_turn()
    assert scene.p2.discard == cards("Trail")


# --- Weaver ------------------------------------------------------------------------------------------------------
def test_weaver() -> None:
    """hinterlands/weaver/1"""
    scene = Scene(p1={"hand": "Weaver"})
    scene.p1.plays("Weaver", "silvers")
    assert scene.p1.discard == cards("2 Silver")
    scene = Scene(p1={"hand": "Weaver"}, kingdom="Smithy")
    scene.p1.plays("Weaver", "gain", "Smithy")
    assert scene.p1.discard == cards("Smithy")


def test_weaver_discarded() -> None:
    """hinterlands/weaver/2"""
    scene = Scene(p1={"hand": "Cellar, Weaver, Copper", "deck": "9 Estate"})
    scene.p1.plays("Cellar", "Weaver", "yes", "silvers")
    assert scene.p1.in_play == cards("Cellar, Weaver")
    assert scene.p1.discard == cards("2 Silver")


def test_weaver_and_vassal() -> None:
    """hinterlands/weaver/3"""
    scene = Scene(p1={"hand": "Vassal", "deck": "Weaver"})
    scene.p1.plays("Vassal", "yes", "silvers")
    assert scene.p1.in_play == cards("Vassal, Weaver")
    assert scene.p1.discard == cards("2 Silver")
    scene = Scene(p1={"hand": "Vassal", "deck": "Weaver"})
    scene.p1.plays("Vassal", "no", "yes", "silvers")       # by Vassal itself
    assert scene.p1.discard == cards("2 Silver")


def test_two_weavers_discarded_together() -> None:
    """hinterlands/weaver/4"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "2 Weaver, 3 Copper"}, kingdom="Smithy")
    scene.p1.plays("Militia", scene.p2("2 Weaver"), scene.p2("Weaver"), scene.p2("yes"), scene.p2("silvers"),
                   scene.p2("yes"), scene.p2("gain"), scene.p2("Smithy"))
    assert scene.p2.in_play == cards("2 Weaver")
    assert scene.p2.discard == cards("2 Silver, Smithy")


def test_weaver_and_elder() -> None:
    """hinterlands/weaver/5"""
    scene = Scene(p1={"hand": "Elder, Weaver"})
    scene.p1.plays("Elder", "Weaver", "silvers")
    assert (scene.asked[-1].least, scene.asked[-1].most) == (1, 1)
    assert scene.p1.discard == cards("2 Silver")


# --- Wheelwright -------------------------------------------------------------------------------------------------
def test_wheelwright() -> None:
    """hinterlands/wheelwright/1"""
    scene = Scene(p1={"hand": "Wheelwright, Copper", "deck": "Estate"}, kingdom="Cellar, Smithy")
    scene.p1.plays("Wheelwright", "Estate", "Cellar")
    assert (scene.p1.discard, scene.p1.actions) == (cards("Estate, Cellar"), 1)


def test_wheelwright_may_copy_the_discarded_card() -> None:
    """hinterlands/wheelwright/2"""
    scene = Scene(p1={"hand": "Wheelwright, Smithy"}, kingdom="Cellar")
    scene.p1.plays("Wheelwright", "Smithy", "Smithy")
    assert scene.asked[-1].options == ["cellar", "smithy"]
    assert scene.p1.discard == cards("2 Smithy")


def test_wheelwright_without_anything_to_gain() -> None:
    """hinterlands/wheelwright/4"""
    scene = Scene(p1={"hand": "Wheelwright, Copper"}, kingdom="Cellar")
    scene.p1.plays("Wheelwright", "Copper")
    assert scene.p1.discard == cards("Copper")


# --- Witch's Hut -------------------------------------------------------------------------------------------------
def test_witchs_hut() -> None:
    """hinterlands/witchs_hut/1"""
    scene = Scene(p1={"hand": "Witch's Hut, Village, Smithy", "deck": "9 Copper"}, players=3)
    scene.p1.plays("Witch's Hut", "Village, Smithy")
    assert scene.p1.discard == cards("Village, Smithy")
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    [shown] = [event.cards for event in scene.log.events if event.verb == "reveal"]
    assert sorted(card.id for card in shown) == ["smithy", "village"]


def test_witchs_hut_without_two_actions() -> None:
    scene = Scene(p1={"hand": "Witch's Hut, Village", "deck": "9 Copper"})
    scene.p1.plays("Witch's Hut", "Village, Copper")
    assert scene.p2.discard == []
    scene = Scene(p1={"hand": "Witch's Hut, Village"})      # the only card
    scene.p1.plays("Witch's Hut")
    assert (scene.p1.discard, scene.p2.discard) == (["village"], [])


def test_witchs_hut_and_cards_of_two_types() -> None:
    """hinterlands/witchs_hut/3"""
    scene = Scene(p1={"hand": "Witch's Hut, Nobles, Village", "deck": "9 Copper"})
    scene.p1.plays("Witch's Hut", "Nobles, Village")
    assert scene.p2.discard == cards("Curse")


def test_witchs_hut_and_tunnel() -> None:
    """hinterlands/witchs_hut/4"""
    scene = Scene(p1={"hand": "Witch's Hut, Tunnel, Village", "deck": "9 Copper"})
    scene.p1.plays("Witch's Hut", "Tunnel, Village", "yes")
    assert scene.p1.discard == cards("Gold, Tunnel, Village")
    assert scene.p2.discard == []
