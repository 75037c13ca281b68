"""One command, `throneroom`. Its subcommands are functions of the *commands modules, registered on `app` here."""

import os
import platform
import sys
from collections.abc import Callable
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from throneroom import (
    __version__,
    bot_commands,
    card_commands,
    chances_command,
    commands,
    kingdom_commands,
    lab_commands,
    paper_commands,
    strategy_commands,
    writing_commands,
)
from throneroom.errors import ThroneroomError
from throneroom.help import asked_language, put_in_words
from throneroom.web import table_command
from throneroom.words.problems import in_german

LONGEST = 1000          # letters of a message
INTERRUPTED = 130       # exit code after Ctrl-C, as shells have it

app = typer.Typer(
    name="throneroom",
    help="Dominion: play it, test it, simulate it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def build() -> str:
    """How the engine runs: `native` when it is compiled, else the Python it is interpreted by."""
    spec = find_spec("throneroom.engine.game") if find_spec("throneroom.engine") else None
    if spec and spec.origin and not spec.origin.endswith(".py"):
        return "native"
    return f"pure Python {platform.python_version()}"


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"throneroom {__version__} ({build()})")
        raise typer.Exit


@app.callback()
def throneroom(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version and build.")
    ] = False,
) -> None:
    pass


app.command("table")(table_command.table)
app.command("play")(commands.play)
app.command("replay")(commands.show_replay)
app.command("chances")(chances_command.show_chances)
app.command("sim")(lab_commands.sim)
app.command("tournament")(lab_commands.tournament)
app.command("evolve")(lab_commands.evolve)
app.command("compare")(lab_commands.compare)
app.command("fuzz")(commands.fuzz)
app.command("cards")(card_commands.cards)
app.command("new-card")(writing_commands.new_card)
app.add_typer(kingdom_commands.app, name="kingdom")
app.add_typer(bot_commands.app, name="bots")
app.add_typer(strategy_commands.app, name="strategies")
app.add_typer(paper_commands.app, name="paper")


def spoken(app: typer.Typer) -> Callable[..., Any]:
    """The commands, with their help in the reader's language."""
    command = typer.main.get_command(app)
    put_in_words(command, asked_language())
    return command


def main() -> None:
    """Run the command; a mistake in what we were given is one line on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")        # a letter that the terminal does not know becomes a "?"
    try:
        code = spoken(app)(standalone_mode=False)
    except ThroneroomError as error:
        code = refuse(str(error))
    except typer.TyperException as error:
        code = refuse(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except OSError as error:
        if error.filename is not None:                  # no command may leave a file's troubles to us
            raise
        # The output cannot be written: a full disk, a lost terminal.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())      # or Python would try again when it ends
        code = refuse(f"cannot write: {error.strerror or error}")
    sys.exit(code)


def refuse(message: str) -> int:
    """One line, and not a megabyte of it if that was the mistake; nothing if the help was shown instead."""
    line = " ".join(message.split())
    if asked_language() == "de":
        line = in_german(line) or line
    if len(line) > LONGEST:
        line = f"{line[:LONGEST // 2]} ... {line[-LONGEST // 2:]}"
    if line:
        Console(stderr=True, soft_wrap=True, highlight=False).print(f"[bold red]throneroom:[/] {escape(line)}")
    return 2
