"""Where a game stands: all its state, what the players are asked and told, what things cost and where they are."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from throneroom.engine.card import Card, Cost, Thing, guise_of, kind_of
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.events import EVERYBODY, LAST, OWNER, Event, Listener
from throneroom.engine.fields import fields_of
from throneroom.engine.happenings import Ability, ExtraTurn, Gain, Play, Promise, Tracked, Turn
from throneroom.engine.moments import ALSO_TYPES, LOWERS_COSTS, OWN_COST, SCORES, SETS_COSTS
from throneroom.engine.pile import Pile
from throneroom.engine.player import Player
from throneroom.engine.rng import Rng
from throneroom.engine.types import SHARED_LANDSCAPE

if TYPE_CHECKING:
    from throneroom.engine.game import Game
    from throneroom.engine.table import Minded, Table

# Phases.
START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE: Final = 2
NIGHT_PHASE: Final = 3
CLEAN_UP_PHASE: Final = 4
PHASE_NAMES: Final = ("start", "action", "buy", "night", "clean-up")

OPEN_ZONES: Final = ("play", "discard", "trash", "aside", "tavern", "exile", "returning")


class Situation:
    """The ground floor of a game.  Each storey above is a class in a module of its own and knows only those below:
    Situation, Abilities, Playing, Gaining, Buying, Phases, Game."""

    def __init__(self, table: Table, agents: list[Agent], rng: Rng, model: Game | None = None) -> None:
        self.table = table
        self.agents = agents
        self.rng = rng
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
        self.in_a_row: i64 = 1                      # how many turns they had, one after the other
        self.queue: list[ExtraTurn] = []
        self.new_turns: list[ExtraTurn] = []        # asked for in the current turn
        self.last_round: list[int] | None = None     # seats that still have a turn after the end
        self.opening: list[int] = []                # seats that decide something before the first turn
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
        self.starting = False                       # what happens at the start of a turn is just being done
        self.onto_deck: list[Card] = []             # in Clean-up: go onto the deck instead of being discarded from play
        # --- what works for everybody: more, once a Prophecy has come true ---
        self.around: tuple[Card, ...] = table.around if model is None else model.around
        self.around_all: tuple[Card, ...] = table.around_all if model is None else model.around_all
        self.minded: Minded = table.minded if model is None else model.minded
        # --- shortcuts ---
        self.watching: i64 = table.watching         # moments that anything at the table watches
        self.powers: i64 = table.powers
        self.also_types = (table.powers & ALSO_TYPES) != 0
        self.unwatched_gains = table.unwatched_gains
        self.unwatched_plays = table.unwatched_plays
        self.guises_in_play = False
        self.bonds_made: i64 = 0
        self.affordable: dict[int, list[Card]] = table.affordable   # until a pile is empty
        # --- those outside ---
        self.listener: Listener | None = None
        self.unsaid: list[Ability] = []             # being used, and nothing told of them yet
        self.answers: list[list[int]] | None = None      # all answers so far, if they are kept
        self.unasked: list[tuple[int, list[str]]] | None = None      # of what needed no asking: seat, ids (after
                                                                     # ORDER: which of equal abilities is first)
        self.base: Game | None = None                    # the last settled copy, if forks are wanted
        self.since: list[list[int]] = []                    # answers since then
        self.forkable = False
        self.unobserved = False                             # nobody listens, records or forks (quick.py)
        self.forgets = False                                # nobody looks at what was played, gained, bought

    __slots__ = fields_of(__init__)         # the storeys above have none of their own

    # --- asking ----------------------------------------------------------------------------------------------
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
            self.base = decision.player.game.copy()
            self.since = []

    # --- telling ---------------------------------------------------------------------------------------------
    def tell_event(self, verb: str, me: Player, cards: list[Card], audience: i64, source: str, target: str,
                   amount: i64) -> None:
        """What all the others below come to: the listener hears it."""
        listener = self.listener
        if listener is not None:
            if self.unsaid:
                self.say_abilities()        # the cause before its effect
            listener.hear(me.game, Event(verb, me.seat, me.answered_by, cards, audience, source, target, amount,
                                         len(self.playing)))

    def say_abilities(self) -> None:
        abilities = self.unsaid
        self.unsaid = []
        for ability in abilities:
            self.tell("ability", ability.player, [ability.card], True)

    def tell(self, verb: str, me: Player, cards: list[Card], openly: bool) -> None:
        self.tell_event(verb, me, cards[:], EVERYBODY if openly else OWNER, "", "", len(cards))

    def tell_discard(self, me: Player, cards: list[Card]) -> None:
        self.tell_event("discard", me, cards[:], LAST, "", "discard", len(cards))

    def tell_amount(self, verb: str, me: Player, amount: i64) -> None:
        self.tell_event(verb, me, [], EVERYBODY, "", "", amount)

    def tell_word(self, verb: str, me: Player, word: str) -> None:
        self.tell_event(verb, me, [], EVERYBODY, "", word, 0)

    def tell_tokens(self, verb: str, place: Thing, amount: i64) -> None:
        """Tokens that belong to nobody, on a pile or landscape: told of the player whose turn it is."""
        self.tell_event(verb, self.players[self.turn.seat], [], EVERYBODY, "", place.id, amount)

    def tell_move(self, me: Player, card: Card, source: list[Card], target: list[Card], hidden: bool) -> None:
        """`hidden`: where it lay, the others did not see which card it is."""
        origin = self.zone_name(me, source)
        goal = self.zone_name(me, target)
        openly = goal in OPEN_ZONES or self.is_open_mat(goal) or (origin in OPEN_ZONES and not hidden)
        self.tell_event("move", me, [card], EVERYBODY if openly else OWNER, origin, goal, 1)

    def tell_turned_deck(self, me: Player) -> None:
        """The deck lies in the discard pile now: only the last of its cards can be seen, and how many there are not."""
        self.tell_event("move", me, me.discard_pile[-1:], EVERYBODY, "deck", "discard", 1)

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

    def in_action_phase(self) -> bool:
        """The start of a turn comes before it."""
        return self.phase == ACTION_PHASE and not self.starting

    # --- tracking --------------------------------------------------------------------------------------------
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
        guise = guise_of(card, model)
        guise.id = card.id
        guise.price = card.price
        guise.cost = card.cost
        guise.potions = card.potions
        guise.debt = card.debt
        guise.powers &= ~OWN_COST
        guise.types = model.types | card.types
        guise.points = card.points
        guise.rank = card.rank
        guise.home = card.home
        return guise

    # --- whose turn ------------------------------------------------------------------------------------------
    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        seat = self.turn.seat
        return self.players[seat:] + self.players[:seat]

    def in_buy_phase(self, me: Player) -> bool:
        """Is it the Buy phase of this player?"""
        return self.phase == BUY_PHASE and self.turn.seat == me.seat

    def receiver(self, me: Player) -> Player:
        """Who really gets what this player would gain: a possessor does."""
        turn = self.turn
        if turn.controller >= 0 and turn.seat == me.seat and me.answered_by != me.seat:
            return self.players[turn.controller]
        return me

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

    # --- costs and types -------------------------------------------------------------------------------------
    def cost(self, card: Card) -> Cost:
        """What the card costs at this moment."""
        discount = self.turn.discount
        powers = self.powers
        if not powers & (LOWERS_COSTS | SETS_COSTS | OWN_COST):
            return card.price if discount == 0 else card.price.plus(-discount)
        price = card.price
        if self.over:
            return self.cost_at_the_end(card)
        me = self.players[self.turn.seat]
        if card.powers & OWN_COST:
            copied = card.own_cost(me)
            if copied is not None:
                return copied
            discount += card.own_cost_less(me)
        if powers & LOWERS_COSTS:
            for player in self.players:
                for other in player.in_play:
                    if other.powers & LOWERS_COSTS:
                        discount += other.in_play_cost_less(player, card)
        if powers & SETS_COSTS:
            for other in self.around:
                if other.powers & SETS_COSTS:
                    discount += other.cost_less(me, card)
            for other in me.owned:
                if other.powers & SETS_COSTS:
                    discount += other.cost_less(me, card)
        if discount == 0:
            return price
        return price.plus(-discount)

    def cost_at_the_end(self, card: Card) -> Cost:
        """When it is nobody's turn any more: only what holds for everybody at any time is left."""
        discount = 0
        for other in self.around:
            if other.powers & SETS_COSTS and other.types & SHARED_LANDSCAPE:
                discount += other.cost_less(self.players[0], card)
        return card.price.plus(-discount) if discount else card.price

    def coins_cost(self, card: Card) -> int:
        """The coin part of the cost."""
        return int(self.cost(card).coins)

    def types(self, card: Card) -> int:
        """The types of the card at this moment."""
        types = card.types
        if self.also_types:
            me = self.players[self.turn.seat]
            for other in self.around:
                if other.powers & ALSO_TYPES and other.types & SHARED_LANDSCAPE:
                    types |= other.also_types(me, card)
            if not self.over:                   # then it is nobody's turn any more
                for other in me.owned:
                    if other.powers & ALSO_TYPES:
                        types |= other.also_types(me, card)
        return types

    # --- looking at the table --------------------------------------------------------------------------------
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

    def has_trait(self, trait: Card, card: Card) -> bool:
        """Is the card, wherever it is, one of the pile on which the Trait lies?"""
        return card.home == trait.home and card.home >= 0

    def is_edition(self, card: Card, edition: str) -> bool:
        """Is the card to be played as in that edition, older or newer than the source books?"""
        options = self.table.editions
        return edition in options or kind_of(type(card)).id + ":" + edition in options

    def empty_piles(self) -> int:
        """Empty piles of the Supply."""
        empty = 0
        for pile in self.piles:
            if not pile.cards and pile.supply:
                empty += 1
        return empty

    # --- tokens and stacks -----------------------------------------------------------------------------------
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

    def fulfil_prophecy(self) -> None:
        """From now on it works, like all that lies around: the one place where it is told from what does not yet."""
        self.around = self.table.around_later
        self.around_all = self.table.around_all_later

    def next_from_stack(self, name: str) -> Card | None:
        """The next card of a stack (Boons, Hexes); an empty one is made anew from its discards."""
        stack = self.stacks[name]
        if not stack:
            discards = self.stacks[name + " discarded"]
            stack.extend(discards)
            discards.clear()
            self.rng.shuffle(stack)
        return stack.pop() if stack else None

    # --- scoring ---------------------------------------------------------------------------------------------
    def scoring_landscapes(self, me: Player) -> list[Card]:
        found: list[Card] = []
        if self.powers & SCORES:
            for card in self.around_all:
                if card.powers & SCORES:
                    found.append(card)
            for card in me.owned:
                if card.powers & SCORES:
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
