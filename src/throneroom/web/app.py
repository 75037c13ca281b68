"""The server: every operation under /api, the websocket of the tables, and the page."""
from __future__ import annotations

import asyncio
import gzip
import hashlib
import os
import re
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import DEFAULT_EXCLUDED_CONTENT_TYPES, GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from throneroom.errors import (
    BadPaper,
    DatabaseAway,
    NotAllowed,
    NotFound,
    NotSignedIn,
    Refusal,
    ThroneroomError,
    TooLarge,
    TooLate,
    TooMuch,
    Unfit,
    shortened,
)
from throneroom.record.record import Record
from throneroom.web import channel, front, lab_socket, records, socket
from throneroom.web.accounts import Accounts
from throneroom.web.connection import POLICY
from throneroom.web.front import NOT_BUILT
from throneroom.web.guard import Hosts, SecureHeaders, check_visitor, visitor
from throneroom.web.house import House
from throneroom.web.limits import Limit, to_the_end
from throneroom.web.live import Settings
from throneroom.web.openapi import description
from throneroom.web.operations import OPERATIONS, REPLAYS, Call, Hall, Limits, Operation
from throneroom.web.paper import PDF
from throneroom.web.problems import problem
from throneroom.web.records import Records
from throneroom.web.storage import Storage
from throneroom.web.workers import Workers

PAGE = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
PACKED = (*DEFAULT_EXCLUDED_CONTENT_TYPES, PDF)         # already
READ_WITHIN = 30.0                      # seconds
STATUS = {BadPaper: 400, NotSignedIn: 401, NotAllowed: 403, NotFound: 404, TooLate: 409, DatabaseAway: 503,
          Refusal: 409, TooLarge: 413, TooMuch: 429}


def new_hall(database: str, settings: Settings | None = None, limits: Limits | None = None) -> Hall:
    storage = Storage(database)
    workers = Workers(count=min(4, max(2, os.cpu_count() or 1)))        # a bot that thinks long leaves others free
    replaying = Workers(REPLAYS, records.PATIENCE, records.COMMAND, are_limited=True)
    return Hall(storage, House(storage, workers, settings), Accounts(storage), Records(storage, replaying),
                limits or Limits())


def new_app(hall: Hall, page: Path = PAGE, names: Collection[str] | None = None) -> ASGIApp:
    """The server around a hall, which must be open as long as it is used.  It is found under these names only, besides
    its addresses; None: under all."""
    operations = [Route(operation.path, endpoint(hall, operation), methods=[operation.method])
                  for operation in OPERATIONS]
    app = Starlette(
        routes=[
            Mount("/api", routes=[*operations, Route("/openapi.json", openapi),
                                  WebSocketRoute("/tables/{id}/socket", table_socket),
                                  WebSocketRoute("/me/socket", person_socket),
                                  WebSocketRoute("/lab/{id}/socket", contest_socket)]),
            *front.routes(hall, page),
            Mount("/", Page(directory=page, html=True, check_dir=False)),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000, compresslevel=3, exclude_content_types=PACKED)],
        exception_handlers={ThroneroomError: refused, HTTPException: http_problem, Exception: failed})
    app.state.hall = hall
    called = app if names is None else OwnNames(app, Hosts(names))
    return SecureHeaders(called)        # outermost: even the answer to a failure gets them


async def table_socket(websocket: WebSocket) -> None:
    hall: Hall = websocket.app.state.hall
    await admit(websocket, hall, lambda: socket.serve(websocket, hall.house))


async def person_socket(websocket: WebSocket) -> None:
    hall: Hall = websocket.app.state.hall
    await admit(websocket, hall, lambda: channel.serve(websocket, hall))


async def contest_socket(websocket: WebSocket) -> None:
    hall: Hall = websocket.app.state.hall
    await admit(websocket, hall, lambda: lab_socket.serve(websocket, hall))


async def admit(websocket: WebSocket, hall: Hall, serve: Callable[[], Awaitable[None]]) -> None:
    who = visitor(websocket)
    try:
        hall.limits.connects.take(who)
        hall.limits.sockets.enter(who)
    except TooMuch:
        await websocket.close(POLICY)
        return
    try:
        await serve()
    finally:
        hall.limits.sockets.leave(who)


# --- operations -------------------------------------------------------------------------------------------------------
def endpoint(hall: Hall, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """What a route does: checks who asks, reads what is asked, and writes down the answer."""
    constant: Constant | None = None

    async def answer(request: Request) -> Response:
        nonlocal constant
        if constant is not None:
            return constant.response(request)
        check_visitor(request, hall.limits.reads, hall.limits.changes)
        name = request.path_params.get("id", "")
        if name and not ID.fullmatch(name):
            raise NotFound("there is nothing of that name")
        if operation.limit:
            limit: Limit = getattr(hall.limits, operation.limit)
            limit.take(visitor(request))
        call = Call(hall, name, await read_body(request, operation), read_query(request, operation), visitor(request),
                    bearer(request))
        work = operation.does(call)
        result = await (to_the_end(work) if operation.is_done_in_full else work)
        if operation.constant:
            constant = pack(msgspec.json.encode(result))
            return constant.response(request)
        return result if isinstance(result, Response) else written(result)

    return answer


async def read_body(request: Request, operation: Operation) -> Any:
    """What the operation takes, in the form it has in the protocol."""
    if operation.takes is None:
        return None
    data = bytearray()
    try:
        async with asyncio.timeout(READ_WITHIN):
            async for part in request.stream():
                data += part
                if len(data) > operation.longest:
                    raise TooLarge(f"at most {operation.longest} bytes are read here")
    except (TimeoutError, ClientDisconnect):
        raise HTTPException(408, "the request did not arrive in time") from None
    if operation.takes is Record:
        return bytes(data)              # long ones take their time: they are read where they are played
    try:
        return msgspec.json.decode(data, type=operation.takes)
    except msgspec.ValidationError as error:
        raise unfit(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise HTTPException(400, f"the body is not JSON: {error}") from None


def read_query(request: Request, operation: Operation) -> Any:
    if operation.query is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), operation.query, strict=False)
    except msgspec.ValidationError as error:
        raise unfit(error) from None


def unfit(error: msgspec.ValidationError) -> Unfit:
    """In words for people where they can do something about it."""
    told = shortened(str(error))        # the name of a field may be as long as the request
    what, _, where = told.partition(" - at `$.")
    field = re.sub(r"\[[^]]*\]", "", where.rstrip("`"))
    match = re.fullmatch(r"Expected `(str|int|array)`(?: of length)? (>=|<=|<) (\d+)", what)
    if match is None:
        return Unfit(f"the request is not as it should be: {told}", field=field)
    kind, sign, number = match.groups()
    bound = int(number) - (sign == "<")
    if kind == "int":
        return Unfit(f"this is {bound} or more" if sign == ">=" else f"this is {bound} or less", field=field)
    if kind == "array":
        return Unfit(f"these are {bound} or more" if sign == ">=" else f"these are {bound} or fewer", field=field)
    return Unfit(f"this has {bound} or more characters" if sign == ">=" else f"this has {bound} or fewer characters",
                 field=field)


def bearer(request: Request) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def written(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, {"Cache-Control": "no-store"}, "application/json")


@dataclass(frozen=True)
class Constant:
    """An answer that never changes, as it is sent: browsers keep it and only ask whether it is still the same."""

    data: bytes
    packed: bytes
    tag: str

    def response(self, request: Request) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
        return Response(self.data, headers=headers, media_type="application/json")


def pack(data: bytes) -> Constant:
    return Constant(data, gzip.compress(data, 9, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:20]}"')


@cache
def packed_description() -> Constant:
    return pack(msgspec.json.encode(description()))


async def openapi(request: Request) -> Response:
    return packed_description().response(request)


# --- what went wrong --------------------------------------------------------------------------------------------------
async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ThroneroomError)
    status = next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)
    return written(problem(str(error), error.field), status)


async def http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = written(problem(error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    return written(problem("the server failed at this; nothing is known to be wrong with the request"), 500)


class OwnNames:
    """Middleware: a page that got here by a name of its own (DNS rebinding) finds nothing."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = Headers(scope=scope).getlist("host")
        if len(given) == 1 and self.hosts.know(given[0]):
            scope["state"] = {**scope.get("state", {}), "names": self.hosts.public}
            await self.app(scope, receive, send)
        else:
            refusal = problem(f"this server has another name than {given[0][:80] if given else 'none'}")
            await written(refusal, 421)(scope, receive, send)


# --- the page ---------------------------------------------------------------------------------------------------------
class Page(StaticFiles):
    """The built page.  What vite names after its content never changes; everything else is asked for each time."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await WebSocketClose()(scope, receive, send)
        elif not (Path(str(self.directory)) / "index.html").is_file():
            await PlainTextResponse(NOT_BUILT, 503)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "text/html" not in Headers(scope=scope).get("accept", ""):
                raise
            return lost(path)
        is_named_by_content = path.startswith("assets/") and response.status_code in (200, 206, 304)
        response.headers["Cache-Control"] = FOREVER if is_named_by_content else "no-cache"
        return response


def lost(path: str) -> Response:
    """To the page, which says that there is nothing: somebody with a browser cannot do much with JSON."""
    return RedirectResponse("../" * path.count("/") + "./#/lost/" + quote(path, safe=""), 303)
