"""Bots against each other over random kingdoms, each in every seat."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random

from throneroom.bots.facts import Facts
from throneroom.bots.general import GeneralPlayer, Question
from throneroom.bots.judgement import Judgement
from throneroom.bots.levels import LEVELS, level
from throneroom.bots.money import BigMoney
from throneroom.bots.plain import MoneyPlayer, RandomBot
from throneroom.bots.rollout import share
from throneroom.engine.decision import PURPOSES, Agent
from throneroom.engine.types import WAY
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.random import allies, has_type, landscapes, prophecies
from throneroom.kingdoms.setup import Setup

MOST_TURNS = 200        # of all players together; a game that takes longer is a draw
APART = 1_000_003       # seeds of games lie so far apart that runs with different seeds share none
MOST_EACH = 1000        # games on one kingdom


Maker = Callable[[Setup, int], Agent]   # makes a bot for a kingdom, by a seed


def contender(name: str) -> Maker:
    """How to make a bot of that name."""
    known: dict[str, Maker] = {
        "random": lambda setup, seed: RandomBot(seed), "big-money": lambda setup, seed: BigMoney(),
        "money": lambda setup, seed: MoneyPlayer(), "general": lambda setup, seed: GeneralPlayer()}
    if name in known:
        return known[name]
    if name in LEVELS:
        return lambda setup, seed: level(name, setup, seed)
    raise ThroneroomError(f"there is no bot {name!r}: it is one of {', '.join((*known, *LEVELS))}")


@dataclass
class Score:
    """What one wins against another, kingdom by kingdom; a draw is half a game."""

    each: int                                       # games on each kingdom
    won: list[float] = field(default_factory=list)
    turns: int = 0                                  # of both together
    unfinished: int = 0

    @property
    def games(self) -> int:
        return self.each * len(self.won)

    @property
    def rate(self) -> float:
        return sum(self.won) / self.games

    def interval(self) -> tuple[float, float]:
        """Where the rate lies with 95%, as far as the choice of kingdoms tells: these are drawn again and again."""
        random = Random(len(self.won))
        rates = sorted(sum(random.choices(self.won, k=len(self.won))) / self.games for _ in range(1000))
        return rates[25], rates[974]

    @property
    def below_half(self) -> int:
        """Kingdoms."""
        return sum(won < self.each / 2 for won in self.won)


def duels(one: Maker, other: Maker, kingdoms: int, each: int = 2, seed: int = 0) -> Iterator[Score]:
    """So many games on each of so many random kingdoms, in both seats in turn; the score after every kingdom."""
    score = Score(each)
    for number in range(seed * APART, seed * APART + kingdoms):
        setup = generate(Random(number))
        table = setup.table()
        won = 0.0
        for game_number in range(each):
            seat = game_number % 2
            luck = number * MOST_EACH + game_number // 2
            bots = [one(setup, luck), other(setup, luck)]
            game = table.new_game(bots if seat == 0 else bots[::-1], luck)
            game.run(MOST_TURNS)
            score.turns += game.turn_number
            score.unfinished += not game.over
            won += share(game, seat)
            game.take_down()
        score.won.append(won)
        yield score


def duel(one: Maker, other: Maker, kingdoms: int, each: int = 2, seed: int = 0) -> Score:
    *_, score = duels(one, other, kingdoms, each, seed)
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
        game = setup.table().new_game([*players], number)
        game.run(MOST_TURNS)
        found.games += 1
        found.cards.update(setup.kingdom, setup.laid_out())
        for player in players:
            found.asked += player.asked
            found.by_default += player.by_default
    return found


def all_cards_in_turn(random: Random) -> Iterator[Setup]:
    """Random kingdoms without end: no card comes a second time before every other has come."""
    laid_out = sorted(landscapes(), key=lambda card: has_type(card, WAY))       # so that two Ways never meet
    half = len(laid_out) // 2
    piles, some, others, allied, foretold = (endless(random, cards) for cards in (
        kingdom_piles(), laid_out[:half], laid_out[half:], allies(), prophecies()))
    while True:
        wanted = {*islice(piles, 8), next(some), next(others), next(allied), next(foretold)}
        yield generate(random, Wishes(wanted=tuple(sorted(wanted)), few_alchemy=False))


def endless(random: Random, cards: Sequence[str]) -> Iterator[str]:
    while True:
        yield from random.sample(cards, len(cards))
