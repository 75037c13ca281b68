"""The rules that belong to no single card: turns, playing, gaining, buying, the end of the game."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.engine import decision as ask
from throneroom.engine.card import Card, Cost, Thing, look_of
from throneroom.engine.decision import Agent, Decision, QuickAgent
from throneroom.engine.events import EVERYBODY, LAST, OWNER, Event, Listener
from throneroom.engine.happenings import (
    NEXT_TURN,
    THIS_TURN,
    Ability,
    Buy,
    Discarding,
    ExtraTurn,
    Gain,
    Gained,
    Happening,
    Play,
    Promise,
    Shuffle,
    Tracked,
    Trashing,
    Turn,
)
from throneroom.engine.moments import (
    AFTER_PLAY,
    ALSO_TYPES,
    ANOTHER_GAINS,
    AROUND,
    ATTACKED,
    BETWEEN_TURNS,
    BOUND,
    BUY,
    BUY_END,
    BUY_RULE,
    BUY_START,
    CLEAN_UP,
    DISCARD_FROM_PLAY,
    FORBIDS,
    FORBIDS_PLAYING,
    GAIN,
    GAINED_TO,
    GAME_WOULD_END,
    IN_HAND,
    IN_PLAY,
    INSTRUCTIONS,
    LOWERS_COSTS,
    METHODS,
    NEW_HAND,
    ON_MAT,
    ONLY_COINS,
    OTHER_PAYMENT,
    OWN_COST,
    PLAY,
    REPLACES,
    REVEAL,
    SCORES,
    SETS_COSTS,
    SHUFFLE,
    THIS,
    TRASH,
    TURN_END,
    TURN_MOMENTS,
    TURN_START,
    WOULD_GAIN,
)
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player, sorted_groups, take
from throneroom.engine.rng import Rng
from throneroom.engine.types import ACTION, ATTACK, BOON, BUYABLE_LANDSCAPE, EVENT, NIGHT, PROJECT, TREASURE

if TYPE_CHECKING:
    from throneroom.engine.table import Table

# Phases.
START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE: Final = 2
NIGHT_PHASE: Final = 3
CLEAN_UP_PHASE: Final = 4
PHASE_NAMES: Final = ("start", "action", "buy", "night", "clean-up")

MOST_IDLE_TURNS: Final = 300


class Game:
    def __init__(self, table: Table, agents: list[Agent], seed: int, model: Game | None = None) -> None:
        self.table = table
        self.agents = agents
        self.rng = Rng(seed)
        self.players: list[Player] = []
        self.piles: list[Pile] = [] if model is None else [Pile(pile.facts, pile.cards[:]) for pile in model.piles]
        self.trash: list[Card] = [] if model is None else model.trash[:]
        self.stacks: dict[str, list[Card]] = {}     # Boons, Hexes, the Black Market deck ...: by name, top last
        self.tokens: dict[str, int] = {}            # on piles and landscapes: "pile id token" -> how many
        # --- the turn ---
        self.turn: Turn = Turn(0) if model is None else model.turn.copy()
        self.turn_number: i64 = 0
        self.phase: i64 = START
        self.regular_seat: i64 = 0                  # whose regular turn it is or was last
        self.previous_seat: i64 = -1                # whose turn was before this one
        self.queue: list[ExtraTurn] = []
        self.new_turns: list[ExtraTurn] = []        # asked for in the current turn
        self.last_round: list[int] | None = None     # seats that still have a turn after the end
        self.ending = False                         # an end condition has been met
        self.over = False
        self.idle_turns: i64 = 0                    # turns in a row without any question
        # --- what is being done; empty at settled points ---
        self.playing: list[Play | None] = []     # cards being followed; None: an ability in between
        self.tracked: list[Tracked] = []
        self.busy: i64 = 0
        self.swapping: i64 = 0
        self.due: list[Promise] = []
        self.keeping: Promise | None = None
        self.onto_deck: list[Card] = []             # in Clean-up: go onto the deck instead of being discarded from play
        # --- shortcuts ---
        self.watching: i64 = table.watching         # moments that anything at the table watches
        self.traits: i64 = table.traits
        self.also_types = (table.traits & ALSO_TYPES) != 0
        self.unwatched_gains = table.unwatched_gains
        self.quiet = table.quiet                    # playing a card that is just bonuses concerns nobody
        self.looks_in_play = False
        self.bonds_made: i64 = 0
        self.affordable: dict[int, list[Card]] = table.affordable   # until a pile is empty
        # --- those outside ---
        self.listener: Listener | None = None
        self.answers: list[list[int]] | None = None      # all answers so far, if they are kept
        self.base: Game | None = None                    # the last settled copy, if forks are wanted
        self.since: list[list[int]] = []                    # answers since then
        self.forkable = False
        self.quick = False                                  # nobody records or listens: quick agents need no decisions

    # --- asking ---------------------------------------------------------------------------------------------
    def ask(self, decision: Decision) -> list[int]:
        decision.settled = self.busy == 0 and not self.playing
        self.idle_turns = 0
        if self.forkable:
            self.remember(decision)
        answer = self.agents[decision.seat].answer(decision)
        decision.check(answer)
        if self.answers is not None:
            self.answers.append(answer)
        if self.forkable:
            self.since.append(answer)
        return answer

    def remember(self, decision: Decision) -> None:
        if decision.settled:
            self.base = self.copy()
            self.since = []

    # --- telling --------------------------------------------------------------------------------------------
    def hear(self, verb: str, me: Player, cards: list[Card], audience: i64, source: str, target: str,
             amount: i64) -> None:
        listener = self.listener
        if listener is not None:
            listener.hear(self, Event(verb, me.seat, me.answered_by, cards, audience, source, target, amount,
                                      len(self.playing)))

    def tell(self, verb: str, me: Player, cards: list[Card], openly: bool) -> None:
        self.hear(verb, me, cards[:], EVERYBODY if openly else OWNER, "", "", len(cards))

    def tell_discard(self, me: Player, cards: list[Card]) -> None:
        self.hear("discard", me, cards[:], LAST, "", "discard", len(cards))

    def tell_amount(self, verb: str, me: Player, amount: i64) -> None:
        self.hear(verb, me, [], EVERYBODY, "", "", amount)

    def tell_word(self, verb: str, me: Player, word: str) -> None:
        self.hear(verb, me, [], EVERYBODY, "", word, 0)

    def tell_tokens(self, verb: str, place: Thing, amount: i64) -> None:
        """Tokens that belong to nobody, on a pile or landscape: told of the player whose turn it is."""
        self.hear(verb, self.players[self.turn.seat], [], EVERYBODY, "", place.id, amount)

    def tell_move(self, me: Player, card: Card, source: list[Card], target: list[Card]) -> None:
        origin = self.zone_name(me, source)
        goal = self.zone_name(me, target)
        openly = origin in OPEN_ZONES or goal in OPEN_ZONES or self.is_open_mat(goal)
        self.hear("move", me, [card], EVERYBODY if openly else OWNER, origin, goal, 1)

    def is_open_mat(self, zone: str) -> bool:
        """A mat of one kind of card, on which cards lie face up?"""
        if not zone.startswith("mat "):
            return False
        owner = self.table.named.get(zone[4:])
        return owner is None or not owner.secret_mat

    def zone_name(self, me: Player, zone: list[Card]) -> str:
        if zone is self.trash:
            return "trash"
        for name, cards in me.zones():
            if cards is zone:
                return name
        return ""

    # --- tracking -------------------------------------------------------------------------------------------
    def moved(self, card: Card) -> None:
        """Everything that was about to use this card loses it."""
        for tracked in self.tracked:
            if tracked.card is card or tracked.card.original is card:
                tracked.lost = True
                tracked.covered = False

    def cover(self, zone: list[Card]) -> None:
        """A card was gained onto a discard pile: what was gained there before is covered and lost too."""
        for tracked in self.tracked:
            if tracked.zone is zone and isinstance(tracked, Gain) and not tracked.lost:
                tracked.lost = True
                tracked.covered = True

    def inherited(self, card: Card, model: Card) -> Card:
        """A card with its own name, cost, points and pile, but with the abilities and types of another one too."""
        look = look_of(card, model)
        look.id = card.id
        look.price = card.price
        look.cost = card.cost
        look.potions = card.potions
        look.debt = card.debt
        look.traits &= ~OWN_COST
        look.types = model.types | card.types
        look.points = card.points
        look.rank = card.rank
        look.home = card.home
        return look

    # --- abilities: the one loop for all moments ------------------------------------------------------------
    def happen(self, moment: i64, happenings: list[Happening], players: list[Player] | None = None,
               others: i64 = 0) -> None:
        """Everything that watches this moment, one ability at a time: in turn order from the player whose turn it is,
        each player in the order they like; after each ability everybody is asked anew.  `others` is the moment it is
        for players to whom it does not happen."""
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
                self.add_abilities(player, others if others and happening.player is not player else moment,
                                   happening, ready)
            if ready:
                ready = [ability for ability in ready
                         if not contains(done, ability) and not contains(declined, ability)
                         and not (ability.moment == PLAY and is_old_news(ability))]
                if ready:
                    return ready[0] if len(ready) == 1 else self.choose_ability(player, ready)
        return None

    def choose_ability(self, player: Player, ready: list[Ability]) -> Ability:
        """Which first?  Abilities that are alike need no question."""
        for ability in ready:
            if ability.card.automatic:
                return ability
        kinds: list[Ability] = []
        for ability in ready:
            for other in kinds:
                if (other.card.rank == ability.card.rank and other.place == ability.place
                        and held(other) == held(ability) and other.card.id == ability.card.id
                        and (other.place != THIS or other.moment != GAIN)):
                    break
            else:
                kinds.append(ability)
        if len(kinds) == 1:
            return kinds[0]
        options: list[Thing] = []
        for ability in kinds:
            options.append(ability.card)
        decision = Decision(player, ask.ORDER, None, options, [1] * len(options), 1, 1)
        decision.holding = [held_by(ability) for ability in kinds]
        self.busy += 1
        answer = self.ask(decision)
        self.busy -= 1
        return kinds[answer[0]]

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
            for card in table.around:
                if card.around_watch & moment and card.cares(player, happening):
                    found.append(Ability(player, card, AROUND, moment, happening, None, None))
        for card in player.owned:
            if card.around_watch & moment and card.cares(player, happening):
                found.append(Ability(player, card, AROUND, moment, happening, None, None))
        if table.bound_watch & moment:
            for bond in player.bonds:
                if bond.card.bound_watch & moment and bond.card.cares(player, happening):
                    found.append(Ability(player, bond.card, BOUND, moment, happening, None, bond))
        if moment == TURN_START:
            for promise in self.due:
                found.append(Ability(player, promise.card, THIS, moment, happening, promise, None))

    def is_watched(self, moment: i64, player: Player, subject: Card) -> bool:
        """Could anything of this player's want to happen?  (A quick look, before a happening is made.)"""
        table = self.table
        if subject.this_watch & moment or table.bound_watch & moment or player.looks:
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
        """False if it was offered and not wanted."""
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
            if bond.swaps:
                self.begin_swapped(me, bond.card)
            used = method(me, bond) if ability.moment & TURN_MOMENTS else method(me, ability.happening, bond)
            if bond.swaps:
                self.end_swapped()
        elif ability.moment & TURN_MOMENTS:
            used = method(me)
        else:
            used = method(me, ability.happening)
        if used is False:
            return False
        if self.listener is not None:
            self.hear("ability", me, [ability.card], EVERYBODY, "", "", 0)
        return True

    def happen_to(self, moment: i64, me: Player) -> None:
        """A moment of the turn, for one player."""
        if self.watching & moment:
            self.happen(moment, [Happening(me, self.table.nothing)])

    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        seat = self.turn.seat
        return self.players[seat:] + self.players[:seat]

    # --- the turn -------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Plays on to the end of the game (or until an agent waits)."""
        self.quick = self.listener is None and self.answers is None and not self.forkable
        plain = self.table.plain and self.quick
        while not self.over:
            me = self.players[self.turn.seat]
            agent = self.agents[me.answered_by]
            if plain and self.phase == START and isinstance(agent, QuickAgent) and self.has_plain_turn(me):
                self.plain_turn(me, agent)
            else:
                self.step()

    def step(self) -> None:
        """From the current phase on to Clean-up; or through Clean-up to the next turn."""
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

    def has_plain_turn(self, me: Player) -> bool:
        """Nothing is left from earlier turns that could interfere."""
        return self.bonds_made == 0 and not (me.promises or me.debt or me.coffers or me.villagers or me.pile_tokens
                                             or me.skips or self.turn.controller >= 0)

    def plain_turn(self, me: Player, agent: QuickAgent) -> None:
        """A whole turn by the shortest way, where the table has nothing that could interfere (see Table.plain).  By the
        long way the same answers lead to the same game."""
        turn = self.turn
        self.turn_number += 1
        self.idle_turns = 0
        me.actions = 1
        me.buys = 1
        me.coins = 0
        if not turn.source:
            me.turns += 1
        self.phase = ACTION_PHASE
        hand = me.hand
        while me.actions > 0:
            options = [card for card in hand if card.types & ACTION]
            if not options:
                break
            action = agent.action_to_play(me, options)
            if action is None:
                break
            me.actions -= 1
            if action.traits & INSTRUCTIONS:
                self.play(me, action, hand, None)
            else:
                take(action, hand)
                me.in_play.append(action)
                self.quiet_bonuses(me, action)
        if me.villagers > 0:
            self.action_phase(me)
        self.phase = BUY_PHASE
        turn.buy_phase_begun = True
        if not self.autoplay(me) or me.coffers > 0 or me.debt > 0:
            self.buy_phase(me)
        simple = self.table.simple_buys
        while me.buys > 0 and self.phase == BUY_PHASE and me.debt == 0:
            offer = self.affordable.get(me.coins + turn.discount) if simple else None
            if offer is None:
                offer = self.buyable(me)
            position = agent.card_to_buy(me, offer)
            if position < 0:
                break
            turn.treasures_closed = True
            turn.coffers_closed = True
            me.buys -= 1
            choice = offer[position]
            if simple:
                pile = self.piles[choice.home]
                self.buy(me, pile.cards[-1], pile)
            else:
                self.buy_chosen(me, choice)
        if self.phase == ACTION_PHASE:          # something bought leads back
            self.step()
        self.phase = CLEAN_UP_PHASE
        if self.bonds_made or self.looks_in_play or (not simple and self.needs_clean_up(me)):
            self.clean_up(me)
            return
        discard_pile = me.discard_pile
        discard_pile.extend(me.in_play)
        me.in_play.clear()
        discard_pile.extend(me.hand)
        me.hand.clear()
        me.draw(turn.hand_size)
        me.ignores_actions = False
        me.coins = 0
        me.buys = 0
        me.actions = 0
        me.last_turn = turn.gains
        me.last_trashed = turn.trashed
        self.previous_seat = turn.seat
        if self.ending or self.queue or self.new_turns or self.last_round is not None:
            self.next_turn()
            return
        seat = self.regular_seat + 1
        self.regular_seat = seat if seat < len(self.players) else 0
        turn.reset(self.regular_seat)
        self.phase = START

    def needs_clean_up(self, me: Player) -> bool:
        """Do other players have cards in play, or is there something that a simple table cannot have?"""
        for player in self.players:
            if player.in_play and player is not me:
                return True
        return len(me.promises) > 0 or len(me.owned) > 0

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
        if me.promises:
            self.due = me.promises
            me.promises = []
            self.happen(TURN_START, [Happening(me, self.table.nothing)])
        elif self.watching & TURN_START:
            self.happen_to(TURN_START, me)

    def end_bonds(self, until: i64, owner: i64) -> None:
        for player in self.players:
            if player.bonds:
                player.bonds = [bond for bond in player.bonds
                                if bond.until != until or (until == NEXT_TURN and bond.owner != owner)]

    def action_phase(self, me: Player) -> None:
        turn = self.turn
        early = self.table.minds_actions        # Villagers also while there are actions left
        while self.phase == ACTION_PHASE:
            if early and me.villagers > 0 and not turn.villagers_closed:
                self.spend_villagers(me)
                turn.villagers_closed = True
            if me.actions <= 0 and (me.villagers <= 0 or early):
                break
            options = self.playable(me, ACTION)
            if not options or turn.cards_from_hand == 0:
                break
            if me.actions <= 0:
                if not self.spend_villagers(me):
                    break
                continue
            card = self.action_to_play(me, options)
            if card is None:
                break
            turn.villagers_closed = False
            me.actions -= 1
            self.play(me, card, me.hand, None)
        if self.phase == ACTION_PHASE:
            self.enter_buy_phase()

    def spend_villagers(self, me: Player) -> bool:
        """Any number of Villagers for as many actions, if wanted."""
        spent = me.choose_amount(ask.SPEND, None, 0, me.villagers)
        me.villagers -= spent
        me.plus_actions(spent)
        return spent > 0

    def action_to_play(self, me: Player, options: list[Card]) -> Card | None:
        if self.quick:
            agent = self.agents[me.answered_by]
            if isinstance(agent, QuickAgent):
                self.idle_turns = 0
                return agent.action_to_play(me, options)
        groups = sorted_groups(options, False)
        answer = self.ask(Decision(me, ask.PLAY, None, None, [len(group) for group in groups], 0, 1, groups))
        return groups[answer[0]][0] if answer else None

    def enter_buy_phase(self) -> None:
        self.phase = BUY_PHASE
        self.turn.buy_phase_begun = False
        self.turn.treasures_closed = False
        self.turn.coffers_closed = False
        self.turn.bought_before = len(self.turn.bought)

    def return_to_action_phase(self) -> None:
        self.phase = ACTION_PHASE
        self.turn.villagers_closed = False

    def buy_phase(self, me: Player) -> None:
        turn = self.turn
        early = self.table.minds_coins          # Coffers also before Treasures are played
        if not turn.buy_phase_begun:
            turn.buy_phase_begun = True
            if self.watching & BUY_START:
                self.happen_to(BUY_START, me)
        while self.phase == BUY_PHASE:
            if early and not turn.treasures_closed:
                self.spend_coffers(me)
            if not turn.treasures_closed and self.play_treasures(me):
                continue
            self.spend_coffers(me)
            if me.debt > 0 and me.coins > 0:
                paid = me.choose_amount(ask.PAY_DEBT, None, 0, min(me.debt, me.coins))
                if paid > 0:
                    me.coins -= paid
                    me.debt -= paid
                    continue
            if me.buys <= 0 or me.debt > 0 or not self.buy_something(me):
                break
        if self.phase == BUY_PHASE:
            if self.watching & BUY_END:
                self.happen_to(BUY_END, me)
            if self.phase == BUY_PHASE:
                self.phase = NIGHT_PHASE if self.table.has_night else CLEAN_UP_PHASE

    def spend_coffers(self, me: Player) -> None:
        """Any number of Coffers for as many coins, if wanted."""
        turn = self.turn
        if me.coffers > 0 and not turn.coffers_closed:
            spent = me.choose_amount(ask.SPEND, None, 0, me.coffers)
            turn.coffers_closed = True
            me.coffers -= spent
            me.receive_coins(spent)

    def play_treasures(self, me: Player) -> bool:
        """One answer may name several Treasures; they are played one at a time in that order."""
        turn = self.turn
        options = self.playable(me, TREASURE)
        if not options or turn.cards_from_hand == 0:
            return False
        if self.quick and isinstance(self.agents[me.answered_by], QuickAgent):
            if self.quiet and turn.cards_from_hand < 0 and not me.pile_tokens and self.autoplay(me):
                turn.coffers_closed = turn.coffers_closed and not self.table.minds_coins
                return False
            chosen = [card for group in sorted_groups(options, False) for card in group]
        else:
            chosen = me.choose(ask.PLAY, None, options, 0, len(options))
        if not chosen:
            turn.treasures_closed = True
            return False
        if self.table.minds_coins:
            turn.coffers_closed = False         # there are more coins now: asked again
        if self.quiet and len(chosen) == len(options) and all([card.traits & ONLY_COINS for card in options]):
            chosen = options                    # the order does not matter; that of the hand is the quickest
        if self.quiet and self.listener is None and turn.cards_from_hand < 0 and not me.pile_tokens:
            return self.play_quietly(me, chosen, len(options))
        for card in chosen:
            self.play(me, card, me.hand, None)
            if turn.treasures_closed or self.phase != BUY_PHASE:
                break
        return True

    def autoplay(self, me: Player) -> bool:
        """Plays all Treasures in hand, if they just give coins; False if there are others."""
        hand = me.hand
        if self.table.odd_treasures:
            for card in hand:
                if card.types & TREASURE and not card.traits & ONLY_COINS:
                    return False
        kept: list[Card] = []
        in_play = me.in_play
        plays = self.turn.plays
        coins: i64 = 0
        for card in hand:
            if card.traits & ONLY_COINS:
                in_play.append(card)
                plays.append(card)
                coins += card.coins
            else:
                kept.append(card)
        if coins == 0:
            return True
        me.hand = kept
        if me.coin_penalty:
            me.receive_coins(coins)
        else:
            me.coins += coins
        return True

    def play_quietly(self, me: Player, treasures: list[Card], available: i64) -> bool:
        """Treasures at a table where nobody watches what is played; False if none can be left in hand."""
        hand = me.hand
        coins: i64 = 0
        simple: i64 = 0
        turn = self.turn
        plain = True                    # nothing played so far could look at the coins or the hand
        for card in treasures:
            if plain and card.traits & ONLY_COINS:
                hand.remove(card)
                me.in_play.append(card)
                turn.plays.append(card)
                coins += card.coins
                simple += 1
                continue
            me.receive_coins(coins)
            coins = 0
            plain = False
            self.play(me, card, hand, None)
            if turn.treasures_closed or self.phase != BUY_PHASE:
                break
        me.receive_coins(coins)
        return simple < available

    def buy_something(self, me: Player) -> bool:
        offer = self.buyable(me)
        if not offer:
            return False
        position = self.card_to_buy(me, offer)
        if position < 0:
            return False
        turn = self.turn
        turn.treasures_closed = not self.table.late_treasures
        turn.coffers_closed = True
        me.buys -= 1
        self.buy_chosen(me, offer[position])
        return True

    def buy_chosen(self, me: Player, choice: Card) -> None:
        """A landscape, or a card that stands for its pile."""
        if choice.types & BUYABLE_LANDSCAPE:
            self.buy_landscape(me, choice)
        else:
            pile = self.piles[choice.home]
            self.buy(me, pile.cards[-1], pile)

    def card_to_buy(self, me: Player, offer: list[Card]) -> int:
        if self.quick:
            agent = self.agents[me.answered_by]
            if isinstance(agent, QuickAgent):
                self.idle_turns = 0
                return agent.card_to_buy(me, offer)
        options: list[Thing] = []
        options.extend(offer)
        answer = self.ask(Decision(me, ask.BUY, None, options, [1] * len(options), 0, 1))
        return answer[0] if answer else -1

    def night_phase(self, me: Player) -> None:
        while self.phase == NIGHT_PHASE:
            options = self.playable(me, NIGHT)
            if not options or self.turn.cards_from_hand == 0:
                break
            card = me.may_choose(ask.PLAY, None, options)
            if card is None:
                break
            self.play(me, card, me.hand, None)
        if self.phase == NIGHT_PHASE:
            self.phase = CLEAN_UP_PHASE

    # --- Clean-up and what follows --------------------------------------------------------------------------
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
            if player.owned and self.stacks:
                self.put_boons_away(player)
        if me.hand:
            me.discard_pile.extend(me.hand)
            if self.listener is not None:
                self.tell_discard(me, me.hand)
            me.hand.clear()
        size = turn.hand_size
        if self.traits & NEW_HAND:
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
        """All cards in play but those that a promise keeps there."""
        if not me.promises and not self.watching & DISCARD_FROM_PLAY and not self.looks_in_play:
            me.discard_pile.extend(me.in_play)
            if self.listener is not None:
                self.tell_discard(me, me.in_play)
            me.in_play.clear()
            return
        leaving = self.leaving_play(me)
        if self.watching & DISCARD_FROM_PLAY:
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
        kept: list[Card] = []
        for promise in me.promises:
            kept.extend(promise.keeps)
        return [card for card in me.in_play if card not in kept]

    def discard_with_abilities(self, me: Player, leaving: list[Card]) -> None:
        """Cards that do something when discarded from play go first, in the order the player likes, so that the others
        are still in play then."""
        while True:
            special: list[Card] = []
            for card in leaving:
                if card in me.in_play and self.abilities(me, DISCARD_FROM_PLAY, Discarding(me, card, me.discard_pile)):
                    special.append(card)
            if not special:
                return
            card = special[0]
            if len(special) > 1:
                groups = sorted_groups(special, False)
                if len(groups) > 1:
                    options: list[Thing] = [group[0] for group in groups]
                    answer = self.ask(Decision(me, ask.DISCARD, None, options, [1] * len(options), 1, 1))
                    card = groups[answer[0]][0]
            self.discard_one_from_play(me, card)

    def discard_one_from_play(self, me: Player, card: Card) -> None:
        if me.move(card, me.in_play, me.discard_pile):
            self.happen(DISCARD_FROM_PLAY, [Discarding(me, card, me.discard_pile)])

    def outside_clean_up(self) -> bool:
        return self.phase != CLEAN_UP_PHASE

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
        me.ignores_actions = False
        me.actions = 0
        me.buys = 0
        me.coins = 0
        me.potions = 0
        me.answered_by = me.seat
        me.last_turn = turn.gains
        me.last_trashed = turn.trashed
        if turn.discount:
            turn.discount = 0
        self.previous_seat = turn.seat
        if self.watching & BETWEEN_TURNS:
            for player in self.in_turn_order():
                self.happen_to(BETWEEN_TURNS, player)
        self.next_turn()

    def next_turn(self) -> None:
        """Who is next: extra turns first, then the player to the left of the last regular turn."""
        if self.new_turns:
            seat = self.turn.seat
            own = [extra for extra in self.new_turns if extra.seat == seat]
            self.queue = own + [extra for extra in self.new_turns if extra.seat != seat] + self.queue
            self.new_turns = []
        if self.ending and self.last_round is None:
            self.last_round = []
            if self.watching & GAME_WOULD_END:
                self.find_last_round()
        while True:
            if self.last_round is not None and not self.last_round:
                self.over = True
                return
            if self.queue:
                extra = self.queue.pop(0)
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
                if not turn.source:
                    player.turns += 1
                continue
            self.turn = turn
            self.phase = START
            return

    def find_last_round(self) -> None:
        """Players whom something gives a turn after the end of the game, from the left of the last player."""
        count = len(self.players)
        seats: list[int] = []
        for i in range(1, count + 1):
            player = self.players[(self.turn.seat + i) % count]
            if self.abilities(player, GAME_WOULD_END, Happening(player, self.table.nothing)):
                seats.append(int(player.seat))
        self.last_round = seats

    def add_extra_turn(self, player: Player, controller: i64, source: str) -> None:
        self.new_turns.append(ExtraTurn(player.seat, controller, source))

    def is_finished(self) -> bool:
        table = self.table
        for index in table.final_piles:
            if not self.piles[index].cards:
                return True
        return self.empty_piles() >= table.piles_to_end

    def empty_piles(self) -> int:
        """Empty piles of the Supply."""
        empty = 0
        for pile in self.piles:
            if not pile.cards and pile.supply:
                empty += 1
        return empty

    # --- playing a card -------------------------------------------------------------------------------------
    def playable(self, me: Player, types: int) -> list[Card]:
        """The cards of these types that the player may play from hand."""
        cards = me.of_type(types)
        if self.traits & FORBIDS_PLAYING and me.bonds:
            return [card for card in cards if not self.is_forbidden_to_play(me, card)]
        return cards

    def limits_playing(self) -> bool:
        """Can there be cards that must not be played from hand?"""
        return (self.traits & FORBIDS_PLAYING) != 0 or self.turn.cards_from_hand == 0

    def allowed_to_play(self, me: Player, cards: list[Card]) -> list[Card]:
        """Those of the cards that are not in the hand or may be played from there."""
        none = self.turn.cards_from_hand == 0 and self.turn.seat == me.seat
        return [card for card in cards
                if card not in me.hand or not (none or self.is_forbidden_to_play(me, card))]

    def is_forbidden_to_play(self, me: Player, card: Card) -> bool:
        for bond in me.bonds:
            if bond.card.traits & FORBIDS_PLAYING and bond.card.forbids_playing(me, card):
                return True
        return False

    def play(self, me: Player, card: Card, zone: list[Card], by: Card | None) -> bool:
        turn = self.turn
        from_hand = zone is me.hand
        if from_hand and self.traits & FORBIDS_PLAYING and self.is_forbidden_to_play(me, card):
            return False
        if from_hand and turn.cards_from_hand >= 0 and turn.seat == me.seat:
            if turn.cards_from_hand == 0:
                return False
            turn.cards_from_hand -= 1
        if not take(card, zone):
            return False
        if self.tracked:
            self.moved(card)
        me.in_play.append(card)
        if self.quiet and not card.traits & INSTRUCTIONS and self.listener is None and not me.pile_tokens:
            self.quiet_bonuses(me, card)
        else:
            self.follow_play(Play(me, card, by, from_hand))
        return True

    def quiet_bonuses(self, me: Player, card: Card) -> None:
        """Playing a card that is just bonuses, where it concerns nobody."""
        if card.cards:
            me.draw(card.cards)
        turn = self.turn
        if turn.seat == me.seat:
            turn.plays.append(card)
            if not me.ignores_actions:
                me.actions += card.actions
            if card.buys:
                me.buys += card.buys
            if card.coins:
                me.receive_coins(card.coins)

    def follow_play(self, play: Play) -> None:
        """The life of one play: first effects, what is followed, what comes after it."""
        me = play.player
        card = play.card
        if self.turn.seat == me.seat:
            self.turn.plays.append(card)
        if self.listener is not None:
            self.tell("play", me, [card], True)
        if me.pile_tokens:
            self.token_bonuses(play)
        watching = self.watching
        if watching & PLAY:
            self.happen(PLAY, [play])
        if card.types & ATTACK and watching & ATTACKED:
            self.happen(ATTACKED, [play], [other for other in self.in_turn_order() if other is not me])
        instead = self.replacement(play) if self.traits & REPLACES else None
        self.playing.append(play)
        if instead is not None:
            if self.listener is not None:
                self.tell("follow", me, [instead], True)
            instead.instead(me, play)
        else:
            self.instructions(play)
        self.playing.pop()
        if watching & AFTER_PLAY and not play.became:
            self.happen(AFTER_PLAY, [play])

    def instructions(self, play: Play) -> None:
        """The card's own text."""
        me = play.player
        card = play.card
        self.bonuses(me, card)
        if card.traits & INSTRUCTIONS:
            card.play(me)
            if card.types & ATTACK and not play.attacked:
                self.attack(play)

    def bonuses(self, me: Player, card: Card) -> None:
        """The plain bonuses at the top of the card."""
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
                play.card.attack(me, victim)

    def token_bonuses(self, play: Play) -> None:
        """The player's own tokens on the pile of the card."""
        me = play.player
        home = play.card.home
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
                if bond.card.traits & REPLACES and bond.card.replaces(me, play, bond):
                    if not any(option.id == bond.card.id for option in options):
                        options.append(bond.card)
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

    def is_swapping(self, me: Player) -> bool:
        """Is the card being followed one whose + cards and + coins change places?"""
        if not self.playing:
            return False
        play = self.playing[-1]
        return play is not None and play.swaps and play.player is me

    def begin_swapped(self, me: Player, card: Card) -> None:
        """What such a card does later in the turn is swapped too."""
        play = Play(me, card, None, False)
        play.swaps = True
        self.playing.append(play)
        self.swapping += 1

    def end_swapped(self) -> None:
        self.playing.pop()
        self.swapping -= 1

    # --- gaining --------------------------------------------------------------------------------------------
    def receiver(self, me: Player) -> Player:
        """Who really gets what this player would gain: a possessor does."""
        turn = self.turn
        if turn.controller >= 0 and turn.seat == me.seat and me.answered_by != me.seat:
            return self.players[turn.controller]
        return me

    def returns_trash(self, me: Player, card: Card) -> bool:
        return self.receiver(me) is not me

    def gain(self, me: Player, card: Card, to: list[Card] | None, bought: bool) -> Card | None:
        """Gains the top card of its pile."""
        if card.home < 0:
            return None
        pile = self.piles[card.home]
        if not pile.cards or pile.cards[-1] is not card:
            return None
        return self.gain_card(me, card, pile.cards, pile, to, bought)

    def gain_from_trash(self, me: Player, card: Card, to: list[Card] | None) -> Card | None:
        if card not in self.trash:
            return None
        return self.gain_card(me, card, self.trash, None, to, False)

    def gain_card(self, me: Player, card: Card, source: list[Card], pile: Pile | None, to: list[Card] | None,
                  bought: bool) -> Card | None:
        getter = me if self.turn.controller < 0 else self.receiver(me)
        zone = to
        if getter is not me:
            zone = getter.discard_pile
        elif zone is None:
            if card.traits & GAINED_TO:
                zone = card.gained_to(me)
            elif me.looks and me.own_look(card).traits & GAINED_TO:
                zone = me.own_look(card).gained_to(me)
            if zone is None:
                zone = me.discard_pile
        if self.unwatched_gains and self.listener is None and not getter.looks:
            if not take(card, source):
                return None
            if self.tracked:
                self.moved(card)
            zone.append(card)
            self.turn.gains.append(Gained(getter.seat, card, None, bought))
            if pile is not None:
                self.pile_changed(pile)
            return card
        gain = Gain(getter, card, zone, bought, pile)
        if self.watching & WOULD_GAIN and self.is_watched(WOULD_GAIN, getter, card):
            self.happen(WOULD_GAIN, [gain])
            if gain.replaced:
                return None
            gain.lost = False
        cost = self.cost(card) if self.traits & OWN_COST else None
        if not take(card, source):
            return None
        if self.tracked:
            self.moved(card)
        if getter.looks:
            gain.card = getter.own_look(card)
        gain.zone.append(gain.card)
        if self.tracked and gain.zone is getter.discard_pile:
            self.cover(gain.zone)
        if getter.exiled:
            gain.copy_was_exiled = getter.first_named(card.id, getter.exiled) is not None
        self.turn.gains.append(Gained(getter.seat, gain.card, cost, bought))
        if pile is not None:
            self.pile_changed(pile)
        if self.listener is not None:
            self.hear("gain", getter, [card], EVERYBODY, "buy" if bought else "",
                      self.zone_name(getter, gain.zone), 1)
        if self.watching & (GAIN | ANOTHER_GAINS):
            self.happen(GAIN, [gain], self.in_turn_order(), ANOTHER_GAINS)
        return gain.card

    def take_from_pile(self, pile: Pile, card: Card) -> bool:
        """Takes the top card off a pile without gaining it."""
        if not pile.cards or pile.cards[-1] is not card:
            return False
        pile.cards.pop()
        if self.tracked:
            self.moved(card)
        self.pile_changed(pile)
        return True

    def trash_from_supply(self, me: Player, card: Card) -> bool:
        """Trashing by the player, as any other, but the card is nobody's."""
        pile = self.piles[card.home]
        if not self.take_from_pile(pile, card):
            return False
        self.trash.append(card)
        if self.turn.seat == me.seat:
            self.turn.trashed += 1
        if self.listener is not None:
            self.tell("trash", me, [card], True)
        if self.watching & TRASH:
            self.happen(TRASH, [Trashing(me, card, self.trash, False)])
        return True

    def pile_changed(self, pile: Pile) -> None:
        if not pile.cards:
            self.affordable = {}
            if pile.supply and not self.ending and self.is_finished():
                self.ending = True
        elif len(pile.cards) == 1:
            self.affordable = {}

    # --- buying ---------------------------------------------------------------------------------------------
    def buyable(self, me: Player) -> list[Card]:
        """What the player can buy now: cards that stand for Supply piles, Events and Projects."""
        table = self.table
        turn = self.turn
        money = me.coins + turn.discount
        plain = table.plain_buys and not turn.no_card_buys
        # Money alone decides, so it is remembered; but landscapes are never cheaper, and a Project is bought once.
        remembered = plain and not (table.for_sale and (turn.discount or me.owned))
        if remembered:
            known = self.affordable.get(money)
            if known is not None:
                return known
        if plain:
            offer = [pile.cards[0] for pile in self.piles
                     if pile.cards and pile.facts.supply and pile.facts.cost <= money]
        else:
            offer = [pile.cards[-1] for pile in self.piles
                     if pile.cards and pile.facts.supply and self.can_buy(me, pile.cards[-1])]
        offer.extend([card for card in table.for_sale if self.can_buy_landscape(me, card)])
        if remembered:
            self.affordable[money] = offer
        return offer

    def can_buy(self, me: Player, card: Card) -> bool:
        """Rules and money allow it."""
        if self.turn.no_card_buys:
            return False
        traits = self.traits
        if traits & BUY_RULE and card.traits & BUY_RULE and not card.may_be_bought(me):
            return False
        if traits & FORBIDS and self.is_forbidden(me, card):
            return False
        cost = self.cost(card)
        if cost.coins <= me.coins and cost.potions <= me.potions:
            return True
        return bool(card.traits & OTHER_PAYMENT) and card.other_payment(me)

    def is_forbidden(self, me: Player, card: Card) -> bool:
        for other in me.in_play:
            if other.traits & FORBIDS and other.forbids_buying(me, card):
                return True
        for other in me.owned:
            if other.traits & FORBIDS and other.forbids_buying(me, card):
                return True
        for bond in me.bonds:
            if bond.card.traits & FORBIDS and bond.card.forbids_buying(me, card):
                return True
        return False

    def can_buy_landscape(self, me: Player, card: Card) -> bool:
        if card.cost > me.coins or card.potions > me.potions:
            return False
        if me.owned and card.types & PROJECT and (card in me.owned or len(me.of_type(PROJECT, me.owned)) >= 2):
            return False
        return not card.traits & BUY_RULE or card.may_be_bought(me)

    def buy_landscape(self, me: Player, card: Card) -> None:
        turn = self.turn
        me.coins -= card.cost
        turn.purchases += 1
        turn.landscapes_bought.append(card)
        if self.listener is not None:
            self.tell("buy", me, [card], True)
        self.busy += 1
        if card.debt:
            me.take_debt(card.debt)
        if card.types & PROJECT:
            me.owned.append(card)
        if card.types & EVENT or card.traits & INSTRUCTIONS:
            self.playing.append(None)
            card.play(me)
            self.playing.pop()
        self.busy -= 1

    def buy(self, me: Player, card: Card, pile: Pile | None) -> Card | None:
        """Pay, "when you buy", then the gain.  (The buy itself is taken off by the Buy phase.)"""
        turn = self.turn
        table = self.table
        if table.plain_buys:
            price = card.cost - turn.discount
            if price > 0:
                me.coins -= price
        elif not self.pay(me, card):
            return None
        turn.purchases += 1
        turn.bought.append(card)
        if table.simple_buys and pile is not None and self.listener is None:
            pile.cards.pop()
            me.discard_pile.append(card)
            turn.gains.append(Gained(me.seat, card, None, True))
            if len(pile.cards) <= 1:
                self.pile_changed(pile)
            return card
        if self.listener is not None:
            self.tell("buy", me, [card], True)
        if me.looks:
            card = me.own_look(card)
        gained: Card | None = None
        self.busy += 1
        if not (card.may_overpay or self.watching & BUY) or self.goes_through(me, card, pile):
            if pile is None:
                gained = self.gain_from_limbo(me, card)
            elif pile.cards and pile.cards[-1].id == card.id:
                gained = self.gain_card(me, pile.cards[-1], pile.cards, pile, None, True)
        self.busy -= 1
        return gained

    def goes_through(self, me: Player, card: Card, pile: Pile | None) -> bool:
        """Overpaying, and "when you buy"; False if the buy is called off there."""
        overpaying = card.may_overpay and (me.coins > 0 or me.potions > 0)
        if not overpaying and not self.is_watched(BUY, me, card):
            return True
        buy = Buy(me, card, pile)
        if overpaying:
            self.overpay(me, buy)
        if self.watching & BUY:
            self.happen(BUY, [buy])
        return not buy.cancelled

    def gain_from_limbo(self, me: Player, card: Card) -> Card | None:
        """A bought card that comes from no pile waits in limbo."""
        if card not in me.limbo:
            return None
        return self.gain_card(me, card, me.limbo, None, None, True)

    def pay(self, me: Player, card: Card) -> bool:
        cost = self.cost(card)
        affordable = cost.coins <= me.coins and cost.potions <= me.potions
        if card.traits & OTHER_PAYMENT and card.other_payment(me) and self.pays_otherwise(me, card, not affordable):
            return True
        if not affordable:
            return False
        me.coins -= cost.coins
        me.potions -= cost.potions
        if cost.debt:
            me.take_debt(cost.debt)
        return True

    def pays_otherwise(self, me: Player, card: Card, must: bool) -> bool:
        self.busy += 1
        wanted = must or me.may(ask.SPEND, card)
        if wanted:
            card.pay_otherwise(me)
        self.busy -= 1
        return wanted

    def overpay(self, me: Player, buy: Buy) -> None:
        buy.overpaid = me.choose_amount(ask.OVERPAY, buy.card, 0, me.coins)
        me.coins -= buy.overpaid
        if me.potions > 0:
            buy.overpaid_potions = me.choose_amount(ask.OVERPAY, buy.card, 0, me.potions)
            me.potions -= buy.overpaid_potions

    # --- costs and types ------------------------------------------------------------------------------------
    def cost(self, card: Card) -> Cost:
        """What the card costs at this moment."""
        discount = self.turn.discount
        traits = self.traits
        if not traits & (LOWERS_COSTS | SETS_COSTS | OWN_COST):
            return card.price if discount == 0 else card.price.plus(-discount)
        price = card.price
        if self.over:
            return price                        # it is nobody's turn any more
        me = self.players[self.turn.seat]
        if card.traits & OWN_COST:
            copied = card.own_cost(me)
            if copied is not None:
                return copied
            discount += card.own_cost_less(me)
        if traits & LOWERS_COSTS:
            for player in self.players:
                for other in player.in_play:
                    if other.traits & LOWERS_COSTS:
                        discount += other.in_play_cost_less(player, card)
        if traits & SETS_COSTS:
            for other in self.table.around:
                if other.traits & SETS_COSTS:
                    discount += other.cost_less(me, card)
            for other in me.owned:
                if other.traits & SETS_COSTS:
                    discount += other.cost_less(me, card)
        if discount == 0:
            return price
        return price.plus(-discount)

    def coins_cost(self, card: Card) -> int:
        """The coin part of the cost."""
        return int(self.cost(card).coins)

    def types(self, card: Card) -> int:
        """The types of the card at this moment."""
        types = card.types
        if self.also_types:
            me = self.players[self.turn.seat]
            for other in me.owned:
                if other.traits & ALSO_TYPES:
                    types |= other.also_types(me, card)
        return types

    # --- looking at the table -------------------------------------------------------------------------------
    def pile(self, pile_id: str) -> Pile | None:
        """A pile by the id of its card (or of the mixed pile)."""
        index = self.table.pile_index.get(pile_id)
        return None if index is None else self.piles[index]

    def count_in_pile(self, pile_id: str) -> int:
        pile = self.pile(pile_id)
        return 0 if pile is None else len(pile.cards)

    def supply_piles(self, types: int = 0) -> list[Pile]:
        """Supply piles, empty ones too; with types: those whose placeholder has one of them."""
        return [pile for pile in self.piles if pile.supply and (types == 0 or pile.types & types)]

    def supply(self, types: int = 0) -> list[Card]:
        """The top cards of the Supply (that have one of the types)."""
        cards = [pile.cards[-1] for pile in self.piles if pile.supply and pile.cards]
        if types:
            cards = [card for card in cards if self.types(card) & types]
        return cards

    def supply_up_to(self, most: Cost, types: int = 0) -> list[Card]:
        return [card for card in self.supply(types) if self.cost(card).at_most(most)]

    def supply_exactly(self, cost: Cost, types: int = 0) -> list[Card]:
        return [card for card in self.supply(types) if self.cost(card).equals(cost)]

    def supply_below(self, cost: Cost, types: int = 0) -> list[Card]:
        return [card for card in self.supply(types) if self.cost(card).less_than(cost)]

    def landscape(self, landscape_id: str) -> Card:
        """A State, Artifact or other landscape of this game by its id."""
        return self.table.named[landscape_id]

    def pile_of(self, card: Card) -> Pile | None:
        return self.piles[card.home] if card.home >= 0 else None

    def tokens_on(self, place: Thing, token: str) -> int:
        return self.tokens.get(place.id + " " + token, 0)

    def put_tokens(self, place: Thing, token: str, count: i64) -> int:
        """Adds tokens to a pile or landscape (or takes them off); how many lie there now."""
        key = place.id + " " + token
        total = self.tokens.get(key, 0) + int(count)
        self.tokens[key] = total
        if self.listener is not None and count:
            self.tell_tokens("token " + token, place, count)
        return total

    def take_tokens(self, place: Thing, token: str, most: int) -> int:
        """Takes up to so many tokens off; how many."""
        key = place.id + " " + token
        taken = min(self.tokens.get(key, 0), most)
        if taken > 0:
            self.tokens[key] -= taken
            if self.listener is not None:
                self.tell_tokens("tokens off " + token, place, taken)
        return taken

    def is_edition(self, card: Card, edition: str) -> bool:
        """Is the card to be played as in an older edition?"""
        options = self.table.editions
        return edition in options or card.id + ":" + edition in options

    def before_shuffle(self, me: Player, cards: list[Card]) -> Shuffle | None:
        """Lets those who watch shuffling say where cards go; None if nobody cares."""
        shuffle = Shuffle(me, self.table.nothing, cards)
        self.happen(SHUFFLE, [shuffle])
        if self.table.this_watch & SHUFFLE:
            happenings: list[Happening] = []
            for card in cards:
                if card.this_watch & SHUFFLE and card not in shuffle.left_out:
                    happenings.append(ShuffleOfThis(shuffle, card))
            if happenings:
                self.happen(SHUFFLE, happenings)
        if shuffle.on_top or shuffle.left_out or shuffle.places:
            return shuffle
        return None

    def after_reveal(self, me: Player, cards: list[Card]) -> None:
        happenings: list[Happening] = []
        for card in cards:
            if card.this_watch & REVEAL:
                happenings.append(Happening(me, card))
        if happenings:
            self.happen(REVEAL, happenings)

    def next_from_stack(self, name: str) -> Card | None:
        """The next card of a stack (Boons, Hexes); an empty one is made anew from its discards."""
        stack = self.stacks[name]
        if not stack:
            discards = self.stacks[name + " discarded"]
            stack.extend(discards)
            discards.clear()
            self.rng.shuffle(stack)
        return stack.pop() if stack else None

    # --- the end --------------------------------------------------------------------------------------------
    def scoring_landscapes(self, me: Player) -> list[Card]:
        found: list[Card] = []
        if self.traits & SCORES:
            for card in self.table.around_all:
                if card.traits & SCORES:
                    found.append(card)
            for card in me.owned:
                if card.traits & SCORES:
                    found.append(card)
        return found

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    def winners(self) -> list[int]:
        """Most points; among equals fewer turns; then they share."""
        scores = self.scores()
        best = max(scores)
        tied = [player for player in self.players if scores[player.seat] == best]
        fewest = min([int(player.turns) for player in tied])
        return [int(player.seat) for player in tied if player.turns == fewest]

    def take_down(self) -> None:
        """Frees a game that is no longer wanted at once, instead of leaving it to the garbage collector (game and
        players know each other); nothing of it can be used afterwards.  For those who play thousands."""
        self.players.clear()

    # --- copying --------------------------------------------------------------------------------------------
    def copy(self) -> Game:
        """Only at settled points: nothing being played, nothing tracked."""
        other = Game(self.table, self.agents, 0, self)
        other.rng.state = self.rng.state
        other.players = [player.copy(other) for player in self.players]
        if self.stacks:
            other.stacks = {name: cards[:] for name, cards in self.stacks.items()}
        if self.tokens:
            other.tokens = self.tokens.copy()
        other.turn_number = self.turn_number
        other.phase = self.phase
        other.regular_seat = self.regular_seat
        other.previous_seat = self.previous_seat
        if self.queue:
            other.queue = self.queue[:]
        if self.new_turns:
            other.new_turns = self.new_turns[:]
        if self.last_round is not None:
            other.last_round = self.last_round[:]
        other.ending = self.ending
        other.over = self.over
        other.idle_turns = self.idle_turns
        other.looks_in_play = self.looks_in_play
        other.bonds_made = self.bonds_made
        other.affordable = self.affordable
        return other


OPEN_ZONES: Final = ("play", "discard", "trash", "aside", "tavern", "exile", "returning")


class ShuffleOfThis(Happening):
    """The shuffle, from the point of view of a card in it."""

    def __init__(self, shuffle: Shuffle, card: Card) -> None:
        super().__init__(shuffle.player, card)
        self.shuffle = shuffle


def is_old_news(ability: Ability) -> bool:
    """Did it already have its chance when the card was played as itself, before it became this one?"""
    play = ability.happening
    return (isinstance(play, Play) and play.before is not None and ability.place != THIS
            and ability.card.cares(ability.player, play.before))


def contains(abilities: list[Ability], ability: Ability) -> bool:
    for other in abilities:
        if other.same(ability):
            return True
    return False


def held_by(ability: Ability) -> list[Card]:
    """The cards that its promise or bond holds."""
    if ability.promise is not None:
        return ability.promise.held
    return ability.bond.held if ability.bond is not None else []


def held(ability: Ability) -> str:
    """Promises and bonds that hold different cards are not alike."""
    if ability.promise is not None and ability.promise.held:
        return str(id(ability.promise))
    if ability.bond is not None:
        return " ".join([str(ability.bond.number)] + [card.id for card in ability.bond.held])
    return ""
