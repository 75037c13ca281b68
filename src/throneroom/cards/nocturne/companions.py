"""What comes with the Kingdom cards: Heirlooms, Spirits, Zombies, Wish and Bat."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.nocturne.receiving import without_copy_in_play
from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, PLAY
from throneroom.engine.types import ACTION, DURATION, HEIRLOOM, NIGHT, SPIRIT, TREASURE, VICTORY, ZOMBIE

if TYPE_CHECKING:
    from throneroom.engine.happenings import Happening, Trashing
    from throneroom.engine.player import Player


# --- Heirlooms ----------------------------------------------------------------------------------------------
class CursedGold(Card):
    cost = 4
    types = TREASURE | HEIRLOOM
    coins = 3

    # Gain a Curse.
    def play(self, me: Player) -> None:
        me.gain_from("curse")


class Goat(Card):
    cost = 2
    types = TREASURE | HEIRLOOM
    coins = 1

    # You may trash a card from your hand.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)


class HauntedMirror(Card):
    cost = 0
    types = TREASURE | HEIRLOOM
    coins = 1
    needs = "ghost"

    # When you trash this, you may discard an Action to gain a Ghost.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> bool:
        card = me.may_choose(DISCARD, self, me.actions_in_hand())
        if card is None:
            return False
        me.discard(card)
        me.gain_from("ghost")
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.actions_in_hand()) > 0


class LuckyCoin(Card):
    cost = 4
    types = TREASURE | HEIRLOOM
    coins = 1

    # Gain a Silver.
    def play(self, me: Player) -> None:
        me.gain_from("silver")


class MagicLamp(Card):
    cost = 0
    types = TREASURE | HEIRLOOM
    coins = 1
    needs = "wish"

    # With six or more cards of which exactly one copy is in play trash this, and if you did gain three Wishes.
    def play(self, me: Player) -> None:
        single = [card for card in me.in_play if len(me.named(card.id, me.in_play)) == 1]
        if len(single) >= 6 and me.trash(self, me.in_play):
            for _ in range(3):
                me.gain_from("wish")


class Pasture(Card):
    cost = 2
    types = TREASURE | VICTORY | HEIRLOOM
    coins = 1

    # One point per Estate you own.
    def score(self, me: Player) -> int:
        return len(me.named("estate", me.all_cards()))


class Pouch(Card):
    cost = 2
    types = TREASURE | HEIRLOOM
    buys = 1
    coins = 1


# --- Spirits ------------------------------------------------------------------------------------------------
class Ghost(Card):
    cost = 4
    types = NIGHT | DURATION | SPIRIT
    size = 6
    supply = False
    holds_openly = True

    # Dig for an Action and set it aside; the rest is discarded.  Next turn the Action is played twice.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(ACTION)
        found: list[Card] = []
        for card in me.of_type(ACTION, revealed):
            if me.move(card, me.limbo, me.set_aside):
                found.append(card)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)
        if found:
            me.next_turn(self, found)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play_times(2, card, self, me.set_aside)


class Imp(Card):
    cost = 2
    types = ACTION | SPIRIT
    size = 13
    supply = False
    cards = 2

    # You may play an Action from your hand of which no copy is in play.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, without_copy_in_play(me, me.actions_to_play()))
        if card is not None:
            me.play(card)


class WillOWisp(Card):
    cost = 0
    types = ACTION | SPIRIT
    size = 12
    supply = False
    cards = 1
    actions = 1

    # Reveal your top card; if it costs 2 or less take it into your hand.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            if me.game.cost(card).at_most(Cost(2)):
                me.move(card, me.limbo, me.hand)
            else:
                me.put_on_deck(card, me.limbo)


# --- Zombies ------------------------------------------------------------------------------------------------
class ZombieApprentice(Card):
    cost = 3
    types = ACTION | ZOMBIE
    supply = False

    # You may trash an Action from your hand for three cards and an action.
    def play(self, me: Player) -> None:
        if me.may_trash_one(self, me.actions_in_hand()) is not None:
            me.plus_cards(3)
            me.plus_actions(1)


class ZombieMason(Card):
    cost = 3
    types = ACTION | ZOMBIE
    supply = False

    # Trash your top card; you may gain a card costing up to 1 more.
    def play(self, me: Player) -> None:
        if me.prepare(1):
            card = me.deck[-1]
            me.trash(card, me.deck)
            me.may_gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(1)))


class ZombieSpy(Card):
    cost = 3
    types = ACTION | ZOMBIE
    supply = False
    cards = 1
    actions = 1

    # Look at your top card; discard it or put it back.
    def play(self, me: Player) -> None:
        for card in me.look(1):
            if me.may(DISCARD, self, card):
                me.discard(card, me.limbo)
            else:
                me.put_on_deck(card, me.limbo)


# --- Bat and Wish -------------------------------------------------------------------------------------------
class Bat(Card):
    comes_with = "vampire"
    cost = 2
    types = NIGHT
    supply = False

    # Trash up to two cards; if you trashed any exchange this for a Vampire.
    def play(self, me: Player) -> None:
        if me.trash_some(self, 0, 2):
            me.exchange(self, me.in_play, "vampire")


class Wish(Card):
    cost = 0
    types = ACTION
    size = 12
    supply = False
    actions = 1

    # Return this to its pile; if that worked, gain a card of at most 6 to your hand.
    def play(self, me: Player) -> None:
        if me.return_to_pile(self, me.in_play):
            me.gain_up_to(6, self, to=me.hand)
