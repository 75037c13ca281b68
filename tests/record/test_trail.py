"""Copies along a game's way: few, taken down at once when they are no longer wanted, and never those of another."""
from __future__ import annotations

import gc
from itertools import pairwise

from throneroom.bots.money import BigMoney
from throneroom.engine.game import Game
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.trail import SPARE, Trail
from throneroom.record.view import view

SETUP = Setup(("village", "smithy", "market", "laboratory", "festival", "cellar", "moat", "militia", "witch",
               "workshop"))


def driven(answers: int) -> Driver:
    driver = Driver(SETUP, 3)
    while len(driver.answers) < answers:
        go_on(driver)
    return driver


def go_on(driver: Driver) -> None:
    assert driver.decision is not None
    driver.answer(BigMoney().answer(driver.decision))


def same(one: Driver, other: Driver) -> bool:
    return one.answers == other.answers and all(view(one.game, seat) == view(other.game, seat) for seat in (0, 1))


def test_between_two_copies_lie_no_more_answers_than_were_given_since():
    trail = Trail()
    game = SETUP.table().new_game([BigMoney(), BigMoney()], 1)
    for at in range(1000):
        trail.note(at, game.copy())
        places = [place for place, _ in trail.copies]
        assert places[0] == 0 and places[-1] == at
        assert all(after - before <= max(1, at - after) for before, after in pairwise(places[:-1]))
    assert len(trail.copies) <= 20 + SPARE
    assert trail.points == list(range(1000))


def test_copies_are_taken_down_at_once():
    """Without the garbage collector there are no more games than the driver keeps."""
    gc.collect()
    gc.disable()
    try:
        before = games()
        driver = driven(60)
        assert games() - before <= len(driver.games())
    finally:
        gc.enable()


def games() -> int:
    """Whole ones: of one that was taken down the players are gone."""
    return sum(isinstance(thing, Game) and bool(thing.players) for thing in gc.get_objects())


def test_who_has_gone_back_and_who_has_not_do_not_take_down_each_others_copies():
    whole = driven(40)
    back = whole.undo(10)
    for _ in range(20):
        go_on(back)
        go_on(whole)
    for count in (1, 5, 15, 25, 40):
        for driver in (whole, back):
            fresh = Driver(SETUP, 3, driver.answers[:len(driver.answers) - count])
            assert same(driver.undo(count), fresh)
