"""Invitations to tables that wait for people.

Nobody fills the list of somebody else: of one person only a few count, they end by themselves, and those of friends
come first, whatever others send."""
from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import TooMuch
from throneroom.web.friends import blocked_by
from throneroom.web.protocol import Invitation, Rules
from throneroom.web.storage import DAY, INVITATIONS, PEOPLE, TABLES, TIES, SeatRow, check_known

MOST_SENT = 20                          # by one person, to tables that still wait
MOST_TO_ONE = 3                         # of these to one and the same person
MOST_SHOWN = 20                         # to one person: of friends, then the newest
MOST_KEPT = 100
LIFE = 2 * DAY                          # then it has ended without an answer


def invite(connection: Connection, table: str, by: str, person: str, name: str, now: float) -> None:
    """Once is enough; who has blocked the inviter sees nothing of it."""
    check_known(connection, by, person, name)
    remove_old(connection, now)
    if connection.execute(sql.select(INVITATIONS.c.since).where(
            INVITATIONS.c.table_id == table, INVITATIONS.c.person == person)).first() is not None:
        return
    sent, received = INVITATIONS.c.by == by, INVITATIONS.c.person == person
    if count(connection, sent) >= MOST_SENT:
        raise TooMuch(f"nobody invites more than {MOST_SENT} people at once")
    if count(connection, sent, received) >= MOST_TO_ONE:
        raise TooMuch(f"{name} has {MOST_TO_ONE} invitations of yours already")
    is_friend = connection.execute(friends_of(person).where(TIES.c.other == by)).first() is not None
    strangers = INVITATIONS.c.by.not_in(friends_of(person))
    if not is_friend and count(connection, received, strangers, INVITATIONS.c.by.not_in(blocked_by(person))
                               ) >= MOST_KEPT:
        raise TooMuch(f"{name} has enough invitations just now")
    connection.execute(sql.insert(INVITATIONS), {"table_id": table, "person": person, "by": by, "since": now})


def count(connection: Connection, *such: sql.ColumnElement[bool]) -> int:
    """How many such invitations there are to tables where somebody can still sit down."""
    return connection.execute(sql.select(sql.func.count()).select_from(INVITATIONS).join(TABLES).where(
        TABLES.c.state == "gathering", *such)).scalar_one()


def friends_of(person: str) -> sql.Select[tuple[str]]:
    return sql.select(TIES.c.other).where(TIES.c.person == person, TIES.c.kind == "friend")


def remove_old(connection: Connection, now: float) -> None:
    connection.execute(sql.delete(INVITATIONS).where(INVITATIONS.c.since <= now - LIFE))


def answer(connection: Connection, table: str, person: str | None) -> list[str]:
    """Of this person, or of all: nobody can sit down there any more.  Who was invited."""
    this = INVITATIONS.c.table_id == table
    if person is not None:
        this &= INVITATIONS.c.person == person
    people = list(connection.execute(sql.select(INVITATIONS.c.person).where(this)).scalars())
    connection.execute(sql.delete(INVITATIONS).where(this))
    return people


def invitations_of(connection: Connection, person: str, now: float) -> list[Invitation]:
    is_friend = PEOPLE.c.id.in_(friends_of(person)).label("friend")
    rows = connection.execute(
        sql.select(TABLES.c.id, TABLES.c.seats, TABLES.c.rules, PEOPLE.c.name, INVITATIONS.c.since, is_friend)
        .select_from(INVITATIONS).join(TABLES, TABLES.c.id == INVITATIONS.c.table_id)
        .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        .where(INVITATIONS.c.person == person, INVITATIONS.c.since > now - LIFE, TABLES.c.state == "gathering",
               PEOPLE.c.name != "", PEOPLE.c.id.not_in(blocked_by(person)))
        .order_by(is_friend.desc(), INVITATIONS.c.since.desc(), TABLES.c.id).limit(MOST_SHOWN)).all()
    return [shown(row) for row in rows]


def shown(row: sql.Row[tuple[str, str, str, str, float, bool]]) -> Invitation:
    seats = msgspec.json.decode(row.seats, type=list[SeatRow])
    return Invitation(row.id, row.name, bool(row.friend), [seat.name for seat in seats if seat.name], len(seats),
                      msgspec.json.decode(row.rules, type=Rules), row.since)
