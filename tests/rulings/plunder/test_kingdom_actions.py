"""Plunder: Actions of the Kingdom that neither last nor wait."""
from throneroom.testing import Scene, cards, in_order


# --- First Mate ---------------------------------------------------------------------------------------------
def test_first_mate_plays_actions_of_one_name() -> None:
    """plunder/first_mate/1"""
    scene = Scene(p1={"hand": "First Mate, 2 Village, Copper", "deck": "10 Copper"})
    scene.p1.plays("First Mate", "Village", "Village")
    assert (len(scene.p1.hand), scene.p1.actions) == (6, 4)
    assert scene.p1.in_play == cards("First Mate, 2 Village")


def test_first_mate_stops_when_wanted() -> None:
    scene = Scene(p1={"hand": "First Mate, 2 Village, Smithy", "deck": "10 Copper"})
    scene.p1.plays("First Mate", "Village", None)
    assert scene.asked[-1].options == ["village"]           # the Smithy has another name
    assert scene.p1.hand == cards("Village, Smithy, 4 Copper")


def test_first_mate_draws_without_actions() -> None:
    """plunder/first_mate/2: (ours)"""
    scene = Scene(p1={"hand": "First Mate, Copper", "deck": "10 Copper"})
    scene.p1.plays("First Mate")
    assert scene.p1.hand == cards("6 Copper")


def test_first_mate_plays_what_was_drawn_meanwhile() -> None:
    """plunder/first_mate/3"""
    scene = Scene(p1={"hand": "First Mate, Smithy", "deck": "Smithy, 9 Copper"})
    scene.p1.plays("First Mate", "Smithy", "Smithy")
    assert scene.p1.in_play == cards("First Mate, 2 Smithy")
    assert scene.p1.hand == cards("6 Copper")               # 2 and 3, then one


def test_first_mate_on_first_mate() -> None:
    """plunder/first_mate/4"""
    scene = Scene(p1={"hand": "2 First Mate, Village", "deck": "10 Copper"})
    scene.p1.plays("First Mate", "First Mate", "Village")
    assert (len(scene.p1.hand), scene.p1.actions, len(scene.p1.deck)) == (6, 2, 4)


def test_first_mate_does_not_stay() -> None:
    """plunder/first_mate/5"""
    scene = Scene(p1={"hand": "First Mate, Siren", "deck": "20 Copper"})
    scene.p1.plays("First Mate", "Siren")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Siren")


# --- Fortune Hunter -----------------------------------------------------------------------------------------
def test_fortune_hunter() -> None:
    """plunder/fortune_hunter/1"""
    scene = Scene(p1={"hand": "Fortune Hunter", "deck": "Gold, Estate, Copper, Silver"})
    scene.p1.plays("Fortune Hunter", "Gold", "Copper")
    assert (scene.p1.coins, scene.p1.deck) == (5, in_order("Estate, Copper, Silver"))


def test_fortune_hunter_puts_back_last() -> None:
    """plunder/fortune_hunter/2"""
    scene = Scene(p1={"hand": "Fortune Hunter", "deck": "Figurine, Estate, Copper, Silver, Gold"})
    scene.p1.plays("Fortune Hunter", "Figurine", "Estate")
    assert (scene.p1.hand, scene.p1.deck) == (cards("Silver, Gold"), in_order("Copper, Estate"))


def test_fortune_hunter_without_treasures() -> None:
    """plunder/fortune_hunter/3"""
    scene = Scene(p1={"hand": "Fortune Hunter", "deck": "2 Estate, Village"})
    scene.p1.plays("Fortune Hunter", "Estate", "Village")
    assert (scene.p1.coins, scene.p1.deck) == (2, in_order("Estate, Village, Estate"))


def test_fortune_hunter_does_not_stay_for_a_duration() -> None:
    """plunder/fortune_hunter/4"""
    scene = Scene(p1={"hand": "Fortune Hunter", "deck": "Rope, 9 Copper"})
    scene.p1.plays("Fortune Hunter", "Rope")
    assert (scene.p1.coins, scene.p1.me.buys) == (3, 2)
    scene.p1.ends_turn()
    assert (scene.p1.in_play, scene.p1.discard) == (cards("Rope"), cards("Fortune Hunter"))


# --- Pilgrim ------------------------------------------------------------------------------------------------
def test_pilgrim() -> None:
    """plunder/pilgrim/1"""
    scene = Scene(p1={"hand": "Pilgrim, Estate", "deck": "4 Copper"})
    scene.p1.plays("Pilgrim", "Estate")
    assert (scene.p1.hand, scene.p1.deck) == (cards("4 Copper"), ["estate"])


def test_pilgrim_must_put_a_card_back() -> None:
    """plunder/pilgrim/2"""
    scene = Scene(p1={"hand": "Pilgrim, Gold"})
    scene.p1.plays("Pilgrim")
    assert (scene.p1.hand, scene.p1.deck) == ([], ["gold"])
