"""Kingdoms in few letters: a code or link to pass on, and lists of names in either language."""
from __future__ import annotations

import re
from collections.abc import Sequence
from math import comb
from typing import Any
from zlib import crc32

from throneroom.cards import BY_ID
from throneroom.errors import BadKingdom, UnknownCard
from throneroom.kingdoms.checks import checked
from throneroom.kingdoms.editions import IN_CODES, NEWEST, is_newest, name_by, year_of
from throneroom.kingdoms.generator import homes, name_of
from throneroom.kingdoms.order import BOOKS, ORDER
from throneroom.kingdoms.parts import Part, parts_of
from throneroom.kingdoms.random import has_type
from throneroom.kingdoms.recommended import by_name, find_recommended
from throneroom.kingdoms.setup import Setup
from throneroom.words.library import find, plain

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"        # none that can be taken for another
MARK = "K2"
CHECK = 33_554_393                                  # a prime: no letter changed and no two swapped leave the same rest
REST = 20_264_242                                   # which all codes leave
ROOMS = (1024, 4096)                                # places for cards in a code; more only if they are needed
FIRST_MARK, FIRST_ROOM, FIRST_CHECK = "K1", len(BOOKS), 1 << 10     # of the first codes: all cards of their day
LINK = "throneroom://kingdom/"
PAGE = "#/new?kingdom="                             # of the table in a browser
LONGEST = 512                                       # letters of a code; the largest Black Market deck takes fewer
ALL, CARD, RULES = "", "card", "rules"              # of whom an edition is said
SAID_OF = (ALL, CARD, RULES, NEWEST)
MOST_EDITIONS, EDITIONS, FIRST_YEAR, YEARS = 127, 256, 2000, 256
CODE = re.compile(rf"(?:.*[/=])?(K[0-9])-([^\s/?#&=]{{0,{LONGEST}}})/?(?:\?.*)?", re.IGNORECASE)
PLACES = {card_id: place for place, card_id in enumerate(ORDER)}


# --- codes --------------------------------------------------------------------------------------------------


def code(setup: Setup) -> str:
    """The kingdom in some thirty letters, with the editions by which it is played; players are not part of it."""
    said = [option.rpartition(":")[0] for option in setup.editions]
    wide = any(PLACES.get(card_id, 0) >= ROOMS[0] for card_id in (*setup.cards(), *said))
    packed = Packed(ROOMS[wide])
    packed.add_editions(setup.editions)
    for part in reversed(parts_of(type(setup))):        # those that older codes do not have are 0 at the bottom
        packed.add_part(part, getattr(setup, part.name))
    packed.add(wide, len(ROOMS))
    packed.add(REST, CHECK)
    number, letters = packed.number, ""
    while number:
        number, rest = divmod(number, len(LETTERS))
        letters = LETTERS[rest] + letters
    return f"{MARK}-{letters}"


def link(code: str, base: str = "") -> str:
    """To pass on: for the command line, or for the page of the table at that address."""
    return f"{base}{PAGE}{code}" if base else LINK + code


def from_code(text: str, players: int = 2, kind: type[Setup] = Setup) -> Setup:
    """The kingdom of a code or link; a mistyped one is refused."""
    found = CODE.fullmatch(text.strip())
    mark, letters = (found[1].upper(), found[2].lower()) if found else ("", "")
    for wrong, right in (("o", "0"), ("i", "1"), ("l", "1")):
        letters = letters.replace(wrong, right)
    number = 0
    for letter in letters:
        if letter not in LETTERS:
            raise BadKingdom(f"{text.strip()!r} is not a code of a kingdom: {letter!r} does not occur in codes")
        number = number * len(LETTERS) + LETTERS.index(letter)
    packed = None if letters.startswith("0") else opened(mark, number)
    if packed is None:
        raise BadKingdom(f"{text.strip()!r} is not a code of a kingdom: a letter is wrong or missing")
    held = {part.name: packed.take_part(part) for part in parts_of(kind)}
    editions = packed.take_editions()
    if packed.number:
        raise BadKingdom(f"{text.strip()!r} is not a code of a kingdom: a letter is wrong or missing")
    return kind(players=players, editions=editions, **held)


def opened(mark: str, number: int) -> Packed | None:
    """What a code holds; None if its check does not hold."""
    if mark == FIRST_MARK:
        number, check = divmod(number, FIRST_CHECK)
        right = crc32(f"{FIRST_MARK}{number}".encode()) % FIRST_CHECK
        return Packed(FIRST_ROOM, number) if check == right else None
    packed = Packed(0, number)
    if mark != MARK or packed.take(CHECK) != REST:
        return None
    packed.room = ROOMS[packed.take(len(ROOMS))]
    return packed


class Packed:
    """Numbers stacked into one: what was added last is taken first.  Cards are their places, of which there are as
    many as the room has, whatever number of cards there is."""

    def __init__(self, room: int, number: int = 0) -> None:
        self.room = room
        self.number = number

    def add(self, value: int, below: int) -> None:
        self.number = self.number * below + value

    def take(self, below: int) -> int:
        self.number, value = divmod(self.number, below)
        return value

    def add_part(self, part: Part, value: Any) -> None:
        if part.kind == "flag":
            self.add(value, 2)
        elif part.kind == "pairs":
            for card_id in reversed(part.cards_in(sorted(value))):
                self.add(PLACES[card_id], self.room)
            self.add(len(value), part.most + 1)
        else:
            self.add_cards(part.cards_in(value), part.most + 1)

    def take_part(self, part: Part) -> Any:
        if part.kind == "flag":
            return bool(self.take(2))
        if part.kind == "pairs":
            places = [self.take(self.room) for _ in range(2 * self.take(part.most + 1))]
            cards = [self.at(place) for place in places]
            return tuple(zip(cards[::2], cards[1::2], strict=True))
        found = self.take_cards(part.most + 1)
        return "".join(found) if part.kind == "card" else found

    def add_cards(self, cards: Sequence[str], below: int) -> None:
        """A set of cards as its place in the row of all sets of that size: C(c1, 1) + C(c2, 2) + ..."""
        places = sorted(PLACES[card_id] for card_id in cards)
        self.add(sum(comb(place, nth) for nth, place in enumerate(places, 1)), comb(self.room, len(cards)))
        self.add(len(cards), below)

    def take_cards(self, below: int) -> tuple[str, ...]:
        count = self.take(below)
        rest = self.take(comb(self.room, count))
        found: list[str] = []
        place = self.room
        for nth in range(count, 0, -1):
            place -= 1
            while comb(place, nth) > rest:
                place -= 1
            rest -= comb(place, nth)
            found.append(self.at(place))
        return tuple(sorted(found))

    def add_editions(self, options: Sequence[str]) -> None:
        """Of every option what it is said of (all cards that know it, one, the rules), or the year of the newest texts;
        without any, nothing is added."""
        for option in reversed(options):
            about, _, edition = option.rpartition(":")
            if is_newest(option):
                self.add(year_of(option) - FIRST_YEAR, YEARS)
                self.add(SAID_OF.index(NEWEST), len(SAID_OF))
                continue
            self.add(IN_CODES.index(edition), EDITIONS)
            if about and about != RULES:
                self.add(PLACES[about], self.room)
            self.add(SAID_OF.index(about if about in SAID_OF else CARD), len(SAID_OF))
        self.add(len(options), MOST_EDITIONS + 1)

    def take_editions(self) -> tuple[str, ...]:
        return tuple(self.take_edition() for _ in range(self.take(MOST_EDITIONS + 1)))

    def take_edition(self) -> str:
        about = SAID_OF[self.take(len(SAID_OF))]
        if about == NEWEST:
            return f"{NEWEST}-{FIRST_YEAR + self.take(YEARS)}"
        if about == CARD:
            about = self.at(self.take(self.room))
        edition = self.take(EDITIONS)
        if edition >= len(IN_CODES):
            raise BadKingdom("this code has editions that are not known here; a newer version may know them")
        return f"{about}:{IN_CODES[edition]}" if about else IN_CODES[edition]

    def at(self, place: int) -> str:
        if place >= len(ORDER):
            raise BadKingdom("this code has cards that are not known here; a newer version may know them")
        return ORDER[place]


# --- lists of names -----------------------------------------------------------------------------------------


def names(setup: Setup, language: str = "en", separator: str = ", ") -> str:
    """The kingdom as a list of names, which `kingdom_of` reads again."""
    german = language == "de"

    def name(card_id: str) -> str:
        return name_by(card_id, language, setup.editions)

    cards: list[str] = []
    flags: list[str] = []
    labelled: list[str] = []
    for part in parts_of(type(setup)):
        value, label = getattr(setup, part.name), part.label[german]
        if part.kind == "flag":
            flags += ([label] if label else map(name, part.signs)) if value else []
        elif part.kind == "pairs":
            labelled += [f"{name(one)}: {name(other)}" for one, other in value]
        elif label:
            labelled += [f"{label}: {name(card_id)}" for card_id in part.cards_in(value)]
        else:
            cards += map(name, value)
    return separator.join([*cards, *flags, *labelled])


def kingdom_of(text: str, players: int = 2) -> Setup:
    """A kingdom as people write it: the name of a recommended set, a code or link, or a list of names."""
    text = text.strip()
    if text.startswith(LINK) or CODE.fullmatch(text):
        return checked(from_code(text, players))
    bare = text.removesuffix(")").rpartition(" (")[0]
    is_list = re.search(r"[,;\n]", text)               # but for names such as "Decisions, Decisions"
    if plain(text) in by_name() or plain(bare) in by_name() or not (is_list or is_card(text)):
        return find_recommended(text).setup(players)
    return checked(from_names(text, players))


def is_card(name: str) -> bool:
    try:
        find(name)
    except UnknownCard:
        return False
    return True


def from_names(text: str, players: int = 2, kind: type[Setup] = Setup) -> Setup:
    """A list of names in either language, separated by commas, semicolons or lines."""
    parts = parts_of(kind)
    found: dict[str, list[Any]] = {part.name: [] for part in parts}
    for item in re.split(r"[,;\n]", text):
        part, label, name = labelled(item.strip(" \t•*-"), parts)
        if not name:
            continue
        if part is None and (flag := flag_called(name, parts)):
            found[flag.name].append(name)
            continue
        card_id = known(name)
        if part is None:
            part = next((part for part in parts if card_id in part.signs or has_type(card_id, part.types)), parts[0])
            if part is parts[0]:
                card_id = homes().get(card_id, card_id)         # its pile, which may be named by several of its cards
                if card_id in found[part.name] and card_id != find(name):
                    continue
        if part.kind == "pairs":            # named alone, it lies nowhere yet
            pair = (known(label), homes().get(card_id, card_id)) if label else (card_id, "")
            found[part.name].append(pair)
        else:
            found[part.name].append(card_id)
    for part in parts:
        if part.kind == "card" and len(found[part.name]) > 1:
            several = " and ".join(map(name_of, found[part.name]))
            raise BadKingdom(f"a kingdom has one {part.label[0]}, not {several}")
    return kind(players=players, **{part.name: value_of(part, found[part.name]) for part in parts})


def value_of(part: Part, found: list[Any]) -> Any:
    if part.kind == "flag":
        return bool(found)
    return "".join(found) if part.kind == "card" else tuple(found)


def known(name: str) -> str:
    """The id of a card that can lie on a table."""
    card_id = find(name)
    if card_id not in BY_ID:
        raise BadKingdom(f"{name_of(card_id)} is not a Kingdom card")
    return card_id


def labelled(item: str, parts: Sequence[Part]) -> tuple[Part | None, str, str]:
    """ "Bane: Moat" and "Moat (Bane)" are the part that is meant, the label and the name.  Of a pair the first is the
    label: a card of the types that the part holds."""
    before, colon, after = item.partition(":")
    name, bracket, behind = item.removesuffix(")").rpartition("(")
    for label, rest in ([(before, after)] if colon else []) + ([(behind, name)] if bracket else []):
        for part in parts:
            if part.kind == "pairs":
                meant = is_card(label) and has_type(find(label), part.types)
            else:
                meant = part.kind != "flag" and plain(label) in spellings(part)
            if meant:
                return part, label, rest.strip()
    return None, "", item


def flag_called(name: str, parts: Sequence[Part]) -> Part | None:
    return next((part for part in parts if part.kind == "flag" and plain(name) in spellings(part)), None)


def spellings(part: Part) -> list[str]:
    return [plain(text) for text in (*part.label, *part.spelt) if text]
