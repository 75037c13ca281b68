"""A table of random cards, with everything they need."""
from __future__ import annotations

from collections.abc import Collection
from functools import cache
from random import Random

from throneroom.cards import BY_ID, BY_SET
from throneroom.engine.types import ALLY, BOON, HEX, PROPHECY, TRAIT, WAY
from throneroom.errors import BadKingdom
from throneroom.kingdoms import furnishing
from throneroom.kingdoms.furnishing import furnish, kingdom_piles, who_wants
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.setup import LAID_OUT, SHELTERS, Setup, contents


@cache
def landscapes() -> tuple[str, ...]:
    """Ids of everything laid out beside the piles or on them, but for Allies and Prophecies."""
    types = LAID_OUT & ~(ALLY | PROPHECY) | TRAIT
    return tuple(card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & types)


@cache
def allies() -> tuple[str, ...]:
    return tuple(card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & ALLY)


@cache
def prophecies() -> tuple[str, ...]:
    return tuple(card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & PROPHECY)


@cache
def all_boons() -> tuple[str, ...]:
    return tuple(card_id for card_id, cls in sorted(BY_ID.items()) if cls().types & BOON)


@cache
def bringers() -> dict[str, tuple[str, ...]]:
    """What comes to the table only by another card: with which ones."""
    found: dict[str, list[str]] = {}
    for card_id, cls in sorted(BY_ID.items()):
        card = cls()
        needs = [need.removeprefix("trash:") for need in card.needs.split()]
        needs += ["potion"] if card.potions else []
        for part in [*(part for _, part in contents(card, 2)), *needs, *filter(None, [card.heirloom])]:
            found.setdefault(part, []).append(card_id)
    for card_id in sorted(BOOKS):                           # those of later come only by cards that name them
        for stack, types in (("boons", BOON), ("hexes", HEX)):
            if BY_ID[card_id]().types & types:
                found[card_id] = found[stack]
    liaisons = who_wants(furnishing.ALLY, kingdom_piles())
    omens = who_wants(furnishing.PROPHECY, kingdom_piles())
    found |= dict.fromkeys(allies(), liaisons) | dict.fromkeys(prophecies(), omens)
    return {part: tuple(cards) for part, cards in found.items()}


def hosts(guest: str, among: Collection[str] = ()) -> tuple[str, ...]:
    """Those who bring it, if it comes only by others; drawn `among` some cards, others besides make no difference."""
    found = bringers().get(guest, ())
    return tuple(host for host in found if host in among) if guest in among else found


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


class Invited:
    """The piles and landscapes by which the cards wished for come to the table."""

    def __init__(self, random: Random, cards: Collection[str], among: Collection[str]) -> None:
        self.random = random
        self.among = among
        self.kingdom = [card_id for card_id in dict.fromkeys(cards) if card_id in kingdom_piles()]
        self.laid_out = [card_id for card_id in dict.fromkeys(cards) if card_id in landscapes()]
        self.allies = [card_id for card_id in dict.fromkeys(cards) if card_id in allies()]
        self.prophecies = [card_id for card_id in dict.fromkeys(cards) if card_id in prophecies()]
        if len(self.kingdom) > 10 or len(self.laid_out) > 3:
            raise BadKingdom("the cards wished for are more than 10 piles and 3 landscapes")
        ways = [card_id for card_id in self.laid_out if has_type(card_id, WAY)]
        if len(ways) > 1:
            raise BadKingdom(f"a kingdom has at most one Way, not {' and '.join(ways)}")
        if len(self.allies) > 1:
            raise BadKingdom(f"a kingdom has at most one Ally, not {' and '.join(self.allies)}")
        if len(self.prophecies) > 1:
            raise BadKingdom(f"a kingdom has at most one Prophecy, not {' and '.join(self.prophecies)}")
        for card_id in sorted(cards, key=lambda guest: len(hosts(guest, among))):       # who have least choice
            self.invite(card_id)

    def invite(self, guest: str) -> None:
        """Sees that the card is there; if it is to be had only by others, one of those that still fit."""
        if not hosts(guest, self.among) and has_type(guest, BOON | HEX):
            raise BadKingdom(f"no card brings {guest} to the table: it must be among what one needs")
        way = way_to(guest) - {*self.allies, *self.prophecies}
        while way.isdisjoint((*self.kingdom, *self.laid_out)) and (found := hosts(guest, self.among)):
            fitting = [host for host in found if self.has_room_for(host)]
            if not fitting:
                raise BadKingdom("the cards wished for do not fit on one table: "
                                 f"there is no room for what brings {guest} along")
            guest = self.random.choice([host for host in fitting if host in self.among] or fitting)
            if guest in kingdom_piles():
                self.kingdom.append(guest)
            elif guest in landscapes():
                self.laid_out.append(guest)

    def has_room_for(self, host: str) -> bool:
        if host in kingdom_piles():
            return len(self.kingdom) < 10
        if host in landscapes():
            second_way = has_type(host, WAY) and any(has_type(other, WAY) for other in self.laid_out)
            return len(self.laid_out) < 3 and not second_way
        return any(self.has_room_for(other) for other in hosts(host, self.among))


def random_setup(random: Random, players: int = 2, sets: Collection[str] = (), cards: Collection[str] = (),
                 among: Collection[str] = ()) -> Setup:
    """Ten random piles and up to three landscapes; of these sets only, if any are named; `cards` are always there.
    Only what the cards need comes from other sets if there is nothing left in these.

    Drawn `among` some cards, it hangs on these alone: with BOOKS the same seed gives the same table for ever, whatever
    cards there are besides."""
    among = among or BY_ID
    known = {card_id for name in (sets or BY_SET) for card_id in BY_SET[name] if card_id in among}
    invited = Invited(random, cards, among)
    piles = [pile for pile in kingdom_piles() if pile in known]
    kingdom, laid_out = invited.kingdom, invited.laid_out
    others = [pile for pile in piles if pile not in kingdom]
    kingdom += random.sample(others, min(10 - len(kingdom), len(others)))
    pool = [card_id for card_id in landscapes() if card_id in known and card_id not in laid_out]
    for card_id in random.sample(pool, min(len(pool), max(0, random.randint(0, 3) - len(laid_out)))):
        if not (has_type(card_id, WAY) and any(has_type(other, WAY) for other in laid_out)):
            laid_out.append(card_id)
    unused = [pile for pile in piles if pile not in kingdom]
    random.shuffle(unused)
    unused += [pile for pile in kingdom_piles() if pile in among and pile not in known and pile not in kingdom]
    return furnish(random, kingdom, laid_out, players, unused,
                   allies=[ally for ally in allies() if ally in among], ally="".join(invited.allies),
                   prophecies=[each for each in prophecies() if each in among], prophecy="".join(invited.prophecies),
                   boons=[card_id for card_id in cards if has_type(card_id, BOON)],
                   more_boons=[boon for boon in all_boons() if boon in among],
                   platinum=None if {"platinum", "colony"}.isdisjoint(cards) else True,
                   shelters=None if set(SHELTERS).isdisjoint(cards) else True)
