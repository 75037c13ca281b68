"""Rulings: how the rules of a card, or of several together, work out in a case."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Ruling:
    id: str
    cards: tuple[str, ...]
    rule: str  # empty: what the text of the card says
    case: str

    def is_about(self, card_id: str) -> bool:
        """Is it one of this card's own, not just one that mentions it?"""
        return self.id.split("/")[1] == card_id


@cache
def all_rulings() -> tuple[Ruling, ...]:
    shelf = files(__package__).joinpath("rulings")
    entries = [entry for file in sorted(shelf.iterdir(), key=lambda file: file.name) if file.name.endswith(".json")
               for entry in json.loads(file.read_text(encoding="utf-8"))]
    return tuple(Ruling(entry["id"], tuple(entry["cards"]), entry["rule"], entry["case"]) for entry in entries)


def rulings(card_id: str) -> list[Ruling]:
    """All rulings that name the card, its own first."""
    found = [ruling for ruling in all_rulings() if card_id in ruling.cards]
    return sorted(found, key=lambda ruling: not ruling.is_about(card_id))
