"""Games for tests of what is left of them: played by chance, once, and gone on with just before their end."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.record import Record, record_of
from throneroom.web.house import House, bot_seat
from throneroom.web.live import LiveTable
from throneroom.web.protocol import Answer, GameKind, Level, Rules
from throneroom.web.storage import Person, SeatRow

KINGDOM = ("cellar", "festival", "library", "militia", "moat", "remodel", "smithy", "village", "witch", "workshop")
AGREED = Rules()


@cache
def played(players: int = 2, seed: int = 5) -> Record:
    """A game that is over."""
    random, driver = Random(seed), Driver(Setup(KINGDOM, players=players), seed)
    while driver.decision is not None:
        decision = driver.decision
        each = [index for index, copies in enumerate(decision.counts) for _ in range(copies)]
        driver.answer(random.sample(each, random.choice((decision.least, min(decision.most, len(each))))))
    return record_of(driver)


async def near_the_end(house: House, people: Sequence[Person | Level], seed: int = 5, kind: GameKind = "game",
                       rules: Rules = AGREED) -> LiveTable:
    """A table with these people, and bots where a level stands, one answer before the game is over.  A person gives
    it, or a bot might end the game otherwise."""
    record = played(len(people), seed)
    assert isinstance(people[last_to_answer(len(people), seed)], Person)
    somebody = next(each for each in people if isinstance(each, Person))
    seats = [SeatRow(each.name, each.id) if isinstance(each, Person) else bot_seat(each, somebody)
             for number, each in enumerate(people)]
    table = await house.create(record.setup, seats, rules, seed=record.dealt_by, answers=record.answers[:-1],
                               kind=kind)
    for each in people:
        if isinstance(each, Person):
            await table.join(each)
    return table


async def finish(table: LiveTable, seed: int = 5) -> None:
    """The last answer of the game, by whoever is asked."""
    record, decision = played(len(table.row.seats), seed), table.table.decision
    assert decision is not None
    await table.handle(int(decision.seat), Answer(table.table.questions, record.answers[-1]))
    assert table.table.state == "over"


@cache
def last_to_answer(players: int = 2, seed: int = 5) -> int:
    record = played(players, seed)
    driver = Driver(record.setup, record.dealt_by, record.answers[:-1])
    assert driver.decision is not None
    return int(driver.decision.seat)
