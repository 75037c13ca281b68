"""What the table says in either language, apart from the cards: filled in."""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from itertools import chain
from typing import Any

from throneroom.errors import BadKingdom
from throneroom.words.library import LANGUAGES, edition_entries, entries, plain

EITHER = re.compile(r"\[([^]|]*)\|([^]|]*)\]")     # [somebody|you]
SHELVES = ("messages.toml", "questions.toml", "bots.toml", "lab.toml")
BESIDE_CARDS = ("asks", "yes", "no", "option")      # rooms of questions.toml that a card's own words may have, too


class Number(int):
    """A number that brings the word behind it: {count:Favor|Favors} is 1 Favor, or 3 Favors."""

    def __format__(self, words: str) -> str:
        one, bar, many = words.partition("|")
        return f"{int(self)} {one if self == 1 else many}" if bar else format(int(self), words)


@cache
def messages() -> dict[str, Any]:
    rooms: dict[str, Any] = {}
    for shelf in SHELVES:
        rooms |= tomllib.loads(files(__package__).joinpath(shelf).read_text(encoding="utf-8"))
    for cards in chain(entries().values(), edition_entries().values()):
        for card_id, entry in cards.items():
            for room in BESIDE_CARDS:
                if room in entry:
                    rooms[room][card_id] = rooms[room].get(card_id, {}) | entry[room]
    return rooms


def say(room: str, key: str, language: str, you: bool = False, **values: object) -> str:
    """The message of that name; `you` if it is about the one who reads it."""
    text: str = messages()[room][key][LANGUAGES.index(language)]
    return filled(EITHER.sub(r"\2" if you else r"\1", text.strip("\n")), **values)


def term(room: str, key: str, language: str) -> str:
    """What a set or a type is called; the key itself, if nobody has found words for it yet (a test names those)."""
    return say(room, key, language) if knows(room, key) else key


def filled(text: str, **values: object) -> str:
    return text.format(**{key: Number(value) if isinstance(value, int) else value for key, value in values.items()})


def question_key(room: str, card_id: str, purpose: str, topics: Iterable[str]) -> str | None:
    """Under which key a card puts its question (room asks) and its answers (rooms yes, no) in words: that of the most
    telling topic it has words for, else the purpose; None: it has none of its own."""
    own = messages()[room].get(card_id, {})
    keys = (*(f"{purpose} {topic}" for topic in topics), purpose)
    return next((key for key in keys if key in own), None)


def question_words(room: str, card_id: str, purpose: str, topics: Iterable[str], language: str) -> str | None:
    """The words themselves, with blanks."""
    key = question_key(room, card_id, purpose, topics)
    if key is None:
        return None
    text: str = messages()[room][card_id][key][LANGUAGES.index(language)]
    return text


def knows(room: str, key: str) -> bool:
    return key in messages()[room]


def option_words(card_id: str, word: str, language: str) -> str:
    """What a card offers that is no card: as it is called for that card, or everywhere, or (a number) as it is."""
    options = messages()["option"]
    for room in (card_id, "any"):
        if word in options.get(room, {}):
            text: str = options[room][word][LANGUAGES.index(language)]
            return text
    return word


def called(room: str, name: str, known: Iterable[str] = ()) -> str:
    """A set or a type (of those known) by its name in either language, however it is written."""
    keys = tuple(known) or tuple(messages()[room])
    names = {plain(written): key for key in keys for written in (*messages()[room].get(key, ()), key)}
    if plain(name) in names:
        return names[plain(name)]
    near = [names[match] for match in get_close_matches(plain(name), names, n=1, cutoff=0.7)]
    hint = f"did you mean {near[0]}? There are" if near else "there are"
    raise BadKingdom(f"there is no {room} {name!r}; {hint} {', '.join(keys)}")
