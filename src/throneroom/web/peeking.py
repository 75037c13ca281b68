"""Whether an answer told anybody anything: if not, it may be taken back without asking.

The answer is given again in worlds that differ in everything hidden from the person who gave it, and what is shown
then is compared.  The worlds hang on nothing but what that person can know (how many cards lie where, and which there
are), so that the outcome tells nothing either.
"""
from __future__ import annotations

import logging
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from throneroom.engine.card import Card
from throneroom.engine.dealing import hold_instead, lies_open, sees_cards_of
from throneroom.engine.decision import Agent, Decision, Waiting
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.types import SHADOW
from throneroom.record.driver import Driver
from throneroom.record.view import View, view
from throneroom.web.protocol import Question
from throneroom.web.telling import Happened, happened, question

log = logging.getLogger(__name__)

FEWEST_WORLDS = 3
RANDOM_WORLDS = 2                       # besides those that cover
MOST_REPEATED = 30                      # answers in the middle of something; after more nothing is free, to save time


def tells_nothing(driver: Driver, seat: int, later: int = 0, counted: bool = False) -> bool:
    """Would the last answer, which this seat gave, have led to the same whatever is hidden from the seat?  No, if
    somebody else is asked now: whether and what may hang on their cards.  (`later`: so many answers that cannot matter
    came after it.  `counted`: everybody is told all points.)"""
    if driver.decision is None or driver.decision.seat != seat:
        return False
    before = len(driver.answers) - 1 - later
    at, settled = driver.trail.upto(before).copies[-1]
    known = driver.answers[at:]
    if len(known) > MOST_REPEATED:
        return False
    truth = World(seat, counted)
    shown = played(settled, known, before - at, truth)
    return not shown.touched and all(looks_like(shown, settled, known, before - at, world)
                                     for world in truth.others(Random(before)))


# --- giving the answer again -----------------------------------------------------------------------------------------
class Shown(NamedTuple):
    events: list[Happened]
    question: Question | None
    view: View
    points: list[int]                   # that came of it, if they are told
    touched: bool                       # has a hidden card moved, another Kingdom come, a random number been used?


class Repeating(Agent):
    """Gives the known answers, from this place on in the world, and then waits."""

    def __init__(self, known: Sequence[list[int]], place: int, world: World, hearing: Hearing) -> None:
        self.known = known
        self.place = place
        self.world = world
        self.hearing = hearing
        self.at = 0

    def answer(self, decision: Decision) -> list[int]:
        if self.at == len(self.known):
            raise Waiting(decision)
        if self.at == self.place:
            self.world.deal(decision.player.game)
            self.hearing.heard.clear()
        self.at += 1
        return self.known[self.at - 1]


class Hearing(Listener):
    def __init__(self) -> None:
        self.heard: list[Happened] = []

    def hear(self, game: Game, event: Event) -> None:
        self.heard.append(happened(game, event))


def played(settled: Game, known: Sequence[list[int]], place: int, world: World) -> Shown:
    """What the answer at that place leads to."""
    game = settled.copy()
    hearing = Hearing()
    game.agents = [Repeating(known, place, world, hearing)] * len(game.players)
    game.listener = hearing
    asked = None
    try:
        game.run()
    except Waiting as waiting:
        asked = question(waiting.decision, 0, world.seat)
    shown = Shown(hearing.heard, asked, view(game, world.seat), world.points_since(game), world.is_touched(game))
    game.take_down()
    return shown


def looks_like(shown: Shown, settled: Game, known: Sequence[list[int]], place: int, world: World) -> bool:
    """Is the same shown in this world?"""
    try:
        return played(settled, known, place, world) == shown
    except Exception:                   # a card may look for one that lies elsewhere now: the table goes on
        log.exception("an answer could not be given in another world")
        return False


# --- worlds ----------------------------------------------------------------------------------------------------------
Zone = list[Card]
Place = tuple[Zone, int]


class Hidden:
    """Where cards lie that a seat may not know."""

    def __init__(self, game: Game, seat: int) -> None:
        others = [player for player in game.players if player.seat != seat]
        unseen = [player for player in others if not sees_cards_of(seat, player)]
        self.hands = [player.hand for player in unseen]
        self.decks = [player.deck for player in others]
        aside = [player.face_down for player in unseen]
        mats = [mat for player in unseen for name, mat in sorted(player.mats.items())
                if game.table.named[name].secret_mat]
        stacks = [stack for name, stack in sorted(game.stacks.items()) if not lies_open(name)]
        piles = [pile for pile in game.piles if not pile.ordered]
        # Cards of others: any of them may lie in any of these places (and all but the top of the discard piles).
        self.places = [*places(self.hands), *places(self.decks), *places(aside), *places(mats),
                       *places([player.discard_pile for player in others], covered=1)]
        # Zones of which the cards are known, but not their order (Shadows are known by their backs).
        own = [(zone, index) for zone, index in places([game.players[seat].deck])
               if not zone[index].types & SHADOW]
        self.orders = [own, *[places([stack]) for stack in stacks],
                       *[places([pile.cards], covered=pile.face_up()) for pile in piles]]
        # If a card leaves one of these, or comes into it, somebody has seen or lost something.
        self.closed = [*self.hands, *self.decks, *aside, *mats, game.players[seat].deck, *stacks,
                       *[pile.cards for pile in piles]]


def places(zones: list[Zone], covered: int = 0) -> list[Place]:
    """All of the zones, or without the top card that covers the others."""
    return [(zone, index) for zone in zones for index in range(len(zone) - covered)]


class World:
    """The hidden cards at the moment of the answer: as they lie, or dealt otherwise."""

    def __init__(self, seat: int, counted: bool = False, dealt: Sequence[Zone] = ()) -> None:
        self.seat = seat
        self.counted = counted
        self.dealt = dealt              # the cards for the places, and for each of the orders

    def deal(self, game: Game) -> None:
        hidden = Hidden(game, self.seat)
        if self.dealt:
            aside = [player.face_down[:] for player in game.players]
            for there, cards in zip((hidden.places, *hidden.orders), self.dealt, strict=True):
                for (zone, index), card in zip(there, cards, strict=True):
                    zone[index] = card
            for player, cards in zip(game.players, aside, strict=True):
                if cards != player.face_down:
                    hold_instead(player, dict(zip(cards, player.face_down, strict=True)))
        self.hands, self.decks = [list(map(len, zones)) for zones in (hidden.hands, hidden.decks)]
        self.cards = [[zone[index] for zone, index in there] for there in (hidden.places, *hidden.orders)]
        self.closed = [zone[:] for zone in hidden.closed]
        self.chance = game.rng.state()
        self.to_change = game.is_to_change()
        self.points = game.scores() if self.counted else []

    def points_since(self, game: Game) -> list[int]:
        """What was added: those of others are not the same in all worlds."""
        return [now - before for now, before in zip(game.scores(), self.points, strict=True)] if self.counted else []

    def is_touched(self, game: Game) -> bool:
        return (self.chance != game.rng.state() or self.closed != Hidden(game, self.seat).closed
                or self.to_change != game.is_to_change())

    def others(self, random: Random) -> Iterator[World]:
        """Worlds that cover: any kind of card lies in any hand of the others, and does not, if that can be."""
        pools = [by_kind(cards) for cards in self.cards]
        needs = {(hand, kind, there): True for hand, size in enumerate(self.hands) for kind, own in pools[0].items()
                 for there in (True, False) if (size > 0 if there else size <= len(self.cards[0]) - len(own))}
        number = 0
        while True:
            dealt = self.dealt_by_needs(pools[0], needs, random, number)
            at, met = 0, False
            for hand, size in enumerate(self.hands):
                held = {card.id for card in dealt[at:at + size]}
                at += size
                met |= any([needs.pop((hand, kind, kind in held), False) for kind in pools[0]])
            if not met and number >= FEWEST_WORLDS:
                break
            yield World(self.seat, self.counted, [dealt, *[in_other_order(pool, random, number) for pool in pools[1:]]])
            number += 1
        for _ in range(RANDOM_WORLDS):
            yield World(self.seat, self.counted, [random.sample(cards, len(cards)) for cards in map(flat, pools)])

    def dealt_by_needs(self, pool: dict[str, Zone], needs: dict[tuple[int, str, bool], bool], random: Random,
                       number: int) -> Zone:
        """The hands get what they need, the decks other cards at both ends, and the rest lies by chance."""
        left = {kind: cards[:] for kind, cards in pool.items()}
        kinds = random.sample([*left], len(left))
        hands: list[Zone] = [[] for _ in self.hands]
        in_need = Counter(hand for hand, _, _ in needs)
        for hand in sorted(range(len(hands)), key=in_need.__getitem__, reverse=True):
            taken, size = hands[hand], self.hands[hand]
            wanted = [kind for kind in kinds if left[kind] and (hand, kind, True) in needs]
            wanted = wanted[:min(size, max(1, len(kinds) // 2))]    # and some kinds it does not hold
            others = [kind for kind in kinds if kind not in wanted]
            needed = {kind for other, kind, there in needs if there == (other != hand)}     # elsewhere, or not here
            others.sort(key=needed.__contains__)
            taken += [left[kind].pop() for kind in wanted]
            for kind in (*wanted, *others):
                while left[kind] and len(taken) < size:
                    taken.append(left[kind].pop())
        dealt = [card for taken in hands for card in taken]
        ends = [[taken_from(left, number + deck + end) for end in range(min(size, 2))]
                for deck, size in enumerate(self.decks)]
        rest = flat(left)
        random.shuffle(rest)
        for size, cards in zip(self.decks, ends, strict=True):
            middle = [rest.pop() for _ in range(size - len(cards))]
            dealt += [*cards[1:], *middle, *cards[:1]]
        return dealt + rest


def by_kind(cards: Zone) -> dict[str, Zone]:
    found: dict[str, Zone] = defaultdict(list)
    for card in sorted(cards, key=lambda card: (card.id, int(card.number))):
        found[card.id].append(card)
    return dict(found)


def flat(kinds: dict[str, Zone]) -> Zone:
    return [card for cards in kinds.values() for card in cards]


def taken_from(left: dict[str, Zone], number: int) -> Card:
    """A card of the how manieth kind of those left."""
    kinds = [cards for cards in left.values() if cards]
    return kinds[number % len(kinds)].pop()


def in_other_order(pool: dict[str, Zone], random: Random, number: int) -> Zone:
    """With other cards at both ends in every world."""
    left = {kind: cards[:] for kind, cards in pool.items()}
    ends = [taken_from(left, number + end) for end in range(min(len(flat(pool)), 2))]
    rest = flat(left)
    random.shuffle(rest)
    return [*ends[1:], *rest, *ends[:1]]
