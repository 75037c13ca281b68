"""Strategies are read, written and read again; what cannot be understood is named, with what was probably meant."""
from __future__ import annotations

import contextlib
import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.strategies.invented import Inventor

from throneroom import strategies
from throneroom.errors import BadStrategy
from throneroom.strategies.language import LONGEST_FILE, read, read_all
from throneroom.strategies.spoken import (
    Strategy,
    before,
    buy,
    coins,
    empty_piles,
    gains_to_end,
    hand,
    keep,
    left,
    my_turn,
    never,
    own,
    token,
    total_money,
    trash,
    turn,
)
from throneroom.words.problems import in_german

TEXT = """
# Two Witches, and money to pay for them.
strategy: Double Witch
by: somebody
about: Curses are a burden  # and this is no comment
table: Witch, Village

buy
  Province  if total money >= 15 or turn > 10     # later in the game
  witch up to 2
  Herzogtum if left(Provinz) <= 4 and not (coins - 2 < own(Gold) / 2 or gains to end = 1)
    and token(+1 Card, Village) != 1
  Gold
  anything if my turn and empty piles < 2
play
  Village before Witch if hand(any Aktion) > 1
  never Moat
trash
  Curse
  never Silver if own(any card) < 12
"""
SAID = Strategy(
    "Double Witch", by="somebody", about="Curses are a burden # and this is no comment",
    table=read("strategy: x\ntable: Witch, Village\nbuy\n Gold").table,
    buy=(buy("Province", when=(total_money >= 15) | (turn > 10)),
         buy("Witch", up_to=2),
         buy("Duchy", when=(left("Province") <= 4) & ~((coins - 2 < own("Gold") / 2) | gains_to_end.equals(1))
             & token("+1 Card", "Village").differs(1)),
         buy("Gold"),
         buy("anything", when=my_turn & (empty_piles < 2))),
    play=(before("Village", "Witch", when=hand("any Action") > 1), never("Moat")),
    trash=(trash("Curse"), keep("Silver", when=own("any card") < 12)))


def test_the_same_is_said_in_python() -> None:
    assert read(TEXT) == SAID


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_written_is_read_again(language: str) -> None:
    assert read(SAID.text(language)) == SAID
    assert read(SAID.text(language)).text(language) == SAID.text(language)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**9), st.sampled_from(["en", "de"]))
def test_anything_that_can_be_said_is_read_again(seed: int, language: str) -> None:
    strategy = Inventor(Random(seed)).strategy()
    assert read(strategy.text(language)) == strategy


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="abif(),<>=+-*/#\"'\n \t:1290%ÄßGoldwnuypt", max_size=200))
def test_nothing_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(BadStrategy):
        read_all("strategy: x\nbuy\n  Gold if " + text)


def test_collections() -> None:
    found = read_all("strategy: A\nbuy\n Gold\n\nstrategy: B\nbuy\n Silver\n")
    assert [strategy.name for strategy in found] == ["A", "B"]
    with pytest.raises(BadStrategy, match="here are 2 strategies"):
        read("strategy: A\nbuy\n Gold\nstrategy: B\nbuy\n Silver")


def test_a_card_that_could_be_taken_for_other_words_is_quoted() -> None:
    assert read('strategy: x\nbuy\n  "Gold" if own("Throne Room") > 0').buy[0].card == "gold"


LINES = [
    ("  Wich", "line 3, column 3: no card is called 'Wich'; did you mean Witch, Wish or Rich?"),
    ("  Gold if own(Smity) > 1", "line 3, column 15: no card is called 'Smity'; did you mean Smithy, .+"),
    ("  Gold if coin > 2", "line 3, column 11: 'coin' is nothing that can be asked; did you mean coins?"),
    ("  Gold if own(Action) > 2", "line 3, column 15: no card is called 'Action'; did you mean any Action?"),
    ("  Gold if own(any Akton) > 2", "line 3, column 15: there is no class of cards 'Akton'; did you mean .+"),
    ("  Gold if own(Gold", "line 3, column 14: this bracket is not closed"),
    ("  Gold if (turn > 1", "line 3, column 11: this bracket is not closed"),
    ("  Gold iff turn > 1", "line 3, column 8: \"if\" or \"up to\" is expected here, not 'iff'"),
    ("  Gold if own(Gold)", "line 3, column 11: a number is nothing that holds: compare it, for instance with > 0"),
    ("  Gold if turn > (turn > 1)", "line 3, column 18: a number is expected here, not a condition"),
    ("  Gold if turn >", "line 3, column 17: a number or a question is expected here, not the end of the line"),
    ("  Gold if 1 < turn < 5",
     "line 3, column 20: two numbers are compared at a time: put \"and\" between two comparisons"),
    ("  Gold if turn > 12345", "line 3, column 18: numbers go up to 9999"),
    ("  Gold if turn > 1.0001", "line 3, column 18: numbers have at most three digits behind the point"),
    ("  Gold if turn / 0 > 1", "line 3, column 18: nothing can be divided by 0"),
    ("  Gold if coins(Gold) > 1", "line 3, column 16: \"coins\" stands without brackets"),
    ("  Gold if left > 1", "line 3, column 16: which? In brackets, like left(Gold)"),
    ("  Gold if token(+2 Cards) > 1", "line 3, column 17: there is no token '+2 Cards'; did you mean .+"),
    ("  Gold if points of opponent(9) > 1", "line 3, column 30: an opponent sits 1 to 5 places to the left"),
    ("  Gold up to 10000", "line 3, column 14: a number of cards from 0 to 9999 is expected here, not '10000'"),
    ("  anything up to 2", "line 3, column 3: of anything there is no number to own"),
    ("  Way of the Ox", "line 3, column 3: Way of the Ox cannot be bought"),
    ("  Gold if turn > 1 turn", "line 3, column 20: \"and\" or \"or\" is expected here, not 'turn'"),
    ("  Gold if ; turn > 1", "line 3, column 11: ';' means nothing here"),
    ("  if turn > 1", "line 3, column 3: a name is expected here, not 'if'"),
    ("byu", "line 3, column 1: there is no part 'byu'; did you mean buy?"),
    ("buy", "line 3, column 1: there are two parts \"buy\""),
    ("by", "line 3, column 1: .+"),
    ("sorce: nowhere", "line 3, column 1: there is no heading 'sorce'; did you mean source?"),
    ("strategie: other", "line 3, column 1: there is no heading 'strategie'; did you mean strategy?"),
    ("table:", "line 3, column 7: what is said of \"table\"?"),
    ("table: Witch, Nowhere Land", "line 3, column 8: no card is called 'Nowhere Land'; .+"),
    ("table: Frist Game", "line 3, column 8: no recommended set is called 'Frist Game'; .+"),
    ("beats: Big Money", "line 3, column 8: a claim is written like \"Big Money, 60%\""),
    ("endgame: bold", "line 3, column 10: an endgame can only be careful, not 'bold'"),
    ("coppers: few", "line 3, column 10: a number of coins is expected here, not 'few'"),
    ("play\n  Witch", "line 4, column 3: how is it played? .+"),
    ("  Gold if " + "(" * 40 + "turn > 1", "line 3, column 44: more than 32 brackets within brackets"),
    ("  Gold if " + "turn > 1 and " * 150 + "turn > 2", "line 3, column .+: a line has at most 400 words"),
    ("  Gold # " + "x" * 3000, "line 3, column 1: a line has at most 2000 letters"),
    ("  Gold\n" * 301, "line 303, column 3: a strategy has at most 300 lines"),
]


@pytest.mark.parametrize(("line", "told"), LINES)
def test_what_cannot_be_understood_is_named(line: str, told: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        read(f"strategy: x\nbuy\n{line}\n")
    pattern = told.replace("?", r"\?").replace("(", r"\(").replace(")", r"\)").replace("'+2", r"'\+2")
    assert re.fullmatch(pattern, str(caught.value)), str(caught.value)
    german = in_german(str(caught.value))
    assert german is not None and german.startswith("Zeile ") and in_german(str(caught.value).split(": ", 1)[1])


@pytest.mark.parametrize(("text", "told"), [
    ("", "line 1, column 1: a strategy begins with its name: \"strategy: NAME\""),
    ("buy\n  Gold", "line 1, column 1: a strategy begins with its name: \"strategy: NAME\""),
    ("\nstrategy: x", "line 2, column 1: a strategy buys something: lines under \"buy\" are missing"),
    ("strategy: x\n  Gold", "line 2, column 3: 'Gold' belongs to no part"),
    ("strategy: " + "x" * 301 + "\nbuy\n  Gold", "line 1, column 1: no name or note is longer than 300 letters"),
    ("x" * (LONGEST_FILE + 1), "this file has 1000001 letters; 1000000 are the most"),
])
def test_files_that_are_no_strategies(text: str, told: str) -> None:
    with pytest.raises(BadStrategy) as caught:
        read(text)
    assert str(caught.value) == told
    assert in_german(told)


def test_every_wrong_line_is_named() -> None:
    with pytest.raises(BadStrategy) as caught:
        read("strategy: x\nbuy\n  Wich\n  Gold\n  Silver if\nplay\n  first Smity")
    assert [line.split(":")[0] for line in caught.value.problems] == [
        "line 3, column 3", "line 5, column 12", "line 7, column 9"]


def test_a_truth_is_not_known_before_the_game() -> None:
    with pytest.raises(TypeError, match="known in a game only"):
        assert turn > 3 and coins > 2


def test_a_table_for_several() -> None:
    one = strategies.read("strategy: a\nbuy\n  Colony\n  Plunder\n  Alms\n  Witch")
    other = strategies.read("strategy: b\ntable: Smithy, Witch, Shelters\nbuy\n  Gold")
    setup = one.setup(other, players=3)
    assert (setup.kingdom, setup.landscapes) == (("encampment_plunder", "witch", "smithy"), ("alms",))
    assert (setup.players, setup.platinum, setup.shelters) == (3, True, True)
    assert read("strategy: c\ntable: First Game\nbuy\n  Gold").setup().kingdom == read(
        "strategy: c\ntable: Erstes Spiel\nbuy\n  Gold").setup().kingdom
