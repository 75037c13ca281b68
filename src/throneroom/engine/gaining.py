"""Gaining a card, and other ways a pile loses one."""
from __future__ import annotations

from throneroom.engine import quick
from throneroom.engine.card import Card
from throneroom.engine.events import EVERYBODY
from throneroom.engine.happenings import Buy, Emptying, Gain, Gained, Happening, Trashing
from throneroom.engine.moments import (
    ANOTHER_GAINS,
    GAINED_TO,
    OWN_COST,
    PILE_EMPTIES,
    YOU_GAIN,
    YOU_TRASH,
    YOU_WOULD_GAIN,
)
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player, take
from throneroom.engine.playing import Playing


class Gaining(Playing):
    __slots__ = ()

    def gain(self, me: Player, card: Card, to: list[Card] | None, bought: bool) -> Card | None:
        """Gains the top card of its pile."""
        if card.home < 0:
            return None
        pile = self.piles[card.home]
        if not pile.cards or pile.cards[-1] is not card:
            return None
        return self.gain_card(me, card, pile.cards, pile, to, bought)

    def gain_from_trash(self, me: Player, card: Card, to: list[Card] | None) -> Card | None:
        if card not in self.trash:
            return None
        return self.gain_card(me, card, self.trash, None, to, False)

    def gain_card(self, me: Player, card: Card, source: list[Card], pile: Pile | None, to: list[Card] | None,
                  bought: bool, buy: Buy | None = None) -> Card | None:
        """The card gained; None if it was not, or not by this player but by a possessor."""
        getter = me if self.turn.controller < 0 else self.receiver(me)
        zone = to
        if getter is not me:
            zone = getter.discard_pile
        elif zone is None:
            if card.powers & GAINED_TO:
                zone = card.gained_to(me)
            elif me.guises and me.own_guise(card).powers & GAINED_TO:
                zone = me.own_guise(card).gained_to(me)
            if zone is None:
                zone = me.discard_pile
        if self.unwatched_gains and self.listener is None and not getter.guises:
            gained = quick.gain(me.game, getter, card, source, pile, zone, bought)
            return card if gained and getter is me else None
        gain = Gain(getter, card, zone, bought, pile)
        if buy is not None:
            gain.overpaid = buy.overpaid
            gain.overpaid_potions = buy.overpaid_potions
        if self.watching & YOU_WOULD_GAIN and self.is_watched(YOU_WOULD_GAIN, getter, card):
            self.happen(YOU_WOULD_GAIN, [gain])
            if gain.replaced:
                return None
            gain.lost = False
        cost = self.cost(card) if self.powers & OWN_COST else None
        if not take(card, source):
            return None
        if self.tracked:
            self.moved(card)
        if getter.guises:
            gain.card = getter.own_guise(card)
        gain.zone.append(gain.card)
        gain.happened = True
        if self.tracked and gain.zone is getter.discard_pile:
            self.cover(gain.zone)
        if getter.exiled:
            gain.copy_was_exiled = getter.first_named(card.id, getter.exiled) is not None
        self.turn.gains.append(Gained(getter.seat, gain.card, cost, bought, self.phase))
        if pile is not None:
            self.pile_changed(pile)
        if self.listener is not None:
            self.tell_event("gain", getter, [card], EVERYBODY, "buy" if bought else "",
                            self.zone_name(getter, gain.zone), 1)
        if self.watching & (YOU_GAIN | ANOTHER_GAINS | PILE_EMPTIES):
            happenings: list[Happening] = [gain]
            if pile is not None and pile.supply and not pile.cards:
                happenings.append(Emptying(getter, card, pile))
            self.happen(YOU_GAIN, happenings, self.in_turn_order(), ANOTHER_GAINS)
        return gain.card if getter is me else None

    def returns_trash(self, me: Player, card: Card) -> bool:
        return self.receiver(me) is not me

    def take_from_pile(self, pile: Pile, card: Card) -> bool:
        """Takes the top card off a pile without gaining it."""
        if not pile.cards or pile.cards[-1] is not card:
            return False
        pile.cards.pop()
        if self.tracked:
            self.moved(card)
        self.pile_changed(pile)
        return True

    def trash_from_supply(self, me: Player, card: Card) -> bool:
        """Trashing by the player, as any other, but the card is nobody's."""
        pile = self.piles[card.home]
        if not self.take_from_pile(pile, card):
            return False
        self.trash.append(card)
        if self.turn.seat == me.seat:
            self.turn.trashed += 1
        if self.listener is not None:
            self.tell("trash", me, [card], True)
        if self.watching & (YOU_TRASH | PILE_EMPTIES):
            happenings: list[Happening] = [Trashing(me, card, self.trash, False)]
            players = None
            if pile.supply and not pile.cards:
                happenings.append(Emptying(me, card, pile))
                players = self.in_turn_order()
            self.happen(YOU_TRASH, happenings, players)
        return True

    def after_leaving(self, pile: Pile, card: Card) -> None:
        """A card has left its pile in another way than by being gained: was it the last one?"""
        if self.watching & PILE_EMPTIES and pile.supply and not pile.cards:
            self.happen(PILE_EMPTIES, [Emptying(self.players[self.turn.seat], card, pile)], self.in_turn_order())

    def pile_changed(self, pile: Pile) -> None:
        if not pile.cards:
            self.affordable = {}
            if pile.supply and not self.ending and self.is_finished():
                self.ending = True
        elif len(pile.cards) == 1:
            self.affordable = {}

    def is_finished(self) -> bool:
        table = self.table
        for index in table.final_piles:
            if not self.piles[index].cards:
                return True
        return self.empty_piles() >= table.piles_to_end
