"""What an answer costs whom the driver serves: games of general players, given to it again answer by answer.

    python benchmarks/answers.py            # PYTHONPATH=build/native/src

Process time; the least of the rounds counts, for others share the machine.
"""
from __future__ import annotations

import gc
import statistics
import time
from random import Random

from throneroom.bots.general import GeneralPlayer
from throneroom.kingdoms.generator import generate
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver

GAMES = 6
ROUNDS = 12


def answers_of(setup: Setup, seed: int) -> list[list[int]]:
    driver, player = Driver(setup, seed), GeneralPlayer()
    while driver.decision is not None:
        driver.answer(player.answer(driver.decision))
    return driver.answers


def main() -> None:
    setups = [generate(Random(number)) for number in range(GAMES)]
    answers = [answers_of(setup, number) for number, setup in enumerate(setups)]
    rounds = []
    for _ in range(ROUNDS):
        drivers = [Driver(setup, number) for number, setup in enumerate(setups)]
        gc.collect()
        start = time.process_time()
        for driver, given in zip(drivers, answers, strict=True):
            for answer in given:
                driver.answer(answer)
        rounds.append((time.process_time() - start) / sum(map(len, answers)) * 1e6)
    print(f"{sum(map(len, answers))} answers: {min(rounds):.1f} us each, median of {ROUNDS} rounds "
          f"{statistics.median(rounds):.1f}")


if __name__ == "__main__":
    main()
