"""Loot: Treasures that lie face down beside the Supply."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, OPTION, PLAY, REVEAL, SET_ASIDE, TOPDECK
from throneroom.engine.happenings import Gain, Happening, Play
from throneroom.engine.moments import TURN_END, TURN_START, YOU_PLAY
from throneroom.engine.types import ACTION, ATTACK, DURATION, LOOT, REACTION, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


class Loot(Card):
    cost = 7
    types = TREASURE | LOOT
    size = 30
    supply = False
    shuffled = True
    covered = True
    contents = ("2 amphora, 2 doubloons, 2 endless_chalice, 2 figurehead, 2 hammer, 2 insignia, 2 jewels, 2 orb, "
                "2 prize_goat, 2 puzzle_box, 2 sextant, 2 shield, 2 spell_scroll, 2 staff, 2 sword")


class _Loot(Card):
    cost = 7
    types = TREASURE | LOOT
    size = 2
    supply = False


class Amphora(_Loot):
    types = TREASURE | DURATION | LOOT
    gives_coins = True
    commutes = TURN_START
    opinion = "6.4"

    # Now or next turn: a buy and three coins.
    def play(self, me: Player) -> None:
        if me.choose_word(OPTION, self, ["now", "next turn"]) == "now":
            self.next_turn(me, [])
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_buys(1)
        me.plus_coins(3)


class Doubloons(_Loot):
    coins = 3

    # With it comes a Gold.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from("gold")


class EndlessChalice(_Loot):
    types = TREASURE | DURATION | LOOT
    coins = 1
    buys = 1
    for_good = True
    commutes = TURN_START | YOU_PLAY
    opinion = "6.5"

    # The same in every turn for the rest of the game.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)
        me.plus_buys(1)
        me.next_turn(self)


class Figurehead(_Loot):
    types = TREASURE | DURATION | LOOT
    coins = 3
    commutes = TURN_START | YOU_PLAY
    opinion = "7.5"

    # Next turn two cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)


class Hammer(_Loot):
    coins = 3
    opinion = "7"

    # Gain a card costing up to four coins.
    def play(self, me: Player) -> None:
        me.gain_up_to(4, self)


class Insignia(_Loot):
    coins = 3
    opinion = "6.6"

    # What you gain this turn may go onto your deck.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.found().put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and moment.zone is not me.deck


class Jewels(_Loot):
    types = TREASURE | DURATION | LOOT
    coins = 3
    buys = 1
    commutes = TURN_START | YOU_PLAY

    # At the start of your next turn it goes under your deck.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.put_under_deck(self, me.in_play)


class Orb(_Loot):
    gives_coins = True
    opinion = "6.6"

    # Look through your discard pile; play an Action or Treasure from there, or a buy and three coins.
    def play(self, me: Player) -> None:
        me.look_at_discard_pile()
        cards = me.of_type(ACTION | TREASURE, me.discard_pile)
        for ability in me.choose_ability(self, ["play", "coins"] if cards else ["coins"]):
            if ability == "play":
                card = me.choose_one(PLAY, self, cards)
                if card is not None:
                    me.play(card, me.discard_pile)
            else:
                me.plus_buys(1)
                me.plus_coins(3)


class PrizeGoat(_Loot):
    coins = 3
    buys = 1
    opinion = "7"

    # You may trash a card from your hand.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)


class PuzzleBox(_Loot):
    coins = 3
    buys = 1
    commutes = TURN_END
    opinion = "6.6 set_aside=next_turn"

    # You may set a card from your hand aside until the end of the turn.
    def play(self, me: Player) -> None:
        card = me.may_choose(SET_ASIDE, self, me.hand)
        if card is not None and me.move(card, me.hand, me.face_down):
            me.bind(self, held=[me.face_down[-1]])

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.face_down, me.hand)


class Sextant(_Loot):
    coins = 3
    buys = 1
    opinion = "6.8"

    # Look at your five top cards: discard any, put the rest back in any order.
    def play(self, me: Player) -> None:
        cards = me.look(5)
        me.discard_all(me.choose(DISCARD, self, cards, 0, len(cards)), me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class Shield(_Loot):
    types = TREASURE | REACTION | LOOT
    coins = 3
    buys = 1
    commutes = YOU_PLAY
    opinion = "6.5 reveal=always"

    # When another player plays an Attack, you may reveal this and be unaffected.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        if not me.may(REVEAL, self):
            return False
        me.reveal_cards([self])
        attack.spare(me)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Play) and me.seat not in moment.spared


class SpellScroll(_Loot):
    types = ACTION | TREASURE | LOOT
    opinion = "5"

    # Trash this to gain a cheaper card, which may be played if it is an Action or Treasure.
    def play(self, me: Player) -> None:
        limit = me.game.cost(self)
        if me.trash(self, me.in_play):
            card = me.gain_one_of(self, me.game.supply_below(limit))
            if (card is not None and me.has_type(card, ACTION | TREASURE)
                    and me.gained_into(card, covered=True) is not None and me.may(PLAY, self, card)):
                me.play_gained(card, covered=True)


class Staff(_Loot):
    coins = 3
    buys = 1
    opinion = "6.8"

    # You may play an Action from your hand.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is not None:
            me.play(card)


class Sword(_Loot):
    types = TREASURE | ATTACK | LOOT
    coins = 3
    buys = 1
    opinion = "6.8"

    # Discard down to four cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(4, self)
