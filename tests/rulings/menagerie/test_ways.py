"""Ways."""
import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


# --- the rules --------------------------------------------------------------------------------------------------------
def test_a_way_is_followed_instead_of_the_card() -> None:
    """menagerie/rules/ways/1"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Sheep")
    assert (scene.asked[0].purpose, scene.asked[0].least) == ("way", 0)
    assert (scene.p1.coins, scene.p1.hand) == (2, [])
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", None)
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("3 Copper"))


def test_text_below_the_line_still_applies() -> None:
    """menagerie/rules/ways/2"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Highway", "deck": "Copper"})
    scene.p1.plays("Highway", "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.hand) == (2, 0, [])
    assert scene.cost("Silver") == (2, 0, 0)


def test_this_card_is_the_one_played() -> None:
    """menagerie/rules/ways/3"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Market", "deck": "Copper"})
    scene.p1.plays("Market", "Way of the Turtle")
    assert scene.p1.aside == cards("Market")
    assert scene.p1.in_play == []


def test_enchantress_or_a_way() -> None:
    """menagerie/rules/ways/4"""
    scene = Scene(turn=2, landscapes="Way of the Sheep", p1={"hand": "2 Smithy", "deck": "9 Copper"},
                  p2={"hand": "Enchantress", "deck": "5 Copper"})
    scene.p2.plays("Enchantress", None)
    scene.p2.ends_turn()
    scene.p1.plays("Smithy", "Way of the Sheep")
    assert (scene.asked[0].options, scene.asked[0].least) == (["enchantress", "way_of_the_sheep"], 1)
    assert (scene.p1.coins, scene.p1.actions, scene.p1.hand) == (2, 0, cards("Smithy"))
    scene = Scene(turn=2, landscapes="Way of the Sheep", p1={"hand": "2 Smithy", "deck": "9 Copper"},
                  p2={"hand": "Enchantress", "deck": "5 Copper"})
    scene.p2.plays("Enchantress", None)
    scene.p2.ends_turn()
    scene.p1.plays("Smithy", "Enchantress")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.hand) == (0, 1, cards("Smithy, Copper"))
    scene.p1.plays("Smithy", None)
    assert scene.asked[0].options == ["way_of_the_sheep"]
    assert scene.p1.hand == cards("4 Copper")


def test_a_way_at_an_unusual_time() -> None:
    """menagerie/rules/ways/5"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Witch", "deck": "2 Estate"},
                  p2={"hand": "Sheepdog", "deck": "5 Copper"})
    scene.p1.plays("Witch", None, scene.p2("yes"), scene.p2("Way of the Sheep"))
    assert (scene.p2.hand, scene.p2.coins, scene.p1.coins) == ([], 0, 0)
    assert scene.p2.in_play == cards("Sheepdog")


def test_the_choice_is_made_for_every_play() -> None:
    """menagerie/rules/ways/6"""
    scene = Scene(landscapes="Way of the Sheep", phase="start",
                  p1={"durations": "Mastermind", "hand": "Smithy", "deck": "9 Copper"})
    scene.run("Smithy", "Way of the Sheep", None, "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.hand) == (4, cards("3 Copper"))


def test_durations_stay_for_the_plays_as_themselves() -> None:
    """menagerie/rules/ways/7: with Barge, chosen for the next turn, for Wharf"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Throne Room, Barge", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", None, "Barge", None, "next turn", "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.hand) == (2, [])
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Barge, Throne Room")
    scene.p2.ends_turn()
    assert (len(scene.p1.hand), scene.p1.me.buys) == (8, 2)
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Throne Room, Barge", "deck": "20 Copper"})
    scene.p1.plays("Throne Room", None, "Barge", "Way of the Sheep", "Way of the Sheep")
    assert scene.p1.coins == 4
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_what_comes_first_comes_before_the_way() -> None:
    """menagerie/rules/ways/8"""
    scene = Scene(landscapes="Way of the Sheep", kingdom="Witch",
                  p1={"hand": "Kiln, Witch", "actions": 2, "deck": "5 Copper"}, p2={"hand": "Moat"})
    scene.p1.plays("Kiln", None)
    scene.p1.plays("Witch", "yes", scene.p2("Moat"), "Way of the Sheep")
    assert [asked.purpose for asked in scene.asked] == ["gain", "reveal", "way"]
    assert scene.p1.discard == cards("Witch")
    assert (scene.p1.coins, scene.p1.hand) == (4, [])
    assert scene.p2.discard == []
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Witch"}, p2={"hand": "Moat"})
    scene.p1.plays("Witch", scene.p2("no"), "Way of the Sheep")
    assert scene.p2.discard == []


def test_tokens_still_work() -> None:
    """menagerie/rules/ways/9"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Village", "tokens": {"+1 coin": "Village"}})
    scene.p1.plays("Village", "Way of the Sheep")
    assert scene.p1.coins == 3


def test_ways_are_not_in_the_supply() -> None:
    """menagerie/rules/ways/10"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Sleigh", phase="buy", p1={"coins": 20})
    assert scene.pile("Horse") == 30
    assert scene.game.pile("sleigh") is None
    assert not scene.p1.can_buy("Way of the Mouse")
    assert not scene.p1.can_buy("Sleigh")


def test_events_and_ways_are_no_bane() -> None:
    """menagerie/rules/ways/11"""
    for landscape in ("ride", "way_of_the_sheep"):
        with pytest.raises(BadKingdom):
            Setup(("young_witch",), bane=landscape).table()
    assert Setup(("young_witch",), landscapes=("ride",), bane="village").table().bane == "village"


def test_the_end_of_the_turn_is_after_drawing() -> None:
    """menagerie/rules/terms/1"""
    scene = Scene(landscapes="Way of the Squirrel", p1={"hand": "Smithy, Estate", "deck": "5 Copper, 2 Silver, Gold"})
    scene.p1.plays("Smithy", "Way of the Squirrel")
    scene.p1.ends_turn()
    draws = [[card.id for card in event.cards] for event in scene.log.events if event.verb == "draw"]
    assert draws == [["copper"] * 5, ["silver"] * 2]


# --- plain ones -------------------------------------------------------------------------------------------------------
def test_way_of_the_monkey() -> None:
    """menagerie/way_of_the_monkey/1"""
    scene = Scene(landscapes="Way of the Monkey", p1={"hand": "Moat", "deck": "5 Copper"})
    scene.p1.plays("Moat", "Way of the Monkey")
    assert (scene.p1.me.buys, scene.p1.coins, scene.p1.actions, scene.p1.hand) == (2, 1, 0, [])


def test_way_of_the_mule() -> None:
    """menagerie/way_of_the_mule/1"""
    scene = Scene(landscapes="Way of the Mule", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mule")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.hand) == (1, 1, [])


def test_way_of_the_otter() -> None:
    """menagerie/way_of_the_otter/1"""
    scene = Scene(landscapes="Way of the Otter", p1={"hand": "Village", "deck": "5 Copper"})
    scene.p1.plays("Village", "Way of the Otter")
    assert (scene.p1.actions, scene.p1.hand) == (0, cards("2 Copper"))


def test_way_of_the_ox() -> None:
    """menagerie/way_of_the_ox/1"""
    scene = Scene(landscapes="Way of the Ox", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Ox")
    assert (scene.p1.actions, scene.p1.hand) == (2, [])


def test_way_of_the_pig() -> None:
    """menagerie/way_of_the_pig/1"""
    scene = Scene(landscapes="Way of the Pig", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Pig")
    assert (scene.p1.actions, scene.p1.hand) == (1, cards("Copper"))


def test_way_of_the_sheep() -> None:
    """menagerie/way_of_the_sheep/1"""
    scene = Scene(landscapes="Way of the Sheep", p1={"hand": "Village", "deck": "5 Copper"})
    scene.p1.plays("Village", "Way of the Sheep")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.hand) == (2, 0, [])


# --- simple ones ------------------------------------------------------------------------------------------------------
def test_way_of_the_camel() -> None:
    """menagerie/way_of_the_camel/1"""
    scene = Scene(landscapes="Way of the Camel", p1={"hand": "Moat", "deck": "5 Copper"})
    scene.p1.plays("Moat", "Way of the Camel")
    assert (scene.p1.exile, scene.pile("Gold"), scene.p1.hand) == (cards("Gold"), 29, [])


def test_way_of_the_worm() -> None:
    """menagerie/way_of_the_worm/1"""
    scene = Scene(landscapes="Way of the Worm", p1={"hand": "Moat, Sheepdog", "deck": "5 Copper"})
    scene.p1.plays("Moat", "Way of the Worm")
    assert len(scene.asked) == 1
    assert (scene.p1.exile, scene.pile("Estate"), scene.p1.score) == (cards("Estate"), 7, 1)
    assert scene.gained(1) == []


def test_way_of_the_frog() -> None:
    """menagerie/way_of_the_frog/1"""
    scene = Scene(landscapes="Way of the Frog", p1={"hand": "2 Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Frog")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("Smithy, 4 Copper")
    assert scene.p1.discard == cards("Smithy")


def test_way_of_the_frog_for_several_cards() -> None:
    scene = Scene(landscapes="Way of the Frog", p1={"hand": "Smithy, Village", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Frog")
    scene.p1.plays("Village", "Way of the Frog")
    scene.p1.ends_turn("Smithy")
    assert scene.p1.hand == cards("Smithy, Village, 3 Copper")


def test_way_of_the_goat() -> None:
    """menagerie/way_of_the_goat/1"""
    scene = Scene(landscapes="Way of the Goat", p1={"hand": "Smithy, Curse", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Goat")
    assert (scene.trash, scene.p1.hand) == (cards("Curse"), [])


def test_way_of_the_mole() -> None:
    """menagerie/way_of_the_mole/1"""
    scene = Scene(landscapes="Way of the Mole", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mole")
    assert (scene.p1.actions, scene.p1.hand) == (1, cards("3 Copper"))
    scene = Scene(landscapes="Way of the Mole", p1={"hand": "Smithy, 2 Estate", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mole")
    assert (scene.p1.discard, scene.p1.hand) == (cards("2 Estate"), cards("3 Copper"))


def test_way_of_the_owl() -> None:
    """menagerie/way_of_the_owl/1"""
    scene = Scene(landscapes="Way of the Owl", p1={"hand": "Smithy, 4 Estate", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Owl")
    assert scene.p1.hand == cards("4 Estate, 2 Copper")
    scene = Scene(landscapes="Way of the Owl", p1={"hand": "Smithy, 7 Estate", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Owl")
    assert scene.p1.hand == cards("7 Estate")


# --- returning and copying --------------------------------------------------------------------------------------------
def test_way_of_the_butterfly() -> None:
    """menagerie/way_of_the_butterfly/1"""
    scene = Scene(landscapes="Way of the Butterfly", kingdom="Smithy, Gardens, Market", piles={"Village": 8},
                  p1={"hand": "Village", "deck": "5 Copper"})
    scene.p1.plays("Village", "Way of the Butterfly", "yes", "Smithy")
    assert scene.asked[2].options == ["gardens", "smithy"]
    assert scene.pile("Village") == 9
    assert (scene.p1.discard, scene.p1.hand, scene.p1.actions) == (cards("Smithy"), [], 0)


def test_way_of_the_butterfly_needs_a_pile() -> None:
    """menagerie/way_of_the_butterfly/2"""
    scene = Scene(landscapes="Way of the Butterfly", kingdom="Gardens, Smithy",
                  p1={"hand": "Necropolis, Horse", "actions": 2})
    scene.p1.plays("Necropolis", "Way of the Butterfly")
    assert scene.p1.in_play == cards("Necropolis")
    assert scene.gained(1) == []
    scene.p1.plays("Horse", "Way of the Butterfly", "yes", "Gardens")
    assert scene.p1.discard == cards("Gardens")
    assert scene.pile("Horse") == 31
    assert scene.p1.in_play == cards("Necropolis")


def test_way_of_the_horse() -> None:
    """menagerie/way_of_the_horse/1"""
    scene = Scene(landscapes="Way of the Horse", piles={"Smithy": 8}, p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Horse")
    assert (scene.p1.hand, scene.p1.actions, scene.pile("Smithy")) == (cards("2 Copper"), 1, 9)
    assert scene.p1.in_play == []


def test_way_of_the_horse_without_a_pile() -> None:
    """menagerie/way_of_the_horse/2"""
    scene = Scene(landscapes="Way of the Horse", p1={"hand": "Necropolis", "deck": "5 Copper"})
    scene.p1.plays("Necropolis", "Way of the Horse")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.in_play) == (cards("2 Copper"), 1, cards("Necropolis"))
    scene = Scene(landscapes="Way of the Horse", piles={"Horse": 20}, p1={"hand": "Horse", "deck": "5 Copper"})
    scene.p1.plays("Horse", "Way of the Horse")
    assert (scene.pile("Horse"), scene.p1.in_play) == (21, [])


def test_way_of_the_rat() -> None:
    """menagerie/way_of_the_rat/1"""
    scene = Scene(landscapes="Way of the Rat", p1={"hand": "Smithy, Copper", "deck": "5 Estate"})
    scene.p1.plays("Smithy", "Way of the Rat", "Copper")
    assert scene.asked[1].least == 0
    assert (scene.p1.discard, scene.p1.hand) == (cards("Copper, Smithy"), [])
    scene = Scene(landscapes="Way of the Rat", p1={"hand": "Horse, Copper"})
    scene.p1.plays("Horse", "Way of the Rat", "Copper")
    assert scene.p1.discard == cards("Copper")
    assert scene.pile("Horse") == 30


# --- Chameleon --------------------------------------------------------------------------------------------------------
def test_way_of_the_chameleon() -> None:
    """menagerie/way_of_the_chameleon/1"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Sheepdog", "deck": "5 Copper"})
    scene.p1.plays("Sheepdog", "Way of the Chameleon")
    assert (scene.p1.coins, scene.p1.hand) == (2, [])


def test_way_of_the_chameleon_only_this_turn() -> None:
    """menagerie/way_of_the_chameleon/2: with Amulet, giving 1 instead of 2, for Merchant Ship"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Amulet", "deck": "9 Copper"})
    scene.p1.plays("Amulet", "Way of the Chameleon", "coins")
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("Copper"))
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Amulet")
    scene.p2.ends_turn("coins")
    assert (scene.p1.coins, scene.p1.hand) == (1, cards("5 Copper"))


def test_way_of_the_chameleon_leaves_other_drawing_and_other_cards_alone() -> None:
    """menagerie/way_of_the_chameleon/3"""
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Library, 4 Estate", "deck": "5 Copper"})
    scene.p1.plays("Library", "Way of the Chameleon")
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("4 Estate, 3 Copper"))
    scene = Scene(landscapes="Way of the Chameleon", p1={"hand": "Throne Room, Smithy", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Way of the Chameleon", "Smithy", None, None)
    assert (scene.p1.coins, scene.p1.hand) == (0, cards("6 Copper"))


# --- Mouse ------------------------------------------------------------------------------------------------------------
def test_way_of_the_mouse() -> None:
    """menagerie/way_of_the_mouse/1"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Sleigh", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    assert (scene.p1.discard, scene.p1.hand) == (cards("2 Horse"), [])
    assert (scene.pile("Horse"), scene.p1.in_play) == (28, cards("Smithy"))


def test_the_card_of_the_mouse_cannot_move() -> None:
    """menagerie/way_of_the_mouse/2: with Raze (trash this or a card) and Ratcatcher (put this on a mat) for Embargo"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Raze", p1={"hand": "Smithy, Curse", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    assert (scene.trash, scene.p1.hand, scene.p1.actions) == (cards("Curse"), [], 1)
    assert scene.p1.in_play == cards("Smithy")
    scene = Scene(landscapes="Way of the Mouse", mouse="Raze", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    assert (scene.trash, scene.p1.in_play) == ([], cards("Smithy"))
    scene = Scene(landscapes="Way of the Mouse", mouse="Ratcatcher", p1={"hand": "Smithy", "deck": "5 Copper"})
    scene.p1.plays("Smithy", "Way of the Mouse")
    assert (scene.p1.tavern, scene.p1.in_play, scene.p1.hand) == ([], cards("Smithy"), cards("Copper"))


# --- later ------------------------------------------------------------------------------------------------------------
def test_way_of_the_seal() -> None:
    """menagerie/way_of_the_seal/1"""
    scene = Scene(landscapes="Way of the Seal", p1={"hand": "Moat, 2 Gold", "deck": "Copper"})
    scene.p1.plays("Moat", "Way of the Seal")
    assert (scene.p1.coins, scene.p1.hand) == (1, cards("2 Gold"))
    scene.p1.plays("2 Gold")
    scene.p1.buys("Gold", "yes")
    assert scene.p1.deck == in_order("Gold, Copper")


def test_way_of_the_seal_does_not_find_a_card_that_was_moved() -> None:
    """menagerie/way_of_the_seal/2"""
    scene = Scene(landscapes="Way of the Seal", p1={"hand": "Moat, Watchtower"})
    scene.p1.plays("Moat", "Way of the Seal")
    scene.p1.gains("Curse", "Watchtower", "yes")
    assert scene.asked[0].purpose == "order"
    assert scene.trash == cards("Curse")
    assert scene.p1.deck == []


def test_way_of_the_squirrel() -> None:
    """menagerie/way_of_the_squirrel/1"""
    scene = Scene(landscapes="Way of the Squirrel", p1={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Squirrel")
    assert scene.p1.hand == []
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("7 Copper")
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert len(scene.p1.hand) == 5


def test_way_of_the_squirrel_in_another_turn() -> None:
    """menagerie/way_of_the_squirrel/2"""
    scene = Scene(landscapes="Way of the Squirrel", phase="buy", p1={"coins": 8, "deck": "9 Copper"},
                  p2={"hand": "Black Cat", "deck": "9 Copper"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p2("Way of the Squirrel"))
    assert scene.p2.hand == []
    scene.p1.ends_turn()
    assert scene.p2.hand == cards("2 Copper")
    assert scene.pile("Curse") == 10


def test_way_of_the_turtle() -> None:
    """menagerie/way_of_the_turtle/1"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Smithy", "deck": "9 Copper"})
    scene.p1.plays("Smithy", "Way of the Turtle")
    assert scene.p1.aside == cards("Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1(None))
    assert (scene.p1.hand, scene.p1.actions, scene.p1.in_play) == (cards("8 Copper"), 1, cards("Smithy"))


def test_way_of_the_turtle_again_and_again() -> None:
    """menagerie/way_of_the_turtle/2"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Smithy", "deck": "30 Copper"})
    scene.p1.plays("Smithy", "Way of the Turtle")
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn(scene.p1("Way of the Turtle"))
        assert scene.p1.aside == cards("Smithy")
        assert scene.p1.hand == cards("5 Copper")
    scene.p1.ends_turn()
    scene.p2.ends_turn(scene.p1(None))
    assert (scene.p1.hand, scene.p1.in_play, scene.p1.aside) == (cards("8 Copper"), cards("Smithy"), [])


def test_way_of_the_turtle_and_throne_room() -> None:
    """menagerie/way_of_the_turtle/3"""
    scene = Scene(landscapes="Way of the Turtle", p1={"hand": "Throne Room, Smithy", "deck": "30 Copper"})
    scene.p1.plays("Throne Room", None, "Smithy", "Way of the Turtle", "Way of the Turtle")
    assert (scene.p1.aside, scene.p1.in_play) == (cards("Smithy"), cards("Throne Room"))
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p1.discard) == ([], cards("Throne Room"))
    scene.p2.ends_turn(scene.p1(None))
    assert scene.p1.hand == cards("8 Copper")
