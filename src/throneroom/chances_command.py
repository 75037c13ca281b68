"""The chances of everybody, turn by turn through a recorded game, on the command line."""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from throneroom.bots.chances import ROLLOUTS, Chance, chances, usual_models
from throneroom.commands import read_file
from throneroom.engine.game import Game
from throneroom.errors import BadRecord
from throneroom.record.record import Record, driver_of, replay

WIDTH = 40
SHADES = "█▓▒░▚▞"
COLOURS = ("blue", "red", "green", "yellow", "magenta", "cyan")


def show_chances(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    at: Annotated[int | None, typer.Option(help="Only after so many answers.")] = None,
    rollouts: Annotated[int, typer.Option(min=1, help="How often the game is played on from each point.")] = ROLLOUTS,
) -> None:
    """Everybody's chances to win, turn by turn, as seen by whose turn it is: the game is played on many times."""
    kept = read_file(file)
    if at is not None and not 0 <= at <= len(kept.answers):
        raise BadRecord(f"the record has {len(kept.answers)} answers; cannot go to answer {at}")
    replay(kept)                        # refuses what does not replay, by name
    points = list(turns(kept)) if at is None else [point(kept, at)]
    models = usual_models(points[0][1].table)
    table = Table("answers", "turn", "", *(f"player {seat + 1}" for seat in range(kept.setup.players)), box=None)
    console = Console()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=len(points) * rollouts)
        for answers, game in points:
            found = chances(game, rollouts, models=models, progress=lambda _: progress.advance(task))
            table.add_row(str(answers), str(game.turn_number), bar(found), *map(percent, found))
    console.print(table)


def turns(kept: Record) -> Iterator[tuple[int, Game]]:
    """The first settled point of every turn, and the end: answers until then, and the game."""
    driver = driver_of(kept)
    turn = 0
    for answer in [*kept.answers, None]:
        if driver.decision is None or (driver.decision.settled and driver.game.turn_number > turn):
            turn = driver.game.turn_number
            yield len(driver.answers), driver.game.copy()
        if answer is not None:
            driver.answer(answer)


def point(kept: Record, at: int) -> tuple[int, Game]:
    """After so many answers, or in the middle of something: before it."""
    driver = replay(kept, at)
    return at, driver.game if driver.over else driver.settled


def bar(found: list[Chance]) -> Text:
    """As long for each as their chance."""
    text = Text()
    upto = 0.0
    for seat, chance in enumerate(found):
        before = round(WIDTH * upto)
        upto += chance.value
        text.append(SHADES[seat] * (round(WIDTH * upto) - before), style=COLOURS[seat])
    return text


def percent(chance: Chance) -> str:
    return f"{chance.value:4.0%} [{100 * chance.low:.0f}, {100 * chance.high:.0f}]"
