"""Big Money: buys Treasures until it can buy Provinces."""
from __future__ import annotations

from collections.abc import Sequence

from throneroom.bots.priority import PriorityBot
from throneroom.engine.player import Player


class BigMoney(PriorityBot):
    def wants(self, me: Player) -> Sequence[str]:
        late = me.game.count_in_pile("province") <= 4
        wishes = ["colony", "province", "platinum", "gold", "silver"]
        if late:
            wishes[2:2] = ["duchy"]
        return wishes
