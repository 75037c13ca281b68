"""Buying a card or landscape: what can be bought, paying, and the gain."""
from __future__ import annotations

from throneroom.engine import decision as ask
from throneroom.engine import quick
from throneroom.engine.card import Card
from throneroom.engine.gaining import Gaining
from throneroom.engine.happenings import Buy
from throneroom.engine.moments import BUY_RULE, FORBIDS, INSTRUCTIONS, OTHER_PAYMENT, YOU_BUY
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.types import BUYABLE_LANDSCAPE, EVENT, PROJECT


class Buying(Gaining):
    __slots__ = ()

    def buyable(self, me: Player) -> list[Card]:
        """What the player can buy now: cards that stand for Supply piles, Events and Projects."""
        if self.table.coins_decide and not self.turn.no_card_buys:
            return quick.offer_by_coins(me.game, me)
        offer = [pile.cards[-1] for pile in self.piles
                 if pile.cards and pile.facts.supply and self.can_buy(me, pile.cards[-1])]
        offer.extend([card for card in self.table.for_sale if self.can_buy_landscape(me, card)])
        return offer

    def can_buy(self, me: Player, card: Card) -> bool:
        """Rules and money allow it."""
        if self.turn.no_card_buys:
            return False
        powers = self.powers
        if powers & BUY_RULE and card.powers & BUY_RULE and not card.may_be_bought(me):
            return False
        if powers & FORBIDS and self.is_forbidden(me, card):
            return False
        cost = self.cost(card)
        if cost.coins <= me.coins and cost.potions <= me.potions:
            return True
        return bool(card.powers & OTHER_PAYMENT) and card.other_payment(me)

    def is_forbidden(self, me: Player, card: Card) -> bool:
        for other in me.in_play:
            if other.powers & FORBIDS and other.forbids_buying(me, card):
                return True
        for other in me.owned:
            if other.powers & FORBIDS and other.forbids_buying(me, card):
                return True
        for other in self.around_all:
            if other.powers & FORBIDS and other.forbids_buying(me, card):
                return True
        for bond in me.bonds:
            if bond.card.powers & FORBIDS and bond.card.forbids_buying(me, card):
                return True
        return False

    def can_buy_landscape(self, me: Player, card: Card) -> bool:
        if card.cost > me.coins or card.potions > me.potions:
            return False
        if me.owned and card.types & PROJECT and (card in me.owned or len(me.of_type(PROJECT, me.owned)) >= 2):
            return False
        return not card.powers & BUY_RULE or card.may_be_bought(me)

    def buy_landscape(self, me: Player, card: Card) -> None:
        turn = self.turn
        me.coins -= card.cost
        turn.purchases += 1
        turn.landscapes_bought.append(card)
        if self.listener is not None:
            self.tell("buy", me, [card], True)
        self.busy += 1
        if card.debt:
            me.take_debt(card.debt)
        if card.types & PROJECT:
            me.owned.append(card)
        if card.types & EVENT or card.powers & INSTRUCTIONS:
            self.playing.append(None)
            card.play(me)
            self.playing.pop()
        self.busy -= 1

    def buy_chosen(self, me: Player, choice: Card) -> None:
        """A landscape, or a card that stands for its pile."""
        if choice.types & BUYABLE_LANDSCAPE:
            self.buy_landscape(me, choice)
        else:
            pile = self.piles[choice.home]
            self.buy(me, pile.cards[-1], pile)

    def buy(self, me: Player, card: Card, pile: Pile | None) -> Card | None:
        """Pay, "when you buy", then the gain.  (The buy itself is taken off by the Buy phase.)"""
        turn = self.turn
        table = self.table
        if table.coins_decide:
            price = card.cost - turn.discount
            if price > 0:
                me.coins -= price
        elif not self.pay(me, card):
            return None
        turn.purchases += 1
        if table.unwatched_buys and pile is not None and self.listener is None:
            quick.gain_bought(me.game, me, pile)
            return card
        turn.bought.append(card)
        if self.listener is not None:
            self.tell("buy", me, [card], True)
        if me.guises:
            card = me.own_guise(card)
        gained: Card | None = None
        self.busy += 1
        buy = Buy(me, card, pile) if card.may_overpay or self.watching & YOU_BUY else None
        if buy is None or self.goes_through(me, buy):
            if pile is None:
                gained = self.gain_from_limbo(me, card, buy)
            elif pile.cards and pile.cards[-1].id == card.id:
                gained = self.gain_card(me, pile.cards[-1], pile.cards, pile, None, True, buy)
        self.busy -= 1
        return gained

    def goes_through(self, me: Player, buy: Buy) -> bool:
        """Overpaying, and "when you buy"; False if the buy is called off there."""
        overpaying = buy.card.may_overpay and (me.coins > 0 or me.potions > 0)
        if not overpaying and not self.is_watched(YOU_BUY, me, buy.card):
            return True
        if overpaying:
            self.overpay(me, buy)
        if self.watching & YOU_BUY:
            self.happen(YOU_BUY, [buy])
        return not buy.cancelled

    def gain_from_limbo(self, me: Player, card: Card, buy: Buy | None) -> Card | None:
        """A bought card that comes from no pile waits in limbo."""
        if card not in me.limbo:
            return None
        return self.gain_card(me, card, me.limbo, None, None, True, buy)

    def pay(self, me: Player, card: Card) -> bool:
        cost = self.cost(card)
        affordable = cost.coins <= me.coins and cost.potions <= me.potions
        if card.powers & OTHER_PAYMENT and card.other_payment(me) and self.pays_otherwise(me, card, not affordable):
            return True
        if not affordable:
            return False
        me.coins -= cost.coins
        me.potions -= cost.potions
        if cost.debt:
            me.take_debt(cost.debt)
        return True

    def pays_otherwise(self, me: Player, card: Card, must: bool) -> bool:
        self.busy += 1
        wanted = must or me.may(ask.SPEND, card)
        if wanted:
            card.pay_otherwise(me)
        self.busy -= 1
        return wanted

    def overpay(self, me: Player, buy: Buy) -> None:
        buy.overpaid = me.choose_amount(ask.OVERPAY, buy.card, 0, me.coins)
        me.coins -= buy.overpaid
        if me.potions > 0:
            for_nothing = not buy.card.overpays_potions
            buy.overpaid_potions = me.choose_amount(ask.OVERPAY, buy.card, 0, me.potions, for_nothing, "potions")
            me.potions -= buy.overpaid_potions
