"""By which texts the cards are played: those of the source books, unless older or newer ones are chosen.

An option is an edition for every card that knows it ("base-2008", "seaside-2022"), or for one ("mine:base-2008");
"newest" is the newest text of every card, "hermit:newest" of one, "hermit:books" takes one out of that.  In a set-up
"newest" has the year of the last text that there is ("newest-2026"): a game that is kept is not changed by later ones.
"""
from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache

from throneroom.cards import BY_ID, VERSIONS, kind
from throneroom.engine.card import Card
from throneroom.errors import BadKingdom
from throneroom.words.library import find, words

NEWEST = "newest"
BOOKS = "books"
OLDER_RULES = ("rules:base-2008",)      # Treasures may be played after the first purchase, too
# Debt may be paid at any time in one's turn (as with cards that say so); and so may Coffers be spent.
NEWER_RULES = ("rules:rising_sun-2024", "rules:guilds-2024")

# In codes of kingdoms an edition is its place here: a new one comes to the end, and none is ever moved.
IN_CODES = tuple("""
    books adventures-2022 adventures-2023 alchemy-2010 alchemy-2015 alchemy-2022 alchemy-2023 allies-2023
    allies-2026 base-2008 base-2013 command-2019 command-2025 cornucopia-2014 cornucopia-2024 dark_ages-2012
    dark_ages-2019e dark_ages-2022 empires-2022 empires-2025 guilds-2024 hinterlands-2011 hinterlands-2022
    intrigue-2017 intrigue-2023 menagerie-2025 nocturne-2022 plunder-2023 promo-2022 prosperity-2010
    prosperity-2016 prosperity-2022 renaissance-2022 renaissance-2024 rising_sun-2024 seaside-2019e
    seaside-2022
""".split())

# "newest" of a year stands for editions of that year and before, among the first so many of these.  Texts of a new
# edition are in no mark that there is: they need another one, of a later year.
MARKS = {2026: 37}


def year_of(edition: str) -> int:
    digits = re.search(r"\d{4}", edition)
    return int(digits[0]) if digits else 0


@cache
def newer_editions() -> dict[str, tuple[str, ...]]:
    """By card, those with a text that is newer than that of the source books, the newest last."""
    found: dict[str, list[str]] = {}
    for card_id, cls in BY_ID.items():
        if cls.newer:
            found[card_id] = cls.newer.split()
    for card_id, edition in VERSIONS:
        found.setdefault(card_id, []).append(edition)
    return {card_id: tuple(sorted(editions, key=year_of)) for card_id, editions in sorted(found.items())}


@cache
def all_editions() -> dict[str, tuple[str, ...]]:
    """By card (and "rules"), every edition that can be chosen, the oldest first."""
    found: dict[str, list[str]] = {}
    for card_id, cls in BY_ID.items():
        if known := [*cls().editions.split(), *newer_editions().get(card_id, ())]:
            found[card_id] = sorted(known, key=year_of)
    for option in (*OLDER_RULES, *NEWER_RULES):
        rules, _, edition = option.partition(":")
        found.setdefault(rules, []).append(edition)
    return {card_id: tuple(editions) for card_id, editions in sorted(found.items())}


def newest_year() -> int:
    return max(MARKS)


@cache
def newest_of(year: int) -> frozenset[str]:
    known = next(count for mark, count in sorted(MARKS.items()) if mark >= year)
    return frozenset(edition for edition in IN_CODES[:known] if year_of(edition) <= year)


def dated(option: str) -> str:
    """The option as it is kept."""
    card_id, _, edition = option.rpartition(":")
    if edition != NEWEST:
        return option
    if not card_id:
        return f"{NEWEST}-{newest_year()}"
    if card_id not in newer_editions():
        raise BadKingdom(f"{kind(card_id)().id} has no text that is newer than that of the books")
    return f"{card_id}:{newer_editions()[card_id][-1]}"


def called(option: str) -> str:
    """The option as somebody writes it, with the card by one of its names."""
    name, colon, edition = option.rpartition(":")
    return option if not colon or name == "rules" else f"{find(name)}:{edition.strip()}"


def check(options: Iterable[str]) -> None:
    known = {edition for editions in all_editions().values() for edition in editions}
    for option in options:
        card_id, _, edition = option.rpartition(":")
        if card_id and card_id != "rules":
            kind(card_id)
        fits = all_editions().get(card_id, ()) if card_id else known
        if edition in fits or (card_id and edition == BOOKS) or (not card_id and is_newest(edition)):
            continue
        raise BadKingdom(f"no card knows the edition {option!r}; there are {', '.join(sorted(known))}, and {NEWEST}")


def is_newest(option: str) -> bool:
    return re.fullmatch(rf"{NEWEST}-\d{{4}}", option) is not None and year_of(option) <= newest_year()


def chosen(card_id: str, options: Collection[str]) -> tuple[str, ...]:
    """The editions that a card is played by; none: as in the source books.  What is said of the card itself counts more
    than what is said of an edition, and that more than "newest"."""
    own = [option.removeprefix(f"{card_id}:") for option in options if option.startswith(f"{card_id}:")]
    if own:
        return tuple(edition for edition in own if edition != BOOKS)
    known = all_editions().get(card_id, ())
    if named := tuple(edition for edition in known if edition in options):
        return named
    until = max((year_of(option) for option in options if is_newest(option)), default=None)
    if until is None:
        return ()
    if card_id == "rules":
        return tuple(rule[6:] for rule in NEWER_RULES if rule[6:] in newest_of(until))
    return tuple(edition for edition in newer_editions().get(card_id, ()) if edition in newest_of(until))[-1:]


def name_by(card_id: str, language: str, options: Collection[str]) -> str:
    """What the card is called in the edition that it is played by."""
    edition = chosen(card_id, options)[-1:] if options else ()
    return words(card_id).name(language, "".join(edition))


def in_use(options: Collection[str]) -> frozenset[str]:
    """For each card its editions, besides what was said."""
    if not options:
        return frozenset()
    return frozenset((*options, *(f"{card_id}:{edition}" for card_id in all_editions()
                                  for edition in chosen(card_id, options))))


def versions(options: Collection[str]) -> dict[str, type[Card]]:
    """The cards that are of another class in the edition they are played by."""
    if not options:
        return {}
    return {card_id: cls for (card_id, edition), cls in VERSIONS.items() if edition in chosen(card_id, options)[-1:]}
