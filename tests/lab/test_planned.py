"""A plan that is written down as a strategy is the same plan: it reads back, and plays the same games."""
from __future__ import annotations

from random import Random

import pytest
from tests.lab.plans import some_plans

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.plan import ABOUT, ALL, ALWAYS, JUDGEMENT
from throneroom.bots.plans import Plan
from throneroom.engine.decision import Agent
from throneroom.kingdoms.generator import generate
from throneroom.kingdoms.random import kingdom_piles
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab.planned import strategy_of
from throneroom.record.record import Record, record
from throneroom.strategies import read
from throneroom.strategies.language import table_called

FIRST = kingdom_of("First Game")
COLONIES = table_called("Smithy, Village, Monument, Chapel, Knights, Platinum, Colony")
# A condition of each kind that makes a difference, with both bounds.
BOUNDS = {"provinces": (3, 6), "turn": (3, 9), "coins": (3, 4), "money": (9, 14), "cards": (12, 20), "empty": (0, 1),
          "lead": (-6, 6), "own": (1, 2), "left": (2, 5)}


def played(setup: Setup, player: Agent, seed: int) -> Record:
    agents: list[Agent] = [player, GeneralPlayer()]
    game = setup.table().new_game(agents if seed % 2 else agents[::-1], seed)
    game.answers = []
    game.run(120)
    return record(setup, seed, game.answers, game)


def same(plan: Plan, setup: Setup, *seeds: int) -> None:
    said = strategy_of(plan, setup, "A plan", "as it was found")
    for language in ("en", "de"):
        assert read(said.text(language)) == said
    for seed in seeds:
        assert played(setup, read(said.text()).player(), seed) == played(setup, plan.player(), seed), plan


@pytest.mark.parametrize("seed", range(3))
def test_plans_that_the_search_tries_are_played_as_they_are_written(seed: int) -> None:
    setup = generate(Random(seed))
    for plan in some_plans(setup, seed, 4):
        same(plan, setup, seed)


@pytest.mark.parametrize("about", ABOUT)
@pytest.mark.parametrize("setup", [FIRST, COLONIES], ids=["First Game", "Colonies"])
def test_every_condition_can_be_written(about: str, setup: Setup) -> None:
    low, high = BOUNDS[about]
    name = f"{about} smithy" if about in ("own", "left") else about
    for bounds in ((name, low, high), (name, low, ALWAYS), (name, -ALWAYS if about == "lead" else 0, high)):
        same(Plan((("province", ALL, ()), ("smithy", 3, (bounds,)), ("gold", ALL, ()), ("village", 2, ()),
                   ("silver", ALL, (bounds, ("turn", 2, ALWAYS))), (JUDGEMENT, ALL, ())), enough=4), setup, 3)


def test_every_pile_can_be_named() -> None:
    piles = kingdom_piles()
    for first in range(0, len(piles), 100):
        plan = Plan(tuple((pile, 2, ((f"own {pile}", 1, ALWAYS),)) for pile in piles[first:first + 100]))
        said = strategy_of(plan, Setup(("smithy",)), "All")
        assert read(said.text("de")) == said


def test_what_is_wished_for_up_to_0_times_is_not_liked_either() -> None:
    """And only below that line."""
    setup = table_called("Smithy, Village, Market, Festival, Laboratory")
    for liked in (FREE := "strategy: Free\nbuy\n  anything", "strategy: Not\nbuy\n  Gold up to 0\n  anything",
                  "strategy: Below\nbuy\n  anything\n  Gold up to 0"):
        game = setup.table().new_game([read(liked).player(), GeneralPlayer()], 5)
        game.run(60)
        golds = sum(card.id == "gold" for card in game.players[0].all_cards())
        assert (golds == 0) == ("Not" in liked)
    assert read(FREE).player() is not None
