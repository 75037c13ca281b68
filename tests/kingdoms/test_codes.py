"""Codes of kingdoms: kept ones open for ever, and what was mistyped is noticed."""
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.editions import IN_CODES, all_editions
from throneroom.kingdoms.order import ORDER
from throneroom.kingdoms.recommended import all_recommended
from throneroom.kingdoms.setup import Setup
from throneroom.kingdoms.sharing import LETTERS, LINK, LONGEST, ROOMS, Packed, code, from_code, kingdom_of

KEPT = Path(__file__).parent / "codes.jsonl"            # never change a line
PARTS = ("kingdom", "landscapes", "platinum", "shelters", "bane", "mouse", "black_market", "boons")
FIRST_GAME = "K2-gd36whnn57t6"
NEWEST_GAME = "K2-r18qybafjwc83rqnnhd5aw9nn57t6"
FIRST_EDITIONS = 1003591815


def parts_of(setup: Setup) -> dict:
    """What a code says of a kingdom, as it is kept in the file."""
    parts = {name: getattr(setup, name) for name in PARTS}
    return {name: sorted(part) if isinstance(part, tuple) else part for name, part in parts.items() if part}


def kept() -> list[dict]:
    return [json.loads(line) for line in KEPT.read_text(encoding="utf-8").splitlines()]


def check_kept() -> int:
    """Every code that was ever given out for these kingdoms opens to them."""
    for row in kept():
        parts = {name: row[name] for name in PARTS if name in row}
        for mark in ("K1", "K2"):
            assert parts_of(from_code(row[mark])) == parts, row[mark]
    return len(kept())


def test_kept_codes_open_to_the_same_kingdoms():
    assert check_kept() == 200
    for row in kept():
        assert code(from_code(row["K1"])) == row["K2"]
        assert parts_of(kingdom_of(row["K1"])) == parts_of(kingdom_of(LINK + row["K2"].upper()))


LATER = """
from more_cards import MORE
from test_codes import ORDER, check_kept, code, from_code, kept
from throneroom.kingdoms.setup import Setup

assert list(ORDER[-17:]) == MORE
assert check_kept() == 200
assert all(code(from_code(row["K1"])) == row["K2"] for row in kept())
new = Setup(tuple(MORE[:10]))
assert from_code(code(new)) == new
print(code(new))
"""


def test_kept_codes_open_when_there_are_more_cards():
    later = subprocess.run([sys.executable, "-c", LATER], cwd=KEPT.parent, capture_output=True, text=True)
    assert later.returncode == 0, later.stderr
    with pytest.raises(BadKingdom, match="not known here"):
        from_code(later.stdout.strip())


def test_codes_are_short():
    assert code(kingdom_of("First Game")) == FIRST_GAME
    for found in all_recommended():
        setup = found.setup(3)
        assert parts_of(from_code(code(setup), 3)) == parts_of(setup)
        most = 39 if setup.traits or setup.ferryman or setup.riverboat or setup.editions else 33
        assert len(code(setup)) <= most + 4 * len(setup.editions)
    assert max(len(row["K2"]) for row in kept() if "black_market" not in row) <= 39
    largest = Setup(ORDER[-15:], ORDER[-7:], 2, True, True, ORDER[-1], ORDER[-1], ORDER[-63:], boons=ORDER[-3:])
    assert len(code(largest)) <= LONGEST
    assert parts_of(from_code(code(largest))) == parts_of(largest)


@pytest.mark.parametrize("room", ROOMS)
def test_numbers_of_cards_in_any_room(room):
    random = Random(room)
    for count in (1, 2, 10, 15):
        packed = Packed(room)
        cards = tuple(sorted(random.sample(ORDER, count)))
        packed.add_cards(cards, 16)
        assert packed.take_cards(16) == cards
        assert packed.number == 0


# --- editions -----------------------------------------------------------------------------------------------
def test_editions_go_with_a_code():
    """So that who opens it plays by the same texts; those without any are as short as ever."""
    plain = from_code(FIRST_GAME)
    for options in (("newest",), ("base-2008",), ("rules:base-2008", "mine:base-2008"), ("newest", "throne_room:books"),
                    ("seaside-2022", "hermit:newest", "harem:intrigue-2023"), tuple(all_editions()["mine"])):
        setup = replace(plain, editions=options)
        assert from_code(code(setup)) == setup == kingdom_of(LINK + code(setup).upper())
        assert len(code(setup)) <= 32 + 4 * len(options)
    assert code(plain) == FIRST_GAME and plain.editions == ()
    assert code(replace(plain, editions=("newest-2026",))) == NEWEST_GAME


def test_every_edition_has_a_place_for_ever():
    known = {edition for editions in all_editions().values() for edition in editions}
    assert known <= set(IN_CODES) and len(set(IN_CODES)) == len(IN_CODES) < 256
    assert crc32(" ".join(IN_CODES[:37]).encode()) == FIRST_EDITIONS          # never to be changed
    everything = tuple(f"{card_id}:{editions[-1]}" for card_id, editions in all_editions().items())
    assert from_code(code(Setup(("mine",), editions=everything))).editions == everything


def test_editions_that_are_not_known():
    packed = Packed(ROOMS[0])
    packed.add(len(IN_CODES), 256)
    packed.add(0, 4)
    packed.add(1, 128)
    with pytest.raises(BadKingdom, match="editions that are not known here"):
        packed.take_editions()
    later = code(Setup(kingdom_of("First Game").kingdom, editions=("moat:base-2008",)))
    with pytest.raises(BadKingdom, match="no card knows the edition"):
        kingdom_of(later)


# --- what was mistyped --------------------------------------------------------------------------------------
def is_refused(text: str) -> bool:
    try:
        from_code(text)
    except BadKingdom:
        return True
    return False


def mistyped(right: str) -> set[str]:
    """A letter changed, missing, doubled or added, two letters swapped, the end cut off."""
    letters = right.removeprefix("K2-")
    places = range(len(letters))
    wrong = {letters[:at] + letter + letters[at + 1:] for at in places for letter in LETTERS}
    wrong |= {letters[:at] + letters[at + 1:] for at in places} | {letters[:at] for at in places}
    wrong |= {letters[:at] + letter + letters[at:] for at in range(len(letters) + 1) for letter in LETTERS}
    wrong |= {letters[:at] + letters[to] + letters[at + 1:to] + letters[at] + letters[to + 1:]
              for to in places for at in range(to)}
    return {f"K2-{found}" for found in wrong - {letters}}


@pytest.mark.parametrize("number", range(0, 200, 20))
def test_everything_mistyped_is_noticed(number):
    right = kept()[number]["K2"]
    assert not is_refused(right)
    assert [wrong for wrong in mistyped(right) if not is_refused(wrong)] == []


def test_foreign_codes_are_refused():
    for row in kept():
        assert is_refused("K2" + row["K1"][2:])
        assert is_refused("K3" + row["K2"][2:])
    random = Random(1)
    for length in range(40):
        assert is_refused("K2-" + "".join(random.choices(LETTERS, k=length)))


def test_an_endless_code_is_none():
    for mark in ("K1-", "K2-"):
        with pytest.raises(BadKingdom, match="not a code"):
            kingdom_of(LINK + mark + "z" * 1_000_000)
