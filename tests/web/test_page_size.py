"""The page stays light: what a browser has to fetch, as it is sent."""
from __future__ import annotations

import gzip
import re
from pathlib import Path

from throneroom.web.app import PAGE

ALL = 250_000                           # bytes of JavaScript, packed: every page of the house
FIRST = 90_000                          # and what the first screen needs of it


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 6))


def test_all_scripts_together_are_light() -> None:
    scripts = [*(PAGE / "assets").glob("*.js")]
    assert len(scripts) > 10            # a page comes when somebody goes there
    assert sum(map(packed, scripts)) < ALL


def needed(name: str, known: set[str]) -> set[str]:
    """A script and all that it imports before it runs."""
    if name not in known:
        known.add(name)
        text = (PAGE / "assets" / name).read_text(encoding="utf-8")
        for other in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text):
            needed(other, known)
    return known


def test_the_first_screen_is_light() -> None:
    [main] = re.findall(r'src="\./assets/([\w.-]+\.js)"', (PAGE / "index.html").read_text(encoding="utf-8"))
    [lobby] = [file.name for file in (PAGE / "assets").glob("Lobby-*.js")]
    scripts = needed(lobby, needed(main, set()))
    assert len(scripts) > 2
    assert sum(packed(PAGE / "assets" / name) for name in scripts) < FIRST
