"""What is seen on a page: where its letters are, how large, and what they say."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from math import sqrt

from pdfminer.high_level import extract_pages
from pdfminer.layout import LTChar, LTContainer

from throneroom.paper.fonts import built_in
from throneroom.paper.ink import Item, Page, letters_of
from throneroom.paper.text import SYMBOLS

SMALLEST = 5.5
Place = tuple[float, float, float, float]


def page_of(items: Iterable[Item], width: float, height: float) -> Page:
    return Page(width, height, tuple(items))


def places(page: Page) -> Iterator[tuple[str, float, Place]]:
    """Every run of letters, its size, and its box: left, top, right, bottom."""
    for letters, (a, b, c, d, e, f) in letters_of(page):
        wide = built_in().width(letters.text, letters.font, letters.size)
        corners = [(letters.x + x * wide, letters.y + y * letters.size) for x in (0, 1) for y in (-0.7, 0.2)]
        xs = [a * x + c * y + e for x, y in corners]
        ys = [b * x + d * y + f for x, y in corners]
        yield letters.text, letters.size * sqrt(abs(a * d - b * c)), (min(xs), min(ys), max(xs), max(ys))


def wrong(page: Page, margin: float = 0) -> list[tuple[str, float, Place]]:
    """Letters that are too small, or too near to the edge."""
    return [(text, size, place) for text, size, place in places(page)
            if size < SMALLEST - 0.001 or place[0] < margin - 0.05 or place[1] < margin - 0.05
            or place[2] > page.width - margin + 0.05 or place[3] > page.height - margin + 0.05]


def overlapping(page: Page) -> list[tuple[str, str]]:
    """Runs of letters of which one lies on the other."""
    found = []
    boxes = sorted(((left, top + 0.2 * size, right, bottom - 0.2 * size, text)
                    for text, size, (left, top, right, bottom) in places(page) if text), key=lambda box: box[1])
    for number, (left, _, right, bottom, text) in enumerate(boxes):
        for other in boxes[number + 1:]:
            if other[1] >= bottom:
                break
            if other[0] < right - 0.3 and left < other[2] - 0.3:
                found.append((text, other[4]))
    return found


def wrong_in_pdf(document: bytes) -> list[str]:
    """The same, asked of the file itself."""
    def characters(item: object) -> Iterator[LTChar]:
        if isinstance(item, LTChar):
            yield item
        elif isinstance(item, LTContainer):
            for part in item:
                yield from characters(part)

    found = []
    for page in extract_pages(BytesIO(document)):
        for letter in characters(page):
            if letter.size < SMALLEST - 0.01 or letter.x0 < 0 or letter.y0 < 0 or letter.x1 > page.width \
                    or letter.y1 > page.height:
                found.append(f"{letter.get_text()} at {letter.bbox} of {letter.size:.2f}")
    return found


def said(page: Page) -> str:
    """All letters and figures in the order in which they were drawn."""
    return squeezed("".join(letters.text for letters, _ in letters_of(page)))


def squeezed(text: str) -> str:
    """Without what a break of lines may change."""
    return "".join(letter for letter in text if letter.isalnum())


def drawn(text: str) -> str:
    """What remains of a text when its symbols are drawn: their figures."""
    return squeezed(SYMBOLS.sub(lambda found: found["coins"] or found["debt"] or "", re.sub(r"\*", "", text)))
