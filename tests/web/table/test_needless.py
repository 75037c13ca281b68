"""What cannot matter is answered for people: nobody sees the question, undo passes it over, and old journals stay."""
from __future__ import annotations

import pytest

from throneroom.engine.decision import Decision
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import Monkey, Report
from throneroom.web.journal import Answered, AnyDeed, Begun, TookBack
from throneroom.web.live import played_again
from throneroom.web.protocol import SPECTATOR, Answer, Rules
from throneroom.web.storage import SeatRow, TableRow
from throneroom.web.table import Table

DRAWING = Setup(("wharf", "caravan", "village", "moat", "smithy", "market", "cellar", "merchant_ship",
                 "fishing_village", "workshop"))


class Fond(Monkey):
    def check(self, decision: Decision) -> None: ...


def two_needless(seed: int) -> tuple[Table, list[AnyDeed]]:
    """Two people at a table who answer everything themselves, as they did before, up to the second such question."""
    row = TableRow("table", DRAWING, seed, [SeatRow("Ada", "a"), SeatRow("Bob", "b")], Rules(), False, "gathering", 0.0)
    deeds: list[AnyDeed] = [Begun(SPECTATOR)]
    table = Table(row, deeds)
    assert table.game is not None
    monkey = Fond(table.game, seed, Report(), ("wharf", "caravan", "merchant_ship"))
    found = 0
    while table.decision is not None:
        found += table.needless is not None
        if found == 2:
            return table, deeds
        deeds.append(Answered(int(table.decision.seat), monkey.some(table.decision)))
        table.apply(deeds[-1])
    raise AssertionError("the game is over")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_undo_passes_over_it_also_where_somebody_answered_it_once(seed: int) -> None:
    table, deeds = two_needless(seed)
    before = [mark.needless for mark in table.marks].index(True)
    assert table.marks[before].person == SPECTATOR
    assert all(mark.person != SPECTATOR for mark in table.marks if not mark.needless)
    seat = table.marks[before - 1].person
    early = Table(table.row, deeds[:before + 2])        # just after it was answered
    assert early.own_last_answer(seat) == before - 1 and early.undo_offer(seat) != "no"
    early.apply(TookBack(seat, before - 1))
    assert early.needless is None and early.answers == before - 1
    again = Table(table.row, deeds)                     # the journal is what it was
    assert again.marks == table.marks and again.log.happened == table.log.happened


@pytest.mark.anyio
async def test_nobody_is_shown_such_a_question(served) -> None:
    """Two people play on and on; every question that comes over the line is one that matters."""
    _, seats, rules = served.set_up(2)
    table = await served.house.create(DRAWING, seats, rules, seed=1)
    for seat in range(2):
        await table.join(served.person(seat))
    monkey = Fond(table.table.game, 1, Report(), ("wharf", "caravan", "merchant_ship"))
    passed = 0
    while passed < 1:
        decision = table.table.decision
        assert decision is not None and decision.needless is None
        before = table.table.answers, table.table.questions
        await table.handle(int(decision.seat), Answer(before[1], monkey.some(decision)))
        assert table.table.questions == before[1] + 1
        passed += table.table.answers - before[0] - 1
    stored = await served.house.storage.load_table(table.row.id)
    assert stored is not None and (await played_again(*stored)).marks == table.table.marks
