"""Behind a proxy: everybody is known by their own address, and who has left is no longer worked for.  The last tests
run Debian's nginx with the configuration of docs/server.md."""
from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from throneroom.errors import NotSignedIn
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.record import record_of, write
from throneroom.web import house, live, operations
from throneroom.web.app import new_app
from throneroom.web.doors import Door, Proxies, Wire
from throneroom.web.limits import Crowd, Limit, Turns
from throneroom.web.operations import Hall, Limits
from throneroom.web.storage import TableRow
from throneroom.web.table import Table

pytestmark = pytest.mark.anyio

PROXY = "127.0.0.10"
KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")
ONE, OTHER = "203.0.113.1", "203.0.113.2"
ROOT = Path(__file__).parents[2]
SERVER_DOC = ROOT / "docs" / "server.md"
PATIENCE = 60                           # seconds; only ever waited for when something is broken

Serve = Callable[..., Awaitable[int]]


@pytest.mark.parametrize(("said", "visitor"), [
    ([ONE], ONE), (["198.51.100.9, " + ONE], ONE), (["198.51.100.9", ONE], ONE), ([f"{ONE}, 10.1.2.3"], ONE),
    ([f"{ONE}, 10.1.2.3, 10.9.9.9"], ONE), (["2001:db8::7"], "2001:db8::7"), (["::ffff:203.0.113.1"], ONE),
    ([], PROXY), ([""], PROXY), (["somewhere"], PROXY), ([f"{ONE}, somewhere"], PROXY), (["unknown"], PROXY),
    ([f"{ONE}:4711"], PROXY), ([f"{ONE},"], PROXY), (["10.1.2.3"], PROXY), (["\xff"], PROXY)])
def test_for_whom_a_proxy_asks(said: list[str], visitor: str) -> None:
    """Only what a proxy wrote is believed: the last address that is not a proxy's own.  Otherwise it counts itself."""
    proxies = Proxies([PROXY, "10.0.0.0/8"])
    headers = [(b"host", b"x"), *[(b"x-forwarded-for", each.encode("latin-1")) for each in said]]
    assert proxies.visitor((PROXY, 80), headers)[0] == visitor


def test_who_is_a_proxy() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"])
    for address in ("127.0.0.1", "10.7.7.7", "::ffff:10.7.7.7", "2001:db8::9"):
        assert address in proxies
    for address in ("127.0.0.2", "11.0.0.1", "", "somewhere", "::1"):
        assert address not in proxies
    assert "127.0.0.1" not in Proxies()


def doors(**changed: Any) -> dict[str, Any]:
    """Doors that trust the proxy, with limits that nobody else counts in."""
    own = {"proxies": Proxies([PROXY]), "crowd": Crowd(200), "connects": Limit(20, 300), "requests": Limit(60, 1000),
           "traffic": Limit(10**6, 10**7), "turns": Turns(16, 200)} | changed
    wire = {"frames_of": Limit(300, 4000), "bytes_of": Limit(10**5, 10**6)}
    return {"http": type("OwnDoor", (Door,), own), "ws": type("OwnWire", (Wire,), wire)}


async def send(port: int, peer: str, visitor: str, line: str = "GET /api/health", *headers: str) -> Any:
    """A request that is on its way; its reader and writer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(peer, 0))
    named = [f"X-Forwarded-For: {visitor}"] if visitor else []
    writer.write("\r\n".join([f"{line} HTTP/1.1", f"Host: 127.0.0.1:{port}", *named, *headers, "", ""]).encode())
    return reader, writer


async def status(port: int, peer: str, visitor: str, *more: str) -> int:
    """Of the answer; 0: cut off."""
    reader, writer = await send(port, peer, visitor, *more)
    try:
        return int((await reader.readuntil(b"\r\n\r\n")).split()[1])
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0
    finally:
        writer.transport.abort()


async def test_limits_are_counted_for_those_behind_the_proxy(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **doors(requests=Limit(0, 3)))
    assert [await status(port, PROXY, ONE) for _ in range(5)] == [200] * 3 + [0] * 2
    assert await status(port, PROXY, f"9.9.9.9, {ONE}") == 0            # whatever the visitor claims
    assert await status(port, PROXY, OTHER) == 200
    assert [await status(port, PROXY, "") for _ in range(4)] == [200] * 3 + [0]     # one visitor: the proxy itself


async def test_nobody_else_is_believed(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **doors(requests=Limit(0, 3)))
    assert [await status(port, "127.0.0.2", f"203.0.113.{number}") for number in range(5)] == [200] * 3 + [0] * 2


async def test_the_proxy_may_hold_the_connections_of_all(hall: Hall, serve: Serve) -> None:
    port = await serve(new_app(hall), **doors(crowd=Crowd(3), connects=Limit(0, 3)))
    held = [await asyncio.open_connection("127.0.0.1", port, local_addr=(PROXY, 0)) for _ in range(20)]
    assert [await status(port, PROXY, OTHER) for _ in range(5)] == [200] * 5
    for _, writer in held:
        writer.transport.abort()


async def test_everything_goes_by_the_address_of_the_visitor(hall: Hall, serve: Serve) -> None:
    """Refusals of the app, and websockets."""
    limits = Limits(reads=Limit(0, 2), connects=Limit(0, 2))
    port = await serve(new_app(Hall(hall.storage, hall.house, hall.accounts, hall.records, limits)), **doors())
    assert [await status(port, PROXY, ONE) for _ in range(3)] == [200, 200, 429]
    assert await status(port, PROXY, OTHER) == 200
    upgrade = ("GET /api/tables/x/socket", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    assert [await status(port, PROXY, ONE, *upgrade) for _ in range(3)] == [101, 101, 403]
    assert await status(port, PROXY, OTHER, *upgrade) == 101


# --- who has left -----------------------------------------------------------------------------------------------------
async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_who_has_left_is_no_longer_worked_for(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    port = await serve(new_app(hall), **doors())
    going, called_off = 0, 0

    async def long_hash(_: Any) -> Any:
        nonlocal going, called_off
        going += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            called_off += 1
            raise

    monkeypatch.setattr(hall.accounts, "log_in", long_hash)
    body = '{"name": "Anna", "password": "long enough"}'
    sent = [await send(port, PROXY, ONE, "POST /api/login", f"Content-Length: {len(body)}", "", body)
            for _ in range(5)]
    await until(lambda: going == 5)
    for _, writer in sent:
        writer.transport.abort()
    await until(lambda: called_off == 5)
    assert await status(port, PROXY, ONE) == 200


async def test_strangers_write_nothing_into_the_log(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    crowd, turns = Crowd(200), Turns(16, 200)
    port = await serve(new_app(hall, names=["127.0.0.1"]), **doors(crowd=crowd, turns=turns))
    begun = asyncio.Event()

    async def long_hash(_: Any) -> Any:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(hall.accounts, "log_in", long_hash)
    body = '{"name": "Anna", "password": "long enough"}'
    _, writer = await send(port, PROXY, ONE, "POST /api/login", f"Content-Length: {len(body)}", "",
                           f"{body}GET /api/health HTTP/1.1", "Host: 127.0.0.1")
    await begun.wait()
    writer.transport.abort()                    # while the second request still waits
    await until(lambda: not turns.line.here)
    address = f"ws://127.0.0.1:{port}/api/tables/any/socket"
    with pytest.raises(InvalidStatus, match="421"):
        await connect(address, additional_headers={"Host": "elsewhere.example"}, open_timeout=PATIENCE)
    async with connect(address, open_timeout=PATIENCE) as socket:
        await socket.send(b"\xff", text=True)
        assert json.loads(await socket.recv())["why"] == "bad message"
    assert capfd.readouterr().err == ""


async def test_what_is_begun_is_not_left_half_done(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is being opened is opened and its seat taken, whoever still waits for the answer."""
    crowd = Crowd(200)
    port = await serve(new_app(hall), **doors(crowd=crowd))
    create, begun, goes_on = hall.house.create, asyncio.Event(), asyncio.Event()

    async def slowly(*arguments: Any, **more: Any) -> Any:
        begun.set()
        await goes_on.wait()
        return await create(*arguments, **more)

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE) as client:
        token = (await client.post("/session", json={"name": "Anna"})).json()["token"]
        monkeypatch.setattr(hall.house, "create", slowly)
        known = set(hall.house.tables)
        body = '{"bots": ["easy"]}'
        _, writer = await send(port, "127.0.0.2", "", "POST /api/tables", f"Authorization: Bearer {token}",
                               f"Content-Length: {len(body)}", "", body)
        await begun.wait()
        writer.transport.abort()
        await until(lambda: not crowd.here["127.0.0.2"])
        goes_on.set()
        await until(lambda: set(hall.house.tables) - known)
        [opened] = set(hall.house.tables) - known
        await until(lambda: hall.house.tables[opened].table.state == "playing")


@pytest.mark.parametrize(("kind", "line", "body"), [
    ("kingdoms", "POST /api/kingdom", "{}"),
    ("hashes", "POST /api/login", '{"name": "Anna", "password": "long enough"}'),
    ("hashes", "POST /api/register", '{"name": "Anna", "password": "long enough"}')])
async def test_a_thread_keeps_its_turn_until_it_has_ended(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch, kind: str, line: str, body: str) -> None:
    """Nobody gets more of the server's time by leaving early."""
    may_end, going = Event(), 0

    def think(*_: Any) -> Any:
        nonlocal going
        going += 1
        may_end.wait(PATIENCE)
        raise AssertionError("nobody asks any more")

    monkeypatch.setattr(operations, "wanted_setup", think)
    monkeypatch.setattr(hall.accounts, "hasher", type("Hasher", (), {"hash": think, "verify": think})())
    limits = Limits()
    turns: Turns = getattr(limits, kind)
    port = await serve(new_app(Hall(hall.storage, hall.house, hall.accounts, hall.records, limits)), **doors())

    async def come_and_go(place: int) -> None:
        _, writer = await send(port, PROXY, ONE, line, f"Content-Length: {len(body)}", "", body)
        await until(lambda: going and turns.line.here[ONE] == place)
        writer.transport.abort()
        await until(lambda: turns.line.here[ONE] == 1)      # who waits leaves the line, whose thread is at it stays

    await come_and_go(1)
    await come_and_go(2)
    await come_and_go(2)
    may_end.set()
    await until(lambda: not turns.line.here[ONE])
    assert going == 1


async def test_the_passwords_of_one_address_are_checked_one_after_the_other(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that those of others need not wait for all of them."""
    asked: list[str] = []
    goes_on = asyncio.Event()

    async def slowly(given: Any) -> Any:
        asked.append(given.name)
        if given.name != "Other":
            await goes_on.wait()
        raise NotSignedIn("the name or the password is wrong")

    monkeypatch.setattr(hall.accounts, "log_in", slowly)
    port = await serve(new_app(Hall(hall.storage, hall.house, hall.accounts, hall.records, Limits())), **doors())

    async def log_in(visitor: str, name: str) -> int:
        body = json.dumps({"name": name, "password": "long enough"})
        return await status(port, PROXY, visitor, "POST /api/login", f"Content-Length: {len(body)}", "", body)

    many = [asyncio.create_task(log_in(ONE, f"One {number}")) for number in range(10)]
    assert [await many.pop(index) for index in (await refused_of(many))] == [429, 429]      # only so many may wait
    assert await log_in(OTHER, "Other") == 401
    assert len([name for name in asked if name.startswith("One")]) == 1
    goes_on.set()
    assert [await each for each in many] == [401] * 8


async def test_nobody_waits_for_the_long_games_of_others(
        hall: Hall, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """One address has many tables loaded that take long, and branches off from a long record again and again."""
    limits = Limits()
    port = await serve(new_app(Hall(hall.storage, hall.house, hall.accounts, hall.records, limits)), **doors())
    may_end = Event()
    going: list[Any] = []

    def table_of(row: TableRow, deeds: Any = ()) -> Table:
        if row.id in long:
            going.append(row.id)
            may_end.wait(PATIENCE)
        return Table(row, deeds)

    def long_record(*_: Any) -> Any:
        going.append("record")
        may_end.wait(PATIENCE)
        raise AssertionError("this is enough")

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE) as client:
        person = (await client.post("/session", json={"name": "Anna"})).json()["token"]
        headers = {"Authorization": f"Bearer {person}"}
        *long, short = [(await client.post("/tables", json={}, headers=headers)).json()["table"] for _ in range(5)]
        driver = Driver(Setup(KINGDOM), 1)
        driver.answer([])
        record = (await client.post("/records", content=write(record_of(driver)))).json()["id"]
    for table in (*long, short):
        del hall.house.tables[table]
    monkeypatch.setattr(live, "Table", table_of)
    monkeypatch.setattr(house, "go_on_after", long_record)

    async with asyncio.timeout(PATIENCE):
        body = '{"at": 1, "seat": 0}'
        many = [asyncio.create_task(status(port, PROXY, ONE, f"GET /api/tables/{table}")) for table in long]
        await until(lambda: going)
        assert await status(port, PROXY, OTHER, f"GET /api/tables/{short}") == 200
        assert len(going) == 1
        may_end.set()
        assert [await each for each in many] == [200] * len(long)

        going.clear()
        may_end.clear()
        many = [asyncio.create_task(status(
            port, PROXY, ONE, f"POST /api/records/{record}/branch", f"Authorization: Bearer {person}",
            f"Content-Length: {len(body)}", "", body)) for _ in range(4)]
        await until(lambda: going and limits.replays.line.here[ONE] == len(many))
        assert len(going) == 1
        for each in many:
            each.cancel()
        may_end.set()


async def refused_of(tasks: list[asyncio.Task[int]]) -> list[int]:
    """Which two of them have been answered, the last first."""
    await until(lambda: sum(task.done() for task in tasks) == 2)
    return [index for index in reversed(range(len(tasks))) if tasks[index].done()]


# --- nginx ------------------------------------------------------------------------------------------------------------
def documented() -> tuple[str, str]:
    """The site, and what is to stand in nginx.conf."""
    site, main = re.findall(r"```nginx\n(.*?)```", SERVER_DOC.read_text(encoding="utf-8"), re.DOTALL)
    return site, main


class Nginx:
    """As docs/server.md has it; only ports, files, the certificate and patience are others, and what a test changes."""

    name = "table.example.org"

    def __init__(self, home: Path, server: int, **changes: str) -> None:
        for program in ("nginx", "openssl"):
            if not (shutil.which(program) or shutil.which(program, path="/usr/sbin:/sbin")):
                pytest.fail(f"{program} is not installed: `make system` installs it")
        nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin") or ""
        cert = home / "cert.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
                        "-nodes", "-keyout", home / "key.pem", "-out", cert, "-days", "2", "-subj",
                        f"/CN={self.name}", "-addext", f"subjectAltName=DNS:{self.name}"], check=True,
                       capture_output=True)
        self.reserved = [socket.socket() for _ in range(2)]     # nobody else gets the ports before nginx does
        for each in self.reserved:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            each.bind(("127.0.0.1", 0))
        self.plain, self.port = [each.getsockname()[1] for each in self.reserved]
        own = {r"listen \[::\].*\n": "\n", r"listen 80;": f"listen 127.0.0.1:{self.plain};",
               r"listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
               r"ssl_certificate +\S+;": f"ssl_certificate {cert};",
               r"ssl_certificate_key +\S+;": f"ssl_certificate_key {home / 'key.pem'};",
               r"127\.0\.0\.1:8008": f"127.0.0.1:{server}"}
        changes = {"client_header_timeout": f"{PATIENCE}s"} | changes
        changed = {rf"\b{directive} [^;]*;": f"{directive} {value};" for directive, value in changes.items()}
        site, main = documented()
        for pattern, replacement in (own | changed).items():
            site, count = re.subn(pattern, replacement, site)
            assert count, pattern
        kept = "".join(f"{kind}_temp_path {home / kind};\n" for kind in
                       ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (home / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\npid {home / 'pid'};\nerror_log stderr;\n{main}"
            f"http {{\naccess_log off;\n{kept}{site}}}\n")
        command = [nginx, "-p", str(home), "-c", str(home / "nginx.conf"), "-e", "stderr"]
        subprocess.run([*command, "-t"], check=True, capture_output=True)
        self.trust = ssl.create_default_context(cafile=str(cert))
        self.proxy = subprocess.Popen(command)

    async def connect(self, port: int, **more: Any) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """As soon as it listens."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await asyncio.open_connection("127.0.0.1", port, **more)
                except ConnectionRefusedError:
                    await asyncio.sleep(0.01)

    def close(self) -> None:
        self.proxy.terminate()
        self.proxy.wait()
        for each in self.reserved:
            each.close()


class Site(Nginx):
    """A server behind nginx."""

    def __init__(self, home: Path) -> None:
        self.server = subprocess.Popen(
            [sys.executable, "-m", "tests.easy_server", "table", "--no-browser", "--port", "0", "--name", self.name,
             "--proxy", "127.0.0.1", "--database", f"sqlite:///{home / 'tables.sqlite'}"], stdout=subprocess.PIPE,
            text=True, cwd=ROOT)
        assert self.server.stdout is not None
        told = re.search(r":(\d+)/", self.server.stdout.readline())
        assert told
        super().__init__(home, int(told[1]))

    def client(self, address: str) -> httpx.AsyncClient:
        """Somebody at this address."""
        transport = httpx.AsyncHTTPTransport(verify=self.trust, local_address=address, retries=20)
        return httpx.AsyncClient(transport=transport, base_url=f"https://127.0.0.1:{self.port}/api", timeout=PATIENCE,
                                 headers={"Host": self.name, "Origin": f"https://{self.name}"})

    async def ask(self, client: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        return await client.request(method, path, extensions={"sni_hostname": self.name}, **more)

    def socket(self, address: str, table: str) -> connect:
        return connect(f"wss://{self.name}/api/tables/{table}/socket", ssl=self.trust, host="127.0.0.1", port=self.port,
                       origin=f"https://{self.name}", local_addr=(address, 0), open_timeout=PATIENCE, close_timeout=0.2)    # type: ignore[arg-type]

    def close(self) -> None:
        super().close()
        self.server.terminate()
        self.server.wait()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    opened = Site(tmp_path)
    yield opened
    opened.close()


class Player:
    """Somebody at a seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: dict[str, int] = {"number": -1}

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, number: int) -> None:
        """This question is asked."""
        async with asyncio.timeout(PATIENCE):
            while self.question["number"] < number:
                self.question = json.loads(await self.socket.recv()).get("question") or self.question


async def test_nginx_as_documented(site: Site) -> None:
    """Two people play over TLS; a third address floods the server and hurts only itself."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(site.client(address)) for address in ("127.0.0.2", "127.0.0.3")]
        places: list[dict[str, str]] = []
        for client, name in zip(clients, ("Anna", "Ben"), strict=True):
            session = (await site.ask(client, "POST", "/session", json={"name": name})).json()
            client.headers["Authorization"] = f"Bearer {session['token']}"
            path = f"/tables/{places[0]['table']}/join" if places else "/tables"
            wanted = None if places else {"kingdom": {"text": "First Game"}}
            places.append((await site.ask(client, "POST", path, json=wanted)).json())
        table = places[0]["table"]
        players = [Player(await stack.enter_async_context(site.socket(address, table)))
                   for address in ("127.0.0.2", "127.0.0.3")]
        for player, place in zip(players, places, strict=True):
            await player.send(type="hello", token=place["token"])

        async def play(first: int, last: int) -> None:
            for number in range(first, last):
                for player in players:
                    await player.until(number)
                asked = players[players[0].question["seat"]]
                await asked.send(type="answer", number=number, choice=[])

        await play(0, 6)
        redirect = httpx.get(f"http://127.0.0.1:{site.plain}/x", headers={"Host": site.name}, timeout=PATIENCE)
        assert (redirect.status_code, redirect.headers["location"]) == (301, f"https://{site.name}/x")

        # The flood: more websockets than one address may open, and more pings than one may send.
        async with AsyncExitStack() as hostile:
            opened: list[ClientConnection] = []

            async def open_many() -> None:
                while len(opened) < 1000:
                    opened.append(await hostile.enter_async_context(site.socket("127.0.0.66", table)))

            async def ping_often() -> None:
                for _ in range(100_000):
                    await opened[-1].ping()
                    await asyncio.sleep(0)

            with pytest.raises(InvalidStatus) as refused:
                await open_many()
            assert refused.value.response.status_code == 403
            with pytest.raises(ConnectionClosed):
                await ping_often()
        await play(6, 12)
        for client in clients:
            assert (await site.ask(client, "GET", "/health")).status_code == 200


async def test_nginx_does_not_wait_long_for_a_head(tmp_path: Path) -> None:
    """At either port, with or without a word."""
    nginx = Nginx(tmp_path, 1, client_header_timeout="100ms")
    try:
        for port, said in ((nginx.plain, f"GET / HTTP/1.1\r\nHost: {nginx.name}\r\n".encode()), (nginx.plain, b""),
                           (nginx.port, b"\x16\x03\x01"), (nginx.port, b"")):
            reader, writer = await nginx.connect(port)
            writer.write(said)
            with suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    assert await reader.read() == b""
            writer.transport.abort()
    finally:
        nginx.close()


async def test_half_heads_do_not_take_all_that_nginx_has(tmp_path: Path) -> None:
    """As many as are too much for Debian's."""
    nginx = Nginx(tmp_path, 1)
    half: list[asyncio.StreamWriter] = []
    try:
        for _ in range(800):
            _, writer = await nginx.connect(nginx.plain)
            writer.write(f"GET / HTTP/1.1\r\nHost: {nginx.name}\r\n".encode())
            half.append(writer)
        somebody = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=somebody, timeout=PATIENCE) as client:
            assert (await client.get(f"http://127.0.0.1:{nginx.plain}/")).status_code == 301
    finally:
        for writer in half:
            writer.transport.abort()
        nginx.close()


async def test_nginx_limits_households(tmp_path: Path) -> None:
    """For this once it believes who somebody claims to be: with IPv6 they have many addresses, and all are theirs."""
    comes = asyncio.Queue[None]()

    async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        comes.put_nowait(None)
        await reader.read()
        writer.close()

    server = await asyncio.start_server(never_answer, "127.0.0.1", 0)
    claimed = "2; set_real_ip_from 127.0.0.0/8; real_ip_header X-Claimed"
    nginx = Nginx(tmp_path, server.sockets[0].getsockname()[1], limit_conn=f"throneroom {claimed}")
    held: list[asyncio.StreamWriter] = []

    async def ask(address: str) -> asyncio.StreamReader:
        reader, writer = await nginx.connect(nginx.port, ssl=nginx.trust, server_hostname=nginx.name)
        held.append(writer)
        writer.write(f"GET / HTTP/1.1\r\nHost: {nginx.name}\r\nX-Claimed: {address}\r\n\r\n".encode())
        return reader

    try:
        async with asyncio.timeout(PATIENCE):
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "203.0.113.1", "203.0.113.2"):
                await ask(address)
                await comes.get()
            for address in ("2001:db8::3", "2001:db8:0:0:a::"):
                assert b" 503 " in await (await ask(address)).readline()
            await ask("203.0.113.1")
            await comes.get()
            assert b" 503 " in await (await ask("203.0.113.1")).readline()
    finally:
        for writer in held:
            writer.transport.abort()
        nginx.close()
        server.close()
        await server.wait_closed()
