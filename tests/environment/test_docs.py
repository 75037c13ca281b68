"""The samples of docs/environment.md run as they stand, and name the parts that there are."""
import doctest
import re
from pathlib import Path

from throneroom.environment.naming import Naming
from throneroom.environment.observing import Observing

DOCS = Path(__file__).parents[2] / "docs/environment.md"


def test_the_samples_run() -> None:
    result = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")
    assert result.attempted >= 10 and result.failed == 0


def test_every_part_of_an_observation_is_told() -> None:
    told = DOCS.read_text(encoding="utf-8").split("| part | numbers |")[1].split("\n\n")[0]
    names = set(re.findall(r"`([^`]+)`", told))
    for part in Observing(Naming(), 2).parts:
        whose, _, what = part.partition(" ")
        assert {part, what, f"{whose} ..."} & names or part.startswith("player 1"), part
