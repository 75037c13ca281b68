"""What the command line can do."""
from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from throneroom.bots.levels import level as bot_of_level
from throneroom.card_commands import check_language
from throneroom.cards import BY_SET, kind
from throneroom.engine.decision import Agent
from throneroom.errors import BadKingdom, BadRecord
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import MOST_TURNS, Report, play_many
from throneroom.record.record import Record, read, replay
from throneroom.terminal import Game as TerminalGame
from throneroom.terminal import Replay
from throneroom.words.library import find, words

FIRST_GAME = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"


def names(text: str) -> tuple[str, ...]:
    """Ids of cards named in a list; unknown and unfinished ones are refused by name."""
    ids = tuple(find(name) for name in text.split(",") if name.strip())
    for card_id in ids:
        kind(card_id)
    return ids


def play(
    kingdom: Annotated[str, typer.Option(help="Kingdom cards, separated by commas.")] = FIRST_GAME,
    landscapes: Annotated[str, typer.Option(help="Events, Projects, Landmarks, Ways, an Ally.")] = "",
    opponents: Annotated[int, typer.Option(help="How many bots.")] = 1,
    level: Annotated[str, typer.Option(help="How well they play: easy, medium or hard.")] = "medium",
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.")] = 0,
    language: Annotated[str, typer.Option(help="en or de")] = "en",
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
) -> None:
    """Play in the terminal against bots."""
    check_language(language)
    file = save or resume or Path("throneroom-game.json")
    kept = None if resume is None else read_file(resume)
    setup = Setup(names(kingdom), names(landscapes), opponents + 1) if kept is None else kept.setup
    number = kept.seed if kept is not None else seed or int.from_bytes(os.urandom(4))
    if kept is not None:
        replay(kept)                    # refuses what does not replay, by name
    bots: dict[int, Agent] = {seat: bot_of_level(level, number + seat) for seat in range(1, setup.players)}
    game = TerminalGame(setup, number, () if kept is None else kept.answers, language, bots, file)
    game.farewell(game.play(), f" --level {level} --language {language}")


def show_replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    upto: Annotated[int | None, typer.Option(help="Only so many answers.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell everything that happened.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Look on, answer by answer.")] = False,
    language: Annotated[str, typer.Option(help="en or de")] = "en",
) -> None:
    """Check a record by playing it again, and show what came of it."""
    check_language(language)
    kept = read_file(file)
    if upto is not None and not 0 <= upto <= len(kept.answers):
        raise BadRecord(f"the record has {len(kept.answers)} answers; cannot go to answer {upto}")
    driver = replay(kept, upto)
    if watch or log:
        shown = Replay(kept, language)
        if log:
            shown.print_log(len(driver.answers))
        else:
            shown.go_to(upto or 0)
            shown.watch()
        return
    console = Console()
    console.print(f"{len(driver.answers)} answers, {driver.game.turn_number} turns, "
                  f"{'over' if driver.over else 'not over'}")
    for player, score in zip(driver.game.players, driver.game.scores(), strict=True):
        console.print(f"player {player.seat + 1}: {score} points in {player.turns} turns")
    if driver.decision is not None:
        console.print(f"next: {driver.decision!r}")


def read_file(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    return read(data)


def fuzz(
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; the others follow.")] = 1,
    sets: Annotated[str, typer.Option(help="Only these sets, separated by commas.")] = "",
    cards: Annotated[str, typer.Option(help="Cards that are in every game.")] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    turns: Annotated[int, typer.Option(min=1, help="Longer games are ended (one in five: 4 times).")] = MOST_TURNS,
    uses: Annotated[bool, typer.Option(help="Show how often every object was used.")] = False,
) -> None:
    """Play random games at random tables and check everything that must always hold."""
    chosen = [name.strip().lower().replace(" ", "_") for name in sets.split(",") if name.strip()]
    for name in chosen:
        if name not in BY_SET:
            raise BadKingdom(f"there is no set {name!r}; there are {', '.join(BY_SET)}")
    wanted = names(cards)
    console = Console(stderr=not sys.stdout.isatty())
    total = Report()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=console) as progress:
        task = progress.add_task("random games", total=games)
        for report in play_many(games, seed, chosen, wanted, jobs, turns):
            total.add(report)
            progress.update(task, advance=report.games, description=f"random games, {len(total.failures)} failed")
    tell(total, chosen, wanted, turns, uses)
    if total.failures:
        raise typer.Exit(1)


def tell(total: Report, sets: list[str], cards: tuple[str, ...], turns: int, uses: bool) -> None:
    console = Console(soft_wrap=True, highlight=False)
    options = (f" --sets {','.join(sets)}" if sets else "") + (f" --cards {','.join(cards)}" if cards else "")
    options += f" --turns {turns}" if turns != MOST_TURNS else ""
    for failed, what in sorted(total.failures)[:20]:
        console.print(f"{what}\n  again: throneroom fuzz --games 1 --seed {failed} --jobs 1{options}", markup=False)
    if uses:
        table = Table("object", "played", "gained", "bought", "used")
        for card_id in sorted({card_id for _, card_id in total.used}):
            counts = [total.used["play", card_id], total.used["gain", card_id], total.used["buy", card_id],
                      sum(total.used[verb, card_id] for verb in ("ability", "follow", "take", "receive"))]
            table.add_row(words(card_id).name("en"), *map(str, counts))
        console.print(table)
    console.print(f"{total.games} games, {len(total.failures)} failures, {total.unfinished} ended by the turn bound, "
                  f"{total.turns} turns, {total.decisions} decisions")
    if not sets and not cards:
        never = total.never_used()
        console.print(f"objects never used: {', '.join(never) if never else 'none'}")
