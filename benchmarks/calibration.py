"""Are chances what they say?  What was told at some turns of many games, against how these games ended.

    python benchmarks/calibration.py [--kingdoms 50] [--each 40] [--rollouts 32] [--seed 909] [--search 2000]

Games of random pairs of plan, general, medium and money on random kingdoms, one position of each game: the beginning of
a turn.  Who plays is not told to the rollouts: models of the players are what they have.
"""
from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from random import Random
from statistics import mean
from time import process_time

from rich.console import Console
from rich.progress import track
from strength import FRESH, plans_for, setup_of, write_down

from throneroom.bots.chances import chances, usual_models
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.models import Models
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer
from throneroom.bots.rollout import MOST_TURNS, share
from throneroom.engine.decision import Agent
from throneroom.engine.table import Table

BINS = 10


def positions(table: Table, players: list[Agent], models: Models, count: int, rollouts: int,
              random: Random) -> list[tuple[float, float, float]]:
    """Told, came true, seconds."""
    found = []
    for number in range(count):
        agents = [random.choice(players) for _ in range(2)]
        whole = table.new_game(agents, FRESH + number)
        whole.run(MOST_TURNS)
        game = table.new_game(agents, FRESH + number)
        game.run(random.randrange(whole.turn_number))
        if game.over:
            continue
        begun = process_time()
        told = chances(game, rollouts, models=models)[0].value
        found.append((told, share(whole, 0), process_time() - begun))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kingdoms", type=int, default=50)
    parser.add_argument("--each", type=int, default=40, help="positions on a kingdom")
    parser.add_argument("--search", type=int, default=2000, help="games in which the plan is found")
    parser.add_argument("--rollouts", type=int, default=32)
    parser.add_argument("--seed", type=int, default=909, help="of the kingdoms")
    parser.add_argument("--plans", action="store_true", help="the plan is among the models, too")
    parser.add_argument("--write", action="store_true", help="the table into docs/bots.md")
    asked = parser.parse_args()
    os.nice(5)
    random = Random(asked.seed)
    found: list[tuple[float, float, float]] = []
    for kingdom in track(range(asked.kingdoms), "kingdoms", console=Console(stderr=True)):
        table = setup_of(asked.seed, kingdom).table()
        plan = plans_for(asked.seed, kingdom, 2, asked.search)[0].player()
        players: list[Agent] = [plan, GeneralPlayer(), MoneyAndTerminal(), MoneyPlayer()]
        models = Models(table, players, GeneralPlayer()) if asked.plans else usual_models(table)
        found += positions(table, players, models, asked.each, asked.rollouts, random)
    told = "\n".join(lines(found, asked.rollouts))
    print(told)
    if asked.write:
        write_down("calibration", told)


def lines(found: list[tuple[float, float, float]], rollouts: int) -> Iterator[str]:
    yield "| told | positions | told on average | came true |\n|---|---|---|---|"
    for number in range(BINS):
        inside = [(told, true) for told, true, _ in found if min(int(told * BINS), BINS - 1) == number]
        if inside:
            yield (f"| {100 * number // BINS} to {100 * (number + 1) // BINS}% | {len(inside)} | "
                   f"{mean(told for told, _ in inside):.0%} | {mean(true for _, true in inside):.0%} |")
    yield (f"\n{len(found)} positions, {rollouts} rollouts each: Brier score "
           f"{mean((told - true) ** 2 for told, true, _ in found):.3f} (always half: "
           f"{mean((0.5 - true) ** 2 for _, true, _ in found):.3f}), "
           f"{1000 * mean(seconds for *_, seconds in found):.0f} ms a position")


if __name__ == "__main__":
    main()
