"""What can be asked of paper, in either language: paper_options.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.words.library import LANGUAGES


@cache
def paper_options() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("paper_options.toml").read_text(encoding="utf-8"))


def told(language: str, *path: str) -> str:
    """The words at the end of a path: (part, option, "label" or "help"), (part, option, "values", value),
    ("jobs", job, "label" or "help"), ("parts", part)."""
    found: Any = paper_options()
    for step in path:
        found = found[step]
    text: str = found[LANGUAGES.index(language)]
    return text
