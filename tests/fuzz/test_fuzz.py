"""Random play over everything implemented, and whether it would notice what it is there for."""
import pytest

from throneroom.engine.rng import Rng
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import (
    Broken,
    Monkey,
    Report,
    census,
    check_cards,
    check_numbers,
    check_views,
    play_some,
)
from throneroom.record.driver import Driver, redeal
from throneroom.record.view import view

BASE = ("cellar", "festival", "library", "market", "militia", "moat", "remodel", "smithy", "witch", "workshop")


@pytest.mark.parametrize("first", range(50_000, 50_080, 10))
def test_random_games(first: int) -> None:
    report = play_some(range(first, first + 10), (), ())
    assert report.failures == []
    assert report.games == 10


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (play_some(range(7, 12), (), ()) for _ in range(2))
    assert (one.decisions, one.turns, one.used) == (two.decisions, two.turns, two.used)


def game_and_cards():  # type: ignore[no-untyped-def]
    game = Setup(BASE, players=3).table().new_game(None, 3)
    cards = census(game)
    return game, cards, set(map(id, cards))


def test_a_lost_card_is_noticed() -> None:
    game, cards, identities = game_and_cards()
    check_cards(game, cards, identities)
    lost = game.players[1].deck.pop()
    with pytest.raises(Broken, match=f"lost: \\['{lost.id}'\\]"):
        check_cards(game, cards, identities)


def test_a_doubled_card_is_noticed() -> None:
    game, cards, identities = game_and_cards()
    game.players[1].hand.append(game.players[1].deck[0])
    with pytest.raises(Broken, match="in two places"):
        check_cards(game, cards, identities)


def test_a_negative_number_is_noticed() -> None:
    game, _, _ = game_and_cards()
    game.players[2].coins = -1
    with pytest.raises(Broken, match="player 3 has -1 coins"):
        check_numbers(game)


def test_views_do_not_depend_on_hidden_cards() -> None:
    driver = Driver(Setup(BASE, players=3), 3)
    assert driver.decision is not None
    check_views(driver.game, driver.decision, 5)
    other = redeal(driver.game, driver.game, 0, Rng(5))
    assert [card.id for card in other.players[1].hand] != [card.id for card in driver.game.players[1].hand]
    assert view(other, 0) == view(driver.game, 0)
    assert view(other, 1) != view(driver.game, 1)


def test_unknown_purposes_are_noticed() -> None:
    driver = Driver(Setup(BASE), 3)
    assert driver.decision is not None
    driver.decision.purpose = "do something"
    with pytest.raises(Broken, match="not a purpose"):
        Monkey(driver.game, 1, Report()).answer(driver.decision)
