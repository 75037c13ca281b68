"""Random kingdoms that fulfil wishes.

Every wish becomes a rule, and every rule is a matter of counting: so many of the cards chosen are among these.  A
search chooses cards at random until all rules hold, the tightest first.  If they cannot hold together, the ones that
are in each other's way are named.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from dataclasses import replace as changed
from functools import cache, lru_cache, reduce
from itertools import product
from operator import or_
from random import Random

from throneroom.cards import BY_ID, SETS
from throneroom.engine.types import ATTACK, TYPE_NAMES, WAY
from throneroom.errors import BadKingdom
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import (
    ALLY,
    ATTACK_PILE,
    BLACK_MARKET_SIZE,
    PROPHECY,
    SECOND,
    Lacking,
    attack_piles,
    furnish,
    kingdom_piles,
    one_card_of,
    second_kingdom,
    unfit_for_market,
    who_wants,
    with_piles,
)
from throneroom.kingdoms.random import allies, landscapes, prophecies
from throneroom.kingdoms.setup import Setup, contents
from throneroom.kingdoms.tags import TAGS, tags
from throneroom.words.library import find, plain, words
from throneroom.words.messages import called

ALL = 99
FRESH = 5                       # so many cards of a kingdom played recently may come back
LIKED = 4                       # a card that is liked comes so many times as often
PATIENCE = (60, 60, 200, 5000)  # steps of a search, and of those after it if it came to no end
EFFORT = 15_000                 # steps of all searches for one kingdom
TANGLED = "these wishes are too tangled: no kingdom was found in time"
TRIES = 50
SOME = 6
SPREAD = (2, 3, 4, 5)           # costs that a spread kingdom has at least one pile of
KINDS = ("Event", "Project", "Landmark", "Way", "Trait")
COMPANIONS = {ALLY: allies, PROPHECY: prophecies}       # landscapes that come with a card that wants one


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a kingdom should be like.  A term is the name of a card, or type:, set:, cost:, tag: with a value;
    "2 type:Attack" means two at least."""

    sets: tuple[str, ...] = ()                      # those owned; none: all
    wanted: tuple[str, ...] = ()                    # terms
    unwanted: tuple[str, ...] = ()                  # terms
    banned: tuple[str, ...] = ()                    # terms that are unwanted for good: however many, they are one wish
    answered: bool = False                          # an Attack only with an answer to it
    spread: bool = False
    few_alchemy: bool = True                        # three to five cards of Alchemy, or none
    landscapes: tuple[int, int] = (0, 2)
    kinds: tuple[str, ...] = KINDS                  # of landscapes
    recent: tuple[tuple[str, ...], ...] = ()        # kingdoms played recently
    liked: tuple[str, ...] = ()                     # terms
    platinum: bool | None = None                    # Platinum and Colony; None: drawn by the cards chosen
    shelters: bool | None = None
    players: int = 2


NO_WISHES = Wishes()


@dataclass(frozen=True, slots=True)
class Bound:
    """So many of what is chosen are among these."""

    among: frozenset[str]
    least: int = 0
    most: int = ALL


@dataclass(frozen=True, slots=True)
class Rule:
    """A wish and the ways to fulfil it: the bounds of one of them must hold."""

    name: str
    ways: tuple[tuple[Bound, ...], ...]
    odds: tuple[int, ...] = ()      # how often each way is tried first; none: all alike

    def in_random_order(self, random: Random) -> Sequence[tuple[Bound, ...]]:
        if len(self.ways) == 1:
            return self.ways
        first = random.choices(range(len(self.ways)), self.odds or None)[0]
        return (*self.ways[first:], *self.ways[:first])

    def holds(self, chosen: Collection[str]) -> bool:
        return any(all(bound.least <= len(bound.among & set(chosen)) <= bound.most for bound in way)
                   for way in self.ways)


def generate(random: Random, wishes: Wishes = NO_WISHES) -> Setup:
    """A random table that fulfils the wishes; the same random numbers give the same table."""
    rules = rules_of(wishes)
    always = frozenset[str]().union(*(bound.among for rule in rules if len(rule.ways) == 1
                                      for bound in rule.ways[0] if bound.least == len(bound.among)))
    trouble = ""
    effort = Effort()
    for _ in range(TRIES):
        chosen = choose(random, rules, effort, all_meant_by(wishes.liked))
        try:
            return furnished(random, chosen, rules, wishes)
        except Lacking as lacking:
            trouble = str(lacking)
            if lacking.card_id not in always:
                rules = (*rules, Rule(f"without {name_of(lacking.card_id)} ({trouble})",
                                      ((Bound(frozenset({lacking.card_id}), 0, 0),),)))
    raise BadKingdom(trouble)


def replaced(random: Random, setup: Setup, card_id: str, wishes: Wishes = NO_WISHES) -> Setup:
    """The same table with another pile of the same cost in place of one."""
    if card_id not in setup.kingdom:
        raise BadKingdom(f"{name_of(card_id)} is not in this kingdom and cannot be replaced")
    used = {*setup.kingdom, setup.bane, setup.mouse, setup.riverboat, setup.ferryman,
            *(homes().get(card, card) for card in setup.black_market)}
    same = frozenset(pile for pile in kingdom_piles() if cost_of(pile) == cost_of(card_id) and pile not in used)
    added = added_pile(setup, card_id)
    if added == card_id:
        same &= attack_piles()
        if not same:
            raise BadKingdom(f"no kingdom is like that: the same cost as {name_of(card_id)}")
        new = random.choice(sorted(same))
        other = changed(setup, kingdom=tuple(new if pile == card_id else pile for pile in setup.kingdom))
        return with_wind(random, changed(other, traits=still_on_piles(random, setup, other), wind=()))
    ten = tuple(pile for pile in setup.kingdom if pile != added)
    laid_out = tuple(found for found in setup.laid_out() if found in landscapes())
    kept = frozenset((*ten, *laid_out)) - {card_id}
    rules = (*rules_of(changed(wishes, landscapes=(len(laid_out), len(laid_out)))),
             Rule("the other cards stay", ((Bound(kept, len(kept)),),)),
             Rule(f"the same cost as {name_of(card_id)}", ((Bound(same, 1),),)))
    chosen = choose(random, rules, Effort(), all_meant_by(wishes.liked))
    new = next(pile for pile in chosen if pile not in kept)
    kingdom = tuple(new if pile == card_id else pile for pile in ten)
    fresh = furnished(random, chosen, rules, wishes)
    extras = ("bane", "mouse", "black_market", "boons", "riverboat", "ferryman")
    same_extras = {name: getattr(setup, name) for name in extras
                   if getattr(setup, name) and getattr(fresh, name)}
    other = changed(fresh, kingdom=kingdom, players=setup.players, platinum=setup.platinum, shelters=setup.shelters,
                    **same_extras)
    companions: list[str] = []
    for want, known in COMPANIONS.items():      # who was only in what did not stay brought one along
        if has_one_who_wants(want, other):
            companions += ([found for found in setup.landscapes if found in known()]
                           or [found for found in fresh.landscapes if found in known()])
    if who_wants(ATTACK_PILE, companions):
        kingdom += (added or next(pile for pile in fresh.kingdom if pile not in chosen),)
    beside = [found for found in laid_out if found in setup.landscapes]
    other = changed(other, kingdom=kingdom, landscapes=tuple(sorted((*beside, *companions))))
    other = changed(other, traits=still_on_piles(random, setup, other), wind=())
    return with_wind(random, other)


def with_companions(random: Random, setup: Setup) -> Setup:
    """The table after others were set aside than those that were dealt: an Ally or a Prophecy is there exactly if
    somebody wants it."""
    kingdom, laid_out = setup.kingdom, list(setup.landscapes)
    for want, known in COMPANIONS.items():
        there = [found for found in laid_out if found in known()]
        if there and not has_one_who_wants(want, setup):
            laid_out = [found for found in laid_out if found not in there]
            if who_wants(ATTACK_PILE, there):
                kingdom = tuple(pile for pile in kingdom if pile != added_pile(setup))
        elif not there and has_one_who_wants(want, setup):
            laid_out.append(random.choice([found for found in known() if not who_wants(ATTACK_PILE, [found])]))
    return changed(setup, kingdom=kingdom, landscapes=tuple(sorted(laid_out)))


def added_pile(setup: Setup, unlike: str = "") -> str:
    """The Attack that a Prophecy has added to the ten piles: one that is not `unlike` if there are several."""
    if not who_wants(ATTACK_PILE, setup.landscapes):
        return ""
    attacks = [pile for pile in setup.kingdom if pile in attack_piles()]
    return next((pile for pile in reversed(attacks) if pile != unlike), unlike if attacks else "")


def still_on_piles(random: Random, before: Setup, now: Setup) -> tuple[tuple[str, str], ...]:
    """The Traits on the piles they lay on; one whose pile is gone lies on another."""
    piles = [*now.kingdom, *filter(None, [now.bane])]
    stay = [(trait, pile) for trait, pile in before.traits if pile in piles]
    moved = [trait for trait, pile in before.traits if pile not in piles]
    free = set(piles).difference(pile for _, pile in stay)
    return tuple(sorted((*stay, *with_piles(random, moved, free))))


# --- from wishes to rules -----------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def rules_of(wishes: Wishes) -> tuple[Rule, ...]:
    piles = frozenset(kingdom_piles())
    laid_out = frozenset(landscapes())
    rules = [Rule("ten piles", ((Bound(piles, 10, 10),),)),
             Rule("at most 1 Way", ((Bound(of_type(WAY) & laid_out, 0, 1),),)),
             number_of_landscapes(wishes)]
    if wishes.sets:
        sets = {set_called(name) for name in wishes.sets}
        others = frozenset(card_id for card_id in everything() if FACTS[card_id].set not in sets)
        rules.append(Rule(f"only cards of {', '.join(sorted(sets))}", ((Bound(others, 0, 0),),)))
    kinds = {kind_called(kind) for kind in wishes.kinds}
    if kinds != set(KINDS):
        others = frozenset(card_id for card_id in laid_out if not kinds & set(FACTS[card_id].types))
        rules.append(Rule(f"landscapes only of the kinds {', '.join(sorted(kinds))}", ((Bound(others, 0, 0),),)))
    for text in wishes.wanted:
        rules += with_term(text)
    for text in wishes.unwanted:
        rules.append(Rule(f"without {text.strip()}", ((Bound(meant_by(text)[1], 0, 0),),)))
    if wishes.banned:
        rules.append(Rule("without the banned cards", ((Bound(all_meant_by(wishes.banned), 0, 0),),)))
    if wishes.answered:
        attacks, answers = of_type(ATTACK) & piles, with_tag("answer")
        rules.append(Rule("an Attack only with an answer", ((Bound(answers, 1),), (Bound(attacks, 0, 0),))))
    if wishes.spread:
        rules += [Rule(f"a card for {cost}", ((Bound(costing(str(cost)), 1),),)) for cost in SPREAD]
    alchemy = frozenset(pile for pile in piles if FACTS[pile].set == "alchemy")
    if wishes.few_alchemy and {set_called(name) for name in wishes.sets} != {"alchemy"}:
        rules.append(Rule("3 to 5 cards of Alchemy if any", ((Bound(alchemy, 0, 0),), (Bound(alchemy, 3, 5),)),
                          (len(wishes.sets or SETS) - 1, 1)))
    for number, kingdom in enumerate(wishes.recent, 1):
        rules.append(Rule(f"at most {FRESH} cards of recent kingdom {number}",
                          ((Bound(frozenset(kingdom), 0, FRESH),),)))
    banned = excluded(rules)
    if not wished_allies(wishes, banned):
        rules.append(Rule("no Liaison without an Ally", ((Bound(liaisons(), 0, 0),),)))
    if not wished_prophecies(wishes, banned):
        rules.append(Rule("no Omen without a Prophecy", ((Bound(omens(), 0, 0),),)))
    return tuple(rules)


def number_of_landscapes(wishes: Wishes) -> Rule:
    least, most = wishes.landscapes
    if not 0 <= least <= most <= 2:
        raise BadKingdom(f"a kingdom has 0 to 2 landscapes besides an Ally or a Prophecy, not {least} to {most}")
    numbers = range(least, most + 1)
    laid_out = frozenset(landscapes())
    name = f"{least} landscapes" if least == most else f"{least} to {most} landscapes"
    return Rule(name, tuple((Bound(laid_out, number, number),) for number in numbers))


def with_term(text: str) -> list[Rule]:
    """Sets and costs are counted among the ten piles; an Ally only comes with a Liaison, a Prophecy with an Omen."""
    count, among = meant_by(text)
    piles = frozenset(kingdom_piles())
    if means_only(among, prophecies()):
        return [Rule(f"with {text.strip()} (for which an Omen is needed)", ((Bound(omens(), 1),),))]
    if means_only(among, allies()):
        return [Rule(f"with {text.strip()} (for which a Liaison is needed)", ((Bound(liaisons(), 1),),))]
    if re.search(r"\bset\s*:", text):
        among &= piles
    return [Rule(f"with {text.strip()}", ((Bound(among, count),),))]


@cache
def liaisons() -> frozenset[str]:
    return frozenset(who_wants(ALLY, kingdom_piles()))


@cache
def omens() -> frozenset[str]:
    return frozenset(who_wants(PROPHECY, kingdom_piles()))


def means_only(among: frozenset[str], known: Collection[str]) -> bool:
    return bool(among) and among <= set(known)


def wished_allies(wishes: Wishes, banned: Collection[str]) -> list[str]:
    return wished_among(allies(), "a kingdom has one Ally", "that Ally is ruled out by another wish", wishes, banned)


def wished_prophecies(wishes: Wishes, banned: Collection[str]) -> list[str]:
    return wished_among(prophecies(), "a kingdom has one Prophecy", "that Prophecy is ruled out by another wish",
                        wishes, banned)


def wished_among(known: Collection[str], one: str, ruled_out: str, wishes: Wishes,
                 banned: Collection[str]) -> list[str]:
    """Those there may be: the ones wished for, or all that are not ruled out."""
    terms = [text.strip() for text in wishes.wanted if means_only(meant_by(text)[1], known)]
    wished = set(known).intersection(*(meant_by(text)[1] for text in terms))
    if terms and (not wished or any(meant_by(text)[0] > 1 for text in terms)):
        raise BadKingdom(f"these wishes conflict: {one}; with {'; with '.join(terms)}")
    possible = sorted(wished - set(banned))
    if terms and not possible:
        raise BadKingdom(f"these wishes conflict: with {'; with '.join(terms)}; {ruled_out}")
    return possible


def meant_by(text: str) -> tuple[int, frozenset[str]]:
    """How many of which cards a term means: "2 type:Attack", "set:Seaside", "cost:5", "tag:village", "Militia"."""
    found = re.fullmatch(r"\s*(?:(\d{1,9})\s*[x×]?\s+)?(?:(type|set|cost|tag)\s*:\s*)?(.+?)\s*", text)
    if found is None:
        raise BadKingdom(f"an empty wish: {text!r}")
    number, sort, value = found.groups()
    if sort is None:
        return int(number or 1), frozenset({pile_called(value)})
    return int(number or 1), MEANINGS[sort](value)


@lru_cache(maxsize=1024)
def of_type_called(value: str) -> frozenset[str]:
    return of_type(1 << TYPE_NAMES.index(called("type", value, TYPE_NAMES)))


@cache
def of_type(types: int) -> frozenset[str]:
    return frozenset(card_id for card_id, its_types in all_types().items() if its_types & types)


@cache
def all_types() -> dict[str, int]:
    """Of every pile the types of the cards in it, together; of every landscape its own."""
    found = {}
    for card_id in everything():
        card = BY_ID[card_id]()
        found[card_id] = reduce(or_, [BY_ID[part]().types for _, part in contents(card, 2)], card.types)
    return found


@lru_cache(maxsize=1024)
def of_set(value: str) -> frozenset[str]:
    set_id = set_called(value)
    return frozenset(card_id for card_id in everything() if FACTS[card_id].set == set_id)


@lru_cache(maxsize=1024)
def costing(value: str) -> frozenset[str]:
    """Piles by cost: "5", "2-4", "3P" with a Potion, "8D" in debt."""
    found = re.fullmatch(r"(\d{1,9})(?:-(\d{1,9}))?([PD]?)", value.strip().upper())
    if found is None:
        raise BadKingdom(f"a cost is written 5, 2-4, 3P (Potion) or 8D (debt), not {value!r}")
    low, high = int(found[1]), int(found[2] or found[1])
    costs = {pile: cost_of(pile) for pile in kingdom_piles()}
    return frozenset(pile for pile, (cost, sort) in costs.items() if low <= cost <= high and sort == found[3])


@cache
def cost_of(pile: str) -> tuple[int, str]:
    card = BY_ID[pile]()
    return (card.debt, "D") if card.debt else (card.cost, "P" if card.potions else "")


@lru_cache(maxsize=1024)
def with_tag(value: str) -> frozenset[str]:
    tag = value.strip().lower().lstrip("+")
    if tag not in TAGS:
        raise BadKingdom(f"there is no tag {value!r}; there are {', '.join(TAGS)}")
    return frozenset(pile for pile in kingdom_piles() if tag in tags(pile))


MEANINGS: dict[str, Callable[[str], frozenset[str]]] = {
    "type": of_type_called, "set": of_set, "cost": costing, "tag": with_tag}


@cache
def everything() -> tuple[str, ...]:
    return (*kingdom_piles(), *landscapes(), *allies(), *prophecies())


def pile_called(name: str) -> str:
    """A pile or landscape by its name, or by that of a card in the pile."""
    card_id = find(name)
    pile = homes().get(card_id, card_id)
    if pile not in everything():
        raise BadKingdom(f"{name_of(card_id)} is neither a Kingdom card nor a landscape")
    return pile


@cache
def homes() -> dict[str, str]:
    return {part: pile for pile, cls in BY_ID.items() for _, part in contents(cls(), 2) if pile in kingdom_piles()}


@lru_cache(maxsize=1024)
def set_called(name: str) -> str:
    return called("set", name, SETS)


@lru_cache(maxsize=1024)
def kind_called(name: str) -> str:
    return called("type", name[:-1] if plain(name).endswith("s") else name, KINDS)


def name_of(card_id: str) -> str:
    return words(card_id).name("en")


def all_meant_by(terms: Iterable[str]) -> frozenset[str]:
    return frozenset[str]().union(*(meant_by(term)[1] for term in terms))


def excluded(rules: Iterable[Rule]) -> frozenset[str]:
    """What may not be on the table in any case."""
    return frozenset[str]().union(*(bound.among for rule in rules if len(rule.ways) == 1
                                    for bound in rule.ways[0] if bound.most == 0))


# --- choosing -----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Effort:
    """What is left to all searches for one kingdom: steps, not seconds, so that the same wishes and the same random
    numbers come to the same on every machine."""

    left: int = EFFORT


class Tangled(BadKingdom):
    """Neither was a kingdom found in time, nor that there is none."""


def choose(random: Random, rules: Sequence[Rule], effort: Effort, liked: frozenset[str] = frozenset()) -> list[str]:
    """Piles and landscapes that fulfil the rules; if there are none, the rules that conflict are named."""
    chosen = attempt(random, rules, effort, liked)
    if chosen is None:
        names = [rule.name for rule in conflict(random, rules, effort)]
        raise BadKingdom(f"no kingdom is like that: {'; '.join(names)}" if len(names) == 1 else
                         f"these wishes conflict: {'; '.join(names)}")
    return chosen


def attempt(random: Random, rules: Sequence[Rule], effort: Effort, liked: frozenset[str] = frozenset()
            ) -> list[str] | None:
    undecided = list(product(*[rule.in_random_order(random) for rule in rules]))
    for patience in PATIENCE:
        for combined in undecided[:]:
            search = Search(random, [bound for way in combined for bound in way], liked, min(patience, effort.left))
            try:
                if search.found():
                    return [search.universe[index] for index in search.chosen]
                undecided.remove(combined)
            except OutOfPatience:
                pass
            finally:
                effort.left -= search.steps
            if effort.left <= 0:
                raise Tangled(TANGLED)
    if undecided:
        raise Tangled(TANGLED)
    return None


def conflict(random: Random, rules: Sequence[Rule], effort: Effort) -> list[Rule]:
    """As few of the rules as possible that cannot hold together: any one of them left out, the others can, or it is
    not known in time."""
    kept = list(rules)
    for tried, rule in enumerate(rules):
        fewer = [other for other in kept if other is not rule]
        share = Effort(effort.left // (len(rules) - tried))
        effort.left -= share.left
        with suppress(Tangled):
            if attempt(random, fewer, share) is None:
                kept = fewer
        effort.left += share.left
    obvious = [rule for rule in kept if rule.name not in ("ten piles", "at most 1 Way")]
    return obvious or kept


class OutOfPatience(Exception):
    """The search took a wrong turn early; another one, or another way, may be quick."""


@dataclass(slots=True)
class Search:
    """Chooses cards, one at a time, for the bound that leaves the least choice; goes back where it is stuck.  Sets of
    cards are bits of integers here."""

    random: Random
    bounds: list[Bound]
    liked: frozenset[str]
    patience: int
    universe: tuple[str, ...] = ()
    masks: list[int] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    steps: int = 0

    def found(self) -> bool:
        self.universe = choosable()
        self.masks = [mask_of(bound.among) for bound in self.bounds]
        return self.go_on(0, (1 << len(self.universe)) - 1)

    def go_on(self, taken: int, open: int) -> bool:
        self.steps += 1
        if self.steps > self.patience:
            raise OutOfPatience
        counts = [(mask & taken).bit_count() for mask in self.masks]
        for bound, mask, count in zip(self.bounds, self.masks, counts, strict=True):
            if count >= bound.most:
                open &= ~mask
        wanting = []
        for bound, mask, count in zip(self.bounds, self.masks, counts, strict=True):
            need = bound.least - count
            if need > 0:
                choice = mask & open
                slack = choice.bit_count() - need
                if slack < 0:
                    return False
                wanting.append((slack, need, choice))
        if not wanting:
            return True
        wanting.sort()
        if self.crowded(wanting, counts):
            return False
        return self.take_one(taken, open, wanting)

    def crowded(self, wanting: list[tuple[int, int, int]], counts: list[int]) -> bool:
        """Do bounds that share no card need more room together than there is?"""
        for bound, mask, count in zip(self.bounds, self.masks, counts, strict=True):
            if bound.most < ALL:
                room, seen = bound.most - count, 0
                for _, need, choice in wanting:
                    if not choice & ~mask and not choice & seen:
                        room -= need
                        seen |= choice
                if room < 0:
                    return True
        return False

    def take_one(self, taken: int, open: int, wanting: list[tuple[int, int, int]]) -> bool:
        choice = wanting[0][2]
        needs = [need for _, need, _ in wanting]
        tight = sum(needs) > 2 * max(needs)     # more wishes than room (the greatest need is that for ten piles)
        while choice:
            index = self.helpful_one_of(choice, wanting) if tight else self.some_of(choice, 1)[0]
            self.chosen.append(index)
            if self.go_on(taken | 1 << index, open & ~(1 << index)):
                return True
            self.chosen.pop()
            choice &= ~self.as_good_as(index)
        return False

    def as_good_as(self, index: int) -> int:
        """The cards within the same bounds as this one: where it fails, they fail."""
        same = (1 << len(self.universe)) - 1
        for mask in self.masks:
            same &= mask if mask >> index & 1 else ~mask
        return same

    def some_of(self, choice: int, number: int) -> list[int]:
        """So many cards at random, each of all; most often a few shots into the dark find one."""
        random, size, liked = self.random.random, len(self.universe), self.liked
        found: list[int] = []
        indices: list[int] = []
        weights: list[int] = []
        for _ in range(number):
            for _ in range(20):
                index = int(random() * size)
                if choice >> index & 1 and (not liked or self.is_liked(index) or random() * LIKED < 1):
                    break
            else:
                if not indices:
                    indices = indices_of(choice)
                    weights = [LIKED if self.is_liked(index) else 1 for index in indices] if liked else []
                index = self.random.choices(indices, weights or None)[0]
            found.append(index)
        return found

    def helpful_one_of(self, choice: int, wanting: list[tuple[int, int, int]]) -> int:
        """Of some at random the one that serves the most wishes at once."""
        return max(self.some_of(choice, SOME),
                   key=lambda index: sum([wished >> index & 1 for _, _, wished in wanting]))

    def is_liked(self, index: int) -> bool:
        return self.universe[index] in self.liked


@cache
def choosable() -> tuple[str, ...]:
    return (*kingdom_piles(), *landscapes())


@cache
def bits() -> dict[str, int]:
    return {card_id: 1 << index for index, card_id in enumerate(choosable())}


def indices_of(mask: int) -> list[int]:
    indices = []
    while mask:
        indices.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return indices


@lru_cache(maxsize=4096)
def mask_of(among: frozenset[str]) -> int:
    mask = 0
    for card_id in among:
        mask |= bits().get(card_id, 0)
    return mask


# --- what comes with the cards chosen -----------------------------------------------------------------------


def furnished(random: Random, chosen: Collection[str], rules: Sequence[Rule], wishes: Wishes) -> Setup:
    """The table for these piles and landscapes, with what they want out of what the rules allow."""
    kingdom = sorted(card_id for card_id in chosen if card_id not in landscapes())
    banned = excluded(rules)
    if wishes.answered and not with_tag("answer") & set(kingdom):
        banned |= of_type(ATTACK)
    unused = [pile for pile in kingdom_piles() if pile not in kingdom and pile not in banned]
    random.shuffle(unused)
    setup = furnish(random, kingdom, [card_id for card_id in chosen if card_id not in kingdom], wishes.players, unused,
                    wished_allies(wishes, banned) or allies(), wished_prophecies(wishes, banned) or prophecies(),
                    platinum=wishes.platinum, shelters=wishes.shelters, last_bane=True)
    return changed(setup, black_market=tuple(sorted(setup.black_market)))


def with_market(random: Random, setup: Setup) -> Setup:
    """The table with a Black Market deck by chance, if it needs one and nobody named its cards; none of them needs a
    Bane, an Ally or the like that is not there.  And with the piles for later."""
    if not setup.needs_market() or setup.black_market:
        return with_wind(random, setup)
    barred = unfit_for_market(setup, allies(), prophecies())
    piles = random.sample([pile for pile in kingdom_piles() if pile not in barred], BLACK_MARKET_SIZE)
    market = tuple(sorted(one_card_of(random, pile, setup.players) for pile in piles))
    return with_wind(random, changed(setup, black_market=market))


def with_wind(random: Random, setup: Setup) -> Setup:
    """The table with piles for later by chance, if it needs some and nobody named them."""
    if setup.wind or not who_wants(SECOND, setup.landscapes):
        return setup
    used = {homes().get(card_id, card_id) for card_id in setup.cards()}
    unused = [pile for pile in kingdom_piles() if pile not in used]
    random.shuffle(unused)
    return changed(setup, wind=second_kingdom(random, unused, setup.landscapes, allies()))


def has_one_who_wants(want: str, setup: Setup) -> bool:
    others = (setup.bane, setup.mouse, setup.riverboat, setup.ferryman)
    return bool(who_wants(want, (*setup.kingdom, *setup.black_market, *others)))


def broken(setup: Setup, wishes: Wishes) -> list[str]:
    """The wishes that a table does not fulfil."""
    chosen = {*setup.kingdom, *(card_id for card_id in setup.laid_out() if card_id in landscapes())}
    added = attack_piles().intersection(setup.kingdom) if who_wants(ATTACK_PILE, setup.landscapes) else [""]
    names = min([[rule.name for rule in rules_of(wishes) if not rule.holds(chosen - {pile})] for pile in sorted(added)],
                key=len, default=[])        # any of the Attacks may be the one that came besides
    if sum(card_id in allies() for card_id in setup.landscapes) != has_one_who_wants(ALLY, setup):
        names.append("an Ally exactly if there is a Liaison")
    if sum(card_id in prophecies() for card_id in setup.landscapes) != has_one_who_wants(PROPHECY, setup):
        names.append("a Prophecy exactly if there is an Omen")
    if wishes.platinum not in (None, setup.platinum):
        names.append(f"{'with' if wishes.platinum else 'without'} Platinum and Colony")
    if wishes.shelters not in (None, setup.shelters):
        names.append(f"{'with' if wishes.shelters else 'without'} Shelters")
    return names
