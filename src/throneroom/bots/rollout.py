"""Playing on, again and again: matches, and what a choice comes to if the game is played to its end from there, with
everything that a seat may not know dealt anew each time."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.engine.card import Card
from throneroom.engine.dealing import redeal
from throneroom.engine.decision import Agent, Decision, QuickAgent
from throneroom.engine.game import Game
from throneroom.engine.player import Player
from throneroom.engine.rng import rng_of
from throneroom.engine.table import Table

MOST_TURNS: Final = 160                 # of all together; a game that takes longer is a draw
NOWHERE: Final = "nothing"              # the choice not to buy or play anything


def share(game: Game, seat: i64, by_points: float = 0.0) -> float:
    """Of the win; so much of it goes by the points before (or behind) the best of the others, if that is wanted."""
    if not game.over:
        return 1.0 / len(game.players)
    winners = game.winners()
    won = 1.0 / len(winners) if seat in winners else 0.0
    if by_points == 0.0:
        return won
    scores = game.scores()
    best = -9999
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    apart = float(scores[seat] - best)
    ahead = 0.5 + 0.5 * apart / (12.0 + abs(apart))
    return won * (1.0 - by_points) + ahead * by_points


def match(table: Table, one: Agent, others: Agent, first: i64, last: i64, by_points: float = 0.0) -> float:
    """What `one` wins in the games numbered first to last - 1 among others of one kind: the seat changes with every
    game, the seed when all seats have been taken, so that whoever plays the same numbers has the same luck."""
    total = 0.0
    size: i64 = table.size
    for number in range(first, last):
        seat: i64 = number % size
        agents = [others] * size
        agents[seat] = one
        game = table.new_game(agents, int(number) // table.size)
        game.run(MOST_TURNS)
        total += share(game, seat, by_points)
        game.take_down()
    return total


class First(QuickAgent):
    """Takes one given choice, then plays on like another."""

    def __init__(self, then: QuickAgent, choice: str, playing: bool) -> None:
        self.then = then
        self.choice = choice                    # an id, or NOWHERE
        self.playing = playing                  # an Action to play; else something to buy
        self.done = False

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        if self.done or not self.playing:
            return self.then.action_to_play(me, cards)
        self.done = True
        for card in cards:
            if card.id == self.choice:
                return card
        return None

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        if self.done or self.playing:
            return self.then.card_to_buy(me, cards)
        self.done = True
        for position in range(len(cards)):
            if cards[position].id == self.choice:
                return position
        return -1

    def answer(self, decision: Decision) -> list[int]:
        return self.then.answer(decision)


def is_settled(game: Game) -> bool:
    """Is nothing being carried out, so that a copy can be played on?"""
    return game.busy == 0 and not game.playing


def dealt_anew(game: Game, seat: i64, seed: i64) -> Game:
    """A copy of a settled game in which all that the seat may not know lies elsewhere, and chance is another."""
    rng = rng_of(int(seed))
    other = redeal(game, game, int(seat), rng, True)
    other.rng = rng
    other.listener = None
    other.answers = None
    other.unasked = None
    other.forkable = False
    return other


def played_on(game: Game, seat: i64, policies: list[Agent], seed: i64) -> Game:
    """The game as it ends if these play on from here, dealt anew for the seat."""
    other = dealt_anew(game, seat, seed)
    other.agents = policies
    other.run(other.turn_number + MOST_TURNS)
    return other


def value_of(game: Game, seat: i64, choice: str, playing: bool, policies: list[Agent], seed: i64,
             by_points: float = 0.0) -> float:
    """What the seat wins in this deal if it chooses so now; an empty choice: whatever its policy chooses."""
    agents = policies
    if choice:
        own = policies[seat]
        assert isinstance(own, QuickAgent)
        agents = policies[:]
        agents[seat] = First(own, choice, playing)
    ended = played_on(game, seat, agents, seed)
    won = share(ended, seat, by_points)
    ended.take_down()
    return won
