"""Stands before everything the server does: refuses other sites and floods, and sends its headers with every answer."""
from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from throneroom.errors import NotAllowed
from throneroom.web.limits import Limit, household

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join((
    "default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'"))
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class SecureHeaders:
    """Middleware: what browsers are to refuse in our pages' name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class Hosts:
    """What the server may be called in a request: by its names, by any address, and on its own machine."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(name.lower().rstrip(".") for name in names)
        self.public = frozenset(name for name in self.names if not is_of_many(name))

    def know(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self.names or is_of_many(name)


def is_of_many(name: str) -> bool:
    """Is it an address, at whose other ports there may be other servers?"""
    if name == "localhost":
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_visitor(connection: HTTPConnection, reads: Limit, changes: Limit) -> None:
    """Nobody asks too often, and whoever wants to change something comes from our own page (or is no page at all)."""
    if connection.scope["method"] in SAFE_METHODS:
        reads.take(visitor(connection))
    elif is_from_elsewhere(connection):
        raise NotAllowed("the page of another site may not do this")
    else:
        changes.take(visitor(connection))


def visitor(connection: HTTPConnection) -> str:
    return household(connection.client.host) if connection.client else "unknown"


def is_from_elsewhere(connection: HTTPConnection) -> bool:
    """Is it the page of another site, in the name of its reader?  Programs send no origin.  Behind a proxy our own page
    comes from a public name of the server, whatever the proxy calls it."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    try:
        parts = urlsplit(origin)
    except ValueError:
        return True
    names: frozenset[str] = connection.scope.get("state", {}).get("names", frozenset())
    return parts.hostname not in names and parts.netloc.lower() != connection.headers.get("host", "").lower()
