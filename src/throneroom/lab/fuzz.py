"""Random games as a test: random tables, random legal answers, and everything that must always hold checked meanwhile.

After every decision: no card lost or made, no negative number, only purposes and events that are allowed.  At some
decisions, chosen by the seed: every card is where it was or moved once (none lost and another doubled), a copy is equal
to the original, and a seat's view does not depend on what it may not know.  At the end: the record replays to the same
game.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import chain
from multiprocessing import get_context
from random import Random
from traceback import format_exc

from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.decision import BUY, PLAY, PURPOSES, Agent, Decision
from throneroom.engine.events import EVERYBODY, Event, Listener
from throneroom.engine.game import OPEN_ZONES, Game
from throneroom.engine.moments import SCORES
from throneroom.engine.rng import Rng
from throneroom.engine.types import LANDSCAPE
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver, redeal
from throneroom.record.record import read, record, replay, write
from throneroom.record.view import decision_view, view

MOST_TURNS = 60         # a random game that takes longer is ended and counted;
LONG_GAMES = 5          # one in so many may take four times as long, and mostly comes to its end
MOST_ANSWERS = 3000
SAMPLED = 40            # one in so many settled decisions is looked at closely,
CENSUS = 6              # and at one in so many decisions every card is looked for


class Broken(Exception):
    """Something that must always hold does not."""


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

    def times(self, card_id: str) -> int:
        return sum(count for (_, id), count in self.used.items() if id == card_id)

    def never_used(self) -> list[str]:
        """Implemented objects that did nothing in any game."""
        seen = {id for _, id in self.used}
        return [id for id, cls in sorted(BY_ID.items()) if id not in seen and not cls().contents_for(2)]


class Ears(Listener):
    """Counts what is played, gained, bought and used, and checks that no event tells too much."""

    def __init__(self, used: Counter[tuple[str, str]]) -> None:
        self.used = used

    def hear(self, game: Game, event: Event) -> None:
        if event.verb in ("play", "gain", "buy", "ability", "follow", "take", "receive"):
            for card in event.cards:
                self.used[event.verb, card.id] += 1
        if event.audience == EVERYBODY and event.verb in ("move", "draw", "look"):
            if event.verb != "move" or not (event.source in OPEN_ZONES or event.target in OPEN_ZONES
                                            or event.source == "" or game.is_open_mat(event.target)):
                raise Broken(f"an event tells everybody about hidden cards: {event.verb} {event.source} {event.target}")


class Monkey(Agent):
    """Answers anything, at random but legally, and checks the game each time."""

    def __init__(self, game: Game, seed: int, report: Report, turns: int = MOST_TURNS) -> None:
        self.game = game
        self.random = Random(seed)
        self.report = report
        self.answered = 0
        self.most_turns = turns * 4 if seed % LONG_GAMES == 0 else turns
        self.cards = census(game)
        self.identities = set(map(id, self.cards))

    def answer(self, decision: Decision) -> list[int]:
        game = self.game
        self.answered += 1
        if self.answered > MOST_ANSWERS or game.turn_number > self.most_turns:
            raise TooLong
        if decision.purpose not in PURPOSES:
            raise Broken(f"a decision for {decision.purpose!r}, which is not a purpose")
        self.report.purposes[decision.purpose] += 1
        check_count(game, len(self.cards))
        check_numbers(game)
        if self.answered % CENSUS == 0:
            check_cards(game, self.cards, self.identities)
        if decision.settled and self.random.randrange(SAMPLED) == 0:
            check_copy(game)
            check_views(game, decision, self.random.getrandbits(30))
        return self.some(decision)

    def some(self, decision: Decision) -> list[int]:
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        amount = self.random.randint(int(decision.least), int(decision.most))
        if decision.source is None and decision.purpose in (PLAY, BUY) and self.random.random() < 0.8:
            amount = int(decision.most)
        self.random.shuffle(pool)
        if decision.purpose == BUY and self.random.random() < 0.5:      # or hardly any game would come to its end
            pool.sort(key=lambda index: -price(decision, index))
        return pool[:amount]


def price(decision: Decision, index: int) -> int:
    option = decision.options[index]
    return option.cost if isinstance(option, Card) else 0


# --- what must always hold ----------------------------------------------------------------------------------
def physical(card: Card) -> Card:
    while card.original is not None:
        card = card.original
    return card


def places(game: Game) -> Iterator[list[Card]]:
    """Every place a card can be."""
    for player in game.players:
        yield player.hand
        yield player.deck
        yield player.discard_pile
        yield player.in_play
        for zone in (player.set_aside, player.face_down, player.limbo, player.shuffling, player.returning,
                     player.tavern, player.exiled):
            if zone:
                yield zone
        yield from player.mats.values()
    for pile in game.piles:
        yield pile.cards
    yield game.trash
    yield from game.stacks.values()


def census(game: Game) -> list[Card]:
    """All cards of the game, as they really are."""
    cards = list(chain.from_iterable(places(game)))
    if game.looks_in_play or any(player.looks for player in game.players):
        cards = [physical(card) for card in cards]
    return cards


def check_count(game: Game, expected: int) -> None:
    """As many cards as there were.  (Boons and Hexes lie elsewhere while they are received.)"""
    count = sum(map(len, places(game)))
    if count != expected and not game.stacks:
        raise Broken(f"{count} cards instead of {expected}")


def check_cards(game: Game, cards: list[Card], identities: set[int]) -> None:
    """None lost, none made, none in two places."""
    now = census(game)
    found = set(map(id, now))
    if len(found) == len(now) and found == identities:
        return
    twice = [card.id for card, times in Counter(now).items() if times > 1]
    lost = sorted(card.id for card in cards if id(card) not in found and not card.types & LANDSCAPE)
    made = sorted(card.id for card in now if id(card) not in identities)
    if twice or lost or made:
        raise Broken(f"cards in two places: {twice}, lost: {lost}, made: {made}")


def check_numbers(game: Game) -> None:
    for player in game.players:
        for name, value in (("actions", player.actions), ("buys", player.buys), ("coins", player.coins),
                            ("potions", player.potions), ("debt", player.debt), ("points", player.points),
                            ("coffers", player.coffers), ("villagers", player.villagers), ("favors", player.favors)):
            if value < 0:
                raise Broken(f"player {player.seat + 1} has {value} {name}")
    for key, count in game.tokens.items():
        if count < 0:
            raise Broken(f"{count} tokens: {key}")


def state(game: Game) -> list[object]:
    """Everything that makes two games the same."""
    facts: list[object] = [[card.number for card in zone] for zone in places(game)]
    facts += [sorted(game.stacks), sorted(game.tokens.items()), int(game.phase), int(game.turn_number),
              int(game.rng.state), game.over, game.ending, int(game.turn.seat)]
    for player in game.players:
        facts.append([int(value) for value in (
            player.actions, player.buys, player.coins, player.potions, player.debt, player.points, player.coffers,
            player.villagers, player.favors, player.turns, player.skips)])
        facts.append([sorted(player.counters.items()), sorted(player.pile_tokens.items()), sorted(player.mats),
                      [card.id for card in player.owned], [promise.card.number for promise in player.promises],
                      [bond.card.id for bond in player.bonds]])
    return facts


def check_copy(game: Game) -> None:
    if state(game) != state(game.copy()):
        raise Broken("a copy of the game is not like the game")


def check_views(game: Game, decision: Decision, seed: int) -> None:
    """What a seat sees must be the same whatever it may not know."""
    for player in game.players:
        seat = int(player.seat)
        if view(game, seat) != view(redeal(game, game, seat, Rng(seed)), seat):
            raise Broken(f"the view of player {seat + 1} depends on hidden cards")
        if decision.seat != seat and decision_view(decision, seat).options is not None:
            raise Broken(f"player {seat + 1} sees the options of a question to another player")


# --- playing ------------------------------------------------------------------------------------------------
def random_table(seed: int, sets: Collection[str], cards: Collection[str]) -> Setup:
    random = Random(seed)
    return random_setup(random, random.choice((2, 2, 3, 3, 4, 5, 6)), sets, cards)


def play_one(seed: int, sets: Collection[str] = (), cards: Collection[str] = (), turns: int = MOST_TURNS) -> Report:
    """One random game with all checks; raises Broken (or whatever the engine raises) if something is wrong."""
    report = Report(games=1)
    setup = random_table(seed, sets, cards)
    game = play_randomly(setup, seed, report, turns)
    check_replay(setup, seed, game)
    return report


def play_randomly(setup: Setup, seed: int, report: Report, turns: int = MOST_TURNS) -> Game:
    game = setup.table().new_game(None, seed)
    game.answers = []
    game.listener = Ears(report.used)
    monkey = Monkey(game, seed, report, turns)
    game.agents = [monkey] * len(game.players)
    try:
        game.run()
    except TooLong:
        report.unfinished = 1
    check_cards(game, monkey.cards, monkey.identities)
    for card in [*game.table.around_all, *(card for player in game.players for card in player.owned)]:
        if card.traits & SCORES:
            report.used["score", card.id] += 1
    report.decisions = len(game.answers)
    report.turns = int(game.turn_number)
    return game


def random_record(seed: int) -> bytes:
    """The record of a random game."""
    setup = random_table(seed, (), ())
    game = play_randomly(setup, seed, Report())
    return write(record(setup, seed, game.answers or [], game))


def check_replay(setup: Setup, seed: int, game: Game) -> None:
    answers = game.answers or []
    kept = read(write(record(setup, seed, answers, game)))
    driver: Driver = replay(kept)
    if game.over and state(driver.game) != state(game):
        raise Broken("the record replays to another game")
    if not game.over and driver.decision is None:
        raise Broken("the record replays to the end of a game that was not over")


def play_some(seeds: Collection[int], sets: Collection[str], cards: Collection[str],
              turns: int = MOST_TURNS) -> Report:
    """Several games in one process; failures are collected, not raised."""
    report = Report()
    for seed in seeds:
        try:
            report.add(play_one(seed, sets, cards, turns))
        except Exception as error:
            report.games += 1
            last = format_exc().strip().splitlines()
            where = next((line.strip() for line in reversed(last) if line.strip().startswith("File")), "")
            report.failures.append((seed, f"{type(error).__name__}: {error} ({where})"))
    return report


def play_many(games: int, seed: int, sets: Collection[str], cards: Collection[str], jobs: int,
              turns: int = MOST_TURNS) -> Iterator[Report]:
    """All the games, in chunks, as they are finished."""
    chunk = 10
    chunks = [range(first, min(first + chunk, seed + games)) for first in range(seed, seed + games, chunk)]
    if jobs == 1:
        for seeds in chunks:
            yield play_some(seeds, sets, cards, turns)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_some, seeds, sets, cards, turns) for seeds in chunks]):
            yield future.result()
