"""The general player over random kingdoms: nothing unanswered, and it wins."""
import re
from random import Random

import pytest

from throneroom import bots
from throneroom.bots.arena import Curious, duel, questions
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.money import BigMoney
from throneroom.bots.opinions import BY_CARD, understood
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer, RandomBot
from throneroom.cards import BY_ID
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import allies, kingdom_piles, landscapes, random_setup


def test_every_card_has_a_line():
    """What we know about a card stands in one place; a card without it is named here."""
    assert set(BY_CARD) ^ set(BY_ID) == set()


@pytest.mark.parametrize(("line", "problem"), [
    ("moat 2.8 reveal=allways", "moat: what does 'reveal=allways' mean?"),
    ("moat 2.8 tresher", "moat: what does 'tresher' mean?"), ("moat 2.8 show=always", "moat: what does 'show=always'"),
    ("moat 2.8\nmoat 3", "moat has two lines")])
def test_a_line_that_means_nothing_is_refused(line, problem):
    with pytest.raises(ValueError, match=re.escape(problem)):
        understood(line)


@pytest.mark.slow
def test_nothing_is_answered_by_default():
    report = questions(60, seed=5)
    assert report.cards == {*kingdom_piles(), *landscapes(), *allies()}
    assert dict(report.by_default) == {}
    assert len({purpose for purpose, _ in report.asked}) >= 20
    assert len(report.asked) >= 500


@pytest.mark.slow
@pytest.mark.parametrize(("opponent", "games", "least"), [(RandomBot, 40, 0.99), (BigMoney, 80, 0.6)])
def test_the_general_player_wins(opponent, games, least):
    """Two games on each kingdom, in both seats; `throneroom bots duel` plays the 400."""
    assert duel(GeneralPlayer, opponent, games, seed=1).rate >= least


@pytest.mark.slow
def test_levels_differ():
    assert duel(lambda: bots.level("hard"), lambda: bots.level("easy"), 16).rate > 0.7
    assert duel(lambda: bots.level("medium"), lambda: bots.level("easy"), 16).rate > 0.6


def test_the_commands(throneroom):
    code, out, _ = throneroom("bots", "duel", "general", "random", "--games", "4", "--seed", "3")
    assert (code, out.startswith("general against random: 4 games, 4 won (100.0%), 0 not ended")) == (0, True)
    code, out, _ = throneroom("bots", "asked", "--games", "2")
    assert (code, out.endswith("0 answered by default\n")) == (0, True)
    code, out, err = throneroom("bots", "duel", "general", "genius")
    assert (code, out) == (2, "")
    assert err.startswith("throneroom: there is no bot 'genius': it is one of random, big-money")


def test_a_question_without_a_reason_is_reported(throneroom, monkeypatch):
    monkeypatch.setattr(Curious, "to_discard", lambda self, judge, asked: self.default(asked), raising=False)
    code, out, _ = throneroom("bots", "asked", "--games", "3")
    assert code == 1
    assert " times by default: discard for " in out


def test_a_level_that_does_not_exist_is_named():
    with pytest.raises(ThroneroomError, match="no level 'divine': it is one of easy, medium, hard"):
        bots.level("divine")
    assert [type(bots.level(name)) for name in bots.LEVELS].count(GeneralPlayer) == 1


def test_the_same_seed_plays_the_same_game():
    def scores() -> list[int]:
        table = random_setup(Random(3), among=BOOKS).table()
        game = table.new_game([bots.level("easy", 7), RandomBot(7)], 3)
        game.run()
        return game.scores()
    assert scores() == scores()


def test_big_money_buys_nothing_but_money_and_points():
    setup = random_setup(Random(11), sets=["base"], among=BOOKS)
    game = setup.table().new_game([MoneyPlayer(), MoneyPlayer()], 1)
    game.run()
    owned = {card.id for card in game.players[0].all_cards()}
    assert owned <= {"copper", "silver", "gold", "estate", "duchy", "province"}


def test_big_money_with_a_terminal_buys_some_of_it():
    setup = random_setup(Random(11), sets=["base"], cards=["smithy"], among=BOOKS)
    game = setup.table().new_game([MoneyAndTerminal("smithy"), MoneyPlayer()], 1)
    game.run()
    assert 1 <= [card.id for card in game.players[0].all_cards()].count("smithy") <= 4
