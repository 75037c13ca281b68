"""The server at work, from its start to its end."""
from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import uvicorn
from rich.console import Console

from throneroom.web.app import PAGE, new_app, new_hall
from throneroom.web.doors import Door, Proxies
from throneroom.web.live import Settings
from throneroom.web.operations import Hall
from throneroom.web.socket import SERVER_SETTINGS
from throneroom.web.storage import DAY
from throneroom.words.library import system_language
from throneroom.words.messages import say

GIVE_WAY = 0.001                        # seconds after which a thread that computes lets those who play go first
CLOSE_WITHIN = 2                        # seconds for connections to end when the server does


def run(listening: socket.socket, address: str, database: str, browser: bool, names: Sequence[str] = (),
        proxies: Sequence[str] = (), keep: int = 365) -> None:
    """Serves until somebody presses Ctrl+C or ends the process."""
    hall = new_hall(database, Settings(keep=keep * DAY))
    door = type("OwnDoor", (Door,), {"proxies": Proxies(proxies)})
    config = uvicorn.Config(new_app(hall, names=names), http=door, log_level="error", access_log=False,
                            server_header=False, proxy_headers=False, lifespan="off",
                            timeout_graceful_shutdown=CLOSE_WITHIN, **SERVER_SETTINGS)
    allow_many_connections()
    sys.setswitchinterval(GIVE_WAY)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(Server(config, hall, address, browser).run_hall(listening))


def allow_many_connections() -> None:
    """As many open files as the system lets us have: every connection is one."""
    if sys.platform != "win32":
        import resource
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, hall: Hall, address: str, browser: bool) -> None:
        super().__init__(config)
        self.hall = hall
        self.address = address
        self.browser = browser

    async def run_hall(self, listening: socket.socket) -> None:
        await self.hall.open()
        await self.serve(sockets=[listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for line in greeting(self.address, PAGE):
            Console(highlight=False, markup=False, soft_wrap=True).print(line)
        if self.browser and has_screen():
            await asyncio.to_thread(webbrowser.open, self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self.hall.close()


def greeting(address: str, page: Path) -> list[str]:
    """Where to find the tables, and what will be missing there, in the language of the system."""
    language = system_language()
    is_built = (page / "index.html").is_file()
    return [say("server", "at", language, address=address)] + [say("server", "no page", language)] * (not is_built)


def has_screen() -> bool:
    """Not on a machine far away, where a browser for terminals might start instead."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")))
