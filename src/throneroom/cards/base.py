"""The base game, first and second edition, and the basic cards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.decision import DISCARD, GAIN, PLAY, REVEAL, SET_ASIDE, TOPDECK, TRASH
from throneroom.engine.happenings import Happening, Play
from throneroom.engine.moments import YOU_PLAY
from throneroom.engine.types import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- basic cards --------------------------------------------------------------------------------------------
class Copper(Card):
    cost = 0
    types = TREASURE
    coins = 1


class Silver(Card):
    cost = 3
    types = TREASURE
    coins = 2


class Gold(Card):
    cost = 6
    types = TREASURE
    coins = 3


class Estate(Card):
    cost = 2
    types = VICTORY
    points = 1


class Duchy(Card):
    cost = 5
    types = VICTORY
    points = 3


class Province(Card):
    cost = 8
    types = VICTORY
    points = 6


class Curse(Card):
    cost = 0
    types = CURSE
    points = -1


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Adventurer(Card):
    cost = 6
    types = ACTION

    # Dig for two Treasures and take them; the rest is discarded.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(TREASURE, 2)
        for card in me.of_type(TREASURE, revealed):
            me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


class Artisan(Card):
    cost = 6
    types = ACTION

    # Gain a card costing up to 5 to your hand, then put a card from your hand onto your deck.
    def play(self, me: Player) -> None:
        me.gain_up_to(5, self, to=me.hand)
        card = me.choose_one(TOPDECK, self, me.hand)
        if card is not None:
            me.put_on_deck(card, me.hand)


class Bandit(Card):
    cost = 5
    types = ACTION | ATTACK

    # Gain a Gold.
    def play(self, me: Player) -> None:
        me.gain_from("gold")

    # Reveal two cards; trash a Treasure other than Copper (your choice), discard the rest.
    def attack(self, me: Player, victim: Player) -> None:
        revealed = victim.reveal(2)
        loot = [card for card in victim.of_type(TREASURE, revealed) if card.id != "copper"]
        card = victim.choose_one(TRASH, self, loot)
        if card is not None:
            victim.trash(card, victim.limbo)
        victim.discard_all([card for card in revealed if card in victim.limbo], victim.limbo)


class Bureaucrat(Card):
    cost = 4
    types = ACTION | ATTACK

    # Gain a Silver onto your deck.
    def play(self, me: Player) -> None:
        me.gain_from("silver", me.deck)

    # Put a Victory card from hand onto the deck, or show a hand without one.
    def attack(self, me: Player, victim: Player) -> None:
        card = victim.choose_one(TOPDECK, self, victim.of_type(VICTORY))
        if card is None:
            victim.reveal_hand()
        else:
            victim.reveal_cards([card])
            victim.put_on_deck(card, victim.hand)


class Cellar(Card):
    cost = 2
    types = ACTION
    actions = 1

    # Discard any number of cards, then draw as many.
    def play(self, me: Player) -> None:
        discarded = me.discard_some(self, 0, len(me.hand))
        me.plus_cards(len(discarded))


class Chancellor(Card):
    cost = 3
    types = ACTION
    coins = 2

    # You may put your deck into your discard pile.
    def play(self, me: Player) -> None:
        if me.may(DISCARD, self):
            me.put_deck_into_discard_pile()


class Chapel(Card):
    cost = 2
    types = ACTION

    # Trash up to four cards.
    def play(self, me: Player) -> None:
        me.trash_some(self, 0, 4)


class CouncilRoom(Card):
    cost = 5
    types = ACTION
    cards = 4
    buys = 1

    # Each other player draws a card.
    def play(self, me: Player) -> None:
        for other in me.others():
            other.draw(1)


class Feast(Card):
    cost = 4
    types = ACTION

    # Trash this; gain a card costing up to 5.
    def play(self, me: Player) -> None:
        me.trash(self, me.in_play)
        me.gain_up_to(5, self)


class Festival(Card):
    cost = 5
    types = ACTION
    actions = 2
    buys = 1
    coins = 2


class Gardens(Card):
    cost = 4
    types = VICTORY

    # One point for every ten cards you own.
    def score(self, me: Player) -> int:
        return len(me.all_cards()) // 10


class Harbinger(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 1

    # Look through your discard pile; one of its cards may go onto your deck.
    def play(self, me: Player) -> None:
        card = me.may_choose(TOPDECK, self, me.discard_pile)
        if card is not None:
            me.put_on_deck(card, me.discard_pile)


class Laboratory(Card):
    cost = 5
    types = ACTION
    cards = 2
    actions = 1


class Library(Card):
    cost = 5
    types = ACTION

    # Draw until you have seven cards; Actions drawn may be set aside and are discarded at the end.
    def play(self, me: Player) -> None:
        aside: list[Card] = []
        me.card_penalty = False if len(me.hand) < 7 else me.card_penalty
        while len(me.hand) < 7 and me.prepare(1):
            me.draw(1)
            card = me.hand[-1]
            if me.has_type(card, ACTION) and me.may(SET_ASIDE, self, card):
                me.move(card, me.hand, me.set_aside)
                aside.append(card)
        me.discard_all(aside, me.set_aside)


class Market(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    buys = 1
    coins = 1


class Merchant(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 1
    gives_coins = True
    commutes = YOU_PLAY
    minds_memory = True

    # The first Silver you play this turn gives one coin more.
    def play(self, me: Player) -> None:
        me.bind(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        silvers = me.named("silver", me.plays_this_turn())
        return len(silvers) == 1 and moment.card is silvers[0]

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.plus_coins(1)


class Militia(Card):
    cost = 4
    types = ACTION | ATTACK
    coins = 2

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)


class Mine(Card):
    cost = 5
    types = ACTION
    editions = "base-2008"

    # You may (2008: must) trash a Treasure from your hand to gain a Treasure costing up to 3 more to your hand.
    def play(self, me: Player) -> None:
        must = me.game.is_edition(self, "base-2008")
        for card in me.choose(TRASH, self, me.treasures_in_hand(), 1 if must else 0, 1):
            me.trash(card)
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(3), TREASURE), me.hand)


class Moat(Card):
    cost = 2
    types = ACTION | REACTION
    cards = 2

    # When another player plays an Attack, you may reveal this and be unaffected.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        if not me.may(REVEAL, self):
            return False
        me.reveal_cards([self])
        attack.spare(me)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Play) and me.seat not in moment.spared


class Moneylender(Card):
    cost = 4
    types = ACTION
    gives_coins = True
    editions = "base-2008"

    # You may (2008: must) trash a Copper from your hand for three coins.
    def play(self, me: Player) -> None:
        copper = me.first_named("copper")
        if copper is None:
            return
        if me.game.is_edition(self, "base-2008") or me.may(TRASH, self, copper):
            me.trash(copper)
            me.plus_coins(3)


class Poacher(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # Discard a card per empty Supply pile.
    def play(self, me: Player) -> None:
        empty = me.game.empty_piles()
        me.discard_some(self, empty, empty)


class Remodel(Card):
    cost = 4
    types = ACTION

    # Trash a card from your hand; gain one costing up to 2 more.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            me.trash(card)
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))


class Sentry(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # Look at your two top cards: trash any, discard any, put the rest back in any order.
    def play(self, me: Player) -> None:
        cards = me.look(2)
        me.trash_all(me.choose(TRASH, self, cards, 0, len(cards)), me.limbo)
        cards = [card for card in cards if card in me.limbo]
        me.discard_all(me.choose(DISCARD, self, cards, 0, len(cards)), me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class Smithy(Card):
    cost = 4
    types = ACTION
    cards = 3


class Spy(Card):
    cost = 4
    types = ACTION | ATTACK
    cards = 1
    actions = 1

    # Everybody, you too, reveals their top card; you decide whether it is discarded.
    def play(self, me: Player) -> None:
        judge_top_cards(me, self)


def judge_top_cards(me: Player, attack: Card) -> None:
    """All whom the Attack affects, you first, reveal their top cards; then you say for each whether it is discarded."""
    players = [me, *me.affected_by_this()]
    revealed = [player.reveal(1) for player in players]
    for i, player in enumerate(players):
        for card in revealed[i]:
            if me.may(DISCARD, attack, card):
                player.discard(card, player.limbo)
            else:
                player.put_on_deck(card, player.limbo)


class Thief(Card):
    cost = 4
    types = ACTION | ATTACK

    # Each other player reveals two cards and trashes a Treasure of your choice; you may gain any of those.
    def play(self, me: Player) -> None:
        trashed: list[Card] = []
        for victim in me.affected_by_this():
            revealed = victim.reveal(2)
            card = me.choose_one(TRASH, self, victim.of_type(TREASURE, revealed))
            if card is not None and victim.trash(card, victim.limbo):
                trashed.append(card)
            victim.discard_all([card for card in revealed if card in victim.limbo], victim.limbo)
        loot = [card for card in trashed if card in me.game.trash]
        for card in me.choose(GAIN, self, loot, 0, len(loot)):
            me.gain_from_trash(card)


class ThroneRoom(Card):
    cost = 4
    types = ACTION
    editions = "base-2008 base-2013"

    # You may play an Action from your hand twice (2008: you must; 2008 and 2013: it is picked up in between).
    def play(self, me: Player) -> None:
        must = me.game.is_edition(self, "base-2008")
        picked_up = must or me.game.is_edition(self, "base-2013")
        for card in me.choose(PLAY, self, me.actions_to_play(), 1 if must else 0, 1):
            me.play_times(2, card, self, picked_up=picked_up)


class Vassal(Card):
    cost = 3
    types = ACTION
    coins = 2

    # Discard your top card; if it is an Action you may play it.
    def play(self, me: Player) -> None:
        if not me.prepare(1):
            return
        card = me.deck[-1]
        me.discard(card, me.deck)
        if card in me.discard_pile[-1:] and me.has_type(card, ACTION) and me.may(PLAY, self, card):
            me.play(card, me.discard_pile)      # unless a reaction took it elsewhere


class Village(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 2


class Witch(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 2

    # Gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")


class Woodcutter(Card):
    cost = 3
    types = ACTION
    buys = 1
    coins = 2


class Workshop(Card):
    cost = 3
    types = ACTION

    # Gain a card costing up to 4.
    def play(self, me: Player) -> None:
        me.gain_up_to(4, self)
