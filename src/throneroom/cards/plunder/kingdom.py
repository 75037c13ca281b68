"""The Kingdom of Plunder."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, GAIN, HAND, OPTION, PLAY, SET_ASIDE, TOPDECK, TRASH
from throneroom.engine.happenings import NEXT_TURN, Discarding, Gain, Happening, Play
from throneroom.engine.moments import (
    AFTER_YOU_PLAY,
    ANOTHER_GAINS,
    CLEAN_UP,
    PILE_EMPTIES,
    TURN_END,
    TURN_START,
    YOU_DISCARD_FROM_PLAY,
    YOU_GAIN,
    YOU_PLAY,
)
from throneroom.engine.types import ACTION, ATTACK, COMMAND, DURATION, REACTION, TREASURE, VICTORY, count_types

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond, Emptying, Trashing
    from throneroom.engine.player import Player


class Abundance(Card):
    cost = 4
    types = TREASURE | DURATION
    gives_coins = True
    waits_for = YOU_GAIN
    opinion = "4.6"

    # The next time you gain an Action: a buy and three coins.
    def play(self, me: Player) -> None:
        me.wait(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        me.plus_buys(1)
        me.plus_coins(3)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.has_type(moment.card, ACTION)


class Cage(Card):
    cost = 2
    types = TREASURE | DURATION
    waits_for = YOU_GAIN
    any_order = True
    commutes = TURN_END
    opinion = "2.6 set_aside=surplus"

    # Set aside up to four cards; with the next Victory card you gain, this is trashed:
    def play(self, me: Player) -> None:
        held: list[Card] = []
        for card in me.choose(SET_ASIDE, self, me.hand, 0, 4):
            if me.move(card, me.hand, me.face_down):
                held.append(me.face_down[-1])
        me.wait(self, held)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        me.trash(self, me.in_play)
        me.bind(self, held=bond.held, at=TURN_END)

    # at the end of the turn they come to your hand.
    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.face_down, me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return not isinstance(moment, Gain) or me.has_type(moment.card, VICTORY)


class Cutthroat(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK
    needs = "loot"
    waits_for = YOU_GAIN | ANOTHER_GAINS
    opinion = "6"

    # The others discard down to three cards.  Then, the next time anybody gains a Treasure costing 5 or more:
    def play(self, me: Player) -> None:
        me.attack_others(self)
        me.wait(self)

    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)

    # gain a Loot.
    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        me.gain_from("loot")

    def bound_when_another_gains(self, me: Player, gain: Gain, bond: Bond) -> None:
        self.bound_when_you_gain(me, gain, bond)

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Gain) and me.has_type(moment.card, TREASURE)
                and me.game.coins_cost(moment.card) >= 5)


class Flagship(Card):
    cost = 4
    types = ACTION | DURATION | COMMAND
    coins = 2
    waits_for = YOU_PLAY
    opinion = "4.8"

    # The next time you play an Action that is no Command,
    def play(self, me: Player) -> None:
        me.wait(self)

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> bool:
        return me.tie(bond, play, AFTER_YOU_PLAY)

    # play it again afterwards.
    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.release(bond)
        me.play_again(play.card, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Play) and me.has_type(moment.card, ACTION)
                and not me.has_type(moment.card, COMMAND))


class HarborVillage(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2
    minds_gifts = True
    gives_coins = True
    automatic = True

    # The next Action that you play this turn
    def play(self, me: Player) -> None:
        me.bind(self, at=YOU_PLAY)

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> bool:
        return me.tie(bond, play, AFTER_YOU_PLAY)

    # gives a coin more, if it gave any.
    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> bool:
        me.release(bond)
        if play.coins == 0:
            return False
        me.plus_coins(1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Play) and me.has_type(moment.card, ACTION)


class JewelledEgg(Card):
    cost = 2
    types = TREASURE
    coins = 1
    buys = 1
    needs = "loot"
    opinion = "1.6"

    # When you trash this, gain a Loot.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.gain_from("loot")


class LandingParty(Card):
    cost = 4
    types = ACTION | DURATION
    cards = 2
    actions = 2
    waits_for = AFTER_YOU_PLAY
    minds_treasures = True
    opinion = "4.9"

    # The next time the first card that you play in a turn is a Treasure, this goes onto your deck.
    def play(self, me: Player) -> None:
        me.wait(self)

    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.release(bond)
        me.put_on_deck(self, me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Play) and moment.first and me.has_type(moment.card, TREASURE)


class Pickaxe(Card):
    cost = 5
    types = TREASURE
    coins = 1
    needs = "loot"
    opinion = "5.4 trasher needs_rubbish"

    # Trash a card; if it costs 3 or more, gain a Loot to your hand.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            cost = me.game.coins_cost(card)
            me.trash(card)
            if cost >= 3:
                me.gain_from("loot", me.hand)


class SackOfLoot(Card):
    cost = 6
    types = TREASURE
    coins = 1
    buys = 1
    needs = "loot"
    opinion = "7.5"

    # Gain a Loot.
    def play(self, me: Player) -> None:
        me.gain_from("loot")


class Search(Card):
    cost = 2
    types = ACTION | DURATION
    coins = 2
    needs = "loot"
    waits_for = PILE_EMPTIES
    opinion = "2.9"

    # The next time a pile of the Supply empties, trash this and gain a Loot.
    def play(self, me: Player) -> None:
        me.wait(self)

    def bound_when_a_pile_empties(self, me: Player, emptying: Emptying, bond: Bond) -> None:
        me.release(bond)
        me.trash(self, me.in_play)
        me.gain_from("loot")


class SecludedShrine(Card):
    cost = 3
    types = ACTION | DURATION
    coins = 1
    waits_for = YOU_GAIN
    opinion = "3.6 trasher"

    # With the next Treasure you gain, trash up to two cards.
    def play(self, me: Player) -> None:
        me.wait(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        me.trash_some(self, 0, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and me.has_type(moment.card, TREASURE)


class WealthyVillage(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 2
    needs = "loot"
    opinion = "3.4"

    # When you gain it with three differently named Treasures in play, gain a Loot.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from("loot")

    def cares(self, me: Player, moment: Happening) -> bool:
        return len({card.id for card in me.of_type(TREASURE, me.in_play)}) >= 3


# --- Kingdom cards without Loot that wait for nothing -------------------------------------------------------
class BuriedTreasure(Card):
    cost = 5
    types = TREASURE | DURATION
    gives_coins = True
    commutes = TURN_START | YOU_PLAY
    opinion = "5.3"

    # Next turn a Buy and three coins.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_buys(1)
        me.plus_coins(3)

    # When you gain this, it is played.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        gain.found().play()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there()


class CabinBoy(Card):
    cost = 4
    types = ACTION | DURATION
    cards = 1
    actions = 1
    gives_coins = True
    opinion = "4.4 option=never_trash"

    # Next turn two coins, or trash this for a Duration card.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        if me.choose_word(OPTION, self, ["coins", "trash"]) == "coins":
            me.plus_coins(2)
        elif me.trash(self, me.in_play):
            me.gain_one_of(self, me.game.supply(DURATION))


class Crew(Card):
    cost = 5
    types = ACTION | DURATION
    cards = 3
    opinion = "4.7"

    # Next turn this goes onto your deck.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.put_on_deck(self, me.in_play)


class Crucible(Card):
    cost = 4
    types = TREASURE
    gives_coins = True
    opinion = "3.9 needs_rubbish trasher first"

    # Trash a card from your hand for as many coins as it costs.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.plus_coins(me.game.coins_cost(card))


class Enlarge(Card):
    cost = 5
    types = ACTION | DURATION
    opinion = "4.2 needs_rubbish trasher trash=+2"

    # Now and next turn: trash a card of your hand, to gain one costing up to 2 more.
    def play(self, me: Player) -> None:
        self.next_turn(me, [])
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))


class Figurine(Card):
    cost = 5
    types = TREASURE
    cards = 2
    gives_coins = True
    opinion = "4.8 first price=9"

    # You may discard an Action for a Buy and a coin.
    def play(self, me: Player) -> None:
        card = me.may_choose(DISCARD, self, me.actions_in_hand())
        if card is not None and me.discard(card):
            me.plus_buys(1)
            me.plus_coins(1)


class FirstMate(Card):
    cost = 5
    types = ACTION
    opinion = "5.2"

    # Any number of Actions of one name are played from your hand; then draw up to six cards.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        while card is not None:
            name = card.id
            if not me.play(card):
                break
            more = me.choose(PLAY, self, me.named(name, me.actions_to_play()), 0, 1, topic="more")
            card = more[0] if more else None
        me.draw_to(6)


class FortuneHunter(Card):
    cost = 4
    types = ACTION
    coins = 2
    opinion = "4.3"

    # Look at your three top cards; a Treasure of them may be played, the rest goes back in any order.
    def play(self, me: Player) -> None:
        cards = me.look(3)
        card = me.may_choose(PLAY, self, me.of_type(TREASURE, cards))
        if card is not None:
            me.play(card, me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class Frigate(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK
    coins = 3
    commutes = TURN_START
    lasting = True
    opinion = "5.3"

    # It stays for those whom it hits, and does nothing next turn.
    def play(self, me: Player) -> None:
        if me.affected_by_this():
            me.next_turn(self)

    # Until your next turn: after every Action they play from now on, they discard down to four cards.
    def attack(self, me: Player, victim: Player) -> None:
        bond = me.bind(self, to=victim, until=NEXT_TURN)
        bond.after = me.game.bonds_made

    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.discard_down_to(4, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Play) and me.has_type(moment.card, ACTION) and len(me.hand) > 4


class Gondola(Card):
    cost = 4
    types = TREASURE | DURATION
    gives_coins = True
    commutes = TURN_START
    opinion = "3.9"

    # Now or next turn: two coins.
    def play(self, me: Player) -> None:
        if me.choose_word(OPTION, self, ["now", "next turn"]) == "now":
            me.plus_coins(2)
        else:
            me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(2)

    # When you gain this, you may play an Action from your hand.
    def when_you_gain_this(self, me: Player, gain: Gain) -> bool:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        return card is not None and me.play(card)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.actions_to_play()) > 0


class Grotto(Card):
    cost = 2
    types = ACTION | DURATION
    actions = 1
    opinion = "2.4 price=1"

    # Up to four cards from your hand are set aside face down; next turn discard them and draw as many.
    def play(self, me: Player) -> None:
        held: list[Card] = []
        for card in me.choose(SET_ASIDE, self, me.hand, 0, 4):
            if me.move(card, me.hand, me.face_down):
                held.append(me.face_down[-1])
        if held:
            me.next_turn(self, held)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.draw(me.discard_all(held, me.face_down))


class KingsCache(Card):
    cost = 7
    types = TREASURE
    opinion = "7.2 first"

    # You may play a Treasure from your hand three times.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.treasures_to_play())
        if card is not None:
            me.play_times(3, card, self)


class Longship(Card):
    cost = 5
    types = ACTION | DURATION
    actions = 2
    commutes = TURN_START
    opinion = "4.8"

    # Next turn two cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)


class Mapmaker(Card):
    cost = 4
    types = ACTION | REACTION
    opinion = "4.3"

    # Look at your four top cards: two of them into your hand, the rest is discarded.
    def play(self, me: Player) -> None:
        cards = me.look(4)
        for card in me.choose(HAND, self, cards, 2, 2):
            me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in cards if card in me.limbo], me.limbo)

    # When anyone gains a Victory card, this may be played from hand.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def in_hand_when_another_gains(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY)


class Maroon(Card):
    cost = 4
    types = ACTION
    opinion = "3.6 needs_rubbish trasher"

    # Trash a card from your hand for two cards per type it has.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            types = me.game.types(card)
            me.trash(card)
            me.plus_cards(2 * count_types(types))


class MiningRoad(Card):
    cost = 5
    types = ACTION
    actions = 1
    buys = 1
    coins = 2
    opinion = "5.2"

    # Once this turn you may play a Treasure as you gain it; all such plays make one offer.
    def play(self, me: Player) -> None:
        me.bind_together(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        if not me.may(PLAY, self, gain.card):
            return False
        me.use_up(bond)
        gain.found().play()
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and me.has_type(moment.card, TREASURE)


class Pendant(Card):
    cost = 5
    types = TREASURE
    gives_coins = True
    opinion = "5.4 last"

    # A coin for every name among the Treasures you have in play.
    def play(self, me: Player) -> None:
        me.plus_coins(len({card.id for card in me.of_type(TREASURE, me.in_play)}))


class Pilgrim(Card):
    cost = 5
    types = ACTION
    cards = 4
    opinion = "5.1 topdeck=from_hand"

    # Put a card from your hand onto your deck.
    def play(self, me: Player) -> None:
        card = me.choose_one(TOPDECK, self, me.hand)
        if card is not None:
            me.put_on_deck(card, me.hand)


class Quartermaster(Card):
    cost = 5
    types = ACTION | DURATION
    for_good = True
    holds_openly = True
    opinion = "5.4"

    # All your later turns, to the end of the game, start with a card costing up to 4 gained onto this, or one taken
    # from it into your hand.
    def play(self, me: Player) -> None:
        me.next_turn(self, me.held_by(self))

    def next_turn(self, me: Player, held: list[Card]) -> None:
        if me.choose_word(OPTION, self, ["gain", "hand" if held else "nothing"]) == "gain":
            gained = me.gain_up_to(4, self, 0, me.set_aside)
            if gained is not None and gained in me.set_aside:
                held = [*held, gained]
        else:
            taken = me.choose_one(HAND, self, held)
            if taken is not None and me.move(taken, me.set_aside, me.hand):
                held = [card for card in held if card is not taken]
        me.next_turn(self, held)
        me.share(self, held)


class Rope(Card):
    cost = 4
    types = TREASURE | DURATION
    coins = 1
    buys = 1
    commutes = YOU_PLAY
    opinion = "4.5 trasher"

    # Next turn a card, then you may trash one from your hand.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)
        me.may_trash_one(self)


class Shaman(Card):
    cost = 2
    types = ACTION
    actions = 1
    coins = 1
    opinion = "3.2 trasher"

    # You may trash a card from your hand.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)

    # Everybody's turn starts by gaining a card costing up to 6 from the trash.
    def at_start_of_turn(self, me: Player) -> None:
        card = me.choose_one(GAIN, self, self.in_trash(me))
        if card is not None:
            me.gain_from_trash(card)

    def in_trash(self, me: Player) -> list[Card]:
        game = me.game
        return [card for card in game.trash if game.cost(card).at_most(Cost(6))]

    # (Not if this only lies beside a Way.)
    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.table.mouse != self.id and len(self.in_trash(me)) > 0


class SilverMine(Card):
    cost = 5
    types = TREASURE
    opinion = "4.9 first"

    # Gain a Treasure that costs less than this to your hand.
    def play(self, me: Player) -> None:
        me.gain_one_of(self, me.game.supply_below(me.game.cost(self), TREASURE), me.hand)


class Siren(Card):
    cost = 3
    types = ACTION | DURATION | ATTACK
    opinion = "0.2"

    # Next turn draw up to eight cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.draw_to(8)

    # Gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")

    # Gained, it is trashed, unless you trash an Action of your hand for it.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        card = me.may_choose(TRASH, self, self.others_in_hand(me, gain.card))
        if card is None or not me.trash(card):
            gain.found().trash()

    def others_in_hand(self, me: Player, gained: Card) -> list[Card]:
        return [card for card in me.actions_in_hand() if card is not gained]

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and (moment.is_there() or len(self.others_in_hand(me, moment.card)) > 0)


class Stowaway(Card):
    cost = 3
    types = ACTION | DURATION | REACTION
    commutes = TURN_START
    opinion = "2.8"

    # Next turn two cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)

    # When anyone gains a Duration card, this may be played from hand.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def in_hand_when_another_gains(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, DURATION)


class SwampShacks(Card):
    cost = 4
    types = ACTION
    actions = 2
    opinion = "3"

    # A card for every three cards you have in play.
    def play(self, me: Player) -> None:
        me.plus_cards(len(me.in_play) // 3)


class Taskmaster(Card):
    cost = 3
    types = ACTION | DURATION
    actions = 1
    coins = 1
    automatic = True
    opinion = "2.2"

    # If you gain a card costing exactly 5 this turn, all of this is repeated next turn; it is no play.
    def play(self, me: Player) -> None:
        self.watch(me, me.played_by())

    # (Not for what is just being gained.)
    def watch(self, me: Player, also: list[Card]) -> None:
        bond = me.bind(self, held=also)
        bond.after = me.game.bonds_made

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        me.next_turn(self, None, bond.held)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_actions(1)
        me.plus_coins(1)
        keeping = me.game.keeping
        self.watch(me, [] if keeping is None else [card for card in keeping.keeps if card is not self])

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.cost(moment.card).equals(Cost(5))


class Tools(Card):
    cost = 4
    types = TREASURE
    opinion = "2.4 last"

    # Gain a card of which anybody has a copy in play.
    def play(self, me: Player) -> None:
        game = me.game
        names = {card.id for player in game.players for card in player.in_play}
        me.gain_one_of(self, [card for card in game.supply() if card.id in names])


class Trickster(Card):
    cost = 5
    types = ACTION | ATTACK
    commutes = YOU_DISCARD_FROM_PLAY | TURN_END
    opinion = "7.2 junker set_aside=best"

    # Once this turn you may set aside a Treasure that you discard from play; all such plays make one offer.
    def play(self, me: Player) -> None:
        me.bind_together(self).at = CLEAN_UP

    # Gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")

    # Which ones is said as Clean-up starts,
    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> None:
        treasures = me.of_type(TREASURE, me.game.leaving_play(me))
        chosen = me.choose(SET_ASIDE, self, treasures, 0, bond.number)
        me.release(bond)
        if chosen:
            me.bind(self, held=chosen, at=YOU_DISCARD_FROM_PLAY | TURN_END)

    # they are discarded and set aside,
    def bound_when_you_discard_from_play(self, me: Player, discarding: Discarding, bond: Bond) -> None:
        if not discarding.set_aside():          # something else took it
            me.release(bond)
            left = [card for card in bond.held if card is not discarding.card]
            me.bind(self, held=left, at=YOU_DISCARD_FROM_PLAY | TURN_END)

    # and come to your hand at the end of the turn.
    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card.itself(), me.set_aside, me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        chosen = [card for bond in me.bonds if isinstance(bond.card, Trickster) for card in bond.held]
        if isinstance(moment, Discarding):
            return moment.card in chosen
        return len(chosen) > 0 or len(me.of_type(TREASURE, me.in_play)) > 0
