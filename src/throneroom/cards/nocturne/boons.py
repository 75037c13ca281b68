"""The twelve Boons."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.nocturne.receiving import _KeptBoon, may_discard_three, sift
from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, TOPDECK
from throneroom.engine.moments import TURN_END
from throneroom.engine.types import BOON

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


class TheEarthsGift(Card):
    types = BOON

    # A Treasure may be discarded to gain a card of at most 4.
    def play(self, me: Player) -> None:
        card = me.may_choose(DISCARD, self, me.treasures_in_hand())
        if card is not None and me.discard(card):
            me.gain_up_to(4, self)


class TheFieldsGift(_KeptBoon):
    actions = 1
    coins = 1


class TheFlamesGift(Card):
    types = BOON

    # You may trash a card from your hand.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)


class TheForestsGift(_KeptBoon):
    buys = 1
    coins = 1


class TheMoonsGift(Card):
    types = BOON

    # Look through your discard pile; one of its cards may go onto your deck.
    def play(self, me: Player) -> None:
        card = me.may_choose(TOPDECK, self, me.discard_pile)
        if card is not None:
            me.put_on_deck(card, me.discard_pile)


class TheMountainsGift(Card):
    types = BOON

    # Gain a Silver.
    def play(self, me: Player) -> None:
        me.gain_from("silver")


class TheRiversGift(_KeptBoon):
    commutes = TURN_END

    # Draw a card at the end of this turn.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        me.plus_cards(1)


class TheSeasGift(Card):
    types = BOON
    cards = 1


class TheSkysGift(Card):
    types = BOON

    # You may discard three cards to gain a Gold.
    def play(self, me: Player) -> None:
        if may_discard_three(me, self):
            me.gain_from("gold")


class TheSunsGift(Card):
    types = BOON

    # Look at your four top cards, discard any, put the rest back in any order.
    def play(self, me: Player) -> None:
        sift(me, self, 4)


class TheSwampsGift(Card):
    types = BOON
    needs = "will_o_wisp"

    # Gain a Will-o'-Wisp.
    def play(self, me: Player) -> None:
        me.gain_from("will_o_wisp")


class TheWindsGift(Card):
    types = BOON
    cards = 2

    # Discard two cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 2, 2)
