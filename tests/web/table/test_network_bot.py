"""The example of docs/protocol.md, against a real server."""
from __future__ import annotations

import importlib.util
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

KINGDOM = "smithy, village, witch, moat, militia, market, mine, cellar, remodel, workshop"
EXAMPLE = Path(__file__).parents[3] / "examples" / "network_bot.py"


@pytest.fixture
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("network_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 64


def test_it_chooses_as_it_should(example) -> None:
    gold = {"source": None, "purpose": "buy", "least": 0, "most": 1,
            "options": [{"id": "copper"}, {"id": "gold"}, {"id": "silver"}]}
    assert example.choose(gold) == [1]
    play = {"source": None, "purpose": "play", "least": 0, "most": 4, "options": [{"id": "copper", "count": 3},
                                                                                 {"id": "silver"}]}
    assert example.choose(play) == [0, 0, 0, 1]
    discard = {"source": "militia", "purpose": "discard", "least": 2, "most": 2,
               "options": [{"id": "copper", "count": 2}, {"id": "estate"}]}
    assert example.choose(discard) == [0, 0]


def test_one_that_is_too_fast_tries_again(example, process, monkeypatch) -> None:
    """A game of more answers than may be given at once, against another that is as quick."""
    monkeypatch.setattr(example, "WANTED", ("copper", "curse", "silver"))
    server = f"http://127.0.0.1:{process.port}"
    person = process.ask("POST", "session", {"name": "Host"})
    place = process.ask("POST", "tables", {"seats": 2, "kingdom": {"text": KINGDOM}}, person["token"])
    places = [place, example.join(server, place["table"], "Second")]
    with ThreadPoolExecutor() as threads:
        assert len(list(threads.map(lambda place: example.play(server, place), places, timeout=120))) == 2


def test_three_of_them_play_a_whole_game_over_the_network(example, process) -> None:
    server = f"http://127.0.0.1:{process.port}"
    person = process.ask("POST", "session", {"name": "Host"})
    places = [process.ask("POST", "tables", {"kingdom": {"text": KINGDOM}, "seats": 3}, person["token"])]
    places.append(example.join(server, places[0]["table"], "Second"))
    words = [sys.executable, str(EXAMPLE), server, places[0]["table"], "Third"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as third, ThreadPoolExecutor() as threads:
        finals = list(threads.map(lambda place: example.play(server, place), places))
        told = third.communicate(timeout=120)[0]
    assert finals[0] == finals[1] and str(finals[0]) in told
    assert max(finals[0]["scores"]) >= 12
