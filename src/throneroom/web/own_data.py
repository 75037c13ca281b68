"""All that the server knows of a person: to take along, to bring to another server, and to be forgotten.

What is brought is played again before it is believed, and grants nothing: such games are marked as imported, never
rated, and nobody else is tied to them.  Whoever goes leaves their seats behind, so that others keep their games, but
neither name nor words."""
from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec
import sqlalchemy as sql
from msgspec import UNSET
from msgspec.structs import replace
from sqlalchemy import Connection

from throneroom.errors import BadRecord, NotAllowed, Refusal, ThroneroomError, TooMuch
from throneroom.record.record import Record, reread, write
from throneroom.web import settings
from throneroom.web.accounts import Accounts
from throneroom.web.friends import ties_of
from throneroom.web.house import House
from throneroom.web.invitations import invitations_of
from throneroom.web.journal import AnyDeed, Said, SatDown, StoodUp
from throneroom.web.kingdoms import open_code
from throneroom.web.limits import to_the_end
from throneroom.web.my_games import behind, place_of, seats_of
from throneroom.web.names import FORMER
from throneroom.web.protocol import (
    AccountData,
    DataBrought,
    DataGame,
    DataRating,
    DataSeat,
    DataTaken,
    Ended,
    NotTaken,
    OwnData,
    RatingChange,
    TableState,
)
from throneroom.web.ratings import change_of
from throneroom.web.records import Records, Wanted
from throneroom.web.results import by_winners, places_of
from throneroom.web.storage import (
    ENTRIES,
    GAMES,
    PEOPLE,
    RATINGS,
    RECORDS,
    RESULTS,
    SESSIONS,
    TABLES,
    TRIES,
    TURNS,
    Person,
    SeatRow,
    Storage,
    check_known,
    record_id,
    written,
)
from throneroom.words.problems import in_german

AT_ONCE = 50                            # games in one part
MOST_IMPORTED = 5000                    # games of one person
UNSAID = "…"
STEP = 20                               # tables that are looked for at once
LOOKED_AT = 500                         # whose journals are read through in one


# --- to take along ----------------------------------------------------------------------------------------------------
async def taken_along(storage: Storage, person: Person, after: str) -> OwnData:
    """A part of it: some games, and where to go on."""
    return await storage.do(partial(part_of, person=person, after=after, now=storage.clock()))


def part_of(connection: Connection, person: Person, after: str, now: float) -> OwnData:
    check_known(connection, person.id)
    created = connection.execute(sql.select(PEOPLE.c.created).where(PEOPLE.c.id == person.id)).scalar_one()
    query = sql.select(GAMES, RESULTS.c.seat).select_from(RESULTS).join(GAMES).where(
        RESULTS.c.person == person.id, *behind(after)).order_by(
        RESULTS.c.began.desc(), RESULTS.c.game.desc()).limit(AT_ONCE)
    rows = connection.execute(query).all()
    seats = seats_of(connection, [row.id for row in rows])
    ties, blocked = ties_of(connection, person.id)
    friends, asked, asking = ([other.name for kind, other in ties if kind == wanted]
                              for wanted in ("friend", "asked", "asking"))
    return OwnData("own data", 1, now, AccountData(person.name, person.registered, created),
                   settings.kept(connection, person.id), friends, asked, asking, blocked,
                   invitations_of(connection, person.id, now), rating_of(connection, person.id),
                   [data_game(row, seats[row.id]) for row in rows],
                   place_of(rows[-1]) if len(rows) == AT_ONCE else "")


def rating_of(connection: Connection, person: str) -> DataRating | None:
    row = connection.execute(sql.select(RATINGS).where(RATINGS.c.person == person)).first()
    return None if row is None else DataRating(row.rating, row.deviation, row.volatility, row.games, row.played)


def data_game(row: Any, seats: Sequence[Any]) -> DataGame:
    """Of a game that goes on no more than everybody at the table knows."""
    return DataGame(
        row.id, row.kind, row.rated, row.seat, row.began, row.ended,
        [DataSeat(seat.name, seat.bot, seat.outcome, *result_of(seat) if row.ended is not None else ())
         for seat in seats], None if row.record is None else bytes(row.record).decode())


def result_of(seat: Any) -> tuple[int | None, int | None, int | None, dict[str, int] | None, RatingChange | None]:
    cards = msgspec.json.decode(seat.cards) if seat.cards else None
    return seat.score, seat.turns, seat.place, cards, change_of(seat)


# --- to bring ---------------------------------------------------------------------------------------------------------
async def bring(storage: Storage, records: Records, person: Person, brought: DataBrought) -> DataTaken:
    """Keeps the games that can be played again, each once; the others are named.  Guests keep no settings here."""
    if brought.settings.settings and person.registered:
        await settings.save(storage, person, brought.settings)
    known = await storage.do(partial(known_of, person=person.id, games=[game.id for game in brought.games]))
    refused: list[NotTaken] = []
    taken: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
    for game in brought.games:
        if game.id in known:
            continue
        try:
            taken.append(await imported(records, person, game, storage.clock()))
        except ThroneroomError as error:
            if isinstance(error, Refusal):
                raise
            line = " ".join(str(error).split())
            refused.append(NotTaken(game.id, line, in_german(line) or line))
    added = await storage.do(partial(keep_imported, person=person.id, games=taken))
    return DataTaken(added, len(brought.games) - added - len(refused), refused)


def known_of(connection: Connection, person: str, games: Collection[str]) -> set[str]:
    """Those that are the person's own here."""
    return set(connection.execute(sql.select(RESULTS.c.game).where(
        RESULTS.c.person == person, RESULTS.c.game.in_(games))).scalars())


async def imported(records: Records, person: Person, game: DataGame, now: float
                   ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What is to be kept of it: what the record says, names, and when it was."""
    if game.record is None:
        raise BadRecord("there is no record of this game: nobody can tell what came of it")
    found = await records.ask(Wanted(game.record.encode()))
    kept = reread(found.record)
    check(game, kept)
    assert kept.result is not None
    began, ended = min(game.began, now), min(max(game.began, game.ended or 0.0), now)
    key = blake2b(b"\0".join([person.id.encode(), write(replace(kept, names=UNSET))]), digest_size=12).hexdigest()
    names = [person.name if number == game.seat else seat.name or FORMER for number, seat in enumerate(game.seats)]
    row = {"id": f"import{key}", "kind": "imported", "rated": False, "players": kept.setup.players,
           "setup": written("setup", kept.setup), "code": open_code(kept.setup), "began": began, "ended": ended,
           "record": write(replace(kept, names=names))}
    result, standing = kept.result, places_of(
        kept.result.scores, kept.result.turns, [seat.outcome == "resigned" for seat in game.seats])
    return row, [{
        "game": row["id"], "seat": number, "person": person.id if number == game.seat else None,
        "name": person.name if number == game.seat else seat.name,
        "bot": seat.bot, "began": began, "ended": ended,
        "outcome": seat.outcome if seat.outcome in ("resigned", "replaced") else by_winners(result.winners, number),
        "score": result.scores[number], "turns": result.turns[number], "place": standing[number],
        "cards": msgspec.json.encode(found.gained[number]).decode()} for number, seat in enumerate(game.seats)]


def check(game: DataGame, kept: Record) -> None:
    if kept.result is None:
        raise BadRecord("the game of this record is not over")
    if len(game.seats) != kept.setup.players:
        raise BadRecord(f"a game of {kept.setup.players}, but {len(game.seats)} seats")
    if game.seat >= len(game.seats) or game.seats[game.seat].bot is not None:
        raise BadRecord(f"seat {game.seat} is nobody's own in this game")


def keep_imported(connection: Connection, person: str, games: Sequence[tuple[dict[str, Any], list[dict[str, Any]]]]
                  ) -> int:
    """How many were not known; none of somebody who has deleted their account meanwhile."""
    if not connection.execute(sql.select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar():
        return 0
    ids = [row["id"] for row, _ in games]
    known = set(connection.execute(sql.select(GAMES.c.id).where(GAMES.c.id.in_(ids))).scalars())
    new = {row["id"]: (row, seats) for row, seats in games if row["id"] not in known}
    have = connection.execute(sql.select(sql.func.count()).select_from(RESULTS).join(GAMES).where(
        RESULTS.c.person == person, GAMES.c.kind == "imported")).scalar_one()
    if have + len(new) > MOST_IMPORTED:
        raise TooMuch(f"nobody brings more than {MOST_IMPORTED} games here")
    if new:
        connection.execute(sql.insert(GAMES), [row for row, _ in new.values()])
        connection.execute(sql.insert(RESULTS), [seat for _, seats in new.values() for seat in seats])
    return len(new)


# --- to be forgotten --------------------------------------------------------------------------------------------------
async def check_password(accounts: Accounts, person: Person, password: str) -> None:
    """Guests have none."""
    if person.password is not None:
        async with accounts.hashing:
            right = await to_the_end(asyncio.to_thread(accounts.matches, person.password, password))
        if not right:
            raise NotAllowed("the password is wrong", field="password")


async def forget(house: House, person: str) -> Ended:
    """All that is known of the person.  From the first step on nobody can be them; if the server ends meanwhile, the
    rest is done after the next start (`forget_the_rest`)."""
    house.forget(person)
    ended = await house.end_sessions(person)
    await house.storage.do(partial(unname, person=person))
    while tables := await house.storage.do(partial(tables_of, person=person)):
        await leave(house, person, tables)
    last: str | None = ""
    while last is not None:
        tables, last = await house.storage.do(partial(tables_left_by, person=person, after=last))
        await leave(house, person, tables)
    while await house.storage.do(partial(unname_records, person=person)):
        pass                            # by now no game that ends writes another with that name
    await house.storage.do(partial(remove, person=person))
    return ended


async def leave(house: House, person: str, tables: Collection[tuple[str, TableState]]) -> None:
    """Running games are resigned; at a table that cannot be read any more nobody waits for that."""
    for table_id, state in tables:
        table = await house.at_hand(table_id)
        if table is None and state == "playing":
            with suppress(Refusal):
                table = await house.find(table_id)
        work = partial(leave_table, person=person, table_id=table_id)
        await (house.storage.do(work) if table is None else table.unwrite(person, work))


async def forget_the_rest(house: House) -> None:
    """Of those whose forgetting was interrupted."""
    query = sql.select(PEOPLE.c.id).where(PEOPLE.c.name == "")
    for person in await house.storage.do(lambda connection: list(connection.execute(query).scalars())):
        await forget(house, person)


def unname(connection: Connection, person: str) -> None:
    connection.execute(sql.delete(SESSIONS).where(SESSIONS.c.person == person))
    connection.execute(sql.update(PEOPLE).where(PEOPLE.c.id == person).values(
        name="", login=None, look=None, password=None))


def tables_of(connection: Connection, person: str) -> list[tuple[str, TableState]]:
    """Some of those where the person has a seat; somebody may well be called like the id of another."""
    rows = connection.execute(sql.select(TABLES.c.id, TABLES.c.state).where(
        TABLES.c.seats.contains(named(person), autoescape=True)).limit(STEP))
    return [(row.id, row.state) for row in rows]


def tables_left_by(connection: Connection, person: str, after: str
                   ) -> tuple[list[tuple[str, TableState]], str | None]:
    """Those, among some tables, where the person once stood up again, and the last that was looked at; None: there are
    no more."""
    some = list(connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id > after).order_by(
        TABLES.c.id).limit(LOOKED_AT)).scalars())
    found = connection.execute(sql.select(ENTRIES.c.table_id, TABLES.c.state).join(TABLES).distinct().where(
        ENTRIES.c.table_id.in_(some), ENTRIES.c.kind == "stands up",
        ENTRIES.c.data.contains(named(person), autoescape=True)))
    return [(row.table_id, row.state) for row in found], some[-1] if some else None


def named(person: str) -> str:
    """As JSON names a person; quotes within other texts are written otherwise."""
    return f'"person":"{person}"'


def leave_table(connection: Connection, person: str, table_id: str) -> None:
    """The seats stay where a game has begun, and are free where not."""
    row = connection.execute(sql.select(TABLES.c.seats, TABLES.c.state).where(TABLES.c.id == table_id)).first()
    if row is None:
        return                          # it was removed meanwhile
    seats = msgspec.json.decode(row.seats, type=list[SeatRow])
    own = [number for number, seat in enumerate(seats) if seat.person == person]
    for number in own:
        seats[number] = SeatRow() if row.state == "gathering" else SeatRow(FORMER)
    connection.execute(sql.update(TABLES).where(TABLES.c.id == table_id).values(seats=written("seats", seats)))
    unsay(connection, table_id, person, own)


def unsay(connection: Connection, table_id: str, person: str, seats: Collection[int]) -> None:
    """What the journal tells of the person: since the one before them stood up, until they did, or still."""
    lines = connection.execute(sql.select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.kind, ENTRIES.c.data).where(
        ENTRIES.c.table_id == table_id, ENTRIES.c.kind.in_(("sits down", "stands up", "chat"))).order_by(
        ENTRIES.c.number)).all()
    since: defaultdict[int, dict[int, AnyDeed]] = defaultdict(dict)     # by seat and number: what stands there instead
    theirs: dict[int, AnyDeed] = {}
    for number, seat, kind, data in lines:
        if kind == "stands up":
            left = msgspec.json.decode(data, type=StoodUp)
            if left.person == person:
                theirs |= since[seat] | {number: replace(left, name=FORMER, person="")}
            since[seat].clear()
        else:
            since[seat][number] = SatDown(seat, FORMER) if kind == "sits down" else Said(seat, UNSAID)
    for seat in seats:
        theirs |= since[seat]
    for number, deed in theirs.items():
        connection.execute(sql.update(ENTRIES).where(
            ENTRIES.c.table_id == table_id, ENTRIES.c.number == number).values(
            data=msgspec.json.encode(deed).decode()))


def unname_records(connection: Connection, person: str) -> int:
    """Of some games, and what was handed in of them to look at; how many, 0: there are no more."""
    query = sql.select(GAMES.c.id, GAMES.c.record, RESULTS.c.seat).select_from(RESULTS).join(GAMES).where(
        RESULTS.c.person == person, RESULTS.c.name != "", GAMES.c.record.is_not(None)).limit(STEP)
    rows = connection.execute(query).all()
    for game, data, seat in rows:
        kept = reread(bytes(data))
        if kept.names is not UNSET:
            nameless = write(replace(kept, names=[*kept.names[:seat], FORMER, *kept.names[seat + 1:]]))
            connection.execute(sql.update(GAMES).where(GAMES.c.id == game).values(record=nameless))
            connection.execute(sql.update(RECORDS).where(RECORDS.c.id == record_id(bytes(data))).values(data=nameless))
        connection.execute(sql.update(RESULTS).where(RESULTS.c.game == game, RESULTS.c.seat == seat).values(name=""))
    return len(rows)


def remove(connection: Connection, person: str) -> None:
    """Games that were brought along go as a whole: nobody else has a part in them."""
    own = sql.select(RESULTS.c.game).where(RESULTS.c.person == person)
    connection.execute(sql.delete(GAMES).where(GAMES.c.kind == "imported", GAMES.c.id.in_(own)))
    connection.execute(sql.update(RESULTS).where(RESULTS.c.person == person).values(person=None, name=""))
    connection.execute(sql.update(TRIES).where(TRIES.c.person == person).values(person=None))     # it still counts
    connection.execute(sql.update(TURNS).where(TURNS.c.person == person).values(person=None))
    connection.execute(sql.delete(PEOPLE).where(PEOPLE.c.id == person))
