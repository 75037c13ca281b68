"""Operations about people and each other: friends, invitations, blocks, ratings (the list is in operations.py)."""
from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from throneroom.errors import NotAllowed, NotFound, NotSignedIn, TooLate
from throneroom.web import invitations
from throneroom.web.live import LiveTable
from throneroom.web.names import login_of
from throneroom.web.protocol import Friends, Invited, Ratings
from throneroom.web.ratings import ratings

if TYPE_CHECKING:
    from throneroom.web.operations import Call


async def friends(call: Call) -> Friends:
    """Friends and whether they are here, who asks to be one, and who is blocked."""
    return await call.hall.circle.of(await call.person())


async def meet(call: Call) -> Friends:
    """Ask somebody to be friends, accept, decline, part, block or unblock them."""
    me = await call.person()
    other = await call.hall.circle.meant(me, call.body)
    await call.hall.tie(me, other, call.body.wish)
    return await call.hall.circle.of(me)


async def block_seat(call: Call) -> Friends:
    """Block whoever sits there."""
    me, table = await call.person(), await call.table()
    if not table.seats_of(me.id):
        raise NotAllowed("only who sits at a table does this there")
    seats = table.row.seats
    person = seats[call.body.seat].person if call.body.seat < len(seats) else None
    other = await call.hall.storage.person(person) if person is not None else None
    if other is None:
        raise NotFound("nobody sits there who could be blocked")
    if other.id == me.id:
        raise NotAllowed("that is you")
    await call.hall.tie(me, other, "block")
    return await call.hall.circle.of(me)


async def invite(call: Call) -> Invited:
    """Invite somebody registered to a table where one sits, by a name that is nobody else's."""
    me, table, storage = await call.newcomer(), await call.table(), call.hall.storage
    check_invitable(table, me.id)
    other = await storage.find_person(login_of(call.body.name))
    if other is None:
        raise NotFound(f"nobody is registered by the name {call.body.name}", field="name")
    if table.seats_of(other.id):
        raise TooLate(f"{other.name} sits at this table already")
    await storage.do(partial(invitations.invite, table=table.row.id, by=me.id, person=other.id, name=other.name,
                             now=storage.clock()))
    call.hall.herald.wake([other.id])
    return Invited(other.name)


def check_invitable(table: LiveTable, person: str) -> None:
    if not table.seats_of(person):
        raise NotAllowed("only who sits at a table does this there")
    if table.table.state != "gathering" or not table.free_seats():
        raise TooLate("all seats of this table are taken")


async def decline(call: Call) -> Invited:
    """Decline the invitation to a table."""
    me = await call.person()
    call.hall.herald.wake(await call.hall.storage.do(partial(invitations.answer, table=call.id, person=me.id)))
    return Invited(me.name)


async def leaderboard(call: Call) -> Ratings:
    """The best, and one's own rating."""
    me = None
    with suppress(NotSignedIn):         # whoever looks
        me = await call.person()
    return await ratings(call.hall.storage, me)
