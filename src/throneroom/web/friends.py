"""How people stand to each other: friends, those who ask to be, and those who want nothing to do with each other.

Nobody learns that they are blocked: what they ask for is written down as always, and only the one who blocked them does
not see it.
"""
from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from itertools import permutations

import sqlalchemy as sql
from sqlalchemy import Connection

from throneroom.errors import NotAllowed, NotFound, TooLate, TooMuch
from throneroom.web.names import login_of
from throneroom.web.notices import Herald
from throneroom.web.protocol import Friend, Friends, Meeting, Tie
from throneroom.web.storage import PEOPLE, TIES, Person, Storage, check_known, person_of

MOST_FRIENDS = 200
MOST_ASKED = 50                         # by one person, without an answer
MOST_ASKING = 100                       # one person
MOST_BLOCKED = 500
OPEN = ("asked", "declined")            # alike to the one who asked
LASTING = ("blocked", "refused")        # whatever becomes of what the other asked for


class Circle:
    """The friends of everybody."""

    def __init__(self, storage: Storage, herald: Herald) -> None:
        self.storage = storage
        self.herald = herald

    async def of(self, me: Person) -> Friends:
        rows, blocked = await self.storage.do(partial(ties_of, me=me.id))
        friends = [Friend(other.name, self.herald.is_here(other.id)) for kind, other in rows if kind == "friend"]
        return Friends(sorted(friends, key=lambda friend: (not friend.here, login_of(friend.name))),
                       [other.name for kind, other in rows if kind == "asked"],
                       [other.name for kind, other in rows if kind == "asking"], blocked)

    async def meant(self, me: Person, meeting: Meeting) -> Person:
        other = await self.storage.do(partial(known_to, me=me.id, name=meeting.name, wish=meeting.wish))
        if other is None:
            raise NotFound(f"nobody is registered by the name {meeting.name}", field="name")
        if other.id == me.id:
            raise NotAllowed("that is you")
        if meeting.wish == "befriend" and not (me.registered and other.registered):
            raise NotAllowed("only registered people have friends: register first, in your account")
        return other

    async def change(self, me: Person, other: Person, wish: Tie) -> None:
        """Does what is wished; whom it concerns is told."""
        await self.storage.do(partial(fulfil, wish=wish, me=me.id, other=other, now=self.storage.clock()))
        self.herald.wake({me.id, other.id})


# --- what is written --------------------------------------------------------------------------------------------------
def known_to(connection: Connection, me: str, name: str, wish: Tie) -> Person | None:
    """Who is meant: somebody registered; to be unblocked, somebody blocked, a guest perhaps."""
    if wish == "unblock":
        blocked = connection.execute(sql.select(PEOPLE).join(TIES, TIES.c.other == PEOPLE.c.id).where(
            TIES.c.person == me, TIES.c.kind == "blocked")).all()
        return next((person_of(row) for row in blocked if login_of(row.name) == login_of(name)), None)
    return person_of(connection.execute(sql.select(PEOPLE).where(PEOPLE.c.login == login_of(name))).first())


def ties_of(connection: Connection, me: str) -> tuple[list[tuple[str, Person]], list[str]]:
    """Friends, those asked and those asking, and the names of those blocked."""
    own = connection.execute(sql.select(PEOPLE, TIES.c.kind).join(TIES, TIES.c.other == PEOPLE.c.id).where(
        TIES.c.person == me, TIES.c.kind != "refused", PEOPLE.c.name != "").order_by(TIES.c.since, PEOPLE.c.id)).all()
    found = [("asked" if row.kind in OPEN else str(row.kind), person_of(row)) for row in own]
    found += [("asking", each) for each in asking(connection, me)]
    return ([(kind, other) for kind, other in found if other is not None and kind != "blocked"],
            [other.name for kind, other in found if other is not None and kind == "blocked"])


def asking(connection: Connection, me: str) -> list[Person]:
    """Those who want to be friends, and are not blocked."""
    rows = connection.execute(sql.select(PEOPLE).join(TIES, TIES.c.person == PEOPLE.c.id).where(
        TIES.c.other == me, TIES.c.kind == "asked", PEOPLE.c.name != "", PEOPLE.c.id.not_in(blocked_by(me)))
        .order_by(TIES.c.since, PEOPLE.c.id).limit(MOST_ASKING))
    return [person for row in rows if (person := person_of(row)) is not None]


def blocked_by(me: str) -> sql.Select[tuple[str]]:
    return sql.select(TIES.c.other).where(TIES.c.person == me, TIES.c.kind == "blocked")


def blocks_among(connection: Connection, people: Collection[str]) -> set[tuple[str, str]]:
    """Who of them has blocked whom."""
    rows = connection.execute(sql.select(TIES.c.person, TIES.c.other).where(
        TIES.c.kind == "blocked", TIES.c.person.in_(people), TIES.c.other.in_(people)))
    return {(row.person, row.other) for row in rows}


def blocks_with(connection: Connection, person: str) -> set[str]:
    """Everybody who has blocked them, or whom they have."""
    rows = connection.execute(sql.select(TIES.c.person, TIES.c.other).where(
        TIES.c.kind == "blocked", (TIES.c.person == person) | (TIES.c.other == person)))
    return {each for row in rows for each in row} - {person}


def tie(connection: Connection, person: str, other: str) -> str:
    return connection.execute(sql.select(TIES.c.kind).where(
        TIES.c.person == person, TIES.c.other == other)).scalar() or ""


def bind(connection: Connection, person: str, other: str, kind: str, now: float) -> None:
    untie(connection, person, other)
    connection.execute(sql.insert(TIES), {"person": person, "other": other, "kind": kind, "since": now})


def untie(connection: Connection, person: str, other: str) -> None:
    connection.execute(sql.delete(TIES).where(TIES.c.person == person, TIES.c.other == other))


def count(connection: Connection, person: str, *kinds: str) -> int:
    return connection.execute(sql.select(sql.func.count()).where(
        TIES.c.person == person, TIES.c.kind.in_(kinds))).scalar_one()


def befriend(connection: Connection, me: str, other: Person, now: float) -> None:
    mine, theirs = tie(connection, me, other.id), tie(connection, other.id, me)
    if mine == "blocked":
        raise TooLate(f"you have blocked {other.name}")
    if theirs in OPEN:
        for each in (me, other.id):
            if count(connection, each, "friend") >= MOST_FRIENDS:
                raise TooMuch(f"nobody has more than {MOST_FRIENDS} friends here")
        for one, two in permutations((me, other.id)):
            bind(connection, one, two, "friend", now)
    elif mine in ("", "refused"):
        ask(connection, me, other, now)


def ask(connection: Connection, me: str, other: Person, now: float) -> None:
    if count(connection, me, *OPEN) >= MOST_ASKED:
        raise TooMuch(f"nobody asks more than {MOST_ASKED} people at once to be friends")
    waiting = sql.select(sql.func.count()).where(TIES.c.other == other.id, TIES.c.kind == "asked")
    if connection.execute(waiting).scalar_one() >= MOST_ASKING:
        raise TooMuch(f"too many people ask {other.name} just now")
    is_refused = tie(connection, other.id, me) == "refused"
    bind(connection, me, other.id, "declined" if is_refused else "asked", now)


def part(connection: Connection, me: str, other: Person, now: float) -> None:
    if tie(connection, me, other.id) not in LASTING:
        untie(connection, me, other.id)
    leave(connection, other.id, me, now)


def leave(connection: Connection, other: str, me: str, now: float) -> None:
    """What is left of what the other wanted: who asked does not learn the answer, nor gets another by asking anew."""
    theirs = tie(connection, other, me)
    if theirs == "friend":
        untie(connection, other, me)
    elif theirs == "asked":
        bind(connection, other, me, "declined", now)
        if not tie(connection, me, other):
            bind(connection, me, other, "refused", now)


def block(connection: Connection, me: str, other: Person, now: float) -> None:
    if tie(connection, me, other.id) != "blocked" and count(connection, me, "blocked") >= MOST_BLOCKED:
        raise TooMuch(f"nobody blocks more than {MOST_BLOCKED} people")
    bind(connection, me, other.id, "blocked", now)
    leave(connection, other.id, me, now)


def unblock(connection: Connection, me: str, other: Person, now: float) -> None:
    if tie(connection, me, other.id) == "blocked":
        untie(connection, me, other.id)


def fulfil(connection: Connection, wish: Tie, me: str, other: Person, now: float) -> None:
    check_known(connection, me, other.id, other.name)
    WISHES[wish](connection, me, other, now)


WISHES: dict[Tie, Callable[..., None]] = {"befriend": befriend, "part": part, "block": block, "unblock": unblock}
