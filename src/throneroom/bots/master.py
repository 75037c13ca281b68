"""The master: plays by a plan, but before a purchase and before a choice between Actions the best few answers are tried
out.  From each of them the game is played to its end, again and again, by the plan and by models of the others, with
everything that the seat may not know dealt anew (`rollout.py`, `models.py`).

All answers are tried in the same deals, so that luck is the same for all; who is clearly behind drops out.  The answer
of the plan stays unless another one is better beyond doubt.  The deals are numbered and their number is the budget: the
same position brings the same answer, whenever and wherever it is asked for.
"""
from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from throneroom.bots.facts import Facts
from throneroom.bots.general import GeneralPlayer, best_gain
from throneroom.bots.models import GAMES, PARTS, Models
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer
from throneroom.bots.plan import PlanPlayer
from throneroom.bots.rollout import NOWHERE, is_settled, value_of
from throneroom.engine import decision as ask
from throneroom.engine.card import Card
from throneroom.engine.dealing import imagined_table
from throneroom.engine.decision import Agent, Decision, QuickAgent
from throneroom.engine.player import Player
from throneroom.engine.situation import ACTION_PHASE

ROLLOUTS: Final = 500                   # for a purchase at a table for two; at larger ones fewer, which take longer
FEW: Final = 4                          # at a table of more it is half of that: so many who think are waited for
MOST_CHOICES: Final = 6
BATCH: Final = PARTS                    # deals between two looks at who is behind
BEHIND: Final = 2.5                     # standard errors behind the best, at which a choice drops out
DOUBT: Final = 1.0                      # standard errors, by which another choice must be better than the plan's;
SURE_AFTER: Final = 48                  # after so many deals who is as much behind the plan's drops out, too
BY_POINTS: Final = 0.4                  # so much of a game's value goes by points, which tell more than the win alone
AT_THE_END: Final = 0.1                 # when few Provinces are left, it is the win that counts


class Trial:
    """A choice that is tried out."""

    def __init__(self, choice: str) -> None:
        self.choice = choice                    # an id, or NOWHERE
        self.values: list[float] = []           # by deal

    @property
    def value(self) -> float:
        return sum(self.values) / len(self.values)

    def is_behind(self, other: Trial, errors: float) -> bool:
        """By so many standard errors and a little more, in the deals that both have seen?"""
        count = min(len(self.values), len(other.values))
        apart = [other.values[deal] - self.values[deal] for deal in range(count)]
        mean = sum(apart) / count
        spread = sum([(value - mean) * (value - mean) for value in apart])
        return mean > errors * sqrt(spread / ((count - 1) * count)) + 0.002


@mypyc_attr(allow_interpreted_subclasses=True)
class Master(QuickAgent):
    """Plays the first of these plans; the others are what somebody else may have found."""

    def __init__(self, plans: list[PlanPlayer], rollouts: int = ROLLOUTS, games: int = GAMES) -> None:
        self.plan = plans[0]
        self.rollouts: i64 = rollouts
        self.games: i64 = games                 # that each model plays
        self.others: list[Agent] = [*plans, GeneralPlayer(), MoneyAndTerminal(), MoneyPlayer()]
        self.models: Models | None = None       # of the table that was met last

    # --- the questions ------------------------------------------------------------------------------------------------
    def answer(self, decision: Decision) -> list[int]:
        cards = self.choices(decision)
        if not cards:
            return self.plan.answer(decision)
        if decision.purpose == ask.BUY:
            position = self.card_to_buy(decision.player, cards)
            return [] if position < 0 else [position]
        action = self.action_to_play(decision.player, cards)
        return [] if action is None else [cards.index(action)]

    def choices(self, decision: Decision) -> list[Card]:
        """The cards of a purchase or of a choice between Actions; no cards if it is about something else."""
        if decision.source is not None or decision.most != 1 or decision.least != 0:
            return []
        buying = decision.purpose == ask.BUY
        if buying or (decision.purpose == ask.PLAY and decision.player.game.phase == ACTION_PHASE):
            return [card for card in decision.options if isinstance(card, Card)]
        return []

    def card_to_buy(self, me: Player, cards: list[Card]) -> int:
        chosen = self.weighed(me, self.purchases(me, cards), False)[0].choice
        for position in range(len(cards)):
            if cards[position].id == chosen:
                return position
        return -1

    def action_to_play(self, me: Player, cards: list[Card]) -> Card | None:
        chosen = self.weighed(me, self.actions(me, cards), True)[0].choice
        for card in cards:
            if card.id == chosen:
                return card
        return None

    # --- what may be tried --------------------------------------------------------------------------------------------
    def purchases(self, me: Player, cards: list[Card]) -> list[str]:
        """What the plan chooses, the best points, other lines of the plan, what is best by general opinion, lesser
        points and money, nothing: the first few of these that can be had."""
        position = self.plan.card_to_buy(me, cards)
        found = [NOWHERE if position < 0 else cards[position].id]
        judge = self.plan.judgement_of(me)
        facts = judge.facts
        offer = [facts.of(card) for card in cards]
        by_slot: dict[str, str] = {}
        for kind in offer:
            by_slot[name_of(kind, facts.slots)] = kind.id
        wanted = ["colony", "province"]
        for wish in self.plan.wishes:
            if not wish.is_judgement and wish.most > 0:
                wanted.append(wish.name)
        best = best_gain(judge, offer)
        if best >= 0:
            wanted.append(name_of(offer[best], facts.slots))
        wanted.append("duchy")
        if judge.late():
            wanted.append("estate")
        wanted.append("gold")
        wanted.append("silver")
        for name in wanted:
            id = by_slot.get(name, "")
            if id and id not in found:
                found.append(id)
        if NOWHERE not in found:
            found.append(NOWHERE)
        return found[:MOST_CHOICES]

    def actions(self, me: Player, cards: list[Card]) -> list[str]:
        """What the plan chooses, and the others in hand; what costs no action is simply played."""
        action = self.plan.action_to_play(me, cards)
        found = [NOWHERE if action is None else action.id]
        if action is not None and action.actions > 0:
            return found
        for card in cards:
            if card.id not in found:
                found.append(card.id)
        return found[:MOST_CHOICES]

    # --- trying it out ------------------------------------------------------------------------------------------------
    def weighed(self, me: Player, choices: list[str], playing: bool) -> list[Trial]:
        """The best first; the first of those given is the plan's, which is taken when in doubt."""
        trials = [Trial(choice) for choice in choices]
        game = me.game
        if len(trials) == 1 or me.seat != me.answered_by or not is_settled(game):
            return trials
        lineups = self.lineups(me)
        by_points = BY_POINTS if self.plan.judgement_of(me).provinces() > 2 else AT_THE_END
        plans = trials[0]
        running = trials[:]
        leader = plans
        deal: i64 = 0
        used: i64 = 0
        seats = len(game.players)
        budget: i64 = 2 * self.rollouts // (seats if seats <= FEW else 2 * seats)
        while len(running) > 1 and used < budget:
            for _ in range(BATCH):
                policies = lineups[deal % PARTS]
                for trial in running:
                    trial.values.append(value_of(game, me.seat, trial.choice, playing, policies, deal, by_points))
                used += len(running)
                deal += 1
            leader = running[0]
            for trial in running:
                if trial.value > leader.value:
                    leader = trial
            running = [trial for trial in running if trial is leader or not trial.is_behind(leader, BEHIND)]
            if deal >= SURE_AFTER:
                running = [trial for trial in running if not trial.is_behind(plans, DOUBT)]
        chosen = leader if plans.is_behind(leader, DOUBT) else plans
        others = [trial for trial in trials if trial is not chosen]
        others.sort(key=value_of_trial, reverse=True)
        return [chosen, *others]

    def lineups(self, me: Player) -> list[list[Agent]]:
        """Who plays on in a deal, by its number: I by the plan, the others as they are likely to."""
        game = me.game
        models = self.models
        table = imagined_table(game)
        if models is None or models.table is not table:
            models = Models(table, self.others, self.plan, self.games)
            self.models = models
        lineups = models.lineups(game.players)
        for agents in lineups:
            agents[me.seat] = self.plan
        return lineups


def name_of(kind: Facts, slots: list[str]) -> str:
    """The pile or landscape by its name."""
    return slots[kind.home] if kind.home >= 0 else kind.id


def value_of_trial(trial: Trial) -> float:
    return trial.value
