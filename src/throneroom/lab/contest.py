"""A contest: who plays how many games with whom, at which table, dealt by which seeds.  It is data, and everything that
comes of it follows from it: it is cut into batches, and what a batch comes to depends on the contest and the number of
the batch alone, wherever it is played."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

import msgspec
from msgspec import Struct

from throneroom.bots.arena import contender
from throneroom.engine.decision import Agent
from throneroom.errors import BadContest
from throneroom.kingdoms.setup import Setup
from throneroom.lab.counting import LAST, Counter
from throneroom.lab.tally import Tally
from throneroom.record.record import Record, record
from throneroom.strategies import read

MOST_GAMES = 1_000_000_000
SEEDS_APART = MOST_GAMES                # contests with different seeds share no game
LARGEST_SEED = 2**53
LARGEST_BATCH = 600                     # games; as many rounds for two as for three, four, five or six
PARTS = 20                              # into which a contest of few games is cut
TELLER = 40                             # letters of a name in a record
STEADY = ("big-money", "money", "general")      # bots without whims


class Entrant(Struct, frozen=True):
    name: str
    bot: str = ""                       # one of ours (bots/arena.py)
    strategy: str = ""                  # or a strategy, as it is written

    def maker(self, setup: Setup) -> Callable[[int], Agent]:
        """How to make the player of a game, by its seed."""
        if self.strategy:
            player = read(self.strategy).player()
            return lambda seed: player
        make = contender(self.bot)
        return lambda seed: make(setup, seed)

    @property
    def is_steady(self) -> bool:
        """Does it play every game as if it were its first?"""
        return bool(self.strategy) or self.bot in STEADY


class Contest(Struct, frozen=True):
    entrants: tuple[Entrant, ...]
    setup: Setup
    games: int
    seed: int = 1

    @classmethod
    def of(cls, entrants: tuple[Entrant, ...], setup: Setup, games: int, seed: int = 1) -> Contest:
        """Checked; as many games more as it takes for everybody to sit in every seat equally often."""
        size = len(entrants)
        if not 2 <= size <= 6:
            raise BadContest(f"a game has 2 to 6 players, not {size}")
        if not 1 <= games <= MOST_GAMES:
            raise BadContest(f"a contest has 1 to {MOST_GAMES} games, not {games}")
        if not 0 <= seed <= LARGEST_SEED:
            raise BadContest(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
        setup = replace(setup, players=size)
        setup.table()                   # refuses what cannot be laid out, by name
        return cls(told_apart(entrants), setup, -(-games // size) * size, seed)

    @property
    def size(self) -> int:
        return len(self.entrants)

    @property
    def batch_rounds(self) -> int:
        return max(1, min(LARGEST_BATCH, self.games // PARTS) // self.size)

    @property
    def batches(self) -> int:
        return -(-self.rounds // self.batch_rounds)

    @property
    def rounds(self) -> int:
        return self.games // self.size

    def batch_of(self, number: int) -> tuple[int, int]:
        """Its first round, and the first of the next."""
        first = number * self.batch_rounds
        return first, min(first + self.batch_rounds, self.rounds)

    def seed_of(self, round: int) -> int:
        return self.seed * SEEDS_APART + round

    def kinds(self) -> list[str]:
        """Ids of what is counted (lab/tally.py), in its order."""
        return [card.id for card in self.setup.table().kinds]

    def first_cards(self) -> list[int]:
        """Of a starting deck, by kind."""
        deck = [card.id for card in self.setup.table().decks[0]]
        return [*map(deck.count, self.kinds()), 0]


def told_apart(entrants: tuple[Entrant, ...]) -> tuple[Entrant, ...]:
    """Those of one name get numbers."""
    found: list[Entrant] = []
    for entrant in entrants:
        name, number = entrant.name, 1
        while any(other.name == name for other in found):
            number += 1
            name = f"{entrant.name} ({number})"
        found.append(msgspec.structs.replace(entrant, name=name))
    return tuple(found)


# --- playing ----------------------------------------------------------------------------------------------------------
class Playing:
    """A contest whose table is laid out and whose players are there."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.table = contest.setup.table()
        self.makers = [entrant.maker(contest.setup) for entrant in contest.entrants]
        self.is_steady = all(entrant.is_steady for entrant in contest.entrants)

    def agents(self, seed: int) -> list[Agent]:
        return [maker(seed) for maker in self.makers]

    def batch(self, number: int) -> Tally:
        return self.stretch(*self.contest.batch_of(number))[0]

    def stretch(self, first: int, end: int, goes_on: Callable[[], bool] = lambda: True) -> tuple[Tally, int]:
        """What these rounds come to, or the first of them, as long as it goes on; and the round that is next."""
        contest = self.contest
        counter = Counter(self.table)
        agents = counter.watched(self.agents(0)) if self.is_steady else []
        round = first
        while round < end and (round == first or goes_on()):
            seed = contest.seed_of(round)
            for turned in range(contest.size):
                counter.play(agents or counter.watched(self.agents(seed)), turned, seed)
            counter.end_round()
            round += 1
        return Tally.of(counter), round

    def game(self, number: int) -> Record:
        """The record of a single game, from 1."""
        contest = self.contest
        if not 1 <= number <= contest.games:
            raise BadContest(f"there are games 1 to {contest.games}, not {number}")
        round, turned = divmod(number - 1, contest.size)
        seed, agents = contest.seed_of(round), self.agents(contest.seed_of(round))
        order = [(seat - turned) % contest.size for seat in range(contest.size)]
        game = self.table.new_game([agents[place] for place in order], seed)
        game.answers = []
        game.run(LAST * contest.size - 1)
        names = [contest.entrants[place].name[:TELLER] for place in order]
        return msgspec.structs.replace(record(contest.setup, seed, game.answers, game), names=names)


@lru_cache(maxsize=8)
def playing(contest: Contest) -> Playing:
    return Playing(contest)


def play_batch(contest: Contest, number: int) -> Tally:
    """What the games of this batch come to."""
    return playing(contest).batch(number)
