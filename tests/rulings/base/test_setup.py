"""Laying out the table: piles, starting decks, who begins, what other sets bring along."""
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.game import Game
from throneroom.kingdoms.customs import drawn_from, first_player
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards

TEN = ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")


def new_game(players: int = 2, kingdom: tuple[str, ...] = TEN, bane: str = "", platinum: bool = False,
             shelters: bool = False) -> Game:
    return Setup(kingdom, (), players, platinum, shelters, bane).table().new_game()


def piles(game: Game, names: str) -> list[int]:
    return [game.count_in_pile(name) for name in names.split()]


# --- how many cards -------------------------------------------------------------------------------------------
BASIC = "province duchy estate curse copper silver gold"


def test_piles_for_two() -> None:
    """base/rules/setup_supply_counts/1"""
    assert piles(new_game(2), BASIC) == [8, 8, 8, 10, 46, 40, 30]


def test_piles_for_three_and_four() -> None:
    """base/rules/setup_supply_counts/2"""
    assert piles(new_game(3), BASIC) == [12, 12, 12, 20, 39, 40, 30]
    assert piles(new_game(4), BASIC) == [12, 12, 12, 30, 32, 40, 30]


def test_piles_for_five_and_six() -> None:
    """base/rules/setup_supply_counts/3"""
    assert piles(new_game(5), BASIC) == [15, 12, 12, 40, 85, 80, 60]
    assert piles(new_game(6), BASIC) == [18, 12, 12, 50, 78, 80, 60]


def test_kingdom_piles() -> None:
    """base/rules/setup_supply_counts/4"""
    kingdom = ("gardens", "island", "vineyard", "smithy")
    assert piles(new_game(6, kingdom), " ".join(kingdom)) == [12, 12, 12, 10]
    assert piles(new_game(2, kingdom), " ".join(kingdom)) == [8, 8, 8, 10]


def test_starting_decks() -> None:
    """base/rules/setup_starting_deck/1"""
    game = new_game(4)
    for player in game.players:
        assert len(player.hand) == len(player.deck) == 5
        assert sorted(card.id for card in player.all_cards()) == cards("7 Copper, 3 Estate")
    assert piles(game, "estate copper") == [12, 32]


def test_the_supply() -> None:
    """base/rules/setup_kingdom/1"""
    game = new_game()
    assert len(game.supply_piles()) == 17
    assert {pile.id for pile in game.supply_piles()} == {*TEN, *BASIC.split()}
    assert game.trash == []


def test_editions_of_the_base_game() -> None:
    """base/rules/edition_contents/1"""
    def in_edition(edition: str) -> set[str]:
        return {id for id, facts in FACTS.items()
                if facts.set == "base" and facts.kind == "kingdom" and edition in facts.editions}

    removed = {"adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}
    added = {"artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal"}
    first, second = in_edition("base-2008"), in_edition("base-2017")
    assert (len(first), len(second)) == (25, 26)
    assert first - second == removed
    assert second - first == added
    assert second == in_edition("base-2019")
    assert [id for id in second if "Action" not in FACTS[id].types] == ["gardens"]
    assert first | second <= set(BY_ID)


# --- who begins -----------------------------------------------------------------------------------------------
def test_the_first_player() -> None:
    """base/rules/setup_start_player/1"""
    seats = {first_player(Random(seed), 4) for seed in range(50)}
    assert seats == {0, 1, 2, 3}
    assert {first_player(Random(seed), 4, [1]) for seed in range(50)} == {2}
    assert first_player(Random(1), 4, [3]) == 0
    assert {first_player(Random(seed), 4, [0, 2]) for seed in range(50)} == {1, 3}
    assert {first_player(Random(seed), 2, [0, 1]) for seed in range(50)} == {0, 1}


# --- what other sets bring along ------------------------------------------------------------------------------
def share(decide: Callable[[Random], bool]) -> float:
    random = Random(7)
    return sum(decide(random) for _ in range(4000)) / 4000


def test_platinum_and_colony() -> None:
    """base/rules/setup_platinum_colony/1"""
    kingdom = ("bank", "city", "expand", "forge", *TEN[:6])
    assert abs(share(lambda random: drawn_from(random, kingdom, "prosperity")) - 0.4) < 0.03
    assert not drawn_from(Random(1), TEN, "prosperity")
    assert piles(new_game(2, kingdom, platinum=True), "platinum colony") == [12, 8]
    assert new_game(2, kingdom).pile("platinum") is None
    assert new_game(2, kingdom).pile("colony") is None


def test_shelters() -> None:
    """base/rules/setup_shelters/1"""
    kingdom = ("altar", "armory", "beggar", "catacombs", "count", "forager", "fortress", "graverobber",
               "ironmonger", "sage")
    assert all(drawn_from(Random(seed), kingdom, "dark_ages") for seed in range(20))
    assert abs(share(lambda random: drawn_from(random, (*kingdom[:3], *TEN[:7]), "dark_ages")) - 0.3) < 0.03
    for player in new_game(3, kingdom, shelters=True).players:
        assert sorted(card.id for card in player.all_cards()) == cards("7 Copper, Hovel, Necropolis, Overgrown Estate")


def test_baker() -> None:
    """base/rules/setup_guilds/1"""
    assert [player.coffers for player in new_game(3, ("baker", *TEN[:9])).players] == [1, 1, 1]
    assert [player.coffers for player in new_game(3, ("plaza", *TEN[:9])).players] == [0, 0, 0]


def test_the_bane() -> None:
    """base/rules/setup_bane/1"""
    game = new_game(2, ("young_witch", *TEN[:9]), bane="workshop")
    assert len(game.supply_piles()) == 18
    assert game.table.bane == "workshop"
    assert BY_ID[game.table.bane]().cost in (2, 3)
    assert piles(game, "workshop") == [10]
    scene = Scene(kingdom="Young Witch", bane="Workshop", phase="buy", p1={"coins": 3}, piles={"Workshop": 1})
    scene.p1.buys("Workshop")
    assert scene.game.empty_piles() == 1


def test_the_bane_and_trade_route() -> None:
    """base/rules/setup_bane/2"""
    game = new_game(2, ("young_witch", "trade_route"), bane="great_hall")
    assert {pile.id for pile in game.supply_piles() if game.tokens_on(pile, "trade_route")} \
        == {"estate", "duchy", "province", "great_hall"}
    game = new_game(2, ("young_witch", "gardens"), bane="trade_route")
    assert {pile.id for pile in game.supply_piles() if game.tokens_on(pile, "trade_route")} \
        == {"estate", "duchy", "province", "gardens"}


def test_the_prizes() -> None:
    """base/rules/setup_prizes/1"""
    prizes = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")
    game = new_game(2, ("tournament", *TEN[:9]))
    for name in prizes:
        pile = game.pile(name)
        assert pile is not None
        assert not pile.supply
        assert [card.id for card in pile.cards] == [name]
    assert len(game.supply_piles()) == 17
    scene = Scene(kingdom="Tournament", phase="buy", piles=dict.fromkeys(prizes, 0))
    assert scene.game.empty_piles() == 0
    assert not scene.game.is_finished()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_card_lies_twice(players: int) -> None:
    numbers = sorted(card.number for pile in new_game(players).piles for card in pile.cards)
    assert all(a < b for a, b in pairwise(numbers))
