"""Bots against each other over random kingdoms, each in every seat."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.judgement import Judgement
from throneroom.bots.sight import Sight
from throneroom.engine.decision import Agent, Decision
from throneroom.kingdoms.random import random_setup

MOST_TURNS = 200        # of all players together; a game that takes longer is a draw


@dataclass
class Score:
    games: int = 0
    won: float = 0          # a draw is half a game
    unfinished: int = 0

    @property
    def rate(self) -> float:
        return self.won / self.games


class TooLong(Exception):
    pass


class Clock(Agent):
    """Ends a game that does not end."""

    def __init__(self, bot: Agent) -> None:
        self.bot = bot

    def answer(self, decision: Decision) -> list[int]:
        if decision.player.game.turn_number > MOST_TURNS:
            raise TooLong
        return self.bot.answer(decision)


def duel(one: Callable[[], Agent], other: Callable[[], Agent], games: int, seed: int = 0) -> Score:
    """So many games, two on each kingdom with changed seats."""
    score = Score()
    for number in range(games):
        setup = random_setup(Random(seed * 1_000_003 + number // 2))
        seat = number % 2
        bots: list[Agent] = [Clock(one()), Clock(other())]
        game = setup.table().new_game(bots if seat == 0 else bots[::-1], seed * 1_000_003 + number // 2)
        score.games += 1
        try:
            game.run()
        except TooLong:
            score.unfinished += 1
            score.won += 0.5
            continue
        winners = game.winners()
        score.won += (seat in winners) / len(winners)
    return score


class Curious(GeneralPlayer):
    """Buys and plays anything, to be asked everything; all other questions it answers like the general player."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)
        self.asked: Counter[tuple[str, str]] = Counter()        # purpose, source

    def decide(self, sight: Sight) -> list[int]:
        self.asked[sight.purpose, sight.source] += 1
        return super().decide(sight)

    def to_buy(self, sight: Sight, judge: Judgement) -> list[int]:
        if judge.late() or self.random.random() < 0.3:
            return super().to_buy(sight, judge)
        return [self.random.randrange(len(sight.options))]

    def to_play(self, sight: Sight, judge: Judgement) -> list[int]:
        return super().to_play(sight, judge) or list(sight.each())[:max(sight.least, self.random.randint(0, 1))]


@dataclass
class Answers:
    """What was asked in some games, and what of it was answered without a reason."""

    games: int = 0
    asked: Counter[tuple[str, str]] = field(default_factory=Counter)
    by_default: Counter[tuple[str, str, str]] = field(default_factory=Counter)


def questions(games: int, seed: int = 0, cards: Sequence[str] = ()) -> Answers:
    """Games of curious players over random kingdoms (that hold these cards): the report of defaults."""
    found = Answers()
    for number in range(games):
        setup = random_setup(Random(seed * 1_000_003 + number), cards=cards)
        players = [Curious(number), Curious(-number)]
        game = setup.table().new_game([Clock(player) for player in players], seed * 1_000_003 + number)
        with suppress(TooLong):
            game.run()
        found.games += 1
        for player in players:
            found.asked += player.asked
            found.by_default += player.by_default
    return found
