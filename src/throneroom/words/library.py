"""The names and texts of the cards, and the way from a name as people write it to a card's id."""

import os
import re
import tomllib
import unicodedata
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.errors import UnknownCard

LANGUAGES = ("en", "de")
BESIDE_EDITIONS = ("rulings", "asks", "yes", "no", "option")        # what else is written with a card's newer editions


def system_language() -> str:
    """The language that the system is set to, if we speak it."""
    told = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    spoken = re.split(r"[_.@-]", told.lower())[0]
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


@dataclass(frozen=True, slots=True)
class Words:
    id: str
    names: dict[str, str]
    texts: dict[str, str]
    aliases: tuple[str, ...] = ()
    editions: dict[str, "EditionWords"] = field(default_factory=dict)

    def name(self, language: str = "en", edition: str = "") -> str:
        return self.editions.get(edition, self).names[language]

    def text(self, language: str = "en", edition: str = "") -> str:
        """In an edition that has a text of its own, or as in the source books."""
        return self.editions.get(edition, self).texts[language]


@dataclass(frozen=True, slots=True)
class EditionWords:
    """What is said of a card in a newer edition."""

    names: dict[str, str]
    texts: dict[str, str]


@cache
def entries() -> dict[str, dict[str, dict[str, Any]]]:
    """What is written about every card, by set and id: its names and texts, and perhaps how it puts its questions in
    words and its rulings (of the cards of the source books these stand in shelves of their own)."""
    return shelf_of("cards")


@cache
def edition_entries() -> dict[str, dict[str, dict[str, Any]]]:
    """What is written about cards in newer editions, by set and id: under each edition text and perhaps names; beside
    them what is asked and ruled otherwise then."""
    return shelf_of("editions")


def shelf_of(name: str) -> dict[str, dict[str, dict[str, Any]]]:
    shelf = files(__package__).joinpath(name)
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8"))
        for file in sorted(shelf.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


@cache
def library() -> dict[str, Words]:
    """All cards that have words, by id."""
    return {
        id: Words(
            id,
            {language: entry[language] for language in LANGUAGES},
            {language: entry[f"text_{language}"].strip() for language in LANGUAGES},
            (*entry.get("aliases", ()), *new_names(set_name, id)),
            edition_words(set_name, id, entry),
        )
        for set_name, cards in entries().items()
        for id, entry in cards.items()
    }


def edition_words(set_name: str, id: str, entry: dict[str, Any]) -> dict[str, EditionWords]:
    newer = edition_entries().get(set_name, {}).get(id, {})
    return {
        edition: EditionWords(
            {language: each.get(language, entry[language]) for language in LANGUAGES},
            {language: each[f"text_{language}"].strip() for language in LANGUAGES},
        )
        for edition, each in newer.items() if edition not in BESIDE_EDITIONS
    }


def new_names(set_name: str, id: str) -> tuple[str, ...]:
    """What a card is called in newer editions only."""
    newer = edition_entries().get(set_name, {}).get(id, {})
    return tuple(dict.fromkeys(each[language] for edition, each in newer.items() if edition not in BESIDE_EDITIONS
                               for language in LANGUAGES if language in each))


def words(id: str) -> Words:
    """The words of the card with this id."""
    try:
        return library()[id]
    except KeyError:
        raise _unknown(id) from None


def find(name: str) -> str:
    """The id of a card by its id, English or German name, or alias, however it is written."""
    try:
        return _index()[plain(name)]
    except KeyError:
        raise _unknown(name) from None


def plain(name: str) -> str:
    """What remains of a name without case, accents, umlauts, apostrophes, spaces and hyphens."""
    name = name.casefold()
    for umlaut, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue")):
        name = name.replace(umlaut, letters).replace(unicodedata.normalize("NFD", umlaut), letters)
    return "".join(letter for letter in unicodedata.normalize("NFKD", name) if letter.isalnum())


@cache
def _index() -> dict[str, str]:
    """Ids win over English names, those over German ones, those over aliases; the first card keeps a name."""
    cards = library().values()
    index: dict[str, str] = {}
    for names in (
        lambda card: (card.id,),
        lambda card: (card.names["en"],),
        lambda card: (card.names["de"],),
        lambda card: card.aliases,
    ):
        for card in cards:
            for name in names(card):
                index.setdefault(plain(name), card.id)
    return index


def _unknown(name: str) -> UnknownCard:
    near: list[str] = []
    for match in get_close_matches(plain(name), _index(), n=9, cutoff=0.0):
        card = library()[_index()[match]]
        written = (*card.names.values(), *card.aliases)
        best = next((name for name in written if plain(name) == match), card.name())
        if best not in near:
            near.append(best)
    hint = f"; did you mean {', '.join(near[:2])} or {near[2]}?" if len(near) > 2 else ""
    return UnknownCard(f"no card is called {name!r}{hint}")
