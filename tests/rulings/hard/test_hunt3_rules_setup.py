"""General rules: what is laid out before the game (rules.md, setup.csv), where the Bane, the card of the Mouse and the
Black Market deck meet."""
from random import Random

import pytest

from throneroom.engine.decision import Agent, Decision
from throneroom.kingdoms.checks import faults
from throneroom.kingdoms.generator import Wishes, generate, homes, replaced, with_market
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene

TEN = ("cellar", "chapel", "village", "smithy", "market", "mine", "remodel", "militia", "workshop", "merchant")


def test_a_black_market_has_its_deck_wherever_it_is() -> None:
    """rules.md PRO-03, MULT-19: also as the Bane, or set aside for Way of the Mouse"""
    ten = ("young_witch", *TEN[:9])
    for setup in (Setup(ten, bane="black_market"),
                  Setup(TEN, ("way_of_the_mouse",), mouse="black_market")):
        assert len(with_market(Random(1), setup).black_market) == 15
        assert not list(faults(with_market(Random(1), setup)))
    for seed in range(60):
        wanted = ("Young Witch",) if seed % 2 else ("Way of the Mouse",)
        setup = generate(Random(seed), Wishes(wanted=wanted))
        assert "black_market" not in (setup.bane, setup.mouse) and not list(faults(setup))


def test_one_knight_stands_for_all() -> None:
    """rules.md PRO-03 (000:4007): no Knight in the Black Market deck beside another or beside the pile of Knights"""
    market = with_market(Random(2), Setup(("black_market", *TEN[:9]))).black_market
    fifteen = (*[card for card in market if card not in homes()][:13], "bishop", "goons")
    assert not list(faults(Setup(("black_market", *TEN[:9]), black_market=(*fifteen, "dame_anna"))))
    two = Setup(("black_market", *TEN[:9]), black_market=(*fifteen, "dame_anna", "sir_martin"))
    assert list(faults(two)) == ["Knights is in the Black Market deck twice"]
    beside = Setup(("black_market", "knights", *TEN[:8]), black_market=(*fifteen, "dame_anna"))
    assert list(faults(beside)) == ["Dame Anna cannot be in the Black Market deck"]


def test_boons_of_a_druid_that_is_the_bane() -> None:
    """rules.md NOC-05, CORN-03"""
    boons = ("the_flames_gift", "the_seas_gift", "the_mountains_gift")
    setup = Setup(("young_witch", *TEN[:9]), bane="druid", boons=boons)
    assert not list(faults(setup))
    assert sorted(boon.id for boon in setup.table().new_game().stacks["boons set aside"]) == sorted(boons)


def test_a_trade_route_that_is_the_bane_or_the_mouses() -> None:
    """rules.md TOK-04, CORN-03, MULT-19 (002:2917, 004:551): its tokens lie on the Victory piles, a Bane among them"""
    for setup in (Setup(("young_witch", "gardens"), bane="trade_route"),
                  Setup(("gardens",), ("way_of_the_mouse",), mouse="trade_route")):
        tokens = setup.table().new_game().tokens
        assert {key for key, count in tokens.items() if count} == {
            f"{pile} trade_route" for pile in ("estate", "duchy", "province", "gardens")}
    tokens = Setup(("young_witch", "trade_route"), bane="tunnel").table().new_game().tokens
    assert tokens["tunnel trade_route"] == 1


@pytest.mark.parametrize("ally", ["order_of_masons", "order_of_astrologers"])
def test_no_favors_before_the_first_turn(ally: str) -> None:
    """rules.md ALL-02, SHUF-08 (003:706): nobody is asked when the starting decks are shuffled"""
    game = Setup(("importer",), (ally,), 3).table().new_game([Silent()] * 3)
    assert [(len(player.hand), player.favors) for player in game.players] == [(5, 5)] * 3


class Silent(Agent):
    """Must not be asked."""

    def answer(self, decision: Decision) -> list[int]:
        raise AssertionError(repr(decision))


@pytest.mark.parametrize(("bane", "card"), [("encampment_plunder", "Plunder"), ("castles", "King's Castle"),
                                            ("townsfolk", "Elder")])
def test_every_card_of_the_banes_pile_is_a_bane(bane: str, card: str) -> None:
    """rules.md CORN-03, PILE-03, ATT-13"""
    scene = Scene(bane=bane, p1={"hand": "Young Witch", "deck": "4 Copper"}, p2={"hand": card})
    scene.p1.plays("Young Witch", "yes")
    assert scene.p2.discard == []


def test_the_knights_do_not_come_in_beside_a_knight_of_the_black_market() -> None:
    """rules.md PRO-03 (000:7118): what replaces a pile is not in the Black Market deck"""
    market = with_market(Random(2), Setup(("black_market", *TEN[:9]))).black_market
    others = [card for card in market if card not in homes()]
    setup = Setup(("black_market", *TEN[:9]), black_market=(*others, "dame_anna"))
    wishes = Wishes(sets=("base", "dark_ages", "promo"))
    drawn = {pile for seed in range(60) for pile in replaced(Random(seed), setup, "market", wishes).kingdom}
    assert "knights" not in drawn and len(drawn) > 12
