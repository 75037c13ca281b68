"""Events."""
from throneroom.testing import Scene, cards, in_order


# --- Alms ---------------------------------------------------------------------------------------------------
def test_alms() -> None:
    """adventures/alms/1, adventures/rules/events/2"""
    scene = Scene(kingdom="Smithy", landscapes="Alms", phase="buy", p1={"buys": 2})
    scene.p1.buys("Alms", "Smithy")
    assert scene.p1.discard == cards("Smithy")
    assert not scene.asked[0].offers("Duchy")
    assert scene.p1.me.buys == 1
    assert not scene.p1.can_buy("Alms")
    scene.p1.ends_turn()
    assert scene.p2.can_buy("Alms")
    scene.p2.ends_turn()
    assert scene.p1.can_buy("Alms")


def test_alms_with_a_treasure_in_play() -> None:
    """adventures/alms/2"""
    scene = Scene(kingdom="Page", landscapes="Alms", phase="buy", p1={"play": "Copper"})
    scene.p1.buys("Alms")
    assert scene.asked == []
    assert scene.p1.discard == []
    assert scene.p1.me.buys == 0
    scene = Scene(kingdom="Page", landscapes="Alms", phase="buy", p1={"play": "Copper", "buys": 2})
    scene.p1.buys("Alms")
    assert not scene.p1.can_buy("Alms")
    scene = Scene(kingdom="Page", landscapes="Alms", phase="buy")
    scene.p1.buys("Alms", "Page")
    assert not scene.asked[0].offers("Treasure Hunter")


# --- Ball ---------------------------------------------------------------------------------------------------
def test_ball() -> None:
    """adventures/ball/1"""
    scene = Scene(landscapes="Ball", phase="buy", p1={"coins": 5, "deck": "5 Copper"})
    scene.p1.buys("Ball", "Silver", "Silver")
    assert scene.p1.discard == cards("2 Silver")
    assert scene.p1.coin_penalty
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Copper")
    assert scene.p1.coins == 0
    assert not scene.p1.coin_penalty


# --- Bonfire ------------------------------------------------------------------------------------------------
def test_bonfire() -> None:
    """adventures/bonfire/1"""
    scene = Scene(landscapes="Bonfire", phase="buy", p1={"hand": "5 Copper", "buys": 2})
    scene.p1.plays("5 Copper")
    scene.p1.buys("Bonfire", "2 Copper")
    assert scene.p1.in_play == cards("3 Copper")
    assert scene.trash == cards("2 Copper")
    assert scene.p1.coins == 2
    scene.p1.buys("Estate")
    assert scene.p1.discard == cards("Estate")


def test_bonfire_only_cards_in_play() -> None:
    """adventures/bonfire/2"""
    described = {"play": "Hireling, Silver", "hand": "Curse", "coins": 3}
    scene = Scene(landscapes="Bonfire", phase="buy", p1=described)
    scene.p1.buys("Bonfire", "Hireling, Silver")
    assert sorted(scene.asked[0].options) == cards("Hireling, Silver")
    assert (scene.asked[0].least, scene.asked[0].most) == (0, 2)
    assert scene.trash == cards("Hireling, Silver")
    assert scene.p1.hand == cards("Curse")
    scene = Scene(landscapes="Bonfire", phase="buy", p1=described)
    scene.p1.buys("Bonfire", "nothing")
    assert scene.trash == []


# --- Borrow -------------------------------------------------------------------------------------------------
def test_borrow() -> None:
    """adventures/borrow/1"""
    scene = Scene(landscapes="Borrow", phase="buy", p1={"deck": "10 Copper"})
    scene.p1.buys("Borrow")
    assert (scene.p1.me.buys, scene.p1.coins) == (1, 1)
    assert scene.p1.card_penalty
    assert not scene.p1.can_buy("Borrow")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("4 Copper")
    assert not scene.p1.card_penalty


def test_borrow_with_the_token_on_the_deck() -> None:
    """adventures/borrow/2"""
    scene = Scene(landscapes="Borrow", phase="buy", p1={"deck": "10 Copper", "card_penalty": True})
    scene.p1.buys("Borrow")
    assert (scene.p1.me.buys, scene.p1.coins) == (1, 0)
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("4 Copper")


# --- Expedition ---------------------------------------------------------------------------------------------
def test_expedition() -> None:
    """adventures/expedition/1"""
    scene = Scene(landscapes="Expedition", phase="buy", p1={"coins": 6, "buys": 2, "deck": "20 Copper"})
    scene.p1.buys("Expedition")
    scene.p1.buys("Expedition")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("9 Copper")
    scene.p2.ends_turn()
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper")


def test_expedition_and_outpost() -> None:
    """adventures/expedition/2"""
    scene = Scene(landscapes="Expedition", p1={"hand": "Outpost", "coins": 3, "deck": "20 Copper"})
    scene.p1.plays("Outpost")
    scene.p1.buys("Expedition")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("5 Copper")


# --- Ferry --------------------------------------------------------------------------------------------------
def test_ferry() -> None:
    """adventures/ferry/1"""
    scene = Scene(kingdom="Laboratory, Cellar", landscapes="Ferry", phase="buy", p1={"coins": 3})
    scene.p1.buys("Ferry", "Laboratory")
    assert scene.cost("Laboratory") == (3, 0, 0)
    assert scene.cost("Gold") == (6, 0, 0)
    scene.p1.ends_turn()
    assert scene.cost("Laboratory") == (5, 0, 0)
    scene.p2.ends_turn()
    assert scene.cost("Laboratory") == (3, 0, 0)
    scene = Scene(kingdom="Transmute, Poor House, Cellar", landscapes="Ferry", p1={"tokens": {"-2 cost": "Poor House"}})
    assert scene.cost("Poor House") == (0, 0, 0)


def test_ferry_everywhere() -> None:
    """adventures/ferry/2"""
    scene = Scene(kingdom="Laboratory", landscapes="Ferry",
                  p1={"hand": "Remodel, Laboratory", "tokens": {"-2 cost": "Laboratory"}})
    scene.p1.plays("Remodel", "Duchy")
    assert scene.asked[0].offers("Duchy", "Laboratory", "Remodel")
    assert not scene.asked[0].offers("Gold")


# --- tokens on piles ----------------------------------------------------------------------------------------
def test_lost_arts() -> None:
    """adventures/lost_arts/1"""
    scene = Scene(kingdom="Smithy, Gardens", landscapes="Lost Arts", phase="buy", p1={"coins": 6, "deck": "2 Smithy"})
    scene.p1.buys("Lost Arts")              # Smithy is the only Action pile
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1
    scene.p1.plays("Smithy")
    assert scene.p1.actions == 1


def test_pathfinding() -> None:
    """adventures/pathfinding/1"""
    scene = Scene(kingdom="Village", landscapes="Pathfinding", phase="buy", p1={"coins": 8})
    scene.p1.buys("Pathfinding")
    assert scene.p1.me.tokens_on(scene.pile_named("Village")) == ["+1 card"]
    scene = Scene(p1={"hand": "Village", "deck": "5 Copper", "tokens": {"+1 card": "Village"}})
    scene.p1.plays("Village")
    assert scene.p1.hand == cards("2 Copper")
    assert scene.p1.actions == 2


def test_training() -> None:
    """adventures/training/1"""
    scene = Scene(kingdom="Village", landscapes="Training", p1={"hand": "Smithy", "deck": "5 Copper", "coins": 6,
                                                               "tokens": {"+1 coin": "Smithy"}})
    scene.p1.plays("Smithy")
    assert scene.p1.coins == 7
    assert scene.p1.hand == cards("3 Copper")
    scene.p1.buys("Training", "Village")
    assert scene.p1.me.tokens_on(scene.pile_named("Smithy")) == []
    assert scene.p1.me.tokens_on(scene.pile_named("Village")) == ["+1 coin"]


def test_plan() -> None:
    """adventures/plan/1"""
    scene = Scene(kingdom="Village, Workshop", landscapes="Plan", phase="buy", p1={"coins": 6, "hand": "Estate",
                                                                                 "buys": 2})
    scene.p1.buys("Plan", "Village")
    scene.p1.buys("Village", "Estate")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Village")
    scene = Scene(kingdom="Village", landscapes="Plan", phase="buy", turn=2,
                  p1={"tokens": {"trashing": "Village"}}, p2={"coins": 3, "hand": "Estate"})
    scene.p2.buys("Village")
    assert scene.asked == []
    scene = Scene(kingdom="Village", landscapes="Plan",
                  p1={"tokens": {"trashing": "Village"}, "hand": "Workshop, Estate"})
    scene.p1.plays("Workshop", "Village")
    assert [asked.purpose for asked in scene.asked] == ["gain"]
    assert scene.trash == []


def test_seaway() -> None:
    """adventures/seaway/1"""
    scene = Scene(kingdom="Village", landscapes="Seaway", phase="buy", p1={"coins": 5, "deck": "Village"})
    scene.p1.buys("Seaway")
    assert scene.p1.discard == cards("Village")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Village", )
    assert (scene.p1.me.buys, scene.p1.actions) == (2, 2)


def test_seaway_looks_at_the_cost_once() -> None:
    """adventures/seaway/2"""
    scene = Scene(kingdom="Bridge Troll", landscapes="Seaway", phase="buy", p1={"coins": 5, "play": "Bridge Troll"})
    scene.p1.buys("Seaway")
    assert scene.p1.discard == cards("Bridge Troll")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.cost("Bridge Troll") == (5, 0, 0)
    assert scene.p1.me.tokens_on(scene.pile_named("Bridge Troll")) == ["+1 buy"]


def test_seaway_gains_the_last_card() -> None:
    """adventures/seaway/3"""
    scene = Scene(kingdom="Village, Workshop, Peasant", landscapes="Seaway", phase="buy",
                  p1={"coins": 5, "deck": "Village"}, piles={"Village": 1, "Workshop": 0})
    scene.p1.buys("Seaway", "Village")
    assert sorted(scene.asked[0].options) == cards("Peasant, Village")
    assert scene.pile("Village") == 0
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    scene.p1.plays("Village")
    assert scene.p1.me.buys == 2


def test_seaway_moves_the_token() -> None:
    """adventures/seaway/4"""
    scene = Scene(kingdom="Village, Workshop", landscapes="Seaway", phase="buy",
                  p1={"coins": 5, "tokens": {"+1 buy": "Village"}})
    scene.p1.buys("Seaway", "Workshop")
    assert scene.p1.me.tokens_on(scene.pile_named("Village")) == []
    assert scene.p1.me.tokens_on(scene.pile_named("Workshop")) == ["+1 buy"]


# --- Mission ------------------------------------------------------------------------------------------------
def test_mission() -> None:
    """adventures/mission/1"""
    scene = Scene(landscapes="Mission", phase="buy", p1={"coins": 4, "deck": "10 Copper"})
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.hand == cards("5 Copper")
    scene.p1.plays("5 Copper")
    assert not scene.p1.can_buy("Copper")
    assert scene.p1.can_buy("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2
    assert scene.p2.can_buy("Copper")


def test_mission_only_buying_cards_is_forbidden() -> None:
    """adventures/mission/2"""
    scene = Scene(landscapes="Mission, Trade", kingdom="Peasant", phase="buy",
                  p1={"coins": 4, "deck": "Amulet, 4 Copper, Peasant, 9 Copper"})
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    scene.p1.draws(2)
    assert scene.p1.hand == cards("Amulet, 5 Copper, Peasant")
    scene.p1.plays("Amulet", "silver")
    scene.p1.plays("5 Copper")
    assert scene.p1.coins == 5
    assert not any(scene.p1.can_buy(name) for name in ("Copper", "Silver", "Peasant"))
    scene.p1.buys("Trade", "Peasant")
    assert scene.p1.discard == cards("2 Silver")
    assert scene.trash == cards("Peasant")
    scene = Scene(landscapes="Mission", phase="buy", p1={"coins": 4, "deck": "Peasant"})
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    scene.p1.plays("Peasant")
    scene.p1.ends_turn("yes")
    assert scene.p1.all_cards == cards("Soldier")


def test_mission_not_twice_in_a_row() -> None:
    """adventures/mission/3"""
    scene = Scene(landscapes="Mission", phase="buy", p1={"coins": 4, "deck": "10 Silver", "buys": 2})
    scene.p1.buys("Mission")
    assert not scene.p1.can_buy("Mission")
    scene.p1.ends_turn()
    scene.p1.plays("2 Silver")
    scene.p1.buys("Mission")
    scene.p1.ends_turn()
    assert scene.whose_turn == 2


# --- Pilgrimage ---------------------------------------------------------------------------------------------
def test_pilgrimage() -> None:
    """adventures/pilgrimage/1"""
    scene = Scene(kingdom="Village", landscapes="Pilgrimage", phase="buy",
                  p1={"coins": 4, "buys": 2, "play": "Gold, 2 Silver, Village", "counters": {"journey_token": 1}})
    scene.p1.buys("Pilgrimage", "Gold, Silver, Village")
    assert scene.asked[0].counts == [1, 1, 1]
    assert scene.p1.discard == cards("Gold, Silver, Village")
    assert scene.p1.me.count("journey_token") == 0
    scene.p1.me.coins = 4
    assert not scene.p1.can_buy("Pilgrimage")


def test_pilgrimage_face_down_and_outside_the_supply() -> None:
    """adventures/pilgrimage/2"""
    scene = Scene(landscapes="Pilgrimage", phase="buy", p1={"coins": 4, "play": "Gold"})
    scene.p1.buys("Pilgrimage")
    assert scene.asked == []
    assert scene.p1.me.count("journey_token") == 1
    assert scene.p1.discard == []
    scene = Scene(landscapes="Pilgrimage", phase="buy",
                  p1={"coins": 4, "play": "Teacher", "counters": {"journey_token": 1}})
    scene.p1.buys("Pilgrimage", "Teacher")
    assert scene.p1.discard == []


# --- Quest --------------------------------------------------------------------------------------------------
def test_quest() -> None:
    """adventures/quest/1"""
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "Militia, Estate", "buys": 2})
    scene.p1.buys("Quest", "attack")
    assert scene.p1.discard == cards("Gold, Militia")
    assert scene.p1.hand == cards("Estate")
    assert scene.p1.can_buy("Quest")
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "2 Curse, 5 Estate", "buys": 2})
    scene.p1.buys("Quest", "curses")
    assert scene.p1.discard == cards("Gold, 2 Curse")
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "Curse, 6 Estate"})
    scene.p1.buys("Quest", "cards", "6 Estate")
    assert scene.p1.discard == cards("Gold, 6 Estate")


def test_quest_not_fulfilled() -> None:
    """adventures/quest/2"""
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "Curse, 3 Copper"})
    scene.p1.buys("Quest", "curses")
    assert scene.p1.discard == cards("Curse")
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "Curse, 3 Copper"})
    scene.p1.buys("Quest", "cards")
    assert scene.p1.discard == cards("Curse, 3 Copper")
    scene = Scene(landscapes="Quest", phase="buy", p1={"hand": "Curse, 3 Copper"})
    scene.p1.buys("Quest", "nothing")
    assert scene.p1.discard == []


# --- Raid, Save, Scouting Party, Trade, Travelling Fair -----------------------------------------------------
def test_raid() -> None:
    """adventures/raid/1"""
    scene = Scene(landscapes="Raid", phase="buy", p1={"play": "2 Silver, Copper", "coins": 5},
                  p2={"deck": "9 Copper"})
    scene.p1.buys("Raid")
    assert scene.p1.discard == cards("2 Silver")
    scene.p2.draws(3)
    assert scene.p2.hand == cards("2 Copper")


def test_save() -> None:
    """adventures/save/1, adventures/rules/events/1"""
    scene = Scene(landscapes="Save", phase="buy", p1={"coins": 1, "hand": "Gold", "deck": "6 Copper"})
    scene.p1.buys("Save")
    assert (scene.p1.me.buys, scene.p1.coins) == (1, 0)
    assert scene.p1.face_down == cards("Gold")
    assert scene.gained(1) == []
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Gold")
    scene.p2.me.coins = 1
    assert scene.p2.can_buy("Save")


def test_save_only_once_and_after_drawing() -> None:
    """adventures/save/2"""
    scene = Scene(landscapes="Save", phase="buy", p1={"coins": 2, "hand": "Gold, Estate", "deck": "6 Copper"})
    scene.p1.buys("Save", "Gold")
    assert not scene.p1.can_buy("Save")
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Copper, Gold")
    assert scene.p1.discard == cards("Estate")


def test_scouting_party() -> None:
    """adventures/scouting_party/1"""
    scene = Scene(landscapes="Scouting Party", phase="buy",
                  p1={"coins": 2, "deck": "Gold, Estate, Copper, Curse, Silver, Duchy"})
    scene.p1.buys("Scouting Party", "Estate, Copper, Curse", "Silver")
    assert (scene.p1.me.buys, scene.p1.coins) == (1, 0)
    assert scene.p1.deck == in_order("Gold, Silver, Duchy")
    assert scene.p1.discard == cards("Estate, Copper, Curse")


def test_scouting_party_and_the_token() -> None:
    """adventures/scouting_party/3"""
    scene = Scene(landscapes="Scouting Party", phase="buy",
                  p1={"coins": 2, "deck": "5 Copper, 8 Estate", "card_penalty": True})
    scene.p1.buys("Scouting Party")
    assert scene.p1.discard == cards("3 Copper")
    assert scene.p1.card_penalty
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("2 Copper, 2 Estate")


def test_trade() -> None:
    """adventures/trade/1"""
    for trashed, silvers in (("Estate, Curse", 2), ("Estate", 1), ("nothing", 0)):
        scene = Scene(landscapes="Trade", phase="buy", p1={"coins": 5, "hand": "Estate, Curse"})
        scene.p1.buys("Trade", trashed)
        assert scene.p1.discard == cards(["silver"] * silvers)
        assert len(scene.trash) == silvers


def test_travelling_fair() -> None:
    """adventures/travelling_fair/1"""
    scene = Scene(landscapes="Travelling Fair", phase="buy", p1={"coins": 5})
    scene.p1.buys("Travelling Fair")
    assert scene.p1.me.buys == 2
    scene.p1.buys("Silver", "yes")
    scene.p1.buys("Copper", "no")
    assert scene.p1.deck == in_order("Silver")
    assert scene.p1.discard == cards("Copper")
    assert scene.p1.me.buys == 0


def test_travelling_fair_not_for_exchanges() -> None:
    """adventures/travelling_fair/2"""
    scene = Scene(landscapes="Travelling Fair", phase="buy", p1={"coins": 2, "play": "Page", "deck": "5 Copper"})
    scene.p1.buys("Travelling Fair")
    scene.p1.ends_turn("yes")
    assert [asked.purpose for asked in scene.asked] == ["exchange"]
    assert scene.p1.discard == cards("Treasure Hunter")


def test_travelling_fair_for_all_later_gains() -> None:
    """adventures/travelling_fair/3"""
    scene = Scene(landscapes="Travelling Fair, Ball", phase="buy", p1={"coins": 7, "buys": 3})
    scene.p1.buys("Copper")
    assert scene.asked == []
    scene.p1.buys("Travelling Fair")
    scene.p1.buys("Ball", "Silver", "yes", "Estate", "yes")
    assert scene.p1.deck == in_order("Estate, Silver")
    assert scene.p1.discard == cards("Copper")


# --- the rules ----------------------------------------------------------------------------------------------
def test_buying_an_event_is_not_buying_a_card() -> None:
    """adventures/rules/events/4"""
    scene = Scene(landscapes="Borrow", p1={"hand": "Swamp Hag"}, p2={})
    scene.p1.plays("Swamp Hag")
    scene.p1.ends_turn()
    scene.p2.buys("Borrow")
    assert scene.p2.discard == []
    scene.p2.buys("Copper")
    assert scene.p2.discard == cards("Copper, Curse")


def test_events_are_never_cheaper() -> None:
    """adventures/rules/events/5"""
    scene = Scene(landscapes="Scouting Party", phase="buy", p1={"play": "2 Bridge Troll", "coins": 1})
    assert not scene.p1.can_buy("Scouting Party")
    assert scene.p1.can_buy("Silver")
    scene.p1.me.coins = 2
    assert scene.p1.can_buy("Scouting Party")
