"""Copies of a game along its way, to go back to: the nearer to its end the denser."""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from throneroom.engine.game import Game


class Trail:
    """Knows all settled points, by how many answers were given before them, and has copies of some: between two of
    them lie no more answers than were given since.  So a game of a thousand answers has about a dozen, and going back
    costs no more than was played since."""

    def __init__(self, points: Iterable[int] = (), copies: Iterable[tuple[int, Game]] = ()) -> None:
        self.points = [*points]
        self.copies = [*copies]

    def note(self, at: int, game: Game) -> None:
        """The game is settled now; this copy of it does not change any more."""
        if self.points and self.points[-1] == at:
            self.points.pop()
            self.copies.pop()                   # the last point has one always
        self.points.append(at)
        self.copies.append((at, game))
        self.thin(at)

    def thin(self, end: int) -> None:
        copies = self.copies
        place = len(copies) - 2
        while place > 0:
            after = copies[place + 1][0]
            if after - copies[place - 1][0] <= end - after:
                del copies[place]
            place -= 1

    def upto(self, answers: int) -> Trail:
        """What was known then."""
        return Trail(self.points[:bisect_right(self.points, answers)],
                     [(at, game) for at, game in self.copies if at <= answers])

    def games(self) -> list[Game]:
        return [game for _, game in self.copies]
