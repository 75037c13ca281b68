"""The file of a SQLite database, and the log beside it (-wal, with its index -shm), in which the newest deeds are.

SQLite does not mind if its file is moved, deleted or exchanged: it goes on writing where nobody ever reads it, makes an
empty one where it was, and lays the log of one file over another.  Here the database is away until there is a file in
its place again: the same one, with all that is in its log, or another one (a copy), to which that log does not belong.
"""
from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import DisconnectionError, OperationalError

Place = tuple[int, int]                 # on the disk: of a file, whatever it is called


class File:
    def __init__(self, engine: sql.Engine) -> None:
        self.path = ""                  # nothing: not opened yet, or not on a disk
        self.place: Place | None = None         # of the file that is open
        self.logs: dict[str, Place | None] = {}     # and of what lies beside it
        sql.event.listen(engine, "do_connect", self.before_opening)
        sql.event.listen(engine, "connect", self.opened)
        sql.event.listen(engine, "checkout", self.check)
        sql.event.listen(engine, "begin", self.begin)
        sql.event.listen(engine, "engine_disposed", self.closed)

    def before_opening(self, _: object, __: object, arguments: list[Any], options: dict[str, Any]) -> None:
        """A new file is only made where there was none before."""
        if not self.path:
            log = f"{arguments[0]}-wal"
            if place_of(log, least=1) and not place_of(arguments[0], least=1):
                raise sqlite3.OperationalError(f"its file is missing, but not the log that belongs to it: put the file "
                                               f"back, or remove {log}")
            return
        if self.now() is None:
            raise sqlite3.OperationalError("its file is not there")
        self.leave_log()
        if not options.get("uri"):
            arguments[0], options["uri"] = f"{Path(self.path).as_uri()}?mode=rw", True

    def opened(self, connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA schema_version").fetchone()      # from now on there is a log
        _, _, self.path = connection.execute("PRAGMA database_list").fetchone()
        self.place = place_of(self.path)
        self.logs = {log: place_of(log) for log in (f"{self.path}-wal", f"{self.path}-shm")}

    def check(self, *_: object) -> None:
        """If there is another file now it is opened.  If there is none the connection stays, and with it the log."""
        if self.is_exchanged():
            raise DisconnectionError

    def begin(self, connection: Connection) -> None:
        if self.now() != self.place:
            raise OperationalError(None, None, sqlite3.OperationalError("its file is not there"))
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    def closed(self, _: object) -> None:
        self.leave_log()                # or whoever opens the copy next lays it over that

    def now(self) -> Place | None:
        """Of the file that is there.  An empty one is none: whoever copies one begins so."""
        return place_of(self.path, least=1)

    def is_exchanged(self) -> bool:
        return self.now() not in (None, self.place)

    def leave_log(self) -> None:
        """Removes the log of a file that is closed, if there is another one now; a log that came with that stays."""
        if self.is_exchanged():
            for log, place in self.logs.items():
                if place is not None and place_of(log) == place:
                    Path(log).unlink(missing_ok=True)
            self.logs = {}


def place_of(path: str, least: int = 0) -> Place | None:
    """Nothing if there is no such file, or less in it."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found.st_size >= least else None
