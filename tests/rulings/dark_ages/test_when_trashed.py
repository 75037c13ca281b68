"""Cards that do something when they, or others, are trashed; and cards that trash."""
from throneroom.testing import Scene, cards, in_order


# --- Altar --------------------------------------------------------------------------------------------------------
def test_altar() -> None:
    """dark_ages/altar/1"""
    scene = Scene(p1={"hand": "Altar, Estate"})
    scene.p1.plays("Altar", "Duchy")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Duchy")
    scene = Scene(p1={"hand": "Altar"})
    scene.p1.plays("Altar", "Duchy")
    assert scene.trash == []
    assert scene.p1.discard == cards("Duchy")


def test_trashing_effects_come_before_altars_gain() -> None:
    """dark_ages/altar/2, dark_ages/overgrown_estate/1"""
    scene = Scene(p1={"hand": "Altar, Overgrown Estate", "deck": "Gold"})
    assert scene.p1.score == 0
    scene.p1.plays("Altar", "Duchy")
    assert scene.p1.hand == cards("Gold")
    assert scene.trash == cards("Overgrown Estate")
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("draw") < verbs.index("gain")


def test_altars_limit() -> None:
    """dark_ages/altar/3, dark_ages/altar/4"""
    scene = Scene(kingdom="Familiar, Hermit", p1={"hand": "Altar, Estate"})
    scene.p1.plays("Altar", "Duchy")
    assert not scene.asked[-1].offers("Gold")
    assert not scene.asked[-1].offers("Familiar")
    assert not scene.asked[-1].offers("Madman")


# --- Catacombs ----------------------------------------------------------------------------------------------------
def test_catacombs() -> None:
    """dark_ages/catacombs/1"""
    scene = Scene(p1={"hand": "Catacombs", "deck": "Estate, Curse, Copper, 3 Gold"})
    scene.p1.plays("Catacombs", "discard")
    assert scene.p1.hand == cards("3 Gold")
    assert scene.p1.discard == cards("Estate, Curse, Copper")
    scene = Scene(p1={"hand": "Catacombs", "deck": "Estate, Curse, Copper, 3 Gold"})
    scene.p1.plays("Catacombs", "hand")
    assert scene.p1.hand == cards("Estate, Curse, Copper")
    assert scene.p1.deck == in_order("3 Gold")


def test_catacombs_shuffles_the_discarded_in() -> None:
    """dark_ages/catacombs/2"""
    scene = Scene(p1={"hand": "Catacombs", "deck": "Estate, Gold, Silver"})
    scene.p1.plays("Catacombs", "discard")
    assert scene.p1.hand == cards("Estate, Gold, Silver")


def test_catacombs_gains_by_its_current_cost() -> None:
    """dark_ages/catacombs/3"""
    scene = Scene(kingdom="Smithy, Festival", p1={"hand": "Catacombs", "play": "Highway"})
    scene.p1.trashes("Catacombs", "Smithy")                 # Smithy costs 3 now, Duchy and Festival 4
    assert scene.p1.discard == cards("Smithy")
    assert not scene.asked[0].offers("Duchy")
    assert not scene.asked[0].offers("Festival")
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"deck": "Catacombs, Copper"})
    scene.p1.plays("Dame Molly", scene.p2("Silver"))
    assert scene.p2.discard == cards("Silver, Copper")


# --- Feodum -------------------------------------------------------------------------------------------------------
def test_feodum() -> None:
    """dark_ages/feodum/1"""
    assert Scene(p1={"deck": "2 Feodum, 11 Silver"}).p1.score == 6
    scene = Scene(p1={"hand": "Altar, Feodum"})
    scene.p1.plays("Altar", "Duchy")
    assert scene.gained(1) == ["silver", "silver", "silver", "duchy"]


def test_too_few_silvers() -> None:
    """dark_ages/feodum/2"""
    scene = Scene(piles={"Silver": 2}, p1={"hand": "Feodum"})
    scene.p1.trashes("Feodum")
    assert scene.p1.discard == cards("2 Silver")
    assert Scene(p1={"deck": "Feodum, 2 Silver, Gold, 3 Copper"}).p1.score == 0


def test_size_of_the_feodum_pile() -> None:
    """dark_ages/feodum/3"""
    assert Scene(kingdom="Feodum").pile("Feodum") == 8
    assert Scene(kingdom="Feodum", players=3).pile("Feodum") == 12


# --- Forager, Junk Dealer -----------------------------------------------------------------------------------------
def test_forager() -> None:
    """dark_ages/forager/1"""
    scene = Scene(trash="3 Copper, 2 Counterfeit", p1={"hand": "Forager, Silver"})
    scene.p1.plays("Forager")
    assert scene.p1.coins == 3
    assert (scene.p1.actions, scene.p1.me.buys) == (1, 2)
    assert "silver" in scene.trash


def test_forager_without_a_card() -> None:
    """dark_ages/forager/2 (with Humble Castle, a Treasure and Victory card too, for Harem)"""
    scene = Scene(trash="2 Copper, Humble Castle, 6 Estate", p1={"hand": "Forager"})
    scene.p1.plays("Forager")
    assert scene.p1.coins == 2


def test_junk_dealer() -> None:
    """dark_ages/junk_dealer/1"""
    scene = Scene(p1={"hand": "Junk Dealer", "deck": "Gold"})
    scene.p1.plays("Junk Dealer")
    assert scene.trash == cards("Gold")
    assert (scene.p1.coins, scene.p1.actions) == (1, 1)


# --- Fortress -----------------------------------------------------------------------------------------------------
def test_fortress_comes_back() -> None:
    """dark_ages/fortress/1"""
    scene = Scene(p1={"hand": "Junk Dealer, Fortress, Market Square", "deck": "Copper"})
    scene.p1.plays("Junk Dealer", "Fortress", "Market Square", "Market Square")
    assert scene.asked[1].purpose == "order"
    assert scene.p1.hand == cards("Fortress, Copper")
    assert scene.p1.discard == cards("Market Square, Gold")
    assert scene.trash == []
    scene = Scene(p1={"hand": "Fortress", "deck": "Copper"})
    scene.p1.plays("Fortress")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2


def test_fortress_counts_as_trashed() -> None:
    """dark_ages/fortress/2"""
    scene = Scene(p1={"hand": "Death Cart, Fortress"})
    scene.p1.plays("Death Cart", "Fortress")
    assert scene.p1.coins == 5
    assert scene.p1.in_play == cards("Death Cart")
    assert scene.p1.hand == cards("Fortress")


def test_fortress_is_not_gained() -> None:
    """dark_ages/fortress/3"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"hand": "Watchtower", "deck": "Fortress, Copper"})
    scene.p1.plays("Dame Molly")
    assert scene.asked == []
    assert scene.p2.hand == cards("Watchtower, Fortress")
    assert scene.p2.discard == cards("Copper")
    assert scene.trash == []


# --- Graverobber --------------------------------------------------------------------------------------------------
def test_graverobber() -> None:
    """dark_ages/graverobber/1"""
    scene = Scene(trash="Gold, Copper, Province", p1={"hand": "Graverobber, Smithy", "deck": "Copper"})
    scene.p1.plays("Graverobber", "gain")
    assert scene.p1.deck == in_order("Gold, Copper")
    assert scene.trash == cards("Copper, Province")
    scene = Scene(kingdom="Bank", p1={"hand": "Graverobber, Smithy"})
    scene.p1.plays("Graverobber", "trash", "Bank")
    assert scene.trash == cards("Smithy")
    assert scene.p1.discard == cards("Bank")
    assert not scene.asked[-1].offers("Province")


def test_an_impossible_option() -> None:
    """dark_ages/graverobber/2"""
    scene = Scene(trash="Golem", p1={"hand": "Graverobber"})
    scene.p1.plays("Graverobber", "gain")
    assert scene.gained(1) == []
    assert scene.trash == cards("Golem")


def test_graverobber_on_cultist() -> None:
    """dark_ages/graverobber/3"""
    scene = Scene(p1={"hand": "Graverobber, Cultist", "deck": "4 Copper"})
    scene.p1.plays("Graverobber", "trash", "Province")
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.discard == cards("Province")
    verbs = [event.verb for event in scene.log.events]
    assert verbs.index("draw") < verbs.index("gain")


# --- Hunting Grounds ----------------------------------------------------------------------------------------------
def test_hunting_grounds() -> None:
    """dark_ages/hunting_grounds/1"""
    scene = Scene(p1={"hand": "Altar, Hunting Grounds"})
    scene.p1.plays("Altar", "estates", "Silver")
    assert scene.gained(1) == ["estate", "estate", "estate", "silver"]
    scene = Scene(p1={"hand": "Hunting Grounds", "deck": "5 Copper"})
    scene.p1.plays("Hunting Grounds")
    assert scene.p1.hand == cards("4 Copper")
    scene = Scene(p1={"hand": "Hunting Grounds"})
    scene.p1.trashes("Hunting Grounds", "duchy")
    assert scene.p1.discard == cards("Duchy")


# --- Market Square ------------------------------------------------------------------------------------------------
def test_market_square() -> None:
    """dark_ages/market_square/1"""
    scene = Scene(p1={"hand": "Forager, Estate, Market Square"})
    scene.p1.plays("Forager", "Estate", "Market Square")
    assert scene.p1.discard == cards("Gold, Market Square")
    scene = Scene(p1={"hand": "Market Square", "deck": "Copper"})
    scene.p1.plays("Market Square")
    assert scene.p1.hand == cards("Copper")
    assert (scene.p1.actions, scene.p1.me.buys) == (1, 2)


def test_a_card_of_the_supply_is_not_yours() -> None:
    """dark_ages/market_square/1: one of your cards must be trashed"""
    scene = Scene(landscapes="Salt the Earth", phase="buy", p1={"hand": "Market Square", "coins": 4})
    scene.p1.buys("Salt the Earth", "Estate")
    assert scene.trash == cards("Estate")
    assert scene.p1.hand == cards("Market Square")


def test_several_market_squares() -> None:
    """dark_ages/market_square/2"""
    scene = Scene(p1={"hand": "Dame Molly"}, p2={"hand": "2 Market Square", "deck": "Silver, Copper"})
    scene.p1.plays("Dame Molly", scene.p2("Market Square"), scene.p2("Market Square"))
    assert scene.p2.discard == cards("2 Market Square, 2 Gold, Copper")


def test_no_gold_for_market_square() -> None:
    """dark_ages/market_square/3"""
    scene = Scene(piles={"Gold": 0}, p1={"hand": "Estate, Market Square"})
    scene.p1.trashes("Estate", "Market Square")
    assert scene.p1.discard == cards("Market Square")


# --- Rats ---------------------------------------------------------------------------------------------------------
def test_rats() -> None:
    """dark_ages/rats/1"""
    scene = Scene(p1={"hand": "Rats, Copper", "deck": "Estate"})
    scene.p1.plays("Rats", "Copper")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == cards("Rats")
    assert scene.trash == cards("Copper")
    assert scene.p1.actions == 1


def test_nothing_but_rats() -> None:
    """dark_ages/rats/2"""
    scene = Scene(p1={"hand": "2 Rats", "deck": "Rats"})
    scene.p1.plays("Rats")
    assert scene.p1.hand == cards("2 Rats")
    assert scene.trash == []
    assert scene.p1.discard == cards("Rats")
    shown = [event for event in scene.log.events if event.verb == "reveal"]
    assert [card.id for card in shown[0].visible_cards(1)] == ["rats", "rats"]
    scene = Scene(p1={"hand": "2 Rats, Gold", "deck": "Rats"})
    scene.p1.plays("Rats")                                  # the Gold must go
    assert scene.trash == cards("Gold")


def test_trashed_rats_draw() -> None:
    """dark_ages/rats/3"""
    scene = Scene(p1={"hand": "Junk Dealer, Rats", "deck": "Gold, Silver"})
    scene.p1.plays("Junk Dealer", "Rats")
    assert scene.p1.hand == cards("Gold, Silver")
    assert scene.trash == cards("Rats")


def test_twenty_rats() -> None:
    """dark_ages/rats/4"""
    assert Scene(kingdom="Rats").pile("Rats") == 20


# --- Rebuild ------------------------------------------------------------------------------------------------------
def test_rebuild() -> None:
    """dark_ages/rebuild/1"""
    scene = Scene(p1={"hand": "Rebuild", "deck": "Copper, Province, Duchy, Gold"})
    scene.p1.plays("Rebuild", "Province", "Province")
    assert scene.trash == cards("Duchy")
    assert scene.p1.discard == cards("Copper, Province, Province")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.actions == 1


def test_rebuild_finds_nothing() -> None:
    """dark_ages/rebuild/2"""
    scene = Scene(p1={"hand": "Rebuild", "deck": "Province"})
    scene.p1.plays("Rebuild", "Province")
    assert scene.p1.discard == cards("Province")
    assert scene.trash == []
    scene = Scene(p1={"hand": "Rebuild", "deck": "Province"})
    scene.p1.plays("Rebuild", "Copper", "Province")         # no protection
    assert scene.trash == cards("Province")


def test_rebuild_may_gain_cheaper_cards() -> None:
    """dark_ages/rebuild/3 (with Fairgrounds for Nobles, also costing 6; Dame Josephine as a combined Victory card)"""
    scene = Scene(platinum=True, piles={"Knights": "Dame Josephine"}, p1={"hand": "Rebuild", "deck": "Fairgrounds"})
    scene.p1.plays("Rebuild", "Copper", "Dame Josephine")
    assert scene.asked[-1].options == ["dame_josephine", "duchy", "estate", "fairgrounds", "province"]
    scene = Scene(p1={"hand": "Rebuild", "deck": "Dame Josephine"})
    scene.p1.plays("Rebuild", "Copper", "Province")
    assert scene.trash == cards("Dame Josephine")


def test_rebuilds_limit() -> None:
    """dark_ages/rebuild/4 (with Fairgrounds for Nobles, also costing 6)"""
    scene = Scene(kingdom="Fairgrounds", p1={"hand": "Rebuild", "deck": "Estate"})
    scene.p1.plays("Rebuild", "Copper", "Duchy")
    assert scene.asked[-1].options == ["duchy", "estate"]


# --- Squire -------------------------------------------------------------------------------------------------------
def test_squire() -> None:
    """dark_ages/squire/1"""
    scene = Scene(p1={"hand": "Squire"})
    scene.p1.plays("Squire", "buys")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions) == (1, 3, 0)
    scene = Scene(p1={"hand": "Squire"})
    scene.p1.plays("Squire", "actions")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions) == (1, 1, 2)
    scene = Scene(p1={"hand": "Squire"})
    scene.p1.plays("Squire", "silver")
    assert scene.p1.discard == cards("Silver")


def test_a_trashed_squire_brings_an_attack() -> None:
    """dark_ages/squire/2"""
    scene = Scene(kingdom="Goons", p1={"hand": "Altar, Squire"})
    scene.p1.plays("Altar", "Duchy")
    assert scene.gained(1) == ["goons", "duchy"]
    scene = Scene(p1={"hand": "Squire"})
    scene.p1.trashes("Squire")
    assert scene.gained(1) == []


def test_only_the_visible_knight() -> None:
    """dark_ages/squire/3"""
    scene = Scene(piles={"Knights": "Dame Molly, Sir Martin"}, p1={"hand": "Squire"})
    scene.p1.trashes("Squire")
    assert scene.p1.discard == cards("Dame Molly")
    assert scene.top("Knights") == "sir_martin"


def test_no_attack_no_gain() -> None:
    """dark_ages/squire/4"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Squire"})
    scene.p1.trashes("Squire")
    assert scene.gained(1) == []
