"""Prosperity: Platinum and Colony, VP tokens, the end of the game."""
from throneroom.cards import BY_SET
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


def test_colony_is_worth_ten() -> None:
    """prosperity/colony/1"""
    scene = Scene(p1={"deck": "Colony, Province, Estate, 5 Copper"})
    assert scene.p1.score == 17
    assert scene.cost("Colony") == (11, 0, 0)


def test_platinum_and_colony_piles() -> None:
    """prosperity/rules/platinum_colony/1 (whether they are used is part of the set-up)"""
    kingdom = ("bank", "bishop", "city", "expand", "forge", "goons", "hoard", "loan", "mint", "vault")
    assert set(kingdom) <= set(BY_SET["prosperity"])
    for players, colonies in ((2, 8), (3, 12), (4, 12)):
        game = Setup(kingdom, players=players, platinum=True).table().new_game()
        assert game.count_in_pile("platinum") == 12
        assert game.count_in_pile("colony") == colonies
        basic = [pile.id for pile in game.piles if pile.id not in kingdom]
        assert sorted(basic) == cards("Copper, Silver, Gold, Platinum, Estate, Duchy, Province, Colony, Curse")
    without = Setup(kingdom).table().new_game()
    assert without.pile("platinum") is None
    assert without.pile("colony") is None


def test_an_empty_platinum_pile_counts() -> None:
    """prosperity/rules/platinum_colony/2"""
    scene = Scene(phase="buy", piles={"Platinum": 0, "Curse": 0, "Estate": 1}, p1={"coins": 2})
    scene.p1.buys("Estate")
    scene.p1.ends_turn()
    assert scene.game.over
    colony = Scene(phase="buy", piles={"Colony": 1}, p1={"coins": 11})
    colony.p1.buys("Colony")
    colony.p1.ends_turn()
    assert colony.game.over


def test_vp_tokens_count_at_the_end() -> None:
    """prosperity/rules/vp_tokens/1"""
    scene = Scene(p1={"points": 7, "deck": "Duchy"}, p2={"deck": "Province, Duchy"})
    assert scene.scores == [10, 9]
    assert scene.p1.all_cards == cards("Duchy")
