"""All about the package is in pyproject.toml. This file adds the afterburner, when it is asked for.

    THRONEROOM_NATIVE=1 python setup.py build_ext --inplace

compiles engine and cards with mypyc. They are one group, so that calls between them are plain C calls, in one
C file per module, so that the files compile side by side, in little memory, and only if they changed.
"""

import os
from multiprocessing.pool import ThreadPool
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOMS = ("src/throneroom/engine", "src/throneroom/cards")
BOTS = "src/throneroom/bots/priority.py"      # asked for every answer of a simulation


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
    modules = sorted([*map(str, files), BOTS])
    return mypycify(modules, opt_level="3", debug_level="0", multi_file=True, group_name="throneroom")


if os.environ.get("THRONEROOM_NATIVE") == "1":
    setup(ext_modules=native_modules(), cmdclass={"build_ext": SideBySide})
else:
    setup()
