"""What is wrong, as it is told over HTTP."""
from __future__ import annotations

from throneroom.web.protocol import Problem
from throneroom.words.problems import in_german


def problem(text: str, field: str = "") -> Problem:
    """One line, in English and in German."""
    line = " ".join(text.split())
    return Problem(line, in_german(line) or line, field)
