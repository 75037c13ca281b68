"""Copies of a game along its way, to go back to: the nearer to its end the denser."""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from throneroom.engine.game import Game

SPARE = 4               # so many more copies than need be, until those between are looked for


class Trail:
    """Knows all settled points, by how many answers were given before them, and has copies of some: between two of
    them lie no more answers than were given since.  So a game of a thousand answers has about a dozen, and going back
    costs no more than was played since.  A copy that is no longer wanted is taken down at once, unless another trail
    has it too."""

    def __init__(self, points: Iterable[int] = (), copies: Iterable[tuple[int, Game]] = ()) -> None:
        self.points = [*points]
        self.copies = [*copies]
        self.shared = len(self.copies)          # so many, the first of them, belong to others too

    def note(self, at: int, game: Game) -> None:
        """The game is settled now; this copy of it does not change any more."""
        if self.points and self.points[-1] == at:
            self.points.pop()
            self.drop(len(self.copies) - 1)     # the last point has one always
        self.points.append(at)
        self.copies.append((at, game))
        if len(self.copies) % SPARE == 0:
            self.thin(at)

    def thin(self, end: int) -> None:
        copies = self.copies
        place = len(copies) - 2
        while place > 0:
            after = copies[place + 1][0]
            if after - copies[place - 1][0] <= end - after:
                self.drop(place)
            place -= 1

    def drop(self, place: int) -> None:
        _, game = self.copies.pop(place)
        if place < self.shared:
            self.shared -= 1
        else:
            game.take_down()

    def upto(self, answers: int) -> Trail:
        """What was known then."""
        copies = [(at, game) for at, game in self.copies if at <= answers]
        self.shared = max(self.shared, len(copies))
        return Trail(self.points[:bisect_right(self.points, answers)], copies)

    def games(self) -> list[Game]:
        return [game for _, game in self.copies]
