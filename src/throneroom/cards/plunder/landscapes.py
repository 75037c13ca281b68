"""Plunder: what lies beside the piles or on them."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, GAIN, PLACE, PLAY, RETURN, SET_ASIDE, TOPDECK
from throneroom.engine.happenings import NO_THIRD_TURN, Discarding, Gain, Happening, Play, Shuffle
from throneroom.engine.moments import TURN_END, YOU_DISCARD_FROM_PLAY
from throneroom.engine.types import ACTION, ATTACK, EVENT, TRAIT, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- Events -------------------------------------------------------------------------------------------------
class _OncePerTurn(Card):
    types = EVENT

    def may_be_bought(self, me: Player) -> bool:
        return self not in me.game.turn.landscapes_bought


class Avoid(Card):
    cost = 2
    types = EVENT

    # A buy; at your next shuffle this turn, up to three of the cards stay in your discard pile.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        me.bind(self)

    # (They are not shuffled for the same draw.)
    def bound_when_you_shuffle(self, me: Player, shuffle: Shuffle, bond: Bond) -> None:
        me.release(bond)
        shuffle.left_out.extend(me.choose(DISCARD, self, shuffle.free_cards(), 0, 3))
        shuffle.again = False


class Bury(Card):
    cost = 1
    types = EVENT

    # A buy; a card of your discard pile goes under your deck.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        me.look_at_discard_pile()
        card = me.choose_one(PLACE, self, me.discard_pile)
        if card is not None:
            me.put_under_deck(card, me.discard_pile)


class Deliver(Card):
    cost = 2
    types = EVENT
    commutes = TURN_END

    # A buy; what you gain this turn is set aside until the end of the turn, and then comes to your hand.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        if not any([bond.card is self for bond in me.bonds]):
            me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        if gain.found().set_aside():
            me.release(bond)
            me.bind(self, held=[*bond.held, me.set_aside[-1]])

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.set_aside, me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return not isinstance(moment, Gain) or moment.is_there()


class Foray(Card):
    cost = 3
    types = EVENT
    needs = "loot"

    # Discard three cards, revealed; with three different names, gain a Loot.
    def play(self, me: Player) -> None:
        chosen = me.choose(DISCARD, self, me.hand, 3, 3)
        me.reveal_cards(chosen)
        me.discard_all(chosen)
        if len({card.id for card in chosen}) == 3:
            me.gain_from("loot")


class Invasion(Card):
    cost = 10
    types = EVENT
    needs = "loot"
    opinion = "9"

    # You may play an Attack of your hand; then gain a Duchy, an Action onto your deck, and a Loot, which you play.
    def play(self, me: Player) -> None:
        attack = me.may_choose(PLAY, self, me.to_play(ATTACK))
        if attack is not None:
            me.play(attack)
        me.gain_from("duchy")
        me.gain_one_of(self, me.game.supply(ACTION), me.deck)
        loot = me.gain_from("loot")
        if loot is not None:
            me.play_gained(loot, covered=True)


class Journey(_OncePerTurn):
    cost = 4

    # If the turn before this was not yours, your cards stay in play in Clean-up, and you take an extra turn.
    def play(self, me: Player) -> None:
        if me.game.previous_seat != me.seat:
            me.game.turn.keeps_in_play = True
            me.extra_turn(self)


class Journey2023(Journey):
    newer = "plunder-2023"
    without = "may_be_bought"

    # As often as you like: your cards stay in play in any case; but it is never a third turn in a row.
    def play(self, me: Player) -> None:
        me.game.turn.keeps_in_play = True
        me.extra_turn(self, limit=NO_THIRD_TURN)


class Launch(_OncePerTurn):
    cost = 3
    minds_treasures = True

    # Your Buy phase ends, and you are in your Action phase again; a card, an action and a buy.
    def play(self, me: Player) -> None:
        me.game.leave_buy_phase(me)
        me.plus_cards(1)
        me.plus_actions(1)
        me.plus_buys(1)


class Looting(Card):
    cost = 6
    types = EVENT
    needs = "loot"
    opinion = "6.2"

    # Gain a Loot.
    def play(self, me: Player) -> None:
        me.gain_from("loot")


class Maelstrom(Card):
    cost = 4
    types = EVENT

    # Trash three cards from your hand; everybody else with five or more in hand trashes one.
    def play(self, me: Player) -> None:
        me.trash_some(self, 3, 3)
        for other in me.others():
            if len(other.hand) >= 5:
                other.trash_one(self)


class Mirror(Card):
    cost = 3
    types = EVENT

    # A buy; the next Action you gain this turn comes with a copy of it.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        me.bind_next(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        me.gain_copy(gain.card)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.has_type(moment.card, ACTION)


class Peril(Card):
    cost = 2
    types = EVENT
    needs = "loot"

    # You may trash an Action from your hand, for a Loot.
    def play(self, me: Player) -> None:
        if me.may_trash_one(self, me.actions_in_hand()) is not None:
            me.gain_from("loot")


class Prepare(Card):
    cost = 3
    types = EVENT

    # Set your hand aside; as your next turn starts, play its Actions and Treasures in any order, discard the rest.
    def play(self, me: Player) -> None:
        held = [card for card in me.hand[:] if me.move(card, me.hand, me.set_aside)]
        if held:
            me.next_turn_free(self, held)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        play_in_any_order(me, self, held, ACTION | TREASURE)
        me.discard_all([card for card in held if card in me.set_aside], me.set_aside)


class Prosper(Card):
    cost = 10
    types = EVENT
    needs = "loot"
    opinion = "8.5"

    # Gain a Loot, and any number of Treasures with different names.
    def play(self, me: Player) -> None:
        me.gain_from("loot")
        seen: list[str] = []
        while True:
            treasures = [card for card in me.game.supply(TREASURE) if card.id not in seen]
            card = me.may_choose(GAIN, self, treasures)
            if card is None:
                return
            seen.append(card.id)
            me.gain(card)


class Rush(Card):
    cost = 2
    types = EVENT

    # A buy; the next Action you gain this turn is played.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        if not any([bond.card is self for bond in me.bonds]):
            me.bind_next(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        gain.found().play()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.has_type(moment.card, ACTION)


class Scrounge(Card):
    cost = 3
    types = EVENT

    # Choose: trash a card of your hand; or gain an Estate that lies in the trash, and for it a card costing up to 5.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["trash", "gain"]):
            if ability == "trash":
                me.trash_one(self)
                continue
            estate = me.first_named("estate", me.game.trash)
            if estate is not None and me.gain_from_trash(estate) is not None:
                me.gain_up_to(5, self)


def play_in_any_order(me: Player, source: Card, held: list[Card], types: int = 0) -> None:
    """Plays the cards set aside (those with one of the types), one after the other, as the player likes."""
    left = held if types == 0 else me.of_type(types, held)
    while True:
        left = [card for card in left if card in me.set_aside]
        card = me.choose_one(PLAY, source, left)
        if card is None:
            return
        me.play(card, me.set_aside)


# --- Traits -------------------------------------------------------------------------------------------------
class _Trait(Card):
    types = TRAIT

    def of_pile(self, me: Player, cards: list[Card]) -> list[Card]:
        """Those of the cards that have this Trait."""
        return [card for card in cards if me.game.has_trait(self, card)]

    def gain_one(self, me: Player) -> None:
        """A card of the pile, if there is one."""
        pile = me.game.pile_of(self)
        if pile is not None and pile.cards:
            me.gain(pile.top())


class _GainTrait(_Trait):
    """Works when you gain a card of its pile."""

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.game.has_trait(self, moment.card)


class Cheap(_Trait):
    # Cards of the pile cost 1 less.
    def cost_less(self, me: Player, card: Card) -> int:
        return 1 if me.game.has_trait(self, card) else 0


class Cursed(_GainTrait):
    needs = "loot"

    # When you gain a card of the pile: a Loot and a Curse.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.gain_from("loot")
        me.gain_from("curse")


class Fated(_Trait):
    # When you shuffle, you may look through the cards; those of the pile may be revealed, for the top or the bottom.
    def when_you_shuffle(self, me: Player, shuffle: Shuffle) -> None:
        me.look_through(shuffle.cards)
        top = me.choose(TOPDECK, self, self.of_pile(me, shuffle.free_cards()), 0, len(shuffle.cards))
        shuffle.on_top.extend(me.in_order(self, top))
        bottom = me.choose(PLACE, self, self.of_pile(me, shuffle.free_cards()), 0, len(shuffle.cards))
        shuffle.on_bottom.extend(me.in_order(self, bottom, "bottom"))
        if top or bottom:
            me.reveal_cards(top + bottom)

    # (Not once more for a card that has its own say in the shuffle.)
    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Shuffle)


class Fawning(_Trait):
    # When you gain a Province: a card of the pile.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        self.gain_one(me)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.card.id == "province"


class Friendly(_Trait):
    # At the start of Clean-up you may discard a card of the pile, to gain one.
    def at_start_of_clean_up(self, me: Player) -> bool:
        card = me.may_choose(DISCARD, self, self.of_pile(me, me.hand))
        if card is None:
            return False
        me.discard(card)
        self.gain_one(me)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(self.of_pile(me, me.hand)) > 0


class Hasty(_GainTrait):
    # When you gain a card of the pile, it is set aside and played at the start of your next turn.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        if gain.found().set_aside():
            me.next_turn_free(self, [me.set_aside[-1]])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and me.game.has_trait(self, moment.card)


class Inherited(_Trait):
    # You begin the game with a card of the pile in place of one of your starting cards; Coppers go to their pile.
    def before_first_turn(self, me: Player) -> None:
        pile = me.game.pile_of(self)
        if pile is None or not pile.cards:
            return
        card = me.choose_one(RETURN, self, me.deck)
        if card is not None:
            if card.id != "copper" or not me.return_to_pile(card, me.deck):
                me.put_into_box(card, me.deck)
            new = pile.top()
            me.game.take_from_pile(pile, new)
            me.arrive(new, me.deck)


class Inspiring(_Trait):
    # After you play a card of the pile in your turn, an Action of which you have none in play may be played.
    def after_you_play(self, me: Player, play: Play) -> bool:
        card = me.may_choose(PLAY, self, self.not_in_play(me))
        return card is not None and me.play(card)

    def not_in_play(self, me: Player) -> list[Card]:
        names = [card.id for card in me.in_play]
        return [card for card in me.actions_to_play() if card.id not in names]

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Play) and me.is_my_turn() and me.game.has_trait(self, moment.card)
                and len(self.not_in_play(me)) > 0)


class Nearby(_GainTrait):
    automatic = True

    # When you gain a card of the pile: a buy.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.plus_buys(1)


class Patient(_Trait):
    # At the start of Clean-up you may set aside cards of the pile; they are played at the start of your next turn.
    def at_start_of_clean_up(self, me: Player) -> bool:
        chosen = me.choose(SET_ASIDE, self, self.of_pile(me, me.hand), 0, len(me.hand))
        held = [card for card in chosen if me.move(card, me.hand, me.set_aside)]
        if held:
            me.next_turn_free(self, held)
        return len(held) > 0

    def next_turn(self, me: Player, held: list[Card]) -> None:
        play_in_any_order(me, self, held)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(self.of_pile(me, me.hand)) > 0


class Pious(_GainTrait):
    # When you gain a card of the pile, you may trash a card from your hand.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may_trash_one(self) is not None

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.game.has_trait(self, moment.card) and len(me.hand) > 0


class Reckless(_Trait):
    commutes = YOU_DISCARD_FROM_PLAY

    # What cards of the pile say is followed twice.
    def followed_twice(self, me: Player, played: Play) -> bool:
        return me.game.has_trait(self, played.card)

    # When you discard one from play, it returns to its pile.
    def when_you_discard_from_play(self, me: Player, discarding: Discarding) -> bool:
        return discarding.return_to_pile()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Discarding) and not moment.lost and me.game.has_trait(self, moment.card)


class Rich(_GainTrait):
    # When you gain a card of the pile: a Silver.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.gain_from("silver")


class Shy(_Trait):
    # When your turn starts, you may discard a card of the pile for two cards.
    def at_start_of_turn(self, me: Player) -> bool:
        card = me.may_choose(DISCARD, self, self.of_pile(me, me.hand))
        if card is None:
            return False
        me.discard(card)
        me.plus_cards(2)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(self.of_pile(me, me.hand)) > 0


class Tireless(_Trait):
    commutes = YOU_DISCARD_FROM_PLAY

    # When you discard a card of the pile from play, it is set aside and goes onto your deck at the end of the turn.
    def when_you_discard_from_play(self, me: Player, discarding: Discarding) -> bool:
        if not discarding.set_aside():
            return False
        held = [me.set_aside[-1]]
        for bond in me.bonds[:]:
            if bond.card is self:
                held = bond.held + held
                me.release(bond)
        me.bind(self, held=held)
        return True

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in me.in_order(self, bond.held):
            me.put_on_deck(card, me.set_aside)

    def cares(self, me: Player, moment: Happening) -> bool:
        if not isinstance(moment, Discarding):
            return True
        return not moment.lost and me.game.has_trait(self, moment.card)
