"""The front of the house, besides the built page: what makes it installable, and short addresses to pass on.

The page's own addresses stand behind a #, of which a server hears nothing.  /k/CODE and /join/ID are known to it: they
say in words what they lead to, for those who see only a preview of the link, and lead on to the page."""
from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from throneroom.errors import BadKingdom
from throneroom.kingdoms.editions import name_by
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import from_code
from throneroom.web.guard import check_visitor
from throneroom.web.kingdoms import recommended_sets, set_name, stock
from throneroom.web.operations import Hall
from throneroom.web.protocol import TableInfo
from throneroom.web.words import all_messages, all_rulings, all_words, rule_chapters
from throneroom.words.library import LANGUAGES

NOT_BUILT = "The page has not been built yet. In a checkout, `make play` (or `make page`) does it.\n"
NAME = "Throneroom"
COLOUR = "#14352b"
PICTURE = "/icons/preview.png"          # 1200 by 630
PLACE = "<!-- preview -->"              # in index.html
DATA = "@DATA@"                         # in sw.js
LONGEST = 200                           # letters of what is named in an address
ASKED_EACH_TIME = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}


def routes(hall: Hall, page: Path) -> list[Route]:
    async def index(request: Request) -> Response:
        file = page / "index.html"
        if not file.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        language = language_of(request)
        tags = Preview(NAME, said("preview", "about", language), language).tags(base(request))
        html = file.read_text(encoding="utf-8").replace(PLACE, tags)
        html = html.replace('<html lang="en"', f'<html lang="{language}"')
        return Response(html, headers=ASKED_EACH_TIME, media_type="text/html")

    async def worker(request: Request) -> Response:
        file = page / "sw.js"
        if not file.is_file():
            raise HTTPException(404)
        source = file.read_text(encoding="utf-8").replace(DATA, await asyncio.to_thread(data_version))
        return Response(source, headers={"Cache-Control": "no-cache"}, media_type="text/javascript")

    async def kingdom(request: Request) -> Response:
        check_visitor(request, hall.limits.reads, hall.limits.changes)
        code = request.path_params["code"][:LONGEST]
        return leading_to(request, f"kingdom/{quote(code, safe='')}", about_kingdom(code, language_of(request)))

    async def invitation(request: Request) -> Response:
        check_visitor(request, hall.limits.reads, hall.limits.changes)
        table_id = request.path_params["id"][:LONGEST]
        listed = next((table for table in await hall.house.lobby() if table.id == table_id), None)
        return leading_to(request, f"join/{quote(table_id, safe='')}", about_table(listed, language_of(request)))

    return [Route("/", index), Route("/sw.js", worker), Route("/manifest.webmanifest", manifest),
            Route("/k/{code}", kingdom), Route("/join/{id}", invitation)]


# --- languages and addresses ------------------------------------------------------------------------------------------
def said(room: str, key: str, language: str, **values: object) -> str:
    text: str = all_messages()[room][key][LANGUAGES.index(language)]
    return text.format(**values)


def language_of(request: Request) -> str:
    """As the address says, or as the reader likes it; nobody looks at how much they like it."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")
    for part in wanted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def base(request: Request) -> str:
    """The address of the server as its visitors write it; a proxy that does TLS says so."""
    told = request.headers.get("x-forwarded-proto", "")
    scheme = told if told in ("http", "https") else request.url.scheme
    return f"{scheme}://{request.headers.get('host', 'localhost')}"


# --- previews ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Preview:
    """What is seen of a link before anybody follows it."""

    title: str
    text: str
    language: str

    def tags(self, base: str, path: str = "/") -> str:
        named = {"description": self.text, "twitter:card": "summary_large_image"}
        open_graph = {"og:site_name": NAME, "og:type": "website", "og:title": self.title, "og:description": self.text,
                      "og:url": base + path, "og:image": base + PICTURE, "og:image:width": "1200",
                      "og:image:height": "630", "og:locale": {"en": "en_GB", "de": "de_DE"}[self.language]}
        return "\n    ".join((*metas("name", named), *metas("property", open_graph)))


def metas(kind: str, values: Mapping[str, str]) -> list[str]:
    return [f'<meta {kind}="{name}" content="{escape(value)}" />' for name, value in values.items()]


def about_kingdom(code: str, language: str) -> Preview:
    """Its cards by name.  What is wrong with a code is said by the page."""
    try:
        setup = from_code(code)
    except BadKingdom:
        return Preview(NAME, said("preview", "about", language), language)
    title = said("preview", "kingdom", language, name=name_of(setup, language))
    return Preview(title, listed((*setup.kingdom, *setup.laid_out()), language, setup.editions), language)


def about_table(table: TableInfo | None, language: str) -> Preview:
    """Of a table that is not listed for everybody nothing is told, not even whether it exists."""
    title = said("preview", "invited", language)
    if table is None:
        return Preview(title, said("preview", "about", language), language)
    people = ", ".join(seat.name for seat in table.seats if seat.name)
    free = sum(not seat.name for seat in table.seats)
    kingdom = table.kingdom
    laid_out = (*kingdom.landscapes, *(trait for trait, _ in kingdom.traits))
    cards = listed((*kingdom.kingdom, *laid_out), language, kingdom.editions)
    return Preview(title, said("preview", "table", language, people=people, free=free, cards=cards), language)


def name_of(setup: Setup, language: str) -> str:
    """The recommended set that it is, or its first cards."""
    named = set_name(setup)
    if named:
        return named[LANGUAGES.index(language)]
    return listed(setup.kingdom[:3], language, setup.editions) + " …"


def listed(cards: Iterable[str], language: str, editions: Collection[str]) -> str:
    return ", ".join(name_by(card_id, language, editions) for card_id in cards)


def leading_to(request: Request, place: str, preview: Preview) -> Response:
    """A page with nothing but the preview; whoever really comes is led on at once, even without scripts."""
    there = f"/#/{place}"
    html = f"""<!doctype html>
<html lang="{preview.language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="0; url={escape(there)}" />
    <meta name="robots" content="noindex" />
    <link rel="icon" type="image/svg+xml" href="../crown.svg" />
    <title>{escape(preview.title)}</title>
    {preview.tags(base(request), request.url.path)}
  </head>
  <body><p><a href="{escape(there)}">{escape(preview.title)}</a></p></body>
</html>
"""
    return Response(html, headers=ASKED_EACH_TIME, media_type="text/html")


# --- installing -------------------------------------------------------------------------------------------------------
async def manifest(request: Request) -> Response:
    language = language_of(request)
    icons = [{"src": f"/icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
             for name, size, purpose in (("crown-192", 192, "any"), ("crown-512", 512, "any"),
                                         ("maskable-512", 512, "maskable"))]
    icons.append({"src": "/crown.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    rooms = [{"name": said("frame", room, language), "url": f"/#/{room}"} for room in ("new", "cards", "rules")]
    told: dict[str, Any] = {
        "id": "/", "name": NAME, "short_name": NAME, "description": said("preview", "about", language),
        "lang": language, "dir": "ltr", "start_url": "/", "scope": "/", "display": "standalone",
        "background_color": COLOUR, "theme_color": COLOUR, "categories": ["games", "entertainment"],
        "icons": icons, "shortcuts": rooms}
    return Response(msgspec.json.encode(told), headers=ASKED_EACH_TIME, media_type="application/manifest+json")


@cache
def data_version() -> str:
    """Another one whenever anything is other that can be read without the server."""
    readable = (all_words(), rule_chapters(), all_rulings(), recommended_sets(), stock())
    return hashlib.sha256(b"".join(map(msgspec.json.encode, readable))).hexdigest()[:12]
