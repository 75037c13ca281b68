"""Random play over everything implemented."""
from collections import Counter
from random import Random

import pytest

from throneroom.cards import BY_ID
from throneroom.errors import BadKingdom
from throneroom.kingdoms.random import kingdom_piles, random_setup, way_to
from throneroom.lab.fuzz import Report, plan, play_many, play_randomly, play_some


@pytest.mark.parametrize("first", range(50_000, 50_080, 10))
def test_random_games(first: int) -> None:
    report = play_some(range(first, first + 10), (), ())
    assert report.failures == []
    assert report.games == 10
    assert report.unfinished < 10


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (play_some(range(7, 12), (), ()) for _ in range(2))
    assert (one.decisions, one.turns, one.used) == (two.decisions, two.turns, two.used)


def test_many_games_can_be_given_up() -> None:
    reports = play_many(100_000, 1, ("base",), (), jobs=2)
    assert next(reports).games == 10
    reports.close()                     # and does not wait for the others


def test_endless_games_are_ended_and_counted() -> None:
    report = Report()
    game = play_randomly(plan(3, turns=4), report)
    assert not game.over
    assert report.unfinished == 1
    assert report.turns <= 2 * 4 + 1


@pytest.mark.parametrize(("guest", "host"), [
    ("princess", "tournament"), ("champion", "page"), ("treasure_chest", "swashbuckler"), ("zombie_spy", "necromancer"),
    ("kings_castle", "castles"), ("lucky_coin", "fool")])
def test_what_is_wished_for_comes_by_its_card(guest: str, host: str) -> None:
    assert host in random_setup(Random(1), cards=[guest]).kingdom
    assert {guest, host} <= way_to(guest)


@pytest.mark.parametrize("small", ["alchemy", "promo", "guilds"])
def test_what_a_small_set_lacks_comes_from_others(small: str) -> None:
    setup = plan(1, [small], ["young_witch", "black_market", "way_of_the_mouse"]).setup
    assert setup.bane and setup.mouse
    assert len(setup.black_market) == 15


def test_more_cards_than_a_table_holds_are_refused() -> None:
    with pytest.raises(BadKingdom, match="more than 10 piles"):
        plan(1, cards=["copper", *kingdom_piles()[:11]])


def test_everything_can_be_a_guest() -> None:
    for card_id in ("dominate", "misery", "the_seas_gift", "way_of_the_ox", "mountain_folk", "copper", "hovel"):
        setup = plan(5, cards=[card_id]).setup
        assert len(setup.kingdom) == 10


def test_objects_hardly_used_are_named() -> None:
    used = {("play", "village"): 5, ("gain", "village"): 2, ("buy", "moat"): 3, ("take", "key"): 9}
    report = Report(used=Counter(used))
    assert report.least_used(2) == [("moat", 3), ("village", 7)]


def test_objects_never_used_are_named() -> None:
    never = Report().never_used()
    assert {"village", "dominate", "princess", "horn", "the_seas_gift"} <= {*never}
    assert not {"castles", "trade_route_mat", "exile_mat"} & {*never}       # they cannot do anything
    assert all(BY_ID[card_id]().types for card_id in never)
