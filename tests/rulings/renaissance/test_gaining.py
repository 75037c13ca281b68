"""Cargo Ship, Ducat, Experiment, Inventor, Lackeys, Sculptor, Spices; Old Witch and Villain."""
from throneroom.testing import Scene, cards, in_order


# --- Cargo Ship ---------------------------------------------------------------------------------------------
def test_cargo_ship() -> None:
    """renaissance/cargo_ship/1"""
    scene = Scene(p1={"hand": "Cargo Ship, Copper", "deck": "10 Copper"})
    scene.p1.plays("Cargo Ship")
    scene.p1.plays("Copper")
    scene.p1.buys("Silver", "yes")
    assert scene.p1.aside == cards("Silver")
    assert scene.p1.discard == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Cargo Ship")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.cost("Cargo Ship") == (3, 0, 0)


def test_cargo_ship_takes_one_card() -> None:
    """renaissance/cargo_ship/2"""
    scene = Scene(p1={"hand": "Cargo Ship", "coins": 6, "buys": 3})
    scene.p1.plays("Cargo Ship")
    scene.p1.buys("Copper", "no")
    scene.p1.buys("Gold", "yes")
    scene.p1.buys("Estate")
    assert scene.asked == []
    assert scene.p1.aside == cards("Gold")
    assert scene.p1.discard == cards("Copper, Estate")


def test_cargo_ship_with_nothing_aside() -> None:
    """renaissance/cargo_ship/3"""
    scene = Scene(p1={"hand": "Cargo Ship", "deck": "10 Copper"})
    scene.p1.plays("Cargo Ship")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.discard == cards("Cargo Ship")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("5 Copper")


def test_cargo_ship_keeps_a_throne_room() -> None:
    """renaissance/rules/durations/1 (a card that played a Duration several times stays as long)"""
    scene = Scene(p1={"hand": "Throne Room, Cargo Ship", "coins": 2, "buys": 2, "deck": "10 Copper"})
    scene.p1.plays("Throne Room", "Cargo Ship")
    scene.p1.buys("Silver", "yes")
    scene.p1.buys("Silver", "yes")
    assert scene.p1.aside == cards("2 Silver")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Cargo Ship, Throne Room")


# --- Ducat --------------------------------------------------------------------------------------------------
def test_ducat() -> None:
    """renaissance/ducat/1"""
    scene = Scene(p1={"hand": "Ducat"}, phase="buy")
    scene.p1.plays("Ducat")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.coffers) == (0, 2, 1)
    assert scene.cost("Ducat") == (2, 0, 0)

    scene = Scene(p1={"coins": 2, "hand": "2 Copper"}, phase="buy", kingdom="Ducat")
    scene.p1.buys("Ducat", "Copper")
    assert scene.trash == cards("Copper")
    assert scene.p1.hand == cards("Copper")


def test_ducat_trashes_only_coppers_in_hand() -> None:
    """renaissance/ducat/2"""
    scene = Scene(p1={"hand": "2 Copper, Silver, Estate"}, phase="buy", kingdom="Ducat")
    scene.p1.plays("2 Copper")
    scene.p1.buys("Ducat")
    assert scene.p1.in_play == cards("2 Copper")
    assert scene.p1.hand == cards("Silver, Estate")
    assert scene.trash == []

    scene = Scene(p1={"coins": 2, "hand": "Copper, Estate"}, phase="buy", kingdom="Ducat")
    scene.p1.buys("Ducat", "nothing")
    assert scene.asked[0].options == in_order("Copper")
    assert scene.trash == []


# --- Experiment ---------------------------------------------------------------------------------------------
def test_experiment() -> None:
    """renaissance/experiment/1"""
    scene = Scene(p1={"coins": 3, "discard": "3 Estate", "deck": "5 Copper"}, phase="buy", kingdom="Experiment")
    scene.p1.buys("Experiment")
    assert scene.pile("Experiment") == 8
    assert scene.p1.discard == cards("2 Experiment, 3 Estate")

    scene = Scene(p1={"hand": "2 Experiment", "deck": "3 Copper"}, piles={"Experiment": 8})
    scene.p1.plays("Experiment")
    assert scene.p1.hand == cards("Experiment, 2 Copper")
    assert scene.p1.actions == 1
    assert scene.pile("Experiment") == 9
    assert scene.p1.all_cards == cards("Experiment, 3 Copper")
    assert scene.cost("Experiment") == (3, 0, 0)


def test_the_last_experiment() -> None:
    """renaissance/experiment/2"""
    scene = Scene(p1={"coins": 3}, phase="buy", piles={"Experiment": 1})
    scene.p1.buys("Experiment")
    assert scene.p1.discard == cards("Experiment")
    assert scene.pile("Experiment") == 0


def test_the_second_experiment_is_discarded() -> None:
    """renaissance/experiment/3"""
    scene = Scene(p1={"hand": "Sculptor"}, kingdom="Experiment")
    scene.p1.plays("Sculptor", "Experiment")
    assert scene.p1.hand == cards("Experiment")
    assert scene.p1.discard == cards("Experiment")
    assert scene.pile("Experiment") == 8
    assert scene.p1.villagers == 0


def test_experiment_from_the_trash() -> None:
    """renaissance/experiment/4"""
    scene = Scene(p1={"hand": "Necromancer", "deck": "5 Copper"}, trash="Experiment", piles={"Experiment": 8})
    scene.p1.plays("Necromancer", "Experiment")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 1
    assert "experiment" in scene.trash
    assert [card.id for card in scene.game.turn.face_down] == ["experiment"]
    assert scene.pile("Experiment") == 8


def test_band_of_misfits_as_experiment() -> None:
    """renaissance/experiment/5"""
    scene = Scene(p1={"hand": "Band of Misfits", "deck": "5 Copper"}, kingdom="Village",
                  piles={"Experiment": 8, "Band of Misfits": 7})
    scene.p1.plays("Band of Misfits", "Experiment")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 1
    assert scene.pile("Band of Misfits") == 8
    assert scene.top("Band of Misfits") == "band_of_misfits"
    assert scene.pile("Experiment") == 8
    assert scene.p1.in_play == []


def test_experiment_played_twice() -> None:
    """renaissance/experiment/6"""
    scene = Scene(p1={"hand": "Throne Room, Experiment", "deck": "6 Copper"}, piles={"Experiment": 8})
    scene.p1.plays("Throne Room", "Experiment")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.actions == 2
    assert scene.pile("Experiment") == 9
    assert scene.p1.in_play == cards("Throne Room")


# --- Inventor -----------------------------------------------------------------------------------------------
def test_inventor() -> None:
    """renaissance/inventor/1"""
    scene = Scene(p1={"hand": "Inventor"}, kingdom="Smithy, Market")
    scene.p1.plays("Inventor", "Smithy")
    assert not scene.asked[0].offers("Market")
    assert not scene.asked[0].offers("Duchy")
    assert scene.cost("Province") == (7, 0, 0)
    assert scene.cost("Silver") == (2, 0, 0)
    assert scene.cost("Copper") == scene.cost("Curse") == (0, 0, 0)
    scene.p1.ends_turn()
    assert scene.cost("Province") == (8, 0, 0)


def test_inventors_add_up() -> None:
    """renaissance/inventor/2"""
    scene = Scene(p1={"hand": "2 Inventor", "actions": 2})
    scene.p1.plays("Inventor", "Silver")
    assert not scene.asked[0].offers("Duchy")
    scene.p1.plays("Inventor", "Duchy")
    assert scene.cost("Duchy") == (3, 0, 0)
    assert scene.cost("Province") == (6, 0, 0)


def test_inventor_changes_all_cards_but_only_cards() -> None:
    """renaissance/inventor/3"""
    scene = Scene(p1={"hand": "Inventor, Soldier", "coins": 3}, also="Will-o'-Wisp", landscapes="Fair, Ride")
    scene.p1.plays("Inventor", "Silver")
    assert scene.cost("Soldier") == (2, 0, 0)
    assert scene.game.coins_cost(scene.p1.card("Soldier")) == 2
    assert scene.cost("Will-o'-Wisp") == (0, 0, 0)
    assert not scene.p1.can_buy("Fair")
    scene.p1.buys("Ride")
    assert scene.p1.coins == 1


# --- Lackeys, Spices ----------------------------------------------------------------------------------------
def test_lackeys() -> None:
    """renaissance/lackeys/1"""
    scene = Scene(p1={"coins": 2}, phase="buy", kingdom="Lackeys")
    scene.p1.buys("Lackeys")
    assert scene.p1.villagers == 2
    assert scene.p1.discard == cards("Lackeys")

    scene = Scene(p1={"hand": "Lackeys", "deck": "3 Copper", "villagers": 2})
    scene.p1.plays("Lackeys")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 0
    assert scene.p1.villagers == 2


def test_spices() -> None:
    """renaissance/spices/1"""
    scene = Scene(p1={"coins": 5}, phase="buy", kingdom="Spices")
    scene.p1.buys("Spices")
    assert scene.p1.coffers == 2

    scene = Scene(p1={"hand": "Spices"}, phase="buy")
    scene.p1.plays("Spices")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.coffers) == (2, 2, 0)


# --- Sculptor -----------------------------------------------------------------------------------------------
def test_sculptor() -> None:
    """renaissance/sculptor/1"""
    scene = Scene(p1={"hand": "Sculptor"}, kingdom="Smithy, Market")
    scene.p1.plays("Sculptor", "Silver")
    assert not scene.asked[0].offers("Market")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.villagers == 1

    scene = Scene(p1={"hand": "Sculptor"}, kingdom="Smithy, Market")
    scene.p1.plays("Sculptor", "Smithy")
    assert scene.p1.hand == cards("Smithy")
    assert scene.p1.villagers == 0


def test_sculptor_decides_where_the_card_goes() -> None:
    """renaissance/sculptor/2"""
    scene = Scene(p1={"hand": "Sculptor"}, kingdom="Nomad Camp")
    scene.p1.plays("Sculptor", "Nomad Camp")
    assert scene.p1.hand == cards("Nomad Camp")
    assert scene.p1.deck == []


def test_sculptor_and_cards_of_several_types() -> None:
    """renaissance/sculptor/3"""
    scene = Scene(p1={"hand": "Sculptor"}, kingdom="Fool's Gold")
    scene.p1.plays("Sculptor", "Fool's Gold")
    assert scene.p1.hand == cards("Fool's Gold")
    assert scene.p1.villagers == 1


# --- Old Witch ----------------------------------------------------------------------------------------------
def test_old_witch() -> None:
    """renaissance/old_witch/1"""
    scene = Scene(p1={"hand": "Old Witch", "deck": "4 Copper"}, p2={"hand": "Curse, Copper"}, p3={"hand": "Copper"},
                  piles={"Curse": 10})
    scene.p1.plays("Old Witch", scene.p2("Curse"))
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p2.discard == scene.p3.discard == cards("Curse")
    assert scene.p2.hand == cards("Copper")
    assert scene.trash == cards("Curse")
    assert scene.pile("Curse") == 8


def test_old_witch_without_curses() -> None:
    """renaissance/old_witch/2"""
    scene = Scene(p1={"hand": "Old Witch"}, p2={"hand": "Curse, Copper"}, piles={"Curse": 0})
    scene.p1.plays("Old Witch", scene.p2("Curse"))
    assert scene.p2.discard == []
    assert scene.trash == cards("Curse")


def test_old_witch_and_moat() -> None:
    """renaissance/old_witch/3"""
    scene = Scene(p1={"hand": "Old Witch"}, p2={"hand": "Moat, Curse"})
    scene.p1.plays("Old Witch", scene.p2("Moat"))
    assert scene.p2.discard == []
    assert scene.p2.hand == cards("Moat, Curse")


# --- Villain ------------------------------------------------------------------------------------------------
def test_villain() -> None:
    """renaissance/villain/1"""
    scene = Scene(p1={"hand": "Villain"}, p2={"hand": "4 Copper, Estate"}, p3={"hand": "4 Estate"})
    scene.p1.plays("Villain")
    assert scene.p1.coffers == 2
    assert scene.p2.discard == cards("Estate")
    assert scene.p2.hand == cards("4 Copper")
    assert scene.p3.hand == cards("4 Estate")


def test_villain_and_a_poor_hand() -> None:
    """renaissance/villain/2"""
    scene = Scene(p1={"hand": "Villain"}, p2={"hand": "5 Copper"})
    scene.p1.plays("Villain")
    assert scene.p2.hand == cards("5 Copper")
    revealed = [event for event in scene.log.events if event.verb == "reveal"]
    assert [(int(event.seat), int(event.amount)) for event in revealed] == [(1, 5)]
