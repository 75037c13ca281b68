"""What stands on paper besides the cards' own words: paper.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.words.library import LANGUAGES


@cache
def texts() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("paper.toml").read_text(encoding="utf-8"))


def printed(room: str, key: str, language: str, **values: object) -> str:
    text: str = texts()[room][key][LANGUAGES.index(language)]
    return text.strip("\n").format(**values)
