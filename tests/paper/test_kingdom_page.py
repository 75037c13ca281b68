"""The page for the table: one page for every recommended set, with every card, every text and every step."""
from __future__ import annotations

from dataclasses import replace

import pytest
from tests.paper.seen import drawn, overlapping, said, squeezed, wrong, wrong_in_pdf

from throneroom.errors import BadPaper
from throneroom.kingdoms.recommended import all_recommended, find_recommended
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, kingdom_of
from throneroom.kingdoms.sheet import sheet
from throneroom.paper.fonts import built_in
from throneroom.paper.ink import MM, Page
from throneroom.paper.kingdom import kingdom_pages
from throneroom.paper.lengths import PAPERS, Size
from throneroom.paper.pdf import pdf
from throneroom.paper.sheets import MARGIN
from throneroom.paper.text import Setter
from throneroom.words.library import words

A4 = PAPERS["A4"]
SETTERS = {language: Setter(built_in(), language) for language in ("en", "de")}
RECOMMENDED = [recommended for recommended in all_recommended() if not recommended.missing()]
SHARES = 8                  # of the work, so that each test is short


def page(name: str, language: str = "en", paper: Size = A4, players: int = 2) -> Page:
    recommended = find_recommended(name)
    [found] = kingdom_pages(recommended.setup(players), SETTERS[language], paper, recommended.named(language))
    return found


@pytest.mark.parametrize("share", range(SHARES))
def test_every_recommended_set_is_on_one_page_with_all_its_cards(share: int) -> None:
    for number, recommended in enumerate(RECOMMENDED[share::SHARES]):
        language = ("en", "de")[number % 2]
        paper = (A4, A4.turned(), PAPERS["Letter"])[number % 3]
        found = kingdom_pages(recommended.setup(2 + number % 5), SETTERS[language], paper, recommended.named(language))
        assert len(found) == 1 and not wrong(found[0], MARGIN / 2) and not overlapping(found[0]), recommended.name
        text = said(found[0])
        assert squeezed(recommended.named(language)) in text
        for card_id in recommended.table.cards():
            assert squeezed(words(card_id).name(language)) in text, (recommended.name, card_id)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_texts_are_whole(language: str) -> None:
    text = said(page("First Game", language))
    for card_id in find_recommended("First Game").cards:
        for line in words(card_id).text(language).splitlines():
            assert drawn(line) in text, card_id


def test_what_lies_in_the_trash_can_be_read() -> None:
    text = said(page("Love and Death"))
    for zombie in ("zombie_apprentice", "zombie_mason", "zombie_spy"):
        assert all(drawn(line) in text for line in words(zombie).text("en").splitlines()), zombie


def test_all_steps_are_told_in_their_order() -> None:
    recommended = find_recommended("Expert Intro")
    text = said(page("Expert Intro", "de", players=4))
    at = [text.index(squeezed(step.title)) for step in sheet(recommended.setup(4), "de")]
    assert at == sorted(at) and len(at) == 7
    assert "4Spieler" in text and "30Fluch" in text and squeezed(code(recommended.setup(4))) in text


def test_what_all_cards_of_a_pile_say_is_said_once() -> None:
    text = said(page("Dark Carnival"))
    assert text.count("IfthistrashedanyKnighttrashtheKnightyouplayedtoo") == 1
    assert all(squeezed(words(knight).name()) in text for knight in ("dame_josephine", "sir_vander"))


def test_a_kingdom_is_called_as_in_the_books_or_simply_that() -> None:
    setup = find_recommended("First Game").setup(3)
    titles = [page.title for language in ("en", "de") for page in kingdom_pages(setup, SETTERS[language], A4)]
    assert titles == ["First Game", "Erstes Spiel"]
    other = replace(setup, kingdom=("adventurer", *setup.kingdom[1:]))
    [found] = kingdom_pages(other, SETTERS["en"], A4)
    assert found.title == "The Kingdom"


def test_without_texts_there_are_names_and_steps() -> None:
    recommended = find_recommended("First Game")
    [found] = kingdom_pages(recommended.setup(), SETTERS["en"], A4, "First Game", texts=False)
    assert "Mine" in said(found) and drawn(words("mine").text()) not in said(found)


def test_what_cannot_be_on_one_page_is_on_several() -> None:
    piles = ("knights", "castles", "augurs", "clashes", "forts", "odysseys", "townsfolk", "wizards", "page", "peasant")
    *cards, steps = kingdom_pages(Setup(piles, ("plateau_shepherds",)), SETTERS["de"], A4)
    assert len(cards) > 1 and not any("Startdeck" in said(each) for each in cards) and "Startdeck" in said(steps)
    assert not any(wrong(each) for each in (*cards, steps))


def test_in_the_file_no_letter_is_outside_or_too_small() -> None:
    assert not wrong_in_pdf(pdf([page("Expert Intro", "de", A4.turned()), page("Dark Carnival", "en")]))


def test_what_finds_no_room_is_refused() -> None:
    with pytest.raises(BadPaper, match="Luftschloss finds no room on paper of 50 x 70 mm"):
        kingdom_pages(kingdom_of("Luftschloss", 6), SETTERS["de"], Size(50 * MM, 70 * MM), "Luftschloss")
