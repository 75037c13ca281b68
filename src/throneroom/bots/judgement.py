"""What a card is worth to me now.  Every number of the general player is made here; override what you know better.

One scale for all: coins of price.  A Silver is worth 3 in the deck and 2 in hand; below `RUBBISH` a card is better
away.
"""
from __future__ import annotations

from throneroom.bots.opinions import LANDSCAPES, MUST_TRASH, TRASHERS, WORTH
from throneroom.bots.sight import Sight, is_action, is_treasure, kind
from throneroom.engine.moments import SCORES
from throneroom.engine.types import ACTION, ATTACK, BUYABLE_LANDSCAPE, CURSE, LANDSCAPE, NIGHT, RUINS, TREASURE, VICTORY

RUBBISH = 0.25
ENOUGH_MONEY = 8        # coins in the deck from which on Coppers may go
JUNKERS = frozenset("witch mountebank familiar sea_hag young_witch soothsayer ill_gotten_gains old_witch swamp_hag "
                    "coven followers torturer jester sorcerer sorceress idol cultist marauder".split())
THRONES = frozenset("throne_room kings_court procession disciple royal_blacksmith ghost specialist mastermind "
                    "royal_galley conclave imp".split())


class Judgement:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    # --- the state of the game -----------------------------------------------------------------------------------
    def late(self) -> bool:
        """The deck will hardly be shuffled again: points count, not quality."""
        sight = self.sight
        return sight.provinces <= 2 + len(sight.view.players) or sight.empty_piles >= 2

    def last_turns(self) -> bool:
        return self.sight.provinces <= len(self.sight.view.players)

    # --- for the whole game --------------------------------------------------------------------------------------
    def worth(self, card: str) -> float:
        """How much a copy helps the deck, whoever asks and whenever."""
        opinion = WORTH.get(card, LANDSCAPES.get(card))
        return self.as_printed(card) if opinion is None else opinion

    def as_printed(self, card: str) -> float:
        """A card nobody has an opinion about, by its plain bonuses."""
        it = kind(card)
        if it.types & LANDSCAPE or not it.types:
            return 0
        if it.types & CURSE or it.types & RUINS:
            return -2
        if it.types & (ACTION | TREASURE | NIGHT):
            gift = 1.4 * it.cards + it.coins + 0.4 * it.buys + 0.3 * max(0, it.actions - 1) + 0.1 * it.cost
            return 0.5 + gift if it.actions or not it.types & ACTION else gift
        return 0

    def points(self, card: str) -> float:
        """Victory points of one copy, roughly where they depend on other cards."""
        it = kind(card)
        if it.types & VICTORY and it.traits & SCORES:
            return max(it.points, 2 + self.sight.mine[card] * 0.2)
        return it.points

    def keep(self, card: str) -> float:
        """What I lose if it leaves my deck for good."""
        sight, points = self.sight, self.points(card)
        if card == "copper":
            return 0.1 if sight.money >= ENOUGH_MONEY else 0.6
        if points >= 2:
            return 2 + points
        if points == 1 and self.late():
            return 1
        return self.worth(card)

    def is_rubbish(self, card: str) -> bool:
        return self.keep(card) < RUBBISH

    def gain(self, card: str) -> float:
        """What I win by getting one more; nothing above 0 means: rather not."""
        it, sight = kind(card), self.sight
        if it.types & LANDSCAPE:
            return self.landscape(card)
        points = self.points(card)
        if points >= 6 or (it.types & VICTORY and points > 0 and not it.types & (ACTION | TREASURE)):
            return self.victory(card, points)
        value = self.worth(card) - 0.8 * it.debt
        if card == "copper":
            return -0.1
        if it.types & ACTION and it.actions == 0:
            value -= 2.5 * max(0.0, self.terminals() + 1 - self.room())
        if card in TRASHERS:
            value -= 3 * sum(sight.mine[other] for other in TRASHERS) + (2 if not self.rubbish_owned() else 0)
        if card in JUNKERS and not sight.left.get("curse"):
            value -= 2.5
        if it.types & ATTACK and len(sight.view.players) > 2:
            value += 0.3
        if it.types & (ACTION | NIGHT) and sight.mine[card] >= 3:
            value -= 0.5 * (sight.mine[card] - 2)
        if self.last_turns():
            value -= 1
        return value

    def victory(self, card: str, points: float) -> float:
        if points >= 6:
            if card == "province" and self.sight.left.get("colony", 0) > 4:
                return 7.5
            return 14 + points
        if self.late() and points >= 2:
            return 2.6 * points
        if self.last_turns() and self.sight.provinces == 1:
            return 2.1
        return -0.5 if points < 2 else 0.0

    def landscape(self, card: str) -> float:
        """Events and Projects: what an opinion says; Projects only while they have time to pay."""
        if not kind(card).types & BUYABLE_LANDSCAPE or card not in LANDSCAPES:
            return 0
        return LANDSCAPES[card] - 0.8 * kind(card).debt - (3 if self.late() and card != "dominate" else 0)

    def terminals(self) -> int:
        """Actions owned that use up the action."""
        return sum(count for card, count in self.sight.mine.items()
                   if is_action(card) and kind(card).actions == 0 and not kind(card).types & RUINS)

    def room(self) -> float:
        """How many of those the deck can bear without often drawing two together."""
        villages = sum(count * (kind(card).actions - 1) for card, count in self.sight.mine.items()
                       if kind(card).actions > 1)
        return 0.2 + self.sight.deck_size / 9 + 0.7 * villages

    def rubbish_owned(self) -> int:
        return sum(count for card, count in self.sight.mine.items() if self.is_rubbish(card))

    # --- for this hand -------------------------------------------------------------------------------------------
    def in_hand(self, card: str) -> float:
        """What the hand loses without it, this turn (or the next one, if it is not my turn)."""
        it = kind(card)
        if it.types & TREASURE:
            if self.sight.view.phase in ("night", "clean-up") and self.sight.my_turn:
                return 0.3
            return it.coins + 0.3 * max(0, self.worth(card) - 3) if it.coins else 0.5 * max(0, self.worth(card))
        if it.types & ACTION and not it.types & RUINS:
            if self.sight.my_turn and self.sight.view.phase in ("buy", "night", "clean-up"):
                return 0.4
            if it.actions == 0 and self.is_surplus(card):
                return 0.6
            return 1 + 0.5 * max(0, self.worth(card))
        if it.types & NIGHT:
            return 0.5 * max(0, self.worth(card))
        return 0.05 if it.types & VICTORY else 0

    def is_surplus(self, card: str) -> bool:
        """A terminal Action beside a better one, with no action left for it."""
        sight = self.sight
        actions = sight.me.actions if sight.my_turn and sight.view.phase == "action" else 1
        actions += sum(max(0, kind(other).actions - 1) for other in sight.hand if is_action(other))
        better = [other for other in sight.hand if is_action(other) and kind(other).actions == 0
                  and (self.worth(other) > self.worth(card) or other == card)]
        return len(better) > max(1, actions) or (actions == 0 and sight.my_turn)

    def next_turn(self, card: str) -> float:
        """What it does in the next hand."""
        it = kind(card)
        if it.types & (ACTION | TREASURE | NIGHT):
            return max(0.0, self.worth(card))
        return 0

    def play(self, card: str) -> float:
        """What playing it now brings; 0 or less: do not."""
        it, sight = kind(card), self.sight
        if it.types & TREASURE and not it.types & ACTION:
            return -1 if card == "cursed_gold" else 1
        others = list(sight.hand)
        if card in others:
            others.remove(card)
        if card in MUST_TRASH and not any(self.worth_trashing(card, other) for other in others):
            return 0
        if not self.is_useful(card, others):
            return 0
        value = max(0.2, self.worth(card))
        if it.actions:                      # costs nothing: first, and the ones that draw before all
            value += 20 + 2 * it.cards + it.actions
        if card in THRONES:
            value += 30
        if it.cards and sight.me.actions > 1:
            value += 5
        return value

    def worth_trashing(self, by: str, card: str) -> bool:
        return self.is_rubbish(card) or (by == "moneylender" and card == "copper")

    def is_useful(self, card: str, others: list[str]) -> bool:
        """Cards that do nothing, or harm, without something that goes with them."""
        if card in THRONES:
            return any(is_action(other) and other not in THRONES for other in others)
        match card:
            case "treasure_map":
                return "treasure_map" in others
            case "moneylender":
                return "copper" in others
            case "tactician":
                return bool(others) and sum(self.coins_of(other) for other in others) < 6
            case "mine" | "taxman" | "storyteller":
                return any(is_treasure(other) for other in others)
            case "death_cart":
                return any(kind(other).types & RUINS for other in others)
            case "changeling" | "embargo" | "lurker":
                return False
            case "island":
                return any(kind(other).types & (VICTORY | CURSE) for other in others)
            case "library" | "watchtower" | "jack_of_all_trades":
                return len(others) < 7
            case "snowy_village":
                return not any(is_action(other) for other in others) or self.sight.me.actions == 1
            case _:
                return True

    def coins_of(self, card: str) -> int:
        return kind(card).coins if is_treasure(card) else 0

    def coins_in_hand(self) -> int:
        return sum(self.coins_of(card) for card in self.sight.hand)

    # --- what can be had -----------------------------------------------------------------------------------------
    def best_for(self, coins: int, exactly: bool = False) -> float:
        """The best gain from the Supply that costs at most (or exactly) so much."""
        values = [self.gain(pile.top) for pile in self.sight.view.piles
                  if pile.supply and pile.top is not None and pile.cost is not None and pile.cost[1:] == (0, 0)
                  and (pile.cost[0] == coins if exactly else pile.cost[0] <= coins)]
        return max(values, default=0.0)
