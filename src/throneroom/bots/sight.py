"""What a bot goes by: the view of its seat, and the question."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.types import ACTION, TREASURE
from throneroom.record.view import DecisionView, PlayerView, View, decision_view, view


@cache
def kind(card_id: str) -> Card:
    """An example of the kind, for what is printed on it."""
    cls = BY_ID.get(card_id)
    return Card() if cls is None else cls()


def is_action(card_id: str) -> bool:
    return bool(kind(card_id).types & ACTION)


def is_treasure(card_id: str) -> bool:
    return bool(kind(card_id).types & TREASURE)


class SeatedBot(Agent):
    """A bot that goes by nothing but the view of its seat and the question, so that it can also think in another
    process, or far away.  This is the only place where it touches the game itself."""

    def answer(self, decision: Decision) -> list[int]:
        seat = int(decision.seat)
        return self.choose(view(decision.player.game, seat), decision_view(decision, seat))

    def choose(self, view: View, question: DecisionView) -> list[int]:
        """Positions in the options of the question."""
        raise NotImplementedError


class Sight:
    """The question of a moment and all that the seat may know then."""

    def __init__(self, view: View, question: DecisionView) -> None:
        self.view = view
        self.question = question
        self.me: PlayerView = self.view.players[self.question.player]
        self.options: list[str] = self.question.options or []
        self.counts: list[int] = self.question.counts or []
        self.least, self.most = self.question.least, self.question.most
        self.purpose, self.source = self.question.purpose, self.question.source or ""
        self.hand: list[str] = self.me.hand or []
        self.handled: list[str] = self.me.handled or []
        if self.me.cards is not None:
            self.mine = Counter(self.me.cards)
        else:                                       # a player we decide for: only what lies before our eyes
            self.mine = Counter([*self.hand, *self.me.in_play, *self.handled])
        self.left = {pile.id: pile.count for pile in self.view.piles}
        self.my_turn = self.view.turn_seat == self.question.player

    @property
    def yes_or_no(self) -> bool:
        return len(self.options) == 1 and self.least == 0 and self.most == 1

    @property
    def deck_size(self) -> int:
        return sum(self.mine.values())

    @property
    def empty_piles(self) -> int:
        return sum(pile.supply and not pile.count for pile in self.view.piles)

    @property
    def provinces(self) -> int:
        """How many of the best Victory cards are left: the clock of the game."""
        return min(self.left.get("province", 8), self.left.get("colony", 99))

    @property
    def money(self) -> int:
        """Coins printed on the Treasures owned."""
        return sum(count * kind(id).coins for id, count in self.mine.items() if is_treasure(id))

    def cost(self, card_id: str) -> int:
        for pile in self.view.piles:
            if card_id in (pile.top, pile.id) and pile.cost is not None:
                return pile.cost[0]
        return kind(card_id).cost

    def each(self) -> Iterable[int]:
        """Positions of the options, as often as each may be taken."""
        return (index for index, count in enumerate(self.counts) for _ in range(count))

    def position(self, option: str) -> int:
        return self.options.index(option)
