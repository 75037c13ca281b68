"""The order of all cards only ever grows."""
import hashlib

from throneroom.cards import BY_ID
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.order import BOOKS, ORDER, WRITTEN

# So many lines, and their checksum.  A row is added with new cards; none is ever changed.
LINES = {
    674: "7dd46618034d723a09b52bfdd4aa3770ec4d4913a3b1afa1165bdd63953b0758",
}


def checksum(lines: int) -> str:
    return hashlib.sha256("\n".join(WRITTEN[:lines]).encode()).hexdigest()


def test_the_cards_stand_where_they_stood() -> None:
    """This is the definition: what was written by places in this order could not be read any more."""
    moved = "a line of kingdoms/order.txt was moved, put in between or taken out: new cards are written at its end"
    assert {lines: checksum(lines) for lines in LINES} == LINES, moved
    grown = f"new cards in kingdoms/order.txt: add their row to LINES, {len(WRITTEN)}: {checksum(len(WRITTEN))!r}"
    assert max(LINES) == len(WRITTEN), grown
    assert frozenset(WRITTEN[:min(LINES)]) == BOOKS


def test_every_card_has_one_line() -> None:
    cards = {card_id for card_id, facts in FACTS.items() if facts.kind != "mat_or_token"}
    assert set(WRITTEN) == cards, "write new cards at the end of kingdoms/order.txt"
    assert len(set(WRITTEN)) == len(WRITTEN)
    assert ORDER == WRITTEN
    assert BY_ID.keys() >= cards, "a card gets its line when it can be played, or answers would shift then"
