"""Rules that Cornucopia brought: Prizes, names, the Bane."""
import pytest

from throneroom.errors import BadKingdom
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards

TEN = ("young_witch", "cellar", "chapel", "festival", "laboratory", "market", "mine", "moat", "smithy", "village")


def test_prizes_are_gained_only_by_tournament() -> None:
    """cornucopia/rules/prizes/1"""
    scene = Scene(kingdom="Tournament", p1={"hand": "Horn of Plenty", "play": "Village", "coins": 8})
    assert scene.p1.can_buy("Province")
    assert not scene.p1.can_buy("Princess")
    scene.p1.plays("Horn of Plenty", "Copper")
    assert not scene.asked[0].offers("Princess")
    assert not scene.p1.can_play("Princess")
    scene = Scene(p1={"hand": "Princess, Diadem"})
    assert scene.options == ["princess"]                    # in the Action phase
    scene.p1.plays("Princess")
    assert scene.options == ["diadem"]                      # in the Buy phase


def test_each_name_counts_once() -> None:
    """cornucopia/rules/different_names/1 (counted by Horn of Plenty, itself the fourth name)"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Horn of Plenty", "play": "Copper, 2 Silver, 2 Gold"})
    scene.p1.plays("Horn of Plenty", "Smithy")
    assert not scene.asked[0].offers("Duchy")


def test_treasures_with_text_in_the_buy_phase() -> None:
    """cornucopia/rules/treasures_with_text/1"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Copper, Silver, Horn of Plenty"})
    scene.p1.plays("Copper, Silver, Horn of Plenty", "Silver")
    assert not scene.asked[0].offers("Smithy")
    scene = Scene(kingdom="Smithy", p1={"hand": "Copper, Silver, Horn of Plenty"})
    scene.p1.plays("Horn of Plenty", "Copper")
    assert scene.asked[0].options == ["copper", "curse"]


def test_turn_order_begins_with_the_player_whose_turn_it_is() -> None:
    """cornucopia/rules/simultaneous/1"""
    scene = Scene(turn=3, p1={"hand": "Province"}, p2={"hand": "Province"}, p3={"hand": "Tournament, Province"})
    scene.p3.plays("Tournament", scene.p3(None), scene.p1("Province"), scene.p2(None))
    assert scene.p3.coins == 0


def test_an_eleventh_pile() -> None:
    """cornucopia/young_witch/2, cornucopia/rules/bane_setup/1"""
    table = Setup(TEN, bane="workshop").table()
    game = table.new_game(None, 1)
    kingdom = [pile for pile in game.supply_piles() if pile.id not in cards("Copper, Silver, Gold, Estate, Duchy, "
                                                                            "Province, Curse")]
    assert len(kingdom) == 11
    assert table.bane == "workshop"
    assert game.count_in_pile("workshop") == 10
    with pytest.raises(BadKingdom):
        Setup(TEN, bane="gardens").table()
    assert Setup(TEN, bane="tunnel").table().new_game(None, 1).count_in_pile("tunnel") == 8
    assert Setup(TEN, bane="tunnel", players=3).table().new_game(None, 1).count_in_pile("tunnel") == 12
    scene = Scene(bane="Cellar", black_market="Young Witch, Smithy")
    assert scene.pile("Cellar") == 10
