"""A tournament: everybody against everybody at every table.  Whatever was played is kept at once in a journal; who goes
on after a crash plays the rest."""
from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from statistics import mean
from types import TracebackType
from typing import Protocol, Self
from zlib import crc32

import msgspec
from msgspec import Struct

from throneroom.errors import BadContest
from throneroom.kingdoms.setup import Setup
from throneroom.lab.contest import Contest, Entrant, told_apart
from throneroom.lab.entrants import table_for
from throneroom.lab.ratings import Meeting, Rating, ratings
from throneroom.lab.result import Cells, csv_of, parquet_of
from throneroom.lab.running import Place
from throneroom.lab.tally import Tally

MOST_ENTRANTS = 200


class Tournament(Struct, frozen=True):
    entrants: tuple[Entrant, ...]
    kingdoms: tuple[tuple[str, Setup], ...]     # by name; none: every two play at a table of their own
    games: int                                  # of every two at every table
    seed: int = 1

    @classmethod
    def of(cls, entrants: Sequence[Entrant], kingdoms: Sequence[tuple[str, Setup]], games: int,
           seed: int = 1) -> Tournament:
        if not 2 <= len(entrants) <= MOST_ENTRANTS:
            raise BadContest(f"a tournament has 2 to {MOST_ENTRANTS} players, not {len(entrants)}")
        return cls(told_apart(tuple(entrants)), tuple(kingdoms), games, seed)

    def contests(self) -> list[tuple[int, int, str, Contest]]:
        """All of them: who, with whom, at which table."""
        found = []
        for (one, first), (other, second) in combinations(enumerate(self.entrants), 2):
            pair = (first, second)
            tables = self.kingdoms or (("", table_for(pair, "", self.seed)),)
            for name, setup in tables:
                found.append((one, other, name, Contest.of(pair, setup, self.games, self.seed)))
        return found

    def mark(self) -> str:
        """Tells it from any other."""
        return sha256(msgspec.json.encode(self)).hexdigest()


# --- the journal ------------------------------------------------------------------------------------------------------
class Entry(Struct, frozen=True):
    contest: int
    batch: int
    tally: Tally


class Marked(Protocol):
    def mark(self) -> str: ...


class Journal:
    """A line for every batch that was played, with a checksum.  A line that was not written to its end, or is damaged,
    is as if it had never been; that batch is played again."""

    def __init__(self, path: Path, games: Marked) -> None:
        self.path = path
        self.head = f"throneroom tournament {games.mark()}\n".encode()
        self.tallies: dict[tuple[int, int], Tally] = {}
        if path.exists() and not path.is_file():        # a device might be read for ever
            raise BadContest(f"cannot write {path}: it is no file")
        try:
            self.file = path.open("a+b")
        except OSError as error:
            raise BadContest(f"cannot write {path}: {error.strerror}") from None
        self.load()

    def load(self) -> None:
        self.file.seek(0)
        data = self.file.read()
        whole = data[:data.rfind(b"\n") + 1]
        lines = whole.splitlines(keepends=True)
        if lines and lines[0] != self.head:
            self.file.close()
            raise BadContest(f"{self.path} belongs to another tournament: take another --journal, or remove it")
        for line in lines[1:]:
            entry = read_line(line)
            if entry is not None:
                self.tallies[entry.contest, entry.batch] = entry.tally
        self.file.truncate(len(whole))          # what was torn off
        if not lines:
            self.append(self.head)

    def add(self, contest: int, batch: int, tally: Tally) -> None:
        data = msgspec.json.encode(Entry(contest, batch, tally))
        self.append(b"%08x %s\n" % (crc32(data), data))
        self.tallies[contest, batch] = tally

    def total(self, contest: int, batches: int) -> Tally:
        """Of the batches of a contest, as far as they were played."""
        total = Tally()
        for batch in range(batches):
            if (contest, batch) in self.tallies:
                total = total.plus(self.tallies[contest, batch])
        return total

    def append(self, line: bytes) -> None:
        try:
            self.file.write(line)
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise BadContest(f"cannot write {self.path}: {error.strerror}; what it holds is not lost") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        try:
            self.file.close()
        except OSError:
            if error is None:                   # else that was told already
                raise


def read_line(line: bytes) -> Entry | None:
    """What was written, and nothing else."""
    mark, _, data = line.rstrip(b"\n").partition(b" ")
    if mark != b"%08x" % crc32(data):
        return None
    try:
        return msgspec.json.decode(data, type=Entry)
    except msgspec.DecodeError:
        return None


# --- playing ----------------------------------------------------------------------------------------------------------
def play(tournament: Tournament, journal: Journal, place: Place,
         told: Callable[[int], None] = lambda games: None) -> None:
    """Plays what the journal does not hold yet; told: games played so far."""
    with place:
        play_all([contest for *_, contest in tournament.contests()], journal, place, told)


def play_all(contests: Sequence[Contest], journal: Journal, place: Place,
             told: Callable[[int], None] = lambda games: None) -> None:
    waiting: deque[tuple[int, int, Future[Tally]]] = deque()
    left = ((number, batch) for number, contest in enumerate(contests) for batch in range(contest.batches)
            if (number, batch) not in journal.tallies)
    games = sum(tally.games for tally in journal.tallies.values())
    told(games)
    while True:
        while len(waiting) < place.width and (job := next(left, None)) is not None:
            waiting.append((*job, place.submit(contests[job[0]], job[1])))
        if not waiting:
            return
        number, batch, future = waiting.popleft()
        journal.add(number, batch, future.result())
        games += journal.tallies[number, batch].games
        told(games)


# --- what came of it --------------------------------------------------------------------------------------------------
class Pairing(Struct, frozen=True):
    one: int
    other: int
    kingdom: str
    tally: Tally


class League(Struct, frozen=True):
    """How it stands, by all that is in the journal."""

    names: list[str]
    pairings: list[Pairing]

    @classmethod
    def of(cls, tournament: Tournament, journal: Journal) -> League:
        pairings = []
        for number, (one, other, kingdom, contest) in enumerate(tournament.contests()):
            total = journal.total(number, contest.batches)
            if total.games:
                pairings.append(Pairing(one, other, kingdom, total))
        return cls([entrant.name for entrant in tournament.entrants], pairings)

    @property
    def games(self) -> int:
        return sum(pairing.tally.games for pairing in self.pairings)

    def meetings(self) -> Iterator[Meeting]:
        for pairing in self.pairings:
            tally = pairing.tally
            yield Meeting(pairing.one, pairing.other, tally.games, tally.rate(0) * tally.games, tally.estimate(0)[1])

    def rates(self) -> list[list[float | None]]:
        """The matrix: what the row wins against the column, at all tables together; None: they have not met."""
        won: dict[tuple[int, int], float] = {}
        games: dict[tuple[int, int], int] = {}
        for pairing in self.pairings:
            for player, pair in enumerate(((pairing.one, pairing.other), (pairing.other, pairing.one))):
                won[pair] = won.get(pair, 0.0) + pairing.tally.rate(player) * pairing.tally.games
                games[pair] = games.get(pair, 0) + pairing.tally.games
        everybody = range(len(self.names))
        return [[won[one, other] / games[one, other] if (one, other) in games else None for other in everybody]
                for one in everybody]

    def ratings(self) -> list[Rating]:
        return ratings(len(self.names), list(self.meetings()))

    def standings(self) -> list[int]:
        """The best first."""
        found = self.ratings()
        return sorted(range(len(self.names)), key=lambda place: -found[place].rating)

    # --- tables ---------------------------------------------------------------------------------------------------
    def rows(self) -> list[Cells]:
        """The standings."""
        found, rates = self.ratings(), self.rates()
        return [{"player": self.names[place], "rating": found[place].rating, "low": found[place].low,
                 "high": found[place].high, "rate": mean([rate for rate in rates[place] if rate is not None] or [0.5])}
                for place in self.standings()]

    def pairs(self) -> Iterator[Cells]:
        for pairing in self.pairings:
            low, high = pairing.tally.interval(0)
            yield {"one": self.names[pairing.one], "other": self.names[pairing.other], "kingdom": pairing.kingdom,
                   "games": pairing.tally.games, "rate": pairing.tally.rate(0), "low": low, "high": high}

    def files(self, path: Path) -> Iterator[tuple[Path, bytes]]:
        """As files of this name: all of it as .json, or two tables as .csv or .parquet."""
        if path.suffix == ".json":
            known = {"standings": self.rows(), "pairs": list(self.pairs())}
            yield path, msgspec.json.format(msgspec.json.encode(known), indent=1)
            return
        write = csv_of if path.suffix == ".csv" else parquet_of
        yield path, write(self.rows())
        yield path.with_stem(f"{path.stem}-pairs"), write(list(self.pairs()))
