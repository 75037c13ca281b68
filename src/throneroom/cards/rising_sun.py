"""Rising Sun: Omens and Prophecies, Shadows, and debt at any time."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import DISCARD, GAIN, PAY_DEBT, PLAY, RETURN, SPEND
from throneroom.engine.happenings import Bond, Discarding, Gain, Happening, Play
from throneroom.engine.moments import (
    AFTER_YOU_PLAY,
    TURN_END,
    TURN_START,
    YOU_DISCARD_FROM_PLAY,
    YOU_PLAY,
    YOU_REVEAL,
)
from throneroom.engine.situation import BUY_PHASE
from throneroom.engine.types import (
    ACTION,
    ATTACK,
    COMMAND,
    DURATION,
    EVENT,
    OMEN,
    PROPHECY,
    SHADOW,
    TREASURE,
    count_types,
)

if TYPE_CHECKING:
    from throneroom.engine.player import Player


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Aristocrat(Card):
    cost = 3
    types = ACTION
    gives_coins = True
    opinion = "2.6"

    # By how many of these you have in play: three actions, three cards, three coins, three buys, and again from five.
    def play(self, me: Player) -> None:
        count = len(me.named(self.id, me.in_play))
        if count in (1, 5):
            me.plus_actions(3)
        elif count in (2, 6):
            me.plus_cards(3)
        elif count in (3, 7):
            me.plus_coins(3)
        elif count in (4, 8):
            me.plus_buys(3)


class Artist(Card):
    debt = 8
    types = ACTION
    actions = 1
    minds_debt = True
    opinion = "8.5"

    # A card for every card that you have just one of in play.
    def play(self, me: Player) -> None:
        names = [card.id for card in me.in_play]
        me.plus_cards(len([name for name in names if names.count(name) == 1]))


class Change(Card):
    cost = 4
    types = ACTION
    gives_coins = True
    minds_debt = True
    opinion = "3.4 needs_rubbish trasher"

    # With debt three coins; else trash a card for one costing more coins, and take the difference as debt.
    def play(self, me: Player) -> None:
        self.may_pay_off(me)
        if me.debt > 0:
            me.plus_coins(3)
            return
        game = me.game
        trashed = me.trash_one(self)
        if trashed is None:
            return
        coins = game.coins_cost(trashed)
        card = me.choose_one(GAIN, self, [card for card in game.supply() if game.coins_cost(card) > coins])
        if card is not None and gains(me, card):
            me.take_debt(max(0, game.coins_cost(card) - game.coins_cost(trashed)))

    # Debt may be paid at any time in one's turn, so also just before this asks for it; perhaps with Coffers.
    def may_pay_off(self, me: Player) -> None:
        if me.coins < me.debt <= me.coins + me.coffers:
            me.may_spend_coffers(self)
        if 0 < me.debt <= me.coins and me.is_my_turn() and me.may(PAY_DEBT, self):
            me.coins -= me.debt
            me.debt = 0


class Craftsman(Card):
    cost = 3
    types = ACTION
    minds_debt = True
    opinion = "3.4"

    # Two debt; gain a card costing up to 5.
    def play(self, me: Player) -> None:
        me.take_debt(2)
        me.gain_up_to(5, self)


class Daimyo(Card):
    debt = 6
    types = ACTION | COMMAND
    cards = 1
    actions = 1
    any_order = True
    minds_debt = True
    opinion = "7.2 throne"

    # The next Action this turn that is no Command is played again afterwards.
    def play(self, me: Player) -> None:
        me.bind(self, at=YOU_PLAY)

    # It waits for one that is only now played, not for what is already being followed.
    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> bool:
        return me.tie(bond, play, AFTER_YOU_PLAY)

    def bound_after_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.release(bond)
        me.play_again(play.card, self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION) and not me.has_type(moment.card, COMMAND)


class GoldMine(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    buys = 1
    minds_debt = True
    opinion = "4.8 useful=little_debt"

    # You may gain a Gold together with four debt.
    def play(self, me: Player) -> None:
        pile = me.game.pile("gold")
        if pile is not None and pile.cards and me.may(GAIN, self, pile.top()):
            me.gain(pile.top())
            me.take_debt(4)


class ImperialEnvoy(Card):
    cost = 5
    types = ACTION
    cards = 5
    buys = 1
    minds_debt = True
    opinion = "5.4 useful=little_debt"

    # Two debt.
    def play(self, me: Player) -> None:
        me.take_debt(2)


class Litter(Card):
    cost = 5
    types = ACTION
    cards = 2
    actions = 2
    minds_debt = True
    opinion = "5"

    # A debt.
    def play(self, me: Player) -> None:
        me.take_debt(1)


class Rice(Card):
    cost = 7
    types = TREASURE
    buys = 1
    gives_coins = True
    opinion = "6.6 last"

    # A coin for every type among your cards in play.
    def play(self, me: Player) -> None:
        types = 0
        for card in me.in_play:
            types |= me.game.types(card)
        me.plus_coins(count_types(types))


class RiceBroker(Card):
    cost = 5
    types = ACTION
    actions = 1
    opinion = "4.6 needs_rubbish trasher"

    # Trash a card: two cards for a Treasure, five for an Action.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        types = me.game.types(card)
        if types & TREASURE:
            me.plus_cards(2)
        if types & ACTION:
            me.plus_cards(5)


class RootCellar(Card):
    cost = 3
    types = ACTION
    cards = 3
    actions = 1
    minds_debt = True
    opinion = "3.2 useful=little_debt"

    # Three debt.
    def play(self, me: Player) -> None:
        me.take_debt(3)


class Samurai(Card):
    cost = 6
    types = ACTION | DURATION | ATTACK
    gives_coins = True
    commutes = TURN_START
    for_good = True
    opinion = "7"

    # All your later turns, to the end of the game, start with a coin.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)
        me.next_turn(self)


class SnakeWitch(Card):
    cost = 2
    types = ACTION | ATTACK
    cards = 1
    actions = 1
    opinion = "4 junker return=always"

    # With no two equal cards in hand you may show it and return this to its pile: all others gain a Curse.
    def play(self, me: Player) -> None:
        names = [card.id for card in me.hand]
        matters = self in me.in_play or me.game.watching & YOU_REVEAL
        if len(set(names)) < len(names) or not matters or not me.may(RETURN, self):
            return
        me.reveal_hand()
        if me.return_to_pile(self, me.in_play):
            for other in me.affected_by_this():
                other.gain_from("curse")


# --- Events -------------------------------------------------------------------------------------------------
def gains(me: Player, card: Card) -> bool:
    """Gains the top card of a pile, or a possessor does; False if nobody did."""
    return me.gain(card) is not None or card not in me.game.piles[card.home].cards


class Amass(Card):
    cost = 2
    types = EVENT
    opinion = "3"

    # With no Action in play, gain one costing up to 5.
    def play(self, me: Player) -> None:
        if not me.of_type(ACTION, me.in_play):
            me.gain_up_to(5, self, ACTION)


class Asceticism(Card):
    cost = 2
    types = EVENT
    opinion = "-"

    # Pay as much more as you like to trash as many cards from your hand.
    def play(self, me: Player) -> None:
        paid = me.choose_amount(SPEND, self, 0, min(int(me.coins), len(me.hand)))
        me.coins -= paid
        me.trash_some(self, paid, paid)


class Continue(Card):
    debt = 8
    types = EVENT
    minds_debt = True
    opinion = "-"

    # Gain an Action of at most 4 that is no Attack, return to your Action phase and play it; an action and a buy.
    def play(self, me: Player) -> None:
        offer = me.game.supply_up_to(Cost(4), ACTION)
        gained = me.gain_one_of(self, [card for card in offer if not me.has_type(card, ATTACK)])
        me.game.leave_buy_phase(me)
        if gained is not None:
            me.play_gained(gained, covered=True)
        me.plus_actions(1)
        me.plus_buys(1)

    # Once per turn.
    def may_be_bought(self, me: Player) -> bool:
        return self not in me.game.turn.landscapes_bought


class Credit(Card):
    cost = 2
    types = EVENT
    minds_debt = True
    opinion = "-"

    # Gain an Action or Treasure of at most 8, and take what it costs by then as debt.
    def play(self, me: Player) -> None:
        card = me.choose_one(GAIN, self, me.game.supply_up_to(Cost(8), ACTION | TREASURE))
        if card is not None and gains(me, card):
            me.take_debt(me.game.coins_cost(card))


class Foresight(Card):
    cost = 2
    types = EVENT
    commutes = TURN_END
    opinion = "-"

    # Reveal cards until there is an Action; it is set aside until the end of the turn, the rest discarded.
    def play(self, me: Player) -> None:
        revealed = me.reveal_until(ACTION)
        found = me.of_type(ACTION, revealed[-1:])
        for card in found:
            if me.move(card, me.limbo, me.set_aside):
                me.bind(self, held=[card])
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.set_aside, me.hand)


class Gather(Card):
    cost = 7
    types = EVENT
    opinion = "7"

    # Gain a card costing 3, one costing 4, one costing 5.
    def play(self, me: Player) -> None:
        for coins in (3, 4, 5):
            me.gain_one_of(self, me.game.supply_exactly(Cost(coins)), topic=str(coins))


class Kintsugi(Card):
    cost = 3
    types = EVENT
    automatic = True
    opinion = "- trash=+2"

    # Trash a card; who has gained a Gold by then gains one costing up to 2 more.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None and me.count(self.id) > 0:
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))

    # Everybody's first Gold is kept in mind.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.add(self.id, 1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "gold" and me.count(self.id) == 0


class Practice(Card):
    cost = 3
    types = EVENT
    opinion = "-"

    # You may play an Action from your hand twice.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is not None:
            me.play_times(2, card, None)


class ReceiveTribute(Card):
    cost = 5
    types = EVENT
    minds_memory = True
    opinion = "-"

    # After gaining three cards this turn, gain up to three different Actions that you have none of in play.
    def play(self, me: Player) -> None:
        if len(me.gained_this_turn()) < 3:
            return
        chosen: list[str] = []
        while len(chosen) < 3:
            barred = chosen + [card.id for card in me.in_play]
            card = me.may_choose(GAIN, self, [card for card in me.game.supply(ACTION) if card.id not in barred])
            if card is None:
                return
            chosen.append(card.id)
            me.gain(card)


class SeaTrade(Card):
    cost = 4
    types = EVENT
    opinion = "-"

    # A card for every Action in play; then trash up to as many.
    def play(self, me: Player) -> None:
        count = len(me.of_type(ACTION, me.in_play))
        me.plus_cards(count)
        me.trash_some(self, 0, count)


class Riverboat(Card):
    cost = 3
    types = ACTION | DURATION
    wants = "riverboat"
    opinion = "2.6 useful=poor_deck"        # what it plays may have to trash a card, every time

    # At the start of your next turn play the card set aside for this, leaving it there.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        riverboat = me.game.table.riverboat
        if riverboat:
            me.play_in_place(me.game.landscape(riverboat), self)


# --- Omens --------------------------------------------------------------------------------------------------------
class _Omen(Card):
    """Before all else it takes a Sun off the Prophecy, which so is in the game."""

    suns = 1
    wants = "prophecy"


class Kitsune(_Omen):
    cost = 5
    types = ACTION | ATTACK | OMEN
    gives_coins = True
    opinion = "5.6 junker"

    # Two different ones of: two actions; two coins; a Curse for each other player; a Silver for you.
    def play(self, me: Player) -> None:
        for ability in me.choose_abilities(self, ["actions", "coins", "curse", "silver"], 2):
            if ability == "actions":
                me.plus_actions(2)
            elif ability == "coins":
                me.plus_coins(2)
            elif ability == "curse":
                for victim in me.affected_by_this():
                    victim.gain_from("curse")
            else:
                me.gain_from("silver")


class MountainShrine(_Omen):
    debt = 5
    types = ACTION | OMEN
    coins = 2
    minds_debt = True
    opinion = "4.2 trasher"

    # You may trash a card from your hand; then two cards if there is an Action in the trash.
    def play(self, me: Player) -> None:
        me.may_trash_one(self)
        if me.of_type(ACTION, me.game.trash):
            me.plus_cards(2)


class Poet(_Omen):
    cost = 4
    types = ACTION | OMEN
    cards = 1
    actions = 1
    opinion = "3.8"

    # Reveal your top card: into your hand if it costs 3 or less, else back.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            cheap = me.game.cost(card).at_most(Cost(3))
            me.move(card, me.limbo, me.hand if cheap else me.deck)


class RiverShrine(_Omen):
    cost = 4
    types = ACTION | OMEN
    minds_memory = True
    opinion = "4.3 trasher"

    # Trash up to two cards from your hand.
    def play(self, me: Player) -> None:
        me.trash_some(self, 0, 2)
        me.bind(self)

    # At the start of Clean-up gain a card costing up to 4, if you have gained none in a Buy phase of yours this turn.
    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> None:
        if not any([gained.seat == me.seat and gained.phase == BUY_PHASE for gained in me.memory().turn.gains]):
            me.gain_up_to(4, self)


class RusticVillage(_Omen):
    cost = 4
    types = ACTION | OMEN
    cards = 1
    actions = 2
    opinion = "2.9 discard=two_rubbish"

    # You may discard two cards for a card.
    def play(self, me: Player) -> None:
        if me.hand and me.may(DISCARD, self) and len(me.discard_some(self, 2, 2)) == 2:
            me.plus_cards(1)


class TeaHouse(_Omen):
    cost = 5
    types = ACTION | OMEN
    cards = 1
    actions = 1
    coins = 2


# --- Shadows: played from the deck as if they were in hand (Player.to_play), at the bottom when shuffled -------------
class Alley(Card):
    cost = 4
    types = ACTION | SHADOW
    cards = 1
    actions = 1
    opinion = "3.1"

    # Discard a card.
    def play(self, me: Player) -> None:
        me.discard_some(self, 1, 1)


class Fishmonger(Card):
    cost = 2
    types = ACTION | SHADOW
    buys = 1
    coins = 1
    opinion = "2.4"


class Ninja(Card):
    cost = 4
    types = ACTION | ATTACK | SHADOW
    cards = 1
    opinion = "4.4"

    # Discard down to three cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(3, self)


class Ronin(Card):
    cost = 5
    types = ACTION | SHADOW
    opinion = "5.6 useful=small_hand"

    # Draw up to seven cards.
    def play(self, me: Player) -> None:
        me.draw_to(7)


class Tanuki(Card):
    cost = 5
    types = ACTION | SHADOW
    opinion = "3.9 needs_rubbish trasher trash=+2"

    # Trash a card from your hand; gain one costing up to 2 more.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(2)))


# --- Prophecies: none of them works before the last Sun is gone (Situation.fulfil_prophecy) -------------------------
class ApproachingArmy(Card):
    types = PROPHECY
    automatic = True
    wants = "attack_pile"

    # After you play an Attack, a coin.
    def after_you_play(self, me: Player, play: Play) -> None:
        me.plus_coins(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ATTACK)


class BidingTime(Card):
    types = PROPHECY

    # At the start of your Clean-up set your hand aside face down; it comes back at the start of your next turn.
    def at_start_of_clean_up(self, me: Player) -> None:
        cards = me.hand[:]
        for card in cards:
            me.move(card, me.hand, me.face_down)
        me.next_turn_free(self, cards)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.face_down, me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.hand) > 0


class Bureaucracy(Card):
    types = PROPHECY

    # When you gain a card that does not cost 0, gain a Copper.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.gain_from("copper")

    def cares(self, me: Player, moment: Happening) -> bool:
        return not me.game.cost(moment.card).equals(Cost(0))


class Enlightenment(Card):
    types = PROPHECY

    # Treasures are also Actions.
    def also_types(self, me: Player, card: Card) -> int:
        return ACTION if card.types & TREASURE else 0

    # Played in an Action phase, a Treasure is a card and an action instead.
    def replaces_for_all(self, me: Player, played: Play) -> bool:
        return me.game.in_action_phase() and me.has_type(played.card, TREASURE)

    def instead(self, me: Player, played: Play) -> None:
        me.plus_cards(1)
        me.plus_actions(1)


class FlourishingTrade(Card):
    types = PROPHECY
    actions_buy = True
    minds_actions = True

    # Cards cost 1 less; unused actions can be used as buys.
    def cost_less(self, me: Player, card: Card) -> int:
        return 1


class GoodHarvest(Card):
    types = PROPHECY
    automatic = True
    minds_memory = True

    # The first time in a turn that you play a Treasure of each name: first a buy and a coin.
    def when_you_play(self, me: Player, play: Play) -> None:
        me.plus_buys(1)
        me.plus_coins(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, TREASURE) and len(me.named(moment.card.id, me.plays_this_turn())) == 1


class GreatLeader(Card):
    types = PROPHECY
    automatic = True

    # After each Action you play, an action.
    def after_you_play(self, me: Player, play: Play) -> None:
        me.plus_actions(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION)


class Growth(Card):
    types = PROPHECY

    # When you gain a Treasure, gain a cheaper card.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.gain_one_of(self, me.game.supply_below(me.game.cost(gain.card)))

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, TREASURE)


class HarshWinter(Card):
    types = PROPHECY
    minds_debt = True

    # When you gain a card in your turn, take the debt that lies on its pile; if there is none, put 2 there.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        pile = me.game.pile_of(gain.card)
        if pile is not None:
            debt = me.game.take_tokens(pile, "debt", me.game.tokens_on(pile, "debt"))
            if debt:
                me.take_debt(debt)
            else:
                me.game.put_tokens(pile, "debt", 2)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.is_my_turn() and moment.card.home >= 0


class KindEmperor(Card):
    types = PROPHECY

    # At the start of your turn, and when you take off the last Sun: gain an Action to your hand.
    def at_start_of_turn(self, me: Player) -> None:
        me.gain_one_of(self, me.game.supply(ACTION), me.hand)

    def come_true(self, me: Player) -> None:
        me.gain_one_of(self, me.game.supply(ACTION), me.hand)


class DivineWind(Card):
    types = PROPHECY
    wants = "second_kingdom"

    # With the last Sun all Kingdom piles leave, and ten new ones are set up.
    def come_true(self, me: Player) -> None:
        me.game.change_kingdom()


class Panic(Card):
    types = PROPHECY
    commutes = YOU_DISCARD_FROM_PLAY

    # When you play a Treasure, two buys.
    def when_you_play(self, me: Player, play: Play) -> None:
        me.plus_buys(2)

    # When you discard one from play, it goes back to its pile.
    def when_you_discard_from_play(self, me: Player, discarding: Discarding) -> None:
        discarding.return_to_pile()

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, TREASURE) and (isinstance(moment, Play) or moment.card.itself().home >= 0)


class Progress(Card):
    types = PROPHECY

    # Whenever you gain a card, it goes onto your deck.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        gain.found().put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and moment.zone is not me.deck


class RapidExpansion(Card):
    types = PROPHECY

    # Actions and Treasures you gain are set aside, and played at the start of your next turn.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        if gain.found().set_aside():
            me.next_turn_free(self, [me.set_aside[-1]])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.play(card, me.set_aside)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and me.has_type(moment.card, ACTION | TREASURE)


class Sickness(Card):
    types = PROPHECY

    # At the start of your turn gain a Curse onto your deck, or discard three cards.
    def at_start_of_turn(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["curse", "discard"]):
            if ability == "curse":
                me.gain_from("curse", me.deck)
            else:
                me.discard_some(self, 3, 3)
