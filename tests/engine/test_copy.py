"""Copies: every field is copied, and a copy plays on like the original."""
from contextlib import suppress
from random import Random

from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.kingdoms.random import random_setup
from throneroom.lab.fuzz import state

# What a copy starts afresh with, or shares because it never changes.
NOT_COPIED = {"agents", "listener", "answers", "base", "since", "forkable", "table", "game", "playing", "tracked",
              "busy", "swapping", "due", "keeping", "watching", "traits", "also_types", "quiet",
              "quick", "unwatched_gains"}


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
    game = random_setup(Random(seed), 3).table().new_game(None, seed)
    game.agents = [Random0(seed, decisions)] * 3
    with suppress(StopIteration):
        game.run()
    return game


def fields(thing: object) -> list[str]:
    found = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return [name for name in found if name not in NOT_COPIED]


def test_every_field_is_copied() -> None:
    for seed in range(12):
        game = midgame(seed, 150)
        other = game.copy()
        pairs: list[tuple[object, object]] = [(game, other), (game.turn, other.turn), (game.rng, other.rng)]
        pairs += zip(game.players, other.players, strict=True)
        pairs += zip(game.piles, other.piles, strict=True)
        for one, two in pairs:
            for name in fields(one):
                value, copied = getattr(one, name), getattr(two, name)
                if name in ("players", "piles", "turn", "rng", "facts"):
                    continue
                assert value == copied, f"{type(one).__name__}.{name}"
                if isinstance(value, list | dict) and name not in ("affordable", "last_gains", "last_turn"):
                    assert value is not copied or not value, f"{type(one).__name__}.{name} is shared"


def test_a_copy_plays_on_like_the_original() -> None:
    for seed in range(15):
        game = midgame(seed, 120)
        other = game.copy()
        for one in (game, other):
            one.agents = [Random0(seed + 100, 150)] * 3
            with suppress(StopIteration):
                one.run()
        assert state(game) == state(other)
