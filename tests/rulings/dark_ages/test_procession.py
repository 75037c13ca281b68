"""Procession and Band of Misfits: cards played twice, and cards played as others."""
from throneroom.engine.types import ACTION
from throneroom.testing import Scene, cards


# --- Procession ---------------------------------------------------------------------------------------------------
def test_twice_then_trashed_for_a_dearer_action() -> None:
    """dark_ages/procession/1, dark_ages/procession/6"""
    scene = Scene(kingdom="Junk Dealer, Festival, Counterfeit, Altar",
                  p1={"hand": "Procession, Smithy", "deck": "7 Copper"})
    scene.p1.plays("Procession", "Smithy", "Junk Dealer")
    assert scene.p1.hand == cards("6 Copper")
    assert scene.trash == cards("Smithy")
    assert scene.p1.discard == cards("Junk Dealer")
    assert scene.asked[-1].options == ["festival", "junk_dealer"]       # no Treasure, no Victory card, exactly 5
    assert scene.asked[-1].least == 1
    assert scene.p1.in_play == cards("Procession")


def test_effects_of_the_trashing_come_first() -> None:
    """dark_ages/procession/2"""
    scene = Scene(kingdom="Altar, Hunting Grounds", p1={"hand": "Procession, Cultist", "deck": "8 Copper"})
    scene.p1.plays("Procession", "Cultist", "Altar")
    assert scene.p1.hand == cards("7 Copper")
    assert scene.p1.discard == cards("Altar")
    mine = [event.verb for event in scene.log.events if event.seat == 0 and event.verb in ("draw", "gain")]
    assert mine == ["draw", "draw", "draw", "gain"]


def test_procession_is_optional() -> None:
    """dark_ages/procession/4"""
    scene = Scene(p1={"hand": "Procession, Smithy", "deck": "6 Copper"})
    scene.p1.plays("Procession", None)
    assert scene.p1.hand == cards("Smithy")
    assert scene.trash == []
    scene = Scene(p1={"hand": "Procession, Smithy, Village", "deck": "6 Copper"})
    scene.p1.plays("Procession", "Smithy")
    assert len(scene.asked) == 1                            # nothing in between
    assert scene.p1.hand == cards("6 Copper, Village")


def test_a_duration_with_procession() -> None:
    """dark_ages/procession/5 (with Caravan Guard, 1 coin next turn, for Caravan)"""
    scene = Scene(p1={"hand": "Procession, Caravan Guard", "deck": "12 Copper"})
    scene.p1.plays("Procession", "Caravan Guard")
    assert scene.trash == cards("Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene = Scene(editions=["procession:dark_ages-2012"], p1={"hand": "Procession, Caravan Guard", "deck": "12 Copper"})
    scene.p1.plays("Procession", "Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Procession")
    scene.p2.ends_turn()
    assert scene.p1.coins == 2
    scene.p1.ends_turn()
    assert scene.p1.in_play == []


def test_procession_on_fortress() -> None:
    """dark_ages/fortress/4"""
    scene = Scene(kingdom="Junk Dealer", p1={"hand": "Procession, Fortress", "deck": "4 Copper"})
    scene.p1.plays("Procession", "Fortress")
    assert scene.p1.hand == cards("2 Copper, Fortress")
    assert scene.p1.actions == 4
    assert scene.p1.discard == cards("Junk Dealer")
    assert scene.trash == []


# --- Band of Misfits ----------------------------------------------------------------------------------------------
def test_it_becomes_the_chosen_card() -> None:
    """dark_ages/band_of_misfits/1"""
    scene = Scene(kingdom="Fortress, Smithy, Festival", p1={"hand": "Band of Misfits", "deck": "Copper"})
    scene.p1.plays("Band of Misfits", "Fortress")
    assert scene.asked[0].options == ["fortress", "smithy"]             # Festival costs as much
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.actions == 2
    assert scene.p1.in_play == cards("Fortress")
    card = scene.p1.card("Fortress", "play")
    assert scene.game.cost(card).coins == 4
    assert scene.game.types(card) == ACTION
    assert scene.pile("Fortress") == 10
    scene.p1.ends_turn()
    assert "band_of_misfits" in scene.p1.all_cards


def test_only_what_lies_open_in_the_supply() -> None:
    """dark_ages/band_of_misfits/2"""
    scene = Scene(kingdom="Fortress, Urchin", piles={"Smithy": 0, "Knights": "Sir Destry, Sir Martin"},
                  p1={"hand": "Band of Misfits", "deck": "Copper"})
    scene.p1.plays("Band of Misfits", "Fortress")
    assert scene.asked[0].options == ["fortress", "urchin"]
    scene = Scene(kingdom="Fortress", piles={"Knights": "Sir Martin, Sir Destry"}, p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits", "Sir Martin")
    assert scene.p1.me.buys == 3


def test_it_moves_as_the_card_would() -> None:
    """dark_ages/band_of_misfits/3"""
    scene = Scene(kingdom="Fortress, Death Cart", p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits", "Death Cart")
    assert scene.p1.coins == 5
    assert scene.trash == cards("Band of Misfits")
    assert scene.p1.in_play == []


def test_as_a_duration_it_stays() -> None:
    """dark_ages/band_of_misfits/3 (with Caravan Guard for Caravan)"""
    scene = Scene(kingdom="Fortress, Caravan Guard", p1={"hand": "Band of Misfits", "deck": "12 Copper"})
    scene.p1.plays("Band of Misfits", "Caravan Guard")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Caravan Guard")
    scene.p2.ends_turn()
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.all_cards.count("band_of_misfits") == 1


def test_chosen_only_the_first_time() -> None:
    """dark_ages/band_of_misfits/4"""
    scene = Scene(kingdom="Fortress, Smithy, Junk Dealer, Altar",
                  p1={"hand": "Procession, Band of Misfits", "deck": "4 Copper"})
    scene.p1.plays("Procession", "Band of Misfits", "Fortress")
    assert len(scene.asked) == 2
    assert scene.p1.hand == cards("2 Copper, Band of Misfits")
    assert scene.p1.actions == 4
    assert scene.p1.discard == cards("Altar")
    assert scene.trash == []


def test_clean_up_as_the_card() -> None:
    """dark_ages/band_of_misfits/6"""
    scene = Scene(kingdom="Fortress, Hermit", p1={"hand": "Band of Misfits", "deck": "5 Copper"})
    scene.p1.plays("Band of Misfits", "Hermit", "Silver")
    scene.p1.ends_turn()
    assert scene.trash == cards("Band of Misfits")
    assert scene.p1.discard == cards("Silver, Madman")


def test_as_a_command_it_plays_the_card_in_the_supply() -> None:
    """dark_ages/band_of_misfits/7"""
    scene = Scene(kingdom="Fortress, Smithy", p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits", "Fortress")
    assert scene.p1.in_play == cards("Fortress")
    scene = Scene(kingdom="Fortress, Smithy, Death Cart", editions=["band_of_misfits:command-2019"],
                  p1={"hand": "Band of Misfits"})
    scene.p1.plays("Band of Misfits", "Fortress")
    assert scene.p1.in_play == cards("Band of Misfits")
    assert scene.p1.actions == 2
    assert scene.pile("Fortress") == 10


def test_it_is_played_once() -> None:
    """dark_ages/band_of_misfits/1: becoming another card is not a second play"""
    scene = Scene(kingdom="Smithy, Fortress", p1={"hand": "Champion, Band of Misfits", "deck": "5 Copper"})
    scene.p1.plays("Champion")
    assert scene.p1.actions == 1 - 1 + 1
    scene.p1.plays("Band of Misfits", "Smithy")
    assert scene.p1.actions == 1 - 1 + 1
    scene = Scene(kingdom="Smithy, Fortress", p1={"hand": "Band of Misfits", "deck": "5 Copper",
                                                  "tavern": "Coin of the Realm"})
    scene.p1.plays("Band of Misfits", "Smithy", None)
    assert [asked.purpose for asked in scene.asked] == ["copy", "call"]


def test_as_an_attack_it_is_another_attack() -> None:
    """dark_ages/band_of_misfits/1: it has the types of the chosen card"""
    scene = Scene(kingdom="Militia, Fortress", p1={"hand": "Band of Misfits", "play": "Urchin"},
                  p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Band of Misfits", "Militia", scene.p1("Urchin"), scene.p2("Moat"))
    assert scene.p1.discard == cards("Mercenary")
    assert scene.p2.hand == cards("Moat, 4 Copper")
