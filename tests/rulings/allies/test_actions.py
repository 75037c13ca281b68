"""Sentinel, Specialist and Town."""
from throneroom.testing import Scene, cards, in_order


def test_sentinel_looks_at_five_cards() -> None:
    """allies/sentinel/1"""
    scene = Scene(p1={"hand": "Sentinel", "deck": "Copper, Estate, Gold, Silver, Curse, Smithy"})
    scene.p1.plays("Sentinel", "Estate, Curse", "Copper", "Silver")
    assert scene.p1.deck == in_order("Gold, Silver, Copper, Smithy")
    assert scene.trash == cards("Estate, Curse")
    assert scene.asked[0].most == 2
    assert not [event for event in scene.log.events if event.verb == "reveal"]


def test_sentinel_with_too_few_cards() -> None:
    """allies/sentinel/2"""
    scene = Scene(p1={"hand": "Sentinel", "deck": "Copper", "discard": "2 Estate"})
    scene.p1.plays("Sentinel", "2 Estate")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.discard == []
    assert scene.trash == cards("2 Estate")


def test_specialist_plays_again_or_gains_a_copy() -> None:
    """allies/specialist/1"""
    scene = Scene(p1={"hand": "Specialist, Gold"})
    scene.p1.plays("Specialist", "Gold", "replay")
    assert scene.p1.coins == 6
    assert scene.p1.in_play == cards("Specialist, Gold")
    scene = Scene(p1={"hand": "Specialist, Gold"})
    scene.p1.plays("Specialist", "Gold", "gain")
    assert scene.p1.coins == 3
    assert scene.p1.discard == cards("Gold")
    assert scene.pile("Gold") == 29


def test_specialist_with_a_card_that_has_gone() -> None:
    """allies/specialist/2"""
    scene = Scene(p1={"hand": "Specialist, Acting Troupe"})
    scene.p1.plays("Specialist", "Acting Troupe", "replay")
    assert scene.p1.villagers == 8
    assert scene.trash == cards("Acting Troupe")
    scene = Scene(p1={"hand": "Specialist, Horse", "deck": "5 Copper"})
    horses = scene.pile("Horse")
    scene.p1.plays("Specialist", "Horse", "gain")
    assert scene.p1.discard == []
    assert scene.pile("Horse") == horses + 1
    scene = Scene(p1={"hand": "Specialist, Smithy", "deck": "5 Copper"}, piles={"Smithy": 0})
    scene.p1.plays("Specialist", "Smithy", "gain")
    assert scene.p1.discard == []


def test_specialist_decides_after_the_first_play() -> None:
    """allies/specialist/3"""
    for choice in ("replay", "gain"):
        scene = Scene(p1={"hand": "Specialist, Sentinel", "deck": "Curse, 4 Copper"})
        more = ["no"] if choice == "replay" else []
        scene.p1.plays("Specialist", "Sentinel", "Curse", choice, *more)
        assert [asked.purpose for asked in scene.asked][:3] == ["play", "trash", "option"]
        assert scene.p1.discard == (cards("Sentinel") if choice == "gain" else [])


def test_town() -> None:
    """allies/town/1"""
    scene = Scene(p1={"hand": "Town", "deck": "Copper"})
    scene.p1.plays("Town", "coins")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions, scene.p1.hand) == (2, 2, 0, [])
    scene = Scene(p1={"hand": "Town", "deck": "Copper"})
    scene.p1.plays("Town", "cards")
    assert (scene.p1.coins, scene.p1.me.buys, scene.p1.actions, scene.p1.hand) == (0, 1, 2, ["copper"])
