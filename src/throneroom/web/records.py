"""Recorded games to look at, answer by answer.

A record from outside may be long and clever: it is played in a process of its own (workers.py), which keeps the games
it played last and cuts the frames out of them.  One that computes too long is ended by the system, wherever it is.
"""
from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw, Struct

from throneroom.errors import BadRecord, NotFound
from throneroom.record.driver import Driver
from throneroom.record.record import Record, driver_of, read, replay, write
from throneroom.record.view import view
from throneroom.web import errands
from throneroom.web.protocol import SPECTATOR, Frame, FramesWanted, KeptRecord
from throneroom.web.telling import Log, final, gained, heaps, question
from throneroom.web.workers import NoAnswer, OutOfTime, Workers, limited, serve_politely

if TYPE_CHECKING:                       # a worker needs no database
    from throneroom.web.storage import Storage

COMMAND = (sys.executable, "-m", "throneroom.web.records")
SECONDS = 10.0                          # of computing for one record
PATIENCE = 120.0                        # seconds until a worker is given up, however busy the machine is
MOST_ANSWERS = 10_000
MOST_PILES = 100                        # of a record: cards named in its set-up
TOO_LONG = "the record takes too long to replay"
FAILED = "the record cannot be replayed"
COPY_EVERY = 50                         # answers
KEPT = 8                                # games that a worker remembers


class Wanted(Struct, frozen=True):
    """What a worker is to do: play the record, and cut these frames out of it."""

    record: bytes
    seat: int = SPECTATOR
    first: int = 0
    last: int = -1


class Found(Struct, frozen=True):
    """What a worker answers."""

    error: str = ""
    record: bytes = b""                 # as we write it ourselves
    answers: int = 0
    players: int = 0
    frames: Raw = Raw(b"[]")
    gained: list[dict[str, int]] = []   # by each seat, and how many


class Records:
    def __init__(self, storage: Storage, workers: Workers | None = None) -> None:
        self.storage = storage
        self.workers = workers or Workers(count=1, seconds=PATIENCE, command=COMMAND, are_limited=True)

    async def close(self) -> None:
        await self.workers.close()

    async def keep(self, data: bytes) -> KeptRecord:
        """Keeps a record, if it can be replayed."""
        found = await self.ask(Wanted(data))
        return KeptRecord(await self.storage.add_record(found.record), found.answers, found.players)

    async def load(self, record_id: str) -> bytes:
        data = await self.storage.load_record(record_id)
        if data is None:
            raise NotFound("there is no such record")
        return data

    async def frames(self, data: bytes, wanted: FramesWanted) -> Raw:
        return (await self.ask(Wanted(data, wanted.seat, wanted.first, wanted.end))).frames

    async def ask(self, wanted: Wanted) -> Found:
        try:
            found = await self.workers.ask(msgspec.json.encode(wanted), decode_found)
        except OutOfTime:
            raise BadRecord(TOO_LONG) from None
        except NoAnswer:
            raise BadRecord(FAILED) from None
        if found.error:
            raise BadRecord(found.error)
        return found


decode_found = msgspec.json.Decoder(Found).decode


# --- in the worker ----------------------------------------------------------------------------------------------------
class Replay:
    """A recorded game, played once; of every fifty answers a copy stands ready from which it goes on."""

    def __init__(self, kept: Record) -> None:
        replay(kept)                    # refuses what does not come to the recorded end
        self.answers = kept.answers
        self.log = Log()
        self.copies: list[Driver] = []
        self.ends: list[int] = []       # after so many answers: how many events were told
        driver = driver_of(kept, listener=self.log)
        for at, answer in enumerate([*kept.answers, None]):
            if at % COPY_EVERY == 0:
                self.copies.append(driver.fork())
            self.ends.append(len(self.log.happened))
            if answer is not None:
                driver.answer(answer)
        self.final = final(driver.game, self.log) if driver.over else None

    def frames(self, seat: int, first: int, last: int) -> Iterator[Frame]:
        """From a seat, or open."""
        last = min(last, len(self.answers))
        if first > last:
            return
        driver = self.copies[first // COPY_EVERY].fork()
        for at in range(first // COPY_EVERY * COPY_EVERY, last + 1):
            if at >= first:
                yield self.frame(driver, seat, at)
            if at < last:
                driver.answer(self.answers[at])

    def frame(self, driver: Driver, seat: int, at: int) -> Frame:
        begin = self.ends[at - 1] if at else 0
        happened = enumerate(self.log.happened[begin:self.ends[at]], begin + 1)
        game, decision = driver.game, driver.decision
        is_open = seat == SPECTATOR
        seats = range(len(game.players)) if is_open else [seat]
        asked = None
        if decision is not None:
            asked = question(decision, at, int(decision.seat) if is_open else seat)
        is_last = at == len(self.answers)
        return Frame(
            at, [event.opened(number) if is_open else event.told(number, seat) for number, event in happened],
            [view(game, each) for each in seats], asked, None if is_last else self.answers[at],
            game.scores() if is_open else None, heaps(game), self.final if is_last else None)


class Dealt(Struct, frozen=True):
    """Of a record only how it was dealt."""

    seed: int | str


def read_seed(data: bytes) -> int:
    seed = msgspec.json.decode(data, type=Dealt).seed
    return int(seed, 16) if isinstance(seed, str) else seed


@lru_cache(maxsize=KEPT)
def played(data: bytes) -> tuple[Record, Replay]:
    kept = read(data)
    setup = kept.setup
    if len(kept.answers) > MOST_ANSWERS:
        raise BadRecord(f"the record has {len(kept.answers)} answers; at most {MOST_ANSWERS} are played here")
    if isinstance(kept.seed, int) and not 0 <= kept.seed < 2**63:
        raise BadRecord("the seed of the record is not between 0 and 2**63")
    if len(setup.cards()) + len(setup.also) > MOST_PILES:
        raise BadRecord(f"the record names more than {MOST_PILES} cards for its table")
    return kept, Replay(kept)


def cut(wanted: Wanted) -> Found:
    kept, game = played(wanted.record)
    if wanted.seat >= kept.setup.players:
        raise BadRecord(f"the game has {kept.setup.players} seats, counted from 0: there is no seat {wanted.seat}")
    frames = list(game.frames(wanted.seat, wanted.first, wanted.last))
    return Found("", write(kept), len(kept.answers), kept.setup.players, Raw(msgspec.json.encode(frames)),
                 gained(game.log.happened, kept.setup.players))


def find(wanted: Wanted) -> Found:
    with limited(SECONDS):
        return errands.run(partial(cut, wanted), lambda error, _: Found(error), FAILED)


def main() -> None:
    """A worker: what is wanted in a line, what is found in the next."""
    serve_politely(msgspec.json.Decoder(Wanted).decode, find)


if __name__ == "__main__":
    main()
