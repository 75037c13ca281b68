"""The general player over random kingdoms: nothing unanswered, and it wins."""
import re
from random import Random

import pytest

from throneroom import bots
from throneroom.bots.arena import Curious, contender, duel, questions
from throneroom.bots.general import GeneralPlayer
from throneroom.bots.levels import player
from throneroom.bots.opinions import BY_CARD, opinion_of, understood
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer, RandomBot
from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import allies, landscapes, prophecies, random_setup
from throneroom.kingdoms.setup import Setup
from throneroom.lab.trials import trials


def test_what_we_know_about_a_card_stands_in_one_place():
    """Those of the source books have a line each; of others it stands on the class, if it is more than is printed."""
    assert set(BY_CARD) - set(BY_ID) == set()
    assert BOOKS - set(BY_CARD) == set()
    assert [card_id for card_id, cls in BY_ID.items() if cls.opinion and card_id in BY_CARD] == []
    assert [opinion_of(cls()).id for cls in BY_ID.values() if cls.opinion] == [
        card_id for card_id, cls in BY_ID.items() if cls.opinion]


def test_a_class_may_have_an_opinion():
    class Fair(Card):
        opinion = "4.4 trasher trash=gladly"

    class Unfair(Card):
        opinion = "4.4 tresher"

    assert (opinion_of(Fair()).worth, opinion_of(Fair()).manners) == (4.4, {"trash": "gladly"})
    with pytest.raises(ValueError, match=r"unfair: what does 'tresher' mean\?"):
        opinion_of(Unfair())


@pytest.mark.parametrize(("line", "problem"), [
    ("moat 2.8 reveal=allways", "moat: what does 'reveal=allways' mean?"),
    ("moat 2.8 tresher", "moat: what does 'tresher' mean?"), ("moat 2.8 show=always", "moat: what does 'show=always'"),
    ("moat 2.8\nmoat 3", "moat has two lines")])
def test_a_line_that_means_nothing_is_refused(line, problem):
    with pytest.raises(ValueError, match=re.escape(problem)):
        understood(line)


@pytest.mark.slow
def test_nothing_is_answered_by_default():
    report = questions(80, seed=5)
    assert report.cards == {*kingdom_piles(), *landscapes(), *allies(), *prophecies()}
    assert dict(report.by_default) == {}
    assert len({purpose for purpose, _ in report.asked}) >= 20
    assert len(report.asked) >= 500


@pytest.mark.slow
@pytest.mark.parametrize(("opponent", "kingdoms", "least"), [("random", 20, 0.99), ("big-money", 40, 0.6)])
def test_the_general_player_wins(opponent, kingdoms, least):
    """Two games on each kingdom, in both seats; `throneroom bots duel` plays the 400."""
    score = duel(contender("general"), contender(opponent), kingdoms, seed=1)
    assert score.rate >= least
    low, high = score.interval()
    assert low <= score.rate <= high
    assert (score.games, len(score.won), score.unfinished) == (2 * kingdoms, kingdoms, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("easy", "beginner"), ("medium", "easy")])
def test_levels_differ(better, worse):
    """By far less than they could: docs/bots.md has the numbers of 1,000 games."""
    assert 0.55 < duel(contender(better), contender(worse), 20, 4, seed=2).rate < 0.95


def test_the_commands(throneroom):
    code, out, _ = throneroom("bots", "duel", "general", "random", "--games", "4", "--seed", "3")
    assert (code, out.startswith("general against random: 4 games on 2 kingdoms, 4 won (100.0% [")) == (0, True)
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
    with pytest.raises(ThroneroomError, match="no level 'divine': it is one of beginner, easy, medium, hard, master"):
        bots.level("divine", Setup(()))


def test_the_same_seed_plays_the_same_game():
    def scores() -> list[int]:
        table = random_setup(Random(3), among=BOOKS).table()
        game = table.new_game([player("easy", 7), RandomBot(7)], 3)
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


# --- levels -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "tables", "turns"), [*((name, 4, 120) for name in bots.LEVELS[:4]), ("master", 1, 4)])
def test_every_level_plays_at_any_table(monkeypatch, name, tables, turns):
    """Legal answers with reasons; `throneroom bots trial` plays the 5,000.  The master thinks long in pure Python."""
    monkeypatch.setattr("throneroom.lab.trials.MOST_TURNS", turns)
    found = list(trials(name, tables, seed=40))
    assert [trial.trouble for trial in found] == [""] * tables
    assert sum(trial.questions for trial in found) > 2 * turns


def test_a_bot_that_answers_what_is_not_allowed_fails_its_trial(throneroom, monkeypatch):
    monkeypatch.setattr("throneroom.lab.trials.bot_for", lambda name, table, seed: Rude())
    code, out, _ = throneroom("bots", "trial", "easy", "--games", "2")
    assert code == 1
    assert out.startswith("easy, seed 1: IllegalAnswer: ")
    assert out.endswith("easy: 2 tables, 0 questions answered, 2 failures\n")


class Rude(GeneralPlayer):
    def answer(self, decision):
        return [99]


def test_whims_are_those_of_the_seed_and_the_moment():
    """Learners buy favourites: others by another seed, the same ones when asked again."""
    def bought(seed: int) -> list[str]:
        game = random_setup(Random(3), among=BOOKS).table().new_game([player("beginner", seed), player("medium")], 3)
        game.run()
        return sorted(card.id for card in game.players[0].all_cards())
    assert bought(1) == bought(1) != bought(2)
