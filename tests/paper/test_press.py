"""From options to files: everything can be asked for and written, and comes out the same."""
from __future__ import annotations

import tomllib
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from throneroom.errors import BadPaper
from throneroom.paper import press
from throneroom.paper.answers import measure, options_file, toml, written
from throneroom.paper.ink import MM, Page, letters_of
from throneroom.paper.lengths import length
from throneroom.paper.options import JOBS, Asked, asked, load

SMALL = {"dividers": {"cards": "Moat,Village"}, "randomizers": {"cards": "Moat,Village"}, "kingdom": {},
         "rules": {"sets": "base"}, "overview": {"sets": "base"}}


def text_of(page: Page) -> str:
    return "".join(letters.text for letters, _ in letters_of(page))


@pytest.mark.parametrize("job", JOBS)
def test_a_pdf_has_all_pages_on_the_paper_and_a_title(job: str) -> None:
    chosen = asked(job, SMALL[job], {"language": "de"})
    pages = list(press.pages(job, chosen))
    read = PdfReader(BytesIO(press.print_pdf(job, chosen)))
    assert len(read.pages) == len(pages) > 0
    assert [(float(page.mediabox.width), float(page.mediabox.height)) for page in read.pages] == \
        [(pytest.approx(page.width, abs=0.01), pytest.approx(page.height, abs=0.01)) for page in pages]
    assert read.metadata is not None and read.metadata.title == press.title_of(job, chosen)
    assert read.metadata.creation_date is None or read.metadata.creation_date.year == 2000


@pytest.mark.parametrize("job", JOBS)
def test_a_pdf_names_no_font_that_is_not_in_it(job: str) -> None:
    for page in PdfReader(BytesIO(press.print_pdf(job, asked(job, SMALL[job], {"pages": "1"})))).pages:
        fonts = page["/Resources"]["/Font"].values()
        assert fonts and all("/FontFile2" in font["/FontDescriptor"] for font in fonts)


@pytest.mark.parametrize("job", JOBS)
@pytest.mark.parametrize(("language", "there"), [
    ("en", {"Action"}), ("de", {"Aktion"}), ("both", {"Action", "Aktion"})])
def test_what_is_printed_is_in_the_language_asked_for(job: str, language: str, there: set[str]) -> None:
    text = "".join(map(text_of, press.pages(job, asked(job, SMALL[job], {"language": language}))))
    assert {word for word in ("Action", "Aktion") if word in text} == there


@pytest.mark.parametrize("format", ["svg", "png"])
def test_each_page_is_a_picture(format: str) -> None:
    chosen = asked("dividers", {"cards": "Moat,Village,Smithy,Market,Cellar,Chapel,Militia,Mine,Festival"})
    pictures = list(press.printed("dividers", chosen, format, resolution=20))
    assert len(pictures) == len(list(press.pages("dividers", chosen))) > 2
    assert all(picture.startswith(b"<svg" if format == "svg" else b"\x89PNG") for picture in pictures)
    assert list(press.printed("dividers", chosen, format, 20, first=True)) == pictures[:1]


def test_a_picture_has_the_resolution_asked_for() -> None:
    [picture] = press.printed("kingdom", asked("kingdom", {"paper": "Letter"}), "png", resolution=100)
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (850, 1100)


def test_a_picture_that_no_memory_holds_is_refused() -> None:
    with pytest.raises(BadPaper, match="with 1200 dots per inch is too large"):
        next(press.printed("kingdom", asked("kingdom", {"paper": "500x500mm"}), "png", resolution=1200))


@pytest.mark.parametrize("job", JOBS)
def test_who_looks_on_is_told_to_the_end(job: str) -> None:
    told: list[tuple[int, int]] = []
    press.print_pdf(job, asked(job, SMALL[job]), lambda done, total: told.append((done, total)))
    shares = [done / total for done, total in told]
    assert shares == sorted(shares) and shares[-1] == 1 and shares[0] < 1


def test_only_so_many_pages() -> None:
    assert len(list(press.pages("rules", asked("rules", {"pages": 3})))) == 3
    assert len(list(press.pages("overview", asked("overview", {"pages": 2})))) == 2


def test_two_pages_of_rules_are_a_sheet_of_paper() -> None:
    [page, *_] = press.pages("rules", asked("rules", {"paper": "Letter", "sets": "base"}))
    assert (page.width, page.height) == (396, 612)
    folded = list(press.pages("rules", asked("rules", {"paper": "Letter", "sets": "base", "booklet": True})))
    assert {(page.width, page.height) for page in folded} == {(792, 612)} and len(folded) % 2 == 0


@pytest.mark.parametrize(("job", "paper"), [("kingdom", "147x300mm"), ("overview", "20x20mm"), ("rules", "A5")])
def test_paper_on_which_nothing_can_be_read_is_refused(job: str, paper: str) -> None:
    with pytest.raises(BadPaper, match="is too small to be read"):
        press.pages(job, asked(job, {"paper": paper}))


@pytest.mark.parametrize("job", ["dividers", "randomizers", "overview"])
def test_nothing_is_not_printed(job: str) -> None:
    with pytest.raises(BadPaper, match="nothing is left of this choice"):
        list(press.pages(job, asked(job, {"sets": "base", "types": "Night"})))


# --- options as text -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("text", ["12", "0.1mm", "6.2cm", "0.5in", "2.5625in", "34pt", "0", "12.345678mm"])
def test_a_length_is_written_as_it_was_meant(text: str) -> None:
    assert length(measure(length(text))) == length(text)


@pytest.mark.parametrize("job", JOBS)
def test_what_is_written_is_read_to_the_same(job: str) -> None:
    assert asked(job, written(Asked(), job)) == asked(job)
    assert tomllib.loads(options_file(Asked(), job, "en")) == {job: {}}


def test_what_was_chosen_comes_back_from_its_file(tmp_path: Path) -> None:
    chosen = asked("dividers", {"size": "2.5x3.5in", "paper": "letter", "back_offset": "-1x2.5", "sets": "Basisspiel",
                                "title": 'Say "yes" \\ \x7f …', "footer": "no", "rotate": "90", "blanks": "3",
                                "gap": "0.7cm"})
    (tmp_path / "mine.toml").write_text(options_file(chosen, "dividers", "de"), encoding="utf-8")
    assert asked("dividers", load(tmp_path / "mine.toml", "dividers")) == chosen
    lines = (tmp_path / "mine.toml").read_text(encoding="utf-8").splitlines()
    assert 'paper = "Letter"' in lines and '# order = "set"' in lines and toml(["base"]) == '["base"]'
    assert chosen.dividers.size.width == pytest.approx(63.5 * MM)
