"""How often is too often."""
import pytest

from throneroom.errors import TooMuch
from throneroom.web import limits
from throneroom.web.limits import Bucket, Crowd, Limit, household


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.25
    assert not bucket.take()
    clock.now += 0.25
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_their_own() -> None:
    limit = Limit(rate=1, burst=1, clock=Clock())
    limit.take("one")
    limit.take("other")
    with pytest.raises(TooMuch, match="wait a little"):
        limit.take("one")


def test_only_so_many_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN", 3)
    limit = Limit(rate=1, burst=1, clock=Clock())
    for who in ("a", "b", "c", "d"):
        limit.take(who)
    assert list(limit.buckets) == ["b", "c", "d"]
    limit.take("a")                                 # forgotten, and so free to ask again
    with pytest.raises(TooMuch):
        limit.take("c")


def test_a_crowd() -> None:
    crowd = Crowd(2)
    for who in ("one", "one", "other"):
        crowd.enter(who)
    with pytest.raises(TooMuch, match="too many connections"):
        crowd.enter("one")
    crowd.leave("one")
    crowd.enter("one")
    for who in ("one", "one", "other"):
        crowd.leave(who)
    assert not crowd.here


@pytest.mark.parametrize(("address", "who"), [
    ("192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
    ("2001:db8:1:2::9", "2001:db8:1:2::"),
    ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
    ("somewhere", "somewhere"),
])
def test_one_household_is_one_visitor(address: str, who: str) -> None:
    assert household(address) == who
