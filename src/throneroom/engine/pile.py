"""A pile on the table.  The top card is the last of the list."""
from __future__ import annotations

from mypy_extensions import i64

from throneroom.engine.card import Card, Thing


class PileFacts:
    """What never changes about a pile, while it lies on the table."""

    def __init__(self, id: str, index: i64, supply: bool, types: int, cost: int, ordered: bool, covered: bool,
                 limit: i64) -> None:
        self.id = id
        self.index: i64 = index
        self.supply = supply
        self.types = types              # of the placeholder: what the pile is, whatever its top card is
        self.cost = cost                # of the placeholder
        self.ordered = ordered          # may everybody look through it? (not through shuffled piles)
        self.covered = covered          # does the top card lie face down, too?
        self.limit: i64 = limit         # how many of a shuffled pile's cards are used
        self.away = False               # not on the table: not yet, or no longer
        self.kept: list[Card] = []      # its cards meanwhile

    def put_away(self, cards: list[Card]) -> PileFacts:
        """Of the same pile as long as it is not on the table: it is empty then, belongs to nothing and takes nothing
        back."""
        facts = PileFacts(self.id, self.index, False, self.types, self.cost, self.ordered, self.covered, self.limit)
        facts.away = True
        facts.kept = cards
        return facts


class Pile(Thing):
    def __init__(self, facts: PileFacts, cards: list[Card]) -> None:
        self.id = facts.id
        self.facts = facts
        self.cards = cards

    @property
    def index(self) -> i64:
        return self.facts.index

    @property
    def supply(self) -> bool:
        return self.facts.supply

    @property
    def types(self) -> int:
        return self.facts.types

    @property
    def cost(self) -> int:
        return self.facts.cost

    @property
    def ordered(self) -> bool:
        return self.facts.ordered

    @property
    def covered(self) -> bool:
        return self.facts.covered

    def face_up(self) -> int:
        """How many of the cards can be seen: all, only the top card, or none."""
        if self.facts.ordered:
            return len(self.cards)
        return 0 if self.facts.covered or not self.cards else 1

    def top(self) -> Card:
        return self.cards[-1]

    def has(self, types: int) -> bool:
        return (self.facts.types & types) != 0

    def copy(self) -> Pile:
        return Pile(self.facts, self.cards[:])
