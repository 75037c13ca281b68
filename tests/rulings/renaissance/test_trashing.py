"""Improve, Priest, Recruiter, Silk Merchant, Acting Troupe, Hideout, Research, Sewers."""
from throneroom.testing import Scene, cards, in_order


# --- Improve ------------------------------------------------------------------------------------------------
def test_improve() -> None:
    """renaissance/improve/1"""
    scene = Scene(p1={"hand": "Improve, Smithy", "deck": "3 Copper", "actions": 2}, kingdom="Market, Gardens")
    scene.p1.plays("Improve")
    assert scene.p1.coins == 2
    scene.p1.plays("Smithy")
    scene.p1.ends_turn("Smithy", "Market")
    assert scene.asked[0].options == in_order("Improve, Smithy")
    assert scene.asked[1].options == in_order("Duchy, Market")
    assert scene.trash == cards("Smithy")
    assert scene.p1.all_cards == cards("Improve, Market, 3 Copper")
    assert scene.cost("Improve") == (3, 0, 0)


def test_improve_may_improve_itself() -> None:
    """renaissance/improve/2"""
    scene = Scene(p1={"hand": "Improve"}, kingdom="Smithy, Village, Laboratory")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Improve")                       # Smithy is all that costs exactly 4
    assert scene.trash == cards("Improve")
    assert scene.p1.all_cards == cards("Smithy")

    scene = Scene(p1={"hand": "Improve"}, kingdom="Smithy, Gardens")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Improve", "Gardens")            # it need not be an Action
    assert scene.asked[1].options == in_order("Gardens, Smithy")
    assert scene.p1.all_cards == cards("Gardens")


def test_improve_only_actions_that_leave_play() -> None:
    """renaissance/improve/3"""
    scene = Scene(p1={"hand": "Improve, Wharf", "durations": "Wharf", "deck": "Silver, 20 Copper", "villagers": 1},
                  phase="start")
    scene.run()
    scene.p1.plays("Improve")
    scene.p1.spends(1)
    scene.p1.plays("Wharf")
    scene.p1.plays("Silver")
    assert scene.p1.in_play == cards("Improve, Silver, 2 Wharf")
    old = scene.p1.me.in_play[0]
    scene.p1.ends_turn("Wharf")                         # for a Gold
    assert scene.asked[0].options == in_order("Improve, Wharf")
    assert scene.asked[0].counts == [1, 1]
    assert scene.game.trash == [old]
    assert scene.p1.in_play == cards("Wharf")


def test_improve_is_optional_but_the_gain_is_not() -> None:
    """renaissance/improve/4"""
    scene = Scene(p1={"hand": "Improve, Market"}, piles={"Gold": 0})
    scene.p1.plays("Market")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Market")
    assert scene.trash == cards("Market")
    assert scene.p1.all_cards == cards("Improve")

    scene = Scene(p1={"hand": "Improve, Market"}, piles={"Gold": 1})
    scene.p1.plays("Market")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("Market")                        # a card exists, so it is gained
    assert scene.p1.all_cards == cards("Improve, Gold")

    scene = Scene(p1={"hand": "Improve, Market"})
    scene.p1.plays("Market")
    scene.p1.plays("Improve")
    scene.p1.ends_turn("nothing")
    assert scene.trash == []
    assert scene.p1.all_cards == cards("Improve, Market")


# --- Priest -------------------------------------------------------------------------------------------------
def test_priest() -> None:
    """renaissance/priest/1"""
    scene = Scene(p1={"hand": "Priest, Copper"})
    scene.p1.plays("Priest")                            # the only card must be trashed
    assert scene.trash == cards("Copper")
    assert scene.p1.coins == 2
    assert scene.cost("Priest") == (4, 0, 0)

    scene = Scene(p1={"hand": "Priest, Copper, Estate"})
    scene.p1.plays("Priest", "Copper")
    assert scene.p1.coins == 2
    scene.p1.trashes("Estate")
    assert scene.p1.coins == 4


def test_priests_add_up() -> None:
    """renaissance/priest/2"""
    scene = Scene(p1={"hand": "3 Priest, 3 Copper", "actions": 3})
    scene.p1.plays("Priest", "Copper")
    assert scene.p1.coins == 2
    scene.p1.plays("Priest", "Copper")
    assert scene.p1.coins == 6
    scene.p1.plays("Priest")
    assert scene.p1.coins == 12

    scene = Scene(p1={"hand": "Throne Room, Priest, 3 Copper"})
    scene.p1.plays("Throne Room", "Priest")
    assert scene.p1.coins == 6
    scene.p1.trashes("Copper")
    assert scene.p1.coins == 10


def test_priest_cards_trashed_from_anywhere() -> None:
    """renaissance/priest/3"""
    scene = Scene(p1={"hand": "Priest, Copper, Acting Troupe, Lurker", "actions": 3}, kingdom="Market")
    scene.p1.plays("Priest", "Copper")
    scene.p1.plays("Acting Troupe")
    assert scene.p1.coins == 4
    scene.p1.plays("Lurker", "trash", "Market")
    assert scene.p1.coins == 6
    assert scene.trash == cards("Copper, Acting Troupe, Market")


def test_priest_played_again_with_scepter() -> None:
    """renaissance/priest/4"""
    scene = Scene(p1={"hand": "Priest, 3 Copper, Scepter"})
    scene.p1.plays("Priest", "Copper")
    scene.p1.plays("Scepter", "replay")
    assert scene.trash == cards("2 Copper")
    assert scene.p1.coins == 6
    scene.p1.trashes("Copper")
    assert scene.p1.coins == 10


# --- Recruiter ----------------------------------------------------------------------------------------------
def test_recruiter() -> None:
    """renaissance/recruiter/1"""
    scene = Scene(p1={"hand": "Recruiter, Silver", "deck": "2 Copper"})
    scene.p1.plays("Recruiter", "Silver")
    assert scene.asked[0].least == 1
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.villagers == 3
    assert scene.trash == cards("Silver")
    assert scene.cost("Recruiter") == (5, 0, 0)


def test_recruiter_counts_only_coins() -> None:
    """renaissance/recruiter/2"""
    scene = Scene(p1={"hand": "Recruiter, Alchemist"})
    scene.p1.plays("Recruiter")
    assert scene.trash == cards("Alchemist")
    assert scene.p1.villagers == 3
    scene = Scene(p1={"hand": "Recruiter, City Quarter"})
    scene.p1.plays("Recruiter")
    assert scene.trash == cards("City Quarter")
    assert scene.p1.villagers == 0


# --- Silk Merchant ------------------------------------------------------------------------------------------
def test_silk_merchant() -> None:
    """renaissance/silk_merchant/1"""
    scene = Scene(p1={"coins": 4}, phase="buy", kingdom="Silk Merchant")
    scene.p1.buys("Silk Merchant")
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)

    scene = Scene(p1={"hand": "Silk Merchant", "deck": "3 Estate"})
    scene.p1.plays("Silk Merchant")
    assert scene.p1.hand == cards("2 Estate")
    assert (scene.p1.me.buys, scene.p1.actions) == (2, 0)
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)
    assert scene.p1.in_play == cards("Silk Merchant")

    scene = Scene(p1={"hand": "Silk Merchant"})
    scene.p1.trashes("Silk Merchant")
    assert (scene.p1.coffers, scene.p1.villagers) == (1, 1)


def test_silk_merchant_in_another_turn() -> None:
    """renaissance/silk_merchant/2"""
    scene = Scene(p1={"hand": "Barbarian"}, p2={"deck": "Silk Merchant, Copper"}, kingdom="Village")
    scene.p1.plays("Barbarian")                         # Village is the only cheaper Action
    assert scene.p2.discard == cards("Village")
    assert scene.trash == cards("Silk Merchant")
    assert (scene.p2.coffers, scene.p2.villagers) == (1, 1)
    assert (scene.p1.coffers, scene.p1.villagers) == (0, 0)


# --- Acting Troupe ------------------------------------------------------------------------------------------
def test_acting_troupe() -> None:
    """renaissance/acting_troupe/1"""
    scene = Scene(p1={"hand": "Acting Troupe, Smithy"})
    scene.p1.plays("Acting Troupe")
    assert scene.p1.villagers == 4
    assert scene.trash == cards("Acting Troupe")
    assert scene.p1.actions == 0
    scene.p1.spends(1)
    assert (scene.p1.villagers, scene.p1.actions) == (3, 1)
    assert scene.cost("Acting Troupe") == (3, 0, 0)


def test_acting_troupe_played_again() -> None:
    """renaissance/acting_troupe/2"""
    scene = Scene(p1={"hand": "Throne Room, Acting Troupe, Copper", "owned": "Sewers"})
    scene.p1.plays("Throne Room", "Acting Troupe", "nothing")
    assert [asked.source for asked in scene.asked] == ["throne_room", "sewers"]     # trashed once
    assert scene.p1.villagers == 8
    assert scene.trash == cards("Acting Troupe")


# --- Hideout ------------------------------------------------------------------------------------------------
def test_hideout() -> None:
    """renaissance/hideout/1"""
    scene = Scene(p1={"hand": "Hideout, Estate", "deck": "Copper"})
    scene.p1.plays("Hideout", "Estate")
    assert scene.asked[0].least == 1
    assert scene.p1.actions == 2
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Curse")
    assert scene.p1.hand == cards("Copper")
    assert scene.cost("Hideout") == (4, 0, 0)


def test_hideout_and_types() -> None:
    """renaissance/hideout/2"""
    scene = Scene(p1={"hand": "2 Hideout, Curse, Mill"})
    scene.p1.plays("Hideout", "Curse")
    assert scene.p1.discard == []
    scene.p1.plays("Hideout")
    assert scene.trash == cards("Curse, Mill")
    assert scene.p1.discard == cards("Curse")


# --- Research -----------------------------------------------------------------------------------------------
def test_research() -> None:
    """renaissance/research/1"""
    scene = Scene(p1={"hand": "Research, Silver, Copper", "deck": "Gold, Estate, Smithy, 10 Copper"})
    scene.p1.plays("Research", "Silver")
    assert scene.p1.actions == 1
    assert scene.p1.face_down == cards("Gold, Estate, Smithy")
    assert scene.p1.deck == in_order("10 Copper")
    scene.p1.ends_turn()
    assert scene.p1.in_play == cards("Research")
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("Gold, Estate, Smithy, 5 Copper")
    assert scene.cost("Research") == (4, 0, 0)


def test_research_with_a_short_deck() -> None:
    """renaissance/research/2"""
    scene = Scene(p1={"hand": "Research, Gold", "deck": "Copper", "discard": "Estate"})
    scene.p1.plays("Research")
    assert [card.id for card in scene.p1.me.face_down] == in_order("Copper, Estate")
    assert scene.p1.deck == []
    assert scene.p1.discard == []


def test_research_with_nothing_set_aside() -> None:
    """renaissance/research/4"""
    scene = Scene(p1={"hand": "Research, Copper", "deck": "6 Gold"})
    scene.p1.plays("Research")
    assert scene.p1.face_down == []
    scene.p1.ends_turn()
    assert scene.p1.in_play == []
    assert scene.p1.discard == cards("Research")


# --- Sewers -------------------------------------------------------------------------------------------------
def test_sewers() -> None:
    """renaissance/sewers/1"""
    scene = Scene(p1={"hand": "Hideout, Copper, Estate", "deck": "Gold", "owned": "Sewers"})
    scene.p1.plays("Hideout", "Copper", "Estate")
    assert [asked.source for asked in scene.asked] == ["hideout", "sewers"]
    assert scene.trash == cards("Copper, Estate")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == []


def test_sewers_work_before_priest_goes_on() -> None:
    """renaissance/sewers/2"""
    scene = Scene(p1={"hand": "Priest, Copper, Estate, Silver", "owned": "Sewers"})
    scene.p1.plays("Priest", "Copper", "Estate")
    assert scene.p1.coins == 2
    assert scene.trash == cards("Copper, Estate")
    scene.p1.trashes("Silver")
    assert scene.p1.coins == 4


def test_sewers_whenever_you_trash() -> None:
    """renaissance/sewers/3"""
    scene = Scene(p1={"hand": "Old Witch"}, p2={"hand": "Curse, Estate, 3 Copper", "owned": "Sewers"})
    scene.p1.plays("Old Witch", scene.p2("Curse"), scene.p2("Estate"))
    assert scene.p2.discard == cards("Curse")
    assert scene.trash == cards("Curse, Estate")
    assert scene.p2.hand == cards("3 Copper")

    scene = Scene(p1={"hand": "Acting Troupe, Estate", "owned": "Sewers"})
    scene.p1.plays("Acting Troupe", "Estate")
    assert scene.trash == cards("Acting Troupe, Estate")

    scene = Scene(p1={"hand": "Lurker, Estate", "owned": "Sewers"}, kingdom="Market")
    scene.p1.plays("Lurker", "trash", "Market", "Estate")
    assert scene.trash == cards("Market, Estate")


def test_sewers_take_any_card() -> None:
    """renaissance/sewers/4"""
    scene = Scene(p1={"hand": "Lurker, Gold", "owned": "Sewers"}, kingdom="Market")
    scene.p1.plays("Lurker", "trash", "Market", "Gold")
    assert scene.trash == cards("Market, Gold")

    scene = Scene(p1={"hand": "Lurker, Gold", "owned": "Sewers"}, kingdom="Market")
    scene.p1.plays("Lurker", "trash", "Market", "nothing")
    assert scene.trash == cards("Market")
    assert scene.p1.hand == cards("Gold")
