"""What a card is worth to me now, in coins of price, from what a seat may know."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import Facts, TableFacts
from throneroom.bots.opinions import USEFUL
from throneroom.bots.seat import DEBT, Seat
from throneroom.engine.player import Player
from throneroom.engine.situation import BUY_PHASE, NIGHT_PHASE
from throneroom.engine.types import CURSE, VICTORY

RUBBISH: Final = 0.25
ENOUGH_MONEY: Final = 8                 # coins in the deck from which on Coppers may go

# When playing a card is of use.
WITH_ITSELF: Final[i64] = USEFUL.index("itself")
WITH_COPPER: Final[i64] = USEFUL.index("copper")
WITH_POOR_HAND: Final[i64] = USEFUL.index("poor_hand")
WITH_TREASURE: Final[i64] = USEFUL.index("treasure")
WITH_RUINS: Final[i64] = USEFUL.index("ruins")
NEVER: Final[i64] = USEFUL.index("never")
WITH_DEAD_CARD: Final[i64] = USEFUL.index("dead_card")
WITH_SMALL_HAND: Final[i64] = USEFUL.index("small_hand")
AS_LAST_ACTION: Final[i64] = USEFUL.index("last_action")
WITH_POOR_DECK: Final[i64] = USEFUL.index("poor_deck")
WITH_LITTLE_DEBT: Final[i64] = USEFUL.index("little_debt")
LITTLE_DEBT: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Seat):
    """The seat, and a number for everything seen from there.  A strategy that knows better overrides a method."""

    def __init__(self, facts: TableFacts, me: Player, own: bool) -> None:
        super().__init__(facts, me, own)
        self.enough: i64 = ENOUGH_MONEY

    # --- the state of the game -----------------------------------------------------------------------------------
    def late(self) -> bool:
        """The deck will hardly be shuffled again: points count, not quality."""
        return self.provinces() <= 2 + self.players or self.empty_piles() >= 2

    def last_turns(self) -> bool:
        return self.provinces() <= self.players

    # --- for the whole game --------------------------------------------------------------------------------------
    def worth(self, kind: Facts) -> float:
        """How much a copy helps the deck, whoever asks and whenever."""
        return kind.worth

    def points(self, kind: Facts) -> float:
        """Victory points of one copy, roughly where they depend on other cards."""
        if kind.points_vary:
            roughly = 2.0 + 0.2 * float(self.own_count(kind))
            return roughly if roughly > kind.points else kind.points
        return kind.points

    def keep(self, kind: Facts) -> float:
        """What I lose if it leaves my deck for good."""
        if kind.is_copper:
            self.count_own()
            return 0.1 if self.money >= self.enough else 0.6
        points = self.points(kind)
        if points >= 2.0:
            return 2.0 + points
        if points == 1.0 and self.late():
            return 1.0
        return self.worth(kind)

    def is_rubbish(self, kind: Facts) -> bool:
        return self.keep(kind) < RUBBISH

    def gain(self, kind: Facts) -> float:
        """What I win by getting one more; nothing above 0 means: rather not."""
        if kind.is_landscape:
            return self.landscape(kind)
        points = self.points(kind)
        if points >= 6.0 or (kind.is_only_points and points > 0.0):
            return self.victory(kind, points)
        if kind.is_copper:
            return -0.1
        value = self.worth(kind) - 0.8 * float(kind.debt)
        if kind.is_terminal:
            self.count_own()
            too_many = float(self.terminals) + 1.0 - self.room()
            if too_many > 0.0:
                value -= 2.5 * too_many
        if kind.is_trasher:
            self.count_own()
            value -= 3.0 * float(self.trashers)
            if not self.owns_rubbish():
                value -= 2.0
        if kind.is_junker and self.left(self.facts.curse) == 0:
            value -= 2.5
        if kind.is_attack and self.players > 2:
            value += 0.3
        if kind.is_action or kind.is_night:
            own = self.own_count(kind)
            if own >= 3:
                value -= 0.5 * float(own - 2)
        if self.last_turns():
            value -= 1.0
        return value

    def victory(self, kind: Facts, points: float) -> float:
        if points >= 6.0:
            if kind.id == "province" and self.left(self.facts.colony) > 4:
                return 7.5
            return 14.0 + points
        if points >= 2.0 and self.late():
            return 2.6 * points
        if self.provinces() == 1:
            return 2.1
        return -0.5 if points < 2.0 else 0.0

    def landscape(self, kind: Facts) -> float:
        """Events and Projects: what an opinion says; Projects only while they have time to pay."""
        if not kind.is_for_sale or not kind.has_opinion:
            return 0.0
        value = self.worth(kind) - 0.8 * float(kind.debt)
        return value if kind.id == "dominate" or not self.late() else value - 3.0

    def room(self) -> float:
        """How many terminal Actions the deck can bear without often drawing two together."""
        self.count_own()
        return 0.2 + float(self.deck_size) / 9.0 + 0.7 * float(self.villages)

    def owns_rubbish(self) -> bool:
        for kind in self.own_kinds():
            if self.is_rubbish(kind):
                return True
        return False

    def is_poor(self) -> bool:
        """Is a quarter of my cards rubbish?  Else what must trash a card of the deck takes a good one too often."""
        rubbish: i64 = 0
        for kind in self.own_kinds():
            if self.is_rubbish(kind):
                rubbish += self.own_count(kind)
        return 4 * rubbish >= self.deck_size

    # --- for this hand -------------------------------------------------------------------------------------------
    def in_hand(self, kind: Facts) -> float:
        """What the hand loses without it, this turn (or the next one, if it is not my turn)."""
        if kind.is_treasure:
            if self.my_turn and self.phase >= NIGHT_PHASE:
                return 0.3
            worth = self.worth(kind)
            if kind.coins:
                return float(kind.coins) + (0.3 * (worth - 3.0) if worth > 3.0 else 0.0)
            return 0.5 * worth if worth > 0.0 else 0.0
        if kind.is_action and not kind.is_ruins:
            if self.my_turn and self.phase >= BUY_PHASE:
                return 0.4
            if kind.actions == 0 and self.is_surplus(kind):
                return 0.6
            worth = self.worth(kind)
            return 1.0 + (0.5 * worth if worth > 0.0 else 0.0)
        if kind.is_night:
            worth = self.worth(kind)
            return 0.5 * worth if worth > 0.0 else 0.0
        return 0.05 if kind.is_victory else 0.0

    def is_surplus(self, kind: Facts) -> bool:
        """A terminal Action beside a better one, with no action left for it."""
        actions = self.actions_now()
        better: i64 = 0
        for other in self.hand():
            if other.is_action:
                actions += other.villages
                if other.actions == 0 and (self.worth(other) > self.worth(kind) or other is kind):
                    better += 1
        return better > (actions if actions > 1 else 1) or (actions == 0 and self.my_turn)

    def next_turn(self, kind: Facts) -> float:
        """What it does in the next hand."""
        worth = self.worth(kind)
        return worth if kind.is_playable and worth > 0.0 else 0.0

    def play(self, kind: Facts) -> float:
        """What playing it now brings; 0 or less: do not."""
        if kind.needs_rubbish and not self.holds_rubbish(kind):
            return 0.0
        if kind.is_treasure and not kind.is_action:
            return -1.0 if kind.id == "cursed_gold" else 1.0
        if (kind.useful or kind.is_throne) and not self.is_useful(kind):
            return 0.0
        worth = self.worth(kind)
        value = worth if worth > 0.2 else 0.2
        if kind.actions:                    # costs nothing: first, and the ones that draw before all
            value += 20.0 + 2.0 * float(kind.cards) + float(kind.actions)
        if kind.is_throne:
            value += 30.0
        if kind.cards and self.actions > 1:
            value += 5.0
        return value

    def hand_without(self, kind: Facts) -> list[Facts]:
        """The hand without one such card."""
        others = self.hand()[:]
        if kind in others:
            others.remove(kind)
        return others

    def holds_rubbish(self, kind: Facts) -> bool:
        """Is there anything beside this card that may go?"""
        for other in self.hand_without(kind):
            if self.is_rubbish(other):
                return True
        return False

    def is_useful(self, kind: Facts) -> bool:
        """Cards that do nothing, or harm, without something that goes with them."""
        others = self.hand_without(kind)
        useful = kind.useful
        if kind.is_throne:
            return any([other.is_action and not other.is_throne for other in others])
        if useful == WITH_ITSELF:
            return kind in others
        if useful == WITH_COPPER:
            return any([other.is_copper for other in others])
        if useful == WITH_POOR_HAND:
            return len(others) > 0 and self.coins_of(others) < 6
        if useful == WITH_TREASURE:
            return any([other.is_treasure for other in others])
        if useful == WITH_RUINS:
            return any([other.is_ruins for other in others])
        if useful == WITH_DEAD_CARD:
            return any([other.types & (VICTORY | CURSE) != 0 for other in others])
        if useful == WITH_SMALL_HAND:
            return len(others) < 7
        if useful == WITH_POOR_DECK:
            return self.is_poor()
        if useful == WITH_LITTLE_DEBT:
            return self.stock(DEBT) <= LITTLE_DEBT
        if useful == AS_LAST_ACTION:
            return self.actions == 1 or not any([other.is_action for other in others])
        return useful != NEVER

    def coins_of(self, kinds: list[Facts]) -> i64:
        coins: i64 = 0
        for kind in kinds:
            if kind.is_treasure:
                coins += kind.coins
        return coins

    def coins_in_hand(self) -> i64:
        return self.coins_of(self.hand())

    # --- what can be had -----------------------------------------------------------------------------------------
    def best_for(self, coins: i64, exactly: bool = False) -> float:
        """The best gain from the Supply that costs at most (or exactly) so much."""
        best = 0.0
        first = True
        for kind in self.supply_for(coins, exactly):
            value = self.gain(kind)
            if first or value > best:
                best = value
                first = False
        return best
