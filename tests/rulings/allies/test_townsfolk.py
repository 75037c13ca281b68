"""The Townsfolk: Town Crier, Blacksmith, Miller, Elder."""
from throneroom.testing import Scene, cards


def test_the_pile() -> None:
    """allies/townsfolk/1"""
    scene = Scene(kingdom="Townsfolk")
    pile = [card.id for card in reversed(scene.pile_named("Townsfolk").cards)]
    assert pile == ["town_crier"] * 4 + ["blacksmith"] * 4 + ["miller"] * 4 + ["elder"] * 4
    assert (scene.cost("Town Crier"), scene.cost("Elder")) == ((2, 0, 0), (5, 0, 0))


def test_town_crier() -> None:
    """allies/town_crier/1"""
    scene = Scene(p1={"hand": "Town Crier", "deck": "Copper"})
    scene.p1.plays("Town Crier", "silver", "Townsfolk")
    assert scene.p1.discard == cards("Silver")
    assert scene.top("Townsfolk") == "blacksmith"
    scene = Scene(p1={"hand": "Town Crier", "deck": "Copper"})
    scene.p1.plays("Town Crier", "coins", "no")
    assert (scene.p1.coins, scene.top("Townsfolk")) == (2, "town_crier")
    scene = Scene(p1={"hand": "Town Crier", "deck": "Copper"})
    scene.p1.plays("Town Crier", "cards", "no")
    assert (scene.p1.actions, scene.p1.hand) == (1, ["copper"])


def test_blacksmith() -> None:
    """allies/blacksmith/1"""
    scene = Scene(p1={"hand": "Blacksmith, 2 Estate", "deck": "10 Copper"})
    scene.p1.plays("Blacksmith", "hand")
    assert len(scene.p1.hand) == 6
    scene = Scene(p1={"hand": "Blacksmith, 7 Estate", "deck": "10 Copper"})
    scene.p1.plays("Blacksmith", "hand")
    assert len(scene.p1.hand) == 7


def test_miller() -> None:
    """allies/miller/1"""
    scene = Scene(p1={"hand": "Miller", "deck": "Gold, 2 Estate, Curse, Copper"})
    scene.p1.plays("Miller", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("2 Estate, Curse")
    assert scene.p1.actions == 1
    scene = Scene(p1={"hand": "Miller", "deck": "Gold", "discard": "Estate"})
    scene.p1.plays("Miller", "Gold")
    assert (scene.p1.hand, scene.p1.discard) == (cards("Gold"), cards("Estate"))


def test_elder_allows_a_further_option() -> None:
    """allies/elder/1"""
    scene = Scene(p1={"hand": "Elder, Town", "deck": "5 Copper"})
    scene.p1.plays("Elder", "Town", "cards, coins")
    assert (scene.asked[1].least, scene.asked[1].most) == (1, 2)
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions, len(scene.p1.hand)) == (4, 2, 2, 1)


def test_elder_need_not_be_used() -> None:
    """allies/elder/1: both the play and the further option are optional"""
    scene = Scene(p1={"hand": "Elder, Town", "deck": "5 Copper"})
    scene.p1.plays("Elder", "Town", "coins")
    assert (scene.p1.coins, scene.p1.actions) == (4, 0)
    scene = Scene(p1={"hand": "Elder, 2 Town", "actions": 2, "deck": "5 Copper"})
    scene.p1.plays("Elder", "no")
    scene.p1.plays("Town", "coins")
    assert scene.asked[0].most == 1


def test_elder_does_not_change_other_choices() -> None:
    """allies/elder/2"""
    scene = Scene(p1={"hand": "Elder, Workshop"})
    scene.p1.plays("Elder", "Workshop", "Silver")
    assert (scene.asked[1].purpose, scene.asked[1].most) == ("gain", 1)
    assert scene.p1.discard == cards("Silver")


def test_elder_at_either_of_two_choices() -> None:
    """allies/elder/3"""
    scene = Scene(p1={"hand": "Elder, Count, 4 Copper"})
    scene.p1.plays("Elder", "Count", "topdeck", "coins, duchy")
    first, second = [asked for asked in scene.asked if asked.purpose == "option"]
    assert (first.most, second.most) == (2, 2)
    assert scene.p1.deck == ["copper"]
    assert scene.p1.coins == 2 + 3
    assert scene.p1.discard == cards("Duchy")
    scene = Scene(p1={"hand": "Elder, Count, 4 Copper"})
    scene.p1.plays("Elder", "Count", "topdeck, copper", "coins")
    assert [asked.most for asked in scene.asked if asked.purpose == "option"] == [2, 2]


def test_elder_options_are_done_in_the_printed_order() -> None:
    """allies/elder/4"""
    scene = Scene(p1={"hand": "Elder, Blacksmith, 2 Estate", "deck": "10 Copper"})
    scene.p1.plays("Elder", "Blacksmith", "actions, hand")
    assert len(scene.p1.hand) == 7
    assert scene.p1.actions == 1


def test_two_elders_help_different_cards() -> None:
    """allies/elder/1: Throne Room on Elder; each play helps its own card"""
    scene = Scene(p1={"hand": "Throne Room, Elder, Town, Town Crier", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Elder", "Town", "cards, coins", "Town Crier", "coins, silver", "no")
    assert scene.p1.coins == 4 + 2 + 2
    assert scene.p1.discard == cards("Silver")
