"""The Events of Empires."""
import pytest

from throneroom.testing import Scene, cards


def test_advance() -> None:
    """empires/advance/1"""
    scene = Scene(kingdom="Laboratory, Artisan, City Quarter", landscapes="Advance", phase="buy",
                  p1={"hand": "Village, Estate"})
    scene.p1.buys("Advance", "Village", "Artisan")
    assert scene.asked[0].options == ["village"]
    assert scene.asked[1].options == ["artisan", "laboratory", "village"]
    assert scene.trash == cards("Village")
    assert scene.p1.discard == cards("Artisan")
    scene = Scene(landscapes="Advance", phase="buy", p1={"hand": "Village, Estate"})
    scene.p1.buys("Advance", "nothing")
    assert scene.p1.discard == []


def test_annex_shuffles_all_but_five() -> None:
    """empires/annex/1"""
    scene = Scene(landscapes="Annex", phase="buy", p1={"deck": "3 Gold", "discard": "5 Estate, 4 Silver"})
    scene.p1.buys("Annex", "5 Estate")
    assert sorted(scene.p1.deck) == cards("3 Gold, 4 Silver")
    assert scene.p1.discard == cards("5 Estate, Duchy")
    assert scene.p1.debt == 8


def test_annex_without_duchies() -> None:
    """empires/annex/2"""
    scene = Scene(landscapes="Annex", phase="buy", piles={"Duchy": 0}, p1={"discard": "4 Silver"})
    scene.p1.buys("Annex", "nothing")
    assert sorted(scene.p1.deck) == cards("4 Silver")
    assert scene.p1.discard == []
    assert scene.p1.debt == 8


def test_banquet_with_few_coppers() -> None:
    """empires/banquet/1"""
    scene = Scene(kingdom="Laboratory", landscapes="Banquet", phase="buy", piles={"Copper": 1}, p1={"coins": 3})
    scene.p1.buys("Banquet", "Laboratory")
    assert scene.asked[0].options == ["curse", "laboratory", "silver"]
    assert scene.p1.discard == cards("Copper, Laboratory")
    scene = Scene(landscapes="Banquet", phase="buy", piles={"Copper": 0}, p1={"coins": 3})
    scene.p1.buys("Banquet", "Silver")
    assert scene.p1.discard == cards("Silver")


def test_conquest_twice() -> None:
    """empires/conquest/1"""
    scene = Scene(landscapes="Conquest", phase="buy", p1={"coins": 12, "buys": 2})
    scene.p1.buys("Conquest")
    scene.p1.buys("Conquest")
    assert scene.p1.discard == cards("4 Silver")
    assert scene.p1.points == 6


def test_conquest_counts_what_was_really_gained() -> None:
    """empires/conquest/2"""
    scene = Scene(landscapes="Conquest", phase="buy", piles={"Silver": 2}, p1={"coins": 6})
    scene.p1.gains("Silver")
    scene.p1.buys("Conquest")
    assert scene.p1.discard == cards("2 Silver")
    assert scene.p1.points == 2


def test_delve() -> None:
    """empires/delve/1"""
    scene = Scene(kingdom="Village", landscapes="Delve", phase="buy", p1={"coins": 7})
    scene.p1.buys("Delve")
    scene.p1.buys("Delve")
    scene.p1.buys("Village")
    assert scene.p1.discard == cards("2 Silver, Village")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 0)


@pytest.mark.parametrize(("left", "points"), [(1, 9), (0, 0)])
def test_dominate(left: int, points: int) -> None:
    """empires/dominate/1"""
    scene = Scene(landscapes="Dominate", phase="buy", piles={"Province": left}, p1={"coins": 14})
    scene.p1.buys("Dominate")
    assert scene.p1.discard == cards(f"{left} Province" if left else "")
    assert scene.p1.points == points
    assert scene.p1.coins == 0


def test_donate_after_the_turn() -> None:
    """empires/donate/1"""
    scene = Scene(landscapes="Donate", phase="buy",
                  p1={"hand": "5 Copper", "deck": "2 Copper, 3 Estate", "discard": "2 Gold"})
    scene.p1.buys("Donate")
    assert scene.p1.debt == 8
    scene.p1.ends_turn("4 Copper, 3 Estate")
    assert scene.whose_turn == 2
    assert scene.p1.hand == cards("3 Copper, 2 Gold")
    assert scene.p1.deck == []
    assert scene.p1.discard == []
    assert scene.trash == cards("4 Copper, 3 Estate")
    scene.p2.ends_turn()
    scene.p1.ends_turn()                        # only once
    assert scene.asked == []


def test_donate_trashing_rocks() -> None:
    """empires/donate/2"""
    scene = Scene(landscapes="Donate", phase="buy", p1={"hand": "5 Copper", "deck": "Rocks"})
    scene.p1.buys("Donate")
    scene.p1.ends_turn("Rocks")
    assert scene.trash == cards("Rocks")
    assert sorted(scene.p1.hand + scene.p1.deck) == cards("5 Copper, Silver")
    assert scene.p1.discard == []
    assert len(scene.p1.hand) == 5


def test_donate_is_not_possessed() -> None:
    """empires/donate/3"""
    scene = Scene(landscapes="Donate", p1={"hand": "Possession"}, p2={"hand": "4 Copper, Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.buys("Donate")
    assert scene.p1.debt == 8                   # Possession moves the debt, as long as the turn lasts
    scene.p2.ends_turn(scene.p2("Estate"))
    assert scene.trash == cards("Estate")
    assert scene.p2.all_cards == cards("4 Copper")


def test_ritual() -> None:
    """empires/ritual/1"""
    scene = Scene(landscapes="Ritual", phase="buy", p1={"hand": "Gold", "coins": 4})
    scene.p1.buys("Ritual")
    assert scene.p1.discard == cards("Curse")
    assert scene.trash == cards("Gold")
    assert scene.p1.points == 6
    scene = Scene(landscapes="Ritual", phase="buy", piles={"Curse": 0}, p1={"hand": "Gold", "coins": 4})
    scene.p1.buys("Ritual")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.points == 0


def test_salt_the_earth() -> None:
    """empires/salt_the_earth/1"""
    scene = Scene(landscapes="Salt the Earth", phase="buy", p1={"coins": 4})
    scene.p1.buys("Salt the Earth", "Province")
    assert scene.p1.points == 1
    assert scene.pile("Province") == 7
    assert scene.trash == cards("Province")
    assert scene.gained(1) == []


def test_salt_the_earth_is_no_gain() -> None:
    """empires/salt_the_earth/2"""
    scene = Scene(landscapes="Salt the Earth, Mountain Pass", phase="buy", p1={"coins": 4})
    scene.p1.buys("Salt the Earth", "Province")
    scene.p1.ends_turn()
    assert scene.asked == []
    assert scene.whose_turn == 2


def test_tax_on_a_pile() -> None:
    """empires/tax/1"""
    scene = Scene(kingdom="Village", landscapes="Tax", phase="buy", p1={"coins": 2, "deck": "5 Copper"},
                  p2={"hand": "2 Gold"})
    for pile in scene.game.piles:
        assert scene.game.tokens_on(pile, "debt") == 1
    scene.p1.buys("Tax", "Gold")
    assert scene.tokens("Gold", "debt") == 3
    scene.p1.ends_turn()
    scene.p2.plays("2 Gold")
    scene.p2.buys("Gold")
    assert scene.p2.debt == 3
    assert scene.tokens("Gold", "debt") == 0
    scene.p2.gains("Silver")                    # not bought: the debt stays
    assert scene.p2.debt == 3
    assert scene.tokens("Silver", "debt") == 1


def test_triumph_counts_cards_gained() -> None:
    """empires/triumph/1"""
    scene = Scene(landscapes="Triumph, Delve", phase="buy", p1={"coins": 2, "buys": 4})
    scene.p1.buys("Copper")
    scene.p1.buys("Copper")
    scene.p1.buys("Delve")
    scene.p1.buys("Triumph")
    assert scene.p1.discard == cards("2 Copper, Silver, Estate")
    assert scene.p1.points == 4
    assert scene.p1.debt == 5


def test_triumph_without_estates() -> None:
    """empires/triumph/2"""
    scene = Scene(landscapes="Triumph", phase="buy", piles={"Estate": 0}, p1={"buys": 4})
    for _ in range(3):
        scene.p1.buys("Copper")
    scene.p1.buys("Triumph")
    assert scene.p1.points == 0
    assert scene.p1.debt == 5


def test_wedding_without_gold() -> None:
    """empires/wedding/1"""
    scene = Scene(landscapes="Wedding", phase="buy", piles={"Gold": 0}, p1={"coins": 4})
    scene.p1.buys("Wedding")
    assert scene.p1.points == 1
    assert scene.p1.debt == 3
    assert scene.p1.discard == []


def test_windfall() -> None:
    """empires/windfall/1"""
    scene = Scene(landscapes="Windfall", phase="buy", piles={"Gold": 2}, p1={"coins": 5})
    scene.p1.buys("Windfall")
    assert scene.p1.discard == cards("2 Gold")
    scene = Scene(landscapes="Windfall", phase="buy", p1={"coins": 5, "discard": "Copper"})
    scene.p1.buys("Windfall")
    assert scene.p1.discard == cards("Copper")
