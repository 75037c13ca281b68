"""Games on the command line: played against bots, replayed, and at random to find faults."""
from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from throneroom.bots.kept_plans import KeptPlan, kept_plan
from throneroom.bots.levels import checked, order_of
from throneroom.bots.levels import level as bot_of_level
from throneroom.bots.reasons import Reason, last_purchase, reason
from throneroom.card_commands import Language, spoken
from throneroom.cards import kind
from throneroom.engine.decision import Agent
from throneroom.errors import BadKingdom, BadRecord, ThroneroomError
from throneroom.kingdom_commands import TERMS, checked_players, split, text_of
from throneroom.kingdoms.customs import first_player
from throneroom.kingdoms.editions import called as edition_called
from throneroom.kingdoms.furnishing import played_by
from throneroom.kingdoms.generator import Wishes, generate, set_called, with_market
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab.fuzz import MOST_TURNS, Report, plan, play_many
from throneroom.record.driver import Driver
from throneroom.record.record import Record, read, record, replay
from throneroom.terminal import Game as TerminalGame
from throneroom.terminal import Replay
from throneroom.words.library import find, words

RANDOM = "random"
SAVED = "throneroom-game"


def ids_of(text: str) -> tuple[str, ...]:
    """Of cards named in a list; unknown ones, and what is no card (a mat), are refused by name."""
    ids = tuple(find(name) for name in split(text))
    for card_id in ids:
        kind(card_id)
    return ids


def play(
    kingdom: Annotated[str, typer.Option(help="A recommended set, ten names, a code or link, @FILE, or random.")] = "",
    sets: Annotated[str, typer.Option(help="A random kingdom of these sets, separated by commas.")] = "",
    wanted: Annotated[str, typer.Option("--with", help="A random kingdom with these. " + TERMS)] = "",
    unwanted: Annotated[str, typer.Option("--without", help="A random kingdom without these. " + TERMS)] = "",
    players: Annotated[int, typer.Option(help="2 to 6, you and the bots.")] = 2,
    editions: Annotated[str, typer.Option(
        help="Other texts than the books': newest, seaside-2022, hermit:newest, mine:base-2008 ...")] = "",
    place: Annotated[int | None, typer.Option("--seat", help="1: you begin. Without it the seed draws lots.")] = None,
    level: Annotated[
        str, typer.Option(help="Of the bots: beginner, easy, medium, hard or master, or one for each.")] = "medium",
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed deals the same cards.")] = None,
    language: Language = "",
    save: Annotated[Path | None, typer.Option(help="Where the game is kept.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a kept game.")] = None,
) -> None:
    """Play in the terminal against bots. Without wishes it is the First Game."""
    language = spoken(language)
    wishes = Wishes(sets=split(sets), wanted=split(wanted), unwanted=split(unwanted), players=checked_players(players))
    if resume is None:
        number = secrets.randbits(128) if seed is None else seed
        setup = with_editions(chosen_kingdom(kingdom, wishes, Random(number)), split(editions), Random(number))
        kept = record(setup, number, ())
    else:
        if kingdom or editions or wishes != Wishes() or seed is not None:
            raise BadRecord(f"{resume} knows its kingdom, players and seed: leave them out")
        kept = read_file(resume)
        replay(kept)                    # refuses what does not replay, by name
    bots = bots_of(level, kept, seat_of(place, kept))
    if save is not None and save != resume and os.path.isfile(save) and not is_over(save):
        raise BadRecord(f"{save} is there already, and no game that is over: take another file, or --resume this one")
    game = TerminalGame(kept, language, bots, save or resume or unused_file(), partial(why, named(level, bots)))
    again = f" --level {shlex.quote(level)} --language {language}"
    game.farewell(game.play(), again if place is None else f"{again} --seat {place}")


def seat_of(place: int | None, kept: Record) -> int:
    """The first seat begins; who sits there is drawn by lot, unless a place was chosen."""
    players = kept.setup.players
    if place is None:
        return -first_player(Random(kept.dealt_by), players) % players
    if not 1 <= place <= players:
        raise ThroneroomError(f"there are seats 1 to {players}, not {place}")
    return place - 1


def bots_of(level: str, kept: Record, seat: int) -> dict[int, Agent]:
    """The bots by their seats."""
    others = [other for other in range(kept.setup.players) if other != seat]
    with bar("games") as told:
        return {other: bot_of_level(name, kept.setup, kept.dealt_by + other, progress=told)
                for other, name in named(level, others).items()}


def named(level: str, seats: Collection[int]) -> dict[int, str]:
    """The levels of the bots at these seats: one for all of them, or one for each."""
    levels = [checked(name.strip()) for name in level.split(",")]
    if len(levels) not in (1, len(seats)):
        raise ThroneroomError(f"{len(levels)} levels, but {len(seats)} to play against you: name one, or one for each")
    return {seat: levels[index % len(levels)] for index, seat in enumerate(seats)}


def why(levels: Mapping[int, str], driver: Driver, seat: int) -> Reason | None:
    """Why the bot at this seat bought what it bought last."""
    bought, order = last_purchase(driver, seat), order_of(levels[seat], driver.setup)
    kept = None if order is None else kept_plan(order, compare=True)
    plans, rates = ([], {}) if kept is None else (kept.plans, kept.rates)
    return None if bought is None else reason(levels[seat], driver.seed + seat, plans, rates, *bought)


@contextmanager
def bar(what: str) -> Iterator[Callable[[KeptPlan], None]]:
    """How far the search for a plan has come, if it takes a while."""
    margin = Console(stderr=True)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=margin, transient=True, disable=not margin.is_terminal) as progress:
        task = progress.add_task(what, total=None, visible=False)

        def told(kept: KeptPlan) -> None:
            total = kept.order.games
            progress.update(task, completed=min(kept.games, total), total=total, visible=kept.plan is None)

        yield told


def with_editions(setup: Setup, editions: Sequence[str], random: Random) -> Setup:
    """Played by other texts; nothing said, by those that the kingdom has."""
    if editions:
        setup = played_by(random, setup, tuple(map(edition_called, editions)))
        setup.table()                   # refuses what no card knows
    return setup


def chosen_kingdom(kingdom: str, wishes: Wishes, random: Random) -> Setup:
    wished = wishes != Wishes(players=wishes.players)
    if kingdom.strip().lower() == RANDOM or (wished and not kingdom):
        return generate(random, wishes)
    if wished:
        raise BadKingdom(f"--sets, --with and --without are for a random kingdom, not for {kingdom!r}")
    return with_market(random, kingdom_of(text_of(kingdom or "First Game"), wishes.players))


def unused_file() -> Path:
    """Where a new game is kept: never in the place of one that is not over."""
    paths = (Path(f"{SAVED}{number}.json") for number in chain([""], count(2)))
    return next(path for path in paths if not path.exists() or is_over(path))


def is_over(path: Path) -> bool:
    try:
        return read_file(path).result is not None
    except BadRecord:
        return False


def show_replay(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    upto: Annotated[int | None, typer.Option(help="Only so many answers.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell everything that happened.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Look on, answer by answer.")] = False,
    language: Language = "",
) -> None:
    """Check a record by playing it again, and show what came of it."""
    language = spoken(language)
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
        console.print(f"next: {driver.decision!r}", markup=False)


def read_file(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    try:
        return read(data)
    except BadRecord as error:
        raise BadRecord(f"file {path}: {error}") from None


MILESTONE = 500         # in a log, a line after so many games


def fuzz(
    games: Annotated[int, typer.Option(min=1, help="How many.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Of the first game; the others follow.")] = 1,
    sets: Annotated[str, typer.Option(help="Only these sets, separated by commas.")] = "",
    cards: Annotated[str, typer.Option(help="Cards that are in every game.")] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = os.cpu_count() or 1,
    turns: Annotated[int, typer.Option(min=1, help="Longer games are ended (some: twice as long).")] = MOST_TURNS,
    uses: Annotated[bool, typer.Option(help="Show how often every object was used.")] = False,
) -> None:
    """Play random games at random tables and check everything that must always hold."""
    chosen = [set_called(name) for name in split(sets)]
    wanted = ids_of(cards)
    plan(seed, chosen, wanted)          # refuses cards that do not fit on one table
    console = Console(soft_wrap=True, highlight=False)
    margin = console if console.is_terminal else Console(stderr=True)
    options = (f" --sets {','.join(chosen)}" if chosen else "") + (f" --cards {','.join(wanted)}" if wanted else "")
    options += f" --turns {turns}" if turns != MOST_TURNS else ""
    total = Report()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=margin) as progress:
        task = progress.add_task("random games", total=games)
        for report in play_many(games, seed, chosen, wanted, jobs, turns):
            total.add(report)
            progress.update(task, advance=report.games, description=f"random games, {len(total.failures)} failed")
            for failed, what in report.failures:
                again = f"throneroom fuzz --games 1 --seed {failed} --jobs 1{options}"
                console.print(f"{what}\n  again: {again}", markup=False)
            if not margin.is_terminal and total.games // MILESTONE > (total.games - report.games) // MILESTONE:
                margin.print(f"{total.games} games, {len(total.failures)} failures so far")
    tell(console, total, uses, not chosen and not wanted)
    if total.failures:
        raise typer.Exit(1)


def tell(console: Console, total: Report, uses: bool, everything: bool) -> None:
    if uses:
        table = Table("object", "played", "gained", "bought", "used")
        for card_id in sorted({card_id for _, card_id in total.used}):
            counts = [total.used[verb, card_id] for verb in ("play", "gain", "buy")]
            others = sum(times for (_, used), times in total.used.items() if used == card_id) - sum(counts)
            table.add_row(words(card_id).name("en"), *map(str, [*counts, others]))
        console.print(table)
    ended = total.games - total.unfinished - len(total.failures)
    console.print(f"{total.games} games, {len(total.failures)} failures, {ended} came to their end, {total.unfinished} "
                  f"ended by the turn bound, {total.turns} turns, {total.decisions} decisions")
    if everything:
        never, least = total.never_used(), total.least_used(10)
        console.print(f"objects never used: {', '.join(never) if never else 'none'}")
        console.print(f"used least: {', '.join(f'{card_id} {times}' for card_id, times in least)}")
