"""What the table says in either language, apart from the cards: messages.toml, filled in."""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.errors import BadKingdom
from throneroom.words.library import LANGUAGES, plain

EITHER = re.compile(r"\[([^]|]*)\|([^]|]*)\]")     # [somebody|you]


@cache
def messages() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("messages.toml").read_text(encoding="utf-8"))


def say(room: str, key: str, language: str, you: bool = False, **values: object) -> str:
    """The message of that name; `you` if it is about the one who reads it."""
    text: str = messages()[room][key][LANGUAGES.index(language)]
    return EITHER.sub(r"\2" if you else r"\1", text.strip("\n")).format(**values)


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
