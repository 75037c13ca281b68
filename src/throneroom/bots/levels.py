"""Five opponents for people, each a character of its own (words/bots.toml has their names)."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.kept_plans import COMPILED, KeptPlan, Order, Shelf, kept_plan
from throneroom.bots.master import Master
from throneroom.bots.plain import Learner, MoneyAndTerminal
from throneroom.bots.plans import Plan
from throneroom.engine.decision import QuickAgent
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.setup import Setup

LEVELS = ("beginner", "easy", "medium", "hard", "master")
WHIMS = {"beginner": 7, "easy": 4}      # of ten buys
# Those who play by a plan, and the games in which it is found; in pure Python, where they take much longer, fewer.
PLANNED = {"hard": 8_000, "master": 50_000} if COMPILED else {"hard": 600, "master": 2_000}
IN_A_HURRY = 600                        # games, if there is no time for more


def order_of(name: str, setup: Setup, games: int | None = None) -> Order | None:
    """The plan that a bot of this level needs, found by so many games if not by its usual number; None: it needs
    none."""
    if checked(name) not in PLANNED or games == 0:
        return None
    return Order.of(setup, PLANNED[name] if games is None else games)


def player(name: str, seed: int = 0, plans: Sequence[Plan] = ()) -> QuickAgent:
    """A new bot of this level.  Those who play by a plan get theirs and, for the master, the best other ideas for the
    kingdom; without any they play by their judgement.  The seed is for whims: who plays by a plan has none.  In pure
    Python nobody waits for a master who tries out its answers: it has the better plan."""
    if checked(name) in WHIMS:
        return Learner(seed, WHIMS[name])
    if name == "medium":
        return MoneyAndTerminal()
    if not plans:
        return GeneralPlayer()
    if name == "master" and COMPILED:
        return Master([plan.player() for plan in plans])
    return plans[0].player()


def level(name: str, setup: Setup, seed: int = 0, shelf: Shelf | None = None,
          progress: Callable[[KeptPlan], None] = lambda kept: None) -> QuickAgent:
    """A new bot of this level for such tables; its plan is searched for if it is not kept."""
    order = order_of(name, setup)
    return player(name, seed, () if order is None else kept_plan(order, shelf, progress).plans)


def checked(name: str) -> str:
    if name not in LEVELS:
        raise ThroneroomError(f"there is no level {name!r}: it is one of {', '.join(LEVELS)}")
    return name
