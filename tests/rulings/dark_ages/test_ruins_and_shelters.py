"""Ruins, those who hand them out, and Shelters."""
import pytest

from throneroom.testing import Scene, cards, in_order


# --- Ruins --------------------------------------------------------------------------------------------------------
def test_only_the_top_ruins_can_be_bought() -> None:
    """dark_ages/ruins/1"""
    scene = Scene(piles={"Ruins": "Survivors, Ruined Market"}, phase="buy", p1={"buys": 2})
    assert not scene.p1.can_buy("Ruined Market")
    scene.p1.buys("Survivors")
    scene.p1.buys("Ruined Market")
    assert scene.p1.discard == cards("Survivors, Ruined Market")


@pytest.mark.parametrize(("name", "result"), [("Abandoned Mine", (0, 1, 1, 0)), ("Ruined Library", (0, 0, 1, 1)),
                                              ("Ruined Market", (0, 0, 2, 0)), ("Ruined Village", (1, 0, 1, 0))])
def test_simple_ruins(name: str, result: tuple[int, int, int, int]) -> None:
    """dark_ages/abandoned_mine/1, dark_ages/ruined_library/1, dark_ages/ruined_market/1, dark_ages/ruined_village/1"""
    scene = Scene(p1={"hand": name, "deck": "2 Estate"})
    assert scene.cost(name) == (0, 0, 0)
    scene.p1.plays(name)
    assert (scene.p1.actions, scene.p1.coins, scene.p1.me.buys, len(scene.p1.hand)) == result


def test_survivors() -> None:
    """dark_ages/survivors/1"""
    scene = Scene(p1={"hand": "Survivors", "deck": "Estate, Gold, Copper"})
    scene.p1.plays("Survivors", None, "Estate")             # put down first
    assert scene.p1.deck == in_order("Gold, Estate, Copper")
    assert [asked.purpose for asked in scene.asked] == ["discard", "order"]
    scene = Scene(p1={"hand": "Survivors", "deck": "Estate, Gold, Copper"})
    scene.p1.plays("Survivors", "yes")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == cards("Estate, Gold")


# --- Cultist ------------------------------------------------------------------------------------------------------
def test_cultists_in_a_row() -> None:
    """dark_ages/cultist/1"""
    scene = Scene(piles={"Ruins": "Survivors, Ruined Market, Ruined Village"},
                  p1={"hand": "2 Cultist", "deck": "5 Copper"})
    scene.p1.plays("Cultist", "Cultist")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p2.discard == cards("Survivors, Ruined Market")
    assert scene.p1.actions == 0
    scene = Scene(p1={"hand": "Cultist", "deck": "4 Copper"})
    scene.p1.trashes("Cultist")
    assert scene.p1.hand == cards("3 Copper")


def test_a_cultist_just_drawn() -> None:
    """dark_ages/cultist/2"""
    scene = Scene(p1={"hand": "Cultist", "deck": "Cultist, Copper, Estate, Silver"})
    scene.p1.plays("Cultist", "Cultist")
    assert scene.p1.hand == cards("Copper, Estate, Silver")
    assert scene.p1.in_play == cards("2 Cultist")
    scene = Scene(players=3, piles={"Ruins": "Survivors"}, p1={"hand": "Cultist"})
    scene.p1.plays("Cultist")
    assert scene.p2.discard == cards("Survivors")
    assert scene.p3.discard == []


def test_a_cultist_trashed_while_revealed() -> None:
    """dark_ages/cultist/3"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Cultist, Copper, Silver, Gold, Estate, Duchy"})
    scene.p1.plays("Dame Molly")
    assert scene.p2.hand == cards("Silver, Gold, Estate")
    assert scene.p2.discard == cards("Copper")
    assert scene.p2.deck == in_order("Duchy")


# --- Death Cart ---------------------------------------------------------------------------------------------------
def test_death_cart() -> None:
    """dark_ages/death_cart/1"""
    scene = Scene(p1={"hand": "Death Cart, Ruined Village"})
    scene.p1.plays("Death Cart", "Ruined Village")
    assert scene.p1.coins == 5
    assert scene.trash == cards("Ruined Village")
    assert scene.p1.in_play == cards("Death Cart")
    scene = Scene(p1={"hand": "Death Cart, Copper"})
    scene.p1.plays("Death Cart")
    assert scene.p1.coins == 5
    assert scene.trash == cards("Death Cart")


def test_death_cart_may_go_itself() -> None:
    """dark_ages/death_cart/2"""
    scene = Scene(p1={"hand": "Death Cart, Smithy"})
    scene.p1.plays("Death Cart", "Death Cart")
    assert scene.p1.coins == 5
    assert scene.trash == cards("Death Cart")
    assert scene.p1.hand == cards("Smithy")


def test_a_gained_death_cart_brings_ruins() -> None:
    """dark_ages/death_cart/3"""
    ruins = {"Ruins": "Survivors, Ruined Market, Ruined Library"}
    scene = Scene(kingdom="Death Cart", piles=ruins, phase="buy", p1={"coins": 4})
    scene.p1.buys("Death Cart")
    assert scene.p1.discard == cards("Death Cart, Survivors, Ruined Market")
    scene = Scene(kingdom="Death Cart", piles={"Ruins": "Survivors"}, phase="buy", p1={"coins": 4})
    scene.p1.buys("Death Cart")
    assert scene.p1.discard == cards("Death Cart, Survivors")
    scene = Scene(kingdom="Death Cart", piles=ruins, phase="buy", p1={"coins": 4, "hand": "Trader"})
    scene.p1.buys("Death Cart", "Trader")
    assert scene.p1.discard == cards("Silver")
    assert scene.pile("Ruins") == 3


def test_who_gains_the_cart_gains_the_ruins() -> None:
    """dark_ages/death_cart/4 (Jester makes another player gain one, for Ambassador; the card is handed on as by
    Masquerade)"""
    scene = Scene(piles={"Ruins": "Survivors, Ruined Market"}, p1={"hand": "Jester"}, p2={"deck": "Death Cart"})
    scene.p1.plays("Jester", "other")
    assert scene.p2.discard == cards("2 Death Cart, Survivors, Ruined Market")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Death Cart"})
    scene.p1.me.pass_card(scene.p1.card("Death Cart"), scene.p2.me)
    assert scene.p2.all_cards == cards("Death Cart")


def test_a_possessor_gains_the_ruins() -> None:
    """dark_ages/death_cart/4"""
    scene = Scene(kingdom="Death Cart", piles={"Ruins": "Survivors, Ruined Market"},
                  p1={"hand": "Possession", "deck": "5 Estate"}, p2={"hand": "4 Copper", "deck": "10 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene.p2.plays("4 Copper")
    scene.p2.buys("Death Cart")
    assert scene.gained(1) == ["death_cart", "survivors", "ruined_market"]
    assert scene.gained(2) == []


def test_five_coins_for_each_play() -> None:
    """dark_ages/death_cart/5, dark_ages/rules/reference/2"""
    scene = Scene(p1={"hand": "Throne Room, Death Cart"})
    scene.p1.plays("Throne Room", "Death Cart")
    assert scene.p1.coins == 10
    assert scene.trash == cards("Death Cart")
    assert scene.p1.in_play == cards("Throne Room")


# --- Marauder -----------------------------------------------------------------------------------------------------
def test_marauder() -> None:
    """dark_ages/marauder/1"""
    scene = Scene(players=3, piles={"Ruins": "Ruined Library, Survivors"}, p1={"hand": "Marauder"})
    scene.p1.plays("Marauder")
    assert scene.p1.discard == cards("Spoils")
    assert scene.p2.discard == cards("Ruined Library")
    assert scene.p3.discard == cards("Survivors")


def test_marauder_at_empty_piles() -> None:
    """dark_ages/marauder/2"""
    scene = Scene(players=3, piles={"Ruins": "Survivors", "Spoils": 0}, p1={"hand": "Marauder"})
    scene.p1.plays("Marauder")
    assert scene.p1.discard == []
    assert scene.p2.discard == cards("Survivors")
    assert scene.p3.discard == []
    assert scene.game.empty_piles() == 1


# --- Shelters -----------------------------------------------------------------------------------------------------
def test_hovel() -> None:
    """dark_ages/hovel/1"""
    scene = Scene(phase="buy", p1={"hand": "Hovel", "coins": 2})
    scene.p1.buys("Estate", "Hovel")
    assert scene.trash == cards("Hovel")
    assert scene.p1.discard == cards("Estate")
    scene = Scene(piles={"Knights": "Dame Josephine"}, phase="buy", p1={"hand": "Hovel", "coins": 5})
    scene.p1.buys("Dame Josephine", None)
    assert scene.p1.hand == cards("Hovel")


def test_hovel_only_for_purchases_and_from_hand() -> None:
    """dark_ages/hovel/2"""
    scene = Scene(p1={"hand": "Count, Hovel"})
    scene.p1.plays("Count", "copper", "duchy")
    assert scene.p1.hand == cards("Hovel")
    scene = Scene(phase="buy", p1={"discard": "Hovel", "coins": 2})
    scene.p1.buys("Estate")
    assert scene.trash == []


def test_necropolis() -> None:
    """dark_ages/necropolis/1"""
    scene = Scene(p1={"hand": "Necropolis"})
    scene.p1.plays("Necropolis")
    assert scene.p1.actions == 2
