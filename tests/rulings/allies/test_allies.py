"""Allies: what Favors are good for."""
import pytest

from throneroom.testing import Scene, cards, in_order


def test_cave_dwellers() -> None:
    """allies/cave_dwellers/1"""
    scene = Scene(landscapes="Cave Dwellers", phase="start",
                  p1={"hand": "5 Estate", "deck": "Gold, Silver, 8 Copper", "favors": 2})
    scene.run("yes", "yes", "Estate")
    assert scene.p1.hand == cards("Gold, Silver, 3 Estate")
    assert scene.p1.discard == cards("2 Estate")
    assert scene.p1.favors == 0
    scene = Scene(landscapes="Cave Dwellers", phase="start", p1={"deck": "Gold, Silver", "favors": 1})
    scene.run("yes")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.favors == 0
    scene = Scene(landscapes="Cave Dwellers", phase="start", p1={"hand": "Estate", "deck": "Gold", "favors": 2})
    scene.run("no")
    assert (scene.p1.hand, scene.p1.favors) == (cards("Estate"), 2)


def test_city_state_plays_what_is_gained() -> None:
    """allies/city_state/1"""
    scene = Scene(landscapes="City-state", kingdom="Smithy", phase="buy",
                  p1={"coins": 4, "deck": "5 Copper", "favors": 2})
    scene.p1.buys("Smithy", "yes")
    assert scene.p1.in_play == cards("Smithy")
    assert scene.p1.hand == cards("3 Copper")
    assert (scene.p1.favors, scene.p1.discard) == (0, [])


def test_city_state_in_the_buy_phase() -> None:
    """allies/city_state/2"""
    scene = Scene(landscapes="City-state", kingdom="Laboratory", phase="buy",
                  p1={"coins": 5, "buys": 2, "deck": "Gold, Village", "favors": 2})
    scene.p1.buys("Laboratory", "yes")
    assert scene.p1.hand == cards("Gold, Village")
    assert scene.p1.actions == 2
    assert not scene.p1.can_play("Village")
    assert not scene.p1.can_play("Gold")


def test_city_state_and_a_black_market_purchase() -> None:
    """allies/city_state/2: a card bought with Black Market does not end the playing of Treasures"""
    scene = Scene(landscapes="City-state", black_market="Laboratory",
                  p1={"hand": "Black Market", "coins": 3, "deck": "Gold, Copper", "favors": 2})
    scene.p1.plays("Black Market", "Laboratory", "yes")
    assert scene.p1.in_play == cards("Black Market, Laboratory")
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3


def test_city_state_needs_the_card_where_it_was_gained() -> None:
    """allies/city_state/3"""
    scene = Scene(landscapes="City-state", kingdom="Village", phase="buy",
                  p1={"hand": "Watchtower", "coins": 3, "deck": "Copper", "favors": 2}, p2={})
    scene.p1.buys("Village", "Watchtower", "no", "yes")
    assert scene.p1.deck[0] == "village"
    assert scene.p1.favors == 2
    scene.p1.ends_turn()
    scene.p1.gains("Village", "no", "no")
    assert [asked.source for asked in scene.asked if asked.source == "city_state"] == []
    assert scene.p1.favors == 2
    assert "village" not in scene.p1.in_play


def test_city_state_finds_a_covered_card() -> None:
    """allies/city_state/3: the card may be covered in the discard pile (here by what Border Village gains)"""
    scene = Scene(landscapes="City-state", kingdom="Border Village, Smithy", phase="buy",
                  p1={"coins": 6, "deck": "5 Copper", "favors": 2})
    scene.p1.buys("Border Village", "Border Village", "Silver", "yes")
    assert scene.p1.in_play == cards("Border Village")
    assert scene.p1.discard == cards("Silver")


def test_crafters_guild() -> None:
    """allies/crafters_guild/1"""
    scene = Scene(landscapes="Crafters' Guild", kingdom="Smithy", phase="start", p1={"deck": "Copper", "favors": 2})
    scene.run("yes", "Smithy")
    assert scene.p1.deck == in_order("Smithy, Copper")
    assert scene.p1.favors == 0
    assert not scene.asked[1].offers("Duchy")


def test_desert_guides() -> None:
    """allies/desert_guides/1"""
    scene = Scene(landscapes="Desert Guides", phase="start",
                  p1={"hand": "5 Copper", "deck": "5 Silver, 5 Gold", "favors": 2})
    scene.run("yes", "yes")
    assert scene.p1.hand == cards("5 Gold")
    assert scene.p1.discard == cards("5 Copper, 5 Silver")
    assert scene.p1.favors == 0


def test_fellowship_of_scribes() -> None:
    """allies/fellowship_of_scribes/1"""
    scene = Scene(landscapes="Fellowship of Scribes", p1={"hand": "Smithy, Estate", "deck": "5 Copper", "favors": 1})
    scene.p1.plays("Smithy", "yes")
    assert len(scene.p1.hand) == 5
    assert scene.p1.favors == 0
    scene = Scene(landscapes="Fellowship of Scribes", p1={"hand": "Smithy", "deck": "9 Copper", "favors": 3})
    scene.p1.plays("Smithy", "yes")
    assert len(scene.asked) == 1
    assert (len(scene.p1.hand), scene.p1.favors) == (4, 2)


def test_fellowship_of_scribes_with_four_or_five_cards() -> None:
    """allies/fellowship_of_scribes/2"""
    scene = Scene(landscapes="Fellowship of Scribes",
                  p1={"hand": "Village, 3 Estate", "deck": "5 Copper", "favors": 1})
    scene.p1.plays("Village", "yes")
    assert len(scene.p1.hand) == 5
    scene = Scene(landscapes="Fellowship of Scribes",
                  p1={"hand": "Village, 4 Estate", "deck": "5 Copper", "favors": 1})
    scene.p1.plays("Village")
    assert (len(scene.p1.hand), scene.p1.favors) == (5, 1)


def test_island_folk() -> None:
    """allies/island_folk/1"""
    scene = Scene(landscapes="Island Folk", p1={"deck": "20 Copper", "favors": 10}, p2={"deck": "9 Copper"})
    scene.p1.ends_turn("yes")
    assert scene.whose_turn == 1
    assert scene.p1.favors == 5
    scene.p1.ends_turn()
    assert scene.asked == []
    assert scene.whose_turn == 2
    assert scene.p1.favors == 5


def test_league_of_bankers() -> None:
    """allies/league_of_bankers/1"""
    scene = Scene(landscapes="League of Bankers", p1={"favors": 9})
    scene.run()
    assert (scene.p1.coins, scene.p1.favors) == (2, 9)


def test_mountain_folk() -> None:
    """allies/mountain_folk/1"""
    scene = Scene(landscapes="Mountain Folk", phase="start", p1={"deck": "5 Copper", "favors": 4})
    scene.run()
    assert scene.asked == []
    scene = Scene(landscapes="Mountain Folk", phase="start", p1={"deck": "5 Copper", "favors": 5})
    scene.run("yes")
    assert (scene.p1.hand, scene.p1.favors) == (cards("3 Copper"), 0)


def test_order_of_astrologers() -> None:
    """allies/order_of_astrologers/1"""
    scene = Scene(landscapes="Order of Astrologers",
                  p1={"deck": "2 Copper", "discard": "Gold, 4 Estate", "favors": 2}, p2={})
    scene.p1.ends_turn("yes", "Gold", "no")
    assert [asked.purpose for asked in scene.asked] == ["spend", "topdeck", "spend"]
    assert scene.asked[0].options == ["order_of_astrologers"]
    assert [card.id for card in scene.p1.me.hand] == in_order("2 Copper, Gold, 2 Estate")
    assert scene.p1.favors == 1
    scene = Scene(landscapes="Order of Astrologers",
                  p1={"deck": "2 Copper", "discard": "Gold, Silver, 4 Estate", "favors": 2}, p2={})
    scene.p1.ends_turn("yes", "Silver", "yes", "Gold")
    assert [card.id for card in scene.p1.me.hand] == in_order("2 Copper, Gold, Silver, Estate")
    assert scene.p1.favors == 0


@pytest.mark.parametrize("seed", range(5))
def test_order_of_masons(seed: int) -> None:
    """allies/order_of_masons/1"""
    scene = Scene(landscapes="Order of Masons", seed=seed, p1={"discard": "6 Gold, 2 Curse", "favors": 1}, p2={})
    scene.p1.ends_turn("yes", "2 Curse")
    assert [asked.purpose for asked in scene.asked] == ["spend", "discard"]
    assert scene.asked[1].most == 2
    assert scene.p1.hand == cards("5 Gold")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.discard == cards("2 Curse")
    assert scene.p1.favors == 0


def test_favors_that_come_too_late_for_a_shuffle() -> None:
    """allies/order_of_masons/2"""
    scene = Scene(landscapes="Order of Masons", p1={"hand": "Emissary", "discard": "4 Copper", "favors": 0})
    scene.p1.plays("Emissary")
    assert scene.asked == []
    assert scene.p1.favors == 2
    scene = Scene(landscapes="Order of Masons", p1={"hand": "Underling", "discard": "4 Copper", "favors": 0})
    scene.p1.plays("Underling")
    assert scene.asked == []
    assert scene.p1.favors == 1


def test_plateau_shepherds() -> None:
    """allies/plateau_shepherds/1"""
    scene = Scene(landscapes="Plateau Shepherds", p1={"deck": "2 Estate, Moat, Copper, Silver", "favors": 5})
    assert scene.p1.score == 2 + 6
    scene = Scene(landscapes="Plateau Shepherds", p1={"deck": "3 Estate", "favors": 2})
    assert scene.p1.score == 3 + 4
