"""What the docs promise of the server names the tests that show it, and these exist."""
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
TESTS = {file: re.findall(r"^(?:async )?def (test_\w+)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
         for file in FILES}
PROMISES = ("What survives what", "Who may do what", "What is limited", "What is kept how long")


def doc(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def named_in(text: str) -> list[str]:
    """Files and functions of tests; dots stand for the rest of a name."""
    names = re.findall(r"`([^`\s]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [name for name in names if re.fullmatch(r"(tests/)?([\w/]+/)?test_\w+\.py|(test_|\.\.\._?)[\w.]+", name)]


def shown(name: str) -> list[str]:
    """The files or functions that are meant."""
    if name.endswith(".py"):
        return [file for file in FILES if file == name or file.endswith("/" + name)]
    pattern = re.compile(r"\w*".join(re.escape(part) for part in re.split(r"\.\.\.", name)))
    return [test for tests in TESTS.values() for test in tests if pattern.fullmatch(test)]


@pytest.mark.parametrize("name", ["server.md", "protocol.md"])
def test_all_tests_that_are_named_exist(name: str) -> None:
    names = named_in(doc(name))
    assert len(names) >= 5
    assert [test for test in names if not shown(test)] == []


@pytest.mark.parametrize("heading", PROMISES)
def test_every_promise_names_its_test(heading: str) -> None:
    section = doc("server.md").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [row for table in re.findall(r"^\|-.*\n((?:\|.*\n)+)", section, re.MULTILINE) for row in table.splitlines()]
    assert rows
    assert [row for row in rows if not named_in(row)] == []
