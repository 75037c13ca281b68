"""Files that are there as a whole or not at all, whatever happens on the way: a fault, a full disk, Ctrl-C."""
from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from throneroom.errors import BadPaper

STDOUT = Path("-")


@contextmanager
def delivery(target: Path) -> Iterator[Callable[[bytes], None]]:
    """What is laid down lies in a folder beside its place until all of it is there; several parts are numbered.  What
    cannot be written to is refused at once, before the work is done."""
    with troubles(target):
        place = Path(os.path.realpath(target))
        flows = is_stream(target)
        if not flows:
            must_be_writable(place)
        folder = TemporaryDirectory(prefix=".throneroom-", dir=None if flows else place.parent)
    with folder:
        parts: list[Path] = []

        def lay(data: bytes) -> None:
            with troubles(target):
                parts.append(Path(folder.name, str(len(parts))))
                parts[-1].write_bytes(data)

        yield lay
        with troubles(target):
            if flows:
                with nullcontext(sys.stdout.buffer) if target == STDOUT else target.open("wb") as stream:
                    for part in parts:
                        stream.write(part.read_bytes())
                    stream.flush()
            else:
                places = numbered(place, len(parts))
                for each in places:
                    must_be_writable(each)
                for part, each in zip(parts, places, strict=True):
                    part.replace(each)


def is_stream(target: Path) -> bool:
    """Is it just written to: "-", a pipe, a device?"""
    return target == STDOUT or (target.exists() and not target.is_file() and not target.is_dir())


def numbered(path: Path, count: int) -> list[Path]:
    """One keeps its name; of several the first is FILE-01, or FILE-001 if they are so many."""
    if count == 1:
        return [path]
    digits = max(2, len(str(count)))
    return [path.with_stem(f"{path.stem}-{number:0{digits}}") for number in range(1, count + 1)]


def must_be_writable(path: Path) -> None:
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadPaper(f"cannot write {path}: {error.strerror}") from None
