"""Kingdoms as the page asks for them and gets to see them."""
from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random, SystemRandom
from typing import Any

from throneroom.cards import BY_ID
from throneroom.engine.types import ACTION, TRAIT, type_names
from throneroom.errors import BadKingdom, about
from throneroom.kingdoms.checks import checked, is_single
from throneroom.kingdoms.editions import all_editions, chosen, newer_editions
from throneroom.kingdoms.furnishing import (
    ATTACK_PILE,
    BLACK_MARKET_SIZE,
    attack_piles,
    cheap_singles,
    ferries,
    kingdom_piles,
    played_by,
    riverboats,
    who_wants,
    with_piles,
)
from throneroom.kingdoms.generator import (
    KINDS,
    Wishes,
    all_types,
    generate,
    homes,
    meant_by,
    name_of,
    with_companions,
    with_market,
    with_wind,
)
from throneroom.kingdoms.parts import parts_of
from throneroom.kingdoms.random import all_boons, allies, has_type, landscapes, prophecies
from throneroom.kingdoms.recommended import Recommended, all_recommended, find_recommended, is_of_the_books
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code, kingdom_of
from throneroom.kingdoms.sheet import sheet
from throneroom.kingdoms.tags import TAGS, tags
from throneroom.web.protocol import Kingdom, KingdomWanted, RecommendedSet, SheetQuery, SheetStep, Stock, Wish
from throneroom.words.library import find

MOST_DEALT = 2                  # landscapes that chance deals; people may keep more


def wanted_setup(wanted: KingdomWanted, players: int) -> Setup:
    """The table that is meant, or a random one; BadKingdom and UnknownCard say what is wrong."""
    if wanted.text.strip() and wanted.wish is not None:
        raise BadKingdom("either name a kingdom or wish for a random one, not both")
    wish = wanted.wish or Wish()
    random = Random(secrets.randbits(53) if wish.seed is None else wish.seed)
    if wanted.text.strip():
        with about("text"):
            setup = with_market(random, kingdom_of(wanted.text, players))
    else:
        setup = dealt(random, wish, players)
    if wanted.editions:
        with about("editions"):
            chosen_here = replace(setup, editions=tuple(wanted.editions))
            setup = chosen_here if wanted.text.strip() else played_by(random, setup, wanted.editions)
            setup.table()
    return setup


# --- dealt around what is kept --------------------------------------------------------------------------------
def dealt(random: Random, wish: Wish, players: int) -> Setup:
    """A random table by wishes, in which everything that is kept has its place."""
    for field, terms in (("wanted", wish.wanted), ("unwanted", wish.unwanted)):
        with about(field):
            for term in terms:
                meant_by(term)
    kept = list(dict.fromkeys(map(find, wish.kept)))
    own = own_extras(wish, kept)
    added = with_added_attack(kept)
    laid_out = sorted((card_id for card_id in kept if card_id in landscapes()), key="way_of_the_mouse".__ne__)
    beyond = laid_out[MOST_DEALT:]
    least, most = (max(wished, min(len(laid_out), MOST_DEALT))
                   for wished in (wish.least_landscapes, wish.most_landscapes))
    setup = generate(random, Wishes(
        sets=tuple(wish.sets), wanted=(*wish.wanted, *(name_of(card_id) for card_id in kept
                                                        if card_id not in beyond and card_id not in added[10:])),
        unwanted=tuple(wish.unwanted),
        banned=(*wish.banned, *filter(None, (own.bane, own.mouse, own.riverboat, own.ferryman))),
        liked=tuple(wish.liked), answered=wish.answered, spread=wish.spread, few_alchemy=not wish.any_alchemy,
        landscapes=(least, most), kinds=tuple(wish.kinds) or KINDS, platinum=wish.platinum, shelters=wish.shelters,
        recent=tuple(from_code(text).kingdom for text in wish.recent), players=players))
    if added:
        setup = replace(setup, kingdom=tuple(sorted(added)))
    beside = [card_id for card_id in beyond if not has_type(card_id, TRAIT)]
    setup = with_own(random, replace(setup, landscapes=tuple(sorted((*setup.landscapes, *beside)))), own)
    more = [card_id for card_id in beyond if card_id not in beside]
    setup = with_companions(random, setup)
    setup = with_traits(random, setup, more, {find(trait): pile for trait, pile in wish.traits})
    return checked(with_wind(random, replace(setup, wind=())))


def with_added_attack(kept: Sequence[str]) -> tuple[str, ...]:
    """Eleven piles that stay because a Prophecy has added an Attack, which is the last of them; none otherwise."""
    piles = [card_id for card_id in kept if card_id in kingdom_piles()]
    attacks = [pile for pile in piles if pile in attack_piles()]
    if len(piles) != 11 or not attacks or not who_wants(ATTACK_PILE, kept):
        return ()
    return (*(pile for pile in piles if pile != attacks[-1]), attacks[-1])


def own_extras(wish: Wish, kept: Sequence[str]) -> Setup:
    """What somebody chose for cards that stay, and only for those."""
    def of(owner: str, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(find, filter(None, names))) if owner in kept else ()

    market = of("black_market", wish.black_market)
    has_witch = "young_witch" in (*kept, *market)
    return Setup((), bane=find(wish.bane) if wish.bane and has_witch else "",
                 mouse="".join(of("way_of_the_mouse", (wish.mouse,))), boons=of("druid", wish.boons),
                 riverboat="".join(of("riverboat", (wish.riverboat,))),
                 ferryman="".join(of("ferryman", (wish.ferryman,))), black_market=market)


def with_own(random: Random, setup: Setup, own: Setup) -> Setup:
    """The table with these in place of what was dealt; what is named only in part is filled up by chance."""
    boons = list(own.boons)
    while 0 < len(boons) < 3:
        boons.append(random.choice([boon for boon in all_boons() if boon not in boons]))
    market = list(own.black_market)
    taken = {homes().get(card_id, card_id) for card_id in market}
    others = [card_id for card_id in setup.black_market if homes().get(card_id, card_id) not in taken]
    market += others[:max(0, BLACK_MARKET_SIZE - len(market))]
    return replace(setup, bane=own.bane or setup.bane, mouse=own.mouse or setup.mouse,
                   riverboat=own.riverboat or setup.riverboat, ferryman=own.ferryman or setup.ferryman,
                   boons=tuple(sorted(boons)) or setup.boons, black_market=tuple(sorted(market)))


def with_traits(random: Random, setup: Setup, more: Sequence[str], wished: Mapping[str, str]) -> Setup:
    """The table with these Traits, too, and with those that somebody laid on a pile there; the others lie on any."""
    dealt = {**dict.fromkeys(more, ""), **dict(setup.traits)}
    piles = [*setup.kingdom, *filter(None, [setup.bane])]
    meant = {trait: pile_of(pile) for trait, pile in wished.items() if trait in dealt and pile}
    laid = {trait: pile for trait, pile in meant.items() if pile in piles}
    for trait, pile in dealt.items():
        if trait not in laid and pile and pile not in laid.values():
            laid[trait] = pile
    free = set(piles).difference(laid.values())
    laid.update(with_piles(random, [trait for trait in dealt if trait not in laid], free))
    return replace(setup, traits=tuple(sorted(laid.items())))


def pile_of(name: str) -> str:
    card_id = find(name)
    return homes().get(card_id, card_id)


# --- shown ----------------------------------------------------------------------------------------------------
def shown_kingdom(setup: Setup) -> Kingdom:
    """As everybody may know it: what comes later in the game is not told."""
    setup = as_shown(setup)
    parts: dict[str, Any] = {part.name: getattr(setup, part.name) for part in parts_of(Setup) if part.name != "wind"}
    for name, value in parts.items():
        parts[name] = list(value) if isinstance(value, tuple) else value
    parts["traits"] = [[trait, pile] for trait, pile in setup.traits]
    return Kingdom(code(setup), name=set_name(setup), editions=list(setup.editions), texts=texts_of(setup), **parts)


def as_shown(setup: Setup) -> Setup:
    """Without what comes later in the game."""
    return replace(setup, wind=()) if setup.wind else setup


def with_unknown_wind(setup: Setup) -> Setup:
    """With something else to come later than was named or dealt: nobody may know it before the others do."""
    return with_wind(SystemRandom(), as_shown(setup))


def open_code(setup: Setup) -> str:
    """By which the kingdom of a game is known, also while it is being played, whatever texts it is played by."""
    return code(replace(as_shown(setup), editions=()))


def texts_of(setup: Setup) -> dict[str, str]:
    """The newer editions by which cards are played at this table."""
    if not setup.editions:
        return {}
    found = {card_id: "".join(chosen(card_id, setup.editions)[-1:]) for card_id in newer_editions()}
    return {card_id: edition for card_id, edition in found.items() if edition in newer_editions()[card_id]}


def set_name(setup: Setup) -> list[str]:
    """The English and German name of the recommended set that this is; nothing if it is none."""
    return recommended_by_code().get(open_code(setup), [])


def steps(query: SheetQuery) -> list[SheetStep]:
    """How to lay it out with real cards."""
    setup = kingdom_of(query.kingdom, query.players)
    return [SheetStep(step.title, list(step.columns), list(map(list, step.rows)))
            for step in sheet(setup, query.language)]


@cache
def stock() -> Stock:
    piles = {pile: [tag for tag in TAGS if tag in tags(pile)] for pile in kingdom_piles()}
    mixed = {pile: type_names(types) for pile, types in all_types().items() if types != BY_ID[pile]().types}
    editions = {card_id: list(known) for card_id, known in all_editions().items()}
    mice = [pile for pile in sorted(cheap_singles()) if BY_ID[pile]().types & ACTION]
    market = [card_id for card_id in sorted(BY_ID) if is_single(card_id)]
    return Stock(piles, {pile: list(types) for pile, types in mixed.items()}, list(landscapes()),
                 [card_id for card_id in landscapes() if has_type(card_id, TRAIT)], list(allies()), list(prophecies()),
                 list(all_boons()), sorted(cheap_singles()), mice, sorted(riverboats()), sorted(ferries()), market,
                 editions)


# --- recommended ----------------------------------------------------------------------------------------------
@cache
def playable() -> tuple[Recommended, ...]:
    """Every recommended set, in its newest edition of the source books, and all of later books."""
    return tuple(found for found in all_recommended()
                 if (is_meant(found) or not is_of_the_books(found)) and not found.missing())


def is_meant(found: Recommended) -> bool:
    """By its name alone?"""
    return found is find_recommended(found.name_en)


def names_of(found: Recommended) -> tuple[str, str]:
    """English, German; with the edition, if another set has the name alone."""
    behind = "" if is_meant(found) else f" ({found.edition})"
    return found.name_en + behind, found.name_de + behind


@cache
def recommended_sets() -> tuple[RecommendedSet, ...]:
    return tuple(RecommendedSet(*names_of(found), list(found.sets), list(found.cards),
                                list(found.landscapes)) for found in playable())


@cache
def recommended_by_code() -> dict[str, list[str]]:
    return {open_code(found.setup()): [found.name_en, found.name_de] for found in playable()}
