"""Plans by chance, of the kind that the search tries."""
from __future__ import annotations

from random import Random

from throneroom.bots.plans import Plan, Search
from throneroom.kingdoms.setup import Setup


def some_plans(setup: Setup, seed: int, count: int) -> list[Plan]:
    """So many beginnings, and as many of their great-grandchildren."""
    search, random = Search(setup.table(), seed), Random(seed)
    plans = random.sample(list(search.beginnings()), count)
    for _ in range(count):
        plan = random.choice(plans)
        for _ in range(4):
            plan = search.child(plan, random.choice(plans))
        plans.append(plan)
    return plans
