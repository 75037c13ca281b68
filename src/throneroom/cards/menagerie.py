"""Menagerie: Horses, Exile, Ways, and Events again."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, EXILE, OPTION, PLAY, RETURN, SET_ASIDE, TOPDECK, TRASH
from throneroom.engine.happenings import FOREVER, NEXT_TURN, Discarding, Gain, Happening, Play
from throneroom.engine.moments import TURN_END, TURN_START
from throneroom.engine.situation import BUY_PHASE
from throneroom.engine.types import ACTION, ATTACK, DURATION, EVENT, REACTION, TREASURE, VICTORY, WAY, count_types

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- Exile --------------------------------------------------------------------------------------------------
class ExileMat(Card):
    types = 0

    # When you gain a card, you may discard all other copies of it from your mat.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may(DISCARD, self, gain.card):
            return False
        copies = other_copies(me, gain.card)
        divest(me, copies)
        me.discard_all(copies, me.exiled)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(other_copies(me, moment.card)) > 0


def other_copies(me: Player, card: Card) -> list[Card]:
    """My exiled cards of the same name."""
    return [other for other in me.named(card.id, me.exiled) if other is not card]


def exile_from_pile(me: Player, pile_id: str) -> bool:
    """The top card of a Supply pile, if there is one."""
    pile = me.game.pile(pile_id)
    return pile is not None and len(pile.cards) > 0 and me.exile_from_supply(pile.top())


def investments(me: Player) -> list[Card]:
    """The cards in my Exile that Invest put there."""
    for bond in me.bonds:
        if bond.card.id == "invest":
            return bond.held
    return []


def invest_in(me: Player, invest: Card, cards: list[Card]) -> None:
    """These are my investments now (one bond holds them all, so that nobody has to put several in order)."""
    for bond in me.bonds[:]:
        if bond.card.id == "invest":
            me.release(bond)
    if cards:
        me.bind(invest, until=FOREVER, held=cards)


def divest(me: Player, cards: list[Card]) -> None:
    """These cards leave Exile: they are no investments any more."""
    held = investments(me)
    for card in cards:
        if card in held:
            invest_in(me, me.game.landscape("invest"), [other for other in held if other not in cards])
            return


# --- Kingdom cards ------------------------------------------------------------------------------------------
class AnimalFair(Card):
    cost = 7
    types = ACTION
    coins = 4

    # A buy per empty Supply pile.
    def play(self, me: Player) -> None:
        me.plus_buys(me.game.empty_piles())

    # Instead of paying, you may trash an Action from your hand.
    def other_payment(self, me: Player) -> bool:
        return len(me.actions_in_hand()) > 0

    def pay_otherwise(self, me: Player) -> None:
        me.trash_one(self, me.actions_in_hand())


class Barge(Card):
    cost = 5
    types = ACTION | DURATION
    commutes = TURN_START

    # Now or next turn: three cards and a buy.
    def play(self, me: Player) -> None:
        if me.choose_word(OPTION, self, ["now", "next turn"]) == "now":
            self.next_turn(me, [])
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(3)
        me.plus_buys(1)


class BlackCat(Card):
    cost = 2
    types = ACTION | ATTACK | REACTION
    cards = 2

    # If it is not your turn, each other player gains a Curse: first the one whose turn it is.
    def play(self, me: Player) -> None:
        if me.is_my_turn():
            return
        affected = me.affected_by_this()
        for player in me.game.in_turn_order():
            if player in affected:
                player.gain_from("curse")

    # Another player's gain of a Victory card lets you play this from your hand.
    def in_hand_when_another_gains(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY)


class BountyHunter(Card):
    cost = 4
    types = ACTION
    actions = 1
    gives_coins = True
    needs = "exile_mat"

    # Exile a card from your hand; three coins if it is the only one of its name there.
    def play(self, me: Player) -> None:
        card = me.choose_one(EXILE, self, me.hand)
        if card is None:
            return
        first = me.first_named(card.id, me.exiled) is None
        if me.exile(card, me.hand) and first:
            me.plus_coins(3)


class CamelTrain(Card):
    cost = 3
    types = ACTION
    needs = "exile_mat"

    # Exile a card from the Supply that is no Victory card.
    def play(self, me: Player) -> None:
        others = [card for card in me.game.supply() if not me.has_type(card, VICTORY)]
        card = me.choose_one(EXILE, self, others)
        if card is not None:
            me.exile_from_supply(card)

    # On gaining this: Exile a Gold from the Supply.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        exile_from_pile(me, "gold")

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.count_in_pile("gold") > 0


class Cardinal(Card):
    cost = 4
    types = ACTION | ATTACK
    coins = 2
    needs = "exile_mat"

    # Reveal two cards, Exile one costing three to six coins (your choice), discard the rest.
    def attack(self, me: Player, victim: Player) -> None:
        revealed = victim.reveal(2)
        fitting: list[Card] = []
        for card in revealed:
            cost = me.game.cost(card)
            if cost.coins >= 3 and cost.at_most(Cost(6)):
                fitting.append(card)
        chosen = victim.choose_one(EXILE, self, fitting)
        if chosen is not None:
            victim.exile(chosen, victim.limbo)
        victim.discard_all([card for card in revealed if card in victim.limbo], victim.limbo)


class Cavalry(Card):
    cost = 4
    types = ACTION
    needs = "horse"
    minds_treasures = True

    # Gain two Horses.
    def play(self, me: Player) -> None:
        me.gain_from("horse")
        me.gain_from("horse")

    # When you gain this, two cards and a buy, and in your Buy phase you return to your Action phase.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_cards(2)
        me.plus_buys(1)
        if me.is_my_turn() and me.game.phase == BUY_PHASE:
            me.game.leave_buy_phase(me)


class Coven(Card):
    cost = 5
    types = ACTION | ATTACK
    actions = 1
    coins = 2
    needs = "exile_mat"

    # Exile a Curse from the Supply; if there is none, discard the Exiled Curses.
    def attack(self, me: Player, victim: Player) -> None:
        if not exile_from_pile(victim, "curse"):
            victim.discard_all(victim.named("curse", victim.exiled), victim.exiled)


class Destrier(Card):
    cost = 6
    types = ACTION
    cards = 2
    actions = 1
    minds_memory = True

    # In your turn this costs one coin less per card you have gained in it.
    def own_cost_less(self, me: Player) -> int:
        return len(me.gained_this_turn())


class Displace(Card):
    cost = 5
    types = ACTION
    needs = "exile_mat"

    # Exile a card from your hand; gain one with another name costing up to 2 more.
    def play(self, me: Player) -> None:
        exiled = me.choose_one(EXILE, self, me.hand)
        if exiled is not None and me.exile(exiled, me.hand):
            limit = me.game.cost(exiled).plus(2)
            me.gain_one_of(self, [card for card in me.game.supply_up_to(limit) if card.id != exiled.id])


class Falconer(Card):
    cost = 5
    types = ACTION | REACTION

    # Gain a card costing less than this to your hand.
    def play(self, me: Player) -> None:
        me.gain_one_of(self, me.game.supply_below(me.game.cost(self)), me.hand)

    # When anyone gains a card with two or more types, you may play this from your hand.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def in_hand_when_another_gains(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return count_types(me.game.types(moment.card)) >= 2


class Fisherman(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # In your turn this costs three coins less while your discard pile is empty.
    def own_cost_less(self, me: Player) -> int:
        return 0 if me.discard_pile else 3


class Gatekeeper(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK
    gives_coins = True
    needs = "exile_mat"
    commutes = TURN_START
    lasting = True

    # Next turn three coins.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(3)

    # Until then they Exile every Action and Treasure they gain without having a copy in Exile.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        gain.exile()

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Gain) and not moment.lost and not moment.copy_was_exiled
                and me.has_type(moment.card, ACTION | TREASURE))


class Goatherd(Card):
    cost = 3
    types = ACTION
    actions = 1

    # You may trash a card; a card per card your right neighbour trashed in their last turn.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)
        me.plus_cards(me.others()[-1].last_trashed)


class Groom(Card):
    cost = 4
    types = ACTION
    needs = "horse"

    # Gain a card costing up to 4: an Action brings a Horse, a Treasure a Silver, a Victory card a card and an action.
    def play(self, me: Player) -> None:
        card = me.gain_up_to(4, self)
        if card is None:
            return
        types = me.game.types(card)
        if types & ACTION:
            me.gain_from("horse")
        if types & TREASURE:
            me.gain_from("silver")
        if types & VICTORY:
            me.plus_cards(1)
            me.plus_actions(1)


class Hostelry(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2
    needs = "horse"

    # On gaining this: Treasures may be discarded, shown to all, for as many Horses.
    def when_you_gain_this(self, me: Player, gain: Gain) -> bool:
        treasures = me.treasures_in_hand()
        chosen = me.choose(DISCARD, self, treasures, 0, len(treasures))
        if not chosen:
            return False
        me.reveal_cards(chosen)
        discarded = me.discard_all(chosen)
        for _ in range(discarded):
            me.gain_from("horse")
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.treasures_in_hand()) > 0


class HuntingLodge(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 2

    # You may discard your hand for five cards.
    def play(self, me: Player) -> None:
        if me.may(DISCARD, self):
            me.discard_hand()
            me.plus_cards(5)


class Kiln(Card):
    cost = 5
    types = ACTION
    coins = 2

    # Before your next card played this turn, you may gain a copy of it.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.release(bond)
        me.may_gain_one_of(self, me.named(play.card.id, me.game.supply()))


class Livery(Card):
    cost = 5
    types = ACTION
    coins = 3
    needs = "horse"

    # This turn every card you gain costing 4 or more brings a Horse.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.gain_from("horse")

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.coins_cost(moment.card) >= 4


class Mastermind(Card):
    cost = 5
    types = ACTION | DURATION

    # Next turn you may play an Action from your hand three times.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is not None:
            me.play_times(3, card, self)


class Paddock(Card):
    cost = 5
    types = ACTION
    coins = 2
    needs = "horse"

    # Gain two Horses; an action per empty Supply pile.
    def play(self, me: Player) -> None:
        me.gain_from("horse")
        me.gain_from("horse")
        me.plus_actions(me.game.empty_piles())


class Sanctuary(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    buys = 1
    needs = "exile_mat"

    # You may Exile a card from your hand.
    def play(self, me: Player) -> None:
        card = me.may_choose(EXILE, self, me.hand)
        if card is not None:
            me.exile(card, me.hand)


class Scrap(Card):
    cost = 3
    types = ACTION
    gives_coins = True
    needs = "horse"

    # Trash a card; a different bonus per coin it costs, in this order.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        count = me.game.coins_cost(card)
        if count == 0:
            return
        for ability in me.choose_abilities(self, ["cards", "actions", "buys", "coins", "silver", "horse"], count):
            if ability == "cards":
                me.plus_cards(1)
            elif ability == "actions":
                me.plus_actions(1)
            elif ability == "buys":
                me.plus_buys(1)
            elif ability == "coins":
                me.plus_coins(1)
            else:
                me.gain_from(ability)


class Sheepdog(Card):
    cost = 3
    types = ACTION | REACTION
    cards = 2

    # Gaining a card lets you play this from your hand.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)


class Sleigh(Card):
    cost = 2
    types = ACTION | REACTION
    needs = "horse"

    # Gain two Horses.
    def play(self, me: Player) -> None:
        me.gain_from("horse")
        me.gain_from("horse")

    # Gaining a card lets you discard this: the gained card then goes to your hand or onto your deck.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may(DISCARD, self):
            return False
        me.discard(self)
        if gain.lost:
            return True
        if me.choose_word(OPTION, self, ["hand", "topdeck"]) == "hand":
            gain.put_in_hand()
        else:
            gain.put_on_deck()
        return True


class SnowyVillage(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 4
    buys = 1
    minds_actions = True

    # Further actions you would get this turn are ignored.
    def play(self, me: Player) -> None:
        me.ignores_actions = True


class Stockpile(Card):
    cost = 3
    types = TREASURE
    buys = 1
    coins = 3
    needs = "exile_mat"

    # Exile this.
    def play(self, me: Player) -> None:
        me.exile(self, me.in_play)


class Supplies(Card):
    cost = 2
    types = TREASURE
    coins = 1
    needs = "horse"

    # Gain a Horse onto your deck.
    def play(self, me: Player) -> None:
        me.gain_from("horse", me.deck)


class VillageGreen(Card):
    cost = 4
    types = ACTION | DURATION | REACTION
    commutes = TURN_START

    # Now or next turn: a card and two actions.
    def play(self, me: Player) -> None:
        if me.choose_word(OPTION, self, ["now", "next turn"]) == "now":
            self.next_turn(me, [])
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)
        me.plus_actions(2)

    # Discarded at any time but Clean-up, it may be revealed and played.
    def when_you_discard_this(self, me: Player, discarding: Discarding) -> bool:
        if not me.may(PLAY, discarding.card):
            return False
        me.reveal_cards([discarding.card])
        return discarding.play()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Discarding) and not moment.lost


class Wayfarer(Card):
    cost = 6
    types = ACTION
    cards = 3
    minds_memory = True

    # You may gain a Silver.
    def play(self, me: Player) -> None:
        pile = me.game.pile("silver")
        if pile is not None and pile.cards:
            me.may_gain_one_of(self, [pile.top()])

    # This costs what the last other card gained this turn (by anyone) costs.
    def own_cost(self, me: Player) -> Cost | None:
        gains = me.game.turn.gains
        for i in range(len(gains) - 1, -1, -1):
            if gains[i].card.id != self.id:
                return me.game.cost(gains[i].card)
        return None


# --- beside the Supply --------------------------------------------------------------------------------------
class Horse(Card):
    cost = 3
    types = ACTION
    cards = 2
    actions = 1
    size = 30
    supply = False

    # Return this to its pile.
    def play(self, me: Player) -> None:
        me.return_to_pile(self, me.in_play)


# --- Events -------------------------------------------------------------------------------------------------
class Alliance(Card):
    cost = 10
    types = EVENT

    # Gain one each of these, in this order.
    def play(self, me: Player) -> None:
        for card_id in ("province", "duchy", "estate", "gold", "silver", "copper"):
            me.gain_from(card_id)


class Banish(Card):
    cost = 4
    types = EVENT
    needs = "exile_mat"
    minds_treasures = True

    # Exile any number of cards of one name from your hand: first the name, then how many.
    def play(self, me: Player) -> None:
        card = me.may_choose(EXILE, self, me.hand)
        if card is None:
            return
        copies = me.named(card.id)
        for copy in me.choose(EXILE, self, copies, 1, len(copies), topic="copies"):
            me.exile(copy, me.hand)


class Bargain(Card):
    cost = 4
    types = EVENT
    needs = "horse"

    # Gain a card costing up to 5 that is no Victory card; each other player gains a Horse.
    def play(self, me: Player) -> None:
        me.gain_one_of(self, [card for card in me.game.supply_up_to(Cost(5)) if not me.has_type(card, VICTORY)])
        for other in me.others():
            other.gain_from("horse")


class Commerce(Card):
    cost = 5
    types = EVENT
    minds_memory = True

    # Gain a Gold per name among the cards you have gained this turn.
    def play(self, me: Player) -> None:
        names = {card.id for card in me.gained_this_turn()}
        for _ in range(len(names)):
            me.gain_from("gold")


class Delay(Card):
    cost = 0
    types = EVENT

    # You may set aside an Action from your hand; play it at the start of your next turn.
    def play(self, me: Player) -> None:
        card = me.may_choose(SET_ASIDE, self, me.actions_in_hand())
        if card is not None and me.move(card, me.hand, me.set_aside):
            me.next_turn_free(self, [card])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)


class Demand(Card):
    cost = 5
    types = EVENT
    needs = "horse"

    # Gain a Horse and then a card costing up to 4, both onto your deck.
    def play(self, me: Player) -> None:
        me.gain_from("horse", me.deck)
        me.gain_up_to(4, self, to=me.deck)


class Desperation(Card):
    cost = 0
    types = EVENT
    gives_coins = True

    # You may gain a Curse; if you do, a buy and two coins.
    def play(self, me: Player) -> None:
        pile = me.game.pile("curse")
        if pile is not None and me.may_gain_one_of(self, pile.cards[-1:]) is not None:
            me.plus_buys(1)
            me.plus_coins(2)

    # Once per turn.
    def may_be_bought(self, me: Player) -> bool:
        return self not in me.game.turn.landscapes_bought


class Enclave(Card):
    cost = 8
    types = EVENT
    needs = "exile_mat"

    # Gain a Gold; Exile a Duchy from the Supply.
    def play(self, me: Player) -> None:
        me.gain_from("gold")
        exile_from_pile(me, "duchy")


class Enhance(Card):
    cost = 3
    types = EVENT
    minds_treasures = True

    # A hand card that is no Victory card may be trashed, to gain one at most 2 dearer.
    def play(self, me: Player) -> None:
        others = [card for card in me.hand if not me.has_type(card, VICTORY)]
        card = me.may_choose(TRASH, self, others)
        if card is not None:
            me.trash(card)
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))


class Gamble(Card):
    cost = 2
    types = EVENT
    newer = "menagerie-2025"

    # A buy; reveal your top card: play it, if it is an Action or Treasure and you like, or discard it.
    # (2025: it is discarded and may be played from there.)
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        if me.game.is_edition(self, "menagerie-2025"):
            for card in me.look(1):
                me.discard(card, me.limbo)
                if me.discard_pile[-1:] == [card] and me.has_type(card, ACTION | TREASURE) and me.may(PLAY, self, card):
                    me.play(card, me.discard_pile)
            return
        for card in me.reveal(1):
            if not (me.has_type(card, ACTION | TREASURE) and me.may(PLAY, self, card) and me.play(card, me.limbo)):
                me.discard(card, me.limbo)


class Invest(Card):
    cost = 4
    types = EVENT
    needs = "exile_mat"

    # Exile an Action from the Supply.  Others who have invested in the same card get two cards.
    def play(self, me: Player) -> None:
        card = me.choose_one(EXILE, self, me.game.supply(ACTION))
        if card is None or not me.exile_from_supply(card):
            return
        invest_in(me, self, [*investments(me), card])
        for other in me.others():
            self.pay_out(other, card)

    # While it is there, two cards whenever another player gains a copy.
    def bound_when_another_gains(self, me: Player, gain: Gain, bond: Bond) -> None:
        self.pay_out(me, gain.card)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.named(moment.card.id, investments(me))) > 0

    def pay_out(self, me: Player, card: Card) -> None:
        for _ in me.named(card.id, investments(me)):
            me.plus_cards(2)


class March(Card):
    cost = 3
    types = EVENT

    # Look through your discard pile; an Action in it may be played.
    def play(self, me: Player) -> None:
        me.look_at_discard_pile()
        card = me.may_choose(PLAY, self, me.of_type(ACTION, me.discard_pile))
        if card is not None:
            me.play(card, me.discard_pile)


class Populate(Card):
    cost = 10
    types = EVENT

    # Gain the top card of every Action pile of the Supply, in any order.
    def play(self, me: Player) -> None:
        tops = [pile.top() for pile in me.game.supply_piles(ACTION) if pile.cards]
        for card in me.in_order(self, tops):
            me.gain_from(card.id)


class Pursue(Card):
    cost = 2
    types = EVENT

    # A buy; name a card and reveal four: those of that name go back, the others are discarded.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        name = me.name_a_card(self)
        revealed = me.reveal(4)
        me.put_back(self, me.named(name, revealed))
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


class Reap(Card):
    cost = 7
    types = EVENT
    newer = "menagerie-2025"

    # Gain a Gold and set it aside; if that worked, it is played as your next turn starts.
    # (2025: it is gained to where it is set aside.)
    def play(self, me: Player) -> None:
        if me.game.is_edition(self, "menagerie-2025"):
            gold = me.gain_from("gold", me.set_aside)
            if gold is not None and gold in me.set_aside:
                me.next_turn_free(self, [gold])
            return
        gold = me.gain_from("gold")
        if gold is not None and me.move_gained(gold, me.set_aside):
            me.next_turn_free(self, [gold])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)


class Ride(Card):
    cost = 2
    types = EVENT
    needs = "horse"

    # Gain a Horse.
    def play(self, me: Player) -> None:
        me.gain_from("horse")


class SeizeTheDay(Card):
    cost = 4
    types = EVENT

    # Take an extra turn after this one.
    def play(self, me: Player) -> None:
        me.add(self.id, 1)
        me.extra_turn(self)

    # Once per game.
    def may_be_bought(self, me: Player) -> bool:
        return me.count(self.id) == 0


class Stampede(Card):
    cost = 5
    types = EVENT
    needs = "horse"
    minds_treasures = True

    # With at most five cards in play, gain five Horses onto your deck.
    def play(self, me: Player) -> None:
        if len(me.in_play) <= 5:
            for _ in range(5):
                me.gain_from("horse", me.deck)


class Toil(Card):
    cost = 2
    types = EVENT

    # A buy; you may play an Action from your hand.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is not None:
            me.play(card)


class Transport(Card):
    cost = 3
    types = EVENT
    needs = "exile_mat"

    # Exile an Action from the Supply, or put one that you have in Exile onto your deck.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["exile", "topdeck"]):
            if ability == "exile":
                card = me.choose_one(EXILE, self, me.game.supply(ACTION))
                if card is not None:
                    me.exile_from_supply(card)
            else:
                self.fetch(me)

    # Of equal cards, those that are no investments go first.
    def fetch(self, me: Player) -> None:
        actions = me.of_type(ACTION, me.exiled)
        invested = investments(me)
        others = [card for card in actions if card not in invested]
        card = me.choose_one(TOPDECK, self, others + [card for card in actions if card in invested])
        if card is not None:
            divest(me, [card])
            me.put_on_deck(card, me.exiled)


# --- Ways ---------------------------------------------------------------------------------------------------
class WayOfTheButterfly(Card):
    types = WAY

    # You may return this card to its pile to gain one costing exactly 1 more.
    def instead(self, me: Player, played: Play) -> None:
        card = played.card
        if card.home >= 0 and card in me.in_play and me.may(RETURN, self, card):
            if played.return_to_pile():
                me.gain_one_of(self, me.game.supply_exactly(me.game.cost(card.itself()).plus(1)))


class WayOfTheCamel(Card):
    types = WAY
    needs = "exile_mat"

    # Exile a Gold from the Supply.
    def instead(self, me: Player, played: Play) -> None:
        exile_from_pile(me, "gold")


class WayOfTheChameleon(Card):
    types = WAY

    # Follow this card, but its + cards are + coins this turn, and the other way round.
    def instead(self, me: Player, played: Play) -> None:
        game = me.game
        played.swaps = True
        game.swapping += 1
        game.instructions(played)
        game.swapping -= 1


class WayOfTheFrog(Card):
    types = WAY

    # An action; when you discard this card from play this turn, put it onto your deck.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_actions(1)
        held = [played.card]
        for bond in me.bonds[:]:
            if bond.card is self:
                held.extend(bond.held)
                me.release(bond)
        me.bind(self, held=held)

    def bound_when_you_discard_from_play(self, me: Player, discarding: Discarding, bond: Bond) -> None:
        discarding.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        for bond in me.bonds:
            if bond.card is self and moment.card in bond.held:
                return isinstance(moment, Discarding) and not moment.lost
        return False


class WayOfTheGoat(Card):
    types = WAY

    # Trash a card from your hand.
    def instead(self, me: Player, played: Play) -> None:
        me.trash_one(self)


class WayOfTheHorse(Card):
    types = WAY

    # Two cards and an action; return this card to its pile.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_cards(2)
        me.plus_actions(1)
        played.return_to_pile()


class WayOfTheMole(Card):
    types = WAY

    # An action; discard your hand; three cards.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_actions(1)
        me.discard_hand()
        me.plus_cards(3)


class WayOfTheMonkey(Card):
    types = WAY

    # A buy and a coin.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_buys(1)
        me.plus_coins(1)


class WayOfTheMouse(Card):
    wants = "mouse"
    types = WAY
    newer = "menagerie-2025"            # what is set aside is no Duration then (kingdoms/setup.py)

    # Play the card set aside for this, leaving it there.
    def instead(self, me: Player, played: Play) -> None:
        me.play_in_place(me.game.landscape(me.game.table.mouse), played.card)

    # (That card itself could only be played once more, for ever.)
    def may_be_followed(self, me: Player, played: Play) -> bool:
        mouse = me.game.table.mouse
        return mouse != "" and played.card is not me.game.landscape(mouse)


class WayOfTheMule(Card):
    types = WAY

    # An action and a coin.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_actions(1)
        me.plus_coins(1)


class WayOfTheOtter(Card):
    types = WAY

    # Two cards.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_cards(2)


class WayOfTheOwl(Card):
    types = WAY

    # Draw until you have six cards in hand.
    def instead(self, me: Player, played: Play) -> None:
        me.draw_to(6)


class WayOfTheOx(Card):
    types = WAY

    # Two actions.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_actions(2)


class WayOfThePig(Card):
    types = WAY

    # A card and an action.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_cards(1)
        me.plus_actions(1)


class WayOfTheRat(Card):
    types = WAY

    # A Treasure may be discarded to gain a copy of this card.
    def instead(self, me: Player, played: Play) -> None:
        treasure = me.may_choose(DISCARD, self, me.treasures_in_hand())
        if treasure is not None and me.discard(treasure):
            me.gain_copy(played.card)


class WayOfTheSeal(Card):
    types = WAY

    # A coin; this turn you may put cards you gain onto your deck.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_coins(1)
        if not any([bond.card is self for bond in me.bonds]):
            me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost


class WayOfTheSheep(Card):
    types = WAY

    # Two coins.
    def instead(self, me: Player, played: Play) -> None:
        me.plus_coins(2)


class WayOfTheSquirrel(Card):
    types = WAY
    commutes = TURN_END

    # Two cards at the end of this turn.
    def instead(self, me: Player, played: Play) -> None:
        me.bind(self)

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        me.plus_cards(2)


class WayOfTheTurtle(Card):
    types = WAY

    # Set this card aside; if that worked, it is played as your next turn starts.
    def instead(self, me: Player, played: Play) -> None:
        if played.set_aside():
            me.next_turn_free(self, [me.set_aside[-1]])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)


class WayOfTheWorm(Card):
    types = WAY
    needs = "exile_mat"

    # Exile an Estate from the Supply.
    def instead(self, me: Player, played: Play) -> None:
        exile_from_pile(me, "estate")
