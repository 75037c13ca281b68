"""The twelve Hexes, and the States."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.nocturne.receiving import receive_a_boon
from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, TOPDECK
from throneroom.engine.happenings import Happening, Play
from throneroom.engine.moments import BUY_START
from throneroom.engine.types import ACTION, HEX, STATE, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- Hexes --------------------------------------------------------------------------------------------------
class BadOmens(Card):
    types = HEX

    # Put your deck into your discard pile, then two Coppers from there onto your deck, or show that there are fewer.
    def play(self, me: Player) -> None:
        me.put_deck_into_discard_pile()
        me.look_at_discard_pile()
        coppers = me.named("copper", me.discard_pile)[:2]
        if len(coppers) < 2:
            me.reveal_cards(me.discard_pile[:])
        for copper in coppers:
            me.put_on_deck(copper, me.discard_pile)


class Delusion(Card):
    types = HEX
    needs = "deluded envious"

    # Take Deluded unless you have Deluded or Envious.
    def play(self, me: Player) -> None:
        if not me.owns("deluded") and not me.owns("envious"):
            me.take_copy(me.game.landscape("deluded"))


class Envy(Card):
    types = HEX
    needs = "deluded envious"

    # Take Envious unless you have Deluded or Envious.
    def play(self, me: Player) -> None:
        if not me.owns("deluded") and not me.owns("envious"):
            me.take_copy(me.game.landscape("envious"))


class Famine(Card):
    types = HEX

    # Reveal three cards; discard the Actions, shuffle the rest into your deck.
    def play(self, me: Player) -> None:
        revealed = me.reveal(3)
        me.discard_all(me.of_type(ACTION, revealed), me.limbo)
        me.shuffle_into_deck([card for card in revealed if card in me.limbo], me.limbo)


class Fear(Card):
    types = HEX

    # With at least five cards in hand discard an Action or Treasure, or show that you cannot.
    def play(self, me: Player) -> None:
        if len(me.hand) < 5:
            return
        card = me.choose_one(DISCARD, self, me.of_type(ACTION | TREASURE))
        if card is None:
            me.reveal_hand()
        else:
            me.discard(card)


class Greed(Card):
    types = HEX

    # Gain a Copper onto your deck.
    def play(self, me: Player) -> None:
        me.gain_from("copper", me.deck)


class Haunting(Card):
    types = HEX

    # Holding four cards or more, put one of them onto your deck.
    def play(self, me: Player) -> None:
        if len(me.hand) >= 4:
            card = me.choose_one(TOPDECK, self, me.hand)
            if card is not None:
                me.put_on_deck(card, me.hand)


class Locusts(Card):
    types = HEX

    # Trash your top card: for a Copper or Estate gain a Curse, otherwise a cheaper card that shares a type with it.
    def play(self, me: Player) -> None:
        if not me.prepare(1):
            return
        card = me.deck[-1]
        me.trash(card, me.deck)
        if card.id in ("copper", "estate"):
            me.gain_from("curse")
        else:
            me.gain_one_of(self, me.game.supply_below(me.game.cost(card), me.game.types(card)))


class Misery(Card):
    types = HEX
    needs = "miserable twice_miserable"

    # The first time take Miserable; after that turn it over to Twice Miserable.
    def play(self, me: Player) -> None:
        if me.owns("miserable"):
            me.give_back_landscape(me.game.landscape("miserable"))
            me.take_copy(me.game.landscape("twice_miserable"))
        elif not me.owns("twice_miserable"):
            me.take_copy(me.game.landscape("miserable"))


class Plague(Card):
    types = HEX

    # Gain a Curse to your hand.
    def play(self, me: Player) -> None:
        me.gain_from("curse", me.hand)


class Poverty(Card):
    types = HEX

    # Discard down to three cards.
    def play(self, me: Player) -> None:
        me.discard_down_to(3, self)


class War(Card):
    types = HEX

    # Reveal cards until one costs 3 or 4; trash it and discard the others.
    def play(self, me: Player) -> None:
        revealed = me.reveal(1)
        found = revealed
        while found and not costs_three_or_four(me, found[0]):
            found = me.reveal(1)
            revealed = revealed + found
        me.trash_and_discard(found[0] if found else None, revealed)


def costs_three_or_four(me: Player, card: Card) -> bool:
    cost = me.game.cost(card)
    return cost.equals(Cost(3)) or cost.equals(Cost(4))


# --- States -------------------------------------------------------------------------------------------------
class Deluded(Card):
    types = STATE
    commutes = BUY_START

    # When your Buy phase starts return this; you cannot buy Actions this turn.
    def at_start_of_buy_phase(self, me: Player) -> None:
        me.give_back_landscape(self)
        me.bind(self)

    # (Only the turn in which it was returned, not while it lies there.)
    def forbids_buying(self, me: Player, card: Card) -> bool:
        return me.has_type(card, ACTION) and any([bond.card is self for bond in me.bonds])


class Envious(Card):
    types = STATE
    commutes = BUY_START

    # When your Buy phase starts return this; Silver and Gold make one coin this turn.
    def at_start_of_buy_phase(self, me: Player) -> None:
        me.give_back_landscape(self)
        me.bind(self)

    def replaces(self, me: Player, played: Play, bond: Bond) -> bool:
        return played.card.id in ("silver", "gold")

    def instead(self, me: Player, played: Play) -> None:
        me.plus_coins(1)


class LostInTheWoods(Card):
    types = STATE
    needs = "boons"

    # As your turn starts, a card may be discarded to receive a Boon.
    def at_start_of_turn(self, me: Player) -> bool:
        card = me.may_choose(DISCARD, self, me.hand)
        if card is None:
            return False
        me.discard(card)
        receive_a_boon(me)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.hand) > 0


class Miserable(Card):
    types = STATE

    # Two points less.
    def score(self, me: Player) -> int:
        return -2


class TwiceMiserable(Card):
    types = STATE

    # Four points less.
    def score(self, me: Player) -> int:
        return -4
