"""The two strategies that both sides of the benchmark play, stated once.

Throneroom (`ours.py`) and pyminion (`others.py`) both decide by these functions.  Nothing here knows about either
engine: cards are named as pyminion names them, and how many cards a pile has comes in as a function.

* `"money"`: Big Money + Smithy, by the rules of the bot of that name which pyminion brings along.
* `"engine"`: Village, Laboratory, Festival, Market and Smithy.

A turn goes like this on both sides: play Actions in the order of `PLAY_ORDER` while any can be played, play all
Treasures, and while a Buy is left buy the first of the wishes whose pile is not empty.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

KINGDOM = ("Village", "Smithy", "Market", "Laboratory", "Festival", "Cellar", "Moat", "Militia", "Witch", "Workshop")
PLAY_ORDER = ("Village", "Laboratory", "Market", "Festival", "Smithy")

Size = Callable[[str], int]


def money(coins: int, size: Size) -> Sequence[str]:
    if coins >= 8:
        return ("Province", "Gold", "Silver")
    if coins >= 6:
        return ("Gold", "Silver")
    if coins == 4:
        return ("Smithy", "Silver")
    if coins >= 3:
        return ("Silver",)
    return ()


def engine(coins: int, size: Size) -> Sequence[str]:
    """Six Laboratories, then Markets and Festivals; some Villages for some Smithies; few Golds and Silvers."""
    if coins >= 8:
        return ("Province",)
    if coins >= 6 and size("Gold") > 26:
        return ("Gold",)
    if coins >= 5:
        return ("Laboratory",) if size("Laboratory") > 4 else ("Market", "Festival")
    if coins == 4 and size("Smithy") > 5:
        return ("Smithy",)
    if coins >= 3:
        return ("Village", "Silver") if size("Village") > 3 else ("Silver",)
    return ()


WANTS: dict[str, Callable[[int, Size], Sequence[str]]] = {"money": money, "engine": engine}
KINDS = tuple(WANTS)

# The same as data, in the form of plans (`throneroom.bots.plan`): the first wish that holds and can be had.
# A test holds the two to the same purchases at all amounts of coins and cards left (tests/bots/test_rules.py).
Wish = tuple[str, int, tuple[tuple[str, int, int], ...]]
ANY = 99
TO_5, TO_7 = ("coins", 3, 4), ("coins", 5, 7)
WISHES: dict[str, tuple[Wish, ...]] = {
    "money": (
        ("Province", ANY, ()),
        ("Gold", ANY, ()),
        ("Smithy", ANY, (("coins", 4, 4),)),
        ("Silver", ANY, ())),
    "engine": (
        ("Province", ANY, ()),
        ("Gold", ANY, (("coins", 6, 7), ("left Gold", 27, ANY))),
        ("Laboratory", ANY, (TO_7, ("left Laboratory", 5, ANY))),
        ("Market", ANY, (TO_7, ("left Laboratory", 0, 4))),
        ("Festival", ANY, (TO_7, ("left Laboratory", 0, 4))),
        ("Smithy", ANY, (("coins", 4, 4), ("left Smithy", 6, ANY))),
        ("Village", ANY, (TO_5, ("left Village", 4, ANY))),
        ("Silver", ANY, (TO_5,))),
}
