"""Writing strategies, in the one form in which `language.py` reads them again."""
from __future__ import annotations

from functools import singledispatch

from throneroom.bots.judgement import ENOUGH_MONEY
from throneroom.kingdoms.sharing import names
from throneroom.strategies.spoken import (
    ANY,
    Both,
    Comparison,
    Constant,
    Either,
    Moment,
    Not,
    Number,
    Play,
    Quantity,
    Strategy,
    Sum,
    Trash,
    Truth,
    Wish,
)
from throneroom.words.library import find, words
from throneroom.words.messages import say

WIDEST = 24                             # names of cards stand in a column, but for longer ones
RESERVED = {"if", "up", "before", "first", "last", "never", "any", "anything", "and", "or", "not"}

# How close words hold together: what is looser stands in brackets.
OR, AND, NOT, COMPARED, ADDED, MULTIPLIED, WORD = range(7)


def text_of(strategy: Strategy, language: str = "en") -> str:
    lines = [f"strategy: {strategy.name}"]
    for key in ("by", "source", "about"):
        if getattr(strategy, key):
            lines.append(f"{key}: {getattr(strategy, key)}")
    if strategy.table is not None:
        lines.append(f"table: {names(strategy.table, language)}")
    lines += [f"beats: {claim.rival}, {claim.percent}%" for claim in strategy.beats]
    if strategy.careful:
        lines.append("endgame: careful")
    if strategy.coppers != ENOUGH_MONEY:
        lines.append(f"coppers: {strategy.coppers}")
    lines += part("buy", [(wish_text(wish, language), wish.when) for wish in strategy.buy], language)
    lines += part("play", [(play_text(rule, language), rule.when) for rule in strategy.play], language)
    lines += part("trash", [(trash_text(rule, language), rule.when) for rule in strategy.trash], language)
    return "\n".join(lines) + "\n"


def part(name: str, said: list[tuple[str, Truth | None]], language: str) -> list[str]:
    if not said:
        return []
    width = max([len(text) for text, when in said if when is not None and len(text) <= WIDEST], default=0)
    return ["", name] + [f"  {text}" if when is None else f"  {text:{width}}  if {expression(when, language)[0]}"
                         for text, when in said]


def wish_text(wish: Wish, language: str) -> str:
    name = card_text(wish.card, language) if wish.card else "anything"
    return name if wish.up_to is None else f"{name} up to {wish.up_to}"


def play_text(rule: Play, language: str) -> str:
    cards = cards_text(rule.cards, language)
    return f"{cards} before {cards_text(rule.others, language)}" if rule.how == "before" else f"{rule.how} {cards}"


def trash_text(rule: Trash, language: str) -> str:
    return ("never " if rule.never else "") + cards_text(rule.cards, language)


def cards_text(cards: str, language: str) -> str:
    if not cards.startswith(ANY):
        return card_text(cards, language)
    name = cards.removeprefix(ANY)
    return ANY + (say("type", name, language) if name[0].isupper() else name)


def card_text(card: str, language: str) -> str:
    """Its name in that language, if that is understood again; quoted if it could be taken for other words."""
    known = words(card)
    name = next((name for name in (known.name(language), known.name("en"), card) if find(name) == card), card)
    return f'"{name}"' if RESERVED & set(name.casefold().split()) else name


@singledispatch
def expression(said: Number | Truth, language: str) -> tuple[str, int]:
    """How it is written, and how closely its words hold together."""
    raise TypeError(said)


def bracketed(said: Number | Truth, language: str, least: int) -> str:
    text, close = expression(said, language)
    return text if close >= least else f"({text})"


@expression.register
def _(said: Constant, language: str) -> tuple[str, int]:
    return f"{said.value:.3f}".rstrip("0").rstrip("."), WORD


@expression.register
def _(said: Quantity, language: str) -> tuple[str, int]:
    if said.what == "token":
        pile = f", {card_text(said.pile, language)}" if said.pile else ""
        return f"token({said.about}{pile})", WORD
    if not said.about:
        return said.what, WORD
    about = said.about if said.about.isdigit() else cards_text(said.about, language)
    return f"{said.what}({about})", WORD


@expression.register
def _(said: Sum, language: str) -> tuple[str, int]:
    close = ADDED if said.sign in "+-" else MULTIPLIED
    left, right = bracketed(said.left, language, close), bracketed(said.right, language, close + 1)
    return f"{left} {said.sign} {right}", close


@expression.register
def _(said: Comparison, language: str) -> tuple[str, int]:
    return f"{bracketed(said.left, language, ADDED)} {said.how} {bracketed(said.right, language, ADDED)}", COMPARED


@expression.register
def _(said: Both, language: str) -> tuple[str, int]:
    return f"{bracketed(said.left, language, AND)} and {bracketed(said.right, language, NOT)}", AND


@expression.register
def _(said: Either, language: str) -> tuple[str, int]:
    return f"{bracketed(said.left, language, OR)} or {bracketed(said.right, language, AND)}", OR


@expression.register
def _(said: Not, language: str) -> tuple[str, int]:
    return f"not {bracketed(said.truth, language, NOT)}", NOT


@expression.register
def _(said: Moment, language: str) -> tuple[str, int]:
    return said.what, WORD
