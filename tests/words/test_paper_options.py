"""Every option of paper has a label and a help in both languages, and nothing else has."""
from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import pytest

from throneroom.paper.lengths import CARDS, CardSize
from throneroom.paper.options import JOBS, MANNERS, PARTS, Editions, places_of
from throneroom.words.library import LANGUAGES
from throneroom.words.paper_options import paper_options, told

OPTIONS = sorted({(part, key, kind) for job in JOBS for key, (part, kind) in places_of(job).items()}, key=str)
PATHS = [*(("parts", part) for part in PARTS),
         *((*path, what) for path in [*(("jobs", job) for job in JOBS), *((part, key) for part, key, _ in OPTIONS)]
           for what in ("label", "help"))]


def names_of(kind: Any) -> set[str]:
    """The values of a type that are words."""
    if get_origin(kind) is Literal:
        return {str(value) for value in get_args(kind)}
    return {CardSize: set(CARDS), Editions: set(MANNERS)}.get(kind, set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words(language: str) -> None:
    assert [path for path in PATHS if not told(language, *path).strip()] == []


@pytest.mark.parametrize(("part", "key", "kind"), OPTIONS, ids=lambda value: str(value)[:20])
def test_every_value_that_is_a_word_has_a_name(part: str, key: str, kind: Any) -> None:
    values = paper_options()[part][key].get("values", {})
    assert set(values) == names_of(kind)
    assert all(len(names) == len(LANGUAGES) and all(names) for names in values.values())


def test_there_are_no_words_for_what_there_is_not() -> None:
    written = {(part, key) for part, table in paper_options().items() if part not in ("jobs", "parts") for key in table}
    assert written == {(part, key) for part, key, _ in OPTIONS}
    assert set(paper_options()["jobs"]) == set(JOBS) and set(paper_options()["parts"]) == set(PARTS)
