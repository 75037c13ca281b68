"""What a divider, a small card or a sheet is about."""
from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class About(StrEnum):
    PILE = "pile"                   # a Kingdom or basic pile: one card, or a mixed, split or sorted pile
    BESIDE = "beside"               # a pile outside the Supply, cards that go with another: Prizes, Spirits, Horses
    LANDSCAPES = "landscapes"       # all of a kind: Events, Ways; or one, if each gets its own
    MAT = "mat"                     # mats and tokens
    SET = "set"                     # an expansion: what is in it, its recommended sets of ten
    RULES = "rules"                 # instructions: the turn, counts by number of players, the end of the game
    BLANK = "blank"                 # to write on


@dataclass(frozen=True, slots=True)
class Subject:
    about: About
    id: str                         # of the object whose name, cost and emblem stand on it; else our own
    names: dict[str, str]           # by language
    objects: tuple[str, ...]        # ids of all whose texts and rulings belong here, in their order
    set: str                        # empty: belongs to no set
    editions: tuple[str, ...] = ()
    count: str = ""                 # how many cards, as a number, or as "8 / 12" by number of players
