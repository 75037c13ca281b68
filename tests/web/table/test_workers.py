"""Bots that think elsewhere, and what becomes of those who cannot."""
from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import sys
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from throneroom.bots.levels import player
from throneroom.engine.rng import FORMAT
from throneroom.kingdoms.setup import Setup
from throneroom.record.driver import Driver
from throneroom.web import lab, paper, planning, records
from throneroom.web.workers import (
    COMMAND,
    REMEMBERED,
    SESSION,
    OutOfTime,
    Problem,
    Thinker,
    Worker,
    Workers,
    decode_choice,
)

pytestmark = pytest.mark.anyio

# In place of a worker.  It answers hard questions when a file is there, all others at once, and notes them.
SERVANT = """
import os, sys, time
print("ready", flush=True)
for line in sys.stdin:
    level = "hard" if '"hard"' in line else "easy"
    open("asked", "a").write(level + " ")
    while level == "hard" and not os.path.exists("permitted"):
        time.sleep(0.01)
    print(line.split()[0], "[7]" if level == "hard" else "[0]", flush=True)
"""

# Ways not to answer.
FAILURES = {
    "says nothing": "print('ready', flush=True); time.sleep(1000)",
    "says something else": "print('hello', flush=True); time.sleep(1000)",
    "ends at once": "pass",
    "ends when it is asked": "print('ready', flush=True); input()",
    "is killed": "print('ready', flush=True); input(); os.kill(os.getpid(), 9)",
    "is ended as if it were out of time": "print('ready', flush=True); input(); os.kill(os.getpid(), signal.SIGPROF)",
    "is stopped": "print('ready', flush=True); input(); os.kill(os.getpid(), signal.SIGSTOP)",
    "talks nonsense": "print('ready', flush=True); input(); print('nonsense', flush=True); time.sleep(1000)",
    "answers something else": "print('ready', flush=True); input(); print('1 [9]', flush=True); time.sleep(1000)",
    "answers before it is asked": "print('ready\\n1 [9]\\n[9]', flush=True); time.sleep(1000)",
    "stops halfway": "print('ready', flush=True); input(); print('[0', end='', flush=True); sys.exit()",
    "never comes to an end": "print('ready', flush=True)\nwhile True: print('x' * 100_000, end='', flush=True)",
    "closes its mouth": "print('ready', flush=True); input(); os.close(1); time.sleep(1000)",
    "closes its ears": "print('ready', flush=True); os.close(0); time.sleep(1000)",
    "needs too much memory": "resource.setrlimit(resource.RLIMIT_AS, (2 * 10**8,) * 2); print('ready', flush=True); "
                             "input(); hoard = [bytearray(10**6) for _ in range(10**4)]",
}
# In place of a worker that answers what it is asked, a number, and says everything twice.
TWICE = """
import sys
print("ready", flush=True)
for line in sys.stdin:
    *word, number = line.split()
    print(*word, f"[{number}]\\n" + " ".join([*word, f"[{number}]"]), flush=True)
"""
IMPORTS = "import os, resource, signal, sys, time\n"
FIRST = "try: os.close(os.open('first', os.O_CREAT | os.O_EXCL))\nexcept FileExistsError:\n {}\n sys.exit()\n"
LET_IN = "os.execv(sys.executable, [sys.executable, '-c', {!r}])"


@pytest.fixture(scope="module", params=[False, True], ids=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": request.param}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the workers leave their notes."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def noted(caplog: pytest.LogCaptureFixture) -> Callable[[str], Any]:
    async def until(words: str) -> None:
        while words not in caplog.text:
            await asyncio.sleep(0.01)
    caplog.set_level(logging.ERROR)
    return until


SETUP = Setup(("smithy", "village", "witch", "moat"), players=2)


def problem(name: str = "hard", answers: list[list[int]] | None = None) -> Problem:
    return Problem(name, 1, "t", SETUP, "3", FORMAT, answers or [])


def program(text: str) -> tuple[str, ...]:
    return sys.executable, "-c", text


@asynccontextmanager
async def opened(workers: Workers) -> AsyncIterator[Workers]:
    """Of whom nobody is left afterwards."""
    await workers.open()
    try:
        yield workers
    finally:
        known = pids(workers)
        await workers.close()
        assert not workers.all and not [pid for pid in known if is_running(pid)]


def pids(workers: Workers) -> list[int]:
    return [worker.process.pid for worker in workers.all]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False


def signalled(workers: Workers, which: signal.Signals) -> None:
    for pid in pids(workers):
        os.kill(pid, which)


async def ended(workers: Workers) -> None:
    """Waits until the event loop knows that all are dead."""
    while any(worker.process.returncode is None for worker in workers.all):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)           # and has closed their pipes


async def asked(*names: str) -> None:
    """Waits until these questions have come to a servant."""
    while not Path("asked").exists() or Path("asked").read_text().split() != list(names):
        await asyncio.sleep(0.01)


# --- one question -----------------------------------------------------------------------------------------------------
async def test_a_worker_thinks_like_the_bot_itself() -> None:
    async with opened(Workers(count=1, seconds=1000)) as workers:
        answers = await asyncio.gather(*[workers.answer(problem()) for _ in range(5)])
        assert len(workers.all) == 1
    decision = Driver(SETUP, 3).decision
    assert decision is not None and answers == [player("hard", 1).answer(decision)] * 5


async def test_a_worker_follows_a_game_forwards_and_backwards() -> None:
    """It remembers how far it was; what was taken back, and another game at the table, change that."""
    driver = Driver(SETUP, 3)
    bot = player("hard", 1)
    for _ in range(40):
        assert driver.decision is not None
        driver.answer(bot.answer(driver.decision))
    thinker = Thinker()
    for length in (0, 1, 5, 40, 39, 12, 30, 0):
        decision = driver.undo(40 - length).decision
        assert decision is not None
        assert thinker.choose(problem("hard", driver.answers[:length])) == bot.answer(decision), length
    other = Driver(SETUP, 4).decision
    assert other is not None and thinker.choose(msgspec.structs.replace(problem(), seed="4")) == bot.answer(other)
    assert thinker.choose(problem("hard", [[99]])) is None          # no such answer: the bot fails, not the worker
    assert thinker.choose(problem()) is not None
    for number in range(40):
        thinker.choose(msgspec.structs.replace(problem(), table=str(number)))
    assert len(thinker.games) == REMEMBERED


async def test_a_slow_bot_delays_no_other() -> None:
    async with opened(Workers(count=2, seconds=1000, command=program(SERVANT))) as workers:
        slow = asyncio.ensure_future(workers.answer(problem("hard")))
        await asked("hard")
        for _ in range(3):
            assert await workers.answer(problem("easy")) == [0]
        assert not slow.done()
        Path("permitted").touch()
        assert await slow == [7]


@pytest.mark.parametrize("failure", FAILURES)
async def test_workers_that_all_fail_are_given_up(failure: str) -> None:
    text = IMPORTS + FAILURES[failure]
    async with opened(Workers(count=1, seconds=0.05, command=program(text), pauses=(0.01,))) as workers:
        for _ in range(2):              # it can be asked again
            assert await workers.answer(problem()) is None


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_question_is_asked_again_if_a_worker_fails(failure: str) -> None:
    """The first one fails, whoever comes later is in order and has all the time in the world."""
    class LaterPatient(Workers):
        def dismiss(self, worker: Worker) -> None:
            self.seconds = 1000
            super().dismiss(worker)

    text = IMPORTS + FIRST.format(LET_IN.format(SERVANT)) + FAILURES[failure]
    async with opened(LaterPatient(count=1, seconds=0.1, command=program(text))) as workers:
        assert await workers.answer(problem("easy")) == [0]
        assert Path("first").exists() and len(workers.all) == 1


async def test_no_answer_is_taken_for_that_to_another_question() -> None:
    """A line too many would be one for the next."""
    async with opened(Workers(count=1, seconds=1000, command=program(TWICE), pauses=(0.01,))) as workers:
        assert [await workers.ask(b"%d" % number, decode_choice) for number in range(4)] == [[0], [1], [2], [3]]


@pytest.mark.parametrize("are_limited", [False, True])
async def test_only_who_is_limited_runs_out_of_time(are_limited: bool, place: Path) -> None:
    """To others that signal is a mishap: somebody else may have sent it."""
    command = program(IMPORTS + FIRST.format(LET_IN.format(SERVANT)) + FAILURES["is ended as if it were out of time"])
    workers = Workers(count=1, seconds=1000, command=command, are_limited=are_limited)
    async with opened(workers):
        if are_limited:
            with pytest.raises(OutOfTime):
                await workers.ask(b"0", decode_choice)
        assert await workers.ask(b"0", decode_choice) == [0]        # by the next one


async def test_workers_that_cannot_be_started_for_a_while(noted: Any, place: Path) -> None:
    later = place / "servant"
    async with opened(Workers(count=1, seconds=1000, command=(str(later),), pauses=(0.01,) * 10_000)) as workers:
        assert not workers.all
        answer = asyncio.ensure_future(workers.answer(problem("easy")))
        await noted("cannot be started")
        (place / "new").write_text(f"#!{sys.executable}\n{SERVANT}")
        (place / "new").chmod(0o700)
        (place / "new").rename(later)
        assert await answer == [0]


async def test_workers_that_cannot_be_started_at_all(place: Path) -> None:
    """Nobody waits for ever, and when they can, they are as many as before."""
    later = place / "servant"
    async with opened(Workers(count=2, seconds=1000, command=(str(later),), pauses=(0.01, 0.01))) as workers:
        assert await asyncio.gather(*[workers.answer(problem()) for _ in range(5)]) == [None] * 5
        later.write_text(f"#!{sys.executable}\n{SERVANT}")
        later.chmod(0o700)
        slow = asyncio.ensure_future(workers.answer(problem("hard")))
        assert await workers.answer(problem("easy")) == [0]
        assert not slow.done()
        slow.cancel()


@pytest.mark.parametrize("noticed", [False, True])
async def test_workers_that_died_while_nobody_asked(noticed: bool) -> None:
    async with opened(Workers(count=2, seconds=1000)) as workers:
        first = await workers.answer(problem())
        signalled(workers, signal.SIGKILL)
        if noticed:
            await ended(workers)
        assert await asyncio.gather(*[workers.answer(problem()) for _ in range(3)]) == [first] * 3


# --- many questions ---------------------------------------------------------------------------------------------------
async def test_waiting_is_not_thinking() -> None:
    async with opened(Workers(count=1, seconds=1000, command=program(SERVANT))) as workers:
        slow = asyncio.ensure_future(workers.answer(problem("hard")))
        await asked("hard")
        workers.seconds = 0.01          # for whoever begins to think now, but nobody does
        waits = asyncio.ensure_future(workers.answer(problem("easy")))
        await asyncio.sleep(0.1)
        workers.seconds = 1000
        Path("permitted").touch()
        assert await slow == [7]
        assert await waits == [0]


async def test_whoever_has_gone_is_not_answered() -> None:
    """Neither is their answer given to the next one, nor is asked for them what waits in the queue."""
    async with opened(Workers(count=1, seconds=1000, command=program(SERVANT))) as workers:
        gone = [asyncio.ensure_future(workers.answer(problem("hard")))]
        await asked("hard")
        gone += [asyncio.ensure_future(workers.answer(problem("hard"))) for _ in range(3)]
        stays = asyncio.ensure_future(workers.answer(problem("easy")))
        await asyncio.sleep(0)          # all of them stand in the queue
        for task in gone:
            task.cancel()
        Path("permitted").touch()
        assert await stays == [0]
        assert Path("asked").read_text() == "hard easy "


@pytest.mark.parametrize("which", [signal.SIGSTOP, signal.SIGKILL, signal.SIGCONT])
async def test_the_end_does_not_wait_for_anybody(which: signal.Signals) -> None:
    """Stopped, dead or thinking."""
    workers = Workers(count=2, seconds=1000, command=program(SERVANT))
    await workers.open()
    waiting = [asyncio.ensure_future(workers.answer(problem("hard"))) for _ in range(3)]
    await asked("hard", "hard")
    known = pids(workers)
    signalled(workers, which)
    await workers.close()
    assert await asyncio.gather(*waiting) == [None] * 3
    assert not workers.all and not [pid for pid in known if is_running(pid)]


# --- at the table -----------------------------------------------------------------------------------------------------
@pytest.fixture(params=["killed", "stopped", "killed in the middle", "killed twice", "out of memory"])
def accident(request: pytest.FixtureRequest, served: Any) -> Iterator[Any]:
    """What happens to the workers: before the bot is asked, and then."""
    workers: Workers = served.house.workers

    async def before() -> None:
        for worker in workers.all:
            await worker.get_ready()
        if request.param == "killed":
            signalled(workers, signal.SIGKILL)
            await ended(workers)
        elif request.param == "out of memory":
            workers.command = ("sh", "-c", 'ulimit -v 50000; exec "$0" "$@"', *COMMAND)
            workers.pauses = (0.01,)
            signalled(workers, signal.SIGKILL)
        else:
            workers.seconds = 0.5 if request.param == "stopped" else 1000
            signalled(workers, signal.SIGSTOP)

    async def then() -> None:
        killed: list[int] = []
        for _ in range({"killed in the middle": 1, "killed twice": 2}.get(request.param, 0)):
            while not workers.all or workers.idle or killed == pids(workers):       # until one is asked
                await asyncio.sleep(0.01)
            killed = pids(workers)
            signalled(workers, signal.SIGKILL)

    return before, then


async def test_a_table_goes_on_whatever_becomes_of_its_bots(served: Any, accident: Any) -> None:
    """Somebody at the table sees the move of the bot come, and needs not do anything for it."""
    before, then = accident
    table = await served.table(people=1, bots=("easy",))
    client = await served.client(table, 0)
    await client.until_asked()
    await before()
    while client.last["question"]["seat"] == 0:
        await client.answer([])
    await then()
    await client.until_asked()
    assert any(mark.person < 0 for mark in table.table.marks)


@pytest.mark.parametrize("where", ["workers.answer", "storage.append"])
async def test_a_table_goes_on_after_any_error(served: Any, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    """Also after one that nobody thought of."""
    table = await served.table(people=1, bots=("easy",))
    client = await served.client(table, 0)
    await client.until_asked()
    room, name = getattr(served.house, where.split(".")[0]), where.split(".")[1]
    works, failures = getattr(room, name), iter(range(3))

    async def fails(*words: Any) -> Any:
        if asyncio.current_task() is table.bots and next(failures, None) is not None:
            raise RuntimeError("the sky has fallen")
        return await works(*words)

    monkeypatch.setattr(room, name, fails)
    while client.last["question"]["seat"] == 0:
        await client.answer([])
    await client.until_asked()
    assert next(failures, None) is None


async def test_a_table_goes_on_without_an_answer_of_its_bot(served: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: Problem) -> None:
        return None

    async def illegal(_: Problem) -> list[int]:
        return [99]

    table = await served.table(people=1, bots=("easy",))
    client = await served.client(table, 0)
    for broken in (nothing, illegal):
        monkeypatch.setattr(served.house.workers, "answer", broken)
        seat, number = -1, (await client.until_asked())["question"]["number"]
        while seat != 0 or client.last["question"]["number"] <= number + 3:
            await client.answer([])
            await client.until_asked()
            seat = client.last["question"]["seat"]
    assert any(mark.person < 0 for mark in table.table.marks)


@pytest.mark.skipif(not os.access(SESSION, os.W_OK), reason="this system does not share its cores by session")
@pytest.mark.parametrize(("command", "niceness"), [
    (planning.COMMAND, 5), (paper.COMMAND, 5), (records.COMMAND, 5), (lab.COMMAND, 10)],
    ids=["plans", "paper", "records", "lab"])
async def test_who_works_politely_is_polite_to_other_sessions(command: tuple[str, ...], niceness: int) -> None:
    """Every worker is a session of its own, and cores are shared by session: its own niceness does nothing."""
    worker = await Worker.start(command)
    try:
        await worker.get_ready()
        told = Path(f"/proc/{worker.process.pid}/autogroup").read_text()
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == niceness
        assert re.fullmatch(rf"/autogroup-\d+ nice {niceness}\n", told), told
    finally:
        worker.kill()
        await worker.end()


async def test_who_tries_a_worker_by_hand_keeps_their_own_session_as_it_is() -> None:
    if not SESSION.exists():
        pytest.skip("this system does not share its cores by session")
    before = SESSION.read_text()
    process = await asyncio.create_subprocess_exec(*planning.COMMAND, stdin=DEVNULL, stdout=DEVNULL)
    assert await process.wait() == 0
    assert SESSION.read_text() == before
