"""The general player over random kingdoms: nothing unanswered, nothing seen that is hidden, and it wins."""
import ast
import inspect
import re
import sys
from pathlib import Path
from random import Random

import pytest
from msgspec.json import decode, encode

from throneroom import bots
from throneroom.bots.arena import duel, questions
from throneroom.bots.general import SELF, GeneralPlayer
from throneroom.bots.money import BigMoney
from throneroom.bots.opinions import LANDSCAPES, MUST_TRASH, TRASHERS, WORTH
from throneroom.bots.plain import MoneyAndTerminal, MoneyPlayer, RandomBot
from throneroom.cards import BY_ID
from throneroom.engine import decision
from throneroom.engine.decision import PURPOSES
from throneroom.errors import ThroneroomError
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import allies, kingdom_piles, landscapes, random_setup
from throneroom.record.driver import Driver
from throneroom.record.view import DecisionView, View, decision_view, view


def test_every_purpose_has_its_own_answer():
    answers = {name for name in vars(GeneralPlayer) if name.startswith("to_")}
    assert answers == {"to_" + purpose.replace(" ", "_") for purpose in PURPOSES}


def code_of_classes() -> dict[tuple[str, str], str]:
    """The source of every class of the cards, by module and name."""
    found = {}
    for module in {base.__module__ for cls in BY_ID.values() for base in cls.__mro__}:
        if module.startswith("throneroom.cards"):
            text = Path(sys.modules[module].__file__).read_text(encoding="utf-8")
            lines = text.splitlines()
            for node in ast.parse(text).body:
                if isinstance(node, ast.ClassDef):
                    found[module, node.name] = "\n".join(lines[node.lineno - 1:node.end_lineno])
    return found


def questions_in_the_code() -> set[tuple[str, str]]:
    """Every "may I use this?" that a card asks about itself."""
    found = set()
    codes = code_of_classes()
    for card_id, cls in BY_ID.items():
        code = "\n".join(codes.get((base.__module__, base.__name__), "") for base in cls.__mro__)
        found |= {(getattr(decision, purpose), card_id)
                  for purpose in re.findall(r"\.may\((\w+), (?:self|discarding\.card)\)", code)}
        found |= {("call", card_id)} if "may_call(self)" in code else set()
        found |= {("spend", card_id)} if re.search(r"spends\(me, self, \d\)", code) else set()
    return {(purpose, card_id) for purpose, card_id in found if purpose not in ("play", "receive")}


def test_every_card_that_asks_about_itself_has_a_reason():
    asked = questions_in_the_code()
    assert len(asked) > 50
    assert asked - set(SELF) == set()
    helped = {("discard", "secret_cave"), ("discard", "the_skys_gift"), ("spend", "animal_fair")}  # asked by helpers
    assert set(SELF) - asked == helped


def test_opinions_are_about_cards():
    assert {*WORTH, *LANDSCAPES, *TRASHERS, *MUST_TRASH} - set(BY_ID) == set()


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
    monkeypatch.setattr(GeneralPlayer, "to_discard", lambda self, sight, judge: self.default(sight))
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


@pytest.mark.parametrize("seed", range(4))
def test_answers_do_not_depend_on_hidden_cards(seed):
    """Everything the seat may not know is dealt anew: the answer stays."""
    bot = GeneralPlayer()
    driver = Driver(random_setup(Random(seed), among=BOOKS), seed)
    dealt_anew = 0
    for step in range(120):
        question = driver.decision
        if question is None:
            break
        answer = bot.answer(question)
        if step % 6 == 5:
            other = driver.fork(int(question.seat), seed=step)
            assert other.decision is not None
            assert bot.answer(other.decision) == answer
            dealt_anew += hidden(other) != hidden(driver)
        driver.answer(answer)
    assert dealt_anew >= 10


@pytest.mark.parametrize("name", bots.LEVELS)
def test_a_level_needs_nothing_but_the_view_and_the_question(name):
    """What comes over a wire, in whatever order it is asked, is answered like the game itself."""
    driver = Driver(random_setup(Random(21), players=3, among=BOOKS), 21)
    bot = bots.level(name, seed=4)
    told: list[tuple[bytes, bytes, list[int]]] = []
    while (question := driver.decision) is not None and len(told) < 150:
        seat = int(question.seat)
        answer = bot.answer(question)
        told.append((encode(view(driver.game, seat)), encode(decision_view(question, seat)), answer))
        driver.answer(answer)
    far_away = bots.level(name, seed=4)
    for seen, asked, answer in reversed(told):
        assert far_away.choose(decode(seen, type=View), decode(asked, type=DecisionView)) == answer


def hidden(driver: Driver) -> list[list[str]]:
    return [[card.id for card in zone] for player in driver.game.players for zone in (player.deck, player.hand)]


def test_only_the_sight_touches_the_game():
    house = Path(inspect.getfile(GeneralPlayer)).parent
    for name in ("general", "judgement", "opinions", "levels", "plain"):
        code = (house / f"{name}.py").read_text(encoding="utf-8")
        assert not re.search(r"\bdecision\.player|\.game\b|engine\.(game|player) import", code), name
