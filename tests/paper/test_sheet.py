"""Leaves on sheets, looked at in the PDF itself: what is cut out has its size, and its back is behind it."""
from collections.abc import Iterable
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
from pdfminer.high_level import extract_pages
from pdfminer.layout import LAParams, LTChar, LTComponent, LTContainer, LTCurve, LTLine, LTPage

from throneroom.errors import BadPaper
from throneroom.paper.ink import MM, Letters, line
from throneroom.paper.leaf import Leaf
from throneroom.paper.options import Sheet, asked, load
from throneroom.paper.pdf import pdf
from throneroom.paper.sheet import arranged, impose

EXACT = 0.1 * MM
LABELS = Path(__file__).parents[2] / "examples" / "labels"
FORMS = [("A4", 59, 91), ("A4", 94, 62), ("letter", 62, 94), ("A3", 91, 59), ("8.5x14in", 63.5, 88.9),
         ("210x297mm", 190, 120)]


def sheet(**written: str) -> Sheet:
    return asked("dividers", written).sheet


def leaf(width: float, height: float, footer: str = "") -> Leaf:
    """With one letter on each side, whose place is the same, seen from that side."""
    letter = (Letters(20, 30, "O", "bold", 12),)
    return Leaf(width * MM, height * MM, letter, letter, footer=footer)


def tabbed(width: float, height: float, tab: float, tab_height: float) -> Leaf:
    path = (f"M0 {tab_height * MM:.3f}V{height * MM:.3f}H{width * MM:.3f}V{tab_height * MM:.3f}"
            f"H{tab * MM:.3f}V0H0Z")
    fold = line(0, tab_height * MM, tab * MM, tab_height * MM)
    return Leaf(width * MM, height * MM, (), outline=path, folds=(fold,))


def pages(leaves: Iterable[Leaf], chosen: Sheet) -> list[LTPage]:
    return list(extract_pages(BytesIO(pdf(impose(leaves, chosen))), laparams=LAParams()))


def found(item: LTComponent, kind: type) -> list:
    own = [item] if isinstance(item, kind) else []
    return own + [each for child in item for each in found(child, kind)] if isinstance(item, LTContainer) else own


def letters(page: LTPage) -> list[tuple[float, float]]:
    """Their middles, from the top left corner of the page."""
    return sorted(((each.x0 + each.x1) / 2, page.height - (each.y0 + each.y1) / 2)
                  for each in found(page, LTChar) if each.get_text() == "O")


def courses(page: LTPage) -> tuple[list[float], list[float]]:
    """Where lines run down and across."""
    lines = found(page, LTLine)
    return (sorted({round(each.x0, 2) for each in lines if abs(each.x0 - each.x1) < EXACT}),
            sorted({round(page.height - each.y0, 2) for each in lines if abs(each.y0 - each.y1) < EXACT}))


def steps(places: list[float]) -> list[float]:
    return [after - before for before, after in pairwise(places)]


# --- sizes ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("paper", "width", "height"), FORMS)
@pytest.mark.parametrize("marks", ["lines", "crop", "lines+crop"])
def test_what_is_cut_along_its_marks_has_its_size(paper: str, width: float, height: float, marks: str) -> None:
    chosen = sheet(paper=paper, marks=marks, margin="8")
    [page, *_] = pages([leaf(width, height)] * 40, chosen)
    assert (page.width, page.height) == pytest.approx((chosen.page.width, chosen.page.height), abs=EXACT)
    down, across = courses(page)
    if "crop" in marks:         # a mark that ends where another begins is no further course
        down, across = ([place for place in places if any(abs(place - other - size) < EXACT or
                                                          abs(other - place - size) < EXACT for other in places)]
                        for places, size in ((down, width * MM), (across, height * MM)))
    assert steps(down) == pytest.approx([width * MM] * (len(down) - 1), abs=EXACT)
    assert steps(across) == pytest.approx([height * MM] * (len(across) - 1), abs=EXACT)
    assert len(down) == int((page.width / MM - 16) / width) + 1        # as many as fit
    assert len(across) == int((page.height / MM - 16) / height) + 1


def test_a_tab_is_cut_too_and_its_fold_is_dashed() -> None:
    [page] = pages([tabbed(91, 69, 40, 10)], sheet(footer="no"))
    down, across = courses(page)
    assert [place - down[0] for place in down] == pytest.approx([0, 40 * MM, 91 * MM], abs=EXACT)
    assert [place - across[0] for place in across] == pytest.approx([0, 10 * MM, 69 * MM], abs=EXACT)
    dashed = [each for each in found(page, LTCurve) if each.dashing_style and each.dashing_style[0]]
    assert [each.width for each in dashed] == pytest.approx([40 * MM], abs=EXACT)


def test_dots_are_at_every_corner_and_once() -> None:
    [page] = pages([leaf(60, 90)] * 6, sheet(marks="dots", footer="no", duplex="none"))
    corners = [((each.x0 + each.x1) / 2, (each.y0 + each.y1) / 2) for each in found(page, LTCurve)]
    assert len(corners) == 4 * 3
    assert steps(sorted({round(x, 1) for x, _ in corners})) == pytest.approx([60 * MM] * 3, abs=EXACT)
    assert steps(sorted({round(y, 1) for _, y in corners})) == pytest.approx([90 * MM] * 2, abs=EXACT)


def test_neighbours_share_one_line() -> None:
    [page] = pages([leaf(60, 90)] * 6, sheet(footer="no", duplex="none"))
    assert len(found(page, LTLine)) == 4 + 3


def test_leaves_with_gaps_have_lines_of_their_own() -> None:
    [page, *_] = pages([leaf(50, 80)] * 9, sheet(gap="4x6", duplex="none"))
    down, across = courses(page)
    assert steps(down) == pytest.approx([50 * MM, 4 * MM] * 2 + [50 * MM], abs=EXACT)
    assert steps(across) == pytest.approx([80 * MM, 6 * MM] * 2 + [80 * MM], abs=EXACT)


@pytest.mark.parametrize("rotate", ["90", "270"])
def test_leaves_may_lie_on_their_side(rotate: str) -> None:
    [page, *_] = pages([leaf(91, 59)] * 9, sheet(rotate=rotate))
    down, across = courses(page)
    assert steps(down) == pytest.approx([59 * MM] * 3, abs=EXACT)
    assert steps(across) == pytest.approx([91 * MM] * 3, abs=EXACT)


# --- places ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("paper", "width", "height"), FORMS)
def test_margins_hold_and_all_is_in_the_middle(paper: str, width: float, height: float) -> None:
    chosen = sheet(paper=paper, margin="9x7")
    [page, *_] = pages([leaf(width, height)] * 40, chosen)
    down, across = courses(page)
    assert down[0] >= 9 * MM - EXACT and across[0] >= 7 * MM - EXACT
    assert down[0] == pytest.approx(page.width - down[-1], abs=EXACT)
    assert across[0] == pytest.approx(page.height - across[-1], abs=EXACT)


def test_a_sheet_that_is_not_full_is_cut_in_the_same_places() -> None:
    first, last = pages([leaf(60, 90)] * 10, sheet(duplex="none"))
    assert set(courses(last)[0]) < set(courses(first)[0])
    assert set(courses(last)[1]) < set(courses(first)[1])


def test_mixed_sizes_lie_in_rows_and_none_upon_another() -> None:
    sizes = [(91, 69), (59, 101), (40, 40), (120, 50), (91, 69), (30, 200), (62, 94)] * 3
    all_pages = pages([tabbed(width, height, width / 2, 10) for width, height in sizes], sheet(footer="no", gap="1"))
    assert len(all_pages) > 3
    for page in all_pages:
        for each in found(page, LTCurve):
            assert each.x0 >= 10 * MM - EXACT and each.x1 <= page.width - 10 * MM + EXACT
            assert each.y0 >= 10 * MM - EXACT and each.y1 <= page.height - 10 * MM + EXACT


def test_no_crop_mark_lies_on_a_neighbour() -> None:
    [page] = pages([leaf(60, 90)] * 9, sheet(marks="crop", footer="no", duplex="none", margin="10"))
    left, top = (page.width - 180 * MM) / 2, (page.height - 270 * MM) / 2
    marks = found(page, LTLine)
    assert len(marks) == 4 * 4
    for mark in marks:
        across, down = (mark.x0 + mark.x1) / 2, (mark.y0 + mark.y1) / 2
        assert not (left < across < page.width - left and top < down < page.height - top)


# --- backs ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edge", ["long", "short"])
@pytest.mark.parametrize("turned", ["no", "yes"])
@pytest.mark.parametrize("rotate", ["0", "90", "180", "270"])
def test_fronts_and_backs_are_registered(edge: str, turned: str, rotate: str) -> None:
    front, back = pages([leaf(50, 80)] * 3, sheet(duplex=edge, turned=turned, rotate=rotate, footer="no"))
    sideways = (edge == "long") == (turned == "no")             # the paper is turned over its left or right edge
    behind = [(back.width - x, y) if sideways else (x, back.height - y) for x, y in letters(back)]
    # A letter on the left of the front has the one on the left of the back behind the right of the front.
    [plain, _] = pages([leaf(50, 80)], sheet(footer="no"))
    [(letter, _)], [left, right] = letters(plain), courses(plain)[0]
    apart = right + left - 2 * letter
    across, down = {"0": (apart, 0), "90": (0, apart), "180": (-apart, 0), "270": (0, -apart)}[rotate]
    assert len(behind) == 3
    for place, (x, y) in zip(sorted(behind), letters(front), strict=True):
        assert place == pytest.approx((x + across, y + down), abs=EXACT)


@pytest.mark.parametrize("edge", ["long", "short"])
@pytest.mark.parametrize("turned", ["no", "yes"])
def test_crop_marks_of_both_sides_meet(edge: str, turned: str) -> None:
    sizes = [(91, 69), (59, 101), (40, 40)]
    leaves = [Leaf(width * MM, height * MM, (), (Letters(9, 9, "B", "bold", 6),)) for width, height in sizes]
    front, back = pages(leaves, sheet(duplex=edge, turned=turned, marks="crop"))
    sideways = (edge == "long") == (turned == "no")
    fronts, backs = courses(front), courses(back)
    if sideways:
        backs = sorted(back.width - x for x in backs[0]), backs[1]
    else:
        backs = backs[0], sorted(back.height - y for y in backs[1])
    assert backs[0] == pytest.approx(fronts[0], abs=EXACT)
    assert backs[1] == pytest.approx(fronts[1], abs=EXACT)


def test_printers_that_shift_are_answered() -> None:
    plain = pages([leaf(50, 80)], sheet())
    shifted = pages([leaf(50, 80)], sheet(front_offset="1.5x-2", back_offset="-3x0.5"))
    for before, after, (right, down) in zip(plain, shifted, [(1.5, -2), (-3, 0.5)], strict=True):
        [(x, y)], [(to_x, to_y)] = letters(before), letters(after)
        assert (to_x - x, to_y - y) == pytest.approx((right * MM, down * MM), abs=EXACT)


def test_without_backs_there_are_only_fronts() -> None:
    assert len(pages([leaf(60, 90)] * 10, sheet(duplex="none"))) == 2
    assert len(pages([leaf(60, 90)] * 10, sheet())) == 4
    assert len(pages([tabbed(60, 90, 30, 10)] * 10, sheet())) == 2


# --- the rest -------------------------------------------------------------------------------------------------------
def test_only_so_many_sheets() -> None:
    assert len(pages([leaf(60, 90)] * 30, sheet(pages="2"))) == 4


def test_the_foot_of_a_page_says_what_is_on_it() -> None:
    leaves = [leaf(60, 90, "Seaside")] * 5 + [leaf(60, 90, "Empires")] * 5
    words = ["".join(each.get_text() for each in found(page, LTChar) if each.size < 10)
             for page in pages(leaves, sheet(duplex="none"))]
    assert words == ["Seaside · Empires · 1", "Empires · 2"]
    assert [page.title for page in impose(leaves, sheet(duplex="none"))] == ["Seaside", ""]


def test_the_foot_is_no_wider_than_the_paper() -> None:
    leaves = [leaf(10, 10, f"Expansion {number}") for number in range(9)]
    [page] = pages(leaves, sheet(paper="60x60", duplex="none"))
    foot = [each for each in found(page, LTChar) if each.size < 10]
    assert "".join(each.get_text() for each in foot) == "Expansion 0 · Expansion 1 · … · 1"
    assert min(each.x0 for each in foot) >= 10 * MM and max(each.x1 for each in foot) <= 50 * MM


def test_a_foot_needs_room_where_margins_are_small() -> None:
    [page, *_] = pages([leaf(105, 99)] * 6, sheet(margin="0", duplex="none"))
    assert len(courses(page)[1]) == 3       # not 4: three rows would cover the foot
    [page, *_] = pages([leaf(105, 99)] * 6, sheet(margin="0", footer="no", duplex="none"))
    assert len(courses(page)[1]) == 4


@pytest.mark.parametrize(("options", "message"), [
    ({"margin": "80"}, "a piece of 60 x 90 mm does not fit: paper of 210 x 297 mm has 50 x 137 mm between its margins"),
    ({"paper": "50x50"}, "a piece of 60 x 90 mm does not fit: paper of 50 x 50 mm has 30 x 30 mm between its margins"),
    ({"margin": "110"}, "margins of 110 x 110 mm leave nothing of paper of 210 x 297 mm"),
])
def test_what_does_not_fit_is_said_before_the_first_page(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadPaper) as refused:
        impose([leaf(10, 10), leaf(60, 90)], sheet(**options))
    assert str(refused.value) == message


def test_the_same_leaves_give_the_same_bytes() -> None:
    chosen = sheet(marks="lines+crop")
    assert pdf(impose([leaf(60, 90)] * 20, chosen)) == pdf(impose([leaf(60, 90)] * 20, chosen))


# --- labels ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "count", "left", "top"), [
    ("avery-8867", 80, 7.5, 12.7), ("avery-l4736", 48, 9.5, 21.5), ("avery-94211", 8, 17.4, 14.7),
    ("herma-4201", 64, 9.75, 13.06)])
def test_labels_lie_where_domdiv_has_them(name: str, count: int, left: float, top: float) -> None:
    found = asked("dividers", load(LABELS / f"{name}.toml", "dividers"))
    label = leaf(found.dividers.tab_width / MM, found.dividers.tab_height / MM)
    [first, *_] = arranged([label] * 200, found.sheet)
    assert found.dividers.tabs_only and len(first) == count
    x, y = first[0].matrix[4:]
    assert x + found.sheet.front_offset.width == pytest.approx(left * MM, abs=0.11 * MM)
    assert y + found.sheet.front_offset.height == pytest.approx(top * MM, abs=0.11 * MM)
