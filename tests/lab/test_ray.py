"""The same on a Ray cluster, also when a worker is killed.  Starting one takes long: `make ray` does it."""
from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from throneroom.kingdoms.sharing import kingdom_of
from throneroom.lab.contest import Contest, Entrant
from throneroom.lab.running import Here, Processes, place, play

pytestmark = pytest.mark.skipif(os.environ.get("THRONEROOM_RAY") != "1", reason="`make ray` runs it")
GAMES = int(os.environ.get("THRONEROOM_RAY_GAMES", "400"))


def players_of_ray() -> list[int]:
    """Processes of Ray that play a batch just now."""
    found = []
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if (folder / "cmdline").read_bytes().startswith(b"ray::play_job"):
                found.append(int(folder.name))
    return found


def test_one_process_two_and_a_cluster_come_to_the_same() -> None:
    pytest.importorskip("ray")
    asked = Contest.of((Entrant("Big Money", bot="big-money"), Entrant("general", bot="general")),
                       kingdom_of("First Game"), GAMES)
    expected = list(play(asked, Here()))
    with Processes(2) as processes:
        assert list(play(asked, processes)) == expected
    killed = []
    found = []
    with place("ray", 2) as cluster:
        for tally in play(asked, cluster):
            found.append(tally)
            if not killed and (running := players_of_ray()):
                os.kill(running[0], signal.SIGKILL)
                killed.append(running[0])
    assert found == expected
    assert killed
