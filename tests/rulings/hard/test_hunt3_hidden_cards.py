"""Third hunt: what the others may learn when cards move to and from a discard pile."""
import pytest

from throneroom.testing import Scene, in_order


def learned(scene: Scene, seat: int) -> list[str]:
    """The cards that the events of the last step told this seat, one after the other."""
    return [card.id for event in scene.log.events if event.verb in ("move", "discard", "draw", "look")
            for card in event.visible_cards(seat)]


@pytest.mark.parametrize(("card", "answers"), [("Harbinger", ("Gold",)), ("Scavenger", ("no", "Gold")),
                                               ("Mountain Village", ("Gold",))])
def test_a_card_taken_out_of_a_discard_pile_is_not_shown(card: str, answers: tuple[str, ...]) -> None:
    """rules.md ZONE-07, ZONE-08, INST-11: who looks through the discard pile does not show what is chosen"""
    scene = Scene(p1={"hand": card, "deck": "2 Copper", "discard": "Copper, Gold, Estate"})
    scene.p1.plays(card, *answers)
    assert "gold" in scene.p1.deck + scene.p1.hand
    assert "gold" in learned(scene, 0)
    assert "gold" not in learned(scene, 1)


def test_the_top_card_of_a_discard_pile_is_known_wherever_it_goes() -> None:
    """rules.md ZONE-08, seed 000:2477: a gained card lies open before Watchtower puts it onto the deck"""
    scene = Scene(phase="buy", p1={"hand": "Watchtower", "coins": 3})
    scene.p1.buys("Silver", "no", "Silver")
    assert scene.p1.deck == in_order("Silver")
    assert learned(scene, 1) == ["silver"]


def test_the_order_of_cards_put_back_is_not_shown() -> None:
    """seeds 000:3265, 000:951: neither that of revealed cards nor that of Treasures which leave play"""
    scene = Scene(phase="buy", kingdom="Mandarin", p1={"play": "Gold, Silver", "coins": 5})
    scene.p1.buys("Mandarin", "Silver")
    assert scene.p1.deck == in_order("Gold, Silver")
    assert learned(scene, 0) == ["silver", "gold"]
    assert learned(scene, 1) == []
    scene = Scene(p1={"hand": "Scout", "deck": "Estate, Gold, Silver, Copper"})
    scene.p1.plays("Scout", "Gold", "Copper")
    assert learned(scene, 0) == ["estate", "gold", "copper", "silver"]
    assert learned(scene, 1) == []


def test_a_masquerade_is_between_neighbours() -> None:
    """rules.md PRIO-07, seed 000:888: the third player learns nothing"""
    scene = Scene(players=3, p1={"hand": "Masquerade, Gold"}, p2={"hand": "Curse"}, p3={"hand": "Estate"})
    scene.p1.plays("Masquerade", None)
    assert (scene.p1.hand, scene.p2.hand, scene.p3.hand) == (["estate"], ["gold"], ["curse"])
    assert (learned(scene, 0), learned(scene, 1), learned(scene, 2)) == (["estate"], ["gold"], ["curse"])


def test_who_looks_through_the_discard_pile_sees_all_of_it() -> None:
    """seeds 000:3807, 000:2423, 000:3576: also the cards that cannot be taken there; the others see none of them"""
    scene = Scene(p1={"hand": "Hermit", "discard": "Silver, Gold"})
    scene.p1.plays("Hermit", "Estate")
    assert (learned(scene, 0), learned(scene, 1)) == (["silver", "gold"], [])
    scene = Scene(p1={"hand": "Counting House", "discard": "Silver, Gold"})
    scene.p1.plays("Counting House")
    assert (learned(scene, 0), learned(scene, 1)) == (["silver", "gold"], [])
    scene = Scene(phase="buy", kingdom="Inn", p1={"coins": 5, "discard": "Silver, Gold"})
    scene.p1.buys("Inn", None)
    assert (learned(scene, 0), learned(scene, 1)) == (["inn", "silver", "gold"], [])


def test_a_card_named_is_heard_by_all() -> None:
    """rules.md INST-17, seeds 000:2693, 000:4837: whoever names one, the others must know which"""
    scene = Scene(phase="buy", players=3, p1={"hand": "Contraband"})
    scene.p1.plays("Contraband", scene.p2("Province"))
    (event,) = [event for event in scene.log.events if event.verb == "name"]
    assert event.seat == 1
    assert all([card.id for card in event.visible_cards(seat)] == ["province"] for seat in range(3))
