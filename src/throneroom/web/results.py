"""What came of games: a row for each game that was begun and one for each of its seats, by which people find theirs.

They are written together with the deed that brings them about, in one transaction: a game that is over has a result,
and one that has a result is over.  Whoever resigns, or has no time left, has their own before the game is over."""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy import Connection, bindparam

from throneroom.record.record import write
from throneroom.web.journal import Answered, AnyDeed, Begun, Resigned, TakenOver
from throneroom.web.kingdoms import open_code
from throneroom.web.protocol import Final, Outcome
from throneroom.web.storage import GAMES, RESULTS, TableRow, Work, written
from throneroom.web.table import Table
from throneroom.web.telling import gained


class Ending(Struct, frozen=True):
    """What came of the game for a seat; of somebody who leaves early nothing but that is known at first."""

    seat: int
    outcome: Outcome
    score: int | None = None
    turns: int | None = None
    place: int | None = None
    cards: dict[str, int] | None = None         # gained, and how many


# --- what is to be written -------------------------------------------------------------------------------------------
def after(table: Table, deed: AnyDeed, at: float) -> Work | None:
    """What is to be written together with a deed that was just done."""
    match deed:
        case Begun():
            return partial(begin, row=table.row, at=at)
        case Answered() if table.state == "over":
            return ended(table, at)
        case Resigned(seat):
            return partial(leave, game=table.row.id, ending=Ending(seat, "resigned"), at=at)
        case TakenOver(seat, "time"):
            return partial(leave, game=table.row.id, ending=Ending(seat, "replaced"), at=at)
    return None


def begin(connection: Connection, row: TableRow, at: float) -> None:
    connection.execute(sql.insert(GAMES), {
        "id": row.id, "kind": "guided" if row.guided else row.kind, "rated": row.rules.rated, "players": len(row.seats),
        "setup": written("setup", row.setup), "code": open_code(row.setup), "began": at})
    connection.execute(sql.insert(RESULTS), [
        {"game": row.id, "seat": number, "person": seat.person, "name": seat.name, "bot": seat.bot, "began": at}
        for number, seat in enumerate(row.seats)])


def so_far(table: Table, at: float) -> Work:
    """Of a table that is opened in the middle of a game, or at its end."""
    end = ended(table, at) if table.state == "over" else None

    def write_both(connection: Connection) -> None:
        begin(connection, table.row, at)
        if end is not None:
            end(connection)
    return write_both


def ended(table: Table, at: float) -> Work:
    record = table.record()
    assert record is not None
    return partial(end, game=table.row.id, record=write(record), endings=endings(table), at=at)


def leave(connection: Connection, game: str, ending: Ending, at: float) -> None:
    connection.execute(sql.update(RESULTS).where(RESULTS.c.game == game, RESULTS.c.seat == ending.seat).values(
        outcome=ending.outcome, ended=at))


def end(connection: Connection, game: str, record: bytes, endings: Sequence[Ending], at: float) -> None:
    """The game is over: all seats have a result, and there is a record."""
    connection.execute(sql.update(GAMES).where(GAMES.c.id == game).values(ended=at, record=record))
    connection.execute(
        sql.update(RESULTS).where(RESULTS.c.game == game, RESULTS.c.seat == bindparam("number")).values(
            outcome=bindparam("outcome"), score=bindparam("score"), turns=bindparam("turns"),
            place=bindparam("place"), cards=bindparam("cards"), ended=sql.func.coalesce(RESULTS.c.ended, at)),
        [{"number": ending.seat, "outcome": ending.outcome, "score": ending.score, "turns": ending.turns,
          "place": ending.place, "cards": msgspec.json.encode(ending.cards).decode()} for ending in endings])


# --- what came of it --------------------------------------------------------------------------------------------------
def endings(table: Table) -> list[Ending]:
    """Of a table whose game is over."""
    final = table.final()
    assert final is not None
    resigned = [chair.resigned for chair in table.chairs]
    places = places_of(final.scores, final.turns, resigned)
    cards = gained(table.log.happened, len(table.chairs))
    return [Ending(seat, outcome(table, final, seat), final.scores[seat], final.turns[seat], places[seat], cards[seat])
            for seat in range(len(table.chairs))]


def outcome(table: Table, final: Final, seat: int) -> Outcome:
    """A seat that a bot has played on at can still win the game; its person has not."""
    chair = table.chairs[seat]
    if chair.resigned:
        return "resigned"
    if chair.bot is not None and table.row.seats[seat].bot is None:
        return "replaced"
    return by_winners(final.winners, seat)


def by_winners(winners: Sequence[int], seat: int) -> Outcome:
    if seat not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "drawn"


def places_of(scores: Sequence[int], turns: Sequence[int], resigned: Sequence[bool]) -> list[int]:
    """1 for the best; who resigned comes after all others."""
    standing = [(not left, score, -used) for left, score, used in zip(resigned, scores, turns, strict=True)]
    return [1 + sum(other > own for other in standing) for own in standing]
