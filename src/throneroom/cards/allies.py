"""Allies."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import (
    DISCARD,
    GAIN,
    HAND,
    KEEP,
    PLACE,
    PLAY,
    RETURN,
    REVEAL,
    SET_ASIDE,
    SPEND,
    TOPDECK,
    TRASH,
)
from throneroom.engine.happenings import NEXT_TURN, NO_THIRD_TURN, Discarding, Gain, Happening, Play, Shuffle, Trashing
from throneroom.engine.moments import BUY_START, TURN_END, TURN_START
from throneroom.engine.types import (
    ACTION,
    ALLY,
    ATTACK,
    AUGUR,
    CLASH,
    DURATION,
    FORT,
    LIAISON,
    ODYSSEY,
    TOWNSFOLK,
    TREASURE,
    VICTORY,
    WIZARD,
)

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


def spends(me: Player, ally: Card, favors: int, about: Card | None = None) -> bool:
    """The player may spend so many Favors."""
    if me.favors < favors or not me.may(SPEND, ally, about):
        return False
    me.plus_favors(-favors)
    return True


def may_rotate(me: Player, card: Card, pile_id: str) -> None:
    """The player may rotate this pile."""
    pile = me.game.pile(pile_id)
    if pile is not None and pile.cards and me.may_choose_pile(card, [pile]) is not None:
        me.rotate(pile)


class _Liaison(Card):
    wants = "ally"

    # In a game with one, everybody begins with a Favor; who comes later, where there is one, brings none.
    def set_up(self, game: Game) -> None:
        coming = game.table.coming.kinds
        before = [card for card in game.table.kinds if card.types & LIAISON and card not in coming]
        if self not in coming or not before:
            for player in game.players:
                player.favors = max(player.favors, 1)


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Barbarian(Card):
    cost = 5
    types = ACTION | ATTACK
    coins = 2

    # Trash your top card: costing 3 or more, it gains you a cheaper card of a shared type, otherwise a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        if not victim.prepare(1):
            return
        card = victim.deck[-1]
        victim.trash(card, victim.deck)
        cost = me.game.cost(card)
        if cost.coins >= 3:
            victim.gain_one_of(self, me.game.supply_below(cost, me.game.types(card)))
        else:
            victim.gain_from("curse")


class Bauble(_Liaison):
    cost = 2
    types = TREASURE | LIAISON
    gives_coins = True

    # Choose two: a buy, a coin, a Favor; or what you gain this turn may go onto your deck.
    def play(self, me: Player) -> None:
        for ability in me.choose_abilities(self, ["buys", "coins", "favors", "topdeck"], 2):
            if ability == "buys":
                me.plus_buys(1)
            elif ability == "coins":
                me.plus_coins(1)
            elif ability == "favors":
                me.plus_favors(1)
            else:
                me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost


class Broker(_Liaison):
    cost = 4
    types = ACTION | LIAISON
    gives_coins = True

    # Trash a card; cards, actions, coins or Favors, one for every coin it costs.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        count = me.game.coins_cost(card)
        for ability in me.choose_ability(self, ["cards", "actions", "coins", "favors"]):
            if ability == "cards":
                me.plus_cards(count)
            elif ability == "actions":
                me.plus_actions(count)
            elif ability == "coins":
                me.plus_coins(count)
            else:
                me.plus_favors(count)


class CapitalCity(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 2
    gives_coins = True
    minds_coins = True

    # You may discard two cards for two coins; you may pay two coins for two cards.
    def play(self, me: Player) -> None:
        if me.hand and me.may(DISCARD, self) and len(me.discard_some(self, 2, 2)) == 2:
            me.plus_coins(2)
        if me.coins >= 2 and me.may(SPEND, self):
            me.coins -= 2
            me.plus_cards(2)


class Carpenter(Card):
    cost = 4
    types = ACTION

    # Without empty piles an action and a card costing up to 4; else trash a card and gain one costing up to 2 more.
    def play(self, me: Player) -> None:
        if me.game.empty_piles() == 0:
            me.plus_actions(1)
            me.gain_up_to(4, self)
            return
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)), topic="dearer")


class Contract(_Liaison):
    cost = 5
    types = TREASURE | DURATION | LIAISON
    coins = 2
    holds_openly = True

    # A Favor; an Action from hand may be set aside, to be played as your next turn starts.
    def play(self, me: Player) -> None:
        me.plus_favors(1)
        card = me.may_choose(SET_ASIDE, self, me.actions_in_hand())
        if card is not None and me.move(card, me.hand, me.set_aside):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)


class Courier(Card):
    cost = 4
    types = ACTION
    coins = 1

    # Discard your top card; then you may play an Action or Treasure from your discard pile.
    def play(self, me: Player) -> None:
        if me.prepare(1):
            me.discard(me.deck[-1], me.deck)
        me.look_at_discard_pile()
        card = me.may_choose(PLAY, self, me.of_type(ACTION | TREASURE, me.discard_pile))
        if card is not None:
            me.play(card, me.discard_pile)


class Emissary(_Liaison):
    cost = 5
    types = ACTION | LIAISON
    automatic = True

    # Three cards; if you had to shuffle for them (whatever came of it), an action and two Favors.
    def play(self, me: Player) -> None:
        bond = me.bind(self)
        me.plus_cards(3)
        me.release(bond)
        if bond.number:
            me.plus_actions(1)
            me.plus_favors(2)

    def bound_when_you_shuffle(self, me: Player, shuffle: Shuffle, bond: Bond) -> None:
        bond.number = 1

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Shuffle)      # not what follows for a card in it


class Galleria(Card):
    cost = 5
    types = ACTION
    coins = 3

    # This turn a buy whenever you gain a card costing 3 or 4.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.plus_buys(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        cost = me.game.cost(moment.card)
        return cost.equals(Cost(3)) or cost.equals(Cost(4))


class Guildmaster(_Liaison):
    cost = 5
    types = ACTION | LIAISON
    coins = 3

    # This turn a Favor whenever you gain a card.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.plus_favors(1)


class Highwayman(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK
    minds_memory = True
    lasting = True

    # Your next turn starts with discarding this from play and three cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.game.discard_one_from_play(me, self)
        me.plus_cards(3)

    # Until then the first Treasure of each turn does nothing.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    def replaces(self, me: Player, played: Play, bond: Bond) -> bool:
        treasures = me.plays_this_turn(TREASURE)
        return len(treasures) > 0 and treasures[0] is played.card and treasures.count(played.card) == 1


class Hunter(Card):
    cost = 5
    types = ACTION
    actions = 1

    # Reveal three cards; take an Action, a Treasure and a Victory card of them, discard the rest.
    def play(self, me: Player) -> None:
        revealed = me.reveal(3)
        for types, topic in ((ACTION, "action"), (TREASURE, "treasure"), (VICTORY, "victory")):
            left = [card for card in revealed if card in me.limbo]
            card = me.choose_one(HAND, self, me.of_type(types, left), topic=topic)
            if card is not None:
                me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


class Importer(_Liaison):
    cost = 3
    types = ACTION | DURATION | LIAISON

    # Your next turn starts with gaining a card of at most 5.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.gain_up_to(5, self)

    # Everybody begins with four Favors more.
    def set_up(self, game: Game) -> None:
        _Liaison.set_up(self, game)
        for player in game.players:
            player.favors += 4


class Innkeeper(Card):
    cost = 4
    types = ACTION
    actions = 1

    # A card; or three cards and discard three; or five cards and discard six.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["1", "3", "5"]):
            me.plus_cards(int(ability))
            if ability == "3":
                me.discard_some(self, 3, 3)
            elif ability == "5":
                me.discard_some(self, 6, 6)


class Marquis(Card):
    cost = 6
    types = ACTION
    buys = 1

    # A card for every card in your hand; then discard down to ten.
    def play(self, me: Player) -> None:
        me.plus_cards(len(me.hand))
        me.discard_down_to(10, self)


class MerchantCamp(Card):
    cost = 3
    types = ACTION
    actions = 2
    coins = 1

    # Discarded from play, it may go onto your deck.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> bool:
        return me.may(TOPDECK, self) and discarding.put_on_deck()


class Modify(Card):
    cost = 5
    types = ACTION

    # Trash a card; a card and an action, or gain a card costing up to 2 more than it.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        for ability in me.choose_ability(self, ["cards", "gain"]):
            if ability == "cards":
                me.plus_cards(1)
                me.plus_actions(1)
            elif card is not None:
                me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))


class RoyalGalley(Card):
    cost = 4
    types = ACTION | DURATION
    cards = 1
    holds_openly = True

    # You may play an Action that is no Duration from your hand, then set it aside and play it again next turn.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, [card for card in me.actions_to_play() if not me.has_type(card, DURATION)])
        if card is None or not me.play(card):
            return
        self.keep(me, card)

    def keep(self, me: Player, card: Card) -> None:
        if me.move(me.in_play_guise(card), me.in_play, me.set_aside):
            me.next_turn(self, [card])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)


class RoyalGalley2026(RoyalGalley):
    newer = "allies-2026"

    # It is not set aside, but stays in play.
    def keep(self, me: Player, card: Card) -> None:
        card = me.in_play_guise(card)
        if card in me.in_play:
            me.next_turn(self, [card], [card, *me.played_by()])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            if card in me.in_play:
                me.play_again(card, None)


class Sentinel(Card):
    cost = 3
    types = ACTION

    # Look at your five top cards, trash up to two of them and put the rest back.
    def play(self, me: Player) -> None:
        cards = me.look(5)
        me.trash_all(me.choose(TRASH, self, cards, 0, 2), me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class Skirmisher(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 1
    actions = 1
    coins = 1

    # This turn, when you gain an Attack, all others discard down to three cards; who was spared stays so.
    def play(self, me: Player) -> None:
        affected = me.affected_by_this()
        spared = 0
        for other in me.others():
            if other not in affected:
                spared |= 1 << int(other.seat)
        me.bind(self, number=spared)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        for other in me.others():
            if not int(bond.number) >> int(other.seat) & 1:
                other.discard_down_to(3, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ATTACK)


class Specialist(Card):
    cost = 5
    types = ACTION

    # Optionally play an Action or Treasure from hand; then play it again or gain a copy.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.to_play(ACTION | TREASURE))
        if card is None or not me.play(card):
            return
        for ability in me.choose_ability(self, ["replay", "gain"]):
            if ability == "replay":
                me.play_again(card, self)
            else:
                me.gain_copy(me.in_play_guise(card))


class Swap(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # An Action from hand may go back to its pile; for it, gain a different one of at most 5 to your hand.
    def play(self, me: Player) -> None:
        actions = [card for card in me.actions_in_hand() if me.game.pile_of(card) is not None]
        card = me.may_choose(RETURN, self, actions)
        if card is not None and me.return_to_pile(card, me.hand):
            others = [other for other in me.game.supply_up_to(Cost(5), ACTION) if other.id != card.id]
            me.gain_one_of(self, others, me.hand)


class Sycophant(_Liaison):
    cost = 2
    types = ACTION | LIAISON
    actions = 1
    gives_coins = True

    # Discard three cards; if that was at least one, three coins.
    def play(self, me: Player) -> None:
        if me.discard_some(self, 3, 3):
            me.plus_coins(3)

    # When you gain or trash this, two Favors.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_favors(2)

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.plus_favors(2)


class Town(Card):
    cost = 4
    types = ACTION
    gives_coins = True

    # A card and two actions, or a buy and two coins.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["cards", "coins"]):
            if ability == "cards":
                me.plus_cards(1)
                me.plus_actions(2)
            else:
                me.plus_buys(1)
                me.plus_coins(2)


class Underling(_Liaison):
    cost = 3
    types = ACTION | LIAISON
    cards = 1
    actions = 1

    # A Favor.
    def play(self, me: Player) -> None:
        me.plus_favors(1)


# --- split piles: Augurs ------------------------------------------------------------------------------------
class Augurs(Card):
    cost = 3
    types = ACTION | AUGUR
    contents = "4 herb_gatherer, 4 acolyte, 4 sorceress, 4 sibyl"


class HerbGatherer(Card):
    cost = 3
    types = ACTION | AUGUR
    buys = 1

    # Put your deck into your discard pile and look through it; you may play a Treasure from it, and rotate the Augurs.
    def play(self, me: Player) -> None:
        me.put_deck_into_discard_pile()
        me.look_at_discard_pile()
        card = me.may_choose(PLAY, self, me.of_type(TREASURE, me.discard_pile))
        if card is not None:
            me.play(card, me.discard_pile)
        may_rotate(me, self, "augurs")


class Acolyte(Card):
    cost = 4
    types = ACTION | AUGUR

    # An Action or Victory card from hand may be trashed for a Gold, and this for an Augur.
    def play(self, me: Player) -> None:
        if me.may_trash_one(self, me.of_type(ACTION | VICTORY)) is not None:
            me.gain_from("gold")
        if self in me.in_play and me.may(TRASH, self) and me.trash(self, me.in_play):
            me.gain_from("augurs")


class Sorceress(Card):
    cost = 5
    types = ACTION | ATTACK | AUGUR
    actions = 1

    # Name a card and take your top card, shown to all; if it is the one named, all others gain a Curse.
    def play(self, me: Player) -> None:
        name = me.name_a_card(self)
        for card in me.reveal(1):
            me.move(card, me.limbo, me.hand)
            if card.id == name:
                for victim in me.affected_by_this():
                    victim.gain_from("curse")


class Sibyl(Card):
    cost = 6
    types = ACTION | AUGUR
    cards = 4
    actions = 1

    # Put a card from your hand onto your deck and another one under it.
    def play(self, me: Player) -> None:
        top = me.choose_one(TOPDECK, self, me.hand)
        if top is not None:
            me.put_on_deck(top, me.hand)
        bottom = me.choose_one(PLACE, self, me.hand)
        if bottom is not None:
            me.put_under_deck(bottom, me.hand)


# --- Clashes ------------------------------------------------------------------------------------------------
class Clashes(Card):
    cost = 3
    types = ACTION | CLASH
    contents = "4 battle_plan, 4 archer, 4 warlord, 4 territory"


class BattlePlan(Card):
    cost = 3
    types = ACTION | CLASH
    cards = 1
    actions = 1

    # You may reveal an Attack from your hand for a card; you may rotate any Supply pile.
    def play(self, me: Player) -> None:
        attack = me.may_choose(REVEAL, self, me.of_type(ATTACK))
        if attack is not None:
            me.reveal_cards([attack])
            me.plus_cards(1)
        pile = me.may_choose_pile(self, [pile for pile in me.game.supply_piles() if pile.cards])
        if pile is not None:
            me.rotate(pile)


class Archer(Card):
    cost = 4
    types = ACTION | ATTACK | CLASH
    coins = 2

    # Who has five or more cards shows all but one and discards one of those, chosen by the attacker.
    def attack(self, me: Player, victim: Player) -> None:
        if len(victim.hand) < 5:
            return
        hidden = victim.choose_one(KEEP, self, victim.hand)
        shown = [card for card in victim.hand if card is not hidden]
        victim.reveal_cards(shown)
        card = me.choose_one(DISCARD, self, shown)
        if card is not None:
            victim.discard(card)


class Warlord(Card):
    cost = 5
    types = ACTION | DURATION | ATTACK | CLASH
    actions = 1
    commutes = TURN_START
    lasting = True

    # At the start of your next turn draw two cards.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)

    # Until then nobody else may play an Action from hand with two copies of it in play.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    def forbids_playing(self, me: Player, card: Card) -> bool:
        return me.has_type(card, ACTION) and len(me.named(card.id, me.in_play)) >= 2


class Territory(Card):
    cost = 6
    types = VICTORY | CLASH

    # One point for every different Victory card you own.
    def score(self, me: Player) -> int:
        return len({card.id for card in me.of_type(VICTORY, me.all_cards())})

    # On gaining this: a Gold for every empty Supply pile.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for _ in range(me.game.empty_piles()):
            me.gain_from("gold")

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.empty_piles() > 0


# --- Forts --------------------------------------------------------------------------------------------------
class Forts(Card):
    cost = 3
    types = ACTION | FORT
    contents = "4 tent, 4 garrison, 4 hill_fort, 4 stronghold"


class Tent(Card):
    cost = 3
    types = ACTION | FORT
    coins = 2

    # You may rotate the Forts.
    def play(self, me: Player) -> None:
        may_rotate(me, self, "forts")

    # Discarded from play, it may go onto your deck.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> bool:
        return me.may(TOPDECK, self) and discarding.put_on_deck()


class Garrison(Card):
    cost = 4
    types = ACTION | DURATION | FORT
    coins = 2
    commutes = TURN_START

    # This turn every card you gain adds a token to this; next turn draw a card per token.
    def play(self, me: Player) -> None:
        me.bind_plays(self)

    # (Played twice, two tokens.  Without tokens it has nothing to wait for.)
    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.add(self.tokens(), bond.number)
        if not any([promise.card is self for promise in me.promises]):
            me.next_turn(self, also=bond.held)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        count = me.count(self.tokens()) if self in me.in_play else 0
        me.add(self.tokens(), -me.count(self.tokens()))
        me.plus_cards(count)

    def cares(self, me: Player, moment: Happening) -> bool:
        return self in me.in_play

    def tokens(self) -> str:
        """The counter of this very copy."""
        return f"garrison {self.number}"


class HillFort(Card):
    cost = 5
    types = ACTION | FORT

    # Gain a card costing up to 4; take it into your hand, or a card and an action.
    def play(self, me: Player) -> None:
        gained = me.gain_up_to(4, self)
        for ability in me.choose_ability(self, ["hand", "cards"]):
            if ability == "cards":
                me.plus_cards(1)
                me.plus_actions(1)
            elif gained is not None:
                me.move_gained(gained, me.hand, covered=True)


class Stronghold(Card):
    cost = 6
    types = ACTION | VICTORY | DURATION | FORT
    points = 2
    gives_coins = True
    commutes = TURN_START

    # Three coins, or three cards at the start of your next turn.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["coins", "cards"]):
            if ability == "coins":
                me.plus_coins(3)
            else:
                me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(3)


# --- Odysseys -----------------------------------------------------------------------------------------------
class Odysseys(Card):
    cost = 3
    types = ACTION | ODYSSEY
    contents = "4 old_map, 4 voyage, 4 sunken_treasure, 4 distant_shore"


class OldMap(Card):
    cost = 3
    types = ACTION | ODYSSEY
    cards = 1
    actions = 1

    # Discard a card, draw a card; you may rotate the Odysseys.
    def play(self, me: Player) -> None:
        me.discard_some(self, 1, 1)
        me.plus_cards(1)
        may_rotate(me, self, "odysseys")


class Voyage(Card):
    cost = 4
    types = ACTION | DURATION | ODYSSEY
    actions = 1
    automatic = True

    # If the previous turn was not yours, take an extra turn after this one.
    def play(self, me: Player) -> None:
        if me.game.previous_seat != me.seat:
            self.take_turn(me)
            me.next_turn(self)

    def take_turn(self, me: Player) -> None:
        me.extra_turn(self)

    # (It stays for that turn; played several times, for all of them.)
    def next_turn(self, me: Player, held: list[Card]) -> None:
        waiting = [turn for turn in me.game.queue if turn.source == self.id and turn.seat == me.seat]
        if len(waiting) > len([promise for promise in me.promises if promise.card.id == self.id]):
            me.next_turn(self)

    # In it you can play only three cards from your hand.
    def at_start_of_turn(self, me: Player) -> None:
        me.game.turn.cards_from_hand = 3

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.turn.source == self.id


class Voyage2023(Voyage):
    newer = "allies-2023"

    # But never a third turn in a row: so it stays for one turn, however often it was played.
    def take_turn(self, me: Player) -> None:
        me.extra_turn(self, limit=NO_THIRD_TURN)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        """Any other turn that it would give comes too late."""


class SunkenTreasure(Card):
    cost = 5
    types = TREASURE | ODYSSEY

    # Gain an Action of which you have no copy in play.
    def play(self, me: Player) -> None:
        me.gain_one_of(self, [card for card in me.game.supply(ACTION) if not me.named(card.id, me.in_play)])


class DistantShore(Card):
    cost = 6
    types = ACTION | VICTORY | ODYSSEY
    cards = 2
    actions = 1
    points = 2

    # Gain an Estate.
    def play(self, me: Player) -> None:
        me.gain_from("estate")


# --- Townsfolk ----------------------------------------------------------------------------------------------
class Townsfolk(Card):
    cost = 2
    types = ACTION | TOWNSFOLK
    contents = "4 town_crier, 4 blacksmith, 4 miller, 4 elder"


class TownCrier(Card):
    cost = 2
    types = ACTION | TOWNSFOLK
    gives_coins = True

    # Two coins, a Silver, or a card and an action; then you may rotate the Townsfolk.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["coins", "silver", "cards"]):
            if ability == "coins":
                me.plus_coins(2)
            elif ability == "silver":
                me.gain_from("silver")
            else:
                me.plus_cards(1)
                me.plus_actions(1)
        may_rotate(me, self, "townsfolk")


class Blacksmith(Card):
    cost = 3
    types = ACTION | TOWNSFOLK

    # Draw to six cards, two cards, or a card and an action.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["hand", "cards", "actions"]):
            if ability == "hand":
                me.draw_to(6)
            elif ability == "cards":
                me.plus_cards(2)
            else:
                me.plus_cards(1)
                me.plus_actions(1)


class Miller(Card):
    cost = 4
    types = ACTION | TOWNSFOLK
    actions = 1

    # Look at your four top cards, take one and discard the rest.
    def play(self, me: Player) -> None:
        cards = me.look(4)
        card = me.choose_one(HAND, self, cards)
        if card is not None:
            me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in cards if card in me.limbo], me.limbo)


class Elder(Card):
    cost = 5
    types = ACTION | TOWNSFOLK
    coins = 2

    # You may play an Action from your hand; where it lets you choose abilities this turn, you may choose one more.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is None:
            return
        helped = [card]
        for bond in me.bonds[:]:
            if bond.card.id == self.id:
                helped.extend(bond.held)
                me.release(bond)
        me.bind(self, held=helped)
        me.play(card)

    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        play.extra_options += bond.held.count(play.card)
        if play.card.original is not None:
            play.extra_options += bond.held.count(play.card.original)

    def cares(self, me: Player, moment: Happening) -> bool:
        card = moment.card
        for bond in me.bonds:
            if bond.card is self and (card in bond.held or card.original in bond.held):
                return True
        return False


# --- Wizards ------------------------------------------------------------------------------------------------
class Wizards(Card):
    cost = 3
    types = ACTION | WIZARD | LIAISON
    contents = "4 student, 4 conjurer, 4 sorcerer, 4 lich"


class Student(_Liaison):
    cost = 3
    types = ACTION | WIZARD | LIAISON
    actions = 1

    # The Wizards may be rotated. Trash a hand card; for a Treasure a Favor, and this goes onto your deck.
    def play(self, me: Player) -> None:
        may_rotate(me, self, "wizards")
        card = me.trash_one(self)
        if card is not None and me.has_type(card, TREASURE):
            me.plus_favors(1)
            me.put_on_deck(self, me.in_play)


class Conjurer(Card):
    cost = 4
    types = ACTION | DURATION | WIZARD
    commutes = TURN_START

    # Gain a card costing up to 4; at the start of your next turn this comes back to your hand.
    def play(self, me: Player) -> None:
        me.gain_up_to(4, self)
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.move(self, me.in_play, me.hand)


class Sorcerer(Card):
    cost = 5
    types = ACTION | ATTACK | WIZARD
    cards = 1
    actions = 1

    # Name a card and reveal your top card, which stays there; gain a Curse if it is another one.
    def attack(self, me: Player, victim: Player) -> None:
        name = victim.name_a_card(self)
        right = False
        for card in victim.reveal(1):
            right = card.id == name
            victim.put_on_deck(card, victim.limbo)
        if not right:
            victim.gain_from("curse")


class Lich(Card):
    cost = 6
    types = ACTION | WIZARD
    cards = 6
    actions = 2

    # Skip a turn.
    def play(self, me: Player) -> None:
        me.skips += 1

    # On trashing this: discard it, and gain a cheaper card out of the trash.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        trashing.discard()
        limit = me.game.cost(trashing.card)
        cheaper = [card for card in me.game.trash if me.game.cost(card).less_than(limit)]
        card = me.choose_one(GAIN, self, cheaper)
        if card is not None:
            me.gain_from_trash(card)


# --- Allies -------------------------------------------------------------------------------------------------
class ArchitectsGuild(Card):
    types = ALLY

    # When you gain a card, you may spend two Favors to gain a cheaper card that is no Victory card.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not spends(me, self, 2, gain.card):
            return False
        me.gain_one_of(self, self.cheaper(me, gain.card))
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 2 and len(self.cheaper(me, moment.card)) > 0

    def cheaper(self, me: Player, than: Card) -> list[Card]:
        cards = me.game.supply_below(me.game.cost(than))
        return [card for card in cards if not me.has_type(card, VICTORY)]


class BandOfNomads(Card):
    types = ALLY

    # When you gain a card costing 3 or more, you may spend a Favor for a card, an action or a buy.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not spends(me, self, 1, gain.card):
            return False
        for ability in me.choose_ability(self, ["cards", "actions", "buys"]):
            if ability == "cards":
                me.plus_cards(1)
            elif ability == "actions":
                me.plus_actions(1)
            else:
                me.plus_buys(1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1 and me.game.coins_cost(moment.card) >= 3


class CaveDwellers(Card):
    types = ALLY
    repeats = True

    # As your turn starts, repeated at will: a Favor to discard a card, then draw one.
    def at_start_of_turn(self, me: Player) -> bool:
        if not spends(me, self, 1):
            return False
        me.discard_some(self, 1, 1)
        me.draw(1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1


class CircleOfWitches(Card):
    types = ALLY

    # After playing a Liaison you may spend three Favors: all others gain a Curse.
    def after_you_play(self, me: Player, play: Play) -> bool:
        if not spends(me, self, 3):
            return False
        for other in me.others():
            other.gain_from("curse")
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 3 and me.has_type(moment.card, LIAISON)


class CityState(Card):
    types = ALLY

    # When you gain an Action on your turn, you may spend two Favors to play it.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not spends(me, self, 2, gain.card):
            return False
        me.play(gain.physical(), gain.zone)
        return True

    # (It finds a card that is covered in the discard pile.)
    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Gain) and moment.is_there() and me.favors >= 2 and me.is_my_turn()
                and me.has_type(moment.card, ACTION))


class CoastalHaven(Card):
    types = ALLY
    commutes = TURN_END
    minds_treasures = True

    # In Clean-up you may spend Favors to keep a card of your hand for each; they come back after the draw.
    def at_start_of_clean_up(self, me: Player) -> bool:
        cards = me.choose(KEEP, self, me.hand, 0, me.favors)
        me.plus_favors(-len(cards))
        for card in cards:
            me.move(card, me.hand, me.face_down)
        if cards:
            me.bind(self, held=cards)
        return len(cards) > 0

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.face_down, me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        for bond in me.bonds:
            if bond.card is self:
                return True
        return me.favors >= 1 and len(me.hand) > 0


class CraftersGuild(Card):
    types = ALLY

    # At the start of your turn you may spend two Favors to gain a card costing up to 4 onto your deck.
    def at_start_of_turn(self, me: Player) -> bool:
        if not spends(me, self, 2):
            return False
        me.gain_up_to(4, self, to=me.deck)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 2


class DesertGuides(Card):
    types = ALLY
    repeats = True

    # At the start of your turn, as often as you like, spend a Favor to discard your hand and draw five cards.
    def at_start_of_turn(self, me: Player) -> bool:
        if not spends(me, self, 1):
            return False
        me.discard_hand()
        me.draw(5)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1


class FamilyOfInventors(Card):
    types = ALLY

    # As your Buy phase starts, a Favor may go onto a Supply pile that is no Victory pile.
    def at_start_of_buy_phase(self, me: Player) -> bool:
        pile = me.may_choose_pile(self, [pile for pile in me.game.supply_piles() if not pile.has(VICTORY)])
        if pile is None:
            return False
        me.plus_favors(-1)
        me.game.put_tokens(pile, "favor", 1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1

    # Cards of a pile cost a coin less per Favor on it.
    def cost_less(self, me: Player, card: Card) -> int:
        pile = me.game.pile_of(card)
        return 0 if pile is None else me.game.tokens_on(pile, "favor")


class FellowshipOfScribes(Card):
    types = ALLY

    # After playing an Action, holding at most four cards: a Favor may be spent for a card.
    def after_you_play(self, me: Player, play: Play) -> bool:
        if not spends(me, self, 1):
            return False
        me.plus_cards(1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1 and len(me.hand) <= 4 and me.has_type(moment.card, ACTION)


class ForestDwellers(Card):
    types = ALLY

    # As your turn starts, a Favor may be spent: look at three cards, discard some, put the others back.
    def at_start_of_turn(self, me: Player) -> bool:
        if not spends(me, self, 1):
            return False
        cards = me.look(3)
        me.discard_all(me.choose(DISCARD, self, cards, 0, len(cards)), me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1


class GangOfPickpockets(Card):
    types = ALLY

    # At the start of your turn discard down to four cards unless you spend a Favor.
    # (Also with few cards it has its place among the other effects: what is drawn after it is safe.)
    def at_start_of_turn(self, me: Player) -> None:
        if len(me.hand) > 4 and not spends(me, self, 1):
            me.discard_down_to(4, self)


class IslandFolk(Card):
    types = ALLY

    # At the end of your turn, if the one before was not yours, you may spend five Favors to take another.
    def at_end_of_turn(self, me: Player) -> bool:
        if not spends(me, self, 5):
            return False
        self.take_turn(me)
        return True

    def take_turn(self, me: Player) -> None:
        me.extra_turn(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 5 and me.is_my_turn() and me.game.previous_seat != me.seat


class IslandFolk2023(IslandFolk):
    newer = "allies-2023"

    # But never a third turn in a row.
    def take_turn(self, me: Player) -> None:
        me.extra_turn(self, limit=NO_THIRD_TURN)


class LeagueOfBankers(Card):
    types = ALLY
    commutes = BUY_START

    # At the start of your Buy phase, a coin per four Favors, which you keep.
    def at_start_of_buy_phase(self, me: Player) -> None:
        me.plus_coins(me.favors // 4)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 4


class LeagueOfShopkeepers(Card):
    types = ALLY

    # After playing a Liaison: with five Favors a coin, with ten an action and a buy too.
    def after_you_play(self, me: Player, play: Play) -> None:
        me.plus_coins(1)
        if me.favors >= 10:
            me.plus_actions(1)
            me.plus_buys(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 5 and me.has_type(moment.card, LIAISON)


class MarketTowns(Card):
    types = ALLY
    repeats = True

    # At the start of your Buy phase, as often as you like, spend a Favor to play an Action from your hand.
    def at_start_of_buy_phase(self, me: Player) -> bool:
        card = me.may_choose(PLAY, self, me.game.playable(me, ACTION))
        if card is None:
            return False
        me.plus_favors(-1)
        me.play(card)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1 and me.game.turn.cards_from_hand != 0 and len(me.game.playable(me, ACTION)) > 0


class MountainFolk(Card):
    types = ALLY

    # At the start of your turn you may spend five Favors for three cards.
    def at_start_of_turn(self, me: Player) -> bool:
        if not spends(me, self, 5):
            return False
        me.plus_cards(3)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 5


class OrderOfAstrologers(Card):
    types = ALLY

    # When you shuffle, spend Favors to put a card on top for each; only the first one lets you see the cards.
    # (What is left of your deck you may see before.)
    def when_you_shuffle(self, me: Player, shuffle: Shuffle) -> bool:
        me.look_at_deck()
        used = False
        while len(shuffle.free_cards()) > 0 and spends(me, self, 1):
            used = True
            card = me.choose_one(TOPDECK, self, shuffle.free_cards())
            if card is not None:
                shuffle.on_top.append(card)
        return used

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Shuffle) and me.favors >= 1


class OrderOfMasons(Card):
    types = ALLY

    # When you shuffle, spend Favors to leave up to two cards for each in your discard pile.
    # (What is left of your deck you may see before.)
    def when_you_shuffle(self, me: Player, shuffle: Shuffle) -> bool:
        me.look_at_deck()
        used = False
        while len(shuffle.free_cards()) > 0 and spends(me, self, 1):
            used = True
            shuffle.left_out.extend(me.choose(DISCARD, self, shuffle.free_cards(), 0, 2))
        return used

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Shuffle) and me.favors >= 1


class PeacefulCult(Card):
    types = ALLY

    # As your Buy phase starts, Favors may be spent, each to trash a hand card.
    def at_start_of_buy_phase(self, me: Player) -> bool:
        cards = me.choose(TRASH, self, me.hand, 0, me.favors)
        me.plus_favors(-len(cards))
        me.trash_all(cards)
        return len(cards) > 0

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1


class PlateauShepherds(Card):
    types = ALLY

    # At the end two points per pair of a Favor and a card costing 2.
    def score(self, me: Player) -> int:
        cards = [card for card in me.all_cards() if me.game.cost(card).equals(Cost(2))]
        return 2 * min(int(me.favors), len(cards))


class TrappersLodge(Card):
    types = ALLY

    # A Favor may be spent to put a card just gained onto your deck.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not spends(me, self, 1, gain.card):
            return False
        gain.put_on_deck()
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1 and isinstance(moment, Gain) and not moment.lost and moment.zone is not me.deck


class WoodworkersGuild(Card):
    types = ALLY

    # As your Buy phase starts, a Favor may be spent: trash an Action from hand, gain any Action.
    def at_start_of_buy_phase(self, me: Player) -> bool:
        card = me.may_choose(TRASH, self, me.actions_in_hand())
        if card is None:
            return False
        me.plus_favors(-1)
        if me.trash(card):
            me.gain_one_of(self, me.game.supply(ACTION))
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.favors >= 1 and len(me.actions_in_hand()) > 0
