"""Recommended sets by their names, and what holds for all of them."""
from collections.abc import Callable
from dataclasses import replace

import pytest

from throneroom.bots.arena import MOST_TURNS
from throneroom.bots.general import GeneralPlayer
from throneroom.cards import kind
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.editions import year_of
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.recommended import (
    Recommended,
    all_recommended,
    find_recommended,
    is_of_the_books,
    recommended,
    year,
)
from throneroom.kingdoms.sharing import code, kingdom_of
from throneroom.words.library import plain


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
    assert find_recommended("Adventures Abroad (hinterlands-2020)").instead == {
        "adventurer": "sentry", "chancellor": "vassal"}
    assert {found.edition for found in all_recommended() if found.table.platinum and found.table.shelters} == {
        "prosperity-2022"}
    assert recommended("Beginners").platinum
    assert recommended("Playing Chess with Death").shelters
    assert recommended("Flotsam").traits == (("hasty", "first_mate"),)
    assert recommended("Spring Forward").riverboat == "market"
    assert "rapid_expansion" in recommended("Spring Forward").landscapes


def test_what_a_book_prints_is_laid_out_as_it_stands_there() -> None:
    """In one set Ferryman's pile costs 2, which the rules beside it would not allow."""
    setup = recommended("Bounty of the Hunt (cornucopia_guilds-2024)")
    assert setup.ferryman == "farrier" and kind("farrier")().cost == 2
    assert "farrier" in [pile.id for pile in setup.table().piles if not pile.supply]
    assert list(faults(setup)) == []
    assert kingdom_of(code(setup)).ferryman == "farrier"


@pytest.mark.parametrize("found", all_recommended(), ids=lambda found: found.name)
def test_every_set(found: Recommended) -> None:
    assert len(set(found.cards)) == (11 if "approaching_army" in found.landscapes else 10)
    assert {*found.table.cards()} <= set(FACTS)
    assert {FACTS[card].set for card in found.cards} == set(found.sets)
    assert find_recommended(found.name) == found
    assert find_recommended(f"{found.name_de} ({found.edition})").edition == found.edition
    if not found.missing():
        found.setup().table().new_game()


def test_a_book_has_its_own_texts() -> None:
    """Cards of a newer book are played as it has them, if the source books have them otherwise; those of other sets
    and of older books are not."""
    assert "highway:hinterlands-2022" in recommended("Bargains (hinterlands-2022)").editions
    assert recommended("Bargains (hinterlands-2011)").editions == ()
    for found in all_recommended():
        for option in found.table.editions:
            card_id, _, edition = option.partition(":")
            assert FACTS[card_id].set in found.books
            assert year_of(edition) <= int(year(found))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_name_is_enough(language: str) -> None:
    """The source books have 256 sets; five of them stand in two books of one edition, with the same cards, and here
    once.  The books since then have 200.  A name that several sets have means the newest of the source books, if it is
    in them; the others are asked for with their edition."""
    assert len(all_recommended()) == 256 - 5 + 200
    for found in all_recommended():
        asked = find_recommended(found.named(language))
        name = plain(found.named(language))
        same_name = [other for other in all_recommended() if name in (plain(other.name_en), plain(other.name_de))]
        assert asked in same_name
        first = [other for other in same_name if is_of_the_books(other)] or same_name
        assert asked in first
        assert year(asked) == max(map(year, first)) or plain(asked.name_en) == name


def test_no_set_waits_for_a_card() -> None:
    assert {found.name: found.missing() for found in all_recommended() if found.missing()} == {}


@pytest.mark.parametrize("part", range(8))
def test_every_set_is_played_to_the_end(part: int) -> None:
    for number, found in list(enumerate(all_recommended()))[part::8]:
        players = 2 + number % 3
        bots = [GeneralPlayer() for _ in range(players)]
        game = found.setup(players).table().new_game(bots, number)
        game.run(MOST_TURNS)
        assert game.over, found.name
        assert len(game.scores()) == players
        assert [bot.by_default for bot in bots if bot.by_default] == [], found.name


def test_the_list(throneroom: Callable[..., tuple[int, str, str]]) -> None:
    assert "Recommended sets: 451" in throneroom("kingdom", "list")[1]
    assert "Travelers" in throneroom("kingdom", "list", "reisende", "--language", "de")[1]
    of_a_set = throneroom("kingdom", "list", "Reiche Ernte", "--language", "de")[1]
    assert "Wein" in of_a_set and "Bann: Kräuterkundiger" in of_a_set
    assert "Sentry for Adventurer" in throneroom("kingdom", "list", "Adventures Abroad")[1]
    code, out, err = throneroom("kingdom", "list", "Arcana")
    assert (code, out) == (2, "")
    assert "'Arcana'" in err


def test_what_is_missing() -> None:
    assert find_recommended("First Game").missing() == ()
    first = find_recommended("First Game")
    assert replace(first, table=replace(first.table, bane="no_such_card")).missing() == ("no_such_card",)
