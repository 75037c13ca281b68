"""The search for a good buy plan for a kingdom, by simulation.

Simple plans first: Big Money with each pile, the judgement with one preference, decks that draw themselves, rushes for
points.  The better half of them plays on with twice the games, until few are left; pairs of these; then evolution, on
several islands, so that one idea does not crowd out the others.  All play the same seeds, so that luck is the same for
everybody.  The best found so far becomes a rival of those that come after it.

The budget is counted in games, and chance comes from the seed: the same plan for the same arguments on every machine.
So a search is its arguments and what the games came to, in order (`results`): whoever has these goes on with it.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from throneroom.bots.facts import Facts, facts_of
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.judgement import ENOUGH_MONEY
from throneroom.bots.plain import MoneyAndTerminal
from throneroom.bots.plan import ALL, ALWAYS, JUDGEMENT, PlanPlayer, WishData
from throneroom.bots.rollout import match
from throneroom.engine.decision import Agent
from throneroom.engine.table import Table
from throneroom.kingdoms.tags import tags

BASIC = frozenset("copper silver gold platinum estate duchy province colony curse potion ruins".split())
PRICES = {"platinum": 9, "gold": 6, "silver": 3, JUDGEMENT: -1}
GREEN = ("duchy", "estate")
BY_POINTS = 0.25            # so much of the fitness goes by points: less noise
ISLANDS = 2
FAMILY = 6                  # plans on an island
CHILDREN = 12
FINALE = 5                  # of the budget a part goes to it: one of so many
RUSHES = 12
POOL = 4                    # plans that are told in the end
Bounds = tuple[str, int, int]


@dataclass(frozen=True)
class Plan:
    """What is found: wishes, and how rich the deck must be before Coppers are trashed."""

    wishes: tuple[WishData, ...]
    enough: int = ENOUGH_MONEY

    def player(self) -> PlanPlayer:
        return PlanPlayer(self.wishes, self.enough)


@dataclass
class Candidate:
    plan: Plan
    results: dict[str, tuple[float, int]] = field(default_factory=dict)        # by rival: won of so many games

    def __post_init__(self) -> None:
        self.agent = self.plan.player()

    @property
    def fitness(self) -> float:
        return sum(won / games for won, games in self.results.values()) / len(self.results)


class Interrupted(Exception):
    """The search has played as many games as it may for now."""


class Search:
    """`results` of an interrupted search of the same arguments: it goes on from there."""

    def __init__(self, table: Table, seed: int = 0, results: Sequence[float] = ()) -> None:
        self.table = table
        self.results = list(results)            # of all matches, in the order in which they are wanted
        self.matches = 0
        self.most_games: int | None = None      # so many games in all, and the search is interrupted
        self.random = Random(seed)
        self.rivals: dict[str, Agent] = {"medium": MoneyAndTerminal(), "judgement": GeneralPlayer()}
        self.games = 0
        facts = facts_of(table)
        tops = {pile.id: facts.of(pile.cards[-1]) for pile in table.piles if pile.facts.supply and pile.cards}
        tops.update({card.id: facts.of(card) for card in table.for_sale})
        self.kinds: dict[str, Facts] = {id: kind for id, kind in tops.items() if id not in BASIC}
        self.potions = {pile.id for pile in table.piles if pile.cards and pile.cards[-1].potions}
        self.slots = list(self.kinds)
        # What is thought to be good is tried more often: the best three times as often as the worst.
        ranked = sorted(self.slots, key=lambda id: self.kinds[id].worth)
        self.weights = [1 + 2 * ranked.index(id) / len(ranked) for id in self.slots]
        self.has_colonies = "colony" in facts.slot_of
        self.known: set[Plan] = set()
        self.pool: list[Plan] = []              # the best plans when it is over, each an idea of its own; best first

    # --- plans to begin with ------------------------------------------------------------------------------------------
    def money(self, duchies: int = 4, estates: int = 2, since: int = 0) -> list[WishData]:
        """Big Money: Duchies and Estates when so many Provinces are left, Provinces not before that turn."""
        later: tuple[Bounds, ...] = (("turn", since, ALWAYS),) if since else ()
        best: list[WishData] = [("colony", ALL, later), ("platinum", ALL, (("provinces", 3, ALWAYS),))]
        return [*(best if self.has_colonies else []), ("province", ALL, later),
                ("duchy", ALL, (("provinces", 0, duchies),)), ("estate", ALL, (("provinces", 0, estates),)),
                ("gold", ALL, ()), ("silver", ALL, ())]

    def with_wish(self, wishes: list[WishData], id: str, most: int, above: bool = False) -> list[WishData]:
        """Put before the first Treasure that is not dearer (or before all but points)."""
        kind = self.kinds[id]
        cost = kind.cost + kind.debt + (2 if id in self.potions else 0)
        place = next((at for at, wish in enumerate(wishes) if wish[0] in PRICES
                      and (above or PRICES[wish[0]] <= cost)), len(wishes))
        new: list[WishData] = [(id, most, ())]
        if id in self.potions and not any(wish[0] == "potion" for wish in wishes):
            new.append(("potion", 1, ()))
        return [*wishes[:place], *new, *wishes[place:]]

    def beginnings(self) -> Iterator[Plan]:
        judgement: WishData = (JUDGEMENT, ALL, ())
        yield Plan((judgement,))
        yield Plan(tuple(self.money()))
        for id in self.slots:
            for most in (1, 3):
                yield Plan(((id, most, ()), judgement))
            for most in (1, 2):
                yield Plan(tuple(self.with_wish(self.money(), id, most)))
        for _ in range(8):
            if (plan := self.engine()) is not None:
                yield plan
        yield from self.rushes()

    def engine(self) -> Plan | None:
        """A deck that draws itself: a trasher, villages, cards that draw, something that pays; points later."""
        def some(wanted: Callable[[Facts], bool]) -> list[str]:
            return [id for id, kind in self.kinds.items() if wanted(kind)]
        draws = some(lambda kind: kind.is_action and kind.cards >= 2)
        if not draws:
            return None
        pick = self.random.choice
        wishes: list[WishData] = [(pick(draws), ALL, ())]
        if villages := some(lambda kind: kind.villages > 0):
            wishes.append((pick(villages), pick((3, 5, ALL)), ()))
        if trashers := some(lambda kind: kind.is_trasher):
            wishes.append((pick(trashers), pick((1, 2)), ()))
        if pays := some(lambda kind: kind.is_action and (kind.coins >= 1 or kind.buys > 0)):
            wishes.append((pick(pays), pick((1, 2, 3)), ()))
        wishes.sort(key=lambda wish: -self.kinds[wish[0]].cost)
        *points, _, _ = self.money(since=pick((8, 10, 12)))
        money: list[WishData] = [("gold", pick((1, 2, ALL)), ()), ("silver", pick((1, 2, 4, ALL)), ())]
        return tidied([*points, money[0], *wishes, money[1]], pick((0, 2, 4, 8)) if trashers else ENOUGH_MONEY)

    def rushes(self) -> list[Plan]:
        """Points of the kingdom from the beginning: a few cards that gain others, then as many points as there are,
        Duchies, and Estates, before somebody who builds a better deck can use it."""
        greens = [id for id, kind in self.kinds.items() if kind.is_victory]
        gainers = [id for id, kind in self.kinds.items() if kind.is_action and kind.cost <= 4 and "gainer" in tags(id)]
        plans: list[Plan] = []
        for green in greens:
            for gainer in gainers:
                for most in (3, 6):
                    wishes: list[WishData] = [
                        (gainer, most, ()), (green, ALL, ()), ("duchy", ALL, ((f"left {green}", 0, 4),)),
                        (gainer, ALL, ()), ("estate", ALL, ()), ("copper", ALL, ())]
                    plans.append(Plan(tuple(wishes)))
        return self.random.sample(plans, min(RUSHES, len(plans)))

    # --- children -----------------------------------------------------------------------------------------------------
    def joined(self, one: Plan, other: Plan) -> Plan:
        """The one with the kingdom cards of the other."""
        wishes = list(one.wishes)
        for name, most, _ in other.wishes:
            if name in self.kinds and not any(wish[0] == name for wish in wishes):
                wishes = self.with_wish(wishes, name, most)
        return tidied(wishes, one.enough)

    def child(self, parent: Plan, mate: Plan) -> Plan:
        wishes, enough = list(parent.wishes), parent.enough
        random = self.random
        if random.random() < 0.3:               # a kingdom card of the other, where it stands there
            theirs = [(place, wish) for place, wish in enumerate(mate.wishes) if wish[0] in self.kinds]
            if theirs:
                place, wish = random.choice(theirs)
                wishes = [own for own in wishes if own[0] != wish[0]]
                wishes.insert(min(place, len(wishes)), wish)
        for _ in range(random.choice((1, 1, 2, 2, 3))):
            if random.random() < 0.1:
                enough = random.choice((0, 2, 3, 4, 5, 6, 8, 12))
            else:
                wishes = self.changed(wishes)
        return tidied(wishes, enough)

    def changed(self, wishes: list[WishData]) -> list[WishData]:
        """One thing is other."""
        random = self.random
        wishes = wishes[:]
        kingdom = [place for place, wish in enumerate(wishes) if wish[0] in self.kinds]
        roll = random.random()
        if roll < 0.34 or not kingdom:
            if len(kingdom) >= 9 or not self.slots:
                return wishes
            (id,), most = random.choices(self.slots, self.weights), random.choice((1, 1, 2, 2, 3, 5, ALL))
            if random.random() < 0.6:
                return self.with_wish(wishes, id, most, above=random.random() < 0.3)
            wishes.insert(random.randrange(len(wishes) + 1), (id, most, ()))
            return wishes
        place = random.choice(kingdom)
        name, most, conditions = wishes[place]
        if roll < 0.46:
            del wishes[place]
        elif roll < 0.60:
            wishes[place] = name, random.choice((1, 2, 3, 4, 6, ALL)), conditions
        elif roll < 0.74:
            moved = random.randrange(len(wishes))
            wish = wishes.pop(moved)
            wishes.insert(max(0, min(len(wishes), moved + random.choice((-3, -2, -1, 1, 2, 3)))), wish)
        elif roll < 0.84:
            wishes[place] = name, most, self.new_conditions()
        else:
            wishes = self.other_points(wishes)
        return wishes

    def new_conditions(self) -> tuple[Bounds, ...]:
        """When a kingdom card is wished for."""
        random = self.random
        pick = random.choice
        kinds: list[Bounds] = [
            ("provinces", pick((2, 3, 4, 5)), ALWAYS), ("turn", pick((3, 5, 8)), ALWAYS), ("turn", 0, pick((2, 4, 8))),
            ("money", pick((6, 8, 10, 14)), ALWAYS), ("coins", 0, pick((4, 5, 6))),
            (f"own {pick([*self.slots, 'gold', 'silver'])}", pick((1, 2)), ALWAYS)]
        return () if random.random() < 0.3 else (random.choice(kinds),)

    def other_points(self, wishes: list[WishData]) -> list[WishData]:
        """When points are bought."""
        random = self.random
        green = [place for place, wish in enumerate(wishes) if wish[0] in GREEN and wish[2]]
        late = [place for place, wish in enumerate(wishes) if wish[0] in ("province", "colony")]
        if late and random.random() < 0.35:
            since = random.choice((0, 6, 8, 10, 12, 14))
            place = random.choice(late)
            wishes[place] = wishes[place][0], ALL, (("turn", since, ALWAYS),) if since else ()
        elif green:
            place = random.choice(green)
            name, most, ((about, low, high), *_) = wishes[place]
            wishes[place] = name, most, ((about, low, max(0, min(8, high + random.choice((-2, -1, 1, 2))))),)
        else:
            wishes.insert(0, random.choice(self.money(duchies=5)))
        return wishes

    # --- the race -----------------------------------------------------------------------------------------------------
    def measure(self, candidate: Candidate, games: int) -> None:
        """Up to so many games against each of the rivals: the numbers 0, 1, 2 ... for everybody."""
        for name, rival in self.rivals.items():
            won, played = candidate.results.get(name, (0.0, 0))
            if played < games:
                won += self.result(candidate.agent, rival, played, games)
                candidate.results[name] = won, games

    def result(self, one: Agent, other: Agent, first: int, last: int) -> float:
        """Of a match, which is played unless that was done before the search was interrupted.  All games of the search
        are played here."""
        if self.matches == len(self.results):
            if self.most_games is not None and self.games >= self.most_games:
                raise Interrupted
            self.results.append(match(self.table, one, other, first, last, BY_POINTS))
        won = self.results[self.matches]
        self.matches += 1
        self.games += last - first
        return won

    def halved(self, candidates: list[Candidate], games: int, keep: int, budget: int) -> list[Candidate]:
        """The best of them first; as long as there are too many, and games for it, the better half plays twice as many.
        Of the others come those that went furthest."""
        out: list[Candidate] = []
        while True:
            for candidate in candidates:
                self.measure(candidate, games)
            candidates = sorted(candidates, key=lambda candidate: -candidate.fitness)
            if len(candidates) <= keep or self.games >= budget:
                return candidates + out
            half = max(keep, len(candidates) // 2)
            out = candidates[half:] + out
            candidates = candidates[:half]
            games *= 2

    def new(self, plans: Iterable[Plan], most: int = ALL) -> list[Candidate]:
        """Those that have not been tried yet, but not more than so many."""
        plans = [plan for plan in dict.fromkeys(plans) if plan not in self.known][:most]
        self.known.update(plans)
        return [Candidate(plan) for plan in plans]

    def run(self, budget: int, progress: Callable[[int, Candidate], None] = lambda games, best: None) -> Plan:
        """The best plan that so many games find."""
        best = self.halved(self.new(self.beginnings(), 200), 4, 8, budget * 3 // 10)[:8]
        pairs = [self.joined(one.plan, other.plan) for one in best for other in best if one is not other]
        self.random.shuffle(pairs)
        best += self.halved(self.new(pairs, 24), 8, 4, budget // 2)[:4]
        best.sort(key=lambda candidate: -candidate.fitness)
        islands = [best[island::ISLANDS][:FAMILY] for island in range(ISLANDS)]
        while self.games < budget - budget // FINALE:
            depth = max(32, min(400, self.games // 200))
            for island in islands:
                self.generation(island, depth)
            champion = max((island[0] for island in islands), key=lambda candidate: candidate.fitness)
            progress(self.games, champion)
            if "champion" not in self.rivals and self.games > min(10_000, budget // 2):
                # From now on the others must beat the best so far, too.
                self.rivals["champion"] = champion.plan.player()
        # Of many who seem good the one who seems best had luck, too: a finale among them, in more games.
        finalists = [candidate for island in islands for candidate in island]
        played = max(games for candidate in finalists for _, games in candidate.results.values())
        best = self.halved(finalists, played, 2, budget)
        progress(self.games, best[0])
        self.pool = apart([candidate.plan for candidate in best])
        return self.pool[0]

    def generation(self, island: list[Candidate], depth: int) -> None:
        """Children of the best; those that show promise play as many games as their parents."""
        children: list[Candidate] = []
        for _ in range(20 * CHILDREN):
            plan = self.child(self.random.choice(island[:4]).plan, self.random.choice(island).plan)
            children += self.new([plan])
            if len(children) == CHILDREN:
                break
        for games, keep in ((8, 4), (24, 2)):
            for child in children:
                self.measure(child, games)
            children.sort(key=lambda child: -child.fitness)
            del children[keep:]
        island += [child for child in children if child.fitness > island[-1].fitness - 0.05]
        for candidate in island:
            self.measure(candidate, depth)
        island.sort(key=lambda candidate: -candidate.fitness)
        del island[FAMILY:]


def tidied(wishes: list[WishData], enough: int) -> Plan:
    """Without the lines that can never matter: what is wished for without a condition, or as much of, before them."""
    kept: list[WishData] = []
    for wish in wishes:
        name, most, conditions = wish
        if not any(other == name and count >= most and (not bounds or bounds == conditions)
                   for other, count, bounds in kept):
            kept.append(wish)
        if name == JUDGEMENT and not conditions:
            break
    return Plan(tuple(kept), enough)


def apart(plans: list[Plan]) -> list[Plan]:
    """The first few of those that do not wish for the same kingdom cards as one before them."""
    kept: dict[frozenset[str], Plan] = {}
    for plan in plans:
        kept.setdefault(frozenset(name for name, _, _ in plan.wishes if name not in BASIC), plan)
    return list(kept.values())[:POOL]


def find_plans(table: Table, games: int, seed: int = 0) -> list[Plan]:
    """And the best other ideas that the search came upon, the plan first."""
    search = Search(table, seed)
    search.run(games)
    return search.pool
