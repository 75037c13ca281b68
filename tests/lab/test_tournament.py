"""Tournaments: everybody meets everybody, and nothing is lost or counted twice, whatever happens on the way."""
from __future__ import annotations

import re
import resource
import subprocess
import sys
from math import log
from pathlib import Path
from random import Random

import pytest

from throneroom.errors import BadContest
from throneroom.lab import league
from throneroom.lab.contest import Contest, Entrant
from throneroom.lab.entrants import everybody, tables
from throneroom.lab.league import Journal, League, Tournament
from throneroom.lab.ratings import POINTS, Meeting, ratings
from throneroom.lab.running import Here, play

STRATEGY = """strategy: {name}
buy
  Province
  Gold
  {card} up to {count}
  Silver
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("strategies")
    (path / "a.txt").write_text(STRATEGY.format(name="One Smithy", card="Smithy", count=1))
    (path / "b.txt").write_text(STRATEGY.format(name="One Moat", card="Moat", count=1)
                                + STRATEGY.format(name="Three Moats", card="Moat", count=3))
    (path / "notes.md").write_text("no strategy")
    return path


@pytest.fixture(scope="module")
def asked(folder) -> Tournament:
    return Tournament.of(everybody([str(folder)]), [], 8)


class Crash(Here):
    """Ends after so many batches, as if the machine had been switched off."""

    def __init__(self, batches: int) -> None:
        self.left = batches

    def submit(self, contest, batch):
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        return super().submit(contest, batch)


def played(asked: Tournament, path: Path) -> League:
    with Journal(path, asked) as journal:
        league.play(asked, journal, Here())
        return League.of(asked, journal)


# --- nothing lost, nothing twice --------------------------------------------------------------------------------------
def test_every_two_meet_as_in_a_contest_of_theirs(asked, tmp_path) -> None:
    found = played(asked, tmp_path / "journal")
    assert found.names == ["One Smithy", "One Moat", "Three Moats"]
    for pairing, (one, other, _, contest) in zip(found.pairings, asked.contests(), strict=True):
        *_, total = play(contest, Here())
        assert (pairing.one, pairing.other, pairing.tally) == (one, other, total)
        assert [entrant.name for entrant in contest.entrants] == [found.names[one], found.names[other]]
    rates = found.rates()
    for one in range(3):
        assert rates[one][one] is None
        assert all(rates[one][other] + rates[other][one] == pytest.approx(1) for other in range(3) if other != one)


@pytest.mark.parametrize("torn", [0, 1, 40])
def test_after_crashes_the_rest_is_played_and_it_comes_to_the_same(asked, tmp_path, torn: int) -> None:
    whole = played(asked, tmp_path / "whole")
    path = tmp_path / "journal"
    for batches in (1, 0, 3):
        with Journal(path, asked) as journal, pytest.raises(KeyboardInterrupt):
            league.play(asked, journal, Crash(batches))
        if torn:
            path.write_bytes(path.read_bytes()[:-torn])         # the last line did not get to the disk
    before = path.read_bytes()
    counted = []
    with Journal(path, asked) as journal:
        league.play(asked, journal, Here(), counted.append)
        assert League.of(asked, journal) == whole
    assert path.read_bytes().startswith(before[:before.rfind(b"\n") + 1])       # nothing was played again
    assert counted[-1] == whole.games and len(counted) > 1
    assert len(path.read_bytes().splitlines()) == 1 + sum(contest.batches for *_, contest in asked.contests())
    assert played(asked, path) == whole


def test_a_damaged_line_is_played_again(asked, tmp_path) -> None:
    path = tmp_path / "journal"
    whole = played(asked, path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(b"\"won\":", b"\"Won\":", 1)
    lines[4] = lines[5]                                          # and one is there twice
    path.write_bytes(b"".join(lines))
    assert played(asked, path) == whole


def test_another_tournament_does_not_go_on_with_it(asked, tmp_path, folder) -> None:
    path = tmp_path / "journal"
    played(asked, path)
    kept = path.read_bytes()
    for other in (Tournament.of(asked.entrants, [], 10), Tournament.of(asked.entrants, [], 8, seed=2),
                  Tournament.of(asked.entrants[:2], [], 8)):
        with pytest.raises(BadContest, match="another tournament"):
            Journal(path, other)
    (tmp_path / "text").write_text("my notes\n")
    with pytest.raises(BadContest, match="another tournament"):
        Journal(tmp_path / "text", asked)
    assert path.read_bytes() == kept and (tmp_path / "text").read_text() == "my notes\n"


# --- ratings ----------------------------------------------------------------------------------------------------------
def test_two_are_rated_by_what_they_won() -> None:
    one, other = ratings(2, [Meeting(0, 1, 1000, 750.0, 0.01)])
    assert one.rating - other.rating == pytest.approx(POINTS * log(3), rel=0.001)
    assert one.rating + other.rating == pytest.approx(3000)
    wide, narrow = ratings(2, [Meeting(0, 1, 1000, 750.0, 0.02)])[0], one
    assert wide.high - wide.low == pytest.approx(2 * (narrow.high - narrow.low), rel=0.01)


def test_of_who_has_not_played_nothing_is_known() -> None:
    _, _, absent = ratings(3, [Meeting(0, 1, 1000, 750.0, 0.01)])
    assert absent.rating == pytest.approx(1500) and absent.high - absent.low > 1500


def test_ratings_find_the_strengths_again_and_say_how_well() -> None:
    strengths = [300.0, 100.0, 50.0, -150.0, -300.0]
    random, held = Random(1), 0
    for _ in range(60):
        meetings = []
        for one in range(5):
            for other in range(one):
                chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
                won = sum(random.random() < chance for _ in range(200))
                meetings.append(Meeting(one, other, 200, won, (won / 200 * (1 - won / 200) / 200 + 1e-5) ** 0.5))
        held += sum(rating.low <= 1500 + strength <= rating.high
                    for rating, strength in zip(ratings(5, meetings), strengths, strict=True))
    assert 0.92 * 300 <= held <= 0.99 * 300


def test_who_wins_every_game_is_not_infinitely_strong() -> None:
    first, *_, last = ratings(3, [Meeting(0, 1, 100, 100, 0.01), Meeting(0, 2, 100, 100, 0.01),
                                  Meeting(1, 2, 100, 100, 0.01)])
    assert 2000 < first.rating < 3000 and 0 < last.rating < 1000


# --- the command ------------------------------------------------------------------------------------------------------
def test_a_tournament_on_the_command_line(throneroom, folder, tmp_path) -> None:
    pytest.importorskip("matplotlib")
    words = ("tournament", str(folder), "big-money", "--games", "4", "--jobs", "1", "--journal", str(tmp_path / "j"),
             "--out", str(tmp_path / "found.csv"), "--plot", str(tmp_path / "plots"))
    code, out, _ = throneroom(*words)
    assert code == 0 and "24 games of 4 players at tables of their own" in out
    assert re.search(r"1 +\S.*\d{4} +\d+ – \d+ +\d+\.\d%", out)
    assert "What the row wins against the column, in %" in out
    assert (tmp_path / "found.csv").read_text().startswith("player,rating,low,high,rate\n")
    assert len((tmp_path / "found-pairs.csv").read_text().splitlines()) == 7
    assert {path.name for path in (tmp_path / "plots").iterdir()} == {"matrix.png", "ratings.png"}
    kept = (tmp_path / "j").read_bytes()
    assert throneroom(*words)[1] == out and (tmp_path / "j").read_bytes() == kept
    assert throneroom(*words, "--seed", "2")[0] == 2


def test_kingdoms_by_number_or_by_file(throneroom, folder, tmp_path) -> None:
    (tmp_path / "kingdoms.txt").write_text("# two\nFirst Game\n\nSmithy, Moat, Village, Market, Mine, Cellar, Remodel, "
                                           "Workshop, Militia, Festival\n")
    code, out, _ = throneroom("tournament", str(folder / "a.txt"), "big-money", "--games", "2", "--jobs", "1",
                              "--kingdoms", f"@{tmp_path / 'kingdoms.txt'}", "--journal", str(tmp_path / "j"))
    assert code == 0 and "4 games of 2 players at 2 kingdoms" in out
    assert [name for name, _ in tables("3", 1, "")] == ["1", "2", "3"]
    for words, line in (((str(tmp_path),), "no strategies"), ((str(folder), "--kingdoms", "0"), "1 to 1000 kingdoms"),
                        ((str(folder / "a.txt"),), "2 to 200 players, not 1"),
                        ((str(folder), "--games", "-1"), "games"),
                        ((str(folder), "--journal", str(tmp_path / "no" / "j")), "cannot write")):
        (tmp_path / "kingdoms.txt").rename(tmp_path / "kingdoms.list") if "no strategies" in line else None
        code, out, err = throneroom("tournament", *words)
        assert (code, out) == (2, "") and line in err and err.count("\n") == 1


def test_a_full_disk_loses_nothing_of_the_journal(throneroom, folder, tmp_path) -> None:
    """A disk that takes two batches and a half."""
    words = ("tournament", str(folder), "--games", "4", "--jobs", "1", "--journal", str(tmp_path / "j"))
    _, whole, _ = throneroom(*words)
    kept = (tmp_path / "j").read_bytes()
    (tmp_path / "j").unlink()
    most = len(b"".join(kept.splitlines(keepends=True)[:3])) + 100
    command = [sys.executable, "-m", "throneroom", *words]
    done = subprocess.run(command, capture_output=True, text=True,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)))
    assert done.returncode == 2 and "games of 3 players" in done.stdout
    assert re.fullmatch(r"throneroom: cannot write \S+: File too large; what it holds is not lost",
                        done.stderr.splitlines()[-1])
    assert (tmp_path / "j").read_bytes() == kept[:most]
    assert throneroom(*words)[1] == whole and (tmp_path / "j").read_bytes() == kept
    code, _, err = throneroom(*words[:-1], "/dev/full")
    assert code == 2 and "it is no file" in err


def test_names_are_told_apart() -> None:
    money = Entrant("Big Money", bot="big-money")
    asked = Tournament.of([money, money], [], 2)
    assert [entrant.name for entrant in asked.entrants] == ["Big Money", "Big Money (2)"]
    assert isinstance(asked.contests()[0][-1], Contest)
