"""The samples of both READMEs run as they stand."""
import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.de.md")


@pytest.mark.parametrize("name", READMES)
def test_the_readme_is_true(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_two_lead_to_each_other_and_tell_the_same() -> None:
    english, german = [(ROOT / name).read_text(encoding="utf-8") for name in READMES]
    assert "](README.de.md)" in english and "](README.md)" in german
    for what in (r"^#+ ", r"^    (?:make|pip) \S+", r"^\| `(.*?)`", r"\]\((docs/\S+)\)", r"`throneroom (\w+)"):
        found = [re.findall(what, text, re.MULTILINE) for text in (english, german)]
        assert found[0] == found[1], what
