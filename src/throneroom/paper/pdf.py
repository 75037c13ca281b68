"""Pages as PDF.  The same pages give the same bytes: there is no date and no chance in it."""
from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from io import BytesIO
from typing import Any

from reportlab.lib.colors import toColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfdoc import PDFResourceDictionary
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from throneroom.paper.fonts import Fonts, built_in
from throneroom.paper.ink import Group, Item, Letters, Page, Shape
from throneroom.paper.paths import segments

CREATOR = "Throneroom"
BEYOND = 10_000         # no group is larger


def pdf(pages: Iterable[Page], title: str = "", fonts: Fonts | None = None) -> bytes:
    file = BytesIO()
    writer = Writer(file, fonts or built_in())
    writer.canvas.setTitle(title)
    for page in pages:
        writer.page(page)
    writer.canvas.save()
    return file.getvalue()


class Writer:
    def __init__(self, file: BytesIO, fonts: Fonts) -> None:
        self.fonts = {name: self.embedded(face.data) for name, face in fonts.faces.items()}
        self.canvas: Any = Canvas(file, pageCompression=1, invariant=1,     # every page begins with a font: one of ours
                                  initialFontName=self.fonts["regular"])
        self.canvas.setCreator(CREATOR)
        self.canvas.setProducer(CREATOR)
        self.canvas.setAuthor(CREATOR)
        self.kept: set[str] = set()             # groups that are in the file

    @staticmethod
    def embedded(data: bytes) -> str:
        name = f"throneroom-{sha256(data).hexdigest()[:12]}"
        if name not in pdfmetrics._fonts:
            pdfmetrics.registerFont(TTFont(name, BytesIO(data)))
        return name

    def page(self, page: Page) -> None:
        canvas = self.canvas
        canvas.setPageSize((page.width, page.height))
        if page.title:
            canvas.bookmarkPage(page.title)
            canvas.addOutlineEntry(page.title, page.title, 0, closed=True)
        canvas.transform(1, 0, 0, -1, 0, page.height)
        self.draw(page.items)
        canvas.showPage()

    def draw(self, items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, Letters):
                self.letters(item)
            elif isinstance(item, Shape):
                self.shape(item)
            else:
                self.group(item)

    def letters(self, item: Letters) -> None:
        canvas = self.canvas
        canvas.setFillColor(colour(item.colour))
        text = canvas.beginText()
        text.setFont(self.fonts[item.font], item.size)
        text.setTextTransform(1, 0, 0, -1, item.x, item.y)
        text.textOut(item.text)
        canvas.drawText(text)

    def shape(self, item: Shape) -> None:
        canvas = self.canvas
        canvas.saveState()
        if item.fill:
            canvas.setFillColor(colour(item.fill))
        if item.stroke:
            canvas.setStrokeColor(colour(item.stroke))
            canvas.setLineWidth(item.width)
            canvas.setDash(list(item.dash))
            canvas.setLineCap(int(item.round))
            canvas.setLineJoin(int(item.round))
        if item.opacity != 1:                   # after the colours, which are opaque
            canvas.setFillAlpha(item.opacity)
            canvas.setStrokeAlpha(item.opacity)
        canvas.drawPath(self.path(item.path), stroke=bool(item.stroke), fill=bool(item.fill),
                        fillMode=0 if item.even_odd else 1)
        canvas.restoreState()

    def path(self, path: str) -> Any:
        drawn = self.canvas.beginPath()
        draw = {"M": drawn.moveTo, "L": drawn.lineTo, "C": drawn.curveTo, "Z": drawn.close}
        for kind, values in segments(path):
            draw[kind](*values)
        return drawn

    def group(self, item: Group) -> None:
        canvas = self.canvas
        if item.name is not None and item.name not in self.kept:
            self.keep(item.name, item)
        canvas.saveState()
        canvas.transform(*item.matrix)
        if item.name is not None:
            canvas.doForm(item.name)
        else:
            self.contents(item)
        canvas.restoreState()

    def keep(self, name: str, item: Group) -> None:
        canvas = self.canvas
        self.kept.add(name)
        canvas.beginForm(name, -BEYOND, -BEYOND, BEYOND, BEYOND)
        self.contents(item)
        resources: Any = PDFResourceDictionary()        # left to itself, a form forgets how transparent its parts are
        resources.basicFonts()
        resources.allProcs()
        if states := canvas._extgstate.getState():
            resources.ExtGState = states
        canvas.endForm(Resources=resources)

    def contents(self, item: Group) -> None:
        if item.clip is not None:
            self.canvas.clipPath(self.path(item.clip), stroke=0, fill=0)
        self.draw(item.items)


@cache
def colour(written: str) -> Any:
    return toColor(written)
