"""A game: one turn after the other, to the end."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.engine import decision as ask
from throneroom.engine import quick
from throneroom.engine.card import Card, Thing
from throneroom.engine.decision import Decision, QuickAgent
from throneroom.engine.happenings import (
    ANY_TURN,
    NEXT_TURN,
    NO_THIRD_TURN,
    THIS_TURN,
    Ability,
    Bond,
    Discarding,
    ExtraTurn,
    Happening,
    Turn,
)
from throneroom.engine.moments import (
    BETWEEN_TURNS,
    CLEAN_UP,
    GAME_WOULD_END,
    NEW_HAND,
    OPENING,
    SET_UP,
    TURN_END,
    TURN_START,
    YOU_DISCARD_FROM_PLAY,
)
from throneroom.engine.phases import Phases
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player, sorted_groups
from throneroom.engine.situation import ACTION_PHASE, BUY_PHASE, CLEAN_UP_PHASE, START
from throneroom.engine.types import BOON, LANDSCAPE, SHADOW

if TYPE_CHECKING:
    from throneroom.engine.table import Table

MOST_IDLE_TURNS: Final = 300
NO_LIMIT: Final = 1 << 30


class Game(Phases):
    __slots__ = ()

    def run(self, most_turns: i64 = NO_LIMIT) -> None:
        """Plays on to the end of the game (or until an agent waits, or after so many turns of all together)."""
        self.unobserved = self.listener is None and self.answers is None and not self.forkable
        unwatched = self.table.unwatched_turns and self.unobserved
        self.forgets = self.unobserved and quick.forgets(self)
        if self.opening:
            self.open()
        while not self.over and self.turn_number <= most_turns:
            me = self.players[self.turn.seat]
            agent = self.agents[me.answered_by]
            if (unwatched and self.phase == START and isinstance(agent, QuickAgent)
                    and quick.is_undisturbed(self, me)):
                quick.whole_turn(self, me, agent)
            else:
                self.step()

    def open(self) -> None:
        """What is decided before the first turn, one player after the other; then the decks are shuffled.  (Each
        decision is a settled point: a copy goes on with the player who is asked.)"""
        while self.opening:
            me = self.players[self.opening[0]]
            for card in self.table.around_all:
                if card.powers & OPENING:
                    card.before_first_turn(me)
            self.opening.pop(0)
        self.deal()

    def deal(self) -> None:
        """The first hands."""
        for player in self.players:
            deck = player.deck
            self.rng.shuffle(deck)
            if self.table.shadows:              # one may be among the starting cards
                deck[:] = ([card for card in deck if card.types & SHADOW]
                           + [card for card in deck if not card.types & SHADOW])
            player.draw(5)

    def step(self) -> None:
        """From the current phase on to Clean-up; or through Clean-up to the next turn."""
        if self.opening:
            self.open()
        me = self.players[self.turn.seat]
        if self.phase == CLEAN_UP_PHASE:
            self.clean_up(me)
            return
        if self.phase == START:
            self.start_turn(me)
        while self.phase != CLEAN_UP_PHASE:
            if self.phase == ACTION_PHASE:
                self.action_phase(me)
            elif self.phase == BUY_PHASE:
                self.buy_phase(me)
            else:
                self.night_phase(me)

    def start_turn(self, me: Player) -> None:
        self.turn_number += 1
        self.idle_turns += 1
        if self.idle_turns > MOST_IDLE_TURNS:       # everybody is in debt and has nothing to play: it would never end
            self.over = True
        turn = self.turn
        me.actions = 1
        me.buys = 1
        me.coins = 0
        me.potions = 0
        if not turn.source:
            me.turns += 1
        if turn.controller >= 0:
            me.answered_by = turn.controller
        if self.bonds_made:
            self.end_bonds(NEXT_TURN, me.seat)
        if self.listener is not None:
            self.tell_word("turn", me, turn.source)
        self.phase = ACTION_PHASE
        if me.promises or self.watching & TURN_START:
            self.starting = True
            self.due = me.promises
            me.promises = []
            self.happen(TURN_START, [Happening(me, self.table.nothing)])
            self.starting = False

    def end_bonds(self, until: i64, owner: i64) -> None:
        for player in self.players:
            if player.bonds:
                player.bonds = [bond for bond in player.bonds
                                if bond.until != until or (until == NEXT_TURN and bond.owner != owner)]

    # --- Clean-up --------------------------------------------------------------------------------------------
    def clean_up(self, me: Player) -> None:
        turn = self.turn
        self.busy += 1
        if self.watching & CLEAN_UP:
            self.happen_to(CLEAN_UP, me)
            if self.onto_deck:
                self.save_from_discard(me)
        for player in self.players:
            if player.in_play:
                self.discard_from_play(player)
        if me.owned and self.stacks:
            self.put_boons_away(me)
        if me.hand:
            me.discard_pile.extend(me.hand)
            if self.listener is not None:
                self.tell_discard(me, me.hand)
            me.hand.clear()
        size = turn.hand_size
        if self.powers & NEW_HAND:
            for card in me.owned:
                size += card.extra_cards_in_new_hand(me)
        me.draw(size)
        self.end_turn(me)
        self.busy -= 1

    def put_boons_away(self, me: Player) -> None:
        """Those that lie before the player until Clean-up."""
        for boon in me.of_type(BOON, me.owned):
            me.owned.remove(boon)
            self.stacks["boons discarded"].append(boon)

    def discard_from_play(self, me: Player) -> None:
        """All cards in play but those that a promise or a bond keeps there."""
        if self.turn.keeps_in_play and self.turn.seat == me.seat:
            return
        if (not me.promises and not self.watching & YOU_DISCARD_FROM_PLAY and not self.guises_in_play
                and not is_kept(me.bonds)):
            me.discard_pile.extend(me.in_play)
            if self.listener is not None:
                self.tell_discard(me, me.in_play)
            me.in_play.clear()
            return
        leaving = self.leaving_play(me)
        if self.watching & YOU_DISCARD_FROM_PLAY:
            self.discard_with_abilities(me, leaving)
        for card in leaving:
            me.move(card, me.in_play, me.discard_pile)

    def save_from_discard(self, me: Player) -> None:
        """Cards chosen for it go onto the deck, if they would be discarded from play now."""
        leaving = self.leaving_play(me)
        for card in self.onto_deck:
            if card in leaving:
                me.put_on_deck(card, me.in_play)
        self.onto_deck = []

    def leaving_play(self, me: Player) -> list[Card]:
        """The cards that will be discarded from play in this Clean-up."""
        if self.turn.keeps_in_play and self.turn.seat == me.seat:
            return []
        kept: list[Card] = []
        for promise in me.promises:
            kept.extend(promise.keeps)
        for bond in me.bonds:
            kept.extend(bond.keeps)
        return [card for card in me.in_play if card not in kept]

    def discard_with_abilities(self, me: Player, leaving: list[Card]) -> None:
        """Cards that do something when discarded from play go first, in the order the player likes, so that the others
        are still in play then."""
        while True:
            special: list[Card] = []
            ready: list[Ability] = []
            for card in leaving:
                if card in me.in_play:
                    found = self.abilities(me, YOU_DISCARD_FROM_PLAY, Discarding(me, card, me.discard_pile))
                    if found:
                        special.append(card)
                        ready.extend(found)
            if not special:
                return
            card = special[0]
            if len(special) > 1:
                groups = sorted_groups(special, False)
                if len(groups) > 1:
                    options: list[Thing] = [group[0] for group in groups]
                    decision = Decision(me, ask.DISCARD, None, options, [1] * len(options), 1, 1)
                    if len(ready) == len(special) and self.in_any_order(ready):
                        decision.needless = [0]
                    card = groups[self.ask(decision)[0]][0]
            self.discard_one_from_play(me, card)

    def discard_one_from_play(self, me: Player, card: Card) -> None:
        if me.move(card, me.in_play, me.discard_pile):
            self.happen(YOU_DISCARD_FROM_PLAY, [Discarding(me, card, me.discard_pile)])

    # --- what follows ----------------------------------------------------------------------------------------
    def end_turn(self, me: Player) -> None:
        turn = self.turn
        if me.returning:
            for card in me.returning[:]:
                me.move(card, me.returning, me.discard_pile)
        if self.watching & TURN_END:
            for player in self.in_turn_order():
                self.happen_to(TURN_END, player)
        if self.bonds_made:
            self.end_bonds(THIS_TURN, -1)
        for player in self.players:
            player.ignores_actions = False
        me.actions = 0
        me.buys = 0
        me.coins = 0
        me.potions = 0
        me.answered_by = me.seat
        me.last_turn = turn.gains
        me.last_trashed = turn.trashed
        if turn.discount:
            turn.discount = 0
        self.in_a_row = self.in_a_row + 1 if self.previous_seat == turn.seat else 1
        self.previous_seat = turn.seat
        if self.watching & BETWEEN_TURNS:
            for player in self.in_turn_order():
                self.happen_to(BETWEEN_TURNS, player)
        self.next_turn()

    def next_turn(self) -> None:
        """Who is next: extra turns first, then the player to the left of the last regular turn."""
        if self.ending and self.last_round is None:
            self.last_round = []
            if self.watching & GAME_WOULD_END:
                self.find_last_round()
        if self.new_turns and (self.last_round is None or self.last_round):
            seat = self.turn.seat
            own = [extra for extra in self.new_turns if extra.seat == seat]
            others = [extra for extra in self.new_turns if extra.seat != seat]
            self.queue = (own if len(own) < 2 else self.in_wanted_order(own)) + others + self.queue
        self.new_turns = []
        while True:
            if self.last_round is not None and not self.last_round:
                self.over = True
                return
            if self.queue:
                extra = self.queue.pop(0)
                if extra.limit and self.is_too_many(extra):
                    self.players[extra.seat].give_up(extra.source)
                    continue
                turn = Turn(extra.seat, extra.controller, extra.source)
            else:
                if self.last_round is not None:
                    self.regular_seat = self.last_round.pop(0)
                else:
                    self.regular_seat = (self.regular_seat + 1) % len(self.players)
                turn = self.turn
                turn.reset(self.regular_seat)
            player = self.players[turn.seat]
            if player.skips > 0:
                player.skips -= 1
                if turn.source:
                    player.give_up(turn.source)
                else:
                    player.turns += 1
                continue
            self.turn = turn
            self.phase = START
            return

    def is_too_many(self, extra: ExtraTurn) -> bool:
        """Would it be one turn in a row too many for that player?"""
        if self.previous_seat != extra.seat:
            return False
        return self.in_a_row >= 2 if extra.limit == NO_THIRD_TURN else self.turn.source != ""

    def in_wanted_order(self, turns: list[ExtraTurn]) -> list[ExtraTurn]:
        """Several extra turns of one player: that player says which comes first."""
        player = self.players[turns[0].seat]
        self.busy += 1
        sources = player.in_order(None, [self.table.named[extra.source] for extra in turns])
        self.busy -= 1
        ordered: list[ExtraTurn] = []
        for source in sources:
            for extra in turns:
                if extra.source == source.id and extra not in ordered:
                    ordered.append(extra)
                    break
        return ordered

    def find_last_round(self) -> None:
        """Those whom something gives a turn after the end of the game, from the left of the last player."""
        count = len(self.players)
        for i in range(1, count + 1):
            self.happen_to(GAME_WOULD_END, self.players[(self.turn.seat + i) % count])

    def add_last_turn(self, player: Player) -> None:
        """A turn after the end of the game."""
        if self.last_round is not None:
            self.last_round.append(int(player.seat))

    def add_extra_turn(self, player: Player, controller: i64, source: str, limit: i64 = ANY_TURN) -> None:
        self.new_turns.append(ExtraTurn(player.seat, controller, source, limit))

    # --- copies ----------------------------------------------------------------------------------------------
    def copy(self, table: Table | None = None) -> Game:
        """Only at settled points: nothing being played, nothing tracked.  (At another table: dealing.py.)"""
        other = Game(self.table if table is None else table, self.agents, self.rng.copy(), self)
        other.players = [player.copy(other) for player in self.players]
        if self.stacks:
            other.stacks = {name: cards[:] for name, cards in self.stacks.items()}
        if self.tokens:
            other.tokens = self.tokens.copy()
        other.turn_number = self.turn_number
        other.phase = self.phase
        other.regular_seat = self.regular_seat
        other.previous_seat = self.previous_seat
        other.in_a_row = self.in_a_row
        if self.queue:
            other.queue = self.queue[:]
        if self.new_turns:
            other.new_turns = self.new_turns[:]
        if self.last_round is not None:
            other.last_round = self.last_round[:]
        if self.opening:
            other.opening = self.opening[:]
        other.ending = self.ending
        other.over = self.over
        other.idle_turns = self.idle_turns
        other.guises_in_play = self.guises_in_play
        other.bonds_made = self.bonds_made
        other.affordable = self.affordable
        return other

    # --- another Kingdom -------------------------------------------------------------------------------------
    def change_kingdom(self) -> None:
        """The piles of the Kingdom leave the Supply, with what lies on them, and others come with all they need."""
        coming = self.table.coming
        for index in coming.leaving:
            pile = self.piles[index]
            pile.facts = pile.facts.put_away(pile.cards)
            pile.cards = []
            self.clear_tokens(pile)
        for facts in coming.piles:
            pile = self.piles[facts.index]
            pile.cards = pile.facts.kept[:]
            pile.facts = facts
            if not facts.ordered:
                self.rng.shuffle(pile.cards)
        for name, stack in coming.stacks.items():
            self.stacks[name] = stack[:]
            self.rng.shuffle(self.stacks[name])
        self.trash.extend(coming.trash)
        self.minded = self.table.minded_later
        self.affordable = {}
        self.ending = self.is_finished()
        for card in coming.kinds:
            if card.powers & SET_UP:
                card.set_up(self)

    def clear_tokens(self, pile: Pile) -> None:
        """Takes all off it; only what a landscape says of it (by its own name) still holds."""
        named = self.table.named
        for key in list(self.tokens):
            place, _, token = key.partition(" ")
            if place == pile.id and not (token in named and named[token].types & LANDSCAPE):
                del self.tokens[key]
        for player in self.players:
            for token, index in list(player.pile_tokens.items()):
                if index == pile.index:
                    del player.pile_tokens[token]

    def is_to_change(self) -> bool:
        """Is there another Kingdom to come?"""
        coming = self.table.coming.piles
        return len(coming) > 0 and self.piles[coming[0].index].facts.away

    def take_down(self) -> None:
        """Frees a game that is no longer wanted at once, instead of leaving it to the garbage collector (game and
        players know each other); nothing of it can be used afterwards.  For those who play thousands."""
        self.players.clear()
        self.playing.clear()
        self.tracked.clear()


def is_kept(bonds: list[Bond]) -> bool:
    """Does anything stay in play for one of these?"""
    for bond in bonds:
        if bond.keeps:
            return True
    return False
