"""The record of a game: its set-up, its seed and all answers.  Everything else follows from these.

A record is JSON (docs/record.md).  For every answer it keeps a mark, two hexadecimal digits of a running checksum, so
that a damaged record can be refused naming the first answer that is not what was written.
"""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Annotated
from zlib import crc32

import msgspec
from msgspec import UNSET, UnsetType

from throneroom.engine.decision import Agent
from throneroom.engine.events import Listener
from throneroom.engine.game import Game
from throneroom.engine.rng import FIRST_FORMAT, FORMAT
from throneroom.errors import BadRecord, IllegalAnswer, ThroneroomError, shortened
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver

VERSIONS = range(FIRST_FORMAT, FORMAT + 1)          # that are read; a record is written in that of its game

# 2**256 and more are no seeds.  Text, for numbers of that size are not the same to all who read JSON.
# ($ alone would let a line end pass.)
Hexadecimal = Annotated[str, msgspec.Meta(pattern=r"^(0|[1-9a-f][0-9a-f]{0,63})(?!\n)$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: list[int]
    turns: list[int]
    winners: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    throneroom: int                     # the version of the format
    setup: Setup
    seed: int | Hexadecimal             # a number in version 1
    answers: list[list[int]]
    marks: str
    result: Result | None = None        # None: the game is not over
    names: list[Name] | UnsetType = UNSET       # of those who played, seat by seat, if they are told

    @property
    def dealt_by(self) -> int:
        """The seed as a number."""
        return int(self.seed, 16) if isinstance(self.seed, str) else self.seed


class Outline(msgspec.Struct, frozen=True):
    """What is looked at before the rest: which version it is, for others may have other fields, and what is named in
    the set-up, also what does not belong there (msgspec passes over that in a dataclass)."""

    throneroom: int
    setup: dict[str, msgspec.Raw] = {}


def record(setup: Setup, seed: int, answers: Sequence[Sequence[int]], game: Game | None = None,
           version: int = FORMAT) -> Record:
    """The record of a game with these answers; with its result if the game is over."""
    kept = [list(answer) for answer in answers]
    written = seed if version == FIRST_FORMAT else f"{seed:x}"
    return Record(version, setup, written, kept, marks(setup, written, kept),
                  result(game) if game and game.over else None)


def record_of(driver: Driver) -> Record:
    return record(driver.setup, driver.seed, driver.answers, driver.game if driver.over else None, driver.format)


def result(game: Game) -> Result:
    return Result(game.scores(), [int(player.turns) for player in game.players], game.winners())


def marks(setup: Setup, seed: int | str, answers: Sequence[Sequence[int]]) -> str:
    check = crc32(msgspec.json.encode([setup, seed]))
    found = []
    for answer in answers:
        check = crc32((",".join(map(str, answer)) + ";").encode(), check)
        found.append(f"{check & 0xFF:02x}")
    return "".join(found)


def write(kept: Record) -> bytes:
    return msgspec.json.encode(kept)


def read(data: bytes | str) -> Record:
    """Reads a record and checks its form; BadRecord says what is wrong and where."""
    try:
        outline = msgspec.json.decode(data, type=Outline)
        version = outline.throneroom
        if version not in VERSIONS:
            raise BadRecord(f"a record of version {version}; this program reads versions 1 to {VERSIONS[-1]}")
        kept = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise misshapen(shortened(str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a record of a game: the file is broken or cut off ({error})") from None
    if unknown := sorted(outline.setup.keys() - {field.name for field in fields(Setup)}):
        raise BadRecord(f"not a record of a game: `setup.{shortened(unknown[0])}` does not belong in it")
    if isinstance(kept.seed, str) == (kept.throneroom == FIRST_FORMAT):
        raise BadRecord("the seed is a number in records of version 1 and hexadecimal text in later ones")
    if len(kept.marks) != 2 * len(kept.answers):
        raise BadRecord(f"{len(kept.answers)} answers, but marks for {len(kept.marks) / 2:g}: "
                        f"the record was cut off after answer {min(len(kept.answers), len(kept.marks) // 2)}")
    if kept.names is not UNSET and len(kept.names) != kept.setup.players:
        raise BadRecord(f"{len(kept.names)} names for {kept.setup.players} players")
    expected = marks(kept.setup, kept.seed, kept.answers)
    for number in range(len(kept.answers)):
        if kept.marks[2 * number:2 * number + 2] != expected[2 * number:2 * number + 2]:
            raise BadRecord(f"answer {number + 1} is not what was written (its mark does not fit)")
    return kept


def reread(data: bytes) -> Record:
    """What was written here after it had been read: nobody could damage it since."""
    return msgspec.json.decode(data, type=Record)


def misshapen(error: str) -> BadRecord:
    """What msgspec finds wrong, said to somebody who may have taken the wrong file."""
    what, _, where = error.partition(" - at `$.")
    place = where.rstrip("`")
    if match := re.fullmatch(r"Object (contains unknown|missing required) field `(.*)`", what, re.DOTALL):
        field = f"{place}.{match[2]}" if place else match[2]
        if match[1] == "missing required":
            return BadRecord(f"not a record of a game: `{field}` is missing in it")
        return BadRecord(f"not a record of a game: `{field}` does not belong in it")
    if place:
        return BadRecord(f"not a record of a game: `{place}` is something else in one")
    return BadRecord("not a record of a game: it is something else")


def driver_of(kept: Record, answers: Sequence[Sequence[int]] = (), bots: Mapping[int, Agent] | None = None,
              listener: Listener | None = None) -> Driver:
    """The game of the record from its beginning, or after other answers."""
    return Driver(kept.setup, kept.dealt_by, answers, bots, listener, kept.throneroom)


def replay(kept: Record, upto: int | None = None) -> Driver:
    """Plays the record again, all of it or so many answers; the result must be the recorded one."""
    try:
        driver = driver_of(kept, kept.answers[:upto])
    except IllegalAnswer as error:
        raise BadRecord(f"the record cannot be replayed: {error}") from None
    except ThroneroomError as error:
        raise BadRecord(f"the table of the record cannot be laid out: {error}") from None
    if upto is None and kept.result is not None:
        if not driver.over:
            raise BadRecord(f"the game is not over after answer {len(kept.answers)}, though the record says so")
        if result(driver.game) != kept.result:
            raise BadRecord(f"after answer {len(kept.answers)} the result is {result(driver.game).scores}, "
                            f"not {kept.result.scores} as recorded")
    return driver
