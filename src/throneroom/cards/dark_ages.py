"""Dark Ages."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import COPY, DISCARD, GAIN, PLAY, TOPDECK, TRASH
from throneroom.engine.happenings import Buy, Discarding, Gain, Happening, Play, Trashing
from throneroom.engine.types import (
    ACTION,
    ATTACK,
    COMMAND,
    CURSE,
    DURATION,
    KNIGHT,
    LOOTER,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
)

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond
    from throneroom.engine.player import Player


def costing_3_to_6(game: Game, cards: list[Card]) -> list[Card]:
    """Those of the cards that cost from 3 to 6 coins, and nothing but coins."""
    most = Cost(6)
    return [card for card in cards if game.cost(card).at_most(most) and game.cost(card).coins >= 3]


def loses_a_card(victim: Player, source: Card) -> Card | None:
    """Reveals two cards, trashes one costing 3 to 6 and discards the rest; the card trashed."""
    revealed = victim.reveal(2)
    card = victim.choose_one(TRASH, source, costing_3_to_6(victim.game, revealed))
    victim.trash_and_discard(card, revealed)
    return card


def one_of_each(cards: list[Card]) -> list[Card]:
    """One card of each name."""
    found: list[Card] = []
    for card in cards:
        if card.id not in [other.id for other in found]:
            found.append(card)
    return found


# --- Ruins --------------------------------------------------------------------------------------------------
class Ruins(Card):
    cost = 0
    types = ACTION | RUINS
    shuffled = True
    contents = "10 abandoned_mine, 10 ruined_library, 10 ruined_market, 10 ruined_village, 10 survivors"

    # Ten per player beyond the first.
    def size_for(self, players: int) -> int:
        return 10 * (players - 1)


class AbandonedMine(Card):
    cost = 0
    types = ACTION | RUINS
    coins = 1


class RuinedLibrary(Card):
    cost = 0
    types = ACTION | RUINS
    cards = 1


class RuinedMarket(Card):
    cost = 0
    types = ACTION | RUINS
    buys = 1


class RuinedVillage(Card):
    cost = 0
    types = ACTION | RUINS
    actions = 1


class Survivors(Card):
    cost = 0
    types = ACTION | RUINS

    # Look at two cards: discard both, or put both back in any order.
    def play(self, me: Player) -> None:
        cards = me.look(2)
        if cards and me.may(DISCARD, self):
            me.discard_all(cards, me.limbo)
        else:
            me.put_back(self, cards)


# --- Kingdom cards ------------------------------------------------------------------------------------------
class Altar(Card):
    cost = 6
    types = ACTION

    # Trash a card from your hand; gain one costing up to 5.
    def play(self, me: Player) -> None:
        me.trash_one(self)
        me.gain_up_to(5, self)


class Armory(Card):
    cost = 4
    types = ACTION

    # Gain a card costing up to 4 onto your deck.
    def play(self, me: Player) -> None:
        me.gain_up_to(4, self, to=me.deck)


class BandOfMisfits(Card):
    cost = 5
    types = ACTION | COMMAND
    newer = "command-2019 command-2025"

    # Play this as a cheaper Action of the Supply; that is what it is until it leaves play.
    # (As a Command: play such a card, but no Command, where it lies; since 2025 no Duration either.)
    def play(self, me: Player) -> None:
        game = me.game
        models = game.supply_below(game.cost(self), ACTION)
        newest = game.is_edition(self, "command-2025")
        if newest:
            models = [card for card in models if not me.has_type(card, DURATION)]
        if newest or game.is_edition(self, "command-2019"):
            model = me.choose_one(COPY, self, [card for card in models if not me.has_type(card, COMMAND)])
            if model is not None:
                me.play_in_place(model, self)
        else:
            model = me.choose_one(COPY, self, models)
            if model is not None:
                me.become(self, model)


class BanditCamp(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 2
    needs = "spoils"

    # Gain a Spoils.
    def play(self, me: Player) -> None:
        me.gain_from("spoils")


class Beggar(Card):
    cost = 2
    types = ACTION | REACTION

    # Gain three Coppers to your hand.
    def play(self, me: Player) -> None:
        for _ in range(3):
            me.gain_from("copper", me.hand)

    # When another player plays an Attack, you may discard this to gain two Silvers, the first onto your deck.
    def in_hand_when_attacked(self, me: Player, attack: Play) -> bool:
        if not me.may(DISCARD, self):
            return False
        me.discard(self)
        me.gain_from("silver", me.deck)
        me.gain_from("silver")
        return True


class Catacombs(Card):
    cost = 5
    types = ACTION

    # Look at three cards: take them all, or discard them all and draw three.
    def play(self, me: Player) -> None:
        cards = me.look(3)
        for ability in me.choose_ability(self, ["hand", "discard"]):
            if ability == "hand":
                for card in cards:
                    me.move(card, me.limbo, me.hand)
            else:
                me.discard_all(cards, me.limbo)
                me.plus_cards(3)

    # When you trash this, gain a cheaper card.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        cost = me.game.cost(trashing.physical())
        me.gain_one_of(self, me.game.supply_below(cost))


class Count(Card):
    cost = 5
    types = ACTION
    gives_coins = True

    # Discard two cards, or put one onto your deck, or gain a Copper; then three coins, or trash your hand, or a Duchy.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["discard", "topdeck", "copper"]):
            if ability == "discard":
                me.discard_some(self, 2, 2)
            elif ability == "topdeck":
                card = me.choose_one(TOPDECK, self, me.hand)
                if card is not None:
                    me.put_on_deck(card, me.hand)
            else:
                me.gain_from("copper")
        for ability in me.choose_ability(self, ["coins", "trash", "duchy"]):
            if ability == "coins":
                me.plus_coins(3)
            elif ability == "trash":
                me.trash_all(me.hand[:])
            else:
                me.gain_from("duchy")


class Counterfeit(Card):
    cost = 5
    types = TREASURE
    buys = 1
    coins = 1
    newer = "dark_ages-2022"

    # You may play a Treasure from your hand twice and trash it.  (2022: no Duration.)
    def play(self, me: Player) -> None:
        treasures = me.treasures_to_play()
        if me.game.is_edition(self, "dark_ages-2022"):
            treasures = [card for card in treasures if not me.has_type(card, DURATION)]
        card = me.may_choose(PLAY, self, treasures)
        if card is not None and me.play(card):
            me.play_again(card, None)
            me.trash(me.in_play_guise(card), me.in_play)


class Cultist(Card):
    cost = 5
    types = ACTION | ATTACK | LOOTER
    cards = 2
    needs = "ruins"

    # After the attack you may play another Cultist from your hand.
    def play(self, me: Player) -> None:
        me.attack_others(self)
        other = me.may_choose(PLAY, self, me.named("cultist"))
        if other is not None:
            me.play(other)

    # Gain a Ruins.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("ruins")

    # When you trash this, three cards.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.plus_cards(3)


class DeathCart(Card):
    cost = 4
    types = ACTION | LOOTER
    coins = 5
    needs = "ruins"

    # Trash an Action from your hand or this.
    def play(self, me: Player) -> None:
        card = me.choose_one(TRASH, self, [*one_of_each(me.actions_in_hand()), self], apart=True)
        if card is self:
            me.trash(self, me.in_play)
        elif card is not None:
            me.trash(card)

    # When you gain this, gain two Ruins.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from("ruins")
        me.gain_from("ruins")


class DeathCart2019(DeathCart):
    newer = "dark_ages-2019e"
    coins = 0
    gives_coins = True

    # You may trash an Action from your hand or this for five coins.
    def play(self, me: Player) -> None:
        here = [self] if self in me.in_play else []
        card = me.may_choose(TRASH, self, [*one_of_each(me.actions_in_hand()), *here], apart=True)
        if card is not None and me.trash(card, me.in_play if card is self else me.hand):
            me.plus_coins(5)


class Feodum(Card):
    cost = 4
    types = VICTORY

    # One point for every three Silvers you own.
    def score(self, me: Player) -> int:
        return len(me.named("silver", me.all_cards())) // 3

    # When you trash this, gain three Silvers.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        for _ in range(3):
            me.gain_from("silver")


class Forager(Card):
    cost = 3
    types = ACTION
    actions = 1
    buys = 1
    gives_coins = True

    # Trash a card from your hand; a coin for each different Treasure in the trash.
    def play(self, me: Player) -> None:
        me.trash_one(self)
        me.plus_coins(len(one_of_each(me.of_type(TREASURE, me.game.trash))))


class Fortress(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2

    # When you trash this, it comes back to your hand.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        trashing.put_in_hand()


class Graverobber(Card):
    cost = 5
    types = ACTION

    # Gain a card costing 3 to 6 from the trash onto your deck; or trash an Action from hand for one up to 3 dearer.
    def play(self, me: Player) -> None:
        game = me.game
        for ability in me.choose_ability(self, ["gain", "trash"]):
            if ability == "gain":
                card = me.choose_one(GAIN, self, costing_3_to_6(game, game.trash))
                if card is not None:
                    me.gain_from_trash(card, me.deck)
            else:
                card = me.choose_one(TRASH, self, me.actions_in_hand())
                if card is not None:
                    me.trash(card)
                    me.gain_one_of(self, game.supply_up_to(game.cost(card).plus(3)))


class Hermit(Card):
    cost = 3
    types = ACTION
    needs = "madman"
    minds_memory = True

    # Look at your discards; from them or your hand you may trash a card that is no Treasure; gain a card costing up
    # to 3.
    def play(self, me: Player) -> None:
        me.look_at_discard_pile()
        in_hand = one_of_each([card for card in me.hand if not me.has_type(card, TREASURE)])
        discarded = one_of_each([card for card in me.discard_pile if not me.has_type(card, TREASURE)])
        card = me.may_choose(TRASH, self, in_hand + discarded, apart=True)
        if card is not None:
            me.trash(card, me.hand if card in in_hand else me.discard_pile)
        me.gain_up_to(3, self)

    # Discarded from play in a turn in which you bought no card, it is trashed for a Madman.
    def when_you_discard_this_from_play(self, me: Player, discarding: Discarding) -> None:
        discarding.trash()
        me.gain_from("madman")

    def cares(self, me: Player, moment: Happening) -> bool:
        return not (me.is_my_turn() and me.game.turn.bought)


class Hermit2022(Hermit):
    newer = "dark_ages-2022"
    without = "when_you_discard_this_from_play"
    minds_memory = True

    def play(self, me: Player) -> None:
        super().play(me)
        me.bind(self)

    # At the end of a Buy phase in which you gained no card, it is exchanged for a Madman.
    def bound_at_end_of_buy_phase(self, me: Player, bond: Bond) -> None:
        me.exchange(self, me.in_play, "madman")

    def cares(self, me: Player, moment: Happening) -> bool:
        return self in me.in_play and not me.gained_in_buy_phase()


class HuntingGrounds(Card):
    cost = 6
    types = ACTION
    cards = 4

    # When you trash this, gain a Duchy or three Estates.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        for ability in me.choose_ability(self, ["duchy", "estates"]):
            if ability == "duchy":
                me.gain_from("duchy")
            else:
                for _ in range(3):
                    me.gain_from("estate")


class Ironmonger(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 1
    gives_coins = True

    # Reveal your top card and discard it or put it back; an Action, a coin, a card for what types it has.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            if me.may(DISCARD, self, card):
                me.discard(card, me.limbo)
            else:
                me.put_on_deck(card, me.limbo)
            if me.has_type(card, ACTION):
                me.plus_actions(1)
            if me.has_type(card, TREASURE):
                me.plus_coins(1)
            if me.has_type(card, VICTORY):
                me.plus_cards(1)


class JunkDealer(Card):
    cost = 5
    types = ACTION
    cards = 1
    actions = 1
    coins = 1

    # Trash a card from your hand.
    def play(self, me: Player) -> None:
        me.trash_one(self)


class Marauder(Card):
    cost = 4
    types = ACTION | ATTACK | LOOTER
    needs = "ruins spoils"

    # Gain a Spoils.
    def play(self, me: Player) -> None:
        me.gain_from("spoils")

    # Gain a Ruins.
    def attack(self, me: Player, victim: Player) -> None:
        victim.gain_from("ruins")


class MarketSquare(Card):
    cost = 3
    types = ACTION | REACTION
    cards = 1
    actions = 1
    buys = 1

    # When a card of yours is trashed, you may discard this to gain a Gold.
    def in_hand_when_you_trash(self, me: Player, trashing: Trashing) -> bool:
        if not me.may(DISCARD, self):
            return False
        me.discard(self)
        me.gain_from("gold")
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Trashing) and moment.owned


class Mystic(Card):
    cost = 5
    types = ACTION
    actions = 1
    coins = 2

    # Name a card and reveal your top card: yours if it is that, else it stays there.
    def play(self, me: Player) -> None:
        name = me.name_a_card(self)
        for card in me.reveal(1):
            me.move(card, me.limbo, me.hand if card.id == name else me.deck)


class Pillage(Card):
    cost = 5
    types = ACTION | ATTACK
    needs = "spoils"
    editions = "dark_ages-2012"
    newer = "dark_ages-2019e"

    # Trash this; after the attack gain two Spoils.  (2019: only if it was trashed.)
    def play(self, me: Player) -> None:
        if not me.trash(self, me.in_play) and me.game.is_edition(self, "dark_ages-2019e"):
            me.attack_nobody()
            return
        me.attack_others(self)
        me.gain_from("spoils")
        me.gain_from("spoils")

    # A hand of five or more is revealed; the attacker chooses a card of it to be discarded.
    def attack(self, me: Player, victim: Player) -> None:
        if len(victim.hand) >= 5 or me.game.is_edition(self, "dark_ages-2012"):
            victim.reveal_hand()
            card = me.choose_one(DISCARD, self, victim.hand)
            if card is not None:
                victim.discard(card)


class PoorHouse(Card):
    cost = 1
    types = ACTION
    coins = 4

    # Reveal your hand and lose a coin for each Treasure in it.
    def play(self, me: Player) -> None:
        me.reveal_hand()
        me.lose_coins(len(me.treasures_in_hand()), self)


class Procession(Card):
    cost = 4
    types = ACTION
    editions = "dark_ages-2012"
    newer = "dark_ages-2019e"

    # You may play an Action from your hand twice; trash it and gain an Action costing exactly 1 more.
    # (2012: it is picked up in between; with a Duration this stays in play for its effect.  2019: no Durations.)
    def play(self, me: Player) -> None:
        old = me.game.is_edition(self, "dark_ages-2012")
        actions = me.actions_to_play()
        if me.game.is_edition(self, "dark_ages-2019e"):
            actions = [card for card in actions if not me.has_type(card, DURATION)]
        card = me.may_choose(PLAY, self, actions)
        if card is not None:
            me.play_times(2, card, self if old else None, picked_up=old)
            me.trash(me.in_play_guise(card), me.in_play)
            me.gain_one_of(self, me.game.supply_exactly(me.game.cost(card).plus(1), ACTION))


class Rats(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 1
    size = 20

    # Gain a Rats; trash a card from your hand that is no Rats, or show a hand of nothing else.
    def play(self, me: Player) -> None:
        me.gain_from("rats")
        if me.trash_one(self, [card for card in me.hand if card.id != "rats"]) is None:
            me.reveal_hand()

    # When you trash this, a card.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.plus_cards(1)


class Rebuild(Card):
    cost = 5
    types = ACTION
    actions = 1

    # Name a card; dig for a Victory card of another name; trash it for a Victory card costing up to 3 more.
    def play(self, me: Player) -> None:
        name = me.name_a_card(self)
        others: list[Card] = []
        revealed = me.reveal(1)
        while revealed and (revealed[0].id == name or not me.has_type(revealed[0], VICTORY)):
            others.extend(revealed)
            revealed = me.reveal(1)
        me.discard_all(others, me.limbo)
        for card in revealed:
            me.trash(card, me.limbo)
            me.gain_one_of(self, me.game.supply_up_to(me.game.cost(card).plus(3), VICTORY))


class Rogue(Card):
    cost = 5
    types = ACTION | ATTACK
    coins = 2

    # Gain a card costing 3 to 6 from the trash; if there is none, the other players lose one from their decks.
    def play(self, me: Player) -> None:
        loot = costing_3_to_6(me.game, me.game.trash)
        card = me.choose_one(GAIN, self, loot)
        if card is not None:
            me.gain_from_trash(card)
        else:
            for victim in me.affected_by_this():
                loses_a_card(victim, self)


class Sage(Card):
    cost = 3
    types = ACTION
    actions = 1

    # Dig for a card costing 3 or more and take it; the rest is discarded.
    def play(self, me: Player) -> None:
        others: list[Card] = []
        revealed = me.reveal(1)
        while revealed and me.game.coins_cost(revealed[0]) < 3:
            others.extend(revealed)
            revealed = me.reveal(1)
        for card in revealed:
            me.move(card, me.limbo, me.hand)
        me.discard_all(others, me.limbo)


class Scavenger(Card):
    cost = 4
    types = ACTION
    coins = 2

    # You may put your deck into your discard pile; put a card of that onto your deck.
    def play(self, me: Player) -> None:
        if me.deck and me.may(DISCARD, self):
            me.put_deck_into_discard_pile()
        card = me.choose_one(TOPDECK, self, me.discard_pile)
        if card is not None:
            me.put_on_deck(card, me.discard_pile)


class Squire(Card):
    cost = 2
    types = ACTION
    coins = 1

    # Choose one: two Actions, two Buys, a Silver.
    def play(self, me: Player) -> None:
        for ability in me.choose_ability(self, ["actions", "buys", "silver"]):
            if ability == "actions":
                me.plus_actions(2)
            elif ability == "buys":
                me.plus_buys(2)
            else:
                me.gain_from("silver")

    # When you trash this, gain an Attack.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.gain_one_of(self, me.game.supply(ATTACK))


class Storeroom(Card):
    cost = 3
    types = ACTION
    buys = 1
    gives_coins = True

    # Discard any number of cards and draw as many; then discard any number for a coin each.
    def play(self, me: Player) -> None:
        me.plus_cards(len(me.discard_some(self, 0, len(me.hand), topic="cards")))
        me.plus_coins(len(me.discard_some(self, 0, len(me.hand), topic="coins")))


class Urchin(Card):
    cost = 3
    types = ACTION | ATTACK
    cards = 1
    actions = 1
    needs = "mercenary"

    # Discard down to four cards.
    def attack(self, me: Player, victim: Player) -> None:
        victim.discard_down_to(4, self)

    # When you play another Attack, you may trash this for a Mercenary.
    def in_play_when_you_play(self, me: Player, play: Play) -> bool:
        if not me.may(TRASH, self):
            return False
        if me.trash(self, me.in_play):
            me.gain_from("mercenary")
        return True

    def cares(self, me: Player, moment: Happening) -> bool:
        return moment.card is not self and me.has_type(moment.card, ATTACK)


class Vagrant(Card):
    cost = 2
    types = ACTION
    cards = 1
    actions = 1

    # Reveal your top card; a Curse, Ruins, Shelter or Victory card is taken, anything else stays there.
    def play(self, me: Player) -> None:
        for card in me.reveal(1):
            wanted = me.has_type(card, CURSE | RUINS | SHELTER | VICTORY)
            me.move(card, me.limbo, me.hand if wanted else me.deck)


class WanderingMinstrel(Card):
    cost = 4
    types = ACTION
    cards = 1
    actions = 2

    # Reveal three cards; Actions go back in any order, the rest is discarded.
    def play(self, me: Player) -> None:
        revealed = me.reveal(3)
        me.put_back(self, me.of_type(ACTION, revealed))
        me.discard_all([card for card in revealed if card in me.limbo], me.limbo)


# --- Knights ------------------------------------------------------------------------------------------------
class Knights(Card):
    cost = 5
    types = ACTION | ATTACK | KNIGHT
    shuffled = True
    contents = ("1 dame_anna, 1 dame_josephine, 1 dame_molly, 1 dame_natalie, 1 dame_sylvia, "
                "1 sir_bailey, 1 sir_destry, 1 sir_martin, 1 sir_michael, 1 sir_vander")


class _Knight(Card):
    cost = 5
    types = ACTION | ATTACK | KNIGHT

    def play(self, me: Player) -> None:
        self.fight(me)

    # Reveal two cards, trash one costing 3 to 6, discard the rest; if a Knight falls, this one does too.
    def fight(self, me: Player) -> None:
        fallen = False
        for victim in me.affected_by_this():
            card = loses_a_card(victim, self)
            if card is not None and me.has_type(card, KNIGHT):
                fallen = True
        if fallen:
            me.trash(self, me.in_play)


class DameAnna(_Knight):
    # You may trash up to two cards from your hand.
    def play(self, me: Player) -> None:
        me.trash_some(self, 0, 2)
        self.fight(me)


class DameJosephine(_Knight):
    types = ACTION | ATTACK | KNIGHT | VICTORY
    points = 2


class DameMolly(_Knight):
    actions = 2


class DameNatalie(_Knight):
    editions = "dark_ages-2012"

    # You may gain a card costing up to 3 (2012: you must).
    def play(self, me: Player) -> None:
        if me.game.is_edition(self, "dark_ages-2012"):
            me.gain_up_to(3, self)
        else:
            me.may_gain_one_of(self, me.game.supply_up_to(Cost(3)))
        self.fight(me)


class DameSylvia(_Knight):
    coins = 2


class SirBailey(_Knight):
    cards = 1
    actions = 1


class SirDestry(_Knight):
    cards = 2


class SirMartin(_Knight):
    cost = 4
    buys = 2


class SirMichael(_Knight):
    # The others discard down to three cards.
    def play(self, me: Player) -> None:
        for victim in me.affected_by_this():
            victim.discard_down_to(3, self)
        self.fight(me)


class SirVander(_Knight):
    # When you trash this, gain a Gold.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.gain_from("gold")


# --- beside the Supply --------------------------------------------------------------------------------------
class Madman(Card):
    types = ACTION
    actions = 2
    supply = False

    # Return this to its pile; if you do, a card for each card in your hand.
    def play(self, me: Player) -> None:
        if me.return_to_pile(self, me.in_play):
            me.plus_cards(len(me.hand))


class Mercenary(Card):
    types = ACTION | ATTACK
    supply = False
    gives_coins = True

    # You may trash two cards from your hand; if you do, two cards, two coins, and the others discard down to three.
    def play(self, me: Player) -> None:
        if not me.hand or not me.may(TRASH, self):
            return
        if me.trash_all(me.choose(TRASH, self, me.hand, 2, 2)) == 2:
            me.plus_cards(2)
            me.plus_coins(2)
            for victim in me.affected_by_this():
                victim.discard_down_to(3, self)


class Spoils(Card):
    types = TREASURE
    coins = 3
    size = 15
    supply = False

    # It goes back to its pile.
    def play(self, me: Player) -> None:
        me.return_to_pile(self, me.in_play)


# --- Shelters -----------------------------------------------------------------------------------------------
class Hovel(Card):
    cost = 1
    types = REACTION | SHELTER

    # Buying a Victory card lets you trash this from your hand.
    def in_hand_when_you_buy(self, me: Player, buy: Buy) -> bool:
        return me.may(TRASH, self) and me.trash(self)

    def cares(self, me: Player, moment: Happening) -> bool:
        return me.has_type(moment.card, VICTORY)


class Hovel2022(Hovel):
    newer = "dark_ages-2022"
    without = "in_hand_when_you_buy"

    # Gaining one does.
    def in_hand_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may(TRASH, self) and me.trash(self)


class Necropolis(Card):
    cost = 1
    types = ACTION | SHELTER
    actions = 2


class OvergrownEstate(Card):
    cost = 1
    types = VICTORY | SHELTER

    # When you trash this, a card.
    def when_you_trash_this(self, me: Player, trashing: Trashing) -> None:
        me.plus_cards(1)
