"""The words of small cards, sheets and the booklet: paper_sheets.toml, filled in."""
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.words.library import LANGUAGES


@cache
def texts() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("paper_sheets.toml").read_text(encoding="utf-8"))


def write(room: str, key: str, language: str, **values: object) -> str:
    text: str = texts()[room][key][LANGUAGES.index(language)]
    return text.format(**values)
