"""Dividers: everything that belongs on one is there, inside its lines, and large enough to be read."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import structs
from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar, LTContainer

from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.bodies import SMALLEST
from throneroom.paper.choice import subjects
from throneroom.paper.dividers import Maker, dividers, one_sided
from throneroom.paper.faces import Face
from throneroom.paper.fonts import built_in
from throneroom.paper.ink import MM, Group, Item, Letters, Page, letters_of
from throneroom.paper.leaf import Leaf
from throneroom.paper.lengths import CardSize, Length
from throneroom.paper.options import Choice, Dividers
from throneroom.paper.paths import segments
from throneroom.paper.pdf import pdf
from throneroom.paper.subject import About, Subject
from throneroom.paper.tabs import Box, mirrored, tab_boxes
from throneroom.paper.text import SYMBOLS
from throneroom.words.library import words
from throneroom.words.rulings import own_rulings

EVERYTHING = Choice(editions=("all",), set_dividers=True, instructions=True, recommended=True, start_decks=1, blanks=1)
PORTRAIT, LANDSCAPE = Dividers(orientation="portrait"), Dividers(orientation="landscape")
SIZES = [PORTRAIT, LANDSCAPE]
NAMES = ["portrait", "landscape"]
TOLERANCE = 0.05
ABOVE, BELOW = 0.75, 0.24           # how far letters reach from their baseline, in sizes


@cache
def everything() -> tuple[Subject, ...]:
    return tuple(subjects(EVERYTHING, "en"))


@cache
def made(options: Dividers, language: str) -> tuple[tuple[Subject, Box, tuple[tuple[Face, Face | None], ...],
                                                          tuple[Leaf, ...]], ...]:
    """Every subject with its tab, its faces and its leaves."""
    maker = Maker(options, built_in(), [language])
    found = []
    for subject, tab in zip(everything(), tab_boxes(everything(), options, maker.faces.width), strict=True):
        pairs = list(maker.numbered(subject))
        leaves = tuple(maker.built(subject, tab, *pair, number) for number, pair in pairs)
        found.append((subject, tab, tuple(pair for _, pair in pairs), leaves))
    return tuple(found)


def one(card_id: str) -> Subject:
    return next(subject for subject in everything() if card_id in subject.objects and subject.about is not About.SET)


def printed_letters(items: Sequence[Item]) -> Iterator[tuple[Letters, Box, float]]:
    """All runs of letters, where they are and how large."""
    for letters, (a, b, c, d, e, f) in letters_of(Page(0, 0, tuple(items))):
        wide = built_in().width(letters.text, letters.font, letters.size)
        left, top, bottom = letters.x, letters.y - ABOVE * letters.size, letters.y + BELOW * letters.size
        corners = [(a * x + c * y + e, b * x + d * y + f) for x in (left, left + wide) for y in (top, bottom)]
        x, y = min(corner[0] for corner in corners), min(corner[1] for corner in corners)
        yield letters, Box(x, y, max(corner[0] for corner in corners) - x, max(corner[1] for corner in corners) - y), \
            letters.size * max(abs(a), abs(b))


def inside(box: Box, outer: Box) -> bool:
    return (box.x >= outer.x - TOLERANCE and box.y >= outer.y - TOLERANCE
            and box.x + box.width <= outer.x + outer.width + TOLERANCE
            and box.y + box.height <= outer.y + outer.height + TOLERANCE)


def bodies(leaf: Leaf, tab: Box) -> Box:
    return Box(0, tab.height, leaf.width, leaf.height - tab.height)


# --- nothing outside, nothing too small ------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", SIZES, ids=NAMES)
def test_no_letters_are_outside_their_box_or_too_small(options: Dividers, language: str) -> None:
    for subject, tab, _, leaves in made(options, language):
        for leaf in leaves:
            for items, seen in ((leaf.front, tab), (leaf.back, mirrored(tab, leaf.width))):
                for letters, box, size in printed_letters(items):
                    assert inside(box, seen) or inside(box, bodies(leaf, tab)), (subject.id, letters)
                    assert size >= SMALLEST - 0.001, (subject.id, letters)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", SIZES, ids=NAMES)
def test_no_letters_are_printed_over_others(options: Dividers, language: str) -> None:
    for subject, _, _, leaves in made(options, language):
        for leaf in leaves:
            for items in (leaf.front, leaf.back):
                found = sorted(((box.y + 0.2 * box.height, box.y + 0.75 * box.height, box.x, box.x + box.width, letters)
                                for letters, box, _ in printed_letters(items)), key=lambda run: run[0])
                for at, upper in enumerate(found):
                    for lower in found[at + 1:]:
                        if lower[0] >= upper[1]:
                            break
                        apart = min(upper[3], lower[3]) - max(upper[2], lower[2])
                        assert apart < 0.3, (subject.id, upper[-1], lower[-1])


@pytest.mark.parametrize("style", ["tent", "wrapper", "pull-tab"])
@pytest.mark.parametrize("options", SIZES, ids=NAMES)
def test_what_is_folded_keeps_its_letters_off_the_folds(options: Dividers, style: str) -> None:
    options = structs.replace(options, style=style)
    for leaf in dividers(everything()[::9], options, ["de", "en"]):
        heights = sorted({0.0, leaf.height, *(values[1] for fold in leaf.folds for _, values in segments(fold))})
        panels = [Box(0, above, leaf.width, below - above) for above, below in pairwise(heights)]
        for letters, box, size in printed_letters(leaf.front):
            assert any(inside(box, panel) for panel in panels), letters
            assert size >= SMALLEST - 0.001, letters
        assert not leaf.back


def longest() -> list[Subject]:
    def length(subject: Subject) -> int:
        return sum(len(words(each).text("de")) + sum(len(ruling.rule("de") or ruling.case("de"))
                                                      for ruling in own_rulings().get(each, ()))
                   for each in subject.objects if each in FACTS)
    return sorted(everything(), key=length, reverse=True)[:10]


def sample() -> list[Subject]:
    """One of each kind, and the ten longest texts."""
    return [*{subject.about: subject for subject in everything()}.values(), *longest()]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", SIZES, ids=NAMES)
def test_the_pdf_itself_says_so(options: Dividers, language: str) -> None:
    chosen = sample()
    assert {subject.about for subject in chosen} == set(About)
    found = {(subject.id, subject.about): (tab, leaves) for subject, tab, _, leaves in made(options, language)}
    for subject in chosen:
        tab, leaves = found[subject.id, subject.about]
        sides = [(leaf, items, seen) for leaf in leaves
                 for items, seen in ((leaf.front, tab), (leaf.back, mirrored(tab, leaf.width)))]
        document = pdf(Page(leaf.width, leaf.height, items) for leaf, items, _ in sides)
        for page, (leaf, _, seen) in zip(extract_pages(BytesIO(document)), sides, strict=True):
            for char in chars(page):
                x, y, to_x, to_y = char.bbox
                box = Box(x, leaf.height - to_y, to_x - x, to_y - y)
                assert inside(box, seen) or inside(box, bodies(leaf, tab)), (subject.id, char)
                assert char.size >= SMALLEST - 0.01, (subject.id, char)


def chars(item: object) -> Iterator[LTChar]:
    if isinstance(item, LTChar):
        yield item
    elif isinstance(item, LTContainer):
        for each in item:
            yield from chars(each)


# --- nothing is cut off ----------------------------------------------------------------------------------------------
def plain(text: str) -> str:
    """Letters and figures: hyphens, bullets and spaces are set where lines need them."""
    return re.sub(r"[\W_]", "", text)


def source(text: str) -> str:
    """What a text leaves of itself in letters: of symbols only their figures."""
    return plain(SYMBOLS.sub(lambda found: found["coins"] or found["debt"] or "", text))


def joined(items: Iterable[Item]) -> str:
    return plain("".join(letters.text for letters, _ in letters_of(Page(0, 0, tuple(items)))))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("options", SIZES, ids=NAMES)
def test_every_word_of_text_and_rulings_is_there_in_its_order(options: Dividers, language: str) -> None:
    for subject, _, pairs, leaves in made(options, language):
        faces = [face for pair in pairs for face in pair if face]
        sides = [items for leaf in leaves for items in (leaf.front, leaf.back)]
        for face, items in zip(faces, sides, strict=True):
            assert face.column is None or joined(face.column.items) in joined(items), subject.id
        if subject.about in (About.SET, About.RULES, About.BLANK):
            continue
        everything_said = "".join(joined(face.column.items) for face in faces if face.column)
        texts = [source(words(each).text(language)) for each in subject.objects]
        rulings = [source(ruling.rule(language) or ruling.case(language))
                   for each in subject.objects for ruling in own_rulings().get(each, ())]
        at = 0
        for each in (*texts, *rulings):
            at = everything_said.find(each, at)
            assert at >= 0, (subject.id, each)
            at += len(each)


def test_rulings_that_only_mention_a_card_are_not_its_own() -> None:
    [leaf] = dividers([one("moat")], LANDSCAPE, ["en"])
    for ruling in own_rulings()["bandit"]:
        assert source(ruling.rule("en")) not in joined(leaf.back)


def test_with_two_languages_each_has_a_side_of_its_own_with_everything() -> None:
    [leaf] = dividers([one("bandit")], PORTRAIT, ["de", "en"])
    for language, items in (("de", leaf.front), ("en", leaf.back)):
        assert plain(words("bandit").name(language)) in joined(items)
        for ruling in own_rulings()["bandit"]:
            assert source(ruling.rule(language)) in joined(items)


def test_with_two_languages_but_no_backs_each_has_its_divider() -> None:
    german, english = dividers([one("bandit")], structs.replace(PORTRAIT, back="none"), ["de", "en"])
    assert "Banditin" in joined(german.front) and "Bandit" in joined(english.front)
    assert not german.back and not english.back


def test_on_one_side_everything_is_in_front() -> None:
    [leaf] = dividers([one("moat")], one_sided(PORTRAIT), ["en"])
    assert not leaf.back and source(words("moat").text("en")) in joined(leaf.front)
    for ruling in own_rulings()["moat"]:
        assert source(ruling.rule("en")) in joined(leaf.front)
    assert one_sided(structs.replace(PORTRAIT, back="blank")).front == "text"
    assert one_sided(structs.replace(PORTRAIT, front="blank")).front == "rulings"
    folded = structs.replace(PORTRAIT, style="tent")
    assert one_sided(folded) == folded


# --- what does not fit goes on elsewhere -----------------------------------------------------------------------------
def test_a_second_divider_says_so() -> None:
    first, second = dividers([one("black_market")], LANDSCAPE, ["de"])
    assert "FortsetzungSchwarzmarkt2" in joined(first.back)
    assert "Schwarzmarkt2" in joined(second.front) and second.outline == first.outline
    assert "Fortsetzung" not in joined(first.front)
    first, second = dividers([one("black_market")], LANDSCAPE, ["en"])
    assert "continuedBlackMarket2" in joined(first.back)


def test_what_goes_on_behind_says_so() -> None:
    first, *_ = dividers([one("dame_anna")], PORTRAIT, ["en"])
    assert "continuedontheback" in joined(first.front)


@pytest.mark.parametrize(("options", "why"), [
    (structs.replace(PORTRAIT, size=CardSize(20 * MM, 20 * MM)), "too small"),
    (structs.replace(PORTRAIT, size=CardSize(5 * MM, 5 * MM)), "too small"),
    (structs.replace(LANDSCAPE, size=CardSize(12 * MM, 91 * MM)), "too small"),
    (structs.replace(PORTRAIT, tab_width=Length(8 * MM)), "the tab must be larger"),
    (structs.replace(PORTRAIT, tab_height=Length(2 * MM)), "the tab must be larger"),
], ids=["20x20", "5x5", "12x91", "narrow tab", "low tab"])
def test_sizes_too_small_for_the_text_are_refused(options: Dividers, why: str) -> None:
    with pytest.raises(BadPaper, match=why) as refused:
        list(dividers([one("black_market")], options, ["de"]))
    assert "\n" not in str(refused.value)


# --- tabs, notches, labels, colours ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("changes", "expected"), [
    ({"tab": "left"}, [0, 0, 0]),
    ({"tab": "right"}, [51, 51, 51]),
    ({"tab": "centre"}, [25.5, 25.5, 25.5]),
    ({"tab": "full"}, [0, 0, 0]),
    ({}, [0, 51, 0, 51]),
    ({"tab_start": "right"}, [51, 0, 51]),
    ({"tab_places": 3}, [0, 25.5, 51, 0]),
    ({"tab_places": 3, "tab_serpentine": True}, [0, 25.5, 51, 25.5, 0, 25.5]),
])
def test_tabs_are_where_they_were_asked_for(changes: dict[str, object], expected: list[float]) -> None:
    options = structs.replace(LANDSCAPE, **changes)
    chosen = [subject for subject in everything() if len(subject.objects) == 1 and subject.set == "base"]
    chosen = [subject for subject in chosen if len(list(dividers([subject], options, ["en"]))) == 1][:len(expected)]
    leaves = list(dividers(chosen, options, ["en"]))
    for leaf, place in zip(leaves, expected, strict=True):
        top = [values[-2] for _, values in segments(leaf.outline) if values and abs(values[-1]) < 0.001]
        wide = 91 if options.tab == "full" else 40
        assert min(top) / MM == pytest.approx(place + 1.6, abs=0.01)           # behind its round corner
        assert max(top) / MM == pytest.approx(place + wide - 1.6, abs=0.01)
        assert leaf.height / MM == pytest.approx(69) and leaf.width / MM == pytest.approx(91)


def test_tabs_begin_again_with_every_set() -> None:
    chosen = [one("cellar"), one("lurker"), one("pawn"), one("haven")]
    options = structs.replace(LANDSCAPE, tab_restart=True)
    assert [round(tab.x / MM) for tab in tab_boxes(chosen, options, 91 * MM)] == [0, 0, 51, 0]


def test_the_back_of_a_tab_is_behind_it() -> None:
    assert mirrored(Box(0, 0, 40, 10), 91) == Box(51, 0, 40, 10)


def test_a_notch_is_opposite_to_the_tab() -> None:
    options = structs.replace(LANDSCAPE, notch_length=Length(15 * MM), tab="left")
    [leaf] = dividers([one("moat")], options, ["en"])
    corners = {(round(values[-2] / MM, 2), round(values[-1] / MM, 2)) for _, values in segments(leaf.outline) if values}
    assert {(76, 10), (76, 12.5), (91, 12.5)} <= corners and (91, 10) not in corners and (0, 10) in corners


def test_labels_are_tabs_and_nothing_else() -> None:
    options = structs.replace(PORTRAIT, tabs_only=True)
    [leaf] = dividers([one("moat")], options, ["en"])
    assert (leaf.width, leaf.height) == (options.tab_width, options.tab_height)
    assert joined(leaf.front) == "2Moat" and not leaf.back


def colours(items: Iterable[Item]) -> Iterator[str]:
    for item in items:
        if isinstance(item, Group):
            yield from colours(item.items)
        elif isinstance(item, Letters):
            yield item.colour
        else:
            yield from filter(None, (item.fill, item.stroke))


def test_black_and_white_has_no_colours() -> None:
    options = structs.replace(PORTRAIT, black_and_white=True)
    for leaf in dividers([one("bandit"), one("alchemist"), one("engineer")], options, ["de"]):
        for colour in colours((*leaf.front, *leaf.back)):
            assert colour[1:3] == colour[3:5] == colour[5:7]


def test_a_wrapper_is_as_thick_as_its_cards() -> None:
    options = structs.replace(PORTRAIT, style="wrapper", thickness=Length(60 * MM))
    [leaf] = dividers([one("cellar")], options, ["en"])
    folds = [segments(fold)[0][1][1] / MM for fold in leaf.folds]
    assert folds == pytest.approx([92, 102, 194, 204], abs=0.01)        # there is a millimetre of play between two


@pytest.mark.parametrize(("card", "cards"), [
    ("cellar", 10), ("gardens", 12), ("curse", 30), ("copper", 60), ("estate", 24), ("page", 30), ("cemetery", 18),
    ("castles", 12), ("augurs", 16), ("ruins", 30)])
def test_the_whole_stack_has_room(card: str, cards: int) -> None:
    [subject] = subjects(Choice(cards=(card,)), "en")
    maker = Maker(structs.replace(PORTRAIT, style="wrapper", thickness=Length(60 * MM)), built_in(), ["en"])
    assert maker.thickness(subject) == pytest.approx(cards * MM)


def test_what_was_left_out_is_not_there() -> None:
    options = structs.replace(PORTRAIT, front="blank", back="none", count=False, types_line=False, edition=False,
                              cost="none", set_mark="none", emblem=False)
    [leaf] = dividers([one("moat")], options, ["en"])
    assert joined(leaf.front) == "MoatBase"


def test_whatever_is_asked_for_stays_within_its_box_or_is_refused() -> None:
    chance = Random(10)
    choices = {key: get_args(kind) if get_origin(kind) is Literal else (False, True)
               for key, kind in get_type_hints(Dividers).items() if get_origin(kind) is Literal or kind is bool}
    fine = 0
    for _ in range(60):
        options = Dividers(size=CardSize(chance.uniform(15, 100) * MM, chance.uniform(15, 100) * MM),
                           tab_width=Length(chance.uniform(20, 60) * MM), tab_height=Length(chance.uniform(6, 15) * MM),
                           tab_places=chance.randint(2, 6), notch_length=Length(chance.choice([0, 12]) * MM),
                           **{key: chance.choice(values) for key, values in choices.items()})
        try:
            leaves = list(dividers(chance.sample(everything(), 4), options, chance.choice([["de"], ["de", "en"]])))
        except BadPaper:
            continue
        for leaf in leaves:
            for letters, box, size in printed_letters((*leaf.front, *leaf.back)):
                assert inside(box, Box(0, 0, leaf.width, leaf.height)), (options, letters)
                assert size >= SMALLEST - 0.001, (options, letters)
        fine += 1
    assert fine > 20
