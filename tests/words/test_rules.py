"""The rules booklet: everything is told, once per language, and can be read."""

import csv
import re
from collections import Counter
from pathlib import Path

import pytest

from throneroom.errors import BadRules
from throneroom.words import library
from throneroom.words.rules import ListItem, Paragraph, Run, Table, blocks, chapters, read

SECTIONS = [section for chapter in chapters() for section in chapter.sections]
SETS = {file.stem for file in (Path(library.__file__).parent / "cards").glob("*.toml")}
# Every general rule, and why the booklet does not tell it.
GENERAL = [row for file in sorted(Path(__file__).parent.glob("general_rules_*.csv"))
           for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines())]
TOLD = {rule for section in SECTIONS for rule in section.rules}
CHAPTER = """
en = "The turn"
de = "Der Zug"
[[section]]
id = "phases"
en = "Phases"
de = "Phasen"
terms_en = []
terms_de = []
rules = []
text_en = "One."
text_de = "Eins."
"""


def shape(text, language):
    """What the text is made of: a letter per block, and for a table its rows and columns."""
    return [(len(block.rows), len(block.rows[0])) if isinstance(block, Table) else type(block).__name__
            for block in blocks(text, language)]


def test_no_general_rule_is_listed_twice():
    assert [rule for rule, count in Counter(row["id"] for row in GENERAL).items() if count > 1] == []


def test_every_general_rule_is_told_or_left_out_for_a_reason():
    assert [row["id"] for row in GENERAL if (row["id"] in TOLD) == bool(row["left_out_because"].strip())] == []


def test_sections_tell_only_rules_there_are():
    assert TOLD - {row["id"] for row in GENERAL} == set()


def test_ids_of_sections_are_unique():
    assert [id for id, count in Counter(section.id for section in SECTIONS).items() if count > 1] == []


def test_sets_are_known():
    assert {name for section in SECTIONS for name in section.sets} - SETS == set()


def test_nothing_is_empty_and_german_is_another_language():
    for section in SECTIONS:
        assert all(title.strip() for title in section.titles.values()), section.id
        assert all(section.texts.values()), section.id
        assert section.text("en") != section.text("de"), section.id


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_both_languages_are_built_alike(section):
    assert shape(section.text("en"), "en") == shape(section.text("de"), "de")
    assert len(section.terms["en"]) == len(section.terms["de"])


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)
def test_both_languages_name_the_same_numbers(section):
    def facts(text):
        return set(re.findall(r"\$?\d+", text))

    assert facts(section.text("en")) == facts(section.text("de"))


def test_marks():
    text = "One\nline with **bold** and *slanted* {moat}.\n\n- an item\n- another\n| a | b |\n| c | |\nEnd"
    assert blocks(text, "de") == [
        Paragraph((Run("One line with "), Run("bold", bold=True), Run(" and "), Run("slanted", italic=True),
                   Run(" "), Run("Burggraben", card="moat"), Run("."))),
        ListItem((Run("an item"),)),
        ListItem((Run("another"),)),
        Table((((Run("a"),), (Run("b"),)), ((Run("c"),), ()))),
        Paragraph((Run("End"),)),
    ]


def test_a_chapter_is_read():
    chapter = read("10_turn.toml", CHAPTER)
    assert (chapter.id, chapter.title("de")) == ("10_turn", "Der Zug")
    assert [(section.id, section.sets, section.text("de")) for section in chapter.sections] == [("phases", (), "Eins.")]


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        ('de = "Der Zug"', "", "10_turn.toml: de is missing"),
        ('de = "Phasen"', "", "10_turn.toml, section phases: de is missing"),
        ("terms_en = []", "term = []", "10_turn.toml, section phases: nothing is called term here"),
        ("One.", "One **bold.", "10_turn.toml, section phases: a * is left open in 'One **bold.'"),
        ("One.", "One {moot}.", "10_turn.toml, section phases: no card is called 'moot'"),
        ('"One."', '"""|a|b|\n|c|"""', "10_turn.toml, section phases: the rows of the table that begins '|a|b|'"),
        ("[[section]]", "[[section]", "10_turn.toml: Expected ']]'"),
    ],
)
def test_a_mistake_is_told_with_its_place(good, bad, complaint):
    with pytest.raises(BadRules, match=re.escape(complaint)):
        read("10_turn.toml", CHAPTER.replace(good, bad, 1))
