"""A table of random cards, with everything they need."""
from __future__ import annotations

from collections.abc import Collection
from functools import cache
from random import Random

from throneroom.cards import BY_ID, BY_SET
from throneroom.engine.types import ACTION, ALLY, BOON, HEX, LIAISON, WAY
from throneroom.errors import BadKingdom
from throneroom.kingdoms.customs import drawn_from
from throneroom.kingdoms.setup import BASICS, LAID_OUT, WITHOUT_PILE, Setup, contents

BLACK_MARKET_SIZE = 15


@cache
def kingdom_piles() -> tuple[str, ...]:
    """Ids of all piles that can be one of the ten."""
    inside = {part for cls in BY_ID.values() for _, part in contents(cls(), 2)}
    return tuple(card_id for card_id, cls in sorted(BY_ID.items())
                 if cls().types and not cls().types & WITHOUT_PILE and cls().supply
                 and card_id not in inside and card_id not in BASICS)


@cache
def landscapes() -> tuple[str, ...]:
    """Ids of everything laid out beside the piles, but for Allies."""
    return tuple(card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & LAID_OUT & ~ALLY)


@cache
def allies() -> tuple[str, ...]:
    return tuple(card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & ALLY)


@cache
def bringers() -> dict[str, tuple[str, ...]]:
    """What comes to the table only by another card: with which ones."""
    found: dict[str, list[str]] = {}
    for card_id, cls in sorted(BY_ID.items()):
        card = cls()
        needs = [need.removeprefix("trash:") for need in card.needs.split()]
        for part in [*(part for _, part in contents(card, 2)), *needs, *filter(None, [card.heirloom])]:
            found.setdefault(part, []).append(card_id)
    for card_id, cls in sorted(BY_ID.items()):
        for stack, types in (("boons", BOON), ("hexes", HEX)):
            if cls().types & types:
                found[card_id] = found[stack]
    return {part: tuple(cards) for part, cards in found.items()}


def bringer(random: Random, card_id: str) -> str:
    """The card itself if it can be chosen for a table, else one that brings it along."""
    while card_id not in kingdom_piles() and card_id not in landscapes() and card_id in bringers():
        card_id = random.choice(bringers()[card_id])
    return card_id


def way_to(card_id: str) -> set[str]:
    """The card and all by which it can come."""
    way, waiting = set(), [card_id]
    while waiting:
        card_id = waiting.pop()
        if card_id not in way:
            way.add(card_id)
            waiting += bringers().get(card_id, ())
    return way


def has_type(card_id: str, types: int) -> bool:
    placeholder = BY_ID[card_id]()
    inside = [part for _, part in contents(placeholder, 2)]
    return bool(placeholder.types & types) or any(BY_ID[part]().types & types for part in inside)


def random_setup(random: Random, players: int = 2, sets: Collection[str] = (), cards: Collection[str] = ()) -> Setup:
    """Ten random piles and up to three landscapes; of these sets only, if any are named; `cards` are always there.
    Only what the cards need comes from other sets if there is nothing left in these."""
    known = {card_id for name in (sets or BY_SET) for card_id in BY_SET[name]}
    wanted = [bringer(random, card_id) for card_id in cards]
    piles = [pile for pile in kingdom_piles() if pile in known]
    kingdom = [pile for pile in dict.fromkeys(wanted) if pile in kingdom_piles()]
    laid_out = [card_id for card_id in dict.fromkeys(wanted) if card_id in landscapes()]
    if len(kingdom) > 10 or len(laid_out) > 3:
        raise BadKingdom("the cards wished for are more than 10 piles and 3 landscapes")
    others = [pile for pile in piles if pile not in kingdom]
    kingdom += random.sample(others, min(10 - len(kingdom), len(others)))
    pool = [card_id for card_id in landscapes() if card_id in known and card_id not in laid_out]
    for card_id in random.sample(pool, min(len(pool), max(0, random.randint(0, 3) - len(laid_out)))):
        if not (has_type(card_id, WAY) and any(has_type(other, WAY) for other in laid_out)):
            laid_out.append(card_id)
    unused = [pile for pile in piles if pile not in kingdom]
    random.shuffle(unused)
    unused += [pile for pile in kingdom_piles() if pile not in known and pile not in kingdom]
    market = [pile for pile in unused
              if "black_market" in kingdom and (BY_ID[pile]().shuffled or not contents(BY_ID[pile](), players))]
    market = [one_card_of(random, pile, players) for pile in market[:BLACK_MARKET_SIZE]]
    unused = [pile for pile in unused if pile not in (*market, "black_market") and 2 <= BY_ID[pile]().cost <= 3
              and not BY_ID[pile]().potions and not BY_ID[pile]().debt and not contents(BY_ID[pile](), players)]
    bane = mouse = ""
    if "young_witch" in (*kingdom, *market):
        bane = unused[0]
    if "way_of_the_mouse" in laid_out:
        mouse = next(pile for pile in unused if pile != bane and has_type(pile, ACTION))
    if any(has_type(pile, LIAISON) for pile in (*kingdom, *market, *filter(None, (bane, mouse)))):
        wished = [card_id for card_id in cards if card_id in allies()]
        laid_out.append(wished[0] if wished else random.choice(allies()))
    return Setup(tuple(sorted(kingdom)), tuple(sorted(laid_out)), players,
                 platinum=drawn_from(random, kingdom, "prosperity"), shelters=drawn_from(random, kingdom, "dark_ages"),
                 bane=bane, mouse=mouse, black_market=tuple(market))


def one_card_of(random: Random, pile: str, players: int) -> str:
    """Of a mixed pile a single card is used."""
    parts = [part for _, part in contents(BY_ID[pile](), players)]
    return random.choice(parts) if parts else pile
