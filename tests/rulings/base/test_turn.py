"""The phases of a turn, drawing and shuffling, and the words of the cards."""
from throneroom.record.view import view
from throneroom.testing import Scene, cards, in_order


def seen(scene: Scene, seat: int, verb: str) -> list[str]:
    """What a seat learnt from the events of this kind."""
    return [card.id for event in scene.log.events if event.verb == verb for card in event.visible_cards(seat)]


# --- phases ---------------------------------------------------------------------------------------------------
def test_clean_up_always_comes() -> None:
    """base/rules/turn_phases/1"""
    scene = Scene(p1={"hand": "Village, 2 Copper", "play": "Silver", "deck": "6 Estate"})
    scene.p1.ends_turn()
    assert scene.p1.hand == cards("5 Estate")
    assert scene.p1.discard == cards("Village, 2 Copper, Silver")
    assert scene.p1.in_play == []
    assert scene.whose_turn == 2


def test_the_night_is_after_the_buy_phase() -> None:
    """base/rules/turn_phases/2"""
    scene = Scene(p1={"hand": "Village, Copper, Monastery"})
    assert scene.options == ["village"]
    scene.p1.plays("Village")
    assert scene.options == ["copper"]
    scene.p1.plays("Copper")
    scene.p1.buys("Copper")
    assert scene.options == ["monastery"]


def test_one_action() -> None:
    """base/rules/action_phase/1"""
    scene = Scene(p1={"hand": "Workshop, Militia"})
    scene.p1.plays("Militia")
    assert scene.p1.actions == 0
    assert not scene.p1.can_play("Workshop")


def test_from_top_to_bottom() -> None:
    """base/rules/action_phase/2"""
    scene = Scene(p1={"hand": "Poacher", "deck": "Gold, Copper"}, piles={"Moat": 0})
    scene.p1.plays("Poacher")
    assert scene.p1.discard == cards("Gold")
    scene = Scene(p1={"hand": "Witch", "deck": "2 Copper"})
    scene.p1.plays("Witch")
    assert [event.verb for event in scene.log.events] == ["play", "draw", "gain"]


def test_a_card_without_effect() -> None:
    """base/rules/action_phase/3"""
    scene = Scene(p1={"hand": "Mine"})
    scene.p1.plays("Mine")
    assert scene.p1.in_play == cards("Mine")
    assert scene.p1.actions == 0
    assert scene.p1.hand == scene.trash == []


def test_instructions_are_mandatory() -> None:
    """base/rules/action_phase/4"""
    scene = Scene(p1={"hand": "Remodel, Province"})
    scene.p1.plays("Remodel", "Gold")
    assert scene.trash == cards("Province")


def test_actions_only_in_the_action_phase() -> None:
    """base/rules/action_phase/5"""
    scene = Scene(phase="buy", p1={"hand": "Village, Copper", "actions": 1})
    assert not scene.p1.can_play("Village")
    assert scene.options == ["copper"]


def test_cards_just_drawn_may_be_played() -> None:
    """base/rules/action_phase/6"""
    scene = Scene(p1={"hand": "Village, Smithy", "deck": "Copper, Woodcutter, 2 Estate"})
    scene.p1.plays("Village")
    scene.p1.plays("Smithy")
    scene.p1.plays("Woodcutter")
    assert (scene.p1.actions, scene.p1.coins, scene.p1.me.buys) == (0, 2, 2)


def test_a_purchase() -> None:
    """base/rules/buy_phase/1"""
    scene = Scene(kingdom="Smithy", p1={"hand": "3 Copper, Silver"})
    scene.p1.plays("3 Copper, Silver")
    assert scene.p1.coins == 5
    assert scene.options == ["copper", "silver", "estate", "duchy", "curse", "smithy"]
    scene.p1.buys("Duchy")
    assert (scene.p1.coins, scene.p1.me.buys) == (0, 0)
    assert scene.p1.discard == cards("Duchy")


def test_several_purchases() -> None:
    """base/rules/buy_phase/2"""
    scene = Scene(p1={"hand": "Market, 2 Copper, Gold"}, p2={"deck": "5 Copper"})
    scene.p1.plays("Market")
    scene.p1.plays("2 Copper, Gold")
    assert (scene.p1.coins, scene.p1.me.buys) == (6, 2)
    scene.p1.buys("Market")
    scene.p1.buys("Copper")
    assert scene.p1.coins == 1
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.whose_turn == 1
    assert scene.p1.coins == 0


def test_no_treasures_after_a_purchase() -> None:
    """base/rules/buy_phase/3"""
    scene = Scene(phase="buy", p1={"hand": "Silver, Gold", "buys": 2})
    scene.p1.plays("Silver")
    scene.p1.buys("Estate")
    assert not scene.p1.can_play("Gold")
    assert scene.p1.me.buys == 1


def test_treasures_after_a_purchase_in_2008() -> None:
    """base/rules/buy_phase/3: an option, as 2008 lays Treasures out for each purchase (rules.md TURN-07, SW-03)"""
    for edition in ("base-2008", "rules:base-2008"):
        scene = Scene(phase="buy", p1={"hand": "Silver, Gold", "buys": 2}, editions=[edition])
        scene.p1.plays("Silver")
        scene.p1.buys("Estate")
        scene.p1.plays("Gold")
        assert scene.p1.coins == 3
        scene.p1.buys("Silver")
        assert scene.p1.discard == cards("Estate, Silver")


def test_neither_trash_nor_empty_piles_can_be_bought() -> None:
    """base/rules/buy_phase/4"""
    scene = Scene(kingdom="Smithy", phase="buy", trash="Smithy", piles={"Smithy": 0}, p1={"coins": 4})
    assert not scene.p1.can_buy("Smithy")
    assert scene.p1.can_buy("Silver")


def test_treasures_need_not_be_played() -> None:
    """base/rules/buy_phase/5"""
    scene = Scene(p1={"hand": "3 Gold", "deck": "5 Copper"})
    scene.p1.plays("2 Gold")
    scene.p1.buys("Gold")
    assert scene.p1.hand == cards("Gold")
    scene.p1.ends_turn()
    assert scene.p1.discard == cards("4 Gold")
    assert (scene.p1.actions, scene.p1.me.buys) == (0, 0)


def test_clean_up() -> None:
    """base/rules/clean_up/1"""
    scene = Scene(phase="buy", p1={"hand": "Province, Copper", "play": "Market, Silver", "deck": "5 Estate"})
    scene.p1.ends_turn()
    assert scene.asked == []
    assert scene.p1.discard == cards("Province, Copper, Market, Silver")
    assert scene.p1.hand == cards("5 Estate")


def test_the_new_hand_is_attacked() -> None:
    """base/rules/clean_up/2"""
    scene = Scene(p1={"hand": "3 Province", "deck": "3 Copper, 2 Estate"}, p2={"hand": "Militia"})
    scene.p1.ends_turn()
    scene.p2.plays("Militia", scene.p1("2 Estate"))
    assert scene.p1.hand == cards("3 Copper")
    assert scene.p1.discard == cards("3 Province, 2 Estate")


# --- drawing and shuffling ------------------------------------------------------------------------------------
def test_drawing_with_a_short_deck() -> None:
    """base/rules/draw_and_shuffle/1"""
    scene = Scene(p1={"hand": "Smithy", "deck": "Copper, Silver", "discard": "Gold, Estate, Curse"})
    scene.p1.plays("Smithy")
    assert len(scene.p1.hand) == 3
    assert "copper" in scene.p1.hand
    assert "silver" in scene.p1.hand
    assert len(scene.p1.deck) == 2
    assert scene.p1.discard == []
    assert scene.p1.in_play == cards("Smithy")
    scene = Scene(p1={"hand": "Smithy", "deck": "Copper, Silver"})
    scene.p1.plays("Smithy")
    assert scene.p1.hand == cards("Copper, Silver")


def test_the_rest_of_the_deck_stays_on_top() -> None:
    """base/rules/draw_and_shuffle/3"""
    scene = Scene(p1={"hand": "Lookout", "deck": "Gold", "discard": "Estate, Copper"})
    scene.p1.plays("Lookout", "Estate", "Copper")
    assert [event.verb for event in scene.log.events][:3] == ["play", "shuffle", "look"]
    looked = next(event for event in scene.log.events if event.verb == "look")
    assert looked.cards[0].id == "gold"
    assert sorted(card.id for card in looked.cards) == cards("Gold, Estate, Copper")
    assert scene.trash == cards("Estate")
    assert scene.p1.discard == cards("Copper")
    assert scene.p1.deck == in_order("Gold")


def test_revealed_cards_are_not_shuffled() -> None:
    """base/rules/draw_and_shuffle/4"""
    scene = Scene(p1={"hand": "Adventurer", "deck": "Estate, Silver", "discard": "Gold, Curse, Duchy"})
    scene.p1.plays("Adventurer")
    assert scene.p1.hand == cards("Silver, Gold")
    assert scene.p1.discard_top != ""
    assert "estate" in scene.p1.discard
    assert [event.verb for event in scene.log.events].count("shuffle") == 1
    assert seen(scene, 0, "reveal").count("estate") == 1


# --- the words of the cards -----------------------------------------------------------------------------------
def test_only_the_top_of_several_discards_is_seen() -> None:
    """base/rules/terms_discard/1"""
    scene = Scene(p1={"hand": "Cellar, Estate, Curse, Duchy", "deck": "3 Copper"})
    scene.p1.plays("Cellar", "Estate, Curse, Duchy")
    discards = [event for event in scene.log.events if event.verb == "discard"]
    assert [event.amount for event in discards] == [3]
    assert [card.id for card in discards[0].visible_cards(1)] == [scene.p1.discard_top]
    assert len(discards[0].visible_cards(0)) == 3
    assert view(scene.game, 1).players[0].discard_top == scene.p1.discard_top


def test_the_trash_is_out_of_reach() -> None:
    """base/rules/terms_trash/1"""
    scene = Scene(phase="buy", trash="Gold", piles={"Gold": 0}, p1={"coins": 6})
    assert not scene.p1.can_buy("Gold")
    scene = Scene(trash="Gold", piles={"Gold": 0}, p1={"hand": "Mine, Silver"})
    scene.p1.plays("Mine", "Silver", "Silver")
    assert scene.asked[1].options == cards("Copper, Silver")


def test_a_gain_is_no_purchase() -> None:
    """base/rules/terms_gain/1"""
    scene = Scene(p1={"hand": "Workshop"})
    scene.p1.plays("Workshop", "Silver")
    assert scene.p1.discard == cards("Silver")
    assert scene.p1.me.buys == 1
    assert not scene.p1.can_play("Silver")
    scene.p1.buys("Copper")
    assert scene.p1.me.buys == 0


def test_a_gain_is_not_paid() -> None:
    """base/rules/terms_gain/2"""
    scene = Scene(kingdom="Smithy, Market", p1={"hand": "Workshop", "coins": 3})
    scene.p1.plays("Workshop", "Smithy")
    assert not scene.asked[0].offers("Market")
    assert scene.p1.coins == 3


def test_revealing() -> None:
    """base/rules/terms_reveal/1"""
    scene = Scene(p1={"hand": "Shanty Town, 2 Copper, Village", "deck": "2 Estate"}, p2={"hand": "Gold"})
    scene.p1.plays("Shanty Town")
    assert scene.p1.hand == cards("2 Copper, Village")
    assert scene.p2.hand == cards("Gold")
    assert sorted(seen(scene, 1, "reveal")) == cards("2 Copper, Village")


def test_looking() -> None:
    """base/rules/terms_look_at/1"""
    scene = Scene(p1={"hand": "Sentry", "deck": "Copper, Silver, Gold"})
    scene.p1.plays("Sentry", "nothing", "nothing", "Gold")
    assert scene.p1.deck == in_order("Silver, Gold")
    assert sorted(seen(scene, 0, "look")) == cards("Silver, Gold")
    learnt = [card.id for event in scene.log.events for card in event.visible_cards(1)]
    assert learnt == ["sentry"]


def test_setting_aside() -> None:
    """base/rules/terms_set_aside/1"""
    scene = Scene(p1={"hand": "Library, 6 Copper", "deck": "Village, Estate"})
    scene.p1.plays("Library", "Village")
    aside = [event for event in scene.log.events if event.target == "aside"]
    assert [card.id for event in aside for card in event.visible_cards(1)] == ["village"]
    assert scene.p1.actions == 0
    assert scene.p1.in_play == cards("Library")
    assert scene.p1.discard == cards("Village")


def test_coins_are_only_for_this_turn() -> None:
    """base/rules/terms_coins/1"""
    scene = Scene(p1={"hand": "Festival, Copper", "deck": "5 Estate"}, p2={})
    scene.p1.plays("Festival")
    assert scene.p1.all_cards == cards("Festival, Copper, 5 Estate")
    scene.p1.plays("Copper")
    assert scene.p1.coins == 3
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.coins == 0


def test_a_revealed_reaction_is_not_in_play() -> None:
    """base/rules/terms_in_play/1"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "Moat, 4 Copper"})
    scene.p1.plays("Militia", scene.p2("Moat"))
    assert seen(scene, 0, "reveal") == ["moat"]
    assert "moat" in scene.p2.hand
    assert scene.p2.in_play == []
    assert view(scene.game, 0).players[1].in_play == []


def test_differently_named_cards() -> None:
    """base/rules/terms_names/1: counted by Harvest"""
    scene = Scene(p1={"hand": "Harvest", "deck": "Copper, Silver, Gold, Gold, Silver"})
    scene.p1.plays("Harvest")
    assert scene.p1.coins == 3


def test_treasures_with_instructions() -> None:
    """base/rules/treasures_with_text/1"""
    scene = Scene(phase="buy", p1={"hand": "Horn of Plenty, Copper"})
    assert Scene(p1={"hand": "Horn of Plenty, Village"}).options == ["village"]
    scene.p1.plays("Copper")
    scene.p1.plays("Horn of Plenty", "Estate")
    assert scene.p1.discard == cards("Estate")
    assert scene.p1.me.buys == 1
    assert scene.p1.can_buy("Copper")


def test_cards_over_rules() -> None:
    """base/rules/card_over_rules/1"""
    scene = Scene(p1={"hand": "Mine, Copper"})
    scene.p1.plays("Mine", "Copper", "Silver")
    assert scene.p1.hand == cards("Silver")
    assert scene.p1.discard == []


def test_everybody_has_their_own_cards() -> None:
    """base/rules/own_cards/1"""
    scene = Scene(p1={"hand": "Militia"}, p2={"hand": "3 Copper, 2 Estate"})
    scene.p1.plays("Militia", "2 Estate")
    assert scene.p2.discard == cards("2 Estate")
    assert scene.p1.discard == []
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Silver, Gold"}, p3={"deck": "Silver, Copper"})
    scene.p1.plays("Bandit", scene.p2("Silver"))
    assert scene.trash == cards("2 Silver")


def test_simultaneous_things() -> None:
    """base/rules/simultaneous/1"""
    scene = Scene(phase="start", p1={"durations": "Merchant Ship, Caravan", "deck": "Copper"})
    scene.run("Caravan")
    assert sorted(scene.asked[0].options) == cards("Merchant Ship, Caravan")
    assert scene.asked[0].seat == 0
    assert scene.p1.hand == cards("Copper")
    assert scene.p1.coins == 2
    scene = Scene(p1={"hand": "Bandit"}, p2={"deck": "Silver, Gold"}, p3={"deck": "Gold, Silver"})
    scene.p1.plays("Bandit", scene.p2("Gold"), scene.p3("Silver"))
    assert [asked.seat for asked in scene.asked] == [1, 2]


# --- what may be known ----------------------------------------------------------------------------------------
def test_open_information() -> None:
    """base/rules/open_information/1"""
    scene = Scene(kingdom="Smithy", trash="Curse, Duchy", p1={"deck": "3 Gold", "discard": "Silver, Estate"},
                  p2={"hand": "2 Gold", "deck": "4 Copper", "discard": "Province, Copper"})
    shown = view(scene.game, 0)
    me, other = shown.players
    assert (me.deck_size, other.deck_size) == (3, None)
    assert (me.discard_top, other.discard_top) == ("silver", "province")
    assert (other.hand_size, other.hand) == (2, None)
    assert shown.trash == cards("Curse, Duchy")
    assert {pile.id: pile.count for pile in shown.piles}["smithy"] == 10
    assert [field for field in me.__struct_fields__ if "discard" in field] == ["discard_top"]


# --- the examples of the rule book ----------------------------------------------------------------------------
def test_an_opening() -> None:
    """base/rules/worked_example/1"""
    scene = Scene(kingdom="Militia", p1={"hand": "4 Copper, Estate", "deck": "3 Copper, 2 Estate"},
                  p2={"deck": "5 Copper"})
    scene.p1.plays("4 Copper")
    scene.p1.buys("Militia")
    scene.p1.ends_turn()
    scene.p2.ends_turn()
    assert scene.p1.hand == cards("3 Copper, 2 Estate")
    scene.p1.plays("3 Copper")
    scene.p1.buys("Silver")
    assert scene.p1.deck == []
    scene.p1.ends_turn()
    assert scene.p1.all_cards == cards("7 Copper, 3 Estate, Militia, Silver")
    assert (len(scene.p1.hand), len(scene.p1.deck), scene.p1.discard) == (5, 7, [])
    assert [event.seat for event in scene.log.events if event.verb == "shuffle"] == [0]


def test_a_turn_with_remodel() -> None:
    """base/rules/worked_example/2"""
    scene = Scene(kingdom="Militia, Village", p1={"hand": "Estate, 2 Copper, Silver, Remodel", "deck": "5 Copper"})
    scene.p1.plays("Remodel", "Estate", "Militia")
    scene.p1.plays("2 Copper, Silver")
    assert scene.p1.coins == 4
    scene.p1.buys("Village")
    assert scene.p1.coins == 1
    assert scene.p1.discard == cards("Militia, Village")
    assert scene.trash == cards("Estate")
    scene.p1.ends_turn()
    assert scene.p1.coins == 0
