"""Newer texts: Commands play a card where it lies, and no other Command."""
from __future__ import annotations

from throneroom.testing import Scene


def test_band_of_misfits() -> None:
    """dark_ages/errata/band_of_misfits/1"""
    for edition in ("command-2019", "newest"):
        scene = Scene(editions=edition, kingdom="Feast, Caravan, Village", p1={"hand": "Band of Misfits"})
        scene.p1.plays("Band of Misfits", "Feast", "Duchy")
        assert (scene.p1.in_play, scene.p1.discard, scene.trash) == (["band_of_misfits"], ["duchy"], [])
        assert scene.asked[0].offers("Caravan") == (edition == "command-2019")
    scene = Scene(kingdom="Feast", p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits", "Feast", "Duchy")
    assert (scene.p1.in_play, scene.p1.discard, scene.trash) == ([], ["duchy"], ["band_of_misfits"])


def test_overlord() -> None:
    """empires/errata/overlord/1"""
    scene = Scene(editions="newest", kingdom="Mining Village, Village, Caravan",
                  p1={"hand": "Overlord", "deck": "2 Copper"})
    scene.p1.plays("Overlord", "Mining Village")
    assert (scene.p1.coins, scene.p1.in_play, scene.trash) == (0, ["overlord"], [])
    assert not scene.asked[0].offers("Caravan")
    scene = Scene(kingdom="Mining Village", p1={"hand": "Overlord", "deck": "2 Copper"})
    scene.p1.plays("Overlord", "Mining Village", "yes")
    assert (scene.p1.coins, scene.p1.in_play, scene.trash) == (2, [], ["overlord"])


def test_inheritance() -> None:
    """adventures/errata/inheritance/1"""
    scene = Scene(editions="newest", kingdom="Moat, Militia, Caravan", phase="buy", p1={"hand": "Estate", "coins": 7},
                  landscapes="Inheritance", p2={"hand": "Militia"})
    scene.p1.buys("Inheritance", "Moat")
    assert not scene.asked[0].offers("Caravan")
    scene.game.players[0].deck.extend(scene.game.players[0].hand)
    scene.p1.ends_turn()
    assert "estate" in scene.p1.hand
    scene.p1.draws(0)
    scene.p2.plays("Militia")               # nobody is asked for a Moat
    assert scene.p2.coins == 2


def test_estates_play_the_card_set_aside() -> None:
    """adventures/errata/inheritance/1 (in one's own turn, and it stays where it is)"""
    scene = Scene(editions="newest", kingdom="Smithy", phase="buy", p1={"hand": "Estate", "coins": 7},
                  landscapes="Inheritance")
    scene.p1.buys("Inheritance", "Smithy")
    me = scene.game.players[0]
    me.deck.extend(me.hand)
    me.hand.clear()
    scene.p1.ends_turn()
    me.deck[:] = me.discard_pile[:0]
    scene.p2.ends_turn()
    for _ in range(3):
        me.deck.append(scene.make(["copper"])[0])
    scene.p1.plays("Estate")
    assert (scene.p1.hand, scene.p1.in_play) == (["copper"] * 3, ["estate"])
    assert (scene.p1.mat("Inheritance"), scene.p1.score) == (["smithy"], 1)


def test_scepter() -> None:
    """renaissance/errata/scepter/1 (Band of Misfits, a Command that is published longer than Flagship)"""
    scene = Scene(editions="newest", kingdom="Village", p1={"hand": "Scepter", "play": "Band of Misfits, Smithy"})
    scene.p1.plays("Scepter", "replay", "Smithy")
    assert [question for question in scene.asked if question.offers("Band of Misfits")] == []
    scene = Scene(kingdom="Village", p1={"hand": "Scepter", "play": "Band of Misfits, Smithy"})
    scene.p1.plays("Scepter", "replay", "Smithy")
    assert [question.offers("Band of Misfits") for question in scene.asked] == [False, True]


def test_prince() -> None:
    """promo/errata/prince/1"""
    scene = Scene(editions="newest", p1={"hand": "Prince, Mining Village, Caravan", "deck": "7 Copper"})
    scene.p1.plays("Prince", "Mining Village")
    assert not scene.asked[0].offers("Caravan")
    assert (scene.p1.in_play, scene.p1.aside) == (["prince"], ["mining_village"])
    for _ in range(2):
        scene.p1.ends_turn()
        scene.p2.ends_turn()
        assert (scene.p1.actions, scene.p1.coins) == (3, 0)
        assert (scene.p1.in_play, scene.p1.aside, scene.trash) == (["prince"], ["mining_village"], [])


def test_lantern() -> None:
    """renaissance/errata/lantern/1 (the older text is read so here, too: renaissance/lantern/1 speaks of Border
    Guards that one plays)"""
    for editions in ("band_of_misfits:command-2019", "newest"):
        scene = Scene(editions=editions, kingdom="Border Guard", p1={
            "hand": "Band of Misfits", "deck": "Copper, Silver, Gold, Estate", "owned": "Lantern"})
        scene.p1.plays("Band of Misfits", "Border Guard", "Gold")
        assert (scene.p1.hand, scene.p1.discard, scene.p1.deck) == (["gold"], ["copper", "silver"], ["estate"])


def test_all_estates_are_actions_in_the_turns_of_the_heir() -> None:
    """Inheritance: also those of the Supply, so that one can be gained as an Action; but it is nobody's turn at the
    end."""
    scene = Scene(editions="newest", kingdom="Smithy, Ironworks, University, Vineyard", landscapes="Inheritance",
                  p1={"coins": 7, "hand": "Vineyard", "deck": "University, Ironworks, 9 Copper"}, phase="buy",
                  piles={"Province": 1})
    scene.p1.buys("Inheritance", "Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("University", "Estate")
    scene.p1.plays("Ironworks", "Estate")
    assert (scene.p1.discard, scene.p1.actions) == (["estate", "estate", "vineyard"], 2)
    scene.p1.gains("Province")
    scene.p1.ends_turn()
    assert scene.scores == [2 + 6 + 1, 0]           # Vineyard: University, Ironworks and the Smithy set aside


def test_an_estate_in_the_trash_plays_the_card_of_the_heir() -> None:
    scene = Scene(editions="newest", kingdom="Smithy", landscapes="Inheritance", trash="Estate", phase="buy",
                  p1={"coins": 7, "deck": "Necromancer, 9 Copper"})
    scene.p1.buys("Inheritance", "Smithy")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Necromancer", "Estate")
    assert (len(scene.p1.hand), scene.p1.in_play) == (4 + 3, ["necromancer"])
    assert "estate" in scene.trash


def test_the_last_card_set_aside_for_inheritance_empties_its_pile() -> None:
    for edition in ("", "newest"):
        scene = Scene(editions=edition, kingdom="Moat, Search", landscapes="Inheritance", phase="buy",
                      piles={"Moat": 1, "Loot": "Orb"}, p1={"durations": "Search", "coins": 7})
        scene.p1.buys("Inheritance", "Moat")
        assert (scene.p1.in_play, scene.p1.discard, scene.trash) == ([], ["orb"], ["search"])


def test_what_plays_an_overlord_twice_stays_with_the_duration() -> None:
    for command in ("Overlord", "Band of Misfits"):
        scene = Scene(editions="command-2019", kingdom="Caravan",
                      p1={"hand": ["Throne Room", command], "deck": "9 Copper"})
        scene.p1.plays("Throne Room", command, "Caravan", "Caravan")
        scene.p1.ends_turn()
        assert "throne_room" in scene.p1.in_play and len(scene.p1.in_play) == 2
