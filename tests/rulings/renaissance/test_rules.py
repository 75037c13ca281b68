"""Coffers, Villagers, Durations and terms, as the rules of Renaissance say."""
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


# --- Coffers and Villagers ----------------------------------------------------------------------------------
def test_coffers_are_coins() -> None:
    """renaissance/rules/coffers/1"""
    scene = Scene(p1={"coffers": 3, "coins": 2}, phase="buy", kingdom="Smithy")
    scene.p1.spends(2)
    scene.p1.buys("Smithy")
    assert (scene.p1.coffers, scene.p1.coins) == (1, 0)


def test_coffers_are_closed_after_a_purchase() -> None:
    """renaissance/rules/coffers/2"""
    scene = Scene(p1={"coins": 5, "buys": 2}, phase="buy", kingdom="Spices")
    scene.p1.buys("Spices")
    assert (scene.p1.coffers, scene.p1.coins) == (2, 0)
    assert not scene.p1.can("spend", "1")
    assert scene.options == in_order("Copper, Curse")


def test_coffers_are_unlimited() -> None:
    """renaissance/rules/coffers/3"""
    scene = Scene(p1={"coffers": 20, "hand": "Ducat"}, p2={"coffers": 15}, phase="buy")
    scene.p1.plays("Ducat")
    assert scene.p1.coffers == 21
    assert scene.p2.coffers == 15


def test_tokens_elsewhere_are_no_coffers() -> None:
    """renaissance/rules/coffers/4"""
    scene = Scene(p1={"counters": {"pirate_ship": 3}}, phase="buy", kingdom="Pirate Ship")
    assert not scene.p1.can("spend", "1")
    assert not scene.p1.can_buy("Estate")
    assert scene.p1.can_buy("Copper")


def test_coin_tokens_are_coffers() -> None:
    """renaissance/rules/coffers/5"""
    scene = Scene(p1={"hand": "Baker", "deck": "Copper", "coffers": 0})
    scene.p1.plays("Baker")
    assert scene.p1.coffers == 1
    scene.p1.spends(1)
    assert (scene.p1.coffers, scene.p1.coins) == (0, 1)


def test_nobody_begins_with_tokens() -> None:
    """renaissance/rules/coffers/6"""
    game = Setup(("lackeys", "village"), players=3).table().new_game()
    assert [(player.coffers, player.villagers) for player in game.players] == [(0, 0)] * 3


def test_villagers_are_actions() -> None:
    """renaissance/rules/villagers/1"""
    scene = Scene(p1={"villagers": 4, "actions": 0, "hand": "2 Smithy"})
    scene.p1.spends(2)
    scene.p1.plays("Smithy")
    scene.p1.plays("Smithy")
    assert (scene.p1.villagers, scene.p1.actions) == (2, 0)
    assert scene.p1.in_play == cards("2 Smithy")


# --- Durations ----------------------------------------------------------------------------------------------
def test_a_throne_room_stays_with_a_duration() -> None:
    """renaissance/rules/durations/1"""
    scene = Scene(p1={"hand": "Throne Room, Research, Silver, Estate", "deck": "3 Gold, 2 Duchy, 10 Copper"})
    scene.p1.plays("Throne Room", "Research", "Silver")
    assert scene.p1.face_down == cards("3 Gold, 2 Duchy")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Throne Room, Research")
    scene.p2.ends_turn("Research")                      # which of the two comes first
    assert scene.p1.hand == cards("3 Gold, 2 Duchy, 5 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


# --- terms --------------------------------------------------------------------------------------------------
def test_what_is_set_aside_is_not_in_play() -> None:
    """renaissance/rules/terms/1"""
    scene = Scene(p1={"hand": "Cargo Ship", "coins": 4})
    scene.p1.plays("Cargo Ship")
    scene.p1.buys("Gold", "yes")
    assert scene.p1.in_play == cards("Cargo Ship")
    assert scene.p1.aside == cards("Gold")


def test_what_is_revealed_goes_back() -> None:
    """renaissance/rules/terms/2"""
    scene = Scene(p1={"hand": "Old Witch"}, p2={"hand": "Moat, Copper"})
    scene.p1.plays("Old Witch", scene.p2("Moat"))
    shown = [event.cards[0].id for event in scene.log.events if event.verb == "reveal"]
    assert shown == ["moat"]
    assert scene.p2.hand == cards("Moat, Copper")


def test_choose_one_means_one() -> None:
    """renaissance/rules/terms/3"""
    scene = Scene(p1={"hand": "Treasurer, Copper"})
    scene.p1.plays("Treasurer", "gain")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert len(scene.asked) == 1
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.owned == []
    assert scene.trash == []


def test_this_card_is_this_very_copy() -> None:
    """renaissance/rules/terms/4"""
    scene = Scene(p1={"hand": "2 Research, Silver, Estate", "deck": "3 Gold, 2 Duchy, 10 Copper"})
    scene.p1.plays("Research", "Silver")
    scene.p1.plays("Research")
    first, second = scene.p1.me.promises
    assert [first.card, second.card] == scene.p1.me.in_play
    assert [card.id for card in first.held] == in_order("3 Gold")
    assert [card.id for card in second.held] == in_order("2 Duchy")


def test_a_returned_card_is_on_its_pile_at_once() -> None:
    """renaissance/rules/terms/5"""
    scene = Scene(p1={"hand": "Experiment", "deck": "2 Copper"}, piles={"Experiment": 0})
    assert scene.game.empty_piles() == 1
    scene.p1.plays("Experiment")
    assert scene.pile("Experiment") == 1
    assert scene.game.empty_piles() == 0
