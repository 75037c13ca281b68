"""The Kingdom cards of Nocturne."""
from __future__ import annotations

from typing import TYPE_CHECKING

from throneroom.cards.nocturne.receiving import (
    follow,
    may_discard_three,
    others_receive_the_next_hex,
    put_boon_down,
    put_down,
    receive_a_boon,
    receive_a_hex,
    receive_boon,
    sift,
    turn_over_a_boon,
    without_copy_in_play,
)
from throneroom.engine.card import Card, Cost
from throneroom.engine.decision import (
    COPY,
    DISCARD,
    EXCHANGE,
    HAND,
    PLAY,
    RECEIVE,
    SET_ASIDE,
    TOPDECK,
    TRASH,
)
from throneroom.engine.happenings import NEXT_TURN, Gain, Happening, Play, Tracked
from throneroom.engine.moments import TURN_END, TURN_START
from throneroom.engine.situation import NIGHT_PHASE
from throneroom.engine.types import (
    ACTION,
    ATTACK,
    DOOM,
    DURATION,
    FATE,
    NIGHT,
    REACTION,
    SPIRIT,
    TREASURE,
    VICTORY,
)

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.happenings import Bond, Discarding
    from throneroom.engine.player import Player


class Bard(Card):
    cost = 4
    types = ACTION | FATE
    coins = 2
    needs = "boons"

    # Receive a Boon.
    def play(self, me: Player) -> None:
        receive_a_boon(me)


class BlessedVillage(Card):
    cost = 4
    types = ACTION | FATE
    cards = 1
    actions = 2
    needs = "boons"

    # On gaining this: take a Boon and receive it now or as your next turn starts.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        boon = turn_over_a_boon(me)
        if boon is None:
            return
        if me.may(RECEIVE, self, boon):
            receive_boon(me, boon)
        else:
            me.next_turn_free(self, [boon])

    def next_turn(self, me: Player, held: list[Card]) -> None:
        for boon in held:
            receive_boon(me, boon)


class Cemetery(Card):
    cost = 4
    types = VICTORY
    points = 2
    heirloom = "haunted_mirror"
    needs = "ghost"

    # When you gain this, trash up to four cards from your hand.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.trash_some(self, 0, 4)


class Changeling(Card):
    cost = 3
    types = NIGHT

    # Trash this; gain a copy of something you have in play.
    def play(self, me: Player) -> None:
        me.trash(self, me.in_play)
        ids = [card.id for card in me.in_play]
        me.gain_one_of(self, [card for card in me.game.supply() if card.id in ids])

    # In games with this, when you gain a card costing 3 or more you may exchange it for a Changeling.
    def when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may(EXCHANGE, self, gain.card) and me.exchange(gain.physical(), gain.zone, self.id)

    def cares(self, me: Player, moment: Happening) -> bool:
        if not isinstance(moment, Gain) or moment.lost or moment.card.home < 0:
            return False
        if moment.card.id == self.id and moment.zone is me.discard_pile:
            return False                # it would make no difference
        return me.game.count_in_pile(self.id) > 0 and me.game.coins_cost(moment.card) >= 3


class Cobbler(Card):
    cost = 5
    types = NIGHT | DURATION

    # Your next turn starts with gaining a card of at most 4 to your hand.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.gain_up_to(4, self, to=me.hand)


class Conclave(Card):
    cost = 4
    types = ACTION
    coins = 2

    # You may play an Action from your hand of which no copy is in play; if you do, an action.
    def play(self, me: Player) -> None:
        card = me.may_choose(PLAY, self, without_copy_in_play(me, me.actions_to_play()))
        if card is not None and me.play(card):
            me.plus_actions(1)


class Crypt(Card):
    cost = 5
    types = NIGHT | DURATION
    any_order = True
    newer = "nocturne-2022"

    # Set aside any number of your Treasures in play, face down; each turn take one of them into your hand.
    # (2022: no Durations.)
    def play(self, me: Player) -> None:
        treasures = me.of_type(TREASURE, me.in_play)
        if me.game.is_edition(self, "nocturne-2022"):
            treasures = [card for card in treasures if not me.has_type(card, DURATION)]
        held: list[Card] = []
        for card in me.choose(SET_ASIDE, self, treasures, 0, len(treasures)):
            if me.move(card, me.in_play, me.face_down):
                held.append(me.face_down[-1])
        if held:
            me.next_turn(self, held)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        card = me.choose_one(HAND, self, held)
        if card is not None:
            me.move(card, me.face_down, me.hand)
        left = [other for other in held if other in me.face_down]
        if left:
            me.next_turn(self, left)


class CursedVillage(Card):
    cost = 5
    types = ACTION | DOOM
    actions = 2
    needs = "hexes"

    # Draw until you have six cards.
    def play(self, me: Player) -> None:
        me.draw_to(6)

    # When you gain this, receive a Hex.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        receive_a_hex(me)


class DenOfSin(Card):
    cost = 5
    types = NIGHT | DURATION
    commutes = TURN_START

    # Two cards at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(2)

    def gained_to(self, me: Player) -> list[Card]:
        return me.hand


class DevilsWorkshop(Card):
    cost = 4
    types = NIGHT
    needs = "imp"
    minds_memory = True

    # Gain an Imp if you gained two or more cards this turn, a card costing up to 4 if it was one, a Gold if none.
    def play(self, me: Player) -> None:
        gained = len(me.gained_this_turn())
        if gained >= 2:
            me.gain_from("imp")
        elif gained == 1:
            me.gain_up_to(4, self)
        else:
            me.gain_from("gold")


class Druid(Card):
    wants = "boons"
    cost = 2
    types = ACTION | FATE
    buys = 1
    needs = "boons"

    # Three Boons are set aside for this: the top ones, unless they were chosen.
    def set_up(self, game: Game) -> None:
        if "boons set aside" not in game.stacks:
            game.stacks["boons set aside"] = [game.stacks["boons"].pop() for _ in range(3)]

    # Receive one of them; it stays there.
    def play(self, me: Player) -> None:
        boon = me.choose_one(RECEIVE, self, me.game.stacks["boons set aside"])
        if boon is not None:
            follow(me, boon)


class Exorcist(Card):
    cost = 4
    types = NIGHT
    needs = "will_o_wisp imp ghost"
    minds_treasures = True

    # Trash a hand card; gain a cheaper Spirit.
    def play(self, me: Player) -> None:
        game = me.game
        card = me.trash_one(self)
        if card is not None:
            spirits = [pile.top() for pile in game.piles if pile.cards and pile.has(SPIRIT)]
            me.gain_one_of(self, [spirit for spirit in spirits if game.cost(spirit).less_than(game.cost(card))])


class FaithfulHound(Card):
    cost = 2
    types = ACTION | REACTION
    cards = 2
    commutes = TURN_END

    # When you discard this outside Clean-up, you may set it aside; it comes into your hand at the end of the turn.
    def when_you_discard_this(self, me: Player, discarding: Discarding) -> bool:
        if not me.may(SET_ASIDE, self) or not discarding.set_aside():
            return False
        hounds = [me.set_aside[-1]]
        for bond in me.bonds[:]:
            if bond.card.id == self.id:
                hounds = bond.held + hounds
                me.release(bond)
        me.bind(self, held=hounds)
        return True

    def bound_at_end_of_turn(self, me: Player, bond: Bond) -> None:
        for hound in bond.held:
            me.move(hound, me.set_aside, me.hand)

    def cares(self, me: Player, moment: Happening) -> bool:
        return not isinstance(moment, Tracked) or not moment.lost


class Fool(Card):
    cost = 3
    types = ACTION | FATE
    heirloom = "lucky_coin"
    needs = "boons lost_in_the_woods"

    # Unless you have Lost in the Woods take it, and receive three Boons in any order.
    def play(self, me: Player) -> None:
        if me.owns("lost_in_the_woods"):
            return
        me.take_landscape(me.game.landscape("lost_in_the_woods"))
        boons: list[Card] = []
        for _ in range(3):
            boon = turn_over_a_boon(me)
            if boon is not None:
                boons.append(boon)
        while boons:
            boon = me.choose_one(RECEIVE, self, boons)
            if boon is not None:
                boons.remove(boon)
                receive_boon(me, boon)


class GhostTown(Card):
    cost = 3
    types = NIGHT | DURATION
    commutes = TURN_START

    # A card and an action at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_cards(1)
        me.plus_actions(1)

    def gained_to(self, me: Player) -> list[Card]:
        return me.hand


class Guardian(Card):
    cost = 2
    types = NIGHT | DURATION
    gives_coins = True
    automatic = True
    lasting = True

    # Until your next turn Attacks do not affect you; then a coin.
    def play(self, me: Player) -> None:
        me.bind(self, until=NEXT_TURN)
        me.next_turn(self)

    def bound_when_attacked(self, me: Player, attack: Play, bond: Bond) -> None:
        attack.spare(me)

    def cares(self, me: Player, moment: Happening) -> bool:
        return not isinstance(moment, Play) or me.seat not in moment.spared

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(1)

    def gained_to(self, me: Player) -> list[Card]:
        return me.hand


class Idol(Card):
    cost = 5
    types = TREASURE | ATTACK | FATE
    coins = 2
    needs = "boons"

    # Idols in play: an odd number, receive a Boon; an even one, the others gain a Curse each.
    def play(self, me: Player) -> None:
        if len(me.named("idol", me.in_play)) % 2 == 1:
            receive_a_boon(me)
        else:
            for victim in me.affected_by_this():
                victim.gain_from("curse")


class Leprechaun(Card):
    cost = 3
    types = ACTION | DOOM
    needs = "hexes wish"

    # Gain a Gold; with exactly seven cards in play also a Wish, otherwise receive a Hex.
    def play(self, me: Player) -> None:
        me.gain_from("gold")
        if len(me.in_play) == 7:
            me.gain_from("wish")
        else:
            receive_a_hex(me)


class Monastery(Card):
    cost = 2
    types = NIGHT
    minds_memory = True

    # Per card you gained this turn, a hand card or a Copper you have in play may be trashed.
    def play(self, me: Player) -> None:
        for _ in range(len(me.gained_this_turn())):
            if me.may_trash_one(self) is None:
                copper = me.first_named("copper", me.in_play)
                if copper is None or not me.may(TRASH, self, copper):
                    return
                me.trash(copper, me.in_play)


class Necromancer(Card):
    cost = 4
    types = ACTION
    needs = "trash:zombie_apprentice trash:zombie_mason trash:zombie_spy"

    # Play an Action (no Duration) that lies face up in the trash; it stays there, face down for the turn.
    def play(self, me: Player) -> None:
        turned = me.game.turn.face_down
        actions = [card for card in me.of_type(ACTION, me.game.trash)
                   if not me.has_type(card, DURATION) and card not in turned]
        card = me.choose_one(COPY, self, actions)
        if card is not None:
            turned.append(card)
            me.play_in_place(card)


class NightWatchman(Card):
    cost = 3
    types = NIGHT

    # Look at your five top cards, discard any, put the rest back in any order.
    def play(self, me: Player) -> None:
        sift(me, self, 5)

    def gained_to(self, me: Player) -> list[Card]:
        return me.hand


class Pixie(Card):
    cost = 2
    types = ACTION | FATE
    cards = 1
    actions = 1
    heirloom = "goat"
    needs = "boons"

    # Discard the top Boon; this may be trashed to receive it twice.
    def play(self, me: Player) -> None:
        boon = turn_over_a_boon(me)
        if boon is None:
            return
        if self in me.in_play and me.may(TRASH, self) and me.trash(self, me.in_play):
            follow(me, boon)
            follow(me, boon)
            put_boon_down(me, boon)
        else:
            put_down(me, boon, "boons")


class Pooka(Card):
    cost = 5
    types = ACTION
    heirloom = "cursed_gold"

    # A Treasure from hand, Cursed Gold excepted, may be trashed for four cards.
    def play(self, me: Player) -> None:
        treasures = [card for card in me.treasures_in_hand() if card.id != "cursed_gold"]
        if me.may_trash_one(self, treasures) is not None:
            me.plus_cards(4)


class Raider(Card):
    cost = 6
    types = NIGHT | DURATION | ATTACK
    gives_coins = True
    commutes = TURN_START

    # With five or more cards in hand discard a copy of a card the attacker has in play, or show that you cannot.
    def attack(self, me: Player, victim: Player) -> None:
        if len(victim.hand) < 5:
            return
        ids = [card.id for card in me.in_play]
        card = victim.choose_one(DISCARD, self, [card for card in victim.hand if card.id in ids])
        if card is None:
            victim.reveal_hand()
        else:
            victim.discard(card)

    # Three coins at the start of your next turn.
    def play(self, me: Player) -> None:
        me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(3)


class SacredGrove(Card):
    cost = 5
    types = ACTION | FATE
    buys = 1
    coins = 3
    needs = "boons"

    # Receive a Boon; unless it gives a coin each other player may receive it too.
    def play(self, me: Player) -> None:
        boon = turn_over_a_boon(me)
        if boon is None:
            return
        follow(me, boon)
        if boon.coins == 0:
            for other in me.others():
                if other.may(RECEIVE, self, boon):
                    follow(other, boon)
        put_boon_down(me, boon)


class SecretCave(Card):
    cost = 3
    types = ACTION | DURATION
    cards = 1
    actions = 1
    heirloom = "magic_lamp"
    needs = "wish"
    gives_coins = True
    commutes = TURN_START

    # You may discard three cards for three coins at the start of your next turn.
    def play(self, me: Player) -> None:
        if may_discard_three(me, self):
            me.next_turn(self)

    def next_turn(self, me: Player, held: list[Card]) -> None:
        me.plus_coins(3)


class Shepherd(Card):
    cost = 4
    types = ACTION
    actions = 1
    heirloom = "pasture"

    # Discard any number of Victory cards; two cards for each.
    def play(self, me: Player) -> None:
        victories = me.of_type(VICTORY)
        chosen = me.choose(DISCARD, self, victories, 0, len(victories))
        me.reveal_cards(chosen)
        me.plus_cards(2 * me.discard_all(chosen))


class Skulk(Card):
    cost = 4
    types = ACTION | ATTACK | DOOM
    buys = 1
    needs = "hexes"

    # Each other player receives the next Hex.
    def play(self, me: Player) -> None:
        others_receive_the_next_hex(me)

    # When you gain this, gain a Gold.
    def when_you_gain_this(self, me: Player, gain: Gain) -> None:
        me.gain_from("gold")


class Tormentor(Card):
    cost = 5
    types = ACTION | ATTACK | DOOM
    coins = 2
    needs = "hexes imp"

    # Without other cards in play gain an Imp; otherwise each other player receives the next Hex.
    def play(self, me: Player) -> None:
        if any([card is not self for card in me.in_play]):
            others_receive_the_next_hex(me)
        else:
            me.gain_from("imp")


class Tracker(Card):
    cost = 2
    types = ACTION | FATE
    coins = 1
    heirloom = "pouch"
    needs = "boons"

    # Receive a Boon.
    def play(self, me: Player) -> None:
        receive_a_boon(me)

    # While this is in play, you may put cards that you gain onto your deck.
    def in_play_when_you_gain(self, me: Player, gain: Gain) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and not moment.lost and moment.zone is not me.deck


class Tracker2022(Tracker):
    newer = "nocturne-2022"
    without = "in_play_when_you_gain"

    # This turn, before the Boon.
    def play(self, me: Player) -> None:
        me.bind_plays(self)
        receive_a_boon(me)

    def bound_when_you_gain(self, me: Player, gain: Gain, bond: Bond) -> bool:
        return me.may(TOPDECK, self, gain.card) and gain.found().put_on_deck()

    def cares(self, me: Player, moment: Happening) -> bool:
        return isinstance(moment, Gain) and moment.is_there() and moment.zone is not me.deck


class TragicHero(Card):
    cost = 5
    types = ACTION
    cards = 3
    buys = 1

    # With eight or more cards in hand trash this and gain a Treasure.
    def play(self, me: Player) -> None:
        if len(me.hand) >= 8:
            me.trash(self, me.in_play)
            me.gain_one_of(self, me.game.supply(TREASURE))


class Vampire(Card):
    cost = 5
    types = NIGHT | ATTACK | DOOM
    needs = "hexes bat"

    # The others receive the next Hex; gain a card of at most 5 but no Vampire; exchange this for a Bat.
    def play(self, me: Player) -> None:
        others_receive_the_next_hex(me)
        me.gain_one_of(self, [card for card in me.game.supply_up_to(Cost(5)) if card.id != "vampire"])
        me.exchange(self, me.in_play, "bat")


class Werewolf(Card):
    cost = 5
    types = ACTION | NIGHT | ATTACK | DOOM
    needs = "hexes"

    # In your Night phase the others receive the next Hex; otherwise three cards.
    def play(self, me: Player) -> None:
        if me.is_my_turn() and me.game.phase == NIGHT_PHASE:
            others_receive_the_next_hex(me)
        else:
            me.plus_cards(3)
