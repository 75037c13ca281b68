"""The order of the house: imports point one way, and the engine knows no card by name."""

import ast
import importlib.util
from pathlib import Path

import pytest

from throneroom.kingdoms.facts import FACTS

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src/throneroom"

spec = importlib.util.spec_from_file_location("import_rules", ROOT / "tools/import_rules.py")
import_rules = importlib.util.module_from_spec(spec)
spec.loader.exec_module(import_rules)

# The rule book itself names these; mats and tokens are things of the rules, not cards.
NAMED_BY_THE_RULES = set(
    "copper silver gold platinum estate duchy province colony curse potion ruins".split()
) | {id for id, facts in FACTS.items() if facts.kind == "mat_or_token"}

# Ids that are also words of the engine, as strings: what a choice is for.
ORDINARY_WORDS = {
    "replace",  # one effect instead of another
    "save",  # a game
    "keep",  # a card where it is
    "swap",  # two cards
}

CARDS = set(FACTS) - NAMED_BY_THE_RULES
LONG = {id for id in CARDS if "_" in id}
CLASSES = {"".join(word.capitalize() for word in id.split("_")) for id in LONG}


def cards_named_in(source):
    """Names of cards in code; comments and docstrings may name a card as an example."""
    for node in ast.walk(ast.parse(source)):
        for name in identifiers(node):
            if name in CLASSES or name in LONG:
                yield name
        if isinstance(node, ast.Constant) and node.value in CARDS - ORDINARY_WORDS:
            yield node.value


def identifiers(node):
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=name):
            return [name]
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
            return [name]
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return [alias.asname or alias.name for alias in names]
    return []


def test_imports_point_one_way():
    assert list(import_rules.violations(HOUSE)) == []


@pytest.mark.parametrize(
    ("file", "code", "told"),
    [
        ("engine/game.py", "from throneroom.cards.base import Moat", "throneroom.cards.base"),
        ("engine/game.py", "from ..cards import base", "throneroom.cards"),
        ("engine/game.py", "import random", "random"),
        ("engine/game.py", "if TYPE_CHECKING:\n    from throneroom import record", "throneroom.record"),
        ("cards/base.py", "from throneroom.words.library import find", "throneroom.words.library"),
        ("words/library.py", "import throneroom.engine.game", "throneroom.engine.game"),
        ("table/server.py", "from throneroom.cli import app", "throneroom.cli"),
        ("lab/fuzz.py", "from throneroom.paper.press import pages", "throneroom.paper.press"),
        ("paper/press.py", "import throneroom.web.app", "throneroom.web.app"),
    ],
)
def test_an_import_the_wrong_way_is_told(tmp_path, file, code, told):
    (tmp_path / file).parent.mkdir()
    (tmp_path / file).write_text(code)
    assert [line.split()[-1] for line in import_rules.violations(tmp_path)] == [told]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("engine/game.py", "from throneroom.errors import IllegalAnswer\nfrom .player import Player"),
        ("cards/base.py", "from typing import TYPE_CHECKING\nfrom throneroom.engine.card import Card"),
        ("paper_commands.py", "from throneroom.paper.press import pages"),
        ("cli.py", "import os\nfrom throneroom import __version__\nfrom throneroom.commands import play"),
    ],
)
def test_an_import_the_right_way_is_not(tmp_path, file, code):
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(code)
    assert list(import_rules.violations(tmp_path)) == []


@pytest.mark.parametrize("file", sorted((HOUSE / "engine").rglob("*.py")), ids=lambda file: file.stem)
def test_the_engine_knows_no_card(file):
    assert list(cards_named_in(file.read_text(encoding="utf-8"))) == []


def test_a_card_in_the_engine_would_be_found():
    assert list(cards_named_in("class ThroneRoom: pass")) == ["ThroneRoom"]
    assert list(cards_named_in("me.throne_room")) == ["throne_room"]
    assert list(cards_named_in("kind == 'horse'")) == ["horse"]
    assert list(cards_named_in("'''Think of a Horse.'''\nkind == 'copper'  # not a horse")) == []
