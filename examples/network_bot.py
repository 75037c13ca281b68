"""A bot that sits down at a table far away and plays Big Money (docs/protocol.md).

    python examples/network_bot.py http://127.0.0.1:8008 TABLE [NAME]
"""
import json
import sys
import time
import urllib.request

from websockets.sync.client import connect

WANTED = ("province", "gold", "silver")


def post(url: str, body: dict, token: str = "") -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as response:
        return json.load(response)


def choose(question: dict) -> list[int]:
    """Positions in the options: everything that can be played, the best buy, otherwise as little as allowed."""
    options = question["options"]
    each = [index for index, option in enumerate(options) for _ in range(option.get("count", 1))]
    if question["source"] is None and question["purpose"] == "play":
        return each[:question["most"]]
    if question["source"] is None and question["purpose"] == "buy":
        ids = [option["id"] for option in options]
        return [ids.index(card) for card in WANTED if card in ids][:1]
    return each[:question["least"]]


def join(server: str, table: str, name: str) -> dict:
    """Takes a free seat of the table."""
    person = post(f"{server}/api/session", {"name": name})
    return post(f"{server}/api/tables/{table}/join", {}, person["token"])


def play(server: str, place: dict) -> dict:
    """Plays at the seat, and returns how it ended."""
    question, answered = None, -1
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{place['table']}/socket", open_timeout=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": place["token"]}))
        for message in map(json.loads, socket):
            if message.get("final"):
                return message["final"]
            if message.get("why") == "too fast":
                time.sleep(1)
                answered = -1           # the same again
            question = message.get("question", question)
            if question and question["options"] is not None and question["number"] != answered:
                answered = question["number"]
                socket.send(json.dumps({"type": "answer", "number": answered, "choice": choose(question)}))
    raise SystemExit("the connection ended before the game did")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    server, table, *name = sys.argv[1:]
    print(play(server, join(server, table, name[0] if name else "Big Money")))
