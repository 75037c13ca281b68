"""A process that reads what is asked of paper, and draws it (workers.py).  It keeps the pages it drew last; if it
computes too long, the system ends it.  Drawing is imported only here: the server need not know how."""
from __future__ import annotations

from functools import lru_cache, partial

import msgspec

from throneroom.errors import BadPaper
from throneroom.paper import press
from throneroom.paper.ink import Page
from throneroom.paper.options import Asked, asked
from throneroom.paper.svg import svg
from throneroom.web import errands
from throneroom.web.paper import FAILED, LISTS, Found, Wanted
from throneroom.web.workers import limited, serve_politely

PAGE_SECONDS, PRINT_SECONDS = 30.0, 60.0        # of computing; before the first page all are laid out, to count them
LARGEST = 20 * 1024 * 1024              # bytes of a document
KEPT = 2                                # jobs whose pages are remembered


@lru_cache(maxsize=KEPT)
def drawn(job: str, options: tuple[tuple[str, str], ...]) -> tuple[Page, ...]:
    return tuple(press.pages(job, read(job, options)))


def read(job: str, options: tuple[tuple[str, str], ...]) -> Asked:
    """Lists may be longer than other text."""
    return asked(job, {name: value.split(",") if name in LISTS else value for name, value in options})


def make(wanted: Wanted) -> Found:
    if wanted.page:
        pages = drawn(wanted.job, wanted.options)
        if wanted.page > len(pages):
            raise BadPaper(f"there is no page {wanted.page}: there are {len(pages)}")
        return Found(data=svg(pages[wanted.page - 1]).encode(), pages=len(pages))
    data = press.print_pdf(wanted.job, read(wanted.job, wanted.options))
    if len(data) > LARGEST:
        raise BadPaper(f"this makes more than {LARGEST // 2**20} MB: choose less")
    return Found(data=data)


def find(wanted: Wanted) -> Found:
    with limited(PAGE_SECONDS if wanted.page else PRINT_SECONDS):
        return errands.run(partial(make, wanted), Found, FAILED)


def main() -> None:
    """A worker: what is wanted in a line, what is found in the next."""
    serve_politely(msgspec.json.Decoder(Wanted).decode, find)


if __name__ == "__main__":
    main()
