"""The command itself; what its subcommands do is tested with them."""

import re
import subprocess
import sys

import pytest

from throneroom import cli
from throneroom.errors import UnknownCard


def throneroom(*words, input=""):
    command = [sys.executable, "-m", "throneroom.cli", *words]
    return subprocess.run(command, input=input, capture_output=True, text=True)


def test_version_says_how_it_runs():
    answer = throneroom("--version")
    assert answer.returncode == 0
    assert re.fullmatch(r"throneroom 0\.1\.0 \((native|pure Python 3\.\d+\.\d+)\)\n", answer.stdout)


def test_an_unknown_command_is_refused():
    answer = throneroom("abdicate")
    assert answer.returncode == 2
    assert "abdicate" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_our_errors_are_one_line_and_exit_code_2(monkeypatch, capsys):
    def app():
        raise UnknownCard("no card is called 'Milita' [sic];\ndid you mean Militia?")

    monkeypatch.setattr(cli, "app", app)
    with pytest.raises(SystemExit) as exit:
        cli.main()
    assert exit.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "throneroom: no card is called 'Milita' [sic]; did you mean Militia?\n"


def test_a_bug_is_not_hidden(monkeypatch):
    def app():
        raise ZeroDivisionError

    monkeypatch.setattr(cli, "app", app)
    with pytest.raises(ZeroDivisionError):
        cli.main()


def test_fuzz_reports_and_exits_with_0():
    done = throneroom("fuzz", "--games", "4", "--seed", "3", "--jobs", "1", "--sets", "base", "--uses")
    assert done.returncode == 0
    assert "4 games, 0 failures" in done.stdout


BAD_INPUT = {
    "an unknown card": (["play", "--kingdom", "Dorff"], "Dorff"),
    "a landscape in the kingdom": (["play", "--kingdom", "Mission"], "landscape"),
    "a card twice": (["play", "--kingdom", "Village, Dorf"], "twice"),
    "too many players": (["play", "--opponents", "6"], "2 to 6 players"),
    "an unknown language": (["play", "--language", "fr"], "en or de"),
    "an unknown set": (["fuzz", "--sets", "plunder"], "plunder"),
    "a record that is not there": (["replay", "no-such-file.json"], "no-such-file.json"),
}


@pytest.mark.parametrize("what", BAD_INPUT)
def test_bad_input_is_one_clear_line_and_exit_code_2(what):
    arguments, names = BAD_INPUT[what]
    done = throneroom(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert names in done.stderr


def test_a_game_can_be_kept_gone_on_with_and_checked(tmp_path):
    kept = tmp_path / "game.json"
    first = throneroom("play", "--seed", "3", "--save", str(kept), input="a\n\nq\n")
    assert first.returncode == 0
    assert throneroom("replay", str(kept)).returncode == 0
    again = throneroom("play", "--resume", str(kept), "--save", str(kept), input="u\nq\n")
    assert again.returncode == 0
    kept.write_bytes(kept.read_bytes().replace(b'"seed":3', b'"seed":4'))
    broken = throneroom("replay", str(kept))
    assert broken.returncode == 2
    assert "answer 1 is not what was written" in broken.stderr
