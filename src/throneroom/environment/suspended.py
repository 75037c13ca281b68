"""A game that waits in the middle of whatever it is doing, until the answer comes.

The driver (docs/record.md) copies the game at every settled point and plays the copy on with all answers since.  Who
takes millions of steps and none of them back saves that: here the game runs on a stack of its own (greenlet) and hands
every question to whoever called.  What it comes to is the same, and its record is one that the driver replays.
"""
from __future__ import annotations

from collections.abc import Mapping

from greenlet import getcurrent, greenlet

from throneroom.engine.decision import Agent, Decision
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import Record, record


class Line(Agent):
    """Sits at every seat that no bot has."""

    def __init__(self) -> None:
        self.caller = getcurrent()

    def answer(self, decision: Decision) -> list[int]:
        answer: list[int] = self.caller.switch(decision)
        return answer


class Suspended:
    def __init__(self, setup: Setup, seed: int, bots: Mapping[int, Agent]) -> None:
        self.setup = setup
        self.seed = seed
        self.line = Line()
        self.game = setup.table().new_game([bots.get(seat, self.line) for seat in range(setup.players)], seed)
        self.answers: list[list[int]] = []
        self.game.answers = self.answers
        self.running = greenlet(self.game.run)
        self.decision: Decision | None = self.running.switch()      # None: the game is over

    def answer(self, answer: list[int]) -> None:
        """Must be legal: else the game is lost."""
        self.line.caller = self.running.parent = getcurrent()
        self.decision = self.running.switch(answer)

    def record(self) -> Record:
        return record(self.setup, self.seed, self.answers, self.game)
