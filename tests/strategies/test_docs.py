"""The samples of docs/strategies.md run as they stand, and what it shows is understood."""
from __future__ import annotations

import doctest
import re
from pathlib import Path

from throneroom.strategies import read
from throneroom.strategies.spoken import QUANTITIES, TRUTHS

DOCS = Path(__file__).parents[2] / "docs/strategies.md"


def test_the_samples_run() -> None:
    result = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert result.attempted >= 10 and result.failed == 0


def test_every_part_that_is_shown_is_understood() -> None:
    text = DOCS.read_text(encoding="utf-8")
    shown = re.findall(r"^    ((?:strategy:|buy|play|trash)(?:.*\n    )*.*)$", text, re.MULTILINE)
    assert len(shown) >= 4
    for part in shown:
        part = part.replace("\n    ", "\n")
        if not part.startswith("strategy:"):
            part = "strategy: x\n" + part
        read(part if "buy" in part else part + "\nbuy\n  Gold")


def test_all_that_can_be_asked_is_in_the_table() -> None:
    text = DOCS.read_text(encoding="utf-8")
    missing = [what for what in (*QUANTITIES, *TRUTHS) if f"`{what}`" not in text and f"`{what}(" not in text]
    assert missing == []
