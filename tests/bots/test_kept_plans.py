"""Plans are searched for step by step and kept on disk; what is kept and cannot be right is not used."""
from __future__ import annotations

import logging
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from throneroom.bots import kept_plans
from throneroom.bots.kept_plans import KeptPlan, Order, Shelf, gone_on, kept_plan, progress_of, steps, usual_folder
from throneroom.bots.plan import ALL, ALWAYS
from throneroom.bots.plans import Plan, Search
from throneroom.kingdoms.setup import Setup
from throneroom.plan_words import interval, plan_lines

WITCHES = Setup(("witch", "moat", "village", "cellar", "smithy", "workshop", "chapel", "woodcutter", "gardens", "spy"))
ORDER = Order.of(WITCHES, 100, seed=3, compared=4)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Shelf, KeptPlan]:
    """A whole search, with its comparisons."""
    shelf = Shelf(tmp_path_factory.mktemp("plans") / "new")
    return shelf, kept_plan(ORDER, shelf, compare=True)


def test_what_is_found_is_kept(found: tuple[Shelf, KeptPlan]) -> None:
    shelf, kept = found
    assert kept.is_complete and kept.results == []
    assert kept.plan == Search(ORDER.setup.table(), 3).run(100)
    assert shelf.read(ORDER) == kept
    assert {"medium", "judgement"} <= set(kept.rates) and all(rate.games == 4 for rate in kept.rates.values())
    assert [path.suffix for path in shelf.folder.iterdir()] == [".json"]       # nothing half-written is left


def test_an_interrupted_search_goes_on_where_it_was(found: tuple[Shelf, KeptPlan], tmp_path: Path) -> None:
    """Whoever goes on, and however often it was interrupted, finds the same."""
    shelf = Shelf(tmp_path)
    first = next(kept for kept in steps(ORDER, shelf) if kept.games > 100)     # the process ends here, as it were
    assert first.plan is None and first == shelf.read(ORDER)
    told: list[int] = []
    kept = kept_plan(ORDER, shelf, lambda kept: told.append(kept.games), compare=True)
    assert kept == found[1]
    assert told[0] == first.games and told == sorted(told)


def test_the_order_of_names_means_nothing_the_number_of_players_does() -> None:
    same = replace(WITCHES, kingdom=WITCHES.kingdom[::-1])
    assert Order.of(same, 100, 3, 4) == ORDER
    others = [replace(WITCHES, platinum=True), replace(WITCHES, landscapes=("alms",)),
              replace(WITCHES, editions=("base-2008",)), replace(WITCHES, shelters=True),
              replace(WITCHES, players=3)]
    paths = {Shelf(Path()).path(Order.of(setup, 100, 3, 4)) for setup in [WITCHES, *others]}
    paths |= {Shelf(Path()).path(order) for order in (Order.of(WITCHES, 101, 3, 4), Order.of(WITCHES, 100, 4, 4))}
    assert len(paths) == 8


@pytest.mark.parametrize("damage", [
    b"", b"{", b"[]", b'{"format": 2}', b"\xff\xfe", b"null", b"\0" * 100,
    lambda kept: msgspec.structs.replace(kept, plan=Plan((("witch", 1, (("weather", 0, 1),)),))),
    lambda kept: msgspec.structs.replace(kept, plan=Plan((("witch", -1, ()),))),
    lambda kept: msgspec.structs.replace(kept, order=Order.of(replace(WITCHES, kingdom=("wich",)), 100, 3, 4))])
def test_a_broken_file_is_not_used(found, tmp_path, caplog, damage) -> None:
    """With a line that says why; the search begins anew, and then the file is whole again."""
    shelf = Shelf(tmp_path)
    path = shelf.path(ORDER)
    path.write_bytes(damage if isinstance(damage, bytes) else msgspec.json.encode(damage(found[1])))
    with caplog.at_level(logging.WARNING):
        assert progress_of(shelf.read(ORDER)) == (False, 0, 0)
    (line,) = caplog.messages
    assert line.startswith(f"the plan kept in {path} is not used: ") and "\n" not in line
    shelf.write(found[1])
    assert shelf.read(ORDER) == found[1]


def test_plans_of_other_players_are_not_used(found, tmp_path, monkeypatch) -> None:
    shelf = Shelf(tmp_path)
    shelf.write(found[1])
    monkeypatch.setattr(kept_plans, "makers", lambda: "other players")
    assert progress_of(shelf.read(ORDER)) == (False, 0, 0)


def test_one_who_is_behind_does_not_overwrite(found: tuple[Shelf, KeptPlan], tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write(found[1])
    shelf.write(gone_on(KeptPlan(ORDER, found[1].makers), 50))
    assert shelf.read(ORDER) == found[1]


def test_a_folder_that_cannot_be_written_costs_a_line(found, tmp_path, caplog) -> None:
    (tmp_path / "file").write_text("")
    shelf = Shelf(tmp_path / "file" / "plans")
    with caplog.at_level(logging.WARNING):
        shelf.write(found[1])
    (line,) = caplog.messages
    assert line.startswith("the plan cannot be kept in ")


def test_the_oldest_make_room(found: tuple[Shelf, KeptPlan], tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, most=2)
    kept = [msgspec.structs.replace(found[1], order=msgspec.structs.replace(found[1].order, seed=seed))
            for seed in range(3)]
    for age, each in enumerate(kept):
        shelf.write(each)
        os.utime(shelf.path(each.order), (age, age))
    assert [shelf.path(each.order).exists() for each in kept] == [False, True, True]
    shelf.write(kept[1])                # it is there: nobody has to go
    assert [shelf.path(each.order).exists() for each in kept] == [False, True, True]


def test_two_processes_find_the_same_side_by_side(found: tuple[Shelf, KeptPlan], tmp_path: Path) -> None:
    code = ("from tests.bots.test_kept_plans import ORDER\n"
            "from throneroom.bots.kept_plans import Shelf, kept_plan\n"
            "kept_plan(ORDER, Shelf(), compare=True)")
    environment = {**os.environ, "THRONEROOM_PLANS": str(tmp_path)}
    both = [subprocess.Popen([sys.executable, "-c", code], env=environment) for _ in range(2)]
    assert [process.wait() for process in both] == [0, 0]
    assert Shelf(tmp_path).read(ORDER) == found[1]
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(("platform", "variables", "folder"), [
    ("linux", {}, "/home/me/.cache/throneroom/plans"), ("linux", {"XDG_CACHE_HOME": "/c"}, "/c/throneroom/plans"),
    ("darwin", {}, "/home/me/Library/Caches/throneroom/plans"),
    ("win32", {"LOCALAPPDATA": "/l"}, "/l/throneroom/plans"),
    ("linux", {"THRONEROOM_PLANS": "/elsewhere"}, "/elsewhere")])
def test_where_plans_are_kept(monkeypatch, platform, variables, folder) -> None:
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA", "THRONEROOM_PLANS"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/me", **variables}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert usual_folder() == Path(folder)


# --- in words ---------------------------------------------------------------------------------------------------------
def test_a_plan_in_words() -> None:
    plan = Plan((("witch", 2, ()), ("province", ALL, (("turn", 8, ALWAYS),)), ("duchy", ALL, (("provinces", 0, 4),)),
                 ("chapel", 1, (("own gold", 1, ALWAYS), ("coins", 2, 3))), ("gold", ALL, ()),
                 ("moat", 0, ()), ("*", ALL, ())), 0)
    assert list(plan_lines(plan, WITCHES, "en")) == [
        "Of these, buy the first that you can have:", "1. Witch, up to 2", "2. Province: from turn 8 on",
        "3. Duchy: once 4 or fewer Provinces are left", "4. Chapel, up to 1: with 1 Gold or more and with 2 to 3 coins",
        "5. Gold", "6. (never Moat)", "7. whatever else is best by general judgement",
        "Coppers may be trashed from the beginning."]
    assert list(plan_lines(plan, replace(WITCHES, platinum=True), "de"))[1:4] == [
        "1. Hexe, bis zu 2", "2. Provinz: ab Zug 8",
        "3. Herzogtum: sobald höchstens 4 Provinzen oder Kolonien übrig sind"]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("about", [*kept_plans.ABOUT[:7], "own gold", "left curse"])
def test_every_condition_has_words(about: str, language: str) -> None:
    said = {line for bounds in ((2, ALWAYS), (0, 3), (2, 3))
            for line in plan_lines(Plan((("gold", 1, ((about, *bounds),)),)), WITCHES, language)}
    assert len(said) == 4               # the title, and three different lines
    assert all(any(number in line for line in said) for number in "23")


def test_intervals() -> None:
    low, high = interval(kept_plans.Rate(300, 400))
    assert (round(low, 3), round(high, 3)) == (0.705, 0.790)


def test_the_command(throneroom, tmp_path) -> None:
    options = ["--games", "100", "--compared", "2", "--folder", str(tmp_path)]
    code, out, err = throneroom("bots", "plan", "First Game", *options)
    assert (code, err) == (0, "")
    assert out.startswith("Moat, Village, Merchant, Cellar, Market, Militia, Mine, Smithy, Remodel, Workshop\n\n")
    assert "\nOf these, buy the first that you can have:\n1. " in out
    assert "Against medium: " in out and "Against the general player: " in out
    code, out, _ = throneroom("bots", "plan", "First Game", *options, "--json")
    assert msgspec.json.decode(out)["plan"]["wishes"]
    code, out, _ = throneroom("bots", "plan", "Erstes Spiel", *options, "--language", "de")
    assert "\nDavon das Erste kaufen, das zu haben ist:\n1. " in out
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("arguments", [["Wich, Moat"], ["First Game", "--games", "1"], ["First Game", "--seed", "-1"],
                                       [""], ["K2-nonsense"]])
def test_bad_input_is_one_line(throneroom, arguments) -> None:
    code, out, err = throneroom("bots", "plan", *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
