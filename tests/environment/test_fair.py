"""An observation holds what its seat may know and nothing else: whatever is hidden is exchanged, it stays the same."""
from __future__ import annotations

from random import Random

import numpy as np
import pytest

from throneroom.engine.game import Game
from throneroom.environment.answering import Asked
from throneroom.environment.naming import KINDS, Naming
from throneroom.environment.observing import Array, Observing, Told
from throneroom.environment.terms import kinds_of
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.record.driver import Driver


class Peeking(Observing):
    """Tells the top card of the deck: the test must notice."""

    def write(self, game: Game, seat: int, asked: Asked | None, into: Array) -> None:
        super().write(game, seat, asked, into)
        deck = game.players[seat].deck
        into[0] = sum(map(ord, deck[-1].id)) if deck else 0


def known(observing: Observing, driver: Driver, seat: int) -> tuple[bytes, Told]:
    decision = driver.decision
    asked = None if decision is None or decision.seat != seat else Asked(observing.naming, decision)
    into = np.zeros(observing.size, np.int16)
    observing.write(driver.game, seat, asked, into)
    return into.tobytes(), observing.tell(driver.game, seat, asked)


def changed(kind: type[Observing], seed: int, later: bool = False) -> tuple[int, int]:
    """Of a random game: how often everything hidden was dealt anew, and how often the observation was another then;
    that of a seat that is not asked, too."""
    random = Random(seed)
    players = 2 + seed % 5
    setup = random_setup(random, players, among=BOOKS)
    if later:                           # Shadows, Loot, what is set aside, Divine Wind
        piles = [pile for pile in kingdom_piles() if pile not in BOOKS]
        setup = random_setup(random, players, cards=[*random.sample(piles, 8), "divine_wind"])
    driver = Driver(setup, seed)
    observing = kind(Naming(kinds_of(setup) if later else KINDS), players)
    dealt = others = 0
    for step in range(100):
        question = driver.decision
        if question is None:
            break
        if step % 4 == 3:
            seat = int(question.seat) if step % 8 == 3 else random.randrange(players)
            other = driver.fork(seat, seed=step)
            dealt += hidden(other) != hidden(driver)
            others += known(observing, other, seat) != known(observing, driver, seat)
        pool = [place for place, count in enumerate(question.counts) for _ in range(count)]
        driver.answer(random.sample(pool, random.randint(int(question.least), int(question.most))))
    return dealt, others


def hidden(driver: Driver) -> list[list[str]]:
    return [[card.id for card in zone] for player in driver.game.players for zone in (player.deck, player.hand)]


@pytest.mark.parametrize("seed", range(10))
def test_an_observation_does_not_depend_on_hidden_cards(seed: int) -> None:
    dealt, others = changed(Observing, seed)
    assert dealt >= 8 and others == 0


@pytest.mark.parametrize("seed", range(5))
def test_nor_on_what_is_hidden_of_newer_cards(seed: int) -> None:
    dealt, others = changed(Observing, seed, later=True)
    assert dealt >= 8 and others == 0


def test_whoever_peeks_is_noticed() -> None:
    assert any(changed(Peeking, seed)[1] for seed in range(3))
