"""One game for those who learn: the next step is asked for, an action goes in.

A question that takes several steps is put together here, before the game goes on with the answer.
"""
from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from throneroom.engine.decision import Agent
from throneroom.environment.answering import Asked
from throneroom.environment.naming import ENOUGH, KINDS, Naming
from throneroom.environment.observing import Array, Mask, Observing, Told
from throneroom.environment.suspended import Suspended
from throneroom.environment.terms import Terms, kinds_of
from throneroom.errors import IllegalAnswer
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import Record, Result, result


class Shape:
    """The spaces of some terms."""

    def __init__(self, terms: Terms) -> None:
        kinds = terms.kinds
        if isinstance(kinds, str):
            kinds = kinds_of(terms.fixed) if kinds == "table" and terms.fixed is not None else KINDS
        self.terms = terms
        self.naming = Naming(kinds)
        self.observing = Observing(self.naming, terms.players)
        self.actions = self.naming.size
        self.numbers = self.observing.size


class Play:
    def __init__(self, shape: Shape, setup: Setup, seed: int, bots: Mapping[int, Agent]) -> None:
        self.shape = shape
        self.asked: Asked | None = None         # None: the game is over, or was broken off
        self.broken_off = False
        self.running = Suspended(setup, seed, bots)
        self.find_question()

    def find_question(self) -> None:
        """On to the next question that has more than one answer that matters."""
        running, terms = self.running, self.shape.terms
        self.asked = None
        while (decision := running.decision) is not None:
            if decision.needless is not None:
                running.answer(decision.needless)
                continue
            if running.game.turn_number > terms.most_turns or (
                    terms.most_answers is not None and len(running.answers) >= terms.most_answers):
                self.broken_off = True
                return
            asked = Asked(self.shape.naming, decision)
            if not asked.complete:
                self.asked = asked
                return
            running.answer(asked.answer)

    @property
    def over(self) -> bool:
        return self.running.decision is None

    @property
    def seat(self) -> int:
        """Who is asked; -1: nobody."""
        return -1 if self.asked is None else int(self.asked.decision.seat)

    def take(self, action: int) -> None:
        """A step; one that is not allowed raises IllegalAnswer and changes nothing."""
        asked = self.asked
        if asked is None:
            raise IllegalAnswer("the game is over")
        asked.take(action)
        if asked.complete:
            self.running.answer(asked.answer)
            self.find_question()

    # --- what a seat may know ----------------------------------------------------------------------------------------
    def write(self, seat: int, observation: Array, mask: Mask) -> None:
        """Into zeros.  The mask of a game that is over has an action, too, so that it is one to draw from."""
        self.shape.observing.write(self.running.game, seat, self.asked if seat == self.seat else None, observation)
        self.write_mask(seat, mask)

    def write_mask(self, seat: int, mask: Mask) -> None:
        if self.asked is None:
            mask[ENOUGH] = 1
        elif seat == self.seat:
            mask[self.asked.allowed] = 1

    def observation(self, seat: int) -> tuple[Array, Mask]:
        observation = np.zeros(self.shape.numbers, np.int16)
        mask = np.zeros(self.shape.actions, np.int8)
        self.write(seat, observation, mask)
        return observation, mask

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.shape.actions, np.int8)
        self.write_mask(seat, mask)
        return mask

    def told(self, seat: int) -> Told:
        return self.shape.observing.tell(self.running.game, seat, self.asked if seat == self.seat else None)

    # --- what it comes to --------------------------------------------------------------------------------------------
    def reward(self, seat: int) -> float:
        """At the end of the game; a game that was broken off is won by nobody."""
        terms = self.shape.terms
        if self.over:
            return terms.rewarded(self.result(), seat)
        return terms.rewarded(self.result(), seat) if self.broken_off and terms.reward != "win" else 0.0

    def result(self) -> Result:
        return result(self.running.game)

    def record(self) -> Record:
        """Set-up, seed and answers: for whoever looks on, not for who plays."""
        return self.running.record()
