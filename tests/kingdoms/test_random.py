"""Random tables: the same seed deals the same for ever, as long as it draws among the same cards."""
import hashlib
import re
import subprocess
import sys
from pathlib import Path
from random import Random

from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
from throneroom.lab.fuzz import plan

HERE = Path(__file__).parent
WISHES = ((), ("young_witch", "way_of_the_mouse"), ("black_market",), ("market_towns",), ("the_suns_gift", "druid"),
          ("survivors",), ("horse",), ("spoils", "imp"), ("gold",))


def tables() -> str:
    """A mark of what seeded tests deal: random tables, wished ones, plans."""
    setups = [random_setup(Random(seed), 2 + seed % 5, sets, wishes, BOOKS)
              for seed, wishes in enumerate(WISHES * 3) for sets in ((), ("base", "promo"))]
    setups += [plan(seed, among=BOOKS).setup for seed in range(10)]
    return hashlib.sha256(repr(setups).encode()).hexdigest()


LATER = """
from more_cards import MORE
from throneroom.cards import BY_ID, BY_SET
BY_SET["promo"].update(BY_SET["later"])            # in a set of their own, and in one that there is
from test_random import tables
from throneroom.kingdoms.furnishing import kingdom_piles
assert set(MORE) <= set(kingdom_piles())
print(tables())
"""


def test_more_cards_change_no_seeded_table():
    later = subprocess.run([sys.executable, "-c", LATER], cwd=HERE, capture_output=True, text=True)
    assert later.returncode == 0, later.stderr
    assert later.stdout.strip() == tables()


def test_a_new_card_that_is_wished_for_is_there():
    new = """
from more_cards import MORE
from random import Random
from throneroom.kingdoms.order import BOOKS
from throneroom.kingdoms.random import random_setup
assert MORE[0] in random_setup(Random(1), cards=MORE[:1], among=BOOKS).kingdom
assert set(random_setup(Random(1), sets=["later"]).kingdom) <= set(MORE)
"""
    assert subprocess.run([sys.executable, "-c", new], cwd=HERE).returncode == 0


NEW_BOONS = """
from random import Random
from throneroom.cards import BY_ID
from throneroom.engine.card import Card
from throneroom.engine.types import ACTION, BOON, HEX
from throneroom.errors import BadKingdom
from throneroom.kingdoms.facts import FACTS
from throneroom.kingdoms.random import random_setup
from throneroom.kingdoms.setup import Setup

class CloudsGift(Card):
    types = BOON
class Drizzle(Card):
    types = HEX
class RainMaker(Card):
    types = ACTION
    needs = "boons clouds_gift"
BY_ID.update(clouds_gift=CloudsGift, drizzle=Drizzle, rain_maker=RainMaker)
FACTS["rain_maker"] = FACTS["bard"]

def boons(setup, stack="boons"):
    return sorted(card.id for card in setup.table().stacks[stack])

assert len(boons(Setup(("bard",)))) == 12
assert "clouds_gift" in boons(Setup(("bard", "rain_maker"))) and len(boons(Setup(("rain_maker",)))) == 13
for seed in range(20):
    setup = random_setup(Random(seed), cards=["clouds_gift"])
    assert "clouds_gift" in boons(setup, "boons set aside" if setup.boons else "boons")
chosen = ("clouds_gift", "the_seas_gift", "the_skys_gift")
setup = Setup(("druid",), boons=chosen)
assert (boons(setup, "boons set aside"), len(boons(setup))) == (list(chosen), 10)
try:
    random_setup(Random(1), cards=["drizzle"])
except BadKingdom as error:
    print(error)
"""


def test_a_new_boon_comes_by_a_card_that_names_it():
    """And to no other table, or games that are kept would be others."""
    new = subprocess.run([sys.executable, "-c", NEW_BOONS], capture_output=True, text=True)
    assert new.stdout == "no card brings drizzle to the table: it must be among what one needs\n", new.stderr


EVERYTHING = ("test_furnishing.py", "test_fuzz.py", "test_random.py", "test_traits.py", "test_omens.py",
              "test_prophecies.py", "test_divine_wind.py", "test_more_prophecies.py", "test_shadows.py",
              "test_fair.py")


def test_all_seeded_tests_draw_among_these_cards():
    """But for those about everything there is.  (Nor is `random_setup` called by another name, where nobody would see
    among what it draws.)"""
    drawn = re.compile(r"(?<!\.)\b(?:random_setup|plan|play_some)\([^\n]*|[^\n]*\brandom_setup\b(?!\()[^\n]*")
    for path in HERE.parent.rglob("*.py"):
        for call in drawn.findall(path.read_text(encoding="utf-8")):
            in_order = "BOOKS" in call or "import" in call or path.name in EVERYTHING
            assert in_order, f"{path}: {call}"
