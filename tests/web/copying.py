"""A copy of a database in use, as docs/server.md says."""
import sqlite3
from contextlib import closing
from pathlib import Path


def copy_of(file: Path) -> Path:
    copy = file.with_name("copy.sqlite")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy
