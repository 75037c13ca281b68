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
        self.tokens: i64 = 0                    # of the points, as counted last
        self.owned: list[int] = []              # as counted last
        self.marks: i64 = 0                     # of what is owned, with everything gained since then
        self.news: list[Card] = []              # gained since then

    def begin(self, points: i64) -> None:
        self.at = 0
        self.known_points = points
        self.news.clear()

    def score(self, turn: i64, points: i64) -> None:
        """So many points after this turn; skipped ones before it changed nothing."""
        scored = self.scored
        while self.at < turn:
            self.at += 1
            scored[self.at] += int(self.known_points)
        if points != self.known_points:
            scored[self.at] += int(points - self.known_points)
            self.known_points = points


def rows(width: int) -> list[list[int]]:
    return [[0] * width for _ in range(LAST + 1)]


class Counter:
    """Plays games of the same players at a table, and counts.

    Where nothing but buying changes what anybody owns, the purchases tell it all.  Elsewhere a checksum of everybody's
    cards after each of their turns tells whether what they gained is all that has changed; if not, they are counted.
    (`exactly`: counted anyway, after every turn.)"""

    def __init__(self, table: Table, exactly: bool = False) -> None:
        self.table = table
        self.size: i64 = table.size
        self.exactly = exactly
        self.kinds: i64 = len(table.kinds)
        self.till = Till()
        self.counts: list[Counts] = [Counts(len(table.kinds) + 1, table.size) for _ in range(table.size)]
        self.games = 0
        self.unfinished = 0
        self.lengths: list[int] = [0] * (LAST + 1)          # games, by the turns of who had the most
        self.by_purchases = (table.unwatched_buys and table.unwatched_turns
                             and not table.powers & (INSTRUCTIONS | SCORES) and not exactly)
        self.scores_vary = bool(table.powers & SCORES)      # points are more than a sum over cards
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
        by_purchases = self.by_purchases
        for seat in range(size):
            counted[seat].begin(self.first_points[seat])
            if not by_purchases:
                self.count(counted[seat], game.players[seat])
                counted[seat].known_points = self.points_of(counted[seat], game.players[seat])
                counted[seat].tokens = game.players[seat].points
        most = LAST * size
        till = self.till
        while not game.over and game.turn_number < most:
            till.coins = 0
            me = game.players[game.turn.seat]
            game.run(game.turn_number)          # a turn, which may end before its Clean-up
            if game.phase == CLEAN_UP_PHASE and not game.over:
                game.step()
            counts = counted[me.seat]
            turn: i64 = row(me)
            if till.coins:
                counts.coins[turn] += int(till.coins)
            if till.landscapes:
                for landscape in till.landscapes:
                    counts.bought[turn][landscape.rank] += 1
                till.landscapes.clear()
            if by_purchases:
                if me.last_turn:
                    bought = counts.bought[turn]
                    for gain in me.last_turn:
                        bought[gain.card.rank] += 1
                        counts.news.append(gain.card)
            else:
                self.after_turn(game, me, counted)
        self.after_game(game, counted)
        game.take_down()

    def after_turn(self, game: Game, me: Player, counted: list[Counts]) -> None:
        for gain in me.last_turn:
            theirs = counted[gain.seat]
            when = row(game.players[gain.seat])
            if gain.bought:
                theirs.bought[when][self.kind_of(gain.card)] += 1
            else:
                theirs.gained[when][self.kind_of(gain.card)] += 1
            theirs.marks += mark(gain.card)
            theirs.news.append(gain.card)
        self.settle(counted[me.seat], me)

    def settle(self, counts: Counts, me: Player) -> None:
        """What is owned, and what it is worth, after this turn."""
        turn = row(me)
        points = counts.known_points
        if self.exactly or me.guises or me.game.guises_in_play or marks_of(me) != counts.marks:
            before = counts.owned
            self.count(counts, me)
            changed = counts.changed[turn]
            for kind in range(self.kinds + 1):
                if counts.owned[kind] != before[kind]:
                    changed[kind] += counts.owned[kind] - before[kind]
            points = self.points_of(counts, me)
        else:
            if counts.news:
                changed = counts.changed[turn]
                for card in counts.news:
                    kind = self.kind_of(card)
                    changed[kind] += 1
                    counts.owned[kind] += 1
                    points += card.points
            points = me.score() if self.scores_vary else points + me.points - counts.tokens
        counts.tokens = me.points
        if counts.news:
            counts.news.clear()
        counts.score(turn, points)

    def points_of(self, counts: Counts, me: Player) -> i64:
        """Of who owns what was counted."""
        if self.scores_vary or counts.owned[self.kinds]:
            return me.score()
        points: i64 = me.points
        owned = counts.owned
        for card in self.table.kinds:
            if card.points and owned[card.rank]:
                points += card.points * owned[card.rank]
        return points

    def after_game(self, game: Game, counted: list[Counts]) -> None:
        self.games += 1
        winners = game.winners() if game.over else [int(player.seat) for player in game.players]
        if not game.over:
            self.unfinished += 1
        longest: i64 = 0
        for player in game.players:
            counts = counted[player.seat]
            turn = row(player)
            longest = max(longest, turn)
            counts.turns[turn] += 1
            ended = counts.ended[turn]
            if self.by_purchases:
                score = counts.known_points
                for card in counts.news:        # of the whole game
                    ended[card.rank] += 1
                    score += card.points
            else:                               # others' turns after the last one count as part of it
                self.settle(counts, player)
                score = counts.known_points
                owned = counts.owned
                for kind in range(self.kinds + 1):
                    if owned[kind]:
                        ended[kind] += owned[kind]
            counts.points += int(score)
            counts.points_squares += int(score * score)
            if player.seat in winners:
                won = WHOLE // len(winners)
                counts.won += won
                counts.by_seat[player.seat] += won
                if len(winners) == 1:
                    counts.wins += 1
                else:
                    counts.draws += 1
        self.lengths[longest] += 1

    def count(self, counts: Counts, me: Player) -> None:
        """All that a player owns, by kind."""
        owned = [0] * (self.kinds + 1)
        for card in me.all_cards():
            owned[self.kind_of(card)] += 1
        counts.owned = owned
        counts.marks = marks_of(me)

    def kind_of(self, card: Card) -> i64:
        """Its place among the kinds; those that the table does not know share the last."""
        rank = card.rank
        kinds = self.table.kinds
        return rank if 0 <= rank < self.kinds and kinds[rank].id == card.id else self.kinds

    def finish(self) -> None:
        """Where purchases tell it all, now is told what follows from them."""
        if not self.by_purchases:
            return
        for counts in self.counts:
            counts.changed = counts.bought
            first = self.table.decks[0]
            for turn in range(LAST + 1):
                for card in first:
                    counts.ended[turn][card.rank] += counts.turns[turn]
            owned = [0] * (self.kinds + 1)
            for card in first:
                owned[card.rank] += self.games
            for turn in range(1, LAST + 1):
                points = 0
                for card in self.table.kinds:
                    owned[card.rank] += counts.changed[turn][card.rank] - counts.ended[turn - 1][card.rank]
                    points += card.points * owned[card.rank]
                counts.scored[turn] = points


def row(player: Player) -> i64:
    return player.turns if player.turns < LAST else LAST


def mark(card: Card) -> i64:
    """Adds up to another sum if one card is exchanged for another, and hardly ever to the same if several are."""
    number = card.number
    return number * number * (number + 31)


def marks_of(me: Player) -> i64:
    total = marks_in(me.hand) + marks_in(me.deck) + marks_in(me.discard_pile) + marks_in(me.in_play)
    if me.set_aside or me.face_down or me.limbo or me.shuffling or me.returning or me.tavern or me.exiled:
        total += marks_in(me.set_aside) + marks_in(me.face_down) + marks_in(me.limbo) + marks_in(me.shuffling)
        total += marks_in(me.returning) + marks_in(me.tavern) + marks_in(me.exiled)
    if me.mats:
        for mat in me.mats.values():
            total += marks_in(mat)
    return total


def marks_in(zone: list[Card]) -> i64:
    total: i64 = 0
    for card in zone:
        number = card.number
        total += number * number * (number + 31)
    return total
