"""Why a bot bought what it bought, in one line: only about purchases, which everybody saw.  Nothing is told of its
hand, or of what it means to buy next."""
from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from throneroom.bots.facts import Facts
from throneroom.bots.kept_plans import Rate
from throneroom.bots.levels import PLANNED, player
from throneroom.bots.plain import Learner
from throneroom.bots.plans import Plan
from throneroom.bots.seat import facts_for
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, Decision
from throneroom.record.driver import Driver


class Reason(Struct, frozen=True):
    """`why`: which sentence (words/bots.toml), about which card; won and lost of 100 games, if that is why."""

    why: str
    card: str = ""
    won: int = 0
    lost: int = 0


def is_purchase(decision: Decision) -> bool:
    return decision.purpose == BUY and decision.source is None


def last_purchase(driver: Driver, seat: int) -> tuple[Decision, list[int]] | None:
    """Of this seat: the question and its answer, something bought if it has bought anything lately."""
    found = None
    for place in range(len(driver.answers) - 1, -1, -1):
        decision = driver.undo(len(driver.answers) - place).decision
        assert decision is not None
        if decision.seat == seat and is_purchase(decision):
            found = decision, driver.answers[place]
            if driver.answers[place]:
                break
    return found


def reason(name: str, seed: int, plans: Sequence[Plan], rates: Mapping[str, Rate], decision: Decision,
           choice: Sequence[int]) -> Reason:
    """Why a bot of this level bought that."""
    if not choice:
        return Reason("nothing")
    facts = facts_for(decision.player, None)
    offer = [facts.of(option) for option in decision.options if isinstance(option, Card)]
    kind = offer[choice[0]]
    if name in PLANNED and plans:
        pile = facts.slots[kind.home] if kind.home >= 0 else kind.id
        return planned(kind, pile, plans[0], rates, len(decision.player.game.players))
    bot = player(name, seed)
    if isinstance(bot, Learner) and bot.whim(bot.judgement_of(decision.player), offer) == choice[0]:
        return Reason("proud" if kind.is_only_points else "whim", kind.id)
    if kind.is_only_points:
        return Reason("points", kind.id)
    if kind.is_treasure:
        return Reason("money", kind.id)
    return Reason("terminal" if name == "medium" else "judgement", kind.id)


def planned(kind: Facts, pile: str, plan: Plan, rates: Mapping[str, Rate], players: int) -> Reason:
    """Games won are told against those of one opponent, however many there are."""
    rate = rates.get(f"without {pile}")
    if rate is not None and players * rate.won > rate.games:
        won = round(100 * rate.won / (rate.won + (rate.games - rate.won) / (players - 1)))
        return Reason("wins", kind.id, won, 100 - won)
    if kind.is_only_points:
        return Reason("points", kind.id)
    return Reason("plan" if any(name == pile for name, _, _ in plan.wishes) else "judgement", kind.id)
