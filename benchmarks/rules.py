"""The two strategies that both sides of the benchmark play, stated once.

Throneroom (`ours.py`) and pyminion (`others.py`) both import this module, so
each side decides by literally the same function. Nothing here knows about
either engine: card names are strings, and counts come in as a mapping.

The two kinds of game, both mirrors for two players without random seating:

* `"money"`: Big Money + Smithy.
* `"engine"`: Village, Laboratory, Festival, Market and Smithy.

A turn goes like this on both sides:

1. Action phase: while an Action may be played, play the first card of
   `PLAY_ORDER` that is in hand; stop when none is.
2. Play every Treasure in hand.
3. Buy phase: while a Buy is left, ask `WANT[kind]` and buy the first name of its
   answer whose pile is not empty; stop when there is none. Coins already spent
   are gone, and a card just bought counts as owned. (Both sides ask
   `FIRST[kind]` before, which gives the first name alone and costs less, and
   ask `WANT[kind]` only if that pile is empty.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

KINGDOM: tuple[str, ...] = (
    "Village",
    "Smithy",
    "Market",
    "Laboratory",
    "Festival",
    "Cellar",
    "Moat",
    "Militia",
    "Witch",
    "Workshop",
)
"""The ten kingdom piles of both mirrors; pyminion has all ten."""

PLAY_ORDER: tuple[str, ...] = ("Village", "Laboratory", "Market", "Festival", "Smithy")
"""Actions in the order in which they are played: the one terminal comes last."""

NO_LIMIT = 99


class Buy(NamedTuple):
    """One line of a strategy: buy `card` if all of these hold."""

    card: str
    coins: int
    """at least so many coins (the card's cost)"""
    fewer_than: int = NO_LIMIT
    """fewer than so many owned"""
    fewer_than_card: str | None = None
    """fewer owned than of this other card"""
    provinces_left: int = NO_LIMIT
    """at most so many Provinces left in the supply"""


RULES: dict[str, tuple[Buy, ...]] = {
    "money": (
        Buy("Province", 8),
        Buy("Duchy", 5, provinces_left=4),
        Buy("Gold", 6),
        Buy("Smithy", 4, fewer_than=2),
        Buy("Silver", 3),
        Buy("Estate", 2, provinces_left=2),
    ),
    "engine": (
        Buy("Province", 8),
        Buy("Duchy", 5, provinces_left=3),
        Buy("Festival", 5, fewer_than=1),
        Buy("Laboratory", 5, fewer_than=2),
        Buy("Market", 5, fewer_than=2),
        Buy("Gold", 6, fewer_than=2),
        Buy("Festival", 5, fewer_than=3),
        Buy("Laboratory", 5, fewer_than=5),
        Buy("Market", 5, fewer_than=3),
        Buy("Smithy", 4, fewer_than=3, fewer_than_card="Village"),
        Buy("Silver", 3, fewer_than=2),
        Buy("Village", 3, fewer_than=4),
        Buy("Estate", 2, provinces_left=2),
    ),
}
"""For each kind, what to buy, most wanted first.

A card may come twice, with two limits: the engine gets some of each before
more of any. `WANT` then may name it twice, which changes nothing.
"""

KINDS: tuple[str, ...] = tuple(RULES)

_MOST_COINS = 8  # more buy no more
_MOST_PROVINCES = 12

_COUNTED: tuple[str, ...] = tuple(
    dict.fromkeys(
        name
        for rules in RULES.values()
        for rule in rules
        for name in (rule.card, rule.fewer_than_card)
        if name is not None
    )
)


def nothing_owned() -> dict[str, int]:
    """A fresh count with every card the rules ask about at 0."""
    return dict.fromkeys(_COUNTED, 0)


_Row = tuple[str, int, str | None]
_Table = tuple[tuple[tuple[_Row, ...], ...], ...]

Want = Callable[[int, Mapping[str, int], int], list[str]]
First = Callable[[int, Mapping[str, int], int], str | None]


def _table(rules: tuple[Buy, ...]) -> _Table:
    """The rules that may apply, for each number of coins and of Provinces left."""
    return tuple(
        tuple(
            tuple(
                (rule.card, rule.fewer_than, rule.fewer_than_card)
                for rule in rules
                if rule.coins <= coins and left <= rule.provinces_left
            )
            for left in range(_MOST_PROVINCES + 1)
        )
        for coins in range(_MOST_COINS + 1)
    )


def _decide_by(rules: tuple[Buy, ...]) -> tuple[Want, First]:
    table = _table(rules)

    def want(coins: int, owned_counts: Mapping[str, int], provinces_left: int) -> list[str]:
        wishes = []
        for card, fewer_than, other in table[coins if coins < _MOST_COINS else _MOST_COINS][provinces_left]:
            owned = owned_counts[card]
            if owned < fewer_than and (other is None or owned < owned_counts[other]):
                wishes.append(card)
        return wishes

    def first(coins: int, owned_counts: Mapping[str, int], provinces_left: int) -> str | None:
        for card, fewer_than, other in table[coins if coins < _MOST_COINS else _MOST_COINS][provinces_left]:
            owned = owned_counts[card]
            if owned < fewer_than and (other is None or owned < owned_counts[other]):
                return card
        return None

    return want, first


_DECIDE = {kind: _decide_by(rules) for kind, rules in RULES.items()}

WANT: dict[str, Want] = {kind: want for kind, (want, _) in _DECIDE.items()}
"""`WANT[kind](coins, owned_counts, provinces_left)`: what to buy now, most wanted first.

Every name in the list is affordable. `owned_counts` maps names to the cards
owned anywhere, and must have every key of `nothing_owned()`.
"""

FIRST: dict[str, First] = {kind: first for kind, (_, first) in _DECIDE.items()}
"""`FIRST[kind](...)`: the first name of what `WANT[kind](...)` gives, or None.

Nearly always its pile is not empty and the rest need not be worked out.
"""
