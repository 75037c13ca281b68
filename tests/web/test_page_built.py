"""The page is built by whoever installs from a checkout; where that cannot be, everything else works and says so."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from throneroom.web.server import greeting

ROOT = Path(__file__).parents[2]
NPM = """#!/bin/sh
echo "$@" >> npm.log
case "$*" in *build*) mkdir -p src/throneroom/web/page && echo built > src/throneroom/web/page/index.html;; esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What `pip install .` builds from, with little in it."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("src/throneroom/__init__.py", "src/throneroom/web/__init__.py", "web/package.json", "web/src/main.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


def build(checkout: Path, programs: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "setup.py", "build_py", "--build-lib", "made"], cwd=checkout, text=True,
                          capture_output=True, env={**os.environ, "PATH": programs, "THRONEROOM_NATIVE": ""})
    assert done.returncode == 0, done.stderr
    return done


def test_installing_builds_the_page(checkout: Path) -> None:
    npm = checkout / "bin" / "npm"
    npm.parent.mkdir()
    npm.write_text(NPM)
    npm.chmod(0o755)
    programs = f"{npm.parent}:/usr/bin:/bin"
    build(checkout, programs)
    assert (checkout / "made/throneroom/web/page/index.html").read_text() == "built\n"
    asked = (checkout / "npm.log").read_text()
    assert [line.split()[2] for line in asked.splitlines()] == ["ci", "run"]
    build(checkout, programs)                               # it is there already
    assert (checkout / "npm.log").read_text() == asked
    npm.write_text("#!/bin/sh\nexit 3\n")                  # a change that cannot be built
    (checkout / "web/src/main.ts").write_text("changed")
    os.utime(checkout / "web/src/main.ts", (2**31, 2**31))
    assert "the page of the table is not built" in build(checkout, programs).stderr


def test_without_npm_everything_else_is_installed(checkout: Path) -> None:
    done = build(checkout, str(checkout / "nothing"))
    assert "the page of the table is not built: npm is not there" in done.stderr
    assert (checkout / "made/throneroom/web/__init__.py").exists()
    assert not (checkout / "made/throneroom/web/page").exists()


def test_the_server_says_that_there_is_no_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = "http://localhost:8008/"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    where, missing = greeting(address, tmp_path)
    assert address in where
    assert missing.startswith("Die Seite ist nicht gebaut")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert greeting(address, tmp_path)[1].startswith("The page has not been built")
    (tmp_path / "index.html").touch()
    assert greeting(address, tmp_path) == [f"The tables are at {address} (Ctrl+C ends the server)"]
