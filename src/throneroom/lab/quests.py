"""Searches for plans (bots/plans.py) that are watched while they go on, kept on disk, and may be bound to buy so many
copies of one card: what `evolve` and `compare` are made of."""
from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import STEP, makers
from throneroom.bots.plan import ALL, ALWAYS, WishData
from throneroom.bots.plans import BASIC, GREEN, PRICES, Candidate, Interrupted, Plan, Search
from throneroom.delivery import delivery
from throneroom.errors import BadContest, BadPaper
from throneroom.kingdoms.setup import Setup
from throneroom.lab.planned import strategy_of
from throneroom.strategies.spoken import Quantity, Strategy, Wish

log = logging.getLogger(__name__)

FEWEST_GAMES, MOST_GAMES = 100, 10_000_000
LARGEST_SEED = 2**53 - 2                # the next two are for fresh games
LARGEST = 40_000_000                    # bytes of a file
POTION = 2                              # what a Potion in a price counts, in coins
LATE = {"duchy": 4, "estate": 2}        # so few Provinces are left when these are bought


class Quest(Struct, frozen=True):
    """Which plan is wanted: the best that so many games find, or the best with so many copies of a card."""

    setup: Setup
    games: int
    seed: int = 0
    card: str = ""
    copies: int = 0

    @classmethod
    def of(cls, setup: Setup, games: int, seed: int = 0) -> Quest:
        """Checked; plans are found in games of two."""
        if not FEWEST_GAMES <= games <= MOST_GAMES:
            raise BadContest(f"a search takes {FEWEST_GAMES} to {MOST_GAMES} games, not {games}")
        if not 0 <= seed <= LARGEST_SEED:
            raise BadContest(f"a seed is a number from 0 to {LARGEST_SEED}, not {seed}")
        setup = replace(setup, players=2)
        setup.table()                   # refuses what cannot be laid out, by name
        return cls(setup, games, seed)

    def mark(self) -> str:
        """Tells it from any other, and from the same one of other players than ours of today."""
        return sha256(msgspec.json.encode([self, makers()])).hexdigest()[:32]

    def strategy(self, plan: Plan, name: str, about: str = "") -> Strategy:
        """The plan as it is played: never with more copies, even if the general player would like some."""
        said = strategy_of(plan, self.setup, name, about)
        return leaving(said, self.card, self.copies) if self.card and self.copies < ALL else said


def leaving(strategy: Strategy, card: str, copies: int = 0) -> Strategy:
    """With so many copies at most: the lines that name it know that, and from then on it is not liked either."""
    when = Quantity("own", card) >= copies if copies else None
    return replace(strategy, buy=(Wish(card, 0, when), *strategy.buy))


class Stage(Struct, frozen=True):
    """The best plan after so many games."""

    games: int
    plan: Plan


class Finding(Struct, frozen=True, forbid_unknown_fields=True):
    """A search as far as it has come."""

    quest: Quest
    makers: str                         # the players that played these games
    games: int = 0
    results: list[float] = []           # until the plan is found
    plans: list[Plan] = []              # the best first, each an idea of its own; none as long as the search goes on
    stages: list[Stage] = []

    @property
    def plan(self) -> Plan:
        return self.plans[0]


# --- the search -------------------------------------------------------------------------------------------------------
class WatchedSearch(Search):
    def __init__(self, quest: Quest, results: Sequence[float] = ()) -> None:
        super().__init__(quest.setup.table(), quest.seed, results)
        self.quest = quest
        self.stages: list[Stage] = []
        self.before = 0                         # games, when it was told of the last time
        if quest.card and not quest.copies:
            self.kinds.pop(quest.card, None)
            kept = [(id, weight) for id, weight in zip(self.slots, self.weights, strict=True) if id != quest.card]
            self.slots, self.weights = [id for id, _ in kept], [weight for _, weight in kept]

    def note(self, games: int, best: Candidate) -> None:
        if not self.stages or self.stages[-1].plan != best.plan:
            self.stages.append(Stage(games, best.plan))

    def progress(self, games: int, best: Candidate) -> None:
        """Where everything has been tried (there are few cards) no games are played any more: then the best plays on,
        or the search would never have played as many as it should."""
        self.note(games, best)
        if games == self.before:
            self.measure(best, 2 * max(games for _, games in best.results.values()))
        self.before = games

    def halved(self, candidates: list[Candidate], games: int, keep: int, budget: int) -> list[Candidate]:
        found = super().halved(candidates, games, keep, budget)
        if found:
            self.note(self.games, found[0])
        return found

    def new(self, plans: Iterable[Plan], most: int = ALL) -> list[Candidate]:
        quest = self.quest
        if not quest.card:
            return super().new(plans, most)
        found = super().new((bound(plan, quest) for plan in plans), most)
        for candidate in found:
            candidate.agent = quest.strategy(candidate.plan, "plan").player()   # type: ignore[assignment]
        return found


def bound(plan: Plan, quest: Quest) -> Plan:
    """The plan with so many copies of the card, which it really buys: not behind something that is no dearer and
    always wished for, and not under a condition that may never hold."""
    card, copies = quest.card, quest.copies
    others = [wish for wish in plan.wishes if wish[0] != card]
    if not copies:
        return replace(plan, wishes=without_potion(others, quest.setup))
    prices = {**price_list(quest.setup), **PRICES}
    place = next((at for at, (name, most, conditions) in enumerate(others)
                  if (name in PRICES and most) or (most >= ALL and not conditions)
                  if prices.get(name, 0) <= prices[card]), len(others))
    own = next(((at, wish) for at, wish in enumerate(plan.wishes) if wish[0] == card and wish[1]), None)
    conditions = () if own is None else tuple(bounds for bounds in own[1][2] if comes_true(*bounds))
    if card in LATE:
        conditions = conditions or (("provinces", 0, LATE[card]),)
    if own is not None:
        place = own[0] if card in GREEN else min(place, own[0])
    new: list[WishData] = [(card, copies, conditions)]
    if needs_potion(quest.setup, card) and not any(wish[0] == "potion" for wish in others):
        new.append(("potion", 1, ()))
    return replace(plan, wishes=(*others[:place], *new, *others[place:]))


def comes_true(about: str, low: int, high: int) -> bool:
    what, _, name = about.partition(" ")
    return high >= ALWAYS and (what != "own" or name in BASIC) if what in ("turn", "own") else True


def price_list(setup: Setup) -> dict[str, int]:
    """What is for sale, in coins, roughly."""
    table = setup.table()
    tops = {pile.id: pile.cards[-1] for pile in table.piles if pile.facts.supply and pile.cards}
    tops.update({card.id: card for card in table.for_sale})
    return {id: card.cost + card.debt + POTION * card.potions for id, card in tops.items()}


def needs_potion(setup: Setup, card: str) -> bool:
    return any(pile.id == card and pile.cards and pile.cards[-1].potions for pile in setup.table().piles)


def without_potion(wishes: Sequence[WishData], setup: Setup) -> tuple[WishData, ...]:
    """Nobody wants a Potion who buys nothing with it."""
    wanted = any(needs_potion(setup, wish[0]) for wish in wishes)
    return tuple(wish for wish in wishes if wanted or wish[0] != "potion")


# --- step by step -----------------------------------------------------------------------------------------------------
def found_plans(quest: Quest, folder: Path, told: Callable[[int], None] = lambda games: None) -> Finding:
    """What the search finds, from where it was; told: games so far."""
    finding = read_finding(folder, quest)
    told(finding.games)
    while not finding.plans:
        finding = gone_on(finding, folder)
        told(finding.games)
    return finding


def gone_on(finding: Finding, folder: Path) -> Finding:
    """So many games further, more with every step; kept, even after Ctrl-C."""
    search = WatchedSearch(finding.quest, finding.results)
    search.most_games = finding.games + finding.games // 4 + STEP

    def so_far() -> Finding:
        found = msgspec.structs.replace(finding, games=search.games, results=search.results, stages=search.stages)
        keep_finding(folder, found)
        return found

    try:
        search.run(finding.quest.games, search.progress)
    except Interrupted:
        return so_far()
    except KeyboardInterrupt:
        if search.games > finding.games:
            so_far()
        raise
    found = msgspec.structs.replace(finding, games=search.games, results=[], plans=search.pool, stages=search.stages)
    keep_finding(folder, found)
    return found


def file_of(folder: Path, quest: Quest) -> Path:
    return folder / f"{quest.mark()}.search"


def read_finding(folder: Path, quest: Quest) -> Finding:
    """What cannot be read is as good as not there."""
    path = file_of(folder, quest)
    new = Finding(quest, makers())
    try:
        with path.open("rb") as file:
            finding = msgspec.json.decode(file.read(LARGEST), type=Finding)
        for plan in (*finding.plans, *(stage.plan for stage in finding.stages)):
            plan.player()
            strategy_of(plan, quest.setup, "plan")
    except FileNotFoundError:
        return new
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, LookupError, ValueError) as error:
        log.warning("the search kept in %s is not used: %s", path, error)
        return new
    return finding if (finding.quest, finding.makers) == (quest, makers()) else new


def keep_finding(folder: Path, finding: Finding) -> None:
    """A search goes on even if it cannot be kept."""
    try:
        with delivery(file_of(folder, finding.quest)) as lay:
            lay(msgspec.json.encode(finding))
    except BadPaper as error:
        log.warning("the search cannot be kept: %s", error)
