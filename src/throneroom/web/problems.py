"""What is wrong, as it is told over HTTP."""
from __future__ import annotations

from throneroom.errors import shortened
from throneroom.web.protocol import Problem
from throneroom.words.problems import in_german

LONGEST = 4000                          # letters; as much as can be wrong with a strategy


def problem(text: str, field: str = "") -> Problem:
    """One line, in English and in German."""
    line = " ".join(shortened(text, LONGEST).split())
    return Problem(line, in_german(line) or line, field)
