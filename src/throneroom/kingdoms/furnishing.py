"""What a table needs besides its piles and landscapes, drawn at random: one way for all who lay out a random table.

A card says on its class what it wants (`wants = "bane"`); who wants a new sort of thing adds it here, once.
"""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from throneroom.cards import BY_ID
from throneroom.engine.types import ACTION, ATTACK, DURATION, TRAIT
from throneroom.engine.types import ALLY as ALLIES
from throneroom.errors import BadKingdom
from throneroom.kingdoms.customs import drawn_from
from throneroom.kingdoms.setup import (
    BASICS,
    WITHOUT_PILE,
    Setup,
    can_come,
    can_have_trait,
    contents,
    is_ferry,
    is_mouse_barred,
)
from throneroom.words.library import words

BLACK_MARKET_SIZE = 15
SET_ASIDE = 3                   # Boons, for a card that wants some
# What a card may want:
ALLY = "ally"                   # an Ally, for a Liaison
BANE = "bane"                   # an eleventh pile
MOUSE = "mouse"                 # a cheap Action set aside
MARKET = "market"               # a deck of single cards
BOONS = "boons"                 # three of them, set aside
PROPHECY = "prophecy"           # a Prophecy, for an Omen
ATTACK_PILE = "attack_pile"     # one more Kingdom pile, of an Attack
RIVERBOAT = "riverboat"         # an Action for 5, set aside
FERRYMAN = "ferryman"           # a pile beside the Supply
SECOND = "second_kingdom"       # ten piles for later
SECOND_SIZE = 10


class Lacking(BadKingdom):
    """Nothing is left that a card of the kingdom needs."""

    def __init__(self, card_id: str, what: str) -> None:
        super().__init__(f"{words(card_id).name('en')} needs {what}, and no unused card is left for it")
        self.card_id = card_id


@cache
def wants_of(card_id: str) -> frozenset[str]:
    """What the card wants, or a card of the pile that it stands for."""
    parts = [part for _, part in contents(BY_ID[card_id](), 2)]
    return frozenset(want for each in (card_id, *parts) for want in BY_ID[each].wants.split())


def who_wants(want: str, among: Iterable[str]) -> list[str]:
    return [card_id for card_id in among if card_id and want in wants_of(card_id)]


@cache
def kingdom_piles() -> tuple[str, ...]:
    """Ids of all piles that can be one of the ten."""
    inside = {part for cls in BY_ID.values() for _, part in contents(cls(), 2)}
    return tuple(card_id for card_id, cls in sorted(BY_ID.items())
                 if cls().types and not cls().types & WITHOUT_PILE and cls().supply
                 and card_id not in inside and card_id not in BASICS)


@cache
def cheap_singles() -> frozenset[str]:
    """What can be a Bane."""
    cards = [(pile, BY_ID[pile]()) for pile in kingdom_piles()]
    return frozenset(pile for pile, card in cards
                     if 2 <= card.cost <= 3 and not card.potions and not card.debt and not contents(card, 2))


@cache
def attack_piles() -> frozenset[str]:
    """Those whose placeholder is an Attack."""
    return frozenset(pile for pile in kingdom_piles() if BY_ID[pile]().types & ATTACK)


@cache
def ferries() -> frozenset[str]:
    """What can lie beside the Supply for Ferryman."""
    return frozenset(pile for pile in kingdom_piles() if is_ferry(BY_ID[pile]()))


@cache
def riverboats() -> frozenset[str]:
    """What can be set aside for a card that plays it from there: an Action for 5 coins, no Duration."""
    cards = [(pile, BY_ID[pile]()) for pile in kingdom_piles()]
    return frozenset(pile for pile, card in cards
                     if card.types & ACTION and not card.types & DURATION and card.cost == 5 and not card.potions
                     and not card.debt and not contents(card, 2))


@cache
def ordered_piles() -> frozenset[str]:
    """Split piles: they cannot give a single card to the Black Market."""
    cards = {pile: BY_ID[pile]() for pile in kingdom_piles()}
    return frozenset(pile for pile, card in cards.items() if contents(card, 2) and not card.shuffled)


def one_card_of(random: Random, pile: str, players: int) -> str:
    """Of a mixed pile a single card is used."""
    parts = [part for _, part in contents(BY_ID[pile](), players)]
    return random.choice(parts) if parts else pile


def furnish(random: Random, kingdom: Sequence[str], laid_out: Sequence[str], players: int, unused: Sequence[str],
            allies: Sequence[str], prophecies: Sequence[str] = (), ally: str = "", prophecy: str = "",
            boons: Sequence[str] = (), more_boons: Sequence[str] = (), platinum: bool | None = None,
            shelters: bool | None = None, last_bane: bool = False) -> Setup:
    """The table for these piles and landscapes: with a Bane, an Ally and so on, if a card wants them; Traits among the
    landscapes are laid on piles.

    `unused`: the piles to take from, in random order; `allies`: those to draw one of, unless it is this `ally`, and
    so with `prophecies`;
    `boons`: who is wished to be set aside, with `more_boons`; `platinum`, `shelters`: None if they are drawn;
    `last_bane`: from which end the Bane is taken (what was dealt by a seed hangs on it)."""
    market: list[str] = []
    bane = mouse = riverboat = ferryman = ""
    if who_wants(MARKET, kingdom):
        singles = [pile for pile in unused if pile not in ordered_piles()][:BLACK_MARKET_SIZE]
        if len(singles) < BLACK_MARKET_SIZE:
            raise Lacking(who_wants(MARKET, kingdom)[0], f"{BLACK_MARKET_SIZE} other cards")
        market = [one_card_of(random, pile, players) for pile in singles]
        unused = [pile for pile in unused if pile not in singles]
    if who_wants(RIVERBOAT, (*kingdom, *market)):
        fit = [pile for pile in unused if pile in riverboats()]
        if not fit:
            raise Lacking(who_wants(RIVERBOAT, (*kingdom, *market))[0], "an Action for 5 coins")
        riverboat = fit[0]
        unused = [pile for pile in unused if pile != riverboat]
    if who_wants(FERRYMAN, (*kingdom, *market, riverboat)):
        fit = [pile for pile in unused if pile in ferries() and wants_of(pile).isdisjoint((MARKET, RIVERBOAT))]
        if not fit:
            user = who_wants(FERRYMAN, kingdom) or who_wants(MARKET, kingdom) or who_wants(RIVERBOAT, kingdom)
            raise Lacking(user[0], "a pile for 3 or 4 coins")
        ferryman = fit[0]
        unused = [pile for pile in unused if pile != ferryman]
    if who_wants(PROPHECY, (*kingdom, *market, riverboat, ferryman)):
        laid_out = [*laid_out, prophecy or random.choice(prophecies)]
    if who_wants(ATTACK_PILE, laid_out):
        attacks = [pile for pile in unused if pile in attack_piles()]
        if not attacks:
            raise Lacking(who_wants(ATTACK_PILE, laid_out)[0], "an Attack")
        kingdom = [*kingdom, attacks[0]]
        unused = [pile for pile in unused if pile != attacks[0]]
    cheap = [pile for pile in unused if pile in cheap_singles() and wants_of(pile).isdisjoint((MARKET, RIVERBOAT))]
    if who_wants(BANE, (*kingdom, *market, ferryman)):
        if not cheap:
            user = who_wants(BANE, kingdom) or who_wants(MARKET, kingdom) or who_wants(FERRYMAN, kingdom)
            raise Lacking(user[0], "a Bane for 2 or 3 coins")
        bane = cheap.pop(-1 if last_bane else 0)
    if who_wants(MOUSE, laid_out):
        actions = [pile for pile in cheap if BY_ID[pile]().types & ACTION]
        if not actions:
            raise Lacking(who_wants(MOUSE, laid_out)[0], "an Action for 2 or 3 coins")
        mouse = actions[0]
    in_use = (*kingdom, *market, bane, mouse, riverboat, ferryman)
    if who_wants(ALLY, in_use):
        laid_out = [*laid_out, ally or random.choice(allies)]
    aside = list(boons[:SET_ASIDE]) if who_wants(BOONS, in_use) else []
    while aside and len(aside) < SET_ASIDE:
        aside.append(random.choice([boon for boon in more_boons if boon not in aside]))
    wind = second_kingdom(random, [pile for pile in unused if pile not in in_use], laid_out, allies)
    traits = [card_id for card_id in laid_out if BY_ID[card_id]().types & TRAIT]
    laid_out = [card_id for card_id in laid_out if card_id not in traits]
    drawn = [drawn_from(random, kingdom, name) for name in ("prosperity", "dark_ages")]
    return Setup(tuple(sorted(kingdom)), tuple(sorted(laid_out)), players,
                 platinum=drawn[0] if platinum is None else platinum,
                 shelters=drawn[1] if shelters is None else shelters,
                 bane=bane, mouse=mouse, black_market=tuple(market), boons=tuple(sorted(aside)), riverboat=riverboat,
                 ferryman=ferryman, traits=with_piles(random, traits, (*kingdom, *filter(None, [bane]))), wind=wind)


def second_kingdom(random: Random, unused: Sequence[str], laid_out: Sequence[str],
                   allies: Sequence[str]) -> tuple[str, ...]:
    """The piles for later, the first that fit, if a landscape wants some; with an Ally, if a Liaison comes and there
    is none."""
    wanting = who_wants(SECOND, laid_out)
    if not wanting:
        return ()
    fit = [pile for pile in unused if can_come(pile)]
    if len(fit) < SECOND_SIZE:
        raise Lacking(wanting[0], f"{SECOND_SIZE} more Kingdom piles")
    wind = fit[:SECOND_SIZE]
    if who_wants(ALLY, wind) and not any(BY_ID[card_id]().types & ALLIES for card_id in laid_out):
        wind.append(random.choice(allies))
    return tuple(sorted(wind))


def with_piles(random: Random, traits: Collection[str], piles: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Each Trait with a pile of its own, out of these: the last step of all, so that a Bane may have one, too."""
    if not traits:
        return ()
    able = sorted(filter(can_have_trait, piles))
    if len(able) < len(traits):
        raise Lacking(sorted(traits)[-1], "a pile of Actions or Treasures")
    return tuple(zip(sorted(traits), random.sample(able, len(traits)), strict=True))


def unfit_for_market(setup: Setup, allies: Collection[str], prophecies: Collection[str]) -> set[str]:
    """Piles that cannot be in the Black Market deck of this table: used ones, and who would want what is not there."""
    barred = {*setup.kingdom, setup.bane, setup.mouse, setup.riverboat, setup.ferryman} | ordered_piles()
    laid_out = set(setup.landscapes)
    for want, missing in ((BANE, not setup.bane), (RIVERBOAT, not setup.riverboat), (FERRYMAN, not setup.ferryman),
                          (ALLY, laid_out.isdisjoint(allies)), (PROPHECY, laid_out.isdisjoint(prophecies))):
        if missing:
            barred.update(who_wants(want, kingdom_piles()))
    return barred


def played_by(random: Random, setup: Setup, editions: Sequence[str]) -> Setup:
    """A table that was dealt, by other texts; if what was set aside for a Way cannot be so by these, with another."""
    setup = replace(setup, editions=tuple(editions))
    if is_mouse_barred(setup):
        mice = [pile for pile in sorted(cheap_singles()) if pile not in setup.cards()
                and BY_ID[pile]().types & ACTION and not BY_ID[pile]().types & DURATION
                and not BY_ID[pile]().needs and not wants_of(pile)]
        setup = replace(setup, mouse=random.choice(mice))
    return setup
