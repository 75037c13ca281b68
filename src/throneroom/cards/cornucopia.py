"""Cornucopia: the first edition, and below what the second one has brought, with its Rewards."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card
from throneroom.engine.decision import OPTION, PLAY, REVEAL, SET_ASIDE, TRASH
from throneroom.engine.moments import TURN_START
from throneroom.engine.types import ACTION, ATTACK, CURSE, PRIZE, REACTION, REWARD, TREASURE, VICTORY

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond, Gain, Happening, Play
    from throneroom.engine.player import Player


def count_names(cards: list[Card]) -> int:
    """How many different names there are among the cards."""
    return len({card.id for card in cards})


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Fairgrounds(Card):
    cost = 6
    types = VICTORY

    # Two points for every five different names among your cards.
    def score(self, me: Player) -> int:
        return count_names(me.all_cards()) // 5 * 2


class FarmingVillage(Card):
    cost = 4
    types = ACTION
    actions = 2

    # Dig for an Action or Treasure and take it; the rest is discarded.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(ACTION | TREASURE)
        for card in me.of_type(ACTION | TREASURE, revealed):
            me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


class FortuneTeller(Card):
    cost = 3
    types = ACTION | ATTACK
    coins = 2

    # Dig for a Victory card or Curse; it goes back on top, the rest is discarded.
    def attack(self, me: Player, victim: Player) -> None:
        revealed = victim.reveal_until(VICTORY | CURSE)
        for card in victim.of_type(VICTORY | CURSE, revealed):
            victim.put_on_deck(card, victim.limbo)
        victim.discard_all([card for card in revealed if card in victim.limbo], victim.limbo)


class Hamlet(Card):
    cost = 2
    types = ACTION
    cards = 1
    actions = 1
    editions = "cornucopia-2014"

    # You may discard a card for an Action, and one for a Buy.  (2014: the latter only after the former.)
    def play(self, me: Player) -> None:
        if me.discard_some(self, 0, 1, topic="action"):
            me.plus_actions(1)
        elif me.game.is_edition(self, "cornucopia-2014"):
            return
        if me.discard_some(self, 0, 1, topic="buy"):
            me.plus_buys(1)


class Harvest(Card):
    cost = 5
    types = ACTION
    gives_coins = True

    # Reveal and discard four cards; a coin for each different name.
    def play(self, me: Player) -> None:
        revealed = me.reveal(4)
        names = count_names(revealed)
        me.discard_all(revealed, me.limbo)
        me.plus_coins(names)


class HornOfPlenty(Card):
    cost = 5
    types = TREASURE

    # Gain a card costing up to one coin per different name in play; if it is a Victory card, trash this.
    def play(self, me: Player) -> None:
        gained = me.gain_up_to(count_names(me.in_play), self)
        if gained is not None and me.has_type(gained, VICTORY):
            me.trash(self, me.in_play)


class HorseTraders(Card):
    cost = 4
    types = ACTION | REACTION
    buys = 1
    coins = 3
    commutes = TURN_START

    # Discard two cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 2, 2)

    # When another player plays an Attack, you may set this aside until your next turn.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        if not me.may(SET_ASIDE, self):
            return False
        me.move(self, me.hand, me.set_aside)
        me.next_turn_free(self)
        return True

    # It comes back with a card more.
    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)
        me.move(self, me.set_aside, me.hand)


class HuntingParty(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # Reveal your hand; dig for a card whose name is not in it and take that; the rest is discarded.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        names = [card.id for card in me.hand]
        others: list[Card] = []
        revealed = me.reveal(1)
        while revealed and revealed[0].id in names:
            others.extend(revealed)
            revealed = me.reveal(1)
        for card in revealed:
            me.move(card, me.limbo, me.hand)
        me.discard_all(others, me.limbo)


class Jester(Card):
    cost = 5
    types = ACTION | ATTACK
    coins = 2

    # Reveal and discard the top card. A Victory card brings a Curse; of any other one a copy is gained, by whom the
    # attacker says.
    def attack(self, me: Player, victim: Player) -> None:
        for card in victim.reveal(1):
            victim.discard(card, victim.limbo)
            copy = me.first_named(card.id, me.game.supply())
            if me.has_type(card, VICTORY):
                victim.gain_from("curse")
            elif copy is not None:
                gainer = me if me.choose_word(OPTION, self, ["me", "other"]) == "me" else victim
                gainer.gain(copy)


class Menagerie(Card):
    cost = 3
    types = ACTION
    actions = 1

    # Reveal your hand: three cards if all names differ, else one.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.plus_cards(3 if count_names(me.hand) == len(me.hand) else 1)


class Remake(Card):
    cost = 4
    types = ACTION

    # Twice: trash a hand card, gain one exactly 1 dearer.
    def play(self, me: Player) -> None:
        for _ in range(2):
            card = me.choose_one(TRASH, self, me.hand)
            if card is not None:
                me.trash(card)
                me.gain_one_of(self, me.game.supply_exactly(me.game.cost(card).plus(1)))


class Tournament(Card):
    cost = 4
    types = ACTION
    actions = 1
    gives_coins = True
    needs = "bag_of_gold diadem followers princess trusty_steed"
    editions = "cornucopia-2014"

    # Everybody may reveal a Province. If you do, discard it for a Prize or a Duchy; if no other player does, a card and
    # a coin. (2014: the others only decide after you have got your Prize.)
    def play(self, me: Player) -> None:
        at_once = me.game.is_edition(self, "cornucopia-2014")
        mine = self.province_revealed_by(me)
        if mine is not None and at_once:
            self.win(me, mine)
        unopposed = True
        for other in me.others():
            if self.province_revealed_by(other) is not None:
                unopposed = False
        if mine is not None and not at_once:
            self.win(me, mine)
        if unopposed:
            me.plus_cards(1)
            me.plus_coins(1)

    def province_revealed_by(self, player: Player) -> Card | None:
        province = player.first_named("province")
        if province is None or not player.may(REVEAL, self, province):
            return None
        player.reveal_cards([province])
        return province

    # The Province is discarded; any Prize or a Duchy goes onto your deck.
    def win(self, me: Player, province: Card) -> None:
        me.discard(province)
        if me.choose_word(OPTION, self, ["prize", "duchy"]) == "duchy":
            me.gain_from("duchy", me.deck)
        else:
            prizes = [pile.top() for pile in me.game.piles if pile.cards and pile.has(PRIZE)]
            me.gain_one_of(self, prizes, me.deck)


class YoungWitch(Card):
    wants = "bane"
    cost = 4
    types = ACTION | ATTACK
    cards = 2

    # Discard two cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 2, 2)

    # Reveal a Bane or gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        pile = me.game.pile(me.game.table.bane)
        banes = [card for card in victim.hand if pile is not None and card.home == pile.index]
        bane = victim.may_choose(REVEAL, self, banes)
        if bane is None:
            victim.gain_from("curse")
        else:
            victim.reveal_cards([bane])


# --- Prizes -------------------------------------------------------------------------------------------------
class BagOfGold(Card):
    types = ACTION | PRIZE
    actions = 1
    size = 1
    supply = False

    # Gain a Gold onto your deck.
    def play(self, me: Player) -> None:
        me.gain_from("gold", me.deck)


class Diadem(Card):
    types = TREASURE | PRIZE
    coins = 2
    minds_actions = True
    size = 1
    supply = False

    # A coin for each Action you have left.
    def play(self, me: Player) -> None:
        me.plus_coins(me.actions)


class Followers(Card):
    types = ACTION | ATTACK | PRIZE
    cards = 2
    size = 1
    supply = False

    # Gain an Estate.
    def play(self, me: Player) -> None:
        me.gain_from("estate")

    # Gain a Curse and discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")
        victim.discard_down_to(3, self)


class Princess(Card):
    types = ACTION | PRIZE
    buys = 1
    size = 1
    supply = False

    # While this is in play, cards cost 2 less.
    def in_play_cost_less(self, me: Player, card: Card) -> int:
        return 2


class Princess2024(Princess):
    newer = "cornucopia-2024"
    without = "in_play_cost_less"

    # This turn, cards cost 2 less.
    def play(self, me: Player) -> None:
        me.game.turn.discount += 2


class TrustySteed(Card):
    types = ACTION | PRIZE
    size = 1
    supply = False
    gives_coins = True

    # Choose two different ones; the fourth is gaining four Silvers and putting your deck into your discard pile.
    def play(self, me: Player) -> None:
        for ability in me.choose_abilities(self, ["cards", "actions", "coins", "silvers"], 2):
            if ability == "cards":
                me.plus_cards(2)
            elif ability == "actions":
                me.plus_actions(2)
            elif ability == "coins":
                me.plus_coins(2)
            else:
                for _ in range(4):
                    me.gain_from("silver")
                me.put_deck_into_discard_pile()


# --- second edition ----------------------------------------------------------------------------------------------
class Carnival(Card):
    cost = 5
    types = ACTION
    opinion = "5.2"

    # Reveal your four top cards; one of each name comes to your hand, the rest is discarded.
    def play(self, me: Player) -> None:
        revealed = me.reveal(4)
        names: set[str] = set()
        for card in revealed:
            if card.id not in names:
                names.add(card.id)
                me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


class Farmhands(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2
    opinion = "2.8 set_aside=next_turn"

    # When you gain this, you may set an Action or Treasure from your hand aside; play it as your next turn starts.
    def when_you_gain_this(self, me: Player, gain: Gain) -> bool:
        card = me.may_choose(SET_ASIDE, self, me.of_type(ACTION | TREASURE))
        if card is None or not me.move(card, me.hand, me.set_aside):
            return False
        me.next_turn_free(self, [card])
        return True

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(ACTION | TREASURE)) > 0


class Ferryman(Card):
    cost = 5
    types = ACTION
    cards = 2
    actions = 1
    wants = "ferryman"
    opinion = "4.8"

    # Discard a card.
    def play(self, me: Player) -> None:
        me.discard_some(self, 1, 1)

    # When you gain this, gain a card of the pile that was chosen for it.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from(me.game.table.ferryman)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.count_in_pile(me.game.table.ferryman) > 0


class Joust(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    coins = 1
    automatic = True
    needs = "coronet courser demesne housecarl huge_turnip renown"
    opinion = "4.7 set_aside=always"

    # You may set a Province from your hand aside to gain any Reward to your hand.
    def play(self, me: Player) -> None:
        province = me.may_choose(SET_ASIDE, self, me.named("province"))
        if province is not None and me.move(province, me.hand, me.set_aside):
            me.bind(self, held=[province])
            rewards = [pile.top() for pile in me.game.piles if pile.cards and pile.has(REWARD)]
            me.gain_one_of(self, rewards, me.hand)

    # It is discarded in Clean-up.  (At the end of the turn, if it is somebody else's.)
    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> None:
        me.discard_all(bond.held, me.set_aside)

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        me.discard_all(bond.held, me.set_aside)


class Shop(Card):
    cost = 3
    types = ACTION
    cards = 1
    coins = 1
    opinion = "3.5"

    # You may play an Action from your hand of which you have no copy in play.
    def play(self, me: Player) -> None:
        names = {card.id for card in me.in_play}
        card = me.may_choose(PLAY, self, [card for card in me.actions_to_play() if card.id not in names])
        if card is not None:
            me.play(card)


class _Reward(Card):
    """Beside the Supply: one of each for two players, otherwise two."""

    supply = False

    def size_for(self, players: int) -> int:
        return 1 if players == 2 else 2


class Coronet(_Reward):
    types = ACTION | TREASURE | REWARD
    opinion = "7 throne first"

    # You may play an Action from your hand twice, and then a Treasure, but no Reward.
    def play(self, me: Player) -> None:
        for types, topic in ((ACTION, "action"), (TREASURE, "treasure")):
            cards = [card for card in me.to_play(types) if not me.has_type(card, REWARD)]
            for card in me.choose(PLAY, self, cards, 0, 1, False, topic):
                me.play_times(2, card, self)


class Courser(_Reward):
    types = ACTION | REWARD
    gives_coins = True
    opinion = "7"

    # Choose two different ones.
    def play(self, me: Player) -> None:
        for ability in me.choose_abilities(self, ["cards", "actions", "coins", "silvers"], 2):
            if ability == "cards":
                me.plus_cards(2)
            elif ability == "actions":
                me.plus_actions(2)
            elif ability == "coins":
                me.plus_coins(2)
            else:
                for _ in range(4):
                    me.gain_from("silver")


class Demesne(_Reward):
    types = ACTION | VICTORY | REWARD
    actions = 2
    buys = 2
    opinion = "8"

    # Gain a Gold.
    def play(self, me: Player) -> None:
        me.gain_from("gold")

    # A point for every Gold you have.
    def score(self, me: Player) -> int:
        return len(me.named("gold", me.all_cards()))


class Housecarl(_Reward):
    types = ACTION | REWARD
    opinion = "6"

    # A card for every Action of another name that you have in play.
    def play(self, me: Player) -> None:
        me.plus_cards(count_names(me.of_type(ACTION, me.in_play)))


class HugeTurnip(_Reward):
    types = TREASURE | REWARD
    gives_coins = True
    opinion = "7.5"

    # Two Coffers; then a coin for every Coffers you have.
    def play(self, me: Player) -> None:
        me.plus_coffers(2)
        me.plus_coins(me.coffers)


class Renown(_Reward):
    types = ACTION | REWARD
    buys = 1
    opinion = "6.5"

    # This turn, cards cost 2 less.
    def play(self, me: Player) -> None:
        me.game.turn.discount += 2
