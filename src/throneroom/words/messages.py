"""What the table says in either language, apart from the cards: messages.toml, filled in."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.words.library import LANGUAGES

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
