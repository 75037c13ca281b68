"""Somebody deletes their account while something else is under way: nothing is left behind, and nothing fails.

Whatever is done reaches the database in steps.  After each of them in turn the whole deletion is done; and after each
step of a deletion, in turn, the whole of the other.  (Where the one must wait for the other it goes on as soon as it
can.)"""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from contextvars import ContextVar, copy_context
from typing import Any

import pytest
import sqlalchemy as sql
from tests.web.playing import finish, last_to_answer, near_the_end, played
from tests.web.visiting import Visitor, Visits, visits

from throneroom.errors import ThroneroomError
from throneroom.web.friends import bind
from throneroom.web.live import LiveTable, Sitter
from throneroom.web.notices import Line
from throneroom.web.protocol import Chat, Rules, Wanted
from throneroom.web.storage import TABLES, Job, Person, SeatRow, Storage, metadata, new_id

pytestmark = pytest.mark.anyio

NAME = "Zenobia"
PLAYED = played().setup
Doing = Coroutine[Any, Any, Any]
AS_FAR_AS_IT_GETS = 0.02                # seconds; whatever is done by then, nothing may be left
MARK: ContextVar[str] = ContextVar("which", default="")


@pytest.fixture
async def at(database: str) -> AsyncIterator[Visits]:
    async with visits(database) as opened:
        yield opened


async def member(at: Visits, name: str) -> Visitor:
    """Somebody registered, without the half second a password takes."""
    person = Person(new_id(), name, True, at.hall.accounts.nobodys)
    assert await at.hall.storage.add_person(person, name.casefold(), name.casefold())
    return Visitor(at.client(), await at.hall.accounts.begin(person))


# --- what may be under way: everything is prepared, and the rest is what is done --------------------------------------
async def settings(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    return asked(anna, "PUT", "/settings", {"settings": {"theme": {"value": NAME, "at": 5.0}}})


def meeting(who: int, wish: str, before: str = "") -> Callable[[Visits, Visitor, Visitor], Coroutine[Any, Any, Doing]]:
    async def meet(at: Visits, *people: Visitor) -> Doing:
        one, two = people[who], people[1 - who]
        if before:
            await at.hall.storage.do(lambda connection: bind(connection, two.person.id, one.person.id, before, 1.0))
        return asked(one, "POST", "/friends", {"name": two.person.name, "wish": wish})
    return meet


def inviting(who: int) -> Callable[[Visits, Visitor, Visitor], Coroutine[Any, Any, Doing]]:
    async def invite(at: Visits, *people: Visitor) -> Doing:
        one, two = people[who], people[1 - who]
        table = await waiting_table(at, one)
        return asked(one, "POST", f"/tables/{table.row.id}/invite", {"name": two.person.name})
    return invite


async def logging_in(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    async def log_in() -> None:
        with suppress(ThroneroomError):
            await at.hall.accounts.begin(anna.person)
    return log_in()


async def opening(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    return asked(anna, "POST", "/tables", {"kingdom": {"text": "First Game"}, "bots": ["easy"]})


async def sitting_down(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    """And the game begins."""
    table = await waiting_table(at, ben)
    return asked(anna, "POST", f"/tables/{table.row.id}/join")


async def coming_back(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    """To a table that must be read again."""
    table = await near_the_end(at.hall.house, [anna.person, ben.person])
    at.hall.house.put_away()
    return asked(anna, "POST", f"/tables/{table.row.id}/join")


async def the_daily_game(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    return asked(anna, "POST", "/daily")


async def bringing(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    return asked(anna, "POST", "/me/data", {"games": [{
        "id": "somewhere1", "kind": "game", "rated": False, "seat": 0, "began": 1e9, "ended": 1e9, "record": None,
        "seats": [{"name": NAME}, {"name": "Ben"}]}]})


async def taking_along(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    await finish(await near_the_end(at.hall.house, [anna.person, ben.person]))
    return asked(anna, "GET", "/me/data")


async def rematch(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    table = await near_the_end(at.hall.house, [anna.person, ben.person])
    await finish(table)

    async def ask() -> None:
        with suppress(ThroneroomError):
            await at.hall.house.rematch(table, ben.person.id)
    return ask()


async def again(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    table = await near_the_end(at.hall.house, [anna.person, ben.person])
    await finish(table)
    return asked(ben, "POST", f"/games/{table.row.id}/again", {})


async def adding_up(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    await finish(await near_the_end(at.hall.house, [anna.person, ben.person]))
    return asked(ben, "GET", "/statistics")


async def talking(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    table = await near_the_end(at.hall.house, [anna.person, ben.person])
    token = (await table.join(anna.person)).token
    sitter = Sitter(0, 0, token)
    await table.come(sitter)

    async def talk() -> None:
        with suppress(ThroneroomError):
            await table.handle(0, Chat(f"{NAME} says hello"), sitter)
            await table.handle(0, Chat(f"{NAME} says goodbye"), sitter)
    return talk()


async def the_last_answer(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    """Of a rated game over days: results, ratings, whose turn it is."""
    people = [ben.person, ben.person]
    people[1 - last_to_answer()] = anna.person
    table = await near_the_end(at.hall.house, people, rules=Rules(rated=True, undo="never", days=2))

    async def answer() -> None:
        with suppress(ThroneroomError):
            await finish(table)
    return answer()


async def looking_for_opponents(at: Visits, anna: Visitor, ben: Visitor) -> Doing:
    matcher = at.hall.matcher
    await matcher.close()               # it would look by itself
    for each in (anna, ben):
        line = Line(each.person, "", each.person.id)
        at.hall.herald.come(line)
        await matcher.find(line, Wanted([2], ["calm"]))

    async def look() -> None:
        await matcher.look()
        matcher.queue.clear()
        at.hall.herald.lines.clear()
        matcher.seated.pop(ben.person.id, None)
    return look()


UNDER_WAY = {
    "settings": settings, "asks": meeting(0, "befriend"), "is asked": meeting(1, "befriend"),
    "accepts": meeting(0, "befriend", "asked"), "is accepted": meeting(1, "befriend", "asked"),
    "blocks": meeting(0, "block"), "is blocked": meeting(1, "block"), "invites": inviting(0), "is invited": inviting(1),
    "logs in": logging_in, "opens": opening, "sits down": sitting_down, "comes back": coming_back,
    "daily": the_daily_game, "brings": bringing, "takes along": taking_along, "rematch": rematch, "again": again,
    "adds up": adding_up, "talks": talking, "answers": the_last_answer, "looks for opponents": looking_for_opponents}


async def asked(visitor: Visitor, method: str, path: str, body: Any = None) -> None:
    """Done or refused; a failure would be raised here."""
    response = await visitor.client.request(method, f"/api{path}", headers=visitor.headers, json=body)
    assert response.status_code in (200, 401, 403, 404, 409), response.text


async def waiting_table(at: Visits, host: Visitor) -> LiveTable:
    seats = [SeatRow(host.person.name, host.person.id), SeatRow()]
    table = await at.hall.house.create(PLAYED, seats, Rules())
    await table.join(host.person)
    return table


# --- interleaving -----------------------------------------------------------------------------------------------------
async def interleaved(at: Visits, monkeypatch: pytest.MonkeyPatch, step: int, one: Doing, other: Doing) -> bool:
    """Does the one, and as soon as that step of it is done the whole other; False: it has fewer steps."""
    steps, hand_in = 0, Storage.hand_in
    inserted: asyncio.Task[Any] | None = None

    async def counted(storage: Storage, job: Job[Any], within: float | None) -> Any:
        nonlocal steps, inserted
        result = await hand_in(storage, job, within)
        if MARK.get() == "one":
            steps += 1
            if steps == step:
                must_wait = something_is_begun()
                inserted = start(other, "other")
                await asyncio.wait([inserted], timeout=AS_FAR_AS_IT_GETS if must_wait else None)
        return result

    def something_is_begun() -> bool:
        """Which may be waited for; and it does not go on by itself while it is held up here."""
        house = at.hall.house
        return bool(house.loading or house.opening.locked() or at.hall.daily.beginning.locked()
                    or any(table.lock.locked() for table in house.tables.values()))

    with monkeypatch.context() as patch:
        patch.setattr(Storage, "hand_in", counted)
        await start(one, "one")
        await (start(other, "other") if inserted is None else inserted)
    return inserted is not None


def start(work: Doing, mark: str) -> asyncio.Task[Any]:
    context = copy_context()
    context.run(MARK.set, mark)
    return asyncio.get_running_loop().create_task(work, context=context)


async def everything(at: Visits) -> str:
    """All that the server knows: the whole database, and what it keeps in mind."""
    def read(connection: sql.Connection) -> list[Any]:
        return [value for table in metadata.sorted_tables for row in connection.execute(table.select())
                for value in row]
    found = [value.decode() if isinstance(value, bytes) else str(value) for value in await at.hall.storage.do(read)]
    hall = at.hall
    found += map(repr, (hall.sums.known, hall.matcher.queue, hall.matcher.seated, list(hall.herald.lines)))
    for table in hall.house.tables.values():
        found += [repr(table.row), *(f"{event.text}" for event in table.table.log.happened)]
    return "\n".join(found)


@pytest.mark.parametrize("is_inserted", [True, False], ids=["goes meanwhile", "does it meanwhile"])
@pytest.mark.parametrize("what", UNDER_WAY)
async def test_nothing_is_left_and_nothing_fails(at: Visits, monkeypatch: pytest.MonkeyPatch, what: str,
                                                 is_inserted: bool) -> None:
    ben, step, going = await member(at, "Ben"), 0, True
    while going:
        step += 1
        anna = await member(at, NAME)
        done, gone = await UNDER_WAY[what](at, anna, ben), at.hall.delete(anna.person.id)
        going = await interleaved(at, monkeypatch, step, *((done, gone) if is_inserted else (gone, done)))
        left = await everything(at)
        assert NAME.lower() not in left.lower() and anna.person.id not in left, f"step {step}"
        assert (await ben.get("/me"))["name"] == "Ben"
        await at.hall.storage.do(lambda connection: connection.execute(sql.delete(TABLES)))
        for table in at.hall.house.tables.values():
            await table.close()
        at.hall.house.tables.clear()
    assert step > 1
