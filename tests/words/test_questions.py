"""Every question says what is paid and what comes of it: those that rulings and games have asked are kept in
questions.csv (tools/questions.py adds to it and shows them all on a page)."""
import csv
import string
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.decision import PURPOSES, Decision
from throneroom.terminal import Voice
from throneroom.testing import Scene
from throneroom.testing.script import Script
from throneroom.words.library import LANGUAGES
from throneroom.words.messages import filled, messages, question_key, say

# For these the general sentence is enough: what goes back onto the deck first; options that say themselves what they
# bring; a Way, whose text stands beside the question.
ENOUGH = ("order", "option", "way")
ROOMS = ("asks", "yes", "no")


class Asked(NamedTuple):
    card: str
    purpose: str
    topics: list[str]
    yes_or_no: bool
    concerns: bool

    def key(self, room: str) -> str | None:
        return question_key(room, self.card, self.purpose, self.topics)


def kept() -> Iterator[Asked]:
    with (Path(__file__).parent / "questions.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield Asked(row["card"], row["purpose"], row["topics"].split(",") if row["topics"] else [],
                        row["yes_or_no"] == "True", row["concerns"] == "True")


KEPT = list(kept())


def test_what_is_kept_is_about_what_there_is() -> None:
    assert len(KEPT) > 700
    assert {asked.card for asked in KEPT} - {""} <= set(BY_ID)
    assert {asked.purpose for asked in KEPT} <= set(PURPOSES)


def test_every_question_of_a_card_has_words_of_its_own() -> None:
    general = {(asked.card, asked.purpose) for asked in KEPT
               if asked.card and asked.purpose not in ENOUGH and asked.key("asks") is None}
    assert sorted(general) == []


def test_no_words_are_for_a_question_that_nobody_asks() -> None:
    used = {(room, asked.card, asked.key(room)) for asked in KEPT for room in ROOMS
            if room == "asks" or asked.yes_or_no}
    there = {(room, card, key) for room in ROOMS for card, keys in messages()[room].items() for key in keys}
    assert sorted(there - used) == []


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_are_filled_by_every_question_that_has_them(language: str) -> None:
    for asked in KEPT:
        for room in ROOMS:
            key = asked.key(room)
            if key is None:
                continue
            named = blanks(messages()[room][asked.card][key][LANGUAGES.index(language)])
            allowed = {"count"} | ({"card"} if asked.yes_or_no else set()) | ({"other"} if asked.concerns else set())
            assert named <= allowed, (asked, named)


def test_yes_and_no_are_named_together() -> None:
    assert {card: list(keys) for card, keys in messages()["yes"].items()} == {
        card: list(keys) for card, keys in messages()["no"].items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_a_sentence(language: str) -> None:
    for card, keys in messages()["asks"].items():
        for key, texts in keys.items():
            text = texts[LANGUAGES.index(language)]
            assert text[0].isupper() or text[0] in "{$0123456789", (card, key)
            assert text[-1] in ".?", (card, key)
            assert "  " not in text, (card, key)


# --- in a game -------------------------------------------------------------------------------------------------------
@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What is asked in a scene, in both languages, as the player reads it who is asked."""
    told: list[tuple[str, str]] = []
    answer = Script.answer

    def listen(script: Script, decision: Decision) -> list[int]:
        if not decision.settled:
            english, german = [Voice(language, int(decision.seat)).question(decision) for language in LANGUAGES]
            told.append((english, german))
        return answer(script, decision)

    monkeypatch.setattr(Script, "answer", listen)
    return told


def test_what_is_paid_and_what_comes_of_it(heard: list[tuple[str, str]]) -> None:
    scene = Scene(p1={"hand": "Underling", "favors": 3, "deck": "Copper"}, landscapes="Circle of Witches", p2={})
    scene.p1.plays("Underling", "yes")
    assert heard == [("Circle of Witches: Spend 3 Favors so that the others each gain a Curse?",
                      "Hexenbund: 3 Gefallen einlösen, damit die anderen je einen Fluch nehmen?")]


def test_two_questions_of_a_card_for_one_purpose_are_told_apart(heard: list[tuple[str, str]]) -> None:
    scene = Scene(p1={"hand": "Hamlet, Copper, Estate", "deck": "Curse"})
    scene.p1.plays("Hamlet", "Copper", "Estate")
    assert [english for english, _ in heard] == ["Hamlet: Discard a card for +1 Action?",
                                                 "Hamlet: Discard a card for +1 Buy?"]


def test_a_question_about_cards_of_others_names_them(heard: list[tuple[str, str]]) -> None:
    scene = Scene(p1={"hand": "Spy", "deck": "Copper, Silver"}, p2={"deck": "Gold"})
    scene.p1.plays("Spy", "no", "yes")
    assert heard == [("Spy: Discard Silver from the top of your deck?",
                      "Spion: Silber oben von deinem Nachziehstapel ablegen?"),
                     ("Spy: Let Player 2 discard Gold?", "Spion: Spieler 2 soll Gold ablegen?")]


@pytest.mark.parametrize(("answers", "asked"), [
    (["Settlers, Bustling Village", "Settlers"], "Which card goes onto your deck first? The last one is on top."),
    (["", "Settlers, Bustling Village", "Settlers"], "Which card goes to the bottom first? The last one lies lowest.")],
    ids=["top", "bottom"])
def test_an_order_at_the_bottom_is_no_order_on_top(heard: list[tuple[str, str]], answers: list[str],
                                                   asked: str) -> None:
    scene = Scene(traits={"Fated": "Settlers"}, p1={"discard": "Settlers, Bustling Village, 4 Copper"})
    scene.p1.draws(1, *answers)
    last = scene.p1.deck[-1] if answers[0] == "" else scene.p1.hand[0]
    assert last == "bustling_village"
    assert heard[-1][0] == f"Fated: {asked}"


@pytest.mark.parametrize("throned", [False, True], ids=["played", "by a Throne Room"])
def test_a_question_about_whom_the_card_attacks_names_them(heard: list[tuple[str, str]], throned: bool) -> None:
    scene = Scene(p1={"hand": "Jester, Swindler, Throne Room", "actions": 3, "deck": "Copper"},
                  p2={"deck": "4 Copper"}, p3={"deck": "4 Copper"})
    if throned:
        scene.p1.plays("Throne Room", "Swindler", *["Curse"] * 4)
    else:
        scene.p1.plays("Jester", "me", "other")
        scene.p1.plays("Swindler", "Curse", "Curse")
    asked = [(*texts,) for texts in heard if "Throne" not in texts[0]]
    swindled = [(f"Swindler: Which card of the same cost does Player {seat} gain in place of the trashed one?",
                 f"Trickser: Welche Karte mit gleichen Kosten muss Spieler {seat} statt der entsorgten nehmen?")
                for seat in (2, 3)]
    discarded = [(f"Jester: Who gains a copy of the card that Player {seat} discarded?",
                  f"Harlekin: Wer nimmt eine Karte wie die, die Spieler {seat} abgelegt hat?") for seat in (2, 3)]
    assert asked == (swindled * 2 if throned else discarded + swindled)


def test_a_choice_of_several_that_has_but_one_names_it(heard: list[tuple[str, str]]) -> None:
    scene = Scene(p1={"hand": "Stables, Copper", "deck": "3 Estate"})
    scene.p1.plays("Stables", "Copper")
    assert heard[0][0] == "Stables: Discard a Treasure for +3 Cards and +1 Action? (Copper)"


def test_numbers_have_the_words_that_fit_them() -> None:
    text = "Discard {count:card|cards}"
    assert [filled(text, count=count) for count in (1, 2)] == ["Discard 1 card", "Discard 2 cards"]
    assert say("log", "favors", "en", who="Anna", count=1) == "Anna gets 1 Favor"
    assert say("log", "favors spent", "de", True, who="Du", count=3) == "Du löst 3 Gefallen ein"


def test_an_estate_asks_in_the_words_of_the_card_it_takes_after(heard: list[tuple[str, str]]) -> None:
    scene = Scene(kingdom="Steward, Moat", landscapes="Inheritance", phase="buy",
                  p1={"coins": 7, "hand": "Estate", "deck": "Estate, 2 Silver, 2 Copper"}, p2={})
    scene.p1.buys("Inheritance", "Steward")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Estate", "trash", "Silver, Copper")
    assert heard[-1][0] == "Estate: Trash 2 cards from your hand."
