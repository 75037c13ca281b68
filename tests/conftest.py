"""What tests of several rooms share."""
import os
import sys
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from tests import attack

from throneroom import cli

os.environ["LC_ALL"] = "C.UTF-8"        # the command line speaks English, whoever runs the tests

if "THRONEROOM_PLANS" not in os.environ:        # plans are kept for this run, and for all of its processes
    PLANS = TemporaryDirectory(prefix="throneroom-plans-")
    os.environ["THRONEROOM_PLANS"] = PLANS.name

# The same examples in every run, however slow the machine is.
settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# It would also try constants of all modules of ours that are imported by then, and so hang on what ran before.
assert hasattr(providers, "_get_local_constants")
providers._get_local_constants = Constants


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if attack.LONG:
        terminalreporter.write_line(attack.closing_line())


@pytest.fixture
def throneroom(monkeypatch, capsys):
    """The command line in this process: throneroom("cards", "Moat") is exit code, output and errors."""
    monkeypatch.setenv("COLUMNS", "160")

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["throneroom", *arguments])
        try:
            cli.main()
            code = 0
        except SystemExit as exit:
            code = int(exit.code or 0)
        return code, *capsys.readouterr()

    return run
