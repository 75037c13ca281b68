"""Playing a card: what may be played, what is followed, whom an Attack hits."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.engine import decision as ask
from throneroom.engine import quick
from throneroom.engine.abilities import Abilities
from throneroom.engine.card import Card, Thing
from throneroom.engine.decision import Decision
from throneroom.engine.happenings import Play
from throneroom.engine.moments import AFTER_YOU_PLAY, ATTACKED, FORBIDS_PLAYING, INSTRUCTIONS, REPLACES, TWICE, YOU_PLAY
from throneroom.engine.player import Player, take
from throneroom.engine.types import ACTION, ATTACK

DEEPEST: Final = 100        # plays within plays: only who plays in circles comes here, and it is the end of the circle


class Playing(Abilities):
    __slots__ = ()

    def playable(self, me: Player, types: int) -> list[Card]:
        """The cards of these types that the player may play from hand."""
        cards = me.to_play(types)
        if self.powers & FORBIDS_PLAYING and me.bonds:
            return [card for card in cards if not self.is_forbidden_to_play(me, card)]
        return cards

    def limits_playing(self) -> bool:
        """Can there be cards that must not be played from hand?"""
        return (self.powers & FORBIDS_PLAYING) != 0 or self.turn.cards_from_hand == 0

    def allowed_to_play(self, me: Player, cards: list[Card]) -> list[Card]:
        """Those of the cards that are not in the hand or may be played from there."""
        none = self.turn.cards_from_hand == 0 and self.turn.seat == me.seat
        return [card for card in cards if not me.is_as_if_in_hand(card)
                or not (none or self.is_forbidden_to_play(me, card))]

    def is_forbidden_to_play(self, me: Player, card: Card) -> bool:
        for bond in me.bonds:
            if bond.card.powers & FORBIDS_PLAYING and bond.card.forbids_playing(me, card):
                return True
        return False

    def play(self, me: Player, card: Card, zone: list[Card], by: Card | None) -> bool:
        turn = self.turn
        from_hand = zone is me.hand
        if from_hand and self.powers & FORBIDS_PLAYING and self.is_forbidden_to_play(me, card):
            return False
        if from_hand and turn.cards_from_hand >= 0 and turn.seat == me.seat:
            if turn.cards_from_hand == 0:
                return False
            turn.cards_from_hand -= 1
        if from_hand and self.table.shadows and me.is_shadow_in_deck(card):
            zone = me.deck
        if not take(card, zone):
            return False
        if self.tracked:
            self.moved(card)
        me.in_play.append(card)
        if self.unwatched_plays and not card.powers & INSTRUCTIONS and self.listener is None and not me.pile_tokens:
            quick.play_bonuses(me.game, me, card)
        else:
            self.follow_play(Play(me, card, by, from_hand))
        return True

    def follow_play(self, play: Play) -> None:
        """The life of one play: first effects, what is followed, what comes after it."""
        me = play.player
        card = play.card
        turn = self.turn
        if turn.seat == me.seat:
            turn.plays.append(card)
        seat: i64 = 1 << me.seat
        if not turn.played & seat:
            turn.played |= seat
            play.first = True
        if self.listener is not None:
            self.tell("play", me, [card], True)
        if me.pile_tokens:
            self.token_bonuses(play)
        watching = self.watching
        if watching & YOU_PLAY:
            self.happen(YOU_PLAY, [play])
        if card.types & ATTACK and watching & ATTACKED:
            self.happen(ATTACKED, [play], [other for other in self.in_turn_order() if other is not me], ATTACKED)
        instead = self.replacement(play) if self.powers & REPLACES else None
        self.playing.append(play)
        if len(self.playing) > DEEPEST:
            pass
        elif instead is not None:
            if self.listener is not None:
                self.tell("follow", me, [instead], True)
            instead.instead(me, play)
        else:
            self.instructions(play)
        self.playing.pop()
        if watching & AFTER_YOU_PLAY and not play.became:
            self.happen(AFTER_YOU_PLAY, [play])

    def instructions(self, play: Play) -> None:
        """The card's own text; twice, if something says so: it is one play all the same."""
        self.own_text(play)
        if self.powers & TWICE and not play.became:
            for other in self.around_all:
                if other.powers & TWICE and other.followed_twice(play.player, play):
                    play.attacked = False
                    self.own_text(play)

    def own_text(self, play: Play) -> None:
        me = play.player
        card = play.card
        self.bonuses(me, card)
        if play.extra_coins:
            me.receive_coins(play.extra_coins)
        if card.powers & INSTRUCTIONS:
            card.play(me)
            if card.types & ATTACK and not play.attacked:
                self.attack(play)

    def bonuses(self, me: Player, card: Card) -> None:
        """The plain bonuses at the top of the card."""
        if card.suns:
            me.plus_sun()
        if card.cards:
            me.plus_cards(card.cards)
        if card.actions:
            me.plus_actions(card.actions)
        if card.buys:
            me.plus_buys(card.buys)
        if card.coins:
            me.plus_coins(card.coins)

    def attack(self, play: Play) -> None:
        play.attacked = True
        me = play.player
        for victim in me.others():
            if victim.seat not in play.spared:
                play.victim = victim.seat
                play.card.attack(me, victim)
        play.victim = -1

    def token_bonuses(self, play: Play) -> None:
        """The player's own tokens on the pile of the card.  What has become another card is of both piles, whenever it
        is played; as it becomes it, its own had their turn."""
        me = play.player
        card = play.card
        outer = self.playing[-1] if self.playing else None
        given = 0 if outer is None else outer.coins
        own = card.itself()
        if own is not card and play.before is None:
            self.bonuses_of_pile(me, own.home)
        self.bonuses_of_pile(me, card.home)
        if outer is not None:
            outer.coins = given                 # what plays it has not given these

    def bonuses_of_pile(self, me: Player, home: i64) -> None:
        if home < 0:
            return
        for token, index in me.pile_tokens.items():
            if index == home:
                if token == "+1 card":
                    me.plus_cards(1)
                elif token == "+1 action":
                    me.plus_actions(1)
                elif token == "+1 buy":
                    me.plus_buys(1)
                elif token == "+1 coin":
                    me.plus_coins(1)

    def replacement(self, play: Play) -> Card | None:
        """What is followed instead of the card's own text: forced ones, or a Way if wanted."""
        me = play.player
        options: list[Thing] = []
        if self.bonds_made:
            for bond in me.bonds[:]:            # one may end with this play
                if bond.card.powers & REPLACES and bond.card.replaces(me, play, bond):
                    if not any(option.id == bond.card.id for option in options):
                        options.append(bond.card)
        for other in self.around:
            if other.powers & REPLACES and other.replaces_for_all(me, play):
                options.append(other)
        forced = len(options)
        if self.types(play.card) & ACTION:
            for way in self.table.ways:
                if way.may_be_followed(me, play):
                    options.append(way)
        if not options:
            return None
        if forced == 1 and len(options) == 1:
            only = options[0]
            assert isinstance(only, Card)
            return only
        self.busy += 1
        answer = self.ask(Decision(me, ask.WAY, play.card, options, [1] * len(options), 1 if forced else 0, 1))
        self.busy -= 1
        if not answer:
            return None
        chosen = options[answer[0]]
        assert isinstance(chosen, Card)
        return chosen
