"""Guilds: overpaying, and Coffers; below, what the second edition has brought."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, SPEND, TOPDECK, TRASH
from throneroom.engine.happenings import Buy, Gain, Happening
from throneroom.engine.moments import TURN_END
from throneroom.engine.types import ACTION, ATTACK, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


class Advisor(Card):
    cost = 4
    types = ACTION
    actions = 1

    # Reveal three cards; your left neighbour chooses one that you discard, the others come to your hand.
    def play(self, me: Player) -> None:
        revealed = me.reveal(3)
        card = me.left().choose_one(DISCARD, self, revealed)
        if card is not None:
            me.discard(card, me.limbo)
        for card in revealed:
            me.move(card, me.limbo, me.hand)


class Baker(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    def play(self, me: Player) -> None:
        me.plus_coffers(1)

    # Everybody begins with one Coffers.
    def set_up(self, game: Game) -> None:
        for player in game.players:
            player.plus_coffers(1)


class Butcher(Card):
    cost = 5
    types = ACTION

    # You may trash a card from your hand and spend Coffers; gain a card costing up to that card's cost plus those.
    def play(self, me: Player) -> None:
        me.plus_coffers(2)
        card = me.may_trash_one(self)
        if card is not None:
            spent = me.choose_amount(SPEND, self, 0, me.coffers)
            me.coffers -= spent
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(spent)))


class CandlestickMaker(Card):
    cost = 2
    types = ACTION
    actions = 1
    buys = 1

    def play(self, me: Player) -> None:
        me.plus_coffers(1)


class Doctor(Card):
    cost = 3
    types = ACTION
    may_overpay = True

    # Name a card and reveal three: those with that name are trashed, the rest goes back in any order.
    def play(self, me: Player) -> None:
        name = me.name_a_card(self)
        revealed = me.reveal(3)
        me.trash_all(me.named(name, revealed), me.limbo)
        me.put_back(self, [card for card in revealed if card in me.limbo])

    # For each coin overpaid look at your top card: trash it, discard it or put it back.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        self.examine(me, buy.overpaid)

    def examine(self, me: Player, count: i64) -> None:
        for _ in range(count):
            for card in me.look(1):
                wanted = me.may_either(TRASH, DISCARD, self, card)
                if wanted == TRASH:
                    me.trash(card, me.limbo)
                elif wanted == DISCARD:
                    me.discard(card, me.limbo)
                else:
                    me.put_on_deck(card, me.limbo)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Buy) and moment.overpaid > 0


class Doctor2024(Doctor):
    newer = "guilds-2024"
    without = "when_you_buy_this"

    # As you gain this.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.examine(me, gain.overpaid)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.overpaid > 0


class Herald(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 1
    may_overpay = True

    # Reveal your top card and play it if it is an Action.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            if me.has_type(card, ACTION):
                me.play(card, me.limbo)
            else:
                me.put_on_deck(card, me.limbo)

    # For each coin overpaid put a card of your discard pile onto your deck.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        self.put_onto_deck(me, buy.overpaid)

    def put_onto_deck(self, me: Player, count: i64) -> None:
        me.put_back(self, me.choose(TOPDECK, self, me.discard_pile, count, count), me.discard_pile)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Buy) and moment.overpaid > 0


class Herald2024(Herald):
    newer = "guilds-2024"
    without = "when_you_buy_this"

    # As you gain this: it may be one of them.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.put_onto_deck(me, gain.overpaid)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.overpaid > 0


class Journeyman(Card):
    cost = 5
    types = ACTION

    # Name a card and reveal until three have other names: take these, discard the rest.
    def play(self, me: Player) -> None:
        name = me.name_a_card(self)
        found: list[Card] = []
        rest: list[Card] = []
        while len(found) < 3:
            revealed = me.reveal(1)
            if not revealed:
                break
            if revealed[0].id == name:
                rest.extend(revealed)
            else:
                found.extend(revealed)
        for card in found:
            me.move(card, me.limbo, me.hand)
        me.discard_all(rest, me.limbo)


class Masterpiece(Card):
    cost = 3
    types = TREASURE
    coins = 1
    may_overpay = True

    # Gain a Silver for each coin overpaid.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        for _ in range(buy.overpaid):
            me.gain_from("silver")

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Buy) and moment.overpaid > 0


class Masterpiece2024(Masterpiece):
    newer = "guilds-2024"
    without = "when_you_buy_this"

    # As you gain this.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for _ in range(gain.overpaid):
            me.gain_from("silver")

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.overpaid > 0


class MerchantGuild(Card):
    cost = 5
    types = ACTION
    buys = 1
    coins = 1
    automatic = True

    # A Coffers for each card you buy.
    def in_play_when_you_buy(self, me: Player, buy: Buy) -> None:
        me.plus_coffers(1)


class MerchantGuild2024(MerchantGuild):
    newer = "guilds-2024"
    without = "in_play_when_you_buy"
    minds_memory = True

    # At the end of your Buy phase this turn, for each card you gained in it.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_at_end_of_buy_phase(self, me: Player, bond: Bond) -> None:
        me.plus_coffers(len(me.gained_in_buy_phase()))

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.gained_in_buy_phase()) > 0


class Plaza(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2

    # You may discard a Treasure for a Coffers.
    def play(self, me: Player) -> None:
        card = me.may_choose(DISCARD, self, me.treasures_in_hand())
        if card is not None and me.discard(card):
            me.plus_coffers(1)


class Soothsayer(Card):
    cost = 5
    types = ACTION | ATTACK

    # Gain a Gold.
    def play(self, me: Player) -> None:
        me.gain_from("gold")

    # Gain a Curse, and draw a card if you did.
    def attack(self, me: Player, victim: Player) -> None:
        if victim.gain_from("curse") is not None:
            victim.draw(1)


class Stonemason(Card):
    cost = 2
    types = ACTION
    may_overpay = True
    overpays_potions = True

    # Trash a card from your hand; gain two cards that each cost less than it does at that moment.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_below(me.game.cost(card)))
            me.gain_one_of(self, me.game.supply_below(me.game.cost(card)))

    # Overpaid: gain two Actions that each cost exactly as much.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        self.bring_two(me, Cost(buy.overpaid, buy.overpaid_potions))

    def bring_two(self, me: Player, cost: Cost) -> None:
        me.gain_one_of(self, me.game.supply_exactly(cost, ACTION), topic="overpaid")
        me.gain_one_of(self, me.game.supply_exactly(cost, ACTION), topic="overpaid")

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Buy) and (moment.overpaid > 0 or moment.overpaid_potions > 0)


class Stonemason2024(Stonemason):
    newer = "guilds-2024"
    without = "when_you_buy_this"

    # As you gain this.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.bring_two(me, Cost(gain.overpaid, gain.overpaid_potions))

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and (moment.overpaid > 0 or moment.overpaid_potions > 0)


class Taxman(Card):
    cost = 4
    types = ACTION | ATTACK

    # A Treasure from hand may be trashed. If it was: players holding five or more cards discard one like it or
    # show a hand without; then gain a Treasure costing up to 3 more, onto your deck.
    def play(self, me: Player) -> None:
        card = me.may_trash_one(self, me.treasures_in_hand())
        if card is None:
            return
        for victim in me.affected_by_this():
            if len(victim.hand) >= 5:
                same = victim.first_named(card.id)
                if same is None:
                    victim.reveal_hand()
                else:
                    victim.discard(same)
        me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(3), TREASURE), me.deck)


# --- second edition ----------------------------------------------------------------------------------------------
class Farrier(Card):
    cost = 2
    types = ACTION
    cards = 1
    actions = 1
    buys = 1
    may_overpay = True
    commutes = TURN_END
    opinion = "2.6 overpay=all"

    # For each coin overpaid, a card at the end of this turn.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.bind(self, number=gain.overpaid)

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        me.plus_cards(bond.number)

    def cares(self, me: Player, moment: Happening) -> bool:
        return not isinstance(moment, Gain) or moment.overpaid > 0


class Footpad(Card):
    cost = 5
    types = ACTION | ATTACK
    opinion = "5.3"

    # Two Coffers.
    def play(self, me: Player) -> None:
        me.plus_coffers(2)

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)

    # In games using this, everybody who gains a card in an Action phase gets a card.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.plus_cards(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.in_action_phase


class Infirmary(Card):
    cost = 3
    types = ACTION
    cards = 1
    may_overpay = True
    opinion = "3.4 trasher overpay=two"

    # You may trash a card from your hand.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)

    # For each coin overpaid, play this once.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        card = gain.physical()
        if gain.found().play():
            for _ in range(gain.overpaid - 1):
                me.play_again(card, None)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and moment.overpaid > 0
