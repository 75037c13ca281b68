"""A bot that sits down at a table far away and plays Big Money (docs/protocol.md).

    python examples/network_bot.py http://127.0.0.1:8008 TABLE [NAME]
"""
import json
import sys
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


def play(server: str, table: str, name: str) -> dict:
    """Joins the table, plays, and returns how it ended."""
    person = post(f"{server}/api/session", {"name": name})
    place = post(f"{server}/api/tables/{table}/join", {}, person["token"])
    answered = -1
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": place["token"]}))
        for message in map(json.loads, socket):
            if message["type"] == "update" and message["final"] is not None:
                return message["final"]
            question = message.get("question")
            if question and question["options"] is not None and question["number"] != answered:
                answered = question["number"]
                socket.send(json.dumps({"type": "answer", "number": answered, "choice": choose(question)}))
    raise SystemExit("the connection ended before the game did")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "Big Money"))
