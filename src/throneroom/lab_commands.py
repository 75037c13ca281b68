"""The laboratory on the command line: contests of strategies."""
from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from throneroom.card_commands import Language, spoken
from throneroom.delivery import delivery, is_stream
from throneroom.errors import BadContest, BadPaper, ThroneroomError
from throneroom.kingdom_commands import text_of
from throneroom.lab import comparison, evolution, league, plots
from throneroom.lab.contest import Contest, playing
from throneroom.lab.entrants import entrant, everybody, table_for, table_named, tables
from throneroom.lab.findings import (
    TABLES,
    comparison_effort,
    copies_lines,
    effort,
    lines_of,
    number,
    pairs_lines,
    verdict,
)
from throneroom.lab.findings import kingdom as kingdom_words
from throneroom.lab.league import Journal, League, Tournament
from throneroom.lab.page import comparison_page, evolution_page
from throneroom.lab.result import ENOUGH, HEADINGS, INTERRUPTED, Result, checked_file, name_of, summary, title
from throneroom.lab.running import place, simulate, until
from throneroom.lab.tally import Tally
from throneroom.plan_words import plan_lines
from throneroom.record.record import write
from throneroom.words.messages import say

STOPPED = 130                           # exit code after Ctrl-C, as shells have it
JOURNAL = "tournament.journal"
CORES = os.cpu_count() or 1
WIDEST_MATRIX = 20                      # players
STEPS = 20                              # in a log, so many lines
PAGES, STRATEGIES = (".html", ".htm"), (".txt",)
COPIES = ("copies", "against none", "interval", "had", "games")


def sim(
    players: Annotated[list[str], typer.Argument(help="Two to six: strategies of the library, files, or bots.")],
    games: Annotated[int, typer.Option(help="How many.")] = 1000,
    kingdom: Annotated[
        str, typer.Option(help="A recommended set, ten names, a code or link, @FILE, or random.")] = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    enough: Annotated[
        str, typer.Option("--until", help="Stop sooner: when win rates are known to 0.5%, or when decided.")] = "",
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
    on: Annotated[str, typer.Option(help="Play on a Ray cluster: ray, or its address.")] = "",
    out: Annotated[Path | None, typer.Option(help="Write the results to a .csv, .json or .parquet.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw plots into this folder.")] = None,
    picture: Annotated[str, typer.Option("--format", help="Of the plots: png or svg.")] = "png",
    game: Annotated[
        int | None, typer.Option(help="Keep the record of this one of the games in --out, and play no others.")] = None,
    language: Language = "",
) -> None:
    """Let strategies play many games, each in every seat with the same luck, and count everything."""
    language = spoken(language)
    entrants = tuple(map(entrant, players))
    contest = Contest.of(entrants, table_for(entrants, text_of(kingdom), seed), games, seed)
    if game is not None:
        keep_game(contest, game, out or Path(f"game-{game}.json"), language)
        return
    enough_is = until(enough)
    if out is not None:
        checked_file(out)
    if plot is not None:
        plots.checked_format(picture)
        plots.checked_folder(plot)
    where = place(on, jobs)
    so_far = Tally()
    try:
        with bar(contest) as told:
            def noted(tally: Tally) -> None:
                nonlocal so_far
                so_far = tally
                told(tally)

            result = simulate(contest, where, enough_is, noted)
    except ThroneroomError:
        if so_far.games:                # nothing of it is lost
            show(Result(contest, so_far, INTERRUPTED), language)
        raise
    show(result, language)
    if out is not None:
        for path, data in result.files(out):
            keep(path, data, language)
    if plot is not None:
        for name, data in plots.pictures(result, picture, language):
            keep(plot / name, data, language)
    if result.ended == INTERRUPTED:
        raise typer.Exit(STOPPED)


def keep_game(contest: Contest, number: int, path: Path, language: str) -> None:
    kept = playing(contest).game(number)
    keep(path, write(kept), language)
    if kept.result is not None and isinstance(kept.names, list):
        told = ", ".join(say("lab", "of a game", language, name=name, points=points)
                         for name, points in zip(kept.names, kept.result.scores, strict=True))
        typer.echo(say("lab", "game", language, number=str(number), result=told))


def keep(path: Path, data: bytes, language: str) -> None:
    """Writes a file as a whole; if that cannot be, it lies elsewhere, and the reason is told."""
    try:
        with delivery(path) as lay:
            lay(data)
    except BadPaper as error:
        folder = Path(mkdtemp(prefix="throneroom-"))
        with delivery(folder / path.name) as lay:
            lay(data)
        raise BadPaper(f"{error}; it is kept in {folder / path.name}") from None
    if path != Path("-"):
        typer.echo(say("lab", "kept", language, file=path))


@contextmanager
def bar(contest: Contest) -> Iterator[Callable[[Tally], None]]:
    """How far it is, and how it stands."""
    margin = Console(stderr=True)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=margin, transient=True, disable=not margin.is_terminal) as progress:
        task = progress.add_task("", total=contest.games, step=0)
        shown = 1 if contest.size == 2 else contest.size

        def told(tally: Tally) -> None:
            rates = [f"{escape(contest.entrants[player].name)} {tally.rate(player):.1%} ± {tally.half(player):.1%}"
                     for player in range(shown)]
            progress.update(task, completed=tally.games, description=", ".join(rates))
            if not margin.is_terminal and tally.games * STEPS // contest.games > progress.tasks[task].fields["step"]:
                progress.update(task, step=tally.games * STEPS // contest.games)
                margin.print(f"{tally.games}/{contest.games}: {', '.join(rates)}", soft_wrap=True, highlight=False)

        yield told


def tournament(
    players: Annotated[list[str], typer.Argument(help="A folder of strategies; or strategies, files and bots.")],
    kingdoms: Annotated[
        str, typer.Option(help="So many random ones, or @FILE: one a line. Without it: the tables of every two.")] = "",
    games: Annotated[int, typer.Option(help="Of every two, in each kingdom.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
    on: Annotated[str, typer.Option(help="Play on a Ray cluster: ray, or its address.")] = "",
    journal: Annotated[Path | None, typer.Option(help="What was played is kept here, to go on after a crash.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write the results to a .csv, .json or .parquet.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw plots into this folder.")] = None,
    picture: Annotated[str, typer.Option("--format", help="Of the plots: png or svg.")] = "png",
    language: Language = "",
) -> None:
    """Let everybody play against everybody, and rate them. Interrupted, the same command goes on."""
    language = spoken(language)
    setups = tables(kingdoms, seed, text_of(kingdoms)) if kingdoms else []
    asked = Tournament.of(everybody(players), setups, games, seed)
    total = sum(contest.games for *_, contest in asked.contests())
    if out is not None:
        checked_file(out)
    if plot is not None:
        plots.checked_format(picture)
        plots.checked_folder(plot)
    is_over = False
    with Journal(journal or usual_journal(players), asked) as kept:
        try:
            with steps(total) as told:
                league.play(asked, kept, place(on, jobs), told)
            is_over = True
        except KeyboardInterrupt:
            pass
        except ThroneroomError:
            show_league(League.of(asked, kept), asked, language)
            raise
        found = League.of(asked, kept)
    show_league(found, asked, language)
    if out is not None:
        for path, data in found.files(out):
            keep(path, data, language)
    if plot is not None:
        for name, data in plots.league_pictures(found, picture, language):
            keep(plot / name, data, language)
    if not is_over:
        typer.echo(say("lab", "go on", language))
        raise typer.Exit(STOPPED)


def usual_journal(players: list[str]) -> Path:
    return Path(players[0], JOURNAL) if Path(players[0]).is_dir() else Path(JOURNAL)


@contextmanager
def steps(total: int) -> Iterator[Callable[[int], None]]:
    margin = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=margin, transient=True,
                  disable=not margin.is_terminal) as progress:
        task = progress.add_task("", total=total, step=0)

        def told(games: int) -> None:
            progress.update(task, completed=games)
            if not margin.is_terminal and games * STEPS // total > progress.tasks[task].fields["step"]:
                progress.update(task, step=games * STEPS // total)
                margin.print(f"{games}/{total}", highlight=False)

        yield told


def show_league(found: League, asked: Tournament, language: str) -> None:
    if not found.games:
        return
    console = Console(highlight=False)
    where = say("lab", "kingdoms", language, count=len(asked.kingdoms)) if asked.kingdoms else say(
        "lab", "own tables", language)
    console.print(escape(say("lab", "tournament", language, games=found.games, players=len(found.names), tables=where)))
    standings = Table("", say("lab", "player", language), box=None)
    for heading in ("rating", "interval", "won"):
        standings.add_column(say("lab", heading, language), justify="right")
    for rank, row in enumerate(found.rows(), 1):
        standings.add_row(f"{rank}", escape(row["player"]), f"{row['rating']:.0f}",
                          f"{row['low']:.0f} – {row['high']:.0f}", f"{row['rate']:.1%}")
    console.print(standings)
    if len(found.names) <= WIDEST_MATRIX:
        console.print(say("lab", "matrix", language))
        console.print(matrix(found))


def matrix(found: League) -> Table:
    """As a heat map: the redder, the less is won."""
    order, rates = found.standings(), found.rates()
    table = Table("", *(f"{rank}" for rank in range(1, len(order) + 1)), box=None, padding=0)
    for rank, one in enumerate(order, 1):
        cells = []
        for other in order:
            rate = rates[one][other]
            cells.append("  –  " if rate is None else f"[{heat(rate)}]{100 * rate:4.0f} [/]")
        table.add_row(f"{rank:>2} {escape(found.names[one])}  ", *cells)
    return table


def heat(rate: float) -> str:
    pale = f"{255 - int(abs(rate - 0.5) * 310):02x}"
    return f"black on #{pale}{pale}ff" if rate > 0.5 else f"black on #ff{pale}{pale}"


# --- plans ------------------------------------------------------------------------------------------------------------
Kingdom = Annotated[str, typer.Argument(help="A recommended set, names, a code or link, @FILE, or random.")]
Budget = Annotated[int, typer.Option(help="To search by; more find more.")]
Seed = Annotated[int, typer.Option(help="The same seed finds the same plan.")]
Fresh = Annotated[int, typer.Option(help="Fresh games for every comparison.")]
Jobs = Annotated[int, typer.Option(help="Processes for the fresh games.")]
Shelf = Annotated[Path | None, typer.Option(help="Where searches and games are kept, to go on.")]
Out = Annotated[Path | None, typer.Option(help="Write the results to a .csv, .json or .parquet.")]
Plot = Annotated[Path | None, typer.Option(help="Draw plots into this folder.")]
Format = Annotated[str, typer.Option("--format", help="Of the plots: png or svg.")]
Page = Annotated[Path | None, typer.Option(help="Write a report with plots as a page (.html).")]
On = Annotated[str, typer.Option(help="Play on a Ray cluster: ray, or its address.")]


def evolve(
    kingdom: Kingdom,
    games: Budget = evolution.GAMES,
    seed: Seed = 0,
    fresh: Fresh = evolution.FRESH,
    jobs: Jobs = CORES,
    on: On = "",
    folder: Shelf = None,
    strategy: Annotated[Path | None, typer.Option(help="Write the plan as a strategy (.txt).")] = None,
    out: Out = None,
    plot: Plot = None,
    picture: Format = "png",
    page: Page = None,
    language: Language = "",
) -> None:
    """Search for a strong plan for a kingdom, and tell what it beats and which cards matter.

    Interrupted, the same command goes on.
    """
    language = spoken(language)
    setup = table_named(text_of(kingdom), seed)
    check_files(out, plot, picture, page, strategy)
    where = place(on, jobs)
    with resumable(language), working(language) as told:
        found = evolution.evolve(setup, where, games, seed, fresh, folder, told)
    show_evolution(found, language)
    if strategy is not None:
        keep(strategy, found.strategy.text(language).encode(), language)
    keep_findings(found, plots.evolution_pictures, evolution_page, out, plot, picture, page, language)


def compare(
    kingdom: Kingdom,
    card: Annotated[str, typer.Option(help="A card of that table, or something else that is bought there.")],
    games: Annotated[int, typer.Option(help="To search by, for every number of copies.")] = comparison.GAMES,
    seed: Seed = 0,
    fresh: Fresh = evolution.FRESH,
    most: Annotated[int, typer.Option(help="Copies to try; the fewer, the faster.")] = comparison.COPIES,
    jobs: Jobs = CORES,
    on: On = "",
    folder: Shelf = None,
    out: Out = None,
    plot: Plot = None,
    picture: Format = "png",
    page: Page = None,
    language: Language = "",
) -> None:
    """Is a card worth buying in a kingdom, and how many of it?

    Interrupted, the same command goes on.
    """
    language = spoken(language)
    setup = table_named(text_of(kingdom), seed)
    check_files(out, plot, picture, page)
    where = place(on, jobs)
    with resumable(language), working(language) as told:
        found = comparison.compare(setup, card, where, games, seed, fresh, most, folder, told)
    show_comparison(found, language)
    keep_findings(found, plots.comparison_pictures, comparison_page, out, plot, picture, page, language)


def check_files(out: Path | None, plot: Path | None, picture: str, page: Path | None,
                strategy: Path | None = None) -> None:
    """Refuses at once what could not be written later."""
    if out is not None:
        checked_file(out)
    if plot is not None or page is not None:
        plots.checked_format(picture)
    if plot is not None:
        plots.checked_folder(plot)
    for path, suffixes in ((page, PAGES), (strategy, STRATEGIES)):
        if path is not None and path != Path("-") and path.suffix not in suffixes:
            raise BadContest(f"{path.name!r} should end in {' or '.join(suffixes)}")
    for path in (out, page, strategy):
        if path is not None and not is_stream(path):
            with delivery(path):        # is refused if it cannot be
                pass


@contextmanager
def resumable(language: str) -> Iterator[None]:
    """Ctrl-C before there is anything to show."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(say("evolve", "go on", language))
        raise typer.Exit(STOPPED) from None


@contextmanager
def working(language: str) -> Iterator[evolution.Told]:
    """What is done, and how far it is."""
    margin = Console(stderr=True)
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                  console=margin, transient=True, disable=not margin.is_terminal) as progress:
        task = progress.add_task("", total=None)
        step = ("", -1)

        def told(what: str, games: int, total: int) -> None:
            nonlocal step
            said = say("evolve", what, language)
            progress.update(task, description=said, completed=games, total=total)
            now = what, games * STEPS // total
            if not margin.is_terminal and now != step:
                step = now
                margin.print(f"{said}: {games}/{total}", highlight=False)

        yield told


def keep_findings(found: Any, draw: Callable[[Any, str, str], Iterator[tuple[str, bytes]]],
                  write_page: Callable[[Any, str], bytes], out: Path | None, plot: Path | None, picture: str,
                  page: Path | None, language: str) -> None:
    if out is not None:
        for path, data in found.files(out):
            keep(path, data, language)
    if plot is not None:
        for name, data in draw(found, picture, language):
            keep(plot / name, data, language)
    if page is not None:
        keep(page, write_page(found, language), language)
    if found.ended == INTERRUPTED:
        typer.echo(say("lab", "go on", language))
        raise typer.Exit(STOPPED)


def show_evolution(found: evolution.Evolution, language: str) -> None:
    console = Console(highlight=False)
    console.print(escape(kingdom_words(found, language)), soft_wrap=True)
    for line in plan_lines(found.plan, found.setup, language):
        console.print(escape(line), soft_wrap=True)
    console.print(escape(effort(found, language)), soft_wrap=True)
    for name in TABLES:
        lines = lines_of(found, name, language)
        if lines:
            console.print("\n" + escape(say("evolve", name, language)), soft_wrap=True)
            console.print(table_of(["", *(say("lab", key, language) for key in ("won", "interval", "games"))], lines))


def show_comparison(found: comparison.Comparison, language: str) -> None:
    console = Console(highlight=False)
    for line in (kingdom_words(found, language), comparison_effort(found, language)):
        console.print(escape(line), soft_wrap=True)
    console.print()
    console.print(table_of([say("compare", key, language) for key in COPIES], copies_lines(found, language)))
    if len(found.counts) > 2:
        console.print("\n" + escape(say("compare", "pairs", language)))
        console.print(table_of(["", *(number(count, language) for count in found.counts)],
                               pairs_lines(found, language)))
    console.print("\n" + escape(verdict(found, language)), soft_wrap=True)


def table_of(heads: list[str], lines: list[list[str]]) -> Table:
    table = Table(box=None)
    for column, head in enumerate(heads):
        table.add_column(escape(head), justify="right" if column else "left")
    for line in lines:
        table.add_row(*map(escape, line))
    return table


# --- what came of it --------------------------------------------------------------------------------------------------
def show(result: Result, language: str) -> None:
    console = Console(highlight=False)
    console.print(escape(title(result, language)))
    if result.ended == INTERRUPTED:
        console.print(say("lab", "interrupted", language), style="bold yellow")
    elif result.ended == ENOUGH:
        console.print(say("lab", "enough", language))
    console.print(players_table(result, language))
    console.print(cards_table(result, language))
    if result.tally.unfinished:
        console.print(say("lab", "unfinished", language, count=result.tally.unfinished))
    console.print(escape(say("lab", "again", language, command=shlex.join(["throneroom", *sys.argv[1:]]))),
                  soft_wrap=True)


def players_table(result: Result, language: str) -> Table:
    table = Table(box=None)
    for column, heading in enumerate(HEADINGS):
        table.add_column(say("lab", heading, language), justify="right" if column else "left")
    for row in summary(result):
        table.add_row(*map(escape, row))
    return table


def cards_table(result: Result, language: str) -> Table:
    """Of everybody: cards at the end, gained in a game, and when on average."""
    table = Table(say("lab", "card", language), box=None)
    for name in result.names:
        table.add_column(escape(say("lab", "cards", language, name=name)), justify="right")
    known = {(row["player"], row["card"]): row for row in result.rows("cards")}
    for card in dict.fromkeys(card for _, card in known):
        cells = []
        for name in result.names:
            row = known.get((name, card))
            if row is None:
                cells.append("–")
            else:
                turn = "–" if row["turn"] is None else f"{row['turn']:.1f}"
                cells.append(f"{row['owned']:.2f} {row['gained']:6.2f} {turn:>5}")
        table.add_row(escape(name_of(card, language, result.contest.setup.editions)), *cells)
    return table
