"""What somebody's games come to: won by whom, against whom, on which kingdoms, with which cards, and when.

Only the newest games of a person are counted, read in small steps and added up beside everything else; what was found
is kept until another of their games is over."""
from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import lru_cache, partial
from math import sqrt
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from msgspec import Struct
from sqlalchemy import Connection

from throneroom.kingdoms.setup import Setup, basic_piles
from throneroom.web.kingdoms import recommended_by_code
from throneroom.web.my_games import behind, seats_of
from throneroom.web.protocol import (
    CardTally,
    KingdomTally,
    Level,
    OpponentTally,
    Outcome,
    PeriodTally,
    PlayersTally,
    Statistics,
    StatisticsWanted,
    Tally,
)
from throneroom.web.storage import GAMES, RESULTS, Storage

K = TypeVar("K")

MOST_COUNTED = 5000                     # games
AT_ONCE = 250                           # of these, in one step
MOST_OPPONENTS, MOST_KINGDOMS = 30, 30
MOST_DAYS = 60                          # then months are counted
KEPT = 200                              # people whose statistics are kept in mind
COUNTED = ("won", "drawn", "lost", "resigned", "replaced")
Z = 1.959964                            # 95% of the normal distribution


class Played(Struct, frozen=True):
    """A game, as far as it counts."""

    game: str
    outcome: Outcome
    began: float
    players: int
    setup: str                          # JSON
    code: str
    gained: frozenset[str]
    opponents: tuple[tuple[str, Level | None], ...]


class Sums:
    """The statistics of everybody who asks."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: OrderedDict[tuple[str, StatisticsWanted], tuple[object, Statistics]] = OrderedDict()
        self.forgotten = 0              # how often

    async def of(self, person: str, wanted: StatisticsWanted) -> Statistics:
        state, forgotten = await self.storage.do(partial(state_of, person=person)), self.forgotten
        known = self.known.get((person, wanted))
        if known is None or known[0] != state:
            games = await self.read(person, wanted)
            known = state, await asyncio.to_thread(statistics, games)
        if forgotten == self.forgotten:
            self.known[person, wanted] = known
            self.known.move_to_end((person, wanted))
            if len(self.known) > KEPT:
                self.known.popitem(last=False)
        return known[1]

    def forget(self) -> None:
        """Somebody is not to be known any more, whose name may be in all of these."""
        self.forgotten += 1
        self.known.clear()

    async def read(self, person: str, wanted: StatisticsWanted) -> list[Played]:
        games: list[Played] = []
        after = ""
        while len(games) < MOST_COUNTED:
            more, after = await self.storage.do(partial(some_played, person=person, wanted=wanted, after=after))
            games += more
            if not after:
                break
        return games[:MOST_COUNTED]


def state_of(connection: Connection, person: str) -> tuple[object, ...]:
    """Other, if another game of the person is over, or has come or gone, or an opponent is called otherwise."""
    row = connection.execute(sql.select(sql.func.count(), sql.func.max(RESULTS.c.ended)).where(
        RESULTS.c.person == person, RESULTS.c.outcome.in_(COUNTED))).one()
    return tuple(row)


def some_played(connection: Connection, person: str, wanted: StatisticsWanted, after: str
                ) -> tuple[list[Played], str]:
    """The next games of the person, and where to go on; nowhere, if there are no more."""
    kinds = ("game", "daily", "imported") if wanted.imported else ("game", "daily")
    those = [RESULTS.c.person == person, RESULTS.c.outcome.in_(COUNTED), GAMES.c.kind.in_(kinds)]
    if wanted.players is not None:
        those.append(GAMES.c.players == wanted.players)
    query = sql.select(RESULTS, GAMES.c.players, GAMES.c.setup, GAMES.c.code).join(GAMES).where(
        *those, *behind(after)).order_by(RESULTS.c.began.desc(), RESULTS.c.game.desc()).limit(AT_ONCE)
    rows = connection.execute(query).all()
    others = seats_of(connection, [row.game for row in rows])
    games = [played(row, others[row.game]) for row in rows]
    return ([game for game in games if fits(game, wanted)],
            f"{rows[-1].began!r} {rows[-1].game}" if len(rows) == AT_ONCE else "")


def played(row: Any, seats: Sequence[Any]) -> Played:
    cards = frozenset(msgspec.json.decode(row.cards)) if row.cards else frozenset()
    return Played(row.game, row.outcome, row.began, row.players, row.setup, row.code or "", cards,
                  tuple(("" if seat.bot else seat.name, seat.bot) for seat in seats if seat.seat != row.seat))


def fits(game: Played, wanted: StatisticsWanted) -> bool:
    if wanted.against == "all":
        return True
    return any(bot is None for _, bot in game.opponents) == (wanted.against == "people")


# --- adding up --------------------------------------------------------------------------------------------------------
def statistics(games: Sequence[Played]) -> Statistics:
    """The games, the newest first."""
    period = period_of(games)
    return Statistics(
        tally(games),
        [PlayersTally(players, tally(those)) for players, those in sorted(by(games, lambda game: [game.players]))],
        [OpponentTally(name, bot, tally(those))
         for (name, bot), those in often(by(games, lambda game: set(game.opponents)))][:MOST_OPPONENTS],
        [kingdom_tally(those) for _, those in often(by(games, lambda game: [game.code]))][:MOST_KINGDOMS],
        card_tallies(games),
        "month" if period == MONTH else "day",
        [PeriodTally(first if period != MONTH else f"{first}-01", tally(those)) for first, those in sorted(by(
            games, lambda game: [datetime.fromtimestamp(game.began, UTC).strftime(period)]))],
        len(games))


DAY, MONTH = "%Y-%m-%d", "%Y-%m"


def period_of(games: Sequence[Played]) -> str:
    days = (games[0].began - games[-1].began) / 86400 if games else 0
    return DAY if days <= MOST_DAYS else MONTH


def by(games: Iterable[Played], keys: Callable[[Played], Iterable[K]]) -> list[tuple[K, list[Played]]]:
    found: defaultdict[K, list[Played]] = defaultdict(list)
    for game in games:
        for key in keys(game):
            found[key].append(game)
    return list(found.items())


def often(groups: Iterable[tuple[K, list[Played]]]) -> list[tuple[K, list[Played]]]:
    return sorted(groups, key=lambda group: (-len(group[1]), str(group[0])))


def kingdom_tally(games: Sequence[Played]) -> KingdomTally:
    setup = setup_of(games[0].setup)
    code = games[0].code
    return KingdomTally(code, list(setup.kingdom), list(setup.laid_out()), recommended_by_code().get(code, []),
                        tally(games))


def card_tallies(games: Sequence[Played]) -> list[CardTally]:
    """Of every card that was gained; those first that were there most often."""
    gained: defaultdict[str, Counter[Outcome]] = defaultdict(Counter)
    there: defaultdict[str, Counter[Outcome]] = defaultdict(Counter)
    for game in games:
        for card in game.gained:
            gained[card][game.outcome] += 1
        for card in game.gained | piles_of(game.setup):
            there[card][game.outcome] += 1
    tallies = [CardTally(card, counted(with_it), counted(there[card] - with_it)) for card, with_it in gained.items()]
    return sorted(tallies, key=lambda each: (-each.gained.played - each.without.played, each.card))


@lru_cache(maxsize=1000)
def setup_of(text: str) -> Setup:
    return msgspec.json.decode(text, type=Setup)


@lru_cache(maxsize=1000)
def piles_of(text: str) -> frozenset[str]:
    """The cards that lie in the Supply by themselves; what cards bring along is there only for who gains it."""
    setup = setup_of(text)
    return frozenset({*setup.kingdom, *(card for card, _ in basic_piles(setup)), *filter(None, [setup.bane])})


def tally(games: Iterable[Played]) -> Tally:
    return counted(Counter(game.outcome for game in games))


def counted(outcomes: Counter[Outcome]) -> Tally:
    played, won, drawn = outcomes.total(), outcomes["won"], outcomes["drawn"]
    left = outcomes["resigned"] + outcomes["replaced"]
    return Tally(played, won, drawn, outcomes["lost"], left, *interval(won + drawn / 2, played))


def interval(won: float, played: int) -> tuple[float | None, float | None, float | None]:
    """The share, and between which two the true one lies: Wilson's interval, which holds for few games, too."""
    if not played:
        return None, None, None
    share = won / played
    spread = Z * sqrt(share * (1 - share) / played + Z * Z / (4 * played * played))
    middle, whole = share + Z * Z / (2 * played), 1 + Z * Z / played
    return share, max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
