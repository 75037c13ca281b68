"""Every card: one module per set, collected here by id."""
from __future__ import annotations

from importlib import import_module
from inspect import getmembers, isclass
from typing import Final

from throneroom.engine.card import Card
from throneroom.errors import UnknownCard

SETS: Final = ("base", "intrigue", "seaside", "alchemy", "prosperity", "cornucopia", "hinterlands", "dark_ages",
               "guilds", "adventures", "empires", "nocturne", "renaissance", "menagerie", "allies", "promo",
               "plunder", "rising_sun")


def collect(set_name: str) -> list[type[Card]]:
    """The kinds a set's module defines: all classes of cards whose names do not begin with an underscore."""
    module = import_module(f"{__name__}.{set_name}")
    return [cls for name, cls in getmembers(module, isclass)
            if issubclass(cls, Card) and cls.__module__.startswith(module.__name__) and not name.startswith("_")]


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
