"""Empires."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost, Thing
from throneroom.engine.decision import (
    BID,
    COPY,
    DISCARD,
    HAND,
    KEEP,
    ORDER,
    PAY_DEBT,
    PLAY,
    REVEAL,
    TOPDECK,
    TRASH,
)
from throneroom.engine.happenings import FOREVER, NEXT_TURN, Buy, Gain, Happening
from throneroom.engine.moments import TURN_END, TURN_START, YOU_DISCARD_FROM_PLAY
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE
from throneroom.engine.types import (
    ACTION,
    ATTACK,
    CASTLE,
    COMMAND,
    DURATION,
    EVENT,
    GATHERING,
    LANDMARK,
    TREASURE,
    VICTORY,
)

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond, Discarding, Play, Trashing
    from throneroom.engine.player import Player


def points_on(me: Player, place: Thing | None) -> int:
    """The VP tokens lying there."""
    return 0 if place is None else me.game.tokens_on(place, "points")


def take_points(me: Player, place: Thing | None, most: int = 1000) -> None:
    """VP tokens lying there become mine: all, or so many."""
    if place is not None:
        taken = me.game.take_tokens(place, "points", most)
        if taken > 0:
            me.plus_points(taken)


def copies(cards: list[Card]) -> dict[str, int]:
    """How many there are of every name."""
    counts: dict[str, int] = {}
    for card in cards:
        counts[card.id] = counts.get(card.id, 0) + 1
    return counts


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Archive(Card):
    cost = 5
    types = ACTION | DURATION
    actions = 1
    any_order = True

    # Set three cards aside face down; take one of them now and one at the start of each of your next two turns.
    def play(self, me: Player) -> None:
        cards = me.look(3)
        for card in cards:
            me.move(card, me.limbo, me.face_down)
        self.take_one(me, cards)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        self.take_one(me, held)

    def take_one(self, me: Player, cards: list[Card]) -> None:
        taken = me.choose_one(HAND, self, cards)
        if taken is not None:
            me.move(taken, me.face_down, me.hand)
        rest = [card for card in cards if card is not taken]
        if rest:
            me.next_turn(self, rest)


class Capital(Card):
    cost = 5
    types = TREASURE
    coins = 6
    buys = 1
    commutes = YOU_DISCARD_FROM_PLAY

    # When you discard this from play, 6 debt; then you may pay off debt.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> None:
        me.take_debt(6)
        paid = me.choose_amount(PAY_DEBT, self, 0, min(me.debt, me.coins))
        me.coins -= paid
        me.debt -= paid


class CatapultRocks(Card):
    cost = 3
    types = ACTION | ATTACK
    contents = "5 catapult, 5 rocks"


class Catapult(Card):
    cost = 3
    types = ACTION | ATTACK
    coins = 1

    # Trash a card from your hand: costing 3 or more it brings everybody a Curse, a Treasure cuts hands down to three.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        if me.game.coins_cost(card) >= 3:
            for victim in me.affected_by_this():
                victim.gain_from("curse")
        if me.has_type(card, TREASURE):
            for victim in me.affected_by_this():
                victim.discard_down_to(3, self)


class Rocks(Card):
    cost = 4
    types = TREASURE
    coins = 1

    # When you gain or trash this, gain a Silver: onto your deck in your Buy phase, to your hand at other times.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.gain_silver(me)

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        self.gain_silver(me)

    def gain_silver(self, me: Player) -> None:
        buying = me.is_my_turn() and me.game.phase == BUY_PHASE
        me.gain_from("silver", me.deck if buying else me.hand)


class ChariotRace(Card):
    cost = 3
    types = ACTION
    actions = 1
    gives_coins = True
    newer = "empires-2025"

    # Reveal your top card and take it; if it costs more than that of the player to your left, a coin and a point.
    # (2025: the card is drawn.)
    def play(self, me: Player) -> None:
        if me.game.is_edition(self, "empires-2025"):
            before = len(me.hand)
            me.draw(1)
            mine = me.hand[before:]
            me.reveal_cards(mine)
        else:
            mine = me.reveal(1)
            for card in mine:
                me.move(card, me.limbo, me.hand)
        left = me.left()
        for card in left.reveal(1):
            left.put_on_deck(card, left.limbo)
            if mine and me.game.cost(card).less_than(me.game.cost(mine[0])):
                me.plus_coins(1)
                me.plus_points(1)


class Charm(Card):
    cost = 5
    types = TREASURE
    gives_coins = True

    # A buy and two coins; or with the next card you buy this turn, another one of the same cost.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["coins", "gain"]):
            if ability == "coins":
                me.plus_buys(1)
                me.plus_coins(2)
            else:
                me.bind(self)

    def bound_when_you_buy(self, me: Player, buy: Buy, bond: Bond) -> None:
        me.release(bond)
        game = me.game
        same = [card for card in game.supply_exactly(game.cost(buy.card)) if card.id != buy.card.id]
        me.may_gain_one_of(self, same)


class Charm2022(Charm):
    newer = "empires-2022"
    without = "bound_when_you_buy"

    # With the next card you gain.  (All Charms of the turn wait for the same one.)
    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        game = me.game
        charms = [other for other in me.bonds if isinstance(other.card, Charm)]
        for other in charms:
            me.release(other)
        for other in charms:
            same = [card for card in game.supply_exactly(game.cost(gain.card)) if card.id != gain.card.id]
            me.may_gain_one_of(other.card, same)


class CityQuarter(Card):
    debt = 8
    types = ACTION
    actions = 2

    # Reveal your hand; a card per Action in it.
    def play(self, me: Player) -> None:
        count = len(me.actions_in_hand())
        me.reveal_hand()
        me.plus_cards(count)


class Crown(Card):
    cost = 5
    types = ACTION | TREASURE

    # In your Action phase an Action from hand may be played twice, in your Buy phase a Treasure.
    def play(self, me: Player) -> None:
        if not me.is_my_turn():
            return
        cards: list[Card] = []
        if me.game.phase == ACTION_PHASE:
            cards = me.actions_to_play()
        elif me.game.phase == BUY_PHASE:
            cards = me.treasures_to_play()
        card = me.may_choose(PLAY, self, cards)
        if card is not None:
            me.play_times(2, card, self)


class EncampmentPlunder(Card):
    cost = 2
    types = ACTION
    contents = "5 encampment, 5 plunder"


class Encampment(Card):
    cost = 2
    types = ACTION
    cards = 2
    actions = 2

    # Unless you reveal a Gold or a Plunder, set this aside; it goes back to its pile at the start of Clean-up.
    def play(self, me: Player) -> None:
        shown = me.may_choose(REVEAL, self, me.named("gold") + me.named("plunder"))
        if shown is not None:
            me.reveal_cards([shown])
        elif me.move(self, me.in_play, me.set_aside):
            me.bind(self, until=FOREVER)

    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> None:
        me.release(bond)
        card: Card = self
        if card not in me.set_aside and self.original is not None:
            card = self.original            # it was only in the guise of an Encampment
        me.return_to_pile(card, me.set_aside)


class Plunder(Card):
    cost = 5
    types = TREASURE
    coins = 2

    # A point.
    def play(self, me: Player) -> None:
        me.plus_points(1)


class Enchantress(Card):
    cost = 3
    types = ACTION | ATTACK | DURATION
    commutes = TURN_START
    minds_memory = True
    lasting = True

    # Two cards at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)

    # Until then, the first Action they play on their turn is just a card and an action.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    # (Once: an extra turn after that one is free.)
    def replaces(self, me: Player, played: Play, bond: Bond) -> bool:
        actions = me.plays_this_turn(ACTION)
        first = len(actions) == 1 and actions[0] is played.card
        if first:
            me.release(bond)
        return first

    def instead(self, me: Player, played: Play) -> None:
        me.plus_cards(1)
        me.plus_actions(1)


class Engineer(Card):
    debt = 4
    types = ACTION

    # Gain a card costing up to 4; you may trash this to gain another.
    def play(self, me: Player) -> None:
        me.gain_up_to(4, self)
        if self in me.in_play and me.may(TRASH, self) and me.trash(self, me.in_play):
            me.gain_up_to(4, self)


class FarmersMarket(Card):
    cost = 3
    types = ACTION | GATHERING
    buys = 1
    gives_coins = True

    # With four points on its pile take them and trash this; otherwise add a point, and a coin per point there.
    def play(self, me: Player) -> None:
        pile = me.game.pile("farmers_market")
        if pile is None:
            return
        if points_on(me, pile) >= 4:
            take_points(me, pile)
            me.trash(self, me.in_play)
        else:
            me.plus_coins(me.game.put_tokens(pile, "points", 1))


class Forum(Card):
    cost = 5
    types = ACTION
    cards = 3
    actions = 1

    # Discard two cards.
    def play(self, me: Player) -> None:
        me.discard_some(self, 2, 2)

    # When you buy this, a buy.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        me.plus_buys(1)


class Forum2022(Forum):
    newer = "empires-2022"
    without = "when_you_buy_this"
    automatic = True

    # When you gain this.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_buys(1)


class GladiatorFortune(Card):
    cost = 3
    types = ACTION
    contents = "5 gladiator, 5 fortune"


class Gladiator(Card):
    cost = 3
    types = ACTION
    coins = 2
    newer = "empires-2022"

    # Reveal a card from your hand; if your left neighbour shows no copy, a coin, and trash a Gladiator of the Supply.
    # (2022: of its pile, wherever that lies.)
    def play(self, me: Player) -> None:
        shown = me.choose_one(REVEAL, self, me.hand)
        if shown is not None:
            me.reveal_cards([shown])
            left = me.left()
            copy = left.first_named(shown.id)
            if copy is not None and left.may(REVEAL, self, copy):
                left.reveal_cards([copy])
                return
        me.plus_coins(1)
        pile = me.game.pile("gladiator")
        if pile is not None and (pile.supply or me.game.is_edition(self, "empires-2022")):
            if pile.cards and pile.top().id == "gladiator":
                me.game.trash_from_supply(me, pile.top())


class Fortune(Card):
    cost = 8
    debt = 8
    types = TREASURE
    buys = 1
    gives_coins = True
    minds_coins = True

    # Double your coins, once per turn.
    def play(self, me: Player) -> None:
        if not any([bond.card.id == self.id for bond in me.bonds]):
            me.bind(self)
            me.coins += me.coins

    # On gaining this: a Gold for every Gladiator you have in play.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for _ in me.named("gladiator", me.in_play):
            me.gain_from("gold")

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.first_named("gladiator", me.in_play) is not None


class Groundskeeper(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # While this is in play, a point for every Victory card you gain.
    def in_play_when_you_gain(self, me: Player, gain: Gain) -> None:
        me.plus_points(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY)


class Groundskeeper2022(Groundskeeper):
    newer = "empires-2022"
    without = "in_play_when_you_gain"
    automatic = True

    # This turn, a point for every Victory card you gain.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.plus_points(1)


class Legionary(Card):
    cost = 5
    types = ACTION | ATTACK
    coins = 3

    # You may reveal a Gold from your hand to make everybody discard down to two cards and draw one.
    def play(self, me: Player) -> None:
        gold = me.first_named("gold")
        if gold is None or not me.may(REVEAL, self, gold):
            return
        me.reveal_cards([gold])
        for victim in me.affected_by_this():
            victim.discard_down_to(2, self)
            victim.draw(1)


class Overlord(Card):
    debt = 8
    types = ACTION | COMMAND
    newer = "command-2019 command-2025"

    # This becomes an Action in the Supply costing up to 5 until it leaves play.  (2019: play one that is no Command
    # and leave it there; since 2025 no Duration either.)
    def play(self, me: Player) -> None:
        game = me.game
        cards = game.supply_up_to(Cost(5), ACTION)
        newest = game.is_edition(self, "command-2025")
        commands = newest or game.is_edition(self, "command-2019")
        if commands:
            cards = [card for card in cards if not me.has_type(card, COMMAND | DURATION if newest else COMMAND)]
        card = me.choose_one(COPY, self, cards)
        if card is None:
            return
        if commands:
            me.play_in_place(card, self)
        else:
            me.become(self, card)


class PatricianEmporium(Card):
    cost = 2
    types = ACTION
    contents = "5 patrician, 5 emporium"


class Patrician(Card):
    cost = 2
    types = ACTION
    cards = 1
    actions = 1

    # Reveal your top card; if it costs 5 or more take it.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            if me.game.coins_cost(card) >= 5:
                me.move(card, me.limbo, me.hand)
            else:
                me.put_on_deck(card, me.limbo)


class Emporium(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # When you gain this with five Actions in play, two points.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_points(2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(ACTION, me.in_play)) >= 5


class RoyalBlacksmith(Card):
    debt = 8
    types = ACTION
    cards = 5

    # Reveal your hand and discard its Coppers.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.discard_all(me.named("copper"))


class Sacrifice(Card):
    cost = 4
    types = ACTION
    gives_coins = True

    # Trash a card from your hand: cards and actions for an Action, coins for a Treasure, points for a Victory card.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, me.hand)
        if card is None:
            return
        types = me.game.types(card)
        me.trash(card)
        if types & ACTION:
            me.plus_cards(2)
            me.plus_actions(2)
        if types & TREASURE:
            me.plus_coins(2)
        if types & VICTORY:
            me.plus_points(2)


class SettlersBustlingVillage(Card):
    cost = 2
    types = ACTION
    contents = "5 settlers, 5 bustling_village"


class Settlers(Card):
    cost = 2
    types = ACTION
    cards = 1
    actions = 1

    # You may take a Copper from your discard pile.
    def play(self, me: Player) -> None:
        take_from_discard_pile(me, self, "copper")


class BustlingVillage(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 3

    # You may take a Settlers from your discard pile.
    def play(self, me: Player) -> None:
        take_from_discard_pile(me, self, "settlers")


def take_from_discard_pile(me: Player, source: Card, card_id: str) -> None:
    me.look_at_discard_pile()
    card = me.may_choose(HAND, source, me.named(card_id, me.discard_pile))
    if card is not None:
        me.reveal_cards([card])
        me.move(card, me.discard_pile, me.hand)


class Temple(Card):
    cost = 4
    types = ACTION | GATHERING

    # A point; trash one to three cards of different names from your hand; a point onto the Temple pile.
    def play(self, me: Player) -> None:
        me.plus_points(1)
        different: list[Card] = []
        for card in me.hand:
            if me.first_named(card.id, different) is None:
                different.append(card)
        me.trash_all(me.choose(TRASH, self, different, 1, 3))
        pile = me.game.pile("temple")
        if pile is not None:
            me.game.put_tokens(pile, "points", 1)

    # When you gain this, take the points from the Temple pile.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        take_points(me, me.game.pile("temple"))

    def cares(self, me: Player, moment: Happening) -> bool:
        return points_on(me, me.game.pile("temple")) > 0


class Villa(Card):
    cost = 4
    types = ACTION
    actions = 2
    buys = 1
    coins = 1
    minds_treasures = True

    # When you gain this it goes to your hand; an action; if it is your Buy phase you return to your Action phase.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        gain.put_in_hand()
        me.plus_actions(1)
        if me.is_my_turn() and me.game.phase == BUY_PHASE:
            me.game.leave_buy_phase(me)


class WildHunt(Card):
    cost = 5
    types = ACTION | GATHERING

    # Three cards and a point onto the Wild Hunt pile; or gain an Estate, and if that worked, the pile's points.
    def play(self, me: Player) -> None:
        pile = me.game.pile("wild_hunt")
        for ability in me.choose_ability(self, ["cards", "estate"]):
            if ability == "cards":
                me.plus_cards(3)
                if pile is not None:
                    me.game.put_tokens(pile, "points", 1)
            elif me.gain_from("estate") is not None:
                take_points(me, pile)


# --- Castles ------------------------------------------------------------------------------------------------
class Castles(Card):
    cost = 3
    types = VICTORY | CASTLE

    # Sorted by cost; with two players one of each.
    def contents_for(self, players: int) -> str:
        two = 1 if players == 2 else 2
        return (f"{two} humble_castle, 1 crumbling_castle, {two} small_castle, 1 haunted_castle, "
                f"{two} opulent_castle, 1 sprawling_castle, 1 grand_castle, {two} kings_castle")


class HumbleCastle(Card):
    cost = 3
    types = TREASURE | VICTORY | CASTLE
    coins = 1

    # A point per Castle you own.
    def score(self, me: Player) -> int:
        return len(me.of_type(CASTLE, me.all_cards()))


class CrumblingCastle(Card):
    cost = 4
    types = VICTORY | CASTLE
    points = 1

    # When you gain or trash this, a point, and gain a Silver.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.crumble(me)

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        self.crumble(me)

    def crumble(self, me: Player) -> None:
        me.plus_points(1)
        me.gain_from("silver")


class SmallCastle(Card):
    cost = 5
    types = ACTION | VICTORY | CASTLE
    points = 2

    # Trash this or a Castle from your hand; if you do, gain the top Castle of the pile.
    def play(self, me: Player) -> None:
        castles = me.of_type(CASTLE)
        if self in me.in_play:
            castles.insert(0, self)
        # Another Small Castle in hand is not the same choice as this one.
        card = me.choose_one(TRASH, self, castles, len(me.named(self.id, castles)) > 1)
        if card is not None and me.trash(card, me.in_play if card is self else me.hand):
            me.gain_from("castles")


class HauntedCastle(Card):
    cost = 6
    types = VICTORY | CASTLE
    points = 2

    # When you gain this on your turn, gain a Gold, and whoever has five or more cards puts two onto their deck.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from("gold")
        for other in me.others():
            if len(other.hand) >= 5:
                other.put_back(self, other.choose(TOPDECK, self, other.hand, 2, 2), other.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.is_my_turn()


class OpulentCastle(Card):
    cost = 7
    types = ACTION | VICTORY | CASTLE
    points = 3
    gives_coins = True

    # Discard any number of Victory cards for two coins each.
    def play(self, me: Player) -> None:
        green = me.of_type(VICTORY)
        discarded = me.discard_all(me.choose(DISCARD, self, green, 0, len(green)))
        me.plus_coins(2 * discarded)


class SprawlingCastle(Card):
    cost = 8
    types = VICTORY | CASTLE
    points = 4

    # When you gain this, gain a Duchy or three Estates.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for ability in me.choose_ability(self, ["duchy", "estates"]):
            if ability == "duchy":
                me.gain_from("duchy")
            else:
                for _ in range(3):
                    me.gain_from("estate")


class GrandCastle(Card):
    cost = 9
    types = VICTORY | CASTLE
    points = 5

    # When you gain this, reveal your hand: a point per Victory card in it and in play.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.reveal_hand()
        me.plus_points(len(me.of_type(VICTORY)) + len(me.of_type(VICTORY, me.in_play)))


class KingsCastle(Card):
    cost = 10
    types = VICTORY | CASTLE

    # Two points per Castle you own.
    def score(self, me: Player) -> int:
        return 2 * len(me.of_type(CASTLE, me.all_cards()))


# --- Events -------------------------------------------------------------------------------------------------
class Advance(Card):
    types = EVENT

    # You may trash an Action from your hand to gain an Action costing up to 6.
    def play(self, me: Player) -> None:
        if me.may_trash_one(self, me.actions_in_hand()) is not None:
            me.gain_up_to(6, self, ACTION)


class Annex(Card):
    debt = 8
    types = EVENT

    # Shuffle your discard pile but for up to five cards into your deck; gain a Duchy.
    def play(self, me: Player) -> None:
        kept = me.choose(KEEP, self, me.discard_pile, 0, 5)
        me.shuffle_into_deck([card for card in me.discard_pile if card not in kept], me.discard_pile)
        me.gain_from("duchy")


class Banquet(Card):
    cost = 3
    types = EVENT

    # Gain two Coppers and a card costing up to 5 that is no Victory card.
    def play(self, me: Player) -> None:
        me.gain_from("copper")
        me.gain_from("copper")
        cards = [card for card in me.game.supply_up_to(Cost(5)) if not me.has_type(card, VICTORY)]
        me.gain_one_of(self, cards)


class Conquest(Card):
    cost = 6
    types = EVENT
    minds_memory = True

    # Gain two Silvers; a point per Silver you gained this turn.
    def play(self, me: Player) -> None:
        me.gain_from("silver")
        me.gain_from("silver")
        me.plus_points(len(me.named("silver", me.gained_this_turn())))


class Delve(Card):
    cost = 2
    types = EVENT

    # A buy; gain a Silver.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        me.gain_from("silver")


class Dominate(Card):
    cost = 14
    types = EVENT

    # Gain a Province; if you do, nine points.
    def play(self, me: Player) -> None:
        if me.gain_from("province") is not None:
            me.plus_points(9)


class Donate(Card):
    debt = 8
    types = EVENT

    # After this turn: deck and discard pile to hand; trash at will, shuffle what is left, draw five.
    def play(self, me: Player) -> None:
        me.bind(self, until=FOREVER)

    def bound_between_turns(self, me: Player, bond: Bond) -> None:
        self.give(me, bond)

    def give(self, me: Player, bond: Bond) -> None:
        me.release(bond)
        for card in me.deck[:]:
            me.move(card, me.deck, me.hand)
        for card in me.discard_pile[:]:
            me.move(card, me.discard_pile, me.hand)
        me.trash_some(self, 0, len(me.hand))
        me.shuffle_into_deck(me.hand[:], me.hand)
        me.draw(5)


class Donate2022(Donate):
    newer = "empires-2022"
    without = "bound_between_turns"
    automatic = True

    # As your next turn starts, before all else.
    def bound_at_start_of_turn(self, me: Player, bond: Bond) -> None:
        self.give(me, bond)


class Ritual(Card):
    cost = 4
    types = EVENT
    minds_treasures = True

    # Gain a Curse; if that worked, trash a hand card for a point per coin it costs.
    def play(self, me: Player) -> None:
        if me.gain_from("curse") is None:
            return
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            me.trash(card)
            me.plus_points(me.game.coins_cost(card))


class SaltTheEarth(Card):
    cost = 4
    types = EVENT

    # A point; trash a Victory card from the Supply.
    def play(self, me: Player) -> None:
        me.plus_points(1)
        card = me.choose_one(TRASH, self, me.game.supply(VICTORY))
        if card is not None:
            me.game.trash_from_supply(me, card)


class Tax(Card):
    cost = 2
    types = EVENT

    # Two debt onto a Supply pile.
    def play(self, me: Player) -> None:
        pile = me.choose_pile(self, me.game.supply_piles())
        if pile is not None:
            me.game.put_tokens(pile, "debt", 2)

    # Set-up: a debt onto each Supply pile.
    def set_up(self, game: Game) -> None:
        for pile in game.supply_piles():
            game.put_tokens(pile, "debt", 1)

    # Who buys a card takes the debt from its pile.
    def when_you_buy(self, me: Player, buy: Buy) -> None:
        if buy.pile is not None:
            me.take_debt(me.game.take_tokens(buy.pile, "debt", me.game.tokens_on(buy.pile, "debt")))

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Buy) and moment.pile is not None and me.game.tokens_on(moment.pile, "debt") > 0


class Tax2022(Tax):
    newer = "empires-2022"
    without = "when_you_buy"

    # Who gains a card in their Buy phase takes it.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        pile = me.game.pile_of(gain.card)
        if pile is not None:
            me.take_debt(me.game.take_tokens(pile, "debt", me.game.tokens_on(pile, "debt")))

    def cares(self, me: Player, moment: Happening) -> bool:
        pile = me.game.pile_of(moment.card)
        return pile is not None and me.game.in_buy_phase(me) and me.game.tokens_on(pile, "debt") > 0


class Triumph(Card):
    debt = 5
    types = EVENT
    minds_memory = True

    # Gain an Estate; if you do, a point per card you gained this turn.
    def play(self, me: Player) -> None:
        if me.gain_from("estate") is not None:
            me.plus_points(len(me.gained_this_turn()))


class Wedding(Card):
    cost = 4
    debt = 3
    types = EVENT

    # A point; gain a Gold.
    def play(self, me: Player) -> None:
        me.plus_points(1)
        me.gain_from("gold")


class Windfall(Card):
    cost = 5
    types = EVENT

    # If your deck and your discard pile are empty, gain three Golds.
    def play(self, me: Player) -> None:
        if not me.deck and not me.discard_pile:
            for _ in range(3):
                me.gain_from("gold")


# --- Landmarks ----------------------------------------------------------------------------------------------
class _Stock(Card):
    """A Landmark with a stock of points that is not filled up again."""

    types = LANDMARK

    # Set-up: six points per player.
    def set_up(self, game: Game) -> None:
        game.put_tokens(self, "points", 6 * len(game.players))


class Aqueduct(Card):
    types = LANDMARK

    # Set-up: eight points onto the Silver and the Gold pile.
    def set_up(self, game: Game) -> None:
        for pile in game.supply_piles():
            if pile.id in ("silver", "gold"):
                game.put_tokens(pile, "points", 8)

    # When you gain a Treasure, a point moves here from its pile; when you gain a Victory card, take the points here.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        words = []
        if self.moves(me, gain.card):
            words.append("move")
        if me.has_type(gain.card, VICTORY):
            words.append("take")
        if me.choose_word(ORDER, self, words) == "take":
            words.reverse()
        for word in words:
            if word == "take":
                take_points(me, self)
            else:
                move_point(me, gain.card, self)

    def moves(self, me: Player, card: Card) -> bool:
        return me.has_type(card, TREASURE) and points_on(me, me.game.pile_of(card)) > 0

    def cares(self, me: Player, moment: Happening) -> bool:
        return self.moves(me, moment.card) or (me.has_type(moment.card, VICTORY) and points_on(me, self) > 0)


def move_point(me: Player, card: Card, landmark: Card) -> None:
    """One VP token from the pile of a card to a Landmark."""
    pile = me.game.pile_of(card)
    if pile is not None and me.game.take_tokens(pile, "points", 1):
        me.game.put_tokens(landmark, "points", 1)


class Arena(_Stock):

    # As your Buy phase starts, an Action may be discarded for two of the points here.
    def at_start_of_buy_phase(self, me: Player) -> bool:
        card = me.may_choose(DISCARD, self, me.actions_in_hand())
        if card is None:
            return False
        me.discard(card)
        take_points(me, self, 2)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.actions_in_hand()) > 0


class BanditFort(Card):
    types = LANDMARK

    # Minus two points per Silver and Gold.
    def score(self, me: Player) -> int:
        cards = me.all_cards()
        return -2 * (len(me.named("silver", cards)) + len(me.named("gold", cards)))


class Basilica(_Stock):

    # When you buy a card and have two or more coins left, take two points from here.
    def when_you_buy(self, me: Player, buy: Buy) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.coins >= 2 and points_on(me, self) > 0


class Basilica2022(Basilica):
    newer = "empires-2022"
    without = "when_you_buy"
    automatic = True

    # When you gain one in your Buy phase.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.in_buy_phase(me) and super().cares(me, moment)


class Baths(_Stock):
    commutes = TURN_END
    minds_memory = True

    # When your turn ends and you have gained no card in it, take two points from here.
    def at_end_of_turn(self, me: Player) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.is_my_turn() and not me.gained_this_turn() and points_on(me, self) > 0


class Battlefield(_Stock):

    # When you gain a Victory card, take two points from here.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY) and points_on(me, self) > 0


class Colonnade(_Stock):

    # When you buy an Action of which you have a copy in play, take two points from here.
    def when_you_buy(self, me: Player, buy: Buy) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        card = moment.card
        return (me.has_type(card, ACTION) and me.first_named(card.id, me.in_play) is not None
                and points_on(me, self) > 0)


class Colonnade2022(Colonnade):
    newer = "empires-2022"
    without = "when_you_buy"
    automatic = True

    # When you gain one in your Buy phase.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.in_buy_phase(me) and super().cares(me, moment)


class DefiledShrine(Card):
    types = LANDMARK

    # Set-up: two points onto each Action pile of the Supply that is no Gathering.
    def set_up(self, game: Game) -> None:
        for pile in game.supply_piles(ACTION):
            if not pile.has(GATHERING):
                game.put_tokens(pile, "points", 2)

    # When you gain an Action, a point moves here from its pile.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        move_point(me, gain.card, self)

    # When you buy a Curse, take the points from here.
    def when_you_buy(self, me: Player, buy: Buy) -> None:
        take_points(me, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        card = moment.card
        if isinstance(moment, Gain):
            return me.has_type(card, ACTION) and points_on(me, me.game.pile_of(card)) > 0
        return card.id == "curse" and points_on(me, self) > 0


class DefiledShrine2022(DefiledShrine):
    newer = "empires-2022"
    without = "when_you_buy"

    # When you gain a Curse in your Buy phase, take the points from here.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        if gain.card.id == "curse":
            take_points(me, self)
        else:
            move_point(me, gain.card, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        card = moment.card
        if card.id == "curse":
            return me.game.in_buy_phase(me) and points_on(me, self) > 0
        return me.has_type(card, ACTION) and points_on(me, me.game.pile_of(card)) > 0


class Fountain(Card):
    types = LANDMARK

    # Fifteen points for at least ten Coppers.
    def score(self, me: Player) -> int:
        return 15 if len(me.named("copper", me.all_cards())) >= 10 else 0


class Keep(Card):
    types = LANDMARK

    # Five points per Treasure of which nobody has more copies than you.
    def score(self, me: Player) -> int:
        # The printed types: what makes a card a Treasure during a turn is over now.
        mine = copies([card for card in me.all_cards() if card.types & TREASURE])
        others = [copies(other.all_cards()) for other in me.others()]
        return 5 * len([id for id, count in mine.items() if all([count >= theirs.get(id, 0) for theirs in others])])


class Labyrinth(_Stock):
    minds_memory = True

    # When you gain your second card in one of your turns, take two points from here.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        take_points(me, self, 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        gained = me.gained_this_turn()
        return me.is_my_turn() and len(gained) >= 2 and gained[1] is moment.card and points_on(me, self) > 0


class MountainPass(Card):
    types = LANDMARK
    minds_memory = True

    # After the turn in which you are the first to gain a Province, each player bids debt for eight points, you last.
    def between_turns(self, me: Player) -> None:
        self.bidding(me)

    def bidding(self, me: Player) -> None:
        game = me.game
        game.tokens[self.id + " held"] = 1          # no token: that it has been
        winner: Player | None = None
        best = 0
        for player in [*me.others(), me]:
            bid = int(player.choose_word(BID, self, ["0"] + [str(bid) for bid in range(best + 1, 41)]))
            if bid > best:
                winner = player
                best = bid
        if winner is not None:
            winner.plus_points(8)
            winner.take_debt(best)

    def cares(self, me: Player, moment: Happening) -> bool:
        if me.game.tokens_on(self, "held") > 0:
            return False
        for gained in me.game.turn.gains:
            if gained.card.id == "province":
                return gained.seat == me.seat
        return False


class MountainPass2022(MountainPass):
    newer = "empires-2022"
    without = "between_turns"

    # At once.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        self.bidding(me)

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "province" and me.game.tokens_on(self, "held") == 0


class Museum(Card):
    types = LANDMARK

    # Two points per name among your cards.
    def score(self, me: Player) -> int:
        return 2 * len(copies(me.all_cards()))


class Obelisk(Card):
    types = LANDMARK

    # Set-up: choose an Action pile of the Supply at random.
    def set_up(self, game: Game) -> None:
        piles = game.supply_piles(ACTION)
        if piles:
            game.put_tokens(piles[int(game.rng.below(len(piles)))], "obelisk", 1)

    # Two points per card you have from that pile.
    def score(self, me: Player) -> int:
        points = 0
        for card in me.all_cards():
            pile = me.game.pile_of(card)
            if pile is not None and me.game.tokens_on(pile, "obelisk") > 0:
                points += 2
        return points


class Orchard(Card):
    types = LANDMARK

    # Four points per Action of which you have three or more copies.
    def score(self, me: Player) -> int:
        actions = copies(me.of_type(ACTION, me.all_cards()))
        return 4 * len([count for count in actions.values() if count >= 3])


class Palace(Card):
    types = LANDMARK

    # Three points per set of Copper, Silver and Gold.
    def score(self, me: Player) -> int:
        counts = copies(me.all_cards())
        return 3 * min(counts.get("copper", 0), counts.get("silver", 0), counts.get("gold", 0))


class Tomb(Card):
    types = LANDMARK

    # When you trash a card, a point.
    def when_you_trash(self, me: Player, trashing: Trashing) -> None:
        me.plus_points(1)


class Tower(Card):
    types = LANDMARK

    # A point per card from an empty Supply pile, but for Victory cards.
    def score(self, me: Player) -> int:
        points = 0
        for card in me.all_cards():
            pile = me.game.pile_of(card)
            if pile is not None and pile.supply and not pile.cards and not me.has_type(card, VICTORY):
                points += 1
        return points


class TriumphalArch(Card):
    types = LANDMARK

    # Three points per copy of your second most common Action.
    def score(self, me: Player) -> int:
        counts = sorted(copies(me.of_type(ACTION, me.all_cards())).values())
        return 3 * counts[-2] if len(counts) >= 2 else 0


class Wall(Card):
    types = LANDMARK

    # Minus a point per card beyond the fifteenth.
    def score(self, me: Player) -> int:
        return -max(0, len(me.all_cards()) - 15)


class WolfDen(Card):
    types = LANDMARK

    # Minus three points per card of which you have just one copy.
    def score(self, me: Player) -> int:
        return -3 * len([count for count in copies(me.all_cards()).values() if count == 1])
