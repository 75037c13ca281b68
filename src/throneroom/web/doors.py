"""Connections before anything is understood: whoever says nothing, too much, never comes to the point or does not take
the answer is shown out, and one visitor cannot fill the house."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, ClassVar, NoReturn

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from throneroom.errors import BadAddress, TooMuch
from throneroom.web.limits import Bucket, Crowd, Limit, Turns, household

Address = tuple[str, int]
Headers = Iterable[tuple[bytes, bytes]]


class Proxies:
    """Addresses of proxies that are believed when they say for whom they ask."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        try:
            self.networks = [ip_network(name, strict=False) for name in names]
        except ValueError as error:
            raise BadAddress(f"a proxy is named by its address or network: {error}") from None

    def __contains__(self, address: str) -> bool:
        if not self.networks:
            return False
        try:
            parsed = unmapped(address)
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)

    def visitor(self, peer: Address, headers: Headers) -> Address:
        """For whom a proxy asks: the last address in X-Forwarded-For that is no proxy's.  If there is none that can be
        read, the proxy is taken for the visitor itself."""
        named = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        for part in reversed(named.split(",")):
            try:
                parsed = unmapped(part.strip())
            except ValueError:
                break
            if str(parsed) not in self:
                return str(parsed), 0
        return peer


def unmapped(address: str) -> IPv4Address | IPv6Address:
    parsed = ip_address(address)
    return parsed.ipv4_mapped or parsed if isinstance(parsed, IPv6Address) else parsed


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP.  One that becomes a websocket goes through and is no longer looked after here."""

    patience: ClassVar[float] = 60.0            # seconds for one request, from nothing to its answer
    longest_head: ClassVar[int] = 64 * 1024     # bytes before the body, or between its parts
    most_headers: ClassVar[int] = 100           # of one request, also behind its body; and so many parts of its query
    weight: ClassVar[int] = 1024                # bytes of a head that count like another request
    longest_line: ClassVar[int] = 8             # requests sent before the one under way is answered
    proxies: ClassVar[Proxies] = Proxies()

    # Of one household.  Whoever goes beyond is cut off without a word; app.py refuses politely, and earlier.
    crowd: ClassVar[Crowd] = Crowd(200)
    connects: ClassVar[Limit] = Limit(rate=20, burst=300)
    requests: ClassVar[Limit] = Limit(rate=60, burst=1000)
    traffic: ClassVar[Limit] = Limit(rate=512 * 1024, burst=32 * 1024 * 1024)      # bytes
    pieces: ClassVar[Limit] = Limit(rate=1000, burst=20_000)    # in which bodies come, however small
    turns: ClassVar[Turns] = Turns(each=16, line=200)

    def connection_made(self, transport: asyncio.Transport) -> None:    # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.peer: Address = self.client or ("", 0)
        self.who = household(self.peer[0])
        self.is_proxy = self.peer[0] in self.proxies        # holds the connections of many
        self.head = 0                       # bytes of which nothing is understood yet
        self.is_shown_out = False
        self.watch: asyncio.TimerHandle | None = None
        self.work: asyncio.Task[None] | None = None
        try:
            if not self.is_proxy:
                self.connects.take(self.who)
                self.crowd.enter(self.who)
        except TooMuch:
            self.show_out()
        else:
            self.watch = self.loop.call_later(self.patience, self.look, None)

    def show_out(self) -> None:
        self.is_shown_out = True
        self.transport.abort()

    def look(self, before: Any) -> None:
        """Still at the same request as the last time, or none at all?"""
        if self.cycle is before or self.transport.is_closing():
            self.transport.abort()
        else:
            self.watch = self.loop.call_later(self.patience, self.look, self.cycle)

    # --- what comes --------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        if self.is_shown_out:
            return
        self.head += len(data)
        super().data_received(data)
        try:
            self.traffic.take(self.who, len(data))      # only now is it known for whom a proxy asks
        except TooMuch:
            self.show_out()
        if self.head > self.longest_head:
            self.show_out()

    # What is raised in these, the parser takes for the end: no more of what came is read.
    def on_message_begin(self) -> None:
        if self.is_shown_out or len(self.pipeline) >= self.longest_line:
            self.stop_reading()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= self.most_headers:
            self.stop_reading()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Now it is known who asks."""
        self.head = 0
        if self.is_proxy:
            visitor = self.proxies.visitor(self.peer, self.headers)
            self.client = self.scope["client"] = visitor
            self.who = household(visitor[0])
        length = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if length > self.longest_head or self.url.count(b"&") > self.most_headers:      # it came all at once
            self.stop_reading()
        self.count(self.requests, 1 + length // self.weight)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        self.count(self.pieces)
        super().on_body(body)

    def count(self, limit: Limit, amount: int = 1) -> None:
        try:
            limit.take(self.who, amount)
        except TooMuch:
            self.stop_reading()

    def stop_reading(self) -> NoReturn:
        self.is_shown_out = True
        raise TooMuch("too many requests: wait a little")

    def send_400_response(self, msg: str) -> None:
        """Answers what cannot be read."""
        if self.is_shown_out:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    # --- what is done ------------------------------------------------------------------------------------------------
    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.work = self.loop.create_task(self.do(cycle, app, self.who))
        self.work.add_done_callback(self.tasks.discard)
        self.tasks.add(self.work)

    async def do(self, cycle: RequestResponseCycle, app: Any, who: str) -> None:
        """The work for a request, when it is the turn of its household."""
        async def unless_gone(scope: Any, receive: Any, send: Any) -> None:
            try:
                await app(scope, receive, send)
            except (asyncio.CancelledError, RuntimeError):      # called off, or too late to be written
                if not self.transport.is_closing():
                    raise
                cycle.disconnected = True       # also if it is not the last that was asked for

        try:
            async with self.turns.turn(who):
                await cycle.run_asgi(unless_gone)
        except TooMuch:
            self.show_out()

    # --- the end -----------------------------------------------------------------------------------------------------
    def handle_websocket_upgrade(self) -> None:
        """Only of who has taken all answers: what is still under way would not hear of the end of the connection, and
        what is not taken would hold it up for ever.  No browser and no proxy does that."""
        is_answered = self.cycle is None or self.cycle.response_complete
        if not is_answered or self.transport.get_write_buffer_size():
            self.show_out()
            return
        self.leave()
        wire: Any = self.config.ws_protocol_class
        self.ws_protocol_class = partial(wire, address=self.client)     # type: ignore[assignment]
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits for an answer any more: the work for it is called off."""
        self.leave()
        super().connection_lost(exc)
        self.pipeline.clear()
        if self.work is not None and self.cycle is not None and not self.cycle.response_complete:
            self.work.cancel()

    def leave(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
            if not self.is_proxy:
                self.crowd.leave(self.who)


class Wire(WebSocketsSansIOProtocol):
    """A connection that has become a websocket.  Frames of every kind are counted before anything is done with them;
    whoever sends more than any page does is cut off without a word."""

    slice: ClassVar[int] = 512                  # bytes that are read at once: some 85 frames at most
    own_frames: ClassVar[tuple[float, float]] = (40, 400)               # a second, and at once
    own_bytes: ClassVar[tuple[float, float]] = (16 * 1024, 128 * 1024)
    most_fragments: ClassVar[int] = 32          # of one message
    finish_within: ClassVar[float] = 20.0       # seconds for one message, from its first byte to its last
    close_within: ClassVar[float] = 1.0

    # Of one household.
    frames_of: ClassVar[Limit] = Limit(rate=300, burst=4000)
    bytes_of: ClassVar[Limit] = Limit(rate=128 * 1024, burst=1024 * 1024)

    def __init__(self, *arguments: Any, address: Address | None = None, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.address = address                  # of whom a proxy speaks for
        self.own = Bucket(*self.own_frames), Bucket(*self.own_bytes)
        self.fragments = 0
        self.watch: asyncio.TimerHandle | None = None
        self.ending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = self.address or self.client
        self.who = household(self.client[0]) if self.client else ""

    # --- what comes --------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Read bit by bit, so that what is too much is noticed before the rest is read."""
        if not self.may_send(self.own[1], self.bytes_of, len(data)):
            return
        for begin in range(0, len(data), self.slice):
            super().data_received(data[begin:begin + self.slice])
            if self.transport.is_closing():
                self.end_soon()
                return
        if self.conn.handshake_exc is not None:     # the head cannot be read: nothing would ever be answered to it
            self.transport.abort()
        self.watch_message()

    def handle_events(self) -> None:
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        if frames and not self.may_send(self.own[0], self.frames_of, frames):
            return
        super().handle_events()

    def may_send(self, own: Bucket, of_household: Limit, amount: int) -> bool:
        """If not, the connection has ended."""
        try:
            if own.take(amount):
                of_household.take(self.who, amount)
                return True
        except TooMuch:
            pass
        self.transport.abort()
        return False

    def handle_cont(self, event: Frame) -> None:
        self.fragments = 0 if event.fin else self.fragments + 1
        if self.fragments > self.most_fragments:
            self.transport.abort()
        super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Whether it is text at all is found out by those who read it."""
        self.handle_bytes(event)

    def watch_message(self) -> None:
        """A message that has begun must end."""
        is_unfinished = bool(self.frames) or bool(self.conn.reader.buffer)
        if self.watch is not None and not is_unfinished:
            self.watch.cancel()
            self.watch = None
        elif self.watch is None and is_unfinished:
            self.watch = self.loop.call_later(self.finish_within, self.transport.abort)

    # --- what goes ---------------------------------------------------------------------------------------------------
    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None:
            self.handshake_complete = True      # by a refusal; uvicorn would miss it, and tell the log

    # --- the end: those who have stopped reading would never take the rest of what was sent ---------------------------
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def eof_received(self) -> None:
        self.end_soon()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.end_soon()

    def end_soon(self) -> None:
        if self.ending is None and not self.disconnected:
            self.ending = self.loop.call_later(self.close_within, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self.watch, self.ending):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)
