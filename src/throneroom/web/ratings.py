"""Ratings: what a game that was agreed as rated says about the strength of its people.

A game counts when it is decided: when it is over, or when at most one is left who has neither resigned nor run out of
time.  It is counted in the transaction of the deed that decides it, so exactly once.  A game that is never decided
never counts.  Each game is a rating period of its own (glicko.py), and for every week without one another passes.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import starmap

import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import BadKingdom, NotAllowed
from throneroom.web.glicko import Strength, rated, rested
from throneroom.web.protocol import NewTable, Rating, RatingChange, Ratings
from throneroom.web.storage import DAY, PEOPLE, RATINGS, RESULTS, Person, Storage, Work
from throneroom.web.table import Table

PERIOD = 7 * DAY
PROVISIONAL = 110.0                     # a deviation above it says little
LISTED = 100

Standing = tuple[bool, int, int]        # played to the end, points, turns less than others; the greater, the better


def check_rules(person: Person, wanted: NewTable) -> None:
    """Can that be agreed on?"""
    rules = wanted.rules
    if rules.minutes is not None and rules.days is not None:
        raise BadKingdom("a game has a clock or days for every answer, not both")
    if rules.rated and not person.registered:
        raise NotAllowed("only registered people play rated games: register first, in your account")
    if rules.rated and (wanted.bots or wanted.guided):
        raise BadKingdom("rated games are for people only: no bots, no explanations")
    if rules.rated and rules.undo != "never":
        raise BadKingdom("in a rated game nothing is taken back once something was seen: choose undo never")


# --- results ----------------------------------------------------------------------------------------------------------
def follow(table: Table, now: float) -> Work | None:
    """What the last deed means for the ratings."""
    people = [seat.person or "" for seat in table.row.seats]
    if not table.row.rules.rated or table.decided != table.deeds:
        return None
    return partial(count_game, game=table.row.id, people=people, standings=standings(table), now=now)


def standings(table: Table) -> list[Standing]:
    """Who has resigned, or for whom a bot plays at the end, stands behind all others, beside those like them."""
    assert table.game is not None
    scores = table.game.scores()
    return [(True, scores[seat], -int(player.turns)) if table.chairs[seat].bot is None else (False, 0, 0)
            for seat, player in enumerate(table.game.players)]


def count_game(connection: Connection, game: str, people: Sequence[str], standings: Sequence[Standing], now: float
               ) -> None:
    """Everybody against everybody else, as if each pair had played a game."""
    rows = {row.person: row for row in connection.execute(sql.select(RATINGS).where(RATINGS.c.person.in_(people)))}
    known = set(connection.execute(sql.select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people))).scalars())
    before = [strength(rows.get(person), now) for person in people]
    for seat, person in enumerate(people):
        results = [(before[other], score(standings[seat], standings[other]))
                   for other in range(len(people)) if other != seat]
        if person in known:             # and has not deleted their account meanwhile
            games = rows[person].games if person in rows else 0
            after = rated(before[seat], results)
            keep(connection, person, after, games + 1, now)
            connection.execute(sql.update(RESULTS).where(RESULTS.c.game == game, RESULTS.c.seat == seat).values(
                rating_before=before[seat].rating, rating_after=after.rating))


def changes(connection: Connection, game: str) -> list[RatingChange | None]:
    """Of each seat; nothing at all, if the game has not counted."""
    rows = connection.execute(sql.select(RESULTS).where(RESULTS.c.game == game).order_by(RESULTS.c.seat)).all()
    found = [change_of(row) for row in rows]
    return found if any(found) else []


def change_of(row: sql.Row[tuple[object, ...]]) -> RatingChange | None:
    return None if row.rating_after is None else RatingChange(round(row.rating_before), round(row.rating_after))


def score(own: Standing, other: Standing) -> float:
    return 0.5 if own == other else float(own > other)


def keep(connection: Connection, person: str, strength: Strength, games: int, now: float) -> None:
    connection.execute(sql.delete(RATINGS).where(RATINGS.c.person == person))
    connection.execute(sql.insert(RATINGS), {
        "person": person, "rating": strength.rating, "deviation": strength.deviation,
        "volatility": strength.volatility, "games": games, "played": now,
        "least": strength.rating - 2 * strength.deviation})


def strength(row: sql.Row[tuple[object, ...]] | None, now: float) -> Strength:
    if row is None:
        return Strength()
    return rested(Strength(row.rating, row.deviation, row.volatility), max(0.0, now - row.played) / PERIOD)


def strength_of(connection: Connection, person: str, now: float) -> Strength:
    return strength(connection.execute(sql.select(RATINGS).where(RATINGS.c.person == person)).first(), now)


# --- the list ---------------------------------------------------------------------------------------------------------
async def ratings(storage: Storage, me: Person | None) -> Ratings:
    now = storage.clock()

    def look(connection: Connection) -> Ratings:
        best = connection.execute(listed().order_by(RATINGS.c.least.desc(), RATINGS.c.person).limit(LISTED)).all()
        own = me and connection.execute(listed().where(RATINGS.c.person == me.id)).first()
        above = sql.select(sql.func.count()).select_from(RATINGS)
        place = connection.execute(above.where(RATINGS.c.least > own.least)).scalar_one() + 1 if own else 0
        return Ratings(list(starmap(partial(shown, now=now), enumerate(best, 1))),
                       shown(place, own, now) if own else None)
    return await storage.do(look)


def listed() -> sql.Select[tuple[object, ...]]:
    return sql.select(RATINGS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)


def shown(place: int, row: sql.Row[tuple[object, ...]], now: float) -> Rating:
    found = strength(row, now)
    return Rating(place, row.name, round(found.rating), round(found.rating - 2 * found.deviation),
                  round(found.rating + 2 * found.deviation), row.games, found.deviation > PROVISIONAL)
