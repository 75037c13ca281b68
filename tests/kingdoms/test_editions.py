"""Which text a card is played by: one of its own, one of an edition, the newest, or that of the source books."""
from zlib import crc32

import pytest

from throneroom.cards import BY_ID, VERSIONS
from throneroom.engine.moments import LOWERS_COSTS
from throneroom.errors import BadKingdom, UnknownCard
from throneroom.kingdoms import editions
from throneroom.kingdoms.editions import (
    IN_CODES,
    MARKS,
    all_editions,
    called,
    chosen,
    newer_editions,
    newest_year,
    versions,
    year_of,
)
from throneroom.kingdoms.setup import Setup

HIGHWAY = ("highway", "village", "smithy")


@pytest.mark.parametrize(("options", "editions"), [
    ((), ()), (("newest-2023",), ("hinterlands-2022",)), (("newest-2021",), ()), (("newest-2023", "highway:books"), ()),
    (("hinterlands-2022",), ("hinterlands-2022",)), (("scheme:hinterlands-2011",), ()),
    (("highway:hinterlands-2022",), ("hinterlands-2022",))])
def test_chosen(options, editions):
    assert chosen("highway", options) == editions


def test_an_older_text_counts_more_than_the_newest():
    assert chosen("mine", ("newest-2023", "base-2008")) == ("base-2008",)


def test_newest_is_kept_with_its_year():
    assert Setup(HIGHWAY, editions=("newest",)).editions == (f"newest-{newest_year()}",)
    assert Setup(HIGHWAY, editions=("highway:newest",)).editions == ("highway:hinterlands-2022",)
    with pytest.raises(BadKingdom, match="village has no text that is newer"):
        Setup(HIGHWAY, editions=("village:newest",))


def test_what_no_card_knows_is_refused():
    for option in ("newest-1999x", "newest-3000", "highway:base-2008", "base-1999", "rules:books-2", "newest:highway"):
        with pytest.raises((BadKingdom, UnknownCard)):
            Setup(HIGHWAY, editions=(option,)).table()


def test_a_card_is_one_kind_in_all_editions():
    old, new = (Setup(HIGHWAY, editions=editions).table() for editions in ((), ("newest",)))
    assert [card.id for card in old.kinds] == [card.id for card in new.kinds]
    assert old.powers & LOWERS_COSTS and not new.powers & LOWERS_COSTS


def test_versions_are_of_cards_that_exist():
    for card_id, newer in newer_editions().items():
        assert set(newer) <= set(all_editions()[card_id])
        assert [year_of(edition) for edition in newer] == sorted(map(year_of, newer))
    for card_id, cls in versions((f"newest-{newest_year()}",)).items():
        assert cls().id == card_id


def test_written_by_people():
    assert [called(option) for option in ("newest", "Fernstraße:newest", "rules:base-2008")] == [
        "newest", "highway:newest", "rules:base-2008"]


def test_newest_of_a_year_means_the_same_for_ever():
    """Games are kept with it: whoever writes another text gives it an edition of its own, and that another mark."""
    assert len(IN_CODES) == MARKS[newest_year()]
    found = [(card_id, edition) for card_id in [*BY_ID, "rules"] for edition in chosen(card_id, ("newest-2026",))]
    assert (len(found), crc32(repr(sorted(found)).encode())) == (69, 917921727)


def test_a_text_that_is_written_later_is_in_no_mark_of_before(monkeypatch):
    for fact in (editions.newest_of, newer_editions, all_editions):
        monkeypatch.setattr(editions, fact.__name__, fact.__wrapped__)
    monkeypatch.setitem(VERSIONS, ("moat", "base-2026"), BY_ID["moat"])
    monkeypatch.setattr(editions, "IN_CODES", (*IN_CODES, "base-2026"))
    assert chosen("moat", ("newest-2026",)) == ()
    monkeypatch.setattr(editions, "MARKS", {**MARKS, 2027: len(IN_CODES) + 1})
    assert chosen("moat", ("newest-2026",)) == () and chosen("moat", ("newest-2027",)) == ("base-2026",)
    assert chosen("highway", ("newest-2021",)) == () and chosen("highway", ("newest-2023",)) == ("hinterlands-2022",)
