"""The action space is total: by steps one comes to every answer there is, and to no other."""
from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throneroom.cards import BY_ID
from throneroom.engine.card import Thing, Word
from throneroom.engine.decision import OPTION, Decision
from throneroom.engine.game import Game
from throneroom.environment.answering import Asked
from throneroom.environment.naming import ENOUGH, KINDS, NUMBERS, OTHER_KIND, OTHER_WORD, WORDS, Naming
from throneroom.environment.terms import kinds_of
from throneroom.errors import IllegalAnswer
from throneroom.kingdoms.order import BOOKS, FIRST
from throneroom.kingdoms.setup import Setup
from throneroom.lab.fuzz import Monkey, Plan, Report, TooLong, plan

ALL = Naming()
NAMES = ["moat", "smithy", "cards", "7", "63", "64", "100", "a word of a card to come", "another such word"]
QUESTIONS = 150                     # of one game
PLAYER = Setup(("moat",)).table().new_game().players[0]


def decision(options: list[Thing], counts: list[int], least: int, most: int) -> Decision:
    return Decision(PLAYER, OPTION, None, options, counts, least, most)


def thing(name: str) -> Thing:
    return BY_ID[name]() if name in BY_ID else Word(name)


@st.composite
def questions(draw: st.DrawFn) -> Decision:
    options = [thing(name) for name in draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4))]
    counts = [draw(st.integers(1, 2)) for _ in options]
    most = draw(st.integers(1, min(3, sum(counts))))
    return decision(options, counts, draw(st.integers(0, most)), most)


def legal(asked: Decision) -> set[tuple[int, ...]]:
    """All answers the engine allows, by trying everything."""
    found, waiting = set(), [()]
    while waiting:
        answer = waiting.pop()
        if len(answer) >= asked.least:
            found.add(answer)
        if len(answer) < asked.most:
            waiting += [(*answer, place) for place, count in enumerate(asked.counts) if answer.count(place) < count]
    return found


def reached(question: Decision, steps: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All answers that steps lead to."""
    asked = Asked(ALL, question)
    for action in steps:
        asked.take(action)
    if asked.complete:
        return {tuple(asked.answer)}
    return set().union(*(reached(question, (*steps, action)) for action in asked.allowed))


@settings(max_examples=60)
@given(questions())
def test_steps_lead_to_all_answers_and_to_no_others(question: Decision) -> None:
    assert reached(question) == legal(question)
    for answer in legal(question):
        question.check(list(answer))


def test_hundreds_of_options_of_one_name_can_be_told_apart() -> None:
    question = decision([Word("of a card to come") for _ in range(3 * NUMBERS)], [1] * 3 * NUMBERS, 1, 1)
    for place in range(3 * NUMBERS):
        asked = Asked(ALL, question)
        while not asked.complete:
            asked.take(asked.towards([place]))
        assert asked.answer == [place]


def test_an_action_that_is_not_allowed_is_named_and_changes_nothing() -> None:
    asked = Asked(ALL, decision([thing("moat"), thing("smithy")], [1, 1], 1, 1))
    allowed = asked.allowed[:]
    with pytest.raises(IllegalAnswer, match=r"action 0 .enough. is not allowed"):
        asked.take(ENOUGH)
    assert asked.allowed == allowed and asked.answer == [] and not asked.complete


class Walker(Monkey):
    """Answers like the fuzzer, fond of what the game is about, and goes to each answer by steps; besides, random steps
    must come to some legal answer."""

    def __init__(self, planned: Plan, game: Game, namings: list[Naming]) -> None:
        super().__init__(game, planned.seed, Report(), planned.fond_of, planned.turns)
        self.namings = namings

    def answer(self, decision: Decision) -> list[int]:
        self.answered += 1
        if self.answered > QUESTIONS or self.game.turn_number > self.most_turns:
            raise TooLong
        wanted = self.some(decision)
        for naming in self.namings:
            asked = Asked(naming, decision)
            if naming is ALL:
                nameless = [*asked.places.get(OTHER_WORD, ()), *asked.places.get(OTHER_KIND, ())]
                assert {decision.options[place].id for place in nameless} <= {"exile_mat"}, decision  # no card
            while not asked.complete:
                asked.take(asked.towards(wanted))
            assert asked.answer == wanted, decision
            walk = Asked(naming, decision)
            while not walk.complete:
                walk.take(self.random.choice(walk.allowed))
            decision.check(walk.answer)
        return self.random.choice((wanted, walk.answer))


def walk_through(seed: int) -> int:
    """A random game with two guests of honour, drawn from all cards there are; how many questions were asked."""
    planned = plan(seed, among=BOOKS)
    game = planned.setup.table().new_game(None, planned.seed)
    few = Naming(("copper", "estate"))
    walker = Walker(planned, game, [ALL, Naming(kinds_of(planned.setup)), few])
    game.agents = [walker] * len(game.players)
    with suppress(TooLong):
        game.run()
    return walker.answered


@settings(max_examples=30)
@given(st.integers(0, 1_000_000))
def test_every_question_of_every_card_fits(seed: int) -> None:
    assert walk_through(seed) > 5


def test_the_numbers_of_version_0_never_change() -> None:
    assert FIRST[:674] == KINDS and len(WORDS) == len(set(WORDS)) == 45
    assert ALL.size == 786
    names = {0: "enough", 1: "0", 64: "63", 66: "+1 action", 110: "victory", 112: "copper", 118: "silver"}
    assert {action: ALL.name_of(action) for action in names} == names
    assert ALL.action_of(thing("copper")) == 112 and ALL.action_of(Word("copper")) == 66 + WORDS.index("copper")
