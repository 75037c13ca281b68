"""For the tests of the server: a SQLite file, Debian's PostgreSQL on a socket of its own, and a whole server."""
from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
import uvicorn
from starlette.types import ASGIApp
from tests.easy import PATIENCE, make_easy

from throneroom.web.app import new_app, new_hall
from throneroom.web.live import Settings
from throneroom.web.operations import Hall, Limits
from throneroom.web.socket import SERVER_SETTINGS
from throneroom.web.table_command import listen

NUMBERS = count(1)


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table begins with is not the same in every test, but in every run."""
    monkeypatch.setattr(secrets, "randbits", Random(1).getrandbits)


@pytest.fixture(scope="session", autouse=True)
def easy() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        make_easy(patch.setattr)
        yield


class Postgres:
    """A server that can be stopped, and started again."""

    def __init__(self, initdb: Path, home: Path, user: str | None) -> None:
        self.control = initdb.with_name("pg_ctl")
        self.home = home
        self.user = user
        self.data = home / "data"
        self.run(initdb, "--pgdata", self.data, "--username=postgres", "--auth=trust", "--no-sync", "--encoding=UTF8")
        self.start()

    def run(self, *words: object) -> None:
        subprocess.run([*map(str, words)], check=True, user=self.user, cwd=self.home, stdout=subprocess.DEVNULL,
                       timeout=PATIENCE)

    def start(self) -> None:
        options = f"-c listen_addresses= -c fsync=off -c unix_socket_directories={self.home}"
        self.run(self.control, "start", "-D", self.data, "-o", options, "-l", self.home / "log", "-w")

    def stop(self) -> None:
        self.run(self.control, "stop", "-D", self.data, "-m", "immediate")

    def freeze(self) -> None:
        """It stands still: connections stay, and nothing is answered."""
        self.signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)

    def signal(self, number: signal.Signals) -> None:
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        for process in (main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(process, number)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    programs = [*Path("/usr/lib/postgresql").glob("*/bin/initdb"), *filter(None, [shutil.which("initdb")])]
    if not programs:
        pytest.fail("PostgreSQL is not installed: `make system` installs it")
    initdb = Path(programs[0])
    user = "postgres" if os.getuid() == 0 else None             # it refuses to run as root
    with tempfile.TemporaryDirectory(prefix="throneroom-pg-") as name:      # pytest's own are closed to other users
        home = Path(name)
        if user:
            shutil.chown(home, user)
        server = Postgres(initdb, home, user)
        yield server
        server.stop()


@pytest.fixture(scope="session")
def postgres(postgres_server: Postgres) -> Path:
    """The directory of the socket of a running server."""
    return postgres_server.home


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite'}"
        return
    socket = request.getfixturevalue("postgres")
    name = f"tables{next(NUMBERS)}"
    with psycopg.connect(f"host={socket} user=postgres dbname=postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield f"postgresql://postgres@/{name}?host={socket}"
    # Hundreds of them are gigabytes, and took minutes to remove in the end.
    with psycopg.connect(f"host={socket} user=postgres dbname=postgres", autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="module")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    """A server whose bots do not pause, and which lets everybody ask as often as they like."""
    file = tmp_path_factory.mktemp("hall") / "tables.sqlite"
    opened = new_hall(f"sqlite:///{file}", Settings(ready=False, pause=(0, 0)), Limits.none())
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
async def client(hall: Hall) -> AsyncIterator[httpx.AsyncClient]:
    """Speaks HTTP with the server."""
    transport = httpx.ASGITransport(new_app(hall), raise_app_exceptions=True)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as opened:
        yield opened


@pytest.fixture
async def serve() -> AsyncIterator[Callable[..., Awaitable[int]]]:
    """Puts apps to work at real ports."""
    async with AsyncExitStack() as stack:

        async def start(app: ASGIApp, **settings: Any) -> int:
            listening = listen("127.0.0.1", 0)
            server = uvicorn.Server(uvicorn.Config(
                app, log_level="error", lifespan="off", timeout_graceful_shutdown=1, proxy_headers=False,
                **{**SERVER_SETTINGS, **settings}))
            running = asyncio.create_task(server._serve(sockets=[listening]))       # leaves signals alone

            async def stop() -> None:
                server.should_exit = True
                await running
            stack.push_async_callback(stop)
            return int(listening.getsockname()[1])
        yield start
