"""Games over days: whose turn it is at tables that sleep meanwhile, and until when."""
from __future__ import annotations

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy import Connection

from throneroom.web.protocol import SPECTATOR, Turn
from throneroom.web.storage import DAY, TABLES, TURNS, SeatRow
from throneroom.web.table import Table

MOST_SHOWN = 50                         # turns of one person: the most pressing
AT_ONCE = 20                            # tables whose time is up


class Deadline(Struct, frozen=True):
    """Who is asked, and until when.  Time begins anew with every answer, but not with one that is given again after it
    was taken back: nobody wins time by that, also if others were asked meanwhile."""

    seat: int                           # -1: a bot is asked
    answers: int
    since: float
    due: float | None


def next_deadline(before: Deadline | None, table: Table, now: float) -> Deadline | None:
    """As the table stands now; nothing if nobody has days there."""
    days, decision = table.row.rules.days, table.decision
    if days is None or decision is None:
        return None
    seat = SPECTATOR if table.chairs[decision.seat].bot else int(decision.seat)
    if before is not None and before.seat == seat and table.answers <= before.answers:
        return before
    answers = max(table.answers, 0 if before is None else before.answers)
    left = days * DAY - table.spent.get(table.answers, {}).get(seat, 0)
    return Deadline(seat, answers, now, None if seat == SPECTATOR else now + left)


def write(connection: Connection, table: str, person: str | None, deadline: Deadline | None) -> None:
    connection.execute(sql.delete(TURNS).where(TURNS.c.table_id == table))
    if deadline is not None:
        connection.execute(sql.insert(TURNS), {"table_id": table, "person": person, **msgspec.structs.asdict(deadline)})


def read(connection: Connection, table: str) -> Deadline | None:
    row = connection.execute(sql.select(TURNS).where(TURNS.c.table_id == table)).first()
    return None if row is None else Deadline(row.seat, row.answers, row.since, row.due)


def overdue(connection: Connection, now: float, after: tuple[float, str]) -> list[tuple[float, str]]:
    """Some of the tables where somebody's time is up, the longest ago first: until when they had it, and which."""
    rows = connection.execute(
        sql.select(TURNS.c.due, TURNS.c.table_id)
        .where(TURNS.c.due <= now, sql.tuple_(TURNS.c.due, TURNS.c.table_id) > after)
        .order_by(TURNS.c.due, TURNS.c.table_id).limit(AT_ONCE))
    return [(row.due, row.table_id) for row in rows]


def turns_of(connection: Connection, person: str) -> list[Turn]:
    rows = connection.execute(
        sql.select(TURNS, TABLES.c.seats).join(TABLES, TABLES.c.id == TURNS.c.table_id)
        .where(TURNS.c.person == person, TURNS.c.due.is_not(None))
        .order_by(TURNS.c.due, TURNS.c.table_id).limit(MOST_SHOWN)).all()
    return [Turn(row.table_id, [seat.name for number, seat in enumerate(msgspec.json.decode(
        row.seats, type=list[SeatRow])) if number != row.seat], row.since, row.due) for row in rows]
