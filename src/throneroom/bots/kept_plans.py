"""Plans that are searched for step by step and kept on disk, a file for each kingdom and budget.

What is kept is the whole state of a search (`results`, see plans.py), so that anybody goes on with it after an
interruption, and what is found does not hang on how often that happened.  A file is replaced by a whole new one at
once: processes that search for the same plan side by side do the same work, and none reads half a file.  What cannot be
read, or was found by other players than ours of today, is as good as not there.
"""
from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from throneroom import __version__
from throneroom.bots import rollout
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.plain import MoneyAndTerminal
from throneroom.bots.plan import ABOUT, JUDGEMENT
from throneroom.bots.plans import BASIC, Interrupted, Plan, Search
from throneroom.bots.rollout import match
from throneroom.engine.decision import Agent
from throneroom.errors import BadKingdom, BadPlan, UnknownCard
from throneroom.kingdoms.setup import Setup, with_imagined_wind

log = logging.getLogger(__name__)

FOLDER = "THRONEROOM_PLANS"             # in the environment: where plans are kept
COMPILED = not str(rollout.__file__).endswith(".py")
COMPARED = 400 if COMPILED else 40      # games for each comparison
FRESH = 1_000_000                       # the first number of games that no search has seen
STEP = 500 if COMPILED else 50          # games, roughly, after which what is known is kept
LARGEST = 4_000_000                     # bytes of a file

Games = Annotated[int, Meta(ge=1, le=10_000_000)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]


class Order(Struct, frozen=True):
    """Which plan is wanted."""

    setup: Setup
    games: Games
    seed: Seed = 0
    compared: Games = COMPARED

    @classmethod
    def of(cls, setup: Setup, games: int, seed: int = 0, compared: int = COMPARED) -> Order:
        """Plans are found in games of as many as will play; the order in which cards are named means nothing."""
        in_order: dict[str, Any] = {name: tuple(sorted(value)) for name, value in vars(setup).items()
                                    if isinstance(value, tuple)}
        setup = replace(setup, **in_order)
        if setup.wind:
            setup = with_imagined_wind(setup)           # a plan is made by somebody who does not know what will come
        return cls(setup, games, seed, compared)


class Rate(Struct, frozen=True, array_like=True):
    won: Annotated[float, Meta(ge=0)]   # a draw is half a win
    games: Annotated[int, Meta(ge=1)]


class KeptPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A search as far as it has come.  Once the plan is found it is compared, in games of its own: with `medium`,
    with `judgement`, and with itself without each card of the kingdom that it wishes for (`without witch`)."""

    order: Order
    makers: str                         # the players that played these games
    format: Literal[1] = 1
    games: int = 0                      # played so far
    results: list[float] = []           # until the plan is found
    plan: Plan | None = None
    others: list[Plan] = []             # the best other ideas
    rates: dict[str, Rate] = {}

    @property
    def plans(self) -> list[Plan]:
        """Those found, the best first; none as long as the search goes on."""
        return [] if self.plan is None else [self.plan, *self.others]

    @property
    def comparisons(self) -> list[str]:
        assert self.plan is not None
        cards = dict.fromkeys(name for name, most, _ in self.plan.wishes
                              if name not in BASIC and name != JUDGEMENT and most > 0)
        return ["medium", "judgement", *(f"without {card}" for card in cards)]

    @property
    def is_complete(self) -> bool:
        return self.plan is not None and all(name in self.rates for name in self.comparisons)


@cache
def makers() -> str:
    """Which players find the plans: others of them, other plans."""
    sources = sorted((entry.name, entry.read_bytes()) for entry in files("throneroom.bots").iterdir()
                     if entry.name.endswith(".py"))
    return f"{__version__} {sha256(repr(sources).encode()).hexdigest()[:16]}"


def usual_folder() -> Path:
    """What can be made again is kept where the platform wants it."""
    if chosen := os.environ.get(FOLDER):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "throneroom" / "plans"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "throneroom" / "plans"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "throneroom" / "plans"


@dataclass
class Shelf:
    folder: Path = field(default_factory=usual_folder)
    most: int = 5000                    # files: visitors of a server may name one kingdom after the other

    def path(self, order: Order) -> Path:
        named = msgspec.json.encode([order, makers()])
        return self.folder / f"{sha256(named).hexdigest()[:32]}.json"

    def read(self, order: Order) -> KeptPlan:
        """As far as it has come: it may just begin."""
        new = KeptPlan(order, makers())
        path = self.path(order)
        try:
            with path.open("rb") as file:
                kept = read_plan(file.read(LARGEST + 1))
        except FileNotFoundError:
            return new
        except (OSError, BadPlan) as error:
            log.warning("the plan kept in %s is not used: %s", path, error)
            return new
        return kept if (kept.order, kept.makers) == (order, makers()) else new

    def write(self, kept: KeptPlan) -> None:
        """The whole file at once; one that is further on stays."""
        path = self.path(kept.order)
        is_new = not path.exists()
        try:
            if not is_new and progress_of(self.read(kept.order)) > progress_of(kept):
                return
            self.folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(dir=self.folder, prefix=".", delete=False) as file:
                try:
                    file.write(msgspec.json.encode(kept))
                    file.close()
                    os.replace(file.name, path)
                except BaseException:
                    with suppress(OSError):
                        os.unlink(file.name)
                    raise
            if is_new:
                self.make_room()
        except OSError as error:
            log.warning("the plan cannot be kept in %s: %s", path, error)

    def make_room(self) -> None:
        """Those that were written longest ago go: they can be found again."""
        plans = [(entry.stat().st_mtime_ns, entry.path) for entry in os.scandir(self.folder)
                 if entry.name.endswith(".json")]
        for _, path in sorted(plans)[:max(0, len(plans) - self.most)]:
            with suppress(OSError):
                os.unlink(path)


def progress_of(kept: KeptPlan) -> tuple[bool, int, int]:
    return kept.plan is not None, kept.games, len(kept.rates)


def read_plan(data: bytes) -> KeptPlan:
    """What a file holds, if every word of it can be right."""
    if len(data) > LARGEST:
        raise BadPlan("it is too large")
    try:
        kept = msgspec.json.decode(data, type=KeptPlan)
        kept.order.setup.table()
    except (msgspec.MsgspecError, BadKingdom, UnknownCard) as error:
        raise BadPlan(str(error)) from None
    for _, most, conditions in (wish for plan in kept.plans for wish in plan.wishes):
        if most < 0:
            raise BadPlan(f"{most} is no number of cards")
        for about, _, _ in conditions:
            if about.partition(" ")[0] not in ABOUT:
                raise BadPlan(f"a condition cannot be about {about!r}")
    return kept


# --- going on ---------------------------------------------------------------------------------------------------------
def gone_on(kept: KeptPlan, games: int = STEP) -> KeptPlan:
    """One step further: so many games of the search, more when it has come further (but no step may last long), or the
    next comparison."""
    order = kept.order
    if kept.plan is None:
        search = Search(order.setup.table(), order.seed, kept.results)
        search.most_games = kept.games + min(kept.games // 4, 4 * games) + games
        try:
            plan = search.run(order.games)
        except Interrupted:
            return msgspec.structs.replace(kept, games=search.games, results=search.results)
        return msgspec.structs.replace(kept, games=search.games, results=[], plan=plan, others=search.pool[1:])
    missing = next((name for name in kept.comparisons if name not in kept.rates), None)
    if missing is None:
        return kept
    rate = Rate(match(order.setup.table(), kept.plan.player(), rival(kept.plan, missing), FRESH,
                      FRESH + order.compared), order.compared)
    return msgspec.structs.replace(kept, rates={**kept.rates, missing: rate})


def rival(plan: Plan, name: str) -> Agent:
    """Whom a plan is compared with."""
    if name == "medium":
        return MoneyAndTerminal()
    if name == "judgement":
        return GeneralPlayer()
    card = name.removeprefix("without ")
    return replace(plan, wishes=tuple(wish for wish in plan.wishes if wish[0] != card)).player()


def steps(order: Order, shelf: Shelf) -> Iterator[KeptPlan]:
    """From where the search has come to its end, kept after every step."""
    kept = shelf.read(order)
    yield kept
    while not kept.is_complete:
        kept = gone_on(kept)
        shelf.write(kept)
        yield kept


def kept_plan(order: Order, shelf: Shelf | None = None,
              progress: Callable[[KeptPlan], None] = lambda kept: None, compare: bool = False) -> KeptPlan:
    """The plan, searched for if it is not there; with all comparisons, if these are wanted."""
    for kept in steps(order, shelf or Shelf()):
        progress(kept)
        if kept.is_complete or (kept.plan is not None and not compare):
            break
    return kept
