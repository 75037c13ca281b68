"""What is worked out once per table: every kind of card on it as plain numbers, what is printed and what we think."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from throneroom.bots.opinions import MANNERS, USEFUL, opinion_of
from throneroom.engine.card import Card
from throneroom.engine.decision import PURPOSES
from throneroom.engine.moments import SCORES
from throneroom.engine.table import Table
from throneroom.engine.types import (
    ACTION,
    ATTACK,
    BUYABLE_LANDSCAPE,
    CURSE,
    LANDSCAPE,
    NIGHT,
    RUINS,
    TREASURE,
    VICTORY,
    count_types,
)

PURPOSE: Final[dict[str, int]] = {purpose: number for number, purpose in enumerate(PURPOSES)}
MANNER: Final[dict[str, int]] = {manner: number for number, manner in enumerate(MANNERS)}
LAST: Final = 2                         # in which order Treasures are played
FIRST: Final = -1


class Facts:
    """A kind of card."""

    def __init__(self, card: Card) -> None:
        opinion = opinion_of(card)
        types = card.types
        self.id = card.id
        self.rank: i64 = card.rank              # its place among the kinds of the table
        self.home: i64 = card.home              # its pile, -1: none
        self.types: i64 = types
        self.type_count: i64 = count_types(types)
        self.cost: i64 = card.cost
        self.debt: i64 = card.debt
        self.coins: i64 = card.coins
        self.cards: i64 = card.cards
        self.actions: i64 = card.actions
        self.buys: i64 = card.buys
        self.points = float(card.points)
        self.points_vary = types & VICTORY != 0 and card.powers & SCORES != 0
        # --- what it is ---
        self.is_action = types & ACTION != 0
        self.is_treasure = types & TREASURE != 0
        self.is_victory = types & VICTORY != 0
        self.is_night = types & NIGHT != 0
        self.is_ruins = types & RUINS != 0
        self.is_attack = types & ATTACK != 0
        self.is_landscape = types & LANDSCAPE != 0
        self.is_for_sale = types & BUYABLE_LANDSCAPE != 0
        self.is_playable = types & (ACTION | TREASURE | NIGHT) != 0
        self.is_terminal = self.is_action and card.actions == 0
        self.is_only_points = self.is_victory and types & (ACTION | TREASURE) == 0
        self.is_dead = types & ~(VICTORY | CURSE) == 0          # only good for points, or for nothing
        self.is_copper = card.id == "copper"
        self.villages: i64 = card.actions - 1 if card.actions > 1 else 0
        # --- what we think ---
        self.worth = opinion.worth if opinion.has_worth else as_printed(card)
        self.is_trasher = "trasher" in opinion.words
        self.needs_rubbish = "needs_rubbish" in opinion.words
        self.is_junker = "junker" in opinion.words
        self.is_fleeting = "fleeting" in opinion.words
        self.is_throne = "throne" in opinion.words
        self.against_others = "against_others" in opinion.words
        self.useful: i64 = USEFUL.index(opinion.useful)
        self.price = opinion.price
        self.grows = opinion.grows
        self.grows_by: i64 = opinion.grows_by
        self.grows_exactly = opinion.grows_exactly
        self.order: i64 = (FIRST if "first" in opinion.words else LAST if "last" in opinion.words
                           else 0 if card.coins else 1)
        self.has_opinion = opinion.has_worth
        self.manners: list[int] | None = None   # by the number of the purpose
        if opinion.manners:
            self.manners = [MANNER[opinion.manners.get(purpose, "")] for purpose in PURPOSES]

    def manner(self, purpose: i64) -> i64:
        manners = self.manners
        return 0 if manners is None else manners[purpose]

    def __repr__(self) -> str:
        return self.id


def as_printed(card: Card) -> float:
    """A card nobody has an opinion about, by its plain bonuses."""
    types = card.types
    if types & LANDSCAPE or not types:
        return 0.0
    if types & (CURSE | RUINS):
        return -2.0
    if types & (ACTION | TREASURE | NIGHT):
        more = card.actions - 1 if card.actions > 1 else 0
        gift = 1.4 * card.cards + card.coins + 0.4 * card.buys + 0.3 * more + 0.1 * card.cost
        return 0.5 + gift if card.actions or not types & ACTION else gift
    return 0.0


class TableFacts:
    """The kinds of a table by their rank, and where the most important piles are."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kinds: list[Facts] = [Facts(card) for card in table.kinds]
        self.nothing = Facts(table.nothing)
        self.by_id: dict[str, Facts] = {kind.id: kind for kind in self.kinds}
        self.nameable: dict[str, int] = {card.id: place for place, card in enumerate(table.nameable_later)}
        self.province: i64 = table.pile_index.get("province", -1)
        self.colony: i64 = table.pile_index.get("colony", -1)
        self.curse: i64 = table.pile_index.get("curse", -1)
        # What can be bought: piles by their index, then landscapes.
        self.slots: list[str] = [pile.id for pile in table.piles] + [card.id for card in table.for_sale]
        self.slot_of: dict[str, int] = {id: slot for slot, id in enumerate(self.slots)}

    def of(self, card: Card) -> Facts:
        kind = self.kinds[card.rank]
        return kind if kind.id == card.id else self.stranger(card)

    def stranger(self, card: Card) -> Facts:
        """A card that the table does not name: it came from elsewhere, or is none."""
        known = self.by_id.get(card.id)
        if known is None:
            known = Facts(card)
            known.rank = -1
            self.by_id[card.id] = known
        return known

    def named(self, id: str) -> Facts:
        """By its id; nothing if it is none of the table's."""
        return self.by_id.get(id, self.nothing)


LATELY: Final[list[TableFacts]] = []
REMEMBERED: Final = 8


def facts_of(table: Table) -> TableFacts:
    """Those of the last few tables are remembered."""
    for known in LATELY:
        if known.table is table:
            return known
    if len(LATELY) >= REMEMBERED:
        del LATELY[0]
    made = TableFacts(table)
    LATELY.append(made)
    return made
