"""The rulings say the same in both languages."""

import json
import re
from pathlib import Path

import pytest

from throneroom.words import rulings as room
from throneroom.words.rulings import all_rulings

SHELF = Path(room.__file__).parent / "rulings"
NAMES = sorted(file.name for file in SHELF.glob("*.json"))


def entries(file):
    return json.loads(file.read_text(encoding="utf-8"))


def test_every_set_is_there_in_both_languages():
    assert sorted(file.name for file in SHELF.glob("de/*.json")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_same_rulings_in_the_same_order(name):
    assert list(entries(SHELF / "de" / name)) == [entry["id"] for entry in entries(SHELF / name)]


@pytest.mark.parametrize("part", ["rule", "case"])
def test_what_is_empty_is_so_in_both_languages(part):
    texts = [(ruling.id, getattr(ruling, part)) for ruling in all_rulings()]
    assert [id for id, text in texts if bool(text("en").strip()) != bool(text("de").strip())] == []


@pytest.mark.parametrize("part", ["rule", "case"])
def test_the_numbers_are_the_same(part):
    def numbers(text):
        return set(re.findall(r"(?<!P)\d+", text))      # P1 and P2 are players; how often is a matter of style

    texts = [(ruling.id, getattr(ruling, part)) for ruling in all_rulings()]
    assert [id for id, text in texts if numbers(text("en")) != numbers(text("de"))] == []


def test_german_is_another_language():
    assert [ruling.id for ruling in all_rulings() if ruling.case("en") == ruling.case("de")] == []


def test_no_ruling_speaks_of_what_no_player_has_before_them():
    sources = re.compile(r"divider|database|Trennkarte|Trennblatt|Kartendate", re.IGNORECASE)
    assert [ruling.id for ruling in all_rulings() for language in ("en", "de")
            if sources.search(ruling.rule(language) + ruling.case(language))] == []
