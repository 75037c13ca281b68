"""The rules as a booklet tells them: chapters of short sections in both languages, and the marks inside their texts."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.errors import BadRules, ThroneroomError
from throneroom.words.library import LANGUAGES, words

FIELDS = {"id", "sets", "rules", "en", "de", "terms_en", "terms_de", "text_en", "text_de"}


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    titles: dict[str, str]
    sets: tuple[str, ...]  # only for readers who have one of these sets; none: for all
    terms: dict[str, tuple[str, ...]]  # what the index has about it
    rules: tuple[str, ...]  # the ids of the general rules it tells
    texts: dict[str, str]

    def title(self, language: str = "en") -> str:
        return self.titles[language]

    def text(self, language: str = "en") -> str:
        return self.texts[language]


@dataclass(frozen=True, slots=True)
class Chapter:
    id: str
    titles: dict[str, str]
    sections: tuple[Section, ...]

    def title(self, language: str = "en") -> str:
        return self.titles[language]


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one and the same letters."""

    text: str
    bold: bool = False
    italic: bool = False
    card: str = ""  # the id of the card that they name


Runs = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    runs: Runs


@dataclass(frozen=True, slots=True)
class ListItem:
    runs: Runs


@dataclass(frozen=True, slots=True)
class Table:
    rows: tuple[tuple[Runs, ...], ...]  # the first one is the head


Block = Paragraph | ListItem | Table


@cache
def chapters() -> tuple[Chapter, ...]:
    """All of them, in the order of their files."""
    shelf = files(__package__).joinpath("rules")
    found = sorted((file for file in shelf.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read(file.name, file.read_text(encoding="utf-8")) for file in found)


def read(name: str, source: str) -> Chapter:
    """The chapter in a file of this name.  Its texts are tried once, so that a mistake is told with its place."""
    place = name
    try:
        entry = tomllib.loads(source)
        sections = []
        for number, part in enumerate(entry.get("section", ()), 1):
            place = f"{name}, section {part.get('id', number)}"
            sections.append(_section(part))
        place = name
        titles = {language: entry[language] for language in LANGUAGES}
        return Chapter(name.removesuffix(".toml"), titles, tuple(sections))
    except KeyError as error:
        raise BadRules(f"{place}: {error.args[0]} is missing") from None
    except (ThroneroomError, tomllib.TOMLDecodeError) as error:
        raise BadRules(f"{place}: {error}") from None


def _section(part: Mapping[str, Any]) -> Section:
    for field in part.keys() - FIELDS:
        raise BadRules(f"nothing is called {field} here")
    section = Section(
        part["id"],
        {language: part[language] for language in LANGUAGES},
        tuple(part.get("sets", ())),
        {language: tuple(part[f"terms_{language}"]) for language in LANGUAGES},
        tuple(part["rules"]),
        {language: part[f"text_{language}"].strip() for language in LANGUAGES},
    )
    for language in LANGUAGES:
        blocks(section.text(language), language)
    return section


# --- the marks inside a text ------------------------------------------------------------------------------------------


def blocks(text: str, language: str = "en") -> list[Block]:
    """Paragraphs between empty lines, "- " before an item of a list, "|" between the cells of a table's row;
    **bold**, *italic*, and {card_id} for the name of a card."""
    found: list[Block] = []
    for kind, lines in _groups(text):
        if kind == "|":
            found.append(Table(_table(lines, language)))
        elif kind == "-":
            found += [ListItem(_runs(line[2:], language)) for line in lines]
        else:
            found.append(Paragraph(_runs(" ".join(lines), language)))
    return found


def _groups(text: str) -> Iterator[tuple[str, list[str]]]:
    """Neighbouring lines of the same kind."""
    kind, lines = "", list[str]()
    for line in (*map(str.strip, text.splitlines()), ""):
        now = "|" if line.startswith("|") else "-" if line.startswith("- ") else "words"
        if lines and (not line or now != kind):
            yield kind, lines
            lines = []
        if line:
            kind = now
            lines.append(line)


def _table(lines: list[str], language: str) -> tuple[tuple[Runs, ...], ...]:
    cells = [line.removeprefix("|").removesuffix("|").split("|") for line in lines]
    rows = [tuple(_runs(cell.strip(), language) for cell in row) for row in cells]
    if len({len(row) for row in rows}) > 1:
        raise BadRules(f"the rows of the table that begins {lines[0]!r} differ in length")
    return tuple(rows)


def _runs(text: str, language: str) -> Runs:
    runs = []
    bold = italic = False
    for part in re.split(r"(\*\*?)", text):
        if part == "**":
            bold = not bold
        elif part == "*":
            italic = not italic
        elif part:
            for place, piece in enumerate(re.split(r"\{(\w+)\}", part)):
                card = piece if place % 2 else ""
                if piece:
                    runs.append(Run(words(card).name(language) if card else piece, bold, italic, card))
    if bold or italic:
        raise BadRules(f"a * is left open in {text!r}")
    return tuple(runs)
