"""The library: published strategies of all sets, each with where it was described and what it is claimed to beat."""
from __future__ import annotations

import tomllib
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from throneroom.errors import BadStrategy
from throneroom.strategies.language import read_all
from throneroom.strategies.spoken import Strategy
from throneroom.words.library import plain


@cache
def library() -> dict[str, Strategy]:
    """All of them by their names, set by set."""
    shelf = files(__package__).joinpath("library")
    books = sorted((file for file in shelf.iterdir() if file.name.endswith(".txt")), key=lambda file: file.name)
    return {found.name: found for book in books for found in read_all(book.read_text(encoding="utf-8"))}


@cache
def german() -> dict[str, str]:
    """What each is about, in German."""
    return tomllib.loads(files(__package__).joinpath("library", "german.toml").read_text(encoding="utf-8"))


def told(strategy: Strategy, language: str) -> Strategy:
    """One of the library for readers of that language."""
    return replace(strategy, about=german()[strategy.name]) if language == "de" else strategy


def names() -> list[str]:
    return list(library())


def find(name: str) -> Strategy:
    """By its name, however it is written."""
    written = {plain(known): known for known in library()}
    if plain(name) in written:
        return library()[written[plain(name)]]
    near = [written[match] for match in get_close_matches(plain(name), written, n=3, cutoff=0.4)]
    if not near:
        raise BadStrategy(f"no strategy is called {name!r}")
    raise BadStrategy(f"no strategy is called {name!r}; did you mean {' or '.join(near)}?")
