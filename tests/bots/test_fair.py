"""Players of ours know what their seat may know and nothing else: whatever is hidden is exchanged, the answers stay.
(The master, who takes longer: test_master.py.)"""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from throneroom import bots
from throneroom.bots.facts import Facts
from throneroom.bots.general import GeneralPlayer, Question
from throneroom.bots.judgement import Judgement
from throneroom.bots.levels import player
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer
from throneroom.bots.plan import ALL, ALWAYS
from throneroom.bots.plans import Plan
from throneroom.engine.decision import Agent
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.record.driver import Driver

PLAN = Plan((("gold", 2, (("lead", 0, ALWAYS),)), ("silver", 3, (("money", 0, 12),)), ("*", ALL, ())))
PLAYERS: dict[str, Callable[[], Agent]] = {
    **{name: lambda name=name: player(name, 4, [PLAN]) for name in bots.LEVELS},      # type: ignore[misc]
    "money": MoneyPlayer, "money and terminal": MoneyAndTerminal}


class Peeking(GeneralPlayer):
    """Buys by what lies on top of its deck: the test must notice."""

    def purchase(self, judge: Judgement, offer: list[Facts]) -> int:
        deck = judge.player.deck
        return sum(map(ord, deck[-1].id)) % len(offer) if deck else 0

    def decide(self, judge: Judgement, asked: Question) -> list[int]:
        return super().decide(judge, asked)


def changed(bot: Agent, seed: int) -> tuple[int, int]:
    """Of a random game: how often everything hidden was dealt anew, and how many answers were others then."""
    driver = Driver(random_setup(Random(seed), players=2 + seed % 3, among=BOOKS), seed)
    dealt = others = 0
    for step in range(120):
        question = driver.decision
        if question is None:
            break
        answer = bot.answer(question)
        if step % 5 == 4:
            other = driver.fork(int(question.seat), seed=step)
            assert other.decision is not None
            dealt += hidden(other) != hidden(driver)
            others += bot.answer(other.decision) != answer
        driver.answer(answer)
    return dealt, others


def hidden(driver: Driver) -> list[list[str]]:
    return [[card.id for card in zone] for player in driver.game.players for zone in (player.deck, player.hand)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", PLAYERS)
def test_answers_do_not_depend_on_hidden_cards(name: str, seed: int) -> None:
    dealt, others = changed(PLAYERS[name](), 10 * list(PLAYERS).index(name) + seed)
    assert dealt >= 10 and others == 0


def test_whoever_peeks_is_noticed() -> None:
    assert any(changed(Peeking(), seed)[1] for seed in range(3))


@pytest.mark.parametrize("name", bots.LEVELS)
def test_a_level_keeps_nothing_from_one_question_to_the_next(name: str) -> None:
    """Asked again in another order, by another bot of the same name, it answers the same."""
    driver = Driver(random_setup(Random(21), players=3, among=BOOKS), 21)
    bot = player(name, 4, [PLAN])
    while (question := driver.decision) is not None and len(driver.answers) < 150:
        driver.answer(bot.answer(question))
    again = player(name, 4, [PLAN])
    for number in range(len(driver.answers) - 1, -1, -1):
        decision = driver.undo(len(driver.answers) - number).decision
        assert decision is not None and again.answer(decision) == driver.answers[number]


def test_only_the_seat_touches_the_game() -> None:
    house = Path(bots.__file__).parent
    for name in ("facts", "general", "judgement", "levels", "plain", "plan", "plans"):
        code = (house / f"{name}.py").read_text(encoding="utf-8")
        assert not re.search(r"\.game\b|judge\.player\b|self\.player\b|engine\.game import", code), name
