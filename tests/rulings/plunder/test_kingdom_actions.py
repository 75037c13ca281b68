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


# --- Maroon -------------------------------------------------------------------------------------------------
def test_maroon_draws_by_types() -> None:
    """plunder/maroon/1"""
    scene = Scene(p1={"hand": "Maroon, Cage", "deck": "9 Copper"})
    scene.p1.plays("Maroon")
    assert (scene.trash, scene.p1.hand) == (cards("Cage"), cards("4 Copper"))


def test_maroon_on_a_curse() -> None:
    """plunder/maroon/2"""
    scene = Scene(p1={"hand": "Maroon, Curse", "deck": "9 Copper"})
    scene.p1.plays("Maroon")
    assert scene.p1.hand == cards("2 Copper")


def test_maroon_counts_added_types() -> None:
    """plunder/maroon/3"""
    scene = Scene(kingdom="Charlatan", p1={"hand": "Maroon, Curse", "deck": "9 Copper"})
    scene.p1.plays("Maroon")
    assert scene.p1.hand == cards("4 Copper")
    scene = Scene(p1={"hand": "Maroon, Market", "deck": "9 Copper", "owned": "Capitalism"})
    scene.p1.plays("Maroon")
    assert scene.p1.hand == cards("4 Copper")


def test_maroon_does_not_count_the_bane() -> None:
    """plunder/maroon/3, the other half."""
    scene = Scene(kingdom="Young Witch, Hamlet", bane="Hamlet", p1={"hand": "Maroon, Hamlet", "deck": "9 Copper"})
    scene.p1.plays("Maroon")
    assert scene.p1.hand == cards("2 Copper")


# --- Shaman -------------------------------------------------------------------------------------------------
def test_shaman() -> None:
    """plunder/shaman/1"""
    scene = Scene(p1={"hand": "Shaman, Curse"})
    scene.p1.plays("Shaman", "Curse")
    assert (scene.p1.actions, scene.p1.coins, scene.trash) == (1, 1, cards("Curse"))
    scene = Scene(p1={"hand": "Shaman, Curse"})
    scene.p1.plays("Shaman", None)
    assert (scene.trash, scene.p1.hand) == ([], cards("Curse"))


def test_every_turn_starts_at_the_trash() -> None:
    """plunder/shaman/2"""
    scene = Scene(kingdom="Shaman", p1={"deck": "9 Copper"}, p2={"deck": "9 Copper"}, trash="Silver, Estate")
    scene.p1.ends_turn("Silver")
    assert scene.asked[-1].least == 1
    assert (scene.p2.discard, scene.trash) == (cards("Silver"), cards("Estate"))
    scene.p2.ends_turn()
    assert (scene.p1.discard, scene.trash) == (cards("Estate"), [])


def test_a_curse_in_the_trash_must_be_gained() -> None:
    """plunder/shaman/3"""
    scene = Scene(kingdom="Shaman", p1={}, trash="Curse", phase="start")
    scene.run()
    assert (scene.p1.discard, scene.trash) == (cards("Curse"), [])


def test_dear_cards_stay_in_the_trash() -> None:
    """plunder/shaman/4: (ours)"""
    scene = Scene(kingdom="Shaman", p1={}, trash="Province, Gold", phase="start")
    scene.run()
    assert (scene.p1.discard, scene.trash) == (cards("Gold"), cards("Province"))


def test_a_shaman_that_lies_beside_a_way_does_not_look_into_the_trash() -> None:
    scene = Scene(landscapes="Way of the Mouse", mouse="Shaman", p1={}, trash="Silver", phase="start")
    scene.run()
    assert scene.trash == cards("Silver")


def test_what_is_trashed_first_is_gained_back() -> None:
    """plunder/shaman/5"""
    scene = Scene(kingdom="Shaman, Village", p1={"durations": "Cabin Boy"}, phase="start")
    scene.run("trash")
    assert (scene.trash, scene.p1.discard, scene.p1.in_play) == ([], cards("2 Cabin Boy"), [])


def test_a_gain_from_the_trash_is_a_gain() -> None:
    """plunder/shaman/6"""
    scene = Scene(kingdom="Shaman", p1={"durations": {"Cage": "Gold"}, "deck": "9 Copper"}, trash="Estate",
                  phase="start")
    scene.run()
    assert scene.trash == cards("Cage")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Gold")
    scene = Scene(kingdom="Shaman", p1={"hand": "Mapmaker", "deck": "2 Gold, 2 Copper"}, trash="Estate", phase="start")
    scene.run("Mapmaker", "2 Gold")
    assert (scene.p1.in_play, scene.p1.hand) == (cards("Mapmaker"), cards("2 Gold"))


# --- Swamp Shacks -------------------------------------------------------------------------------------------
def test_swamp_shacks() -> None:
    """plunder/swamp_shacks/1"""
    scene = Scene(p1={"hand": "Swamp Shacks", "play": "7 Village", "deck": "9 Copper"})
    scene.p1.plays("Swamp Shacks")
    assert (scene.p1.actions, scene.p1.hand) == (2, cards("2 Copper"))


def test_swamp_shacks_count_what_lies_in_play() -> None:
    """plunder/swamp_shacks/2"""
    scene = Scene(p1={"hand": "Swamp Shacks", "play": "Caravan", "durations": {"Quartermaster": "4 Silver"},
                      "deck": "9 Copper"})
    scene.p1.plays("Swamp Shacks")
    assert scene.p1.hand == cards("Copper")


def test_swamp_shacks_with_less_than_three() -> None:
    """plunder/swamp_shacks/3"""
    scene = Scene(p1={"hand": "Swamp Shacks", "play": "Village", "deck": "9 Copper"})
    scene.p1.plays("Swamp Shacks")
    assert scene.p1.hand == []
