"""Blocks flow through columns: what belongs together stays together, and columns are as low as can be."""
from __future__ import annotations

from dataclasses import replace

from throneroom.paper.flow import Block, Filled, balanced, columns, depth, largest, lines
from throneroom.paper.fonts import built_in
from throneroom.paper.text import Setter, paragraph, parts


def block(name: str, height: float = 10, **looks: object) -> Block:
    return replace(Block((), height, mark=name), **looks)      # type: ignore[arg-type]


def marks(filled: list[Filled]) -> list[str]:
    return ["".join(placed.block.mark for placed in column) for column in filled]


def test_a_column_is_filled_before_the_next_begins() -> None:
    assert marks(columns([block(name) for name in "abcde"], 20)) == ["ab", "cd", "e"]


def test_room_above_counts_only_below_another() -> None:
    filled = columns([block(name, before=5) for name in "abc"], 25)
    assert marks(filled) == ["ab", "c"]
    assert [[placed.y for placed in column] for column in filled] == [[0, 15], [0]]


def test_what_is_kept_moves_along() -> None:
    assert marks(columns([block("a"), block("b", keep=True), block("c")], 20)) == ["a", "bc"]


def test_what_is_kept_but_higher_than_a_column_is_parted() -> None:
    assert marks(columns([block(name, keep=True) for name in "abc"], 20)) == ["ab", "c"]


def test_what_needs_room_begins_a_column_if_there_is_none() -> None:
    assert marks(columns([block("a"), block("b", room=25), block("c")], 30)) == ["a", "bc"]
    assert marks(columns([block("a"), block("b", room=20), block("c")], 30)) == ["abc"]


def test_columns_are_balanced() -> None:
    filled = balanced([block(name) for name in "abcdef"], 3)
    assert marks(filled) == ["ab", "cd", "ef"] and depth(filled) == 20


def test_the_largest_size_that_fits_is_found() -> None:
    assert largest(lambda size: size <= 8.1, 12, 5.5) == 8
    assert largest(lambda size: True, 12, 5.5) == 12
    assert largest(lambda size: size <= 5.5, 12, 5.5) == 5.5
    assert largest(lambda size: False, 12, 5.5) is None


def test_a_paragraph_leaves_no_line_alone() -> None:
    text = paragraph(" ".join(["word"] * 40))
    found = list(lines(Setter(built_in(), "en"), text, 100, 10))
    assert len(found) > 4
    assert [each.keep for each in found] == [True, *[False] * (len(found) - 3), True, False]


def test_marks_behind_a_word_are_no_letters_of_it() -> None:
    assert parts("Aktion.)", "de") == parts("Aktion", "de") == ()
    assert parts("Nachziehstapel,", "de")[0] == ("Nachziehsta", "pel,")


def test_compounds_are_parted_between_their_words() -> None:
    assert ("Vorrats", "stapel") in parts("Vorratsstapel", "de")
    assert ("Wirtshaus", "tableau.") in parts("Wirtshaustableau.", "de")
    assert "Vorratss" not in dict(parts("Vorratsstapel", "de"))
