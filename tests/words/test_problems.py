"""Everything that can go wrong at the table or on the command line can be said in German."""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

import throneroom
from throneroom import errors
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.furnishing import Lacking
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.web.records import TOO_LONG
from throneroom.web.words import all_messages
from throneroom.words.messages import called
from throneroom.words.problems import BLANK, in_german, phrases

HOUSE = Path(throneroom.__file__).parent
MODULES = sorted([*HOUSE.glob("web/*.py"), *HOUSE.glob("kingdoms/*.py"), HOUSE / "record/record.py",
                  HOUSE / "engine/rng.py", HOUSE / "bots/levels.py", *HOUSE.glob("*command*.py"),
                  HOUSE / "terminal.py", HOUSE / "cli.py",
                  *HOUSE.glob("paper/*.py"), *HOUSE.glob("strategies/*.py"), HOUSE / "delivery.py",
                  *HOUSE.glob("lab/*.py")])
ERRORS = {name for name, kind in vars(errors).items() if isinstance(kind, type)} - {"Refusal"}
SAYING = {*ERRORS, "HTTPException", "problem", "guess", "Rule"}


def texts(node: ast.expr) -> Iterator[str]:
    """What an expression says, with a word in place of every value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        number = count(1)
        yield "".join(part.value if isinstance(part, ast.Constant) else f"value{next(number)}" for part in node.values)


def said(module: Path) -> Iterator[str]:
    """Every line that an error of the module is raised with; the faults of checks.py are its yields."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
            for argument in node.args:
                yield from texts(argument)
        elif isinstance(node, ast.Yield) and node.value is not None and module.name == "checks.py":
            yield from texts(node.value)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: f"{module.parent.name}/{module.stem}")
def test_every_error_is_in_the_phrase_book(module: Path) -> None:
    assert [line for line in said(module) if in_german(line) is None] == []


def test_the_errors_are_found_in_the_source() -> None:
    assert len({line for module in MODULES for line in said(module)}) > 80


@pytest.mark.parametrize("module", MODULES, ids=lambda module: f"{module.parent.name}/{module.stem}")
def test_what_is_refused_over_the_websocket_has_a_message(module: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"]
    known = all_messages()["refused"]
    assert [why for call in calls for why in texts(call.args[0]) if why not in known] == []


def test_german_says_nothing_that_english_does_not() -> None:
    for phrase in phrases():
        assert set(BLANK.findall(phrase.german)) <= set(phrase.blanks), phrase
        assert phrase.german, phrase


@pytest.mark.parametrize(("text", "german"), [
    ("Milita, Dorf", r"Keine Karte heißt 'Milita'\. Meinst du Militia, .+ oder .+\?"),
    ("Erstes Spil", r"Kein empfohlenes Set heißt 'Erstes Spil'\. Meinst du First Game \(Erstes Spiel\), .+ oder .+\?"),
    ("First Game (base-1999)", r"'First Game' steht nicht in der Ausgabe 'base-1999', sondern in .+\."),
    ("K1-broken", r"'K1-broken' ist kein Code eines Königreichs: Ein Zeichen ist falsch oder fehlt\."),
    ("Dorf, Dorf, Markt", r"Dorf ist doppelt genannt\."),
    ("Gold, Dorf", r"Gold ist keine Königreichkarte\."),
    ("Dorf, Markt", r"Ein Königreich hat 10 Stapel, nicht 2\."),
    ("Bane: Dorf, Bane: Markt", r"Davon hat ein Königreich nur eine Karte \(Bane\), nicht Dorf und Markt\."),
])
def test_bad_lists_are_answered_in_german(text: str, german: str) -> None:
    with pytest.raises(ThroneroomError) as raised:
        kingdom_of(text)
    assert re.fullmatch(german, in_german(str(raised.value)) or "")


@pytest.mark.parametrize(("wishes", "german"), [
    (Wishes(sets=("base",), wanted=("Torturer",)), r"Diese Wünsche .+: nur Karten aus Basisspiel; mit Kerkermeister\."),
    (Wishes(wanted=("11 type:Attack",)), r"So ein Königreich gibt es nicht: mit 11 type:Attack\."),
    (Wishes(wanted=("type:Atack",)), r"Einen Typ 'Atack' gibt es nicht\. Meinst du Attack\? Es gibt Action, .+\."),
    (Wishes(wanted=("type:Soup",)), r"Einen Typ 'Soup' gibt es nicht; es gibt Action, .+\."),
    (Wishes(wanted=("cost:cheap",)), r"Kosten schreibt man .+, nicht 'cheap'\."),
    (Wishes(unwanted=("Kupferr",)), r"Keine Karte heißt 'Kupferr'\. Meinst du Kupfer, .+ oder .+\?"),
    (Wishes(wanted=("tag:nice",)), r"Ein Merkmal 'nice' gibt es nicht; es gibt village, .+\."),
])
def test_wishes_that_cannot_be_are_answered_in_german(wishes: Wishes, german: str) -> None:
    with pytest.raises(ThroneroomError) as raised:
        generate(Random(1), wishes)
    assert re.fullmatch(german, in_german(str(raised.value)) or "")


def test_what_a_card_lacks_is_said_in_german() -> None:
    for lacking in ("15 other cards", "a Bane for 2 or 3 coins", "an Action for 2 or 3 coins"):
        assert (in_german(str(Lacking("black_market", lacking))) or "").startswith("Schwarzmarkt braucht ")


@pytest.mark.parametrize(("name", "german"), [("Arcana", r"Eine Ausgabe 'Arcana' gibt es nicht; es gibt .+\."),
                                              ("Seasid", r".+ Meinst du seaside\? Es gibt .+\.")])
def test_unknown_sets_are_answered_in_german(name: str, german: str) -> None:
    with pytest.raises(ThroneroomError) as raised:
        called("set", name)
    assert re.fullmatch(german, in_german(str(raised.value)) or "")


@pytest.mark.parametrize("line", [TOO_LONG, "the record cannot be replayed"])
def test_what_a_worker_says_of_a_record_is_said_in_german(line: str) -> None:
    assert in_german(line)


def test_a_line_nobody_knows_stays_unsaid() -> None:
    assert in_german("the moon is made of cheese") is None
    assert in_german("") is None
