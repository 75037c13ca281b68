"""Gymnasium: one seat learns, bots sit in the others."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from throneroom.engine.decision import Agent
from throneroom.environment import spaces
from throneroom.environment.observing import Told
from throneroom.environment.playing import Play, Shape
from throneroom.environment.spaces import SEED_BITS, Observation, chance, observed, text
from throneroom.environment.terms import Player, Terms, everybody, seated
from throneroom.errors import BadContest, IllegalAnswer
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import Record

ILLEGAL = -1.0                          # for an action that the mask excludes: the game is over


class Company:
    """Where the learner sits, and who else is there."""

    def __init__(self, shape: Shape, opponents: Player | Sequence[Player], seat: int | None) -> None:
        players = shape.terms.players
        if seat is not None and not 0 <= seat < players:
            raise BadContest(f"the seats of {players} players are 0 to {players - 1}, not {seat}")
        self.shape = shape
        self.seat = seat                        # None: a random one in every game
        self.others = everybody(opponents, players)
        if shape.terms.fixed is not None:       # whoever does not exist is refused now, and a plan is sought now
            self.bots(shape.terms.fixed, 0, 0)

    def deal(self, random: np.random.Generator) -> tuple[Play, int]:
        """A new game, and the learner's seat."""
        drawn = chance(random)
        setup = self.shape.terms.setup(drawn)
        seat = drawn.randrange(setup.players) if self.seat is None else self.seat
        seed = drawn.getrandbits(SEED_BITS)
        return Play(self.shape, setup, seed, self.bots(setup, seat, seed)), seat

    def bots(self, setup: Setup, seat: int, seed: int) -> Mapping[int, Agent]:
        return {(seat + place) % setup.players: seated(other, setup, seed)
                for place, other in enumerate(self.others, 1)}


def taken(play: Play, seat: int, action: int) -> tuple[float, bool, bool, dict[str, Any]]:
    """A step: its reward, whether the game is over or broken off by it, and how it ended."""
    try:
        play.take(action)
    except IllegalAnswer:
        if play.asked is None:
            raise
        play.asked = None
        return ILLEGAL, True, False, {"illegal": True}
    if play.asked is not None:
        return 0.0, False, False, {}
    result = play.result()
    return play.reward(seat), play.over, not play.over, {
        "scores": result.scores, "winners": result.winners if play.over else []}


class OneSeat(gymnasium.Env[Observation, np.int64]):
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, terms: Terms, opponents: Player | Sequence[Player] = "big-money", seat: int | None = None,
                 render_mode: str | None = None) -> None:
        self.shape = Shape(terms)
        self.company = Company(self.shape, opponents, seat)
        self.render_mode = render_mode
        self.observation_space = spaces.observation_space(self.shape)
        self.action_space = spaces.action_space(self.shape)

    def reset(self, *, seed: int | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.play, self.seat = self.company.deal(self.np_random)
        found = observed(self.play, self.seat)
        return found, {"action_mask": found["action_mask"].copy()}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, over, broken_off, info = taken(self.play, self.seat, int(action))
        found = observed(self.play, self.seat)
        return found, reward, over, broken_off, {"action_mask": found["action_mask"].copy(), **info}

    def told(self) -> Told:
        """The observation as structs: what the seat may know, and its question."""
        return self.play.told(self.seat)

    def record(self) -> Record:
        return self.play.record()

    def render(self) -> str | None:
        return text(self.play, self.seat) if self.render_mode == "ansi" else None
