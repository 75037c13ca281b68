"""Plans in words."""
from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from throneroom.bots.judgement import ENOUGH_MONEY
from throneroom.bots.kept_plans import KeptPlan, Rate
from throneroom.bots.opinions import opinion_of
from throneroom.bots.plan import ALL, ALWAYS, JUDGEMENT
from throneroom.bots.plans import Plan
from throneroom.cards import BY_ID
from throneroom.kingdoms.setup import Setup
from throneroom.words.library import words
from throneroom.words.messages import say


def plan_lines(plan: Plan, setup: Setup, language: str) -> Iterator[str]:
    """The wishes in their order, and what is to be known besides."""
    yield say("plan", "title", language)
    for number, (name, most, conditions) in enumerate(plan.wishes, 1):
        if name == JUDGEMENT:
            wish = say("plan", "judgement", language)
        else:
            upto = "all" if most >= ALL else "most" if most > 0 else "none"
            wish = say("plan", upto, language, name=words(name).name(language), count=most)
        when = say("plan", "and", language).join(condition(*bounds, setup, language) for bounds in conditions)
        yield f"{number}. " + (say("plan", "line", language, wish=wish, conditions=when) if when else wish)
    trashes = any("trasher" in opinion_of(BY_ID[name]()).words for name, _, _ in plan.wishes if name in BY_ID)
    if trashes and plan.enough < ENOUGH_MONEY:
        yield say("plan", "coppers" if plan.enough else "coppers at once", language, count=plan.enough)


def condition(about: str, low: int, high: int, setup: Setup, language: str) -> str:
    what, _, name = about.partition(" ")
    room = "plan_from" if high >= ALWAYS else "plan_to" if low <= 0 and what != "lead" else "plan_between"
    key = "colonies" if what == "provinces" and setup.platinum else what
    return say(room, key, language, low=low, high=high, name=words(name).name(language) if name else "")


def comparison_lines(kept: KeptPlan, language: str) -> Iterator[str]:
    for key, rate in kept.rates.items():
        said = in_words(rate, language)
        if key.startswith("without "):
            yield say("plan", "without", language, name=words(key.removeprefix("without ")).name(language), rate=said)
        else:
            yield say("plan", "judgement rate" if key == "judgement" else key, language, rate=said)


def in_words(rate: Rate, language: str) -> str:
    low, high = interval(rate)
    return say("plan", "rate", language, rate=f"{rate.won / rate.games:.0%}", low=f"{low:.0%}", high=f"{high:.0%}",
               games=rate.games)


def interval(rate: Rate) -> tuple[float, float]:
    """Where it lies with 95% (Wilson)."""
    games, share, z = rate.games, rate.won / rate.games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
