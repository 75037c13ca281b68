"""What is played: at which table, against whom, for which reward, and how long at most."""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from random import Random

from throneroom.engine.decision import Agent
from throneroom.errors import BadContest
from throneroom.kingdoms.generator import Wishes, generate, with_market
from throneroom.kingdoms.order import ORDER
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab.entrants import RANDOM, USUAL, entrant
from throneroom.record.record import Result

Player = str | Agent                            # a bot, or whom this names (a bot, a strategy or its file)
Reward = Callable[[Result, int], float]         # what a result is worth to a seat

MOST_TURNS = 200                                # of all players together


def win(result: Result, seat: int) -> float:
    """1 for the only winner, and the others lose as much together: of two players one -1, and both 0 in a draw."""
    players, winners = len(result.scores), len(result.winners)
    return (players / winners - 1) / (players - 1) if seat in result.winners else -1 / (players - 1)


def points(result: Result, seat: int) -> float:
    """So many points before (or behind) the best of the others."""
    return float(result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat))


REWARDS: Mapping[str, Reward] = {"win": win, "points": points}


@dataclass(frozen=True)
class Terms:
    players: int = 2
    kingdom: str | Setup | Wishes = USUAL       # a name, names, a code; "random" or wishes: a new one for every game
    reward: str | Reward = "win"
    most_turns: int = MOST_TURNS
    most_answers: int | None = None
    kinds: str | Sequence[str] = "all"          # that have numbers: those of the version, "table", or these

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 6:
            raise BadContest(f"a game has 2 to 6 players, not {self.players}")
        if isinstance(self.reward, str) and self.reward not in REWARDS:
            raise BadContest(f"there is no reward {self.reward!r}: it is {' or '.join(REWARDS)}, or a function")
        if self.most_turns < 1 or (self.most_answers is not None and self.most_answers < 1):
            raise BadContest("a game has at least one turn and one answer")
        if self.fixed is None and self.kinds == "table":
            raise BadContest("every game has another kingdom: kinds of one table are not enough")

    @cached_property
    def fixed(self) -> Setup | None:
        """The table, if it is the same in all games."""
        kingdom = self.kingdom
        if isinstance(kingdom, Wishes) or (isinstance(kingdom, str) and kingdom.strip().casefold() == RANDOM):
            return None
        if isinstance(kingdom, str):
            kingdom = with_market(Random(0), kingdom_of(kingdom, self.players))
        setup = replace(kingdom, players=self.players)
        setup.table()                           # refuses what cannot be laid out, by name
        return setup

    def setup(self, random: Random) -> Setup:
        if self.fixed is not None:
            return self.fixed
        wishes = self.kingdom if isinstance(self.kingdom, Wishes) else Wishes()
        return generate(random, replace(wishes, players=self.players))

    def rewarded(self, result: Result, seat: int) -> float:
        reward = REWARDS[self.reward] if isinstance(self.reward, str) else self.reward
        return float(reward(result, seat))


def kinds_of(setup: Setup) -> tuple[str, ...]:
    """All that can be at this table, in the order that only grows; what comes in the middle of a game nobody knows, so
    it has no numbers."""
    table = setup.table()
    here = {card.id for card in table.kinds} | {pile.id for pile in table.piles}
    here.difference_update([card.id for card in table.coming.kinds], [facts.id for facts in table.coming.piles])
    return tuple(card_id for card_id in ORDER if card_id in here)


def everybody(opponents: Player | Sequence[Player], players: int) -> list[Player]:
    """Who sits in the other seats, from the left."""
    if isinstance(opponents, str | Agent):
        return [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise BadContest(f"a game of {players} has {players - 1} opponents, not {len(opponents)}")
    return list(opponents)


def seated(player: Player, setup: Setup, seed: int) -> Agent:
    return player if isinstance(player, Agent) else maker(player, setup)(seed)


@lru_cache(maxsize=64)
def maker(name: str, setup: Setup) -> Callable[[int], Agent]:
    return entrant(name).maker(setup)
