"""What went wrong, in German.  Errors are raised in English; problems/de.toml is the phrase book, and a test sees that
everything that can go wrong at the table or on the command line is in it."""

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from throneroom.words.library import library
from throneroom.words.messages import messages

BLANK = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True, slots=True)
class Phrase:
    texts: tuple[str, ...]              # what stands before, between and behind the blanks
    blanks: tuple[str, ...]
    german: str

    def values(self, line: str) -> dict[str, str] | None:
        """What stands in the blanks, if the line is of this form."""
        if not self.blanks:
            return {} if line == self.texts[0] else None
        if not line.startswith(self.texts[0]) or not line.endswith(self.texts[-1]):
            return None
        at, end = len(self.texts[0]), len(line) - len(self.texts[-1])
        values: dict[str, str] = {}
        for blank, text in zip(self.blanks, (*self.texts[1:-1], ""), strict=True):
            until = line.find(text, at, end) if text else end
            if until <= at:
                return None
            values[blank] = line[at:until]
            at = until + len(text)
        return values


@cache
def phrases() -> tuple[Phrase, ...]:
    """The most particular ones first: those whose first words are known, then those with the most words."""
    book = tomllib.loads(files(__package__).joinpath("problems/de.toml").read_text(encoding="utf-8"))
    parts = {english: BLANK.split(english) for english in book}
    found = [Phrase(tuple(parts[english][::2]), tuple(parts[english][1::2]), german)
             for english, german in book.items()]
    return tuple(sorted(found, key=lambda phrase: (not phrase.texts[0], -sum(map(len, phrase.texts)))))


def in_german(line: str) -> str | None:
    """The same line in German; None if nobody has said it yet."""
    for phrase in phrases():
        values = phrase.values(line)
        if values is not None:
            told = {blank: TOLD.get(blank, str)(value) for blank, value in values.items()}
            return phrase.german.format(**told)
    return None


# --- what stands in the blanks ------------------------------------------------------------------------------
def line(text: str) -> str:
    return in_german(text) or text


def lines(text: str) -> str:
    return "; ".join(map(line, text.split("; ")))


def card(name: str) -> str:
    """By its id or its English name."""
    return german_names().get(name, name)


def cards(names: str) -> str:
    return " und ".join(map(card, names.split(" and ")))


def sets(ids: str) -> str:
    return ", ".join(messages()["set"][id][1] if id in messages()["set"] else id for id in ids.split(", "))


@cache
def german_names() -> dict[str, str]:
    return {name: found.name("de") for found in library().values() for name in (found.name("en"), found.id)}


TOLD: dict[str, Callable[[str], str]] = {
    "card": card, "cards": cards, "sets": sets, "wishes": lines, "why": line}
