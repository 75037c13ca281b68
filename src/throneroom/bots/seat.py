"""A fair seat: everything a player may know of a game, by kinds of cards, and nothing else.

This is the only room of the bots that touches a game.  One's own cards count wherever they are (anybody can remember
their own), but not in which order they lie; of the others what lies open, how many cards they hold, and their points,
which everybody can count.  That it is fair is not promised but checked (tests/bots/test_fair.py): whatever is hidden
may be exchanged, the answers stay.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import Facts, TableFacts, facts_of
from throneroom.engine.card import Card
from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE

# Where cards may be looked for.
HAND: Final[i64] = 0
IN_PLAY: Final[i64] = 1
TAVERN: Final[i64] = 2
EXILE: Final[i64] = 3
GAINED: Final[i64] = 4                  # by me, in this turn, wherever they are now
OTHERS: Final[i64] = 5                  # all cards of all others: whoever saw what they gained and lost knows them

# What else one has.
POTIONS: Final[i64] = 0
COFFERS: Final[i64] = 1
VILLAGERS: Final[i64] = 2
FAVORS: Final[i64] = 3
DEBT: Final[i64] = 4
DRAW_PILE: Final[i64] = 5               # so many cards lie there
DISCARD_PILE: Final[i64] = 6


def facts_for(me: Player, known: TableFacts | None) -> TableFacts:
    """Those of the table; the known ones, if they are."""
    table = me.game.table
    return known if known is not None and known.table is table else facts_of(table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    def __init__(self, facts: TableFacts, me: Player, own: bool) -> None:
        """`me`: whom the question is about; own: they answer it themselves, and are not possessed."""
        game = me.game
        turn = game.turn
        self.facts = facts
        self.player = me                        # for this room only
        self.own = own
        self.my_turn = turn.seat == me.seat
        self.phase: i64 = game.phase
        self.players: i64 = len(game.players)
        self.actions: i64 = me.actions
        self.buys: i64 = me.buys
        self.coins: i64 = me.coins
        self.turns: i64 = me.turns
        self.turn_number: i64 = game.turn_number
        # --- counted when it is asked for ---
        self.held: list[Facts] | None = None
        self.counted = False
        self.mine: list[int] = []               # own cards by rank
        self.homes: list[int] = []              # own cards by pile; the last: of none
        self.strangers: list[Facts] = []        # own cards of kinds that the table does not name
        self.deck_size: i64 = 0
        self.money: i64 = 0                     # coins printed on the Treasures owned
        self.terminals: i64 = 0                 # Actions owned that use up the action
        self.villages: i64 = 0
        self.trashers: i64 = 0

    # --- cards ---------------------------------------------------------------------------------------------------
    def hand(self) -> list[Facts]:
        held = self.held
        if held is None:
            facts = self.facts
            held = [facts.of(card) for card in self.player.hand]
            self.held = held
        return held

    def handled(self) -> list[Facts]:
        """Cards looked at or revealed by the effect that is being carried out."""
        facts = self.facts
        return [facts.of(card) for card in self.player.limbo]

    def in_play(self) -> list[Facts]:
        facts = self.facts
        return [facts.of(card) for card in self.player.in_play]

    def played_and_in_play(self) -> list[Facts]:
        """Of these, what was played this turn."""
        facts = self.facts
        played = self.player.game.turn.plays
        return [facts.of(card) for card in self.player.in_play if card in played]

    def discarded(self) -> Facts | None:
        """What lies on top of the discard pile."""
        pile = self.player.discard_pile
        return self.facts.of(pile[-1]) if pile else None

    def count_own(self) -> None:
        """Counts all own cards, once."""
        if self.counted:
            return
        self.counted = True
        me = self.player
        kinds = self.facts.kinds
        self.mine = [0] * len(kinds)
        self.homes = [0] * (len(me.game.piles) + 1)
        self.count_zone(me.hand)
        self.count_zone(me.in_play)
        self.count_zone(me.limbo)
        if self.own:
            self.count_zone(me.deck)
            self.count_zone(me.discard_pile)
            self.count_zone(me.set_aside)
            self.count_zone(me.face_down)
            self.count_zone(me.shuffling)
            self.count_zone(me.returning)
            self.count_zone(me.tavern)
            self.count_zone(me.exiled)
            if me.mats:
                for mat in me.mats.values():
                    self.count_zone(mat)
        mine = self.mine
        for kind in kinds:
            count: i64 = mine[kind.rank]
            if count:
                self.add_up(kind, count)
        for kind in self.strangers:
            self.add_up(kind, 1)

    def count_zone(self, zone: list[Card]) -> None:
        if not zone:
            return
        mine = self.mine
        homes = self.homes
        kinds = self.facts.kinds
        for card in zone:
            rank = card.rank
            if kinds[rank].id == card.id:
                mine[rank] += 1
            else:
                self.count_stranger(card)
            homes[card.home] += 1               # -1 is the last

    def count_stranger(self, card: Card) -> None:
        kind = self.facts.stranger(card)
        if kind.rank >= 0:
            self.mine[kind.rank] += 1
        else:
            self.strangers.append(kind)

    def add_up(self, kind: Facts, count: i64) -> None:
        self.deck_size += count
        if kind.is_treasure and not kind.is_fleeting:
            self.money += count * kind.coins
        if kind.is_terminal and not kind.is_ruins:
            self.terminals += count
        self.villages += count * kind.villages
        if kind.is_trasher:
            self.trashers += count

    def own_count(self, kind: Facts) -> i64:
        """How many of this kind I own."""
        self.count_own()
        if kind.rank >= 0:
            return self.mine[kind.rank]
        found: i64 = 0
        for stranger in self.strangers:
            if stranger is kind:
                found += 1
        return found

    def own_kinds(self) -> list[Facts]:
        self.count_own()
        mine = self.mine
        return [kind for kind in self.facts.kinds if mine[kind.rank]] + self.strangers

    def printed_coins(self) -> i64:
        """On all my cards, Treasures and others."""
        self.count_own()
        coins: i64 = 0
        for kind in self.own_kinds():
            coins += kind.coins * (self.mine[kind.rank] if kind.rank >= 0 else 1)
        return coins

    def cards_in(self, place: i64) -> list[Facts]:
        facts = self.facts
        me = self.player
        if place == HAND:
            return self.hand()
        if place == IN_PLAY:
            return self.in_play()
        if place == TAVERN:
            return [facts.of(card) for card in me.tavern]
        if place == EXILE:
            return [facts.of(card) for card in me.exiled]
        if place == GAINED:
            return [facts.of(gained.card) for gained in me.game.turn.gains if gained.seat == me.seat]
        found: list[Facts] = []
        for other in me.game.players:
            if other is not me:
                for card in other.all_cards():
                    found.append(facts.of(card))
        return found

    def stock(self, what: i64) -> i64:
        me = self.player
        if what == POTIONS:
            return me.potions
        if what == COFFERS:
            return me.coffers
        if what == VILLAGERS:
            return me.villagers
        if what == FAVORS:
            return me.favors
        if what == DEBT:
            return me.debt
        return len(me.deck) if what == DRAW_PILE else len(me.discard_pile)

    def in_tavern(self, id: str) -> i64:
        found: i64 = 0
        for card in self.player.tavern:
            if card.id == id:
                found += 1
        return found

    def on_mat(self, id: str) -> i64:
        """How many of my cards lie on the mat of that kind of card."""
        mat = self.player.mats.get(id)
        return 0 if mat is None else len(mat)

    def counter(self, id: str) -> i64:
        """What that kind of card counts for me."""
        return self.player.counters.get(id, 0)

    def bought_already(self, id: str) -> i64:
        """A landscape: how often in this turn; a Project that I own counts as bought for good."""
        found: i64 = 0
        for card in self.player.game.turn.landscapes_bought:
            if card.id == id:
                found += 1
        for card in self.player.owned:
            if card.id == id:
                found += 99
        return found

    # --- the table -----------------------------------------------------------------------------------------------
    def left(self, pile: i64, missing: i64 = 0) -> i64:
        """Cards in a pile, by its index; none has -1, or that of a landscape."""
        piles = self.player.game.piles
        return len(piles[pile].cards) if 0 <= pile < len(piles) else missing

    def provinces(self) -> i64:
        """How many of the best Victory cards are left: the clock of the game."""
        provinces = self.left(self.facts.province, 8)
        colonies = self.left(self.facts.colony, 99)
        return colonies if colonies < provinces else provinces

    def empty_piles(self) -> i64:
        return self.player.game.empty_piles()

    def piles_to_end(self) -> i64:
        """So many empty ones end the game."""
        return self.player.game.table.piles_to_end

    def offer(self) -> list[Facts]:
        """The top cards of the Supply."""
        facts = self.facts
        return [facts.of(pile.cards[-1]) for pile in self.player.game.piles if pile.facts.supply and pile.cards]

    def supply_for(self, coins: i64, exactly: bool) -> list[Facts]:
        """Those of them that cost at most (or exactly) so many coins, and nothing else."""
        game = self.player.game
        facts = self.facts
        found: list[Facts] = []
        for pile in game.piles:
            if pile.facts.supply and pile.cards:
                card = pile.cards[-1]
                cost = game.cost(card)
                if not cost.potions and not cost.debt and (
                        cost.coins == coins if exactly else cost.coins <= coins):
                    found.append(facts.of(card))
        return found

    def is_whole_pile(self, kind: Facts) -> bool:
        """Does a pile bear its name (and is not split or mixed)?"""
        return kind.home >= 0 and self.player.game.piles[kind.home].id == kind.id

    def cost(self, kind: Facts) -> i64:
        """Coins that it costs now, if it can be seen on its pile; else those printed on it."""
        if kind.home >= 0:
            game = self.player.game
            pile = game.piles[kind.home]
            cards = pile.cards
            if cards and not pile.facts.covered and cards[-1].id == kind.id:
                return game.cost(cards[-1]).coins
        return kind.cost

    def costs_at_most(self, slot: i64, coins: i64) -> bool:
        """Is there a card on this pile that so many coins buy?"""
        game = self.player.game
        if slot >= len(game.piles) or not game.piles[slot].cards:
            return False
        cost = game.cost(game.piles[slot].cards[-1])
        return cost.coins <= coins and cost.potions == 0

    def gains_to_end(self) -> i64:
        """So many gains at least, and the game is over."""
        game = self.player.game
        sizes: list[int] = []
        least: i64 = 999
        for pile in game.piles:
            if pile.facts.supply:
                size: i64 = len(pile.cards)
                sizes.append(int(size))
                if pile.id in ("province", "colony") and size < least:
                    least = size
        sizes.sort()
        piles: i64 = sum(sizes[:self.piles_to_end()])
        return piles if piles < least else least

    def smallest_pile(self) -> i64:
        """Cards left in the smallest pile of the Supply that is not empty."""
        least: i64 = 999
        for pile in self.player.game.piles:
            size: i64 = len(pile.cards)
            if pile.facts.supply and 0 < size < least:
                least = size
        return 0 if least == 999 else least

    def has_token(self, token: str, pile: i64) -> bool:
        """Does that token of mine lie on the pile (-1: on any)?"""
        at = self.player.pile_tokens.get(token)
        return at is not None and (pile < 0 or at == pile)

    def tokens_on(self, id: str) -> i64:
        """Tokens of all kinds that lie on a pile or landscape and are nobody's own."""
        found: i64 = 0
        for place, count in self.player.game.tokens.items():
            if place.startswith(id + " "):
                found += count
        return found

    # --- the others ----------------------------------------------------------------------------------------------
    def score(self) -> i64:
        return self.player.score()

    def best_of_others(self) -> i64:
        """The points of the best of the others, which everybody can count."""
        best: i64 = -9999
        for other in self.player.game.players:
            if other is not self.player:
                score: i64 = other.score()
                if score > best:
                    best = score
        return best

    def points_of(self, places: i64) -> i64:
        """Of the player so many places to my left; 0 if there are not so many others."""
        players = self.player.game.players
        if places >= len(players):
            return 0
        return players[(self.player.seat + places) % len(players)].score()

    def wins_ties(self) -> bool:
        """If the game ended now: has nobody had fewer turns than I?"""
        for other in self.player.game.players:
            if other.turns < self.turns:
                return False
        return True

    def actions_now(self) -> i64:
        return self.actions if self.my_turn and self.phase == ACTION_PHASE else 1
