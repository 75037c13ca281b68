"""Border Guard, Flag Bearer, Swashbuckler, Treasurer and their Artifacts."""
from throneroom.kingdoms.setup import Setup
from throneroom.testing import Scene, cards, in_order


# --- Border Guard, Lantern, Horn ----------------------------------------------------------------------------
def test_border_guard() -> None:
    """renaissance/border_guard/1"""
    scene = Scene(p1={"hand": "Border Guard", "deck": "Village, Smithy, Copper"})
    scene.p1.plays("Border Guard", "Smithy", "Horn")
    assert scene.asked[1].options == in_order("Horn, Lantern")
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("Smithy")
    assert scene.p1.discard == cards("Village")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.owned == cards("Horn")
    assert scene.cost("Border Guard") == (2, 0, 0)


def test_border_guard_needs_all_cards_to_be_there() -> None:
    """renaissance/border_guard/2"""
    scene = Scene(p1={"hand": "Border Guard", "deck": "Village"})
    scene.p1.plays("Border Guard")
    assert scene.p1.hand == cards("Village")
    assert scene.p1.discard == []
    assert scene.p1.owned == []

    scene = Scene(p1={"hand": "Border Guard", "deck": "Village, Smithy", "owned": "Lantern"})
    scene.p1.plays("Border Guard", "Smithy")            # two Actions are all there is, but three are asked for
    assert scene.p1.discard == cards("Village")
    assert scene.p1.owned == cards("Lantern")


def test_border_guard_with_the_lantern() -> None:
    """renaissance/border_guard/3"""
    scene = Scene(p1={"hand": "Border Guard", "deck": "Village, Smithy, Copper, Gold", "owned": "Lantern"})
    scene.p1.plays("Border Guard", "Village")
    assert scene.p1.hand == cards("Village")
    assert scene.p1.discard == cards("Smithy, Copper")
    assert scene.p1.deck == in_order("Gold")
    assert scene.p1.owned == cards("Lantern")

    scene = Scene(p1={"hand": "Border Guard", "deck": "Village, Smithy, Market, Gold", "owned": "Lantern"})
    scene.p1.plays("Border Guard", "Village", "Horn")
    assert scene.p1.owned == cards("Lantern, Horn")


def test_border_guard_brings_its_artifacts() -> None:
    """renaissance/border_guard/4"""
    table = Setup(("border_guard", "village")).table()
    assert [kind.id for kind in table.kinds].count("lantern") == 1
    assert [kind.id for kind in table.kinds].count("horn") == 1
    game = table.new_game()
    assert [player.owned for player in game.players] == [[], []]
    assert len(game.supply_piles()) == 7 + 2
    assert not {"lantern", "horn"} & {pile.id for pile in game.piles}


def test_the_lantern_works_at_once() -> None:
    """renaissance/lantern/1"""
    scene = Scene(p1={"hand": "2 Border Guard", "deck": "Village, Smithy, Copper, Silver, Gold"})
    scene.p1.plays("Border Guard", "Smithy", "Lantern")
    scene.p1.plays("Border Guard", "Gold")
    assert scene.asked[0].options == in_order("Copper, Gold, Silver")
    assert scene.p1.hand == cards("Smithy, Gold")
    assert scene.p1.discard == cards("Village, Copper, Silver")
    assert scene.p1.actions == 1


def test_the_horn_saves_one_border_guard() -> None:
    """renaissance/horn/1"""
    scene = Scene(p1={"play": "2 Border Guard", "deck": "10 Copper", "owned": "Horn"}, phase="buy")
    scene.p1.ends_turn("yes")
    assert scene.p1.hand == cards("Border Guard, 4 Copper")
    assert scene.p1.discard == cards("Border Guard")

    scene = Scene(p1={"play": "2 Border Guard", "deck": "10 Copper", "owned": "Horn"}, phase="buy")
    scene.p1.ends_turn("no", "yes")                     # not the first, but the second
    assert scene.p1.hand == cards("Border Guard, 4 Copper")

    scene = Scene(p1={"hand": "Border Guard", "deck": "2 Village, 10 Copper"})
    scene.p1.plays("Border Guard", "Horn")              # it works in the turn in which it is taken
    scene.p1.ends_turn("yes")
    assert scene.p1.hand == cards("Border Guard, 4 Copper")


# --- Flag Bearer, Flag --------------------------------------------------------------------------------------
def test_flag_bearer() -> None:
    """renaissance/flag_bearer/1"""
    scene = Scene(p1={"coins": 4, "deck": "10 Copper"}, phase="buy", kingdom="Flag Bearer")
    scene.p1.buys("Flag Bearer")
    assert scene.p1.owned == cards("Flag")
    assert scene.p1.coins == 0
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("6 Copper")

    scene = Scene(p1={"hand": "Flag Bearer, Copper"})
    scene.p1.plays("Flag Bearer")
    assert scene.p1.coins == 2
    assert scene.p1.owned == []
    scene = Scene(p1={"hand": "Flag Bearer"})
    scene.p1.trashes("Flag Bearer")
    assert scene.p1.owned == cards("Flag")


def test_flag_bearer_trashed_in_another_turn() -> None:
    """renaissance/flag_bearer/2"""
    scene = Scene(p1={"hand": "Barbarian", "deck": "10 Copper", "owned": "Flag"}, p2={"deck": "Flag Bearer, Copper"},
                  kingdom="Village")
    scene.p1.plays("Barbarian")                         # Village is the only cheaper Action
    assert scene.p2.discard == cards("Village")
    assert scene.trash == cards("Flag Bearer")
    assert scene.p1.owned == []
    assert scene.p2.owned == cards("Flag")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper")


def test_the_flag_adds_a_card() -> None:
    """renaissance/flag/1"""
    scene = Scene(p1={"deck": "10 Copper", "owned": "Flag"}, p2={"deck": "10 Copper"}, phase="buy")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("6 Copper")
    scene.p2.ends_turn()
    assert scene.p2.hand == cards("5 Copper")


def test_the_flag_and_an_outpost_turn() -> None:
    """renaissance/flag/2"""
    scene = Scene(p1={"hand": "Outpost", "deck": "20 Copper", "owned": "Flag"})
    scene.p1.plays("Outpost")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("4 Copper")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p1.hand == cards("6 Copper")


# --- Swashbuckler, Treasure Chest ---------------------------------------------------------------------------
def test_swashbuckler() -> None:
    """renaissance/swashbuckler/1"""
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "5 Silver", "discard": "Copper", "coffers": 3})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.hand == cards("3 Silver")
    assert scene.p1.coffers == 4
    assert scene.p1.owned == cards("Treasure Chest")
    assert scene.cost("Swashbuckler") == (5, 0, 0)

    scene = Scene(p1={"hand": "Swashbuckler", "deck": "5 Silver", "discard": "Copper", "coffers": 2})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.coffers == 3
    assert scene.p1.owned == []


def test_swashbuckler_looks_after_drawing() -> None:
    """renaissance/swashbuckler/2"""
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "2 Silver", "discard": "4 Copper", "coffers": 6})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.hand == cards("2 Silver, Copper")
    assert scene.p1.discard == []
    assert scene.p1.coffers == 6
    assert scene.p1.owned == []


def test_swashbuckler_many_coffers_are_not_enough() -> None:
    """renaissance/swashbuckler/3"""
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "3 Silver", "coffers": 7})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.coffers == 7
    assert scene.p1.owned == []


def test_treasure_chest() -> None:
    """renaissance/treasure_chest/1"""
    scene = Scene(p1={"hand": "Swashbuckler", "deck": "5 Silver", "discard": "Copper", "coffers": 3})
    assert scene.pile("Gold") == 30
    scene.p1.plays("Swashbuckler")                      # and on into the Buy phase
    assert scene.p1.discard == cards("Copper, Gold")
    assert scene.pile("Gold") == 29


def test_treasure_chest_taken_in_the_buy_phase() -> None:
    """renaissance/treasure_chest/2"""
    scene = Scene(p1={"hand": "Swashbuckler, Scepter", "deck": "20 Copper", "discard": "Copper", "coffers": 2})
    scene.p1.plays("Swashbuckler")
    assert scene.p1.owned == []
    scene.p1.plays("Scepter", "replay")
    assert scene.p1.coffers == 4
    assert scene.p1.owned == cards("Treasure Chest")
    scene.p1.ends_turn()
    assert scene.pile("Gold") == 30
    scene.p2.ends_turn()                                # on into the Buy phase of player 1
    assert scene.pile("Gold") == 29
    assert "gold" in scene.p1.discard


# --- Treasurer, Key -----------------------------------------------------------------------------------------
def test_treasurer() -> None:
    """renaissance/treasurer/1"""
    scene = Scene(p1={"hand": "Treasurer, Copper"}, trash="Gold")
    scene.p1.plays("Treasurer", "gain")
    assert scene.asked[0].options == ["trash", "gain", "key"]
    assert scene.p1.coins == 3
    assert scene.p1.hand == cards("Copper, Gold")
    assert scene.trash == []
    assert scene.gained(1) == in_order("Gold")

    scene = Scene(p1={"hand": "Treasurer, Copper, Estate"}, trash="Gold")
    scene.p1.plays("Treasurer", "trash")
    assert scene.p1.coins == 3
    assert scene.trash == cards("Gold, Copper")
    assert scene.p1.hand == cards("Estate")

    scene = Scene(p1={"hand": "Treasurer, Copper"})
    scene.p1.plays("Treasurer", "key")
    assert scene.p1.coins == 3
    assert scene.p1.owned == cards("Key")


def test_treasurer_may_choose_what_cannot_be_done() -> None:
    """renaissance/treasurer/2"""
    scene = Scene(p1={"hand": "2 Treasurer", "actions": 2, "owned": "Key"})
    scene.p1.plays("Treasurer", "gain")
    assert scene.p1.coins == 3
    assert scene.p1.hand == cards("Treasurer")
    scene.p1.plays("Treasurer", "key")
    assert scene.p1.coins == 6
    assert scene.p1.owned == cards("Key")


def test_treasurer_gains_with_all_that_belongs_to_it() -> None:
    """renaissance/treasurer/3"""
    scene = Scene(p1={"hand": "Treasurer"}, trash="Spices")
    scene.p1.plays("Treasurer", "gain")
    assert scene.p1.hand == cards("Spices")
    assert scene.p1.coffers == 2


def test_the_key_works_from_the_next_turn() -> None:
    """renaissance/key/1"""
    scene = Scene(p1={"hand": "Treasurer", "deck": "20 Copper"})
    scene.p1.plays("Treasurer", "key")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.coins == 1


# --- the rules of Artifacts ---------------------------------------------------------------------------------
def test_an_artifact_has_one_holder() -> None:
    """renaissance/rules/artifacts/1"""
    scene = Scene(p1={"hand": "Treasurer", "deck": "20 Copper"}, p2={"owned": "Key", "deck": "20 Copper"})
    scene.p1.plays("Treasurer", "key")
    assert scene.p1.owned == cards("Key")
    assert scene.p2.owned == []
    scene.p1.ends_turn()
    assert (scene.whose_turn, scene.p2.coins) == (2, 0)
    scene.p2.ends_turn()
    assert (scene.whose_turn, scene.p1.coins) == (1, 1)


def test_artifacts_and_projects_are_no_cards() -> None:
    """renaissance/rules/artifacts/2"""
    scene = Scene(p1={"deck": "Gardens, 39 Copper", "owned": "Flag, Fair, Sewers"})
    assert len(scene.p1.all_cards) == 40
    assert scene.p1.score == 4
