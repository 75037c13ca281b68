"""`throneroom strategies`: the library is listed and shown, files are checked, collections taken over, claims tried."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from throneroom.strategies import find, names, read, read_all
from throneroom.strategies.library import german, told

Throneroom = Callable[..., tuple[int, str, str]]


def test_the_library_is_listed(throneroom: Throneroom) -> None:
    code, out, err = throneroom("strategies", "list")
    assert (code, err) == (0, "") and len(out.splitlines()) == len(names())
    assert "Double Witch: " in out and "[Geronimoo's Dominion Simulator, bot Witch]" in out
    assert f"Double Witch: {german()['Double Witch']}" in throneroom("strategies", "list", "--language", "de")[1]


def test_one_is_shown_in_either_language(throneroom: Throneroom) -> None:
    for language, card in (("en", "Witch"), ("de", "Hexe")):
        code, out, err = throneroom("strategies", "show", "double witch", "--language", language)
        assert (code, err) == (0, "") and f"  {card} up to 2" in out
        assert read(out) == told(find("Double Witch"), language)
    code, out, err = throneroom("strategies", "show", "Duble Wich", "--language", "en")
    assert (code, out) == (2, "") and "did you mean Double Witch" in err


def test_a_file_is_checked(throneroom: Throneroom, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(find("Big Money").text(), encoding="utf-8")
    assert throneroom("strategies", "check", str(file)) == (0, "Big Money\n", "")
    file.write_text("strategy: x\nbuy\n  Wich\n  Gold if coin > 1\n", encoding="utf-8")
    code, out, err = throneroom("strategies", "check", str(file), "--language", "en")
    assert (code, out) == (2, "")
    assert [line.split(":")[0] for line in err.splitlines()] == ["line 3, column 3", "line 4, column 11"]
    code, _, err = throneroom("strategies", "check", str(file), "--language", "de")
    assert code == 2 and err.startswith("Zeile 3, Spalte 3: Keine Karte heißt 'Wich'.")


@pytest.mark.parametrize("command", ["check", "import"])
def test_files_that_cannot_be_read_are_told_in_one_line(throneroom: Throneroom, tmp_path: Path, command: str) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(b"\x89PNG\xff\xfe")
    for file in (tmp_path / "nowhere.txt", tmp_path, binary):
        code, out, err = throneroom("strategies", command, str(file))
        assert (code, out) == (2, "") and len(err.splitlines()) == 1 and str(file) in err.replace("\n", "")


def test_a_collection_is_taken_over(throneroom: Throneroom, tmp_path: Path) -> None:
    file, out_file = tmp_path / "bots.xml", tmp_path / "bots.txt"
    file.write_text('<playerCollection><player name="A"><buy name="Gold"/></player>\n'
                    '<player name="B"><buy name="Silver" strategy="combo"/></player></playerCollection>')
    code, out, err = throneroom("strategies", "import", str(file), "--language", "en")
    assert code == 0 and [found.name for found in read_all(out)] == ["A", "B"]
    assert err == "line 2: B: 'Silver' is played in the usual way: 'combo' cannot be said\n"
    code, out, _ = throneroom("strategies", "import", str(file), "--out", str(out_file))
    assert (code, out) == (0, "") and len(read_all(out_file.read_text(encoding="utf-8"))) == 2
    code, _, err = throneroom("strategies", "import", str(file), "--out", str(tmp_path / "no" / "where.txt"))
    assert code == 2 and "where.txt" in err


def test_claims_are_tried(throneroom: Throneroom) -> None:
    code, out, _ = throneroom("strategies", "claims", "Big Money", "--games", "60")
    assert code == 0 and "Village Idiot" in out
    code, out, _ = throneroom("strategies", "claims", "Double Witch", "--games", "2", "--markdown")
    assert code == 1 and out.startswith("| strategy |") and " ! |" in out       # of two games nothing follows


def test_the_table_of_the_docs_is_that_of_the_library() -> None:
    table = (Path(__file__).parents[2] / "docs/library.md").read_text(encoding="utf-8")
    lines = [line.split("|") for line in table.splitlines() if line.startswith("| ")]
    rows = [tuple(cell.strip() for cell in cells[1:5]) for cells in lines]
    claims = [(found.name, found.source, claim.rival, f"{claim.percent}%")
              for found in map(find, names()) for claim in found.beats]
    assert rows[2:] == claims
