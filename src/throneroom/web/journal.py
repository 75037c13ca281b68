"""What is done at a table.  The deeds in their order are the table's whole truth: everything else is worked out from
them, live and after a restart by the same code."""
from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from throneroom.web.protocol import Level
from throneroom.web.storage import Entry


class Deed(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    seat: int


class SatDown(Deed, frozen=True, tag="sits down"):
    name: str


class StoodUp(Deed, frozen=True, tag="stands up"):
    """Before the game has begun: the seat is free again."""

    name: str
    person: str
    kicked: bool = False                # by the host; they cannot come back


class Begun(Deed, frozen=True, tag="begins"):
    """All seats are taken: the cards are dealt."""


class Answered(Deed, frozen=True, tag="answer"):
    choice: list[int]
    used: float = 0.0                   # seconds of thought, if there is a clock
    bot: bool = False                   # not by the person of the seat


class TookBack(Deed, frozen=True, tag="undo"):
    to: int                             # how many answers are left


class AskedUndo(Deed, frozen=True, tag="undo asked"):
    to: int
    waiting: list[int]                  # the seats that must agree


class AskedReplace(Deed, frozen=True, tag="replace asked"):
    absent: int
    waiting: list[int]


class Voted(Deed, frozen=True, tag="votes"):
    yes: bool


class VoteDropped(Deed, frozen=True, tag="vote dropped"):
    """There is nothing to vote on any more: who was absent is back, who asked does not want it any more, or nobody has
    said anything for too long."""

    why: Literal["back", "withdrawn", "expired"] = "back"


class Said(Deed, frozen=True, tag="chat"):
    text: str


class Resigned(Deed, frozen=True, tag="resigns"):
    pass


class TakenOver(Deed, frozen=True, tag="bot takes over"):
    why: Literal["absent", "time"]


class Returned(Deed, frozen=True, tag="returns"):
    pass


class Hurried(Deed, frozen=True, tag="hurried"):
    """There was no time for the plan of the bots of this level: they play by one that so many games have found, or (0)
    by none, for the whole game."""

    level: Level
    games: int


AnyDeed = (SatDown | StoodUp | Begun | Answered | TookBack | AskedUndo | AskedReplace | Voted | VoteDropped | Said
           | Resigned | TakenOver | Returned | Hurried)

decode = msgspec.json.Decoder(AnyDeed).decode


def entry_of(number: int, deed: AnyDeed, at: float) -> Entry:
    return Entry(number, str(deed.__struct_config__.tag), deed.seat, msgspec.json.encode(deed), at)


def deed_of(entry: Entry) -> AnyDeed:
    deed: AnyDeed = decode(entry.data)
    return deed
