"""PettingZoo: everybody at the table learns, one after the other."""
from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from throneroom.environment import spaces as shared
from throneroom.environment.observing import Told
from throneroom.environment.playing import Play, Shape
from throneroom.environment.spaces import SEED_BITS, Observation, chance, observed, text
from throneroom.environment.terms import Terms
from throneroom.record.record import Record

ILLEGAL = -1.0                          # for who takes an action that the mask excludes: the game is over


class RawTable(AECEnv):  # type: ignore[misc]
    """An action that is not allowed raises IllegalAnswer and changes nothing."""

    metadata = {"name": "throneroom_v0", "render_modes": ["ansi"], "render_fps": 1, "is_parallelizable": False}

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        self.shape = Shape(terms)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(terms.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}
        self.observation_spaces = {agent: shared.observation_space(self.shape) for agent in self.possible_agents}
        self.action_spaces = {agent: shared.action_space(self.shape) for agent in self.possible_agents}
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        random = chance(self.random)
        setup = self.shape.terms.setup(random)
        self.play = Play(self.shape, setup, random.getrandbits(SEED_BITS), {})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.find_agent()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.play.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.find_agent()
        self._accumulate_rewards()

    def find_agent(self) -> None:
        """Who is next; at the end, everybody gets what they won."""
        play = self.play
        self.infos = {agent: {} for agent in self.agents}
        if play.asked is not None:
            self.agent_selection = self.possible_agents[play.seat]
            self.infos[self.agent_selection]["action_mask"] = play.mask(play.seat)
            return
        for agent in self.agents:
            self.rewards[agent] = play.reward(self.seats[agent])
            self.terminations[agent] = play.over
            self.truncations[agent] = not play.over
            self.infos[agent]["action_mask"] = play.mask(self.seats[agent])
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        return observed(self.play, self.seats[agent])

    def told(self, agent: str) -> Told:
        """The same as structs: what the agent may know, and its question."""
        return self.play.told(self.seats[agent])

    def record(self) -> Record:
        return self.play.record()

    def render(self) -> str | None:
        return text(self.play, self.seats[self.agent_selection]) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def wrapped(raw: RawTable) -> AECEnv:
    """As PettingZoo's own games are: who takes an action that is not allowed loses, and misuse is named."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(
        wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)))
