"""Renaissance: Villagers and Coffers, Projects and Artifacts."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import COPY, DISCARD, GAIN, HAND, OPTION, PLAY, SET_ASIDE, SPEND, TOPDECK, TRASH
from throneroom.engine.happenings import Discarding, Gain, Happening, Play, Shuffle, Trashing
from throneroom.engine.moments import TURN_START, YOU_PLAY
from throneroom.engine.types import (
    ACTION,
    ARTIFACT,
    ATTACK,
    COMMAND,
    DURATION,
    PROJECT,
    REACTION,
    TREASURE,
    VICTORY,
)

if TYPE_CHECKING:
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


# --- Kingdom cards ------------------------------------------------------------------------------------------
class ActingTroupe(Card):
    cost = 3
    types = ACTION

    # Four Villagers; trash this.
    def play(self, me: Player) -> None:
        me.plus_villagers(4)
        me.trash(self, me.in_play)


class BorderGuard(Card):
    cost = 2
    types = ACTION
    actions = 1
    needs = "horn lantern"

    # Reveal two cards (three with the Lantern), keep one, discard the rest; all Actions: take the Lantern or the Horn.
    def play(self, me: Player) -> None:
        count = 3 if me.owns("lantern") else 2
        revealed = me.reveal(count)
        only_actions = len(revealed) == count and len(me.of_type(ACTION, revealed)) == count
        card = me.choose_one(HAND, self, revealed)
        if card is not None:
            me.move(card, me.limbo, me.hand)
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)
        if only_actions and not (me.owns("lantern") and me.owns("horn")):
            artifact = me.choose_one(OPTION, self, [me.game.landscape("horn"), me.game.landscape("lantern")])
            if artifact is not None:
                me.take_landscape(artifact)


class CargoShip(Card):
    cost = 3
    types = ACTION | DURATION
    coins = 2
    any_order = True
    commutes = TURN_START
    holds_openly = True

    # Once this turn you may set aside a card you gain; it comes to your hand next turn.
    def play(self, me: Player) -> None:
        me.bind_plays(self)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        if not me.may(SET_ASIDE, self, gain.card):
            return False
        card = gain.physical()
        if gain.set_aside():
            me.next_turn(self, [card], bond.held)
        me.release(bond)
        if bond.number > 1:
            me.bind(self, held=bond.held, number=bond.number - 1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.set_aside, me.hand)


class Ducat(Card):
    cost = 2
    types = TREASURE
    buys = 1
    commutes = YOU_PLAY

    def play(self, me: Player) -> None:
        me.plus_coffers(1)

    # When gained, you may trash a Copper from your hand.
    def when_you_gain_this(self, me: Player, gain: Gain) -> bool:
        return me.may_trash_one(self, me.named("copper")) is not None

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.first_named("copper") is not None


class Experiment(Card):
    cost = 3
    types = ACTION
    cards = 2
    actions = 1

    # Return this to its pile.
    def play(self, me: Player) -> None:
        me.return_to_pile(self, me.in_play)

    # When gained, gain another one, which brings no further one.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        pile = me.game.pile("experiment")
        if pile is not None and pile.cards:
            bond = me.bind(self, held=[pile.top()])
            me.gain(pile.top())
            me.release(bond)

    def cares(self, me: Player, moment: Happening) -> bool:
        for bond in me.bonds:
            if bond.card.id == "experiment" and bond.held[0] is moment.card:
                return False
        return True


class FlagBearer(Card):
    cost = 4
    types = ACTION
    coins = 2
    needs = "flag"
    automatic = True

    # When gained or trashed: take the Flag.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.take_landscape(me.game.landscape("flag"))

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.take_landscape(me.game.landscape("flag"))


class Hideout(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2

    # Trash a card from your hand; gain a Curse if it is a Victory card.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None and me.has_type(card, VICTORY):
            me.gain_from("curse")


class Improve(Card):
    cost = 3
    types = ACTION
    coins = 2

    # In this turn's Clean-up you may trash an Action that would leave play, for a card costing exactly 1 more.
    def play(self, me: Player) -> None:
        me.bind(self)

    def bound_at_start_of_clean_up(self, me: Player, bond: Bond) -> bool:
        card = me.may_choose(TRASH, self, me.of_type(ACTION, me.game.leaving_play(me)))
        if card is None:
            return False
        if me.trash(card, me.in_play):
            me.gain_one_of(self, me.game.supply_exactly(me.game.cost(card.itself()).plus(1)))
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(ACTION, me.game.leaving_play(me))) > 0


class Inventor(Card):
    cost = 4
    types = ACTION

    # Gain a card costing up to 4; then all cards cost 1 less this turn.
    def play(self, me: Player) -> None:
        me.gain_up_to(4, self)
        me.game.turn.discount += 1


class Lackeys(Card):
    cost = 2
    types = ACTION
    cards = 2
    automatic = True

    # When gained: two Villagers.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_villagers(2)


class MountainVillage(Card):
    cost = 4
    types = ACTION
    actions = 2

    # Take a card from your discard pile into your hand; a card if it is empty.
    def play(self, me: Player) -> None:
        card = me.choose_one(HAND, self, me.discard_pile)
        if card is None:
            me.plus_cards(1)
        else:
            me.move(card, me.discard_pile, me.hand)


class OldWitch(Card):
    cost = 5
    types = ACTION | ATTACK
    cards = 3

    # Gain a Curse; you may trash a Curse from your hand.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("curse")
        victim.may_trash_one(self, victim.named("curse"))


class Patron(Card):
    cost = 4
    types = ACTION | REACTION
    coins = 2
    automatic = True
    newer = "renaissance-2022"

    def play(self, me: Player) -> None:
        me.plus_villagers(1)

    # When revealed: a Coffers.  (2022: in an Action phase.)
    def when_you_reveal_this(self, me: Player, revealing: Happening) -> None:
        me.plus_coffers(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.game.in_action_phase() or not me.game.is_edition(self, "renaissance-2022")


class Priest(Card):
    cost = 4
    types = ACTION
    coins = 2
    automatic = True

    # Trash a card from your hand; from then on each card you trash this turn gives two coins.
    def play(self, me: Player) -> None:
        me.trash_one(self)
        me.bind(self)

    def bound_when_you_trash(self, me: Player, trashing: Trashing, bond: Bond) -> None:
        me.plus_coins(2)


class Recruiter(Card):
    cost = 5
    types = ACTION
    cards = 2

    # Trash a card from your hand; a Villager for each coin of its cost.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is not None:
            me.plus_villagers(me.game.coins_cost(card))


class Research(Card):
    cost = 4
    types = ACTION | DURATION
    actions = 1
    any_order = True
    commutes = TURN_START

    # Trash a card from your hand; for each coin of its cost set a card of your deck aside for next turn.
    def play(self, me: Player) -> None:
        card = me.trash_one(self)
        if card is None:
            return
        cards: list[Card] = []
        count = me.prepare(me.game.coins_cost(card))
        while len(cards) < count:
            cards.append(me.deck[-1])
            me.move(me.deck[-1], me.deck, me.face_down)
        if cards:
            me.next_turn(self, cards)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for card in held:
            me.move(card, me.face_down, me.hand)


class Scepter(Card):
    cost = 5
    types = TREASURE
    minds_memory = True

    # Two coins, or play again an Action you played this turn that is still in play.
    def play(self, me: Player) -> None:
        for choice in me.choose_ability(self, ["coins", "replay"]):
            if choice == "coins":
                me.plus_coins(2)
            else:
                card = me.choose_one(COPY, self, self.replayable(me))
                if card is not None:
                    me.play_again(card, self)

    def replayable(self, me: Player) -> list[Card]:
        played = me.plays_this_turn(ACTION)
        return [card for card in me.in_play if card in played]


class Scepter2024(Scepter):
    newer = "renaissance-2024"
    types = TREASURE | COMMAND

    # But no Command.
    def replayable(self, me: Player) -> list[Card]:
        return [card for card in super().replayable(me) if not me.has_type(card, COMMAND)]


class Scholar(Card):
    cost = 5
    types = ACTION

    # Discard your hand, then seven cards.
    def play(self, me: Player) -> None:
        me.discard_hand()
        me.plus_cards(7)


class Sculptor(Card):
    cost = 5
    types = ACTION

    # Gain a card costing up to 4 to your hand; a Treasure gives a Villager.
    def play(self, me: Player) -> None:
        card = me.gain_up_to(4, self, to=me.hand)
        if card is not None and me.has_type(card, TREASURE):
            me.plus_villagers(1)


class Seer(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1

    # Reveal three cards: those costing just 2 to 4 coins come to your hand, the rest goes back in any order.
    def play(self, me: Player) -> None:
        revealed = me.reveal(3)
        least = Cost(2)
        most = Cost(4)
        taken: list[Card] = []
        for card in revealed:
            cost = me.game.cost(card)
            if least.at_most(cost) and cost.at_most(most):
                taken.append(card)
        for card in taken:
            me.move(card, me.limbo, me.hand)
        me.put_back(self, [card for card in revealed if card in me.limbo])


class SilkMerchant(Card):
    cost = 4
    types = ACTION
    cards = 2
    buys = 1
    automatic = True

    # When gained or trashed: a Coffers and a Villager.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        self.pay_out(me)

    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        self.pay_out(me)

    def pay_out(self, me: Player) -> None:
        me.plus_coffers(1)
        me.plus_villagers(1)


class Spices(Card):
    cost = 5
    types = TREASURE
    coins = 2
    buys = 1
    automatic = True
    commutes = YOU_PLAY

    # When gained: two Coffers.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.plus_coffers(2)


class Swashbuckler(Card):
    cost = 5
    types = ACTION
    cards = 3
    needs = "treasure_chest"

    # With cards in your discard pile: a Coffers, and then with four Coffers the Treasure Chest.
    def play(self, me: Player) -> None:
        if me.discard_pile:
            me.plus_coffers(1)
            if me.coffers >= 4:
                me.take_landscape(me.game.landscape("treasure_chest"))


class Treasurer(Card):
    cost = 5
    types = ACTION
    coins = 3
    needs = "key"

    # Trash a Treasure from hand, or gain one from the trash to hand, or take the Key.
    def play(self, me: Player) -> None:
        for choice in me.choose_ability(self, ["trash", "gain", "key"]):
            if choice == "trash":
                me.trash_one(self, me.treasures_in_hand())
            elif choice == "gain":
                card = me.choose_one(GAIN, self, me.of_type(TREASURE, me.game.trash))
                if card is not None:
                    me.gain_from_trash(card, me.hand)
            elif not me.owns("key"):
                me.take_landscape(me.game.landscape("key"))
                me.counters["key"] = int(me.game.turn_number)


class Villain(Card):
    cost = 5
    types = ACTION | ATTACK

    def play(self, me: Player) -> None:
        me.plus_coffers(2)

    # With five or more cards in hand, discard one costing at least 2, or show a hand without one.
    def attack(self, me: Player, victim: Player) -> None:
        if len(victim.hand) < 5:
            return
        card = victim.choose_one(DISCARD, self, [card for card in victim.hand if victim.game.coins_cost(card) >= 2])
        if card is None:
            victim.reveal_hand()
        else:
            victim.discard(card)


# --- Projects -----------------------------------------------------------------------------------------------
class Academy(Card):
    cost = 5
    types = PROJECT
    automatic = True

    # A Villager whenever you gain an Action.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.plus_villagers(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, ACTION)


class Barracks(Card):
    cost = 6
    types = PROJECT
    automatic = True

    def at_start_of_turn(self, me: Player) -> None:
        me.plus_actions(1)


class Canal(Card):
    cost = 7
    types = PROJECT

    # On your turns all cards cost 1 less.
    def cost_less(self, me: Player, card: Card) -> int:
        return 1


class Capitalism(Card):
    cost = 5
    types = PROJECT

    # On your turns Actions with an amount of coins in their text are Treasures too.
    def also_types(self, me: Player, card: Card) -> int:
        if card.types & ACTION and (card.coins or card.gives_coins):
            return TREASURE
        return 0


class Cathedral(Card):
    cost = 3
    types = PROJECT

    # Trash a card from your hand.
    def at_start_of_turn(self, me: Player) -> None:
        me.trash_one(self)


class Citadel(Card):
    cost = 8
    types = PROJECT
    minds_memory = True

    # The first Action you play in your turn is played again afterwards.
    def after_you_play(self, me: Player, play: Play) -> None:
        me.counters["citadel"] = int(me.game.turn_number)
        me.play_again(play.card, None)

    def cares(self, me: Player, moment: Happening) -> bool:
        played = me.plays_this_turn(ACTION)
        return len(played) > 0 and played[0] is moment.card and me.count("citadel") != me.game.turn_number

    # Bought after the first Action, it has to wait for the next turn.
    def play(self, me: Player) -> None:
        if me.plays_this_turn(ACTION):
            me.counters["citadel"] = int(me.game.turn_number)


class CityGate(Card):
    cost = 3
    types = PROJECT

    # A card; then put a card from your hand onto your deck.
    def at_start_of_turn(self, me: Player) -> None:
        me.plus_cards(1)
        card = me.choose_one(TOPDECK, self, me.hand)
        if card is not None:
            me.put_on_deck(card, me.hand)


class CropRotation(Card):
    cost = 6
    types = PROJECT

    # You may discard a Victory card for two cards.
    def at_start_of_turn(self, me: Player) -> bool:
        card = me.may_choose(DISCARD, self, me.of_type(VICTORY))
        if card is None:
            return False
        me.discard(card)
        me.plus_cards(2)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return len(me.of_type(VICTORY)) > 0


class Exploration(Card):
    cost = 4
    types = PROJECT
    automatic = True
    minds_memory = True
    newer = "renaissance-2022"

    # A Coffers and a Villager at the end of a Buy phase in which you bought no card.  (2022: gained none.)
    def at_end_of_buy_phase(self, me: Player) -> None:
        me.plus_coffers(1)
        me.plus_villagers(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        if me.game.is_edition(self, "renaissance-2022"):
            return not me.gained_in_buy_phase()
        turn = me.game.turn
        return len(turn.bought) == turn.bought_before


class Fair(Card):
    cost = 4
    types = PROJECT
    automatic = True

    def at_start_of_turn(self, me: Player) -> None:
        me.plus_buys(1)


class Fleet(Card):
    cost = 5
    types = PROJECT

    # You have another turn when the game would end.
    def when_game_would_end(self, me: Player) -> None:
        me.game.add_last_turn(me)


class Guildhall(Card):
    cost = 5
    types = PROJECT
    automatic = True

    # A Coffers whenever you gain a Treasure.
    def when_you_gain(self, me: Player, gain: Gain) -> None:
        me.plus_coffers(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, TREASURE)


class Innovation(Card):
    cost = 6
    types = PROJECT
    minds_memory = True

    # The first Action you gain in your turn may be set aside and played.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may(PLAY, self, gain.card):
            return False
        card = gain.physical()
        return gain.set_aside() and me.play(card, me.set_aside)

    def cares(self, me: Player, moment: Happening) -> bool:
        if not isinstance(moment, Gain) or moment.lost or not me.is_my_turn():
            return False
        gained = me.of_type(ACTION, me.gained_this_turn())
        return len(gained) > 0 and gained[0] is moment.card and gained.count(moment.card) == 1


class Innovation2022(Innovation):
    newer = "renaissance-2022"

    # Once in each of your turns an Action that you gain may be played, wherever it is.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        if not me.may(PLAY, self, gain.card):
            return False
        me.bind(self)
        return gain.found().play()

    def cares(self, me: Player, moment: Happening) -> bool:
        return (isinstance(moment, Gain) and moment.is_there() and me.is_my_turn() and me.has_type(moment.card, ACTION)
                and not any([bond.card is self for bond in me.bonds]))


class Pageant(Card):
    cost = 3
    types = PROJECT

    # At the end of your Buy phase, once per turn, you may pay a coin for a Coffers.
    def at_end_of_buy_phase(self, me: Player) -> bool:
        if not me.may(SPEND, self):
            return False
        me.counters["pageant"] = int(me.game.turn_number)
        me.coins -= 1
        me.plus_coffers(1)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.coins > 0 and me.count("pageant") != me.game.turn_number


class Piazza(Card):
    cost = 5
    types = PROJECT

    # Reveal your top card and play it if it is an Action.
    def at_start_of_turn(self, me: Player) -> None:
        for card in me.reveal(1):
            if me.has_type(card, ACTION):
                me.play(card, me.limbo)
            else:
                me.put_on_deck(card, me.limbo)


class RoadNetwork(Card):
    cost = 5
    types = PROJECT

    # A card whenever another player gains a Victory card.
    def when_another_gains(self, me: Player, gain: Gain) -> None:
        me.plus_cards(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY)


class Sewers(Card):
    cost = 3
    types = PROJECT

    # Trashing a card otherwise than with this lets you trash a hand card.
    def when_you_trash(self, me: Player, trashing: Trashing) -> bool:
        card = me.may_choose(TRASH, self, me.hand)
        if card is None:
            return False
        bond = me.bind(self, held=[card])
        me.trash(card)
        me.release(bond)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        for bond in me.bonds:
            if bond.card is self and bond.held[0] is moment.card:
                return False
        return len(me.hand) > 0


class Silos(Card):
    cost = 4
    types = PROJECT

    # Discard any number of Coppers, shown, and draw as many cards.
    def at_start_of_turn(self, me: Player) -> bool:
        coppers = me.named("copper")
        coppers = me.choose(DISCARD, self, coppers, 0, len(coppers))
        if not coppers:
            return False
        me.reveal_cards(coppers)
        me.draw(me.discard_all(coppers))
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.first_named("copper") is not None


class SinisterPlot(Card):
    cost = 4
    types = PROJECT

    # Add a token of your own, or take all of yours off for a card each.
    def at_start_of_turn(self, me: Player) -> None:
        tokens = me.count("sinister_plot")
        if tokens == 0 or me.choose_word(OPTION, self, ["token", "cards"]) == "token":
            me.add("sinister_plot", 1)
        else:
            me.counters["sinister_plot"] = 0
            me.plus_cards(tokens)


class StarChart(Card):
    cost = 3
    types = PROJECT

    # When you shuffle, you may pick a card to go on top.
    def when_you_shuffle(self, me: Player, shuffle: Shuffle) -> bool:
        card = me.may_choose(TOPDECK, self, shuffle.free_cards())
        if card is None:
            return False
        shuffle.on_top.append(card)
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Shuffle) and len(moment.free_cards()) > 0


# --- Artifacts ----------------------------------------------------------------------------------------------
class Flag(Card):
    types = ARTIFACT

    def extra_cards_in_new_hand(self, me: Player) -> int:
        return 1


class Horn(Card):
    types = ARTIFACT

    # Once in your turn you may put a Border Guard you discard from play onto your deck.
    def when_you_discard_from_play(self, me: Player, discarding: Discarding) -> bool:
        if not me.may(TOPDECK, self, discarding.card):
            return False
        me.counters["horn"] = int(me.game.turn_number)
        return discarding.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card.id == "border_guard" and me.is_my_turn() and me.count("horn") != me.game.turn_number


class Key(Card):
    types = ARTIFACT
    automatic = True

    # A coin at the start of your turn, but not of the one in which you took it.
    def at_start_of_turn(self, me: Player) -> None:
        me.plus_coins(1)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.count("key") != me.game.turn_number


class Lantern(Card):
    # Border Guards ask for it.
    types = ARTIFACT


class TreasureChest(Card):
    types = ARTIFACT

    # Your Buy phase starts with gaining a Gold.
    def at_start_of_buy_phase(self, me: Player) -> None:
        me.gain_from("gold")
