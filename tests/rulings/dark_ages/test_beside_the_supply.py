"""Spoils, Madman, Mercenary, and the cards that bring them."""
from throneroom.testing import Scene, cards, in_order


# --- Bandit Camp, Pillage, Spoils ---------------------------------------------------------------------------------
def test_bandit_camp() -> None:
    """dark_ages/bandit_camp/1"""
    scene = Scene(p1={"hand": "Bandit Camp", "deck": "Copper"})
    scene.p1.plays("Bandit Camp")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2
    assert scene.p1.discard == cards("Spoils")
    assert scene.pile("Spoils") == 14
    scene = Scene(piles={"Spoils": 0}, p1={"hand": "Bandit Camp"})
    scene.p1.plays("Bandit Camp")
    assert scene.p1.discard == []


def test_pillage() -> None:
    """dark_ages/pillage/1"""
    scene = Scene(p1={"hand": "Pillage"}, p2={"hand": "Gold, 4 Copper"}, p3={"hand": "4 Copper"})
    scene.p1.plays("Pillage", scene.p1("Gold"))
    assert scene.trash == cards("Pillage")
    assert scene.p2.hand == cards("4 Copper")
    assert scene.p2.discard == cards("Gold")
    assert scene.p3.hand == cards("4 Copper")
    assert scene.p1.discard == cards("2 Spoils")


def test_the_last_spoils() -> None:
    """dark_ages/pillage/2"""
    scene = Scene(piles={"Spoils": 1}, p1={"hand": "Pillage"})
    scene.p1.plays("Pillage")
    assert scene.p1.discard == cards("Spoils")


def test_pillage_played_twice() -> None:
    """dark_ages/pillage/3"""
    scene = Scene(p1={"hand": "Throne Room, Pillage"}, p2={"hand": "Gold, 4 Copper"})
    scene.p1.plays("Throne Room", "Pillage", scene.p1("Gold"))
    assert scene.p2.hand == cards("4 Copper")
    assert scene.p1.discard == cards("4 Spoils")
    scene = Scene(editions=["pillage:dark_ages-2012"], p1={"hand": "Pillage"}, p2={"hand": "Gold, Copper"})
    scene.p1.plays("Pillage", scene.p1("Gold"))
    assert scene.p2.hand == cards("Copper")


def test_spoils_go_back() -> None:
    """dark_ages/spoils/1, dark_ages/rules/playing/3"""
    scene = Scene(piles={"Spoils": 14}, p1={"hand": "Spoils"})
    scene.p1.plays("Spoils")
    assert scene.p1.coins == 3
    assert scene.pile("Spoils") == 15
    assert scene.p1.in_play == []
    assert scene.p1.can_buy("Silver")


def test_spoils_are_not_in_play() -> None:
    """dark_ages/spoils/2"""
    scene = Scene(p1={"hand": "Spoils, Bank"})
    scene.p1.plays("Spoils")
    scene.p1.plays("Bank")
    assert scene.p1.coins == 4


def test_spoils_are_not_in_the_supply() -> None:
    """dark_ages/spoils/3 (without Ambassador; Workshop as the effect that gains)"""
    scene = Scene(kingdom="Bandit Camp", p1={"hand": "Workshop", "coins": 5})
    scene.p1.plays("Workshop", "Silver")
    assert not scene.asked[0].offers("Spoils")
    assert not scene.p1.can_buy("Spoils")
    scene = Scene(piles={"Spoils": 0, "Estate": 0, "Curse": 0})
    scene.p1.ends_turn()
    assert not scene.game.over


def test_counterfeit() -> None:
    """dark_ages/counterfeit/1"""
    scene = Scene(p1={"hand": "Counterfeit, Gold"})
    scene.p1.plays("Counterfeit", "Gold")
    assert (scene.p1.coins, scene.p1.me.buys) == (7, 2)
    assert scene.trash == cards("Gold")


def test_counterfeit_on_spoils() -> None:
    """dark_ages/counterfeit/2"""
    scene = Scene(p1={"hand": "Counterfeit, Spoils"})
    before = scene.pile("Spoils")
    scene.p1.plays("Counterfeit", "Spoils")
    assert scene.p1.coins == 7
    assert scene.pile("Spoils") == before + 1
    assert scene.trash == []


def test_counterfeit_on_counterfeit() -> None:
    """dark_ages/counterfeit/3"""
    scene = Scene(p1={"hand": "2 Counterfeit, Silver, Gold"})
    scene.p1.plays("Counterfeit", "Counterfeit", "Silver", "Gold")
    assert (scene.p1.coins, scene.p1.me.buys) == (13, 4)
    assert scene.trash == cards("Counterfeit, Silver, Gold")
    assert scene.p1.in_play == cards("Counterfeit")


def test_counterfeit_is_optional() -> None:
    """dark_ages/counterfeit/4 (with Humble Castle, worth 1 coin, a Treasure and Victory card too, for Harem)"""
    scene = Scene(p1={"hand": "Counterfeit, Humble Castle"})
    scene.p1.plays("Counterfeit", "Humble Castle")
    assert scene.p1.coins == 3
    assert scene.trash == cards("Humble Castle")
    scene = Scene(p1={"hand": "Counterfeit, Humble Castle"})
    scene.p1.plays("Counterfeit", None)
    assert scene.p1.coins == 1
    scene.p1.plays("Humble Castle")
    assert scene.p1.coins == 2
    assert scene.trash == []


# --- Hermit, Madman -----------------------------------------------------------------------------------------------
def test_hermit_becomes_a_madman() -> None:
    """dark_ages/hermit/1"""
    scene = Scene(p1={"hand": "Hermit, Copper", "deck": "5 Copper", "discard": "Curse, Silver"})
    scene.p1.plays("Hermit", "Curse", "Silver")
    assert scene.asked[0].options == ["curse"]
    assert scene.trash == cards("Curse")
    scene.p1.ends_turn()
    assert scene.trash == cards("Curse, Hermit")
    assert scene.p1.discard == cards("2 Silver, Madman, Copper")


def test_hermit_trashes_from_the_place_chosen() -> None:
    """dark_ages/hermit/1"""
    scene = Scene(p1={"hand": "Hermit, 2 Estate", "discard": "2 Estate"})
    scene.p1.plays("Hermit", "Estate", "Silver")
    assert scene.asked[0].options == ["estate", "estate"]       # from hand, from the discard pile
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.discard == cards("2 Estate, Silver")


def test_only_purchases_prevent_it() -> None:
    """dark_ages/hermit/2"""
    scene = Scene(p1={"hand": "Hermit", "deck": "5 Copper"})
    scene.p1.plays("Hermit", "Silver")
    scene.p1.buys("Copper")
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("Hermit, Silver, Copper")
    assert scene.trash == []
    scene = Scene(p1={"hand": "Village, Workshop, Hermit", "deck": "6 Copper"})
    scene.p1.plays("Village")
    scene.p1.plays("Workshop", "Silver")
    scene.p1.plays("Hermit", "Silver")
    scene.p1.ends_turn()
    assert scene.trash == cards("Hermit")
    assert scene.p1.all_cards.count("madman") == 1
    scene = Scene(piles={"Madman": 0}, p1={"hand": "Hermit", "deck": "5 Copper"})
    scene.p1.plays("Hermit", "Silver")
    scene.p1.ends_turn()
    assert scene.trash == cards("Hermit")
    assert scene.p1.discard == cards("Silver")


def test_a_hermit_put_on_the_deck_stays_one() -> None:
    """dark_ages/hermit/2: it must be discarded"""
    scene = Scene(p1={"hand": "Scheme, Hermit", "deck": "6 Copper"})
    scene.p1.plays("Scheme")
    scene.p1.plays("Hermit", "Silver")
    scene.p1.ends_turn("Hermit")
    assert scene.trash == []
    assert "hermit" in scene.p1.hand
    assert "madman" not in scene.p1.all_cards


def test_hermits_limits() -> None:
    """dark_ages/hermit/3, dark_ages/madman/3 (with Humble Castle, a Treasure and Victory card too, for Harem;
    without Ambassador)"""
    scene = Scene(kingdom="Familiar, Engineer", p1={"hand": "Hermit, Humble Castle", "coins": 8})
    scene.p1.plays("Hermit", "Silver")
    assert [asked.purpose for asked in scene.asked] == ["gain"]
    assert scene.asked[0].least == 1
    assert not scene.asked[0].offers("Madman")
    assert not scene.asked[0].offers("Familiar")
    assert not scene.asked[0].offers("Engineer")
    assert not scene.p1.can_buy("Madman")
    scene = Scene(piles={"Madman": 0, "Estate": 0, "Curse": 0})
    scene.p1.ends_turn()
    assert not scene.game.over


def test_hermit_brings_the_madmen() -> None:
    """dark_ages/hermit/5"""
    scene = Scene(kingdom="Hermit")
    assert scene.pile("Madman") == 10
    assert not scene.pile_named("Madman").supply


def test_madman() -> None:
    """dark_ages/madman/1"""
    scene = Scene(p1={"hand": "Madman, Estate, Duchy, Gold", "deck": "5 Copper"})
    before = scene.pile("Madman")
    scene.p1.plays("Madman")
    assert scene.p1.actions == 2
    assert scene.p1.hand == cards("Estate, Duchy, Gold, 3 Copper")
    assert scene.pile("Madman") == before + 1
    assert scene.p1.in_play == []


def test_madman_with_procession() -> None:
    """dark_ages/madman/2"""
    scene = Scene(kingdom="Poor House", p1={"hand": "Procession, Madman, Estate, Gold", "deck": "10 Copper"})
    before = scene.pile("Madman")
    scene.p1.plays("Procession", "Madman")
    assert scene.p1.actions == 4
    assert scene.p1.hand == cards("Estate, Gold, 2 Copper")
    assert scene.pile("Madman") == before + 1
    assert scene.trash == []
    assert scene.p1.discard == cards("Poor House")


# --- Urchin, Mercenary --------------------------------------------------------------------------------------------
def test_urchin_becomes_a_mercenary() -> None:
    """dark_ages/urchin/1"""
    scene = Scene(p1={"hand": "Urchin", "play": "Urchin", "deck": "Copper"}, p2={"hand": "4 Gold, Copper"})
    scene.p1.plays("Urchin", scene.p1("Urchin"), scene.p2("Copper"))
    assert scene.p1.discard == cards("Mercenary")
    assert scene.trash == cards("Urchin")
    assert scene.p1.in_play == cards("Urchin")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 1
    assert scene.p2.hand == cards("4 Gold")


def test_urchin_is_trashed_first() -> None:
    """dark_ages/urchin/2"""
    scene = Scene(p1={"hand": "Rogue", "play": "Urchin"}, p2={"deck": "2 Silver"})
    scene.p1.plays("Rogue", "Urchin")
    assert scene.p1.discard == cards("Mercenary, Urchin")
    assert scene.p2.deck == in_order("2 Silver")
    scene = Scene(p1={"hand": "Throne Room, Urchin"})
    scene.p1.plays("Throne Room", "Urchin")                 # the same Urchin is no other Attack
    assert scene.trash == []


def test_no_mercenary_left() -> None:
    """dark_ages/urchin/4"""
    scene = Scene(piles={"Mercenary": 0}, p1={"hand": "Urchin", "play": "Urchin"})
    scene.p1.plays("Urchin", "Urchin")
    assert scene.trash == cards("Urchin")
    assert scene.gained(1) == []


def test_mercenary() -> None:
    """dark_ages/mercenary/1"""
    scene = Scene(p1={"hand": "Mercenary, Curse, Estate", "deck": "3 Copper"}, p2={"hand": "3 Gold, 2 Copper"})
    scene.p1.plays("Mercenary", "yes", scene.p2("2 Copper"))
    assert scene.trash == cards("Curse, Estate")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.coins == 2
    assert scene.p2.hand == cards("3 Gold")


def test_two_cards_or_none() -> None:
    """dark_ages/mercenary/2"""
    scene = Scene(p1={"hand": "Mercenary, Curse", "deck": "3 Copper"}, p2={"hand": "5 Gold"})
    scene.p1.plays("Mercenary", "yes")
    assert scene.trash == cards("Curse")
    assert scene.p1.hand == []
    assert scene.p1.coins == 0
    assert scene.p2.hand == cards("5 Gold")
    scene = Scene(p1={"hand": "Mercenary, Curse, Estate, Gold", "deck": "3 Copper"})
    scene.p1.plays("Mercenary", "yes", "Curse, Estate")
    assert (scene.asked[1].least, scene.asked[1].most) == (2, 2)


def test_reactions_come_before_the_decision() -> None:
    """dark_ages/mercenary/3"""
    scene = Scene(p1={"hand": "Mercenary, 2 Copper"}, p2={"hand": "Beggar, 4 Gold"})
    scene.p1.plays("Mercenary", scene.p2("Beggar"), scene.p1(None))
    assert scene.p2.deck == in_order("Silver")
    assert scene.p2.discard == cards("Beggar, Silver")
    assert scene.p2.hand == cards("4 Gold")
    scene = Scene(p1={"hand": "Mercenary, Rats, Overgrown Estate", "deck": "5 Copper"})
    scene.p1.plays("Mercenary", "yes", "Overgrown Estate")
    assert scene.asked[-1].purpose == "order"
    assert scene.p1.hand == cards("4 Copper")
