"""Collections of DominionSim are taken over; what cannot be said is named, line by line; nothing harmful is read."""
from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from throneroom.errors import BadStrategy
from throneroom.strategies import read, read_dominionsim
from throneroom.strategies.dominionsim import DEEPEST, LARGEST
from throneroom.words.problems import in_german


def condition(left: str, operator: str, right: str, extra: str = "") -> str:
    return f'<condition><left {left}/><operator type="{operator}"/><right {right}/>{extra}</condition>'


def buy(card: str, *conditions: str, more: str = "") -> str:
    return f'<buy name="{card}"{more}>{"".join(conditions)}</buy>'


def player(*rules: str, name: str = "Mine", more: str = "") -> str:
    return f'<player name="{name}" author="me" description="OneXXXXTwo">{more}\n' + "\n".join(rules) + "\n</player>"


def constant(value: str) -> str:
    return f'type="constant" attribute="{value}"'


def taken(said: str, *, extra: str = "", operator: str = "smallerOrEqualThan", right: str = constant("4.0")) -> str:
    """The line that one condition becomes."""
    found = read_dominionsim(player(buy("Gold", condition(said, operator, right, extra))))
    assert found.problems == ()
    return found.strategies[0].text().splitlines()[-1].strip()


def test_a_whole_player() -> None:
    found = read_dominionsim('<?xml version="1.0" encoding="UTF-8"?>\n<playerCollection>\n' + player(
        buy("Province", condition('type="getTotalMoney"', "greaterThan", constant("15.0"))),
        buy("Witch", condition('type="countCardsInDeck" attribute="Witch"', "smallerThan", constant("2.0")),
            condition('type="countTurns"', "smallerThan", constant("9"))),
        '<buy name="King$s_Court"/>', '<buy name="Silver"/>',
        more='<type name="TwoPlayer"/><type name="AppliesPPR"/><board contents="Village, Fool$s_Gold" bane=""/>')
        + "</playerCollection>")
    assert found.problems == ()
    assert found.strategies == (read("""
        strategy: Mine
        by: me
        source: DominionSim
        about: One Two
        table: Village, Fool's Gold
        endgame: careful
        buy
          Province if total money > 15
          Witch if own(Witch) < 2 and turn < 9
          King's Court
          Silver"""),)


@pytest.mark.parametrize(("side", "said"), [
    ('type="countCardsInDeck" attribute="Throne_Room"', "own(Throne Room)"),
    ('type="countCardsInHand" attribute="Gold"', "hand(Gold)"),
    ('type="countCardsInPlay" attribute="Gold"', "in play(Gold)"),
    ('type="countCardsInSupply" attribute="Province"', "left(Province)"),
    ('type="countCardsInOpponentsDecks" attribute="Gold"', "others own(Gold)"),
    ('type="countOnTavernMat" attribute="Duplicate"', "tavern(Duplicate)"),
    ('type="countCardTypeInDeck" attribute="Treasure"', "own(any Treasure)"),
    ('type="countCardTypeInDeck" attribute="Terminal"', "own(any terminal)"),
    ('type="countAllCardsInDeck"', "own(any card)"),
    ('type="countAvailableMoney"', "coins"), ('type="countBuysLeft"', "buys"), ('type="countTurns"', "turn"),
    ('type="getTotalMoney"', "total money"), ('type="countVP"', "points"),
    ('type="countMAXOpponentVP"', "opponent points"), ('type="gainsNeededToEndGame"', "gains to end"),
    ('type="countEmptyPiles"', "empty piles"), ('type="countCardsLeftInSmallestPile"', "smallest pile"),
    ('type="countCardsLeftInDrawDeck"', "draw pile"),
    ('type="isPlusOneCardTokenSet" attribute="Magpie"', "token(+1 card, Magpie)"),
    ('type="isTrashingTokenPlaced"', "token(trashing)"), ('type="tokensOnDefiledShrine"', "tokens(Defiled Shrine)"),
    ('type="isTravellingFairActive"', "own(Travelling Fair)")])
def test_what_can_be_asked(side: str, said: str) -> None:
    assert taken(side) == f"Gold  if {said} <= 4"
    assert taken('type="countTurns"', right=side) == f"Gold  if turn <= {said}"


@pytest.mark.parametrize(("operator", "sign"), [
    ("equalTo", "="), ("smallerThan", "<"), ("smallerOrEqualThan", "<="), ("greaterThan", ">"),
    ("greaterOrEqualThan", ">=")])
def test_comparisons(operator: str, sign: str) -> None:
    assert taken('type="countTurns"', operator=operator) == f"Gold  if turn {sign} 4"


@pytest.mark.parametrize(("extra", "right", "said"), [
    ('type="plus" attribute="1.0"', 'type="countTurns"', "turn + 1"),
    ('type="minus" attribute="2.0"', 'type="countTurns"', "turn - 2"),
    ('type="divideBy" attribute="11.0"', 'type="countTurns"', "turn / 11"),
    ('type="plus" attribute="0.0"', 'type="countTurns"', "turn"),
    ('type="multiplyWith" attribute="2.0"', constant("11.0"), "22")])
def test_operations_on_the_right_side(extra: str, right: str, said: str) -> None:
    line = taken('type="getTotalMoney"', right=right, extra=f"<extra_operation {extra}/>")
    assert line == f"Gold  if total money <= {said}"


@pytest.mark.parametrize(("operator", "value", "said"), [
    ("equalTo", "1.0", "action phase"), ("equalTo", "0.0", "not action phase"), ("greaterThan", "0.0", "action phase"),
    ("smallerThan", "1.0", "not action phase")])
def test_the_action_phase(operator: str, value: str, said: str) -> None:
    assert taken('type="isActionPhase"', operator=operator, right=constant(value)) == f"Gold  if {said}"


CANNOT = [
    (buy("Silver", more=' strategy="aggressiveTrashing"'),
     "line 2: Mine: 'Silver' is played in the usual way: 'aggressiveTrashing' cannot be said"),
    (buy("Sliver"), "line 2: Mine: the line for 'Sliver' is left out: no card is called 'Sliver'; did you mean .+"),
    (buy("Way_of_the_Ox"), "line 2: Mine: the line for 'Way_of_the_Ox' is left out: Way of the Ox cannot be bought"),
    (buy("Gold", condition('type="isSwampHagActive"', "equalTo", constant("1"))),
     "line 2: Mine: the line for 'Gold' is left out: 'isSwampHagActive' is nothing that can be asked"),
    (buy("Gold", condition('type="countTurns"', "almost", constant("1"))),
     "line 2: Mine: the line for 'Gold' is left out: there is no comparison 'almost'"),
    (buy("Gold", condition('type="countTurns"', "equalTo", constant("many"))),
     "line 2: Mine: the line for 'Gold' is left out: 'many' is no number"),
    (buy("Gold", condition('type="countTurns"', "equalTo", constant("99999"))),
     "line 2: Mine: the line for 'Gold' is left out: numbers go up to 9999"),
    (buy("Gold", condition('type="countTurns"', "equalTo", constant("nan"))),
     "line 2: Mine: the line for 'Gold' is left out: numbers go up to 9999"),
    (buy("Gold", condition('type="countCardTypeInDeck" attribute="Cycler"', "equalTo", constant("1"))),
     "line 2: Mine: the line for 'Gold' is left out: there is no class of cards 'Cycler'"),
    (buy("Gold", condition('type="isActionPhase"', "smallerThan", constant("5"))),
     "line 2: Mine: the line for 'Gold' is left out: a condition that always or never holds"),
    (buy("Gold", condition('type="countTurns"', "equalTo", constant("1"),
                           '<extra_operation type="divideBy" attribute="0"/>')),
     "line 2: Mine: the line for 'Gold' is left out: nothing can be divided by 0"),
    (buy("Gold", condition('type="countTurns"', "equalTo", constant("1"),
                           '<extra_operation type="modulo" attribute="2"/>')),
     "line 2: Mine: the line for 'Gold' is left out: there is no operation 'modulo'"),
    (buy("Gold", "<condition/>"), "line 2: Mine: the line for 'Gold' is left out: a condition has one 'left', not 0"),
    ('<start_state><hand contents="Gold"/></start_state>',
     "line 2: Mine: a game begins with the cards of its table: \"start_state\" is left out"),
    ('<board contents="Nowhere"/>', "line 2: Mine: the board is left out: no card is called 'Nowhere'; .+"),
    ('<board contents="Village" Obelisk_Choice="Village"/>',
     "line 2: Mine: 'Obelisk_Choice' is chosen in the game, and is left out"),
    ("<nonsense/>", "line 2: Mine: 'nonsense' is not known, and is left out"),
    (buy("Young_Witch", more=' bane="Moat"'), "line 2: Mine: the Bane belongs to the table: \"bane\" is left out")]


@pytest.mark.parametrize(("rule", "told"), CANNOT)
def test_what_cannot_be_said_is_named_and_the_rest_is_taken_over(rule: str, told: str) -> None:
    found = read_dominionsim(player(rule, '<buy name="Estate"/>'))
    (problem,) = found.problems
    assert re.fullmatch(told.replace("?", r"\?"), problem), problem
    assert in_german(problem)
    assert found.strategies[0].buy[-1].card == "estate"


def test_a_player_of_whom_nothing_remains_is_left_out() -> None:
    found = read_dominionsim(player(buy("Nothing")))
    assert found.strategies == () and len(found.problems) == 2
    assert found.problems[1] == "line 1: 'Mine' buys nothing that is known here, and is left out"
    assert in_german(found.problems[1])


BOMB = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><player name="&b;"/>'


@pytest.mark.parametrize(("text", "told"), [
    (BOMB, "line 1: a collection has no document type and no entities"),
    ('<!DOCTYPE x SYSTEM "file:///etc/passwd"><player/>', "line 1: a collection has no document type and no entities"),
    ("<player>\n<buy", "line 2: this is not XML: .+"), ("", "line 1: this is not XML: .+"),
    ("strategy: x", "line 1: this is not XML: .+"), ("<player name='&undefined;'/>", "line 1: this is not XML: .+"),
    ("<html/>", "there is no player in this file: .+"), ("<playerCollection/>", "there is no player in this file: .+"),
    ("<player>" * (DEEPEST + 1), f"line 1: more than {DEEPEST} elements within each other"),
    ("<playerCollection>" + "<player/>" * 2001 + "</playerCollection>",
     "a collection has at most 2000 players, not 2001"),
    ("<player/>" + " " * LARGEST, "this file has 4000009 letters; 4000000 are the most")])
def test_files_that_are_no_collections(text: str, told: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        read_dominionsim(text)
    assert re.fullmatch(told, str(caught.value)), str(caught.value)
    assert in_german(str(caught.value))


def test_names_of_any_kind_become_one_plain_line() -> None:
    (found,) = read_dominionsim(player('<buy name="Gold"/>', name="  a&#10;b\u200b " + "x" * 400)).strategies
    assert found.name.startswith("a b x") and len(found.name) <= 300
    assert read(found.text()) == found


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='<>/="& abplyern$_1.\n', max_size=150))
def test_nothing_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(BadStrategy):
        read_dominionsim(player(text))
