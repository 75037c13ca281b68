"""A new card: skeletons of its class, its words, its facts and its test, each in its file (docs/writing-a-card.md)."""
from __future__ import annotations

import ast
import csv
import re
import unicodedata
from io import StringIO
from pathlib import Path
from typing import Annotated

import typer

import throneroom
from throneroom.card_commands import Language, cost_of, spoken
from throneroom.engine.card import snake_case
from throneroom.engine.types import TYPE_NAMES
from throneroom.errors import BadCard
from throneroom.words.messages import called, say

TYPES = "throneroom.engine.types"
LANDSCAPES = ("Event", "Project", "Landmark", "Way", "Ally", "Boon", "Hex", "State", "Artifact", "Trait",
              "Prophecy")
WIDTH = 120
UNWRITTEN = "[to be written]"           # what is left of a skeleton; a test finds it in the words of the cards
GREEN = "8 (2 players); 12 (3-6 players)"

Name = Annotated[str, typer.Argument(help="The English name of the card.")]
Set = Annotated[str, typer.Option(help="The set that it belongs to.")]
German = Annotated[str, typer.Option(help="Its German name.")]
Types = Annotated[str, typer.Option(help="Its types, separated by commas.")]
Price = Annotated[str, typer.Option("--cost", help="What it costs: 4, 3P (and a Potion), 8D (debt).")]
Tree = Annotated[Path | None, typer.Option(help="The checkout to write in; without it the one that this is run from.")]


def new_card(name: Name, set: Set, german: German = "", types: Types = "Action", cost: Price = "0",
             tree: Tree = None, language: Language = "") -> None:
    """Write the skeletons of a new card: class, words, facts, test."""
    language = spoken(language)
    card = NewCard(name, set, german, types, cost, tree or Path(throneroom.__file__).parents[2])
    texts = card.texts()
    write(texts)
    for path in texts:
        typer.echo(path.relative_to(card.tree).as_posix())
    typer.echo(say("new_card", "left", language, id=card.id, name=card.cls))


class NewCard:
    """What is known of it, checked; and what becomes of the four files."""

    def __init__(self, name: str, set: str, german: str, types: str, cost: str, tree: Path) -> None:
        self.tree = tree
        house = tree / "src/throneroom"
        if not (house / "kingdoms/facts.csv").is_file() or not (tree / "tests/rulings").is_dir():
            raise BadCard(f"{tree} is not a checkout of Throneroom: cards are written in one (--tree)")
        self.name = " ".join(name.split())
        self.german = " ".join(german.split()) or UNWRITTEN
        if '"' in self.name + self.german or "\\" in self.name + self.german:
            raise BadCard(f"a name has no quotation marks and no backslashes: {name!r}")
        self.id = id_of(self.name)
        self.cls = "".join(word.title() for word in self.id.split("_"))
        if snake_case(self.cls) != self.id or not self.id.isidentifier():
            raise BadCard(f"a card cannot be called {name!r}: its id would be {self.id!r}")
        modules = sorted(path.stem for path in (house / "cards").iterdir() if not path.name.startswith("_"))
        self.set = called("set", set, modules)
        self.types = [called("type", word, TYPE_NAMES) for word in types.split(",") if word.strip()]
        if not self.types:
            raise BadCard("a card has a type")
        self.cost = cost_of(cost)
        room = house / "cards" / self.set
        self.module = room / "kingdom.py" if room.is_dir() else room.with_suffix(".py")
        self.words = house / "words/cards" / f"{self.set}.toml"
        self.facts = house / "kingdoms/facts.csv"
        self.test = tree / "tests/rulings" / self.set / f"test_{self.id}.py"
        self.refuse_what_exists(house)

    def refuse_what_exists(self, house: Path) -> None:
        for path in sorted((house / "cards").rglob("*.py")):
            if re.search(rf"^class {self.cls}\b", read(path), re.MULTILINE):
                raise self.exists(path)
        for path in sorted((house / "words/cards").glob("*.toml")):
            if f"\n[{self.id}]" in "\n" + read(path):
                raise self.exists(path)
        if re.search(rf"^{self.id},", read(self.facts), re.MULTILINE):
            raise self.exists(self.facts)
        if self.test.exists():
            raise self.exists(self.test)

    def exists(self, path: Path) -> BadCard:
        return BadCard(f"{self.id} is there already: {path.relative_to(self.tree).as_posix()}")

    @property
    def kind(self) -> str:
        return next((name.lower() for name in LANDSCAPES if name in self.types), "kingdom")

    def texts(self) -> dict[Path, str]:
        """The four files as they will be."""
        words = read(self.words) if self.words.exists() else ""
        return {self.module: with_types(read(self.module), [name.upper() for name in self.types]) + self.class_text(),
                self.words: words + self.words_text(),
                self.facts: read(self.facts) + self.row(),
                self.test: self.test_text()}

    def class_text(self) -> str:
        coins, potions, debt = self.cost
        lines = ["", "", f"class {self.cls}(Card):"]
        lines += [f"    {name} = {amount}" for name, amount in (("cost", coins), ("potions", potions), ("debt", debt))
                  if amount]
        lines.append(f"    types = {' | '.join(name.upper() for name in self.types)}")
        for signature in self.methods():
            lines += ["", f"    # {UNWRITTEN}", f"    def {signature} -> None:", "        raise NotImplementedError"]
        return "\n".join(lines) + "\n"

    def methods(self) -> list[str]:
        """What it most probably has."""
        if self.kind == "way":
            return ["instead(self, me: Player, play: Play)"]
        if self.kind not in ("kingdom", "event", "boon", "hex"):
            return []
        found = ["play(self, me: Player)"] if self.kind != "kingdom" or {"Action", "Treasure", "Night"} & {
            *self.types} else []
        found += ["attack(self, me: Player, victim: Player)"] if "Attack" in self.types else []
        return found + (["next_turn(self, me: Player, held: list[Card])"] if "Duration" in self.types else [])

    def words_text(self) -> str:
        return (f'\n[{self.id}]\nen = "{self.name}"\nde = "{self.german}"\n'
                f'text_en = """\n{UNWRITTEN}"""\ntext_de = """\n{UNWRITTEN}"""\n'
                f'\n[[{self.id}.rulings]]\nrule = ["", ""]\ncase = ["{UNWRITTEN}", "{UNWRITTEN}"]\n')

    def row(self) -> str:
        """At the end of the table: its place in the order of all cards."""
        rows = list(csv.DictReader(read(self.facts).splitlines()))
        editions = [row["editions"].split(";")[-1] for row in rows if row["set"] == self.set]
        coins, potions, debt = self.cost
        has_cost = self.kind in ("kingdom", "event", "project")
        pile = GREEN if "Victory" in self.types else "10"
        cells = dict.fromkeys(rows[0], "") | {
            "id": self.id, "set": self.set, "editions": editions[-1] if editions else self.set, "kind": self.kind,
            "types": ";".join(self.types), "cost_coins": str(coins) if has_cost and (coins or not debt) else "",
            "cost_potion": str(potions or ""), "cost_debt": str(debt or ""),
            "pile": pile if self.kind == "kingdom" else "1"}
        line = StringIO()
        csv.writer(line, lineterminator="\n").writerow(cells.values())
        return line.getvalue()

    def test_text(self) -> str:
        head = f'"""{self.name}."""\nfrom throneroom.testing import Scene'
        test = f'def test_{self.id}() -> None:\n    """{self.set}/{self.id}/1"""\n'
        if self.kind != "kingdom":
            return (f'{head}\n\n\n{test}    scene = Scene(landscapes="{self.name}")\n'
                    f'    assert "{self.id}" in scene.landscapes\n')
        return (f'{head}, cards\n\n\n{test}    scene = Scene(p1={{"hand": "{self.name}", "deck": "5 Copper"}})\n'
                f'    scene.p1.plays("{self.name}")\n    assert scene.p1.in_play == cards("{self.name}")\n')


def id_of(name: str) -> str:
    """King's Cache is kings_cache."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("'", "").replace("’", ""))
    return re.sub(r"[^a-z0-9]+", "_", "".join(letter for letter in letters if not unicodedata.combining(letter))
                  ).strip("_")


def with_types(module: str, types: list[str]) -> str:
    """The module, with these among the types that it imports."""
    for node in ast.parse(module).body:
        if isinstance(node, ast.ImportFrom) and node.module == TYPES:
            known = {alias.name for alias in node.names}
            if known.issuperset(types):
                return module
            names = sorted({*types, *known}, key=lambda name: (name.islower(), name))
            line = f"from {TYPES} import {', '.join(names)}"
            if len(line) > WIDTH:
                line = f"from {TYPES} import (\n" + "".join(f"    {name},\n" for name in names) + ")"
            lines = module.splitlines()
            assert node.end_lineno is not None
            return "\n".join([*lines[:node.lineno - 1], line, *lines[node.end_lineno:]]) + "\n"
    return module


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCard(f"cannot read {path}: {error.strerror}") from None


def write(texts: dict[Path, str]) -> None:
    """All of them, or none."""
    before = {path: path.read_bytes() if path.exists() else None for path in texts}
    try:
        for path, text in texts.items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        for path, old in before.items():
            if old is not None:
                path.write_bytes(old)
            else:
                path.unlink(missing_ok=True)
        raise BadCard(f"cannot write {error.filename}: {error.strerror}") from None
