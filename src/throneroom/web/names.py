"""What people may be called, and which names look the same.

"Looks the same" is the skeleton of Unicode's report 39 and a little more: case, marks, spaces and punctuation do not
count, letters that look alike in any script are one letter.  Unicode's own list of such letters comes with the package
confusable-homoglyphs; of it only the data are used.
"""
from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import cache
from importlib.resources import files
from itertools import count, pairwise
from string import ascii_uppercase

import msgspec
from msgspec import Struct

from throneroom.errors import BadName

FORMER = "Former player"                # of a seat whose person has deleted their account; the page has words for it
MOST_MARKS = 3                          # accents and the like on one letter
ROBOT = "\N{ROBOT FACE}"                # the page marks bots with a robot: nobody else is
COLOURED = "\ufe0f"                     # may stand after a picture: keyboards put it there
BLANKS = re.compile(                    # they take no ink, though they are said to be printable
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u2d7f\u3164\ufe00-\ufe0f\uffa0\ufffc\U00016fe4\U0001d159"
    "\U000e0100-\U000e01ef]")
NUMBERED = re.compile(r"\(\d+\)$")

# After capital letters are gone: what Unicode keeps apart, but a glance does not.
GLANCES = (("i", "l"), ("1", "l"), ("0", "o"), ("rn", "m"), ("vv", "w"),
           ("\u1175", "l"), ("\u110b", "o"), ("°", "o"), ("\u4e05", "t"))      # a stroke, two rings, a T of the East
PARTS = {0, 7, 8, 9}                    # of Unicode's classes of marks: no accents, but parts of letters, as in Hindi
WRITTEN_TOGETHER = {"COMMON", "INHERITED", "HAN", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}


def checked(name: str) -> str:
    """The name as it is kept, if people can read all of it and take it for what it is."""
    name = unicodedata.normalize("NFC", name)
    if not name.isprintable() or has_blanks(name):
        raise BadName("a name consists of visible characters")
    if not look_of(name) or has_loose_marks(name):
        raise BadName("a name consists of letters, digits or pictures")
    if any(len(scripts(word)) > 1 for word in words(name)):
        raise BadName("a word of a name is written in one alphabet")
    if ROBOT in name:
        raise BadName("only bots are marked with a robot")
    if NUMBERED.search(unicodedata.normalize("NFKC", name)):
        raise BadName("numbers in brackets are given at the tables, to tell people of the same name apart")
    if alike(name, FORMER):
        raise BadName("that is what people are called who have gone for good: choose another name")
    return name


def has_blanks(name: str) -> bool:
    return any(BLANKS.match(letter) and (letter != COLOURED or unicodedata.category(before) != "So")
               for before, letter in pairwise(f" {name}"))


def has_loose_marks(name: str) -> bool:
    """Are there marks without a letter, or more of them than a letter bears?"""
    shape = "".join("'" if is_mark(letter) else "a" if letter.isalnum() else " "
                    for letter in name if letter != COLOURED)
    return f" {shape}".find(" '") >= 0 or "'" * (MOST_MARKS + 1) in shape


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def words(name: str) -> list[str]:
    """A mark is a part of the word in which it stands, though not every one is a letter to Python."""
    return "".join(letter if letter.isalnum() or is_mark(letter) else " " for letter in name).split()


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like one of the others."""
    taken = list(others)
    numbered = (f"{name} ({number})" for number in count(2))
    return next(each for each in (name, *[next(numbered) for _ in range(len(taken) + 1)])
                if not any(alike(each, other) for other in taken))


def alike(name: str, other: str) -> bool:
    return login_of(name) == login_of(other) or look_of(name) == look_of(other)


def login_of(name: str) -> str:
    """The name however it is written: ADA is Ada."""
    return unicodedata.normalize("NFKC", name).casefold()


def look_of(name: str) -> str:
    """The same for all names that look like this one.  Letters are compared before capitals are made small: a Greek Η
    is an H, but its small η is none."""
    text = plain(plain(name).casefold())
    for seen, meant in GLANCES:
        text = text.replace(seen, meant)
    return text


def plain(text: str) -> str:
    """Only what is seen of letters, each as the one that stands for all that look like it."""
    letters = prototypes()
    bare = "".join(filter(counts, unicodedata.normalize("NFKD", text)))
    mapped = "".join(letters.get(letter, letter) for letter in bare)
    return "".join(filter(counts, unicodedata.normalize("NFKD", mapped)))


def counts(letter: str) -> bool:
    """Is it more than an accent, a space, punctuation or nothing at all?  (A bar is taken for a letter.)"""
    category = unicodedata.category(letter)
    return (category[0] not in "ZPC" and category != "Sk" and unicodedata.combining(letter) in PARTS
            and not BLANKS.match(letter)) or letter == "|"


# --- Unicode's data ---------------------------------------------------------------------------------------------------
LEFT_TO_RIGHT = rb"\u200e"              # put around Arabic and Hebrew letters there


class Alike(Struct):
    c: str


class Scripts(Struct):
    iso_15924_aliases: list[str]
    code_points_ranges: list[tuple[int, int, int, int]]     # first, last, number of the script, of the category


@cache
def prototypes() -> dict[str, str]:
    """For every letter that looks like others: the one that stands for them all."""
    pairs = msgspec.json.decode(data("confusables.json").replace(LEFT_TO_RIGHT, b""), type=dict[str, list[Alike]])
    families: dict[str, set[str]] = {}
    for text, others in pairs.items():
        family = {member for each in (text, *[other.c for other in others])
                  for member in families.get(each, {each})}
        families |= dict.fromkeys(family, family)
    return {text: min(family, key=plainness) for text, family in families.items() if len(text) == 1} | small_capitals()


def small_capitals() -> dict[str, str]:
    """Which are letters of their own to Unicode, and like nothing else."""
    found: dict[str, str] = {}
    for letter in ascii_uppercase:
        with suppress(KeyError):        # there are not all
            found[unicodedata.lookup(f"LATIN LETTER SMALL CAPITAL {letter}")] = letter.lower()
    return found


def plainness(text: str) -> tuple[bool, int, str]:
    """Best is a letter of ASCII, be it with accents."""
    return not all(letter.isascii() or unicodedata.combining(letter) for letter in text), len(text), text


def scripts(word: str) -> Collection[str]:
    """The alphabets it is written in; those of China, Japan and Korea go with any."""
    return {script_of(letter) for letter in word if letter.isalpha() or is_mark(letter)} - WRITTEN_TOGETHER


def script_of(letter: str) -> str:
    known, firsts = alphabets()
    found = bisect_right(firsts, ord(letter)) - 1
    first, last, script, _ = known.code_points_ranges[max(0, found)]
    return known.iso_15924_aliases[script] if first <= ord(letter) <= last else "COMMON"


@cache
def alphabets() -> tuple[Scripts, list[int]]:
    known = msgspec.json.decode(data("categories.json"), type=Scripts)
    return known, [first for first, *_ in known.code_points_ranges]


def data(name: str) -> bytes:
    return (files("confusable_homoglyphs") / name).read_bytes()
