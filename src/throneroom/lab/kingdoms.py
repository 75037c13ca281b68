"""Many random kingdoms under mixed wishes: do they all fulfil them, and how long does one take?"""
from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import process_time

from throneroom.cards import SETS
from throneroom.errors import BadKingdom
from throneroom.kingdoms.checks import faults as illegal
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.generator import KINDS, NO_WISHES, Wishes, broken, choosable, cost_of, generate
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.tags import TAGS

TYPES = ("Attack", "Reaction", "Duration", "Treasure", "Victory", "Night", "Event", "Project", "Landmark", "Way")
SLOW = 0.005
WARMING_UP = Wishes(wanted=("Black Market", *(f"tag:{tag}" for tag in TAGS)), answered=True, spread=True)
LAID_OUT = 20       # every so many kingdoms a whole table is laid out, which takes much longer


@dataclass(slots=True)
class Findings:
    kingdoms: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    slow: int = 0                                           # how many took longer than 5 ms
    conflicts: int = 0                                      # wishes that nothing can fulfil, and that were refused
    failures: list[str] = field(default_factory=list)       # kingdoms that do not fulfil their wishes

    @property
    def passed(self) -> bool:
        return not self.failures and self.seconds / self.kingdoms <= SLOW


def check_many(seed: int, count: int) -> Iterator[Findings]:
    """Generates so many kingdoms, each with wishes of its own; the findings so far after each."""
    random = Random(seed)
    findings = Findings()
    recent: list[tuple[str, ...]] = []
    generate(Random(0), WARMING_UP)                         # what is worked out once is no part of the times
    while findings.kingdoms < count:
        wishes = mixed_wishes(random, tuple(recent[-2:]))
        gc.disable()                                        # as timeit does: it is not the kingdom's time
        before = process_time()
        try:
            setup = generate(random, wishes)
        except BadKingdom:
            findings.conflicts += 1
            continue
        finally:
            taken = process_time() - before
            gc.enable()
        findings.kingdoms += 1
        findings.seconds += taken
        findings.slowest = max(findings.slowest, taken)
        findings.slow += taken > SLOW
        findings.failures += faults(setup, wishes, lay_out=findings.kingdoms % LAID_OUT == 0)
        recent.append(setup.kingdom)
        yield findings


def faults(setup: Setup, wishes: Wishes, lay_out: bool) -> list[str]:
    """What is wrong with a kingdom: wishes not fulfilled, or a table that cannot be laid out."""
    wrong = [*broken(setup, wishes), *illegal(setup)]
    if lay_out:
        try:
            setup.table()
        except BadKingdom as error:
            wrong.append(str(error))
    return [f"{what}: {setup}" for what in wrong]


def mixed_wishes(random: Random, recent: tuple[tuple[str, ...], ...] = ()) -> Wishes:
    """A few wishes of different kinds, which can mostly be fulfilled."""
    if random.random() < 0.05:
        return NO_WISHES
    sets = tuple(random.sample(SETS, random.randint(2, 8))) if random.random() < 0.5 else ()
    wanted = [f"tag:{tag}" for tag in TAGS if random.random() < 0.3]
    unwanted: list[str] = []
    if not sets:
        wanted += random.sample(choosable(), random.randint(0, 2))
    for _ in range(random.randint(0, 2)):
        wanted.append(some_term(random, sets or SETS))
    for _ in range(random.randint(0, 3)):
        unwanted.append(random.choice((random.choice(choosable()), some_term(random, SETS))))
    numbers = sorted(random.choices(range(3), k=2))
    return Wishes(
        sets=sets, wanted=tuple(wanted), unwanted=tuple(unwanted), answered=random.random() < 0.3,
        spread=random.random() < 0.3, landscapes=(numbers[0], numbers[1]) if not sets else (0, 2),
        kinds=tuple(random.sample(KINDS, 3)) if random.random() < 0.2 else KINDS,
        recent=recent if random.random() < 0.3 else (), liked=tuple(random.sample(kingdom_piles(), 2)),
        platinum=random.choice((None, None, True, False)), shelters=random.choice((None, None, True, False)),
        players=random.randint(2, 6))


def some_term(random: Random, sets: tuple[str, ...]) -> str:
    sort = random.choice(("type", "set", "cost"))
    if sort == "type":
        return f"type:{random.choice(TYPES)}"
    if sort == "set":
        return f"set:{random.choice(sets)}"
    coins, mark = cost_of(random.choice(kingdom_piles()))
    return f"cost:{coins}{mark}"
