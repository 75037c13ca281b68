"""Random play over everything implemented."""
from collections import Counter
from random import Random

import pytest

from throneroom.cards import BY_ID, BY_SET
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup, way_to
from throneroom.lab.fuzz import Plan, Report, plan, play_many, play_randomly, play_some


@pytest.mark.parametrize("first", range(50_000, 50_080, 10))
def test_random_games(first: int) -> None:
    report = play_some(range(first, first + 10), (), (), among=BOOKS)
    assert report.failures == []
    assert report.games == 10
    assert report.unfinished < 10


@pytest.mark.parametrize("seed", [38, 1244])
def test_guests_who_cannot_meet_are_not_invited_together(seed: int) -> None:
    """Of the first of these two Ways were drawn: there was no table for it."""
    assert plan(seed).setup.table()


def test_the_same_seed_plays_the_same_games() -> None:
    one, two = (play_some(range(7, 12), (), (), among=BOOKS) for _ in range(2))
    assert (one.decisions, one.turns, one.used) == (two.decisions, two.turns, two.used)


def test_many_games_can_be_given_up() -> None:
    reports = play_many(100_000, 1, ("base",), (), jobs=2)
    assert next(reports).games == 10
    reports.close()                     # and does not wait for the others


def test_endless_games_are_ended_and_counted() -> None:
    report = Report()
    game = play_randomly(plan(3, turns=4, among=BOOKS), report)
    assert not game.over
    assert report.unfinished == 1
    assert report.turns <= 2 * 4 + 1


@pytest.mark.parametrize(("guest", "host"), [
    ("princess", "tournament"), ("champion", "page"), ("treasure_chest", "swashbuckler"), ("zombie_spy", "necromancer"),
    ("kings_castle", "castles"), ("lucky_coin", "fool")])
def test_what_is_wished_for_comes_by_its_card(guest: str, host: str) -> None:
    assert host in random_setup(Random(1), cards=[guest], among=BOOKS).kingdom
    assert {guest, host} <= way_to(guest)


def on_table(planned: Plan) -> set[str]:
    """What was dealt, not what might have been."""
    table = planned.setup.table()
    game = table.new_game(None, planned.seed)
    boxed = {card.id for pile in table.piles for card in pile.cards}
    dealt = {card.id for pile in game.piles for card in pile.cards}
    return {*table.named} - boxed | dealt | {pile.id for pile in game.piles}


@pytest.mark.parametrize("set_name", BY_SET)
def test_everything_that_is_wished_for_is_on_the_table(set_name: str) -> None:
    for number, card_id in enumerate(BY_SET[set_name]):
        for seed in (number, 1000 + number):
            planned = plan(seed, cards=[card_id])
            assert card_id in on_table(planned)
            assert [*faults(planned.setup)] == []


def test_several_that_are_wished_for_are_all_on_the_table() -> None:
    refused = 0
    for seed in range(100):
        cards = Random(seed).sample(sorted(BY_ID), 4)
        try:
            assert {*cards} <= on_table(plan(seed, cards=cards))
        except BadKingdom:
            refused += 1
    assert refused < 10                 # two Ways, two Allies, four landscapes


@pytest.mark.parametrize(("cards", "why"), [
    (kingdom_piles()[:11], "more than 10 piles and 3 landscapes"),
    (["alms", "borrow", "quest", "save"], "more than 10 piles and 3 landscapes"),
    (["way_of_the_ox", "way_of_the_owl"], "at most one Way, not way_of_the_ox and way_of_the_owl"),
    (["market_towns", "mountain_folk"], "at most one Ally, not market_towns and mountain_folk"),
    ([*kingdom_piles()[:10], "city_state"], "no room for what brings city_state along"),
])
def test_what_does_not_fit_is_refused(cards: list[str], why: str) -> None:
    with pytest.raises(BadKingdom, match=why):
        plan(1, cards=cards, among=BOOKS)


@pytest.mark.parametrize("small", ["alchemy", "promo", "guilds"])
def test_what_a_small_set_lacks_comes_from_others(small: str) -> None:
    setup = plan(1, [small], ["young_witch", "black_market", "way_of_the_mouse"], among=BOOKS).setup
    assert setup.bane and setup.mouse
    assert len(setup.black_market) == 15


def test_objects_hardly_used_are_named() -> None:
    used = {("play", "village"): 5, ("gain", "village"): 2, ("buy", "moat"): 3, ("take", "key"): 9}
    report = Report(used=Counter(used))
    assert report.least_used(2) == [("moat", 3), ("village", 7)]


def test_objects_never_used_are_named() -> None:
    never = Report().never_used()
    assert {"village", "dominate", "princess", "horn", "the_seas_gift"} <= {*never}
    assert not {"castles", "trade_route_mat", "exile_mat"} & {*never}       # they cannot do anything
    assert all(BY_ID[card_id]().types for card_id in never)


@pytest.mark.parametrize("silent", ["cheap", "inherited", "flourishing_trade", "divine_wind"])
def test_what_works_without_telling_counts_as_used(silent: str) -> None:
    """Prices, the set-up, a Kingdom that comes: 30,000 games had named these as never used."""
    report = play_some([1], (), [silent])
    assert report.failures == []
    assert any(card_id == silent for _, card_id in report.used)


def test_a_prophecy_that_has_not_come_true_is_not_used() -> None:
    report = Report()
    game = play_randomly(plan(1, cards=["flourishing_trade"], turns=1), report)
    assert game.table.prophecy not in game.around_all
    assert ("silently", "flourishing_trade") not in report.used
