"""What cards want of a random table: said on their classes, and brought by one function for all."""
from random import Random

import pytest

from throneroom.cards import BY_ID
from throneroom.engine.types import LIAISON
from throneroom.kingdoms import furnishing
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.furnishing import Lacking, furnish, kingdom_piles, wants_of, who_wants
from throneroom.kingdoms.generator import Wishes, generate
from throneroom.kingdoms.random import allies, random_setup

KNOWN = {furnishing.ALLY, furnishing.BANE, furnishing.MOUSE, furnishing.MARKET, furnishing.BOONS,
         furnishing.PROPHECY, furnishing.ATTACK_PILE, furnishing.RIVERBOAT, furnishing.FERRYMAN, furnishing.SECOND}
TEN = ("cellar", "festival", "gardens", "laboratory", "market", "militia", "mine", "moat", "remodel", "smithy")


def test_cards_want_what_can_be_brought() -> None:
    assert {want for cls in BY_ID.values() for want in cls.wants.split()} == KNOWN
    liaisons = [card_id for card_id, cls in BY_ID.items() if cls().types & LIAISON]
    assert who_wants(furnishing.ALLY, BY_ID) == liaisons
    assert wants_of("smithy") == frozenset()


@pytest.mark.parametrize(("card", "name"), [("young_witch", "Young Witch"), ("underling", "Underling"),
                                            ("black_market", "Black Market"), ("way_of_the_mouse", "Way of the Mouse"),
                                            ("poet", "Poet"), ("approaching_army", "Approaching Army"),
                                            ("riverboat", "Riverboat"), ("ferryman", "Ferryman")])
def test_it_is_brought_to_every_random_table(card: str, name: str) -> None:
    for seed in range(5):
        assert list(faults(random_setup(Random(seed), cards=[card]))) == []
        assert list(faults(generate(Random(seed), Wishes(wanted=(name,), few_alchemy=False)))) == []


def test_it_is_brought_only_if_it_is_wanted() -> None:
    setup = furnish(Random(1), TEN, (), 2, kingdom_piles(), allies())
    assert (setup.bane, setup.mouse, setup.black_market, setup.landscapes, setup.boons) == ("", "", (), (), ())


@pytest.mark.parametrize(("card", "why"), [("young_witch", "a Bane"), ("black_market", "15 other cards")])
def test_who_lacks_it_is_named(card: str, why: str) -> None:
    with pytest.raises(Lacking, match=why) as lacking:
        furnish(Random(1), (*TEN[:9], card), (), 2, [], allies())
    assert lacking.value.card_id == card
