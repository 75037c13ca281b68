"""Finds out what came of games that were over already when the database learned of results (migration 4).

Only playing them again can tell, so it is done beside everything else, one after the other."""
from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from functools import partial

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import DatabaseAway
from throneroom.kingdoms.setup import Setup
from throneroom.web.kingdoms import open_code
from throneroom.web.live import played_again
from throneroom.web.results import ended
from throneroom.web.storage import GAMES, TABLES, Storage

log = logging.getLogger(__name__)

CODES_AT_ONCE = 100


class Filling:
    """Takes never more than half of the time."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.broken: set[str] = set()           # those that cannot be played any more

    async def go(self) -> None:
        while await self.storage.do(fill_codes):
            pass
        while (game := await self.storage.do(partial(unsettled, besides=self.broken))) is not None:
            began = time.monotonic()
            await self.settle(game)
            await asyncio.sleep(time.monotonic() - began)

    async def settle(self, game: str) -> None:
        loaded = await self.storage.load_table(game)
        if loaded is None:
            return
        try:
            await self.storage.do(ended(await played_again(*loaded), loaded[1][-1].at))
        except DatabaseAway:
            raise
        except Exception as error:
            self.broken.add(game)
            log.error("table %s: what came of its game cannot be found out: %r", game, error)


def fill_codes(connection: Connection) -> int:
    """Of some games; how many."""
    query = sql.select(GAMES.c.id, GAMES.c.setup).where(GAMES.c.code.is_(None)).limit(CODES_AT_ONCE)
    rows = connection.execute(query).all()
    for game, setup in rows:
        connection.execute(sql.update(GAMES).where(GAMES.c.id == game).values(
            code=open_code(msgspec.json.decode(setup, type=Setup))))
    return len(rows)


def unsettled(connection: Connection, besides: Collection[str]) -> str | None:
    """A game that is over and has no result."""
    query = sql.select(GAMES.c.id).join(TABLES, TABLES.c.id == GAMES.c.id).where(
        GAMES.c.ended.is_(None), TABLES.c.state == "over", GAMES.c.id.not_in(besides)).limit(1)
    return connection.execute(query).scalar()
