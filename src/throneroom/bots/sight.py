"""What a bot goes by: the view of its seat, the question, and its memory of which cards it owns."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.decision import Decision
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


class Sight:
    """The question of a moment and all that the seat may know then.  This is the only place where a bot touches the
    game itself, and it takes nothing from it but `view`, `decision_view`, and the names of the seat's own cards, in no
    order (anybody can remember those)."""

    def __init__(self, decision: Decision) -> None:
        self.view: View = view(decision.player.game, int(decision.seat))
        self.question: DecisionView = decision_view(decision, int(decision.seat))
        self.me: PlayerView = self.view.players[self.question.player]
        self.options: list[str] = self.question.options or []
        self.counts: list[int] = self.question.counts or []
        self.least, self.most = self.question.least, self.question.most
        self.purpose, self.source = self.question.purpose, self.question.source or ""
        self.hand: list[str] = self.me.hand or []
        self.handled: list[str] = self.me.handled or []
        if self.question.player == self.question.seat:
            self.mine = Counter(card.id for card in decision.player.all_cards())
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
