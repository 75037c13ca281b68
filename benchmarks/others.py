"""The other side of the benchmark: the same two mirrors, played by pyminion.

pyminion is used as its documentation says, unchanged, and by the quickest way
its API gives:

* logging is switched off for the whole process (`logging.disable`), which
  makes it about twice as fast as `log_stdout=False` of its guide to
  simulations alone, with which it still builds and drops its log records;
* the bots are written as its guide shows, with `action_priority` and
  `buy_priority`;
* the games are played by its `Simulator`.

`python benchmarks/others.py` plays some games and prints what came of them.
"""

from __future__ import annotations

import argparse
import logging
import random
import time
from collections import Counter
from typing import Any

import rules
from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions import base
from pyminion.game import Game
from pyminion.simulator import Simulator

CARDS: dict[str, Any] = {
    card.name: card
    for card in (
        base.copper,
        base.silver,
        base.gold,
        base.estate,
        base.duchy,
        base.province,
        base.curse,
        *base.base_set,
    )
}

_PLAY_ORDER: tuple[Any, ...] = tuple(CARDS[name] for name in rules.PLAY_ORDER)


class RulesDecider(BotDecider):  # type: ignore[misc, unused-ignore]
    """Plays and buys by `rules`, for one kind of mirror."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.wants = rules.WANTS[kind]

    def action_priority(self, player: Any, game: Any) -> Any:
        yield from _PLAY_ORDER

    def buy_priority(self, player: Any, game: Any) -> Any:
        for name in self.wants(player.state.money, game.supply.pile_length):
            yield CARDS[name]


def _make(kind: str) -> Game:
    logging.disable(logging.CRITICAL)
    kingdom = [CARDS[name] for name in rules.KINGDOM]
    return Game(
        players=[Bot(RulesDecider(kind), f"player {seat}") for seat in (1, 2)],
        expansions=[kingdom],
        kingdom_cards=kingdom,
        random_order=False,
        log_stdout=False,
    )


def pyminion_games(kind: str, games: int, seed: int) -> float:
    """Play so many games of the kind; return the seconds of process time they took."""
    game = _make(kind)
    random.seed(seed)
    start = time.process_time()
    Simulator(game, iterations=games).run()
    return time.process_time() - start


def averages(kind: str, games: int, seed: int) -> dict[str, float]:
    """What came of so many games, to be held against the same of Throneroom.

    Plays the same games as `pyminion_games` with that seed, and checks each.
    Gives the mean and the standard error of some numbers of a game
    (`turns`: of both players together; `winner`: the most points;
    `first`: the share of games the first player won, a tie as a half), and
    the mean number of each card that a player ended with (`deck <name>`).
    """
    game = _make(kind)
    random.seed(seed)
    samples: dict[str, list[float]] = {"turns": [], "winner": [], "first": []}
    deck: Counter[str] = Counter()
    for _ in range(games):
        result = game.play()
        _check(game)
        points = [summary.score for summary in result.player_summaries]
        samples["turns"].append(sum(summary.turns for summary in result.player_summaries))
        samples["winner"].append(max(points))
        first_won = game.players[0] in result.winners
        samples["first"].append(first_won / len(result.winners))
        for player in game.players:
            deck.update(card.name for card in player.get_all_cards())
    found: dict[str, float] = {}
    for name, values in samples.items():
        mean = sum(values) / games
        variance = sum((value - mean) ** 2 for value in values) / max(games - 1, 1)
        found[name] = mean
        found[f"{name} error"] = (variance / games) ** 0.5
    for name, count in sorted(deck.items()):
        found[f"deck {name}"] = count / (2 * games)
    return found


def _check(game: Any) -> None:
    """That the game ended as a game of Dominion does, with no card lost or made."""
    left = {pile.name: len(pile) for pile in game.supply.piles}
    empty = [name for name, count in left.items() if count == 0]
    if left["Province"] and len(empty) < 3:
        raise AssertionError(f"ended early: {left}")
    made = {"Copper": 60, "Silver": 40, "Gold": 30, "Curse": 10}
    made |= {"Estate": 14, "Duchy": 8, "Province": 8}
    made |= dict.fromkeys(rules.KINGDOM, 10)
    for player in game.players:
        for card in player.get_all_cards():
            left[card.name] += 1
    if left != made:
        raise AssertionError(f"cards lost or made: {left}")


def main() -> None:
    """Print what the strategies do and how fast pyminion plays them."""
    parser = argparse.ArgumentParser(description="the pyminion side of the benchmark")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for kind in rules.KINDS:
        seconds = pyminion_games(kind, chosen.games, chosen.seed)
        found = averages(kind, chosen.games, chosen.seed)
        print(f"{kind}: {chosen.games} games, {chosen.games / seconds:.1f} a second")
        for name in ("turns", "winner", "first"):
            print(f"  {name:8} {found[name]:8.3f} +- {found[name + ' error']:.3f}")
        cards = [
            f"{value:.2f} {name.removeprefix('deck ')}"
            for name, value in found.items()
            if name.startswith("deck ")
        ]
        print("  a player's cards at the end: " + ", ".join(cards))


if __name__ == "__main__":
    main()
