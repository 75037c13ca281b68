"""The sets of cards that the rule books recommend, by the names they have there."""
from __future__ import annotations

import csv
import re
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from throneroom.cards import BY_ID
from throneroom.errors import BadKingdom
from throneroom.kingdoms.editions import newer_editions, year_of
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.parts import parts_of
from throneroom.kingdoms.setup import Setup
from throneroom.words.library import plain
from throneroom.words.messages import messages

NO_YEAR = "9999"                # an edition that prints none is the latest
OF_THE_BOOKS = 251              # rows: the source books' sets; behind them stand those of all other books
SHARED_BOOKS = {"cornucopia_guilds": ("cornucopia", "guilds")}


@dataclass(frozen=True, slots=True)
class Recommended:
    name_en: str
    name_de: str
    edition: str                # the book it stands in: "base-2008"
    sets: tuple[str, ...]
    table: Setup                # its piles in the book's order, and the texts of its time
    instead: dict[str, str]     # cards that owners of a newer edition take: old -> new

    @property
    def name(self) -> str:
        """The name no other set has: "First Game (base-2008)"."""
        return f"{self.name_en} ({self.edition})"

    @property
    def books(self) -> tuple[str, ...]:
        """The sets whose rule book it stands in, mostly one."""
        return books_of(self.edition)

    def named(self, language: str) -> str:
        return self.name_de if language == "de" else self.name_en

    @property
    def cards(self) -> tuple[str, ...]:
        """The ten piles (eleven, where a Prophecy brings one)."""
        return self.table.kingdom

    @property
    def landscapes(self) -> tuple[str, ...]:
        return self.table.landscapes

    def setup(self, players: int = 2) -> Setup:
        return replace(self.table, players=players)

    def missing(self) -> tuple[str, ...]:
        """Ids of its cards that are not implemented."""
        return tuple(card_id for card_id in self.table.cards() if card_id not in BY_ID)


@cache
def all_recommended() -> tuple[Recommended, ...]:
    text = files(__package__).joinpath("recommended.csv").read_text(encoding="utf-8")
    return tuple(row_of(row) for row in csv.DictReader(text.splitlines()))


def row_of(row: dict[str, str]) -> Recommended:
    columns = {"kingdom": row["cards"], **row}
    parts = [part for part in parts_of(Setup) if part.name in columns]
    table = Setup(**{part.name: part.of_cell(columns[part.name] or "") for part in parts})
    table = replace(table, editions=texts_of(row["edition"], table))
    instead = filter(None, row["instead"].split(";"))
    return Recommended(row["name_en"], row["name_de"], row["edition"], tuple(filter(None, row["sets"].split(";"))),
                       table, dict(pair.split(":") for pair in instead))


def books_of(edition: str) -> tuple[str, ...]:
    book = edition.partition("-")[0]
    return SHARED_BOOKS.get(book, (book,))


def texts_of(edition: str, table: Setup) -> tuple[str, ...]:
    """The newest texts that the cards of a book's own sets had when it came out, where they are not those of the source
    books.  (Cards of other sets are played as always.)"""
    own = [card_id for card_id in dict.fromkeys(table.cards()) if FACTS[card_id].set in books_of(edition)]
    texts = [(card_id, text) for card_id in own for text in newer_editions().get(card_id, ())
             if year_of(text) <= year_of(edition)]
    return tuple(f"{card_id}:{text}" for card_id, text in dict(texts).items())


def recommended_like(text: str) -> list[Recommended]:
    """Those whose name, edition or one of whose sets, in either language, contains the text."""
    wanted = plain(text)
    found = []
    for one in all_recommended():
        sets = [word for name in one.sets for word in (name, *messages()["set"][name])]
        if any(wanted in plain(word) for word in (one.name_en, one.name_de, one.edition, *sets)):
            found.append(one)
    if not found:
        raise BadKingdom(f"no recommended set has {text!r} in its name or is of such a set")
    return found


def recommended(name: str, players: int = 2) -> Setup:
    """The table of a recommended set, by its name (see find_recommended)."""
    return find_recommended(name).setup(players)


def find_recommended(name: str) -> Recommended:
    """A set by its English or German name, however it is written.  Of several editions the newest of the source books
    is meant, if it is there, unless one is named behind it: "First Game (base-2008)"."""
    bare, _, edition = name.strip().removesuffix(")").rpartition(" (")
    named = by_name().get(plain(bare)) if bare else None
    if named is not None:
        for found in named:
            if plain(found.edition) == plain(edition):
                return found
        raise BadKingdom(f"{named[0].name_en!r} is not in the edition {edition!r}, but in "
                         f"{', '.join(dict.fromkeys(found.edition for found in named))}")
    named = by_name().get(plain(name))
    if named is None:
        near = [by_name()[match][0] for match in get_close_matches(plain(name), by_name(), n=3, cutoff=0.0)]
        names = " or ".join(dict.fromkeys(f"{found.name_en} ({found.name_de})" for found in near))
        raise BadKingdom(f"no recommended set is called {name!r}; did you mean {names}?")
    return named[0]


@cache
def by_name() -> dict[str, list[Recommended]]:
    """Under every name its sets: first those of the source books, the newest before others; English names before German
    ones."""
    newest = sorted(all_recommended(), key=lambda found: (is_of_the_books(found), year(found)), reverse=True)
    index: dict[str, list[Recommended]] = {}
    for found in newest:
        index.setdefault(plain(found.name_en), []).append(found)
    for found in newest:
        others = index.setdefault(plain(found.name_de), [])
        if found not in others:
            others.append(found)
    return index


def is_of_the_books(found: Recommended) -> bool:
    return found in all_recommended()[:OF_THE_BOOKS]


def year(found: Recommended) -> str:
    digits = re.search(r"\d{4}", found.edition)
    return digits[0] if digits else NO_YEAR
