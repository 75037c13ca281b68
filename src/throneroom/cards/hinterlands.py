"""Hinterlands: the first edition, and below what the second one has brought."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, GAIN, OPTION, PLAY, REVEAL, TOPDECK, TRASH
from throneroom.engine.happenings import Buy, Discarding, Gain, Happening, Play, Tracked, Trashing
from throneroom.engine.types import ACTION, ATTACK, REACTION, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


class BorderVillage(Card):
    cost = 6
    types = ACTION
    cards = 1
    actions = 2

    # When you gain this, gain a cheaper card too.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_one_of(self, me.game.supply_below(me.game.cost(gain.card)))


class Cache(Card):
    cost = 5
    types = TREASURE
    coins = 3

    # When you gain this, gain two Coppers too.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from("copper")
        me.gain_from("copper")


class Cartographer(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # Look at your four top cards: discard any, put the rest back in any order.
    def play(self, me: Player) -> None:
        cards = me.look(4)
        me.discard_all(me.choose(DISCARD, self, cards, 0, len(cards)), me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class Crossroads(Card):
    cost = 2
    types = ACTION
    editions = "hinterlands-2011"
    minds_memory = True

    # Reveal your hand; a card per Victory card in it.  The first one of the turn gives three Actions too.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.plus_cards(len(me.of_type(VICTORY)))
        if len(me.named(self.id, me.plays_this_turn())) <= 1:
            me.plus_actions(3)
        elif me.game.is_edition(self, "hinterlands-2011"):
            me.plus_actions(1)


class Develop(Card):
    cost = 3
    types = ACTION

    # Trash a card from your hand; gain one costing exactly 1 more and one costing exactly 1 less onto your deck, in
    # either order.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        dearer = self.at_distance(me, card, 1)
        cheaper = self.at_distance(me, card, -1)
        choice = me.choose_one(GAIN, self, dearer + cheaper)
        if choice is not None:
            me.gain(choice, me.deck)
            me.gain_one_of(self, self.at_distance(me, card, -1 if choice in dearer else 1), me.deck)

    def at_distance(self, me: Player, card: Card, coins: int) -> list[Card]:
        """Cards costing exactly so many coins more than the card (nothing costs less than 0)."""
        cost = me.game.cost(card)
        if cost.coins + coins < 0:
            return []
        return me.game.supply_exactly(cost.plus(coins))


class Duchess(Card):
    cost = 2
    types = ACTION
    coins = 2
    editions = "hinterlands-2011"

    # Everybody, you first, looks at their top card and may discard it.
    def play(self, me: Player) -> None:
        players = [me, *me.others()]
        if me.game.is_edition(self, "hinterlands-2011"):
            players = [*me.others(), me]
        for player in players:
            for card in player.look(1):
                if player.may(DISCARD, self, card):
                    player.discard(card, player.limbo)
                else:
                    player.put_on_deck(card, player.limbo)

    # When anybody gains a Duchy, they may gain a Duchess.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        duchess = me.may_choose(GAIN, self, me.named("duchess", me.game.supply()))
        if duchess is None:
            return False
        me.gain(duchess)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "duchy" and me.game.count_in_pile("duchess") > 0


class Embassy(Card):
    cost = 5
    types = ACTION
    cards = 5
    editions = "hinterlands-2011"

    # Discard three cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 3, 3)

    # On gaining this: the others gain a Silver each.  (2011: at last you do, too.)
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for other in me.others():
            other.gain_from("silver")
        if me.game.is_edition(self, "hinterlands-2011"):
            me.gain_from("silver")


class Farmland(Card):
    cost = 6
    types = VICTORY
    points = 2

    # On buying this: trash a hand card, gain one exactly 2 dearer.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_exactly(me.game.cost(card).plus(2)))


class Farmland2022(Farmland):
    newer = "hinterlands-2022"
    without = "when_you_buy_this"

    # On gaining it; and no further Farmland.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        card = me.trash_one(self)
        if card is not None:
            dearer = me.game.supply_exactly(me.game.cost(card).plus(2))
            me.gain_one_of(self, [other for other in dearer if other.id != "farmland"])


class FoolsGold(Card):
    cost = 2
    types = TREASURE | REACTION
    minds_memory = True

    # One coin for the first one played in a turn, four for each later one.
    def play(self, me: Player) -> None:
        me.plus_coins(1 if len(me.named(self.id, me.plays_this_turn())) <= 1 else 4)

    # Another player's gain of a Province lets you trash this to gain a Gold onto your deck.
    def in_hand_when_another_gains(self, me: Player, gain: Gain) -> bool:
        if not me.may(TRASH, self):
            return False
        if me.trash(self):
            me.gain_from("gold", me.deck)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "province"


class Haggler(Card):
    cost = 5
    types = ACTION
    coins = 2

    # While in play: with each buy, gain a cheaper card, no Victory card.
    def in_play_when_you_buy(self, me: Player, buy: Buy) -> None:
        me.gain_one_of(self, self.cheaper(me, buy.card))

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(self.cheaper(me, moment.card)) > 0

    def cheaper(self, me: Player, bought: Card) -> list[Card]:
        return [card for card in me.game.supply_below(me.game.cost(bought)) if not me.has_type(card, VICTORY)]


class Haggler2022(Haggler):
    newer = "hinterlands-2022"
    without = "in_play_when_you_buy"

    # This turn: with each card that you gain and bought.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.gain_one_of(self, self.cheaper(me, gain.card))

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.bought and super().cares(me, moment)


class Highway(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # While in play, all cards cost 1 less.
    def in_play_cost_less(self, me: Player, card: Card) -> int:
        return 1


class Highway2022(Highway):
    newer = "hinterlands-2022"
    without = "in_play_cost_less"

    # This turn, all cards cost 1 less.
    def play(self, me: Player) -> None:
        me.game.turn.discount += 1


class IllGottenGains(Card):
    cost = 5
    types = TREASURE
    coins = 1

    # You may gain a Copper to your hand.
    def play(self, me: Player) -> None:
        me.may_gain_one_of(self, me.named("copper", me.game.supply()), me.hand)

    # On gaining this: the others gain a Curse each.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for other in me.others():
            other.gain_from("curse")


class Inn(Card):
    cost = 5
    types = ACTION
    cards = 2
    actions = 2

    # Discard two cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 2, 2)

    # When you gain this, look through your discard pile, reveal any Actions from it (this one too) and shuffle them
    # into your deck.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.look_at_discard_pile()
        actions = me.of_type(ACTION, me.discard_pile)
        chosen = me.choose(REVEAL, self, actions, 0, len(actions))
        if chosen:
            me.reveal_cards(chosen)
            me.shuffle_into_deck(chosen, me.discard_pile)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(ACTION, me.discard_pile)) > 0


class JackOfAllTrades(Card):
    cost = 4
    types = ACTION

    # Gain a Silver; look at your top card and perhaps discard it; draw to five; you may trash a card that is not a
    # Treasure.
    def play(self, me: Player) -> None:
        me.gain_from("silver")
        for card in me.look(1):
            if me.may(DISCARD, self, card):
                me.discard(card, me.limbo)
            else:
                me.put_on_deck(card, me.limbo)
        me.draw_to(5)
        me.may_trash_one(self, [card for card in me.hand if not me.has_type(card, TREASURE)])


class Mandarin(Card):
    cost = 5
    types = ACTION
    coins = 3
    minds_treasures = True

    # Put a card from your hand onto your deck.
    def play(self, me: Player) -> None:
        card = me.choose_one(TOPDECK, self, me.hand)
        if card is not None:
            me.put_on_deck(card, me.hand)

    # When you gain this, put your Treasures in play onto your deck in any order.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.put_back(self, me.of_type(TREASURE, me.in_play), me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(TREASURE, me.in_play)) > 0


class Margrave(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 3
    buys = 1

    # Draw a card, then discard down to three.
    def attack(self, me: Player, victim: Player) -> None:
        victim.draw(1)
        victim.discard_down_to(3, self)


class NobleBrigand(Card):
    cost = 4
    types = ACTION | ATTACK
    coins = 1
    editions = "hinterlands-2011"

    # Played or bought, it raids the others.
    def play(self, me: Player) -> None:
        self.raid(me, me.affected_by_this())

    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        self.raid(me, me.others())

    def raid(self, me: Player, victims: list[Player]) -> None:
        """Each reveals two cards, trashes a Silver or Gold of my choice and discards the rest; who shows no Treasure
        gains a Copper.  I gain what was trashed."""
        trashed: list[Card] = []
        for victim in victims:
            revealed = victim.reveal(2)
            loot = [card for card in revealed if card.id in ("silver", "gold")]
            counted = loot if me.game.is_edition(self, "hinterlands-2011") else victim.of_type(TREASURE, revealed)
            card = me.choose_one(TRASH, self, loot)
            if card is not None and victim.trash(card, victim.limbo):
                trashed.append(card)
            victim.discard_all([card for card in revealed if card in victim.limbo], victim.limbo)
            if not counted:
                victim.gain_from("copper")
        for card in trashed:
            me.gain_from_trash(card)


class NomadCamp(Card):
    cost = 4
    types = ACTION
    buys = 1
    coins = 2

    # It is gained onto your deck.
    def gained_to(self, me: Player) -> list[Card]:
        return me.deck


class Oasis(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # Discard a card.
    def play(self, me: Player) -> None:
        me.discard_some(self, 1, 1)


class Oracle(Card):
    cost = 3
    types = ACTION | ATTACK
    editions = "hinterlands-2011"

    # Everybody, you first, reveals two cards; you decide whether they are discarded or put back.  Then draw two.
    def play(self, me: Player) -> None:
        late = me.game.is_edition(self, "hinterlands-2011")
        if not late:
            self.ask(me, me)
        me.attack_others(self)
        if late:
            self.ask(me, me)
        me.plus_cards(2)

    def attack(self, me: Player, victim: Player) -> None:
        self.ask(me, victim)

    def ask(self, me: Player, player: Player) -> None:
        revealed = player.reveal(2)
        if revealed and me.may(DISCARD, self, revealed[0]):
            player.discard_all(revealed, player.limbo)
        else:
            player.put_back(self, revealed)


class Scheme(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 1
    editions = "hinterlands-2011"

    # At the start of Clean-up, choose an Action you have in play; it goes onto your deck instead of being discarded.
    def play(self, me: Player) -> None:
        me.bind(self)

    # All Schemes of the turn choose together: one card for each.
    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> None:
        schemes = [other for other in me.bonds if isinstance(other.card, Scheme) and not other.held]
        for scheme in schemes:
            me.release(scheme)
        leaving = me.game.leaving_play(me)
        in_play = leaving + [card for card in me.in_play if card not in leaving]
        chosen = me.choose(TOPDECK, self, me.of_type(ACTION, in_play), 0, len(schemes))
        if not me.game.is_edition(self, "hinterlands-2011"):
            me.game.onto_deck.extend(chosen)
        elif chosen:
            me.bind(self, held=chosen)

    # In 2011 it is discarded first and then put onto the deck.
    def bound_when_you_discard_from_play(self, me: Player, discarding: Discarding, bond: Bond) -> None:
        discarding.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        for bond in me.bonds:
            if isinstance(bond.card, Scheme):
                if isinstance(moment, Discarding):
                    if moment.card in bond.held and not moment.lost:
                        return True
                elif not bond.held:
                    return True
        return False


class Scheme2022(Scheme):
    newer = "hinterlands-2022"
    without = "bound_at_start_of_clean_up"

    # One of your Actions, this turn, when you discard it from play.
    def play(self, me: Player) -> None:
        me.bind_together(self)

    def bound_when_you_discard_from_play(self, me: Player, discarding: Discarding, bond: Bond) -> None:
        if me.may(TOPDECK, self, discarding.card) and discarding.put_on_deck():
            me.use_up(bond)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Discarding) and not moment.lost and me.has_type(moment.card, ACTION)


class SilkRoad(Card):
    cost = 4
    types = VICTORY

    # One point for every four Victory cards you own.
    def score(self, me: Player) -> int:
        return len(me.of_type(VICTORY, me.all_cards())) // 4


class SpiceMerchant(Card):
    cost = 4
    types = ACTION
    gives_coins = True
    editions = "hinterlands-2011"

    # You may trash a Treasure from your hand for two cards and an Action, or for two coins and a Buy.
    def play(self, me: Player) -> None:
        any_card = me.game.is_edition(self, "hinterlands-2011")
        if me.may_trash_one(self, me.hand if any_card else me.treasures_in_hand()) is None:
            return
        for ability in me.choose_ability(self, ["cards", "coins"]):
            if ability == "cards":
                me.plus_cards(2)
                me.plus_actions(1)
            else:
                me.plus_coins(2)
                me.plus_buys(1)


class Stables(Card):
    cost = 5
    types = ACTION
    editions = "hinterlands-2011"

    # You may discard a Treasure for three cards and an Action.
    def play(self, me: Player) -> None:
        any_card = me.game.is_edition(self, "hinterlands-2011")
        card = me.may_choose(DISCARD, self, me.hand if any_card else me.treasures_in_hand())
        if card is not None and me.discard(card):
            me.plus_cards(3)
            me.plus_actions(1)


class Trader(Card):
    cost = 4
    types = ACTION | REACTION

    # Trash a hand card; gain a Silver per coin of its cost.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            for _ in range(me.game.coins_cost(card)):
                me.gain_from("silver")

    # When you would gain a card, you may reveal this and gain a Silver instead.
    def in_hand_when_you_would_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may(REVEAL, self):
            return False
        me.reveal_cards([self])
        gain.replaced = True
        me.gain_from("silver")
        return True

    # A Silver that goes from its pile to the discard pile would only be replaced by another one.
    def cares(self, me: Player, moment: Happening) -> bool:
        if not isinstance(moment, Gain) or moment.replaced:
            return False
        return moment.card.id != "silver" or moment.pile is None or moment.zone is not me.discard_pile


class Trader2022(Trader):
    newer = "hinterlands-2022"
    without = "in_hand_when_you_would_gain"

    # When you gain a card, you may reveal this and exchange it for a Silver.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may(REVEAL, self):
            return False
        me.reveal_cards([self])
        return not gain.found().lost and me.exchange(gain.physical(), gain.zone, "silver")

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Gain) and moment.is_there() and moment.card.home >= 0
                and me.game.count_in_pile("silver") > 0 and super().cares(me, moment))


class Tunnel(Card):
    cost = 3
    types = VICTORY | REACTION
    points = 2

    # When you discard this outside Clean-up, you may reveal it and gain a Gold.
    def when_you_discard_this(self, me: Player, discarding: Discarding) -> bool:
        if not me.may(REVEAL, discarding.card):
            return False
        me.reveal_cards([discarding.card])
        me.gain_from("gold")
        return True


# --- second edition ----------------------------------------------------------------------------------------------
class Berserker(Card):
    cost = 5
    types = ACTION | ATTACK
    opinion = "5.4"

    # Gain a card costing less than this.
    def play(self, me: Player) -> None:
        me.gain_one_of(self, me.game.supply_below(me.game.cost(self)))

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)

    # When you gain this with an Action in play, play this.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        gain.found().play()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and len(me.of_type(ACTION, me.in_play)) > 0


class Cauldron(Card):
    cost = 5
    types = TREASURE | ATTACK
    coins = 2
    buys = 1
    minds_memory = True
    opinion = "5.6 first"

    # The third Action you gain this turn gives a Curse to all others; who was spared stays so.
    def play(self, me: Player) -> None:
        affected = me.affected_by_this()
        spared = 0
        for other in me.others():
            if other not in affected:
                spared |= 1 << int(other.seat)
        me.bind(self, number=spared)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.release(bond)
        for other in me.others():
            if not int(bond.number) >> int(other.seat) & 1:
                other.gain_from("curse")

    def cares(self, me: Player, moment: Happening) -> bool:
        gained = me.of_type(ACTION, me.gained_this_turn())
        return len(gained) >= 3 and gained[2] is moment.card


class GuardDog(Card):
    cost = 3
    types = ACTION | REACTION
    cards = 2
    opinion = "3.9 play=always"

    # With five cards or fewer in hand, two more.
    def play(self, me: Player) -> None:
        if len(me.hand) <= 5:
            me.plus_cards(2)

    # When another player plays an Attack, this may be played first.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        return me.may_play(self)


class Nomads(Card):
    cost = 4
    types = ACTION
    buys = 1
    coins = 2
    opinion = "3.4"

    # When you gain or trash this, two coins.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_coins(2)

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.plus_coins(2)


class Souk(Card):
    cost = 5
    types = ACTION
    buys = 1
    coins = 7
    opinion = "5"

    # A coin less for every card in your hand, but not below none.
    def play(self, me: Player) -> None:
        me.lose_coins(len(me.hand), self)

    # When you gain this, trash up to two cards from your hand.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.trash_some(self, 0, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.hand) > 0


class Trail(Card):
    cost = 4
    types = ACTION | REACTION
    cards = 1
    actions = 1
    opinion = "2.8 play=always"

    # When you gain, trash or discard this, but not in Clean-up, you may play it.
    def when_you_gain_this(self, me: Player, gain: Gain) -> bool:
        return may_play(me, gain)

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> bool:
        return may_play(me, trashing)

    def when_you_discard_this(self, me: Player, discarding: Discarding) -> bool:
        return may_play(me, discarding)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Tracked) and moment.is_there() and me.game.outside_clean_up()


def may_play(me: Player, moved: Tracked) -> bool:
    """The card that just came somewhere may be played from there."""
    return me.may(PLAY, moved.card) and moved.found().play()


class Weaver(Card):
    cost = 4
    types = ACTION | REACTION
    opinion = "4.4 play=always"

    # Gain two Silvers, or a card costing up to four.
    def play(self, me: Player) -> None:
        if me.choose_word(OPTION, self, ["silvers", "gain"]) == "silvers":
            me.gain_from("silver")
            me.gain_from("silver")
        else:
            me.gain_up_to(4, self)

    # When you discard this, but not in Clean-up, you may play it.
    def when_you_discard_this(self, me: Player, discarding: Discarding) -> bool:
        return may_play(me, discarding)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Tracked) and not moment.lost


class Wheelwright(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    opinion = "4.8 price=2"

    # You may discard a card to gain an Action costing as much or less.
    def play(self, me: Player) -> None:
        card = me.may_choose(DISCARD, self, me.hand)
        if card is not None and me.discard(card):
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card), ACTION))


class WitchsHut(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 4
    opinion = "6.4"

    # Discard two cards, revealing them; if both are Actions, each other player gains a Curse.
    def play(self, me: Player) -> None:
        chosen = me.choose(DISCARD, self, me.hand, 2, 2)
        me.reveal_cards(chosen)
        both = len(me.of_type(ACTION, chosen)) == 2
        me.discard_all(chosen)
        if both:
            for victim in me.affected_by_this():
                victim.gain_from("curse")
