"""What the log of a table tells in which order, what an undo says it would take back, and the names in a record."""
from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest
from tests.web.table.test_table import begun, least, play_treasures, random_answer, row

from throneroom.errors import BadRecord
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.record.record import read, write
from throneroom.testing import Scene
from throneroom.web.house import bot_seat
from throneroom.web.journal import Begun
from throneroom.web.protocol import SPECTATOR, Step
from throneroom.web.storage import Person
from throneroom.web.table import Table


def heard(scene: Scene) -> list[tuple[str, int, list[str]]]:
    return [(event.verb, int(event.seat), [card.id for card in event.cards]) for event in scene.log.events]


def test_a_reaction_is_told_before_what_it_does() -> None:
    scene = Scene(p1={"hand": "Witch", "deck": "5 Copper"}, p2={"hand": "Moat"}, p3={})
    scene.p1.plays("Witch", scene.p2("Moat"))
    told = heard(scene)
    assert told[0] == ("play", 0, ["witch"])
    used, gained = told.index(("ability", 1, ["moat"])), told.index(("gain", 2, ["curse"]))
    assert told[used + 1] == ("reveal", 1, ["moat"]) and used < gained


def test_what_was_promised_is_told_before_it_is_kept() -> None:
    scene = Scene(p1={"hand": "Caravan", "deck": "12 Copper"}, p2={"deck": "12 Copper"})
    scene.p1.plays("Caravan")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    told = heard(scene)
    used = told.index(("ability", 0, ["caravan"]))
    assert told[used - 1][:2] == ("turn", 0) and told[used + 1] == ("draw", 0, ["copper"])


def test_a_reaction_that_is_declined_is_not_told() -> None:
    scene = Scene(p1={"hand": "Witch", "deck": "5 Copper"}, p2={"hand": "Moat"})
    scene.p1.plays("Witch", scene.p2("no"))
    assert not any(verb == "ability" for verb, *_ in heard(scene))


@pytest.mark.parametrize("seed", range(6))
def test_every_clean_up_is_told_as_one(seed: int) -> None:
    random = Random(seed)
    table = Table(row(random_setup(random, 3, among=BOOKS), seed=seed), [Begun(SPECTATOR)])
    for _ in range(150):
        if table.decision is None:
            break
        table.apply(random_answer(random, table))
    told = table.log.told(0)
    turns = [at for at, event in enumerate(told) if event.verb == "turn"]
    assert len(turns) > 3
    for begin, end in pairwise(turns):
        tidied = [event for event in told[begin:end] if event.tidy]
        assert tidied and {event.verb for event in tidied} <= {"discard", "move", "shuffle", "draw"}
        assert not any(event.verb in ("play", "buy") for event in told[begin + told[begin:end].index(tidied[0]):end])


def test_an_undo_says_what_it_takes_back_to_nobody_else() -> None:
    table = begun()
    assert table.undo_step(0) is None
    play_treasures(table)
    step = table.undo_step(0)
    assert step is not None and (step.purpose, step.source) == ("play", None)
    assert [choice.id for choice in step.chosen] == ["copper"]
    assert table.game is not None and step.chosen[0].count == len(table.game.players[0].in_play)
    assert table.undo_step(1) is None
    table = begun(bots=1)               # everything can be taken back
    play_treasures(table)
    table.apply(least(table))           # buys nothing
    assert table.undo_step(0) == Step("buy", None, [])
    assert table.undo_step(SPECTATOR) is None


def test_a_record_knows_who_played() -> None:
    table = begun(bots=1)
    while table.decision is not None and len(table.marks) < 2000:
        table.apply(random_answer(Random(len(table.marks)), table))
    record = table.record()
    assert record is not None and record.names == ["P0", "Bot"]
    kept = read(write(record))
    assert kept == record
    assert b"names" not in write(msgspec.structs.replace(record, names=msgspec.UNSET))      # as it was ever written
    with pytest.raises(BadRecord, match="1 names for 2 players"):
        read(write(msgspec.structs.replace(record, names=["P0"])))


def test_a_bot_keeps_its_name_unless_it_is_that_of_a_person() -> None:
    ada = Person("p", "Ada", False)
    assert bot_seat("easy", ada, "Cosima").name == "Cosima"
    assert bot_seat("easy", ada, "ADA").name != "ADA"
    assert bot_seat("easy", ada, "\u202eevil").name == bot_seat("easy", ada).name
