"""The words of the page are whole: nothing twice, everything in both languages."""
import tomllib
from collections import Counter

from throneroom.web.words import all_messages, shelf
from throneroom.words.messages import BESIDE_CARDS, messages


def leaves(entries: dict[str, object], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], object]]:
    found = []
    for key, value in entries.items():
        found += leaves(value, (*path, key)) if isinstance(value, dict) else [((*path, key), value)]
    return found


def test_every_message_is_an_english_and_a_german_one() -> None:
    for path, message in leaves(all_messages()):
        assert isinstance(message, list), path
        assert len(message) == 2, path
        assert all(isinstance(text, str) for text in message), path


def test_the_page_asks_in_the_words_of_every_card() -> None:
    """Also in those that stand beside the card itself."""
    for room in BESIDE_CARDS:
        assert all_messages()[room] == messages()[room]
    assert "pay debt" in all_messages()["asks"]["change"]


def test_no_message_is_in_two_files() -> None:
    assert {"messages.toml", "page.toml", "hall.toml", "guide.toml"} <= {file.name for file in shelf()}
    found = Counter(path for file in shelf() for path, _ in leaves(tomllib.loads(file.read_text(encoding="utf-8"))))
    assert [path for path, count in found.items() if count > 1] == []
