"""The tokens of Adventures."""
from throneroom.testing import Scene, cards


def test_minus_one_card() -> None:
    """adventures/rules/tokens/1"""
    scene = Scene(p1={"hand": "2 Laboratory", "deck": "4 Copper", "card_penalty": True})
    scene.p1.plays("Laboratory")
    assert scene.p1.hand == cards("Laboratory, Copper")
    assert not scene.p1.card_penalty
    scene.p1.plays("Laboratory")
    assert scene.p1.hand == cards("3 Copper")


def test_minus_one_card_and_a_hand_size() -> None:
    """adventures/rules/tokens/3 (with Library, which draws up to seven)"""
    scene = Scene(p1={"hand": "Library, 4 Estate", "deck": "5 Copper", "card_penalty": True})
    scene.p1.plays("Library")
    assert scene.p1.hand == cards("4 Estate, 3 Copper")
    assert not scene.p1.card_penalty


def test_minus_one_coin() -> None:
    """adventures/rules/tokens/4"""
    scene = Scene(phase="buy", p1={"hand": "Gold, Copper", "coin_penalty": True})
    scene.p1.plays("Gold")
    assert scene.p1.coins == 2
    assert not scene.p1.coin_penalty
    scene.p1.plays("Copper")
    assert scene.p1.coins == 3


def test_a_pile_token_is_its_owners() -> None:
    """adventures/rules/tokens/5"""
    scene = Scene(turn=2, p1={"hand": "Smithy", "deck": "3 Copper", "tokens": {"+1 coin": "Smithy"}},
                  p2={"hand": "Smithy"})
    scene.p2.plays("Smithy")
    assert scene.p2.coins == 0
    scene.p2.ends_turn()
    scene.p1.plays("Smithy")
    assert scene.p1.coins == 1
    assert scene.p1.hand == cards("3 Copper")


def test_a_pile_token_for_every_play() -> None:
    """adventures/rules/tokens/6"""
    scene = Scene(p1={"hand": "Throne Room, Smithy", "deck": "8 Copper", "tokens": {"+1 action": "Smithy"}})
    scene.p1.plays("Throne Room", "Smithy")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.p1.actions == 2


def test_the_journey_token_keeps_its_side() -> None:
    """adventures/rules/journey_token/1"""
    scene = Scene(p1={"hand": "Ranger", "deck": "Giant, 9 Copper"}, p2={"deck": "6 Estate"})
    scene.p1.plays("Ranger")
    assert scene.p1.hand == []
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Giant")
    assert scene.p1.coins == 5
    assert "curse" in scene.p2.all_cards
