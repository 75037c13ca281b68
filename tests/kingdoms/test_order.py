"""The order of all cards only ever grows."""
import hashlib

from throneroom.cards import BY_ID
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.order import BOOKS, ORDER

# So many cards, and their checksum: a row for each version that was given out; none is ever changed.
LINES = {
    674: "7dd46618034d723a09b52bfdd4aa3770ec4d4913a3b1afa1165bdd63953b0758",
}


def checksum(lines: int) -> str:
    return hashlib.sha256("\n".join(ORDER[:lines]).encode()).hexdigest()


def test_the_cards_stand_where_they_stood() -> None:
    """This is the definition: what was written by places in this order could not be read any more."""
    moved = "a row of kingdoms/facts.csv (or order.txt) was moved or taken out: new ones stand at the end"
    assert {lines: checksum(lines) for lines in LINES} == LINES, moved
    assert frozenset(ORDER[:min(LINES)]) == BOOKS


def test_every_card_has_one_place() -> None:
    cards = {card_id for card_id, facts in FACTS.items() if facts.kind != "mat_or_token"}
    assert set(ORDER) == cards
    assert len(set(ORDER)) == len(ORDER)
    assert BY_ID.keys() >= cards, "a card gets its row when it can be played, or answers would shift then"


def test_new_cards_stand_behind_the_books() -> None:
    """In the table, too: a row put in between would have its place, but nobody would see which."""
    later = [card_id in BOOKS for card_id, facts in FACTS.items() if facts.kind != "mat_or_token"]
    assert later == sorted(later, reverse=True), "new rows of kingdoms/facts.csv stand at its end"
