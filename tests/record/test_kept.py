"""Records that were kept replay for ever, whatever cards there are by then."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

from throneroom.lab.kept import NAMING, check, names_asked
from throneroom.record.record import read

KEPT = Path(__file__).parent / "kept"
VERSIONS = ("version1", "version2")


@pytest.mark.parametrize("version", VERSIONS)
def test_kept_records_replay_byte_for_byte(version: str) -> None:
    assert check(KEPT / version) >= 31


def test_every_naming_card_is_among_them() -> None:
    for version in VERSIONS:
        asked = {name: names_asked(read((KEPT / version / f"{name}.json").read_bytes()), name) for name in NAMING}
        assert min(asked.values()) > 0, asked


# Cards before, between and behind all others in the alphabet: for every set, a Boon and a Hex among them; half of them
# with a place in the order of all cards, half of them somebody's own.
MORE_CARDS = """
import sys
from pathlib import Path

from throneroom import cards
from throneroom.engine.card import Card
from throneroom.engine.types import ACTION, BOON, HEX, TREASURE
from throneroom.kingdoms import order

def card(id, kinds):
    return type(id.title().replace("_", ""), (Card,), {"__module__": "more", "id": id, "types": kinds, "cost": 3})

more = {}
for before in ("", "copper_", "m", "wish", "zz"):
    for name, kinds in (("aa", ACTION), ("mm", TREASURE), ("zz", ACTION | TREASURE), ("boon", BOON), ("hex", HEX)):
        more[before + name] = card(before + name, kinds)
for id, made in more.items():
    cards.BY_ID[id] = made
order.ORDER = (*order.ORDER, *list(more)[::2])

from throneroom.kingdoms.setup import Setup
from throneroom.lab.kept import check

known = len(Setup(("moat",)).table(1).nameable), len(Setup(("moat",)).table().nameable)
own = Setup(("moat", "mmm")).table().nameable
print(*known, own[0].id, len(own), *[check(Path(folder)) for folder in sys.argv[1:]])
"""


def test_more_cards_change_nothing() -> None:
    folders = [str(KEPT / version) for version in VERSIONS]
    done = subprocess.run([sys.executable, "-c", MORE_CARDS, *folders], env=os.environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    old, new, own, count, *replayed = done.stdout.split()
    assert int(new) > int(old) == 487                   # those with a place can be named in new games,
    assert (own, int(count)) == ("mmm", int(new) + 1)   # those without where they are on the table
    assert min(map(int, replayed)) >= 31
