"""Paper on the command line: every option of paper/options.py is one of the command."""
from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from throneroom.delivery import delivery, is_stream, numbered
from throneroom.errors import BadPaper
from throneroom.kingdom_commands import text_of
from throneroom.paper.answers import options_file, written
from throneroom.paper.lengths import CardSize, Length, Paper, Shift, Size
from throneroom.paper.options import (
    FORMATS,
    JOBS,
    Asked,
    Cards,
    Editions,
    Sets,
    SetsAndCards,
    Types,
    asked,
    load,
    places_of,
)
from throneroom.words.library import LANGUAGES, system_language
from throneroom.words.paper_options import told

if TYPE_CHECKING:
    from throneroom.paper.press import Tell

LISTS = {Sets: "SETS", Cards: "CARDS", SetsAndCards: "SETS,CARDS", Types: "TYPES", Editions: "EDITIONS"}
MEASURES = {Length: "LENGTH", Size: "SIZE", Paper: "PAPER", CardSize: "SIZE", Shift: "SHIFT"}

app = typer.Typer(
    help="Print dividers, randomizers and sheets for people with real cards.",
    no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

# What every job has besides, about the file and not about what is in it.
FILES: dict[str, tuple[Any, Any]] = {
    "output": (Path | None, typer.Option(metavar="FILE", help=(
        "A .pdf, .svg or .png; of several pictures the first is NAME-01.png; - is the standard output. Without it: "
        "throneroom-dividers.pdf, and so on."))),
    "format": (str | None, typer.Option(help="Whatever the file is called.", metavar="|".join(FORMATS))),
    "options": (Path | None, typer.Option(help="Options in a file; those of the command line win.",
                                          metavar="FILE.toml")),
    "write_options": (Path | None, typer.Option(help="Write the options chosen, and all others as remarks, to a file; "
                                                     "print only if there is --output, too.", metavar="FILE.toml")),
    "preview": (bool, typer.Option("--preview", help="Only the first page, as PNG if nothing else was asked for.")),
    "resolution": (int, typer.Option(help="Of PNG, in dots per inch.", min=10, max=1200)),
}
DEFAULTS = {"preview": False, "resolution": 150}


def command(job: str) -> Callable[..., None]:
    """The command of a job; typer reads its options from the signature, which is made from those of the job."""
    def run(**values: Any) -> None:
        files = {name: values.pop(name) for name in FILES}
        chosen = {name: ",".join(value) if isinstance(value, list) else value
                  for name, value in values.items() if value is not None and name != "named"}
        if values.get("named"):
            if "kingdom" in chosen:
                raise BadPaper("the kingdom is named twice: leave out --kingdom")
            chosen["kingdom"] = " ".join(values["named"])
        if "kingdom" in chosen:
            chosen["kingdom"] = text_of(chosen["kingdom"])
        loaded = load(files["options"], job) if files["options"] is not None else {}
        if "language" not in {**loaded, **chosen}:
            chosen["language"] = system_language()
        print_job(job, asked(job, loaded, chosen), **{name: files[name] for name in FILES if name != "options"})

    usual = written(Asked(), job)
    options = [parameter(name, *option(part, name, kind, usual[name])) for name, (part, kind) in places_of(job).items()]
    named = [parameter("named", list[str] | None, typer.Argument(
        metavar="[KINGDOM]", help="A recommended set of ten, a code or link, ten names, or @FILE.",
        show_default="First Game"))] if job == "kingdom" else []
    files = [parameter(name, kind, info, DEFAULTS.get(name)) for name, (kind, info) in FILES.items()]
    run.__signature__ = Signature([*named, *files, *options])       # type: ignore[attr-defined]
    run.__doc__ = told("en", "jobs", job, "help")
    return run


def parameter(name: str, kind: Any, info: Any, default: object = None) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, info])


def option(part: str, name: str, kind: Any, usual: object) -> tuple[Any, Any]:
    """Its type on the command line, and what typer needs to know.  Values are left as text: options.py reads them."""
    shown = ", ".join(usual) if isinstance(usual, list) else str(usual)
    about: dict[str, Any] = {"help": told("en", part, name, "help"), "rich_help_panel": told("en", "parts", part)}
    if kind is bool:
        return bool | None, typer.Option(show_default="yes" if usual else "no", **about)
    values = "|".join(map(str, get_args(kind))) if get_origin(kind) is Literal else ""
    metavar = values or LISTS.get(kind) or MEASURES.get(kind) or ("TEXT" if kind is str else "NUMBER")
    return list[str] | None if kind in LISTS else str | None, typer.Option(
        metavar=metavar, show_default=shown or False, **about)


def print_job(job: str, asked: Asked, output: Path | None, format: str | None, write_options: Path | None,
              preview: bool, resolution: int) -> None:
    from throneroom.paper.press import printed  # slow: not for those who print nothing

    language = asked.common.language if asked.common.language in LANGUAGES else "en"
    if write_options is not None:
        if output is not None and output.resolve() == write_options.resolve():
            raise BadPaper(f"{output} cannot hold both the options and what is printed")
        with delivery(write_options) as lay:
            lay(options_file(asked, job, language).encode())
        if output is None and not preview:
            print(write_options)
            return
    usual = "png" if preview else "pdf"
    format = format_of(output, format, usual)
    target = output or Path(f"throneroom-{job}.{format}")
    count = 0
    with progress(told(language, "jobs", job, "label")) as tell, delivery(target) as lay:
        for data in printed(job, asked, format, resolution, preview, tell):
            lay(data)
            count += 1
    if is_stream(target):               # nothing may follow what was written there
        return
    files = numbered(target, count)
    print(files[0] if count == 1 else f"{files[0]} … {files[-1]}")


def format_of(output: Path | None, format: str | None, usual: str) -> str:
    """As it was asked for, or as the file is called."""
    if format is not None:
        if format.lower() not in FORMATS:
            raise BadPaper(f"there is no format {format!r}; possible are {', '.join(FORMATS)}")
        return format.lower()
    ending = output.suffix.lower().removeprefix(".") if output is not None else ""
    if ending and ending not in FORMATS:
        raise BadPaper(f"{output} could be of any format: choose one with --format; possible are {', '.join(FORMATS)}")
    return ending if ending in FORMATS else usual


@contextmanager
def progress(what: str) -> Iterator[Tell | None]:
    """A bar on the terminal; none if nobody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    with Progress(TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
                  console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


for name in JOBS:
    app.command(name)(command(name))
