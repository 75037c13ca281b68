"""A pile on the table.  The top card is the last of the list."""
from __future__ import annotations

from mypy_extensions import i64

from throneroom.engine.card import Card, Thing


class Pile(Thing):
    def __init__(self, id: str, index: i64, cards: list[Card], supply: bool, types: int, cost: int,
                 ordered: bool, limit: i64) -> None:
        self.id = id
        self.index: i64 = index
        self.cards = cards
        self.supply = supply
        self.types = types              # of the placeholder: what the pile is, whatever its top card is
        self.cost = cost                # of the placeholder
        self.ordered = ordered          # may everybody look through it? (not through shuffled piles)
        self.limit: i64 = limit         # how many of a shuffled pile's cards are used

    def top(self) -> Card:
        return self.cards[-1]

    def has(self, types: int) -> bool:
        return (self.types & types) != 0

    def copy(self) -> Pile:
        return Pile(self.id, self.index, self.cards[:], self.supply, self.types, self.cost, self.ordered, self.limit)
