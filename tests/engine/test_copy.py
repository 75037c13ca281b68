"""Copies: every field is copied, and a copy plays on like the original."""
from contextlib import suppress
from random import Random

from throneroom.cards import kind
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.engine.happenings import Turn
from throneroom.engine.table import Minded
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.lab.checks import NOT_COPIED, PARTS, SHARED, check_copy, state


class Random0(Agent):
    def __init__(self, seed: int, stop: int) -> None:
        self.random = Random(seed)
        self.left = stop
        self.stop = stop

    def answer(self, decision: Decision) -> list[int]:
        self.left -= 1
        if self.left <= 0 and decision.settled:
            raise StopIteration
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        self.random.shuffle(pool)
        return pool[:self.random.randint(int(decision.least), int(decision.most))]


def midgame(seed: int, decisions: int) -> Game:
    game = random_setup(Random(seed), 3, among=BOOKS).table().new_game(None, seed)
    game.agents = [Random0(seed, decisions)] * 3
    with suppress(StopIteration):
        game.run()
    return game


def test_every_field_is_copied() -> None:
    for seed in range(12):
        game = midgame(seed, 150)
        check_copy(game, game.copy())


def fields(thing: object) -> list[str]:
    """Those that a copy must know."""
    return [name for name in dir(thing) if not name.startswith("_") and name not in NOT_COPIED | PARTS
            and not callable(getattr(thing, name))]


def changed(value: object) -> object:
    """Another value of its kind, which no game begins with."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, Minded):
        return Minded([], 0, False)
    if isinstance(value, tuple):
        return (*value, kind("copper")())
    return {**value, "?": []} if isinstance(value, dict) else [*(value or ()), kind("copper")()]


def assert_alike(one: object, other: object, names: list[str]) -> None:
    """The same in all, and no list of both."""
    assert [name for name in names if getattr(one, name) != getattr(other, name)] == []
    shared = [name for name in names if isinstance(getattr(one, name), list | dict) and name not in SHARED
              and getattr(one, name) is getattr(other, name)]
    assert shared == []


def test_a_field_that_a_copy_forgets_is_named() -> None:
    """Whatever a game has no use for at the moment: every field is given a value of which a copy must know."""
    game = midgame(0, 150)
    for thing in (game, game.turn, *game.players):
        for name in fields(thing):
            setattr(thing, name, changed(getattr(thing, name)))
    other = game.copy()
    for one, its in ((game, other), (game.turn, other.turn), *zip(game.players, other.players, strict=True)):
        assert_alike(one, its, fields(one))


def test_a_field_that_outlives_its_turn_is_named() -> None:
    """A turn is used again: it must be as new in all its fields."""
    for again in (Turn.reset, Turn.begin):
        turn = Turn(0)
        for name in fields(turn):
            setattr(turn, name, changed(getattr(turn, name)))
        again(turn, 1)
        assert_alike(turn, Turn(1), fields(turn))


def test_a_copy_plays_on_like_the_original() -> None:
    for seed in range(15):
        game = midgame(seed, 120)
        other = game.copy()
        for one in (game, other):
            one.agents = [Random0(seed + 100, 150)] * 3
            with suppress(StopIteration):
                one.run()
        assert state(game) == state(other)
