"""Where batches are played: here, in processes of this machine, or on a Ray cluster.  What comes of a contest is the
same everywhere: batches are added up in the order of their numbers, and whether it is enough is asked of that sum."""
from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
import threading
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import msgspec

from throneroom.errors import BadContest
from throneroom.lab.contest import Contest, play_batch
from throneroom.lab.result import ALL, ENOUGH, INTERRUPTED, Result
from throneroom.lab.tally import Tally
from throneroom.lab.worker import Done, Job, done

TRIES = 4                               # workers that may be lost on one batch
COMMAND = (sys.executable, "-m", "throneroom.lab.worker")
MOST_JOBS = 1024
RAY = "ray"
DECIDED = "decided"

Enough = Callable[[Tally], bool]


class Place(ABC):
    """Plays batches, several at once."""

    width = 1                           # batches that may be under way

    @abstractmethod
    def submit(self, contest: Contest, batch: int) -> Future[Tally]: ...

    @abstractmethod
    def close(self) -> None:
        """Nothing is under way afterwards."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()


class Here(Place):
    """In this process, one after the other."""

    def submit(self, contest: Contest, batch: int) -> Future[Tally]:
        future: Future[Tally] = Future()
        future.set_result(play_batch(contest, batch))
        return future

    def close(self) -> None:
        pass


class Worker:
    """A process, as seen from outside.  Ctrl-C is for us, not for it."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, start_new_session=True)

    def ask(self, line: bytes) -> bytes:
        """The answer; EOFError or OSError if it is lost, or belongs to another question: both begin with a word."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        word = secrets.token_hex(8).encode()
        self.process.stdin.write(b"%s %s\n" % (word, line))
        self.process.stdin.flush()
        said, _, answer = self.process.stdout.readline().partition(b" ")
        if said != word or not answer.endswith(b"\n"):
            raise EOFError
        return answer

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):     # something may be left that nobody reads any more
                if pipe is not None:
                    pipe.close()


class Processes(Place):
    """On the cores of this machine.  A lost worker costs its batch, which another one plays."""

    def __init__(self, jobs: int) -> None:
        self.width = 2 * jobs + 2       # so that nobody waits for the slowest
        self.threads = ThreadPoolExecutor(jobs, "batch")
        self.own = threading.local()
        self.lock = threading.Lock()
        self.workers: set[Worker] = set()
        self.is_closed = False

    def submit(self, contest: Contest, batch: int) -> Future[Tally]:
        return self.threads.submit(self.play, contest, batch)

    def play(self, contest: Contest, batch: int) -> Tally:
        line = msgspec.json.encode(Job(contest, batch))
        for _ in range(TRIES):
            worker = self.worker()
            try:
                return tally_of(msgspec.json.decode(worker.ask(line), type=Done), batch)
            except (EOFError, OSError):
                self.dismiss(worker)
        raise BadContest(f"batch {batch} was given up: {TRIES} workers were lost on it")

    def worker(self) -> Worker:
        """Of this thread."""
        worker: Worker | None = getattr(self.own, "worker", None)
        if worker is None:
            with self.lock:
                if self.is_closed:
                    raise BadContest("the workers have been sent home")
                try:
                    worker = Worker()
                except OSError as error:
                    raise BadContest(f"no worker can be started: {error.strerror}") from None
                self.workers.add(worker)
            self.own.worker = worker
        return worker

    def dismiss(self, worker: Worker) -> None:
        self.own.worker = None
        with self.lock:
            self.workers.discard(worker)
        worker.end()

    def close(self) -> None:
        with self.lock:
            self.is_closed = True
            workers = list(self.workers)
        for worker in workers:
            worker.process.kill()       # whoever waits for it sees that it is lost
        self.threads.shutdown(cancel_futures=True)
        for worker in workers:
            worker.end()


class Ray(Place):
    """On a cluster: one that is there, or one of so many processes that is started for this."""

    def __init__(self, address: str, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise BadContest("Ray is not installed: pip install 'throneroom[lab]'") from None
        self.ray = ray
        self.ours = not ray.is_initialized()
        if self.ours:
            own = {"num_cpus": jobs, "include_dashboard": False}
            options: dict[str, Any] = {"address": address} if address else own
            try:
                ray.init(log_to_driver=False, logging_level="ERROR", **options)
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                raise BadContest(f"no Ray cluster answers at {address or 'this machine'}: {error}") from None
        self.width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1))) + 2
        self.play = ray.remote(max_retries=TRIES)(play_job)

    def submit(self, contest: Contest, batch: int) -> Future[Tally]:
        found: Future[Tally] = Future()
        reference = self.play.remote(msgspec.json.encode(Job(contest, batch)))

        def answered(future: Future[bytes]) -> None:
            try:
                found.set_result(tally_of(msgspec.json.decode(future.result(), type=Done), batch))
            except BaseException as error:
                found.set_exception(error)

        reference.future().add_done_callback(answered)
        return found

    def close(self) -> None:
        if self.ours:
            self.ray.shutdown()


def play_job(line: bytes) -> bytes:
    """A job for a worker of Ray."""
    return msgspec.json.encode(done(msgspec.json.decode(line, type=Job)))


def tally_of(answer: Done, batch: int) -> Tally:
    if answer.tally is None:
        raise BadContest(f"batch {batch} cannot be played: {answer.trouble}")
    return answer.tally


def place(on: str = "", jobs: int | None = None) -> Place:
    """Where to play: in so many processes here (of all cores, if nothing is said), or "ray", or a cluster's address."""
    count = os.cpu_count() or 1 if jobs is None else jobs
    if not 1 <= count <= MOST_JOBS:
        raise BadContest(f"a contest is played by 1 to {MOST_JOBS} processes, not {count}")
    if on:
        return Ray("" if on == RAY else on, count)
    return Here() if count == 1 else Processes(count)


# --- a contest ------------------------------------------------------------------------------------------------------
def play(contest: Contest, place: Place, enough: Enough | None = None) -> Iterator[Tally]:
    """The sum of all batches so far, after each of them, to the end or until it is enough."""
    total = Tally()
    waiting: deque[Future[Tally]] = deque()
    numbers = iter(range(contest.batches))
    while True:
        while len(waiting) < place.width and (number := next(numbers, None)) is not None:
            waiting.append(place.submit(contest, number))
        if not waiting:
            return
        total = total.plus(waiting.popleft().result())
        yield total
        if enough is not None and enough(total):
            return


def simulate(contest: Contest, place: Place, enough: Enough | None = None,
             told: Callable[[Tally], None] = lambda tally: None) -> Result:
    """Plays the contest and goes home; after Ctrl-C with the result so far."""
    total = Tally()
    try:
        with place:
            for total in play(contest, place, enough):
                told(total)
    except KeyboardInterrupt:
        if not total.games:
            raise
        return Result(contest, total, INTERRUPTED)
    return Result(contest, total, ALL if total.games == contest.games else ENOUGH)


def until(text: str) -> Enough | None:
    """ "0.5%": the win rates are known as exactly as that; "decided": it is clear who wins more."""
    wish = text.strip().casefold()
    if not wish:
        return None
    if wish == DECIDED:
        return Tally.is_decided
    found = re.fullmatch(r"(\d{1,2}(?:[.,]\d{1,6})?)\s*%", wish)
    if found is None or not (near := float(found[1].replace(",", ".")) / 100):
        raise BadContest(f"a contest goes on until it is {DECIDED}, or until rates are known to 0.5%, not {text!r}")
    return lambda tally: all(tally.half(player) <= near for player in range(len(tally.lines)))
