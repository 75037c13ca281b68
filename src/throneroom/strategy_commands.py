"""Strategies on the command line: the library, files that are checked, collections that are taken over, claims."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from throneroom import strategies
from throneroom.bot_commands import steps
from throneroom.card_commands import Language, spoken
from throneroom.errors import BadStrategy
from throneroom.strategies.claims import tried
from throneroom.strategies.dominionsim import LARGEST
from throneroom.strategies.library import library, told
from throneroom.words.problems import in_german

app = typer.Typer(help="Strategies in a few lines: the library, and your own.", add_completion=False,
                  pretty_exceptions_enable=False, no_args_is_help=True)

COLUMNS = ("strategy", "described", "beats", "claimed", "won", "99% interval")
File = Annotated[Path, typer.Argument(help="A file of strategies.")]


def text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadStrategy(f"cannot read {path}: it is too large")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise BadStrategy(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadStrategy(f"cannot read {path}: it is no text") from None


def tell(lines: tuple[str, ...], language: str) -> None:
    """What is wrong, a line each, beside the output."""
    for line in lines:
        typer.echo((in_german(line) or line) if language == "de" else line, err=True)


@app.command("list")
def list_all(language: Language = "") -> None:
    """The strategies of the library, and where they were described."""
    language = spoken(language)
    for found in [told(each, language) for each in library().values()]:
        typer.echo(f"{found.name}: {found.about} [{found.source}]")


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(help="Of the library.")],
    language: Language = "",
) -> None:
    """A strategy of the library as it is written, with the cards' names in that language."""
    language = spoken(language)
    typer.echo(told(strategies.find(name), language).text(language), nl=False)


@app.command("check")
def check(file: File, language: Language = "") -> None:
    """Is everything in a file understood? Every line that is not is named."""
    language = spoken(language)
    try:
        found = strategies.read_all(text_of(file))
    except BadStrategy as error:
        tell(error.problems, language)
        raise typer.Exit(2) from None
    for strategy in found:
        typer.echo(strategy.name)


@app.command("import")
def take_over(
    file: Annotated[Path, typer.Argument(help="A collection of DominionSim (XML).")],
    out: Annotated[Path | None, typer.Option(help="Where they are written; without it they are shown.")] = None,
    language: Language = "",
) -> None:
    """Take over a collection of DominionSim as text. What cannot be said is named, line by line."""
    language = spoken(language)
    found = strategies.read_dominionsim(text_of(file))
    tell(found.problems, language)
    text = "\n\n".join(strategy.text(language) for strategy in found.strategies)
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadStrategy(f"cannot write {out}: {error.strerror}") from None


@app.command("claims")
def claims(
    name: Annotated[str, typer.Argument(help="Of the library; without it all of them.")] = "",
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="For each claim.")] = 2000,
    markdown: Annotated[bool, typer.Option("--markdown", help="As the table of docs/library.md.")] = False,
) -> None:
    """Try what the strategies of the library are claimed to beat; 1 is the exit code if that is not shown."""
    chosen = [strategies.find(name)] if name else list(library().values())
    pairs = [(strategy, claim) for strategy in chosen for claim in strategy.beats]
    rows: list[tuple[str, ...]] = []
    failed = False
    with steps() as progress:
        for strategy, claim in progress.track(pairs, description=""):
            result = tried(strategy, claim, games)
            low, high = result.interval()
            failed = failed or not result.shows(claim)
            rows.append((strategy.name, strategy.source, claim.rival, f"{claim.percent}%", f"{result.share:.1%}",
                         f"{low:.1%} - {high:.1%}" + ("" if result.shows(claim) else " !")))
    if markdown:
        for row in (COLUMNS, ("---",) * len(COLUMNS), *rows):
            typer.echo(f"| {' | '.join(row)} |")
    else:
        table = Table(*COLUMNS)
        for row in rows:
            table.add_row(*row)
        Console().print(table)
    if failed:
        raise typer.Exit(1)
