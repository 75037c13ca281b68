"""Is this a whole kingdom by the rules?  `setup.py` lays out anything that can be played, three piles for a test, too;
what people give us has to be more than that."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace as changed

from throneroom.cards import BY_ID
from throneroom.engine.types import ACTION, ALLY, PROPHECY, TRAIT, WAY
from throneroom.errors import BadKingdom
from throneroom.kingdoms import furnishing
from throneroom.kingdoms.furnishing import (
    BLACK_MARKET_SIZE,
    attack_piles,
    cheap_singles,
    ferries,
    kingdom_piles,
    riverboats,
    who_wants,
)
from throneroom.kingdoms.generator import costing, homes, name_of
from throneroom.kingdoms.parts import parts_of
from throneroom.kingdoms.random import has_type
from throneroom.kingdoms.setup import LAID_OUT, PRINTED_FERRIES, Setup, can_come, can_have_trait, contents

MOST_LANDSCAPES = 7             # two are recommended, four were seen in a rule book; more is a mistake
MOST_IN_MARKET = 63


def checked(setup: Setup) -> Setup:
    """The kingdom, if it can be laid out as it is; if not, what is wrong with it."""
    for fault in faults(setup):
        raise BadKingdom(fault)
    setup.table()
    return setup


def faults(setup: Setup) -> Iterator[str]:
    """Everything that is wrong with a kingdom, one line each."""
    yield from faults_of_piles(setup)
    yield from faults_of_landscapes(setup)
    yield from faults_of_traits(setup)
    yield from faults_of_extras(setup)
    yield from faults_of_market(setup)
    yield from faults_of_wind(setup)


def faults_of_piles(setup: Setup) -> Iterator[str]:
    named = Counter((*setup.kingdom, *setup.laid_out(), setup.bane, setup.ferryman))
    for card_id, times in named.items():
        if card_id and times > 1:
            yield f"{name_of(card_id)} is named twice"
    for card_id in (*setup.kingdom, *filter(None, (setup.bane, setup.mouse, setup.riverboat, setup.ferryman))):
        if card_id not in kingdom_piles():
            yield f"{name_of(card_id)} is not a Kingdom card"
    army = who_wants(furnishing.ATTACK_PILE, setup.landscapes)
    if not army and len(setup.kingdom) != 10:
        yield f"a kingdom has 10 piles, not {len(setup.kingdom)}"
    if army and len(setup.kingdom) != 11:
        yield f"a kingdom with {name_of(army[0])} has 11 piles, not {len(setup.kingdom)}"
    if army and attack_piles().isdisjoint(setup.kingdom):
        yield f"{name_of(army[0])} needs an Attack among the 11 piles"


def faults_of_landscapes(setup: Setup) -> Iterator[str]:
    for card_id in setup.landscapes:
        if not has_type(card_id, LAID_OUT):
            yield f"{name_of(card_id)} is not an Event, Project, Landmark, Way, Ally or Prophecy"
    if len(setup.laid_out()) > MOST_LANDSCAPES:
        yield f"a kingdom has at most {MOST_LANDSCAPES} landscapes, not {len(setup.laid_out())}"
    ways = [card_id for card_id in setup.landscapes if has_type(card_id, WAY)]
    if len(ways) > 1:
        yield f"a kingdom has at most one Way, not {' and '.join(map(name_of, ways))}"
    allied = [card_id for card_id in setup.landscapes if has_type(card_id, ALLY)]
    liaisons = who_wants(furnishing.ALLY, in_use(setup))
    if liaisons and len(allied) != 1:
        yield f"{name_of(liaisons[0])} needs exactly one Ally, not {len(allied)}"
    if allied and not liaisons:
        yield f"{name_of(allied[0])} is an Ally: there is no Liaison to make use of it"
    foretold = [card_id for card_id in setup.landscapes if has_type(card_id, PROPHECY)]
    omens = who_wants(furnishing.PROPHECY, in_use(setup))
    if omens and len(foretold) != 1:
        yield f"{name_of(omens[0])} needs exactly one Prophecy, not {len(foretold)}"
    if foretold and not omens:
        yield f"{name_of(foretold[0])} is a Prophecy: there is no Omen to bring it about"


def faults_of_traits(setup: Setup) -> Iterator[str]:
    """Each lies on a pile of its own, of Actions or Treasures of the Kingdom."""
    most = next(part.most for part in parts_of(Setup) if part.name == "traits")
    if len(setup.traits) > most:
        yield f"a kingdom has at most {most} Traits, not {len(setup.traits)}"
    for trait, pile in setup.traits:
        if not has_type(trait, TRAIT):
            yield f"{name_of(trait)} is not a Trait"
        elif not pile:
            yield f"{name_of(trait)} needs a pile: name it as '{name_of(trait)}: NAME'"
        elif pile not in (*setup.kingdom, setup.bane):
            yield f"{name_of(trait)} cannot lie on {name_of(pile)}: that is no pile of this kingdom"
        elif not can_have_trait(pile):
            yield f"{name_of(trait)} cannot lie on {name_of(pile)}: a Trait lies on Actions or Treasures"
    for pile, times in Counter(pile for _, pile in setup.traits).items():
        if pile and times > 1:
            yield f"there are two Traits on {name_of(pile)}"


def faults_of_extras(setup: Setup) -> Iterator[str]:
    """The Bane, the card of the Mouse, that of the Riverboat, the Boons of the Druid."""
    bane, mouse = setup.bane, setup.mouse
    if "young_witch" in in_use(setup) and not bane:
        yield "Young Witch needs a Bane: add it as 'Bane: NAME'"
    if bane and "young_witch" not in in_use(setup):
        yield f"{name_of(bane)} cannot be the Bane: there is no Young Witch"
    if bane and bane not in costing("2-3"):
        yield f"{name_of(bane)} cannot be the Bane: that costs 2 or 3 coins"
    if "way_of_the_mouse" in setup.landscapes and not mouse:
        yield "Way of the Mouse needs an Action set aside: add it as 'Mouse: NAME'"
    if mouse and "way_of_the_mouse" not in setup.landscapes:
        yield f"{name_of(mouse)} is set aside for nothing: there is no Way of the Mouse"
    if mouse and mouse in (*setup.kingdom, *setup.black_market, bane, setup.ferryman):
        yield f"{name_of(mouse)} is used already and cannot be set aside for Way of the Mouse"
    if mouse and not (mouse in cheap_singles() and has_type(mouse, ACTION)):
        yield f"{name_of(mouse)} cannot be set aside for Way of the Mouse: that is an Action for 2 or 3 coins"
    yield from faults_of_ferry(setup)
    riverboat = setup.riverboat
    boats = who_wants(furnishing.RIVERBOAT, in_use(setup))
    if boats and not riverboat:
        yield f"{name_of(boats[0])} needs an Action set aside: add it as 'Riverboat: NAME'"
    if riverboat and not boats:
        yield f"{name_of(riverboat)} is set aside for nothing: there is no Riverboat"
    if riverboat and riverboat in (*setup.kingdom, *setup.black_market, bane, mouse, setup.ferryman):
        yield f"{name_of(riverboat)} is used already and cannot be set aside for Riverboat"
    if riverboat and riverboat not in riverboats():
        yield f"{name_of(riverboat)} cannot be set aside for Riverboat: that is an Action for 5 coins, no Duration"
    if setup.boons and (len(setup.boons) != 3 or "druid" not in in_use(setup)):
        yield "Boons are only named for Druid, and then three of them"


def faults_of_ferry(setup: Setup) -> Iterator[str]:
    """The pile beside the Supply, for Ferryman."""
    ferry = setup.ferryman
    wanting = who_wants(furnishing.FERRYMAN, in_use(setup))
    if wanting and not ferry:
        yield f"{name_of(wanting[0])} needs a pile beside the Supply: add it as 'Ferryman: NAME'"
    if ferry and not wanting:
        yield f"{name_of(ferry)} lies beside the Supply for nothing: there is no Ferryman"
    if ferry and ferry not in ferries() and ferry not in PRINTED_FERRIES:
        yield f"{name_of(ferry)} cannot be Ferryman's pile: that costs 3 or 4 coins"


def faults_of_market(setup: Setup) -> Iterator[str]:
    """A deck of single cards; none is named if chance is to choose them."""
    market = setup.black_market
    if market and not setup.needs_market():
        yield "there is no Black Market that cards could be for"
    if market and not BLACK_MARKET_SIZE <= len(set(market)) <= MOST_IN_MARKET:
        yield f"the Black Market deck has at least {BLACK_MARKET_SIZE} different cards, not {len(set(market))}"
    piles = [homes().get(card_id, card_id) for card_id in market]
    for card_id in market:
        if homes().get(card_id, card_id) in (*setup.kingdom, setup.bane, setup.ferryman) or not is_single(card_id):
            yield f"{name_of(card_id)} cannot be in the Black Market deck"
    for pile, times in Counter(piles).items():
        if times > 1:
            yield f"{name_of(pile)} is in the Black Market deck twice"


def faults_of_wind(setup: Setup) -> Iterator[str]:
    """Ten piles for later, and an Ally if one is wanted only then; none is named if chance is to choose them."""
    piles = [card_id for card_id in setup.wind if not has_type(card_id, ALLY)]
    allied = [card_id for card_id in setup.wind if has_type(card_id, ALLY)]
    if not setup.wind:
        return
    if not who_wants(furnishing.SECOND, setup.landscapes):
        yield f"{name_of(setup.wind[0])} would come later, but there is no Divine Wind"
    if len(piles) != furnishing.SECOND_SIZE:
        yield f"{furnishing.SECOND_SIZE} piles come with Divine Wind, not {len(piles)}"
    used = {homes().get(card_id, card_id) for card_id in changed(setup, wind=()).cards()}
    for card_id, times in Counter(setup.wind).items():
        if card_id in used or times > 1:
            yield f"{name_of(card_id)} is named twice"
        if card_id not in allied and (card_id not in kingdom_piles() or not can_come(card_id)):
            yield f"{name_of(card_id)} cannot come with Divine Wind"
    new = bool(who_wants(furnishing.ALLY, piles)) and not any(has_type(card_id, ALLY) for card_id in setup.landscapes)
    if new and len(allied) != 1:
        yield f"one Ally comes with these piles of Divine Wind, not {len(allied)}"
    if allied and not new:
        yield f"no Ally comes with these piles of Divine Wind, but {name_of(allied[0])}"


def is_single(card_id: str) -> bool:
    """A Kingdom card that can lie in a deck of its own: no whole pile, and of a pile only if it is shuffled."""
    home = homes().get(card_id, card_id)
    return home in kingdom_piles() and not contents(BY_ID[card_id](), 2) and (home == card_id or BY_ID[home]().shuffled)


def in_use(setup: Setup) -> tuple[str, ...]:
    others = (setup.bane, setup.mouse, setup.riverboat, setup.ferryman)
    return (*setup.kingdom, *setup.black_market, *filter(None, others))
