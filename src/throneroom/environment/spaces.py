"""The spaces as the libraries want them, and what both views of the game share."""
from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces

from throneroom.environment.observing import HIGHEST, LOWEST
from throneroom.environment.playing import Play, Shape

Observation = dict[str, Any]            # "observation" and "action_mask"
SEED_BITS = 128                         # as those of tables


def action_space(shape: Shape) -> spaces.Discrete:
    return spaces.Discrete(shape.actions)


def observation_space(shape: Shape) -> spaces.Dict:
    return spaces.Dict({"observation": spaces.Box(LOWEST, HIGHEST, (shape.numbers,), np.int16),
                        "action_mask": spaces.Box(0, 1, (shape.actions,), np.int8)})


def observed(play: Play, seat: int) -> Observation:
    observation, mask = play.observation(seat)
    return {"observation": observation, "action_mask": mask}


def chance(random: np.random.Generator) -> Random:
    """What a new game draws by: its kingdom, its seed, its seats."""
    return Random(int.from_bytes(random.bytes(SEED_BITS // 8), "little"))


def text(play: Play, seat: int) -> str:
    """For people: how the game stands as this seat sees it."""
    told = play.told(seat)
    known = told.view
    me = known.players[seat]
    piles = ", ".join(f"{pile.id} {pile.count}" for pile in known.piles)
    lines = [f"turn {known.turn_number} of player {known.turn_seat + 1}, {known.phase} phase",
             f"piles: {piles}", f"player {seat + 1} holds {', '.join(me.hand or ())}",
             f"{me.actions} actions, {me.buys} buys, {me.coins} coins"]
    if play.asked is not None and told.question is not None:
        names = ", ".join(play.shape.naming.name_of(action) for action in play.asked.allowed)
        lines.append(f"{told.question.purpose} {told.question.source or ''}: {names}")
    return "\n".join(lines) + "\n"
