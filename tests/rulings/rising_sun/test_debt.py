"""Debt: the cards that cost it, bring it or ask for it."""
from throneroom.engine.card import Cost
from throneroom.testing import Scene, cards


# --- the rules ----------------------------------------------------------------------------------------------
def test_what_costs_debt_gives_it() -> None:
    """rising_sun/rules/debt/1"""
    scene = Scene(p1={"coins": 4, "deck": "5 Copper"}, kingdom="Daimyo", phase="buy")
    scene.p1.buys("Daimyo")
    scene.p1.pays_debt(4)
    assert (scene.p1.debt, scene.p1.coins) == (2, 0)
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("5 Copper")
    scene.p1.pays_debt(2)
    scene.p1.buys("Silver")
    assert (scene.p1.debt, scene.p1.coins) == (0, 0)
    assert "silver" in scene.p1.discard


def test_debt_may_be_paid_at_any_time() -> None:
    """rising_sun/rules/debt/2: asked where it can matter, here before the Black Market's card; not in games without
    such a card, unless the newer rule is chosen"""
    start = {"hand": "Black Market, Copper", "debt": 2}
    market = "Chapel, Moat, Smithy"
    for more in ({"kingdom": "Litter"}, {"editions": "rules:rising_sun-2024"}, {"editions": "newest"}):
        scene = Scene(p1=start, black_market=market, **more)
        scene.p1.plays("Black Market", None, "2", "Chapel, Moat, Smithy")
        assert (scene.p1.debt, scene.p1.coins, scene.p1.hand) == (0, 0, cards("Copper"))
        scene = Scene(p1={**start, "coins": 2}, black_market=market, **more)
        scene.p1.plays("Black Market", None, "2", "Chapel", "Moat, Smithy")
        assert (scene.p1.debt, scene.p1.coins, scene.p1.discard) == (0, 0, cards("Chapel"))
        scene = Scene(p1={**start, "coins": 2}, black_market=market, **more)
        scene.p1.plays("Black Market", None, "1", "Chapel, Moat, Smithy")
        assert (scene.p1.debt, scene.p1.coins) == (1, 3)        # with debt left nothing is for sale
    scene = Scene(p1={**start, "coins": 2}, black_market=market)
    scene.p1.plays("Black Market", None, "Chapel, Moat, Smithy")
    assert (scene.p1.debt, scene.p1.coins) == (2, 4)


def test_debt_may_be_paid_before_coins_are_lost() -> None:
    """rising_sun/rules/debt/2: Poor House and Souk take no more than there is"""
    for card, coins in ("Poor House", 5), ("Souk", 2):
        start = {"hand": [card, "6 Copper"] if card == "Poor House" else [card, "8 Copper"], "coins": coins, "debt": 5}
        scene = Scene(p1=start, kingdom="Litter")
        scene.p1.plays(card, 5)
        assert (scene.p1.coins, scene.p1.debt) == (0, 0)
        scene = Scene(p1=start, kingdom="Litter")
        scene.p1.plays(card, 0)
        assert (scene.p1.coins, scene.p1.debt) == (coins + 4 - 6 if card == "Poor House" else coins + 7 - 8, 5)
        scene = Scene(p1=start)                         # older rule: in the Buy phase
        scene.p1.plays(card)
        assert scene.asked == []


def test_debt_may_be_paid_before_all_coins_are() -> None:
    """rising_sun/rules/debt/2: with Storyteller"""
    scene = Scene(p1={"hand": "Storyteller, Silver", "deck": "9 Estate", "debt": 2}, kingdom="Litter")
    scene.p1.plays("Storyteller", "Silver", "2")
    assert (scene.p1.debt, scene.p1.coins, scene.p1.hand) == (0, 0, cards("Estate"))


def test_nothing_can_be_bought_with_debt() -> None:
    """rising_sun/rules/debt/3"""
    scene = Scene(p1={"debt": 1}, landscapes="Amass", phase="buy")
    assert not scene.p1.can_buy("Copper")
    scene.p1.ends_turn()
    assert scene.asked == []
    assert (scene.p1.debt, scene.p1.score) == (1, 0)    # it does nothing at the end
    scene = Scene(p1={"debt": 1, "coins": 3}, landscapes="Amass", phase="buy")
    assert not scene.p1.can_buy("Amass")
    scene.p1.pays_debt(1)
    assert scene.p1.can_buy("Amass")


def test_up_to_so_many_coins_means_no_debt() -> None:
    """rising_sun/rules/debt/4"""
    scene = Scene(p1={"hand": "Craftsman"}, kingdom="Mountain Shrine, Smithy")
    scene.p1.plays("Craftsman", "Duchy")
    assert scene.asked[0].offers("Smithy", "Duchy")
    assert not scene.asked[0].offers("Mountain Shrine")


def test_coins_and_debt_are_not_compared() -> None:
    """rising_sun/rules/debt/5"""
    artist, daimyo, four, nothing = Cost(0, 0, 8), Cost(0, 0, 6), Cost(4), Cost(0)
    assert daimyo.less_than(artist)
    assert nothing.less_than(daimyo)
    assert not four.less_than(daimyo)
    assert not daimyo.less_than(four)
    scene = Scene(p1={"hand": "Remodel, Artist"}, kingdom="Daimyo, Smithy")
    scene.p1.plays("Remodel", "Artist", "Daimyo")       # costing up to 2 coins and 8 debt
    assert scene.asked[-1].offers("Daimyo", "Artist", "Estate")
    assert not scene.asked[-1].offers("Smithy")


def test_only_buying_gives_the_debt_of_a_cost() -> None:
    """rising_sun/rules/debt/6"""
    scene = Scene(p1={"hand": "Tanuki, Artist"}, kingdom="Daimyo")
    scene.p1.plays("Tanuki", "Artist", "Daimyo")
    assert scene.p1.discard == cards("Daimyo")
    assert scene.p1.debt == 0


def test_debt_is_no_means_of_overpaying() -> None:
    """rising_sun/rules/debt/7"""
    scene = Scene(p1={"coins": 2}, kingdom="Farrier", phase="buy")
    scene.p1.buys("Farrier")
    assert scene.asked == []
    assert (scene.p1.debt, scene.p1.discard) == (0, cards("Farrier"))
    scene = Scene(p1={"coins": 4}, kingdom="Farrier", phase="buy")
    scene.p1.buys("Farrier", "2")
    assert scene.asked[-1].options == ["0", "1", "2"]


# --- Artist, Daimyo: see test_actions.py --------------------------------------------------------------------
def test_artist_costs_debt() -> None:
    """rising_sun/artist/4"""
    scene = Scene(kingdom="Artist", phase="buy")
    assert scene.cost("Artist") == (0, 0, 8)
    scene.p1.buys("Artist")
    assert (scene.p1.debt, scene.p1.coins, scene.p1.me.buys) == (8, 0, 0)
    assert scene.p1.discard == cards("Artist")


# --- Change -------------------------------------------------------------------------------------------------
def test_change_with_debt() -> None:
    """rising_sun/change/1"""
    scene = Scene(p1={"hand": "Change, Copper", "debt": 1})
    scene.p1.plays("Change")
    assert (scene.p1.coins, scene.p1.debt) == (3, 1)
    assert scene.p1.hand == cards("Copper")


def test_change_without_debt() -> None:
    """rising_sun/change/2"""
    scene = Scene(p1={"hand": "Change, Copper"})
    scene.p1.plays("Change", "Copper", "Province")
    assert (scene.p1.coins, scene.p1.debt) == (0, 8)
    assert scene.trash == cards("Copper")
    assert scene.p1.discard == cards("Province")


def test_change_is_for_dearer_cards() -> None:
    """rising_sun/change/3"""
    scene = Scene(p1={"hand": "Change, Silver"})
    scene.p1.plays("Change", "Silver", "Gold")
    assert scene.asked[-1].options == cards("Change, Duchy, Gold, Province")
    assert scene.p1.debt == 3
    scene = Scene(p1={"hand": "Change, Province"})
    scene.p1.plays("Change")
    assert (scene.trash, scene.p1.debt) == (cards("Province"), 0)
    assert scene.gained(1) == []
    scene = Scene(p1={"hand": "Change"})
    scene.p1.plays("Change")
    assert (scene.p1.debt, scene.gained(1)) == (0, [])


def test_change_compares_coins_only() -> None:
    """rising_sun/change/4"""
    scene = Scene(p1={"hand": "Change, Estate"}, kingdom="Alchemist")
    scene.p1.plays("Change", "Estate", "Alchemist")
    assert scene.p1.discard == cards("Alchemist")
    assert scene.p1.debt == 1


def test_change_does_not_gain_what_costs_only_debt() -> None:
    """rising_sun/change/5"""
    scene = Scene(p1={"hand": "Change, Copper"}, kingdom="Mountain Shrine, Daimyo")
    scene.p1.plays("Change", "Copper", "Estate")
    assert not scene.asked[-1].offers("Mountain Shrine")
    assert not scene.asked[-1].offers("Daimyo")
    assert scene.p1.debt == 2


def test_debt_may_be_paid_before_change() -> None:
    """rising_sun/change/6"""
    start = {"hand": "Change, Copper", "coins": 2, "debt": 2}
    scene = Scene(p1=start)
    scene.p1.plays("Change", "yes", "Copper", "Estate")
    assert (scene.p1.coins, scene.p1.debt) == (0, 2)
    assert scene.trash == cards("Copper")
    scene = Scene(p1=start)
    scene.p1.plays("Change", "no")
    assert (scene.p1.coins, scene.p1.debt) == (5, 2)
    scene = Scene(p1={"hand": "Change, Copper", "coins": 1, "debt": 2})
    scene.p1.plays("Change")                            # not all can be paid, so there is nothing to ask
    assert scene.asked == []
    assert (scene.p1.coins, scene.p1.debt) == (4, 2)


def test_coffers_may_pay_the_debt_before_change() -> None:
    """rising_sun/change/6, where Coffers may be spent at any time"""
    start = {"hand": "Change, Copper", "coins": 1, "debt": 2, "coffers": 1}
    scene = Scene(p1=start, editions="newest")
    scene.p1.plays("Change", 1, "yes", "Copper", "Estate")
    assert (scene.p1.coins, scene.p1.debt, scene.p1.coffers) == (0, 2, 0)
    scene = Scene(p1=start, editions="newest")
    scene.p1.plays("Change", 0)
    assert (scene.p1.coins, scene.p1.debt, scene.p1.coffers) == (4, 2, 1)
    scene = Scene(p1=start)                             # older rule: in the Buy phase
    scene.p1.plays("Change")
    assert (scene.p1.coins, scene.p1.debt, scene.p1.coffers) == (4, 2, 1)


def test_change_asks_at_every_play() -> None:
    """rising_sun/change/6: the coins of the first play pay for the second"""
    scene = Scene(p1={"hand": "Throne Room, Change, Copper", "debt": 1})
    scene.p1.plays("Throne Room", "Change", "yes", "Copper", "Province")
    assert (scene.p1.coins, scene.p1.debt) == (2, 8)


def test_change_of_one_who_is_possessed() -> None:
    """rising_sun/change/2: the possessor gains the card and takes the debt"""
    scene = Scene(p1={"hand": "Possession", "deck": "5 Copper"}, p2={"hand": "Change, Copper", "deck": "5 Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Change", "Copper", "Province")
    assert (scene.p1.debt, scene.p2.debt) == (8, 0)
    assert "province" in scene.p1.discard


# --- Craftsman, Gold Mine, Imperial Envoy, Litter, Root Cellar ----------------------------------------------
def test_craftsman() -> None:
    """rising_sun/craftsman/1"""
    scene = Scene(p1={"hand": "Craftsman"})
    scene.p1.plays("Craftsman", "Duchy")
    assert scene.p1.debt == 2
    assert scene.p1.discard == cards("Duchy")
    assert not scene.asked[0].offers("Gold")


def test_craftsman_in_debt() -> None:
    """rising_sun/craftsman/2"""
    scene = Scene(p1={"hand": "Craftsman", "debt": 4})
    scene.p1.plays("Craftsman", "Silver")
    assert scene.p1.debt == 6
    assert scene.p1.discard == cards("Silver")


def test_gold_mine() -> None:
    """rising_sun/gold_mine/1"""
    scene = Scene(p1={"hand": "Gold Mine", "deck": "Estate"})
    scene.p1.plays("Gold Mine", "yes")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.me.buys) == (cards("Estate"), 1, 2)
    assert (scene.p1.discard, scene.p1.debt) == (cards("Gold"), 4)


def test_gold_mine_in_debt() -> None:
    """rising_sun/gold_mine/2"""
    scene = Scene(p1={"hand": "Gold Mine", "debt": 3})
    scene.p1.plays("Gold Mine", "yes")
    assert (scene.p1.discard, scene.p1.debt) == (cards("Gold"), 7)
    scene = Scene(p1={"hand": "Gold Mine"}, piles={"Gold": 0})
    scene.p1.plays("Gold Mine")
    assert scene.p1.debt == 0


def test_gold_mine_declined() -> None:
    """rising_sun/gold_mine/3"""
    scene = Scene(p1={"hand": "Gold Mine", "deck": "Estate"})
    scene.p1.plays("Gold Mine", "no")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.me.buys) == (cards("Estate"), 1, 2)
    assert (scene.p1.discard, scene.p1.debt) == ([], 0)


def test_imperial_envoy() -> None:
    """rising_sun/imperial_envoy/1"""
    scene = Scene(p1={"hand": "Imperial Envoy", "deck": "6 Estate"})
    scene.p1.plays("Imperial Envoy")
    assert (scene.p1.hand, scene.p1.me.buys, scene.p1.debt) == (cards("5 Estate"), 2, 2)


def test_imperial_envoy_in_debt() -> None:
    """rising_sun/imperial_envoy/2"""
    scene = Scene(p1={"hand": "Imperial Envoy", "deck": "6 Estate", "debt": 1})
    scene.p1.plays("Imperial Envoy")
    assert (scene.p1.hand, scene.p1.debt) == (cards("5 Estate"), 3)


def test_litter() -> None:
    """rising_sun/litter/1"""
    scene = Scene(p1={"hand": "Litter", "deck": "3 Estate"})
    scene.p1.plays("Litter")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.debt) == (cards("2 Estate"), 2, 1)


def test_debt_of_litter_can_be_paid_at_once() -> None:
    """rising_sun/litter/2: it is asked for where it matters, here before Change"""
    scene = Scene(p1={"hand": "Litter, Change, Copper", "deck": "2 Estate", "coins": 1})
    scene.p1.plays("Litter")
    scene.p1.plays("Change", "yes", "Estate", "Silver")
    assert (scene.p1.coins, scene.p1.debt) == (0, 1)    # a Silver costs one more than an Estate
    scene = Scene(p1={"hand": "Litter", "deck": "2 Estate", "coins": 1})
    scene.p1.plays("Litter")
    scene.p1.pays_debt(1)
    assert (scene.p1.coins, scene.p1.debt) == (0, 0)


def test_root_cellar() -> None:
    """rising_sun/root_cellar/1"""
    scene = Scene(p1={"hand": "Root Cellar", "deck": "4 Estate"})
    scene.p1.plays("Root Cellar")
    assert (scene.p1.hand, scene.p1.actions, scene.p1.debt) == (cards("3 Estate"), 1, 3)


def test_debt_of_root_cellar_comes_before_buying() -> None:
    """rising_sun/root_cellar/2"""
    scene = Scene(p1={"hand": "Root Cellar", "coins": 8})
    scene.p1.plays("Root Cellar")
    assert not scene.p1.can_buy("Copper")
    scene.p1.pays_debt(3)
    assert scene.p1.coins == 5
    assert scene.p1.can_buy("Duchy")
    assert not scene.p1.can_buy("Gold")
