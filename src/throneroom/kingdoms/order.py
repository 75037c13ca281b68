"""All cards in an order that only ever grows: codes of kingdoms and answers in records are places in it.

A new card is written at the end of order.txt; no line is ever moved or taken out.  A card that is known but has no line
(one of somebody's own) comes behind those that have.
"""
from __future__ import annotations

from importlib.resources import files

from throneroom.kingdoms.facts import FACTS

WRITTEN: tuple[str, ...] = tuple(files(__package__).joinpath("order.txt").read_text(encoding="utf-8").split())
ORDER: tuple[str, ...] = (*WRITTEN, *(card_id for card_id, facts in FACTS.items()
                                      if facts.kind != "mat_or_token" and card_id not in WRITTEN))
# Of the source books: who draws among these by a seed draws the same for ever.
BOOKS: frozenset[str] = frozenset(WRITTEN[:674])
