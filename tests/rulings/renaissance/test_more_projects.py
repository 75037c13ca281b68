"""Academy, Cathedral, City Gate, Crop Rotation, Exploration, Guildhall, Piazza, Sinister Plot."""
from throneroom.testing import Scene, cards, in_order


# --- Academy, Guildhall -------------------------------------------------------------------------------------
def test_academy() -> None:
    """renaissance/academy/1"""
    scene = Scene(p1={"deck": "Workshop, 9 Copper", "coins": 4, "owned": "Academy"}, phase="buy",
                  kingdom="Smithy, Village")
    scene.p1.buys("Smithy")
    assert scene.p1.villagers == 1
    scene.p1.ends_turn()
    scene.p2.gains("Smithy")                            # another player's
    scene.p2.ends_turn()
    scene.p1.plays("Workshop", "Village")
    assert scene.p1.villagers == 2
    scene.p1.me.coins = 6
    scene.p1.buys("Gold")
    assert (scene.p1.villagers, scene.p2.villagers) == (2, 0)
    assert scene.p1.owned == cards("Academy")


def test_academy_costs_five() -> None:
    """renaissance/academy/1"""
    scene = Scene(p1={"coins": 5}, phase="buy", landscapes="Academy")
    scene.p1.buys("Academy")
    assert scene.p1.coins == 0


def test_guildhall() -> None:
    """renaissance/guildhall/1"""
    scene = Scene(p1={"hand": "Sculptor", "owned": "Guildhall"}, kingdom="Smithy")
    scene.p1.plays("Sculptor", "Silver")
    assert scene.p1.coffers == 1
    scene.p1.me.coins = 6
    scene.p1.buys("Gold")
    assert scene.p1.coffers == 2
    scene.p1.gains("Smithy")
    scene.p2.gains("Gold")
    assert (scene.p1.coffers, scene.p2.coffers) == (2, 0)

    scene = Scene(p1={"coins": 5}, phase="buy", landscapes="Guildhall")
    scene.p1.buys("Guildhall")
    assert scene.p1.coins == 0


# --- Cathedral ----------------------------------------------------------------------------------------------
def test_cathedral() -> None:
    """renaissance/cathedral/1"""
    scene = Scene(p1={"hand": "5 Gold", "deck": "5 Copper", "owned": "Cathedral"}, phase="start")
    scene.run()                                         # nothing to decide
    assert scene.p1.hand == cards("4 Gold")
    assert scene.trash == cards("Gold")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.trash == cards("Gold, Copper")         # in every turn

    scene = Scene(p1={"hand": "Gold, Province", "owned": "Cathedral"}, phase="start")
    scene.run("Gold")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.p1.hand == cards("Province")

    scene = Scene(p1={"coins": 3}, phase="buy", landscapes="Cathedral")
    scene.p1.buys("Cathedral")
    assert scene.p1.coins == 0


def test_cathedral_and_city_gate_in_either_order() -> None:
    """renaissance/cathedral/1 (with an empty hand it does nothing, but it may be first)"""
    scene = Scene(p1={"hand": "Copper", "deck": "Gold", "owned": "Cathedral, City Gate"}, phase="start")
    scene.run("City Gate", "Copper")
    assert scene.trash == cards("Gold")
    assert scene.p1.deck == in_order("Copper")

    scene = Scene(p1={"hand": "Copper", "deck": "Gold", "owned": "Cathedral, City Gate"}, phase="start")
    scene.run("Cathedral")
    assert scene.trash == cards("Copper")
    assert scene.p1.deck == in_order("Gold")

    scene = Scene(p1={"deck": "Smithy, 3 Gold", "owned": "Cathedral, Piazza"}, phase="start")
    scene.run("Cathedral")                              # before there is a card in hand
    assert scene.trash == []
    assert scene.p1.hand == cards("3 Gold")


# --- City Gate ----------------------------------------------------------------------------------------------
def test_city_gate() -> None:
    """renaissance/city_gate/1"""
    scene = Scene(p1={"hand": "5 Copper", "deck": "Gold", "owned": "City Gate"}, phase="start")
    scene.run("Copper")
    assert scene.p1.hand == cards("4 Copper, Gold")
    assert scene.p1.deck == in_order("Copper")

    scene = Scene(p1={"hand": "5 Copper", "deck": "Gold", "owned": "City Gate"}, phase="start")
    scene.run("Gold")
    assert (scene.asked[0].least, scene.asked[0].most) == (1, 1)
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.deck == in_order("Gold")

    scene = Scene(p1={"coins": 3}, phase="buy", landscapes="City Gate")
    scene.p1.buys("City Gate")
    assert scene.p1.coins == 0


def test_city_gate_without_a_card_to_draw() -> None:
    """renaissance/city_gate/2"""
    scene = Scene(p1={"hand": "5 Copper", "owned": "City Gate"}, phase="start")
    scene.run()
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.deck == in_order("Copper")


# --- Crop Rotation ------------------------------------------------------------------------------------------
def test_crop_rotation() -> None:
    """renaissance/crop_rotation/1"""
    scene = Scene(p1={"hand": "Estate, 4 Copper", "deck": "3 Silver", "owned": "Crop Rotation"}, phase="start")
    scene.run("Estate")
    assert scene.asked[0].options == ["estate"]
    assert scene.p1.hand == cards("4 Copper, 2 Silver")
    assert scene.p1.discard == cards("Estate")

    scene = Scene(p1={"hand": "Estate, 4 Copper", "deck": "3 Silver", "owned": "Crop Rotation"}, phase="start")
    scene.run("no")
    assert scene.p1.hand == cards("Estate, 4 Copper")

    scene = Scene(p1={"hand": "5 Copper", "deck": "3 Silver", "owned": "Crop Rotation"}, phase="start")
    scene.run()
    assert scene.p1.hand == cards("5 Copper")

    scene = Scene(p1={"hand": "2 Estate", "deck": "3 Silver", "owned": "Crop Rotation"}, phase="start")
    scene.run("Estate")                                 # one card and not more
    assert scene.p1.hand == cards("Estate, 2 Silver")

    scene = Scene(p1={"coins": 6}, phase="buy", landscapes="Crop Rotation")
    scene.p1.buys("Crop Rotation")
    assert scene.p1.coins == 0


def test_crop_rotation_shuffles_the_discarded_card() -> None:
    """renaissance/crop_rotation/2"""
    scene = Scene(p1={"hand": "Estate, 4 Copper", "deck": "Gold", "owned": "Crop Rotation"}, phase="start")
    scene.run("Estate")
    assert scene.p1.hand == cards("4 Copper, Gold, Estate")
    assert scene.p1.deck == scene.p1.discard == []


# --- Exploration --------------------------------------------------------------------------------------------
def test_exploration() -> None:
    """renaissance/exploration/1"""
    scene = Scene(p1={"owned": "Exploration"}, phase="buy")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)
    scene.p2.ends_turn()                                # not in other players' Buy phases
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)
    assert (scene.p2.coffers, scene.p2.villagers) == (0, 0)


def test_exploration_in_the_turn_it_is_bought() -> None:
    """renaissance/exploration/2"""
    scene = Scene(p1={"hand": "Workshop", "coins": 4}, landscapes="Exploration")
    scene.p1.plays("Workshop", "Silver")
    scene.p1.buys("Exploration")
    assert scene.p1.coins == 0
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)     # there was nothing left to buy
    assert scene.p1.discard == cards("Silver")


def test_exploration_and_events() -> None:
    """renaissance/exploration/2"""
    scene = Scene(p1={"coins": 2, "owned": "Exploration"}, phase="buy", landscapes="Ride")
    scene.p1.buys("Ride")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)


def test_exploration_after_buying_a_card() -> None:
    """renaissance/exploration/3"""
    scene = Scene(p1={"coins": 2, "buys": 2, "owned": "Exploration"}, phase="buy", landscapes="Ride")
    scene.p1.buys("Copper")
    scene.p1.buys("Ride")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)

    scene = Scene(p1={"coins": 4, "buys": 2}, phase="buy", landscapes="Exploration")
    scene.p1.buys("Copper")
    scene.p1.buys("Exploration")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)


def test_exploration_cares_for_this_buy_phase() -> None:
    """renaissance/exploration/1 (a card bought in the Action phase, or in an earlier Buy phase, does not matter)"""
    scene = Scene(p1={"hand": "Black Market, Gold", "owned": "Exploration"}, black_market="Moat, Market, Laboratory")
    scene.p1.plays("Black Market", "Gold", "Moat", "Market")
    assert scene.gained(1) == in_order("Moat")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)

    scene = Scene(p1={"coins": 4, "buys": 2, "owned": "Exploration"}, phase="buy", kingdom="Villa")
    scene.p1.buys("Villa")
    assert scene.p1.hand == cards("Villa")
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)

    scene = Scene(p1={"coins": 4, "buys": 2, "owned": "Exploration"}, phase="buy", kingdom="Villa")
    scene.p1.buys("Villa")
    scene.p1.buys("Copper")
    scene.p1.ends_turn()
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)


# --- Piazza -------------------------------------------------------------------------------------------------
def test_piazza() -> None:
    """renaissance/piazza/1"""
    scene = Scene(p1={"hand": "5 Estate, Village", "deck": "Smithy, 5 Copper", "owned": "Piazza"}, phase="start")
    scene.run()
    assert scene.p1.in_play == cards("Smithy")
    assert scene.p1.hand == cards("5 Estate, Village, 3 Copper")
    assert scene.p1.deck == in_order("2 Copper")
    assert scene.p1.actions == 1

    scene = Scene(p1={"hand": "5 Estate", "deck": "Copper, Smithy", "owned": "Piazza"}, phase="start")
    scene.run()
    assert scene.p1.deck == in_order("Copper, Smithy")
    assert scene.p1.hand == cards("5 Estate")
    assert [event.amount for event in scene.log.events if event.verb == "reveal"] == [1]

    scene = Scene(p1={"coins": 5}, phase="buy", landscapes="Piazza")
    scene.p1.buys("Piazza")
    assert scene.p1.coins == 0


def test_piazza_and_a_duration() -> None:
    """renaissance/piazza/1 (a Duration stays in play alone, and Patrons count as revealed)"""
    scene = Scene(p1={"deck": "Wharf, 20 Copper", "owned": "Piazza"}, phase="start")
    scene.run()
    assert scene.p1.hand == cards("2 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Wharf")

    scene = Scene(p1={"deck": "Patron", "owned": "Piazza"}, phase="start")
    scene.run()
    assert (scene.p1.coffers, scene.p1.villagers, scene.p1.coins) == (1, 1, 2)


# --- Sinister Plot ------------------------------------------------------------------------------------------
def test_sinister_plot() -> None:
    """renaissance/sinister_plot/1"""
    scene = Scene(p1={"coins": 4, "deck": "30 Copper", "coffers": 2}, phase="buy", landscapes="Sinister Plot")
    scene.p1.buys("Sinister Plot")
    assert scene.p1.coins == 0
    scene.p1.ends_turn()
    for number in (1, 2, 3):
        scene.p2.ends_turn(*(("token",) if number > 1 else ()))     # at first there is nothing to remove
        assert scene.p1.me.count("sinister_plot") == number
        assert len(scene.p1.hand) == 5
        scene.p1.ends_turn()
    scene.p2.ends_turn("cards")
    assert len(scene.p1.hand) == 8
    assert scene.p1.me.count("sinister_plot") == 0
    assert scene.p1.coffers == 2


def test_sinister_plot_of_several_players() -> None:
    """renaissance/sinister_plot/2"""
    scene = Scene(p1={"deck": "9 Copper", "owned": "Sinister Plot", "counters": {"sinister_plot": 2}},
                  p2={"owned": "Sinister Plot", "counters": {"sinister_plot": 4}}, phase="start")
    scene.run("cards")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.me.count("sinister_plot") == 0
    assert scene.p2.me.count("sinister_plot") == 4
