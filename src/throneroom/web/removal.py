"""What is removed when it has grown old: tables nobody uses, records that were handed in, guests who have left.

Little by little: whoever waits for the database meanwhile waits for one step at most.
"""
from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.web.storage import DAY, ENTRIES, GAMES, PEOPLE, RECORDS, RESULTS, SESSIONS, TABLES, TRIES, SeatRow

UNBEGUN_LIFE = 7 * DAY                  # of a table where nobody has begun to play
MOST_LEFT = 500                         # games against bots, of one address, that nobody plays on
LEFT_LIFE = DAY                         # of more of them
TABLES_AT_ONCE = 10                     # a journal may be long
ROWS_AT_ONCE = 500
PERSON = '"person":"'                   # once for each person at a table (own_data.named)


def unused(since: float) -> sql.ColumnElement[bool]:
    """Nobody has sat down, answered or said anything at the table since then."""
    return (TABLES.c.changed < since) & ~sql.exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= since)


def old_tables(connection: Connection, now: float, keep: float, besides: Collection[str]) -> list[str]:
    """Some of those that are to be removed; `keep` in seconds, 0: for ever."""
    unbegun = (TABLES.c.state == "gathering") & unused(now - (min(keep, UNBEGUN_LIFE) or UNBEGUN_LIFE))
    played = (TABLES.c.state != "gathering") & unused(now - keep)
    query = sql.select(TABLES.c.id).where((unbegun | played) if keep else unbegun, TABLES.c.id.not_in(besides))
    return list(connection.execute(query.limit(TABLES_AT_ONCE)).scalars())


def openers_of_many(connection: Connection) -> list[str]:
    """Who has opened more tables than that where somebody plays."""
    query = sql.select(TABLES.c.opener).where(TABLES.c.state == "playing", TABLES.c.opener.is_not(None))
    return list(connection.execute(query.group_by(TABLES.c.opener).having(sql.func.count() > MOST_LEFT)).scalars())


def tables_left(connection: Connection, opener: str, now: float, besides: Collection[str]) -> list[str]:
    """Some of those, besides the newest, where one person plays with bots and has gone: so many are no games, and would
    fill the database."""
    own = (TABLES.c.opener == opener) & (TABLES.c.state == "playing")
    newest = sql.select(TABLES.c.created).where(own).order_by(TABLES.c.created.desc()).limit(1).offset(MOST_LEFT)
    people = sql.func.length(TABLES.c.seats) - sql.func.length(sql.func.replace(TABLES.c.seats, PERSON, ""))
    query = sql.select(TABLES.c.id).where(
        own, TABLES.c.created <= newest.scalar_subquery(), TABLES.c.kind != "daily", people == len(PERSON),
        unused(now - LEFT_LIFE), TABLES.c.id.not_in(besides))
    return list(connection.execute(query.order_by(TABLES.c.created).limit(TABLES_AT_ONCE)).scalars())


def remove_tables(connection: Connection, ids: Collection[str], now: float) -> None:
    """What came of their games is still known; they cannot be seen or played on any more."""
    connection.execute(sql.delete(TABLES).where(TABLES.c.id.in_(ids)))
    connection.execute(sql.update(GAMES).where(GAMES.c.id.in_(ids)).values(
        record=None, ended=sql.func.coalesce(GAMES.c.ended, now)))
    connection.execute(sql.update(RESULTS).where(RESULTS.c.game.in_(ids), RESULTS.c.outcome.is_(None)).values(
        outcome="unfinished", ended=now))


def remove_old_records(connection: Connection, now: float, keep: float) -> int:
    """How many; 0: there are no more."""
    old = sql.select(RECORDS.c.id).where(RECORDS.c.created < now - keep).limit(TABLES_AT_ONCE)
    ids = list(connection.execute(old).scalars())
    connection.execute(sql.delete(RECORDS).where(RECORDS.c.id.in_(ids)))
    return len(ids)


def people_at_tables(connection: Connection, after: str) -> tuple[set[str], str]:
    """Those with a seat at some tables, and the last of these tables; it is empty if there are no more."""
    query = sql.select(TABLES.c.id, TABLES.c.seats).where(TABLES.c.id > after).order_by(TABLES.c.id).limit(ROWS_AT_ONCE)
    rows = connection.execute(query).all()
    seats = [seat for row in rows for seat in msgspec.json.decode(row.seats, type=list[SeatRow])]
    return {seat.person for seat in seats if seat.person is not None}, rows[-1].id if rows else ""


def remove_guests(connection: Connection, now: float, after: str, besides: Collection[str]) -> str:
    """Removes some of the guests whom nobody can be any more, for they have no session; the last that was looked at, or
    nothing if there are no more.  (Whoever came just now is getting theirs.)"""
    query = (sql.select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), PEOPLE.c.created < now - DAY, PEOPLE.c.id > after,
                                           ~sql.exists().where(SESSIONS.c.person == PEOPLE.c.id))
             .order_by(PEOPLE.c.id).limit(ROWS_AT_ONCE))
    ids = list(connection.execute(query).scalars())
    gone = [each for each in ids if each not in besides]
    connection.execute(sql.delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
    connection.execute(sql.update(RESULTS).where(RESULTS.c.person.in_(gone)).values(person=None))
    connection.execute(sql.update(TRIES).where(TRIES.c.person.in_(gone)).values(person=None))
    return ids[-1] if ids else ""


def remove_games_of_nobody(connection: Connection) -> int:
    """What is known of games without a table, of which nobody can find it any more; how many, 0: there are no more."""
    query = sql.select(GAMES.c.id).where(
        ~sql.exists().where(RESULTS.c.game == GAMES.c.id, RESULTS.c.person.is_not(None)),
        ~sql.exists().where(TABLES.c.id == GAMES.c.id)).limit(ROWS_AT_ONCE)
    ids = list(connection.execute(query).scalars())
    connection.execute(sql.delete(GAMES).where(GAMES.c.id.in_(ids)))
    connection.execute(sql.delete(TRIES).where(TRIES.c.game.in_(ids)))
    return len(ids)
