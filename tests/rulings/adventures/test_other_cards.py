"""The remaining Kingdom cards."""
from throneroom.testing import Scene, cards, in_order


# --- Artificer ----------------------------------------------------------------------------------------------
def test_artificer() -> None:
    """adventures/artificer/1"""
    scene = Scene(p1={"hand": "Artificer, 3 Estate", "deck": "Copper"})
    scene.p1.plays("Artificer", "3 Estate", "Silver")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.hand) == (1, 1, cards("Copper"))
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("3 Estate")


def test_artificer_costs_exactly() -> None:
    """adventures/artificer/2"""
    scene = Scene(p1={"hand": "Artificer", "deck": "Estate"})
    scene.p1.plays("Artificer", "nothing", "Copper")
    assert scene.p1.deck == in_order("Copper")
    scene = Scene(p1={"hand": "Artificer", "deck": "Estate"})
    scene.p1.plays("Artificer", "nothing", "nothing")
    assert scene.p1.deck == []
    scene = Scene(kingdom="Smithy", p1={"hand": "Artificer, 5 Estate"})
    scene.p1.plays("Artificer", "5 Estate", "Duchy")
    assert sorted(scene.asked[1].options) == cards("Artificer, Duchy")


# --- Giant --------------------------------------------------------------------------------------------------
def test_giant() -> None:
    """adventures/giant/1"""
    scene = Scene(p1={"hand": "Giant", "counters": {"journey_token": 1}}, p2={"deck": "Estate, Gold"})
    scene.p1.plays("Giant")
    assert scene.p1.coins == 5
    assert scene.p1.me.count("journey_token") == 0
    assert scene.p2.discard == cards("Estate, Curse")
    scene = Scene(p1={"hand": "Giant", "counters": {"journey_token": 1}}, p2={"deck": "Silver, Gold"})
    scene.p1.plays("Giant")
    assert scene.trash == cards("Silver")
    assert scene.p2.discard == []


def test_giant_face_down_may_be_reacted_to() -> None:
    """adventures/giant/2"""
    scene = Scene(p1={"hand": "Giant"}, p2={"hand": "Caravan Guard", "deck": "Copper, Silver"})
    scene.p1.plays("Giant", scene.p2("yes"))
    assert scene.p1.coins == 1
    assert scene.p2.hand == cards("Copper")
    assert scene.p2.deck == in_order("Silver")
    assert scene.p2.in_play == cards("Caravan Guard")


def test_giant_and_potion_costs() -> None:
    """adventures/giant/3"""
    scene = Scene(p1={"hand": "Giant", "counters": {"journey_token": 1}}, p2={"deck": "Familiar"},
                  p3={"deck": "Masterpiece"})
    scene.p1.plays("Giant")
    assert scene.p2.discard == cards("Familiar, Curse")
    assert scene.p3.discard == []
    assert scene.trash == cards("Masterpiece")


def test_giant_victims_in_turn_order() -> None:
    """adventures/giant/4"""
    scene = Scene(p1={"hand": "Giant", "counters": {"journey_token": 1}}, p2={"deck": "Copper"},
                  p3={"deck": "Copper"}, piles={"Curse": 1})
    scene.p1.plays("Giant")
    assert scene.p2.discard == cards("Copper, Curse")
    assert scene.p3.discard == cards("Copper")


# --- Lost City ----------------------------------------------------------------------------------------------
def test_lost_city() -> None:
    """adventures/lost_city/1"""
    scene = Scene(kingdom="Lost City", phase="buy", p1={"coins": 5}, p2={"hand": "5 Copper", "deck": "2 Copper"},
                  p3={"hand": "5 Copper", "deck": "2 Copper"})
    scene.p1.buys("Lost City")
    assert scene.p2.hand == scene.p3.hand == cards("6 Copper")
    scene = Scene(p1={"hand": "Lost City", "deck": "3 Copper"}, p2={"deck": "Copper"})
    scene.p1.plays("Lost City")
    assert (scene.p1.hand, scene.p1.actions) == (cards("2 Copper"), 2)
    assert scene.p2.hand == []


def test_lost_city_and_the_token() -> None:
    """adventures/lost_city/2"""
    scene = Scene(kingdom="Lost City", p2={"hand": "5 Copper", "deck": "2 Copper", "card_penalty": True})
    scene.p1.gains("Lost City")
    assert scene.p2.hand == cards("5 Copper")
    assert not scene.p2.card_penalty


# --- Magpie -------------------------------------------------------------------------------------------------
def test_magpie() -> None:
    """adventures/magpie/1"""
    scene = Scene(p1={"hand": "Magpie", "deck": "Copper, Estate"})
    scene.p1.plays("Magpie")
    assert (scene.p1.actions, scene.p1.hand) == (1, cards("Copper"))
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.discard == cards("Magpie")
    scene = Scene(p1={"hand": "Magpie", "deck": "Copper, Gold"})
    scene.p1.plays("Magpie")
    assert scene.p1.hand == cards("Copper, Gold")
    assert scene.p1.discard == []


def test_magpie_and_a_card_of_two_types() -> None:
    """adventures/magpie/2"""
    scene = Scene(p1={"hand": "Magpie", "deck": "Copper, Harem"})
    scene.p1.plays("Magpie")
    assert scene.p1.hand == cards("Copper, Harem")
    assert scene.p1.discard == cards("Magpie")


def test_magpie_and_other_cards() -> None:
    """adventures/magpie/3"""
    scene = Scene(p1={"hand": "Magpie", "deck": "Copper, Curse"})
    scene.p1.plays("Magpie")
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.deck == in_order("Curse")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Magpie", "deck": "Copper, Estate"}, piles={"Magpie": 0})
    scene.p1.plays("Magpie")
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.discard == []


# --- Messenger ----------------------------------------------------------------------------------------------
def test_messenger() -> None:
    """adventures/messenger/1"""
    scene = Scene(p1={"hand": "Messenger", "deck": "Gold, Silver", "discard": "Copper"})
    scene.p1.plays("Messenger", "yes")
    assert (scene.p1.me.buys, scene.p1.coins) == (2, 2)
    assert scene.p1.deck == []
    assert scene.p1.discard == cards("Gold, Silver, Copper")
    scene = Scene(kingdom="Messenger", phase="buy", p1={"coins": 4})
    scene.p1.buys("Messenger", "Estate")
    assert scene.p1.discard == cards("Messenger, Estate")
    assert scene.p2.discard == cards("Estate")
    assert not scene.asked[0].offers("Duchy")


def test_messenger_does_not_discard() -> None:
    """adventures/messenger/2"""
    scene = Scene(p1={"hand": "Messenger", "deck": "Tunnel, Copper"})
    scene.p1.plays("Messenger", "yes")
    assert [asked.source for asked in scene.asked] == ["messenger"]
    assert scene.p1.discard == cards("Tunnel, Copper")


def test_messenger_copies_in_turn_order() -> None:
    """adventures/messenger/3"""
    scene = Scene(kingdom="Messenger, Village", players=4, phase="buy", p1={"coins": 4}, piles={"Village": 3})
    scene.p1.buys("Messenger", "Village")
    assert scene.p1.discard == cards("Messenger, Village")
    assert scene.p2.discard == scene.p3.discard == cards("Village")
    assert scene.p4.discard == []


def test_messenger_after_an_event() -> None:
    """adventures/messenger/4"""
    scene = Scene(kingdom="Messenger", landscapes="Borrow", phase="buy", p1={"coins": 4})
    scene.p1.buys("Borrow")
    scene.p1.buys("Messenger")
    assert scene.asked == []
    assert scene.p1.discard == cards("Messenger")
    assert scene.p2.discard == []


def test_messenger_gained_otherwise() -> None:
    """adventures/messenger/5"""
    scene = Scene(kingdom="Messenger", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Messenger")
    assert scene.p1.discard == cards("Messenger")
    assert scene.p2.discard == []


# --- Port ---------------------------------------------------------------------------------------------------
def test_port() -> None:
    """adventures/port/1"""
    scene = Scene(kingdom="Port", phase="buy", p1={"coins": 4})
    scene.p1.buys("Port")
    assert scene.p1.discard == cards("2 Port")
    assert scene.pile("Port") == 10
    scene = Scene(p1={"hand": "Port", "deck": "2 Copper"})
    scene.p1.plays("Port")
    assert (scene.p1.hand, scene.p1.actions) == (cards("Copper"), 2)


def test_port_only_when_bought() -> None:
    """adventures/port/2"""
    scene = Scene(kingdom="Port", p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Port")
    assert scene.p1.discard == cards("Port")
    assert scene.pile("Port") == 11


def test_port_pile() -> None:
    """adventures/port/3"""
    for players in (2, 4):
        scene = Scene(kingdom="Port, Village", players=players)
        assert (scene.pile("Port"), scene.pile("Village")) == (12, 10)


# --- Ranger -------------------------------------------------------------------------------------------------
def test_ranger() -> None:
    """adventures/ranger/1"""
    scene = Scene(p1={"hand": "2 Ranger", "play": "Village", "actions": 2, "deck": "5 Copper"})
    scene.p1.plays("Ranger")
    assert scene.p1.hand == cards("Ranger")
    scene.p1.plays("Ranger")
    assert scene.p1.hand == cards("5 Copper")
    assert scene.p1.me.buys == 3


def test_ranger_shares_the_token() -> None:
    """adventures/ranger/2"""
    scene = Scene(p1={"hand": "Giant, Ranger", "actions": 2, "deck": "5 Copper"}, p2={"deck": "Silver"})
    scene.p1.plays("Giant")
    assert scene.p1.coins == 1
    scene.p1.plays("Ranger")
    assert scene.p1.hand == cards("5 Copper")


# --- Raze ---------------------------------------------------------------------------------------------------
def test_raze() -> None:
    """adventures/raze/1"""
    scene = Scene(p1={"hand": "Raze, Silver", "deck": "Gold, Copper, Estate, Duchy"})
    scene.p1.plays("Raze", "Silver", "Gold")
    assert scene.p1.actions == 1
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Copper, Estate")
    assert scene.p1.in_play == cards("Raze")
    assert scene.p1.deck == in_order("Duchy")


def test_raze_trashes_itself() -> None:
    """adventures/raze/2"""
    scene = Scene(p1={"hand": "Raze", "deck": "Gold, Estate, Copper"})
    scene.p1.plays("Raze", "Gold")
    assert scene.trash == cards("Raze")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.deck == in_order("Copper")
    assert scene.p1.actions == 1


def test_raze_trashes_this_one_or_another() -> None:
    """Told apart: the Raze in hand and the one in play."""
    scene = Scene(p1={"hand": "2 Raze", "deck": "Gold, Estate"})
    scene.p1.plays("Raze", ["Raze"], "Gold")
    assert scene.asked[0].options == ["raze", "raze"]


def test_raze_a_card_without_cost() -> None:
    """adventures/raze/3"""
    scene = Scene(p1={"hand": "Raze, Copper", "deck": "Gold, Silver"})
    scene.p1.plays("Raze", "Copper")
    assert scene.p1.hand == scene.p1.discard == []
    assert scene.p1.deck == in_order("Gold, Silver")


def test_raze_and_the_token() -> None:
    """adventures/raze/4, adventures/rules/tokens/2"""
    scene = Scene(p1={"hand": "Raze, Estate", "deck": "Gold, Copper, Estate", "card_penalty": True})
    scene.p1.plays("Raze", "Estate", "Gold")
    assert scene.p1.hand == cards("Gold")
    assert scene.p1.discard == cards("Copper")
    assert scene.p1.deck == in_order("Estate")
    assert scene.p1.card_penalty


# --- Relic --------------------------------------------------------------------------------------------------
def test_relic() -> None:
    """adventures/relic/1"""
    scene = Scene(phase="buy", p1={"hand": "Relic"}, p2={"hand": "Smithy", "deck": "10 Copper"})
    scene.p1.plays("Relic")
    assert scene.p1.coins == 2
    assert scene.p2.card_penalty
    scene.p1.ends_turn()
    scene.p2.plays("Smithy")
    assert scene.p2.hand == cards("2 Copper")
    assert not scene.p2.card_penalty


def test_relic_and_caravan_guard() -> None:
    """adventures/relic/4"""
    scene = Scene(phase="buy", p1={"hand": "Relic"}, p2={"hand": "Caravan Guard", "deck": "Gold, 9 Copper"})
    scene.p1.plays("Relic", scene.p2("yes"))
    assert scene.p2.hand == cards("Gold")
    assert scene.p2.card_penalty


def test_relic_and_the_new_hand() -> None:
    """adventures/relic/5"""
    scene = Scene(phase="buy", p1={"hand": "2 Relic"}, p2={"deck": "10 Copper"})
    scene.p1.plays("2 Relic")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p2.hand == cards("4 Copper")
    assert not scene.p2.card_penalty


# --- Storyteller --------------------------------------------------------------------------------------------
def test_storyteller() -> None:
    """adventures/storyteller/1"""
    scene = Scene(p1={"hand": "Storyteller, Silver, Copper", "deck": "10 Estate"})
    scene.p1.plays("Storyteller", "Silver", "Copper")
    assert scene.p1.hand == cards("4 Estate")
    assert (scene.p1.coins, scene.p1.actions) == (0, 1)


def test_storyteller_takes_all_coins() -> None:
    """adventures/storyteller/2"""
    scene = Scene(p1={"hand": "Village, Militia, Storyteller", "deck": "Estate, 2 Estate, Gold, 6 Estate"})
    scene.p1.plays("Village")
    scene.p1.plays("Militia")
    scene.p1.plays("Storyteller")
    assert scene.p1.hand == cards("3 Estate, Gold")
    assert scene.p1.coins == 0
    scene.p1.plays("Gold")
    assert scene.p1.coins == 3


# --- Treasure Trove -----------------------------------------------------------------------------------------
def test_treasure_trove() -> None:
    """adventures/treasure_trove/1"""
    scene = Scene(phase="buy", p1={"hand": "Treasure Trove"})
    scene.p1.plays("Treasure Trove")
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Gold, Copper")


def test_treasure_trove_empty_pile() -> None:
    """adventures/treasure_trove/2"""
    scene = Scene(phase="buy", p1={"hand": "Treasure Trove"}, piles={"Gold": 0})
    scene.p1.plays("Treasure Trove")
    assert scene.p1.coins == 2
    assert scene.p1.discard == cards("Copper")
