"""Seaside: the first edition, and below what the second one has brought."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, OPTION, PLAY, RETURN, REVEAL, SET_ASIDE, TOPDECK, TRASH
from throneroom.engine.happenings import NEXT_TURN, NO_THIRD_TURN, Bond, Buy, Discarding, Gain, Happening, Play
from throneroom.engine.moments import TURN_START, YOU_PLAY
from throneroom.engine.types import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.player import Player


class Ambassador(Card):
    cost = 3
    types = ACTION | ATTACK

    # Reveal a card from your hand and return up to two copies of it to the Supply; then each other player gains one.
    def play(self, me: Player) -> None:
        card = me.choose_one(REVEAL, self, me.hand)
        if card is None:
            return
        me.reveal_cards([card])
        pile = me.game.pile_of(card)
        if pile is not None and pile.supply:
            for copy in me.choose(RETURN, self, me.named(card.id), 0, 2):
                me.return_to_pile(copy, me.hand)
        for victim in me.affected_by_this():
            victim.gain_copy(card)


class Bazaar(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 2
    coins = 1


class Caravan(Card):
    cost = 4
    types = ACTION | DURATION
    cards = 1
    actions = 1
    commutes = TURN_START

    # Next turn a card.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)


class Cutpurse(Card):
    cost = 4
    types = ACTION | ATTACK
    coins = 2

    # Discard a Copper, or show a hand without one.
    def attack(self, me: Player, victim: Player) -> None:
        copper = victim.first_named("copper")
        if copper is None:
            victim.reveal_hand()
        else:
            victim.discard(copper)


class Embargo(Card):
    cost = 2
    types = ACTION
    coins = 2
    newer = "seaside-2019e"

    # Trash this; put an Embargo token on a Supply pile.  (2019: only if it was trashed.)
    def play(self, me: Player) -> None:
        if not me.trash(self, me.in_play) and me.game.is_edition(self, "seaside-2019e"):
            return
        pile = me.choose_pile(self, me.game.supply_piles())
        if pile is not None:
            me.game.put_tokens(pile, "embargo", 1)

    # Whoever buys a card gains a Curse for every such token on its pile.  (Not if this only lies beside a Way.)
    def when_you_buy(self, me: Player, buy: Buy) -> None:
        if buy.pile is not None:
            for _ in range(me.game.tokens_on(buy.pile, "embargo")):
                me.gain_from("curse")

    def cares(self, me: Player, moment: Happening) -> bool:
        game = me.game
        return (isinstance(moment, Buy) and moment.pile is not None and game.tokens_on(moment.pile, "embargo") > 0
                and game.count_in_pile("curse") > 0 and game.table.mouse != self.id)


class Explorer(Card):
    cost = 5
    types = ACTION

    # You may reveal a Province from your hand; gain a Gold to your hand if you do, otherwise a Silver.
    def play(self, me: Player) -> None:
        province = me.may_choose(REVEAL, self, me.named("province"))
        if province is None:
            me.gain_from("silver", me.hand)
        else:
            me.reveal_cards([province])
            me.gain_from("gold", me.hand)


class FishingVillage(Card):
    cost = 3
    types = ACTION | DURATION
    actions = 2
    coins = 1
    commutes = TURN_START

    # Next turn an Action and a coin.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_actions(1)
        me.plus_coins(1)


class GhostShip(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 2

    # Put cards from your hand onto your deck, in any order, until you have three.
    def attack(self, me: Player, victim: Player) -> None:
        surplus = len(victim.hand) - 3
        if surplus > 0:
            victim.put_back(self, victim.choose(TOPDECK, self, victim.hand, surplus, surplus), victim.hand)


class Haven(Card):
    cost = 2
    types = ACTION | DURATION
    cards = 1
    actions = 1
    any_order = True
    commutes = TURN_START

    # Set a card from your hand aside face down; it comes back next turn.
    def play(self, me: Player) -> None:
        card = me.choose_one(SET_ASIDE, self, me.hand)
        if card is not None and me.move(card, me.hand, me.face_down):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.face_down, me.hand)


class Island(Card):
    cost = 4
    types = ACTION | VICTORY
    points = 2

    # Put this and a card from your hand onto your Island mat, for the rest of the game.
    def play(self, me: Player) -> None:
        card = me.choose_one(SET_ASIDE, self, me.hand)
        me.move(self, me.in_play, me.mat(self))
        if card is not None:
            me.move(card, me.hand, me.mat(self))


class Lighthouse(Card):
    cost = 2
    types = ACTION | DURATION
    actions = 1
    coins = 1
    automatic = True

    # Next turn a coin.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)

    # While in play, Attacks of others do not affect you.
    def in_play_when_attacked(self, me: Player, attack: Play) -> None:
        attack.spare(me)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Play) and me.seat not in moment.spared


class Lighthouse2022(Lighthouse):
    newer = "seaside-2022"
    without = "in_play_when_attacked"
    lasting = True

    # Until your next turn starts, wherever it is.
    def play(self, me: Player) -> None:
        me.next_turn(self)
        me.bind(self, until=NEXT_TURN)

    def bound_when_attacked(self, me: Player, attack: Play, bond: Bond) -> None:
        attack.spare(me)


class Lookout(Card):
    cost = 3
    types = ACTION
    actions = 1

    # Look at your three top cards: trash one, discard one, put one back.
    def play(self, me: Player) -> None:
        cards = me.look(3)
        card = me.choose_one(TRASH, self, cards)
        if card is not None:
            me.trash(card, me.limbo)
        cards = [card for card in cards if card in me.limbo]
        card = me.choose_one(DISCARD, self, cards)
        if card is not None:
            me.discard(card, me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class MerchantShip(Card):
    cost = 5
    types = ACTION | DURATION
    coins = 2
    commutes = TURN_START

    # Next turn two coins.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(2)


class NativeVillage(Card):
    cost = 2
    types = ACTION
    actions = 2
    secret_mat = True

    # Put your top card face down on your mat, or take all cards from it.
    def play(self, me: Player) -> None:
        mat = me.mat(self)
        for ability in me.choose_ability(self, ["set aside", "hand"]):
            if ability == "set aside":
                for card in me.look(1):
                    me.move(card, me.limbo, mat)
            else:
                for card in mat[:]:
                    me.move(card, mat, me.hand)


class Navigator(Card):
    cost = 4
    types = ACTION
    coins = 2

    # Look at your five top cards; discard them all or put them back in any order.
    def play(self, me: Player) -> None:
        cards = me.look(5)
        if cards and me.choose_word(OPTION, self, ["discard", "topdeck"]) == "discard":
            me.discard_all(cards, me.limbo)
        else:
            me.put_back(self, cards)


class Outpost(Card):
    cost = 5
    types = ACTION | DURATION
    automatic = True

    # You draw only three cards in this turn's Clean-up and take an extra turn; never two such turns in a row.
    def play(self, me: Player) -> None:
        game = me.game
        if me.is_my_turn() and game.turn.source == "outpost":
            return
        for extra in game.new_turns + game.queue:
            if extra.source == "outpost" and extra.seat == me.seat:
                return
        if me.is_my_turn():
            game.turn.hand_size -= 2
        game.add_extra_turn(me, -1, "outpost")
        me.next_turn(self)


class Outpost2022(Outpost):
    newer = "seaside-2022"

    # You draw only three cards for your next hand; but it is never a third turn in a row.
    def play(self, me: Player) -> None:
        game = me.game
        if any([isinstance(bond.card, Outpost) for bond in me.bonds]):
            return
        me.bind(self)
        if me.is_my_turn():
            game.turn.hand_size -= 2
        if not me.is_my_turn() or game.previous_seat != me.seat:
            me.extra_turn(self, limit=NO_THIRD_TURN)
            me.next_turn(self)


class PearlDiver(Card):
    cost = 2
    types = ACTION
    cards = 1
    actions = 1

    # Look at your deck's bottom card; it may go on top.
    def play(self, me: Player) -> None:
        if me.prepare(1):
            card = me.deck[0]
            me.look_at([card])
            if me.may(TOPDECK, self, card):
                me.put_on_deck(card, me.deck)


class PirateShip(Card):
    cost = 4
    types = ACTION | ATTACK
    gives_coins = True
    newer = "seaside-2022"

    # Raid the others; or a coin for every token on your mat.  (2022: in the other order, if both may be chosen.)
    def play(self, me: Player) -> None:
        newest = me.game.is_edition(self, "seaside-2022")
        for ability in me.choose_ability(self, ["coins", "attack"] if newest else ["attack", "coins"]):
            if ability == "attack":
                self.raid(me)
            else:
                me.plus_coins(me.count("pirate_ship"))

    def raid(self, me: Player) -> None:
        """Each reveals two cards, trashes a Treasure of my choice and discards the rest; a token for me if any did."""
        success = False
        for victim in me.affected_by_this():
            revealed = victim.reveal(2)
            card = me.choose_one(TRASH, self, victim.of_type(TREASURE, revealed))
            if card is not None and victim.trash(card, victim.limbo):
                success = True
            victim.discard_all([card for card in revealed if card in victim.limbo], victim.limbo)
        if success:
            me.add("pirate_ship", 1)


class Salvager(Card):
    cost = 4
    types = ACTION
    buys = 1
    gives_coins = True

    # Trash a card from your hand for as many coins as it costs.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.plus_coins(me.game.coins_cost(card))


class SeaHag(Card):
    cost = 4
    types = ACTION | ATTACK

    # Discard your top card, then gain a Curse onto your deck.
    def attack(self, me: Player, victim: Player) -> None:
        if victim.prepare(1):
            victim.discard(victim.deck[-1], victim.deck)
        victim.gain_from("curse", victim.deck)


class Smugglers(Card):
    cost = 3
    types = ACTION
    minds_memory = True

    # Gain a copy of a card costing up to 6 that the player to your right gained in their last turn.
    def play(self, me: Player) -> None:
        gained = me.others()[-1].last_gains
        copies = [card for card in me.game.supply_up_to(Cost(6)) if me.first_named(card.id, gained) is not None]
        me.gain_one_of(self, copies)


class Tactician(Card):
    cost = 5
    types = ACTION | DURATION
    commutes = TURN_START

    # Discard your hand; if that was a card or more, five cards, an Action and a Buy next turn.
    def play(self, me: Player) -> None:
        if me.discard_hand() > 0:
            me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(5)
        me.plus_actions(1)
        me.plus_buys(1)


class TreasureMap(Card):
    cost = 4
    types = ACTION

    # Trash this and another one from your hand; if both were trashed, gain four Golds onto your deck.
    def play(self, me: Player) -> None:
        other = me.first_named("treasure_map")
        trashed = me.trash(self, me.in_play)
        if other is not None and me.trash(other) and trashed:
            for _ in range(4):
                me.gain_from("gold", me.deck)


class Treasury(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    coins = 1
    minds_memory = True

    # When you discard this from play and bought no Victory card this turn, you may put it onto your deck.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> bool:
        return me.may(TOPDECK, self) and discarding.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return not (me.is_my_turn() and me.of_type(VICTORY, me.game.turn.bought))


class Treasury2022(Treasury):
    newer = "seaside-2022"
    without = "when_you_discard_this_from_play"
    minds_memory = True

    # At the end of your Buy phase, if you gained no Victory card in it.
    def play(self, me: Player) -> None:
        me.bind_plays(self)

    def bound_at_end_of_buy_phase(self, me: Player, bond: Bond) -> bool:
        return me.may(TOPDECK, self) and me.put_on_deck(self, me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return self in me.in_play and not me.of_type(VICTORY, me.gained_in_buy_phase())


class Warehouse(Card):
    cost = 3
    types = ACTION
    cards = 3
    actions = 1

    # Discard three cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 3, 3)


class Wharf(Card):
    cost = 5
    types = ACTION | DURATION
    cards = 2
    buys = 1
    commutes = TURN_START

    # Next turn two cards and a Buy.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)
        me.plus_buys(1)


# --- second edition ----------------------------------------------------------------------------------------------
class Astrolabe(Card):
    cost = 3
    types = TREASURE | DURATION
    coins = 1
    buys = 1
    commutes = TURN_START | YOU_PLAY

    # The same once more next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)
        me.plus_buys(1)


class Blockade(Card):
    cost = 4
    types = ACTION | DURATION | ATTACK
    any_order = True
    lasting = True
    holds_openly = True
    opinion = "4.2 junker"

    # Gain a card costing up to four, setting it aside; it comes to your hand next turn.
    def play(self, me: Player) -> None:
        card = me.gain_up_to(4, self, 0, me.set_aside)
        if card is not None and card in me.set_aside:
            me.next_turn(self, [card])
        else:
            me.attack_nobody()                  # nothing lies there that could hurt them

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.set_aside, me.hand)

    # While it lies there, who gains a copy of it in their own turn gains a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        held = [promise.held for promise in me.promises if promise.card is self]
        if held:
            me.bind(self, to=victim, until=NEXT_TURN, held=held[-1])

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        if not blocks(me, gain.card, bond):
            return False                        # another play of this card is meant
        me.gain_from("curse")
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.is_my_turn() and any([bond.card is self and blocks(me, moment.card, bond) for bond in me.bonds])


def blocks(me: Player, card: Card, bond: Bond) -> bool:
    """Does a card of this name still lie set aside for it?"""
    aside = me.game.players[bond.owner].set_aside
    return any([held.id == card.id and held in aside for held in bond.held])


class Corsair(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK
    coins = 2
    commutes = TURN_START
    lasting = True
    opinion = "5.4"

    # A card next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)

    # Until then they trash the first Silver or Gold that they play in a turn, however many of these there are.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.counters["corsair"] = int(me.game.turn_number)
        play.trash()

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id in ("silver", "gold") and me.count("corsair") != me.game.turn_number


class Monkey(Card):
    cost = 3
    types = ACTION | DURATION
    commutes = TURN_START
    lasting = True
    opinion = "4.1"

    # Until your next turn, a card whenever the player to your right gains one; then one more.
    def play(self, me: Player) -> None:
        me.bind(self, until=NEXT_TURN)
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)

    def bound_when_another_gains(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.plus_cards(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.player is me.others()[-1]


class Pirate(Card):
    cost = 5
    types = ACTION | DURATION | REACTION
    opinion = "5.3 play=always"

    # Next turn, gain a Treasure costing up to six to your hand.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.gain_up_to(6, self, TREASURE, me.hand)

    # When anyone gains a Treasure, this may be played from hand.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def in_hand_when_another_gains(self, me: Player, gain: Gain) -> bool:
        return me.may_play(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, TREASURE)


class Sailor(Card):
    cost = 4
    types = ACTION | DURATION
    actions = 1
    gives_coins = True
    opinion = "4.6 trasher"

    # Once this turn, a Duration that you gain may be played.
    def play(self, me: Player) -> None:
        me.bind(self)
        me.next_turn(self)

    # Next turn two coins, and you may trash a card from your hand.
    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(2)
        me.may_trash_one(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        if not me.may(PLAY, self, gain.card):
            return False
        me.release(bond)
        gain.found().play()
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and me.has_type(moment.card, DURATION)


class SeaChart(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 1
    opinion = "2.6"

    # Reveal your top card; take it into your hand if one of its name is in play before you.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            if me.first_named(card.id, me.in_play) is not None:
                me.move(card, me.limbo, me.hand)
            else:
                me.put_on_deck(card, me.limbo)


class SeaWitch(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK
    cards = 2
    opinion = "8 junker"

    # Next turn two cards; then discard two.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)
        me.discard_some(self, 2, 2)

    # Gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")


class TidePools(Card):
    cost = 4
    types = ACTION | DURATION
    cards = 3
    actions = 1
    opinion = "3.8"

    # Next turn, discard two cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.discard_some(self, 2, 2)
