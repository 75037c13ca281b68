"""Prosperity: the cards of the second edition."""
import pytest

from throneroom.bots.money import BigMoney
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards


# --- Anvil -------------------------------------------------------------------------------------------------------
def test_anvil_gains_for_a_treasure() -> None:
    """prosperity/anvil/1"""
    scene = Scene(p1={"hand": "Anvil, Copper"})
    scene.p1.plays("Anvil", "Copper", "Silver")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Copper, Silver")


def test_anvil_without_discarding() -> None:
    """prosperity/anvil/2"""
    scene = Scene(p1={"hand": "Anvil, Gold"})
    scene.p1.plays("Anvil", None)
    assert (scene.p1.coins, scene.p1.hand, scene.p1.discard) == (1, ["gold"], [])


def test_anvil_wants_a_treasure() -> None:
    """prosperity/anvil/3"""
    scene = Scene(p1={"hand": "Anvil, Estate"})
    scene.p1.plays("Anvil")
    assert (scene.p1.coins, scene.p1.hand, scene.p1.discard) == (1, ["estate"], [])


# --- Charlatan ---------------------------------------------------------------------------------------------------
def test_charlatan_curses() -> None:
    """prosperity/charlatan/1"""
    scene = Scene(p1={"hand": "Charlatan"})
    scene.p1.plays("Charlatan")
    assert scene.p1.coins == 3
    assert scene.p2.discard == cards("Curse")


def test_curses_are_treasures_with_charlatan() -> None:
    """prosperity/charlatan/2"""
    scene = Scene(turn=2, p2={"hand": "Curse, Copper", "deck": "5 Estate"}, kingdom="Charlatan")
    scene.p2.plays("Copper, Curse")
    assert scene.p2.coins == 2
    assert scene.p2.in_play == cards("Copper, Curse")
    scene.p2.ends_turn()
    assert scene.p2.discard == cards("Copper, Curse")


def test_curses_are_just_curses_elsewhere() -> None:
    Scene(kingdom="Charlatan")
    scene = Scene(p1={"hand": "Curse, Copper"})
    assert not scene.p1.can_play("Curse")


def test_curses_gained_in_the_game_are_treasures_too() -> None:
    scene = Scene(p1={}, kingdom="Charlatan", phase="buy")
    scene.p1.buys("Curse")
    [curse] = scene.p1.me.discard_pile
    assert scene.p1.me.treasures_in_hand() == []
    assert scene.p1.me.of_type(2, [curse]) == [curse]


def test_curses_keep_their_points() -> None:
    """prosperity/charlatan/3"""
    scene = Scene(p1={}, p2={"discard": "2 Curse"}, kingdom="Charlatan")
    assert scene.p2.score == -2


def test_magnate_counts_curses_as_treasures() -> None:
    """prosperity/charlatan/4"""
    scene = Scene(p1={"hand": "Magnate, Curse, Copper, Estate", "deck": "5 Silver"}, kingdom="Charlatan")
    scene.p1.plays("Magnate")
    assert scene.p1.hand == cards("Curse, Copper, Estate, 2 Silver")


def test_courtier_counts_two_types_of_a_curse() -> None:
    """prosperity/charlatan/5"""
    scene = Scene(p1={"hand": "Courtier, Curse"}, kingdom="Charlatan")
    scene.p1.plays("Courtier", "Curse", ["coins", "gold"])
    assert (scene.p1.coins, scene.p1.discard) == (3, ["gold"])


def test_charlatan_in_the_black_market_deck_is_enough() -> None:
    """prosperity/charlatan/6"""
    scene = Scene(p1={"hand": "Curse"}, kingdom="Black Market", black_market="Charlatan, Village")
    scene.p1.plays("Curse")
    assert scene.p1.coins == 1


def test_keep_counts_curses() -> None:
    """prosperity/charlatan/7"""
    scene = Scene(p1={"discard": "2 Curse, 3 Copper"}, p2={"discard": "Curse, 3 Copper"}, landscapes="Keep",
                  kingdom="Charlatan")
    assert (scene.p1.score, scene.p2.score) == (10 - 2, 5 - 1)


def test_the_quick_way_plays_curses_too() -> None:
    """A whole turn of a quick player, and the same turn the long way."""
    setup = Setup(("charlatan", "village", "smithy", "market", "moat", "cellar", "workshop", "militia", "mine",
                   "remodel"))
    played = []
    for recorded in (False, True):
        game = setup.table().new_game([BigMoney(), BigMoney()], 7)
        if recorded:
            game.answers = []
        first = game.players[0]
        curse = game.piles[game.table.pile_index["curse"]].cards.pop()
        first.hand[:] = [curse, *[card for card in first.hand + first.deck if card.id == "copper"][:2]]
        game.run(1)
        played.append(sorted(card.id for card in first.discard_pile))
    assert played[0] == played[1] == sorted(["copper", "copper", "curse", "silver"])


# --- Clerk -------------------------------------------------------------------------------------------------------
def test_clerk_sends_a_card_back() -> None:
    """prosperity/clerk/1"""
    scene = Scene(p1={"hand": "Clerk"}, p2={"hand": "4 Copper, Estate", "deck": "Gold"}, p3={"hand": "4 Copper"})
    scene.p1.plays("Clerk", scene.p2("Estate"))
    assert scene.p1.coins == 2
    assert (scene.p2.hand, scene.p2.deck) == (cards("4 Copper"), ["estate", "gold"])
    assert scene.p3.hand == cards("4 Copper")


def test_clerk_at_the_start_of_the_turn() -> None:
    """prosperity/clerk/2"""
    scene = Scene(p1={"hand": "Clerk, Village"}, phase="start")
    scene.run("yes")
    assert (scene.p1.coins, scene.p1.actions, scene.p1.in_play) == (2, 1, ["clerk"])
    scene = Scene(p1={"hand": "Clerk"}, phase="start")
    scene.run("no")
    assert scene.p1.hand == cards("Clerk")


def test_two_clerks_at_the_start_of_the_turn() -> None:
    """prosperity/clerk/3"""
    scene = Scene(p1={"hand": "2 Clerk, Village"}, p2={"hand": "4 Copper, 2 Estate"}, phase="start")
    scene.run("yes", scene.p2("Estate"), "yes", scene.p2("Estate"))
    assert (scene.p1.coins, scene.p2.hand, scene.p2.deck) == (4, cards("4 Copper"), cards("2 Estate"))


def test_clerk_and_an_empty_deck() -> None:
    """prosperity/clerk/4"""
    scene = Scene(p1={"hand": "Clerk"}, p2={"hand": "4 Copper, Estate", "discard": "3 Gold"})
    scene.p1.plays("Clerk", scene.p2("Copper"))
    assert (scene.p2.deck, scene.p2.discard) == (["copper"], cards("3 Gold"))
    assert all(event.verb != "shuffle" for event in scene.log.events)


def test_clerk_drawn_as_the_turn_starts() -> None:
    """prosperity/clerk/5"""
    scene = Scene(p1={"durations": "Den of Sin", "deck": "Clerk, Copper, Village"}, phase="start")
    scene.run("yes")
    assert (scene.p1.coins, scene.p1.actions) == (2, 1)
    assert scene.p1.in_play == cards("Clerk, Den of Sin")


# --- Collection --------------------------------------------------------------------------------------------------
def test_collection_gives_points_for_actions() -> None:
    """prosperity/collection/1"""
    scene = Scene(p1={"hand": "Collection, 4 Copper"}, kingdom="Village")
    scene.p1.plays("Collection, 4 Copper")
    assert (scene.p1.coins, scene.p1.buys) == (6, 2)
    scene.p1.buys("Village")
    scene.p1.buys("Village")
    assert scene.p1.points == 2
    scene.p1.gains("Silver")
    assert scene.p1.points == 2


def test_two_collections() -> None:
    """prosperity/collection/2"""
    scene = Scene(p1={"hand": "2 Collection"}, kingdom="Village")
    scene.p1.plays("2 Collection")
    scene.p1.gains("Village")
    assert scene.p1.points == 2


def test_collection_does_not_look_back() -> None:
    """prosperity/collection/3"""
    scene = Scene(p1={"hand": "Workshop, Collection, Copper"}, kingdom="Village")
    scene.p1.plays("Workshop", "Village")
    scene.p1.plays("Collection, Copper")
    scene.p1.buys("Silver")
    assert scene.p1.points == 0


def test_collection_that_has_left_play() -> None:
    """prosperity/collection/4"""
    scene = Scene(p1={"hand": "Counterfeit, Collection"}, kingdom="Village")
    scene.p1.plays("Counterfeit", "Collection")
    assert scene.trash == cards("Collection")
    scene.p1.gains("Village")
    assert scene.p1.points == 2


# --- Crystal Ball ------------------------------------------------------------------------------------------------
def test_crystal_ball_trashes() -> None:
    """prosperity/crystal_ball/1"""
    scene = Scene(p1={"hand": "Crystal Ball", "deck": "Curse, Gold"})
    scene.p1.plays("Crystal Ball", "trash")
    assert (scene.p1.coins, scene.trash, scene.p1.deck) == (1, ["curse"], ["gold"])


def test_crystal_ball_discards() -> None:
    scene = Scene(p1={"hand": "Crystal Ball", "deck": "Curse, Gold"})
    scene.p1.plays("Crystal Ball", "no", "discard")
    assert (scene.p1.discard, scene.p1.deck) == (["curse"], ["gold"])


def test_crystal_ball_plays() -> None:
    """prosperity/crystal_ball/2"""
    scene = Scene(p1={"hand": "Crystal Ball", "deck": "Gold"})
    scene.p1.plays("Crystal Ball", "yes")
    assert (scene.p1.coins, scene.p1.in_play) == (4, cards("Crystal Ball, Gold"))
    scene = Scene(p1={"hand": "Crystal Ball", "deck": "Smithy, 3 Copper"})
    scene.p1.plays("Crystal Ball", "yes")
    assert scene.p1.hand == cards("3 Copper")


def test_crystal_ball_leaves_the_card() -> None:
    """prosperity/crystal_ball/3"""
    scene = Scene(p1={"hand": "Crystal Ball", "deck": "Estate"})
    scene.p1.plays("Crystal Ball", "no", "no")
    assert [asked.purpose for asked in scene.asked] == ["trash", "discard"]
    assert (scene.p1.deck, scene.p1.in_play) == (["estate"], ["crystal_ball"])


# --- Investment --------------------------------------------------------------------------------------------------
def test_investment_for_points() -> None:
    """prosperity/investment/1"""
    scene = Scene(p1={"hand": "Investment, Estate, 2 Copper, Silver"})
    scene.p1.plays("Investment", "Estate", "trash")
    assert scene.p1.points == 2
    assert scene.p1.hand == cards("2 Copper, Silver")
    assert scene.trash == cards("Estate, Investment")


def test_investment_for_a_coin() -> None:
    """prosperity/investment/2"""
    scene = Scene(p1={"hand": "Investment, Estate"})
    scene.p1.plays("Investment", "Estate", "coins")
    assert (scene.p1.coins, scene.p1.in_play, scene.trash) == (1, ["investment"], ["estate"])


def test_investment_alone() -> None:
    """prosperity/investment/3"""
    scene = Scene(p1={"hand": "Investment"})
    scene.p1.plays("Investment", "trash")
    assert (scene.p1.points, scene.trash) == (0, ["investment"])


def test_investment_is_trashed_once() -> None:
    """prosperity/investment/5"""
    scene = Scene(p1={"hand": "Crown, Investment, 2 Estate, Copper"}, phase="buy")
    scene.p1.plays("Crown", "Investment", "Estate", "trash", "Estate", "trash")
    assert scene.p1.points == 1
    assert scene.trash == cards("2 Estate, Investment")
    assert scene.p1.hand == cards("Copper")


# --- Magnate -----------------------------------------------------------------------------------------------------
def test_magnate() -> None:
    """prosperity/magnate/1"""
    scene = Scene(p1={"hand": "Magnate, 2 Copper, Silver, Estate", "deck": "9 Gold"})
    scene.p1.plays("Magnate")
    assert scene.p1.hand == cards("2 Copper, Silver, Estate, 3 Gold")
    assert any(event.verb == "reveal" for event in scene.log.events)


def test_magnate_and_a_card_of_two_types() -> None:
    """prosperity/magnate/3"""
    scene = Scene(p1={"hand": "Magnate, Harem, Estate", "deck": "9 Gold"})
    scene.p1.plays("Magnate")
    assert scene.p1.hand == cards("Harem, Estate, Gold")


# --- Tiara -------------------------------------------------------------------------------------------------------
def test_tiara() -> None:
    """prosperity/tiara/1"""
    for duchy, copper, deck in (("yes", "yes", ["copper", "duchy"]), ("no", "yes", ["copper"]), ("no", "no", [])):
        scene = Scene(p1={"hand": "Tiara, Gold"})
        scene.p1.plays("Tiara", "Gold")
        assert (scene.p1.coins, scene.p1.buys) == (6, 2)
        scene.p1.buys("Duchy", duchy)
        scene.p1.buys("Copper", copper)
        assert scene.p1.deck == deck


def test_tiara_on_tiara() -> None:
    """prosperity/tiara/2"""
    scene = Scene(p1={"hand": "2 Tiara, Silver, Gold"})
    scene.p1.plays("Tiara", "Tiara", "Silver", "Gold")
    assert (scene.p1.coins, scene.p1.buys) == (10, 4)
    scene.p1.gains("Copper", "no")                         # asked once


def test_tiara_alone() -> None:
    """prosperity/tiara/3"""
    scene = Scene(p1={"hand": "Tiara, Copper"})
    scene.p1.plays("Tiara", None)
    assert (scene.p1.buys, scene.p1.hand) == (2, ["copper"])


def test_tiara_that_has_left_play() -> None:
    """prosperity/tiara/4"""
    scene = Scene(p1={"hand": "Tiara", "coins": 5}, kingdom="Mint", editions="mint:prosperity-2022")
    scene.p1.plays("Tiara")
    scene.p1.buys("Mint", "Mint", "yes")        # its trashing comes first
    assert (scene.trash, scene.p1.deck) == (["tiara"], ["mint"])


@pytest.mark.parametrize(("order", "deck"), [("Mint", ["mint", "silver"]), ("Tiara", ["silver", "mint"])])
def test_tiara_or_mint_first_is_asked_since_it_can_matter(order: str, deck: list[str]) -> None:
    """What is trashed may put something onto the deck: above the Mint or below it."""
    scene = Scene(p1={"hand": "Tiara, Rocks", "coins": 5}, kingdom="Mint", also="Rocks", phase="buy",
                  editions="mint:prosperity-2022")
    scene.p1.plays("Tiara", None)
    scene.p1.plays("Rocks")
    scene.p1.buys("Mint", order, "yes")
    assert scene.p1.deck == deck


# --- War Chest ---------------------------------------------------------------------------------------------------
def test_war_chest() -> None:
    """prosperity/war_chest/1"""
    scene = Scene(p1={"hand": "War Chest"}, players=3)
    scene.p1.plays("War Chest", scene.p2("Duchy"), "Silver")
    assert scene.p1.discard == cards("Silver")
    assert not scene.asked[-1].offers("Duchy")
    assert not scene.asked[-1].offers("Gold")
    assert scene.asked[-1].offers("War Chest")


def test_names_for_war_chests_add_up() -> None:
    """prosperity/war_chest/2"""
    scene = Scene(p1={"hand": "2 War Chest"})
    scene.p1.plays("2 War Chest", scene.p2("Duchy"), "Silver", scene.p2("Silver"), "Estate")
    assert not scene.asked[-1].offers("Duchy")
    assert not scene.asked[-1].offers("Silver")


def test_what_was_named_may_be_bought() -> None:
    """prosperity/war_chest/3"""
    scene = Scene(p1={"hand": "War Chest", "coins": 5})
    scene.p1.plays("War Chest", scene.p2("Duchy"), "Silver")
    scene.p1.buys("Duchy")
    assert scene.p1.discard == cards("Silver, Duchy")


def test_any_card_may_be_named() -> None:
    """prosperity/war_chest/4"""
    scene = Scene(p1={"hand": "War Chest"})
    scene.p1.plays("War Chest", scene.p2("Colony"), "Duchy")
    assert scene.p1.discard == cards("Duchy")


# --- "this turn" instead of "while this is in play" --------------------------------------------------------------
@pytest.mark.parametrize(("editions", "cost"), [("", 1), ("quarry:prosperity-2022", 0)])
def test_quarry_played_twice(editions: str, cost: int) -> None:
    """prosperity/rules/this_turn/1"""
    scene = Scene(p1={"hand": "Crown, Quarry"}, kingdom="Village", phase="buy", editions=editions)
    scene.p1.plays("Crown", "Quarry")
    assert scene.cost("Village") == (cost, 0, 0)
    scene.p1.me.trash(scene.p1.me.in_play[-1], scene.p1.me.in_play)
    assert scene.trash == cards("Quarry")
    assert scene.cost("Village") == ((0 if editions else 3), 0, 0)


@pytest.mark.parametrize(("editions", "gained"), [("", "Duchy"), ("hoard:prosperity-2022", "Duchy, Gold")])
def test_hoard_that_has_left_play(editions: str, gained: str) -> None:
    """prosperity/rules/this_turn/2"""
    scene = Scene(p1={"hand": "Hoard", "coins": 3}, editions=editions)
    scene.p1.plays("Hoard")
    scene.p1.me.trash(scene.p1.me.in_play[0], scene.p1.me.in_play)
    scene.p1.buys("Duchy")
    assert scene.p1.discard == cards(gained)
