"""The quickest kind of bot: a list of what to buy and a list of what to play first, asked anew at every turn."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import mypyc_attr

from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PLAY, Decision, QuickAgent
from throneroom.engine.player import Player
from throneroom.engine.situation import BUY_PHASE


@mypyc_attr(allow_interpreted_subclasses=True)
class PriorityBot(QuickAgent):
    """What it wants is said by a function or a subclass: ids of cards in order of preference; the first that can be
    bought is bought.  Actions are played in the order of `plays`, all Treasures are played, everything else gets the
    least answer."""

    def __init__(self, plays: Sequence[str] = (), wishes: Callable[[Player], Sequence[str]] | None = None) -> None:
        self.plays = list(plays)
        self.wishes = wishes

    def wants(self, me: Player) -> Sequence[str]:
        return () if self.wishes is None else self.wishes(me)

    def answer(self, decision: Decision) -> list[int]:
        if decision.source is None:
            if decision.purpose == BUY:
                return first_of(decision, self.wants(decision.player))
            if decision.purpose == PLAY:
                if decision.most > 1 or decision.player.game.phase == BUY_PHASE:
                    return everything(decision)
                return first_of(decision, self.plays)
        return super().answer(decision)

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        for id in self.plays:
            for card in cards:
                if card.id == id:
                    return card
        return None

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        for id in self.wants(me):
            position = 0
            for card in cards:
                if card.id == id:
                    return position
                position += 1
        return -1


def first_of(decision: Decision, ids: Sequence[str]) -> list[int]:
    """The first of these that is among the options, if any."""
    options = decision.options
    for id in ids:
        index = 0
        for option in options:
            if option.id == id:
                return [index]
            index += 1
    return []


def everything(decision: Decision) -> list[int]:
    answer: list[int] = []
    index = 0
    for count in decision.counts:
        for _ in range(count):
            answer.append(index)
        index += 1
    return answer
