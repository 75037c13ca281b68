"""Random games as a test: random tables, random legal answers, and all of `checks` at every decision.  At the end the
record of the game replays to the same game.
"""
from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from multiprocessing import get_context
from random import Random
from signal import SIG_IGN, SIGINT, signal
from traceback import format_exc
from typing import TypeGuard

from throneroom.cards import BY_ID, BY_SET
from throneroom.engine.card import Card, Thing
from throneroom.engine.decision import BUY, DISCARD, EXILE, PASS, PLAY, PURPOSES, RETURN, SPEND, TRASH, Agent, Decision
from throneroom.engine.events import EVERYBODY, Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.moments import OPENING, SCORES, SETS_COSTS
from throneroom.engine.situation import OPEN_ZONES
from throneroom.engine.types import ALLY, PROPHECY, VICTORY, WAY
from throneroom.kingdoms.furnishing import played_by
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import has_type, hosts, random_setup, way_to
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import (
    Broken,
    Inventory,
    check_copy,
    check_numbers,
    check_question,
    check_views,
    cover,
    state,
)
from throneroom.record.driver import Driver
from throneroom.record.record import read, record, replay, write

MOST_TURNS = 60         # a random game that takes longer is ended and counted;
LONG_GAMES = 10         # one in so many may take twice as long, and so may games about things hard to get at
NEWEST_TEXTS = 4        # one in so many is played by the newest texts of the cards
MOST_ANSWERS = 3000
ONLOOKER = -1
FONDNESS = 0.6          # how often monkeys take what they are fond of
FAR_OFF = 8             # coins
USUAL_PILE = 10
SILENT = SCORES | SETS_COSTS | OPENING                  # what works without telling of it
GIVEN_AWAY = (TRASH, DISCARD, EXILE, RETURN, PASS)      # of these rather the cheap ones


class TooLong(Exception):
    """The game was ended because it took too many turns or answers."""


@dataclass
class Report:
    """What came of some games."""

    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    turns: int = 0
    failures: list[tuple[int, str]] = field(default_factory=list)       # seed, what went wrong
    used: Counter[tuple[str, str]] = field(default_factory=Counter)     # (verb, id) -> how often
    purposes: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.turns += other.turns
        self.failures += other.failures
        self.used += other.used
        self.purposes += other.purposes

    def least_used(self, count: int) -> list[tuple[str, int]]:
        """The objects that were used, but hardly ever."""
        times: Counter[str] = Counter()
        for (_, card_id), uses in self.used.items():
            times[card_id] += uses
        return times.most_common()[:-count - 1:-1]

    def never_used(self) -> list[str]:
        """Implemented objects that did nothing in any game; not those that cannot do anything (what only stands for
        a pile or a mat)."""
        seen = {id for _, id in self.used}
        return [id for id, cls in sorted(BY_ID.items())
                if id not in seen and cls().types and not cls().contents_for(2)]


class Ears(Listener):
    """Counts what is played, gained, bought and used, and checks that no event tells too much."""

    def __init__(self, used: Counter[tuple[str, str]]) -> None:
        self.used = used

    def hear(self, game: Game, event: Event) -> None:
        if event.verb in ("play", "gain", "buy", "ability", "follow", "take", "receive"):
            for card in event.cards:
                self.used[event.verb, card.id] += 1
        if event.verb == "fulfil":                      # most Prophecies only begin to work then
            for card in event.cards:
                if type(card).come_true is not Card.come_true:
                    self.used["fulfil", card.id] += 1
        if event.audience == EVERYBODY and event.verb in ("move", "draw", "look"):
            if event.verb != "move" or not (event.source in OPEN_ZONES or event.target in OPEN_ZONES
                                            or event.source == "" or game.is_open_mat(event.target)):
                raise Broken(f"an event tells everybody about hidden cards: {event.verb} {event.source} {event.target}")


class Monkey(Agent):
    """Answers anything, at random but legally, and checks the game each time.

    Without any taste hardly a game would come to its end, or to its dearest cards.  So some monkeys look at prices more
    often than others, all like what is nearly sold out, and are fond of what the game is to be about."""

    def __init__(self, game: Game, seed: int, report: Report, fond_of: Collection[str] = (),
                 turns: int = MOST_TURNS) -> None:
        self.game = game
        self.random = Random(seed)
        self.report = report
        self.answered = 0
        self.most_turns = turns
        self.greed = self.random.choice((0.2, 0.5, 0.9))        # how often the price of a card counts
        self.thrift = self.random.choice((0.0, 0.9))            # how often Coffers and the like are saved
        self.fond_of = fond_of
        self.inventory = Inventory(game)
        self.opening = bool(game.opening)                       # then cards may go back into the box

    def answer(self, decision: Decision) -> list[int]:
        self.answered += 1
        if self.answered > MOST_ANSWERS or self.game.turn_number > self.most_turns:
            raise TooLong
        if decision.purpose not in PURPOSES:
            raise Broken(f"a decision for {decision.purpose!r}, which is not a purpose")
        self.report.purposes[decision.purpose] += 1
        self.check(decision)
        return self.some(decision)

    def check(self, decision: Decision) -> None:
        """Everything.  Of the seats, who looks on sees all players as the others do; of one's own cards one seat after
        the other has its turn, besides the one that is asked."""
        game = self.game
        if self.opening:
            self.inventory, self.opening = Inventory(game), bool(game.opening)
        self.inventory.check(game, decision.settled)
        check_numbers(game)
        check_question(decision)
        other = game.copy()
        check_copy(game, other)
        cover(other)
        check_views(game, other, {ONLOOKER, int(decision.seat), self.answered % len(game.players)})
        other.take_down()

    def some(self, decision: Decision) -> list[int]:
        random = self.random
        purpose, options = decision.purpose, decision.options
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        random.shuffle(pool)
        amount = random.randint(int(decision.least), int(decision.most))
        if decision.source is None and purpose in (PLAY, BUY) and random.random() < 0.9:
            amount = int(decision.most)
        if random.random() < self.greed:
            pool.sort(key=lambda index: self.price(options[index]), reverse=purpose not in GIVEN_AWAY)
        elif purpose == BUY and not self.is_early():
            pool.sort(key=lambda index: self.left_of(options[index]))
        if purpose == SPEND and random.random() < self.thrift:
            pool.sort()                                         # little or nothing
        if random.random() < FONDNESS and any(map(self.likes, options)):
            pool.sort(key=lambda index: self.likes(options[index]), reverse=purpose not in GIVEN_AWAY)
            if purpose not in GIVEN_AWAY:
                amount = max(amount, min(1, int(decision.most)))
        return pool[:amount]

    def price(self, option: Thing) -> int:
        """Early in the game mere Victory cards count for nothing, so that later there is money for what is dear."""
        if not isinstance(option, Card) or (option.types == VICTORY and self.is_early()):
            return 0
        return option.cost + option.debt

    def is_early(self) -> bool:
        return 3 * self.game.turn_number < self.most_turns

    def left_of(self, option: Thing) -> int:
        """How many cards are left in its pile?"""
        return len(self.game.piles[option.home].cards) if is_of_a_pile(option) else USUAL_PILE

    def likes(self, option: Thing) -> bool:
        return option.id in self.fond_of or (is_of_a_pile(option)
                                             and self.game.piles[option.home].id in self.fond_of)


def is_of_a_pile(option: Thing) -> TypeGuard[Card]:
    return isinstance(option, Card) and option.home >= 0


# --- playing ------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Plan:
    """What a random game is made of; the same seed and wishes give the same."""

    seed: int
    setup: Setup
    fond_of: frozenset[str]             # what the monkeys like best
    turns: int                          # after so many the game is ended


@cache
def guest_list(sets: tuple[str, ...], among: frozenset[str]) -> list[str]:
    """All there is; several times what is dear, or to be had only by another card: it takes more games to get at it."""
    return [card_id for name in sets for card_id in sorted(BY_SET[name]) if card_id in among or not among
            for _ in range(max(3 if hosts(card_id, among) else 1, BY_ID[card_id]().cost - 4))]


def plan(seed: int, sets: Collection[str] = (), cards: Collection[str] = (), turns: int = MOST_TURNS,
         among: frozenset[str] = frozenset()) -> Plan:
    """A random table and two guests of honour, drawn from all there is: so what comes along with other cards only, or
    takes long to get at, has its chance.  (`among`: see random_setup.)"""
    random = Random(seed)
    guests = list(cards) or some_guests(random, guest_list(tuple(sets or BY_SET), among))
    setup = some_setup(random, sets, guests, among)
    while not all(is_dealt(setup, seed, card_id) for card_id in guests):
        setup = some_setup(random, sets, guests, among)
    long = random.randrange(LONG_GAMES) == 0 or any(is_far_off(card_id, among) for card_id in guests)
    if not among and random.randrange(NEWEST_TEXTS) == 0:
        setup = played_by(random, setup, ("newest",))
    return Plan(seed, setup, frozenset(chain.from_iterable(map(way_to, guests))), turns * 2 if long else turns)


def some_guests(random: Random, invited: list[str]) -> list[str]:
    """Two who can meet: of Ways, Allies and Prophecies a table has but one."""
    while True:
        guests = random.sample(invited, 2)
        if all(len({card_id for card_id in guests if has_type(card_id, alone)}) < 2 for alone in (WAY, ALLY, PROPHECY)):
            return guests


def some_setup(random: Random, sets: Collection[str], guests: Collection[str], among: frozenset[str]) -> Setup:
    return random_setup(random, random.choice((2, 2, 3, 3, 4, 5, 6)), sets, guests, among)


def is_dealt(setup: Setup, seed: int, card_id: str) -> bool:
    """Of a shuffled pile such as the Ruins some kinds may stay in the box."""
    table = setup.table()
    pile = table.piles[table.pile_index.get(card_id, 0)]
    if pile.ordered or card_id == pile.id:
        return True
    return any(card.id == card_id for card in table.new_game(None, seed).piles[pile.index].cards)


def is_far_off(card_id: str, among: frozenset[str]) -> bool:
    """Is it dear, or to be had only by another card?"""
    return BY_ID[card_id]().cost >= FAR_OFF or bool(hosts(card_id, among))


def play_one(plan: Plan) -> Report:
    """One random game with all checks; raises Broken (or whatever the engine raises) if something is wrong."""
    report = Report(games=1)
    game = play_randomly(plan, report)
    check_replay(plan, game)
    return report


def play_randomly(plan: Plan, report: Report) -> Game:
    game = plan.setup.table().new_game(None, plan.seed)
    game.answers = []
    game.listener = Ears(report.used)
    monkey = Monkey(game, plan.seed, report, plan.fond_of, plan.turns)
    game.agents = [monkey] * len(game.players)
    try:
        game.run()
    except TooLong:
        report.unfinished = 1
    monkey.inventory.check(game)
    for card in [*game.around_all, *(card for player in game.players for card in player.owned)]:
        if card.powers & SILENT:
            report.used["silently", card.id] += 1
    report.decisions = len(game.answers)
    report.turns = int(game.turn_number)
    return game


def random_record(seed: int) -> bytes:
    """The record of a random game, at the same table for ever."""
    planned = plan(seed, among=BOOKS)
    game = play_randomly(planned, Report())
    return write(record(planned.setup, seed, game.answers or [], game))


def check_replay(plan: Plan, game: Game) -> None:
    answers = game.answers or []
    kept = read(write(record(plan.setup, plan.seed, answers, game)))
    driver: Driver = replay(kept)
    if game.over and state(driver.game) != state(game):
        raise Broken("the record replays to another game")
    if not game.over and driver.decision is None:
        raise Broken("the record replays to the end of a game that was not over")


def play_some(seeds: Collection[int], sets: Collection[str], cards: Collection[str],
              turns: int = MOST_TURNS, among: frozenset[str] = frozenset()) -> Report:
    """Several games in one process; failures are collected, not raised."""
    report = Report()
    for seed in seeds:
        try:
            with collecting_afterwards():
                report.add(play_one(plan(seed, sets, cards, turns, among)))
        except Exception as error:
            report.games += 1
            last = format_exc().strip().splitlines()
            where = next((line.strip() for line in reversed(last) if line.strip().startswith("File")), "")
            report.failures.append((seed, f"{type(error).__name__}: {error} ({where})"))
    return report


@contextmanager
def collecting_afterwards() -> Iterator[None]:
    """Replaying leaves many copies behind; looking through all cards again and again, whether they are still needed,
    would take half the time."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()
        gc.unfreeze()


def play_many(games: int, seed: int, sets: Collection[str], cards: Collection[str], jobs: int,
              turns: int = MOST_TURNS) -> Iterator[Report]:
    """All the games, in chunks, as they are finished."""
    chunk = 10
    chunks = [range(first, min(first + chunk, seed + games)) for first in range(seed, seed + games, chunk)]
    if jobs == 1:
        for seeds in chunks:
            yield play_some(seeds, sets, cards, turns)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:    # Ctrl-C is for us alone
        try:
            for future in as_completed([pool.submit(play_some, seeds, sets, cards, turns) for seeds in chunks]):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
