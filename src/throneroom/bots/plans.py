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
from throneroom.bots.rollout import MOST_TURNS, match
from throneroom.engine.decision import Agent
from throneroom.engine.table import Table
from throneroom.kingdoms.tags import tags

BASIC = frozenset("copper silver gold platinum estate duchy province colony curse potion ruins".split())
PRICES = {"platinum": 9, "gold": 6, "silver": 3, JUDGEMENT: -1}
GREEN = ("duchy", "estate")
WATCHED = 4                 # games of the judgement, to see what it buys
LIKED = 8                   # cards that it buys most
BY_POINTS = 0.5             # so much of the fitness goes by points: less noise
SIMPLER = 0.002             # is what a line for a kingdom card must win: else it is luck
# Of the games, and so of the fitness: the general player is harder to beat than medium.
WEIGHT = {"medium": 1, "judgement": 2, "champion": 1}
ISLANDS = 2
FAMILY = 6                  # plans on an island
CHILDREN = 12
FIRST = 8                   # games against the general player for every child
FINALE = 7                  # of the budget a part goes to it: one of so many
IDLE = 4                    # rounds without a game, and all has been tried
RUSHES = 12
EAGER = 8                   # a card that wins a tenth more is tried twice as often, nearly
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
        self.first: tuple[tuple[float, int], ...] = ()          # what the first games came to
        self.lines = sum(name not in BASIC and name != JUDGEMENT for name, _, _ in self.plan.wishes)

    @property
    def fitness(self) -> float:
        total = sum(WEIGHT[name] * won / games for name, (won, games) in self.results.items())
        return total / sum(WEIGHT[name] for name in self.results) - SIMPLER * self.lines


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
        self.liked = self.bought_by_judgement()
        self.weights = [1 + 2 * ranked.index(id) / len(ranked) for id in self.slots]
        self.has_colonies = "colony" in facts.slot_of
        self.known: set[Plan] = set()
        self.pool: list[Plan] = []              # the best plans when it is over, each an idea of its own; best first

    def bought_by_judgement(self) -> dict[str, int]:
        """What the judgement buys most when left alone, and how many of each: to do without one of these makes a
        difference."""
        counts: dict[str, int] = dict.fromkeys(["silver", "gold", *self.slots], 0)
        names = [pile.id for pile in self.table.piles]
        for number in range(WATCHED):
            game = self.table.new_game([GeneralPlayer()] * self.table.size, number)
            game.run(MOST_TURNS)
            for card in (card for player in game.players for card in player.all_cards()):
                if card.home >= 0 and names[card.home] in counts:
                    counts[names[card.home]] += 1
            game.take_down()
        self.games += WATCHED
        most = sorted(counts, key=lambda id: -counts[id])[:LIKED]
        return {id: counts[id] for id in most if counts[id]}

    # --- plans to begin with ------------------------------------------------------------------------------------------
    def money(self, duchies: int = 4, estates: int = 2, since: int = 0) -> list[WishData]:
        """Big Money: Duchies and Estates when so many Provinces are left, Provinces not before that turn."""
        later: tuple[Bounds, ...] = (("turn", since, ALWAYS),) if since else ()
        best: list[WishData] = [("colony", ALL, later), ("platinum", ALL, (("provinces", 3, ALWAYS),))]
        return [*(best if self.has_colonies else []), ("province", ALL, later),
                ("duchy", ALL, (("provinces", 0, duchies),)), ("estate", ALL, (("provinces", 0, estates),)),
                ("gold", ALL, ()), ("silver", ALL, ())]

    def greens(self, duchies: int, estates: int) -> list[WishData]:
        """Duchies and Estates when so many Provinces are left, for a plan that wishes for no points yet: what is worth
        more than these comes before them."""
        best: list[WishData] = [("province", ALL, ())]
        if self.has_colonies:
            best = [("colony", ALL, ()), ("province", ALL, (("provinces", 0, duchies + 1),))]
        return [*best, *(wish for wish in self.money(duchies, estates) if wish[0] in GREEN)]

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

    def without(self, wishes: list[WishData], id: str) -> list[WishData]:
        """The judgement, if the plan leaves anything to it, buys none, or no more than the lines before that want."""
        place = next((at for at, wish in enumerate(wishes) if wish[0] == JUDGEMENT), None)
        return wishes if place is None else [*wishes[:place], (id, 0, ()), *wishes[place:]]

    def beginnings(self) -> Iterator[Plan]:
        judgement: WishData = (JUDGEMENT, ALL, ())
        yield Plan((judgement,))
        yield Plan((*self.greens(5, 2), judgement))
        yield Plan(tuple(self.money()))
        for id in self.slots:
            for most in (1, 3):
                yield Plan(((id, most, ()), judgement))
            for most in (1, 2):
                yield Plan(tuple(self.with_wish(self.money(), id, most)))
        for id in self.liked:
            yield Plan(((id, 0, ()), judgement))
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
                wishes = self.with_wish(wishes, name, most) if most else self.without(wishes, name)
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
        kingdom = [place for place, wish in enumerate(wishes) if wish[0] in self.kinds or wish[1] == 0]
        roll = random.random()
        if roll < 0.32 or not kingdom:
            if not self.slots:
                return self.other_points(wishes) if random.random() < 0.5 else self.other_money(wishes)
            if len(kingdom) >= 9:
                return wishes
            if wishes[-1][0] == JUDGEMENT and self.liked and random.random() < 0.25:
                return self.without(wishes, *random.choices([*self.liked], [*self.liked.values()]))
            (id,), most = random.choices(self.slots, self.weights), random.choice((1, 1, 2, 2, 3, 5, ALL))
            if random.random() < 0.6:
                return self.with_wish(wishes, id, most, above=random.random() < 0.3)
            wishes.insert(random.randrange(len(wishes) + 1), (id, most, ()))
            return wishes
        place = random.choice(kingdom)
        name, most, conditions = wishes[place]
        if roll < 0.44:
            del wishes[place]
        elif roll < 0.57:
            wishes[place] = name, random.choice((1, 2, 3, 4, 6, ALL)), conditions
        elif roll < 0.70:
            moved = random.randrange(len(wishes))
            wish = wishes.pop(moved)
            wishes.insert(max(0, min(len(wishes), moved + random.choice((-3, -2, -1, 1, 2, 3)))), wish)
        elif roll < 0.79:
            wishes[place] = name, most, self.new_conditions()
        elif roll < 0.92:
            wishes = self.other_points(wishes)
        else:
            wishes = self.other_money(wishes)
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
            wishes[:0] = self.greens(random.choice((4, 5, 6)), random.choice((0, 1, 2, 3)))
        return wishes

    def other_money(self, wishes: list[WishData]) -> list[WishData]:
        """How much of it, and what happens to the rest."""
        random = self.random
        money = [place for place, wish in enumerate(wishes) if wish[0] in ("platinum", "gold", "silver")]
        if money and random.random() < 0.5:
            place = random.choice(money)
            wishes[place] = wishes[place][0], random.choice((0, 1, 2, 3, 4, 6, ALL)), wishes[place][2]
        elif wishes[-1][0] != JUDGEMENT:
            wishes.append((JUDGEMENT, ALL, ()))
        elif random.random() < 0.5:
            wishes.insert(len(wishes) - 1, (random.choice(("gold", "silver")), random.choice((1, 2, 3, ALL)), ()))
        else:
            wishes[-1:] = [("gold", ALL, ()), ("silver", ALL, ())]
        return wishes

    # --- the race -----------------------------------------------------------------------------------------------------
    def measure(self, candidate: Candidate, games: int) -> None:
        """Up to so many games against the general player, and against the others as their weight is: the numbers 0, 1,
        2 ... for everybody."""
        for name, rival in self.rivals.items():
            won, played = candidate.results.get(name, (0.0, 0))
            wanted = games * WEIGHT[name] // WEIGHT["judgement"]
            if played < wanted:
                won += self.result(candidate.agent, rival, played, wanted)
                candidate.results[name] = won, wanted
        if games == FIRST:
            candidate.first = tuple(candidate.results.values())

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

    def learn(self, tried: list[Candidate]) -> None:
        """Cards that did well from the beginning, in whatever plan, are tried more often."""
        average = sum(candidate.fitness for candidate in tried) / len(tried)
        for place, id in enumerate(self.slots):
            own = [candidate.fitness for candidate in tried
                   if any(name == id and most > 0 for name, most, _ in candidate.plan.wishes)]
            if own:
                self.weights[place] *= max(0.25, 1 + EAGER * (sum(own) / len(own) - average))

    def new(self, plans: Iterable[Plan], most: int = ALL) -> list[Candidate]:
        """Those that have not been tried yet, but not more than so many."""
        plans = [plan for plan in dict.fromkeys(plans) if plan not in self.known][:most]
        self.known.update(plans)
        return [Candidate(plan) for plan in plans]

    def run(self, budget: int, progress: Callable[[int, Candidate], None] = lambda games, best: None) -> Plan:
        """The best plan that so many games find."""
        begun = self.halved(self.new(self.beginnings(), 200), 4, 8, budget * 3 // 10)
        self.learn(begun)
        best = begun[:8]
        pairs = [self.joined(one.plan, other.plan) for one in best for other in best if one is not other]
        self.random.shuffle(pairs)
        best += self.halved(self.new(pairs, 24), FIRST, 4, budget // 2)[:4]
        best.sort(key=lambda candidate: -candidate.fitness)
        islands = [best[island::ISLANDS][:FAMILY] for island in range(ISLANDS)]
        finale = budget - budget // FINALE
        near = False
        idle = 0                                # rounds, one after the other, in which there was nothing new to try
        while self.games < finale and idle < IDLE:
            before = self.games
            for island in islands:
                self.generation(island, self.near(island) if near else self.children(island))
            near = not near
            idle = idle + 1 if self.games == before else 0
            champion = max((island[0] for island in islands), key=lambda candidate: candidate.fitness)
            progress(self.games, champion)
            if "champion" not in self.rivals and self.games > min(10_000, finale):
                # From now on the others must beat the best so far, too.
                self.rivals["champion"] = champion.plan.player()
        for island in islands:                  # what of it does not help?
            self.generation(island, self.new(shortened(island[0].plan)))
        # Of many who seem good the one who seems best had luck, too: a finale among them, in more games.
        finalists = [candidate for island in islands for candidate in island]
        played = max(games for candidate in finalists for _, games in candidate.results.values())
        best = self.halved(finalists, played, 2, budget)
        progress(self.games, best[0])
        self.pool = apart([candidate.plan for candidate in best])
        return self.pool[0]

    def children(self, island: list[Candidate]) -> list[Candidate]:
        """Of the best."""
        children: list[Candidate] = []
        for _ in range(20 * CHILDREN):
            plan = self.child(self.random.choice(island[:4]).plan, self.random.choice(island).plan)
            children += self.new([plan])
            if len(children) == CHILDREN:
                break
        return children

    def near(self, island: list[Candidate]) -> list[Candidate]:
        """Shades of the best that have not been tried; where there are few, other children, too."""
        shades = list(self.shades(island[0].plan))
        self.random.shuffle(shades)
        found = self.new(shades, CHILDREN)
        return found if 2 * len(found) >= CHILDREN else found + self.children(island)

    def shades(self, plan: Plan) -> Iterator[Plan]:
        """One line is missing, or wants one more or less, or comes before the one above it; points a bit earlier or
        later; the judgement does without a card that it likes, or without more of one."""
        wishes = plan.wishes
        for place, (name, most, conditions) in enumerate(wishes):
            before, after = wishes[:place], wishes[place + 1:]
            others: list[WishData] = []
            if name in self.kinds:
                yield tidied([*before, *after], plan.enough)
                counts = (2, 4, 6) if most == ALL else (most - 1, most + 1, ALL)
                others = [(name, count, conditions) for count in counts if count > 0]
                if place:
                    yield tidied([*before[:-1], wishes[place], before[-1], *after], plan.enough)
            elif name in GREEN and conditions:
                about, low, high = conditions[0]
                others = [(name, most, ((about, low, high + more), *conditions[1:])) for more in (-1, 1)]
            for wish in others:
                yield tidied([*before, wish, *after], plan.enough)
        if wishes[-1][0] == JUDGEMENT:
            for id in [*self.liked, *(name for name, _, _ in wishes if name in self.kinds)]:
                yield tidied(self.without([*wishes], id), plan.enough)

    def generation(self, island: list[Candidate], children: list[Candidate]) -> None:
        """Those children that do well play as many games as their parents; not those that play like one of these but
        say it in more lines."""
        known = {candidate.first: candidate.lines for candidate in island}
        for games, keep in ((FIRST, 4), (24, 2)):
            for child in children:
                self.measure(child, games)
            children = [child for child in children if child.lines < known.get(child.first, ALL)]
            children.sort(key=lambda child: -child.fitness)
            del children[keep:]
        island += [child for child in children if child.fitness > island[-1].fitness - 0.05]
        depth = max(32, min(400, self.games // 125))
        for candidate in island:
            self.measure(candidate, depth)
        island.sort(key=lambda candidate: -candidate.fitness)
        del island[FAMILY:]


def tidied(wishes: list[WishData], enough: int) -> Plan:
    """Without the lines that can never matter: what is wished for without a condition, or as much of, before them, and
    what the judgement may not buy where it has no say."""
    kept: list[WishData] = []
    if not any(name == JUDGEMENT for name, _, _ in wishes):
        wishes = [wish for wish in wishes if wish[1] > 0]
    for wish in wishes:
        name, most, conditions = wish
        if not any(other == name and (count >= most > 0 or count == most) and (not bounds or bounds == conditions)
                   for other, count, bounds in kept):
            kept.append(wish)
        if name == JUDGEMENT and not conditions:
            break
    return Plan(tuple(kept), enough)


def shortened(plan: Plan) -> list[Plan]:
    """Each time without one of its lines for cards of the kingdom."""
    return [tidied([*plan.wishes[:place], *plan.wishes[place + 1:]], plan.enough)
            for place, (name, _, _) in enumerate(plan.wishes) if name not in BASIC and name != JUDGEMENT]


def apart(plans: list[Plan]) -> list[Plan]:
    """The first few of those that do not wish for the same kingdom cards as one before them."""
    kept: dict[frozenset[str], Plan] = {}
    for plan in plans:
        kept.setdefault(frozenset(name for name, most, _ in plan.wishes if name not in BASIC and most > 0), plan)
    return list(kept.values())[:POOL]


def find_plans(table: Table, games: int, seed: int = 0) -> list[Plan]:
    """And the best other ideas that the search came upon, the plan first."""
    search = Search(table, seed)
    search.run(games)
    return search.pool
