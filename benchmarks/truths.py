"""Mirrors of three strategies, by pyminion: how many turns a player has on average, for tests/lab/test_truths.py.

    python benchmarks/truths.py --games 20000

The strategies are said twice, once for each engine.  pyminion is used as in others.py.
"""
from __future__ import annotations

import argparse
import logging
import random
from collections.abc import Callable, Sequence
from typing import Any

import rules

Size = Callable[[str], int]


def big_money(coins: int, left: Size, own: Size) -> Sequence[str]:
    duchy = ("Duchy",) if left("Province") <= 4 else ()
    return ("Province", *duchy, "Gold", "Silver")


def two_smithies(coins: int, left: Size, own: Size) -> Sequence[str]:
    smithy = ("Smithy",) if own("Smithy") < 2 else ()
    return ("Province", "Gold", *smithy, "Silver")


def engine(coins: int, left: Size, own: Size) -> Sequence[str]:
    return rules.engine(coins, left)


WANTS: dict[str, Callable[[int, Size, Size], Sequence[str]]] = {
    "Big Money": big_money, "Two Smithies": two_smithies, "Engine": engine}

TEXTS = {
    "Big Money": """
        strategy: Big Money
        table: Village, Smithy, Market, Laboratory, Festival, Cellar, Moat, Militia, Witch, Workshop
        buy
          Province
          Duchy if left(Province) <= 4
          Gold
          Silver
        """,
    "Two Smithies": """
        strategy: Two Smithies
        table: Village, Smithy, Market, Laboratory, Festival, Cellar, Moat, Militia, Witch, Workshop
        buy
          Province
          Gold
          Smithy up to 2
          Silver
        """,
    "Engine": """
        strategy: Engine
        table: Village, Smithy, Market, Laboratory, Festival, Cellar, Moat, Militia, Witch, Workshop
        buy
          Province
          Gold        if coins < 8 and left(Gold) > 26
          Laboratory  if coins < 8 and left(Laboratory) > 4
          Market      if coins < 8 and left(Laboratory) <= 4
          Festival    if coins < 8 and left(Laboratory) <= 4
          Smithy      if coins = 4 and left(Smithy) > 5
          Village     if coins < 5 and left(Village) > 3
          Silver      if coins < 5
        play
          first Village
          first Laboratory
          first Market
          first Festival
          last Smithy
        """,
}


def pyminion_turns(name: str, games: int, seed: int) -> tuple[float, float]:
    """Turns of a player, on average over both, and the standard error of that."""
    from others import CARDS
    from pyminion.bots.bot import Bot, BotDecider
    from pyminion.game import Game

    class Decider(BotDecider):  # type: ignore[misc, unused-ignore]
        def action_priority(self, player: Any, game: Any) -> Any:
            for card in rules.PLAY_ORDER:
                yield CARDS[card]

        def buy_priority(self, player: Any, game: Any) -> Any:
            def own(card: str) -> int:
                return sum(1 for each in player.get_all_cards() if each.name == card)

            for card in WANTS[name](player.state.money, game.supply.pile_length, own):
                if CARDS[card].get_cost(player, game) <= player.state.money:
                    yield CARDS[card]

    logging.disable(logging.CRITICAL)
    kingdom = [CARDS[card] for card in rules.KINGDOM]
    game = Game(players=[Bot(Decider(), f"player {seat}") for seat in (1, 2)], expansions=[kingdom],
                kingdom_cards=kingdom, random_order=False, log_stdout=False)
    random.seed(seed)
    found = []
    for _ in range(games):
        result = game.play()
        found.append(sum(summary.turns for summary in result.player_summaries) / 2)
    mean = sum(found) / games
    return mean, (sum((turns - mean) ** 2 for turns in found) / (games - 1) / games) ** 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name in WANTS:
        mean, error = pyminion_turns(name, chosen.games, chosen.seed)
        print(f'    "{name}": ({mean:.4f}, {error:.4f}),', flush=True)


if __name__ == "__main__":
    main()
