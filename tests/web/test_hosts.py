"""By what name the server is called, and whose page asks: DNS rebinding finds nothing."""
from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from throneroom.web.app import new_app
from throneroom.web.guard import Hosts
from throneroom.web.operations import Hall
from throneroom.words.problems import in_german

pytestmark = pytest.mark.anyio

Serve = Callable[..., Awaitable[int]]

SOCKET = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " \
         "AAAAAAAAAAAAAAAAAAAAAA==\r\n"


async def ask(port: int, line: str, *headers: str) -> tuple[int, bytes]:
    """The status and all that comes with it, for a request with nothing but these headers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write("\r\n".join([line, *headers, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split()[1])
    body = b"" if status == 101 else await reader.read()
    writer.transport.abort()
    return status, body


@pytest.fixture
async def port(hall: Hall, serve: Serve) -> int:
    return await serve(new_app(hall, names=["127.0.0.1", "localhost", "Table.Example.org"]))


@pytest.mark.parametrize("line", [
    "GET / HTTP/1.1", "GET /api/health HTTP/1.1", "GET /api/tables HTTP/1.1", "POST /api/session HTTP/1.1",
    "GET /api/openapi.json HTTP/1.1", "GET /assets/x.js HTTP/1.1"])
@pytest.mark.parametrize("host", ["evil.example", "table.example.org.evil.example", "localhost.evil.example",
                                  "127.1.evil", "evil.example@", "[::1", ""])
async def test_a_name_that_is_not_the_servers_finds_nothing(port: int, line: str, host: str) -> None:
    status, body = await ask(port, line, f"Host: {host}:{port}", "Connection: close")
    assert status == 421
    found = json.loads(body)
    assert found["error"].startswith("this server has another name") and found["german"] == in_german(found["error"])


async def test_websockets_neither(port: int) -> None:
    status, body = await ask(port, "GET /api/tables/x/socket HTTP/1.1", f"Host: evil.example:{port}", SOCKET)
    assert status == 421 and b"another name" in body
    both = f"Host: evil.example:{port}", f"Origin: http://evil.example:{port}", SOCKET
    assert (await ask(port, "GET /api/tables/x/socket HTTP/1.1", *both))[0] == 421


async def test_no_name_or_two_of_them(port: int) -> None:
    assert (await ask(port, "GET /api/health HTTP/1.0"))[0] == 421
    two = "Host: localhost", "Host: evil.example", "Connection: close"
    assert (await ask(port, "GET /api/health HTTP/1.1", *two))[0] in (400, 421)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST", "localhost.", "192.168.0.7", "[::1]",
                                  "table.example.org", "TABLE.example.ORG"])
async def test_its_own_names_and_addresses(port: int, host: str) -> None:
    for name in (host, f"{host}:{port}"):
        assert (await ask(port, "GET /api/health HTTP/1.1", f"Host: {name}", "Connection: close"))[0] == 200
        own = f"Host: {name}", f"Origin: http://{name}"
        assert (await ask(port, "GET /api/tables/x/socket HTTP/1.1", *own, SOCKET))[0] == 101


@pytest.mark.parametrize(("host", "origin", "status"), [
    ("127.0.0.1:8008", "https://table.example.org", 101),           # a proxy that does not pass on the name
    ("table.example.org", "https://table.example.org", 101),
    ("table.example.org", "https://TABLE.example.org", 101),
    ("table.example.org", "https://other.example.org", 403),
    ("127.0.0.1:8008", "http://127.0.0.1:9999", 403),               # another server on the same machine
    ("localhost:8008", "http://127.0.0.1:8008", 403),
    ("127.0.0.1:8008", "https://table.example.org@evil.example", 403),
    ("127.0.0.1:8008", "null", 403),
    ("127.0.0.1:8008", "http://[", 403),
])
async def test_pages_of_other_sites(port: int, host: str, origin: str, status: int) -> None:
    headers = f"Host: {host}", f"Origin: {origin}"
    assert (await ask(port, "GET /api/tables/x/socket HTTP/1.1", *headers, SOCKET))[0] == status
    body = "Content-Length: 16", "Connection: close", "", '{"name": "Anna"}'
    wanted = 200 if status == 101 else 403
    assert (await ask(port, "POST /api/session HTTP/1.1", *headers, *body))[0] == wanted


def test_names_as_they_are_written() -> None:
    hosts = Hosts(["Table.Example.org."])
    assert hosts.know("table.example.org:443") and hosts.know("table.example.org.") and hosts.know("[2001:db8::1]:80")
    assert not hosts.know("example.org") and not hosts.know("evil.example#localhost") and not hosts.know("2130706433")


@pytest.mark.parametrize("words", [("--name", "https://table.example.org"), ("--proxy", "10.0.0.0/99")])
def test_wrong_names_are_refused_in_one_line(words: tuple[str, str]) -> None:
    run = subprocess.run([sys.executable, "-m", "throneroom", "table", "--no-browser", "--port", "0", *words],
                         capture_output=True, text=True, timeout=120)
    assert run.returncode == 2 and run.stdout == "" and run.stderr.count("\n") == 1
