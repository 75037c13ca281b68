"""Bots against each other over random kingdoms, each in every seat."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from throneroom.bots.facts import Facts
from throneroom.bots.general import GeneralPlayer, Question
from throneroom.bots.judgement import Judgement
from throneroom.bots.levels import LEVELS, level
from throneroom.bots.money import BigMoney
from throneroom.bots.plain import MoneyPlayer, RandomBot
from throneroom.engine.decision import PURPOSES, Agent, Decision
from throneroom.engine.types import WAY
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.random import allies, has_type, kingdom_piles, landscapes
from throneroom.kingdoms.setup import Setup

MOST_TURNS = 200        # of all players together; a game that takes longer is a draw
APART = 1_000_003       # seeds of games lie so far apart that runs with different seeds share none


def contender(name: str) -> Callable[[], Agent]:
    """How to make a bot of that name."""
    known: dict[str, Callable[[], Agent]] = {"random": RandomBot, "big-money": BigMoney, "money": MoneyPlayer,
                                             "general": GeneralPlayer}
    if name in known:
        return known[name]
    if name in LEVELS:
        return lambda: level(name)
    raise ThroneroomError(f"there is no bot {name!r}: it is one of {', '.join((*known, *LEVELS))}")


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
    """So many games over random kingdoms, two on each with changed seats."""
    score = Score()
    for number in range(games):
        seed_of_game = seed * APART + number // 2
        seat = number % 2
        bots: list[Agent] = [Clock(one()), Clock(other())]
        game = generate(Random(seed_of_game)).table().new_game(bots if seat == 0 else bots[::-1], seed_of_game)
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

    def decide(self, judge: Judgement, asked: Question) -> list[int]:
        self.asked[PURPOSES[asked.purpose], asked.source] += 1
        return super().decide(judge, asked)

    def purchase(self, judge: Judgement, offer: list[Facts]) -> int:
        if judge.late() or self.random.random() < 0.3:
            return super().purchase(judge, offer)
        return self.random.randrange(len(offer))

    def to_play(self, judge: Judgement, asked: Question) -> list[int]:
        return super().to_play(judge, asked) or asked.first(max(int(asked.least), self.random.randint(0, 1)))


@dataclass
class Answers:
    """What was asked in some games, and what of it was answered without a reason."""

    games: int = 0
    cards: set[str] = field(default_factory=set)                # piles and landscapes that were on the tables
    asked: Counter[tuple[str, str]] = field(default_factory=Counter)
    by_default: Counter[tuple[str, str, str]] = field(default_factory=Counter)


def questions(games: int, seed: int = 0) -> Answers:
    """Games of curious players, in which all cards take turns: the report of defaults."""
    found = Answers()
    for number, setup in enumerate(islice(all_cards_in_turn(Random(seed)), games), seed * APART):
        players = [Curious(number), Curious(-number)]
        game = setup.table().new_game([Clock(player) for player in players], number)
        with suppress(TooLong):
            game.run()
        found.games += 1
        found.cards.update(setup.kingdom, setup.landscapes)
        for player in players:
            found.asked += player.asked
            found.by_default += player.by_default
    return found


def all_cards_in_turn(random: Random) -> Iterator[Setup]:
    """Random kingdoms without end: no card comes a second time before every other has come."""
    laid_out = sorted(landscapes(), key=lambda card: has_type(card, WAY))       # so that two Ways never meet
    half = len(laid_out) // 2
    piles, some, others, allied = (endless(random, cards)
                                   for cards in (kingdom_piles(), laid_out[:half], laid_out[half:], allies()))
    while True:
        wanted = {*islice(piles, 8), next(some), next(others), next(allied)}
        yield generate(random, Wishes(wanted=tuple(sorted(wanted)), few_alchemy=False))


def endless(random: Random, cards: Sequence[str]) -> Iterator[str]:
    while True:
        yield from random.sample(cards, len(cards))
