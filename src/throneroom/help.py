"""The help of the command line: in the reader's language, and without names of types of Python."""
from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from typer import rich_utils
from typer.core import TyperArgument, TyperGroup, TyperOption

from throneroom.words.library import LANGUAGES, system_language
from throneroom.words.paper_options import paper_options

# What an option takes, by its type, in both languages; a switch takes nothing.
TAKES = {"int": ("NUMBER", "ZAHL"), "float": ("NUMBER", "ZAHL"), "str": ("TEXT", "TEXT"), "Path": ("FILE", "DATEI"),
         "bool": ("", "")}
USAGE = ("Usage:", "Aufruf:")
OPTIONS = ("[OPTIONS]", "[OPTIONEN]")
COMMAND = ("COMMAND [ARGS]...", "BEFEHL [ANGABEN]...")
TITLES = {"OPTIONS_PANEL_TITLE": ("Options", "Optionen"), "ARGUMENTS_PANEL_TITLE": ("Arguments", "Angaben"),
          "COMMANDS_PANEL_TITLE": ("Commands", "Befehle"), "DEFAULT_STRING": ("[default: {}]", "[sonst: {}]"),
          "REQUIRED_LONG_STRING": ("[required]", "[nötig]")}


def asked_language() -> str:
    """As the command line asks for it, before anybody has read it."""
    wished = [word.removeprefix("--language=") for word in sys.argv if word.startswith("--language=")]
    wished += [word for option, word in pairwise(sys.argv) if option == "--language"]
    return next((word for word in reversed(wished) if word in LANGUAGES), system_language())


@cache
def in_german() -> dict[str, str]:
    book = tomllib.loads(files("throneroom.words").joinpath("help/de.toml").read_text(encoding="utf-8"))
    return {**dict(pairs(paper_options())), **book}


def pairs(entries: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """All messages of a toml file, wherever they stand in it."""
    for entry in entries.values():
        if isinstance(entry, dict):
            yield from pairs(entry)
        else:
            yield entry[0], entry[1]


def put_in_words(command: Any, language: str) -> None:
    """Every help text of a command and of those below it, in this language."""
    column = LANGUAGES.index(language)
    for name, titles in TITLES.items():
        setattr(rich_utils, name, titles[column])
    for each in commands(command):
        each.help = translated(each.help, language)
        each.options_metavar = OPTIONS[column]
        if isinstance(each, TyperGroup):
            each.subcommand_metavar = COMMAND[column]
        each.get_usage = changed(each.get_usage, lambda usage: usage.replace(USAGE[0], USAGE[column], 1))
        each.get_help_option = changed(each.get_help_option, lambda option: in_words(option, language))
        for option in each.params:
            in_words(option, language)


def changed(method: Callable[[Any], Any], change: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What the method answers about a context, changed."""
    return lambda context: change(method(context))


def in_words(option: Any, language: str) -> Any:
    """Of an argument the name says what it is, and of an option what it takes."""
    if isinstance(option, TyperOption):
        option.metavar = taken(option, language) if option.metavar is None else option.metavar
    elif isinstance(option, TyperArgument):
        option.display_type_rich = lambda ctx: None         # type: ignore[method-assign]
    if option is not None:
        option.help = translated(option.help, language)
        option.rich_help_panel = translated(option.rich_help_panel, language)
    return option


def commands(command: Any) -> Iterator[Any]:
    yield command
    if isinstance(command, TyperGroup):
        for each in command.commands.values():
            yield from commands(each)


def taken(option: TyperOption, language: str) -> str:
    annotation = option.type_descriptor.annotation
    return TAKES.get(getattr(annotation, "__name__", ""), TAKES["str"])[LANGUAGES.index(language)]


def translated(text: str | None, language: str) -> str | None:
    return in_german().get(text, text) if text and language == "de" else text
