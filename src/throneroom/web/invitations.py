"""Invitations to tables that wait for people."""
from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import TooMuch
from throneroom.web.friends import blocked_by
from throneroom.web.protocol import Invitation, Rules
from throneroom.web.storage import INVITATIONS, PEOPLE, TABLES, TIES, SeatRow

MOST_SENT = 20                          # by one person, to tables that still wait
MOST_SHOWN = 20                         # to one person: the newest
MOST_KEPT = 100


def waiting() -> sql.Select[int]:
    """How many invitations there are to tables where somebody can still sit down."""
    return sql.select(sql.func.count()).join(TABLES, TABLES.c.id == INVITATIONS.c.table_id).where(
        TABLES.c.state == "gathering")


def invite(connection: Connection, table: str, by: str, person: str, name: str, now: float) -> None:
    """Once is enough; who has blocked the inviter sees nothing of it."""
    this = (INVITATIONS.c.table_id == table) & (INVITATIONS.c.person == person)
    if connection.execute(sql.select(INVITATIONS.c.since).where(this)).first() is not None:
        return
    if connection.execute(waiting().where(INVITATIONS.c.by == by)).scalar_one() >= MOST_SENT:
        raise TooMuch(f"nobody invites more than {MOST_SENT} people at once")
    if connection.execute(waiting().where(INVITATIONS.c.person == person)).scalar_one() >= MOST_KEPT:
        raise TooMuch(f"{name} has enough invitations just now")
    connection.execute(sql.insert(INVITATIONS), {"table_id": table, "person": person, "by": by, "since": now})


def answer(connection: Connection, table: str, person: str | None) -> list[str]:
    """Of this person, or of all: nobody can sit down there any more.  Who was invited."""
    this = INVITATIONS.c.table_id == table
    if person is not None:
        this &= INVITATIONS.c.person == person
    people = list(connection.execute(sql.select(INVITATIONS.c.person).where(this)).scalars())
    connection.execute(sql.delete(INVITATIONS).where(this))
    return people


def invitations_of(connection: Connection, person: str) -> list[Invitation]:
    friends = sql.select(TIES.c.other).where(TIES.c.person == person, TIES.c.kind == "friend")
    rows = connection.execute(
        sql.select(TABLES.c.id, TABLES.c.seats, TABLES.c.rules, PEOPLE.c.name, INVITATIONS.c.since,
                   PEOPLE.c.id.in_(friends).label("friend"))
        .select_from(INVITATIONS).join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        .where(INVITATIONS.c.person == person, TABLES.c.state == "gathering", PEOPLE.c.id.not_in(blocked_by(person)))
        .order_by(INVITATIONS.c.since.desc(), TABLES.c.id).limit(MOST_SHOWN)).all()
    return [shown(row) for row in rows]


def shown(row: sql.Row[tuple[str, str, str, str, float, bool]]) -> Invitation:
    seats = msgspec.json.decode(row.seats, type=list[SeatRow])
    return Invitation(row.id, row.name, bool(row.friend), [seat.name for seat in seats if seat.name], len(seats),
                      msgspec.json.decode(row.rules, type=Rules), row.since)
