"""Five opponents for people, each a character of its own (words/bots.toml has their names)."""
from __future__ import annotations

from collections.abc import Callable

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.kept_plans import COMPILED, KeptPlan, Order, Shelf, kept_plan
from throneroom.bots.plain import Learner, MoneyAndTerminal
from throneroom.bots.plans import Plan
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.setup import Setup

LEVELS = ("beginner", "easy", "medium", "hard", "master")
# Those who play by a plan, and the games in which it is found; in pure Python, where they take much longer, fewer.
PLANNED = {"hard": 8_000, "master": 50_000} if COMPILED else {"hard": 600, "master": 2_000}


def order_of(name: str, setup: Setup) -> Order | None:
    """The plan that a bot of this level needs; None: it needs none."""
    return Order.of(setup, PLANNED[name]) if checked(name) in PLANNED else None


def player(name: str, seed: int = 0, plan: Plan | None = None) -> GeneralPlayer:
    """A new bot of this level.  Those who play by a plan get theirs; without one they play by their judgement.  The
    seed is for whims: who plays by a plan has none."""
    if checked(name) == "beginner":
        return Learner(seed, whims=7)
    if name == "easy":
        return Learner(seed, whims=4)
    if name == "medium":
        return MoneyAndTerminal()
    return GeneralPlayer() if plan is None else plan.player()


def level(name: str, setup: Setup, seed: int = 0, shelf: Shelf | None = None,
          progress: Callable[[KeptPlan], None] = lambda kept: None) -> GeneralPlayer:
    """A new bot of this level for such tables; its plan is searched for if it is not kept."""
    order = order_of(name, setup)
    return player(name, seed, None if order is None else kept_plan(order, shelf, progress).plan)


def checked(name: str) -> str:
    if name not in LEVELS:
        raise ThroneroomError(f"there is no level {name!r}: it is one of {', '.join(LEVELS)}")
    return name
