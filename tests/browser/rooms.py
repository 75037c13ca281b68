"""All pages there are, as the page itself lists them: a new one is looked at as soon as it exists."""
from __future__ import annotations

import re
from pathlib import Path

APP = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
OF_SOMETHING = {"table", "join", "lost"}       # they need more than a name, and have tests of their own

PAGES = re.findall(r'^    "?(\w*)"?: \(\) => import\(', APP.read_text(encoding="utf-8"), re.MULTILINE)
ROOMS = [page for page in PAGES if page not in OF_SOMETHING]
