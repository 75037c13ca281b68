"""Plunder: what lies beside the piles or on them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.happenings import Gain, Happening
from throneroom.engine.types import TRAIT

if TYPE_CHECKING:
    from throneroom.engine.player import Player


# --- Traits -------------------------------------------------------------------------------------------------
class _GainTrait(Card):
    """Works when you gain a card of its pile."""

    types = TRAIT

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.game.has_trait(self, moment.card)


class Cheap(Card):
    types = TRAIT

    # Cards of the pile cost 1 less.
    def cost_less(self, me: Player, card: Card) -> int:
        return 1 if me.game.has_trait(self, card) else 0


class Nearby(_GainTrait):
    automatic = True

    # When you gain a card of the pile: 1 buy.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.plus_buys(1)


class Rich(_GainTrait):
    # When you gain a card of the pile: a Silver.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.gain_from("silver")
