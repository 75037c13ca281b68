"""Compile engine, cards and players in a copy of the sources, so that src/ stays as it is.

    python tools/native.py              bring build/native up to date (nothing to do: a moment; else minutes)
    python tools/native.py --into src   and put the compiled files beside the sources there
    python tools/native.py --check      is the engine that Python imports here the compiled one?
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
COPY = ROOT / "build/native"
STAMP = COPY / "stamp"
BUILD = ["setup.py", "pyproject.toml", "README.md", "LICENSE"]


def sources() -> dict[Path, bytes]:
    """What the copy is made of: the package as it is, without anything compiled."""
    package = (path for path in (ROOT / "src/throneroom").rglob("*") if path.is_file())
    plain = (path for path in package if path.suffix not in {".so", ".pyd", ".pyc"})
    return {path.relative_to(ROOT): path.read_bytes() for path in [*plain, *(ROOT / name for name in BUILD)]}


def compiled_from(files: dict[Path, bytes]) -> str:
    """A hash of all that the compiled code depends on."""
    digest = hashlib.sha256(sys.version.encode())
    rooms = ("src/throneroom/engine/", "src/throneroom/cards/", "src/throneroom/bots/", "src/throneroom/errors.py",
             "src/throneroom/strategies/meaning.py", "src/throneroom/strategies/player.py",
             "src/throneroom/lab/counting.py", "setup.py")
    for path in sorted(files):
        if path.as_posix().startswith(rooms):
            digest.update(path.as_posix().encode() + b"\0" + files[path] + b"\0")
    return digest.hexdigest()


def mirror(files: dict[Path, bytes]) -> None:
    """Make the copy like the sources, touching only what differs, so that the compiler repeats only that."""
    for path, content in files.items():
        target = COPY / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for path in (COPY / "src/throneroom").rglob("*.py"):
        if path.relative_to(COPY) not in files:
            path.unlink()


def refresh() -> None:
    files = sources()
    mirror(files)
    wanted = compiled_from(files)
    if STAMP.exists() and STAMP.read_text() == wanted:
        print("The compiled engine is up to date.")
        return
    STAMP.unlink(missing_ok=True)
    for path in (COPY / "src").rglob("*.so"):
        path.unlink()
    shutil.rmtree(COPY / ".mypy_cache", ignore_errors=True)     # mypyc does not find classes of the other group in it
    print("Compiling engine and cards ...", flush=True)
    start = time.monotonic()
    environment = {**os.environ, "THRONEROOM_NATIVE": "1", "PYTHONPATH": ""}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=COPY, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)    # only then: it warns of hundreds of class attributes that are as wanted
        sys.exit(done.returncode)
    STAMP.write_text(wanted)
    print(f"Compiled in {time.monotonic() - start:.0f} s.")


def put(into: Path) -> None:
    for path in into.rglob("*.so"):
        path.unlink()
    for path in (COPY / "src").rglob("*.so"):
        shutil.copy2(path, into / path.relative_to(COPY / "src"))


def check() -> None:
    import throneroom.engine.game as game

    if not str(game.__file__).endswith((".so", ".pyd")):
        sys.exit(f"not compiled: {game.__file__}")
    print(f"Compiled: {Path(str(game.__file__)).relative_to(ROOT)}")


def main() -> None:
    match sys.argv[1:]:
        case []:
            refresh()
        case ["--into", into]:
            refresh()
            put(Path(into))
        case ["--check"]:
            check()
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
