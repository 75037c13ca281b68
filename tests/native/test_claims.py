"""What the strategies of the library are claimed to beat, they beat: 2,000 games for each claim, by compiled players.

A claim was taken from 1,000 games: 8 of a hundred less than what was won, rounded down to a multiple of five.  It is
tried in others, of fixed seeds: all of the 99% interval must be above it."""
from __future__ import annotations

import pytest

from throneroom.engine import game as engine
from throneroom.strategies.claims import tried
from throneroom.strategies.library import library
from throneroom.strategies.spoken import Claim, Strategy

COMPILED = not str(engine.__file__).endswith(".py")
CLAIMS = [(found, claim) for found in library().values() for claim in found.beats]
NAMES = [f"{found.name} - {claim.rival}" for found, claim in CLAIMS]


@pytest.mark.skipif(not COMPILED, reason="some hundred thousand games: the players are not compiled")
@pytest.mark.parametrize(("strategy", "claim"), CLAIMS, ids=NAMES)
def test_claims_hold(strategy: Strategy, claim: Claim) -> None:
    result = tried(strategy, claim, 2000)
    assert result.shows(claim), (result.share, result.interval())
