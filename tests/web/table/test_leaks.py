"""No seat learns what it may not know.

Twin games: what a seat cannot know, before and after an answer, is dealt anew, and the same answers are given.  If the
seat sees the same, it must have been told the same, too: otherwise something that was told hung on hidden cards.
"""
from __future__ import annotations

from collections.abc import Collection
from itertools import chain
from random import Random

import msgspec
import pytest

from throneroom.engine.card import Card
from throneroom.engine.dealing import hidden_from
from throneroom.engine.decision import BUY, GAIN, ORDER, PLAY, Decision
from throneroom.engine.game import Game
from throneroom.engine.rng import Rng, rng_of
from throneroom.engine.situation import BUY_PHASE, OPEN_ZONES
from throneroom.errors import IllegalAnswer
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup, way_to
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver, Telling, going_on
from throneroom.record.view import view
from throneroom.web.protocol import SPECTATOR
from throneroom.web.telling import Log, question

ANSWERS = 150                           # of each random game


OPENLY = ("reveal", "discard", "play", "trash", "gain", "return", "take")     # cards come to lie open, or are shown


def told(driver: Driver, log: Log, seat: int) -> list[str]:
    """What reaches the seat of the events and the next question."""
    open_question = None if driver.decision is None else question(driver.decision, 0, seat)
    return [msgspec.json.encode(part).decode() for part in (*log.told(seat), open_question)]


class Shown(Log):
    """Notes which cards were shown: what comes to light is not hidden, even if it is hidden again at once."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.cards: list[Card] = []

    def hear(self, game, event):
        super().hear(game, event)
        open_move = event.verb == "move" and (event.source in OPEN_ZONES or event.target in OPEN_ZONES)
        if event.verb in OPENLY or open_move or self.seat in (event.seat, event.watcher):
            self.cards += event.visible_cards(self.seat)


def listening(driver: Driver, seat: int) -> Shown:
    """From now on all events of the game are heard; it must stand at a settled point."""
    log = Shown(seat)
    log.turn_seats = dict.fromkeys(range(int(driver.game.turn_number) + 1), 0)
    driver.telling = Telling(log)
    driver.game.listener = driver.telling
    return log


def random_answer(random: Random, driver: Driver, fond_of: Collection[str] = ()) -> list[int]:
    decision = driver.decision
    assert decision is not None
    each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
    liked = [index for index in each if decision.options[index].id in fond_of]
    if liked and decision.purpose in (BUY, PLAY) and decision.most == 1:
        return liked[:1]
    return random.sample(each, random.choice((int(decision.least), min(int(decision.most), len(each)))))


def asked(driver: Driver) -> tuple[int, str, str] | None:
    """Who is asked what for, and by which card."""
    decision = driver.decision
    return decision and (int(decision.seat), decision.purpose, decision.source.id if decision.source else "")


def redealt(settled: Game, now: Game, seat: int, shown: list[Card], rng: Rng) -> Game:
    """What the seat cannot know then and now, and was not shown meanwhile, has changed places."""
    game = settled.copy()
    numbers = {card.number for card in shown}
    for player, current in zip(game.players, now.players, strict=True):
        hidden = hidden_from(player, seat, True) & hidden_from(current, seat, True)
        places = [(zone, index) for zone in (player.deck, player.hand, player.face_down)
                  for index, card in enumerate(zone) if card in hidden and card.number not in numbers]
        cards = [zone[index] for zone, index in places]
        rng.shuffle(cards)
        for (zone, index), card in zip(places, cards, strict=True):
            zone[index] = card
    for pile, left in zip(game.piles, now.piles, strict=True):
        below = len(left.cards) - left.face_up()
        if pile.covered and pile.cards[:below] == left.cards[:below]:
            cards = pile.cards[:below]
            rng.shuffle(cards)
            pile.cards[:below] = cards
    return game


def compared(driver: Driver, seat: int, answer: list[int], seed: int) -> bool:
    """Gives the answer in the game and in a twin of it, and compares what the seat is told.  False: the twins went
    apart before everybody's eyes, so that there is nothing to compare."""
    settled, known = driver.settled, [*driver.seat.known, answer]
    one = going_on(settled, [], driver.setup, driver.seed, [])
    log = listening(one, seat)
    for given in known:
        one.answer(given)
    other = going_on(redealt(settled, one.game, seat, log.cards, rng_of(seed)), [], driver.setup, driver.seed, [])
    other_log = listening(other, seat)
    try:
        for given in known:
            other.answer(given)
    except IllegalAnswer:
        return False
    if view(one.game, seat) != view(other.game, seat) or asked(one) != asked(other):
        return False                    # whether somebody is asked something may hang on their hand
    if [card.id for card in log.cards] != [card.id for card in other_log.cards]:
        return False                    # the same answer meant another card
    assert told(one, log, seat) == told(other, other_log, seat)
    return True


def compare_game(seed: int, *cards: str) -> int:
    """A random game, about these cards if any are named; how often there was something to compare."""
    random = Random(seed)
    setup = random_setup(random, random.randint(2, 6), cards=cards, among=BOOKS)
    fond_of = frozenset(chain.from_iterable(map(way_to, cards)))
    driver = Driver(setup, seed)
    same = 0
    for number in range(ANSWERS):
        if driver.decision is None:
            break
        answer = random_answer(random, driver, fond_of)
        same += compared(driver, random.randint(SPECTATOR, setup.players - 1), answer, number)
        driver.answer(answer)
    return same


@pytest.mark.parametrize("seed", [*range(24), 100])     # 100: Pearl Diver's look was told to nobody once
def test_what_is_told_does_not_hang_on_hidden_cards(seed: int) -> None:
    assert compare_game(seed) > ANSWERS // 4        # and not only because there was nothing to compare


LOOKING = ("pearl_diver", "lookout", "cartographer", "settlers", "harbinger", "night_watchman")


@pytest.mark.parametrize("card_id", LOOKING)
def test_who_looks_at_cards_is_told_so(card_id: str) -> None:
    assert compare_game(2, card_id) > ANSWERS // 4


@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_told_what_lies_in_the_loot_pile(seed: int) -> None:
    assert compare_game(seed, "sack_of_loot", "jewelled_egg") > ANSWERS // 4


@pytest.mark.parametrize("owner", [0, 1])
def test_what_a_kind_does_for_everybody_does_not_tell_where_a_copy_lies(owner: int) -> None:
    """Not even of the last one of the pile, which once stood for all: here somebody holds it."""
    driver = Driver(Setup(("duchess", "shaman", "moat")), 1)
    game = driver.settled.copy()
    game.phase = BUY_PHASE
    game.players[0].coins = 5
    game.players[owner].hand += [game.pile(name).cards.pop(0) for name in ("duchess", "shaman")]
    driver.start(game)
    driver.answer([])                   # no Treasures
    decision = driver.decision
    driver.answer([[option.id for option in decision.options].index("duchy")])
    assert driver.decision.purpose == GAIN
    assert [question(driver.decision, 1, seat).source for seat in (0, 1)] == ["duchess"] * 2
    decision = Decision(driver.game.players[0], ORDER, None, list(driver.game.around), [1, 1], 1, 1)
    own = question(decision, 1, 0)
    assert [(option.id, option.zone) for option in own.options] == [("duchess", ""), ("shaman", "")]
    assert (own.topics, own.other) == ([], -1)


@pytest.mark.parametrize("seed", range(6))
def test_each_seat_is_told_what_the_engine_lets_it_see(seed: int) -> None:
    """The events as they are kept and the engine's own word for who sees what."""
    random = Random(100 + seed)
    setup = random_setup(random, random.randint(2, 6), among=BOOKS)

    class Both(Log):
        def hear(self, game, event):
            super().hear(game, event)
            number = len(self.happened)
            for seat in range(SPECTATOR, setup.players):
                seen = [card.id for card in event.visible_cards(seat)]
                kept = self.happened[-1].told(number, seat)
                assert (kept.cards, kept.hidden) == (seen, len(event.cards) - len(seen))

    driver = Driver(setup, seed, listener=Both())
    for number in range(ANSWERS):
        if driver.decision is None:
            break
        for seat in range(SPECTATOR, setup.players):
            asked = question(driver.decision, number, seat)
            assert (asked.options is None) == (seat != asked.seat)
        driver.answer(random_answer(random, driver))


@pytest.mark.anyio
async def test_neither_seed_nor_tokens_nor_hidden_cards_in_any_message(served):
    seed = 8_123_456_789_012_345
    setup = Setup(("moat", "militia", "village", "witch"), players=2, shelters=True)
    table = await served.table(people=2, bots=(), setup=setup, seed=seed)
    clients = [await served.client(table, seat) for seat in (0, 1, -1)]
    guest = clients[2]
    first = await guest.until(lambda update: True)
    for shelter in ("hovel", "necropolis", "overgrown_estate", "copper"):   # each lies in two hands or decks only
        mentioned = [part for key, part in first["view"].items() if shelter in str(part) and key != "piles"]
        assert mentioned == []
    random = Random(1)
    for _ in range(40):
        seat = table.table.decision.seat
        await clients[seat].play(random, table.table.questions + 1)
    secrets = [str(seed), *(row.token_hash for row in table.row.seats), *(row.person for row in table.row.seats),
               *(place.token for place in served.place.values())]
    for client in clients:
        await client.until(lambda update: update["question"]["number"] >= 40)
        for text in client.messages:
            assert not [secret for secret in secrets if secret in text]
