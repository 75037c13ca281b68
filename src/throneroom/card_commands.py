"""Cards looked up: one with its text, facts and rulings, or a list of them, in either language."""
from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Annotated

import typer
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.errors import ThroneroomError, UnknownCard
from throneroom.kingdoms.editions import name_by
from throneroom.kingdoms.facts import FACTS, Facts, price_of
from throneroom.words.library import LANGUAGES, find, library, plain, system_language, words
from throneroom.words.messages import called, messages, say, term
from throneroom.words.rulings import Ruling, rulings

Language = Annotated[str, typer.Option(help="en or de; without it that of the system.")]
COST = re.compile(r"(?:\$?(\d{1,9}))?(P)?(?:(\d{1,9})D)?", re.IGNORECASE)


def cards(
    name: Annotated[str | None, typer.Argument(help="A card, in either language.")] = None,
    set: Annotated[str | None, typer.Option(help="All cards of a set.")] = None,
    type: Annotated[str | None, typer.Option(help="All cards of a type.")] = None,
    cost: Annotated[str | None, typer.Option(help="All cards of that cost: 4, 3P (and a Potion), 8D (debt).")] = None,
    all: Annotated[bool, typer.Option("--all", help="Also the rulings of others that name the card.")] = False,
    cases: Annotated[bool, typer.Option("--cases", help="With the rulings the cases that they were tried in.")] = False,
    language: Language = "",
) -> None:
    """Look up a card, or list those of a set, a type, a cost."""
    language = spoken(language)
    if name is None:
        show_list(listed(set, type, cost), language)
    elif set or type or cost:
        raise UnknownCard(f"{name!r} is a single card: leave out --set, --type and --cost")
    else:
        Console(highlight=False).print(card_panel(find(name), language, every_ruling=all, cases=cases))


def spoken(language: str) -> str:
    """The language asked for; without a wish that of the system."""
    if language and language not in LANGUAGES:
        raise ThroneroomError(f"the language is {' or '.join(LANGUAGES)}, not {language!r}")
    return language or system_language()


# --- one card ------------------------------------------------------------------------------------------------------
def card_panel(card_id: str, language: str, every_ruling: bool = False, cases: bool = False,
               edition: str | None = None) -> Panel:
    """All about a card; of the rulings its own (or every one that names it), with their cases if wanted; the text of
    the edition that it is played by ("": as in the source books), or all that there are."""
    entry = words(card_id)
    if card_id not in FACTS:
        raise UnknownCard(f"{entry.name()} has words, but no row in kingdoms/facts.csv")
    parts: list[RenderableType] = [facts_line(FACTS[card_id], language), ""]
    parts += [card_text(entry.text(language, edition or "")), ""]
    for newer in entry.editions if edition is None else ():
        parts += [f"[bold]{say('card', 'newer', language, name=entry.name(language, newer), edition=newer)}[/]",
                  card_text(entry.text(language, newer)), ""]
    found, left_out = chosen_rulings(card_id, every_ruling)
    found = [ruling for ruling in found if cases or ruling.rule(language)]
    if found:
        parts.append(f"[bold]{say('card', 'rulings', language)}[/]")
        parts += [ruling_text(ruling, language, cases) for ruling in found]
    if left_out:
        parts.append(f"[dim]{say('card', 'more', language, count=left_out, name=entry.name(language))}[/]")
    while parts[-1] == "":
        parts.pop()
    name, other = (entry.name(each, edition or "") for each in sorted(LANGUAGES, key=language.__ne__))
    return Panel(Group(*parts), title=escape(f"{name} ({other})"), title_align="left")


def card_text(text: str) -> RenderableType:
    """What stands below a dividing line has a line above it, as on the card."""
    parts: list[RenderableType] = []
    for part in text.split("\n---\n"):
        parts += [Rule(style="dim"), escape(part)]
    return Group(*parts[1:])


def chosen_rulings(card_id: str, everything: bool) -> tuple[list[Ruling], int]:
    """The rulings to show, and how many there are besides."""
    named = rulings(card_id)
    pile = FACTS[card_id].pile_name
    if pile and not any(ruling.is_about(card_id) for ruling in named):
        named += [ruling for ruling in rulings_of_pile(pile) if ruling not in named]
        return named, 0
    own = [ruling for ruling in named if ruling.is_about(card_id)]
    if everything or not own:
        return named, 0
    return own, len(named) - len(own)


def rulings_of_pile(pile: str) -> list[Ruling]:
    """Those of the pile that a card is part of: Castles, Knights."""
    try:
        return rulings(find(re.split(r"[(/:]", pile)[0]))
    except ThroneroomError:
        return []


def ruling_text(ruling: Ruling, language: str, cases: bool) -> Text:
    rule, case = ruling.rule(language), ruling.case(language)
    text = Text("• ")
    text.append(rule or case)
    if cases and rule:
        text.append(f"\n  {case}", style="dim")
    return text


def facts_line(facts: Facts, language: str) -> str:
    parts = [types_text(facts, language), price_of(facts), term("set", facts.set, language)]
    size = facts.pile if language == "en" else facts.pile.replace("players", "Spieler")
    if size and (language == "en" or not re.search("[a-z]", size.replace("Spieler", ""))):     # remarks are English
        parts.append(f"{say('card', 'pile', language)}: {size}")
    if facts.setup_needs:
        parts.append(f"{say('card', 'needs', language)}: {', '.join(need(id, language) for id in facts.setup_needs)}")
    return escape(" · ".join(part for part in parts if part))


def need(what: str, language: str) -> str:
    """Something that a card needs on the table, by the name of the card, mat or token it is."""
    what = what.split(":")[-1]
    for id in (what, f"{what}_mat", what.removesuffix("s"), f"{what}_token"):
        if id in FACTS:
            return name_of(id, language)
    return name_of(what, language)


def name_of(card_id: str, language: str, editions: Collection[str] = ()) -> str:
    """The name of a card, as it is played, or of a pile or token that is called by what it is."""
    try:
        return name_by(card_id, language, editions)
    except UnknownCard:
        return card_id.replace("_", " ")


def types_text(facts: Facts, language: str) -> str:
    return " – ".join(term("type", type, language) for type in facts.types)


# --- lists ---------------------------------------------------------------------------------------------------------
def listed(set: str | None, type: str | None, cost: str | None) -> list[Facts]:
    """The cards of that set, type and cost."""
    found = list(FACTS.values())
    if set is not None:
        wanted = called("set", set, dict.fromkeys((*messages()["set"], *(facts.set for facts in found))))
        found = [facts for facts in found if facts.set == wanted]
    if type is not None:
        printed = [name for facts in found for name in facts.types]
        wanted = called("type", type, dict.fromkeys((*messages()["type"], *printed)))
        found = [facts for facts in found if wanted in facts.types]
    if cost is not None:
        amounts = cost_of(cost)
        found = [facts for facts in found
                 if price_of(facts) and (facts.cost_coins or 0, facts.cost_potion, facts.cost_debt) == amounts]
    if not found:
        raise UnknownCard("no card is like that: " + ", ".join(
            f"--{option} {value}" for option, value in (("set", set), ("type", type), ("cost", cost)) if value))
    return found


def cost_of(text: str) -> tuple[int, int, int]:
    match = COST.fullmatch(text.strip())
    if not text.strip() or match is None:
        raise UnknownCard(f"{text!r} is no cost; write 4, 3P (and a Potion) or 8D (debt)")
    coins, potion, debt = match.groups()
    return int(coins or 0), int(potion is not None), int(debt or 0)


def show_list(found: Sequence[Facts], language: str) -> None:
    other = "de" if language == "en" else "en"
    table = Table(row_styles=("", "dim"))
    for column in ("name", "cost", "types", "text"):
        table.add_column(say("card", column, language), overflow="fold")
    for facts in sorted(found, key=lambda facts: (facts.set, plain(name_of(facts.id, language)))):
        names = name_of(facts.id, language)
        if name_of(facts.id, other) != names:
            names += f" ({name_of(facts.id, other)})"
        lines = words(facts.id).text(language).splitlines() if facts.id in library() else []
        text = " / ".join(line for line in lines if line != "---")
        table.add_row(*map(escape, (names, price_of(facts), types_text(facts, language), text)))
    console = Console(highlight=False)
    console.print(table)
    console.print(say("card", "count", language, count=len(found)))
