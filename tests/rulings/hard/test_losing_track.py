"""Losing track of cards: they were moved, covered or shuffled away by something else."""
from throneroom.testing import Scene, cards


def test_a_covered_card_is_lost() -> None:
    """rules.md LOST-02: the Duchy lies on the Border Village; what comes first still finds it"""
    scene = Scene(kingdom="Border Village", phase="buy", p1={"play": "Royal Seal", "coins": 6})
    scene.p1.buys("Border Village", "Border Village", "Duchy", "no")
    assert [asked.source for asked in scene.asked].count("royal_seal") == 1        # for the Duchy only
    assert scene.p1.discard == cards("Border Village, Duchy")
    scene = Scene(kingdom="Border Village", phase="buy", p1={"play": "Royal Seal", "coins": 6})
    scene.p1.buys("Border Village", "Royal Seal", "yes", "Duchy", "no")
    assert scene.p1.deck == ["border_village"]


def test_summon_and_a_covered_card() -> None:
    """rules.md LOST-02, LOST-04: the Ruins lie on the Death Cart"""
    scene = Scene(kingdom="Death Cart", landscapes="Summon", phase="buy", p1={"coins": 5, "deck": "9 Copper"})
    scene.p1.buys("Summon", "Death Cart")
    assert scene.p1.aside == []
    assert "death_cart" in scene.p1.discard


def test_hill_fort_finds_a_covered_card() -> None:
    """rules.md LOST-02: the exception named for it"""
    scene = Scene(kingdom="Death Cart", p1={"hand": "Hill Fort"})
    scene.p1.plays("Hill Fort", "Death Cart", "hand")
    assert scene.p1.hand == cards("Death Cart")


def test_summon_knows_where_a_card_goes() -> None:
    """rules.md LOST-04"""
    scene = Scene(kingdom="Nomad Camp", landscapes="Summon", phase="buy", p1={"coins": 5, "deck": "9 Copper"})
    scene.p1.buys("Summon")
    assert scene.p1.aside == cards("Nomad Camp")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.in_play == cards("Nomad Camp")
    assert scene.p1.coins == 2


def test_cargo_ship_after_watchtower() -> None:
    """rules.md LOST-04, GAIN-04"""
    scene = Scene(p1={"hand": "Cargo Ship, Watchtower"}, kingdom="Smithy")
    scene.p1.plays("Cargo Ship")
    scene.p1.gains("Smithy", "Watchtower", "yes")
    assert scene.trash == cards("Smithy")
    assert scene.p1.aside == []
    scene.p1.gains("Smithy", "Cargo Ship", "yes")
    assert scene.p1.aside == cards("Smithy")


def test_if_you_do_fails_for_a_card_that_is_gone() -> None:
    """rules.md LOST-01, LOST-03, MULT-05"""
    scene = Scene(p1={"hand": "Throne Room, Mining Village", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Mining Village", "yes")
    assert (scene.p1.coins, scene.p1.actions, len(scene.p1.hand)) == (2, 4, 2)
    scene = Scene(p1={"hand": "Throne Room, Treasure Map, Treasure Map"})
    scene.p1.plays("Throne Room", "Treasure Map")
    assert scene.trash == cards("2 Treasure Map")
    assert scene.p1.deck == ["gold"] * 4


def test_procession_and_a_card_that_left() -> None:
    """rules.md LOST-01, MULT-06: nothing to trash, the gain is due all the same"""
    scene = Scene(p1={"hand": "Procession, Experiment", "deck": "9 Copper"}, kingdom="Smithy", piles={"Experiment": 5})
    scene.p1.plays("Procession", "Experiment", "Smithy")
    assert scene.trash == []
    assert scene.pile("Experiment") == 6
    assert scene.p1.discard == cards("Smithy")


def test_a_set_aside_card_played_again_does_not_come_twice() -> None:
    """rules.md DUR-16, LOST-01: a card that left play is not set aside by Royal Galley"""
    scene = Scene(p1={"hand": "Royal Galley, Acting Troupe", "deck": "9 Copper"})
    scene.p1.plays("Royal Galley", "Acting Troupe")
    assert scene.p1.aside == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_a_discarded_card_that_was_shuffled_away() -> None:
    """rules.md ATT-17, LOST-01: Village Green drawn again cannot be played from the discard pile"""
    scene = Scene(p1={"hand": "Oasis, 2 Village Green", "deck": "Copper"})
    scene.p1.discards("2 Village Green", "yes", "now", "no")
    assert scene.p1.hand == cards("Copper, Oasis")
    assert scene.p1.discard == cards("Village Green")
    scene = Scene(p1={"hand": "Oasis, 2 Village Green"})
    scene.p1.discards("2 Village Green", "yes", "now")
    assert scene.p1.hand == cards("Oasis, Village Green")
    assert scene.p1.discard == []


def test_warrior_and_a_tunnel() -> None:
    """rules.md LOST-02, ATT-17: the Gold covers the Tunnel, which is not trashed"""
    scene = Scene(p1={"hand": "Warrior", "deck": "9 Copper"}, p2={"deck": "Tunnel"})
    scene.p1.plays("Warrior", scene.p2("yes"))
    assert scene.p2.discard == cards("Gold, Tunnel")
    scene = Scene(p1={"hand": "Warrior", "deck": "9 Copper"}, p2={"deck": "Tunnel"})
    scene.p1.plays("Warrior", scene.p2("no"))
    assert scene.trash == cards("Tunnel")
