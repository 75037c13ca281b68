"""`throneroom sim`, and the same in Python: what is shown, kept, drawn, and refused in one line."""
from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from throneroom import lab
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import code
from throneroom.lab.plots import pictures
from throneroom.lab.result import read
from throneroom.record.record import read as read_record
from throneroom.strategies import read as read_strategy

SMITHY = """strategy: Big Money + Smithy
buy
  Province
  Gold
  Smithy up to 1
  Silver
"""


@pytest.fixture(scope="module")
def smithy(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("strategies") / "smithy.txt"
    path.write_text(SMITHY)
    return path


@pytest.fixture(scope="module")
def found(smithy):
    return lab.sim("big-money", str(smithy), games=40, jobs=1)


def test_a_strategy_against_a_bot(throneroom, smithy) -> None:
    code, out, _ = throneroom("sim", "big-money", str(smithy), "--games", "40", "--jobs", "1")
    assert code == 0
    assert re.search(r"40 games, seed 1: Smithy\n", out)
    assert re.search(r"big-money +\d\d\.\d% +\d+\.\d% – \d+\.\d% +\d+ +\d+ +\d+\.\d +\d+\.\d +\d\.\d\d", out)
    assert re.search(r"Smithy +– +\d\.\d\d +\d\.\d\d +\d+\.\d", out)
    assert f"Again: throneroom sim big-money {smithy} --games 40 --jobs 1" in out


def test_it_speaks_german(throneroom, smithy) -> None:
    code, out, _ = throneroom("sim", "big-money", str(smithy), "--games", "4", "--jobs", "1", "--language", "de")
    assert code == 0 and "4 Partien, Startzahl 1: Schmiede" in out and "Kupfer" in out


def test_cards_are_called_as_in_the_edition_that_is_played(throneroom) -> None:
    cards = "cellar harem market merchant militia mine moat remodel smithy village"
    kingdom = code(Setup(tuple(cards.split()), editions=("newest",)))
    _, out, _ = throneroom("sim", "Big Money + Harem", "Big Money", "--games", "9", "--jobs", "1", "--kingdom", kingdom)
    assert re.search(r"^ *Farm +\d", out, re.MULTILINE)
    assert "Harem" not in out.replace("Big Money + Harem", "")         # as that was published


def test_python_says_the_same_as_the_command_line(throneroom, smithy, tmp_path, found) -> None:
    throneroom("sim", "big-money", str(smithy), "--games", "40", "--jobs", "2", "--out", str(tmp_path / "all.json"))
    assert read((tmp_path / "all.json").read_bytes()) == found
    assert lab.sim("big-money", read_strategy(SMITHY), games=40, jobs=1) == found


def test_tables_are_kept_as_csv_and_parquet(throneroom, smithy, tmp_path, found) -> None:
    polars = pytest.importorskip("polars")
    for suffix in ("csv", "parquet"):
        code, out, _ = throneroom("sim", "big-money", str(smithy), "--games", "40", "--jobs", "1",
                                  "--out", str(tmp_path / f"found.{suffix}"))
        assert code == 0 and out.count("Kept in") == 4
    with (tmp_path / "found.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["player"] for row in rows] == ["big-money", "Big Money + Smithy"]
    for table in ("", "-cards", "-turns", "-decks"):
        name = table.removeprefix("-") or "players"
        assert polars.read_parquet(tmp_path / f"found{table}.parquet").rows() == found.frame(name).rows()
        assert polars.read_csv(tmp_path / f"found{table}.csv").shape == found.frame(name).shape


def test_plots_are_drawn(throneroom, smithy, tmp_path, found) -> None:
    pytest.importorskip("matplotlib")
    code, _, _ = throneroom("sim", "big-money", str(smithy), "--games", "40", "--jobs", "1", "--plot",
                            str(tmp_path / "plots"), "--format", "svg")
    assert code == 0
    drawn = {path.name: path.read_bytes() for path in (tmp_path / "plots").iterdir()}
    assert drawn == dict(pictures(found, "svg", "en"))          # the same result, the same pictures
    assert set(drawn) == {"rates.svg", "points.svg", "money.svg", "length.svg", "decks.svg"}
    assert all(data.startswith(b"\x89PNG") for _, data in pictures(found, "png", "de"))


def test_a_notebook_shows_table_and_plot(found) -> None:
    pytest.importorskip("matplotlib")
    html = found._repr_html_()
    assert "<td>Big Money + Smithy</td>" in html and "data:image/png;base64," in html


def test_every_game_can_be_looked_at(throneroom, smithy, tmp_path, found) -> None:
    scores = 0
    for number in (1, 2, 39, 40):
        kept = tmp_path / f"{number}.json"
        code, out, _ = throneroom("sim", "big-money", str(smithy), "--games", "40", "--game", str(number),
                                  "--out", str(kept))
        record = read_record(kept.read_bytes())
        assert code == 0 and record.names == ["big-money", "Big Money + Smithy"][::1 if number % 2 else -1]
        assert f"Game {number}: {record.names[0]} {record.result.scores[0]}" in out
        code, out, _ = throneroom("replay", str(kept))
        assert code == 0 and f"player 1: {record.result.scores[0]} points" in out
        scores += sum(record.result.scores)
    assert scores > 0
    assert sum(sum(found.record(number).result.scores) for number in range(1, 41)) == sum(
        line.points for line in found.tally.lines)


@pytest.mark.parametrize(("words", "line"), [
    (("big-money",), "a game has 2 to 6 players, not 1"),
    (("big-money", "nobody"), "'nobody'"),
    (("big-money", "missing.txt"), "cannot read missing.txt: No such file or directory"),
    (("big-money", "money", "--games", "0"), "a contest has 1 to 1000000000 games, not 0"),
    (("big-money", "money", "--games", "1" + "0" * 30), "games"),
    (("big-money", "money", "--jobs", "-1"), "processes"),
    (("big-money", "money", "--seed", "-1"), "a seed is a number"),
    (("big-money", "money", "--until", "soon"), "'soon'"),
    (("big-money", "money", "--kingdom", "Smity"), "Smity"),
    (("big-money", "money", "--out", "found.xls"), "'found.xls'"),
    (("big-money", "money", "--plot", "/proc/plots"), "cannot write /proc/plots"),
    (("big-money", "money", "--plot", ".", "--format", "gif"), "'gif'"),
    (("big-money", "money", "--game", "9999"), "there are games 1 to 1000, not 9999"),
], ids=lambda words: " ".join(words) if isinstance(words, tuple) else "")
def test_mistakes_are_answered_in_a_line_at_once(throneroom, words, line) -> None:
    code, out, err = throneroom("sim", *words)
    assert (code, out) == (2, "")
    assert err.startswith("throneroom: ") and err.count("\n") == 1 and line in err


def test_names_of_the_library_are_known_however_they_are_written(throneroom) -> None:
    code, out, _ = throneroom("sim", "Big Money", "big money + smithy", "--games", "2", "--jobs", "1")
    assert code == 0 and "2 games, seed 1: Smithy" in out and " Big Money + Smithy " in out
    code, _, err = throneroom("sim", "Big Money", "Big Money + Smithi")
    assert code == 2 and "did you mean Big Money + Smithy" in err


def test_a_bad_strategy_says_where(throneroom, tmp_path) -> None:
    (tmp_path / "bad.txt").write_text(SMITHY.replace("Smithy up", "Smity up"))
    code, _, err = throneroom("sim", "big-money", str(tmp_path / "bad.txt"))
    assert code == 2 and "line 5, column 3" in err and "Smithy" in err
    (tmp_path / "two.txt").write_text(SMITHY + SMITHY.replace("+ Smithy", "+ two"))
    assert "name one of" in throneroom("sim", "big-money", str(tmp_path / "two.txt"))[2]
    assert throneroom("sim", "big-money", f"{tmp_path / 'two.txt'}:big money + two", "--games", "2")[0] == 0


def test_on_a_full_disk_nothing_is_lost(throneroom, tmp_path) -> None:
    (tmp_path / "full.json").symlink_to("/dev/full")
    code, out, err = throneroom("sim", "big-money", "money", "--games", "4", "--jobs", "1",
                                "--out", str(tmp_path / "full.json"))
    assert code == 2 and "4 games, seed 1" in out
    kept = re.search(r"full.json: No space left on device; it is kept in (\S+)", err)
    assert kept and read(Path(kept[1]).read_bytes()).tally.games == 4
    Path(kept[1]).unlink()
    Path(kept[1]).parent.rmdir()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_the_results_so_far(tmp_path, jobs) -> None:
    command = [sys.executable, "-m", "throneroom", "sim", "big-money", "money", "--games", "100000", "--jobs", jobs,
               "--out", str(tmp_path / "so_far.json")]
    # A shell may have switched Ctrl-C off for what runs in its background.
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ,
                          preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler)) as running:
        assert running.stderr and running.stdout
        assert re.match(r"\d+/100000: big-money", running.stderr.readline())
        running.send_signal(signal.SIGINT)
        out, _ = running.communicate()
    assert running.returncode == 130
    assert "Interrupted: the results so far." in out
    kept = read((tmp_path / "so_far.json").read_bytes())
    assert kept.ended == "interrupted" and 0 < kept.tally.games < 100_000
