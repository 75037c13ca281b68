"""Hinterlands: Fool's Gold, Trader, Tunnel."""
from throneroom.testing import Scene, cards, in_order


# --- Fool's Gold --------------------------------------------------------------------------------------------
def test_later_fools_golds_are_worth_four() -> None:
    """hinterlands/fools_gold/1"""
    scene = Scene(phase="buy", p1={"hand": "3 Fool's Gold"})
    scene.p1.plays("Fool's Gold")
    assert scene.p1.coins == 1
    scene.p1.plays("2 Fool's Gold")
    assert scene.p1.coins == 9


def test_fools_gold_counts_plays() -> None:
    """hinterlands/fools_gold/2"""
    scene = Scene(phase="buy", p1={"hand": "Counterfeit, Fool's Gold"})
    scene.p1.plays("Counterfeit", "Fool's Gold")
    assert scene.p1.coins == 6
    assert scene.trash == cards("Fool's Gold")


def test_fools_gold_reacts_to_provinces_of_others() -> None:
    """hinterlands/fools_gold/3"""
    scene = Scene(phase="buy", p1={"coins": 8}, p2={"hand": "2 Fool's Gold"})
    scene.p1.buys("Province", scene.p2("Fool's Gold"), scene.p2("Fool's Gold"))
    assert scene.p2.deck == in_order("2 Gold")
    assert scene.trash == cards("2 Fool's Gold")
    assert scene.p2.hand == []
    otherwise = Scene(p1={}, p2={"hand": "2 Fool's Gold"})
    otherwise.p1.gains("Province", "yes", "no")
    assert otherwise.p2.hand == cards("Fool's Gold")
    assert otherwise.p2.deck == in_order("Gold")
    otherwise.p2.gains("Province")
    assert otherwise.asked == []
    otherwise.p1.gains("Duchy")
    assert otherwise.asked == []


def test_fools_gold_without_golds() -> None:
    """hinterlands/fools_gold/4"""
    scene = Scene(phase="buy", piles={"Gold": 0}, p1={"coins": 8}, p2={"hand": "Fool's Gold"})
    scene.p1.buys("Province", scene.p2("Fool's Gold"))
    assert scene.trash == cards("Fool's Gold")
    assert scene.p2.deck == []


# --- Trader -------------------------------------------------------------------------------------------------
def test_trader_gives_silver_for_the_cost() -> None:
    """hinterlands/trader/1"""
    scene = Scene(p1={"hand": "Trader, Duchy"})
    scene.p1.plays("Trader")
    assert scene.trash == cards("Duchy")
    assert scene.p1.discard == cards("5 Silver")


def test_trader_counts_coins_as_they_are_now() -> None:
    """hinterlands/trader/2"""
    scene = Scene(p1={"hand": "Trader, Estate", "play": "Highway"})
    scene.p1.plays("Trader")
    assert scene.p1.discard == cards("Silver")
    potion = Scene(p1={"hand": "Trader, University"})
    potion.p1.plays("Trader")
    assert potion.p1.discard == cards("2 Silver")
    cheaper = Scene(p1={"hand": "Trader, University", "play": "Highway"})
    cheaper.p1.plays("Trader")
    assert cheaper.p1.discard == cards("Silver")
    for play in ("", "Highway"):
        copper = Scene(p1={"hand": "Trader, Copper", "play": play})
        copper.p1.plays("Trader")
        assert copper.trash == cards("Copper")
        assert copper.p1.discard == []
    alone = Scene(p1={"hand": "Trader"})
    alone.p1.plays("Trader")
    assert alone.p1.discard == []
    few = Scene(p1={"hand": "Trader, Gold"}, piles={"Silver": 4})
    few.p1.plays("Trader")
    assert few.p1.discard == cards("4 Silver")


def test_trader_turns_a_curse_into_silver() -> None:
    """hinterlands/trader/3"""
    scene = Scene(p1={"hand": "Witch"}, p2={"hand": "Trader"})
    scene.p1.plays("Witch", scene.p2("Trader"))
    assert scene.p2.discard == cards("Silver")
    assert scene.pile("Curse") == 10
    assert scene.gained(2) == ["silver"]


def test_trader_leaves_what_buying_does() -> None:
    """hinterlands/trader/4"""
    scene = Scene(phase="buy", kingdom="Farmland, Worker's Village", p1={"coins": 6, "hand": "Trader, Estate"})
    scene.p1.buys("Farmland", "Estate", "Worker's Village", "no", "Trader")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Worker's Village, Silver")
    assert scene.pile("Farmland") == 8
    assert scene.p1.coins == 0
    assert scene.p1.hand == cards("Trader")


def test_trader_prevents_what_gaining_does() -> None:
    """hinterlands/trader/5"""
    scene = Scene(phase="buy", kingdom="Ill-Gotten Gains", p1={"coins": 5, "hand": "Trader"})
    scene.p1.buys("Ill-Gotten Gains", "Trader")
    assert scene.p1.discard == cards("Silver")
    assert scene.p2.discard == []
    assert scene.pile("Curse") == 10


def test_traders_silver_goes_to_the_discard_pile() -> None:
    """hinterlands/trader/6"""
    scene = Scene(p1={"hand": "Mine, Trader, Silver"})
    scene.p1.plays("Mine", "Silver", "Gold", "Trader")
    assert scene.p1.hand == cards("Trader")
    assert scene.p1.discard == cards("Silver")
    assert scene.trash == cards("Silver")
    sealed = Scene(phase="buy", p1={"hand": "Trader", "play": "Royal Seal", "coins": 6, "deck": "Copper"})
    sealed.p1.buys("Gold", "Trader", "Silver")
    assert sealed.p1.deck == in_order("Silver, Copper")
    assert sealed.pile("Gold") == 30


def test_trader_replaces_the_gain() -> None:
    """hinterlands/trader/7 (the replacement is what coverage.md settles; the later exchange is not offered)"""
    scene = Scene(phase="buy", kingdom="Border Village", p1={"coins": 6, "hand": "Trader"})
    scene.p1.buys("Border Village", "Trader")
    assert len(scene.asked) == 1
    assert scene.p1.discard == cards("Silver")
    assert scene.pile("Border Village") == 10


def test_trader_itself_does_not_move() -> None:
    """hinterlands/rules/this_card/1"""
    scene = Scene(p1={"hand": "Witch"}, p2={"hand": "Trader, Copper"})
    scene.p1.plays("Witch", scene.p2("Trader"))
    assert scene.p2.hand == cards("Trader, Copper")


# --- Tunnel -------------------------------------------------------------------------------------------------
def test_tunnel_discarded_is_worth_a_gold() -> None:
    """hinterlands/tunnel/1"""
    scene = Scene(p1={"hand": "Oasis, Tunnel"})
    scene.p1.plays("Oasis", "Tunnel")
    assert scene.p1.discard == cards("Tunnel, Gold")
    assert scene.p1.score == 2


def test_tunnel_works_on_any_turn_and_from_anywhere() -> None:
    """hinterlands/tunnel/2"""
    scene = Scene(p1={"hand": "Margrave"}, p2={"hand": "Tunnel, 4 Gold", "deck": "Copper"})
    scene.p1.plays("Margrave", scene.p2("Tunnel, Gold, Copper"), scene.p2("Tunnel"))
    assert scene.p2.discard == cards("Tunnel, 2 Gold, Copper")
    assert scene.pile("Gold") == 29
    unwanted = Scene(p1={"hand": "Margrave"}, p2={"hand": "Tunnel, 3 Gold"})
    unwanted.p1.plays("Margrave", "Tunnel", "no")
    assert unwanted.p2.discard == cards("Tunnel")
    revealed = Scene(p1={"hand": "Bandit"}, p2={"deck": "Tunnel, Copper"})
    revealed.p1.plays("Bandit", revealed.p2("Tunnel"))
    assert revealed.p2.discard == cards("Copper, Gold, Tunnel")


def test_tunnel_needs_an_instruction_to_discard() -> None:
    """hinterlands/tunnel/3"""
    scene = Scene(p1={"hand": "Tunnel"})
    scene.p1.ends_turn()
    assert scene.pile("Gold") == 30
    chancellor = Scene(p1={"hand": "Chancellor", "deck": "Tunnel, Copper"})
    chancellor.p1.plays("Chancellor", "yes")
    assert chancellor.p1.discard == cards("Tunnel, Copper")
    bought = Scene(phase="buy", kingdom="Tunnel", p1={"coins": 3})
    bought.p1.buys("Tunnel")
    assert bought.p1.discard == cards("Tunnel")
    returned = Scene(p1={"hand": "Tunnel"})
    returned.p1.me.returning.append(returned.p1.me.hand.pop())      # as while possessed
    returned.p1.ends_turn()
    assert returned.pile("Gold") == 30
    assert "tunnel" in returned.p1.all_cards


def test_tunnel_without_golds() -> None:
    """hinterlands/tunnel/4"""
    scene = Scene(piles={"Gold": 0}, p1={"hand": "Oasis, Tunnel"})
    scene.p1.plays("Oasis", "Tunnel")
    assert scene.p1.discard == cards("Tunnel")


def test_tunnels_react_one_by_one() -> None:
    """hinterlands/tunnel/5"""
    deck = "Estate, 2 Tunnel, Copper, Gold"
    scene = Scene(p1={"hand": "Cartographer", "deck": deck})
    scene.p1.plays("Cartographer", "2 Tunnel, Copper", "Tunnel", "no")
    assert scene.p1.discard == cards("2 Tunnel, Copper, Gold")
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert [[card.id for card in event.cards] for event in shown] == [["tunnel"]]
    both = Scene(p1={"hand": "Cartographer", "deck": deck})
    both.p1.plays("Cartographer", "2 Tunnel, Copper", "Tunnel", "Tunnel")
    assert both.p1.discard == cards("2 Tunnel, Copper, 2 Gold")
    none = Scene(p1={"hand": "Cartographer", "deck": deck})
    none.p1.plays("Cartographer", "2 Tunnel, Copper", "no", "no")
    assert none.p1.discard == cards("2 Tunnel, Copper")
