"""Laying out a table: from the names of the cards to piles, starting decks and everything the cards need."""
from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random

from throneroom.cards import BY_ID, kind
from throneroom.engine.card import Card
from throneroom.engine.moments import REWRITES
from throneroom.engine.pile import Pile, PileFacts
from throneroom.engine.rng import FIRST_FORMAT, FORMAT
from throneroom.engine.table import Coming, Table
from throneroom.engine.types import (
    ACTION,
    ALLY,
    BOON,
    DURATION,
    EVENT,
    HEIRLOOM,
    HEX,
    LANDMARK,
    LANDSCAPE,
    PROJECT,
    PROPHECY,
    SHELTER,
    TRAIT,
    TREASURE,
    WAY,
    ZOMBIE,
)
from throneroom.errors import BadKingdom
from throneroom.kingdoms.editions import NEWEST, chosen, dated, in_use, versions
from throneroom.kingdoms.editions import check as check_editions
from throneroom.kingdoms.order import BOOKS, ORDER
from throneroom.kingdoms.parts import part, parts_of

LAID_OUT = EVENT | PROJECT | LANDMARK | WAY | ALLY | PROPHECY
WITHOUT_PILE = LANDSCAPE | SHELTER | HEIRLOOM | ZOMBIE
BASICS = ("copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse", "potion", "ruins")
PRINTED_FERRIES = ("farrier",)          # it costs 2, but a recommended set has it all the same
SHELTERS = ("hovel", "necropolis", "overgrown_estate")


@dataclass(frozen=True, repr=False)
class Setup:
    """Everything about a game that is decided before the first card is dealt.  All cards by their ids."""

    kingdom: tuple[str, ...] = part(0, 15)
    landscapes: tuple[str, ...] = part(1, 7, (), types=LAID_OUT)
    players: int = 2
    # Platinum and Colony.
    platinum: bool = part(2, default=False, signs=("platinum", "colony"))
    shelters: bool = part(3, default=False, label=("Shelters", "Unterschlüpfe"), spelt=("Shelter", "Unterschlupf"),
                          signs=SHELTERS)
    # An eleventh pile, for cards that need one; an unused Action that a Way plays.
    bane: str = part(4, default="", label=("Bane", "Bann"))
    mouse: str = part(5, default="", label=("Mouse", "Maus"))
    black_market: tuple[str, ...] = part(7, 63, (), label=("Black Market", "Schwarzmarkt"),
                                         spelt=("Market", "Blackmarket"))
    # Older or newer behaviour: "base-2008", only "mine:base-2008" or "rules:base-2008", or "newest" (editions.py).
    editions: tuple[str, ...] = ()
    also: tuple[str, ...] = ()          # further things on the table, as if a card needed them
    # Set aside for the whole game, for a card that wants some.
    boons: tuple[str, ...] = part(6, 3, (), types=BOON)
    # Each Trait with the pile that it belongs to; a pile beside the Supply; a single card set aside.
    traits: tuple[tuple[str, str], ...] = part(8, 3, (), label=("Trait", "Merkmal"), types=TRAIT, later=True)
    ferryman: str = part(9, default="", label=("Ferryman", "Fährmann"), later=True)
    riverboat: str = part(10, default="", label=("Riverboat", "Flussboot"), later=True)

    # Ten piles for later (with an Ally for a Liaison among them), for a Prophecy that changes the Kingdom.
    wind: tuple[str, ...] = part(11, 12, (), label=("Divine Wind", "Göttlicher Wind"), later=True)

    def __post_init__(self) -> None:
        if any(option.endswith(NEWEST) for option in self.editions):
            vars(self)["editions"] = tuple(map(dated, self.editions))
        for each in parts_of(type(self)):
            if each.later and not getattr(self, each.name):
                vars(self).pop(each.name, None)         # the class has it: records are written without it, as before

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    def cards(self) -> tuple[str, ...]:
        """All that are named, whatever they are for."""
        return tuple(card_id for each in parts_of(type(self)) for card_id in each.cards_in(getattr(self, each.name)))

    def laid_out(self) -> tuple[str, ...]:
        """The landscapes, and the Traits."""
        return (*self.landscapes, *(trait for trait, _ in self.traits))

    def table(self, format: int = FORMAT) -> Table:
        """For games of today's format, or of an older one."""
        return lay_out(self, format)

    def needs_market(self) -> bool:
        """Is there a Black Market, be it one that is the Bane or set aside?"""
        return "black_market" in (*self.kingdom, self.bane, self.mouse, self.riverboat)


def basic_piles(setup: Setup) -> list[tuple[str, int]]:
    """The basic cards and how many of each lie in the Supply."""
    players = setup.players
    sets = 1 if players <= 4 else 2
    green = 8 if players == 2 else 12
    provinces = {5: 15, 6: 18}.get(players, green)
    piles = [("copper", 60 * sets), ("silver", 40 * sets), ("gold", 30 * sets)]
    if setup.platinum:
        piles.append(("platinum", 12))
    piles += [("estate", green), ("duchy", green), ("province", provinces)]
    if setup.platinum:
        piles.append(("colony", green))
    piles.append(("curse", 10 * (players - 1)))
    return piles


@lru_cache(maxsize=256)
def lay_out(setup: Setup, format: int) -> Table:
    check(setup)
    table = Builder(setup).table(format)
    if setup.wind:
        table.imagine = partial(imagined, setup, format)
    return table


def imagined(setup: Setup, format: int, number: int) -> Table:
    """The table with piles for later that do not hang on those there are: as somebody may think of it who plays at it
    and knows of none."""
    return with_imagined_wind(setup, number).table(format)


def with_imagined_wind(setup: Setup, number: int = 0) -> Setup:
    from throneroom.kingdoms.generator import with_wind  # it knows all that can be dealt, and sees this room

    return with_wind(Random(number), replace(setup, wind=()))


def check(setup: Setup) -> None:
    if not 2 <= setup.players <= 6:
        raise BadKingdom(f"a game has 2 to 6 players, not {setup.players}")
    seen: set[str] = set()
    for card_id in (*setup.kingdom, *setup.laid_out(), *filter(None, (setup.bane, setup.ferryman))):
        if card_id in seen:
            raise BadKingdom(f"{card_id} is named twice")
        seen.add(card_id)
    for card_id in (*setup.kingdom, *filter(None, (setup.bane, setup.ferryman)), *setup.black_market):
        if kind(card_id)().types & LANDSCAPE:
            raise BadKingdom(f"{card_id} is a landscape, not a Kingdom card")
    if setup.bane and (not 2 <= kind(setup.bane)().cost <= 3 or kind(setup.bane)().potions or kind(setup.bane)().debt):
        raise BadKingdom(f"{setup.bane} cannot be the Bane: that costs 2 or 3 coins")
    if setup.ferryman and not is_ferry(kind(setup.ferryman)()) and setup.ferryman not in PRINTED_FERRIES:
        raise BadKingdom(f"{setup.ferryman} cannot be Ferryman's pile: that costs 3 or 4 coins")
    for card_id in setup.black_market:
        if card_id in (*setup.kingdom, setup.ferryman) or setup.black_market.count(card_id) > 1:
            raise BadKingdom(f"{card_id} is named twice")
        if contents(kind(card_id)(), setup.players):
            raise BadKingdom(f"{card_id} is a whole pile: the Black Market has single cards")
    for card_id in setup.landscapes:
        if not kind(card_id)().types & LAID_OUT:
            raise BadKingdom(f"{card_id} is not an Event, Project, Landmark, Way, Ally or Prophecy")
    prophecies = [card_id for card_id in setup.landscapes if kind(card_id)().types & PROPHECY]
    if len(prophecies) > 1:
        raise BadKingdom(f"a kingdom has at most one Prophecy, not {' and '.join(prophecies)}")
    for trait, pile in setup.traits:
        if not kind(trait)().types & TRAIT:
            raise BadKingdom(f"{trait} is not a Trait")
        if pile not in setup.kingdom and pile != setup.bane:
            raise BadKingdom(f"{trait} cannot lie on {pile}: that is no pile of this kingdom")
        if not can_have_trait(pile):
            raise BadKingdom(f"{trait} cannot lie on {pile}: a Trait lies on Actions or Treasures")
        if [other for _, other in setup.traits].count(pile) > 1:
            raise BadKingdom(f"there are two Traits on {pile}")
    for card_id in setup.wind:
        if card_id in (*seen, setup.mouse, setup.riverboat, *setup.black_market) or setup.wind.count(card_id) > 1:
            raise BadKingdom(f"{card_id} is named twice")
        if not can_come(card_id):
            raise BadKingdom(f"{card_id} cannot be among the piles that come later")
    check_editions(setup.editions)
    if is_mouse_barred(setup):
        raise BadKingdom(f"{setup.mouse} cannot be set aside for Way of the Mouse: in its newer text no Duration can")


def can_have_trait(pile: str) -> bool:
    """Is it a pile of Actions or Treasures?  Of a mixed one its placeholder says what it is."""
    return bool(kind(pile)().types & (ACTION | TREASURE))


def is_mouse_barred(setup: Setup) -> bool:
    """By its newer text, Way of the Mouse plays no Duration."""
    return (setup.mouse != "" and bool(chosen("way_of_the_mouse", setup.editions))
            and bool(kind(setup.mouse)().types & DURATION))


def can_come(card_id: str) -> bool:
    """In the middle of a game: not what changes all cards from the beginning, nor a landscape, but for an Ally; what
    wants something set aside (a Bane ...) is for the set-up, too."""
    card = kind(card_id)()
    wanted = kind(card_id).wants.split()
    if card.types & LANDSCAPE:
        return bool(card.types & ALLY)
    return not card.powers & REWRITES and not [want for want in wanted if want not in ("ally", "prophecy")]


class Builder:
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.versions = versions(setup.editions)
        self.piles: list[Pile] = []
        self.extras: dict[str, Card] = {}
        self.stacks: dict[str, list[Card]] = {}
        self.trash: list[Card] = []

    def table(self, format: int) -> Table:
        setup = self.setup
        used = [self.card(card_id) for card_id in self.cards_in_use()]
        decks = self.decks(used)
        for card_id, count in basic_piles(setup):
            if card_id == "copper":
                count -= sum(card.id == "copper" for deck in decks for card in deck)
            self.add_pile(card_id, count)
        if any(card.potions for card in used):
            self.bring("potion")
        kingdom = [self.card(card_id) for card_id in setup.kingdom]
        for card in sorted(kingdom, key=lambda card: (card.cost, card.potions, card.debt, card.id)):
            self.add_pile(card.id)
        if setup.bane:
            self.add_pile(setup.bane)
        if setup.ferryman:
            self.add_pile(setup.ferryman, beside=True)
        for card_id in setup.black_market:
            self.stacks.setdefault("black_market", []).append(self.card(card_id))
        if setup.mouse:
            self.extras["mouse"] = self.card(setup.mouse)
        if setup.riverboat:
            self.extras["riverboat card"] = self.card(setup.riverboat)
        for need in setup.also:
            self.bring(need)
        for card in self.all_kinds(used):
            for need in card.needs.split():
                self.bring(need)
        for boon in setup.boons if "boons" in self.stacks else ():
            self.bring(boon)
        landscapes = [self.card(card_id) for card_id in setup.laid_out()]
        extras = list(self.extras.values())
        own = self.own_cards()
        coming = self.coming({card.id for card in own}) if setup.wind else None
        table = Table(setup.players, self.piles, landscapes, decks, self.stacks, extras, self.trash,
                      own + nameable(format), in_use(setup.editions), setup.bane, setup.mouse, format,
                      dict(setup.traits), setup.riverboat, coming)
        table.ferryman = setup.ferryman
        return table

    def coming(self, own: set[str]) -> Coming:
        """The piles for later, with all they need that is not there yet: laid out now, but away.  `own`: cards of
        somebody's own that can be named before."""
        coming = Coming()
        leaving = (*self.setup.kingdom, self.setup.bane)
        coming.leaving = [int(pile.index) for pile in self.piles if pile.id in leaving]
        cards = [self.card(card_id) for card_id in self.setup.wind]
        coming.landscapes = [card for card in cards if card.types & LANDSCAPE]
        first, extras, stacks, trash = len(self.piles), set(self.extras), self.stacks, self.trash
        self.stacks, self.trash = dict(stacks), trash[:]
        for card in sorted(cards, key=lambda card: (card.cost, card.potions, card.debt, card.id)):
            if not card.types & LANDSCAPE:
                self.add_pile(card.id)
        if any(card.potions for card in cards):
            self.bring("potion")
        for card in self.all_kinds(cards):
            for need in card.needs.split():
                self.bring(need)
        coming.extras = [card for card_id, card in self.extras.items() if card_id not in extras]
        coming.stacks = {name: stack for name, stack in self.stacks.items() if name not in stacks}
        if coming.landscapes:
            coming.stacks["ally set aside"] = coming.landscapes[:]      # where it is seen
        coming.trash = self.trash[len(trash):]
        coming.own = [card for card in self.own_cards() if card.id not in own]
        self.stacks, self.trash = stacks, trash
        for pile in self.piles[first:]:
            coming.piles.append(pile.facts)
            pile.facts = pile.facts.put_away(pile.cards)
            pile.cards = []
        return coming

    def card(self, card_id: str) -> Card:
        """A new one, in the edition that it is played by."""
        return self.versions[card_id]() if card_id in self.versions else kind(card_id)()

    def cards_in_use(self) -> list[str]:
        setup = self.setup
        found = [*setup.kingdom, *setup.laid_out(), *setup.black_market]
        found += [card_id for card_id in (setup.bane, setup.mouse, setup.riverboat, setup.ferryman) if card_id]
        return found + [card_id for card_id in setup.also if card_id in BY_ID]

    def all_kinds(self, used: list[Card]) -> list[Card]:
        """The cards in use, those inside mixed piles, and all they need, each once."""
        found: dict[str, Card] = {}
        waiting = used[:]
        while waiting:
            card = waiting.pop(0)
            if card.id in found:
                continue
            found[card.id] = card
            waiting += [self.card(card_id) for _, card_id in contents(card, self.setup.players)]
            for need in card.needs.split():
                if need in BY_ID:
                    waiting.append(self.card(need))
                elif need == "boons":
                    waiting += all_of(BOON)
                elif need == "hexes":
                    waiting += all_of(HEX)
        return list(found.values())

    def add_pile(self, card_id: str, count: int = -1, beside: bool = False) -> None:
        """`beside`: not in the Supply, though it is usually."""
        players = self.setup.players
        placeholder = self.card(card_id)
        cards: list[Card] = []
        for copies, single in contents(placeholder, players):
            cards += [self.card(single) for _ in range(copies)]
        if not cards:
            cards = [self.card(card_id) for _ in range(placeholder.size_for(players) if count < 0 else count)]
        cards.reverse()
        limit = placeholder.size_for(players) if placeholder.shuffled else len(cards)
        facts = PileFacts(card_id, len(self.piles), placeholder.supply and not beside, placeholder.types,
                          placeholder.cost, not placeholder.shuffled, placeholder.covered, limit)
        self.piles.append(Pile(facts, cards))

    def bring(self, need: str) -> None:
        """Something a card in use asks for: a pile, a stack of landscapes, a card in the trash, a State ..."""
        if need == "boons":
            self.stack("boons", BOON)
        elif need == "hexes":
            self.stack("hexes", HEX)
        elif need.startswith("trash:"):
            if all(card.id != need[6:] for card in self.trash):
                self.trash.append(self.card(need[6:]))
        elif need not in self.extras and all(pile.id != need for pile in self.piles):
            card = self.card(need)
            if card.types & (BOON | HEX):
                self.add_to_stack("boons" if card.types & BOON else "hexes", card)
            elif card.types & WITHOUT_PILE or not card.types:
                self.extras[need] = card
            else:
                self.add_pile(need, 16 if need == "potion" else -1)

    def stack(self, name: str, types: int) -> None:
        if name not in self.stacks:
            self.stacks[name] = all_of(types)
            self.stacks[name + " turned over"] = []
            self.stacks[name + " discarded"] = []
            if name == "boons" and self.setup.boons:
                boons = self.stacks["boons"]
                self.stacks["boons set aside"] = [boon for boon in boons if boon.id in self.setup.boons]
                self.stacks["boons"] = [boon for boon in boons if boon.id not in self.setup.boons]

    def add_to_stack(self, name: str, card: Card) -> None:
        """A Boon or Hex that is asked for by its name: only so do those come that are not of the box."""
        self.bring(name)
        if all(card.id != other.id for stack in self.stacks.values() for other in stack):
            self.stacks["boons set aside" if card.id in self.setup.boons else name].append(card)

    def own_cards(self) -> list[Card]:
        """One of every card on the table that the order of all cards does not know: somebody's own."""
        groups = [*(pile.cards + pile.facts.kept for pile in self.piles), *self.stacks.values(), self.extras.values(),
                  self.trash]
        own = {card.id for group in groups for card in group}.difference(ORDER)
        return [card for card in [self.card(card_id) for card_id in sorted(own)] if is_card(card)]

    def decks(self, used: list[Card]) -> list[list[Card]]:
        """Seven Coppers and three Estates, but for Heirlooms and Shelters."""
        heirlooms = sorted({card.heirloom for card in used if card.heirloom})
        start = ["copper"] * (7 - len(heirlooms)) + heirlooms
        start += SHELTERS if self.setup.shelters else ["estate"] * 3
        return [[self.card(card_id) for card_id in start] for _ in range(self.setup.players)]


def is_ferry(placeholder: Card) -> bool:
    """Can its pile lie beside the Supply for Ferryman?"""
    return 3 <= placeholder.cost <= 4 and not placeholder.potions and not placeholder.debt


def contents(placeholder: Card, players: int) -> list[tuple[int, str]]:
    """What a mixed or split pile consists of, top first: "5 encampment, 5 plunder"."""
    found = []
    for cards in placeholder.contents_for(players).split(","):
        if cards.strip():
            copies, card_id = cards.split()
            found.append((int(copies), card_id))
    return found


# --- all cards there are --------------------------------------------------------------------------------------
# What lies in a kept game, and which answer means what, must not change when there are more cards.


def all_of(types: int) -> list[Card]:
    """All Boons of the box, or all Hexes."""
    return [BY_ID[card_id]() for card_id in sorted(BOOKS) if BY_ID[card_id]().types & types]


def is_card(card: Card) -> bool:
    """Not a landscape, nor something that stands for a pile or a mat."""
    return bool(card.types) and not card.types & LANDSCAPE and not card.contents_for(2)


@lru_cache(maxsize=2)
def nameable(format: int = FORMAT) -> list[Card]:
    """One of every card there is, as a player may name it: in the order that only ever grows, and at first by their
    ids.  (Cards of somebody's own can be named where they are on the table, and stand in front of these.)"""
    ids = sorted(BOOKS) if format == FIRST_FORMAT else ORDER
    return [card for card in [BY_ID[card_id]() for card_id in ids if card_id in BY_ID] if is_card(card)]
