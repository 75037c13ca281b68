"""Is a card worth buying in a kingdom, and how many of it?

For every number of copies the best plan with just so many is searched for, by the same number of games and from the
same seed.  Then each number may take over what the searches for the others found: every plan is tried with every
number of copies, so that a better idea about the other cards does not pass for a merit of this one.  The best of each
number meet in fresh games.  The verdict goes by intervals that all hold together with 95%."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from statistics import NormalDist
from typing import Any

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import COMPILED
from throneroom.bots.plan import ALL as ANY_NUMBER
from throneroom.bots.plans import Plan
from throneroom.cards import BY_ID
from throneroom.errors import BadContest
from throneroom.kingdoms.generator import homes
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code
from throneroom.lab.contest import Contest, Entrant
from throneroom.lab.evolution import FRESH, Told, checked_fresh
from throneroom.lab.league import play_all
from throneroom.lab.notes import Notes, checked_shelf
from throneroom.lab.quests import Finding, Quest, bound, found_plans, price_list
from throneroom.lab.result import ALL, INTERRUPTED, Cells, csv_of, frame_of, parquet_of
from throneroom.lab.running import Place
from throneroom.lab.tally import Tally
from throneroom.strategies import Strategy
from throneroom.words.library import find, system_language, words

GAMES = 8_000 if COMPILED else 300      # of each search, if nothing is said
COPIES = 3                              # at most, if nothing is said
MOST_COPIES = 12
SURE = 0.05                             # how often any of the intervals may be wrong
SIEVES = ((16, 3), (4, 1))              # of the fresh games, one of so many for each plan that is tried; and who stays
WORTH, NOT_WORTH, UNKNOWN = "worth", "not worth", "unknown"


class Meeting(Struct, frozen=True):
    """The best plan with `one` copies against the best with `other`."""

    one: int
    other: int
    contest: Contest
    tally: Tally = msgspec.field(default_factory=Tally)


class Comparison(Struct, frozen=True):
    card: str
    findings: list[Finding]             # by the number of copies
    plans: list[Plan]                   # the best of each number
    meetings: list[Meeting]
    ended: str = ALL                    # or INTERRUPTED

    @property
    def setup(self) -> Setup:
        return self.findings[0].quest.setup

    @property
    def counts(self) -> list[int]:
        return [finding.quest.copies for finding in self.findings]

    def strategy(self, place: int) -> Strategy:
        """The best plan of that number."""
        return strategy(self.findings[place].quest, self.plans[place])

    # --- what the games tell --------------------------------------------------------------------------------------
    def rate(self, one: int, other: int) -> tuple[float, float, float] | None:
        """What the best plan with so many copies wins against that with so many: the rate, and where it lies, with all
        others together, in 95 of 100 cases."""
        for meeting in self.meetings:
            if {meeting.one, meeting.other} == {one, other} and meeting.tally.games:
                player = 0 if meeting.one == one else 1
                middle, error = meeting.tally.estimate(player)
                wide = NormalDist().inv_cdf(1 - SURE / 2 / len(self.meetings)) * error
                return meeting.tally.rate(player), max(0.0, middle - wide), min(1.0, middle + wide)
        return None

    def beats(self, one: int, other: int) -> bool:
        found = self.rate(one, other)
        return found is not None and found[1] > 0.5

    @property
    def verdict(self) -> str:
        """WORTH: with some number of copies it surely wins more than without; NOT_WORTH: with any it wins less."""
        some = self.counts[1:]
        if any(self.beats(count, 0) for count in some):
            return WORTH
        return NOT_WORTH if all(self.beats(0, count) for count in some) else UNKNOWN

    @property
    def best(self) -> list[int]:
        """The numbers that surely lose against no other."""
        return [one for one in self.counts if not any(self.beats(other, one) for other in self.counts)]

    # --- tables ---------------------------------------------------------------------------------------------------
    def rows(self, table: str = "copies") -> list[Cells]:
        """For every number of copies what it wins against none, and how many are really bought; or all `pairs`."""
        made = {"copies": self.copies, "pairs": self.pairs}
        if table not in made:
            raise BadContest(f"there is no table {table!r}: it is one of {', '.join(made)}")
        return list(made[table]())

    def copies(self) -> Iterator[Cells]:
        for count in self.counts:
            rate = self.rate(count, 0)
            yield {"copies": count, "rate": None if rate is None else rate[0], "low": None if rate is None else rate[1],
                   "high": None if rate is None else rate[2], "games": self.games(count), "had": self.had(count)}

    def games(self, count: int) -> int:
        return sum(meeting.tally.games for meeting in self.meetings if {count, 0} == {meeting.one, meeting.other})

    def had(self, count: int) -> float | None:
        """Copies gained in a game, on average of all games of this number."""
        kinds = self.meetings[0].contest.kinds()
        own = [place for place, kind in enumerate(kinds) if homes().get(kind, kind) == self.card]
        gained = games = 0.0
        for meeting in self.meetings:
            if count in (meeting.one, meeting.other) and meeting.tally.games:
                mean = meeting.tally.gained(0 if meeting.one == count else 1)
                gained += meeting.tally.games * sum(mean[place] for place in own if place < len(mean))
                games += meeting.tally.games
        return gained / games if games and own else None

    def pairs(self) -> Iterator[Cells]:
        for meeting in self.meetings:
            rate = self.rate(meeting.one, meeting.other)
            if rate is not None:
                yield {"one": meeting.one, "other": meeting.other, "rate": rate[0], "low": rate[1], "high": rate[2],
                       "games": meeting.tally.games}

    def files(self, path: Path) -> Iterator[tuple[Path, bytes]]:
        """As files of this name: all of it as .json, or two tables as .csv or .parquet."""
        if path.suffix == ".json":
            yield path, self.as_json()
            return
        write = csv_of if path.suffix == ".csv" else parquet_of
        yield path, write(self.rows())
        yield path.with_stem(f"{path.stem}-pairs"), write(self.rows("pairs"))

    def as_json(self) -> bytes:
        quest = self.findings[0].quest
        known = {"ended": self.ended, "kingdom": quest.setup, "code": code(quest.setup), "card": self.card,
                 "games": [finding.games for finding in self.findings], "seed": quest.seed, "verdict": self.verdict,
                 "best": self.best, "copies": self.rows(), "pairs": self.rows("pairs"),
                 "strategies": [self.strategy(place).text() for place in range(len(self.plans))]}
        return msgspec.json.format(msgspec.json.encode(known), indent=1)

    def frame(self, table: str = "copies") -> Any:
        return frame_of(self.rows(table))

    def _repr_html_(self) -> str:
        from throneroom.lab.page import comparison_body

        return comparison_body(self, system_language())


def strategy(quest: Quest, plan: Plan) -> Strategy:
    number = "any number of" if quest.copies >= ANY_NUMBER else str(quest.copies)
    return quest.strategy(plan, f"Plan with {number} {words(quest.card).name()}",
                          f"Found by {quest.games} games for each number, seed {quest.seed}.")


# --- the games --------------------------------------------------------------------------------------------------------
def for_sale(name: str, setup: Setup) -> str:
    """What is meant, by its id: a pile of the Supply, or a landscape that is bought."""
    card = find(name)
    pile = homes().get(card, card)
    sold = price_list(setup)
    if pile in sold:
        return pile
    laid_out = (*setup.kingdom, setup.bane, *setup.landscapes, *(pile.id for pile in setup.table().piles))
    if card in laid_out or card not in BY_ID:
        raise BadContest(f"{words(card).name()} cannot be bought")
    raise BadContest(f"{words(card).name()} is not on that table")


def compare(setup: Setup, card: str, place: Place, games: int = GAMES, seed: int = 0, fresh: int = FRESH,
            most: int = COPIES, folder: Path | str | None = None,
            told: Told = lambda what, games, total: None) -> Comparison:
    """The searches, one for each number of copies up to the most, and the games between what they found.  After Ctrl-C
    in these with what there is."""
    quest, fresh = Quest.of(setup, games, seed), checked_fresh(fresh)
    if not 1 <= most <= MOST_COPIES:
        raise BadContest(f"1 to {MOST_COPIES} copies are compared with none, not {most}")
    wanted = for_sale(card, quest.setup)
    folder = checked_shelf(folder)
    landscape = wanted in {card.id for card in quest.setup.table().for_sale}
    counts = (0, ANY_NUMBER) if landscape else range(most + 1)
    quests = [msgspec.structs.replace(quest, card=wanted, copies=count) for count in counts]
    findings: list[Finding] = []
    for number, each in enumerate(quests):
        findings.append(found_plans(each, folder, lambda so_far, done=number: told(     # type: ignore[misc]
            "search", done * games + min(so_far, games), len(quests) * games)))
    with place:
        plans = chosen(findings, place, fresh, folder, told)
        return met(wanted, findings, plans, place, fresh, folder, told)


def entrants(quest: Quest, plans: Sequence[Plan]) -> list[Entrant]:
    return [Entrant(said.name, strategy=said.text()) for said in (strategy(quest, plan) for plan in plans)]


def chosen(findings: Sequence[Finding], place: Place, fresh: int, folder: Path, told: Told) -> list[Plan]:
    """Of every number of copies the best plan, be it one that was found with another number: those that seem best
    against what each search found play on."""
    ideas = [plan for finding in findings for plan in finding.plans]
    rivals = [entrants(finding.quest, [finding.plan])[0] for finding in findings]
    tried = [list(dict.fromkeys(bound(plan, finding.quest) for plan in ideas)) for finding in findings]
    for part, keep in SIEVES:
        contests = [[[Contest.of((who, rival), finding.quest.setup, max(2, fresh // part), finding.quest.seed + 1)
                      for rival in rivals] for who in entrants(finding.quest, plans)]
                    for finding, plans in zip(findings, tried, strict=True)]
        flat = [contest for number in contests for own in number for contest in own]
        total = sum(contest.games for contest in flat)
        with Notes.of(flat, folder) as journal:
            play_all(flat, journal, place, lambda so_far, total=total: told("choose", so_far, total))  # type: ignore[misc]
            won = iter([journal.total(number, contest.batches).rate(0) for number, contest in enumerate(flat)])
        for plans, number in zip(tried, contests, strict=True):
            worth = {plan: sum(next(won) for _ in own) for plan, own in zip(plans, number, strict=True)}
            plans.sort(key=lambda plan: -worth[plan])
            del plans[keep:]
    return [plans[0] for plans in tried]


def met(card: str, findings: list[Finding], plans: list[Plan], place: Place, fresh: int, folder: Path,
        told: Told) -> Comparison:
    """Everybody against everybody, in games by which nobody was chosen."""
    quests = [finding.quest for finding in findings]
    who = [entrants(quest, [plan])[0] for quest, plan in zip(quests, plans, strict=True)]
    meetings = [Meeting(quests[one].copies, quests[other].copies,
                        Contest.of((who[one], who[other]), quests[0].setup, fresh, quests[0].seed + 2))
                for other, one in combinations(range(len(quests)), 2)]
    contests, ended = [meeting.contest for meeting in meetings], ALL
    with Notes.of(contests, folder) as journal:
        try:
            play_all(contests, journal, place,
                     lambda so_far: told("fresh", so_far, sum(contest.games for contest in contests)))
        except KeyboardInterrupt:
            ended = INTERRUPTED
        known = [msgspec.structs.replace(meeting, tally=journal.total(number, meeting.contest.batches))
                 for number, meeting in enumerate(meetings)]
    return Comparison(card, findings, plans, known, ended)
