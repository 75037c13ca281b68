"""Third hunt: the sets from the base game to Dark Ages and Guilds."""
from throneroom.testing import Scene, cards, in_order


# --- settled doubts ------------------------------------------------------------------------------------------
def test_treasure_trove_gains_in_either_order() -> None:
    """seed 000:5191: Gold and Copper come in any order"""
    scene = Scene(phase="buy", p1={"hand": "Treasure Trove, Watchtower"})
    scene.p1.plays("Treasure Trove", "Copper", "no", "Copper", "no", "Gold")
    assert scene.gained(1) == in_order("Copper, Gold")
    assert scene.p1.deck == in_order("Gold, Copper")
    scene = Scene(phase="buy", p1={"hand": "Treasure Trove, Watchtower"})
    scene.p1.plays("Treasure Trove", "Gold", "no", "Gold", "yes")
    assert scene.gained(1) == in_order("Gold, Copper")
    assert scene.trash == cards("Copper")


def test_crown_at_the_start_of_a_turn_plays_an_action() -> None:
    """rules.md TURN-01, MULT-08: a turn begins with the Action phase; it is no Buy phase, so no Treasure"""
    scene = Scene(phase="night", p1={"hand": "Ghost", "deck": "Crown, Smithy, Gold, 3 Copper, 20 Silver"})
    scene.p1.plays("Ghost")
    scene.p1.ends_turn()
    scene.p2.ends_turn("Smithy")
    assert scene.p1.hand == cards("Gold, 3 Copper, 6 Silver")
    assert scene.p1.coins == 0


def test_forager_does_not_count_what_a_possessed_player_set_aside() -> None:
    """rules.md POSS-06, seed 000:2277: such cards lie beside the trash, not in it"""
    scene = Scene(trash="Copper", p1={"hand": "Possession"}, p2={"hand": "Forager, Silver, Estate"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Forager", "Silver")
    assert scene.p2.coins == 1


# --- found ---------------------------------------------------------------------------------------------------
def test_mint_trashes_a_talisman_before_it_acts() -> None:
    """seed 000:2674: a Treasure that does something about a purchase is trashed before it can"""
    scene = Scene(phase="buy", kingdom="Mint", p1={"play": "Talisman, Quarry, Haggler, Goons", "coins": 3})
    scene.p1.buys("Mint", "Silver")
    assert scene.trash == cards("Talisman, Quarry")
    assert scene.p1.discard == cards("Mint, Silver")
    assert scene.p1.points == 1


def test_saboteur_and_a_card_that_draws_when_trashed() -> None:
    """rules.md TRSH-05, seed 000:3874: the cards revealed with it are discarded before it acts"""
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Copper, Cultist"})
    scene.p1.plays("Saboteur", scene.p2("Estate"))
    assert scene.p2.hand == cards("Copper")
    assert scene.p2.discard == cards("Estate")
    scene = Scene(p1={"hand": "Saboteur"}, p2={"deck": "Copper, Rats, Gold"})
    scene.p1.plays("Saboteur", None)
    assert scene.p2.hand == cards("Gold")
    assert scene.p2.discard == cards("Copper")


def test_swindler_and_jester_reveal() -> None:
    """seeds 002:4223, 002:6420, 000:6679: they say reveal, so a Patron brings its Coffers"""
    scene = Scene(kingdom="Smithy", p1={"hand": "Swindler"}, p2={"deck": "Patron"})
    scene.p1.plays("Swindler", "Smithy")
    assert scene.p2.coffers == 1
    assert scene.trash == cards("Patron")
    scene = Scene(p1={"hand": "Jester"}, p2={"deck": "Patron"})
    scene.p1.plays("Jester", "me")
    assert scene.p2.coffers == 1
    assert (scene.p1.discard, scene.p2.discard) == (cards("Patron"), cards("Patron"))


def test_trader_and_a_silver_from_the_trash() -> None:
    """seed 000:3177: for every card to be gained; the Silver instead is one of the Supply"""
    scene = Scene(p1={"hand": "Noble Brigand, Trader"}, p2={"deck": "Silver, Copper"})
    scene.p1.plays("Noble Brigand", "yes")
    assert scene.trash == cards("Silver")
    assert scene.p1.discard == cards("Silver")
    assert scene.pile("Silver") == 39


def test_a_possessed_player_has_not_gained_what_the_possessor_gains() -> None:
    """rules.md POSS-03, seed 002:5485: the possessor gains it instead, so what follows from the gain does not happen"""
    for card, answers in (("Ironworks", ("Great Hall",)), ("Groom", ("Great Hall",)), ("Sculptor", ("Silver",)),
                          ("Replace", ("Estate", "Great Hall"))):
        scene = Scene(kingdom="Great Hall", players=3, p1={"hand": "Possession"},
                      p2={"hand": f"{card}, Estate, Gold", "deck": "5 Copper"})
        scene.p1.plays("Possession")
        scene.p1.ends_turn()
        scene.p2.plays(card, *answers)
        assert len(scene.p1.discard) == 1
        assert (scene.p2.actions, scene.p2.coins, scene.p2.me.villagers) == (0, 0, 0)
        assert "copper" not in scene.p2.hand
        assert scene.p3.discard == []
    scene = Scene(p1={"hand": "Possession"}, p2={"hand": "Horn of Plenty, Copper"})
    scene.p1.plays("Possession")
    scene.p1.ends_turn()
    scene.p2.plays("Copper")
    scene.p2.plays("Horn of Plenty", "Estate")
    assert scene.p1.discard == cards("Estate")
    assert scene.p2.in_play == cards("Copper, Horn of Plenty")


def test_an_embargo_of_the_mouse_has_no_effect_on_buying() -> None:
    """seed 004:551: what stands below the line of the set-aside card has no effect"""
    scene = Scene(landscapes="Way of the Mouse", mouse="Embargo", p1={"hand": "Smithy", "coins": 4})
    scene.p1.plays("Smithy", "Way of the Mouse", "Gold")
    assert scene.trash == []
    scene.p1.buys("Gold")
    assert scene.p1.discard == cards("Gold")
