"""`throneroom table` as people start and end it."""
from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from throneroom.web.table_command import address, listen

PATIENCE = 120                          # seconds; only ever waited for on a very busy machine
ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "throneroom", "table"]
EASY = [sys.executable, "-m", "tests.easy_server", "table"]


def visitor(url: str) -> httpx.Client:
    """Keeps no connection: the server might close it just when the next request comes."""
    return httpx.Client(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))


@contextmanager
def server(home: Path, browser: str = "") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and its address."""
    process = subprocess.Popen(
        [*EASY, "--port", "0", *([] if browser else ["--no-browser"])], stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(home), "COLUMNS": "200", "BROWSER": browser})
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + (process.communicate()[1])
        yield process, found[0]
    finally:
        process.kill()
        process.wait()


def test_a_server_keeps_its_tables_and_ends_quietly(tmp_path: Path) -> None:
    with server(tmp_path) as (process, url), visitor(url) as client:
        token = client.post("/api/session", json={"name": "Ada"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        place = client.post("/api/tables", json={"bots": ["easy"]}, headers=headers).json()
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, errors) == (0, "", "")
    assert (tmp_path / "throneroom" / "tables.sqlite").exists()
    with server(tmp_path) as (_, url), visitor(url) as client:
        assert client.get(f"/api/tables/{place['table']}").json()["state"] == "playing"
        assert client.get("/api/me", headers=headers).json()["name"] == "Ada"


def test_the_browser_is_opened_at_the_table(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    os.mkfifo(seen)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    with server(tmp_path, f"{browser} %s") as (_, url):
        assert seen.read_text() == f"{url}\n"


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with server(tmp_path) as (process, _):
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        assert children
        process.kill()
        process.wait()
        assert process.stderr is not None
        assert process.stderr.read() == ""          # ends when the last worker has ended, and not before


def refused(*words: str) -> str:
    """The one line with which the command refuses."""
    run = subprocess.run([*COMMAND, "--no-browser", *words], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 2 and run.stdout == "" and run.stderr.count("\n") == 1, run
    return run.stderr


def test_a_port_that_is_taken_is_said_and_no_other_one_chosen(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        file = tmp_path / "tables.sqlite"
        assert f"port {port}" in refused("--port", port, "--database", f"sqlite:///{file}")
        assert not file.exists()


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    assert "sqlite:///FILE or postgresql://" in refused("--port", "0", "--database", "tables.sqlite")
    broken = tmp_path / "tables.sqlite"
    broken.write_text("This is no database. " * 100)
    assert "not a database" in refused("--port", "0", "--database", f"sqlite:///{broken}")
    assert "there is no address" in refused("--port", "0", "--host", "x" * 100)


def test_the_address_to_go_to() -> None:
    with listen("127.0.0.1", 0) as one:
        assert address("127.0.0.1", one) == f"http://127.0.0.1:{one.getsockname()[1]}/"
        assert address("0.0.0.0", one) == f"http://localhost:{one.getsockname()[1]}/"
        assert address("::1", one) == f"http://[::1]:{one.getsockname()[1]}/"


@pytest.mark.parametrize("word", ["--port=70000", "--port=x", "--colour=red"])
def test_wrong_options(word: str) -> None:
    assert subprocess.run([*COMMAND, word], capture_output=True, timeout=PATIENCE).returncode == 2
