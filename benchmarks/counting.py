"""What counting costs: games with all statistics beside bare games of the same players with the same seeds.

    python benchmarks/counting.py            # build/native must be there (tools/native.py)
    python benchmarks/counting.py --pure

Both are played in one process, in many short rounds that take turns, and process time counts; the median of the rounds
is compared.  Exit status 1 if counting takes more than 15% longer for Big Money.  Where Actions are on the table that
may trash or exchange cards (big-money at the First Game, Witches) it costs more: cards are compared after every turn.
"""
from __future__ import annotations

import argparse
import gc
import os
import statistics
import sys
import time
from pathlib import Path

NATIVE = Path(__file__).resolve().parent.parent / "build" / "native" / "src"
MOST = 0.15
ROUNDS = 30
STRATEGIES = {
    "Big Money": "strategy: Big Money\nbuy\n  Province\n  Duchy if left(Province) <= 4\n  Gold\n  Silver\n",
    "Big Money + Smithy": "strategy: Smithy\nbuy\n  Province\n  Gold\n  Smithy up to 2\n  Silver\n",
    "Double Witch": "strategy: Witches\nbuy\n  Province\n  Witch up to 2\n  Gold\n  Silver\n",
}


def bare(playing, agents: list, seeds: range) -> float:
    gc.collect()
    start = time.process_time()
    for seed in seeds:
        for seated in (agents, agents[::-1]):
            game = playing.table.new_game(seated, seed)
            game.run(199)
            game.winners()
            game.take_down()
    return time.process_time() - start


def counted(playing, agents: list, seeds: range) -> float:
    from throneroom.lab.counting import Counter
    from throneroom.lab.tally import Tally

    gc.collect()
    start = time.process_time()
    counter = Counter(playing.table)
    watched = counter.watched(agents)
    for seed in seeds:
        counter.play(watched, 0, seed)
        counter.play(watched, 1, seed)
        counter.end_round()
    Tally.of(counter)
    return time.process_time() - start


def measure(name: str, games: int) -> float:
    """How much longer counted games take, as a part; the rates are printed."""
    from throneroom.lab.contest import Contest, Playing
    from throneroom.lab.entrants import entrant, table_for
    from throneroom.strategies import read

    pair = (entrant(read(STRATEGIES[name])),) * 2 if name in STRATEGIES else (entrant(name),) * 2
    playing = Playing(Contest.of(pair, table_for(pair, "", 1), 2))
    agents = playing.agents(0)
    ratios, rates = [], []
    for number in range(ROUNDS):
        seeds = range(number * games, number * games + games // 2)
        if number % 2:
            more, plain = counted(playing, agents, seeds), bare(playing, agents, seeds)
        else:
            plain, more = bare(playing, agents, seeds), counted(playing, agents, seeds)
        ratios.append(more / plain)
        rates.append(games / more)
    ratio = statistics.median(ratios) - 1
    print(f"{name}: {statistics.median(rates):.0f} games a second with statistics, {ratio:+.1%} time")
    return ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="without the native build")
    arguments = parser.parse_args()
    if not arguments.pure and os.environ.get("PYTHONPATH") != str(NATIVE):
        os.execve(sys.executable, [sys.executable, __file__], {**os.environ, "PYTHONPATH": str(NATIVE)})
    games = 20 if arguments.pure else 600
    found = {name: measure(name, games) for name in ("big-money", *STRATEGIES)}
    sys.exit(found["Big Money"] > MOST)


if __name__ == "__main__":
    main()
