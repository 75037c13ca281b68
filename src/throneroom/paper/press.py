"""From what was asked for to what is printed: one way for the command line and the page."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product
from pathlib import Path
from typing import TypeVar

from throneroom.cards import SETS
from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.paper.choice import chosen, subjects
from throneroom.paper.dividers import dividers as divide
from throneroom.paper.fonts import Fonts, built_in, fonts_in
from throneroom.paper.grey import grey
from throneroom.paper.ink import Page
from throneroom.paper.kingdom import kingdom_pages
from throneroom.paper.options import Asked
from throneroom.paper.overview import overview_pages
from throneroom.paper.pdf import pdf
from throneroom.paper.png import png
from throneroom.paper.randomizers import drawable
from throneroom.paper.randomizers import randomizers as draw
from throneroom.paper.sheet import impose
from throneroom.paper.svg import svg
from throneroom.paper.text import Setter
from throneroom.words.library import LANGUAGES
from throneroom.words.paper_options import told

NOTHING = "nothing is left of this choice: no card is in all that was asked for"
FIRST_GAME = "First Game"
LARGEST = 80_000_000            # dots of a picture: A3 with 600 to the inch

Thing = TypeVar("Thing")
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


# --- what each job prints --------------------------------------------------------------------------------------------
def dividers(asked: Asked, tell: Tell) -> Iterator[Page]:
    about = subjects(asked.choice, asked.common.language)
    leaves = divide(about, asked.dividers, languages_of(asked), fonts_of(asked))
    return impose(followed(leaves, len(about), tell), asked.sheet, fonts_of(asked))


def randomizers(asked: Asked, tell: Tell) -> Iterator[Page]:
    wanted, look = chosen(asked.choice), asked.randomizers
    ids = [card_id for card_id in drawable() if card_id in wanted]
    if not ids:
        raise BadPaper(NOTHING)
    leaves = (grey(leaf) if look.black_and_white else leaf for setter in setters(asked)
              for leaf in draw(ids, setter, (look.size.width, look.size.height), look.text))
    return impose(followed(leaves, len(ids) * len(languages_of(asked)), tell), asked.sheet, fonts_of(asked))


def kingdom(asked: Asked, tell: Tell) -> Iterator[Page]:
    setup = kingdom_of(asked.choice.kingdom or FIRST_GAME, asked.kingdom.players)
    size, name = asked.sheet.page, asked.common.title
    return followed((page for setter in setters(asked)
                     for page in kingdom_pages(setup, setter, size.width, size.height, name)),
                    len(languages_of(asked)), tell)


def overview(asked: Asked, tell: Tell) -> Iterator[Page]:
    wanted, size = chosen(asked.choice), asked.sheet.page
    sets = [set for set in SETS if any(FACTS[card_id].set == set for card_id in wanted)]
    if not sets:
        raise BadPaper(NOTHING)
    return (page for set, setter in followed(product(sets, setters(asked)), len(sets) * len(languages_of(asked)), tell)
            for page in overview_pages(set, wanted, setter, size.width, size.height, asked.overview.texts))


def setters(asked: Asked) -> Iterator[Setter]:
    fonts = fonts_of(asked)
    return (Setter(fonts, language) for language in languages_of(asked))


def followed(things: Iterable[Thing], total: int, tell: Tell) -> Iterator[Thing]:
    """The same, and who looks on is told how many are done; sometimes they are more than one thought."""
    for done, thing in enumerate(things, 1):
        yield thing
        tell(done, max(done, total))


MAKERS: dict[str, Callable[[Asked, Tell], Iterator[Page]]] = {
    "dividers": dividers, "randomizers": randomizers, "kingdom": kingdom, "overview": overview}
