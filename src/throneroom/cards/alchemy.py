"""Alchemy."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.base import judge_top_cards
from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import TOPDECK, TRASH
from throneroom.engine.happenings import NO_SECOND_EXTRA_TURN, Discarding
from throneroom.engine.moments import YOU_PLAY
from throneroom.engine.types import ACTION, ATTACK, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond, Happening
    from throneroom.engine.player import Player


# --- basic card ---------------------------------------------------------------------------------------------
class Potion(Card):
    cost = 4
    types = TREASURE
    commutes = YOU_PLAY

    # One Potion to spend.
    def play(self, me: Player) -> None:
        me.plus_potions(1)


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Alchemist(Card):
    cost = 3
    potions = 1
    types = ACTION
    cards = 2
    actions = 1

    # When you discard this from play with a Potion in play, you may put it onto your deck.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> bool:
        return me.may(TOPDECK, self) and discarding.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.named("potion", me.in_play)) > 0


class Alchemist2022(Alchemist):
    newer = "alchemy-2022"
    without = "when_you_discard_this_from_play"

    # At the start of Clean-up this turn.
    def play(self, me: Player) -> None:
        me.bind_plays(self)

    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> bool:
        return me.may(TOPDECK, self) and me.put_on_deck(self, me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return self in me.in_play and super().cares(me, moment)


class Apothecary(Card):
    cost = 2
    potions = 1
    types = ACTION
    cards = 1
    actions = 1

    # Reveal your four top cards, take the Coppers and Potions, put the rest back in any order.
    def play(self, me: Player) -> None:
        revealed = me.reveal(4)
        for card in revealed:
            if card.id in ("copper", "potion"):
                me.move(card, me.limbo, me.hand)
        me.put_back(self, [card for card in revealed if card in me.limbo])


class Apprentice(Card):
    cost = 5
    types = ACTION
    actions = 1

    # Trash a card from your hand: a card per coin it costs, and two if it costs a Potion.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            me.trash(card)
            cost = me.game.cost(card)
            me.plus_cards(cost.coins)
            if cost.potions:
                me.plus_cards(2)


class Familiar(Card):
    cost = 3
    potions = 1
    types = ACTION | ATTACK
    cards = 1
    actions = 1

    # Gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")


class Golem(Card):
    cost = 4
    potions = 1
    types = ACTION

    # Dig for two Actions other than Golem, discard the rest, then play both in either order.
    def play(self, me: Player) -> None:
        revealed: list[Card] = []
        found: list[Card] = []
        while len(found) < 2:
            cards = me.reveal(1)
            if not cards:
                break
            revealed.extend(cards)
            if me.has_type(cards[0], ACTION) and cards[0].id != "golem":
                found.extend(cards)
        for card in found:
            me.move(card, me.limbo, me.set_aside)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)
        for card in me.in_order(self, found):
            me.play(card, me.set_aside)


class Herbalist(Card):
    cost = 2
    types = ACTION
    buys = 1
    coins = 1

    # Discarded from play: a Treasure you have in play may go onto your deck.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> bool:
        card = me.may_choose(TOPDECK, self, me.of_type(TREASURE, me.in_play))
        return card is not None and me.put_on_deck(card, me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(TREASURE, me.in_play)) > 0


class Herbalist2022(Herbalist):
    newer = "alchemy-2022"
    without = "when_you_discard_this_from_play"

    # Once this turn, a Treasure that you discard from play may go onto your deck.
    def play(self, me: Player) -> None:
        me.bind_together(self)

    def bound_when_you_discard_from_play(self, me: Player, discarding: Discarding, bond: Bond) -> None:
        if me.may(TOPDECK, self, discarding.card) and discarding.put_on_deck():
            me.use_up(bond)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Discarding) and not moment.lost and me.has_type(moment.card, TREASURE)


class PhilosophersStone(Card):
    cost = 3
    potions = 1
    types = TREASURE
    gives_coins = True

    # A coin for every five cards in your deck and discard pile.
    def play(self, me: Player) -> None:
        me.plus_coins((len(me.deck) + len(me.discard_pile)) // 5)


class Possession(Card):
    cost = 6
    potions = 1
    types = ACTION
    editions = "alchemy-2010 alchemy-2015"
    automatic = True

    # Your left neighbour's extra turn follows this one; in it you decide and gain everything.
    def play(self, me: Player) -> None:
        me.extra_turn(self, me.left(), me.seat)

    # In the texts of 2010 and 2015 that does not mean debt.
    def at_start_of_turn(self, me: Player) -> None:
        me.game.turn.own_debt = True

    def cares(self, me: Player, moment: Happening) -> bool:
        game = me.game
        return (game.turn.source == self.id
                and (game.is_edition(self, "alchemy-2010") or game.is_edition(self, "alchemy-2015")))


class Possession2023(Possession):
    newer = "alchemy-2023"
    without = "at_start_of_turn"

    # But not a second extra turn in a row.
    def play(self, me: Player) -> None:
        me.extra_turn(self, me.left(), me.seat, NO_SECOND_EXTRA_TURN)


class ScryingPool(Card):
    cost = 2
    potions = 1
    types = ACTION | ATTACK
    actions = 1

    # Everybody's top card is discarded or not, as you like; then dig for a card that is no Action and take all of it.
    def play(self, me: Player) -> None:
        judge_top_cards(me, self)
        revealed: list[Card] = []
        while True:
            cards = me.reveal(1)
            revealed.extend(cards)
            if not cards or not me.has_type(cards[0], ACTION):
                break
        for card in revealed:
            me.move(card, me.limbo, me.hand)


class Transmute(Card):
    potions = 1
    types = ACTION

    # Trash a card from your hand: a Duchy for an Action, a Transmute for a Treasure, a Gold for a Victory card.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            types = me.game.types(card)
            me.trash(card)
            if types & ACTION:
                me.gain_from("duchy")
            if types & TREASURE:
                me.gain_from("transmute")
            if types & VICTORY:
                me.gain_from("gold")


class University(Card):
    cost = 2
    potions = 1
    types = ACTION
    actions = 2

    # You may gain an Action costing up to 5.
    def play(self, me: Player) -> None:
        me.may_gain_one_of(self, me.game.supply_up_to(Cost(5), ACTION))


class Vineyard(Card):
    potions = 1
    types = VICTORY

    # One point for every three Actions you own.
    def score(self, me: Player) -> int:
        return len(me.of_type(ACTION, me.all_cards())) // 3
