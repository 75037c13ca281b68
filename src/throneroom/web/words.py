"""All words of the page: names and texts of the cards, messages, rulings."""
from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from throneroom.card_commands import chosen_rulings
from throneroom.cards import VERSIONS
from throneroom.engine.types import type_names
from throneroom.errors import NotFound
from throneroom.kingdoms.facts import FACTS, Facts
from throneroom.web.protocol import (
    AllWords,
    CardWords,
    EditionWords,
    RuleBlock,
    RuleChapter,
    RuleRun,
    RuleSection,
    RulingText,
    RulingWords,
)
from throneroom.words import rules
from throneroom.words.library import LANGUAGES, library
from throneroom.words.messages import BESIDE_CARDS, messages


@cache
def all_words() -> AllWords:
    return AllWords({card_id: card_words(card_id) for card_id in library()}, all_messages())


def card_words(card_id: str) -> CardWords:
    entry, facts = library()[card_id], FACTS[card_id]
    return CardWords(entry.name("en"), entry.name("de"), entry.text("en"), entry.text("de"), list(facts.types),
                     printed_cost(facts), facts.set, printed_bonuses(facts), edition_words(card_id))


def edition_words(card_id: str) -> dict[str, EditionWords]:
    """Types are those of the class that the card is in that edition."""
    found = {}
    for edition, each in library()[card_id].editions.items():
        cls = VERSIONS.get((card_id, edition))
        types = list(FACTS[card_id].types)
        if cls is not None:
            types += [name for name in type_names(cls().types) if name not in types]
        found[edition] = EditionWords(each.names["en"], each.names["de"], each.texts["en"], each.texts["de"], types)
    return found


def printed_cost(facts: Facts) -> tuple[int, int, int] | None:
    return None if facts.cost_coins is None else (facts.cost_coins, facts.cost_potion, facts.cost_debt)


def printed_bonuses(facts: Facts) -> dict[str, int]:
    bonuses = {"cards": facts.plus_cards, "actions": facts.plus_actions, "buys": facts.plus_buys,
               "coins": facts.plus_coins, "worth": facts.coins, "points": facts.vp}
    return {key: count for key, count in bonuses.items() if count}


@cache
def all_messages() -> dict[str, dict[str, Any]]:
    """The rooms of all files; a room may be in several of them, and what a card asks may stand with its own words."""
    found: dict[str, dict[str, Any]] = {}
    for file in shelf():
        for room, entries in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found.setdefault(room, {}).update(entries)
    return found | {room: messages()[room] for room in BESIDE_CARDS}


def shelf() -> list[Traversable]:
    """What stands on paper is not said on the page, and what can be asked of it comes with its form (paper.py)."""
    return [file for file in files("throneroom.words").iterdir()
            if file.name.endswith(".toml") and not file.name.startswith("paper")]


def rulings_of(card_id: str) -> list[RulingText]:
    """Those of the card (or its pile); if it has none of its own, those that name it."""
    if card_id not in library():
        raise NotFound(f"there is no card {card_id!r}")
    return [RulingText(ruling.id, *[RulingWords(ruling.rule(each), ruling.case(each)) for each in LANGUAGES])
            for ruling in chosen_rulings(card_id, everything=False)[0]]


@cache
def all_rulings() -> dict[str, list[RulingText]]:
    """By card, for readers who may be without a server soon."""
    return {card_id: found for card_id in library() if (found := rulings_of(card_id))}


@cache
def rule_chapters() -> tuple[RuleChapter, ...]:
    return tuple(RuleChapter(chapter.id, chapter.title("en"), chapter.title("de"),
                             [rule_section(section) for section in chapter.sections]) for chapter in rules.chapters())


def rule_section(section: rules.Section) -> RuleSection:
    english, german = ([rule_block(block) for block in rules.blocks(section.text(each), each)] for each in LANGUAGES)
    return RuleSection(section.id, section.title("en"), section.title("de"), list(section.sets),
                       list(section.terms["en"]), list(section.terms["de"]), english, german)


def rule_block(block: rules.Block) -> RuleBlock:
    if isinstance(block, rules.Table):
        return RuleBlock("table", [[runs_of(cell) for cell in row] for row in block.rows])
    return RuleBlock("item" if isinstance(block, rules.ListItem) else "paragraph", [[runs_of(block.runs)]])


def runs_of(runs: rules.Runs) -> list[RuleRun]:
    return [RuleRun(run.text, run.bold, run.italic, run.card) for run in runs]
