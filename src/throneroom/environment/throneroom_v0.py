"""Version 0 of the environment: its spaces never change (docs/environment.md)."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium.vector import AutoresetMode
from pettingzoo import AECEnv

from throneroom.environment.aec import RawTable, wrapped
from throneroom.environment.single import OneSeat
from throneroom.environment.terms import Player, Terms
from throneroom.environment.vector import ManySeats


def raw_env(render_mode: str | None = None, **terms: Any) -> RawTable:
    """PettingZoo's AEC, as it is: an action that is not allowed raises IllegalAnswer."""
    return RawTable(Terms(**terms), render_mode)


def env(render_mode: str | None = None, **terms: Any) -> AECEnv:
    """The same with PettingZoo's usual wrappers."""
    return wrapped(raw_env(render_mode, **terms))


def single(opponents: Player | Sequence[Player] = "big-money", seat: int | None = None, render_mode: str | None = None,
           **terms: Any) -> OneSeat:
    """Gymnasium's: one seat (None: a random one in every game) against bots."""
    return OneSeat(Terms(**terms), opponents, seat, render_mode)


def vector(num_envs: int = 1, opponents: Player | Sequence[Player] = "big-money", seat: int | None = None,
           autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP, **terms: Any) -> ManySeats:
    """So many of these in one process."""
    return ManySeats(Terms(**terms), num_envs, opponents, seat, autoreset_mode)
