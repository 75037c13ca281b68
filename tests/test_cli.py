"""The command itself; what its subcommands do is tested with them."""

import re
import subprocess
import sys

import pytest

from throneroom import cli
from throneroom.errors import UnknownCard


def throneroom(*words):
    return subprocess.run([sys.executable, "-m", "throneroom.cli", *words], capture_output=True, text=True)


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
