"""Overviews: every set on one sheet of paper in either language, with all its cards and all they say."""
from __future__ import annotations

import pytest
from tests.paper.seen import drawn, overlapping, said, squeezed, wrong, wrong_in_pdf

from throneroom.cards import SETS
from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.recommended import all_recommended
from throneroom.paper.choice import chosen
from throneroom.paper.fonts import built_in
from throneroom.paper.lengths import PAPERS
from throneroom.paper.options import Choice
from throneroom.paper.overview import overview_pages
from throneroom.paper.pdf import pdf
from throneroom.paper.sheets import MARGIN
from throneroom.paper.text import Setter
from throneroom.words.library import words

A4 = PAPERS["A4"]
ALL = frozenset(FACTS)
SETTERS = {language: Setter(built_in(), language) for language in ("en", "de")}
ON_BOTH_SIDES = {"allies", "plunder"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", SETS)
def test_a_set_is_on_one_sheet_with_all_its_cards(name: str, language: str) -> None:
    pages = overview_pages(name, ALL, SETTERS[language], A4)
    assert len(pages) == 1 + (name in ON_BOTH_SIDES)
    assert not [found for page in pages for found in (*wrong(page, MARGIN / 2), *overlapping(page))]
    text = "".join(map(said, pages))
    for facts in FACTS.values():
        if facts.set == name and facts.kind != "mat_or_token":
            assert squeezed(words(facts.id).name(language)) in text, facts.id
            for line in words(facts.id).text(language).splitlines():
                assert drawn(line) in text, (facts.id, line)
    names: dict[str, list[str]] = {}                # a set may have another name in a newer book
    for recommended in all_recommended():
        if recommended.edition.startswith(f"{name}-"):
            names.setdefault(recommended.name_en, []).append(squeezed(recommended.named(language)))
    assert all(any(each in text for each in written) for written in names.values())


def test_two_pages_say_so() -> None:
    first, second = overview_pages("allies", ALL, SETTERS["de"], A4)
    assert "Seite1von2" in said(first) and "Seite2von2" in said(second)


def test_only_what_is_chosen_is_there_cheap_before_expensive() -> None:
    wanted = chosen(Choice(sets=("base",), editions=("base-2008",)))      # type: ignore[arg-type]
    [page] = overview_pages("base", wanted, SETTERS["de"], A4, texts=False)
    text = said(page)
    assert "Abenteurer" in text and "Banditin" not in text and "Untergebene" not in text
    at = [text.index(name) for name in ("Kapelle", "Dorf", "Dieb", "Gärten", "Geldverleiher", "Hexe")]
    assert at == sorted(at)
    assert drawn(words("village").text("de")) not in text


def test_paper_that_is_too_small_is_refused_in_one_line() -> None:
    with pytest.raises(BadPaper, match="Allies finds no room on both sides of 148 x 210 mm"):
        overview_pages("allies", ALL, SETTERS["en"], PAPERS["A5"])


def test_in_the_file_no_letter_is_outside_or_too_small() -> None:
    pages = [page for name in ("empires", "menagerie") for page in overview_pages(name, ALL, SETTERS["de"], A4)]
    assert not wrong_in_pdf(pdf(pages))
