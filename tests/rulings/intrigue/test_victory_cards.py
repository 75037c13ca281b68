"""Intrigue: Victory cards, and what the editions contain."""
from throneroom.cards import BY_SET
from throneroom.kingdoms.facts import FACTS
from throneroom.testing import Scene, cards


def test_great_hall() -> None:
    """intrigue/great_hall/1"""
    scene = Scene(p1={"hand": "Great Hall", "deck": "Copper"})
    scene.p1.plays("Great Hall")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1
    assert scene.cost("Great Hall") == (3, 0, 0)
    assert Scene(p1={"deck": "2 Great Hall"}).p1.score == 2


def test_harem() -> None:
    """intrigue/harem/1"""
    scene = Scene(p1={"hand": "Harem, Copper", "deck": "2 Harem"})
    scene.p1.plays("Harem, Copper")
    assert scene.p1.coins == 3
    assert scene.p1.score == 6
    assert scene.cost("Harem") == (6, 0, 0)


def test_duke_counts_duchies() -> None:
    """intrigue/duke/1"""
    assert Scene(p1={"deck": "2 Duke, Duchy", "hand": "2 Duchy", "discard": "Duchy"}).p1.score == 20
    assert Scene(p1={"deck": "2 Duke"}).p1.score == 0
    assert Scene(kingdom="Duke").cost("Duke") == (5, 0, 0)


def check_pile(name: str) -> None:
    for players, size in ((2, 8), (3, 12), (4, 12)):
        assert Scene(kingdom=name, players=players).pile(name) == size


def test_great_hall_pile() -> None:
    """intrigue/great_hall/2"""
    check_pile("Great Hall")


def test_duke_pile() -> None:
    """intrigue/duke/2"""
    check_pile("Duke")


def test_harem_pile() -> None:
    """intrigue/harem/2"""
    check_pile("Harem")


def test_mill_pile() -> None:
    """intrigue/mill/3"""
    check_pile("Mill")


def test_editions() -> None:
    """intrigue/rules/edition_contents/1"""
    kingdom = {id for id, facts in FACTS.items() if facts.set == "intrigue" and facts.kind == "kingdom"}
    assert kingdom == set(BY_SET["intrigue"])
    first = {id for id in kingdom if "intrigue-2009" in FACTS[id].editions}
    new = {id for id in kingdom if "intrigue-2017-upgrade" in FACTS[id].editions}
    dropped = set(cards("Coppersmith, Great Hall, Saboteur, Scout, Secret Chamber, Tribute"))
    assert len(first) == 25
    assert sorted(new) == cards("Courtier, Diplomat, Lurker, Mill, Patrol, Replace, Secret Passage")
    assert dropped <= first
    second = first - dropped | new
    assert len(second) == 26
    assert "patrol" in second and "scout" not in second
