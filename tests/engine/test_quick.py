"""The quick ways lead to the same game as the long way: the same seeds are played both ways over random tables."""
import ast
from functools import cache
from pathlib import Path
from random import Random

import pytest

from throneroom import cards
from throneroom.bots.money import BigMoney
from throneroom.bots.plan import ABOUT, ALL, WishData
from throneroom.bots.priority import PriorityBot, WishBot
from throneroom.engine.decision import Decision
from throneroom.engine.events import Event, Listener
from throneroom.engine.game import Game
from throneroom.engine.situation import START
from throneroom.engine.table import Table
from throneroom.engine.types import ACTION, TRAIT
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.random import has_type, landscapes
from throneroom.kingdoms.setup import Setup
from throneroom.lab.checks import state

MOST_TURNS = 40


class Ears(Listener):
    def hear(self, game: object, event: Event) -> None:
        pass


class Whim(WishBot):
    """Plays and buys by chance, and answers what cards ask by chance, too."""

    def __init__(self, table: Table, seed: int) -> None:
        random = Random(seed)
        actions = [card.id for card in table.kinds if card.types & ACTION]
        super().__init__(random.sample(actions, len(actions)), random_plan(random, table))
        self.random = random

    def answer(self, decision: Decision) -> list[int]:
        if decision.source is None:
            return super().answer(decision)
        pool = [index for index, count in enumerate(decision.counts) for _ in range(count)]
        self.random.shuffle(pool)
        return pool[:self.random.randint(int(decision.least), int(decision.most))]


class Whimsical(PriorityBot):
    """The same with a function."""

    def __init__(self, table: Table, seed: int) -> None:
        whim = Whim(table, seed)
        names = [wish.name for wish in whim.plan]
        super().__init__(whim.plays, lambda me: names[int(me.turns) % 3:])
        self.whim = whim

    def answer(self, decision: Decision) -> list[int]:
        return super().answer(decision) if decision.source is None else self.whim.answer(decision)


def random_plan(random: Random, table: Table) -> list[WishData]:
    piles = [pile.id for pile in table.piles]
    things = piles + [card.id for card in table.for_sale]
    return [(random.choice(things), random.choice((1, 3, ALL, ALL)),
             tuple(condition(random, piles) for _ in range(random.choice((0, 0, 1, 2))))) for _ in range(25)]


def condition(random: Random, piles: list[str]) -> tuple[str, int, int]:
    about = random.choice(ABOUT)
    low = random.randint(0, 6)
    return (f"{about} {random.choice(piles)}" if about in ("own", "left") else about), low, low + random.randint(0, 20)


@cache
def unwatched_things(buys: bool) -> tuple[list[str], list[str]]:
    """Some piles and landscapes that leave the turns at a table unwatched."""
    random = Random(1)
    beside = [card for card in landscapes() if not has_type(card, TRAIT)]
    return ([pile for pile in random.sample(kingdom_piles(), 160) if leaves_unwatched(buys, pile)],
            [card for card in random.sample(beside, 40) if leaves_unwatched(buys, "village", card)])


@cache
def leaves_unwatched(buys: bool, *things: str) -> bool:
    table = Setup(things[:1], things[1:]).table()
    return table.unwatched_turns and table.unwatched_buys >= buys


def unwatched_table(seed: int, buys: bool) -> Table:
    random = Random(seed)
    piles, around = unwatched_things(buys)
    size = min(len(around), random.randint(0, 2))
    kingdom = {*random.sample(piles, 9), "crossroads" if seed % 2 else "smithy"}      # one of which looks back
    table = Setup(tuple(sorted(kingdom)), tuple(random.sample(around, size)),
                  players=random.randint(2, 4)).table()
    assert table.unwatched_turns and table.unwatched_buys >= buys
    return table


def everything(game: Game) -> list[object]:
    """Also what is remembered of the turns, if anybody might look at it."""
    facts = state(game)
    if game.table.minds_memory:
        facts += [[card.number for card in game.turn.plays], [card.number for card in game.turn.bought]]
        for gains in (game.turn.gains, *(player.last_turn for player in game.players)):
            facts.append([(int(gained.seat), gained.card.number, gained.bought) for gained in gains])
    return [*facts, int(game.previous_seat), int(game.regular_seat), [int(player.last_trashed) for player in
                                                                      game.players]]


def played(table: Table, bot: type[Whim] | type[Whimsical], seed: int, way: str) -> Game:
    game = table.new_game([bot(table, seed + seat) for seat in range(table.size)], seed)
    game.listener = Ears() if way == "told" else None
    game.answers = [] if way == "kept" else None
    return run(game)


def run(game: Game) -> Game:
    game.run(MOST_TURNS)
    if not game.over and game.phase != START:
        game.step()                             # the long way stops before Clean-up
    return game


@pytest.mark.parametrize("bot", [Whim, Whimsical])
@pytest.mark.parametrize("buys", [True, False])
def test_turns_that_are_unwatched(bot: type[Whim] | type[Whimsical], buys: bool) -> None:
    remembering = 0
    for seed in range(30):
        table = unwatched_table(seed, buys)
        quick, told, kept = (played(table, bot, seed, way) for way in ("quick", "told", "kept"))
        assert everything(quick) == everything(told) == everything(kept), seed
        assert quick.forgets == (bot is Whim and not table.minds_memory) and not told.forgets
        remembering += table.minds_memory
    assert remembering > 0


def test_the_pools_of_unwatched_things_are_large() -> None:
    """Else little would be shown by them."""
    for buys, least in ((True, 25), (False, 35)):
        piles, _ = unwatched_things(buys)
        assert len(piles) >= least


# --- memory -----------------------------------------------------------------------------------------------------
LOOKS = ("plays_this_turn", "gained_this_turn", "gained_in_buy_phase", "last_gains", "last_turn")


def looks_back(tree: ast.AST) -> bool:
    """Does it name what is remembered of turns?"""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if node.attr in LOOKS or (
                    owner == "turn" and node.attr in ("plays", "gains", "bought")):
                return True
    return False


def test_cards_that_look_back_say_so() -> None:
    """And only they; helpers of several cards do not look back, so that it stands with the card."""
    found = set()
    for path in Path(str(cards.__file__)).parent.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                says_so = any(isinstance(line, ast.Assign) and ast.unparse(line) == "minds_memory = True"
                              for line in node.body)
                assert says_so == looks_back(node), node.name
                found.add(node.name)
            else:
                assert not looks_back(node), path
    assert "Merchant" in found


def test_a_card_that_looks_back_without_saying_so_is_told() -> None:
    table = Setup(("village",)).table()
    game = table.new_game([BigMoney(), BigMoney()], 1)
    game.run()
    assert game.forgets
    me = game.players[0]
    for look in (me.gained_this_turn, me.plays_this_turn, lambda: me.last_gains):
        with pytest.raises(TypeError, match="minds_memory"):
            look()


def test_looking_back_is_worked_out_for_the_table() -> None:
    assert Setup(("merchant",)).table().minds_memory
    assert not Setup(("village",)).table().minds_memory
