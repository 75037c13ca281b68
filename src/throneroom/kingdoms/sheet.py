"""A table set up with real cards, step by step: how many of what, and what to prepare.

Everything is read off the table and the new game that the engine lays out, so the sheet cannot say anything else.
"""
from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.game import Game
from throneroom.engine.moments import OPENING
from throneroom.engine.pile import Pile
from throneroom.engine.types import ACTION, ARTIFACT, STATE, type_names
from throneroom.kingdoms.editions import name_by
from throneroom.kingdoms.facts import FACTS, price_of
from throneroom.kingdoms.setup import BASICS, Setup, contents
from throneroom.kingdoms.tags import TAGS, tags
from throneroom.words.library import LANGUAGES
from throneroom.words.messages import say

STEPS = {                   # and the columns of their tables
    "basic": ("card", "count", "note"),
    "kingdom": ("card", "cost", "types", "set", "count", "note"),
    "landscapes": ("card", "kind", "cost", "set"),
    "beside": ("card", "count", "note"),
    "material": ("what",),
    "prepare": ("what",),
    "player": ("what", "count"),
    "start": ("what",),
}
OVERVIEW = ("card", "cost", "types", "set", "good_for", "note")
SILENT = {"obelisk"}        # tokens whose place is drawn when the game begins


@dataclass(frozen=True, slots=True)
class Step:
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def sheet(setup: Setup, language: str = "en") -> list[Step]:
    """The steps in their order; those with nothing to do are left out."""
    return Sheet(setup, language).steps()


@cache
def texts() -> dict[str, Any]:
    return tomllib.loads(files("throneroom.words").joinpath("sheet.toml").read_text(encoding="utf-8"))


class Sheet:
    def __init__(self, setup: Setup, language: str) -> None:
        setup = replace(setup, wind=())         # what comes later is not laid out
        self.setup = setup
        self.language = language
        self.game: Game = setup.table().new_game()
        self.table = self.game.table
        others = (setup.bane, setup.mouse, setup.riverboat, setup.ferryman)
        self.in_game = [*setup.kingdom, *filter(None, others), *setup.black_market, *setup.laid_out(),
                        *(card.id for card in self.table.kinds)]

    def text(self, room: str, key: str, **values: object) -> str:
        found: str = texts()[room][key][LANGUAGES.index(self.language)]
        return found.format(**values)

    def name(self, card_id: str) -> str:
        return name_by(card_id, self.language, self.setup.editions)

    def listed(self, card_ids: Iterable[str]) -> str:
        """ "3 Estate, 7 Copper": each name once, with its number if there are several."""
        counted = Counter(self.name(card_id) for card_id in card_ids)
        return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counted.items())

    def steps(self) -> list[Step]:
        found: list[Step] = []
        for key in STEPS:
            step = self.step(key, len(found) + 1)
            if step.rows:
                found.append(step)
        return found

    def step(self, key: str, number: int = 0) -> Step:
        """One of them, or the overview; a number is written before its title."""
        rows: list[tuple[str, ...]] = getattr(self, key)()
        title = self.text("title", key)
        columns = STEPS.get(key, OVERVIEW)
        return Step(f"{number}. {title}" if number else title,
                    tuple(self.text("column", column) for column in columns), tuple(rows))

    def overview(self) -> list[tuple[str, ...]]:
        """The Kingdom piles, and what they are good for."""
        rows: list[tuple[str, ...]] = []
        for pile in self.kingdom_piles():
            good_for = ", ".join(self.text("tag", tag) for tag in TAGS if tag in tags(pile.id))
            notes = [self.text("note", "bane_short")] if pile.id == self.setup.bane else []
            rows.append((*self.printed(pile), good_for, "; ".join((*notes, *self.traits_of(pile)))))
        return rows

    # --- the Supply ---------------------------------------------------------------------------------------------
    def basic(self) -> list[tuple[str, ...]]:
        piles = [pile for pile in self.game.piles if pile.id in BASICS]
        return [(self.name(pile.id), str(len(pile.cards)),
                 self.text("note", pile.id) if pile.id in ("copper", "potion", "ruins") else "") for pile in piles]

    def kingdom(self) -> list[tuple[str, ...]]:
        return [self.pile_row(pile) for pile in self.kingdom_piles()]

    def kingdom_piles(self) -> list[Pile]:
        return [pile for pile in self.game.piles if pile.supply and pile.id not in BASICS]

    def pile_row(self, pile: Pile) -> tuple[str, ...]:
        notes = [self.text("note", "bane")] if pile.id == self.setup.bane else []
        notes += [self.text("note", "trait", trait=trait) for trait in self.traits_of(pile)]
        notes += filter(None, [self.pile_note(BY_ID[pile.id]())])
        return (*self.printed(pile), str(len(pile.cards)), "; ".join(notes))

    def traits_of(self, pile: Pile) -> list[str]:
        return [self.name(trait) for trait, other in self.setup.traits if other == pile.id]

    def printed(self, pile: Pile) -> tuple[str, str, str, str]:
        """Its name, cost, types and set."""
        return (self.name(pile.id), price_of(FACTS[pile.id]), self.types(BY_ID[pile.id]()), self.set_of(pile.id))

    def pile_note(self, card: Card) -> str:
        if card.shuffled:
            return self.text("note", "shuffled")
        parts = contents(card, self.setup.players)
        if parts:
            return self.text("note", "split", parts=", ".join(f"{count} {self.name(part)}" for count, part in parts))
        return ""

    def note_beside(self, pile: Pile) -> str:
        note = self.pile_note(BY_ID[pile.id]())
        if pile.id == self.setup.ferryman:
            note = "; ".join(filter(None, (self.text("note", "ferryman"), note)))
        return note

    def types(self, card: Card) -> str:
        return " – ".join(say("type", name, self.language) for name in type_names(card.types))

    def set_of(self, card_id: str) -> str:
        return say("set", FACTS[card_id].set, self.language)

    # --- beside it ----------------------------------------------------------------------------------------------
    def landscapes(self) -> list[tuple[str, ...]]:
        piles = {trait: f" ({self.name(pile)})" for trait, pile in self.setup.traits}
        return [(self.name(card.id) + piles.get(card.id, ""), self.types(card), price_of(FACTS[card.id]),
                 self.set_of(card.id)) for card in self.table.landscapes]

    def beside(self) -> list[tuple[str, ...]]:
        rows: list[tuple[str, ...]] = [
            (self.name(pile.id), str(len(pile.cards)), self.note_beside(pile))
                for pile in self.game.piles if not pile.supply and pile.id not in BASICS]
        for name in ("boons", "hexes"):
            if name in self.table.stacks:
                stacks = self.table.stacks
                count = len(stacks[name]) + len(stacks.get(f"{name} set aside", ()))
                kind = say("type", "Boon" if name == "boons" else "Hex", self.language)
                rows.append((kind, str(count), self.stack_note(name)))
        for card in self.table.kinds:
            if card.types & (STATE | ARTIFACT):
                count = self.setup.players if "per player" in FACTS[card.id].pile else 1
                rows.append((self.name(card.id), str(count), self.text("note", "by_their_cards")))
        if self.table.trash:
            rows.append((self.listed(card.id for card in self.table.trash), str(len(self.table.trash)),
                         self.text("note", "trash")))
        if self.setup.mouse:
            rows.append((self.name(self.setup.mouse), "1",
                         self.text("note", "mouse", way=self.name("way_of_the_mouse"))))
        if self.setup.riverboat:
            rows.append((self.name(self.setup.riverboat), "1",
                         self.text("note", "riverboat", card=self.name("riverboat"))))
        if self.setup.black_market:
            rows.append((self.listed(self.setup.black_market), str(len(self.setup.black_market)),
                         self.text("note", "market")))
        elif self.setup.needs_market():
            rows.append((self.name("black_market"), "15+", self.text("note", "market_open")))
        return rows

    def stack_note(self, name: str) -> str:
        if name == "boons" and "druid" in self.in_game:
            druid = self.name("druid")
            if self.setup.boons:
                return self.text("note", "boons_chosen", boons=self.listed(self.setup.boons), druid=druid)
            return self.text("note", "boons_druid", druid=druid)
        return self.text("note", name)

    def material(self) -> list[tuple[str, ...]]:
        needs = {need for card_id in self.in_game for need in FACTS[card_id].setup_needs}
        return [(self.text("need", need),) for need in texts()["need"] if need in needs]

    def prepare(self) -> list[tuple[str, ...]]:
        """The tokens that lie somewhere when the game begins."""
        places: dict[tuple[str, int], list[str]] = {}
        for key, count in self.game.tokens.items():
            place, _, token = key.rpartition(" ")
            if token not in SILENT:
                places.setdefault((token, count), []).append(place)
        rows: list[tuple[str, ...]] = []
        for (token, count), found in places.items():
            key = "points_each" if token == "points" and len(found) > 1 else token
            rows.append((self.text("prepare", key, count=count, piles=", ".join(map(self.name, found))),))
        for trait, pile in self.setup.traits:
            if self.table.named[trait].powers & OPENING:
                rows.append((self.text("prepare", "opening", card=self.name(trait), pile=self.name(pile)),))
        if "obelisk" in self.setup.landscapes:
            actions = [pile.id for pile in self.game.piles if pile.supply and pile.has(ACTION)]
            rows.append((self.text("prepare", "obelisk", card=self.name("obelisk"), piles=self.listed(actions)),))
        return rows

    # --- the players --------------------------------------------------------------------------------------------
    def player(self) -> list[tuple[str, ...]]:
        deck = self.table.decks[0]
        rows: list[tuple[str, ...]] = [
                (f"{self.text('player', 'deck')}: {self.listed(card.id for card in deck)}", str(len(deck))),
                (self.text("player", "hand"), "5")]
        first = self.game.players[0]
        for name, count in (("coffers", int(first.coffers)), ("favors", int(first.favors))):
            if count:
                rows.append((self.text("player", name, count=count), str(count)))
        return rows

    def start(self) -> list[tuple[str, ...]]:
        final = [self.game.piles[index].id for index in self.table.final_piles]
        piles = self.text("start", "or").join(self.text("start", "pile", card=self.name(pile)) for pile in final)
        return [(self.text("start", "first"),),
                (self.text("start", "end", piles=piles, count=self.table.piles_to_end),)]
