"""The Clashes: Battle Plan, Archer, Warlord, Territory."""
from throneroom.testing import Scene, cards


def test_the_pile() -> None:
    """allies/clashes/1"""
    scene = Scene(kingdom="Clashes")
    assert scene.top("Clashes") == "battle_plan"
    assert scene.cost("Battle Plan") == (3, 0, 0)
    pile = [card.id for card in reversed(scene.pile_named("Clashes").cards)]
    assert pile == ["battle_plan"] * 4 + ["archer"] * 4 + ["warlord"] * 4 + ["territory"] * 4


def test_battle_plan_reveals_an_attack_and_rotates() -> None:
    """allies/battle_plan/1"""
    scene = Scene(kingdom="Augurs", p1={"hand": "Battle Plan, Witch, Copper", "deck": "Gold, Silver"})
    scene.p1.plays("Battle Plan", "Witch", "Augurs")
    assert scene.p1.hand == cards("Witch, Copper, Gold, Silver")
    assert scene.p1.actions == 1
    assert scene.top("Augurs") == "acolyte"
    assert scene.pile("Augurs") == 16
    assert scene.asked[1].least == 0


def test_battle_plan_and_other_piles() -> None:
    """allies/battle_plan/2"""
    scene = Scene(p1={"hand": "Battle Plan, Smithy"}, piles={"Smithy": 8})
    before = [card.id for card in scene.pile_named("Smithy").cards]
    scene.p1.plays("Battle Plan", "Smithy")
    assert [card.id for card in scene.pile_named("Smithy").cards] == before
    for pile in ("Castles", "Ruins", "Knights"):
        scene = Scene(kingdom=pile if pile != "Ruins" else "", also=pile if pile == "Ruins" else "",
                      p1={"hand": "Battle Plan"})
        order = [card.id for card in reversed(scene.pile_named(pile).cards)]
        same = len([id for i, id in enumerate(order) if set(order[:i + 1]) == {order[0]}])
        scene.p1.plays("Battle Plan", pile)
        assert [card.id for card in reversed(scene.pile_named(pile).cards)] == order[same:] + order[:same]


def test_archer_takes_one_of_the_cards_shown() -> None:
    """allies/archer/1"""
    scene = Scene(p1={"hand": "Archer"}, p2={"hand": "Gold, Silver, Copper, Estate, Curse"}, p3={"hand": "4 Copper"})
    scene.p1.plays("Archer", scene.p2("Gold"), scene.p1("Silver"))
    assert scene.p1.coins == 2
    assert sorted(scene.asked[1].options) == cards("Silver, Copper, Estate, Curse")
    assert scene.p2.discard == cards("Silver")
    assert scene.p2.hand == cards("Gold, Copper, Estate, Curse")
    assert scene.p3.hand == cards("4 Copper")


def test_warlord_forbids_a_third_copy() -> None:
    """allies/warlord/1"""
    scene = Scene(p1={"hand": "Warlord", "deck": "10 Copper"}, p2={"hand": "3 Village, Smithy", "deck": "5 Copper"})
    scene.p1.plays("Warlord")
    assert scene.p1.actions == 1
    scene.p1.ends_turn()
    scene.p2.plays("Village")
    assert scene.p2.can_play("Village")
    scene.p2.plays("Village")
    assert not scene.p2.can_play("Village")
    assert scene.p2.can_play("Smithy")
    assert scene.p2.can_play("Copper")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7
    assert scene.p1.in_play == cards("Warlord")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_warlord_does_not_forbid_treasures() -> None:
    """allies/warlord/1: Actions only"""
    scene = Scene(p1={"hand": "Warlord", "deck": "10 Copper"}, p2={"hand": "3 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("2 Copper")
    scene.p2.plays("Copper")
    assert scene.p2.coins == 3


def test_warlord_and_throne_room() -> None:
    """allies/warlord/2"""
    scene = Scene(p1={"hand": "Warlord", "deck": "10 Copper"},
                  p2={"hand": "2 Village, Throne Room", "deck": "9 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Village")
    scene.p2.plays("Throne Room", "Village")
    assert scene.p2.in_play == cards("2 Village, Throne Room")
    assert scene.p2.actions == 2 - 1 + 4
    scene = Scene(p1={"hand": "Warlord", "deck": "10 Copper"},
                  p2={"hand": "3 Village, Throne Room", "deck": "9 Copper"})
    scene.p1.plays("Warlord")
    scene.p1.ends_turn()
    scene.p2.plays("Village")
    scene.p2.plays("Village")
    actions = scene.p2.actions
    scene.p2.plays("Throne Room")
    assert scene.asked == []                    # there is no Village it could start
    assert scene.p2.hand == cards("Village, 2 Copper")
    assert scene.p2.actions == actions - 1


def test_territory_counts_names_of_victory_cards() -> None:
    """allies/territory/1"""
    scene = Scene(p1={"deck": "3 Estate, Province, Territory"})
    assert scene.p1.score == 3 + 6 + 3
    assert scene.cost("Territory") == (6, 0, 0)
    scene = Scene(p1={"coins": 6}, kingdom="Village", piles={"Clashes": "2 Territory", "Village": 0}, phase="buy")
    scene.p1.buys("Territory")
    assert scene.p1.discard == cards("Territory, Gold")


def test_the_last_territory_counts_its_own_pile() -> None:
    """allies/territory/2"""
    scene = Scene(p1={"coins": 6}, piles={"Clashes": "Territory", "Village": 0, "Smithy": 0}, phase="buy")
    scene.p1.buys("Territory")
    assert scene.p1.discard == cards("Territory, 3 Gold")
    assert scene.pile("Clashes") == 0
