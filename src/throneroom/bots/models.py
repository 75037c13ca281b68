"""Models of the others: which of some players would have come to the cards that an opponent has by now?

What everybody gains is open, so everybody can count everybody's cards.  Each model plays some games at the table; from
these is known how many cards of each pile it owns on average after so many turns.  What the opponent owns is likelier
under one model than under another, and so much more often that one stands in for them when the game is played on.
"""
from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from throneroom.bots.facts import facts_of
from throneroom.bots.rollout import MOST_TURNS
from throneroom.bots.seat import Seat
from throneroom.engine.decision import Agent
from throneroom.engine.player import Player
from throneroom.engine.table import Table

GAMES: Final = 24                       # of a model at a table for two; fewer at larger ones, where they are longer
LAST_TURN: Final = 30                   # of a player: later ones are like this
BLUR: Final = 0.15                      # nothing is impossible
TRUST: Final = 0.5                      # what one card tells the next one tells again, in part
PARTS: Final = 16                       # models are mixed in sixteenths

TURNED: Final = (1, 3, 5, 7, 9, 11)       # all sixteen come up with any of these steps


class Models:
    """Players who may stand in for the others at a table; known is against whom these play."""

    def __init__(self, table: Table, agents: list[Agent], against: Agent, games: i64 = GAMES) -> None:
        self.table = table
        self.agents = agents
        # Curses are not what their owner chose; what comes later is another Kingdom in each of the games.
        curse = facts_of(table).curse
        self.telling: list[int] = [pile for pile in range(len(table.piles))
                                   if pile != curse and not table.piles[pile].facts.away]
        self.expected: list[list[list[float]]] = [self.counted(agent, against, games) for agent in agents]

    def counted(self, agent: Agent, against: Agent, games: i64) -> list[list[float]]:
        """The cards that the agent owns on average, by its turn and by pile."""
        table = self.table
        size: i64 = table.size
        sums: list[list[float]] = [[0.0] * len(table.piles) for _ in range(LAST_TURN + 1)]
        reached = [0] * (LAST_TURN + 1)
        fewer: i64 = 2 * games // size
        for number in range(fewer if fewer > 0 else 1):
            seat: i64 = number % size
            agents = [against] * size
            agents[seat] = agent
            game = table.new_game(agents, int(number))
            player = game.players[seat]
            at: i64 = 0
            owned: list[int] = []
            while not game.over and game.turn_number < MOST_TURNS and at < LAST_TURN:
                game.run(game.turn_number)              # a turn
                if player.turns > at and owned:
                    add(sums[at], owned)
                    reached[at] += 1
                at = player.turns
                owned = self.owned(player)
            game.take_down()
        for turn in range(1, LAST_TURN + 1):
            if reached[turn] == 0:
                sums[turn] = sums[turn - 1]
            else:
                sums[turn] = [total / reached[turn] for total in sums[turn]]
        return sums

    def owned(self, player: Player) -> list[int]:
        """The cards of a player by pile: what anybody can count."""
        seat = Seat(facts_of(player.game.table), player, True)
        seat.count_own()
        return seat.homes

    def mixed(self, player: Player) -> list[Agent]:
        """Sixteen agents, each as often as it is likely to be this player."""
        owned = self.owned(player)
        turns: i64 = player.turns if player.turns < LAST_TURN else LAST_TURN
        likely: list[float] = []
        for expected in self.expected:
            told = 0.0
            if turns > 0:
                counts = expected[turns]
                for pile in self.telling:
                    mean = counts[pile] + BLUR
                    told += owned[pile] * log(mean) - mean
            likely.append(TRUST * told)
        most = max(likely)
        weights = [exp(value - most) for value in likely]
        unit = sum(weights) / PARTS
        mixed: list[Agent] = []
        place = 0
        upto = weights[0]
        for part in range(PARTS):
            while upto < (part + 0.5) * unit and place + 1 < len(weights):
                place += 1
                upto += weights[place]
            mixed.append(self.agents[place])
        return mixed

    def lineups(self, players: list[Player]) -> list[list[Agent]]:
        """Who plays on in a deal, by its number: everybody by models of theirs."""
        lineups: list[list[Agent]] = [[] for _ in range(PARTS)]
        for player in players:
            mixed = self.mixed(player)
            for part in range(PARTS):               # so that the same models do not always come together
                lineups[part].append(mixed[TURNED[player.seat] * part % PARTS])
        return lineups


def add(sums: list[float], counts: list[int]) -> None:
    for place in range(len(sums)):
        sums[place] += float(counts[place])
