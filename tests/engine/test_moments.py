"""No method is silently dead: a probe that defines every method its kind may have has each of them called, and a class
with any other one is refused by name."""
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.card import DATA, OUTSIDE, Card, kind_of
from throneroom.engine.decision import Agent, Decision
from throneroom.engine.game import Game
from throneroom.engine.happenings import FOREVER, Bond
from throneroom.engine.moments import (
    CARD,
    LIKE_MOMENTS,
    MAT,
    METHODS,
    NEEDS_ANOTHER,
    PHRASES,
    POWERS,
    WORKS_ON,
    method_name,
)
from throneroom.engine.player import Player
from throneroom.engine.rng import FORMAT
from throneroom.engine.situation import BUY_PHASE, CLEAN_UP_PHASE, START
from throneroom.engine.types import (
    ACTION,
    ALLY,
    ARTIFACT,
    ATTACK,
    BOON,
    EVENT,
    HEX,
    LANDMARK,
    LANDSCAPE,
    PROJECT,
    PROPHECY,
    STATE,
    TRAIT,
    TREASURE,
    WAY,
)
from throneroom.kingdoms.setup import LAID_OUT, Setup, lay_out

KINDS = {"card": ACTION | ATTACK, "mat": 0, "event": EVENT, "project": PROJECT, "landmark": LANDMARK, "way": WAY,
         "boon": BOON, "hex": HEX, "state": STATE, "artifact": ARTIFACT, "ally": ALLY, "trait": TRAIT,
         "prophecy": PROPHECY}
ANSWERS = {"own_cost": None, "gained_to": None, "may_be_bought": True, "may_be_followed": True, "forbids_buying": False,
           "forbids_playing": False, "other_payment": True, "replaces": True}      # else 0, or nothing
NUMBERS = ("in_play_cost_less", "cost_less", "own_cost_less", "also_types", "score", "extra_cards_in_new_hand")
EVERY = {*WORKS_ON, *POWERS, *(method_name(place, moment) for place in range(len(METHODS)) for moment in PHRASES)}


def allowed(types: int) -> list[str]:
    lies_as = types if types & LANDSCAPE else types | CARD if types else MAT
    return [method for method, works_on in WORKS_ON.items() if works_on & lies_as]


def made(name: str, types: int, methods: dict[str, Callable]) -> type[Card]:
    return type(name, (Card,), {"types": types, "cost": 2, "size": 40, **methods})


def counting(method: str, calls: Counter[str]) -> Callable:
    """Counts its calls, and sees that they come from where the name says."""
    def call(self: Card, *arguments):
        calls[method] += 1
        if arguments and isinstance(arguments[0], Player):
            me = arguments[0]
            for prefix, zone in (("in_hand_", me.hand), ("in_play_", me.in_play), ("on_mat_", me.tavern)):
                assert not method.startswith(prefix) or self in zone
        assert not method.startswith("bound_") or isinstance(arguments[-1], Bond)
        return 0 if method in NUMBERS else ANSWERS.get(method)
    return call


class Taker(Agent):
    """Takes as much as it may."""

    def answer(self, decision: Decision) -> list[int]:
        each = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        return each[:int(decision.most)]


@contextmanager
def probed(cls: type[Card], types: int) -> Iterator[Game]:
    """A game with the probe at every place where its kind can be."""
    card_id = kind_of(cls).id
    BY_ID[card_id] = cls
    is_card = bool(types) and not types & LANDSCAPE
    try:
        setup = Setup(("militia", "moat", *([card_id] if is_card else [])), (card_id,) if types & LAID_OUT else (), 2,
                      traits=((card_id, "moat"),) if types & TRAIT else (),
                      also=() if is_card or types & (LAID_OUT | TRAIT) else (card_id,))
        yield lay_out.__wrapped__(setup, FORMAT).new_game([Taker(), Taker()], 1)
    finally:
        del BY_ID[card_id]


def everything_happens(game: Game, card_id: str, types: int) -> None:
    if game.opening:
        game.open()
    me, other = game.players
    landscape = game.table.named[card_id]
    while game.tokens_on(landscape, "sun"):
        me.plus_sun()
    me.coins = other.coins = 10
    me.bind(landscape, until=FOREVER)
    if types & (PROJECT | STATE | ARTIFACT | BOON):
        me.owned.append(landscape)
    is_card = bool(types) and not types & LANDSCAPE
    card = card_id if is_card else "moat"

    def taken(name: str = card) -> Card:
        found = game.pile(name).top()
        game.take_from_pile(game.pile(name), found)
        return found

    def refilled() -> None:
        """Cards at every place."""
        for zone in (me.hand, me.in_play, me.tavern, me.discard_pile):
            if is_card and not any(found.id == card for found in zone):
                zone.append(taken())

    refilled()
    if types & (EVENT | PROJECT):
        me.owned.clear()
        assert landscape in game.buyable(me)
        game.buy_landscape(me, landscape)
        if types & EVENT:
            me.owned.append(landscape)                      # as some do by what buying them does
    if types & (BOON | HEX):
        landscape.play(me)
    game.phase = BUY_PHASE
    game.buyable(me)
    me.buys = 1
    game.buy_chosen(me, game.pile(card).top())
    game.gain(me, game.pile(card).top(), None, False)
    game.gain(other, game.pile(card).top(), None, False)
    for seat, name in ((me, card), (other, "militia")):
        game.turn.seat = seat.seat
        seat.hand.append(taken(name))
        seat.play(seat.hand[-1])
    game.turn.seat = me.seat
    for act in (me.discard, me.trash, lambda found: me.reveal_cards([found]), lambda found: me.discard_all([found])):
        me.hand.append(taken())
        act(me.hand[-1])
    me.deck.append(taken())
    me.reveal(1)
    me.reshuffle()
    refilled()
    game.pile("estate").cards[1:] = []
    game.gain(other, game.pile("estate").top(), None, False)
    game.phase = START
    game.start_turn(me)
    game.phase = BUY_PHASE
    game.turn.buy_phase_begun = False
    me.buys = 0
    game.buy_phase(me)
    refilled()
    if is_card:
        me.in_play.extend((taken(), taken()))
        me.next_turn(me.in_play[-1], also=[])               # it stays in play
        me.deck.extend(taken() for _ in range(3))           # in the new hand
    me.score()
    game.phase = CLEAN_UP_PHASE
    game.ending = True
    game.clean_up(me)


@pytest.mark.parametrize("what", KINDS)
def test_every_method_is_called(what: str) -> None:
    types = KINDS[what]
    calls: Counter[str] = Counter()
    wanted = allowed(types)
    apart = {"replaces", "instead"} if not types & WAY else {"replaces"}        # which leave nothing else to do
    for methods in ([name for name in wanted if name not in apart], ["replaces", "instead"]):
        name = f"Probe{what.title()}{len(methods)}"
        cls = made(name, types, {method: counting(method, calls) for method in methods})
        with probed(cls, types) as game:
            everything_happens(game, kind_of(cls).id, types)
    assert [method for method in wanted if not calls[method]] == []


@pytest.mark.parametrize("what", KINDS)
def test_every_other_method_is_refused_by_name(what: str) -> None:
    types = KINDS[what]
    for method in {*EVERY, "when_you_sneeze", "in_hand_when_you_gian"} - {*allowed(types)}:
        with pytest.raises(TypeError, match=rf"^Dead\.{method} is never called"):
            made("Dead", types, {method: lambda self, *_: None})()


def test_what_needs_another_method_is_refused_without_it() -> None:
    for method, other in NEEDS_ANOTHER.items():
        with pytest.raises(TypeError, match=f"without {other[0]}"):
            made("Dead", ACTION, {method: lambda self, *_: None})()
    made("Live", WAY, {"instead": lambda self, *_: None})()
    with pytest.raises(TypeError, match="attack is never called on a Action Treasure"):
        made("Dead", ACTION | TREASURE, {"attack": lambda self, *_: None})()
    with pytest.raises(TypeError, match="set_up is never called on a mixed pile"):
        type("Dead", (Card,), {"types": ACTION, "contents": "5 moat, 5 militia", "set_up": lambda self, game: None})()


@pytest.mark.parametrize(("method", "meant"), [
    ("scores", "score"), ("forbid_buying", "forbids_buying"), ("at_the_end_of_turn", "at_end_of_turn"),
    ("whenever_you_gain", "when_you_gain"), ("extra_card_in_new_hand", "extra_cards_in_new_hand"),
    ("care", "cares"), ("on_next_turn", "next_turn"), ("size_fors", "size_for")])
def test_what_is_misspelt_is_refused_with_what_is_meant(method: str, meant: str) -> None:
    with pytest.raises(TypeError, match=f"^Dead.{method} is never called: {meant} is"):
        made("Dead", ACTION, {method: lambda self, *_: None})()
    made("Live", ACTION, {"helper": lambda self, *_: None, "cares": lambda self, *_: True})()


@pytest.mark.parametrize(("data", "meant"), [
    ({"coin": 2}, "coins"), ({"type": ACTION}, "types"), ({"costs": 5}, "cost"), ({"want": "bane"}, "wants"),
    ({"heirlooms": "pouch"}, "heirloom"), ({"when_you_gain_tihs": None}, "there is no such moment")])
def test_so_is_data_that_is_misspelt(data: dict[str, object], meant: str) -> None:
    with pytest.raises(TypeError, match=rf"^Dead\.{next(iter(data))} is never (looked at|called): {meant}"):
        type("Dead", (Card,), {"types": ACTION, **data})()
    type("Live", (Card,), {"types": ACTION, "exchanged_for": "teacher"})()


def test_all_data_of_a_card_are_known() -> None:
    data = {name for name, value in vars(Card).items() if not callable(value) and not name.startswith("_")}
    assert data == {*DATA, *OUTSIDE}


def test_inherited_methods_count() -> None:
    base = type("Base", (Card,), {"in_hand_when_you_gain": lambda self, me, gain: None})
    with pytest.raises(TypeError, match=r"Ruin\.in_hand_when_you_gain is never called on a Landmark"):
        type("Ruin", (base,), {"types": LANDMARK})()


def test_a_newer_text_may_be_without_what_it_could_not_have() -> None:
    """And is without nothing else than it says."""
    base = type("Base", (Card,), {"types": ACTION | ATTACK, "play": lambda self, me: None,
                                  "attack": lambda self, victim, play: None})
    with pytest.raises(TypeError, match="attack is never called"):
        type("Peaceful", (base,), {"types": ACTION})()
    assert type("Peaceful", (base,), {"types": ACTION, "without": "attack"})().types == ACTION
    for misspelt in ("atack", "in_play_when_you_gain", "play attacks"):
        with pytest.raises(TypeError, match=rf"^Peaceful cannot be without {misspelt.split()[-1]}: no class"):
            type("Peaceful", (base,), {"types": ACTION | ATTACK, "without": misspelt})()


def test_all_powers_and_moments_are_known() -> None:
    assert {*POWERS} <= {*WORKS_ON}
    assert all(method in POWERS or method in NEEDS_ANOTHER or method.startswith(LIKE_MOMENTS)
               or method in ("may_be_followed", "come_true") for method in WORKS_ON)
    assert sum(map(len, METHODS)) == 6 * len(PHRASES) - 10
