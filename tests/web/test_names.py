"""Who is called how: nothing invisible, nobody like somebody registered, and nobody like anybody else at the table."""
from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sql

from throneroom.bots.levels import LEVELS
from throneroom.errors import BadName
from throneroom.web.house import seats_for
from throneroom.web.names import alike, checked, distinct, look_of
from throneroom.web.protocol import Level, Place, Problem, Session, TableInfo
from throneroom.web.storage import PEOPLE, Person, Storage
from throneroom.words.messages import say

# The same to a glance, each in another way.
LIKE_MAX = ("max", "MAX", "Max.", "M a x", "M  ax", "Máx", "M\u0336a\u0336x\u0336", "МАХ", "ΜΑΧ", "Ｍａｘ", "𝓜𝓪𝔁",
            "ⓂⒶⓍ", "Rnax", "Mᴀx", "Max!", "_Max_", "«Max»")
PAIRS = (("Bob", "B0b"), ("Bill", "BiII"), ("Alan", "A1an"), ("Wilma", "VViIma"), ("Søren", "Soren"),
         ("Łukasz", "Lukasz"), ("Weiß", "WEISS"), ("Дмитрий", "ДМИТРИЙ"), ("Copa", "Сора"), ("ΤΟΜ", "Tom"),
         ("🦊", "🦊\ufe0f"), ("Paul", "Pau丨"), ("Bill", "Biㅣ丨"), ("Bob", "B○b"), ("Bob", "Bㅇb"), ("Otto", "○tt〇"),
         ("Tom", "丅om"), ("Anna Lena", "AnnaLena"), ("Օօ", "Oo"), ("ロ", "口"))
READABLE = ("Änne von Öhr", "Дмитрий", "Ελένη", "太郎", "ひろし", "김민준", "العربية", "שלום", "राम", "สวัสดี",
            "Max Иванов", "Maxさん", "O'Brien", "Gal·la", "R2-D2", "🦊", "Rosa ❤\ufe0f", "👍🏽", "Łukasz", "m̈",
            "My bot", "42")


@pytest.mark.parametrize("name", LIKE_MAX)
def test_names_that_look_the_same(name: str) -> None:
    assert alike(checked(name), "Max") and alike("Max", name)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_letters_that_look_the_same(one: str, other: str) -> None:
    assert alike(one, other) and alike(other, one)


@pytest.mark.parametrize(("one", "other"), [
    ("Max", "Maxi"), ("Anna", "Hanna"), ("Hans", "Nans"), ("Eva", "Ewa"), ("राम", "रमा"), ("太郎", "次郎"),
    ("🦊", "🐻"), ("Дима", "Дина"), ("Ελένη", "Ελένα"), ("か", "が")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize("name", READABLE)
def test_names_of_all_kinds_are_possible(name: str) -> None:
    assert checked(name) == name and look_of(name)


@pytest.mark.parametrize(("name", "why"), [
    ("a\u202eb", "visible"), ("\u200b", "visible"), ("Ada\u00ad", "visible"), ("Ad\u200da", "visible"),
    ("\u3164", "visible"), ("Ada\U0001d159", "visible"), ("Ada\ufffc", "visible"),
    ("Ada\u115f", "visible"), ("\u2800", "visible"), ("Ada\ufe0f", "visible"),
    ("A\u034fda", "visible"), ("Ada\u00a0L", "visible"), ("Ada\U000e0041", "visible"), ("\ud7ffAda\ue000", "visible"),
    ("...", "letters"), ("_", "letters"), ("\u0301Ada", "letters"), ("Z\u0337\u0335\u0336\u0338algo", "letters"),
    ("Аda", "alphabet"), ("Dmiтри", "alphabet"), ("Ηans", "alphabet"), ("Cорa", "alphabet"),
    ("Mx\u030cа", "alphabet"), ("Ada\u093c", "alphabet"), ("Ada\u2d7f", "visible"), ("Ada\U00016fe4", "visible"),
    ("Ada 🤖", "robot"), ("Max (2)", "brackets"), ("Max ⑵", "brackets"), ("Max （2）", "brackets")])
def test_names_that_are_refused(name: str, why: str) -> None:
    with pytest.raises(BadName, match=why):
        checked(name)


def test_a_number_tells_people_of_the_same_name_apart() -> None:
    assert distinct("Max", []) == distinct("Max", ["Bob"]) == "Max"
    assert distinct("Max", ["Bob", "МАХ"]) == "Max (2)"
    assert distinct("Max", ["Max", "Max2", "M.A.X. 3", "Max 4", "Max 5"]) == "Max (6)"


@pytest.mark.parametrize("name", ["Ada", "bertram", "ВЕRТRАМ", "Ｂｅｒｔｒａｍ"])
def test_bots_are_called_otherwise_than_the_person(name: str) -> None:
    bots: list[Level] = ["easy"] * 5
    names = [seat.name for seat in seats_for(Person("p", name, False), 6, bots)]
    assert names[0] == name and not any(alike(name, bot) for bot in names[1:])
    assert len(set(names)) == 6


def test_the_bots_do_not_look_like_each_other() -> None:
    names = {look_of(say("character", level, language)) for level in LEVELS for language in ("en", "de")}
    assert len(names) == len(LEVELS) == 5


# --- over HTTP --------------------------------------------------------------------------------------------------------
def decoded(response: httpx.Response, type: Any) -> Any:
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=type)


def refused(response: httpx.Response, status: int, why: str) -> None:
    assert response.status_code == status, response.text
    problem = msgspec.json.decode(response.content, type=Problem)
    assert why in problem.error and problem.german != problem.error


async def come(client: httpx.AsyncClient, name: str, password: str = "") -> dict[str, str]:
    """The header of a guest, or of somebody who registers."""
    way, body = ("register", {"name": name, "password": password}) if password else ("session", {"name": name})
    session: Session = decoded(await client.post(f"/api/{way}", json=body), Session)
    return {"Authorization": f"Bearer {session.token}"}


async def sit(client: httpx.AsyncClient, who: dict[str, str], table: str) -> str:
    """What somebody who joins is called there."""
    place: Place = decoded(await client.post(f"/api/tables/{table}/join", headers=who), Place)
    info: TableInfo = decoded(await client.get(f"/api/tables/{table}"), TableInfo)
    return info.seats[place.seat].name


@pytest.mark.anyio
async def test_a_guest_cannot_look_like_somebody_registered(client: httpx.AsyncClient) -> None:
    await come(client, "Max", "correct horse")
    for name in ("Max", *LIKE_MAX):
        refused(await client.post("/api/session", json={"name": name}), 409, "the name of somebody registered")
        refused(await client.post("/api/register", json={"name": name, "password": "wrong horse"}), 409, "called")
    assert decoded(await client.post("/api/session", json={"name": "Maxi"}), Session).name == "Maxi"


@pytest.mark.anyio
async def test_who_registers_takes_the_name_from_guests(client: httpx.AsyncClient) -> None:
    """They keep the seats they have, but sit down nowhere else by that name."""
    guest = await come(client, "Wanda")
    place: Place = decoded(await client.post("/api/tables", json={"bots": ["easy"]}, headers=guest), Place)
    await come(client, "WANDA", "correct horse")
    open_table: Place = decoded(await client.post("/api/tables", json={}, headers=await come(client, "Host")), Place)
    for path in ("tables", f"tables/{open_table.table}/join"):
        refused(await client.post(f"/api/{path}", json={}, headers=guest), 409, "choose another one")
    assert await sit(client, guest, place.table) == "Wanda"


@pytest.mark.anyio
async def test_the_names_for_guests_are_everybodys(client: httpx.AsyncClient) -> None:
    """Whoever does not care for a name can always come in by one of them."""
    for name in ("Merry Otter", "Froher  OTTER", "Keen Lynx"):
        body = {"name": name, "password": "correct horse"}
        refused(await client.post("/api/register", json=body), 409, "names that the page gives to guests")
        await come(client, name)


@pytest.mark.anyio
async def test_nobody_at_a_table_looks_like_anybody_else(client: httpx.AsyncClient) -> None:
    people = [await come(client, name) for name in ("Paula", "PAULA", "Paula", "Pau1a", "Balduin")]
    place: Place = decoded(await client.post("/api/tables", json={"seats": 6, "bots": ["easy"]}, headers=people[0]),
                           Place)
    names = [await sit(client, who, place.table) for who in people]
    assert names == ["Paula", "PAULA (2)", "Paula (3)", "Pau1a (4)", "Balduin"]
    assert await sit(client, people[1], place.table) == "PAULA (2)"         # coming again changes nothing
    info: TableInfo = decoded(await client.get(f"/api/tables/{place.table}"), TableInfo)
    assert info.seats[5].bot == "easy" and info.seats[5].name == "Bertram"


@pytest.mark.anyio
async def test_a_person_called_like_a_bot_of_the_table_gets_a_number(client: httpx.AsyncClient) -> None:
    host, late = await come(client, "Host"), await come(client, "BERTRAM")
    place: Place = decoded(await client.post("/api/tables", json={"seats": 3, "bots": ["easy"]}, headers=host), Place)
    assert await sit(client, late, place.table) == "BERTRAM (2)"


@pytest.mark.anyio
async def test_those_who_registered_before_looks_were_compared(database: str) -> None:
    """Two who look the same keep their accounts; nobody else gets in between."""
    storage = Storage(database)
    await storage.open()
    for number, name in enumerate(("Max", "МАХ", "Eva")):
        assert await storage.add_person(Person(f"p{number}", name, True, "hash"), name.casefold())
    await storage.close()
    again = Storage(database)
    await again.open()
    looks = await again.do(lambda connection: dict(
        connection.execute(sql.select(PEOPLE.c.id, PEOPLE.c.look)).all()))
    assert looks == {"p0": "max", "p1": None, "p2": "eva"}
    assert await again.is_registered("нет", "eva") and await again.is_registered("мах", "другой")
    assert not await again.add_person(Person("p3", "Max!", True, "hash"), "max!", look_of("Max!"))
    await again.close()
