"""The kernel itself: costs, decisions, the quick way against the long way."""
from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throneroom.bots.money import BigMoney
from throneroom.bots.priority import PriorityBot
from throneroom.engine.card import Cost
from throneroom.engine.decision import PURPOSES, Agent, Decision, Waiting
from throneroom.engine.events import Event, Listener
from throneroom.engine.player import Player, sorted_groups
from throneroom.errors import BadKingdom, IllegalAnswer, UnknownCard
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import state

BASE = ("cellar", "festival", "laboratory", "market", "militia", "moat", "smithy", "village", "witch", "workshop")


# --- costs --------------------------------------------------------------------------------------------------
costs = st.builds(Cost, st.integers(0, 12), st.integers(0, 1), st.integers(0, 8))


@given(costs, costs, costs)
def test_costs_are_partly_ordered(a: Cost, b: Cost, c: Cost) -> None:
    assert a.at_most(a)
    assert not a.less_than(a)
    assert not (a.less_than(b) and b.less_than(a))
    if a.at_most(b) and b.at_most(a):
        assert a.equals(b)
    if a.at_most(b) and b.at_most(c):
        assert a.at_most(c)
    assert a.less_than(b) == (a.at_most(b) and not a.equals(b))


def test_a_potion_makes_costs_incomparable() -> None:
    assert not Cost(3, 1).at_most(Cost(8))
    assert not Cost(8).at_most(Cost(3, 1))
    assert Cost(3).less_than(Cost(3, 1))
    assert Cost(2).plus(-5).coins == 0


# --- decisions ----------------------------------------------------------------------------------------------
def decision(least: int, most: int) -> Decision:
    me = Setup(BASE).table().new_game().players[0]
    me.hand.clear()
    named = {card.id: card for card in me.deck}
    coppers = [card for card in me.deck if card.id == "copper"][:2]
    groups = sorted_groups([*coppers, named["estate"]] if "estate" in named else coppers, False)
    return Decision(me, "discard", None, None, [len(group) for group in groups], least, most, groups)


def test_answers_are_checked() -> None:
    asked = decision(1, 2)
    asked.check([0])
    asked.check([0, 0])
    for wrong, why in (([], "0 chosen"), ([0, 0, 0], "3 chosen"), ([7], "no option 7"), ([-1], "no option -1"),
                       ([0, -1], "no option -1")):
        with pytest.raises(IllegalAnswer, match=why):
            asked.check(wrong)


def test_the_vocabulary_is_closed() -> None:
    assert len(set(PURPOSES)) == len(PURPOSES)


def test_impossible_tables_are_refused() -> None:
    for setup, why in ((Setup(("village", "village")), "named twice"), (Setup(BASE, players=7), "2 to 6 players"),
                       (Setup(("village",), ("smithy",)), "not an Event"),
                       (Setup(BASE, editions=("mine:base-1999",)), "the edition")):
        with pytest.raises(BadKingdom, match=why):
            setup.table()
    with pytest.raises(UnknownCard, match="dorff"):
        Setup(("dorff",)).table()


# --- two ways to play the same turn -------------------------------------------------------------------------
class Engine(PriorityBot):
    def __init__(self) -> None:
        super().__init__(("village", "laboratory", "market", "festival", "witch", "militia", "moat", "smithy"))

    def wants(self, me: Player) -> tuple[str, ...]:
        if me.coins >= 8:
            return ("province",)
        return ("gold", "laboratory", "witch", "market", "festival", "smithy", "militia", "village", "silver", "moat")


class Ears(Listener):
    def __init__(self) -> None:
        self.count = 0

    def hear(self, game: object, event: Event) -> None:
        self.count += 1


@pytest.mark.parametrize("bot", [BigMoney, Engine])
@pytest.mark.parametrize("seed", range(20))
def test_the_quick_way_and_the_long_way_lead_to_the_same_game(bot: type[PriorityBot], seed: int) -> None:
    """Unobserved games where turns are unwatched take short cuts; with a listener or a record they do not."""
    table = Setup(BASE).table()
    quick, told, kept = (table.new_game([bot(), bot()], seed) for _ in range(3))
    assert table.unwatched_turns
    told.listener = Ears()
    kept.answers = []
    for game in (quick, told, kept):
        game.run()
    assert state(quick) == state(told) == state(kept)


def test_wishes_may_be_a_function() -> None:
    table = Setup(BASE).table()
    engine = Engine()
    other = PriorityBot(engine.plays, engine.wants)
    by_method, by_function = (table.new_game([bot, bot], 3) for bot in (engine, other))
    by_method.run()
    by_function.run()
    assert state(by_method) == state(by_function)


class Collector(Engine):
    """Wants what watches, too."""

    def wants(self, me: Player) -> tuple[str, ...]:
        return ("province", "road_network", "hoard", "groundskeeper", "watchtower", "trader", *super().wants(me))


@pytest.mark.parametrize("bot", [Engine, Collector])
@pytest.mark.parametrize("seed", range(10))
def test_so_do_they_where_things_watch(bot: type[PriorityBot], seed: int) -> None:
    table = Setup(("festival", "groundskeeper", "hoard", "laboratory", "market", "priest", "smithy", "trader",
                   "village", "watchtower"), ("labyrinth", "road_network", "tomb")).table()
    quick, told, kept = (table.new_game([bot(), bot()], seed) for _ in range(3))
    assert table.unwatched_turns and not table.unwatched_buys
    told.listener = Ears()
    kept.answers = []
    for game in (quick, told, kept):
        game.run()
    assert state(quick) == state(told) == state(kept)


def test_what_is_remembered_of_offers_is_right() -> None:
    """What can be bought is remembered by money; landscapes are not made cheaper, and Projects are bought once."""
    table = Setup(BASE, ("banquet", "delve", "cathedral", "sewers")).table()
    assert table.coins_decide
    game = table.new_game(None, 1)
    me = game.players[0]
    projects = [table.named["cathedral"], table.named["sewers"]]
    for discount, owned, coins in product((0, 1, 0), ([], projects[:1], projects, []), range(9)):
        me.coins, me.owned, game.turn.discount = coins, list(owned), discount
        expected = {pile.id for pile in game.piles if game.cost(pile.top()).coins <= coins}
        expected |= {card.id for card in table.for_sale
                     if card.cost <= coins and card not in owned}
        assert {card.id for card in game.buyable(me)} == expected


@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_conservation(seed: int) -> None:
    """No card is lost or made in any game: random play with all checks, over all implemented cards."""
    from throneroom.lab.fuzz import plan, play_one
    assert play_one(plan(seed, among=BOOKS)).games == 1


class Saver(Agent):
    """Plays its Treasures and keeps its Coffers for one turn, and notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def answer(self, decision: Decision) -> list[int]:
        if decision.player.game.turn_number > 1:
            raise Waiting(decision)
        self.asked.append(decision.purpose)
        return [0] * int(decision.most) if decision.purpose in ("play", "spend") else []


@pytest.mark.parametrize("listener", [None, Ears()])
def test_coffers_are_offered_before_and_after_treasures_whether_anybody_listens_or_not(listener: Ears | None) -> None:
    saver = Saver()
    game = Setup(("gladiator_fortune", "swashbuckler")).table().new_game([saver, saver], 1)
    game.listener = listener
    me = game.players[0]
    me.deck += me.hand
    me.hand[:] = [card for card in me.deck if card.id == "copper"][:4]
    me.deck[:] = [card for card in me.deck if card not in me.hand]
    me.coffers = 2
    with suppress(Waiting):
        game.run()
    assert saver.asked == ["spend", "play", "spend", "buy"]


def test_a_game_in_which_nobody_can_do_anything_ends() -> None:
    """In debt and without a card nobody is ever asked anything again."""
    game = Setup(BASE).table().new_game(None, 1)
    for player in game.players:
        player.hand.clear()
        player.deck.clear()
        player.debt = 5
    game.run()
    assert game.over
