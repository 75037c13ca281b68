"""Costs that change in the middle of things, buying at odd times, debt, and piles of special form."""
from throneroom.testing import Scene, cards, in_order


# --- costs --------------------------------------------------------------------------------------------------
def test_stonemason_and_the_trashed_destrier() -> None:
    """rules.md COST-14, seed 004:289: after the Duchy the Destrier costs 5, so the second card at most 4"""
    scene = Scene(kingdom="Destrier, Market, Smithy", p1={"hand": "Stonemason, Destrier"})
    scene.p1.plays("Stonemason", "Duchy", "Smithy")
    assert scene.asked[0].offers("Duchy", "Market", "Smithy")
    assert scene.asked[1].offers("Smithy")
    assert not scene.asked[1].offers("Duchy")
    assert not scene.asked[1].offers("Market")


def test_stonemason_gold_duchy_and_then_the_changed_ones() -> None:
    """rules.md COST-14, seed 004:289"""
    scene = Scene(kingdom="Destrier, Wayfarer", p1={"hand": "Stonemason, Gold"})
    scene.p1.plays("Stonemason", "Duchy", "Destrier")
    assert not scene.asked[0].offers("Destrier")
    assert scene.asked[1].offers("Destrier", "Wayfarer", "Duchy")
    scene = Scene(kingdom="Fisherman", p1={"hand": "Stonemason, Silver"})
    scene.p1.plays("Stonemason", "Fisherman", "Estate")
    assert not scene.asked[1].offers("Fisherman")


def test_wayfarer_copies_potion_and_debt() -> None:
    """rules.md COST-12, COST-13: the whole cost of the last other card; reductions do not touch it"""
    scene = Scene(kingdom="Wayfarer, Golem, City Quarter, Village", p1={"play": "Highway"})
    assert scene.cost("Wayfarer") == (5, 0, 0)
    scene.p1.gains("Golem")
    assert scene.cost("Wayfarer") == (3, 1, 0)
    scene.p1.gains("City Quarter")
    assert scene.cost("Wayfarer") == (0, 0, 8)
    scene.p1.gains("Wayfarer")
    assert scene.cost("Wayfarer") == (0, 0, 8)
    scene.p2.gains("Village")
    assert scene.cost("Wayfarer") == (2, 0, 0)


def test_reductions_everywhere_and_never_below_nothing() -> None:
    """rules.md COST-07, COST-08: per card in play, per play for Bridge and Inventor, Potion and debt untouched"""
    scene = Scene(kingdom="Golem, Fortune, Copper, Peddler", p1={"play": "3 Highway", "hand": "Throne Room, Inventor"})
    assert scene.cost("Golem") == (1, 1, 0)
    assert scene.cost("Fortune") == (5, 0, 8)
    assert scene.cost("Copper") == (0, 0, 0)
    assert scene.cost("Estate") == (0, 0, 0)
    scene.p1.plays("Throne Room", "Inventor", "Gold", "Gold")
    assert scene.cost("Province") == (3, 0, 0)


def test_a_throned_highway_counts_once() -> None:
    """rules.md COST-08, MULT-04"""
    scene = Scene(p1={"hand": "Throne Room, Highway", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Highway")
    assert scene.cost("Gold") == (5, 0, 0)


def test_partly_ordered_costs() -> None:
    """rules.md COST-02, COST-03, COST-04, COST-05"""
    scene = Scene(kingdom="Vineyard, Golem, Familiar, City Quarter, Moat, Alchemist", p1={"hand": "Remodel, Familiar"})
    scene.p1.plays("Remodel", "Golem")
    assert scene.asked[0].offers("Golem", "Vineyard", "Alchemist", "Duchy")
    assert not scene.asked[0].offers("Gold")
    assert not scene.asked[0].offers("City Quarter")
    scene = Scene(kingdom="Golem, Smithy, Familiar", p1={"hand": "Remake, Familiar"})
    scene.p1.plays("Remake")
    assert scene.p1.discard == cards("Golem")


def test_quarry_and_inherited_or_combined_actions() -> None:
    """rules.md COST-07, INST-20"""
    scene = Scene(kingdom="Nobles, Crown, Harem", p1={"play": "Quarry"})
    assert scene.cost("Nobles") == (4, 0, 0)
    assert scene.cost("Crown") == (3, 0, 0)
    assert scene.cost("Harem") == (6, 0, 0)


# --- buying -------------------------------------------------------------------------------------------------
def test_black_market_in_the_action_phase() -> None:
    """rules.md PRO-01, PRO-02, TURN-06: Treasures now and later; on-buy effects; no buy used; Coffers not"""
    scene = Scene(black_market="Mint, Smithy, Moat", p1={"hand": "Black Market, 2 Silver, Gold", "coffers": 2,
                                                        "deck": "9 Copper"}, kingdom="Baker")
    scene.p1.plays("Black Market", "2 Silver", None, "Mint", "Moat")
    assert scene.trash == cards("2 Silver")
    assert scene.p1.discard == cards("Mint")
    assert scene.p1.me.buys == 1
    assert scene.p1.coins == 1
    scene.p1.plays("Gold")
    assert scene.p1.coins == 4
    scene.p1.spends(2)
    assert scene.p1.coins == 6


def test_black_market_and_watchers_of_buying() -> None:
    """rules.md PRO-02, BUY-11, BUY-13: Goons and the like see it; so does Messenger as the first purchase"""
    scene = Scene(black_market="Village, Smithy, Moat", p1={"hand": "Black Market", "play": "Goons", "coins": 3})
    scene.p1.plays("Black Market", "Smithy", "Moat")
    assert scene.p1.points == 1
    scene = Scene(black_market="Peddler, Smithy, Moat", p1={"hand": "Black Market", "play": "3 Village", "coins": 5})
    scene.p1.plays("Black Market", "Smithy", "Moat")
    assert not scene.asked[0].offers("Peddler")         # it costs 8 there
    scene = Scene(black_market="Village, Smithy, Moat", p1={"hand": "Black Market", "debt": 1})
    scene.p1.plays("Black Market", "Moat", "Smithy")
    assert [asked.purpose for asked in scene.asked] == ["order", "order"]


def test_a_trader_at_the_black_market() -> None:
    """rules.md GAIN-06, PRO-01: the card goes back under the deck"""
    scene = Scene(black_market="Village, Smithy, Moat", p1={"hand": "Black Market, Trader", "coins": 2})
    scene.p1.plays("Black Market", "Smithy", "yes", "Moat", "Smithy")
    assert scene.p1.discard == cards("Silver")
    assert sorted(card.id for card in scene.game.stacks["black_market"]) == cards("Moat, Smithy, Village")


def test_treasures_after_a_purchase() -> None:
    """rules.md TURN-06, TURN-08, COFF-03: neither Treasures nor Coffers, also after an Event"""
    scene = Scene(phase="buy", landscapes="Delve", p1={"hand": "Gold", "coins": 2, "coffers": 2}, kingdom="Baker")
    scene.p1.buys("Delve")
    assert not scene.p1.can_play("Gold")
    assert scene.p1.coffers == 2
    assert not scene.p1.can_buy("Estate")


def test_villa_opens_everything_again() -> None:
    """rules.md TURN-19: Treasures, Coffers and start-of-Buy-phase effects again"""
    scene = Scene(phase="buy", landscapes="Arena", kingdom="Villa, Baker",
                  p1={"hand": "Gold, 2 Smithy", "coins": 4, "coffers": 1, "deck": "9 Copper"})
    scene.run("Smithy")
    assert scene.p1.points == 2
    scene.script.choice = []                    # no Treasure yet
    scene.p1.buys("Villa")
    assert "villa" in scene.p1.hand
    scene.p1.plays("Villa")
    scene.p1.plays("Gold", None)
    assert scene.asked[0].source == "arena"
    assert scene.p1.coins == 4


def test_capital_played_twice_and_paid_off() -> None:
    """rules.md EMP-03"""
    scene = Scene(phase="buy", p1={"hand": "Crown, Capital", "coins": 0})
    scene.p1.plays("Crown", "Capital")
    assert (scene.p1.coins, scene.p1.me.buys) == (12, 3)
    scene.p1.buys("Province")
    scene.p1.ends_turn(4)
    assert scene.p1.debt == 2
    scene = Scene(phase="buy", p1={"hand": "Capital, Counterfeit", "coins": 0})
    scene.p1.plays("Counterfeit", "Capital")
    scene.p1.ends_turn()
    assert scene.p1.debt == 0                   # it was trashed, not discarded
    scene = Scene(phase="buy", p1={"hand": "Capital", "play": "Herbalist", "deck": "9 Copper"})
    scene.p1.plays("Capital")
    scene.p1.ends_turn("Herbalist", "Capital")
    assert scene.p1.debt == 0                   # it was put onto the deck
    assert "capital" in scene.p1.hand


def test_with_debt_nothing_is_bought() -> None:
    """rules.md EMP-02, REN-02: neither cards nor Events nor Projects until it is paid"""
    scene = Scene(phase="buy", landscapes="Delve, Fair", p1={"coins": 6, "debt": 2})
    for name in ("Copper", "Delve", "Fair"):
        assert not scene.p1.can_buy(name)
    scene.p1.pays_debt(2)
    for name in ("Copper", "Delve", "Fair"):
        assert scene.p1.can_buy(name)


def test_haggler_charm_and_talisman_before_the_gain() -> None:
    """rules.md BUY-02, BUY-16: what comes with buying is gained before the bought card"""
    scene = Scene(phase="buy", kingdom="Smithy, Village", p1={"play": "Haggler, Talisman", "coins": 4})
    scene.p1.buys("Smithy", "Haggler", "Village")
    assert scene.gained(1) == in_order("Village, Smithy, Smithy")
    assert scene.pile("Smithy") == 8


def test_the_last_copy_is_not_gained_twice() -> None:
    """rules.md GAIN-11, BUY-01"""
    scene = Scene(phase="buy", kingdom="Smithy", piles={"Smithy": 1}, p1={"play": "Talisman", "coins": 4})
    scene.p1.buys("Smithy")
    assert scene.p1.discard == cards("Smithy")


# --- piles of special form ----------------------------------------------------------------------------------
def test_rotating() -> None:
    """rules.md PILE-06, PILE-07, PILE-08: equal cards on top go under; a returned card splits a group"""
    scene = Scene(kingdom="Forts, Castles", p1={"hand": "Battle Plan, Tent", "actions": 2, "deck": "9 Copper"})
    scene.p1.plays("Tent", "Forts")
    assert scene.top("Forts") == "garrison"
    scene.p1.plays("Battle Plan", "Castles")
    assert scene.top("Castles") == "crumbling_castle"
    scene.p1.me.return_to_pile(scene.p1.card("Tent", "play"), scene.p1.me.in_play)
    assert scene.top("Forts") == "tent"
    pile = scene.game.pile("forts")
    assert pile is not None
    scene.p1.me.rotate(pile)
    assert scene.top("Forts") == "garrison"
    assert [card.id for card in pile.cards[:5]] == ["tent"] * 5


def test_a_rotated_pile_and_copies() -> None:
    """rules.md PILE-01, GAIN-11, MULT-17: only the top card can be gained, copied or played"""
    scene = Scene(kingdom="Forts", p1={"hand": "Tent, Band of Misfits", "actions": 2})
    scene.p1.plays("Tent", "Forts")
    scene.p1.plays("Band of Misfits")
    assert scene.p1.in_play == cards("Garrison, Tent")
    assert not scene.p1.can_buy("Tent")
    assert scene.p1.can_buy("Garrison")


def test_tokens_on_a_split_pile() -> None:
    """rules.md ADV-09, PILE-03"""
    scene = Scene(kingdom="Settlers / Bustling Village",
                  p1={"hand": "Bustling Village", "deck": "9 Copper",
                      "tokens": {"+1 coin": "Settlers / Bustling Village"}})
    scene.p1.plays("Bustling Village")
    assert scene.p1.coins == 1


def test_embargo_like_tokens_stay_with_the_pile() -> None:
    """rules.md PILE-03, EMP-04: Tax on a pile, whatever card lies on top"""
    scene = Scene(kingdom="Encampment / Plunder", landscapes="Tax", phase="buy",
                  piles={"Encampment / Plunder": "Plunder"},
                  p1={"coins": 5})
    scene.p1.buys("Plunder")
    assert scene.p1.debt == 1
