"""Who somebody is: guests by a name, others by name and password."""
from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from throneroom.errors import NotSignedIn, TooLate
from throneroom.web.limits import to_the_end
from throneroom.web.names import checked, login_of, look_of
from throneroom.web.protocol import Credentials, Ended, Guest, Session
from throneroom.web.storage import Person, Storage, new_id, new_token
from throneroom.web.words import all_messages

# As hard to guess as OWASP recommends, and no harder: a hash takes a core from the tables for some 60 ms, and 46 MB.
AT_ONCE = 2


class Accounts:
    def __init__(self, storage: Storage, hasher: PasswordHasher | None = None) -> None:
        self.storage = storage
        self.hasher = hasher or PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.nobodys = self.hasher.hash("nobody's password")

    async def greet(self, guest: Guest) -> Session:
        person = Person(new_id(), checked(guest.name), registered=False)
        await self.check_name(person)
        await self.storage.add_person(person)
        return await self.begin(person)

    async def check_name(self, person: Person) -> None:
        """A guest is called otherwise than all who are registered, also those who registered after the guest came."""
        if not person.registered and await self.storage.is_registered(login_of(person.name), look_of(person.name)):
            raise TooLate(f"{person.name} is the name of somebody registered, or looks like it: choose another one",
                          field="name")

    async def register(self, wanted: Credentials) -> Session:
        name = checked(wanted.name)
        if look_of(name) in everybodys():
            raise TooLate(f"{name} is among the names that the page gives to guests: choose another one", field="name")
        async with self.hashing:
            password = await to_the_end(asyncio.to_thread(self.hasher.hash, wanted.password))
        person = Person(new_id(), name, True, password)
        if not await self.storage.add_person(person, login_of(name), look_of(name)):
            raise TooLate(f"somebody else is called {name} already, or looks like it", field="name")
        return await self.begin(person)

    async def log_in(self, given: Credentials) -> Session:
        """An unknown name is refused in the same words, and as slowly, as a wrong password."""
        login = login_of(given.name)
        person = await self.storage.find_person(login)
        known = self.nobodys if person is None or person.password is None else person.password
        async with self.hashing:
            right = await to_the_end(asyncio.to_thread(self.matches, known, given.password))
        if person is None or not right:
            raise NotSignedIn("the name or the password is wrong", field="password")
        return await self.begin(person)

    def matches(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except VerifyMismatchError:
            return False

    async def begin(self, person: Person) -> Session:
        token = new_token()
        await self.storage.add_session(token, person.id)
        return session(person, token)

    async def person(self, token: str) -> Person:
        found = await self.storage.session_person(token) if token else None
        if found is None:
            raise NotSignedIn("say who you are first: POST /api/session, then send its token as a Bearer token")
        return found

    async def end(self, token: str) -> Ended:
        await self.person(token)
        await self.storage.end_session(token)
        return Ended(1, 0)


@cache
def everybodys() -> frozenset[str]:
    """The looks of names that the page draws for guests."""
    return frozenset(look_of(name) for names in all_messages()["guest"].values() for name in names)


def session(person: Person, token: str) -> Session:
    return Session(token, person.id, person.name, person.registered)
