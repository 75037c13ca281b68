"""From what was said to somebody who does it, and to a table to do it at."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import singledispatch

from throneroom.bots import seat
from throneroom.cards import BY_ID
from throneroom.engine.types import LANDSCAPE, TYPE_NAMES
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.generator import homes
from throneroom.kingdoms.parts import parts_of
from throneroom.kingdoms.setup import Setup
from throneroom.strategies import meaning, player, spoken

PLACES = {"hand": seat.HAND, "in play": seat.IN_PLAY, "tavern": seat.TAVERN, "exile": seat.EXILE,
          "gained": seat.GAINED, "others own": seat.OTHERS}
STOCK = {"potions": seat.POTIONS, "coffers": seat.COFFERS, "villagers": seat.VILLAGERS, "favors": seat.FAVORS,
         "debt": seat.DEBT, "draw pile": seat.DRAW_PILE, "discard pile": seat.DISCARD_PILE}
PLAIN = {"coins": meaning.COINS, "buys": meaning.BUYS, "actions": meaning.ACTIONS, "turn": meaning.TURN,
         "total money": meaning.TOTAL_MONEY, "treasure money": meaning.TREASURE_MONEY,
         "points": meaning.POINTS, "opponent points": meaning.OPPONENT_POINTS,
         "lead": meaning.LEAD, "gains to end": meaning.GAINS_TO_END, "empty piles": meaning.EMPTY_PILES,
         "smallest pile": meaning.SMALLEST_PILE, "players": meaning.PLAYERS}
ABOUT = {"own": meaning.Own, "left": meaning.Left, "cost": meaning.Costs, "mat": meaning.OnMat,
         "tokens": meaning.TokensOn}
COMPARED = {"<": meaning.LESS, "<=": meaning.AT_MOST, ">": meaning.MORE, ">=": meaning.AT_LEAST, "=": meaning.EQUAL,
            "!=": meaning.UNEQUAL}
HOW = {"first": player.FIRST, "last": player.LAST, "never": player.NEVER, "before": player.BEFORE}


# --- the player -----------------------------------------------------------------------------------------------------
def player_of(strategy: spoken.Strategy) -> player.StrategyPlayer:
    return player.StrategyPlayer(
        [player.Wish(which(wish.card), player.ANY_NUMBER if wish.up_to is None else wish.up_to, when(wish.when))
         for wish in strategy.buy],
        [player.PlayRule(HOW[rule.how], which(rule.cards), which(rule.others) if rule.others else None, when(rule.when))
         for rule in strategy.play],
        [player.TrashRule(rule.never, which(rule.cards), when(rule.when)) for rule in strategy.trash],
        strategy.careful, strategy.coppers)


def which(cards: str) -> meaning.Which:
    """By an id, or "any Action"."""
    if not cards.startswith(spoken.ANY):
        return meaning.Which(cards, 0, "")
    name = cards.removeprefix(spoken.ANY)
    return meaning.Which("", 1 << TYPE_NAMES.index(name) if name in TYPE_NAMES else 0, name)


def when(truth: spoken.Truth | None) -> meaning.Truth | None:
    return None if truth is None else truth_of(truth)


@singledispatch
def number_of(said: spoken.Number) -> meaning.Number:
    raise TypeError(said)


@number_of.register
def _(said: spoken.Constant) -> meaning.Number:
    return meaning.Constant(said.value)


@number_of.register
def _(said: spoken.Sum) -> meaning.Number:
    return meaning.Sum(said.sign, number_of(said.left), number_of(said.right))


@number_of.register
def _(said: spoken.Quantity) -> meaning.Number:
    what, about = said.what, said.about
    if what in PLAIN:
        return meaning.Plain(PLAIN[what])
    if what in STOCK:
        return meaning.Plain(meaning.STOCK, STOCK[what])
    if what in PLACES:
        return meaning.In(which(about), PLACES[what])
    if what == "token":
        return meaning.Token(about, which(said.pile) if said.pile else None)
    if what == "points of opponent":
        return meaning.PointsOf(int(about))
    return ABOUT[what](which(about))


@singledispatch
def truth_of(said: spoken.Truth) -> meaning.Truth:
    raise TypeError(said)


@truth_of.register
def _(said: spoken.Comparison) -> meaning.Truth:
    return meaning.Comparison(number_of(said.left), COMPARED[said.how], number_of(said.right))


@truth_of.register
def _(said: spoken.Both) -> meaning.Truth:
    return meaning.Both(truth_of(said.left), truth_of(said.right))


@truth_of.register
def _(said: spoken.Either) -> meaning.Truth:
    return meaning.Either(truth_of(said.left), truth_of(said.right))


@truth_of.register
def _(said: spoken.Not) -> meaning.Truth:
    return meaning.Not(truth_of(said.truth))


@truth_of.register
def _(said: spoken.Moment) -> meaning.Truth:
    return meaning.MyTurn() if said.what == "my turn" else meaning.InPhase(said.what.removesuffix(" phase"))


# --- the table ------------------------------------------------------------------------------------------------------
def setup_for(strategies: Sequence[spoken.Strategy], players: int) -> Setup:
    """All that one of them wants or is meant for, each once."""
    tables = [table_of(strategy) for strategy in strategies]
    wanted = Setup(players=players, **{part.name: part.together([getattr(table, part.name) for table in tables])
                                       for part in parts_of(Setup)})
    return replace(wanted, kingdom=tuple(card for card in wanted.kingdom if card != wanted.bane),
                   black_market=tuple(card for card in wanted.black_market if card not in wanted.kingdom))


def table_of(strategy: spoken.Strategy) -> Setup:
    """The table it is meant for; of none, the cards that it buys."""
    if strategy.table is not None:
        return strategy.table
    wanted = dict.fromkeys(homes().get(wish.card, wish.card) for wish in strategy.buy
                           if wish.card and wish.up_to != 0)
    return Setup(tuple(card for card in wanted if card in kingdom_piles()),
                 tuple(card for card in wanted if BY_ID[card]().types & LANDSCAPE),
                 platinum=not wanted.keys().isdisjoint(("platinum", "colony")))
