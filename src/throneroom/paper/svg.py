"""A page as SVG, with its fonts inside, for looking at."""
from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from throneroom.paper.fonts import Fonts, built_in
from throneroom.paper.ink import UNMOVED, Group, Item, Letters, Matrix, Page, Shape, letters_of


def svg(page: Page, fonts: Fonts | None = None) -> str:
    return "".join(Writer(fonts or built_in()).page(page))


class Writer:
    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self.kept: set[str] = set()             # groups that are in the file
        self.clips = 0

    def page(self, page: Page) -> Iterator[str]:
        yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {page.width:.3f} {page.height:.3f}" '
               f'width="{page.width:.3f}pt" height="{page.height:.3f}pt"><style>')
        for name in sorted({letters.font for letters, _ in letters_of(page)}):
            data = b64encode(self.fonts.faces[name].data).decode()
            yield f'@font-face{{font-family:"paper-{name}";src:url(data:font/ttf;base64,{data})}}'
            yield f'.{name}{{font-family:"paper-{name}"}}'
        yield "text{white-space:pre;font-kerning:none;font-variant-ligatures:none}</style>"
        yield f'<path d="M0 0H{page.width:.3f}V{page.height:.3f}H0Z" fill="#fff"/>'
        yield from self.draw(page.items)
        yield "</svg>\n"

    def draw(self, items: tuple[Item, ...]) -> Iterator[str]:
        for item in items:
            if isinstance(item, Letters):
                yield (f'<text class="{item.font}" x="{item.x:.3f}" y="{item.y:.3f}" font-size="{item.size:.3f}" '
                       f'fill="{item.colour}">{escape(item.text)}</text>')
            elif isinstance(item, Shape):
                yield self.shape(item)
            else:
                yield from self.group(item)

    def shape(self, item: Shape) -> str:
        found = [f'<path d="{item.path}" fill="{item.fill or "none"}"']
        if item.stroke:
            found.append(f' stroke="{item.stroke}" stroke-width="{item.width:g}"')
            if item.dash:
                found.append(f' stroke-dasharray="{" ".join(map(str, item.dash))}"')
            if item.round:
                found.append(' stroke-linecap="round" stroke-linejoin="round"')
        if item.even_odd:
            found.append(' fill-rule="evenodd"')
        if item.opacity != 1:
            found.append(f' opacity="{item.opacity:g}"')
        return "".join(found) + "/>"

    def group(self, item: Group) -> Iterator[str]:
        if item.name is None:
            yield from self.contents(item, item.matrix)
        else:
            if item.name not in self.kept:
                self.kept.add(item.name)
                yield f"<defs><g id={quoteattr(item.name)}>"
                yield from self.contents(item, UNMOVED)
                yield "</g></defs>"
            yield f"<use href={quoteattr('#' + item.name)}{transform(item.matrix)}/>"

    def contents(self, item: Group, matrix: Matrix) -> Iterator[str]:
        yield f"<g{transform(matrix)}>"
        if item.clip is not None:
            self.clips += 1
            clip = f"clip{self.clips}"
            yield f'<clipPath id="{clip}"><path d="{item.clip}"/></clipPath><g clip-path="url(#{clip})">'
        yield from self.draw(item.items)
        yield "</g></g>" if item.clip is not None else "</g>"


def transform(matrix: Matrix) -> str:
    return "" if matrix == UNMOVED else f' transform="matrix({" ".join(f"{value:.6g}" for value in matrix)})"'
