"""The worst tables there are to be looked at: games that were played until the table was as full as tables get."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from throneroom.engine.decision import BUY, PAY_DEBT, PLAY, Agent, Decision
from throneroom.engine.player import Player
from throneroom.engine.situation import BUY_PHASE
from throneroom.kingdoms.setup import Setup
from throneroom.record.record import record, write

# Split piles, Potion, Ruins, three piles beside the Supply, debt on every pile, Boons of a Druid, Hexes, mats.
WORST = Setup(
    ("alchemist", "augurs", "druid", "hermit", "island", "laboratory", "marauder", "settlers_bustling_village",
     "underling", "vampire"),
    landscapes=("tax", "lost_arts", "academy", "circle_of_witches"), players=5, platinum=True, shelters=True,
    boons=("the_fields_gift", "the_seas_gift", "the_winds_gift"))

Wishes = Mapping[str, int]      # how many of a thing somebody buys at most, what is wanted most first
BUILDER: Wishes = {"lost_arts": 1, "gold": 2, "laboratory": 7, "alchemist": 5, "silver": 2, "potion": 1, "underling": 3,
                   "settlers": 3, "bustling_village": 3, "academy": 1, "druid": 1, "herb_gatherer": 2, "hermit": 1,
                   "marauder": 1, "acolyte": 2, "platinum": 1}
OTHERS: Sequence[Wishes] = (
    {"academy": 1, "gold": 3, "island": 3, "underling": 3, "silver": 9},
    {"lost_arts": 1, "gold": 3, "druid": 2, "silver": 3, "underling": 2},
    {"gold": 3, "island": 2, "settlers": 2, "silver": 9},
    {"academy": 1, "underling": 9, "island": 1, "silver": 2},
    {"silver": 3, "island": 2},
)
PLAYS = ("necropolis", "settlers", "bustling_village", "laboratory", "alchemist", "underling", "herb_gatherer", "druid",
         "island", "hermit", "marauder")

# And the latest sets: Traits, a Prophecy, Shadows, Loot, Rewards, a pile and a card set aside, debt.
LATEST = Setup(
    ("alley", "cutthroat", "ferryman", "gold_mine", "joust", "riverboat", "ronin", "rustic_village", "samurai",
     "snake_witch"),
    landscapes=("flourishing_trade", "sea_trade", "credit"), players=6, platinum=True, shelters=True,
    traits=(("hasty", "riverboat"), ("cheap", "alley"), ("inspiring", "cutthroat")),
    ferryman="harbor_village", riverboat="wealthy_village")
LATE_BUILDER: Wishes = {"gold": 2, "alley": 4, "rustic_village": 6, "ronin": 3, "riverboat": 2, "gold_mine": 3,
                        "cutthroat": 2, "joust": 2, "ferryman": 2, "silver": 3, "samurai": 1, "snake_witch": 1}
LATE_OTHERS: Sequence[Wishes] = (
    {"gold_mine": 3, "alley": 3, "gold": 3, "joust": 2, "silver": 9},
    {"cutthroat": 3, "riverboat": 2, "silver": 3},
    {"samurai": 1, "gold": 3, "silver": 9},
    {"rustic_village": 4, "ferryman": 2, "silver": 4},
    {"riverboat": 2, "silver": 4},
)
LATE_PLAYS = ("harbor_village", "necropolis", "rustic_village", "snake_witch", "gold_mine", "riverboat", "alley",
              "ferryman", "joust", "cutthroat", "samurai", "ronin")
MOST_TURNS = 600        # of all players together


class FullEnough(Exception):
    """The table is as full as was wanted."""


class Collector(Agent):
    """Buys what it wants and nothing else, plays all it can, and otherwise does the least."""

    def __init__(self, wishes: Wishes, plays: Sequence[str] = PLAYS,
                 enough: Callable[[Player], bool] | None = None) -> None:
        self.wishes = wishes
        self.plays = plays
        self.enough = enough
        self.bought: Counter[str] = Counter()

    def answer(self, decision: Decision) -> list[int]:
        me = decision.player
        ids = [option.id for option in decision.options]
        if decision.source is None:
            if self.enough is not None and self.enough(me):
                raise FullEnough
            assert me.game.turn_number < MOST_TURNS, "the table does not fill"
            if decision.purpose == BUY:
                return self.wished(ids)
            if decision.purpose == PAY_DEBT:
                return [len(ids) - 1]   # as much as possible
            if decision.purpose == PLAY and me.game.phase != BUY_PHASE:
                return [ids.index(card) for card in self.plays if card in ids][:1]
            if decision.purpose == PLAY:
                each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
                return each[:int(decision.most)]
        return super().answer(decision)

    def wished(self, ids: list[str]) -> list[int]:
        for card, most in self.wishes.items():
            if card in ids and self.bought[card] < most:
                self.bought[card] += 1
                return [ids.index(card)]
        return []


def filled(setup: Setup, seed: int, hand: int, in_play: int) -> tuple[bytes, int]:
    """The record of a game up to where its first player has so many cards, and after how many answers that is."""
    builder, others, plays = (BUILDER, OTHERS, PLAYS) if setup != LATEST else (LATE_BUILDER, LATE_OTHERS, LATE_PLAYS)
    agents = [Collector(builder, plays, lambda me: len(me.hand) == hand and len(me.in_play) >= in_play),
              *(Collector(wishes, plays) for wishes in others[:setup.players - 1])]
    return until_enough(setup, seed, agents)


def until_enough(setup: Setup, seed: int, agents: Sequence[Agent]) -> tuple[bytes, int]:
    """The record of a game up to where one of them has enough, and after how many answers that is."""
    game = setup.table().new_game(None, seed)
    game.answers = []
    game.agents = list(agents)
    with suppress(FullEnough):
        game.run()
    assert not game.over, "the game ended before that"
    return write(record(setup, seed, game.answers, game)), len(game.answers)
