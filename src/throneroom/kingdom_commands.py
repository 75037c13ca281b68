"""Kingdoms on the command line: random ones by wishes, and how any of them is set up with real cards."""
from __future__ import annotations

import os
import re
from collections import deque
from dataclasses import replace as changed
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from throneroom.card_commands import Language, name_of, spoken
from throneroom.errors import BadKingdom
from throneroom.kingdoms.generator import KINDS, Wishes, generate, homes, replaced
from throneroom.kingdoms.recommended import Recommended, recommended_like
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code, from_code, kingdom_of, link, names
from throneroom.kingdoms.sheet import Sheet, Step, sheet
from throneroom.lab.kingdoms import check_many
from throneroom.words.library import find
from throneroom.words.messages import say

REMEMBERED = 5          # so many kingdoms of a history are avoided
LARGEST_FILE = 1_000_000        # bytes of what is named with @

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)

Players = Annotated[int, typer.Option(help="2 to 6")]
TERMS = "Names, or type:, set:, cost:, tag: with a value, separated by commas; @FILE: from a file."


@app.callback(invoke_without_command=True)
def kingdom(
    context: typer.Context,
    seed: Annotated[int | None, typer.Option(help="The same seed and wishes give the same kingdom.")] = None,
    sets: Annotated[str, typer.Option(help="Only cards of these sets, separated by commas.")] = "",
    wanted: Annotated[str, typer.Option("--with", help=f"What must be there. {TERMS} 2 type:Attack: two.")] = "",
    unwanted: Annotated[str, typer.Option("--without", "--ban", help=f"What must not be there. {TERMS}")] = "",
    like: Annotated[str, typer.Option(help="What should be there more often than other cards.")] = "",
    village: Annotated[bool, typer.Option("--village", help="At least one.")] = False,
    trasher: Annotated[bool, typer.Option("--trasher", help="At least one.")] = False,
    drawer: Annotated[bool, typer.Option("--drawer", help="At least one.")] = False,
    buy: Annotated[bool, typer.Option("--buy", help="At least one +Buy.")] = False,
    gainer: Annotated[bool, typer.Option("--gainer", help="At least one.")] = False,
    answered: Annotated[bool, typer.Option("--answered", help="An Attack only with an answer to it.")] = False,
    spread: Annotated[bool, typer.Option("--spread", help="Costs 2, 3, 4 and 5 all occur.")] = False,
    any_alchemy: Annotated[bool, typer.Option("--any-alchemy", help="Not only 3 to 5 cards of Alchemy.")] = False,
    platinum: Annotated[bool | None, typer.Option(help="Platinum and Colony, or not; otherwise drawn.")] = None,
    shelters: Annotated[bool | None, typer.Option(help="Shelters, or not; otherwise drawn.")] = None,
    landscapes: Annotated[str, typer.Option(help="How many: 0, 1, 2 or 0-2.")] = "0-2",
    kinds: Annotated[str, typer.Option(help="Kinds of landscapes, separated by commas.")] = ", ".join(KINDS),
    avoid: Annotated[list[str] | None, typer.Option(help="A kingdom played recently (name, code or list).")] = None,
    history: Annotated[Path | None, typer.Option(help="File of kingdoms: avoids the last ones, adds this.")] = None,
    start: Annotated[str, typer.Option("--from", help="Take this kingdom (name, code or list) ...")] = "",
    replace: Annotated[str, typer.Option(help="... and replace this card by another of the same cost.")] = "",
    players: Players = 2,
    export: Annotated[bool, typer.Option("--export", help="Print only the names, one per line.")] = False,
    language: Language = "",
) -> None:
    """A random kingdom by sets and wishes. `kingdom show` sets one up on a real table."""
    if context.invoked_subcommand is not None:
        return
    language = spoken(language)
    tagged = {"village": village, "trasher": trasher, "drawer": drawer, "buy": buy, "gainer": gainer}
    recent = [*(kingdom_of(text_of(text)).kingdom for text in avoid or ()), *last_played(history)]
    wishes = Wishes(
        sets=split(sets), wanted=(*split(wanted), *(f"tag:{tag}" for tag, is_wanted in tagged.items() if is_wanted)),
        unwanted=split(unwanted), liked=split(like), answered=answered, spread=spread, few_alchemy=not any_alchemy,
        platinum=platinum, shelters=shelters, landscapes=numbers(landscapes), kinds=split(kinds), recent=tuple(recent),
        players=checked_players(players))
    seed = int.from_bytes(os.urandom(4)) if seed is None else seed
    if bool(start) != bool(replace):
        raise BadKingdom("--from and --replace belong together: a kingdom, and the card to be replaced in it")
    if start:
        card_id = find(replace)
        setup = replaced(Random(seed), kingdom_of(text_of(start), players), homes().get(card_id, card_id), wishes)
    else:
        setup = generate(Random(seed), wishes)
    if history is not None:
        remember(history, setup)
    if export:
        typer.echo(names(setup, language, "\n"))
    else:
        show_kingdom(setup, seed, language)


@app.command("show")
def show(
    kingdom: Annotated[str, typer.Argument(help="A recommended set, a code or link, ten names, or @FILE.")],
    players: Players = 2,
    export: Annotated[bool, typer.Option("--export", help="Print only the names, one per line.")] = False,
    language: Language = "",
) -> None:
    """How a kingdom is set up with real cards, step by step."""
    language = spoken(language)
    setup = kingdom_of(text_of(kingdom), checked_players(players))
    if export:
        typer.echo(names(setup, language, "\n"))
        return
    console = Console(highlight=False)
    for step in sheet(setup, language):
        console.print(table_of(step))
    console.print(code(setup), soft_wrap=True)


@app.command("list")
def list_recommended(
    text: Annotated[str, typer.Argument(help="Only those with this in their name, of this set, or edition.")] = "",
    language: Language = "",
) -> None:
    """The sets of cards that the rule books recommend, by name."""
    language = spoken(language)
    found = recommended_like(text)
    table = Table()
    for column in ("name", "other", "edition", "sets", "extras"):
        table.add_column(say("recommended", column, language), overflow="fold", no_wrap=column == "edition")
    for one in found:
        sets = ", ".join(say("set", name, language) for name in one.sets)
        other = one.named("de" if language == "en" else "en")
        table.add_row(*map(escape, (one.named(language), other, one.edition, sets, extras_of(one, language))))
    console = Console(highlight=False)
    console.print(table)
    console.print(say("recommended", "count", language, count=len(found)))


@app.command("check")
def check(
    kingdoms: Annotated[int, typer.Option(min=1, help="How many.")] = 1000,
    seed: Annotated[int, typer.Option(help="Of the first one; the others follow.")] = 1,
) -> None:
    """Generate many kingdoms under mixed wishes, and see whether they fulfil them, in 5 ms each."""
    findings = deque(check_many(seed, kingdoms), maxlen=1).pop()
    console = Console(soft_wrap=True, highlight=False)
    for failure in findings.failures[:20]:
        console.print(failure, markup=False)
    console.print(f"{findings.kingdoms} kingdoms, {len(findings.failures)} failures, {findings.conflicts} impossible "
                  f"wishes refused, {1000 * findings.seconds / findings.kingdoms:.2f} ms each, "
                  f"{findings.slow} above 5 ms, the slowest {1000 * findings.slowest:.1f} ms")
    if not findings.passed:
        raise typer.Exit(1)


# --- what was given -----------------------------------------------------------------------------------------


def checked_players(players: int) -> int:
    if not 2 <= players <= 6:
        raise BadKingdom(f"a game has 2 to 6 players, not {players}")
    return players


def text_of(text: str) -> str:
    """The text itself, or that of the file it names: "@banned.txt"."""
    if not text.startswith("@"):
        return text
    try:
        with Path(text[1:]).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadKingdom(f"cannot read {text[1:]}: it is too large")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise BadKingdom(f"cannot read {text[1:]}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadKingdom(f"cannot read {text[1:]}: it is no text") from None


def split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in re.split(r"[,;\n]", text_of(text)) if part.strip())


def numbers(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"\s*(\d{1,9})\s*(?:-\s*(\d{1,9})\s*)?", text)
    if found is None:
        raise BadKingdom(f"the number of landscapes is 0, 1, 2 or a range like 0-2, not {text!r}")
    return int(found[1]), int(found[2] or found[1])


def last_played(history: Path | None) -> list[tuple[str, ...]]:
    if history is None or not os.path.exists(history):
        return []
    try:
        return [from_code(text).kingdom for text in text_of(f"@{history}").split()[-REMEMBERED:]]
    except BadKingdom as error:
        raise BadKingdom(f"file {history}: {error}") from None


def remember(history: Path, setup: Setup) -> None:
    try:
        with history.open("a", encoding="utf-8") as file:
            file.write(code(setup) + "\n")
    except OSError as error:
        raise BadKingdom(f"cannot write {history}: {error.strerror}") from None


# --- what is shown ------------------------------------------------------------------------------------------


def show_kingdom(setup: Setup, seed: int, language: str) -> None:
    """The piles and landscapes at a glance, and how to come back to them."""
    console = Console(highlight=False)
    shown = Sheet(setup, language)
    for step in (shown.step("overview"), shown.step("landscapes"), shown.step("beside")):
        if step.rows:
            console.print(table_of(step))
    console.print(names(setup, language), soft_wrap=True)
    console.print(f"seed {seed}   {link(code(setup))}", soft_wrap=True)
    console.print(f"throneroom kingdom show {code(setup)}", soft_wrap=True)
    console.print(f"throneroom play --kingdom {code(setup)}", soft_wrap=True)


def extras_of(one: Recommended, language: str) -> str:
    """What belongs to a recommended set besides its ten piles."""
    extras = [names(changed(one.setup(), kingdom=()), language)]
    extras += [say("recommended", "instead", language, old=name_of(old, language), new=name_of(new, language))
               for old, new in one.instead.items()]
    if missing := one.missing():
        extras.append(say("recommended", "waiting", language, cards=", ".join(missing)))
    return "; ".join(filter(None, extras))


def table_of(step: Step) -> Table:
    """Columns in which nothing stands are left out."""
    used = [number for number in range(len(step.columns)) if any(row[number] for row in step.rows)]
    table = Table(title=step.title, title_justify="left", title_style="bold")
    for number in used:
        table.add_column(step.columns[number], overflow="fold", no_wrap=number == 0 and len(used) > 3)
    for row in step.rows:
        table.add_row(*(escape(row[number]) for number in used))
    return table
