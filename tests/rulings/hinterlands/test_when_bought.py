"""Hinterlands: cards that work when something is bought."""
from throneroom.testing import Scene, cards, in_order


# --- Farmland -----------------------------------------------------------------------------------------------
def test_farmland_remodels_when_bought() -> None:
    """hinterlands/farmland/1"""
    scene = Scene(phase="buy", kingdom="Farmland, Worker's Village", p1={"coins": 6, "hand": "Estate"})
    scene.p1.buys("Farmland")
    assert scene.trash == cards("Estate")
    assert scene.gained(1) == in_order("Worker's Village, Farmland")
    assert scene.p1.score == 2


def test_farmland_trashes_even_for_nothing() -> None:
    """hinterlands/farmland/2"""
    scene = Scene(phase="buy", kingdom="Farmland", p1={"coins": 6, "hand": "Province"})
    scene.p1.buys("Farmland")
    assert scene.trash == cards("Province")
    assert scene.p1.discard == cards("Farmland")
    empty = Scene(phase="buy", kingdom="Farmland", p1={"coins": 6})
    empty.p1.buys("Farmland")
    assert empty.p1.discard == cards("Farmland")
    gained = Scene(kingdom="Farmland", p1={"hand": "Expand, Silver, Estate"})
    gained.p1.plays("Expand", "Silver", "Farmland")
    assert gained.trash == cards("Silver")
    assert gained.p1.hand == cards("Estate")


def test_farmland_acts_before_it_is_gained() -> None:
    """hinterlands/farmland/3"""
    scene = Scene(phase="buy", kingdom="Farmland", piles={"Farmland": 2}, p1={"coins": 6, "hand": "Worker's Village"})
    scene.p1.buys("Farmland", "Farmland")
    assert scene.trash == cards("Worker's Village")
    assert scene.gained(1) == in_order("2 Farmland")
    assert [gained.bought for gained in scene.game.turn.gains] == [False, True]
    assert scene.pile("Farmland") == 0


# --- Haggler ------------------------------------------------------------------------------------------------
def test_haggler_brings_a_cheaper_card() -> None:
    """hinterlands/haggler/1"""
    scene = Scene(p1={"hand": "Haggler", "coins": 6})
    scene.p1.plays("Haggler")
    assert scene.p1.coins == 8
    scene.p1.buys("Province", "Gold")
    assert scene.asked[0].least == 1
    assert scene.p1.discard == cards("Province, Gold")


def test_hagglers_count_by_card_in_play() -> None:
    """hinterlands/haggler/2"""
    scene = Scene(phase="buy", kingdom="Moat, Cellar", p1={"coins": 3, "play": "3 Haggler"})
    scene.p1.buys("Silver", "Moat", "Cellar", "Copper")
    assert scene.gained(1) == in_order("Moat, Cellar, Copper, Silver")
    assert not scene.asked[0].offers("Estate")
    assert not scene.asked[0].offers("Silver")
    throned = Scene(p1={"hand": "Throne Room, Haggler"})
    throned.p1.plays("Throne Room", "Haggler")
    assert throned.p1.coins == 4
    throned.p1.buys("Silver", "Copper")
    assert throned.gained(1) == in_order("Copper, Silver")


def test_haggler_needs_something_cheaper() -> None:
    """hinterlands/haggler/3 (Humble Castle in place of Harem)"""
    scene = Scene(phase="buy", p1={"play": "Haggler"})
    scene.p1.buys("Copper")
    assert scene.p1.discard == cards("Copper")
    rich = Scene(phase="buy", kingdom="Castles", p1={"coins": 8, "play": "Haggler"})
    rich.p1.buys("Province", "Gold")
    assert rich.asked[0].offers("Gold", "Silver")
    assert not rich.asked[0].offers("Humble Castle")
    assert not rich.asked[0].offers("Duchy")
    assert rich.p1.discard == cards("Province, Gold")       # the Gold brings nothing more


def test_hagglers_card_is_gained_first() -> None:
    """hinterlands/haggler/4"""
    scene = Scene(phase="buy", piles={"Gold": 1}, p1={"coins": 8, "play": "Haggler"})
    scene.p1.buys("Province", "Gold")
    assert scene.gained(1) == in_order("Gold, Province")


# --- Noble Brigand ------------------------------------------------------------------------------------------
def test_noble_brigand_takes_silver_and_gold() -> None:
    """hinterlands/noble_brigand/1"""
    scene = Scene(p1={"hand": "Noble Brigand"}, p2={"deck": "Silver, Gold"}, p3={"deck": "Estate, Smithy"})
    scene.p1.plays("Noble Brigand", scene.p1("Gold"))
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Gold")
    assert scene.p2.discard == cards("Silver")
    assert scene.p3.discard == cards("Estate, Smithy, Copper")
    assert scene.trash == []


def test_noble_brigand_leaves_other_treasures() -> None:
    """hinterlands/noble_brigand/2"""
    scene = Scene(p1={"hand": "Noble Brigand"}, p2={"deck": "Copper, Platinum"})
    scene.p1.plays("Noble Brigand")
    assert scene.p2.discard == cards("Copper, Platinum")
    assert scene.trash == []
    assert scene.p1.discard == []


def test_noble_brigand_bought_is_no_attack_played() -> None:
    """hinterlands/noble_brigand/3"""
    scene = Scene(phase="buy", kingdom="Noble Brigand", p1={"coins": 4}, p2={"hand": "Moat", "deck": "Gold, Copper"})
    scene.p1.buys("Noble Brigand")
    assert scene.asked == []
    assert scene.p1.discard == cards("Gold, Noble Brigand")
    assert scene.p1.coins == 0
    assert scene.p2.discard == cards("Copper")
    played = Scene(p1={"hand": "Noble Brigand"}, p2={"hand": "Moat", "deck": "Gold, Copper"})
    played.p1.plays("Noble Brigand", played.p2("Moat"))
    assert played.p2.deck == in_order("Gold, Copper")
    gained = Scene(kingdom="Noble Brigand", p1={}, p2={"deck": "Gold, Copper"})
    gained.p1.gains("Noble Brigand")
    assert gained.p2.deck == in_order("Gold, Copper")


def test_noble_brigand_copper_by_edition() -> None:
    """hinterlands/noble_brigand/4"""
    scene = Scene(p1={"hand": "Noble Brigand"}, p2={"deck": "Copper, Estate"})
    scene.p1.plays("Noble Brigand")
    assert scene.p2.discard == cards("Copper, Estate")
    old = Scene(editions=["noble_brigand:hinterlands-2011"], p1={"hand": "Noble Brigand"},
                p2={"deck": "Copper, Estate"})
    old.p1.plays("Noble Brigand")
    assert old.p2.discard == cards("2 Copper, Estate")
