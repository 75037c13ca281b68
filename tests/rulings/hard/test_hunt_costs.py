"""Costs that change between two instructions of one card."""
from throneroom.testing import Scene, cards


def test_what_is_gained_on_trashing_changes_the_limit() -> None:
    """rules.md COST-14, seed 004:279: first the trashing with all it causes, then the cost is looked at"""
    scene = Scene(kingdom="Fisherman, Laboratory", p1={"hand": "Remodel, Fisherman, Market Square"})
    scene.p1.plays("Remodel", "Fisherman", "yes", "Gold")
    assert scene.asked[-1].offers("Gold", "Laboratory", "Duchy")       # the Market Square lies there: 5 + 2
    scene = Scene(kingdom="Fisherman, Laboratory", p1={"hand": "Remodel, Fisherman, Market Square"})
    scene.p1.plays("Remodel", "Fisherman", "no", "Silver")
    assert not scene.asked[-1].offers("Laboratory")                     # 2 + 2


def test_a_trashed_destrier_gets_cheaper() -> None:
    """rules.md COST-14, seed 004:279: the Gold of Market Square is a gained card"""
    scene = Scene(kingdom="Destrier, Laboratory, Hireling",
                  p1={"hand": "Upgrade, Destrier, Market Square", "deck": "Copper"})
    scene.p1.plays("Upgrade", "Destrier", "yes", "Gold")
    assert scene.asked[-1].offers("Gold", "Hireling")                    # 5 + 1
    scene = Scene(kingdom="Destrier", p1={"hand": "Apprentice, Destrier, Market Square", "deck": "9 Copper"})
    scene.p1.plays("Apprentice", "Destrier", "yes")
    assert len(scene.p1.hand) == 5
    scene = Scene(kingdom="Destrier", landscapes="Ritual", phase="buy",
                  p1={"hand": "Destrier, Market Square", "coins": 4})
    scene.p1.buys("Ritual", "Destrier", "yes")
    assert scene.p1.points == 4                                          # a Curse and a Gold were gained


def test_butterfly_on_highway() -> None:
    """rules.md COST-10, MEN-12, seed 004:561: back on its pile it lowers no costs"""
    scene = Scene(landscapes="Way of the Butterfly", kingdom="Laboratory, Goons", p1={"hand": "Highway"})
    scene.p1.plays("Highway", "Way of the Butterfly", "yes", "Goons")
    assert scene.asked[-1].offers("Gold", "Goons")
    assert not scene.asked[-1].offers("Laboratory")
    assert scene.p1.discard == cards("Goons")


def test_procession_on_bridge() -> None:
    """rules.md COST-08, MULT-06: what was played stays lowered: 4 - 2, and an Action for 5 - 2"""
    scene = Scene(kingdom="Laboratory, Village", p1={"hand": "Procession, Bridge"})
    scene.p1.plays("Procession", "Bridge")
    assert scene.p1.discard == cards("Laboratory")


def test_forge_adds_up_what_the_cards_cost_afterwards() -> None:
    """rules.md COST-14, TRSH-03: all are trashed together, then what follows, then the sum"""
    scene = Scene(kingdom="Destrier, Laboratory", p1={"hand": "Forge, Destrier, Market Square"})
    scene.p1.plays("Forge", "Destrier", "yes", "Laboratory")
    assert scene.asked[-1].offers("Laboratory", "Duchy")
    assert not scene.asked[-1].offers("Gold")


def test_at_the_end_it_is_nobodys_turn() -> None:
    """seed 000:6859, 003:1244: Canal works in turns; an Estate costs 2 when Plateau Shepherds count"""
    scene = Scene(landscapes="Plateau Shepherds, Canal", kingdom="Underling", piles={"Province": 0}, phase="buy",
                  p1={"owned": "Canal", "hand": "2 Estate", "favors": 2, "deck": "5 Copper"})
    scene.p1.ends_turn()
    assert scene.game.over
    assert scene.p1.score == 2 + 4


def test_bridge_troll_waiting_at_the_end() -> None:
    """seed 000:5123, 003:1244: its reduction too belongs to the turns of its owner"""
    scene = Scene(landscapes="Plateau Shepherds", kingdom="Underling", piles={"Province": 0},
                  p1={"hand": "Bridge Troll, Estate", "favors": 1, "deck": "5 Copper"})
    scene.p1.plays("Bridge Troll")
    scene.p1.ends_turn()
    assert scene.game.over
    assert scene.p1.score == 1 + 2


def test_populate_when_a_reaction_takes_a_card_of_another_pile() -> None:
    """seed 004:523: one card of every Action pile, whichever it is by then"""
    scene = Scene(kingdom="Moat, Village", landscapes="Populate", phase="buy",
                  p1={"coins": 10, "hand": "Falconer"})
    first = scene.pile("Village")
    scene.p1.buys("Populate", "Moat", "Falconer", "yes", "Village")
    assert first - scene.pile("Village") == 2
    assert scene.p1.discard == cards("Falconer, Moat, Village")


def test_reap_and_a_covered_gold() -> None:
    """rules.md LOST-02, LOST-04: the Horse of Livery lies on the Gold, which is not set aside"""
    scene = Scene(landscapes="Reap", p1={"hand": "Livery", "coins": 7, "deck": "9 Copper"})
    scene.p1.plays("Livery")
    scene.p1.buys("Reap")
    assert scene.p1.aside == []
    assert scene.p1.discard == cards("Gold, Horse")
