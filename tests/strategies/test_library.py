"""The library: every strategy can be found, says where it was described, and what it beats."""
from __future__ import annotations

import pytest

from throneroom import strategies
from throneroom.errors import BadStrategy
from throneroom.strategies.claims import Result, duel, tried
from throneroom.strategies.library import german, library, told
from throneroom.strategies.spoken import Claim
from throneroom.words.problems import in_german

OUR_OWN = "our own"                     # not known to have been published


def test_there_are_at_least_60_published_ones() -> None:
    published = [found for found in library().values() if not found.source.startswith(OUR_OWN)]
    assert len(published) >= 60
    assert all(found.source and found.about for found in library().values())


def test_all_of_them_are_described_in_german() -> None:
    missing, unknown = library().keys() - german().keys(), german().keys() - library().keys()
    assert (missing, unknown) == (set(), set())
    for found in library().values():
        assert told(found, "en") == found
        assert told(found, "de").about not in ("", found.about)
        assert f"about: {german()[found.name]}\n" in told(found, "de").text("de")


def test_all_of_them_are_written_as_they_are_read() -> None:
    for found in library().values():
        assert strategies.read(found.text()) == found == strategies.read(found.text("de"))


def test_they_claim_something_about_others_of_the_library() -> None:
    for found in library().values():
        assert found.beats or found.name == "Village Idiot", found.name
        for claim in found.beats:
            assert strategies.find(claim.rival).name == claim.rival != found.name
            found.setup(strategies.find(claim.rival)).table()


def test_they_are_found_by_their_names() -> None:
    assert strategies.find("big money + smithy").name == "Big Money + Smithy"
    assert strategies.names()[:1] and "Double Witch" in strategies.names()
    with pytest.raises(BadStrategy, match="no strategy is called 'Duble Wich'; did you mean Double Witch") as caught:
        strategies.find("Duble Wich")
    assert in_german(str(caught.value))
    with pytest.raises(BadStrategy) as caught:
        strategies.find("%%%")
    assert str(caught.value) == "no strategy is called '%%%'" and in_german(str(caught.value))


# All claims are tried where the players are compiled (tests/native/test_claims.py); here some that everybody knows.
@pytest.mark.parametrize(("name", "rival", "percent", "games"), [
    ("Big Money + Smithy", "Big Money", 60, 200),
    ("Double Witch", "Big Money Ultimate", 85, 300),
    ("Ironworks and Gardens (Paper)", "Ironworks and Gardens (Rock)", 60, 120),
])
def test_known_truths(name: str, rival: str, percent: int, games: int) -> None:
    result = duel(strategies.find(name), strategies.find(rival), games)
    assert result.shows(Claim(rival, percent)), (result.share, result.interval())


def test_a_claim_that_does_not_hold_is_not_shown() -> None:
    idiot = strategies.find("Village Idiot")
    claim = Claim("Big Money", 50)
    assert not tried(idiot, claim, 40).shows(claim)


def test_the_interval_is_wilsons() -> None:
    """Worked out by hand for 60 of 100, and sound at the ends."""
    low, high = Result(60, 100).interval(1.96)
    assert (round(low, 4), round(high, 4)) == (0.502, 0.6906)
    assert Result(0, 50).interval()[0] == pytest.approx(0, abs=1e-12)
    assert Result(50, 50).interval()[1] == pytest.approx(1)
