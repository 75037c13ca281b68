"""Taking back: what it costs, what it gives away, and what people agreed on."""
from __future__ import annotations

from random import Random

import pytest

from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.view import view
from throneroom.web.journal import Answered, AnyDeed, Begun, TookBack
from throneroom.web.protocol import SPECTATOR, Rules
from throneroom.web.storage import SeatRow, TableRow
from throneroom.web.table import Table

UNDOS = 300                             # in one journal


def laid(setup: Setup, rules: Rules | None = None, bots: int = 0, seed: int = 5) -> Table:
    seats = [*[SeatRow(f"P{n}", f"p{n}") for n in range(setup.players - bots)], *[SeatRow("Bot", None, "easy")] * bots]
    row = TableRow("table", setup, seed, seats, rules or Rules(), False, "gathering", 0.0)
    return Table(row, [Begun(SPECTATOR)])


def random_answer(random: Random, table: Table) -> Answered:
    decision = table.decision
    assert decision is not None
    each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
    choice = random.sample(each, random.choice((int(decision.least), min(int(decision.most), len(each)))))
    seat = int(decision.seat)
    return Answered(seat, choice, bot=table.chairs[seat].bot is not None)


# --- what it costs ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("steps", [(1,), (1, 1, 2, 5, 20, 60)])
def test_loading_plays_every_answer_about_once_however_often_was_taken_back(
        monkeypatch: pytest.MonkeyPatch, steps: tuple[int, ...]) -> None:
    random = Random(len(steps))
    table = laid(random_setup(random, 2), seed=len(steps))
    deeds: list[AnyDeed] = [Begun(SPECTATOR)]
    undos = 0
    while undos < UNDOS:
        wants_back = table.answers > 150 and random.random() < 0.5
        if wants_back or table.decision is None:
            deeds.append(TookBack(0, table.answers - random.choice(steps)))
            undos += 1
        else:
            deeds.append(random_answer(random, table))
        table.apply(deeds[-1])
    played = 0
    answer = Driver.answer

    def counted(driver: Driver, indices: list[int]) -> None:
        nonlocal played
        played += 1
        answer(driver, indices)

    monkeypatch.setattr(Driver, "answer", counted)
    again = Table(table.row, deeds)
    given = sum(isinstance(deed, Answered) for deed in deeds)
    assert played < 1.5 * given + 100   # the whole game once more for each would be 50,000
    assert again.log.happened == table.log.happened and again.marks == table.marks
    for seat in range(2):
        assert again.question(seat) == table.question(seat) and view(again.game, seat) == view(table.game, seat)


def test_few_copies_are_kept_to_go_back_to() -> None:
    random = Random(4)
    table = laid(random_setup(random, 4), seed=4)
    while table.answers < 600 and table.decision is not None:
        table.apply(random_answer(random, table))
    assert table.answers > 300 and len(table.driver.games()) < 25
