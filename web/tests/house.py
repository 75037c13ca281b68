"""What the page's tests need of the real house, as JSON: all words, the form for paper, and random games as seat 1
knows them, with every event and question as the terminal tells them.  Run by house.ts."""
from __future__ import annotations

import sys
from random import Random
from typing import Any

import msgspec

from throneroom.engine.decision import Decision
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.view import view
from throneroom.terminal import Voice
from throneroom.web import telling
from throneroom.web.paper import paper_form
from throneroom.web.words import all_words

SEAT = 0
GAMES = 6
ANSWERS = 160
FIRST_GAME = ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")


class Both(Listener):
    def __init__(self, *listeners: Listener) -> None:
        self.listeners = listeners

    def hear(self, game: Game, event: Event) -> None:
        for listener in self.listeners:
            listener.hear(game, event)


class Said(Listener):
    """What the terminal says of each event."""

    def __init__(self, language: str) -> None:
        self.voice = Voice(language, SEAT)
        self.lines: list[str | None] = []

    def hear(self, game: Game, event: Event) -> None:
        self.lines.append(self.voice.event(game, event))


def random_answer(decision: Decision, rng: Random) -> list[int]:
    pool = [index for index, count in enumerate(decision.counts) for _ in range(int(count))]
    rng.shuffle(pool)
    return pool[:rng.randint(int(decision.least), min(int(decision.most), len(pool)))]


def game(setup: Setup, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    told, logs = telling.Log(), {language: Said(language) for language in ("en", "de")}
    driver = Driver(setup, seed, (), None, Both(told, *logs.values()))
    asked = []
    for number in range(ANSWERS):
        decision = driver.decision
        if decision is None:
            break
        if decision.seat == SEAT:
            asked.append({
                "question": telling.question(decision, number, SEAT), "view": view(driver.game, SEAT),
                "en": Voice("en", SEAT).question(decision), "de": Voice("de", SEAT).question(decision)})
        driver.answer(random_answer(decision, rng))
    return {"events": told.told(SEAT), "asked": asked, "landscapes": setup.landscapes,
            "en": logs["en"].lines, "de": logs["de"].lines}


def main() -> None:
    setups = [Setup(kingdom=FIRST_GAME)]
    setups += [random_setup(Random(seed), 2 + seed % 3, among=BOOKS) for seed in range(GAMES)]
    games = [game(setup, seed) for seed, setup in enumerate(setups)]
    sys.stdout.buffer.write(msgspec.json.encode({"words": all_words(), "paper": paper_form(), "games": games}))


if __name__ == "__main__":
    main()
