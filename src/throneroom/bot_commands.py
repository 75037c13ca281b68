"""Bots on the command line: against each other, and what they answer without a reason."""
from __future__ import annotations

from time import process_time
from typing import Annotated

import typer

from throneroom.bots.arena import contender, duel, questions

app = typer.Typer(help="Bots against each other.", add_completion=False, pretty_exceptions_enable=False,
                  no_args_is_help=True)

Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Bot = Annotated[str, typer.Argument(help="random, big-money, money, general, easy, medium or hard.")]


@app.command("duel")
def show_duel(
    one: Bot = "general",
    other: Bot = "big-money",
    games: Annotated[int, typer.Option(min=1, help="How many; two on each kingdom, with changed seats.")] = 400,
    seed: Seed = 9,
) -> None:
    """Let two bots play over random kingdoms, in both seats. A draw is half a win."""
    makers = contender(one), contender(other)
    begun = process_time()
    score = duel(*makers, games, seed)
    speed = games / (process_time() - begun)
    typer.echo(f"{one} against {other}: {score.games} games, {score.won:g} won ({score.rate:.1%}), "
               f"{score.unfinished} not ended, {speed:.0f} games a second")


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
