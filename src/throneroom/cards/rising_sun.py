"""Rising Sun: Omens and Prophecies, Shadows, and debt at any time."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import GAIN, PAY_DEBT, PLAY, RETURN, SPEND
from throneroom.engine.happenings import Gain, Happening, Play
from throneroom.engine.moments import TURN_END, TURN_START, YOU_REVEAL
from throneroom.engine.types import ACTION, ATTACK, COMMAND, DURATION, EVENT, TREASURE, count_types

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Aristocrat(Card):
    cost = 3
    types = ACTION
    gives_coins = True
    opinion = "2.6"

    # By how many of these you have in play: three actions, three cards, three coins, three buys, and again from five.
    def play(self, me: Player) -> None:
        count = len(me.named(self.id, me.in_play))
        if count in (1, 5):
            me.plus_actions(3)
        elif count in (2, 6):
            me.plus_cards(3)
        elif count in (3, 7):
            me.plus_coins(3)
        elif count in (4, 8):
            me.plus_buys(3)


class Artist(Card):
    debt = 8
    types = ACTION
    actions = 1
    opinion = "8.5"

    # A card for every card that you have just one of in play.
    def play(self, me: Player) -> None:
        names = [card.id for card in me.in_play]
        me.plus_cards(len([name for name in names if names.count(name) == 1]))


class Change(Card):
    cost = 4
    types = ACTION
    gives_coins = True
    opinion = "3.4 needs_rubbish trasher"

    # With debt three coins; else trash a card for one costing more coins, and take the difference as debt.
    def play(self, me: Player) -> None:
        self.may_pay_off(me)
        if me.debt > 0:
            me.plus_coins(3)
            return
        game = me.game
        trashed = me.trash_one(self)
        if trashed is None:
            return
        coins = game.coins_cost(trashed)
        card = me.choose_one(GAIN, self, [card for card in game.supply() if game.coins_cost(card) > coins])
        if card is not None and gains(me, card):
            me.take_debt(max(0, game.coins_cost(card) - game.coins_cost(trashed)))

    # Debt may be paid at any time in one's turn, so also just before this asks for it.
    def may_pay_off(self, me: Player) -> None:
        if 0 < me.debt <= me.coins and me.is_my_turn() and me.may(PAY_DEBT, self):
            me.coins -= me.debt
            me.debt = 0


class Craftsman(Card):
    cost = 3
    types = ACTION
    opinion = "3.4"

    # Two debt; gain a card costing up to 5.
    def play(self, me: Player) -> None:
        me.take_debt(2)
        me.gain_up_to(5, self)


class Daimyo(Card):
    debt = 6
    types = ACTION | COMMAND
    cards = 1
    actions = 1
    any_order = True
    opinion = "7.2 throne"

    # The next Action this turn that is no Command is played again afterwards.
    def play(self, me: Player) -> None:
        me.bind(self)

    # It waits for one that is only now played, not for what is already being followed.
    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        if not bond.held:
            me.release(bond)
            me.bind(self, held=[play.card])

    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        if play.card in bond.held:
            me.release(bond)
            me.play_again(play.card, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION) and not me.has_type(moment.card, COMMAND)


class GoldMine(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    buys = 1
    opinion = "4.8"

    # You may gain a Gold together with four debt.
    def play(self, me: Player) -> None:
        pile = me.game.pile("gold")
        if pile is not None and pile.cards and me.may(GAIN, self, pile.top()):
            me.gain(pile.top())
            me.take_debt(4)


class ImperialEnvoy(Card):
    cost = 5
    types = ACTION
    cards = 5
    buys = 1
    opinion = "5.4"

    # Two debt.
    def play(self, me: Player) -> None:
        me.take_debt(2)


class Litter(Card):
    cost = 5
    types = ACTION
    cards = 2
    actions = 2
    opinion = "5"

    # A debt.
    def play(self, me: Player) -> None:
        me.take_debt(1)


class Rice(Card):
    cost = 7
    types = TREASURE
    buys = 1
    gives_coins = True
    opinion = "6.6 last"

    # A coin for every type among your cards in play.
    def play(self, me: Player) -> None:
        types = 0
        for card in me.in_play:
            types |= me.game.types(card)
        me.plus_coins(count_types(types))


class RiceBroker(Card):
    cost = 5
    types = ACTION
    actions = 1
    opinion = "4.6 needs_rubbish trasher"

    # Trash a card: two cards for a Treasure, five for an Action.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        types = me.game.types(card)
        if types & TREASURE:
            me.plus_cards(2)
        if types & ACTION:
            me.plus_cards(5)


class RootCellar(Card):
    cost = 3
    types = ACTION
    cards = 3
    actions = 1
    opinion = "3.2"

    # Three debt.
    def play(self, me: Player) -> None:
        me.take_debt(3)


class Samurai(Card):
    cost = 6
    types = ACTION | DURATION | ATTACK
    gives_coins = True
    commutes = TURN_START
    for_good = True
    opinion = "7"

    # All your later turns, to the end of the game, start with a coin.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)
        me.next_turn(self)


class SnakeWitch(Card):
    cost = 2
    types = ACTION | ATTACK
    cards = 1
    actions = 1
    opinion = "4 junker return=always"

    # With no two equal cards in hand you may show it and return this to its pile: all others gain a Curse.
    def play(self, me: Player) -> None:
        names = [card.id for card in me.hand]
        matters = self in me.in_play or me.game.watching & YOU_REVEAL
        if len(set(names)) < len(names) or not matters or not me.may(RETURN, self):
            return
        me.reveal_hand()
        if me.return_to_pile(self, me.in_play):
            for other in me.affected_by_this():
                other.gain_from("curse")


# --- Events -------------------------------------------------------------------------------------------------
def gains(me: Player, card: Card) -> bool:
    """Gains the top card of a pile, or a possessor does; False if nobody did."""
    return me.gain(card) is not None or card not in me.game.piles[card.home].cards


class Amass(Card):
    cost = 2
    types = EVENT
    opinion = "3"

    # With no Action in play, gain one costing up to 5.
    def play(self, me: Player) -> None:
        if not me.of_type(ACTION, me.in_play):
            me.gain_up_to(5, self, ACTION)


class Asceticism(Card):
    cost = 2
    types = EVENT
    opinion = "-"

    # Pay as much more as you like to trash as many cards from your hand.
    def play(self, me: Player) -> None:
        paid = me.choose_amount(SPEND, self, 0, min(int(me.coins), len(me.hand)))
        me.coins -= paid
        me.trash_some(self, paid, paid)


class Continue(Card):
    debt = 8
    types = EVENT
    opinion = "-"

    # Gain an Action of at most 4 that is no Attack, return to your Action phase and play it; an action and a buy.
    def play(self, me: Player) -> None:
        offer = me.game.supply_up_to(Cost(4), ACTION)
        gained = me.gain_one_of(self, [card for card in offer if not me.has_type(card, ATTACK)])
        me.game.leave_buy_phase(me)
        if gained is not None:
            me.play_gained(gained)
        me.plus_actions(1)
        me.plus_buys(1)

    # Once per turn.
    def may_be_bought(self, me: Player) -> bool:
        return self not in me.game.turn.landscapes_bought


class Credit(Card):
    cost = 2
    types = EVENT
    opinion = "-"

    # Gain an Action or Treasure of at most 8, and take what it costs by then as debt.
    def play(self, me: Player) -> None:
        card = me.choose_one(GAIN, self, me.game.supply_up_to(Cost(8), ACTION | TREASURE))
        if card is not None and gains(me, card):
            me.take_debt(me.game.coins_cost(card))


class Foresight(Card):
    cost = 2
    types = EVENT
    commutes = TURN_END
    opinion = "-"

    # Reveal cards until there is an Action; it is set aside until the end of the turn, the rest discarded.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(ACTION)
        found = me.of_type(ACTION, revealed[-1:])
        for card in found:
            if me.move(card, me.limbo, me.set_aside):
                me.bind(self, held=[card])
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.set_aside, me.hand)


class Gather(Card):
    cost = 7
    types = EVENT
    opinion = "7"

    # Gain a card costing 3, one costing 4, one costing 5.
    def play(self, me: Player) -> None:
        for coins in (3, 4, 5):
            me.gain_one_of(self, me.game.supply_exactly(Cost(coins)), topic=str(coins))


class Kintsugi(Card):
    cost = 3
    types = EVENT
    automatic = True
    opinion = "- trash=+2"

    # Trash a card; who has gained a Gold by then gains one costing up to 2 more.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None and me.count(self.id) > 0:
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))

    # Everybody's first Gold is kept in mind.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.add(self.id, 1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "gold" and me.count(self.id) == 0


class Practice(Card):
    cost = 3
    types = EVENT
    opinion = "-"

    # You may play an Action from your hand twice.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.actions_in_hand())
        if card is not None:
            me.play_times(2, card, None)


class ReceiveTribute(Card):
    cost = 5
    types = EVENT
    minds_memory = True
    opinion = "-"

    # After gaining three cards this turn, gain up to three different Actions that you have none of in play.
    def play(self, me: Player) -> None:
        if len(me.gained_this_turn()) < 3:
            return
        chosen: list[str] = []
        while len(chosen) < 3:
            barred = chosen + [card.id for card in me.in_play]
            card = me.may_choose(GAIN, self, [card for card in me.game.supply(ACTION) if card.id not in barred])
            if card is None:
                return
            chosen.append(card.id)
            me.gain(card)


class SeaTrade(Card):
    cost = 4
    types = EVENT
    opinion = "-"

    # A card for every Action in play; then trash up to as many.
    def play(self, me: Player) -> None:
        count = len(me.of_type(ACTION, me.in_play))
        me.plus_cards(count)
        me.trash_some(self, 0, count)
