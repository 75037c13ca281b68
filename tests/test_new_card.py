"""`throneroom new-card` on a copy of the tree: four files, nothing else, and what is written works."""
import ast
import csv
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from throneroom.words.library import library
from throneroom.words.rulings import all_rulings
from throneroom.writing_commands import UNWRITTEN, id_of, with_types

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """What the command reads and writes."""
    tree = tmp_path_factory.mktemp("tree")
    for part in ("src/throneroom/cards", "src/throneroom/words/cards"):
        shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (tree / "src/throneroom/kingdoms").mkdir()
    shutil.copy(ROOT / "src/throneroom/kingdoms/facts.csv", tree / "src/throneroom/kingdoms")
    (tree / "tests/rulings").mkdir(parents=True)
    return tree


def contents(tree):
    return {path.relative_to(tree).as_posix(): path.read_text(encoding="utf-8")
            for path in tree.rglob("*") if path.is_file()}


KNOWN = """
import sys
import throneroom
throneroom.__path__.insert(0, sys.argv[1])
from throneroom.cards import BY_SET
print(*BY_SET[sys.argv[2]])
"""


def known(tree: Path, set_name: str) -> list[str]:
    """The cards of that set, as the game there knows them."""
    asked = [sys.executable, "-B", "-c", KNOWN, str(tree / "src/throneroom"), set_name]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(("name", "options", "module", "row", "base"), [
    ("Queen's Jest", ["--types", "Action, Attack, Duration", "--cost", "5"], "seaside.py",
     ("kingdom", "Action;Attack;Duration", "5", "", "", "10"), {"play", "attack", "next_turn"}),
    ("Mill Pond", ["--types", "Victory", "--cost", "3P"], "seaside.py",
     ("kingdom", "Victory", "3", "1", "", "8 (2 players); 12 (3-6 players)"), set()),
    ("Wager", ["--types", "Event", "--cost", "8D"], "seaside.py", ("event", "Event", "", "", "8", "1"), {"play"}),
    ("Way of the Ant", ["--types", "Weg", "--set", "Menagerie"], "menagerie.py", ("way", "Way", "", "", "", "1"),
     {"instead"}),
    ("Glow Worm", ["--set", "nocturne"], "nocturne/kingdom.py", ("kingdom", "Action", "0", "", "", "10"), {"play"}),
])
def test_four_files_are_written(throneroom, copy, name, options, module, row, base):
    before = contents(copy)
    options = options if "--set" in options else [*options, "--set", "Seaside"]
    code, out, err = throneroom("new-card", name, *options, "--german", "Neue Karte", "--tree", str(copy))
    assert (code, err) == (0, "")
    after = contents(copy)
    changed = {path for path in after if after[path] != before.get(path)}
    card_id = id_of(name)
    set_name = module.split("/")[0].removesuffix(".py")
    assert changed == {f"src/throneroom/cards/{module}", f"src/throneroom/words/cards/{set_name}.toml",
                       "src/throneroom/kingdoms/facts.csv", f"tests/rulings/{set_name}/test_{card_id}.py"}
    assert out.splitlines()[:4] == [f"src/throneroom/cards/{module}", f"src/throneroom/words/cards/{set_name}.toml",
                                    "src/throneroom/kingdoms/facts.csv", f"tests/rulings/{set_name}/test_{card_id}.py"]
    assert f"fuzz --games 200 --cards {card_id}" in out
    written = ast.parse(after[f"src/throneroom/cards/{module}"]).body[-1]
    assert isinstance(written, ast.ClassDef)
    assert {node.name for node in written.body if isinstance(node, ast.FunctionDef)} == base
    entry = tomllib.loads(after[f"src/throneroom/words/cards/{set_name}.toml"])[card_id]
    assert (entry["en"], entry["de"], len(entry["rulings"])) == (name, "Neue Karte", 1)
    *_, last = csv.DictReader(after["src/throneroom/kingdoms/facts.csv"].splitlines())
    columns = ("kind", "types", "cost_coins", "cost_potion", "cost_debt", "pile")
    assert (last["id"], last["set"], tuple(last[column] for column in columns)) == (card_id, set_name, row)
    ast.parse(after[f"tests/rulings/{set_name}/test_{card_id}.py"])
    assert card_id in known(copy, set_name)


@pytest.mark.parametrize(("arguments", "why", "german"), [
    (["Moat", "--set", "base"], "moat is there already: src/throneroom/cards/base.py", "moat gibt es schon"),
    (["Boats", "--set", "Meer"], "there is no set 'Meer'", "Meer"),
    (["Boats", "--set", "base", "--types", "Magic"], "there is no type 'Magic'", "Magic"),
    (["Boats", "--set", "base", "--types", ","], "a card has a type", "Eine Karte hat einen Typ"),
    (["Boats", "--set", "base", "--cost", "much"], "'much' is no cost", "sind keine Kosten"),
    (['Bo"ats', "--set", "base"], "a name has no quotation marks", "Ein Name hat weder"),
    (["!", "--set", "base"], "a card cannot be called '!'", "Eine Karte kann nicht"),
    (["2 Boats", "--set", "base"], "its id would be '2_boats'", "Ihre id wäre"),
])
def test_what_cannot_be_written_changes_nothing(throneroom, copy, arguments, why, german):
    before = contents(copy)
    code, out, err = throneroom("new-card", *arguments, "--tree", str(copy))
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert why in err
    assert german in throneroom("new-card", *arguments, "--tree", str(copy), "--language", "de")[2]
    assert contents(copy) == before


def test_cards_are_written_in_a_checkout(throneroom, tmp_path):
    code, _, err = throneroom("new-card", "Boats", "--set", "base", "--tree", str(tmp_path))
    assert (code, "is not a checkout" in err) == (2, True)


def test_types_are_imported_once():
    line = "from throneroom.engine.types import ACTION, VICTORY, count_types\n"
    assert with_types(line, ["ACTION"]) == line
    assert with_types(line, ["DURATION"]) == (
        "from throneroom.engine.types import ACTION, DURATION, VICTORY, count_types\n")


def test_nothing_is_left_of_a_skeleton():
    """In the words of the cards that there are."""
    assert [card.id for card in library().values()
            if UNWRITTEN in (*card.names.values(), *card.texts.values())] == []
    assert [ruling.id for ruling in all_rulings()
            if UNWRITTEN in (*ruling.rules.values(), *ruling.cases.values())] == []
