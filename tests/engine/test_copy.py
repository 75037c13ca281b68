"""Copies: every field is copied, and a copy plays on like the original."""
from contextlib import suppress
from random import Random

from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.lab.checks import check_copy, state


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


def test_a_copy_plays_on_like_the_original() -> None:
    for seed in range(15):
        game = midgame(seed, 120)
        other = game.copy()
        for one in (game, other):
            one.agents = [Random0(seed + 100, 150)] * 3
            with suppress(StopIteration):
                one.run()
        assert state(game) == state(other)
