"""The README's samples run as they stand."""
import doctest
from pathlib import Path


def test_the_readme_is_true() -> None:
    result = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0
