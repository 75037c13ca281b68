"""Plans of the search (bots/plans.py) as strategies: the same player, written down."""
from __future__ import annotations

from functools import reduce

from throneroom.bots.plan import ALL, ALWAYS, JUDGEMENT
from throneroom.bots.plans import Plan
from throneroom.kingdoms.setup import Setup
from throneroom.strategies.spoken import ANY, Both, Either, Number, Quantity, Strategy, Truth, Wish

ASKED = {"turn": "turn", "coins": "coins", "money": "treasure money", "empty": "empty piles", "lead": "lead",
         "own": "own", "left": "left"}
ANY_CARD = Quantity("own", ANY + "card")


def strategy_of(plan: Plan, setup: Setup, name: str, about: str = "") -> Strategy:
    """Reads back as it is written, and plays every game as the plan does."""
    wishes = [Wish("" if card == JUDGEMENT else card, None if most >= ALL or card == JUDGEMENT else most,
                   together([truth for bounds in conditions for truth in truths(*bounds, setup)]))
              for card, most, conditions in plan.wishes]
    return Strategy(name, tuple(wishes), about=about, table=setup, careful=True, coppers=plan.enough)


def truths(about: str, low: int, high: int, setup: Setup) -> list[Truth]:
    """What a condition of a plan says: a number lies between two bounds; one that always holds says nothing."""
    what, _, card = about.partition(" ")
    if what == "provinces":             # the pile of Provinces or Colonies that is nearer to its end
        piles: list[Number] = [Quantity("left", pile) for pile in (("province", "colony") if setup.platinum else
                                                                   ("province",))]
    else:
        piles = [ANY_CARD if what == "cards" else Quantity(ASKED[what], card)]
    found: list[Truth] = []
    if low > (-ALWAYS if what == "lead" else 0):
        found += [pile >= low for pile in piles]
    if high < ALWAYS:
        found.append(reduce(Either, [pile <= high for pile in piles]))
    return found


def together(said: list[Truth]) -> Truth | None:
    return reduce(Both, said) if said else None
