"""Our players at the fuzzer's tables: every answer is legal and has a reason, and no game crashes, be they asked
question by question or play at full speed."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.levels import PLANNED, player
from throneroom.bots.master import Master
from throneroom.bots.master import Trial as Considered
from throneroom.bots.plan import PlanPlayer
from throneroom.bots.plans import Plan, Search
from throneroom.engine.decision import Agent, Decision, QuickAgent
from throneroom.engine.player import Player
from throneroom.engine.table import Table
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import plan

MOST_TURNS = 120        # of all together; what takes longer is ended
HASTE = 16


@dataclass(frozen=True)
class Trial:
    """What came of a game."""

    seed: int
    questions: int = 0
    trouble: str = ""


class Checked(Agent):
    """Looks at every answer before it is given."""

    def __init__(self, bot: Agent) -> None:
        self.bot = bot
        self.asked = 0

    def answer(self, decision: Decision) -> list[int]:
        answer = self.bot.answer(decision)
        decision.check(answer)
        self.asked += 1
        return answer


def trials(name: str, games: int, seed: int = 1) -> Iterator[Trial]:
    """So many games of bots of this level at random tables, which are those of the fuzzer by the same seeds."""
    for number in range(seed, seed + games):
        try:
            yield trial(name, plan(number).setup, number)
        except Exception as error:
            yield Trial(number, trouble=f"{type(error).__name__}: {error}")


def trial(name: str, setup: Setup, seed: int) -> Trial:
    table = setup.table()
    bots = [bot_for(name, table, seed + seat) for seat in range(setup.players)]
    seats = [Checked(bot) for bot in bots]
    game = table.new_game([*seats], seed)
    game.run(MOST_TURNS)
    quick = table.new_game([*bots], seed)
    quick.run(MOST_TURNS)
    trouble = next((f"no reason for an answer: {key}" for bot in bots for key in defaults(bot)), "")
    return Trial(seed, sum(seat.asked for seat in seats), trouble)


def defaults(bot: Agent) -> dict[tuple[str, str, str], int]:
    """Answers without a reason; the master leaves all but the choices that it tries out to its plan."""
    player = bot.plan if isinstance(bot, Master) else bot
    return player.by_default if isinstance(player, GeneralPlayer) else {}


class HastyMaster(Master):
    """Tries out a choice of so many, in few deals: five thousand tables of masters who take their time are days."""

    def __init__(self, plans: list[PlanPlayer]) -> None:
        super().__init__(plans, rollouts=16, games=1)
        self.asked_for = 0

    def weighed(self, me: Player, choices: list[str], playing: bool) -> list[Considered]:
        self.asked_for += 1
        return super().weighed(me, choices if self.asked_for % HASTE == 0 else choices[:1], playing)


def bot_for(name: str, table: Table, seed: int) -> QuickAgent:
    """Of the level, by some plan."""
    plans = some_plans(table, seed) if name in PLANNED else []
    if name == "master":
        return HastyMaster([plan.player() for plan in plans])
    return player(name, seed, plans)


def some_plans(table: Table, seed: int) -> list[Plan]:
    """As a search might come upon, be they good or bad."""
    random = Random(seed)
    search = Search(table, seed)
    plans = random.sample(list(search.beginnings()), 2)
    for _ in range(random.randrange(8)):
        plans.append(search.child(*random.sample(plans, 2)))
    return plans[-2:]
