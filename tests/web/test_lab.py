"""The laboratory at the server: it plays what `throneroom sim` would, and whatever anybody does, nobody else waits."""
from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from throneroom import lab
from throneroom.errors import BadContest
from throneroom.lab.tally import Tally
from throneroom.record.record import read as read_record
from throneroom.strategies import find
from throneroom.web.app import new_app, new_hall
from throneroom.web.lab import Lab, Stretch
from throneroom.web.limits import Limit, Turns
from throneroom.web.live import Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.simulating import answer
from throneroom.web.workers import Workers

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[int]]
Json = dict[str, Any]
PATIENCE = 120                          # seconds; only ever waited for when something is broken
HOSTILE, HONEST = "127.0.0.66", "127.0.0.2"
MONEY, SMITHY = {"named": "Big Money"}, {"named": "Big Money + Smithy"}
LAZY = "strategy: Lazy\nbuy\n  Curse if coins > 90\n"         # never buys anything
ENDLESS = {"players": [{"text": LAZY}, {"text": LAZY}], "games": 100_000}


class Visitor:
    """Somebody at an address of their own, with a real server."""

    def __init__(self, port: int, address: str = HONEST) -> None:
        self.port, self.address = port, address

    async def ask(self, path: str, body: Json | None = None, status: int = 200) -> Json:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://127.0.0.1:{self.port}/api",
                                     timeout=PATIENCE) as client:
            answered = await (client.get(path) if body is None else client.post(path, json=body))
        assert answered.status_code == status, answered.text
        found: Json = answered.json()
        return found

    @asynccontextmanager
    async def listening(self, contest: str) -> AsyncIterator[websockets.ClientConnection]:
        async with websockets.connect(f"ws://127.0.0.1:{self.port}/api/lab/{contest}/socket",
                                      local_addr=(self.address, 0), max_size=None, open_timeout=PATIENCE) as socket:
            await socket.send('{"type": "hello"}')
            yield socket

    async def begin(self, wanted: Json) -> str:
        return str((await self.ask("/lab", wanted))["id"])

    async def outcome(self, wanted: Json) -> tuple[list[Json], Json]:
        """All that is heard of a contest to its end, and its end."""
        async with self.listening(await self.begin(wanted)) as socket:
            *news, over = [json.loads(message) async for message in socket]
        return news, over


async def hear(socket: websockets.ClientConnection) -> Json:
    async with asyncio.timeout(PATIENCE):
        found: Json = json.loads(await socket.recv())
    return found


async def games_played(socket: websockets.ClientConnection) -> Json:
    """The first news of games."""
    while not (heard := await hear(socket))["games"]:
        pass
    return heard


async def becomes(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture(scope="module")
async def limited_hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """With the limits that there really are, but for how often one may ask."""
    limits = Limits.none()
    limits.runs, limits.strategies = Limits().runs, Limits().strategies
    file = tmp_path_factory.mktemp("lab") / "tables.sqlite"
    opened = new_hall(f"sqlite:///{file}", Settings(ready=False, pause=(0, 0)), limits)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def port(limited_hall: Hall, serve: Serve) -> int:
    return await serve(new_app(limited_hall))


# --- what is played ---------------------------------------------------------------------------------------------------
async def test_a_contest_comes_to_what_the_command_line_says(port: int) -> None:
    wanted = {"players": [MONEY, SMITHY, {"named": "general"}], "games": 90, "seed": 7}
    news, over = await Visitor(port).outcome(wanted)
    alone = lab.sim("Big Money", "Big Money + Smithy", "general", games=90, seed=7, jobs=1)
    assert over["ended"] == "all"
    assert over["files"]["sim.json"].encode() == alone.as_json()
    assert sorted(over["files"]) == ["sim-cards.csv", "sim-decks.csv", "sim-turns.csv", "sim.csv", "sim.json"]
    assert [each["games"] for each in news] == sorted(each["games"] for each in news)
    last = news[-1]
    assert (last["games"], last["of"]) == (90, 90)
    assert [line["rate"] for line in last["lines"]] == pytest.approx([row["rate"] for row in alone.rows()], abs=1e-4)
    assert last["lines"][0]["points_by_turn"] == pytest.approx(alone.tally.points_by_turn(0)[1:], abs=1e-4)


async def test_it_stops_where_the_command_line_would(port: int) -> None:
    """After the same batch, although it is played in other pieces."""
    _, over = await Visitor(port).outcome({"players": [MONEY, SMITHY], "games": 4000, "until": "decided"})
    alone = lab.sim("Big Money", "Big Money + Smithy", games=4000, until="decided", jobs=1)
    assert over["ended"] == "enough" and alone.tally.games < 4000
    assert over["files"]["sim.json"].encode() == alone.as_json()


async def test_a_stretch_ends_when_its_time_is_up_and_the_next_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.web.simulating.AT_ONCE", 0.0)       # after a round
    asked = lab.sim("Big Money", "Big Money + Smithy", games=6, jobs=1)
    total, round, ended = Tally(), 0, ""
    while not ended:
        found = answer(Stretch(asked.contest, "", round, total))
        assert found.round == round + 1
        total, round, ended = msgspec.json.decode(found.total, type=Tally), found.round, found.ended
    assert (total, ended) == (asked.tally, "all")


async def test_the_settings_are_enough_to_open_any_game(port: int) -> None:
    visitor = Visitor(port)
    contest = await visitor.begin({"players": [MONEY, SMITHY], "games": 10, "seed": 3, "kingdom": "First Game"})
    kept = await visitor.ask(f"/lab/{contest}/game", {"number": 4})
    told = await visitor.ask(f"/records/{kept['id']}")
    alone = lab.sim("Big Money", "Big Money + Smithy", games=10, seed=3, kingdom="First Game", jobs=1).record(4)
    assert read_record(json.dumps(told).encode()).answers == alone.answers
    assert told["names"] == alone.names
    beyond = await visitor.ask(f"/lab/{contest}/game", {"number": 11}, 422)
    assert beyond["error"] == "there are games 1 to 10, not 11"
    await visitor.ask("/lab/nobody/game", {"number": 1}, 404)


async def test_everybody_of_the_library_can_be_asked_for(client: httpx.AsyncClient) -> None:
    stock = (await client.get("/api/lab")).json()
    assert len(stock["strategies"]) > 60 and "general" in stock["bots"]
    first = stock["strategies"][0]
    assert first["text"][0] == find(first["name"]).text() != first["text"][1]


# --- what cannot be played --------------------------------------------------------------------------------------------
async def test_a_strategy_is_read_and_every_mistake_named(port: int) -> None:
    visitor = Visitor(port)
    bad = "strategy: Mine\nbuy\n  Provinse\n  Gold if coin > 3\n"
    found = await visitor.ask("/lab/strategy", {"text": bad})
    assert [each["error"][:16] for each in found["problems"]] == ["line 3, column 3", "line 4, column 1"]
    assert "did you mean Province" in found["problems"][0]["error"]
    assert found["problems"][0]["german"].startswith("Zeile 3, Spalte 3: ")
    assert await visitor.ask("/lab/strategy", {"text": LAZY}) == {"name": "Lazy", "problems": []}
    refused = await visitor.ask("/lab", {"players": [MONEY, {"text": bad}]}, 422)
    assert refused["field"] == "player2" and refused["german"].startswith("Zeile 3, Spalte 3: ")


@pytest.mark.parametrize(("changed", "field", "german"), [
    ({"players": [MONEY, {"named": "Bigg Money"}]}, "player2", "Keine Strategie heißt"),
    ({"players": [MONEY, {"named": "/etc/passwd"}]}, "player2", "Keine Strategie heißt"),
    ({"players": [MONEY, {"named": "pyproject.toml"}]}, "player2", "Keine Strategie heißt"),
    ({"players": [{"text": "x" * 8001}, MONEY]}, "players.text", "8000 oder weniger Zeichen"),
    ({"players": [MONEY] * 5}, "players", "4 oder weniger"),
    ({"kingdom": "Nowhere"}, "kingdom", ""), ({"kingdom": "@pyproject.toml"}, "kingdom", ""),
    ({"games": 0}, "games", ""), ({"games": 100_001}, "games", ""), ({"until": "dawn"}, "until", "entschieden"),
    ({"seed": 2**53}, "seed", "")],
    ids=lambda value: str(value)[:30])
async def test_what_cannot_be_played_is_said_beside_its_field(port: int, changed: Json, field: str,
                                                              german: str) -> None:
    refused = await Visitor(port).ask("/lab", {"players": [MONEY, SMITHY], **changed}, 422)
    assert refused["field"] == field
    assert german in refused["german"]
    assert refused["german"] != refused["error"]


@pytest.mark.parametrize("text", [
    "strategy: Deep\nbuy\n  Gold if " + "(" * 1900 + "\n", "strategy: Wide\nbuy\n" + "  Gold\n" * 950,
    "strategy: Not\nbuy\n  Gold if " + "not " * 390 + "coins > 3\n", "strategy: \x00\nbuy\n  Gold\n",
    "strategy: Sum\nbuy\n  Gold if " + "1 + " * 390 + "1 > 3\n", "strategy: :" + ":" * 1900 + "\n" + " " * 5000],
    ids=["deep", "long", "not", "zero", "sum", "colons"])
async def test_strategies_made_to_hurt_are_refused_or_played(port: int, text: str) -> None:
    found = await Visitor(port).ask("/lab/strategy", {"text": text})
    if not found["problems"]:
        _, over = await Visitor(port).outcome({"players": [{"text": text}, MONEY], "games": 2})
        assert over["ended"] == "all"


async def test_games_that_would_never_end_do(port: int) -> None:
    news, over = await Visitor(port).outcome({**ENDLESS, "games": 2})
    assert over["ended"] == "all"
    assert (news[-1]["unfinished"], news[-1]["lines"][0]["draws"]) == (2, 2)
    assert news[-1]["lengths"][100] == 2


# --- whoever goes, whatever breaks ------------------------------------------------------------------------------------
async def test_who_stops_has_the_results_so_far(port: int) -> None:
    visitor = Visitor(port)
    async with visitor.listening(await visitor.begin(ENDLESS)) as socket:
        games = (await games_played(socket))["games"]
        await socket.send('{"type": "stop"}')
        await socket.send('{"type": "stop"}')
        while (heard := await hear(socket))["type"] != "over":
            games = heard["games"]
    assert heard["ended"] == "interrupted"
    result = json.loads(heard["files"]["sim.json"])
    assert (result["ended"], result["tally"]["games"]) == ("interrupted", games)


async def test_nothing_is_played_for_who_has_gone(port: int, limited_hall: Hall) -> None:
    visitor = Visitor(port)
    contest = await visitor.begin(ENDLESS)
    async with visitor.listening(contest) as socket:
        await games_played(socket)
        assert len(limited_hall.lab.runs) == 1
    async with visitor.listening(contest) as socket:
        socket.transport.abort()        # without a word
    await becomes(lambda: not limited_hall.lab.runs)
    assert not limited_hall.limits.runs.here


async def test_a_lost_worker_costs_nothing(port: int, limited_hall: Hall) -> None:
    visitor = Visitor(port)
    contest = await visitor.begin({"players": [MONEY, SMITHY], "games": 900})
    async with visitor.listening(contest) as socket:
        await games_played(socket)
        for worker in list(limited_hall.lab.workers.all):
            os.kill(worker.process.pid, signal.SIGKILL)
        *_, over = [json.loads(message) async for message in socket]
    alone = lab.sim("Big Money", "Big Money + Smithy", games=900, jobs=1)
    assert over["files"]["sim.json"].encode() == alone.as_json()


async def test_a_game_that_takes_too_long_is_given_up() -> None:
    """By the kernel, which ends the worker; the sentence says so."""
    slow = ("from throneroom.web import simulating as s; s.SECONDS = 0.2\n"
            "def forever(task):\n    while True: pass\n"
            "s.does = forever; s.main()")
    opened = Lab(Workers(1, PATIENCE, (sys.executable, "-c", slow), are_limited=True))
    try:
        with pytest.raises(BadContest, match="takes too long"):
            await opened.read("somebody", LAZY)
    finally:
        await opened.close()


# --- one address against all ------------------------------------------------------------------------------------------
async def test_one_address_plays_three_at_once_and_others_have_their_turn(port: int, limited_hall: Hall) -> None:
    hostile, honest = Visitor(port, HOSTILE), Visitor(port, HONEST)
    contest = await hostile.begin(ENDLESS)
    async with hostile.listening(contest) as one, hostile.listening(contest), hostile.listening(contest):
        await games_played(one)
        async with hostile.listening(contest) as fourth:
            assert await hear(fourth) == {"type": "refused", "why": "many contests",
                                          "text": "too many contests are being played: wait until one is over"}
        await asyncio.gather(*(hostile.ask("/lab/strategy", {"text": LAZY}) for _ in range(6)))
        _, over = await honest.outcome({"players": [MONEY, SMITHY], "games": 40})
        assert over["ended"] == "all"
        assert len(limited_hall.lab.runs) == 3
    await becomes(lambda: not limited_hall.lab.runs)


async def test_floods_of_contests_and_strategies_are_refused(port: int, limited_hall: Hall,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_hall.limits, "contests", Limit(rate=1e-9, burst=2))
    hostile = Visitor(port, HOSTILE)
    for _ in range(2):
        await hostile.begin({"players": [MONEY, MONEY], "games": 2})
    refused = await hostile.ask("/lab", {"players": [MONEY, MONEY]}, 429)
    assert refused["german"] == "Das ging zu schnell: Warte einen Moment."
    await Visitor(port).begin({"players": [MONEY, MONEY], "games": 2})
    monkeypatch.setattr(limited_hall.limits, "strategies", Turns(each=1, line=0))
    await hostile.ask("/lab/strategy", {"text": LAZY}, 429)


async def test_nobody_fills_the_lab(port: int, limited_hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_hall.lab, "at_once", 0)
    visitor = Visitor(port)
    async with visitor.listening(await visitor.begin(ENDLESS)) as socket:
        assert (await hear(socket))["why"] == "many contests"


async def test_a_contest_nobody_knows_is_refused(port: int) -> None:
    async with Visitor(port).listening("nobody") as socket:
        assert (await hear(socket))["why"] == "no contest"


async def test_the_server_forgets_what_was_asked_for_long_ago(monkeypatch: pytest.MonkeyPatch, port: int,
                                                             limited_hall: Hall) -> None:
    monkeypatch.setattr("throneroom.web.lab.KEPT", 2)
    visitor = Visitor(port)
    names = [await visitor.begin({"players": [MONEY, MONEY], "games": 2, "seed": seed}) for seed in range(3)]
    assert list(limited_hall.lab.contests) == names[1:]
