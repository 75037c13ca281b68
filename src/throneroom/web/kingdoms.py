"""Kingdoms as the page asks for them and gets to see them."""
from __future__ import annotations

import secrets
from functools import cache
from random import Random

from throneroom.errors import BadKingdom
from throneroom.kingdoms.generator import Wishes, generate, with_market
from throneroom.kingdoms.recommended import Recommended, all_recommended, find_recommended
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, kingdom_of
from throneroom.web.protocol import Kingdom, KingdomWanted, RecommendedSet, Wish


def wanted_setup(wanted: KingdomWanted, players: int) -> Setup:
    """The table that is meant, or a random one; BadKingdom and UnknownCard say what is wrong."""
    if wanted.text.strip():
        if wanted.wish is not None:
            raise BadKingdom("either name a kingdom or wish for a random one, not both")
        return with_market(Random(secrets.randbits(53)), kingdom_of(wanted.text, players))
    wish = wanted.wish or Wish()
    seed = secrets.randbits(53) if wish.seed is None else wish.seed
    return generate(Random(seed), Wishes(
        sets=tuple(wish.sets), wanted=tuple(wish.wanted), unwanted=tuple(wish.unwanted), answered=wish.answered,
        spread=wish.spread, landscapes=(wish.least_landscapes, wish.most_landscapes), players=players))


def shown_kingdom(setup: Setup) -> Kingdom:
    return Kingdom(
        code(setup), list(setup.kingdom), list(setup.landscapes), setup.platinum, setup.shelters, setup.bane,
        setup.mouse, list(setup.black_market), list(setup.boons))


def set_name(setup: Setup) -> list[str]:
    """The English and German name of the recommended set that this is; nothing if it is none."""
    return recommended_by_code().get(code(setup), [])


@cache
def playable() -> tuple[Recommended, ...]:
    """Every recommended set, in its newest edition."""
    return tuple(found for found in all_recommended()
                 if found is find_recommended(found.name_en) and not found.missing())


@cache
def recommended_sets() -> tuple[RecommendedSet, ...]:
    return tuple(RecommendedSet(found.name_en, found.name_de, list(found.sets), list(found.cards),
                                list(found.landscapes)) for found in playable())


@cache
def recommended_by_code() -> dict[str, list[str]]:
    return {code(found.setup()): [found.name_en, found.name_de] for found in playable()}
