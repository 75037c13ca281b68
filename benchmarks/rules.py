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
    """Laboratories, Festivals and Markets in turn, a Village for every Smithy, three Golds for the table."""
    if coins >= 8:
        return ("Province",)
    if coins >= 6 and size("Gold") > 26:
        return ("Gold",)
    if coins >= 5:
        if size("Laboratory") >= size("Market"):
            return ("Laboratory", "Market", "Festival")
        if size("Market") >= size("Festival"):
            return ("Market", "Festival", "Smithy")
        return ("Festival", "Smithy")
    if coins == 4 and size("Smithy") >= size("Village"):
        return ("Smithy", "Silver")
    if coins >= 3:
        return ("Village", "Silver") if size("Village") > 2 else ("Silver",)
    return ()


WANTS: dict[str, Callable[[int, Size], Sequence[str]]] = {"money": money, "engine": engine}
KINDS = tuple(WANTS)
