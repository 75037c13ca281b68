"""All cards in an order that only ever grows: codes of kingdoms and answers in records are places in it.

The cards of the source books stand in order.txt, which is never changed; behind them come all others in the order of
their rows in facts.csv.  So a new card is a row at the end of that table, and no row of those is ever moved.  A card
that has no row (one of somebody's own) comes behind.
"""
from __future__ import annotations

from importlib.resources import files

from throneroom.kingdoms.facts import FACTS

FIRST: tuple[str, ...] = tuple(files(__package__).joinpath("order.txt").read_text(encoding="utf-8").split())
# Of the source books: who draws among these by a seed draws the same for ever.
BOOKS: frozenset[str] = frozenset(FIRST)
ORDER: tuple[str, ...] = (*FIRST, *(card_id for card_id, facts in FACTS.items()
                                    if facts.kind != "mat_or_token" and card_id not in BOOKS))
