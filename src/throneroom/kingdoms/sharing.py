"""Kingdoms in few letters: a code or link to pass on, and lists of names in either language."""
from __future__ import annotations

import re
from collections.abc import Sequence
from math import comb
from zlib import crc32

from throneroom.cards import BY_ID
from throneroom.engine.types import BOON
from throneroom.errors import BadKingdom, UnknownCard
from throneroom.kingdoms.checks import checked
from throneroom.kingdoms.generator import homes, name_of
from throneroom.kingdoms.order import BOOKS, ORDER
from throneroom.kingdoms.random import has_type
from throneroom.kingdoms.recommended import by_name, find_recommended
from throneroom.kingdoms.setup import LAID_OUT, SHELTERS, Setup
from throneroom.words.library import find, plain, words

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"        # none that can be taken for another
MARK = "K2"
CHECK = 33_554_393                                  # a prime: no letter changed and no two swapped leave the same rest
REST = 20_264_242                                   # which all codes leave
ROOMS = (1024, 4096)                                # places for cards in a code; more only if they are needed
FIRST_MARK, FIRST_ROOM, FIRST_CHECK = "K1", len(BOOKS), 1 << 10     # of the first codes: all cards of their day
LINK = "throneroom://kingdom/"
PAGE = "#/new?kingdom="                             # of the table in a browser
LONGEST = 128                                       # letters of a code; the largest Black Market deck takes fewer
CODE = re.compile(rf"(?:.*[/=])?(K[0-9])-([^\s/?#&=]{{0,{LONGEST}}})/?(?:\?.*)?", re.IGNORECASE)
PLACES = {card_id: place for place, card_id in enumerate(ORDER)}
LABELS = {"bane": ("bane", "bann"), "mouse": ("mouse", "maus"), "market": ("market", "blackmarket", "schwarzmarkt")}
WRITTEN = {"bane": ("Bane", "Bann"), "mouse": ("Mouse", "Maus"), "market": ("Black Market", "Schwarzmarkt"),
           "shelters": ("Shelters", "Unterschlüpfe")}


# --- codes --------------------------------------------------------------------------------------------------


def code(setup: Setup) -> str:
    """The kingdom in some thirty letters; players and editions are not part of it."""
    cards = (*setup.kingdom, *setup.landscapes, setup.bane, setup.mouse, *setup.boons, *setup.black_market)
    wide = any(PLACES[card_id] >= ROOMS[0] for card_id in cards if card_id)
    packed = Packed(ROOMS[wide])
    packed.add_cards(setup.black_market, 64)
    packed.add_cards(setup.boons, 4)
    packed.add_cards((setup.mouse,) if setup.mouse else (), 2)
    packed.add_cards((setup.bane,) if setup.bane else (), 2)
    packed.add(setup.shelters, 2)
    packed.add(setup.platinum, 2)
    packed.add_cards(setup.landscapes, 8)
    packed.add_cards(setup.kingdom, 16)
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


def from_code(text: str, players: int = 2) -> Setup:
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
    kingdom, landscapes = packed.take_cards(16), packed.take_cards(8)
    platinum, shelters = bool(packed.take(2)), bool(packed.take(2))
    bane, mouse, boons, market = (packed.take_cards(size) for size in (2, 2, 4, 64))
    if packed.number:
        raise BadKingdom(f"{text.strip()!r} is not a code of a kingdom: a letter is wrong or missing")
    return Setup(kingdom, landscapes, players, platinum, shelters, "".join(bane), "".join(mouse), market, boons=boons)


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
            if place >= len(ORDER):
                raise BadKingdom("this code has cards that are not known here; a newer version may know them")
            found.append(ORDER[place])
        return tuple(sorted(found))


# --- lists of names -----------------------------------------------------------------------------------------


def names(setup: Setup, language: str = "en", separator: str = ", ") -> str:
    """The kingdom as a list of names, which `kingdom_of` reads again."""
    german = language == "de"

    def name(card_id: str) -> str:
        return words(card_id).name(language)

    found = [name(card_id) for card_id in (*setup.kingdom, *setup.landscapes, *setup.boons)]
    found += [name(card_id) for card_id in ("platinum", "colony") if setup.platinum]
    found += [WRITTEN["shelters"][german]] if setup.shelters else []
    for label, cards in (("bane", (setup.bane,)), ("mouse", (setup.mouse,)), ("market", setup.black_market)):
        found += [f"{WRITTEN[label][german]}: {name(card_id)}" for card_id in cards if card_id]
    return separator.join(found)


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


def from_names(text: str, players: int = 2) -> Setup:
    """A list of names in either language, separated by commas, semicolons or lines."""
    kingdom: list[str] = []
    landscapes: list[str] = []
    boons: list[str] = []
    labelled: dict[str, list[str]] = {label: [] for label in LABELS}
    platinum = shelters = False
    for item in re.split(r"[,;\n]", text):
        label, name = label_of(item.strip(" \t•*-"))
        if not name:
            continue
        if plain(name) in map(plain, (*WRITTEN["shelters"], "shelter", "Unterschlupf")):
            shelters = True
            continue
        card_id = find(name)
        if card_id not in BY_ID:
            raise BadKingdom(f"{name_of(card_id)} is not a Kingdom card")
        if label:
            labelled[label].append(card_id)
        elif card_id in ("platinum", "colony"):
            platinum = True
        elif card_id in SHELTERS:
            shelters = True
        elif has_type(card_id, BOON):
            boons.append(card_id)
        elif has_type(card_id, LAID_OUT):
            landscapes.append(card_id)
        else:
            pile = homes().get(card_id, card_id)
            if pile == card_id or pile not in kingdom:
                kingdom.append(pile)
    for label in ("bane", "mouse"):
        if len(labelled[label]) > 1:
            several = " and ".join(map(name_of, labelled[label]))
            raise BadKingdom(f"a kingdom has one {WRITTEN[label][0]}, not {several}")
    bane, mouse = ("".join(labelled[label]) for label in ("bane", "mouse"))
    return Setup(tuple(kingdom), tuple(landscapes), players, platinum, shelters, bane, mouse,
                 tuple(labelled["market"]), boons=tuple(boons))


def label_of(item: str) -> tuple[str, str]:
    """ "Bane: Moat" and "Moat (Bane)" are the label and the name."""
    before, colon, after = item.partition(":")
    name, bracket, behind = item.removesuffix(")").rpartition("(")
    for label, spellings in LABELS.items():
        if colon and plain(before) in spellings:
            return label, after.strip()
        if bracket and plain(behind) in spellings:
            return label, name.strip()
    return "", item
