"""The fields of what changes in a game have one list: where they get their first values."""
from __future__ import annotations

from collections.abc import Callable
from dis import get_instructions


def fields_of(constructor: Callable[..., None]) -> tuple[str, ...]:
    """The names that it gives values to, for `__slots__`: there are more than CPython keeps in an object without a
    dictionary, and they are used all the time.  (Compiled classes need no slots, and never ask.)"""
    return tuple(dict.fromkeys([str(found.argval) for found in get_instructions(constructor)
                                if found.opname == "STORE_ATTR"]))
