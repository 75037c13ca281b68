"""A game for callers outside: the next decision comes out, an answer goes in.

Nothing is suspended.  When an answer is missing the game stops by an exception, and the copy made at the last settled
point is played on with the answers since: undo, forks and restarts are the same thing with fewer or other answers.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from throneroom.engine.dealing import redeal
from throneroom.engine.decision import Agent, Decision, Waiting
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.rng import FORMAT, Rng, rng_of
from throneroom.errors import IllegalAnswer
from throneroom.kingdoms.setup import Setup
from throneroom.record.trail import Trail
from throneroom.record.view import view

REDEALS = 20            # tries at another deal that fits what the seat has seen
UNKNOWN = Setup((), players=0)


class Seat(Agent):
    """Sits at all seats: repeats known answers, asks bots, and waits for everybody else."""

    def __init__(self, bots: Mapping[int, Agent]) -> None:
        self.bots = bots
        self.known: list[list[int]] = []        # answers since the settled point
        self.at = 0
        self.turn = -1                          # at which of these answers chance turns elsewhere,
        self.elsewhere: Rng | None = None       # and where to

    def answer(self, decision: Decision) -> list[int]:
        if self.at == self.turn and self.elsewhere is not None:
            decision.player.game.rng = self.elsewhere.copy()
        if self.at < len(self.known):
            self.at += 1
            return self.known[self.at - 1]
        bot = self.bots.get(int(decision.seat))
        if bot is None:
            raise Waiting(decision)
        answer = list(bot.answer(decision))
        decision.check(answer)
        self.known.append(answer)
        self.at += 1
        return answer


class Telling(Listener):
    """Hands every event on once, however often it is told again by a replay."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.delivered = 0                      # since the settled point
        self.told = 0

    def hear(self, game: Game, event: Event) -> None:
        self.told += 1
        if self.told > self.delivered:
            self.delivered = self.told
            self.listener.hear(game, event)


class Driver:
    def __init__(self, setup: Setup, seed: int, answers: Sequence[Sequence[int]] = (),
                 bots: Mapping[int, Agent] | None = None, listener: Listener | None = None,
                 format: int = FORMAT) -> None:
        self.setup = setup
        self.seed = seed
        self.seat = Seat({})                    # the given answers are those of bots, too
        self.telling = None if listener is None else Telling(listener)
        self.answers: list[list[int]] = []      # all so far
        self.start(setup.table(format).new_game([self.seat] * setup.players, seed))
        for number, answer in enumerate(answers, 1):
            if self.decision is None:
                raise IllegalAnswer(f"answer {number}: the game is over already")
            try:
                self.answer(answer)
            except IllegalAnswer as error:
                raise IllegalAnswer(f"answer {number}: {error}") from None
        if bots:
            self.seat.bots = bots
            self.go_on()

    def start(self, game: Game, trail: Trail | None = None) -> None:
        self.game = game
        game.agents = [self.seat] * len(game.players)
        game.listener = self.telling
        self.settled = game.copy()
        self.trail = trail or Trail()           # of this and earlier settled points
        self.trail.note(len(self.answers), self.settled)
        self.decision: Decision | None = None
        self.kept = 0                           # how many of the answers came after the settled point
        self.advance()

    def advance(self) -> None:
        """Plays on to the next missing answer."""
        self.decision = None
        try:
            self.game.run()
        except Waiting as waiting:
            self.decision = waiting.decision
        self.answers += self.seat.known[self.kept:]
        self.kept = len(self.seat.known)
        if self.decision is not None and self.decision.settled:
            self.settle()

    def settle(self) -> None:
        """This is a settled point: later answers are played from here."""
        self.settled = self.game.copy()
        self.trail.note(len(self.answers), self.settled)
        self.seat.known = []
        self.seat.at = 0
        self.seat.turn = -1
        self.kept = 0
        if self.telling is not None:
            self.telling.delivered = self.telling.told = 0

    def answer(self, indices: Sequence[int]) -> None:
        """Answers the current decision; an illegal answer raises IllegalAnswer and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("the game is over")
        answer = list(indices)
        if not all(isinstance(index, int) and not isinstance(index, bool) for index in answer):
            raise IllegalAnswer(f"an answer is a list of numbers, not {indices!r}")
        decision.check(answer)
        self.seat.known.append(answer)
        self.go_on()

    def go_on(self) -> None:
        """Plays on: at a settled point as it stands, in the middle of something from the last settled copy."""
        if self.decision is not None and not self.decision.settled:
            self.game.take_down()
            self.game = self.settled.copy()
            self.game.agents = [self.seat] * len(self.game.players)
            self.game.listener = self.telling
            if self.telling is not None:
                self.telling.told = 0
        self.seat.at = 0
        self.advance()

    @property
    def format(self) -> int:
        """How chance and answers work: the version of the record."""
        return self.game.table.format

    @property
    def over(self) -> bool:
        return self.decision is None

    def games(self) -> list[Game]:
        """All that are kept for it."""
        return [self.game, self.settled, *self.trail.games()]

    # --- going back and elsewhere -------------------------------------------------------------------------------------
    def undo(self, count: int = 1, listener: Listener | None = None) -> Driver:
        """The game as it was so many answers ago, played on from the nearest copy; the listener hears this again."""
        if not 0 <= count <= len(self.answers):
            raise IllegalAnswer(f"cannot take back {count} of {len(self.answers)} answers")
        answers = self.answers[:len(self.answers) - count]
        trail = self.trail.upto(len(answers))
        if not trail.copies:                    # a fork, from before it
            return Driver(self.setup, self.seed, answers, listener=listener, format=self.format)
        (at, settled), last = trail.copies[-1], trail.points[-1]
        driver = going_on(settled, answers[at:last], self.setup, self.seed, answers[:at], trail.upto(at), listener)
        if last < len(answers):                 # into the middle of something: at one go
            driver.seat.known = answers[last:]
            driver.go_on()
        return driver

    def fork(self, seat: int = -1, seed: int = 0) -> Driver:
        """A game of its own that stands at this very decision.  For a seat, everything it may not know is dealt anew
        by the seed, as far as it fits what the seat has seen, and from here on chance brings other things."""
        if seat < 0:
            return self.branch(self.settled)
        other = None
        for attempt in range(REDEALS):
            rng = rng_of(seed * REDEALS + attempt)
            # Others may have answered out of their hands; if no other hand fits, they keep theirs.
            dealt = redeal(self.settled, self.game, seat, rng, attempt < REDEALS // 2)
            other = self.like_this(dealt, seat)
            dealt.take_down()
            if other is not None:
                break
        if other is None:
            other = self.branch(self.settled)
        other.seat.turn, other.seat.elsewhere = len(other.seat.known), rng
        other.trail = Trail()                   # which does not know of the turn
        return other

    def like_this(self, settled: Game, seat: int) -> Driver | None:
        """The same answers in a game dealt anew; None if the seat could tell."""
        try:
            other = self.branch(settled)
        except IllegalAnswer:
            return None
        alike = same_question(self.decision, other.decision) and view(other.game, seat) == view(self.game, seat)
        if alike:
            return other
        for game in other.games():
            game.take_down()
        return None

    def branch(self, settled: Game) -> Driver:
        """The same answers since the settled point, in this game."""
        known = self.seat.known
        return going_on(settled, known, self.setup, self.seed, self.answers[:len(self.answers) - len(known)])


def going_on(settled: Game, since: Sequence[list[int]], setup: Setup, seed: int, before: list[list[int]],
             trail: Trail | None = None, listener: Listener | None = None) -> Driver:
    """A driver of a copy of the settled game, with the answers given since."""
    driver = Driver.__new__(Driver)
    driver.setup = setup
    driver.seed = seed
    driver.seat = Seat({})
    driver.telling = None if listener is None else Telling(listener)
    driver.answers = before
    driver.start(settled.copy(), trail)
    for answer in since:
        driver.answer(answer)
    return driver


def fork(decision: Decision, seat: int = -1, seed: int = 0) -> Driver:
    """Forks a game that is being played by bots directly; it must have been made forkable (game.forkable = True).  Such
    a fork knows neither its set-up nor its first answers: it has no record, and nothing before it can be undone."""
    game = decision.player.game
    if game.base is None:
        raise IllegalAnswer("this game was not made forkable before it began")
    driver = going_on(game.base, game.since, UNKNOWN, 0, [])
    return driver if seat < 0 else driver.fork(seat, seed)


def same_question(one: Decision | None, other: Decision | None) -> bool:
    return repr(one) == repr(other)
