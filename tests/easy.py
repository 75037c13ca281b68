"""What no test of the server needs as it is: hashes that are hard to guess, and a database or a visitor that is soon
given up."""
from __future__ import annotations

from collections.abc import Callable

from argon2 import PasswordHasher

from throneroom.web import accounts, connection, storage

PATIENCE = 120.0                        # seconds; only ever waited for on a very busy machine, or for what is broken


def make_easy(setattr: Callable[[object, str, object], None] = setattr) -> None:
    """A hash that is hard to guess takes a tenth of a second, and there are thousands of them; on a very busy machine a
    database or a visitor may be silent for seconds, which only tests about silence mind."""
    setattr(accounts, "PasswordHasher", lambda **_: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    setattr(storage, "WRITE_WITHIN", PATIENCE)
    setattr(storage, "ANSWER_WITHIN", PATIENCE)
    setattr(connection, "HELLO_WITHIN", PATIENCE)
