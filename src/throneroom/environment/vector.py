"""Many games in one process: a Gymnasium VectorEnv whose games write into the same arrays."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from throneroom.environment.playing import Play, Shape
from throneroom.environment.single import Company, taken
from throneroom.environment.spaces import Observation, action_space, observation_space, observed
from throneroom.environment.terms import Player, Terms
from throneroom.errors import BadContest

Flags = np.ndarray[Any, np.dtype[np.bool_]]
Rewards = np.ndarray[Any, np.dtype[np.float64]]


class ManySeats(VectorEnv[Observation, Any, Any]):
    """A game that is over begins anew in the same step, and `infos` has how it ended ("final_obs" and "final_info", as
    Gymnasium's own have); with AutoresetMode.NEXT_STEP it begins anew in the next step, whatever action is given."""

    def __init__(self, terms: Terms, num_envs: int, opponents: Player | Sequence[Player] = "big-money",
                 seat: int | None = None, autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP) -> None:
        if num_envs < 1:
            raise BadContest(f"there is at least one game, not {num_envs}")
        if autoreset_mode == AutoresetMode.DISABLED:
            raise BadContest("games that are over begin anew, in the same step or in the next one")
        self.num_envs = num_envs
        self.shape = Shape(terms)
        self.company = Company(self.shape, opponents, seat)
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.single_observation_space = observation_space(self.shape)
        self.single_action_space = action_space(self.shape)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self.randoms = [seeding.np_random()[0] for _ in range(num_envs)]
        self.games: list[tuple[Play, int]] = []
        self.ended: Flags = np.zeros(num_envs, np.bool_)    # games that begin anew in the next step

    def reset(self, *, seed: int | Sequence[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        if seed is not None:
            seeds = [seed + place for place in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            if len(seeds) != self.num_envs:
                raise BadContest(f"there are {self.num_envs} games, but {len(seeds)} seeds")
            for place, one in enumerate(seeds):
                if one is not None:
                    self.randoms[place] = seeding.np_random(one)[0]
        self.games = [self.company.deal(random) for random in self.randoms]
        self.ended[:] = False
        found = self.observed()
        return found, self.infos(found)

    def step(self, actions: Any) -> tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]:
        count = self.num_envs
        rewards: Rewards = np.zeros(count)
        terminations: Flags = np.zeros(count, np.bool_)
        truncations: Flags = np.zeros(count, np.bool_)
        infos: dict[str, Any] = {}
        for place, action in enumerate(np.asarray(actions).tolist()):
            if self.ended[place]:
                self.begin(place)
                continue
            play, seat = self.games[place]
            rewards[place], terminations[place], truncations[place], info = taken(play, seat, action)
            if not (terminations[place] or truncations[place]):
                continue
            if self.same_step:
                info = {"final_obs": observed(play, seat), "final_info": info}
                self.begin(place)
            else:
                self.ended[place] = True
            infos = self._add_info(infos, info, place)
        found = self.observed()
        return found, rewards, terminations, truncations, {**self.infos(found), **infos}

    def begin(self, place: int) -> None:
        self.games[place] = self.company.deal(self.randoms[place])
        self.ended[place] = False

    def observed(self) -> Observation:
        observations = np.zeros((self.num_envs, self.shape.numbers), np.int16)
        masks = np.zeros((self.num_envs, self.shape.actions), np.int8)
        for place, (play, seat) in enumerate(self.games):
            play.write(seat, observations[place], masks[place])
        return {"observation": observations, "action_mask": masks}

    def infos(self, found: Observation) -> dict[str, Any]:
        return {"action_mask": found["action_mask"].copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
