"""Every card: one module or package per set, collected here by id."""
from __future__ import annotations

from importlib import import_module
from inspect import getmembers, isclass
from pkgutil import iter_modules
from typing import Final

from throneroom.engine.card import Card
from throneroom.errors import UnknownCard

SETS: Final = ("base", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands", "dark_ages",
               "guilds", "adventures", "empires", "nocturne", "renaissance", "menagerie", "allies", "promo",
               "plunder", "rising_sun")


def collect(set_name: str) -> list[type[Card]]:
    """The kinds a set's module defines, or the modules of its package: all classes of cards whose names do not begin
    with an underscore."""
    module = import_module(f"{__name__}.{set_name}")
    inside = [import_module(f"{module.__name__}.{part.name}") for part in iter_modules(getattr(module, "__path__", ()))]
    found = {name: cls for part in (module, *inside) for name, cls in getmembers(part, isclass)
             if issubclass(cls, Card) and cls.__module__ == part.__name__ and not name.startswith("_")}
    return [found[name] for name in sorted(found)]


def is_version(cls: type[Card]) -> bool:
    """Is it a card of another class in a newer edition (Hermit2022)?"""
    return cls.__name__[-1].isdigit()


ALL: Final[dict[str, list[type[Card]]]] = {name: collect(name) for name in SETS}
BY_SET: Final[dict[str, dict[str, type[Card]]]] = {
    name: {cls().id: cls for cls in kinds if not is_version(cls)} for name, kinds in ALL.items()}
BY_ID: Final[dict[str, type[Card]]] = {id: cls for kinds in BY_SET.values() for id, cls in kinds.items()}
VERSIONS: Final[dict[tuple[str, str], type[Card]]] = {      # by id and edition
    (cls().id, edition): cls for kinds in ALL.values() for cls in kinds if is_version(cls)
    for edition in cls.newer.split()}


def kind(card_id: str) -> type[Card]:
    """The class of a card by its id."""
    try:
        return BY_ID[card_id]
    except KeyError:
        raise UnknownCard(f"no card with the id {card_id!r} is implemented") from None
