"""Glicko-2, as Mark Glickman publishes it (Example of the Glicko-2 system, 2022): how strong somebody is, how sure that
is, and how steady their results are."""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from msgspec import Struct

SCALE = 173.7178                        # points of the scale people see for one of the scale that is computed on
MIDDLE = 1500.0
TAU = 0.5                               # how quickly the volatility may change
NEAR_ENOUGH = 1e-6
WIDEST = 350.0                          # nobody is less sure than somebody new


class Strength(Struct, frozen=True):
    rating: float = MIDDLE
    deviation: float = WIDEST           # nineteen times of twenty the true strength is within two of these
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


Result = tuple[Strength, float]         # against whom, and 1 for a win, 0.5 for a draw, 0 for a loss


def rested(strength: Strength, periods: float) -> Strength:
    """After so many rating periods without a game: less is known for sure."""
    phi = sqrt(strength.phi ** 2 + periods * strength.volatility ** 2)
    return Strength(strength.rating, min(WIDEST, phi * SCALE), strength.volatility)


def rated(strength: Strength, results: Sequence[Result]) -> Strength:
    """After a rating period with these results; all strengths are those from before it."""
    if not results:
        return rested(strength, 1)
    weights = [weight(other) for other, _ in results]
    expected = [1 / (1 + exp(-g * (strength.mu - other.mu))) for g, (other, _) in zip(weights, results, strict=True)]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, expected, strict=True))
    surprise = sum(g * (score - e) for g, e, (_, score) in zip(weights, expected, results, strict=True))
    volatility = new_volatility(strength, variance, variance * surprise)
    before = strength.phi ** 2 + volatility ** 2
    phi = 1 / sqrt(1 / before + 1 / variance)
    return Strength(MIDDLE + SCALE * (strength.mu + phi * phi * surprise), min(WIDEST, phi * SCALE), volatility)


def weight(other: Strength) -> float:
    """A result counts the less, the less is known of the other (g in the paper)."""
    return 1 / sqrt(1 + 3 * other.phi ** 2 / pi ** 2)


def new_volatility(strength: Strength, variance: float, delta: float) -> float:
    """By the Illinois algorithm, step 5 of the paper."""
    a = log(strength.volatility ** 2)
    phi = strength.phi ** 2

    def f(x: float) -> float:
        grown = phi + variance + exp(x)
        return exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / TAU ** 2

    low = a
    if delta * delta > phi + variance:
        high = log(delta * delta - phi - variance)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > NEAR_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
