"""Our side of the benchmark: the mirrors of `rules.py`, played by Throneroom.

`run.py` runs this module in processes of their own, once with the plain Python
sources on the path and once with the native build, and calls:

`is_native() -> bool`
    Whether the `throneroom` that was imported is the native build.

`games(kind: str, count: int, seed: int) -> float`
    Play `count` games of the kind (`rules.KINDS`) in `rules.KINGDOM`, for two
    players, the first seat first, both deciding by `rules.WISHES[kind]` and
    `rules.PLAY_ORDER`. Return the seconds of `time.process_time()` that the
    playing took; making each new game counts, imports do not. The same count and seed must play the same games.

`copy_microseconds() -> float`
    Microseconds (process time) that copying a state from the middle of a game
    takes, as an average over many copies.

`watched_games(count: int, seed: int) -> float`
    Seconds of games of the kind "engine" in a kingdom of ten cards from five
    sets with landscapes and watchers, as `games` counts them.

`averages(kind: str, count: int, seed: int) -> dict[str, float]`
    What `others.averages` says of turns, winners and first seats, for the games
    of `games`. `run.py` holds the two against each other, to show that both
    sides play the same games.

`players(kind: str, kingdoms: int, count: int) -> float`
    Games a second that two general players ("general"), or two that buy by a
    plan over it ("plan"), play against each other: `count` games on each of so
    many random kingdoms of all sets, the median of the kingdoms.

None of these may print to standard output.
"""

from __future__ import annotations

import gc
import statistics
import time
import timeit
from collections.abc import Callable
from contextlib import suppress
from random import Random

import rules

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.plan import ALL, JUDGEMENT, PlanPlayer, WishData
from throneroom.bots.priority import WishBot
from throneroom.bots.rollout import match
from throneroom.engine import game as engine
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.engine.table import Table
from throneroom.kingdoms.generator import generate
from throneroom.kingdoms.setup import Setup

IDS = {name: name.lower() for name in (*rules.KINGDOM, "Copper", "Silver", "Gold", "Estate", "Duchy", "Province")}
PLAIN = Setup(tuple(IDS[name] for name in rules.KINGDOM))
WATCHED = Setup(
    # Ten cards from five sets, most of them watching something, with three landscapes; the bots buy as before.
    kingdom=("festival", "laboratory", "market", "smithy", "village", "watchtower", "hoard", "groundskeeper",
             "trader", "priest"),
    landscapes=("tomb", "labyrinth", "road_network"),
)


PLAYS = [IDS[name] for name in rules.PLAY_ORDER]


def wishes(kind: str) -> list[WishData]:
    """What the shared rules want to buy, as data."""
    return [(IDS[name], most, tuple((by_id(about), low, high) for about, low, high in conditions))
            for name, most, conditions in rules.WISHES[kind]]


def by_id(about: str) -> str:
    what, _, name = about.partition(" ")
    return f"{what} {IDS[name]}" if name else what


def shoppers(kind: str) -> list[Agent]:
    return [WishBot(PLAYS, wishes(kind)), WishBot(PLAYS, wishes(kind))]


def is_native() -> bool:
    """See the module docstring."""
    return not str(engine.__file__).endswith(".py")


def play(table: Table, kind: str, count: int, seed: int) -> float:
    gc.collect()
    gc.freeze()
    start = time.process_time()
    bots = shoppers(kind)
    for number in range(seed * 1_000_003, seed * 1_000_003 + count):
        game = table.new_game(bots, number)
        game.run()
        game.take_down()
    return time.process_time() - start


def games(kind: str, count: int, seed: int) -> float:
    """See the module docstring."""
    return play(PLAIN.table(), kind, count, seed)


class Stop(Exception):
    pass


class Stopper(WishBot):
    def answer(self, decision: Decision) -> list[int]:
        if decision.settled and decision.player.game.turn_number >= 20:
            raise Stop
        return super().answer(decision)


def midgame() -> Game:
    table = PLAIN.table()
    wanted = wishes("engine")
    game = table.new_game([Stopper(PLAYS, wanted), Stopper(PLAYS, wanted)], 1)
    game.answers = []                           # asked by decisions
    with suppress(Stop):
        game.run()
    return game


COPIES = 500


def copy_microseconds() -> float:
    """See the module docstring."""
    game = midgame()
    # Between the rounds the copies are collected: what counts is copying, not asking the system for memory.
    rounds = timeit.repeat(game.copy, setup=gc.collect, timer=time.process_time, number=COPIES, repeat=40)
    return min(rounds) / COPIES * 1e6


def watched_games(count: int, seed: int) -> float:
    """See the module docstring."""
    return play(WATCHED.table(), "engine", count, seed)


PLAYERS: dict[str, Callable[[], Agent]] = {
    "general": GeneralPlayer,
    "plan": lambda: PlanPlayer([("province", ALL, ()), ("duchy", ALL, (("provinces", 0, 4),)), ("gold", ALL, ()),
                                (JUDGEMENT, ALL, ())]),
}


def players(kind: str, kingdoms: int, count: int) -> float:
    """See the module docstring."""
    rates = []
    for number in range(kingdoms):
        table = generate(Random(number)).table()
        one, other = PLAYERS[kind](), PLAYERS[kind]()
        match(table, one, other, 0, 2)          # what is worked out once per table
        gc.collect()
        gc.freeze()
        start = time.process_time()
        match(table, one, other, 2, 2 + count)
        rates.append(count / (time.process_time() - start))
    return statistics.median(rates)


def averages(kind: str, count: int, seed: int) -> dict[str, float]:
    """See the module docstring."""
    samples: dict[str, list[float]] = {"turns": [], "winner": [], "first": []}
    table = PLAIN.table()
    for number in range(seed * 1_000_003, seed * 1_000_003 + count):
        game = table.new_game(shoppers(kind), number)
        game.run()
        winners = game.winners()
        samples["turns"].append(game.turn_number)
        samples["winner"].append(max(game.scores()))
        samples["first"].append((0 in winners) / len(winners))
    found: dict[str, float] = {}
    for name, values in samples.items():
        found[name] = statistics.mean(values)
        found[f"{name} error"] = statistics.stdev(values) / count**0.5
    return found
