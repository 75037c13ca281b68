"""Games that are counted: what everybody bought, owned, could spend and scored, turn by turn.  Compiled with the
players: counting a game must take little longer than playing it.

All counts are whole numbers, so that adding them up in any order comes to the same.  What is counted by turn lies in
rows, one for each of a player's own turns; extra turns belong to the turn before them, and row 0 to whatever happens
before somebody's first turn.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, Agent, Decision, QuickAgent
from throneroom.engine.game import Game
from throneroom.engine.moments import INSTRUCTIONS, SCORES
from throneroom.engine.player import Player
from throneroom.engine.situation import CLEAN_UP_PHASE
from throneroom.engine.table import Table
from throneroom.engine.types import LANDSCAPE

LAST: Final = 100                       # turns of each player; a game that takes longer is ended, as a draw
WHOLE: Final = 60                       # parts of a win, which up to six may share


class Till:
    """What is seen of a turn while it is played: the most coins at once to buy with, and landscapes bought."""

    def __init__(self) -> None:
        self.coins: i64 = 0
        self.landscapes: list[Card] = []


class Watched(Agent):
    """Answers like another; the till sees what it can spend."""

    def __init__(self, agent: Agent, till: Till) -> None:
        self.agent = agent
        self.till = till

    def answer(self, decision: Decision) -> list[int]:
        chosen = self.agent.answer(decision)
        if decision.purpose == BUY and decision.source is None:
            self.till.coins = max(self.till.coins, decision.player.coins)
            for position in chosen:
                option = decision.options[position]
                if isinstance(option, Card) and option.types & LANDSCAPE:
                    self.till.landscapes.append(option)
        return chosen


class WatchedQuick(QuickAgent):
    def __init__(self, agent: QuickAgent, till: Till) -> None:
        self.agent = agent
        self.till = till
        self.slow = Watched(agent, till)

    def answer(self, decision: Decision) -> list[int]:
        return self.slow.answer(decision)

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        return self.agent.action_to_play(me, cards)

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        till = self.till
        if me.coins > till.coins:
            till.coins = me.coins
        position = self.agent.card_to_buy(me, cards)
        if position >= 0 and cards[position].types & LANDSCAPE:
            till.landscapes.append(cards[position])
        return position


class Counts:
    """Of one player of a contest, over all games."""

    def __init__(self, kinds: int, seats: int) -> None:
        self.kinds = kinds
        self.won = 0                            # in parts of a win
        self.won_before = 0                     # this round
        self.squares = 0                        # of what was won in each round
        self.wins = 0                           # alone
        self.draws = 0                          # shared, or not ended
        self.points = 0                         # at the end
        self.points_squares = 0
        self.by_seat: list[int] = [0] * seats   # won
        self.turns: list[int] = [0] * (LAST + 1)                            # games, by the turns they took
        self.coins: list[int] = [0] * (LAST + 1)
        self.scored: list[int] = [0] * (LAST + 1)                           # points after each turn
        self.bought: list[list[int]] = rows(kinds)
        self.gained: list[list[int]] = rows(kinds)                          # otherwise
        self.changed: list[list[int]] = rows(kinds)                         # owned more, or fewer, after each turn
        self.ended: list[list[int]] = rows(kinds)                           # owned at the end, by the turns it took
        # --- in the game that is played ---
        self.at: i64 = 0                        # the last turn counted
        self.known_points: i64 = 0
        self.owned: list[int] = []

    def begin(self, owned: list[int], points: i64) -> None:
        self.at = 0
        self.known_points = points
        self.owned = owned

    def score(self, turn: i64, points: i64) -> None:
        """So many points after this turn; skipped ones before it changed nothing."""
        scored = self.scored
        while self.at < turn:
            self.at += 1
            scored[self.at] += int(self.known_points)
        if points != self.known_points:
            scored[self.at] += int(points - self.known_points)
            self.known_points = points

    def compare(self, turn: i64, owned: list[int]) -> None:
        """This is owned after the turn."""
        before = self.owned
        changed = self.changed[turn]
        for kind in range(len(owned)):
            if owned[kind] != before[kind]:
                changed[kind] += owned[kind] - before[kind]
        self.owned = owned


def rows(width: int) -> list[list[int]]:
    return [[0] * width for _ in range(LAST + 1)]


class Counter:
    """Plays games of the same players at a table, and counts.

    Where nothing but buying changes what anybody owns, the purchases tell it all; elsewhere everybody's cards are
    counted after each of their turns."""

    def __init__(self, table: Table, exactly: bool = False) -> None:
        self.table = table
        self.size: i64 = table.size
        self.kinds = [card.id for card in table.kinds]
        self.till = Till()
        self.counts: list[Counts] = [Counts(len(self.kinds) + 1, table.size) for _ in range(table.size)]
        self.games = 0
        self.unfinished = 0
        self.lengths: list[int] = [0] * (LAST + 1)          # games, by the turns of who had the most
        self.by_purchases = (table.simple_buys and table.plain and not table.traits & (INSTRUCTIONS | SCORES)
                             and not exactly)
        self.first_points: list[int] = [sum([int(card.points) for card in deck]) for deck in table.decks]

    def watched(self, agents: list[Agent]) -> list[Agent]:
        """Where Treasures do more than give coins, their order matters, and a quick agent is asked for it like others:
        so its record tells the same game."""
        return [self.watched_one(agent) for agent in agents]

    def watched_one(self, agent: Agent) -> Agent:
        if isinstance(agent, QuickAgent) and not self.table.odd_treasures:
            return WatchedQuick(agent, self.till)
        return Watched(agent, self.till)

    def end_round(self) -> None:
        """Everybody has played with the same luck from every seat."""
        for counts in self.counts:
            won = counts.won - counts.won_before
            counts.squares += won * won
            counts.won_before = counts.won

    def play(self, agents: list[Agent], turned: i64, seed: int) -> None:
        """One game, in which everybody sits so many seats further on."""
        size = self.size
        seated: list[Agent] = []
        counted: list[Counts] = []              # by seat
        for seat in range(size):
            player = (seat + size - turned) % size
            seated.append(agents[player])
            counted.append(self.counts[player])
        game = self.table.new_game(seated, seed)
        for seat in range(size):
            if self.by_purchases:
                counted[seat].begin([], self.first_points[seat])
            else:
                counted[seat].begin(self.cards_of(game.players[seat]), game.players[seat].score())
        most = LAST * size
        till = self.till
        while not game.over and game.turn_number < most:
            till.coins = 0
            seat = game.turn.seat
            game.run(game.turn_number)          # a turn, which may end before its Clean-up
            if game.phase == CLEAN_UP_PHASE and not game.over:
                game.step()
            self.after_turn(game, game.players[seat], counted)
        self.after_game(game, counted)
        game.take_down()

    def after_turn(self, game: Game, me: Player, counted: list[Counts]) -> None:
        counts = counted[me.seat]
        turn = row(me)
        till = self.till
        if till.coins:
            counts.coins[turn] += int(till.coins)
        if till.landscapes:
            for landscape in till.landscapes:
                counts.bought[turn][landscape.rank] += 1
            till.landscapes.clear()
        if self.by_purchases:
            points = counts.known_points
            for gain in me.last_turn:
                counts.bought[turn][gain.card.rank] += 1
                points += gain.card.points
            counts.score(turn, points)
            return
        for gain in me.last_turn:
            theirs = counted[gain.seat]
            when = row(game.players[gain.seat])
            if gain.bought:
                theirs.bought[when][self.kind_of(gain.card)] += 1
            else:
                theirs.gained[when][self.kind_of(gain.card)] += 1
        counts.score(turn, me.score())
        counts.compare(turn, self.cards_of(me))

    def after_game(self, game: Game, counted: list[Counts]) -> None:
        self.games += 1
        winners = game.winners() if game.over else [int(player.seat) for player in game.players]
        if not game.over:
            self.unfinished += 1
        scores = game.scores()
        longest: i64 = 0
        for player in game.players:
            counts = counted[player.seat]
            turn = row(player)
            longest = max(longest, turn)
            counts.turns[turn] += 1
            score = scores[player.seat]
            counts.points += score
            counts.points_squares += score * score
            if player.seat in winners:
                won = WHOLE // len(winners)
                counts.won += won
                counts.by_seat[player.seat] += won
                if len(winners) == 1:
                    counts.wins += 1
                else:
                    counts.draws += 1
            owned = self.cards_of(player)
            if not self.by_purchases:           # others' turns after the last one count as part of it
                counts.compare(turn, owned)
            counts.score(turn, score)
            ended = counts.ended[turn]
            for kind in range(len(owned)):
                if owned[kind]:
                    ended[kind] += owned[kind]
        self.lengths[longest] += 1

    def cards_of(self, player: Player) -> list[int]:
        """The cards that a player owns, by kind."""
        owned = [0] * (len(self.kinds) + 1)
        for card in player.all_cards():
            owned[self.kind_of(card)] += 1
        return owned

    def kind_of(self, card: Card) -> i64:
        """Its place among the kinds; those that the table does not know share the last."""
        rank = card.rank
        kinds = self.table.kinds
        return rank if 0 <= rank < len(kinds) and kinds[rank].id == card.id else len(kinds)


def row(player: Player) -> i64:
    return player.turns if player.turns < LAST else LAST
