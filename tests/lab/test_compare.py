"""`throneroom compare`, and the same in Python: whether a card is worth buying, and no more than the games allow."""
from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from tests.lab.plans import some_plans

from throneroom import lab, lab_commands
from throneroom.bots.plan import ALL, JUDGEMENT
from throneroom.bots.plans import Plan
from throneroom.errors import BadContest
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab import comparison
from throneroom.lab.comparison import Comparison, Meeting, for_sale
from throneroom.lab.contest import Contest, Entrant
from throneroom.lab.counting import WHOLE
from throneroom.lab.findings import verdict
from throneroom.lab.page import comparison_page
from throneroom.lab.quests import Finding, Quest, bound, found_plans
from throneroom.lab.running import Here
from throneroom.lab.tally import Line, Tally
from throneroom.strategies import read
from throneroom.strategies.language import table_called

WITCH = ("compare", "Witch", "--card", "witch", "--games", "100", "--fresh", "60", "--most", "1", "--jobs", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("searches")


@pytest.fixture(scope="module")
def witch(folder) -> Comparison:
    return lab.compare("Witch", "Hexe", games=100, fresh=60, most=1, jobs=1, folder=folder)


# --- the games --------------------------------------------------------------------------------------------------------
def test_a_witch_is_worth_buying(witch) -> None:
    assert (witch.verdict, witch.best, witch.card) == ("worth", [1], "witch")
    none, one = witch.rows()
    assert none["had"] < 0.5 < 0.9 < one["had"] and one["low"] > 0.5      # none but to keep a lost game going
    assert re.fullmatch(r"Witch is worth buying here, with 1 or more copies .+: with 1 copy it wins \d+% \[\d+%, \d+%\]"
                        r" against the best plan without\.", verdict(witch, "en"))


def test_both_searches_have_the_same_games_and_the_plans_are_strategies(witch) -> None:
    assert [finding.quest.games for finding in witch.findings] == [100, 100]
    for place, copies in enumerate((0, 1)):
        said = witch.strategy(place)
        assert read(said.text()) == said
        assert said.buy[0].card == "witch" and said.buy[0].up_to == 0
        assert sum(wish.card == "witch" and wish.up_to == 1 for wish in said.buy) == copies


def test_what_was_played_is_not_played_again_and_ctrl_c_loses_nothing(witch, folder, tmp_path) -> None:
    def interrupt(what: str, games: int, total: int) -> None:
        if what == "fresh" and games >= 30:
            raise KeyboardInterrupt

    told: list[tuple[str, int, int]] = []
    asked = (table_called("Witch"), "witch", Here(), 100, 0, 60, 1)
    assert comparison.compare(*asked, folder, lambda *what: told.append(what)) == witch
    assert all(games == total or what == "search" for what, games, total in told)
    for path in folder.glob("*.search"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    partly = comparison.compare(*asked, tmp_path, interrupt)
    assert partly.ended == "interrupted" and partly.meetings[0].tally.games == 30
    assert comparison.compare(*asked, tmp_path) == witch


def test_where_there_is_nothing_left_to_try_the_search_ends(tmp_path) -> None:
    quest = msgspec.structs.replace(Quest.of(table_called("Smithy"), 1000, 1), card="smithy")
    assert all(name != "smithy" for name, _, _ in found_plans(quest, tmp_path).plan.wishes)


# --- so many copies, and really ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["smithy", "silver", "duchy", "estate", "province"])
@pytest.mark.parametrize("copies", [0, 2])
def test_a_plan_is_bound_to_so_many_copies(card: str, copies: int) -> None:
    setup = kingdom_of("First Game")
    quest = msgspec.structs.replace(Quest.of(setup, 100), card=card, copies=copies)
    for plan in some_plans(setup, 4, 10):
        wishes = bound(plan, quest).wishes
        assert [most for name, most, _ in wishes if name == card] == [2] * (copies > 0)
        assert [wish for wish in wishes if wish[0] != card] == [wish for wish in plan.wishes if wish[0] != card]
        assert bound(bound(plan, quest), quest) == bound(plan, quest)


def test_what_must_be_bought_stands_where_it_can_be() -> None:
    quest = msgspec.structs.replace(Quest.of(table_called("Smithy, Village, Familiar"), 100), card="smithy", copies=1)
    money = (("gold", ALL, ()), ("silver", ALL, ()))
    late, never, rich = ("turn", 5, 10_000), ("turn", 0, 2), ("own village", 1, 10_000)
    assert bound(Plan(money), quest).wishes == (money[0], ("smithy", 1, ()), money[1])
    assert bound(Plan((*money, ("smithy", 3, (late, never, rich)))), quest).wishes == (
        money[0], ("smithy", 1, (late,)), money[1])
    assert bound(Plan((("smithy", 3, ()), *money)), quest).wishes == (("smithy", 1, ()), *money)
    assert bound(Plan(((JUDGEMENT, ALL, ()),)), quest).wishes == (("smithy", 1, ()), (JUDGEMENT, ALL, ()))
    familiar = msgspec.structs.replace(quest, card="familiar")
    bought = bound(Plan(money), familiar)
    assert bought.wishes == (money[0], ("familiar", 1, ()), ("potion", 1, ()), money[1])
    assert bound(bought, msgspec.structs.replace(familiar, copies=0)).wishes == money


def test_events_are_bought_or_not(tmp_path) -> None:
    setup = table_called("Smithy, Bargain, Alms")
    assert for_sale("alms", setup) == "alms"
    plan = Plan((("gold", ALL, ()), ("silver", ALL, ())))
    with_it = msgspec.structs.replace(Quest.of(setup, 100), card="bargain", copies=ALL)
    assert ("bargain", ALL, ()) in bound(plan, with_it).wishes
    without = msgspec.structs.replace(with_it, copies=0)
    assert read(without.strategy(plan, "x").text()).buy[0].card == "bargain"


@pytest.mark.parametrize(("name", "trouble"), [
    ("Market", "Market is not on that table"), ("Way of the Ox", "Way of the Ox cannot be bought"),
    ("Spoils", "Spoils cannot be bought"), ("Colony", "Colony is not on that table")])
def test_what_is_not_for_sale_is_refused_by_name(name: str, trouble: str) -> None:
    with pytest.raises(BadContest, match=trouble):
        for_sale(name, table_called("Marauder, Castles, Way of the Ox"))
    assert for_sale("Humble Castle", table_called("Marauder, Castles")) == "castles"


# --- the verdict ------------------------------------------------------------------------------------------------------
def told_by(rates: dict[tuple[int, int], float], counts: int, rounds: int = 500) -> Comparison:
    """As if so much had been won, in that many rounds."""
    setup = table_called("Smithy")
    contest = Contest((Entrant("a", bot="money"), Entrant("b", bot="money")), setup, 2 * rounds)
    meetings = []
    for other, one in combinations(range(counts), 2):
        won = round(2 * rounds * rates.get((one, other), 0.5))
        lines = [Line(won=WHOLE * each, squares=WHOLE * WHOLE * 2 * each) for each in (won, 2 * rounds - won)]
        meetings.append(Meeting(one, other, contest, Tally(2 * rounds if rounds else 0, lines=lines)))
    quests = [Quest(setup, 100, 0, "smithy", count) for count in range(counts)]
    return Comparison("smithy", [Finding(quest, "") for quest in quests], [Plan(())] * counts, meetings)


@pytest.mark.parametrize(("rates", "rounds", "verdict_is", "best", "sentence"), [
    ({(1, 0): .7, (2, 0): .65, (3, 0): .6, (3, 1): .4, (3, 2): .5, (2, 1): .48}, 500, "worth", [1, 2],
     r"Smithy is worth buying here, with 1 or 2 copies \(which .+ cannot be told\): with 1 copy it wins 70%"),
    ({(1, 0): .7, (2, 1): .4, (3, 1): .4}, 500, "worth", [1], r"worth buying here, best with 1 copy: with 1 copy it"),
    ({(3, 0): .7, (3, 1): .6, (3, 2): .6}, 500, "worth", [3], r"with 3 or more copies \(more were not tried\): with 3"),
    ({(1, 0): .4, (2, 0): .3, (3, 0): .2, (2, 1): .4, (3, 1): .4}, 500, "not worth", [0],
     r"Smithy is not worth buying here: with 1 copy it wins only 40% \[3\d%, 4\d%\]"),
    ({(1, 0): .51, (2, 0): .3, (3, 0): .2}, 500, "unknown", [0, 1],
     r"It cannot be told whether Smithy is worth buying here: with 1 copy it wins 51% \[4\d%, 5\d%\]"),
    ({(1, 0): .6}, 20, "unknown", [0, 1, 2, 3], r"It cannot be told .+: with 1 copy it wins 60% \[\d+%, \d+%\]"),
    ({}, 0, "unknown", [0, 1, 2, 3], r"It cannot be told .+: nothing was played yet\."),
])
def test_the_verdict_says_no_more_than_the_intervals(rates, rounds, verdict_is, best, sentence) -> None:
    found = told_by(rates, 4, rounds)
    assert found.verdict == verdict_is and (found.best == best or rates.get((2, 0)) == .3)
    assert re.search(sentence, verdict(found, "en"))
    assert "Schmiede" in verdict(found, "de")


def test_intervals_hold_together() -> None:
    """With more of them each must be wider."""
    two, four = told_by({(1, 0): .6}, 2), told_by({(1, 0): .6}, 4)
    (_, low, high), (_, lower, higher) = two.rate(1, 0), four.rate(1, 0)
    assert lower < low < 0.6 < high < higher
    assert (low, high) == pytest.approx(two.meetings[0].tally.interval(0), abs=1e-4)
    assert two.rate(0, 1) == pytest.approx((0.4, 1 - high, 1 - low))


# --- on the command line ----------------------------------------------------------------------------------------------
def test_everything_is_shown_and_written(throneroom, folder, witch, tmp_path) -> None:
    pytest.importorskip("matplotlib")
    names = {"--out": "witch.json", "--page": "witch.html", "--plot": "plots"}
    files = [word for option, name in names.items() for word in (option, str(tmp_path / name))]
    code, out, _ = throneroom(*WITCH, "--folder", str(folder), *files)
    assert code == 0 and out.count("Kept in") == 3
    assert f"\n{verdict(witch, 'en')}\n" in out and re.search(r" 1 +\d+\.\d% +\d+\.\d% – \d+\.\d% +\d\.\d +60", out)
    known = msgspec.json.decode((tmp_path / "witch.json").read_bytes())
    assert (known["verdict"], known["best"], known["copies"]) == ("worth", [1], witch.rows())
    assert (tmp_path / "plots/copies.png").read_bytes().startswith(b"\x89PNG")
    page = (tmp_path / "witch.html").read_bytes()
    assert page == comparison_page(witch, "en") and page.count(b"<svg") == 1 and b"<script" not in page
    assert "Lohnt sich Hexe hier?" in comparison_page(witch, "de").decode()


@pytest.mark.parametrize(("words", "line"), [
    (("Witch", "--card", "Wich"), "no card is called 'Wich'"),
    (("Witch", "--card", "Smithy"), "Smithy is not on that table"),
    (("Smity", "--card", "Witch"), "'Smity'"),
    (("Witch", "--card", "Witch", "--most", "0"), "1 to 12 copies are compared with none, not 0"),
    (("Witch", "--card", "Witch", "--most", "99999999999999999999"), "copies are compared"),
    (("Witch", "--card", "Witch", "--games", "-5"), "a search takes 100 to"),
    (("Witch", "--card", "Witch", "--page", "x.pdf"), "'x.pdf'"),
], ids=lambda words: " ".join(words) if isinstance(words, tuple) else "")
def test_mistakes_are_answered_in_a_line_at_once(throneroom, words, line) -> None:
    code, out, err = throneroom("compare", *words)
    assert (code, out) == (2, "")
    assert err.startswith("throneroom: ") and err.count("\n") == 1 and line in err


def test_ctrl_c_says_that_nothing_is_lost(throneroom, folder, monkeypatch) -> None:
    def interrupted(*arguments) -> Comparison:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab_commands.comparison, "compare", interrupted)
    code, out, _ = throneroom(*WITCH, "--folder", str(folder), "--language", "de")
    assert (code, out) == (130, "Unterbrochen: Das Gesuchte ist aufgehoben. Derselbe Befehl macht weiter.\n")
