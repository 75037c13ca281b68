"""Tournament and the Prizes."""
import pytest

from throneroom.testing import Scene, cards, in_order

PRIZES = ("Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed")


# --- Tournament ---------------------------------------------------------------------------------------------------
def test_a_prize_for_a_province() -> None:
    """cornucopia/tournament/1"""
    scene = Scene(p1={"hand": "Tournament, Province", "deck": "Copper"})
    scene.p1.plays("Tournament", "Province", "prize", "Followers")
    assert scene.p1.hand == cards("Followers")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == cards("Province")
    assert (scene.p1.actions, scene.p1.coins) == (1, 1)


@pytest.mark.parametrize(("mine", "theirs"), [(False, False), (False, True), (True, False), (True, True)])
def test_own_and_other_provinces_count_apart(mine: bool, theirs: bool) -> None:
    """cornucopia/tournament/2"""
    scene = Scene(p1={"hand": "Tournament, Province", "deck": "Copper, Silver"}, p2={"hand": "Province"})
    answers = [scene.p1("Province" if mine else None), scene.p2("Province" if theirs else None)]
    scene.p1.plays("Tournament", *answers, *(["duchy"] if mine else []))
    assert scene.p1.actions == 1
    assert scene.p1.coins == (0 if theirs else 1)
    assert scene.p1.discard == (cards("Province") if mine else [])
    assert scene.gained(1) == (["duchy"] if mine else [])
    drawn = [] if theirs else ["duchy" if mine else "copper"]
    assert scene.p1.hand == sorted(drawn + ([] if mine else ["province"]))


def test_a_prize_that_is_not_there() -> None:
    """cornucopia/tournament/3"""
    scene = Scene(piles=dict.fromkeys(PRIZES, 0), p1={"hand": "Tournament, Province", "deck": "Copper"},
                  p2={"hand": "Province"})
    scene.p1.plays("Tournament", scene.p1("Province"), scene.p2("Province"), "prize")
    assert scene.p1.discard == cards("Province")
    assert scene.gained(1) == []
    assert scene.p1.hand == []
    assert scene.p2.hand == cards("Province")


def test_the_prizes_lie_beside_the_supply() -> None:
    """cornucopia/tournament/4"""
    scene = Scene(kingdom="Tournament", phase="buy", p1={"coins": 20})
    for prize in PRIZES:
        assert scene.pile(prize) == 1
        assert not scene.pile_named(prize).supply
        assert not scene.p1.can_buy(prize)
    scene = Scene(kingdom="Tournament", piles=dict.fromkeys(PRIZES, 0))
    assert scene.game.empty_piles() == 0
    scene = Scene(black_market="Tournament, Smithy")
    assert scene.pile("Diadem") == 1
    assert scene.game.pile("tournament") is None


def test_all_reveal_before_the_prize_is_taken() -> None:
    """cornucopia/tournament/5"""
    scene = Scene(p1={"hand": "Tournament, Province"}, p2={"hand": "Province"})
    scene.p1.plays("Tournament", scene.p1("Province"), scene.p2("Province"), scene.p1("prize"), scene.p1("Diadem"))
    assert [asked.purpose for asked in scene.asked] == ["reveal", "reveal", "option", "gain"]
    assert scene.p1.deck == in_order("Diadem")
    scene = Scene(editions=["cornucopia-2014"], p1={"hand": "Tournament, Province"}, p2={"hand": "Province"})
    scene.p1.plays("Tournament", scene.p1("Province"), scene.p1("prize"), scene.p1("Diadem"), scene.p2("Province"))
    assert scene.p1.deck == in_order("Diadem")


# --- Bag of Gold --------------------------------------------------------------------------------------------------
def test_a_gold_onto_the_deck() -> None:
    """cornucopia/bag_of_gold/1"""
    scene = Scene(p1={"hand": "Bag of Gold", "discard": "4 Copper"})
    scene.p1.plays("Bag of Gold")
    assert scene.p1.actions == 1
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("4 Copper")


def test_no_gold_left() -> None:
    """cornucopia/bag_of_gold/2"""
    scene = Scene(piles={"Gold": 0}, p1={"hand": "Bag of Gold", "deck": "Copper"})
    scene.p1.plays("Bag of Gold")
    assert scene.p1.actions == 1
    assert scene.p1.deck == in_order("Copper")


# --- Diadem -------------------------------------------------------------------------------------------------------
def test_a_coin_for_each_unused_action() -> None:
    """cornucopia/diadem/1"""
    scene = Scene(p1={"hand": "Diadem"})
    scene.p1.plays("Diadem")
    assert scene.p1.coins == 3
    scene = Scene(p1={"hand": "Village, Smithy, Diadem"})
    scene.p1.plays("Village")
    scene.p1.plays("Diadem")
    assert scene.p1.coins == 4
    assert scene.p1.actions == 2


# --- Followers ----------------------------------------------------------------------------------------------------
def test_curse_and_discard() -> None:
    """cornucopia/followers/1"""
    scene = Scene(p1={"hand": "Followers", "deck": "Copper, Silver"}, p2={"hand": "3 Gold, 2 Copper"})
    scene.p1.plays("Followers", scene.p2("2 Copper"))
    assert scene.p1.hand == cards("Copper, Silver")
    assert scene.p1.discard == cards("Estate")
    assert scene.p2.discard == cards("Curse, 2 Copper")
    assert scene.p2.hand == cards("3 Gold")


def test_what_is_missing_is_not_gained() -> None:
    """cornucopia/followers/2"""
    scene = Scene(piles={"Curse": 1, "Estate": 0}, p1={"hand": "Followers"}, p2={"hand": "3 Copper"},
                  p3={"hand": "3 Gold, 2 Copper"})
    scene.p1.plays("Followers", scene.p3("2 Copper"))
    assert scene.gained(1) == []
    assert scene.p2.discard == cards("Curse")
    assert scene.p2.hand == cards("3 Copper")
    assert scene.p3.discard == cards("2 Copper")


# --- Princess -----------------------------------------------------------------------------------------------------
def test_everything_costs_two_less() -> None:
    """cornucopia/princess/1"""
    scene = Scene(p1={"hand": "Princess"})
    scene.p1.plays("Princess")
    assert scene.p1.me.buys == 2
    assert scene.cost("Province") == (6, 0, 0)
    assert scene.cost("Estate") == scene.cost("Copper") == (0, 0, 0)


def test_played_twice_she_is_in_play_once() -> None:
    """cornucopia/princess/2"""
    scene = Scene(p1={"hand": "Throne Room, Princess"})
    scene.p1.plays("Throne Room", "Princess")
    assert scene.cost("Gold") == (4, 0, 0)
    assert scene.p1.me.buys == 3


def test_costs_stop_at_nothing() -> None:
    """cornucopia/princess/3"""
    scene = Scene(p1={"hand": "Remake, Copper", "play": "Princess"})
    scene.p1.plays("Remake")
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == cards("Silver")


# --- Trusty Steed -------------------------------------------------------------------------------------------------
def test_two_options_in_printed_order() -> None:
    """cornucopia/trusty_steed/1"""
    scene = Scene(p1={"hand": "Trusty Steed", "deck": "Estate, Duchy, Gold, Province"})
    scene.p1.plays("Trusty Steed", "silvers, cards")
    assert scene.p1.hand == cards("Estate, Duchy")
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("4 Silver, Gold, Province")
    assert (scene.p1.actions, scene.p1.coins) == (0, 0)
    assert scene.asked[0].counts == [1, 1, 1, 1]
    scene = Scene(p1={"hand": "Trusty Steed"})
    scene.p1.plays("Trusty Steed", "actions, coins")
    assert (scene.p1.actions, scene.p1.coins) == (2, 2)


def test_options_that_are_only_partly_possible() -> None:
    """cornucopia/trusty_steed/2"""
    scene = Scene(piles={"Silver": 3}, p1={"hand": "Trusty Steed", "deck": "Copper"})
    scene.p1.plays("Trusty Steed", "coins, silvers")
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("3 Silver, Copper")


def test_the_deck_is_not_discarded() -> None:
    """cornucopia/trusty_steed/3"""
    scene = Scene(p1={"hand": "Trusty Steed", "deck": "Tunnel"})
    scene.p1.plays("Trusty Steed", "coins, silvers")
    assert scene.p1.discard == cards("4 Silver, Tunnel")
    assert [asked.purpose for asked in scene.asked] == ["option"]
