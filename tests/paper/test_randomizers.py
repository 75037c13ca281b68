"""Randomizers: one for each pile and landscape, nothing beside the card, and a back that tells nothing."""
from __future__ import annotations

from functools import cache

import pytest
from tests.paper.seen import overlapping, page_of, said, squeezed, wrong, wrong_in_pdf

from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.paper.fonts import built_in
from throneroom.paper.heads import parts_of
from throneroom.paper.ink import MM
from throneroom.paper.leaf import Leaf
from throneroom.paper.lengths import CARDS, CardSize
from throneroom.paper.options import Randomizers, Sheet
from throneroom.paper.pdf import pdf
from throneroom.paper.randomizers import LEAST, in_order, needs, randomizers
from throneroom.paper.sheet import impose
from throneroom.paper.text import Setter
from throneroom.words.library import words

ALL = frozenset(FACTS)
LANGUAGES = ("en", "de")
USUAL = Randomizers()


@cache
def leaves(language: str, options: Randomizers = USUAL) -> dict[str, Leaf]:
    found = list(randomizers(ALL, Setter(built_in(), language), options))
    return dict(zip(in_order(ALL, language), found, strict=True))


def front(leaf: Leaf) -> str:
    return said(page_of(leaf.front, leaf.width, leaf.height))


def test_every_kingdom_card_and_landscape_is_on_one_of_them() -> None:
    found = leaves("en")
    inside = [part for card_id in found for part in parts_of(card_id)]
    for facts in FACTS.values():
        if facts.kind in ("kingdom", "event", "project", "landmark", "way", "ally", "trait", "prophecy"):
            assert (facts.id in found) + inside.count(facts.id) == 1, facts.id
        else:
            assert facts.id not in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_its_name_and_what_it_needs(language: str) -> None:
    for card_id, leaf in leaves(language).items():
        assert squeezed(words(card_id).name(language)) in front(leaf)
        for need in needs(card_id, language):
            assert squeezed(need.replace("VP", "").replace("SP", "")) in front(leaf), card_id


def test_all_that_cost_a_potion_say_that_they_need_one() -> None:
    potions = [card_id for card_id in leaves("de") if FACTS[card_id].cost_potion]
    assert len(potions) == 10 and all("brauchtTrank" in front(leaves("de")[card_id]) for card_id in potions)


SHAPES = [(USUAL, "en"), (USUAL, "de"), (Randomizers(text=False), "de"), (Randomizers(emblem=False), "en"),
          (Randomizers(size=CARDS["sleeved"]), "de"), (Randomizers(size=LEAST), "de"),
          (Randomizers(size=CardSize(59 * MM, 45.5 * MM)), "en")]


@pytest.mark.parametrize(("options", "language"), SHAPES)
def test_no_letter_is_beside_the_card_or_on_another_or_too_small(options: Randomizers, language: str) -> None:
    for card_id, leaf in leaves(language, options).items():
        page = page_of(leaf.front, leaf.width, leaf.height)
        assert not wrong(page, MM) and not overlapping(page), card_id


def test_a_card_of_full_size_says_all_of_its_text() -> None:
    for card_id, leaf in leaves("de", Randomizers(size=CARDS["sleeved"])).items():
        assert "…" not in "".join(map(str, leaf.front)), card_id


def test_all_have_the_same_back_without_letters() -> None:
    backs = {leaf.back for language in LANGUAGES for leaf in leaves(language).values()}
    assert len(backs) == 1
    assert said(page_of(backs.pop(), 1, 1)) == ""


def test_in_grey_they_say_the_same() -> None:
    grey = leaves("en", Randomizers(black_and_white=True))
    assert [front(leaf) for leaf in grey.values()] == [front(leaf) for leaf in leaves("en").values()]
    assert grey["village"].front != leaves("en")["village"].front


def test_what_is_too_small_is_refused_in_one_line() -> None:
    with pytest.raises(BadPaper, match="30 x 40 mm is too small to be read: it needs 38 x 52 mm"):
        list(randomizers(ALL, Setter(built_in(), "en"), Randomizers(size=CardSize(30 * MM, 40 * MM))))


def test_a_printed_sheet_has_all_of_a_set() -> None:
    alchemy = {card_id for card_id in ALL if FACTS[card_id].set == "alchemy"}
    setter = Setter(built_in(), "de")
    pages = list(impose(randomizers(alchemy, setter, Randomizers()), Sheet(duplex="long")))
    assert not wrong_in_pdf(pdf(pages))
    text = "".join(map(said, pages))
    assert all(squeezed(words(card_id).name("de")) in text for card_id in in_order(alchemy, "de"))
