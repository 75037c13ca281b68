"""Overlord."""
from throneroom.testing import Scene, cards


def test_overlord_is_played_as_a_card_of_the_supply() -> None:
    """empires/overlord/1"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Overlord", "deck": "2 Copper"})
    scene.p1.plays("Overlord", "Village")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2
    assert scene.pile("Village") == 10
    assert scene.p1.in_play == cards("Village")


def test_what_overlord_cannot_be() -> None:
    """empires/overlord/2"""
    scene = Scene(kingdom="Gladiator / Fortune, Village, Peasant", piles={"Village": 0}, p1={"hand": "Overlord"})
    assert scene.pile("Soldier") == 5
    scene.p1.plays("Overlord", "Gladiator")
    assert scene.asked[0].options == ["gladiator", "peasant"]
    assert scene.p1.coins == 3


def test_a_second_play_is_the_same_card() -> None:
    """empires/overlord/4"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Throne Room, Overlord", "deck": "10 Copper"})
    scene.p1.plays("Throne Room", "Overlord", "Smithy")
    assert scene.p1.hand == cards("6 Copper")


def test_overlord_is_no_treasure() -> None:
    """empires/overlord/5"""
    scene = Scene(kingdom="Crown", phase="buy", p1={"hand": "Overlord, Gold"})
    assert not scene.p1.can_play("Overlord")
    assert scene.p1.can_play("Gold")


def test_overlord_old_and_new() -> None:
    """empires/overlord/6"""
    scene = Scene(kingdom="Village, Smithy", p1={"hand": "Throne Room, Overlord", "deck": "10 Copper"})
    scene.p1.plays("Throne Room", "Overlord", "Village")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 4
    scene = Scene(kingdom="Village, Smithy", editions=["overlord:command-2019"],
                  p1={"hand": "Throne Room, Overlord", "deck": "10 Copper"})
    scene.p1.plays("Throne Room", "Overlord", "Village", "Smithy")
    assert scene.p1.hand == cards("4 Copper")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == cards("Throne Room, Overlord")
    assert (scene.pile("Village"), scene.pile("Smithy")) == (10, 10)
    scene = Scene(kingdom="Ratcatcher", editions=["overlord:command-2019"], p1={"hand": "Overlord", "deck": "2 Copper"})
    scene.p1.plays("Overlord")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.tavern == []
    assert scene.p1.in_play == cards("Overlord")


def test_overlord_as_band_of_misfits_as_village() -> None:
    scene = Scene(kingdom="Village, Band of Misfits", p1={"hand": "Throne Room, Overlord", "deck": "9 Copper"})
    scene.p1.plays("Throne Room", "Overlord", "Band of Misfits", "Village")
    assert scene.p1.in_play == cards("Throne Room, Village")
    assert scene.p1.actions == 4
    scene.p1.ends_turn()
    assert "overlord" in scene.p1.discard


def test_the_new_overlord_stays_with_a_duration() -> None:
    scene = Scene(kingdom="Enchantress", editions=["overlord:command-2019"],
                  p1={"hand": "Overlord", "deck": "9 Copper"})
    scene.p1.plays("Overlord")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Overlord")
    scene.p2.ends_turn()
    assert len(scene.p1.hand) == 7


def test_overlord_has_the_name_of_the_card_while_in_play() -> None:
    """empires/overlord/7"""
    scene = Scene(kingdom="Village", landscapes="Colonnade", p1={"hand": "Overlord", "deck": "6 Copper", "coins": 3})
    scene.p1.plays("Overlord")
    assert scene.p1.in_play == cards("Village")
    scene.p1.buys("Village")
    assert scene.p1.points == 2
    scene.p1.ends_turn()
    assert "overlord" in scene.p1.discard
    overlord = scene.p1.card("Overlord", "discard")
    assert scene.game.cost(overlord).debt == 8


def test_overlord_as_an_encampment_goes_back_to_its_own_pile() -> None:
    scene = Scene(kingdom="Encampment / Plunder", p1={"hand": "Overlord", "deck": "7 Copper"})
    scene.p1.plays("Overlord")
    assert scene.p1.aside == cards("Overlord")
    overlords = scene.pile("Overlord")
    scene.p1.ends_turn()
    assert scene.pile("Overlord") == overlords + 1
    assert scene.pile("Encampment / Plunder") == 10
