"""The chances of everybody to win, at any settled point of a game: it is played on again and again.

A chance is told from a seat: dealt anew is what that seat may not know.  Everybody plays on as
the one of some players who is likeliest to have come to the cards they own (`models.py`).
"""
from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.models import PARTS, Models
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer
from throneroom.bots.rollout import played_on, share
from throneroom.engine.dealing import imagined_table
from throneroom.engine.game import Game
from throneroom.engine.table import Table

ROLLOUTS = 128
Z = 1.96                    # 95%


class Chance(NamedTuple):
    value: float
    low: float
    high: float


def usual_models(table: Table) -> Models:
    return Models(table, [GeneralPlayer(), MoneyAndTerminal(), MoneyPlayer()], GeneralPlayer())


def chances(game: Game, rollouts: int = ROLLOUTS, seat: int = -1, models: Models | None = None,
            progress: Callable[[int], None] = lambda done: None) -> list[Chance]:
    """Of every seat, as they are seen from one (else from that whose turn it is); the same for the same position."""
    shares = [0.0] * len(game.players)
    if game.over:
        return [Chance(value, value, value) for value in (share(game, player.seat) for player in game.players)]
    lineups = (models or usual_models(imagined_table(game))).lineups(game.players)
    for deal in range(rollouts):
        ended = played_on(game, game.turn.seat if seat < 0 else seat, lineups[deal % PARTS], deal)
        for place in range(len(shares)):
            shares[place] += share(ended, place)
        ended.take_down()
        progress(deal + 1)
    return [chance(won, rollouts) for won in shares]


def chance(won: float, games: int) -> Chance:
    """With Wilson's interval."""
    rate = won / games
    unit = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / unit
    half = Z / unit * sqrt(max(0.0, rate * (1 - rate)) / games + Z * Z / (4 * games * games))
    return Chance(rate, max(0.0, middle - half), min(1.0, middle + half))
