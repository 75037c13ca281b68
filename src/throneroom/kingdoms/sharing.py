"""Kingdoms in few letters: a code or link to pass on, and lists of names in either language."""
from __future__ import annotations

import re
from collections.abc import Sequence
from math import comb
from zlib import crc32

from throneroom.cards import BY_ID
from throneroom.engine.types import ALLY, BOON, LIAISON, WAY
from throneroom.errors import BadKingdom, UnknownCard
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.generator import homes, name_of
from throneroom.kingdoms.random import has_type, kingdom_piles
from throneroom.kingdoms.recommended import by_name, find_recommended
from throneroom.kingdoms.setup import LAID_OUT, SHELTERS, Setup, contents
from throneroom.words.library import find, plain, words

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"        # none that can be taken for another
MARK = "K1"                                         # of codes in this order of cards; a new order gets a new mark
CHECK = 1 << 10
LINK = "throneroom://kingdom/"
ORDER = tuple(card_id for card_id, facts in FACTS.items() if facts.kind != "mat_or_token")
PLACES = {card_id: place for place, card_id in enumerate(ORDER)}
LABELS = {"bane": ("bane", "bann"), "mouse": ("mouse", "maus"), "market": ("market", "blackmarket", "schwarzmarkt")}
WRITTEN = {"bane": ("Bane", "Bann"), "mouse": ("Mouse", "Maus"), "market": ("Black Market", "Schwarzmarkt"),
           "shelters": ("Shelters", "Unterschlüpfe")}


# --- codes --------------------------------------------------------------------------------------------------


def code(setup: Setup) -> str:
    """The kingdom in some twenty letters; players and editions are not part of it."""
    packed = Packed()
    packed.add_cards(setup.black_market, 64)
    packed.add_cards(setup.boons, 4)
    packed.add_cards((setup.mouse,) if setup.mouse else (), 2)
    packed.add_cards((setup.bane,) if setup.bane else (), 2)
    packed.add(setup.shelters, 2)
    packed.add(setup.platinum, 2)
    packed.add_cards(setup.landscapes, 8)
    packed.add_cards(setup.kingdom, 16)
    number = packed.number * CHECK + check_of(packed.number)
    letters = ""
    while number:
        number, rest = divmod(number, len(LETTERS))
        letters = LETTERS[rest] + letters
    return f"{MARK}-{letters}"


def link(setup: Setup) -> str:
    return LINK + code(setup)


def from_code(text: str, players: int = 2) -> Setup:
    """The kingdom of a code or link; a mistyped one is refused."""
    letters = text.strip().removeprefix(LINK).strip("/").lower().removeprefix(MARK.lower() + "-")
    for wrong, right in (("o", "0"), ("i", "1"), ("l", "1")):
        letters = letters.replace(wrong, right)
    number = 0
    for letter in letters:
        if letter not in LETTERS:
            raise BadKingdom(f"{text.strip()!r} is not a code of a kingdom: {letter!r} does not occur in codes")
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, check = divmod(number, CHECK)
    if not letters or check != check_of(number):
        raise BadKingdom(f"{text.strip()!r} is not a code of a kingdom: a letter is wrong or missing")
    packed = Packed(number)
    kingdom, landscapes = packed.take_cards(16), packed.take_cards(8)
    platinum, shelters = bool(packed.take(2)), bool(packed.take(2))
    bane, mouse, boons, market = (packed.take_cards(size) for size in (2, 2, 4, 64))
    return Setup(kingdom, landscapes, players, platinum, shelters, "".join(bane), "".join(mouse), market, boons=boons)


def check_of(number: int) -> int:
    return crc32(f"{MARK}{number}".encode()) % CHECK


class Packed:
    """Numbers stacked into one: what was added last is taken first."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def add(self, value: int, below: int) -> None:
        self.number = self.number * below + value

    def take(self, below: int) -> int:
        self.number, value = divmod(self.number, below)
        return value

    def add_cards(self, cards: Sequence[str], below: int) -> None:
        """A set of cards as its place in the row of all sets of that size: C(c1, 1) + C(c2, 2) + ..."""
        places = sorted(PLACES[card_id] for card_id in cards)
        self.add(sum(comb(place, nth) for nth, place in enumerate(places, 1)), comb(len(ORDER), len(cards)))
        self.add(len(cards), below)

    def take_cards(self, below: int) -> tuple[str, ...]:
        count = self.take(below)
        rest = self.take(comb(len(ORDER), count))
        found: list[str] = []
        place = len(ORDER)
        for nth in range(count, 0, -1):
            place -= 1
            while comb(place, nth) > rest:
                place -= 1
            rest -= comb(place, nth)
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
    if text.startswith(LINK) or re.match(rf"{MARK}-", text, re.IGNORECASE):
        return checked(from_code(text, players))
    if not re.search(r"[,;\n]", text):
        bare = text.removesuffix(")").rpartition(" (")[0]
        if plain(text) in by_name() or plain(bare) in by_name() or not is_card(text):
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
            if pile not in kingdom or pile == card_id:
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


def checked(setup: Setup) -> Setup:
    """The kingdom, if it can be laid out as it is; if not, what is wrong with it."""
    if len(setup.kingdom) != 10:
        raise BadKingdom(f"a kingdom has 10 piles, not {len(setup.kingdom)}")
    for card_id in (*setup.kingdom, *filter(None, (setup.bane, setup.mouse))):
        if card_id not in kingdom_piles():
            raise BadKingdom(f"{name_of(card_id)} is not a Kingdom card")
    ways = [card_id for card_id in setup.landscapes if has_type(card_id, WAY)]
    if len(ways) > 1:
        raise BadKingdom(f"a kingdom has at most one Way, not {' and '.join(map(name_of, ways))}")
    in_use = (*setup.kingdom, *setup.black_market)
    if ("young_witch" in in_use) != bool(setup.bane):
        raise BadKingdom("Young Witch needs a Bane: add it as 'Bane: NAME'" if not setup.bane else
                         f"{name_of(setup.bane)} cannot be the Bane: there is no Young Witch")
    if ("way_of_the_mouse" in setup.landscapes) != bool(setup.mouse):
        raise BadKingdom("Way of the Mouse needs an Action set aside: add it as 'Mouse: NAME'" if not setup.mouse else
                         f"{name_of(setup.mouse)} is set aside for nothing: there is no Way of the Mouse")
    if setup.mouse and setup.mouse in (*setup.kingdom, setup.bane):
        raise BadKingdom(f"{name_of(setup.mouse)} is used already and cannot be set aside for Way of the Mouse")
    if setup.boons and (len(setup.boons) != 3 or "druid" not in in_use):
        raise BadKingdom("Boons are only named for Druid, and then three of them")
    allied = [card_id for card_id in setup.landscapes if has_type(card_id, ALLY)]
    extras = [card_id for card_id in (setup.bane, setup.mouse) if card_id]
    liaisons = [card_id for card_id in (*in_use, *extras) if has_type(card_id, LIAISON)]
    if len(allied) != bool(liaisons):
        raise BadKingdom(f"{name_of(liaisons[0])} needs exactly one Ally, not {len(allied)}" if liaisons else
                         f"{name_of(allied[0])} is an Ally: there is no Liaison to make use of it")
    for card_id in setup.black_market:
        if card_id in setup.kingdom or contents(BY_ID[card_id](), setup.players):
            raise BadKingdom(f"{name_of(card_id)} cannot be in the Black Market deck")
    setup.table()
    return setup
