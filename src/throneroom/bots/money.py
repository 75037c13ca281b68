"""Big Money: buys Treasures until it can buy Provinces."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from throneroom.bots.plan import ALL, WishData
from throneroom.bots.priority import WishBot

MONEY: Final[tuple[WishData, ...]] = (
    ("colony", ALL, ()),
    ("province", ALL, ()),
    ("duchy", ALL, (("left province", 0, 4),)),
    ("platinum", ALL, ()),
    ("gold", ALL, ()),
    ("silver", ALL, ()))


class BigMoney(WishBot):
    def __init__(self, plays: Sequence[str] = ()) -> None:
        super().__init__(plays, MONEY)
