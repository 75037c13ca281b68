"""Bots that think in processes of their own, so that a slow one delays nobody else.

A worker reads a question per line from its input and writes the answer as a line; it knows what the seat may know and
nothing else.  It ends when its input does: no worker outlives its server.
"""
from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec
from msgspec import Struct

from throneroom.bots import level
from throneroom.record.view import DecisionView, View
from throneroom.web.protocol import Level

log = logging.getLogger(__name__)

LONGEST = 32 * 1024 * 1024               # bytes of an answer
COMMAND = (sys.executable, "-m", "throneroom.web.workers")


class Problem(Struct, frozen=True):
    """What a bot is to think about."""

    level: Level
    seed: int
    view: View
    question: DecisionView


class Workers:
    def __init__(self, count: int = 2, seconds: float = 10.0, command: tuple[str, ...] = COMMAND) -> None:
        self.count = count
        self.seconds = seconds          # a bot that thinks longer is stopped
        self.command = command
        self.idle: asyncio.Queue[Process] = asyncio.Queue()
        self.all: set[Process] = set()

    async def open(self) -> None:
        for _ in range(self.count):
            await self.hire()

    async def close(self) -> None:
        for worker in list(self.all):
            await self.dismiss(worker)

    async def hire(self) -> None:
        worker = await asyncio.create_subprocess_exec(     # Ctrl+C is for the server, which dismisses its workers
            *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True)
        self.all.add(worker)
        self.idle.put_nowait(worker)

    async def dismiss(self, worker: Process) -> None:
        self.all.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()

    async def answer(self, problem: Problem) -> list[int] | None:
        """What the bot answers; None if it fails or takes too long."""
        line = await self.ask(msgspec.json.encode(problem))
        try:
            return msgspec.json.decode(line or b"", type=list[int] | None)
        except msgspec.DecodeError:
            log.error("the %s bot did not answer (%s)", problem.level, problem.question.purpose)
            return None

    async def ask(self, question: bytes) -> bytes | None:
        """The line a worker answers to this line; None if it fails or takes too long."""
        worker = await self.idle.get()
        line = b""
        try:
            async with asyncio.timeout(self.seconds):
                line = await exchange(worker, question)
        except (TimeoutError, OSError, ValueError) as error:
            log.error("a worker failed: %r", error)
        finally:
            if line.endswith(b"\n"):
                self.idle.put_nowait(worker)
            elif worker in self.all:    # not while all are being dismissed
                await self.dismiss(worker)
                await self.hire()
        return line if line.endswith(b"\n") else None


async def exchange(worker: Process, question: bytes) -> bytes:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(question + b"\n")
    await worker.stdin.drain()
    return await worker.stdout.readline()


def main() -> None:
    """A worker."""
    decode = msgspec.json.Decoder(Problem).decode
    for line in sys.stdin.buffer:
        answer = None
        try:
            problem = decode(line)
            answer = level(problem.level, problem.seed).choose(problem.view, problem.question)
        except Exception:
            log.exception("a bot failed")
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError, KeyboardInterrupt):      # the server has ended
        main()
