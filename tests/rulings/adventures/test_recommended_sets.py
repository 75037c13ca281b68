"""The sets of cards that the rule book of Adventures recommends."""
from throneroom.kingdoms.recommended import recommended
from throneroom.testing import cards


def laid_out(name: str) -> tuple[list[str], list[str]]:
    """The Kingdom piles of the Supply and the Events of a named set for two players."""
    table = recommended(name).table()
    basic = cards("Copper, Silver, Gold, Estate, Duchy, Province, Curse")
    piles = sorted(pile.id for pile in table.piles if pile.supply and pile.id not in basic)
    return piles, sorted(card.id for card in table.landscapes)


def test_gentle_introduction() -> None:
    """adventures/rules/recommended_sets/1"""
    assert laid_out("Sanfte Einführung (adventures-2015)") == (
        cards("Amulet, Duplicate, Distant Lands, Hireling, Port, Ratcatcher, Giant, Treasure Trove, Dungeon, Ranger"),
        cards("Scouting Party"))


def test_expert_introduction() -> None:
    """adventures/rules/recommended_sets/2"""
    assert laid_out("Profi-Einführung (adventures-2015)") == (
        cards("Magpie, Haunted Woods, Caravan Guard, Peasant, Coin of the Realm, Swamp Hag, Lost City, Wine Merchant, "
              "Raze, Transmogrify"), cards("Mission, Plan"))


def test_level_up() -> None:
    """adventures/rules/recommended_sets/3"""
    assert laid_out("Auf höchster Ebene (adventures-2015)") == (
        cards("Gear, Miser, Guide, Dungeon, Lost City, Market, Militia, Spy, Throne Room, Workshop"),
        cards("Training"))


def test_size_distortion() -> None:
    """adventures/rules/recommended_sets/4"""
    assert laid_out("Verzerrte Größen (adventures-2015)") == (
        cards("Amulet, Duplicate, Messenger, Giant, Treasure Trove, Bureaucrat, Thief, Gardens, Moneylender, Witch"),
        cards("Bonfire, Raid"))
