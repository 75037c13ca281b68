"""Options are read from anywhere, and what is wrong with one is said in a line."""
import re
from pathlib import Path

import pytest

from throneroom.errors import BadPaper
from throneroom.paper.ink import MM
from throneroom.paper.lengths import PAPERS, Size, length, size
from throneroom.paper.options import JOBS, UNUSED, Asked, asked, load, places_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "paper.md"


@pytest.mark.parametrize(("text", "points"), [
    ("10", 10 * MM), ("10mm", 10 * MM), ("1 cm", 10 * MM), ("1in", 72), ('0.5"', 36), ("12pt", 12),
    ("2,5 mm", 2.5 * MM), ("0", 0)])
def test_lengths(text: str, points: float) -> None:
    assert length(text) == pytest.approx(points)


@pytest.mark.parametrize(("text", "width", "height"), [
    ("62x94", 62 * MM, 94 * MM), ("8.5x11in", 612, 792), ("8.5in x 11in", 612, 792), ("8.5in x 11", 612, 792),
    ("1cm x 1in", 10 * MM, 72), ("5", 5 * MM, 5 * MM), ("6,2 × 9,4 cm", 62 * MM, 94 * MM)])
def test_sizes(text: str, width: float, height: float) -> None:
    found = size(text)
    assert (found.width, found.height) == pytest.approx((width, height))


def test_without_a_word_everything_has_a_value() -> None:
    for job in JOBS:
        assert asked(job) == Asked()


def test_text_becomes_values() -> None:
    found = asked("dividers", {"paper": "letter", "turned": "yes", "sets": "Basisspiel; seaside", "tab-places": "5",
                               "front_offset": "-1x2", "size": "sleeved", "types": "Angriff", "cards": "dorf,Moat",
                               "without": "empires,village", "editions": "BASE-2008,all", "language": "both"})
    assert found.sheet.page == Size(792, 612)
    assert (found.sheet.front_offset.width, found.sheet.front_offset.height) == pytest.approx((-MM, 2 * MM))
    assert found.choice.sets == ("base", "seaside") and found.choice.cards == ("village", "moat")
    assert found.choice.without == ("empires", "village") and found.choice.types == ("Attack",)
    assert found.choice.editions == ("base-2008", "all")
    assert found.dividers.tab_places == 5 and found.dividers.size.height == pytest.approx(94 * MM)
    assert found.common.language == "both"


def test_a_list_is_as_good_as_text() -> None:
    assert asked("dividers", {"sets": ["base", "Seaside"], "blanks": 3, "footer": False, "margin": 5.5}) == \
        asked("dividers", {"sets": "base,Seaside", "blanks": "3", "footer": "no", "margin": "5.5mm"})


def test_what_is_given_later_wins() -> None:
    assert asked("dividers", {"paper": "A3", "gap": "1"}, {"paper": "A5"}).sheet.paper == PAPERS["A5"]


def test_an_option_has_one_meaning_within_a_job() -> None:
    for job, parts in JOBS.items():
        keys = [key for part in parts for key in getattr(Asked(), part).__struct_fields__]
        assert len(keys) == len(set(keys)) and UNUSED[job] <= set(keys)
        assert set(places_of(job)) == set(keys) - UNUSED[job]


@pytest.mark.parametrize(("key", "value", "message"), [
    ("papr", "A4", "paper dividers has no option 'papr'; the nearest is 'paper'"),
    ("tab-place", "3", "paper dividers has no option 'tab-place'; the nearest is 'tab_places'"),
    ("tab", "up", "option tab: 'up' is not possible; possible are left, right, centre, full, staggered"),
    ("tab_places", "99", "option tab_places: '99' is not possible; possible are whole numbers from 2 to 12"),
    ("pages", "-1", "option pages: '-1' is not possible; possible are whole numbers from 0 to 10000"),
    ("blanks", "two", "option blanks: 'two' is not possible; possible are whole numbers from 0 to 200"),
    ("rotate", "45", "option rotate: '45' is not possible; possible are 0, 90, 180, 270"),
    ("footer", "maybe", "option footer: 'maybe' is not possible; possible are yes and no"),
    ("paper", "A9", "option paper: 'A9' is no size: A3, A4, A5, Letter, Legal, Tabloid, 62x94, 6.2x9.4cm and "
                    "2.5x3.75in are"),
    ("size", "62", "option size: '62' is no size: unsleeved, sleeved, 62x94, 6.2x9.4cm and 2.5x3.75in are"),
    ("line_width", "-1", "option line_width: '-1' is out of bounds: at least 0 mm, at most 2000 mm"),
    ("line_width", "nan", "option line_width: 'nan' is no length: 12, 12mm, 1.2cm, 0.5in and 34pt are"),
    ("gap", "1x2x3", "option gap: '1x2x3' is no size: 10, 62x94, 6.2x9.4cm and 2.5x3.75in are"),
    ("margin", "9999", "option margin: '9999' is out of bounds: at least 0 mm, at most 2000 mm"),
    ("cards", "Vilage", "option cards: no card is called 'Vilage'; did you mean Village, Pillage or Villa?"),
    ("editions", "base-2018", "option editions: there is no edition 'base-2018'; possible are newest, first, upgrade, "
                              "removed, all, and by name such as 'base-2019'"),
    ("paper", ["A4"], "option paper: ['A4'] is not possible; it is one value"),
    ("tab", ["left"], "option tab: ['left'] is not possible; possible are left, right, centre, full, staggered"),
    ("footer", {"a": 1}, "option footer: {'a': 1} is not possible; it is one value"),
])
def test_what_is_wrong_is_said_in_a_line(key: str, value: object, message: str) -> None:
    with pytest.raises(BadPaper) as refused:
        asked("dividers", {key: value})
    assert str(refused.value) == message


def test_what_is_too_long_is_not_looked_up() -> None:
    for key in ("kingdom", "cards", "sets", "paper", "x" * 100_000):
        with pytest.raises(BadPaper) as refused:
            asked("dividers", {key: "x" * 100_000})
        assert len(str(refused.value)) < 200
    with pytest.raises(BadPaper, match="nothing called 'stamps' to be printed, but dividers, randomizers, kingdom"):
        asked("stamps")


def test_unknown_sets_and_types_name_the_option() -> None:
    for key in ("sets", "types"):
        with pytest.raises(BadPaper, match=f"^option {key}: there is no"):
            asked("dividers", {key: "Seasid"})


# --- files -----------------------------------------------------------------------------------------------------------
def test_a_file_holds_options_of_several_jobs(tmp_path: Path) -> None:
    path = tmp_path / "paper.toml"
    path.write_text('paper = "A3"\nsets = ["base"]\ntab-places = 4\n[dividers]\nmargin = "5x6"\n'
                    '[randomizers]\npaper = "A5"\n', encoding="utf-8")
    found = asked("dividers", load(path, "dividers"), {"sets": "seaside"})
    assert found.sheet.paper == PAPERS["A3"] and found.choice.sets == ("seaside",) and found.dividers.tab_places == 4
    assert found.sheet.margin.height == pytest.approx(6 * MM)
    assert asked("randomizers", load(path, "randomizers")).sheet.paper == PAPERS["A5"]


@pytest.mark.parametrize(("text", "message"), [
    ('papr = "A4"', "no option 'papr'; the nearest is 'paper'"), ("paper = ", "is no TOML"),
    ("dividers = 3", "no option"), ("[divider]\nx = 1", "no option 'divider'"), ("\0", "is no TOML"),
    ("sets = " + "[" * 5000, "is no TOML"), ("#" * 2_000_000, "too large")])
def test_files_that_are_wrong(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "paper.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPaper, match=message) as refused:
        asked("dividers", load(path, "dividers"))
    assert "\n" not in str(refused.value)


def test_a_file_may_begin_with_the_mark_that_some_editors_set(tmp_path: Path) -> None:
    path = tmp_path / "paper.toml"
    path.write_text('language = "de"\r\n', encoding="utf-8-sig")
    assert asked("dividers", load(path, "dividers")).common.language == "de"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadPaper, match=r"cannot read .*nowhere.toml: No such file"):
        load(tmp_path / "nowhere.toml", "dividers")


# --- what others have ------------------------------------------------------------------------------------------------
def test_the_table_beside_domdiv_names_its_options_and_ours() -> None:
    lines = DOCUMENT.read_text("utf-8").partition("## Beside domdiv")[2].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `-")]
    assert len(rows) == 97 and len({name for row in rows for name in re.findall(r"`(--?[\w-]+)`", row[0])}) == 103
    for theirs, ours, why in rows:
        assert why or ours != "–", f"{theirs} is left out without a reason"
        for name in re.findall(r"`([a-z_]+)(?: =[^`]*)?`", ours):
            assert name in places_of("dividers")
