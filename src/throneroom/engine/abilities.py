"""The one loop for all moments: whatever watches something happen gets its chance here."""
from __future__ import annotations

from mypy_extensions import i64

from throneroom.engine import decision as ask
from throneroom.engine.card import Card, Thing
from throneroom.engine.decision import Decision
from throneroom.engine.happenings import (
    Ability,
    Bond,
    Emptying,
    Gain,
    Happening,
    Play,
    Shuffle,
    ShuffleOfThis,
    Tracked,
)
from throneroom.engine.moments import (
    ANOTHER_GAINS,
    AROUND,
    BOUND,
    IN_HAND,
    IN_PLAY,
    METHODS,
    ON_MAT,
    PILE_EMPTIES,
    THIS,
    TURN_MOMENTS,
    TURN_START,
    YOU_GAIN,
    YOU_PLAY,
    YOU_REVEAL,
    YOU_SHUFFLE,
)
from throneroom.engine.player import Player
from throneroom.engine.situation import Situation
from throneroom.engine.types import SHADOW


class Abilities(Situation):
    __slots__ = ()

    def happen(self, moment: i64, happenings: list[Happening], players: list[Player] | None = None,
               others: i64 = 0) -> None:
        """Everything that watches this moment, one ability at a time: in turn order from the player whose turn it is,
        each player in the order they like; after each ability everybody is asked anew.  `others` is the moment it is
        for players to whom it does not happen, if it is one."""
        order = [happenings[0].player] if players is None else players
        done: list[Ability] = []
        declined: list[Ability] = []
        ability = self.next_ability(moment, happenings, order, others, done, declined)
        if ability is None:
            return
        self.busy += 1
        for happening in happenings:
            if isinstance(happening, Tracked):
                self.tracked.append(happening)
        self.playing.append(None)
        while ability is not None:
            if self.carry_out(ability):
                if not ability.card.repeats:
                    done.append(ability)
                declined.clear()                # what was not wanted before may be wanted now
            else:
                declined.append(ability)
            ability = self.next_ability(moment, happenings, order, others, done, declined)
        self.playing.pop()
        for happening in happenings:
            if isinstance(happening, Tracked):
                self.tracked.remove(happening)
        self.busy -= 1

    def next_ability(self, moment: i64, happenings: list[Happening], order: list[Player], others: i64,
                     done: list[Ability], declined: list[Ability]) -> Ability | None:
        for player in order:
            ready: list[Ability] = []
            for happening in happenings:
                what = moment
                if isinstance(happening, Emptying):
                    what = PILE_EMPTIES
                elif happening.player is not player:
                    if not others:
                        continue
                    what = others
                self.add_abilities(player, what, happening, ready)
            if ready:
                ready = [ability for ability in ready
                         if not contains(done, ability) and not contains(declined, ability)
                         and not (ability.moment == YOU_PLAY and is_old_news(ability))]
                if ready:
                    return ready[0] if len(ready) == 1 else self.choose_ability(player, ready)
        return None

    def choose_ability(self, player: Player, ready: list[Ability]) -> Ability:
        """Which first?  Abilities that are alike need no question."""
        for ability in ready:
            if ability.card.automatic or only_notes(ability):
                return ability
        kinds: list[Ability] = []
        for ability in ready:
            for other in kinds:
                if (other.card.rank == ability.card.rank and other.place == ability.place
                        and likeness(other) == likeness(ability) and other.card.id == ability.card.id
                        and (other.place != THIS or other.moment != YOU_GAIN)):
                    break
            else:
                kinds.append(ability)
        if len(kinds) == 1:
            if self.unasked is not None:
                player.need_not_ask([ask.ORDER, kinds[0].card.id])
            return kinds[0]
        options: list[Thing] = []
        for ability in kinds:
            options.append(ability.card)
        decision = Decision(player, ask.ORDER, None, options, [1] * len(options), 1, 1)
        decision.holding = [held_cards(ability) for ability in kinds]
        if kinds[0].moment & TURN_MOMENTS and self.in_any_order(kinds):
            decision.needless = [0]
        self.busy += 1
        answer = self.ask(decision)
        self.busy -= 1
        return kinds[answer[0]]

    def in_any_order(self, abilities: list[Ability]) -> bool:
        """Does it come to the same, whichever is first?  (Not if what they draw could want its chance at once; nor if
        all are about one card, which the first may take from the others.)"""
        for ability in abilities:
            if not ability.card.commutes & ability.moment or self.minded.in_hand & ability.moment:
                return False
        return True

    def abilities(self, player: Player, moment: i64, happening: Happening) -> list[Ability]:
        """What of this player's wants to happen at this moment."""
        found: list[Ability] = []
        self.add_abilities(player, moment, happening, found)
        return found

    def add_abilities(self, player: Player, moment: i64, happening: Happening, found: list[Ability]) -> None:
        """The same, added to a list."""
        table = self.table
        card = happening.card
        if card.this_watch & moment and happening.player is player and card.cares(player, happening):
            found.append(Ability(player, card, THIS, moment, happening, None, None))
        if table.hand_watch & moment:
            for card in player.hand:
                if card.hand_watch & moment and card.cares(player, happening):
                    found.append(Ability(player, card, IN_HAND, moment, happening, None, None))
        if table.play_watch & moment:
            for card in player.in_play:
                if card.play_watch & moment and card.cares(player, happening):
                    found.append(Ability(player, card, IN_PLAY, moment, happening, None, None))
        if table.mat_watch & moment:
            for card in player.tavern:
                if card.mat_watch & moment and card.cares(player, happening):
                    found.append(Ability(player, card, ON_MAT, moment, happening, None, None))
        if table.around_watch & moment:
            for card in self.around:
                if card.around_watch & moment and card.cares(player, happening):
                    found.append(Ability(player, card, AROUND, moment, happening, None, None))
        for card in player.owned:
            if card.around_watch & moment and card.cares(player, happening):
                found.append(Ability(player, card, AROUND, moment, happening, None, None))
        if table.bound_watch & moment:
            for bond in player.bonds:
                if (bond.card.bound_watch & moment & bond.at and bond.is_about(happening)
                        and bond.card.cares(player, happening)
                        and not (bond.once and self.is_used_up(player, bond, happening))):
                    found.append(Ability(player, bond.card, BOUND, moment, happening, None, bond))
        if moment == TURN_START:
            for promise in self.due:
                found.append(Ability(player, promise.card, THIS, moment, happening, promise, None))

    def is_used_up(self, player: Player, bond: Bond, happening: Happening) -> bool:
        """Has it waited for an earlier gain, in the course of which this one happens?"""
        for gain in self.tracked:
            if gain is happening:
                return False
            moment: i64 = YOU_GAIN if gain.player is player else ANOTHER_GAINS
            if (isinstance(gain, Gain) and gain.happened and bond.card.bound_watch & moment & bond.at
                    and bond.is_about(gain) and bond.card.cares(player, gain)):
                return True
        return False

    def is_watched(self, moment: i64, player: Player, subject: Card) -> bool:
        """Could anything of this player's want to happen?  (A quick look, before a happening is made.)"""
        table = self.table
        if subject.this_watch & moment or table.bound_watch & moment or player.guises:
            return True
        if table.hand_watch & moment:
            for card in player.hand:
                if card.hand_watch & moment:
                    return True
        if table.play_watch & moment:
            for card in player.in_play:
                if card.play_watch & moment:
                    return True
        if table.mat_watch & moment and player.tavern:
            return True
        if table.around_watch & moment:
            return True
        for card in player.owned:
            if card.around_watch & moment:
                return True
        return False

    def carry_out(self, ability: Ability) -> bool:
        """False if it was offered and not wanted.  That it is used is told as soon as anything comes of it."""
        if self.listener is None:
            return self.use(ability)
        self.unsaid.append(ability)
        used = self.use(ability)
        if self.unsaid and self.unsaid[-1] is ability:
            if used:
                self.say_abilities()
            else:
                self.unsaid.pop()
        return used

    def use(self, ability: Ability) -> bool:
        me = ability.player
        promise = ability.promise
        if promise is not None:
            self.due.remove(promise)
            before = self.keeping
            self.keeping = promise
            promise.card.next_turn(me, promise.held)
            self.keeping = before
            return True
        method = getattr(ability.card, METHODS[ability.place][int(ability.moment)])
        bond = ability.bond
        if bond is not None:
            if bond not in me.bonds:
                return True
            swaps = bond.swaps == self.turn_number
            if swaps:
                self.begin_swapped(me, bond.card)
            used = method(me, bond) if ability.moment & TURN_MOMENTS else method(me, ability.happening, bond)
            if swaps:
                self.end_swapped()
        elif ability.moment & TURN_MOMENTS:
            used = method(me)
        else:
            used = method(me, ability.happening)
        return used is not False

    def happen_to(self, moment: i64, me: Player) -> None:
        """A moment of the turn, for one player."""
        if self.watching & moment:
            self.happen(moment, [Happening(me, self.table.nothing)])

    # --- moments that concern several cards ------------------------------------------------------------------
    def before_shuffle(self, me: Player, cards: list[Card]) -> Shuffle | None:
        """Lets those who watch shuffling say where cards go; None if nobody cares."""
        shuffle = Shuffle(me, self.table.nothing, cards)
        self.happen(YOU_SHUFFLE, [shuffle])
        if self.table.this_watch & YOU_SHUFFLE:
            happenings: list[Happening] = []
            for card in cards:
                if card.this_watch & YOU_SHUFFLE and card not in shuffle.left_out:
                    happenings.append(ShuffleOfThis(shuffle, card))
            if happenings:
                self.happen(YOU_SHUFFLE, happenings)
        if self.table.shadows:
            self.put_shadows_below(me, shuffle)
        if shuffle.on_top or shuffle.on_bottom or shuffle.left_out or shuffle.places:
            return shuffle
        return None

    def put_shadows_below(self, me: Player, shuffle: Shuffle) -> None:
        """Shadows whose place is left to chance go to the bottom, in any order with what else goes there."""
        shadows = [card for card in shuffle.free_cards() if card.types & SHADOW]
        if shadows:
            self.busy += 1
            shuffle.on_bottom = me.in_order(shadows[0], shuffle.on_bottom + shadows)
            self.busy -= 1

    def after_reveal(self, me: Player, cards: list[Card]) -> None:
        happenings: list[Happening] = []
        for card in cards:
            if self.is_watched(YOU_REVEAL, me, card):
                happenings.append(Happening(me, card))
        if happenings:
            self.happen(YOU_REVEAL, happenings)


def is_old_news(ability: Ability) -> bool:
    """Did it already have its chance when the card was played as itself, before it became this one?"""
    play = ability.happening
    return (isinstance(play, Play) and play.before is not None and ability.place != THIS
            and ability.card.cares(ability.player, play.before))


def only_notes(ability: Ability) -> bool:
    """Does its bond only take note of the play that it is about from now on?  That disturbs nobody."""
    return ability.bond is not None and ability.bond.at == YOU_PLAY


def contains(abilities: list[Ability], ability: Ability) -> bool:
    for other in abilities:
        if other.same(ability):
            return True
    return False


def held_cards(ability: Ability) -> list[Card]:
    """The cards that its promise or bond holds."""
    if ability.promise is not None:
        return ability.promise.held
    return ability.bond.held if ability.bond is not None else []


def likeness(ability: Ability) -> str:
    """The same for those that are alike: promises and bonds that hold different cards are not, unless it makes no
    difference."""
    if ability.card.any_order:
        return ""
    number = "" if ability.bond is None else str(ability.bond.number)
    return " ".join([number] + [card.id for card in held_cards(ability)])
