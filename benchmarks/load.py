"""How the server bears many tables: scripted people at real websockets, against a server on one core.

    python benchmarks/load.py [--tables 200] [--seconds 60] [--check]

Server and clients are processes of their own; the server, with everything it starts, is bound to one core. Every table
has four people and a random kingdom of its own. Whoever is asked thinks for one to two seconds, like a quick person,
and gives a random legal answer. Measured is the time from an answer until its update has arrived, at the seat that
answered and at the other three; and how much the server grows per table.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
THINK = (1.0, 2.0)                      # seconds
MOST_MEDIAN = 0.050                     # seconds
MOST_MEMORY = 300                       # kB per idle table


# --- the server ------------------------------------------------------------------------------------------------------
def serve(port: int, database: str) -> None:
    import uvicorn

    from throneroom.web.app import new_app, new_hall
    from throneroom.web.live import Settings
    from throneroom.web.operations import Limits
    from throneroom.web.socket import SERVER_SETTINGS

    async def run() -> None:
        hall = new_hall(database, Settings(idle=3600), Limits.none())
        await hall.open()
        config = uvicorn.Config(new_app(hall), port=port, log_level="warning", lifespan="off", **SERVER_SETTINGS)
        await uvicorn.Server(config).serve()
    asyncio.run(run())


def start_server(port: int, home: Path, core: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, __file__, "--serve", str(port), "--database", f"sqlite:///{home / 'tables.sqlite'}"]
    process = subprocess.Popen(command, preexec_fn=lambda: os.sched_setaffinity(0, {core}))
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return process
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def memory(process: subprocess.Popen[bytes]) -> int:
    """kB of the server's own process."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


# --- the people ------------------------------------------------------------------------------------------------------
class Option(msgspec.Struct):
    count: int = 1


class Question(msgspec.Struct):
    number: int
    least: int
    most: int
    options: list[Option] | None


class Message(msgspec.Struct):
    type: str
    question: Question | None = None
    final: dict[str, object] | None = None      # the game is over
    text: str = ""


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Table:
    """Shared by the four clients of a table: when the current answer was sent, and by whom."""

    sent: dict[int, tuple[float, int]] = field(default_factory=dict)


@dataclass
class Times:
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    refused: int = 0
    measuring: bool = False


async def person(connection: ClientConnection, seat: int, table: Table, times: Times, chance: random.Random) -> None:
    known = 0
    async for text in connection:
        now = time.perf_counter()
        message = decode(text)
        times.refused += message.type == "refused"
        question = message.question
        if question is None:
            if message.final is not None:
                return
            continue
        if question.number > known:
            at, who = table.sent.get(question.number - 1, (0.0, -1))
            if at and times.measuring:
                (times.own if who == seat else times.others).append(now - at)
            known = question.number
            if question.options is not None:
                asyncio.get_running_loop().create_task(answer(connection, seat, question, table, chance))
        elif known == 0 and question.options is not None and not table.sent:
            asyncio.get_running_loop().create_task(answer(connection, seat, question, table, chance))


async def answer(connection: ClientConnection, seat: int, question: Question, table: Table,
                 chance: random.Random) -> None:
    if question.number in table.sent:
        return
    table.sent[question.number] = (0.0, seat)
    await asyncio.sleep(chance.uniform(*THINK))
    each = [index for index, option in enumerate(question.options or ()) for _ in range(option.count)]
    choice = chance.sample(each, chance.choice((question.least, min(question.most, len(each)))))
    table.sent[question.number] = (time.perf_counter(), seat)
    await connection.send(msgspec.json.encode({"type": "answer", "number": question.number, "choice": choice}).decode())


async def load(port: int, tables: int, seconds: float, server: subprocess.Popen[bytes]) -> dict[str, float]:
    address = f"127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as http:
        people = [(await http.post("/session", json={"name": f"Person {seat}"})).json()["token"]
                  for seat in range(SEATS)]

        async def new_table(seed: int) -> list[tuple[str, str]]:
            """(table, token) for every seat; all are taken, so that the game begins."""
            kingdom = {"wish": {"seed": seed}}
            response = await http.post("/tables", json={"kingdom": kingdom, "seats": SEATS},
                                       headers={"Authorization": f"Bearer {people[0]}"})
            places = [response.raise_for_status().json()]
            for token in people[1:]:
                response = await http.post(f"/tables/{places[0]['table']}/join",
                                           headers={"Authorization": f"Bearer {token}"})
                places.append(response.raise_for_status().json())
            return [(place["table"], place["token"]) for place in places]

        await new_table(1)              # warms everything up
        before = memory(server)
        places = [await new_table(seed) for seed in range(2, tables + 2)]
        idle = (memory(server) - before) / tables

    times = Times()
    chance = random.Random(1)
    talks = []
    for seats in places:
        table = Table()
        for seat, (table_id, token) in enumerate(seats):
            connection = await connect(f"ws://{address}/api/tables/{table_id}/socket", compression=None)
            await connection.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            talks.append(asyncio.create_task(person(connection, seat, table, times, chance)))
    connected = (memory(server) - before) / tables
    await asyncio.sleep(5)
    used, times.measuring = cpu(server), True
    await asyncio.sleep(seconds)
    times.measuring, used = False, cpu(server) - used
    played = (memory(server) - before) / tables
    for talk in talks:
        talk.cancel()
    quantiles = statistics.quantiles(times.own, n=20)
    return {"answers": len(times.own), "answers a second": len(times.own) / seconds, "refused": times.refused,
            "median ms": 1000 * statistics.median(times.own), "95% ms": 1000 * quantiles[18],
            "others: median ms": 1000 * statistics.median(times.others), "server core %": 100 * used / seconds,
            "server ms an answer": 1000 * used / len(times.own), "kB a table, idle": idle,
            "kB a table, four connections": connected, "kB a table, four connections, played": played}


def cpu(process: subprocess.Popen[bytes] | subprocess.Popen[str]) -> float:
    """Seconds the server has used."""
    parts = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--check", action="store_true", help="fail if it is slower or larger than it should be")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve is not None:
        serve(options.serve, options.database)
        return 0
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(files, min(most, 8192)), most))
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, set(cores[1:]) or set(cores))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as home:
        server = start_server(port, Path(home), cores[0])
        try:
            found = asyncio.run(load(port, options.tables, options.seconds, server))
        finally:
            server.kill()
            server.wait()
    for name, value in found.items():
        print(f"{name:40} {value:10.1f}")
    slow = found["median ms"] > 1000 * MOST_MEDIAN or found["kB a table, idle"] > MOST_MEMORY
    return int(options.check and slow)


if __name__ == "__main__":
    sys.exit(main())
