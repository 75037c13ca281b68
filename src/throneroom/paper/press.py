"""From what was asked for to what is printed: one way for the command line and the page."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product
from pathlib import Path
from typing import TypeVar

from throneroom.cards import SETS
from throneroom.errors import BadPaper
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.furnishing import kingdom_piles
from throneroom.kingdoms.random import allies, landscapes, prophecies
from throneroom.kingdoms.sharing import kingdom_of
from throneroom.paper.booklet import booklet_pages, stapled
from throneroom.paper.choice import chosen, subjects
from throneroom.paper.dividers import dividers as divide
from throneroom.paper.fonts import Fonts, built_in, fonts_in
from throneroom.paper.ink import MM, Page, moved
from throneroom.paper.kingdom import kingdom_pages
from throneroom.paper.lengths import PAPERS, Paper, Size
from throneroom.paper.options import Asked
from throneroom.paper.overview import overview_pages
from throneroom.paper.pdf import pdf
from throneroom.paper.png import png
from throneroom.paper.randomizers import randomizers as draw
from throneroom.paper.sheet import impose
from throneroom.paper.svg import svg
from throneroom.paper.text import Setter
from throneroom.words import paper_options
from throneroom.words.library import LANGUAGES

NOTHING = "nothing is left of this choice: no card is in all that was asked for"
FIRST_GAME = "First Game"
LEAST = PAPERS["A5"]                    # a page with many texts cannot be read if it is smaller,
FOLDED = Paper(175 * MM, 245 * MM)      # nor one that is folded in the middle
LARGEST = 80_000_000            # dots of a picture: A3 with 600 to the inch

Thing = TypeVar("Thing")
Tell = Callable[[int, int], object]         # how much is done, and how much there is to do


def pages(job: str, asked: Asked, tell: Tell | None = None) -> Iterator[Page]:
    return MAKERS[job](asked, tell or silent)


def printed(job: str, asked: Asked, format: str, resolution: float = 150, first: bool = False,
            tell: Tell | None = None) -> Iterator[bytes]:
    """The file of a job, or one file for each page; only the first of its pages, if no more are looked at.

    To draw the pages is the first half of the work, to write them the second."""
    told = tell or silent
    drawn = pages(job, asked, lambda done, total: told(done, 2 * total))
    whole = list(islice(drawn, 1) if first else drawn)
    chosen = followed(whole, len(whole), lambda done, total: told(total + done, 2 * total))
    fonts = fonts_of(asked)
    if format == "pdf":
        yield pdf(chosen, title_of(job, asked), fonts)
    elif format == "svg":
        yield from (svg(page, fonts).encode() for page in chosen)
    else:
        for page in whole:
            if page.width * page.height * (resolution / 72) ** 2 > LARGEST:
                raise BadPaper(f"a picture of this paper with {resolution} dots per inch is too large: take fewer")
        document = pdf(chosen, fonts=fonts)
        yield from (png(document, number, resolution) for number in range(len(whole)))


def print_pdf(job: str, asked: Asked, tell: Tell | None = None) -> bytes:
    return next(printed(job, asked, "pdf", tell=tell))


def silent(done: int, total: int) -> None:
    """Nobody looks on."""


def languages_of(asked: Asked) -> tuple[str, ...]:
    return LANGUAGES if asked.common.language == "both" else (asked.common.language,)


def fonts_of(asked: Asked) -> Fonts:
    return fonts_in(Path(asked.common.fonts)) if asked.common.fonts else built_in()


def title_of(job: str, asked: Asked) -> str:
    names = dict.fromkeys(paper_options.told(language, "jobs", job, "label") for language in languages_of(asked))
    return asked.common.title or f"Throneroom: {' · '.join(names)}"


# --- what each job prints --------------------------------------------------------------------------------------------
def dividers(asked: Asked, tell: Tell) -> Iterator[Page]:
    about = subjects(asked.choice, asked.common.language)
    leaves = divide(about, asked.dividers, languages_of(asked), fonts_of(asked))
    return impose(followed(leaves, len(about), tell), asked.sheet, fonts_of(asked))


def randomizers(asked: Asked, tell: Tell) -> Iterator[Page]:
    wanted = chosen(asked.choice) & {*kingdom_piles(), *landscapes(), *allies(), *prophecies()}
    if not wanted:
        raise BadPaper(NOTHING)
    leaves = (leaf for setter in setters(asked) for leaf in draw(wanted, setter, asked.randomizers))
    return impose(followed(leaves, len(wanted) * len(languages_of(asked)), tell), asked.sheet, fonts_of(asked))


def kingdom(asked: Asked, tell: Tell) -> Iterator[Page]:
    setup, paper = kingdom_of(asked.choice.kingdom or FIRST_GAME, asked.kingdom.players), readable(asked)
    whole = (page for setter in setters(asked)
             for page in kingdom_pages(setup, setter, paper, asked.common.title, asked.kingdom.texts))
    return limited(followed(whole, len(languages_of(asked)), tell), asked)


def overview(asked: Asked, tell: Tell) -> Iterator[Page]:
    wanted, paper = chosen(asked.choice), readable(asked)
    sets = [set for set in SETS if any(FACTS[card_id].set == set for card_id in wanted)]
    if not sets:
        raise BadPaper(NOTHING)
    sheets = followed(product(sets, setters(asked)), len(sets) * len(languages_of(asked)), tell)
    return limited((page for set, setter in sheets
                    for page in overview_pages(set, wanted, setter, paper, asked.overview.texts)), asked)


def rules(asked: Asked, tell: Tell) -> Iterator[Page]:
    """Two of its pages are as large as the paper."""
    paper = readable(asked, FOLDED)
    short, long = sorted((paper.width, paper.height))
    booklets = ([fitted(page, long / 2, short) for page in booklet_pages(asked.choice.sets or SETS, setter,
                                                                         asked.rules.index)]
                for setter in setters(asked))
    whole = (page for booklet in followed(booklets, len(languages_of(asked)), tell)
             for page in (stapled(booklet) if asked.rules.booklet else booklet))
    return limited(whole, asked)


# --- what they share -------------------------------------------------------------------------------------------------
def readable(asked: Asked, least: Size = LEAST) -> Size:
    """The paper of a page that is not cut."""
    paper = asked.sheet.page
    if min(paper.width, paper.height) < least.width or max(paper.width, paper.height) < least.height:
        raise BadPaper(f"paper of {paper} is too small to be read: at least {least}")
    return paper


def fitted(page: Page, width: float, height: float) -> Page:
    """In the middle of a page of this size, as large as it can be."""
    scale = min(width / page.width, height / page.height)
    x, y = (width - page.width * scale) / 2, (height - page.height * scale) / 2
    return Page(width, height, (moved(x, y, *page.items, scale=scale),), page.title)


def limited(whole: Iterator[Page], asked: Asked) -> Iterator[Page]:
    return islice(whole, asked.sheet.pages or None)


def setters(asked: Asked) -> Iterator[Setter]:
    fonts = fonts_of(asked)
    return (Setter(fonts, language) for language in languages_of(asked))


def followed(things: Iterable[Thing], total: int, tell: Tell) -> Iterator[Thing]:
    """The same, and who looks on is told how many are done; sometimes they are more than one thought."""
    for done, thing in enumerate(things, 1):
        yield thing
        tell(done, max(done, total))


MAKERS: dict[str, Callable[[Asked, Tell], Iterator[Page]]] = {
    "dividers": dividers, "randomizers": randomizers, "kingdom": kingdom, "rules": rules,
    "overview": overview}
