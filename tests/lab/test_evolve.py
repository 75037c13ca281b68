"""`throneroom evolve`, and the same in Python: a plan, what it is good for, and nothing lost on the way."""
from __future__ import annotations

import errno
import logging
import os
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from throneroom import lab, lab_commands
from throneroom.bots.plan import ALL, JUDGEMENT
from throneroom.bots.plans import Plan
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab import evolution, league, quests
from throneroom.lab.contest import Playing
from throneroom.lab.evolution import Evolution, cards_that_may_matter, fitting, without
from throneroom.lab.page import evolution_page
from throneroom.lab.plots import evolution_pictures
from throneroom.lab.quests import Finding, Quest
from throneroom.lab.running import Here, Processes
from throneroom.lab.tally import Tally
from throneroom.strategies import read
from throneroom.strategies.language import table_called

KINGDOM = "Witch, Moat"
GAMES, FRESH, SEED = 100, 8, 3
COMMAND = ("evolve", KINGDOM, "--games", str(GAMES), "--fresh", str(FRESH), "--seed", str(SEED), "--jobs", "1")


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("searches")


@pytest.fixture(scope="module")
def found(folder) -> Evolution:
    return lab.evolve(KINGDOM, games=GAMES, seed=SEED, fresh=FRESH, jobs=1, folder=folder)


@pytest.fixture
def searched(folder, found, tmp_path) -> Path:
    """A folder in which the search is done, and nothing was played since."""
    for path in folder.glob("*.search"):
        shutil.copy(path, tmp_path)
    return tmp_path


def evolve(folder: Path, place=None, told=lambda what, games, total: None) -> Evolution:
    return evolution.evolve(table_called(KINGDOM), place or Here(), GAMES, SEED, FRESH, folder, told)


# --- what it tells ----------------------------------------------------------------------------------------------------
def test_a_plan_and_whom_it_meets(found) -> None:
    assert found.ended == "all"
    assert [row["name"] for row in found.rows()] == ["medium", "general", "Big Money", "Big Money Ultimate",
                                                     "Double Witch", "Big Money + Moat"]
    assert "witch" in [row["name"] for row in found.rows("without")]
    assert all(row["games"] == FRESH and row["low"] <= row["rate"] <= row["high"]
               for table in ("rivals", "without", "stages") for row in found.rows(table))
    assert found.frame().shape == (6, 5)


def test_the_strategy_is_the_plan(found) -> None:
    said = read(found.strategy.text("de"))
    assert said == found.strategy and said.table == table_called(KINGDOM)
    game = found.setup.table().new_game([found.plan.player(), found.plan.player()], 7)
    other = found.setup.table().new_game([said.player(), said.player()], 7)
    for each in (game, other):
        each.answers = []
        each.run(120)
    assert game.answers == other.answers


def test_fresh_games_are_none_of_the_search(found) -> None:
    """Those of a search have the seeds 0, 1, 2 ..."""
    assert min(match.contest.seed_of(0) for match in found.matches) > 10**6
    assert Playing(found.matches[0].contest).game(1).dealt_by == found.matches[0].contest.seed_of(0)


def test_without_a_card_nobody_buys_it_not_even_by_judgement() -> None:
    setup = table_called("Familiar, Smithy, Village")
    plan = Plan((("province", ALL, ()), ("familiar", 2, ()), ("potion", 1, ()),
                 ("smithy", 2, (("own familiar", 1, 99),)), (JUDGEMENT, ALL, ())))
    match = without(Finding(Quest(setup, 100), "", plans=[plan]), "familiar", 4)
    said = read(match.contest.entrants[1].strategy)
    assert [(wish.card, wish.up_to, wish.when) for wish in said.buy] == [
        ("familiar", 0, None), ("province", None, None), ("smithy", 2, None), ("", None, None)]


def test_cards_that_the_judgement_buys_may_matter_too(found) -> None:
    setup = found.setup
    kinds = [card.id for card in setup.table().kinds]
    tally = next(match.tally for match in found.matches if match.name == "general")
    bought = dict(zip(kinds, tally.bought(0), strict=False))
    often = {card for card in setup.kingdom if bought[card] >= 0.5}
    free = Finding(Quest(setup, 100), "", plans=[Plan((("province", ALL, ()), (JUDGEMENT, ALL, ())))])
    assert set(cards_that_may_matter(free, tally)) == often != set()
    assert cards_that_may_matter(Finding(Quest(setup, 100), "", plans=[Plan((("province", ALL, ()),))]), tally) == []


def test_strategies_fit_if_all_their_cards_are_there() -> None:
    names = {known.name for known in fitting(kingdom_of("First Game"))}
    assert {"Big Money", "Big Money + Smithy"} <= names
    assert names.isdisjoint({"Double Witch", "Big Money (Colonies)"})
    assert "Big Money (Colonies)" in {known.name for known in fitting(table_called("Witch, Platinum, Colony"))}


# --- nothing is lost, nothing is twice --------------------------------------------------------------------------------
def test_what_was_played_is_not_played_again(folder, found) -> None:
    told = []
    assert evolve(folder, told=lambda *what: told.append(what)) == found
    assert [each for each in told if each[1] != each[2]] == []


def test_processes_come_to_the_same(searched, found) -> None:
    assert evolve(searched, Processes(2)) == found


def test_after_ctrl_c_in_the_fresh_games_there_are_results_and_it_goes_on(searched, found) -> None:
    def interrupt(what: str, games: int, total: int) -> None:
        if what == "fresh" and games >= 10:
            raise KeyboardInterrupt

    partly = evolve(searched, told=interrupt)
    assert partly.ended == "interrupted" and partly.plan == found.plan
    assert [row["games"] for row in partly.rows()] == [FRESH, 2]
    assert evolution_page(partly, "en").count(b"Interrupted") == 1
    assert evolve(searched) == found


@pytest.mark.parametrize("at", [1, 150])
def test_after_ctrl_c_in_the_search_it_goes_on_and_finds_the_same(tmp_path, found, monkeypatch, at: int) -> None:
    real, games = quests.WatchedSearch.result, 0

    def result(self, *match) -> float:
        nonlocal games
        games += 1
        if games == at:
            raise KeyboardInterrupt
        return real(self, *match)

    monkeypatch.setattr(quests.WatchedSearch, "result", result)
    quest = found.finding.quest
    with pytest.raises(KeyboardInterrupt):
        quests.found_plans(quest, tmp_path)
    so_far = quests.read_finding(tmp_path, quest)
    assert (len(so_far.results) > 0) == (at > 1) and not so_far.plans
    assert quests.found_plans(quest, tmp_path) == found.finding


def test_what_is_damaged_is_as_if_it_were_not_there(searched, found, caplog) -> None:
    (kept,) = searched.glob("*.search")
    whole = kept.read_bytes()
    for damaged in (b"", whole[:-20], whole.replace(b'"province"', b'"prov\xff"'), b"\x00" * 40,
                    whole.replace(b'"provinces"', b'"wealth"'), whole.replace(b'"makers":"', b'"makers":"x')):
        kept.write_bytes(damaged)
        assert quests.read_finding(searched, found.finding.quest).games == (found.finding.games
                                                                            if damaged == whole else 0)
    other = msgspec.structs.replace(found.finding.quest, seed=SEED + 1)
    kept.write_bytes(whole)
    assert quests.read_finding(searched, other).games == 0


def test_a_full_disk_does_not_stop_the_games(searched, found, monkeypatch, caplog) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(league.os, "fsync", full)
    with caplog.at_level(logging.WARNING):
        assert evolve(searched) == found
    assert "No space left on device" in caplog.text


# --- on the command line ----------------------------------------------------------------------------------------------
def test_everything_is_shown_and_written(throneroom, folder, found, tmp_path) -> None:
    pytest.importorskip("matplotlib")
    names = {"--strategy": "plan.txt", "--out": "plan.json", "--page": "plan.html", "--plot": "plots"}
    files = [word for option, name in names.items() for word in (option, str(tmp_path / name))]
    code, out, _ = throneroom(*COMMAND, "--folder", str(folder), "--format", "svg", *files)
    assert code == 0 and out.count("Kept in") == 6
    assert re.search(r"Kingdom: Witch, Moat\nOf these, buy the first that you can have:\n1\. ", out)
    assert re.search(r"Double Witch +\d+\.\d% +\d+\.\d% – \d+\.\d% +8", out)
    assert read((tmp_path / "plan.txt").read_text()) == found.strategy
    known = msgspec.json.decode((tmp_path / "plan.json").read_bytes())
    assert known["strategy"] == found.strategy.text() and known["rivals"] == found.rows()
    assert {path.name: path.read_bytes() for path in (tmp_path / "plots").iterdir()} == dict(
        evolution_pictures(found, "svg", "en"))
    assert (tmp_path / "plan.html").read_bytes() == evolution_page(found, "en")
    code, out, _ = throneroom("sim", str(tmp_path / "plan.txt"), "big-money", "--games", "2", "--jobs", "1")
    assert code == 0 and "Witch, Moat" in out


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.ids: list[str] = []
        self.wanted: list[str] = []     # from elsewhere, or from within

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.ids += [value or "" for key, value in attrs if key == "id"]
        self.wanted += [value or "" for key, value in attrs if key in ("src", "href", "xlink:href", "data")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_stands_for_itself(found, language: str) -> None:
    pytest.importorskip("matplotlib")
    page = evolution_page(found, language).decode()
    tags = Tags()
    tags.feed(page)
    assert tags.seen.count("svg") == 3 and not {"script", "link", "img", "iframe"} & set(tags.seen)
    assert all(wanted.startswith("#") and wanted[1:] in tags.ids for wanted in tags.wanted)
    assert len(tags.ids) == len(set(tags.ids))
    assert ("Hexe" in page) == (language == "de") and f'<html lang="{language}">' in page
    assert "<table>" in found._repr_html_()


@pytest.mark.parametrize(("words", "line"), [
    (("Smity",), "'Smity'"),
    (("Witch", "--games", "99"), "a search takes 100 to 10000000 games, not 99"),
    (("Witch", "--games", "1" + "0" * 30), "games"),
    (("Witch", "--seed", "-1"), "a seed is a number"),
    (("Witch", "--seed", str(2**53)), "a seed is a number"),
    (("Witch", "--fresh", "1"), "a comparison takes 2 to 1000000 games, not 1"),
    (("Witch", "--jobs", "0"), "processes"),
    (("Witch", "--out", "plan.xls"), "'plan.xls'"),
    (("Witch", "--out", "/proc/plan.json"), "cannot write /proc/plan.json"),
    (("Witch", "--page", "plan.pdf"), "'plan.pdf' should end in .html or .htm"),
    (("Witch", "--strategy", "plan.xml"), "'plan.xml' should end in .txt"),
    (("Witch", "--plot", "/proc/plots"), "cannot write /proc/plots"),
    (("Witch", "--folder", "/proc/plans"), "cannot write /proc/plans"),
    (("@missing",), "missing"),
], ids=lambda words: " ".join(words) if isinstance(words, tuple) else "")
def test_mistakes_are_answered_in_a_line_at_once(throneroom, words, line) -> None:
    code, out, err = throneroom("evolve", *words)
    assert (code, out) == (2, "")
    assert err.startswith("throneroom: ") and err.count("\n") == 1 and line in err


def test_ctrl_c_says_that_nothing_is_lost(throneroom, searched, tmp_path, monkeypatch) -> None:
    real = lab_commands.evolution.evolve

    def interrupted(*arguments) -> Evolution:
        def told(what: str, games: int, total: int) -> None:
            if what == when and games >= 0:
                raise KeyboardInterrupt

        return real(*arguments[:-1], told)

    monkeypatch.setattr(lab_commands.evolution, "evolve", interrupted)
    when = "search"
    code, out, _ = throneroom(*COMMAND, "--folder", str(searched))
    assert (code, out) == (130, "Interrupted: what was searched is kept. The same command goes on.\n")
    when = "fresh"
    code, out, _ = throneroom(*COMMAND, "--folder", str(searched), "--out", str(tmp_path / "so_far.json"))
    assert code == 130 and "1. " in out and "The same command goes on." in out
    assert msgspec.json.decode((tmp_path / "so_far.json").read_bytes())["ended"] == "interrupted"


def test_on_a_full_disk_nothing_is_lost(throneroom, folder, found, tmp_path) -> None:
    (tmp_path / "full.json").symlink_to("/dev/full")
    code, out, err = throneroom(*COMMAND, "--folder", str(folder), "--out", str(tmp_path / "full.json"))
    assert code == 2 and "Double Witch" in out
    kept = re.search(r"full.json: No space left on device; it is kept in (\S+)", err)
    assert kept and Path(kept[1]).read_bytes() == found.as_json()
    shutil.rmtree(Path(kept[1]).parent)


def test_a_tally_of_nothing_is_no_row() -> None:
    assert Evolution(Finding(Quest(table_called("Witch"), 100), ""), []).rows() == [] and Tally().games == 0
