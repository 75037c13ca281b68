"""Findings as a page of HTML that stands for itself: no scripts, nothing from elsewhere, plots within it as SVG."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.util import find_spec

from throneroom.lab.comparison import Comparison
from throneroom.lab.evolution import Evolution
from throneroom.lab.findings import (
    TABLES,
    comparison_effort,
    copies_lines,
    effort,
    kingdom,
    lines_of,
    number,
    pairs_lines,
    question,
    verdict,
)
from throneroom.lab.result import INTERRUPTED
from throneroom.plan_words import plan_lines
from throneroom.words.messages import say

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fdfcf9; max-width: 52rem; margin: 2rem auto;
  padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; } th, td { padding: .15rem .8rem .15rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } th { font-weight: 600; border-bottom: 1px solid #bbb; }
pre { background: #f2efe8; padding: .8rem; overflow-x: auto; } ol { padding-left: 1.6rem; }
svg { max-width: 100%; height: auto; } .note { color: #555; }
"""


def evolution_page(found: Evolution, language: str) -> bytes:
    return page(say("evolve", "title", language), evolution_body(found, language), language)


def comparison_page(found: Comparison, language: str) -> bytes:
    return page(question(found, language), comparison_body(found, language), language)


def page(title: str, body: str, language: str) -> bytes:
    return (f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
            f"<title>{escape(title)}</title>\n"
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>{STYLE}</style>\n</head>\n'
            f"<body>\n<h1>{escape(title)}</h1>\n{body}</body>\n</html>\n").encode()


def evolution_body(found: Evolution, language: str) -> str:
    first, *lines = plan_lines(found.plan, found.setup, language)
    wishes = [line.partition(". ")[2] for line in lines[:len(found.plan.wishes)]]
    parts = [paragraph(kingdom(found, language)), paragraph(first), items(wishes),
             *map(paragraph, lines[len(wishes):]), note(effort(found, language)), interrupted(found.ended, language)]
    drawn = dict(zip(("beats", "cards", "search"), TABLES, strict=True))
    pictures = {drawn[name]: svg for name, svg in evolution_drawings(found, language)}
    for name in TABLES:
        rows = lines_of(found, name, language)
        if rows:
            heads = ("", *(say("lab", key, language) for key in ("won", "interval", "games")))
            parts += [heading(say("evolve", name, language)), pictures.get(name, ""), table(heads, rows)]
    parts += [heading(say("evolve", "strategy", language)), code(found.strategy.text(language))]
    return "".join(parts)


def comparison_body(found: Comparison, language: str) -> str:
    heads = [say("compare", key, language) for key in ("copies", "against none", "interval", "had", "games")]
    counts = ["", *(number(count, language) for count in found.counts)]
    parts = [f"<p><strong>{escape(verdict(found, language))}</strong></p>\n", paragraph(kingdom(found, language)),
             note(comparison_effort(found, language)), interrupted(found.ended, language),
             *comparison_drawings(found, language), table(heads, copies_lines(found, language)),
             heading(say("compare", "pairs", language)), table(counts, pairs_lines(found, language)),
             heading(say("compare", "strategies", language)),
             *(code(found.strategy(place).text(language)) for place in range(len(found.plans)))]
    return "".join(parts)


def interrupted(ended: str, language: str) -> str:
    return paragraph(say("lab", "interrupted", language)) if ended == INTERRUPTED else ""


# --- plots ------------------------------------------------------------------------------------------------------------
def evolution_drawings(found: Evolution, language: str) -> Iterator[tuple[str, str]]:
    if find_spec("matplotlib") is not None:
        from throneroom.lab.plots import evolution_pictures

        for name, data in evolution_pictures(found, "svg", language):
            yield name.removesuffix(".svg"), inline(data, name.removesuffix(".svg"))


def comparison_drawings(found: Comparison, language: str) -> Iterator[str]:
    if find_spec("matplotlib") is not None:
        from throneroom.lab.plots import comparison_pictures

        for name, data in comparison_pictures(found, "svg", language):
            yield inline(data, name.removesuffix(".svg"))


def inline(svg: bytes, name: str) -> str:
    """An SVG as part of a page: without its head, and its names apart from those of other drawings."""
    text = svg.decode()
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text[text.index("<svg"):], flags=re.DOTALL)
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{name}-", text) + "\n"


# --- parts ------------------------------------------------------------------------------------------------------------
def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>\n'


def items(lines: Iterable[str]) -> str:
    return "<ol>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ol>\n"


def code(text: str) -> str:
    return f"<pre>{escape(text)}</pre>\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"
