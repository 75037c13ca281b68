"""Prosperity, with Platinum and Colony; below, what the second edition has brought."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, HAND, PLAY, REVEAL, TOPDECK, TRASH
from throneroom.engine.happenings import Bond, Buy, Gain, Happening
from throneroom.engine.moments import YOU_PLAY
from throneroom.engine.situation import BUY_PHASE
from throneroom.engine.types import ACTION, ATTACK, DURATION, REACTION, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- basic cards --------------------------------------------------------------------------------------------
class Platinum(Card):
    cost = 9
    types = TREASURE
    coins = 5


class Colony(Card):
    cost = 11
    types = VICTORY
    points = 10


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Bank(Card):
    cost = 7
    types = TREASURE

    # One coin for every Treasure you have in play, this one too.
    def play(self, me: Player) -> None:
        me.plus_coins(len(me.of_type(TREASURE, me.in_play)))


class Bishop(Card):
    cost = 4
    types = ACTION
    coins = 1

    # A point, and one for every 2 coins that a card trashed from your hand costs.  Each other player may trash a card.
    def play(self, me: Player) -> None:
        me.plus_points(1)
        card = me.trash_one(self)
        if card is not None:
            me.plus_points(me.game.coins_cost(card) // 2)
        for other in me.others():
            other.may_trash_one(self)


class City(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 2
    gives_coins = True

    # A card more if a Supply pile is empty; a Buy and a coin more if two are.
    def play(self, me: Player) -> None:
        empty = me.game.empty_piles()
        if empty >= 1:
            me.plus_cards(1)
        if empty >= 2:
            me.plus_buys(1)
            me.plus_coins(1)


class Contraband(Card):
    cost = 5
    types = TREASURE
    coins = 3
    buys = 1

    # The player to your left names a card that you cannot buy this turn.
    def play(self, me: Player) -> None:
        name = me.left().name_a_card(self)
        me.bind(self, held=me.named(name, me.game.table.nameable_later))

    def forbids_buying(self, me: Player, card: Card) -> bool:
        for bond in me.bonds:
            if isinstance(bond.card, Contraband) and me.named(card.id, bond.held):
                return True
        return False


class CountingHouse(Card):
    cost = 5
    types = ACTION

    # Look through your discard pile and take any number of Coppers from it.
    def play(self, me: Player) -> None:
        me.look_at_discard_pile()
        coppers = me.named("copper", me.discard_pile)
        chosen = me.choose(HAND, self, coppers, 0, len(coppers))
        me.reveal_cards(chosen)
        for card in chosen:
            me.move(card, me.discard_pile, me.hand)


class Expand(Card):
    cost = 7
    types = ACTION

    # Trash a card from your hand; gain one costing up to 3 more.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(3)))


class Forge(Card):
    cost = 7
    types = ACTION

    # Trash any number of cards from your hand; gain one costing exactly as many coins as they do together.
    def play(self, me: Player) -> None:
        total = 0
        for card in me.trash_some(self, 0, len(me.hand)):
            total += me.game.coins_cost(card)
        me.gain_one_of(self, me.game.supply_exactly(Cost(total)))


class Goons(Card):
    cost = 6
    types = ACTION | ATTACK
    buys = 1
    coins = 2
    automatic = True

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)

    # While in play: when you buy a card, a point.
    def in_play_when_you_buy(self, me: Player, buy: Buy) -> None:
        me.plus_points(1)


class GrandMarket(Card):
    cost = 6
    types = ACTION
    cards = 1
    actions = 1
    buys = 1
    coins = 2
    minds_treasures = True

    # Not to be bought while you have a Copper in play.
    def may_be_bought(self, me: Player) -> bool:
        return me.first_named("copper", me.in_play) is None


class Hoard(Card):
    cost = 6
    types = TREASURE
    coins = 2

    # While in play: buying a Victory card gains you a Gold.
    def in_play_when_you_buy(self, me: Player, buy: Buy) -> None:
        me.gain_from("gold")

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY) and me.game.count_in_pile("gold") > 0


class Hoard2022(Hoard):
    newer = "prosperity-2022"
    without = "in_play_when_you_buy"

    # This turn: gaining one that you bought.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.gain_from("gold")

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.bought and super().cares(me, moment)


class KingsCourt(Card):
    cost = 7
    types = ACTION
    editions = "prosperity-2010 prosperity-2016"

    # You may play an Action from your hand three times.  (2010 and 2016: it is picked up in between.)
    def play(self, me: Player) -> None:
        picked_up = me.game.is_edition(self, "prosperity-2010") or me.game.is_edition(self, "prosperity-2016")
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is not None:
            me.play_times(3, card, self, picked_up=picked_up)


class Loan(Card):
    cost = 3
    types = TREASURE
    coins = 1

    # Dig for a Treasure; trash or discard it, and discard the rest.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(TREASURE)
        for card in me.of_type(TREASURE, revealed):
            if me.may(TRASH, self, card):
                me.trash(card, me.limbo)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


class Mint(Card):
    cost = 5
    types = ACTION
    automatic = True
    minds_treasures = True

    # You may reveal a Treasure from your hand and gain a copy of it.
    def play(self, me: Player) -> None:
        card = me.may_choose(REVEAL, self, me.treasures_in_hand())
        if card is not None:
            me.reveal_cards([card])
            me.gain_copy(card)

    # When you buy this, trash all your Treasures in play, before any of them could do something about it.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        me.trash_all(me.of_type(TREASURE, me.in_play), me.in_play)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(TREASURE, me.in_play)) > 0


class Mint2022(Mint):
    newer = "prosperity-2022"
    without = "when_you_buy_this"
    automatic = False                   # a Treasure in play may do something about the gain before

    # When you gain this; Durations stay.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        treasures = me.of_type(TREASURE, me.in_play)
        me.trash_all([card for card in treasures if not me.has_type(card, DURATION)], me.in_play)


class Monument(Card):
    cost = 4
    types = ACTION
    coins = 2

    # A point.
    def play(self, me: Player) -> None:
        me.plus_points(1)


class Mountebank(Card):
    cost = 5
    types = ACTION | ATTACK
    coins = 2

    # Discard a Curse, or gain a Curse and a Copper.
    def attack(self, me: Player, victim: Player) -> None:
        curse = victim.first_named("curse")
        if curse is None or not victim.may(DISCARD, self, curse):
            victim.gain_from("curse")
            victim.gain_from("copper")
        else:
            victim.discard(curse)


class Peddler(Card):
    cost = 8
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # In a Buy phase it costs 2 less for every Action in play.
    def own_cost_less(self, me: Player) -> int:
        if me.game.phase != BUY_PHASE:
            return 0
        return 2 * len(me.of_type(ACTION, me.in_play))


class Quarry(Card):
    cost = 4
    types = TREASURE
    coins = 1

    # While in play, Actions cost 2 less.
    def in_play_cost_less(self, me: Player, card: Card) -> int:
        return 2 if me.has_type(card, ACTION) else 0


class Quarry2022(Quarry):
    newer = "prosperity-2022"
    without = "in_play_cost_less"

    # This turn, Actions cost 2 less.
    def play(self, me: Player) -> None:
        me.bind(self)

    def cost_less(self, me: Player, card: Card) -> int:
        if not me.has_type(card, ACTION):
            return 0
        return 2 * len([bond for player in me.game.players for bond in player.bonds if bond.card.id == self.id])


class Rabble(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 3

    # Reveal three cards; discard the Actions and Treasures, put the rest back in any order.
    def attack(self, me: Player, victim: Player) -> None:
        revealed = victim.reveal(3)
        victim.discard_all(victim.of_type(ACTION | TREASURE, revealed), victim.limbo)
        victim.put_back(self, [card for card in revealed if card in victim.limbo])


class RoyalSeal(Card):
    cost = 5
    types = TREASURE
    coins = 2

    # While in play: each card you gain may go onto your deck.
    def in_play_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost and moment.zone is not me.deck


class Talisman(Card):
    cost = 4
    types = TREASURE
    coins = 1

    # While in play: when you buy a card costing up to 4 that is not a Victory card, gain a copy of it.
    def in_play_when_you_buy(self, me: Player, buy: Buy) -> None:
        me.gain_copy(buy.card)

    # The card that was bought still lies on its pile: the copy is the one beneath it.
    def cares(self, me: Player, moment: Happening) -> bool:
        card = moment.card
        if me.has_type(card, VICTORY) or not me.game.cost(card).at_most(Cost(4)):
            return False
        if not isinstance(moment, Buy) or moment.pile is None:
            return True
        return len(moment.pile.cards) > 1 and moment.pile.cards[-2].id == card.id


class TradeRoute(Card):
    cost = 3
    types = ACTION
    buys = 1
    gives_coins = True
    needs = "trade_route_mat"
    automatic = True

    # A coin for each token on the mat; then trash a card from your hand.
    def play(self, me: Player) -> None:
        me.plus_coins(me.game.tokens_on(me.game.landscape("trade_route_mat"), "trade_route"))
        me.trash_one(self)

    # Every Victory pile of the Supply begins with a token ...
    def set_up(self, game: Game) -> None:
        for pile in game.supply_piles(VICTORY):
            game.put_tokens(pile, "trade_route", 1)

    # ... which goes to the mat when the first card of the pile is gained.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        if gain.pile is not None:
            taken = me.game.take_tokens(gain.pile, "trade_route", 1)
            me.game.put_tokens(me.game.landscape("trade_route_mat"), "trade_route", taken)

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Gain) and moment.pile is not None
                and me.game.tokens_on(moment.pile, "trade_route") > 0)


class TradeRouteMat(Card):
    """Where the tokens of Trade Route are collected."""


class Vault(Card):
    cost = 5
    types = ACTION
    cards = 2
    gives_coins = True

    # Discard any number of cards for a coin each.  Each other player may discard two cards to draw one.
    def play(self, me: Player) -> None:
        me.plus_coins(len(me.discard_some(self, 0, len(me.hand))))
        for other in me.others():
            if other.hand and other.may(DISCARD, self):
                if len(other.discard_some(self, 2, 2)) == 2:
                    other.draw(1)


class Venture(Card):
    cost = 5
    types = TREASURE
    coins = 1

    # Dig for a Treasure; discard the rest, then play it.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(TREASURE)
        found = me.of_type(TREASURE, revealed)
        me.discard_all([card for card in revealed if card not in found], me.limbo)
        for card in found:
            me.play(card, me.limbo)


class Watchtower(Card):
    cost = 3
    types = ACTION | REACTION

    # Draw until you have six cards.
    def play(self, me: Player) -> None:
        me.draw_to(6)

    # When you gain a card, you may reveal this to trash it or to put it onto your deck.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        if gain.zone is not me.deck:
            wanted = me.may_either(TRASH, TOPDECK, self, gain.card)
        else:
            wanted = TRASH if me.may(TRASH, self, gain.card) else ""
        if not wanted:
            return False
        me.reveal_cards([self])
        return gain.trash() if wanted == TRASH else gain.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost


class WorkersVillage(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2
    buys = 1


# --- second edition ----------------------------------------------------------------------------------------------
class Anvil(Card):
    cost = 3
    types = TREASURE
    coins = 1
    opinion = "3.6 last price=2"

    # You may discard a Treasure from your hand; for that, gain a card costing up to four.
    def play(self, me: Player) -> None:
        card = me.may_choose(DISCARD, self, me.treasures_in_hand())
        if card is not None and me.discard(card):
            me.gain_up_to(4, self)


class Charlatan(Card):
    cost = 5
    types = ACTION | ATTACK
    coins = 3
    opinion = "7 junker"

    # Gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")

    # In games using this, Curses are also Treasures worth a coin.
    def rewrites(self, card: Card) -> None:
        if card.id == "curse":
            card.is_also_treasure(1)


class Clerk(Card):
    cost = 4
    types = ACTION | REACTION | ATTACK
    coins = 2
    opinion = "4.5 play=always topdeck=from_hand"

    # Who has five cards or more puts one onto their deck.
    def attack(self, me: Player, victim: Player) -> None:
        if len(victim.hand) >= 5:
            card = victim.choose_one(TOPDECK, self, victim.hand)
            if card is not None:
                victim.put_on_deck(card, victim.hand)

    # At the start of your turn this may be played from hand.
    def in_hand_at_start_of_turn(self, me: Player) -> bool:
        return me.may_play(self)


class Collection(Card):
    cost = 5
    types = TREASURE
    coins = 2
    buys = 1
    commutes = YOU_PLAY
    automatic = True
    opinion = "5.4 first"

    # This turn, a point for every Action you gain.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.plus_points(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION)


class CrystalBall(Card):
    cost = 5
    types = TREASURE
    coins = 1
    opinion = "4.8 first"

    # Look at your top card: you may play it, if it is an Action or Treasure, or trash or discard it.
    def play(self, me: Player) -> None:
        for card in me.look(1):
            if me.has_type(card, ACTION | TREASURE) and me.may(PLAY, self, card):
                me.play(card, me.limbo)
                continue
            wanted = me.may_either(TRASH, DISCARD, self, card)
            if wanted == TRASH:
                me.trash(card, me.limbo)
            elif wanted == DISCARD:
                me.discard(card, me.limbo)
            else:
                me.put_on_deck(card, me.limbo)


class Investment(Card):
    cost = 4
    types = TREASURE
    gives_coins = True
    opinion = "3.9 first needs_rubbish trasher option=never_trash"

    # Trash a card from your hand.  A coin; or trash this and show your hand for a point per Treasure of another name.
    def play(self, me: Player) -> None:
        me.trash_one(self)
        for ability in me.choose_ability(self, ["coins", "trash"]):
            if ability == "coins":
                me.plus_coins(1)
            elif me.trash(self, me.in_play):
                me.reveal_hand()
                me.plus_points(len({card.id for card in me.treasures_in_hand()}))


class Magnate(Card):
    cost = 5
    types = ACTION
    opinion = "4.6 useful=treasure"

    # Reveal your hand; a card for every Treasure in it.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.plus_cards(len(me.treasures_in_hand()))


class Tiara(Card):
    cost = 4
    types = TREASURE
    buys = 1
    opinion = "4.4 first"

    # This turn, cards you gain may go onto your deck.  A Treasure of your hand may be played twice.
    def play(self, me: Player) -> None:
        if not any([isinstance(bond.card, Tiara) for bond in me.bonds]):
            me.bind(self)
        card = me.may_choose(PLAY, self, me.treasures_to_play())
        if card is not None:
            me.play_times(2, card, self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.found().put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and moment.zone is not me.deck


class WarChest(Card):
    cost = 5
    types = TREASURE
    opinion = "4.9 name=others_wish"

    # The player to your left names a card; gain one costing up to five that was not named for this in this turn.
    def play(self, me: Player) -> None:
        name = me.left().name_a_card(self)
        me.bind(self, held=me.named(name, me.game.table.nameable_later))
        named: list[Card] = []
        for bond in me.bonds:
            if isinstance(bond.card, WarChest):
                named.extend(bond.held)
        me.gain_one_of(self, [card for card in me.game.supply_up_to(Cost(5)) if not me.named(card.id, named)])
