"""Which printings of a set a card is in: the newest, the first, those of a name."""
from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from throneroom.kingdoms.facts import FACTS, Facts
from throneroom.paper.options import MANNERS

UNDATED = 9999              # an edition that prints no year is the latest


@cache
def editions_of(set: str) -> tuple[str, ...]:
    """All of a set, the oldest first: base-2008, base-2013 ..."""
    found = {edition for facts in FACTS.values() if facts.set == set for edition in own(facts)}
    return tuple(sorted(found, key=lambda edition: (year(edition), edition)))


def own(facts: Facts) -> tuple[str, ...]:
    """The editions of its own set; cards also appear as guests elsewhere."""
    return tuple(edition for edition in facts.editions if edition.startswith(facts.set + "-"))


def year(edition: str) -> int:
    found = re.search(r"\d{4}", edition)
    return int(found[0]) if found else UNDATED


def whole(set: str) -> list[str]:
    """Those that are a box of their own: not a few cards for owners of the one before (base-2017-upgrade)."""
    return [edition for edition in editions_of(set) if "-" not in edition.removeprefix(set + "-")]


@cache
def meant(manner: str, set: str) -> frozenset[str]:
    """The editions that owners of the newest have (with the cards added since), of the first, or of upgrades."""
    if manner == "upgrade":
        return frozenset(edition for edition in editions_of(set) if edition.endswith("-upgrade"))
    if manner == "first":
        return frozenset(whole(set)[-1:] if year(whole(set)[-1]) == UNDATED else whole(set)[:1])
    since = year(whole(set)[-1])
    parts = [edition for edition in editions_of(set) if edition not in whole(set) and year(edition) >= since]
    if since == UNDATED:                # a single card may have come out after it
        parts += [edition for edition in whole(set) if year(edition) < UNDATED][-1:]
    return frozenset({whole(set)[-1], *parts})


def printed_in(facts: Facts, asked: Collection[str]) -> bool:
    """Is a card in one of these editions, by name or manner?  A set of which none is named is meant in its newest, if
    others are named."""
    editions = frozenset(own(facts))
    manners = [one for one in asked if one in MANNERS]
    if not manners and not any(one in editions_of(facts.set) for one in asked):
        manners = ["newest"]
    return not editions.isdisjoint(asked) or any(fits(editions, manner, facts.set) for manner in manners)


def fits(editions: frozenset[str], manner: str, set: str) -> bool:
    if manner == "all":
        return True
    if manner == "removed":
        return editions.isdisjoint(meant("newest", set))
    return not editions.isdisjoint(meant(manner, set))
