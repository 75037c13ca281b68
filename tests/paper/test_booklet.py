"""The booklet of the rules: every word in its order, numbers that are right, sheets that can be folded."""
from __future__ import annotations

from functools import cache

import pytest
from tests.paper.seen import drawn, overlapping, page_of, said, wrong, wrong_in_pdf

from throneroom.cards import SETS
from throneroom.paper.booklet import Booklet, chosen, initial, stapled
from throneroom.paper.choice import collate
from throneroom.paper.fonts import built_in
from throneroom.paper.ink import Group, Letters, Page
from throneroom.paper.pdf import pdf
from throneroom.paper.text import Setter
from throneroom.words import rules

LANGUAGES = ("en", "de")


@cache
def booklet(language: str, sets: tuple[str, ...] = SETS) -> Booklet:
    return Booklet(sets, Setter(built_in(), language))


@cache
def pages(language: str, sets: tuple[str, ...] = SETS) -> list[Page]:
    return booklet(language, sets).pages()


def text_of(page: Page) -> str:
    """Without the running head and the number."""
    return "".join(said(page_of([item], 0, 0)) for item in page.items if isinstance(item, Group))


def body(language: str, sets: tuple[str, ...] = SETS) -> list[Page]:
    found = booklet(language, sets)
    return pages(language, sets)[found.lead:found.lead + len(found.body)]


def written(chapter: rules.Chapter, language: str) -> str:
    found = chapter.title(language) + "\n"
    for section in chapter.sections:
        found += section.title(language) + "\n"
        for block in rules.blocks(section.text(language), language):
            cells = [cell for row in block.rows for cell in row] if isinstance(block, rules.Table) else [block.runs]
            found += "".join(run.text + "\n" for cell in cells for run in cell)
    return drawn(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_rules_is_there_in_its_order(language: str) -> None:
    expected = "".join(written(chapter, language) for chapter in rules.chapters())
    assert "".join(map(text_of, body(language))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_outside_or_on_another_or_too_small(language: str) -> None:
    for number, page in enumerate(pages(language), 1):
        assert not wrong(page, 20) and not overlapping(page), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_name_the_pages_where_the_headings_are(language: str) -> None:
    found = booklet(language)
    contents = "".join(map(text_of, pages(language)[1:found.lead]))
    at = 0
    for chapter in found.chapters:
        for part in (chapter, *chapter.sections):
            number = found.numbers[part.id]
            assert drawn(part.title(language)) in text_of(pages(language)[number - 1]), part.id
            at = contents.index(drawn(part.title(language)) + str(number), at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_names_the_pages_of_all_terms_in_the_order_of_the_alphabet(language: str) -> None:
    found = booklet(language)
    index = "".join(map(text_of, pages(language)[found.lead + len(found.body):]))
    numbers: dict[str, set[int]] = {}
    for chapter in rules.chapters():
        for section in chapter.sections:
            for term in section.terms[language]:
                numbers.setdefault(term, set()).add(found.numbers[section.id])
    at = 0
    for term in sorted(numbers, key=collate):
        at = index.index(drawn(term) + "".join(map(str, sorted(numbers[term]))), at)


def test_umlauts_stand_with_their_letters() -> None:
    assert [initial(term) for term in ("Übung", "Öl", "änderung", "$2", "Zug")] == ["U", "O", "A", "0–9", "Z"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_and_no_first_line_stands_alone_at_the_foot_of_a_page(language: str) -> None:
    assert not [number for number, page in enumerate(booklet(language).body) if page[-1].block.keep]


def test_readers_of_some_sets_read_what_they_need() -> None:
    few = body("de", ("base", "alchemy"))
    text = "".join(map(text_of, few))
    assert text == "".join(written(chapter, "de") for chapter in chosen({"base", "alchemy"}))
    assert "Tränke" in text and "DasTurnierundseinePreise" not in text and len(few) < len(body("de"))
    assert "BasisspielDieAlchemisten" in said(pages("de", ("base", "alchemy"))[0])
    index = pages("de", ("base", "alchemy"))[-1]
    assert "Turnier" not in text_of(index)


def test_left_pages_have_their_number_on_the_left() -> None:
    for number, page in enumerate(pages("en")[1:], 2):
        figure = page.items[-1]
        assert isinstance(figure, Letters) and figure.text == str(number)
        assert (figure.x < page.width / 2) == (number % 2 == 0)


def test_without_an_index_it_ends_with_the_last_chapter() -> None:
    found = Booklet(("base",), Setter(built_in(), "en"), index=False)
    assert len(found.pages()) == found.lead + len(found.body)


# --- sheets -----------------------------------------------------------------------------------------------------------
def numbered(count: int) -> list[Page]:
    return [Page(100, 200, (Letters(50, 100, str(number), "regular", 10),)) for number in range(1, count + 1)]


def sides(count: int) -> list[list[str]]:
    """The pages on every side, from left to right; nothing for a blank one."""
    found = []
    for page in stapled(numbered(count)):
        assert (page.width, page.height) == (200, 200)
        left, right = (item for item in page.items if isinstance(item, Group))
        assert left.matrix[4] == 0 and right.matrix[4] == 100
        found.append([said(page_of([half], 0, 0)) for half in (left, right)])
    return found


def test_sheets_are_folded_into_pages_in_their_order() -> None:
    assert sides(8) == [["8", "1"], ["2", "7"], ["6", "3"], ["4", "5"]]
    assert sides(5) == [["", "1"], ["2", ""], ["", "3"], ["4", "5"]]
    assert sides(4) == [["4", "1"], ["2", "3"]]


def test_the_folded_sheets_are_read_like_the_single_pages() -> None:
    sheets = stapled(pages("de"))
    leaves = [leaf for front, back in zip(sheets[::2], sheets[1::2], strict=True) for leaf in (front, back)]
    halves = [[item for item in page.items if isinstance(item, Group)] for page in leaves]
    first = [half for front, back in zip(halves[::2], halves[1::2], strict=True) for half in (front[1], back[0])]
    last = [half for front, back in zip(halves[::2], halves[1::2], strict=True) for half in (front[0], back[1])]
    read = "".join(said(page_of([half], 0, 0)) for half in (*first, *reversed(last)))
    assert read == "".join(map(said, pages("de")))


def test_in_the_file_no_letter_is_outside_or_too_small() -> None:
    assert not wrong_in_pdf(pdf([*pages("de")[:8], *stapled(pages("de")[-8:])]))
