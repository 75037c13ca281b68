"""Settings of people with an account: of each the newest choice holds, on all devices."""
from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from throneroom.web.app import new_app, new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Limits

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000.0


@pytest.fixture
async def client(database: str) -> AsyncIterator[httpx.AsyncClient]:
    hall = new_hall(database, Settings(ready=False, pause=(0, 0)), Limits.none())
    hall.storage.clock = lambda: NOW
    await hall.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(new_app(hall)), base_url="http://127.0.0.1") as opened:
        yield opened
    await hall.close()


async def token(client: httpx.AsyncClient, way: str, **who: str) -> dict[str, str]:
    answer = await client.post(f"/api/{way}", json=who)
    assert answer.status_code == 200, answer.text
    return {"Authorization": f"Bearer {answer.json()['token']}"}


def chosen(**settings: tuple[bool | str, float]) -> dict[str, object]:
    return {"settings": {name: {"value": value, "at": at} for name, (value, at) in settings.items()}}


async def test_the_newest_choice_holds_on_all_devices(client: httpx.AsyncClient) -> None:
    ada = {"name": "Ada", "password": "correct horse"}
    phone, desk = await token(client, "register", **ada), await token(client, "login", **ada)
    assert (await client.get("/api/settings", headers=phone)).json() == {"settings": {}}
    await client.put("/api/settings", json=chosen(theme=("dark", 10), sound=(False, 10)), headers=phone)
    # Chosen before that, but told later: of the phone's choices only the older one is replaced.
    answer = await client.put("/api/settings", json=chosen(theme=("felt", 5), sound=(True, 20), newer=("x", 7)),
                              headers=desk)
    both = chosen(theme=("dark", 10), sound=(True, 20), newer=("x", 7))
    assert answer.json() == both
    assert (await client.get("/api/settings", headers=phone)).json() == both
    # What a newer page knows stays when an older one tells its own.
    await client.put("/api/settings", json=chosen(theme=("felt", 30)), headers=phone)
    assert (await client.get("/api/settings", headers=desk)).json() == {
        "settings": {**both["settings"], **chosen(theme=("felt", 30))["settings"]}}         # type: ignore[dict-item]
    other = await token(client, "register", name="Bob", password="another horse")
    assert (await client.get("/api/settings", headers=other)).json() == {"settings": {}}


async def test_a_fast_clock_does_not_win_for_ever(client: httpx.AsyncClient) -> None:
    ada = await token(client, "register", name="Ada", password="correct horse")
    answer = await client.put("/api/settings", json=chosen(theme=("dark", NOW + 10**6)), headers=ada)
    assert answer.json() == chosen(theme=("dark", NOW))


async def test_guests_and_strangers_keep_theirs_to_themselves(client: httpx.AsyncClient) -> None:
    guest = await token(client, "session", name="Guest of ours")
    assert (await client.get("/api/settings", headers=guest)).json() == {"settings": {}}
    refused = await client.put("/api/settings", json=chosen(theme=("dark", 1)), headers=guest)
    assert refused.status_code == 403 and "in their browser" in refused.json()["error"]
    assert (await client.get("/api/settings")).status_code == 401
    assert (await client.put("/api/settings", json={})).status_code == 401


@pytest.mark.parametrize("bad", [
    [], {"settings": {"theme": "dark"}}, chosen(theme=("x" * 201, 1)), chosen(theme=("dark", -1)), {"more": 1},
    {"settings": {"no name": {"value": True, "at": 1}}}, {"settings": {"a": {"value": {"deep": 1}, "at": 1}}},
    chosen(**{f"a{number}": (True, 1.0) for number in range(65)}),
])
async def test_what_is_no_setting_changes_nothing(client: httpx.AsyncClient, bad: object) -> None:
    ada = await token(client, "register", name="Ada", password="correct horse")
    await client.put("/api/settings", json=chosen(theme=("dark", 1)), headers=ada)
    assert (await client.put("/api/settings", json=bad, headers=ada)).status_code == 422
    assert (await client.get("/api/settings", headers=ada)).json() == chosen(theme=("dark", 1))


async def test_only_so_many_are_kept(client: httpx.AsyncClient) -> None:
    ada = await token(client, "register", name="Ada", password="correct horse")
    many = chosen(**{f"a{number}": (True, 1.0) for number in range(64)})
    assert (await client.put("/api/settings", json=many, headers=ada)).status_code == 200
    assert (await client.put("/api/settings", json=chosen(one=(True, 1.0)), headers=ada)).status_code == 413
    assert (await client.get("/api/settings", headers=ada)).json() == many
