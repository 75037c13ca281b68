"""Rulings: how the rules of a card, or of several together, work out in a case."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.words.library import LANGUAGES, edition_entries, entries


@dataclass(frozen=True, slots=True)
class Ruling:
    id: str
    cards: tuple[str, ...]
    rules: dict[str, str]
    cases: dict[str, str]

    def rule(self, language: str = "en") -> str:
        """Empty: the case shows what the text of the card says."""
        return self.rules[language]

    def case(self, language: str = "en") -> str:
        return self.cases[language]

    def is_about(self, card_id: str) -> bool:
        """Is it one of this card's own, not just one that mentions it?"""
        return self.id.split("/")[-2] == card_id


@cache
def all_rulings() -> tuple[Ruling, ...]:
    """Those of a set in English, and below de/ the same in German by their ids; then those that stand with the words of
    a card or of its newer editions, both languages together: their ids count them, but where one says its number."""
    shelf = files(__package__).joinpath("rulings")
    found = []
    for file in sorted(shelf.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            german = json.loads(shelf.joinpath("de", file.name).read_text(encoding="utf-8"))
            for entry in json.loads(file.read_text(encoding="utf-8")):
                languages = {"en": entry, "de": german[entry["id"]]}
                found.append(Ruling(entry["id"], tuple(entry["cards"]),
                                    {language: each["rule"] for language, each in languages.items()},
                                    {language: each["case"] for language, each in languages.items()}))
    found += written_with("", entries())
    found += written_with("errata/", edition_entries())
    return tuple(found)


def written_with(shelf: str, written: dict[str, dict[str, dict[str, Any]]]) -> Iterator[Ruling]:
    for set_name, cards in written.items():
        for card_id, card in cards.items():
            number = 0
            for entry in card.get("rulings", ()):
                number = entry.get("number", number + 1)
                rule, case = (dict(zip(LANGUAGES, entry.get(part, ("", "")), strict=True)) for part in ("rule", "case"))
                yield Ruling(f"{set_name}/{shelf}{card_id}/{number}", (card_id, *entry.get("cards", ())), rule, case)


def rulings(card_id: str) -> list[Ruling]:
    """All rulings that name the card, its own first."""
    found = [ruling for ruling in all_rulings() if card_id in ruling.cards]
    return sorted(found, key=lambda ruling: not ruling.is_about(card_id))


@cache
def own_rulings() -> dict[str, tuple[Ruling, ...]]:
    """By card, those that are about it."""
    found: dict[str, tuple[Ruling, ...]] = {}
    for ruling in all_rulings():
        card_id = next((each for each in ruling.cards if ruling.is_about(each)), "")
        found[card_id] = (*found.get(card_id, ()), ruling)
    return found
