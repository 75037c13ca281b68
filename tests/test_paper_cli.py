"""Paper on the command line: what is written, and that nothing is left behind when it cannot be."""
from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from throneroom.paper import press
from throneroom.paper.fonts import SHELF
from throneroom.paper.options import JOBS, places_of

FEW = ("--cards", "Moat,Village")
ROOT = os.getuid() == 0
HERE = Path.cwd()


@pytest.fixture
def paper(throneroom: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """`throneroom paper` in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return lambda *words: throneroom("paper", *words)


def left() -> list[str]:
    return sorted(os.listdir())


def refused(answer: tuple[int, str, str]) -> str:
    """The one line in which it is said."""
    code, out, err = answer
    assert (code, out, err.count("\n")) == (2, "", 1) and err.startswith("throneroom: ")
    return err.removeprefix("throneroom: ").strip()


def cut(length: int) -> bytes:
    """The beginning of a font."""
    return SHELF.joinpath("regular.ttf").read_bytes()[:length]


def started(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "throneroom", "paper", *words]
    return subprocess.run(command, capture_output=True, text=True, **more)


# --- what is printed -------------------------------------------------------------------------------------------------
def test_a_set_in_german(paper: Any) -> None:
    assert paper("dividers", "--sets", "base", "--language", "de", "--output", "mine.pdf") == (0, "mine.pdf\n", "")
    assert left() == ["mine.pdf"]
    pages = PdfReader("mine.pdf").pages
    assert "Burggraben" in "".join(page.extract_text() for page in pages) and len(pages) > 5


@pytest.mark.parametrize(("words", "files"), [
    (("dividers", *FEW), ["throneroom-dividers.pdf"]),
    (("randomizers", *FEW), ["throneroom-randomizers.pdf"]),
    (("kingdom", "Size", "Distortion"), ["throneroom-kingdom.pdf"]),
    (("rules", "--sets", "base", "--booklet"), ["throneroom-rules.pdf"]),
    (("overview", "--sets", "base"), ["throneroom-overview.pdf"]),
    (("dividers", *FEW, "--output", "a.svg"), ["a-01.svg", "a-02.svg"]),
    (("dividers", *FEW, "--output", "a.PNG", "--resolution", "20"), ["a-01.PNG", "a-02.PNG"]),
    (("dividers", *FEW, "--output", "a.svg", "--duplex", "none"), ["a.svg"]),
    (("dividers", *FEW, "--output", "a", "--format", "svg", "--preview"), ["a"]),
    (("dividers", *FEW, "--output", "a.b"), []),
    (("dividers", *FEW, "--output", "a.b", "--format", "PDF"), ["a.b"]),
    (("dividers", *FEW, "--preview", "--resolution", "20"), ["throneroom-dividers.png"]),
    (("dividers", "--write-options", "a.toml"), ["a.toml"]),
    (("dividers", *FEW, "--write-options", "a.toml", "--output", "a.pdf"), ["a.pdf", "a.toml"]),
])
def test_files_are_what_they_are_called(paper: Any, words: tuple[str, ...], files: list[str]) -> None:
    code, out, _ = paper(*words)
    assert left() == files and code == (0 if files else 2)
    assert not files or out.startswith(files[0])
    beginnings = {".pdf": b"%PDF", ".svg": b"<svg", ".png": b"\x89PNG", ".toml": b"# Div", "": b"<svg", ".b": b"%PDF"}
    for file in files:
        assert Path(file).read_bytes().startswith(beginnings[Path(file).suffix.lower()])


def test_a_kingdom_is_named_in_many_ways(paper: Any, tmp_path: Path) -> None:
    names = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"
    Path("list.txt").write_text(names.replace(", ", "\n"))
    for number, words in enumerate([(), ("First Game",), ("--kingdom", "first game"), (names,), ("@list.txt",),
                                    ("--kingdom", "@list.txt")]):
        assert paper("kingdom", *words, "--title", "Ours", "--output", f"{number}.pdf")[0] == 0
    assert len({Path(f"{number}.pdf").read_bytes() for number in range(6)}) == 1
    assert "doppelt" in refused(paper("kingdom", "First Game", "--kingdom", "First Game", "--language", "de"))


def test_an_options_file_says_the_same_as_the_command_line(paper: Any) -> None:
    chosen = (*FEW, "--size", "2.5x3.5in", "--no-footer", "--tab", "centre", "--language", "both", "--gap", "0.3cm")
    assert paper("dividers", *chosen, "--output", "a.pdf", "--write-options", "a.toml")[0] == 0
    assert paper("dividers", "--options", "a.toml", "--output", "b.pdf")[0] == 0
    assert Path("a.pdf").read_bytes() == Path("b.pdf").read_bytes()
    assert paper("dividers", "--options", "a.toml", "--tab", "left", "--output", "c.pdf")[0] == 0
    assert paper("dividers", *chosen, "--tab", "left", "--output", "d.pdf")[0] == 0
    assert Path("a.pdf").read_bytes() != Path("c.pdf").read_bytes() == Path("d.pdf").read_bytes()


def test_the_same_input_gives_the_same_bytes_in_every_process(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path()}
        done = started("dividers", "--cards", "Moat,Potion,Settlers,Page", "--language", "both",
                       "--output", f"{seed}.pdf", cwd=tmp_path, env=env)
        assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "1.pdf").read_bytes() == (tmp_path / "2.pdf").read_bytes()


def path() -> str:
    """The same modules in whatever folder a process is started."""
    return os.pathsep.join(str(HERE / part) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part)


@pytest.mark.parametrize("job", JOBS)
def test_the_help_lists_every_option(paper: Any, job: str) -> None:
    code, out, err = paper(job, "--help")
    assert (code, err) == (0, "")
    named = set(re.findall(r"--([a-z-]+)", out))
    assert {key.replace("_", "-") for key in places_of(job)} <= named
    assert {"output", "format", "options", "write-options", "preview", "resolution"} <= named


# --- what is refused -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("words", "line"), [
    (("dividers", "--fonts", "nowhere"), "nowhere holds no font: it needs regular.ttf, .*"),
    (("dividers", "--size", "20x20mm"), "dividers of 20 x 20 mm are too small.*"),
    (("dividers", "--paper", "50x50mm"), "a piece of .* does not fit: .*"),
    (("randomizers", "--size", "20x20mm"), "a randomizer of 20 x 20 mm is too small .*"),
    (("kingdom", "--paper", "20x20mm"), "paper of 20 x 20 mm is too small .*"),
    (("dividers", "--cards", "Milita"), "option cards: no card is called 'Milita'; did you mean Militia, .*"),
    (("dividers", "--sets", "bas"), "option sets: there is no set 'bas'; did you mean base.*"),
    (("kingdom", "Frist", "Game"), "no recommended set is called 'Frist Game'; did you mean First Game.*"),
    (("dividers", "--tab", "up"), "option tab: 'up' is not possible; possible are left, .*"),
    (("dividers", "--title", "a\udcff"), "option title: .* is no text"),
    (("dividers", "--resolution", "1"), ".*--resolution.*"),
    (("dividers", "--nonsense"), ".*--nonsense.*"),
    (("rules", "--marks", "none"), ".*--marks.*"),
    (("dividers", "--format", "doc"), "there is no format 'doc'; possible are pdf, svg, png"),
    (("dividers", "--output", "a.doc"), "a.doc could be of any format: .*"),
    (("dividers", "--output", "none/a.pdf"), "cannot write none/a.pdf: No such file or directory"),
    (("dividers", "--output", "/proc/a.pdf"), "cannot write /proc/a.pdf: .*"),
    (("dividers", "--output", ".", "--format", "pdf"), r"cannot write \.: Is a directory"),
    (("dividers", "--output", "x" * 300 + ".pdf", *FEW), "cannot write x+.pdf: File name too long"),
    (("dividers", "--write-options", "none/a.toml"), "cannot write none/a.toml: No such file or directory"),
    (("dividers", "--output", "a.pdf", "--write-options", "./a.pdf"), "a.pdf cannot hold both the options and .*"),
    (("dividers", "--options", "none.toml"), "cannot read none.toml: No such file or directory"),
    (("dividers", "--options", "/dev/zero"), "/dev/zero is too large to hold options"),
    (("kingdom", "@/dev/zero"), "cannot read /dev/zero: it is too large"),
    (("kingdom", "--pages", "9" * 30), "option pages: '9+' is not possible; .* from 0 to 10000"),
])
def test_what_cannot_be_is_one_line_and_nothing_is_left_behind(paper: Any, words: tuple[str, ...], line: str) -> None:
    assert re.fullmatch(line, refused(paper(*words)))
    assert left() == []


@pytest.mark.parametrize(("text", "line"), [
    ("colour = 1", "file mine.toml: paper dividers has no option 'colour'; .*"),
    ("[dividers]\ncolour = 1", "paper dividers has no option 'colour'; .*"),
    ("tab = 'up'", "option tab: 'up' is not possible; .*"),
    ("tab = ", "mine.toml is no TOML: .*"),
])
def test_what_is_wrong_in_a_file_is_named(paper: Any, text: str, line: str) -> None:
    Path("mine.toml").write_text(text)
    assert re.fullmatch(line, refused(paper("dividers", "--options", "mine.toml")))
    assert left() == ["mine.toml"]


@pytest.mark.parametrize("data", [b"", b"no font", b"\x00\x01\x00\x00" + b"\xff" * 200, cut(100), cut(9000)])
def test_a_font_that_is_none(paper: Any, data: bytes) -> None:
    Path("fonts").mkdir()
    Path("fonts/bold.ttf").write_bytes(data)
    assert "fonts/bold.ttf is no TrueType font" in refused(paper("dividers", *FEW, "--fonts", "fonts"))
    assert left() == ["fonts"]


@pytest.mark.skipif(ROOT, reason="nothing is forbidden to root")
def test_what_may_not_be_written(paper: Any, tmp_path: Path) -> None:
    Path("mine.pdf").write_text("kept")
    Path("mine.pdf").chmod(0o400)
    assert "Permission denied" in refused(paper("dividers", *FEW, "--output", "mine.pdf"))
    tmp_path.chmod(0o500)
    assert "Permission denied" in refused(paper("dividers", *FEW, "--output", "other.pdf"))
    tmp_path.chmod(0o700)
    assert left() == ["mine.pdf"] and Path("mine.pdf").read_text() == "kept"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is always full here")
def test_a_device_that_is_full(paper: Any) -> None:
    answer = paper("dividers", *FEW, "--output", "/dev/full")
    assert refused(answer) == "cannot write /dev/full: No space left on device"


@pytest.mark.parametrize("target", ["-", "/dev/stdout"])
def test_a_pipe_gets_the_file_and_nothing_else(tmp_path: Path, target: str) -> None:
    command = [sys.executable, "-m", "throneroom", "paper", "dividers", *FEW, "--output", target]
    done = subprocess.run(command, capture_output=True, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path()})
    assert (done.returncode, done.stderr, os.listdir(tmp_path)) == (0, b"", [])
    assert done.stdout.startswith(b"%PDF-") and done.stdout.rstrip().endswith(b"%%EOF")


def test_a_disk_that_becomes_full_keeps_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "mine.pdf").write_text("kept")
    done = started("dividers", *FEW, "--output", "mine.pdf", cwd=tmp_path, env={**os.environ, "PYTHONPATH": path()},
                   preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000)))
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "throneroom: cannot write mine.pdf: File too large\n")
    assert os.listdir(tmp_path) == ["mine.pdf"] and (tmp_path / "mine.pdf").read_text() == "kept"


def test_of_several_files_none_is_written_if_one_cannot_be(paper: Any) -> None:
    Path("a-02.svg").mkdir()
    assert refused(paper("dividers", *FEW, "--output", "a.svg")) == "cannot write a.svg: Is a directory"
    assert left() == ["a-02.svg"]


def test_ctrl_c_leaves_nothing_behind(paper: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> bytes:
        assert any(name.startswith(".throneroom-") for name in left())     # the work has begun
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("not interrupted")

    monkeypatch.setattr(press, "pdf", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)      # which is off in what a shell runs behind
    try:
        code, out, err = paper("dividers", *FEW, "--output", "a.pdf")
    finally:
        signal.signal(signal.SIGINT, before)
    assert (code, out, err, left()) == (130, "", "", [])


def test_links_are_followed(paper: Any) -> None:
    Path("folder").mkdir()
    Path("link.pdf").symlink_to("folder/real.pdf")
    assert paper("dividers", *FEW, "--output", "link.pdf")[0] == 0
    assert Path("link.pdf").is_symlink() and Path("folder/real.pdf").read_bytes().startswith(b"%PDF")
