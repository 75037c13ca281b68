"""Reactions that play or discard themselves."""
from throneroom.testing import Scene, cards, in_order


# --- Black Cat --------------------------------------------------------------------------------------------------------
def test_black_cat_gives_no_curses_in_your_own_turn() -> None:
    """menagerie/black_cat/1"""
    scene = Scene(p1={"hand": "Black Cat", "deck": "5 Copper"}, p3={})
    scene.p1.plays("Black Cat")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p2.discard == scene.p3.discard == []


def test_black_cat_gives_curses_first_to_the_player_whose_turn_it_is() -> None:
    """menagerie/black_cat/2"""
    scene = Scene(phase="buy", piles={"Curse": 2}, p1={"coins": 8}, p2={}, p3={"hand": "Black Cat", "deck": "5 Copper"},
                  p4={})
    scene.p1.buys("Province", scene.p3("yes"))
    assert scene.p3.hand == cards("2 Copper")
    assert scene.p1.discard == cards("Province, Curse")
    assert scene.p2.discard == cards("Curse")
    assert scene.p4.discard == []


def test_black_cat_may_react_in_your_own_turn() -> None:
    """menagerie/black_cat/3"""
    scene = Scene(p1={"hand": "Black Cat", "deck": "5 Copper"}, p2={})
    scene.p2.gains("Estate", scene.p1("yes"))
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.in_play == cards("Black Cat")
    assert scene.p2.discard == cards("Estate")
    assert scene.pile("Curse") == 10


def test_a_reaction_drawn_by_a_reaction_may_be_used() -> None:
    """menagerie/black_cat/4"""
    scene = Scene(phase="buy", p1={"coins": 8}, p2={"hand": "Black Cat", "deck": "Black Cat, 3 Copper"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p2("yes"))
    assert scene.p1.discard == cards("Province, 2 Curse")
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p2.in_play == cards("2 Black Cat")


def test_black_cat_watches_victory_cards_of_others_only() -> None:
    scene = Scene(phase="buy", p1={"coins": 8, "buys": 2, "hand": "Black Cat"}, p2={"hand": "Black Cat"})
    scene.p1.buys("Silver")
    assert scene.asked == []
    scene.p1.buys("Duchy", scene.p2("no"))
    assert scene.p2.hand == cards("Black Cat")


# --- Sheepdog ---------------------------------------------------------------------------------------------------------
def test_sheepdog_is_played_when_you_gain() -> None:
    """menagerie/sheepdog/1"""
    scene = Scene(phase="buy", p1={"coins": 3, "hand": "Sheepdog", "deck": "5 Copper"})
    scene.p1.buys("Silver", "yes")
    assert scene.p1.in_play == cards("Sheepdog")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 1


def test_sheepdog_works_in_other_turns_and_after_buying() -> None:
    """menagerie/sheepdog/2"""
    scene = Scene(p1={"hand": "Witch", "deck": "7 Copper"}, p2={"hand": "Sheepdog", "deck": "5 Copper"})
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.hand == cards("2 Copper")
    assert scene.p2.in_play == cards("Sheepdog")
    scene.p1.ends_turn()
    assert scene.p2.in_play == []
    assert scene.p2.discard == cards("Curse, Sheepdog")
    scene = Scene(phase="buy", p1={"coins": 3, "buys": 2, "hand": "Sheepdog", "deck": "5 Copper"})
    scene.p1.buys("Silver", "yes")
    assert scene.p1.hand == cards("2 Copper")
    assert not scene.p1.can_play("Copper")


def test_a_sheepdog_gained_to_the_hand_reacts_to_itself() -> None:
    """menagerie/sheepdog/3"""
    scene = Scene(kingdom="Sheepdog", p1={"hand": "Falconer", "deck": "5 Copper"})
    scene.p1.plays("Falconer", "Sheepdog", "yes")
    assert scene.p1.in_play == cards("Falconer, Sheepdog")
    assert scene.p1.hand == cards("2 Copper")


# --- Falconer ---------------------------------------------------------------------------------------------------------
def test_falconer_gains_a_cheaper_card_to_the_hand() -> None:
    """menagerie/falconer/1"""
    scene = Scene(kingdom="Smithy, Market", p1={"hand": "Falconer"})
    scene.p1.plays("Falconer", "Smithy")
    assert scene.asked[0].offers("Smithy", "Silver", "Estate")
    assert not scene.asked[0].offers("Market")
    assert not scene.asked[0].offers("Falconer")
    assert scene.p1.hand == cards("Smithy")


def test_falconer_reacts_to_cards_with_two_types_whoever_gains_them() -> None:
    """menagerie/falconer/1: the other half"""
    scene = Scene(kingdom="Militia, Village", phase="buy", p1={"coins": 8, "buys": 2, "hand": "Falconer"},
                  p2={"hand": "Falconer"})
    scene.p1.buys("Village")
    assert scene.asked == []
    scene.p1.buys("Militia", scene.p1("yes"), scene.p1("Silver"), scene.p2("yes"), scene.p2("Estate"))
    assert scene.p1.hand == cards("Silver")
    assert scene.p2.hand == cards("Estate")


# --- Village Green ----------------------------------------------------------------------------------------------------
def test_village_green_next_turn() -> None:
    """menagerie/village_green/1"""
    scene = Scene(p1={"hand": "Village Green", "deck": "8 Copper"})
    scene.p1.plays("Village Green", "next turn")
    assert scene.p1.actions == 0
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Village Green")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 3


def test_village_green_stays_only_for_the_next_turn() -> None:
    """menagerie/village_green/2"""
    scene = Scene(p1={"hand": "2 Village Green", "deck": "9 Copper"})
    scene.p1.plays("Village Green", "now")
    assert scene.p1.actions == 2
    first = scene.p1.me.in_play[0]
    scene.p1.plays("Village Green", "next turn")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Village Green")
    assert first in scene.p1.me.discard_pile
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_village_green_must_be_discarded_to_be_played() -> None:
    """menagerie/village_green/4"""
    scene = Scene(kingdom="Village Green", p1={"hand": "Scavenger, 2 Copper", "deck": "Village Green, Silver"})
    scene.p1.plays("Scavenger", "yes", "Silver")
    assert [asked.purpose for asked in scene.asked] == ["discard", "topdeck"]
    assert scene.p1.discard == cards("Village Green")
    scene.p1.plays("2 Copper")
    scene.p1.buys("Village Green")
    assert scene.asked == []
    assert scene.p1.discard == cards("2 Village Green")
    scene.p1.ends_turn()
    assert scene.asked == []


def test_village_green_may_be_discarded_from_anywhere() -> None:
    """menagerie/village_green/5"""
    scene = Scene(p1={"hand": "Cardinal", "deck": "5 Copper"}, p2={"deck": "Village Green, Silver, Gold"})
    scene.p1.plays("Cardinal", scene.p2("Silver"), scene.p2("yes"), scene.p2("now"))
    assert scene.p2.exile == cards("Silver")
    assert scene.p2.in_play == cards("Village Green")
    assert scene.p2.hand == cards("Gold")
    scene.p1.ends_turn()
    assert scene.p2.in_play == []
    assert scene.p2.discard == cards("Village Green")
    # Two at once: the first one's card shuffles the second into the deck.
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "2 Village Green, 3 Copper"})
    scene.p1.plays("Militia", scene.p2("2 Village Green"), scene.p2("yes"), scene.p2("now"))
    assert scene.p2.in_play == cards("Village Green")
    assert scene.p2.hand == cards("Village Green, 3 Copper")


def test_village_green_in_another_turn() -> None:
    """menagerie/village_green/6"""
    scene = Scene(p1={"hand": "Militia", "deck": "5 Copper"}, p2={"hand": "Village Green, 3 Copper", "deck": "Silver"})
    scene.p1.plays("Militia", scene.p2("Village Green"), scene.p2("yes"), scene.p2("now"))
    assert scene.p2.hand == cards("3 Copper, Silver")
    assert scene.p2.in_play == cards("Village Green")
    scene.p1.ends_turn()
    assert scene.p2.discard == cards("Village Green")
    assert scene.p2.actions == 1


# --- all together -----------------------------------------------------------------------------------------------------
def test_played_in_another_turn_it_is_discarded_there() -> None:
    """menagerie/rules/reactions/1"""
    scene = Scene(p1={"hand": "Witch", "deck": "7 Copper"}, p2={"hand": "Sheepdog, 4 Estate", "deck": "5 Copper"})
    scene.p1.plays("Witch", scene.p2("yes"))
    assert scene.p2.in_play == cards("Sheepdog")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p2.in_play == []
    assert scene.p2.discard == cards("Curse, Sheepdog")
    assert scene.p2.actions == 1
    scene = Scene(p1={"hand": "Militia", "deck": "5 Copper"},
                  p2={"hand": "Village Green, 3 Copper", "deck": "2 Silver"})
    scene.p1.plays("Militia", scene.p2("Village Green"), scene.p2("yes"), scene.p2("next turn"))
    scene.p1.ends_turn()
    assert scene.p2.in_play == cards("Village Green")
    assert scene.p2.actions == 3


def test_players_react_in_turn_order_and_see_what_happened() -> None:
    """menagerie/rules/reactions/2"""
    scene = Scene(phase="buy", piles={"Curse": 3}, p1={"coins": 8}, p2={"hand": "Black Cat", "deck": "2 Copper"},
                  p3={"hand": "Black Cat", "deck": "2 Copper"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p3("yes"))
    assert scene.pile("Curse") == 0
    assert scene.p1.discard == cards("Province, 2 Curse")
    assert scene.p2.discard == []
    assert scene.p3.discard == cards("Curse")


def test_reactions_to_a_reaction_come_first() -> None:
    """menagerie/rules/reactions/3"""
    scene = Scene(phase="buy", p1={"coins": 8}, p2={"hand": "Black Cat"},
                  p3={"hand": "Sheepdog, Black Cat", "deck": "6 Copper"})
    scene.p1.buys("Province", scene.p2("yes"), scene.p3("yes"), scene.p3("yes"))
    assert [asked.options for asked in scene.asked] == [["black_cat"], ["sheepdog"], ["black_cat"]]
    plays = [event.cards[0].id for event in scene.log.events if event.verb == "play"]
    assert plays == in_order("Black Cat, Sheepdog, Black Cat")
