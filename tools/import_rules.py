"""Imports point one way: this check reads every module of the house and names the imports that do not.

    python tools/import_rules.py [src/throneroom]
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

# Which rooms a room may look into, besides itself and errors. A room not listed may see all but the cli.
ROOMS = {
    "engine": set(),
    "cards": {"engine"},
    "record": {"engine", "cards", "kingdoms"},
    "words": set(),
    "kingdoms": {"engine", "cards", "words"},
    "bots": {"engine", "cards", "record", "kingdoms"},
    "strategies": {"engine", "cards", "words", "kingdoms", "bots"},
    "environment": {"engine", "cards", "record", "kingdoms", "bots", "strategies", "lab"},
    "paper": {"engine", "cards", "words", "kingdoms"},
    "errors": set(),
}

# Rooms that only these may look into: what is printed follows from the game, never the other way round; nor does it
# hang on those who learn to play it.
VISITORS = {"paper": {"paper", "paper_commands", "web"}, "environment": {"environment"}}

# The rules of the game need no files, no clock, no chance but the game's own: these modules and no others.
PLAIN_ROOMS = {"engine", "cards"}
PLAIN = set(
    "__future__ abc collections collections.abc difflib enum functools hashlib itertools typing"
    " dis librt.strings mypy_extensions".split()
)
COLLECTOR = {"importlib", "inspect", "pkgutil"}  # what cards/__init__.py needs besides, to collect all cards


def violations(house: Path) -> Iterator[str]:
    for file in sorted(house.rglob("*.py")):
        path = file.relative_to(house)
        room = path.parts[0].removesuffix(".py")
        for line, module in imports(file, path):
            collects = path.as_posix() == "cards/__init__.py" and module in COLLECTOR
            if not (collects or allowed(room, module)):
                yield f"{house.name}/{path}:{line}: {room} must not import {module}"


def imports(file: Path, path: Path) -> Iterator[tuple[int, str]]:
    """All imports of a file, those for type checking too, as absolute names."""
    package = ["throneroom", *path.parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *filter(None, [node.module])])
            if module == "throneroom":
                for alias in node.names:
                    yield node.lineno, f"throneroom.{alias.name}"
            else:
                yield node.lineno, module


def allowed(room: str, module: str) -> bool:
    if module.split(".")[0] != "throneroom":
        return room not in PLAIN_ROOMS or module in PLAIN
    target = module.split(".")[1] if "." in module else "__version__"
    if target == "cli":
        return room == "__main__"
    if room not in VISITORS.get(target, {room}):
        return False
    return target in {room, "errors", "__version__"} or target in ROOMS.get(room, {target})


def main() -> None:
    house = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "src/throneroom"
    found = list(violations(house))
    print("\n".join(found) or "Imports point one way.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
