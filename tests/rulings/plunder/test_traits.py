"""Traits: landscapes that lie on a pile."""
from random import Random

import pytest

from throneroom.bots.levels import player
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.furnishing import cheap_singles
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import state
from throneroom.record.driver import Driver, same_question
from throneroom.record.record import read, record_of, replay, write
from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order

EIGHT = ("cellar", "chapel", "market", "militia", "moat", "remodel", "smithy", "village")


def places(traits: tuple[str, ...], piles: tuple[str, ...], tables: int = 60) -> list[dict[str, str]]:
    return [dict(random_setup(Random(seed), cards=(*traits, *piles)).traits) for seed in range(tables)]


# --- all of them ------------------------------------------------------------------------------------------------
def test_a_trait_lies_on_a_pile_of_actions_or_treasures() -> None:
    """plunder/rules/traits/1  (Rich stands in for Pious.)"""
    found = {laid["rich"] for laid in places(("rich",), (*EIGHT, "gardens", "duke"), 100)}
    assert found == set(EIGHT)
    for pile in ("silver", "gardens", "ruins", "library"):
        with pytest.raises(BadKingdom):
            Setup((*EIGHT, "gardens", "duke"), traits=(("rich", pile),)).table()


def test_two_traits_never_share_a_pile() -> None:
    """plunder/rules/traits/2  (Nearby stands in for Pious.)"""
    for laid in places(("nearby", "rich"), EIGHT):
        assert laid["nearby"] != laid["rich"]
    with pytest.raises(BadKingdom, match="two Traits on village"):
        Setup(EIGHT, traits=(("nearby", "village"), ("rich", "village"))).table()


def test_all_cards_of_a_split_pile_have_it() -> None:
    """plunder/rules/traits/3"""
    scene = Scene(traits={"Rich": "Bustling Village"}, p1={"coins": 5}, phase="buy",
                  piles={"Settlers/Bustling Village": "Bustling Village, Settlers"})
    scene.p1.buys("Bustling Village")
    assert scene.p1.discard == cards("Bustling Village, Silver")
    scene.p1.gains("Settlers")
    assert scene.p1.discard == cards("Bustling Village, Settlers, 2 Silver")


def test_it_holds_while_the_pile_is_empty() -> None:
    """plunder/rules/traits/4"""
    scene = Scene(traits={"Rich": "Village"}, piles={"Village": 0}, trash="Village", p1={"hand": "Graverobber"})
    scene.p1.plays("Graverobber", "gain", "Village")
    assert scene.p1.deck == in_order("Village")
    assert scene.p1.discard == cards("Silver")


def test_a_trait_is_not_for_sale() -> None:
    """plunder/rules/traits/5  (Rich stands in for Pious.)"""
    scene = Scene(traits={"Rich": "Village"}, p1={"coins": 20}, phase="buy")
    assert scene.landscapes == ["rich"]
    assert "village" in scene.options
    assert "rich" not in scene.options


def test_a_trait_is_no_type() -> None:
    """plunder/rules/traits/6  (Rich stands in for Pious.)"""
    scene = Scene(traits={"Rich": "Village"}, p1={"hand": "Courtier, Village"})
    scene.p1.plays("Courtier", "Village", "coins")
    asked = scene.asked[-1]
    assert (asked.least, asked.most) == (1, 1)


def test_the_placeholder_says_what_a_pile_is() -> None:
    """plunder/rules/traits/7"""
    found = {laid["rich"] for laid in places(("rich",), ("castles", "knights", *EIGHT), 150)}
    assert found == {"knights", *EIGHT}


# --- Cheap ------------------------------------------------------------------------------------------------------
def test_cheap_cards_cost_less() -> None:
    """plunder/cheap/1"""
    scene = Scene(traits={"Cheap": "Smithy"}, p1={"coins": 3}, phase="buy", kingdom="Militia")
    assert scene.p1.can_buy("Smithy")
    assert not scene.p1.can_buy("Militia")
    scene.p1.buys("Smithy")
    assert (scene.p1.coins, scene.p1.discard) == (0, cards("Smithy"))


def test_cheap_also_when_scoring() -> None:
    """plunder/cheap/2"""
    scene = Scene(traits={"Cheap": "Village"}, landscapes="Plateau Shepherds", p1={"discard": "3 Village", "favors": 2},
                  piles={"Province": 0})
    assert scene.p1.score == 4
    scene.p1.ends_turn()
    assert scene.over
    assert scene.p1.score == 4
    assert scene.cost("Village") == (2, 0, 0)


def test_cheap_changes_neither_debt_nor_potions() -> None:
    """plunder/cheap/3"""
    scene = Scene(traits={"Cheap": "Engineer"}, p1={"coins": 0}, phase="buy")
    scene.p1.buys("Engineer")
    assert scene.p1.debt == 4
    assert Scene(traits={"Cheap": "University"}).cost("University") == (1, 1, 0)


def test_cheap_never_below_nothing() -> None:
    """plunder/cheap/3"""
    scene = Scene(traits={"Cheap": "Pawn"}, p1={"hand": "2 Bridge", "actions": 2})
    scene.p1.plays("Bridge")
    scene.p1.plays("Bridge")
    assert scene.cost("Pawn") == (0, 0, 0)


def test_cheap_makes_no_bane() -> None:
    """plunder/cheap/4"""
    assert "smithy" not in cheap_singles()
    for seed in range(40):
        setup = random_setup(Random(seed), cards=("young_witch", "cheap"))
        assert setup.bane in cheap_singles()
        assert list(faults(setup)) == []
    with pytest.raises(BadKingdom, match="cannot be the Bane"):
        Setup(("young_witch",), bane="smithy", traits=(("cheap", "smithy"),)).table()


# --- Nearby, Rich -----------------------------------------------------------------------------------------------
def test_nearby_gives_a_buy() -> None:
    """plunder/nearby/1"""
    scene = Scene(traits={"Nearby": "Village"}, p1={"coins": 6}, phase="buy")
    scene.p1.buys("Village")
    assert scene.p1.buys == 1
    scene.p1.buys("Village")
    assert scene.p1.buys == 1
    assert scene.p1.discard == cards("2 Village")
    scene = Scene(traits={"Nearby": "Village"}, p1={"coins": 6}, phase="buy")
    scene.p1.buys("Silver")
    assert scene.p1.buys == 0


def test_rich_gains_a_silver() -> None:
    """plunder/rich/1"""
    scene = Scene(traits={"Rich": "Village"}, p1={"coins": 3}, phase="buy")
    scene.p1.buys("Village")
    assert scene.gained(1) == ["village", "silver"]


def test_rich_without_silvers() -> None:
    """plunder/rich/2"""
    scene = Scene(traits={"Rich": "Village"}, p1={"coins": 3}, phase="buy", piles={"Silver": 0})
    scene.p1.buys("Village")
    assert scene.gained(1) == ["village"]
    assert scene.asked == []


# --- Cursed, Fawning, Pious -------------------------------------------------------------------------------------
def test_cursed_gains_a_loot_and_a_curse() -> None:
    """plunder/cursed/1"""
    scene = Scene(traits={"Cursed": "Village"}, p1={"coins": 3}, phase="buy", piles={"Loot": "Sword"})
    scene.p1.buys("Village")
    assert scene.gained(1) == ["village", "sword", "curse"]


def test_cursed_without_curses() -> None:
    """plunder/cursed/2"""
    scene = Scene(traits={"Cursed": "Village"}, piles={"Loot": "Sword", "Curse": 0})
    scene.p1.gains("Village")
    assert scene.gained(1) == ["village", "sword"]


def test_fawning_comes_with_a_province() -> None:
    """plunder/fawning/1"""
    scene = Scene(traits={"Fawning": "Smithy"}, p1={"coins": 8}, phase="buy")
    scene.p1.buys("Province")
    assert scene.gained(1) == ["province", "smithy"]
    scene.p1.gains("Duchy")
    assert scene.gained(1) == ["province", "smithy", "duchy"]


def test_fawning_is_compulsory() -> None:
    """plunder/fawning/2"""
    scene = Scene(traits={"Fawning": "Moat"}, piles={"Moat": 1})
    scene.p1.gains("Province")
    assert (scene.gained(1), scene.asked) == (["province", "moat"], [])
    scene.p1.gains("Province")
    assert scene.gained(1) == ["province", "moat", "province"]


def test_pious_trashes_from_the_hand() -> None:
    """plunder/pious/1"""
    scene = Scene(traits={"Pious": "Village"}, p1={"coins": 3, "hand": "Curse"}, phase="buy")
    scene.p1.buys("Village", "Curse")
    assert (scene.trash, scene.p1.discard) == (cards("Curse"), cards("Village"))


def test_pious_each_time_if_wanted() -> None:
    """plunder/pious/2"""
    for answers, trashed in (((None, None), ""), (("Curse", None), "Curse"), (("Curse", "Gold"), "Curse, Gold")):
        scene = Scene(traits={"Pious": "Village"}, p1={"coins": 6, "buys": 2, "hand": "Gold, Curse"}, phase="buy")
        for answer in answers:
            scene.p1.buys("Village", answer)
        assert scene.trash == cards(trashed)


def test_pious_may_trash_what_was_gained_to_hand() -> None:
    """plunder/pious/3"""
    scene = Scene(traits={"Pious": "Village"}, p1={"hand": "Artisan, Copper"})
    scene.p1.plays("Artisan", "Village", "Village", "Copper")
    assert (scene.trash, scene.p1.deck) == (cards("Village"), in_order("Copper"))


# --- Fated ------------------------------------------------------------------------------------------------------
def test_fated_cards_go_to_the_top_and_to_the_bottom() -> None:
    """plunder/fated/1"""
    for seed in range(5):
        scene = Scene(traits={"Fated": "Smithy"}, p1={"discard": "5 Smithy, 5 Copper"}, seed=seed)
        scene.p1.draws(1, "2 Smithy", "Smithy")
        assert scene.p1.hand == cards("Smithy")
        assert (scene.p1.deck[0], scene.p1.deck[-1]) == ("smithy", "smithy")
        assert sorted(scene.p1.deck[1:-1]) == cards("2 Smithy, 5 Copper")
        shown = [event for event in scene.log.events if event.verb == "reveal"]
        assert [card.id for card in shown[0].cards] == ["smithy"] * 3
    assert [asked.purpose for asked in scene.asked] == ["topdeck", "place"]


def test_fated_lets_everybody_look() -> None:
    """plunder/fated/2"""
    scene = Scene(traits={"Fated": "Smithy"}, p1={"discard": "5 Copper, Gold"})
    scene.p1.draws(1)
    looked = [event for event in scene.log.events if event.verb == "look"]
    assert sorted(card.id for card in looked[0].visible_cards(0) or []) == cards("5 Copper, Gold")
    assert not looked[0].visible_cards(1)
    assert looked[0].amount == 1                    # nobody else may count them
    assert scene.asked == []


def test_fated_and_a_card_with_a_say_of_its_own() -> None:
    """Found by the fuzzer: with Stash in the shuffle, Fated is asked once."""
    scene = Scene(traits={"Fated": "Smithy"}, kingdom="Stash", p1={"discard": "Smithy, Stash, 4 Copper"})
    scene.p1.draws(1, "Smithy", "no")
    assert scene.p1.hand == cards("Smithy")
    assert [asked.purpose for asked in scene.asked] == ["topdeck", "place"]


def test_fated_is_below_what_is_left_of_the_deck() -> None:
    """plunder/fated/3"""
    scene = Scene(traits={"Fated": "Smithy"}, p1={"deck": "Gold", "discard": "Smithy, 4 Copper"})
    scene.p1.draws(2, "Smithy")
    assert scene.p1.hand == cards("Gold, Smithy")
    scene = Scene(traits={"Fated": "Smithy"}, p1={"deck": "Gold", "discard": "Smithy, 4 Copper"})
    scene.p1.draws(2, None, "Smithy")
    assert scene.p1.hand == cards("Gold, Copper")
    assert scene.p1.deck[-1] == "smithy"


# --- Friendly, Patient ------------------------------------------------------------------------------------------
def test_friendly_discards_to_gain() -> None:
    """plunder/friendly/1"""
    scene = Scene(traits={"Friendly": "Village"}, p1={"hand": "Village, Copper", "deck": "6 Silver"})
    scene.p1.ends_turn("Village")
    assert scene.p1.discard == cards("2 Village, Copper")
    scene = Scene(traits={"Friendly": "Village"}, p1={"hand": "Village", "deck": "6 Silver"})
    scene.p1.ends_turn(None)
    assert scene.p1.discard == cards("Village")


def test_friendly_once_a_turn() -> None:
    """plunder/friendly/2"""
    scene = Scene(traits={"Friendly": "Village"}, p1={"hand": "2 Village", "deck": "6 Silver"})
    scene.p1.ends_turn("Village")
    assert (len(scene.asked), scene.asked[0].most) == (1, 1)
    assert scene.p1.discard == cards("3 Village")


def test_friendly_is_in_clean_up() -> None:
    """plunder/friendly/3"""
    scene = Scene(traits={"Friendly": "Village Green"}, p1={"hand": "Village Green", "deck": "6 Silver"})
    scene.p1.ends_turn("Village Green")
    assert scene.p1.discard == cards("2 Village Green")
    assert len(scene.asked) == 1


def test_friendly_gains_the_top_card() -> None:
    """plunder/friendly/4"""
    scene = Scene(traits={"Friendly": "Clashes"}, p1={"hand": "Battle Plan", "deck": "6 Silver"},
                  piles={"Clashes": "Warlord, Territory"})
    scene.p1.ends_turn("Battle Plan")
    assert scene.p1.discard == cards("Battle Plan, Warlord")


def test_patient_cards_are_played_next_turn() -> None:
    """plunder/patient/1"""
    scene = Scene(traits={"Patient": "Smithy"}, p1={"hand": "2 Smithy", "deck": "12 Copper", "actions": 0})
    scene.p1.ends_turn("2 Smithy")
    assert (scene.p1.aside, scene.p1.hand) == (cards("2 Smithy"), cards("5 Copper"))
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("2 Smithy")
    assert scene.p1.hand == cards("11 Copper")


def test_patient_must_play_what_is_set_aside() -> None:
    """plunder/patient/2"""
    scene = Scene(traits={"Patient": "Smithy"}, p1={"hand": "2 Smithy", "deck": "12 Copper"}, phase="buy")
    scene.p1.ends_turn("Smithy")
    assert scene.asked[0].least == 0
    assert scene.p1.discard == cards("Smithy")
    scene.p2.ends_turn()
    assert scene.asked == []
    assert (scene.p1.in_play, scene.p1.actions, len(scene.p1.hand)) == (cards("Smithy"), 1, 8)


def test_patient_plays_a_territory() -> None:
    """plunder/patient/3"""
    scene = Scene(traits={"Patient": "Clashes"}, p1={"hand": "Territory", "deck": "12 Copper"}, phase="buy")
    scene.p1.ends_turn("Territory")
    scene.p2.ends_turn()
    assert (scene.p1.in_play, scene.p1.coins, scene.p1.actions) == (cards("Territory"), 0, 1)
    assert [card.id for card in scene.game.turn.plays] == ["territory"]
    scene.p1.ends_turn()
    assert "territory" in scene.p1.discard


def test_patient_cards_are_played_in_any_order() -> None:
    """plunder/patient/1"""
    scene = Scene(traits={"Patient": "Clashes"}, p1={"hand": "Battle Plan, Archer", "deck": "12 Copper"}, phase="buy")
    scene.p1.ends_turn("Archer, Battle Plan")
    scene.p2.ends_turn(scene.p1("Battle Plan"), scene.p1("no"), scene.p1(None))
    assert [card.id for card in scene.game.turn.plays] == ["battle_plan", "archer"]


# --- Hasty ------------------------------------------------------------------------------------------------------
def test_hasty_is_played_next_turn() -> None:
    """plunder/hasty/1"""
    scene = Scene(traits={"Hasty": "Smithy"}, p1={"coins": 4, "deck": "9 Copper"}, phase="buy")
    scene.p1.buys("Smithy")
    assert (scene.p1.aside, scene.p1.discard) == (cards("Smithy"), [])
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert (scene.p1.in_play, len(scene.p1.hand), scene.p1.actions) == (cards("Smithy"), 8, 1)


def test_hasty_plays_a_territory() -> None:
    """plunder/hasty/2"""
    scene = Scene(traits={"Hasty": "Clashes"}, p1={"deck": "20 Copper"}, piles={"Clashes": "Territory"})
    scene.p1.gains("Clashes", "Hasty")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Territory")
    scene.p1.ends_turn()
    assert (scene.p1.in_play, "territory" in scene.p1.discard) == ([], True)


def test_hasty_and_what_was_moved_before() -> None:
    """plunder/hasty/3"""
    scene = Scene(traits={"Hasty": "Smithy"}, p1={"hand": "Watchtower", "deck": "9 Copper"})
    scene.p1.gains("Smithy", "Watchtower", "topdeck")
    assert (scene.p1.deck[0], scene.p1.aside) == ("smithy", [])
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == []
    scene = Scene(traits={"Hasty": "Smithy"}, p1={"hand": "Watchtower"})
    scene.p1.gains("Smithy", "Hasty")
    assert scene.p1.aside == cards("Smithy")


# --- Inspiring --------------------------------------------------------------------------------------------------
def test_inspiring_plays_another_action() -> None:
    """plunder/inspiring/1"""
    scene = Scene(traits={"Inspiring": "Village"}, p1={"hand": "Village, Smithy", "deck": "6 Copper"})
    scene.p1.plays("Village", "Smithy")
    assert (scene.p1.actions, scene.p1.in_play) == (2, cards("Village, Smithy"))
    assert scene.asked[0].least == 0


def test_inspiring_does_not_play_a_copy() -> None:
    """plunder/inspiring/2"""
    scene = Scene(traits={"Inspiring": "Village"}, p1={"hand": "2 Village", "deck": "6 Copper"})
    scene.p1.plays("Village")
    assert scene.asked == []


def test_inspiring_looks_at_what_is_in_play() -> None:
    """plunder/inspiring/3"""
    scene = Scene(traits={"Inspiring": "Mining Village"}, p1={"durations": "Caravan", "deck": "6 Copper",
                                                              "hand": "2 Mining Village, Caravan"}, phase="start")
    scene.run()
    scene.p1.plays("Mining Village", "yes", "Mining Village", "no")
    assert not scene.asked[1].offers("Caravan")
    assert (scene.trash, scene.p1.in_play) == (cards("Mining Village"), cards("Caravan, Mining Village"))


def test_inspiring_on_treasures() -> None:
    """plunder/inspiring/4"""
    scene = Scene(traits={"Inspiring": "Silver Mine"}, p1={"hand": "Silver Mine, Smithy", "deck": "6 Copper"},
                  phase="buy")
    scene.p1.plays("Silver Mine", "Silver", "Smithy")
    assert scene.p1.in_play == cards("Silver Mine, Smithy")


def test_inspiring_only_in_your_turn() -> None:
    """plunder/inspiring/1"""
    scene = Scene(traits={"Inspiring": "Village Green"}, p1={"hand": "Militia"},
                  p2={"hand": "Village Green, Smithy, 3 Copper", "deck": "6 Copper"})
    scene.p1.plays("Militia", scene.p2("Village Green, Copper"), scene.p2("yes"), scene.p2("now"))
    assert "smithy" in scene.p2.hand


# --- Reckless ---------------------------------------------------------------------------------------------------
def test_reckless_is_followed_twice_and_returns() -> None:
    """plunder/reckless/1"""
    scene = Scene(traits={"Reckless": "Smithy"}, p1={"hand": "Smithy", "deck": "12 Copper"})
    before = scene.pile("Smithy")
    scene.p1.plays("Smithy")
    assert len(scene.p1.hand) == 6
    scene.p1.ends_turn()
    assert scene.pile("Smithy") == before + 1
    assert "smithy" not in scene.p1.all_cards


def test_reckless_is_one_play() -> None:
    """plunder/reckless/2"""
    scene = Scene(traits={"Reckless": "Village"}, p1={"hand": "Village, Conspirator", "deck": "12 Copper"})
    scene.p1.plays("Village")
    assert scene.p1.actions == 4
    scene.p1.plays("Conspirator")
    assert (scene.p1.actions, scene.p1.coins) == (3, 2)         # two Actions played: no card, no action


def test_reckless_and_a_way() -> None:
    """plunder/reckless/3"""
    scene = Scene(traits={"Reckless": "Smithy"}, landscapes="Way of the Sheep", p1={"hand": "Smithy"})
    before = scene.pile("Smithy")
    scene.p1.plays("Smithy", "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.hand) == (2, [])
    scene.p1.ends_turn()
    assert scene.pile("Smithy") == before + 1


def test_reckless_and_the_way_of_the_chameleon() -> None:
    """plunder/reckless/3  (Where the card's own instructions are followed, they are so twice.)"""
    scene = Scene(traits={"Reckless": "Smithy"}, landscapes="Way of the Chameleon", p1={"hand": "Smithy"})
    scene.p1.plays("Smithy", "Way of the Chameleon")
    assert scene.p1.coins == 6


def test_reckless_attacks_are_answered_once() -> None:
    """plunder/reckless/4"""
    scene = Scene(traits={"Reckless": "Witch"}, p1={"hand": "Witch", "deck": "9 Copper"}, p2={"hand": "Moat"}, p3={})
    scene.p1.plays("Witch", scene.p2("Moat"))
    assert len(scene.p1.hand) == 4
    assert (scene.p2.discard, scene.p3.discard) == ([], cards("2 Curse"))
    assert len(scene.asked) == 1


def test_reckless_fools_gold() -> None:
    """plunder/reckless/5"""
    scene = Scene(traits={"Reckless": "Fool's Gold"}, p1={"hand": "2 Fool's Gold"}, phase="buy")
    scene.p1.plays("Fool's Gold")
    assert scene.p1.coins == 2
    scene.p1.plays("Fool's Gold")
    assert scene.p1.coins == 2 + 8


def test_reckless_and_scheme() -> None:
    """plunder/reckless/6"""
    scene = Scene(traits={"Reckless": "Smithy"}, p1={"hand": "Smithy, Scheme", "deck": "20 Copper"})
    before = scene.pile("Smithy")
    scene.p1.plays("Scheme")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy")
    assert scene.pile("Smithy") == before
    assert "smithy" in scene.p1.hand


def test_a_reckless_traveller() -> None:
    """It is exchanged, or returns to its pile; what has returned is not asked about any more."""
    for answers, left in ((["Page", "yes"], "2 Copper, Treasure Hunter"), (["Reckless"], "2 Copper")):
        scene = Scene(traits={"Reckless": "Page"}, p1={"hand": "Page", "deck": "9 Copper"})
        before = scene.pile("Page")
        scene.p1.plays("Page")
        scene.p1.ends_turn(*answers)
        assert (scene.p1.discard, scene.pile("Page")) == (cards(left), before + 1)


def test_reckless_durations() -> None:
    """plunder/reckless/7  (What the rule book says of them.)"""
    scene = Scene(traits={"Reckless": "Caravan"}, p1={"hand": "Caravan", "deck": "20 Copper"})
    before = scene.pile("Caravan")
    scene.p1.plays("Caravan")
    assert (len(scene.p1.hand), scene.p1.actions) == (2, 2)
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.pile("Caravan")) == ([], before + 1)


def test_reckless_decides_each_time() -> None:
    """plunder/reckless/8"""
    scene = Scene(traits={"Reckless": "Steward"}, p1={"hand": "Steward", "deck": "20 Copper"})
    scene.p1.plays("Steward", "cards", "coins")
    assert (len(scene.p1.hand), scene.p1.coins) == (2, 2)


# --- Shy, Tireless ----------------------------------------------------------------------------------------------
def test_shy_is_two_cards() -> None:
    """plunder/shy/1"""
    scene = Scene(traits={"Shy": "Village"}, p1={"hand": "Village", "deck": "6 Copper"}, phase="start")
    scene.run("Village")
    assert (scene.p1.hand, scene.p1.discard) == (cards("2 Copper"), cards("Village"))
    scene = Scene(traits={"Shy": "Village"}, p1={"hand": "Village", "deck": "6 Copper"}, phase="start")
    scene.run(None)
    assert scene.p1.hand == cards("Village")


def test_shy_once_a_turn() -> None:
    """plunder/shy/2"""
    scene = Scene(traits={"Shy": "Village"}, p1={"hand": "2 Village", "deck": "6 Copper"}, phase="start")
    scene.run("Village")
    assert (len(scene.asked), scene.asked[0].most) == (1, 1)
    assert scene.p1.hand == cards("Village, 2 Copper")


def test_shy_and_reactions() -> None:
    """plunder/shy/3"""
    scene = Scene(traits={"Shy": "Village Green"}, p1={"hand": "Village Green", "deck": "Gold, 6 Copper"},
                  phase="start")
    scene.run("Village Green", "yes", "now")
    assert scene.p1.in_play == cards("Village Green")
    assert scene.p1.hand == cards("Gold, 2 Copper")
    drawn = [[card.id for card in event.cards] for event in scene.log.events if event.verb == "draw"]
    assert drawn == [["gold"], ["copper", "copper"]]


def test_tireless_goes_onto_the_deck() -> None:
    """plunder/tireless/1"""
    scene = Scene(traits={"Tireless": "Smithy"}, p1={"play": "Smithy", "deck": "6 Copper"}, phase="buy")
    scene.p1.ends_turn()
    assert (scene.p1.hand, scene.p1.deck) == (cards("5 Copper"), in_order("Smithy, Copper"))
    assert (scene.p1.aside, scene.p1.discard) == ([], [])


def test_tireless_is_compulsory() -> None:
    """plunder/tireless/2"""
    scene = Scene(traits={"Tireless": "Smithy"}, p1={"play": "2 Smithy, Copper", "deck": "6 Copper"}, phase="buy")
    scene.p1.ends_turn()
    assert scene.asked == []
    assert scene.p1.deck == in_order("2 Smithy, Copper")


def test_tireless_durations() -> None:
    """plunder/tireless/3  (What follows for them.)"""
    scene = Scene(traits={"Tireless": "Caravan"}, p1={"hand": "Caravan", "deck": "20 Copper"})
    scene.p1.plays("Caravan")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan")
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert scene.p1.deck[0] == "caravan"


def test_tireless_and_what_leaves_play_otherwise() -> None:
    """plunder/tireless/4  (Mining Village, which trashes itself, as Crew goes onto the deck.)"""
    scene = Scene(traits={"Tireless": "Mining Village"}, p1={"hand": "Mining Village", "deck": "9 Copper"})
    scene.p1.plays("Mining Village", "yes")
    scene.p1.ends_turn()
    assert scene.trash == cards("Mining Village")
    assert "mining_village" not in scene.p1.deck


# --- Inherited --------------------------------------------------------------------------------------------------
TEN = ("cellar", "chapel", "market", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")


def opened(setup: Setup, *returned: str, seed: int = 7) -> Driver:
    """A game in which the players give back these cards before it begins."""
    driver = Driver(setup, seed)
    for seat, name in enumerate(returned):
        decision = driver.decision
        assert decision is not None
        assert (decision.seat, decision.purpose, decision.settled) == (seat, "return", True)
        driver.answer([[option.id for option in decision.options].index(name)])
    return driver


def decks(driver: Driver) -> list[list[str]]:
    return [sorted(card.id for card in player.all_cards()) for player in driver.game.players]


def test_inherited_replaces_a_starting_card() -> None:
    """plunder/inherited/1"""
    driver = opened(Setup(TEN, traits=(("inherited", "village"),)), "copper", "copper")
    assert decks(driver) == [cards("6 Copper, 3 Estate, Village")] * 2
    assert driver.game.count_in_pile("village") == 8
    assert driver.game.count_in_pile("copper") == 60 - 12
    assert [len(player.hand) for player in driver.game.players] == [5, 5]
    assert driver.game.turn_number == 1


def test_inherited_leaves_the_pile_of_estates() -> None:
    """plunder/inherited/2"""
    driver = opened(Setup(TEN, traits=(("inherited", "village"),)), "estate", "copper")
    assert decks(driver) == [cards("7 Copper, 2 Estate, Village"), cards("6 Copper, 3 Estate, Village")]
    assert driver.game.count_in_pile("estate") == 8
    assert driver.game.count_in_pile("copper") == 60 - 13
    driver = opened(Setup((*TEN[:9], "pixie"), shelters=True, traits=(("inherited", "village"),)), "hovel", "goat")
    assert decks(driver) == [cards("6 Copper, Goat, Necropolis, Overgrown Estate, Village"),
                             cards("6 Copper, Hovel, Necropolis, Overgrown Estate, Village")]


def test_inherited_from_a_split_pile() -> None:
    """plunder/inherited/3"""
    setup = Setup((*TEN[:9], "townsfolk"), players=6, traits=(("inherited", "townsfolk"),))
    driver = opened(setup, *["copper"] * 6)
    assert [deck[-1] if deck[-1] == "town_crier" else deck[0] for deck in decks(driver)] == [
        *["town_crier"] * 4, *["blacksmith"] * 2]


def test_an_inherited_shadow_is_at_the_bottom_of_the_first_deck() -> None:
    """rising_sun/rules/shadow/1, with plunder/inherited/1"""
    setup = Setup((*TEN[:9], "ninja"), traits=(("inherited", "ninja"),))
    for seed in range(5):
        driver = opened(setup, "copper", "estate", seed=seed)
        assert [player.deck[0].id for player in driver.game.players] == ["ninja", "ninja"]


def test_the_first_deal_is_no_shuffle_that_anybody_has_a_say_in() -> None:
    """Players begin with a Favor, but Order of Masons asks for none before the game: also where there are Shadows."""
    setup = Setup((*TEN[:8], "ninja", "underling"), ("order_of_masons",))
    driver = Driver(setup, 7)
    assert driver.decision is not None and driver.decision.purpose == "play"
    assert [player.favors for player in driver.game.players] == [1, 1]


def test_inherited_is_not_gained() -> None:
    """plunder/inherited/4"""
    driver = opened(Setup((*TEN[:9], "nomads"), traits=(("inherited", "nomads"),)), "copper", "copper")
    assert [player.coins for player in driver.game.players] == [0, 0]
    assert driver.game.turn.gains == []


def test_inherited_in_records_undone_and_seen() -> None:
    """plunder/inherited/1"""
    setup = Setup(TEN, traits=(("inherited", "village"),))
    driver = opened(setup, "estate")
    assert driver.decision is not None
    assert driver.decision.seat == 1
    assert view(driver.game, 0).players[0].cards == {"copper": 7, "estate": 2, "village": 1}
    assert view(driver.game, 1).players[0].hand_size == 0
    before = driver.undo()
    assert before.decision is not None
    assert before.decision.seat == 0
    assert decks(before) == [cards("7 Copper, 3 Estate")] * 2
    driver.answer([0])
    assert replay(read(write(record_of(driver)))).answers == driver.answers
    assert state(replay(read(write(record_of(driver)))).game) == state(driver.game)
    forked = driver.undo().fork(1, 3)
    assert same_question(forked.decision, driver.undo().decision)


def test_inherited_with_bots() -> None:
    """plunder/inherited/1  (They give back what is worth least.)"""
    table = Setup(TEN, traits=(("inherited", "village"),)).table()
    game = table.new_game([player("hard") for _ in range(2)], 3)
    game.open()
    assert [sorted(card.id for card in each.all_cards()) for each in game.players] == [
        cards("7 Copper, 2 Estate, Village")] * 2
    game.run(3)
    assert game.turn_number == 4
