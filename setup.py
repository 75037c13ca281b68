"""All about the package is in pyproject.toml. This file adds the page, and the afterburner when it is asked for.

`pip install .` in a checkout builds the page first, if there is npm; without it everything but the page is installed.

    THRONEROOM_NATIVE=1 python setup.py build_ext --inplace

compiles engine, cards and players with mypyc, in one C file per module, so that the files compile side by side, in
little memory, and only if they changed. Engine and cards are one group, so that calls between them are plain C calls;
the players are another, so that whoever changes them does not compile all cards again.
"""

import os
import shutil
import subprocess
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

WEB = Path("web")                             # where the page is built from, in a checkout
PAGE = Path("src/throneroom/web/page/index.html")
ROOMS = ("src/throneroom/engine", "src/throneroom/cards")
PLAYERS = ("facts", "general", "judgement", "master", "models", "opinions", "plain", "plan", "priority", "rollout",
           "seat")
STRATEGIES = ("meaning", "player")
LAB = ("counting",)


class WithPage(build_py):
    """The package with its page; for work in a checkout (an editable install) `make` builds it."""

    def run(self):
        if not self.editable_mode:
            build_page()
        super().run()


def build_page():
    sources = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*")] + [WEB / "package.json"]
    if not WEB.is_dir() or modified(PAGE) >= max(map(modified, sources)):
        return
    npm = shutil.which("npm")
    if npm is None:
        told("npm is not there (Node.js 20.19 or newer has it)")
        return
    try:
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "--silent", "build", "--", "--logLevel", "error"]):
            subprocess.run([npm, "--prefix", str(WEB), *command], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        told(error)


def told(why):
    print(f"the page of the table is not built: {why}; everything else is installed", file=sys.stderr)


class SideBySide(build_ext):
    """Compile the C files of an extension on all cores, leaving those whose object file is newer."""

    def build_extensions(self):
        compile_all = self.compiler.compile

        def compile_stale(sources, output_dir=None, depends=None, **options):
            headers = [path for source in sources for path in Path(source).parent.glob("*.h")]
            newest = max(map(modified, [__file__, *set(headers)]))

            def compile_one(source):
                (result,) = self.compiler.object_filenames([source], output_dir=output_dir or "")
                if modified(result) <= max(newest, modified(source)):
                    compile_all([source], output_dir=output_dir, depends=depends, **options)
                return result

            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPool(os.cpu_count()) as pool:
                return pool.map(compile_one, largest_first, chunksize=1)

        self.compiler.compile = compile_stale
        super().build_extensions()


def modified(path):
    return os.path.getmtime(path) if os.path.exists(path) else 0.0


def native_modules():
    from mypyc.build import mypycify

    # A package's __init__ only imports, and stays Python.
    files = (path for room in ROOMS for path in Path(room).rglob("*.py") if path.name != "__init__.py")
    engine = sorted(map(str, files))
    players = [f"src/throneroom/{room}/{name}.py"
               for room, names in (("bots", PLAYERS), ("strategies", STRATEGIES), ("lab", LAB))
               for name in names]
    extensions = mypycify(engine + players, opt_level="3", debug_level="0", multi_file=True,
                          separate=[(engine, "throneroom"), (players, "throneroom_players")])
    # Every file of a group defines the table of what it exports to the other one (-fcommon).  Nothing else is for the
    # other one: so calls from file to file are direct, which makes games 5% quicker.
    for extension in extensions:
        extension.extra_compile_args += ["-fcommon", "-fvisibility=hidden"]
    return extensions


if os.environ.get("THRONEROOM_NATIVE") == "1":
    setup(ext_modules=native_modules(), cmdclass={"build_ext": SideBySide, "build_py": WithPage})
else:
    setup(cmdclass={"build_py": WithPage})
