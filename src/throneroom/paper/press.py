"""From what was asked for to what is printed: one way for the command line and the page."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

from throneroom.errors import BadPaper
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.paper.fonts import Fonts, built_in, fonts_in
from throneroom.paper.ink import Page
from throneroom.paper.leaf import Leaf
from throneroom.paper.options import Asked
from throneroom.paper.pdf import pdf
from throneroom.paper.png import png
from throneroom.paper.svg import svg
from throneroom.paper.text import Setter
from throneroom.words.library import LANGUAGES
from throneroom.words.paper_options import told

FORMATS = ("pdf", "svg", "png")
FIRST_GAME = "First Game"
LARGEST = 80_000_000            # dots of a picture: A3 with 600 to the inch

Tell = Callable[[int, int], object]         # how much is done, and how much there is to do


def pages(job: str, asked: Asked, tell: Tell | None = None) -> Iterator[Page]:
    return MAKERS[job](asked, tell or silent)


def printed(job: str, asked: Asked, format: str, resolution: float = 150, first: bool = False,
            tell: Tell | None = None) -> Iterator[bytes]:
    """The file of a job, or one file for each page; only the first of its pages, if no more are looked at."""
    chosen = islice(pages(job, asked, tell), 1) if first else pages(job, asked, tell)
    if format == "svg":
        fonts = fonts_of(asked)
        for page in chosen:
            yield svg(page, fonts).encode()
    elif format == "png":
        whole = list(chosen)
        for page in whole:
            if page.width * page.height * (resolution / 72) ** 2 > LARGEST:
                raise BadPaper(f"a picture of this paper with {resolution} dots per inch is too large: take fewer")
        document = pdf(whole, fonts=fonts_of(asked))
        for number in range(len(whole)):
            yield png(document, number, resolution)
    else:
        yield pdf(chosen, title_of(job, asked), fonts_of(asked))


def print_pdf(job: str, asked: Asked, tell: Tell | None = None) -> bytes:
    return next(printed(job, asked, "pdf", tell=tell))


def silent(done: int, total: int) -> None:
    """Nobody looks on."""


def languages_of(asked: Asked) -> tuple[str, ...]:
    return LANGUAGES if asked.common.language == "both" else (asked.common.language,)


def fonts_of(asked: Asked) -> Fonts:
    return fonts_in(Path(asked.common.fonts)) if asked.common.fonts else built_in()


def title_of(job: str, asked: Asked) -> str:
    names = dict.fromkeys(told(language, "jobs", job, "label") for language in languages_of(asked))
    return asked.common.title or f"Throneroom: {' · '.join(names)}"
