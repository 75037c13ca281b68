"""A new part of a set-up is one line at its field: codes, lists, tables of sets and records follow."""
from dataclasses import dataclass

import msgspec
import pytest

from throneroom.engine.types import PROJECT
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.parts import part, parts_of
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code, from_names, kingdom_of, names

TEN = ("cellar", "chapel", "market", "mine", "moat", "remodel", "smithy", "village", "witch", "workshop")


@dataclass(frozen=True, repr=False)
class Wider(Setup):
    """With a single card, and pairs of a landscape and a pile, which no first record has."""

    ferryman: str = part(8, default="", label=("Ferryman", "Faehrmann"), later=True)
    traits: tuple[tuple[str, str], ...] = part(9, 3, (), types=PROJECT, later=True)


WIDE = Wider(TEN, ferryman="militia", traits=(("cathedral", "moat"), ("fair", "witch")))


def test_a_code_has_the_new_parts() -> None:
    assert from_code(code(WIDE), 2, Wider) == WIDE


def test_a_code_without_them_is_what_it_was() -> None:
    assert code(Wider(TEN, ("fair",), bane="moat")) == code(Setup(TEN, ("fair",), bane="moat"))
    assert from_code(code(Setup(TEN)), 2, Wider) == Wider(TEN)


def test_a_list_of_names_has_them() -> None:
    for language in ("en", "de"):
        assert from_names(names(WIDE, language), 2, Wider) == WIDE
    assert "Ferryman: Militia, Cathedral: Moat, Fair: Witch" in names(WIDE)


def test_a_record_is_written_with_them_only_if_they_say_something() -> None:
    assert msgspec.json.encode(Wider(TEN)) == msgspec.json.encode(Setup(TEN))
    assert repr(Wider(TEN)) == repr(Setup(TEN)).replace("Setup", "Wider")
    assert msgspec.json.decode(msgspec.json.encode(WIDE), type=Wider) == WIDE
    assert msgspec.json.decode(msgspec.json.encode(Setup(TEN)), type=Wider) == Wider(TEN)


def test_a_table_of_sets_has_them() -> None:
    cells = {"kingdom": ";".join(TEN), "ferryman": "militia", "traits": "cathedral:moat;fair:witch"}
    assert Wider(**{part.name: part.of_cell(cells.get(part.name, "")) for part in parts_of(Wider)}) == WIDE


def test_the_places_in_codes_are_told_apart() -> None:
    assert [part.place for part in parts_of(Setup)] == [*range(len(parts_of(Setup)))]


def test_a_trait_is_named_with_its_pile() -> None:
    for text in ("Rich: Moat", "Moat (Reich)", "Reich: Burggraben"):
        assert from_names(", ".join((*TEN, text))) == Setup(TEN, traits=(("rich", "moat"),))
    setup = Setup(TEN, traits=(("cheap", "smithy"), ("rich", "moat")))
    for language in ("en", "de"):
        assert from_names(names(setup, language)) == setup
    assert from_code(code(setup)) == setup
    assert code(Setup(TEN, traits=setup.traits[::-1])) == code(setup)
    assert "cheap" in setup.cards() and setup.laid_out() == ("cheap", "rich")


@pytest.mark.parametrize(("text", "why"), [
    ("Rich", "needs a pile: name it as 'Rich: NAME'"),
    ("Rich: Silver", "cannot lie on Silver"),
    ("Rich: Militia", "that is no pile of this kingdom"),
    ("Rich: Moat, Cheap: Moat", "two Traits on Moat"),
    ("Cheap: Moat, Cheap: Village", "Cheap is named twice"),
    ("Cheap: Moat, Rich: Mine, Nearby: Chapel, Cheap: Village", "at most 3 Traits, not 4"),
])
def test_what_is_wrong_with_a_trait_is_said(text: str, why: str) -> None:
    assert any(why in fault for fault in faults(from_names(", ".join((*TEN, text)))))
    with pytest.raises(BadKingdom):
        kingdom_of(", ".join((*TEN, text)))


def test_a_table_of_sets_has_traits() -> None:
    cell = next(part for part in parts_of(Setup) if part.name == "traits").of_cell("cheap:moat;rich:village")
    assert Setup(TEN, traits=cell).table().named["cheap"].home >= 0
