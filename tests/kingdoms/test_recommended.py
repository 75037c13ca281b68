"""Recommended sets by their names, and what holds for all of them."""
from dataclasses import replace

import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.recommended import Recommended, all_recommended, find_recommended, missing, recommended


@pytest.mark.parametrize("name", ["First Game", "first game", "Erstes Spiel", "ERSTES-SPIEL", "First Game (base-2019)"])
def test_by_any_name(name: str) -> None:
    setup = recommended(name, players=3)
    assert setup.players == 3
    assert "merchant" in setup.kingdom
    assert "woodcutter" not in setup.kingdom


def test_an_older_edition() -> None:
    assert "woodcutter" in recommended("First Game (base-2008)").kingdom
    assert "woodcutter" in recommended("Erstes Spiel (Base 2008)").kingdom


def test_a_name_of_two_sets() -> None:
    assert find_recommended("Geheime Pläne").name_en == "Secret Schemes"
    assert find_recommended("Geheime Pläne (seaside-2009)").name_en == "Buried Treasure"


def test_unknown_names() -> None:
    with pytest.raises(BadKingdom, match=r"no recommended set is called 'Frist Game'; did you mean First Game"):
        recommended("Frist Game")
    with pytest.raises(BadKingdom, match="not in the edition 'base-1999', but in base-2019"):
        recommended("First Game (base-1999)")


def test_extras() -> None:
    assert recommended("Wine & Dine").bane == "herbalist"
    assert recommended("Intersection").mouse == "crossroads"
    assert recommended("Midnight").boons == ("the_flames_gift", "the_swamps_gift", "the_winds_gift")
    assert find_recommended("Adventures Abroad").instead == {"adventurer": "sentry", "chancellor": "vassal"}
    assert [found.name for found in all_recommended() if found.platinum and found.shelters] == []
    assert recommended("Beginners").platinum
    assert recommended("Playing Chess with Death").shelters


@pytest.mark.parametrize("found", all_recommended(), ids=lambda found: found.name)
def test_every_set(found: Recommended) -> None:
    assert len(set(found.cards)) == 10
    assert {*found.cards, *found.landscapes, *found.boons} <= set(FACTS)
    assert {FACTS[card].set for card in found.cards} == set(found.sets)
    assert find_recommended(found.name) == found
    assert find_recommended(f"{found.name_de} ({found.edition})").edition == found.edition
    if not found.missing():
        found.setup().table().new_game()


def test_what_is_missing() -> None:
    assert missing("First Game") == ()
    assert replace(find_recommended("First Game"), bane="no_such_card").missing() == ("no_such_card",)
