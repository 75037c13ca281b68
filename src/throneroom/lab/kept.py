"""Records that must replay for ever: random games about every set and every card that lets somebody name a card.

    python -m throneroom.lab.kept FOLDER        makes such records, of today's version, and their checksums

Those of each version are made once, by the engine of that time, and never again: tests/record/kept.
"""
from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from throneroom.cards import SETS
from throneroom.engine.decision import NAME
from throneroom.engine.game import Game
from throneroom.lab.checks import Broken
from throneroom.lab.fuzz import Report, plan, play_randomly
from throneroom.record.record import Record, driver_of, read, record, record_of, replay, write

NAMING = ("contraband", "doctor", "journeyman", "mystic", "pursue", "rebuild", "sorcerer", "sorceress", "wishing_well")
OTHERS = ("black_market", "way_of_the_mouse", "young_witch", "druid", "knights", "possession")
SUMS = "sums.txt"
SEED_BITS = 128
TURNS = 40
MOST_ANSWERS = 600


def checksum(kept: Record) -> str:
    """Of all that was chosen, in words, and of where everything lies in the end."""
    driver = driver_of(kept)
    digest = hashlib.sha256()
    for answer in kept.answers:
        assert driver.decision is not None
        chosen = [driver.decision.options[index].id for index in answer]
        digest.update(f"{driver.decision.seat} {' '.join(chosen)}\n".encode())
        driver.answer(answer)
    for line in lying(driver.game):
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()


def names_asked(kept: Record, card_id: str) -> int:
    """How often that card asks somebody to name one."""
    driver, asked = driver_of(kept), 0
    for answer in kept.answers:
        decision = driver.decision
        assert decision is not None
        asked += decision.purpose == NAME and decision.source is not None and decision.source.id == card_id
        driver.answer(answer)
    return asked


def lying(game: Game) -> Iterator[str]:
    for pile in game.piles:
        yield f"{pile.id}: {' '.join(card.id for card in pile.cards)}"
    yield f"trash: {' '.join(card.id for card in game.trash)}"
    for name, stack in sorted(game.stacks.items()):
        yield f"{name}: {' '.join(card.id for card in stack)}"
    for player in game.players:
        for name, zone in player.zones():
            yield f"{player.seat} {name}: {' '.join(card.id for card in zone)}"
        yield f"{player.seat} {player.score()} points, {player.turns} turns"


def check(folder: Path) -> int:
    """Replays all records of a folder; how many there are.  Broken names the first that is not what it was."""
    sums = dict(line.split()[::-1] for line in (folder / SUMS).read_text().splitlines())
    files = sorted(folder.glob("*.json"))
    if [file.stem for file in files] != sorted(sums):
        raise Broken(f"{folder}: the records are not those of {SUMS}")
    for file in files:
        data = file.read_bytes()
        kept = read(data)
        replay(kept)
        if write(kept) != data or write(record_of(driver_of(kept, kept.answers))) != data:
            raise Broken(f"{file}: written again it is not the same")
        if checksum(kept) != sums[file.stem]:
            raise Broken(f"{file}: the same answers lead to another game")
    return len(files)


def make(name: str, sets: tuple[str, ...], cards: tuple[str, ...]) -> bytes:
    """The first game that serves: short, over if it is about a set, and with a name given if it is about that."""
    random = Random(name)
    while True:
        planned = plan(random.getrandbits(SEED_BITS), sets, cards, TURNS)
        game = play_randomly(planned, Report())
        answers = game.answers or []
        if len(answers) <= MOST_ANSWERS and (game.over or not sets):
            kept = record(planned.setup, planned.seed, answers, game)
            if name not in NAMING or names_asked(kept, name):
                return write(kept)


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    sums = []
    cases = [(name, (name,), ()) for name in SETS] + [(name, (), (name,)) for name in (*NAMING, *OTHERS)]
    for name, sets, cards in cases:
        data = make(name, sets, cards)
        (folder / f"{name}.json").write_bytes(data)
        sums.append(f"{checksum(read(data))} {name}\n")
    (folder / SUMS).write_text("".join(sums))


if __name__ == "__main__":
    main()
