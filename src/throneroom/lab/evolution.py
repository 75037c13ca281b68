"""A strong plan for a kingdom, and what it is good for: whom it beats by how much, which of its cards matter, how the
search came to it.  All of that is told from games that the search has not seen."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import COMPILED
from throneroom.bots.plan import JUDGEMENT, WishData
from throneroom.bots.plans import BASIC, Plan
from throneroom.errors import BadContest
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code
from throneroom.lab.contest import Contest, Entrant
from throneroom.lab.league import play_all
from throneroom.lab.notes import Notes, checked_shelf
from throneroom.lab.quests import Finding, Quest, found_plans, leaving, without_potion
from throneroom.lab.result import ALL, INTERRUPTED, Cells, csv_of, frame_of, parquet_of
from throneroom.lab.running import Place
from throneroom.lab.tally import Tally
from throneroom.strategies import Strategy
from throneroom.strategies.library import library
from throneroom.strategies.making import table_of
from throneroom.words.library import system_language, words

GAMES = 20_000 if COMPILED else 600     # of a search, if nothing is said
FRESH = 1000 if COMPILED else 100       # for each comparison
MOST_FRESH = 1_000_000
RIVAL, WITHOUT, STAGE = "rivals", "without", "stages"
BOTS = ("medium", "general")
OFTEN = 0.5                             # so many copies in a game, and a card belongs to a plan that does not name it
STAGES = 8                              # at most
PLAN = "plan"                           # its name among the players

Told = Callable[[str, int, int], None]  # what is done, games so far, of how many


class Match(Struct, frozen=True):
    """What the plan won against somebody, in games that nobody had played before."""

    kind: str                           # RIVAL, WITHOUT (a card), or STAGE (the best plan after so many games)
    name: str
    contest: Contest
    tally: Tally = msgspec.field(default_factory=Tally)

    def cells(self) -> Cells:
        """Of a stage: what it won itself."""
        who = 1 if self.kind == STAGE else 0
        low, high = self.tally.interval(who)
        return {"name": self.name, "rate": self.tally.rate(who), "low": low, "high": high, "games": self.tally.games}


class Evolution(Struct, frozen=True):
    finding: Finding
    matches: list[Match]
    ended: str = ALL                    # or INTERRUPTED

    @property
    def setup(self) -> Setup:
        return self.finding.quest.setup

    @property
    def plan(self) -> Plan:
        return self.finding.plan

    @property
    def strategy(self) -> Strategy:
        return strategy(self.finding)

    def rows(self, table: str = RIVAL) -> list[Cells]:
        """What the plan wins against rivals, and against itself without one of its cards; or what the best plans on the
        way (stages) win against it."""
        if table not in (RIVAL, WITHOUT, STAGE):
            raise BadContest(f"there is no table {table!r}: it is one of {', '.join((RIVAL, WITHOUT, STAGE))}")
        rows = [match.cells() for match in self.matches if match.kind == table and match.tally.games]
        if table == STAGE:
            return [{**row, "name": int(row["name"])} for row in rows]
        return rows if table == RIVAL else sorted(rows, key=lambda row: -row["rate"])

    def files(self, path: Path) -> Iterator[tuple[Path, bytes]]:
        """As files of this name: all of it as .json, or the tables as .csv or .parquet."""
        if path.suffix == ".json":
            yield path, self.as_json()
            return
        for table in (RIVAL, WITHOUT, STAGE):
            beside = path if table == RIVAL else path.with_stem(f"{path.stem}-{table}")
            yield beside, (csv_of if path.suffix == ".csv" else parquet_of)(self.rows(table))

    def as_json(self) -> bytes:
        quest = self.finding.quest
        known = {"ended": self.ended, "kingdom": quest.setup, "code": code(quest.setup), "games": self.finding.games,
                 "seed": quest.seed, "plan": self.plan, "strategy": self.strategy.text(),
                 **{table: self.rows(table) for table in (RIVAL, WITHOUT, STAGE)}}
        return msgspec.json.format(msgspec.json.encode(known), indent=1)

    def frame(self, table: str = RIVAL) -> Any:
        return frame_of(self.rows(table))

    def _repr_html_(self) -> str:
        from throneroom.lab.page import evolution_body

        return evolution_body(self, system_language())


def strategy(finding: Finding) -> Strategy:
    quest = finding.quest
    return quest.strategy(finding.plan, f"Plan {code(quest.setup)}",
                          f"Found by {finding.games} games, seed {quest.seed}.")


# --- the games --------------------------------------------------------------------------------------------------------
def evolve(setup: Setup, place: Place, games: int = GAMES, seed: int = 0, fresh: int = FRESH,
           folder: Path | str | None = None, told: Told = lambda what, games, total: None) -> Evolution:
    """The search, and all games that tell how good it was; from where they were, if there are some already.  After
    Ctrl-C with what there is, as soon as there is a plan."""
    quest, fresh = Quest.of(setup, games, seed), checked_fresh(fresh)
    folder = checked_shelf(folder)
    finding = found_plans(quest, folder, lambda so_far: told("search", so_far, max(so_far, games)))
    matches = [*rivals(finding, fresh), *stages(finding, fresh)]
    ended = ALL
    with Notes.of([match.contest for match in matches], folder) as journal:
        def played(matches: list[Match], all_matches: int) -> None:
            total = sum(match.contest.games for match in matches) * all_matches // len(matches)
            play_all([match.contest for match in matches], journal, place,
                     lambda so_far: told("fresh", so_far, max(so_far, total)))

        try:
            with place:
                played(matches, len(matches) + len(named_cards(finding.plan)))
                cards = cards_that_may_matter(finding, journal.total(BOTS.index("general"), matches[1].contest.batches))
                matches += [without(finding, card, fresh) for card in cards]
                played(matches, len(matches))
        except KeyboardInterrupt:
            ended = INTERRUPTED
        known = [msgspec.structs.replace(match, tally=journal.total(number, match.contest.batches))
                 for number, match in enumerate(matches)]
    return Evolution(finding, known, ended)


def checked_fresh(games: int) -> int:
    if not 2 <= games <= MOST_FRESH:
        raise BadContest(f"a comparison takes 2 to {MOST_FRESH} games, not {games}")
    return games + games % 2


def contest(finding: Finding, rival: Entrant, fresh: int) -> Contest:
    """With seeds that no search has seen: those of searches are the first ones, which contests of seed 0 would have."""
    quest = finding.quest
    me = Entrant(PLAN, strategy=strategy(finding).text())
    return Contest.of((me, rival), quest.setup, fresh, quest.seed + 1)


def rivals(finding: Finding, fresh: int) -> Iterator[Match]:
    """Bots, and all strategies of the library that have their cards at this table."""
    for bot in BOTS:
        yield Match(RIVAL, bot, contest(finding, Entrant(bot, bot=bot), fresh))
    for known in fitting(finding.quest.setup):
        yield Match(RIVAL, known.name, contest(finding, Entrant(known.name, strategy=known.text()), fresh))


def fitting(setup: Setup) -> list[Strategy]:
    """Strategies of the library that have all their cards at this table."""
    there = {*setup.kingdom, setup.bane, *setup.landscapes}
    tables = ((known, table_of(known)) for known in library().values())
    return [known for known, table in tables if there.issuperset((*table.kingdom, *table.landscapes))
            and table.platinum <= setup.platinum]


def stages(finding: Finding, fresh: int) -> list[Match]:
    """The best plans on the way; of many of them some, evenly."""
    on_the_way = [stage for stage in finding.stages if stage.plan != finding.plan]
    chosen = [on_the_way[(len(on_the_way) - 1) * place // max(1, min(STAGES, len(on_the_way)) - 1)]
              for place in range(min(STAGES, len(on_the_way)))]
    return [Match(STAGE, str(stage.games), contest(finding, entrant_of(finding, stage.plan, stage.games), fresh))
            for stage in chosen]


def entrant_of(finding: Finding, plan: Plan, games: int) -> Entrant:
    name = f"after {games} games"
    return Entrant(name, strategy=finding.quest.strategy(plan, name).text())


def named_cards(plan: Plan) -> list[str]:
    return list(dict.fromkeys(name for name, most, _ in plan.wishes
                              if most and name not in BASIC and name != JUDGEMENT))


def cards_that_may_matter(finding: Finding, tally: Tally) -> list[str]:
    """Those that the plan names, and, if it trusts the general judgement somewhere, those that it bought often."""
    plan, found = finding.plan, named_cards(finding.plan)
    if any(name == JUDGEMENT for name, _, _ in plan.wishes):
        setup = finding.quest.setup
        bought = dict(zip((card.id for card in setup.table().kinds), tally.bought(0), strict=False))
        found += [card for card in (*setup.kingdom, setup.bane, *setup.landscapes)
                  if card not in found and bought.get(card, 0.0) >= OFTEN]
    return found


def without(finding: Finding, card: str, fresh: int) -> Match:
    """The same plan, which never buys that card."""
    quest, plan = finding.quest, finding.plan
    wishes: list[WishData] = [(name, most, tuple(bounds for bounds in conditions if bounds[0] != f"own {card}"))
                              for name, most, conditions in plan.wishes if name != card]
    said = quest.strategy(replace(plan, wishes=without_potion(wishes, quest.setup)), f"without {words(card).name()}")
    rival = Entrant(said.name, strategy=leaving(said, card).text())
    return Match(WITHOUT, card, contest(finding, rival, fresh))
