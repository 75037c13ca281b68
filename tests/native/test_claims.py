"""What the strategies of the library are claimed to beat, they beat: 2,000 games for each claim, by compiled players.

A claim was taken from 1,000 games: 8 of a hundred less than what was won, rounded down to a multiple of five.  It is
tried in others, of fixed seeds: all of the 99% interval must be above it."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from throneroom.engine import game as engine
from throneroom.strategies.claims import tried
from throneroom.strategies.library import library
from throneroom.strategies.spoken import Claim, Strategy

ROOT = Path(__file__).parents[2]
COMPILED = not str(engine.__file__).endswith(".py")
CLAIMS = [(found, claim) for found in library().values() for claim in found.beats]
NAMES = [f"{found.name} - {claim.rival}" for found, claim in CLAIMS]


@pytest.mark.skipif(not COMPILED, reason="some hundred thousand games: the players are not compiled")
@pytest.mark.parametrize(("strategy", "claim"), CLAIMS, ids=NAMES)
def test_claims_hold(strategy: Strategy, claim: Claim) -> None:
    result = tried(strategy, claim, 2000)
    assert result.shows(claim), (result.share, result.interval())


PLAYED = """
import sys
from random import Random
from tests.strategies.invented import Inventor
from throneroom.engine import game as engine
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup

def played(seed):
    setup = random_setup(Random(seed), players=2 + seed % 3, among=BOOKS)
    inventor = Inventor(Random(seed), [*setup.kingdom, "gold", "silver", "province", "duchy"])
    game = setup.table().new_game([inventor.strategy().player() for _ in range(setup.players)], seed)
    game.run(40)
    numbers = [game.turn_number, *game.scores(), *(len(pile.cards) for pile in game.piles)]
    return "/".join(map(str, numbers))
"""


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare: the players are not compiled")
def test_strategies_play_the_same_pure_and_compiled() -> None:
    seeds = range(700, 720)
    program = PLAYED + ("assert engine.__file__.endswith('.py'), engine.__file__\n"
                        "for seed in map(int, sys.argv[1:]): print(played(seed))")
    pure = subprocess.run([sys.executable, "-c", program, *map(str, seeds)], capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])})
    here: dict[str, Any] = {}
    exec(PLAYED, here)
    assert pure.stdout.split() == [here["played"](seed) for seed in seeds]
