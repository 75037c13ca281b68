"""Intrigue, first and second edition."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, GAIN, PASS, PLACE, REVEAL, TOPDECK, TRASH
from throneroom.engine.happenings import Happening, Play
from throneroom.engine.moments import YOU_PLAY
from throneroom.engine.types import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY, count_types

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


class Baron(Card):
    cost = 4
    types = ACTION
    buys = 1
    gives_coins = True

    # You may discard an Estate for four coins; otherwise gain an Estate.
    def play(self, me: Player) -> None:
        estate = me.may_choose(DISCARD, self, me.named("estate"))
        if estate is not None and me.discard(estate):
            me.plus_coins(4)
        else:
            me.gain_from("estate")


class Bridge(Card):
    cost = 4
    types = ACTION
    buys = 1
    coins = 1

    # All cards cost 1 less this turn.
    def play(self, me: Player) -> None:
        me.game.turn.discount += 1


class Conspirator(Card):
    cost = 4
    types = ACTION
    coins = 2
    minds_memory = True

    # A card and an Action if this is at least your third Action this turn.
    def play(self, me: Player) -> None:
        if len(me.plays_this_turn(ACTION)) >= 3:
            me.plus_cards(1)
            me.plus_actions(1)


class Coppersmith(Card):
    cost = 4
    types = ACTION
    automatic = True
    commutes = YOU_PLAY

    # Every Copper you play this turn gives one coin more.  (The Copper does: it is no + coins of this card, and comes
    # only if the Copper is followed.)
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        play.extra_coins += 1

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "copper"


class Courtier(Card):
    cost = 5
    types = ACTION
    gives_coins = True

    # Reveal a card from your hand; choose a different bonus for each of its types.
    def play(self, me: Player) -> None:
        card = me.choose_one(REVEAL, self, me.hand)
        if card is None:
            return
        me.reveal_cards([card])
        for ability in me.choose_abilities(self, ["actions", "buys", "coins", "gold"],
                                           count_types(me.game.types(card))):
            if ability == "actions":
                me.plus_actions(1)
            elif ability == "buys":
                me.plus_buys(1)
            elif ability == "coins":
                me.plus_coins(3)
            else:
                me.gain_from("gold")


class Courtyard(Card):
    cost = 2
    types = ACTION
    cards = 3

    # Put a card from your hand onto your deck.
    def play(self, me: Player) -> None:
        card = me.choose_one(TOPDECK, self, me.hand)
        if card is not None:
            me.put_on_deck(card, me.hand)


class Diplomat(Card):
    cost = 4
    types = ACTION | REACTION
    cards = 2
    repeats = True

    # Two Actions if you hold at most five cards now.
    def play(self, me: Player) -> None:
        if len(me.hand) <= 5:
            me.plus_actions(2)

    # When another player plays an Attack and you hold at least five cards, you may reveal this, draw two and discard
    # three.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        if not me.may(REVEAL, self):
            return False
        me.reveal_cards([self])
        me.draw(2)
        me.discard_some(self, 3, 3)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.hand) >= 5


class Duke(Card):
    cost = 5
    types = VICTORY

    # One point for every Duchy you own.
    def score(self, me: Player) -> int:
        return len(me.named("duchy", me.all_cards()))


class GreatHall(Card):
    cost = 3
    types = ACTION | VICTORY
    cards = 1
    actions = 1
    points = 1


class Harem(Card):
    cost = 6
    types = TREASURE | VICTORY
    coins = 2
    points = 2
    newer = "intrigue-2023"             # has another name then


class Ironworks(Card):
    cost = 4
    types = ACTION
    gives_coins = True

    # Gain a card costing up to 4; an Action, a coin and a card if it is an Action, a Treasure and a Victory card.
    def play(self, me: Player) -> None:
        card = me.gain_up_to(4, self)
        if card is None:
            return
        if me.has_type(card, ACTION):
            me.plus_actions(1)
        if me.has_type(card, TREASURE):
            me.plus_coins(1)
        if me.has_type(card, VICTORY):
            me.plus_cards(1)


class Lurker(Card):
    cost = 2
    types = ACTION
    actions = 1

    # Trash an Action from the Supply, or gain one from the trash.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["trash", "gain"]):
            if ability == "trash":
                card = me.choose_one(TRASH, self, me.game.supply(ACTION))
                if card is not None:
                    me.game.trash_from_supply(me, card)
            else:
                card = me.choose_one(GAIN, self, me.of_type(ACTION, me.game.trash))
                if card is not None:
                    me.gain_from_trash(card)


class Masquerade(Card):
    cost = 3
    types = ACTION
    cards = 2
    newer = "intrigue-2017"

    # Everybody chooses a card from their hand, then all are passed to the left; then you may trash a card.
    # (2017: to the next player with cards in hand.)
    def play(self, me: Player) -> None:
        passing: list[Player] = []
        passed: list[Card] = []
        for player in [me, *me.others()]:
            card = player.choose_one(PASS, self, player.hand)
            if card is not None:
                passing.append(player)
                passed.append(card)
        newest = me.game.is_edition(self, "intrigue-2017")
        for i, player in enumerate(passing):
            player.pass_card(passed[i], passing[(i + 1) % len(passing)] if newest else player.left())
        me.may_trash_one(self)


class Mill(Card):
    cost = 4
    types = ACTION | VICTORY
    cards = 1
    actions = 1
    points = 1
    gives_coins = True

    # You may discard two cards; if you did, two coins.
    def play(self, me: Player) -> None:
        if me.hand and me.may(DISCARD, self) and len(me.discard_some(self, 2, 2)) == 2:
            me.plus_coins(2)


class MiningVillage(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2
    gives_coins = True

    # You may trash this for two coins.
    def play(self, me: Player) -> None:
        if self in me.in_play and me.may(TRASH, self) and me.trash(self, me.in_play):
            me.plus_coins(2)


class Minion(Card):
    cost = 5
    types = ACTION | ATTACK
    actions = 1
    gives_coins = True

    # Two coins; or discard your hand for four cards, and so does each other player holding at least five cards.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["coins", "discard"]):
            if ability == "coins":
                me.plus_coins(2)
            else:
                me.discard_hand()
                me.plus_cards(4)
                for victim in me.affected_by_this():
                    if len(victim.hand) >= 5:
                        victim.discard_hand()
                        victim.draw(4)


class Nobles(Card):
    cost = 6
    types = ACTION | VICTORY
    points = 2

    # Three cards or two Actions.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["cards", "actions"]):
            if ability == "cards":
                me.plus_cards(3)
            else:
                me.plus_actions(2)


class Patrol(Card):
    cost = 5
    types = ACTION
    cards = 3

    # Reveal your four top cards, take the Victory cards and Curses, put the rest back in any order.
    def play(self, me: Player) -> None:
        revealed = me.reveal(4)
        for card in me.of_type(VICTORY | CURSE, revealed):
            me.move(card, me.limbo, me.hand)
        me.put_back(self, [card for card in revealed if card in me.limbo])


class Pawn(Card):
    cost = 2
    types = ACTION
    gives_coins = True

    # Two different ones of: a card, an Action, a Buy, a coin.
    def play(self, me: Player) -> None:
        for ability in me.choose_abilities(self, ["cards", "actions", "buys", "coins"], 2):
            if ability == "cards":
                me.plus_cards(1)
            elif ability == "actions":
                me.plus_actions(1)
            elif ability == "buys":
                me.plus_buys(1)
            else:
                me.plus_coins(1)


class Replace(Card):
    cost = 5
    types = ACTION | ATTACK

    # Trash a card from your hand; gain one costing up to 2 more.  An Action or Treasure goes onto your deck; for a
    # Victory card each other player gains a Curse.
    def play(self, me: Player) -> None:
        trashed = me.trash_one(self)
        if trashed is None:
            return
        card = me.gain_one_of(self, me.game.supply_up_to(me.game.cost(trashed).plus(2)))
        if card is None:
            return
        if me.has_type(card, ACTION | TREASURE):
            me.move_gained(card, me.deck)
        if me.has_type(card, VICTORY):
            for victim in me.affected_by_this():
                victim.gain_from("curse")


class Saboteur(Card):
    cost = 5
    types = ACTION | ATTACK

    # Dig for a card costing at least 3 and trash it; the rest is discarded.  You may gain one costing at least 2 less.
    def attack(self, me: Player, victim: Player) -> None:
        others: list[Card] = []
        revealed = victim.reveal(1)
        while revealed and not Cost(3).at_most(me.game.cost(revealed[0])):
            others.extend(revealed)
            revealed = victim.reveal(1)
        card = revealed[0] if revealed else None
        victim.trash_and_discard(card, others)
        if card is not None:
            victim.may_gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(-2)))


class Scout(Card):
    cost = 4
    types = ACTION
    actions = 1

    # Reveal your four top cards, take the Victory cards, put the rest back in any order.
    def play(self, me: Player) -> None:
        revealed = me.reveal(4)
        for card in me.of_type(VICTORY, revealed):
            me.move(card, me.limbo, me.hand)
        me.put_back(self, [card for card in revealed if card in me.limbo])


class SecretChamber(Card):
    cost = 2
    types = ACTION | REACTION
    gives_coins = True
    repeats = True

    # Discard any number of cards for a coin each.
    def play(self, me: Player) -> None:
        me.plus_coins(len(me.discard_some(self, 0, len(me.hand))))

    # When another player plays an Attack, you may reveal this, draw two cards and put two from your hand onto your
    # deck.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        if not me.may(REVEAL, self):
            return False
        me.reveal_cards([self])
        me.draw(2)
        me.put_back(self, me.choose(TOPDECK, self, me.hand, 2, 2), me.hand)
        return True


class SecretPassage(Card):
    cost = 4
    types = ACTION
    cards = 2
    actions = 1

    # Put a hand card anywhere in your deck: so many cards from the top.
    def play(self, me: Player) -> None:
        card = me.choose_one(PLACE, self, me.hand)
        if card is None:
            return
        above = me.choose_amount(PLACE, self, 0, len(me.deck))
        if me.put_on_deck(card, me.hand):
            me.deck.insert(len(me.deck) - 1 - above, me.deck.pop())


class ShantyTown(Card):
    cost = 3
    types = ACTION
    actions = 2

    # Reveal your hand; two cards if there is no Action in it.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        if not me.actions_in_hand():
            me.plus_cards(2)


class Steward(Card):
    cost = 3
    types = ACTION
    gives_coins = True

    # Two cards; or two coins; or trash two cards from your hand.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["cards", "coins", "trash"]):
            if ability == "cards":
                me.plus_cards(2)
            elif ability == "coins":
                me.plus_coins(2)
            else:
                me.trash_some(self, 2, 2)


class Swindler(Card):
    cost = 3
    types = ACTION | ATTACK
    coins = 2

    # Reveal your top card, trash it and gain one of the same cost that the attacker chooses.
    def attack(self, me: Player, victim: Player) -> None:
        for revealed in victim.reveal(1):
            victim.trash(revealed, victim.limbo)
            card = me.choose_one(GAIN, self, me.game.supply_exactly(me.game.cost(revealed)))
            if card is not None:
                victim.gain(card)


class Torturer(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 3

    # Discard two cards, or gain a Curse to your hand.
    def attack(self, me: Player, victim: Player) -> None:
        for ability in victim.choose_ability(self, ["discard", "curse"]):
            if ability == "discard":
                victim.discard_some(self, 2, 2)
            else:
                victim.gain_from("curse", victim.hand)


class TradingPost(Card):
    cost = 5
    types = ACTION

    # Trash two cards from your hand; if you did, gain a Silver to your hand.
    def play(self, me: Player) -> None:
        if len(me.trash_some(self, 2, 2)) == 2:
            me.gain_from("silver", me.hand)


class Tribute(Card):
    cost = 5
    types = ACTION
    gives_coins = True

    # The player to your left reveals and discards two cards; for each different one, two Actions, coins and cards if it
    # is an Action, a Treasure and a Victory card.
    def play(self, me: Player) -> None:
        left = me.left()
        revealed = left.reveal(2)
        left.discard_all(revealed, left.limbo)
        if len(revealed) == 2 and revealed[0].id == revealed[1].id:
            revealed.pop()
        for card in revealed:
            if me.has_type(card, ACTION):
                me.plus_actions(2)
            if me.has_type(card, TREASURE):
                me.plus_coins(2)
            if me.has_type(card, VICTORY):
                me.plus_cards(2)


class Upgrade(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # Trash a card from your hand; gain one costing exactly 1 more.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_exactly(me.game.cost(card).plus(1)))


class WishingWell(Card):
    cost = 3
    types = ACTION
    cards = 1
    actions = 1

    # Name a card and reveal your top card; take it if you were right.
    def play(self, me: Player) -> None:
        name = me.name_a_card(self)
        for card in me.reveal(1):
            if card.id == name:
                me.move(card, me.limbo, me.hand)
            else:
                me.put_on_deck(card, me.limbo)
