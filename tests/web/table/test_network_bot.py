"""The example of docs/protocol.md, against a real server."""
from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLE = Path(__file__).parents[3] / "examples" / "network_bot.py"

pytestmark = pytest.mark.anyio


@pytest.fixture
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("network_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


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


def test_it_plays_a_whole_game_over_the_network(example, process) -> None:
    """Two of them and a bot of the house; one from the command line."""
    server = f"http://127.0.0.1:{process.port}"
    person = process.ask("POST", "session", {"name": "Host"})
    kingdom = {"text": "smithy, village, witch, moat, militia, market, mine, cellar, remodel, workshop"}
    place = process.ask("POST", "tables", {"kingdom": kingdom, "seats": 3}, person["token"])
    words = [sys.executable, str(EXAMPLE), server, place["table"]]
    with subprocess.Popen([*words, "Other"], stdout=subprocess.PIPE, text=True) as other:
        watched = process.ask("GET", f"tables/{place['table']}")
        assert watched["state"] == "gathering"
        host = subprocess.Popen([sys.executable, "-c", HOST, str(EXAMPLE), server, json.dumps(place)])
        final = example.play(server, place["table"], "Big Money")
        assert str(final) in other.communicate(timeout=60)[0]
        assert host.wait(60) == 0
    assert max(final["scores"]) >= 12 and final["winners"]


# The host has a seat already, so it plays with that token.
HOST = """
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("network_bot", sys.argv[1])
bot = importlib.util.module_from_spec(spec)
spec.loader.exec_module(bot)
place = json.loads(sys.argv[3])
bot.post = lambda url, body, token="": place if url.endswith("/join") else {"token": "x"}
bot.play(sys.argv[2], place["table"], "Host")
"""
