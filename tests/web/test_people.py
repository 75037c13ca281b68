"""Friends, invitations and blocks: on both databases, over HTTP and over the lines of people's pages."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import pytest
from tests.web.people import PASSWORD, Ear, Json, Somebody, guest, hall_on, line, member, speaking_with
from tests.web.playing import finish, near_the_end
from websockets.exceptions import ConnectionClosed

from throneroom.web import friends, invitations, notices
from throneroom.web.app import new_app
from throneroom.web.operations import Hall, Limits
from throneroom.web.protocol import Chat, Kick
from throneroom.web.storage import INVITATIONS, TABLES, TIES

pytestmark = pytest.mark.anyio

WAITING = {"kingdom": {"text": "First Game"}, "seats": 3}


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    async with hall_on(database) as opened:
        yield opened


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[httpx.AsyncClient]:
    async with speaking_with(hall) as opened:
        yield opened


@pytest.fixture
async def people(hall: Hall, client: httpx.AsyncClient) -> list[Somebody]:
    return [await member(hall, client, name) for name in ("Ada", "Berta", "Cleo")]


@pytest.fixture
async def lines(hall: Hall, serve: Callable[..., Awaitable[int]]) -> Callable[[str], Awaitable[Ear]]:
    port = await serve(new_app(hall))
    return lambda token: line(port, token)


# --- friends ----------------------------------------------------------------------------------------------------------
async def test_friends_are_made_by_asking_and_accepting(people: list[Somebody]) -> None:
    ada, berta, cleo = people
    assert (await ada.meet("berta", "befriend"))["asked"] == ["Berta"]      # however the name is written
    assert (await berta.do("GET", "/friends"))["asking"] == ["Ada"]
    assert await cleo.do("GET", "/friends") == {"friends": [], "asked": [], "asking": [], "blocked": []}
    found = await berta.meet(ada, "befriend")
    assert found == {"friends": [{"name": "Ada", "here": True}], "asked": [], "asking": [], "blocked": []}
    assert (await ada.do("GET", "/friends"))["friends"] == [{"name": "Berta", "here": True}]
    await ada.meet(berta, "part")
    assert [(await each.do("GET", "/friends"))["friends"] for each in (ada, berta)] == [[], []]


async def test_who_is_declined_does_not_learn_it_and_cannot_insist(people: list[Somebody]) -> None:
    ada, berta, _ = people
    await ada.meet(berta, "befriend")
    assert (await berta.meet(ada, "part"))["asking"] == []
    assert (await ada.meet(berta, "befriend"))["asked"] == ["Berta"]
    assert (await berta.do("GET", "/friends"))["asking"] == []
    for wishes in (["part"], ["block", "unblock"], ["part", "part"]):        # nor by withdrawing and asking anew
        for wish in wishes:
            assert (await ada.meet(berta, wish))["asked"] == []
        assert (await ada.meet(berta, "befriend"))["asked"] == ["Berta"]
        assert (await berta.do("GET", "/friends"))["asking"] == []
        assert await berta.meet(ada, "part") == {"friends": [], "asked": [], "asking": [], "blocked": []}
    assert (await berta.meet(ada, "befriend"))["friends"]           # who declined can still come round
    assert (await ada.do("GET", "/friends"))["friends"]


async def test_both_ask_or_accept_at_once(hall: Hall, people: list[Somebody]) -> None:
    """Whatever comes first: they are friends, once."""
    ada, berta, _ = people
    await asyncio.gather(*[one.meet(two, "befriend") for one, two in ((ada, berta), (berta, ada)) for _ in range(5)])
    for one, two in ((ada, berta), (berta, ada)):
        found = await one.do("GET", "/friends")
        assert found == {"friends": [{"name": two.name, "here": True}], "asked": [], "asking": [], "blocked": []}
    await asyncio.gather(ada.meet(berta, "part"), berta.meet(ada, "befriend"), berta.meet(ada, "block"))
    kinds = await hall.storage.do(lambda connection: sorted(connection.execute(TIES.select()).scalars("kind")))
    assert "friend" not in kinds or kinds == ["friend", "friend"]


async def test_only_friends_see_who_is_here_and_only_for_a_while(hall: Hall, people: list[Somebody]) -> None:
    ada, berta, cleo = people
    hall.storage.clock = lambda: now
    now = 1_000_000.0
    for other in (berta, cleo):
        await ada.meet(other, "befriend")
    await berta.meet(ada, "befriend")
    assert (await ada.do("GET", "/friends"))["friends"] == [{"name": "Berta", "here": True}]
    now += notices.HERE_FOR
    found = await ada.do("GET", "/friends")
    assert found["friends"] == [{"name": "Berta", "here": False}]
    assert found["asked"] == ["Cleo"]                               # of whom nothing is told


async def test_guests_and_names_nobody_has_get_one_clear_sentence(
        client: httpx.AsyncClient, people: list[Somebody]) -> None:
    ada, visitor = people[0], await guest(client, "Visitor")
    for somebody, name, status, why in (
            (visitor, "Ada", 403, "only registered people"), (ada, "Visitor", 404, "nobody is registered"),
            (ada, "Аda", 404, "nobody is registered"),              # a Cyrillic А: looks like her, and is nobody
            (ada, "Ada", 403, "that is you"), (ada, "Nobody", 404, "nobody is registered")):
        found = await somebody.refused("POST", "/friends", {"name": name, "wish": "befriend"})
        assert found[0] == status and why in found[1]
    assert (await ada.ask("POST", "/friends", {"name": "Berta", "wish": "marry"})).status_code == 422
    assert (await client.get("/api/friends")).status_code == 401


async def test_lists_of_friends_are_bounded(hall: Hall, people: list[Somebody],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    ada, berta, cleo = people
    monkeypatch.setattr(friends, "MOST_ASKED", 1)
    await ada.meet(berta, "befriend")
    assert (await ada.refused("POST", "/friends", {"name": "Cleo", "wish": "befriend"}))[0] == 429
    monkeypatch.setattr(friends, "MOST_ASKING", 1)
    assert "ask Berta" in (await cleo.refused("POST", "/friends", {"name": "Berta", "wish": "befriend"}))[1]
    monkeypatch.setattr(friends, "MOST_FRIENDS", 0)
    assert (await berta.refused("POST", "/friends", {"name": "Ada", "wish": "befriend"}))[0] == 429
    monkeypatch.setattr(friends, "MOST_BLOCKED", 1)
    await ada.meet(cleo, "block")
    assert (await ada.refused("POST", "/friends", {"name": "Berta", "wish": "block"}))[0] == 429
    await ada.meet(cleo, "block")       # again: nothing new


# --- blocks -----------------------------------------------------------------------------------------------------------
async def test_who_is_blocked_asks_and_invites_into_the_void(people: list[Somebody]) -> None:
    """And is answered like anybody who gets no answer."""
    ada, berta, cleo = people
    await ada.meet(berta, "befriend")
    await berta.meet(ada, "befriend")
    assert (await ada.meet(berta, "block"))["blocked"] == ["Berta"]
    answers = []
    for somebody in (berta, cleo):
        table = (await somebody.do("POST", "/tables", WAITING))["table"]
        answers.append([await somebody.meet(ada, "befriend"),
                        await somebody.do("POST", f"/tables/{table}/invite", {"name": "Ada"})])
    assert answers[0] == answers[1]
    assert (await ada.do("GET", "/friends"))["asking"] == ["Cleo"]
    await ada.meet(berta, "unblock")
    assert (await ada.do("GET", "/friends"))["asking"] == ["Berta", "Cleo"]
    await ada.meet(berta, "block")      # declines it, too
    await ada.meet(berta, "unblock")
    assert (await ada.do("GET", "/friends"))["asking"] == ["Cleo"]


async def test_who_is_blocked_does_not_sit_down(people: list[Somebody]) -> None:
    """Nor learns who is against it: whoever was removed there is told the same."""
    ada, berta, cleo = people
    table = (await ada.do("POST", "/tables", WAITING))["table"]
    await ada.meet(berta, "block")
    found = await berta.refused("POST", f"/tables/{table}/join", {})
    assert found == (403, "you cannot sit down at this table")
    await cleo.do("POST", f"/tables/{table}/join")
    await ada.meet(berta, "unblock")
    assert (await berta.do("POST", f"/tables/{table}/join"))["seat"] == 2


@pytest.mark.parametrize(("who", "by"), [(0, 1), (1, 0)], ids=["blocked", "blocks"])
@pytest.mark.parametrize("has_table", [True, False])
async def test_no_seat_is_kept_for_who_wants_nothing_to_do_with_each_other(
        hall: Hall, people: list[Somebody], who: int, by: int, has_table: bool) -> None:
    """Whoever of the two plays again, at the table or from the list of games."""
    ada, cleo = people[0], people[2]
    over = await near_the_end(hall.house, [each.person for each in people], 1)
    await finish(over, 1)
    await people[by].meet(people[who], "block")
    if not has_table:
        await over.close()
        hall.house.tables.clear()
        await hall.storage.do(lambda connection: connection.execute(TABLES.delete()))
    place = await ada.do("POST", f"/games/{over.row.id}/again", {})
    again = hall.house.tables[place["table"]]
    assert sorted(seat.name for seat in again.row.seats) == ["", "Ada", "Cleo"]
    await cleo.do("POST", f"/tables/{place['table']}/join")
    assert again.table.state == "gathering" and len(again.free_seats()) == 1
    if has_table:                       # who is not wanted there opens another
        other = await people[1].do("POST", f"/games/{over.row.id}/again", {})
        assert other["table"] != place["table"]


async def test_what_the_blocked_say_is_not_told_to_who_blocked_them(hall: Hall, people: list[Somebody]) -> None:
    ada, berta, cleo = people
    place = await ada.do("POST", "/tables", WAITING)
    for other in (berta, cleo):
        await other.do("POST", f"/tables/{place['table']}/join")
    table = hall.house.tables[place["table"]]
    await table.handle(1, Chat("from Berta, before"))
    await ada.meet(berta, "block")
    await table.handle(1, Chat("from Berta"))
    await table.handle(2, Chat("from Cleo"))

    def heard(seat: int) -> list[str]:
        return [event.text for event in hall.house.tables[place["table"]].told(seat, 0) if event.verb == "chat"]

    assert heard(0) == ["", "", "from Cleo"]
    assert heard(1) == heard(2) == heard(-1) == ["from Berta, before", "from Berta", "from Cleo"]
    assert [event.text for event in (await table.earlier(0, table.table.number + 1)).events
            if event.verb == "chat"] == heard(0)
    await table.close()
    hall.house.tables.clear()
    await hall.house.find(place["table"])
    assert heard(0) == ["", "", "from Cleo"]
    await ada.meet(berta, "unblock")
    assert heard(0)[0] == "from Berta, before"


async def test_whoever_sits_at_the_table_can_be_blocked(client: httpx.AsyncClient, people: list[Somebody]) -> None:
    """Guests, too, who are found by no name."""
    ada, visitor = people[0], await guest(client, "Visitor")
    table = (await ada.do("POST", "/tables", WAITING))["table"]
    await visitor.do("POST", f"/tables/{table}/join")
    assert (await ada.do("POST", f"/tables/{table}/block", {"seat": 1}))["blocked"] == ["Visitor"]
    other = (await ada.do("POST", "/tables", WAITING))["table"]
    assert (await visitor.refused("POST", f"/tables/{other}/join", {}))[0] == 403
    for seat, status in ((0, 403), (2, 404), (5, 404)):
        assert (await ada.refused("POST", f"/tables/{table}/block", {"seat": seat}))[0] == status
    assert (await people[1].refused("POST", f"/tables/{table}/block", {"seat": 0}))[0] == 403
    assert (await ada.meet("Visitor", "unblock"))["blocked"] == []
    await visitor.do("POST", f"/tables/{other}/join")


# --- invitations ------------------------------------------------------------------------------------------------------
async def test_an_invitation_is_seen_at_once_and_ends_by_an_answer(
        people: list[Somebody], lines: Callable[[str], Awaitable[Ear]]) -> None:
    ada, berta, cleo = people
    ears = {each.name: await lines(each.token) for each in people}
    assert await ears["Berta"].until(lambda told: True) == {
        "type": "notices", "asking": [], "invitations": [], "turns": [], "finding": None}
    table = (await ada.do("POST", "/tables", WAITING))["table"]
    await cleo.meet(ada, "befriend")
    assert (await ears["Ada"].until(lambda told: told["asking"]))["asking"] == ["Cleo"]
    await ada.meet(cleo, "befriend")
    assert (await ada.do("POST", f"/tables/{table}/invite", {"name": "berta"})) == {"name": "Berta"}
    for _ in range(2):                  # twice is once
        await ada.do("POST", f"/tables/{table}/invite", {"name": "Cleo"})
    for name, is_friend in (("Berta", False), ("Cleo", True)):
        [seen] = (await ears[name].until(lambda told: told["invitations"]))["invitations"]
        assert seen["by"] == "Ada" and seen["table"] == table and seen["names"] == ["Ada"] and seen["seats"] == 3
        assert seen["friend"] is is_friend
    await berta.do("DELETE", f"/tables/{table}/invitation")
    await ears["Berta"].until(lambda told: not told["invitations"])
    await berta.do("DELETE", f"/tables/{table}/invitation")       # again: nothing new
    await cleo.do("POST", f"/tables/{table}/join")
    await ears["Cleo"].until(lambda told: not told["invitations"])


async def test_a_table_that_begins_invites_nobody_any_more(
        hall: Hall, people: list[Somebody], lines: Callable[[str], Awaitable[Ear]]) -> None:
    ada, berta, cleo = people
    ear = await lines(cleo.token)
    table = (await ada.do("POST", "/tables", {**WAITING, "seats": 2}))["table"]
    for other in (berta, cleo):
        await ada.do("POST", f"/tables/{table}/invite", {"name": other.name})
    await ear.until(lambda told: told["invitations"])
    await berta.do("POST", f"/tables/{table}/join")
    await ear.until(lambda told: not told["invitations"])
    assert "taken" in (await ada.refused("POST", f"/tables/{table}/invite", {"name": "Cleo"}))[1]


async def test_invitations_survive_a_restart(database: str, hall: Hall, people: list[Somebody],
                                             serve: Callable[..., Awaitable[int]]) -> None:
    ada, berta, _ = people
    table = (await ada.do("POST", "/tables", WAITING))["table"]
    await ada.do("POST", f"/tables/{table}/invite", {"name": "Berta"})
    await hall.house.close()
    async with hall_on(database) as again:
        ear = await line(await serve(new_app(again)), berta.token)
        assert (await ear.until(lambda told: told["invitations"]))["invitations"][0]["by"] == "Ada"
        await ear.socket.close()


async def test_only_who_sits_there_invites_and_only_so_many(people: list[Somebody],
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    ada, berta, cleo = people
    table = (await ada.do("POST", "/tables", WAITING))["table"]
    path = f"/tables/{table}/invite"
    assert (await berta.refused("POST", path, {"name": "Cleo"}))[0] == 403
    assert (await ada.refused("POST", path, {"name": "Ada"}))[0] == 409
    assert (await ada.refused("POST", path, {"name": "Nobody"}))[0] == 404
    assert (await ada.refused("POST", "/tables/nothing-there/invite", {"name": "Cleo"}))[0] == 404
    monkeypatch.setattr(invitations, "MOST_SENT", 1)
    await ada.do("POST", path, {"name": "Berta"})
    assert (await ada.refused("POST", path, {"name": "Cleo"}))[0] == 429
    monkeypatch.setattr(invitations, "MOST_SENT", 9)
    monkeypatch.setattr(invitations, "MOST_KEPT", 1)
    other = (await cleo.do("POST", "/tables", WAITING))["table"]
    assert (await cleo.refused("POST", f"/tables/{other}/invite", {"name": "Berta"}))[0] == 429


async def invitations_for(hall: Hall, person: Somebody) -> list[tuple[str, str]]:
    """By whom and where to, as they are shown."""
    now = hall.storage.clock()
    found = await hall.storage.do(lambda connection: invitations.invitations_of(connection, person.id, now))
    return [(each.by, each.table) for each in found]


async def test_nobody_fills_the_list_of_somebody_else(hall: Hall, client: httpx.AsyncClient, people: list[Somebody],
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither alone nor with others: friends are always heard, and seen first."""
    ada, berta, cleo = people
    monkeypatch.setattr(invitations, "MOST_KEPT", 4)
    tables = [(await ada.do("POST", "/tables", WAITING))["table"] for _ in range(4)]
    for table in tables[:3]:
        await ada.do("POST", f"/tables/{table}/invite", {"name": "Berta"})
    assert await ada.refused("POST", f"/tables/{tables[3]}/invite", {"name": "Berta"}) == (
        429, "Berta has 3 invitations of yours already")
    await ada.do("POST", f"/tables/{tables[3]}/invite", {"name": "Cleo"})
    for name, status in (("Dora", 200), ("Emma", 429)):
        other = await member(hall, client, name)
        table = (await other.do("POST", "/tables", WAITING))["table"]
        answer = await other.ask("POST", f"/tables/{table}/invite", {"name": "Berta"})
        assert answer.status_code == status
    await cleo.meet(berta, "befriend")
    await berta.meet(cleo, "befriend")
    table = (await cleo.do("POST", "/tables", WAITING))["table"]
    await cleo.do("POST", f"/tables/{table}/invite", {"name": "Berta"})
    found = await invitations_for(hall, berta)
    assert [by for by, _ in found] == ["Cleo", "Dora", "Ada", "Ada", "Ada"]
    await berta.meet(ada, "block")      # those of Ada do not count any more
    assert [by for by, _ in await invitations_for(hall, berta)] == ["Cleo", "Dora"]
    frida = await member(hall, client, "Frida")
    table = (await frida.do("POST", "/tables", WAITING))["table"]
    await frida.do("POST", f"/tables/{table}/invite", {"name": "Berta"})


async def test_invitations_end_by_themselves(hall: Hall, people: list[Somebody],
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    ada, berta, _ = people
    now = hall.storage.clock()
    hall.storage.clock = lambda: now
    monkeypatch.setattr(invitations, "MOST_TO_ONE", 1)
    first, second = [(await ada.do("POST", "/tables", WAITING))["table"] for _ in range(2)]
    await ada.do("POST", f"/tables/{first}/invite", {"name": "Berta"})
    now += invitations.LIFE - 1
    assert await invitations_for(hall, berta) == [("Ada", first)]
    assert (await ada.refused("POST", f"/tables/{second}/invite", {"name": "Berta"}))[0] == 429
    now += 1
    assert await invitations_for(hall, berta) == []
    await ada.do("POST", f"/tables/{second}/invite", {"name": "Berta"})
    assert await invitations_for(hall, berta) == [("Ada", second)]
    await ada.do("POST", f"/tables/{first}/invite", {"name": "Cleo"})
    now += invitations.LIFE
    await hall.house.remove_old()
    assert await hall.storage.do(lambda connection: connection.execute(INVITATIONS.select()).all()) == []


async def test_nobody_is_invited_in_the_name_of_somebody_registered(
        hall: Hall, client: httpx.AsyncClient, people: list[Somebody]) -> None:
    """A guest keeps the seat, if somebody registers their name, but does not speak for them."""
    zoe = await guest(client, "Zoe")
    table = (await zoe.do("POST", "/tables", {}))["table"]
    await zoe.do("POST", f"/tables/{table}/invite", {"name": "Ada"})
    await member(hall, client, "Zoe")
    status, error = await zoe.refused("POST", f"/tables/{table}/invite", {"name": "Berta"})
    assert status == 409 and "somebody registered" in error


async def test_floods_of_wishes_are_refused(hall: Hall, people: list[Somebody]) -> None:
    hall.limits.meetings = Limits().meetings
    hall.limits.meetings.clock = lambda: 0.0
    found = [(await people[0].ask("POST", "/friends", {"name": "Berta", "wish": "befriend"})).status_code
             for _ in range(63)]
    assert found == [200] * 60 + [429] * 3
    assert (await people[1].do("GET", "/friends"))["asking"] == ["Ada"]


# --- before the game --------------------------------------------------------------------------------------------------
async def test_the_host_removes_somebody_who_cannot_come_back(hall: Hall, people: list[Somebody]) -> None:
    ada, berta, cleo = people
    place = await ada.do("POST", "/tables", WAITING)
    path = f"/tables/{place['table']}"
    old = await berta.do("POST", f"{path}/join")
    table = hall.house.tables[place["table"]]
    for seat, kicked, why in ((1, 0, "first at the table"), (0, 2, "nobody sits"), (0, 5, "nobody sits")):
        with pytest.raises(Exception, match=why):
            await table.handle(seat, Kick(kicked))
    await table.handle(0, Kick(1))
    assert [seat["name"] for seat in (await ada.do("GET", path))["seats"]] == ["Ada", "", ""]
    with pytest.raises(Exception, match="no token"):
        table.seat_of(old["token"])
    for _ in range(2):                  # also after the table was put away
        assert await berta.refused("POST", f"{path}/join", {}) == (403, "you cannot sit down at this table")
        await table.close()
        hall.house.tables.clear()
    await cleo.do("POST", f"{path}/join")
    table = hall.house.tables[place["table"]]
    assert table.table.log.happened[-2].verb == "stands up" and table.table.log.happened[-2].text == "Berta"
    await table.handle(1, Kick(1))      # by herself: and she may come back
    assert (await cleo.do("POST", f"{path}/join"))["seat"] == 1


async def test_nobody_is_removed_from_a_game(hall: Hall, people: list[Somebody]) -> None:
    place = await people[0].do("POST", "/tables", {**WAITING, "seats": 2})
    await people[1].do("POST", f"/tables/{place['table']}/join")
    with pytest.raises(Exception, match="begun"):
        await hall.house.tables[place["table"]].handle(0, Kick(1))


# --- the line ---------------------------------------------------------------------------------------------------------
async def test_a_line_needs_a_session_and_ends_with_it(people: list[Somebody],
                                                       lines: Callable[[str], Awaitable[Ear]]) -> None:
    ada = people[0]
    stranger = await lines("made-up-token-of-nobody")
    assert (await stranger.receive())["why"] == "ended"
    with pytest.raises(ConnectionClosed) as closed:
        await stranger.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
    ear = await lines(ada.token)
    await ear.until(lambda told: True)
    await ada.do("DELETE", "/session")
    assert (await ear.hear("refused"))["why"] == "ended"
    with pytest.raises(ConnectionClosed):
        await ear.receive()


async def test_all_lines_end_with_all_sessions(people: list[Somebody],
                                               lines: Callable[[str], Awaitable[Ear]]) -> None:
    ears = [await lines(people[0].token) for _ in range(2)]
    other = await lines(people[1].token)
    for ear in (*ears, other):
        await ear.until(lambda told: True)
    await people[0].do("DELETE", "/sessions")
    for ear in ears:
        assert (await ear.hear("refused"))["why"] == "ended"
    await other.send("ping")
    await other.hear("pong")


@pytest.mark.parametrize("sent", ["", "{}", '{"type": "answer", "number": 0, "choice": []}', "\x00", "[" * 5000,
                                  '{"type": "find", "wanted": {"players": [7], "paces": ["quick"]}}',
                                  '{"type": "hello"}'])
async def test_whatever_comes_on_a_line_hurts_nobody(people: list[Somebody], sent: str,
                                                     lines: Callable[[str], Awaitable[Ear]]) -> None:
    ear = await lines(people[0].token)
    await ear.until(lambda told: True)
    await ear.socket.send(sent)
    assert (await ear.hear("refused"))["why"] == "bad message"
    await ear.send("ping")
    await ear.hear("pong")


async def test_lines_are_limited(hall: Hall, people: list[Somebody], lines: Callable[[str], Awaitable[Ear]],
                                 monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "LINES_OF_ONE", 2)
    ears = [await lines(people[0].token) for _ in range(3)]
    for ear in ears[:2]:
        await ear.until(lambda told: True)
    assert (await ears[2].receive())["why"] == "full"
    await ears[0].socket.close()
    while len(hall.herald.lines[people[0].id]) == 2:
        await asyncio.sleep(0.01)
    again = await lines(people[0].token)
    await again.until(lambda told: True)
    hall.house.wishes.clock = lambda: 0.0
    said: list[Any] = []
    for _ in range(30):
        await again.send("stop")
    while not said or said[-1] != "too fast":
        said.append((await again.receive()).get("why"))
    for ear in (ears[1], again):
        await ear.socket.close()
    while hall.herald.lines:            # nothing is left of those who are gone
        await asyncio.sleep(0.01)


async def test_nothing_is_left_of_who_deletes_their_account(
        hall: Hall, client: httpx.AsyncClient, people: list[Somebody],
        lines: Callable[[str], Awaitable[Ear]]) -> None:
    berta = people[1]
    account = {"name": "Dora", "password": PASSWORD}
    dora = Somebody(client, (await client.post("/api/register", json=account)).json())
    await dora.meet(berta, "befriend")
    await berta.meet(dora, "befriend")
    ear = await lines(dora.token)
    await ear.send("find", wanted={"players": [2], "paces": ["calm"]})
    await ear.until(lambda told: told["finding"])
    await dora.do("POST", "/me/deletion", {"password": PASSWORD})
    assert (await ear.hear("refused"))["why"] == "ended"
    found: Json = await berta.do("GET", "/friends")
    assert found["friends"] == [] and dora.id not in hall.matcher.queue
