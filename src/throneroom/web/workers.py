"""Bots that think in processes of their own, so that a slow one delays nobody else.

A worker says that it is there, then reads a question per line from its input and writes the answer as a line.  Both
begin with a word that is new for every question, so that no answer is taken for that to another.  It plays the game on
to the question and lets a bot answer, who sees of it what the seat may know and nothing else (bots/seat.py).  It ends
when its input does: no worker outlives its server.

Whatever becomes of a worker (killed, stopped, out of memory, talking nonsense), whoever asked loses at most the time
limit: it is dismissed, and the question goes to a new one.
"""
from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
import time
from asyncio.subprocess import Process, SubprocessStreamProtocol
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import takewhile
from operator import eq
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from throneroom.bots.kept_plans import Rate
from throneroom.bots.levels import player
from throneroom.bots.plans import Plan
from throneroom.bots.reasons import Reason, last_purchase, reason
from throneroom.engine.decision import QuickAgent
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.record.record import Hexadecimal
from throneroom.web.protocol import Level

log = logging.getLogger(__name__)

LONGEST = 32 * 1024 * 1024               # bytes of an answer
COMMAND = (sys.executable, "-m", "throneroom.web.workers")
HERE = b"ready\n"                       # says a worker that has started
START = 20.0                            # seconds it may take for that, on a machine that is very busy
PAUSES = (0.1, 0.2, 0.4, 0.8, 1.6, 3.2)     # seconds before the next attempt to start one
TRIES = 3                               # workers that are asked the same question
REMEMBERED = 32                         # games a worker knows, and bots
LEAVE = 10.0                            # seconds until one that was killed is no longer waited for
SESSION = Path("/proc/self/autogroup")  # how nice all processes of a session are to those of others
TELLINGS = 50

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class NoAnswer(Exception):
    """Several workers failed, or none can be started."""


class OutOfTime(NoAnswer):
    """The worker has computed for longer than it may."""


class Problem(Struct, frozen=True):
    """What a bot is to think about: the question that comes after these answers."""

    level: Level
    whims: int                          # the seed of the bot
    table: str
    setup: Setup
    seed: Hexadecimal                   # of the game
    format: int
    answers: list[list[int]]
    plans: list[Plan] = []              # of the bot, if it plays by one; the best first
    rates: dict[str, Rate] = {}         # what the plan was compared with
    why: int | None = None              # not what to do is asked, but why the bot at this seat bought what it bought


class Worker:
    """A process, as the server sees it."""

    def __init__(self, transport: asyncio.SubprocessTransport, process: Process, is_limited: bool) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.transport, self.process, self.input, self.output = transport, process, process.stdin, process.stdout
        self.is_limited = is_limited    # the kernel may end it: to others the same signal is a mishap like any
        self.is_ready = False

    @classmethod
    async def start(cls, command: tuple[str, ...], is_limited: bool = False) -> Worker:
        loop = asyncio.get_running_loop()
        transport, protocol = await loop.subprocess_exec(   # Ctrl+C is for the server, which dismisses its workers
            lambda: SubprocessStreamProtocol(LONGEST, loop), *command, stderr=None, start_new_session=True)
        return cls(transport, Process(transport, protocol, loop), is_limited)

    async def get_ready(self) -> None:
        """Waits until it has started; an error if it has ended."""
        if self.process.returncode is not None or self.output.at_eof():
            raise EOFError(f"the worker has ended ({self.process.returncode})")
        if not self.is_ready:
            async with asyncio.timeout(START):
                said = await self.read()
            if said != HERE:
                raise ValueError(f"{said[:80]!r} is no greeting")
            self.is_ready = True

    async def exchange(self, question: bytes) -> bytes:
        word = secrets.token_hex(8).encode()            # nobody knows it before the question is asked
        self.input.write(b"%s %s\n" % (word, question))
        await self.input.drain()
        said, _, answer = (await self.read()).partition(b" ")
        if said != word:
            raise ValueError(f"{said[:80]!r} begins no answer to this question")
        return answer

    async def read(self) -> bytes:
        line = await self.output.readline()
        if line.endswith(b"\n"):
            return line
        if (code := await self.process.wait()) == -signal.SIGPROF and self.is_limited:
            raise OutOfTime("it takes too long")
        raise EOFError(f"the worker has ended ({code})")

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()         # also ends one that was stopped
        self.transport.close()

    async def end(self) -> None:
        """Waits until it is gone."""
        try:
            async with asyncio.timeout(LEAVE):
                await self.process.wait()
        except TimeoutError:
            log.error("process %s does not end", self.process.pid)


class Workers:
    """So many at once.  One who asks takes a place; one is hired when it is needed, so that no mishap leaves fewer."""

    def __init__(self, count: int = 2, seconds: float = 10.0, command: tuple[str, ...] = COMMAND,
                 pauses: tuple[float, ...] = PAUSES, are_limited: bool = False) -> None:
        self.count = count
        self.seconds = seconds          # a worker that thinks longer is stopped
        self.command = command
        self.pauses = pauses
        self.are_limited = are_limited  # by the kernel (see `limited`)
        self.places = asyncio.Semaphore(count)
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.leaving: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def open(self) -> None:
        """Those who ask first need not wait for a start."""
        self.idle += filter(None, [await self.start() for _ in range(self.count)])

    async def close(self) -> None:
        self.is_closed = True
        for worker in list(self.all):
            self.dismiss(worker)
        self.idle.clear()
        await asyncio.gather(*self.leaving)

    async def answer(self, problem: Problem) -> list[int] | None:
        """What the bot answers; None if it fails or takes too long."""
        return await self.think(problem, decode_choice)

    async def why(self, problem: Problem) -> Reason | None:
        return await self.think(problem, decode_reason)

    async def think(self, problem: Problem, decode: Callable[[bytes], Answer | None]) -> Answer | None:
        try:
            return await self.ask(msgspec.json.encode(problem), decode)
        except NoAnswer as error:
            log.error("the %s bot at table %s did not answer: %s", problem.level, problem.table, error)
            return None

    async def ask(self, question: bytes, decode: Callable[[bytes], Answer]) -> Answer:
        """What a worker answers to this line; NoAnswer if several fail.  Only the thinking counts as time: neither the
        wait for a place nor the start of a worker."""
        async with self.places:         # whoever gives up waiting stands in the queue no more
            for attempt in range(TRIES):
                worker = await (self.hire() if attempt else self.take())
                try:
                    async with asyncio.timeout(self.seconds):
                        answer = decode(await worker.exchange(question))
                except OutOfTime:
                    self.dismiss(worker)
                    raise                       # another one would need as long
                except Exception as error:      # of many kinds: uvloop has its own for a closed pipe
                    log.error("a worker failed: %r", error)
                    self.dismiss(worker)
                except BaseException:           # nobody waits for the answer: the next one must not get it
                    self.dismiss(worker)
                    raise
                else:
                    self.idle.append(worker)
                    return answer
        raise NoAnswer(f"{TRIES} workers failed")

    # --- coming and going --------------------------------------------------------------------------------------------
    async def take(self) -> Worker:
        """One that is there, a new one if need be."""
        while self.idle:
            if await self.is_there(worker := self.idle.pop()):
                return worker
        return await self.hire()

    async def hire(self) -> Worker:
        """A new one.  What keeps it from starting may pass: it is tried for a while, ever more patiently."""
        for pause in (0.0, *self.pauses):
            await asyncio.sleep(pause)
            if self.is_closed:
                break
            worker = await self.start()
            if worker is not None and await self.is_there(worker):
                return worker
        raise NoAnswer("no worker can be started")

    async def start(self) -> Worker | None:
        try:
            worker = await Worker.start(self.command, self.are_limited)
        except Exception as error:
            log.error("a worker cannot be started: %r", error)
            return None
        self.all.add(worker)
        if self.is_closed:
            self.dismiss(worker)
        return worker

    async def is_there(self, worker: Worker) -> bool:
        try:
            await worker.get_ready()
            return True
        except Exception as error:
            log.error("a worker is not there: %r", error)
            self.dismiss(worker)
            return False
        except BaseException:
            self.dismiss(worker)
            raise

    def dismiss(self, worker: Worker) -> None:
        self.all.discard(worker)
        worker.kill()
        leaving = asyncio.get_running_loop().create_task(worker.end())
        self.leaving.add(leaving)
        leaving.add_done_callback(self.leaving.discard)


# --- in the worker ----------------------------------------------------------------------------------------------------
def serve(decode: Callable[[bytes], Question], answer: Callable[[Question], object]) -> None:
    """The life of a worker: a line for every line, with the same first word."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)                       # what is printed by mistake is no answer
    with suppress(BrokenPipeError, KeyboardInterrupt):      # the server has ended
        output.write(HERE)
        output.flush()
        for line in sys.stdin.buffer:
            word, question = line.split(b" ", 1)
            output.write(b"%s %s\n" % (word, msgspec.json.encode(answer(decode(question)))))
            output.flush()


def serve_politely(decode: Callable[[bytes], Question], answer: Callable[[Question], object]) -> None:
    """The same for work that is `limited`; people who play go first."""
    give_way(5)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGPROF})
    serve(decode, answer)


def give_way(by: int) -> None:
    """Lets others have the cores first.  Linux may share them out by session, and every worker is a session: to be nice
    counts only within one, so it is the session that is told."""
    niceness = os.nice(by)
    if os.getsid(0) != os.getpid():
        return                          # of somebody who tries it by hand
    for _ in range(TELLINGS):
        try:
            SESSION.write_text(str(niceness))
            return
        except BlockingIOError:         # the system hears of this no more than ten times a second
            time.sleep(0.1)
        except OSError:                 # it does not share by session
            return


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """The kernel ends the process when its time is up: nothing that runs here can prevent or survive that."""
    signal.setitimer(signal.ITIMER_PROF, seconds)       # seconds this process computes, not those it waits
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


decode_choice = msgspec.json.Decoder(list[int] | None).decode
decode_reason = msgspec.json.Decoder(Reason | None).decode


class Thinker:
    """What a worker does; it knows the games that it was asked about lately as far as they had come, and the bots,
    who keep nothing from one question to the next but what they have worked out about a kingdom."""

    def __init__(self) -> None:
        self.games: dict[str, Driver] = {}
        self.bots: dict[tuple[str, str, int, tuple[Plan, ...]], QuickAgent] = {}

    def answer(self, problem: Problem) -> list[int] | Reason | None:
        return self.choose(problem) if problem.why is None else self.explain(problem, problem.why)

    def explain(self, problem: Problem, seat: int) -> Reason | None:
        bought = last_purchase(self.game(problem), seat)
        if bought is None:
            return None
        return reason(problem.level, problem.whims, problem.plans, problem.rates, *bought)

    def choose(self, problem: Problem) -> list[int] | None:
        try:
            decision = self.game(problem).decision
            return None if decision is None else self.bot(problem).answer(decision)
        except MemoryError:
            raise                       # a new worker may have more
        except Exception:
            log.exception("a bot failed")
            return None

    def bot(self, problem: Problem) -> QuickAgent:
        whims = 0 if problem.plans else problem.whims       # who plays by a plan has none: masters of a table are one
        key = problem.table, problem.level, whims, tuple(problem.plans)
        found = self.bots.pop(key, None)
        self.bots[key] = player(problem.level, problem.whims, problem.plans) if found is None else found
        while len(self.bots) > REMEMBERED:
            del self.bots[next(iter(self.bots))]
        return self.bots[key]

    def game(self, problem: Problem) -> Driver:
        driver = self.games.pop(problem.table, None)
        answers = problem.answers
        seed = int(problem.seed, 16)
        if driver is None or (driver.setup, driver.seed, driver.format) != (problem.setup, seed, problem.format):
            driver = Driver(problem.setup, seed, format=problem.format)
        same = sum(1 for _ in takewhile(bool, map(eq, driver.answers, answers)))
        if same < len(driver.answers):
            driver = driver.undo(len(driver.answers) - same)
        for answer in answers[same:]:
            driver.answer(answer)
        self.games[problem.table] = driver          # only once it is where it should be
        while len(self.games) > REMEMBERED:
            del self.games[next(iter(self.games))]
        return driver


if __name__ == "__main__":
    serve(msgspec.json.Decoder(Problem).decode, Thinker().answer)
