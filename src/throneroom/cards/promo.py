"""Promo cards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import BUY, COPY, DISCARD, GAIN, PLACE, PLAY, SET_ASIDE, TOPDECK, TRASH
from throneroom.engine.happenings import FOREVER, Discarding, Gain, Happening, Play
from throneroom.engine.moments import YOU_DISCARD_FROM_PLAY
from throneroom.engine.types import ACTION, COMMAND, DURATION, EVENT, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond, ShuffleOfThis
    from throneroom.engine.player import Player


# --- Kingdom cards ------------------------------------------------------------------------------------------
class BlackMarket(Card):
    wants = "market"
    cost = 3
    types = ACTION
    coins = 2
    minds_coins = True

    # Reveal three cards of the Black Market deck, play Treasures, buy one of the three; the rest goes under that deck.
    def play(self, me: Player) -> None:
        deck = me.game.stacks.get("black_market", [])
        revealed: list[Card] = []
        while deck and len(revealed) < 3:
            revealed.append(deck.pop())
        me.limbo.extend(revealed)
        me.reveal_cards(revealed)
        self.play_treasures(me)
        me.may_spend_coffers(self)
        me.may_pay_debt(self)
        if me.debt == 0 and not me.game.turn.no_card_buys:
            card = me.may_choose(BUY, self, [card for card in revealed if me.game.can_buy(me, card)])
            if card is not None:
                me.buy(card, None)
        for card in me.in_order(self, [card for card in revealed if card in me.limbo]):
            me.limbo.remove(card)
            deck.insert(0, card)

    # As many as you like, one after the other.
    def play_treasures(self, me: Player) -> None:
        while True:
            treasures = me.game.playable(me, TREASURE)
            if me.game.turn.cards_from_hand == 0:
                return
            chosen = me.choose(PLAY, self, treasures, 0, len(treasures))
            if not chosen:
                return
            for card in chosen:
                me.play(card)


class Captain(Card):
    cost = 6
    types = ACTION | DURATION | COMMAND

    # Now and next turn play an Action from the Supply costing up to 4, no Duration or Command, and leave it there.
    def play(self, me: Player) -> None:
        self.command(me)
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        self.command(me)

    def command(self, me: Player) -> None:
        actions = [card for card in me.game.supply_up_to(Cost(4), ACTION) if not me.has_type(card, DURATION | COMMAND)]
        card = me.choose_one(COPY, self, actions)
        if card is not None:
            me.play_in_place(card)


class Church(Card):
    cost = 3
    types = ACTION | DURATION
    actions = 1

    # Set aside up to three cards face down; they come back next turn, and then you may trash a card.
    def play(self, me: Player) -> None:
        cards = me.choose(SET_ASIDE, self, me.hand, 0, 3)
        for card in cards:
            me.move(card, me.hand, me.face_down)
        me.next_turn(self, cards)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.face_down, me.hand)
        me.may_trash_one(self)


class Dismantle(Card):
    cost = 4
    types = ACTION

    # Trash a card; if it costs 1 or more, gain a cheaper card and a Gold.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is None:
            return
        me.trash(card)
        cost = me.game.cost(card)
        if cost.coins >= 1:
            me.gain_one_of(self, me.game.supply_below(cost))
            me.gain_from("gold")


class Envoy(Card):
    cost = 4
    types = ACTION

    # Reveal five cards; your left neighbour chooses one to be discarded, the others go into your hand.
    def play(self, me: Player) -> None:
        revealed = me.reveal(5)
        card = me.left().choose_one(DISCARD, self, revealed)
        if card is not None:
            me.discard(card, me.limbo)
        for card in revealed:
            me.move(card, me.limbo, me.hand)


class Governor(Card):
    cost = 5
    types = ACTION
    actions = 1

    # Three cards for you and one for the others; a Gold and Silvers; or remodel by exactly 2 and by exactly 1.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["cards", "gain", "trash"]):
            if ability == "cards":
                me.plus_cards(3)
                for other in me.others():
                    other.plus_cards(1)
            elif ability == "gain":
                me.gain_from("gold")
                for other in me.others():
                    other.gain_from("silver")
            else:
                self.remodel(me, 2)
                for other in me.others():
                    self.remodel(other, 1)

    def remodel(self, player: Player, more: int) -> None:
        card = player.may_choose(TRASH, self, player.hand)
        if card is not None:
            player.trash(card)
            player.gain_one_of(self, player.game.supply_exactly(player.game.cost(card).plus(more)))


class Marchland(Card):
    cost = 5
    types = VICTORY
    opinion = "0.6"

    # A point for every three Victory cards you have.
    def score(self, me: Player) -> int:
        return len(me.of_type(VICTORY, me.all_cards())) // 3

    # When you gain this, a Buy, and discard any number of cards for a coin each.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_buys(1)
        me.plus_coins(len(me.discard_some(self, 0, len(me.hand))))


class Prince(Card):
    cost = 8
    types = ACTION
    commutes = YOU_DISCARD_FROM_PLAY

    # You may set this aside with an Action from your hand costing up to 4.
    def play(self, me: Player) -> None:
        if self not in me.in_play or not me.may(SET_ASIDE, self):
            return
        me.move(self, me.in_play, me.set_aside)
        actions = [card for card in me.actions_in_hand() if me.game.cost(card).at_most(Cost(4))]
        card = me.choose_one(SET_ASIDE, self, actions)
        if card is not None and me.move(card, me.hand, me.set_aside):
            me.bind(self, until=FOREVER, held=[card])

    # At the start of each of your turns play it.
    def bound_at_start_of_turn(self, me: Player, bond: Bond) -> None:
        me.release(bond)
        me.bind(self, held=bond.held)
        for card in bond.held:
            me.play(card, me.set_aside)

    # When you would discard it from play, set it aside again; if that does not happen this turn, it is over.
    def bound_when_you_discard_from_play(self, me: Player, discarding: Discarding, bond: Bond) -> None:
        if discarding.set_aside():
            me.release(bond)
            me.bind(self, until=FOREVER, held=bond.held)

    def cares(self, me: Player, moment: Happening) -> bool:
        for bond in me.bonds:
            if bond.card is self:
                if not isinstance(moment, Discarding):
                    return bond.until == FOREVER
                return bond.until != FOREVER and (moment.card in bond.held or moment.card.original in bond.held)
        return False


class Prince2022(Card):
    newer = "promo-2022"
    cost = 8
    types = ACTION | DURATION | COMMAND
    holds_openly = True
    for_good = True

    # You may set aside an Action costing up to 4 from your hand, no Duration nor Command.
    def play(self, me: Player) -> None:
        actions = [card for card in me.actions_in_hand()
                   if me.game.cost(card).at_most(Cost(4)) and not me.has_type(card, DURATION | COMMAND)]
        card = me.may_choose(SET_ASIDE, self, actions)
        if card is not None and me.move(card, me.hand, me.set_aside):
            me.next_turn(self, [me.set_aside[-1]])

    # At the start of each of your turns play it and leave it there.
    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play_in_place(card, self)
        me.next_turn(self, held)


class SaunaAvanto(Card):
    cost = 4
    types = ACTION
    contents = "5 sauna, 5 avanto"


class Sauna(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 1

    # You may play an Avanto from your hand.
    def play(self, me: Player) -> None:
        avanto = me.may_choose(PLAY, self, me.named("avanto"))
        if avanto is not None:
            me.play(avanto)

    # While in play: playing a Silver lets you trash a hand card.
    def in_play_when_you_play(self, me: Player, play: Play) -> bool:
        return me.may_trash_one(self) is not None

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "silver" and len(me.hand) > 0


class Sauna2022(Sauna):
    newer = "promo-2022"
    without = "in_play_when_you_play"

    # This turn: a Silver lets you trash a hand card.
    def play(self, me: Player) -> None:
        me.bind(self)
        super().play(me)

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> bool:
        return me.may_trash_one(self) is not None


class Avanto(Card):
    cost = 5
    types = ACTION
    cards = 3

    # You may play a Sauna from your hand.
    def play(self, me: Player) -> None:
        sauna = me.may_choose(PLAY, self, me.named("sauna"))
        if sauna is not None:
            me.play(sauna)


class Stash(Card):
    cost = 5
    types = TREASURE
    coins = 2

    # When you shuffle, you may put this anywhere among the shuffled cards.
    def when_you_shuffle_this(self, me: Player, shuffle_of_this: ShuffleOfThis) -> bool:
        if not me.may(PLACE, self):
            return False
        shuffle = shuffle_of_this.shuffle
        card = shuffle_of_this.card
        if card in shuffle.on_top:
            shuffle.on_top.remove(card)
        others = len(shuffle.cards) - len(shuffle.left_out) - 1
        waiting = [other for other in shuffle.free_cards() if other.id == self.id and other is not card]
        position = me.choose_amount(PLACE, self, 1, others - len(waiting) + 1)
        shuffle.places.append((position - 1, card))
        return True


class WalledVillage(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2

    # At the start of Clean-up, with at most one other Action in play, you may put this onto your deck.
    def in_play_at_start_of_clean_up(self, me: Player) -> bool:
        return me.may(TOPDECK, self) and me.put_on_deck(self, me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(ACTION, me.in_play)) <= 2


# --- Event --------------------------------------------------------------------------------------------------
class Summon(Card):
    cost = 5
    types = EVENT

    # Gain an Action of at most 4 and set it aside; if that worked, it is played as your next turn starts.
    def play(self, me: Player) -> None:
        card = me.choose_one(GAIN, self, me.game.supply_up_to(Cost(4), ACTION))
        gained = None if card is None else me.gain(card)
        if gained is not None and me.move_gained(gained, me.set_aside):
            me.next_turn_free(self, [gained])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)
