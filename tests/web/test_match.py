"""Finding opponents: who is seated with whom is decided by a clock that the tests set."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import product
from random import Random

import httpx
import pytest
from tests.web.people import Ear, Somebody, guest, hall_on, line, member, speaking_with

from throneroom.cards import SETS
from throneroom.errors import DatabaseAway, Refusal
from throneroom.web import match, ratings
from throneroom.web.app import new_app
from throneroom.web.glicko import Strength
from throneroom.web.live import LiveTable
from throneroom.web.match import ANY, BAND, PACES, WIDENING, Match, Seeker, fit, kingdom_from, matched
from throneroom.web.names import login_of, look_of
from throneroom.web.notices import Line
from throneroom.web.operations import Hall
from throneroom.web.protocol import Pace, Wanted
from throneroom.web.storage import Person

pytestmark = pytest.mark.anyio


class Room:
    """The hall with people who look for opponents, and a clock of its own; nobody looks but when told."""

    def __init__(self, hall: Hall, client: httpx.AsyncClient) -> None:
        self.hall = hall
        self.client = client
        self.began = self.now = hall.storage.clock()
        hall.storage.clock = lambda: self.now

    async def seek(self, name: str, rating: float = 1500, registered: bool = True, household: str = "",
                   players: Sequence[int] = (2,), paces: Sequence[Pace] = ("calm",), sets: Sequence[str] = (),
                   rated: bool = False, near: bool = True) -> Line:
        """Somebody comes and looks for opponents."""
        person = Person(f"id-{name}", name, registered, "no password" if registered else None)
        if await self.hall.storage.person(person.id) is None:
            login = name.casefold() if registered else None
            assert await self.hall.storage.add_person(person, login, login)
            if rating != 1500:
                await self.hall.storage.do(lambda connection: ratings.keep(
                    connection, person.id, Strength(rating, 50), 20, self.now))
        line = Line(person, "", household or name)
        self.hall.herald.come(line)
        await self.hall.matcher.find(line, Wanted(list(players), list(paces), list(sets), rated, near))
        return line

    def found(self) -> list[list[str]]:
        return [[seeker.person.name for seeker in each.seekers] for each in self.matches()]

    def matches(self) -> list[Match]:
        return self.hall.matcher.matches(self.now)

    @property
    def waiting(self) -> list[str]:
        return [seeker.person.name for seeker in self.hall.matcher.queue.values()]


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    async with hall_on(database) as opened:
        yield opened


@pytest.fixture
async def client(hall: Hall) -> AsyncIterator[httpx.AsyncClient]:
    async with speaking_with(hall) as opened:
        yield opened


@pytest.fixture
async def room(hall: Hall, client: httpx.AsyncClient) -> Room:
    await hall.matcher.close()
    return Room(hall, client)


async def test_who_waits_longest_is_seated_first(room: Room) -> None:
    for name in ("Ada", "Berta", "Cleo"):
        await room.seek(name)
        room.now += 1
    assert room.found() == [["Ada", "Berta"]]
    assert room.waiting == ["Cleo"]
    await room.seek("Dora")
    assert room.found() == [["Cleo", "Dora"]] and room.waiting == []


async def test_all_want_the_same(room: Room) -> None:
    await room.seek("Ada", players=(2, 3), paces=("quick", "days"))
    await room.seek("Berta", players=(4,), paces=("quick",))
    await room.seek("Cleo", players=(2,), paces=("calm",))
    await room.seek("Dora", players=(2,), paces=("quick",), rated=True)
    assert room.found() == []
    await room.seek("Emil", players=(3,), paces=("days", "untimed"))
    assert room.found() == []
    await room.seek("Fritz", players=(2, 3), paces=("days",))
    [found] = room.matches()
    assert [seeker.person.name for seeker in found.seekers] == ["Ada", "Fritz"]     # two before three: as Ada likes it
    assert found.pace == "days" and found.rules.days == PACES["days"].days and not found.rules.rated


async def test_three_at_one_table(room: Room) -> None:
    for name in ("Ada", "Berta", "Cleo", "Dora"):
        await room.seek(name, players=(3,))
    assert room.found() == [["Ada", "Berta", "Cleo"]] and room.waiting == ["Dora"]


async def test_the_band_widens_with_time(room: Room) -> None:
    await room.seek("Ada", rating=1500)
    await room.seek("Berta", rating=1500 + BAND + 30)
    assert room.found() == []
    room.now += 30 / WIDENING - 0.5
    assert room.found() == []
    room.now += 1
    assert room.found() == [["Ada", "Berta"]]


async def test_both_must_be_near_enough_to_each_other(room: Room) -> None:
    await room.seek("Ada", rating=1500)
    room.now += 60                      # Ada has become patient, Berta has just come
    await room.seek("Berta", rating=1500 + BAND + WIDENING * 30)
    assert room.found() == []
    room.now += 30
    assert room.found() == [["Ada", "Berta"]]


async def test_who_takes_anybody_waits_for_those_who_do(room: Room) -> None:
    await room.seek("Ada", rating=900, near=False)
    await room.seek("Berta", rating=2500, near=False)
    await room.seek("Cleo", rating=2000)
    assert room.found() == [["Ada", "Berta"]]
    await room.seek("Dora", rating=500)
    assert room.found() == []
    room.now += (ANY - BAND) / WIDENING     # then it is anybody
    assert room.found() == [["Cleo", "Dora"]]


async def test_those_who_block_each_other_do_not_meet(room: Room, client: httpx.AsyncClient) -> None:
    ada = await room.seek("Ada")
    assert room.found() == []
    berta = await room.seek("Berta")
    await room.hall.tie(berta.person, ada.person, "block")      # while both wait
    assert room.found() == []
    room.hall.matcher.stop(berta)
    await room.hall.matcher.find(berta, Wanted([2], ["calm"]))      # and afterwards
    assert room.found() == []
    await room.seek("Cleo")
    assert room.found() == [["Ada", "Cleo"]]


async def test_the_cards_are_of_sets_that_all_like(room: Room) -> None:
    await room.seek("Ada", sets=("base", "Seaside"))
    await room.seek("Berta", sets=("intrigue",))
    assert room.found() == []
    await room.seek("Cleo", sets=("seaside", "intrigue"))
    await room.seek("Dora")
    found = room.matches()
    assert [(each.seekers[0].person.name, each.sets) for each in found] == [
        ("Ada", ["seaside"]), ("Berta", ["intrigue"])]
    with pytest.raises(Refusal, match="Nowhere"):
        await room.seek("Emil", sets=("Nowhere",))
    assert room.waiting == []


def plainly(seekers: Sequence[Seeker], now: float) -> list[Match]:
    """Who plays with whom, said without any haste."""
    waiting, found = list(seekers), []
    for first in seekers:
        for players, pace in product(first.wanted.players, first.wanted.paces):
            if first not in waiting:
                break
            group = [first]
            for other in waiting:
                liked = [set(each.wanted.sets) for each in (*group, other) if each.wanted.sets]
                if (len(group) < players and all(fit(one, other, now) for one in group)
                        and other.wanted.rated == first.wanted.rated
                        and players in other.wanted.players and pace in other.wanted.paces
                        and (not liked or set.intersection(*liked))):
                    group.append(other)
            if len(group) == players:
                found.append(Match(group, pace))
                waiting = [seeker for seeker in waiting if seeker not in group]
    return found


def some_seekers(chance: Random) -> list[Seeker]:
    names = [str(number) for number in range(chance.randrange(2, 25))]
    paces: list[Pace] = ["quick", "calm", "untimed", "days"]
    return [Seeker(
        Line(Person(name, name, True), "", name),
        Wanted(chance.sample((2, 3, 4), chance.randint(1, 3)), chance.sample(paces, chance.randint(1, 3)),
               chance.sample(SETS[:5], chance.randint(0, 3)), chance.random() < 0.3, chance.random() < 0.6),
        chance.gauss(1500, 100), set(chance.sample(names, min(len(names), chance.choice((0, 0, 2))))),
        float(since)) for name, since in zip(names, sorted(chance.choices(range(60), k=len(names))), strict=True)]


def test_the_same_people_meet_as_if_all_were_asked_about_every_table() -> None:
    chance, sizes = Random(3), set()
    for _ in range(400):
        seekers = some_seekers(chance)
        found = matched(seekers, 60.0)
        assert found == plainly(seekers, 60.0)
        sizes |= {len(each.seekers) for each in found}
    assert sizes == {2, 3, 4}


async def test_everybody_is_compared_with_everybody_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often they name what suits them."""
    compared = []
    monkeypatch.setattr(match, "fit", lambda *pair: compared.append(pair) or fit(*pair))
    for number in range(20):
        await room.seek(f"Ada{number}", rating=1500 + 1000 * number, players=(4, 4, 4), paces=("days",) * 4)
    assert room.found() == []
    assert len(compared) <= 20 * 19 / 2
    finding = room.hall.matcher.queue["id-Ada3"].wanted
    assert (finding.players, finding.paces) == ([4], ["days"])


async def test_who_asks_often_makes_nobody_look_more_often(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "EVERY", 1e9)
    looks, looked = 0, asyncio.Event()

    async def look() -> list[LiveTable]:
        nonlocal looks
        looks += 1
        looked.set()
        return []
    monkeypatch.setattr(room.hall.matcher, "look", look)
    room.hall.matcher.open()
    await room.seek("Ada")
    await looked.wait()                 # who comes first is looked at at once
    for pace in PACES:
        await room.seek("Ada", paces=(pace,))
    assert looks == 1


@pytest.mark.parametrize("name", SETS)
async def test_there_is_a_kingdom_for_every_set(name: str) -> None:
    assert len(kingdom_from([name], 2).kingdom) >= 10


async def test_nobody_waits_twice(room: Room) -> None:
    """Whoever asks on another page, or for something else, looks for that only."""
    first = await room.seek("Ada")
    second = await room.seek("Ada", paces=("quick",))
    assert room.waiting == ["Ada"] and room.found() == []
    assert room.hall.matcher.finding(first) is None
    finding = room.hall.matcher.finding(second)
    assert finding is not None and finding.wanted.paces == ["quick"] and finding.waiting == 1
    room.hall.matcher.stop(first)       # which does not look any more
    assert room.waiting == ["Ada"]
    await room.seek("Berta")
    assert room.found() == []
    room.hall.matcher.stop(second)
    assert room.waiting == ["Berta"]


async def test_rated_games_are_not_for_guests(room: Room) -> None:
    with pytest.raises(Refusal, match="only registered"):
        await room.seek("Visitor", registered=False, rated=True)
    await room.seek("Visitor", registered=False)
    await room.seek("Ada", rated=True)
    assert room.found() == []
    await room.seek("Berta", rated=True)
    [found] = room.matches()
    assert found.rules.rated and found.rules.undo == "never" and found.rules.minutes == PACES["calm"].minutes


async def test_guests_need_another_name_once_somebody_has_registered_theirs(room: Room) -> None:
    guest = await room.seek("Zoe", registered=False)
    room.hall.matcher.stop(guest)
    registered = Person("id-registered", "Zoe", True, "no password")
    assert await room.hall.storage.add_person(registered, login_of("Zoe"), look_of("Zoe"))
    with pytest.raises(Refusal, match="somebody registered"):
        await room.hall.matcher.find(guest, Wanted([2], ["calm"]))
    assert room.waiting == []


async def test_so_many_wait_and_no_more(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_OF_ONE", 2)
    for number in range(2):
        await room.seek(f"Ada{number}", household="one", paces=("days",))
    with pytest.raises(Refusal, match="too many"):
        await room.seek("Ada2", household="one", paces=("days",))
    await room.seek("Ada1", household="one", paces=("quick",))      # again is not more
    monkeypatch.setattr(match, "MOST", 2)
    with pytest.raises(Refusal, match="too many"):
        await room.seek("Berta")


async def test_a_table_is_made_and_all_sit_there(room: Room) -> None:
    lines = [await room.seek("Ada"), await room.seek("Berta")]
    [table] = await room.hall.matcher.look()
    assert table.table.state == "playing"
    assert sorted(seat.name for seat in table.row.seats) == ["Ada", "Berta"]
    assert [line.table for line in lines] == [table.row.id] * 2
    assert table.row.rules.minutes == PACES["calm"].minutes and table.row.opener is None
    assert room.waiting == [] and await room.hall.matcher.look() == []


async def test_two_guests_of_the_same_name_are_told_apart(room: Room) -> None:
    for number in range(2):
        person = Person(f"guest{number}", "Max", False)
        await room.hall.storage.add_person(person)
        line = Line(person, "", str(number))
        room.hall.herald.come(line)
        await room.hall.matcher.find(line, Wanted([2], ["calm"]))
    [table] = await room.hall.matcher.look()
    assert sorted(seat.name for seat in table.row.seats) == ["Max", "Max (2)"]


async def test_if_somebody_has_gone_the_others_keep_their_place(room: Room) -> None:
    ada, berta = await room.seek("Ada"), await room.seek("Berta")
    [found] = room.matches()
    room.hall.herald.leave(berta)
    room.now += 5
    assert await room.hall.matcher.seat(found) is None
    assert room.waiting == ["Ada"]
    assert room.hall.matcher.queue["id-Ada"].since == room.began and ada.table is None


async def test_who_loses_the_line_just_then_hears_of_the_table_on_the_next(room: Room) -> None:
    line, _ = await room.seek("Ada"), await room.seek("Berta")
    [table] = await room.hall.matcher.look()
    room.hall.herald.leave(line)
    again = await room.seek("Ada")      # the page comes back, and asks again
    assert again.table == table.row.id and room.waiting == []
    room.hall.matcher.has_heard(again)
    await room.seek("Ada")
    assert room.waiting == ["Ada"]


async def test_if_no_table_can_be_made_all_wait_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.seek("Ada")
    await room.seek("Berta")

    async def away(*words: object, **more: object) -> None:
        raise DatabaseAway
    with monkeypatch.context() as patch:
        patch.setattr(room.hall.house.storage, "add_table", away)
        assert await room.hall.matcher.look() == []
    assert room.waiting == ["Ada", "Berta"]
    assert len(await room.hall.matcher.look()) == 1


# --- over the lines of pages ------------------------------------------------------------------------------------------
@pytest.fixture
async def lines(hall: Hall, serve: Callable[..., Awaitable[int]]) -> Callable[[Somebody], Awaitable[Ear]]:
    port = await serve(new_app(hall))
    return lambda somebody: line(port, somebody.token)


CALM = {"players": [2], "paces": ["calm"], "near": False}


async def test_people_find_each_other(hall: Hall, client: httpx.AsyncClient,
                                      lines: Callable[[Somebody], Awaitable[Ear]]) -> None:
    people = [await member(hall, client, "Ada"), await guest(client, "Visitor")]
    ears = [await lines(each) for each in people]
    await ears[0].send("find", wanted=CALM)
    finding = (await ears[0].until(lambda told: told["finding"]))["finding"]
    assert finding["waiting"] == 1 and finding["band"] is None
    await ears[1].send("find", wanted=CALM)
    tables = [(await ear.hear("matched"))["table"] for ear in ears]
    assert tables[0] == tables[1]
    for somebody, ear in zip(people, ears, strict=True):
        await ear.until(lambda told: told["finding"] is None)
        place = await somebody.do("POST", f"/tables/{tables[0]}/join")
        assert hall.house.tables[tables[0]].row.seats[place["seat"]].person == somebody.id
    assert hall.house.tables[tables[0]].table.state == "playing"


async def test_who_closes_the_page_is_out(hall: Hall, client: httpx.AsyncClient,
                                          lines: Callable[[Somebody], Awaitable[Ear]]) -> None:
    ada, berta = await member(hall, client, "Ada"), await member(hall, client, "Berta")
    first, other = await lines(ada), await lines(ada)
    await first.send("find", wanted=CALM)
    await first.until(lambda told: told["finding"])
    await other.until(lambda told: True)
    await other.send("stop")            # another page, which does not look
    await other.send("ping")
    await other.hear("pong")
    assert "id-Ada" in hall.matcher.queue
    await first.socket.close()
    while hall.matcher.queue:
        await asyncio.sleep(0.01)
    ear = await lines(berta)
    await ear.send("find", wanted=CALM)
    assert (await ear.until(lambda told: told["finding"]))["finding"]["waiting"] == 1
    await ear.send("stop")
    await ear.until(lambda told: told["finding"] is None)
    await ear.send("find", wanted={"players": [2], "paces": ["calm"], "sets": ["Nowhere"]})
    assert (await ear.hear("refused"))["why"] == "no set"


async def test_many_at_once_all_have_one_seat(hall: Hall, client: httpx.AsyncClient,
                                              lines: Callable[[Somebody], Awaitable[Ear]]) -> None:
    people = [await member(hall, client, f"Person {number}") for number in range(10)]
    ears = [await lines(each) for each in people]

    async def play(ear: Ear) -> str:
        for _ in range(3):              # impatiently
            await ear.send("find", wanted=CALM)
        return str((await ear.hear("matched"))["table"])
    tables = await asyncio.gather(*map(play, ears))
    seated = [seat.person for table in hall.house.tables.values() for seat in table.row.seats]
    assert {each.id for each in people} <= set(seated)
    assert all(tables.count(table) >= 1 for table in tables)
    for table in hall.house.tables.values():
        assert len({seat.person for seat in table.row.seats}) == 2
