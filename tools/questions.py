"""All questions that cards ask: collects them, and shows them in both languages.

    python tools/questions.py collect [GAMES]     # adds to tests/words/questions.csv what rulings and games ask
    python tools/questions.py about CARD ...      # the same from random games about these cards
    python tools/questions.py page                # build/questions.html, to be read from top to bottom

Questions are collected while the tests of the rulings run, in games of curious bots in which all cards take turns, and
in random games about those cards whose source holds a question that was not asked yet.
"""
from __future__ import annotations

import ast
import csv
import sys
from collections.abc import Iterator
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import NamedTuple

import pytest

from throneroom.bots.arena import questions as play_curiously
from throneroom.cards import BY_ID
from throneroom.engine import decision as purposes
from throneroom.engine.card import kind_of, snake_case
from throneroom.engine.decision import Decision
from throneroom.engine.game import Game
from throneroom.kingdoms.facts import FACTS
from throneroom.lab.fuzz import Monkey, Report, TooLong, plan
from throneroom.terminal import FIRST
from throneroom.web.telling import concerned, is_yes_or_no, topics
from throneroom.words.library import LANGUAGES, library
from throneroom.words.messages import messages, question_key

TOP = Path(__file__).parent.parent
KEPT = TOP / "tests" / "words" / "questions.csv"
PAGE = TOP / "build" / "questions.html"
GAMES = 120
TRIES = 12                              # games about a card whose questions are missing

# What the verbs of cards ask for, where the call itself does not name the purpose.
VERBS = {"trash_one": "trash", "trash_some": "trash", "may_trash_one": "trash", "discard_some": "discard",
         "discard_down_to": "discard", "gain_one_of": "gain", "may_gain_one_of": "gain", "gain_up_to": "gain",
         "choose_pile": "pile", "may_choose_pile": "pile", "name_a_card": "name", "may_call": "call"}
NAMING = ("choose", "choose_one", "may_choose", "may", "choose_word", "choose_amount")


class Asked(NamedTuple):
    """A kind of question: what is the same for all its words, and an example of the options."""

    card: str                           # whose text asks; empty: the turn itself
    purpose: str
    topics: str                         # with commas between
    yes_or_no: bool
    concerns: bool                      # another player
    options: str = ""

    def about(self) -> list[str]:
        return self.topics.split(",") if self.topics else []


# --- collecting ------------------------------------------------------------------------------------------------------
def asked(decision: Decision) -> Asked:
    """(Whatever card is played, its Way is asked for alike.)"""
    card = "" if decision.source is None or decision.purpose == "way" else kind_id(decision)
    options = [option.id for option in decision.options]
    return Asked(card, decision.purpose, ",".join(topics(decision)) if card else "", is_yes_or_no(decision),
                 concerned(decision) >= 0, " ".join(id.replace(" ", "_") for id in options[:6]))


def kind_id(decision: Decision) -> str:
    return kind_of(type(decision.source)).id


class Collector:
    """Hears every question that any game asks while it listens."""

    def __init__(self, known: dict[Asked, Asked]) -> None:
        self.known = known

    def __enter__(self) -> Collector:
        self.ask = Game.ask

        def ask(game: Game, decision: Decision) -> list[int]:
            if decision.needless is None:               # else no person is asked
                self.add(asked(decision))
            return self.ask(game, decision)

        Game.ask = ask                  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        Game.ask = self.ask             # type: ignore[method-assign]

    def add(self, question: Asked) -> None:
        self.known.setdefault(question._replace(options=""), question)


class Asker(Monkey):
    """Plays at random, unchecked."""

    def check(self, decision: Decision) -> None:
        pass


def play_about(card_id: str, seed: int) -> None:
    planned = plan(seed, cards=[card_id])
    game = planned.setup.table().new_game(None, planned.seed)
    game.agents = [Asker(game, planned.seed, Report(), planned.fond_of, planned.turns)] * len(game.players)
    with suppress(TooLong):
        game.run()


def in_the_source() -> Iterator[tuple[str, str]]:
    """Cards and purposes they ask for, read from the classes of the cards."""
    for file in sorted((TOP / "src/throneroom/cards").rglob("*.py")):
        for cls in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(cls, ast.ClassDef) and not cls.name.startswith("_") and snake_case(cls.name) in BY_ID:
                for call in ast.walk(cls):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                        if purpose := purpose_of(call, call.func.attr):
                            yield snake_case(cls.name), purpose


def purpose_of(call: ast.Call, verb: str) -> str:
    if verb in NAMING and call.args and isinstance(call.args[0], ast.Name):
        return str(getattr(purposes, call.args[0].id, ""))
    return "option" if verb in ("choose_ability", "choose_abilities") else VERBS.get(verb, "")


def collect(games: int) -> None:
    known = {question._replace(options=""): question for question in kept()}
    with Collector(known):
        pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", str(TOP / "tests" / "rulings")])
        play_curiously(games, 5)
        for card_id, purpose in missing(known):
            for seed in range(TRIES):
                if not any((card_id, purpose) == (found.card, found.purpose) for found in known):
                    play_about(card_id, seed)
    keep(known)
    for card_id, purpose in missing(known):
        print(f"never asked: {card_id} {purpose}")


def collect_about(card_ids: list[str]) -> None:
    known = {question._replace(options=""): question for question in kept()}
    with Collector(known):
        for card_id in card_ids:
            for seed in range(TRIES):
                play_about(card_id, seed)
    keep(known)


def keep(known: dict[Asked, Asked]) -> None:
    with KEPT.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Asked._fields)
        writer.writerows(sorted(known.values()))
    print(f"{len(known)} kinds of questions")


def missing(known: dict[Asked, Asked]) -> list[tuple[str, str]]:
    pairs = {(found.card, found.purpose) for found in known}
    return sorted({*in_the_source()} - pairs)


def kept() -> list[Asked]:
    if not KEPT.exists():
        return []
    with KEPT.open(encoding="utf-8", newline="") as file:
        return [Asked(row["card"], row["purpose"], row["topics"], row["yes_or_no"] == "True", row["concerns"] == "True",
                      row["options"]) for row in csv.DictReader(file)]


# --- the page --------------------------------------------------------------------------------------------------------
def page() -> None:
    order = {card_id: (facts.set, card_id) for card_id, facts in FACTS.items()}
    rows = sorted(kept(), key=lambda question: (order.get(question.card, ("", "")), question))
    body, last, seen = [], None, set()
    for question in rows:
        key = question_key("asks", question.card, question.purpose, question.about())
        said = (question.card, question.purpose, key, question.yes_or_no)
        if said in seen:
            continue
        seen.add(said)
        if question.card != last:
            last = question.card
            body.append(heading(question.card))
        body.append(row(question, key))
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(HEAD + "\n".join(body) + "</table>", encoding="utf-8")
    print(f"{PAGE}: {len(body)} rows")


def heading(card_id: str) -> str:
    if not card_id:
        return "<tr><th colspan=4>The turn</th></tr>"
    entry = library()[card_id]
    texts = "".join(f"<td>{escape(entry.text(language))}</td>" for language in LANGUAGES)
    names = " / ".join(escape(entry.name(language)) for language in LANGUAGES)
    return f"<tr><th colspan=2>{names} <small>{FACTS[card_id].set}</small></th>{texts}</tr>"


def row(question: Asked, key: str | None) -> str:
    cells = "".join(f"<td>{escape(sentence(question, key, language))}</td>" for language in LANGUAGES)
    kind = "yes or no" if question.yes_or_no else ""
    return (f"<tr class={'own' if key else 'general'}><td>{key or question.purpose} <small>{kind} {question.topics}"
            f"</small></td><td><small>{question.options}</small></td>{cells}</tr>")


def sentence(question: Asked, key: str | None, language: str) -> str:
    column = LANGUAGES.index(language)
    if key:
        said: str = messages()["asks"][question.card][key][column]
        for room in ("yes", "no"):
            answer = question_key(room, question.card, question.purpose, question.about())
            if answer and question.yes_or_no:
                said += f" [{messages()[room][question.card][answer][column]}]"
        return said
    room = "purpose" if not question.yes_or_no else "maybe" if "itself" in question.about() else "whether"
    purpose = question.purpose if question.card else FIRST.get(question.purpose, question.purpose)
    general: str = messages()[room][purpose][column]
    return general


HEAD = """<!doctype html><meta charset=utf-8><title>Questions</title><style>
body{font:15px sans-serif} td,th{vertical-align:top;text-align:left;padding:3px 8px;white-space:pre-line}
th{background:#dec} .general td{background:#fdd} small{color:#666}
</style><table>
"""

if __name__ == "__main__":
    match sys.argv[1:]:
        case ["collect", *games]:
            collect(int(games[0]) if games else GAMES)
        case ["about", *cards]:
            collect_about(cards)
        case ["page"]:
            page()
        case _:
            sys.exit(__doc__)
