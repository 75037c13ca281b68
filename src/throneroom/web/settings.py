"""How people with an account like the page: kept for all their devices, the newest choice of each setting."""
from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import NotAllowed, TooLarge
from throneroom.web.protocol import KeptSettings, Setting
from throneroom.web.storage import PEOPLE, SETTINGS, Person, Storage, check_known

MOST = 64                               # names, as in the protocol


async def load(storage: Storage, person: Person) -> KeptSettings:
    """Nothing for guests: theirs stay in their browser."""
    return await storage.do(lambda connection: kept(connection, person.id))


async def save(storage: Storage, person: Person, news: KeptSettings) -> KeptSettings:
    """With these; what was chosen later elsewhere stays.  The answer is what holds now."""
    if not person.registered:
        raise NotAllowed("settings are kept here for people with an account: those of guests stay in their browser")
    now = storage.clock()

    def save(connection: Connection) -> KeptSettings:
        connection.execute(sql.select(PEOPLE.c.id).where(PEOPLE.c.id == person.id).with_for_update())    # one by one
        check_known(connection, person.id)
        known = kept(connection, person.id)
        merged = merge(known, news, now)
        if merged != known:
            connection.execute(sql.delete(SETTINGS).where(SETTINGS.c.person == person.id))
            connection.execute(sql.insert(SETTINGS), {
                "person": person.id, "data": msgspec.json.encode(merged).decode()})
        return merged
    return await storage.do(save)


def kept(connection: Connection, person: str) -> KeptSettings:
    data = connection.execute(sql.select(SETTINGS.c.data).where(SETTINGS.c.person == person)).scalar()
    return KeptSettings() if data is None else msgspec.json.decode(data, type=KeptSettings)


def merge(known: KeptSettings, news: KeptSettings, now: float) -> KeptSettings:
    """A clock that is fast does not win for ever: nothing was chosen later than now."""
    settings = dict(known.settings)
    for name, setting in news.settings.items():
        at = min(setting.at, now)
        if name not in settings or at > settings[name].at:
            settings[name] = Setting(setting.value, at)
    if len(settings) > MOST:
        raise TooLarge(f"at most {MOST} settings are kept")
    return KeptSettings(settings)
