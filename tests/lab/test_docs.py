"""The samples of docs/lab.md run as they stand."""
import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs/lab.md"


def test_the_samples_run() -> None:
    result = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert result.attempted >= 6 and result.failed == 0
