"""The master: what it finds by trying, and that the same position brings the same answer."""
from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from random import Random

import pytest

from throneroom.bots.general import GeneralPlayer
from throneroom.bots.master import Master
from throneroom.bots.models import PARTS, Models
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer
from throneroom.bots.plan import ALL, JUDGEMENT, PlanPlayer
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.testing import Scene

WITCHES = Setup(("witch", "moat", "village", "cellar", "smithy", "workshop", "chapel", "woodcutter", "gardens", "spy"))
MONEY = (("gold", ALL, ()), ("silver", ALL, ()))
GREEDY = [("province", ALL, ()), *MONEY]


def master(rollouts: int = 96, plan=GREEDY) -> Master:
    return Master([PlanPlayer(plan)], rollouts, games=2)


def after_a_turn(player: Agent, **state) -> Scene:
    scene = Scene(**state)
    scene.game.agents = [player, PlanPlayer(GREEDY)]
    scene.game.step()
    return scene


# --- positions with a clear answer ------------------------------------------------------------------------------------
RICH = {"hand": "5 Gold", "deck": "10 Gold"}


def test_piles_are_run_out_by_who_wins_then():
    """Two piles are empty, of a third there are two cards left, there are two buys and a point of lead: with Gold, as
    the plan has it, the rich neighbour would overtake."""
    state = {"kingdom": "Village, Smithy, Market", "piles": {"Village": 0, "Smithy": 0, "Estate": 2}, "p2": RICH,
             "p1": {"hand": "Market, 2 Gold", "deck": "10 Curse, Province, Province"}}
    plan = [("gold", ALL, ()), ("silver", ALL, ())]
    assert after_a_turn(PlanPlayer(plan), **state).gained(1) == ["gold"]
    ended = after_a_turn(master(plan=plan), **state)
    assert ended.gained(1) == ["estate", "estate"] and ended.game.ending


def test_who_is_behind_does_not_end_the_game():
    state = {"kingdom": "Village, Smithy", "piles": {"Village": 0, "Smithy": 0, "Silver": 1},
             "p1": {"hand": "Silver, Copper", "deck": "10 Gold"}, "p2": {"deck": "5 Copper, Province"}}
    assert after_a_turn(master(plan=[("silver", ALL, ())]), **state).gained(1) != ["silver"]


def test_of_two_actions_the_one_that_wins_is_played():
    """Woodcutter makes it eight coins for the last Province; Smithy draws Curses."""
    state = {"kingdom": "Woodcutter, Smithy", "piles": {"Province": 1}, "p2": RICH,
             "p1": {"hand": "Woodcutter, Smithy, 2 Gold", "deck": "10 Curse"}}
    assert after_a_turn(PlanPlayer(GREEDY), **state).gained(1) != ["province"]
    assert after_a_turn(master(), **state).gained(1)[:1] == ["province"]


def test_a_plan_that_is_right_stays():
    state = {"kingdom": "Village, Smithy", "p1": {"hand": "2 Gold, Silver", "deck": "5 Copper"}, "p2": RICH}
    assert after_a_turn(master(32), **state).gained(1) == ["province"]


# --- the same position, the same answer -------------------------------------------------------------------------------
def questions(setup: Setup, seed: int, every: int) -> list[Driver]:
    """Some purchases and choices between Actions of a game between general players."""
    driver = Driver(setup, seed)
    found = []
    player = GeneralPlayer()
    while (asked := driver.decision) is not None and len(driver.answers) < 400:
        if asked.settled and asked.source is None and asked.most == 1 and len(asked.options) > 2:
            found.append(driver.fork())
        driver.answer(player.answer(asked))
    return found[len(found) // 2::every]


def tried(player: Master, asked: Decision) -> list[tuple[str, list[float]]]:
    """All that was found out, to the last deal."""
    me, cards = asked.player, player.choices(asked)
    playing = asked.purpose == "play"
    choices = player.actions(me, cards) if playing else player.purchases(me, cards)
    return [(trial.choice, trial.values) for trial in player.weighed(me, choices, playing)]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (2, 3)])
def test_hidden_cards_have_no_say(players: int, seed: int) -> None:
    setup = random_setup(Random(seed), players=players, among=BOOKS)
    player = master(32)
    found = questions(setup, seed, 10)
    assert len(found) >= 2
    for driver in found:
        asked = driver.decision
        assert asked is not None
        other = driver.fork(int(asked.seat), seed=7).decision
        assert other is not None and tried(player, other) == tried(player, asked)


def test_at_larger_tables_there_are_fewer_rollouts() -> None:
    """So that people wait for five masters as long as for one."""
    rollouts = []
    for players in (2, 4, 6):
        asked = questions(replace(WITCHES, players=players), 1, 1000)[0].decision
        assert asked is not None
        rollouts.append(sum(len(values) for _, values in tried(master(192), asked)))
    assert 3 * rollouts[2] < 2 * rollouts[1] < 2 * rollouts[0]


def test_after_an_undo_and_by_another_one_it_answers_the_same() -> None:
    driver = Driver(WITCHES, 5)
    player = master(32)
    while (asked := driver.decision) is not None and len(driver.answers) < 41:
        before = driver.answers[:]
        driver.answer(player.answer(asked))
        if len(before) % 20 == 19:
            back = driver.undo()
            assert back.answers == before and back.decision is not None
            assert [player.answer(back.decision), master(32).answer(back.decision)] == [driver.answers[-1]] * 2


IN_ANOTHER = """
import json, sys
from test_master import WITCHES, master, questions, tried
player = master(32)
print(json.dumps([tried(player, driver.decision) for driver in questions(WITCHES, 4, 15)]))
"""


def test_in_another_process_it_finds_out_the_same() -> None:
    done = subprocess.run([sys.executable, "-c", IN_ANOTHER], cwd=__file__.rpartition("/")[0], capture_output=True,
                          text=True, check=True)
    player = master(32)
    here = [tried(player, driver.decision) for driver in questions(WITCHES, 4, 15)]
    assert json.loads(done.stdout) == json.loads(json.dumps(here)) and len(here) >= 2


# --- models of the others ---------------------------------------------------------------------------------------------
def after_turns(game: Game, turns: int) -> Game:
    game.run(turns)
    return game


def test_who_buys_like_a_model_is_taken_for_it() -> None:
    table = WITCHES.table()
    witch = PlanPlayer([("witch", 2, ()), (JUDGEMENT, ALL, ())])
    candidates: list[Agent] = [witch, MoneyPlayer(), MoneyAndTerminal("smithy"), PlanPlayer([("village", ALL, ())])]
    models = Models(table, candidates, GeneralPlayer(), 8)
    for agent in candidates:
        found = 0
        for seed in range(100, 104):
            game = after_turns(table.new_game([agent, GeneralPlayer()], seed), 20)
            found += models.mixed(game.players[0]).count(agent)
        assert found > 2 * PARTS, candidates.index(agent)
    beginning = models.mixed(table.new_game([witch, witch], 1).players[0])
    assert [beginning.count(agent) for agent in candidates] == [PARTS // 4] * 4
