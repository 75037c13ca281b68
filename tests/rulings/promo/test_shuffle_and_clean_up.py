"""Stash and Walled Village."""
import pytest

from throneroom.testing import Scene, cards, in_order


def test_stash_goes_where_it_is_wanted() -> None:
    """promo/stash/1"""
    scene = Scene(p1={"hand": "Stash"}, phase="buy")
    scene.p1.plays("Stash")
    assert scene.p1.coins == 2
    scene = Scene(p1={"discard": "8 Copper, Stash"})
    scene.p1.draws(1, "yes", 2)
    assert scene.asked[1].options == [str(n) for n in range(1, 10)]
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Stash, 7 Copper")


def test_several_stashes() -> None:
    """promo/stash/2"""
    scene = Scene(p1={"discard": "4 Copper, 2 Stash"})
    scene.p1.draws(1, "yes", 1, "yes", 1)
    assert scene.p1.hand == cards("Stash")
    assert scene.p1.deck == in_order("Stash, 4 Copper")
    scene = Scene(p1={"discard": "4 Copper, 2 Stash"})
    scene.p1.draws(1, "yes", 1, "yes", 6)
    assert scene.p1.hand == cards("Stash")
    assert scene.p1.deck == in_order("4 Copper, Stash")


@pytest.mark.parametrize("seed", range(3))
def test_stash_under_what_is_left_of_the_deck(seed: int) -> None:
    """promo/stash/3"""
    scene = Scene(p1={"deck": "Gold", "discard": "4 Copper, Stash"}, seed=seed)
    scene.p1.draws(2, "yes", 1)
    assert scene.p1.hand == cards("Gold, Stash")


def test_stash_on_top_is_drawn() -> None:
    """promo_bigbox/stash/1"""
    scene = Scene(p1={"discard": "9 Copper, Stash"})
    scene.p1.draws(5, "yes", 1)
    assert scene.p1.hand == cards("4 Copper, Stash")
    scene = Scene(p1={"discard": "9 Copper, Stash"})
    scene.p1.draws(5, "yes", 10)
    assert scene.p1.deck == in_order("4 Copper, Stash")
    scene = Scene(p1={"discard": "Copper, Stash"})
    scene.p1.draws(1, "no")
    assert len(scene.p1.hand) == 1


def test_stash_only_among_the_shuffled_cards() -> None:
    """promo_bigbox/stash/3"""
    for place in range(1, 6):
        scene = Scene(p1={"deck": "Gold, Estate", "discard": "Stash, 4 Copper"})
        scene.p1.draws(3, "yes", place)
        assert scene.asked[1].options == ["1", "2", "3", "4", "5"]
        drawn = [card.id for card in scene.p1.me.hand] + scene.p1.deck
        assert drawn[:2] == ["gold", "estate"]
        assert drawn.index("stash") == 2 + place - 1


def test_three_stashes() -> None:
    """promo_bigbox/stash/4: that everybody sees where they lie is a matter of the view"""
    scene = Scene(p1={"discard": "3 Stash, 3 Copper"})
    scene.p1.draws(3, "yes", 1, "yes", 1, "yes", 1)
    assert scene.p1.hand == cards("3 Stash")
    scene = Scene(p1={"discard": "3 Stash, 3 Copper"})
    scene.p1.draws(1, "yes", 1, "yes", 3, "yes", 5)
    assert scene.p1.hand == cards("Stash")
    assert scene.p1.deck == in_order("Copper, Stash, Copper, Stash, Copper")


def test_stash_not_above_the_rest_of_the_deck() -> None:
    """promo_bigbox/stash/5"""
    scene = Scene(p1={"deck": "Copper", "discard": "Stash, Estate"})
    scene.p1.draws(2, "yes", 1)
    assert [card.id for card in scene.p1.me.hand] == ["copper", "stash"]


def test_walled_village_goes_back() -> None:
    """promo/walled_village/1, promo_bigbox/walled_village/1"""
    scene = Scene(p1={"hand": "Walled Village, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Walled Village")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Smithy, Copper"), 2)
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("yes")
    assert scene.p1.hand == cards("Walled Village, 4 Copper")
    scene = Scene(p1={"hand": "Walled Village, Smithy", "deck": "20 Copper"})
    scene.p1.plays("Walled Village")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("no")
    assert scene.p1.hand == cards("5 Copper")
    assert "walled_village" in scene.p1.discard


def test_two_walled_villages() -> None:
    """promo/walled_village/2, promo_bigbox/walled_village/2"""
    for answers, count in ((("no", "no"), 0), (("yes", "no"), 1), (("yes", "yes"), 2)):
        scene = Scene(p1={"play": "2 Walled Village", "deck": "20 Copper"})
        scene.p1.ends_turn(*answers)
        assert scene.p1.hand.count("walled_village") == count
    for others in ("2 Smithy", "Smithy, Militia"):
        scene = Scene(p1={"play": f"Walled Village, {others}", "deck": "20 Copper"})
        scene.p1.ends_turn()
        assert scene.asked == []
        assert "walled_village" in scene.p1.discard


def test_walled_village_alone() -> None:
    """promo/walled_village/3"""
    scene = Scene(p1={"play": "Walled Village", "deck": "20 Copper"})
    scene.p1.ends_turn("yes")
    assert "walled_village" in scene.p1.hand


def test_walled_village_counts_what_is_in_play() -> None:
    """promo_bigbox/walled_village/3"""
    scene = Scene(p1={"play": "Walled Village, Smithy", "durations": "Caravan", "deck": "20 Copper"}, phase="start")
    scene.run()
    scene.p1.ends_turn()
    assert scene.asked == []
    assert "walled_village" not in scene.p1.hand
    scene = Scene(p1={"hand": "Walled Village, Feast, Smithy", "play": "3 Gold", "deck": "20 Copper"},
                  kingdom="Market")
    scene.p1.plays("Walled Village")
    scene.p1.plays("Feast", "Market")
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("yes")
    assert "walled_village" in scene.p1.hand
