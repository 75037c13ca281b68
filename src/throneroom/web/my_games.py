"""The games of a person: found by its results, gone to, seen again, played again."""
from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from random import SystemRandom
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import BadKingdom, NotFound, TooLate
from throneroom.kingdoms.customs import first_player
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import from_code
from throneroom.web.house import House, bot_seat, seat_again
from throneroom.web.kingdoms import open_code, set_name, shown_kingdom, with_unknown_wind
from throneroom.web.live import LiveTable
from throneroom.web.protocol import Again, GameSeat, GamesWanted, OwnGame, OwnGames, Rules
from throneroom.web.ratings import change_of
from throneroom.web.storage import GAMES, RESULTS, TABLES, Person, SeatRow

OTHERS = RESULTS.alias("others")
LEFT = ("resigned", "replaced")
SUBSTITUTES = Rules(public=False)       # if it is not known any more what was agreed on


# --- the list ---------------------------------------------------------------------------------------------------------
def own_games(connection: Connection, person: str, wanted: GamesWanted) -> OwnGames:
    those = such(person, wanted)
    total = connection.execute(sql.select(sql.func.count()).select_from(RESULTS).join(GAMES).where(*those)).scalar_one()
    query = sql.select(GAMES, RESULTS.c.seat, GAMES.c.record.is_not(None).label("has_record")).select_from(
        RESULTS).join(GAMES).where(*those, *behind(wanted.after)).order_by(
        RESULTS.c.began.desc(), RESULTS.c.game.desc()).limit(wanted.most + 1)
    found = connection.execute(query).all()
    shown = found[:wanted.most]
    seats = seats_of(connection, [row.id for row in shown])
    tables = set(connection.execute(sql.select(TABLES.c.id).where(TABLES.c.id.in_(seats))).scalars())
    games = [own_game(row, seats[row.id], row.id in tables) for row in shown]
    return OwnGames(games, total, place_of(shown[-1]) if len(found) > len(shown) else "")


def such(person: str, wanted: GamesWanted) -> list[sql.ColumnElement[bool]]:
    own, those = RESULTS.c, [RESULTS.c.person == person]
    if wanted.outcome == "running":
        those.append(own.outcome.is_(None))
    elif wanted.outcome is not None:
        those.append(own.outcome.in_(LEFT if wanted.outcome == "left" else (wanted.outcome,)))
    if wanted.kind is not None:
        those.append(GAMES.c.kind == wanted.kind)
    if wanted.players is not None:
        those.append(GAMES.c.players == wanted.players)
    if wanted.opponent.strip():
        those.append(sql.exists().where(
            OTHERS.c.game == own.game, OTHERS.c.seat != own.seat,
            sql.func.lower(OTHERS.c.name).contains(wanted.opponent.strip().lower(), autoescape=True)))
    if wanted.card:
        those.append(has_card(wanted.card))
    if wanted.kingdom:
        those.append(GAMES.c.code == bare_code(wanted.kingdom))
    return those


def bare_code(kingdom: str) -> str:
    """As games are known by it: without editions."""
    try:
        return open_code(from_code(kingdom))
    except BadKingdom:
        return kingdom


def has_card(card: str) -> sql.ColumnElement[bool]:
    """Is it in the set-up?  What comes later in a game, which is written last there, counts only when that is over."""
    named = GAMES.c.setup.contains(f'"{card}"', autoescape=True)
    escaped = card.replace("/", "//").replace("%", "/%").replace("_", "/_")
    before = GAMES.c.setup.like(f'%"{escaped}"%"wind":%', escape="/")
    return named & (GAMES.c.ended.is_not(None) | ~GAMES.c.setup.contains('"wind":') | before)


def behind(place: str) -> list[sql.ColumnElement[bool]]:
    """Older than the game at that place of a list; a place that nobody was told is the beginning."""
    began, _, game = place.partition(" ")
    try:
        then = float(began)
    except ValueError:
        return []
    return [(RESULTS.c.began < then) | ((RESULTS.c.began == then) & (RESULTS.c.game < game))]


def place_of(row: Any) -> str:
    return f"{row.began!r} {row.id}"


def seats_of(connection: Connection, games: Collection[str]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {game: [] for game in games}
    for row in connection.execute(sql.select(RESULTS).where(RESULTS.c.game.in_(games)).order_by(RESULTS.c.seat)):
        found[row.game].append(row)
    return found


def own_game(row: Any, seats: Sequence[Any], has_table: bool) -> OwnGame:
    setup = msgspec.json.decode(row.setup, type=Setup)
    over = row.ended is not None
    shown = [GameSeat(seat.name, seat.bot, seat.outcome, *((seat.score, seat.turns, seat.place, change_of(seat))
                                                           if over else ())) for seat in seats]
    return OwnGame(row.id, row.kind, row.rated, row.seat, shown, shown_kingdom(setup), set_name(setup), row.began,
                   row.ended, has_table, row.has_record)


# --- one of them ------------------------------------------------------------------------------------------------------
def own_row(connection: Connection, person: str, game: str) -> Any:
    row = connection.execute(sql.select(GAMES).select_from(RESULTS).join(GAMES).where(
        RESULTS.c.game == game, RESULTS.c.person == person).limit(1)).first()
    if row is None:
        raise NotFound("you have no such game")
    return row


def own_record(connection: Connection, person: str, game: str) -> bytes:
    row = own_row(connection, person, game)
    if row.record is None:
        raise TooLate("this game cannot be seen again: it is not over, or was removed because it is old")
    return bytes(row.record)


async def again(house: House, person: Person, game: str, wanted: Again, opener: str) -> LiveTable:
    """The same kingdom, against the same or against bots; the table where the others wait already, if there is one."""
    row = await house.storage.do(partial(own_row, person=person.id, game=game))
    if row.ended is None:
        raise TooLate("the game is not over yet")
    seats = (await house.storage.do(partial(seats_of, games=[game])))[game]
    people = any(seat.person not in (None, person.id) for seat in seats) and wanted.opponents == "same"
    table = await house.find(game) if people else None
    if table is not None and (waiting := await house.find(await house.rematch(table, person.id))) is not None:
        if waiting.table.state != "over" and waiting.seats_of(person.id):
            return waiting
    winners = [seat.seat for seat in seats if seat.place == 1]
    first = first_player(SystemRandom(), len(seats), winners)
    strangers = await house.strangers_to(person.id)
    sitting = [own_or(seat, person, wanted, strangers) for seat in seats]
    setup = msgspec.json.decode(row.setup, type=Setup)
    return await house.create(
        with_unknown_wind(setup), sitting[first:] + sitting[:first],
        SUBSTITUTES if table is None else table.row.rules, opener=opener)


def own_or(seat: Any, person: Person, wanted: Again, strangers: Collection[str]) -> SeatRow:
    if seat.person == person.id:
        return SeatRow(person.name, person.id)
    if wanted.opponents == "bots":
        return bot_seat(wanted.level, person)
    return seat_again(SeatRow(seat.name, seat.person, seat.bot), strangers)
