"""`throneroom table`: where the server of the tables listens, and where it keeps them."""
from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from throneroom.errors import BadAddress, BadDatabase

NAME = re.compile(r"[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")


def table(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free.")] = 8008,
    host: Annotated[str, typer.Option(help="0.0.0.0: people on other machines can come, too.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="sqlite:///FILE or postgresql://...; none: a file of your own.")] = "",
    name: Annotated[list[str] | None, typer.Option(
        help="What people call the server on the internet; can be repeated.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(
        help="Address or network of a proxy that is believed for whom it asks; can be repeated.")] = None,
    keep: Annotated[int, typer.Option(
        min=0, help="Days after which what nobody used is removed: games, records. 0: never.")] = 365,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """Play in the browser: opens the page, and keeps the tables."""
    names = [checked_name(each) for each in name or ()]
    listening = listen(host, port)
    from throneroom.web.server import run  # its libraries take a while to load: other commands need not wait for them
    run(listening, address(host, listening), database or own_database(), browser, [host, *names], proxy or (), keep)


def checked_name(name: str) -> str:
    if not NAME.fullmatch(name):
        raise BadAddress(f"{name!r} is not the name of a server: give it as in table.example.org, without https:// and "
                         "port")
    return name


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address; taken before anything else, so that a second server does no harm."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        found = socket.socket(family)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen()
    except UnicodeError:
        raise BadAddress(f"there is no address {host}") from None
    except OSError as error:
        raise BadAddress(f"cannot listen at {host}, port {port}: {error.strerror}; --port chooses another") from None
    return found


def address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def own_database() -> str:
    """A file where the data of the user's programs are kept."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    else:
        base = os.environ.get("XDG_DATA_HOME", "")
    home = (Path(base) if base else Path.home() / ".local" / "share") / "throneroom"
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"cannot make {home}: {error.strerror}; --database chooses another place") from None
    return f"sqlite:///{home / 'tables.sqlite'}"
