"""Strategies by chance, which say anything that can be said."""
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from throneroom.cards import BY_ID
from throneroom.engine.types import BUYABLE_LANDSCAPE, LANDSCAPE
from throneroom.kingdoms.setup import Setup
from throneroom.strategies import spoken
from throneroom.strategies.spoken import (
    Both,
    Claim,
    Comparison,
    Constant,
    Either,
    Moment,
    Not,
    Number,
    Play,
    Quantity,
    Strategy,
    Sum,
    Trash,
    Truth,
    Wish,
)

CARDS = sorted(id for id, cls in BY_ID.items() if cls().types and not cls().types & LANDSCAPE)
FOR_SALE = sorted(id for id, cls in BY_ID.items() if not cls().types & LANDSCAPE & ~BUYABLE_LANDSCAPE and cls().types)


class Inventor:
    """`favourites`: cards that are spoken of more often than others."""

    def __init__(self, random: Random, favourites: Sequence[str] = ()) -> None:
        self.random = random
        self.favourites = [card for card in favourites if card in CARDS]

    def card(self) -> str:
        return self.random.choice(self.favourites if self.favourites and self.random.random() < 0.8 else CARDS)

    def cards(self) -> str:
        if self.random.random() < 0.3:
            return spoken.ANY + self.random.choice((*spoken.CLASSES, *spoken.TYPES))
        return self.card()

    def number(self, depth: int = 3) -> Number:
        pick = self.random.choice
        roll = self.random.random()
        if depth and roll < 0.3:
            sign = pick(spoken.SIGNS)
            right = self.number(depth - 1)
            if sign == "/" and right == Constant(0):
                right = Constant(2)
            return Sum(sign, self.number(depth - 1), right)
        if roll < 0.5:
            return Constant(pick((0, 1, 2, 5, 8, -3, 0.5, 1.25, 0.333, 9999, -0.001)))
        what = pick(sorted(spoken.QUANTITIES))
        kind = spoken.QUANTITIES[what]
        if kind == spoken.CARDS:
            return Quantity(what, self.cards())
        if kind == spoken.CARD:
            return Quantity(what, self.card())
        if kind == spoken.TOKEN:
            return Quantity(what, pick(spoken.TOKENS), pick(("", self.card())))
        return Quantity(what, str(self.random.randint(1, 5)) if kind == spoken.PLAYER else "")

    def truth(self, depth: int = 3) -> Truth:
        roll = self.random.random()
        if depth and roll < 0.5:
            if roll < 0.1:
                return Not(self.truth(depth - 1))
            return self.random.choice((Both, Either))(self.truth(depth - 1), self.truth(depth - 1))
        if roll > 0.9:
            return Moment(self.random.choice(spoken.TRUTHS))
        return Comparison(self.number(), self.random.choice(spoken.COMPARISONS), self.number())

    def when(self) -> Truth | None:
        return self.truth() if self.random.random() < 0.6 else None

    def wish(self) -> Wish:
        if self.random.random() < 0.1:
            return Wish("", None, self.when())
        card = self.card() if self.favourites else self.random.choice(FOR_SALE)
        return Wish(card, self.random.choice((None, None, 0, 1, 2, 9999)), self.when())

    def play(self) -> Play:
        how = self.random.choice(spoken.WAYS)
        return Play(how, self.cards(), self.cards() if how == "before" else "", self.when())

    def strategy(self) -> Strategy:
        random = self.random
        texts = ["", "A: b", "Größe #1, 100%", "“quoted” text", 'say "if"']
        return Strategy(
            random.choice(("X", "Big Money + Smithy", "Was für ein Name?", "strategy: nested")),
            buy=tuple(self.wish() for _ in range(random.randint(1, 12))),
            play=tuple(self.play() for _ in range(random.randint(0, 4))),
            trash=tuple(Trash(self.cards(), random.random() < 0.3, self.when()) for _ in range(random.randint(0, 4))),
            by=random.choice(texts), source=random.choice(texts), about=random.choice(texts),
            table=random.choice((None, Setup(("witch",)),
                                 Setup(("village", "page", "castles"), ("alms",), platinum=True),
                                 Setup(("young_witch", "smithy"), bane="moat", shelters=True))),
            beats=tuple(Claim(random.choice(("Big Money", "A, b 50%")), random.randint(0, 100))
                        for _ in range(random.randint(0, 2))),
            careful=random.random() < 0.3, coppers=random.choice((8, 8, 0, 4)))
