"""The fonts of paper, and how wide their letters are."""
from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from struct import error as StructError

from reportlab.pdfbase.ttfonts import TTFError, TTFontFile

from throneroom.errors import BadPaper

NAMES = ("regular", "italic", "bold", "display")
FIGURES = "figures"         # what symbols are drawn with, whatever fonts were chosen
SHELF = files(__package__).joinpath("fonts")


@dataclass(frozen=True, slots=True)
class Face:
    """One font: its file, and the width of every letter in thousandths of its size."""

    data: bytes
    widths: dict[int, float]
    where: str              # for messages


class Fonts:
    """One face for each of the names that text is set in."""

    def __init__(self, faces: dict[str, Face]) -> None:
        self.faces = faces

    def width(self, text: str, font: str, size: float) -> float:
        face = self.faces[font]
        widths = face.widths
        try:
            return sum([widths[ord(letter)] for letter in text]) * size / 1000
        except KeyError:
            missing = "".join(dict.fromkeys(letter for letter in text if ord(letter) not in widths))
            raise BadPaper(f"the font {face.where} has no letter {missing!r}") from None


def face(data: bytes, where: str) -> Face:
    try:
        file = TTFontFile(BytesIO(data), subfontIndex=0)
    except (TTFError, OSError, ValueError, LookupError, StructError, AttributeError) as error:
        raise BadPaper(f"{where} is no TrueType font that can be embedded: {error}") from None
    return Face(data, dict(file.charWidths), where)


@cache
def built_in() -> Fonts:
    found = {name: face(SHELF.joinpath(f"{name}.ttf").read_bytes(), name) for name in NAMES}
    return Fonts({**found, FIGURES: found["bold"]})


def fonts_in(folder: Path) -> Fonts:
    """Those of a folder in the place of ours: regular.ttf, italic.ttf, bold.ttf, display.ttf, or some of them."""
    faces = dict(built_in().faces)
    found = [name for name in NAMES if (folder / f"{name}.ttf").exists()]
    if not found:
        raise BadPaper(f"{folder} holds no font: it needs {', '.join(f'{name}.ttf' for name in NAMES)}, or one of them")
    for name in found:
        path = folder / f"{name}.ttf"
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadPaper(f"cannot read {path}: {error.strerror}") from None
        faces[name] = face(data, str(path))
    return Fonts(faces)


def width(text: str, font: str, size: float) -> float:
    """How wide text is in a font of ours."""
    return built_in().width(text, font, size)
