"""Newer texts: smaller changes."""
from __future__ import annotations

from throneroom.testing import Scene
from throneroom.words.library import find, words


def test_pirate_ship() -> None:
    """seaside/errata/pirate_ship/1"""
    for edition, coins in ((), 3), ("newest", 2):
        scene = Scene(editions=edition, p1={"hand": "Elder, Pirate Ship", "counters": {"Pirate Ship": 2}},
                      p2={"deck": "Silver, Estate"})
        scene.p1.plays("Elder", "Pirate Ship", ["attack", "coins"])
        assert (scene.p1.coins, scene.p1.counter("Pirate Ship")) == (2 + coins, 3)


def test_storyteller() -> None:
    """adventures/errata/storyteller/1"""
    for edition, drawn in ((), []), ("newest", ["gold"]):
        scene = Scene(editions=edition, p1={"hand": "Storyteller", "deck": "Gold, Silver", "coin_penalty": True})
        scene.p1.plays("Storyteller")
        assert scene.p1.hand == drawn


def test_bonfire() -> None:
    """adventures/errata/bonfire/1"""
    for edition, offers in ((), True), ("newest", False):
        scene = Scene(editions=edition, landscapes="Bonfire", p1={"play": "Village, Copper", "coins": 3}, phase="buy")
        scene.p1.buys("Bonfire", "Copper")
        assert scene.trash == ["copper"] and scene.asked[0].offers("Village") == offers


def test_gladiator() -> None:
    """empires/errata/gladiator/1"""
    for edition, left in ((), 10), ("newest", 9):
        scene = Scene(editions=edition, kingdom="Gladiator/Fortune", p1={"hand": "Gladiator"})
        pile = scene.game.pile("gladiator")
        assert pile is not None
        pile.facts.supply = False               # as that of Ferryman
        scene.p1.plays("Gladiator")
        pile.facts.supply = True
        assert scene.pile("Gladiator") == left


def test_chariot_race() -> None:
    """empires/errata/chariot_race/1"""
    seats = {"p1": {"hand": "Chariot Race", "deck": "Gold", "card_penalty": True}, "p2": {"deck": "Copper"}}
    scene = Scene(editions="newest", **seats)
    scene.p1.plays("Chariot Race")
    assert (scene.p1.hand, scene.p1.deck, scene.p1.card_penalty, scene.p1.points) == ([], ["gold"], False, 0)
    scene = Scene(**seats)
    scene.p1.plays("Chariot Race")
    assert (scene.p1.hand, scene.p1.card_penalty, scene.p1.points) == (["gold"], True, 1)


def test_patron() -> None:
    """renaissance/errata/patron/1"""
    for edition, coffers in ((), 1), ("newest", 0):
        scene = Scene(editions=edition, landscapes="Gamble", p1={"deck": "Patron", "coins": 2}, phase="buy")
        scene.game.players[0].reveal_cards(scene.game.players[0].deck[:])
        assert scene.p1.coffers == coffers
        scene = Scene(editions=edition, p1={"deck": "Patron"})
        scene.game.players[0].reveal_cards(scene.game.players[0].deck[:])
        assert scene.p1.coffers == 1


def test_way_of_the_chameleon() -> None:
    """menagerie/errata/way_of_the_chameleon/1 (no other text is known: so it is in all editions)"""
    for edition in "", "newest":
        scene = Scene(editions=edition, landscapes="Way of the Chameleon",
                      p1={"hand": "Merchant, Silver", "deck": "2 Copper"})
        scene.p1.plays("Merchant", "Way of the Chameleon")
        scene.p1.plays("Silver")
        assert (scene.p1.coins, scene.p1.hand) == (3, ["copper"])


def test_masquerade() -> None:
    """intrigue/errata/masquerade/1"""
    for edition, hands in ((), [["gold"], ["copper"], []]), ("newest", [["gold"], [], ["copper"]]):
        scene = Scene(editions=edition, players=3, p1={"hand": "Masquerade, Copper"}, p3={"hand": "Gold"})
        scene.p1.plays("Masquerade", None)
        assert [scene.p1.hand, scene.p2.hand, scene.p3.hand] == hands


def test_harem() -> None:
    """intrigue/errata/harem/1"""
    scene = Scene(editions="newest", p1={"hand": "Farm"}, phase="buy")
    scene.p1.plays("Farm")
    assert (scene.p1.coins, scene.p1.score) == (2, 2)
    assert find("Farm") == "harem" and words("harem").name("de", "intrigue-2023") == "Farm"


# --- extra turns -----------------------------------------------------------------------------------------------------
def test_possession() -> None:
    """alchemy/errata/possession/1"""
    for edition, seats in ((), [2, 2, 2]), ("newest", [2, 2, 1]):
        scene = Scene(editions=edition, p1={"hand": "2 Possession", "actions": 2})
        scene.p1.plays("Possession")
        scene.p1.plays("Possession")
        found = []
        scene.p1.ends_turn()
        for _ in range(3):
            found.append(scene.whose_turn)
            (scene.p1 if scene.whose_turn == 1 else scene.p2).ends_turn()
        assert found == seats


def test_outpost() -> None:
    """seaside/errata/outpost/1"""
    scene = Scene(editions="newest", previous=1, p1={"hand": "Outpost", "deck": "9 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2 and len(scene.p1.hand) == 3 and scene.p1.in_play == []


def test_outpost_in_a_normal_turn() -> None:
    """seaside/errata/outpost/1 (played twice it is one turn, and three cards)"""
    scene = Scene(editions="newest", p1={"hand": "Throne Room, Outpost", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1 and len(scene.p1.hand) == 3 and "outpost" in scene.p1.in_play
    scene.p1.ends_turn()
    assert scene.whose_turn == 2 and len(scene.p1.hand) == 5 and scene.p1.in_play == []


def test_mission() -> None:
    """adventures/errata/mission/1"""
    scene = Scene(editions="newest", landscapes="Mission", p1={"coins": 8, "buys": 2}, phase="buy")
    scene.p1.buys("Mission")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1 and not scene.p1.can_buy("Copper")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene = Scene(landscapes="Mission", p1={"coins": 8, "buys": 2}, phase="buy")
    scene.p1.buys("Mission")
    assert not scene.p1.can_buy("Mission")


def test_voyage() -> None:
    """allies/errata/voyage/1"""
    scene = Scene(editions="newest", landscapes="Mission", p1={"hand": "Voyage", "coins": 4})
    scene.p1.plays("Voyage")
    scene.p1.buys("Mission")
    scene.p1.ends_turn("Mission")
    assert scene.whose_turn == 1 and not scene.p1.can_buy("Copper")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    scene = Scene(landscapes="Mission", p1={"hand": "Voyage", "coins": 4})
    scene.p1.plays("Voyage")
    scene.p1.buys("Mission")
    scene.p1.ends_turn("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1


def test_voyage_leaves_play_with_the_only_turn_it_can_give() -> None:
    scene = Scene(editions="newest", p1={"hand": "Throne Room, Voyage", "deck": "11 Copper"})
    scene.p1.plays("Throne Room", "Voyage")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1 and scene.p1.in_play == ["throne_room", "voyage"]
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p1.in_play) == (2, [])


def test_island_folk() -> None:
    """allies/errata/island_folk/1"""
    for edition in "", "newest":
        scene = Scene(editions=edition, kingdom="Underling", landscapes="Island Folk", previous=1, p1={"favors": 5})
        scene.p1.ends_turn()
        assert (scene.whose_turn, scene.p1.favors, scene.asked) == (2, 5, [])
        scene = Scene(editions=edition, kingdom="Underling", landscapes="Island Folk", p1={"favors": 5})
        scene.p1.ends_turn("yes")
        assert (scene.whose_turn, scene.p1.favors) == (1, 0)


def test_a_patron_revealed_at_the_start_of_a_turn() -> None:
    """renaissance/errata/patron/1: that is before the Action phase."""
    for editions, coffers in (("renaissance-2022", 0), ("", 1)):
        scene = Scene(p1={"owned": "Piazza", "deck": "Patron", "hand": "Copper"}, phase="start",
                      editions=editions or ())
        scene.run()
        assert (scene.p1.coffers, scene.p1.villagers) == (coffers, 1)
