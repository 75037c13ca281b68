"""Bots on the command line: their plans, duels, trials, and what they answer without a reason."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from time import process_time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from throneroom.bots.arena import contender, duels, questions
from throneroom.bots.kept_plans import COMPARED, Order, Shelf, kept_plan, usual_folder
from throneroom.bots.levels import LEVELS, PLANNED, checked
from throneroom.card_commands import Language, spoken
from throneroom.commands import RANDOM, bar
from throneroom.errors import ThroneroomError
from throneroom.kingdom_commands import text_of
from throneroom.kingdoms.generator import generate, with_market
from throneroom.kingdoms.sharing import kingdom_of, names
from throneroom.lab.trials import trials
from throneroom.plan_words import comparison_lines, plan_lines
from throneroom.words.messages import say

app = typer.Typer(help="Bots against each other, and their plans.", add_completion=False,
                  pretty_exceptions_enable=False, no_args_is_help=True)

Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Bot = Annotated[str, typer.Argument(help="random, big-money, money, general, beginner, easy, medium, hard or master.")]


def steps() -> Progress:
    margin = Console(stderr=True)
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                    console=margin, transient=True, disable=not margin.is_terminal)


@app.command("plan")
def show_plan(
    kingdom: Annotated[str, typer.Argument(help="A recommended set, ten names, a code or link, @FILE, or random.")],
    games: Annotated[int, typer.Option(min=100, max=10_000_000, help="To search by; more find more.")] =
    PLANNED["hard"],
    players: Annotated[int, typer.Option(min=2, max=6, help="At the table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, max=2**53, help="The same seed finds the same plan.")] = 0,
    compared: Annotated[int, typer.Option(min=2, max=100_000, help="Fresh games for every comparison.")] = COMPARED,
    folder: Annotated[Path | None, typer.Option(help="Where plans are kept.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
    language: Language = "",
) -> None:
    """Search for a plan what to buy, by simulated games, and show it in words.

    An interrupted search goes on where it was.
    """
    language = spoken(language)
    if kingdom.strip().lower() == RANDOM:
        setup = generate(Random(seed))
    else:
        setup = with_market(Random(seed), kingdom_of(text_of(kingdom)))
    setup = replace(setup, players=players)
    with bar("games") as told:
        kept = kept_plan(Order.of(setup, games, seed, compared), Shelf(folder or usual_folder()), told, compare=True)
    assert kept.plan is not None
    if as_json:
        found = {"kingdom": setup, "games": kept.games, "seed": seed, "plan": kept.plan, "rates": kept.rates}
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    typer.echo(f"{names(setup, language)}\n")
    for line in (*plan_lines(kept.plan, setup, language), "", say("plan", "found", language, games=kept.games),
                 *comparison_lines(kept, language)):
        typer.echo(line)


@app.command("duel")
def show_duel(
    one: Bot = "general",
    other: Bot = "big-money",
    games: Annotated[int, typer.Option(min=2, help="How many.")] = 400,
    each: Annotated[int, typer.Option(min=1, max=1000, help="On each kingdom, with changed seats.")] = 2,
    seed: Seed = 9,
) -> None:
    """Let two bots play over random kingdoms, in both seats. A draw is half a win."""
    makers = contender(one), contender(other)
    kingdoms = games // each
    if not kingdoms:
        raise ThroneroomError(f"{each} games on each kingdom are more than {games}")
    begun = process_time()
    with steps() as progress:
        task = progress.add_task("kingdoms", total=kingdoms)
        for score in duels(*makers, kingdoms, each, seed):
            progress.update(task, completed=len(score.won))
    low, high = score.interval()
    speed = score.games / (process_time() - begun)
    typer.echo(f"{one} against {other}: {score.games} games on {kingdoms} kingdoms, {sum(score.won):g} won "
               f"({score.rate:.1%} [{low:.1%}, {high:.1%}]), less than half on {score.below_half} kingdoms, "
               f"{score.unfinished} not ended, {score.turns / score.games / 2:.0f} turns each, "
               f"{speed:.0f} games a second")


@app.command("trial")
def show_trial(
    bots: Annotated[str, typer.Argument(help="Levels, separated by commas.")] = ",".join(LEVELS),
    games: Annotated[int, typer.Option(min=1, help="For each of them.")] = 5000,
    seed: Seed = 1,
) -> None:
    """Let bots play at the fuzzer's tables: no answer may be illegal, and no game may crash."""
    failures = 0
    for name in [checked(bot.strip()) for bot in bots.split(",")]:
        asked = failed = 0
        with steps() as progress:
            task = progress.add_task(name, total=games)
            for trial in trials(name, games, seed):
                asked += trial.questions
                progress.update(task, advance=1)
                if trial.trouble:
                    failed += 1
                    typer.echo(f"{name}, seed {trial.seed}: {trial.trouble}")
        typer.echo(f"{name}: {games} tables, {asked} questions answered, {failed} failures")
        failures += failed
    if failures:
        raise typer.Exit(1)


@app.command("asked")
def show_asked(
    games: Annotated[int, typer.Option(min=1, help="How many; 60 hold every card.")] = 60,
    seed: Seed = 5,
) -> None:
    """Report the questions that the general player answers without a reason: there should be none."""
    found = questions(games, seed)
    for (purpose, source, options), times in found.by_default.most_common():
        typer.echo(f"{times} times by default: {purpose} for {source or 'the turn'}, of {options}")
    typer.echo(f"{found.games} games with {len(found.cards)} piles and landscapes: {found.asked.total()} questions of "
               f"{len(found.asked)} kinds, {found.by_default.total()} answered by default")
    if found.by_default:
        raise typer.Exit(1)
