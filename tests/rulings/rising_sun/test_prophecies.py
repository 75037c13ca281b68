"""Each Prophecy, once it has come true."""
from __future__ import annotations

from random import Random

import pytest

from throneroom.engine.types import ATTACK
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import checked, faults
from throneroom.kingdoms.generator import Wishes, broken, generate, replaced
from throneroom.kingdoms.random import has_type, random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards

NINE = ("cellar", "chapel", "festival", "laboratory", "library", "market", "mine", "moat", "smithy")


def true(prophecy: str) -> dict[tuple[str, str], int]:
    return {(prophecy, "sun"): 0}


# --- Approaching Army -----------------------------------------------------------------------------
def test_one_more_attack() -> None:
    """rising_sun/approaching_army/1"""
    for seed in range(20):
        setup = random_setup(Random(seed), 2, cards=("approaching_army", "militia", "poet"))
        assert len(setup.kingdom) == 11
        assert sum(has_type(pile, ATTACK) for pile in setup.kingdom) >= 2
        assert not list(faults(setup))
    table = setup.table()
    assert all(pile.supply for pile in table.piles if pile.id in setup.kingdom)
    setup = generate(Random(2), Wishes(wanted=("Approaching Army",)))
    assert len(setup.kingdom) == 11
    assert not broken(setup, Wishes(wanted=("Approaching Army",)))
    setup = Setup(tuple(sorted((*NINE, "poet", "militia"))), ("approaching_army",))
    for card_id, piles in (("cellar", (11,)), ("militia", (11,)), ("poet", (10, 11))):
        other = replaced(Random(2), setup, card_id)
        assert card_id not in other.kingdom
        assert len(other.kingdom) in piles
        assert not list(faults(other))
    with pytest.raises(BadKingdom, match="has 11 piles, not 10"):
        checked(Setup((*NINE, "poet"), ("approaching_army",)))
    with pytest.raises(BadKingdom, match="needs an Attack"):
        checked(Setup((*NINE, "poet", "village"), ("approaching_army",)))


def test_a_coin_after_an_attack() -> None:
    """rising_sun/approaching_army/2"""
    scene = Scene(p1={"hand": "Militia"}, tokens=true("Approaching Army"))
    scene.p1.plays("Militia")
    assert scene.p1.coins == 3


def test_a_coin_for_an_attack_played_as_a_way() -> None:
    """rising_sun/approaching_army/3"""
    scene = Scene(p1={"hand": "Militia"}, landscapes="Way of the Ox", tokens=true("Approaching Army"))
    scene.p1.plays("Militia", "Way of the Ox")
    assert (scene.p1.coins, scene.p1.actions) == (1, 2)


def test_a_lasting_attack_brings_its_coin_once() -> None:
    """rising_sun/approaching_army/3: for Durations only in the turn they are played."""
    scene = Scene(p1={"hand": "Enchantress", "deck": "9 Copper"}, p2={"deck": "5 Copper"},
                  tokens=true("Approaching Army"))
    scene.p1.plays("Enchantress")
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coins == 0


def test_no_coin_before_it_comes_true() -> None:
    """rising_sun/approaching_army/4"""
    scene = Scene(p1={"hand": "Militia"}, tokens={("Approaching Army", "sun"): 1})
    scene.p1.plays("Militia")
    assert scene.p1.coins == 2


# --- Biding Time ----------------------------------------------------------------------------------
def test_the_hand_waits() -> None:
    """rising_sun/biding_time/1"""
    scene = Scene(p1={"hand": "3 Estate", "deck": "5 Copper"}, p2={}, tokens=true("Biding Time"))
    scene.p1.ends_turn()
    assert (scene.p1.face_down, scene.p1.hand) == (cards("3 Estate"), cards("5 Copper"))
    assert scene.view(2).players[0].face_down is None
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("3 Estate, 5 Copper")


def test_the_hand_must_wait() -> None:
    """rising_sun/biding_time/2"""
    scene = Scene(p1={"hand": "2 Curse", "deck": "5 Copper"}, p2={}, tokens=true("Biding Time"))
    scene.p1.ends_turn()
    assert (scene.p1.face_down, scene.p1.discard) == (cards("2 Curse"), [])


# --- Bureaucracy ----------------------------------------------------------------------------------
def test_a_copper_with_every_card() -> None:
    """rising_sun/bureaucracy/1"""
    scene = Scene(p1={"coins": 3}, phase="buy", tokens=true("Bureaucracy"))
    scene.p1.buys("Silver")
    assert scene.p1.discard == cards("Silver, Copper")
    scene.p1.gains("Copper")
    assert scene.p1.discard == cards("Silver, 2 Copper")


def test_a_copper_with_a_card_for_debt() -> None:
    """rising_sun/bureaucracy/3"""
    scene = Scene(p1={"buys": 1}, kingdom="Mountain Shrine", phase="buy", tokens=true("Bureaucracy"))
    scene.p1.buys("Mountain Shrine")
    assert (scene.p1.discard, scene.p1.debt) == (cards("Copper, Mountain Shrine"), 5)
    scene = Scene(p1={"coins": 5}, kingdom="Daimyo, Sack of Loot", phase="buy", tokens=true("Bureaucracy"))
    scene.p1.buys("Daimyo")
    assert scene.p1.discard == cards("Copper, Daimyo")
    scene.p1.gains("Loot")
    assert scene.p1.discard.count("copper") == 2


# --- Good Harvest ---------------------------------------------------------------------------------
def test_the_first_of_each_name() -> None:
    """rising_sun/good_harvest/1"""
    scene = Scene(p1={"hand": "4 Copper, Silver"}, tokens=true("Good Harvest"))
    scene.p1.plays("4 Copper, Silver")
    assert (scene.p1.coins, scene.p1.buys) == (8, 3)


def test_what_was_played_before_it_came_true() -> None:
    """rising_sun/good_harvest/2"""
    scene = Scene(p1={"hand": "Storyteller, Tea House, 2 Copper, Silver", "deck": "Gold, Gold", "actions": 1},
                  tokens={("Good Harvest", "sun"): 1})
    scene.p1.plays("Storyteller", "Copper", None)
    scene.p1.plays("Tea House")
    coins = scene.p1.coins
    scene.p1.plays("Copper, Silver")
    assert (scene.p1.coins, scene.p1.buys) == (coins + 1 + 2 + 1, 2)


def test_the_bonus_comes_first() -> None:
    """rising_sun/good_harvest/3"""
    scene = Scene(p1={"hand": "Fortune", "coins": 3}, phase="buy", tokens=true("Good Harvest"))
    scene.p1.plays("Fortune")
    assert scene.p1.coins == 8


# --- Great Leader ---------------------------------------------------------------------------------
def test_an_action_after_each_action() -> None:
    """rising_sun/great_leader/1"""
    scene = Scene(p1={"hand": "Smithy", "deck": "3 Copper"}, tokens=true("Great Leader"))
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1


def test_snowy_village_ignores_it() -> None:
    """rising_sun/great_leader/2"""
    scene = Scene(p1={"hand": "Snowy Village, Smithy", "deck": "4 Copper"}, tokens=true("Great Leader"))
    scene.p1.plays("Snowy Village")
    assert scene.p1.actions == 4
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 3


# --- Growth ---------------------------------------------------------------------------------------
def test_one_treasure_brings_the_next() -> None:
    """rising_sun/growth/1"""
    for first in ("Rice", "Platinum"):
        scene = Scene(p1={"coins": 9}, kingdom="Rice", platinum=True, phase="buy", tokens=true("Growth"))
        scene.p1.buys(first, "Gold", "Silver", "Estate")
        assert scene.p1.discard == cards(f"{first}, Gold, Silver, Estate")


def test_a_cheaper_card_must_be_gained() -> None:
    """rising_sun/growth/2"""
    scene = Scene(p1={}, tokens=true("Growth"))
    scene.p1.gains("Silver", "Curse")
    assert scene.asked[0].least == 1
    assert not scene.asked[0].offers("Silver")
    assert scene.p1.discard == cards("Silver, Curse")


def test_nothing_is_cheaper_than_copper() -> None:
    """rising_sun/growth/3"""
    scene = Scene(p1={}, tokens=true("Growth"))
    scene.p1.gains("Copper")
    assert scene.p1.discard == ["copper"]


# --- Harsh Winter ---------------------------------------------------------------------------------
def test_debt_on_the_pile() -> None:
    """rising_sun/harsh_winter/1"""
    scene = Scene(p1={"coins": 3}, p2={"hand": "3 Copper"}, phase="buy", tokens=true("Harsh Winter"))
    scene.p1.buys("Silver")
    assert (scene.tokens("Silver", "debt"), scene.p1.debt) == (2, 0)
    scene.p1.ends_turn()
    scene.p2.plays("3 Copper")
    scene.p2.buys("Silver")
    assert (scene.tokens("Silver", "debt"), scene.p2.debt) == (0, 2)


def test_gains_in_the_turns_of_others() -> None:
    """rising_sun/harsh_winter/2"""
    scene = Scene(p1={"hand": "Witch"}, p2={}, tokens=true("Harsh Winter"))
    scene.p1.plays("Witch")
    assert (scene.tokens("Curse", "debt"), scene.p2.discard) == (0, ["curse"])


def test_a_card_from_the_trash_belongs_to_its_pile() -> None:
    """rising_sun/harsh_winter/3: by Lurker, which gains an Action; and a card from beside the Supply."""
    scene = Scene(p1={"hand": "2 Lurker", "actions": 2}, trash="2 Lurker", tokens=true("Harsh Winter"))
    scene.p1.plays("Lurker", "gain")
    assert scene.tokens("Lurker", "debt") == 2
    scene.p1.plays("Lurker", "gain")
    assert (scene.tokens("Lurker", "debt"), scene.p1.debt) == (0, 2)
    scene = Scene(p1={}, kingdom="Bandit Camp", also="Spoils", tokens=true("Harsh Winter"))
    scene.p1.gains("Spoils")
    assert scene.tokens("Spoils", "debt") == 2


# --- Kind Emperor ---------------------------------------------------------------------------------
def test_an_action_at_once_and_only_for_who_took_the_sun() -> None:
    """rising_sun/kind_emperor/1"""
    scene = Scene(p1={"hand": "Poet", "deck": "Gold, Gold"}, p2={}, kingdom="Smithy, Grand Market",
                  tokens={("Kind Emperor", "sun"): 1})
    scene.p1.plays("Poet", "Grand Market")
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("gain") < verbs.index("draw")
    assert (scene.p1.hand, scene.gained(2)) == (cards("Grand Market, Gold"), [])
    assert scene.asked[0].least == 1


def test_everybody_gains_an_action_at_the_start_of_the_turn() -> None:
    """rising_sun/kind_emperor/2"""
    scene = Scene(p1={}, p2={}, kingdom="Smithy, Poet", tokens=true("Kind Emperor"))
    scene.p1.ends_turn("Smithy")
    assert (scene.p2.hand, scene.asked[0].least, scene.asked[0].seat) == (["smithy"], 1, 1)


# --- Panic ----------------------------------------------------------------------------------------
def test_treasures_are_used_once() -> None:
    """rising_sun/panic/1"""
    scene = Scene(p1={"hand": "Gold, Silver"}, tokens=true("Panic"))
    gold = scene.pile("Gold")
    scene.p1.plays("Gold, Silver")
    assert (scene.p1.coins, scene.p1.buys) == (5, 5)
    scene.p1.ends_turn()
    assert (scene.pile("Gold"), scene.p1.all_cards) == (gold + 1, [])


def test_a_treasure_that_lasts_returns_when_it_is_discarded() -> None:
    """rising_sun/panic/3"""
    scene = Scene(p1={"hand": "Gondola", "deck": "9 Estate"}, p2={}, kingdom="Gondola", tokens=true("Panic"))
    before = scene.pile("Gondola")
    scene.p1.plays("Gondola", "next turn")
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.pile("Gondola")) == (["gondola"], before)
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.pile("Gondola")) == ([], before + 1)


def test_a_loot_goes_on_top_of_its_pile() -> None:
    """rising_sun/panic/2"""
    scene = Scene(p1={"hand": "Doubloons"}, tokens=true("Panic"))
    before = scene.pile("Loot")
    scene.p1.plays("Doubloons")
    scene.p1.ends_turn()
    assert (scene.pile("Loot"), scene.top("Loot")) == (before + 1, "doubloons")


def test_what_has_no_pile_is_discarded() -> None:
    """rising_sun/panic/2"""
    scene = Scene(p1={"hand": "Lucky Coin"}, kingdom="Fool", tokens=true("Panic"))
    scene.p1.plays("Lucky Coin")
    scene.p1.ends_turn()
    assert scene.p1.all_cards == cards("Lucky Coin, Silver")


# --- Progress -------------------------------------------------------------------------------------
def test_gained_cards_go_onto_the_deck() -> None:
    """rising_sun/progress/1"""
    scene = Scene(p1={"coins": 3, "deck": "Copper"}, phase="buy", tokens=true("Progress"))
    scene.p1.buys("Silver")
    assert scene.p1.deck == ["silver", "copper"]


def test_so_does_what_others_give() -> None:
    """rising_sun/progress/2"""
    scene = Scene(p1={"hand": "Witch"}, p2={"deck": "Copper"}, tokens=true("Progress"))
    scene.p1.plays("Witch")
    assert scene.p2.deck == ["curse", "copper"]


@pytest.mark.parametrize(("first", "deck"), [("Progress", ["duchy", "border_village"]),
                                             ("Border Village", ["border_village", "duchy"])])
def test_all_gained_cards_go_onto_the_deck_in_whatever_order(first: str, deck: list[str]) -> None:
    """Since 2022 a card that another one was gained onto is not lost."""
    scene = Scene(p1={"coins": 6}, kingdom="Border Village", phase="buy", tokens=true("Progress"))
    scene.p1.buys("Border Village", first, "Duchy")
    assert (scene.p1.deck, scene.p1.discard) == (deck, [])


# --- Rapid Expansion ------------------------------------------------------------------------------
def test_a_card_that_another_was_gained_onto_is_set_aside_too() -> None:
    scene = Scene(p1={"coins": 6}, kingdom="Border Village", phase="buy", tokens=true("Rapid Expansion"))
    scene.p1.buys("Border Village", "Border Village", "Duchy")
    assert (scene.p1.aside, scene.p1.discard) == (["border_village"], ["duchy"])


def test_it_is_played_next_turn() -> None:
    """rising_sun/rapid_expansion/1"""
    scene = Scene(p1={"coins": 4, "deck": "9 Copper"}, p2={}, kingdom="Smithy", phase="buy",
                  tokens=true("Rapid Expansion"))
    scene.p1.buys("Smithy")
    assert scene.p1.aside == ["smithy"]
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.in_play, scene.p1.hand, scene.p1.actions) == (["smithy"], cards("8 Copper"), 1)


def test_in_any_order_with_what_else_starts_the_turn() -> None:
    """rising_sun/rapid_expansion/2"""
    scene = Scene(p1={"durations": "Caravan", "deck": "9 Copper"}, p2={}, turn=1, phase="buy", kingdom="Village",
                  tokens=true("Rapid Expansion"))
    scene.p1.gains("Gold")
    scene.p1.gains("Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Rapid Expansion", "Caravan")
    assert len(scene.asked) == 2
    assert scene.asked[0].options == ["caravan", "rapid_expansion", "rapid_expansion"]
    assert (scene.p1.in_play, scene.p1.coins, scene.p1.actions) == (cards("Caravan, Gold, Village"), 3, 3)


def test_victory_cards_are_not_set_aside() -> None:
    """rising_sun/rapid_expansion/3"""
    scene = Scene(p1={"coins": 5}, phase="buy", tokens=true("Rapid Expansion"))
    scene.p1.buys("Duchy")
    assert scene.p1.discard == ["duchy"]


# --- Sickness -------------------------------------------------------------------------------------
def test_a_curse_or_three_cards() -> None:
    """rising_sun/sickness/1"""
    scene = Scene(p1={}, p2={"hand": "4 Copper, Gold"}, tokens=true("Sickness"))
    scene.p1.ends_turn("discard", "3 Copper")
    assert (scene.p2.hand, scene.p2.discard) == (cards("Copper, Gold"), cards("3 Copper"))
    scene = Scene(p1={}, p2={"deck": "Gold"}, tokens=true("Sickness"))
    scene.p1.ends_turn("curse")
    assert scene.p2.deck == ["curse", "gold"]


def test_what_cannot_be_done_can_be_chosen() -> None:
    """rising_sun/sickness/2"""
    scene = Scene(p1={}, p2={"hand": "2 Copper"}, piles={"Curse": 0}, tokens=true("Sickness"))
    scene.p1.ends_turn("curse")
    assert (scene.p2.deck, scene.p2.hand) == ([], cards("2 Copper"))
    scene = Scene(p1={}, p2={"hand": "2 Copper"}, tokens=true("Sickness"))
    scene.p1.ends_turn("discard")
    assert (scene.p2.hand, scene.p2.discard) == ([], cards("2 Copper"))
