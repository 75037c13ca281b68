"""What the numbers of an observation mean, held against what record/view.py says."""
from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import numpy as np
import pytest

from throneroom.environment.naming import FIRST_NUMBER, KINDS
from throneroom.environment.observing import Observing
from throneroom.environment.playing import Play, Shape
from throneroom.environment.terms import Terms
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup


def random_play(seed: int, players: int, steps: int) -> Play:
    random = Random(seed)
    setup = random_setup(random, players, among=BOOKS)
    play = Play(Shape(Terms(players, setup)), setup, seed, {})
    for _ in range(steps):
        if play.asked is None:
            break
        play.take(random.choice(play.asked.allowed))
    return play


def by_kind(observing: Observing, row: np.ndarray) -> Counter[str]:
    assert row[0] == 0                          # no card is without a column
    return Counter({kind: int(count) for kind, count in zip(KINDS, row[1:], strict=True) if count})


@pytest.mark.parametrize("players", range(2, 7))
def test_numbers_and_structs_say_the_same(players: int) -> None:
    for seed in range(3):
        play = random_play(10 * players + seed, players, 40 + 60 * seed)
        observing, seat = play.shape.observing, play.seat
        assert play.asked is not None
        observation, mask = play.observation(seat)
        part = {name: observation[where] for name, where in observing.parts.items()}
        told = play.told(seat)
        known, me, question = told.view, told.view.players[seat], told.question
        about = play.asked.decision.player.seat
        assert question is not None and me.cards is not None
        assert part[f"purpose {question.purpose}"] == 1 and part[f"phase {known.phase}"] == 1
        assert part["asked"] == 1 and part["about"] == (about - seat) % players
        assert part["turn number"] == known.turn_number and part["turn of"] == (known.turn_seat - seat) % players
        assert part["coins"] == known.players[about].coins and part["deck size"] == me.deck_size
        assert by_kind(observing, part["my hand"]) == Counter(known.players[about].hand)
        assert by_kind(observing, part["my cards"]) == Counter(me.cards)
        assert by_kind(observing, part["my in play"]) == Counter(me.in_play)
        assert by_kind(observing, part["my exile"]) == Counter(me.exile)
        assert by_kind(observing, part["my owned"]) == Counter(me.owned)
        assert by_kind(observing, part["table piles"]) == Counter({pile.id: pile.count for pile in known.piles
                                                                   if pile.count})
        assert by_kind(observing, part["table tops"]) == Counter(pile.top for pile in known.piles if pile.top)
        assert by_kind(observing, part["table trash"]) == Counter(known.trash)
        for pile in known.piles:
            if pile.top is not None and pile.cost is not None:
                column = KINDS.index(pile.top) + 1
                assert tuple(part[f"table {what}"][column] for what in ("coins", "potions", "debts")) == pile.cost
        for place in range(1, players):
            other = known.players[(seat + place) % players]
            assert part[f"player {place} hand size"] == other.hand_size
            assert part[f"player {place} turns"] == other.turns and part[f"player {place} debt"] == other.debt
            assert by_kind(observing, part[f"player {place} in play"]) == Counter(other.in_play)
            assert by_kind(observing, part[f"player {place} owned"]) == Counter(other.owned)
        assert set(np.flatnonzero(mask)) == set(play.asked.allowed)
        assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told


def test_what_was_chosen_so_far_is_told() -> None:
    setup = random_setup(Random(1), 2, cards=["chapel"], among=BOOKS)
    play = Play(Shape(Terms(2, setup)), setup, 1, {})
    random = Random(1)
    while play.asked is not None and not play.asked.steps:
        play.take(random.choice(play.asked.allowed))
    assert play.asked is not None
    observation, _ = play.observation(play.seat)
    chosen = observation[play.shape.observing.parts["chosen"]]
    assert chosen.sum() == len(play.asked.steps) and all(chosen[action] for action in play.asked.steps)
    assert chosen[FIRST_NUMBER] == 0


def test_a_seat_that_is_not_asked_has_no_question_and_an_empty_mask() -> None:
    play = random_play(5, 3, 30)
    for seat in {0, 1, 2} - {play.seat}:
        observation, mask = play.observation(seat)
        parts = play.shape.observing.parts
        assert observation[parts["asked"]] == 0 and not mask.any() and play.told(seat).question is None


def test_cards_are_rows_of_a_table() -> None:
    play = random_play(2, 2, 20)
    observation, _ = play.observation(play.seat)
    observing = play.shape.observing
    rows = observing.cards(observation)
    assert rows.shape == (observing.rows, 675)
    assert (rows[0] == observation[observing.parts["my hand"]]).all()
    assert (rows[-1] == observation[observing.parts["player 1 owned"]]).all()
    assert observing.cards(np.stack([observation, observation])).shape == (2, observing.rows, 675)
