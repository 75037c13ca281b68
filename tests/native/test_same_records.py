"""Compiled or not, the same random games give the same records, byte for byte."""
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from throneroom.engine import game as engine
from throneroom.engine.card import Card
from throneroom.engine.player import Player
from throneroom.engine.types import ACTION
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import random_record
from throneroom.lab.kept import check

ROOT = Path(__file__).parents[2]
SEEDS = range(900, 940)
COMPILED = not str(engine.__file__).endswith(".py")


def digests() -> list[str]:
    return [hashlib.sha256(random_record(seed)).hexdigest() for seed in SEEDS]


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare: the engine is not compiled")
def test_records_are_the_same_pure_and_compiled() -> None:
    program = ("import sys, hashlib\nfrom throneroom.engine import game\n"
               "from throneroom.lab.fuzz import random_record\n"
               "assert game.__file__.endswith('.py'), game.__file__\n"
               "for seed in map(int, sys.argv[1:]): print(hashlib.sha256(random_record(seed)).hexdigest())")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    pure = subprocess.run([sys.executable, "-c", program, *map(str, SEEDS)], env=environment, capture_output=True,
                          text=True, check=True)
    assert pure.stdout.split() == digests()


PLAYED = """
import hashlib, sys
from random import Random
from throneroom.bots.levels import player
from throneroom.bots.master import Master
from throneroom.bots.plan import PlanPlayer
from throneroom.engine import game as engine
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.record.record import record, write

def played(seed):
    setup = random_setup(Random(seed), players=2 + seed % 3, among=BOOKS)
    names = ["easy", "medium", "hard", "hard"]
    game = setup.table().new_game([player(names[(seed + seat) % 4], seed) for seat in range(setup.players)], seed)
    return after(60, game, setup, seed)

def tried_out(seed):
    setup = random_setup(Random(seed), players=2 + seed % 3, among=BOOKS)
    plan = PlanPlayer([("province", 99, ()), ("gold", 2, ()), ("*", 99, ())])
    game = setup.table().new_game([Master([plan], 32, 2)] * setup.players, seed)
    return after(6, game, setup, seed)

def after(steps, game, setup, seed):
    game.answers = []
    for _ in range(steps):
        if not game.over:
            game.step()
    return hashlib.sha256(write(record(setup, seed, game.answers, game))).hexdigest()
"""


@pytest.mark.skipif(not COMPILED, reason="there is nothing to compare: the players are not compiled")
@pytest.mark.parametrize(("way", "seeds"), [("played", SEEDS), ("tried_out", SEEDS[:2])])
def test_players_answer_the_same_pure_and_compiled(way: str, seeds: range) -> None:
    program = PLAYED + ("assert engine.__file__.endswith('.py'), engine.__file__\n"
                        f"for seed in map(int, sys.argv[1:]): print({way}(seed))")
    pure = subprocess.run([sys.executable, "-c", program, *map(str, seeds)], capture_output=True, text=True, check=True,
                          env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    here: dict[str, Any] = {}
    exec(PLAYED, here)
    assert pure.stdout.split() == [here[way](seed) for seed in seeds]


@pytest.mark.parametrize("version", ["version1", "version2"])
def test_kept_records_replay_byte_for_byte(version: str) -> None:
    assert check(ROOT / "tests/record/kept" / version) >= 31


class Housecard(Card):
    """A card of somebody's own, in plain Python."""

    cost = 3
    types = ACTION
    cards = 1
    coins = 2

    def play(self, me: Player) -> None:
        me.plus_buys(4)


def test_a_card_in_plain_python_works_on_any_engine() -> None:
    card = Housecard(1)
    assert (card.price.coins, card.types, card.cards, card.coins) == (3, ACTION, 1, 2)
    game = Setup(("village",)).table().new_game(None, 1)
    me = game.players[0]
    me.actions, me.buys, me.coins = 1, 1, 0
    before = len(me.hand)
    me.hand.append(card)
    me.play(card)
    assert (me.buys, me.coins, len(me.hand)) == (5, 2, before + 1)
    assert card in me.in_play
