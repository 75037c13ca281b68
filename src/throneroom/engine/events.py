"""What is told about a game while it is played: the log, and what moves on the screen.  Nothing is built when nobody
listens."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from throneroom.engine.card import Card
    from throneroom.engine.game import Game

# Who may know which cards an event is about (that it happened, and to how many cards, everybody may know).
EVERYBODY: Final = 0
OWNER: Final = 1                        # the player it happens to, and who decides for that player
LAST: Final = 2                         # the owner; everybody else only the last card (the top of the discard pile)


class Event:
    def __init__(self, verb: str, seat: i64, watcher: i64, cards: list[Card], audience: i64, source: str,
                 target: str, amount: i64, depth: i64) -> None:
        self.verb = verb
        self.seat: i64 = seat           # to whom it happens
        self.watcher: i64 = watcher     # who else may see what that player sees (a possessor), or the same seat
        self.cards = cards
        self.audience: i64 = audience
        self.source = source            # where from, or what caused it
        self.target = target
        self.amount: i64 = amount
        self.depth: i64 = depth         # how many cards are being played around it: indentation of the log

    def __repr__(self) -> str:
        """player 1: move [gold] from hand to deck"""
        cards = f" [{', '.join([card.id for card in self.cards])}]" if self.cards else ""
        amount = f" {self.amount}" if self.amount and self.amount != len(self.cards) else ""
        source = f" from {self.source}" if self.source else ""
        target = f" to {self.target}" if self.target else ""
        return f"player {self.seat + 1}: {self.verb}{amount}{cards}{source}{target}"

    def visible_cards(self, seat: int) -> list[Card]:
        """The cards of the event that this seat may know."""
        if self.audience == EVERYBODY or seat == self.seat or seat == self.watcher:
            return self.cards
        if self.audience == LAST:
            return self.cards[-1:]
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    def hear(self, game: Game, event: Event) -> None:
        """Called as things happen."""
