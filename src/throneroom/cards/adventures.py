"""Adventures."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import (
    DISCARD,
    EXCHANGE,
    GAIN,
    HAND,
    OPTION,
    PLAY,
    SET_ASIDE,
    TOPDECK,
    TRASH,
)
from throneroom.engine.happenings import FOREVER, NEXT_TURN, NO_THIRD_TURN, Buy, Discarding, Gain, Play
from throneroom.engine.moments import TURN_END, TURN_START, YOU_DISCARD_FROM_PLAY
from throneroom.engine.types import (
    ACTION,
    ATTACK,
    COMMAND,
    DURATION,
    EVENT,
    REACTION,
    RESERVE,
    TRAVELLER,
    TREASURE,
    VICTORY,
)

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond, Happening
    from throneroom.engine.player import Player

JOURNEY = "journey_token"           # counter: 0 while the token lies face up, 1 while face down


def turns_journey_token_up(me: Player) -> bool:
    """Turns the Journey token over; does it lie face up now?"""
    me.counters[JOURNEY] = 1 - me.count(JOURNEY)
    return me.counters[JOURNEY] == 0


def move_token_to_action_pile(me: Player, token: str, source: Card) -> None:
    """Onto an Action Supply pile, which may be empty."""
    pile = me.choose_pile(source, me.game.supply_piles(ACTION))
    if pile is not None:
        me.put_token(token, pile)


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Amulet(Card):
    cost = 3
    types = ACTION | DURATION
    gives_coins = True

    # Now and as your next turn starts, one of: a coin, trashing a card, gaining a Silver.
    def play(self, me: Player) -> None:
        self.use(me)
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        self.use(me)

    def use(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["coins", "trash", "silver"]):
            if ability == "coins":
                me.plus_coins(1)
            elif ability == "trash":
                me.trash_one(self)
            else:
                me.gain_from("silver")


class Artificer(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # Discard as many cards as you like; one costing exactly as many coins may be gained onto your deck.
    def play(self, me: Player) -> None:
        discarded = me.discard_some(self, 0, len(me.hand))
        me.may_gain_one_of(self, me.game.supply_exactly(Cost(len(discarded))), me.deck)


class BridgeTroll(Card):
    cost = 5
    types = ACTION | ATTACK | DURATION
    buys = 1
    automatic = True

    # A Buy at the start of your next turn too.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    # Take the -1 coin token.
    def attack(self, me: Player, victim: Player) -> None:
        victim.coin_penalty = True

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_buys(1)

    # While this is in play, cards cost 1 less on your turns.
    def in_play_cost_less(self, me: Player, card: Card) -> int:
        return 1 if me.is_my_turn() else 0


class BridgeTroll2022(BridgeTroll):
    newer = "adventures-2022"
    without = "in_play_cost_less"

    # Cards cost 1 less this turn and your next; a Buy then, too.
    def play(self, me: Player) -> None:
        me.game.turn.discount += 1
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.game.turn.discount += 1
        me.plus_buys(1)


class CaravanGuard(Card):
    cost = 3
    types = ACTION | DURATION | REACTION
    cards = 1
    actions = 1
    gives_coins = True
    commutes = TURN_START

    # A coin at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)

    # When another player plays an Attack, you may play this.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        return me.may_play(self)


class CoinOfTheRealm(Card):
    cost = 2
    types = TREASURE | RESERVE
    coins = 1

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # Directly after an Action of yours, call it for two Actions.
    def on_mat_after_you_play(self, me: Player, play: Play) -> bool:
        if not me.may_call(self):
            return False
        me.plus_actions(2)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION)


class DistantLands(Card):
    cost = 5
    types = ACTION | RESERVE | VICTORY

    # Goes to the Tavern mat for good.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # Four points on the mat, none elsewhere.
    def score(self, me: Player) -> int:
        return 4 if self in me.tavern else 0


class Dungeon(Card):
    cost = 3
    types = ACTION | DURATION
    cards = 2
    actions = 1

    # Discard two cards; at the start of your next turn draw two and discard two again.
    def play(self, me: Player) -> None:
        me.discard_some(self, 2, 2)
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)
        me.discard_some(self, 2, 2)


class Duplicate(Card):
    cost = 4
    types = ACTION | RESERVE

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # When you gain a card costing up to 6, call it to gain a copy.
    def on_mat_when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may_call(self):
            return False
        me.gain_copy(gain.card)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.cost(moment.card).at_most(Cost(6))


class Gear(Card):
    cost = 3
    types = ACTION | DURATION
    cards = 2
    any_order = True
    commutes = TURN_START

    # Set up to two cards aside face down; they come back next turn.
    def play(self, me: Player) -> None:
        cards = me.choose(SET_ASIDE, self, me.hand, 0, 2)
        for card in cards:
            me.move(card, me.hand, me.face_down)
        if cards:
            me.next_turn(self, cards)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.face_down, me.hand)


class Giant(Card):
    cost = 5
    types = ACTION | ATTACK
    gives_coins = True

    # Turn the Journey token over: face down, a coin; face up, five coins and the attack.
    def play(self, me: Player) -> None:
        if turns_journey_token_up(me):
            me.plus_coins(5)
            for victim in me.affected_by_this():
                self.trample(victim)
        else:
            me.plus_coins(1)

    # Reveal the top card: trash it if it costs 3 to 6, otherwise discard it and gain a Curse.
    def trample(self, victim: Player) -> None:
        for card in victim.reveal(1):
            cost = victim.game.cost(card)
            if Cost(3).at_most(cost) and cost.at_most(Cost(6)):
                victim.trash(card, victim.limbo)
            else:
                victim.discard(card, victim.limbo)
                victim.gain_from("curse")


class Guide(Card):
    cost = 3
    types = ACTION | RESERVE
    cards = 1
    actions = 1

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # At the start of your turn, call it to discard your hand and draw five cards.
    def on_mat_at_start_of_turn(self, me: Player) -> bool:
        if not me.may_call(self):
            return False
        me.discard_hand()
        me.draw(5)
        return True


class HauntedWoods(Card):
    cost = 5
    types = ACTION | ATTACK | DURATION
    commutes = TURN_START
    lasting = True

    # Three cards at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(3)

    # Until then: when you buy a card, put your hand onto your deck in any order.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    def bound_when_you_buy(self, me: Player, buy: Buy, bond: Bond) -> None:
        me.put_back(self, me.hand[:], me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.hand) > 0


class HauntedWoods2022(HauntedWoods):
    newer = "adventures-2022"
    without = "bound_when_you_buy"

    # When you gain a card that you bought.
    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.put_back(self, me.hand[:], me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.bought and len(me.hand) > 0


class Hireling(Card):
    cost = 6
    types = ACTION | DURATION
    commutes = TURN_START
    for_good = True

    # All your later turns, to the end of the game, start with a card.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)
        me.next_turn(self)


class LostCity(Card):
    cost = 5
    types = ACTION
    cards = 2
    actions = 2

    # On gaining this: the others draw a card each.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        for other in me.others():
            other.draw(1)


class Magpie(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 1

    # Reveal your top card: take a Treasure; an Action or Victory card brings a Magpie.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            types = me.game.types(card)
            if types & TREASURE:
                me.move(card, me.limbo, me.hand)
            else:
                me.put_on_deck(card, me.limbo)
            if types & (ACTION | VICTORY):
                me.gain_from("magpie")


class Messenger(Card):
    cost = 4
    types = ACTION
    buys = 1
    coins = 2

    # You may put your deck into your discard pile.
    def play(self, me: Player) -> None:
        if me.deck and me.may(DISCARD, self):
            me.put_deck_into_discard_pile()

    # When this is your first purchase of the turn, gain a card costing up to 4, and each other player a copy.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        self.bring(me)

    def bring(self, me: Player) -> None:
        card = me.choose_one(GAIN, self, me.game.supply_up_to(Cost(4)))
        if card is not None:
            me.gain(card)
            for other in me.others():
                other.gain_copy(card)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.turn.purchases == 1


class Messenger2022(Messenger):
    newer = "adventures-2022"
    without = "when_you_buy_this"
    minds_memory = True

    # When this is the first card you gain in your Buy phase.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.bring(me)

    def cares(self, me: Player, moment: Happening) -> bool:
        if not me.game.in_buy_phase(me):
            return False
        gained = me.gained_in_buy_phase()
        return gained[0] is moment.card and gained.count(moment.card) == 1


class Miser(Card):
    cost = 4
    types = ACTION
    gives_coins = True

    # Choose one: put a Copper from your hand onto the Tavern mat; or a coin per Copper there.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["copper", "coins"]):
            if ability == "coins":
                me.plus_coins(len(me.named("copper", me.tavern)))
            else:
                copper = me.first_named("copper")
                if copper is not None:
                    me.move(copper, me.hand, me.tavern)


class Port(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2
    size = 12

    # When you buy this, gain another Port.
    def when_you_buy_this(self, me: Player, buy: Buy) -> None:
        me.gain_from("port")


class Port2022(Port):
    newer = "adventures-2022"
    without = "when_you_buy_this"

    # When you gain this; the other one brings none.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.counters["port"] = 1
        me.gain_from("port")
        me.counters["port"] = 0

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.count("port") == 0 and me.game.count_in_pile("port") > 0


class Ranger(Card):
    cost = 4
    types = ACTION
    buys = 1

    # Turn the Journey token over: face up, five cards.
    def play(self, me: Player) -> None:
        if turns_journey_token_up(me):
            me.plus_cards(5)


class Ratcatcher(Card):
    cost = 2
    types = ACTION | RESERVE
    cards = 1
    actions = 1

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # At the start of your turn, call it to trash a card from your hand.
    def on_mat_at_start_of_turn(self, me: Player) -> bool:
        if not me.may_call(self):
            return False
        me.trash_one(self)
        return True


class Raze(Card):
    cost = 2
    types = ACTION
    actions = 1

    # Trash this or a hand card; look at a card per coin it costs, take one, discard the others.
    def play(self, me: Player) -> None:
        options = me.hand[:]
        if self in me.in_play:
            options.append(self)
        card = me.choose_one(TRASH, self, options, len(me.named(self.id)) > 0)
        if card is None:
            return
        me.trash(card, me.in_play if card is self else me.hand)
        looked_at = me.look(me.game.coins_cost(card.itself()))
        kept = me.choose_one(HAND, self, looked_at)
        if kept is not None:
            me.move(kept, me.limbo, me.hand)
        me.discard_all([card for card in looked_at if card in me.limbo], me.limbo)


class Relic(Card):
    cost = 5
    types = TREASURE | ATTACK
    coins = 2

    # Put the -1 Card token onto your deck.
    def attack(self, me: Player, victim: Player) -> None:
        victim.card_penalty = True


class RoyalCarriage(Card):
    cost = 5
    types = ACTION | RESERVE
    actions = 1

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # Directly after an Action of yours that is still in play, call it to play that once more.
    def on_mat_after_you_play(self, me: Player, play: Play) -> bool:
        if not me.may_call(self):
            return False
        me.play_again(play.card, self)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION) and moment.card in me.in_play


class Storyteller(Card):
    cost = 5
    types = ACTION
    actions = 1
    coins = 1
    minds_coins = True

    # Play up to three Treasures from your hand, then pay all your coins for as many cards.
    def play(self, me: Player) -> None:
        for _ in range(3):
            card = me.may_choose(PLAY, self, me.treasures_to_play())
            if card is None:
                break
            me.play(card)
        self.spend(me)

    def spend(self, me: Player) -> None:
        me.may_spend_coffers(self)
        me.may_pay_debt(self)
        paid = me.coins
        me.coins = 0
        me.plus_cards(paid)


class Storyteller2022(Storyteller):
    newer = "adventures-2022"
    coins = 0

    # A card before that, instead of a coin.
    def spend(self, me: Player) -> None:
        me.plus_cards(1)
        super().spend(me)


class SwampHag(Card):
    cost = 5
    types = ACTION | ATTACK | DURATION
    gives_coins = True
    commutes = TURN_START
    lasting = True

    # Three coins at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(3)

    # Until then: when you buy a card, gain a Curse.
    def attack(self, me: Player, victim: Player) -> None:
        me.bind(self, to=victim, until=NEXT_TURN)

    def bound_when_you_buy(self, me: Player, buy: Buy, bond: Bond) -> None:
        me.gain_from("curse")


class SwampHag2022(SwampHag):
    newer = "adventures-2022"
    without = "bound_when_you_buy"

    # When you gain a card that you bought.
    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> None:
        me.gain_from("curse")

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.bought


class Transmogrify(Card):
    cost = 4
    types = ACTION | RESERVE
    actions = 1

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # Called as your turn starts: trash a hand card, gain one at most 1 dearer to your hand.
    def on_mat_at_start_of_turn(self, me: Player) -> bool:
        if not me.may_call(self):
            return False
        card = me.choose_one(TRASH, self, me.hand)
        if card is not None:
            me.trash(card)
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(1)), me.hand)
        return True


class TreasureTrove(Card):
    cost = 5
    types = TREASURE
    coins = 2

    # Gain a Gold and a Copper, in either order (asked only where somebody could mind).
    def play(self, me: Player) -> None:
        piles = [me.game.pile("gold"), me.game.pile("copper")]
        tops = [pile.top() for pile in piles if pile is not None and pile.cards]
        for card in tops if me.game.unwatched_gains else me.in_order(self, tops):
            me.gain_from(card.id)


class WineMerchant(Card):
    cost = 5
    types = ACTION | RESERVE
    buys = 1
    coins = 4

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # At the end of your Buy phase, with two coins unspent, you may discard it from there.
    def on_mat_at_end_of_buy_phase(self, me: Player) -> bool:
        return me.may(DISCARD, self) and me.discard(self, me.tavern)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.coins >= 2


# --- Travellers ---------------------------------------------------------------------------------------------
class _Traveller(Card):
    exchanged_for: str = ""
    commutes = YOU_DISCARD_FROM_PLAY

    # Discarded from play, it may be exchanged.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> bool:
        if not me.may(EXCHANGE, self):
            return False
        return me.exchange(discarding.physical(), discarding.zone, self.exchanged_for)

    # (One of the Black Market has no pile to go back to.)
    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Discarding) and not moment.lost and self.home >= 0
                and me.game.count_in_pile(self.exchanged_for) > 0)


class Page(_Traveller):
    cost = 2
    types = ACTION | TRAVELLER
    cards = 1
    actions = 1
    needs = "treasure_hunter"
    exchanged_for = "treasure_hunter"


class TreasureHunter(_Traveller):
    cost = 3
    types = ACTION | TRAVELLER
    actions = 1
    coins = 1
    size = 5
    supply = False
    needs = "warrior"
    exchanged_for = "warrior"
    minds_memory = True

    # A Silver for every card that the player to your right gained in their last turn.
    def play(self, me: Player) -> None:
        for _ in me.others()[-1].last_gains:
            me.gain_from("silver")


class Warrior(_Traveller):
    cost = 4
    types = ACTION | ATTACK | TRAVELLER
    cards = 2
    size = 5
    supply = False
    needs = "hero"
    exchanged_for = "hero"

    # Once per Traveller you have in play: each other player discards the top card and trashes it if it costs 3 or 4.
    def play(self, me: Player) -> None:
        travellers = len(me.of_type(TRAVELLER, me.in_play))
        for victim in me.affected_by_this():
            for _ in range(travellers):
                self.strike(victim)

    def strike(self, victim: Player) -> None:
        if not victim.prepare(1):
            return
        card = victim.deck[-1]
        victim.discard(card, victim.deck)
        cost = victim.game.cost(card)
        if card in victim.discard_pile[-1:] and (cost.equals(Cost(3)) or cost.equals(Cost(4))):
            victim.trash(card, victim.discard_pile)


class Hero(_Traveller):
    cost = 5
    types = ACTION | TRAVELLER
    coins = 2
    size = 5
    supply = False
    needs = "champion"
    exchanged_for = "champion"

    # Gain a Treasure.
    def play(self, me: Player) -> None:
        me.gain_one_of(self, me.game.supply(TREASURE))


class Champion(Card):
    cost = 6
    types = ACTION | DURATION
    actions = 1
    size = 5
    supply = False
    automatic = True
    lasting = True
    for_good = True

    # Stays in play for the rest of the game.
    def play(self, me: Player) -> None:
        me.next_turn(self)
        me.bind(self, until=FOREVER)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.next_turn(self)

    # From now on: an Action for every Action you play,
    def bound_when_you_play(self, me: Player, play: Play, bond: Bond) -> None:
        me.plus_actions(1)

    # and Attacks of others do not affect you.
    def bound_when_attacked(self, me: Player, attack: Play, bond: Bond) -> None:
        attack.spare(me)

    def cares(self, me: Player, moment: Happening) -> bool:
        if moment.player is me:
            return me.has_type(moment.card, ACTION)
        return isinstance(moment, Play) and me.seat not in moment.spared


class Peasant(_Traveller):
    cost = 2
    types = ACTION | TRAVELLER
    buys = 1
    coins = 1
    needs = "soldier"
    exchanged_for = "soldier"


class Soldier(_Traveller):
    cost = 3
    types = ACTION | ATTACK | TRAVELLER
    coins = 2
    size = 5
    supply = False
    needs = "fugitive"
    exchanged_for = "fugitive"

    # A coin for each other Attack you have in play.
    def play(self, me: Player) -> None:
        me.plus_coins(len([card for card in me.of_type(ATTACK, me.in_play) if card is not self]))

    # With four or more cards in hand, discard one.
    def attack(self, me: Player, victim: Player) -> None:
        if len(victim.hand) >= 4:
            victim.discard_some(self, 1, 1)


class Fugitive(_Traveller):
    cost = 4
    types = ACTION | TRAVELLER
    cards = 2
    actions = 1
    size = 5
    supply = False
    needs = "disciple"
    exchanged_for = "disciple"

    # Discard a card.
    def play(self, me: Player) -> None:
        me.discard_some(self, 1, 1)


class Disciple(_Traveller):
    cost = 5
    types = ACTION | TRAVELLER
    size = 5
    supply = False
    needs = "teacher"
    exchanged_for = "teacher"

    # You may play an Action from your hand twice; then gain a copy of it.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, me.actions_to_play())
        if card is not None:
            me.play_times(2, card, self)
            me.gain_copy(me.in_play_guise(card))


class Teacher(Card):
    cost = 6
    types = ACTION | RESERVE
    size = 5
    supply = False

    # Goes to the Tavern mat.
    def play(self, me: Player) -> None:
        me.put_on_tavern_mat(self)

    # At the start of your turn, call it to move one of your four bonus tokens to an Action pile without your tokens.
    def on_mat_at_start_of_turn(self, me: Player) -> bool:
        if not me.may_call(self):
            return False
        piles = [pile for pile in me.game.supply_piles(ACTION) if not me.tokens_on(pile)]
        token = me.choose_word(OPTION, self, ["+1 card", "+1 action", "+1 buy", "+1 coin"])
        pile = me.choose_pile(self, piles)
        if pile is not None:
            me.put_token(token, pile)
        return True


# --- Events -------------------------------------------------------------------------------------------------
class _OncePerTurn(Card):
    def may_be_bought(self, me: Player) -> bool:
        return self not in me.game.turn.landscapes_bought


class Alms(_OncePerTurn):
    cost = 0
    types = EVENT
    minds_treasures = True

    # With no Treasure in play, gain a card costing up to 4.
    def play(self, me: Player) -> None:
        if not me.of_type(TREASURE, me.in_play):
            me.gain_up_to(4, self)


class Ball(Card):
    cost = 5
    types = EVENT

    # Take your -1 coin token; gain two cards costing up to 4.
    def play(self, me: Player) -> None:
        me.coin_penalty = True
        me.gain_up_to(4, self)
        me.gain_up_to(4, self)


class Bonfire(Card):
    cost = 3
    types = EVENT
    newer = "adventures-2022"

    # Trash up to two cards you have in play.  (2022: Coppers.)
    def play(self, me: Player) -> None:
        newest = me.game.is_edition(self, "adventures-2022")
        cards = me.named("copper", me.in_play) if newest else me.in_play
        me.trash_all(me.choose(TRASH, self, cards, 0, 2), me.in_play)


class Borrow(_OncePerTurn):
    cost = 0
    types = EVENT

    # A Buy; and a coin for putting the -1 Card token onto your deck, if it is not there.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        if not me.card_penalty:
            me.card_penalty = True
            me.plus_coins(1)


class Expedition(Card):
    cost = 3
    types = EVENT

    # Two cards more in your new hand.
    def play(self, me: Player) -> None:
        me.game.turn.hand_size += 2


class Ferry(Card):
    cost = 3
    types = EVENT

    # Move your -2 cost token to an Action pile.
    def play(self, me: Player) -> None:
        move_token_to_action_pile(me, "-2 cost", self)

    # On your turns cards of that pile cost 2 less.
    def cost_less(self, me: Player, card: Card) -> int:
        return 2 if card.home >= 0 and me.pile_tokens.get("-2 cost", -1) == card.home else 0


class Inheritance(Card):
    cost = 7
    types = EVENT

    # Once per game: set aside an Action costing up to 4 that is no Victory card; your Estates take after it.
    def play(self, me: Player) -> None:
        me.add(self.id, 1)
        game = me.game
        heritage = [card for card in game.supply_up_to(Cost(4), ACTION) if not game.types(card) & VICTORY]
        card = me.choose_one(SET_ASIDE, self, heritage)
        if card is not None and game.take_from_pile(game.piles[card.home], card):
            me.arrive(card, me.mat(self))
            me.take_after("estate", card)
            game.after_leaving(game.piles[card.home], card)

    def may_be_bought(self, me: Player) -> bool:
        return me.count(self.id) == 0


class _Heir(Card):
    """An Estate that can be played as the card set aside."""

    types = VICTORY

    def play(self, me: Player) -> None:
        for card in me.mats["inheritance"]:
            me.play_in_place(card, self)


class Inheritance2019(Inheritance):
    newer = "command-2019 command-2025"

    # It is no Command (since 2025 no Duration either); your Estates do not take after it, but play it and leave it
    # there.
    def play(self, me: Player) -> None:
        me.add(self.id, 1)
        game = me.game
        barred = COMMAND | DURATION if game.is_edition(self, "command-2025") else COMMAND
        heritage = [card for card in game.supply_up_to(Cost(4), ACTION) if not game.types(card) & barred]
        card = me.choose_one(SET_ASIDE, self, heritage)
        if card is not None and game.take_from_pile(game.piles[card.home], card):
            me.arrive(card, me.mat(self))
            me.take_after("estate", _Heir())
            me.owned.append(self)
            game.after_leaving(game.piles[card.home], card)

    # In your turns Estates are Actions, and Commands: all of them, also those of the Supply.
    def also_types(self, me: Player, card: Card) -> int:
        return ACTION | COMMAND if card.id == "estate" else 0


class LostArts(Card):
    cost = 6
    types = EVENT

    # Move your +1 Action token to an Action pile.
    def play(self, me: Player) -> None:
        move_token_to_action_pile(me, "+1 action", self)


class Mission(_OncePerTurn):
    cost = 4
    types = EVENT
    automatic = True

    # If the turn before this was not yours, take an extra turn after this one.
    def play(self, me: Player) -> None:
        if me.game.previous_seat != me.seat:
            me.extra_turn(self)

    # In it you cannot buy cards.
    def at_start_of_turn(self, me: Player) -> None:
        me.game.turn.no_card_buys = True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.turn.source == self.id


class Mission2023(Mission):
    newer = "adventures-2023"
    without = "may_be_bought"

    # As often as you like; but it is never a third turn in a row.
    def play(self, me: Player) -> None:
        if me.game.previous_seat != me.seat:
            me.extra_turn(self, limit=NO_THIRD_TURN)


class Pathfinding(Card):
    cost = 8
    types = EVENT

    # Move your +1 Card token to an Action pile.
    def play(self, me: Player) -> None:
        move_token_to_action_pile(me, "+1 card", self)


class Pilgrimage(_OncePerTurn):
    cost = 4
    types = EVENT

    # Turn the Journey token over: face up, gain copies of up to three differently named cards you have in play.
    def play(self, me: Player) -> None:
        if not turns_journey_token_up(me):
            return
        cards: list[Card] = []
        for card in me.in_play:
            if not me.named(card.id, cards):
                cards.append(card)
        for card in me.choose(GAIN, self, cards, 0, 3):
            me.gain_copy(card)


class Plan(Card):
    cost = 3
    types = EVENT
    minds_treasures = True

    # Move your Trashing token to an Action pile.
    def play(self, me: Player) -> None:
        move_token_to_action_pile(me, "trashing", self)

    # Buying from that pile lets you trash a hand card.
    def when_you_buy(self, me: Player, buy: Buy) -> bool:
        return me.may_trash_one(self) is not None

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Buy) and moment.pile is not None and len(me.hand) > 0
                and me.pile_tokens.get("trashing", -1) == moment.pile.index)


class Quest(Card):
    cost = 0
    types = EVENT
    minds_treasures = True

    # Optionally discard an Attack, two Curses or six cards; done in full, gain a Gold.
    def play(self, me: Player) -> None:
        choice = me.choose_word(OPTION, self, ["attack", "curses", "cards", "nothing"])
        discarded = 0
        needed = 1
        if choice == "attack":
            discarded = me.discard_all(me.choose(DISCARD, self, me.of_type(ATTACK), 1, 1))
        elif choice == "curses":
            needed = 2
            discarded = me.discard_all(me.named("curse")[:2])
        elif choice == "cards":
            needed = 6
            discarded = len(me.discard_some(self, 6, 6))
        if discarded == needed:
            me.gain_from("gold")


class Raid(Card):
    cost = 5
    types = EVENT

    # Gain as many Silvers as you have in play; the others put their -1 Card tokens onto their decks.
    def play(self, me: Player) -> None:
        for _ in me.named("silver", me.in_play):
            me.gain_from("silver")
        for other in me.others():
            other.card_penalty = True


class Save(_OncePerTurn):
    cost = 1
    types = EVENT
    commutes = TURN_END
    minds_treasures = True

    # A Buy; set a card from your hand aside until the end of the turn.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        card = me.choose_one(SET_ASIDE, self, me.hand)
        if card is not None and me.move(card, me.hand, me.face_down):
            me.bind(self, held=[card])

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for card in bond.held:
            me.move(card, me.face_down, me.hand)


class ScoutingParty(Card):
    cost = 2
    types = EVENT

    # A Buy; look at your five top cards, discard three, put the rest back in any order.
    def play(self, me: Player) -> None:
        me.plus_buys(1)
        cards = me.look(5)
        me.discard_all(me.choose(DISCARD, self, cards, 3, 3), me.limbo)
        me.put_back(self, [card for card in cards if card in me.limbo])


class Seaway(Card):
    cost = 5
    types = EVENT

    # Gain an Action costing up to 4 and move your +1 Buy token to its pile.
    def play(self, me: Player) -> None:
        card = me.choose_one(GAIN, self, me.game.supply_up_to(Cost(4), ACTION))
        if card is not None and me.gain(card) is not None:
            me.put_token("+1 buy", me.game.piles[card.home])


class Trade(Card):
    cost = 5
    types = EVENT
    minds_treasures = True

    # Trash up to two cards from your hand; gain a Silver for each.
    def play(self, me: Player) -> None:
        for _ in me.trash_some(self, 0, 2):
            me.gain_from("silver")


class Training(Card):
    cost = 6
    types = EVENT

    # Move your +1 coin token to an Action pile.
    def play(self, me: Player) -> None:
        move_token_to_action_pile(me, "+1 coin", self)


class TravellingFair(Card):
    cost = 2
    types = EVENT

    # Two Buys; cards you gain this turn may go onto your deck.
    def play(self, me: Player) -> None:
        me.plus_buys(2)
        me.bind(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost and moment.zone is not me.deck
