"""Both libraries' own tests, and what they do not ask: seeds, ends, rewards, records, many games at once."""
from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, seed_test

import throneroom.environment
from throneroom.bots.money import BigMoney
from throneroom.environment import throneroom_v0
from throneroom.environment.playing import Play, Shape
from throneroom.environment.terms import Terms, points, win
from throneroom.errors import BadContest, BadKingdom, IllegalAnswer, ThroneroomError
from throneroom.kingdoms.generator import Wishes
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.sharing import code, kingdom_of
from throneroom.record.driver import Driver
from throneroom.record.record import Result, read, replay, write

CYCLES = 60
ID = "throneroom.environment:Throneroom-v0"


def masked(random: Random, mask: np.ndarray) -> int:
    return int(random.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize(("players", "kingdom"), [(2, "First Game"), (6, "random")])
def test_pettingzoo_is_content(players: int, kingdom: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():         # it knows observations with a mask only of games of its own
        warnings.filterwarnings("error", module="pettingzoo.test")
        warnings.filterwarnings("ignore", "Observation space for each agent probably|Observation is not a NumPy array")
        api_test(throneroom_v0.env(players=players, kingdom=kingdom, render_mode="ansi"), num_cycles=CYCLES)
        api_test(throneroom_v0.env(players=players, kingdom=kingdom, most_turns=4), num_cycles=CYCLES)   # to its end
    seed_test(lambda: throneroom_v0.env(players=players, kingdom=kingdom), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("terms", [{}, {"players": 4, "kingdom": "random", "opponents": ["money", "random", "general"]},
                                   {"kinds": "table", "reward": "points", "seat": 1}])
def test_gymnasium_is_content(terms: dict) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", module="gymnasium.utils")
        check_env(gymnasium.make(ID, **terms).unwrapped)


def test_a_game_for_everybody_ends_with_what_everybody_won() -> None:
    table = throneroom_v0.raw_env(players=3, kingdom="random")
    table.reset(seed=4)
    random, won = Random(4), {}
    for agent in table.agent_iter():
        observation, reward, over, broken_off, info = table.last()
        if over or broken_off:
            won[agent] = reward
            assert over and not broken_off
            table.step(None)
            continue
        assert observation is not None and (observation["action_mask"] == info["action_mask"]).all()
        assert reward == 0 and table.told(agent).question is not None
        table.step(masked(random, observation["action_mask"]))
    assert set(won) == set(table.possible_agents) and sum(won.values()) == pytest.approx(0) and max(won.values()) > 0
    kept = replay(read(write(table.record())))          # the driver comes to the same
    assert kept.over and kept.game.winners() == [seat for seat in range(3) if won[f"player_{seat}"] > 0]


def test_who_takes_an_action_that_is_not_allowed_loses() -> None:
    raw = throneroom_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        raw.step(2)
    table = throneroom_v0.env()
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(2)
    assert table.terminations[agent] and table.rewards[agent] == -1
    seat = throneroom_v0.single()
    seat.reset(seed=1)
    _, reward, over, broken_off, info = seat.step(2)
    assert (reward, over, broken_off, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        seat.step(0)
    many = throneroom_v0.vector(2)
    many.reset(seed=1)
    _, rewards, over, _, infos = many.step([2, masked(Random(1), many.reset(seed=1)[0]["action_mask"][1])])
    assert rewards.tolist() == [-1, 0] and over.tolist() == infos["_final_obs"].tolist() == [True, False]


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    seat = throneroom_v0.single(kingdom="random", players=3)
    first = [seat.reset(seed=7), seat.reset()]
    kingdoms = seat.record().setup
    again = [seat.reset(seed=7), seat.reset()]
    for (one, _), (other, _) in zip(first, again, strict=True):
        assert (one["observation"] == other["observation"]).all()
    assert (first[0][0]["observation"] != first[1][0]["observation"]).any()
    assert seat.record().setup == kingdoms


def test_many_games_at_once_are_the_same_games_as_one_by_one() -> None:
    count, steps = 3, 150
    many = throneroom_v0.vector(count, "big-money", kinds="table", most_turns=12)
    single = [throneroom_v0.single("big-money", kinds="table", most_turns=12) for _ in range(count)]
    found, infos = many.reset(seed=11)
    alone = [seat.reset(seed=11 + place) for place, seat in enumerate(single)]
    random, ends = Random(3), 0
    for _ in range(steps):
        assert (infos["action_mask"] == found["action_mask"]).all() and found in many.observation_space
        actions = [masked(random, mask) for mask in found["action_mask"]]
        found, rewards, over, broken_off, infos = many.step(np.array(actions))
        for place, seat in enumerate(single):
            one, reward, ended, cut, info = seat.step(actions[place])
            assert (reward, ended, cut) == (rewards[place], over[place], broken_off[place])
            if ended or cut:
                ends += 1
                assert (infos["final_obs"][place]["observation"] == one["observation"]).all()
                assert infos["final_info"]["scores"][place] == info["scores"] == seat.play.result().scores
                one, _ = seat.reset()
            assert (found["observation"][place] == one["observation"]).all()
            assert (found["action_mask"][place] == one["action_mask"]).all()
    assert ends > 3 and alone


def test_games_that_are_over_may_begin_anew_in_the_next_step() -> None:
    many = gymnasium.make_vec(ID, 2, autoreset_mode=AutoresetMode.NEXT_STEP, most_turns=2, kinds="table", seat=0)
    found, _ = many.reset(seed=[1, 2])
    random = Random(5)
    for _ in range(60):
        found, _, _, broken_off, infos = many.step([masked(random, mask) for mask in found["action_mask"]])
        assert "final_obs" not in infos
        if broken_off.any():
            break
    ended = np.flatnonzero(broken_off)[0]
    asked = many.unwrapped.shape.observing.parts["asked"]
    assert found["action_mask"][ended].sum() == 1 and found["observation"][ended][asked] == 0
    found, rewards, _, broken_off, _ = many.step([masked(random, mask) for mask in found["action_mask"]])
    assert not broken_off[ended] and rewards[ended] == 0 and found["action_mask"][ended].sum() > 1


@pytest.mark.parametrize(("scores", "winners", "worth"), [
    ([3, 6], [1], [-1, 1]), ([5, 5], [0, 1], [0, 0]), ([1, 9, 4], [1], [-0.5, 1, -0.5]),
    ([9, 9, 4], [0, 1], [0.25, 0.25, -0.5])])
def test_rewards_add_up_to_nothing(scores: list[int], winners: list[int], worth: list[float]) -> None:
    result = Result(scores, [10] * len(scores), winners)
    assert [win(result, seat) for seat in range(len(scores))] == pytest.approx(worth)


def test_a_reward_may_be_points_or_a_function() -> None:
    assert points(Result([3, 30, 12], [9, 9, 9], [1]), 2) == -18
    for reward in ("points", lambda result, seat: float(result.scores[seat] - result.scores[1 - seat])):
        seat = throneroom_v0.single(reward=reward, most_answers=30, seat=0)
        found, _ = seat.reset(seed=2)
        random, over, broken_off = Random(2), False, False
        while not (over or broken_off):
            found, worth, over, broken_off, info = seat.step(masked(random, found["action_mask"]))
        assert broken_off and not over and info["winners"] == [] and len(seat.record().answers) >= 30
        assert worth == info["scores"][0] - info["scores"][1]


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_that_waits_comes_to_the_same_as_that_of_the_driver(players: int) -> None:
    random = Random(players)
    setup = random_setup(random, players, among=BOOKS)
    play = Play(Shape(Terms(players, setup)), setup, players, {1: BigMoney()})
    driver = Driver(setup, players, bots={1: BigMoney()})
    for _ in range(150):
        if play.asked is None:
            break
        before = len(play.running.answers)
        play.take(random.choice(play.asked.allowed))
        for answer in play.running.answers[before:]:
            if len(driver.answers) < len(play.running.answers):
                driver.answer(play.running.answers[len(driver.answers)])
            assert answer in driver.answers
        assert driver.answers == play.running.answers and repr(driver.decision) == repr(play.running.decision)


@pytest.mark.parametrize("kingdom", ["First Game", code(kingdom_of("Big Money")), Wishes(sets=("seaside",)), "random",
                                     kingdom_of("First Game")])
def test_kingdoms_come_by_name_code_wishes_or_chance(kingdom: object) -> None:
    seat = throneroom_v0.single(kingdom=kingdom, players=3)
    found, _ = seat.reset(seed=1)
    setup = seat.record().setup
    assert setup.players == 3 and found in seat.observation_space
    if isinstance(kingdom, Wishes):
        assert "seaside" in str(kingdom) and len(setup.kingdom) == 10


def test_opponents_are_bots_strategies_or_players_of_ones_own() -> None:
    for opponents in ("money", "Big Money + Smithy", BigMoney(), ["random", "general"]):
        players = 3 if isinstance(opponents, list) else 2
        seat = throneroom_v0.single(opponents, players=players, kingdom="First Game")
        found, _ = seat.reset(seed=1)
        for _ in range(30):
            found, *_ = seat.step(masked(Random(1), found["action_mask"]))
        assert len(seat.record().answers) > 5


@pytest.mark.parametrize(("make", "said"), [
    (lambda: throneroom_v0.env(players=7), "2 to 6 players, not 7"),
    (lambda: throneroom_v0.env(kingdom="Nowhere, Moat"), "Nowhere"),
    (lambda: throneroom_v0.env(reward="fame"), "no reward 'fame': it is win or points"),
    (lambda: throneroom_v0.env(most_turns=0), "at least one turn"),
    (lambda: throneroom_v0.env(kinds="table", kingdom="random"), "another kingdom"),
    (lambda: throneroom_v0.single("nobody"), "nobody"),
    (lambda: throneroom_v0.single(["money", "money"]), "a game of 2 has 1 opponents, not 2"),
    (lambda: throneroom_v0.single(seat=2), "seats of 2 players are 0 to 1"),
    (lambda: throneroom_v0.vector(0), "at least one game"),
    (lambda: throneroom_v0.vector(2).reset(seed=[1]), "2 games, but 1 seeds")])
def test_what_cannot_be_played_is_refused_in_one_line(make: Callable[[], object], said: str) -> None:
    with pytest.raises(ThroneroomError) as refused:
        make()
    assert said in str(refused.value) and "\n" not in str(refused.value)
    assert isinstance(refused.value, BadContest | BadKingdom | ThroneroomError)


def test_without_the_libraries_a_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError) as refused:
        importlib.reload(throneroom.environment)
    assert str(refused.value) == "the environment needs pettingzoo: pip install 'throneroom[learn]'"
