"""Where searches and the games after them are kept between two runs of a command.  What is kept there can be made
again: if it cannot be written (a full disk), the games go on."""
from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import makers, usual_folder
from throneroom.errors import BadContest
from throneroom.lab.contest import Contest
from throneroom.lab.league import Journal

log = logging.getLogger(__name__)


class Programme(Struct, frozen=True):
    """The contests that everything else follows from, and who plays them."""

    contests: Sequence[Contest]
    makers: str

    def mark(self) -> str:
        return sha256(msgspec.json.encode(self)).hexdigest()


class Notes(Journal):
    @classmethod
    def of(cls, contests: Sequence[Contest], folder: Path) -> Notes:
        programme = Programme(contests, makers())
        return cls(folder / f"{programme.mark()[:32]}.games", programme)

    def append(self, line: bytes) -> None:
        try:
            super().append(line)
        except BadContest as error:
            log.warning("%s", error)


def checked_shelf(folder: Path | str | None) -> Path:
    """A folder that can be written to; the usual one, if none is named."""
    chosen = Path(folder) if folder else usual_folder()
    try:
        chosen.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadContest(f"cannot write {chosen}: {error.strerror}") from None
    if not os.access(chosen, os.W_OK):
        raise BadContest(f"cannot write {chosen}: Permission denied")
    return chosen
